//! What is said of articles of the Laws.

use crate::laws::{Article, Edition, Effect, Game, Topic};
use crate::voices::narrate::Narrator;
use crate::voices::narrate::hearing::{Hearing, Words};
use crate::voices::phrase::Value;
use crate::voices::utterance::{Span, Utterance};

/// What is said of articles of the Laws, in one voice.
#[derive(Clone, Copy, Debug)]
pub struct ArticleWords<'a>(&'a Narrator);

impl Narrator {
    /// What is said of articles of the Laws.
    #[must_use]
    pub const fn articles(&self) -> ArticleWords<'_> {
        ArticleWords(self)
    }
}

impl ArticleWords<'_> {
    /// An article as a sentence of its own. Its points are not spoken: `7.5.5` would be heard as a
    /// date or as three ordinal numbers.
    #[must_use]
    pub fn cited(self, article: Article) -> Vec<Span> {
        let number = Value::Spans(self.number(article));
        let values = [("year", article.edition.year().to_string().into()), ("number", number)];
        self.0.talk.sentence("article", &values)
    }

    fn number(self, article: Article) -> Vec<Span> {
        if article.number == "Preface" {
            return self.0.talk.sentence("preface", &[]);
        }
        let mut number = self.0.talk.span(article.number);
        number.spoken = number.spoken.replace('.', " ");
        vec![number]
    }

    /// A sentence with the article after it that stands behind it.
    #[must_use]
    pub fn after(self, mut said: Utterance, article: Article) -> Utterance {
        said.spans.push(self.0.talk.span(" "));
        said.spans.extend(self.cited(article));
        said
    }

    pub(super) fn of(self, effect: &Effect, game: &Game) -> Vec<Span> {
        let article = game.article(effect).map(|article| self.cited(article));
        article.map(|article| self.0.after_a_blank(article)).unwrap_or_default()
    }

    /// A player of an edition that is known in part has been told so when the game began.
    pub(super) fn not_confirmed_to(self, topics: &[Topic], hearing: &Hearing) -> Words {
        let edition = hearing.game.rules().edition;
        if hearing.plays() && !edition.is_complete() {
            return Words::none();
        }
        self.not_confirmed(topics, edition)
    }

    /// The articles of an edition whose figures no text confirms.
    fn not_confirmed(self, topics: &[Topic], edition: Edition) -> Words {
        let mut articles: Vec<Article> = Vec::new();
        for article in topics.iter().map(|&topic| edition.article(topic)) {
            if !articles.contains(&article) {
                articles.push(article);
            }
        }
        articles.sort_by_key(|article| in_order(article.number));
        let numbers = articles.into_iter().map(|article| self.number(article));
        let values = [
            ("year", edition.year().to_string().into()),
            ("articles", self.0.join(numbers.collect())),
        ];
        self.0.plain("not-confirmed", &values)
    }
}

/// An article as a key that sorts as the Laws do: 5.2c before 10.2, what has no number first.
fn in_order(number: &str) -> Vec<(u32, String)> {
    let part = |part: &str| {
        let letters = part.trim_start_matches(|c: char| c.is_ascii_digit());
        (part[..part.len() - letters.len()].parse().unwrap_or(0), letters.to_owned())
    };
    number.split('.').map(part).collect()
}
