//! The words that can follow a command, as the player says them: listed by what the command takes, as they are
//! read (`arguments`). What has no list, a move, a number, a name, is typed.

use shakmaty::Square;

use crate::command::blindfold::Blindfold;
use crate::command::{Argument, COMMANDS, Command};
use crate::config::{GROUPS, KEYS, Key, Names, Part};
use crate::meant::nearest;
use crate::notation::fold::lower;
use crate::notation::{DiagramScript, Layout};
use crate::voices::voice::Word;
use crate::voices::{Narrator, Voice, written};

/// The words for what can be claimed.
const CLAIMS: [Word; 8] = [
    Word::Threefold,
    Word::Fifty,
    Word::Flag,
    Word::Illegal,
    Word::Correction,
    Word::Effort,
    Word::Means,
    Word::Seconds,
];

/// The words for how a position is written for fingers.
const PAGE: [Word; 7] = [
    Word::Layout(Layout::Diagram),
    Word::Layout(Layout::Ranks),
    Word::Layout(Layout::List),
    Word::Script(DiagramScript::Dots),
    Word::Script(DiagramScript::Ascii),
    Word::Script(DiagramScript::Letters),
    Word::Keep,
];

/// The words that can follow a command; none where they have no list. `names`: what settings choose from.
pub(crate) fn following(command: Command, narrator: &Narrator, names: &Names) -> Vec<String> {
    let talk = &*narrator.talk;
    let values = |values: &[&str]| -> Vec<String> {
        values.iter().map(|value| talk.value_name(value).to_owned()).collect()
    };
    match command.spec().argument {
        Argument::MaybeSquare | Argument::Square | Argument::TwoSquares => squares(),
        Argument::Piece | Argument::MaybePiece => pieces(narrator),
        Argument::MaybeTarget => {
            let whose = said(talk, &[Word::Mine, Word::Theirs, Word::White, Word::Black]);
            squares().into_iter().chain(whose).collect()
        }
        Argument::Whose => said(talk, &[Word::Mine, Word::Theirs]),
        Argument::MaybeColor | Argument::Choices => said(talk, &[Word::White, Word::Black]),
        Argument::Claim => said(talk, &CLAIMS),
        Argument::Switch => said(talk, &[Word::On, Word::Off]),
        Argument::Page => said(talk, &PAGE),
        Argument::Blindfold => values(&Blindfold::ALL.map(Blindfold::name)),
        Argument::Result => values(&["1-0", "0-1", "draw"]),
        Argument::Print => values(&["text", "braille"]),
        Argument::MaybeOpponent => values_of(Key::Opponent, talk, names),
        Argument::Number => values_of(Key::Level, talk, names),
        Argument::Voice if command == Command::Talk => names.languages.clone(),
        Argument::Voice => names.voices.clone(),
        Argument::Setting => KEYS.map(|key| talk.setting_name(key).to_owned()).into(),
        Argument::MaybeSetting => {
            let group = |name| written(&talk.sentence(&format!("settings-{name}"), &[]));
            let groups = GROUPS.map(|it| group(it.name()));
            KEYS.map(|key| talk.setting_name(key).to_owned()).into_iter().chain(groups).collect()
        }
        Argument::MaybeCommand => {
            COMMANDS.iter().map(|spec| talk.command_name(spec.command).to_owned()).collect()
        }
        Argument::None
        | Argument::Line
        | Argument::Rank
        | Argument::File
        | Argument::Move
        | Argument::MaybeMove
        | Argument::Writing
        | Argument::MaybeMoveNumber
        | Argument::Appeal
        | Argument::MaybeNumber
        | Argument::Position
        | Argument::Filters
        | Argument::Game
        | Argument::MaybeGame
        | Argument::MoveNumber
        | Argument::Variation
        | Argument::MaybeSeconds
        | Argument::MaybeText
        | Argument::MaybeBoards => Vec::new(),
    }
}

/// The values of a setting, as the player says them; a wide range is typed.
pub(crate) fn values_of(key: Key, talk: &Voice, names: &Names) -> Vec<String> {
    const FEW: u16 = 20;
    if let Some(names) = names.of(key) {
        return names.to_vec();
    }
    let mut values = Vec::new();
    for part in key.parts() {
        match part {
            Part::Value(text) => values.push(talk.value_name(text).to_owned()),
            Part::Range(least, most) => {
                if let (Ok(least), Ok(most @ ..=FEW)) = (least.parse::<u16>(), most.parse()) {
                    values.extend((least..=most).map(|number| number.to_string()));
                }
            }
            Part::Example(_) | Part::Others => {}
        }
    }
    values
}

/// Which of these a word was probably meant to be that is none of them.
pub(crate) fn nearly<'a>(word: &str, known: &[&'a str]) -> Option<&'a str> {
    let word = lower(word);
    let lowered: Vec<String> = known.iter().map(|known| lower(known)).collect();
    let near = nearest(&word, lowered.iter().map(String::as_str)).filter(|near| *near != word)?;
    known.iter().copied().find(|known| lower(known) == near)
}

fn squares() -> Vec<String> {
    Square::ALL.map(|square| square.to_string()).into()
}

fn pieces(narrator: &Narrator) -> Vec<String> {
    let of = |role| narrator.talk.piece(role).to_owned();
    shakmaty::Role::ALL.map(of).into()
}

/// The first word for each of these.
fn said(talk: &Voice, words: &[Word]) -> Vec<String> {
    words.iter().filter_map(|word| talk.said(*word)).map(str::to_owned).collect()
}
