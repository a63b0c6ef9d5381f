//! The organiser's desk: a tournament as an arbiter runs it, line by line. Pure.
//!
//! A line becomes orders. An act is only ordered here: once it is kept, [`Desk::kept`] lets it be and says
//! what has come of it. Who pairs, who writes files and who keeps acts is outside.

mod asked;
mod commands;
mod entering;
mod exchange;
mod explained;
mod file;
mod matches;
mod notices;
mod pending;
mod placed;
mod played;
mod prizes;
mod questions;
mod reader;
mod recalled;
mod refused;
mod report;
mod rounds;
mod stages;
mod standing;
mod tables;
mod taking;
mod teller;
mod ties;
mod told;
mod why;
mod words;

use crate::organiser::reader::EventReader;
use crate::organiser::stages::waits_for_the_qualified;
use crate::organiser::tables::AtTables;
use crate::organiser::teller::EventTeller;
use crate::tournament::act::{Act, Pairer};
use crate::tournament::file::EventFile;
use crate::tournament::player::{Player, PlayerId};
use crate::tournament::record::{Record, Unrecorded};
use crate::tournament::swiss;
use crate::tournament::tournament::{Round, Tournament};
use crate::voices::voice::Word;
use crate::voices::{Narrator, Priority, Span, Utterance, Value, called};

#[cfg(test)]
mod tests;

pub use file::wrong;
pub use notices::{Notices, Paper};
pub use pending::TablePending;
pub use played::RoundGame;
pub use questions::EventQuestions;
pub use tables::{PairedTable, RoundTables, TableResult};
pub use taking::{is_there, not_taken, unreadable};
pub use words::completions;

/// What the desk wants of the outside.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "orders are few, and carried out at once")]
pub enum Order {
    /// Says and prints this.
    Say(Utterance),
    /// Keeps this act, then tells [`Desk::kept`].
    Keep(Act),
    /// Draws a number for lots, then tells [`Desk::drawn`].
    Draw(Lots),
    /// Has the next round paired by a program, then tells [`Desk::paired`].
    Pair,
    /// Ends the program that is pairing.
    Stop,
    /// Writes this for the players and for others to read, then tells where, or why not.
    Write(Paper),
    /// Lays these tables, for a room to be opened with them.
    Lay(RoundTables),
    /// Writes the games of this round into a file, with the moves that tables have kept.
    Games(usize, Vec<RoundGame>),
    /// Leaves.
    Leave,
}

/// For what lots are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lots {
    /// Starting numbers, all from one.
    Numbers,
    /// Starting numbers by the groups of Varma, so that players of one federation meet early.
    Varma,
    /// Who of the two at a board, from 1, goes on.
    Tie(usize),
    /// The next round of a Swiss by lots.
    Round,
}

/// What the arbiter is being asked.
#[derive(Clone, Debug)]
enum Asking {
    /// Whether this act shall be.
    Act(Act),
}

/// The desk.
#[derive(Clone, Debug)]
pub struct Desk {
    narrator: Narrator,
    file: EventFile,
    record: Record,
    asking: Option<Asking>,
    at_tables: AtTables,
    /// What is open at tables.
    pending: Vec<TablePending>,
}

impl Desk {
    /// The desk of an event in which nothing has been done.
    #[must_use]
    pub fn new(narrator: Narrator, file: EventFile) -> Self {
        let record = Record::new(file.regulations.terms.clone());
        Self {
            narrator,
            file,
            record,
            asking: None,
            at_tables: AtTables::default(),
            pending: Vec::new(),
        }
    }

    /// The acts by which those players of the file enter who have not, and what is said of those who cannot.
    #[must_use]
    pub fn entries_of_the_file(&self) -> (Vec<Act>, Vec<Utterance>) {
        let mut record = self.record.clone();
        let (mut acts, mut refused) = (Vec::new(), Vec::new());
        for player in self.file.entries() {
            let entries = (0..).map(PlayerId).zip(record.now().entries());
            let is_same = |other: &Player| other.name == player.name && other.born == player.born;
            let had = entries.into_iter().find(|(_, entry)| is_same(&entry.player));
            let act = if let Some((id, had)) = had {
                // Reserves that are added to the list of a team come behind those who are in it.
                match with_new_members(had.player.clone(), &player) {
                    Some(player) => Act::Amended { id, player },
                    None => continue,
                }
            } else {
                let from = record.now().rounds().len() + 1;
                Act::Entered { player: player.clone(), from }
            };
            match record.add(act.clone()) {
                Ok(()) => acts.push(act),
                Err(why) => {
                    let values = [
                        ("player", called(&player.name).into()),
                        ("why", self.refused(&why).spans.into()),
                    ];
                    refused.push(self.told("tournament-not-entered", &values));
                }
            }
        }
        (acts, refused)
    }

    /// Lets an act be that is kept already.
    ///
    /// # Errors
    ///
    /// Why it cannot be.
    pub fn take(&mut self, act: Act) -> Result<(), Unrecorded> {
        self.record.add(act)
    }

    /// The tournament as it is now.
    #[must_use]
    pub const fn now(&self) -> &Tournament {
        self.record.now()
    }

    /// How many acts are on record.
    #[must_use]
    pub const fn acts(&self) -> usize {
        self.record.len()
    }

    /// What is laid down.
    #[must_use]
    pub const fn file(&self) -> &EventFile {
        &self.file
    }

    /// How things are said here.
    #[must_use]
    pub const fn narrator(&self) -> &Narrator {
        &self.narrator
    }

    /// What is said first.
    #[must_use]
    pub fn welcome(&self) -> Utterance {
        let now = self.now();
        let name = ("name", self.file.regulations.name.clone().into());
        let players = ("players", now.entries().len().into());
        let round = now.rounds().len();
        let values = [name, players, ("round", round.into()), ("rounds", now.planned().into())];
        let id = match (now.terms().boards().is_some(), round) {
            (false, 0) => "tournament-new",
            (true, 0) => "tournament-new-teams",
            (false, _) => "tournament-open",
            (true, _) => "tournament-open-teams",
        };
        let mut lines = vec![self.sentence(id, &values)];
        lines.push(self.sentence(self.next_step(), &[("round", (round + 1).into())]));
        self.lines(lines)
    }

    /// What can be done next, as a sentence with the round that would be paired.
    fn next_step(&self) -> &'static str {
        let now = self.now();
        let round = now.rounds().len();
        if !now.rounds().last().is_none_or(Round::is_over) {
            "tournament-next-results"
        } else if waits_for_the_qualified(now) {
            "tournament-next-qualify"
        } else if round > 0 && round >= now.planned() {
            "tournament-next-standings"
        } else if round == 0 && now.numbered().is_none() && now.by_tables().is_some() {
            "tournament-next-draw"
        } else {
            "tournament-next-pair"
        }
    }

    /// Why an act is not put on record.
    #[must_use]
    pub fn refused(&self, why: &Unrecorded) -> Utterance {
        self.teller().refused(why)
    }

    /// Takes a line that the arbiter has typed.
    pub fn line(&mut self, line: &str) -> Vec<Order> {
        if let Some(asking) = self.asking.take() {
            let Asking::Act(act) = &asking;
            match self.narrator.talk.word(line) {
                Some(Word::Yes) => return vec![Order::Keep(act.clone())],
                Some(Word::No) => return vec![self.say("tournament-not-done", &[])],
                _ => {}
            }
        }
        self.command(line)
    }

    /// An act is kept: it holds from now on.
    pub fn kept(&mut self, act: &Act) -> Vec<Order> {
        let before = self.now().clone();
        if let Err(why) = self.record.add(act.clone()) {
            return vec![Order::Say(self.refused(&why))];
        }
        if let Act::Ended { table: Some(game), .. } = act {
            self.at_tables.takes(*game);
        }
        vec![Order::Say(self.teller().done(act, &before))]
    }

    /// What a program answers that has paired the next round: believed if it keeps the rules that bind
    /// everybody.
    pub fn paired(&mut self, by: &str, answer: &str) -> Vec<Order> {
        let now = self.now();
        let name = ("program", by.into());
        let pairing = match swiss::answer(answer, now.order()) {
            Ok(pairing) => pairing,
            Err(unreadable) => {
                let why = self.teller().unreadable(unreadable).into();
                return vec![self.say("tournament-answer-unreadable", &[name, ("why", why)])];
            }
        };
        let breaches = swiss::breaches(now, &pairing);
        if breaches.is_empty() {
            let round = now.rounds().len() + 1;
            let by = Pairer::Program(by.to_owned());
            return self.wanted(Act::Paired { round, pairing, by });
        }
        let mut lines = vec![self.sentence("tournament-answer-refused", &[name])];
        lines.extend(breaches.into_iter().map(|breach| self.teller().breach(breach)));
        vec![Order::Say(self.lines(lines))]
    }

    /// Orders an act if nothing speaks against it.
    fn wanted(&self, act: Act) -> Vec<Order> {
        match self.record.after(&act) {
            Ok(_) => vec![Order::Keep(act)],
            Err(why) => vec![Order::Say(self.refused(&why))],
        }
    }

    /// Asks before an act that would change what was told already.
    fn asked(&mut self, act: Act, about: Vec<Vec<Span>>) -> Vec<Order> {
        let mut lines = about;
        lines.push(self.sentence("tournament-sure", &[]));
        let asked = self.lines(lines);
        self.asking = Some(Asking::Act(act));
        vec![Order::Say(asked)]
    }

    /// What only tells.
    const fn teller(&self) -> EventTeller<'_> {
        EventTeller { narrator: &self.narrator, file: &self.file, record: &self.record }
    }

    /// What reads a line.
    const fn reader(&self) -> EventReader<'_> {
        EventReader { narrator: &self.narrator, now: self.record.now() }
    }

    fn sentence(&self, id: &str, values: &[(&str, Value)]) -> Vec<Span> {
        self.narrator.talk.sentence(id, values)
    }

    fn told(&self, id: &str, values: &[(&str, Value)]) -> Utterance {
        self.narrator.say(Priority::Move, id, values)
    }

    fn say(&self, id: &str, values: &[(&str, Value)]) -> Order {
        Order::Say(self.told(id, values))
    }

    fn lines(&self, lines: Vec<Vec<Span>>) -> Utterance {
        self.narrator.lines(Priority::Move, lines)
    }
}

/// A team with those players of a list who are not yet in it; nothing where there are none.
fn with_new_members(had: Player, list: &Player) -> Option<Player> {
    let is_new = |member: &&Player| had.members.iter().all(|old| old.name != member.name);
    let new: Vec<_> = list.members.iter().filter(is_new).cloned().collect();
    (!new.is_empty()).then(|| Player { members: [had.members.clone(), new].concat(), ..had })
}
