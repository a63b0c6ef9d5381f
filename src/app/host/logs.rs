//! What each place was told, in a file of its own: one line for each line, after the session time.
//!
//! Answers to what somebody asked are not in it: they are his own affair, and the question whether a
//! move is to be sealed names that move.

use std::fs::{self, File};
use std::path::PathBuf;

use crate::clean::Text;
use crate::laws::At;
use crate::opened::as_file;
use crate::private;
use crate::records::clock;
use crate::table::Place;
use crate::voices::{Priority, Utterance};

/// The logs of a match.
#[derive(Debug)]
pub(super) struct Logs {
    folder: PathBuf,
    files: [Option<Text<File>>; Place::ALL.len()],
}

impl Logs {
    /// The logs in this folder, which is made when the first line is written.
    pub(super) fn new(folder: PathBuf) -> Self {
        Self { folder, files: Default::default() }
    }

    /// Writes what a place is told. A log that cannot be written costs nothing but itself: the
    /// journal has the match.
    pub(super) fn write(&mut self, at: At, place: Place, utterance: &Utterance) {
        if utterance.priority < Priority::Move {
            return;
        }
        let time = clock(at);
        let lines = utterance.written();
        let text: String = lines.lines().flat_map(|line| [&time, " ", line, "\n"]).collect();
        if let Some(file) = self.file(place) {
            let _ = file.text(&text);
        }
    }

    fn file(&mut self, place: Place) -> Option<&mut Text<File>> {
        let slot = place.index();
        if self.files[slot].is_none() {
            private::folder(&self.folder).ok()?;
            let mut options = private::options();
            options.append(true).create(true);
            self.files[slot] =
                as_file(&mut options, &self.folder.join(name(place))).ok().map(Text::new);
        }
        self.files[slot].as_mut()
    }

    /// Removes the logs of a match in which nothing has happened.
    pub(super) fn remove(self) {
        for place in Place::ALL {
            // What is not there needs not be removed.
            let _ = fs::remove_file(self.folder.join(name(place)));
        }
        let _ = fs::remove_dir(&self.folder);
    }
}

const fn name(place: Place) -> &'static str {
    match place {
        Place::Seat(shakmaty::Color::White) => "white.log",
        Place::Seat(shakmaty::Color::Black) => "black.log",
        Place::Desk => "desk.log",
    }
}
