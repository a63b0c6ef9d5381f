//! Where things are kept.

use std::path::{Path, PathBuf};

use crate::archive::GameId;

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

    /// The settings file.
    #[must_use]
    pub fn settings(&self) -> PathBuf {
        self.data.join("settings.toml")
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

    /// The records of the match of this number in the archive.
    #[must_use]
    pub fn records(&self, game: GameId) -> PathBuf {
        self.data.join("matches").join(game.0.to_string())
    }

    /// Which chips are which men of a board.
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
}
