//! Puzzles that players bring: which one comes next, and what is said of their files.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::app::session::intent::{Intent, said};
use crate::app::session::practised::Practised;
use crate::app::session::practising::Exercises;
use crate::app::session::review::Lines;
use crate::app::session::solving::{self, Shelf, Solving};
use crate::command::Command;
use crate::lessons::file_name;
use crate::practice::puzzle::Fault;
use crate::puzzles::{Own, Slip, Wrong};
use crate::voices::{Narrator, Span};

/// How many mistakes of a file are told; of the others it is said how many there are.
const TOLD: usize = 3;

impl Exercises<'_> {
    /// The player's own file of this name, which may have its ending.
    fn own_puzzles(&self, name: &str) -> Option<&Own> {
        let talk = &self.manner.narrator.talk;
        let files = &self.learning.brought.puzzles;
        let by_ending = files.iter().find(|own| talk.same(file_name(&own.file), name));
        by_ending.or_else(|| files.iter().find(|own| talk.same(&own.name, name)))
    }

    /// The next puzzle of the player's own file of this name, if there is one.
    pub(super) fn begins_own_puzzle(&self, name: &str) -> Option<Vec<Intent>> {
        let narrator = &self.manner.narrator;
        let file = self.own_puzzles(name)?;
        let tried = self.learning.tried();
        let kept = |id: &str| format!("{}{}/{id}", solving::OWN, file.name);
        let is_new = |(id, _): &&(String, _)| {
            let name = solving::kept_as(&kept(id));
            !tried.iter().any(|(known, _)| *known == name)
        };
        let next = file.puzzles.iter().find(is_new);
        Some(match next {
            Some((id, puzzle)) => {
                let from = Shelf::Own(file_name(&file.file).to_owned());
                let solving = Solving::new(kept(id), puzzle.clone(), from);
                self.stops_for(Practised::Puzzle(Box::new(solving)))
            }
            None if file.puzzles.is_empty() => {
                let values = [("name", file.name.as_str().into())];
                said(self.manner.said("puzzle-own-none", &values))
            }
            None => said(self.manner.told_lines(vec![
                narrator.talk.sentence("puzzle-none", &[]),
                puzzles_new(narrator),
            ])),
        })
    }

    /// The same, where the player names the file: what is wrong with it is told first.
    pub(super) fn names_own_puzzles(&self, name: &str) -> Option<Vec<Intent>> {
        let narrator = &self.manner.narrator;
        let begun = self.begins_own_puzzle(name)?;
        let file = self.own_puzzles(name)?;
        if file.wrong.is_empty() {
            return Some(begun);
        }
        let told = self.manner.told_lines(wrong_said(file, narrator));
        Some(vec![Intent::InFull([told.into()].into_iter().chain(begun).collect())])
    }
}

/// Where there are other puzzles.
pub(super) fn puzzles_new(narrator: &Narrator) -> Vec<Span> {
    let command = narrator.talk.command_name(Command::Puzzle);
    narrator.talk.sentence("puzzles-new", &[("puzzle", command.into())])
}

fn wrong_said(own: &Own, narrator: &Narrator) -> Lines {
    let said = |wrong: &Wrong| (wrong.line, slip_said(&wrong.slip, narrator));
    faults_said(&own.file, own.wrong.iter().map(said).collect(), narrator)
}

/// What is wrong with a file, each mistake with its line, or with 0 where it is the file: the first ones,
/// and how many more there are.
pub(super) fn faults_said(file: &str, wrong: Vec<(u64, Vec<Span>)>, narrator: &Narrator) -> Lines {
    let more = wrong.len().saturating_sub(TOLD);
    let more =
        (more > 0).then(|| narrator.talk.sentence("puzzle-own-more", &[("count", more.into())]));
    let line = |(line, what): (u64, Vec<Span>)| {
        let id = if line == 0 { "settings-warning" } else { "settings-warning-line" };
        let line = usize::try_from(line).unwrap_or(usize::MAX);
        let values = [("file", file.into()), ("line", line.into()), ("what", what.into())];
        narrator.talk.sentence(id, &values)
    };
    wrong.into_iter().take(TOLD).map(line).chain(more).collect()
}

fn slip_said(slip: &Slip, narrator: &Narrator) -> Vec<Span> {
    let (id, values) = match slip {
        Slip::File(kind) => ("voice-unreadable", vec![("reason", narrator.file_reason(*kind))]),
        Slip::Columns => ("puzzle-own-columns", Vec::new()),
        Slip::NoPosition => ("puzzle-own-start", Vec::new()),
        Slip::Right(remark) => return narrator.position_remark(*remark).spans,
        Slip::Game(Some(wrong)) => return narrator.pgn_fault(wrong),
        Slip::Game(None) => ("puzzle-own-game", Vec::new()),
        Slip::Puzzle(Fault::Position) => ("puzzle-own-position", Vec::new()),
        Slip::Puzzle(Fault::Move(number)) => {
            ("puzzle-own-move", vec![("number", (*number).into())])
        }
        Slip::Puzzle(Fault::Short) => ("puzzle-own-short", Vec::new()),
    };
    narrator.talk.sentence(id, &values)
}
