//! Drills: questions that are answered from memory, made by chance of a seed.

#[cfg(test)]
mod tests;

use fastrand::Rng;
use shakmaty::{Bitboard, Board, Color, File, Piece, Rank, Role, Square, attacks};

/// What is drilled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Drill {
    /// The colour of a square.
    Colour,
    /// Whether two squares are on one line.
    Line,
    /// All squares of a piece on the empty board.
    Squares,
    /// The shortest way of a knight.
    Knight,
    /// Which pieces attack a square.
    Attackers,
    /// What stands where, of a position that is told once.
    Recall,
    /// The shortest way of a knight past squares that are attacked.
    Minefield,
}

/// How hard a drill is, from 1 to 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(u8);

/// A question, and the pieces that it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// The pieces; none where the board is empty.
    pub board: Board,
    /// Whether they are told before the question: they are others than before.
    pub tells: bool,
    /// What is asked.
    pub ask: Ask,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// The colour of this square.
    Colour(Square),
    /// Whether these are on one rank, file or diagonal.
    Line(Square, Square),
    /// All squares that this piece reaches from here on the empty board.
    Squares(Role, Square),
    /// The way of a knight in the fewest moves, past all squares that Black attacks or stands on.
    Knight(Square, Square),
    /// The squares of all pieces that attack this one.
    Attackers(Square),
    /// What stands here.
    Stands(Square),
}

/// What somebody answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// The colour of a square: White for a light one.
    Colour(Color),
    /// Yes or no.
    YesNo(bool),
    /// Squares: in their order where it is a way.
    Squares(Vec<Square>),
    /// A piece, or that nothing stands there.
    Stands(Option<Piece>),
}

impl Drill {
    /// All drills, the easiest first.
    pub const ALL: [Self; 7] = [
        Self::Colour,
        Self::Line,
        Self::Squares,
        Self::Knight,
        Self::Attackers,
        Self::Recall,
        Self::Minefield,
    ];

    /// Its name, by which attempts are kept.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Colour => "colour",
            Self::Line => "line",
            Self::Squares => "squares",
            Self::Knight => "knight",
            Self::Attackers => "attackers",
            Self::Recall => "recall",
            Self::Minefield => "minefield",
        }
    }

    /// How many of a hundred answers must be right before the next level.
    #[must_use]
    pub const fn held_at(self) -> usize {
        match self {
            Self::Colour | Self::Line | Self::Squares => 90,
            Self::Knight | Self::Attackers | Self::Recall | Self::Minefield => 80,
        }
    }

    /// The questions of a run, as this seed has them.
    #[must_use]
    pub fn rounds(self, level: Level, seed: u64) -> Vec<Round> {
        let mut rng = Rng::with_seed(seed);
        let count = match self {
            Self::Colour | Self::Line => [10, 15, 20][level.index()],
            Self::Squares | Self::Attackers => [5, 6, 8][level.index()],
            Self::Knight => [5, 6, 6][level.index()],
            Self::Minefield => [3, 4, 5][level.index()],
            Self::Recall => return recall(level, &mut rng),
        };
        let mut rounds: Vec<Round> = Vec::new();
        while rounds.len() < count {
            let round = self.round(level, &mut rng);
            // The same question twice in a row is answered without thinking.
            if round.is_fair() && rounds.last() != Some(&round) {
                rounds.push(round);
            }
        }
        rounds
    }

    fn round(self, level: Level, rng: &mut Rng) -> Round {
        let index = level.index();
        let ask = match self {
            Self::Colour | Self::Recall => Ask::Colour(square(rng)),
            Self::Line => one_line(rng),
            Self::Squares => {
                let roles = [Role::Rook, Role::Bishop, Role::Queen, Role::Knight];
                Ask::Squares(roles[rng.usize(..[2, 3, 4][index])], square(rng))
            }
            Self::Knight => {
                let (from, to) = apart([2, 3, 4][index], Bitboard::EMPTY, rng);
                Ask::Knight(from, to)
            }
            Self::Attackers => {
                let board = scattered([3, 5, 7][index], &[Color::White, Color::Black], rng);
                return Round { board, tells: true, ask: Ask::Attackers(square(rng)) };
            }
            Self::Minefield => {
                let board = scattered([1, 2, 3][index], &[Color::Black], rng);
                let (from, to) = apart([2, 2, 3][index], mined(&board), rng);
                return Round { board, tells: true, ask: Ask::Knight(from, to) };
            }
        };
        Round { board: Board::empty(), tells: false, ask }
    }
}

impl Level {
    /// The first level.
    pub const FIRST: Self = Self(1);

    /// The level of a number, from 1 to 3.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 3 { Some(Self(number)) } else { None }
    }

    /// Its number.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    fn index(self) -> usize {
        usize::from(self.0 - 1)
    }
}

impl Round {
    /// Whether there is something to answer.
    fn is_fair(&self) -> bool {
        match self.ask {
            Ask::Attackers(on) => {
                self.board.piece_at(on).is_none() && attackers(&self.board, on).any()
            }
            Ask::Knight(from, to) => way(from, to, mined(&self.board)).is_some(),
            Ask::Colour(_) | Ask::Line(..) | Ask::Squares(..) | Ask::Stands(_) => true,
        }
    }

    /// What is right; of a way, one of the shortest.
    #[must_use]
    pub fn answer(&self) -> Reply {
        match self.ask {
            Ask::Colour(square) => Reply::Colour(Color::from_white(square.is_light())),
            Ask::Line(one, other) => {
                Reply::YesNo(attacks::queen_attacks(one, Bitboard::EMPTY).contains(other))
            }
            Ask::Squares(role, from) => {
                let piece = Piece { color: Color::White, role };
                Reply::Squares(attacks::attacks(from, piece, Bitboard::EMPTY).into_iter().collect())
            }
            Ask::Attackers(on) => Reply::Squares(attackers(&self.board, on).into_iter().collect()),
            Ask::Knight(from, to) => {
                Reply::Squares(way(from, to, mined(&self.board)).unwrap_or_default())
            }
            Ask::Stands(square) => Reply::Stands(self.board.piece_at(square)),
        }
    }

    /// Whether an answer is right. Squares may come in any order, but for a way; a way may begin with
    /// the square where the knight is.
    #[must_use]
    pub fn is_right(&self, reply: &Reply) -> bool {
        match (self.ask, reply, self.answer()) {
            (Ask::Knight(from, to), Reply::Squares(way), Reply::Squares(shortest)) => {
                let way = way.strip_prefix(&[from]).unwrap_or(way);
                let mines = mined(&self.board);
                let jumps = |(from, to): (&Square, &Square)| {
                    attacks::knight_attacks(*from).contains(*to) && !mines.contains(*to)
                };
                let starts = std::iter::once(&from).chain(way);
                way.len() == shortest.len() && way.last() == Some(&to) && starts.zip(way).all(jumps)
            }
            (_, Reply::Squares(named), Reply::Squares(right)) => {
                named.iter().copied().collect::<Bitboard>() == right.into_iter().collect()
            }
            (_, reply, right) => *reply == right,
        }
    }
}

/// A position that is told once, and then what stands on its squares and on one that is empty.
fn recall(level: Level, rng: &mut Rng) -> Vec<Round> {
    let board = scattered([3, 5, 8][level.index()], &[Color::White, Color::Black], rng);
    let mut asked: Vec<Square> = board.occupied().into_iter().collect();
    let empty: Vec<Square> = (!board.occupied()).into_iter().collect();
    asked.push(empty[rng.usize(..empty.len())]);
    rng.shuffle(&mut asked);
    let rounds = asked.into_iter().enumerate();
    rounds
        .map(|(number, square)| Round {
            board: board.clone(),
            tells: number == 0,
            ask: Ask::Stands(square),
        })
        .collect()
}

/// So many pieces of these colours, each on a square of its own; a king of each at most.
fn scattered(count: usize, colors: &[Color], rng: &mut Rng) -> Board {
    let mut board = Board::empty();
    while board.occupied().count() < count {
        let piece = Piece {
            color: colors[rng.usize(..colors.len())],
            role: Role::ALL[rng.usize(..Role::ALL.len())],
        };
        let on = square(rng);
        let may_stand =
            piece.role != Role::Pawn || !matches!(on.rank(), Rank::First | Rank::Eighth);
        let is_second = piece.role == Role::King && board.king_of(piece.color).is_some();
        if board.piece_at(on).is_none() && may_stand && !is_second {
            board.set_piece_at(on, piece);
        }
    }
    board
}

/// Every other time two squares on one line, or two that are not.
fn one_line(rng: &mut Rng) -> Ask {
    let wanted = rng.bool();
    loop {
        let (one, other) = (square(rng), square(rng));
        let on_line = attacks::queen_attacks(one, Bitboard::EMPTY).contains(other);
        if one != other && on_line == wanted {
            return Ask::Line(one, other);
        }
    }
}

/// Two squares so many knight's moves apart, as far as there are any.
fn apart(moves: usize, mines: Bitboard, rng: &mut Rng) -> (Square, Square) {
    let from = square(rng);
    let far: Vec<Square> = Square::ALL
        .into_iter()
        .filter(|to| {
            !mines.contains(from) && way(from, *to, mines).is_some_and(|way| way.len() == moves)
        })
        .collect();
    // Where there are none, the question is not fair and another is made.
    let to = if far.is_empty() { from } else { far[rng.usize(..far.len())] };
    (from, to)
}

/// One of the shortest ways of a knight, without the square where it begins; `None` where there is none.
fn way(from: Square, to: Square, mines: Bitboard) -> Option<Vec<Square>> {
    let mut ways = vec![vec![from]];
    let mut seen = mines | from;
    while !ways.is_empty() {
        let mut longer = Vec::new();
        for way in ways {
            let &last = way.last()?;
            for next in attacks::knight_attacks(last) & !seen {
                seen |= next;
                let way: Vec<Square> = way.iter().copied().chain([next]).collect();
                if next == to {
                    return Some(way[1..].to_vec());
                }
                longer.push(way);
            }
        }
        ways = longer;
    }
    None
}

/// The squares that Black attacks or stands on.
fn mined(board: &Board) -> Bitboard {
    let black = board.by_color(Color::Black);
    black.into_iter().fold(black, |mines, from| mines | board.attacks_from(from))
}

fn attackers(board: &Board, on: Square) -> Bitboard {
    let of = |color| board.attacks_to(on, color, board.occupied());
    of(Color::White) | of(Color::Black)
}

fn square(rng: &mut Rng) -> Square {
    let file = File::ALL[rng.usize(..8)];
    Square::from_coords(file, Rank::ALL[rng.usize(..8)])
}
