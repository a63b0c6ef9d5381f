//! A table as it is heard: each line typed at a place, and what each place then hears.

#![allow(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]
#![allow(clippy::too_many_lines, reason = "transcripts")]

use std::fmt::Write as _;

use shakmaty::{ByColor, Color};

use crate::app::input::Input;
use crate::app::open;
use crate::app::seats::{Desk, Doing, Seats, Sent, aids};
use crate::app::session::{Act, Manner, Seat, Session};
use crate::archive::{Entry, EnvelopeKey, GameId, Header, Player, What, replay};
use crate::config::{BrailleTable, Print};
use crate::laws::{Announcing, At, Event};
use crate::notation::Page;
use crate::table::{Match, Place, file};
use crate::ui::Typed;
use crate::voices::{Library, Narrator};
use std::time::Duration;

/// The examples' passphrase.
const PASSPHRASE: &str = "example";

/// A table on which lines are typed.
pub(super) struct Table {
    pub(super) seats: Seats,
    pub(super) at: At,
    pub(super) kept: Vec<Entry>,
    pub(super) heard: String,
    pub(super) finished: Vec<&'static str>,
    /// Whether envelopes have a key; one takes a second to make.
    adjourns: bool,
}

pub(super) fn match_file(white: &str, black: &str, rest: &str) -> String {
    format!(
        "time = \"90+30\"\n{rest}\n[white]\nname = \"Anna Weiss\"\n{white}\n[black]\n\
         name = \"Boris Black\"\n{black}\n[arbiter]\nname = \"Ruth Richter\"\npassphrase = \"{}\"\n",
        include_str!("../../../examples/two-peg-boards.toml")
            .lines()
            .find_map(|line| line.strip_prefix("passphrase = \""))
            .unwrap()
            .trim_end_matches('"')
    )
}

fn narrator(library: &mut Library, moves: &str, talk: &str) -> Narrator {
    let mut voice = |name| open::voice_or_english(library, name);
    Narrator {
        moves: voice(moves),
        talk: voice(talk),
        style: crate::voices::announce::Style::default(),
    }
}

fn manner(table: &Match, color: Color) -> Manner {
    let mut library = Library::built_in();
    let said = &table.players[color].manner;
    let narrator = narrator(&mut library, &said.moves, &said.talk);
    Manner {
        narrator,
        english: open::voice_or_english(&mut library, "en"),
        library,
        speech: true,
        tones: false,
        rate: 0,
        print: Print::Text,
        table: BrailleTable::Auto,
        page: Page::default(),
        boards: table.boards().into_iter().filter(|board| board.owner == Some(color)).collect(),
    }
}

impl Table {
    pub(super) fn new(text: &str) -> Self {
        Self::with(text, "en", &[])
    }

    /// A table whose arbiter is talked to in this voice, with what was put on record before.
    pub(super) fn with(text: &str, voice: &str, entries: &[Entry]) -> Self {
        let table = file::kept(text).expect("a match file");
        let header = Header {
            position: crate::notation::position::write(&shakmaty::Chess::default()),
            chess960: false,
            time: None,
            white: Player::Human,
            black: Player::Human,
            engine: None,
            level: 1,
            seed: 1,
            laws: "fide-2023".to_owned(),
            announcing: Announcing::Off,
            touch: false,
            warnings: Vec::new(),
            envelope_key: None,
            table: Some(text.to_owned()),
        };
        let game = || replay(header.clone(), entries).unwrap();
        let names = table.players.as_ref().map(|player| player.name.clone());
        let sitting = |color| {
            let aids = aids(&table, entries)[color];
            let seat = Seat { color, names: names.clone(), aids };
            Session::at_seat(manner(&table, color), GameId(1), game(), seat)
        };
        let seats = ByColor { white: sitting(Color::White), black: sitting(Color::Black) };
        let narrator = narrator(&mut Library::built_in(), voice, voice);
        let passphrase = table.arbiter.passphrase.clone();
        let desk = Desk::new(narrator, table.clone(), game(), entries);
        let seats = Seats::new(seats, desk, passphrase);
        let at = entries.last().map_or(At::ZERO, |entry| entry.at);
        let (kept, adjourns) = (entries.to_vec(), table.adjournment);
        let mut table =
            Self { seats, at, kept, heard: String::new(), finished: Vec::new(), adjourns };
        let sent = table.seats.open(table.at);
        table.take(sent);
        table
    }

    /// Types a line at a place, a second after the last one.
    pub(super) fn types(&mut self, place: Place, line: &str) {
        self.at = self.at + Duration::from_secs(1);
        writeln!(self.heard, "> {}: {line}", place.name()).unwrap();
        let typed = Input::Typed(Typed::Line(line.to_owned()));
        let sent = self.seats.handle(self.at, place, typed);
        self.take(sent);
    }

    fn take(&mut self, sent: Vec<Sent>) {
        for Sent { to, what } in sent {
            match what {
                Doing::Act(Act::Say(said) | Act::Print(said)) => {
                    for line in said.written().lines() {
                        writeln!(self.heard, "{}: {line}", to.name()).unwrap();
                    }
                }
                Doing::Act(Act::Record(entry)) => self.kept.push(entry),
                Doing::Act(Act::Finish(result)) => self.finished.push(result),
                Doing::Act(_) => {}
                Doing::Secret => writeln!(self.heard, "{}: (hidden)", to.name()).unwrap(),
                Doing::Verify(tried) => {
                    let right = tried == PASSPHRASE;
                    let mut sent = self.seats.verified(self.at, to, right);
                    if right && self.adjourns && !self.seats.has_key() {
                        let key = EnvelopeKey::new(&tried).unwrap();
                        sent.extend(self.seats.keyed(self.at, key.to_string()));
                    }
                    self.take(sent);
                }
                Doing::Unseal { key, passphrase, sealed } => {
                    let sent = self.seats.unsealed(self.at, key.open(&passphrase, &sealed));
                    self.take(sent);
                }
                Doing::Records => {
                    let sent = self.seats.recorded(Ok("records/1"));
                    self.take(sent);
                }
                Doing::SignedOff => writeln!(self.heard, "(signed off)").unwrap(),
            }
            self.agree();
        }
    }

    /// Whether all places have the same game.
    fn agree(&self) {
        let [white, black, desk] = Place::ALL.map(|place| self.seats.game(place));
        let same = |one: &crate::laws::Game, other: &crate::laws::Game| {
            one.position() == other.position()
                && one.made() == other.made()
                && one.announced() == other.announced()
                && one.outcome() == other.outcome()
        };
        assert!(same(white, black) && same(black, desk), "{}", self.heard);
    }

    /// Opens the desk at its own place and starts the clocks.
    pub(super) fn start(&mut self) {
        for line in ["", PASSPHRASE, "start"] {
            self.types(Place::Desk, line);
        }
        self.heard.clear();
    }

    /// Something that a player does with his hands, or has an assistant do.
    pub(super) fn does(&mut self, by: Color, event: Event) {
        self.at = self.at + Duration::from_secs(1);
        let what = What::Event(event);
        let player = &mut self.seats.seats[by];
        let heard = player.hear(self.at, &what);
        let record = Act::Record(Entry { at: self.at, what });
        let acts = player.joined(std::iter::once(record).chain(heard).collect());
        let mut sent = Vec::new();
        self.seats.spread(self.at, Place::Seat(by), acts, &mut sent);
        self.take(sent);
    }

    /// So many seconds pass.
    pub(super) fn passes(&mut self, secs: u64) {
        self.at = self.at + Duration::from_secs(secs);
        let sent = self.seats.handle(self.at, Place::Desk, Input::TimePassed);
        self.take(sent);
    }

    /// What is heard at the desk of lines that are typed there.
    pub(super) fn at_desk(&mut self, lines: &str) -> String {
        let before = self.heard.len();
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
            self.types(Place::Desk, line);
        }
        let own = |line: &&str| line.starts_with("> desk") || line.starts_with("desk: ");
        let lines: Vec<&str> = self.heard[before..].lines().filter(own).collect();
        lines.join("\n").replace("> desk: ", "> ").replace("desk: ", "  ") + "\n"
    }

    /// The moves of a game, each as it is made where nothing is announced.
    pub(super) fn plays(&mut self, moves: &str) {
        for mv in moves.split_whitespace() {
            let turn = shakmaty::Position::turn(self.seats.game(Place::Desk).position());
            self.types(Place::Seat(turn), mv);
        }
        self.heard.clear();
    }

    /// Plays a script: lines such as `w e4` and `b repeat e4`.
    pub(super) fn script(&mut self, script: &str) {
        for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (who, line) = line.split_once(' ').unwrap_or((line, ""));
            let place = match who {
                "w" => Place::Seat(Color::White),
                "b" => Place::Seat(Color::Black),
                _ => Place::Desk,
            };
            self.types(place, line);
        }
    }
}

mod aids;
mod closed;
mod commands;
mod disputes;
mod envelope;
mod mistakes;
mod protocol;
