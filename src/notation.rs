//! Moves as text, in any language, for eye and ear.
//!
//! Reading is in two steps: what a text can mean ([`Vocabulary`]), then what of that is legal here
//! ([`read()`]). Which words a language has is not known here; the voices bring them.

pub mod anatomy;
pub mod braille;
pub mod fold;
pub mod illegal;
pub mod lookalike;
pub mod named;
pub mod openings;
mod pattern;
pub mod pgn;
pub mod position;
pub mod read;
pub mod san;
pub mod spelling;
pub mod square_order;
pub mod vocabulary;

pub use anatomy::{Anatomy, Check, Origin};
pub use illegal::Illegal;
pub use named::named;
pub use pattern::Line;
pub use position::PositionTextError;
pub use position::page::{Layout, Page, Script, Width};
pub use read::{NotRead, line, means, read, read_in_any, squares};
pub use spelling::Spelling;
pub use square_order::{SquareOrder, SquarePart};
pub use vocabulary::{Atom, Term, Vocabulary};
