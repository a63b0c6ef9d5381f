//! A lesson that somebody goes through: what is asked, how it went, and what is said of that. Pure.

#![deny(clippy::wildcard_enum_match_arm)]

mod first_moves;
mod game;
mod listed;
mod made;
mod question;
mod slips;
mod source;
mod tournament;

use std::rc::Rc;

use crate::practice::cards::{Attempt, Grade};
use crate::practice::lesson::{self, Given, Key, Task, Verdict};
use shakmaty::{Color, Move, Position as _};

use crate::command::Command;
use crate::exercises::drilling;
use crate::exercises::known::Known;
use crate::exercises::worded::{Wants, one_of};
use crate::exercises::{Answered, Exercise, FinishedExercise, Judged, Listed, STEPS, Walked, hint};
use crate::laws::{Made, Position};
use crate::lessons::{self, Own};
use crate::understanding::Understanding;
use crate::voices::{Lines, Narrator, Span, written};

use game::Game;
use question::move_of;
pub(crate) use source::Source;

/// How the names begin by which attempts at exercises of lessons are kept.
pub(crate) const KIND: &str = "lesson/";

/// A lesson, and the place in it.
#[derive(Debug)]
pub(crate) struct Course {
    source: Source,
    exercises: Vec<(usize, lesson::Exercise)>,
    at: usize,
    now: Answering,
    /// The numbers of the exercises that were answered wrongly at first.
    missed: Vec<usize>,
    /// Whether only one exercise is done.
    pub(crate) is_alone: bool,
    /// By which the opponent of an exercise plays otherwise than the last time.
    seed: u64,
}

/// How far the exercise on its way has come.
#[derive(Debug, Default)]
struct Answering {
    /// The right moves that were named.
    named: Vec<Move>,
    /// The steps of help that were given.
    helped: usize,
    /// Whether an answer was wrong.
    missed: bool,
    /// What is played, where the exercise is a game.
    game: Option<Game>,
}

impl Answering {
    fn of(exercise: &lesson::Exercise, seed: u64) -> Self {
        Self { game: Game::of(exercise, seed), ..Self::default() }
    }
}

impl Course {
    /// A lesson from its first exercise on that is not in this list; from the first, if all are. `None`
    /// if it has none.
    pub(crate) fn new(source: Source, tried: &[(String, Attempt)]) -> Option<Self> {
        // Whoever has tried one more has another opponent, and other exercises that are made by chance.
        let seed = tried.len() as u64;
        let exercises = source.with_made(seed);
        let is_open = |(number, _): &(usize, lesson::Exercise)| {
            let kept = kept_as(&source.name(), *number);
            lessons::seed_of(*number).is_none() && !tried.iter().any(|(name, _)| *name == kept)
        };
        let at = exercises.iter().position(is_open).unwrap_or(0);
        let now = Answering::of(&exercises.get(at)?.1, seed);
        Some(Self { source, exercises, at, now, missed: Vec::new(), is_alone: false, seed })
    }

    /// One exercise of a lesson alone; `None` if there is none of this number that has an answer.
    pub(crate) fn alone(name: &str, number: usize, own: &[Rc<Own>]) -> Option<Self> {
        let source = Source::named(name, own)?;
        let exercises = match lessons::seed_of(number) {
            Some(seed) => source.with_made(seed),
            None => source.exercises(),
        };
        let at = exercises.iter().position(|(known, _)| *known == number)?;
        let now = Answering::of(&exercises[at].1, 0);
        let is_asked = exercises[at].1.is_answered() || now.game.is_some();
        let alone =
            Self { source, exercises, at, now, missed: Vec::new(), is_alone: true, seed: 0 };
        is_asked.then_some(alone)
    }

    fn exercise(&self) -> &lesson::Exercise {
        &self.exercises[self.at].1
    }

    fn number(&self) -> usize {
        self.exercises[self.at].0
    }

    /// What the lesson is for, and what it teaches.
    pub(crate) fn teaches(&self, narrator: &Narrator) -> Lines {
        ["-goal", "-text"].iter().filter_map(|part| self.sentence(narrator, part)).collect()
    }

    /// Judges an answer.
    fn judge_given(&mut self, given: &Given, narrator: &Narrator) -> Judged {
        if let Some((game, mv)) = self.now.game.as_mut().zip(move_of(given)) {
            let (lines, outcome) = game.judge(mv, narrator);
            return self.played(lines, outcome, narrator);
        }
        let verdict = self.exercise().judge(given, &self.now.named);
        let say = |id: &str| narrator.talk.sentence(id, &[]);
        let lines = match verdict {
            Verdict::Right => {
                let explained = self.now.missed || self.now.helped > 0;
                let why = explained.then(|| self.of_exercise(narrator, "why")).flatten();
                let lines = [say("lesson-right")].into_iter().chain(why).collect();
                return Judged { lines, done: Some(self.finish()) };
            }
            Verdict::More(left) => {
                self.now.named.extend(move_of(given));
                vec![narrator.talk.sentence("lesson-more", &[("count", left.into())])]
            }
            Verdict::Named => vec![say("lesson-named")],
            Verdict::Wrong(but) => {
                let was_missed = self.now.missed;
                self.miss();
                if self.has_second_try() && !was_missed {
                    let lines = vec![say("lesson-wrong"), say("mistake-again")];
                    return Judged { lines, done: None };
                }
                if self.exercise().moves().is_empty() {
                    // There is nothing left to choose from: the answer is told with its reason.
                    let why = self.of_exercise(narrator, "why").or_else(|| self.answer(narrator));
                    let lines = [say("lesson-wrong")].into_iter().chain(why).collect();
                    return Judged { lines, done: Some(self.finish()) };
                }
                let stalemate = self.stalemates(given, narrator);
                stalemate.into_iter().chain([self.wrong(given, but, narrator)]).collect()
            }
            Verdict::Other => vec![self.question(narrator)],
        };
        Judged { lines, done: None }
    }

    /// Whether there is something left to try after a wrong answer that is no move.
    fn has_second_try(&self) -> bool {
        matches!(self.exercise().answer(), Key::Number(_) | Key::Stands(_))
    }

    /// The clock is pressed; nothing where there is none.
    fn presses(&mut self, narrator: &Narrator) -> Option<Judged> {
        let (lines, outcome) = self.now.game.as_mut()?.presses(narrator)?;
        Some(self.played(lines, outcome, narrator))
    }

    /// What is said of a move in a game; at its end the reason why it went so, unless it went well.
    fn played(&mut self, mut lines: Lines, outcome: Option<Grade>, narrator: &Narrator) -> Judged {
        let is_helped = self.now.helped > 0;
        let outcome = outcome.map(|outcome| match outcome {
            Grade::Right if is_helped => Grade::Helped,
            Grade::Right | Grade::Helped | Grade::Wrong => outcome,
        });
        if outcome == Some(Grade::Wrong) {
            self.miss();
        }
        if outcome.is_some_and(|outcome| outcome != Grade::Right) {
            lines.extend(self.of_exercise(narrator, "why"));
        }
        Judged { lines, done: outcome.map(|outcome| (self.kept_as(), outcome)) }
    }

    fn miss(&mut self) {
        let number = self.number();
        if !std::mem::replace(&mut self.now.missed, true) && !self.missed.contains(&number) {
            self.missed.push(number);
        }
    }

    /// How the exercise went, and by which name it is kept.
    fn finish(&self) -> (String, Grade) {
        let outcome = match (self.now.missed, self.now.helped) {
            (true, _) => Grade::Wrong,
            (false, 0) => Grade::Right,
            (false, _) => Grade::Helped,
        };
        (self.kept_as(), outcome)
    }

    /// The name by which attempts at the exercise are kept.
    fn kept_as(&self) -> String {
        kept_as(&self.source.name(), self.number())
    }

    fn comes_to(&mut self, at: usize) {
        self.at = at;
        self.now = Answering::of(self.exercise(), self.seed);
    }

    /// A sentence of the lesson, if the voice has it.
    fn sentence(&self, narrator: &Narrator, part: &str) -> Option<Vec<Span>> {
        self.source.sentence(narrator, part)
    }

    /// A sentence of the exercise, if the voice has it.
    fn of_exercise(&self, narrator: &Narrator, part: &str) -> Option<Vec<Span>> {
        self.sentence(narrator, &format!("-{}-{part}", self.number()))
    }
}

impl Exercise for Course {
    /// The position of the exercise; where it is a game, the one that it has come to.
    fn position(&self) -> &Position {
        self.now.game.as_ref().map_or(&self.exercise().position, Game::position)
    }

    /// Who is asked for a colour, or for what stands somewhere, sees no board.
    fn is_from_memory(&self) -> bool {
        self.asks_board()
    }

    /// On a board it is felt.
    fn on_board(&self) -> Option<&Position> {
        Some(self.position())
    }

    fn memory_id(&self) -> &'static str {
        "lesson-from-memory"
    }

    fn gives_away(&self, command: Command) -> bool {
        self.has_answer(command)
    }

    fn made(&self) -> &[Made] {
        self.now.game.as_ref().map(Game::made).unwrap_or_default()
    }

    /// Whether the position has to be told before the question: it is another one than before, and not the
    /// beginning of a game.
    fn tells_position(&self) -> bool {
        let position = &self.exercise().position;
        if self.now.game.is_some() && *position == Position::default() {
            return false;
        }
        let before = self.at.checked_sub(1).filter(|_| !self.is_alone);
        let before = before.map(|at| &self.exercises[at].1.position);
        *before.unwrap_or(&Position::default()) != *position
    }

    /// What is said where the lesson begins or goes on: its title, and at its beginning what it teaches.
    fn title(&self, narrator: &Narrator) -> Lines {
        let title = self.sentence(narrator, "").unwrap_or_default();
        let values = [("title", title.into()), ("exercise", (self.at + 1).into())];
        let begins = self.at == 0 && !self.is_alone;
        let id = if begins { "lesson-begins" } else { "lesson-goes-on" };
        let mut lines = vec![narrator.talk.sentence(id, &values)];
        if begins {
            lines.extend(self.teaches(narrator));
        }
        lines
    }

    /// What must be known before the exercise.
    fn before(&self, narrator: &Narrator) -> Option<Vec<Span>> {
        self.of_exercise(narrator, "before")
    }

    fn given(&self, text: &str, of: Understanding<'_>, narrator: &Narrator) -> Option<Answered> {
        self.given_by(text, of, narrator).map(Answered::Given)
    }

    fn wants(&self, narrator: &Narrator) -> Option<Vec<Span>> {
        let wants = match self.exercise().answer() {
            Key::Colour(_) => Wants::Colour,
            Key::Number(_) => Wants::Number,
            Key::YesNo(_) => Wants::YesNo,
            Key::Stands(_) => Wants::Piece,
            Key::Word(_) => {
                let Task::Choose(words) = &self.exercise().task else { return None };
                return Some(one_of(words, narrator));
            }
            Key::Done if self.has_drill() => return Some(self.question(narrator)),
            Key::All(_) | Key::OneOf(_) | Key::Done => return None,
        };
        Some(wants.said(narrator))
    }

    /// Whether there is a clock to be pressed.
    fn has_clock(&self) -> bool {
        self.now.game.as_ref().is_some_and(Game::has_clock)
    }

    /// Whether check, mate and stalemate are told with the position: not in a question that may be about them.
    fn tells_check(&self) -> bool {
        !matches!(
            self.exercise().task,
            Task::Choose(_) | Task::Legal(_) | Task::Castling | Task::Winnable
        )
    }

    /// One step of help more: the theme, the piece, where it goes, the move. Where no move is asked for,
    /// the theme, what can be counted, and the answer.
    fn help(&mut self, narrator: &Narrator) -> Vec<Span> {
        let theme = self.of_exercise(narrator, "help");
        if let Some(game) = &mut self.now.game {
            let is_first = self.now.helped == 0;
            self.now.helped += 1;
            return theme.filter(|_| is_first).unwrap_or_else(|| game.help(narrator));
        }
        let left = self.exercise().moves().iter().find(|mv| !self.now.named.contains(mv)).copied();
        // A lesson that somebody has written may have no help.
        let theme = theme.unwrap_or_else(|| self.question(narrator));
        let Some(mv) = left else {
            let steps = [Some(theme), self.counted(narrator), self.answer(narrator)];
            let steps: Vec<Vec<Span>> = steps.into_iter().flatten().collect();
            self.now.helped = (self.now.helped + 1).min(steps.len());
            return steps[self.now.helped - 1].clone();
        };
        self.now.helped = (self.now.helped + 1).min(STEPS);
        if self.now.helped > 1 {
            hint(self.now.helped, self.position(), mv, narrator)
        } else {
            theme
        }
    }

    fn solution(&mut self, narrator: &Narrator) -> (Lines, Option<FinishedExercise>) {
        if let Some(game) = &mut self.now.game {
            let (mut lines, outcome) = game.solution(narrator);
            self.miss();
            lines.extend(self.of_exercise(narrator, "why"));
            return (lines, Some((self.kept_as(), outcome)));
        }
        // Whether a game that was played out was won, only the player knows.
        if self.exercise().is_answered() {
            self.miss();
        }
        let position = self.position();
        let moves = self.exercise().moves().iter();
        let moves: Vec<Vec<Span>> =
            moves.map(|mv| vec![narrator.announcement(position, *mv)]).collect();
        let told = (!moves.is_empty()).then(|| {
            narrator.talk.sentence("lesson-solution", &[("moves", narrator.join_all(moves))])
        });
        let why = self.of_exercise(narrator, "why");
        let answer = || self.answer(narrator).filter(|_| told.is_none());
        let why = why.or_else(answer);
        (told.into_iter().chain(why).collect(), Some(self.finish()))
    }

    fn go_on(&mut self) -> bool {
        let is_more = !self.is_alone && self.at + 1 < self.exercises.len();
        self.comes_to(self.at + usize::from(is_more));
        is_more
    }

    fn place(&self, narrator: &Narrator) -> Vec<Span> {
        let title = self.sentence(narrator, "").unwrap_or_default();
        let values = [
            ("title", title.into()),
            ("exercise", (self.at + 1).into()),
            ("count", self.exercises.len().into()),
        ];
        narrator.talk.sentence("lesson-where", &values)
    }

    /// What there is to remember at the end, and what went wrong; then what comes next.
    fn recap(&self, _tried: &[(String, Attempt)], narrator: &Narrator) -> Lines {
        if self.is_alone {
            return Vec::new();
        }
        let mut lines = vec![narrator.talk.sentence("lesson-over", &[])];
        lines.extend(self.sentence(narrator, "-recap"));
        let place = |number: &usize| {
            let at = self.exercises.iter().position(|(known, _)| known == number);
            vec![narrator.talk.span(&(at.unwrap_or_default() + 1).to_string())]
        };
        if !self.missed.is_empty() {
            let missed = narrator.join_all(self.missed.iter().map(place).collect());
            let values = [("exercises", missed), ("count", self.missed.len().into())];
            lines.push(narrator.talk.sentence("lesson-missed", &values));
        }
        let names = lessons::names();
        let is_it = |name: &&str| matches!(self.source, Source::BuiltIn(own) if own == *name);
        let next = names.iter().position(is_it).map(|at| at + 1);
        if let Some((number, name)) = next.and_then(|at| Some((at + 1, names.get(at)?))) {
            let title = narrator.talk.sentence(&format!("lesson-{name}"), &[]);
            let values = [("number", number.into()), ("title", title.into())];
            lines.push(narrator.talk.sentence("lesson-next", &values));
        }
        lines
    }

    fn question(&self, narrator: &Narrator) -> Vec<Span> {
        self.asked(narrator)
    }

    fn judge_move(&mut self, mv: Move, narrator: &Narrator) -> Option<Judged> {
        Some(self.judge_given(&Given::Move(mv), narrator))
    }

    fn judge(&mut self, answered: &Answered, narrator: &Narrator) -> Option<Judged> {
        match answered {
            Answered::Given(given) => Some(self.judge_given(given, narrator)),
            Answered::Move(mv) => self.judge_move(*mv, narrator),
            Answered::Moves(moves) => Some(self.judge_all(moves, narrator)),
            Answered::Press => self.presses(narrator),
            Answered::Reply(_) | Answered::Square(_) => None,
        }
    }

    fn listed(&self, text: &str, of: Understanding<'_>, narrator: &Narrator) -> Option<Listed> {
        self.names_all(text, of, narrator)
    }

    fn side(&self) -> Option<Color> {
        Some(self.exercise().position.turn())
    }

    fn whereabouts(&mut self, narrator: &Narrator) -> Lines {
        vec![self.place(narrator)]
    }

    fn about(&mut self, narrator: &Narrator) -> Lines {
        self.teaches(narrator)
    }

    fn first(&mut self, narrator: &Narrator) -> Option<Walked> {
        self.comes_to(0);
        self.missed.clear();
        Some(Walked::Asks(self.title(narrator)))
    }

    fn back(&mut self, narrator: &Narrator) -> Option<Walked> {
        let say = |id: &str| narrator.talk.sentence(id, &[]);
        let takes_back = self.now.game.as_mut().is_some_and(Game::takes_back);
        Some(if takes_back {
            Walked::Told(vec![say("ending-taken-back"), self.question(narrator)])
        } else if self.at > 0 {
            self.comes_to(self.at - 1);
            Walked::Asks(Lines::new())
        } else {
            Walked::Refused(say("lesson-first"))
        })
    }

    fn takes_nothing_back(&self) -> bool {
        false
    }

    fn has_drill(&self) -> bool {
        self.exercise().drill().is_some()
    }

    /// The drill that is meant to be done now.
    fn begins(&self, narrator: &Narrator) -> Option<String> {
        let (drill, level) = self.exercise().drill()?;
        Some(format!("{} {}", written(&drilling::name(drill, narrator)), level.get()))
    }

    fn plays_on(&self) -> bool {
        self.exercise().is_game() && self.now.game.is_none()
    }

    fn is_alone(&self) -> bool {
        self.is_alone
    }

    fn help_id(&self) -> &'static str {
        "help-lesson"
    }

    fn not_here_id(&self) -> &'static str {
        "lesson-not-here"
    }
}

/// The name by which attempts at an exercise are kept.
pub(crate) fn kept_as(lesson: &str, number: usize) -> String {
    format!("{KIND}{lesson}/{number}")
}

/// An exercise of a lesson again, by what follows the kind in its name.
pub(crate) fn again(name: &str, known: &Known) -> Option<Box<dyn Exercise>> {
    let (lesson, number) = name.split_once('/')?;
    let again = Course::alone(lesson, number.parse().ok()?, &known.brought.lessons)?;
    Some(Box::new(again))
}
