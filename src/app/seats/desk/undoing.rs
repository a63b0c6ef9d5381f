//! What takes moves back, or lets them count again: asked for first, with the moves and the times.

use shakmaty::Color;

use crate::app::seats::TableOrder;
use crate::app::seats::desk::Desk;
use crate::laws::{At, Effect, Event, Game, Ruling};
use crate::table::Place;
use crate::voices::Span;

impl Desk {
    /// Back to the position after so many plies, and to the times that the clocks showed in it
    /// (7.1, 7.6).
    pub(super) fn back(&mut self, at: At, from: Place, ruling: Ruling) -> Vec<TableOrder> {
        let same = ruling.back_to() == u16::try_from(self.game.made().len()).ok();
        let mut acts = self.weigh(at, from, Event::Ruled(ruling));
        let ruled = acts.iter().any(|act| act.recorded().is_some());
        acts.extend((ruled && same).then(|| self.told("desk-restored-same", &[])));
        acts
    }

    /// The end of the game is taken back, be it one that it has come to by itself or the arbiter's last
    /// ruling; `None` where it is not over.
    pub(super) fn revoke_end(&mut self, at: At, from: Place) -> Option<Vec<TableOrder>> {
        if !self.game.is_over() {
            return None;
        }
        let ruling = self.game.ended_by_ruling().filter(|&number| self.game.has_ended(number));
        let ruling = ruling.map_or(Ruling::EndRevoked, Ruling::Revoked);
        Some(self.sure_of(at, from, ruling))
    }

    /// What is asked before a ruling that takes moves back or lets them count again: the ruling, the
    /// moves, and what the clocks show then. `None` for every other event.
    pub(super) fn moves_undone(&self, at: At, event: &Event) -> Option<Vec<Span>> {
        let Event::Ruled(ruling) = event else { return None };
        let undoes = matches!(ruling, Ruling::TouchSeen(..) | Ruling::Revoked(_));
        let mut after = Game::clone(&self.game);
        let effects = after.handle(at, event);
        let same = self.game.made().iter().zip(after.made()).take_while(|(one, two)| one == two);
        let same = same.count();
        let (gone, again) = (self.game.made().len() - same, after.made().len() - same);
        if !undoes && ruling.back_to().is_none() || gone + again == 0 {
            return None;
        }
        let mut parts = vec![self.in_words(at, event)];
        let counts = [("desk-moves-gone", gone), ("desk-moves-again", again)];
        let counts = counts.into_iter().filter(|(_, count)| *count > 0);
        parts.extend(counts.map(|(id, count)| self.sentence(id, &[("count", count.into())])));
        let back = effects.iter().find_map(|effect| match effect {
            Effect::Restore(ply) if undoes => Some(self.after(usize::from(*ply))),
            _ => None,
        });
        parts.extend(back.map(|after| self.sentence("restored", &after)));
        if let Some(clock) = after.clock() {
            let time = |color| self.narrator.time(clock.remaining(color, after.now()));
            let times = [("white", time(Color::White)), ("black", time(Color::Black))];
            parts.push(self.sentence("desk-clocks-then", &times));
        }
        Some(parts.join(&self.narrator.talk.span(" ")))
    }

    /// A ruling that is to be revoked, as a question.
    pub(super) fn asks_to_revoke(&self, number: u32) -> Vec<Span> {
        let ruling = self.game.rulings().find(|(known, ..)| *known == number);
        let what = ruling.map(|(_, what, _)| self.numbered(number, what, "ruled"));
        self.sentence("desk-revoke-what", &[("what", what.unwrap_or_default().into())])
    }
}
