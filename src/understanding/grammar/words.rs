//! The words of a question: what each is, as far as somebody knows it.

use std::cell::OnceCell;
use std::ops::Range;

use crate::laws::Position;
use shakmaty::{Bitboard, Color, File, Position as _, Rank, Role, Square};

use crate::notation::{Atom, Vocabulary, squares};
use crate::understanding::grammar::MOST;
use crate::understanding::{MOST_OF_WING, OfWing, Understanding, but_for_an_ending};
use crate::voices::lexicon::is_told;
use crate::voices::notions::{Notion, Notions};
use crate::voices::spacing;
use crate::voices::voice;

/// The most characters of a word that is written close to others.
const MOST_CLOSE: usize = 16;

/// The letters that a theme has at least before the word for a puzzle, and those of that word.
const LEAST_OF_THEME: usize = 3;
const LEAST_OF_PUZZLE: usize = 5;

/// A piece as it is named: by its kind, or by its wing.
#[derive(Clone, Copy, Debug)]
pub(super) enum NamedPiece {
    Kind(Role),
    OfWing(OfWing),
}

impl NamedPiece {
    /// What it is.
    pub(super) const fn role(self) -> Role {
        match self {
            Self::Kind(role) => role,
            Self::OfWing(of_wing) => of_wing.role(),
        }
    }

    /// Where it can stand.
    pub(super) fn squares(self, here: &Position, color: Color) -> Bitboard {
        match self {
            Self::Kind(role) => here.board().by_piece(role.of(color)),
            Self::OfWing(of_wing) => of_wing.squares(here, color),
        }
    }
}

/// One or several words of a line that mean something together.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct LineWord<'l> {
    pub(super) text: &'l str,
    pub(super) notions: Notions,
    pub(super) square: Option<Square>,
    pub(super) piece: Option<NamedPiece>,
    /// A colour.
    pub(super) side: Option<Color>,
    /// Whether it says that something is the asker's, or that it is the other's.
    pub(super) is_mine: Option<bool>,
    pub(super) number: Option<usize>,
    pub(super) file: Option<File>,
    /// Whether it is known with another letter in it.
    pub(super) is_slip: bool,
}

impl LineWord<'_> {
    /// A number, or what is counted by it: five, the fifth.
    pub(super) fn count(&self) -> Option<usize> {
        self.notions.ordinal().or(self.number)
    }

    /// A rank.
    pub(super) fn rank(&self) -> Option<Rank> {
        let index = self.count().and_then(|number| number.checked_sub(1))?;
        Rank::ALL.get(index).copied()
    }

    /// Whether somebody knows what it is.
    pub(super) const fn is_known(&self) -> bool {
        !self.notions.is_empty()
            || self.square.is_some()
            || self.piece.is_some()
            || self.side.is_some()
            || self.number.is_some()
            || self.file.is_some()
    }
}

impl Understanding<'_> {
    /// Whether a text names a square or a piece, or pieces by their side, and nothing besides.
    pub(in crate::understanding) fn is_named(&self, text: &str) -> bool {
        let words = self.words_of(text);
        let is_thing = |word: &LineWord<'_>| {
            word.square.is_some()
                || word.piece.is_some()
                || word.side.is_some()
                || word.is_mine.is_some()
        };
        let beside = Notions::of(&[Notion::Small, Notion::Square, Notion::All]);
        let fits = |word: &LineWord<'_>| is_thing(word) || word.notions.meet(beside);
        words.iter().any(is_thing) && words.iter().all(fits)
    }

    /// The words of a line, also those that nobody knows; none where there are too many.
    pub(super) fn words_of<'l>(&self, line: &'l str) -> Vec<LineWord<'l>> {
        let mut said = ranges(line);
        if said.len() > MOST {
            return Vec::new();
        }
        if spacing::has_close(line) {
            said = said.into_iter().flat_map(|word| self.parted(line, word)).collect();
        }
        let mut words = Vec::new();
        let mut at = 0;
        while at < said.len() {
            let (word, count) = self.longest(line, &said[at..]);
            match self.puzzle_with(&word) {
                Some(parts) => words.extend(parts),
                None => words.push(word),
            }
            at += count;
        }
        self.count_in_words(&mut words);
        words
    }

    /// Makes numbers of the words for them that are nothing else.
    fn count_in_words(&self, words: &mut [LineWord<'_>]) {
        let talk = &self.narrator.talk;
        let names = OnceCell::new();
        for word in words.iter_mut().filter(|word| !word.is_known() || word.is_slip) {
            let names = names.get_or_init(|| talk.number_words());
            if let Some(number) = talk.number_among(names, word.text) {
                *word = LineWord { text: word.text, number: Some(number), ..LineWord::default() };
            }
        }
    }

    /// The theme and the puzzle that a word is which nobody knows as a whole: `Gabelaufgabe`.
    fn puzzle_with<'l>(&self, word: &LineWord<'l>) -> Option<[LineWord<'l>; 2]> {
        let text = word.text;
        if word.is_known() {
            return None;
        }
        let is_puzzle = |end: &str| {
            let notions = self.narrator.talk.lexicon().meant(end);
            notions.meet(Notions::of(&[Notion::Puzzle]))
        };
        let is_end =
            |at: &usize| text[*at..].chars().count() >= LEAST_OF_PUZZLE && is_puzzle(&text[*at..]);
        let mut ends = text.char_indices().map(|(at, _)| at).skip(LEAST_OF_THEME);
        let at = ends.find(is_end)?;
        let theme = self.single(&text[..at]);
        Some([theme, self.single(&text[at..])])
    }

    /// The longest words at the beginning that mean something together, and how many they are.
    fn longest<'l>(&self, line: &'l str, said: &[Range<usize>]) -> (LineWord<'l>, usize) {
        let talk = &self.narrator.talk;
        let most = talk.lexicon().longest().max(MOST_OF_WING).min(said.len());
        let together = (2..=most).rev().find_map(|count| {
            let text = &line[said[0].start..said[count - 1].end];
            let word = LineWord {
                text,
                notions: talk.lexicon().meant(text),
                square: self.own_square(text),
                piece: wing_in(&self.own_meanings(text)).map(NamedPiece::OfWing),
                number: self.number_with_apostrophe(text),
                ..LineWord::default()
            };
            word.is_known().then_some((word, count))
        });
        together.unwrap_or_else(|| {
            let text = &line[said[0].clone()];
            let word = self.single(text);
            (if word.is_known() { word } else { self.nearly(text) }, 1)
        })
    }

    /// What a word is.
    fn single<'l>(&self, text: &'l str) -> LineWord<'l> {
        LineWord { square: self.own_square(text), ..self.but_for_a_square(text) }
    }

    /// What a word is that names no square.
    fn but_for_a_square<'l>(&self, text: &'l str) -> LineWord<'l> {
        let talk = &self.narrator.talk;
        let vocabularies = self.vocabularies();
        let atoms = self.own_meanings(text);
        let mut notions = talk.lexicon().meant(text);
        let role =
            |word: &str| vocabularies.iter().find_map(|known| role_in(&known.meanings(word)));
        let is_letter = text.chars().count() == 1 && !spacing::has_close(text);
        // What is known as it is has no ending, nor has a word that is written close to the next.
        let is_whole = !notions.is_empty() || spacing::has_joined(text);
        let own = || role_in(&atoms);
        let role = if is_whole { own() } else { own().or_else(|| but_for_an_ending(text, role)) };
        let role = role.filter(|_| !is_letter);
        if role == Some(Role::King) {
            notions = notions.and(Notions::of(&[Notion::King]));
        }
        let side = |word: &str| self.side(word);
        let is_whole = is_whole || role.is_some();
        let side = if is_whole { side(text) } else { but_for_an_ending(text, side) };
        let side = side.filter(|_| !is_letter);
        let (notion, side, is_mine) = match side {
            Some(voice::Word::Mine) => (Some(Notion::Mine), None, Some(true)),
            Some(voice::Word::White) => (Some(Notion::Light), Some(Color::White), None),
            Some(voice::Word::Black) => (Some(Notion::Dark), Some(Color::Black), None),
            Some(_) => (Some(Notion::Theirs), None, Some(false)),
            None => (None, None, None),
        };
        let notion = notion.map_or(Notions::NONE, |notion| Notions::of(&[notion]));
        LineWord {
            text,
            notions: notions.and(notion),
            piece: role.map(NamedPiece::Kind).or_else(|| wing_in(&atoms).map(NamedPiece::OfWing)),
            side,
            is_mine,
            number: text.parse().ok().or_else(|| number_in(&atoms)),
            file: atoms.iter().find_map(|atom| match atom {
                Atom::File(file) => Some(*file),
                _ => None,
            }),
            ..LineWord::default()
        }
    }

    /// A word that is known with one letter more, less or another.
    fn nearly<'l>(&self, text: &'l str) -> LineWord<'l> {
        let talk = &self.narrator.talk;
        let notions = talk.lexicon().nearly(text);
        LineWord { text, notions, is_slip: true, ..LineWord::default() }
    }

    /// The square that a text names in the player's own voices.
    fn own_square(&self, text: &str) -> Option<Square> {
        match squares(text, &self.vocabularies())?[..] {
            [square] => Some(square),
            _ => None,
        }
    }

    /// The number that a word with an apostrophe in it is.
    fn number_with_apostrophe(&self, text: &str) -> Option<usize> {
        let atoms = |known: &&Vocabulary| number_in(&known.meanings(text));
        let is_word = !text.contains(|c: char| c.is_whitespace() || c == '-');
        is_word.then(|| self.vocabularies().iter().find_map(atoms)).flatten()
    }

    /// What a text can mean in a move in the player's own voices.
    pub(super) fn own_meanings(&self, text: &str) -> Vec<Atom> {
        self.vocabularies().iter().flat_map(|known| known.meanings(text)).collect()
    }

    /// The words that are written as one, as few as possible; the whole where one of them is not known.
    fn parted(&self, line: &str, whole: Range<usize>) -> Vec<Range<usize>> {
        let text = &line[whole.clone()];
        let mut ends: Vec<usize> = text.char_indices().map(|(at, _)| at).skip(1).collect();
        ends.push(text.len());
        let numbers = OnceCell::new();
        let is_number = |word: &str| {
            let numbers = numbers.get_or_init(|| self.narrator.talk.number_words());
            numbers.split([',', '/']).any(|number| number.trim_start() == word)
        };
        // The file and the rank of a square that is written out are two words.
        let is_square =
            |word: &str| word.contains(|c: char| c.is_ascii()) && self.own_square(word).is_some();
        let is_one = |word: &str| {
            self.but_for_a_square(word).is_known() || is_square(word) || is_number(word)
        };
        // For each place the fewest words up to it, and where the last of them begins.
        let mut fewest: Vec<Option<(usize, usize)>> = vec![None; text.len() + 1];
        fewest[0] = Some((0, 0));
        for (at, &end) in ends.iter().enumerate() {
            let starts = [0].into_iter().chain(ends[..at].iter().copied());
            let near = starts.skip((at + 1).saturating_sub(MOST_CLOSE));
            let reached = near.filter_map(|start| {
                let (count, _) = fewest[start]?;
                is_one(&text[start..end]).then_some((count + 1, start))
            });
            fewest[end] = reached.min();
        }
        let mut words = Vec::new();
        let mut end = text.len();
        while end > 0 {
            let Some((_, start)) = fewest[end] else { return vec![whole] };
            words.push(whole.start + start..whole.start + end);
            end = start;
        }
        words.reverse();
        words
    }
}

fn role_in(atoms: &[Atom]) -> Option<Role> {
    atoms.iter().find_map(|atom| match atom {
        Atom::Piece(role) => Some(*role),
        _ => None,
    })
}

/// The piece that a text is by its wing.
fn wing_in(atoms: &[Atom]) -> Option<OfWing> {
    atoms.iter().find_map(|atom| match *atom {
        Atom::OfWing(role, wing) => Some(OfWing::Piece(role, wing)),
        Atom::PawnOf(file) => Some(OfWing::Pawn(file)),
        _ => None,
    })
}

fn number_in(atoms: &[Atom]) -> Option<usize> {
    atoms.iter().find_map(|atom| match atom {
        Atom::Rank(rank) => Some(rank.to_usize() + 1),
        _ => None,
    })
}

/// Where the words of a line are: an apostrophe or a hyphen parts two.
fn ranges(line: &str) -> Vec<Range<usize>> {
    let mut words = Vec::new();
    let mut start = None;
    for (at, c) in line.char_indices().chain([(line.len(), ' ')]) {
        match start {
            Some(begun) if !is_told(c) => {
                words.push(begun..at);
                start = None;
            }
            None if is_told(c) => start = Some(at),
            _ => {}
        }
    }
    words
}
