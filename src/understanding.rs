//! What a text means in the voices of a place: a move, squares, a command, yes or no.

mod arguments;
mod following;
mod grammar;
mod invoked;
#[cfg(test)]
mod tests;

use crate::laws::Position;
use shakmaty::{Bitboard, CastlingSide, Color, File, Move, Position as _, Role, Square};

use crate::archive::GameId;
use crate::command::Command;
use crate::config::Key;
use crate::notation::fold::is_of_a_word;
use crate::notation::written::{Act, Letters};
use crate::notation::{
    self, Atom, NotRead, Term, Vocabulary, Wing, means, read_in_any, squares, squares_of_pieces,
};
use crate::voices::voice::Word;
use crate::voices::{Library, Narrator, Use, Voice, written};

pub(crate) use crate::about::{About, LevelNamed, PageForm, Spot, Whose};
pub(crate) use arguments::result_named;
pub(crate) use following::{following, nearly, values_of};
pub(crate) use grammar::Doubt;
pub(crate) use invoked::{Context, Doing, Invoked};

/// What a text means in the voices of a place. It knows no game but the position that it is handed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Understanding<'a> {
    narrator: &'a Narrator,
    library: &'a Library,
    english: &'a Voice,
}

impl<'a> Understanding<'a> {
    /// By the voices of a narrator, those of a library, and English.
    pub(crate) const fn new(
        narrator: &'a Narrator,
        library: &'a Library,
        english: &'a Voice,
    ) -> Self {
        Self { narrator, library, english }
    }

    /// The narrator of the place.
    pub(crate) const fn narrator(&self) -> &'a Narrator {
        self.narrator
    }

    /// The player's own voices, the nearest first, and English after them.
    pub(crate) fn voices(&self) -> [&'a Voice; 3] {
        [&self.narrator.moves, &self.narrator.talk, self.english]
    }

    /// Their words.
    pub(crate) fn vocabularies(&self) -> [&'a Vocabulary; 3] {
        self.voices().map(Voice::vocabulary)
    }

    /// A move as it is meant in a position: in the player's own voices, or else in any.
    pub(crate) fn reading(&self, text: &str, position: &Position) -> Result<Move, NotRead> {
        if text.starts_with('/') && text.len() > 1 {
            return Err(NotRead::UnknownWord(text.to_owned()));
        }
        let read = |text: &str| {
            read_in_any(
                text,
                &self.vocabularies(),
                || self.everywhere(text),
                || self.other_vocabularies(text),
                position,
            )
        };
        let found = read(text);
        if !matches!(found, Err(NotRead::UnknownWord(_))) {
            return found;
        }
        // `I play knight f3 please`
        let bare = self.without_wish(text).map(|bare| read(&bare));
        bare.filter(|read| !matches!(read, Err(NotRead::UnknownWord(_)))).unwrap_or(found)
    }

    /// Whether the first word of a text is one of a move, in the player's own voices.
    pub(crate) fn begins_a_move(&self, text: &str) -> bool {
        let word = text.split_whitespace().next().unwrap_or_default();
        let own = self.vocabularies();
        own.into_iter().any(|vocabulary| !vocabulary.meanings(word).is_empty())
    }

    /// Whether a text castles, as noughts and letters write it, with blanks or without.
    pub(super) fn is_castling(text: &str) -> bool {
        let joined: String = text.split_whitespace().collect();
        notation::written(&joined, &Letters::english())
            .is_some_and(|mv| matches!(mv.act, Act::Castle(_)))
    }

    /// What is found in a text with the player's own words, or else with those that players of every country know,
    /// or else with those of any language, where all that find something agree.
    pub(crate) fn in_any<T: PartialEq>(
        &self,
        text: &str,
        find: impl Fn(&[&Vocabulary]) -> Option<T>,
    ) -> Option<T> {
        let own = self.voices();
        find(&self.vocabularies()).or_else(|| self.library.agreed_with(text, &own, find))
    }

    /// The squares that a text names.
    pub(crate) fn squares_in(&self, text: &str) -> Option<Vec<Square>> {
        self.in_any(text, |vocabularies| squares_of_pieces(text, vocabularies))
    }

    /// The squares that a text names, if it names nothing else.
    pub(crate) fn bare_squares(&self, text: &str) -> Option<Vec<Square>> {
        self.in_any(text, |vocabularies| squares(text, vocabularies))
    }

    /// What words mean in a position, in the player's own voices.
    pub(crate) fn term(&self, words: &str) -> Option<Term> {
        let [moves, talk, english] = self.vocabularies();
        [talk, moves, english].into_iter().find_map(|vocabulary| vocabulary.term(words))
    }

    /// What a word can mean in a move; empty if it is unknown.
    pub(crate) fn meanings(&self, word: &str) -> Vec<Atom> {
        let all = |known: &[&Vocabulary]| {
            let atoms: Vec<Atom> = known.iter().flat_map(|known| known.meanings(word)).collect();
            (!atoms.is_empty()).then_some(atoms)
        };
        self.in_any(word, all).unwrap_or_default()
    }

    /// The words that players of every country know, where a text may have one of them.
    pub(crate) fn everywhere(&self, text: &str) -> Option<&'a Vocabulary> {
        self.library.vocabulary_everywhere(text)
    }

    fn other_vocabularies(&self, text: &str) -> Vec<&'a Vocabulary> {
        self.library.other_vocabularies(text, &self.voices()).collect()
    }

    /// The command that a word is in a voice that is not the player's, where it is nothing in these. One
    /// that does something to a game is none: to stop is to leave in one language, and is typed in all.
    pub(crate) fn command_in_any(&self, word: &str) -> Option<Command> {
        if !is_word(word) || self.begins_a_move(word) {
            return None;
        }
        self.library
            .agreed(word, Use::Command, &[&self.narrator.talk], |voice| voice.command(word))
            .filter(|command| command.only_tells())
    }

    /// The pieces that `where is the queen` or `pieces black rooks and knights` asks about: the player's
    /// own, or those of the side that is named; all of that, if no piece is.
    pub(crate) fn pieces_meant(&self, text: &str, own: Color) -> Option<(Color, Vec<Role>)> {
        let words: Vec<&str> =
            text.split(|c: char| !is_of_a_word(c)).filter(|word| word.len() > 1).collect();
        let mut roles = Vec::new();
        let of_wing = self.of_a_wing(text).map(OfWing::role);
        // The Vietnamese knight is my or has in other languages.
        let of_a_side = |word: &&&str| self.side(word).is_some();
        let named = words.iter().filter(|word| !of_a_side(word));
        let named = named.filter_map(|word| self.piece_in(word));
        for role in named.filter(|&role| of_wing.is_none_or(|only| only == role)).chain(of_wing) {
            if !roles.contains(&role) {
                roles.push(role);
            }
        }
        let pairs = words.windows(2).map(|pair| pair.join(" "));
        let sides = words.iter().map(ToString::to_string).chain(pairs);
        let sides: Vec<Word> =
            sides.filter_map(|words| but_for_an_ending(&words, |word| self.side(word))).collect();
        // Where a language has one word for his and are, the player's own is named besides.
        let color = match sides[..] {
            _ if sides.contains(&Word::Mine) => Some(own),
            [] => None,
            [Word::White, ..] => Some(Color::White),
            [Word::Black, ..] => Some(Color::Black),
            _ => Some(!own),
        };
        (!roles.is_empty() || color.is_some()).then(|| (color.unwrap_or(own), roles))
    }

    /// The piece that a text names by its wing, in the player's own voices.
    pub(crate) fn of_a_wing(&self, text: &str) -> Option<OfWing> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let voices = self.vocabularies();
        let meant = |words: &[&str]| {
            let words = words.join(" ");
            voices.iter().flat_map(|known| known.meanings(&words)).find_map(|atom| match atom {
                Atom::OfWing(role, wing) => Some(OfWing::Piece(role, wing)),
                Atom::PawnOf(file) => Some(OfWing::Pawn(file)),
                _ => None,
            })
        };
        (1..=MOST_OF_WING).rev().find_map(|count| words.windows(count).find_map(meant))
    }

    /// The piece that a word names, as it is or in the plural.
    pub(crate) fn piece_in(&self, word: &str) -> Option<Role> {
        let piece = |word: &str| {
            self.meanings(word).into_iter().find_map(|atom| match atom {
                Atom::Piece(role) => Some(role),
                _ => None,
            })
        };
        but_for_an_ending(word, piece)
    }

    /// Whether a word names a piece as it is, in the player's own voices.
    pub(crate) fn is_piece(&self, word: &str) -> bool {
        let is = |known: &Vocabulary| {
            known.meanings(word).iter().any(|atom| matches!(atom, Atom::Piece(_)))
        };
        self.vocabularies().into_iter().any(is)
    }

    /// The small word that says whose pieces are meant.
    fn side(&self, word: &str) -> Option<Word> {
        let word = self.narrator.talk.word(word)?;
        let is_side =
            matches!(word, Word::Mine | Word::Theirs | Word::Engine | Word::White | Word::Black);
        is_side.then_some(word)
    }

    /// The squares that a text names, whoever it says has them.
    pub(crate) fn squares_of(&self, text: &str) -> Option<Vec<Square>> {
        let words = text.split_whitespace().filter(|word| self.side(word).is_none());
        self.squares_in(&words.collect::<Vec<_>>().join(" "))
    }

    /// Whether a text is yes or no, in the player's own voice, or else in any, or in a sentence. A question
    /// is neither.
    pub(crate) fn yes_or_no(&self, text: &str) -> Option<Word> {
        if text.contains('?') {
            return None;
        }
        let answer =
            |voice: &Voice| voice.word(text).filter(|word| matches!(word, Word::Yes | Word::No));
        let own = answer(&self.narrator.talk);
        let any = || self.library.agreed(text, Use::Answer, &[&self.narrator.talk], answer);
        own.or_else(|| is_word(text).then(any).flatten()).or_else(|| self.answered(text))
    }

    /// A number in figures, by the word that a rank has, in any voice, or by its word in the player's
    /// language as far as a queen has moves.
    pub(crate) fn number(&self, text: &str) -> Option<usize> {
        let rank = |atom: &Atom| match atom {
            Atom::Rank(rank) => Some(rank.to_usize() + 1),
            _ => None,
        };
        let figures = text.parse().ok();
        figures
            .or_else(|| self.meanings(text).iter().find_map(rank))
            .or_else(|| self.narrator.talk.number_among(&self.narrator.talk.number_words(), text))
    }

    /// Whether a text can mean a move, in the player's own voices or in any.
    pub(crate) fn means(&self, text: &str, mv: Move) -> bool {
        let own = self.vocabularies();
        let with = |other: &Vocabulary| means(text, &[&own[..], &[other]].concat(), mv);
        means(text, &own, mv)
            || self.everywhere(text).is_some_and(with)
            || self.other_vocabularies(text).into_iter().any(with)
    }

    /// The one square that a text names.
    pub(crate) fn square(&self, rest: &str) -> Option<Square> {
        match self.squares_in(rest)?[..] {
            [square] => Some(square),
            _ => None,
        }
    }

    /// How the program is to be seen, if that is all that a line says: `full screen`.
    pub(super) fn face(&self, line: &str) -> Option<About> {
        let face = self.narrator.talk.value(line).filter(|it| matches!(*it, "screen" | "line"))?;
        Some(About::Setting(Key::Face, face.to_owned()))
    }

    /// The command that a line is which begins with what can be set or chosen.
    pub(crate) fn choice<'t>(&self, word: &str, line: &'t str) -> Option<(Command, &'t str)> {
        let narrator = self.narrator;
        let voices = [&narrator.talk, &narrator.moves];
        if voices.iter().any(|voice| matches!(voice.word(word), Some(Word::Variant(_)))) {
            return Some((Command::New, line));
        }
        match self.setting_named(word)? {
            // `time` alone asks for the time on the clock.
            Key::Time if word == line => Some((Command::Clock, "")),
            _ => Some((Command::Set, line)),
        }
    }

    /// A game by its number, with or without `game` before it.
    pub(crate) fn game_named(&self, text: &str) -> Option<GameId> {
        let (first, second) = text.split_once(char::is_whitespace).unwrap_or(("", text));
        let is_game = first.is_empty() || self.narrator.talk.word(first) == Some(Word::Game);
        second.trim().parse().ok().filter(|_| is_game).map(GameId)
    }

    /// The setting of a name, in the player's languages or as the file has it.
    pub(crate) fn setting_named(&self, name: &str) -> Option<Key> {
        let narrator = self.narrator;
        narrator.talk.setting(name).or_else(|| narrator.moves.setting(name))
    }
}

/// The move that brings the piece from its square to the other; castling is named by the square
/// of the rook or by that to which the king goes.
pub(crate) fn move_between(here: &Position, from: Square, to: Square) -> Result<Move, NotRead> {
    let goes = |mv: &Move| match mv.castling_side() {
        Some(side) => to == mv.to() || to == king_to(here, side),
        None => to == mv.to(),
    };
    let legal = here.legal_moves().into_iter().filter(|mv| mv.from() == Some(from));
    let moves: Vec<Move> = legal.filter(goes).collect();
    match moves[..] {
        [] => notation::between(from, to, here),
        [mv] => Ok(mv),
        _ => Err(NotRead::Ambiguous(moves)),
    }
}

/// How many words a beginning that fits may have.
const LONGEST: usize = 8;

/// The word behind the longest beginning of a text that fits, where that is not all of it.
pub(crate) fn surplus(text: &str, fits: impl Fn(&str) -> bool) -> Option<&str> {
    let words: Vec<&str> = text.split_whitespace().take(LONGEST + 1).collect();
    let ends = (1..words.len()).rev();
    let end = ends.into_iter().find(|&end| fits(&words[..end].join(" ")))?;
    words.get(end).copied()
}

/// The words of a sentence that is a list; none where no voice has it.
pub(crate) fn listed(id: &str, narrator: &Narrator) -> Vec<String> {
    let words = written(&narrator.talk.sentence(id, &[]));
    words.split(", ").filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// The words of the longest name by a wing.
const MOST_OF_WING: usize = 6;

/// A piece that is named by its wing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OfWing {
    /// The king's rook and its like.
    Piece(Role, Wing),
    /// The pawn of a file.
    Pawn(File),
}

impl OfWing {
    /// What it is.
    pub(crate) const fn role(self) -> Role {
        match self {
            Self::Piece(role, _) => role,
            Self::Pawn(_) => Role::Pawn,
        }
    }

    /// Where it can stand, as far as the position tells.
    pub(crate) fn squares(self, here: &Position, color: Color) -> Bitboard {
        let all = here.board().by_piece(self.role().of(color));
        match self {
            Self::Piece(role, wing) => wing.among(role, color, all),
            Self::Pawn(file) => all & Bitboard::from_file(file),
        }
    }
}

/// What is known of a word as it stands, or without the one or two letters with which a plural or a case
/// ends in most languages; what is left has three at least.
fn but_for_an_ending<T>(word: &str, known: impl Fn(&str) -> Option<T>) -> Option<T> {
    let ends: Vec<usize> = word.char_indices().map(|(at, c)| at + c.len_utf8()).collect();
    let stems = ends.iter().skip(2).rev().take(3).map(|&end| &word[..end]);
    known(word).or_else(|| stems.skip(1).find_map(&known))
}

/// Whether a text is a single word, long enough to be one of another language.
fn is_word(text: &str) -> bool {
    let is_letter = |c: char| is_of_a_word(c) && !c.is_numeric() || c == '-';
    text.len() > 1 && text.trim_start_matches('/').chars().all(is_letter)
}

fn king_to(here: &Position, side: CastlingSide) -> Square {
    side.king_to(here.turn())
}
