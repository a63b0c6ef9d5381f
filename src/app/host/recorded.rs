//! The records of a match are written on a thread of their own: braille and sound take seconds.

use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::thread;

use crate::app::folders::Folders;
use crate::app::host::laid::library;
use crate::app::host::secrets::in_turn;
use crate::app::host::{Host, News};
use crate::app::input::Inbox;
use crate::app::open;
use crate::app::play::file_reason;
use crate::app::records::{self, Part, RecordsToWrite};
use crate::clean;
use crate::config::Settings;
use crate::laws::Envelope;
use crate::records::{ENVELOPE, KeptMatch};
use crate::table::TableId;
use crate::voices::announce::Style;
use crate::voices::{Library, Narrator, written as written_of};

/// What became of the records.
#[derive(Debug)]
pub(super) struct Written {
    /// Where they are, or the sentence that says why they are not.
    pub(super) folder: Result<PathBuf, &'static str>,
    /// What is to be told besides, by its sentence and the sentence that is its reason.
    pub(super) told: Vec<(&'static str, &'static str)>,
}

/// The envelope that waits, and when and where the game goes on.
type Waits = (Envelope, Option<String>);

/// What is on the disk about the envelope of a sealed move.
#[derive(Debug, Default)]
struct Enveloped {
    /// What the files tell, or will when they are written; `None` if there are none.
    told: Option<Waits>,
    /// Whether that is so: an earlier run of the program may have left others.
    is_known: bool,
    /// Whether they are being written or removed.
    is_busy: bool,
    /// Whether the arbiter has heard where they are.
    is_said: bool,
}

/// Writes the records, and knows which of them are on the disk. The host says what is to be said of it.
#[derive(Debug)]
pub(super) struct Writer {
    table: TableId,
    /// Held while records are written: those of one table after the other, for each takes a lot of memory.
    turn: Arc<Mutex<()>>,
    folders: Folders,
    settings: Settings,
    /// How many records are being written.
    writing: u32,
    enveloped: Enveloped,
}

impl Writer {
    /// Nothing is written yet.
    pub(super) fn new(
        table: TableId,
        turn: Arc<Mutex<()>>,
        folders: Folders,
        settings: Settings,
    ) -> Self {
        Self { table, turn, folders, settings, writing: 0, enveloped: Enveloped::default() }
    }

    /// Whether records are being written.
    pub(super) const fn is_busy(&self) -> bool {
        self.writing > 0
    }

    /// Whether what belongs on the envelope is to be written, or removed, because another sealed move
    /// waits than the files tell of.
    fn wants_envelope(&mut self, waits: Option<Waits>) -> bool {
        let enveloped = &mut self.enveloped;
        let is_right = enveloped.is_known && waits == enveloped.told;
        if is_right || enveloped.is_busy {
            return false;
        }
        // Of an envelope that was closed in an earlier run the arbiter has heard it then.
        let was_said = enveloped.is_said || !enveloped.is_known;
        let is_said = was_said && waits.is_some();
        *enveloped = Enveloped { told: waits, is_known: true, is_busy: true, is_said };
        true
    }

    /// What belongs on the envelope was written or not; whether that is to be said.
    fn has_enveloped(&mut self, written: bool) -> bool {
        self.writing = self.writing.saturating_sub(1);
        self.enveloped.is_busy = false;
        if self.enveloped.told.is_none() || self.enveloped.is_said && written {
            return false;
        }
        self.enveloped.is_said = true;
        true
    }

    /// The records were written or not.
    fn has_recorded(&mut self) {
        self.writing = self.writing.saturating_sub(1);
        // What they tell of an envelope may have changed meanwhile.
        self.enveloped.is_known = false;
    }

    /// Writes on a thread of its own, in the voice of the desk, and puts into the inbox what has become
    /// of it.
    fn write(&mut self, part: Part, kept: KeptMatch, narrator: &Narrator, inbox: &Inbox<News>) {
        let (talk, moves) = (narrator.talk.name().to_owned(), narrator.moves.name().to_owned());
        let style = narrator.style;
        let folder = self.folders.records(kept.game);
        let (settings, folders) = (self.settings.clone(), self.folders.clone());
        let (table, turn) = (self.table, Arc::clone(&self.turn));
        let slot = inbox.through(move |written: Written| match part {
            Part::All => News::Recorded(table, written),
            Part::Envelope => News::Enveloped(table, written.folder),
        });
        let fallback = slot.clone();
        self.writing += 1;
        let work = move || {
            let written = in_turn(&turn, || {
                let mut library = library(&folders);
                let desk = desk(&mut library, &talk, &moves, style);
                write(part, &kept, desk, &mut library, &settings, folder)
            });
            slot.put(written);
        };
        if thread::Builder::new().name("records".into()).spawn(work).is_err() {
            fallback.put(Written { folder: Err("reason-unknown"), told: Vec::new() });
        }
    }
}

impl Host {
    /// Writes what belongs on the envelope of a table when a move was sealed and when that changes, and
    /// removes it when no sealed move waits any more.
    pub(super) fn keep_envelope(&mut self, id: TableId) {
        let Some(table) = self.tables.get_mut(&id) else { return };
        let resumption = table.seats.desk().resumption().map(str::to_owned);
        let waits = table.game().envelope();
        if table.writer.wants_envelope(waits.map(|envelope| (envelope, resumption))) {
            self.write_part(id, Part::Envelope);
        }
    }

    /// Says at the desk where the files for the envelope are, or why there are none.
    pub(super) fn tell_enveloped(&mut self, id: TableId, folder: Result<PathBuf, &'static str>) {
        let Some(table) = self.tables.get_mut(&id) else { return };
        if !table.writer.has_enveloped(folder.is_ok()) {
            return self.part_from(id);
        }
        let desk = table.seats.desk().narrator();
        let reason = |id: &str| written_of(&desk.talk.sentence(id, &[]));
        let file = folder.map(|folder| clean::name(&folder.join(ENVELOPE[0])));
        let said = file.map_err(reason);
        let sent = table.seats.tell_enveloped(said.as_deref().map_err(String::as_str));
        self.carry_out(id, sent);
        self.part_from(id);
    }

    /// Writes the records of a match as it stands.
    pub(super) fn write_records(&mut self, id: TableId) {
        self.write_part(id, Part::All);
    }

    fn write_part(&mut self, id: TableId, part: Part) {
        self.game_store.flush();
        let kept = self.game_store.kept.at(id).and_then(|kept| {
            let read = self.game_store.archive.read(kept.id).ok();
            let date = read.map(|(played, _)| played.date).unwrap_or_default();
            KeptMatch::new(kept.id, &date, kept.header.clone(), kept.entries().to_vec())
        });
        let table = self.tables.get_mut(&id);
        if let Some((table, kept)) = table.zip(kept) {
            table.writer.write(part, kept, table.seats.desk().narrator(), &self.inbox);
        }
    }

    /// Says at the desk where the records are, or why they are not; and at the terminal of the host,
    /// which is the last to be there. A match that is over is left by all who were there.
    pub(super) fn tell_recorded(&mut self, id: TableId, written: &Written) {
        let Some(table) = self.tables.get_mut(&id) else { return };
        table.writer.has_recorded();
        let desk = table.seats.desk().narrator();
        let reason = |id: &str| written_of(&desk.talk.sentence(id, &[]));
        let folder = written.folder.as_ref().map(|folder| clean::name(folder));
        let said = folder.map_err(|id| reason(id));
        let sent = table.seats.tell_recorded(said.as_deref().map_err(String::as_str));
        self.carry_out(id, sent);
        let Some(table) = self.tables.get(&id) else { return };
        for (id, reason) in &written.told {
            self.terminals.tell_reason(table, id, reason);
        }
        self.part_from(id);
    }

    /// A match that is over, with all that is written of it, is left by all who were there, while others go
    /// on. The last is left when the room is.
    fn part_from(&self, id: TableId) {
        if self.tables.values().all(|table| table.over) {
            return;
        }
        if let Some(table) = self.tables.get(&id).filter(|table| table.is_done()) {
            self.terminals.close_clients(table);
        }
    }
}

fn desk(library: &mut Library, talk: &str, moves: &str, style: Style) -> Narrator {
    let talk = open::voice_or_english(library, talk);
    let moves = open::voice_or_english(library, moves);
    Narrator::new(talk, &moves, style)
}

fn write(
    part: Part,
    kept: &KeptMatch,
    desk: Narrator,
    library: &mut Library,
    settings: &Settings,
    folder: PathBuf,
) -> Written {
    let made: RecordsToWrite = records::make_part(part, kept, desk, library, settings);
    let mut told = Vec::new();
    if let Err(not) = records::write(&made, &folder) {
        return Written { folder: Err(file_reason(&not.error)), told };
    }
    if part == Part::Envelope {
        return Written { folder: Ok(folder), told };
    }
    if let Err(fault) = records::record(&made, &folder) {
        told.push(("records-no-sound", records::sound_reason(&fault)));
    }
    Written { folder: Ok(folder), told }
}
