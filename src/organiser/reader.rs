//! Understands what is typed after a command: players, boards, results, pairs. It decides nothing.

use crate::notation::fold;
use crate::organiser::matches::At;
use crate::tournament::act::Bye;
use crate::tournament::outcome::Outcome;
use crate::tournament::pairing::{Pair, Pairing};
use crate::tournament::player::{Player, PlayerId};
use crate::tournament::tournament::Tournament;
use crate::voices::Narrator;
use crate::voices::voice::Word;

/// What a text is that should name one player.
pub(super) enum Named<'a> {
    /// This one, and what stands behind.
    One(PlayerId, &'a str),
    /// Several: the text is a part of all their names.
    Several(Vec<PlayerId>),
    /// Nobody.
    Nobody,
}

/// A round or none, a place, and a result.
pub(super) struct BoardResult {
    pub(super) round: Option<usize>,
    pub(super) at: At,
    pub(super) outcome: Outcome,
}

/// Reads what is typed, among the players and rounds of an event.
pub(super) struct EventReader<'a> {
    pub(super) narrator: &'a Narrator,
    pub(super) now: &'a Tournament,
}

impl EventReader<'_> {
    /// A player at the beginning of a text: by his number, or by so much of his name that it is his alone.
    pub(super) fn named<'a>(&self, text: &'a str) -> Named<'a> {
        let text = text.trim();
        let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        if let Ok(number) = first.trim_end_matches(',').parse::<usize>() {
            let found = self.now.numbered_so(number);
            return found.map_or(Named::Nobody, |id| Named::One(id, rest.trim()));
        }
        // As many words as belong to a name: what follows is no part of it.
        let ends = text.match_indices(char::is_whitespace).map(|(at, _)| at).chain([text.len()]);
        let mut several = Vec::new();
        for end in ends.collect::<Vec<_>>().into_iter().rev() {
            // A stroke or a sign is no word of a name, and must not be lost with one.
            let last = text[..end].rsplit(char::is_whitespace).next().unwrap_or_default();
            if !last.contains(char::is_alphanumeric) {
                continue;
            }
            match &self.with_name(&text[..end])[..] {
                [] => {}
                [id] => return Named::One(*id, text[end..].trim()),
                found => several = found.to_vec(),
            }
        }
        if several.is_empty() { Named::Nobody } else { Named::Several(several) }
    }

    /// Everybody whose name has this in it; who has it as the whole name, alone.
    fn with_name(&self, text: &str) -> Vec<PlayerId> {
        let sought = plainly(text);
        if sought.is_empty() {
            return Vec::new();
        }
        let named = |id: &PlayerId| plainly(&self.now.entry(*id).player.name);
        let order = self.now.order();
        let whole: Vec<_> = order.iter().copied().filter(|id| named(id) == sought).collect();
        if whole.len() == 1 {
            return whole;
        }
        order.iter().copied().filter(|id| has_all(&named(id), &sought)).collect()
    }

    /// The player of a team whose name has this in it, if there is one alone and no team is called so.
    pub(super) fn named_member(&self, text: &str) -> Option<(PlayerId, usize)> {
        let sought = plainly(text);
        if sought.is_empty() || !self.with_name(text).is_empty() {
            return None;
        }
        let order = self.now.order().iter();
        let mut found = order.flat_map(|id| {
            let members = self.now.entry(*id).player.members.iter().enumerate();
            let fits = members.filter(|(_, member)| has_all(&plainly(&member.name), &sought));
            fits.map(|(at, _)| (*id, at))
        });
        let first = found.next()?;
        found.next().is_none().then_some(first)
    }

    /// A round; the last one if nothing is typed. It must have been paired.
    pub(super) fn round_of(&self, text: &str) -> Option<usize> {
        match text.trim() {
            "" => Some(self.now.rounds().len()),
            text => text.parse().ok(),
        }
    }

    /// A board and a result: `4 1-0`, `4 draw`; before them a round if that is asked for.
    pub(super) fn board_result(&self, text: &str, with_round: bool) -> Option<BoardResult> {
        let (round, text) = if with_round {
            let (round, rest) = number_and(text)?;
            (Some(round), rest)
        } else {
            (None, text)
        };
        let (at, rest) = place_and(text)?;
        let drawn = self.narrator.talk.word(rest) == Some(Word::Drawn);
        let outcome = if drawn { Some(Outcome::Draw) } else { Outcome::read(rest) }?;
        Some(BoardResult { round, at, outcome })
    }

    /// Pairs of starting numbers, White first, and at most one number alone for the bye: `1-4 2-3 5`.
    pub(super) fn pairs(&self, text: &str) -> Option<Pairing<PlayerId>> {
        let mut pairing = Pairing::default();
        for pair in text.split([' ', ',', ';']).filter(|pair| !pair.is_empty()) {
            let id = |number: &str| self.now.numbered_so(number.parse().ok()?);
            match pair.split_once(['-', '–', ':']) {
                Some((white, black)) => pairing.pairs.push(Pair::new(id(white)?, id(black)?)),
                None if pairing.bye.is_none() => pairing.bye = Some(id(pair)?),
                None => return None,
            }
        }
        (!pairing.pairs.is_empty()).then_some(pairing)
    }
}

/// What somebody gets for a round that he leaves out: nothing is meant by nothing.
pub(super) fn bye(text: &str) -> Option<Bye> {
    match text.trim() {
        "" | "0" => Some(Bye::Zero),
        "1/2" | "½" | "0.5" | "0,5" => Some(Bye::Half),
        "1" => Some(Bye::Full),
        _ => None,
    }
}

/// Somebody who enters late: a name, and at the end a rating if he has one. Another number is part of no name, nor
/// is a comma before the rating.
pub(super) fn entry(text: &str) -> Option<Player> {
    let text = text.trim();
    let (name, rating) = match last_number(text) {
        Some((name, last)) => {
            (name, Some(last.parse().ok().filter(|rating| (1..=4000).contains(rating))?))
        }
        None => (text, None),
    };
    let name = name.trim_end_matches(|sign: char| sign == ',' || sign.is_whitespace());
    let has_letters = name.chars().any(char::is_alphabetic);
    let fits = has_letters && name.chars().count() <= 100 && !name.contains(char::is_control);
    fits.then(|| Player { name: name.to_owned(), rating, ..Player::default() })
}

/// The number behind a name, and the name.
pub(super) fn last_number(text: &str) -> Option<(&str, &str)> {
    let (name, last) = text.trim().rsplit_once(char::is_whitespace)?;
    last.chars().all(|digit| digit.is_ascii_digit()).then_some((name.trim(), last))
}

/// Whether each word that is sought begins a word of a name.
pub(super) fn has_all(name: &str, sought: &str) -> bool {
    sought.split(' ').all(|word| name.split(' ').any(|part| part.starts_with(word)))
}

/// A number at the beginning of a text, and what follows.
pub(super) fn number_and(text: &str) -> Option<(usize, &str)> {
    let text = text.trim();
    let (number, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    Some((number.trim_end_matches([',', '.', ':']).parse().ok()?, rest.trim()))
}

/// A board at the beginning of a text, `4`, or `4.2` for the second of a match or duel, and what follows.
pub(super) fn place_and(text: &str) -> Option<(At, &str)> {
    let text = text.trim();
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let word = word.trim_end_matches([',', '.', ':']);
    let at = match word.split_once(['.', ',']) {
        Some((board, part)) => (board.parse().ok()?, Some(part.parse().ok()?)),
        None => (word.parse().ok()?, None),
    };
    Some((at, rest.trim()))
}

/// A name as it is looked for: small letters without marks, and no commas.
pub(super) fn plainly(name: &str) -> String {
    let plain = fold::plain(name);
    let words =
        plain.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}
