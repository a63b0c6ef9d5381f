//! Lists of pieces with their squares: `White: Ke1 Qd1 a2 b2. Black: Ke8`.
//!
//! Instead of letters stand words as well: `White: king e1, pawns a2 b2`. A word holds for all squares
//! up to the next one. Pawns have no letter. A square has the letter that stands directly before it and
//! no other: `Ra1 h1` puts a pawn on h1, because nobody could tell otherwise.

use shakmaty::{Board, Color, Piece, Role, Square};

use crate::position::PositionTextError;
use crate::position::lexicon::{PositionWord, Vocabularies, role, word};
use crate::position::page::Width;
use crate::vocabulary::{Term, Vocabulary};

/// The pieces of a colour in the order of books: king, queen, rooks, bishops, knights, pawns, each kind
/// from file a.
pub fn pieces(board: &Board, color: Color) -> impl Iterator<Item = (Role, Square)> {
    Role::ALL.into_iter().rev().flat_map(move |role| {
        let mut squares: Vec<Square> = board.by_piece(role.of(color)).into_iter().collect();
        squares.sort_by_key(|square| (square.file(), square.rank()));
        squares.into_iter().map(move |square| (role, square))
    })
}

/// The pieces of a colour in this order, as a list has them.
#[must_use]
pub fn write(board: &Board, color: Color, letters: &Vocabulary) -> Vec<String> {
    let piece = |(role, square)| {
        let letter = if role == Role::Pawn { "" } else { letters.letter(role) };
        format!("{letter}{square}")
    };
    pieces(board, color).map(piece).collect()
}

/// Words in lines of a width; a word that is longer has a line of its own.
#[must_use]
pub fn wrap(words: &[String], width: Width) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words {
        let cells = word.chars().count() + 1;
        match lines.last_mut() {
            Some(line) if line.chars().count() + cells <= width.get() => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.clone()),
        }
    }
    lines
}

/// Whether a text is a list: it begins with a colour.
pub(super) fn is_one(text: &str, lexicon: Vocabularies<'_>) -> bool {
    matches!(lexicon.first_term(text), Some((Term::Color(_), _)))
}

/// The word with which a text begins as a list does.
pub(super) fn unknown_head(text: &str) -> Option<&str> {
    let head = word(text).filter(|first| first.written.ends_with(':'))?.plain;
    head.chars().all(char::is_alphabetic).then_some(head)
}

/// Reads a list; returns what stands after it as well.
pub(super) fn read<'a>(
    text: &'a str,
    lexicon: Vocabularies<'_>,
) -> Result<(Board, &'a str), PositionTextError> {
    let first = language(text, lexicon);
    let mut board = Board::empty();
    let mut color = Color::White;
    let mut named = None;
    let mut rest = text;
    while let Some(next) = word(rest) {
        match lexicon.first_term(rest) {
            Some((Term::Color(head), last)) if heads(next, last, lexicon) => {
                (color, named) = (head, None);
                rest = last.rest;
            }
            Some(_) => break,
            None if matches!(next.plain, "w" | "b" | "W" | "B") => break,
            None if lexicon.piece(next.plain).is_some() => {
                named = lexicon.piece(next.plain);
                rest = next.rest;
            }
            None => {
                let role = |letter: &str| match named.filter(|_| letter.is_empty()) {
                    None if letter.is_empty() => Some(Role::Pawn),
                    None => lexicon.role(letter, first),
                    named => named,
                };
                place(next.plain, color, role, &mut board)?;
                rest = next.rest;
            }
        }
    }
    Ok((board, rest))
}

/// Whether a colour begins a list of pieces and does not say who is to move.
fn heads(first: PositionWord<'_>, last: PositionWord<'_>, lexicon: Vocabularies<'_>) -> bool {
    let is_piece = |text: &str| placement(text).is_some() || lexicon.piece(text).is_some();
    let follows = word(last.rest).is_some_and(|next| is_piece(next.plain));
    first.written.ends_with(':') || last.written.ends_with(':') || follows
}

/// The language of the letters, by its place: the first that has them all, or else the first.
fn language(text: &str, lexicon: Vocabularies<'_>) -> usize {
    let words = std::iter::successors(word(text), |before| word(before.rest));
    let parts = words.flat_map(|word| word.plain.split(','));
    let letters: Vec<&str> = parts.filter_map(placement).map(|(letter, _)| letter).collect();
    let knows = |vocabulary: &&Vocabulary| {
        letters.iter().all(|letter| letter.is_empty() || role(vocabulary, letter).is_some())
    };
    lexicon.0.iter().position(knows).unwrap_or(0)
}

/// The letter and the squares of a part of a list: `Ra1`, `e4`, `Ra1h1`.
fn placement(part: &str) -> Option<(&str, Vec<Square>)> {
    let mut squares = Vec::new();
    let mut letter = part;
    while let Some((at, _)) = letter.char_indices().rev().nth(1) {
        let Ok(square) = letter[at..].to_lowercase().parse() else { break };
        squares.push(square);
        letter = &letter[..at];
    }
    (!squares.is_empty()).then_some((letter, squares))
}

fn place(
    word: &str,
    color: Color,
    role: impl Fn(&str) -> Option<Role>,
    board: &mut Board,
) -> Result<(), PositionTextError> {
    for part in word.split(',').filter(|part| !part.is_empty()) {
        let unknown = || PositionTextError::Word(part.to_owned());
        let (letter, squares) = placement(part).ok_or_else(unknown)?;
        let role = role(letter).ok_or_else(unknown)?;
        for square in squares {
            if board.piece_at(square).is_some() {
                return Err(PositionTextError::Twice(square));
            }
            board.set_piece_at(square, Piece { color, role });
        }
    }
    Ok(())
}
