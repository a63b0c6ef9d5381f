//! The puzzles that are compiled in, from the database of lichess (CC0).
//!
//! They are written by number of pieces and then by rating, and compressed: who solves none does not
//! unpack them.

mod own;

use std::collections::HashMap;

use miniz_oxide::inflate::decompress_to_vec_zlib;
use shakmaty::{Chess, Move};

use crate::practice::drill::Mate;
use crate::practice::puzzle::Puzzle;

pub use own::{FOLDER, Own, Slip, Wrong};

static LICHESS: &[u8] = include_bytes!("../puzzles/lichess.csv.z");

/// How far ratings may be apart and still be the same to somebody.
const ALIKE: u16 = 150;

/// Themes by which a puzzle can be asked for: the end of the name of its sentence, and the label of the
/// database.
pub const THEMES: [(&str, &str); 14] = [
    ("fork", "fork"),
    ("pin", "pin"),
    ("skewer", "skewer"),
    ("discovered", "discoveredAttack"),
    ("double-check", "doubleCheck"),
    ("hanging", "hangingPiece"),
    ("back-rank", "backRankMate"),
    ("smothered", "smotheredMate"),
    ("mate-in-one", "mateIn1"),
    ("mate-in-two", "mateIn2"),
    ("mate-in-three", "mateIn3"),
    ("sacrifice", "sacrifice"),
    ("promotion", "promotion"),
    ("trapped", "trappedPiece"),
];

/// Which puzzle is wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// With so many pieces at most.
    pub pieces: Option<usize>,
    /// Of about this rating.
    pub rating: Option<u16>,
    /// Of this theme, by the name of its sentence.
    pub theme: Option<&'static str>,
}

/// All puzzles, unpacked.
#[derive(Debug)]
pub struct Library(String);

/// A row of the file.
#[derive(Clone, Copy, Debug)]
struct Row<'a> {
    id: &'a str,
    fen: &'a str,
    moves: &'a str,
    rating: u16,
    themes: &'a str,
}

impl Library {
    /// Unpacks what is compiled in.
    #[must_use]
    pub fn built_in() -> Self {
        let text = decompress_to_vec_zlib(LICHESS).unwrap_or_default();
        Self(String::from_utf8(text).unwrap_or_default())
    }

    fn rows(&self) -> impl Iterator<Item = Row<'_>> {
        self.0.lines().skip(1).filter_map(Row::read)
    }

    /// The ratings of all puzzles, by their names.
    #[must_use]
    pub fn ratings(&self) -> HashMap<&str, u16> {
        self.rows().map(|row| (row.id, row.rating)).collect()
    }

    /// The puzzle of a name.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<Puzzle> {
        self.rows().find(|row| row.id == id)?.puzzle()
    }

    /// The positions with a mate in exactly so many moves, and with so many pieces at most.
    #[must_use]
    pub fn mates(&self, moves: usize, pieces: usize) -> Vec<Mate> {
        let label = format!("mateIn{moves}");
        let rows = self.rows().filter(|row| {
            row.pieces() <= pieces && row.themes.split(' ').any(|theme| theme == label)
        });
        let mate = |puzzle: Puzzle| Mate {
            position: puzzle.start().clone(),
            line: puzzle.line().to_vec(),
        };
        rows.filter_map(|row| row.puzzle().map(mate)).collect()
    }

    /// The lines of puzzles from the opponent's last move on, without the move that ends them: at least
    /// so many plies each, from positions with so many pieces at most. Each move has the position before it.
    #[must_use]
    pub fn lines(&self, plies: usize, pieces: usize) -> Vec<Vec<(Chess, Move)>> {
        let rows = self
            .rows()
            .filter(|row| row.pieces() <= pieces && row.moves.split(' ').nth(plies).is_some());
        rows.filter_map(|row| Some(row.puzzle()?.way())).collect()
    }

    /// The next puzzle for a player of this rating, with its name. Of those that are about as hard, the
    /// one with the fewest pieces that is not known yet; `None` where all are known.
    #[must_use]
    pub fn next(
        &self,
        wanted: Wanted,
        rating: u16,
        is_known: impl Fn(&str) -> bool,
    ) -> Option<(String, Puzzle)> {
        let middle = wanted.rating.unwrap_or(rating);
        let fits = |row: &Row<'_>| {
            wanted.pieces.is_none_or(|most| row.pieces() <= most)
                && wanted.is_theme_of(row)
                && !is_known(row.id)
        };
        let distance = |row: &Row<'_>| row.rating.abs_diff(middle) / ALIKE;
        let row = self.rows().filter(fits).min_by_key(distance)?;
        Some((row.id.to_owned(), row.puzzle()?))
    }

    /// With how many pieces such puzzles begin, where those that are wanted would be fewer.
    #[must_use]
    pub fn from(&self, wanted: Wanted) -> Option<usize> {
        let most = wanted.pieces?;
        let pieces = self.rows().filter(|row| wanted.is_theme_of(row)).map(Row::pieces);
        pieces.min().filter(|fewest| *fewest > most)
    }
}

impl Wanted {
    fn is_theme_of(self, row: &Row<'_>) -> bool {
        let theme = self.theme.and_then(label);
        theme.is_none_or(|theme| row.themes.split(' ').any(|word| word == theme))
    }
}

impl<'a> Row<'a> {
    fn read(line: &'a str) -> Option<Self> {
        let mut fields = line.split(',');
        let mut next = || fields.next();
        let (id, fen, moves) = (next()?, next()?, next()?);
        Some(Self { id, fen, moves, rating: next()?.parse().ok()?, themes: next()? })
    }

    fn puzzle(self) -> Option<Puzzle> {
        Puzzle::read(self.fen, self.moves, self.rating).ok()
    }

    /// How many pieces stand there before the opponent's last move.
    fn pieces(self) -> usize {
        let board = self.fen.split(' ').next().unwrap_or_default();
        board.bytes().filter(u8::is_ascii_alphabetic).count()
    }
}

/// In how many moves a puzzle of a theme mates, where the theme says that.
#[must_use]
pub fn mate_in(theme: &str) -> Option<usize> {
    label(theme)?.strip_prefix("mateIn")?.parse().ok()
}

fn label(theme: &str) -> Option<&'static str> {
    THEMES.iter().find(|(name, _)| *name == theme).map(|&(_, label)| label)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use shakmaty::Position;

    use crate::practice::reason::{Reason, Shape};

    #[test]
    fn every_puzzle_can_be_played_to_its_end_and_has_a_name_of_its_own() {
        let library = Library::built_in();
        let ids: HashSet<&str> = library.rows().map(|row| row.id).collect();
        let good = library.rows().filter(|row| row.puzzle().is_some()).count();
        assert_eq!((ids.len(), good), (6605, 6605));
        assert_eq!(library.0.lines().count(), good + 1);
    }

    #[test]
    fn of_those_that_are_alike_the_one_with_the_fewest_pieces_comes_first() {
        let library = Library::built_in();
        let next = |wanted| library.next(wanted, 1000, |_| false).unwrap();
        let (first, puzzle) = next(Wanted::default());
        assert!(puzzle.rating.abs_diff(1000) < ALIKE, "{}", puzzle.rating);
        let pieces = puzzle.start().board().occupied().count();
        let fewer = |row: &Row<'_>| row.rating.abs_diff(1000) < ALIKE && row.pieces() < pieces;
        assert!(library.rows().find(fewer).is_none());
        let (other, _) = library.next(Wanted::default(), 1000, |id| id == first).unwrap();
        assert_ne!(other, first);
        let (_, hard) = next(Wanted { rating: Some(2000), ..Wanted::default() });
        assert!(hard.rating.abs_diff(2000) < ALIKE);
        let (_, small) = next(Wanted { pieces: Some(4), ..Wanted::default() });
        assert!(small.start().board().occupied().count() <= 4);
        let (id, _) = next(Wanted { theme: Some("smothered"), ..Wanted::default() });
        let row = library.rows().find(|row| row.id == id).unwrap();
        assert!(row.themes.contains("smotheredMate"));
        assert_eq!(library.next(Wanted::default(), 1000, |_| true), None);
    }

    #[test]
    fn each_theme_has_puzzles() {
        let library = Library::built_in();
        for (_, label) in THEMES {
            assert!(library.rows().any(|row| row.themes.split(' ').any(|it| it == label)));
        }
    }

    /// Nine of ten reasons that are found have the label of the database, and nine of ten labels are found.
    #[test]
    fn reasons_agree_with_the_labels_of_the_database() {
        let library = Library::built_in();
        let labels = ["fork", "pin", "skewer", "hangingPiece", "discoveredAttack"];
        let named = ["backRankMate", "smotheredMate"];
        let mut counts: HashMap<&str, [u32; 3]> = HashMap::new();
        for row in library.rows() {
            let reasons = row.puzzle().map(|puzzle| puzzle.reasons()).unwrap_or_default();
            for label in labels.into_iter().chain(named) {
                let found = reasons.iter().any(|(reason, _)| is_labelled(reason, label));
                let labelled = row.themes.split(' ').any(|it| it == label);
                let [both, in_lines, in_labels] = counts.entry(label).or_default();
                *both += u32::from(found && labelled);
                *in_lines += u32::from(found);
                *in_labels += u32::from(labelled);
            }
        }
        for (label, [both, in_lines, in_labels]) in counts {
            assert!(both * 10 >= in_lines * 9, "{label}: {both} of {in_lines} found");
            assert!(both * 10 >= in_labels * 9, "{label}: {both} of {in_labels} labelled");
        }
    }

    fn is_labelled(reason: &Reason, label: &str) -> bool {
        match reason {
            Reason::Fork { .. } => label == "fork",
            Reason::Pin { .. } => label == "pin",
            Reason::Skewer { .. } => label == "skewer",
            Reason::Hanging(_) => label == "hangingPiece",
            Reason::Discovered { .. } => label == "discoveredAttack",
            Reason::Mate(Some(Shape::BackRank)) => label == "backRankMate",
            Reason::Mate(Some(Shape::Smothered)) => label == "smotheredMate",
            Reason::Mate(None) | Reason::DoubleCheck | Reason::Promotion(_) => false,
        }
    }
}
