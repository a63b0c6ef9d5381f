//! A game on which somebody elsewhere rules, as the server does that it is played on.
//!
//! He has the clocks and knows how the game ends; here moves are checked and explained.

use std::time::Duration;

use shakmaty::{ByColor, Color};

use crate::effect::Effect;
use crate::game::{Game, refused};
use crate::outcome::Outcome;
use crate::refusal::Refusal;
use crate::rules::Authority;

/// So many plies are made before clocks run there.
const BOTH: u16 = 2;

/// The clocks show this.
pub(super) fn clocks_told(game: &mut Game, left: ByColor<Duration>) -> Vec<Effect> {
    if let Some(refusal) = why_not(game) {
        return refused(refusal);
    }
    let (now, waits) = (game.clocks.now, game.course.ply() < BOTH);
    let Some(clock) = &mut game.clocks.clock else { return Vec::new() };
    for color in Color::ALL {
        clock.set(color, left[color], now);
    }
    if waits {
        clock.pause(now);
    } else if game.is_running()
        && let Some(clock) = &mut game.clocks.clock
    {
        clock.resume(now);
    }
    Vec::new()
}

/// The game has ended so.
pub(super) fn result_told(game: &mut Game, outcome: Outcome) -> Vec<Effect> {
    match why_not(game) {
        Some(refusal) => refused(refusal),
        None => game.end(outcome),
    }
}

fn why_not(game: &Game) -> Option<Refusal> {
    if game.terms.rules.authority != Authority::Remote {
        return Some(Refusal::NoArbiter);
    }
    game.is_over().then_some(Refusal::GameOver)
}
