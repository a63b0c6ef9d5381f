//! Diagrams: a board rank by rank, from the eighth to the first, each from file a.
//!
//! Read in every form in which they are written, and as FEN; which signs are meant is found out by
//! which alphabet knows most of them.

use shakmaty::{Board, Piece, Rank, Square};

use crate::braille::cell::{self, Cell};
use crate::position::alphabet::Alphabet;
use crate::position::lexicon::{Vocabularies, word};
use crate::position::page::{DiagramScript, Layout, Page};
use crate::position::{PositionTextError, list};

/// The sign of an empty square where each square has a sign.
const EMPTY: char = '-';

/// More parts than a board has with every rank told twice; what is longer is none.
const MOST_PARTS: usize = 16;

/// The letters of the files, in Braille ASCII.
const FILES: &str = "ABCDEFGH";

/// The lines of a diagram. A list has none.
#[must_use]
pub fn write(board: &Board, page: Page, letters: &Alphabet) -> Vec<String> {
    let alphabet = match page.script {
        DiagramScript::Letters => *letters,
        DiagramScript::Dots | DiagramScript::Ascii => Alphabet::united_kingdom(),
    };
    let lines = match page.layout {
        Layout::Diagram => list::wrap(&forsyth(board, &alphabet), page.width),
        Layout::Ranks => grid(board, &alphabet, page.script),
        Layout::List => Vec::new(),
    };
    let dots = |line: String| match page.script {
        // A blank stays one, so that a reader of text finds the end of a word.
        DiagramScript::Dots => line.split(' ').map(cell::to_unicode).collect::<Vec<_>>().join(" "),
        DiagramScript::Ascii | DiagramScript::Letters => line,
    };
    lines.into_iter().map(dots).collect()
}

/// The ranks one after another; empty squares are counted, and empty ranks that follow one another
/// are one number.
fn forsyth(board: &Board, alphabet: &Alphabet) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    let mut empty = 0;
    for rank in Rank::ALL.into_iter().rev() {
        let signs = counted(board, rank, alphabet);
        if signs == "8" {
            empty += 8;
            continue;
        }
        parts.extend((empty > 0).then(|| empty.to_string()));
        empty = 0;
        parts.push(signs);
    }
    parts.extend((empty > 0).then(|| empty.to_string()));
    parts
}

fn counted(board: &Board, rank: Rank, alphabet: &Alphabet) -> String {
    let mut signs = String::new();
    let mut empty: u32 = 0;
    for piece in on(board, rank) {
        let Some(piece) = piece else {
            empty += 1;
            continue;
        };
        signs.extend(char::from_digit(std::mem::take(&mut empty), 10).filter(|&digit| digit > '0'));
        signs.push(alphabet.sign(piece));
    }
    signs.extend(char::from_digit(empty, 10).filter(|&digit| digit > '0'));
    signs
}

fn grid(board: &Board, alphabet: &Alphabet, script: DiagramScript) -> Vec<String> {
    let line = |rank: Rank| {
        let sign = |piece: Option<Piece>| piece.map_or(EMPTY, |piece| alphabet.sign(piece));
        let signs: String = on(board, rank).map(sign).collect();
        format!("{} {signs}", rank.char())
    };
    let files = match script {
        DiagramScript::Letters => FILES.to_ascii_lowercase(),
        DiagramScript::Dots | DiagramScript::Ascii => FILES.to_owned(),
    };
    Rank::ALL.into_iter().rev().map(line).chain([format!("  {files}")]).collect()
}

fn on(board: &Board, rank: Rank) -> impl Iterator<Item = Option<Piece>> {
    let squares = shakmaty::File::ALL.into_iter();
    squares.map(move |file| board.piece_at(Square::from_coords(file, rank)))
}

/// A rank as it is written, and its number if it has one.
type Part = (Option<Rank>, String);

/// Reads a diagram; returns what stands after it as well.
pub(super) fn read<'a>(
    text: &'a str,
    lexicon: Vocabularies<'_>,
) -> Result<(Board, &'a str), PositionTextError> {
    let divided = strokes(text);
    let is_fen = divided.is_some();
    let (mut parts, rest) = divided.unwrap_or_else(|| blanks(text, lexicon));
    let alphabet = alphabet(&parts, is_fen, lexicon);
    if !is_fen && count(&parts) < 8 && parts.iter().any(|(_, part)| unknown(part, &alphabet) > 0) {
        return Err(PositionTextError::Board);
    }
    if parts.iter().any(|(label, _)| label.is_some()) {
        in_order(&mut parts)?;
    }
    let mut board = Board::empty();
    let mut ranks: usize = 0;
    for (_, part) in &parts {
        ranks += place(part, ranks, &alphabet, &mut board)?;
    }
    if ranks == 8 { Ok((board, rest)) } else { Err(PositionTextError::Ranks(ranks)) }
}

/// The ranks of a board that are divided by strokes, and what follows it.
fn strokes(text: &str) -> Option<(Vec<Part>, &str)> {
    let mut board = String::new();
    let mut rest = text;
    while let Some(next) = word(rest) {
        if !board.is_empty() && !board.ends_with('/') && !next.written.starts_with('/') {
            break;
        }
        board.push_str(next.written);
        rest = next.rest;
    }
    let ranks = board.split('/').map(|part| (None, part.to_owned())).collect();
    board.contains('/').then_some((ranks, rest))
}

/// The ranks of a board that are divided by blanks, and what follows it. A ninth rank is read as
/// well, so that it can be told.
fn blanks<'a>(text: &'a str, lexicon: Vocabularies<'_>) -> (Vec<Part>, &'a str) {
    let alphabets = lexicon.alphabets();
    let is_rank = |text: &str| {
        let full = |alphabet| squares(text, alphabet) == Some(8);
        empty_ranks(text).is_some() || alphabets.iter().any(full)
    };
    let mut parts: Vec<Part> = Vec::new();
    let mut rest = without_files(text);
    let labelled = is_labelled(rest);
    while let Some(next) = word(rest) {
        let numbered = label(next.written).filter(|_| labelled);
        let many = parts.len() > MOST_PARTS;
        let ends = many
            || matches!(next.plain, "w" | "b" | "W" | "B")
            || lexicon.first_term(rest).is_some();
        if ends || (count(&parts) >= 8 && numbered.is_none() && !is_rank(next.written)) {
            break;
        }
        let numbered = numbered.and_then(|label| Some((label, word(next.rest)?)));
        let (label, rank) = numbered.map_or((None, next), |(label, rank)| (Some(label), rank));
        parts.push((label, rank.written.to_owned()));
        rest = without_files(rank.rest);
    }
    (parts, rest)
}

/// How many squares a rank has; `None` if it has a sign that the alphabet does not know.
fn squares(part: &str, alphabet: &Alphabet) -> Option<u32> {
    let of = |sign| match sign_of(sign, alphabet)? {
        DiagramSign::Piece(_) => Some(1),
        DiagramSign::Empty(squares) => Some(squares),
    };
    part.chars().map(of).sum()
}

/// A text without a line of the letters of the files before it.
fn without_files(text: &str) -> &str {
    let is_files =
        |line: &str| line.chars().map(ascii).collect::<String>().eq_ignore_ascii_case(FILES);
    word(text).filter(|first| is_files(first.written)).map_or(text, |first| first.rest)
}

/// Whether ranks have their numbers: no rank is a digit less than 8 alone, and a line of a diagram has
/// one before its pieces.
fn is_labelled(text: &str) -> bool {
    let mut words = std::iter::successors(word(text), |before| word(before.rest));
    let first = words.next().and_then(|first| label(first.written));
    let pieces = words.next().is_some_and(|second| empty_ranks(second.written).is_none());
    let third = words.next().map(|third| label(third.written));
    first.is_some() && third.map_or(pieces, |third| third.is_some_and(|rank| rank != Rank::Eighth))
}

/// The number of a rank: `8`, `8:`, `8.` or `8)`.
fn label(word: &str) -> Option<Rank> {
    let mut signs = word.chars().map(ascii);
    let rank = Rank::from_char(signs.next()?)?;
    match (signs.next(), signs.next()) {
        (None | Some(':' | '.' | ')'), None) => Some(rank),
        _ => None,
    }
}

/// Sorts ranks by their numbers, from the eighth.
fn in_order(parts: &mut [Part]) -> Result<(), PositionTextError> {
    if parts.iter().any(|(label, _)| label.is_none()) {
        return Err(PositionTextError::Board);
    }
    parts.sort_by_key(|&(label, _)| std::cmp::Reverse(label));
    let twice = parts.windows(2).find(|pair| pair[0].0 == pair[1].0);
    if let Some(rank) = twice.and_then(|pair| pair[0].0) {
        return Err(PositionTextError::RankTwice(rank));
    }
    for rank in Rank::ALL.into_iter().rev() {
        let part = parts.iter().find(|(label, _)| *label == Some(rank));
        let (_, part) = part.ok_or(PositionTextError::RankMissing(rank))?;
        if let Some(ranks @ 2..) = empty_ranks(part) {
            return Err(PositionTextError::RankLength(rank, 8 * ranks));
        }
    }
    Ok(())
}

/// The alphabet that knows most of the signs, and of several the first: in FEN that of FEN, in a
/// diagram that of the player. Cells are braille.
fn alphabet(parts: &[Part], is_fen: bool, lexicon: Vocabularies<'_>) -> Alphabet {
    let cells = |(_, part): &Part| part.chars().any(|sign| Cell::from_unicode(sign).is_some());
    if parts.iter().any(cells) {
        return Alphabet::united_kingdom();
    }
    let first = is_fen.then(Alphabet::english);
    let all = first.into_iter().chain(lexicon.alphabets());
    let unknown = |alphabet: &Alphabet| -> usize {
        parts.iter().map(|(_, part)| unknown(part, alphabet)).sum()
    };
    all.min_by_key(unknown).unwrap_or_else(Alphabet::english)
}

/// How many signs of a rank an alphabet does not know.
fn unknown(part: &str, alphabet: &Alphabet) -> usize {
    part.chars().filter(|&sign| sign_of(sign, alphabet).is_none()).count()
}

/// What a sign stands for.
enum DiagramSign {
    Piece(Piece),
    /// So many empty squares.
    Empty(u32),
}

fn sign_of(sign: char, alphabet: &Alphabet) -> Option<DiagramSign> {
    match ascii(sign) {
        EMPTY | '.' => Some(DiagramSign::Empty(1)),
        digit @ '1'..='9' => digit.to_digit(10).map(DiagramSign::Empty),
        _ => alphabet.piece(sign).map(DiagramSign::Piece),
    }
}

fn ascii(sign: char) -> char {
    Cell::from_unicode(sign).map_or(sign, Cell::ascii)
}

/// How many ranks these are.
fn count(parts: &[Part]) -> usize {
    let ranks = parts.iter().map(|(label, part)| match label {
        Some(_) => 1,
        None => empty_ranks(part).unwrap_or(1),
    });
    ranks.sum()
}

/// How many empty ranks a number stands for, if it stands for whole ranks: 32 is four of them.
fn empty_ranks(part: &str) -> Option<usize> {
    let digits: String = part.chars().map(ascii).collect();
    let squares: usize = digits.parse().ok().filter(|_| digits.len() <= 2)?;
    (squares > 0 && squares.is_multiple_of(8)).then_some(squares / 8)
}

/// Puts one part of a diagram on the board; returns how many ranks it was.
fn place(
    part: &str,
    ranks: usize,
    alphabet: &Alphabet,
    board: &mut Board,
) -> Result<usize, PositionTextError> {
    if let Some(empty) = empty_ranks(part) {
        return Ok(empty);
    }
    let Some(rank) = 7_usize.checked_sub(ranks).and_then(|rank| Rank::try_from(rank).ok()) else {
        return Ok(1);
    };
    let mut at: u32 = 0;
    for (i, sign) in part.chars().enumerate() {
        let wrong = PositionTextError::Sign { rank, nth: i + 1, sign };
        match sign_of(sign, alphabet).ok_or(wrong)? {
            DiagramSign::Empty(squares) => at = at.saturating_add(squares),
            DiagramSign::Piece(piece) => {
                let file = shakmaty::File::try_from(at).ok();
                if let Some(file) = file {
                    board.set_piece_at(Square::from_coords(file, rank), piece);
                }
                at = at.saturating_add(1);
            }
        }
    }
    let squares = usize::try_from(at).unwrap_or(usize::MAX);
    if at == 8 { Ok(1) } else { Err(PositionTextError::RankLength(rank, squares)) }
}
