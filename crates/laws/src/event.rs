//! What happens to a game, as the referee learns of it.

use std::time::Duration;

use shakmaty::{ByColor, CastlingSide, Color, Piece, Square, uci::UciMove};

use crate::adjourn::EnvelopeContents;
use crate::claim::{Claim, Ground};
use crate::dead::{Doubt, Verdict};
use crate::outcome::{Outcome, Points};
use crate::rules::BoardKind;
use crate::ruling::Ruling;

/// What happened.
///
/// Events name moves by their squares, so that they can be stored and read without a position.
/// Articles are those of FIDE 2023; [`Edition::article`](crate::Edition::article) has the
/// others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The game begins (6.6: the clock of the player to move is started).
    Started,
    /// The player to move has typed a move and confirmed it. Where announcing is off this also
    /// starts the opponent's clock; otherwise the move stands on his board and no more.
    Entered(UciMove),

    /// A player touches a piece on an ordinary board, with the intention of moving or capturing it
    /// (4.2.2).
    Touched(Color, Square),
    /// A player takes the piece on this square of his own board off it; on a peg board this is
    /// touching (D.2.2).
    Lifted(Color, Square),
    /// A player puts a piece on this square of his own board: the one given, or the one that he
    /// lifted last.
    Seated(Color, Square, Option<Piece>),
    /// A player says that he adjusts pieces on their squares (4.2.1).
    Adjusting(Color),
    /// From now on a player plays on this: his board is lost, or he has another one. What stands on
    /// the new one is what should ([`Game::wanted`](crate::Game::wanted)).
    Plays(Color, BoardKind),

    /// A player announces his move (D.2.1); a promotion without its piece is not complete.
    Announced(Color, UciMove),
    /// A player repeats the opponent's move (D.2.1).
    Repeated(Color, UciMove),
    /// A player has executed the opponent's move on his own board, or his assistant has (D.2.1).
    Executed(Color),
    /// A player corrects what he has announced (D.2.8).
    Corrected(Color, UciMove),

    /// A player presses his clock (6.2.1).
    ClockPressed(Color),
    /// A player used two hands for his move, as the arbiter or the opponent has seen (7.5.4).
    TwoHands(Color),
    /// A player complains that the other has moved with two hands, which the arbiter judges (7.5.4).
    TwoHandsClaimed(Color),
    /// A player claims that the opponent's flag has fallen (6.8).
    FlagClaimed(Color),
    /// A player claims that the opponent's last move was illegal (A.5.2).
    IllegalClaimed(Color),
    /// A player wants an illegal move corrected that was answered. Once both want it, it is (A.4c of 2009).
    CorrectionWanted(Color),
    /// A player complains that the opponent has touched this piece and not moved it (4.8).
    TouchClaimed(Color, Square),
    /// An irregularity of the board is found (7.2 to 7.6).
    Found(Irregularity),

    /// A player offers a draw (9.1.2).
    DrawOffered(Color),
    /// A player answers the offer that stands.
    DrawAnswered(Color, Answer),
    /// A player who has the move claims a draw, about the position on the board or about the one
    /// after the move that he intends (9.2, 9.3). He has it once the other's is made, be its clock
    /// pressed or not (1.3).
    ClaimedBy(Color, Claim, Option<UciMove>),
    /// The same of the player to move, as games were recorded in which only he could claim.
    Claimed(Claim, Option<UciMove>),
    /// A player claims a draw in a quickplay finish (Guidelines III.5).
    QuickplayClaimed(Color, Ground),
    /// A player asks for an increment of five seconds instead (Guidelines III.4).
    IncrementRequested(Color),
    /// A player resigns (5.1.2).
    Resigned(Color),
    /// Both agree to take back so many plies, and what was begun of the next one; the Laws do not
    /// know this.
    TakenBack(u16),

    /// A player writes on his score sheet (8.1): at this ply, counted from 0, what he reads there;
    /// `None` crosses it out.
    Wrote(Color, u16, Option<UciMove>),
    /// A player has signed his score sheet with this result (8.7).
    Signed(Color, Signature),

    /// A player is not at the board when the game should begin or go on (6.7).
    Absent(Color),
    /// A player has arrived (6.7).
    Arrived(Color),

    /// The arbiter tells the player to move to seal (Guidelines I.1).
    AdjournmentAnnounced,
    /// The same because the player to move wants to adjourn before the end of the session, of which so
    /// much is left: he is charged it (Guidelines I.1).
    EarlyAdjournment(Duration),
    /// A player seals his move. What it is, nobody here knows: the text is the closed envelope.
    Sealed(Color, String),
    /// The envelope is in the arbiter's hands and the game adjourned (Guidelines I.2).
    Adjourned,
    /// The envelope is lost (Guidelines I.10); these are the contents on which the players agree.
    EnvelopeLost(Option<UciMove>),
    /// The adjourned game goes on: the envelope is opened (Guidelines I.7).
    Opened(EnvelopeContents),
    /// The adjourned game is to go on now; who is there is told by `Absent` and `Arrived`.
    ResumptionDue,

    /// The arbiter rules.
    Ruled(Ruling),

    /// The answer to the question with this number ([`Effect::AskSolver`](crate::Effect::AskSolver)).
    Judged(u32, Doubt, Verdict),
    /// A player stops both clocks to call the arbiter, for this reason or without a word (6.11.2).
    ClocksStopped(Color, String),
    /// The clocks are stopped.
    Paused,
    /// The clocks go on.
    Resumed,
    /// Time has passed, nothing else: the deadline that the game named.
    TimePassed,

    /// Who rules elsewhere tells what the clocks show ([`Authority::Remote`](crate::Authority::Remote)).
    ClocksTold(ByColor<Duration>),
    /// Who rules elsewhere tells how the game has ended.
    ResultTold(Outcome),
}

impl Event {
    /// Who does this with his own hands or mouth, if that takes somebody at the board.
    pub(crate) const fn needs_at_board(&self, turn: Color) -> Option<Color> {
        match self {
            Self::Entered(_) | Self::Claimed(..) => Some(turn),
            Self::Touched(by, _)
            | Self::Lifted(by, _)
            | Self::Seated(by, ..)
            | Self::Adjusting(by)
            | Self::Announced(by, _)
            | Self::Corrected(by, _)
            | Self::Repeated(by, _)
            | Self::ClockPressed(by)
            | Self::TwoHands(by)
            | Self::ClaimedBy(by, ..)
            | Self::Sealed(by, _) => Some(*by),
            Self::Started
            | Self::Plays(..)
            | Self::Executed(_)
            | Self::TwoHandsClaimed(_)
            | Self::FlagClaimed(_)
            | Self::IllegalClaimed(_)
            | Self::CorrectionWanted(_)
            | Self::TouchClaimed(..)
            | Self::Found(_)
            | Self::DrawOffered(_)
            | Self::DrawAnswered(..)
            | Self::QuickplayClaimed(..)
            | Self::IncrementRequested(_)
            | Self::Resigned(_)
            | Self::TakenBack(_)
            | Self::Wrote(..)
            | Self::Signed(..)
            | Self::Absent(_)
            | Self::Arrived(_)
            | Self::AdjournmentAnnounced
            | Self::EarlyAdjournment(_)
            | Self::Adjourned
            | Self::EnvelopeLost(_)
            | Self::Opened(_)
            | Self::ResumptionDue
            | Self::Ruled(_)
            | Self::Judged(..)
            | Self::ClocksStopped(..)
            | Self::Paused
            | Self::Resumed
            | Self::TimePassed
            | Self::ClocksTold(_)
            | Self::ResultTold(_) => None,
        }
    }
}

/// An answer to an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Yes.
    Accepted,
    /// No.
    Declined,
}

/// What can be wrong with a board besides a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Irregularity {
    /// The pieces stood wrongly at the start (7.2.1).
    InitialPosition,
    /// The same, with what of a player's stood on which wrong square, as far as castling depends on it
    /// (A.5.1.2).
    WrongPlace(Color, Misplaced),
    /// The board was placed wrongly (7.2.2).
    BoardTurned,
    /// The colours are reversed (7.3).
    ColoursReversed,
    /// A piece stands on a wrong square since after this ply, counted from 1; 0: since the start
    /// (7.4, 7.6).
    Displaced {
        /// The last ply after which the position was right.
        right_until: u16,
    },
}

/// What stood on a wrong square at the start, of what castles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misplaced {
    /// King and queen had changed places.
    KingAndQueen,
    /// The king, otherwise.
    King,
    /// The rook of this side.
    Rook(CastlingSide),
}

/// A result as a player has signed it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signature {
    /// 1-0
    WhiteWins,
    /// 0-1
    BlackWins,
    /// A draw.
    Draw,
}

impl Signature {
    /// White's points and Black's.
    #[must_use]
    pub const fn points(self) -> (Points, Points) {
        match self {
            Self::WhiteWins => (Points::Full, Points::None),
            Self::BlackWins => (Points::None, Points::Full),
            Self::Draw => (Points::Half, Points::Half),
        }
    }
}
