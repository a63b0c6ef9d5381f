//! Where an effect is told: whose affair it is at the table of a match, and which records have it. Pure.
//!
//! One row for each effect, and no wildcard: a new effect does not compile until someone has decided
//! who hears of it and where it is kept. What is said, the voices know. The articles are those of the
//! edition of 2023. The arbiter's desk may know everything; what it is told, it decides itself.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::Color;

use crate::laws::{Effect, Matter};

/// Where an effect is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Telling {
    /// Whose affair it is, besides the arbiter's.
    pub ears: Ears,
    /// Whether the hall hears it with both players: not what one of them asked for or did by himself.
    pub aloud: bool,
    /// Whether it belongs to the score of a game: what was ruled, claimed, offered and corrected, and
    /// when the clocks stood. What hands do on the way to a move does not.
    pub noted: bool,
    /// Whether a player may want to look it up: what costs or refuses something, not what happens in
    /// every game.
    pub looked_up: bool,
}

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

const NOBODY: Telling = heard_by(Ears::None);
const BOTH: Telling = heard_by(Ears::Both);

const fn one(color: Color) -> Telling {
    heard_by(Ears::One(color))
}

const fn heard_by(ears: Ears) -> Telling {
    Telling { ears, aloud: false, noted: false, looked_up: false }
}

impl Telling {
    const fn aloud(self) -> Self {
        Self { aloud: true, ..self }
    }

    const fn noted(self) -> Self {
        Self { noted: true, ..self }
    }

    const fn looked_up(self) -> Self {
        Self { looked_up: true, ..self }
    }
}

/// Whether this player hears of an effect.
#[must_use]
pub fn hears(effect: &Effect, color: Color) -> bool {
    match telling(effect).ears {
        Ears::None => false,
        Ears::One(one) => one == color,
        Ears::Both => true,
    }
}

/// Where an effect is told.
#[expect(clippy::too_many_lines, clippy::match_same_arms, reason = "a row for each effect")]
#[must_use]
pub fn telling(effect: &Effect) -> Telling {
    match effect {
        Effect::Began => BOTH,
        // A figure that the arbiter has to judge.
        Effect::NotConfirmed(_) => NOBODY,
        Effect::Announce(_) => BOTH.aloud(),
        Effect::Completed(_) => BOTH,
        Effect::ClockStarted(_) => BOTH,
        Effect::PeriodBegan(by, _) => one(*by),
        Effect::TimeLeft(by, _) => one(*by),
        // What somebody does with his own hands on his own board is no announcement: the opponent
        // hears of the move when it is announced (D.2.1). That the sighted player has touched a man is
        // told to the arbiter (D.2.10.5).
        Effect::Touched(by, ..) => one(*by),
        Effect::Adjusting(_) => BOTH.aloud(),
        Effect::PutBack(by) => one(*by),
        Effect::MadeOnBoard(spoken) => one(spoken.by()),
        Effect::Announced(_) => BOTH.aloud(),
        Effect::AskRepeat(by) => one(*by),
        Effect::StillToRepeat(by) => one(*by),
        Effect::AskPromotion(by) => one(*by),
        Effect::AnnouncementDiffers { board, .. } => one(board.by()).noted(),
        Effect::Corrected(_) => BOTH.aloud().noted(),
        Effect::Repeated(_) => BOTH.aloud(),
        Effect::RepeatDiffers(..) => BOTH.aloud().noted(),
        Effect::Executed(_) => BOTH,
        Effect::NotCompleted(by, _) => one(*by).noted().looked_up(),
        // Of a clock that was not pressed nobody may tell (12.6).
        Effect::NotPressed(_) => NOBODY,
        Effect::IllegalAct(..) => BOTH.aloud().noted().looked_up(),
        // An illegal move that stands is the opponent's to see (A.5.2). The move itself is told where it
        // was made.
        Effect::IllegalStands(_) => NOBODY,
        Effect::IllegalPosition(_) => NOBODY,
        Effect::BecomesQueen(_) => BOTH.aloud().noted(),
        Effect::Restore(_) => BOTH.aloud().noted(),
        Effect::Found(_) => BOTH.aloud().noted().looked_up(),
        Effect::ColoursStay => BOTH.aloud().noted().looked_up(),
        Effect::DrawOffered(_) => BOTH.aloud().noted(),
        Effect::OfferStands(_) => BOTH.aloud().noted(),
        // An offer at a wrong moment is conduct (11.5).
        Effect::OfferUntimely(_) => NOBODY.noted().looked_up(),
        Effect::DrawAnswered(..) => BOTH.aloud().noted(),
        Effect::ClaimWrong(..) => BOTH.aloud().noted().looked_up(),
        Effect::TimeAdded(..) => BOTH.aloud().noted().looked_up(),
        Effect::TimeTaken(..) => BOTH.aloud().noted().looked_up(),
        Effect::ClockSet(..) => BOTH.aloud().noted(),
        Effect::MovesSet(..) => BOTH.aloud().noted(),
        Effect::IncrementSet(_) => BOTH.aloud().noted().looked_up(),
        Effect::TakenBack(_) => BOTH.aloud().noted(),
        Effect::FlagFell(_) => BOTH.aloud().noted(),
        Effect::FlagClaimWrong(by) => one(*by).noted().looked_up(),
        Effect::MustRecord(by, _) => one(*by).looked_up(),
        Effect::NeedNotRecord(by) => one(*by),
        Effect::MustComplete(by) => one(*by),
        // That a sheet differs would be advice (11.3.1).
        Effect::SheetDiffers(..) => NOBODY.noted(),
        Effect::Signed(..) => BOTH,
        Effect::Absent(_) => BOTH.aloud().noted(),
        Effect::Arrived(_) => BOTH.aloud().noted(),
        Effect::MustSeal(_) => BOTH.aloud(),
        Effect::Sealed(_) => BOTH.aloud().noted(),
        Effect::Adjourned(_) => BOTH.aloud().noted(),
        Effect::MustOpen(_) => BOTH,
        Effect::Opened(_) => BOTH.aloud().noted(),
        Effect::ToArbiter(matter) => of_matter(*matter).noted().looked_up(),
        Effect::Ruled(..) => BOTH.aloud().noted().looked_up(),
        // A question to the solver.
        Effect::Ask(_) => NOBODY,
        Effect::Paused => BOTH.aloud().noted(),
        Effect::Resumed => BOTH.aloud().noted(),
        // A refusal answers whoever asked; no other place learns of the event. Whether it is looked up
        // lies in what is refused.
        Effect::Refused(_) => BOTH,
        // Whether it is looked up lies in the reason.
        Effect::Ended(_) => BOTH.aloud().noted(),
    }
}

/// A player hears that the arbiter is asked where he has asked himself, or where the clocks stand for
/// it.
const fn of_matter(matter: Matter) -> Telling {
    match matter {
        // Only the arbiter judges conduct and figures (12.9, Preface), and who keeps silent.
        Matter::Conduct(..)
        | Matter::Silent(_)
        | Matter::Unconfirmed(_)
        | Matter::DefaultTime(_) => NOBODY,
        Matter::Touch(..)
        | Matter::TwoHands(_)
        | Matter::Quickplay(..)
        | Matter::Increment(_)
        | Matter::BoardsDiffer
        | Matter::Position
        | Matter::FlagInQuickplay(_)
        | Matter::Results
        | Matter::Envelope => BOTH.aloud(),
    }
}
