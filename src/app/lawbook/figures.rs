//! What a sentence about the Laws leaves open, as the tables of an edition have it: figures, and which of
//! several rules it is.

use std::time::Duration;

use crate::app::lawbook::subject::Subject;
use crate::laws::edition::IllegalMovePenalty as Costs;
use crate::laws::edition::{
    AudibleClock, Both, Caller, CastlingChange, ClaimClock, ClaimLost, Counting, DefaultTime,
    HearingAssistant, OwnTime, Quickplay, RankNames, Recording, Redress, Repetition, Reversed,
    SetupComplaint, WrongPlace,
};
use crate::laws::{Edition, IllegalAct, Pace, Rule, Source, Supervision, Topic};
use crate::voices::{Narrator, Value};

/// What one gap holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Gap {
    /// Which of several rules it is.
    Which(&'static str),
    Time(Duration),
    Count(u32),
}

/// What the tables of an edition say about a subject.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct EditionFigures {
    gaps: Vec<(&'static str, Gap)>,
    /// How sure the edition's figure is.
    pub(super) source: Source,
    /// The article of the figure, where it depends on the pace.
    pub(super) number: Option<&'static str>,
}

impl EditionFigures {
    const fn none() -> Self {
        Self { gaps: Vec::new(), source: Source::Confirmed, number: None }
    }

    /// Those of a rule, put into gaps.
    fn of<T>(rule: Rule<T>, gaps: impl Fn(T) -> Vec<(&'static str, Gap)>) -> Self {
        Self { source: rule.source, gaps: gaps(rule.value), number: None }
    }

    /// The same with the number of the rule itself.
    fn cited<T>(rule: Rule<T>, gaps: impl Fn(T) -> Vec<(&'static str, Gap)>) -> Self {
        let number = Some(rule.article);
        Self { number, ..Self::of(rule, gaps) }
    }

    /// Which of several rules a rule is.
    fn which<T>(rule: Rule<T>, gap: &'static str, which: impl Fn(T) -> &'static str) -> Self {
        Self::of(rule, |value| vec![(gap, Gap::Which(which(value)))])
    }

    /// Those of two rules; as sure as the less sure of them.
    fn and(mut self, other: Self) -> Self {
        self.gaps.extend(other.gaps);
        if self.source == Source::Confirmed {
            self.source = other.source;
        }
        self
    }

    fn yes_no(rule: Rule<bool>, gap: &'static str) -> Self {
        Self::which(rule, gap, yes_no)
    }

    /// What fills the gaps of the sentence.
    pub(super) fn values(&self, narrator: &Narrator) -> Vec<(&'static str, Value)> {
        let value = |gap: Gap| match gap {
            Gap::Which(which) => which.into(),
            Gap::Time(time) => narrator.time(time),
            Gap::Count(count) => count.into(),
        };
        self.gaps.iter().map(|(name, gap)| (*name, value(*gap))).collect()
    }
}

const fn yes_no(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}

impl Subject {
    /// Whether an edition rules it at all.
    pub(super) fn is_in(self, edition: Edition) -> bool {
        let named = |act| edition.counts_as_illegal(act).value != Counting::NotNamed;
        match self {
            Self::UnfinishedPromotion => named(IllegalAct::Promotion),
            Self::NoMove => named(IllegalAct::NoMove),
            Self::SeventyFive => edition.seventy_five_moves().is_some(),
            Self::LongerEndings => edition.longer_endings().is_some(),
            Self::WrongClaim => own_loss(edition).is_none(),
            Self::WrongClaimOwn => own_loss(edition).is_some(),
            Self::RapidTouch => edition.touch_on_request(Pace::Rapid, Supervision::Sparse).value,
            Self::QuickplayIncrement => matches!(
                edition.quickplay(Pace::Standard, Supervision::Adequate).value,
                Quickplay::IfAnnounced { increment_request: true }
            ),
            Self::Preface => true,
            // The numbers of the articles before 2001 are not known.
            Self::NothingToMove | Self::SheetInView => {
                edition.article(Topic::Touched).number != "Preface"
            }
            // Illegal positions are a rule of their own since there is this one.
            Self::Fivefold | Self::IllegalPosition => edition.fivefold().is_some(),
            _ => !self.numbers(edition).iter().all(|number| *number == "Preface"),
        }
    }

    /// What the tables of an edition say about it, in a game of this pace.
    pub(super) fn figures(self, edition: Edition, pace: Pace) -> EditionFigures {
        match self {
            Self::Promotion => EditionFigures::yes_no(edition.promotion_final_by_touch(), "touch"),
            Self::Assistant => assistant(edition),
            Self::Resignation => EditionFigures::yes_no(edition.resignation_may_draw(), "draw"),
            Self::DrawOffer => EditionFigures::yes_no(edition.agreement_needs_moves(), "moved"),
            Self::DefaultTime => EditionFigures::of(edition.default_time(), late),
            Self::ResumptionLate => EditionFigures::of(edition.late_at_resumption(), late),
            Self::BothFlags => both_flags(edition, Pace::Standard),
            Self::RapidBothFlags => both_flags(edition, Pace::Rapid),
            Self::RapidFlag => EditionFigures::which(
                edition.flag(Pace::Rapid, Supervision::Sparse),
                "who",
                |flag| match flag.called_by {
                    Caller::Players => "players",
                    Caller::Arbiter => "arbiter",
                },
            ),
            Self::UnfinishedPromotion => {
                EditionFigures::yes_no(edition.promotion_becomes_queen(), "queen")
            }
            Self::NoMove => counts(edition, IllegalAct::NoMove),
            Self::TwoHands => counts(edition, IllegalAct::TwoHands { pressed: true }),
            Self::IllegalPenalty => penalty(edition, Pace::Standard),
            Self::RapidIllegal => penalty(edition, Pace::Rapid),
            Self::BlitzIllegal => penalty(edition, Pace::Blitz),
            Self::Reversed => reversed(edition),
            Self::RapidSetUp => rapid_set_up(edition),
            Self::Paces => limits(edition),
            Self::Recording => EditionFigures::yes_no(edition.recording_in_advance(), "ahead")
                .and(EditionFigures::yes_no(edition.electronic_sheet(), "electronic")),
            Self::Fifty => EditionFigures::of(edition.fifty_moves(), count),
            Self::SeventyFive => edition
                .seventy_five_moves()
                .map_or_else(EditionFigures::none, |rule| EditionFigures::of(rule, count)),
            Self::ShortOfTime => {
                EditionFigures::of(edition.recording(Pace::Standard), short_of_time)
            }
            Self::Threefold
            | Self::LongerEndings
            | Self::Claiming
            | Self::WrongClaim
            | Self::WrongClaimOwn
            | Self::Fivefold
            | Self::QuickplayScope
            | Self::QuickplayIncrement
            | Self::QuickplayAlone
            | Self::Quickplay => self.draws(edition, pace),
            Self::BlindAnnouncing | Self::BlindClock | Self::BlindAssistant => self.blind(edition),
            _ => EditionFigures::none(),
        }
    }

    fn draws(self, edition: Edition, pace: Pace) -> EditionFigures {
        match self {
            Self::Threefold => {
                EditionFigures::which(edition.castling_in_repetition(), "castling", |change| {
                    match change {
                        CastlingChange::TemporaryOrPermanent => "any",
                        CastlingChange::Permanent => "lasting",
                    }
                })
            }
            Self::LongerEndings => {
                edition.longer_endings().map_or_else(EditionFigures::none, |rule| {
                    EditionFigures::of(rule, |endings| count(endings.moves))
                })
            }
            Self::Claiming => claiming(edition),
            Self::WrongClaimOwn => EditionFigures::cited(edition.wrong_claim(pace), |costs| {
                vec![("time", Gap::Time(own_loss(edition).unwrap_or(costs.opponent)))]
            }),
            Self::WrongClaim => EditionFigures::cited(edition.wrong_claim(pace), |costs| {
                let halved = Gap::Which(yes_no(costs.own == OwnTime::Halved));
                vec![("time", Gap::Time(costs.opponent)), ("halved", halved)]
            }),
            Self::Fivefold => edition.fivefold().map_or_else(EditionFigures::none, |rule| {
                EditionFigures::which(rule, "in", |fivefold| match fivefold.counted {
                    Repetition::Consecutive => "row",
                    Repetition::Any => "any",
                })
            }),
            Self::QuickplayScope => EditionFigures::which(
                edition.quickplay(Pace::Standard, Supervision::Adequate),
                "scope",
                |scope| match scope {
                    Quickplay::Always => "always",
                    Quickplay::IfAnnounced { .. } => "announced",
                    Quickplay::Never => "never",
                },
            )
            .and(EditionFigures::which(
                edition.quickplay(Pace::Blitz, Supervision::Adequate),
                "blitz",
                |scope| if scope == Quickplay::Never { "none" } else { "watched" },
            )),
            _ => EditionFigures::of(edition.quickplay_times(), |times| {
                vec![("left", Gap::Time(times.left)), ("award", Gap::Time(times.award))]
            }),
        }
    }

    fn blind(self, edition: Edition) -> EditionFigures {
        match self {
            Self::BlindAnnouncing => {
                EditionFigures::which(edition.german_ranks(), "german", |ranks| match ranks {
                    RankNames::Required => "always",
                    RankNames::UnlessArbiter => "unless",
                })
            }
            Self::BlindClock => {
                EditionFigures::which(edition.audible_clock(), "speaks", |clock| match clock {
                    AudibleClock::No => "no",
                    AudibleClock::Optional => "may",
                    AudibleClock::Should => "should",
                })
            }
            _ => EditionFigures::which(edition.hearing_impaired_assistant(), "deaf", |needs| {
                match needs {
                    HearingAssistant::Required => "yes",
                    HearingAssistant::NotNamed => "no",
                }
            }),
        }
    }
}

fn count(count: u32) -> Vec<(&'static str, Gap)> {
    vec![("count", Gap::Count(count))]
}

fn late(time: DefaultTime) -> Vec<(&'static str, Gap)> {
    let (which, time) = match time {
        DefaultTime::Is(Duration::ZERO) => ("none", Duration::ZERO),
        DefaultTime::Is(time) => ("time", time),
        DefaultTime::EventMustFix { otherwise: None } => ("event", Duration::ZERO),
        DefaultTime::EventMustFix { otherwise: Some(time) } => ("event-or-none", time),
    };
    vec![("late", Gap::Which(which)), ("time", Gap::Time(time))]
}

fn both_flags(edition: Edition, pace: Pace) -> EditionFigures {
    let rule = edition.flag(pace, Supervision::Sparse);
    EditionFigures::which(rule, "both", |flag| match flag.both {
        // What the events announce, the article is about.
        Both::FirstFallen if edition.both_announced(pace).is_some() => "announced",
        Both::FirstFallen => "first",
        Both::ContinueUnlessLastPeriod => "last",
        Both::Draw => "draw",
    })
}

/// How a draw is claimed by a move, and until when.
fn claiming(edition: Edition) -> EditionFigures {
    let stops = EditionFigures::which(edition.claim_stops_clock(), "who", |who| match who {
        ClaimClock::PlayerMust => "must",
        ClaimClock::PlayerMay => "may",
        ClaimClock::PlayerOrArbiter => "either",
    });
    let lost = EditionFigures::which(edition.claim_lost_by(), "by", |lost| match lost {
        ClaimLost::Moving => "moving",
        ClaimLost::Touching => "touching",
    });
    EditionFigures::yes_no(edition.intended_move_binds(), "binds").and(stops).and(lost)
}

/// An assistant who moves the pieces as well, and whether he costs time.
fn assistant(edition: Edition) -> EditionFigures {
    EditionFigures::yes_no(edition.assistant_costs_time(), "costs")
        .and(EditionFigures::yes_no(edition.moving_assistant(), "moves"))
}

fn reversed(edition: Edition) -> EditionFigures {
    EditionFigures::of(edition.reversed_colours(), |value| match value {
        Reversed::Continue => vec![("new", Gap::Which("no")), ("count", Gap::Count(0))],
        Reversed::NewGameBefore(moves) => {
            vec![("new", Gap::Which("yes")), ("count", Gap::Count(moves))]
        }
    })
}

fn short_of_time(duty: Recording) -> Vec<(&'static str, Gap)> {
    let (below, bonus) = match duty {
        Recording::Duty { exempt_below, unless_bonus } => (exempt_below, unless_bonus),
        Recording::Free => (Duration::ZERO, Duration::ZERO),
    };
    vec![("time", Gap::Time(below)), ("bonus", Gap::Time(bonus))]
}

fn counts(edition: Edition, act: IllegalAct) -> EditionFigures {
    let counts = |counting| yes_no(counting == Counting::Illegal);
    EditionFigures::which(edition.counts_as_illegal(act), "counts", counts)
}

/// What an illegal move costs where few arbiters watch, which matters in rapid and blitz alone.
fn penalty(edition: Edition, pace: Pace) -> EditionFigures {
    EditionFigures::cited(edition.illegal(pace, Supervision::Sparse), |rule| {
        let claimed = matches!(rule.redress, Redress::BeforeMove { arbiter_may_see: false });
        let until = match rule.redress {
            Redress::Always => "always",
            Redress::BeforeTouch => "touch",
            Redress::BeforeMove { arbiter_may_see: true } => "move",
            Redress::BeforeMove { arbiter_may_see: false } => "claim",
        };
        let (loses, minutes) = match rule.penalty {
            Costs::Minutes { each, loses_at: 2 } => ("second", each),
            Costs::Minutes { each, .. } => ("third", each),
            Costs::Loses if claimed => ("claim", 0),
            Costs::Loses => ("first", 0),
        };
        let pace = match pace {
            Pace::Standard => "standard",
            Pace::Rapid => "rapid",
            Pace::Blitz => "blitz",
        };
        vec![
            ("pace", Gap::Which(pace)),
            ("loses", Gap::Which(loses)),
            ("time", Gap::Time(Duration::from_mins(minutes.into()))),
            ("until", Gap::Which(until)),
            ("draw", Gap::Which(yes_no(rule.draw_exception))),
        ]
    })
}

fn rapid_set_up(edition: Edition) -> EditionFigures {
    EditionFigures::of(edition.setup_complaint(Pace::Rapid, Supervision::Sparse), |complaint| {
        let (count, castling) = match complaint {
            SetupComplaint::Until { moves, castling: WrongPlace::KingAndQueen } => (moves, "queen"),
            SetupComplaint::Until { moves, castling: WrongPlace::KingOrRook } => (moves, "rook"),
            SetupComplaint::Always => (0, "rook"),
        };
        vec![("count", Gap::Count(count)), ("castling", Gap::Which(castling))]
    })
}

/// Where blitz ends, found in the edition's own table: up to so many minutes, or below so many.
fn limits(edition: Edition) -> EditionFigures {
    let is_blitz = |time: Duration| edition.pace_of(time).value == Pace::Blitz;
    let whole = (1..60).rev().map(Duration::from_mins).find(|time| is_blitz(*time));
    let most = whole.unwrap_or_default();
    let is_below = is_blitz(most + Duration::from_secs(30));
    let limit = if is_below { most + Duration::from_mins(1) } else { most };
    let rule = edition.pace_of(limit);
    EditionFigures::of(rule, |_| {
        let edge = if is_below { "below" } else { "most" };
        let hour = edition.pace_of(Duration::from_hours(1)).value;
        let hour = if hour == Pace::Rapid { "whole" } else { "less" };
        vec![("edge", Gap::Which(edge)), ("time", Gap::Time(limit)), ("hour", Gap::Which(hour))]
    })
}

/// How much time a wrong claim costs who makes it, where that is so much.
fn own_loss(edition: Edition) -> Option<Duration> {
    match edition.wrong_claim(Pace::Standard).value.own {
        OwnTime::Less(time) => Some(time),
        OwnTime::Kept | OwnTime::Halved => None,
    }
}
