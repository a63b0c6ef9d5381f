//! Aids and assistants: what the arbiter grants, and whom he appoints (FIDE 2023, 11.3, D.2.10,
//! D.2.11).

use shakmaty::Color;

use crate::app::seats::TableOrder;
use crate::app::seats::desk::{Desk, minute};
use crate::command::desk::DeskCommand;
use crate::laws::At;
use crate::laws::Topic;
use crate::laws::edition::HearingAssistant;
use crate::table::{Memo, Permission};

impl Desk {
    /// Grants or withdraws an aid. Advice is nobody's to grant (11.3.1).
    pub(super) fn allow(&self, at: At, rest: &str, allowed: bool) -> Option<Vec<TableOrder>> {
        let (player, aid) = self.player_and(rest)?;
        let aid = self.aid(aid)?;
        let values = [self.color(player), ("aid", self.aid_word(aid))];
        if allowed && aid.standing() == Permission::Never {
            return Some(vec![self.told("desk-aid-never", &values[1..])]);
        }
        if self.ledger.aids[player].allow(aid) == allowed {
            let id = if allowed { "desk-aid-has" } else { "desk-aid-has-not" };
            return Some(vec![self.told(id, &values)]);
        }
        let id = if allowed { "desk-aid-granted" } else { "desk-aid-withdrawn" };
        Some(minute(at, Memo::Allowed(player, aid, allowed), self.told(id, &values)))
    }

    /// What each player may ask for, and who assists him.
    pub(super) fn list_aids(&self) -> Vec<TableOrder> {
        let mut lines = Vec::new();
        for color in Color::ALL {
            let aids = self.ledger.aids[color].allowed();
            let aids: Vec<_> = aids.map(|aid| self.aid_word(aid).spans()).collect();
            let aids = if aids.is_empty() {
                self.narrator.word("desk-no-aids")
            } else {
                self.narrator.join(aids)
            };
            let values = [self.color(color), ("aids", aids)];
            lines.push(self.narrator.talk.sentence("match-aids", &values));
            if let Some(name) = &self.ledger.assistants[color] {
                let values = [self.color(color), ("name", name.as_str().into())];
                lines.push(self.narrator.talk.sentence("desk-assistant", &values));
            }
        }
        vec![self.lines(lines)]
    }

    /// Appoints an assistant, or dismisses him.
    pub(super) fn assistant(&self, at: At, rest: &str) -> Option<Vec<TableOrder>> {
        let (player, name) = self.player_and(rest)?;
        let name: String = name.chars().filter(|c| !c.is_control()).take(60).collect();
        if name.is_empty() {
            return None;
        }
        if self.narrator.talk.desk_command(&name) == Some(DeskCommand::Dismiss) {
            return Some(self.dismiss_assistant(at, player));
        }
        let values = [self.color(player), ("name", name.as_str().into())];
        let said = self.told("desk-assistant", &values);
        Some(minute(at, Memo::Assistant(player, Some(name)), said))
    }

    fn dismiss_assistant(&self, at: At, player: Color) -> Vec<TableOrder> {
        let assistants = &self.ledger.assistants;
        if assistants[player].is_none() {
            return vec![self.told("desk-no-assistant", &[self.color(player)])];
        }
        if self.needs_assistant() && assistants[!player].is_none() {
            let article = self.table.edition.article(Topic::BlindSightedAssistant);
            let article = self.narrator.article(article);
            return vec![self.told("desk-assistant-needed", &[("article", article.into())])];
        }
        let said = self.told("desk-assistant-dismissed", &[self.color(player)]);
        minute(at, Memo::Assistant(player, None), said)
    }

    /// D.2.11: a blind and a hearing-impaired player cannot be without one, from 2017.
    fn needs_assistant(&self) -> bool {
        let players = &self.table.players;
        let pair = |color: Color| players[color].hard_of_hearing && players[!color].blind;
        let rule = self.table.edition.hearing_impaired_assistant();
        Color::ALL.into_iter().any(pair) && rule.value == HearingAssistant::Required
    }
}
