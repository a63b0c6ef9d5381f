//! Which pieces are asked about: a kind, all of a colour, several kinds, or what hangs of them.

use shakmaty::{Color, Position, Role};

use crate::app::ask::Asker;
use crate::command::{AboutPosition, Command};
use crate::describe::ExchangeTarget;
use crate::understanding::{About, Whose};
use crate::voices::{Priority, Utterance};

impl Asker<'_> {
    /// The answers about several kinds of pieces or about both sides, one after the other; `None` where not
    /// several are asked.
    pub(super) fn several(
        &self,
        question: AboutPosition,
        about: &About,
    ) -> Option<Result<Utterance, Utterance>> {
        let kinds = match about {
            About::Nothing if question == AboutPosition::Count => {
                Color::ALL.map(|color| (color, None)).to_vec()
            }
            About::Pieces(kinds) if kinds.len() > 1 => kinds.clone(),
            _ => return None,
        };
        let answer = |kind| self.about_position(question, &About::Pieces(vec![kind]));
        let told: Result<Vec<Utterance>, Utterance> = kinds.into_iter().map(answer).collect();
        let lines = |told: Vec<Utterance>| told.into_iter().map(|answer| answer.spans).collect();
        Some(told.map(|told| self.narrator.lines(Priority::Answer, lines(told))))
    }

    /// The kind of pieces that a question is about, or all of a colour.
    pub(super) fn kind(
        &self,
        command: Command,
        about: &About,
    ) -> Result<(Color, Option<Role>), Utterance> {
        match about {
            About::Pieces(kinds) if let [kind] = kinds[..] => Ok(kind),
            _ => Err(self.misfit(command, about)),
        }
    }

    /// The pieces of which is asked whether they hang: of both sides one's own come first.
    pub(super) fn target(&self, about: &About) -> Result<ExchangeTarget, Utterance> {
        let own = self.asked_by.plays.unwrap_or(self.asked_by.side);
        Ok(match *about {
            About::Nothing => ExchangeTarget::All(own),
            About::Square(square) if self.position.board().kings().contains(square) => {
                ExchangeTarget::King
            }
            About::Square(square) => ExchangeTarget::Square(square),
            About::Whose(Whose::Mine) => ExchangeTarget::Side(own),
            About::Whose(Whose::Theirs) => ExchangeTarget::Side(!own),
            About::Whose(Whose::Of(color)) => ExchangeTarget::Side(color),
            _ => match self.kind(Command::Hanging, about)? {
                (color, None) => ExchangeTarget::Side(color),
                (_, Some(Role::King)) => ExchangeTarget::King,
                (color, Some(role)) => ExchangeTarget::Kind(role.of(color)),
            },
        })
    }
}
