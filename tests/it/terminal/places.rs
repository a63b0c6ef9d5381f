//! A place of a match on the screen for readers: what White hears there, whoever reads it.

use super::Terminal;
use super::ranks::Ranks;
use super::readers::{BEGINNING, Key};
use crate::matched::{PASSPHRASE, lay};
use crate::program::Home;

/// What is said first.
pub(super) const WAITS: &str = "The arbiter starts the clocks.";

/// What White hears, message by message.
pub(super) const AT_A_PLACE: [&str; 8] = [
    "Entry:",
    "The game begins. White's clock is running.",
    "pawn f2 f3",
    "Black repeats it.",
    "Pressed.",
    "pawn e7 e5 Repeat it.",
    "Repeated.",
    "Your clock is running.",
];

/// The same where there is a board below the words, for a reader that says what is new there: behind each
/// message what it changes.
pub(super) fn with_ranks(said: impl Fn((String, String)) -> String) -> Vec<String> {
    let (mut board, mut announced) = (Ranks::of(BEGINNING), Vec::new());
    let changed = |message: &str| {
        let mut new = board.changed_by(message);
        // The opponent's move is on the board once he has pressed the clock.
        if message.ends_with("Repeat it.") || message == AT_A_PLACE[7] {
            std::mem::swap(&mut new, &mut announced);
        }
        let new = new.into_iter().map(&said);
        [message.to_owned()].into_iter().chain(new).collect::<Vec<_>>().join(" ")
    };
    AT_A_PLACE.iter().copied().map(changed).collect()
}

/// The way from the field back to the board.
pub(super) const TO_THE_BOARD: &[(Key, &str)] = &[
    (Key("\x1b", "Escape"), "Board. e1: white king, dark square."),
    (Key("\x1b[A", "Up"), "e2: white pawn, light square."),
];

/// The arguments of White's place.
pub(super) fn place(theme: &str) -> String {
    format!("seat white --screen --theme {theme}")
}

/// A match with Black and the arbiter at their terminals.
pub(super) struct Match {
    host: Terminal,
    black: Terminal,
    desk: Terminal,
}

impl Match {
    pub(super) fn waiting(home: &Home) -> Self {
        let mut host = hosted(home);
        let black = Terminal::new(home, "dumb", (24, 80), &["seat", "black"]);
        host.until_shown("Black now plays at another terminal.");
        let mut desk = Terminal::new(home, "dumb", (24, 80), &["seat", "desk"]);
        desk.until_shown("The arbiter's passphrase");
        desk.press(&format!("{PASSPHRASE}\r"));
        desk.until_shown("Welcome, arbiter.");
        Self { host, black, desk }
    }

    /// Plays on with White at a third terminal, which presses keys, and hears until it ends so.
    pub(super) fn heard(&mut self, heard: impl FnMut(&str, &str) -> String) -> Vec<String> {
        self.hears(&AT_A_PLACE, heard)
    }

    /// The same until each message ends so.
    pub(super) fn hears(
        &mut self,
        expected: &[impl AsRef<str>],
        mut heard: impl FnMut(&str, &str) -> String,
    ) -> Vec<String> {
        let Self { host, black, desk } = self;
        host.until_shown("White plays at another terminal now.");
        let mut all = Vec::new();
        let mut take = |keys: &str| {
            let last = expected[all.len()].as_ref();
            all.push(heard(keys, last));
        };
        take("i");
        desk.press("start\r");
        take("");
        take("f3\r");
        black.until_shown("pawn f2 f3");
        black.press("f3\r");
        take("");
        take("press\r");
        black.until_shown("Your clock is running.");
        black.press("e5\r");
        take("");
        take("e5\r");
        black.press("press\r");
        take("");
        all
    }
}

/// A match that waits for the arbiter.
pub(super) fn hosted(home: &Home) -> Terminal {
    home.write("settings.toml", "talk = \"en\"\nmoves = \"en\"\nspeech = \"off\"\n");
    let player = |name: &str, rest: &str| {
        format!("name = \"{name}\"\nmoves = \"en\"\ntalk = \"en\"\nspeech = \"no\"\n{rest}")
    };
    let blind =
        "blind = \"yes\"\nscore = \"assistant\"\n[white.aids]\nposition-readout = \"yes\"\n";
    lay(home, "", &player("Anna White", blind), &player("Boris Black", ""));
    // The arbiter is at the end of the file.
    let file = std::fs::read_to_string(home.path("match.toml")).unwrap();
    std::fs::write(home.path("match.toml"), file + "speech = \"no\"\n").unwrap();
    let mut host = Terminal::new(home, "xterm", (24, 80), &["match", "match.toml"]);
    host.until_shown("The arbiter starts the");
    host
}
