//! Runs the desk of a tournament in a terminal: keeps its acts, has rounds paired, writes its files.

use std::collections::{BTreeMap, VecDeque};
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use shakmaty::ByColor;

use crate::app::embossed;
use crate::app::input::FromTerminal;
use crate::app::link::Bell;
use crate::app::offers::tournament_offers;
use crate::app::open;
use crate::app::pairing::{self, Pairs, RunningPairing, Step, Unpaired};
use crate::app::play::asking::reason as file_reason;
use crate::app::play::{Start, Terminal, laying, round_games, voices};
use crate::app::reasons::reason;
use crate::archive::{Archive, ArchiveError, KeptTournament, SignedResult, TournamentId};
use crate::clean;
use crate::config::file::{New, replace_for_all};
use crate::laws::At;
use crate::opened;
use crate::organiser::{
    Desk, Notices, Order, Paper, RoundGame, RoundTables, TablePending, TableResult,
};
use crate::tournament::act::Act;
use crate::tournament::file::EventFile;
use crate::tournament::outcome::Outcome;
use crate::tournament::trf;
use crate::ui::Typed;
use crate::ui::line::Mode;
use crate::voices::{Narrator, Priority, Utterance, Value};

/// Longer files are no tournament of another program.
const MOST: u64 = 1 << 22;

/// Runs a tournament until the arbiter leaves. `path` is the event file.
///
/// # Errors
///
/// When the system gives no threads.
pub fn organise(start: &Start, file: &EventFile, path: &Path) -> io::Result<ExitCode> {
    let (mut library, narrator, mut messages) = voices(start);
    let archive = open::archive(&start.folders, &narrator, &mut messages);
    let mut terminal =
        Terminal::open(start, At::ZERO, || tournament_offers(&narrator, BTreeMap::new()))?;
    terminal.show(&start.settings, &narrator);
    for message in &messages {
        terminal.outputs.say(message);
    }
    let code = match take_up(&archive, &narrator, file) {
        Ok((id, desk, refused)) => {
            for message in &refused {
                terminal.outputs.say(message);
            }
            let slot = terminal.inbox.through(|()| DeskInput::Rung);
            // Without a bell results of tables come in with the next line.
            let bell = Bell::hang(&start.folders, id, move || slot.put(())).ok();
            let path = path.to_owned();
            let voices = library.usable();
            let mut organiser = Organiser {
                start,
                terminal,
                archive,
                id,
                desk,
                path,
                voices,
                asked: 0,
                pairing: None,
            };
            organiser.offer();
            organiser.run();
            drop(bell);
            organiser.terminal.close();
            ExitCode::SUCCESS
        }
        Err(refusal) => {
            terminal.outputs.refuse(&refusal);
            terminal.close();
            ExitCode::FAILURE
        }
    };
    Ok(code)
}

/// The desk of an event with what was done before; players of the file who have not entered yet enter now,
/// and those who cannot are told of.
///
/// # Errors
///
/// What is said where the record cannot be taken up.
fn take_up(
    archive: &Archive,
    narrator: &Narrator,
    file: &EventFile,
) -> Result<(TournamentId, Desk, Vec<Utterance>), Utterance> {
    let not_kept = |error: ArchiveError| {
        let values = [("reason", narrator.word(reason(&error)))];
        narrator.say(Priority::Move, "tournament-not-kept", &values)
    };
    let name = &file.regulations.name;
    let KeptTournament { id, acts } = match archive.tournament(name).map_err(not_kept)? {
        Some(kept) => kept,
        None => KeptTournament {
            id: archive.begin_tournament(name).map_err(not_kept)?,
            acts: Vec::new(),
        },
    };
    let mut desk = Desk::new(narrator.clone(), file.clone());
    for (number, line) in (1_usize..).zip(&acts) {
        let number = ("number", number.into());
        let act = Act::read(line).ok_or_else(|| {
            narrator.say(Priority::Move, "tournament-damaged-line", std::slice::from_ref(&number))
        })?;
        desk.take(act).map_err(|why| {
            let values = [number, ("why", desk.refused(&why).spans.into())];
            narrator.say(Priority::Move, "tournament-damaged", &values)
        })?;
    }
    let (entries, refused) = desk.entries_of_the_file();
    let lines: Vec<_> = entries.iter().map(Act::write).collect();
    archive.keep_acts(id, acts.len(), &lines).map_err(not_kept)?;
    for entered in entries {
        desk.take(entered).map_err(|why| desk.refused(&why))?;
    }
    Ok((id, desk, refused))
}

/// What comes to the desk of a tournament.
#[derive(Debug)]
enum DeskInput {
    Terminal(FromTerminal),
    /// A round that is being paired has come so far; by the number of the request.
    Pairing(u64, Step),
    /// A room has kept a signed result.
    Rung,
}

impl From<FromTerminal> for DeskInput {
    fn from(come: FromTerminal) -> Self {
        Self::Terminal(come)
    }
}

/// A round that a program is pairing.
struct PairingRun {
    /// The number of the request.
    number: u64,
    /// How many acts there were when it was sent out: what has come to hold since is not in it.
    acts: usize,
    running: RunningPairing,
}

/// A tournament at a terminal.
struct Organiser<'a> {
    start: &'a Start,
    terminal: Terminal<DeskInput>,
    archive: Archive,
    id: TournamentId,
    desk: Desk,
    /// The event file.
    path: PathBuf,
    /// The names of the voices that there are.
    voices: Vec<String>,
    /// How many rounds were sent out to be paired.
    asked: u64,
    pairing: Option<PairingRun>,
}

impl Organiser<'_> {
    fn run(&mut self) {
        let welcome = self.desk.welcome();
        self.terminal.outputs.say(&welcome);
        let results = self.signed();
        self.carry_out(results);
        // What is typed into a pipe waits until a round is paired; a person is heard at once.
        let mut held: Option<Typed> = None;
        let mut is_read = false;
        loop {
            let holds = self.pairing.is_some() && self.start.mode == Mode::Plain;
            let come = if let Some(typed) = held.take_if(|_| !holds) {
                DeskInput::Terminal(FromTerminal::Typed(typed))
            } else {
                if !is_read {
                    self.terminal.outputs.face.ready();
                    is_read = true;
                }
                let (_, Some(come)) = self.terminal.inbox.take(None) else { continue };
                come
            };
            let orders = match come {
                DeskInput::Pairing(number, step) => self.stepped(number, step),
                DeskInput::Rung => self.signed(),
                DeskInput::Terminal(FromTerminal::Typed(typed)) if holds && !self.stops(&typed) => {
                    held = Some(typed);
                    continue;
                }
                DeskInput::Terminal(FromTerminal::Typed(typed)) => {
                    is_read = false;
                    let results = self.signed();
                    self.carry_out(results);
                    match self.typed(typed) {
                        Some(orders) => orders,
                        None => break,
                    }
                }
                DeskInput::Terminal(come) => {
                    if let Some(lost) = come.lost_words(self.desk.narrator()) {
                        self.terminal.outputs.face.print(&lost);
                    }
                    continue;
                }
            };
            if self.carry_out(orders) {
                break;
            }
        }
        if let Some(pairing) = self.pairing.take() {
            pairing.running.stop();
        }
    }

    /// Whether a line stops the program that is pairing.
    fn stops(&self, typed: &Typed) -> bool {
        matches!(typed, Typed::Line(line) if self.desk.stops(line))
            || matches!(typed, Typed::OutputLost)
    }

    /// What follows from what was typed; nothing if nobody types any more.
    fn typed(&mut self, typed: Typed) -> Option<Vec<Order>> {
        self.terminal.outputs.speaker.hush();
        match typed {
            Typed::Line(line) => {
                if self.desk.asks_the_tables(&line) {
                    self.ask_the_tables();
                }
                Some(self.desk.line(&line))
            }
            Typed::Interrupt => Some(Vec::new()),
            typed => {
                let id = typed.not_taken()?;
                Some(vec![Order::Say(self.desk.narrator().say(Priority::Move, id, &[]))])
            }
        }
    }

    /// Carries out orders and what follows from them; whether the arbiter leaves.
    fn carry_out(&mut self, orders: Vec<Order>) -> bool {
        let mut waiting: VecDeque<_> = orders.into();
        while let Some(order) = waiting.pop_front() {
            match order {
                Order::Say(said) => self.terminal.outputs.say(&said),
                Order::Keep(act) => waiting.extend(self.keep(&act)),
                Order::Draw(what) => {
                    // Short enough to be told and typed elsewhere.
                    let number = open::random() % 1_000_000;
                    waiting.extend(self.desk.drawn(what, number));
                }
                Order::Pair => self.pair(),
                Order::Stop => self.stop(),
                Order::Write(paper) => self.write(&paper),
                Order::Lay(round) => self.lay(&round),
                Order::Games(round, games) => self.write_games(round, &games),
                Order::Leave => return true,
            }
        }
        false
    }

    fn say(&mut self, id: &str, values: &[(&str, Value)]) {
        let said = self.desk.narrator().say(Priority::Move, id, values);
        self.terminal.outputs.say(&said);
    }

    /// Keeps an act; what is told comes after that.
    fn keep(&mut self, act: &Act) -> Vec<Order> {
        match self.archive.keep_acts(self.id, self.desk.acts(), &[act.write()]) {
            Ok(()) => {
                let orders = self.desk.kept(act);
                if let Act::Entered { .. } | Act::Amended { .. } | Act::Revoked { .. } = act {
                    self.offer();
                }
                orders
            }
            Err(error) => {
                let reason = [("reason", self.desk.narrator().word(reason(&error)))];
                self.say("tournament-not-kept", &reason);
                Vec::new()
            }
        }
    }

    /// Lets Tab complete the names of those who are entered now.
    fn offer(&mut self) {
        let offers = tournament_offers(self.desk.narrator(), self.desk.following());
        self.terminal.outputs.face.offer(offers);
    }

    /// Has the next round paired by a program of this machine, in a thread of its own.
    fn pair(&mut self) {
        if self.pairing.is_some() {
            return self.say("tournament-pairing-still", &[]);
        }
        self.asked += 1;
        let number = self.asked;
        let slot = self.terminal.inbox.through(move |step| DeskInput::Pairing(number, step));
        let teams = self.desk.now().terms().boards().is_some();
        let pairs = if teams { Pairs::Teams } else { Pairs::Players };
        let wanted = (self.desk.to_be_paired(), pairs);
        let folder = self.start.folders.data();
        match pairing::send(folder, number, wanted, move |step| slot.put(step)) {
            Ok(running) => {
                let acts = self.desk.acts();
                self.pairing = Some(PairingRun { number, acts, running });
            }
            Err(_) => self.say("tournament-no-program", &[]),
        }
    }

    /// The program that is pairing is ended, if there is one.
    fn stop(&mut self) {
        match self.pairing.take() {
            Some(pairing) => {
                pairing.running.stop();
                self.say("tournament-pairing-stopped", &[]);
            }
            None => self.say("tournament-pairing-none", &[]),
        }
    }

    /// A program that pairs has come so far.
    fn stepped(&mut self, number: u64, step: Step) -> Vec<Order> {
        // Of one that was stopped nothing is awaited.
        if self.pairing.as_ref().is_none_or(|pairing| pairing.number != number) {
            return Vec::new();
        }
        let (name, answer) = match step {
            Step::Begun(name) => {
                self.say("tournament-pairing", &[("program", name.into())]);
                return Vec::new();
            }
            Step::NoProgram => {
                self.pairing = None;
                self.say("tournament-no-program", &[]);
                return Vec::new();
            }
            Step::Answered(name, answer) => (name, answer),
        };
        let outdated = self.pairing.take().is_some_and(|pairing| pairing.acts != self.desk.acts());
        match answer {
            Ok(_) if outdated => {
                self.say("tournament-pairing-outdated", &[]);
                Vec::new()
            }
            Ok(answer) => self.desk.paired(&name, &answer),
            Err(why) => {
                let id = match why {
                    Unpaired::Missing => "tournament-program-missing",
                    Unpaired::Stuck => "tournament-program-stuck",
                    Unpaired::Endless => "tournament-program-endless",
                };
                self.say(id, &[("program", name.into())]);
                Vec::new()
            }
        }
    }

    /// What follows from the results that were signed at tables.
    fn signed(&mut self) -> Vec<Order> {
        match self.archive.signed_results(&self.desk.file().regulations.name) {
            Ok(signed) => {
                let results: Vec<_> = signed.into_iter().filter_map(of_table).collect();
                self.desk.signed(&results)
            }
            // It can be read the next time.
            Err(_) => Vec::new(),
        }
    }

    /// Tells the desk what is open at the tables of the event.
    fn ask_the_tables(&mut self) {
        // What cannot be read now can be the next time; pairing does not hang on it.
        let Ok(games) = self.archive.pending_games(&self.desk.file().regulations.name) else {
            return;
        };
        let pending = games.into_iter().map(|game| TablePending {
            round: game.round,
            table: game.table.into(),
            names: ByColor { white: game.white, black: game.black },
            is_adjourned: game.is_adjourned,
            has_appeal: game.has_appeal,
        });
        self.desk.pending(pending.collect());
    }

    /// Lays the tables of a round.
    fn lay(&mut self, round: &RoundTables) {
        let laid = laying::lay(&self.path, &self.desk, &self.voices, round);
        for said in laid.map_or_else(|refused| refused, |said| vec![said]) {
            self.terminal.outputs.say(&said);
        }
    }

    fn write(&mut self, paper: &Paper) {
        match paper {
            Paper::Notices(notices) => self.post(notices),
            Paper::Exchange { name, text } => {
                let file = PathBuf::from(name);
                // Only a tournament is replaced by a tournament.
                if opened::bytes(&file, MOST).is_ok_and(|had| trf::read(&had).is_err()) {
                    let values = [
                        ("file", clean::name(&file).into()),
                        ("reason", self.desk.narrator().word("tournament-other-file")),
                    ];
                    return self.say("tournament-not-written", &values);
                }
                self.put(&file, |file| file.text(text));
                if let Some(told) = self.desk.not_exchanged() {
                    self.terminal.outputs.say(&told);
                }
            }
        }
    }

    /// Writes notices as text, as a page in large print and in braille.
    fn post(&mut self, notices: &Notices) {
        let name = [round_name(&self.path, notices.round), notices.suffix.to_owned()].concat();
        let named = |kind: &str| PathBuf::from([&name, ".", kind].concat());
        self.put(&named("txt"), |file| file.text(&notices.text()));
        self.put(&named("html"), |file| file.text(&notices.page()));
        let lines: Vec<String> = notices.lines().cloned().collect();
        let narrator = self.desk.narrator();
        let (braille, told) =
            embossed::lines(&self.start.settings, narrator, &notices.title, &lines);
        for message in &told {
            self.terminal.outputs.say(message);
        }
        self.put(&named("brf"), |file| file.pages(&braille));
    }

    /// Writes the games of a round, each with the moves and clock times of its table.
    fn write_games(&mut self, round: usize, games: &[RoundGame]) {
        let event = &self.desk.file().regulations;
        match round_games::pgn(&self.archive, event, games) {
            Ok(text) => {
                let file = PathBuf::from([round_name(&self.path, round), ".pgn".into()].concat());
                self.put(&file, |file| file.text(&text));
            }
            Err(error) => {
                let reason = [("reason", self.desk.narrator().word(reason(&error)))];
                self.say("tournament-games-unread", &reason);
            }
        }
    }

    fn put(&mut self, path: &Path, write: impl FnOnce(&mut New) -> io::Result<()>) {
        let told = ("file", clean::name(path).into());
        match replace_for_all(path, write) {
            Ok(()) => self.say("tournament-written", &[told]),
            Err(error) => {
                let reason = self.desk.narrator().word(file_reason(&error));
                self.say("tournament-not-written", &[told, ("reason", reason)]);
            }
        }
    }
}

/// What belongs to a round is called by the event file: two events may be run in one folder.
pub(super) fn round_name(event: &Path, round: usize) -> String {
    let stem = event.file_stem().unwrap_or_default().to_string_lossy();
    format!("{stem}-round-{round}")
}

/// A signed result as the desk takes it; nothing where no tournament knows it, as of an annulled game.
fn of_table(signed: SignedResult) -> Option<TableResult> {
    Some(TableResult {
        game: u64::try_from(signed.game.0).ok()?,
        round: signed.round,
        table: signed.table.into(),
        names: ByColor { white: signed.white, black: signed.black },
        outcome: Outcome::read(&signed.result)?,
    })
}
