//! What is wrong with files that a person has typed, in sentences.

use std::io::ErrorKind;

use crate::clean;
use crate::datafile::BadLine;
use crate::keymap;
use crate::opened;
use crate::voices::narrate::Narrator;
use crate::voices::phrase::Value;
use crate::voices::slip::{Kind, Slip, Warning};
use crate::voices::utterance::{Priority, Span, Utterance};

/// The most characters of a line that are said back.
const LONGEST: usize = 40;

/// What is wrong with files, in one voice.
#[derive(Clone, Copy, Debug)]
pub struct SlipWords<'a>(&'a Narrator);

impl Narrator {
    /// What is wrong with files that a person has typed.
    #[must_use]
    pub const fn slips(&self) -> SlipWords<'_> {
        SlipWords(self)
    }
}

impl SlipWords<'_> {
    /// A line that is not of the form of its file.
    #[must_use]
    pub fn bad_line(self, bad: &BadLine) -> Vec<Span> {
        self.0.talk.sentence(bad.slip.id(), &[("text", shown(&bad.text).into())])
    }

    /// Why a file cannot be read.
    #[must_use]
    pub fn reason(self, kind: ErrorKind) -> Value {
        self.0.word(match kind {
            ErrorKind::NotFound => "match-reason-missing",
            ErrorKind::NotADirectory => "reason-no-folder",
            ErrorKind::IsADirectory => "match-reason-folder",
            ErrorKind::InvalidData => "match-reason-no-text",
            ErrorKind::PermissionDenied => "match-reason-denied",
            ErrorKind::FileTooLarge => "reason-too-large",
            opened::SPECIAL => "reason-special",
            _ => "reason-unknown",
        })
    }

    /// Values as they are said: a range has a word in its middle.
    #[must_use]
    pub fn range(self, values: &str) -> Value {
        let word = |id: &str| {
            self.0
                .talk
                .sentence(id, &[])
                .iter()
                .map(|span| span.written.as_str())
                .collect::<String>()
        };
        let (to, more) = (word("range-to"), word("range-more"));
        let values =
            values.replace(", …", &format!(", {more}")).replace("; …", &format!("; {more}"));
        let whole = values
            .split_once(" … ")
            .filter(|(least, most)| [least, most].iter().all(|end| !end.contains(['…', ',', ';'])));
        match whole {
            Some((least, most)) => {
                let ends = [("least", least.into()), ("most", most.into())];
                self.0.talk.sentence("setting-range", &ends).into()
            }
            None => values.replace('…', &to).into(),
        }
    }

    /// What is wrong with a file of a voice, and where.
    #[must_use]
    pub fn of_voice(self, warning: &Warning) -> Utterance {
        let id = match (warning.slip.costs(), warning.line) {
            (true, 0) => "settings-warning",
            (true, _) => "settings-warning-line",
            (false, 0) => "voice-note",
            (false, _) => "voice-note-line",
        };
        let values = [
            ("file", warning.file.as_str().into()),
            ("line", warning.line.into()),
            ("what", self.voice_slip(&warning.slip).into()),
        ];
        self.0.say(Priority::Urgent, id, &values)
    }

    fn voice_slip(self, slip: &Slip) -> Vec<Span> {
        let say = |id: &str, values: &[(&str, &str)]| {
            let values: Vec<(&str, Value)> =
                values.iter().map(|(gap, value)| (*gap, (*value).into())).collect();
            self.0.talk.sentence(id, &values)
        };
        match slip {
            Slip::Line(bad) => self.bad_line(bad),
            Slip::Unreadable(kind) => {
                let reason = [("reason", self.reason(*kind))];
                self.0.talk.sentence("voice-unreadable", &reason)
            }
            Slip::Name => say("name-unseen", &[]),
            Slip::Empty => say("voice-empty", &[]),
            Slip::NoVoice => say("voice-no-voice", &[]),
            Slip::Section { name, near } => self.unknown("voice-section", name, near.as_deref()),
            Slip::Entry { name, near, .. } => self.unknown("voice-entry", name, near.as_deref()),
            Slip::Missing { section: "", name } => say("voice-missing-first", &[("name", name)]),
            Slip::Missing { section, name } => {
                say("voice-missing", &[("name", name), ("section", section)])
            }
            Slip::Kind { name, kind: Kind::Text, .. } => say("voice-text", &[("name", name)]),
            Slip::Kind { name, kind: Kind::List, .. } => say("voice-list", &[("name", name)]),
            Slip::Kind { name, kind: Kind::Section, .. } => say("voice-part", &[("name", name)]),
            Slip::Blank { name, .. } => say("voice-blank", &[("name", name)]),
            Slip::Same { first, name, word, .. } => {
                say("voice-same", &[("first", first), ("name", name), ("word", &shown(word))])
            }
            Slip::Slot { name, slot } => say("voice-slot", &[("name", name), ("slot", slot)]),
            Slip::Brace(name) => say("voice-brace", &[("name", name)]),
            Slip::NoSlot { name, slot } => say("voice-no-slot", &[("name", name), ("slot", slot)]),
            Slip::Language(tag) => say("voice-language", &[("tag", &shown(tag))]),
            Slip::Keyboard { name, known } => {
                say("voice-keyboard", &[("name", &shown(name)), ("known", &known.join(", "))])
            }
            Slip::State(state) => say("voice-state", &[("state", &shown(state))]),
            Slip::Letter(name) => say("voice-letter", &[("name", &shown(name))]),
            Slip::Parent(name) => say("voice-parent", &[("name", &shown(name))]),
            Slip::Incomplete => say("voice-incomplete", &[]),
            Slip::Taken { word, name, other, .. } => {
                say("voice-taken", &[("word", &shown(word)), ("name", name), ("other", other)])
            }
            Slip::Sentence(text) => say("voice-sentence", &[("text", &shown(text))]),
            Slip::NoSentence { name, near } => {
                self.unknown("voice-no-sentence", name, near.as_deref())
            }
            Slip::Gap { name, gap, gaps } if gaps.is_empty() => {
                say("voice-gap-none", &[("name", name), ("gap", gap)])
            }
            Slip::Gap { name, gap, gaps } => {
                say("voice-gap", &[("name", name), ("gap", gap), ("gaps", &gaps.join(", "))])
            }
            Slip::LeftOut { name, gap } => say("voice-left-out", &[("name", name), ("gap", gap)]),
            Slip::Silent(name) => say("voice-silent", &[("name", name)]),
            Slip::Plural { .. } | Slip::TwoMeanings { .. } | Slip::Untranslated(_) => {
                self.lacks(slip)
            }
        }
    }

    /// What a voice lacks to be whole.
    fn lacks(self, slip: &Slip) -> Vec<Span> {
        let say = |id: &str, values: [(&str, &str); 3]| {
            self.0.talk.sentence(id, &values.map(|(gap, value)| (gap, value.into())))
        };
        match slip {
            Slip::Plural { name, gap, lacks } => {
                let lacks = lacks.join(", ");
                say("voice-plural", [("name", name), ("gap", gap), ("variants", &lacks)])
            }
            Slip::TwoMeanings { word, meanings: [first, other] } => {
                say("voice-meanings", [("word", word), ("first", first), ("other", other)])
            }
            Slip::Untranslated(names) => self.untranslated(names),
            _ => Vec::new(),
        }
    }

    /// Which sentences are missing: all, unless they are most of them.
    fn untranslated(self, names: &[String]) -> Vec<Span> {
        const MOST: usize = 50;
        let more = names.len().saturating_sub(MOST);
        let listed = names[..names.len() - more].join(", ");
        let values = [("count", names.len().into()), ("names", listed.into())];
        let mut spans = self.0.talk.sentence("voice-untranslated", &values);
        if more > 0 {
            spans.push(self.0.talk.span(" "));
            spans
                .extend(self.0.talk.sentence("voice-untranslated-more", &[("count", more.into())]));
        }
        spans
    }

    /// That a name is not known, and what may be meant.
    fn unknown(self, id: &str, name: &str, near: Option<&str>) -> Vec<Span> {
        let mut spans = self.0.talk.sentence(id, &[("name", shown(name).into())]);
        if let Some(near) = near {
            spans.push(self.0.talk.span(" "));
            spans.extend(self.0.talk.sentence("did-you-mean", &[("near", near.into())]));
        }
        spans
    }

    /// What is wrong with a keymap, and where.
    #[must_use]
    pub fn of_keymap(self, warning: &keymap::Warning) -> Utterance {
        let what = self.keymap_fault(&warning.what);
        let line = match &warning.what {
            keymap::What::Line(bad) => bad.line,
            keymap::What::Part(_, line) => *line,
            _ => warning.line,
        };
        let what = match &warning.key {
            Some(key) => {
                let values = [("key", shown(key).into()), ("what", what.into())];
                self.0.talk.sentence("keymap-fault", &values)
            }
            None => what,
        };
        let id = if line == 0 { "settings-warning" } else { "settings-warning-line" };
        let values =
            [("file", warning.file.as_str().into()), ("line", line.into()), ("what", what.into())];
        self.0.say(Priority::Urgent, id, &values)
    }

    fn keymap_fault(self, what: &keymap::What) -> Vec<Span> {
        use keymap::What as W;
        let say = |id: &str, values: &[(&str, &str)]| {
            let values: Vec<(&str, Value)> =
                values.iter().map(|(gap, value)| (*gap, shown(value).into())).collect();
            self.0.talk.sentence(id, &values)
        };
        match what {
            W::Line(bad) => self.bad_line(bad),
            W::Part(name, _) => say("keymap-part", &[("name", name)]),
            W::Unreadable(kind) => {
                self.0.talk.sentence("voice-unreadable", &[("reason", self.reason(*kind))])
            }
            W::Name => say("name-unseen", &[]),
            W::NoKey(key) => say("keymap-no-key", &[("name", key)]),
            W::Shift(_) => say("keymap-shift", &[]),
            W::Unknown(line, Some(near)) => {
                say("keymap-unknown", &[("line", line), ("near", near)])
            }
            W::Unknown(line, None) => say("keymap-unlike", &[("line", line)]),
            W::Argument(line, example) => {
                say("keymap-argument", &[("line", line), ("example", example)])
            }
            W::Twice => say("keymap-twice", &[]),
            W::Hidden(by) => say("keymap-hidden", &[("by", by)]),
            W::Taken { why, instead } => {
                let why = ("why", self.0.talk.sentence(&format!("taken-{why}"), &[]).into());
                match instead {
                    Some(instead) => {
                        let instead = ("instead", instead.as_str().into());
                        self.0.talk.sentence("keymap-taken-instead", &[why, instead])
                    }
                    None => self.0.talk.sentence("keymap-taken", &[why]),
                }
            }
            W::NotTaken => say("keymap-not-taken", &[]),
            W::SameKey(keyboards, known) => {
                let values = [
                    ("keyboards", keyboards.join(", ").into()),
                    ("count", keyboards.len().into()),
                    ("known", known.as_str().into()),
                ];
                self.0.talk.sentence("keymap-same-key", &values)
            }
            W::Unreachable(names, more) => {
                let values = [("names", names.join(", ").into()), ("count", (*more).into())];
                self.0.talk.sentence("keymap-unreachable", &values)
            }
            W::Empty => say("keymap-empty", &[]),
            W::NoParent(name, names) => {
                let keymaps = ("keymaps", names.join(", ").into());
                self.0.talk.sentence("keymap-no-parent", &[("name", shown(name).into()), keymaps])
            }
        }
    }
}

/// As much of a line as can be heard at once.
fn shown(text: &str) -> String {
    if text.trim().is_empty() {
        return "\"\"".to_owned();
    }
    let mut short: String = clean::line(text).chars().take(LONGEST).collect();
    if text.chars().count() > LONGEST {
        short.push_str(" …");
    }
    short
}
