//! A puzzle that somebody solves: its line move by move, what refutes others, and why it is good. Pure.

#![deny(clippy::wildcard_enum_match_arm)]

mod bringing;
mod choosing;

use std::path::Path;

use crate::laws::{Made, Position};
use crate::opponent::Problem;
use crate::opponent::builtin::{self, Limits, Stop};
use crate::practice::cards::{Attempt, Grade};
use crate::practice::mined::mate;
use crate::practice::puzzle::Puzzle;
use crate::practice::reason::LineReason;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Color, Move, Position as _};

use crate::describe::{self, Question};
use crate::exercises::begun::{Asking, Begun};
use crate::exercises::clues::{clue_said, idea_said, plain_said};
use crate::exercises::known::Known;
use crate::exercises::reasons::{is_told, said, stalemated};
use crate::exercises::{Exercise, FinishedExercise, Judged, STEPS, hint, made};
use crate::puzzles::Wanted;
use crate::voices::{Lines, Narrator, Span};

pub(crate) use bringing::{again, faults_said, puzzles_new};
pub(crate) use choosing::{Streak, rating, ratings};

/// How far the answer to a wrong move is looked for: some milliseconds.
const REFUTING: Limits = Limits { nodes: 20_000, depth: 4 };

/// How many reasons are told of a line.
const TOLD: usize = 2;

/// How the names begin by which attempts at puzzles are kept.
pub(crate) const KIND: &str = "puzzle/";

/// Where a puzzle comes from.
#[derive(Clone, Debug)]
pub(crate) enum PuzzleShelf {
    /// From those that are compiled in, where the player asked for such.
    BuiltIn(Wanted),
    /// From the player's own file of this name, with its ending.
    Own(String),
    /// From the games of the archive.
    Games,
    /// From those that are compiled in, each harder than the last, as long as none is missed.
    Streak(Streak),
}

/// How the names of puzzles go on there that players have brought.
pub(crate) const OWN: &str = "own:";

/// How those go on that come from games: the number of the game, a slash, the position.
pub(crate) const MINED: &str = "game:";

/// How those go on that belong to a streak.
pub(crate) const STREAK: &str = "streak:";

/// A puzzle, and how far it has come.
#[derive(Debug)]
pub(crate) struct Solving {
    id: String,
    puzzle: Puzzle,
    /// Where it comes from, and the next one.
    pub(crate) shelf: PuzzleShelf,
    /// How many moves of its line were made.
    at: usize,
    position: Position,
    /// The opponent's last move.
    made: Vec<Made>,
    helped: usize,
    missed: bool,
    over: bool,
}

impl Solving {
    pub(crate) fn new(id: String, puzzle: Puzzle, shelf: PuzzleShelf) -> Self {
        let position = puzzle.start().clone();
        let came = puzzle.came().cloned();
        let made = came.map(|(before, mv)| made(before, mv)).into_iter().collect();
        Self { id, puzzle, shelf, at: 0, position, made, helped: 0, missed: false, over: false }
    }

    /// The number of the game that it comes from.
    fn game(&self) -> &str {
        let place = self.id.strip_prefix(MINED).and_then(|place| place.split_once('/'));
        place.map_or("", |(game, _)| game)
    }

    /// It ends with this move; how it went, and by which name that is kept.
    fn finish(&mut self, mv: Move) -> (String, Grade) {
        self.made = vec![made(self.position.clone(), mv)];
        self.position.play_unchecked(mv);
        self.over = true;
        let outcome = match (self.missed, self.helped) {
            (true, _) => Grade::Wrong,
            (false, 0) => Grade::Right,
            (false, _) => Grade::Helped,
        };
        (kept_as(&self.id), outcome)
    }

    /// What becomes of a streak by this.
    fn streak(&self, outcome: Grade, narrator: &Narrator) -> Option<Vec<Span>> {
        match &self.shelf {
            PuzzleShelf::Streak(streak) => Some(streak.after(outcome, narrator)),
            PuzzleShelf::BuiltIn(_) | PuzzleShelf::Own(_) | PuzzleShelf::Games => None,
        }
    }

    /// What is true of the next move.
    fn theme(&self, narrator: &Narrator) -> Vec<Span> {
        let clue = self.puzzle.clue(self.at);
        clue.map_or_else(|| self.question(narrator), |clue| clue_said(&clue, narrator))
    }

    /// Why the line is good: the weightiest reasons that these moves have not told when they were announced,
    /// and what it is for.
    pub(crate) fn why(&self, announced: &[Move], narrator: &Narrator) -> Lines {
        let reasons = self.puzzle.reasons();
        let told = |(reason, here): &(LineReason, Position)| {
            (!is_told(reason, announced)).then(|| said(reason, here, narrator))
        };
        let is_mate = reasons.iter().any(|(reason, _)| matches!(reason, LineReason::Mate(_)));
        let ideas = self.puzzle.ideas();
        let idea = ideas.first().filter(|_| !is_mate).map(|idea| idea_said(idea, narrator));
        let mut lines: Lines = reasons.iter().filter_map(told).chain(idea).take(TOLD).collect();
        if lines.is_empty() && reasons.is_empty() {
            lines.extend(self.plainly(narrator));
        }
        lines
    }

    /// What can be said of a line that has no reason; nobody has checked whether other moves are worse than
    /// those of the player's own puzzles.
    fn plainly(&self, narrator: &Narrator) -> Option<Vec<Span>> {
        let is_checked = !matches!(self.shelf, PuzzleShelf::Own(_));
        let none = || is_checked.then(|| narrator.talk.sentence("reason-none", &[]));
        self.puzzle.plain().map(|plain| plain_said(plain, narrator)).or_else(none)
    }
}

impl Exercise for Solving {
    fn position(&self) -> &Position {
        &self.position
    }

    fn made(&self) -> &[Made] {
        &self.made
    }

    fn is_over(&self) -> bool {
        self.over
    }

    /// How many pieces there are, and how hard it is.
    fn title(&self, narrator: &Narrator) -> Lines {
        let pieces = self.puzzle.start().board().occupied().count();
        let (id, value) = match &self.shelf {
            PuzzleShelf::BuiltIn(_) => {
                ("puzzle-begins", ("rating", u32::from(self.puzzle.rating).into()))
            }
            PuzzleShelf::Own(file) => {
                let name = Path::new(file).file_stem().unwrap_or_default().to_string_lossy();
                ("puzzle-own-begins", ("name", (*name).into()))
            }
            PuzzleShelf::Games => ("puzzle-game-begins", ("game", self.game().into())),
            PuzzleShelf::Streak(streak) => {
                let rating = ("rating", u32::from(self.puzzle.rating).into());
                return streak.title(pieces, rating, narrator);
            }
        };
        vec![narrator.talk.sentence(id, &[("pieces", pieces.into()), value])]
    }

    /// The position as a list by side, the opponent's last move, and the question.
    fn told(&self, narrator: &Narrator) -> Lines {
        let solver = self.puzzle.solver();
        let side = |color| {
            let pieces = describe::answer(Question::Pieces(color, None), &self.position);
            narrator.answers().of(&pieces).spans
        };
        let came = self.puzzle.came().map(|(before, mv)| {
            let came = vec![narrator.announcement(before, *mv)];
            let values = [("color", narrator.color(!solver)), ("move", came.into())];
            narrator.talk.sentence("puzzle-came", &values)
        });
        let sides = [side(solver), side(!solver)].into_iter();
        sides.chain(came).chain([self.question(narrator)]).collect()
    }

    fn question(&self, narrator: &Narrator) -> Vec<Span> {
        if self.over {
            return narrator.talk.sentence("puzzle-over", &[]);
        }
        let values = [("color", narrator.color(self.puzzle.solver()))];
        narrator.talk.sentence("puzzle-asks", &values)
    }

    /// Judges a move. Another one is as good if it mates.
    fn judge_move(&mut self, mv: Move, narrator: &Narrator) -> Option<Judged> {
        if self.over {
            return Some(Judged { lines: vec![self.question(narrator)], done: None });
        }
        let mut after = self.position.clone();
        after.play_unchecked(mv);
        let is_right = self.puzzle.line()[self.at] == mv || after.is_checkmate();
        if !is_right {
            self.missed = true;
            if matches!(self.shelf, PuzzleShelf::Streak(_)) {
                let (lines, done) = self.solution(narrator);
                let wrong = narrator.talk.sentence("lesson-wrong", &[]);
                return Some(Judged { lines: [wrong].into_iter().chain(lines).collect(), done });
            }
            return Some(Judged { lines: vec![refuted(&after, narrator)], done: None });
        }
        let Some(answer) = self.puzzle.line().get(self.at + 1).filter(|_| !after.is_checkmate())
        else {
            let line = vec![narrator.talk.sentence("puzzle-solved", &[])];
            let done = self.finish(mv);
            let streak = self.streak(done.1, narrator);
            let lines = line.into_iter().chain(self.why(&[], narrator)).chain(streak).collect();
            return Some(Judged { lines, done: Some(done) });
        };
        let told = vec![narrator.announcement(&after, *answer)];
        let values = [("color", narrator.color(after.turn())), ("move", told.into())];
        let line = narrator.talk.sentence("puzzle-answers", &values);
        self.made = vec![made(self.position.clone(), mv), made(after.clone(), *answer)];
        after.play_unchecked(*answer);
        (self.position, self.at, self.helped) = (after, self.at + 2, self.helped.min(1));
        Some(Judged { lines: vec![line], done: None })
    }

    /// How it went if it is left now: missed, where an answer was wrong, and in a streak where help was taken.
    fn missed(&self) -> Option<FinishedExercise> {
        let helped = self.helped > 0 && matches!(self.shelf, PuzzleShelf::Streak(_));
        let outcome = match (self.missed, helped) {
            (true, _) => Grade::Wrong,
            (false, true) => Grade::Helped,
            (false, false) => return None,
        };
        (!self.over).then(|| (kept_as(&self.id), outcome))
    }

    /// One step of help more: the theme, the piece, where it goes, the move.
    fn help(&mut self, narrator: &Narrator) -> Vec<Span> {
        let Some(&mv) = self.puzzle.line().get(self.at).filter(|_| !self.over) else {
            return self.question(narrator);
        };
        self.helped = (self.helped + 1).min(STEPS);
        if self.helped == 1 {
            return self.theme(narrator);
        }
        hint(self.helped, &self.position, mv, narrator)
    }

    /// All moves of the line that are left, and why they are good.
    fn solution(&mut self, narrator: &Narrator) -> (Lines, Option<FinishedExercise>) {
        self.missed = true;
        let mut moves = Vec::new();
        let left = self.puzzle.line()[self.at..].to_vec();
        for mv in &left {
            moves.push(vec![narrator.announcement(&self.position, *mv)]);
            if self.at + moves.len() < self.puzzle.line().len() {
                self.position.play_unchecked(*mv);
            }
        }
        let told = narrator.talk.sentence("lesson-solution", &[("moves", narrator.join(moves))]);
        let done = match left.last() {
            Some(last) => self.finish(*last),
            None => (kept_as(&self.id), Grade::Wrong),
        };
        let drawn = stalemated(&self.position, narrator);
        let why = self.why(&left, narrator);
        let streak = self.streak(done.1, narrator);
        ([told].into_iter().chain(drawn).chain(why).chain(streak).collect(), Some(done))
    }

    fn side(&self) -> Option<Color> {
        Some(self.puzzle.start().turn())
    }

    fn recap(&self, _tried: &[(String, Attempt)], narrator: &Narrator) -> Lines {
        self.why(&[], narrator)
    }

    fn about(&mut self, narrator: &Narrator) -> Lines {
        if self.over { self.why(&[], narrator) } else { vec![self.question(narrator)] }
    }

    fn plays_on(&self) -> bool {
        true
    }

    fn rating(&self, known: &Known) -> Option<u16> {
        matches!(self.shelf, PuzzleShelf::BuiltIn(_) | PuzzleShelf::Streak(_))
            .then(|| rating(known))
    }

    fn another(&self, asking: &Asking<'_>) -> Option<Begun> {
        Some(match &self.shelf {
            PuzzleShelf::BuiltIn(wanted) => asking.begins_puzzle(*wanted),
            PuzzleShelf::Own(name) => asking.begins_own_puzzle(name)?,
            PuzzleShelf::Games => asking.begins_mined(),
            PuzzleShelf::Streak(_) => asking.begins_streak(),
        })
    }

    fn help_id(&self) -> &'static str {
        "help-puzzle"
    }

    fn not_here_id(&self) -> &'static str {
        "puzzle-not-here"
    }
}

/// The name by which attempts at a puzzle are kept.
pub(crate) fn kept_as(id: &str) -> String {
    format!("{KIND}{id}")
}

/// The puzzle of a position of a game, by what follows [`MINED`] in its name.
pub(crate) fn mined(place: &str) -> Option<Puzzle> {
    let (_, fen) = place.split_once('/')?;
    let fen: Fen = fen.parse().ok()?;
    mate(&Position::from_setup(fen.into_setup(), CastlingMode::Standard).ok()?, None)
}

/// What the other side answers to a wrong move.
fn refuted(after: &Position, narrator: &Narrator) -> Vec<Span> {
    let found = builtin::analyse(&Problem::new(after.clone()), REFUTING, &Stop::new());
    let Some(best) = found.moves.first() else {
        return narrator.talk.sentence("puzzle-ends-game", &[]);
    };
    let answer = vec![narrator.announcement(after, best.mv)];
    let values = [("color", narrator.color(after.turn())), ("move", answer.into())];
    narrator.talk.sentence("lesson-answered", &values)
}
