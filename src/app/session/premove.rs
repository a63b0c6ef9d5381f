//! A move that is typed while the opponent thinks: kept, and played when the turn comes if it is legal
//! then.
//!
//! Not where a move is announced or touched before it counts, and not at a match.

use shakmaty::{Chess, Position};

use crate::app::session::{Act, Place, Session, in_full};
use crate::laws::{Announcing, At};
use crate::notation::NotRead;
use crate::voices::Value;
use crate::voices::narrate::quoted;

impl Session {
    /// Whether a line would be a move if the opponent did not think.
    pub(super) fn moves_ahead(&self, line: &str) -> bool {
        let ahead = self.place.game.position().clone().swap_turn().ok();
        self.thinks()
            && self.place.takes_premoves()
            && self.reads_ahead(line, ahead.as_ref()).is_ok()
    }

    /// Whether the opponent is to move, and nothing is awaited of the player.
    fn thinks(&self) -> bool {
        let elsewhere = self.activity.is_reviewing()
            || self.place.occasion.is_match()
            || self.place.repeats().is_some();
        self.place.game.is_running()
            && !self.place.is_here(self.place.game.position().turn())
            && !elsewhere
    }

    /// Keeps a line for the turn of the player; `None` where he cannot move in advance. A line that
    /// could be no move at any time is called so.
    pub(super) fn premoves(&mut self, line: &str) -> Option<Vec<Act>> {
        if !self.thinks() {
            return None;
        }
        let ahead = self.place.game.position().clone().swap_turn().ok();
        let read = self.reads_ahead(line, ahead.as_ref());
        let said = match (&read, ahead) {
            (Err(not_read @ NotRead::UnknownWord(_)), _) => return Some(self.not_read(not_read)),
            _ if !self.place.takes_premoves() => return None,
            (Err(not_read @ (NotRead::Empty | NotRead::NoMove | NotRead::TwoMoves(_))), _) => {
                return Some(self.not_read(not_read));
            }
            (Ok(mv), Some(ahead)) => vec![self.manner.narrator.announcement(&ahead, *mv)].into(),
            _ => Value::from(quoted(line)),
        };
        self.pending.keep_premove(line);
        Some(vec![self.said("premove", &[("move", said)])])
    }

    /// Keeps a knight's move in words for the turn of the player, if it could be one then; it is also
    /// a question.
    pub(super) fn premoves_knight(&mut self, line: &str) -> Option<Vec<Act>> {
        let ahead = self.place.game.position().clone().swap_turn().ok();
        let read = self.reads_ahead(line, ahead.as_ref());
        let could_be = matches!(read, Ok(_) | Err(NotRead::Ambiguous(_)));
        if could_be && self.place.takes_premoves() { self.premoves(line) } else { None }
    }

    /// A check that the opponent has still to parry hides what the player could do after it.
    fn reads_ahead(&self, line: &str, ahead: Option<&Chess>) -> Result<shakmaty::Move, NotRead> {
        self.manner.reading(line, ahead.unwrap_or(self.place.game.position()))
    }

    /// Forgets the move that was kept, and says so.
    pub(super) fn drop_premove(&mut self) -> Option<Vec<Act>> {
        self.pending.take_premove().map(|_| vec![self.said("premove-dropped", &[])])
    }

    /// Plays the move that was kept, if its turn has come.
    pub(super) fn play_premove(&mut self, at: At, acts: &mut Vec<Act>) {
        if self.place.game.outcome().is_some() {
            self.pending.take_premove();
        }
        let mine = self.place.is_here(self.place.game.position().turn());
        if !mine
            || !self.place.game.is_running()
            || self.pending.is_asking()
            || self.activity.is_reviewing()
        {
            return;
        }
        let Some(line) = self.pending.take_premove() else { return };
        let read = self.manner.reading(&line, self.place.game.position());
        in_full(acts);
        if matches!(read, Err(NotRead::Illegal(_))) {
            acts.push(self.told("premove-dropped", &[]));
        }
        let mut played = self.entered(at, read, &line);
        in_full(&mut played);
        acts.extend(played);
    }
}

impl Place {
    fn takes_premoves(&self) -> bool {
        let plain = !self.occasion.is_rehearsal() && !self.listing.header.touch;
        plain
            && self.game.rules().announcing == Announcing::Off
            && self.side().is_some_and(|me| !self.plays_on_board(me))
    }
}
