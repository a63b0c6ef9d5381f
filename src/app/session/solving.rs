//! A puzzle that somebody solves: its line move by move, what refutes others, and why it is good. Pure.

#![deny(clippy::wildcard_enum_match_arm)]

use std::path::Path;

use crate::laws::{At, Made};
use crate::opponent::Problem;
use crate::opponent::builtin::{self, Limits, Stop};
use crate::practice::cards::Outcome;
use crate::practice::mined::mate;
use crate::practice::puzzle::Puzzle;
use crate::practice::reason::{Reason, Shape};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Color, Move, Position, Square};

use crate::app::session::bringing::puzzles_new;
use crate::app::session::practised::{Judged, STEPS, hint};
use crate::app::session::review::Lines;
use crate::app::session::{Act, Manner};
use crate::describe::{self, Question};
use crate::puzzles::{Library, Wanted};
use crate::voices::{Narrator, Span, Value};

/// How far the answer to a wrong move is looked for: some milliseconds.
const REFUTING: Limits = Limits { nodes: 20_000, depth: 4 };

/// How the names begin by which attempts at puzzles are kept.
pub(super) const KIND: &str = "puzzle/";

/// Where a puzzle comes from.
#[derive(Clone, Debug)]
pub(super) enum Shelf {
    /// From those that are compiled in, where the player asked for such.
    BuiltIn(Wanted),
    /// From the player's own file of this name, with its ending.
    Own(String),
    /// From the games of the archive.
    Games,
}

/// How the names of puzzles go on there that players have brought.
pub(super) const OWN: &str = "own:";

/// How those go on that come from games: the number of the game, a slash, the position.
pub(super) const MINED: &str = "game:";

/// A puzzle, and how far it has come.
#[derive(Debug)]
pub(super) struct Solving {
    id: String,
    puzzle: Puzzle,
    /// Where it comes from, and the next one.
    pub(super) shelf: Shelf,
    /// How many moves of its line were made.
    at: usize,
    position: Chess,
    /// The opponent's last move.
    made: Vec<Made>,
    helped: usize,
    missed: bool,
    over: bool,
}

impl Solving {
    pub(super) fn new(id: String, puzzle: Puzzle, shelf: Shelf) -> Self {
        let position = puzzle.start().clone();
        let came = puzzle.came().cloned();
        let made = came.map(|(before, mv)| made(before, mv)).into_iter().collect();
        Self { id, puzzle, shelf, at: 0, position, made, helped: 0, missed: false, over: false }
    }

    pub(super) const fn position(&self) -> &Chess {
        &self.position
    }

    /// The side of who solves it.
    pub(super) fn side(&self) -> Color {
        self.puzzle.start().turn()
    }

    pub(super) fn made(&self) -> &[Made] {
        &self.made
    }

    /// Whether it is solved, or the solution is told.
    pub(super) const fn is_over(&self) -> bool {
        self.over
    }

    /// How many pieces there are, and how hard it is.
    pub(super) fn title(&self, narrator: &Narrator) -> Vec<Span> {
        let pieces = self.puzzle.start().board().occupied().count();
        let (id, value) = match &self.shelf {
            Shelf::BuiltIn(_) => {
                ("puzzle-begins", ("rating", u32::from(self.puzzle.rating).into()))
            }
            Shelf::Own(file) => {
                let name = Path::new(file).file_stem().unwrap_or_default().to_string_lossy();
                ("puzzle-own-begins", ("name", (*name).into()))
            }
            Shelf::Games => ("puzzle-game-begins", ("game", self.game().into())),
        };
        narrator.talk.sentence(id, &[("pieces", pieces.into()), value])
    }

    /// The number of the game that it comes from.
    fn game(&self) -> &str {
        let place = self.id.strip_prefix(MINED).and_then(|place| place.split_once('/'));
        place.map_or("", |(game, _)| game)
    }

    /// The position as a list by side, the opponent's last move, and the question.
    pub(super) fn told(&self, narrator: &Narrator) -> Lines {
        let solver = self.puzzle.solver();
        let side = |color| {
            let pieces = describe::answer(Question::Pieces(color, None), &self.position);
            narrator.answer(&pieces).spans
        };
        let came = self.puzzle.came().map(|(before, mv)| {
            let came = vec![narrator.announcement(before, *mv)];
            let values = [("color", narrator.color(!solver)), ("move", came.into())];
            narrator.talk.sentence("puzzle-came", &values)
        });
        let sides = [side(solver), side(!solver)].into_iter();
        sides.chain(came).chain([self.question(narrator)]).collect()
    }

    pub(super) fn question(&self, narrator: &Narrator) -> Vec<Span> {
        if self.over {
            return narrator.talk.sentence("puzzle-over", &[]);
        }
        let values = [("color", narrator.color(self.puzzle.solver()))];
        narrator.talk.sentence("puzzle-asks", &values)
    }

    /// Judges a move. Another one is as good if it mates.
    pub(super) fn judge(&mut self, mv: Move, narrator: &Narrator) -> Judged {
        if self.over {
            return Judged { lines: vec![self.question(narrator)], done: None };
        }
        let mut after = self.position.clone();
        after.play_unchecked(mv);
        let is_right = self.puzzle.line()[self.at] == mv || after.is_checkmate();
        if !is_right {
            self.missed = true;
            return Judged { lines: vec![refuted(&after, narrator)], done: None };
        }
        let Some(answer) = self.puzzle.line().get(self.at + 1).filter(|_| !after.is_checkmate())
        else {
            let line = vec![narrator.talk.sentence("puzzle-solved", &[])];
            let done = self.finish(mv);
            let lines = line.into_iter().chain(self.why(&[], narrator)).collect();
            return Judged { lines, done: Some(done) };
        };
        let told = vec![narrator.announcement(&after, *answer)];
        let values = [("color", narrator.color(after.turn())), ("move", told.into())];
        let line = narrator.talk.sentence("puzzle-answers", &values);
        self.made = vec![made(self.position.clone(), mv), made(after.clone(), *answer)];
        after.play_unchecked(*answer);
        (self.position, self.at, self.helped) = (after, self.at + 2, self.helped.min(1));
        Judged { lines: vec![line], done: None }
    }

    /// It ends with this move; how it went, and by which name that is kept.
    fn finish(&mut self, mv: Move) -> (String, Outcome) {
        self.made = vec![made(self.position.clone(), mv)];
        self.position.play_unchecked(mv);
        self.over = true;
        let outcome = match (self.missed, self.helped) {
            (true, _) => Outcome::Wrong,
            (false, 0) => Outcome::Right,
            (false, _) => Outcome::Helped,
        };
        (kept_as(&self.id), outcome)
    }

    /// Whether a first try at it counts for the rating.
    pub(super) const fn is_rated(&self) -> bool {
        matches!(self.shelf, Shelf::BuiltIn(_))
    }

    /// How it went if it is left now: missed, where an answer was wrong.
    pub(super) fn missed(&self) -> Option<(String, Outcome)> {
        (self.missed && !self.over).then(|| (kept_as(&self.id), Outcome::Wrong))
    }

    /// One step of help more: the theme, the piece, where it goes, the move.
    pub(super) fn help(&mut self, narrator: &Narrator) -> Vec<Span> {
        let Some(&mv) = self.puzzle.line().get(self.at).filter(|_| !self.over) else {
            return self.question(narrator);
        };
        self.helped = (self.helped + 1).min(STEPS);
        if self.helped == 1 {
            return self.theme(narrator);
        }
        hint(self.helped, &self.position, mv, narrator)
    }

    /// What the line is good for.
    fn theme(&self, narrator: &Narrator) -> Vec<Span> {
        match self.puzzle.reasons().first().map(|(reason, _)| reason) {
            Some(Reason::Mate(_)) => {
                let moves = self.puzzle.line()[self.at..].len().div_ceil(2);
                narrator.talk.sentence("puzzle-help-mate", &[("moves", moves.into())])
            }
            reason => narrator.talk.sentence(theme(reason), &[]),
        }
    }

    /// All moves of the line that are left, and why they are good.
    pub(super) fn solution(&mut self, narrator: &Narrator) -> (Lines, (String, Outcome)) {
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
            None => (kept_as(&self.id), Outcome::Wrong),
        };
        let drawn = stalemated(&self.position, narrator);
        ([told].into_iter().chain(drawn).chain(self.why(&left, narrator)).collect(), done)
    }

    /// Why the line is good: the weightiest reasons that these moves have not told when they were announced.
    pub(super) fn why(&self, announced: &[Move], narrator: &Narrator) -> Lines {
        let reasons = self.puzzle.reasons();
        if reasons.is_empty() && matches!(self.shelf, Shelf::Own(_)) {
            // Nobody has checked whether other moves are worse.
            return Vec::new();
        }
        if reasons.is_empty() {
            return vec![narrator.talk.sentence("reason-none", &[])];
        }
        let reasons = reasons.iter().filter(|(reason, _)| !is_told(reason, announced));
        reasons.take(2).map(|(reason, here)| said(reason, here, narrator)).collect()
    }
}

/// Whether the last moves of a line have told a reason when they were announced: a mate without a name, or
/// what a pawn became.
pub(super) fn is_told(reason: &Reason, announced: &[Move]) -> bool {
    match reason {
        Reason::Mate(None) => !announced.is_empty(),
        Reason::Promotion(role) => announced.iter().any(|mv| mv.promotion() == Some(*role)),
        Reason::Mate(Some(_))
        | Reason::Fork { .. }
        | Reason::Hanging(_)
        | Reason::Pin { .. }
        | Reason::Skewer { .. }
        | Reason::Discovered { .. }
        | Reason::DoubleCheck => false,
    }
}

/// That a line ends in stalemate, which no announcement says.
pub(super) fn stalemated(end: &Chess, narrator: &Narrator) -> Option<Vec<Span>> {
    end.is_stalemate().then(|| narrator.talk.sentence("ended-stalemate", &[]))
}

/// The sentence that says what to look for where a line is good for this.
pub(super) const fn theme(reason: Option<&Reason>) -> &'static str {
    match reason {
        Some(Reason::Fork { .. }) => "puzzle-help-fork",
        Some(Reason::Hanging(_)) => "puzzle-help-hanging",
        Some(Reason::Pin { .. }) => "puzzle-help-pin",
        Some(Reason::Skewer { .. }) => "puzzle-help-skewer",
        Some(Reason::Discovered { .. }) => "puzzle-help-discovered",
        Some(Reason::DoubleCheck) => "puzzle-help-double-check",
        Some(Reason::Promotion(_)) => "puzzle-help-promotion",
        Some(Reason::Mate(_)) | None => "puzzle-help-none",
    }
}

/// That there is no other puzzle that is wanted so: all were had, or there never was one.
pub(super) fn nothing_left(wanted: Wanted, library: &Library, manner: &Manner) -> Act {
    match library.from(wanted) {
        Some(pieces) => manner.said("puzzle-too-few", &[("pieces", pieces.into())]),
        None if wanted == Wanted::default() => manner.said("puzzle-none", &[]),
        None => manner.told_lines(vec![
            manner.narrator.talk.sentence("puzzle-none", &[]),
            puzzles_new(&manner.narrator),
        ]),
    }
}

/// The name by which attempts at a puzzle are kept.
pub(super) fn kept_as(id: &str) -> String {
    format!("{KIND}{id}")
}

/// The puzzle of a position of a game, by what follows [`MINED`] in its name.
pub(super) fn mined(place: &str) -> Option<Puzzle> {
    let (_, fen) = place.split_once('/')?;
    let fen: Fen = fen.parse().ok()?;
    mate(&fen.into_position(CastlingMode::Standard).ok()?, None)
}

/// A move without a clock.
pub(super) const fn made(before: Chess, mv: Move) -> Made {
    Made { before, mv, at: At::ZERO, left: None, opponent_left: None }
}

/// What the other side answers to a wrong move.
fn refuted(after: &Chess, narrator: &Narrator) -> Vec<Span> {
    let found = builtin::analyse(&Problem::new(after.clone()), REFUTING, &Stop::new());
    let Some(best) = found.moves.first() else {
        return narrator.talk.sentence("puzzle-ends-game", &[]);
    };
    let answer = vec![narrator.announcement(after, best.mv)];
    let values = [("color", narrator.color(after.turn())), ("move", answer.into())];
    narrator.talk.sentence("lesson-answered", &values)
}

/// A reason, where it is to be seen.
pub(super) fn said(reason: &Reason, here: &Chess, narrator: &Narrator) -> Vec<Span> {
    let piece = |square: &Square| -> Value {
        let role = here.board().role_at(*square);
        role.map_or_else(|| "".into(), |role| narrator.role(role))
    };
    let square = |square: &Square| narrator.square(*square);
    let placed = |on: &Square| {
        let values = [("piece", piece(on)), ("square", square(on))];
        narrator.talk.sentence("reason-piece", &values)
    };
    let (id, values) = match reason {
        Reason::Mate(None) => ("reason-mate", Vec::new()),
        Reason::Mate(Some(Shape::BackRank)) => ("reason-back-rank", Vec::new()),
        Reason::Mate(Some(Shape::Smothered)) => ("reason-smothered", Vec::new()),
        Reason::DoubleCheck => ("reason-double-check", Vec::new()),
        Reason::Promotion(role) => ("reason-promotion", vec![("piece", narrator.role(*role))]),
        Reason::Hanging(on) => ("reason-hanging", vec![("piece", placed(on).into())]),
        Reason::Fork { by, on } => {
            let on = narrator.join_all(on.iter().map(placed).collect());
            ("reason-fork", vec![("piece", placed(by).into()), ("on", on)])
        }
        Reason::Pin { piece: pinned, behind } => (
            "reason-pin",
            vec![("piece", placed(pinned).into()), ("behind", placed(behind).into())],
        ),
        Reason::Skewer { front, behind } => (
            "reason-skewer",
            vec![("piece", placed(front).into()), ("behind", placed(behind).into())],
        ),
        Reason::Discovered { by, on } => {
            ("reason-discovered", vec![("piece", placed(by).into()), ("on", placed(on).into())])
        }
    };
    narrator.talk.sentence(id, &values)
}
