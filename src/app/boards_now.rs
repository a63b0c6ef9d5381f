//! A simultaneous display as it stands in the archive: its boards, which of them wait, and what is said of
//! them. Pure; whoever goes from board to board is `perform`.

use std::time::Duration;

use shakmaty::Color;

use crate::archive::{Guest, Played, SimulBoard};
use crate::command::Command;
use crate::laws::At;
use crate::voices::{Lines, Narrator, Span, Value};

/// The boards of a display, as they stand.
#[derive(Debug)]
pub struct BoardsNow {
    /// The board at which the player is.
    own: SimulBoard,
    boards: Vec<BoardNow>,
}

/// A board of a display, as it stands.
#[derive(Debug)]
pub struct BoardNow {
    /// The board.
    pub board: SimulBoard,
    /// Its game; `None` where nobody has moved.
    pub game: Option<Played>,
    /// How many moves the player has made in it, and when it was left.
    pub left: Option<(usize, At)>,
}

/// How a board has ended for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ended {
    Won,
    Drawn,
    Lost,
}

impl BoardNow {
    fn ended(&self) -> Option<Ended> {
        let result = self.game.as_ref()?.result.as_deref()?;
        Some(match (result, self.board.exhibitor) {
            ("1-0", Color::White) | ("0-1", Color::Black) => Ended::Won,
            ("0-1", Color::White) | ("1-0", Color::Black) => Ended::Lost,
            _ => Ended::Drawn,
        })
    }

    /// Whether its game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.ended().is_some()
    }
}

impl BoardsNow {
    /// The boards of a display, by its games, the newest first; `left` tells of a game that is not over how
    /// many moves the player has made in it, and when it was left.
    pub fn of(
        own: SimulBoard,
        games: &[Played],
        left: impl Fn(&Played) -> Option<(usize, At)>,
    ) -> Self {
        let board_of = |game: &Played| game.header.simul_board().map(|it| it.board);
        let at = |number: usize| {
            let game = games.iter().find(|game| board_of(game) == Some(number)).cloned();
            let left = game.as_ref().filter(|game| game.result.is_none()).and_then(&left);
            Some(BoardNow { board: own.at(number)?, game, left })
        };
        let boards = (1..=own.guests.len()).filter_map(at).collect();
        Self { own, boards }
    }

    /// The board that comes next: the first behind this one whose game is not over.
    #[must_use]
    pub fn next(&self) -> Option<&BoardNow> {
        self.own.others().find_map(|number| self.board(number).filter(|board| !board.is_over()))
    }

    /// The board of this number.
    #[must_use]
    pub fn board(&self, number: usize) -> Option<&BoardNow> {
        self.boards.get(number.checked_sub(1)?)
    }

    /// How many boards there are.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.boards.len()
    }

    /// Whether all games are over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.boards.iter().all(BoardNow::is_over)
    }

    /// What waits, in the order in which it comes, and what has ended.
    #[must_use]
    pub fn told(&self, narrator: &Narrator, at: At) -> Lines {
        let others = || self.own.others().filter_map(|number| self.board(number));
        let waits = others().filter(|board| !board.is_over());
        let over = self.boards.iter().filter(|board| board.is_over());
        let lines: Lines = waits
            .map(|board| waits_said(narrator, board, at))
            .chain(over.filter_map(|board| ended_said(narrator, board)))
            .collect();
        if lines.is_empty() { vec![narrator.talk.sentence("simul-last", &[])] } else { lines }
    }

    /// What is said when a game has ended: how many are left, or what has come of all.
    #[must_use]
    pub fn after_end(&self, narrator: &Narrator) -> Lines {
        let talk = &narrator.talk;
        if !self.is_over() {
            let left = self.boards.iter().filter(|board| !board.is_over()).count();
            let next = talk.command_name(Command::NextBoard);
            return vec![
                talk.sentence("simul-left", &[("count", left.into()), ("name", next.into())]),
            ];
        }
        let count = |wanted| {
            let as_wanted = |board: &&BoardNow| board.ended() == Some(wanted);
            Value::from(self.boards.iter().filter(as_wanted).count())
        };
        let values = [
            ("won", count(Ended::Won)),
            ("drawn", count(Ended::Drawn)),
            ("lost", count(Ended::Lost)),
        ];
        let over = talk.sentence("simul-over", &values);
        let each = self.boards.iter().filter_map(|board| ended_said(narrator, board));
        std::iter::once(over).chain(each).collect()
    }
}

fn waits_said(narrator: &Narrator, board: &BoardNow, at: At) -> Vec<Span> {
    let mut values = named(narrator, &board.board);
    let Some((moves, left)) = board.left.filter(|(moves, _)| *moves > 0) else {
        return narrator.talk.sentence("simul-unplayed", &values);
    };
    let since = narrator.time(whole_seconds(at.since(left)));
    values.extend([("move", moves.into()), ("time", since)]);
    narrator.talk.sentence("simul-waits", &values)
}

/// How a board has ended, if it has.
#[must_use]
pub fn ended_said(narrator: &Narrator, board: &BoardNow) -> Option<Vec<Span>> {
    let id = match board.ended()? {
        Ended::Won => "simul-won",
        Ended::Drawn => "simul-drawn",
        Ended::Lost => "simul-lost",
    };
    Some(narrator.talk.sentence(id, &named(narrator, &board.board)))
}

/// The number of a board and who plays there, as values of a sentence.
#[must_use]
pub fn named(narrator: &Narrator, board: &SimulBoard) -> Vec<(&'static str, Value)> {
    let talk = &narrator.talk;
    let level = |level: u8| ("level", Value::from(u32::from(level)));
    let guest = match board.guest() {
        Some(Guest::Builtin(of)) => talk.sentence("simul-level", &[level(*of)]).into(),
        Some(Guest::Engine(of, file)) => {
            let name = std::path::Path::new(file).file_name().unwrap_or_default();
            let name = ("engine", Value::from(name.to_string_lossy().into_owned()));
            talk.sentence("simul-engine", &[name, level(*of)]).into()
        }
        Some(Guest::Person(name)) if !name.is_empty() => Value::from(name.as_str()),
        Some(Guest::Person(_)) | None => narrator.word("simul-guest"),
    };
    vec![("board", board.board.into()), ("opponent", guest)]
}

/// A time as it is told.
#[must_use]
pub fn whole_seconds(time: Duration) -> Duration {
    Duration::from_secs(time.as_secs())
}
