//! Where things are kept.

use std::ffi::OsStr;
use std::fs::ReadDir;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use crate::archive::{Archive, GameId, TournamentId};
use crate::clean;
use crate::encoding;
use crate::lessons::{self, Stock, Written};
use crate::opened;
use crate::private;
use crate::puzzles;
use crate::repertoires;

/// What of the data folder the program makes, besides files whose names begin with [`DATABASES`].
const OURS: [&str; 8] =
    ["settings.toml", "history.txt", "chips.txt", "matches", "locks", "table", "voices", "keymaps"];

/// What the names of its databases begin with, damaged ones included.
const DATABASES: [&str; 2] = ["archive", "catalogue"];

/// What the names of the sockets of tournaments begin with.
const BELL: &str = "tournament-";

/// Why other users may know what is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exposed {
    /// The data folder belongs to another user, or to everybody.
    Shared,
    /// It is a link to some other place.
    Link,
    /// Others could write in it until now.
    Writable,
}

impl Exposed {
    /// The sentence that says so.
    #[must_use]
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::Shared => "data-shared",
            Self::Link => "data-link",
            Self::Writable => "data-writable",
        }
    }
}

/// The folder of everything that the program writes.
#[derive(Clone, Debug)]
pub struct Folders {
    data: PathBuf,
    is_named: bool,
}

impl Folders {
    /// The folder that was named, or the one of this system.
    #[must_use]
    pub fn new(named: Option<PathBuf>) -> Self {
        let variable = std::env::var_os("TOUCHMOVE_DATA").map(PathBuf::from);
        let system = || dirs::data_dir().map(|folder| folder.join("touchmove"));
        let is_named = named.is_some();
        let data = named.or(variable).or_else(system).unwrap_or_else(|| PathBuf::from("touchmove"));
        Self { data, is_named }
    }

    /// The folder itself; the archive is in it.
    #[must_use]
    pub fn data(&self) -> &Path {
        &self.data
    }

    /// The folder itself, if it was named for this start alone.
    #[must_use]
    pub fn named(&self) -> Option<&Path> {
        self.is_named.then_some(self.data.as_path())
    }

    /// Whether something is there that is no folder, so that nothing can be kept in it.
    #[must_use]
    pub fn is_no_folder(&self) -> bool {
        self.data.metadata().is_ok_and(|data| !data.is_dir())
    }

    /// Takes from other users what they may do with the data folder and with what the program keeps
    /// there, as it was made before the program saw to that. A folder that is not this user's alone, or
    /// was named and is not the program's alone, stays as it is.
    #[must_use]
    pub fn close(&self) -> Option<Exposed> {
        let folder = self.data.canonicalize().ok()?;
        let data = folder.metadata().ok().filter(std::fs::Metadata::is_dir)?;
        if is_shared(&data) {
            return Some(Exposed::Shared);
        }
        if self.is_named && !is_ours_alone(&folder) {
            let _ = close_all(&folder, &is_ours);
            return private::is_writable(&data).then_some(Exposed::Shared);
        }
        let writable = private::close(&folder).unwrap_or(false);
        // What cannot be closed is behind a closed folder.
        let _ = close_all(&folder, &is_ours);
        let link = self.data.is_symlink().then_some(Exposed::Link);
        writable.then_some(Exposed::Writable).or(link)
    }

    /// The settings file.
    #[must_use]
    pub fn settings(&self) -> PathBuf {
        self.data.join("settings.toml")
    }

    /// Whether a game was ever begun here.
    #[must_use]
    pub fn has_archive(&self) -> bool {
        Archive::file(&self.data).exists()
    }

    /// The player's own voices.
    #[must_use]
    pub fn voices(&self) -> PathBuf {
        self.data.join("voices")
    }

    /// The player's own keymaps.
    #[must_use]
    pub fn keymaps(&self) -> PathBuf {
        self.data.join("keymaps")
    }

    /// The lessons, the puzzles and the openings that the player has put there, each in the order of their
    /// files.
    #[must_use]
    pub fn practised(&self) -> Stock {
        let mut stock = Stock { data: self.data.clone(), ..Stock::default() };
        let folders: [(&str, &[&str]); 3] = [
            (lessons::FOLDER, &["toml"]),
            (puzzles::FOLDER, &["csv", "pgn"]),
            (repertoires::FOLDER, &["pgn"]),
        ];
        for (folder, endings) in folders {
            match std::fs::read_dir(self.data.join(folder)) {
                Ok(entries) => stock.files.extend(written(entries, endings)),
                Err(error) if error.kind() == ErrorKind::PermissionDenied => {
                    stock.closed.push(folder);
                }
                // There is none.
                Err(_) => {}
            }
        }
        stock
    }

    /// The records of the match of this number in the archive.
    #[must_use]
    pub fn records(&self, game: GameId) -> PathBuf {
        self.data.join("matches").join(game.0.to_string())
    }

    /// Which chips are which pieces of a board.
    #[must_use]
    pub fn chips(&self) -> PathBuf {
        self.data.join("chips.txt")
    }

    /// The typed lines.
    #[must_use]
    pub fn history(&self) -> PathBuf {
        self.data.join("history.txt")
    }

    /// The folder by which other terminals find the host of a match; for its owner alone.
    #[must_use]
    pub fn table(&self) -> PathBuf {
        self.data.join("table")
    }

    /// The socket of the host.
    #[must_use]
    pub fn socket(&self) -> PathBuf {
        self.table().join("match.sock")
    }

    /// What the host holds while it lives.
    #[must_use]
    pub fn table_lock(&self) -> PathBuf {
        self.table().join("match.lock")
    }

    /// The socket at which the desk of a tournament is rung.
    #[must_use]
    pub fn bell(&self, tournament: TournamentId) -> PathBuf {
        self.table().join(format!("{BELL}{}.sock", tournament.get()))
    }

    /// The sockets of all tournaments that have run here, also of those that do not run now.
    #[must_use]
    pub fn bells(&self) -> Vec<PathBuf> {
        let entries = std::fs::read_dir(self.table()).into_iter().flatten().flatten();
        let is_bell = |path: &PathBuf| {
            let name = path.file_stem().map(|name| name.to_string_lossy().into_owned());
            let is_socket = path.extension().is_some_and(|ending| ending == "sock");
            is_socket && name.is_some_and(|name| name.starts_with(BELL))
        };
        entries.map(|entry| entry.path()).filter(is_bell).collect()
    }
}

/// What is written in the files of a folder that have one of these endings.
fn written(entries: ReadDir, endings: &[&str]) -> Vec<Written> {
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    let is_one = |ending: &OsStr| endings.iter().any(|known| ending.eq_ignore_ascii_case(known));
    files.retain(|path| path.extension().is_some_and(is_one));
    files.sort();
    // Nobody solves all puzzles of lichess, and nothing shall wait for their file.
    let text = |path: &PathBuf| match path.extension() {
        // Games and tables come from everywhere; what the player writes in TOML is UTF-8.
        Some(ending) if !ending.eq_ignore_ascii_case("toml") => {
            decoded(&opened::bytes(path, opened::LARGEST)?)
        }
        _ => opened::text(path),
    };
    let read = |path: &PathBuf| Written {
        file: clean::name(path),
        text: text(path).map_err(|error| error.kind()),
    };
    files.iter().map(read).collect()
}

/// The text of a file in any encoding that it tells.
fn decoded(bytes: &[u8]) -> io::Result<String> {
    let text = encoding::text(bytes);
    if text.contains('\0') { Err(ErrorKind::InvalidData.into()) } else { Ok(text.into_owned()) }
}

/// Whether a folder belongs to another user, or everybody keeps his own in it, as in `/tmp`.
#[cfg(unix)]
fn is_shared(folder: &std::fs::Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;

    const STICKY: u32 = 0o1000;
    folder.uid() != nix::unistd::geteuid().as_raw() || folder.mode() & STICKY != 0
}

/// This system has no such modes.
#[cfg(not(unix))]
fn is_shared(_: &std::fs::Metadata) -> bool {
    false
}

/// Whether the program makes something of this name in its data folder.
fn is_ours(name: &str) -> bool {
    OURS.contains(&name) || DATABASES.iter().any(|start| name.starts_with(start))
}

/// Whether nothing is in a folder but what the program makes, and what the player gives it there.
fn is_ours_alone(folder: &Path) -> bool {
    let given = [lessons::FOLDER, puzzles::FOLDER, repertoires::FOLDER];
    let is_known = |name: &str| is_ours(name) || given.contains(&name);
    std::fs::read_dir(folder).is_ok_and(|entries| {
        entries.flatten().all(|entry| is_known(&entry.file_name().to_string_lossy()))
    })
}

/// Closes what is in a folder and has a name of this kind, with all that is below it.
fn close_all(folder: &Path, is_ours: &dyn Fn(&str) -> bool) -> io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        if !is_ours(&entry.file_name().to_string_lossy()) {
            continue;
        }
        private::close(&entry.path())?;
        if entry.file_type()?.is_dir() {
            close_all(&entry.path(), &|_| true)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As root, `--data /etc` would close it to all others.
    #[cfg(unix)]
    #[test]
    fn a_folder_with_things_of_others_keeps_its_mode() {
        use std::os::unix::fs::PermissionsExt;

        let data = tempfile::TempDir::new().unwrap();
        let mode = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
        let folders = Folders::new(Some(data.path().to_owned()));
        let set = |mode| {
            std::fs::set_permissions(data.path(), PermissionsExt::from_mode(mode)).unwrap();
        };
        let settings = data.path().join("settings.toml");
        std::fs::write(&settings, "").unwrap();
        std::fs::set_permissions(&settings, PermissionsExt::from_mode(0o644)).unwrap();
        std::fs::write(data.path().join("passwd"), "").unwrap();
        set(0o755);
        assert_eq!((folders.close(), mode(data.path()), mode(&settings)), (None, 0o755, 0o600));
        set(0o777);
        assert_eq!((folders.close(), mode(data.path())), (Some(Exposed::Shared), 0o777));
        std::fs::remove_file(data.path().join("passwd")).unwrap();
        assert_eq!((folders.close(), mode(data.path())), (Some(Exposed::Writable), 0o700));
    }

    #[cfg(unix)]
    #[test]
    fn what_is_no_folder_is_told_and_keeps_its_mode() {
        use std::os::unix::fs::PermissionsExt;

        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::set_permissions(file.path(), PermissionsExt::from_mode(0o666)).unwrap();
        let folders = Folders::new(Some(file.path().to_owned()));
        assert!(folders.is_no_folder());
        assert_eq!(folders.close(), None);
        assert_eq!(file.path().metadata().unwrap().permissions().mode() & 0o777, 0o666);
        assert!(!Folders::new(Some(file.path().join("missing"))).is_no_folder());
    }

    #[test]
    fn files_are_found_whatever_the_case_of_their_endings() {
        let data = tempfile::TempDir::new().unwrap();
        for (folder, name) in [
            ("puzzles", "all.PGN"),
            ("puzzles", "rows.Csv"),
            ("puzzles", "notes.txt"),
            ("repertoire", "white.Pgn"),
            ("lessons", "mine.TOML"),
        ] {
            std::fs::create_dir_all(data.path().join(folder)).unwrap();
            std::fs::write(data.path().join(folder).join(name), "text").unwrap();
        }
        let stock = Folders::new(Some(data.path().to_owned())).practised();
        let name = |written: &Written| {
            Path::new(&written.file).file_name().unwrap().to_string_lossy().into_owned()
        };
        let names: Vec<String> = stock.files.iter().map(name).collect();
        assert_eq!(names, ["mine.TOML", "all.PGN", "rows.Csv", "white.Pgn"]);
        assert!(stock.files.iter().all(|written| written.text.as_deref() == Ok("text")));
        assert!(stock.closed.is_empty());
    }
}
