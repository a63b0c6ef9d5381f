//! No sheet is complete: the game is played through again on another board, or its moves cannot be found
//! (FIDE 2023, 8.5.3 and 8.6).

use shakmaty::{Color, Position};

use crate::effect::{Effect, Matter};
use crate::game::{Game, refused};
use crate::refusal::Refusal;

impl Game {
    /// The moves are known up to this ply: the counters of the clocks follow, and both complete their sheets.
    pub(super) fn reconstructed(&mut self, plies: u16) -> Vec<Effect> {
        let first = self.start.turn();
        let made = |color: Color| u32::midpoint(u32::from(plies), u32::from(color == first));
        let mut effects = Vec::new();
        for color in Color::ALL {
            if self.clock.as_ref().is_some_and(|clock| clock.moves(color) != made(color)) {
                effects.extend(self.set_moves(color, made(color)));
            }
        }
        effects.extend(Color::ALL.into_iter().filter_map(|color| self.completes(color)));
        effects
    }

    /// Whatever moves were made, both are in the period after the one whose flag fell or whose moves were
    /// made; what is missing on their sheets stays missing.
    pub(super) fn begin_next_period(&mut self) -> Vec<Effect> {
        let Some(due) = self.moves_to_next_period() else {
            return refused(Refusal::NoNextPeriod);
        };
        self.settled(|matter| matter == Matter::Sheets);
        let plies = self.ply();
        for color in Color::ALL {
            self.sheets[color].give_up(plies);
        }
        let behind =
            |color: &Color| self.clock.as_ref().is_some_and(|clock| clock.moves(*color) < due);
        let behind: Vec<Color> = Color::ALL.into_iter().filter(behind).collect();
        behind.into_iter().flat_map(|color| self.set_moves(color, due)).collect()
    }

    /// The moves after which the period begins in which the players are to be. One of them may be in it
    /// already; where neither is, it is the one after theirs.
    fn moves_to_next_period(&self) -> Option<u32> {
        let clock = self.clock.as_ref()?;
        let [white, black] = Color::ALL.map(|color| clock.period(color));
        clock.moves_to_next(if white == black { white } else { white.min(black) })
    }
}
