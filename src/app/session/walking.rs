//! What requests of who goes through something do in an exercise, but for closing it and going on.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::app::session::activity::{Activity, Change};
use crate::app::session::course::Course;
use crate::app::session::drilling::Drilling;
use crate::app::session::intent::{Intent, all, said};
use crate::app::session::solving::Solving;
use crate::app::session::{Act, Manner};
use crate::command::{Command, Study};
use crate::voices::Priority;

impl Course {
    /// What is said where an exercise begins: what must be known, the position, the question.
    pub(super) fn asks(&self, manner: &Manner) -> Vec<Intent> {
        let narrator = &manner.narrator;
        let before = self.before(narrator).map(|before| manner.told_lines(vec![before]));
        let board = self.tells_position().then_some(Intent::Answer(Command::Board));
        let question = manner.told_lines(vec![self.question(narrator)]);
        let asked = all(before).into_iter().chain(board).chain([question.into()]).collect();
        vec![Intent::InFull(asked)]
    }

    /// What a request of who goes through something does in a lesson, but for closing and going on.
    pub(super) fn walks(&mut self, command: Study, manner: &Manner) -> Vec<Intent> {
        let narrator = &manner.narrator;
        match command {
            Study::Previous if self.takes_back() => said(manner.told_lines(vec![
                narrator.talk.sentence("ending-taken-back", &[]),
                self.question(narrator),
            ])),
            Study::Previous if self.go_back() => self.asks(manner),
            Study::Previous => said(manner.said("lesson-first", &[])),
            Study::First => {
                self.begin();
                let title = manner.told_lines(self.title(narrator));
                let asked = self.asks(manner);
                vec![Intent::InFull([title.into()].into_iter().chain(asked).collect())]
            }
            Study::Where => said(manner.told_lines(vec![self.whereabouts(narrator)])),
            Study::Comment | Study::About => said(manner.told_lines(self.teaches(narrator))),
            Study::PlayOn if self.is_game() => {
                vec![Intent::Activity(Change::PlayOn(String::new()))]
            }
            Study::Next
            | Study::Close
            | Study::End
            | Study::Goto
            | Study::Auto
            | Study::Pause
            | Study::Variations
            | Study::Variation
            | Study::Leave
            | Study::PlayOn => not_here("lesson-not-here", command, manner),
        }
    }
}

impl Solving {
    /// What a request of who goes through something does in a puzzle, but for closing and going on.
    pub(super) fn walks(&self, command: Study, manner: &Manner) -> Vec<Intent> {
        let narrator = &manner.narrator;
        match command {
            Study::Where => said(manner.told_lines(vec![self.title(narrator)])),
            Study::Comment | Study::About if self.is_over() => {
                said(manner.told_lines(self.why(&[], narrator)))
            }
            Study::Comment | Study::About => said(manner.told_lines(vec![self.question(narrator)])),
            Study::PlayOn => vec![Intent::Activity(Change::PlayOn(String::new()))],
            Study::Next
            | Study::Close
            | Study::Previous
            | Study::First
            | Study::End
            | Study::Goto
            | Study::Auto
            | Study::Pause
            | Study::Variations
            | Study::Variation
            | Study::Leave => not_here("puzzle-not-here", command, manner),
        }
    }
}

impl Drilling {
    /// What a request of who goes through something does in a drill, but for closing and going on.
    pub(super) fn walks(&mut self, command: Study, manner: &Manner) -> Vec<Intent> {
        let narrator = &manner.narrator;
        match command {
            Study::Where => said(manner.told_lines(self.title(narrator))),
            Study::Comment | Study::About if self.counts_repeats() => {
                said(manner.told_lines(self.hears_again(narrator)))
            }
            Study::Comment | Study::About => {
                let question = [self.question(narrator)];
                let told = self.told_before(narrator).into_iter().chain(question);
                said(manner.told_lines(told.collect()))
            }
            Study::PlayOn
            | Study::Next
            | Study::Close
            | Study::Previous
            | Study::First
            | Study::End
            | Study::Goto
            | Study::Auto
            | Study::Pause
            | Study::Variations
            | Study::Variation
            | Study::Leave => not_here("drill-not-here", command, manner),
        }
    }
}

pub(super) fn not_here(id: &str, command: Study, manner: &Manner) -> Vec<Intent> {
    let name = manner.narrator.talk.command_name(command.command()).into();
    said(manner.said(id, &[("name", name)]))
}

impl Activity {
    /// The question of the exercise again.
    pub(super) fn asked(&self, manner: &Manner) -> Option<Act> {
        let question = self.practised()?.question(&manner.narrator);
        Some(Act::say(manner.narrator.lines(Priority::Answer, vec![question])))
    }
}
