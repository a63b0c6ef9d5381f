//! The lines of a board, read strictly: there is no checksum.
//!
//! How it draws its position and lists its game was shown by people who have one (S. Edwards,
//! talkchess, October 2008; empiricalrabbit, May 2016). Novag's description puts the letter of the
//! piece before some moves of the list.

use shakmaty::{Color, File, Piece, Rank, Role, Square};

/// The pieces of a rank.
pub(super) type Row = [Option<Piece>; 8];

/// The bytes of a rank: `.8 br bn bb bq bk bb bn br 8`.
const ROW: usize = 28;

/// A line that means something.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Line<'a> {
    /// How many moves are made with it, counted from 1, and the move.
    Moved(u32, &'a str),
    TakenBack(u32, &'a str),
    NewGame,
    Identity(&'a str),
    /// The pieces of a rank, of the position.
    Row(Rank, Row),
    /// A number and the moves of it, of the game.
    Listed(u32, Vec<&'a str>),
    /// The head of the list.
    Head,
    /// The head or the foot of the position.
    Frame,
    /// Something for people, or none of these.
    Other,
    /// It cannot be read, though it begins like one.
    None,
}

pub(super) fn read(line: &[u8]) -> Line<'_> {
    let Ok(line) = std::str::from_utf8(line) else { return Line::None };
    if line.chars().any(|c| !(' '..='~').contains(&c)) {
        return Line::None;
    }
    let mut words = line.split_whitespace();
    let first = words.next().unwrap_or_default();
    let rest: Vec<&str> = words.collect();
    match first {
        "M" => numbered(&rest).map_or(Line::None, |(ply, text)| Line::Moved(ply, text)),
        "T" => numbered(&rest).map_or(Line::None, |(ply, text)| Line::TakenBack(ply, text)),
        "New" if rest == ["Game"] => Line::NewGame,
        "Game" => Line::Head,
        "Position" | "Xmit" => Line::Frame,
        "ID." | "ID" if !rest.is_empty() => {
            Line::Identity(line.trim_start_matches("ID").trim_start_matches('.').trim())
        }
        "." => listed(&rest).unwrap_or(Line::None),
        first if first.starts_with('.') => row(line.as_bytes()).unwrap_or(Line::None),
        _ => Line::Other,
    }
}

/// The number of the move, with a comma if it is Black's, and the move; behind it there may be a
/// stroke, as in Novag's own examples.
fn numbered<'a>(words: &[&'a str]) -> Option<(u32, &'a str)> {
    let (&[number, text] | &[number, text, "|"]) = words else { return None };
    let black = number.ends_with(',');
    let number = counted(number.strip_suffix(',').unwrap_or(number))?;
    is_move(text).then_some((2 * number - u32::from(!black), text))
}

/// A number from 1 to 999.
fn counted(text: &str) -> Option<u32> {
    let digits = text.len() <= 3 && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|&number: &u32| digits && number > 0)
}

/// Whether this is written as the board writes a move.
pub(super) fn is_move(text: &str) -> bool {
    if matches!(text, "O-O" | "O-O-O") {
        return true;
    }
    let (Some(from), Some(by), Some(to), Some(rest)) =
        (text.get(..2), text.get(2..3), text.get(3..5), text.get(5..))
    else {
        return false;
    };
    let squares = [from, to].iter().all(|square| square.parse::<Square>().is_ok());
    let promotes = rest.strip_prefix('/').is_some_and(|piece| promoted(piece).is_some());
    squares && matches!(by, "-" | "x") && (matches!(rest, "" | "ep") || promotes)
}

/// The piece of a promotion.
pub(super) fn promoted(piece: &str) -> Option<Role> {
    let role = piece.parse::<char>().ok().and_then(Role::from_char);
    role.filter(|role| !matches!(role, Role::King | Role::Pawn))
}

/// `.   1  e2-e4       e7-e5`, the heads of the columns, or the letters of the files.
fn listed<'a>(words: &[&'a str]) -> Option<Line<'a>> {
    let files = || File::ALL.map(|file| [file.char(); 2].iter().collect::<String>());
    if words == ["white", "black"] {
        return Some(Line::Head);
    }
    if words.iter().copied().eq(files().iter().map(String::as_str)) {
        return Some(Line::Frame);
    }
    let (&number, moves) = words.split_first()?;
    let moves: Vec<&str> = moves.iter().map(|text| without_piece(text)).collect();
    let are_moves = matches!(moves.len(), 1 | 2) && moves.iter().all(|text| is_move(text));
    Some(Line::Listed(counted(number).filter(|_| are_moves)?, moves))
}

fn without_piece(text: &str) -> &str {
    text.strip_prefix(['K', 'Q', 'R', 'B', 'N']).filter(|rest| is_move(rest)).unwrap_or(text)
}

fn row(line: &[u8]) -> Option<Line<'static>> {
    let rank = |byte: u8| Rank::from_char(char::from(byte));
    let [b'.', number, b' ', squares @ .., last] = line else { return None };
    let number =
        rank(*number).filter(|number| line.len() == ROW && rank(*last) == Some(*number))?;
    let mut row = Row::default();
    for (place, square) in row.iter_mut().zip(squares.chunks(3)) {
        *place = match square {
            b"   " | b":: " => None,
            [color, role, b' '] => Some(piece(*color, *role)?),
            _ => return None,
        };
    }
    Some(Line::Row(number, row))
}

/// `WP` is a white pawn, `bq` a black queen.
fn piece(color: u8, role: u8) -> Option<Piece> {
    let color = match color {
        b'W' if role.is_ascii_uppercase() => Color::White,
        b'b' if role.is_ascii_lowercase() => Color::Black,
        _ => return None,
    };
    Some(Role::from_char(char::from(role))?.of(color))
}
