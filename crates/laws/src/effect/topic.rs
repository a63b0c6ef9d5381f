//! What of the Laws an effect follows from.

use crate::edition::{IllegalAct, Topic};
use crate::effect::{Effect, Matter, Missing};
use crate::event::Irregularity;
use crate::outcome::Reason;

impl Effect {
    /// What of the Laws it follows from, if it is a ruling.
    #[must_use]
    pub const fn topic(&self) -> Option<Topic> {
        Some(match self {
            Self::Began | Self::ClockStarted(_) => Topic::ClockStart,
            Self::Announce(_) | Self::Completed(_) => Topic::Completed,
            Self::PeriodBegan(..) => Topic::PeriodMoves,
            Self::Touched(_, _, duty) => duty.topic(),
            Self::NoCastling(_, why) => why.topic(),
            Self::Adjusting(_) => Topic::Adjusting,
            Self::TouchVoid(_) => Topic::Restored,
            Self::MadeOnBoard(_) => Topic::Made,
            Self::Announced(_)
            | Self::AskRepeat(_)
            | Self::StillToRepeat(_)
            | Self::AskPromotion(_)
            | Self::Repeated(_)
            | Self::RepeatDiffers(..)
            | Self::Executed(_) => Topic::BlindAnnounce,
            Self::AnnouncementDiffers { .. } | Self::Corrected(_) => Topic::BlindSlip,
            Self::NotPressed(_) => Topic::PressClock,
            Self::NotCompleted(_, missing) => missing.topic(),
            Self::IllegalAct(_, act, _) => illegal_topic(*act),
            Self::IllegalStands(_) | Self::CorrectionWanted(..) => Topic::RapidIllegal,
            Self::IllegalPosition(_) => Topic::IllegalPositionDraw,
            Self::BecomesQueen(_) => Topic::IllegalPromotion,
            Self::Restore(_) => Topic::ClocksAfterIrregularity,
            Self::Found(irregularity) => irregularity_topic(*irregularity),
            Self::ColoursStay => Topic::ReversedColours,
            Self::CastlingLost(..) => Topic::RapidSetup,
            Self::DrawOffered(_) | Self::DrawAnswered(..) | Self::OfferStands(_) => {
                Topic::DrawOffer
            }
            Self::OfferUntimely(_) => Topic::Conduct,
            Self::ClaimWrong(..) | Self::MustPlay(_) => Topic::WrongClaim,
            Self::TimeAdded(_, _, topic) | Self::TimeTaken(_, _, topic) => *topic,
            Self::ClockSet(..) | Self::MovesSet(..) => Topic::ClockSetting,
            Self::IncrementSet(_) => Topic::QuickplayIncrement,
            Self::FlagFell(_) | Self::FlagClaimWrong(_) => Topic::FlagFallen,
            Self::MustRecord(..) | Self::SheetDiffers(..) => Topic::Recording,
            Self::NeedNotRecord(_) => Topic::NotObligedToRecord,
            Self::MustComplete(_) => Topic::UpdateSheet,
            Self::Signed(..) => Topic::SheetSigned,
            Self::Absent(_) | Self::Arrived(_) => Topic::DefaultTime,
            Self::MustSeal(_) | Self::Sealed(_) => Topic::Sealing,
            Self::AdjournsEarly(..) => Topic::EarlyAdjournment,
            Self::Adjourned(_) => Topic::Envelope,
            Self::MustOpen(_) | Self::Opened(_) => Topic::Resumption,
            Self::ToArbiter(matter) => matter.topic(),
            Self::Ruled(_, ruling) => ruling.topic(),
            Self::Paused | Self::Resumed => Topic::ClockPause,
            Self::Refused(refusal) => return refusal.topic(),
            Self::Ended(outcome) => return outcome.reason.topic(),
            Self::NotConfirmed(_)
            | Self::TimeLeft(..)
            | Self::PutBack(_)
            | Self::TakenBack(_)
            | Self::MovesBack(_)
            | Self::Cancelled(_)
            | Self::ClaimedWith(_)
            | Self::ComplaintLapsed(..)
            | Self::AskSolver(_) => return None,
        })
    }
}

const fn illegal_topic(act: IllegalAct) -> Topic {
    match act {
        IllegalAct::Move | IllegalAct::KingCapture => Topic::Illegal,
        IllegalAct::Promotion => Topic::IllegalPromotion,
        IllegalAct::NoMove => Topic::IllegalNoMove,
        IllegalAct::TwoHands { .. } => Topic::IllegalTwoHands,
    }
}

const fn irregularity_topic(irregularity: Irregularity) -> Topic {
    match irregularity {
        Irregularity::InitialPosition | Irregularity::WrongPlace(..) => Topic::InitialPosition,
        Irregularity::BoardTurned => Topic::BoardTurned,
        Irregularity::ColoursReversed => Topic::ReversedColours,
        Irregularity::Displaced { .. } => Topic::Restored,
    }
}

impl Missing {
    const fn topic(self) -> Topic {
        match self {
            Self::Move | Self::Release => Topic::Made,
            Self::Rook => Topic::CastlingBegun,
            Self::Touched(_) => Topic::Touched,
            Self::Promotion | Self::Chosen(_) => Topic::PromotionChoice,
            Self::Announcement => Topic::BlindMade,
            Self::SameMove => Topic::BlindSlip,
            Self::Repetition | Self::Execution => Topic::BlindClockStart,
        }
    }
}

impl Matter {
    const fn topic(self) -> Topic {
        match self {
            Self::Touch(..) => Topic::TouchComplaint,
            Self::TwoHands(..) => Topic::IllegalTwoHands,
            Self::Quickplay(..) | Self::FlagInQuickplay(_) => Topic::Quickplay,
            Self::Increment(_) => Topic::QuickplayIncrement,
            Self::Draw(_) => Topic::EarlyDraw,
            Self::SessionOver => Topic::Sealing,
            Self::Sheets => Topic::UpdateBothSheets,
            Self::Stopped(_) => Topic::ClockPause,
            Self::Silent(_) => Topic::BlindAnnounce,
            Self::BoardsDiffer => Topic::BlindBoardsDiffer,
            Self::Conduct(..) => Topic::ArbiterPenalties,
            Self::Position => Topic::Restored,
            Self::Unconfirmed(topic) | Self::DefaultTime(topic) => topic,
            Self::Results => Topic::SheetSigned,
            Self::Envelope => Topic::ResumptionAbsent,
        }
    }
}

impl Reason {
    /// What of the Laws ends the game so; what annuls it has named its own article before.
    const fn topic(self) -> Option<Topic> {
        Some(match self {
            Self::Checkmate => Topic::Checkmate,
            Self::Resignation | Self::ResignationNoMate => Topic::Resignation,
            Self::Stalemate => Topic::Stalemate,
            Self::DeadPosition => Topic::DeadPosition,
            Self::Agreement => Topic::Agreement,
            Self::Flag | Self::FlagNoMate => Topic::FlagLoss,
            Self::BothFlags => Topic::BothFlags,
            Self::DefaultTime | Self::BothAbsent => Topic::DefaultTime,
            Self::IllegalMoves | Self::IllegalMovesNoMate => Topic::IllegalPenalty,
            Self::IllegalPosition => Topic::IllegalPositionDraw,
            Self::Threefold => Topic::Threefold,
            Self::FiftyMoves => Topic::FiftyMoves,
            Self::Fivefold => Topic::Fivefold,
            Self::SeventyFiveMoves => Topic::SeventyFive,
            Self::Quickplay => Topic::Quickplay,
            Self::SealedMove | Self::SealedMoveNoMate => Topic::SealedIllegal,
            Self::Arbiter => Topic::ArbiterPenalties,
            Self::Adjudicated
            | Self::Annulled
            | Self::KingOnHill
            | Self::ThirdCheck
            | Self::KingExploded
            | Self::AllPiecesLost
            | Self::NoMovesLeft
            | Self::HordeTaken
            | Self::RaceWon
            | Self::RaceDrawn => return None,
        })
    }
}
