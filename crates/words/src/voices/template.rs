//! The files of a voice for a new language, to be filled in: what is not yet there is said in English.

use std::fmt::Write as _;

use unic_langid::LanguageIdentifier;

use crate::command::COMMANDS;
use crate::command::desk::DESK_COMMANDS;
use crate::config::KEYS;
use crate::voices::library::{LESSONS, PHRASES, ROOT, VOICE};
use touchmove_voices as compiled;

/// All languages with a tag of two letters, by ISO 639-1.
const LANGUAGES: &str = "
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee
    el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is
    it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms
    mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si
    sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh
    yi yo za zh zu
";

/// The tag of a language as it is written everywhere, `pt-BR` for `PT-br`; `None` if it is no tag.
#[must_use]
pub fn tag(text: &str) -> Option<String> {
    // The library takes `pt_BR` too, which is the name of a locale.
    let parsed: LanguageIdentifier = text.parse().ok().filter(|_| !text.contains('_'))?;
    let language = parsed.language.as_str();
    let is_known =
        language.len() > 2 || LANGUAGES.split_whitespace().any(|known| known == language);
    is_known.then(|| parsed.to_string())
}

/// The files with their names, for a language by its tag.
#[must_use]
pub fn template(tag: &str) -> [(&'static str, String); 3] {
    let [english, phrases, lessons] = compiled::whole();
    let [phrases, lessons] = [phrases, lessons].map(remarked);
    [(VOICE, toml(tag, english)), (PHRASES, phrases), (LESSONS, lessons)]
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
