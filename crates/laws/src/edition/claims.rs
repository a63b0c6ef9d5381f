//! Draws: claims and what a wrong one costs, repetitions, and quickplay finishes.

use std::time::Duration;

use crate::control::Pace;
use crate::edition::{Edition, Rule, Source, Topic};

/// What a wrong claim of a draw costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongClaim {
    /// What the opponent gets.
    pub opponent: Duration,
    /// Whether the claimant's own time is cut by [`halved`].
    pub halves_own: bool,
}

/// How the right to claim on a move is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClaimLost {
    /// By making a move.
    Moving,
    /// By touching a piece already.
    Touching,
}

/// Who stops the clocks for a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClaimClock {
    /// The player must, at once.
    PlayerMust,
    /// The player may.
    PlayerMay,
    /// The player or the arbiter must.
    PlayerOrArbiter,
}

/// Which occurrences count for the draw without a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Repetition {
    /// Five in a row, by alternate moves of both players.
    Consecutive,
    /// Any five.
    Any,
}

/// Which loss of the right to castle makes a position another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastlingChange {
    /// A passing one too: a check that forbids castling for one move makes the position another.
    TemporaryOrPermanent,
    /// Only one for good, and only once king or rook has moved.
    Permanent,
}

/// Whether a draw can be claimed in a quickplay finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quickplay {
    /// It can.
    Always,
    /// If the event has announced it, and the game has no increment.
    IfAnnounced {
        /// Whether a player can ask for five seconds a move for both instead.
        increment_request: bool,
    },
    /// It cannot.
    Never,
}

/// Less than this must be left on the clock to claim in a quickplay finish, in every edition that
/// knows one (FIDE 2009, 10.2; FIDE 2018, III.5).
pub const QUICKPLAY_LEFT: Duration = Duration::from_mins(2);

/// What the opponent gets when such a claim is rejected, and may get when it is postponed.
pub const QUICKPLAY_AWARD: Duration = Duration::from_mins(2);

/// What a wrong claim leaves of the claimant's time (FIDE 2001, 9.5).
///
/// Above two minutes half of it is taken, but three minutes at most. Between one and two minutes one
/// minute is left. Below one minute nothing is taken. The text does not say what holds at the two
/// bounds. Exactly two minutes leave one, as both rules would have it; exactly one stays.
#[must_use]
pub fn halved(left: Duration) -> Duration {
    const MINUTE: Duration = Duration::from_mins(1);
    if left > 2 * MINUTE {
        left.saturating_sub((left / 2).min(3 * MINUTE))
    } else {
        left.min(MINUTE)
    }
}

impl Edition {
    /// What a wrong claim under 9.2 or 9.3 costs. Whether 2005 cuts the claimant's own time is not
    /// known; here it does not.
    #[must_use]
    pub const fn wrong_claim(self, pace: Pace) -> Rule<WrongClaim> {
        let (minutes, source) = match (self, pace) {
            (Self::E2001 | Self::E2009, _) => (3, Source::Confirmed),
            (Self::E2005, _) => (3, Source::Unconfirmed),
            (Self::E2014, Pace::Blitz) => (1, Source::Unconfirmed),
            (Self::E2014, _) => (2, Source::Unconfirmed),
            (_, Pace::Blitz) | (Self::E2023, Pace::Rapid) => (1, Source::Confirmed),
            (_, Pace::Standard | Pace::Rapid) => (2, Source::Confirmed),
        };
        let topic = match (minutes, pace) {
            (1, Pace::Rapid) => Topic::RapidPenalties,
            (1, _) => Topic::BlitzPenalties,
            _ => Topic::WrongClaim,
        };
        let opponent = Duration::from_mins(minutes);
        self.rule(WrongClaim { opponent, halves_own: matches!(self, Self::E2001) }, source, topic)
    }

    /// How the right to claim is lost on a move. For 2005 the milder rule of 2001 stands in.
    #[must_use]
    pub const fn claim_lost_by(self) -> Rule<ClaimLost> {
        let (value, source) = match self {
            Self::E2001 => (ClaimLost::Moving, Source::Confirmed),
            Self::E2005 => (ClaimLost::Moving, Source::Unconfirmed),
            Self::E2014 => (ClaimLost::Touching, Source::Unconfirmed),
            _ => (ClaimLost::Touching, Source::Confirmed),
        };
        self.rule(value, source, Topic::ClaimRight)
    }

    /// Who stops the clocks for a claim. For 2005 the rule of 2001 stands in.
    #[must_use]
    pub const fn claim_stops_clock(self) -> Rule<ClaimClock> {
        let (value, source) = match self {
            Self::E2001 => (ClaimClock::PlayerMust, Source::Confirmed),
            Self::E2005 => (ClaimClock::PlayerMust, Source::Unconfirmed),
            Self::E2009 => (ClaimClock::PlayerMay, Source::Confirmed),
            Self::E2014 => (ClaimClock::PlayerOrArbiter, Source::Unconfirmed),
            Self::E2017 | Self::E2018 | Self::E2023 => {
                (ClaimClock::PlayerOrArbiter, Source::Confirmed)
            }
        };
        self.rule(value, source, Topic::ClaimStopsClock)
    }

    /// Whether the intended move of a claim can no longer be changed once it is written. That it must
    /// be played after a wrong claim holds in every edition (9.5).
    #[must_use]
    pub const fn intended_move_binds(self) -> Rule<bool> {
        let (value, source) = match self {
            Self::E2001 | Self::E2009 => (false, Source::Confirmed),
            Self::E2005 | Self::E2014 => (false, Source::Unconfirmed),
            Self::E2017 | Self::E2018 | Self::E2023 => (true, Source::Confirmed),
        };
        self.rule(value, source, Topic::IntendedMove)
    }

    /// The draw by five occurrences that nobody has to claim; `None` before 2014.
    #[must_use]
    pub const fn fivefold(self) -> Option<Rule<Repetition>> {
        let (value, source) = match self {
            Self::E2001 | Self::E2005 | Self::E2009 => return None,
            Self::E2014 => (Repetition::Consecutive, Source::Secondary),
            Self::E2017 | Self::E2018 | Self::E2023 => (Repetition::Any, Source::Confirmed),
        };
        Some(self.rule(value, source, Topic::Fivefold))
    }

    /// The draw by 75 moves of each player that nobody has to claim, unless the last one mates;
    /// `None` before 2014.
    #[must_use]
    pub const fn seventy_five_moves(self) -> Option<Rule<()>> {
        let source = match self {
            Self::E2001 | Self::E2005 | Self::E2009 => return None,
            Self::E2014 => Source::Secondary,
            Self::E2017 | Self::E2018 | Self::E2023 => Source::Confirmed,
        };
        Some(self.rule((), source, Topic::SeventyFive))
    }

    /// Which loss of the right to castle makes a position another one.
    #[must_use]
    pub const fn castling_in_repetition(self) -> Rule<CastlingChange> {
        let (value, source) = match self {
            Self::E2001 => (CastlingChange::TemporaryOrPermanent, Source::Confirmed),
            Self::E2005 => (CastlingChange::TemporaryOrPermanent, Source::Unconfirmed),
            Self::E2014 => (CastlingChange::Permanent, Source::Unconfirmed),
            _ => (CastlingChange::Permanent, Source::Confirmed),
        };
        self.rule(value, source, Topic::SamePosition)
    }

    /// Whether each player must have moved before a draw can be agreed.
    #[must_use]
    pub const fn agreement_needs_moves(self) -> Rule<bool> {
        let (value, source) = match self {
            Self::E2001 | Self::E2005 | Self::E2009 => (false, Source::Confirmed),
            Self::E2014 => (false, Source::Unconfirmed),
            Self::E2017 | Self::E2018 | Self::E2023 => (true, Source::Confirmed),
        };
        self.rule(value, source, Topic::Agreement)
    }

    /// Whether a resignation only draws when the opponent could not mate.
    #[must_use]
    pub const fn resignation_may_draw(self) -> Rule<bool> {
        let source = match self {
            Self::E2014 => Source::Secondary,
            _ => Source::Confirmed,
        };
        self.rule(matches!(self, Self::E2023), source, Topic::Resignation)
    }

    /// Whether the arbiter's decision about a claim in a quickplay finish is final (10.2d), so that nobody
    /// can appeal against it.
    #[must_use]
    pub const fn quickplay_is_final(self) -> Rule<bool> {
        let (value, source) = match self {
            Self::E2001 | Self::E2009 => (true, Source::Confirmed),
            Self::E2005 => (true, Source::Unconfirmed),
            Self::E2014 | Self::E2017 | Self::E2018 | Self::E2023 => (false, Source::Unconfirmed),
        };
        self.rule(value, source, Topic::Quickplay)
    }

    /// Whether a draw can be claimed in a quickplay finish. Never in blitz.
    #[must_use]
    pub const fn quickplay(self, pace: Pace) -> Rule<Quickplay> {
        let source = match self {
            Self::E2005 => Source::Unconfirmed,
            _ => Source::Confirmed,
        };
        match (self, pace) {
            (_, Pace::Blitz) => self.rule(Quickplay::Never, source, Topic::BlitzQuickplay),
            (Self::E2001 | Self::E2005 | Self::E2009, _) => {
                self.rule(Quickplay::Always, source, Topic::QuickplayScope)
            }
            (Self::E2014 | Self::E2017 | Self::E2018 | Self::E2023, _) => {
                let value = Quickplay::IfAnnounced { increment_request: true };
                self.rule(value, source, Topic::QuickplayScope)
            }
        }
    }
}
