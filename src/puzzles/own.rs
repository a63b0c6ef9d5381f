//! Puzzles that players bring: of PGN files, and of the database of lichess.

use std::io::ErrorKind;
use std::path::Path;

use csv_core::{ReadRecordResult, Reader, ReaderBuilder};
use shakmaty::CastlingMode;

use crate::lessons::Written;
use crate::notation::pgn::{self, Game, Unread};
use crate::notation::position::{self, Remark};
use crate::practice::puzzle::{Fault, Puzzle};

/// The folder of such files, in the data folder.
pub const FOLDER: &str = "puzzles";

/// The puzzles of a file.
#[derive(Clone, Debug)]
pub struct Own {
    /// The name of the file, without the ending.
    pub name: String,
    /// The file, as it is told.
    pub file: String,
    /// Its puzzles, each with its name there, or its number.
    pub puzzles: Vec<(String, Puzzle)>,
    /// What is wrong with it.
    pub wrong: Vec<Wrong>,
}

/// What is wrong, and on which line, from 1; 0 where it is the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The line.
    pub line: u64,
    /// What is wrong there.
    pub slip: Slip,
}

/// What is wrong with a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Slip {
    /// The file cannot be read.
    File(ErrorKind),
    /// A row has too few columns, or its rating is no number.
    Columns,
    /// A game has no position of its own.
    NoPosition,
    /// A game cannot be read, if anything for this reason.
    Game(Option<pgn::Wrong>),
    /// It is no puzzle.
    Puzzle(Fault),
    /// A right of its position cannot be. It is a puzzle without it.
    Right(Remark),
}

impl Own {
    /// Reads a file, by its ending; `None` where it is none of puzzles. What is wrong is left out and
    /// named.
    #[must_use]
    pub fn read(Written { file, text }: &Written) -> Option<Self> {
        let path = Path::new(file);
        if path.parent()?.file_name()? != FOLDER {
            return None;
        }
        let is_table = match path.extension()?.to_str()?.to_ascii_lowercase().as_str() {
            "csv" => true,
            "pgn" => false,
            _ => return None,
        };
        let name = path.file_stem()?.to_string_lossy().into_owned();
        let mut own = Self { name, file: file.clone(), puzzles: Vec::new(), wrong: Vec::new() };
        match text {
            Ok(text) if is_table => own.read_rows(text),
            Ok(text) => own.read_games(text),
            Err(kind) => own.wrong.push(Wrong { line: 0, slip: Slip::File(*kind) }),
        }
        Some(own)
    }

    /// Rows of the database of lichess: name, position, moves, rating, and more.
    fn read_rows(&mut self, text: &str) {
        let mut rows = RowReader::new();
        let written = text.lines().zip(1..).filter(|(row, _)| !row.trim().is_empty());
        for (row, line) in written {
            let mut columns = rows.columns(row);
            let mut next = || columns.next().unwrap_or_default();
            let (id, fen, moves, rating) = (next(), next(), next(), next().parse::<u16>());
            if id == "PuzzleId" {
                continue;
            }
            let taken = position::read_in(fen, CastlingMode::Standard, &[]);
            let (fen, left_out) = match taken {
                Ok(taken) => (position::write(&taken.position), taken.remarks),
                Err(_) => (fen.to_owned(), Vec::new()),
            };
            let read = match rating {
                Ok(rating) => Puzzle::read(&fen, moves, rating).map_err(Slip::Puzzle),
                Err(_) => Err(Slip::Columns),
            };
            let right = |remark| Wrong { line, slip: Slip::Right(remark) };
            self.wrong.extend(left_out.into_iter().map(right).filter(|_| read.is_ok()));
            self.add(id.to_owned(), line, read);
        }
    }

    /// Games from a position, in which the side to move solves it; so are chapters of studies.
    fn read_games(&mut self, text: &str) {
        let mut number: u32 = 0;
        pgn::games(text, |game| {
            number += 1;
            match game {
                Ok(game) => {
                    let (line, read) = (line_of(&game), puzzle_of(game));
                    self.add(number.to_string(), line, read);
                }
                Err(Unread { line, why }) => self.wrong.push(Wrong { line, slip: Slip::Game(why) }),
            }
        });
    }

    fn add(&mut self, id: String, line: u64, read: Result<Puzzle, Slip>) {
        match read {
            Ok(puzzle) => self.puzzles.push((id, puzzle)),
            Err(slip) => self.wrong.push(Wrong { line, slip }),
        }
    }
}

/// Whether a character stands around a column, also where a blank is before its quotation mark.
fn is_around(c: char) -> bool {
    c == '"' || c.is_whitespace()
}

/// What stands between the columns of a table: commas, or what tables of other countries have there.
const DIVIDERS: [u8; 3] = *b",;\t";

/// Takes rows apart. A reader takes longer to make than a hundred rows to read, so each divider has one.
struct RowReader {
    readers: [(u8, Reader); DIVIDERS.len()],
    text: Vec<u8>,
    ends: Vec<usize>,
}

impl RowReader {
    fn new() -> Self {
        let reader = |divider| (divider, ReaderBuilder::new().delimiter(divider).build());
        Self { readers: DIVIDERS.map(reader), text: Vec::new(), ends: Vec::new() }
    }

    /// The columns of a row; quotation marks may stand around each. No row goes on in the next line, so that
    /// an open quotation mark costs no other row.
    fn columns(&mut self, row: &str) -> impl Iterator<Item = &str> {
        let divider = row.bytes().find(|byte| DIVIDERS.contains(byte)).unwrap_or(DIVIDERS[0]);
        let reader = self.readers.iter_mut().find(|(own, _)| *own == divider);
        let count = reader.map_or(0, |(_, reader)| {
            self.text.resize(row.len() + 1, 0);
            self.ends.resize(row.len() + 2, 0);
            record(reader, row.as_bytes(), &mut self.text, &mut self.ends)
        });
        let text = &self.text;
        let ends = self.ends.get(..count).unwrap_or_default();
        let starts = std::iter::once(0).chain(ends.iter().copied());
        starts.zip(ends).map(move |(start, &end)| {
            let column = text.get(start..end).unwrap_or_default();
            std::str::from_utf8(column).unwrap_or_default().trim_matches(is_around)
        })
    }
}

/// Reads one row into its columns; how many there are.
fn record(reader: &mut Reader, row: &[u8], text: &mut [u8], ends: &mut [usize]) -> usize {
    reader.reset();
    let (read, _, written, count) = reader.read_record(row, text, ends);
    if read != ReadRecordResult::InputEmpty {
        return count;
    }
    // The row ends.
    let (text, ends) = (text.get_mut(written..), ends.get_mut(count..));
    let (_, _, _, last) =
        reader.read_record(&[], text.unwrap_or_default(), ends.unwrap_or_default());
    count + last
}

/// The line on which a game begins, or that on which it ends for this program.
fn line_of(game: &Game) -> u64 {
    game.cut().map_or(game.line, |(line, _)| line)
}

/// A game as a puzzle. What is left of a solution that cannot be played solves nothing.
fn puzzle_of(game: Game) -> Result<Puzzle, Slip> {
    if let Some((_, wrong)) = game.cut() {
        return Err(Slip::Game(Some(wrong.clone())));
    }
    match game.tag("FEN") {
        Some(_) => Puzzle::new(game.start, game.moves).map_err(Slip::Puzzle),
        None => Err(Slip::NoPosition),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::PositionTextError;

    fn read(file: &str, text: &str) -> Own {
        let text = Ok(text.to_owned());
        Own::read(&Written { file: format!("puzzles/{file}"), text }).unwrap()
    }

    fn wrong(own: &Own) -> Vec<(u64, Slip)> {
        own.wrong.iter().map(|wrong| (wrong.line, wrong.slip.clone())).collect()
    }

    #[test]
    fn rows_of_lichess_are_read_and_broken_ones_named() {
        let own = read(
            "some.csv",
            "PuzzleId,FEN,Moves,Rating,RatingDeviation\n\
             05jkz,8/8/8/8/3p4/3k1P2/1K6/8 w - - 0 62,b2c1 d3e2 c1c2 d4d3,1529,80\n\n\
             a,8/8 w,b2c1 d3e2,900\nb,8/8/8/8/3p4/3k1P2/1K6/8 w - - 0 62,b2b9 d3e2,900\n\
             c,8/8/8/8/3p4/3k1P2/1K6/8 w - - 0 62,b2c1,900\nd,one,two\n",
        );
        assert_eq!(own.name, "some");
        assert_eq!(own.puzzles.len(), 1);
        assert_eq!(own.puzzles[0].0, "05jkz");
        assert_eq!(own.puzzles[0].1.line().len(), 3);
        let slips = [
            (4, Slip::Puzzle(Fault::Position)),
            (5, Slip::Puzzle(Fault::Move(1))),
            (6, Slip::Puzzle(Fault::Short)),
            (7, Slip::Columns),
        ];
        assert_eq!(wrong(&own), slips);
    }

    #[test]
    fn d13_rows_may_have_quotation_marks_and_other_dividers() {
        let fen = "8/8/8/8/3p4/3k1P2/1K6/8 w - - 0 62";
        let own = read(
            "some.csv",
            &format!(
                "\"PuzzleId\",\"FEN\",\"Moves\",\"Rating\"\n\
                 \"a\",\"{fen}\",\"b2c1 d3e2\",\"900\",\"short, easy\"\r\n\
                 b,{fen},\"b2c1 d3e2\",900\n\
                 \"c\", \"{fen}\" , b2c1 d3e2 , 900 \n\
                 d,\"{fen},b2c1 d3e2,900\n\
                 \"e\";\"{fen}\";b2c1 d3e2;900\nf\t{fen}\tb2c1 d3e2\t900\n"
            ),
        );
        let ids: Vec<&str> = own.puzzles.iter().map(|(id, _)| id.as_str()).collect();
        assert_eq!(ids, ["a", "b", "c", "e", "f"]);
        assert_eq!(wrong(&own), [(5, Slip::Columns)]);
    }

    #[test]
    fn each_column_is_as_it_is_written() {
        let mut rows = RowReader::new();
        for (row, columns) in [
            ("a", &["a"][..]),
            ("a,,b,", &["a", "", "b", ""]),
            (" \"a;b\" ; ä ;\"say \"\"x\"\"\"", &["a", "b", "ä", "say \"x"]),
            ("\"a;b\";ä;\"say \"\"x\"\" y\"", &["a;b", "ä", "say \"x\" y"]),
            ("a\t\"b,c\"\td", &["a", "b,c", "d"]),
            ("\"a,b", &["a,b"]),
            ("a,b\rc,d", &["a", "b"]),
            (",", &["", ""]),
        ] {
            assert_eq!(rows.columns(row).collect::<Vec<_>>(), columns, "{row:?}");
        }
    }

    #[test]
    fn games_from_a_position_are_puzzles_and_others_are_named() {
        let ladder = "[FEN \"7k/8/8/8/8/8/R7/1R4K1 w - - 0 1\"]\n[SetUp \"1\"]\n\n";
        let text = format!(
            "{ladder}1. Ra7 {{ the rank }} Kg8 (1... Kg8 2. Rb8#) 2. Rb8# 1-0\n\n\
             {ladder}1. Ra7 Kg8 *\n\n{ladder}*\n\n1. e4 e5 *\n\n{ladder}1. Ra9 *\n\n\
             {ladder}1. Ra7 Kg7 2. Rb8# *\n\n[FEN \"nonsense\"]\n\n1. e4 *\n"
        );
        let own = read("mine.pgn", &text);
        let lines: Vec<(&str, usize)> =
            own.puzzles.iter().map(|(id, puzzle)| (id.as_str(), puzzle.line().len())).collect();
        assert_eq!(lines, [("1", 3), ("2", 1)]);
        assert!(own.puzzles[0].1.came().is_none());
        let slips = [
            (11, Slip::Puzzle(Fault::Short)),
            (16, Slip::NoPosition),
            (21, Slip::Game(Some(pgn::Wrong::Word("Ra9".to_owned())))),
            (26, Slip::Game(Some(pgn::Wrong::Illegal("Kg7".to_owned())))),
            (28, Slip::Game(Some(pgn::Wrong::Position(PositionTextError::Board)))),
        ];
        assert_eq!(wrong(&own), slips);
    }

    #[test]
    fn other_files_are_none_and_one_that_cannot_be_read_is_named() {
        let written = |file: &str| Written {
            file: format!("puzzles/{file}"),
            text: Err(ErrorKind::PermissionDenied),
        };
        assert!(Own::read(&written("rook.toml")).is_none());
        assert!(Own::read(&written("rook")).is_none());
        assert_eq!(Own::read(&written("rook.PGN")).unwrap().name, "rook");
        let own = Own::read(&written("rook.pgn")).unwrap();
        assert_eq!(wrong(&own), [(0, Slip::File(ErrorKind::PermissionDenied))]);
    }
}
