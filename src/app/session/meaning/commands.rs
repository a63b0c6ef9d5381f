//! The commands of a place: those that can be used now, and those that have their time.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::app::session::Session;
use crate::app::session::meaning::{Sayable, sayable};
use crate::app::session::seat::CaptainSeat;
use crate::app::session::teller::LineReader;
use crate::command::{COMMANDS, Command, Kind, Program, Seat};
use crate::laws::Scribe;
use crate::voices::Narrator;

impl Session {
    /// What can be completed that can be said now, in the order of the alphabet.
    #[must_use]
    pub fn completions(&self) -> Vec<String> {
        let sayable = self.teller().reader().sayable(self.analysing.is_waiting());
        let mut words = completed(&sayable, &self.manner.narrator);
        words.sort_unstable();
        words.dedup();
        words
    }
}

/// The words of what can be said that has some: the names of commands, yes and no.
fn completed(sayable: &[Sayable], narrator: &Narrator) -> Vec<String> {
    let has = |command: Command| sayable.contains(&Sayable::Command(command));
    let every = COMMANDS.iter().map(|spec| (spec.name, spec.command));
    let own = narrator.talk.commands().iter().map(|(name, command)| (name.as_str(), *command));
    let names = every.chain(own).filter(|(_, command)| has(*command)).map(|(name, _)| name);
    let answers = narrator.talk.yes_and_no().into_iter().flatten().map(String::as_str);
    let answers = answers.filter(|_| sayable.contains(&Sayable::YesOrNo));
    names.chain(answers).map(str::to_owned).collect()
}

impl LineReader<'_> {
    /// What can be said now. `searches`: whether what a search finds is awaited.
    pub(in crate::app::session) fn sayable(&self, searches: bool) -> Vec<Sayable> {
        sayable(&self.now(searches), &self.commands_now())
    }

    /// What a word was probably meant to be that is not known: the commands that can be said now, and
    /// after them all others of the place.
    pub(in crate::app::session) fn commands(&self) -> [Vec<Command>; 2] {
        let now: Vec<_> = self.sayable(false).iter().filter_map(Sayable::command).collect();
        let all = COMMANDS.iter().map(|spec| spec.command).filter(|&it| self.place.has(it));
        let others = all.filter(|it| !now.contains(it)).collect();
        [now, others]
    }

    fn commands_now(&self) -> Vec<Command> {
        COMMANDS.iter().map(|spec| spec.command).filter(|&it| self.is_usable(it)).collect()
    }

    /// Whether a command can be used now.
    fn is_usable(&self, command: Command) -> bool {
        let place = self.place;
        let is_suited = place.suits(command);
        is_suited && place.has(command) && !place.is_withheld(command) && self.is_of_use(command)
    }

    /// Whether a command of this place has something to work on: a board, an envelope, a score sheet,
    /// a game that is gone through.
    fn is_of_use(&self, command: Command) -> bool {
        let Some(seat) = self.place.occasion.seat() else { return self.has_now(command) };
        match command.spec().kind {
            Kind::Boards(_) => !self.manner.boards.is_empty(),
            Kind::Seat(Seat::Seal) => seat.adjourns,
            Kind::Seat(Seat::Appeal) => seat.appeals.allowed,
            Kind::Seat(Seat::Write | Seat::CrossOut) => {
                self.place.game.rules().scribes[seat.color] == Scribe::Own
            }
            Kind::Seat(Seat::Away) => !seat.away[seat.color],
            Kind::Seat(Seat::Here) => seat.away[seat.color],
            Kind::Seat(Seat::Captain) => seat.captain == CaptainSeat::Taken,
            Kind::Seat(
                Seat::Executed | Seat::Touched | Seat::TwoHands | Seat::Arbiter | Seat::Sign,
            )
            | Kind::AboutPosition(_)
            | Kind::AboutGame(_)
            | Kind::AsText(_)
            | Kind::Guide(_)
            | Kind::Play(_)
            | Kind::Friendly(_)
            | Kind::Analysis(_)
            | Kind::Archive(_)
            | Kind::Study(_)
            | Kind::Practice(_)
            | Kind::Hearing(_) => true,
            // Nobody leaves a match.
            Kind::Program(program) => program != Program::Quit,
        }
    }

    /// Whether a command has its place at home now: where a game is played, or gone through.
    fn has_now(&self, command: Command) -> bool {
        let place = self.place;
        if place.activity.helps_by(command) {
            return true;
        }
        if place.activity.is_elsewhere() {
            return !command.is_about_play();
        }
        if matches!(command, Command::Announce | Command::Press | Command::Correct) {
            return place.may_announce();
        }
        !command.is_about_a_study() || command == Command::About
    }
}
