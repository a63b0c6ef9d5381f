//! Values of settings as they are written. Pure.

use std::time::Duration;

use crate::config::{BrailleTable, Engine, Opponent, Theme};
use crate::laws::Announcing;
use crate::notation::lookalike::is_unseen;
use crate::notation::{Page, Spelling, Width};
use crate::pegboard::Lie;
use crate::pegboard::dgt::Clock;

pub(super) const ENGINES: [(&str, Engine); 2] =
    [("dispatcher", Engine::Dispatcher), ("native", Engine::Native)];

pub(super) const THEMES: [(&str, Theme); 5] = [
    ("dark", Theme::Dark),
    ("light", Theme::Light),
    ("mono", Theme::Mono),
    ("shapes", Theme::Shapes),
    ("reader", Theme::Reader),
];

pub(super) const SPELLINGS: [(&str, Spelling); 3] =
    [("auto", Spelling::Auto), ("umlauts", Spelling::Umlauts), ("appendix", Spelling::Appendix)];

pub(super) const LIES: [(&str, Option<Lie>); 3] =
    [("found", None), ("straight", Some(Lie::Straight)), ("turned", Some(Lie::Turned))];

pub(super) const CLOCKS: [(&str, Option<Clock>); 3] =
    [("none", None), ("xl", Some(Clock::Xl)), ("3000", Some(Clock::Dgt3000))];

/// The most characters that the name of a person may have.
const LONGEST_NAME: usize = 40;

pub(super) fn name(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| text.to_owned())
}

pub(super) fn switch(text: &str) -> Option<bool> {
    one_of(text, &[("on", true), ("true", true), ("off", false), ("false", false)])
}

/// What stands after `uci:` is a path as a whole, spaces included.
pub(super) fn opponent(text: &str) -> Option<Opponent> {
    match text {
        "builtin" => Some(Opponent::Builtin),
        "human" => Some(Opponent::Human),
        _ => name(text.strip_prefix("uci:")?.trim()).map(Opponent::Engine),
    }
}

pub(super) fn announcing(text: &str) -> Option<Announcing> {
    one_of(
        text,
        &[
            ("off", Announcing::Off),
            ("announce", Announcing::Announce),
            ("repeat", Announcing::Repeat),
        ],
    )
}

/// Minutes, or seconds as `30s`, with commas between them; or `off`.
pub(super) fn warnings(text: &str) -> Option<Vec<Duration>> {
    if text == "off" {
        return Some(Vec::new());
    }
    text.split(',').map(|one| warning(one.trim())).collect()
}

fn warning(text: &str) -> Option<Duration> {
    let number = |text: &str| text.parse::<u8>().ok().filter(|&number| number > 0);
    match text.strip_suffix('s') {
        Some(seconds) => number(seconds).map(|seconds| Duration::from_secs(seconds.into())),
        None => number(text).map(|minutes| Duration::from_mins(minutes.into())),
    }
}

pub(super) fn braille_table(text: &str) -> Option<BrailleTable> {
    Some(match text {
        "off" => BrailleTable::Off,
        "auto" => BrailleTable::Auto,
        _ if text.is_empty() || text.chars().any(char::is_control) => return None,
        _ => BrailleTable::Named(text.to_owned()),
    })
}

/// The cells of a braille line; `off` is the usual.
pub(super) fn width(text: &str) -> Option<Width> {
    if text == "off" { Some(Width::default()) } else { text.parse().ok().and_then(Width::new) }
}

/// The name of a person on one line, without what cannot be seen; nothing for `off`.
pub(super) fn person(text: &str) -> Option<String> {
    // Marks of direction would turn the rest of a line round, and others hide in it.
    let is_private = |c| matches!(c, '\u{E000}'..='\u{F8FF}');
    let seen = text.chars().filter(|&c| c.is_control() || !(is_unseen(c) || is_private(c)));
    let plain: String = seen.map(|c| if c.is_control() { ' ' } else { c }).collect();
    let name = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    let name = if name == "off" { String::new() } else { name };
    (name.chars().count() <= LONGEST_NAME).then_some(name)
}

pub(super) fn between(text: &str, least: u8, most: u8) -> Option<u8> {
    text.parse().ok().filter(|number| (least..=most).contains(number))
}

/// A layout, the signs of a diagram, or both; what is left out is the usual one.
pub(super) fn page(text: &str, before: Page) -> Option<Page> {
    let mut page = Page { width: before.width, ..Page::default() };
    let words: Vec<&str> = text.split_whitespace().collect();
    for word in &words {
        match (word.parse(), word.parse()) {
            (Ok(layout), _) => page.layout = layout,
            (_, Ok(script)) => page.script = script,
            _ => return None,
        }
    }
    (!words.is_empty()).then_some(page)
}

/// How [`BrailleForm`](crate::config::Key::BrailleForm) is written.
#[must_use]
pub fn form(page: Page) -> String {
    format!("{} {}", page.layout.name(), page.script.name())
}

pub(super) fn one_of<T: Copy>(text: &str, values: &[(&str, T)]) -> Option<T> {
    values.iter().find(|(name, _)| *name == text).map(|&(_, value)| value)
}
