//! The smallest words of a script: players, pieces, times, results. Written and read back.

use std::time::Duration;

use shakmaty::{Color, Role};

use crate::laws::Points;

pub(super) const fn color(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

pub(super) fn read_color(word: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|&one| color(one) == word)
}

pub(super) const fn role(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

pub(super) fn read_role(word: &str) -> Option<Role> {
    Role::ALL.into_iter().find(|&one| role(one) == word)
}

/// `12:00`, `1:30:00`, `0:00.500`.
pub(super) fn time(time: Duration) -> String {
    let (secs, millis) = (time.as_secs(), time.subsec_millis());
    let (hours, minutes, secs) = (secs / 3600, secs / 60 % 60, secs % 60);
    let whole = match hours {
        0 => format!("{minutes}:{secs:02}"),
        _ => format!("{hours}:{minutes:02}:{secs:02}"),
    };
    if millis == 0 { whole } else { format!("{whole}.{millis:03}") }
}

/// Minutes and seconds, or hours too, and thousandths where they are given.
pub(super) fn read_time(text: &str) -> Option<Duration> {
    let (whole, millis) = match text.split_once('.') {
        Some((whole, millis)) if millis.len() == 3 => (whole, digits(millis)?),
        Some(_) => return None,
        None => (text, 0),
    };
    let parts: Vec<u64> = whole.split(':').map(digits).collect::<Option<_>>()?;
    let secs = match parts[..] {
        [minutes, secs] if secs < 60 => minutes * 60 + secs,
        [hours, minutes, secs] if minutes < 60 && secs < 60 => hours * 3600 + minutes * 60 + secs,
        _ => return None,
    };
    Some(Duration::from_millis(secs * 1000 + millis))
}

/// At most four digits, so that nothing overflows.
pub(super) fn digits(text: &str) -> Option<u64> {
    let plain = (1..=4).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    if plain { text.parse().ok() } else { None }
}

pub(super) const fn points(points: Points) -> &'static str {
    match points {
        Points::None => "nothing",
        Points::Half => "a half point",
        Points::Full => "a point",
    }
}

pub(super) fn read_points(words: &str) -> Option<Points> {
    all_points().find(|&one| points(one) == words)
}

fn all_points() -> impl Iterator<Item = Points> {
    [Points::None, Points::Half, Points::Full].into_iter()
}

/// `1/2-0`: White's points and Black's.
pub(super) fn result(white: Points, black: Points) -> String {
    format!("{}-{}", short(white), short(black))
}

pub(super) fn read_result(text: &str) -> Option<(Points, Points)> {
    let (white, black) = text.split_once('-')?;
    let read = |text: &str| all_points().find(|&one| short(one) == text);
    Some((read(white)?, read(black)?))
}

const fn short(points: Points) -> &'static str {
    match points {
        Points::None => "0",
        Points::Half => "1/2",
        Points::Full => "1",
    }
}

/// `move 3 of black`, for a ply counted from 0 in a game that `first` began.
pub(super) fn ply(first: Color, ply: u16) -> String {
    let index = u32::from(ply) + first.fold_wb(0, 1);
    format!("move {} of {}", index / 2 + 1, if index.is_multiple_of(2) { "white" } else { "black" })
}

/// The ply, counted from 0, of the move with this number of this player.
pub(super) fn read_ply(first: Color, number: u16, by: Color) -> Option<u16> {
    let index = number.checked_sub(1)?.checked_mul(2)? + by.fold_wb(0, 1);
    index.checked_sub(first.fold_wb(0, 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_they_are_written() {
        for text in ["0:00", "12:00", "59:59", "1:00:00", "1:30:05.250", "0:00.500"] {
            assert_eq!(read_time(text).map(time).as_deref(), Some(text));
        }
        for text in ["", "5", "0:60", "1:60:00", "1:2:3:4", "1:00.5", "x:00", "99999:00"] {
            assert_eq!(read_time(text), None, "{text}");
        }
    }

    #[test]
    fn plies_are_read_as_they_are_written() {
        assert_eq!(ply(Color::White, 5), "move 3 of black");
        assert_eq!(ply(Color::Black, 5), "move 4 of white");
        for first in Color::ALL {
            for number in 0..9_u16 {
                let index = number + first.fold_wb(0, 1);
                let by = if index.is_multiple_of(2) { Color::White } else { Color::Black };
                assert_eq!(read_ply(first, index / 2 + 1, by), Some(number));
            }
        }
        assert_eq!(read_ply(Color::Black, 1, Color::White), None);
    }
}
