//! All keymaps: those that are compiled in and those of the player's own folder.
//!
//! Loading never takes the keys away: it gives a keymap plus what was wrong with its file.

use std::cell::OnceCell;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use crate::clean;
use crate::datafile::{MOST, Places};
use crate::keymap::check;
use crate::keymap::file::{self, Source, What};
use crate::keymap::layout::{self, KeyboardLayout};
use crate::keymap::map::{Binding, Keymap};
use crate::keymap::reserved::{self, Reserved};
use crate::opened;

/// The keymap that is used where no other is named.
pub const DEFAULT: &str = "lichess";

/// The layout that is used where no other is named.
pub const KEYBOARD: &str = "us";

/// Something that is wrong with a keymap file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// The file.
    pub file: String,
    /// The key, as it is written; nothing where the file as a whole is meant.
    pub key: Option<String>,
    /// The line of the key, from 1; 0 where it is not known.
    pub line: usize,
    /// What is wrong.
    pub what: What,
}

impl Warning {
    /// Whether another says the same, or the same of other keyboards, which are named here from now on.
    fn takes_in(&mut self, other: &Self) -> bool {
        if self == other {
            return true;
        }
        let What::SameKey(also, other_known) = &other.what else { return false };
        let is_same_place =
            (&self.file, &self.key, self.line) == (&other.file, &other.key, other.line);
        match &mut self.what {
            What::SameKey(keyboards, known) if is_same_place && known == other_known => {
                let more = also.iter().filter(|one| !keyboards.contains(one)).cloned();
                let more: Vec<String> = more.collect();
                keyboards.extend(more);
                true
            }
            _ => false,
        }
    }
}

/// The name of a file and its text, which is read once, for whatever keyboard.
#[derive(Clone, Debug, Default)]
struct Text {
    file: String,
    written: String,
    read: OnceCell<(Source, Vec<Warning>)>,
}

impl Text {
    fn new(file: String, text: String) -> Rc<Self> {
        Rc::new(Self { file, written: text, read: OnceCell::new() })
    }

    /// What it says, and what is wrong with it.
    fn read(&self, taken: &[Reserved]) -> &(Source, Vec<Warning>) {
        self.read.get_or_init(|| {
            let (source, faults) = file::read(&self.written, taken);
            (source, self.warnings(faults))
        })
    }

    /// Faults, each on the line where it stands.
    fn warnings(&self, faults: Vec<file::Fault>) -> Vec<Warning> {
        if faults.is_empty() {
            return Vec::new();
        }
        let places = Places::of(&self.written);
        let warning = |(key, what): file::Fault| {
            let line = key.as_ref().map_or(0, |key| line_of_key(&places, &what, key));
            Warning { file: self.file.clone(), key, line, what }
        };
        faults.into_iter().take(MOST).map(warning).collect()
    }
}

/// Where the keymaps are; each is read when it is asked for.
#[derive(Debug)]
pub struct Library {
    /// Each with its files, lowest layer first: what is compiled in, then the player's.
    keymaps: Vec<(String, Vec<Rc<Text>>)>,
    layouts: OnceCell<Vec<KeyboardLayout>>,
    taken: OnceCell<Vec<Reserved>>,
    warnings: Vec<Warning>,
}

impl Library {
    /// The keymaps that are compiled in.
    #[must_use]
    pub fn built_in() -> Self {
        let keymap = |(name, text): (&str, &str)| {
            let text = Text::new(format!("keymaps/{name}.toml"), text.to_owned());
            (name.to_owned(), vec![text])
        };
        Self {
            keymaps: touchmove_keymaps::ALL.map(keymap).into(),
            layouts: OnceCell::new(),
            taken: OnceCell::new(),
            warnings: Vec::new(),
        }
    }

    /// Lays the keymaps of a folder over those that are known: each key that a file names does what
    /// it says there, all others stay. Returns whether there is any.
    pub fn add_folder(&mut self, folder: &Path) -> bool {
        let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
        let is_keymap = |path: &PathBuf| path.extension().is_some_and(|end| end == "toml");
        let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(is_keymap).collect();
        paths.sort();
        let is_any = !paths.is_empty();
        for path in paths {
            let Some(name) = path.file_stem().and_then(|name| name.to_str()) else { continue };
            let file = clean::name(&path);
            if clean::line(name) != name {
                self.warnings.push(Warning { file, key: None, line: 0, what: What::Name });
                continue;
            }
            match opened::text(&path) {
                Ok(text) => self.lay(name, Text::new(file, text)),
                Err(error) => {
                    let what = What::Unreadable(error.kind());
                    self.warnings.push(Warning { file, key: None, line: 0, what });
                }
            }
        }
        is_any
    }

    fn lay(&mut self, name: &str, text: Rc<Text>) {
        match self.keymaps.iter_mut().find(|(known, _)| known == name) {
            Some((_, texts)) => texts.push(text),
            None => self.keymaps.push((name.to_owned(), vec![text])),
        }
    }

    /// What is wrong with the file of this name, if it cannot be read.
    #[must_use]
    pub fn unreadable(&self, name: &str) -> Option<&Warning> {
        let is_meant = |file: &str| Path::new(file).file_stem().is_some_and(|stem| stem == name);
        self.warnings.iter().find(|it| matches!(it.what, What::Unreadable(_)) && is_meant(&it.file))
    }

    /// The names of all keymaps.
    #[must_use]
    pub fn names(&self) -> Vec<&str> {
        self.keymaps.iter().map(|(name, _)| name.as_str()).collect()
    }

    fn layouts(&self) -> &[KeyboardLayout] {
        self.layouts.get_or_init(layout::built_in)
    }

    /// The layout of this name.
    #[must_use]
    pub fn keyboard(&self, name: &str) -> Option<&KeyboardLayout> {
        self.layouts().iter().find(|layout| layout.name() == name)
    }

    /// A keymap by its name, on a keyboard; nothing if there is none of the name that can
    /// be read, or no such keyboard. What is wrong with its file is kept as warnings.
    pub fn get(&mut self, name: &str, keyboard: &str) -> Option<Keymap> {
        let layout = self.keyboard(keyboard)?.clone();
        let (source, text) = self.merged(name, &mut Vec::new())?;
        // What cannot be read is no keymap; why, has been told.
        if source.bindings.is_empty() {
            return None;
        }
        let block = source.block.unwrap_or(false);
        let mut faults = check::on_keyboard(&source.bindings, &layout, block);
        let keymap = Keymap::new(name, source.about, source.bindings, &layout, block);
        faults.extend(check::unreachable(&keymap));
        self.warnings.extend(text.warnings(faults));
        Some(keymap)
    }

    /// What the files of a keymap say, one laid over the other, and the uppermost.
    fn merged(&mut self, name: &str, below: &mut Vec<String>) -> Option<(Source, Rc<Text>)> {
        let texts = self.keymaps.iter().find(|(known, _)| known == name)?.1.clone();
        below.push(name.to_owned());
        let mut all = Source::default();
        let mut last = Rc::default();
        for text in texts {
            let (own, warnings) = text.read(self.taken.get_or_init(reserved::built_in));
            self.warnings.extend_from_slice(warnings);
            if let Some(parent) = &own.parent {
                let found = if below.contains(parent) { None } else { self.merged(parent, below) };
                if let Some((parent, _)) = found {
                    over(&mut all, parent);
                } else {
                    let fault = (None, self.no_parent(parent, below));
                    self.warnings.extend(text.warnings(vec![fault]));
                }
            }
            over(&mut all, own.clone());
            last = text;
        }
        Some((all, last))
    }

    /// No keymap can be its own parent, nor that of one of its parents.
    fn no_parent(&self, parent: &str, below: &[String]) -> What {
        let others = self.names().into_iter().map(str::to_owned);
        let names = others.filter(|name| !below.contains(name)).collect();
        What::NoParent(parent.to_owned(), names)
    }

    /// What was found wrong since the last time, each fault once; one that several keyboards have names
    /// them all.
    pub fn take_warnings(&mut self) -> Vec<Warning> {
        let mut warnings: Vec<Warning> = Vec::new();
        for warning in std::mem::take(&mut self.warnings) {
            if !warnings.iter_mut().any(|known| known.takes_in(&warning)) {
                warnings.push(warning);
            }
        }
        warnings
    }
}

/// The line of a key, as far as it is written there as it is named; 0 otherwise.
fn line_of_key(places: &Places<'_>, what: &What, key: &str) -> usize {
    let part = if *what == What::NotTaken { "despite" } else { "keys" };
    let (line, heading) = (places.line(part, key), places.line(part, ""));
    if line == heading { 0 } else { line }
}

/// Lays a file over what is known: a key below that is the same, begins it or goes on from it gives
/// way.
fn over(all: &mut Source, upper: Source) {
    let gives_way = |below: &Binding| {
        let meets = |own: &Binding| {
            own.chords.starts_with(&below.chords) || below.chords.starts_with(&own.chords)
        };
        upper.bindings.iter().any(meets)
    };
    all.bindings.retain(|below| !gives_way(below));
    all.bindings.extend(upper.bindings);
    all.about = upper.about.or(all.about.take());
    all.block = upper.block.or(all.block);
}
