//! What is known of the board of a seat: for the arbiter, who must know what stands there and not what
//! should.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::Board;

use crate::app::session::Session;
use crate::app::session::boards::{Own, State};
use crate::laws::At;
use crate::laws::discrepancy::Shown;
use crate::pegboard::Senses;

/// What is seen of a player's board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::app) enum BoardSight {
    /// The program sees no board of this player.
    #[default]
    None,
    /// It has not been found yet.
    Never,
    /// It is gone, and since then nothing is known of it.
    Gone(At),
    /// It is there and has not told how it stands.
    Silent,
    /// It tells finished moves, and not how it stands.
    Moves,
    /// What stands there is the envelope's affair (Guidelines I.1).
    Sealed,
    /// It stands so.
    Shows {
        /// By its sensors.
        shown: Shown,
        /// Whether it stands otherwise than the game, and the player has to put it right.
        wrong: bool,
    },
}

impl BoardSight {
    /// How the board stands, if that is known.
    pub(in crate::app) const fn shown(&self) -> Option<&Shown> {
        match self {
            Self::Shows { shown, .. } => Some(shown),
            Self::None
            | Self::Never
            | Self::Gone(_)
            | Self::Silent
            | Self::Moves
            | Self::Sealed => None,
        }
    }
}

impl Session {
    /// What is seen of the board of this seat. Hands of which the program is told by another way than
    /// a port have done what the referee knows of them.
    pub(in crate::app) fn sight(&self) -> BoardSight {
        if self.place.keeps_secret() {
            return BoardSight::Sealed;
        }
        match self.boards.list.first() {
            Some(own) => own.sight(),
            None => match self.place.game.shown_on(self.place.me()) {
                Some(shown) => BoardSight::Shows { shown, wrong: false },
                None => BoardSight::None,
            },
        }
    }
}

impl Own {
    fn sight(&self) -> BoardSight {
        let sensed = self.hands.sensed();
        match (self.contact.senses(), self.contact.gone, sensed) {
            (None, Some(since), _) => BoardSight::Gone(since),
            (None, None, _) => BoardSight::Never,
            (Some(Senses::Moves), ..) => BoardSight::Moves,
            (Some(_), _, None) => BoardSight::Silent,
            (Some(_), _, Some(sensed)) => {
                let pieces: Board = sensed.pieces.clone();
                let shown = Shown { occupied: sensed.occupied, pieces, unsure: sensed.faulty };
                let wrong = matches!(self.state, State::Guided(_) | State::Left);
                BoardSight::Shows { shown, wrong }
            }
        }
    }
}
