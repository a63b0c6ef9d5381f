//! Conduct that the arbiter has seen himself: it is noted by its reason, and what the Laws have for it is
//! proposed (FIDE 2023, 6.2, 8.1, 11, 12.9). Nothing is given before he says yes.

use shakmaty::Color;

use crate::app::seats::TableOrder;
use crate::app::seats::desk::intent::{DeskIntent, on_record, said};
use crate::app::seats::desk::rulings::Rulings;
use crate::laws::{Edition, Offence, Proposed, Ruling, Topic};
use crate::table::Memo;
use crate::voices::Utterance;
use crate::voices::voice::Word;

impl Rulings<'_> {
    /// A player, and a reason by its number or its word; a player alone hears which there are. `None` if
    /// what is typed does not fit.
    pub(super) fn fault(&self, rest: &str) -> Option<Vec<DeskIntent>> {
        let (by, reason) = self.reader().player_and(rest)?;
        if reason.is_empty() {
            return Some(said(self.reasons(by)));
        }
        let numbered =
            || reason.parse().ok().and_then(|n: usize| Offence::ALL.get(n.checked_sub(1)?));
        let offence = match self.teller().narrator.talk.word(reason) {
            Some(Word::Offence(offence)) => offence,
            _ => *numbered()?,
        };
        Some(self.noted(by, offence))
    }

    fn reasons(&self, by: Color) -> TableOrder {
        let line = |(number, offence): (usize, Offence)| {
            let what = self.teller().narrator.faults().offence(by, offence).spans;
            self.teller()
                .sentence("desk-matter", &[("number", number.into()), ("what", what.into())])
        };
        self.teller().lines((1..).zip(Offence::ALL).map(line).collect())
    }

    /// Puts it on record and proposes what follows, unless the edition allows it.
    fn noted(&self, by: Color, offence: Offence) -> Vec<DeskIntent> {
        let faults = self.teller().overview.ledger.faults.iter();
        let before = faults.filter(|&&fault| fault == (by, offence)).count();
        let proposed = self.edition().proposed(offence, before);
        if proposed == Proposed::Allowed {
            let allowed = self.teller().said("desk-fault-allowed", &[]);
            return said(self.cited(allowed, offence.topic()));
        }
        let noted = self.teller().narrator.faults().offence(by, offence);
        let mut wanted = on_record(Memo::Fault(by, offence), self.cited(noted, offence.topic()));
        wanted.extend(self.proposes(by, proposed));
        wanted
    }

    /// What is proposed, for a yes; where the game is over, what follows is left to the arbiter.
    fn proposes(&self, by: Color, proposed: Proposed) -> Vec<DeskIntent> {
        let (id, of, ruling) = match proposed {
            _ if self.teller().game().is_over() => return vec![DeskIntent::Propose(Vec::new())],
            Proposed::Allowed => return Vec::new(),
            Proposed::Remark => {
                let said = self.teller().told("desk-propose-remark", &[]);
                return vec![DeskIntent::Propose(Vec::new()), said.into()];
            }
            Proposed::Warning => ("desk-propose-warning", by, Ruling::Warned(by)),
            Proposed::Time(time) => ("desk-propose-time", !by, Ruling::TimeAdded(!by, time)),
            Proposed::Loss => ("desk-propose-loss", by, Ruling::Lost(by, self.most_for_loss(by))),
        };
        let said = self.teller().said(id, &[self.teller().color(of)]);
        let cited = self.cited(said, Topic::ArbiterPenalties);
        vec![DeskIntent::Propose(vec![ruling]), cited.into()]
    }

    fn edition(&self) -> Edition {
        self.teller().game().rules().edition
    }

    fn cited(&self, said: Utterance, topic: Topic) -> TableOrder {
        TableOrder::say(
            self.teller().narrator.articles().after(said, self.edition().article(topic)),
        )
    }
}
