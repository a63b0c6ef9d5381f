//! Writes the records of a match into a folder: at the end, at an adjournment, or when asked.
//!
//! What stands in them is the work of `records`; here are files, and the braille of languages.

use std::io;
use std::path::{Path, PathBuf};

use shakmaty::{ByColor, Color};

use crate::app::braille::Writer;
use crate::app::play::file_reason;
use crate::config::file::{New, replace};
use crate::config::{BrailleTable, Settings, SheetCode};
use crate::notation::braille::page::Size;
use crate::private;
use crate::recording::{self, Fault};
use crate::records::{self, Braille, File, KeptMatch, Voices};
use crate::table::Place;
use crate::voices::{Library, Narrator, Span, Utterance};

/// Records as they are to be written.
#[derive(Clone, Debug)]
pub struct RecordsToWrite {
    /// The files.
    pub files: Vec<File>,
    /// What is to be told of the tables of braille.
    pub told: Vec<Utterance>,
    /// The announcements as they are to be heard, each after its time.
    pub spoken: Vec<Vec<Span>>,
}

/// Why a file is not written.
#[derive(Debug)]
pub struct RecordsNotWritten {
    /// The file.
    pub file: PathBuf,
    /// What the system says.
    pub error: io::Error,
}

/// Makes the records of a match; the arbiter is spoken to by `desk`.
#[must_use]
pub fn make(
    kept: &KeptMatch,
    desk: Narrator,
    library: &mut Library,
    settings: &Settings,
) -> RecordsToWrite {
    make_part(Part::All, kept, desk, library, settings)
}

/// Which records are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// All that there are.
    All,
    /// Those about the envelope of a sealed move; none while no move waits.
    Envelope,
}

/// Makes some of the records of a match, or all.
#[must_use]
pub fn make_part(
    part: Part,
    kept: &KeptMatch,
    desk: Narrator,
    library: &mut Library,
    settings: &Settings,
) -> RecordsToWrite {
    let voices = Voices::of(&kept.table, library, desk);
    let tables = kept.table.players.as_ref().map(|player| {
        let named = player.voice_settings.braille.as_deref().filter(|table| *table != "auto");
        named.map_or_else(
            || settings.braille_table.clone(),
            |table| BrailleTable::Named(table.to_owned()),
        )
    });
    let mut desk = Writer::new(&settings.braille_table, &voices.desk);
    let mut seats = ByColor::new_with(|color| Writer::new(&tables[color], &voices.players[color]));
    let mut cells = |place: Place, texts: &[String]| match place {
        Place::Seat(color) => seats[color].cells(texts),
        Place::Desk => desk.cells(texts),
    };
    let size = Size::new(settings.sheet_cells.into(), settings.sheet_lines.into());
    let uk = settings.sheet_code == SheetCode::Uk;
    let mut braille = Braille { size, uk, cells: &mut cells };
    let files = match part {
        Part::All => records::files(kept, &voices, &mut braille),
        Part::Envelope => records::envelope(kept, &voices, &mut braille),
    };
    let mut told = desk.told;
    for color in Color::ALL {
        told.append(&mut seats[color].told);
    }
    told.dedup();
    let spoken = if part == Part::All { records::spoken(kept, &voices) } else { Vec::new() };
    RecordsToWrite { files, told, spoken }
}

/// The name of the file that can be heard.
pub const SOUND: &str = "announcements.wav";

/// Writes the announcements as a file that can be heard.
///
/// # Errors
///
/// Why there is none; the other records are not concerned.
pub fn record(made: &RecordsToWrite, folder: &Path) -> Result<PathBuf, Fault> {
    let file = folder.join(SOUND);
    recording::write(&file, &made.spoken).map(|()| file)
}

/// The sentence that says why nothing can be heard.
#[must_use]
pub fn sound_reason(fault: &Fault) -> &'static str {
    match fault {
        Fault::Missing => "reason-espeak-missing",
        Fault::Stuck => "reason-espeak-stuck",
        Fault::Garbage => "reason-espeak-garbage",
        Fault::File(error) => file_reason(error),
    }
}

/// The files that are in the folder already.
#[must_use]
pub fn in_the_way(made: &RecordsToWrite, folder: &Path) -> Option<PathBuf> {
    let names = made.files.iter().map(|file| file.name).chain([SOUND]);
    names.map(|name| folder.join(name)).find(|file| file.exists())
}

/// Writes them for their owner alone, each through a temporary file; what is there under the same name
/// is replaced.
///
/// # Errors
///
/// The first file that cannot be written; those before it are.
pub fn write(made: &RecordsToWrite, folder: &Path) -> Result<Vec<PathBuf>, RecordsNotWritten> {
    let failed = |file: &Path| {
        let file = file.to_owned();
        move |error| RecordsNotWritten { file, error }
    };
    private::folder(folder).map_err(failed(folder))?;
    let put = |File { name, text }: &File| {
        let path = folder.join(name);
        let is_braille = path.extension().is_some_and(|end| end == "brf");
        let write = |file: &mut New| if is_braille { file.pages(text) } else { file.text(text) };
        replace::<io::Error>(&path, write).map_err(failed(&path))?;
        Ok(path)
    };
    let written = made.files.iter().map(put).collect::<Result<_, _>>()?;
    forget_envelope(made, folder).map(|()| written)
}

/// Removes what is there of an envelope that does not wait any more.
fn forget_envelope(made: &RecordsToWrite, folder: &Path) -> Result<(), RecordsNotWritten> {
    let waits = |name: &str| made.files.iter().any(|file| file.name == name);
    for name in records::ENVELOPE.into_iter().filter(|name| !waits(name)) {
        let file = folder.join(name);
        match std::fs::remove_file(&file) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(RecordsNotWritten { file, error });
            }
            _ => {}
        }
    }
    Ok(())
}
