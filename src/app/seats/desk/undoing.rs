//! What takes moves back, or lets them count again, sets another position, and revokes a ruling.

use crate::app::seats::TableOrder;
use crate::app::seats::desk::intent::{DeskIntent, Next, said};
use crate::app::seats::desk::rulings::Rulings;
use crate::command::desk::Undoing;
use crate::laws::{Event, Ruling};
use crate::notation::position::{self, Taken};

impl Rulings<'_> {
    /// The intents of a command; `None` if what is typed after it does not fit.
    pub(super) fn undoing(&self, command: Undoing, rest: &str) -> Option<Vec<DeskIntent>> {
        match command {
            Undoing::Displaced => self.goes_back(rest, Ruling::Displaced),
            Undoing::Restore => self.goes_back(rest, Ruling::Restored),
            Undoing::Position => self.set_position(rest),
            Undoing::Rulings => Some(said(self.list())),
            Undoing::Revoke => self.revokes(rest),
        }
    }

    /// Back to the position after so many plies, and to the times that the clocks showed in it
    /// (7.1, 7.6).
    fn goes_back(&self, rest: &str, ruling: impl FnOnce(u16) -> Ruling) -> Option<Vec<DeskIntent>> {
        let ply = match self.reader().ply(rest)? {
            Ok(ply) => ply,
            Err(unknown) => return Some(said(TableOrder::say(unknown))),
        };
        let same = usize::from(ply) == self.teller().game().made().len();
        let mut wanted = self.forecast.weigh(Event::Ruled(ruling(ply)));
        wanted.extend(same.then_some(DeskIntent::Then(Next::SamePosition)));
        Some(wanted)
    }

    fn set_position(&self, text: &str) -> Option<Vec<DeskIntent>> {
        if text.is_empty() {
            return None;
        }
        let mode = self.teller().game().mode();
        Some(match position::read_in(text, mode, &self.reader().vocabularies()) {
            Ok(Taken { position, remarks, .. }) => {
                let ruling = Ruling::PositionSet(Box::new(position));
                let narrator = &self.teller().narrator;
                let say = |remark| said(TableOrder::say(narrator.positions().remark(remark)));
                let mut wanted: Vec<DeskIntent> = remarks.into_iter().flat_map(say).collect();
                wanted.extend(self.forecast.weigh(Event::Ruled(ruling)));
                wanted
            }
            Err(wrong) => said(TableOrder::say(self.teller().narrator.positions().error(&wrong))),
        })
    }

    /// All rulings with their numbers; those that are revoked, or that another has made void, say so.
    fn list(&self) -> TableOrder {
        let (teller, game) = (self.teller(), self.teller().game());
        let lines = game.docket().rulings().map(|(number, what, revoked)| {
            match game.docket().lifted_by(number).filter(|_| !revoked) {
                Some(by) => {
                    let ruling = teller.narrator.rulings().numbered(number, what, game).into();
                    let values = [("number", number.into()), ("by", by.into()), ("ruling", ruling)];
                    teller.sentence("desk-ruling-lifted", &values)
                }
                None if revoked => teller.numbered(number, what, "desk-ruling-revoked"),
                None => teller.numbered(number, what, "ruled"),
            }
        });
        let lines: Vec<_> = lines.collect();
        if lines.is_empty() { teller.told("desk-no-rulings", &[]) } else { teller.lines(lines) }
    }

    fn revokes(&self, rest: &str) -> Option<Vec<DeskIntent>> {
        if rest.is_empty() {
            return self.revokes_end();
        }
        Some(self.forecast.weigh(Event::Ruled(Ruling::Revoked(rest.parse().ok()?))))
    }

    /// The end of the game is taken back, be it one that it has come to by itself or the arbiter's last
    /// ruling; `None` where it is not over.
    fn revokes_end(&self) -> Option<Vec<DeskIntent>> {
        let game = self.teller().game();
        if !game.is_over() {
            return None;
        }
        let ruling =
            game.docket().ended_by_ruling().filter(|&number| game.docket().has_ended(number));
        Some(self.forecast.sure_of(ruling.map_or(Ruling::EndRevoked, Ruling::Revoked)))
    }
}
