//! What two homes agree on before their game. Pure.

use std::str::FromStr as _;

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, CastlingMode, Color};

use crate::app::open;
use crate::archive::{Header, Player};
use crate::clean;
use crate::config::Settings;
use crate::laws::{Announcing, Edition, Position, Rules, Setup, TimeControl, Variant};
use crate::notation::position;
use crate::table::Blindfold;
use crate::voices::Narrator;
use crate::voices::voice::Word;

/// The time of a game if none is named.
const USUAL: &str = "15+10";

/// What two homes agree on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// A number that no other game has.
    pub game: u64,
    /// Which colour the host has.
    pub host: Color,
    /// The names of the players; empty where none is told.
    pub names: ByColor<String>,
    /// The time control; `None` if there are no clocks.
    pub control: Option<TimeControl>,
    /// The game.
    pub variant: Variant,
    /// The number of the first position in Chess960.
    pub number: u16,
    /// The edition of the Laws.
    pub edition: Edition,
    /// Whether no move is taken back, and a touched piece is moved.
    pub strict: bool,
}

impl Terms {
    /// What a host has named, in any order, each or nothing: a time, a game, a colour, and strictness. `seed` is
    /// chance, which gives what is not named.
    ///
    /// # Errors
    ///
    /// The word that is none of these.
    pub fn read(
        narrator: &Narrator,
        words: &str,
        settings: &Settings,
        seed: u64,
    ) -> Result<Self, String> {
        let mut terms = Self {
            game: seed >> 1,
            host: Color::from_white(seed & 1 == 1),
            names: ByColor::default(),
            control: TimeControl::from_str(USUAL).ok(),
            variant: Variant::Standard,
            number: u16::try_from(seed / 2 % 960).unwrap_or_default(),
            edition: settings.laws,
            strict: false,
        };
        for word in words.split_whitespace() {
            terms.take(narrator, word).ok_or_else(|| clean::line(word).into_owned())?;
        }
        terms.names[terms.host].clone_from(&settings.name);
        Ok(terms)
    }

    /// Takes a word; `None` if it means nothing here.
    fn take(&mut self, narrator: &Narrator, word: &str) -> Option<()> {
        let value = narrator.talk.values(word);
        if let Some(color @ (Word::White | Word::Black)) = narrator.talk.word(word) {
            self.host = Color::from_white(color == Word::White);
        } else if let Some(variant) = Variant::of_id(&value) {
            self.variant = variant;
        } else if value == "none" {
            self.control = None;
        } else if value == "strict" {
            self.strict = true;
        } else {
            self.control = Some(word.parse().ok()?);
        }
        Some(())
    }

    /// The same for another game with the colours changed; `seed` is chance.
    #[must_use]
    pub fn for_rematch(&self, seed: u64) -> Self {
        let ByColor { white, black } = self.names.clone();
        Self {
            game: seed >> 1,
            host: !self.host,
            names: ByColor { white: black, black: white },
            number: u16::try_from(seed / 2 % 960).unwrap_or_default(),
            ..self.clone()
        }
    }

    /// The first position, and how it castles.
    #[must_use]
    pub fn start(&self) -> (Position, CastlingMode) {
        let chess960 =
            position::chess960(self.number).filter(|_| self.variant == Variant::Chess960);
        (chess960.unwrap_or_else(|| self.variant.start()), self.variant.mode())
    }

    /// What the umpire goes by: the referee alone rules, and every move is made by saying it.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let (position, mode) = self.start();
        let rules = Rules { edition: self.edition, ..Rules::default() };
        Setup { position, mode, control: self.control.clone(), rules }
    }

    /// The game of a player's own session, on which the umpire rules.
    #[must_use]
    pub fn header(&self, me: Color, settings: &Settings) -> Header {
        let (position, mode) = self.start();
        let usual = open::header(settings, &position, mode, None);
        let [hosted, joined] = Header::OF_HOMES;
        let place = if me == self.host { hosted } else { joined };
        let who = |color| if color == me { Player::Human } else { Player::Remote };
        Header {
            time: self.control.as_ref().map(ToString::to_string),
            white: who(Color::White),
            black: who(Color::Black),
            white_name: self.names.white.clone(),
            black_name: self.names.black.clone(),
            laws: self.edition.id().to_owned(),
            engine: None,
            announcing: Announcing::Off,
            touch: self.strict,
            strict: false,
            blindfold: if settings.blindfold.is_off() { Blindfold::Off } else { Blindfold::On },
            odds: None,
            elsewhere: Some(format!("{place} {}", self.game)),
            ..usual
        }
    }
}

/// Terms as they are written, to the other home and to the disk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TermsText {
    game: i64,
    host: String,
    white: String,
    black: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    time: Option<String>,
    variant: String,
    #[serde(default)]
    number: u16,
    laws: String,
    #[serde(default)]
    strict: bool,
}

impl From<&Terms> for TermsText {
    fn from(terms: &Terms) -> Self {
        Self {
            game: terms.game.cast_signed(),
            host: terms.host.to_string(),
            white: terms.names.white.clone(),
            black: terms.names.black.clone(),
            time: terms.control.as_ref().map(ToString::to_string),
            variant: terms.variant.id().to_owned(),
            number: terms.number,
            laws: terms.edition.id().to_owned(),
            strict: terms.strict,
        }
    }
}

impl TermsText {
    /// The terms; `None` if they make no sense, or this program does not know them.
    #[must_use]
    pub fn read(self) -> Option<Terms> {
        Some(Terms {
            game: self.game.cast_unsigned(),
            host: self.host.parse().ok()?,
            names: ByColor { white: name(&self.white), black: name(&self.black) },
            control: self.time.map(|time| time.parse()).transpose().ok()?,
            variant: Variant::of_id(&self.variant)?,
            number: self.number,
            edition: self.laws.parse().ok()?,
            strict: self.strict,
        })
    }
}

/// A name from elsewhere, without what is no text and not longer than a name is.
#[must_use]
pub fn name(text: &str) -> String {
    clean::line(text).chars().take(60).collect()
}
