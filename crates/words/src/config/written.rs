//! How the values of settings are written, and read as they are written. Pure.

use std::fmt::Display;
use std::path::{Component, Path};
use std::str::FromStr;
use std::time::Duration;

use crate::command::blindfold::Blindfold;
use crate::config::{
    AnswerLength, Background, BookChoice, BrailleTable, Echo, FaceChoice, Key, OpponentChoice,
    Print, SheetCode, SideChoice, SpeechEngine, ThemeChoice,
};
use crate::laws::{Announcing, Edition, TimeControl};
use crate::notation::{
    DiagramScript, Form, Layout, Page, Spelling, SquareOrder, SquarePart, Width,
};
use crate::pegboard::dgt::DialKind;
use crate::pegboard::{Address, Orientation, addresses};

/// How a value is read, and how it is written; nothing where it has no word.
pub(super) struct Written<T> {
    pub(super) read: fn(&str) -> Option<T>,
    pub(super) write: fn(&T) -> Option<String>,
}

/// A value that has a word for each thing that it can be; the first is the one that is written.
macro_rules! one_of {
    ($($word:literal => $value:expr),* $(,)?) => {
        Written {
            read: |text| match text {
                $($word => Some($value),)*
                _ => None,
            },
            write: |value| {
                let words = [$(($word, $value)),*];
                words.into_iter().find(|(_, of)| of == value).map(|(word, _)| word.to_owned())
            },
        }
    };
}

pub(super) const SWITCH: Written<bool> =
    one_of!("on" => true, "off" => false, "true" => true, "false" => false);

pub(super) const FORM: Written<Form> =
    one_of!("long" => Form::Long, "short" => Form::Short, "figures" => Form::Figures);

pub(super) const ENGINE: Written<Option<SpeechEngine>> =
    one_of!("dispatcher" => Some(SpeechEngine::Dispatcher), "native" => Some(SpeechEngine::Native));

pub(super) const SIDE: Written<SideChoice> = one_of!("white" => SideChoice::White, "black" => SideChoice::Black, "random" => SideChoice::Random);

pub(super) const ANNOUNCING: Written<Announcing> = one_of!(
    "off" => Announcing::Off,
    "announce" => Announcing::Announce,
    "repeat" => Announcing::Repeat,
);

pub(super) const BLINDFOLD: Written<Blindfold> =
    Written { read: Blindfold::named, write: |blindfold| Some(blindfold.name().to_owned()) };

pub(super) const SHEET_CODE: Written<SheetCode> =
    one_of!("san" => SheetCode::San, "uk" => SheetCode::Uk);

pub(super) const PRINT: Written<Print> =
    one_of!("text" => Print::Text, "braille" => Print::Braille);

pub(super) const FACE: Written<FaceChoice> =
    one_of!("line" => FaceChoice::Line, "screen" => FaceChoice::Screen);

pub(super) const ECHO: Written<Echo> =
    one_of!("off" => Echo::Off, "letters" => Echo::Letters, "words" => Echo::Words);

pub(super) const ANSWERS: Written<AnswerLength> =
    one_of!("parts" => AnswerLength::Parts, "whole" => AnswerLength::Whole);

pub(super) const THEME: Written<ThemeChoice> = one_of!(
    "dark" => ThemeChoice::Dark,
    "light" => ThemeChoice::Light,
    "large" => ThemeChoice::Large,
    "mono" => ThemeChoice::Mono,
    "shapes" => ThemeChoice::Shapes,
    "reader" => ThemeChoice::Reader,
    "words" => ThemeChoice::Words,
    "braille" => ThemeChoice::Braille,
);

pub(super) const BACKGROUND: Written<Background> = one_of!(
    "auto" => Background::Auto,
    "dark" => Background::Dark,
    "light" => Background::Light,
);

pub(super) const SPELLING: Written<Spelling> = one_of!(
    "auto" => Spelling::Auto,
    "umlauts" => Spelling::Umlauts,
    "appendix" => Spelling::Appendix,
);

pub(super) const ORIENTATION: Written<Option<Orientation>> = one_of!("found" => None, "straight" => Some(Orientation::Straight), "turned" => Some(Orientation::Turned));

pub(super) const CLOCK: Written<Option<DialKind>> =
    one_of!("none" => None, "xl" => Some(DialKind::Xl), "3000" => Some(DialKind::Dgt3000));

pub(super) const NAME: Written<String> = Written { read: name, write: |name| Some(name.clone()) };

/// A name, or none, for which there is no word.
pub(super) const NAMED: Written<Option<String>> =
    Written { read: |text| name(text).map(Some), write: Clone::clone };

/// A file or a folder as a whole, spaces included; nothing for `off`.
pub(super) const FILE: Written<Option<String>> = Written {
    read: |text| if text == "off" { Some(None) } else { name(text).map(Some) },
    write: |file| Some(file.clone().unwrap_or_else(|| "off".to_owned())),
};

pub(super) const BOOK: Written<BookChoice> = Written {
    read: |text| match text {
        "builtin" | "on" => Some(BookChoice::Builtin),
        "off" => Some(BookChoice::Off),
        // A word is no file: whoever types one wants the book that he had, and not none.
        _ => text.contains(['/', '\\', '.']).then(|| BookChoice::File(text.to_owned())),
    },
    write: |book| {
        Some(match book {
            BookChoice::Builtin => "on".to_owned(),
            BookChoice::Off => "off".to_owned(),
            BookChoice::File(file) => file.clone(),
        })
    },
};

pub(super) const RATE: Written<Option<i32>> = Written {
    read: |text| text.parse().ok().filter(|rate| (-100..=100).contains(rate)).map(Some),
    write: |rate| rate.map(|rate| rate.to_string()),
};

pub(super) const VOLUME: Written<Option<u8>> = Written {
    read: |text| text.parse().ok().filter(|volume| (10..=100).contains(volume)).map(Some),
    write: |volume| volume.map(|volume| volume.to_string()),
};

/// What stands after `uci:` is a path as a whole, spaces included.
pub(super) const OPPONENT: Written<OpponentChoice> = Written {
    read: |text| match text {
        // As the player hears it.
        OpponentChoice::BUILTIN | "computer" => Some(OpponentChoice::Builtin),
        OpponentChoice::HUMAN => Some(OpponentChoice::Human),
        _ => name(text.strip_prefix("uci:")?.trim()).map(OpponentChoice::Engine),
    },
    write: |opponent| {
        Some(match opponent {
            OpponentChoice::Builtin => OpponentChoice::BUILTIN.to_owned(),
            OpponentChoice::Human => OpponentChoice::HUMAN.to_owned(),
            OpponentChoice::Engine(file) => format!("uci:{file}"),
        })
    },
};

pub(super) const TIME: Written<Option<TimeControl>> = Written {
    read: |text| if text == "off" { Some(None) } else { text.parse().ok().map(Some) },
    write: |time| Some(time.as_ref().map_or_else(|| "off".to_owned(), ToString::to_string)),
};

pub(super) const LAWS: Written<Edition> =
    Written { read: |text| text.parse().ok(), write: |laws| Some(laws.id().to_owned()) };

/// Minutes, or seconds as `30s`, with commas between them; or `off`, or `auto`.
pub(super) const WARNINGS: Written<Option<Vec<Duration>>> = Written {
    read: |text| match text {
        "auto" => Some(None),
        "off" => Some(Some(Vec::new())),
        _ => text.split(',').map(|one| warning(one.trim())).collect::<Option<_>>().map(Some),
    },
    write: |warnings| Some(warnings.as_deref().map_or_else(|| "auto".to_owned(), as_warnings)),
};

pub(super) const BRAILLE_TABLE: Written<BrailleTable> = Written {
    read: |text| {
        Some(match text {
            "off" => BrailleTable::Off,
            "auto" => BrailleTable::Auto,
            _ if is_table(text) => BrailleTable::Named(text.to_owned()),
            _ => return None,
        })
    },
    write: |table| {
        Some(match table {
            BrailleTable::Off => "off".to_owned(),
            BrailleTable::Auto => "auto".to_owned(),
            BrailleTable::Named(table) => table.clone(),
        })
    },
};

/// The cells of a braille line; `off` is the usual.
pub(super) const LINE: Written<Option<Width>> = Written {
    read: |text| {
        if text == "off" { Some(None) } else { text.parse().ok().and_then(Width::new).map(Some) }
    },
    write: |line| Some(line.map_or_else(|| "off".to_owned(), |width| width.get().to_string())),
};

/// A layout, the signs of a diagram, or both; what is left out is the usual one.
pub(super) const BRAILLE_FORM: Written<(Layout, DiagramScript)> = Written {
    read: |text| {
        let (mut layout, mut script) = usual_form();
        let words: Vec<&str> = text.split_whitespace().collect();
        for word in &words {
            match (word.parse(), word.parse()) {
                (Ok(said), _) => layout = said,
                (_, Ok(said)) => script = said,
                _ => return None,
            }
        }
        (!words.is_empty()).then_some((layout, script))
    },
    write: |(layout, script)| Some(format!("{} {}", layout.name(), script.name())),
};

pub(super) const SQUARE_ORDER: Written<SquareOrder> = Written {
    read: |text| text.parse().ok(),
    write: |order| {
        let word = |part: &SquarePart| match part {
            SquarePart::Square => "square",
            SquarePart::Piece => "piece",
            SquarePart::Colour => "colour",
        };
        Some(order.parts().iter().map(word).collect::<Vec<_>>().join(" "))
    },
};

/// The keyboard of a country; nothing for the one of the talk voice's language, for which there is no
/// word.
pub(super) const KEYBOARD: Written<Option<String>> = Written {
    read: |text| {
        let is_known = Key::Keyboard.values().split(", ").any(|known| known == text);
        is_known.then(|| Some(text.to_owned()))
    },
    write: Clone::clone,
};

/// The name of a person on one line; nothing for `off`.
pub(super) const PERSON: Written<String> = Written {
    read: person,
    write: |name| Some(if name.is_empty() { "off" } else { name }.to_owned()),
};

pub(super) const BOARDS: Written<Vec<Address>> =
    Written { read: boards, write: |boards| Some(with_commas(boards)) };

/// The most characters that the name of a person may have.
pub const LONGEST_NAME: usize = 40;

/// A number within bounds.
pub(super) const fn number<T, const LEAST: u16, const MOST: u16>() -> Written<T>
where
    T: Copy + Display + FromStr + Into<u16>,
{
    Written {
        read: |text| {
            text.parse().ok().filter(|&number: &T| (LEAST..=MOST).contains(&number.into()))
        },
        write: |number| Some(number.to_string()),
    }
}

/// How a position is written for fingers where nobody has said it.
pub(super) fn usual_form() -> (Layout, DiagramScript) {
    let Page { layout, script, .. } = Page::default();
    (layout, script)
}

/// How [`BrailleForm`](crate::config::Key::BrailleForm) is written.
#[must_use]
pub fn form(page: Page) -> String {
    format!("{} {}", page.layout.name(), page.script.name())
}

fn name(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| text.to_owned())
}

fn warning(text: &str) -> Option<Duration> {
    let number = |text: &str| text.parse::<u8>().ok().filter(|&number| number > 0);
    match text.strip_suffix('s') {
        Some(seconds) => number(seconds).map(|seconds| Duration::from_secs(seconds.into())),
        None => number(text).map(|minutes| Duration::from_mins(minutes.into())),
    }
}

fn as_warnings(warnings: &[Duration]) -> String {
    let one = |left: &Duration| match left.as_secs() {
        seconds if seconds.is_multiple_of(60) => (seconds / 60).to_string(),
        seconds => format!("{seconds}s"),
    };
    with_commas(&warnings.iter().map(one).collect::<Vec<_>>())
}

fn with_commas<T: Display>(all: &[T]) -> String {
    let all: Vec<String> = all.iter().map(ToString::to_string).collect();
    if all.is_empty() { "off".to_owned() } else { all.join(",") }
}

/// Nobody means no board by no word: `off` is the word for it.
fn boards(text: &str) -> Option<Vec<Address>> {
    if text.is_empty() { None } else { addresses(text).ok() }
}

/// Tables of liblouis: files with an ending and commas between them, or what is looked for in one.
fn is_table(text: &str) -> bool {
    let is_file = |name: &str| {
        let file = Path::new(name.trim());
        let leaves = |part: Component<'_>| part == Component::ParentDir;
        file.extension().is_some_and(|end| !end.is_empty()) && !file.components().any(leaves)
    };
    text.contains(':') || text.split(',').all(is_file)
}

fn person(text: &str) -> Option<String> {
    let is_private = |c| matches!(c, '\u{E000}'..='\u{F8FF}');
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_name = !name.is_empty() && !name.contains(is_private);
    let name = if name == "off" { String::new() } else { name };
    (is_name && name.chars().count() <= LONGEST_NAME).then_some(name)
}
