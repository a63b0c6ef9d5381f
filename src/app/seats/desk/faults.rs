//! Conduct that the arbiter has seen himself: it is noted by its reason, and what the Laws have for it is
//! proposed (FIDE 2023, 6.2, 8.1, 11, 12.9). Nothing is given before he says yes.

use shakmaty::Color;

use crate::app::seats::TableOrder;
use crate::app::seats::desk::intent::{Intent, on_record, said};
use crate::app::seats::desk::rulings::Rulings;
use crate::laws::{Offence, Proposed, Ruling, Topic};
use crate::table::Memo;
use crate::voices::Utterance;
use crate::voices::voice::Word;

impl Rulings<'_> {
    /// A player, and a reason by its number or its word; a player alone hears which there are. `None` if
    /// what is typed does not fit.
    pub(super) fn fault(&self, rest: &str) -> Option<Vec<Intent>> {
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
            let what = self.teller().narrator.offence(by, offence).spans;
            self.teller()
                .sentence("desk-matter", &[("number", number.into()), ("what", what.into())])
        };
        self.teller().lines((1..).zip(Offence::ALL).map(line).collect())
    }

    /// Puts it on record and proposes what follows; where the game is over, that is left to the arbiter.
    fn noted(&self, by: Color, offence: Offence) -> Vec<Intent> {
        let (teller, game) = (self.teller(), self.teller().game());
        let edition = game.rules().edition;
        let before =
            teller.overview.ledger.faults.iter().filter(|&&it| it == (by, offence)).count();
        let proposed = edition.proposed(offence, before);
        let cited =
            |said: Utterance, topic| teller.narrator.by_article(said, edition.article(topic));
        let told = |said: Utterance| TableOrder::say(said);
        if proposed == Proposed::Allowed {
            return said(told(cited(teller.said("desk-fault-allowed", &[]), offence.topic())));
        }
        let noted = cited(teller.narrator.offence(by, offence), offence.topic());
        let mut wanted = on_record(Memo::Fault(by, offence), told(noted));
        wanted.push(Intent::Propose(Vec::new()));
        if game.is_over() {
            return wanted;
        }
        let (id, of, ruling) = match proposed {
            Proposed::Allowed => return wanted,
            Proposed::Remark => ("desk-propose-remark", by, None),
            Proposed::Warning => ("desk-propose-warning", by, Some(Ruling::Warned(by))),
            Proposed::Time(time) => ("desk-propose-time", !by, Some(Ruling::TimeAdded(!by, time))),
            Proposed::Loss => {
                ("desk-propose-loss", by, Some(Ruling::Lost(by, self.most_for_loss(by))))
            }
        };
        let said = teller.said(id, &[teller.color(of)]);
        let penal = ruling.is_some();
        wanted.push(Intent::Propose(ruling.into_iter().collect()));
        let said = if penal { cited(said, Topic::ArbiterPenalties) } else { said };
        wanted.push(told(said).into());
        wanted
    }
}
