//! All voices: those that are compiled in and those of the player's own folder.
//!
//! Loading never silences the program: it gives the voices plus what was wrong with them.

mod elsewhere;

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use crate::clean;
use crate::datafile::{DataFile, MOST, Places};
use crate::keymap::layout;
use crate::opened;
use crate::voices::missing::missing;
use crate::voices::narrate::Narrator;
use crate::voices::pack::Pack;
use crate::voices::phrase::Phrases;
use crate::voices::sentences::Sentences;
use crate::voices::slip::{Slip, Warning};
use crate::voices::utterance::written;
use crate::voices::voice::Voice;
use touchmove_voices::{self as compiled, Compiled, Use};

use elsewhere::OtherVoices;

/// The voice whose sentences are there where no other has them.
pub const ROOT: &str = "en";

/// The files of a voice: what it is, what it calls openings, how players ask, what it says.
pub(super) const VOICE: &str = "voice.toml";
const OPENINGS: &str = "openings.toml";
const ASKED: &str = "asked.toml";
pub(super) const PHRASES: &str = "phrases.ftl";
pub(super) const LESSONS: &str = "lessons.ftl";

/// A text of the player's and the file that it comes from.
#[derive(Clone, Debug)]
pub(super) struct File {
    pub(super) name: String,
    pub(super) text: Rc<str>,
}

/// The files of a voice: what is compiled in, and the player's laid over it.
#[derive(Clone, Debug, Default)]
struct Source {
    compiled: Option<&'static Compiled>,
    /// What the voice is, what the player calls openings and how they ask, lowest layer first.
    toml: Vec<File>,
    phrases: Vec<File>,
}

impl Source {
    /// All that says what the voice is, lowest layer first. Of what is compiled in there is no text: it
    /// is tested, and nothing of it is at a line of the player's.
    fn toml(&self) -> Vec<File> {
        let compiled = |voice: &'static Compiled| File {
            name: format!("voices/{}/{VOICE}", voice.name),
            text: "".into(),
        };
        self.compiled.map(compiled).into_iter().chain(self.toml.iter().cloned()).collect()
    }

    /// Whether there are sentences, and not moves alone.
    fn talks(&self) -> bool {
        self.compiled.is_some_and(Compiled::talks) || !self.phrases.is_empty()
    }

    /// The language that its file names at its head.
    fn language(&self) -> Option<String> {
        if let Some(voice) = self.compiled {
            return Some(voice.language.to_owned()).filter(|tag| !tag.is_empty());
        }
        let head = self.toml.first()?.text.split("\n[").next()?;
        DataFile::read(head).table.get("language")?.as_str().map(str::to_owned)
    }
}

/// Where the voices are; each is read when it is first asked for. A copy has all that is read already, and
/// reads the words of all voices together with what it was copied from.
#[derive(Clone, Debug, Default)]
pub struct Library {
    sources: Vec<(String, Source)>,
    loaded: HashMap<String, Option<Rc<Voice>>>,
    warnings: Vec<Warning>,
    program: String,
    /// For what words are looked for, if only such words are wanted of what is compiled in.
    words_for: Option<Use>,
    elsewhere: Rc<OtherVoices>,
}

impl Library {
    /// The voices that are compiled in.
    #[must_use]
    pub fn built_in() -> Self {
        let source =
            |voice: &'static Compiled| Source { compiled: Some(voice), ..Source::default() };
        let sources = compiled::all().iter().map(|voice| (voice.name.to_owned(), source(voice)));
        let program = "touchmove".to_owned();
        Self { sources: sources.collect(), program, ..Self::default() }
    }

    /// The same voices, whose sentences tell the player to type this to start the program.
    #[must_use]
    pub fn called(self, program: String) -> Self {
        Self { loaded: HashMap::new(), program, ..self }
    }

    /// Lays the voices of a folder over those that are known: what a file leaves out, or has wrong,
    /// stays as it is.
    pub fn add_folder(&mut self, folder: &Path) {
        let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
        let mut folders: Vec<PathBuf> =
            entries.map(|entry| entry.path()).filter(|path| path.is_dir()).collect();
        folders.sort();
        for folder in &folders {
            self.add_voice(folder);
        }
    }

    /// Whether a folder is that of a voice, and not one of voices.
    #[must_use]
    pub fn is_voice(folder: &Path) -> bool {
        [VOICE, PHRASES].iter().any(|file| folder.join(file).is_file())
    }

    /// Lays the voice of this folder over those that are known.
    pub fn add_voice(&mut self, folder: &Path) {
        self.elsewhere = Rc::default();
        let Some(name) = folder.file_name().and_then(|name| name.to_str()) else { return };
        if clean::line(name) != name {
            let file = clean::name(folder);
            self.warnings.push(Warning { file, line: 0, slip: Slip::Name });
            return;
        }
        let toml = [VOICE, OPENINGS, ASKED].map(|file| self.file(&folder.join(file)));
        let phrases = [PHRASES, LESSONS].map(|file| self.file(&folder.join(file)));
        if toml.iter().chain(&phrases).all(Option::is_none) {
            return;
        }
        let at = self.sources.iter().position(|(known, _)| known == name);
        let at = at.unwrap_or_else(|| {
            self.sources.push((name.to_owned(), Source::default()));
            self.sources.len() - 1
        });
        self.sources[at].1.toml.extend(toml.into_iter().flatten());
        self.sources[at].1.phrases.extend(phrases.into_iter().flatten());
    }

    fn file(&mut self, path: &Path) -> Option<File> {
        let name = clean::name(path);
        match opened::text(path) {
            Ok(text) => Some(File { name, text: text.into() }),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => None,
            Err(error) => {
                let slip = Slip::Unreadable(error.kind());
                self.warnings.push(Warning { file: name, line: 0, slip });
                None
            }
        }
    }

    /// The names of all voices.
    #[must_use]
    pub fn names(&self) -> Vec<&str> {
        self.sources.iter().map(|(name, _)| name.as_str()).collect()
    }

    /// The names of those in which everything can be said: not of those that are compiled in and have the
    /// words of moves alone. One of the player's own may have its sentences from another.
    #[must_use]
    pub fn talk_names(&self) -> Vec<&str> {
        let talks = |source: &Source| source.talks() || source.compiled.is_none();
        let talking = self.sources.iter().filter(|(_, source)| talks(source));
        talking.map(|(name, _)| name.as_str()).collect()
    }

    /// Whether a voice is there as it was compiled in, with nothing of the player's laid over it. Such
    /// a voice can be used, and need not be read to know that.
    #[must_use]
    pub fn is_untouched(&self, name: &str) -> bool {
        let untouched = |source: &Source| {
            source.compiled.is_some() && source.toml.is_empty() && source.phrases.is_empty()
        };
        self.sources.iter().any(|(known, source)| known == name && untouched(source))
    }

    /// The names of all voices that can be used.
    #[must_use]
    pub fn usable(&mut self) -> Vec<String> {
        let names: Vec<String> = self.names().into_iter().map(str::to_owned).collect();
        names.into_iter().filter(|name| self.get(name).is_some()).collect()
    }

    /// The names of those among them that have sentences of their own, and not the words of moves alone.
    #[must_use]
    pub fn languages(&mut self) -> Vec<String> {
        let talking = self.sources.iter().filter(|(_, source)| source.talks());
        let names: Vec<String> = talking.map(|(name, _)| name.clone()).collect();
        names.into_iter().filter(|name| self.get(name).is_some()).collect()
    }

    /// A voice by its name; `None` if there is none, or none that can be used.
    pub fn get(&mut self, name: &str) -> Option<Rc<Voice>> {
        if let Some(known) = self.loaded.get(name) {
            return known.clone();
        }
        // A voice that is its own ancestor finds itself missing.
        self.loaded.insert(name.to_owned(), None);
        let voice = self.load(name).map(Rc::new);
        self.loaded.insert(name.to_owned(), voice.clone());
        voice
    }

    /// The voice of sentences of this name, or of a language that is called so in any language.
    pub fn talk_named(&mut self, name: &str) -> Option<Rc<Voice>> {
        const NAMES: &str = "setup-language-names";
        if self.talk_names().contains(&name) {
            return self.get(name);
        }
        let mut voices = self.languages().into_iter().filter_map(|name| self.get(&name));
        voices.find(|voice| {
            let names = written(&voice.sentence(NAMES, &[]));
            voice.has_sentence(NAMES) && names.split(", ").any(|called| voice.same(called, name))
        })
    }

    /// The move voice that goes with a voice of sentences: one that has nothing but moves in its
    /// language, or else itself.
    #[must_use]
    pub fn announcer(&mut self, talk: &Voice) -> Option<Rc<Voice>> {
        let is_own = |(_, source): &&(String, Source)| {
            !source.talks() && source.language().as_deref() == Some(talk.language().tag())
        };
        let own = self.sources.iter().find(is_own).map(|(name, _)| name.clone());
        own.and_then(|name| self.get(&name)).or_else(|| self.get(talk.name()))
    }

    /// The move voice to go on with where another voice of sentences talks from now on: its own, if
    /// moves were announced in that of the one before. `None` if they stay.
    #[must_use]
    pub fn moves_after(&mut self, narrator: &Narrator, talk: &Voice) -> Option<Rc<Voice>> {
        let before = self.announcer(&narrator.talk);
        let follows = before.is_some_and(|voice| voice.name() == narrator.moves.name());
        let after = self.announcer(talk).filter(|_| follows);
        after.filter(|voice| voice.name() != narrator.moves.name())
    }

    /// How things are said where this voice talks from now on.
    #[must_use]
    pub fn talking(&mut self, narrator: &Narrator, talk: Rc<Voice>) -> Narrator {
        let own = narrator.moves.name() == narrator.talk.name();
        let moves = if own { Some(Rc::clone(&talk)) } else { self.moves_after(narrator, &talk) };
        Narrator::new(talk, moves.as_ref().unwrap_or(&narrator.moves), narrator.style)
    }

    /// The voice of sentences for who uses a locale such as `pt_BR.UTF-8`: that of this very
    /// country first, else one of the language.
    #[must_use]
    pub fn speaking(&self, locale: &str) -> Option<&str> {
        let tag = locale.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
        let first = |tag: &str| tag.split('-').next().unwrap_or_default().to_lowercase();
        let talking = self.sources.iter().filter(|(_, source)| source.talks());
        let known = talking.filter_map(|(name, source)| Some((name.as_str(), source.language()?)));
        let near: Vec<_> = known.filter(|(_, known)| first(known) == first(&tag)).collect();
        let exact = near.iter().find(|(_, known)| known.eq_ignore_ascii_case(&tag));
        exact.or_else(|| near.first()).map(|&(name, _)| name)
    }

    fn load(&mut self, name: &str) -> Option<Voice> {
        let source = self.sources.iter().find(|(known, _)| known == name)?.1.clone();
        let toml = source.toml();
        let table = self.merge(&source);
        let is_voice = |file: &&File| file.name.ends_with(VOICE);
        let Some(file) = toml.iter().rfind(is_voice) else {
            self.warn(source.phrases.last()?, vec![Slip::NoVoice]);
            return None;
        };
        if table.is_empty() {
            return None;
        }
        let (pack, wrong) = Pack::read(table);
        self.warn(toml.first().unwrap_or(file), wrong);
        // Those that are compiled in are tested, so that no start has to read the keyboards.
        if let Some(name) = pack.keyboard.clone().filter(|_| !source.toml.is_empty()) {
            let known: Vec<String> = layout::names().into_iter().map(str::to_owned).collect();
            let wrong = (!known.contains(&name)).then_some(Slip::Keyboard { name, known });
            self.warn(file, wrong.into_iter().collect());
        }
        let parent = match &pack.parent {
            Some(parent) => self.get(&parent.clone()),
            None if name == ROOT => None,
            None => self.get(ROOT),
        };
        if let Some(named) = pack.parent.as_ref().filter(|_| parent.is_none()) {
            self.warn(file, vec![Slip::Parent(named.clone())]);
        }
        let language =
            pack.language.clone().or(parent.as_ref().map(|up| up.language().to_string()));
        let mut phrases = Phrases::new(
            language.as_deref().unwrap_or(ROOT),
            &self.program,
            source.compiled.map(Sentences::new),
        );
        for file in &source.phrases {
            for (line, slip) in phrases.add(&file.text) {
                self.warnings.push(Warning { file: file.name.clone(), line, slip });
            }
        }
        let packed = self.packed(name);
        let (voice, wrong) =
            Voice::build(name, pack, source.compiled, packed, phrases, parent.as_ref());
        self.warn(file, wrong);
        for (nth, file) in source.phrases.iter().enumerate() {
            self.warn(file, voice.as_ref().map(|voice| voice.faults(nth)).unwrap_or_default());
        }
        voice
    }

    /// A voice that is compiled in with what its words mean in moves; `None` where the player has laid
    /// something over it, or over one above it.
    fn packed(&self, name: &str) -> Option<&'static Compiled> {
        let (_, source) = self.sources.iter().find(|(known, _)| known == name)?;
        let compiled = source.compiled.filter(|_| source.toml.is_empty())?;
        let parent = if compiled.parent.is_empty() { ROOT } else { compiled.parent };
        (name == ROOT || self.packed(parent).is_some()).then_some(compiled)
    }

    /// What a voice of the player's lacks to be whole and clear: sentences, ways of counting, words that
    /// mean one thing. A start does not ask for it.
    #[must_use]
    pub fn lacks(&mut self, name: &str) -> Vec<Warning> {
        let Some(voice) = self.get(name) else { return Vec::new() };
        let Some((_, source)) = self.sources.iter().find(|(known, _)| known == name) else {
            return Vec::new();
        };
        let mut found = Vec::new();
        if let Some(file) = source.toml.iter().rfind(|file| file.name.ends_with(VOICE)) {
            found.extend(placed(file, voice.ambiguities()));
        }
        found.extend(missing(&source.phrases, &voice.untranslated()));
        for (nth, file) in source.phrases.iter().enumerate() {
            found.extend(placed(file, voice.miscounted(nth)));
        }
        found
    }

    /// The files of a voice, one laid over the other; a section that is wrong with an upper file is
    /// left as the lower ones have it.
    fn merge(&mut self, source: &Source) -> toml::Table {
        // Only the first of all voices has no other above it from which it could have a part.
        let is_first = source.compiled.is_some_and(|voice| voice.name == ROOT);
        let is_wanted =
            |part: &str| is_first || self.words_for.is_none_or(|sought| is_part_for(part, sought));
        let mut table = source.compiled.map(|voice| voice.table_of(is_wanted)).unwrap_or_default();
        for file in &source.toml {
            let read = DataFile::read(&file.text);
            let upper = read.table;
            let mut slips: Vec<Slip> = read.bad.into_iter().map(Slip::Line).collect();
            if upper.is_empty() && slips.is_empty() {
                slips.push(Slip::Empty);
            }
            if table.is_empty() {
                self.warn(file, slips);
                table = upper;
                continue;
            }
            for (section, value) in upper {
                let mut merged = toml::Table::new();
                if let Some(below) = table.get(&section) {
                    merged.insert(section.clone(), below.clone());
                }
                lay(&mut merged, section, value);
                let (_, wrong) = Pack::read(merged.clone());
                if wrong.is_empty() {
                    table.extend(merged);
                }
                slips.extend(wrong);
            }
            self.warn(file, slips);
        }
        table
    }

    /// Keeps what is wrong with a file, each at the line where it stands.
    fn warn(&mut self, file: &File, wrong: Vec<Slip>) {
        self.warnings.extend(placed(file, wrong));
    }

    /// What was found wrong since the last time.
    pub fn take_warnings(&mut self) -> Vec<Warning> {
        std::mem::take(&mut self.warnings)
    }
}

/// Whether a part of a voice is needed to know what a word means that is looked for so.
fn is_part_for(part: &str, sought: Use) -> bool {
    match sought {
        Use::Move => !matches!(
            part,
            "cells" | "appendix" | "commands" | "desk" | "settings" | "values" | "review"
        ),
        Use::Command => matches!(part, "folding" | "commands"),
        Use::Answer => matches!(part, "folding" | "understood"),
    }
}

/// What is wrong with a file, each at the line where it stands.
pub(super) fn placed(file: &File, mut slips: Vec<Slip>) -> Vec<Warning> {
    if slips.is_empty() {
        return Vec::new();
    }
    slips.truncate(MOST);
    let (places, sentences) = (Places::of(&file.text), sentences(&file.text));
    let line = |slip: &Slip| match slip {
        Slip::Line(bad) => bad.line,
        Slip::Gap { name, .. }
        | Slip::LeftOut { name, .. }
        | Slip::NoSentence { name, .. }
        | Slip::Plural { name, .. }
        | Slip::Silent(name) => sentences.get(name.as_str()).copied().unwrap_or_default(),
        Slip::Untranslated(names) => {
            let first = names.first().map(|name| format!("# {name}")).unwrap_or_default();
            sentences.get(first.as_str()).copied().unwrap_or_default()
        }
        _ => {
            let (part, name) = slip.place();
            places.line(part, name)
        }
    };
    let warning = |slip| Warning { file: file.name.clone(), line: line(&slip), slip };
    slips.into_iter().map(warning).collect()
}

/// The lines on which sentences begin, from 1, by their names.
pub(super) fn sentences(text: &str) -> HashMap<&str, usize> {
    let mut sentences = HashMap::new();
    for (line, number) in text.lines().zip(1..) {
        if let Some((name, _)) = line.split_once('=') {
            sentences.entry(name.trim_end()).or_insert(number);
        }
    }
    sentences
}

/// Lays a section over the one of the same name, word by word.
fn lay(table: &mut toml::Table, section: String, value: toml::Value) {
    match (table.get_mut(&section), value) {
        (Some(toml::Value::Table(below)), toml::Value::Table(above)) => below.extend(above),
        (_, value) => drop(table.insert(section, value)),
    }
}
