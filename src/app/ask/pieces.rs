//! Which pieces are asked about: a kind, all of a colour, several kinds, or what hangs of them.

use shakmaty::{Color, Position, Role};

use crate::app::ask::Asker;
use crate::command::{AboutPosition, Argument, Command};
use crate::describe::ExchangeTarget;
use crate::notation::{figurine, squares_of_pieces};
use crate::voices::voice::Word;
use crate::voices::{Priority, Utterance};

impl Asker<'_> {
    /// The answers about several kinds of pieces or about both sides, one after the other; `None` where not
    /// several are asked.
    pub(super) fn several(
        &self,
        question: AboutPosition,
        rest: &str,
    ) -> Option<Result<Utterance, Utterance>> {
        let command = question.command();
        let takes = matches!(
            command.spec().argument,
            Argument::Piece | Argument::MaybePiece | Argument::MaybeTarget
        );
        let both = Color::ALL.map(|color| figurine::sign(color, None));
        let signs: Vec<&str> = match rest {
            "" if question == AboutPosition::Count => both.to_vec(),
            rest => rest.split_whitespace().collect(),
        };
        if !takes || signs.len() < 2 || signs.iter().any(|sign| figurine::read(sign).is_none()) {
            return None;
        }
        let answers = signs.iter().map(|sign| self.about_position(question, sign));
        let told: Result<Vec<Utterance>, Utterance> = answers.collect();
        let lines = |told: Vec<Utterance>| told.into_iter().map(|answer| answer.spans).collect();
        Some(told.map(|told| self.narrator.lines(Priority::Answer, lines(told))))
    }

    /// The kind of pieces that a question is about, or all of a colour.
    pub(super) fn kind(
        &self,
        command: Command,
        rest: &str,
    ) -> Result<(Color, Option<Role>), Utterance> {
        let misfit = || self.misfit(command, rest, |words| self.piece(words).is_some());
        self.piece(rest).ok_or_else(misfit)
    }

    /// The pieces of which is asked whether they hang: of both sides one's own come first.
    pub(super) fn target(&self, rest: &str) -> Result<ExchangeTarget, Utterance> {
        let own = self.asked_by.plays.unwrap_or(self.asked_by.side);
        let named = |words: &str| -> Option<ExchangeTarget> {
            let squares = self.in_any(words, |vocabularies| squares_of_pieces(words, vocabularies));
            if let Some([square]) = squares.as_deref() {
                let is_king = self.position.board().kings().contains(*square);
                return Some(if is_king {
                    ExchangeTarget::King
                } else {
                    ExchangeTarget::Square(*square)
                });
            }
            match self.narrator.talk.word(words) {
                Some(Word::Mine) => return Some(ExchangeTarget::Side(own)),
                Some(Word::Theirs) => return Some(ExchangeTarget::Side(!own)),
                Some(Word::White) => return Some(ExchangeTarget::Side(Color::White)),
                Some(Word::Black) => return Some(ExchangeTarget::Side(Color::Black)),
                _ => {}
            }
            Some(match self.piece(words)? {
                (color, None) => ExchangeTarget::Side(color),
                (_, Some(Role::King)) => ExchangeTarget::King,
                (color, Some(role)) => ExchangeTarget::Kind(role.of(color)),
            })
        };
        if rest.is_empty() {
            return Ok(ExchangeTarget::All(own));
        }
        named(rest)
            .ok_or_else(|| self.misfit(Command::Hanging, rest, |words| named(words).is_some()))
    }

    /// A piece letter, which may be two in some languages: its case is its colour. Or a figurine.
    fn piece(&self, rest: &str) -> Option<(Color, Option<Role>)> {
        let letters = rest.trim();
        if let Some(named) = figurine::read(letters) {
            return Some(named);
        }
        let color = Color::from_white(letters.starts_with(char::is_uppercase));
        // The letters of one's own language come before English ones, and those of others after them.
        let own = self.narrator.talk.vocabulary().role(letters);
        let english = || letters.parse().ok().and_then(Role::from_char);
        let any =
            || self.in_any(letters, |known| known.iter().find_map(|known| known.role(letters)));
        match own.or_else(english).or_else(any) {
            Some(role) => Some((color, Some(role))),
            None => letters.eq_ignore_ascii_case("a").then_some((color, None)),
        }
    }
}
