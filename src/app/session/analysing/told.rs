//! What is said of a position that was judged: a word first, then the number; moves as moves are said.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::laws::Position;
use shakmaty::{Color, Move, Position as _};

use crate::app::session::analysing::question::Question;
use crate::app::session::analysing::{Analysing, AnsweredBy, JudgedPosition, ToldLine};
use crate::app::session::intent::{Intent, Open};
use crate::app::session::{Act, Manner};
use crate::command::{Analysis, Command};
use crate::exercises::reasons::{goes_on, is_told, near, said as reason_said, stalemated};
use crate::opponent::builtin::Score;
use crate::opponent::uci::EngineLine;
use crate::practice::mistakes;
use crate::practice::reason;
use crate::practice::verdict::{Verdict, chance};
use crate::voices::{Narrator, Priority, Span, Value};

/// Plies of a line that are told at once: what an ear can hold.
const AT_ONCE: usize = 4;

/// Reasons that are told of a move, the weightiest first.
const REASONS: usize = 2;

/// Centipawns from which on the built-in opponent is believed: something is won, and no mere place.
const SURE: i32 = 150;

/// Centipawns by which a threat may be worse than the best move and be what the player has to see.
const ALIKE: i32 = 50;

/// A line of legal moves and what it is worth for the side that makes the first one.
#[derive(Clone, Debug)]
pub(super) struct JudgedLine {
    pub(super) moves: Vec<Move>,
    /// What it is worth; nothing where the engine has only named a move.
    score: Option<Score>,
    depth: u16,
    chances: Option<[u16; 3]>,
}

impl JudgedLine {
    /// A line as it was shown, to the first move that is not legal.
    pub(super) fn of(start: &Position, shown: &EngineLine) -> Self {
        let (mut position, mut moves) = (start.clone(), Vec::new());
        for uci in &shown.moves {
            let Ok(mv) = uci.to_move(&position) else { break };
            position.play_unchecked(mv);
            moves.push(mv);
        }
        let EngineLine { score, depth, chances, .. } = *shown;
        Self { moves, score, depth, chances }
    }

    /// The same as a review of mistakes has it; `None` where nobody says what it is worth.
    pub(super) fn worth(self) -> Option<mistakes::Line> {
        let score = match self.score? {
            Score::Centipawns(ahead) => mistakes::Score::Centipawns(ahead),
            Score::Mate(moves) => mistakes::Score::Mate(moves),
        };
        Some(mistakes::Line { score, moves: self.moves })
    }

    /// Its first move; there is one.
    fn first(&self) -> Move {
        self.moves[0]
    }
}

impl Analysing {
    /// Answers a question by what was found.
    pub(super) fn tells(&mut self, manner: &Manner, question: &Question) -> Vec<Intent> {
        let Some(found) = self.known.of(question.command) else { return Vec::new() };
        let narrator = &manner.narrator;
        let number = usize::from(question.number.saturating_sub(1));
        let Some(line) = found.lines.get(number).or(found.lines.first()) else {
            return Vec::new();
        };
        let mut lines = match question.command {
            Analysis::Eval if line.score.is_none() => found.best(narrator),
            // Asked once more, the details follow.
            Analysis::Eval => {
                let mut told = vec![found.verdict(line, narrator)];
                if std::mem::replace(&mut found.evaluated, true) {
                    told.extend(found.details(narrator));
                }
                told
            }
            Analysis::Best => found.best(narrator),
            Analysis::Hint => vec![found.told("hint", &found.lines[0], narrator)],
            Analysis::Why => found.why(narrator),
            Analysis::Threat => found.threat(narrator),
            Analysis::Lines => found.list(question.number.into(), narrator),
            Analysis::Mate => match found.lines[0].score {
                Some(Score::Mate(moves @ 1..)) => {
                    let (start, reached) = (question.here.clone(), found.position.clone());
                    let telling = ToldLine { start, reached, left: line.moves.clone() };
                    manner.mates_in(moves.unsigned_abs(), self.line.insert(telling))
                }
                _ => vec![found.no_mate(narrator)],
            },
            Analysis::Line if number >= found.lines.len() => {
                let count = ("count", found.lines.len().into());
                vec![narrator.talk.sentence("analysis-no-line", &[count])]
            }
            Analysis::Line => {
                let (start, reached) = (question.here.clone(), found.position.clone());
                let telling = ToldLine { start, reached, left: line.moves.clone() };
                manner.next_plies(self.line.insert(telling))
            }
        };
        // A hint names a move and judges nothing aloud, and mates it sees.
        let is_judged = !matches!(question.command, Analysis::Hint | Analysis::Mate);
        let judges = found.by == AnsweredBy::Builtin && is_judged;
        if judges && !std::mem::replace(&mut self.warned, true) {
            lines.push(warning(narrator));
        }
        let told = Act::say(narrator.lines(question.priority, lines));
        let numbers = Intent::Open(Open::Numbers(Command::Line));
        let numbers = (question.command == Analysis::Lines).then_some(numbers);
        numbers.into_iter().chain([Intent::Tell(vec![told])]).collect()
    }
}

impl Manner {
    /// The next plies of a line.
    pub(super) fn tells_line(&self, telling: &mut ToldLine) -> Act {
        Act::say(self.narrator.lines(Priority::Answer, self.next_plies(telling)))
    }

    /// In how many moves it is mate, and the next plies of its line.
    pub(super) fn mates_in(&self, moves: u32, telling: &mut ToldLine) -> Vec<Vec<Span>> {
        let told = self.narrator.talk.sentence("mate-in", &[("moves", moves.into())]);
        [told].into_iter().chain(self.next_plies(telling)).collect()
    }

    /// The next plies of a line, and that it ends in stalemate with them.
    pub(super) fn next_plies(&self, telling: &mut ToldLine) -> Vec<Vec<Span>> {
        let ToldLine { reached, left, .. } = telling;
        let narrator = &self.narrator;
        if left.is_empty() {
            return vec![narrator.talk.sentence("analysis-line-end", &[])];
        }
        let next = left.drain(..AT_ONCE.min(left.len()));
        let moves = next.map(|mv| {
            let announced = narrator.announcement(reached, mv);
            reached.play_unchecked(mv);
            vec![announced]
        });
        let moves = narrator.join(moves.collect());
        let told = narrator.talk.sentence("analysis-line", &[("moves", moves)]);
        let drawn = left.is_empty().then(|| stalemated(reached, narrator)).flatten();
        [told].into_iter().chain(drawn).collect()
    }
}

/// What a line is good for, the weightiest reasons first. That it mates, the verdict says, or the move.
pub(super) fn reasons(position: &Position, moves: &[Move], narrator: &Narrator) -> Vec<Vec<Span>> {
    let mut reasons = reason::made(position, near(moves));
    reasons.retain(|(why, _)| !is_told(why, &moves[..moves.len().min(1)]));
    reasons.iter().take(REASONS).map(|(why, on)| reason_said(why, on, narrator)).collect()
}

impl JudgedPosition {
    /// A sentence with the first move of a line.
    fn told(&self, id: &str, line: &JudgedLine, narrator: &Narrator) -> Vec<Span> {
        let announced = narrator.announcement(&self.position, line.first());
        let color = narrator.color(self.position.turn());
        let values = [("move", Value::Spans(vec![announced])), ("color", color)];
        narrator.talk.sentence(id, &values)
    }

    /// The best move; and that it has no score, where the engine has only named it.
    fn best(&self, narrator: &Narrator) -> Vec<Vec<Span>> {
        let line = &self.lines[0];
        let unscored = line.score.is_none().then(|| self.verdict(line, narrator));
        [self.told("analysis-best", line, narrator)].into_iter().chain(unscored).collect()
    }

    /// That the side to move does not mate: the other one does, or as far as was looked ahead nobody does.
    fn no_mate(&self, narrator: &Narrator) -> Vec<Span> {
        let line = &self.lines[0];
        if !matches!(line.score, Some(Score::Centipawns(_))) {
            return self.verdict(line, narrator);
        }
        let moves = u32::from(line.depth.div_ceil(2).max(1));
        narrator.talk.sentence("mate-none", &[("moves", moves.into())])
    }

    /// The best move and what it is good for; where no reason is found, how its line goes on.
    fn why(&self, narrator: &Narrator) -> Vec<Vec<Span>> {
        let line = &self.lines[0];
        let mut told = self.best(narrator);
        if let Some(Score::Mate(2..)) = line.score {
            told.push(self.verdict(line, narrator));
        }
        let mut why = reasons(&self.position, &line.moves, narrator);
        if told.len() == 1 && why.is_empty() {
            why.extend(goes_on(&self.position, &line.moves, narrator));
        }
        told.extend(why);
        told
    }

    /// What the side that is not to move threatens, and what it would win; or its best move, where it
    /// would win nothing.
    fn threat(&self, narrator: &Narrator) -> Vec<Vec<Span>> {
        let Some(line) = self.lines.iter().find(|line| self.threatens(line)) else {
            return vec![self.told("analysis-no-threat", &self.lines[0], narrator)];
        };
        let told = self.told("analysis-threat", line, narrator);
        let why = if matches!(line.score, Some(Score::Mate(_))) {
            Some(self.verdict(line, narrator))
        } else {
            let mut reasons = reason::made(&self.position, near(&line.moves));
            reasons.retain(|(why, _)| !is_told(why, &line.moves[..1]));
            reasons.first().map(|(why, on)| reason_said(why, on, narrator))
        };
        [told].into_iter().chain(why).collect()
    }

    /// Whether a line mates or wins something at once, and is about as good as the best. What a quiet move
    /// without a reason wins later was there to be won before it.
    fn threatens(&self, line: &JudgedLine) -> bool {
        let (moves, best) = (near(&line.moves), self.lines[0].score);
        let is_as_good = match (line.score, best) {
            (Some(Score::Mate(1..)), _) => return true,
            (Some(Score::Centipawns(this)), Some(Score::Centipawns(best))) => best - this <= ALIKE,
            // The one move that the engine has named.
            (None, None) => true,
            (Some(Score::Mate(_)) | None, _) | (_, Some(Score::Mate(_)) | None) => false,
        };
        let wins = || line.first().is_capture() && reason::won(&self.position, moves) > 0;
        is_as_good && (wins() || !reason::made(&self.position, moves).is_empty())
    }

    /// The lines by their first moves, numbered, each with its verdict.
    fn list(&self, count: usize, narrator: &Narrator) -> Vec<Vec<Span>> {
        let row = |(line, number): (&JudgedLine, usize)| {
            let announced = narrator.announcement(&self.position, line.first());
            let values = [
                ("number", number.into()),
                ("move", Value::Spans(vec![announced])),
                ("verdict", self.verdict(line, narrator).into()),
            ];
            narrator.talk.sentence("analysis-row", &values)
        };
        self.lines.iter().take(count).zip(1..).map(row).collect()
    }

    /// How good the position is after a line.
    fn verdict(&self, line: &JudgedLine, narrator: &Narrator) -> Vec<Span> {
        let talk = &narrator.talk;
        match line.score {
            None => talk.sentence("analysis-unscored", &[]),
            Some(Score::Mate(moves)) => mate_said(moves, self.position.turn(), narrator),
            Some(Score::Centipawns(ahead))
                if self.by == AnsweredBy::Builtin && ahead.abs() < SURE =>
            {
                talk.sentence("verdict-unsure", &[])
            }
            Some(Score::Centipawns(ahead)) => {
                ahead_said(self.position.turn().fold_wb(ahead, -ahead), narrator)
            }
        }
    }

    /// What more is known of the evaluation: the chances, how far was looked ahead, and by whom.
    fn details(&self, narrator: &Narrator) -> Vec<Vec<Span>> {
        let (talk, line) = (&narrator.talk, &self.lines[0]);
        let mover = ("color", narrator.color(self.position.turn()));
        let mut lines = Vec::new();
        match (line.score, self.by) {
            // Two figures of chances, from two formulas, would contradict each other.
            (Some(Score::Centipawns(_)), AnsweredBy::Engine) if line.chances.is_some() => {}
            (Some(Score::Centipawns(ahead)), AnsweredBy::Engine) => {
                let percent = Value::Text(format!("{:.0}", chance(ahead)));
                lines.push(talk.sentence("eval-percent", &[mover.clone(), ("percent", percent)]));
            }
            (Some(Score::Centipawns(_)), AnsweredBy::Builtin) => lines.push(warning(narrator)),
            (Some(Score::Mate(_)) | None, _) => {}
        }
        if let Some(chances) = line.chances {
            let [won, drawn, lost] = of_hundred(chances).map(|games| Value::Number(games.into()));
            let values = [mover, ("won", won), ("drawn", drawn), ("lost", lost)];
            lines.push(talk.sentence("eval-chances", &values));
        }
        let engine = Value::Text(self.judged.engine.clone());
        let depth = Value::Number(line.depth.into());
        lines.push(talk.sentence("eval-by", &[("depth", depth), ("engine", engine)]));
        lines
    }
}

/// That a side mates in so many moves: the one to move, or the other where it is none or less.
pub(in crate::app::session) fn mate_said(
    moves: i32,
    turn: Color,
    narrator: &Narrator,
) -> Vec<Span> {
    let mating = if moves > 0 { turn } else { !turn };
    let moves = Value::Number(moves.unsigned_abs().into());
    let values = [("color", narrator.color(mating)), ("moves", moves)];
    narrator.talk.sentence("verdict-mate", &values)
}

/// How good a position is in which White is so many hundredths of a pawn ahead.
pub(in crate::app::session) fn ahead_said(ahead: i32, narrator: &Narrator) -> Vec<Span> {
    let (how, better) = match Verdict::of(ahead) {
        Verdict::Equal => ("equal", Color::White),
        Verdict::Slight(color) => ("slight", color),
        Verdict::Clear(color) => ("clear", color),
        Verdict::Winning(color) => ("winning", color),
        Verdict::Won(color) => ("won", color),
    };
    let number = number(ahead, narrator);
    let values =
        [("how", how.into()), ("color", narrator.color(better)), ("number", number.into())];
    narrator.talk.sentence("verdict", &values)
}

/// What the built-in opponent cannot judge, and who can.
fn warning(narrator: &Narrator) -> Vec<Span> {
    let opponent = narrator.talk.command_name(Command::Opponent).into();
    narrator.talk.sentence("analysis-builtin", &[("opponent", opponent)])
}

/// Pawns that White is ahead, to a tenth.
fn number(ahead: i32, narrator: &Narrator) -> Vec<Span> {
    let tenths = (ahead.abs() + 5) / 10;
    let sign = match tenths {
        0 => "none",
        _ if ahead < 0 => "minus",
        _ => "plus",
    };
    let values = [
        ("sign", sign.into()),
        ("whole", Value::Number((tenths / 10).into())),
        ("tenths", Value::Number((tenths % 10).into())),
    ];
    narrator.talk.sentence("verdict-number", &values)
}

/// Shares of a thousand as shares of a hundred that make a whole: where some are rounded up, those are of
/// which most would be lost.
fn of_hundred(shares: [u16; 3]) -> [u16; 3] {
    let mut hundred = shares.map(|share| share / 10);
    let missing = 100_u16.saturating_sub(hundred.iter().sum());
    let mut order = [0, 1, 2];
    order.sort_by_key(|&at: &usize| std::cmp::Reverse(shares[at] % 10));
    for at in order.into_iter().take(missing.into()) {
        hundred[at] += 1;
    }
    hundred
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_make_a_hundred() {
        assert_eq!(of_hundred([5, 980, 15]), [1, 98, 1]);
        assert_eq!(of_hundred([333, 333, 334]), [33, 33, 34]);
        assert_eq!(of_hundred([75, 705, 220]), [8, 70, 22]);
        assert_eq!(of_hundred([1000, 0, 0]), [100, 0, 0]);
        for won in 0..=1000 {
            for drawn in 0..=1000 - won {
                let shares = [won, drawn, 1000 - won - drawn];
                let hundred = of_hundred(shares);
                assert_eq!(hundred.iter().sum::<u16>(), 100);
                assert!(
                    shares.iter().zip(hundred).all(|(share, it)| (it * 10).abs_diff(*share) < 10)
                );
            }
        }
    }
}
