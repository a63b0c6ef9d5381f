//! Whether a question can be asked with what stands after it, and whether that belongs to it.

use shakmaty::{Chess, Role};

use crate::command::{Argument, Command, Kind, Spec};
use crate::notation::{self, NotRead, figurine, line};
use crate::understanding::Understanding;
use crate::voices::voice::Word;

impl Understanding<'_> {
    /// Whether a question that has a letter for a name is one with this after it.
    pub(crate) fn is_asked_so(&self, command: Command, about: &str) -> bool {
        match command.spec().argument {
            Argument::None => about.is_empty(),
            Argument::MaybeSquare => about.is_empty() || self.square(about).is_some(),
            Argument::Square => self.square(about).is_some(),
            Argument::Line => self.in_any(about, |known| line(about, known)).is_some(),
            Argument::Piece => self.is_kind_of_piece(about),
            Argument::MaybePiece => about.is_empty() || self.is_kind_of_piece(about),
            Argument::Whose => {
                let whose = self.narrator.talk.word(about);
                about.is_empty() || matches!(whose, Some(Word::Mine | Word::Theirs))
            }
            _ => true,
        }
    }

    /// Whether a text is something that a phrase for a command can be about.
    pub(super) fn can_be_about(&self, command: Command, text: &str) -> bool {
        match command.spec().argument {
            Argument::Square | Argument::MaybeSquare | Argument::Piece => self.is_named(text),
            Argument::MaybeCommand => {
                let talk = &self.narrator.talk;
                talk.command(text).is_some() || self.term(text).is_some() || self.is_piece(text)
            }
            _ => true,
        }
    }

    /// Whether what stands behind the name of a command belongs to it for certain: `announce e4` is no
    /// question about a square, and `help me find a move` asks for no command called so.
    pub(super) fn takes_rest(&self, command: Command, rest: &str, here: &Chess) -> bool {
        let first = rest.split_whitespace().next().unwrap_or_default();
        let is_one_word = self.is_one_word(rest);
        let is_number = first.starts_with(|c: char| c.is_ascii_digit());
        match command.spec().argument {
            Argument::MaybeCommand => is_one_word,
            Argument::Number | Argument::MaybeNumber | Argument::MaybeGame | Argument::Game => {
                is_number && is_one_word
            }
            Argument::Appeal => is_number,
            // `endgame puzzle` is a puzzle.
            Argument::MaybeText => {
                let is_other = self.narrator.talk.command(rest).is_some();
                takes_any_words(command) || first == rest && !is_other
            }
            Argument::Filters => self.narrator.talk.word(first).is_some(),
            Argument::Setting => self.setting_named(first).is_some(),
            Argument::Move | Argument::MaybeMove | Argument::Writing => {
                is_number || self.is_own_move(rest, here)
            }
            // Whoever asks so is told what it needs.
            Argument::Square
            | Argument::MaybeSquare
            | Argument::Line
            | Argument::Piece
            | Argument::MaybePiece
            | Argument::Rank
            | Argument::File
            | Argument::Whose
                if is_one_word && self.narrator.talk.lexicon().meant(rest).is_empty() =>
            {
                true
            }
            Argument::TwoSquares
            | Argument::Square
            | Argument::MaybeSquare
            | Argument::Line
            | Argument::Piece
            | Argument::Whose => self.is_asked_so(command, rest),
            _ => false,
        }
    }

    /// Whether a text is a move in the player's own voices, legal or not.
    pub(super) fn is_own_move(&self, text: &str, position: &Chess) -> bool {
        let read = notation::read(text, &self.vocabularies(), position);
        !matches!(read, Err(NotRead::UnknownWord(_) | NotRead::NoMove | NotRead::Empty))
    }

    /// Whether a text is the letter or the sign of a piece, `a` for all of them, or several signs.
    fn is_kind_of_piece(&self, text: &str) -> bool {
        let text = text.trim();
        let is_sign = |sign: &str| figurine::read(sign).is_some();
        let in_english = || text.parse().ok().and_then(Role::from_char).is_some();
        let in_any = || self.in_any(text, |known| known.iter().find_map(|known| known.role(text)));
        let is_one = is_sign(text) || in_english() || text.eq_ignore_ascii_case("a");
        let signs: Vec<&str> = text.split_whitespace().collect();
        is_one || signs.len() > 1 && signs.into_iter().all(is_sign) || in_any().is_some()
    }
}

/// Whether what stands behind a command may be any words: what is told to an arbiter, or noted. What is
/// practised has words of its own.
pub(super) fn takes_any_words(command: Command) -> bool {
    let Spec { argument, kind, .. } = command.spec();
    argument == Argument::MaybeText && !matches!(kind, Kind::Practice(_))
}
