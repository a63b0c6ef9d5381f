//! Carries acts out, in their order: first the archive, then the voice, then the line.
//!
//! What cannot be kept is told once, held in memory and tried again with every further entry.

use std::path::PathBuf;

use crate::app::braille;
use crate::app::chime::Chime;
use crate::app::input::{Input, Slot};
use crate::app::ports::Ports;
use crate::app::session::{Act, Session, Unfetched};
use crate::app::solver::Solver;
use crate::app::sound::Sounder;
use crate::archive::{
    Archive, ArchiveError, Entry, GameId, Header, Hold, Score, What, export, replay,
};
use crate::config::{self, FileError};
use crate::laws::Event;
use crate::opponent::thinker::Thinker;
use crate::opponent::uci::Uci;
use crate::ui::Face;
use crate::voices::Utterance;

/// What the loop does after an act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flow {
    /// Go on.
    On,
    /// Begin another game.
    NewGame(Box<Header>),
    /// Leave.
    Quit,
}

/// A game in the archive, and what of it is not there yet.
#[derive(Debug)]
pub struct Kept {
    /// Its number.
    pub id: GameId,
    /// What it began with.
    pub header: Header,
    entries: Vec<Entry>,
    written: usize,
    /// The result, and whether it is written.
    result: Option<(&'static str, bool)>,
    hold: Hold,
}

impl Kept {
    /// Begins a game in an archive.
    ///
    /// # Errors
    ///
    /// Why the game is not in the archive.
    pub fn begin(archive: &Archive, header: Header) -> Result<Self, ArchiveError> {
        let id = archive.begin(&header)?;
        // Nobody else knows of the game yet: a lock that fails must not cost it.
        let hold = archive.hold(id).unwrap_or_else(|_| Hold::none());
        Ok(Self::of(id, header, Vec::new(), hold))
    }

    /// Goes on with a game of an archive.
    #[must_use]
    pub fn of(id: GameId, header: Header, entries: Vec<Entry>, hold: Hold) -> Self {
        Self { id, header, written: entries.len(), entries, result: None, hold }
    }

    /// The entries so far.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Writes what is not written yet.
    fn write(&mut self, archive: &Archive) -> Result<(), ArchiveError> {
        while let Some(entry) = self.entries.get(self.written) {
            archive.append(self.id, self.written, entry)?;
            self.written += 1;
        }
        if let Some((result, written @ false)) = &mut self.result {
            archive.finish(self.id, result)?;
            *written = true;
        }
        Ok(())
    }
}

/// Everything that acts need.
#[derive(Debug)]
pub struct Performer {
    /// The archive.
    pub archive: Archive,
    /// The game that is kept; nothing where none is played.
    pub kept: Option<Kept>,
    /// Whether the last write failed.
    pub unsaved: bool,
    /// The folder of the archive.
    pub folder: PathBuf,
    /// The settings file.
    pub settings: PathBuf,
    /// Lines.
    pub face: Face,
    /// Speech.
    pub sounder: Sounder,
    /// Tones.
    pub chime: Chime,
    /// The built-in opponent.
    pub thinker: Thinker,
    /// The engine.
    pub engine: Uci,
    /// The solver.
    pub solver: Solver,
    /// The boards under the hands.
    pub ports: Ports,
    /// The way into the inbox, for what happens to acts later.
    pub slot: Slot,
}

impl Performer {
    /// Starts the threads of the opponents and of the solver, whose answers come into the inbox.
    ///
    /// # Errors
    ///
    /// When the system gives no thread.
    pub fn threads(slot: &Slot) -> std::io::Result<(Thinker, Uci, Solver)> {
        let thoughts = slot.clone();
        let report = move |ticket, thought| thoughts.put(Input::Thought(ticket, thought));
        let answers = slot.clone();
        let engine = move |ticket, answer| answers.put(Input::Engine(ticket, answer));
        Ok((Thinker::start(report)?, Uci::start(engine)?, Solver::start(slot.clone())?))
    }

    /// Carries acts out; stops at one that ends the game or the program.
    pub fn perform(&mut self, acts: Vec<Act>, session: &Session) -> Flow {
        for act in acts {
            match act {
                Act::NewGame(header) => return Flow::NewGame(header),
                Act::Quit => return Flow::Quit,
                Act::Record(entry) => self.record(entry, session),
                Act::Finish(result) => {
                    if let Some(kept) = &mut self.kept {
                        kept.result = Some((result, false));
                    }
                    self.write(session);
                }
                Act::Say(utterance) => self.say(&utterance),
                Act::Look(utterance) => self.look(&utterance),
                Act::Print(utterance) => self.face.print(&utterance),
                Act::Tone(tone) => self.chime.play(tone),
                Act::Hush => self.sounder.hush(),
                Act::Think(ticket, task) => self.thinker.ask(ticket, task),
                Act::StopThinking => self.thinker.stop(),
                Act::Engine(order) => self.engine.order(order),
                Act::Judge(ticket, question) => self.solver.ask(ticket, question),
                Act::Speak(on) => self.sounder.turn(on),
                Act::Tones(on) => self.chime.turn(on),
                Act::Rate(rate) => self.sounder.rate(rate),
                Act::PrintIn(table) => {
                    let show = table.map(|table| braille::show(table, self.slot.clone()));
                    self.face.show(show);
                }
                Act::OpenBoard(id, address) => self.ports.open(id, address),
                Act::Board(id, order) => self.ports.order(id, order),
                Act::Lie(lie) => self.ports.lie(lie),
                Act::CloseBoard(id) => self.ports.close(id),
                Act::KeepChips(chips) => self.ports.keep(&chips),
                Act::Keep(key, value) => self.keep(key, &value, session),
                Act::Seal(contents) => self.slot.put(Input::Sealed(self.sealed(&contents))),
                Act::Search(ticket, query) => {
                    let found = self.archive.search(&query).map_err(|error| reason(&error));
                    self.slot.put(Input::Found(ticket, found));
                }
                Act::Fetch(ticket, game) => {
                    self.slot.put(Input::Fetched(ticket, fetch(&self.archive, game)));
                }
            }
        }
        Flow::On
    }

    /// Puts a move into an envelope that only the arbiter can open.
    fn sealed(&self, contents: &str) -> Result<String, &'static str> {
        let key = self.kept.as_ref().and_then(|kept| kept.header.envelope_key.as_ref());
        let sealed = key.ok_or("seal-no-key")?.seal(contents);
        sealed.map_err(|_| "seal-fails")
    }

    /// Says what the cursor is on, and shows it.
    pub fn look(&mut self, utterance: &Utterance) {
        self.sounder.say(utterance);
        self.face.look(utterance);
    }

    /// Says and prints a message.
    pub fn say(&mut self, utterance: &Utterance) {
        self.sounder.say(utterance);
        self.face.print(utterance);
    }

    /// Removes a game from the archive in which nobody has moved.
    pub fn forget_if_empty(&mut self) {
        let moved = |entry: &Entry| matches!(&entry.what, What::Event(event) if !is_idle(event));
        if let Some(kept) = self.kept.as_mut().filter(|kept| !kept.entries.iter().any(moved)) {
            kept.hold = Hold::none();
            // An empty game that stays is passed over by `resume`.
            let _ = self.archive.forget(kept.id);
        }
    }

    /// Tries once more to write what is not written, and prints the moves if it cannot be; false if
    /// they are not on the disk.
    pub fn flush(&mut self, session: &Session) -> bool {
        let Some(kept) = &mut self.kept else { return true };
        let written = kept.write(&self.archive).is_ok() && !self.archive.is_in_memory();
        self.unsaved = false;
        if !written && !session.game().made().is_empty() {
            let rebuilt = replay(kept.header.clone(), &kept.entries);
            let pgn = rebuilt.map(|rebuilt| export::pgn(&rebuilt, "????-??-??"));
            self.say(&session.moves_follow());
            self.face.print_plain(pgn.unwrap_or_default().trim_end());
        }
        written
    }

    fn record(&mut self, entry: Entry, session: &Session) {
        if let Some(kept) = &mut self.kept {
            kept.entries.push(entry);
        }
        self.write(session);
    }

    fn write(&mut self, session: &Session) {
        let Some(kept) = &mut self.kept else { return };
        let written = match kept.write(&self.archive) {
            Err(ArchiveError::Damaged(_)) => self.begin_again(session),
            written => written,
        };
        let notice = match (written, self.unsaved) {
            (Ok(()), true) if self.archive.is_in_memory() => return,
            (Ok(()), true) => session.notice("saved-again", &[]),
            (Err(error), false) => {
                let reason = session.narrator().word(reason(&error));
                session.notice("unsaved", &[("reason", reason)])
            }
            (Ok(()), false) | (Err(_), true) => return,
        };
        self.unsaved = !self.unsaved;
        self.perform(vec![notice], session);
    }

    /// Puts a damaged archive aside and writes the whole game into a new one.
    fn begin_again(&mut self, session: &Session) -> Result<(), ArchiveError> {
        let Some(kept) = &mut self.kept else { return Ok(()) };
        let opened = Archive::replace(&self.folder)?;
        let id = opened.archive.begin(&kept.header)?;
        self.archive = opened.archive;
        // The new game may have the number of the old one: its lock is let go of first.
        kept.hold = Hold::none();
        kept.hold = self.archive.hold(id).unwrap_or_else(|_| Hold::none());
        (kept.id, kept.written) = (id, 0);
        if let Some((_, written)) = &mut kept.result {
            *written = false;
        }
        kept.write(&self.archive)?;
        if let Some(damaged) = opened.damaged {
            let file = damaged.display().to_string();
            let notice = session.notice("archive-damaged", &[("file", file.into())]);
            self.perform(vec![notice], session);
        }
        Ok(())
    }

    fn keep(&mut self, key: config::Key, value: &str, session: &Session) {
        if let Err(error) = config::save(&self.settings, key, value) {
            let reason = session.narrator().word(setting_reason(&error));
            let notice = session.notice("setting-not-kept", &[("reason", reason)]);
            self.perform(vec![notice], session);
        }
    }
}

/// Fetches a game to go through it.
///
/// # Errors
///
/// When there is no such game, or the archive cannot be read.
pub fn fetch(archive: &Archive, game: GameId) -> Result<Box<Score>, Unfetched> {
    archive.open_score(game).map(Box::new).map_err(|error| match error {
        ArchiveError::Missing => Unfetched::Missing,
        error => Unfetched::Unreadable(reason(&error)),
    })
}

/// The sentence that says why a setting is not kept.
pub(in crate::app) fn setting_reason(error: &FileError) -> &'static str {
    match error {
        FileError::Form => "reason-settings",
        FileError::Io(error) if error.kind() == std::io::ErrorKind::StorageFull => "reason-full",
        FileError::Io(_) => "reason-read-only",
    }
}

/// Whether an event is no reason to keep a game.
fn is_idle(event: &Event) -> bool {
    matches!(event, Event::Started | Event::Paused | Event::Resumed)
}

/// The sentence that says why the archive does not work.
#[must_use]
pub fn reason(error: &ArchiveError) -> &'static str {
    match error {
        ArchiveError::Damaged(_) | ArchiveError::Line(_) => "reason-damaged",
        ArchiveError::Full(_) => "reason-full",
        ArchiveError::ReadOnly(_) | ArchiveError::Folder(_) => "reason-read-only",
        ArchiveError::Busy(_) | ArchiveError::Locked => "reason-busy",
        ArchiveError::Catalogue(error) if matches!(**error, ArchiveError::Damaged(_)) => {
            "reason-catalogue"
        }
        ArchiveError::Catalogue(error) => reason(error),
        ArchiveError::Newer => "reason-newer",
        ArchiveError::Unreachable(_) | ArchiveError::Missing | ArchiveError::Imported => {
            "reason-file"
        }
    }
}
