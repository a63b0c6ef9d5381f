//! Why the archive, or a game of it, cannot be read or written.

use rusqlite::ErrorCode;

use crate::about::GameId;

/// Why the archive cannot do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum ArchiveError {
    /// The file is damaged or is no archive.
    #[error("the file is damaged")]
    Damaged(#[source] rusqlite::Error),
    /// There is no space left.
    #[error("the disk is full")]
    Full(#[source] rusqlite::Error),
    /// The file or its folder cannot be written.
    #[error("the disk or the folder cannot be written")]
    ReadOnly(#[source] rusqlite::Error),
    /// Another instance has been writing for too long.
    #[error("another program holds the file")]
    Busy(#[source] rusqlite::Error),
    /// The file cannot be opened or read.
    #[error("the file cannot be opened")]
    Unreachable(#[source] rusqlite::Error),
    /// The folder cannot be made.
    #[error("the folder cannot be made: {0}")]
    Folder(#[source] std::io::Error),
    /// The game is open in another instance.
    #[error("the game is open elsewhere")]
    Locked,
    /// There is no such game.
    #[error("there is no such game")]
    Missing,
    /// The game was not played here: it has no journal.
    #[error("the game was imported")]
    Imported,
    /// A newer program has written the file.
    #[error("the file is of a newer program")]
    Newer,
    /// It is the catalogue that cannot do it.
    #[error("the catalogue: {0}")]
    Catalogue(#[source] Box<ArchiveError>),
    /// A game cannot be read; the file and the other games are whole.
    #[error("a game of it: {1}")]
    Game(GameId, GameFault),
    /// What a game begins with cannot be written.
    #[error("what the game begins with cannot be written")]
    Unwritable(#[source] toml::ser::Error),
}

/// What of a game cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GameFault {
    /// What it began with.
    #[error("what it began with cannot be read")]
    Header,
    /// The line of this number of its journal.
    #[error("line {0} of its journal cannot be read")]
    Line(i64),
}

impl From<rusqlite::Error> for ArchiveError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Self::Damaged(error),
            // A full disk shows itself in the log as a failed write.
            Some(ErrorCode::DiskFull | ErrorCode::SystemIoFailure) => Self::Full(error),
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => Self::ReadOnly(error),
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Busy(error),
            _ => Self::Unreachable(error),
        }
    }
}

impl ArchiveError {
    /// The same of the catalogue; what is no matter of its file stays what it is.
    pub(super) fn of_catalogue(self) -> Self {
        match self {
            Self::Missing | Self::Imported | Self::Catalogue(_) | Self::Game(..) => self,
            of_file => Self::Catalogue(Box::new(of_file)),
        }
    }
}
