//! Lines or a screen, and how that looks: at home and at a match.

use crate::config::Key;

/// Lines or a screen.
#[derive(Clone, Debug, Default, PartialEq, Eq, clap::Args)]
pub(in crate::cli) struct FaceArgs {
    /// Lines, not a screen.
    #[arg(long, conflicts_with = "screen")]
    line: bool,
    /// A screen with a board, where the terminal can be one.
    #[arg(long)]
    pub(in crate::cli) screen: bool,
    /// The keymap of the screen; `keymaps list` names them.
    #[arg(long, value_name = "NAME")]
    keymap: Option<String>,
    /// The colours and signs of the screen: `dark`, `light`, `mono`, `shapes` or `reader`.
    #[arg(long, value_name = "THEME")]
    theme: Option<String>,
    /// Seconds until the screen shows the clocks anew; 0: only when something is said.
    #[arg(long, value_name = "SECONDS")]
    clock_interval: Option<String>,
}

impl FaceArgs {
    pub(in crate::cli) fn flags(&self) -> Vec<(Key, Option<String>)> {
        let face = if self.screen { Some("screen") } else { self.line.then_some("line") };
        vec![
            (Key::Face, face.map(str::to_owned)),
            (Key::Keymap, self.keymap.clone()),
            (Key::Theme, self.theme.clone()),
            (Key::ClockInterval, self.clock_interval.clone()),
        ]
    }

    /// Whether a keymap is named.
    pub(in crate::cli) fn names_keymap(&self) -> bool {
        self.keymap.is_some()
    }
}
