//! What surrounds the moves: coming late, a wrong set-up, recording, assistants, penalties.

use std::time::Duration;

use serde::Deserialize;

use crate::control::Pace;
use crate::edition::figure::{ByPace, ByWatch, Figure, some_time, time};
use crate::edition::{Edition, Rule, Supervision, Topic};

/// How late a player may come before he loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum DefaultTime {
    /// So much, unless the event rules otherwise.
    #[serde(rename = "after")]
    Is(#[serde(deserialize_with = "time")] Duration),
    /// The event must say it.
    EventMustFix {
        /// What holds if it does not; `None`: the edition is silent.
        #[serde(default, deserialize_with = "some_time")]
        otherwise: Option<Duration>,
    },
}

/// Until when a wrong initial position can be complained of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WrongPlace {
    /// All castling by a king that changed places with its queen.
    KingAndQueen,
    /// All castling by a wrongly placed king, and castling with a wrongly placed rook.
    KingOrRook,
}

/// What follows when the colours were reversed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reversed {
    /// The game continues, unless the arbiter rules otherwise.
    Continue,
    /// A new game before so many moves by each player; afterwards it continues. One that has ended
    /// by then stands.
    NewGameBefore(u32),
}

/// The duty to record the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Recording {
    /// There is one, but who has little time left is free of it for the rest of the period.
    Duty {
        /// Less than this is little time.
        #[serde(deserialize_with = "time")]
        exempt_below: Duration,
        /// Nobody is free of it where each move adds this or more.
        #[serde(deserialize_with = "time")]
        unless_bonus: Duration,
    },
    /// There is none.
    Free,
}

/// A penalty that an arbiter can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
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

/// The figures on what surrounds the moves.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct Conduct {
    default_time: Figure<DefaultTime>,
    late_at_resumption: Figure<DefaultTime>,
    sealed_end_saves_replier: Figure<bool>,
    setup_complaint: ByWatch<SetupComplaint>,
    touch_on_request: ByWatch<bool>,
    reversed_colours: Figure<Reversed>,
    adjusting_needs_clock: Figure<bool>,
    promotion_final_by_touch: Figure<bool>,
    recording: ByPace<Recording>,
    recording_in_advance: Figure<bool>,
    electronic_sheet: Figure<bool>,
    assistant_costs_time: Figure<bool>,
    moving_assistant: Figure<bool>,
    loss_may_give_half: Figure<bool>,
    telephone_loses: Figure<bool>,
    penalties: Figure<Vec<PenaltyKind>>,
}

impl Edition {
    /// How late a player may come.
    #[must_use]
    pub fn default_time(self) -> Rule<DefaultTime> {
        self.rule(&self.file().conduct.default_time, Topic::DefaultTime)
    }

    /// How late a player may come to the resumption of an adjourned game.
    #[must_use]
    pub fn late_at_resumption(self) -> Rule<DefaultTime> {
        self.rule(&self.file().conduct.late_at_resumption, Topic::ResumptionAbsent)
    }

    /// Whether a sealed move that has ended the game saves also the player who had to answer it and
    /// came too late. Who sealed it, it saves in every edition.
    #[must_use]
    pub fn sealed_end_saves_replier(self) -> Rule<bool> {
        self.rule(&self.file().conduct.sealed_end_saves_replier, Topic::ResumptionAbsent)
    }

    /// Until when a wrong set-up can be complained of; supervision matters in rapid and blitz only.
    #[must_use]
    pub fn setup_complaint(self, pace: Pace, supervision: Supervision) -> Rule<SetupComplaint> {
        let topic = match (pace, supervision) {
            (Pace::Rapid | Pace::Blitz, Supervision::Sparse) => Topic::RapidSetup,
            _ => Topic::InitialPosition,
        };
        self.rule(self.file().conduct.setup_complaint.at(pace, supervision), topic)
    }

    /// Whether touch-move is ruled on only where a player asks: in rapid and blitz until 2009, there
    /// under sparse supervision (A.4b).
    #[must_use]
    pub fn touch_on_request(self, pace: Pace, supervision: Supervision) -> Rule<bool> {
        let figure = self.file().conduct.touch_on_request.at(pace, supervision);
        self.rule(figure, Topic::RapidTouch)
    }

    /// What follows when the colours were reversed.
    #[must_use]
    pub fn reversed_colours(self) -> Rule<Reversed> {
        self.rule(&self.file().conduct.reversed_colours, Topic::ReversedColours)
    }

    /// Whether only the player whose clock runs may adjust pieces (6.2.5). If not, it is who has the
    /// move.
    #[must_use]
    pub fn adjusting_needs_clock(self) -> Rule<bool> {
        self.rule(&self.file().conduct.adjusting_needs_clock, Topic::Adjusting)
    }

    /// Whether the piece of a promotion is final once it has touched its square. If not, it is with the
    /// move, once that is made.
    #[must_use]
    pub fn promotion_final_by_touch(self) -> Rule<bool> {
        self.rule(&self.file().conduct.promotion_final_by_touch, Topic::PromotionChoice)
    }

    /// The duty to record.
    #[must_use]
    pub fn recording(self, pace: Pace) -> Rule<Recording> {
        let topic = match pace {
            Pace::Standard => Topic::NotObligedToRecord,
            Pace::Rapid | Pace::Blitz => Topic::RapidRecording,
        };
        self.rule(self.file().conduct.recording.at(pace), topic)
    }

    /// Whether a move may be written before it is made. Later only one that is claimed by or sealed
    /// may.
    #[must_use]
    pub fn recording_in_advance(self) -> Rule<bool> {
        self.rule(&self.file().conduct.recording_in_advance, Topic::RecordingAhead)
    }

    /// Whether the moves may be recorded on a certified electronic scoresheet instead of paper.
    #[must_use]
    pub fn electronic_sheet(self) -> Rule<bool> {
        self.rule(&self.file().conduct.electronic_sheet, Topic::Recording)
    }

    /// Whether a disabled player pays with clock time for an assistant who records or presses the
    /// clock. A player without a disability always does.
    #[must_use]
    pub fn assistant_costs_time(self) -> Rule<bool> {
        self.rule(&self.file().conduct.assistant_costs_time, Topic::RecordingAssistant)
    }

    /// Whether a player who cannot move the pieces may bring an assistant who does.
    #[must_use]
    pub fn moving_assistant(self) -> Rule<bool> {
        self.rule(&self.file().conduct.moving_assistant, Topic::MovingAssistant)
    }

    /// Whether the loss of a player gives his opponent half a point where that one could not mate (12.3b
    /// and 12.8 of 2009).
    #[must_use]
    pub fn loss_may_give_half(self) -> Rule<bool> {
        self.rule(&self.file().conduct.loss_may_give_half, Topic::ArbiterPenalties)
    }

    /// Whether who has a telephone that rings, or from 2014 has one with him, loses by that.
    #[must_use]
    pub fn telephone_loses(self) -> Rule<bool> {
        self.rule(&self.file().conduct.telephone_loses, Topic::Telephones)
    }

    /// The penalties that an arbiter can choose from, the mildest first.
    #[must_use]
    pub fn penalties(self) -> &'static [PenaltyKind] {
        &self.file().conduct.penalties.is
    }
}
