//! The link between the host of a room and its other terminals, on the same machine or elsewhere.
//!
//! The host listens on a socket in the data folder; a client asks for a place, sends what is typed
//! there, and says, prints and draws what it is sent. One that is elsewhere is brought to that socket by
//! a command and a bridge. Nothing here knows chess, and nothing decides: who is
//! given a place, and what a line means, is the host's loop. Not here: the client's terminal
//! (`app::play::seat`).
//!
//! What is typed at a client is numbered. The host says which number it has carried out, after that is in
//! its journal; so a line that was under way when the link broke is sent again if it was lost, and never
//! counts twice.
//!
//! Both greet with their version. Every message is a value of TOML of bounded length, and what is no
//! message ends the link and nothing else. TOML, because the house has it already.

mod bell;
mod bridge;
mod chosen;
mod client;
mod game;
mod host;
mod lines;
mod message;
mod mirror;
mod outbox;
mod socket;
mod wire;

use std::time::Duration;

pub use bell::{Bell, ring};
pub use bridge::{NO_HOST, cross};
pub use client::{HostLink, News, Route, Unreached};
pub use game::{Fresh, FromGuest, StandsText, ToGuest};
pub use host::{LinkId, Links};
pub use message::{
    ClientLine, ClientPlace, FromClient, PaceText, Picture, PlaceManner, PlaceRequest, Sitting,
    ToClient,
};
pub use socket::{HostLock, Socket, Unopened};

/// Whoever takes longer to answer, or to take what it is sent, is given up.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// What both ends must have in common: it changes with every change of a message that an older end cannot
/// pass over.
const VERSION: u32 = 7;

/// What it changes with that an older end passes over: a message that is new, or a value in one. Whoever is
/// newer sends none to an older end that must answer it.
const MINOR: u32 = 2;
