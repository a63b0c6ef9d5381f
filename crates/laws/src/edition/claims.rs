//! Draws: claims and what a wrong one costs, repetitions, and quickplay finishes.

use std::time::Duration;

use serde::Deserialize;

use crate::control::Pace;
use crate::edition::endings::LongerEndings;
use crate::edition::figure::{ByPace, ByWatch, Figure, Perhaps, time};
use crate::edition::{Edition, Rule, Supervision, Topic};

/// What a wrong claim of a draw costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrongClaim {
    /// What the opponent gets.
    #[serde(deserialize_with = "time")]
    pub opponent: Duration,
    /// What becomes of the claimant's own time.
    pub own: OwnTime,
}

/// What becomes of the time of who has claimed a draw wrongly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OwnTime {
    /// It stays.
    Kept,
    /// It is cut by [`halved`].
    Halved,
    /// So much of it is taken.
    Less(#[serde(deserialize_with = "time")] Duration),
}

/// How the right to claim on a move is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClaimLost {
    /// By making a move.
    Moving,
    /// By touching a piece already.
    Touching,
}

/// Who stops the clocks for a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClaimClock {
    /// The player must, at once.
    PlayerMust,
    /// The player may.
    PlayerMay,
    /// The player or the arbiter must.
    PlayerOrArbiter,
}

/// Which occurrences count for the draw without a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Repetition {
    /// Those in a row, by alternate moves of both players.
    Consecutive,
    /// All of them.
    Any,
}

/// The draw by repetition that nobody has to claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fivefold {
    /// How often the position must have occurred.
    pub times: u32,
    /// Which occurrences count.
    pub counted: Repetition,
}

/// What follows an offer of a draw while the opponent's clock runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UntimelyOffer {
    /// It may distract him, which the arbiter judges.
    Disturbs,
    /// The player is warned.
    Warned,
}

/// Which positions are dead, and so who cannot win any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeadPosition {
    /// Each in which no series of legal moves leads to a mate. Who could not mate by any does not win.
    NoMate,
    /// A few endings that are named. Only who has a bare king does not win.
    Named,
}

/// Which loss of the right to castle makes a position another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CastlingChange {
    /// A passing one too: a check that forbids castling for one move makes the position another.
    TemporaryOrPermanent,
    /// Only one for good, and only once king or rook has moved.
    Permanent,
}

/// Whether a draw can be claimed in a quickplay finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
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

/// The times of a quickplay finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct QuickplayTimes {
    /// Less than this must be left on the clock to claim (FIDE 2009, 10.2; FIDE 2018, III.5).
    #[serde(deserialize_with = "time")]
    pub left: Duration,
    /// What the opponent gets when such a claim is rejected, and may get when it is postponed.
    #[serde(deserialize_with = "time")]
    pub award: Duration,
}

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

/// The figures on draws.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct Claims {
    threefold: Figure<u32>,
    fifty_moves: Figure<u32>,
    longer_endings: Figure<Perhaps<LongerEndings>>,
    fivefold: Figure<Perhaps<Fivefold>>,
    seventy_five_moves: Figure<Perhaps<u32>>,
    castling_in_repetition: Figure<CastlingChange>,
    lost_by: Figure<ClaimLost>,
    stops_clock: Figure<ClaimClock>,
    intended_move_binds: Figure<bool>,
    wrong: ByPace<WrongClaim>,
    dead_position: Figure<DeadPosition>,
    untimely_offer: Figure<UntimelyOffer>,
    touch_declines_offer: Figure<bool>,
    answer_waits_for_move: Figure<bool>,
    agreement_needs_moves: Figure<bool>,
    resignation_may_draw: Figure<bool>,
    quickplay: ByWatch<Quickplay>,
    quickplay_times: Figure<QuickplayTimes>,
    quickplay_is_final: Figure<bool>,
    quickplay_result_waits: Figure<bool>,
}

impl Edition {
    /// How often a position must have occurred for a claim.
    #[must_use]
    pub fn threefold(self) -> Rule<u32> {
        self.rule(&self.file().claims.threefold, Topic::Threefold)
    }

    /// How many moves of each player without a capture or a pawn's move allow a claim.
    #[must_use]
    pub fn fifty_moves(self) -> Rule<u32> {
        self.rule(&self.file().claims.fifty_moves, Topic::FiftyMoves)
    }

    /// Endings in which a claim needs more moves; `None` from 2001 on.
    #[must_use]
    pub fn longer_endings(self) -> Option<Rule<&'static LongerEndings>> {
        let figure = &self.file().claims.longer_endings;
        let Perhaps::Rule(endings) = &figure.is else { return None };
        Some(self.rule(figure, Topic::SeventyFive).with(endings))
    }

    /// Which positions are dead.
    #[must_use]
    pub fn dead_position(self) -> Rule<DeadPosition> {
        self.rule(&self.file().claims.dead_position, Topic::DeadPosition)
    }

    /// What follows an offer of a draw while the opponent's clock runs.
    #[must_use]
    pub fn untimely_offer(self) -> Rule<UntimelyOffer> {
        self.rule(&self.file().claims.untimely_offer, Topic::Conduct)
    }

    /// What a wrong claim under 9.2 or 9.3 costs.
    #[must_use]
    pub fn wrong_claim(self, pace: Pace) -> Rule<WrongClaim> {
        self.rule(self.file().claims.wrong.at(pace), Topic::WrongClaim)
    }

    /// How the right to claim is lost on a move.
    #[must_use]
    pub fn claim_lost_by(self) -> Rule<ClaimLost> {
        self.rule(&self.file().claims.lost_by, Topic::ClaimRight)
    }

    /// Who stops the clocks for a claim.
    #[must_use]
    pub fn claim_stops_clock(self) -> Rule<ClaimClock> {
        self.rule(&self.file().claims.stops_clock, Topic::ClaimStopsClock)
    }

    /// Whether the intended move of a claim can no longer be changed once it is written. That it must
    /// be played after a wrong claim holds in every edition (9.5).
    #[must_use]
    pub fn intended_move_binds(self) -> Rule<bool> {
        self.rule(&self.file().claims.intended_move_binds, Topic::IntendedMove)
    }

    /// The draw by repetition that nobody has to claim; `None` before 2014.
    #[must_use]
    pub fn fivefold(self) -> Option<Rule<Fivefold>> {
        self.perhaps(&self.file().claims.fivefold, Topic::Fivefold)
    }

    /// How many moves of each player draw without a claim, unless the last one mates; `None` before
    /// 2014.
    #[must_use]
    pub fn seventy_five_moves(self) -> Option<Rule<u32>> {
        self.perhaps(&self.file().claims.seventy_five_moves, Topic::SeventyFive)
    }

    /// Which loss of the right to castle makes a position another one.
    #[must_use]
    pub fn castling_in_repetition(self) -> Rule<CastlingChange> {
        self.rule(&self.file().claims.castling_in_repetition, Topic::SamePosition)
    }

    /// Whether each player must have moved before a draw can be agreed.
    #[must_use]
    pub fn agreement_needs_moves(self) -> Rule<bool> {
        self.rule(&self.file().claims.agreement_needs_moves, Topic::Agreement)
    }

    /// Whether a resignation only draws when the opponent could not mate.
    #[must_use]
    pub fn resignation_may_draw(self) -> Rule<bool> {
        self.rule(&self.file().claims.resignation_may_draw, Topic::Resignation)
    }

    /// Whether the arbiter's decision about a claim in a quickplay finish is final (10.2d), so that nobody
    /// can appeal against it.
    #[must_use]
    pub fn quickplay_is_final(self) -> Rule<bool> {
        self.rule(&self.file().claims.quickplay_is_final, Topic::Quickplay)
    }

    /// Whether a draw can be claimed in a quickplay finish; supervision matters in blitz only, where 2009
    /// has the competition rules if it is adequate (B.2).
    #[must_use]
    pub fn quickplay(self, pace: Pace, supervision: Supervision) -> Rule<Quickplay> {
        let figure = self.file().claims.quickplay.at(pace, supervision);
        let none_in_blitz = pace == Pace::Blitz && figure.is == Quickplay::Never;
        let topic = if none_in_blitz { Topic::BlitzQuickplay } else { Topic::QuickplayScope };
        self.rule(figure, topic)
    }

    /// Whether the result of a claim that was postponed is given only after the flag has fallen (10.2b of
    /// 2001). Later it may be given before.
    #[must_use]
    pub fn quickplay_result_waits(self) -> Rule<bool> {
        self.rule(&self.file().claims.quickplay_result_waits, Topic::Quickplay)
    }

    /// Whether a touch declines an offer. If not, a word or a move does (10.10 of 1989).
    #[must_use]
    pub fn touch_declines_offer(self) -> Rule<bool> {
        self.rule(&self.file().claims.touch_declines_offer, Topic::DrawOffer)
    }

    /// Whether an offer in the own time is answered only once its maker has moved (10.10b of 1989).
    #[must_use]
    pub fn answer_waits_for_move(self) -> Rule<bool> {
        self.rule(&self.file().claims.answer_waits_for_move, Topic::DrawOffer)
    }

    /// The times of a quickplay finish.
    #[must_use]
    pub fn quickplay_times(self) -> Rule<QuickplayTimes> {
        self.rule(&self.file().claims.quickplay_times, Topic::Quickplay)
    }
}
