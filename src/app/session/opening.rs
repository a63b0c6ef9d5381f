//! How a session begins, and how it goes on with a game that was left.

use shakmaty::{Chess, Position};

use crate::app::names;
use crate::app::order::Keeping;
use crate::app::session::opponent::engine::Opening;
use crate::app::session::teller::Teller;
use crate::app::session::{Act, Session};
use crate::command::Command;
use crate::laws::{Announcing, At, Edition};
use crate::table::Aid;
use crate::voices::Value;

impl Session {
    pub(super) fn begin(&mut self, at: At) -> Vec<Act> {
        let narrator = &self.manner.narrator;
        let game = self.place.game_name().unwrap_or_else(|| "".into());
        let mut acts = vec![match self.place.side() {
            Some(color) => {
                let values = vec![("game", game), ("color", narrator.color(color))];
                self.teller().opening_said(Opening::New, values)
            }
            None => match names::two(narrator, &self.place.listing.header) {
                Some([white, black]) => {
                    self.manner.said("new-human-named", &[("game", game), white, black])
                }
                None => self.manner.said("new-human", &[("game", game)]),
            },
        }];
        acts.extend(self.teller().fixed_said());
        acts.extend(self.manner.moves_voice_kept(at));
        if let Some(clock) = self.place.game.clock() {
            acts.push(Act::say(narrator.control(clock.control())));
        }
        let warned = self.teller().warnings();
        if warned != self.manner.heard.warned {
            acts.extend(self.teller().warnings_said());
            self.manner.heard.warned = warned;
        }
        acts.extend(self.teller().rules_said());
        acts.extend(self.teller().position_said(at));
        if !self.place.game.is_running() {
            acts.extend(self.boards_want(at, |boards, here| boards.runs_or_waits(at, here)));
        }
        acts
    }

    pub(super) fn go_on(&mut self, at: At) -> Vec<Act> {
        let game = self.place.game_name().unwrap_or_else(|| "".into());
        if let Some(outcome) = self.place.game.outcome() {
            // Only a program that was killed at this very moment has left the result out.
            return vec![
                Act::Keep(Keeping::Finish(outcome.score())),
                self.manner.said("resumed-over", &[("game", game)]),
            ];
        }
        let moves = self.place.game.made().len().div_ceil(2);
        let mut acts =
            vec![self.manner.said("resumed-game", &[("game", game), ("moves", moves.into())])];
        if let Some(color) = self.place.side() {
            let values = vec![("color", self.manner.narrator.color(color))];
            acts.push(self.teller().opening_said(Opening::Resumed, values));
            acts.extend(self.teller().fixed_said());
        }
        acts.extend(self.teller().rules_said());
        acts.extend(self.teller().chess960_said());
        if !self.place.game.made().is_empty() && self.place.game.owed().is_none() {
            acts.push(Act::say(self.teller().with_asker(at, |asker| asker.last())));
        }
        let waits = self.teller().where_it_stands();
        if waits.is_empty() && self.place.side() == Some(self.place.game.position().turn()) {
            acts.push(self.manner.said("resumed-turn", &[]));
        }
        acts.extend(waits);
        if self.place.game.is_paused() {
            // That the game goes on has been said.
            acts.extend(self.boards_want(at, |boards, here| boards.runs_or_waits(at, here)));
        }
        if self.place.game.clock().is_some() {
            let clock = self.teller().with_asker(at, |asker| asker.answer(Command::Clock, ""));
            acts.extend(clock.and_then(Result::ok).map(Act::say));
        }
        acts
    }
}

impl Teller<'_> {
    /// That the position is another one; and which, where nobody may ask for it when the game runs: a
    /// board is set up before.
    pub(super) fn position_said(&self, at: At) -> Vec<Act> {
        let said = self.first_position_said();
        let usual = *self.place.game.start() == Chess::default();
        if usual || !self.place.withholds(Aid::PositionReadout) {
            return said.into_iter().collect();
        }
        let board = self.with_asker(at, |asker| asker.answer(Command::Board, ""));
        let told = board.and_then(Result::ok).map(Act::say);
        let set_up = self.manner.said("set-up-position", &[]);
        self.chess960_said().into_iter().chain([set_up]).chain(told).collect()
    }

    /// What the game is played under, where that is not the usual.
    pub(super) fn rules_said(&self) -> Vec<Act> {
        let rules = self.place.game.rules();
        let narrator = &self.manner.narrator;
        let name = |command| Value::from(narrator.talk.command_name(command));
        let year = [("year", rules.edition.year().to_string().into())];
        let names = [("announce", name(Command::Announce)), ("press", name(Command::Press))];
        let mut acts = Vec::new();
        if rules.edition != Edition::default() {
            acts.push(self.manner.said("laws-edition", &year));
        }
        if !rules.edition.is_complete() {
            acts.push(self.manner.said("laws-incomplete", &year));
        }
        match rules.announcing {
            _ if self.place.occasion.is_rehearsal() => {
                acts.push(self.manner.said("opening-strict", &names));
            }
            Announcing::Off => {}
            Announcing::Announce => acts.push(self.manner.said("opening-announce", &names)),
            Announcing::Repeat | Announcing::RepeatFirst | Announcing::RepeatAtMoversCost => {
                acts.push(self.manner.said("opening-repeat", &names));
            }
        }
        acts
    }
}
