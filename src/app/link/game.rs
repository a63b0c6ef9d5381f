//! What the host of a game between two homes and the other player, its guest, tell each other.

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color};

use crate::app::homes::TermsText;
use crate::online::{GameState, GameStatus};

/// So many moves no game has.
const MOST: usize = 6000;

/// What the guest is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToGuest {
    /// This is offered, by this line of it: first, and after each break. Whether it goes on already.
    Offers(TermsText, bool),
    /// The game stands so: fresh when it begins, and after each break.
    Stands(Fresh, StandsText),
    /// The host writes.
    Writes(String),
    /// The host wants another game.
    Rematch,
    /// The line of this number cannot be done.
    NotDone(u32),
    /// Somebody else has this side; the last.
    Taken,
    /// The host has left; the last.
    Left,
    /// Say [`FromGuest::Pong`] with this number at once.
    Ping(u32),
}

/// Whether it is told anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fresh(pub bool);

/// What the guest tells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FromGuest {
    /// The terms are agreed on, by a player of this name; or they are not.
    Agrees(bool, String),
    /// This is wanted, in a line of this number, from 1 on in a sitting; it awaits
    /// [`ToClient::Heard`](super::ToClient::Heard).
    Wants {
        /// Its number.
        number: u32,
        /// What, as [`wanted`](crate::app::homes::wanted) writes it.
        wanted: String,
        /// How long the player thought about it, in microseconds by the guest's clock.
        thought: u64,
    },
    /// Another game is wanted, or agreed to.
    Rematch,
    /// The answer to a ping.
    Pong(u32),
}

/// How a game stands, as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StandsText {
    /// All moves, with blanks between them.
    moves: String,
    /// What White and Black have left, in milliseconds.
    left: [u64; 2],
    status: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    winner: Option<String>,
    draw: [bool; 2],
    takeback: [bool; 2],
}

/// How the states of a game are written.
const STATUS: [(GameStatus, &str); 9] = [
    (GameStatus::Going, "going"),
    (GameStatus::Aborted, "aborted"),
    (GameStatus::Mate, "mate"),
    (GameStatus::Resigned, "resigned"),
    (GameStatus::Stalemate, "stalemate"),
    (GameStatus::Draw, "draw"),
    (GameStatus::Flag, "flag"),
    (GameStatus::Variant, "variant"),
    (GameStatus::Decided, "decided"),
];

impl From<&GameState> for StandsText {
    fn from(state: &GameState) -> Self {
        let moves: Vec<String> = state.moves.iter().map(ToString::to_string).collect();
        let millis = |color| u64::try_from(state.left[color].as_millis()).unwrap_or(u64::MAX);
        let status = STATUS.iter().find(|(status, _)| *status == state.status);
        Self {
            moves: moves.join(" "),
            left: [millis(Color::White), millis(Color::Black)],
            status: status.map_or("decided", |(_, name)| name).to_owned(),
            winner: state.winner.map(|winner| winner.to_string()),
            draw: [state.draw.white, state.draw.black],
            takeback: [state.takeback.white, state.takeback.black],
        }
    }
}

impl StandsText {
    /// How the game stands; `None` if it makes no sense.
    #[must_use]
    pub fn read(&self) -> Option<GameState> {
        let moves = self.moves.split_whitespace().take(MOST).map(|uci| uci.parse().ok());
        let left = |millis: u64| std::time::Duration::from_millis(millis.min(1 << 40));
        let both = |[white, black]: [bool; 2]| ByColor { white, black };
        Some(GameState {
            moves: moves.collect::<Option<_>>()?,
            left: ByColor { white: left(self.left[0]), black: left(self.left[1]) },
            status: STATUS.iter().find(|(_, name)| *name == self.status)?.0,
            winner: self.winner.as_ref().map(|winner| winner.parse()).transpose().ok()?,
            draw: both(self.draw),
            takeback: both(self.takeback),
            expires: None,
        })
    }
}
