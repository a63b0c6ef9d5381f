//! Understands what is typed after a command of the desk: players, times, points, moves, aids. It decides
//! nothing.

use std::time::Duration;

use shakmaty::{Color, Move, Square};

use crate::laws::{Game, Points};
use crate::notation::{NotRead, Vocabulary, read, squares};
use crate::table::Aid;
use crate::voices::voice::Word;
use crate::voices::{Narrator, Priority, Utterance, written};

/// Understands what stands after a command.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reader<'a> {
    pub(super) game: &'a Game,
    pub(super) narrator: &'a Narrator,
}

impl<'a> Reader<'a> {
    pub(super) fn vocabularies(&self) -> [&'a Vocabulary; 2] {
        [self.narrator.moves.vocabulary(), self.narrator.talk.vocabulary()]
    }

    /// `white` or `black`.
    pub(super) fn player(&self, text: &str) -> Option<Color> {
        let word = self.narrator.talk.word(text)?;
        Color::ALL.into_iter().find(|color| word == color.fold_wb(Word::White, Word::Black))
    }

    /// A player, and what stands after him.
    pub(super) fn player_and<'b>(&self, text: &'b str) -> Option<(Color, &'b str)> {
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        Some((self.player(word)?, rest.trim()))
    }

    pub(super) fn player_time(&self, text: &str) -> Option<(Color, Duration)> {
        let (player, rest) = self.player_and(text)?;
        Some((player, time(rest)?))
    }

    pub(super) fn player_square(&self, text: &str) -> Option<(Color, Square)> {
        let (player, rest) = self.player_and(text)?;
        let [square] = squares(rest, &self.vocabularies())?[..] else { return None };
        Some((player, square))
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

    /// On or off.
    pub(super) fn switch(&self, text: &str) -> Option<bool> {
        self.narrator.talk.word(text).and_then(Word::switch)
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
    pub(super) fn ply(&self, text: &str) -> Option<Result<u16, Utterance>> {
        if text == "0" {
            return Some(Ok(0));
        }
        let (number, player) = text.split_once([' ', ',', '.'])?;
        let number: u32 = number.parse().ok()?;
        let by = self.player(player.trim_start_matches([' ', ',', '.']).trim())?;
        let ply = self.game.course().ply_of(number, by).filter(|&ply| ply < self.game.made().len());
        let ply = ply.and_then(|ply| u16::try_from(ply + 1).ok());
        let values = [("number", number.into()), ("color", self.narrator.color(by))];
        let unknown = || self.narrator.say(Priority::Move, "desk-no-such-move", &values);
        Some(ply.ok_or_else(unknown))
    }

    /// An aid, by its name or in the words of the voice.
    pub(super) fn aid(&self, text: &str) -> Option<Aid> {
        let talk = &self.narrator.talk;
        let said = |aid: &Aid| {
            let words = talk.sentence(&format!("aid-{}", aid.name()), &[]);
            talk.same(&written(&words), text) || talk.same(aid.name(), text)
        };
        Aid::ALL.into_iter().find(said)
    }

    pub(super) fn legal_move(&self, text: &str) -> Result<Move, NotRead> {
        read(text, &self.vocabularies(), self.game.position())
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
