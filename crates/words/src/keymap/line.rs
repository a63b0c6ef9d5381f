//! Whether a key can carry out a line: a command with what may stand after it, or an answer.
//!
//! A line is checked when its keymap is loaded, so that no key is found to do nothing in a game.

use crate::command::blindfold::Blindfold;
use crate::command::{Argument, CLAIMS, COMMANDS, Command};
use crate::keymap::action::Action;
use crate::meant::nearest;

/// The word that stands for the focused square.
pub const HERE: &str = "here";

/// What can be asked of a player, and is answered by a word.
const ANSWERS: [&str; 6] = ["yes", "no", "queen", "rook", "bishop", "knight"];

/// Why a text is nothing that a key can do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// It names nothing; what is like it, if anything is.
    Unknown(String, Option<String>),
    /// What stands after the command does not fit; an example.
    Argument(String, String),
}

/// Whether a line answers a question that is asked of the player: a number or a word.
pub(super) fn is_answer(text: &str) -> bool {
    let number = text.parse().is_ok_and(|number: u8| (1..100).contains(&number));
    number || ANSWERS.contains(&text)
}

/// Checks a line that a key shall carry out.
///
/// # Errors
///
/// What is wrong with it.
pub fn check(text: &str) -> Result<(), Wrong> {
    if is_answer(text) {
        return Ok(());
    }
    if text.trim().is_empty() {
        return Err(Wrong::Argument(text.to_owned(), "last".to_owned()));
    }
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let Some(command) = Command::named(word) else {
        return Err(Wrong::Unknown(text.to_owned(), meant(word, rest)));
    };
    // Without a stroke it is a move where that is legal.
    if word == "knight" {
        return Err(Wrong::Argument(text.to_owned(), format!("/{text}")));
    }
    let words: Vec<&str> = rest.split_whitespace().collect();
    if fits(command.spec().argument, &words) {
        return Ok(());
    }
    if let Some(meant) = near(text).filter(|meant| meant != word) {
        return Err(Wrong::Unknown(text.to_owned(), Some(meant)));
    }
    let example = format!("{word} {}", command.spec().argument.example());
    Err(Wrong::Argument(text.to_owned(), example.trim_end().to_owned()))
}

/// What a line was meant to be whose first word is no command.
fn meant(word: &str, rest: &str) -> Option<String> {
    near(word).map(|first| format!("{first} {rest}").trim_end().to_owned())
}

/// All that is written: a focus action, a command or an answer.
fn written() -> impl Iterator<Item = String> {
    let commands = COMMANDS.iter().map(|spec| spec.name.to_owned());
    let answers = ANSWERS.into_iter().map(str::to_owned);
    Action::focus().map(|action| action.to_string()).chain(commands).chain(answers)
}

/// What is written so but for a slip.
fn near(text: &str) -> Option<String> {
    let known: Vec<String> = written().collect();
    nearest(text, known.iter().map(String::as_str)).map(str::to_owned)
}

#[expect(clippy::too_many_lines, reason = "a table: an argument, what fits it")]
fn fits(argument: Argument, words: &[&str]) -> bool {
    let number = |word: &str| word.parse::<u16>().is_ok();
    match (argument, words) {
        (
            Argument::None
            | Argument::MaybeSquare
            | Argument::MaybePiece
            | Argument::MaybeTarget
            | Argument::MaybeMove
            | Argument::Whose
            | Argument::MaybeMoveNumber
            | Argument::MaybeNumber
            | Argument::MaybeGame
            | Argument::Page
            | Argument::Filters
            | Argument::MaybeSeconds
            | Argument::MaybeColor
            | Argument::Switch
            | Argument::Blindfold
            | Argument::MaybeText
            | Argument::MaybeCommand
            | Argument::MaybeBoards
            | Argument::Choices
            | Argument::MaybeSetting
            | Argument::MaybeOpponent,
            [],
        )
        | (
            Argument::Voice | Argument::Choices | Argument::MaybeSetting | Argument::MaybeOpponent,
            [_],
        )
        | (Argument::Choices | Argument::Setting | Argument::MaybeOpponent, [_, _, ..]) => true,
        (Argument::MaybeSquare | Argument::Square, [square]) => is_square(square),
        (Argument::TwoSquares, [from, to]) => is_square(from) && is_square(to),
        (Argument::Piece | Argument::MaybePiece, [letter]) => is_letter(letter),
        (Argument::MaybeTarget, [target]) => {
            is_square(target) || is_letter(target) || is_whose(target) || is_color(target)
        }
        (Argument::Line, [line]) => is_one_of(line, "12345678abcdefgh"),
        (Argument::Rank, [rank]) => *rank == HERE || is_one_of(rank, "12345678"),
        (Argument::File, [file]) => *file == HERE || is_one_of(file, "abcdefgh"),
        (Argument::Claim, [what, ..]) => CLAIMS.contains(what),
        (Argument::Whose, [whose]) => is_whose(whose),
        (Argument::Number, [level]) => {
            level.parse().is_ok_and(|level: u8| (1..=20).contains(&level))
        }
        (Argument::Game | Argument::MaybeGame, ["game", game]) => number(game),
        (
            Argument::MaybeNumber
            | Argument::MaybeSeconds
            | Argument::Variation
            | Argument::Game
            | Argument::MaybeGame
            | Argument::MoveNumber
            | Argument::MaybeMoveNumber,
            [n],
        )
        | (Argument::Appeal, [n, ..]) => number(n),
        (Argument::Page, words) => words.iter().all(|word| {
            let known = ["keep", "diagram", "ranks", "list", "dots", "ascii", "letters"];
            known.contains(word) || number(word)
        }),
        (Argument::MoveNumber | Argument::MaybeMoveNumber, [mv, color]) => {
            number(mv) && is_color(color)
        }
        (Argument::Result, [result]) => ["1-0", "0-1", "draw"].contains(result),
        (Argument::MaybeColor, [color]) => is_color(color),
        (Argument::Switch, [switch]) => ["on", "off"].contains(switch),
        (Argument::Blindfold, [how]) => Blindfold::named(how).is_some(),
        (Argument::Print, [print]) => ["text", "braille"].contains(print),
        (Argument::MaybeCommand, [name]) => *name == "all" || Command::named(name).is_some(),
        (
            Argument::Move
            | Argument::MaybeMove
            | Argument::Writing
            | Argument::Position
            | Argument::Filters
            | Argument::MaybeText
            | Argument::MaybeBoards,
            words,
        ) => !words.is_empty(),
        _ => false,
    }
}

fn is_square(word: &str) -> bool {
    word == HERE || word.parse::<shakmaty::Square>().is_ok()
}

fn is_one_of(word: &str, signs: &str) -> bool {
    word.len() == 1 && signs.contains(word)
}

fn is_letter(word: &str) -> bool {
    is_one_of(word, "kqrbnpaKQRBNPA")
}

fn is_whose(word: &str) -> bool {
    ["mine", "theirs"].contains(&word)
}

fn is_color(word: &str) -> bool {
    ["white", "black"].contains(&word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_can_be_on_a_key_as_its_example_has_it() {
        for spec in COMMANDS {
            let stroke = if spec.command == Command::Knight { "/" } else { "" };
            let line = format!("{stroke}{} {}", spec.name, spec.argument.example());
            assert_eq!(check(line.trim_end()), Ok(()), "{line}");
        }
    }

    #[test]
    fn what_does_not_fit_is_told_with_what_does() {
        let unknown = |text: &str, near: &str| {
            let near = (!near.is_empty()).then(|| near.to_owned());
            assert_eq!(check(text), Err(Wrong::Unknown(text.into(), near)));
        };
        unknown("next kngiht", "next knight");
        unknown("clok", "clock");
        unknown("clok mine", "clock mine");
        for nothing_like_it in ["nonsense", "xyzzy", "nonsense mine", "x", "…"] {
            unknown(nothing_like_it, "");
        }
        let argument = |text: &str, example: &str| {
            assert_eq!(check(text), Err(Wrong::Argument(text.into(), example.into())));
        };
        argument("rays", "rays here");
        argument("last here", "last");
        argument("pieces nn", "pieces N");
        argument("level 21", "level 7");
        argument("moves here e4", "moves here");
        argument("knight here", "/knight here");
        assert!(check("0").is_err());
        assert!(check("").is_err());
    }
}
