//! What practising is handed: the place with what it is doing, the voices, and what is known of the
//! exercises that were done.
//!
//! Which exercise a request begins is understood by who can change nothing (`Exercises`). What becomes of
//! the one that is open, and what comes after it, is of `Practising`. Both answer with intents.

use crate::app::session::boards::Boards;
use crate::app::session::learning::Learning;
use crate::app::session::opponent::Opponent;
use crate::app::session::teller::Teller;
use crate::app::session::{Manner, Place, Session};

/// Understands which exercise is wanted, and makes it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Exercises<'a> {
    pub(super) place: &'a Place,
    pub(super) manner: &'a Manner,
    pub(super) learning: &'a Learning,
}

/// Goes through exercises, and through games that are looked at.
#[derive(Debug)]
pub(super) struct Practising<'a> {
    pub(super) place: &'a mut Place,
    pub(super) manner: &'a Manner,
    pub(super) opponent: &'a Opponent,
    pub(super) boards: &'a Boards,
    pub(super) learning: &'a mut Learning,
}

impl Session {
    /// The part that goes through exercises and games.
    pub(super) const fn practising(&mut self) -> Practising<'_> {
        Practising {
            place: &mut self.place,
            manner: &self.manner,
            opponent: &self.opponent,
            boards: &self.boards,
            learning: &mut self.learning,
        }
    }
}

impl Practising<'_> {
    /// The teller of this place.
    pub(super) const fn teller(&self) -> Teller<'_> {
        Teller { place: self.place, manner: self.manner, opponent: self.opponent }
    }

    /// The part that finds out which exercise is wanted.
    pub(super) const fn exercises(&self) -> Exercises<'_> {
        Exercises { place: self.place, manner: self.manner, learning: self.learning }
    }
}
