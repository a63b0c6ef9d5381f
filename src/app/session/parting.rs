//! Long answers in parts: so much is told at once as can be kept in mind, and the rest when it is asked for.
//!
//! Not here: where a message may be cut, which it knows itself.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::app::order::{HomeOrder, Output};
use crate::app::session::meaning::{Meaning, is_about_hearing};
use crate::app::session::{Act, Manner, Place, Session};
use crate::command::Command;
use crate::config::AnswerLength;
use crate::laws::Announcing;
use crate::voices::{Priority, Utterance};

/// So many characters are told at once.
const MOST: usize = 120;

impl Session {
    /// Answers that are too long for one hearing are told in parts.
    pub(super) fn in_parts(&mut self, acts: Vec<Act>) -> Vec<Act> {
        let Self { manner, place, .. } = self;
        if !place.may_part() || !manner.tells_in_parts() {
            return acts;
        }
        let before = manner.heard.rest.take();
        let mut part = |said: Utterance| {
            if place.may_part_of(&said) { manner.part(said) } else { Output::Say(said) }
        };
        let parted = |act| match act {
            Act::Out(Output::Say(said)) => Act::Out(part(said)),
            Act::Home(home, HomeOrder::Offer(offered, Output::Say(said))) => {
                Act::Home(home, HomeOrder::Offer(offered, part(said)))
            }
            act @ (Act::Out(_)
            | Act::Keep(_)
            | Act::Judge(..)
            | Act::Board(_)
            | Act::Seal(_)
            | Act::Home(..)
            | Act::Leave(..)) => act,
        };
        let acts = acts.into_iter().map(parted).collect();
        manner.heard.rest = manner.heard.rest.take().or(before);
        acts
    }
}

impl Manner {
    fn tells_in_parts(&self) -> bool {
        self.delivery.parts && self.choices.settings.answers == AnswerLength::Parts
    }

    /// The first part of a message, with how many are left; the rest is kept.
    fn part(&mut self, said: Utterance) -> Output {
        if said.length() <= MOST {
            return Output::Say(said);
        }
        // In some languages a few parts are told in more words than many.
        let left = [1, 2, 5, 10].map(|parts| self.left(said.priority, parts).length());
        let room = MOST - left.into_iter().max().unwrap_or_default() - 1;
        let Some((mut first, rest)) = said.parted(room) else { return Output::Say(said) };
        first.append(self.left(said.priority, rest.parts(room)));
        match &mut self.heard.rest {
            Some(before) => before.append(rest),
            none => *none = Some(rest),
        }
        Output::Part(first, said)
    }

    fn left(&self, priority: Priority, parts: usize) -> Utterance {
        let more = self.narrator.talk.command_name(Command::More);
        self.narrator.say(priority, "parts-left", &[("parts", parts.into()), ("more", more.into())])
    }

    /// What is left of the answer that was told in part, which is told now.
    pub(super) fn take_rest(&mut self) -> Option<Act> {
        self.heard.rest.take().map(Act::say)
    }

    /// A line that means this has come: what is left of the last answer stays only behind what is no
    /// new beginning.
    pub(super) fn goes_on_after(&mut self, meaning: &Meaning) {
        let stays = match meaning {
            Meaning::Command(it) => {
                it.command == Command::More
                    || it.command.spec().is_question()
                    || is_about_hearing(it.command)
            }
            Meaning::More
            | Meaning::NoCommand
            | Meaning::OtherKind
            | Meaning::Doubted(_)
            | Meaning::Move(Err(_)) => true,
            Meaning::Stop
            | Meaning::Answer(_)
            | Meaning::Rest(..)
            | Meaning::Again
            | Meaning::Solve(_)
            | Meaning::SolveAll(_)
            | Meaning::Next
            | Meaning::Number(..)
            | Meaning::StrokeAndMove
            | Meaning::Flag
            | Meaning::OfOffer
            | Meaning::Move(Ok(_)) => false,
        };
        if !stays {
            self.heard.rest = None;
        }
    }
}

impl Place {
    /// Whether the rest of an answer can be asked for here: at home, and not where only some things are told.
    /// What is asked is heard as a whole.
    fn may_part(&self) -> bool {
        self.occasion.at_home().is_some()
            && self.aids_in_force().is_none()
            && !self.pending.is_asking()
    }

    /// Whether this may be told in parts: not what must be heard at once, and nothing of a move that is
    /// announced (FIDE 2023, D.2.1).
    fn may_part_of(&self, said: &Utterance) -> bool {
        let plays = !self.activity.is_elsewhere();
        let announced = plays && self.game.rules().announcing != Announcing::Off;
        said.priority <= if announced { Priority::Answer } else { Priority::Move }
    }
}
