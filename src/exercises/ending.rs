//! The endings that somebody practises against perfect play. Pure.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Color, Move};

use crate::command::Command;
use crate::endgames::ending::{ENDINGS, Ending};
use crate::exercises::begun::{Asking, Begun};
use crate::exercises::known::Known;
use crate::exercises::playing_out::PlayingOut;
use crate::exercises::titles;
use crate::exercises::{Exercise, FinishedExercise, Judged, Walked};
use crate::laws::{Made, Position};
use crate::practice::cards::{Attempt, Grade};
use crate::understanding::Understanding;
use crate::voices::narrate::quoted;
use crate::voices::{Lines, Narrator, Offered, Span, written};

/// How the names begin by which attempts at endings are kept.
pub(crate) const KIND: &str = "ending/";

/// An ending, and how far it has come.
#[derive(Debug)]
pub(crate) struct Endgame {
    pub(crate) ending: Ending,
    game: PlayingOut,
}

impl Endgame {
    pub(crate) fn new(ending: Ending, start: Position) -> Self {
        Self { ending, game: PlayingOut::new(ending.goal, start) }
    }
}

impl Exercise for Endgame {
    fn position(&self) -> &Position {
        self.game.position()
    }

    fn made(&self) -> &[Made] {
        self.game.made()
    }

    fn is_over(&self) -> bool {
        self.game.is_over()
    }

    fn title(&self, narrator: &Narrator) -> Lines {
        let name = [("name", name(self.ending, narrator).into())];
        vec![narrator.talk.sentence("ending-begins", &name)]
    }

    /// The position as a list by side, and what is to be reached.
    fn told(&self, narrator: &Narrator) -> Lines {
        self.game.told(narrator)
    }

    fn question(&self, narrator: &Narrator) -> Vec<Span> {
        if self.is_over() {
            return narrator.talk.sentence("ending-over", &[]);
        }
        self.game.question(narrator)
    }

    /// What a move keeps or throws away, and the answer to it.
    fn judge_move(&mut self, mv: Move, narrator: &Narrator) -> Option<Judged> {
        if self.is_over() {
            return Some(Judged { lines: vec![self.question(narrator)], done: None });
        }
        let (lines, outcome) = self.game.judge(mv, narrator);
        let done = outcome.map(|outcome| (kept_as(self.ending), outcome));
        Some(Judged { lines, done })
    }

    fn help(&mut self, narrator: &Narrator) -> Vec<Span> {
        if self.is_over() {
            return self.question(narrator);
        }
        self.game.help(narrator)
    }

    /// The best moves from here; with them it is over.
    fn solution(&mut self, narrator: &Narrator) -> (Lines, Option<FinishedExercise>) {
        let (lines, outcome) = self.game.solution(narrator);
        (lines, Some((kept_as(self.ending), outcome)))
    }

    fn side(&self) -> Option<Color> {
        Some(self.game.side())
    }

    fn whereabouts(&mut self, narrator: &Narrator) -> Lines {
        let moves = [("moves", self.game.moves().into())];
        let count = narrator.talk.sentence("ending-moves", &moves);
        self.title(narrator).into_iter().chain([count]).collect()
    }

    fn about(&mut self, narrator: &Narrator) -> Lines {
        self.told(narrator)
    }

    fn first(&mut self, narrator: &Narrator) -> Option<Walked> {
        self.game.begins_again();
        Some(Walked::Told(self.told(narrator)))
    }

    fn back(&mut self, narrator: &Narrator) -> Option<Walked> {
        let say = |id: &str| narrator.talk.sentence(id, &[]);
        Some(if self.game.takes_back() {
            Walked::Told(vec![say("ending-taken-back"), self.question(narrator)])
        } else {
            Walked::Refused(say("ending-first"))
        })
    }

    fn takes_nothing_back(&self) -> bool {
        false
    }

    fn plays_on(&self) -> bool {
        true
    }

    fn another(&self, asking: &Asking<'_>) -> Option<Begun> {
        Some(asking.begins_another(self.ending))
    }

    fn help_id(&self) -> &'static str {
        "help-endings"
    }

    fn not_here_id(&self) -> &'static str {
        "ending-not-here"
    }
}

impl Asking<'_> {
    /// An ending begins: where it was begun first, until it went well.
    pub(crate) fn begins_ending(&self, rest: &str) -> Begun {
        if rest.is_empty() {
            return Begun::Numbered(list(self.known.tried(), self.narrator));
        }
        let ending = match named(rest, self.of, self.narrator)[..] {
            [ending] => ending,
            [] => {
                let values = [("word", quoted(rest).into()), ("count", ENDINGS.len().into())];
                return self.refused("ending-none", &values);
            }
            ref several => {
                let name = |ending: &Ending| name(*ending, self.narrator);
                return self.asks_which(several.iter().map(name).collect());
            }
        };
        let last = self.known.tried().iter().rev().find(|(it, _)| *it == kept_as(ending));
        match last.map(|(_, attempt)| attempt.outcome) {
            Some(Grade::Right | Grade::Helped) => self.begins_another(ending),
            Some(Grade::Wrong) | None => plays_out(ending, ending.start()),
        }
    }

    /// Another ending of this kind begins.
    pub(crate) fn begins_another(&self, ending: Ending) -> Begun {
        // Whoever has played one more is given another one.
        let seed = self.seed();
        plays_out(ending, ending.another(seed))
    }
}

fn plays_out(ending: Ending, start: Position) -> Begun {
    Begun::begins(Endgame::new(ending, start))
}

/// The name by which attempts at an ending are kept.
fn kept_as(ending: Ending) -> String {
    format!("{KIND}{}", ending.name)
}

/// An ending again, by its name.
pub(crate) fn again(name: &str, _known: &Known) -> Option<Box<dyn Exercise>> {
    let ending = Ending::named(name)?;
    Some(Box::new(Endgame::new(ending, ending.start())))
}

/// How an ending is called.
fn name(ending: Ending, narrator: &Narrator) -> Vec<Span> {
    narrator.talk.sentence(&format!("ending-{}", ending.name), &[])
}

/// The ending of a number, or those that are meant by their name.
fn named(text: &str, of: Understanding<'_>, narrator: &Narrator) -> Vec<Ending> {
    if let Some(number) = of.number(text) {
        let ending = number.checked_sub(1).and_then(|at| ENDINGS.get(at));
        return ending.copied().into_iter().collect();
    }
    let titles = ENDINGS.map(|ending| written(&name(ending, narrator)));
    titles::meant(text, &titles, narrator).into_iter().map(|at| ENDINGS[at]).collect()
}

/// All endings, numbered, and how each went the last time.
fn list(tried: &[(String, Attempt)], narrator: &Narrator) -> Offered {
    let line = |(ending, number): (Ending, usize)| {
        let last = tried.iter().rev().find(|(it, _)| *it == kept_as(ending));
        let how = match last.map(|(_, attempt)| attempt.outcome) {
            None => "new",
            Some(Grade::Right) => "right",
            Some(Grade::Helped) => "helped",
            Some(Grade::Wrong) => "wrong",
        };
        let values = [
            ("number", number.into()),
            ("name", name(ending, narrator).into()),
            ("how", how.into()),
        ];
        narrator.talk.sentence("ending-line", &values)
    };
    let lines = ENDINGS.into_iter().zip(1..).map(line);
    let told = [narrator.talk.sentence("ending-list", &[])].into_iter().chain(lines).collect();
    Offered::numbered(Command::Endings, told, 1)
}
