//! The words and letters of several languages, those of the first before those of the next.

use shakmaty::Role;

use crate::position::alphabet::Alphabet;
use crate::vocabulary::{Atom, Term, Vocabulary};

/// Several languages at once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Vocabularies<'a>(pub(super) &'a [&'a Vocabulary]);

/// A word and what follows it.
#[derive(Clone, Copy, Debug)]
pub(super) struct PositionWord<'a> {
    /// Without the signs around it.
    pub(super) plain: &'a str,
    /// As it is written.
    pub(super) written: &'a str,
    /// The text from this word on.
    pub(super) from: &'a str,
    /// The text after it.
    pub(super) rest: &'a str,
}

/// Whether a sign divides words: a blank of text or of braille, or the stroke that joins lines.
pub(super) fn divides(sign: char) -> bool {
    sign.is_whitespace() || matches!(sign, '\u{2800}' | '|')
}

/// The first word of a text.
pub(super) fn word(text: &str) -> Option<PositionWord<'_>> {
    let from = text.trim_start_matches(divides);
    let end = from.find(divides).unwrap_or(from.len());
    let (written, rest) = from.split_at(end);
    let plain = written.trim_matches(|sign| matches!(sign, '.' | ',' | ';' | ':'));
    (!written.is_empty()).then_some(PositionWord { plain, written, from, rest })
}

impl Vocabularies<'_> {
    /// What a word means.
    pub(super) fn term(self, word: &str) -> Option<Term> {
        self.0.iter().find_map(|vocabulary| vocabulary.term(word))
    }

    /// What the text begins with, two words before one, and what follows.
    pub(super) fn first_term(self, text: &str) -> Option<(Term, PositionWord<'_>)> {
        let first = word(text)?;
        let two = word(first.rest).and_then(|second| {
            let term = self.term(&format!("{} {}", first.plain, second.plain))?;
            Some((term, second))
        });
        two.or_else(|| Some((self.term(first.plain)?, first)))
    }

    /// The piece that a word names, of which there may be several: `rook`, `rooks`.
    pub(super) fn piece(self, word: &str) -> Option<Role> {
        let is_word = word.chars().count() > 1;
        let known = |word: &str| self.0.iter().flat_map(|own| own.meanings(word)).find_map(role_of);
        let singular = || word.strip_suffix('s').filter(|one| one.len() > 1);
        known(word).or_else(|| known(singular()?)).filter(|_| is_word)
    }

    /// The alphabets of diagrams: those of the languages, then that of FEN, then braille.
    pub(super) fn alphabets(self) -> Vec<Alphabet> {
        let own = self.0.iter().filter_map(|vocabulary| Alphabet::of(vocabulary));
        own.chain([Alphabet::english(), Alphabet::united_kingdom()]).collect()
    }

    /// The piece of a letter in a list whose letters are those of one language, if it can be.
    ///
    /// A letter that one language has for the pawn is another piece if another language says so:
    /// nobody writes the pawn.
    pub(super) fn role(self, letter: &str, first: usize) -> Option<Role> {
        let own = self.0.get(first).into_iter().chain(self.0.iter());
        let english = letter.chars().next().filter(|_| letter.chars().count() == 1);
        let mut roles: Vec<Role> = own.filter_map(|vocabulary| role(vocabulary, letter)).collect();
        roles.extend(english.and_then(Role::from_char));
        let piece = roles.iter().find(|&&role| role != Role::Pawn);
        piece.or(roles.first()).copied()
    }
}

fn role_of(meaning: Atom) -> Option<Role> {
    match meaning {
        Atom::Piece(role) => Some(role),
        _ => None,
    }
}

/// The piece that a language has a letter for, in either case.
pub(super) fn role(vocabulary: &Vocabulary, letter: &str) -> Option<Role> {
    let upper = letter.to_uppercase();
    let is = |role: &Role| !letter.is_empty() && vocabulary.letter(*role).to_uppercase() == upper;
    Role::ALL.into_iter().find(is)
}
