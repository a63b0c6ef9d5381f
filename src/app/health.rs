//! What works on this machine, a line each: what is wrong, and what to do.

mod engines;

use crate::app::braille;
use crate::app::folders::Folders;
use crate::app::keys::{self, FoundKeymap};
use crate::app::no_board::because;
use crate::app::open;
use crate::app::pairing;
use crate::app::reasons::reason;
#[cfg(feature = "speech")]
use crate::app::sound;
use crate::app::unread;
use crate::archive::{Archive, ArchiveError, Owner, Query};
use crate::clean;
use crate::config::{BrailleTable, Print, Settings, Source, Wrong};
use crate::louis::{self, Fault};
use crate::notation::san;
use crate::opponent::builtin::{self, Level, Pace, Problem, Stop};
use crate::pegboard::Loss;
use crate::pegboard::port::{Access, Listed, listed};
use crate::private;
use crate::ui::Mode;
use crate::voices::pack::State;
use crate::voices::{Library, Narrator, Priority, Utterance, Value};

/// Whether a thing works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Works(pub bool);

/// A line of the examination.
#[derive(Clone, Debug)]
pub struct HealthLine {
    /// Whether it works.
    pub works: Works,
    /// What is said of it.
    pub text: String,
}

/// Examines everything and hands each line to `tell` as soon as it is known.
///
/// # Errors
///
/// When `tell` has one.
pub fn examine(
    settings: &Settings,
    wrong: &[(Source, Wrong)],
    narrator: &Narrator,
    library: &mut Library,
    folders: &Folders,
    terminal: Mode,
    mut tell: impl FnMut(HealthLine) -> std::io::Result<()>,
) -> std::io::Result<()> {
    let doctor = Doctor { narrator };
    for line in doctor.voices(library) {
        tell(line)?;
    }
    for line in doctor.speech(settings) {
        tell(line)?;
    }
    tell(doctor.tones(settings))?;
    tell(doctor.braille(settings))?;
    tell(doctor.journal(folders))?;
    tell(doctor.opponent())?;
    for line in doctor.engines(settings) {
        tell(line)?;
    }
    for line in doctor.boards() {
        tell(line)?;
    }
    tell(doctor.pairing())?;
    for line in doctor.settings(folders, wrong) {
        tell(line)?;
    }
    for line in doctor.keymaps(settings, folders) {
        tell(line)?;
    }
    tell(doctor.tried())?;
    tell(doctor.terminal(terminal))?;
    let unread = unread::warning(narrator);
    // It works for all others.
    unread
        .map_or(Ok(()), |warning| tell(HealthLine { works: Works(true), text: warning.written() }))
}

struct Doctor<'a> {
    narrator: &'a Narrator,
}

impl Doctor<'_> {
    fn line(&self, works: bool, id: &str, values: &[(&str, Value)]) -> HealthLine {
        let text = self.narrator.say(Priority::Answer, id, values).written();
        HealthLine { works: Works(works), text }
    }

    /// Something that does not work.
    fn told(what: &Utterance) -> HealthLine {
        HealthLine { works: Works(false), text: what.written() }
    }

    /// The program that pairs the rounds of a Swiss; without one they are paired by hand.
    fn pairing(&self) -> HealthLine {
        match pairing::found() {
            Some(program) => {
                self.line(true, "health-pairing", &[("program", program.name().into())])
            }
            None => self.line(true, "health-no-pairing", &[]),
        }
    }

    /// The voices that are set, what is wrong with any, how many others there are, and which of them
    /// no native speaker has looked at.
    fn voices(&self, library: &mut Library) -> Vec<HealthLine> {
        let names: Vec<String> = library.names().into_iter().map(str::to_owned).collect();
        let (mut lines, mut drafts, mut others) = (Vec::new(), Vec::new(), 0_usize);
        for name in names {
            let voice = library.get(&name);
            let mut warnings = library.take_warnings();
            warnings.retain(|warning| warning.slip.costs());
            for warning in &warnings {
                let what = self.narrator.slips().of_voice(warning).spans.into();
                let values = [("name", name.as_str().into()), ("what", what)];
                lines.push(self.line(false, "health-voice-broken", &values));
            }
            let Some(voice) = voice.filter(|_| warnings.is_empty()) else { continue };
            if voice.review().is_some_and(|review| review.state == State::Draft) {
                drafts.push(name.clone());
            }
            if [self.narrator.talk.name(), self.narrator.moves.name()].contains(&name.as_str()) {
                let language = ("language", voice.language().tag().into());
                let values = [("name", name.into()), language];
                lines.push(self.line(true, "health-voice", &values));
            } else {
                others += 1;
            }
        }
        lines.push(self.line(true, "health-voices", &[("count", others.into())]));
        if !drafts.is_empty() {
            let values = [("names", drafts.join(", ").into())];
            lines.push(self.line(true, "health-voices-draft", &values));
        }
        lines
    }

    #[cfg(not(feature = "speech"))]
    fn speech(&self, _: &Settings) -> Vec<HealthLine> {
        vec![self.line(true, "speech-absent", &[])]
    }

    #[cfg(feature = "speech")]
    fn speech(&self, settings: &Settings) -> Vec<HealthLine> {
        use crate::speech::{Place, Synthesiser, survey, system_voices};
        if !settings.speech {
            return vec![self.line(true, "health-speech-off", &[])];
        }
        let engine = sound::engine(settings);
        let survey = match engine {
            Synthesiser::Dispatcher => survey(Place::from_environment()),
            Synthesiser::Native => system_voices(),
        };
        match survey {
            Ok(survey) => self.voices_of(engine, &survey),
            Err(error) => {
                let reason = self.narrator.word(sound::reason(&error));
                vec![self.line(false, "health-speech-fails", &[("reason", reason)])]
            }
        }
    }

    /// What speaks, and the languages that are needed and have no voice.
    #[cfg(feature = "speech")]
    fn voices_of(
        &self,
        engine: crate::speech::Synthesiser,
        survey: &crate::speech::Survey,
    ) -> Vec<HealthLine> {
        let (found, missing) = match engine {
            crate::speech::Synthesiser::Dispatcher => ("health-speech", "health-speech-missing"),
            crate::speech::Synthesiser::Native => {
                ("health-speech-system", "health-speech-system-missing")
            }
        };
        let needed = [self.narrator.talk.language().tag(), self.narrator.moves.language().tag()];
        let mut languages: Vec<String> = Vec::new();
        let mut lines = Vec::new();
        for language in needed {
            let code = language.split('-').next().unwrap_or(language).to_lowercase();
            let count = survey.voices.get(&code).copied().unwrap_or(0);
            let told = format!("{language} {count}");
            if count == 0 {
                let is_unread = survey.unread.contains(&code);
                let id = if is_unread { "health-speech-unread" } else { missing };
                lines.push(self.line(false, id, &[("language", language.into())]));
            } else if !languages.contains(&told) {
                languages.push(told);
            }
        }
        let values = [
            ("server", survey.modules.join(", ").into()),
            ("count", survey.voices.values().sum::<usize>().into()),
            ("languages", languages.join(", ").into()),
        ];
        lines.insert(0, self.line(true, found, &values));
        lines
    }

    #[cfg(not(feature = "tones"))]
    fn tones(&self, settings: &Settings) -> HealthLine {
        self.line(!settings.tones, "tones-absent", &[])
    }

    #[cfg(feature = "tones")]
    fn tones(&self, settings: &Settings) -> HealthLine {
        if !settings.tones {
            return self.line(true, "tones-off", &[]);
        }
        match crate::tones::look() {
            Ok(()) => self.line(true, "health-tones", &[]),
            Err(fault) => {
                let reason = self.narrator.word(crate::app::tone_player::reason(fault));
                self.line(false, "health-tones-fails", &[("reason", reason)])
            }
        }
    }

    fn braille(&self, settings: &Settings) -> HealthLine {
        let wanted =
            settings.braille_table != BrailleTable::Off || settings.print == Print::Braille;
        let table = braille::table(&settings.braille_table, self.narrator);
        let name = ("table", table.0.as_str().into());
        let tried = louis::version().and_then(|version| {
            let translated = if wanted { louis::translate(&table, &["a"])? } else { Vec::new() };
            Ok((version, translated))
        });
        match tried {
            Ok((version, _)) => {
                let id = if wanted { "health-braille" } else { "health-braille-off" };
                self.line(true, id, &[("version", version.into()), name])
            }
            Err(Fault::Missing) if !wanted => {
                let id = if cfg!(target_os = "linux") {
                    "health-braille-none"
                } else {
                    "health-braille-absent"
                };
                self.line(true, id, &[])
            }
            Err(fault) => {
                let reason = self.narrator.word(braille::reason(fault));
                self.line(false, "health-braille-fails", &[name, ("reason", reason)])
            }
        }
    }

    fn journal(&self, folders: &Folders) -> HealthLine {
        let file = clean::name(&Archive::file(folders.data()));
        let examined = Archive::look(folders.data()).and_then(|found| {
            let Some(archive) = found else {
                return private::try_folder(folders.data())
                    .map(|()| 0)
                    .map_err(ArchiveError::Folder);
            };
            archive.check()?;
            Ok(archive
                .search(&Query { limit: Some(0), ..Query::default() }, &Owner::default())?
                .total)
        });
        match examined {
            Ok(games) => {
                let values = [("count", games.into()), ("file", file.into())];
                self.line(true, "health-journal", &values)
            }
            Err(error) => {
                let file = clean::name(&Archive::file_of(folders.data(), &error));
                let reason = self.narrator.word(reason(&error));
                self.line(
                    false,
                    "health-journal-fails",
                    &[("reason", reason), ("file", file.into())],
                )
            }
        }
    }

    fn opponent(&self) -> HealthLine {
        let problem = Problem::new(crate::laws::Position::default());
        match builtin::choose(&problem, Level::default(), 0, Pace::Own, &Stop::new()) {
            Some(mv) => {
                let letters = self.narrator.moves.vocabulary();
                let mv = san::local(&problem.position, mv, letters);
                self.line(true, "health-opponent", &[("move", mv.into())])
            }
            None => self.line(false, "opponent-failed", &[]),
        }
    }

    /// One that nobody has chosen may be broken.
    fn engines(&self, settings: &Settings) -> Vec<HealthLine> {
        let line = |examined: engines::Examined| {
            let file = clean::name(&examined.file);
            match examined.found {
                Ok(name) => {
                    let values = [("name", name.into()), ("file", file.into())];
                    self.line(true, "health-engine", &values)
                }
                Err(wrong) => {
                    let name = examined.file.file_name().unwrap_or_default().to_string_lossy();
                    let what =
                        self.narrator.talk.sentence(wrong, &[("engine", name.as_ref().into())]);
                    let values = [("file", file.into()), ("what", what.into())];
                    self.line(!examined.wanted, "health-engine-fails", &values)
                }
            }
        };
        engines::examine(settings).into_iter().map(line).collect()
    }

    /// Ports that could have a board. None is opened: somebody may be using it.
    fn boards(&self) -> Vec<HealthLine> {
        let lines: Vec<HealthLine> = listed().iter().map(|port| self.board(port)).collect();
        let none = || vec![self.line(true, "health-board-none", &[])];
        if lines.is_empty() { none() } else { lines }
    }

    fn board(&self, listed: &Listed) -> HealthLine {
        match listed.access() {
            Access::Allowed => {
                let port = ("port", listed.name.as_str().into());
                let product = listed.product.as_ref().map(|product| format!(", {product}"));
                let product = ("product", product.unwrap_or_default().into());
                self.line(true, "health-board", &[port, product])
            }
            Access::Denied(group) => {
                let denied = Loss::Denied(listed.name.clone(), group);
                // What may not be used may be something else than a board.
                let works = listed.likely.is_none();
                self.line(works, "health-board-denied", &because(self.narrator, &denied))
            }
        }
    }

    fn settings(&self, folders: &Folders, wrong: &[(Source, Wrong)]) -> Vec<HealthLine> {
        let path = folders.settings();
        let id = if path.exists() { "health-settings" } else { "health-settings-none" };
        let mut lines = vec![self.line(true, id, &[("file", clean::name(&path).into())])];
        for (source, wrong) in wrong {
            let what = open::what(self.narrator, wrong);
            lines.push(Self::told(&open::ignored(self.narrator, source, what)));
        }
        lines
    }

    /// The keymap that is set, and what is wrong with any.
    fn keymaps(&self, settings: &Settings, folders: &Folders) -> Vec<HealthLine> {
        let mut library = keys::library(folders);
        let keyboard = keys::keyboard(settings, self.narrator, &library).to_owned();
        let FoundKeymap { keymap, wrong, .. } = keys::find(settings, self.narrator, &mut library);
        let values = [("name", keymap.name().into()), ("keyboard", keyboard.as_str().into())];
        let mut lines = vec![self.line(true, "health-keymap", &values)];
        for (source, wrong) in open::placed(wrong, folders) {
            let what = open::what(self.narrator, &wrong);
            lines.push(Self::told(&open::ignored(self.narrator, &source, what)));
        }
        for name in library.names().into_iter().map(str::to_owned).collect::<Vec<_>>() {
            library.get(&name, &keyboard);
        }
        for warning in library.take_warnings() {
            let values = [("what", self.narrator.slips().of_keymap(&warning).spans.into())];
            lines.push(self.line(false, "health-keymap-broken", &values));
        }
        lines
    }

    /// With what this program was tried on this system, and by whom. Whoever tries more changes the
    /// sentence.
    fn tried(&self) -> HealthLine {
        let id = match std::env::consts::OS {
            "windows" => "health-tried-windows",
            "macos" => "health-tried-macos",
            "linux" => "health-tried-linux",
            _ => "health-tried-nowhere",
        };
        self.line(true, id, &[])
    }

    fn terminal(&self, terminal: Mode) -> HealthLine {
        let kind = match terminal {
            Mode::Editing => "terminal-editing",
            Mode::Typing | Mode::Plain => "terminal-plain",
        };
        self.line(true, "health-terminal", &[("kind", self.narrator.word(kind))])
    }
}
