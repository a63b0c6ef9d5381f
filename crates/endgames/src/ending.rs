//! Endings to be practised: where each begins, what is to be reached, others of its kind, and how the
//! other side plays.

use fastrand::Rng;
use shakmaty::fen::Fen;
use shakmaty::{Board, CastlingMode, Color, Move, Piece, Position as _, Setup, Square};
use touchmove_position::Position;

use crate::{Answer, Judged, Tables, Worth};

/// How many positions are tried until one is worth practising.
const TRIES: usize = 2000;

/// An ending to be practised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Its name in the names of sentences, and by which it is kept.
    pub name: &'static str,
    /// Where it begins the first time; the player is to move.
    fen: &'static str,
    /// What is to be reached.
    pub goal: Goal,
}

/// What is to be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// A win.
    Win,
    /// A draw.
    Draw,
}

impl Goal {
    /// Whether a move keeps it.
    #[must_use]
    pub fn is_kept_by(self, judged: &Judged) -> bool {
        match self {
            Self::Win => judged.worth == Worth::Won,
            Self::Draw => judged.worth.result() >= 0,
        }
    }
}

const fn win(name: &'static str, fen: &'static str) -> Ending {
    Ending { name, fen, goal: Goal::Win }
}

const fn draw(name: &'static str, fen: &'static str) -> Ending {
    Ending { name, fen, goal: Goal::Draw }
}

/// All endings, the easier ones first.
pub const ENDINGS: [Ending; 16] = [
    win("queen", "8/8/8/4k3/8/8/8/KQ6 w - - 0 1"),
    win("two-rooks", "8/8/8/4k3/8/8/8/KRR5 w - - 0 1"),
    win("rook", "8/8/8/4k3/8/8/8/KR6 w - - 0 1"),
    win("pawn", "3k4/8/8/8/8/3KP3/8/8 w - - 0 1"),
    draw("against-pawn", "8/8/5k2/8/4P3/4K3/8/8 b - - 0 1"),
    draw("wrong-bishop", "8/8/3k4/7P/8/8/4B3/6K1 b - - 0 1"),
    win("pawn-race", "8/8/k7/p7/5P2/6K1/8/8 w - - 0 1"),
    draw("catch-pawn", "7K/8/k1P5/7p/8/8/8/8 w - - 0 1"),
    win("queen-against-pawn", "8/8/8/8/8/8/3pk3/K6Q w - - 0 1"),
    draw("pawn-against-queen", "8/8/8/8/3K4/1Q6/2p5/1k6 b - - 0 1"),
    win("rook-against-pawn", "8/8/8/8/8/1k6/1p6/3K3R w - - 0 1"),
    draw("pawn-against-rook", "8/8/8/8/4p3/3k4/8/K5R1 b - - 0 1"),
    win("two-bishops", "8/8/8/4k3/8/8/8/KBB5 w - - 0 1"),
    draw("bishop-against-rook", "6k1/8/5K2/3b4/8/8/8/R7 b - - 0 1"),
    win("queen-against-rook", "1k6/1r6/2K5/Q7/8/8/8/8 w - - 0 1"),
    win("bishop-and-knight", "8/8/8/4k3/8/8/8/KBN5 w - - 0 1"),
];

impl Ending {
    /// The ending of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        ENDINGS.into_iter().find(|ending| ending.name == name)
    }

    /// Where it begins the first time.
    #[must_use]
    pub fn start(self) -> Position {
        let fen: Option<Fen> = self.fen.parse().ok();
        let position =
            fen.and_then(|fen| Position::from_setup(fen.into_setup(), CastlingMode::Standard).ok());
        position.unwrap_or_default()
    }

    /// Another position with the same pieces by which the same is to be reached, and not at once.
    #[must_use]
    pub fn another(self, seed: u64) -> Position {
        let (start, mut rng) = (self.start(), Rng::with_seed(seed));
        let pieces: Vec<Piece> = start.board().iter().map(|(_, piece)| piece).collect();
        let tables = Tables::built_in();
        for _ in 0..TRIES {
            if let Some(position) = scattered(&pieces, start.turn(), &mut rng)
                && let Ok(Some(answer)) = tables.answer(&position)
                && self.is_worth_it(&answer)
            {
                return position;
            }
        }
        start
    }

    /// Whether the goal is the best result, and not every move reaches it, or it is far enough.
    fn is_worth_it(self, answer: &Answer) -> bool {
        let best = answer.best();
        let (keeping, all) = (answer.keeping().count(), answer.moves.len());
        match self.goal {
            Goal::Win => {
                let is_far = best.distance.is_none_or(|distance| distance.moves() >= 4);
                best.worth == Worth::Won && (is_far || keeping * 4 < all)
            }
            Goal::Draw => best.worth.result() == 0 && keeping * 2 <= all,
        }
    }
}

impl Tables {
    /// How the side to move makes it hardest for the other one; nothing where no table knows which move
    /// does.
    ///
    /// Whoever loses makes it last, and whoever cannot win lets as few moves as possible hold, where
    /// nobody has been yet.
    #[must_use]
    pub fn hardest(&self, position: &Position, was: impl Fn(&Position) -> bool) -> Option<Move> {
        let answer = self.answer(position).ok().flatten()?;
        let best = answer.best();
        if best.worth.result() != 0 {
            return best.distance.map(|_| best.mv);
        }
        let ease = |judged: &Judged| {
            let mut after = position.clone();
            after.play_unchecked(judged.mv);
            let known = self.answer(&after).ok().flatten();
            let share =
                known.map_or(1000, |known| known.keeping().count() * 1000 / known.moves.len());
            (was(&after), share)
        };
        answer.keeping().min_by_key(ease).map(|judged| judged.mv)
    }
}

/// These pieces somewhere; `None` where that is no position.
fn scattered(pieces: &[Piece], turn: Color, rng: &mut Rng) -> Option<Position> {
    let mut board = Board::empty();
    for piece in pieces {
        let square = Square::new(rng.u32(0..64));
        if board.piece_at(square).is_some() {
            return None;
        }
        board.set_piece_at(square, *piece);
    }
    let setup = Setup { board, turn, ..Setup::empty() };
    Position::from_setup(setup, CastlingMode::Standard).ok()
}
