//! What waits for the arbiter, the facts that belong to it, and what one word decides.

use shakmaty::{Color, Position};

use crate::app::seats::desk::Desk;
use crate::app::session::Act;
use crate::laws::{At, Decision, Effect, Event, Matter, Ruling, Signature};
use crate::table::Place;
use crate::voices::{Span, Value};

impl Desk {
    /// What waits, the oldest first: each with its facts and with what to type.
    pub(super) fn matters(&self) -> Vec<Act> {
        let matters = self.game.matters();
        if matters.is_empty() {
            return vec![self.told("desk-nothing-waits", &[])];
        }
        let mut lines = Vec::new();
        for (i, &matter) in matters.iter().enumerate() {
            let what = self.with_article(matter);
            let values = [("number", (i + 1).into()), ("what", what.into())];
            lines.push(self.narrator.talk.sentence("desk-matter", &values));
            lines.extend(self.facts_of(matter));
            lines.push(self.narrator.talk.sentence(todo(matter), &[]));
        }
        vec![self.lines(lines)]
    }

    fn with_article(&self, matter: Matter) -> Vec<Span> {
        let said = self.narrator.effect(&Effect::ToArbiter(matter), &self.game);
        said.map(|said| said.spans).unwrap_or_default()
    }

    /// What an arbiter needs to know of a matter before he decides.
    fn facts_of(&self, matter: Matter) -> Vec<Vec<Span>> {
        let sentence = |id: &str, values: &[(&str, Value)]| self.narrator.talk.sentence(id, values);
        match matter {
            Matter::Touch(by, square) => {
                let man = self.game.position().board().piece_at(square);
                let man =
                    man.map_or_else(|| self.narrator.word("empty"), |man| self.narrator.man(man));
                let values =
                    [self.color(!by), ("square", self.narrator.square(square)), ("man", man)];
                vec![sentence("desk-fact-touch", &values)]
            }
            Matter::Conduct(by, _) => {
                let count = u32::from(self.game.illegal_acts(by));
                vec![sentence("desk-fact-illegal", &[self.color(by), ("count", count.into())])]
            }
            Matter::Quickplay(..) | Matter::FlagInQuickplay(_) | Matter::Increment(_) => {
                let now = self.game.now();
                Color::ALL.into_iter().filter_map(|color| self.time_of(color, now)).collect()
            }
            Matter::Results => {
                let signed = |color| {
                    let result = self.game.sheet(color).signature()?;
                    Some(sentence(signature(result), &[self.color(color)]))
                };
                Color::ALL.into_iter().filter_map(signed).collect()
            }
            Matter::BoardsDiffer
            | Matter::Position
            | Matter::Unconfirmed(_)
            | Matter::DefaultTime(_)
            | Matter::Envelope => Vec::new(),
        }
    }

    /// Says yes to what a comparison proposes, or to the newest claim or complaint.
    pub(super) fn accept(&mut self, at: At, from: Place) -> Vec<Act> {
        let proposal = std::mem::take(&mut self.proposal);
        if !proposal.is_empty() {
            return self.rule_all(at, proposal);
        }
        let ruling = self.newest().and_then(|matter| match matter {
            Matter::Touch(by, square) => Some(Ruling::TouchSeen(!by, square)),
            Matter::Quickplay(..) => Some(Ruling::Quickplay(Decision::Drawn)),
            Matter::Increment(_) => Some(Ruling::IncrementSet(true)),
            _ => None,
        });
        match ruling {
            Some(ruling) => self.weigh(at, from, Event::Ruled(ruling)),
            None => self.decided(at, None),
        }
    }

    /// Says no to the newest claim or complaint.
    pub(super) fn reject(&mut self, at: At) -> Vec<Act> {
        if !self.proposal.is_empty() {
            self.proposal.clear();
            return vec![self.told("desk-not-done", &[])];
        }
        let ruling = self.newest().and_then(|matter| match matter {
            Matter::Touch(..) => Some(Ruling::Dismissed),
            Matter::Quickplay(..) => Some(Ruling::Quickplay(Decision::Rejected)),
            Matter::Increment(_) => Some(Ruling::IncrementSet(false)),
            _ => None,
        });
        self.decided(at, ruling)
    }

    /// The decision about a quickplay claim comes later; with two minutes for the opponent if so
    /// ruled (Guidelines III.5).
    pub(super) fn postpone(&mut self, at: At, rest: &str) -> Option<Vec<Act>> {
        let award = match rest {
            "" => false,
            "2" => true,
            _ => return None,
        };
        Some(self.rule(at, Ruling::Quickplay(Decision::Postponed { award })))
    }

    /// The newest matter that yes or no decides; a flag that fell while a claim waits is decided with
    /// the claim.
    fn newest(&self) -> Option<Matter> {
        let mut newest = self.game.matters().iter().rev().copied();
        newest.find(|matter| !matches!(matter, Matter::FlagInQuickplay(_)))
    }

    fn decided(&mut self, at: At, ruling: Option<Ruling>) -> Vec<Act> {
        match ruling {
            Some(ruling) => self.rule(at, ruling),
            None if self.game.matters().is_empty() => vec![self.told("desk-nothing-waits", &[])],
            None => vec![self.told("desk-no-yes-or-no", &[])],
        }
    }

    /// Rules several things, until one is refused.
    fn rule_all(&mut self, at: At, rulings: Vec<Ruling>) -> Vec<Act> {
        let mut acts = Vec::new();
        for ruling in rulings {
            let ruled = self.rule(at, ruling);
            let refused = !ruled.iter().any(|act| matches!(act, Act::Record(_)));
            acts.extend(ruled);
            if refused {
                break;
            }
        }
        acts
    }
}

/// What to type about a matter.
const fn todo(matter: Matter) -> &'static str {
    match matter {
        Matter::Touch(..) | Matter::Increment(_) => "desk-do-accept",
        Matter::Quickplay(..) | Matter::FlagInQuickplay(_) => "desk-do-quickplay",
        Matter::BoardsDiffer => "desk-do-compare",
        Matter::Conduct(..) => "desk-do-penalty",
        Matter::Position => "desk-do-position",
        Matter::Unconfirmed(_) => "desk-do-rule",
        Matter::DefaultTime(_) => "desk-do-default-time",
        Matter::Results => "desk-do-result",
        Matter::Envelope => "desk-do-open",
    }
}

const fn signature(result: Signature) -> &'static str {
    match result {
        Signature::WhiteWins => "signed-white-wins",
        Signature::BlackWins => "signed-black-wins",
        Signature::Draw => "signed-draw",
    }
}
