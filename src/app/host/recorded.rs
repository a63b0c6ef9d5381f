//! The records of a match are written on a thread of their own: braille and sound take seconds.

use std::path::PathBuf;
use std::thread;

use crate::app::host::laid::library;
use crate::app::host::{Host, News};
use crate::app::open;
use crate::app::play::file_reason;
use crate::app::records::{self, Made};
use crate::config::Settings;
use crate::records::Kept;
use crate::voices::announce::Style;
use crate::voices::{Library, Narrator, Priority, Utterance, written as written_of};

/// What became of the records.
#[derive(Debug)]
pub(super) struct Written {
    /// Where they are, or the sentence that says why they are not.
    pub(super) folder: Result<PathBuf, &'static str>,
    /// What is to be told besides, by its sentence and the sentence that is its reason.
    pub(super) told: Vec<(&'static str, &'static str)>,
}

impl Host {
    /// Writes the records of the match as it stands.
    pub(super) fn write_records(&mut self) {
        self.keeper.flush();
        let kept = self.keeper.kept.as_ref().and_then(|kept| {
            let read = self.keeper.archive.read(kept.id).ok();
            let date = read.map(|(played, _)| played.date).unwrap_or_default();
            Kept::new(kept.id, &date, kept.header.clone(), kept.entries().to_vec())
        });
        let Some(kept) = kept else { return };
        let narrator = self.seats.desk().narrator();
        let (talk, moves) = (narrator.talk.name().to_owned(), narrator.moves.name().to_owned());
        let style = narrator.style;
        let folder = self.folders.records(kept.game);
        let (settings, folders) = (self.settings.clone(), self.folders.clone());
        let slot = self.inbox.through(News::Recorded);
        let fallback = slot.clone();
        self.writing += 1;
        let work = move || {
            let mut library = library(&folders);
            let desk = desk(&mut library, &talk, &moves, style);
            slot.put(write(&kept, desk, &mut library, &settings, folder));
        };
        if thread::Builder::new().name("records".into()).spawn(work).is_err() {
            fallback.put(Written { folder: Err("reason-unknown"), told: Vec::new() });
        }
    }

    /// Says at the desk where the records are, or why they are not; and at the terminal of the host,
    /// which is the last to be there.
    pub(super) fn recorded(&mut self, written: &Written) {
        self.writing = self.writing.saturating_sub(1);
        let desk = self.seats.desk().narrator().clone();
        let reason = |id: &str| written_of(&desk.talk.sentence(id, &[]));
        let folder = written.folder.as_ref().map(|folder| folder.display().to_string());
        let said = folder.map_err(|id| reason(id));
        let sent = self.seats.recorded(said.as_deref().map_err(String::as_str));
        self.carry_out(sent);
        for (id, reason) in &written.told {
            let reason = [("reason", self.narrator.word(reason))];
            let told: Utterance = self.narrator.say(Priority::Move, id, &reason);
            self.own.say(&told);
        }
    }
}

fn desk(library: &mut Library, talk: &str, moves: &str, style: Style) -> Narrator {
    let talk = open::voice_or_english(library, talk);
    let moves = open::voice_or_english(library, moves);
    Narrator::new(talk, &moves, style)
}

fn write(
    kept: &Kept,
    desk: Narrator,
    library: &mut Library,
    settings: &Settings,
    folder: PathBuf,
) -> Written {
    let made: Made = records::make(kept, desk, library, settings);
    let mut told = Vec::new();
    if let Err(not) = records::write(&made, &folder) {
        return Written { folder: Err(file_reason(&not.error)), told };
    }
    if let Err(fault) = records::record(&made, &folder) {
        told.push(("records-no-sound", records::sound_reason(&fault)));
    }
    Written { folder: Ok(folder), told }
}
