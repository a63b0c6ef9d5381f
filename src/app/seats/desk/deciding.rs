//! The arbiter's word on what waits for him or is proposed: yes, no, later, seen to.

use shakmaty::Color;

use crate::app::seats::TableOrder;
use crate::app::seats::desk::appeals::Appealing;
use crate::app::seats::desk::forecast::Forecast;
use crate::app::seats::desk::intent::{DeskIntent, Next, on_record, said};
use crate::app::seats::desk::matters::Matters;
use crate::app::seats::desk::rulings::Rulings;
use crate::app::seats::desk::teller::Teller;
use crate::command::desk::{DeskCommand, Waiting};
use crate::laws::edition::IllegalAct;
use crate::laws::{Decision, Event, Matter, Ruling, Signature, Topic};
use crate::table::Memo;

/// Finds what the arbiter's word is about, and the ruling that it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deciding<'a> {
    pub(super) forecast: Forecast<'a>,
    /// What the last comparison of the boards proposes.
    pub(super) proposal: &'a [Ruling],
}

impl<'a> Deciding<'a> {
    const fn teller(&self) -> Teller<'a> {
        self.forecast.teller
    }

    const fn matters(&self) -> Matters<'a> {
        Matters { teller: self.teller() }
    }

    /// The intents of a command; `None` if what is typed after it does not fit.
    pub(super) fn waiting(&self, command: Waiting, rest: &str) -> Option<Vec<DeskIntent>> {
        match command {
            Waiting::Matters => Some(said(self.matters().list(self.forecast.at))),
            Waiting::Accept => self.accept(rest),
            Waiting::Reject => self.reject(rest),
            Waiting::Postpone => postpone(rest),
            Waiting::Dismiss => self.dismiss(rest),
            Waiting::Appeal => {
                Appealing { teller: self.teller(), at: self.forecast.at }.appeal(rest)
            }
        }
    }

    /// A matter is turned down, or what a player has told is seen to, by its number among all that
    /// waits; where one thing waits alone, without a number. `None` if that is no number.
    fn dismiss(&self, rest: &str) -> Option<Vec<DeskIntent>> {
        let (matters, undecided) =
            (self.teller().game().matters().len(), self.matters().undecided());
        let number = match rest {
            "" if undecided > 1 => return Some(said(self.which(DeskCommand::Dismiss))),
            "" => 1,
            number => number.parse().ok().filter(|&number: &usize| number > 0)?,
        };
        if number <= matters {
            let ruling = Ruling::Dismissed(u16::try_from(number).ok());
            return Some(vec![DeskIntent::rule(ruling), DeskIntent::Then(Next::Paused)]);
        }
        if let Some(hint) = self.matters().appeal_hint(number) {
            return Some(said(self.teller().lines(vec![hint])));
        }
        let told = &self.teller().overview.ledger.told;
        Some(match told.get(number - matters - 1).cloned() {
            Some((by, text)) => {
                let values = [self.teller().color(by), ("text", text.as_str().into())];
                let id = if text.is_empty() { "desk-seen-to-call" } else { "desk-seen-to-of" };
                let said = self.teller().told(id, &values);
                on_record(Memo::SeenTo(Some((by, text))), said)
            }
            None if undecided == 0 => said(self.teller().told("desk-nothing-waits", &[])),
            None => said(self.no_such_matter(number)),
        })
    }

    /// Says yes to what a comparison proposes, or to a claim or complaint: to that of this number, else
    /// to the one that waits alone. `None` if that is no number.
    fn accept(&self, rest: &str) -> Option<Vec<DeskIntent>> {
        if rest.is_empty() && !self.proposal.is_empty() {
            return Some(match self.proposal {
                [ruling] => self.forecast.weigh(Event::Ruled(ruling.clone())),
                several => vec![DeskIntent::RuleAll(several.to_vec())],
            });
        }
        if let Some(ruling) = self.of_postponed(rest, Decision::Drawn) {
            return Some(self.forecast.weigh(Event::Ruled(ruling)));
        }
        let (number, matter) = match self.meant(DeskCommand::Accept, rest)? {
            Ok(found) => found,
            Err(order) => return Some(said(order)),
        };
        let event = match matter {
            Matter::Touch(by, square, ply) => {
                let rulings = Rulings { forecast: self.forecast };
                return Some(rulings.touch((!by, square, ply), number));
            }
            Matter::TwoHands(by, _) => Some(Event::TwoHands(!by)),
            Matter::Conduct(by, IllegalAct::NoMove) if self.matters().counts_no_move() => {
                Some(Event::Ruled(Ruling::NoMoveSeen(by)))
            }
            Matter::Quickplay(..) | Matter::FlagInQuickplay(_) => {
                Some(Event::Ruled(Ruling::Quickplay(Decision::Drawn)))
            }
            Matter::Draw(by) => Some(Event::Ruled(Ruling::OfferAllowed(by))),
            Matter::Increment(_) => Some(Event::Ruled(Ruling::IncrementSet(true))),
            // He had a reason, or all is written, and the game goes on.
            Matter::Stopped(_) | Matter::Sheets => Some(Event::Resumed),
            // 8.7: what both have signed counts, though it is not what the game has come to.
            Matter::Results => self
                .matters()
                .signed()
                .map(Signature::points)
                .map(|(white, black)| Event::Ruled(Ruling::ResultSet(white, black))),
            Matter::Silent(_)
            | Matter::BoardsDiffer
            | Matter::Conduct(..)
            | Matter::Position
            | Matter::Unconfirmed(_)
            | Matter::DefaultTime(_)
            | Matter::SessionOver
            | Matter::Envelope => None,
        };
        Some(match event {
            Some(event) => self.forecast.weigh(event),
            None => said(self.no_yes_or_no()),
        })
    }

    /// Says no to what a comparison proposes, or to a claim or complaint: to that of this number, else to
    /// the one that waits alone. `None` if that is no number.
    fn reject(&self, rest: &str) -> Option<Vec<DeskIntent>> {
        if rest.is_empty() && !self.proposal.is_empty() {
            let said = self.teller().told("desk-not-done", &[]);
            return Some(vec![DeskIntent::Propose(Vec::new()), said.into()]);
        }
        if let Some(ruling) = self.of_postponed(rest, Decision::Rejected) {
            return Some(vec![DeskIntent::rule(ruling)]);
        }
        let (number, matter) = match self.meant(DeskCommand::Reject, rest)? {
            Ok(found) => found,
            Err(order) => return Some(said(order)),
        };
        let dismissed = || Ruling::Dismissed(u16::try_from(number).ok());
        let ruling = match matter {
            Matter::Touch(..) | Matter::TwoHands(..) | Matter::Draw(_) => Some(dismissed()),
            Matter::Conduct(_, IllegalAct::NoMove) if self.matters().counts_no_move() => {
                Some(dismissed())
            }
            Matter::Quickplay(..) | Matter::FlagInQuickplay(_) => {
                Some(Ruling::Quickplay(Decision::Rejected))
            }
            Matter::Increment(_) => Some(Ruling::IncrementSet(false)),
            Matter::Results => self.matters().signed().map(|_| dismissed()),
            Matter::Stopped(by) => return Some(self.unfounded(by, dismissed())),
            Matter::Silent(_)
            | Matter::BoardsDiffer
            | Matter::Conduct(..)
            | Matter::Position
            | Matter::Unconfirmed(_)
            | Matter::DefaultTime(_)
            | Matter::SessionOver
            | Matter::Sheets
            | Matter::Envelope => None,
        };
        Some(match ruling {
            Some(ruling) => vec![DeskIntent::rule(ruling)],
            None => said(self.no_yes_or_no()),
        })
    }

    /// What is decided of a claim that was postponed, where nothing else waits (Guidelines III.5).
    fn of_postponed(&self, rest: &str, decision: Decision) -> Option<Ruling> {
        let alone = rest.is_empty() && self.matters().undecided() == 0;
        (alone && self.matters().is_claim_postponed()).then_some(Ruling::Quickplay(decision))
    }

    /// The matter that yes or no is said to, with its number: that of this number, else the one that
    /// waits alone; or what is said if there is none. `None` if that is no number.
    fn meant(
        &self,
        command: DeskCommand,
        rest: &str,
    ) -> Option<Result<(usize, Matter), TableOrder>> {
        if rest.is_empty() {
            return Some(match self.matters().answerable()[..] {
                [only] if self.teller().overview.ledger.told.is_empty() => Ok(only),
                [] if self.matters().undecided() == 0 => {
                    Err(self.teller().told("desk-nothing-waits", &[]))
                }
                [] => Err(self.no_yes_or_no()),
                [_, ..] => Err(self.which(command)),
            });
        }
        let number = rest.parse().ok().filter(|&number: &usize| number > 0)?;
        Some(match self.teller().game().matters().get(number - 1) {
            Some(&matter) => Ok((number, matter)),
            None if number <= self.matters().all().len() => Err(self.no_yes_or_no()),
            None => Err(self.no_such_matter(number)),
        })
    }

    /// A player who has stopped the clocks without a reason is penalised (6.11.2: 12.9); the mildest
    /// penalty is proposed.
    fn unfounded(&self, by: Color, dismissed: Ruling) -> Vec<DeskIntent> {
        let edition = self.teller().game().rules().edition;
        let said = self.teller().said("desk-propose-warning", &[self.teller().color(by)]);
        let article = edition.article(Topic::ArbiterPenalties);
        let said = self.teller().narrator.articles().after(said, article);
        vec![
            DeskIntent::rule(dismissed),
            DeskIntent::Propose(vec![Ruling::Warned(by)]),
            DeskIntent::Do(TableOrder::say(said)),
        ]
    }

    fn no_yes_or_no(&self) -> TableOrder {
        self.teller().told("desk-no-yes-or-no", &[])
    }

    fn no_such_matter(&self, number: usize) -> TableOrder {
        self.teller().told("desk-no-such-matter", &[("number", number.into())])
    }

    /// Everything that can be decided, with its numbers, where a command leaves open which.
    fn which(&self, command: DeskCommand) -> TableOrder {
        let mut lines = self.matters().numbered();
        let name = self.teller().narrator.talk.desk_name(command);
        lines.push(self.teller().sentence("desk-which-matter", &[("name", name.into())]));
        self.teller().lines(lines)
    }
}

/// The decision about a quickplay claim comes later; with two minutes for the opponent if so ruled
/// (Guidelines III.5).
fn postpone(rest: &str) -> Option<Vec<DeskIntent>> {
    let award = match rest {
        "" => false,
        "2" => true,
        _ => return None,
    };
    Some(vec![DeskIntent::rule(Ruling::Quickplay(Decision::Postponed { award }))])
}
