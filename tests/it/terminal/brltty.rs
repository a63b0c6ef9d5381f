//! The real program on a screen for readers, felt through BRLTTY: what stands on a display of 40 and
//! of 20 cells after each key.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;

use super::GLANCE;
use super::arbitrated::{ASKS, AT_THE_DOOR, RoomToRead};
use super::desktop::Desktop;
use super::readers::{
    AHEAD, ANSWERED, DROPPED, KEYS, MADE_AHEAD, POSITION, PREMOVE, START, Thinker, WHITE, alone,
    dropping, game, in_words, wait_until,
};
use crate::program::Home;

/// BRLTTY comes in a folder for the system, and what reads a desktop in a package of its own.
const NEEDED: [(&str, &str); 1] = [("brltty", "brltty brltty-x11")];

/// A display, and the hands on it.
struct Display<'a> {
    desktop: Desktop<'a>,
    /// All that it has shown, a line each.
    shown: Arc<Mutex<Vec<String>>>,
    hands: TcpStream,
    /// How many of these were looked at.
    before: usize,
}

impl<'a> Display<'a> {
    /// A game under BRLTTY; `None` where it is not installed.
    fn start(
        home: &'a Home,
        cells: usize,
        (term, args): (&str, &str),
        first: &str,
    ) -> Option<Self> {
        let mut desktop = Desktop::start(home, &NEEDED)?;
        desktop.play((80, 24), term, args);
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let device = format!("client:{}", listener.local_addr().unwrap());
        let mut program = desktop.command("brltty");
        // In front, without a settings file, speech or keyboard of its own.
        program
            .args(["-n", "-N", "-e", "-b", "vr", "-x", "a2", "-A", "none", "-s", "no", "-S", "no"]);
        program.args(["-d", &device, "-F", &home.path("preferences").display().to_string()]);
        desktop.run(&mut program);
        let (mut hands, _) = listener.accept().unwrap();
        writeln!(hands, "cells {cells}").unwrap();
        let lines = BufReader::new(hands.try_clone().unwrap()).lines().map_while(Result::ok);
        let shown = Arc::new(Mutex::new(Vec::new()));
        let writes = Arc::clone(&shown);
        thread::spawn(move || {
            for line in lines {
                let text = line.strip_prefix("Visual \"").and_then(|text| text.strip_suffix('"'));
                writes.lock().unwrap().extend(text.map(in_words));
            }
        });
        let mut display = Self { desktop, shown, hands, before: 0 };
        display.felt(first);
        Some(display)
    }

    /// All that was shown since this was asked, once this stands there.
    fn felt(&mut self, last: &str) -> Vec<String> {
        let new = || self.shown.lock().unwrap()[self.before..].to_vec();
        let stands = || self.shown.lock().unwrap().last().is_some_and(|shown| shown == last);
        wait_until(stands, || format!("{last:?} not felt, but {:?}", new()));
        let new = new();
        self.before = self.shown.lock().unwrap().len();
        new
    }

    /// The next row that is shown, once it is one that fits.
    fn row(&mut self, text: &str, fits: impl Fn(&str) -> bool) -> String {
        let new = || self.shown.lock().unwrap()[self.before..].to_vec();
        let last = || new().pop().filter(|row| !row.is_empty() && fits(row));
        wait_until(|| last().is_some(), || format!("no row of {text:?} felt, but {:?}", new()));
        let row = last().unwrap();
        self.before = self.shown.lock().unwrap().len();
        row
    }

    /// The rows of a page, from the row of the cursor up to that with which the text begins.
    fn page(&mut self, text: &str) -> String {
        let mut rows = self.row(text, |row| text.ends_with(row) || MORE.ends_with(row));
        let is_page = |rows: &str| {
            let told = rows.strip_suffix(MORE).unwrap_or(rows).trim();
            !told.is_empty() && text.starts_with(told)
        };
        while !is_page(&rows) {
            writeln!(self.hands, "LNUP").unwrap();
            let above = self.row(text, |row| text.contains(row) || MORE.contains(row));
            rows = format!("{above} {rows}");
        }
        rows
    }
}

#[test]
fn brltty_shows_what_each_key_brings_and_nothing_else() {
    let home = Home::new();
    let Some(mut display) = Display::start(&home, 40, ("xterm-256color", &game("reader")), START)
    else {
        return;
    };
    let mut before = START;
    let mut between = Vec::new();
    for (key, sentence) in KEYS {
        display.desktop.press(key.1);
        let felt = display.felt(sentence);
        let is_between = |felt: &String| felt != before && felt != sentence;
        between.extend(felt.into_iter().filter(is_between).map(|felt| (key, felt)));
        before = sentence;
    }
    // On a busy machine the terminal may be looked at once in the middle of what is written to it.
    assert!(between.len() <= 1, "{between:?}");
}

/// On a console with any theme for readers, on a desktop with the one for braille.
fn begins_with_the_first_word(term: &str, theme: &str) {
    let home = Home::new();
    let first = "New here? To choose";
    let Some(mut display) = Display::start(&home, 20, (term, &game(theme)), first) else { return };
    for (key, sentence) in KEYS {
        display.desktop.press(key.1);
        let first = sentence.get(..20).unwrap_or(sentence).trim();
        display.felt(first);
        let Some(rest) = sentence.get(20..) else { continue };
        writeln!(display.hands, "FWINRT").unwrap();
        display.felt(rest.get(..20).unwrap_or(rest).trim());
    }
    // An answer of several rows begins with its first one.
    for (key, row) in [("w", WHITE), ("e", POSITION), ("w", WHITE)] {
        display.desktop.press(key);
        display.felt(row[..20].trim());
    }
}

#[test]
fn on_a_console_a_short_display_begins_with_the_first_word_and_the_rest_is_a_key_away() {
    begins_with_the_first_word("linux", "reader");
}

#[test]
fn on_a_console_words_alone_begin_with_the_first_one_too() {
    begins_with_the_first_word("linux", "words");
}

#[test]
fn on_a_desktop_the_theme_for_braille_begins_with_the_first_word_too() {
    begins_with_the_first_word("xterm-256color", "braille");
}

/// What stands below a page that is not the last, and the key that turns it.
const MORE: &str = "More follows: Shift Z.";
const TURNS: &str = "Z";

/// Answers of several rows, each felt from the row of the cursor up: whole, in order, and nothing else.
fn answers_are_whole(theme: &str, cells: usize, first: &str) {
    let home = Home::new();
    let args = format!("{} --braille-width {cells}", game(theme));
    let Some(mut display) = Display::start(&home, cells, ("xterm-256color", &args), first) else {
        return;
    };
    for (key, text) in [("w", WHITE), ("e", POSITION), ("w", WHITE)] {
        // Where a hand has gone elsewhere, BRLTTY follows the cursor again a quarter of a second later.
        thread::park_timeout(GLANCE * 10);
        display.desktop.press(key);
        let mut told = String::new();
        loop {
            let page = display.page(text[told.len()..].trim());
            let goes_on = page.strip_suffix(MORE);
            told = in_words(&format!("{told} {}", goes_on.unwrap_or(&page)));
            if goes_on.is_none() {
                break;
            }
            thread::park_timeout(GLANCE * 10);
            display.desktop.press(TURNS);
        }
        assert_eq!(told, text, "{theme} {cells}");
    }
}

#[test]
fn on_a_desktop_an_answer_of_several_rows_is_felt_from_its_last_one_up() {
    for theme in ["reader", "words"] {
        answers_are_whole(theme, 40, START);
        answers_are_whole(theme, 20, "dark square.");
    }
}

/// What can be dropped, and of the question what is dropped its last row, where the cursor is.
#[test]
fn on_a_display_a_game_with_drops_is_felt_key_by_key() {
    let home = Home::new();
    let args = format!("{} --braille-width 40", dropping("reader"));
    let Some(mut display) = Display::start(&home, 40, ("xterm-256color", &args), START) else {
        return;
    };
    for (key, sentence) in DROPPED {
        display.desktop.press(key.1);
        let last = match sentence.rsplit_once("number. ") {
            Some((_, last)) => last,
            // Behind the last word is a cell for the cursor, so this one goes on in a second row.
            None if sentence.len() > 38 => sentence.rsplit(' ').next().unwrap(),
            None => sentence,
        };
        display.felt(last);
    }
}

/// At the desk of a room the beginning of each message is under the fingers.
#[test]
fn on_a_display_what_waits_in_a_room_begins_with_its_first_word() {
    let home = Home::new();
    let mut room = RoomToRead::new(&home, "braille");
    let first = &ASKS[..40];
    let Some(mut display) =
        Display::start(&home, 40, ("xterm-256color", AT_THE_DOOR), first.trim())
    else {
        return;
    };
    for c in crate::rooms::PASSPHRASE.chars() {
        let key = if c == ' ' { "space".to_owned() } else { c.to_string() };
        display.desktop.press(&key);
    }
    room.plays(|key, sentence| {
        if !key.1.is_empty() {
            display.desktop.press(key.1);
        }
        let begins = |row: &str| row.len() > 20 && sentence.starts_with(row);
        display.row(sentence, begins);
    });
}

/// The own move stays until it was felt, and each step has one line of the display.
#[test]
fn on_a_display_the_own_move_stands_before_the_reply_and_each_step_is_whole() {
    let home = Home::new();
    let args = format!("{} --braille-width 40", alone("reader"));
    let Some(mut display) = Display::start(&home, 40, ("xterm-256color", &args), START) else {
        return;
    };
    for (key, sentence) in ANSWERED {
        display.desktop.press(key.1);
        let own = "pawn e2 e4";
        let reply = sentence.strip_prefix(own).map(str::trim);
        let felt = display.felt(reply.unwrap_or(sentence));
        assert!(reply.is_none() || felt.iter().any(|felt| felt == own), "{felt:?}");
    }
}

/// A move that is typed while an engine thinks, and what comes of it.
#[test]
fn a_move_that_is_made_ahead_is_felt_when_it_is_typed_and_behind_the_reply() {
    let home = Home::new();
    let thinker = Thinker::new(&home);
    let args = thinker.game("reader");
    let Some(mut display) = Display::start(&home, 40, ("xterm-256color", &args), START) else {
        return;
    };
    for (key, sentence) in AHEAD {
        display.desktop.press(key.1);
        display.felt(sentence);
    }
    let (typed, told) = PREMOVE;
    for letter in typed.chars() {
        display.desktop.press(&letter.to_string());
    }
    display.felt(typed);
    display.desktop.press("Return");
    display.felt(told);
    thinker.answers();
    let (reply, made) = MADE_AHEAD.split_at(MADE_AHEAD.len() / 2);
    // Both are one message: the cursor is on its last row, and the reply in the row above.
    display.felt(made.trim());
    writeln!(display.hands, "LNUP").unwrap();
    display.felt(reply.trim());
}
