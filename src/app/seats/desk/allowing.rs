//! Aids and assistants: what the arbiter grants, and whom he appoints (FIDE 2023, 11.3, D.2.10,
//! D.2.11).

use shakmaty::Color;

use crate::app::seats::TableOrder;
use crate::app::seats::desk::intent::{DeskIntent, on_record, said};
use crate::app::seats::desk::teller::Teller;
use crate::clean;
use crate::command::desk::{DeskCommand, Support};
use crate::laws::Topic;
use crate::laws::edition::HearingAssistant;
use crate::table::{Aid, Memo, Permission};

/// Grants aids and appoints assistants. Nothing of it is an event of the game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Allowing<'a> {
    pub(super) teller: Teller<'a>,
}

impl Allowing<'_> {
    /// The intents of a command; `None` if what is typed after it does not fit.
    pub(super) fn support(&self, command: Support, rest: &str) -> Option<Vec<DeskIntent>> {
        match command {
            Support::Allow => self.allow(rest, true),
            Support::Withdraw => self.allow(rest, false),
            Support::Aids => Some(said(self.list_aids())),
            Support::Assistant => self.assistant(rest),
        }
    }

    /// Grants or withdraws an aid. Advice is nobody's to grant (11.3.1).
    fn allow(&self, rest: &str, allowed: bool) -> Option<Vec<DeskIntent>> {
        let (player, aid) = self.teller.reader().player_and(rest)?;
        let aid = self.teller.reader().aid(aid)?;
        let values = [self.teller.color(player), ("aid", self.teller.aid(aid))];
        if allowed && aid.standing() == Permission::Never {
            return Some(said(self.teller.told("desk-aid-never", &values[1..])));
        }
        if self.teller.overview.ledger.aids[player].allow(aid) == allowed {
            let id = if allowed { "desk-aid-has" } else { "desk-aid-has-not" };
            return Some(said(self.teller.told(id, &values)));
        }
        let id = if allowed { "desk-aid-granted" } else { "desk-aid-withdrawn" };
        let granted = on_record(Memo::Allowed(player, aid, allowed), self.teller.told(id, &values));
        // It tells before the press what else the arbiter would judge after it (7.5.1).
        let tells = (allowed && aid == Aid::LegalMoves)
            .then(|| said(self.teller.told("desk-aid-tells", &[])));
        Some(granted.into_iter().chain(tells.into_iter().flatten()).collect())
    }

    /// What each player may ask for, and who assists him.
    fn list_aids(&self) -> TableOrder {
        let mut lines = Vec::new();
        for color in Color::ALL {
            let aids = self.teller.overview.ledger.aids[color].allowed();
            let aids: Vec<_> = aids.map(|aid| self.teller.aid(aid).spans()).collect();
            let aids = if aids.is_empty() {
                self.teller.narrator.word("desk-no-aids")
            } else {
                self.teller.narrator.join(aids)
            };
            let values = [self.teller.color(color), ("aids", aids)];
            lines.push(self.teller.narrator.talk.sentence("match-aids", &values));
            if let Some(name) = &self.teller.overview.ledger.assistants[color] {
                let values = [self.teller.color(color), ("name", name.as_str().into())];
                lines.push(self.teller.narrator.talk.sentence("desk-assistant", &values));
            }
        }
        self.teller.lines(lines)
    }

    /// Appoints an assistant, or dismisses him.
    fn assistant(&self, rest: &str) -> Option<Vec<DeskIntent>> {
        let (player, name) = self.teller.reader().player_and(rest)?;
        let name: String = clean::line(name).trim().chars().take(60).collect();
        if name.is_empty() {
            return None;
        }
        if self.teller.narrator.talk.desk_command(&name) == Some(DeskCommand::Dismiss) {
            return Some(self.dismiss_assistant(player));
        }
        let values = [self.teller.color(player), ("name", name.as_str().into())];
        let said = self.teller.told("desk-assistant", &values);
        Some(on_record(Memo::Assistant(player, Some(name)), said))
    }

    fn dismiss_assistant(&self, player: Color) -> Vec<DeskIntent> {
        let assistants = &self.teller.overview.ledger.assistants;
        if assistants[player].is_none() {
            return said(self.teller.told("desk-no-assistant", &[self.teller.color(player)]));
        }
        if self.needs_assistant() && assistants[!player].is_none() {
            let article = self.teller.overview.table.edition.article(Topic::BlindSightedAssistant);
            let article = self.teller.narrator.articles().cited(article);
            return said(self.teller.told("desk-assistant-needed", &[("article", article.into())]));
        }
        let said = self.teller.told("desk-assistant-dismissed", &[self.teller.color(player)]);
        on_record(Memo::Assistant(player, None), said)
    }

    /// D.2.11: a blind and a hearing-impaired player cannot be without one, from 2017.
    fn needs_assistant(&self) -> bool {
        let players = &self.teller.overview.table.players;
        let pair = |color: Color| players[color].hard_of_hearing && players[!color].blind;
        let rule = self.teller.overview.table.edition.hearing_impaired_assistant();
        Color::ALL.into_iter().any(pair) && rule.value == HearingAssistant::Required
    }
}
