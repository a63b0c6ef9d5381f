//! Who tells at a place how things stand, and who understands what is typed there. Both are handed the
//! place and the voices, and can do nothing.

use crate::app::session::opponent::Opponent;
use crate::app::session::{Manner, Place, Session};

/// Tells how things stand, and why something cannot be done.
#[derive(Clone, Copy, Debug)]
pub(super) struct Teller<'a> {
    pub(super) place: &'a Place,
    pub(super) manner: &'a Manner,
    pub(super) opponent: &'a Opponent,
}

/// Understands a line: which command it is, which move, which of several.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reader<'a> {
    pub(super) place: &'a Place,
    pub(super) manner: &'a Manner,
}

/// What a player wants who names a move, by its words or with his hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moves<'a> {
    pub(super) place: &'a Place,
    pub(super) manner: &'a Manner,
    opponent: &'a Opponent,
}

/// What a player wants besides moving: a draw, a ruling, his sheet, the arbiter.
#[derive(Clone, Copy, Debug)]
pub(super) struct Requests<'a> {
    pub(super) place: &'a Place,
    pub(super) manner: &'a Manner,
    pub(super) opponent: &'a Opponent,
}

impl Session {
    /// What the player wants who names a move now.
    pub(super) const fn moves(&self) -> Moves<'_> {
        self.teller().moves()
    }

    /// What he wants besides.
    pub(super) const fn requests(&self) -> Requests<'_> {
        self.teller().requests()
    }

    /// Who tells how things stand now.
    pub(super) const fn teller(&self) -> Teller<'_> {
        Teller { place: &self.place, manner: &self.manner, opponent: &self.opponent }
    }

    /// Who understands what is typed now.
    pub(super) const fn reader(&self) -> Reader<'_> {
        Reader { place: &self.place, manner: &self.manner }
    }
}

impl<'a> Teller<'a> {
    /// Who understands what is typed at the same place.
    pub(super) const fn reader(&self) -> Reader<'a> {
        Reader { place: self.place, manner: self.manner }
    }
}

impl<'a> Teller<'a> {
    /// What the player wants who names a move.
    pub(super) const fn moves(&self) -> Moves<'a> {
        Moves { place: self.place, manner: self.manner, opponent: self.opponent }
    }

    /// What he wants besides.
    pub(super) const fn requests(&self) -> Requests<'a> {
        Requests { place: self.place, manner: self.manner, opponent: self.opponent }
    }
}

impl<'a> Moves<'a> {
    pub(super) const fn teller(&self) -> Teller<'a> {
        Teller { place: self.place, manner: self.manner, opponent: self.opponent }
    }

    pub(super) const fn reader(&self) -> Reader<'a> {
        self.teller().reader()
    }

    pub(super) const fn requests(&self) -> Requests<'a> {
        self.teller().requests()
    }
}

impl<'a> Requests<'a> {
    pub(super) const fn teller(&self) -> Teller<'a> {
        Teller { place: self.place, manner: self.manner, opponent: self.opponent }
    }
}
