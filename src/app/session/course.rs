//! The course of a game that is gone through: what each position was worth and how long the moves took. As a
//! row for eyes, and in sentences for everybody.

#![deny(clippy::wildcard_enum_match_arm)]

use std::time::Duration;

use shakmaty::{Color, Position};

use crate::app::ask::by_comments;
use crate::app::session::analysing::{ahead_said, mate_said};
use crate::app::session::review::Review;
use crate::app::session::summing::accuracy;
use crate::app::study::Study;
use crate::archive::GameId;
use crate::command::Command;
use crate::laws::Made;
use crate::notation::pgn::Node;
use crate::practice::mistakes::Score;
use crate::practice::mistakes::course;
use crate::ui::view::GameCourse;
use crate::understanding::{About, Spot};
use crate::voices::{Lines, Narrator, Span, Value};

/// A move of the game, and what came of it.
struct Step {
    made: Made,
    /// What the position after it is worth for the side to move.
    worth: Option<Score>,
    took: Option<Duration>,
}

impl Step {
    /// Whose turn it is after the move.
    fn turn(&self) -> Color {
        !self.made.by()
    }

    /// The chance that this side has after the move.
    fn chance(&self, side: Color) -> Option<f64> {
        let white = course::chance_of_white(self.worth?, self.turn());
        Some(side.fold_wb(white, 100.0 - white))
    }

    /// Its number, and who made it.
    fn place(&self, narrator: &Narrator) -> [(&'static str, Value); 2] {
        let number = self.made.before.fullmoves().get();
        [("number", number.into()), ("color", narrator.color(self.made.by()))]
    }

    /// How good the position is after the move.
    fn verdict(&self, narrator: &Narrator) -> Option<Vec<Span>> {
        match self.worth? {
            Score::Mate(0) => {
                let mated = [("color", narrator.color(self.turn()))];
                Some(narrator.talk.sentence("board-checkmate", &mated))
            }
            Score::Mate(moves) => Some(mate_said(moves, self.turn(), narrator)),
            Score::Centipawns(ahead) => {
                Some(ahead_said(self.turn().fold_wb(ahead, -ahead), narrator))
            }
        }
    }

    fn told(&self, id: &str, narrator: &Narrator) -> Option<Vec<Span>> {
        let [number, color] = self.place(narrator);
        let verdict = ("verdict", self.verdict(narrator)?.into());
        Some(narrator.talk.sentence(id, &[number, color, verdict]))
    }

    /// What is known of the move.
    fn tells(&self, narrator: &Narrator) -> Lines {
        let talk = &narrator.talk;
        let judged = self.told("course-step", narrator);
        let judged = judged.unwrap_or_else(|| talk.sentence("course-none", &self.place(narrator)));
        let took = |time| talk.sentence("course-time", &[("time", narrator.time(time))]);
        [judged].into_iter().chain(self.took.map(took)).collect()
    }
}

impl Review {
    /// The moves of the game, without variations.
    fn steps(&self) -> Vec<Step> {
        let kept = self.kept();
        let nodes: Vec<Node> = self.study.tree().main().collect();
        let mut whole = Study::new(self.study.tree().clone());
        whole.go(nodes.last().copied().unwrap_or(Node::ROOT));
        let control = self.control();
        let step = |(ply, (node, made)): (usize, (&Node, &Made))| Step {
            made: made.clone(),
            worth: self.worth(&kept, (ply, *node), !made.by()),
            took: by_comments(&whole.made()[..=ply], control),
        };
        nodes.iter().zip(whole.made()).enumerate().map(step).collect()
    }

    /// What each position was worth when the game was searched.
    fn kept(&self) -> Vec<Score> {
        course::read(&self.listed.remarks.course).unwrap_or_default()
    }

    /// What a position is worth in which this side is to move: as it was searched, or else as a comment says.
    fn worth(&self, kept: &[Score], (ply, node): (usize, Node), turn: Color) -> Option<Score> {
        let told = || course::told(self.study.tree().commands(node), turn);
        kept.get(ply + 1).copied().or_else(told)
    }

    /// The course as eyes see it: nothing of a game that nobody has judged. It is seen with every key, so no
    /// move is played for it.
    pub(super) fn course(&self) -> GameCourse {
        let (kept, tree) = (self.kept(), self.study.tree());
        let first = tree.position(Node::ROOT).turn();
        let height = |(ply, node): (usize, Node)| {
            let turn = if ply % 2 == 0 { !first } else { first };
            self.worth(&kept, (ply, node), turn).map_or(0, |worth| course::height(worth, turn))
        };
        let heights: Vec<u8> = tree.main().enumerate().map(height).collect();
        if heights.iter().all(|height| *height == 0) {
            return GameCourse::default();
        }
        let at = self.study.at();
        GameCourse { heights, here: tree.main().position(|node| node == at) }
    }

    /// The course in sentences: all of it, or what is known of the moves of one number; `None` if no number
    /// is named.
    pub(super) fn tells_course(&self, about: &About, narrator: &Narrator) -> Option<Lines> {
        let steps = self.steps();
        if about.is_nothing() {
            return Some(self.whole_course(&steps, narrator));
        }
        let Spot::Move(number, color) = about.spot()? else { return None };
        let named = |step: &&Step| {
            step.made.before.fullmoves().get() == number
                && color.is_none_or(|color| color == step.made.by())
        };
        let lines: Lines =
            steps.iter().filter(named).flat_map(|step| step.tells(narrator)).collect();
        if lines.is_empty() {
            let of = |step: Option<&Step>| step.map_or(1, |it| it.made.before.fullmoves().get());
            let values = [("first", of(steps.first()).into()), ("last", of(steps.last()).into())];
            return Some(vec![narrator.talk.sentence("goto-wrong", &values)]);
        }
        Some(lines)
    }

    /// Where each side stood best, how well both have played, and the longest thought.
    fn whole_course(&self, steps: &[Step], narrator: &Narrator) -> Lines {
        let talk = &narrator.talk;
        let best = |side: Color| {
            let judged = steps.iter().filter(|step| step.verdict(narrator).is_some());
            let chances = judged.filter_map(|step| Some((step, step.chance(side)?)));
            // Of several the first.
            let (step, _) =
                chances.reduce(|best, next| if next.1 > best.1 { next } else { best })?;
            let [number, _] = step.place(narrator);
            let verdict = ("verdict", step.verdict(narrator)?.into());
            Some(talk.sentence("course-best", &[("color", narrator.color(side)), number, verdict]))
        };
        let mut lines: Lines = Color::ALL.into_iter().filter_map(best).collect();
        let is_judged = !lines.is_empty();
        lines.extend(accuracy(&self.listed, narrator));
        let longest = steps.iter().filter_map(|step| Some((step, step.took?)));
        if let Some((step, took)) = longest.max_by_key(|(_, took)| *took) {
            let [number, color] = step.place(narrator);
            let time = ("time", narrator.time(took));
            lines.push(talk.sentence("course-longest", &[number, color, time]));
        }
        if !is_judged {
            let GameId(game) = self.id();
            let name = talk.command_name(Command::Mistakes);
            let values = [("name", name.into()), ("game", Value::Text(game.to_string()))];
            lines.push(talk.sentence("summary-search", &values));
        }
        lines
    }
}
