//! The opening of a game, as it is kept in the archive.
//!
//! The only place where it is found out: by the positions of the game, and where none of them has a
//! name, by what its PGN says.

use shakmaty::zobrist::Zobrist64;

use crate::notation::openings;

/// An opening.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct GameOpening {
    /// Its code in the Encyclopaedia of Chess Openings, `B90`; empty if it is not known.
    pub(super) eco: String,
    /// Its English name; empty if it is not known.
    pub(super) name: String,
}

/// The opening of a game with these positions and tags.
pub(super) fn of<'a>(
    positions: impl IntoIterator<Item = Zobrist64>,
    tag: impl Fn(&str) -> Option<&'a str>,
) -> GameOpening {
    let known = |name| tag(name).filter(|value| !matches!(*value, "?" | "-")).unwrap_or_default();
    let (eco, name) = match openings::of(positions) {
        Some(opening) => (opening.eco, opening.name),
        None => (known("ECO"), known("Opening")),
    };
    GameOpening { eco: eco.to_owned(), name: name.to_owned() }
}
