//! The host of a match: the one process that has its journal, its boards and its clocks.
//!
//! It serves each place at its own terminal until another terminal of the machine asks for that
//! place (`link`). It decides nothing of a game; `seats` does, and is pure.

#![deny(clippy::wildcard_enum_match_arm)]

mod coded;
mod laid;
mod logs;
mod merged;
mod places;
mod recorded;
mod served;
mod terminal;
mod terminals;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;
use std::{io, thread};

use shakmaty::{ByColor, Color};
use zeroize::Zeroizing;

use crate::app::clock::SessionClock;
use crate::app::game_store::{GameStore, Notice};
use crate::app::input::{BoardId, FromTerminal, Inbox};
use crate::app::link::{self, FromClient, HostLock, LinkId, Links, Socket};
use crate::app::memory;
use crate::app::open;
use crate::app::play::{self, Start};
use crate::app::ports::Ports;
use crate::app::seats::{Attempt, Seats, Sent, TableOrder};
use crate::app::signals;
use crate::app::solver::{Judged, Solver};
use crate::archive::{EnvelopeKey, SealError};
use crate::laws::At;
use crate::pegboard::BoardEvent;
use crate::table::{PassHash, Place};
use crate::ui::screen::Incoming;
use crate::voices::{Narrator, Utterance};

use coded::Arrivals;
use logs::Logs;
use recorded::{Writer, Written};
use terminal::Terminal;
use terminals::Terminals;

use laid::Changed;

pub use laid::LaidTable;

/// What comes to the host.
#[derive(Debug)]
enum News {
    /// From its own terminal.
    Own(FromTerminal),
    /// Something happened at its own terminal, which is a screen.
    Screen(Incoming),
    /// From a board under this player's hands.
    Board(Color, BoardId, BoardEvent),
    /// Whether a mate is possible was found out.
    Judged(Judged),
    /// From another terminal.
    Client(LinkId, FromClient),
    /// Whether a passphrase that was said at a place is the right one, and a key that it locks.
    Verified(Place, Attempt, Verdict),
    /// What was in the envelope, or why it stays closed.
    Unsealed(Place, Result<String, SealError>),
    /// What became of the records.
    Recorded(Written),
    /// In which folder there is now what belongs on an envelope, or why it is not there.
    Enveloped(Result<PathBuf, &'static str>),
}

/// Why a match is not played on here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Over {
    /// The arbiter has signed off: it ends when its records are written.
    SignedOff,
    /// Nobody is at the terminal of the host any more: it ends when no records are being written.
    Left,
}

/// What became of a passphrase.
#[derive(Debug)]
enum Verdict {
    Wrong,
    Right(Option<EnvelopeKey>),
}

/// A match that is being played.
struct Host {
    inbox: Inbox<News>,
    seats: Seats,
    game_store: GameStore,
    terminals: Terminals,
    arrivals: Arrivals,
    writer: Writer,
    ports: ByColor<Ports>,
    solver: Solver,
    over: Option<Over>,
}

/// Plays a match until the arbiter signs off, or until the terminal of the host is gone.
///
/// # Errors
///
/// When the system gives no threads.
pub fn host(start: &Start, laid: &LaidTable) -> io::Result<ExitCode> {
    memory::close();
    let mut messages = Vec::new();
    let (narrator, _) = open::narrator(&start.settings, &mut laid::library(&start.folders));
    let inbox = Inbox::new(SessionClock::starting_at(At::ZERO));
    signals::listen(inbox.through(News::Own), inbox.turns())?;
    let mut own = Terminal::open(start, &narrator, &laid.here, inbox.through(News::Own))?;
    if let Some(refusal) = open::exposed(&start.folders, &narrator) {
        return Ok(refuse(own, &refusal));
    }
    // Before there is a game of it: one that is refused leaves none behind.
    let claim = match HostLock::take(&start.folders) {
        Ok(claim) => claim,
        Err(unopened) => return Ok(refuse(own, &unopened.say(&narrator))),
    };
    let placed = laid.left(start, &narrator, &mut messages).and_then(|(archive, left)| {
        let (left, changed) = own.goes_on_with(left, &laid.text, &inbox, &narrator)?;
        let socket =
            Socket::listen(&start.folders, claim).map_err(|unopened| unopened.say(&narrator))?;
        let left = (left.as_ref(), changed);
        Ok((laid.place(start, &narrator, archive, left, &mut messages)?, socket))
    });
    let (placed, socket) = match placed {
        Ok(placed) => placed,
        Err(refusal) => return Ok(refuse(own, &refusal)),
    };
    inbox.skip_to(placed.before);
    let heard = inbox.through(|(client, from)| News::Client(client, from));
    let links = Links::open(socket, link::PATIENCE, move |client, from| {
        heard.put((client, from));
    });
    let links = match links {
        Ok(links) => links,
        Err(unopened) => return Ok(refuse(own, &unopened.say(&narrator))),
    };
    let slot = inbox.through(News::Screen);
    messages.extend(private_file(laid, &narrator));
    messages.extend(own.raise(start, &narrator, &laid.here, slot));
    for message in &messages {
        own.say(message);
    }
    let ports = ByColor::new_with(|color| {
        let slot = inbox.through(move |(id, told)| News::Board(color, id, told));
        Ports::new(&start.settings, &start.folders, slot)
    });
    let solver = Solver::new(inbox.through(News::Judged));
    let logs = Logs::new(start.folders.records(placed.kept.id));
    let game_store = GameStore::new(placed.archive, Some(placed.kept), start.folders.data());
    let host = Host {
        inbox,
        seats: placed.seats,
        game_store,
        terminals: Terminals::new(own, links, laid.here.clone(), logs, narrator),
        arrivals: Arrivals::default(),
        writer: Writer::new(start.folders.clone(), start.settings.clone()),
        ports,
        solver,
        over: None,
    };
    Ok(host.run(placed.changed, placed.lost))
}

/// That others may read the match file, with its codes.
fn private_file(laid: &LaidTable, narrator: &Narrator) -> Option<Utterance> {
    play::readable(narrator, Path::new(&laid.file))
}

/// Says why there is no match.
fn refuse(mut own: Terminal, refusal: &Utterance) -> ExitCode {
    own.say(refusal);
    own.close();
    ExitCode::FAILURE
}

impl Host {
    /// `lost`: how much of a player's thought a crash has cost at most, if anybody knows.
    fn run(mut self, changed: Changed, lost: Option<Duration>) -> ExitCode {
        // Without it the report has the times of play alone.
        if let Ok(when) = self.game_store.archive.local_time() {
            let sent = self.seats.record_start(self.inbox.now(), when);
            self.carry_out(sent);
        }
        if let Some((change, keys)) = changed {
            let sent = self.seats.record_change(self.inbox.now(), change, keys);
            self.carry_out(sent);
        }
        let sent = self.seats.open(self.inbox.now(), lost);
        self.carry_out(sent);
        self.terminals.guide(&self.seats);
        self.terminals.ready_own();
        while !self.is_over() {
            let notices = self.game_store.settle();
            self.notify(notices);
            self.seats.glance();
            self.terminals.show(self.inbox.now(), &self.seats);
            let game = self.seats.game(Place::Desk);
            let sign = self.game_store.sign_due(game);
            let due = [self.seats.deadline(), sign, self.terminals.due()].into_iter().flatten();
            let (at, news) = self.inbox.take(due.min());
            self.game_store.sign(at, self.seats.game(Place::Desk));
            match news {
                None => {
                    let sent = self.seats.time_passed(at);
                    self.carry_out(sent);
                }
                Some(news) => self.take(at, news),
            }
            self.keep_envelope();
        }
        self.leave()
    }

    /// Whether nothing is to be done any more.
    fn is_over(&self) -> bool {
        self.over.is_some() && !self.writer.is_busy()
    }

    fn take(&mut self, at: At, news: News) {
        match news {
            News::Own(come) => self.take_own_input(at, come),
            News::Screen(come) => self.take_own_key(at, come),
            News::Board(color, id, told) => {
                let sent = self.seats.board(at, color, id, told);
                self.carry_out(sent);
            }
            News::Judged(judged) => {
                let sent = self.seats.judged(at, judged);
                self.carry_out(sent);
            }
            News::Client(client, from) => self.take_from_client(at, client, from),
            News::Verified(place, attempt, verdict) => self.verified(at, place, attempt, verdict),
            News::Unsealed(place, found) => {
                let sent = self.seats.take_unsealed(at, found);
                self.carry_out(sent);
                self.terminals.verified(at, &self.seats, place);
            }
            News::Recorded(written) => self.tell_recorded(&written),
            News::Enveloped(folder) => self.tell_enveloped(folder),
        }
    }

    fn verified(&mut self, at: At, place: Place, attempt: Attempt, verdict: Verdict) {
        let (right, key) = match verdict {
            Verdict::Wrong => (false, None),
            Verdict::Right(key) => (true, key),
        };
        let mut sent = self.seats.verified(at, place, attempt, right);
        if let Some(key) = key {
            sent.extend(self.seats.take_key(at, key.to_string()));
        }
        if right {
            self.terminals.desk_opened(&self.seats, place);
        }
        self.carry_out(sent);
        self.terminals.verified(at, &self.seats, place);
    }

    /// Carries out what places want, in their order: what is kept is kept before it is said.
    fn carry_out(&mut self, sent: Vec<Sent>) {
        let mut put = Vec::new();
        for Sent { to, what } in sent {
            match what {
                TableOrder::Out(output) => put.push((to, output)),
                TableOrder::Keep(order) => {
                    let notices = self.game_store.carry_out(order);
                    self.notify(notices);
                }
                TableOrder::Judge(ticket, question) => self.solver.ask(ticket, question),
                TableOrder::Board(color, order) => self.ports[color].carry_out(order),
                TableOrder::Seal(color, contents) => {
                    let closed = self.seats.seal(&contents);
                    let sent = self.seats.sealed(self.inbox.now(), color, closed);
                    self.carry_out(sent);
                }
                TableOrder::Secret => self.terminals.hide_line(to),
                TableOrder::Verify(attempt, tried) => {
                    self.terminals.verifies(to);
                    self.verify(to, attempt, tried);
                }
                TableOrder::Unseal { key, passphrase, sealed } => {
                    self.terminals.verifies(to);
                    self.unseal(to, key, passphrase, sealed);
                }
                TableOrder::Records => self.write_records(),
                TableOrder::SignedOff => {
                    self.over = Some(Over::SignedOff);
                    self.write_records();
                }
            }
        }
        self.terminals.put(self.inbox.now(), &self.seats, put);
    }

    fn notify(&mut self, notices: Vec<Notice>) {
        self.terminals.notify(self.inbox.now(), &self.seats, notices);
    }

    /// Looks at a passphrase on a thread of its own: that takes a fraction of a second, and clocks
    /// run.
    fn verify(&self, place: Place, attempt: Attempt, tried: Zeroizing<String>) {
        let hash = self.seats.passphrase().clone();
        let needs_key = !self.seats.has_key();
        let slot = self.inbox.through(move |verdict| News::Verified(place, attempt, verdict));
        let fallback = slot.clone();
        let look = move || slot.put(verdict(&hash, &tried, needs_key));
        if thread::Builder::new().name("passphrase".into()).spawn(look).is_err() {
            fallback.put(Verdict::Wrong);
        }
    }

    /// Opens the envelope on a thread of its own.
    fn unseal(
        &self,
        place: Place,
        key: EnvelopeKey,
        passphrase: Zeroizing<String>,
        sealed: String,
    ) {
        let slot = self.inbox.through(move |found| News::Unsealed(place, found));
        let fallback = slot.clone();
        let open = move || slot.put(key.open(&passphrase, &sealed));
        if thread::Builder::new().name("envelope".into()).spawn(open).is_err() {
            fallback.put(Err(SealError::NoRandomness));
        }
    }

    /// Without the terminal of the host there is no match; everything so far is kept.
    fn leave(mut self) -> ExitCode {
        let when = self.game_store.archive.local_time().ok();
        for entry in self.seats.close(self.inbox.now(), when) {
            self.game_store.record(entry);
        }
        let kept = self.game_store.flush();
        let empty = self.game_store.forget_if_empty();
        let number = self.game_store.kept.as_ref().map(|kept| kept.id);
        let is_over = self.seats.game(Place::Desk).outcome().is_some();
        let goes_on = kept && !empty && !(is_over && self.over == Some(Over::SignedOff));
        // Before the match is over other terminals wait for the host: they lead no player out of the
        // program.
        if self.over == Some(Over::SignedOff) {
            self.terminals.close_clients(&self.seats);
        }
        let moves = if kept { None } else { self.game_store.moves() };
        let logs = self.terminals.close(number.filter(|_| goes_on), moves);
        if empty {
            logs.remove();
        }
        if kept { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}

fn verdict(hash: &PassHash, tried: &str, needs_key: bool) -> Verdict {
    if !hash.fits(tried) {
        return Verdict::Wrong;
    }
    Verdict::Right(needs_key.then(|| EnvelopeKey::new(tried).ok()).flatten())
}
