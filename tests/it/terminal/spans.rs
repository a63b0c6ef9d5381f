//! The real program on a screen for readers, as Orca has it in a terminal of VTE, without either: what of
//! the text has changed after each frame, and what of that Orca speaks by the key that was pressed last.
//! So whole games are heard in no time, everywhere.
//!
//! VTE reports one span a frame, from the first sign that differs to the last; of blanks only those that
//! were written are text (`vteaccess.cc`). Orca 43 speaks the rows of it by rules of its own
//! (`scripts/terminal/script_utilities.py`).

use super::arbitrated::{ASKS, AT_THE_DOOR, RoomToRead};
use super::places::{AT_A_PLACE, Match, TO_THE_BOARD, WAITS, hosted, place};
use super::readers::{
    AHEAD, ANSWERED, BEFORE_CASTLING, BEFORE_DROPPING, DROPPED, GAME, KEYS, Key, LESSON, LISTS,
    MADE_AHEAD, PREMOVE, SPECIAL, START, THINKING, Thinker, alone, game, in_words,
};
use super::{GLANCE, GLANCES, Terminal};
use crate::matched::PASSPHRASE;
use crate::program::Home;

/// The text of a terminal, and the sign before which its cursor is.
#[derive(Clone, Default)]
struct Text {
    signs: Vec<char>,
    caret: usize,
}

impl Text {
    fn of(screen: &vt100::Screen) -> Self {
        let (rows, columns) = screen.size();
        let (at_row, at_column) = screen.cursor_position();
        let mut text = Self::default();
        for y in 0..rows.get() {
            let cells = (0..columns.get()).filter_map(|x| screen.cell(y, x));
            let cells: Vec<&str> = cells.map(vt100::Cell::contents).collect();
            let written = cells.iter().rposition(|cell| !cell.is_empty()).map_or(0, |x| x + 1);
            let blank =
                |cell: &str| if cell.is_empty() { ' ' } else { cell.chars().next().unwrap() };
            if y == at_row {
                text.caret = text.signs.len() + written.min(at_column.into());
            }
            text.signs.extend(cells[..written].iter().map(|cell| blank(cell)));
            text.signs.push('\n');
        }
        text
    }

    /// The line in which a sign is, from its first sign to the one behind its last.
    fn line(&self, at: usize) -> (usize, usize) {
        let start = self.signs[..at].iter().rposition(|&sign| sign == '\n').map_or(0, |n| n + 1);
        let end = self.signs[at..].iter().position(|&sign| sign == '\n');
        (start, end.map_or(self.signs.len(), |n| at + n))
    }

    /// What is new since before, as VTE reports it.
    fn inserted(&self, before: &Self) -> Option<(usize, usize)> {
        let (old, new) = (&before.signs, &self.signs);
        let start = old.iter().zip(new).take_while(|(one, two)| one == two).count();
        let (old, rest) = (&old[start..], &new[start..]);
        let same = old.iter().rev().zip(rest.iter().rev()).take_while(|(one, two)| one == two);
        let end = new.len() - same.count();
        (end > start).then_some((start, end))
    }

    /// What Orca speaks of that behind this key.
    fn spoken(&self, before: &Self, key: &str) -> String {
        let Some((start, end)) = self.inserted(before) else { return String::new() };
        let of = |start: usize, end: usize| self.signs[start.min(end)..end].iter().collect();
        let new: String = of(start, end);
        let is_word = new.chars().any(|c| !c.is_whitespace() && !c.is_ascii_digit());
        let is_sign = !key.starts_with('\x1b') && !key.starts_with(char::is_control);
        let is_command = match key {
            "\r" | "\t" | " " => is_word,
            _ if is_sign => end - start > 1 && !new.trim().is_empty(),
            _ => end == self.caret && !new.trim().is_empty(),
        };
        if !is_command {
            return String::new();
        }
        let is_all = key == "\t" || key == "\r" && new.starts_with('\n');
        let (first, last) = (self.line(start), self.line(end - 1));
        if is_all || end == start + 1 || first == last {
            return new;
        }
        let current = self.line(self.caret);
        let last = if current == first { last } else { current };
        // Where the cursor is above, nothing can be taken out of the text, and all of it is spoken.
        if last.1 <= first.0 { new } else { of(first.0, last.1) }
    }
}

/// The arguments of a line.
fn args(line: &str) -> Vec<&str> {
    line.split(' ').collect()
}

/// A game, and what Orca would have said of it.
struct Spans {
    terminal: Terminal,
    text: Text,
    key: String,
    said: String,
}

impl Spans {
    /// The program with these arguments, once this was shown.
    fn start(home: &Home, args: &[&str], first: &str) -> Self {
        let mut terminal = Terminal::new(home, "xterm-256color", (24, 80), args);
        terminal.until_shown(first);
        while let Ok(frame) = terminal.chunks.recv_timeout(GLANCE) {
            terminal.take(&frame);
        }
        let text = Text::of(terminal.screen());
        Self { terminal, text, key: String::new(), said: String::new() }
    }

    /// Takes a frame, if one comes.
    fn look(&mut self) -> bool {
        let Ok(frame) = self.terminal.chunks.recv_timeout(GLANCE) else { return false };
        self.terminal.take(&frame);
        let text = Text::of(self.terminal.screen());
        let spoken = text.spoken(&self.text, &self.key);
        self.said = in_words(&format!("{} {spoken}", self.said));
        self.text = text;
        true
    }

    /// Presses a key, or types letters and one behind them; all that is said until it ends so.
    fn heard(&mut self, keys: &str, last: &str) -> String {
        let escaped = keys.starts_with('\x1b');
        let keys =
            if escaped { vec![keys.to_owned()] } else { keys.chars().map(String::from).collect() };
        for (at, key) in keys.iter().enumerate() {
            self.terminal.press(key);
            self.key.clone_from(key);
            if at + 1 < keys.len() {
                let typed = keys[..=at].concat();
                (0..GLANCES).find(|_| self.look() && self.has_typed(&typed)).expect(key);
                // That is the echo of a key.
                self.said.clear();
            }
        }
        for _ in 0..GLANCES {
            let more = self.look();
            if !more && self.said.ends_with(last) {
                break;
            }
        }
        std::mem::take(&mut self.said)
    }

    /// Whether this is in the field, with the cursor behind it.
    fn has_typed(&self, typed: &str) -> bool {
        let (_, column) = self.terminal.screen().cursor_position();
        let is_there = |row: &String| row == typed.trim_end();
        usize::from(column) == typed.len() && self.terminal.rows().iter().any(is_there)
    }

    fn says(&mut self, keys: &str, sentence: &str) {
        assert_eq!(self.heard(keys, sentence), sentence, "{keys:?}");
    }

    fn all(&mut self, keys: &[(Key, &str)]) {
        for (Key(key, _), sentence) in keys {
            self.says(key, sentence);
        }
    }
}

/// The themes in which Orca reads.
const THEMES: [&str; 2] = ["reader", "words"];

#[test]
fn what_keys_and_games_bring_is_heard_once_and_nothing_of_the_board_with_it() {
    for theme in THEMES {
        for keys in [KEYS, GAME, LESSON, LISTS] {
            let home = Home::new();
            Spans::start(&home, &args(&game(theme)), START).all(keys);
        }
    }
}

#[test]
fn castling_a_promotion_and_an_end_are_heard_once() {
    for theme in THEMES {
        let home = Home::new();
        let game = game(theme);
        let args = [&args(&game)[..], &["--position", BEFORE_CASTLING]].concat();
        Spans::start(&home, &args, START).all(SPECIAL);
    }
}

#[test]
fn what_can_be_dropped_and_a_drop_are_heard_once() {
    for theme in THEMES {
        let home = Home::new();
        let game = game(theme);
        let other = ["--variant", "crazyhouse", "--position", BEFORE_DROPPING];
        let args = [&args(&game)[..], &other].concat();
        Spans::start(&home, &args, START).all(DROPPED);
    }
}

/// The desk of a room, and of a table in it.
#[test]
fn what_waits_in_a_room_is_heard_once() {
    for theme in THEMES {
        let home = Home::new();
        let mut room = RoomToRead::new(&home, theme);
        let mut desk = Spans::start(&home, &args(AT_THE_DOOR), ASKS);
        desk.terminal.press(crate::rooms::PASSPHRASE);
        room.plays(|key, sentence| desk.says(key.0, sentence));
    }
}

/// The program answers within the time in which a reader looks.
#[test]
fn the_own_move_is_heard_and_then_the_reply() {
    for theme in THEMES {
        let home = Home::new();
        Spans::start(&home, &args(&alone(theme)), START).all(ANSWERED);
    }
}

/// Who goes on at once hears it before what the key brings.
#[test]
fn a_key_behind_a_move_takes_nothing_of_the_reply() {
    let home = Home::new();
    let mut spans = Spans::start(&home, &args(&alone("words")), START);
    spans.all(&ANSWERED[..4]);
    spans.terminal.press("\r");
    spans.key = "\r".to_owned();
    (0..GLANCES).find(|_| spans.look()).unwrap();
    let both = "pawn e2 e4 pawn d7 d6";
    spans.says("u", &format!("{both} White to move, move 2. You play White."));
}

/// The reply and the move that was made ahead come by themselves, together.
#[test]
fn a_move_that_is_made_ahead_is_heard_when_it_is_typed_and_behind_the_reply() {
    for theme in THEMES {
        let home = Home::new();
        let thinker = Thinker::new(&home);
        let mut spans = Spans::start(&home, &args(&thinker.game(theme)), THINKING);
        spans.all(AHEAD);
        spans.says(&format!("{}\r", PREMOVE.0), PREMOVE.1);
        thinker.answers();
        spans.says("", MADE_AHEAD);
    }
}

/// Who has the move, and what each says and does, as one place hears it.
#[test]
fn at_a_place_of_a_match_each_message_is_heard_once() {
    for theme in THEMES {
        let home = Home::new();
        let mut table = Match::waiting(&home);
        let mut white = Spans::start(&home, &args(&place(theme)), WAITS);
        let heard = table.heard(|keys, last| white.heard(keys, last));
        assert_eq!(heard, AT_A_PLACE, "{theme}");
        white.all(TO_THE_BOARD);
    }
}

/// A puzzle is another each time.
#[test]
fn a_puzzle_and_the_way_out_of_it_are_heard_without_the_board() {
    for theme in THEMES {
        let home = Home::new();
        let mut spans = Spans::start(&home, &args(&game(theme)), START);
        spans.says("i", "Entry:");
        for (line, last) in [
            ("puzzle\r", "Find the best move."),
            ("answer\r", "Another one: Enter."),
            ("puzzle\r", "Find the best move."),
            ("close\r", "No moves yet."),
        ] {
            let said = spans.heard(line, last);
            assert!(!said.contains(" . ") && !said.contains(" : "), "{said}");
        }
        spans.says("\x1b", "Board. e1: white king, dark square.");
    }
}

/// A reader that comes to the screen speaks the row of the cursor, and that asks for the passphrase.
#[test]
fn the_desk_asks_for_the_passphrase_in_the_row_of_the_cursor() {
    let home = Home::new();
    let _host = hosted(&home);
    let args = args("seat desk --screen --theme reader");
    let asks = "The arbiter's passphrase. Enter alone: back.";
    let mut spans = Spans::start(&home, &args, asks);
    let (row, _) = spans.terminal.screen().cursor_position();
    assert_eq!(spans.terminal.rows()[usize::from(row)], asks);
    // Nothing is seen of it.
    spans.terminal.press(PASSPHRASE);
    for (line, said) in [
        ("\r", "Welcome, arbiter."),
        ("start\r", "The game begins. White's clock is running."),
        ("matters\r", "Nothing waits for your decision."),
    ] {
        let heard = spans.heard(line, said);
        assert!(heard.ends_with(said) && !heard.contains(" . "), "{line:?} {heard}");
    }
}
