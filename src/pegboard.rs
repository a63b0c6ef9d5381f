//! Boards under the player's hands: from bytes on a serial line to what happened on the squares.
//!
//! A codec for each make is pure: bytes in, reports out; orders in, bytes out. It decides nothing
//! about chess. What a report means to the game, the app finds out. Beside each codec stands a board
//! of its make for a simulator, as pure as the codec.

pub mod address;
mod asked;
pub mod certabo;
pub mod chesslink;
pub mod citrine;
pub mod codec;
pub mod dgt;
pub mod lie;
pub mod make;
pub mod peg1;
pub mod port;
pub mod report;
pub mod simulator;
pub mod told;
mod watch;

#[cfg(test)]
mod noise;
#[cfg(test)]
mod tests;

pub use address::{Address, addresses};
pub use codec::Codec;
pub use lie::Lie;
pub use make::{Make, Senses};
pub use port::{Access, Listed, Port};
pub use report::{Button, Change, Order, Pressed, Report, Sensed, Stamp, Stranger, Times};
pub use told::{Loss, Told};
