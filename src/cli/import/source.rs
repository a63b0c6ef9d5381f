//! Where the games of an import come from.

use std::io::{self, Read};
use std::path::Path;

use crate::clean;
use crate::cli::import::{BEGINNING, CHAMPIONS, Stop};
use crate::cli::{is_standard_input, patiently};
use crate::drills;
use crate::opened;
use crate::voices::{Narrator, Value};

/// Where the games come from.
pub(super) struct Source {
    /// What it is called; nothing: standard input.
    name: Option<String>,
    bytes: Box<dyn Read + Send>,
    /// How many bytes there are, if that can be known.
    pub(super) size: Option<u64>,
}

impl Source {
    /// The games of champions that are compiled in.
    pub(super) fn champions() -> Self {
        let size = Some(drills::CHAMPIONS.len() as u64);
        Self { name: Some(CHAMPIONS.to_owned()), bytes: Box::new(drills::CHAMPIONS), size }
    }

    /// A file is read as far as it goes now, should it grow in the meantime.
    pub(super) fn open(narrator: &Narrator, file: &Path) -> io::Result<Self> {
        if is_standard_input(file) {
            return Ok(Self { name: None, bytes: Box::new(io::stdin()), size: None });
        }
        let bytes = patiently(narrator, file, || opened::named(file))?;
        let data = bytes.metadata()?;
        let name = Some(clean::name(Path::new(file.file_name().unwrap_or_default())));
        Ok(if data.is_file() {
            Self { name, bytes: Box::new(bytes.take(data.len())), size: Some(data.len()) }
        } else {
            Self { name, bytes: Box::new(bytes), size: None }
        })
    }

    /// So much of it that its encoding can be guessed.
    pub(super) fn beginning(&mut self, narrator: &Narrator, file: &Path) -> Result<Vec<u8>, Stop> {
        patiently(narrator, file, || self.piece(BEGINNING))
    }

    /// The next bytes, at most so many, and fewer only at the end.
    pub(super) fn piece(&mut self, most: usize) -> Result<Vec<u8>, Stop> {
        let mut piece = Vec::with_capacity(most);
        let read = self.bytes.by_ref().take(most as u64).read_to_end(&mut piece);
        read.map(|_| piece).map_err(|_| Stop::Reading)
    }

    pub(super) fn name(&self, narrator: &Narrator) -> Value {
        self.name.as_deref().map_or_else(|| narrator.word("standard-input"), Value::from)
    }
}
