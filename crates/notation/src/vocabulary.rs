//! What the words and letters of a language mean in a move.
//!
//! Syntax only: no position is known here, so nothing is legal or illegal.

use std::collections::HashMap;

use shakmaty::{ByRole, CastlingSide, Color, File, Rank, Role};

use crate::fold::Folding;

/// The smallest part of a move that a word or a letter can stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Atom {
    /// A piece: what moves, what is taken, or what a pawn becomes.
    Piece(Role),
    /// A file.
    File(File),
    /// A rank.
    Rank(Rank),
    /// "takes".
    Capture,
    /// Castling.
    Castle(CastlingSide),
    /// Castling, to whichever side it goes.
    Castling,
    /// Says nothing that must be checked: "to", "check".
    Noise,
}

/// What a word can stand for beside a diagram or in a list of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    /// A colour: whose pieces follow, who is to move, or who may castle.
    Color(Color),
    /// That rights to castle follow.
    Castling,
    /// The side to which somebody may castle.
    Side(CastlingSide),
    /// Every right to castle, of a colour or of both.
    All,
    /// That the square of a pawn taken in passing follows.
    EnPassant,
    /// That there is none of what is named next or before.
    None,
    /// Says nothing that must be checked: "to move", "and".
    Noise,
    /// The first position of a game.
    Start,
}

/// Words of a move.
#[derive(Clone, Debug)]
struct Known {
    /// What they can mean.
    atoms: Vec<Atom>,
    /// How they are written: `schlägt`.
    written: String,
}

/// The words of one language for moves and positions.
#[derive(Clone, Debug, Default)]
pub struct Vocabulary {
    /// By folded words, several words joined by single spaces.
    words: HashMap<String, Known>,
    /// The piece letters of printed moves; the pawn's may be empty.
    letters: ByRole<String>,
    /// Words in the longest entry.
    longest: usize,
    /// By folded words: what they mean in a position, which is not what they mean in a move.
    terms: HashMap<String, Term>,
    folding: Folding,
}

impl Vocabulary {
    /// A vocabulary that knows the piece letters of its language and no words yet.
    #[must_use]
    pub fn new(letters: ByRole<String>) -> Self {
        Self { letters, ..Self::default() }
    }

    /// The same, whose words may be typed without the letters of their language: before there are
    /// any.
    #[must_use]
    pub fn folded_by(self, folding: Folding) -> Self {
        Self { folding, ..self }
    }

    /// Adds a word, or several that belong together, in every folded spelling.
    pub fn add(&mut self, words: &str, atom: Atom) {
        self.add_respelt(words, words, atom);
    }

    /// The same, respelt for the ear; `written` is how it is printed.
    pub fn add_respelt(&mut self, words: &str, written: &str, atom: Atom) {
        for folded in self.folding.spellings(words) {
            let parts: Vec<&str> = split(&folded).collect();
            if parts.is_empty() {
                continue;
            }
            self.longest = self.longest.max(parts.len());
            let new = || Known { atoms: Vec::new(), written: written.to_owned() };
            let known = self.words.entry(parts.join(" ")).or_insert_with(new);
            if !known.atoms.contains(&atom) {
                known.atoms.push(atom);
            }
        }
    }

    /// Adds a word for positions, or several that belong together, in every folded spelling.
    pub fn add_term(&mut self, words: &str, term: Term) {
        for folded in self.folding.spellings(words) {
            let words: Vec<&str> = split(&folded).collect();
            self.terms.entry(words.join(" ")).or_insert(term);
        }
    }

    /// Takes over the words for positions that it does not have itself.
    pub fn add_terms_of(&mut self, other: &Self) {
        for (words, &term) in &other.terms {
            self.terms.entry(words.clone()).or_insert(term);
        }
    }

    /// What words mean in a position, in any spelling.
    #[must_use]
    pub fn term(&self, words: &str) -> Option<Term> {
        let look = |folded: String| self.terms.get(&folded).copied();
        self.folding.spellings(words).into_iter().rev().find_map(look)
    }

    /// The piece letters.
    #[must_use]
    pub fn letters(&self) -> &ByRole<String> {
        &self.letters
    }

    /// The letter that stands for a piece in a printed move.
    #[must_use]
    pub fn letter(&self, role: Role) -> &str {
        &self.letters[role]
    }

    /// The piece that a letter stands for.
    #[must_use]
    pub fn role(&self, letter: char) -> Option<Role> {
        let mut buffer = [0; 4];
        let letter = letter.encode_utf8(&mut buffer);
        Role::ALL.into_iter().find(|&role| self.letters[role] == *letter)
    }

    /// What a word can mean, in any spelling; nothing if it is unknown.
    #[must_use]
    pub fn meanings(&self, words: &str) -> &[Atom] {
        let look = |folded: String| self.words.get(&folded).map(|known| known.atoms.as_slice());
        self.folding.spellings(words).into_iter().rev().find_map(look).unwrap_or(&[])
    }

    /// Everything that it understands in a move, folded, with what it can mean.
    pub fn words(&self) -> impl Iterator<Item = (&str, &[Atom])> {
        self.words.iter().map(|(words, known)| (words.as_str(), known.atoms.as_slice()))
    }

    /// Everything that it understands in a move, folded, and as it is written.
    pub fn spellings(&self) -> impl Iterator<Item = (&str, &str)> {
        self.words.iter().map(|(words, known)| (words.as_str(), known.written.as_str()))
    }

    /// How many words the longest entry has.
    #[must_use]
    pub fn longest(&self) -> usize {
        self.longest
    }
}

/// The words of a text: what stands between spaces and punctuation that means nothing in a move.
pub(crate) fn split(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '.' | '!' | '?' | '(' | ')'))
        .filter(|word| !word.is_empty())
}
