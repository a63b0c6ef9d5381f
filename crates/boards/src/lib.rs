//! Boards under the player's hands: from bytes on a serial line to what hands have done.
//!
//! A codec for each make is pure: bytes in, reports out; orders in, bytes out; time is an argument.
//! There are those of [`dgt`], [`chesslink`], [`certabo`] and [`citrine`], and of [`peg1`], an open
//! protocol for peg boards that people build at home. Beside each codec stands a board of its make for
//! a [`simulator`], as pure as the codec. [`port`] has the one thread that carries the bytes of a
//! real line. [`sensing`] makes deeds of hands from what a board reports, through bouncing, noise and
//! bad contacts, and [`guidance`] leads a hand to the position that ought to be there.
//!
//! It decides nothing about chess: whether what a hand has done is a legal move, a referee must say. It
//! says nothing in words.
//!
//! # Example
//!
//! A peg is lifted, on a simulated board, and the bytes of the board become a deed.
//!
//! ```
//! use std::time::Duration;
//! use touchmove_boards::peg1::{Board, BoardTalk, Capabilities, Field, Maker, Mark};
//! use touchmove_boards::sensing::{Deed, Hands, Scene};
//! use touchmove_boards::shakmaty::{Position as _, Square};
//! use touchmove_position::Position;
//! use touchmove_boards::{Codec, Senses};
//!
//! let position = Position::default();
//! let pieces = position.board();
//! let maker = Maker {
//!     boot: 1,
//!     fw: "1.0".to_owned(),
//!     uid: "1".to_owned(),
//!     can: Capabilities::default(),
//!     minor: 1,
//!     battery: None,
//! };
//! let mut board = Board::start(Duration::ZERO, maker, &Field::of(pieces.occupied()));
//! let mut host = BoardTalk::open(Duration::ZERO);
//! let mut hands = Hands::new(Senses::Pegs);
//! let scene = Scene { pieces, position: &position, touches: true, runs: true };
//!
//! let mut deeds = Vec::new();
//! for now in (0..3000).step_by(10).map(Duration::from_millis) {
//!     if now == Duration::from_secs(2) {
//!         board.contact(now, Square::E2, Mark::Empty);
//!     }
//!     board.time_passed(now);
//!     let mut reports = host.receive(&board.take_bytes(), now);
//!     if host.deadline().is_some_and(|due| due <= now) {
//!         reports.extend(host.time_passed(now));
//!     }
//!     board.hear(now, &host.to_send());
//!     deeds.extend(reports.iter().flat_map(|report| hands.report(report, now, scene)));
//!     if hands.deadline().is_some_and(|due| due <= now) {
//!         deeds.extend(hands.time_passed(now, scene));
//!     }
//! }
//! assert_eq!(deeds, [Deed::Agrees, Deed::Lifted(Square::E2)]);
//! ```

pub mod address;
#[cfg(test)]
mod fuzz;
mod asked;
pub mod certabo;
pub mod chesslink;
pub mod citrine;
pub mod codec;
pub mod dgt;
pub mod guidance;
pub mod orientation;
pub mod make;
pub mod peg1;
pub mod port;
pub mod report;
pub mod sensing;
pub mod simulator;
pub mod board_event;
mod watch;

#[cfg(test)]
mod noise;
#[cfg(test)]
mod tests;

pub use shakmaty;

pub use address::{Address, addresses};
pub use board_event::{BoardEvent, Loss};
pub use codec::Codec;
pub use make::{Make, Senses};
pub use orientation::Orientation;
pub use port::{Access, Listed, Port};
pub use report::{
    Button, DialTimes, Order, Pressed, Report, Sensed, SquareChange, Stamp, Stranger,
};
