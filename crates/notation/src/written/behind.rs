//! What stands behind a written move: check and mate, capture in passing, praise, judgement.

use shakmaty::Role;

use crate::written::{Departure, Departures, Mark};

/// More annotations than one move has.
const MOST: usize = 4;

/// Annotations, by their numbers in the PGN standard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Signs {
    numbers: [u8; MOST],
    count: usize,
}

impl Signs {
    /// Each, in the order in which they stand.
    pub fn iter(&self) -> impl Iterator<Item = u8> + '_ {
        self.numbers[..self.count].iter().copied()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    pub(super) fn put_first(&mut self, number: u8) {
        if self.count < MOST {
            self.numbers.copy_within(..self.count, 1);
            self.numbers[0] = number;
            self.count += 1;
        }
    }
}

/// What is said behind a move.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Behind {
    pub(super) mark: Option<Mark>,
    pub(super) en_passant: bool,
    pub(super) signs: Signs,
    pub(super) departures: Departures,
}

/// Signs and their numbers in the PGN standard; what begins or ends with another is before it.
const SIGNS: [(&str, u8); 44] = [
    ("+--", 20),
    ("--+", 21),
    ("=/∞", 44),
    ("!!!", 3),
    ("???", 4),
    ("+/=", 14),
    ("=/+", 15),
    ("+/-", 16),
    ("-/+", 17),
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("+=", 14),
    ("=+", 15),
    ("+-", 18),
    ("+−", 18),
    ("+–", 18),
    ("-+", 19),
    ("−+", 19),
    ("–+", 19),
    ("!", 1),
    ("?", 2),
    ("‼", 3),
    ("⁇", 4),
    ("⁉", 5),
    ("⁈", 6),
    ("□", 7),
    ("∞", 13),
    ("⩲", 14),
    ("⩱", 15),
    ("±", 16),
    ("∓", 17),
    ("⊕", 138),
    ("⊙", 22),
    ("○", 32),
    ("↑", 36),
    ("→", 40),
    ("⇆", 132),
    ("⇄", 132),
    ("∆", 140),
    ("Δ", 140),
    ("⌓", 142),
    ("=", 10),
];

/// Letters that are signs behind a move: a novelty, a diagram.
const LETTERS: [(char, u8); 2] = [('N', 146), ('D', 220)];

/// The number of an annotation that is a sign or a letter by itself: `!?`, `+-`, `N`.
#[must_use]
pub fn sign(text: &str) -> Option<u8> {
    let letter = || LETTERS.iter().find(|(letter, _)| text.chars().eq([*letter]));
    let sign = SIGNS.iter().find(|(sign, _)| *sign == text).map(|(_, number)| *number);
    sign.or_else(|| letter().map(|(_, number)| *number))
}

/// A move before a letter that is a sign, and its number.
pub(super) fn letter_behind(text: &str) -> Option<(&str, u8)> {
    LETTERS.iter().find_map(|&(letter, number)| Some((text.strip_suffix(letter)?, number)))
}

/// The pieces that a pawn can become, as English names them.
const PIECES: [(&str, Role); 4] = [
    ("queen", Role::Queen),
    ("rook", Role::Rook),
    ("bishop", Role::Bishop),
    ("knight", Role::Knight),
];

/// A move before the name of what a pawn becomes, `a8=Queen`, `a8(Queen)`, and the piece.
pub(super) fn piece_named(text: &str) -> Option<(&str, Role)> {
    let bare = text.strip_suffix(')').unwrap_or(text);
    let named = |&(name, role): &(&str, Role)| {
        let at = bare.len().checked_sub(name.len())?;
        let is_name = bare.get(at..)?.eq_ignore_ascii_case(name);
        is_name.then(|| (bare[..at].trim_end_matches(['=', '(', '/', '-', ' ']), role))
    };
    PIECES.iter().find_map(named)
}

/// What says check, mate or a capture in passing.
#[derive(Clone, Copy)]
enum Suffix {
    Mark(Mark),
    EnPassant,
    /// A draw is offered, which is no part of the move.
    Offer,
}

/// With what it is said, and whether the standard says it so. What ends with another is before it.
const SAID: [(&str, Suffix, bool); 15] = [
    ("(=)", Suffix::Offer, true),
    ("++", Suffix::Mark(Mark::Check), false),
    ("+", Suffix::Mark(Mark::Check), true),
    ("††", Suffix::Mark(Mark::Check), false),
    ("†", Suffix::Mark(Mark::Check), false),
    ("dbl ch.", Suffix::Mark(Mark::Check), false),
    ("dbl ch", Suffix::Mark(Mark::Check), false),
    ("ch.", Suffix::Mark(Mark::Check), false),
    ("ch", Suffix::Mark(Mark::Check), false),
    ("#", Suffix::Mark(Mark::Mate), true),
    ("×", Suffix::Mark(Mark::Mate), false),
    ("‡", Suffix::Mark(Mark::Mate), false),
    ("mate", Suffix::Mark(Mark::Mate), false),
    // Vietnamese: qua đường.
    ("qđ", Suffix::EnPassant, false),
    ("qd", Suffix::EnPassant, false),
];

/// Whether a word by itself only says of the move before it that it checks, mates or captures in passing:
/// the board knows.
#[must_use]
pub fn is_said(text: &str) -> bool {
    let is_word = matches!(text, "dbl" | "dis" | "dbl.ch" | "dbl.ch." | "dis.ch" | "dis.ch.");
    let parts = ["e.", "p.", ".p.", "en", "passant"];
    let is_passing =
        parts.iter().any(|part| part.eq_ignore_ascii_case(text)) || passing(text) == Some("");
    is_word || is_passing || SAID.iter().any(|(sign, ..)| *sign == text)
}

/// A text before `e.p.`, with its stops, blanks and capitals or without; in Spanish it is `a.p.`.
///
/// Two letters alone are `ep`: a blank between them needs a stop as well.
fn passing(text: &str) -> Option<&str> {
    let rest = text.strip_suffix('.').unwrap_or(text).trim_end().strip_suffix(['p', 'P'])?;
    let before = rest.trim_end();
    let stopped = before.strip_suffix('.');
    let first = stopped.unwrap_or(before).trim_end();
    let bare = match stopped {
        Some(_) => first.strip_suffix(['e', 'E', 'a', 'A'])?,
        None => rest.strip_suffix(['e', 'E'])?,
    };
    Some(bare.strip_suffix('/').unwrap_or(bare))
}

/// A text without a sign of a capture in passing at its end that has stops: of letters alone it may be a
/// word.
pub(crate) fn without_passing(text: &str) -> &str {
    let bare = text.trim_end_matches([' ', ')']);
    let found = passing(bare).filter(|rest| bare[rest.len()..].contains('.'));
    found.map_or(text, |rest| rest.trim_end_matches([' ', '(']))
}

/// Takes off what stands behind a move.
pub(super) fn behind(text: &str) -> (&str, Behind) {
    let mut behind = Behind::default();
    let mut bare = text;
    loop {
        bare = trimmed(bare, &mut behind);
        let rest = without_sign(bare, &mut behind).or_else(|| without_said(bare, &mut behind));
        let Some(rest) = rest else { return (bare, behind) };
        bare = rest;
    }
}

/// Without blanks at the end, and what cannot be seen there.
fn trimmed<'a>(text: &'a str, behind: &mut Behind) -> &'a str {
    let is_plain = text.as_bytes().last().is_none_or(u8::is_ascii_graphic);
    if is_plain {
        return text;
    }
    let bare = text.trim_end_matches(|c: char| c.is_whitespace() || super::symbol::is_unseen(c));
    let unseen = !text[bare.len()..].is_ascii();
    behind.departures = behind.departures.with_if(unseen, Departure::Unseen);
    bare
}

fn without_sign<'a>(text: &'a str, behind: &mut Behind) -> Option<&'a str> {
    // What most moves end with is no sign.
    if text.ends_with(|c: char| c.is_ascii_alphanumeric()) || is_check(text) {
        return None;
    }
    let (rest, number, usual) = praise(text).or_else(|| {
        let found = |&(sign, number)| Some((text.strip_suffix(sign)?, number, number < 7));
        SIGNS.iter().find_map(found)
    })?;
    let is_only = behind.signs.is_empty();
    behind.signs.put_first(number);
    let is_late = behind.mark.is_some();
    behind.departures = behind
        .departures
        .with_if(is_late, Departure::Check)
        .with_if(!usual || !is_only, Departure::Sign);
    Some(rest)
}

/// Praise or blame of more than two marks means what its first two do.
fn praise(text: &str) -> Option<(&str, u8, bool)> {
    let rest = text.trim_end_matches(['!', '?']);
    let marks = &text[rest.len()..];
    let number = |marks| SIGNS.iter().find(|(sign, _)| *sign == marks).map(|(_, number)| *number);
    Some((rest, number(marks.get(..2).filter(|_| marks.len() > 2)?)?, false))
}

/// Whether a text ends with the sign of check, and not with one that has it as a part.
fn is_check(text: &str) -> bool {
    let mut ending = text.chars().rev();
    ending.next() == Some('+')
        && !ending.next().is_some_and(|c| matches!(c, '=' | '-' | '/' | '−' | '–'))
}

fn without_said<'a>(text: &'a str, behind: &mut Behind) -> Option<&'a str> {
    // What most moves end with says nothing.
    if text.ends_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let sign = |&(sign, said, usual)| Some((text.strip_suffix(sign)?, said, usual));
    let passes = |rest| (rest, Suffix::EnPassant, false);
    let (rest, said, usual) = SAID.iter().find_map(sign).or_else(|| passing(text).map(passes))?;
    match said {
        Suffix::Mark(_) if behind.mark.is_some() => return None,
        Suffix::EnPassant if behind.en_passant => return None,
        Suffix::Mark(mark) => behind.mark = Some(mark),
        Suffix::EnPassant => behind.en_passant = true,
        Suffix::Offer => {}
    }
    let departure =
        if matches!(said, Suffix::EnPassant) { Departure::EnPassant } else { Departure::Check };
    behind.departures = behind.departures.with_if(!usual, departure);
    Some(rest)
}
