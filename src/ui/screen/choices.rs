//! What may follow a command, as lists to choose from: who has ten keys types nothing.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::command::{Argument, Command};
use crate::config::{KEYS, Key, Values};
use crate::keymap::Action;
use crate::ui::screen::lists::{Choice, Line, List};
use crate::voices::{Narrator, Value};

/// A list of numbers goes up to this.
const FEW: u16 = 20;

/// The names that commands and settings choose from.
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// The voices.
    pub voices: Vec<String>,
    /// The keymaps, the player's own among them.
    pub keymaps: Vec<String>,
    /// The layouts of keyboards.
    pub keyboards: Vec<String>,
}

impl Names {
    /// What may follow a command; nothing where that is typed, or where nothing has to follow.
    pub(super) fn after(&self, narrator: &Narrator, command: Command) -> Option<List> {
        let spec = command.spec();
        let lines: Vec<(Line, Choice)> = if spec.argument == Argument::Setting {
            settings(narrator)
        } else {
            let line = |word: String| {
                let action = Action::Command(format!("{} {word}", spec.name));
                let is_named = matches!(spec.argument, Argument::Piece | Argument::Claim);
                let said =
                    if is_named { narrator.action(&action) } else { in_words(narrator, &word) };
                (said, Choice::Key(action))
            };
            self.words(spec.argument).into_iter().map(line).collect()
        };
        let title = narrator.talk.command_name(command).to_owned();
        (!lines.is_empty()).then(|| List::of(title, lines))
    }

    /// The words that may follow a command.
    fn words(&self, argument: Argument) -> Vec<String> {
        let these = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
        match argument {
            Argument::Piece => "AKQRBNPakqrbnp".chars().map(String::from).collect(),
            Argument::Claim => these(&["threefold", "fifty", "flag", "illegal"]),
            Argument::Number => (1..=FEW).map(|number| number.to_string()).collect(),
            Argument::Voice => self.voices.clone(),
            Argument::Switch => these(&["on", "off"]),
            Argument::Print => these(&["text", "braille"]),
            Argument::Result => these(&["1-0", "0-1", "draw"]),
            Argument::Setting
            | Argument::None
            | Argument::MaybeSquare
            | Argument::Square
            | Argument::TwoSquares
            | Argument::Line
            | Argument::Rank
            | Argument::File
            | Argument::Move
            | Argument::MaybeMove
            | Argument::Whose
            | Argument::Writing
            | Argument::MaybeMoveNumber
            | Argument::MaybeNumber
            | Argument::Page
            | Argument::Position
            | Argument::Filters
            | Argument::Game
            | Argument::MaybeGame
            | Argument::MoveNumber
            | Argument::Variation
            | Argument::MaybeSeconds
            | Argument::MaybeColor
            | Argument::MaybeText
            | Argument::MaybeCommand
            | Argument::MaybeBoards
            | Argument::Choices
            | Argument::MaybeSetting
            | Argument::MaybeOpponent => Vec::new(),
        }
    }

    /// The values of a setting; where there are others, the last line is for typing one.
    pub(super) fn of(&self, narrator: &Narrator, key: Key) -> List {
        let (values, others) = self.values(key);
        let line = |value: String| {
            let action = Action::Command(format!("set {key} {value}"));
            (in_words(narrator, &value), Choice::Key(action))
        };
        let mut lines: Vec<(Line, Choice)> = values.into_iter().map(line).collect();
        if others {
            let other = narrator.talk.sentence("menu-other", &[]);
            lines.push((other, Choice::Typed(format!("/set {key} "))));
        }
        List::of(narrator.talk.setting_name(key).to_owned(), lines)
    }

    /// The values of a setting that can be listed, and whether there are others.
    fn values(&self, key: Key) -> (Vec<String>, bool) {
        match key.kind() {
            Values::Names => {
                let own = [(Key::Keymap, &self.keymaps), (Key::Keyboard, &self.keyboards)];
                let names = own.iter().find(|(named, _)| *named == key);
                (names.map_or(&self.voices, |(_, names)| names).clone(), false)
            }
            Values::Texts => {
                let examples = key.values().split("; ");
                (examples.map(str::to_owned).collect(), true)
            }
            Values::Words => {
                let parts = key.values().split([',', ';']).map(|value| listed(value.trim()));
                let parts: Vec<Option<Vec<String>>> = parts.collect();
                let others = parts.iter().any(Option::is_none);
                (parts.into_iter().flatten().flatten().collect(), others)
            }
        }
    }
}

/// The values that a part of a row of the settings stands for; `None` if they are too many to be listed.
fn listed(part: &str) -> Option<Vec<String>> {
    match part.split_once(" … ") {
        Some((least, most)) => {
            let (least, most) = (least.parse().ok()?, most.parse().ok()?);
            (most <= FEW).then(|| (least..=most).map(|number: u16| number.to_string()).collect())
        }
        // Behind a capital letter is what only the player can know.
        None if part == "…" || part.contains(char::is_uppercase) => None,
        None => Some(vec![part.to_owned()]),
    }
}

/// A value as the player says it.
fn in_words(narrator: &Narrator, value: &str) -> Line {
    let words: Vec<&str> = value.split(' ').map(|word| narrator.talk.value_name(word)).collect();
    vec![narrator.talk.span(&words.join(" "))]
}

/// All settings, each with what it is.
fn settings(narrator: &Narrator) -> Vec<(Line, Choice)> {
    let talk = &narrator.talk;
    let line = |key: Key| {
        let about = talk.sentence(&format!("setting-{}", key.name()), &[]);
        let values = [("name", talk.setting_name(key).into()), ("value", Value::Spans(about))];
        (talk.sentence("menu-setting", &values), Choice::Setting(key))
    };
    KEYS.into_iter().map(line).collect()
}
