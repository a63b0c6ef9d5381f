//! Values of a match file as they are written. Pure.

use toml::value::Datetime;

use crate::laws::{Draws, Edition, Odds, TimeControl};
use crate::notation::position;
use crate::pegboard::Address;
use crate::table::file::key::{Form, SWITCH};
use crate::table::passphrase::PassHash;

/// Longer texts nobody hears to their end.
const LONGEST: usize = 100;

/// Minutes more than these are no warning.
const WARNING: i64 = 255;

/// A value in the one way in which it is written; `None` if it is none of this form.
///
/// `voices` are the names of the voices that there are, none where any will do.
#[must_use]
pub fn canonical(form: Form, text: &str, voices: &[String]) -> Option<String> {
    let text = text.trim();
    match form {
        Form::Text => line(text),
        Form::Choice(words) => choice(words, text).map(str::to_owned),
        Form::Time | Form::Warnings if text == "off" => Some(text.to_owned()),
        Form::Time => text.parse::<TimeControl>().ok().map(|control| control.to_string()),
        Form::Draws => text.parse::<Draws>().ok().map(|draws| draws.to_string()),
        Form::Odds => text.parse::<Odds>().ok().map(|odds| odds.to_string()),
        Form::Edition => text.parse::<Edition>().ok().map(|edition| edition.id().to_owned()),
        Form::Date => date(text),
        Form::Number(least, most) => number(text, least, most),
        Form::Warnings => {
            let minutes = text.split(',').map(|part| number(part.trim(), 1, WARNING));
            Some(minutes.collect::<Option<Vec<_>>>()?.join(","))
        }
        Form::Address => address(text).map(|address| address.to_string()),
        Form::Voice if voices.is_empty() => line(text),
        Form::Voice => voices.iter().find(|voice| *voice == text).cloned(),
        Form::Position => {
            let taken = position::read_either(text, &[]).ok()?;
            // What is left out is told each time that the file is read.
            let as_written = || text.split_whitespace().collect::<Vec<_>>().join(" ");
            let whole = taken.whole();
            Some(whole.map_or_else(as_written, |position| position::write(&position)))
        }
        Form::Hash => text.parse::<PassHash>().ok().map(|hash| hash.to_string()),
    }
}

fn line(text: &str) -> Option<String> {
    let is_line = !text.is_empty() && !text.chars().any(char::is_control);
    (is_line && text.chars().count() <= LONGEST).then(|| text.to_owned())
}

fn choice<'a>(words: &[&'a str], text: &str) -> Option<&'a str> {
    let text = match text {
        "on" | "true" if words == SWITCH => "yes",
        "off" | "false" if words == SWITCH => "no",
        _ => text,
    };
    words.iter().copied().find(|word| word.eq_ignore_ascii_case(text))
}

fn date(text: &str) -> Option<String> {
    let read: Datetime = text.parse().ok()?;
    (read.time.is_none() && read.offset.is_none()).then(|| read.to_string())
}

fn number(text: &str, least: i64, most: i64) -> Option<String> {
    let number: i64 = text.parse().ok()?;
    (least..=most).contains(&number).then(|| number.to_string())
}

/// An address without an owner: whose it is, its place in the file says.
pub(super) fn address(text: &str) -> Option<Address> {
    text.parse::<Address>().ok().filter(|address| address.owner.is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(form: Form, text: &str) -> Option<String> {
        canonical(form, text, &["en".to_owned(), "fide".to_owned()])
    }

    #[test]
    fn a_value_has_one_way_in_which_it_is_written() {
        let cases = [
            (Form::Text, " Anna Muster ", "Anna Muster"),
            (Form::Choice(SWITCH), "true", "yes"),
            (Form::Choice(SWITCH), "off", "no"),
            (Form::Choice(&["repeat", "off"]), "Repeat", "repeat"),
            (Form::Choice(&["repeat", "off"]), "off", "off"),
            (Form::Time, "40/90+30, 30+30", "40/90+30,30+30"),
            (Form::Time, "off", "off"),
            (Form::Edition, "2018", "fide-2018"),
            (Form::Draws, "After  30", "after 30"),
            (Form::Draws, "arbiter until 20", "arbiter until 20"),
            (Form::Draws, "arbiter", "arbiter"),
            (Form::Draws, "free", "free"),
            (Form::Odds, "Knight  draw", "white knight draw"),
            (Form::Odds, "time 3+2 black", "black time 3+2"),
            (Form::Date, "2028-02-29", "2028-02-29"),
            (Form::Number(-100, 100), "-5", "-5"),
            (Form::Warnings, "10, 5,1", "10,5,1"),
            (Form::Warnings, "off", "off"),
            (Form::Address, "peg1:/dev/ttyACM0", "peg1:/dev/ttyACM0"),
            (Form::Voice, "fide", "fide"),
            (Form::Position, " 8/8/8/8/8/k7/7p/K7 w - - 0 1", "8/8/8/8/8/k7/7p/K7 w - - 0 1"),
            (
                Form::Position,
                "1k5r/8/8/8/8/8/8/R5K1 w Ah - 0 9",
                "1k5r/8/8/8/8/8/8/R5K1 w Qk - 0 9",
            ),
        ];
        for (form, text, expected) in cases {
            let first = written(form, text);
            assert_eq!(first.as_deref(), Some(expected), "{form:?} {text}");
            assert_eq!(written(form, expected), first);
        }
    }

    #[test]
    fn what_is_no_value_is_refused() {
        let cases = [
            (Form::Text, ""),
            (Form::Text, "a\u{1b}b"),
            (Form::Text, &"x".repeat(101)),
            (Form::Choice(SWITCH), "maybe"),
            (Form::Choice(&["repeat", "off"]), "no"),
            (Form::Time, "90,30"),
            (Form::Edition, "fide-1999"),
            (Form::Draws, "30"),
            (Form::Odds, "bishop"),
            (Form::Odds, "white"),
            (Form::Odds, "white two-moves"),
            (Form::Draws, "after 0"),
            (Form::Draws, "after 201"),
            (Form::Draws, "never"),
            (Form::Date, "2026-02-30"),
            (Form::Date, "2026-02-03T10:00:00"),
            (Form::Date, "10:00:00"),
            (Form::Number(0, 4000), "4001"),
            (Form::Number(0, 4000), "12.5"),
            (Form::Warnings, "10,0"),
            (Form::Warnings, "256"),
            (Form::Warnings, ""),
            (Form::Address, "white=auto"),
            (Form::Address, "/dev/ttyUSB0"),
            (Form::Voice, "fr"),
            (Form::Hash, "secret"),
            (Form::Position, "8/8/8/8/8/k7/7p/8 w - - 0 1"),
        ];
        for (form, text) in cases {
            assert_eq!(written(form, text), None, "{form:?} {text}");
        }
    }
}
