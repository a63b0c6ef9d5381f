//! On what a player plays: a board is lost in the middle of a game, or is there again.
//!
//! The Laws do not know this. What was touched stays touched (4.3) and what is made stays made (4.7);
//! a move that is only begun is begun again.

use shakmaty::Color;

use crate::effect::Effect;
use crate::game::Game;
use crate::progress::Attempt;
use crate::rules::BoardKind;

impl Game {
    pub(super) fn play_on(&mut self, by: Color, kind: BoardKind) -> Vec<Effect> {
        if self.terms.shares_board() {
            self.boards.own.black = self.boards.own.white.clone();
        }
        self.terms.rules.boards[by] = kind;
        if by == self.course.turn() && !self.underway.progress.made {
            self.underway.progress.attempt = Attempt::Nothing;
            self.underway.progress.adjusting = false;
        }
        let effects = self.underway.executed_by_word(by, &self.terms, &self.course);
        let pieces = self.wanted(by);
        let table = self.terms.table(by);
        let own = &mut self.boards.own[table];
        own.pieces = pieces;
        own.hand.clear();
        own.behind = false;
        effects
    }
}
