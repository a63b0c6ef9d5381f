//! A score sheet in braille, before it is laid out on pages.
//!
//! Moves are written cell by cell and never go through the table of a language. Words come as cells
//! from who has them; a game of this archive and one of any other source look the same here.

use crate::laws::Position;
use shakmaty::{Color, Move, Position as _, Role};

use crate::archive::export::sheet::{Half, Row, Written};
use crate::notation::braille::cell::Cell;
use crate::notation::braille::moves::{self, Profile};
use crate::notation::braille::page::Text;
use crate::notation::braille::text;
use crate::notation::{MoveParts, Vocabulary, numeric, position, san};

const BLANK: Cell = Cell::new(0);

/// How moves are written.
#[derive(Clone, Copy, Debug)]
pub enum MoveCode<'a> {
    /// In the letters of a voice, as computers write them. In six dots `Bxc4` and `bxc4` are the
    /// same, as are `Dxc4` and `dxc4` in German: the letter of a piece has its sign before it.
    Letters(&'a Vocabulary, Cell),
    /// In figures, the pieces of a first position in letters.
    Figures(&'a Vocabulary, Cell),
    /// In the chess code of the United Kingdom.
    Uk(&'a Profile),
}

/// What a sheet is made of besides its moves, in words that are cells already.
#[derive(Clone, Debug, Default)]
pub struct Heading {
    /// Stands again at the top of each further page.
    pub title: Vec<Cell>,
    /// Players, date, event: a line each.
    pub lines: Vec<Vec<Cell>>,
    /// Over the moves of each player, if both have written a sheet of their own.
    pub sheets: [Vec<Cell>; 2],
    /// Before the pieces of each colour, where the game does not begin as usual.
    pub pieces: [Vec<Cell>; 2],
    /// Who moves first there.
    pub turn: Vec<Cell>,
    /// The result, under the moves.
    pub result: Vec<Cell>,
}

/// A sheet: heading, first position if it is not the usual one, moves with a line for each pair,
/// result. `both` are the rows that White and Black have written.
#[must_use]
pub fn sheet(heading: &Heading, start: &Position, both: [&[Row]; 2], code: MoveCode<'_>) -> Text {
    let mut paragraphs = vec![heading.title.clone()];
    paragraphs.extend(heading.lines.iter().cloned());
    if *start != Position::default() {
        paragraphs.push(Vec::new());
        let pieces =
            |(color, word): (Color, &Vec<Cell>)| joined([word.clone(), code.pieces(start, color)]);
        paragraphs
            .extend([Color::White, Color::Black].into_iter().zip(&heading.pieces).map(pieces));
        paragraphs.push(heading.turn.clone());
    }
    let [white, black] = both.map(|rows| rows.iter().map(|row| code.row(row)).collect::<Vec<_>>());
    if white == black {
        paragraphs.push(Vec::new());
        paragraphs.extend(white);
    } else {
        for (word, rows) in heading.sheets.iter().zip([white, black]) {
            paragraphs.extend([Vec::new(), word.clone()]);
            paragraphs.extend(rows);
        }
    }
    paragraphs.extend([Vec::new(), heading.result.clone()]);
    Text { title: heading.title.clone(), paragraphs }
}

impl MoveCode<'_> {
    /// Number, White's move and Black's, single blanks between them: where a finger finds nothing
    /// for three cells, the line is over.
    fn row(self, row: &Row) -> Vec<Cell> {
        let halves = row.halves.iter().map(|half| self.half(half));
        joined(std::iter::once(unicode(&moves::number(row.number))).chain(halves))
    }

    fn half(self, half: &Half) -> Vec<Cell> {
        let written = match &half.written {
            None => self.open(),
            Some(Written::Move(before, mv)) => self.made(before, *mv),
            Some(Written::Squares(uci)) => text::cells(&uci.to_string()),
        };
        if half.offered { joined([written, self.offer()]) } else { written }
    }

    fn open(self) -> Vec<Cell> {
        match self {
            Self::Letters(..) | Self::Figures(..) => text::cells("..."),
            // With this sign the code begins a series of moves with Black's.
            Self::Uk(_) => unicode("⠤"),
        }
    }

    fn offer(self) -> Vec<Cell> {
        match self {
            Self::Letters(..) | Self::Figures(..) => text::cells("(=)"),
            Self::Uk(profile) => unicode(&profile.draw_offer),
        }
    }

    /// A legal move.
    #[must_use]
    pub fn made(self, before: &Position, mv: Move) -> Vec<Cell> {
        match self {
            Self::Uk(profile) => unicode(&moves::write(&MoveParts::of(before, mv), profile)),
            Self::Figures(..) => text::cells(&numeric::written(&MoveParts::of(before, mv))),
            Self::Letters(..) if mv.castling_side().is_some() => {
                text::cells(&san::english(before, mv))
            }
            Self::Letters(vocabulary, sign) => with_sign(&san::local(before, mv, vocabulary), sign),
        }
    }

    /// The pieces of a colour with their squares, in the order of a list.
    #[must_use]
    pub fn pieces(self, start: &Position, color: Color) -> Vec<Cell> {
        match self {
            Self::Uk(_) => joined(position::pieces(start.board(), color).map(|(role, square)| {
                let piece = (role != Role::Pawn).then(|| moves::piece(role));
                unicode(&(String::from_iter(piece) + &moves::square(square)))
            })),
            Self::Letters(vocabulary, sign) | Self::Figures(vocabulary, sign) => {
                let pieces = position::list(start.board(), color, vocabulary);
                joined(pieces.iter().map(|piece| with_sign(piece, sign)))
            }
        }
    }
}

/// A move in print with a sign before each capital.
fn with_sign(san: &str, sign: Cell) -> Vec<Cell> {
    let capital = |c: char| c.is_uppercase().then_some(sign);
    let cells = |c: char| capital(c).into_iter().chain(text::cells(c.encode_utf8(&mut [0; 4])));
    san.chars().flat_map(cells).collect()
}

/// Six-dot patterns of Unicode as cells.
fn unicode(text: &str) -> Vec<Cell> {
    text.chars().filter_map(Cell::from_unicode).collect()
}

fn joined(parts: impl IntoIterator<Item = Vec<Cell>>) -> Vec<Cell> {
    parts.into_iter().collect::<Vec<_>>().join(&BLANK)
}

#[cfg(test)]
mod tests {
    use shakmaty::CastlingMode;

    use super::{Heading, MoveCode, Profile, sheet};
    use crate::notation::position;

    #[test]
    fn pieces_stand_in_the_order_of_a_list() {
        let start = position::read("4k3/P7/8/8/8/8/R1P5/4K2R w - - 0 1", CastlingMode::Standard);
        let profile = Profile::default();
        let text = sheet(&Heading::default(), &start.unwrap(), [&[], &[]], MoveCode::Uk(&profile));
        let lines =
            text.paragraphs.iter().map(|line| line.iter().map(|cell| cell.ascii()).collect());
        assert_eq!(lines.collect::<Vec<String>>()[2], " KE1 RA2 RH1 A7 C2");
    }
}
