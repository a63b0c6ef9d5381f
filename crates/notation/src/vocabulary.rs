//! What the words and letters of a language mean in a move.
//!
//! Syntax only: no position is known here, so nothing is legal or illegal.

mod packed;

use std::collections::HashMap;

use shakmaty::{ByRole, CastlingSide, Color, File, Rank, Role};

use crate::fold::{Folding, split};
use crate::script::{self, letters, needs_no_spaces, script};
use crate::usual::composed;
use crate::wing::Wing;
use crate::written::Letters;

use packed::PackedWords;

/// The smallest part of a move that a word or a letter can stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Atom {
    /// A piece: what moves, what is taken, or what a pawn becomes.
    Piece(Role),
    /// A piece of a wing: the king's rook.
    OfWing(Role, Wing),
    /// The pawn of a file, by the piece that begins behind it: the king's pawn.
    PawnOf(File),
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
    /// The same, for what is written in them.
    notation: Letters,
    /// Words in the longest entry.
    longest: usize,
    /// Characters of the longest word that may stand between others without a space.
    longest_joined: usize,
    /// The words of one letter with an accent, as they are written.
    accented: Vec<(char, Vec<Atom>)>,
    /// The scripts of its words, but for Latin.
    scripts: Vec<script::Letters>,
    /// By folded words: what they mean in a position, which is not what they mean in a move.
    terms: HashMap<String, Term>,
    /// Words that mean something or nothing, folded.
    ignored: Vec<String>,
    /// Words for what is dropped from the hand, folded.
    drops: Vec<String>,
    /// What may follow an apostrophe or a hyphen behind a square, folded.
    endings: Vec<String>,
    folding: Folding,
    /// The words of a vocabulary that is compiled in; it has no others.
    packed: PackedWords,
}

impl Vocabulary {
    /// A vocabulary that knows the piece letters of its language and no words yet.
    #[must_use]
    pub fn new(letters: ByRole<String>) -> Self {
        let notation = Letters::new(&letters);
        let mut vocabulary = Self { letters, notation, ..Self::default() };
        for role in Role::ALL {
            let letter = vocabulary.letters[role].clone();
            vocabulary.learn_script(&letter);
        }
        vocabulary
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
        self.learn_script(words);
        self.learn_accented(words, atom);
        for folded in self.folding.spellings(words) {
            let parts: Vec<&str> = split(&folded).collect();
            if parts.is_empty() {
                continue;
            }
            self.longest = self.longest.max(parts.len());
            if needs_no_spaces(&folded) {
                let joined = parts.concat();
                self.longest_joined = self.longest_joined.max(joined.chars().count());
                self.learn(joined, written, atom);
            }
            self.learn(parts.join(" "), written, atom);
        }
    }

    fn learn(&mut self, words: String, written: &str, atom: Atom) {
        let new = || Known { atoms: Vec::new(), written: written.to_owned() };
        let known = self.words.entry(words).or_insert_with(new);
        if !known.atoms.contains(&atom) {
            known.atoms.push(atom);
        }
    }

    fn learn_accented(&mut self, words: &str, atom: Atom) {
        if words.is_ascii() {
            return;
        }
        let words = composed(words.trim());
        let mut letters = words.chars().flat_map(char::to_lowercase);
        let (Some(letter), None) = (letters.next(), letters.next()) else { return };
        match self.accented.iter_mut().find(|(known, _)| *known == letter) {
            Some((_, atoms)) if atoms.contains(&atom) => {}
            Some((_, atoms)) => atoms.push(atom),
            None => self.accented.push((letter, vec![atom])),
        }
    }

    /// What a letter with an accent is by itself; without it, it is another.
    pub(crate) fn accented(&self, letter: char) -> Vec<Atom> {
        let found = self.accented.iter().find(|(known, _)| *known == letter);
        found.map(|(_, atoms)| atoms.clone()).unwrap_or_default()
    }

    /// What a letter is as a word.
    pub(crate) fn of_letter(&self, letter: char) -> Vec<Atom> {
        self.meanings(letter.encode_utf8(&mut [0; 4]))
    }

    fn learn_script(&mut self, words: &str) {
        if words.is_ascii() {
            return;
        }
        // Letters side by side in Unicode are of one script.
        let block = |c: char| u32::from(c) >> 7;
        let mut known = None;
        for c in words.chars() {
            if known == Some(block(c)) {
                continue;
            }
            let Some(script) = letters(c) else { continue };
            known = Some(block(c));
            if script != script::Letters::LATIN && !self.scripts.contains(&script) {
                self.scripts.push(script);
            }
        }
    }

    /// Whether a letter, a digit or a mark is of a script that this language is written in besides Latin.
    #[must_use]
    pub fn is_written_in(&self, c: char) -> bool {
        !c.is_ascii() && script(c).is_some_and(|script| self.scripts.contains(&script))
    }

    /// Adds a word for positions, or several that belong together, in every folded spelling.
    pub fn add_term(&mut self, words: &str, term: Term) {
        for folded in self.folding.spellings(words) {
            let words: Vec<&str> = split(&folded).collect();
            self.terms.entry(words.join(" ")).or_insert(term);
        }
    }

    /// Adds a word that means something and, where that gives no move, nothing: the Spanish `a` is a file
    /// and to, the Turkish `şah` the king and check.
    pub fn add_ignored(&mut self, word: &str) {
        self.ignored.extend(self.folding.spellings(word));
    }

    /// Adds a word for what is dropped from the hand onto the board.
    pub fn add_drop(&mut self, words: &str) {
        self.drops.extend(self.folding.spellings(words));
    }

    /// Whether words mean that a piece is dropped, in any spelling.
    pub(crate) fn means_drop(&self, words: &str) -> bool {
        is_among(&self.drops, &self.folding, words)
    }

    /// Adds an ending that is put behind an apostrophe or a hyphen and means nothing in a move: that of
    /// `g1'den`, which is Turkish for from g1.
    pub fn add_ending(&mut self, ending: &str) {
        self.endings.extend(self.folding.spellings(ending));
    }

    /// Whether this may follow an apostrophe or a hyphen, in any spelling.
    pub(crate) fn is_ending(&self, text: &str) -> bool {
        is_among(&self.endings, &self.folding, text)
    }

    /// Whether a word may mean nothing though it means something, in any spelling.
    pub(crate) fn may_be_ignored(&self, word: &str) -> bool {
        is_among(&self.ignored, &self.folding, word)
    }

    /// Takes over the words for positions that it does not have itself.
    pub fn add_terms_of(&mut self, other: &Self) {
        let packed = other.packed.terms().map(|(words, term)| (words.to_owned(), term));
        let own = other.terms.iter().map(|(words, &term)| (words.clone(), term));
        for (words, term) in packed.chain(own) {
            self.terms.entry(words).or_insert(term);
        }
    }

    /// What words mean in a position, in any spelling.
    #[must_use]
    pub fn term(&self, words: &str) -> Option<Term> {
        let look =
            |folded: String| self.packed.term(&folded).or_else(|| self.terms.get(&folded).copied());
        self.folding.spellings(words).into_iter().rev().find_map(look)
    }

    /// The piece letters.
    #[must_use]
    pub fn letters(&self) -> &ByRole<String> {
        &self.letters
    }

    /// The piece letters, for what is written in them.
    #[must_use]
    pub fn notation(&self) -> &Letters {
        &self.notation
    }

    /// The letter that stands for a piece in a printed move.
    #[must_use]
    pub fn letter(&self, role: Role) -> &str {
        &self.letters[role]
    }

    /// The piece that letters stand for, `N` or `Кр`, in capitals or not.
    #[must_use]
    pub fn role(&self, letters: &str) -> Option<Role> {
        Role::ALL.into_iter().find(|&role| is_same(&self.letters[role], letters))
    }

    /// The piece of more than one letter with which a text begins, and how many bytes they take.
    pub(crate) fn long_role(&self, text: &str) -> Option<(Role, usize)> {
        let begins = |role: &Role| {
            let letter = self.letters[*role].as_str();
            let mut ends = text.char_indices().map(|(at, c)| at + c.len_utf8());
            let end = ends.nth(letter.chars().count().checked_sub(1).filter(|last| *last > 0)?)?;
            is_same(letter, &text[..end]).then_some((*role, end))
        };
        Role::ALL.iter().filter_map(begins).max_by_key(|(_, end)| *end)
    }

    /// What a word can mean, in any spelling; nothing if it is unknown.
    #[must_use]
    pub fn meanings(&self, words: &str) -> Vec<Atom> {
        let look = |folded: String| Some(self.joined(&folded)).filter(|atoms| !atoms.is_empty());
        self.folding.spellings(words).into_iter().rev().find_map(look).unwrap_or_default()
    }

    /// What a word means that is folded already and stands between others without a space.
    pub(crate) fn joined(&self, folded: &str) -> Vec<Atom> {
        match self.words.get(folded) {
            Some(known) => known.atoms.clone(),
            None => self.packed.meanings(folded),
        }
    }

    /// How many characters the longest word has that may stand between others without a space.
    pub(crate) fn longest_joined(&self) -> usize {
        self.longest_joined
    }

    /// Everything that it understands in a move, folded, with what it can mean.
    pub fn words(&self) -> impl Iterator<Item = (&str, Vec<Atom>)> {
        self.known().map(|(words, _, atoms)| (words, atoms))
    }

    /// Everything that means something in a move, folded, and as it is written.
    pub fn spellings(&self) -> impl Iterator<Item = (&str, &str)> {
        let known = self.known().filter(|(_, _, atoms)| *atoms != [Atom::Noise]);
        known.map(|(words, written, _)| (words, written))
    }

    fn known(&self) -> impl Iterator<Item = (&str, &str, Vec<Atom>)> {
        let own = self.words.iter();
        let own = own.map(|(words, it)| (words.as_str(), it.written.as_str(), it.atoms.clone()));
        self.packed.all().chain(own)
    }

    /// How many words the longest entry has.
    #[must_use]
    pub fn longest(&self) -> usize {
        self.longest
    }
}

/// Whether letters are the same, in capitals or not. No letters are no piece.
fn is_same(known: &str, typed: &str) -> bool {
    if let [typed] = typed.as_bytes() {
        return matches!(known.as_bytes(), [known] if known.eq_ignore_ascii_case(typed));
    }
    if known.is_empty() || known.is_ascii() && typed.is_ascii() {
        return !known.is_empty() && known.eq_ignore_ascii_case(typed);
    }
    let lower = |text: &str| text.chars().flat_map(char::to_lowercase).collect::<String>();
    lower(known) == lower(typed)
}

/// Whether one of the spellings of a word is in a list.
fn is_among(list: &[String], folding: &Folding, word: &str) -> bool {
    !list.is_empty() && folding.spellings(word).iter().any(|spelling| list.contains(spelling))
}
