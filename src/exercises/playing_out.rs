//! A position that somebody plays out against perfect play: what each move keeps or throws away. Pure.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::zobrist::Zobrist64;
use shakmaty::{Color, EnPassantMode, Move, Position as _};

use crate::describe::{self, Question};
use crate::endgames::ending::Goal;
use crate::endgames::{Answer, Distance, Tables};
use crate::exercises::reasons::stalemated;
use crate::exercises::tabled;
use crate::exercises::{STEPS, hint, made};
use crate::laws::{Made, Position};
use crate::opponent::Problem;
use crate::opponent::builtin::{self, Stop};
use crate::practice::cards::Grade;
use crate::voices::{Lines, Narrator, Span, Value};

/// How many moves a draw must be held.
const HELD: usize = 20;

/// How many plies of the solution are told.
const PLIES: usize = 6;

/// A position, and how far its playing out has come.
#[derive(Debug)]
pub(crate) struct PlayingOut {
    goal: Goal,
    start: Position,
    position: Position,
    /// The player's last move, and the answer to it.
    made: Vec<Made>,
    /// The positions in which the player was to move, before this one.
    before: Vec<Position>,
    /// Which steps of help were told for this move, and whether any was told at all.
    step: usize,
    helped: bool,
    missed: bool,
    over: bool,
}

/// What is said of a move; and how it went, if that was the last one.
pub(crate) type Judgement = (Lines, Option<Grade>);

impl PlayingOut {
    /// From a position that the compiled-in tables know.
    pub(crate) fn new(goal: Goal, start: Position) -> Self {
        let position = start.clone();
        let (made, before) = (Vec::new(), Vec::new());
        Self {
            goal,
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

    pub(crate) const fn position(&self) -> &Position {
        &self.position
    }

    /// The side of the player.
    pub(crate) fn side(&self) -> Color {
        self.start.turn()
    }

    pub(crate) fn made(&self) -> &[Made] {
        &self.made
    }

    /// How many moves the player has made.
    pub(crate) const fn moves(&self) -> usize {
        self.before.len()
    }

    /// Whether it is played out, or the solution is told.
    pub(crate) const fn is_over(&self) -> bool {
        self.over
    }

    /// The position as a list by side, and what is to be reached.
    pub(crate) fn told(&self, narrator: &Narrator) -> Lines {
        let side = |color| {
            let pieces = describe::answer(Question::Pieces(color, None), &self.position);
            narrator.answers().of(&pieces).spans
        };
        vec![side(self.side()), side(!self.side()), self.question(narrator)]
    }

    pub(crate) fn question(&self, narrator: &Narrator) -> Vec<Span> {
        let color = narrator.color(self.side());
        narrator
            .talk
            .sentence("ending-asks", &[("color", color), ("goal", self.goal_name().into())])
    }

    /// What is to be reached: the name in sentences.
    const fn goal_name(&self) -> &'static str {
        match self.goal {
            Goal::Win => "win",
            Goal::Draw => "draw",
        }
    }

    /// Makes a move that keeps what is to be reached, and answers it. Another one is told, and not made.
    pub(crate) fn judge(&mut self, mv: Move, narrator: &Narrator) -> Judgement {
        let Some(answer) = self.known().filter(|_| !self.over) else {
            return (vec![self.question(narrator)], None);
        };
        if !answer.of(mv).is_some_and(|judged| self.goal.is_kept_by(&judged)) {
            self.missed = true;
            return (self.thrown_away(mv, &answer, narrator), None);
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
        let told = answered(&self.position, reply, narrator);
        self.made.push(made(self.position.clone(), reply));
        self.position.play_unchecked(reply);
        self.step = 0;
        if let Some(id) = self.ended_by_reply() {
            let (lines, done) = self.finishes(id, narrator);
            return ([told].into_iter().chain(lines).collect(), done);
        }
        (vec![told], None)
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
            ("goal", self.goal_name().into()),
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
            found.filter(|mv| answer.of(*mv).is_some_and(|it| self.goal.is_kept_by(&it)))
        };
        if best.distance.is_none() && best.worth.result() != 0 {
            calculated().unwrap_or(best.mv)
        } else {
            best.mv
        }
    }

    /// The best moves from here: those of the tables where they know the way, else what is found.
    fn best_line(&self, answer: &Answer) -> Vec<Move> {
        let (best, first) = (answer.best(), self.best(answer));
        if best.distance.is_none() && best.worth.result() != 0 {
            let line = tabled::seen_line(&self.position, first);
            return line.into_iter().take(PLIES).collect();
        }
        Tables::built_in().line(&self.position, first, PLIES).unwrap_or_default()
    }

    /// How the other side answers.
    fn reply(&self) -> Option<Move> {
        let was = |position: &Position| self.before.iter().any(|it| key(it) == key(position));
        let known = Tables::built_in().hardest(&self.position, was);
        known.or_else(|| calculated(&self.position))
    }

    /// The sentence that says that the goal is reached by the player's move.
    fn reached(&self, changed: bool) -> Option<&'static str> {
        match self.goal {
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
        match self.goal {
            Goal::Draw if is_drawn => Some("ending-drawn"),
            Goal::Draw if times >= 2 => Some("ending-repeated"),
            Goal::Draw => (self.before.len() >= HELD).then_some("ending-held"),
            Goal::Win if times >= 2 => Some("ending-lost-repeated"),
            Goal::Win => (self.position.halfmoves() >= 100).then_some("ending-lost-fifty"),
        }
    }

    fn finishes(&mut self, id: &str, narrator: &Narrator) -> Judgement {
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
        (vec![narrator.talk.sentence(id, &values)], Some(self.outcome(self.missed || failed)))
    }

    const fn outcome(&self, missed: bool) -> Grade {
        match (missed, self.helped) {
            (true, _) => Grade::Wrong,
            (false, true) => Grade::Helped,
            (false, false) => Grade::Right,
        }
    }

    /// One step of help more: how many moves are good, the piece, where it goes, the move.
    pub(crate) fn help(&mut self, narrator: &Narrator) -> Vec<Span> {
        let Some(answer) = self.known().filter(|_| !self.over) else {
            return self.question(narrator);
        };
        self.helped = true;
        self.step = (self.step + 1).min(STEPS);
        if self.step > 1 {
            return hint(self.step, &self.position, self.best(&answer), narrator);
        }
        match answer.best().distance {
            Some(_) if self.goal == Goal::Win => {
                tabled::verdict(&answer.best(), self.position.turn(), narrator)
            }
            Some(_) | None => tabled::keeping(&answer, narrator),
        }
    }

    /// The best moves from here; with them it is over.
    pub(crate) fn solution(&mut self, narrator: &Narrator) -> (Lines, Grade) {
        self.over = true;
        let mut moves = Vec::new();
        let mut position = self.position.clone();
        for mv in self.known().map(|answer| self.best_line(&answer)).unwrap_or_default() {
            moves.push(vec![narrator.announcement(&position, mv)]);
            position.play_unchecked(mv);
        }
        let told = narrator.talk.sentence("ending-solution", &[("moves", narrator.join(moves))]);
        ([told].into_iter().chain(stalemated(&position, narrator)).collect(), self.outcome(true))
    }

    /// Takes the player's last move back, with the answer to it; whether there was one.
    pub(crate) fn takes_back(&mut self) -> bool {
        let Some(position) = self.before.pop() else { return false };
        (self.position, self.made, self.over) = (position, Vec::new(), false);
        (self.step, self.helped) = (0, true);
        true
    }

    /// Begins again.
    pub(crate) fn begins_again(&mut self) {
        *self = Self::new(self.goal, self.start.clone());
    }
}

/// That the other side has answered with this move.
pub(crate) fn answered(position: &Position, reply: Move, narrator: &Narrator) -> Vec<Span> {
    let announced = narrator.announcement(position, reply);
    let values =
        [("color", narrator.color(position.turn())), ("move", Value::Spans(vec![announced]))];
    narrator.talk.sentence("ending-answers", &values)
}

/// A move that is found by looking ahead, where no table knows one.
fn calculated(position: &Position) -> Option<Move> {
    let found = builtin::analyse(&Problem::new(position.clone()), tabled::SEEN, &Stop::new());
    found.moves.first().map(|best| best.mv)
}

fn key(position: &Position) -> Zobrist64 {
    position.zobrist_hash(EnPassantMode::Legal)
}
