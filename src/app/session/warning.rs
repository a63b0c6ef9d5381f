//! What a beginner is asked before a typed move gives a piece away or allows a mate, if he wants that.
//!
//! Not here: how that is found out (`notation::describe`), and moves of hands: what is touched there is
//! moved.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::Move;

use crate::app::session::intent::{Intent, Purpose, Request};
use crate::app::session::manner::Manner;
use crate::app::session::occasion::Occasion;
use crate::app::session::teller::Moves;
use crate::app::session::{Act, Place};
use crate::describe::{Blunder, blunder};
use crate::laws::{Announcing, Position};
use crate::voices::narrate::role_id;

impl Moves<'_> {
    /// Asks before a move that is named here, if it is one of which the player wants to be warned.
    pub(super) fn warns(&self, purpose: Purpose, mv: Move) -> Option<Vec<Intent>> {
        let wants = self.manner.choices.settings.blunders && purpose == Purpose::Enter;
        let is_bad = || blunder(self.place.game.position(), mv).is_some();
        let warns = wants && self.place.may_warn() && is_bad();
        warns.then(|| self.teller().requests().confirm(Request::Blunder(mv)))
    }
}

impl Manner {
    /// What is wrong with a move in this position, and whether it is played.
    pub(super) fn asks_about_blunder(&self, position: &Position, mv: Move) -> Option<Act> {
        let what = match blunder(position, mv)? {
            Blunder::Mate => "mate",
            Blunder::Piece(role) => role_id(role),
        };
        Some(self.said("confirm-blunder", &[("what", what.into())]))
    }
}

impl Place {
    /// Whether somebody may be warned here: who plays against the program for himself, by typed moves, and
    /// neither by touch-move nor for a tournament.
    fn may_warn(&self) -> bool {
        let rules = self.game.rules();
        let touch = self.listing.header.touch;
        let is_strict = touch || rules.announcing != Announcing::Off || rules.has_arbiter();
        let plays = matches!(self.occasion, Occasion::Home) && !self.activity.is_elsewhere();
        let alone = self.side().is_some_and(|side| !self.plays_on_board(side));
        plays && alone && !is_strict && self.aids_in_force().is_none()
    }
}
