//! A drill that somebody does: its questions one after another, and how they went. Pure.

#![deny(clippy::wildcard_enum_match_arm)]

mod standing;
mod told;

use std::time::Duration;

use crate::practice::cards::{Attempt, Grade};
use crate::practice::drill::{Drill, DrillLevel, DrillRound, Prompt, Reply, Told};
use shakmaty::{Color, Move, Position as _, Square};

use crate::drills;
use crate::exercises::guessing::{Guessed, compared};
use crate::exercises::known::Known;
use crate::exercises::limits::Limits;
use crate::exercises::worded::{
    Wants, colour_named, is_nothing, is_yes, piece_named, shade, stands, yes_or_no,
};
use crate::exercises::{Answered, Exercise, FinishedExercise, Judged, STEPS, hint, made};
use crate::laws::{Made, Position};
use crate::understanding::Understanding;
use crate::voices::{Lines, Narrator, Span, Value};

use standing::DrillStanding;
pub(crate) use standing::list;

/// How the names begin by which answers of drills are kept.
pub(crate) const KIND: &str = "drill/";

/// The answer to a question, as far as it has come.
#[derive(Debug, Default)]
struct Given {
    /// The moves that were named, where a line is repeated.
    named: Vec<Move>,
    /// The squares that were touched on a board.
    touched: Vec<Square>,
    /// How often the question was heard again.
    again: usize,
    /// How far help has gone.
    helped: usize,
    /// How long it has taken.
    took: Duration,
}

/// A drill, and how far it has come.
#[derive(Debug)]
pub(crate) struct Drilling {
    drill: Drill,
    level: DrillLevel,
    rounds: Vec<DrillRound>,
    at: usize,
    right: usize,
    /// What is seen of it where no moves are asked for: nothing.
    nothing: Position,
    /// The game whose moves are guessed.
    guessed: Option<Guessed>,
    limits: Limits,
    given: Given,
    /// The move of it that was told last.
    made: Vec<Made>,
}

impl Drilling {
    /// A run of a drill. The puzzles are only unpacked if they are needed.
    pub(crate) fn new(
        drill: Drill,
        level: DrillLevel,
        limits: Limits,
        seed: u64,
        known: &Known,
    ) -> Self {
        let given = drills::given(drill.needs(level), seed, || known.puzzles());
        let rounds = drill.so_many(level, limits.questions, seed, given);
        let guessed = (drill == Drill::Guess).then(|| drills::won(seed)).flatten();
        let guessed = guessed.map(|game| Guessed::Won(Box::new(game)));
        Self { limits, ..Self::of(drill, level, rounds, guessed) }
    }

    /// The moves of a game that are guessed: all of one side, as at the last level.
    pub(crate) fn of_game(guessed: Guessed, rounds: Vec<DrillRound>) -> Self {
        Self::of(Drill::Guess, DrillLevel::LAST, rounds, Some(guessed))
    }

    fn of(
        drill: Drill,
        level: DrillLevel,
        rounds: Vec<DrillRound>,
        guessed: Option<Guessed>,
    ) -> Self {
        let mut drilling = Self {
            drill,
            level,
            rounds,
            at: 0,
            right: 0,
            nothing: Position::default(),
            guessed,
            limits: Limits::default(),
            given: Given::default(),
            made: Vec::new(),
        };
        drilling.made = drilling.last_told();
        drilling
    }

    /// The move that was told last, where the position is no secret.
    fn last_told(&self) -> Vec<Made> {
        match &self.round().told {
            Told::Moves(moves) if !self.is_from_memory() => {
                let last = |(before, mv): &(Position, Move)| made(before.clone(), *mv);
                moves.last().map(last).into_iter().collect()
            }
            Told::Nothing | Told::Pieces | Told::Moves(_) => Vec::new(),
        }
    }

    fn round(&self) -> &DrillRound {
        &self.rounds[self.at]
    }

    /// What is to be done.
    fn rule(&self, narrator: &Narrator) -> Vec<Span> {
        narrator.talk.sentence(&format!("drill-{}-rule", self.drill.name()), &[])
    }

    /// What a text answers, if it is of the kind that is asked for.
    fn reply(&self, text: &str, of: Understanding<'_>, narrator: &Narrator) -> Option<Reply> {
        match self.round().ask {
            Prompt::Colour(_) => colour_named(text, narrator).map(Reply::Colour),
            Prompt::OneLine(..) | Prompt::Check(_) | Prompt::Mates(_) => {
                is_yes(text, of, narrator).map(Reply::YesNo)
            }
            Prompt::Squares(..)
            | Prompt::Attackers(_)
            | Prompt::Knight(..)
            | Prompt::Where(_)
            | Prompt::Takes(_) => {
                let none = || is_nothing(text, narrator).then(Vec::new);
                of.squares_in(text).or_else(none).map(Reply::Squares)
            }
            Prompt::Line | Prompt::Mate(_) | Prompt::Guess => None,
            Prompt::Stands(_) | Prompt::Taken(_) if is_nothing(text, narrator) => {
                Some(Reply::Stands(None))
            }
            Prompt::Taken(_) if is_yes(text, of, narrator) == Some(false) => {
                Some(Reply::Stands(None))
            }
            Prompt::Stands(_) | Prompt::Taken(_) => {
                let Reply::Stands(there) = self.round().answer() else { return None };
                piece_named(text, there, of, narrator).map(|piece| Reply::Stands(Some(piece)))
            }
        }
    }

    /// The move of the game, where this is another one.
    fn guessed_wrongly(&self, reply: &Reply) -> Option<(&Position, Move)> {
        let (before, played) = self.round().line.first()?;
        let is_wrong = self.round().ask == Prompt::Guess && !self.round().is_right(reply);
        is_wrong.then_some((before, *played))
    }

    /// Judges a square that is touched: a part of the answer, which ends with the last square that is
    /// right, or the first one that is wrong.
    fn touch(&mut self, on: Square, narrator: &Narrator) -> Judged {
        let Reply::Squares(right) = self.round().answer() else {
            return Judged { lines: Vec::new(), done: None };
        };
        let starts = self.given.touched.is_empty()
            && matches!(self.round().ask, Prompt::Knight(from, _) if from == on);
        if starts || self.given.touched.contains(&on) {
            return Judged { lines: Vec::new(), done: None };
        }
        self.given.touched.push(on);
        let is_way = matches!(self.round().ask, Prompt::Knight(..));
        let is_wrong = !is_way && !right.contains(&on);
        if is_wrong || self.given.touched.len() == right.len() {
            let reply = Reply::Squares(std::mem::take(&mut self.given.touched));
            return self.judge_reply(&reply, narrator);
        }
        Judged { lines: vec![narrator.square(on).spans()], done: None }
    }

    /// Judges an answer.
    fn judge_reply(&mut self, reply: &Reply, narrator: &Narrator) -> Judged {
        let is_found = self.round().is_right(reply);
        let is_right = is_found && !self.is_late();
        self.right += usize::from(is_right);
        let line = if is_right {
            narrator.talk.sentence("lesson-right", &[])
        } else if is_found {
            narrator.talk.sentence("drill-late", &[("time", narrator.time(self.given.took))])
        } else {
            let values = [("answer", self.answer(narrator))];
            narrator.talk.sentence("drill-wrong", &values)
        };
        let outcome = match (is_right, self.given.helped) {
            (true, 0) => Grade::Right,
            (true, _) => Grade::Helped,
            (false, _) => Grade::Wrong,
        };
        Judged { lines: vec![line], done: Some((self.kept_as(), outcome)) }
    }

    /// Whether the answer came after its time; a line has that for each of its moves.
    fn is_late(&self) -> bool {
        let moves = if self.round().ask == Prompt::Line { self.round().line.len() } else { 1 };
        let moves = u32::try_from(moves).unwrap_or(u32::MAX);
        self.limits.within.is_some_and(|within| self.given.took > within.saturating_mul(moves))
    }

    /// What is right, in words.
    fn answer(&self, narrator: &Narrator) -> Value {
        match self.round().answer() {
            Reply::Colour(color) => shade(color, narrator),
            Reply::YesNo(yes) => yes_or_no(yes, narrator),
            Reply::Stands(piece) => stands(piece, narrator),
            // The one that is asked for, and all that follows.
            Reply::Moves(_) => {
                let left = self.round().line.iter().skip(self.given.named.len());
                let said = left.map(|(before, mv)| vec![narrator.announcement(before, *mv)]);
                narrator.join(said.collect())
            }
            Reply::Squares(squares) => {
                let said = |square: &Square| narrator.square(*square).spans();
                narrator.join(squares.iter().map(said).collect())
            }
        }
    }

    fn kept_as(&self) -> String {
        kept_as(self.drill, self.level)
    }
}

impl Exercise for Drilling {
    /// Whether the board is hidden. Whoever guesses moves or looks ahead may look at it, as who plays
    /// may.
    fn is_from_memory(&self) -> bool {
        !matches!(self.drill, Drill::Guess | Drill::Ahead)
    }

    fn made(&self) -> &[Made] {
        &self.made
    }

    /// The position in which a move is asked for, or from which one looks ahead. Where there is none, no
    /// question is answered from it.
    fn position(&self) -> &Position {
        let round = self.round();
        let asked = round.line.get(self.given.named.len()).or(round.ahead.first());
        asked.map_or(&self.nothing, |(before, _)| before)
    }

    /// Who is to move, where there is a position. The number of the move is one of the game from which
    /// the question comes.
    fn to_move(&self, narrator: &Narrator) -> Option<Vec<Span>> {
        let color = || narrator.color(self.position().turn());
        let is_any = self.asks_moves() || !self.is_from_memory();
        is_any.then(|| narrator.talk.sentence("beside-turn", &[("color", color())]))
    }

    /// The side whose moves are guessed.
    fn side(&self) -> Option<Color> {
        self.guessed.as_ref().map(|_| self.position().turn())
    }

    fn title(&self, narrator: &Narrator) -> Lines {
        let values = [
            ("drill", name(self.drill, narrator).into()),
            ("level", u32::from(self.level.get()).into()),
            ("count", self.rounds.len().into()),
        ];
        let begins = narrator.talk.sentence("drill-begins", &values);
        let game = self.guessed.as_ref().map(|guessed| guessed.told(narrator));
        let begins = [begins].into_iter().chain(game).chain([self.rule(narrator)]);
        begins.chain(self.limits.said(narrator)).collect()
    }

    /// One step of help more, where one move is to be found: the piece, where it goes, the move. Elsewhere
    /// what is to be done.
    fn help(&mut self, narrator: &Narrator) -> Vec<Span> {
        let one = matches!(self.round().ask, Prompt::Mate(_) | Prompt::Guess);
        let Some((position, mv)) = self.round().line.first().filter(|_| one).cloned() else {
            return self.rule(narrator);
        };
        // The first of the steps is a theme.
        self.given.helped = (self.given.helped.max(1) + 1).min(STEPS);
        hint(self.given.helped, &position, mv, narrator)
    }

    /// What is told before the question, where there is something new, and the question.
    fn told(&self, narrator: &Narrator) -> Lines {
        let before = match &self.round().told {
            Told::Nothing => Vec::new(),
            Told::Pieces | Told::Moves(_) => self.told_before(narrator),
        };
        before.into_iter().chain([self.question(narrator)]).collect()
    }

    fn question(&self, narrator: &Narrator) -> Vec<Span> {
        let square = |square| narrator.square(square);
        let of_side = |color| vec![("color", narrator.color(color))];
        let turn = narrator.color(self.position().turn());
        let (id, values) = match self.round().ask {
            Prompt::Colour(on) => ("ask-colour", vec![("square", square(on))]),
            Prompt::Stands(on) => ("ask-stands", vec![("square", square(on))]),
            Prompt::OneLine(one, other) => {
                ("drill-ask-line", vec![("one", square(one)), ("other", square(other))])
            }
            Prompt::Squares(role, from) => (
                "drill-ask-squares",
                vec![("piece", narrator.role(role)), ("square", square(from))],
            ),
            Prompt::Attackers(on) => ("drill-ask-attackers", vec![("square", square(on))]),
            Prompt::Knight(from, to) => {
                ("drill-ask-knight", vec![("from", square(from)), ("to", square(to))])
            }
            Prompt::Where(piece) => {
                ("drill-ask-where", vec![("piece", narrator.counted(piece, 1))])
            }
            Prompt::Line => ("drill-ask-repeat", vec![("count", self.round().line.len().into())]),
            Prompt::Mate(moves) => {
                ("drill-ask-mate", vec![("color", turn), ("moves", moves.into())])
            }
            Prompt::Guess => {
                let number = self.position().fullmoves().get().into();
                ("drill-ask-guess", vec![("color", turn), ("number", number)])
            }
            Prompt::Check(color) => ("drill-ask-check", of_side(color)),
            Prompt::Mates(color) => ("drill-ask-mates", of_side(color)),
            Prompt::Taken(color) => ("drill-ask-taken", of_side(color)),
            Prompt::Takes(color) => ("drill-ask-takes", of_side(color)),
        };
        narrator.talk.sentence(id, &values)
    }

    fn wants(&self, narrator: &Narrator) -> Option<Vec<Span>> {
        let wants = match self.round().ask {
            Prompt::Colour(_) => Wants::Colour,
            Prompt::OneLine(..) | Prompt::Check(_) | Prompt::Mates(_) => Wants::YesNo,
            Prompt::Squares(..)
            | Prompt::Attackers(_)
            | Prompt::Knight(..)
            | Prompt::Where(_)
            | Prompt::Takes(_) => Wants::Squares,
            Prompt::Stands(_) | Prompt::Taken(_) => Wants::Piece,
            Prompt::Line | Prompt::Mate(_) | Prompt::Guess => return None,
        };
        Some(wants.said(narrator))
    }

    fn judge_move(&mut self, mv: Move, narrator: &Narrator) -> Option<Judged> {
        if !self.asks_moves() {
            return None;
        }
        let announced = vec![narrator.announcement(self.position(), mv)];
        let named: Vec<Move> = self.given.named.iter().copied().chain([mv]).collect();
        let is_whole = self.round().ask != Prompt::Line || named.len() == self.round().line.len();
        let reply = Reply::Moves(named.clone());
        if is_whole || !self.round().is_right(&reply) {
            let mut judged = self.judge_reply(&reply, narrator);
            if let Some((before, played)) = self.guessed_wrongly(&reply) {
                judged.lines.extend(compared(before, played, mv, narrator));
            }
            return Some(judged);
        }
        self.given.named = named;
        Some(Judged { lines: vec![announced], done: None })
    }

    fn asks_squares(&self) -> bool {
        matches!(self.round().answer(), Reply::Squares(_))
    }

    fn asks_moves(&self) -> bool {
        !self.round().line.is_empty()
    }

    fn counts_repeats(&self) -> bool {
        self.limits.repeats.is_some()
    }

    fn hears_again(&mut self, narrator: &Narrator) -> Lines {
        if self.limits.repeats.is_some_and(|most| self.given.again >= most) {
            return vec![narrator.talk.sentence("drill-no-repeat", &[])];
        }
        self.given.again += 1;
        self.told_before(narrator).into_iter().chain([self.question(narrator)]).collect()
    }

    fn solution(&mut self, narrator: &Narrator) -> (Lines, Option<FinishedExercise>) {
        let values = [("answer", self.answer(narrator))];
        let told = narrator.talk.sentence("drill-answer", &values);
        (vec![told], Some((self.kept_as(), Grade::Wrong)))
    }

    fn go_on(&mut self) -> bool {
        self.given = Given::default();
        let is_more = self.at + 1 < self.rounds.len();
        self.at += usize::from(is_more);
        self.made = self.last_told();
        is_more
    }

    fn recap(&self, tried: &[(String, Attempt)], narrator: &Narrator) -> Lines {
        let values = [("right", self.right.into()), ("count", self.rounds.len().into())];
        let run = narrator.talk.sentence("drill-over", &values);
        let standing = DrillStanding::of(self.drill, self.level, tried);
        let next = match DrillLevel::new(self.level.get() + 1) {
            Some(level) if standing.holds => {
                let values = [
                    ("name", name(self.drill, narrator).into()),
                    ("level", u32::from(level.get()).into()),
                ];
                Some(narrator.talk.sentence("drill-next", &values))
            }
            _ => None,
        };
        // What was said of this run is not said again of the last answers.
        let more = standing.said(narrator).filter(|_| standing.count > self.rounds.len());
        [run].into_iter().chain(more).chain(next).collect()
    }

    fn takes(&mut self, took: Duration) {
        self.given.took = took;
    }

    fn about(&mut self, narrator: &Narrator) -> Lines {
        if self.counts_repeats() {
            return self.hears_again(narrator);
        }
        self.told_before(narrator).into_iter().chain([self.question(narrator)]).collect()
    }

    fn given(&self, text: &str, of: Understanding<'_>, narrator: &Narrator) -> Option<Answered> {
        self.reply(text, of, narrator).map(Answered::Reply)
    }

    fn judge(&mut self, answered: &Answered, narrator: &Narrator) -> Option<Judged> {
        match answered {
            Answered::Reply(reply) => Some(self.judge_reply(reply, narrator)),
            Answered::Move(mv) => self.judge_move(*mv, narrator),
            Answered::Square(on) => Some(self.touch(*on, narrator)),
            Answered::Given(_) | Answered::Moves(_) | Answered::Press => None,
        }
    }

    fn task(&self, narrator: &Narrator) -> Lines {
        if !self.is_from_memory() {
            return Lines::new();
        }
        [self.rule(narrator)].into_iter().chain(self.wants(narrator)).collect()
    }

    fn help_id(&self) -> &'static str {
        if self.is_from_memory() { "help-drill" } else { "help-guess" }
    }

    fn not_here_id(&self) -> &'static str {
        "drill-not-here"
    }
}

/// The name by which answers of a drill are kept.
fn kept_as(drill: Drill, level: DrillLevel) -> String {
    format!("{KIND}{}/{}", drill.name(), level.get())
}

/// How a drill is called.
pub(crate) fn name(drill: Drill, narrator: &Narrator) -> Vec<Span> {
    narrator.talk.sentence(&format!("drill-{}", drill.name()), &[])
}
