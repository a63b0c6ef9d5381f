//! The keymaps that every program has, and what there is to know of keyboards.

/// Each keymap by its name.
pub const ALL: [(&str, &str); 5] = [
    ("lichess", include_str!("lichess.toml")),
    ("winboard", include_str!("winboard.toml")),
    ("numpad", include_str!("numpad.toml")),
    ("left-hand", include_str!("left-hand.toml")),
    ("right-hand", include_str!("right-hand.toml")),
];

/// Where the keys are on the keyboards of each country.
pub const LAYOUTS: &str = include_str!("layouts.toml");

/// The keys that terminals, readers and systems take.
pub const TAKEN: &str = include_str!("taken.toml");
