//! A blocking client of the board API of lichess.
//!
//! Requests are answered with what was asked for or with a [`Fault`], and no text of a library is in one.
//! Streams are lines of JSON; each read has a deadline, so that a server which falls silent is noticed.
//! What the server writes is cleaned and cut before anybody has it, and a token is never shown.
//!
//! It was written after the published specification of the API, 2.0.165.
//!
//! ```no_run
//! use touchmove_online::{LichessClient, Deadlines, AccessToken};
//!
//! # fn main() -> Result<(), touchmove_online::Fault> {
//! let token = AccessToken::read("lip_example").ok_or(touchmove_online::Fault::TokenRefused)?;
//! let client = LichessClient::new(touchmove_online::LICHESS, token, Deadlines::default());
//! println!("{}", client.account()?.name);
//! # Ok(())
//! # }
//! ```

mod account;
mod api;
mod client;
mod fault;
mod game;
mod lines;
mod tempo;
mod text;
mod token;

pub use account::{Account, AccountEvent, Challenge, Events, Ongoing};
pub use api::Wanted;
pub use client::{Deadlines, LichessClient};
pub use fault::Fault;
pub use game::{Began, Chat, GameEvent, GameEvents, GameState, GameStatus, Gone, Player};
pub use lines::{Closer, Lines};
pub use tempo::{NoTempo, Tempo, TimeClass};
pub use token::{AccessToken, Kept};

/// Where lichess is.
pub const LICHESS: &str = "https://lichess.org";
