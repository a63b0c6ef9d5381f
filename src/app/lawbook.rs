//! What the edition in force rules, told in words of the program's own: by the number of an article, or
//! by what it is about. Pure.

mod figures;
mod subject;
#[cfg(test)]
mod tests;

use crate::exercises::titles;
use crate::laws::{Article, Edition, Game, Pace, Source};
use crate::voices::narrate::quoted;
use crate::voices::voice::Word;
use crate::voices::{Narrator, Span, Value, written};

use figures::EditionFigures;
use subject::Subject;

/// More than this are listed and not told: nobody listens to a whole article for one sentence of it.
const TOLD: usize = 3;

/// What stands behind the title that a sentence begins with.
const COLON: char = ':';

/// The Laws as an edition has them, and who tells them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lawbook<'a> {
    narrator: &'a Narrator,
    edition: Edition,
    /// Of the game they are asked for.
    pace: Pace,
}

impl<'a> Lawbook<'a> {
    /// Those in force in a game.
    pub(super) fn of(game: &Game, narrator: &'a Narrator) -> Self {
        Self { narrator, edition: game.rules().edition, pace: game.pace() }
    }

    /// What is ruled under a number or about a subject; another edition may be named last.
    pub(super) fn asked(self, asked: &str) -> Vec<Vec<Span>> {
        let asked = asked.trim();
        let (about, last) = asked.rsplit_once(char::is_whitespace).unwrap_or(("", asked));
        if let Ok(edition) = last.parse() {
            return Self { edition, ..self }.told(about.trim());
        }
        self.told(asked)
    }

    /// What is ruled under a number; `None` where this is none.
    pub(super) fn numbered(self, asked: &str) -> Option<Vec<Vec<Span>>> {
        let last = asked.split_whitespace().next_back().unwrap_or_default();
        let numbers = [asked, last].map(parts);
        let mut of_number = numbers.iter().filter(|number| !number.is_empty());
        let (number, found) = of_number.find_map(|number| {
            let found = self.under(number);
            (!found.is_empty()).then_some((number, found))
        })?;
        Some(if number.len() == 1 { self.list(&found, number) } else { self.tell(&found, number) })
    }

    fn told(self, asked: &str) -> Vec<Vec<Span>> {
        if asked.is_empty() {
            return vec![self.overview()];
        }
        if let Some(told) = self.numbered(asked) {
            return told;
        }
        let here = self.here();
        if let Some(subject) = self.claimed(asked).filter(|subject| here.contains(subject)) {
            return vec![self.line(subject, &[])];
        }
        let names: Vec<String> = here.iter().map(|subject| self.title(*subject)).collect();
        let mut found = titles::meant(asked, &names, self.narrator);
        if found.is_empty() {
            let texts: Vec<String> = here.iter().map(|it| written(&self.sentence(*it))).collect();
            found = titles::meant(asked, &texts, self.narrator);
        }
        if found.is_empty() {
            let values = [("word", quoted(asked).into()), self.year()];
            return vec![self.narrator.talk.sentence("law-unknown", &values)];
        }
        self.tell(&found.into_iter().map(|at| here[at]).collect::<Vec<_>>(), &[])
    }

    /// What is claimed by this word.
    fn claimed(self, asked: &str) -> Option<Subject> {
        match self.narrator.talk.word(asked) {
            Some(Word::Threefold) => Some(Subject::Threefold),
            Some(Word::Fifty) => Some(Subject::Fifty),
            _ => None,
        }
    }

    /// The edition, and the articles that can be asked for.
    fn overview(self) -> Vec<Span> {
        let numbers = self.here().into_iter().flat_map(|it| it.numbers(self.edition));
        let mut articles: Vec<String> =
            numbers.filter_map(|number| parts(number).into_iter().next()).collect();
        // It has no number, and is no appendix.
        articles.retain(|article| article != "preface");
        articles
            .sort_by_key(|article| (article.parse::<u32>().unwrap_or(u32::MAX), article.clone()));
        articles.dedup();
        let articles: Vec<_> =
            articles.iter().map(|it| vec![self.narrator.talk.span(&it.to_uppercase())]).collect();
        let values = [self.year(), ("articles", self.narrator.join(articles))];
        self.narrator.talk.sentence("law-articles", &values)
    }

    /// The subjects that this edition knows.
    fn here(self) -> Vec<Subject> {
        Subject::ALL.iter().copied().filter(|subject| subject.is_in(self.edition)).collect()
    }

    /// The subjects under a number, or else under the one that it belongs to.
    fn under(self, number: &[String]) -> Vec<Subject> {
        let here = self.here();
        let under = |number: &[String]| {
            let is_under = |subject: &Subject| {
                let own = subject.numbers(self.edition);
                own.into_iter().any(|own| parts(own).starts_with(number))
            };
            here.iter().copied().filter(is_under).collect::<Vec<_>>()
        };
        let above = (1..=number.len()).rev().map(|end| &number[..end]);
        above.map(under).find(|found| !found.is_empty()).unwrap_or_default()
    }

    fn tell(self, found: &[Subject], number: &[String]) -> Vec<Vec<Span>> {
        if found.len() > TOLD {
            return self.list(found, number);
        }
        found.iter().map(|subject| self.line(*subject, number)).collect()
    }

    /// The titles of several subjects, each with its number, and how to hear one.
    fn list(self, found: &[Subject], number: &[String]) -> Vec<Vec<Span>> {
        let title = |subject: &Subject| {
            let mut line = self.narrator.talk.span(&self.title(*subject));
            line.written.push_str(". ");
            line.spoken.push_str(". ");
            [vec![line], self.cited(*subject, number)].concat()
        };
        let one = found.first().map(|subject| self.title(*subject)).unwrap_or_default();
        let how = self.narrator.talk.sentence("law-which", &[("subject", one.into())]);
        found.iter().map(title).chain([how]).collect()
    }

    /// What is ruled about a subject, how sure that is, and where it is ruled.
    fn line(self, subject: Subject, number: &[String]) -> Vec<Span> {
        let mut line = self.sentence(subject);
        let unsure = self.figures(subject).source == Source::Unconfirmed;
        let unsure = unsure.then(|| self.narrator.talk.sentence("law-not-confirmed", &[]));
        for more in unsure.into_iter().chain([self.cited(subject, number)]) {
            line.push(self.narrator.talk.span(" "));
            line.extend(more);
        }
        line
    }

    /// Where it is ruled: under the number that was asked for, if it is there too.
    fn cited(self, subject: Subject, asked: &[String]) -> Vec<Span> {
        let edition = self.edition;
        let numbers = self.figures(subject).number.into_iter().chain(subject.numbers(edition));
        let numbers: Vec<&'static str> = numbers.collect();
        let is_asked = |number: &&&'static str| parts(number).starts_with(asked);
        let number = numbers.iter().find(is_asked).or(numbers.first()).copied();
        self.narrator.articles().cited(Article { edition, number: number.unwrap_or_default() })
    }

    /// The sentence; where a clause at its end says nothing, without the gap before it.
    fn sentence(self, subject: Subject) -> Vec<Span> {
        let values = self.figures(subject).values(self.narrator);
        let mut sentence = self.narrator.talk.sentence(subject.told(), &values);
        while let Some(last) = sentence.last_mut() {
            for text in [&mut last.written, &mut last.spoken] {
                text.truncate(text.trim_end().len());
            }
            if !last.written.is_empty() {
                break;
            }
            sentence.pop();
        }
        sentence
    }

    fn figures(self, subject: Subject) -> EditionFigures {
        subject.figures(self.edition, self.pace)
    }

    fn title(self, subject: Subject) -> String {
        if let Some(title) = subject.title() {
            return written(&self.narrator.talk.sentence(title, &[]));
        }
        let told = written(&self.sentence(subject));
        told.split(COLON).next().unwrap_or_default().trim().to_owned()
    }

    fn year(self) -> (&'static str, Value) {
        ("year", self.edition.year().to_string().into())
    }
}

/// A number as its parts, so that `A4b`, `a.4.b` and `A 4b` are one; empty where it has no digit and is
/// no appendix.
fn parts(number: &str) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    let mut before = None;
    for c in number.chars() {
        let kind = (c.is_ascii_digit(), c.is_alphabetic());
        if kind == (false, false) {
            before = None;
            continue;
        }
        match parts.last_mut() {
            Some(part) if before == Some(kind) => part.extend(c.to_lowercase()),
            _ => parts.push(c.to_lowercase().collect()),
        }
        before = Some(kind);
    }
    parts
}
