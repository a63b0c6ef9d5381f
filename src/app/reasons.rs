//! The sentences that say why the archive or the settings do not work.

use crate::archive::ArchiveError;
use crate::config::FileError;

/// The sentence that says why a setting is not kept.
pub(in crate::app) fn setting_reason(error: &FileError) -> &'static str {
    match error {
        FileError::Form => "reason-settings",
        FileError::Io(error) if error.kind() == std::io::ErrorKind::StorageFull => "reason-full",
        FileError::Io(_) => "reason-read-only",
    }
}

/// The sentence that says why the archive does not work.
#[must_use]
pub fn reason(error: &ArchiveError) -> &'static str {
    match error {
        ArchiveError::Damaged(_) => "reason-damaged",
        ArchiveError::Game(..) => "reason-game",
        ArchiveError::Unwritable(_) => "reason-unwritable",
        ArchiveError::Full(_) => "reason-full",
        ArchiveError::ReadOnly(_) | ArchiveError::Folder(_) => "reason-read-only",
        ArchiveError::Busy(_) | ArchiveError::Locked => "reason-busy",
        ArchiveError::Catalogue(error) if matches!(**error, ArchiveError::Damaged(_)) => {
            "reason-catalogue"
        }
        ArchiveError::Catalogue(error) => reason(error),
        ArchiveError::Newer => "reason-newer",
        ArchiveError::Unreachable(_) | ArchiveError::Missing | ArchiveError::Imported => {
            "reason-file"
        }
    }
}
