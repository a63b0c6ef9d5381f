//! Files and folders that nobody but their owner may read.
//!
//! A match has secrets: what players touched, and who tried which passphrase. So everything that the
//! program keeps is made for its owner alone, whatever the umask is. Systems without such modes keep
//! it as they keep everything.

use std::fs::{DirBuilder, Metadata, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use crate::clean;
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

/// Tries whether a file can be made in a folder, or in one that must be made first; nothing of it stays.
///
/// # Errors
///
/// Why none can be made.
pub fn try_folder(path: &Path) -> io::Result<()> {
    let missing: Vec<&Path> = path.ancestors().take_while(|folder| !folder.exists()).collect();
    let trial = path.join(format!("trial-{}", std::process::id()));
    let made = folder(path)
        .and_then(|()| as_file(options().create_new(true).write(true), &trial))
        .and_then(|_| std::fs::remove_file(&trial));
    for folder in missing {
        // One that another program has begun to use meanwhile is not empty, and stays.
        let _ = std::fs::remove_dir(folder);
    }
    made
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
    let data = path.symlink_metadata()?;
    if data.is_symlink() || data.mode() & OTHERS == 0 {
        return Ok(false);
    }
    let mode = data.mode() & 0o7777;
    std::fs::set_permissions(path, PermissionsExt::from_mode(mode & !OTHERS))?;
    Ok(is_writable(&data))
}

/// Whether others than its owner may write to a file, or in a folder.
#[cfg(unix)]
#[must_use]
pub fn is_writable(data: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;

    data.mode() & 0o022 != 0
}

/// This system has no such modes.
#[cfg(not(unix))]
#[must_use]
pub fn is_writable(_: &Metadata) -> bool {
    false
}

/// Whether others than its owner may read a file or write to it.
#[cfg(unix)]
#[must_use]
pub fn is_open(file: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;

    file.metadata().is_ok_and(|data| data.is_file() && data.mode() & 0o066 != 0)
}

/// This system has no such modes.
#[cfg(not(unix))]
#[must_use]
pub fn is_open(_: &Path) -> bool {
    false
}

/// Why a folder is nobody's own, where secrets of several people are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Exposure {
    /// This folder, or one that it lies in, belongs to another user, who can put another in its place.
    Foreign(PathBuf),
    /// Others may write in this folder, or in one that it lies in.
    Open(PathBuf),
}

/// Whether anybody else can change what lies in a folder, or put another folder in its place: its owner,
/// those who may write in it, and the same of all folders on the way to it, links included. Folders like
/// `/tmp`, in which nobody can move what is another's, are no danger. A folder that is still to be made
/// is judged by those above it.
#[cfg(unix)]
#[must_use]
pub fn exposure(folder: &Path) -> Option<Exposure> {
    let named = std::path::absolute(folder).ok()?;
    let real = named.ancestors().find_map(|path| path.canonicalize().ok())?;
    let is_there = named.canonicalize().is_ok();
    if is_there && let Some(exposure) = exposed(&real, true) {
        return Some(exposure);
    }
    let above = real.ancestors().skip(usize::from(is_there)).chain(named.ancestors());
    above.map(Path::to_owned).find_map(|path| exposed(&path, false))
}

#[cfg(unix)]
fn exposed(path: &Path, is_own: bool) -> Option<Exposure> {
    use std::os::unix::fs::MetadataExt;

    const GROUP: u32 = 0o020;
    const OTHERS: u32 = 0o002;
    const STICKY: u32 = 0o1000;
    let data = path.symlink_metadata().ok()?;
    let me = nix::unistd::geteuid().as_raw();
    if data.uid() != me && (is_own || data.uid() != 0) {
        return Some(Exposure::Foreign(path.to_owned()));
    }
    // A group of one's own, with one's own number, is nobody else.
    let group = if !is_own && data.gid() == me { 0 } else { GROUP };
    let sticky = !is_own && data.mode() & STICKY != 0;
    let open = !data.is_symlink() && data.mode() & (group | OTHERS) != 0 && !sticky;
    open.then(|| Exposure::Open(path.to_owned()))
}

/// This system has no such modes.
#[cfg(not(unix))]
#[must_use]
pub fn exposure(_: &Path) -> Option<Exposure> {
    None
}

/// A path as a shell takes it for one word.
#[must_use]
pub fn in_shell(path: &Path) -> String {
    let text = clean::name(path);
    let plain = |c: char| c.is_alphanumeric() || "/._-+,@%".contains(c);
    if text.chars().all(plain) { text } else { format!("'{}'", text.replace('\'', r"'\''")) }
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

#[cfg(all(test, unix))]
mod tests {
    use std::fs;
    use std::os::unix::fs::{PermissionsExt, symlink};

    use super::*;

    fn made(home: &Path, name: &str, mode: u32) -> PathBuf {
        let path = home.join(name);
        let done = fs::create_dir(&path)
            .and_then(|()| fs::set_permissions(&path, fs::Permissions::from_mode(mode)));
        assert!(done.is_ok(), "{done:?}");
        path
    }

    #[test]
    fn s5_a_folder_that_others_may_write_in_is_exposed_wherever_they_may() {
        let home = tempfile::TempDir::new().unwrap();
        let home = home.path().canonicalize().unwrap();
        let own = made(&home, "own", 0o700);
        assert_eq!(exposure(&own), None);
        assert_eq!(exposure(&own.join("not/yet/there")), None);
        for mode in [0o770, 0o707, 0o777, 0o1777] {
            let open = made(&home, &format!("open {mode:o}"), mode);
            assert_eq!(exposure(&open), Some(Exposure::Open(open.clone())), "{mode:o}");
        }
        let inside = made(&home.join("open 777"), "inside", 0o700);
        assert_eq!(exposure(&inside), Some(Exposure::Open(home.join("open 777"))));
        assert_eq!(exposure(&inside.join("new")), Some(Exposure::Open(home.join("open 777"))));
        // Nobody else can move what lies in such a folder.
        let kept = made(&home.join("open 1777"), "kept", 0o700);
        assert_eq!(exposure(&kept), None);
        let link = home.join("link");
        symlink(&own, &link).unwrap();
        assert_eq!(exposure(&link), None);
        let link = home.join("open 777/link");
        symlink(&own, &link).unwrap();
        assert_eq!(exposure(&link), Some(Exposure::Open(home.join("open 777"))));
    }

    #[test]
    fn s5_a_folder_of_another_user_is_foreign() {
        let me = nix::unistd::geteuid();
        if me.is_root() {
            let home = tempfile::TempDir::new().unwrap();
            let folder = made(home.path(), "theirs", 0o700);
            std::os::unix::fs::chown(&folder, Some(12345), None).unwrap();
            assert!(matches!(exposure(&folder), Some(Exposure::Foreign(_))));
            let inside = made(&folder, "mine", 0o700);
            assert!(
                matches!(exposure(&inside), Some(Exposure::Foreign(path)) if path.ends_with("theirs"))
            );
        } else {
            let foreign = Some(Exposure::Foreign("/".into()));
            assert_eq!(exposure(Path::new("/")), foreign);
        }
    }

    #[test]
    fn a_path_is_one_word_for_a_shell() {
        assert_eq!(in_shell(Path::new("/home/anna/a.toml")), "/home/anna/a.toml");
        assert_eq!(in_shell(Path::new("/a b/it's")), r"'/a b/it'\''s'");
    }
}
