//! A file that a player has asked for: written whole or not at all, and never over another unasked.

use std::fs::{self, File};
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::app::folders::Folders;
use crate::archive::ArchiveError;
use crate::cli::archive::unusable;
use crate::cli::tell;
use crate::voices::{Narrator, Priority, Value};

/// How many bytes are written at once.
const PIECE: usize = 1 << 16;

/// What is written, read as it is written.
pub(super) type Texts<'a> = Box<dyn Iterator<Item = Result<String, ArchiveError>> + 'a>;

/// Where something is written.
pub(super) enum Target {
    /// Standard output.
    Standard,
    /// A device, a pipe or a terminal: it takes what it is given, and cannot be replaced.
    Device(PathBuf),
    /// A file, through a temporary one beside it.
    File(PathBuf),
}

/// Why it is not written.
pub(super) enum NotWritten {
    /// A file of this name is there.
    Exists(PathBuf),
    /// The system refuses it; of standard output, without a name.
    Refused(Option<PathBuf>, io::Error),
    /// What should be written cannot be read.
    Unread(ArchiveError),
}

/// Why writing stops.
enum Stop {
    Output(io::Error),
    Archive(ArchiveError),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl Target {
    /// The file of this name, or else standard output; refuses one that is there unless `force`.
    pub(super) fn new(file: Option<&Path>, force: bool) -> Result<Self, NotWritten> {
        let Some(file) = file else { return Ok(Self::Standard) };
        match fs::metadata(file) {
            Ok(found) if found.is_file() && !force => Err(NotWritten::Exists(file.to_owned())),
            // A link to a file elsewhere stays one.
            Ok(found) if found.is_file() => {
                Ok(Self::File(fs::canonicalize(file).unwrap_or_else(|_| file.to_owned())))
            }
            Ok(found) if found.is_dir() => Err(NotWritten::Refused(
                Some(file.to_owned()),
                io::Error::from(ErrorKind::IsADirectory),
            )),
            Ok(_) => Ok(Self::Device(file.to_owned())),
            Err(_) => Ok(Self::File(file.to_owned())),
        }
    }

    /// Writes all of these, an empty line between two, one after the other: together they may be
    /// more than the memory holds. If a file fails, what was there before is there still.
    pub(super) fn write(&self, texts: Texts<'_>) -> Result<(), NotWritten> {
        let (file, written) = match self {
            Self::Standard => (None, write_all(io::stdout().lock(), texts).map(drop)),
            Self::Device(path) => {
                let opened = File::options().write(true).open(path).map_err(Stop::Output);
                (Some(path), opened.and_then(|file| write_all(file, texts)).map(drop))
            }
            Self::File(path) => (Some(path), replace(path, texts)),
        };
        match written {
            // A reader that has gone away wants no more lines; that is no failure.
            Err(Stop::Output(error)) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
            Err(Stop::Output(error)) => Err(NotWritten::Refused(file.cloned(), error)),
            Err(Stop::Archive(error)) => Err(NotWritten::Unread(error)),
            Ok(()) => Ok(()),
        }
    }
}

fn write_all<W: Write>(out: W, texts: Texts<'_>) -> Result<W, Stop> {
    let mut out = BufWriter::with_capacity(PIECE, out);
    for (number, text) in texts.enumerate() {
        let text = text.map_err(Stop::Archive)?;
        if number > 0 {
            out.write_all(b"\n")?;
        }
        out.write_all(text.as_bytes())?;
    }
    Ok(out.into_inner().map_err(io::IntoInnerError::into_error)?)
}

fn replace(path: &Path, texts: Texts<'_>) -> Result<(), Stop> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    let temporary = folder.join(format!(".touchmove-{}", std::process::id()));
    let created = File::create(&temporary).map_err(Stop::Output);
    let written = created.and_then(|file| {
        write_all(file, texts)?.sync_all()?;
        Ok(fs::rename(&temporary, path)?)
    });
    if written.is_err() {
        // What is left of it is of no use to anyone.
        let _ = fs::remove_file(&temporary);
    }
    written
}

impl NotWritten {
    /// Says it in a sentence that names the file.
    pub(super) fn tell(&self, narrator: &Narrator, folders: &Folders) -> ExitCode {
        let shown = |file: &Path| Value::from(file.display().to_string());
        let said = match self {
            Self::Exists(file) => {
                narrator.say(Priority::Answer, "export-exists", &[("file", shown(file))])
            }
            Self::Refused(file, error) => {
                let standard = || narrator.word("standard-output");
                let file = file.as_deref().map_or_else(standard, shown);
                let values = [("file", file), ("reason", narrator.word(reason(error)))];
                narrator.say(Priority::Answer, "export-failed", &values)
            }
            Self::Unread(error) => return unusable(narrator, folders, error),
        };
        tell(&said.written());
        ExitCode::FAILURE
    }
}

fn reason(error: &io::Error) -> &'static str {
    match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory => "reason-no-folder",
        ErrorKind::IsADirectory => "reason-is-folder",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
            "reason-full"
        }
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => "reason-not-writable",
        ErrorKind::InvalidFilename => "reason-too-long",
        _ => "reason-unknown",
    }
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;

    fn texts(text: &str) -> Texts<'static> {
        Box::new(std::iter::once(Ok(text.to_owned())))
    }

    fn names(folder: &Path) -> Vec<String> {
        let name = |entry: io::Result<fs::DirEntry>| entry.unwrap().file_name();
        let names = fs::read_dir(folder).unwrap().map(name);
        names.map(|name| name.into_string().unwrap()).collect()
    }

    #[test]
    fn what_fails_leaves_nothing_behind() {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("game.pgn");
        // A folder comes into the way after the name was looked at.
        let target = Target::new(Some(&path), false).ok().unwrap();
        fs::create_dir(&path).unwrap();
        let Err(NotWritten::Refused(Some(_), error)) = target.write(texts("text")) else {
            panic!()
        };
        assert_eq!(reason(&error), "reason-is-folder");
        assert_eq!(names(folder.path()), ["game.pgn"]);
    }

    #[test]
    #[cfg(unix)]
    fn a_link_stays_a_link() {
        let folder = TempDir::new().unwrap();
        let (file, link) = (folder.path().join("file"), folder.path().join("link"));
        fs::write(&file, "old").unwrap();
        std::os::unix::fs::symlink(&file, &link).unwrap();
        assert!(matches!(Target::new(Some(&link), false), Err(NotWritten::Exists(_))));
        assert!(Target::new(Some(&link), true).ok().unwrap().write(texts("new")).is_ok());
        assert_eq!(fs::read_to_string(&file).unwrap(), "new");
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    }
}
