//! An ending that somebody plays out against perfect play: what each move keeps or throws away. Pure.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::zobrist::Zobrist64;
use shakmaty::{Chess, Color, EnPassantMode, Move, Position};

use crate::app::session::activity::Change;
use crate::app::session::analysing::tabled;
use crate::app::session::intent::{Intent, said};
use crate::app::session::practised::{Judged, Practised, STEPS, hint};
use crate::app::session::review::Lines;
use crate::app::session::solving::made;
use crate::app::session::walking::not_here;
use crate::app::session::{Manner, Session};
use crate::command::Study;
use crate::describe::{self, Question};
use crate::endgames::ending::{ENDINGS, Ending, Goal};
use crate::endgames::{Answer, Distance, Tables};
use crate::laws::Made;
use crate::opponent::Problem;
use crate::opponent::builtin::{self, Limits, Stop};
use crate::practice::cards::{Attempt, Outcome};
use crate::voices::narrate::quoted;
use crate::voices::{Narrator, Span, Value, written};

/// How the names begin by which attempts at endings are kept.
pub(super) const KIND: &str = "ending/";

/// How far it is looked where no table knows which defence lasts longest: some milliseconds.
const DEFENDING: Limits = Limits { nodes: 20_000, depth: 5 };

/// How many moves a draw must be held.
const HELD: usize = 20;

/// How many plies of the solution are told.
const PLIES: usize = 6;

/// An ending, and how far it has come.
#[derive(Debug)]
pub(super) struct Endgame {
    pub(super) ending: Ending,
    start: Chess,
    position: Chess,
    /// The player's last move, and the answer to it.
    made: Vec<Made>,
    /// The positions in which the player was to move, before this one.
    before: Vec<Chess>,
    /// Which steps of help were told for this move, and whether any was told at all.
    step: usize,
    helped: bool,
    missed: bool,
    over: bool,
}

impl Endgame {
    pub(super) fn new(ending: Ending, start: Chess) -> Self {
        let position = start.clone();
        let (made, before) = (Vec::new(), Vec::new());
        Self {
            ending,
            start,
            position,
            made,
            before,
            step: 0,
            helped: false,
            missed: false,
            over: false,
        }
    }

    pub(super) const fn position(&self) -> &Chess {
        &self.position
    }

    /// The side of the player.
    pub(super) fn side(&self) -> Color {
        self.start.turn()
    }

    pub(super) fn made(&self) -> &[Made] {
        &self.made
    }

    /// Whether it is played out, or the solution is told.
    pub(super) const fn is_over(&self) -> bool {
        self.over
    }

    pub(super) fn title(&self, narrator: &Narrator) -> Vec<Span> {
        narrator.talk.sentence("ending-begins", &[("name", name(self.ending, narrator).into())])
    }

    /// The position as a list by side, and what is to be reached.
    pub(super) fn told(&self, narrator: &Narrator) -> Lines {
        let side = |color| {
            let pieces = describe::answer(Question::Pieces(color, None), &self.position);
            narrator.answer(&pieces).spans
        };
        let player = self.start.turn();
        vec![side(player), side(!player), self.question(narrator)]
    }

    pub(super) fn question(&self, narrator: &Narrator) -> Vec<Span> {
        if self.over {
            return narrator.talk.sentence("ending-over", &[]);
        }
        let color = narrator.color(self.start.turn());
        narrator.talk.sentence("ending-asks", &[("color", color), ("goal", self.goal().into())])
    }

    /// What is to be reached: the name in sentences.
    const fn goal(&self) -> &'static str {
        match self.ending.goal {
            Goal::Win => "win",
            Goal::Draw => "draw",
        }
    }

    /// Makes a move that keeps what is to be reached, and answers it. Another one is told, and not made.
    pub(super) fn judge(&mut self, mv: Move, narrator: &Narrator) -> Judged {
        let known = self.known().filter(|_| !self.over);
        let Some(answer) = known else {
            return Judged { lines: vec![self.question(narrator)], done: None };
        };
        if !answer.of(mv).is_some_and(|judged| self.ending.is_kept_by(&judged)) {
            self.missed = true;
            return Judged { lines: self.thrown_away(mv, &answer, narrator), done: None };
        }
        self.before.push(self.position.clone());
        self.made = vec![made(self.position.clone(), mv)];
        let had = self.position.board().material();
        self.position.play_unchecked(mv);
        let changed = self.position.board().material() != had;
        if let Some(id) = self.reached(changed) {
            return self.finishes(id, narrator);
        }
        let Some(reply) = self.reply() else { return self.finishes("ending-drawn", narrator) };
        let announced = narrator.announcement(&self.position, reply);
        let values = [
            ("color", narrator.color(self.position.turn())),
            ("move", Value::Spans(vec![announced])),
        ];
        let told = narrator.talk.sentence("ending-answers", &values);
        self.made.push(made(self.position.clone(), reply));
        self.position.play_unchecked(reply);
        self.step = 0;
        if let Some(id) = self.ended_by_reply() {
            let Judged { lines, done } = self.finishes(id, narrator);
            return Judged { lines: [told].into_iter().chain(lines).collect(), done };
        }
        Judged { lines: vec![told], done: None }
    }

    /// What the tables know here.
    fn known(&self) -> Option<Answer> {
        Tables::built_in().answer(&self.position).ok().flatten()
    }

    /// What a move gives away, and which one would have kept it.
    fn thrown_away(&self, mv: Move, answer: &Answer, narrator: &Narrator) -> Lines {
        let result = answer.of(mv).map_or(-1, |judged| judged.worth.result());
        let best = self.best(answer);
        let values = [
            ("how", if result == 0 { "draws" } else { "loses" }.into()),
            ("goal", self.goal().into()),
            ("move", Value::Spans(vec![narrator.announcement(&self.position, mv)])),
            ("best", Value::Spans(vec![narrator.announcement(&self.position, best)])),
            ("keeping", answer.keeping().count().into()),
        ];
        let told = narrator.talk.sentence("ending-thrown", &values);
        vec![told, narrator.talk.sentence("ending-again", &[])]
    }

    /// The best move here; of those that win at no distance that is known, the one that is found.
    fn best(&self, answer: &Answer) -> Move {
        let best = answer.best();
        let calculated = || {
            let found = calculated(&self.position);
            found.filter(|mv| answer.of(*mv).is_some_and(|it| self.ending.is_kept_by(&it)))
        };
        if best.distance.is_none() && best.worth.result() != 0 {
            calculated().unwrap_or(best.mv)
        } else {
            best.mv
        }
    }

    /// How the other side answers.
    fn reply(&self) -> Option<Move> {
        let was = |position: &Chess| self.before.iter().any(|it| key(it) == key(position));
        let known = Tables::built_in().hardest(&self.position, was);
        known.or_else(|| calculated(&self.position))
    }

    /// The sentence that says that the goal is reached by the player's move.
    fn reached(&self, changed: bool) -> Option<&'static str> {
        match self.ending.goal {
            Goal::Win | Goal::Draw if self.position.is_checkmate() => Some("ending-mate"),
            Goal::Win => changed.then_some("ending-won"),
            Goal::Draw => {
                let is_drawn =
                    self.position.is_stalemate() || self.position.is_insufficient_material();
                is_drawn.then_some("ending-drawn")
            }
        }
    }

    /// The sentence that says that the answer ends it.
    fn ended_by_reply(&self) -> Option<&'static str> {
        let times = self.before.iter().filter(|it| key(it) == key(&self.position)).count();
        let is_drawn = self.position.is_stalemate()
            || self.position.is_insufficient_material()
            || self.position.halfmoves() >= 100;
        match self.ending.goal {
            Goal::Draw if is_drawn => Some("ending-drawn"),
            Goal::Draw if times >= 2 => Some("ending-repeated"),
            Goal::Draw => (self.before.len() >= HELD).then_some("ending-held"),
            Goal::Win if times >= 2 => Some("ending-lost-repeated"),
            Goal::Win => (self.position.halfmoves() >= 100).then_some("ending-lost-fifty"),
        }
    }

    fn finishes(&mut self, id: &str, narrator: &Narrator) -> Judged {
        self.over = true;
        let moves = self.before.len();
        let best = Tables::built_in().answer(&self.start).ok().flatten();
        let best = match best.and_then(|answer| answer.best().distance) {
            Some(Distance::Mate(best)) => best,
            Some(Distance::Progress(_)) | None => 0,
        };
        let how = match u32::try_from(moves) {
            Ok(moves) if moves == best => "best",
            _ if best == 0 => "unknown",
            _ => "longer",
        };
        let best = Value::Number(best.into());
        let values = [("moves", moves.into()), ("how", how.into()), ("best", best)];
        let failed = id.starts_with("ending-lost");
        let done = self.done(self.missed || failed);
        Judged { lines: vec![narrator.talk.sentence(id, &values)], done: Some(done) }
    }

    fn done(&self, missed: bool) -> (String, Outcome) {
        let outcome = match (missed, self.helped) {
            (true, _) => Outcome::Wrong,
            (false, true) => Outcome::Helped,
            (false, false) => Outcome::Right,
        };
        (kept_as(self.ending), outcome)
    }

    /// One step of help more: how many moves are good, the piece, where it goes, the move.
    pub(super) fn help(&mut self, narrator: &Narrator) -> Vec<Span> {
        let Some(answer) = self.known().filter(|_| !self.over) else {
            return self.question(narrator);
        };
        self.helped = true;
        self.step = (self.step + 1).min(STEPS);
        if self.step > 1 {
            return hint(self.step, &self.position, self.best(&answer), narrator);
        }
        match answer.best().distance {
            Some(_) if self.ending.goal == Goal::Win => {
                tabled::verdict(&answer.best(), self.position.turn(), narrator)
            }
            Some(_) | None => tabled::keeping(&answer, narrator),
        }
    }

    /// The best moves from here; with them it is over.
    pub(super) fn solution(&mut self, narrator: &Narrator) -> (Lines, (String, Outcome)) {
        self.over = true;
        let mut moves = Vec::new();
        let mut position = self.position.clone();
        if let Some(answer) = self.known() {
            let line = Tables::built_in().line(&self.position, self.best(&answer), PLIES);
            for mv in line.unwrap_or_default() {
                moves.push(vec![narrator.announcement(&position, mv)]);
                position.play_unchecked(mv);
            }
        }
        let told = narrator.talk.sentence("ending-solution", &[("moves", narrator.join(moves))]);
        (vec![told], self.done(true))
    }

    /// What a request of who goes through something does here, but for closing and going on.
    pub(super) fn walks(&mut self, command: Study, manner: &Manner) -> Vec<Intent> {
        let narrator = &manner.narrator;
        match command {
            Study::Where => {
                let moves = [("moves", self.before.len().into())];
                let count = narrator.talk.sentence("ending-moves", &moves);
                said(manner.told_lines(vec![self.title(narrator), count]))
            }
            Study::Comment | Study::About => said(manner.told_lines(self.told(narrator))),
            Study::First => {
                *self = Self::new(self.ending, self.start.clone());
                said(manner.told_lines(self.told(narrator)))
            }
            Study::Previous => match self.before.pop() {
                Some(position) => {
                    (self.position, self.made, self.over) = (position, Vec::new(), false);
                    (self.step, self.helped) = (0, true);
                    said(manner.told_lines(vec![
                        narrator.talk.sentence("ending-taken-back", &[]),
                        self.question(narrator),
                    ]))
                }
                None => said(manner.said("ending-first", &[])),
            },
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

impl Session {
    /// An ending begins: where it was begun first, until it went well.
    pub(super) fn begins_ending(&self, rest: &str) -> Vec<Intent> {
        let Some(ending) = named(rest, &self.manner) else {
            let values = [("word", quoted(rest).into()), ("count", ENDINGS.len().into())];
            return said(self.manner.said("ending-none", &values));
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

/// A move that is found by looking ahead, where no table knows one.
fn calculated(position: &Chess) -> Option<Move> {
    let found = builtin::analyse(&Problem::new(position.clone()), DEFENDING, &Stop::new());
    found.moves.first().map(|best| best.mv)
}

fn key(position: &Chess) -> Zobrist64 {
    position.zobrist_hash(EnPassantMode::Legal)
}

/// The name by which attempts at an ending are kept.
pub(super) fn kept_as(ending: Ending) -> String {
    format!("{KIND}{}", ending.name)
}

/// How an ending is called.
fn name(ending: Ending, narrator: &Narrator) -> Vec<Span> {
    narrator.talk.sentence(&format!("ending-{}", ending.name), &[])
}

/// The ending of a number, or of a name.
fn named(text: &str, manner: &Manner) -> Option<Ending> {
    let narrator = &manner.narrator;
    if let Some(number) = manner.understands().number(text) {
        return ENDINGS.get(number.checked_sub(1)?).copied();
    }
    let is = |ending: &Ending| narrator.talk.same(&written(&name(*ending, narrator)), text);
    ENDINGS.into_iter().find(is)
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
