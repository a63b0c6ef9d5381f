//! The settings file: read with every mistake told, written through a temporary file.

use std::fs::{File, OpenOptions};
use std::io::{BufWriter, ErrorKind, IntoInnerError};
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::clean;
use crate::clean::Text;
use crate::config::{Key, Settings, Source, Wrong};
use crate::datafile::{BadLine, DataFile, Entry, MOST, Slip};
use crate::opened;
use crate::private;

/// Why the settings cannot be kept.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// The file has mistakes of form, so that it is not touched.
    #[error("the settings file has mistakes; mend it first")]
    Form,
    /// The file cannot be written.
    #[error("the settings file cannot be written: {0}")]
    Io(#[from] std::io::Error),
}

/// A file that is being written: it takes text alone.
pub type New = Text<BufWriter<File>>;

/// Sets what the file names; returns what is wrong in it, line by line. A file that is not there has
/// no mistakes.
pub fn load(settings: &mut Settings, path: &Path) -> Vec<(Source, Wrong)> {
    let at = |line| Source::File { file: clean::name(path), line };
    let text = match opened::text(path) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => return Vec::new(),
        Err(error) => {
            return vec![(at(0), Wrong::Unreadable(error.kind()))];
        }
    };
    let file = DataFile::read(&text);
    let mut wrong: Vec<(usize, Wrong)> =
        file.bad.iter().map(|bad| (bad.line, misread(bad))).collect();
    for entry in file.entries {
        let set = set(settings, &entry);
        wrong.extend(set.err().map(|wrong| (entry.line, wrong)));
    }
    wrong.sort_by_key(|(line, _)| *line);
    wrong.truncate(MOST);
    wrong.into_iter().map(|(line, wrong)| (at(line), wrong)).collect()
}

/// A name with letters that names have not is that of no setting, as it is.
fn misread(bad: &BadLine) -> Wrong {
    match bad.text.split_once('=').filter(|_| bad.slip == Slip::Name) {
        Some((name, _)) => Wrong::Key(name.trim().to_owned()),
        None => Wrong::Line(bad.clone()),
    }
}

fn set(settings: &mut Settings, entry: &Entry) -> Result<(), Wrong> {
    if entry.name.trim().is_empty() {
        let text = format!("{:?} = {}", entry.name, entry.written);
        return Err(Wrong::Line(BadLine { line: entry.line, slip: Slip::Form, text }));
    }
    let key = Key::named(&entry.name).ok_or_else(|| Wrong::Key(entry.name.clone()))?;
    match &entry.text {
        Some(text) if key.takes(entry.kind) || text.is_empty() => settings.set(key, text),
        _ => Err(Wrong::Value(key, entry.written.clone())),
    }
}

/// Keeps one setting; comments and everything else in the file stay as they are.
///
/// # Errors
///
/// When the file has mistakes or cannot be written; it stays as it was.
pub fn save(path: &Path, key: Key, text: &str) -> Result<(), FileError> {
    save_all(path, &[(key, text.to_owned())])
}

/// Keeps several settings, all or none.
///
/// # Errors
///
/// As [`save`].
pub fn save_all(path: &Path, settings: &[(Key, String)]) -> Result<(), FileError> {
    let before = match opened::text(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
        read => read?,
    };
    let mut document: toml_edit::DocumentMut = before.parse().map_err(|_| FileError::Form)?;
    for (key, text) in settings {
        document[key.name()] = toml_edit::value(text);
    }
    // A link to a file elsewhere stays one.
    let path = std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    private::folder(folder_of(&path))?;
    replace(&path, |file| Ok(file.text(&document.to_string())?))
}

/// Writes a file for its owner alone, through a temporary one beside it: all of it, or what was there
/// before stays.
///
/// # Errors
///
/// Why it is as it was.
pub fn replace<E: From<std::io::Error>>(
    path: &Path,
    write: impl FnOnce(&mut New) -> Result<(), E>,
) -> Result<(), E> {
    replace_as(path, private::options(), write)
}

/// Writes a file as [`replace`], for whoever the umask of the player lets read it.
///
/// # Errors
///
/// As [`replace`].
pub fn replace_for_all<E: From<std::io::Error>>(
    path: &Path,
    write: impl FnOnce(&mut New) -> Result<(), E>,
) -> Result<(), E> {
    replace_as(path, OpenOptions::new(), write)
}

fn replace_as<E: From<std::io::Error>>(
    path: &Path,
    options: OpenOptions,
    write: impl FnOnce(&mut New) -> Result<(), E>,
) -> Result<(), E> {
    // Two threads write into one folder when the records are asked for while an envelope is written.
    static WRITTEN: AtomicU32 = AtomicU32::new(0);
    let number = WRITTEN.fetch_add(1, Ordering::Relaxed);
    let temporary = folder_of(path).join(format!(".touchmove-{}-{number}", std::process::id()));
    // One that a crash has left, or that somebody has put there.
    let _ = std::fs::remove_file(&temporary);
    let written = through(&temporary, path, options, write);
    if written.is_err() {
        // What is left of it is of no use to anyone.
        let _ = std::fs::remove_file(&temporary);
    }
    written
}

fn through<E: From<std::io::Error>>(
    temporary: &Path,
    path: &Path,
    mut options: OpenOptions,
    write: impl FnOnce(&mut New) -> Result<(), E>,
) -> Result<(), E> {
    let opened = options.write(true).create_new(true).open(temporary)?;
    let mut file = New::new(BufWriter::new(opened));
    write(&mut file)?;
    file.into_inner().into_inner().map_err(IntoInnerError::into_error)?.sync_all()?;
    Ok(std::fs::rename(temporary, path)?)
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}
