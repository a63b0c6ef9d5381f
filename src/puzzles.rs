//! The puzzles that are compiled in, from the database of lichess (CC0).
//!
//! They are written by number of pieces and then by rating, and compressed: who solves none does not
//! unpack them.

mod choice;
mod own;
#[cfg(test)]
mod truth;

use std::collections::HashMap;

use crate::laws::Position;
use miniz_oxide::inflate::decompress_to_vec_zlib;
use shakmaty::Move;

use crate::practice::drill::Mate;
use crate::practice::puzzle::Puzzle;

pub use choice::{Player, Wanted};
pub use own::{FOLDER, Own, Slip, Wrong};

static LICHESS: &[u8] = include_bytes!("../puzzles/lichess.csv.z");

/// Themes by which a puzzle can be asked for: the end of the name of its sentence, and the label of the
/// database.
pub const THEMES: [(&str, &str); 17] = [
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
    ("quiet", "quietMove"),
    ("defence", "defensiveMove"),
    ("zugzwang", ZUGZWANG),
];

/// How the labels begin that say which of the solver's moves lead to zugzwang; one alone says that any
/// does.
const ZUGZWANG: &str = "zugzwang";

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
        let rows = self
            .rows()
            .filter(|row| row.pieces() <= pieces && row.labels().any(|theme| theme == label));
        let mate = |puzzle: Puzzle| Mate {
            position: puzzle.start().clone(),
            line: puzzle.line().to_vec(),
        };
        rows.filter_map(|row| row.puzzle().map(mate)).collect()
    }

    /// The lines of puzzles from the opponent's last move on, without the move that ends them: at least
    /// so many plies each, from positions with so many pieces at most. Each move has the position before it.
    #[must_use]
    pub fn lines(&self, plies: usize, pieces: usize) -> Vec<Vec<(Position, Move)>> {
        let rows = self
            .rows()
            .filter(|row| row.pieces() <= pieces && row.moves.split(' ').nth(plies).is_some());
        rows.filter_map(|row| Some(row.puzzle()?.way())).collect()
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
        let puzzle = Puzzle::read(self.fen, self.moves, self.rating).ok()?;
        let number = |label: &str| label.strip_prefix(ZUGZWANG)?.parse().ok();
        Some(puzzle.with_zugzwang(self.labels().filter_map(number).collect()))
    }

    fn labels(self) -> impl Iterator<Item = &'a str> {
        self.themes.split(' ')
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

    use crate::practice::reason::{LineReason, NamedMate};

    #[test]
    fn every_puzzle_can_be_played_to_its_end_and_has_a_name_of_its_own() {
        let library = Library::built_in();
        let ids: HashSet<&str> = library.rows().map(|row| row.id).collect();
        let good = library.rows().filter(|row| row.puzzle().is_some()).count();
        assert_eq!((ids.len(), good), (6605, 6605));
        assert_eq!(library.0.lines().count(), good + 1);
    }

    #[test]
    fn each_theme_has_puzzles() {
        let library = Library::built_in();
        for (_, label) in THEMES {
            assert!(library.rows().any(|row| row.labels().any(|it| it == label)));
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
                let labelled = row.labels().any(|it| it == label);
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

    fn is_labelled(reason: &LineReason, label: &str) -> bool {
        match reason {
            LineReason::Fork { .. } => label == "fork",
            LineReason::Pin { .. } => label == "pin",
            LineReason::Skewer { .. } => label == "skewer",
            LineReason::Hanging(_) => label == "hangingPiece",
            LineReason::Discovered { .. } => label == "discoveredAttack",
            LineReason::Mate(Some(NamedMate::BackRank)) => label == "backRankMate",
            LineReason::Mate(Some(NamedMate::Smothered)) => label == "smotheredMate",
            LineReason::Mate(None) | LineReason::DoubleCheck | LineReason::Promotion(_) => false,
        }
    }
}
