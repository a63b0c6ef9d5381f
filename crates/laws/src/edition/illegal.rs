//! Illegal moves: what counts as one, until when it can be put right, and what it costs.

use serde::Deserialize;

use crate::control::Pace;
use crate::edition::figure::{ByPace, ByWatch, Figure};
use crate::edition::{Edition, Rule, Supervision, Topic};

/// What follows when an illegal move has been completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct IllegalRule {
    /// Until when it can be put right.
    pub redress: Redress,
    /// What it costs.
    pub penalty: IllegalMovePenalty,
    /// Whether the game is drawn instead of lost when the opponent could not mate by any series of
    /// legal moves.
    pub draw_exception: bool,
}

/// Until when an illegal move can be put right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Redress {
    /// Whenever it is found during the game.
    Always,
    /// Until the opponent, who must claim, has touched a piece.
    BeforeTouch,
    /// Until the opponent has made his next move.
    BeforeMove {
        /// Whether the arbiter acts on what he sees. If not, only the opponent's claim counts.
        arbiter_may_see: bool,
    },
}

/// What a completed illegal move costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum IllegalMovePenalty {
    /// Time for the opponent, and a loss in the end.
    Minutes {
        /// How many minutes each one gives to the opponent.
        each: u8,
        /// Which one by the same player loses the game: the second or the third.
        loses_at: u8,
    },
    /// The first one loses, or the opponent may claim a win by it.
    Loses,
}

/// Something that may count as an illegal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IllegalAct {
    /// A move against article 3.
    Move,
    /// A pawn was left on the last rank.
    Promotion,
    /// The king was captured.
    KingCapture,
    /// The clock was pressed without a move.
    NoMove,
    /// A move was made with both hands.
    TwoHands {
        /// Whether the clock was pressed as well.
        pressed: bool,
    },
}

impl IllegalAct {
    /// Whether a piece was moved by it.
    #[must_use]
    pub const fn moves(self) -> bool {
        matches!(self, Self::Move | Self::Promotion | Self::KingCapture)
    }
}

/// Whether an act counts as an illegal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Counting {
    /// It does, or is penalised as if it did.
    Illegal,
    /// It is forbidden, and what it costs is left to the arbiter ([`Edition::penalties`]).
    Forbidden,
    /// The articles on illegal moves do not name it. Capturing the king is against article 1.2 of
    /// 2001 all the same.
    NotNamed,
}

/// The figures on illegal moves.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct IllegalMoveFigures {
    r#move: Figure<Counting>,
    promotion: Figure<Counting>,
    king_capture: Figure<Counting>,
    no_move: Figure<Counting>,
    two_hands: Figure<Counting>,
    two_hands_pressed: Figure<Counting>,
    promotion_becomes_queen: Figure<bool>,
    position_seen: Figure<bool>,
    position_draws: Figure<bool>,
    corrected_by_agreement: ByPace<bool>,
    rule: ByWatch<IllegalRule>,
}

impl Edition {
    /// What follows a completed illegal move; supervision matters in rapid and blitz only.
    ///
    /// From 2017 illegal moves of all kinds are counted together.
    #[must_use]
    pub fn illegal(self, pace: Pace, supervision: Supervision) -> Rule<IllegalRule> {
        let topic = match (pace, supervision) {
            (Pace::Standard, _) | (_, Supervision::Adequate) => Topic::IllegalPenalty,
            (Pace::Rapid, Supervision::Sparse) => Topic::RapidIllegal,
            (Pace::Blitz, Supervision::Sparse) => Topic::BlitzIllegal,
        };
        self.rule(self.file().illegal.rule.at(pace, supervision), topic)
    }

    /// Whether an act counts as an illegal move.
    #[must_use]
    pub fn counts_as_illegal(self, act: IllegalAct) -> Rule<Counting> {
        let of = &self.file().illegal;
        let (figure, topic) = match act {
            IllegalAct::Move => (&of.r#move, Topic::Illegal),
            IllegalAct::Promotion => (&of.promotion, Topic::IllegalPromotion),
            IllegalAct::KingCapture => (&of.king_capture, Topic::Illegal),
            IllegalAct::NoMove => (&of.no_move, Topic::IllegalNoMove),
            IllegalAct::TwoHands { pressed: false } => (&of.two_hands, Topic::IllegalTwoHands),
            IllegalAct::TwoHands { pressed: true } => {
                (&of.two_hands_pressed, Topic::IllegalTwoHands)
            }
        };
        self.rule(figure, topic)
    }

    /// Whether a pawn that was left on the last rank becomes a queen. If not, the position before the
    /// move is restored.
    #[must_use]
    pub fn promotion_becomes_queen(self) -> Rule<bool> {
        self.rule(&self.file().illegal.promotion_becomes_queen, Topic::IllegalPromotion)
    }

    /// Whether the arbiter, where he waits for a claim otherwise, steps in by himself for two kings in
    /// check and for an unfinished promotion (A.4c of 2009).
    #[must_use]
    pub fn illegal_position_seen(self) -> Rule<bool> {
        self.rule(&self.file().illegal.position_seen, Topic::RapidIllegal)
    }

    /// Whether both players may still agree, without the arbiter, to correct an illegal move that stands
    /// because it was answered (A.4c of 2009). Before 2009 it stays.
    #[must_use]
    pub fn corrected_by_agreement(self, pace: Pace) -> Rule<bool> {
        let topic = if pace == Pace::Blitz { Topic::BlitzIllegal } else { Topic::RapidIllegal };
        self.rule(self.file().illegal.corrected_by_agreement.at(pace), topic)
    }

    /// Whether an illegal position that nobody claims is a draw. If not, the arbiter rules on it.
    #[must_use]
    pub fn illegal_position_draws(self) -> Rule<bool> {
        self.rule(&self.file().illegal.position_draws, Topic::IllegalPositionDraw)
    }
}
