//! Odds that are wanted before it is known who has which colour.

use std::str::FromStr;

use shakmaty::Color;

use crate::app::open::has_white;
use crate::archive::Header;
use crate::config::Settings;
use crate::laws::{Handicap, Odds, UnknownOdds};
use crate::notation::position;

/// Who gives the odds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Giver {
    /// Who has this colour.
    Color(Color),
    /// The player at home.
    Player,
    /// Who plays against him.
    Opponent,
}

/// Odds that are wanted of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OddsWish {
    /// Who gives them.
    pub giver: Giver,
    /// What is given; the giver in it counts for nothing.
    pub odds: Odds,
}

/// A text as [`Odds`] reads it. Without a colour the opponent gives them.
impl FromStr for OddsWish {
    type Err = UnknownOdds;

    fn from_str(text: &str) -> Result<Self, UnknownOdds> {
        let odds: Odds = text.parse()?;
        let names =
            |color: &str| text.split_whitespace().any(|word| word.eq_ignore_ascii_case(color));
        let is_named = names("white") || names("black");
        Ok(Self { giver: if is_named { Giver::Color(odds.giver) } else { Giver::Opponent }, odds })
    }
}

impl OddsWish {
    /// The odds of a game that was played, as they go on in the next one.
    #[must_use]
    pub fn again(odds: Odds, me: Color) -> Self {
        let giver = if odds.giver == me { Giver::Player } else { Giver::Opponent };
        Self { giver, odds }
    }

    /// Whether something is given on the board, so that the game has a first position of its own.
    #[must_use]
    pub const fn is_material(&self) -> bool {
        self.odds.material.is_some()
    }

    /// The game at these odds. Who has two moves has White.
    #[must_use]
    pub fn lay(&self, header: Header, settings: &Settings) -> Header {
        let me = own_color(&header, settings);
        let giver = match self.giver {
            Giver::Color(color) => color,
            Giver::Player => me,
            Giver::Opponent => !me,
        };
        let moves_first = self.odds.material.is_some_and(Handicap::has_two_moves);
        if moves_first && giver == Color::White {
            let turned = Self { giver: Giver::Color(Color::Black), ..self.clone() };
            return turned.lay(with_colors_changed(header), settings);
        }
        at_odds(header, &Odds { giver, ..self.odds.clone() })
    }
}

/// The same game at these odds.
#[must_use]
pub fn at_odds(header: Header, odds: &Odds) -> Header {
    let position = odds.start().map(|start| position::write(&start));
    Header { position: position.unwrap_or(header.position), odds: Some(odds.to_string()), ..header }
}

/// The same game with the colours of the players changed.
#[must_use]
pub fn with_colors_changed(header: Header) -> Header {
    Header {
        white: header.black,
        black: header.white,
        white_name: header.black_name,
        black_name: header.white_name,
        ..header
    }
}

/// The colour of the player at home; of two people it is who has the colour that is set.
#[must_use]
pub fn own_color(header: &Header, settings: &Settings) -> Color {
    let players = header.players();
    Color::from_white(match (players.white.is_human(), players.black.is_human()) {
        (true, true) => has_white(settings, header.seed.cast_unsigned()),
        (is_white, _) => is_white,
    })
}
