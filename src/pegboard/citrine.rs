//! The Citrine and the Star Diamond of Novag, at 57600 baud.
//!
//! A board of this kind knows the rules and tells finished moves only. That a man is touched it never
//! tells, so it is a way to enter moves and no more. Figures are those of Novag's description of 2008
//! where nothing else is said; only a part of it was read.
//!
//! It says nothing by itself between moves. So that one learns that it is gone, it is asked what it is
//! after half a minute in which nothing has come.
//!
//! What noise can still bring in: another move of the same form, since there is no checksum; in the
//! test one spoilt line in forty. Whoever feeds it to a game finds most of them illegal. A number
//! that does not follow is a gap, and no position comes after it: the board cannot be asked in a way
//! that is known.

mod board;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;
use std::time::Duration;

use shakmaty::{CastlingSide, Move, Role, Square};

pub use board::Board;

use crate::pegboard::asked::TRIES;
use crate::pegboard::codec::Codec;
use crate::pegboard::report::{Order, Report};

/// How long the board is left alone after a command: some are lost after less than a tenth of a
/// second (tests on a board, empiricalrabbit, May 2016); Scid waits so long.
const PAUSE: Duration = Duration::from_millis(200);

/// How long between showing a move and making it, if a man is captured (Scid).
const CAPTURE: Duration = Duration::from_secs(3);

/// How long otherwise. That is no figure of anyone's: it is between the two others.
const QUIET_MOVE: Duration = Duration::from_secs(1);

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(1);

/// How long nothing need come before a board that is watched is asked whether it is still there.
const AUDIT: Duration = Duration::from_secs(30);

/// Bytes of a line that are kept.
const LONGEST: usize = 120;

/// Commands that may wait.
const MOST: usize = 32;

/// The question what the board is.
const IDENTIFY: &str = "I";

/// The codec of a Citrine.
#[derive(Debug, Default)]
pub struct Citrine {
    line: Vec<u8>,
    too_long: bool,
    out: Vec<u8>,
    /// Commands, each with how long to wait after it.
    waiting: VecDeque<(String, Duration)>,
    free_from: Duration,
    /// How often it was asked what it is since it has answered, and until when the last answer may
    /// take.
    asked: u8,
    late_at: Option<Duration>,
    /// It was told that the board is gone.
    silent: bool,
    /// Whether the player wants to know the answer.
    wanted: bool,
    /// When it is asked whether it is still there, while it is watched.
    audit: Option<Duration>,
    /// The moves made so far, by the number of the last one.
    plies: Option<u32>,
    /// The move that the board was told to make, as the board writes it, until it is known that it
    /// was made.
    played: Option<String>,
}

/// A line that means something.
#[derive(Debug, PartialEq, Eq)]
enum Line<'a> {
    /// How many moves are made with it, counted from 1, and the move.
    Moved(u32, &'a str),
    TakenBack(u32, &'a str),
    NewGame,
    Identity(&'a str),
    /// Something for people.
    Other,
    /// None of these, though it begins like one.
    None,
}

impl Citrine {
    /// The codec of a board that has not been told anything.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    fn put(&mut self, command: &str, pause: Duration, now: Duration) {
        self.waiting.push_back((command.to_owned(), pause));
        self.next(now);
    }

    fn next(&mut self, now: Duration) {
        if now < self.free_from {
            return;
        }
        let Some((command, pause)) = self.waiting.pop_front() else { return };
        self.out.extend(command.bytes().chain(*b"\r\n"));
        self.free_from = now.saturating_add(pause);
        if command == IDENTIFY {
            self.asked += 1;
            self.late_at = Some(now.saturating_add(PATIENCE));
        }
    }

    /// The first time the board shows the move, the second time it makes it.
    fn play(&mut self, mv: Move, now: Duration) -> bool {
        let Some((text, written)) = host_move(mv).zip(board_move(mv)) else { return false };
        let between = if mv.is_capture() { CAPTURE } else { QUIET_MOVE };
        self.put(&text, between, now);
        self.put(&text, PAUSE, now);
        if self.played.replace(written).is_some() {
            // Nothing was said of the one before, and nothing need be.
            self.plies = self.plies.map(|plies| plies + 1);
        }
        true
    }

    fn said(&mut self, line: &[u8], now: Duration) -> Vec<Report> {
        match read(line) {
            Line::Moved(ply, text) => self.moved(ply, text),
            Line::TakenBack(ply, text) => {
                let made = u32::from(self.played.take().is_some());
                let follows = self.plies.is_none_or(|plies| (plies..=plies + made).contains(&ply));
                self.told(ply - 1, follows, Report::TakenBack(text.to_owned()))
            }
            Line::NewGame => {
                self.plies = Some(0);
                self.played = None;
                if self.audit.is_some() {
                    // A new game forgets it.
                    self.put("X ON", PAUSE, now);
                }
                vec![Report::Restarted]
            }
            Line::Identity(text) => {
                (self.asked, self.late_at) = (0, None);
                let wanted = std::mem::take(&mut self.wanted);
                wanted.then(|| Report::Identity(text.to_owned())).into_iter().collect()
            }
            Line::Other => Vec::new(),
            Line::None => vec![Report::Garbled],
        }
    }

    /// That the board has made the move that it was told shows in what it writes: the same move, or
    /// the player's next one with the number behind it.
    fn moved(&mut self, ply: u32, text: &str) -> Vec<Report> {
        let ahead = self.plies.map(|plies| ply.saturating_sub(plies));
        let moved = Report::Moved(text.to_owned());
        match (self.played.take(), ahead) {
            (Some(played), None | Some(1)) if played.eq_ignore_ascii_case(text) => {
                self.plies = Some(ply);
                vec![Report::Done(None)]
            }
            (Some(_), Some(2)) => {
                self.plies = Some(ply);
                vec![Report::Done(None), moved]
            }
            // Another one in its place: it was not made.
            (played, ahead) => {
                let follows = ahead.is_none_or(|ahead| ahead == 1 && played.is_none());
                self.told(ply, follows, moved)
            }
        }
    }

    fn identify(&mut self, now: Duration) {
        if self.late_at.is_none() && !self.waiting.iter().any(|(command, _)| command == IDENTIFY) {
            self.asked = 0;
            self.put(IDENTIFY, PAUSE, now);
        }
    }

    /// Told once, until it says something again.
    fn late(&mut self, now: Duration) -> Option<Report> {
        self.late_at.take_if(|late_at| now >= *late_at)?;
        if self.asked < TRIES {
            self.put(IDENTIFY, PAUSE, now);
            return None;
        }
        (!std::mem::replace(&mut self.silent, true)).then_some(Report::Silent)
    }

    fn told(&mut self, plies: u32, follows: bool, report: Report) -> Vec<Report> {
        self.plies = Some(plies);
        if follows { vec![report] } else { vec![Report::Gap, report] }
    }
}

/// Only the squares, and the piece of a promotion (Scid).
fn host_move(mv: Move) -> Option<String> {
    let from = mv.from()?;
    let to = match (mv, mv.castling_side()) {
        (Move::Castle { king, .. }, Some(side)) => {
            Square::from_coords(side.king_to_file(), king.rank())
        }
        _ => mv.to(),
    };
    let promotion = mv.promotion().map_or(String::new(), |role| format!("/{}", role.char()));
    Some(format!("M {from}{to}{promotion}"))
}

/// As the board writes it.
fn board_move(mv: Move) -> Option<String> {
    let text = match mv.castling_side() {
        Some(CastlingSide::KingSide) => "O-O".to_owned(),
        Some(CastlingSide::QueenSide) => "O-O-O".to_owned(),
        None => {
            let by = if mv.is_capture() { 'x' } else { '-' };
            let promotion = mv.promotion().map(|role| format!("/{}", role.upper_char()));
            let end = if mv.is_en_passant() { "ep" } else { promotion.as_deref().unwrap_or("") };
            format!("{}{by}{}{end}", mv.from()?, mv.to())
        }
    };
    Some(text)
}

fn read(line: &[u8]) -> Line<'_> {
    let Ok(line) = std::str::from_utf8(line) else { return Line::None };
    if line.chars().any(|c| !(' '..='~').contains(&c)) {
        return Line::None;
    }
    let mut words = line.split_whitespace();
    let first = words.next().unwrap_or_default();
    let rest: Vec<&str> = words.collect();
    match first {
        "M" => numbered(&rest).map_or(Line::None, |(ply, text)| Line::Moved(ply, text)),
        "T" => numbered(&rest).map_or(Line::None, |(ply, text)| Line::TakenBack(ply, text)),
        "New" if rest == ["Game"] => Line::NewGame,
        "ID." | "ID" if !rest.is_empty() => {
            Line::Identity(line.trim_start_matches("ID").trim_start_matches('.').trim())
        }
        _ => Line::Other,
    }
}

/// The number of the move, with a comma if it is Black's, and the move; behind it there may be a
/// stroke, as in Novag's own examples.
fn numbered<'a>(words: &[&'a str]) -> Option<(u32, &'a str)> {
    let (&[number, text] | &[number, text, "|"]) = words else { return None };
    let black = number.ends_with(',');
    let number = number.strip_suffix(',').unwrap_or(number);
    let digits = number.len() <= 3 && number.bytes().all(|byte| byte.is_ascii_digit());
    let number = number.parse::<u32>().ok().filter(|&number| digits && number > 0)?;
    is_move(text).then_some((2 * number - u32::from(!black), text))
}

/// Whether this is written as the board writes a move.
fn is_move(text: &str) -> bool {
    if matches!(text, "O-O" | "O-O-O") {
        return true;
    }
    let (Some(from), Some(by), Some(to), Some(rest)) =
        (text.get(..2), text.get(2..3), text.get(3..5), text.get(5..))
    else {
        return false;
    };
    let squares = [from, to].iter().all(|square| square.parse::<Square>().is_ok());
    let promotes = rest.strip_prefix('/').is_some_and(|piece| {
        let role = piece.parse::<char>().ok().and_then(Role::from_char);
        role.is_some_and(|role| !matches!(role, Role::King | Role::Pawn))
    });
    squares && matches!(by, "-" | "x") && (matches!(rest, "" | "ep") || promotes)
}

impl Codec for Citrine {
    fn receive(&mut self, bytes: &[u8], now: Duration) -> Vec<Report> {
        let mut reports = Vec::new();
        for &byte in bytes {
            match byte {
                b'\r' | b'\n' => {
                    let line = std::mem::take(&mut self.line);
                    if std::mem::take(&mut self.too_long) {
                        reports.push(Report::Garbled);
                    } else if !line.is_empty() {
                        self.audit = self.audit.map(|_| now.saturating_add(AUDIT));
                        self.silent = false;
                        reports.extend(self.said(&line, now));
                    }
                }
                _ if self.line.len() < LONGEST => self.line.push(byte),
                _ => self.too_long = true,
            }
        }
        reports
    }

    fn order(&mut self, order: &Order, now: Duration) -> bool {
        if self.waiting.len() + 2 > MOST {
            return false;
        }
        match order {
            Order::Identify => {
                self.wanted = true;
                self.identify(now);
            }
            Order::Watch => {
                self.audit = Some(now.saturating_add(AUDIT));
                self.put("X ON", PAUSE, now);
            }
            Order::Play(mv) => return self.play(*mv, now),
            _ => return false,
        }
        true
    }

    fn time_passed(&mut self, now: Duration) -> Vec<Report> {
        if self.audit.take_if(|due| now >= *due).is_some() {
            self.audit = Some(now.saturating_add(AUDIT));
            self.identify(now);
        }
        self.next(now);
        self.late(now).into_iter().collect()
    }

    fn deadline(&self) -> Option<Duration> {
        let next = (!self.waiting.is_empty()).then_some(self.free_from);
        [next, self.late_at, self.audit].into_iter().flatten().min()
    }

    fn to_send(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.out)
    }
}
