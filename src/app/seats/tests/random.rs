//! Random short matches with random faults, rulings and restarts: all places keep one game, the journal
//! keeps it and everything that is told of it, the clocks are those of the journal, everybody hears
//! what is his affair, and nobody what is not.

mod affairs;

use std::collections::BTreeMap;
use std::time::Duration;

use shakmaty::{Board, ByColor, Color, Move, Position, Square, san::San};

use crate::app::seats::tests::devices::{BLACK_PEGS, KEYS, WHITE_PEGS};
use crate::app::seats::tests::{Kit, PASSPHRASE, Table, first_difference, match_file};
use crate::archive::{What, replay};
use crate::laws::{Announcing, At, Effect, Event, Game};
use crate::pegboard::{BoardEvent, Loss, Make, Report};
use crate::table::Place;

use affairs::{LOUD, concerns_whom_it_should, is_his, name};

const OWN: &str = "moves = \"fide\"\ntalk = \"de\"\nscore = \"own\"";
const PEGS: [&str; 2] = [WHITE_PEGS, BLACK_PEGS];
const SEEN: &str =
    "moves = \"en\"\ntalk = \"en\"\ndevice = \"board\"\naddress = \"certabo:/dev/ttyUSB0\"";

/// What each move brings.
const BONUS: Duration = Duration::from_secs(30);

/// What an arbiter rules. `C` is a player, `S` a square, `N` a small number.
const RULED: [&str; 28] = [
    "accept",
    "accept N",
    "dismiss",
    "dismiss N",
    "reject",
    "illegal C",
    "touch C S",
    "waive C",
    "flag C",
    "add-time C N",
    "take-time C N",
    "set-clock C 20",
    "set-moves C 12",
    "warn C",
    "fine C",
    "two-hands C",
    "points C +1",
    "restore N C",
    "restore 0",
    "displaced N C",
    "turned",
    "revoke",
    "revoke",
    "revoke N",
    "absent C",
    "arrived C",
    "position rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
    "loss C",
];

/// What is asked at each place: after a restart the answers are what they were before it.
const ASKED: [(Place, &[&str]); 3] = [
    (Place::Desk, &["matters", "rulings", "aids", "clocks", "last", "sheet white", "sheet black"]),
    (Place::Seat(Color::White), &["turn", "clock", "last", "score", "board", "sheet"]),
    (Place::Seat(Color::Black), &["turn", "clock", "last", "score", "board", "sheet"]),
];

/// Numbers by chance, the same for the same seed.
struct Chance(u64);

impl Chance {
    fn below(&mut self, count: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % count
    }

    fn of<T: Copy>(&mut self, things: &[T]) -> T {
        things[self.below(things.len())]
    }
}

impl Table {
    /// How the boards of both players stand, as the referee has them.
    fn pieces(&self) -> ByColor<Board> {
        ByColor::new_with(|color| self.seats.game(Place::Desk).board(color).clone())
    }
}

/// A match by chance, and the game as its journal has it.
struct Played {
    table: Table,
    devices: [&'static str; 2],
    chance: Chance,
    /// The game that is fed with the journal alone.
    mirror: Game,
    /// How much of the journal it has been fed with.
    fed: usize,
    /// What each player has left by the journal, and since when.
    left: [Duration; 2],
    counted: At,
    heard_of: BTreeMap<String, usize>,
}

impl Played {
    fn new(seed: u64, kit: &mut Kit) -> Self {
        let mut chance = Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let (white, black) =
            chance.of(&[(KEYS, OWN), (KEYS, PEGS[1]), (PEGS[0], PEGS[1]), (PEGS[0], SEEN)]);
        let how = chance.of(&["repeat", "repeat", "repeat-first", "announce", "off"]);
        let short = chance.below(4) == 0;
        let mut text = match_file(white, black, &format!("announcing = \"{how}\""));
        if short {
            text = text.replace("90+30", "3+30");
        }
        let mut table = Table::by(&text, kit);
        let devices = [white, black];
        let pieces = table.pieces();
        boards_come(&mut table, devices, &pieces);
        table.start();
        let mirror = replay(table.header.clone(), &[]).unwrap().game;
        // The clock begins with the bonus of the first move.
        let left = [Duration::from_mins(if short { 3 } else { 90 }) + BONUS; 2];
        let counted = At::ZERO;
        let heard_of = BTreeMap::new();
        Self { table, devices, chance, mirror, fed: 0, left, counted, heard_of }
    }

    /// The program ends, by somebody's hand or by itself, and begins again.
    fn restarts(&mut self, kit: &mut Kit) {
        if self.chance.below(2) == 0 {
            self.table.types(Place::Desk, "pause");
            let closed = self.table.seats.close(self.table.at, Some("2026-01-01 10:00".to_owned()));
            self.table.kept.extend(closed);
        }
        self.check();
        let pieces = self.table.pieces();
        // What was begun on boards and not finished is led to its end there, or back.
        let rests = self.devices.iter().all(|device| !device.contains("address"))
            || self.mirror.announced().is_none()
                && self.mirror.underway().owed().is_none()
                && pieces.iter().all(|pieces| pieces == self.mirror.position().board());
        let before = (rests && !self.mirror.is_running()).then(|| self.asked());
        // Boards that stood wrongly or were gone are put right meanwhile.
        let before = before.filter(|before| !before.contains("'s board"));
        let text = self.table.header.table.clone().unwrap();
        let finished = std::mem::take(&mut self.table.finished);
        self.table = Table::laid(&text, "en", &self.table.kept, kit);
        self.table.finished = finished;
        for line in ["", PASSPHRASE] {
            self.table.types(Place::Desk, line);
        }
        self.check();
        self.table.agree();
        boards_come(&mut self.table, self.devices, &pieces);
        self.check();
        if let Some(before) = before {
            let after = self.asked();
            let differ = before.lines().zip(after.lines()).find(|(before, after)| before != after);
            assert_eq!(differ, None, "{before}\n\n{after}");
        }
        self.rules("resume");
    }

    /// What each place answers to what is asked there.
    fn asked(&mut self) -> String {
        self.table.heard.clear();
        for (place, lines) in ASKED {
            for line in lines {
                self.table.types(place, line);
            }
        }
        std::mem::take(&mut self.table.heard)
    }

    /// The arbiter rules so, and mostly means it.
    fn rules(&mut self, line: &str) {
        self.table.types(Place::Desk, line);
        let answer = if self.chance.below(4) == 0 { "no" } else { "yes" };
        self.table.types(Place::Desk, answer);
    }

    fn ruling(&mut self) -> String {
        let line = self.chance.of(&RULED);
        let square = Square::new(u32::try_from(self.chance.below(64)).unwrap()).to_string();
        let number = (1 + self.chance.below(3)).to_string();
        let color = self.chance.of(&["white", "black"]);
        let word = |word| match word {
            "C" => color,
            "S" => &square,
            "N" => &number,
            word => word,
        };
        line.split(' ').map(word).collect::<Vec<_>>().join(" ")
    }

    fn legal(&mut self) -> Option<(Move, String)> {
        let position = self.mirror.position().clone();
        let moves = position.legal_moves();
        let mv = *moves.get(self.chance.below(moves.len().max(1)))?;
        Some((mv, San::from_move(&position, mv).to_string()))
    }

    /// The next thing to do that is right, or a fault.
    fn step(&mut self, kit: &mut Kit) {
        match self.chance.below(40) {
            0 => return self.restarts(kit),
            1..5 => {
                let ruling = self.ruling();
                self.rules(&ruling);
                return self.check_and_resume();
            }
            _ => {}
        }
        let turn = self.mirror.position().turn();
        let (mover, other) = (Place::Seat(turn), Place::Seat(!turn));
        let Some((mv, san)) = self.legal() else { return };
        match self.chance.below(20) {
            0..12 => self.goes_on(mover, other, mv, &san),
            12 => {
                let lines = ["zz9", "press", "adjust", "arbiter", "executed", "two-hands", "score"];
                let line = self.chance.of(&lines);
                let place = self.chance.of(&[mover, other]);
                self.table.types(place, line);
            }
            13 => self.table.types(other, &format!("repeat {san}")),
            14 => self.table.types(mover, &format!("correct {san}")),
            15 => {
                let lines =
                    ["claim threefold", "claim flag", "claim illegal", "touched d1", "draw"];
                let line = self.chance.of(&lines);
                let place = self.chance.of(&[mover, other]);
                self.table.types(place, line);
                self.table.types(place, "yes");
            }
            16 => {
                let (line, place) = (
                    self.chance.of(&["accept", "decline", "write e4", "cross-out"]),
                    self.chance.of(&[mover, other]),
                );
                self.table.types(place, line);
            }
            17 => self.hand_slips(mover, other),
            18 => {
                let line = self.chance.of(&["pause", "resume", "resume"]);
                self.table.types(Place::Desk, line);
            }
            _ => self.table.pauses(Duration::from_secs(self.chance.below(40) as u64)),
        }
    }

    fn check_and_resume(&mut self) {
        self.check();
        if !self.mirror.is_running() && self.chance.below(4) > 0 {
            self.rules("resume");
        }
    }

    fn goes_on(&mut self, mover: Place, other: Place, mv: Move, san: &str) {
        let announcing = self.mirror.rules().announcing;
        let said = self.mirror.announced();
        match (announcing, said) {
            (Announcing::Off, _) => match self.chance.below(3) {
                0 => self.by_hand(mover, mv),
                1 => self.table.types(mover, "press"),
                _ => self.table.types(mover, san),
            },
            (_, None) if self.chance.below(3) == 0 => self.by_hand(mover, mv),
            (_, None) if self.chance.below(3) == 0 => self.table.types(mover, san),
            (_, None) => self.table.types(mover, &format!("announce {san}")),
            (_, Some(said)) if self.mirror.awaits_repetition().is_some() => {
                let said = San::from_move(self.mirror.position(), said).to_string();
                self.table.types(other, &said);
            }
            (_, Some(said)) => {
                self.by_hand(other, said);
                self.table.types(mover, "press");
            }
        }
    }

    /// A move is made by hand, as far as somebody has a board.
    fn by_hand(&mut self, place: Place, mv: Move) {
        if let Some(from) = mv.from().filter(|_| self.has_board(place)) {
            let captured = mv.is_capture() && !mv.is_en_passant();
            let lifted = if captured { format!("-{} ", mv.to()) } else { String::new() };
            self.table.hands(place, &format!("{lifted}-{from} {}", mv.to()));
        }
    }

    fn has_board(&self, place: Place) -> bool {
        let Place::Seat(color) = place else { return false };
        self.table
            .kept
            .iter()
            .any(|entry| matches!(entry.what, What::Event(Event::Plays(by, _)) if by == color))
    }

    /// A hand knocks, a cable comes out.
    fn hand_slips(&mut self, mover: Place, other: Place) {
        let place = self.chance.of(&[mover, other]);
        if !self.has_board(place) {
            return;
        }
        let square = Square::new(u32::try_from(self.chance.below(64)).unwrap());
        let told = match self.chance.below(4) {
            0 => BoardEvent::Lost(Loss::NoPort("/dev/board".to_owned())),
            1 => BoardEvent::Report(Report::Seated(None, square, None)),
            _ => BoardEvent::Report(Report::Lifted(None, square, None)),
        };
        self.table.board(place, told);
    }

    /// Feeds the mirror with what is new in the journal, and looks who has heard of it.
    fn check(&mut self) {
        let desk = self.table.places_agree();
        let heard = std::mem::take(&mut self.table.heard);
        let entries: Vec<_> = self.table.kept[self.fed..].to_vec();
        self.fed = self.table.kept.len();
        let (mut events, mut his) = (Vec::new(), [false; 2]);
        for entry in entries {
            self.count(entry.at);
            let What::Event(event) = &entry.what else { continue };
            events.push(event.clone());
            let before = self.mirror.position().turn();
            let late = self.mirror.clocks().unpressed();
            let effects = self.mirror.handle(entry.at, event);
            let pressed = |by: &Color| *event == Event::ClockPressed(*by);
            if let Some(by) =
                late.filter(pressed).filter(|_| self.mirror.clocks().unpressed().is_none())
            {
                self.left[by as usize] += BONUS;
            }
            for effect in &effects {
                self.book(effect);
                concerns_whom_it_should(effect, before);
                self.is_heard(effect, before, &heard);
                for color in Color::ALL {
                    his[color as usize] |= is_his(effect, color, before);
                }
            }
            // His own deed is his own affair.
            his[before as usize] = true;
        }
        let rebuilt = self.table.now(self.mirror.clone());
        if rebuilt != desk {
            let differ = first_difference(&rebuilt, &desk);
            panic!("the journal differs: {differ}\n{}\n{heard}", self.journal());
        }
        self.nothing_leaks(&events, his, &heard);
    }

    /// Where it is somebody's affair, he has heard something.
    fn is_heard(&mut self, effect: &Effect, mover: Color, heard: &str) {
        let name = name(effect);
        *self.heard_of.entry(name.clone()).or_default() += 1;
        if !LOUD.contains(&name.as_str()) {
            return;
        }
        for color in Color::ALL {
            let prefix = format!("{}: ", Place::Seat(color).name());
            let mut own = heard.lines().filter_map(|line| line.strip_prefix(&prefix));
            let something = match effect {
                Effect::Ruled(number, _) => own.any(|line| {
                    ["Ruling", "Entscheidung"]
                        .iter()
                        .any(|word| line.starts_with(&format!("{word} {number}:")))
                }),
                _ => own.next().is_some(),
            };
            assert!(something || !is_his(effect, color, mover), "{effect:?}\n{heard}");
        }
    }

    /// Of what somebody does with his own pieces alone, nobody else hears a word (D.2.1). A board tells
    /// its own player of his hand at any time.
    fn nothing_leaks(&mut self, events: &[Event], his: [bool; 2], heard: &str) {
        let hands = |event: &Event| {
            matches!(event, Event::Entered(_) | Event::Lifted(..) | Event::Seated(..))
        };
        if events.is_empty() || !events.iter().all(hands) {
            return;
        }
        *self.heard_of.entry("hands".to_owned()).or_default() += 1;
        let keyboard = |color: &Color| !self.has_board(Place::Seat(*color));
        let others = Color::ALL.into_iter().filter(keyboard);
        for color in others.filter(|&color| !his[color as usize]) {
            let prefix = format!("{}: ", Place::Seat(color).name());
            let told = heard.lines().find(|line| line.starts_with(&prefix));
            assert_eq!(told, None, "{heard}");
        }
    }

    fn count(&mut self, at: At) {
        let runs = self.mirror.clock().and_then(crate::laws::Clock::turn);
        if let Some(color) = runs.filter(|_| self.mirror.is_running()) {
            let side = &mut self.left[color as usize];
            *side = side.saturating_sub(at.since(self.counted));
        }
        self.counted = at;
    }

    /// What an effect does to what a player has left.
    fn book(&mut self, effect: &Effect) {
        match effect {
            // Who has gone on without the clock has not pressed it.
            Effect::Completed(_) | Effect::Announce(_)
                if self.mirror.clocks().unpressed().is_some() => {}
            Effect::Completed(made) | Effect::Announce(made) => {
                self.left[made.by() as usize] += BONUS;
            }
            Effect::ClockSet(color, time) => self.left[*color as usize] = *time,
            Effect::TimeAdded(color, time, _) => self.left[*color as usize] += *time,
            Effect::TimeTaken(color, time, _) => {
                let side = &mut self.left[*color as usize];
                *side = side.saturating_sub(*time);
            }
            _ => {}
        }
    }

    /// The journal, a line for each entry and for each effect of it.
    fn journal(&self) -> String {
        let mut game = replay(self.table.header.clone(), &[]).unwrap().game;
        let mut lines = Vec::new();
        for entry in &self.table.kept {
            lines.push(format!("{entry:?}"));
            if let What::Event(event) = &entry.what {
                let effects = game.handle(entry.at, event);
                lines.extend(effects.iter().map(|effect| format!("    {effect:?}")));
            }
        }
        lines.join("\n")
    }

    /// The journal has the game and its clocks.
    fn ends(mut self) -> BTreeMap<String, usize> {
        self.table.agree();
        self.count(self.table.at);
        let game = self.table.seats.game(Place::Desk);
        let clock = game.clock().unwrap();
        for color in Color::ALL.into_iter().filter(|_| game.outcome().is_none()) {
            let left = clock.remaining(color, self.table.at);
            let journal = self.journal();
            assert_eq!(left, self.left[color as usize], "{color:?}\n{journal}");
        }
        self.heard_of
    }
}

/// The boards of a table are connected, and stand so.
fn boards_come(table: &mut Table, devices: [&str; 2], pieces: &ByColor<Board>) {
    for (color, device) in Color::ALL.into_iter().zip(devices) {
        let make = if device == SEEN { Make::Certabo } else { Make::Peg1 };
        if device.contains("address") {
            table.comes(Place::Seat(color), make, &pieces[color]);
        }
    }
}

/// Plays matches of so many steps and counts what has happened in them.
fn play(seeds: std::ops::Range<u64>, steps: usize) -> BTreeMap<String, usize> {
    let mut kit = Kit::default();
    let mut all = BTreeMap::new();
    for seed in seeds {
        let mut played = Played::new(seed, &mut kit);
        played.table.heard.clear();
        for _ in 0..steps {
            played.step(&mut kit);
            played.check();
        }
        for (name, count) in played.ends() {
            *all.entry(name).or_default() += count;
        }
    }
    all
}

#[test]
fn random_matches_are_one_game_everywhere() {
    let all = play(0..1000, 12);
    for name in ["hands", "Announced", "RepeatDiffers", "Executed", "IllegalAct", "Ruled"] {
        assert!(all.contains_key(name), "{name} never happened: {all:?}");
    }
}

#[test]
#[ignore = "takes minutes in a build without optimisation"]
fn longer_random_matches_are_one_game_everywhere() {
    play(1000..4000, 60);
}
