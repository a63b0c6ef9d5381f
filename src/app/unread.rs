//! Terminals that tell screen readers nothing of what they show.
//!
//! Issues of theirs: alacritty 5933, wezterm 913. The others draw their text themselves as well.

use std::ffi::OsString;

use crate::voices::{Narrator, Priority, Utterance};

/// Each with the beginning of the name by which programs know it, also from another machine, and with a
/// variable that it sets.
const UNREAD: [(&str, &str, &str); 7] = [
    ("Alacritty", "alacritty", "ALACRITTY_WINDOW_ID"),
    ("WezTerm", "wezterm", "WEZTERM_PANE"),
    ("kitty", "xterm-kitty", "KITTY_WINDOW_ID"),
    ("foot", "foot", ""),
    ("Ghostty", "xterm-ghostty", "GHOSTTY_RESOURCES_DIR"),
    ("st", "st-", ""),
    ("xterm", "", "XTERM_VERSION"),
];

/// What a player with a screen reader must know of this terminal; it works for all others.
pub(super) fn warning(narrator: &Narrator) -> Option<Utterance> {
    let name = unread(|variable| std::env::var_os(variable).filter(|value| !value.is_empty()))?;
    let system = std::env::consts::OS;
    let id = if matches!(system, "windows" | "macos") {
        "health-terminal-unread-elsewhere"
    } else {
        "health-terminal-unread"
    };
    let values = [("name", name.into()), ("system", system.into())];
    Some(narrator.say(Priority::Answer, id, &values))
}

/// The terminal, if it is one of those, by the variables.
fn unread(variable: impl Fn(&str) -> Option<OsString>) -> Option<&'static str> {
    let kind = variable("TERM").unwrap_or_default();
    let kind = kind.to_string_lossy();
    let is_named = |begins: &str| !begins.is_empty() && kind.starts_with(begins);
    // A terminal hands on the variables of the one that it was started from, but not its name.
    let by_name = UNREAD.iter().find(|(_, begins, _)| is_named(begins));
    let is_set = |name: &str| !name.is_empty() && variable(name).is_some();
    let found = by_name.or_else(|| UNREAD.iter().find(|(_, _, name)| is_set(name)))?;
    Some(found.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_terminal_without_text_for_readers_is_known_by_its_name_or_its_variable() {
        for (variables, name) in [
            (&[("TERM", "alacritty")][..], Some("Alacritty")),
            (&[("TERM", "xterm-kitty")], Some("kitty")),
            (&[("TERM", "foot-extra")], Some("foot")),
            (&[("TERM", "xterm-ghostty")], Some("Ghostty")),
            (&[("TERM", "st-256color")], Some("st")),
            (&[("TERM", "xterm-256color"), ("WEZTERM_PANE", "0")], Some("WezTerm")),
            (&[("TERM", "xterm"), ("XTERM_VERSION", "XTerm(379)")], Some("xterm")),
            (&[("TERM", "xterm-256color"), ("VTE_VERSION", "7006")], None),
            (&[("TERM", "linux")], None),
            (&[], None),
        ] {
            let value = |name: &str| variables.iter().find(|(own, _)| *own == name);
            assert_eq!(unread(|name| value(name).map(|(_, value)| value.into())), name);
        }
    }
}
