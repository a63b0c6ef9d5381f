//! Files and folders that nobody but their owner may read.
//!
//! A match has secrets: what players touched, and who tried which passphrase. So everything that the
//! program keeps is made for its owner alone, whatever the umask is. Systems without such modes keep
//! it as they keep everything.

use std::fs::{DirBuilder, OpenOptions};
use std::io;
use std::path::Path;

use crate::opened::as_file;

/// Makes a folder, with those above it that are missing, each for its owner alone. One that is there
/// stays as it is.
///
/// # Errors
///
/// Why there is no such folder.
pub fn folder(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// How a file is opened that is for its owner alone if it is made now.
#[must_use]
pub fn options() -> OpenOptions {
    #[cfg_attr(not(unix), expect(unused_mut, reason = "only Unix has modes"))]
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Makes an empty file for its owner alone, unless there is one. What cannot be made now cannot be
/// made a moment later either, and is told then.
pub fn make(file: &Path) {
    let _ = as_file(options().create(true).append(true), file);
}

/// Takes from all others what they may do with a file or folder, if they may do anything; a link stays
/// as it is. Whether they could write to it.
///
/// # Errors
///
/// Why it stays as it is.
#[cfg(unix)]
pub fn close(path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::{MetadataExt, PermissionsExt};

    const OTHERS: u32 = 0o077;
    const WRITE: u32 = 0o022;
    let data = path.symlink_metadata()?;
    if data.is_symlink() || data.mode() & OTHERS == 0 {
        return Ok(false);
    }
    let mode = data.mode() & 0o7777;
    std::fs::set_permissions(path, PermissionsExt::from_mode(mode & !OTHERS))?;
    Ok(mode & WRITE != 0)
}

/// This system has no such modes.
///
/// # Errors
///
/// Never.
#[cfg(not(unix))]
pub fn close(_: &Path) -> io::Result<bool> {
    Ok(false)
}
