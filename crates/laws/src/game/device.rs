//! On what a player plays: a board is lost in the middle of a game, or is there again.
//!
//! The Laws do not know this. What was touched stays touched (4.3) and what is made stays made (4.7);
//! a move that is only begun is begun again.

use shakmaty::{Board, Color, Position};

use crate::effect::Effect;
use crate::game::Game;
use crate::progress::Attempt;
use crate::rules::BoardKind;

impl Game {
    /// What should stand on a player's own board: the position, or that after the move which he has
    /// made, or executed before it is completed.
    #[must_use]
    pub fn wanted(&self, color: Color) -> Board {
        let own = color == self.turn();
        let stands = match (own, self.progress.made, self.progress.reply.executed) {
            (true, true, _) => self.progress.legal(),
            (false, _, true) => self.announced(),
            _ => None,
        };
        let after = stands.map(|mv| self.spoken(mv).after());
        after.as_ref().unwrap_or(&self.position).board().clone()
    }

    /// Whether the opponent's move, or a restored position, has still to be executed on a player's
    /// own board: what is lifted until then is not touched.
    #[must_use]
    pub fn is_behind(&self, color: Color) -> bool {
        self.boards[self.table(color)].behind
    }

    pub(super) fn play_on(&mut self, by: Color, kind: BoardKind) -> Vec<Effect> {
        if self.shares_board() {
            self.boards.black = self.boards.white.clone();
        }
        self.rules.boards[by] = kind;
        if by == self.turn() && !self.progress.made {
            self.progress.attempt = Attempt::Nothing;
            self.progress.adjusting = false;
        }
        let effects = self.executed_by_word(by);
        let pieces = self.wanted(by);
        let table = self.table(by);
        let own = &mut self.boards[table];
        own.pieces = pieces;
        own.hand.clear();
        own.behind = false;
        effects
    }

    /// Who has repeated and had a board to execute on has nothing left to do without it (D.2.1).
    fn executed_by_word(&mut self, by: Color) -> Vec<Effect> {
        let reply = &mut self.progress.reply;
        let waits = reply.repeated && !reply.executed && by != self.position.turn();
        if !(waits && self.rules.boards[by].is_kept()) {
            return Vec::new();
        }
        reply.executed = true;
        vec![Effect::Executed(by)]
    }
}
