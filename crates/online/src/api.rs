//! What can be asked of the server.

use serde::Deserialize;
use shakmaty::Color;
use shakmaty::uci::UciMove;

use crate::account::{Account, Challenge, Events, Ongoing, WireChallenge, WireGame};
use crate::client::{LichessClient, parsed};
use crate::fault::Fault;
use crate::game::GameEvents;
use crate::lines::Lines;
use crate::tempo::Tempo;
use crate::text;

/// What is wanted in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// This move is made; perhaps with an offer of a draw.
    Move(UciMove),
    /// A draw is offered or accepted; declined, if not.
    Draw(bool),
    /// It is asked to take back, or that is allowed; declined, if not.
    Takeback(bool),
    /// The player resigns.
    Resign,
    /// The game is aborted before both have moved.
    Abort,
    /// The opponent has left, and the victory is claimed.
    ClaimVictory,
    /// A draw is claimed by repetition.
    ClaimDraw,
    /// This is written to the opponent.
    Chat(String),
}

impl LichessClient {
    /// Who the player is.
    ///
    /// # Errors
    ///
    /// Why there is no answer.
    pub fn account(&self) -> Result<Account, Fault> {
        #[derive(Deserialize)]
        struct Wire {
            id: String,
            username: String,
        }
        let wire: Wire = self.get("/api/account")?;
        Ok(Account { id: text::name(&wire.id), name: text::name(&wire.username) })
    }

    /// His games that have not ended.
    ///
    /// # Errors
    ///
    /// Why there is no answer.
    pub fn playing(&self) -> Result<Vec<Ongoing>, Fault> {
        #[derive(Deserialize)]
        #[serde(rename_all = "camelCase")]
        struct Wire {
            now_playing: Vec<WireGame>,
        }
        let wire: Wire = self.get("/api/account/playing?nb=50")?;
        wire.now_playing.into_iter().map(WireGame::read).collect()
    }

    /// What happens to his account.
    ///
    /// # Errors
    ///
    /// Why there is no stream.
    pub fn events(&self) -> Result<Events, Fault> {
        self.stream("/api/stream/event").map(Events::new)
    }

    /// What happens in a game.
    ///
    /// # Errors
    ///
    /// Why there is no stream.
    pub fn game(&self, id: &str) -> Result<GameEvents, Fault> {
        checked(id)?;
        self.stream(&["/api/board/game/stream/", id].concat()).map(GameEvents::new)
    }

    /// Seeks a stranger. As long as the lines are kept open a game is sought; when it is found they end. A
    /// seek of days has none: it stays at the server.
    ///
    /// # Errors
    ///
    /// Why nobody is sought.
    pub fn seek(&self, tempo: Tempo, rated: bool, variant: &str) -> Result<Option<Lines>, Fault> {
        let mut form = tempo.sought();
        form.push(("rated", rated.to_string()));
        form.push(("variant", variant.to_owned()));
        match tempo {
            Tempo::Clock { .. } => {
                self.stream_of_form("/api/board/seek", &borrowed(&form)).map(Some)
            }
            Tempo::Days(_) | Tempo::Unlimited => {
                self.post("/api/board/seek", &borrowed(&form)).map(|_| None)
            }
        }
    }

    /// Challenges somebody.
    ///
    /// # Errors
    ///
    /// Why nobody is challenged.
    pub fn challenge(
        &self,
        user: &str,
        tempo: Tempo,
        rated: bool,
        variant: &str,
        color: Option<Color>,
    ) -> Result<Challenge, Fault> {
        #[derive(Deserialize)]
        struct Wire {
            challenge: WireChallenge,
        }
        if !text::is_user(user) {
            return Err(Fault::Missing);
        }
        let mut form = tempo.challenged();
        form.push(("rated", rated.to_string()));
        form.push(("variant", variant.to_owned()));
        form.extend(color.map(|color| ("color", color.to_string())));
        let answer = self.post(&["/api/challenge/", user].concat(), &borrowed(&form))?;
        // Older servers put it into the object itself.
        let wire = parsed::<Wire>(&answer).map(|wire| wire.challenge);
        wire.or_else(|_| parsed::<WireChallenge>(&answer))?.read()
    }

    /// Plays against the server's own program, of level 1 to 8; the id of the game.
    ///
    /// # Errors
    ///
    /// Why there is no game.
    pub fn challenge_ai(
        &self,
        level: u8,
        tempo: Tempo,
        variant: &str,
        color: Option<Color>,
    ) -> Result<String, Fault> {
        #[derive(Deserialize)]
        struct Wire {
            id: String,
        }
        let mut form = tempo.challenged();
        form.push(("level", level.to_string()));
        form.push(("variant", variant.to_owned()));
        form.extend(color.map(|color| ("color", color.to_string())));
        let wire: Wire = parsed(&self.post("/api/challenge/ai", &borrowed(&form))?)?;
        if text::is_id(&wire.id) { Ok(wire.id) } else { Err(Fault::Nonsense) }
    }

    /// Accepts a challenge.
    ///
    /// # Errors
    ///
    /// Why it is not accepted.
    pub fn accept(&self, challenge: &str) -> Result<(), Fault> {
        self.about_challenge(challenge, "/accept")
    }

    /// Declines a challenge.
    ///
    /// # Errors
    ///
    /// Why it is not declined.
    pub fn decline(&self, challenge: &str) -> Result<(), Fault> {
        self.about_challenge(challenge, "/decline")
    }

    /// Takes a challenge of the player's own back.
    ///
    /// # Errors
    ///
    /// Why it is still there.
    pub fn cancel(&self, challenge: &str) -> Result<(), Fault> {
        self.about_challenge(challenge, "/cancel")
    }

    fn about_challenge(&self, id: &str, what: &str) -> Result<(), Fault> {
        checked(id)?;
        self.post(&["/api/challenge/", id, what].concat(), &[]).map(drop)
    }

    /// Does something in a game.
    ///
    /// # Errors
    ///
    /// Why it is not done, or nobody knows.
    pub fn does(&self, game: &str, wanted: &Wanted) -> Result<(), Fault> {
        checked(game)?;
        let what = match wanted {
            Wanted::Move(uci) => ["move/", &uci.to_string()].concat(),
            Wanted::Draw(yes) => ["draw/", yes_no(*yes)].concat(),
            Wanted::Takeback(yes) => ["takeback/", yes_no(*yes)].concat(),
            Wanted::Resign => "resign".to_owned(),
            Wanted::Abort => "abort".to_owned(),
            Wanted::ClaimVictory => "claim-victory".to_owned(),
            Wanted::ClaimDraw => "claim-draw".to_owned(),
            Wanted::Chat(_) => "chat".to_owned(),
        };
        let form = match wanted {
            Wanted::Chat(words) => vec![("room", "player"), ("text", words.as_str())],
            _ => Vec::new(),
        };
        self.post(&["/api/board/game/", game, "/", &what].concat(), &form).map(drop)
    }
}

const fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

fn checked(id: &str) -> Result<(), Fault> {
    if text::is_id(id) { Ok(()) } else { Err(Fault::Missing) }
}

fn borrowed<'a>(form: &'a [(&'static str, String)]) -> Vec<(&'a str, &'a str)> {
    form.iter().map(|(name, value)| (*name, value.as_str())).collect()
}
