//! A file that a player has asked for: written whole or not at all, and never over another unasked.

use std::fs::{self, File};
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};

use crate::archive::ArchiveError;
use crate::clean::{self, Text};
use crate::config::file::replace_for_all;
use crate::printed;
use crate::refused;
use crate::voices::{Narrator, Priority, Utterance, Value};

/// Where something is written.
#[derive(Debug)]
pub enum Target {
    /// Standard output.
    Standard,
    /// A device, a pipe or a terminal: it takes what it is given, and cannot be replaced.
    Device(PathBuf),
    /// A file, through a temporary one beside it.
    File(PathBuf),
}

/// What is written into a file.
#[derive(Debug)]
pub enum Content {
    /// A text.
    Text(String),
    /// A picture in points.
    Picture(Vec<u8>),
}

/// Whether pages of braille are written, with a form feed between them.
#[derive(Clone, Copy, Debug)]
pub struct Pages(pub bool);

/// Why it is not written.
#[derive(Debug)]
pub enum NotWritten {
    /// A file of this name is there.
    Exists(PathBuf),
    /// The system refuses it; of standard output, without a name.
    Refused(Option<PathBuf>, io::Error),
}

/// Why writing stops.
#[derive(Debug)]
pub enum Stop {
    /// The system refuses it.
    Io(io::Error),
    /// A game that is to be written cannot be read.
    Unread(ArchiveError),
}

impl Target {
    /// The file of this name, or else standard output; refuses one that is there unless `force`.
    ///
    /// # Errors
    ///
    /// When something of this name is there already, or is a folder.
    pub fn new(file: Option<&Path>, force: bool) -> Result<Self, NotWritten> {
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

    /// Writes one after another, all of them; if that fails, a file is as it was before.
    ///
    /// # Errors
    ///
    /// Why it is not written.
    pub fn write(
        &self,
        pages: Pages,
        contents: impl Iterator<Item = Result<Content, ArchiveError>>,
    ) -> Result<(), Stop> {
        let written = match self {
            Self::Standard => write_all(&mut printed::much(), pages, contents),
            Self::Device(path) => {
                let opened = File::options().write(true).open(path).map_err(Stop::Io);
                opened.and_then(|device| {
                    write_all(&mut Text::new(BufWriter::new(device)), pages, contents)
                })
            }
            Self::File(path) => replace_for_all(path, |file| write_all(file, pages, contents)),
        };
        match written {
            // A reader that has gone away wants no more lines; that is no failure.
            Err(Stop::Io(error)) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
            Err(Stop::Io(error)) => Err(Stop::Io(match self {
                Self::Standard => error,
                Self::Device(path) | Self::File(path) => refused::of(path, error),
            })),
            written => written,
        }
    }

    /// That the system has refused to write it.
    #[must_use]
    pub fn refused(self, error: io::Error) -> NotWritten {
        match self {
            Self::Standard => NotWritten::Refused(None, error),
            Self::Device(path) | Self::File(path) => NotWritten::Refused(Some(path), error),
        }
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

fn write_all(
    out: &mut Text<impl Write>,
    pages: Pages,
    contents: impl Iterator<Item = Result<Content, ArchiveError>>,
) -> Result<(), Stop> {
    for content in contents {
        match content.map_err(Stop::Unread)? {
            Content::Text(text) if pages.0 => out.pages(&text)?,
            Content::Text(text) => out.text(&text)?,
            Content::Picture(picture) => out.picture(&picture)?,
        }
    }
    Ok(out.flush()?)
}

impl NotWritten {
    /// The sentence that says it and names the file; how another one is replaced, `exists` says.
    #[must_use]
    pub fn told(&self, narrator: &Narrator, exists: &str) -> Utterance {
        let shown = |file: &Path| Value::from(clean::name(file));
        match self {
            Self::Exists(file) => narrator.say(Priority::Answer, exists, &[("file", shown(file))]),
            Self::Refused(file, error) => {
                let standard = || narrator.word("standard-output");
                let file = file.as_deref().map_or_else(standard, shown);
                let values = [("file", file), ("reason", narrator.word(reason(error)))];
                narrator.say(Priority::Answer, "export-failed", &values)
            }
        }
    }
}

/// Why the system has refused something, as the voices call it.
#[must_use]
pub fn reason(error: &io::Error) -> &'static str {
    match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory => "reason-no-folder",
        ErrorKind::IsADirectory => "reason-is-folder",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
            "reason-full"
        }
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => "reason-not-writable",
        ErrorKind::InvalidInput => "reason-no-name",
        ErrorKind::InvalidFilename => "reason-too-long",
        ErrorKind::Unsupported => "reason-special",
        _ => "reason-unknown",
    }
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let name = |entry: io::Result<fs::DirEntry>| entry.unwrap().file_name();
        let names = fs::read_dir(folder).unwrap().map(name);
        names.map(|name| name.into_string().unwrap()).collect()
    }

    fn text(it: &str) -> Content {
        Content::Text(it.to_owned())
    }

    fn written(target: &Target, texts: &[&str]) -> Result<(), Stop> {
        target.write(Pages(false), texts.iter().map(|&it| Ok(text(it))))
    }

    #[test]
    fn what_fails_leaves_nothing_behind() {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("game.pgn");
        // A folder comes into the way after the name was looked at.
        let target = Target::new(Some(&path), false).ok().unwrap();
        fs::create_dir(&path).unwrap();
        let Err(Stop::Io(error)) = written(&target, &["text"]) else { panic!() };
        assert_eq!(reason(&error), "reason-is-folder");
        assert_eq!(names(folder.path()), ["game.pgn"]);
    }

    #[test]
    fn a_game_that_cannot_be_read_leaves_a_file_as_it_was() {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("games.pgn");
        fs::write(&path, "old").unwrap();
        let target = Target::new(Some(&path), true).ok().unwrap();
        let texts = [Ok(text("new")), Err(ArchiveError::Missing), Ok(text("newer"))];
        let stopped = target.write(Pages(false), texts.into_iter());
        assert!(matches!(stopped, Err(Stop::Unread(ArchiveError::Missing))));
        assert_eq!(names(folder.path()), ["games.pgn"]);
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
        written(&target, &["one, ", "two"]).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "one, two");
    }

    #[test]
    #[cfg(unix)]
    fn a_link_stays_a_link() {
        let folder = TempDir::new().unwrap();
        let (file, link) = (folder.path().join("file"), folder.path().join("link"));
        fs::write(&file, "old").unwrap();
        std::os::unix::fs::symlink(&file, &link).unwrap();
        assert!(matches!(Target::new(Some(&link), false), Err(NotWritten::Exists(_))));
        let target = Target::new(Some(&link), true).ok().unwrap();
        written(&target, &["new"]).unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), "new");
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    }
}
