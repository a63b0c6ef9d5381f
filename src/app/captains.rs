//! The seats of the captains of teams in a room: one for each team, over all boards of it. Pure.
//!
//! A captain hears what is public in the hall about the boards of his team, and that a player of his asks him.
//! Of what he types only the few words that a captain may say reach a player (`table::captain`). It decides nothing
//! of a game: what is said is put on record at the table, where the arbiter hears it, and the player decides.

mod boards;
mod commands;
mod looks;
mod told;

#[cfg(test)]
mod tests;

use shakmaty::{ByColor, Color};

use crate::app::happened::{Happened, RecordNote};
use crate::app::room_desk::Tables;
use crate::chosen::Chosen;
use crate::command::Command;
use crate::command::captain::CaptainCommand;
use crate::command::rooming::RoomCommand;
use crate::laws::Effect;
use crate::table::room::{CaptainRules, RoomTeam};
use crate::table::{CaptainNote, Memo, TableId};
use crate::ui::Typed;
use crate::voices::{Narrator, Priority, Utterance, Value};

/// Which team, by its place in the room file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TeamId(usize);

/// Something that must be done for a captain.
#[derive(Debug)]
pub enum CaptainOrder {
    /// Says and prints this to him.
    Say(TeamId, Utterance),
    /// Puts this on record at the table of his player of this colour, and says it there.
    Note(TableId, Color, CaptainNote),
    /// He leaves.
    Leave(TeamId),
}

/// The seats.
#[derive(Debug)]
pub struct Captains {
    rules: CaptainRules,
    teams: Vec<TeamSeat>,
}

/// The seat of one team's captain.
#[derive(Debug)]
struct TeamSeat {
    team: RoomTeam,
    narrator: Narrator,
    boards: Vec<TeamBoard>,
    /// Whether the captain is there.
    is_there: bool,
    /// What was said to him last.
    last: Option<Utterance>,
    /// What he has signed.
    signed: Option<String>,
}

/// A board of a team.
#[derive(Clone, Debug, PartialEq, Eq)]
struct TeamBoard {
    table: TableId,
    color: Color,
    /// The other team, where the opponent plays for one.
    against: Option<String>,
}

impl Captains {
    /// The seats of these teams, each talked to by its narrator, with the teams that play at each table.
    #[must_use]
    pub fn new(
        rules: CaptainRules,
        teams: Vec<(RoomTeam, Narrator)>,
        tables: &[(TableId, ByColor<Option<String>>)],
    ) -> Self {
        let seat = |(team, narrator): (RoomTeam, Narrator)| {
            let of_table = |(table, playing): &(TableId, ByColor<Option<String>>)| {
                let is_ours = |color: &Color| playing.get(*color).as_ref() == Some(&team.name);
                let color = Color::ALL.into_iter().find(is_ours)?;
                let against = playing.get(!color).clone();
                Some(TeamBoard { table: *table, color, against })
            };
            let boards = tables.iter().filter_map(of_table).collect();
            TeamSeat { team, narrator, boards, is_there: false, last: None, signed: None }
        };
        Self { rules, teams: teams.into_iter().map(seat).collect() }
    }

    /// The names of the teams, in the order of the file.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.teams.iter().map(|seat| seat.team.name.as_str())
    }

    /// The team of this name; where there is only one, no name is needed.
    #[must_use]
    pub fn team_named(&self, name: &str) -> Option<TeamId> {
        if let ("", [_]) = (name, &self.teams[..]) {
            return Some(TeamId(0));
        }
        let same = |seat: &TeamSeat| seat.narrator.talk.same(&seat.team.name, name);
        self.teams.iter().position(same).map(TeamId)
    }

    /// How a captain is talked to.
    #[must_use]
    pub fn narrator(&self, team: TeamId) -> &Narrator {
        &self.teams[team.0].narrator
    }

    /// Talks to a captain by this narrator from now on.
    pub fn talk_by(&mut self, team: TeamId, narrator: Narrator) {
        self.teams[team.0].narrator = narrator;
    }

    /// What was said to him last.
    #[must_use]
    fn last(&self, team: TeamId) -> Option<&Utterance> {
        self.teams[team.0].last.as_ref()
    }

    /// A captain sits down: his players hear that they may ask him, if captains may advise.
    pub fn arrive(&mut self, team: TeamId, tables: &Tables<'_>) -> Vec<CaptainOrder> {
        self.teams[team.0].is_there = true;
        let mut orders = self.notes(team, &CaptainNote::There, tables);
        let welcome = self.teller(team, tables).welcome(self.rules);
        orders.push(self.says(team, welcome));
        orders
    }

    /// A captain leaves, or his terminal is gone.
    pub fn leaves(&mut self, team: TeamId, tables: &Tables<'_>) -> Vec<CaptainOrder> {
        if !std::mem::take(&mut self.teams[team.0].is_there) {
            return Vec::new();
        }
        let mut orders = self.notes(team, &CaptainNote::Gone, tables);
        orders.push(CaptainOrder::Leave(team));
        orders
    }

    /// That he comes or goes is put on record at each board that is not signed off.
    fn notes(&self, team: TeamId, note: &CaptainNote, tables: &Tables<'_>) -> Vec<CaptainOrder> {
        if !self.rules.advise {
            return Vec::new();
        }
        let is_open = |board: &&TeamBoard| {
            tables.get(board.table).is_some_and(|now| !now.desk.is_signed_off())
        };
        let boards = self.teams[team.0].boards.iter().filter(is_open);
        boards.map(|board| CaptainOrder::Note(board.table, board.color, note.clone())).collect()
    }

    /// Handles what a captain has typed and returns what must be done.
    pub fn typed(&mut self, team: TeamId, typed: Typed, tables: &Tables<'_>) -> Vec<CaptainOrder> {
        match typed {
            Typed::Line(line) => self.command(team, &line, tables),
            Typed::End | Typed::OutputLost => self.leaves(team, tables),
            Typed::Interrupt => Vec::new(),
            typed @ (Typed::NotText | Typed::TooLong | Typed::Pasted(_)) => {
                typed.not_taken().map(|why| self.tells(team, why, &[])).into_iter().collect()
            }
        }
    }

    /// Handles what a key stands for, where his terminal is a screen.
    pub fn chosen(
        &mut self,
        team: TeamId,
        chosen: &Chosen,
        tables: &Tables<'_>,
    ) -> Vec<CaptainOrder> {
        let command = match chosen {
            Chosen::Command(Command::Help, _) => CaptainCommand::Help,
            Chosen::Command(Command::Repeat, _) => CaptainCommand::Repeat,
            Chosen::InRoom(RoomCommand::Open, Some(table)) => {
                let table = table.to_string();
                return self.wants(team, CaptainCommand::Table, &table, tables);
            }
            Chosen::Command(..) | Chosen::AtDesk(..) | Chosen::InRoom(..) | Chosen::Answer(_) => {
                return vec![self.only_so(team)];
            }
        };
        self.wants(team, command, "", tables)
    }

    /// Hears what was put on record at a table: that a player asks his captain, and a result.
    pub fn hear(
        &mut self,
        table: TableId,
        happened: &[Happened],
        tables: &Tables<'_>,
    ) -> Vec<CaptainOrder> {
        let mut orders = Vec::new();
        for at in 0..self.teams.len() {
            let team = TeamId(at);
            let seat = &self.teams[at];
            let board = seat.boards.iter().find(|board| board.table == table);
            let Some(board) = board.filter(|_| seat.is_there).cloned() else { continue };
            for happened in happened {
                let told = match happened {
                    Happened::Beside(_, RecordNote::Memo(Memo::Captain(of, note)))
                        if *of == board.color && matches!(note, CaptainNote::Asked(_)) =>
                    {
                        self.teller(team, tables).asks(&board)
                    }
                    Happened::Event { effects, .. } if effects.iter().any(ends) => {
                        Some(self.teller(team, tables).result(&board, self.rules))
                    }
                    Happened::Event { .. } | Happened::Beside(..) => None,
                };
                orders.extend(told.map(|told| self.says(team, told)));
            }
        }
        orders
    }

    /// Says something to a captain, who can hear it again.
    fn says(&mut self, team: TeamId, said: Utterance) -> CaptainOrder {
        self.teams[team.0].last = Some(said.clone());
        CaptainOrder::Say(team, said)
    }

    fn tells(&mut self, team: TeamId, id: &str, values: &[(&str, Value)]) -> CaptainOrder {
        let said = self.narrator(team).say(Priority::Move, id, values);
        self.says(team, said)
    }
}

const fn ends(effect: &Effect) -> bool {
    matches!(effect, Effect::Ended(_))
}
