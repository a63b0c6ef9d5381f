//! The openings that players bring: PGN files with the lines they play.

use std::io::ErrorKind;
use std::path::Path;

use shakmaty::{Chess, Move};

use crate::lessons::Written;
use crate::notation::pgn::{self, Node, Odd, Tree, Unread};

/// The folder of such files, in the data folder.
pub const FOLDER: &str = "repertoire";

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
            Ok(game) if game.start == Chess::default() => {
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
    use super::*;

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
