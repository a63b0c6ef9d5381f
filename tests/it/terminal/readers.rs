//! A game on the screen for readers, key by key, with what must be heard or felt of each key: that,
//! once, and nothing else. Here is what is the same for all readers, and what they need around them.

use std::fs;
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use touchmove::opponent::uci::process;

use super::{GLANCE, GLANCES};
use crate::program::Home;

/// A key: what a terminal sends for it, and its name on a desktop.
#[derive(Clone, Copy, Debug)]
pub(super) struct Key(pub(super) &'static str, pub(super) &'static str);

const UP: Key = Key("\x1b[A", "Up");
const DOWN: Key = Key("\x1b[B", "Down");
const LEFT: Key = Key("\x1b[D", "Left");
const ENTER: Key = Key("\r", "Return");
const TAB: Key = Key("\t", "Tab");
const TURN: Key = Key("u", "u");

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
    (TURN, "White to move, move 1."),
    (TURN, "White to move, move 1."),
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

/// A game of two at one keyboard to its end, and who is to move between two moves.
pub(super) const GAME: &[(Key, &str)] = &[
    (Key("2", "2"), "e2: white pawn, light square."),
    (Key("^", "asciicircum"), "f2: white pawn, dark square."),
    (ENTER, "pawn f2 in your hand."),
    (UP, "f3: empty, light, can go."),
    (ENTER, "pawn f2 f3"),
    (TURN, "Black to move, move 1."),
    (Key("7", "7"), "f7: black pawn, light square."),
    (Key("%", "percent"), "e7: black pawn, dark square."),
    (ENTER, "pawn e7 in your hand."),
    (DOWN, "e6: empty, light, can go."),
    (DOWN, "e5: empty, dark, can go."),
    (ENTER, "pawn e7 e5"),
    (TURN, "White to move, move 2."),
    (Key("2", "2"), "e2: white pawn, light square."),
    (Key("&", "ampersand"), "g2: white pawn, light square."),
    (ENTER, "pawn g2 in your hand."),
    (UP, "g3: empty, dark, can go."),
    (UP, "g4: empty, light, can go."),
    (ENTER, "pawn g2 g4"),
    (TURN, "Black to move, move 2."),
    (Key("8", "8"), "g8: black knight, light square."),
    (Key("$", "dollar"), "d8: black queen, dark square."),
    (ENTER, "queen d8 in your hand."),
    (Key("4", "4"), "d4: empty, dark square."),
    (Key("*", "asterisk"), "h4: empty, dark, can go."),
    (
        ENTER,
        "queen d8 h4, checkmate Black wins. \
         rematch or new: another game. summary: this one in short. open 1: its moves.",
    ),
    (LEFT, "g4: white pawn, light square."),
    (TURN, "White is checkmated, move 3."),
];

/// Castling, a promotion that is chosen by its number, and the end of a game that is given up.
pub(super) const SPECIAL: &[(Key, &str)] = &[
    (ENTER, "king e1 in your hand."),
    (Key("&", "ampersand"), "g1: empty, dark, can go."),
    (ENTER, "short castling"),
    (TURN, "Black to move, move 1."),
    (Key("8", "8"), "g8: empty, light square."),
    (Key("%", "percent"), "e8: black king, light square."),
    (ENTER, "king e8 in your hand."),
    (DOWN, "e7: empty, dark, can go."),
    (Key("$", "dollar"), "d7: empty, light, can go."),
    (ENTER, "king e8 d7"),
    (TURN, "White to move, move 2."),
    (Key("7", "7"), "d7: black king, light, last move."),
    (Key("!", "exclam"), "a7: white pawn, dark square."),
    (ENTER, "pawn a7 in your hand."),
    (UP, "a8: empty, light, can go."),
    (
        ENTER,
        "What does the pawn become? Type the piece or its number. \
         1: pawn a7 a8 promotes to queen 2: pawn a7 a8 promotes to rook \
         3: pawn a7 a8 promotes to bishop 4: pawn a7 a8 promotes to knight",
    ),
    (Key("1", "1"), "pawn a7 a8 promotes to queen"),
    (TURN, "Black to move, move 2."),
    (Key("i", "i"), "Entry:"),
    (Key("resign\r", ""), "Resign for Black? yes or no."),
    (
        Key("yes\r", ""),
        "Black resigns. White wins. \
         rematch or new: another game. summary: this one in short. open 1: its moves.",
    ),
];

/// Where [`GAME`] begins.
pub(super) const BEGINNING: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Where [`SPECIAL`] begins.
pub(super) const BEFORE_CASTLING: &str = "4k3/P7/8/8/8/7p/8/4K2R w K - 0 1";

/// A capture in crazyhouse, what can be dropped then, and the drop by hand.
pub(super) const DROPPED: &[(Key, &str)] = &[
    (Key("4", "4"), "e4: white pawn, light square."),
    (ENTER, "pawn e4 in your hand."),
    (UP, "e5: empty, dark, can go."),
    (LEFT, "d5: black pawn, light, can go."),
    (ENTER, "pawn e4 takes d5"),
    (TURN, "Black to move, move 1."),
    (Key("8", "8"), "d8: empty, dark square."),
    (Key("%", "percent"), "e8: black king, light square."),
    (ENTER, "king e8 in your hand."),
    (DOWN, "e7: empty, dark, can go."),
    (ENTER, "king e8 e7"),
    (TAB, "Moves. 1. pawn e4 takes d5, king e8 e7"),
    (TAB, "Players. White can drop 1 pawn."),
    (DOWN, "Black has nothing to drop."),
    (Key("0", "0"), "Board. e7: black king, dark, last move."),
    (Key("3", "3"), "e3: empty, dark square."),
    (ENTER, "Drop on e3. Type the piece or its number. 1: pawn at e3"),
    (Key("1", "1"), "pawn at e3"),
    (TURN, "Black to move, move 2."),
];

/// Where [`DROPPED`] begins.
pub(super) const BEFORE_DROPPING: &str = "4k3/8/8/3p4/4P3/8/8/4K3[] w - - 0 1";

/// The arguments of that game.
pub(super) fn dropping(theme: &str) -> String {
    format!("{} --variant crazyhouse --position '{BEFORE_DROPPING}'", game(theme))
}

/// Two moves against the program, which answers at once.
pub(super) const ANSWERED: &[(Key, &str)] = &[
    (Key("2", "2"), "e2: white pawn, light square."),
    (ENTER, "pawn e2 in your hand."),
    (UP, "e3: empty, dark, can go."),
    (UP, "e4: empty, light, can go."),
    (ENTER, "pawn e2 e4 pawn d7 d6"),
    (TURN, "White to move, move 2. You play White."),
    (Key("7", "7"), "e7: black pawn, dark square."),
    (Key("$", "dollar"), "d7: empty, light, last move."),
    (TAB, "Moves. 1. pawn e2 e4, pawn d7 d6"),
];

/// A move that is made ahead while the engine of [`Thinker`] thinks.
pub(super) const AHEAD: &[(Key, &str)] = &[
    (Key("2", "2"), "e2: white pawn, light square."),
    (ENTER, "pawn e2 in your hand."),
    (UP, "e3: empty, dark, can go."),
    (UP, "e4: empty, light, can go."),
    (ENTER, "pawn e2 e4"),
    (Key("i", "i"), "Entry:"),
];

/// What is typed then, and said of it.
pub(super) const PREMOVE: (&str, &str) = ("d4", "Premove: pawn d2 d4.");

/// Where it begins.
pub(super) const THINKING: &str = "You play White against Thinker, level 20.";

/// What is heard when the engine answers then.
pub(super) const MADE_AHEAD: &str = "pawn d7 d6 pawn d2 d4";

/// An engine that answers the first move when it may, and then thinks on.
pub(super) struct Thinker {
    file: PathBuf,
}

impl Thinker {
    pub(super) fn new(home: &Home) -> Self {
        let file = home.path("thinker");
        let engine = "#!/bin/sh\nwhile read -r line; do case $line in\n\
            uci) echo id name Thinker; echo uciok;;\n\
            isready) echo readyok;;\n\
            go*) while [ ! -e \"$0.may\" ]; do sleep 0.1; done; rm \"$0.may\"; echo bestmove d7d6;;\n\
            quit) exit;;\nesac; done\n";
        fs::write(&file, engine).unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
        Self { file }
    }

    /// The arguments of a game against it.
    pub(super) fn game(&self, theme: &str) -> String {
        format!("{} --level 20 --opponent uci:{}", started(theme), self.file.display())
    }

    /// Lets it answer.
    pub(super) fn answers(&self) {
        fs::write(self.file.with_extension("may"), "").unwrap();
    }
}

/// A lesson and the way out of it.
pub(super) const LESSON: &[(Key, &str)] = &[
    (Key("i", "i"), "Entry:"),
    (
        Key("learn 1\r", ""),
        "Squares and colours. You can tell the colour of any square in your head. \
         The board has 64 squares: eight files, a to h, and eight ranks, 1 to 8. \
         Light and dark squares alternate, and the corner at your right hand is light. \
         For the colour of a square, count the file as a number too: a is 1, h is 8. \
         If both numbers are odd, or both even, the square is dark; otherwise it is light. \
         Your game 1 waits. Type close to go back. What colour is a1?",
    ),
    (Key("dark\r", ""), "Right. What colour is h1?"),
    (Key("close\r", ""), "Back to game 1. No moves yet."),
    (Key("\x1b", "Escape"), "Board. e1: white king, dark square."),
];

/// The list of commands, and help in it.
pub(super) const LISTS: &[(Key, &str)] = &[
    (Key("\x1bOQ", "F2"), "Commands. board: the position, rank by rank."),
    (
        Key("\x1bOP", "F1"),
        "Enter chooses, arrow up and arrow down go through the list, Escape goes back. \
         Type letters to search it.",
    ),
    (DOWN, "pieces N: where White's knights are."),
    (UP, "board: the position, rank by rank."),
    (Key("\x1b", "Escape"), "Board. e1: white king, dark square."),
];

/// All that White has, of which a line of 80 columns holds a part.
pub(super) const WHITE: &str = "White: king e1, queen d1, rooks a1, h1, bishops c1, f1, \
    knights b1, g1, pawns a2, b2, c2, d2, e2, f2, g2, h2.";

/// The whole position: five lines.
pub(super) const POSITION: &str = "Rank 8: black rooks a, h, knights b, g, bishops c, f, queen d, \
    king e. Rank 7: black pawns a to h. Ranks 6 to 3: empty. Rank 2: white pawns a to h. \
    Rank 1: white rooks a, h, knights b, g, bishops c, f, queen d, king e.";

/// What the program is started with, besides where it keeps its data.
fn started(theme: &str) -> String {
    format!("play --screen --theme {theme} --speech off --moves en")
}

/// The same for a game of two.
pub(super) fn game(theme: &str) -> String {
    started(theme) + " --opponent human"
}

/// The same for a game against the program, which answers at once.
pub(super) fn alone(theme: &str) -> String {
    started(theme) + " --seed 7 --level 1"
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

/// What is said behind a line that was typed: a reader may have said letters of it, together or alone.
pub(super) fn without_echo(keys: &str, said: &str) -> String {
    let typed = keys.strip_suffix('\r').unwrap_or_default();
    said.trim_start_matches(|c| !typed.is_empty() && (c == ' ' || typed.contains(c))).to_owned()
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
