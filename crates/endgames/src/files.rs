//! Tables as files: those that are compiled in under a name that no folder has, the others on the disk.

use std::io;
use std::path::{Path, PathBuf};

use include_dir::{Dir, File, include_dir};
use shakmaty_syzygy::filesystem::{Filesystem, OsFilesystem, RandomAccessFile, ReadHint};

/// Tables of Syzygy by Ronald de Man, as they were generated.
static BUILT_IN: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/files");

/// The folder of what is compiled in.
pub(crate) const HERE: &str = "<built in>";

/// The paths of what is compiled in.
pub(crate) fn built_in() -> impl Iterator<Item = PathBuf> {
    BUILT_IN.files().map(|file| Path::new(HERE).join(file.path()))
}

/// What is compiled in, and the disk.
pub(crate) struct Files;

pub(crate) fn found(path: &Path) -> Option<&'static File<'static>> {
    BUILT_IN.get_file(path.strip_prefix(HERE).ok()?)
}

impl Filesystem for Files {
    fn regular_file_size(&self, path: &Path) -> io::Result<u64> {
        match found(path) {
            Some(file) => Ok(file.contents().len() as u64),
            None => OsFilesystem::new().regular_file_size(path),
        }
    }

    fn read_dir(&self, path: &Path) -> io::Result<Vec<PathBuf>> {
        OsFilesystem::new().read_dir(path)
    }

    fn open(&self, path: &Path) -> io::Result<Box<dyn RandomAccessFile>> {
        match found(path) {
            Some(file) => Ok(Box::new(Bytes(file.contents()))),
            None => OsFilesystem::new().open(path),
        }
    }
}

/// A file in memory.
struct Bytes(&'static [u8]);

impl RandomAccessFile for Bytes {
    fn read_at(&self, buf: &mut [u8], offset: u64, _hint: ReadHint) -> io::Result<usize> {
        let rest = usize::try_from(offset).ok().and_then(|offset| self.0.get(offset..));
        let rest = rest.unwrap_or_default();
        let count = rest.len().min(buf.len());
        buf[..count].copy_from_slice(&rest[..count]);
        Ok(count)
    }
}
