//! The game that a simulated hand plays.

use std::io;
use std::path::Path;
use std::time::Duration;

use crate::laws::Position;
use shakmaty::{Color, Move, Position as _};

use crate::notation::pgn::{Found, Reader};
use crate::opened;
use crate::pegboard::make::Make;
use crate::pegboard::report::{Button, Pressed};
use crate::pegboard::simulator::{Act, Player, Step};

/// Between a move and the press that confirms it.
const CONFIRM: Duration = Duration::from_millis(500);

/// Why there is no game to play.
pub(super) enum NoGame {
    Unreadable(io::Error),
    /// The file has so many games that can be read.
    Only(usize),
}

/// A game that is being played.
pub(super) struct Score {
    moves: std::vec::IntoIter<(Position, Move)>,
    player: Player,
    delay: Duration,
    side: Option<Color>,
    confirm: Option<Button>,
}

/// The first position and the moves of a game of a PGN file, counted from 1.
pub(super) fn read(file: &Path, number: usize) -> Result<(Position, Vec<Move>), NoGame> {
    let text = opened::bytes(file, opened::LARGEST).map_err(NoGame::Unreadable)?;
    let mut games = Vec::new();
    let mut take = |found| {
        if let Found::Game(game) = found {
            games.push((game.start, game.moves));
        }
    };
    let mut reader = Reader::default();
    reader.feed(&text, &mut take);
    reader.finish(&mut take);
    let count = games.len();
    games.into_iter().nth(number.wrapping_sub(1)).ok_or(NoGame::Only(count))
}

/// The button with which a move is confirmed on a board of this make.
pub(super) const fn confirming(make: Make, has_clock: bool) -> Option<Button> {
    match make {
        Make::Peg1 => Some(Button::Confirm),
        Make::Dgt if has_clock => Some(Button::Clock),
        _ => None,
    }
}

impl Score {
    pub(super) fn new(
        (start, moves): (Position, Vec<Move>),
        player: Player,
        delay: Duration,
        side: Option<Color>,
        confirm: Option<Button>,
    ) -> Self {
        let mut position = start;
        let mut all = Vec::new();
        for mv in moves {
            all.push((position.clone(), mv));
            position.play_unchecked(mv);
        }
        Self { moves: all.into_iter(), player, delay, side, confirm }
    }

    /// Whether all moves are played.
    pub(super) fn is_over(&self) -> bool {
        self.moves.as_slice().is_empty()
    }

    /// Whether the next move is one of the side that waits to be told.
    pub(super) fn waits(&self) -> bool {
        let turn = self.moves.as_slice().first().map(|(position, _)| position.turn());
        self.side.is_some_and(|side| turn.is_some_and(|turn| turn != side))
    }

    /// The next move, where it is played, and what the hand does for it. `told` if it was asked for:
    /// then it begins at once.
    pub(super) fn next(&mut self, told: bool) -> Option<(Position, Move, Vec<Step>)> {
        let (position, mv) = self.moves.next()?;
        let mut steps = self.player.play(&position, mv);
        let confirms = self.side.is_none_or(|side| side == position.turn());
        if let Some(button) = self.confirm.filter(|_| confirms) {
            steps.push((CONFIRM, Act::Press(button, Pressed::Short)));
            // The finger is off the button before the next move begins.
            steps.push((CONFIRM, Act::Wait));
        }
        if !told {
            steps.insert(0, (self.delay, Act::Wait));
        }
        Some((position, mv, steps))
    }
}
