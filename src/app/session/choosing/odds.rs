//! Odds of the next game: what is wanted of them, and how they go on. Pure.

use shakmaty::Color;

use crate::app::odds::{Giver, OddsWish, at_odds, with_colors_changed};
use crate::app::session::choosing::PlannedGame;
use crate::app::session::choosing::words::{GameWish, OddsPart, WrongWish};
use crate::archive::Header;
use crate::laws::Odds;

/// What is wanted of odds, put together.
#[derive(Debug, Default)]
pub(super) struct OddsWanted {
    parts: Vec<OddsPart>,
    /// Whether a game is named that begins with another position than the usual one.
    elsewhere: bool,
}

impl OddsWanted {
    pub(super) fn of(wanted: &[GameWish]) -> Self {
        let mut all = Self::default();
        for wish in wanted {
            match wish {
                GameWish::Odds(part) => all.parts.push(part.clone()),
                GameWish::Chess960(_) | GameWish::Variant(_) => all.elsewhere = true,
                GameWish::Set(..) | GameWish::Usual | GameWish::Friend(_) | GameWish::Nothing => {}
            }
        }
        all
    }
}

impl PlannedGame {
    /// Takes the odds that are wanted; where none are, those of the last game go on as far as they can.
    pub(super) fn take_odds(&mut self, wanted: &OddsWanted) -> Result<(), WrongWish> {
        if wanted.parts.is_empty() {
            self.go_on_at_odds();
            return Ok(());
        }
        let nothing = Odds { giver: Color::White, material: None, draw: false, time: None };
        let mut wish = OddsWish { giver: Giver::Opponent, odds: nothing };
        for part in &wanted.parts {
            match part {
                OddsPart::Own => wish.giver = Giver::Player,
                OddsPart::Material(of) => wish.odds.material = Some(*of),
                OddsPart::Draw => wish.odds.draw = true,
                OddsPart::Time(time) => wish.odds.time = Some(time.clone()),
            }
        }
        if wanted.elsewhere && wish.is_material() {
            return Err(WrongWish::OddsPosition);
        }
        if wish.odds.time.is_some() && self.settings.time.is_none() {
            return Err(WrongWish::OddsClock);
        }
        // The last game may have begun from the position of other odds.
        let had = self.odds.as_ref().is_some_and(OddsWish::is_material);
        if had || wish.is_material() {
            self.begin_as_usual();
        }
        self.odds = Some(wish);
        Ok(())
    }

    /// A clock that is turned off ends odds of time.
    fn go_on_at_odds(&mut self) {
        if self.settings.time.is_none()
            && let Some(wish) = &mut self.odds
        {
            wish.odds.time = None;
            if wish.odds.material.is_none() && !wish.odds.draw {
                self.odds = None;
            }
        }
    }
}

/// The same game with the colours changed: who gave gives again.
pub(super) fn changed(like: Header) -> Header {
    let Some(odds) = like.odds() else { return with_colors_changed(like) };
    let turned = odds.clone().turned();
    // Where White begins with two moves, who has them keeps White.
    if turned == odds { like } else { at_odds(with_colors_changed(like), &turned) }
}
