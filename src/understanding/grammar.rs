//! Questions and requests in a player's own words: what they mean, whatever their order.
//!
//! A voice knows what words mean ([`Notions`]). A question is a few notions and perhaps a square, a piece,
//! a number or a side; which of them ask for what, one list says for all languages (`rules`). A word that
//! nobody knows makes a line none of these, so that nothing is answered but what was asked.

mod rules;
mod words;

use shakmaty::{Color, Role};

use crate::command::Command;
use crate::notation::figurine;
use crate::understanding::{Context, Understanding};
use crate::voices::notions::{Notion, Notions};
use rules::{RULES, Rule, Takes};
use words::Word;

/// The most words of a question.
const MOST: usize = 24;

impl Understanding<'_> {
    /// The command that a line asks for in words of the language that is spoken, and what it is about, as
    /// the command takes it.
    pub(super) fn asked_freely(
        &self,
        line: &str,
        context: Context<'_>,
    ) -> Option<(Command, String)> {
        let words = self.words_of(line)?;
        let is_slip = words.iter().any(|word| word.is_slip);
        let fitting = RULES.iter().filter_map(|rule| {
            let about = Fitting { rule, words: &words, context }.about()?;
            Some((rule, about))
        });
        // The first of those that ask for as much.
        let (rule, about) =
            fitting.reduce(|best, it| if it.0.weight() > best.0.weight() { it } else { best })?;
        let command = match rule.command {
            // Whoever goes through a game goes back in it.
            Command::Takeback if context.doing.is_elsewhere() => Command::Previous,
            command => command,
        };
        (!is_slip || command.only_tells()).then_some((command, about))
    }
}

/// A rule, and the words that may be what it asks for.
struct Fitting<'a> {
    rule: &'a Rule,
    words: &'a [Word<'a>],
    context: Context<'a>,
}

impl Fitting<'_> {
    /// What the question is about, as its command takes it; `None` if the words do not ask this.
    fn about(&self) -> Option<String> {
        let Self { rule, words, .. } = self;
        let has = |needed: &Notions| words.iter().any(|word| word.notions.meet(*needed));
        if !rule.needs.iter().all(has) {
            return None;
        }
        let (told, others): (Vec<&Word<'_>>, Vec<&Word<'_>>) =
            words.iter().partition(|word| word.notions.meet(rule.may));
        match rule.takes {
            Takes::Nothing | Takes::Words(_) | Takes::Whose | Takes::Theirs => {
                others.is_empty().then(|| self.whose())
            }
            Takes::Number => {
                let [number] = others[..] else { return None };
                number.number.map(|number| number.to_string())
            }
            Takes::Rank => self.only(&told, &others, |word| {
                word.rank().map(|rank| rank.to_string())
            }),
            Takes::File => self.only(&told, &others, |word| {
                word.file.map(|file| file.char().to_string())
            }),
            Takes::Square => self.only(&told, &others, |word| {
                word.square.map(|square| square.to_string())
            }),
            Takes::Target => self.target(&others),
            Takes::Pieces | Takes::OwnPieces => self.pieces(&others),
        }
    }

    /// What was said of whose it is, where the rule takes that.
    fn whose(&self) -> String {
        let has = |notion| self.words.iter().any(|word| word.notions.meet(Notions::of(&[notion])));
        let (mine, theirs) = (has(Notion::Mine), has(Notion::Theirs));
        match self.rule.takes {
            Takes::Words(words) => words,
            Takes::Whose if mine && !theirs => "mine",
            Takes::Whose | Takes::Theirs if theirs && !mine => "theirs",
            _ => "",
        }
        .to_owned()
    }

    /// The one thing that a rule takes, of the words that say nothing else; or of those that do, if nothing
    /// is left: `a` is a file before it is an article.
    fn only(
        &self,
        told: &[&Word<'_>],
        others: &[&Word<'_>],
        taken: impl Fn(&Word<'_>) -> Option<String>,
    ) -> Option<String> {
        match others {
            [word] => taken(word),
            [] => told.iter().rev().find_map(|word| taken(word)),
            _ => None,
        }
    }

    /// A square that is named, alone or with the piece on it, or that of a piece that there is only one of.
    fn target(&self, others: &[&Word<'_>]) -> Option<String> {
        let squares: Vec<_> = others.iter().filter_map(|word| word.square).collect();
        let pieces: Vec<_> = others.iter().filter(|word| word.square.is_none()).collect();
        let is_piece = |word: &&&&Word<'_>| word.piece.is_some() || word.side.is_some();
        if squares.len() > 1 || !pieces.iter().all(|word| is_piece(&word)) {
            return None;
        }
        if let [square] = squares[..] {
            return Some(square.to_string());
        }
        let mut named = pieces.iter().filter(|word| word.piece.is_some());
        let (word, None) = (named.next()?, named.next()) else { return None };
        let color = self.side().unwrap_or(self.context.asker);
        let there = word.piece?.squares(self.context.position, color);
        Some(there.single_square().map_or_else(|| word.text.to_owned(), |it| it.to_string()))
    }

    /// The pieces that are meant, by their signs.
    fn pieces(&self, others: &[&Word<'_>]) -> Option<String> {
        let is_piece = |word: &&&Word<'_>| word.piece.is_some() || word.side.is_some();
        if !others.iter().all(|word| is_piece(&word)) {
            return None;
        }
        let mut roles: Vec<Role> = Vec::new();
        for role in self.words.iter().filter_map(|word| word.piece).map(|piece| piece.role()) {
            if !roles.contains(&role) {
                roles.push(role);
            }
        }
        let side = self.side();
        let is_said = match self.rule.takes {
            Takes::OwnPieces => !roles.is_empty() && side.is_some(),
            _ => !roles.is_empty() || side.is_some(),
        };
        let color = side.unwrap_or(self.context.asker);
        is_said.then(|| figurine::signs(color, &roles))
    }

    /// The side that is named: a colour, or the asker's or the other.
    fn side(&self) -> Option<Color> {
        let colors = self.words.iter().filter_map(|word| word.side);
        let has = |notion| self.words.iter().any(|word| word.notions.meet(Notions::of(&[notion])));
        let asker = self.context.asker;
        let own = has(Notion::Mine).then_some(asker);
        let other = has(Notion::Theirs).then_some(!asker);
        // `my` in `tell me where his rooks are` is the asker's, and no piece's.
        colors.last().or(other).or(own)
    }
}
