//! Whether a question can be asked with what stands after it.

use shakmaty::Role;

use crate::command::{Argument, Command};
use crate::notation::{figurine, line};
use crate::understanding::Understanding;
use crate::voices::voice::Word;

impl Understanding<'_> {
    /// Whether a question that has a letter for a name is one with this after it.
    pub(crate) fn is_asked_so(&self, command: Command, about: &str) -> bool {
        match command.spec().argument {
            Argument::None => about.is_empty(),
            Argument::MaybeSquare => about.is_empty() || self.square(about).is_some(),
            Argument::Square => self.square(about).is_some(),
            Argument::Line => self.in_any(|known| line(about, known)).is_some(),
            Argument::Piece => self.is_kind_of_piece(about),
            Argument::MaybePiece => about.is_empty() || self.is_kind_of_piece(about),
            Argument::Whose => {
                let whose = self.narrator.talk.word(about);
                about.is_empty() || matches!(whose, Some(Word::Mine | Word::Theirs))
            }
            _ => true,
        }
    }

    /// Whether a text is the letter or the sign of a piece, `a` for all of them, or several signs.
    fn is_kind_of_piece(&self, text: &str) -> bool {
        let text = text.trim();
        let is_sign = |sign: &str| figurine::read(sign).is_some();
        let in_english = || text.parse().ok().and_then(Role::from_char).is_some();
        let in_any = || self.in_any(|known| known.iter().find_map(|known| known.role(text)));
        let is_one = is_sign(text) || in_english() || text.eq_ignore_ascii_case("a");
        let signs: Vec<&str> = text.split_whitespace().collect();
        is_one || signs.len() > 1 && signs.into_iter().all(is_sign) || in_any().is_some()
    }
}
