//! The Citrine and the Star Diamond of Novag, at 57600 baud.
//!
//! A board of this kind knows the rules and tells finished moves only. That a piece is touched it
//! never tells, so it is a way to enter moves and no more. Figures are those of Novag's description
//! of 2008 where nothing else is said; only a part of it was read.
//!
//! It says nothing by itself between moves. So that one learns that it is gone, it is asked how it
//! stands after half a minute in which nothing has come.
//!
//! There is no checksum, and a spoilt line may be another legal move. So no line is a move before the
//! board has been asked how it stands and stands as after it. Where it does not, it is asked for the
//! list of its moves, which must lead to how it stands; so are moves found whose lines were lost, and
//! that some were is told as a gap. Now and then it is asked also if nothing was heard.

mod asking;
mod board;
mod game;
mod lines;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;
use std::time::Duration;

use shakmaty::{CastlingSide, Move, Square};

pub use board::Board;

use asking::Asking;
use game::{DoubtedLine, Game};
use lines::{Line, read};

use crate::asked::TRIES;
use crate::codec::Codec;
use crate::report::{Order, Report};

/// How long the board is left alone after a command: some are lost after less than a tenth of a
/// second (tests on a board, empiricalrabbit, May 2016); Scid waits so long.
const PAUSE: Duration = Duration::from_millis(200);

/// How long between showing a move and making it, if a piece is captured (Scid).
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

/// The questions what the board is, how it stands, and which moves were made; and the order to tell
/// moves.
const IDENTIFY: &str = "I";
const POSITION: &str = "P";
const LIST: &str = "G";
const TELL: &str = "X ON";

/// The codec of a Citrine.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about a talk")]
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
    /// What is known of its game, as soon as line and position have agreed.
    game: Option<Game>,
    /// The moves that were told, and whether they are all, from the first one.
    told: Vec<String>,
    whole: bool,
    /// The lines since then, which are not believed yet.
    heard: Vec<DoubtedLine>,
    asking: Option<Asking>,
    /// Something has come that cannot be read, and how often it was asked again because of that.
    doubts: bool,
    again: u8,
    /// Until then what comes may belong to the last answer.
    quiet_until: Duration,
    /// It has shown how it stands.
    draws: bool,
    /// The move that the board was told to make, as the board writes it, until it is known that it
    /// was made.
    played: Option<String>,
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
        match command.as_str() {
            IDENTIFY => {
                self.asked += 1;
                self.late_at = Some(now.saturating_add(PATIENCE));
            }
            POSITION | LIST => {
                if let Some(asking) = &mut self.asking {
                    asking.begins(now);
                }
            }
            _ => {}
        }
    }

    /// The first time the board shows the move, the second time it makes it.
    fn play(&mut self, mv: Move, now: Duration) -> bool {
        let Some((text, written)) = host_move(mv).zip(board_move(mv)) else { return false };
        let between = if mv.is_capture() { CAPTURE } else { QUIET_MOVE };
        self.put(&text, between, now);
        self.put(&text, PAUSE, now);
        // Of the one before nothing was said, and nothing need be: the next position will show it.
        self.played = Some(written);
        self.check(now);
        true
    }

    fn said(&mut self, line: &[u8], now: Duration) -> Vec<Report> {
        let read = read(line);
        let lists = matches!(read, Line::Listed(..) | Line::Head);
        let answers = lists || matches!(read, Line::Row(..) | Line::Frame | Line::None);
        if let Some(asking) = &mut self.asking {
            asking.hears(now, answers, lists);
        }
        match (read, &mut self.asking) {
            (Line::Moved(ply, text), _) => {
                self.hears(DoubtedLine::Moved(ply, text.to_owned()), now);
            }
            (Line::TakenBack(ply, text), _) => {
                self.hears(DoubtedLine::TakenBack(ply, text.to_owned()), now);
            }
            (Line::NewGame, _) => return self.begins_anew(now),
            (Line::Identity(text), _) => return self.identified(text),
            (Line::Row(rank, row), Some(asking)) => {
                asking.row(rank, row);
                return self.answered(now);
            }
            (Line::Listed(number, moves), Some(asking)) => asking.listed(number, &moves),
            (Line::Head | Line::Frame, _) => {}
            (Line::None, asking) => {
                if let Some(asking) = asking {
                    asking.spoils();
                }
                self.doubted(now);
                return vec![Report::Garbled];
            }
            (Line::Row(..) | Line::Listed(..) | Line::Other, _) => self.doubted(now),
        }
        Vec::new()
    }

    fn hears(&mut self, heard: DoubtedLine, now: Duration) {
        self.heard.push(heard);
        if self.asking.is_none() {
            self.check(now);
        }
    }

    /// Something has come that may have been a move.
    fn doubted(&mut self, now: Duration) {
        if self.asking.is_some() || now >= self.quiet_until {
            self.check(now);
        } else if self.again < asking::AGAIN {
            self.again += 1;
            self.check(now);
        }
    }

    fn begins_anew(&mut self, now: Duration) -> Vec<Report> {
        self.game = Some(Game::new());
        self.whole = true;
        self.told.clear();
        self.heard.clear();
        self.played = None;
        self.tell_moves(now);
        self.check(now);
        vec![Report::Restarted]
    }

    /// A new game forgets it.
    fn tell_moves(&mut self, now: Duration) {
        if self.audit.is_some() {
            self.put(TELL, PAUSE, now);
        }
    }

    fn identified(&mut self, text: &str) -> Vec<Report> {
        (self.asked, self.late_at) = (0, None);
        let wanted = std::mem::take(&mut self.wanted);
        wanted.then(|| Report::Identity(text.to_owned())).into_iter().collect()
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

impl Codec for Citrine {
    fn receive(&mut self, bytes: &[u8], now: Duration) -> Vec<Report> {
        let mut reports = Vec::new();
        for &byte in bytes {
            match byte {
                b'\r' | b'\n' => {
                    let line = std::mem::take(&mut self.line);
                    if std::mem::take(&mut self.too_long) {
                        self.doubted(now);
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
                self.put(TELL, PAUSE, now);
                self.check(now);
            }
            Order::Play(mv) => return self.play(*mv, now),
            Order::Look
            | Order::Light(_)
            | Order::Buzz(_)
            | Order::Shake(_)
            | Order::SetClock(_)
            | Order::Show(..)
            | Order::Battery
            | Order::Learn
            | Order::Name(_) => return false,
        }
        true
    }

    fn time_passed(&mut self, now: Duration) -> Vec<Report> {
        if self.audit.take_if(|due| now >= *due).is_some() {
            self.audit = Some(now.saturating_add(AUDIT));
            // That it must tell moves may have been lost on the way, or a new game has forgotten it.
            self.put(TELL, PAUSE, now);
            self.check(now);
        }
        self.next(now);
        let mut reports = self.answer_due(now);
        reports.extend(self.late(now));
        reports
    }

    fn deadline(&self) -> Option<Duration> {
        let next = (!self.waiting.is_empty()).then_some(self.free_from);
        let answer = self.asking.as_ref().and_then(|asking| asking.due);
        [next, self.late_at, self.audit, answer].into_iter().flatten().min()
    }

    fn to_send(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.out)
    }
}
