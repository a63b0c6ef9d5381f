//! A move that is typed while the opponent thinks: kept, and played when the turn comes if it is legal
//! then.
//!
//! Not where a move is announced or touched before it counts, and not at a match.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::Position as _;

use crate::app::session::intent::{Intent, Open, all};
use crate::app::session::teller::{LineReader, Moves};
use crate::app::session::{Act, Session, in_full};
use crate::laws::{Announcing, At, Position};
use crate::notation::NotRead;
use crate::voices::Value;
use crate::voices::narrate::quoted;

impl Session {
    /// Plays the move that was kept, if its turn has come.
    pub(super) fn play_premove(&mut self, at: At, acts: &mut Vec<Act>) {
        if self.place.game.outcome().is_some() {
            self.place.pending.take_premove();
        }
        let mine = self.place.is_here(self.place.game.position().turn());
        if !mine
            || !self.place.game.is_running()
            || self.place.pending.is_asking()
            || self.place.activity.is_elsewhere()
        {
            return;
        }
        let Some(line) = self.place.pending.take_premove() else { return };
        let read = self.manner.understands().reading(&line, self.place.game.position());
        in_full(acts);
        if matches!(read, Err(NotRead::Illegal(_))) {
            acts.push(self.manner.told("premove-dropped", &[]));
        }
        let mut played = self.carry_out(at, [Intent::Enter(read, line)]);
        in_full(&mut played);
        acts.extend(played);
    }
}

impl Moves<'_> {
    /// Forgets the move that was kept, and says so; `None` if none is kept.
    pub(super) fn drop_premove(&self) -> Option<Vec<Intent>> {
        let dropped = self.manner.said("premove-dropped", &[]);
        let drops = || vec![Intent::Open(Open::DropPremove), dropped.into()];
        self.place.pending.has_premove().then(drops)
    }

    /// Keeps a line for the turn of the player; `None` where he cannot move in advance. A line that
    /// could be no move at any time is called so.
    pub(super) fn premoves(&self, line: &str) -> Option<Vec<Intent>> {
        if !self.teller().reader().is_ahead() {
            return None;
        }
        let ahead = self.place.game.position().turned();
        let read = self.teller().reader().reads_ahead(line, ahead.as_ref());
        let said = match (&read, ahead) {
            (Err(not_read @ NotRead::UnknownWord(_)), _) => {
                return Some(all(self.teller().not_read(not_read)));
            }
            _ if !self.teller().reader().takes_premoves() => return None,
            (
                Err(
                    not_read @ (NotRead::Empty
                    | NotRead::NoMove
                    | NotRead::NoPiece(_)
                    | NotRead::TakesWhat
                    | NotRead::TwoMoves(_)),
                ),
                _,
            ) => {
                return Some(all(self.teller().not_read(not_read)));
            }
            (Ok(mv), Some(ahead)) => vec![self.manner.narrator.announcement(&ahead, *mv)].into(),
            _ => Value::from(quoted(line)),
        };
        let keep = Intent::Open(Open::KeepPremove(line.to_owned()));
        let kept = self.manner.said("premove", &[("move", said)]);
        Some(vec![keep, Intent::Tell(vec![kept])])
    }
}

impl LineReader<'_> {
    /// A check that the opponent has still to parry hides what the player could do after it.
    fn reads_ahead(&self, line: &str, ahead: Option<&Position>) -> Result<shakmaty::Move, NotRead> {
        self.manner.understands().reading(line, ahead.unwrap_or(self.place.game.position()))
    }

    /// Whether the opponent is to move, and nothing is awaited of the player.
    pub(super) fn is_ahead(&self) -> bool {
        let elsewhere = self.place.activity.is_elsewhere()
            || self.place.occasion.is_match()
            || self.place.repeats().is_some();
        self.place.game.is_running()
            && !self.place.is_here(self.place.game.position().turn())
            && !elsewhere
    }

    pub(super) fn takes_premoves(&self) -> bool {
        let plain = !self.place.occasion.is_rehearsal() && !self.place.listing.header.touch;
        plain
            && self.place.game.rules().announcing == Announcing::Off
            && self.place.side().is_some_and(|me| !self.place.plays_on_board(me))
    }
}
