//! The endings that somebody practises against perfect play. Pure.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Chess, Color, Move};

use crate::app::session::Manner;
use crate::app::session::activity::Change;
use crate::app::session::intent::{Intent, said};
use crate::app::session::playing_out::PlayingOut;
use crate::app::session::practised::{Judged, Practised};
use crate::app::session::practising::Exercises;
use crate::app::session::review::Lines;
use crate::app::session::titles;
use crate::app::session::walking::not_here;
use crate::command::Study;
use crate::endgames::ending::{ENDINGS, Ending};
use crate::laws::Made;
use crate::practice::cards::{Attempt, Outcome};
use crate::voices::narrate::quoted;
use crate::voices::{Narrator, Span, written};

/// How the names begin by which attempts at endings are kept.
pub(super) const KIND: &str = "ending/";

/// An ending, and how far it has come.
#[derive(Debug)]
pub(super) struct Endgame {
    pub(super) ending: Ending,
    game: PlayingOut,
}

impl Endgame {
    pub(super) fn new(ending: Ending, start: Chess) -> Self {
        Self { ending, game: PlayingOut::new(ending.goal, start) }
    }

    pub(super) const fn position(&self) -> &Chess {
        self.game.position()
    }

    /// The side of the player.
    pub(super) fn side(&self) -> Color {
        self.game.side()
    }

    pub(super) fn made(&self) -> &[Made] {
        self.game.made()
    }

    /// Whether it is played out, or the solution is told.
    pub(super) const fn is_over(&self) -> bool {
        self.game.is_over()
    }

    pub(super) fn title(&self, narrator: &Narrator) -> Vec<Span> {
        narrator.talk.sentence("ending-begins", &[("name", name(self.ending, narrator).into())])
    }

    /// The position as a list by side, and what is to be reached.
    pub(super) fn told(&self, narrator: &Narrator) -> Lines {
        self.game.told(narrator)
    }

    pub(super) fn question(&self, narrator: &Narrator) -> Vec<Span> {
        if self.is_over() {
            return narrator.talk.sentence("ending-over", &[]);
        }
        self.game.question(narrator)
    }

    /// What a move keeps or throws away, and the answer to it.
    pub(super) fn judge(&mut self, mv: Move, narrator: &Narrator) -> Judged {
        if self.is_over() {
            return Judged { lines: vec![self.question(narrator)], done: None };
        }
        let (lines, outcome) = self.game.judge(mv, narrator);
        Judged { lines, done: outcome.map(|outcome| (kept_as(self.ending), outcome)) }
    }

    /// One step of help more.
    pub(super) fn help(&mut self, narrator: &Narrator) -> Vec<Span> {
        if self.is_over() {
            return self.question(narrator);
        }
        self.game.help(narrator)
    }

    /// The best moves from here; with them it is over.
    pub(super) fn solution(&mut self, narrator: &Narrator) -> (Lines, (String, Outcome)) {
        let (lines, outcome) = self.game.solution(narrator);
        (lines, (kept_as(self.ending), outcome))
    }

    /// What a request of who goes through something does here, but for closing and going on.
    pub(super) fn walks(&mut self, command: Study, manner: &Manner) -> Vec<Intent> {
        let narrator = &manner.narrator;
        match command {
            Study::Where => {
                let moves = [("moves", self.game.moves().into())];
                let count = narrator.talk.sentence("ending-moves", &moves);
                said(manner.told_lines(vec![self.title(narrator), count]))
            }
            Study::Comment | Study::About => said(manner.told_lines(self.told(narrator))),
            Study::First => {
                self.game.begins_again();
                said(manner.told_lines(self.told(narrator)))
            }
            Study::Previous if self.game.takes_back() => said(manner.told_lines(vec![
                narrator.talk.sentence("ending-taken-back", &[]),
                self.question(narrator),
            ])),
            Study::Previous => said(manner.said("ending-first", &[])),
            Study::PlayOn => {
                vec![Intent::Activity(Change::PlayOn(String::new()))]
            }
            Study::Next
            | Study::Close
            | Study::End
            | Study::Goto
            | Study::Auto
            | Study::Pause
            | Study::Variations
            | Study::Variation
            | Study::Leave => not_here("ending-not-here", command, manner),
        }
    }
}

impl Exercises<'_> {
    /// An ending begins: where it was begun first, until it went well.
    pub(super) fn begins_ending(&self, rest: &str) -> Vec<Intent> {
        let ending = match named(rest, self.manner)[..] {
            [ending] => ending,
            [] => {
                let values = [("word", quoted(rest).into()), ("count", ENDINGS.len().into())];
                return said(self.manner.said("ending-none", &values));
            }
            ref several => {
                let name = |ending: &Ending| name(*ending, &self.manner.narrator);
                return self.asks_which(several.iter().map(name).collect());
            }
        };
        let last = self.learning.tried().iter().rev().find(|(it, _)| *it == kept_as(ending));
        match last.map(|(_, attempt)| attempt.outcome) {
            Some(Outcome::Right | Outcome::Helped) => self.begins_another(ending),
            Some(Outcome::Wrong) | None => self.plays_out(ending, ending.start()),
        }
    }

    /// Another ending of this kind begins.
    pub(super) fn begins_another(&self, ending: Ending) -> Vec<Intent> {
        // Whoever has played one more is given another one.
        let seed = self.learning.tried().len() as u64;
        self.plays_out(ending, ending.another(seed))
    }

    fn plays_out(&self, ending: Ending, start: Chess) -> Vec<Intent> {
        self.stops_for(Practised::Ending(Box::new(Endgame::new(ending, start))))
    }
}

/// The name by which attempts at an ending are kept.
pub(super) fn kept_as(ending: Ending) -> String {
    format!("{KIND}{}", ending.name)
}

/// How an ending is called.
fn name(ending: Ending, narrator: &Narrator) -> Vec<Span> {
    narrator.talk.sentence(&format!("ending-{}", ending.name), &[])
}

/// The ending of a number, or those that are meant by their name.
fn named(text: &str, manner: &Manner) -> Vec<Ending> {
    let narrator = &manner.narrator;
    if let Some(number) = manner.understands().number(text) {
        let ending = number.checked_sub(1).and_then(|at| ENDINGS.get(at));
        return ending.copied().into_iter().collect();
    }
    let titles = ENDINGS.map(|ending| written(&name(ending, narrator)));
    titles::meant(text, &titles, narrator).into_iter().map(|at| ENDINGS[at]).collect()
}

/// All endings, numbered, and how each went the last time.
pub(super) fn list(tried: &[(String, Attempt)], narrator: &Narrator) -> Lines {
    let line = |(ending, number): (Ending, usize)| {
        let last = tried.iter().rev().find(|(it, _)| *it == kept_as(ending));
        let how = match last.map(|(_, attempt)| attempt.outcome) {
            None => "new",
            Some(Outcome::Right) => "right",
            Some(Outcome::Helped) => "helped",
            Some(Outcome::Wrong) => "wrong",
        };
        let values = [
            ("number", number.into()),
            ("name", name(ending, narrator).into()),
            ("how", how.into()),
        ];
        narrator.talk.sentence("ending-line", &values)
    };
    let lines = ENDINGS.into_iter().zip(1..).map(line);
    [narrator.talk.sentence("ending-list", &[])].into_iter().chain(lines).collect()
}
