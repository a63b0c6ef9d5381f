//! What may follow a command, as lists to choose from: who has ten keys types nothing.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Color, Role};

use crate::about::{About, LevelNamed};
use crate::chosen::Chosen;
use crate::command::blindfold::Blindfold;
use crate::command::desk::{DeskArgument, DeskCommand};
use crate::command::{Argument, Claimable, Command, Spec};
use crate::config::{KEYS, Key, Names, Part, SettingValues, Settings};
use crate::keymap::{Action, KeyLine};
use crate::laws::Signature;
use crate::ui::screen::lists::{Choice, Line, List};
use crate::ui::view::View;
use crate::voices::{Narrator, Value};

/// A list of numbers goes up to this.
const FEW: u16 = 20;

/// What can be signed.
const RESULTS: [(&str, Signature); 3] =
    [("1-0", Signature::WhiteWins), ("0-1", Signature::BlackWins), ("draw", Signature::Draw)];

/// What can be claimed where nothing but the clock is played against; the first four wherever there is one.
const IN_QUICKPLAY: [Claimable; 7] = [
    Claimable::Threefold,
    Claimable::Fifty,
    Claimable::Flag,
    Claimable::Illegal,
    Claimable::Effort,
    Claimable::Means,
    Claimable::Seconds,
];

/// What may follow a command; nothing where that is typed, or where nothing has to follow.
pub(super) fn after(
    names: &Names,
    narrator: &Narrator,
    command: Command,
    view: &View,
) -> Option<List> {
    let Spec { argument, .. } = command.spec();
    let lines: Vec<(Line, Choice)> = if argument == Argument::Setting {
        settings(narrator)
    } else {
        let line = |(word, about): (String, About)| {
            let action = Action::Command(KeyLine::with(command, &word, about));
            let is_named =
                matches!(argument, Argument::Piece | Argument::MaybePiece | Argument::Claim);
            let said = if is_named {
                narrator.keyboard().action(&action)
            } else {
                in_words(narrator, &word)
            };
            (said, Choice::Key(action))
        };
        words(names, command, view).into_iter().map(line).collect()
    };
    let title = narrator.talk.command_name(command).to_owned();
    (!lines.is_empty()).then(|| List::of(title, lines))
}

/// What may follow a command, each with the word by which it is named; no flag falls without clocks.
fn words(names: &Names, command: Command, view: &View) -> Vec<(String, About)> {
    let text = |word: &str| (word.to_owned(), About::text(word));
    let claims = |claims: &[Claimable]| {
        let claim = |it: &Claimable| (it.name().to_owned(), About::Claim(*it, String::new()));
        claims.iter().map(claim).collect()
    };
    let Spec { argument, .. } = command.spec();
    match argument {
        Argument::Piece | Argument::MaybePiece => pieces().collect(),
        Argument::Claim if view.quickplay => claims(&IN_QUICKPLAY),
        Argument::Claim if view.timed => claims(&IN_QUICKPLAY[..4]),
        Argument::Claim => claims(&[Claimable::Threefold, Claimable::Fifty, Claimable::Illegal]),
        Argument::Number => {
            let level = |number| About::Level(LevelNamed::Number(number));
            (1..=FEW.into()).map(|number| (number.to_string(), level(number))).collect()
        }
        Argument::Voice if command == Command::Talk => {
            names.languages.iter().map(|name| text(name)).collect()
        }
        Argument::Voice => names.voices.iter().map(|name| text(name)).collect(),
        Argument::Switch => [("on", true), ("off", false)]
            .map(|(word, on)| (word.to_owned(), About::Switch(on)))
            .into(),
        Argument::Blindfold => Blindfold::ALL.map(|it| text(it.name())).into(),
        Argument::Print => ["text", "braille"].map(text).into(),
        Argument::Result => RESULTS.map(|(word, it)| (word.to_owned(), About::Result(it))).into(),
        Argument::Setting
        | Argument::None
        | Argument::MaybeSquare
        | Argument::MaybeTarget
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
        | Argument::Appeal
        | Argument::MaybeCommand
        | Argument::MaybeBoards
        | Argument::Choices
        | Argument::MaybeSetting
        | Argument::MaybeOpponent => Vec::new(),
    }
}

/// The pieces of each colour, all of them first, each with its English letter.
fn pieces() -> impl Iterator<Item = (String, About)> {
    let roles = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
    [Color::White, Color::Black].into_iter().flat_map(move |color| {
        [None].into_iter().chain(roles.map(Some)).map(move |role| {
            let letter = role.map_or('A', Role::upper_char);
            let letter = color.fold_wb(letter, letter.to_ascii_lowercase());
            (letter.to_string(), About::pieces(color, role.as_slice()))
        })
    })
}

/// What may follow a command of the desk: a player first, and the rest is typed.
pub(super) fn at_desk(names: &Names, narrator: &Narrator, command: DeskCommand) -> Option<List> {
    let spec = command.spec();
    let these = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
    let players = || Color::ALL.map(|color| color.to_string()).to_vec();
    let (words, is_all): (Vec<String>, bool) = match spec.argument {
        DeskArgument::Player | DeskArgument::Loss | DeskArgument::PlayerMaybeNumber => {
            (players(), true)
        }
        DeskArgument::PlayerTime
        | DeskArgument::PlayerMoves
        | DeskArgument::PlayerPoints
        | DeskArgument::PlayerSquare
        | DeskArgument::PlayerAid
        | DeskArgument::Fault
        | DeskArgument::Assistant => (players(), false),
        DeskArgument::Switch => (these(&["on", "off"]), true),
        DeskArgument::Result => (these(&["1-0", "0-1", "draw"]), true),
        DeskArgument::Adjudication => (these(&["1-0", "0-1", "1/2-1/2"]), false),
        DeskArgument::MaybeAll => (these(&["all"]), true),
        DeskArgument::Voice => (names.languages.clone(), true),
        DeskArgument::None
        | DeskArgument::Time
        | DeskArgument::Move
        | DeskArgument::Position
        | DeskArgument::MaybePlayerSquare
        | DeskArgument::MaybeRuling
        | DeskArgument::MaybeMinutes
        | DeskArgument::MaybeNumber
        | DeskArgument::MaybeMatter
        | DeskArgument::MaybeMove
        | DeskArgument::MaybeAdjournment
        | DeskArgument::Resumption
        | DeskArgument::Appeal
        | DeskArgument::Tasks
        | DeskArgument::Word
        | DeskArgument::Text
        | DeskArgument::MaybeText
        | DeskArgument::MaybeCommand => (Vec::new(), true),
    };
    let line = |word: String| {
        let said = match word.parse::<Color>() {
            Ok(color) => narrator.color(color).spans(),
            Err(_) => in_words(narrator, &word),
        };
        let choice = if is_all {
            Choice::Chosen(Chosen::AtDesk(command, word))
        } else {
            Choice::Typed(format!("/{} {word} ", spec.name))
        };
        (said, choice)
    };
    let lines: Vec<(Line, Choice)> = words.into_iter().map(line).collect();
    let title = narrator.talk.desk_name(command).to_owned();
    (!lines.is_empty()).then(|| List::of(title, lines))
}

/// The values of a setting, beginning at the one that is set; where there are others, the last line is for
/// typing one.
pub(super) fn of(names: &Names, settings: &Settings, narrator: &Narrator, key: Key) -> List {
    let (values, others) = values(names, key);
    let set = settings.text(key).and_then(|set| values.iter().position(|value| *value == set));
    let line = |value: String| {
        let said = in_words(narrator, &value);
        (said, Choice::Chosen(Chosen::Command(Command::Set, About::Setting(key, value))))
    };
    let mut lines: Vec<(Line, Choice)> = values.into_iter().map(line).collect();
    if others {
        let other = narrator.talk.sentence("menu-other", &[]);
        lines.push((other, Choice::Typed(format!("/set {key} "))));
    }
    List::of(narrator.talk.setting_name(key).to_owned(), lines).at(set.unwrap_or_default())
}

/// The values of a setting that can be listed, and whether there are others.
fn values(names: &Names, key: Key) -> (Vec<String>, bool) {
    if let Some(names) = names.of(key) {
        return (names.to_vec(), false);
    }
    let mut others = key.kind() == SettingValues::Texts;
    let mut values = Vec::new();
    for part in key.parts() {
        match part {
            Part::Value(text) => values.push(text.to_owned()),
            Part::Range(least, most) => match (least.parse(), most.parse()) {
                (Ok(least), Ok(most @ ..=FEW)) => {
                    values.extend((least..=most).map(|number: u16| number.to_string()));
                }
                _ => others = true,
            },
            Part::Example(_) | Part::Others => others = true,
        }
    }
    (values, others)
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
