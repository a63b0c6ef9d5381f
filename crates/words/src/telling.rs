//! Where an effect is told and what has to be done because of it: whose affair it is at the table of a
//! match, which records have it, which tone it has. Pure.
//!
//! One row for each effect, and no wildcard: a new effect does not compile until someone has decided
//! who hears of it and where it is kept. What is said, the voices know. The articles are those of the
//! edition of 2023. The arbiter's desk may know everything; what it is told, it decides itself.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Color, Move};

use crate::laws::edition::IllegalAct;
use crate::laws::{Effect, Matter, Outcome, Position, Question, Refusal, Ruling};

/// Where an effect is told.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Telling<'a> {
    /// Whose affair it is, besides the arbiter's.
    pub audience: Concern,
    /// Whether the hall hears it with both players: not what one of them asked for or did by himself.
    pub aloud: bool,
    /// Whether it belongs to the score of a game: what was ruled, claimed, offered and corrected, and
    /// when the clocks stood. What hands do on the way to a move does not.
    pub noted: bool,
    /// Whether a player may want to look it up: what costs or refuses something, not what happens in
    /// every game.
    pub looked_up: bool,
    /// What a tone tells of it before the words.
    pub sign: Option<Sign<'a>>,
    /// What somebody has to do because of it, besides telling it.
    pub then: Option<Then<'a>>,
}

/// What a tone tells.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Sign<'a> {
    /// What this move does in this position.
    Move(&'a Position, Move),
    /// Something is illegal.
    Illegal,
    /// A player wanted to be told that so much time is left.
    TimeLeft,
}

/// What somebody has to do because of an effect.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Then<'a> {
    /// The pawn of this player stands on the last rank of his board: he chooses the piece.
    ChoosePiece(Color),
    /// The board of this player shows that a move is not complete.
    Alarm(Color),
    /// An older question is given up: a yes must not hit it.
    Lapse,
    /// The board of this player, or both, is compared with what stands now, also where a piece is in
    /// the hand.
    Compare(Option<Color>),
    /// Another position was set, and the boards are set up by it.
    SetUp,
    /// The arbiter decides, or who stands in for him.
    Decide(Matter),
    /// The solver is asked.
    Judge(&'a Question),
    /// The result is kept, and nobody thinks any more.
    Finish(Outcome),
}

/// Whose affair an effect is, besides the arbiter's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Concern {
    /// No player's.
    None,
    /// This player's alone.
    One(Color),
    /// That of both players.
    Both,
}

const NOBODY: Telling<'_> = heard_by(Concern::None);
const BOTH: Telling<'_> = heard_by(Concern::Both);

const fn one<'a>(color: Color) -> Telling<'a> {
    heard_by(Concern::One(color))
}

const fn heard_by<'a>(audience: Concern) -> Telling<'a> {
    Telling { audience, aloud: false, noted: false, looked_up: false, sign: None, then: None }
}

impl<'a> Telling<'a> {
    const fn aloud(self) -> Self {
        Self { aloud: true, ..self }
    }

    const fn noted(self) -> Self {
        Self { noted: true, ..self }
    }

    const fn looked_up(self) -> Self {
        Self { looked_up: true, ..self }
    }

    const fn sign(self, sign: Sign<'a>) -> Self {
        Self { sign: Some(sign), ..self }
    }

    const fn then(self, then: Then<'a>) -> Self {
        Self { then: Some(then), ..self }
    }
}

/// Whether this player hears of an effect.
#[must_use]
pub fn hears(effect: &Effect, color: Color) -> bool {
    match telling(effect).audience {
        Concern::None => false,
        Concern::One(one) => one == color,
        Concern::Both => true,
    }
}

/// Where an effect is told.
#[expect(clippy::too_many_lines, clippy::match_same_arms, reason = "a row for each effect")]
#[must_use]
pub fn telling(effect: &Effect) -> Telling<'_> {
    match effect {
        Effect::Began => BOTH.aloud(),
        // A figure that the arbiter has to judge.
        Effect::NotConfirmed(_) => NOBODY,
        Effect::Announce(made) => BOTH.aloud().sign(Sign::Move(&made.before, made.mv)),
        // What hands have done, each player hears in words of his own.
        Effect::Completed(_) => BOTH,
        Effect::ClockStarted(_) => BOTH,
        Effect::PeriodBegan(by, _) => one(*by),
        Effect::TimeLeft(by, _) => one(*by).sign(Sign::TimeLeft),
        // What somebody does with his own hands on his own board is no announcement: the opponent hears
        // of the move when it is announced (D.2.1). That the sighted player has touched a piece is told
        // to the arbiter (D.2.10.5).
        Effect::Touched(by, ..) => one(*by),
        Effect::NoCastling(by, _) => one(*by).looked_up(),
        Effect::TouchVoid(_) => BOTH.aloud(),
        Effect::Adjusting(_) => BOTH.aloud(),
        Effect::PutBack(by) => one(*by),
        Effect::MadeOnBoard(spoken) => one(spoken.by()),
        Effect::Announced(said) => BOTH.aloud().sign(Sign::Move(&said.before, said.mv)),
        Effect::AskRepeat(by) => one(*by),
        Effect::StillToRepeat(by) => one(*by),
        Effect::AskPromotion(by) => one(*by).then(Then::ChoosePiece(*by)),
        Effect::AnnouncementDiffers { board, .. } => one(board.by()).noted(),
        Effect::Corrected(said) => BOTH.aloud().noted().sign(Sign::Move(&said.before, said.mv)),
        Effect::Repeated(_) => BOTH.aloud(),
        Effect::RepeatDiffers(..) => BOTH.aloud().noted(),
        Effect::Executed(_) => BOTH,
        Effect::NotCompleted(by, _) => one(*by).noted().looked_up().then(Then::Alarm(*by)),
        // Of a clock that was not pressed nobody may tell (12.6).
        Effect::NotPressed(_) => NOBODY,
        Effect::IllegalAct(..) => BOTH.aloud().noted().looked_up().sign(Sign::Illegal),
        // An illegal move that stands is the opponent's to see (A.5.2). The move itself is told where
        // it was made.
        Effect::IllegalStands(_) => NOBODY,
        Effect::CorrectionWanted(..) => BOTH.aloud().noted().looked_up(),
        Effect::IllegalPosition(_) => NOBODY,
        Effect::BecomesQueen(_) => BOTH.aloud().noted(),
        Effect::Restore(_) => BOTH.aloud().noted().then(Then::Compare(None)),
        Effect::Found(_) => BOTH.aloud().noted().looked_up(),
        Effect::CastlingLost(..) => BOTH.aloud().noted().looked_up(),
        Effect::ColoursStay => BOTH.aloud().noted().looked_up(),
        Effect::DrawOffered(_) => BOTH.aloud().noted().then(Then::Lapse),
        Effect::OfferStands(_) => BOTH.aloud().noted(),
        // An offer at a wrong moment is conduct (11.5).
        Effect::OfferUntimely(_) => NOBODY.noted().looked_up(),
        Effect::DrawAnswered(..) => BOTH.aloud().noted(),
        Effect::ClaimedWith(_) => BOTH.aloud().noted(),
        Effect::MustPlay(_) => BOTH.aloud().noted().looked_up(),
        Effect::ClaimWrong(..) => BOTH.aloud().noted().looked_up(),
        Effect::TimeAdded(..) => BOTH.aloud().noted().looked_up(),
        Effect::TimeTaken(..) => BOTH.aloud().noted().looked_up(),
        Effect::ClockSet(..) => BOTH.aloud().noted(),
        Effect::MovesSet(..) => BOTH.aloud().noted(),
        Effect::IncrementSet(_) => BOTH.aloud().noted().looked_up(),
        Effect::TakenBack(_) => BOTH.aloud().noted(),
        // The score names them as notes of its own.
        Effect::Cancelled(_) => BOTH.aloud(),
        Effect::MovesBack(_) => BOTH.aloud().noted().then(Then::Compare(None)),
        Effect::FlagFell(_) => BOTH.aloud().noted(),
        Effect::FlagClaimWrong(by) => one(*by).noted().looked_up(),
        Effect::MustRecord(by, _) => one(*by).looked_up(),
        Effect::NeedNotRecord(by) => one(*by),
        Effect::MustComplete(by) => one(*by),
        // That a sheet differs would be advice (11.3.1).
        Effect::SheetDiffers(..) => NOBODY.noted(),
        Effect::Signed(..) => BOTH.aloud(),
        Effect::Absent(_) => BOTH.aloud().noted(),
        Effect::Arrived(_) => BOTH.aloud().noted(),
        Effect::MustSeal(_) => BOTH.aloud(),
        Effect::AdjournsEarly(..) => BOTH.aloud().noted().looked_up(),
        Effect::Sealed(_) => BOTH.aloud().noted(),
        Effect::Adjourned(_) => BOTH.aloud().noted(),
        Effect::MustOpen(_) => BOTH.aloud(),
        Effect::Opened(_) => BOTH.aloud().noted(),
        Effect::ToArbiter(matter) => {
            of_matter(*matter).noted().looked_up().then(Then::Decide(*matter))
        }
        Effect::ComplaintLapsed(..) => BOTH.aloud().noted(),
        Effect::Ruled(_, ruling) => of_ruling(ruling).aloud().noted().looked_up(),
        // A question to the solver.
        Effect::AskSolver(question) => NOBODY.then(Then::Judge(question)),
        Effect::Paused => BOTH.aloud().noted(),
        Effect::Resumed => BOTH.aloud().noted(),
        // A refusal answers whoever asked; no other place learns of the event. Whether it is looked up
        // lies in what is refused.
        Effect::Refused(Refusal::IllegalMove) => BOTH.sign(Sign::Illegal),
        Effect::Refused(_) => BOTH,
        // Whether it is looked up lies in the reason.
        Effect::Ended(outcome) => BOTH.aloud().noted().then(Then::Finish(*outcome)),
    }
}

const fn of_ruling<'a>(ruling: &Ruling) -> Telling<'a> {
    match ruling {
        Ruling::TouchWaived(of) => BOTH.then(Then::Compare(Some(*of))),
        Ruling::PositionSet(_) => BOTH.then(Then::SetUp),
        Ruling::Warned(_)
        | Ruling::TimeAdded(..)
        | Ruling::TimeTaken(..)
        | Ruling::ClockSet(..)
        | Ruling::MovesSet(..)
        | Ruling::PointsAdded(..)
        | Ruling::PointsTaken(..)
        | Ruling::Lost(..)
        | Ruling::Fined(_)
        | Ruling::Excluded(_)
        | Ruling::Expelled(_)
        | Ruling::ResultSet(..)
        | Ruling::Adjudicated(..)
        | Ruling::Reconstructed(_)
        | Ruling::NextPeriod
        | Ruling::Restored(_)
        | Ruling::Retraced(_)
        | Ruling::Displaced(_)
        | Ruling::Annulled
        | Ruling::FlagSeen(_)
        | Ruling::IllegalSeen(_)
        | Ruling::NoMoveSeen(_)
        | Ruling::TouchSeen(..)
        | Ruling::Dismissed(_)
        | Ruling::Quickplay(_)
        | Ruling::OfferAllowed(_)
        | Ruling::IncrementSet(_)
        | Ruling::DefaultTimeSet(_)
        | Ruling::Revoked(_)
        | Ruling::EndRevoked => BOTH,
    }
}

/// A player hears that the arbiter is asked where he has asked himself, or where the clocks stand for
/// it.
const fn of_matter<'a>(matter: Matter) -> Telling<'a> {
    match matter {
        // Hands are seen by all, and a complaint about them is decided by it.
        Matter::Conduct(_, IllegalAct::TwoHands { .. })
        | Matter::Touch(..)
        | Matter::TwoHands(..)
        | Matter::Quickplay(..)
        | Matter::Increment(_)
        | Matter::BoardsDiffer
        | Matter::Position
        | Matter::FlagInQuickplay(_)
        | Matter::Results
        | Matter::Sheets
        | Matter::Stopped(_)
        | Matter::Envelope => BOTH.aloud(),
        // An offer that is not allowed yet is none, and would disturb the opponent (11.5).
        Matter::Draw(by) => one(by),
        // Only the arbiter judges conduct and figures (12.9, Preface), and who keeps silent.
        Matter::Conduct(..)
        | Matter::Silent(_)
        | Matter::Unconfirmed(_)
        | Matter::DefaultTime(_)
        | Matter::SessionOver => NOBODY,
    }
}
