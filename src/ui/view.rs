//! What there is to see of a game, in the words of the player.
//!
//! The app builds it after each input; a face draws it. It decides nothing and holds no game.

mod written;

use serde::{Deserialize, Serialize};
use shakmaty::{Bitboard, Board, ByColor, Color, Square};

use written::ColorText;

/// What there is to see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The pieces as they stand on the board that is described.
    #[serde(with = "written::text")]
    pub board: Board,
    /// Whether it is told how they stand.
    pub told: Shown,
    /// The side that sits below.
    #[serde(with = "ColorText")]
    pub bottom: Color,
    /// The last move.
    #[serde(with = "written::pair")]
    pub last: Option<(Square, Square)>,
    /// The king that stands in check.
    #[serde(with = "written::square")]
    pub check: Option<Square>,
    /// The square whose piece is taken and not put yet.
    #[serde(with = "written::square")]
    pub held: Option<Square>,
    /// Where that piece may go.
    #[serde(with = "written::set")]
    pub targets: Bitboard,
    /// A move of the player that is not announced or not completed yet, and what it waits for.
    pub pending: Option<String>,
    /// What stands above the board, the most important first: who is to move, who plays, the opening.
    pub header: Vec<String>,
    /// A line for each player, with the clock and what was captured; nothing where there is neither.
    #[serde(with = "written::sides")]
    pub clocks: Option<ByColor<String>>,
    /// The moves in the letters of the player, a line for each move number; where a game is gone
    /// through, all of it, with its variations.
    pub moves: Vec<String>,
    /// The line of the moves with the move at which a game is gone through.
    pub here: Option<usize>,
    /// How the game went that is gone through.
    pub course: GameCourse,
    /// How much is done of what the player waits for, in percent.
    pub done: Option<u8>,
    /// How practice has gone, where the player has asked for that last.
    pub weeks: Vec<Weeks>,
    /// Whether there are clocks.
    pub timed: bool,
    /// Whether a draw can be claimed in the last minutes, as in a quickplay finish.
    pub quickplay: bool,
    /// What is being asked.
    #[serde(with = "written::maybe")]
    pub asked: Option<Asked>,
    /// Whether a game is gone through and none is played.
    pub walking: bool,
    /// From where it is seen.
    pub spot: Viewpoint,
    /// What waits for the arbiter, a line each.
    pub matters: Vec<String>,
    /// How the players' boards stand, and where one differs from the game, a line each.
    pub boards: Vec<String>,
    /// What waits in the whole room, where it is seen from the desk of one.
    pub room: Option<Vec<RoomLine>>,
}

impl View {
    /// What there is to see before anything is known of a game, and where nothing of it may be seen.
    #[must_use]
    pub fn of_nothing(spot: Viewpoint, bottom: Color) -> Self {
        Self {
            board: Board::empty(),
            told: Shown(false),
            bottom,
            last: None,
            check: None,
            held: None,
            targets: Bitboard::EMPTY,
            pending: None,
            header: Vec::new(),
            clocks: None,
            moves: Vec::new(),
            here: None,
            course: GameCourse::default(),
            done: None,
            weeks: Vec::new(),
            timed: false,
            quickplay: false,
            asked: None,
            walking: false,
            spot,
            matters: Vec::new(),
            boards: Vec::new(),
            room: None,
        }
    }
}

/// Something that waits in a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomLine {
    /// The number of its table.
    pub table: u16,
    /// What it is, and who has it.
    pub text: String,
}

/// How a game went.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameCourse {
    /// How well White stood after each move, from 1 to 8; 0 where nobody has judged. Empty where nobody has
    /// judged any.
    pub heights: Vec<u8>,
    /// The move at which the game is gone through.
    pub here: Option<usize>,
}

/// How something has gone over the weeks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Weeks {
    /// What it is.
    pub name: String,
    /// How well it went in each week, the oldest first, from 1 to 8; 0 where there is nothing to judge by.
    pub heights: Vec<u8>,
}

/// From where a game is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Viewpoint {
    /// By a player who is at home.
    Home,
    /// By a player at a match.
    Seat,
    /// By the arbiter.
    Desk,
    /// By an arbiter at the desk of a room, where no table is open.
    Room,
    /// By the captain of a team in a room.
    Captain,
    /// From where nothing of it may be seen: at the desk while that is closed, and where players share a
    /// terminal.
    Outside,
}

impl Viewpoint {
    /// Whether it is a desk that is open.
    #[must_use]
    pub const fn is_desk(self) -> bool {
        matches!(self, Self::Desk | Self::Room)
    }

    /// Whether a list of tables is seen in the place of a board.
    #[must_use]
    pub const fn is_of_tables(self) -> bool {
        matches!(self, Self::Room | Self::Captain)
    }
}

/// Whether the board shows how the pieces stand; if not, there are none in the view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shown(pub bool);

/// What a cursor can stand on and only the session can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Thing {
    /// A square of the board.
    Square(#[serde(with = "written::text")] Square),
    /// A line of the moves, counted from the first.
    Moves(usize),
    /// The clock of a player.
    Clock(#[serde(with = "ColorText")] Color),
    /// A line of what waits for the arbiter, counted from the first.
    Matter(usize),
    /// A line of how the players' boards stand, counted from the first.
    Boards(usize),
    /// A line of what waits in the whole room, counted from the first.
    Room(usize),
}

/// How the cursor came to where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Arrival {
    /// By a step or a jump.
    Step,
    /// It stands where it stood: there is nothing in that direction.
    Edge,
    /// From another pane.
    Pane,
}

/// A question that waits for an answer in the entry field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Asked {
    /// A number from 1 to this.
    Number(usize),
    /// Yes or no.
    YesNo,
}
