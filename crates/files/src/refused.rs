//! What a system means where it refuses a file: systems call the same thing by different names.
//!
//! Not here: the sentences. Who tells a refusal asks only for its kind.

use std::io::{Error, ErrorKind};
use std::path::Path;

/// No system has longer names for one file or folder.
const LONGEST_NAME: usize = 255;

/// The error as Unix would give it. Windows denies access to a folder that is opened as a file, may say
/// of a name that is too long that its folder is not there, and has the same error for a name that is
/// too long and one with signs that no name has.
#[must_use]
pub fn of(path: &Path, error: Error) -> Error {
    match meant(error.kind(), path.is_dir(), has_long_name(path)) {
        kind if kind == error.kind() => error,
        kind => kind.into(),
    }
}

fn meant(kind: ErrorKind, is_folder: bool, has_long_name: bool) -> ErrorKind {
    match kind {
        ErrorKind::PermissionDenied if is_folder => ErrorKind::IsADirectory,
        ErrorKind::NotFound if has_long_name => ErrorKind::InvalidFilename,
        ErrorKind::InvalidFilename if cfg!(windows) && !has_long_name => ErrorKind::InvalidInput,
        kind => kind,
    }
}

fn has_long_name(path: &Path) -> bool {
    let is_long =
        |name: &std::ffi::OsStr| name.to_string_lossy().encode_utf16().count() > LONGEST_NAME;
    path.iter().any(is_long)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_means_what_unix_says() {
        assert_eq!(meant(ErrorKind::PermissionDenied, true, false), ErrorKind::IsADirectory);
        assert_eq!(meant(ErrorKind::PermissionDenied, false, false), ErrorKind::PermissionDenied);
        assert_eq!(meant(ErrorKind::NotFound, false, true), ErrorKind::InvalidFilename);
        assert_eq!(meant(ErrorKind::NotFound, false, false), ErrorKind::NotFound);
    }

    #[test]
    fn a_name_is_measured_and_not_the_whole_path() {
        assert!(has_long_name(Path::new(&format!("games/{}", "ü".repeat(256)))));
        assert!(!has_long_name(Path::new(&["folder"; 60].join("/"))));
    }

    #[test]
    fn a_folder_is_told_from_a_file_by_the_system_itself() {
        let folder = tempfile::TempDir::new().unwrap();
        let error = of(folder.path(), ErrorKind::PermissionDenied.into());
        assert_eq!(error.kind(), ErrorKind::IsADirectory);
    }
}
