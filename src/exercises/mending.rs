//! The mistakes of a game that somebody looks for better moves for: what is asked, and what becomes of
//! an answer. Pure.
//!
//! The game is searched while the player thinks; what is needed next follows from what was found, so
//! that a search that was dropped is asked for again.

#![deny(clippy::wildcard_enum_match_arm)]

mod told;

use std::collections::HashSet;
use std::time::Duration;

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Color, Move, Position as _};

use crate::archive::{GameId, Labelled, Listed, Score};
use crate::exercises::clues::clue_said;
use crate::exercises::known::Known;
use crate::exercises::reasons::near;
use crate::exercises::sought::Sought;
use crate::exercises::{Afterwards, Exercise, FinishedExercise, Judged, STEPS, Searched, hint};
use crate::laws::{At, Made, Position};
use crate::notation::pgn::Node;
use crate::notation::{openings, position};
use crate::practice::cards::{Attempt, Grade};
use crate::practice::mistakes::{self, Label, Line, Mistake, Plan, is_as_good};
use crate::practice::reason;
use crate::voices::{Lines, Narrator, Span, written};

pub(crate) use told::{kept_said, lost_by};

/// How the names begin by which attempts at mistakes are kept.
pub(crate) const KIND: &str = "mistake/";

/// Positions visited to compare an answer with the best move.
const COMPARED: u64 = 400_000;

/// The mistakes of a game, and how far they are gone through.
#[derive(Debug)]
pub(crate) struct Mending {
    game: GameId,
    /// What it is listed by; nothing where one mistake of it comes again.
    listed: Option<Listed>,
    /// How many moves of it were made before those that are here.
    before: usize,
    mode: CastlingMode,
    /// Whose mistakes are asked; those of both sides, if none is named.
    side: Option<Color>,
    plan: Plan,
    /// All moves of the game.
    all: Vec<Made>,
    /// How many of them led to the position here.
    at: usize,
    asked: Asked,
    builtin: Builtin,
    /// How many quarters of the game the player has heard to be searched.
    quarters: usize,
}

/// What was asked, and is.
#[derive(Debug, Default)]
struct Asked {
    /// The moves about which he was asked when he went through the game before.
    before: HashSet<usize>,
    /// How many of the mistakes that were found were asked, or passed over.
    passed: usize,
    question: Option<Question>,
    went: Vec<(Mistake, Went)>,
}

/// The part of the built-in opponent.
#[derive(Debug, Default)]
struct Builtin {
    /// Whether it has searched.
    has_searched: bool,
    /// Whether the player was told what it cannot judge.
    warned: bool,
}

/// A mistake for which a better move is looked for.
#[derive(Debug)]
struct Question {
    mistake: Mistake,
    helped: usize,
    missed: bool,
    /// The answer that is compared with the best move.
    answer: Option<Move>,
}

/// What became of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Went {
    Found,
    Shown,
    Skipped,
}

/// A mistake as it was kept, with the position before it; `None` where it cannot be read.
fn kept(label: &Labelled) -> Option<(Position, CastlingMode, Mistake)> {
    let fen: Fen = label.position.parse().ok()?;
    let read = |mode| Some((Position::from_setup(fen.clone().into_setup(), mode).ok()?, mode));
    let (start, mode) = read(CastlingMode::Standard).or_else(|| read(CastlingMode::Chess960))?;
    let line = |text: &str| Line::read(&start, text);
    let (best, played) = (line(&label.best)?, line(&label.played)?);
    let called = Label::ALL.into_iter().find(|it| it.annotation() == label.annotation)?;
    Some((start, mode, Mistake { ply: 0, label: called, best, played }))
}

impl Mending {
    /// The mistakes of one side of a game, or of both, from the first one on that is not in this list;
    /// `None` where it has no moves.
    pub(crate) fn new(
        score: Score,
        side: Option<Color>,
        tried: &[(String, Attempt)],
    ) -> Option<Self> {
        let Score { listed, tree, .. } = score;
        let of_game = format!("{KIND}{}/", listed.id.0);
        let ply = |(name, _): &(String, Attempt)| name.strip_prefix(&of_game)?.parse().ok();
        let answered = tried.iter().filter_map(ply).collect();
        let mut at = tree.start().clone();
        let mut all: Vec<Made> = Vec::new();
        for node in tree.main() {
            let Some(mv) = tree.mv(node) else { continue };
            let before = at.clone();
            at.play_unchecked(mv);
            let left = tree.left(node);
            all.push(Made { before, mv, at: At::ZERO, left, opponent_left: None });
        }
        let moves: Vec<Move> = all.iter().map(|made| made.mv).collect();
        let plan = Plan::new(&tree.position(Node::ROOT), &moves, side, openings::is_named);
        let mode = tree.mode();
        (!plan.is_empty()).then_some(Self {
            game: listed.id,
            listed: Some(listed),
            before: 0,
            mode,
            side,
            plan,
            all,
            at: 0,
            asked: Asked { before: answered, ..Asked::default() },
            builtin: Builtin::default(),
            quarters: 0,
        })
    }

    /// A mistake of a game that comes again; `None` where it cannot be read.
    fn again(game: GameId, label: &Labelled) -> Option<Self> {
        let (start, mode, mistake) = kept(label)?;
        let (mv, left) = (mistake.played.moves[0], None);
        let all = vec![Made { before: start.clone(), mv, at: At::ZERO, left, opponent_left: None }];
        let mut mending = Self {
            game,
            listed: None,
            before: label.ply,
            mode,
            side: None,
            plan: Plan::known(&start, mistake),
            all,
            at: 0,
            asked: Asked::default(),
            builtin: Builtin::default(),
            quarters: 0,
        };
        mending.asks_next().then_some(mending)
    }

    /// Whether a better move is looked for.
    const fn is_asking(&self) -> bool {
        self.asked.question.is_some()
    }

    /// What must be searched now: first the answer, for which the player waits.
    fn wanted(&self) -> Option<Sought> {
        if let Some(Question { mistake, answer: Some(answer), .. }) = &self.asked.question {
            let (position, only) = (self.position().clone(), vec![mistake.best.moves[0], *answer]);
            return Some(Sought { position, mode: self.mode, lines: 2, nodes: COMPARED, only });
        }
        let mistakes::PlannedSearch { position, nodes, only, .. } = self.plan.next()?;
        let lines = if only.is_empty() { 1 } else { 2 };
        Some(Sought { position, mode: self.mode, lines, nodes, only })
    }

    /// Takes what was found for [`Exercise::sought`].
    fn hears(&mut self, lines: &[Line], builtin: bool, narrator: &Narrator) -> Afterwards {
        self.builtin.has_searched |= builtin;
        if let Some(answer) =
            self.asked.question.as_mut().and_then(|question| question.answer.take())
        {
            return Afterwards::Judged(self.compared(answer, lines, narrator));
        }
        self.plan.found(lines);
        self.goes_on_if_waited_for(narrator)
    }

    /// Nobody searches any more; an answer that was to be compared is not judged. What is said of it, and
    /// what follows.
    fn ends(&mut self, narrator: &Narrator) -> (Vec<Span>, Afterwards) {
        self.plan.end();
        let answer = self.asked.question.as_mut().and_then(|question| question.answer.take());
        let id = if answer.is_some() { "mistake-not-judged" } else { "mistakes-ended" };
        (narrator.talk.sentence(id, &[]), self.goes_on_if_waited_for(narrator))
    }

    fn goes_on_if_waited_for(&mut self, narrator: &Narrator) -> Afterwards {
        if self.asked.question.is_some() {
            Afterwards::Nothing
        } else if self.asks_next() {
            Afterwards::Asks(
                self.warning(narrator).into_iter().chain(self.told(narrator)).collect(),
            )
        } else if self.plan.finds_more(self.side) {
            self.quarter(narrator).map_or(Afterwards::Nothing, |told| Afterwards::Told(vec![told]))
        } else {
            Afterwards::Over(self.summed_up(narrator))
        }
    }

    /// Goes on to the next mistake that was found; whether there is one.
    fn asks_next(&mut self) -> bool {
        while let Some(mistake) = self.plan.mistakes().get(self.asked.passed).cloned() {
            self.asked.passed += 1;
            if self.is_asked(&mistake) {
                self.at = mistake.ply;
                self.asked.question =
                    Some(Question { mistake, helped: 0, missed: false, answer: None });
                return true;
            }
        }
        // Who has answered all of them before is asked again.
        let again = self.asked.went.is_empty() && !self.plan.finds_more(self.side);
        if again && !self.asked.before.is_empty() {
            self.asked.before.clear();
            self.asked.passed = 0;
            return self.asks_next();
        }
        false
    }

    /// Whether a better move is worth looking for. What the built-in opponent finds must be plain.
    fn is_asked(&self, mistake: &Mistake) -> bool {
        let of_side = self.side.is_none_or(|side| side == self.plan.mover(mistake.ply));
        let is_plain = || {
            let is_mate = |line: &Line| matches!(line.score, mistakes::Score::Mate(_));
            is_mate(&mistake.best)
                || is_mate(&mistake.played)
                || !self.reasons(mistake).is_empty()
                || !self.refutations(mistake.ply, &mistake.played).is_empty()
        };
        let is_new = !self.asked.before.contains(&mistake.ply);
        of_side
            && is_new
            && mistake.label >= Label::Mistake
            && (!self.builtin.has_searched || is_plain())
    }

    /// How many mistakes were found, asked or not.
    fn found(&self) -> usize {
        self.plan.mistakes().len()
    }

    /// What was found wrong in the game, to be kept.
    fn labels(&self, narrator: &Narrator) -> Vec<Labelled> {
        let labelled = |mistake: &Mistake| {
            let made = &self.all[mistake.ply];
            Labelled {
                ply: mistake.ply,
                mv: made.mv.to_uci(self.mode).to_string(),
                annotation: mistake.label.annotation(),
                comment: written(&self.comment(mistake, narrator)),
                position: position::write(&made.before),
                best: mistake.best.written(),
                played: mistake.played.written(),
            }
        };
        self.plan.mistakes().iter().map(labelled).collect()
    }

    /// An answer has been compared with the best move.
    fn compared(&mut self, answer: Move, lines: &[Line], narrator: &Narrator) -> Judged {
        let Some(question) = &mut self.asked.question else {
            return Judged { lines: Vec::new(), done: None };
        };
        let line = |mv: Move| lines.iter().find(|line| line.moves[0] == mv);
        let best = line(question.mistake.best.moves[0]).unwrap_or(&question.mistake.best);
        let Some(given) = line(answer) else {
            let line = narrator.talk.sentence("mistake-not-judged", &[]);
            return Judged { lines: vec![line], done: None };
        };
        if is_as_good(best.score, given.score) {
            let lost = best.score.chance() - given.score.chance();
            let told = self.good(lost, narrator);
            return self.is_right(told, true, narrator);
        }
        question.missed = true;
        Judged { lines: self.refuted(answer, given, narrator), done: None }
    }

    /// It is right, which is said by a line that announces the best move or does not.
    fn is_right(&mut self, told: Vec<Span>, announced: bool, narrator: &Narrator) -> Judged {
        let lines = [told].into_iter().chain(self.why(announced, narrator)).collect();
        Judged { lines, done: self.finish(Went::Found) }
    }

    /// The question is done with; how it went, and by which name that is kept.
    fn finish(&mut self, went: Went) -> Option<(String, Grade)> {
        let Question { mistake, helped, missed, .. } = self.asked.question.take()?;
        let outcome = match (went, missed, helped) {
            (Went::Shown | Went::Skipped, ..) | (Went::Found, true, _) => Grade::Wrong,
            (Went::Found, false, 0) => Grade::Right,
            (Went::Found, false, _) => Grade::Helped,
        };
        let name = kept_as(self.game, self.before + mistake.ply);
        self.asked.went.push((mistake, went));
        Some((name, outcome))
    }

    /// What is true of the best move.
    fn clue(&self, best: &Line, narrator: &Narrator) -> Vec<Span> {
        let came = self.made().last().map(|made| (made.before.clone(), made.mv));
        let clue = reason::clue(self.position(), came.as_ref(), near(&best.moves), false);
        clue.map_or_else(|| self.question(narrator), |clue| clue_said(&clue, narrator))
    }

    /// What the mover's clock showed after a move, if his time was short.
    fn short_of_time(&self, ply: usize) -> Option<Duration> {
        let (left, by) = (self.all[ply].left?, self.all[ply].by());
        let own = self.all[..=ply].iter().filter(|made| made.by() == by);
        let most = own.filter_map(|made| made.left).max()?;
        mistakes::is_short(left, most).then_some(left)
    }
}

impl Exercise for Mending {
    fn is_alone(&self) -> bool {
        self.listed.is_none()
    }

    fn position(&self) -> &Position {
        &self.all[self.at.min(self.all.len() - 1)].before
    }

    fn made(&self) -> &[Made] {
        &self.all[..self.at]
    }

    /// Whether the player waits for what is searched, and not the other way round.
    fn is_waited_for(&self) -> bool {
        self.asked.question.as_ref().is_none_or(|question| question.answer.is_some())
    }

    /// Goes on to the next question; whether there is one, or may be.
    fn go_on(&mut self) -> bool {
        self.asked.question = None;
        self.asks_next() || self.plan.finds_more(self.side)
    }

    /// Judges a move; nothing is said yet where it must be compared first.
    fn judge_move(&mut self, mv: Move, narrator: &Narrator) -> Option<Judged> {
        let Some(question) = &mut self.asked.question else {
            return Some(Judged { lines: vec![self.question(narrator)], done: None });
        };
        let played = self.all[self.at].mv;
        if mv == played {
            let line = narrator.talk.sentence("mistake-same", &[]);
            return Some(Judged { lines: vec![line], done: None });
        }
        let mut after = self.all[self.at].before.clone();
        after.play_unchecked(mv);
        let id = match mv == question.mistake.best.moves[0] {
            true => "mistake-best",
            false if after.is_checkmate() => "mistake-mate",
            false => {
                question.answer = Some(mv);
                return Some(Judged { lines: Vec::new(), done: None });
            }
        };
        Some(self.is_right(narrator.talk.sentence(id, &[]), false, narrator))
    }

    /// One step of help more: the theme, the piece, where it goes, the move.
    fn help(&mut self, narrator: &Narrator) -> Vec<Span> {
        let Some(question) = &mut self.asked.question else { return self.question(narrator) };
        question.helped = (question.helped + 1).min(STEPS);
        let (helped, best) = (question.helped, question.mistake.best.clone());
        match (helped, best.score) {
            (1, mistakes::Score::Mate(moves @ 1..)) => narrator
                .talk
                .sentence("puzzle-help-mate", &[("moves", moves.unsigned_abs().into())]),
            (1, _) => self.clue(&best, narrator),
            _ => hint(helped, self.position(), best.moves[0], narrator),
        }
    }

    fn solution(&mut self, narrator: &Narrator) -> (Lines, Option<FinishedExercise>) {
        let Some(question) = &self.asked.question else {
            return (vec![self.question(narrator)], None);
        };
        let best = narrator.announcement(self.position(), question.mistake.best.moves[0]);
        let told = narrator.talk.sentence("analysis-best", &[("move", vec![best].into())]);
        let lines = [told].into_iter().chain(self.why(true, narrator)).collect();
        (lines, self.finish(Went::Shown))
    }

    fn skip(&mut self) -> Option<FinishedExercise> {
        self.finish(Went::Skipped)
    }

    fn title(&self, narrator: &Narrator) -> Lines {
        self.titled(narrator)
    }

    fn told(&self, narrator: &Narrator) -> Lines {
        self.tells(narrator)
    }

    fn question(&self, narrator: &Narrator) -> Vec<Span> {
        self.asks(narrator)
    }

    fn recap(&self, _tried: &[(String, Attempt)], narrator: &Narrator) -> Lines {
        self.summed_up(narrator)
    }

    fn whereabouts(&mut self, narrator: &Narrator) -> Lines {
        self.title(narrator).into_iter().chain([self.question(narrator)]).collect()
    }

    fn plays_on(&self) -> bool {
        true
    }

    fn is_ready(&self) -> bool {
        self.is_asking()
    }

    fn progress(&self, narrator: &Narrator) -> Option<Vec<Span>> {
        (!self.is_asking()).then(|| self.asks(narrator))
    }

    fn percent_done(&self) -> Option<u8> {
        (!self.is_asking()).then(|| self.percent_judged())
    }

    fn passes_over(&self) -> bool {
        true
    }

    fn game(&self) -> Option<GameId> {
        Some(self.game)
    }

    fn is_searched(&self) -> bool {
        true
    }

    fn sought(&self) -> Option<Sought> {
        self.wanted()
    }

    fn searched(&mut self, found: Option<(&[Line], bool)>, narrator: &Narrator) -> Searched {
        let known = self.found();
        let was_judged = self.accuracy().is_some();
        let (ended, then) = if let Some((lines, builtin)) = found {
            (None, self.hears(lines, builtin, narrator))
        } else {
            let (ended, then) = self.ends(narrator);
            (Some(ended), then)
        };
        let labels = (self.found() > known).then(|| (self.game, self.labels(narrator)));
        let accuracy = self.accuracy().filter(|_| !was_judged);
        let course = self.plan.course().map(|course| mistakes::course::written(&course));
        let accuracy = accuracy.zip(course).map(|(of, course)| (self.game, of, course));
        Searched { ended, labels, accuracy, then }
    }

    fn help_id(&self) -> &'static str {
        "help-mistakes"
    }

    fn not_here_id(&self) -> &'static str {
        "mistakes-not-here"
    }
}

/// A mistake again, by what follows the kind in its name.
pub(crate) fn again(name: &str, known: &Known) -> Option<Box<dyn Exercise>> {
    let is = |(game, label): &&(GameId, Labelled)| {
        kept_as(*game, label.ply).strip_prefix(KIND) == Some(name)
    };
    let (game, label) = known.mistakes().iter().find(is)?;
    Mending::again(*game, label).map(|again| Box::new(again) as Box<dyn Exercise>)
}

/// The name by which attempts at a mistake are kept.
fn kept_as(game: GameId, ply: usize) -> String {
    format!("{KIND}{}/{ply}", game.0)
}
