//! What stands after a board: the fields of FEN and EPD, or words.

use shakmaty::fen::{Fen, ParseFenError};
use shakmaty::{Bitboard, Board, CastlingMode, CastlingSide, Color, File, Setup, Square};

use crate::position::PositionTextError;
use crate::position::beside::outermost;
use crate::position::lexicon::{PositionWord, Vocabularies, word};
use crate::vocabulary::Term;

/// Reads what stands after a board. Without anything it is White's move and nobody may castle.
pub(super) fn read(
    board: Board,
    rest: &str,
    lexicon: Vocabularies<'_>,
    mode: CastlingMode,
) -> Result<Setup, PositionTextError> {
    let Some(first) = word(rest) else { return Ok(Setup { board, ..Setup::empty() }) };
    let turn = match first.plain {
        "w" | "W" => Color::White,
        "b" | "B" => Color::Black,
        _ => match lexicon.first_term(rest) {
            None => return Err(PositionTextError::Turn),
            Some((Term::Color(turn), last)) if is_castling(last.rest, lexicon) => {
                return fields(&board, turn, last.rest);
            }
            Some(_) => return words(board, rest, lexicon, mode),
        },
    };
    match word(first.rest) {
        Some(next) if lexicon.first_term(next.from).is_some() && !is_right(next) => {
            Ok(Setup { turn, ..words(board, first.rest, lexicon, mode)? })
        }
        _ => fields(&board, turn, first.rest),
    }
}

/// Whether a text begins with rights to castle as FEN has them, which may follow the word for a colour.
fn is_castling(text: &str, lexicon: Vocabularies<'_>) -> bool {
    let is_letter = |sign| matches!(sign, 'K' | 'Q' | 'k' | 'q' | 'A'..='H' | 'a'..='h');
    let is_rights = |plain: &str| plain == "-" || plain.len() <= 4 && plain.chars().all(is_letter);
    word(text).is_some_and(|next| is_rights(next.plain)) && lexicon.first_term(text).is_none()
}

/// Whether a letter that means a colour is the one right to castle, as Shredder-FEN has it: `w B - 0 1`.
fn is_right(letter: PositionWord<'_>) -> bool {
    let is_file = matches!(letter.plain.as_bytes(), [b'A'..=b'H' | b'a'..=b'h']);
    let passed = |next: PositionWord<'_>| next.plain == "-" || next.plain.parse::<Square>().is_ok();
    is_file && word(letter.rest).is_none_or(passed)
}

/// The fields of FEN after the turn; what is left out is as if it were `-`.
fn fields(board: &Board, turn: Color, rest: &str) -> Result<Setup, PositionTextError> {
    let (castling, rest) = field(rest, "-", |_| true);
    let is_number = |text: &str| text.starts_with(|sign: char| sign.is_ascii_digit());
    let (passed, rest) = field(rest, "-", |text| !is_number(text));
    let (halfmoves, rest) = field(rest, "0", is_number);
    let (fullmoves, rest) = field(rest, "1", is_number);
    let given = operations(rest)?;
    let halfmoves = counter(given.halfmoves.unwrap_or(halfmoves))?;
    let fullmoves = counter(given.fullmoves.unwrap_or(fullmoves))?;
    let fen = format!("{board} {} {castling} {passed} {halfmoves} {fullmoves}", turn.char());
    fen.parse::<Fen>().map(Fen::into_setup).map_err(|error| syntax(&error))
}

/// The next word if it is a field of this kind, or what stands for one that is left out; and what
/// follows.
fn field<'a>(text: &'a str, instead: &'a str, is_one: impl Fn(&str) -> bool) -> (&'a str, &'a str) {
    match word(text).filter(|next| is_one(next.plain)) {
        Some(next) => (next.plain, next.rest),
        None => (instead, text),
    }
}

pub(super) fn syntax(error: &ParseFenError) -> PositionTextError {
    match error {
        ParseFenError::InvalidTurn => PositionTextError::Turn,
        ParseFenError::InvalidCastling => PositionTextError::Castling,
        ParseFenError::InvalidEpSquare => PositionTextError::EnPassant,
        ParseFenError::InvalidHalfmoveClock | ParseFenError::InvalidFullmoves => {
            PositionTextError::Counters
        }
        _ => PositionTextError::Board,
    }
}

/// The counters, as operations of EPD have them.
#[derive(Default)]
struct Counters<'a> {
    halfmoves: Option<&'a str>,
    fullmoves: Option<&'a str>,
}

/// Each operation of EPD is a name, operands and a semicolon. Of the position they say only how the
/// counters stand.
fn operations(rest: &str) -> Result<Counters<'_>, PositionTextError> {
    let mut counters = Counters::default();
    let mut rest = rest.trim();
    while !rest.is_empty() {
        let named = rest.starts_with(|sign: char| sign.is_ascii_alphabetic());
        let end = semicolon(rest).filter(|_| named).ok_or(PositionTextError::Operations)?;
        let (name, operand) =
            rest[..end].split_once(char::is_whitespace).unwrap_or((&rest[..end], ""));
        match name {
            "hmvc" => counters.halfmoves = Some(operand),
            "fmvn" => counters.fullmoves = Some(operand),
            _ => {}
        }
        rest = rest[end + 1..].trim_start();
    }
    Ok(counters)
}

/// A counter, of a size that a game can have.
fn counter(text: &str) -> Result<u16, PositionTextError> {
    text.trim().parse().map_err(|_| PositionTextError::Counters)
}

/// The first semicolon that stands in no quotation marks.
fn semicolon(text: &str) -> Option<usize> {
    let mut quoted = false;
    text.find(|sign| {
        quoted ^= sign == '"';
        sign == ';' && !quoted
    })
}

/// What the words are about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Topic {
    Turn,
    /// Castling, of this colour when it has been named.
    Castling(Option<Color>),
    EnPassant,
}

/// Words as the answer to `braille` has them, a sentence for each fact.
fn words(
    board: Board,
    rest: &str,
    lexicon: Vocabularies<'_>,
    mode: CastlingMode,
) -> Result<Setup, PositionTextError> {
    let mut setup = Setup { board, ..Setup::empty() };
    let mut topic = Topic::Turn;
    let mut rest = rest;
    while let Some(next) = word(rest) {
        let found = lexicon.first_term(rest);
        rest = found.map_or(next.rest, |(_, last)| last.rest);
        topic = match found {
            Some((term, last)) => meant(term, topic, &mut setup, mode)
                .ok_or_else(|| PositionTextError::Word(last.plain.to_owned()))?,
            None => squares(next.plain, topic, &mut setup)?,
        };
        let last = found.map_or(next, |(_, last)| last);
        if last.written.ends_with(['.', ';']) {
            topic = Topic::Turn;
        }
    }
    Ok(setup)
}

/// Takes a word in and returns what the next one is about; `None` if it has no meaning there.
fn meant(term: Term, topic: Topic, setup: &mut Setup, mode: CastlingMode) -> Option<Topic> {
    match (term, topic) {
        (Term::Color(color), Topic::Castling(_)) => return Some(Topic::Castling(Some(color))),
        (Term::Color(color), _) => setup.turn = color,
        (Term::Castling, _) => return Some(Topic::Castling(None)),
        (Term::Side(side), Topic::Castling(Some(color))) => allow(setup, color, side, mode),
        (Term::All, Topic::Castling(whose)) => {
            for color in Color::ALL.into_iter().filter(|&color| whose.is_none_or(|of| of == color))
            {
                allow(setup, color, CastlingSide::KingSide, mode);
                allow(setup, color, CastlingSide::QueenSide, mode);
            }
        }
        (Term::EnPassant, _) => return Some(Topic::EnPassant),
        (Term::None | Term::Noise, _) => {}
        (Term::Side(_) | Term::All | Term::Start, _) => return None,
    }
    Some(topic)
}

/// Gives a right to castle.
fn allow(setup: &mut Setup, color: Color, side: CastlingSide, mode: CastlingMode) {
    let corner = match side {
        CastlingSide::KingSide => Square::from_coords(File::H, color.backrank()),
        CastlingSide::QueenSide => Square::from_coords(File::A, color.backrank()),
    };
    let rook = match mode {
        CastlingMode::Standard => corner,
        CastlingMode::Chess960 => outermost(&setup.board, color, side).unwrap_or(corner),
    };
    setup.castling_rights |= Bitboard::from(rook);
}

/// A square is that of a rook that may castle, or the one that a pawn has passed.
fn squares(word: &str, topic: Topic, setup: &mut Setup) -> Result<Topic, PositionTextError> {
    let square = word.to_lowercase().parse::<Square>().ok();
    match (topic, square) {
        (Topic::Castling(Some(_)), Some(square)) => {
            setup.castling_rights |= Bitboard::from(square);
        }
        (Topic::EnPassant, Some(square)) => setup.ep_square = Some(square),
        _ => return Err(PositionTextError::Word(word.to_owned())),
    }
    Ok(topic)
}
