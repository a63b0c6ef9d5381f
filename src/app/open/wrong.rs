//! What is said of settings and voices that are not as they should be.

use crate::app::folders::Folders;
use crate::clean;
use crate::command::Command;
use crate::config::{self, Key, LONGEST_NAME, Source, Wrong};
use crate::voices::narrate::quoted;
use crate::voices::{Library, Narrator, Priority, Span, Utterance};

/// What is wrong with a setting, in words.
#[must_use]
pub fn what(narrator: &Narrator, wrong: &Wrong) -> Vec<Span> {
    match wrong {
        Wrong::Key(name) | Wrong::Variable(name) => unknown(narrator, name, wrong.near()),
        Wrong::Value(Key::Name, name) if name.chars().count() > LONGEST_NAME => {
            narrator.talk.sentence("setting-name-long", &[("key", Key::Name.name().into())])
        }
        Wrong::Value(key, value) => {
            let id = if value.trim().is_empty() { "setting-empty" } else { "setting-value" };
            let values = [
                ("key", key.name().into()),
                ("value", quoted(value).into()),
                ("values", narrator.slips().range(key.values())),
            ];
            narrator.talk.sentence(id, &values)
        }
        Wrong::Line(bad) => narrator.slips().bad_line(bad),
        Wrong::Unreadable(kind) => {
            let reason = narrator.slips().reason(*kind);
            narrator.talk.sentence("setting-unreadable", &[("reason", reason)])
        }
    }
}

/// A name that no setting has. It may be one in the language of the player.
fn unknown(narrator: &Narrator, name: &str, near: Option<String>) -> Vec<Span> {
    let meant = || narrator.talk.setting(name).map(|key| key.name().to_owned());
    let word = quoted(name).into();
    if let Some(near) = meant().or(near) {
        return narrator.talk.sentence("setting-key-near", &[("key", word), ("near", near.into())]);
    }
    let settings = narrator.talk.command_name(Command::Settings).into();
    narrator.talk.sentence("no-setting", &[("name", word), ("settings", settings)])
}

/// Something that is passed over, and where it stands.
#[must_use]
pub fn ignored(narrator: &Narrator, source: &Source, what: Vec<Span>) -> Utterance {
    let (id, file, line) = match source {
        Source::Variable(name) => ("settings-warning", name, 0),
        Source::File { file, line: 0 } => ("settings-warning", file, 0),
        Source::File { file, line } => ("settings-warning-line", file, *line),
    };
    let values = [("file", file.as_str().into()), ("line", line.into()), ("what", what.into())];
    narrator.say(Priority::Urgent, id, &values)
}

/// What is said of a setting that is not as it should be.
#[must_use]
pub fn warning(
    narrator: &Narrator,
    (source, wrong): &(Source, Wrong),
    library: &mut Library,
) -> Utterance {
    let what = match wrong {
        Wrong::Value(key @ (Key::Moves | Key::Talk), name) => {
            no_voice(narrator, *key, name, library).spans
        }
        wrong => what(narrator, wrong),
    };
    ignored(narrator, source, what)
}

/// That there is no voice of a name for a setting, and which there are.
#[must_use]
pub fn no_voice(narrator: &Narrator, key: Key, name: &str, library: &mut Library) -> Utterance {
    let voices = if key == Key::Talk { library.languages() } else { library.usable() };
    let values = [("name", quoted(name).into()), ("voices", voices.join(", ").into())];
    narrator.say(Priority::Answer, "no-voice", &values)
}

/// Voices that are set and not there, each with the place where it is set.
#[must_use]
pub fn placed(missing: Vec<Wrong>, folders: &Folders) -> Vec<(Source, Wrong)> {
    let file = folders.settings();
    let placed = |wrong| match wrong {
        Wrong::Value(key, _) => (config::source(key, &file), wrong),
        wrong => (Source::File { file: clean::name(&file), line: 0 }, wrong),
    };
    missing.into_iter().map(placed).collect()
}

/// The messages about settings and voices that are not as they should be.
#[must_use]
pub fn warnings(
    narrator: &Narrator,
    wrong: &[(Source, Wrong)],
    library: &mut Library,
) -> Vec<Utterance> {
    // A voice is read when it is asked for, and may have mistakes itself.
    let settings: Vec<_> = wrong.iter().map(|wrong| warning(narrator, wrong, library)).collect();
    let voices = library.take_warnings();
    let voices = voices.iter().filter(|warning| warning.slip.costs());
    let voices = voices.map(|warning| narrator.slips().of_voice(warning));
    settings.into_iter().chain(voices).collect()
}
