//! What is said of the mistakes of a game: questions, answers, and how it went.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::laws::Position;
use shakmaty::{ByColor, Color, Move, Position as _};

use crate::archive::Labelled;
use crate::command::Command;
use crate::exercises::Exercise as _;
use crate::exercises::mending::{Mending, Went, kept};
use crate::exercises::reasons::{goes_on, is_told, near, said};
use crate::names;
use crate::notation::san;
use crate::practice::mistakes::{GamePhase, Label, Line, Mistake, Score};
use crate::practice::reason::{self, LineReason};
use crate::voices::{Lines, Narrator, Span, Value};

impl Mending {
    /// Which game it is, and whose mistakes.
    pub(super) fn titled(&self, narrator: &Narrator) -> Lines {
        let game = Value::Text(self.game.0.to_string());
        let Some(listed) = &self.listed else {
            return vec![narrator.talk.sentence("mistakes-again", &[("game", game)])];
        };
        let [white, black] = Color::ALL.map(|color| names::full(narrator, listed, color));
        let side = self.side.map_or("both", |side| side.fold_wb("white", "black"));
        let values = [("game", game), ("white", white), ("black", black), ("side", side.into())];
        vec![narrator.talk.sentence("mistakes-begin", &values)]
    }

    /// What is said where a question begins; or that it is looked for.
    pub(super) fn tells(&self, narrator: &Narrator) -> Lines {
        let mut lines = Lines::new();
        if self.is_asking() {
            if let Some(came) = self.made().last() {
                let mv = vec![narrator.announcement(&came.before, came.mv)];
                let values = [("color", narrator.color(came.by())), ("move", mv.into())];
                lines.push(narrator.talk.sentence("puzzle-came", &values));
            }
            lines.push(self.asks(narrator));
            if self.asked.went.is_empty() {
                let pieces = narrator.talk.command_name(Command::Pieces).into();
                lines.push(narrator.talk.sentence("mistakes-how", &[("pieces", pieces)]));
            }
        } else {
            let id =
                if self.asked.went.is_empty() { "mistakes-search" } else { "mistakes-search-next" };
            lines.push(narrator.talk.sentence(id, &[]));
        }
        lines
    }

    /// The question; or how far the game is searched.
    pub(super) fn asks(&self, narrator: &Narrator) -> Vec<Span> {
        let Some(question) = &self.asked.question else {
            if self.plan.checks() {
                return narrator.talk.sentence("mistakes-checking", &[]);
            }
            let (judged, all) = self.plan.judged();
            let values = [("judged", judged.into()), ("all", all.into())];
            return narrator.talk.sentence("mistakes-searched", &values);
        };
        let mistake = &question.mistake;
        let made = &self.all[mistake.ply];
        let (before, after) = mistake.chances();
        let values = [
            ("number", made.before.fullmoves().get().into()),
            ("color", narrator.color(made.by())),
            ("move", vec![narrator.announcement(&made.before, made.mv)].into()),
            ("label", label(mistake.label).into()),
            ("before", whole(before)),
            ("after", whole(after)),
        ];
        narrator.talk.sentence("mistake-asks", &values)
    }

    /// How far the game is searched, at each quarter of it, while the player waits for the first question.
    pub(super) fn quarter(&mut self, narrator: &Narrator) -> Option<Vec<Span>> {
        let (judged, all) = self.plan.judged();
        let quarters = (judged * 4 / all.max(1)).min(3);
        let is_new = quarters > self.quarters && self.asked.went.is_empty();
        self.quarters = self.quarters.max(quarters);
        let percent = [("percent", (quarters * 25).into())];
        is_new.then(|| narrator.talk.sentence("mistakes-quarter", &percent))
    }

    /// The same as eyes see it.
    pub(super) fn percent_judged(&self) -> u8 {
        let (judged, all) = self.plan.judged();
        u8::try_from(judged * 100 / all.max(1)).unwrap_or(100)
    }

    /// How well each side has played, of 100, once the whole game is judged.
    pub(super) fn accuracy(&self) -> Option<ByColor<u8>> {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "it is from 0 to 100"
        )]
        let of = |side| self.plan.accuracy(side).map(|accuracy| accuracy.round() as u8);
        Some(ByColor { white: of(Color::White)?, black: of(Color::Black)? })
    }

    /// What the built-in opponent cannot judge, the first time that it matters.
    pub(super) fn warning(&mut self, narrator: &Narrator) -> Option<Vec<Span>> {
        let warns = self.builtin.has_searched && !std::mem::replace(&mut self.builtin.warned, true);
        let opponent = narrator.talk.command_name(Command::Opponent).into();
        warns.then(|| narrator.talk.sentence("mistakes-builtin", &[("opponent", opponent)]))
    }

    /// An answer that is not the best and as good.
    pub(super) fn good(&self, lost: f64, narrator: &Narrator) -> Vec<Span> {
        let Some(question) = &self.asked.question else { return Vec::new() };
        let best = narrator.announcement(self.position(), question.mistake.best.moves[0]);
        let values = [("points", whole(lost.max(0.0))), ("move", vec![best].into())];
        narrator.talk.sentence("mistake-good", &values)
    }

    /// What the other side answers to a wrong move, and why that is good.
    pub(super) fn refuted(&self, answer: Move, line: &Line, narrator: &Narrator) -> Lines {
        let mut after = self.position().clone();
        after.play_unchecked(answer);
        let Some(reply) = line.moves.get(1).filter(|_| !after.is_game_over()) else {
            let id = if after.is_game_over() { "puzzle-ends-game" } else { "mistake-worse" };
            return vec![narrator.talk.sentence(id, &[])];
        };
        let told = vec![narrator.announcement(&after, *reply)];
        let color = narrator.color(after.turn());
        let mut lines = vec![
            narrator.talk.sentence("mistake-refuted", &[("color", color), ("move", told.into())]),
        ];
        if let Score::Mate(moves @ ..=0) = line.score {
            let mut end = after.clone();
            end.play_unchecked(*reply);
            let is_said = end.is_checkmate();
            lines.extend((!is_said).then(|| mates(after.turn(), moves, narrator)));
        } else {
            let mut reasons = self.refutations(self.at, line);
            reasons.retain(|(reason, _)| !is_told(reason, &[*reply]));
            lines.extend(reasons.first().map(|(reason, here)| said(reason, here, narrator)));
        }
        lines.push(narrator.talk.sentence("mistake-again", &[]));
        lines
    }

    /// Why the best move is good.
    pub(super) fn reasons(&self, mistake: &Mistake) -> Vec<(LineReason, Position)> {
        let before = &self.all[mistake.ply].before;
        let came = mistake.ply.checked_sub(1).map(|ply| &self.all[ply]);
        let came = came.map(|made| (made.before.clone(), made.mv));
        reason::seen_at_once(before, came.as_ref(), near(&mistake.best.moves))
    }

    /// Why a line is bad for the side that begins it.
    pub(super) fn refutations(&self, ply: usize, line: &Line) -> Vec<(LineReason, Position)> {
        let before = self.all[ply].before.clone();
        let mut after = before.clone();
        after.play_unchecked(line.moves[0]);
        reason::seen_at_once(&after, Some(&(before, line.moves[0])), near(&line.moves[1..]))
    }

    /// Why the best move is good, as far as it has not told that itself when it was announced, and under
    /// which circumstances it was missed.
    pub(super) fn why(&self, announced: bool, narrator: &Narrator) -> Lines {
        let Some(question) = &self.asked.question else { return Lines::new() };
        let Mistake { ply, best, .. } = &question.mistake;
        let here = self.position();
        let told = &best.moves[..usize::from(announced)];
        let mut reasons = self.reasons(&question.mistake);
        reasons.retain(|(reason, _)| !is_told(reason, told));
        let mut lines = Lines::new();
        match best.score {
            Score::Mate(moves @ 2..) => lines.push(mates(here.turn(), moves, narrator)),
            Score::Mate(_) | Score::Centipawns(_) => {
                lines.extend(reasons.iter().take(1).map(|(why, on)| said(why, on, narrator)));
            }
        }
        if reasons.is_empty() || matches!(best.score, Score::Mate(_)) {
            lines.extend(goes_on(here, &best.moves, narrator));
        }
        if self.plan.was_given(*ply) {
            let color = narrator.color(!here.turn());
            lines.push(narrator.talk.sentence("mistake-chance", &[("color", color)]));
        }
        if let Some(left) = self.short_of_time(*ply) {
            let values = [("color", narrator.color(here.turn())), ("time", narrator.time(left))];
            lines.push(narrator.talk.sentence("mistake-time", &values));
        }
        lines
    }

    /// What files say of a mistake.
    pub(super) fn comment(&self, mistake: &Mistake, narrator: &Narrator) -> Vec<Span> {
        let best = san::english(&self.all[mistake.ply].before, mistake.best.moves[0]);
        commented(mistake, best.into(), narrator)
    }

    /// How it went, and how well was played.
    pub(super) fn summed_up(&self, narrator: &Narrator) -> Lines {
        if self.is_alone() {
            return Lines::new();
        }
        let talk = &narrator.talk;
        let kinds = [
            (Went::Found, "mistakes-found"),
            (Went::Shown, "mistakes-shown"),
            (Went::Skipped, "mistakes-skipped"),
        ];
        let kinds = kinds.into_iter().filter_map(|(kind, id)| {
            let count = self.asked.went.iter().filter(|(_, went)| *went == kind).count();
            (count > 0).then(|| talk.sentence(id, &[("count", count.into())]))
        });
        let values =
            [("count", self.asked.went.len().into()), ("kinds", narrator.join(kinds.collect()))];
        let mut lines = Lines::new();
        if !self.asked.went.is_empty() {
            lines.push(talk.sentence("mistakes-over", &values));
        } else if !self.plan.finds_more(self.side) && self.plan.accuracy(Color::White).is_some() {
            lines.push(talk.sentence("mistakes-none", &[]));
        }
        let all = || self.asked.went.iter().map(|(mistake, _)| mistake);
        let short = all().filter(|mistake| self.short_of_time(mistake.ply).is_some()).count();
        if short > 0 {
            lines.push(talk.sentence("mistakes-time", &[("count", short.into())]));
        }
        let chances = all().filter(|mistake| self.plan.was_given(mistake.ply)).count();
        if chances > 0 {
            lines.push(talk.sentence("mistakes-chances", &[("count", chances.into())]));
        }
        lines.extend(self.most(narrator));
        let accuracy = |side| self.plan.accuracy(side).map(whole);
        match self.side {
            Some(side) => lines.extend(
                accuracy(side)
                    .map(|accuracy| talk.sentence("mistakes-accuracy", &[("accuracy", accuracy)])),
            ),
            None => lines.extend(accuracy(Color::White).zip(accuracy(Color::Black)).map(
                |(white, black)| {
                    talk.sentence("mistakes-accuracy-both", &[("white", white), ("black", black)])
                },
            )),
        }
        lines
    }

    /// In which part of the game most mistakes were, if there are enough to say so.
    fn most(&self, narrator: &Narrator) -> Option<Vec<Span>> {
        let phases: Vec<GamePhase> = self
            .asked
            .went
            .iter()
            .map(|(mistake, _)| GamePhase::of(&self.all[mistake.ply].before))
            .collect();
        let parts = [
            (GamePhase::Opening, "opening"),
            (GamePhase::Middlegame, "middlegame"),
            (GamePhase::Endgame, "endgame"),
        ];
        let is_most = |phase: GamePhase| {
            let count = phases.iter().filter(|of| **of == phase).count();
            count * 2 > phases.len() && phases.len() > 2
        };
        let (_, name) = parts.into_iter().find(|(phase, _)| is_most(*phase))?;
        Some(narrator.talk.sentence("mistakes-most", &[("phase", name.into())]))
    }
}

/// That a side mates.
fn mates(side: Color, moves: i32, narrator: &Narrator) -> Vec<Span> {
    let moves = Value::Number(moves.unsigned_abs().max(1).into());
    narrator.talk.sentence("verdict-mate", &[("color", narrator.color(side)), ("moves", moves)])
}

const fn label(label: Label) -> &'static str {
    match label {
        Label::Inaccuracy => "inaccuracy",
        Label::Mistake => "mistake",
        Label::Blunder => "blunder",
    }
}

/// How much of the chances a mistake has lost that was found before; `None` where it cannot be read.
pub(crate) fn lost_by(label: &Labelled) -> Option<f64> {
    let (_, _, mistake) = kept(label)?;
    let (before, after) = mistake.chances();
    Some(before - after)
}

/// What is said of a mistake that was found before; `None` where it cannot be read.
pub(crate) fn kept_said(label: &Labelled, narrator: &Narrator) -> Option<Vec<Span>> {
    let (position, _, mistake) = kept(label)?;
    let best = vec![narrator.announcement(&position, mistake.best.moves[0])];
    Some(commented(&mistake, best.into(), narrator))
}

fn commented(mistake: &Mistake, best: Value, narrator: &Narrator) -> Vec<Span> {
    let (before, after) = mistake.chances();
    let values = [("move", best), ("before", whole(before)), ("after", whole(after))];
    narrator.talk.sentence("mistake-comment", &values)
}

/// A share in whole points.
#[expect(clippy::cast_possible_truncation, reason = "it is from 0 to 100")]
fn whole(share: f64) -> Value {
    Value::Number(share.round() as i64)
}
