//! Drills: questions that are answered from memory, made by chance of a seed.

mod ahead;
mod chance;
#[cfg(test)]
mod tests;

use fastrand::Rng;
use shakmaty::{Bitboard, Board, Color, Move, Piece, Position as _, Role, Square, attacks};
use touchmove_position::Position;

use chance::{apart, attackers, mined, one_line, scattered, square, way};

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
    /// Where the pieces are after moves of a game that are told.
    Follow,
    /// A line of moves that is repeated from its beginning each time it has grown by one.
    Growing,
    /// Mates in positions that are told once.
    Mates,
    /// The moves of the side that won a game, from its opening on.
    Guess,
    /// What there is after a line that is told and not made.
    Ahead,
}

/// What a drill needs that is not made by chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needs {
    /// Nothing.
    Nothing,
    /// A game of at least so many plies from the usual first position.
    Game(usize),
    /// A game from the usual first position, of which the side that won made the last move.
    Won,
    /// Positions with a mate in exactly so many moves, and with so many pieces at most; three at least.
    Mates {
        /// Moves of the side that mates.
        moves: usize,
        /// Pieces on the board.
        pieces: usize,
    },
    /// Lines of at least so many plies that do not end a game, from positions with so many pieces at
    /// most; three at least.
    Lines {
        /// Moves of both sides.
        plies: usize,
        /// Pieces on the board.
        pieces: usize,
    },
}

/// What a drill was given of what it needs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Given {
    /// The moves of the game, from the usual first position.
    pub game: Vec<Move>,
    /// The positions with their mates.
    pub mates: Vec<Mate>,
    /// The lines, each move with the position before it.
    pub lines: Vec<Vec<(Position, Move)>>,
}

/// A position in which the side to move mates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mate {
    /// The position.
    pub position: Position,
    /// The moves of both sides up to the mate.
    pub line: Vec<Move>,
}

/// How hard a drill is, from 1 to 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DrillLevel(u8);

/// A question, and the pieces that it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrillRound {
    /// The pieces; none where the board is empty.
    pub board: Board,
    /// What is told before the question.
    pub told: Told,
    /// What is asked.
    pub ask: Prompt,
    /// The moves that answer it, each with the position before it; none where no moves are asked for.
    pub line: Vec<(Position, Move)>,
    /// The moves that are told and not made, each with the position before it: the question is about
    /// the position after them.
    pub ahead: Vec<(Position, Move)>,
}

/// What is told before a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// Nothing: the pieces are those of the question before.
    Nothing,
    /// The pieces.
    Pieces,
    /// These moves, each with the position before it.
    Moves(Vec<(Position, Move)>),
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// The colour of this square.
    Colour(Square),
    /// Whether these are on one rank, file or diagonal.
    OneLine(Square, Square),
    /// All squares that this piece reaches from here on the empty board.
    Squares(Role, Square),
    /// The way of a knight in the fewest moves, past all squares that Black attacks or stands on.
    Knight(Square, Square),
    /// The squares of all pieces that attack this one.
    Attackers(Square),
    /// What stands here.
    Stands(Square),
    /// The squares of all pieces of this kind.
    Where(Piece),
    /// All moves of the line, one after another.
    Line,
    /// The first move of a mate in so many.
    Mate(usize),
    /// The move of the game.
    Guess,
    /// Whether this side, which is to move, is in check.
    Check(Color),
    /// Whether this side, which is to move, mates with one move.
    Mates(Color),
    /// The piece that this side has taken on the way, if any.
    Taken(Color),
    /// The squares of all pieces that this side, which is to move, can take.
    Takes(Color),
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
    /// Moves, one after another.
    Moves(Vec<Move>),
}

impl Drill {
    /// All drills, the easiest first.
    pub const ALL: [Self; 12] = [
        Self::Colour,
        Self::Line,
        Self::Squares,
        Self::Knight,
        Self::Attackers,
        Self::Recall,
        Self::Minefield,
        Self::Follow,
        Self::Growing,
        Self::Mates,
        Self::Guess,
        Self::Ahead,
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
            Self::Follow => "follow",
            Self::Growing => "growing",
            Self::Mates => "mates",
            Self::Guess => "guess",
            Self::Ahead => "ahead",
        }
    }

    /// How many of a hundred answers must be right before the next level.
    #[must_use]
    pub const fn held_at(self) -> usize {
        match self {
            Self::Colour | Self::Line | Self::Squares => 90,
            Self::Knight
            | Self::Attackers
            | Self::Recall
            | Self::Minefield
            | Self::Follow
            | Self::Growing
            | Self::Mates
            | Self::Ahead => 80,
            // Good players find every other move of a master.
            Self::Guess => 50,
        }
    }

    /// What must be found for a run of it.
    #[must_use]
    pub fn needs(self, level: DrillLevel) -> Needs {
        let index = level.index();
        match self {
            Self::Follow => Needs::Game(chance::FOLLOWED[index].iter().product()),
            Self::Growing => Needs::Game(chance::GROWN[index]),
            Self::Mates => Needs::Mates { moves: [1, 1, 2][index], pieces: [7, 10, 8][index] },
            Self::Guess => Needs::Won,
            Self::Ahead => {
                Needs::Lines { plies: ahead::AHEAD[index][1], pieces: ahead::PIECES[index] }
            }
            Self::Colour
            | Self::Line
            | Self::Squares
            | Self::Knight
            | Self::Attackers
            | Self::Recall
            | Self::Minefield => Needs::Nothing,
        }
    }

    /// The questions of a run, as this seed has them, with what was found for it.
    #[must_use]
    pub fn rounds(self, level: DrillLevel, seed: u64, given: Given) -> Vec<DrillRound> {
        self.so_many(level, None, seed, given)
    }

    /// The same, and so many of them, if a number is named; fewer where the game has no more.
    #[must_use]
    pub fn so_many(
        self,
        level: DrillLevel,
        wanted: Option<usize>,
        seed: u64,
        given: Given,
    ) -> Vec<DrillRound> {
        let mut rng = Rng::with_seed(seed);
        let count = match self {
            Self::Colour | Self::Line => [10, 15, 20][level.index()],
            Self::Squares | Self::Attackers => [5, 6, 8][level.index()],
            Self::Knight => [5, 6, 6][level.index()],
            Self::Minefield => [3, 4, 5][level.index()],
            Self::Recall => return chance::recall(level, wanted, &mut rng),
            Self::Follow => {
                return at_most(wanted, chance::follow(level, &given.game, &mut rng));
            }
            Self::Growing => return at_most(wanted, chance::growing(level, &given.game)),
            Self::Mates => return chance::mates(wanted, given.mates, &mut rng),
            Self::Guess => return chance::guess(level, wanted, &given.game),
            Self::Ahead => return ahead::rounds(level, wanted, given.lines, &mut rng),
        };
        let mut rounds: Vec<DrillRound> = Vec::new();
        while rounds.len() < wanted.unwrap_or(count) {
            let round = self.round(level, &mut rng);
            // The same question twice in a row is answered without thinking.
            if round.is_fair() && rounds.last() != Some(&round) {
                rounds.push(round);
            }
        }
        rounds
    }

    fn round(self, level: DrillLevel, rng: &mut Rng) -> DrillRound {
        let index = level.index();
        let ask = match self {
            Self::Colour
            | Self::Recall
            | Self::Follow
            | Self::Growing
            | Self::Mates
            | Self::Guess
            | Self::Ahead => Prompt::Colour(square(rng)),
            Self::Line => one_line(rng),
            Self::Squares => {
                let roles = [Role::Rook, Role::Bishop, Role::Queen, Role::Knight];
                Prompt::Squares(roles[rng.usize(..[2, 3, 4][index])], square(rng))
            }
            Self::Knight => {
                let (from, to) = apart([2, 3, 4][index], Bitboard::EMPTY, rng);
                Prompt::Knight(from, to)
            }
            Self::Attackers => {
                let board = scattered([3, 5, 7][index], &[Color::White, Color::Black], rng);
                return DrillRound::about(board, Prompt::Attackers(square(rng)));
            }
            Self::Minefield => {
                let board = scattered([1, 2, 3][index], &[Color::Black], rng);
                let (from, to) = apart([2, 2, 3][index], mined(&board), rng);
                return DrillRound::about(board, Prompt::Knight(from, to));
            }
        };
        DrillRound { told: Told::Nothing, ..DrillRound::about(Board::empty(), ask) }
    }
}

fn at_most(count: Option<usize>, mut rounds: Vec<DrillRound>) -> Vec<DrillRound> {
    rounds.truncate(count.unwrap_or(rounds.len()));
    rounds
}

impl DrillLevel {
    /// The first level.
    pub const FIRST: Self = Self(1);
    /// The last level.
    pub const LAST: Self = Self(3);

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

impl DrillRound {
    /// The moves of one side of a game from this ply on, each a question. All moves before it are told,
    /// but for those that were `heard`.
    #[must_use]
    pub fn guesses(
        game: &[(Position, Move)],
        side: Color,
        from: usize,
        mut heard: usize,
    ) -> Vec<Self> {
        let is_asked = |ply: &usize| *ply >= from && game[*ply].0.turn() == side;
        let round = |ply: usize| {
            let before = game[std::mem::replace(&mut heard, ply + 1)..ply].to_vec();
            Self {
                told: match (before.is_empty(), &game[ply].0) {
                    (false, _) => Told::Moves(before),
                    (true, start) if ply == 0 && *start != Position::default() => Told::Pieces,
                    (true, _) => Told::Nothing,
                },
                line: vec![game[ply].clone()],
                ..Self::about(game[ply].0.board().clone(), Prompt::Guess)
            }
        };
        (0..game.len()).filter(is_asked).map(round).collect()
    }

    /// A question about pieces that are told before it.
    const fn about(board: Board, ask: Prompt) -> Self {
        Self { board, told: Told::Pieces, ask, line: Vec::new(), ahead: Vec::new() }
    }

    /// Whether there is something to answer.
    fn is_fair(&self) -> bool {
        match self.ask {
            Prompt::Attackers(on) => {
                self.board.piece_at(on).is_none() && attackers(&self.board, on).any()
            }
            Prompt::Knight(from, to) => way(from, to, mined(&self.board)).is_some(),
            Prompt::Colour(_)
            | Prompt::OneLine(..)
            | Prompt::Squares(..)
            | Prompt::Stands(_)
            | Prompt::Where(_)
            | Prompt::Line
            | Prompt::Mate(_)
            | Prompt::Guess
            | Prompt::Check(_)
            | Prompt::Mates(_)
            | Prompt::Taken(_)
            | Prompt::Takes(_) => true,
        }
    }

    /// The position after the moves that are told and not made.
    fn after(&self) -> Option<Position> {
        ahead::end(&self.ahead)
    }

    /// What is right; of a way, one of the shortest.
    #[must_use]
    pub fn answer(&self) -> Reply {
        match self.ask {
            Prompt::Colour(square) => Reply::Colour(Color::from_white(square.is_light())),
            Prompt::OneLine(one, other) => {
                Reply::YesNo(attacks::queen_attacks(one, Bitboard::EMPTY).contains(other))
            }
            Prompt::Squares(role, from) => {
                let piece = Piece { color: Color::White, role };
                Reply::Squares(attacks::attacks(from, piece, Bitboard::EMPTY).into_iter().collect())
            }
            Prompt::Attackers(on) => {
                Reply::Squares(attackers(&self.board, on).into_iter().collect())
            }
            Prompt::Knight(from, to) => {
                Reply::Squares(way(from, to, mined(&self.board)).unwrap_or_default())
            }
            Prompt::Stands(square) => Reply::Stands(self.board.piece_at(square)),
            Prompt::Where(piece) => {
                Reply::Squares(self.board.by_piece(piece).into_iter().collect())
            }
            Prompt::Line => Reply::Moves(self.line.iter().map(|(_, mv)| *mv).collect()),
            Prompt::Mate(_) | Prompt::Guess => {
                Reply::Moves(self.line.iter().take(1).map(|(_, mv)| *mv).collect())
            }
            Prompt::Check(_) => Reply::YesNo(self.after().is_some_and(|after| after.is_check())),
            Prompt::Mates(_) => Reply::YesNo(self.after().as_ref().is_some_and(ahead::mates)),
            Prompt::Taken(by) => Reply::Stands(ahead::captures(&self.ahead, by).first().copied()),
            Prompt::Takes(_) => {
                Reply::Squares(self.after().as_ref().map(ahead::takes).unwrap_or_default())
            }
        }
    }

    /// Whether an answer is right. Squares may come in any order, but for a way; a way may begin with
    /// the square where the knight is. Moves are right as far as they go, and any mate is.
    #[must_use]
    pub fn is_right(&self, reply: &Reply) -> bool {
        match (self.ask, reply, self.answer()) {
            (Prompt::Knight(from, to), Reply::Squares(way), Reply::Squares(shortest)) => {
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
            (Prompt::Mate(_) | Prompt::Guess, Reply::Moves(named), Reply::Moves(right)) => {
                let mates = |mv: &Move| {
                    let before = self.line.first().map(|(before, _)| before.clone());
                    let after = before.and_then(|before| before.play(*mv).ok());
                    after.is_some_and(|after| after.is_checkmate())
                };
                *named == right || named.first().is_some_and(mates)
            }
            (_, Reply::Moves(named), Reply::Moves(right)) => right.starts_with(named),
            (_, reply, right) => *reply == right,
        }
    }
}
