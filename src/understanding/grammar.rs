//! Questions and requests in a player's own words: what they mean, whatever their order.
//!
//! A voice knows what words mean ([`Notions`]). A question is a few notions and perhaps a square, a piece,
//! a number or a side; which of them ask for what, one list says for all languages (`rules`). A word that
//! nobody knows makes a line none of these, so that nothing is answered but what was asked.

mod answers;
mod rules;
mod sentence;
mod words;

use shakmaty::{Color, Position, Role};

use crate::archive::GameId;
use crate::command::Command;
use crate::notation::Line;
use crate::understanding::{About, Context, LevelNamed, Understanding, Whose};
use crate::voices::notions::{Notion, Notions};
use rules::{QuestionRule, RULES, Takes};
pub(crate) use sentence::Doubt;
use words::{LineWord, NamedPiece};

/// The most words of a question.
const MOST: usize = 24;

impl Understanding<'_> {
    /// The command that a line asks for in words of the language that is spoken, and what it is about. A word with a slip counts only in a question, and not behind the name of a
    /// command, where it may be one that only looks like a word of a question.
    pub(super) fn asked_freely(
        &self,
        line: &str,
        named: Option<Command>,
        context: Context<'_>,
    ) -> Option<(Command, About)> {
        let words = self.words_of(line);
        let is_slip = words.iter().any(|word| word.is_slip && word.is_known());
        if is_slip && named.is_some() {
            return None;
        }
        let fitting = RULES.iter().filter_map(|rule| {
            let is_named = named == Some(rule.command);
            let fitting = Fitting { rule, words: &words, context, is_named };
            let about = fitting.about()?;
            let command =
                if fitting.is_of_the_taken(&about) { Command::Attackers } else { rule.command };
            Some((rule, command, about))
        });
        // The first of those that ask for as much.
        let (rule, command, about) =
            fitting.reduce(|best, it| if it.0.weight() > best.0.weight() { it } else { best })?;
        let is_elsewhere = context.doing.is_elsewhere();
        let (command, about) = match command {
            // Whoever goes through a game goes back in it.
            Command::Takeback if is_elsewhere => (Command::Previous, about),
            // What is too hard for who practises is no opponent.
            Command::Level if is_elsewhere && !matches!(rule.takes, Takes::Level) => {
                (Command::Level, About::Nothing)
            }
            command => (command, about),
        };
        (!is_slip || !command.changes_a_game()).then_some((command, about))
    }

    /// What a line asks for most likely that asks for nothing, of what can be said now: a word of it says
    /// what is asked, and others are not known or do not belong there.
    pub(crate) fn nearest_question(&self, line: &str, sayable: &[Command]) -> Option<Command> {
        let words = self.words_of(line);
        let telling: Vec<Notions> =
            words.iter().map(|word| word.notions).filter(|it| !it.meet(rules::VAGUE)).collect();
        let asked: Vec<Notions> = words.iter().map(|word| word.notions).collect();
        let meets =
            |needed: &Notions, notions: &[Notions]| notions.iter().any(|it| it.meet(*needed));
        let near = RULES.iter().filter(|rule| sayable.contains(&rule.command)).filter_map(|rule| {
            let tells = rule.needs.iter().filter(|needed| meets(needed, &telling)).count();
            let met = rule.needs.iter().filter(|needed| meets(needed, &asked)).count();
            if tells == 0 || rule.needs.len() - met > 1 {
                return None;
            }
            let strange = telling.iter().filter(|it| !it.meet(rule.allows())).count();
            let missing = rule.needs.len() - met;
            Some((strange + missing, rule.needs.len() - tells, rule.command))
        });
        let nearest =
            near.reduce(|best, it| if (it.0, it.1) < (best.0, best.1) { it } else { best });
        nearest.map(|(.., command)| command)
    }

    /// A move without the words around it that only say that it is wanted; `None` where there are none.
    pub(super) fn without_wish(&self, line: &str) -> Option<String> {
        let wish = Notions::of(&[Notion::Please]);
        let said: Vec<&str> = line.split_whitespace().collect();
        let is_known =
            |word: &&str| self.vocabularies().iter().any(|known| !known.meanings(word).is_empty());
        let wished = |said: &[&str]| {
            let lexicon = self.narrator.talk.lexicon();
            let most = lexicon.longest().min(said.len());
            (1..=most).rev().find(|&count| {
                let words = &said[..count];
                lexicon.meant(&words.join(" ")).meet(wish)
                    && (count > 1 || !words.iter().any(is_known))
            })
        };
        let mut rest = Vec::new();
        let mut at = 0;
        while at < said.len() {
            let count = wished(&said[at..]);
            if count.is_none() {
                rest.push(said[at]);
            }
            at += count.unwrap_or(1);
        }
        let is_less = !rest.is_empty() && rest.len() < said.len();
        (is_less && !line.contains('?')).then(|| rest.join(" "))
    }

    /// Whether a text is one word, also in a script that writes none apart.
    pub(super) fn is_one_word(&self, text: &str) -> bool {
        self.words_of(text).len() == 1
    }

    /// Whether words are only polite, or say nothing beside a request.
    pub(super) fn is_polite(&self, text: &str) -> bool {
        let polite = Notions::of(&[Notion::Please, Notion::Small]);
        let words = self.words_of(text);
        !words.is_empty() && words.iter().all(|word| word.notions.meet(polite) && !word.is_slip)
    }

    /// Whether words behind `where` ask for the place of whoever asks, or of the game.
    pub(super) fn says_only_where(&self, text: &str) -> bool {
        let of_place = Notions::of(&[Notion::Game, Notion::Stand, Notion::Turn]).and(rules::ASKED);
        self.words_of(text).iter().all(|word| word.notions.meet(of_place))
    }

    /// Whether a word of a line turns a wish round.
    pub(super) fn denies(&self, line: &str) -> bool {
        self.words_of(line).iter().any(|word| word.notions.meet(Notions::of(&[Notion::Not])))
    }

    /// The first word of a line that nobody knows in a question.
    pub(crate) fn unknown_in_question<'l>(&self, line: &'l str) -> Option<&'l str> {
        self.words_of(line).into_iter().find(|word| !word.is_known()).map(|word| word.text)
    }
}

/// The words of a theme of puzzles, which few of them are in the language of questions.
fn theme(words: &[&LineWord<'_>]) -> Option<About> {
    let is_of_one = |word: &&LineWord<'_>| {
        !word.is_known() || word.number.is_some() || word.notions.meet(rules::OF_THEMES)
    };
    let said: Vec<&str> = words.iter().map(|word| word.text).collect();
    (!words.is_empty() && words.iter().all(is_of_one)).then(|| About::text(&said.join(" ")))
}

/// The words of a line as they are typed.
fn all_of(words: &[LineWord<'_>]) -> About {
    let said: Vec<&str> = words.iter().map(|word| word.text).collect();
    About::text(&said.join(" "))
}

/// A rule, and the words that may be what it asks for.
struct Fitting<'a> {
    rule: &'a QuestionRule,
    words: &'a [LineWord<'a>],
    context: Context<'a>,
    /// Whether the line begins by the name of the command.
    is_named: bool,
}

impl Fitting<'_> {
    /// What the question is about; `None` if the words do not ask this.
    fn about(&self) -> Option<About> {
        let Self { rule, words, .. } = self;
        let has = |needed: &Notions| words.iter().any(|word| word.notions.meet(*needed));
        if !rule.needs.iter().all(has) {
            return None;
        }
        let (told, others): (Vec<&LineWord<'_>>, Vec<&LineWord<'_>>) =
            words.iter().partition(|word| {
                word.notions.meet(rule.allows()) || word.side.is_some() && !rule.is_wanted()
            });
        match rule.takes {
            Takes::Opponents | Takes::Victim if !self.is_of_the_other() => None,
            // What would be lost may be named.
            Takes::Setting(..) => {
                others.iter().all(|word| word.piece.is_some()).then(|| self.said())
            }
            Takes::AnyPiece => {
                let is_piece = |word: &&LineWord<'_>| word.piece.is_some() && word.square.is_none();
                let [piece] = others[..] else { return None };
                is_piece(&piece).then_some(About::Nothing)
            }
            Takes::Nothing
            | Takes::Words(_)
            | Takes::Color(_)
            | Takes::Claim(_)
            | Takes::Switch(_)
            | Takes::Easier
            | Takes::Harder
            | Takes::Whose
            | Takes::Theirs
            | Takes::Side
            | Takes::Opponents => others.is_empty().then(|| self.said()),
            // Behind its name a theme is as it was typed, but for a word that nobody else knows.
            Takes::Theme if self.is_named => {
                let [theme] = others[..] else { return None };
                (!theme.is_known()).then(|| About::text(theme.text))
            }
            Takes::Theme => theme(&others),
            Takes::AnyNumber | Takes::Level | Takes::Game | Takes::Lesson => {
                let [number] = others[..] else { return None };
                self.counted(number.count()?)
            }
            Takes::Terms => self.terms(&others),
            Takes::Pace => {
                let is_pace = others.len() == 2 && others.iter().all(|word| word.number.is_some());
                is_pace.then(|| all_of(words))
            }
            Takes::Rank => {
                Self::only(&told, &others, |word| word.rank().map(Line::Rank)).map(About::Line)
            }
            Takes::File => {
                Self::only(&told, &others, |word| word.file.map(Line::File)).map(About::Line)
            }
            Takes::Square => Self::only(&told, &others, |word| word.square).map(About::Square),
            Takes::Target | Takes::Victim => self.target(&others),
            Takes::Pieces | Takes::Kinds | Takes::OwnPieces => self.pieces(&others),
        }
    }

    /// What a number is that is asked about.
    fn counted(&self, number: usize) -> Option<About> {
        Some(match self.rule.takes {
            Takes::Level => About::Level(LevelNamed::Number(number)),
            Takes::Game => About::Game(GameId(i64::try_from(number).ok()?)),
            Takes::Lesson => About::text(&number.to_string()),
            _ => About::Nothing,
        })
    }

    /// The line, where its other words are times, levels and sides, and at least one tells which game.
    fn terms(&self, others: &[&LineWord<'_>]) -> Option<About> {
        // The Spanish of five minutes is d5 as well.
        let is_number = |word: &&&LineWord<'_>| {
            word.number.is_some() || word.square.is_some() && word.text.contains(' ')
        };
        let paces = Notions::of(&[Notion::Blitz, Notion::Rapid, Notion::Easy, Notion::Hard]);
        let is_paced = self.words.iter().any(|word| word.notions.meet(paces));
        let is_told = is_paced || others.iter().any(|word| is_number(&word));
        let are_terms = others.iter().all(|word| is_number(&word) || word.side.is_some());
        (is_told && are_terms).then(|| all_of(self.words))
    }

    /// What the rule says, or whose it is, where it takes that.
    fn said(&self) -> About {
        let both = self.has(Notion::Mine) && self.has(Notion::Theirs);
        let side = self.side().filter(|_| !both);
        let is_mine = side.map(|side| side == self.context.asker);
        match (self.rule.takes, is_mine) {
            (Takes::Words(words), _) => About::text(words),
            (Takes::Color(color), _) => About::Whose(Whose::Of(color)),
            (Takes::Claim(claimed), _) => About::Claim(claimed, String::new()),
            (Takes::Switch(on), _) => About::Switch(on),
            (Takes::Setting(key, value), _) => About::Setting(key, value.to_owned()),
            (Takes::Easier, _) => About::Level(LevelNamed::Easier),
            (Takes::Harder, _) => About::Level(LevelNamed::Harder),
            (Takes::Whose, Some(true)) => About::Whose(Whose::Mine),
            (Takes::Whose | Takes::Theirs, Some(false)) => About::Whose(Whose::Theirs),
            (Takes::Side, Some(false)) => About::Whose(Whose::Of(!self.context.asker)),
            _ => About::Nothing,
        }
    }

    /// The one thing that a rule takes, of the words that say nothing else; or of those that do, if nothing
    /// is left: `a` is a file before it is an article.
    fn only<T>(
        told: &[&LineWord<'_>],
        others: &[&LineWord<'_>],
        taken: impl Fn(&LineWord<'_>) -> Option<T>,
    ) -> Option<T> {
        match others {
            [word] => taken(word),
            [] => told.iter().rev().find_map(|word| taken(word)),
            _ => None,
        }
    }

    /// A square that is named, alone or with the piece on it, or that of a piece that there is only one of.
    fn target(&self, others: &[&LineWord<'_>]) -> Option<About> {
        let squares: Vec<_> = others.iter().filter_map(|word| word.square).collect();
        let pieces: Vec<_> = others.iter().filter(|word| word.square.is_none()).collect();
        let is_piece = |word: &&&&LineWord<'_>| word.piece.is_some() || word.side.is_some();
        if squares.len() > 1 || !pieces.iter().all(|word| is_piece(&word)) {
            return None;
        }
        if let [square] = squares[..] {
            let there = self.context.position.board().role_at(square);
            let named = pieces.iter().find_map(|word| word.piece).map(NamedPiece::role);
            // `can my bishop go to b5` asks about no piece on b5, and what can be played is not asked of
            // an empty square.
            let is_there = named.is_none_or(|role| there == Some(role));
            let plays = matches!(self.rule.command, Command::Moves | Command::Captures);
            let is_asked = is_there && (there.is_some() || !plays);
            return is_asked.then_some(About::Square(square));
        }
        let mut named = pieces.iter().filter(|word| word.piece.is_some());
        let (word, None) = (named.next()?, named.next()) else { return None };
        let color = self.side().unwrap_or(self.context.asker);
        let piece = word.piece?;
        let only = piece.squares(self.context.position, color).single_square();
        Some(match (only, self.rule.command, piece) {
            (Some(square), ..) => About::Square(square),
            // Of several, each is told about, or all that can be taken.
            (None, Command::Hanging, NamedPiece::Kind(role)) => About::pieces(color, &[role]),
            (None, Command::Captures, NamedPiece::Kind(_)) => About::Nothing,
            _ => About::Misfit(word.text.to_owned(), None),
        })
    }

    /// The pieces that are meant.
    fn pieces(&self, others: &[&LineWord<'_>]) -> Option<About> {
        let is_piece = |word: &&&LineWord<'_>| word.piece.is_some() || word.side.is_some();
        // One that is named by its wing is one piece.
        let is_of_wing = |word: &LineWord<'_>| matches!(word.piece, Some(NamedPiece::OfWing(_)));
        if !others.iter().all(|word| is_piece(&word)) || self.words.iter().any(is_of_wing) {
            return None;
        }
        let mut roles: Vec<Role> = Vec::new();
        for role in self.words.iter().filter_map(|word| word.piece).map(NamedPiece::role) {
            if !roles.contains(&role) {
                roles.push(role);
            }
        }
        let side = self.side();
        let is_all = self.has(Notion::Piece);
        let is_said = match self.rule.takes {
            Takes::Kinds => !roles.is_empty(),
            Takes::OwnPieces => (!roles.is_empty() || is_all) && side.is_some(),
            _ => !roles.is_empty() || side.is_some(),
        };
        let color = side.unwrap_or(self.context.asker);
        is_said.then(|| About::pieces(color, &roles))
    }

    /// The side that is named: a colour, whose pieces are meant, or who asks or is asked about.
    fn side(&self) -> Option<Color> {
        let asker = self.context.asker;
        let mut named = self.words.iter().rev().filter_map(|word| word.side);
        let owner = self.words.iter().rev().filter_map(|word| word.is_mine);
        let mut owner = owner.map(|is_mine| if is_mine { asker } else { !asker });
        let own = self.has(Notion::Mine).then_some(asker);
        let other = self.has(Notion::Theirs).then_some(!asker);
        named.next().or_else(|| owner.next()).or(own).or(other)
    }

    /// Whether it is asked who can take a piece of the opponent, and not what that can take.
    fn is_of_the_taken(&self, about: &About) -> bool {
        let asker = self.context.asker;
        let there =
            about.square().and_then(|square| self.context.position.board().color_at(square));
        let asks = [Notion::What, Notion::Where, Notion::Many].into_iter().any(|it| self.has(it));
        self.rule.command == Command::Captures
            && there == Some(!asker)
            && self.has(Notion::Mine)
            && !self.is_of_the_other()
            && !asks
    }

    /// Whether the opponent does it, to the asker or not: `can he mate me`.
    fn is_of_the_other(&self) -> bool {
        let [mine, theirs] = [Notion::Mine, Notion::Theirs].map(|it| Notions::of(&[it]));
        let mut named = self.words.iter().map(|word| word.notions);
        named.find(|it| it.meet(mine.and(theirs))).is_some_and(|first| first.meet(theirs))
    }

    fn has(&self, notion: Notion) -> bool {
        self.words.iter().any(|word| word.notions.meet(Notions::of(&[notion])))
    }
}
