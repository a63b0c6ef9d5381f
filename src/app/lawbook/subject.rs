//! What the Laws rule, subject by subject: the sentence that tells it, and under which numbers it is found.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::laws::{Edition, Topic};

/// Makes of the rows the subjects, their sentences and the numbers that every edition has alike.
///
/// A row: the subject, the sentence that tells it, its numbers that every edition has alike.
macro_rules! subjects {
    ($($name:ident $told:literal $numbers:tt;)*) => {
        /// Something that the Laws rule, in the order of the Laws.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) enum Subject { $($name,)* }

        impl Subject {
            /// All of them.
            pub(super) const ALL: &[Self] = &[$(Self::$name,)*];

            /// The sentence that tells it.
            pub(super) const fn told(self) -> &'static str {
                match self { $(Self::$name => $told,)* }
            }

            /// Its numbers that no edition has moved.
            const fn fixed(self) -> &'static [&'static str] {
                match self { $(Self::$name => &$numbers,)* }
            }
        }
    };
}

subjects! {
    Preface "law-preface" ["Preface"];
    Aim "law-aim" ["1"];
    Board "law-board" ["2.1", "2.4"];
    Start "lesson-start-text" ["2.2", "2.3"];
    OwnSquare "law-own-square" ["3.1"];
    Bishop "lesson-bishop-text" ["3.2", "3.5"];
    Rook "lesson-rook-text" ["3.3", "3.5"];
    Queen "lesson-queen-text" ["3.4", "3.5"];
    Knight "lesson-knight-text" ["3.6"];
    Pawn "lesson-pawn-text" ["3.7"];
    EnPassant "lesson-en-passant-text" ["3.7"];
    Promotion "law-promotion" ["3.7"];
    King "lesson-king-text" ["3.8"];
    Castling "lesson-castling-text" ["3.8"];
    Check "lesson-check-text" ["3.9"];

    Adjusting "law-adjusting" [];
    TouchMove "law-touch-move" [];
    TouchedCastling "law-touched-castling" [];
    NothingToMove "law-nothing-to-move" ["4.5"];
    Made "law-made" [];
    Assistant "law-assistant" [];

    Checkmate "lesson-mate-text" [];
    Resignation "law-resignation" [];
    Stalemate "lesson-draws-text" [];
    DeadPosition "law-dead-position" [];
    DrawOffer "law-draw-offer" [];

    Completed "law-completed" [];
    Time "law-time" [];
    DefaultTime "law-late" [];
    FlagFall "law-flag" [];
    BothFlags "law-both-flags" [];
    Clocks "law-clocks" [];

    SetUp "law-set-up" [];
    Reversed "law-reversed" [];
    Displaced "law-displaced" [];
    Illegal "law-illegal" [];
    UnfinishedPromotion "law-unfinished-promotion" [];
    NoMove "law-no-move" [];
    TwoHands "law-two-hands" [];
    IllegalPenalty "law-penalty" [];

    Recording "law-recording" [];
    SheetInView "law-sheet-in-view" ["8.2"];
    ShortOfTime "law-short-of-time" [];
    Reconstruction "law-reconstruction" [];

    Threefold "law-threefold" [];
    Fifty "law-fifty" [];
    LongerEndings "law-longer-endings" [];
    Claiming "law-claiming" [];
    WrongClaim "law-wrong-claim" [];
    WrongClaimOwn "law-wrong-claim-own" [];
    Fivefold "law-fivefold" [];
    SeventyFive "law-seventy-five" [];
    QuickplayScope "law-quickplay-scope" [];
    Quickplay "law-quickplay" [];
    QuickplayIncrement "law-quickplay-increment" [];
    QuickplayAlone "law-quickplay-alone" [];

    Points "law-points" [];
    Conduct "law-conduct" [];
    Arbiter "law-arbiter" [];
    Disturbance "law-disturbance" [];

    Notation "law-notation" [];

    Paces "law-paces" [];
    RapidSetUp "law-rapid-set-up" [];
    RapidTouch "law-rapid-touch" [];
    RapidIllegal "law-penalty" [];
    IllegalPosition "law-illegal-position" [];
    RapidFlag "law-rapid-flag" [];
    RapidBothFlags "law-both-flags" [];
    BlitzIllegal "law-penalty" [];

    BlindAnnouncing "law-blind-announcing" [];
    BlindMade "law-blind-made" [];
    BlindClock "law-blind-clock" [];
    BlindSlip "law-blind-slip" [];
    BlindBoards "law-blind-boards" [];
    BlindAssistant "law-blind-assistant" [];

    Sealing "law-sealing" [];
    SealedIllegal "law-sealed-illegal" [];
    Resumption "law-resumption" [];
    ResumptionLate "law-late" [];
    Chess960 "law-chess960" [];
}

impl Subject {
    /// The subject that an article on this topic belongs to.
    #[expect(clippy::too_many_lines, reason = "a table: a topic, its subject")]
    const fn of(topic: Topic) -> Self {
        match topic {
            Topic::AccidentalTouch
            | Topic::Touched
            | Topic::TouchedOrder
            | Topic::TouchComplaint => Self::TouchMove,
            Topic::RapidTouch => Self::RapidTouch,
            Topic::Adjusting => Self::Adjusting,
            Topic::CastlingTouch | Topic::RookFirst | Topic::CastlingNotLegal => {
                Self::TouchedCastling
            }
            Topic::PromotionChoice => Self::Promotion,
            Topic::Made | Topic::CastlingBegun => Self::Made,
            Topic::MovingAssistant | Topic::RecordingAssistant => Self::Assistant,
            Topic::Checkmate => Self::Checkmate,
            Topic::Resignation => Self::Resignation,
            Topic::Stalemate => Self::Stalemate,
            Topic::DeadPosition => Self::DeadPosition,
            Topic::Agreement | Topic::EarlyDraw | Topic::DrawOffer => Self::DrawOffer,
            Topic::Completed | Topic::PressClock | Topic::ClockHand | Topic::ClockHandling => {
                Self::Completed
            }
            Topic::PeriodMoves | Topic::ClockStart => Self::Time,
            Topic::DefaultTime => Self::DefaultTime,
            Topic::FlagFallen | Topic::FlagLoss => Self::FlagFall,
            Topic::BothFlags => Self::BothFlags,
            Topic::ClockSetting | Topic::ClockPause | Topic::ClocksAfterIrregularity => {
                Self::Clocks
            }
            Topic::InitialPosition | Topic::BoardTurned => Self::SetUp,
            Topic::ReversedColours => Self::Reversed,
            Topic::Displaced => Self::Displaced,
            Topic::Illegal | Topic::Restored => Self::Illegal,
            Topic::IllegalPromotion => Self::UnfinishedPromotion,
            Topic::IllegalNoMove => Self::NoMove,
            Topic::IllegalTwoHands => Self::TwoHands,
            Topic::IllegalPenalty => Self::IllegalPenalty,
            Topic::Recording | Topic::RecordingAhead | Topic::SheetOwner | Topic::SheetSigned => {
                Self::Recording
            }
            Topic::NotObligedToRecord | Topic::UpdateSheet | Topic::UpdateBothSheets => {
                Self::ShortOfTime
            }
            Topic::Reconstruction | Topic::MovesUnknown => Self::Reconstruction,
            Topic::Threefold | Topic::SamePosition => Self::Threefold,
            Topic::FiftyMoves => Self::Fifty,
            Topic::IntendedMove | Topic::ClaimRight | Topic::ClaimStopsClock => Self::Claiming,
            Topic::WrongClaim => Self::WrongClaim,
            Topic::Fivefold => Self::Fivefold,
            Topic::SeventyFive => Self::SeventyFive,
            Topic::Quickplay => Self::Quickplay,
            Topic::QuickplayAlone => Self::QuickplayAlone,
            Topic::QuickplayScope | Topic::BlitzQuickplay => Self::QuickplayScope,
            Topic::QuickplayIncrement => Self::QuickplayIncrement,
            Topic::Advice
            | Topic::LeavingVenue
            | Topic::Telephones
            | Topic::Conduct
            | Topic::Disrepute
            | Topic::RefusingLaws => Self::Conduct,
            Topic::ArbiterDuties | Topic::ArbiterPenalties | Topic::Appeal => Self::Arbiter,
            Topic::Points => Self::Points,
            Topic::Notation => Self::Notation,
            Topic::Disturbance => Self::Disturbance,
            Topic::Rapid | Topic::RapidRecording | Topic::Blitz => Self::Paces,
            Topic::RapidSetup => Self::RapidSetUp,
            Topic::RapidIllegal | Topic::RapidPenalties => Self::RapidIllegal,
            Topic::IllegalPositionDraw => Self::IllegalPosition,
            Topic::RapidFlag => Self::RapidFlag,
            Topic::RapidBothFlags => Self::RapidBothFlags,
            Topic::BlitzIllegal | Topic::BlitzPenalties => Self::BlitzIllegal,
            Topic::BlindAnnounce | Topic::BlindNames => Self::BlindAnnouncing,
            Topic::BlindMade | Topic::BlindClockStart => Self::BlindMade,
            Topic::BlindClock => Self::BlindClock,
            Topic::BlindSlip => Self::BlindSlip,
            Topic::BlindBoardsDiffer => Self::BlindBoards,
            Topic::BlindAssistant | Topic::BlindSightedAssistant => Self::BlindAssistant,
            Topic::Sealing | Topic::EarlyAdjournment | Topic::Envelope => Self::Sealing,
            Topic::SealedIllegal => Self::SealedIllegal,
            Topic::Resumption => Self::Resumption,
            Topic::ResumptionAbsent => Self::ResumptionLate,
            Topic::Chess960 => Self::Chess960,
        }
    }

    /// The subject in whose place it is told where an edition rules otherwise; usually itself.
    const fn usual(self) -> Self {
        if matches!(self, Self::LongerEndings) {
            Self::SeventyFive
        } else if matches!(self, Self::WrongClaimOwn) {
            Self::WrongClaim
        } else {
            self
        }
    }

    /// Where it is ruled in an edition, each number once.
    pub(super) fn numbers(self, edition: Edition) -> Vec<&'static str> {
        let of_topics = Topic::ALL
            .iter()
            .filter(|topic| Self::of(**topic) == self.usual())
            .flat_map(|topic| edition.article(*topic).number.split(", "));
        let mut numbers: Vec<&'static str> = Vec::new();
        for number in self.fixed().iter().copied().chain(of_topics) {
            if !numbers.contains(&number) {
                numbers.push(number);
            }
        }
        numbers
    }

    /// The sentence with its title, where it is told as in a lesson. Others begin with theirs.
    pub(super) fn title(self) -> Option<&'static str> {
        self.told().strip_suffix("-text")
    }
}
