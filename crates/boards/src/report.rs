//! What boards tell and can be told, the same for every make.

use std::time::Duration;

use shakmaty::{Bitboard, Board, ByColor, Color, Move, Piece, Square};

/// When something happened by the clock of the board, which knows better than the computer what
/// came first; nothing where the board has no clock.
pub type Stamp = Option<Duration>;

/// What a board tells. Squares are those of the board as the player sits at it: a codec that is told
/// how the board lies has turned them already.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Report {
    /// A piece was taken out of its hole or off its square; which, if the board knows pieces.
    Lifted(Stamp, Square, Option<Piece>),
    /// A piece stands on a square again, or another one does.
    Seated(Stamp, Square, Option<Piece>),
    /// Two or more of these happened between two looks of the board: those of one square in the
    /// order in which they stand here, those of different squares in an order that nobody knows.
    /// Where it decides, the Laws presume that the player touched his own piece first (FIDE 2023,
    /// 4.3.3).
    Together(Stamp, Vec<SquareChange>),
    /// How everything stands. Never a touch and never a move by itself.
    Stands(Sensed),
    /// A finished move, of a board that tells nothing else, as the board writes it.
    Moved(String),
    /// A move that was taken back, of a board that tells nothing else, as the board writes it.
    TakenBack(String),
    /// A button of the board.
    Button(Stamp, Button, Pressed),
    /// What a sensor says cannot be trusted until `Mended`.
    Faulty(Square),
    /// A sensor can be trusted again.
    Mended(Square),
    /// The board doubts a sensor that comes and goes; what it says still counts.
    Doubtful(Square),
    /// The board does not doubt that sensor any more.
    Certain(Square),
    /// In one look of a board that sends again and again what it sees, the piece that stands on
    /// this square was not there, or the one who has gone from it was there again. One look is not
    /// believed, but the contact may be bad.
    Glimpsed(Square),
    /// A finger is on a piece that has not left its hole. On a peg board that is no touch: touched is
    /// what was taken out of its securing aperture (FIDE 2023, D.2.2).
    Felt(Stamp, Square),
    /// So many events were lost and cannot be told again; `Gap` follows.
    Missed(u16),
    /// The board has no button and can have one: nobody can say by it that his move is finished.
    NoButton,
    /// The board has no lamps and can have some.
    NoLamps,
    /// The times of a clock of the board.
    Clock(DialTimes),
    /// What the board is: make, version and number as it tells them.
    Identity(String),
    /// How full its battery is, in percent, and whether it is being charged.
    Battery(u8, bool),
    /// The board has carried out the order of this number, if it was given one.
    Done(Option<u8>),
    /// The board cannot carry out an order; its own words.
    Refused(Option<u8>, String),
    /// The pieces of the start position were learned, except on these squares; none left out is
    /// success, and otherwise nothing was learned.
    Learned(Bitboard),
    /// The pieces were not learned: they look the same from both sides, and it must be set first at
    /// which one White sits.
    WhichSide,
    /// The board has begun anew: what it held is gone.
    Restarted,
    /// The board has been asked again and again and has not answered; the number of the order, if it
    /// was given one.
    Unanswered(Option<u8>),
    /// Nothing has come for so long that the board counts as gone; told once. It may come back by
    /// itself, and then tells how it stands, if it can.
    Silent,
    /// What is at the other end is no board that can be understood; nothing more is said to it.
    Stranger(Stranger),
    /// Something was lost on the way: nothing is certain until the next `Stands`.
    Gap,
    /// A frame that was none was dropped.
    Garbled,
}

/// What happened on one square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SquareChange {
    /// As [`Report::Lifted`].
    Lifted(Square, Option<Piece>),
    /// As [`Report::Seated`].
    Seated(Square, Option<Piece>),
}

impl SquareChange {
    /// Where it happened.
    #[must_use]
    pub const fn square(self) -> Square {
        match self {
            Self::Lifted(square, _) | Self::Seated(square, _) => square,
        }
    }
}

impl Report {
    /// What happened between two looks of a board, as a report: alone it is one of its own; nothing
    /// if nothing happened.
    #[must_use]
    pub fn of(stamp: Stamp, changes: Vec<SquareChange>) -> Option<Self> {
        match changes[..] {
            [] => None,
            [SquareChange::Lifted(square, piece)] => Some(Self::Lifted(stamp, square, piece)),
            [SquareChange::Seated(square, piece)] => Some(Self::Seated(stamp, square, piece)),
            _ => Some(Self::Together(stamp, changes)),
        }
    }
}

/// Why what is at the other end cannot be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stranger {
    /// What is said to it comes back.
    Echo,
    /// It speaks another version, which may be named.
    Version(String),
}

/// How the pieces stand, as sensors tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sensed {
    /// The squares that are occupied.
    pub occupied: Bitboard,
    /// Which pieces they are, as far as the board knows.
    pub pieces: Board,
    /// Squares whose sensors cannot be trusted.
    pub faulty: Bitboard,
}

/// A button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    /// The player's own: announce, repeat, hush.
    Confirm,
    /// The confirm button of one of two players at one board.
    ConfirmOf(Color),
    /// The clock's.
    Clock,
    /// The half of a clock that this player presses.
    ClockOf(Color),
    /// Another one, by its number from 0.
    Other(u8),
}

impl Button {
    /// Whose it is, if the board has one for each player.
    #[must_use]
    pub const fn owner(self) -> Option<Color> {
        match self {
            Self::ConfirmOf(owner) | Self::ClockOf(owner) => Some(owner),
            Self::Confirm | Self::Clock | Self::Other(_) => None,
        }
    }
}

/// How a button was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressed {
    /// Shortly.
    Short,
    /// Long.
    Long,
}

/// The times of both sides on a clock of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DialTimes {
    /// What is left of each side.
    pub left: ByColor<Duration>,
    /// Whose clock runs, as far as the clock tells.
    pub runs: Option<Color>,
    /// Whether a flag has fallen.
    pub flagged: ByColor<bool>,
}

/// What a board can be told. A board that cannot do it is never told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Tell what you are.
    Identify,
    /// Tell how everything stands.
    Look,
    /// Tell every change from now on.
    Watch,
    /// Light these squares, and no others; all dark if there are none.
    Light(Bitboard),
    /// Sound: frequencies in hertz, 0 for a pause, each with its length.
    Buzz(Vec<(u16, Duration)>),
    /// Shake for these times, with pauses between.
    Shake(Vec<Duration>),
    /// Show these times on the clock and let one side's run.
    SetClock(DialTimes),
    /// Show a text on the clock, and beep or not; no text gives the display back to the times.
    Show(String, bool),
    /// Tell the battery.
    Battery,
    /// Show this move to the player and make it, of a board that knows the rules.
    Play(Move),
    /// Learn the pieces: they stand in the start position.
    Learn,
    /// Keep this as your own number, for ever: letters and digits.
    Name(String),
}
