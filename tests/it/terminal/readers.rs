//! A game on the screen for readers, key by key, with what must be heard or felt of each key: that,
//! once, and nothing else. Here is what is the same for all readers, and what they need around them.

use std::io::Write;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use touchmove::opponent::uci::process;

use super::{GLANCE, GLANCES};

/// A key: what a terminal sends for it, and its name on a desktop.
#[derive(Clone, Copy, Debug)]
pub(super) struct Key(pub(super) &'static str, pub(super) &'static str);

const UP: Key = Key("\x1b[A", "Up");
const DOWN: Key = Key("\x1b[B", "Down");
const LEFT: Key = Key("\x1b[D", "Left");
const ENTER: Key = Key("\r", "Return");
const TAB: Key = Key("\t", "Tab");

/// Where a game begins.
pub(super) const START: &str = "e1: white king, dark square.";

/// Steps, edges, keys that come again, answers, lists.
pub(super) const KEYS: &[(Key, &str)] = &[
    (UP, "e2: white pawn, light square."),
    (UP, "e3: empty, dark square."),
    (LEFT, "d3: empty, light square."),
    (Key("V", "V"), "d2: white pawn, dark square."),
    (DOWN, "d1: white queen, light square."),
    (DOWN, "Edge. d1: white queen, light square."),
    (DOWN, "Edge. d1: white queen, light square."),
    (Key("1", "1"), "d1: white queen, light square."),
    (Key("1", "1"), "d1: white queen, light square."),
    (Key("0", "0"), "Board. d1: white queen, light square."),
    (Key("u", "u"), "White to move, move 1."),
    (Key("u", "u"), "White to move, move 1."),
    (LEFT, "c1: white bishop, dark square."),
    (ENTER, "bishop c1 in your hand."),
    (ENTER, "bishop c1 is back."),
    (Key("?", "question"), "Keys. Shift E: one square up."),
    (DOWN, "arrow up: one square up."),
    (UP, "Shift E: one square up."),
    (UP, "Edge. Shift E: one square up."),
    (ENTER, "c2: white pawn, light square."),
    (TAB, "Moves. No moves yet."),
    (TAB, "Clocks. This game has no clocks."),
    (Key("l", "l"), "No moves yet."),
    (Key("0", "0"), "Board. c2: white pawn, light square."),
    (Key("t", "t"), "This game has no clocks."),
    (UP, "c3: empty, dark square."),
];

/// All that White has, of which a line of 80 columns holds a part.
pub(super) const WHITE: &str = "White: king e1, queen d1, rooks a1, h1, bishops c1, f1, \
    knights b1, g1, pawns a2, b2, c2, d2, e2, f2, g2, h2.";

/// The whole position: five lines.
pub(super) const POSITION: &str = "Rank 8: black rooks a, h, knights b, g, bishops c, f, queen d, \
    king e. Rank 7: black pawns a to h. Ranks 6 to 3: empty. Rank 2: white pawns a to h. \
    Rank 1: white rooks a, h, knights b, g, bishops c, f, queen d, king e.";

/// What the program is started with, besides where it keeps its data.
pub(super) fn game(theme: &str) -> String {
    format!("play --screen --theme {theme} --speech off --moves en --opponent human")
}

/// Whether these programs are installed, each with the package that has it; says which is not.
pub(super) fn are_installed(programs: &[(&str, &str)]) -> bool {
    let missing = programs.iter().find(|(program, _)| process::find(program.as_ref()).is_none());
    let Some((program, package)) = missing else { return true };
    assert!(
        process::find("apt-get".as_ref()).is_none(),
        "{program} is not installed: install the package {package}"
    );
    let _ = writeln!(std::io::stderr(), "left out: {program} is not installed");
    false
}

/// Looks again and again, for half a minute; `found`: what there is instead.
pub(super) fn wait_until(done: impl Fn() -> bool, found: impl Fn() -> String) {
    for _ in 0..GLANCES {
        if done() {
            return;
        }
        std::thread::park_timeout(GLANCE);
    }
    panic!("{}", found());
}

/// A text with one blank between words.
pub(super) fn in_words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A process that ends with its test, also when that panics.
pub(super) struct Helper(Child);

impl Helper {
    pub(super) fn start(command: &mut Command) -> Self {
        Self(command.stdin(Stdio::null()).stderr(Stdio::null()).spawn().unwrap())
    }

    pub(super) fn child(&mut self) -> &mut Child {
        &mut self.0
    }
}

impl Drop for Helper {
    /// Asks it to end, and waits for a second: a display that is killed leaves its lock behind.
    fn drop(&mut self) {
        let pid = self.0.id().try_into().ok().and_then(Pid::from_raw);
        let _ = pid.map(|pid| kill_process(pid, Signal::TERM));
        for _ in 0..100 {
            if matches!(self.0.try_wait(), Ok(Some(_))) {
                return;
            }
            std::thread::park_timeout(Duration::from_millis(10));
        }
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
