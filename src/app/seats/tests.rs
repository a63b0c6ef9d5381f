//! A table as it is heard: each line typed at a place, each hand on a board, and what each place then
//! hears.

#![allow(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]
#![allow(clippy::too_many_lines, reason = "a transcript is read as a whole")]

use std::fmt::Write as _;

use shakmaty::{Bitboard, Board, ByColor, Color, Square};

use crate::app::happened::Happened;
use crate::app::input::{BoardId, FromTerminal};
use crate::app::open;
use crate::app::order::{BoardOrder, Keeping, Output, SeatAct};
use crate::app::seats::{Desk, Seats, Sent, TableOrder};
use crate::app::session::{Choices, Delivery, Heard, Manner, Seat, SeatedSession};
use crate::archive::{Entry, EnvelopeKey, GameId, Header, Player, replay};
use crate::config::{BrailleTable, Names, Print, Settings};
use crate::laws::{Announcing, At, Event, Game};
use crate::notation::Page;
use crate::pegboard::{BoardEvent, Button, Loss, Make, Order, Pressed, Report, Sensed};
use crate::table::{Blindfold, Match, Place, file};
use crate::ui::Typed;
use crate::voices::{Library, Narrator};
use std::rc::Rc;
use std::time::Duration;

/// The examples' passphrase.
const PASSPHRASE: &str = "example";

/// A table on which lines are typed.
pub(in crate::app) struct Table {
    pub(in crate::app) seats: Seats,
    pub(in crate::app) at: At,
    pub(in crate::app) header: Header,
    pub(in crate::app) kept: Vec<Entry>,
    /// What was put on record since the room has heard of it.
    pub(in crate::app) told: Vec<Happened>,
    pub(in crate::app) heard: String,
    /// The tones since a test has looked at them.
    tones: Vec<String>,
    pub(in crate::app) finished: Vec<&'static str>,
    /// Whether envelopes have a key; one takes a second to make.
    adjourns: bool,
}

pub(in crate::app) fn match_file(white: &str, black: &str, rest: &str) -> String {
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
    let moves = voice(moves);
    Narrator::new(voice(talk), &moves, crate::voices::announce::Style::default())
}

/// The voices that many tables share.
pub(in crate::app) struct Kit(Library);

impl Default for Kit {
    /// The voices; what is read in all of them is read once in a test.
    fn default() -> Self {
        thread_local!(static VOICES: Library = Library::built_in());
        Self(VOICES.with(Library::clone))
    }
}

fn manner(table: &Match, color: Color, Kit(library): &mut Kit) -> Manner {
    let said = &table.players[color].voice_settings;
    let narrator = narrator(library, &said.moves, table.players[color].talk());
    Manner {
        narrator,
        moves_given: open::ForThisGame(false),
        english: open::voice_or_english(library, "en"),
        library: library.clone(),
        delivery: Delivery {
            speech: true,
            tones: false,
            rate: 0,
            volume: 100,
            parts: false,
            print: Print::Text,
            table: BrailleTable::Auto,
            page: Page::default(),
            no_screen: None,
        },
        boards: table.boards().into_iter().filter(|board| board.owner == Some(color)).collect(),
        choices: Choices::of(Settings::default(), Names::default()),
        heard: Heard::default(),
    }
}

impl Table {
    pub(in crate::app) fn new(text: &str) -> Self {
        Self::by(text, &mut Kit::default())
    }

    pub(in crate::app) fn by(text: &str, kit: &mut Kit) -> Self {
        Self::laid(text, "en", &[], kit)
    }

    /// A table whose arbiter is talked to in this voice, with what was put on record before.
    pub(in crate::app) fn resumed(text: &str, voice: &str, entries: &[Entry]) -> Self {
        Self::laid(text, voice, entries, &mut Kit::default())
    }

    fn laid(text: &str, voice: &str, entries: &[Entry], kit: &mut Kit) -> Self {
        let table = file::kept(text).expect("a match file");
        let header = Header {
            position: crate::notation::position::write(&crate::laws::Position::default()),
            variant: crate::laws::Variant::Standard,
            time: None,
            white: Player::Human,
            black: Player::Human,
            engine: None,
            level: 1,
            seed: 1,
            laws: "fide-2023".to_owned(),
            announcing: Announcing::Repeat,
            touch: false,
            strict: false,
            blindfold: Blindfold::Off,
            warnings: Vec::new(),
            envelope_key: None,
            white_name: String::new(),
            black_name: String::new(),
            table: Some(text.to_owned()),
            file: None,
            room: None,
            number: None,
            penalties_ruled: true,
            rulings_undone: true,
            by_the_letter: true,
            touch_asked: true,
            sheets_stop: true,
            simul: None,
            letter: None,
            odds: None,
            closely_read: true,
            elsewhere: None,
        };
        let game = || replay(header.clone(), entries).unwrap();
        let names = table.players.as_ref().map(|player| player.name.clone());
        let mut sits = |color| {
            let seat = Seat { color, names: names.clone() };
            let manner = manner(&table, color, kit);
            SeatedSession::new(manner, GameId(1), game(), seat, entries)
        };
        let seats = ByColor { white: sits(Color::White), black: sits(Color::Black) };
        let narrator = narrator(&mut kit.0, voice, voice);
        let passphrase = table.arbiter.passphrase.clone();
        let desk = Desk::new(narrator, kit.0.clone(), table.clone(), game(), entries);
        let seats = Seats::new(seats, desk, passphrase);
        let at = entries.last().map_or(At::ZERO, |entry| entry.at);
        let (kept, adjourns) = (entries.to_vec(), table.adjournment);
        let (heard, tones, finished) = (String::new(), Vec::new(), Vec::new());
        let told = Vec::new();
        let mut table = Self { seats, at, header, kept, told, heard, tones, finished, adjourns };
        let sent = table.seats.open(table.at, Some(Duration::from_secs(5)));
        table.take(sent);
        table
    }

    /// Types a line at a place, a second after the last one.
    pub(in crate::app) fn types(&mut self, place: Place, line: &str) {
        self.at = self.at + Duration::from_secs(1);
        writeln!(self.heard, "> {}: {line}", place.name()).unwrap();
        let typed = FromTerminal::Typed(Typed::Line(line.to_owned()));
        let sent = self.seats.handle(self.at, place, typed);
        self.take(sent);
    }

    /// Whoever types at a place interrupts.
    pub(in crate::app) fn interrupts(&mut self, place: Place) {
        writeln!(self.heard, "> {}: (interrupts)", place.name()).unwrap();
        self.input(place, FromTerminal::Typed(Typed::Interrupt));
    }

    fn input(&mut self, place: Place, come: FromTerminal) {
        let sent = self.seats.handle(self.at, place, come);
        self.take(sent);
    }

    fn board(&mut self, place: Place, told: BoardEvent) {
        let Place::Seat(color) = place else { panic!("the desk has no board") };
        let sent = self.seats.board(self.at, color, BoardId(1), told);
        self.take(sent);
    }

    pub(in crate::app) fn take(&mut self, sent: Vec<Sent>) {
        for Sent { to, what } in sent {
            match what {
                TableOrder::Out(Output::Say(said) | Output::Print(said)) => {
                    for line in said.written().lines() {
                        writeln!(self.heard, "{}: {line}", to.name()).unwrap();
                    }
                }
                TableOrder::Keep(Keeping::Record(happened)) => {
                    self.told.push(happened.clone());
                    self.kept.push(happened.into_entry());
                }
                TableOrder::Out(Output::Tone(tone)) => {
                    self.tones.push(format!("{}: ({tone:?})", to.name()));
                }
                TableOrder::Board(_, BoardOrder::Tell(_, Order::Light(lamps))) => {
                    self.lit(to, lamps);
                }
                TableOrder::Seal(color, contents) => {
                    let closed = self.seats.seal(&contents);
                    let sent = self.seats.sealed(self.at, color, closed);
                    self.take(sent);
                }
                TableOrder::Keep(Keeping::Finish(result)) => self.finished.push(result),
                TableOrder::Keep(Keeping::Reopen) => self.finished.push("*"),
                TableOrder::Out(_) | TableOrder::Judge(..) | TableOrder::Board(..) => {}
                TableOrder::Secret => writeln!(self.heard, "{}: (hidden)", to.name()).unwrap(),
                TableOrder::Verify(attempt, tried) => {
                    let right = *tried == PASSPHRASE;
                    let mut sent = self.seats.verified(self.at, to, attempt, right);
                    if right && self.adjourns && !self.seats.has_key() {
                        let key = EnvelopeKey::new(&tried).unwrap();
                        sent.extend(self.seats.take_key(self.at, key.to_string()));
                    }
                    self.take(sent);
                }
                TableOrder::Unseal { key, passphrase, sealed } => {
                    let sent = self.seats.take_unsealed(self.at, key.open(&passphrase, &sealed));
                    self.take(sent);
                }
                TableOrder::Records => {
                    let sent = self.seats.tell_recorded(Ok("records/1"));
                    self.take(sent);
                }
                TableOrder::SignedOff => writeln!(self.heard, "(signed off)").unwrap(),
            }
        }
    }

    fn lit(&mut self, place: Place, lamps: Bitboard) {
        let squares: Vec<String> = lamps.into_iter().map(|square| square.to_string()).collect();
        let lit = if squares.is_empty() { "dark".to_owned() } else { squares.join(" ") };
        writeln!(self.heard, "{}: (lamps: {lit})", place.name()).unwrap();
    }

    /// Whether all places and the journal have the same game, in everything: a flag that falls now
    /// has fallen everywhere.
    pub(in crate::app) fn agree(&self) {
        let desk = self.places_agree();
        let journal = replay(self.header.clone(), &self.kept).unwrap();
        let rebuilt = self.now(journal.game);
        if rebuilt != desk {
            let entry = |all: String, entry: &Entry| format!("{all}{entry:?}\n");
            let kept = self.kept.iter().fold(String::new(), entry);
            let differ = first_difference(&rebuilt, &desk);
            panic!("the journal differs: {differ}\n{kept}\n{}", self.heard);
        }
    }

    fn places_agree(&self) -> Game {
        let [white, black, desk] = Place::ALL.map(|place| self.seats.game(place));
        assert!(Rc::ptr_eq(white, desk) && Rc::ptr_eq(black, desk), "{}", self.heard);
        self.now(Game::clone(desk))
    }

    fn now(&self, mut game: Game) -> Game {
        game.handle(self.at, &Event::TimePassed);
        game
    }

    /// Opens the desk at its own place and starts the clocks.
    pub(in crate::app) fn start(&mut self) {
        for line in ["", PASSPHRASE, "start"] {
            self.types(Place::Desk, line);
        }
        self.heard.clear();
    }

    /// Something that a player does with his hands, or has an assistant do.
    pub(in crate::app) fn does(&mut self, by: Color, event: Event) {
        self.at = self.at + Duration::from_secs(1);
        let happened = Happened::event(&mut Rc::clone(self.seats.desk.game()), self.at, event);
        let player = &mut self.seats.seats[by];
        let heard = player.hear(self.at, std::slice::from_ref(&happened));
        let record = SeatAct::Keep(Keeping::Record(happened));
        let acts = std::iter::once(record).chain(heard).collect();
        let mut sent = Vec::new();
        self.seats.publish_seat(self.at, by, acts, &mut sent);
        self.take(sent);
    }

    /// So many seconds pass.
    pub(in crate::app) fn passes(&mut self, secs: u64) {
        self.at = self.at + Duration::from_secs(secs);
        let sent = self.seats.time_passed(self.at);
        self.take(sent);
    }

    /// What is heard at the desk of lines that are typed there.
    pub(in crate::app) fn at_desk(&mut self, lines: &str) -> String {
        let before = self.heard.len();
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
            self.types(Place::Desk, line);
        }
        let own = |line: &&str| line.starts_with("> desk") || line.starts_with("desk: ");
        let lines: Vec<&str> = self.heard[before..].lines().filter(own).collect();
        lines.join("\n").replace("> desk: ", "> ").replace("desk: ", "  ") + "\n"
    }

    /// The moves of a game, each as it is made where nothing is announced.
    pub(in crate::app) fn plays(&mut self, moves: &str) {
        for mv in moves.split_whitespace() {
            let turn = shakmaty::Position::turn(self.seats.game(Place::Desk).position());
            self.types(Place::Seat(turn), mv);
        }
        self.heard.clear();
    }

    /// Plays a script: lines such as `w e4`, `b repeat e4` and `w hand -e2 e4`.
    pub(in crate::app) fn script(&mut self, script: &str) {
        for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (who, line) = line.split_once(' ').unwrap_or((line, ""));
            let place = match who {
                "w" => Place::Seat(Color::White),
                "b" => Place::Seat(Color::Black),
                _ => Place::Desk,
            };
            self.agree();
            match line.split_once(' ').unwrap_or((line, "")) {
                ("hand", deeds) => self.hands(place, deeds),
                ("button", _) => self.button(place, Pressed::Short),
                ("hold", _) => self.button(place, Pressed::Long),
                ("battery", percent) => {
                    let report = Report::Battery(percent.parse().unwrap(), false);
                    self.tells(place, "battery", BoardEvent::Report(report));
                }
                ("missed", _) => {
                    self.tells(place, "missed", BoardEvent::Report(Report::Missed(98)));
                }
                ("pulled", _) => {
                    let gone = BoardEvent::Lost(Loss::NoPort("/dev/board".to_owned()));
                    self.tells(place, "board pulled", gone);
                }
                ("wait", seconds) => self.pauses(Duration::from_secs(seconds.parse().unwrap())),
                _ => self.types(place, line),
            }
        }
        self.agree();
    }

    pub(in crate::app) fn tells(&mut self, place: Place, what: &str, told: BoardEvent) {
        writeln!(self.heard, "# {}: {what}", place.name()).unwrap();
        self.board(place, told);
    }

    /// The first board of a place is there, and stands so.
    pub(in crate::app) fn comes(&mut self, place: Place, make: Make, pieces: &Board) {
        self.tells(place, "board there", BoardEvent::Found(make, "/dev/board".to_owned()));
        let faulty = Bitboard::EMPTY;
        let sensed = Sensed { occupied: pieces.occupied(), pieces: Board::empty(), faulty };
        self.tells(place, "board stands", BoardEvent::Report(Report::Stands(sensed)));
    }

    /// Pieces are lifted, `-e2`, and seated, `e4`, half a second after one another.
    fn hands(&mut self, place: Place, deeds: &str) {
        for deed in deeds.split_whitespace() {
            let square: Square = deed.trim_start_matches('-').parse().unwrap();
            let report = match deed.strip_prefix('-') {
                Some(_) => Report::Lifted(None, square, None),
                None => Report::Seated(None, square, None),
            };
            self.tells(place, deed, BoardEvent::Report(report));
            self.pauses(Duration::from_millis(500));
        }
    }

    fn button(&mut self, place: Place, how: Pressed) {
        let what = if how == Pressed::Long { "hold" } else { "button" };
        let pressed = Report::Button(None, Button::Confirm, how);
        self.tells(place, what, BoardEvent::Report(pressed));
    }

    /// Time passes, and the table is told at each of its deadlines.
    pub(in crate::app) fn pauses(&mut self, length: Duration) {
        let end = self.at + length;
        while let Some(due) = self.seats.deadline().filter(|due| *due <= end) {
            self.at = self.at.max(due);
            self.passes(0);
        }
        self.at = end;
    }
}

/// Where two games differ first.
fn first_difference(one: &Game, other: &Game) -> String {
    let [one, other] = [one, other].map(|game| format!("{game:#?}"));
    let differ = one.lines().zip(other.lines()).find(|(one, other)| one != other);
    format!("{differ:?}")
}

mod boards;
mod devices;
mod duties;
mod keyboards;
mod helped;
mod interrupted;
mod led;
mod agreed;
mod aids;
mod arbiter;
mod alike;
mod appeals;
mod answered;
mod brought_back;
mod closed;
mod commands;
mod counted;
mod desk_words;
mod disputes;
mod envelope;
mod event_rules;
mod examples;
mod faults;
mod glossary;
mod desk_looks;
mod looks;
mod menu;
mod mistakes;
mod noted;
mod pasted;
mod plainly;
mod points;
mod protocol;
mod random;
mod reconstructed;
mod recorded;
mod relayed;
mod secrets;
mod settings;
mod silence;
mod slips;
mod taken_back;
mod then;
mod trial;
mod traps;
mod undone;
mod voided;
