//! Who hears of an effect at the table of a match. Pure.
//!
//! The match is exhaustive on purpose: a new effect does not compile until someone has decided whose
//! affair it is. The articles are those of the edition of 2023. The arbiter's desk may know
//! everything; what it is told, it decides itself.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::Color;

use crate::laws::{Effect, Matter};

/// Whose affair an effect is, besides the arbiter's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ears {
    /// No player's.
    None,
    /// This player's alone.
    One(Color),
    /// That of both players.
    Both,
}

/// Whether this player hears of an effect.
#[must_use]
pub fn hears(effect: &Effect, color: Color) -> bool {
    match ears(effect) {
        Ears::None => false,
        Ears::One(one) => one == color,
        Ears::Both => true,
    }
}

/// Whose affair an effect is.
#[expect(clippy::too_many_lines, reason = "a table: an effect, whose affair it is")]
#[must_use]
pub fn ears(effect: &Effect) -> Ears {
    match effect {
        // A question to the solver; a figure that the arbiter has to judge; a clock that was not
        // pressed, of which nobody may tell (12.6); an illegal move that stands, which is the opponent's
        // to see (A.5.2); a sheet that differs, which would be advice (11.3.1); an offer at a wrong
        // moment, which is conduct (11.5).
        Effect::Ask(_)
        | Effect::IllegalStands(_)
        | Effect::IllegalPosition(_)
        | Effect::NotConfirmed(_)
        | Effect::NotPressed(_)
        | Effect::SheetDiffers(..)
        | Effect::OfferUntimely(_) => Ears::None,

        // What somebody does with his own hands on his own board is no announcement: the opponent
        // hears of the move when it is announced (D.2.1). That the sighted player has touched a man
        // is told to the arbiter (D.2.10.5).
        Effect::Touched(by, ..)
        | Effect::PutBack(by)
        | Effect::AskPromotion(by)
        | Effect::AskRepeat(by)
        | Effect::StillToRepeat(by)
        | Effect::NotCompleted(by, _)
        | Effect::TimeLeft(by, _)
        | Effect::PeriodBegan(by, _)
        | Effect::MustRecord(by, _)
        | Effect::NeedNotRecord(by)
        | Effect::MustComplete(by)
        | Effect::FlagClaimWrong(by) => Ears::One(*by),
        Effect::MadeOnBoard(spoken) => Ears::One(spoken.by()),
        Effect::AnnouncementDiffers { board, .. } => Ears::One(board.by()),

        // Said aloud, or of consequence for both.
        Effect::Adjusting(_)
        | Effect::Began
        | Effect::Announce(_)
        | Effect::Completed(_)
        | Effect::ClockStarted(_)
        | Effect::Announced(_)
        | Effect::Corrected(_)
        | Effect::Repeated(_)
        | Effect::RepeatDiffers(..)
        | Effect::Executed(_)
        | Effect::IllegalAct(..)
        | Effect::BecomesQueen(_)
        | Effect::Restore(_)
        | Effect::Found(_)
        | Effect::ColoursStay
        | Effect::DrawOffered(_)
        | Effect::OfferStands(_)
        | Effect::DrawAnswered(..)
        | Effect::ClaimWrong(..)
        | Effect::TimeAdded(..)
        | Effect::TimeTaken(..)
        | Effect::ClockSet(..)
        | Effect::MovesSet(..)
        | Effect::IncrementSet(_)
        | Effect::TakenBack(_)
        | Effect::FlagFell(_)
        | Effect::Signed(..)
        | Effect::Absent(_)
        | Effect::Arrived(_)
        | Effect::MustSeal(_)
        | Effect::Sealed(_)
        | Effect::Adjourned(_)
        | Effect::MustOpen(_)
        | Effect::Opened(_)
        | Effect::Ruled(..)
        | Effect::Paused
        | Effect::Resumed
        | Effect::Ended(_)
        // A refusal answers whoever asked; no other place learns of the event.
        | Effect::Refused(_) => Ears::Both,
        Effect::ToArbiter(matter) => of_matter(*matter),
    }
}

/// A player hears that the arbiter is asked where he has asked himself, or where the clocks stand for
/// it.
fn of_matter(matter: Matter) -> Ears {
    match matter {
        // Only the arbiter judges conduct and figures (12.9, Preface), and who keeps silent.
        Matter::Conduct(..)
        | Matter::Silent(_)
        | Matter::Unconfirmed(_)
        | Matter::DefaultTime(_) => Ears::None,
        Matter::Touch(..)
        | Matter::TwoHands(_)
        | Matter::Quickplay(..)
        | Matter::Increment(_)
        | Matter::BoardsDiffer
        | Matter::Position
        | Matter::FlagInQuickplay(_)
        | Matter::Results
        | Matter::Envelope => Ears::Both,
    }
}
