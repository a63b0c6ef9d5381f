//! What happens in a game.

use std::time::Duration;

use serde::Deserialize;
use shakmaty::uci::UciMove;
use shakmaty::{ByColor, Color};

use crate::account::WireKey;
use crate::fault::Fault;
use crate::lines::{Closer, Lines};
use crate::text;

/// A longer game is none.
const MOST: usize = 4000;

/// What happens in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameEvent {
    /// What the game is, and how it stands: first, and again after each break.
    Full(Box<Began>),
    /// How it stands now.
    State(Box<GameState>),
    /// Somebody writes.
    Chat(Chat),
    /// The opponent has left, or is back.
    Gone(Gone),
    /// Anything else.
    Other,
}

/// What a game is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Began {
    /// Its id.
    pub id: String,
    /// Who plays.
    pub players: ByColor<Player>,
    /// The game, as the server calls it.
    pub variant: String,
    /// The first position as FEN; `None` if it is the usual one.
    pub fen: Option<String>,
    /// The time at the beginning and for each move; `None` if there are no clocks.
    pub clock: Option<(Duration, Duration)>,
    /// Whether it is rated.
    pub rated: bool,
    /// How it stands.
    pub state: GameState,
}

/// A player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The name by which the server writes its addresses; nothing for its own program.
    pub id: String,
    /// The name as it is shown; nothing for its own program.
    pub name: String,
    /// The level of its own program, if that plays.
    pub ai: Option<u8>,
}

/// How a game stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameState {
    /// All moves.
    pub moves: Vec<UciMove>,
    /// The time that each has left.
    pub left: ByColor<Duration>,
    /// Whether it goes on, or how it has ended.
    pub status: GameStatus,
    /// Who has won, if anybody has.
    pub winner: Option<Color>,
    /// Who offers a draw.
    pub draw: ByColor<bool>,
    /// Who asks to take back.
    pub takeback: ByColor<bool>,
    /// How long the player to move has for the first move, if it is not made.
    pub expires: Option<Duration>,
}

/// Whether a game goes on, or how it has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameStatus {
    /// It goes on.
    Going,
    /// Nobody has moved in time, or somebody has aborted it.
    Aborted,
    /// Mate.
    Mate,
    /// Somebody has resigned.
    Resigned,
    /// Stalemate.
    Stalemate,
    /// Somebody has left.
    Left,
    /// A draw.
    Draw,
    /// A flag has fallen.
    Flag,
    /// By the rules of a variant.
    Variant,
    /// By a decision of the server.
    Decided,
}

/// What somebody writes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chat {
    /// Who.
    pub from: String,
    /// What.
    pub words: String,
}

/// Whether the opponent has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gone {
    /// Whether he has.
    pub gone: bool,
    /// After which time the player may claim the victory, if ever.
    pub claim: Option<Duration>,
}

/// The stream of a game.
#[derive(Debug)]
pub struct GameEvents(Lines);

impl GameEvents {
    pub(crate) const fn new(lines: Lines) -> Self {
        Self(lines)
    }

    /// What closes it.
    #[must_use]
    pub fn closer(&self) -> Closer {
        self.0.closer()
    }

    /// What happens next; `None` if the server has ended the stream, as it does after the end of the game.
    ///
    /// # Errors
    ///
    /// As [`Lines::line`], or when a line makes no sense.
    pub fn take(&mut self) -> Result<Option<GameEvent>, Fault> {
        self.0.line()?.map(|line| GameEvent::read(&line)).transpose()
    }
}

impl GameEvent {
    /// Reads a line of the stream.
    ///
    /// # Errors
    ///
    /// When it makes no sense.
    pub fn read(line: &[u8]) -> Result<Self, Fault> {
        let wire: Wire = crate::client::parsed(line)?;
        Ok(match wire.kind.as_str() {
            "gameFull" => {
                let wire: WireFull = crate::client::parsed(line)?;
                Self::Full(Box::new(wire.read()?))
            }
            "gameState" => {
                let wire: WireState = crate::client::parsed(line)?;
                Self::State(Box::new(wire.read()?))
            }
            "chatLine" => Self::Chat(Chat {
                from: text::name(&wire.username),
                words: text::sentence(&wire.text),
            }),
            "opponentGone" => Self::Gone(Gone {
                gone: wire.gone,
                claim: wire.claim_win_in_seconds.map(Duration::from_secs),
            }),
            _ => Self::Other,
        })
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Wire {
    #[serde(rename = "type", default)]
    kind: String,
    #[serde(default)]
    username: String,
    #[serde(default)]
    text: String,
    #[serde(default)]
    gone: bool,
    claim_win_in_seconds: Option<u64>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct WireFull {
    id: String,
    white: WirePlayer,
    black: WirePlayer,
    variant: Option<WireKey>,
    initial_fen: Option<String>,
    clock: Option<WireClock>,
    #[serde(default)]
    rated: bool,
    state: WireState,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct WirePlayer {
    id: Option<String>,
    name: Option<String>,
    ai_level: Option<u8>,
}

#[derive(Deserialize)]
struct WireClock {
    initial: u64,
    increment: u64,
}

#[derive(Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "as the server writes it")]
struct WireState {
    #[serde(default)]
    moves: String,
    #[serde(default)]
    wtime: u64,
    #[serde(default)]
    btime: u64,
    status: String,
    winner: Option<String>,
    #[serde(default)]
    wdraw: bool,
    #[serde(default)]
    bdraw: bool,
    #[serde(default)]
    wtakeback: bool,
    #[serde(default)]
    btakeback: bool,
    expiration: Option<WireExpiration>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct WireExpiration {
    #[serde(default)]
    idle_millis: u64,
    #[serde(default)]
    millis_to_move: u64,
}

impl WireFull {
    fn read(self) -> Result<Began, Fault> {
        let key = self.variant.map(|it| it.key).filter(|key| !key.is_empty());
        let usual = |fen: &String| fen == "startpos";
        Ok(Began {
            id: if text::is_id(&self.id) { self.id } else { return Err(Fault::Nonsense) },
            players: ByColor { white: self.white.read(), black: self.black.read() },
            variant: text::name(&key.unwrap_or("standard".to_owned())),
            fen: self.initial_fen.filter(|fen| !usual(fen)).map(|fen| text::sentence(&fen)),
            clock: self.clock.map(|clock| {
                (Duration::from_millis(clock.initial), Duration::from_millis(clock.increment))
            }),
            rated: self.rated,
            state: self.state.read()?,
        })
    }
}

impl WirePlayer {
    fn read(self) -> Player {
        Player {
            id: text::name(&self.id.unwrap_or_default()),
            name: text::name(&self.name.unwrap_or_default()),
            ai: self.ai_level,
        }
    }
}

impl WireState {
    fn read(self) -> Result<GameState, Fault> {
        let moves = self.moves.split_whitespace().take(MOST).map(str::parse);
        let left = |left: u64| Duration::from_millis(left.min(1 << 40));
        Ok(GameState {
            moves: moves.collect::<Result<_, _>>().map_err(|_| Fault::Nonsense)?,
            left: ByColor { white: left(self.wtime), black: left(self.btime) },
            status: status(&self.status),
            winner: match self.winner.as_deref() {
                Some("white") => Some(Color::White),
                Some("black") => Some(Color::Black),
                _ => None,
            },
            draw: ByColor { white: self.wdraw, black: self.bdraw },
            takeback: ByColor { white: self.wtakeback, black: self.btakeback },
            expires: self.expiration.map(|expiration| {
                Duration::from_millis(
                    expiration.millis_to_move.saturating_sub(expiration.idle_millis),
                )
            }),
        })
    }
}

fn status(word: &str) -> GameStatus {
    match word {
        "created" | "started" => GameStatus::Going,
        "aborted" | "noStart" => GameStatus::Aborted,
        "mate" => GameStatus::Mate,
        "resign" => GameStatus::Resigned,
        "stalemate" => GameStatus::Stalemate,
        "timeout" => GameStatus::Left,
        "draw" | "insufficientMaterialClaim" => GameStatus::Draw,
        "outoftime" => GameStatus::Flag,
        "variantEnd" => GameStatus::Variant,
        _ => GameStatus::Decided,
    }
}
