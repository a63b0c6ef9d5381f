//! Endgame tables: what a position with few pieces is worth, without doubt.
//!
//! The tables of Syzygy for three and four pieces are compiled in, but for how many moves it takes
//! to win with a piece more than is needed. They are read where they lie, block by block: nothing is unpacked, and
//! nothing is touched before the first question. A folder of the player's may have tables for more.
//!
//! [`ending`] has endings to be practised, and how the other side plays them.
//!
//! Not here: words.
//!
//! # Example
//!
//! ```
//! use touchmove_endgames::shakmaty::{CastlingMode, fen::Fen};
//! use touchmove_position::Position;
//! use touchmove_endgames::{Distance, Tables, Worth};
//!
//! let fen: Fen = "8/8/8/4k3/8/8/8/KR6 w - - 0 1".parse().unwrap();
//! let position = Position::from_setup(fen.into_setup(), CastlingMode::Standard).unwrap();
//! let answer = Tables::built_in().answer(&position).unwrap().unwrap();
//! assert_eq!(answer.best().worth, Worth::Won);
//! assert_eq!(answer.best().distance, Some(Distance::Mate(15)));
//! ```

pub mod ending;
mod files;

use std::cmp::Reverse;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use shakmaty::{Board, Chess, Color, Move, Position as _};
use shakmaty_syzygy::{AmbiguousWdl, Dtz, MaybeRounded, SyzygyError, Tablebase, Wdl};
use touchmove_position::Position;

pub use shakmaty;

use files::Files;

/// The most pieces of a position of which any table knows.
pub const MOST_PIECES: usize = 7;

/// What a position is worth for the side that is asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Worth {
    /// It is lost.
    Lost,
    /// It would be lost, but the fifty-move rule saves it.
    Saved,
    /// It is drawn.
    Drawn,
    /// It would be won, but the fifty-move rule saves the other side.
    Spoilt,
    /// It is won.
    Won,
}

/// How far it is with the best play of both sides, in moves of the side that wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Distance {
    /// To mate.
    Mate(u32),
    /// To a capture or a pawn move after which it is still won.
    Progress(u32),
}

/// A move, and what is known of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The move.
    pub mv: Move,
    /// For the side that makes it.
    pub worth: Worth,
    /// Where one side wins, and a table knows it.
    pub distance: Option<Distance>,
    /// How far it is after it: a capture or a pawn move ends one distance and begins the next.
    pub then: u32,
}

/// What the tables know of a position: every legal move, the best first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The moves; one at least.
    pub moves: Vec<Judged>,
}

/// Why the tables of a folder cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// There is no such folder, or it cannot be read.
    #[error("{}: cannot be read", .0.display())]
    Folder(PathBuf),
    /// There is no table in it.
    #[error("{}: no tables", .0.display())]
    Empty(PathBuf),
    /// A table is cut off, or no table.
    #[error("{0}: damaged")]
    Damaged(String),
}

/// The tables there are.
pub struct Tables(Tablebase<Chess>);

impl fmt::Debug for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tables").field("most_pieces", &self.most_pieces()).finish_non_exhaustive()
    }
}

impl Tables {
    /// Those that are compiled in.
    #[must_use]
    pub fn built_in() -> &'static Self {
        static BUILT_IN: LazyLock<Tables> = LazyLock::new(Tables::compiled_in);
        &BUILT_IN
    }

    fn compiled_in() -> Self {
        let mut tables = Tablebase::with_filesystem(Arc::new(Files));
        for path in files::built_in() {
            // What is not added is missing, and the tests would say so.
            let _ = tables.add_file(path);
        }
        Self(tables)
    }

    /// Those that are compiled in, and those of a folder.
    ///
    /// # Errors
    ///
    /// When there is no table in it, or one that cannot be a table by its size.
    pub fn with_folder(folder: &Path) -> Result<Self, Fault> {
        let Self(mut tables) = Self::compiled_in();
        let unreadable = || Fault::Folder(folder.to_owned());
        let entries = folder.read_dir().map_err(|_| unreadable())?;
        let mut count = 0;
        for entry in entries {
            let path = entry.map_err(|_| unreadable())?.path();
            match tables.add_file(&path) {
                Ok(()) => count += 1,
                // Something else lies there too.
                Err(error) if error.kind() == std::io::ErrorKind::InvalidInput => {}
                Err(_) => return Err(Fault::Damaged(name_of(&path))),
            }
        }
        if count == 0 { Err(Fault::Empty(folder.to_owned())) } else { Ok(Self(tables)) }
    }

    /// With how many pieces a position may be known.
    #[must_use]
    pub fn most_pieces(&self) -> usize {
        self.0.max_pieces()
    }

    /// What is known of a position; nothing where there is no table for it, where somebody may still
    /// castle, where the game is over, or where it is not chess that is played.
    ///
    /// # Errors
    ///
    /// When a table is damaged.
    pub fn answer(&self, position: &Position) -> Result<Option<Answer>, Fault> {
        position.chess().map_or(Ok(None), |chess| self.answer_of(chess))
    }

    fn answer_of(&self, position: &Chess) -> Result<Option<Answer>, Fault> {
        if position.board().occupied().count() > self.most_pieces() || position.castles().any() {
            return Ok(None);
        }
        let mut moves = Vec::new();
        for mv in position.legal_moves() {
            match self.judge(position, mv)? {
                Some(judged) => moves.push(judged),
                None => return Ok(None),
            }
        }
        moves.sort_by_key(Judged::rank);
        Ok(Some(Answer { moves }).filter(|answer| !answer.moves.is_empty()))
    }

    /// The best moves of both sides from here, so many plies at most.
    ///
    /// # Errors
    ///
    /// When a table is damaged.
    pub fn line(&self, start: &Position, first: Move, plies: usize) -> Result<Vec<Move>, Fault> {
        let (mut position, mut line) = (start.clone(), vec![first]);
        position.play_unchecked(first);
        while line.len() < plies
            && let Some(answer) = self.answer(&position)?
        {
            let next = answer.best().mv;
            position.play_unchecked(next);
            line.push(next);
        }
        Ok(line)
    }

    /// A move by what comes of it; `None` where no table has that.
    fn judge(&self, position: &Chess, mv: Move) -> Result<Option<Judged>, Fault> {
        let mut after = position.clone();
        after.play_unchecked(mv);
        if after.is_checkmate() {
            let distance = Some(Distance::Mate(1));
            return Ok(Some(Judged { mv, worth: Worth::Won, distance, then: 0 }));
        }
        if after.is_stalemate() || after.is_insufficient_material() {
            return Ok(Some(Judged { mv, worth: Worth::Drawn, distance: None, then: 0 }));
        }
        // The board decides: whoever reads a damaged table may come to any place in it.
        let probed = catch_unwind(AssertUnwindSafe(|| self.probe(&after)));
        let (worth, moves) = match probed {
            Ok(Ok(probed)) => probed,
            Ok(Err(SyzygyError::ProbeFailed { metric, material, .. })) => {
                return Err(Fault::Damaged(format!("{material}, {metric}")));
            }
            Ok(Err(_)) => return Ok(None),
            Err(_) => return Err(Fault::Damaged(material_of(position))),
        };
        let worth = worth.turned();
        let then = moves.unwrap_or(0);
        let distance = match worth {
            Worth::Drawn | Worth::Saved | Worth::Spoilt => None,
            Worth::Won | Worth::Lost => moves.and_then(|moves| {
                // The winner's own move counts, the loser's does not.
                let own = u32::from(worth == Worth::Won);
                let moves = if mv.is_zeroing() { own } else { moves + own };
                match Next::of(position.board()) {
                    Next::Mate => Some(Distance::Mate(moves)),
                    Next::Progress => Some(Distance::Progress(moves)),
                    Next::Sacrifice => None,
                }
            }),
        };
        Ok(Some(Judged { mv, worth, distance, then }))
    }

    /// What a position is worth for the side to move, and in how many moves of the winner.
    fn probe(&self, position: &Chess) -> Result<(Worth, Option<u32>), SyzygyError> {
        match self.0.probe_dtz(position) {
            Ok(dtz) => {
                let worth = match AmbiguousWdl::from_dtz_and_halfmoves(dtz, position.halfmoves()) {
                    AmbiguousWdl::Win | AmbiguousWdl::MaybeWin => Worth::Won,
                    AmbiguousWdl::CursedWin => Worth::Spoilt,
                    AmbiguousWdl::Draw => Worth::Drawn,
                    AmbiguousWdl::BlessedLoss => Worth::Saved,
                    AmbiguousWdl::Loss | AmbiguousWdl::MaybeLoss => Worth::Lost,
                };
                Ok((worth, Some(moves_of(dtz))))
            }
            Err(SyzygyError::MissingTable { .. }) => {
                let worth = match self.0.probe_wdl_after_zeroing(position)? {
                    Wdl::Win => Worth::Won,
                    Wdl::CursedWin => Worth::Spoilt,
                    Wdl::Draw => Worth::Drawn,
                    Wdl::BlessedLoss => Worth::Saved,
                    Wdl::Loss => Worth::Lost,
                };
                Ok((worth, None))
            }
            Err(error) => Err(error),
        }
    }
}

impl Worth {
    /// What it is worth for the other side.
    #[must_use]
    pub const fn turned(self) -> Self {
        match self {
            Self::Lost => Self::Won,
            Self::Saved => Self::Spoilt,
            Self::Drawn => Self::Drawn,
            Self::Spoilt => Self::Saved,
            Self::Won => Self::Lost,
        }
    }

    /// How a game ends by it: 1 is a win, 0 a draw.
    #[must_use]
    pub const fn result(self) -> i8 {
        match self {
            Self::Lost => -1,
            Self::Saved | Self::Drawn | Self::Spoilt => 0,
            Self::Won => 1,
        }
    }
}

impl Distance {
    /// The number of moves.
    #[must_use]
    pub const fn moves(self) -> u32 {
        match self {
            Self::Mate(moves) | Self::Progress(moves) => moves,
        }
    }
}

impl Judged {
    /// The best move has the lowest rank: whoever wins makes haste, whoever loses takes time.
    fn rank(&self) -> (Reverse<Worth>, i64, i64) {
        let moves = self.distance.map_or(0, |distance| i64::from(distance.moves()));
        let then = i64::from(self.then);
        match self.worth {
            Worth::Lost => (Reverse(self.worth), -moves, -then),
            Worth::Saved | Worth::Drawn | Worth::Spoilt | Worth::Won => {
                (Reverse(self.worth), moves, then)
            }
        }
    }
}

impl Answer {
    /// The best move; what it is worth, the position is.
    #[must_use]
    pub fn best(&self) -> Judged {
        self.moves[0]
    }

    /// The moves by which the game ends as it does by the best.
    pub fn keeping(&self) -> impl Iterator<Item = Judged> + '_ {
        let result = self.best().worth.result();
        self.moves.iter().copied().filter(move |judged| judged.worth.result() == result)
    }

    /// What is known of a move.
    #[must_use]
    pub fn of(&self, mv: Move) -> Option<Judged> {
        self.moves.iter().find(|judged| judged.mv == mv).copied()
    }
}

/// Moves of the winner, by the plies that a table has. Some are rounded to the next lower or higher ply;
/// whose turn it is sets that right.
fn moves_of(dtz: MaybeRounded<Dtz>) -> u32 {
    let Dtz(plies) = dtz.ignore_rounding();
    if plies > 0 { plies.unsigned_abs() / 2 + 1 } else { plies.unsigned_abs().div_ceil(2) }
}

/// What ends a distance of the tables, which is one to the next capture or pawn move.
enum Next {
    /// Mate alone: whoever gives a piece away does not win any more.
    Mate,
    /// A capture or a pawn move.
    Progress,
    /// Mate, or a piece that is given away to be nearer to a capture: no distance that helps anybody.
    Sacrifice,
}

impl Next {
    fn of(board: &Board) -> Self {
        let counts = |color: Color| {
            let side = board.material_side(color);
            [side.pawn, side.knight, side.bishop, side.rook, side.queen]
        };
        let ((winner, [0, 0, 0, 0, 0]) | ([0, 0, 0, 0, 0], winner)) =
            (counts(Color::White), counts(Color::Black))
        else {
            return Self::Progress;
        };
        match winner {
            [0, 0, 0, 0, 1] | [0, 0, 0, 1, 0] | [0, 0, 2, 0, 0] | [0, 1, 1, 0, 0] => Self::Mate,
            [0, ..] => Self::Sacrifice,
            _ => Self::Progress,
        }
    }
}

fn name_of(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

/// The pieces of a position, as tables are named.
fn material_of(position: &Chess) -> String {
    let side = |color: Color| -> String {
        let of = |role: shakmaty::Role| (position.board().by_role(role), role.upper_char());
        let roles = shakmaty::Role::ALL.into_iter().rev().map(of);
        let pieces = roles.map(|(squares, sign)| {
            let count = (squares & position.board().by_color(color)).count();
            sign.to_string().repeat(count)
        });
        pieces.collect()
    };
    format!("{}v{}", side(Color::White), side(Color::Black))
}

#[cfg(test)]
mod tests;
