//! The openings that players bring, PGN files with the lines they play; and those that are compiled in.

use std::io::ErrorKind;
use std::path::Path;

use crate::laws::Position;
use shakmaty::san::San;
use shakmaty::{Color, Move, Position as _};

use crate::lessons::Written;
use crate::notation::pgn::{self, Node, Odd, Tree, Unread};

/// The folder of such files, in the data folder.
pub const FOLDER: &str = "repertoire";

/// The openings that are compiled in: of each its side and its name, then its lines.
static BUILT_IN: &str = include_str!("../puzzles/openings.txt");

/// An opening that is compiled in. Its lines are read when it is practised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuiltIn {
    /// Its English name.
    pub name: &'static str,
    /// Whose opening it is.
    pub side: Color,
    lines: &'static str,
}

/// All openings that are compiled in, in their order.
pub fn built_in() -> impl Iterator<Item = BuiltIn> {
    let begins = |text: &'static str| {
        let (line, lines) = text.split_once('\n')?;
        let (side, name) = line.split_once(": ")?;
        let side = match side {
            "White" => Color::White,
            "Black" => Color::Black,
            _ => return None,
        };
        Some(BuiltIn { name, side, lines })
    };
    BUILT_IN.split("\n\n").skip(1).flat_map(openings_of).filter_map(begins)
}

impl BuiltIn {
    /// Its lines, from the usual start.
    #[must_use]
    pub fn lines(&self) -> Vec<Vec<Move>> {
        let lines = self.lines.lines().take_while(|line| line.starts_with(' '));
        lines.map(moves).collect()
    }
}

/// The texts that begin with an opening each.
fn openings_of(text: &'static str) -> impl Iterator<Item = &'static str> {
    let starts = text.match_indices(['W', 'B']).map(|(at, _)| at);
    let begins = move |at: &usize| text[..*at].ends_with('\n') || *at == 0;
    starts.filter(begins).map(|at| &text[at..])
}

/// The moves of a line, as far as they are legal: a test plays all of them.
fn moves(line: &str) -> Vec<Move> {
    let mut position = Position::default();
    let read = line.split_whitespace().map_while(|word| {
        let san: San = word.trim_end_matches('+').parse().ok()?;
        let mv = san.to_move(&position).ok()?;
        position.play_unchecked(mv);
        Some(mv)
    });
    read.collect()
}

/// The lines of a file.
#[derive(Clone, Debug)]
pub struct Own {
    /// The name of the file, without the ending.
    pub name: String,
    /// The file, as it is told.
    pub file: String,
    /// Every line from the usual start to its end, variations too.
    pub lines: Vec<Vec<Move>>,
    /// What is wrong with it, each with its line, from 1; 0 where it is the file.
    pub wrong: Vec<(u64, Slip)>,
}

/// What is wrong with a game of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Slip {
    /// The file cannot be read.
    File(ErrorKind),
    /// The game cannot be read, if anything for this reason.
    Game(Option<pgn::Wrong>),
    /// The game does not begin from the usual start.
    Start,
    /// A line is kept only as far as it can be played.
    Line(Odd),
}

impl Own {
    /// Reads a file; `None` where it is in another folder. What is wrong is left out and named.
    #[must_use]
    pub fn read(Written { file, text }: &Written) -> Option<Self> {
        let path = Path::new(file);
        if path.parent()?.file_name()? != FOLDER {
            return None;
        }
        let name = path.file_stem()?.to_string_lossy().into_owned();
        let mut own = Self { name, file: file.clone(), lines: Vec::new(), wrong: Vec::new() };
        match text {
            Ok(text) => own.read_games(text),
            Err(kind) => own.wrong.push((0, Slip::File(*kind))),
        }
        Some(own)
    }

    fn read_games(&mut self, text: &str) {
        pgn::games(text, |game| match game {
            Ok(game) if game.start == Position::default() => {
                self.add_lines(&game.tree(), Node::ROOT);
                let lost = game.remarks.into_iter().filter(|remark| remark.odd.is_loss());
                self.wrong.extend(lost.map(|it| (it.place.line, Slip::Line(it.odd))));
            }
            Ok(game) => self.wrong.push((game.line, Slip::Start)),
            Err(Unread { line, why }) => self.wrong.push((line, Slip::Game(why))),
        });
    }

    /// The lines that end somewhere behind a node.
    fn add_lines(&mut self, tree: &Tree, from: Node) {
        let mut open = vec![from];
        while let Some(node) = open.pop() {
            let children = tree.children(node);
            if children.is_empty() && node != Node::ROOT {
                self.lines.push(tree.line(node));
            }
            open.extend(children.iter().rev());
        }
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::EnPassantMode;

    use super::*;
    use crate::notation::openings;

    /// A line that cannot be played to its end would be shorter than it is written.
    #[test]
    fn every_built_in_line_is_legal_and_has_the_name_that_the_table_knows() {
        let all: Vec<BuiltIn> = built_in().collect();
        assert!(all.len() >= 30, "{}", all.len());
        let sides = Color::ALL.map(|side| all.iter().filter(|it| it.side == side).count());
        assert!(sides.iter().all(|count| *count >= 10), "{sides:?}");
        let mut texts = 0;
        for opening in &all {
            for line in opening.lines() {
                texts += 1;
                assert!((11..=20).contains(&line.len()), "{}: {}", opening.name, line.len());
                let mut position = Position::default();
                let mut names = Vec::new();
                for mv in line {
                    position.play_unchecked(mv);
                    let here = position.zobrist_hash(EnPassantMode::Legal);
                    names.extend(openings::of([here]).map(|found| found.name));
                }
                let is = |name: &&str| name.starts_with(opening.name);
                assert!(names.iter().any(is), "{}: {names:?}", opening.name);
            }
        }
        let written = BUILT_IN.lines().filter(|line| line.starts_with(' ')).count();
        let words = BUILT_IN.lines().filter(|line| line.starts_with(' '));
        let words: usize = words.map(|line| line.split_whitespace().count()).sum();
        let played: usize = all.iter().flat_map(BuiltIn::lines).map(|line| line.len()).sum();
        assert_eq!((texts, played), (written, words));
    }

    fn written(file: &str, text: Result<&str, ErrorKind>) -> Written {
        Written { file: file.to_owned(), text: text.map(str::to_owned) }
    }

    #[test]
    fn every_variation_is_a_line_and_games_that_are_none_are_named() {
        let text = "1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *\n\n1. d4 d5 2. d5 *\n\n\
                    [FEN \"7k/8/8/8/8/8/R7/1R4K1 w - - 0 1\"]\n\n1. Ra7 *\n\n1. e5 *\n";
        let own = Own::read(&written("data/repertoire/mine.pgn", Ok(text))).unwrap();
        assert_eq!(own.name, "mine");
        let lengths: Vec<usize> = own.lines.iter().map(Vec::len).collect();
        assert_eq!(lengths, [4, 3, 2]);
        assert_eq!(
            own.wrong,
            [
                (3, Slip::Line(Odd::Ends(pgn::Wrong::Illegal("d5".to_owned())))),
                (5, Slip::Start),
                (9, Slip::Game(Some(pgn::Wrong::Illegal("e5".to_owned())))),
            ]
        );
    }

    #[test]
    fn a_file_that_cannot_be_read_is_named_and_one_of_another_folder_is_none() {
        let denied = Err(ErrorKind::PermissionDenied);
        let own = Own::read(&written("repertoire/mine.pgn", denied)).unwrap();
        assert_eq!(own.wrong, [(0, Slip::File(ErrorKind::PermissionDenied))]);
        assert!(Own::read(&written("puzzles/mine.pgn", denied)).is_none());
        assert!(Own::read(&written("mine.pgn", denied)).is_none());
    }
}
