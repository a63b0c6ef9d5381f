//! Answers that are kept until the file is written, so that nobody answers twice: the entries of the
//! file so far, and which questions were answered. Never the passphrase, and of the code of a seat that
//! there is one: it is asked for again.

use shakmaty::Color;

use crate::table::file::{self, Entry, Key, Need, Place, Section, Slot};
use crate::table::questions::{Ask, Questionnaire, usual_asks};

/// What the first line begins with.
const ANSWERED: &str = "answered = ";

impl Questionnaire {
    /// The text of the answers so far.
    #[must_use]
    pub fn draft(&self) -> String {
        let is_code = |entry: &&Entry| entry.place.slot == Slot::Key(Key::Code);
        let kept: Vec<Entry> =
            self.entries.iter().filter(|entry| !is_code(entry)).cloned().collect();
        let coded = codes().into_iter().filter(|ask| self.has_code(*ask));
        let done: Vec<String> = self.done.iter().copied().chain(coded).filter_map(id).collect();
        let text = file::write(&kept, &self.narrator.talk);
        format!("{ANSWERED}\"{}\"\n{text}", done.join(", "))
    }

    /// Goes on with the answers of a draft; what cannot be read of it is asked again.
    pub fn go_on(&mut self, draft: &str) {
        let first = draft.lines().next().unwrap_or_default();
        let done = first.strip_prefix(ANSWERED).unwrap_or_default().trim_matches('"');
        let done: Vec<&str> = done.split(", ").collect();
        let entries = file::entries(draft, &self.voices).into_iter();
        let secret = Place { section: Section::Arbiter, slot: Slot::Key(Key::Passphrase) };
        self.entries = entries.filter(|entry: &Entry| entry.place != secret).collect();
        let is_done = |ask: &Ask| id(*ask).is_some_and(|id| done.contains(&id.as_str()));
        self.done =
            usual_asks().into_iter().filter(|ask| is_done(ask) && self.is_known(*ask)).collect();
        self.changing = codes().into_iter().filter(is_done).collect();
    }

    /// Whether this code was given, or was given before and is to be asked for again.
    fn has_code(&self, ask: Ask) -> bool {
        let given = |section, key| self.given(section, key).is_some();
        matches!(ask, Ask::Key(section, key) if given(section, key)) || self.changing.contains(&ask)
    }

    /// Whether what must be there is there.
    fn is_known(&self, ask: Ask) -> bool {
        let known = |section, key| self.given(section, key).is_some();
        match ask {
            Ask::Key(section, key) => key.need() != Need::Required || known(section, key),
            Ask::Blind => Color::ALL.iter().all(|&color| known(Section::Player(color), Key::Blind)),
            Ask::Device(color) => known(Section::Player(color), Key::Device),
            _ => true,
        }
    }
}

/// The codes of the seats.
fn codes() -> [Ask; 2] {
    [Color::White, Color::Black].map(|color| Ask::Key(Section::Player(color), Key::Code))
}

/// The name of a question in a draft; none of what is never kept.
fn id(ask: Ask) -> Option<String> {
    Some(match ask {
        Ask::Key(section, key) if section.heading().is_empty() => key.name().to_owned(),
        Ask::Key(section, key) => format!("{}.{}", section.heading(), key.name()),
        Ask::Blind => "blind".to_owned(),
        Ask::Device(color) => format!("{}.device", color.fold_wb("white", "black")),
        Ask::Braille => "braille".to_owned(),
        Ask::Aids(_) | Ask::Passphrase | Ask::Again => return None,
    })
}
