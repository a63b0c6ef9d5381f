//! The files of a voice for a new language, to be filled in: what is not yet there is said in English.

use std::fmt::Write as _;

use unic_langid::LanguageIdentifier;

use crate::command::COMMANDS;
use crate::command::desk::DESK_COMMANDS;
use crate::config::KEYS;
use crate::voices::compiled;
use crate::voices::library::{LESSONS, PHRASES, ROOT, VOICE};

/// The files with their names, for a language by its tag; `None` if it is no tag.
#[must_use]
pub fn template(tag: &str) -> Option<[(&'static str, String); 3]> {
    tag.parse::<LanguageIdentifier>().ok()?;
    let [english, phrases, lessons] = compiled::whole();
    let [phrases, lessons] = [phrases, lessons].map(remarked);
    Some([(VOICE, toml(tag, english)), (PHRASES, phrases), (LESSONS, lessons)])
}

/// The English file with another language at its head, and behind it all that has a name of its own in
/// another language.
fn toml(tag: &str, english: &str) -> String {
    let (head, sections) = english.split_at(english.find("[letters]").unwrap_or_default());
    let head = head.lines().filter(|line| line.starts_with("language"));
    let head = head.map(|_| format!("language = \"{tag}\"\nparent = \"{ROOT}\"\n\n"));
    let named = ["settings]", "commands]", "desk]"];
    let has_names = |part: &&str| named.iter().any(|name| part.starts_with(name));
    let parts = sections.split("\n[").filter(|part| !has_names(part)).collect::<Vec<_>>();
    let mut text: String = head.chain([parts.join("\n[").trim_end().to_owned()]).collect();
    let mut section = |name: &str, entries: &mut dyn Iterator<Item = &str>| {
        let _ = write!(text, "\n\n[{name}]");
        for entry in entries {
            let _ = write!(text, "\n# {entry} = [\"{entry}\"]");
        }
    };
    section("commands", &mut COMMANDS.iter().map(|spec| spec.name));
    section("desk", &mut DESK_COMMANDS.iter().map(|spec| spec.name));
    section("settings", &mut KEYS.into_iter().map(crate::config::Key::name));
    text.push_str("\n\n[review]\nby = \"\"\ndate = \"\"\nstate = \"draft\"\nunconfirmed = []\n");
    text
}

/// Sentences as remarks; headings, remarks and empty lines stay.
fn remarked(file: &str) -> String {
    let line = |line: &str| match line {
        "" => "\n".to_owned(),
        line if line.starts_with('#') => format!("{line}\n"),
        line => format!("# {line}\n"),
    };
    file.lines().map(line).collect()
}
