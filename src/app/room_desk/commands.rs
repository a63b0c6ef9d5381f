//! From a line at the desk of a room to what it wants.

#![deny(clippy::wildcard_enum_match_arm)]

use std::time::Duration;

use crate::app::room_desk::told::number;
use crate::app::room_desk::{DeputyId, RoomDesk, RoomOrder, Tables};
use crate::command::Command;
use crate::command::desk::Run;
use crate::command::rooming::{ROOM_COMMANDS, RoomArgument, RoomCommand, RoomSpec};
use crate::laws::At;
use crate::table::TableId;
use crate::voices::narrate::quoted;
use crate::voices::voice::Word;
use crate::voices::{Priority, Utterance, Value};

impl RoomDesk {
    /// What a line wants.
    pub(super) fn command(
        &mut self,
        at: At,
        id: DeputyId,
        line: &str,
        tables: &Tables<'_>,
    ) -> Vec<RoomOrder> {
        let talk = &self.narrator.talk;
        let (word, rest, spec) = talk.split_listed(&ROOM_COMMANDS, line);
        let Some(spec) = spec else {
            if talk.command(line.trim()) == Some(Command::Repeat) {
                return vec![self.repeats(id)];
            }
            return vec![self.unknown(id, word)];
        };
        let command = spec.command;
        let fits = spec.argument != RoomArgument::None || rest.is_empty();
        let wanted = if fits { self.wants(at, id, command, rest, tables) } else { None };
        wanted.unwrap_or_else(|| vec![self.misses(id, command)])
    }

    /// What a command wants; nothing if what is typed after it does not fit.
    pub(super) fn wants(
        &mut self,
        at: At,
        id: DeputyId,
        command: RoomCommand,
        rest: &str,
        tables: &Tables<'_>,
    ) -> Option<Vec<RoomOrder>> {
        use RoomCommand as C;
        let asked = match command {
            C::Next => return Some(vec![self.takes_next(id, tables)]),
            C::Take => {
                return self
                    .of_table(id, rest, tables, |desk, table| vec![desk.takes(id, table, tables)]);
            }
            C::Done => {
                return self
                    .of_held(id, rest, tables, |desk, table| desk.is_done(at, id, table, tables));
            }
            C::Open => {
                return self.of_held(id, rest, tables, |desk, table| desk.opens(id, table, tables));
            }
            C::Close => return Some(vec![self.tells(id, "room-desk-not-open", &[])]),
            C::Start => return self.runs(id, Run::Start, rest, tables),
            C::Pause => return self.runs(id, Run::Pause, rest, tables),
            C::Resume => return self.runs(id, Run::Resume, rest, tables),
            C::Follow => return self.follows(id, rest, tables),
            C::Leave => {
                let left = self.tells(id, "room-desk-left", &[]);
                let leaves = self.leaves(at, id, tables);
                return Some([left].into_iter().chain(leaves).collect());
            }
            C::Table => {
                return self.of_table(id, rest, tables, |desk, table| {
                    let now = tables.get(table);
                    let told = now.map(|now| desk.teller(tables).table(table, now, id));
                    desk.waiting.knows(id, table);
                    told.map(|told| desk.says(id, told)).into_iter().collect()
                });
            }
            C::Waits => {
                let told = self.teller(tables).waits(id);
                self.waiting.knows_all(id);
                told
            }
            C::Tables => self.teller(tables).all(),
            C::NotFinished => self.teller(tables).not_finished(),
            C::Finished => self.teller(tables).finished(),
            C::Results => self.teller(tables).results(),
            C::Clocks => self.teller(tables).clocks(minutes(rest)?),
            C::Help => self.help(rest),
        };
        Some(vec![self.says(id, asked)])
    }

    /// Does something with the table whose number is typed; nothing if it is no number.
    pub(super) fn of_table(
        &mut self,
        id: DeputyId,
        text: &str,
        tables: &Tables<'_>,
        does: impl FnOnce(&mut Self, TableId) -> Vec<RoomOrder>,
    ) -> Option<Vec<RoomOrder>> {
        let table: TableId = text.parse().ok()?;
        if tables.get(table).is_none() {
            return Some(vec![self.tells(id, "room-desk-no-table", &[number(table)])]);
        }
        Some(does(self, table))
    }

    /// Does something with the table whose number is typed, or with the only one that an arbiter has taken.
    fn of_held(
        &mut self,
        id: DeputyId,
        text: &str,
        tables: &Tables<'_>,
        does: impl FnOnce(&mut Self, TableId) -> Vec<RoomOrder>,
    ) -> Option<Vec<RoomOrder>> {
        if !text.is_empty() {
            return self.of_table(id, text, tables, does);
        }
        let held: Vec<TableId> = self.waiting.held_by(id).collect();
        match held[..] {
            [table] => Some(does(self, table)),
            [] => Some(vec![self.tells(id, "room-desk-has-none", &[])]),
            _ => {
                let tables = ("tables", self.teller(tables).numbers(held));
                Some(vec![self.tells(id, "room-desk-has-several", &[tables])])
            }
        }
    }

    pub(super) fn repeats(&mut self, id: DeputyId) -> RoomOrder {
        let last = self.deputies.get(&id).and_then(|deputy| deputy.last.clone());
        match last {
            Some(said) => RoomOrder::Say(id, said),
            None => self.tells(id, "repeat-none", &[]),
        }
    }

    fn unknown(&self, id: DeputyId, word: &str) -> RoomOrder {
        let talk = &self.narrator.talk;
        let say =
            |id: &str, values: &[(&str, Value)]| self.narrator.say(Priority::Move, id, values);
        let quote = ("word", quoted(&word.to_lowercase()).into());
        // A slip is not what somebody wants to hear again.
        RoomOrder::Say(
            id,
            match talk.nearest_listed(&ROOM_COMMANDS, word) {
                _ if word.is_empty() => say("tournament-nothing-typed", &[]),
                Some(near) => say("tournament-unknown-near", &[quote, ("near", near.into())]),
                None => say("tournament-unknown", &[quote]),
            },
        )
    }

    /// What must stand after a command, with an example.
    pub(super) fn misses(&self, id: DeputyId, command: RoomCommand) -> RoomOrder {
        let spec = command.spec();
        let sentence = match spec.argument {
            RoomArgument::None => "desk-wants-nothing",
            RoomArgument::Table => "room-desk-wants-table",
            RoomArgument::MaybeTable => "room-desk-wants-maybe-table",
            RoomArgument::Followed => "room-desk-wants-followed",
            RoomArgument::MaybeMinutes => "room-desk-wants-minutes",
            RoomArgument::MaybeCommand => "room-desk-wants-command",
        };
        let name = ("name", self.narrator.talk.listed_name(&spec).into());
        RoomOrder::Say(id, self.narrator.say(Priority::Move, sentence, &[name]))
    }

    fn help(&self, rest: &str) -> Utterance {
        let talk = &self.narrator.talk;
        let say =
            |id: &str, values: &[(&str, Value)]| self.narrator.say(Priority::Move, id, values);
        if rest.is_empty() {
            return say("room-desk-help", &[]);
        }
        if talk.word(rest) == Some(Word::All) {
            let helps = ROOM_COMMANDS.iter().map(RoomSpec::help);
            return self
                .narrator
                .lines(Priority::Move, self.narrator.first_clauses(helps).collect());
        }
        match talk.listed(&ROOM_COMMANDS, rest) {
            Some(spec) => say(&spec.help(), &[]),
            None => say("tournament-unknown", &[("word", quoted(rest).into())]),
        }
    }
}

/// `5`, or `under 5` in any language: a time that is asked for, or none.
#[expect(clippy::option_option, reason = "no text asks for no time, and another text for nothing")]
fn minutes(text: &str) -> Option<Option<Duration>> {
    let Some(last) = text.split_whitespace().last() else { return Some(None) };
    let is_short = text.split_whitespace().count() <= 2;
    let minutes: u64 =
        last.parse().ok().filter(|minutes| is_short && (1..=600).contains(minutes))?;
    Some(Some(Duration::from_mins(minutes)))
}
