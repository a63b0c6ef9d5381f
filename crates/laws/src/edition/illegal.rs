//! Illegal moves: what counts as one, until when it can be put right, and what it costs.

use crate::control::Pace;
use crate::edition::{Edition, Rule, Source, Supervision, Topic};

/// What follows when an illegal move has been completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalRule {
    /// Until when it can be put right.
    pub redress: Redress,
    /// What it costs.
    pub penalty: Penalty,
    /// Whether the game is drawn instead of lost when the opponent could not mate by any series of
    /// legal moves.
    pub draw_exception: bool,
}

/// Until when an illegal move can be put right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Redress {
    /// Whenever it is found during the game.
    Always,
    /// Until the opponent, who must claim, has touched a piece.
    BeforeTouch,
    /// Until the opponent has made his next move; afterwards only if both players agree.
    BeforeMove {
        /// Whether the arbiter acts on what he sees. If not, only the opponent's claim counts.
        arbiter_may_see: bool,
    },
}

/// What a completed illegal move costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Penalty {
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Counting {
    /// It does, or is penalised as if it did.
    Illegal,
    /// It is forbidden, and what it costs is left to the arbiter ([`Edition::penalties`]).
    Forbidden,
    /// The articles on illegal moves do not name it. Capturing the king is against article 1.2 of
    /// 2001 all the same.
    NotNamed,
}

impl Edition {
    /// What follows a completed illegal move; supervision matters in rapid and blitz only.
    ///
    /// From 2017 illegal moves of all kinds are counted together. In 2009 the arbiter of a rapid game
    /// under sparse supervision waits for a claim, but still steps in for two kings in check and for
    /// an unfinished promotion (A.4c).
    #[must_use]
    pub const fn illegal(self, pace: Pace, supervision: Supervision) -> Rule<IllegalRule> {
        match (self, pace, supervision) {
            (_, Pace::Standard, _) => self.illegal_standard(),
            (Self::E2001 | Self::E2005, Pace::Rapid, _) | (_, Pace::Rapid, Supervision::Sparse) => {
                self.illegal_rapid()
            }
            (Self::E2001 | Self::E2005, Pace::Blitz, _) | (_, Pace::Blitz, Supervision::Sparse) => {
                self.illegal_blitz()
            }
            (_, Pace::Rapid, Supervision::Adequate) => self.illegal_rapid_supervised(),
            (_, Pace::Blitz, Supervision::Adequate) => self.illegal_blitz_supervised(),
        }
    }

    const fn illegal_standard(self) -> Rule<IllegalRule> {
        let (loses_at, draw_exception) = match self {
            Self::E2001 | Self::E2005 => (3, false),
            Self::E2009 => (3, true),
            Self::E2014 | Self::E2017 | Self::E2018 | Self::E2023 => (2, true),
        };
        let penalty = Penalty::Minutes { each: 2, loses_at };
        let rule = IllegalRule { redress: Redress::Always, penalty, draw_exception };
        self.rule(rule, Source::Confirmed, Topic::IllegalPenalty)
    }

    const fn illegal_rapid_supervised(self) -> Rule<IllegalRule> {
        match self {
            Self::E2023 => self.rule(ONE_MINUTE_ALWAYS, Source::Confirmed, Topic::RapidPenalties),
            _ => self.illegal_standard(),
        }
    }

    const fn illegal_blitz_supervised(self) -> Rule<IllegalRule> {
        let source = match self {
            Self::E2001 | Self::E2005 | Self::E2009 => return self.illegal_standard(),
            Self::E2014 => Source::Unconfirmed,
            Self::E2017 | Self::E2018 | Self::E2023 => Source::Confirmed,
        };
        self.rule(ONE_MINUTE_ALWAYS, source, Topic::BlitzPenalties)
    }

    const fn illegal_rapid(self) -> Rule<IllegalRule> {
        let third = Penalty::Minutes { each: 2, loses_at: 3 };
        let second = Penalty::Minutes { each: 2, loses_at: 2 };
        let on_touch =
            IllegalRule { redress: Redress::BeforeTouch, penalty: third, draw_exception: false };
        let (rule, source) = match self {
            Self::E2001 => (on_touch, Source::Confirmed),
            Self::E2005 => (on_touch, Source::Unconfirmed),
            Self::E2009 => (before_move(false, third), Source::Confirmed),
            Self::E2014 => (before_move(true, Penalty::Loses), Source::Confirmed),
            Self::E2017 => (before_move(true, second), Source::Secondary),
            Self::E2018 => (before_move(true, second), Source::Confirmed),
            Self::E2023 => (before_move(true, ONE_MINUTE), Source::Confirmed),
        };
        self.rule(rule, source, Topic::RapidIllegal)
    }

    const fn illegal_blitz(self) -> Rule<IllegalRule> {
        let first = IllegalRule {
            redress: Redress::BeforeMove { arbiter_may_see: false },
            penalty: Penalty::Loses,
            draw_exception: true,
        };
        let (rule, source) = match self {
            Self::E2001 => (first, Source::Confirmed),
            Self::E2005 => (first, Source::Unconfirmed),
            Self::E2009 => (before_move(false, Penalty::Loses), Source::Confirmed),
            Self::E2014 => (before_move(true, Penalty::Loses), Source::Secondary),
            Self::E2017 => (before_move(true, ONE_MINUTE), Source::Secondary),
            Self::E2018 | Self::E2023 => (before_move(true, ONE_MINUTE), Source::Confirmed),
        };
        self.rule(rule, source, Topic::BlitzIllegal)
    }

    /// Whether an act counts as an illegal move.
    #[must_use]
    pub const fn counts_as_illegal(self, act: IllegalAct) -> Rule<Counting> {
        match act {
            IllegalAct::Move => self.rule(Counting::Illegal, Source::Confirmed, Topic::Illegal),
            IllegalAct::Promotion => self.unfinished_promotion(),
            IllegalAct::KingCapture => self.king_capture(),
            IllegalAct::NoMove => self.no_move(),
            IllegalAct::TwoHands { pressed } => self.two_hands(pressed),
        }
    }

    const fn unfinished_promotion(self) -> Rule<Counting> {
        let counting = match self {
            Self::E2001 => Counting::NotNamed,
            _ => Counting::Illegal,
        };
        self.rule(counting, Source::Confirmed, Topic::IllegalPromotion)
    }

    /// In 2017 by the interpretation of that June.
    const fn king_capture(self) -> Rule<Counting> {
        let (counting, source) = match self {
            Self::E2001 => (Counting::NotNamed, Source::Confirmed),
            Self::E2017 => (Counting::Illegal, Source::Secondary),
            _ => (Counting::Illegal, Source::Confirmed),
        };
        self.rule(counting, source, Topic::Illegal)
    }

    const fn no_move(self) -> Rule<Counting> {
        let counting = match self {
            Self::E2001 | Self::E2005 | Self::E2009 => Counting::NotNamed,
            Self::E2014 => Counting::Forbidden,
            Self::E2017 | Self::E2018 | Self::E2023 => Counting::Illegal,
        };
        self.rule(counting, Source::Confirmed, Topic::IllegalNoMove)
    }

    const fn two_hands(self, pressed: bool) -> Rule<Counting> {
        let (counting, source) = match self {
            Self::E2001 | Self::E2005 | Self::E2009 => (Counting::Forbidden, Source::Confirmed),
            Self::E2014 => (Counting::Forbidden, Source::Secondary),
            Self::E2018 | Self::E2023 if !pressed => (Counting::Forbidden, Source::Confirmed),
            Self::E2017 | Self::E2018 | Self::E2023 => (Counting::Illegal, Source::Confirmed),
        };
        self.rule(counting, source, Topic::IllegalTwoHands)
    }

    /// Whether a pawn that was left on the last rank becomes a queen. If not, the position before the
    /// move is restored.
    #[must_use]
    pub const fn promotion_becomes_queen(self) -> Rule<bool> {
        let queen = !matches!(self, Self::E2001 | Self::E2005 | Self::E2009);
        self.rule(queen, Source::Confirmed, Topic::IllegalPromotion)
    }
}

const ONE_MINUTE: Penalty = Penalty::Minutes { each: 1, loses_at: 2 };

const ONE_MINUTE_ALWAYS: IllegalRule =
    IllegalRule { redress: Redress::Always, penalty: ONE_MINUTE, draw_exception: true };

const fn before_move(arbiter_may_see: bool, penalty: Penalty) -> IllegalRule {
    IllegalRule { redress: Redress::BeforeMove { arbiter_may_see }, penalty, draw_exception: true }
}
