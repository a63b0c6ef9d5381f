//! How a session begins, and how it goes on with a game that was left.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{CastlingMode, Position as _};

use crate::app::order::Keeping;
use crate::app::session::Act;
use crate::app::session::intent::{Intent, OnBoards, all};
use crate::app::session::opponent::engine::FirstSentence;
use crate::app::session::teller::Teller;
use crate::command::Command;
use crate::laws::{Announcing, At, Edition, Position};
use crate::names;
use crate::table::{Aid, file};
use crate::voices::Value;

impl Teller<'_> {
    /// What is wanted when a game begins.
    pub(super) fn game_begins(&self, at: At) -> Vec<Intent> {
        let narrator = &self.manner.narrator;
        let game = self.place.game_name().unwrap_or_else(|| "".into());
        let mut acts = vec![match self.place.side() {
            Some(color) => {
                let other = match self.place.listing.header.name(!color) {
                    "" => narrator.color(!color),
                    name => name.into(),
                };
                let values =
                    vec![("game", game), ("color", narrator.color(color)), ("name", other)];
                self.opponent.opening_said(self.manner, FirstSentence::New, values)
            }
            None if let Some(begins) = self.letter_begins(&game) => begins,
            None => match names::two(narrator, &self.place.listing.header) {
                Some([white, black]) => {
                    self.manner.said("new-human-named", &[("game", game), white, black])
                }
                None => self.manner.said("new-human", &[("game", game)]),
            },
        }];
        acts.extend(self.opponent.held_said(self.manner));
        acts.extend(self.manner.moves_voice_kept(at));
        if let Some(clock) = self.place.game.clock() {
            acts.push(Act::say(narrator.clocks().controls(clock.controls())));
        }
        acts.extend(self.rules_said());
        acts.extend(self.odds_said());
        acts.extend(self.position_said(at));
        let is_builtin = self.place.side().is_some() && self.opponent.engine().is_none();
        let is_weaker = is_builtin && self.place.game.course().start().chess().is_none();
        acts.extend(is_weaker.then(|| self.manner.said("variant-weaker", &[])));
        // In the usual position everybody knows who is to move.
        let special = *self.place.game.course().start() != Position::default();
        if special && self.place.side() == Some(self.place.game.course().start().turn()) {
            acts.push(self.manner.said("resumed-turn", &[]));
        }
        let waits = !self.place.game.is_running();
        all(acts).into_iter().chain(waits.then_some(Intent::Boards(OnBoards::RunOrWait))).collect()
    }

    /// What is wanted when a game goes on that was left.
    pub(super) fn game_goes_on(&self, at: At) -> Vec<Intent> {
        let game = self.place.game_name().unwrap_or_else(|| "".into());
        if let Some(outcome) = self.place.game.outcome() {
            // Only a program that was killed at this very moment has left the result out.
            let finished = Act::Keep(Keeping::Finish(outcome.score()));
            return all([finished, self.manner.said("resumed-over", &[("game", game)])]);
        }
        let moves = self.place.game.made().len().div_ceil(2);
        let mut acts =
            vec![self.manner.said("resumed-game", &[("game", game), ("moves", moves.into())])];
        if let Some(color) = self.place.side() {
            let values = vec![("color", self.manner.narrator.color(color))];
            acts.push(self.opponent.opening_said(self.manner, FirstSentence::Resumed, values));
            acts.extend(self.opponent.held_said(self.manner));
        }
        acts.extend(self.rules_said());
        acts.extend(self.odds_said());
        acts.extend(self.variant_said());
        if !self.place.game.made().is_empty() && self.place.game.underway().owed().is_none() {
            acts.push(self.questions().last(at));
        }
        acts.extend(self.letter_said());
        let stage = self.stage_said();
        if stage.is_empty() && self.place.side() == Some(self.place.game.position().turn()) {
            acts.push(self.manner.said("resumed-turn", &[]));
        }
        acts.extend(stage);
        // That the game goes on has been said.
        let waits = self.place.game.is_paused();
        let clock = self.place.game.clock().is_some();
        all(acts)
            .into_iter()
            .chain(waits.then_some(Intent::Boards(OnBoards::RunOrWait)))
            .chain(clock.then_some(Intent::Answer(Command::Clock)))
            .collect()
    }

    /// That the position is another one; and which, where nobody may ask for it when the game runs: a
    /// board is set up before.
    pub(super) fn position_said(&self, at: At) -> Vec<Act> {
        let said = self.first_position_said();
        let start = self.place.game.course().start();
        let is_chess = *start == Position::default();
        let usual = is_chess || *start == start.variant().start() && start.chess().is_none();
        if !usual && !self.place.blindfold().is_off() {
            // Nobody can play from a position that he has never heard.
            let told = self.questions().told(at, Command::Board);
            let first = self.manner.said("blindfold-position", &[]);
            return self.variant_said().into_iter().chain([first]).chain(told).collect();
        }
        if usual || !self.place.withholds(Aid::PositionReadout) {
            let given = self.place.game.rules().odds.is_some();
            let special = !is_chess && !given && self.place.game.mode() == CastlingMode::Standard;
            let back = (special && !self.place.occasion.is_match())
                .then(|| self.manner.said("new-usual", &[]));
            return said.into_iter().chain(back).collect();
        }
        let told = self.questions().told(at, Command::Board);
        let set_up = self.manner.said("set-up-position", &[]);
        self.variant_said().into_iter().chain([set_up]).chain(told).collect()
    }

    /// What the game is played under, where that is not the usual.
    pub(super) fn rules_said(&self) -> Vec<Act> {
        let rules = self.place.game.rules();
        let narrator = &self.manner.narrator;
        let name = |command| Value::from(narrator.talk.command_name(command));
        let year = [("year", rules.edition.year().to_string().into())];
        let press = [("press", name(Command::Press))];
        let mut acts = Vec::new();
        if rules.edition != Edition::default() {
            acts.push(self.manner.said("laws-edition", &year));
        }
        if !rules.edition.is_complete() {
            let only = rules.edition.only_article().map(|number| ("article", number.into()));
            let known = if only.is_some() { "laws-one-article" } else { "laws-incomplete" };
            let values: Vec<_> = year.iter().cloned().chain(only).collect();
            acts.push(self.manner.said(known, &values));
        }
        if self.place.game.clock().is_some() && self.place.game.terms().players_call_flags() {
            acts.push(self.manner.said("laws-flag-claimed", &[("claim", name(Command::Claim))]));
        }
        match rules.announcing {
            _ if self.place.occasion.is_rehearsal() => {
                acts.push(self.manner.said("opening-strict", &press));
            }
            Announcing::Off => {}
            Announcing::Announce => acts.push(self.manner.said("opening-announce", &press)),
            Announcing::RepeatFirst => {
                acts.push(self.manner.said("opening-repeat", &press));
                acts.push(self.manner.said("match-announcing-repeat-first", &[]));
            }
            Announcing::Repeat | Announcing::RepeatAtMoversCost => {
                acts.push(self.manner.said("opening-repeat", &press));
            }
        }
        acts.extend(file::draws(narrator, rules.draws).map(Act::say));
        if !self.place.blindfold().is_off() {
            acts.extend(self.blindfold_stands());
        }
        acts
    }
}
