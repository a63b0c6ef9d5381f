//! What stands after a command of the desk: players, times, points, moves, aids.

use std::time::Duration;

use shakmaty::{Color, Move, Square};

use crate::app::seats::TableOrder;
use crate::app::seats::desk::Desk;
use crate::command::desk::{DeskArgument, DeskCommand};
use crate::laws::Points;
use crate::notation::{NotRead, Vocabulary, read, squares};
use crate::table::Aid;
use crate::voices::narrate::quoted;
use crate::voices::voice::Word;
use crate::voices::written;

impl Desk {
    pub(super) fn vocabularies(&self) -> [&Vocabulary; 2] {
        [self.narrator.moves.vocabulary(), self.narrator.talk.vocabulary()]
    }

    /// `white` or `black`.
    pub(super) fn player(&self, text: &str) -> Option<Color> {
        match self.narrator.talk.word(text)? {
            Word::White => Some(Color::White),
            Word::Black => Some(Color::Black),
            _ => None,
        }
    }

    /// A player, and what stands after him.
    pub(super) fn player_and<'a>(&self, text: &'a str) -> Option<(Color, &'a str)> {
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        Some((self.player(word)?, rest.trim()))
    }

    pub(super) fn player_time(&self, text: &str) -> Option<(Color, Duration)> {
        let (player, rest) = self.player_and(text)?;
        Some((player, time(rest)?))
    }

    pub(super) fn player_square(&self, text: &str) -> Option<(Color, Square)> {
        let (player, rest) = self.player_and(text)?;
        match squares(rest, &self.vocabularies())?[..] {
            [square] => Some((player, square)),
            _ => None,
        }
    }

    /// A player, whether he gets the points or loses them, and half points.
    pub(super) fn player_points(&self, text: &str) -> Option<(Color, bool, u8)> {
        let (player, rest) = self.player_and(text)?;
        let (gets, rest) = match (rest.strip_prefix('+'), rest.strip_prefix(['-', '−'])) {
            (Some(rest), _) => (true, rest),
            (None, Some(rest)) => (false, rest),
            (None, None) => return None,
        };
        let halves = points(rest.trim())?.halves();
        (halves > 0).then_some((player, gets, halves))
    }

    /// White's points and Black's: `1-0`, `1/2-1/2`, or the word for a draw.
    pub(super) fn score(&self, text: &str) -> Option<(Points, Points)> {
        if self.narrator.talk.word(text) == Some(Word::Drawn) {
            return Some((Points::Half, Points::Half));
        }
        let (white, black) = text.split_once(['-', ':', '–'])?;
        Some((points(white.trim())?, points(black.trim())?))
    }

    /// The plies up to a move that is named by its number and its player; what is said if it was not
    /// made.
    pub(super) fn ply(&self, text: &str) -> Option<Result<u16, TableOrder>> {
        if text == "0" {
            return Some(Ok(0));
        }
        let (number, player) = text.split_once([' ', ',', '.'])?;
        let number: u32 = number.parse().ok()?;
        let by = self.player(player.trim_start_matches([' ', ',', '.']).trim())?;
        let ply = self.game.ply_of(number, by).filter(|&ply| ply < self.game.made().len());
        let ply = ply.and_then(|ply| u16::try_from(ply + 1).ok());
        let values = [("number", number.into()), ("color", self.narrator.color(by))];
        Some(ply.ok_or_else(|| self.told("desk-no-such-move", &values)))
    }

    pub(super) fn aid(&self, text: &str) -> Option<Aid> {
        let talk = &self.narrator.talk;
        let said = |aid: &Aid| {
            let words = talk.sentence(&format!("aid-{}", aid.name()), &[]);
            talk.same(&written(&words), text) || talk.same(aid.name(), text)
        };
        Aid::ALL.into_iter().find(said)
    }

    /// The aid as a part of a sentence.
    pub(super) fn aid_word(&self, aid: Aid) -> crate::voices::Value {
        self.narrator.word(&format!("aid-{}", aid.name()))
    }

    pub(super) fn legal_move(&self, text: &str) -> Result<Move, NotRead> {
        read(text, &self.vocabularies(), self.game.position())
    }

    /// Says what must stand after a command, with an example.
    pub(super) fn wants(&self, command: DeskCommand) -> TableOrder {
        let id = match command.spec().argument {
            DeskArgument::None => "desk-wants-nothing",
            DeskArgument::Player => "desk-wants-player",
            DeskArgument::PlayerTime => "desk-wants-time",
            DeskArgument::Time => "desk-wants-default-time",
            DeskArgument::PlayerMoves => "desk-wants-moves",
            DeskArgument::PlayerPoints => "desk-wants-points",
            DeskArgument::Loss => "desk-wants-loss",
            DeskArgument::Result => "desk-wants-result",
            DeskArgument::PlayerSquare => "desk-wants-square",
            DeskArgument::PlayerMaybeNumber => "desk-wants-sheet",
            DeskArgument::PlayerAid => "desk-wants-aid",
            DeskArgument::Assistant => "desk-wants-assistant",
            DeskArgument::Move => "desk-wants-move",
            DeskArgument::Position => "desk-wants-position",
            DeskArgument::MaybeRuling => "desk-wants-ruling",
            DeskArgument::Switch => "desk-wants-switch",
            DeskArgument::MaybeMinutes => "desk-wants-minutes",
            DeskArgument::MaybeNumber => "desk-wants-number",
            DeskArgument::MaybeMatter => "desk-wants-matter",
            DeskArgument::MaybeMove => "desk-wants-sealed",
            DeskArgument::Text => "desk-wants-text",
            DeskArgument::Voice => "desk-wants-voice",
            DeskArgument::MaybeCommand => "desk-wants-command",
        };
        self.told(id, &[("name", self.narrator.talk.desk_name(command).into())])
    }

    pub(super) fn unknown(&self, word: &str) -> TableOrder {
        if word.is_empty() {
            return self.told("desk-nothing-typed", &[]);
        }
        if matches!(self.narrator.talk.word(word), Some(Word::Yes | Word::No)) {
            return self.told("desk-no-question", &[]);
        }
        self.told("desk-unknown", &[("word", quoted(word).into())])
    }
}

/// A time: hours, minutes and seconds, `1:23:45`; minutes and seconds, `5:30`; or minutes, `5`.
pub(super) fn time(text: &str) -> Option<Duration> {
    const MOST: u64 = 100 * 3600;
    let parts: Vec<u64> = text.split(':').map(whole).collect::<Option<_>>()?;
    let secs = match parts[..] {
        [minutes] => minutes.checked_mul(60)?,
        [minutes, secs] if secs < 60 => minutes.checked_mul(60)? + secs,
        [hours, minutes, secs] if minutes < 60 && secs < 60 => {
            hours.checked_mul(3600)? + minutes * 60 + secs
        }
        _ => return None,
    };
    (secs < MOST).then_some(Duration::from_secs(secs))
}

/// Digits and nothing else; few enough that nothing overflows.
fn whole(text: &str) -> Option<u64> {
    let digits = !text.is_empty() && text.len() < 7 && text.bytes().all(|b| b.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}

/// `0`, `1/2` or `1`.
pub(super) fn points(text: &str) -> Option<Points> {
    match text {
        "0" => Some(Points::None),
        "1/2" | "½" | "0.5" | "0,5" | ".5" => Some(Points::Half),
        "1" => Some(Points::Full),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_has_one_reading() {
        let secs = |text| time(text).map(|time| time.as_secs());
        assert_eq!(secs("5"), Some(300));
        assert_eq!(secs("5:30"), Some(330));
        assert_eq!(secs("1:23:45"), Some(5025));
        assert_eq!(secs("0"), Some(0));
        let wrong = ["", ":", "5:", "5:60", "1:60:00", "1:2:3:4", "-5", "+5", "5m", "999999", "٣"];
        assert_eq!(wrong.map(time), [None; 11]);
    }
}
