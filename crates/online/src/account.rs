//! Who the player is, what he plays, and what happens to his account.

use serde::Deserialize;
use shakmaty::Color;

use crate::fault::Fault;
use crate::lines::{Closer, Lines};
use crate::tempo::Tempo;
use crate::text;

/// Who a token belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The name by which the server writes its addresses.
    pub id: String,
    /// The name as it is shown.
    pub name: String,
}

/// A game that has not ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ongoing {
    /// Its id.
    pub id: String,
    /// The colour of the player.
    pub color: Color,
    /// The opponent.
    pub opponent: String,
    /// Whether the opponent is a program of the server.
    pub ai: bool,
    /// Whether the player is to move.
    pub my_turn: bool,
    /// Whether it may be played by such a program as this one.
    pub board: bool,
    /// The game, as the server calls it.
    pub variant: String,
    /// How many seconds the player has, if it is told.
    pub seconds_left: Option<u64>,
}

/// A challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// Its id.
    pub id: String,
    /// Who challenges.
    pub from: String,
    /// Who is challenged, if it is anybody in particular.
    pub to: String,
    /// The game, as the server calls it.
    pub variant: String,
    /// The time.
    pub tempo: Tempo,
    /// Whether it is rated.
    pub rated: bool,
}

/// What happens to an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AccountEvent {
    /// A game begins, or is there.
    Began(Ongoing),
    /// A game has ended.
    Ended(String),
    /// Somebody challenges, or is challenged.
    Challenged(Challenge),
    /// The challenge of this id is not there any more.
    Cancelled(String),
    /// The challenge of this id was declined, for this reason in the server's words.
    Declined(String, String),
    /// Anything else.
    Other,
}

/// The stream of what happens to an account.
#[derive(Debug)]
pub struct Events(Lines);

impl Events {
    pub(crate) const fn new(lines: Lines) -> Self {
        Self(lines)
    }

    /// What closes it.
    #[must_use]
    pub fn closer(&self) -> Closer {
        self.0.closer()
    }

    /// What happens next; `None` if the server has ended the stream: another device has taken it.
    ///
    /// # Errors
    ///
    /// As [`Lines::line`], or when a line makes no sense.
    pub fn take(&mut self) -> Result<Option<AccountEvent>, Fault> {
        self.0.line()?.map(|line| AccountEvent::read(&line)).transpose()
    }
}

impl AccountEvent {
    /// Reads a line of the stream.
    ///
    /// # Errors
    ///
    /// When it makes no sense.
    pub fn read(line: &[u8]) -> Result<Self, Fault> {
        let wire: Wire = crate::client::parsed(line)?;
        Ok(match (wire.kind.as_str(), wire.game, wire.challenge) {
            ("gameStart", Some(game), _) => Self::Began(game.read()?),
            ("gameFinish", Some(game), _) => Self::Ended(id(&game.game_id)?),
            ("challenge", _, Some(challenge)) => Self::Challenged(challenge.read()?),
            ("challengeCanceled", _, Some(challenge)) => Self::Cancelled(id(&challenge.id)?),
            ("challengeDeclined", _, Some(challenge)) => {
                let reason = text::sentence(challenge.decline_reason.as_deref().unwrap_or(""));
                Self::Declined(id(&challenge.id)?, reason)
            }
            ("gameStart" | "gameFinish" | "challenge", ..) => return Err(Fault::Nonsense),
            _ => Self::Other,
        })
    }
}

fn id(id: &str) -> Result<String, Fault> {
    if text::is_id(id) { Ok(id.to_owned()) } else { Err(Fault::Nonsense) }
}

#[derive(Deserialize)]
struct Wire {
    #[serde(rename = "type", default)]
    kind: String,
    game: Option<WireGame>,
    challenge: Option<WireChallenge>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct WireGame {
    #[serde(alias = "id")]
    game_id: String,
    #[serde(default)]
    color: String,
    opponent: Option<WireOpponent>,
    #[serde(default)]
    is_my_turn: bool,
    seconds_left: Option<u64>,
    variant: Option<WireKey>,
    compat: Option<WireCompat>,
}

#[derive(Deserialize)]
struct WireOpponent {
    username: Option<String>,
    ai: Option<u8>,
}

#[derive(Deserialize)]
struct WireCompat {
    #[serde(default)]
    board: bool,
}

#[derive(Deserialize)]
pub(crate) struct WireKey {
    #[serde(default)]
    pub(crate) key: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct WireChallenge {
    id: String,
    challenger: Option<WireUser>,
    dest_user: Option<WireUser>,
    variant: Option<WireKey>,
    #[serde(default)]
    rated: bool,
    time_control: Option<WireTime>,
    decline_reason: Option<String>,
}

#[derive(Deserialize)]
struct WireUser {
    #[serde(default)]
    name: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct WireTime {
    limit: Option<u32>,
    increment: Option<u32>,
    days_per_turn: Option<u8>,
}

impl WireGame {
    pub(crate) fn read(self) -> Result<Ongoing, Fault> {
        let opponent = self.opponent.as_ref();
        Ok(Ongoing {
            id: id(&self.game_id)?,
            color: Color::from_white(self.color != "black"),
            opponent: text::name(opponent.and_then(|it| it.username.as_deref()).unwrap_or("")),
            ai: opponent.is_some_and(|it| it.ai.is_some()),
            my_turn: self.is_my_turn,
            board: self.compat.is_none_or(|compat| compat.board),
            variant: variant(self.variant),
            seconds_left: self.seconds_left,
        })
    }
}

fn variant(key: Option<WireKey>) -> String {
    key.map(|it| text::name(&it.key)).filter(|key| !key.is_empty()).unwrap_or("standard".to_owned())
}

impl WireChallenge {
    pub(crate) fn read(self) -> Result<Challenge, Fault> {
        let name = |user: Option<WireUser>| user.map(|it| text::name(&it.name)).unwrap_or_default();
        let tempo = match self.time_control {
            Some(WireTime { limit: Some(limit), increment, .. }) => {
                Tempo::Clock { limit, increment: increment.unwrap_or(0) }
            }
            Some(WireTime { days_per_turn: Some(days), .. }) => Tempo::Days(days),
            _ => Tempo::Unlimited,
        };
        Ok(Challenge {
            id: id(&self.id)?,
            from: name(self.challenger),
            to: name(self.dest_user),
            variant: variant(self.variant),
            tempo,
            rated: self.rated,
        })
    }
}
