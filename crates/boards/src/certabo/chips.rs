//! From numbers of chips to pieces: the most frequent reading, and which chip is which piece.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt;
use std::str::FromStr;

use shakmaty::{Bitboard, Board, Color, Piece, Role, Square};

use crate::certabo::frame::{self, Chip, Squares};
use crate::orientation::Orientation;
use crate::report::Sensed;

/// Readings of which the most frequent is believed; Certabo's own program takes as many.
const READINGS: usize = 3;

/// Readings from which the pieces are learned; Certabo's own program takes as many.
const SAMPLES: usize = 15;

/// Squares on which a second queen may stand while the pieces are learned (`PicoChess`).
const SPARE: [(Square, Color); 2] = [(Square::D3, Color::White), (Square::D6, Color::Black)];

/// Which chip is which piece.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chips(BTreeMap<Chip, Piece>);

impl Chips {
    /// All that are known, in the order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (Chip, Piece)> + '_ {
        self.0.iter().map(|(&chip, &piece)| (chip, piece))
    }

    /// Adds others; a chip that was another piece before is the new one.
    pub(super) fn add(&mut self, others: Self) {
        self.0.extend(others.0);
    }

    /// How the pieces stand. A chip that is not known is a piece that is not known.
    pub(super) fn sensed(&self, chips: &Squares<Chip>) -> Sensed {
        let mut sensed = Sensed::of(Board::empty());
        for (square, chip) in frame::squares().zip(chips).filter(|(_, chip)| **chip != [0; 5]) {
            sensed.occupied.add(square);
            if let Some(&piece) = self.0.get(chip) {
                sensed.pieces.set_piece_at(square, piece);
            }
        }
        sensed
    }
}

impl FromIterator<(Chip, Piece)> for Chips {
    fn from_iter<I: IntoIterator<Item = (Chip, Piece)>>(chips: I) -> Self {
        Self(chips.into_iter().collect())
    }
}

/// A line that is no chip and no piece, by its number.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {0} must be five numbers and the letter of a man, as in FEN")]
pub struct NoChips(pub usize);

/// A line for each chip: its five numbers and the letter of its piece, as in FEN.
impl fmt::Display for Chips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for ([a, b, c, d, e], piece) in self.iter() {
            writeln!(f, "{a} {b} {c} {d} {e} {}", piece.char())?;
        }
        Ok(())
    }
}

impl FromStr for Chips {
    type Err = NoChips;

    fn from_str(text: &str) -> Result<Self, NoChips> {
        let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
        lines.map(|(number, line)| chip(line).ok_or(NoChips(number))).collect()
    }
}

fn chip(line: &str) -> Option<(Chip, Piece)> {
    let (numbers, piece) = line.trim_end().rsplit_once(' ')?;
    let numbers: Option<Vec<u16>> = numbers.split(' ').map(|number| number.parse().ok()).collect();
    let piece = piece.parse().ok().and_then(Piece::from_char)?;
    Some((numbers?.try_into().ok()?, piece))
}

/// What counts as a chip. One with more than two zeros is a stray number and no chip: so do
/// Certabo's own program and `certabo-lichess`. But a board that counts its pieces by such numbers,
/// as those of Chesstimation do, has no others: it is known by the pieces that it has learned, or
/// by a start position that stands in such numbers, each of them another.
#[derive(Debug, Default)]
pub(super) struct SteadyChips {
    last: Option<Squares<Chip>>,
    /// Its pieces have such numbers.
    short: bool,
}

impl SteadyChips {
    /// A reading without its stray numbers.
    pub(super) fn clean(&mut self, chips: &Squares<Chip>, known: &Chips) -> Squares<Chip> {
        let known_pieces = chips.iter().filter(|chip| known.0.contains_key(*chip));
        let (short, long): (Vec<&Chip>, Vec<&Chip>) = known_pieces.partition(|chip| is_short(chip));
        let steady = self.last.replace(*chips).as_ref() == Some(chips);
        let starts = steady && short.is_empty() && long.is_empty() && stands_for_a_start(chips);
        let pieces = || chips.iter().filter(|chip| **chip != [0; 5]);
        self.short |= short.len() > long.len()
            || starts && pieces().filter(|chip| is_short(chip)).count() * 2 > pieces().count();
        let stray =
            |chip: &Chip| is_short(chip) && !self.short && !starts && !known.0.contains_key(chip);
        chips.map(|chip| if stray(&chip) { [0; 5] } else { chip })
    }

    /// Another board may come.
    pub(super) fn forget(&mut self) {
        *self = Self::default();
    }
}

fn is_short(chip: &Chip) -> bool {
    chip.iter().filter(|&&n| n == 0).count() > 2
}

/// Whether something stands on each square of the start position and is nowhere twice, and nothing
/// on the others, but that two queens may be to spare.
fn stands_for_a_start(chips: &Squares<Chip>) -> bool {
    let pieces: Vec<&Chip> = chips.iter().filter(|chip| **chip != [0; 5]).collect();
    let different: BTreeSet<&Chip> = pieces.iter().copied().collect();
    let fits = |(square, chip): (Square, &Chip)| {
        let orientations = [square, square.rotate_180()];
        let spare = SPARE.iter().any(|(of, _)| orientations.contains(of));
        let piece = Board::new().occupied().contains(square);
        if *chip == [0; 5] { !piece } else { piece || spare }
    };
    different.len() == pieces.len() && frame::squares().zip(chips).all(fits)
}

/// The most frequent of the last three readings, square by square.
#[derive(Debug)]
pub(super) struct Steady<T> {
    /// How many of them must be the same.
    agreeing: usize,
    last: VecDeque<Squares<T>>,
    held: Option<Squares<T>>,
    /// What was held on each square before that.
    before: Option<Squares<T>>,
}

impl<T> Default for Steady<T> {
    fn default() -> Self {
        Self { agreeing: 2, last: VecDeque::new(), held: None, before: None }
    }
}

impl<T: Copy + Eq> Steady<T> {
    /// All three readings must be the same.
    pub(super) fn of_all() -> Self {
        Self { agreeing: READINGS, ..Self::default() }
    }

    /// Takes a reading. Nothing before each square has been read in the same way as often as it must;
    /// after that a square on which readings differ stays as it was.
    pub(super) fn read(&mut self, squares: Squares<T>) -> Option<&Squares<T>> {
        if self.last.len() == READINGS {
            self.last.pop_front();
        }
        self.last.push_back(squares);
        if self.last.len() < self.agreeing {
            return None;
        }
        let most = |at: usize| {
            let of = |value| self.last.iter().filter(|squares| squares[at] == value).count();
            let mut values = self.last.iter().map(|squares| squares[at]);
            let agreed = values.find(|&value| of(value) >= self.agreeing);
            agreed.or_else(|| self.held.as_ref().map(|held| held[at]))
        };
        let steady: Option<Vec<T>> = (0..64).map(most).collect();
        let steady = steady.and_then(|steady| Squares::try_from(steady).ok());
        if let (Some(held), Some(steady)) = (self.held, steady) {
            let before = self.before.get_or_insert(held);
            for at in (0..64).filter(|&at| held[at] != steady[at]) {
                before[at] = held[at];
            }
        }
        self.held = steady;
        self.held.as_ref()
    }

    /// The squares that are as they were, but for the reading before the last one, which said that
    /// nobody is there, or who was there before.
    pub(super) fn glimpsed(&self, nobody: T) -> impl Iterator<Item = Square> {
        let glimpsed = move |at: usize| {
            let [held, before] = [self.held, self.before].map(|squares| Some(squares?[at]));
            let other = if held == Some(nobody) { before } else { Some(nobody) };
            let readings = self.last.iter().map(|squares| Some(squares[at]));
            held != other && readings.eq([held, other, held])
        };
        frame::squares().enumerate().filter(move |(at, _)| glimpsed(*at)).map(|(_, square)| square)
    }

    /// Forgets what was read; what is held stays so until it is read otherwise twice.
    pub(super) fn forget(&mut self) {
        self.last.clear();
    }
}

/// Why the pieces were not learned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unlearned {
    /// On these squares something else is read than should be.
    Wrong(Bitboard),
    /// White may sit on either side.
    BothSides,
}

type Judged = Result<Chips, Unlearned>;

/// Readings of the start position.
#[derive(Debug, Default)]
pub(super) struct Lesson(Vec<Squares<Chip>>);

impl Lesson {
    /// Takes a reading; in the end what was learned. How the board lies can be left open: a second
    /// queen stands on a square on which none may stand when the board is turned.
    pub(super) fn read(
        &mut self,
        chips: &Squares<Chip>,
        orientation: Option<Orientation>,
    ) -> Option<Judged> {
        self.0.push(*chips);
        (self.0.len() == SAMPLES).then(|| match orientation {
            Some(orientation) => self.judge(orientation),
            None => match (self.judge(Orientation::Straight), self.judge(Orientation::Turned)) {
                (Ok(_), Ok(_)) => Err(Unlearned::BothSides),
                (straight, Err(_)) => straight,
                (Err(_), turned) => turned,
            },
        })
    }

    fn judge(&self, orientation: Orientation) -> Judged {
        let mut known = BTreeMap::new();
        let mut wrong = Bitboard::EMPTY;
        for (at, square) in frame::squares().map(|square| orientation.square(square)).enumerate() {
            let piece = Board::new().piece_at(square);
            let spare = SPARE.iter().find(|(of, _)| *of == square);
            let spare = spare.map(|&(_, color)| Piece { color, role: Role::Queen });
            match (self.most(at), piece.or(spare)) {
                (Some([0, 0, 0, 0, 0]), _) if piece.is_none() => {}
                (Some(chip), Some(piece)) if chip != [0; 5] => {
                    // Two pieces with one number cannot be told apart.
                    if known.insert(chip, piece).is_some() {
                        wrong.add(square);
                    }
                }
                _ => wrong.add(square),
            }
        }
        if wrong.is_empty() { Ok(Chips(known)) } else { Err(Unlearned::Wrong(wrong)) }
    }

    /// What was read on a square more than half of the time.
    fn most(&self, at: usize) -> Option<Chip> {
        let of = |chip| self.0.iter().filter(|chips| chips[at] == chip).count();
        self.0.iter().map(|chips| chips[at]).find(|&chip| of(chip) * 2 > SAMPLES)
    }
}
