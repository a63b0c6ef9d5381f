//! lichess: the lines to it, and what a player can do there besides playing a game.
//!
//! A line is a thread that waits on a stream; it wakes up when something comes, and tells it through a way
//! into the inbox. What a player types at the prompt is understood in `lobby`, which is pure.

mod account;
mod game;
mod lobby;
mod retry;

pub use account::{AccountLine, AccountNews, OpenSeek};
pub use game::GameLine;
pub use lobby::{Asked, Challenged, Lobby, challenge_said, header, server_key};
