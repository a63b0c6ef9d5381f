//! Chess moves and positions as text, in any language, for eye, ear and fingers.
//!
//! Moves are read as people type and dictate them, in words ("Springer Felix drei"), letters, squares
//! or figurines, and written as SAN, as spoken parts, and in braille. Positions are read and
//! written as FEN, diagrams and lists of pieces, and asked about ([`describe`]); games are read and
//! written as PGN, byte by byte with bounded memory, each fault with its place.
//!
//! Reading is in two steps: what a text can mean ([`Vocabulary`]), then what of that is legal here
//! ([`read()`]). Which words a language has is not known here: whoever uses it brings them, and
//! makes the sentences. It plays nothing and rules nothing.
//!
//! # Example
//!
//! ```
//! use touchmove_notation::shakmaty::{File, Rank, Role, san::San};
//! use touchmove_position::Position;
//! use touchmove_notation::{MoveParts, Atom, NotRead, Vocabulary, braille, read};
//!
//! let mut german = Vocabulary::default();
//! german.add("Springer", Atom::Piece(Role::Knight));
//! german.add("Felix", Atom::File(File::F));
//! german.add("drei", Atom::Rank(Rank::Third));
//!
//! let start = Position::default();
//! let knight = read("springer felix 3", &[&german], &start).unwrap();
//! assert_eq!(San::from_move(&start, knight).to_string(), "Nf3");
//! assert_eq!(braille::moves::write(&MoveParts::of(&start, knight), &Default::default()), "⠎⠋⠒");
//!
//! // What is wrong is told as data, so that it can be said in any language.
//! assert!(matches!(read("Springer Emil 3", &[&german], &start), Err(NotRead::UnknownWord(_))));
//! ```

pub mod parts;
pub mod braille;
mod cyrillic;
pub mod describe;
mod descriptive;
mod drops;
pub mod figurine;
mod form;
pub mod illegal;
pub mod lookalike;
pub mod named;
pub mod numeric;
pub mod openings;
#[cfg(test)]
mod fuzz;
mod pattern;
pub mod pgn;
pub mod position;
pub mod positions;
pub mod read;
pub mod san;
mod script;
pub mod spelling;
pub mod square_order;
pub mod telex;
pub mod usual;
pub mod vocabulary;
pub mod wing;
pub mod written;

pub use shakmaty;
pub use touchmove_fold as fold;

pub use form::Form;
pub use illegal::{Illegal, NoDrop};
pub use named::{named, named_in_full};
pub use parts::{Check, MoveParts, SaidOrigin};
pub use pattern::Line;
pub use position::PositionTextError;
pub use position::page::{DiagramScript, Layout, Page, Width};
pub use read::{
    NotRead, agreed, between, line, means, read, read_in_any, squares, squares_of_pieces,
};
pub use spelling::Spelling;
pub use square_order::{SquareOrder, SquarePart};
pub use vocabulary::{Atom, Term, Vocabulary};
pub use wing::Wing;
pub use written::{Letters, written};
