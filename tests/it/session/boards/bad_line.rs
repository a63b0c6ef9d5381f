//! A game on simulated boards over bad lines, in time that is set: what the player hears, and that he
//! is never left in silence.

mod citrine;
mod flickering;
mod port;

use std::collections::{BTreeMap, VecDeque};
use std::fmt::Write as _;
use std::ops::Range;
use std::thread;
use std::time::Duration;

use shakmaty::{Board, Move, Piece, Position, Role, Square};
use touchmove::app::input::{FromTerminal, Input};
use touchmove::app::order::{BoardOrder, Keeping, Output};
use touchmove::app::session::{Act, Manner, Session};
use touchmove::archive::{Entry, GameId, Player, export, replay};
use touchmove::laws::At;
use touchmove::pegboard::simulator::{self, Dialect, Faults, Model, Simulated};
use touchmove::pegboard::{BoardEvent, Button, Make, Pressed, Report, addresses};
use touchmove::ui::Typed;

use super::{FIRST, header, manner, start};
use port::Port;

const fn ms(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

/// What hands do for each move, and what is heard of it.
const GAME: [(&str, &str); 10] = [
    ("-g1 f3", "knight g1 f3"),
    ("-d7 d5", "pawn d7 d5"),
    ("-g2 g3", "pawn g2 g3"),
    ("-d5 d4", "pawn d5 d4"),
    ("-c2 c4", "pawn c2 c4"),
    ("-c4 -d4 c3", "pawn d4 takes c3, en passant"),
    ("-f1 g2", "bishop f1 g2"),
    ("-b2 -c3 b2", "pawn c3 takes b2"),
    ("-e1 g1 -h1 f1", "short castling"),
    ("-a1 -b2 a1=q", "pawn b2 takes a1 promotes to queen"),
];

/// The move in which it is asked what a pawn becomes.
const PROMOTES: usize = 9;

/// The same moves as they are typed.
const TYPED: [&str; 10] =
    ["g1f3", "d7d5", "g2g3", "d5d4", "c2c4", "d4c3", "f1g2", "c3b2", "e1g1", "b2a1q"];

/// And as they are kept, whatever was touched, taken back or lost meanwhile.
const WRITTEN: &str = "1. Nf3 d5 2. g3 d4 3. c4 dxc3 4. Bg2 cxb2 5. O-O bxa1=Q *";

/// Bad cables, but none that would be thrown away.
const BAD: &str = "noise 0.0003\nloss 0.0003\ndouble 0.0003\nhalf 0.005\ndelay 100 0.02\n";

/// How long a player who has done what was to be done waits for a word.
const PATIENCE: Duration = ms(10_000);

/// How long it may take until it is told that a board is gone: a DGT board is asked after five seconds
/// of silence, and three times, a second each; before each of these steps, and before the words, a
/// loaded machine may sleep for a second and a half.
const GONE_IN: Duration = ms(8000 + 5 * 1500);

/// How a move is finished on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Finished {
    Button,
    Lever,
    Rest,
}

/// What becomes of a board while a move is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Incident {
    /// The cable is pulled, and the move typed meanwhile.
    Pulled,
    /// The power is off meanwhile.
    Off,
}

/// A kind of board.
struct Kind {
    model: Model,
    finished: Finished,
    /// Whether the chips of its pieces are known.
    learned: bool,
}

const fn kind(make: Make, knows_pieces: bool, has_clock: bool, finished: Finished) -> Kind {
    Kind {
        model: Model { make, knows_pieces, has_clock, dialect: Dialect::Usual },
        finished,
        learned: true,
    }
}

/// Frames without a colon.
const TACTUM: Kind = {
    let sentio = kind(Make::Certabo, false, false, Finished::Rest);
    Kind { model: Model { dialect: Dialect::Bare, ..sentio.model }, ..sentio }
};

/// The boards, and how a move is finished on each.
const KINDS: [Kind; 9] = [
    kind(Make::Peg1, false, false, Finished::Button),
    kind(Make::Peg1, true, false, Finished::Button),
    kind(Make::Dgt, true, false, Finished::Rest),
    kind(Make::Dgt, true, true, Finished::Lever),
    kind(Make::ChessLink, true, false, Finished::Rest),
    kind(Make::Certabo, true, false, Finished::Rest),
    kind(Make::Certabo, false, false, Finished::Rest),
    Kind { learned: false, ..kind(Make::Certabo, true, false, Finished::Rest) },
    TACTUM,
];

/// Those with chips: a game on them takes five times as long to compute.
const SLOW: [usize; 2] = [5, 7];

/// A session, a board on a line, and a player.
struct Played {
    session: Session,
    board: Simulated,
    port: Port,
    finished: Finished,
    now: Duration,
    /// The threads of the simulator, of the port and of the session.
    loads: [Load; 3],
    inbox: Vec<(At, BoardEvent)>,
    heard: VecDeque<String>,
    journal: Vec<Entry>,
    log: String,
    pace: u64,
    /// How often the board has sent something.
    frames: u64,
    /// How often the player does something more where nothing is heard.
    insists: u32,
    /// How long he waits for a word.
    patience: Duration,
    /// How often the board has told a change of each square.
    changes: BTreeMap<Square, u32>,
    /// Squares with bad contacts, which the player can mute.
    bad: Vec<String>,
    /// How often he has taken back a move that was not his.
    taken_back: u32,
    /// Whether nothing is written down, which is quicker.
    unlogged: bool,
}

/// A thread of a machine that has too much to do: now and then it sleeps for a while.
struct Load {
    number: u64,
    /// When it sleeps the next time, or did last, and until when.
    from: Duration,
    to: Duration,
    heavy: bool,
}

impl Load {
    fn new(seed: u64, heavy: bool) -> Self {
        Self { number: seed, from: ms(0), to: ms(0), heavy }
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.number = self.number.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.number ^ self.number >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ mixed >> 31) >> 16) % bound
    }

    /// Until when it sleeps, if it does now.
    fn sleeps(&mut self, now: Duration) -> Option<Duration> {
        while self.heavy && now >= self.to {
            self.from = self.to + ms(self.below(3000));
            self.to = self.from + ms(self.below(1500));
        }
        (self.heavy && now >= self.from).then_some(self.to)
    }
}

/// Why a game came to nothing.
type Stuck = Result<(), String>;

impl Played {
    fn new(kind: &Kind, seed: u64) -> Self {
        Self::over(kind, seed, BAD)
    }

    fn over(kind: &Kind, seed: u64, faults: &str) -> Self {
        let Kind { model, finished, learned } = *kind;
        let header = header(&start(), Player::Human, None);
        let rebuilt = replay(header, &[]).unwrap();
        let manner = Manner { boards: addresses("auto").unwrap(), ..manner("en") };
        let session = Session::new(manner, GameId(1), rebuilt);
        let mut board = Simulated::new(model, Faults::read(faults).unwrap(), seed, ms(0));
        board.opened(ms(0));
        let (heard, log) = (VecDeque::new(), String::new());
        let pace = 350 + seed % 8 * 50;
        let port = Port::new(model, learned);
        let heavy = seed % 2 == 1;
        let loads = [1, 2, 3].map(|nth| Load::new(seed * 4 + nth, heavy));
        let inbox = Vec::new();
        let mut played = Self {
            session,
            board,
            port,
            finished,
            now: ms(0),
            loads,
            inbox,
            heard,
            journal: Vec::new(),
            log,
            pace,
            frames: 0,
            insists: 0,
            patience: PATIENCE,
            changes: BTreeMap::new(),
            bad: Vec::new(),
            taken_back: 0,
            unlogged: false,
        };
        let acts = played.session.open(At::ZERO);
        played.perform(acts);
        played
    }

    fn at(&self) -> At {
        At::ZERO + self.now
    }

    fn write(&mut self, line: &str) {
        let seconds = self.now.as_secs_f64();
        writeln!(self.log, "{seconds:8.3} {line}").unwrap();
    }

    fn perform(&mut self, acts: Vec<Act>) {
        for act in acts {
            match act {
                Act::Out(Output::Say(said)) => {
                    for line in said.written().lines() {
                        self.write(line);
                        self.heard.push_back(line.to_owned());
                    }
                }
                Act::Keep(Keeping::Record(happened)) => self.journal.push(happened.into_entry()),
                Act::Board(BoardOrder::Tell(_, order)) => self.port.order(&order, self.now),
                _ => {}
            }
        }
    }

    fn input(&mut self, input: Input) {
        let acts = self.session.handle(self.at(), input);
        self.perform(acts);
    }

    fn types(&mut self, line: &str) {
        self.write(&format!("> {line}"));
        self.input(Input::Terminal(FromTerminal::Typed(Typed::Line(line.to_owned()))));
    }

    /// Goes on until then, or until something is heard.
    fn live(&mut self, end: Duration, listens: bool) {
        loop {
            let [board, port, session] = self.loads.each_mut().map(|load| load.sleeps(self.now));
            if board.is_none() {
                self.board.time_passed(self.now);
            }
            if port.is_none() {
                let said = self.board.to_send(self.now);
                self.frames += u64::from(!said.is_empty());
                let told = self.port.live(&said, self.now);
                self.arrives(told);
                let sent = self.port.take_bytes();
                if !sent.is_empty() {
                    self.board.receive(&sent, self.now);
                }
            }
            if session.is_none() {
                self.session_lives();
            }
            let due = [
                (self.session_due(), session),
                (self.port.deadline(), port),
                (self.board.deadline(), board.max(port)),
            ];
            let late = |(due, up): (Option<Duration>, Option<Duration>)| due.max(due.and(up));
            let next = due.into_iter().filter_map(late).min().unwrap_or(Duration::MAX);
            if listens && !self.heard.is_empty() {
                return;
            }
            if next > self.now && self.now >= end {
                return;
            }
            self.now = self.now.max(next.min(end));
        }
    }

    /// What the port tells waits for the session, with the moment at which it was told.
    fn arrives(&mut self, told: Vec<BoardEvent>) {
        let born = self.at();
        for told in &told {
            let changed: Vec<Square> = match told {
                BoardEvent::Report(Report::Lifted(_, of, _) | Report::Seated(_, of, _)) => {
                    vec![*of]
                }
                BoardEvent::Report(Report::Together(_, changes)) => {
                    changes.iter().map(|change| change.square()).collect()
                }
                _ => Vec::new(),
            };
            for square in changed {
                *self.changes.entry(square).or_default() += 1;
            }
        }
        self.inbox.extend(told.into_iter().map(|told| (born, told)));
    }

    fn session_lives(&mut self) {
        for (born, told) in std::mem::take(&mut self.inbox) {
            if !self.unlogged {
                self.write(&format!("        {told:?}"));
            }
            let acts = self.session.handle(born, Input::Board(FIRST, told));
            self.perform(acts);
        }
        if self.session.deadline().is_some_and(|due| due <= self.at()) {
            self.input(Input::TimePassed);
        }
    }

    fn session_due(&self) -> Option<Duration> {
        let told = (!self.inbox.is_empty()).then_some(self.now);
        told.or_else(|| self.session.deadline().map(|due| due.since(At::ZERO)))
    }

    fn waits(&mut self, millis: u64) {
        self.live(self.now + ms(millis), false);
    }

    /// The next sentence, if one comes in good time.
    fn hears(&mut self) -> Option<String> {
        if self.heard.is_empty() {
            self.live(self.now + self.patience, true);
        }
        self.heard.pop_front()
    }

    fn acts(&mut self, act: &simulator::Act) {
        self.write(&format!("# {act:?}"));
        if self.board.act(act, self.now).is_err() {
            self.write("# (cannot be)");
        }
        self.waits(self.pace);
    }

    /// Pieces are lifted and seated as the deeds say; a deed that is done already is left out.
    fn does(&mut self, deeds: &str) {
        for deed in deeds.split_whitespace() {
            let act = match (deed.strip_prefix('-'), deed.split_once('=')) {
                (Some(from), _) => simulator::Act::Lift(from.parse().unwrap()),
                (None, Some((square, piece))) => {
                    let piece = Piece::from_char(piece.parse().unwrap());
                    simulator::Act::Seat(square.parse().unwrap(), piece)
                }
                (None, None) => simulator::Act::Seat(deed.parse().unwrap(), None),
            };
            self.acts(&act);
        }
    }

    fn finishes(&mut self) {
        let button = match self.finished {
            Finished::Button => Button::Confirm,
            Finished::Lever => Button::Clock,
            Finished::Rest => return,
        };
        self.acts(&simulator::Act::Press(button, Pressed::Short));
    }

    /// A move, up to where it is heard.
    fn plays(&mut self, nth: usize, incident: Option<(Incident, usize)>) -> Stuck {
        let (deeds, heard) = GAME[nth];
        let before = self.session.game().position().board().clone();
        if let Some((incident, done)) = incident {
            let done: Vec<&str> = deeds.split_whitespace().take(done).collect();
            self.does(&done.join(" "));
            if nth == PROMOTES {
                self.waits(2000);
            }
            self.away(nth, incident, heard)?;
            return Ok(());
        }
        self.does(deeds);
        self.finishes();
        let mut insists = self.insists;
        loop {
            let doing = format!("playing {}", TYPED[nth]);
            let Some(line) = self.hears() else {
                // On a board with a bad contact he presses again, and then types.
                match insists {
                    0 => return Err(silence(&doing)),
                    1 => self.insists_on(nth),
                    _ => self.finishes(),
                }
                insists -= 1;
                continue;
            };
            if line == heard {
                return Ok(());
            }
            self.mutes(&line);
            if self.is_wrong(nth) || line.starts_with(STAYS) {
                self.takes_back(nth, &before)?;
            }
            if line.contains("say what the pawn becomes") {
                self.types("queen");
            } else if line == LINGERS {
                self.types(TYPED[nth]);
            } else if line == DIFFERS {
                self.obeys()?;
                if self.is_true(nth + 1).is_ok() {
                    return Ok(());
                }
                if self.is_wrong(nth) {
                    self.takes_back(nth, &before)?;
                } else {
                    self.goes_on(nth, &before);
                }
            } else if line.starts_with(GONE) {
                self.returns()?;
                self.goes_on(nth, &before);
            }
        }
    }

    /// He mutes a square whose contact seems to be bad, or has touched what he did not, when he is told
    /// that he can.
    fn mutes(&mut self, line: &str) {
        let refused = line.contains("If you did not touch it");
        let names = |square: &&String| {
            line.starts_with(&format!("{square} seems "))
                || refused && line.contains(&format!("say mute {square}"))
        };
        let bad = self.bad.iter().find(names);
        if let Some(square) = bad.cloned() {
            self.types(&format!("mute {square}"));
        }
    }

    /// Whether another move was made than he has made.
    fn is_wrong(&self, nth: usize) -> bool {
        self.session.game().made().len() > nth && self.is_true(nth + 1).is_err()
    }

    /// Who hears of another move takes it back, puts the board right, and makes his own again; if
    /// that was in vain, he types it.
    fn takes_back(&mut self, nth: usize, before: &Board) -> Stuck {
        self.taken_back += 1;
        if self.taken_back > 5 {
            return Err("wrong moves again and again".to_owned());
        }
        self.types("takeback");
        self.types("yes");
        if let Err(why) = self.obeys()
            && !self.matches()
        {
            return Err(why);
        }
        if self.taken_back > 1 {
            self.insists_on(nth);
        } else {
            self.goes_on(nth, before);
        }
        Ok(())
    }

    /// Asks whether the board matches: of a move between squares that are muted nothing is put right.
    fn matches(&mut self) -> bool {
        self.types("pegboard");
        std::mem::take(&mut self.heard).iter().any(|line| line == MATCHES)
    }

    /// He mutes what is bad and types.
    fn insists_on(&mut self, nth: usize) {
        for square in self.bad.clone() {
            self.types(&format!("mute {square}"));
        }
        self.types_move(nth);
    }

    /// He types his move; if another one is in the way that is not his, he takes that back before.
    fn types_move(&mut self, nth: usize) {
        let heard = self.heard.len();
        self.types(TYPED[nth]);
        if self.heard.iter().skip(heard).any(|line| line.contains("say takeback")) {
            self.heard.truncate(heard);
            self.types("takeback");
            self.types("yes");
            self.types(TYPED[nth]);
        }
    }

    /// What is still to be done of a move when a board is right.
    fn goes_on(&mut self, nth: usize, before: &Board) {
        let Some(mv) = self.mv(nth) else { return };
        let after = self.session.game().position().clone().play(mv).unwrap();
        for deed in GAME[nth].0.split_whitespace() {
            let square: Square = deed.trim_start_matches('-')[..2].parse().unwrap();
            let there = self.board.pieces().piece_at(square);
            let wanted = after.board().piece_at(square);
            if deed.starts_with('-') && there.is_some() && there == before.piece_at(square) {
                self.acts(&simulator::Act::Lift(square));
            } else if !deed.starts_with('-') && there != wanted {
                self.acts(&simulator::Act::Seat(square, wanted));
            }
        }
        self.finishes();
    }

    /// The move, if it was not made meanwhile.
    fn mv(&self, nth: usize) -> Option<Move> {
        let legal = self.session.game().position().legal_moves();
        let mode = self.session.game().mode();
        legal.into_iter().find(|mv| mv.to_uci(mode).to_string() == TYPED[nth])
    }

    /// Waits for a board that is gone, and puts it right.
    fn returns(&mut self) -> Stuck {
        loop {
            let Some(line) = self.hears() else { return Err(silence("the board is gone")) };
            if line.starts_with(BACK) {
                return self.obeys();
            }
        }
    }

    /// A board is lost, the move typed, and the board is back.
    fn away(&mut self, nth: usize, incident: Incident, heard: &str) -> Stuck {
        let act = |on| match incident {
            Incident::Pulled => simulator::Act::Cable(on),
            Incident::Off => simulator::Act::Power(on),
        };
        self.acts(&act(false));
        if incident == Incident::Pulled {
            let told = self.port.pulled();
            self.arrives(told);
        }
        let patience = std::mem::replace(&mut self.patience, GONE_IN);
        self.hears_of(GONE)?;
        // The move may have been complete before.
        if self.session.game().made().len() == nth {
            self.types_move(nth);
            if self.is_true(nth + 1).is_ok() || self.bad.is_empty() {
                self.hears_of(heard)?;
            }
        }
        self.acts(&act(true));
        if incident == Incident::Pulled {
            self.port.plugged(self.now);
        }
        // A board of which a frame is lost is looked for a second time, which takes as long.
        self.returns()?;
        self.patience = patience;
        // What a bad contact has touched was refused, and can be muted now.
        if self.is_true(nth + 1).is_err() && !self.bad.is_empty() {
            self.insists_on(nth);
            self.hears_of(heard)?;
        }
        Ok(())
    }

    fn hears_of(&mut self, awaited: &str) -> Stuck {
        loop {
            let Some(line) = self.hears() else { return Err(silence(awaited)) };
            if line.starts_with(awaited) {
                return Ok(());
            }
        }
    }

    /// Does what is said until the board is right.
    fn obeys(&mut self) -> Stuck {
        loop {
            let Some(line) = self.hears() else { return Err(silence("led")) };
            if RIGHT.contains(&line.as_str()) || line.starts_with(BEGUN) {
                return Ok(());
            }
            if line.starts_with(GONE) {
                return self.returns();
            }
            self.mutes(&line);
            self.obeys_step(&line);
        }
    }

    fn obeys_step(&mut self, line: &str) {
        let squares: Vec<Square> =
            line.split([' ', '.']).filter_map(|word| word.parse().ok()).collect();
        match (line.split(' ').next(), &squares[..], piece(line)) {
            (Some("Take"), [square], _) => self.acts(&simulator::Act::Lift(*square)),
            (Some("Take"), [from, to], piece) => {
                self.acts(&simulator::Act::Lift(*from));
                self.acts(&simulator::Act::Seat(*to, piece));
            }
            (Some("Put"), [square], piece) => self.acts(&simulator::Act::Seat(*square, piece)),
            (Some("Swap"), [one, other], _) => {
                let pieces = [*one, *other].map(|square| self.board.pieces().piece_at(square));
                self.acts(&simulator::Act::Lift(*one));
                self.acts(&simulator::Act::Lift(*other));
                self.acts(&simulator::Act::Seat(*one, pieces[1]));
                self.acts(&simulator::Act::Seat(*other, pieces[0]));
            }
            _ => {}
        }
    }

    /// The moves so far are those that were made.
    fn is_true(&self, moves: usize) -> Stuck {
        let made: Vec<Move> = self.session.game().made().iter().map(|made| made.mv).collect();
        let castling = self.session.game().mode();
        let made: Vec<String> = made.iter().map(|mv| mv.to_uci(castling).to_string()).collect();
        if made == TYPED[..moves] { Ok(()) } else { Err(format!("wrong moves: {made:?}")) }
    }

    fn game(&mut self, incidents: &[(usize, Incident, usize)]) -> Stuck {
        self.hears_of("You play on the board.")?;
        for nth in 0..GAME.len() {
            let here = incidents.iter().find(|(at, ..)| *at == nth);
            self.plays(nth, here.map(|(_, incident, done)| (*incident, *done)))?;
            self.is_true(nth + 1)?;
        }
        self.is_kept()
    }

    /// The game that is kept is the same, written as PGN.
    fn is_kept(&self) -> Stuck {
        let header = header(&start(), Player::Human, None);
        let rebuilt = replay(header, &self.journal).map_err(|why| format!("not kept: {why:?}"))?;
        let pgn = export::pgn(&rebuilt, "2026-01-01");
        let moves = pgn.split_once("\n\n").map_or("", |(_, moves)| moves);
        let moves = moves.split_whitespace().collect::<Vec<_>>().join(" ");
        if moves == WRITTEN { Ok(()) } else { Err(format!("kept otherwise: {moves}")) }
    }
}

const DIFFERS: &str = "Your board does not match the game.";
const MATCHES: &str = "It matches the game.";
const STAYS: &str = "Too late: the move has been made.";
const LINGERS: &str = "If you have finished your move, type it.";
const GONE: &str = "The board is gone";
const BACK: &str = "The board is back";

/// What is said when a board stands as it should: after guidance, and when nothing had to be done.
const RIGHT: [&str; 2] = ["The board is right.", "You play on the board."];

/// What is said when it stands as before a move that was begun.
const BEGUN: &str = "Pieces put back.";

fn silence(doing: &str) -> String {
    format!("silence while {doing}")
}

/// The piece that is named in a step.
fn piece(line: &str) -> Option<Piece> {
    let words: Vec<&str> = line.split([' ', '.']).collect();
    let color = words.iter().position(|word| ["white", "black"].contains(word))?;
    let role = match *words.get(color + 1)? {
        "king" => Role::King,
        "queen" => Role::Queen,
        "rook" => Role::Rook,
        "bishop" => Role::Bishop,
        "knight" => Role::Knight,
        "pawn" => Role::Pawn,
        _ => return None,
    };
    let of = if words[color] == "white" { shakmaty::Color::White } else { shakmaty::Color::Black };
    Some(role.of(of))
}

/// Games over a bad line: the cable is pulled in one move and the power goes in another, before it,
/// in the middle of it or when it is done; in some a board is also lost while it is asked what a pawn
/// becomes. What has gone wrong, with what was heard until then.
fn wrong_games(which: usize, seeds: Range<u64>) -> Vec<String> {
    let mut wrong = Vec::new();
    for seed in seeds {
        let done = usize::try_from(seed / 4 % 3).unwrap();
        let mut incidents = vec![(2, Incident::Pulled, done), (6, Incident::Off, done)];
        if seed % 3 == 0 {
            let how = if seed % 2 == 0 { Incident::Pulled } else { Incident::Off };
            incidents.push((9, how, 3));
        }
        let mut played = Played::new(&KINDS[which], seed);
        if let Err(why) = played.game(&incidents) {
            wrong.push(format!("kind {which}, seed {seed}: {why}\n{}", played.log));
        }
    }
    wrong
}

/// The seeds of so many games. `TOUCHMOVE_SEEDS=900..5000` plays those instead.
fn seeds(games: u64) -> Range<u64> {
    let Ok(named) = std::env::var("TOUCHMOVE_SEEDS") else { return 0..games };
    let (first, end) = named.split_once("..").expect("first..end");
    first.parse().unwrap()..end.parse().unwrap()
}

/// Those of a kind of boards: where games take long, a third of them.
fn seeds_of(which: usize, seeds: &Range<u64>) -> Range<u64> {
    let slow = SLOW.contains(&which);
    seeds.start..if slow { seeds.start + (seeds.end - seeds.start).div_ceil(3) } else { seeds.end }
}

/// All kinds of boards at once; those that send long frames get fewer games.
fn no_game_goes_wrong(seeds: &Range<u64>) {
    let wrong: Vec<String> = thread::scope(|scope| {
        let play = |at| scope.spawn(move || wrong_games(at, seeds_of(at, seeds)));
        let kinds: Vec<_> = (0..KINDS.len()).map(play).collect();
        kinds.into_iter().flat_map(|kind| kind.join().unwrap()).collect()
    });
    let firsts: Vec<&str> = wrong.iter().filter_map(|why| why.lines().next()).collect();
    assert!(wrong.is_empty(), "{} games: {firsts:#?}\n{}", wrong.len(), wrong[0]);
}

#[test]
fn nobody_is_left_in_silence_over_a_bad_line() {
    no_game_goes_wrong(&(0..20));
}

#[test]
#[ignore = "takes minutes"]
fn nobody_is_left_in_silence_in_thousands_of_games() {
    no_game_goes_wrong(&seeds(900));
}
