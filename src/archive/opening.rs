//! The opening of a game, as it is kept in the archive.
//!
//! The only place where it is found out: what a PGN says of it.

/// An opening.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Opening {
    /// Its code in the Encyclopaedia of Chess Openings, `B90`; empty if it is not known.
    pub(super) eco: String,
    /// Its name; empty if it is not known.
    pub(super) name: String,
}

/// The opening that the tags of a game tell.
pub(super) fn of<'a>(tag: impl Fn(&str) -> Option<&'a str>) -> Opening {
    let known = |name| tag(name).filter(|value| !matches!(*value, "?" | "-"));
    let [eco, name] = ["ECO", "Opening"].map(|name| known(name).unwrap_or_default().to_owned());
    Opening { eco, name }
}
