//! What a script looks at after an event: clocks, boards, sheets, counters.

use std::time::Duration;

use shakmaty::uci::UciMove;
use shakmaty::{Board, Color, Position as _};

use crate::header::PACES;
use crate::laws::{Game, Pace, Points, Position};
use crate::moves::played;
use crate::notation::san;
use crate::words::{color, read_color, read_result, read_time, result, time};

/// Every form of a check, each with an example.
pub const CHECKS: &[&str] = &[
    "check clock white 12:00",
    "check turn black",
    "check board white rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
    "check position rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
    "check sheet white e4 e5 - Nc6",
    "check offer none",
    "check illegal white 1",
    "check occurrences 3",
    "check result 1-0",
    "check pace rapid",
    "compare boards",
    "compare boards 4k3/8/8/8/8/8/4P3/4K3 4k3/8/8/8/4P3/8/8/4K3",
    "compare boards 4k3/8/8/8/8/8/4P3/4K3 4k3/8/8/8/4P3/8/8/4K3 white wrote e4 black wrote e4",
];

/// A value of the game, and what it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Expectation {
    Clock(Color, Duration),
    Turn(Color),
    Board(Color, Board),
    Position(Board),
    Sheet(Color, String),
    Offer(Option<Color>),
    Illegal(Color, u8),
    Occurrences(u32),
    Result(Option<(Points, Points)>),
    Pace(Pace),
}

pub(super) fn read_check(text: &str) -> Option<Expectation> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Some(match words[..] {
        ["clock", of, left] => Expectation::Clock(read_color(of)?, read_time(left)?),
        ["turn", of] => Expectation::Turn(read_color(of)?),
        ["board", of, board] => Expectation::Board(read_color(of)?, board.parse().ok()?),
        ["position", board] => Expectation::Position(board.parse().ok()?),
        ["sheet", of, ref moves @ ..] => Expectation::Sheet(read_color(of)?, moves.join(" ")),
        ["offer", "none"] => Expectation::Offer(None),
        ["offer", of] => Expectation::Offer(Some(read_color(of)?)),
        ["illegal", of, count] => Expectation::Illegal(read_color(of)?, count.parse().ok()?),
        ["occurrences", count] => Expectation::Occurrences(count.parse().ok()?),
        ["result", "none"] => Expectation::Result(None),
        ["pace", pace] => Expectation::Pace(PACES.iter().find(|(name, _)| *name == pace)?.1),
        ["result", score] => Expectation::Result(Some(read_result(score)?)),
        _ => return None,
    })
}

impl Expectation {
    /// What the game has instead; `None` if it is as it should be.
    pub(super) fn differs(&self, game: &Game) -> Option<String> {
        let (same, found) = match self {
            Self::Clock(of, left) => {
                let found = game.clock().map(|clock| clock.remaining(*of, game.now()));
                let words = found.map_or_else(|| "no clock".to_owned(), time);
                (found == Some(*left), format!("check clock {} {words}", color(*of)))
            }
            Self::Turn(of) => {
                let turn = game.position().turn();
                (turn == *of, format!("check turn {}", color(turn)))
            }
            Self::Board(of, board) => {
                let found = game.board(*of);
                (found == board, format!("check board {} {found}", color(*of)))
            }
            Self::Position(board) => {
                let found = game.position().board();
                (found == board, format!("check position {found}"))
            }
            Self::Sheet(of, moves) => {
                let found = sheet(game, *of);
                (found == *moves, format!("check sheet {} {found}", color(*of)))
            }
            Self::Offer(by) => {
                let found = game.offer();
                (found == *by, format!("check offer {}", found.map_or("none", color)))
            }
            Self::Illegal(of, count) => {
                let found = game.conduct().illegal_acts(*of);
                (found == *count, format!("check illegal {} {found}", color(*of)))
            }
            Self::Occurrences(count) => {
                let found = game.course().occurrences();
                (found == *count, format!("check occurrences {found}"))
            }
            Self::Result(points) => {
                let found = game.outcome().map(|end| (end.points.white, end.points.black));
                let words = found.map(|(white, black)| result(white, black));
                (found == *points, format!("check result {}", words.as_deref().unwrap_or("none")))
            }
            Self::Pace(pace) => {
                let found = game.pace();
                (found == *pace, format!("check pace {}", self::pace(found)))
            }
        };
        (!same).then_some(found)
    }
}

fn pace(pace: Pace) -> &'static str {
    PACES.iter().find(|(_, one)| *one == pace).map_or("", |(name, _)| name)
}

/// What stands on a sheet, `-` for a gap; what is no legal move there, as squares.
fn sheet(game: &Game, of: Color) -> String {
    let mut position = Some(game.course().start().clone());
    let entries = (0..).zip(game.sheet(of).entries());
    let words = entries.map(|(ply, entry)| {
        let made = game.made().get(ply).map(|made| made.before.clone());
        let mut before = position.take().or(made);
        let word = entry.map_or_else(|| "-".to_owned(), |uci| written(uci, &mut before));
        position = before.filter(|_| entry.is_some());
        word
    });
    words.collect::<Vec<String>>().join(" ")
}

/// The SAN of a move that is legal here, played on; its squares otherwise, and no position is known
/// after it.
fn written(uci: UciMove, position: &mut Option<Position>) -> String {
    let before = position.clone();
    let mv = position.as_mut().and_then(|position| played(uci, position));
    if let Some((before, mv)) = before.zip(mv) {
        return san::english(&before, mv);
    }
    *position = None;
    uci.to_string()
}
