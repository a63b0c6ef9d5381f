//! Boards under the player's hands: from bytes on a serial line to what happened on the squares.
//!
//! A codec for each make is pure: bytes in, reports out; orders in, bytes out. It decides nothing
//! about chess. What a report means to the game, the app finds out.

pub mod report;
pub mod peg1;

pub use report::{Button, Order, Pressed, Report, Sensed, Stamp, Stranger, Times};
