//! What surrounds the moves: coming late, a wrong set-up, recording, assistants, penalties.

use std::time::Duration;

use crate::control::Pace;
use crate::edition::{Edition, Rule, Source, Supervision, Topic};

/// How late a player may come before he loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DefaultTime {
    /// So much, unless the event rules otherwise.
    Is(Duration),
    /// The event must say it.
    EventMustFix {
        /// What holds if it does not; `None`: the edition is silent.
        otherwise: Option<Duration>,
    },
}

/// Until when a wrong initial position can be complained of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetupComplaint {
    /// During the whole game; a new one is played.
    Always,
    /// Until both players have completed so many moves; afterwards the game stands.
    Until {
        /// How many, by each player.
        moves: u32,
        /// Which castling the position then forbids.
        castling: WrongPlace,
    },
}

/// Which castling a wrong set-up forbids once it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WrongPlace {
    /// All castling by a king that changed places with its queen.
    KingAndQueen,
    /// All castling by a wrongly placed king, and castling with a wrongly placed rook.
    KingOrRook,
}

/// What follows when the colours were reversed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reversed {
    /// The game continues, unless the arbiter rules otherwise.
    Continue,
    /// A new game before so many moves by each player; afterwards it continues. One that has ended
    /// by then stands.
    NewGameBefore(u32),
}

/// The duty to record the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recording {
    /// There is one, but who has little time left is free of it for the rest of the period.
    Duty {
        /// Less than this is little time.
        exempt_below: Duration,
        /// Nobody is free of it where each move adds this or more.
        unless_bonus: Duration,
    },
    /// There is none.
    Free,
}

/// A penalty that an arbiter can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PenaltyKind {
    /// A warning.
    Warning,
    /// More time for the opponent.
    AddTime,
    /// Less time for the offender.
    ReduceTime,
    /// More points for the opponent, up to those of a win.
    AddPoints,
    /// Fewer points for the offender.
    ReducePoints,
    /// The loss of the game; the arbiter decides the opponent's score.
    Loss,
    /// A fine that was announced.
    Fine,
    /// Exclusion from rounds.
    Exclusion,
    /// Expulsion from the event.
    Expulsion,
}

const PENALTIES: [PenaltyKind; 9] = [
    PenaltyKind::Warning,
    PenaltyKind::AddTime,
    PenaltyKind::ReduceTime,
    PenaltyKind::AddPoints,
    PenaltyKind::ReducePoints,
    PenaltyKind::Loss,
    PenaltyKind::Fine,
    PenaltyKind::Exclusion,
    PenaltyKind::Expulsion,
];

const PENALTIES_TO_2009: [PenaltyKind; 7] = [
    PenaltyKind::Warning,
    PenaltyKind::AddTime,
    PenaltyKind::ReduceTime,
    PenaltyKind::AddPoints,
    PenaltyKind::ReducePoints,
    PenaltyKind::Loss,
    PenaltyKind::Expulsion,
];

impl Edition {
    /// How late a player may come.
    #[must_use]
    pub const fn default_time(self) -> Rule<DefaultTime> {
        let value = match self {
            Self::E2001 | Self::E2005 => DefaultTime::Is(Duration::from_hours(1)),
            Self::E2009 => DefaultTime::Is(Duration::ZERO),
            Self::E2014 => DefaultTime::EventMustFix { otherwise: None },
            Self::E2017 | Self::E2018 | Self::E2023 => {
                DefaultTime::EventMustFix { otherwise: Some(Duration::ZERO) }
            }
        };
        self.rule(value, Source::Confirmed, Topic::DefaultTime)
    }

    /// How late a player may come to the resumption of an adjourned game. That of 2014 was not read;
    /// the one of 2017 stands in.
    #[must_use]
    pub const fn late_at_resumption(self) -> Rule<DefaultTime> {
        let value = match self {
            Self::E2001 | Self::E2005 | Self::E2009 => DefaultTime::Is(Duration::from_hours(1)),
            Self::E2014 => DefaultTime::EventMustFix { otherwise: None },
            Self::E2017 | Self::E2018 | Self::E2023 => {
                DefaultTime::EventMustFix { otherwise: Some(Duration::ZERO) }
            }
        };
        self.rule(value, self.adjournment_source(), Topic::ResumptionAbsent)
    }

    /// Whether a sealed move that has ended the game saves also the player who had to answer it and
    /// came too late. Who sealed it, it saves in every edition.
    #[must_use]
    pub const fn sealed_end_saves_replier(self) -> Rule<bool> {
        let saves = !matches!(self, Self::E2001 | Self::E2005 | Self::E2009);
        self.rule(saves, self.adjournment_source(), Topic::ResumptionAbsent)
    }

    const fn adjournment_source(self) -> Source {
        match self {
            Self::E2005 | Self::E2014 => Source::Unconfirmed,
            _ => Source::Confirmed,
        }
    }

    /// Until when a wrong set-up can be complained of. From 2009 the bound of rapid and blitz is for
    /// sparse supervision; under adequate supervision the rule of standard pace holds.
    #[must_use]
    pub const fn setup_complaint(self, pace: Pace) -> Rule<SetupComplaint> {
        let (moves, castling, source) = match (self, pace) {
            (_, Pace::Standard) => {
                let source = self.unless_2014(Source::Secondary);
                return self.rule(SetupComplaint::Always, source, Topic::InitialPosition);
            }
            (Self::E2005, _) => (3, WrongPlace::KingAndQueen, Source::Unconfirmed),
            (Self::E2001 | Self::E2009, _) => (3, WrongPlace::KingAndQueen, Source::Confirmed),
            (_, Pace::Rapid | Pace::Blitz) => (10, WrongPlace::KingOrRook, Source::Confirmed),
        };
        self.rule(SetupComplaint::Until { moves, castling }, source, Topic::RapidSetup)
    }

    /// Whether touch-move is ruled on only where a player asks: in rapid and blitz until 2009, there
    /// under sparse supervision (A.4b).
    #[must_use]
    pub const fn touch_on_request(self, pace: Pace, supervision: Supervision) -> Rule<bool> {
        let (asked, source) = match (self, pace, supervision) {
            (_, Pace::Standard, _) => (false, Source::Confirmed),
            (Self::E2001, _, _) | (Self::E2009, _, Supervision::Sparse) => {
                (true, Source::Confirmed)
            }
            (Self::E2005, _, _) => (true, Source::Unconfirmed),
            (_, Pace::Rapid | Pace::Blitz, _) => (false, Source::Confirmed),
        };
        self.rule(asked, source, Topic::RapidTouch)
    }

    /// What follows when the colours were reversed.
    #[must_use]
    pub const fn reversed_colours(self) -> Rule<Reversed> {
        let value = match self {
            Self::E2001 | Self::E2005 | Self::E2009 | Self::E2014 => Reversed::Continue,
            Self::E2017 | Self::E2018 | Self::E2023 => Reversed::NewGameBefore(10),
        };
        self.rule(value, self.unless_2014(Source::Unconfirmed), Topic::ReversedColours)
    }

    /// Whether the piece of a promotion is final once it has touched its square. Before that edition it
    /// is with the move, once that is made.
    #[must_use]
    pub const fn promotion_final_by_touch(self) -> Rule<bool> {
        let is_final = !matches!(self, Self::E2001);
        self.rule(is_final, Source::Confirmed, Topic::PromotionChoice)
    }

    /// The duty to record.
    #[must_use]
    pub const fn recording(self, pace: Pace) -> Rule<Recording> {
        let source = match (self, pace) {
            (Self::E2005, _) => Source::Unconfirmed,
            (Self::E2014, Pace::Standard) => Source::Secondary,
            _ => Source::Confirmed,
        };
        match pace {
            Pace::Standard => {
                let exempt_below = Duration::from_mins(5);
                let unless_bonus = Duration::from_secs(30);
                let value = Recording::Duty { exempt_below, unless_bonus };
                self.rule(value, source, Topic::NotObligedToRecord)
            }
            Pace::Rapid | Pace::Blitz => self.rule(Recording::Free, source, Topic::RapidRecording),
        }
    }

    /// Whether a move may be written before it is made. Later only one that is claimed by or sealed
    /// may.
    #[must_use]
    pub const fn recording_in_advance(self) -> Rule<bool> {
        self.rule(matches!(self, Self::E2001), Source::Confirmed, Topic::RecordingAhead)
    }

    /// Whether the moves may be recorded on a certified electronic scoresheet instead of paper.
    #[must_use]
    pub const fn electronic_sheet(self) -> Rule<bool> {
        self.rule(matches!(self, Self::E2023), Source::Confirmed, Topic::Recording)
    }

    /// Whether a disabled player pays with clock time for an assistant who records or presses the
    /// clock. A player without a disability always does.
    #[must_use]
    pub const fn assistant_costs_time(self) -> Rule<bool> {
        let costs = matches!(self, Self::E2001 | Self::E2005 | Self::E2009);
        self.rule(costs, Source::Confirmed, Topic::RecordingAssistant)
    }

    /// Whether a player who cannot move the pieces may bring an assistant who does.
    #[must_use]
    pub const fn moving_assistant(self) -> Rule<bool> {
        let may = !matches!(self, Self::E2001 | Self::E2005 | Self::E2009);
        self.rule(may, self.unless_2014(Source::Secondary), Topic::MovingAssistant)
    }

    /// The penalties that an arbiter can choose from, the mildest first. The lists of 2005 and 2014
    /// were not read; those of 2001 and 2017 stand in for them.
    #[must_use]
    pub const fn penalties(self) -> &'static [PenaltyKind] {
        match self {
            Self::E2001 | Self::E2005 | Self::E2009 => &PENALTIES_TO_2009,
            Self::E2014 | Self::E2017 | Self::E2018 | Self::E2023 => &PENALTIES,
        }
    }

    /// Confirmed, but for 2014 only so sure.
    const fn unless_2014(self, source: Source) -> Source {
        match self {
            Self::E2014 => source,
            _ => Source::Confirmed,
        }
    }
}
