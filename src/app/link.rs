//! The link between the host of a room and the other terminals of the same machine.
//!
//! The host listens on a socket in the data folder; a client asks for a place, sends what is typed
//! there, and says, prints and draws what it is sent. Nothing here knows chess, and nothing decides: who is
//! given a place, and what a line means, is the host's loop. Not here: the client's terminal
//! (`app::play::seat`).
//!
//! Both greet with their version. Every message is a value of TOML of bounded length, and what is no
//! message ends the link and nothing else. TOML, because the house has it already.

mod bell;
mod chosen;
mod client;
mod host;
mod lines;
mod message;
mod mirror;
mod outbox;
mod socket;

use std::time::Duration;

pub use bell::{Bell, ring};
pub use client::{HostLink, News, Unreached};
pub use host::{LinkId, Links};
pub use message::{
    ClientLine, ClientPlace, FromClient, PaceText, Picture, PlaceManner, PlaceRequest, ToClient,
};
pub use socket::{HostLock, Socket, Unopened};

/// Whoever takes longer to answer, or to take what it is sent, is given up.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// What both ends must have in common: it changes with every change of a message.
const VERSION: u32 = 6;
