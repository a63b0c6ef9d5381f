//! What waits for the arbiter, the oldest first: each with its number, the facts that belong to it, and
//! what to type.

use shakmaty::{Color, Position, Square};

use crate::app::seats::TableOrder;
use crate::app::seats::desk::teller::Teller;
use crate::app::seats::desk::waits::Waits;
use crate::app::session::BoardSight;
use crate::laws::edition::{Counting, IllegalAct};
use crate::laws::{At, Effect, Matter, Signature};
use crate::voices::{Span, Value};

/// Everything that waits. It is told, and nothing of it is decided here.
#[derive(Clone, Copy, Debug)]
pub(super) struct Matters<'a> {
    pub(super) teller: Teller<'a>,
}

impl Matters<'_> {
    /// What waits, as it is said.
    pub(super) fn list(&self, at: At) -> TableOrder {
        let lines = self.lines(at);
        if lines.is_empty() && self.is_claim_postponed() {
            let said = ["ruling-quickplay-postponed", "desk-do-accept"];
            return self.teller.lines(said.map(|id| self.teller.sentence(id, &[])).to_vec());
        }
        if lines.is_empty() {
            let sealed = self.teller.game().awaits_envelope();
            return self
                .teller
                .told(if sealed { "desk-sealed" } else { "desk-nothing-waits" }, &[]);
        }
        self.teller.lines(lines)
    }

    /// Everything that waits, the oldest first. Boards that are lost or wrong come last, as long as they are.
    pub(super) fn all(&self) -> Vec<Waits> {
        let ledger = &self.teller.overview.ledger;
        let matters = self.teller.game().matters().iter().map(|&matter| Waits::Matter(matter));
        let called = ledger.told.iter().cloned().map(|(by, text)| Waits::Called(by, text));
        let appeals = ledger.appeals.iter().cloned();
        let appeals = appeals.map(|(by, of, why)| Waits::Appeal(by, of, why));
        let boards = Color::ALL.into_iter().filter_map(|color| self.board_to_see_to(color));
        matters.chain(called).chain(appeals).chain(boards).collect()
    }

    /// What waits, each with its facts and with what to type.
    pub(super) fn lines(&self, at: At) -> Vec<Vec<Span>> {
        let mut lines = Vec::new();
        for (number, waits) in (1..).zip(self.all()) {
            lines.push(self.with_number(number, self.said(&waits, at)));
            lines.extend(self.belonging(&waits, number));
        }
        lines
    }

    /// What waits, in words.
    pub(super) fn said(&self, waits: &Waits, at: At) -> Vec<Span> {
        match waits {
            Waits::Matter(matter) => self.with_article(*matter),
            Waits::Called(by, text) => self.player_tells(*by, text),
            Waits::Appeal(by, of, why) => self.teller.narrator.appeals().appealed(*by, *of, why),
            Waits::BoardGone(color) | Waits::BoardWrong(color) => self.teller.board_of(*color, at),
        }
    }

    /// The facts about what waits at this place, and what to type.
    fn belonging(&self, waits: &Waits, number: usize) -> Vec<Vec<Span>> {
        let with_number = ("number", number.into());
        match waits {
            Waits::Matter(matter) => {
                let mut lines = self.facts_of(*matter);
                lines.push(self.hint(*matter, number));
                lines
            }
            Waits::Called(..) if self.undecided() > 1 => {
                vec![self.teller.sentence("desk-do-told-numbered", &[with_number])]
            }
            Waits::Called(..) => vec![self.teller.sentence("desk-do-told", &[with_number])],
            Waits::Appeal(_, of, _) => {
                let fee = self.teller.overview.table.appeals.fee.as_deref();
                let fee =
                    fee.map(|fee| self.teller.sentence("match-appeal-fee", &[("fee", fee.into())]));
                let to_do = self.teller.sentence("desk-do-appeal", &[("number", (*of).into())]);
                fee.into_iter().chain([to_do]).collect()
            }
            Waits::BoardGone(color) => {
                vec![self.teller.sentence("desk-do-cable", &[self.teller.color(*color)])]
            }
            Waits::BoardWrong(color) => {
                vec![self.teller.sentence("desk-do-board", &[self.teller.color(*color)])]
            }
        }
    }

    fn with_number(&self, number: usize, what: Vec<Span>) -> Vec<Span> {
        self.teller.sentence("desk-matter", &[("number", number.into()), ("what", what.into())])
    }

    fn player_tells(&self, by: Color, text: &str) -> Vec<Span> {
        let values = [self.teller.color(by), ("text", text.into())];
        let id = if text.is_empty() { "arbiter-called-by" } else { "desk-player-tells" };
        self.teller.sentence(id, &values)
    }

    /// Whether a claim in a quickplay finish was postponed: it is decided at any time, in 2001 after the
    /// flag, though nothing waits for it (Guidelines III.5).
    pub(super) fn is_claim_postponed(&self) -> bool {
        self.teller.game().postponed_claim().is_some()
    }

    /// How much waits that he must decide.
    pub(super) fn undecided(&self) -> usize {
        let ledger = &self.teller.overview.ledger;
        self.teller.game().matters().len() + ledger.told.len() + ledger.appeals.len()
    }

    /// What can be turned down, or else decided, each with its number.
    pub(super) fn numbered(&self) -> Vec<Vec<Span>> {
        let undecided = self.all().into_iter().take(self.undecided());
        let at = self.teller.game().now();
        let line =
            |(number, waits): (usize, Waits)| self.with_number(number, self.said(&waits, at));
        (1..).zip(undecided).map(line).collect()
    }

    /// What decides the appeal that waits at this place among all that waits, if one does.
    pub(super) fn appeal_hint(&self, number: usize) -> Option<Vec<Span>> {
        let ledger = &self.teller.overview.ledger;
        let before = self.teller.game().matters().len() + ledger.told.len();
        let (_, of, _) = ledger.appeals.get(number.checked_sub(before + 1)?)?;
        Some(self.teller.sentence("desk-do-appeal", &[("number", (*of).into())]))
    }

    /// The board of a player that is lost or stands wrongly. When the game is over, nobody has to put one
    /// right.
    fn board_to_see_to(&self, color: Color) -> Option<Waits> {
        if self.teller.game().is_over() {
            return None;
        }
        match self.teller.overview.sights[color] {
            BoardSight::Never | BoardSight::Gone(_) => Some(Waits::BoardGone(color)),
            BoardSight::None
            | BoardSight::Silent
            | BoardSight::Moves
            | BoardSight::Sealed
            | BoardSight::Shows { .. } => {
                self.stands_wrongly(color).then_some(Waits::BoardWrong(color))
            }
        }
    }

    /// Whether a player has to put his board right. Who has merely still to make the opponent's move on
    /// it has not.
    fn stands_wrongly(&self, color: Color) -> bool {
        let sight = &self.teller.overview.sights[color];
        matches!(sight, BoardSight::Shows { wrong: true, shown } if !self.teller.lags(color, shown))
    }

    /// The boards that stand wrongly, in words.
    pub(super) fn boards_standing_wrongly(&self, at: At) -> impl Iterator<Item = Vec<Span>> {
        let wrong = Color::ALL.into_iter().filter(|&color| self.stands_wrongly(color));
        wrong.map(move |color| self.teller.board_of(color, at))
    }

    /// What to type about a matter; by its number where several wait.
    fn hint(&self, matter: Matter, number: usize) -> Vec<Span> {
        let several = self.undecided() > 1;
        let id = match matter {
            Matter::Touch(..) | Matter::TwoHands(..) | Matter::Draw(_) | Matter::Increment(_)
                if several =>
            {
                "desk-do-numbered"
            }
            Matter::Quickplay(..) | Matter::FlagInQuickplay(_) if self.answerable().len() > 1 => {
                "desk-do-quickplay-numbered"
            }
            Matter::Conduct(by, IllegalAct::NoMove) if self.counts_no_move() => {
                let values = [self.teller.color(by), ("number", number.into())];
                return self.teller.sentence("desk-do-no-move", &values);
            }
            Matter::Results if self.signed().is_some() => "desk-do-signed",
            Matter::Touch(..)
            | Matter::TwoHands(..)
            | Matter::Quickplay(..)
            | Matter::Draw(_)
            | Matter::SessionOver
            | Matter::Sheets
            | Matter::Increment(_)
            | Matter::Stopped(_)
            | Matter::Silent(_)
            | Matter::BoardsDiffer
            | Matter::Conduct(..)
            | Matter::Position
            | Matter::Unconfirmed(_)
            | Matter::DefaultTime(_)
            | Matter::FlagInQuickplay(_)
            | Matter::Results
            | Matter::Envelope => todo(matter),
        };
        self.teller.sentence(id, &[("number", number.into())])
    }

    /// What both players have signed, where the game has not come to it and the arbiter has not decided.
    pub(super) fn signed(&self) -> Option<Signature> {
        self.teller.game().signed_by_both()
    }

    fn with_article(&self, matter: Matter) -> Vec<Span> {
        let (narrator, game) = (self.teller.narrator, self.teller.game());
        let mut spans = narrator.matters().corrects_late(matter, game);
        let said = narrator.effect(&Effect::ToArbiter(matter), game);
        spans.extend(said.map(|said| said.spans).unwrap_or_default());
        spans
    }

    /// What an arbiter needs to know of a matter before he decides.
    fn facts_of(&self, matter: Matter) -> Vec<Vec<Span>> {
        let sentence = |id: &str, values: &[(&str, Value)]| self.teller.sentence(id, values);
        match matter {
            Matter::Touch(by, square, ply) => self.facts_of_touch(!by, square, ply),
            Matter::TwoHands(by, ply) => {
                let count = u32::from(self.teller.game().conduct().illegal_acts(!by));
                let illegal = sentence(
                    "desk-fact-illegal",
                    &[self.teller.color(!by), ("count", count.into())],
                );
                vec![self.move_at(ply), illegal]
            }
            Matter::Conduct(by, _) => {
                let count = u32::from(self.teller.game().conduct().illegal_acts(by));
                vec![sentence(
                    "desk-fact-illegal",
                    &[self.teller.color(by), ("count", count.into())],
                )]
            }
            Matter::Quickplay(..) | Matter::FlagInQuickplay(_) | Matter::Increment(_) => {
                let now = self.teller.game().now();
                Color::ALL.into_iter().filter_map(|color| self.teller.time_of(color, now)).collect()
            }
            Matter::Results => {
                let signed = |color| {
                    let result = self.teller.game().sheet(color).signature()?;
                    Some(sentence(signature(result), &[self.teller.color(color)]))
                };
                Color::ALL.into_iter().filter_map(signed).collect()
            }
            Matter::Draw(_)
            | Matter::SessionOver
            | Matter::Sheets
            | Matter::Silent(_)
            | Matter::Stopped(_)
            | Matter::BoardsDiffer
            | Matter::Position
            | Matter::Unconfirmed(_)
            | Matter::DefaultTime(_)
            | Matter::Envelope => Vec::new(),
        }
    }

    /// The move of a ply, counted from 1, that a complaint is about; 0 if it was taken back.
    fn move_at(&self, ply: u16) -> Vec<Span> {
        let Some(ply) = usize::from(ply).checked_sub(1) else {
            return self.teller.sentence("desk-fact-taken-back", &[]);
        };
        let Some(made) = self.teller.game().made().get(ply) else {
            return self.teller.sentence("desk-fact-not-completed", &[]);
        };
        let mv = Value::Spans(vec![self.teller.narrator.announcement(&made.before, made.mv)]);
        let place = self.teller.narrator.move_place(self.teller.game(), ply);
        self.teller.sentence("desk-fact-about", &[("place", place), ("move", mv)])
    }

    /// What stood on a square that a player has touched, what he has played in that turn, and how many
    /// moves were completed since.
    fn facts_of_touch(&self, of: Color, square: Square, ply: u16) -> Vec<Vec<Span>> {
        let played =
            usize::from(ply).checked_sub(1).and_then(|ply| self.teller.game().made().get(ply));
        let before = played.map_or(self.teller.game().position(), |made| &made.before);
        let piece = before.board().piece_at(square);
        let piece = piece.map_or_else(
            || self.teller.narrator.word("empty"),
            |piece| self.teller.narrator.piece(piece),
        );
        let on = ("square", self.teller.narrator.square(square));
        let mut facts = vec![self.teller.sentence("desk-fact-touch", &[on, ("man", piece)])];
        if let Some(made) = played {
            let mv = Value::Spans(vec![self.teller.narrator.announcement(&made.before, made.mv)]);
            let values = [self.teller.color(of), ("move", mv)];
            facts.push(self.teller.sentence("desk-fact-touch-played", &values));
        }
        let since = self.teller.game().made().len().saturating_sub(ply.into());
        if since > 0 {
            facts.push(self.teller.sentence("desk-fact-touch-since", &[("count", since.into())]));
        }
        facts
    }

    /// Whether a clock that is pressed without a move is an illegal act (7.5.3).
    pub(super) fn counts_no_move(&self) -> bool {
        let edition = self.teller.game().rules().edition;
        edition.counts_as_illegal(IllegalAct::NoMove).value == Counting::Illegal
    }

    /// What yes or no may decide, with its number; a flag that fell while a claim waits is decided with
    /// the claim.
    pub(super) fn answerable(&self) -> Vec<(usize, Matter)> {
        let matters = self.teller.game().matters();
        let claimed = matters.iter().any(|matter| matches!(matter, Matter::Quickplay(..)));
        let with_claim = |matter: Matter| claimed && matches!(matter, Matter::FlagInQuickplay(_));
        (1..).zip(matters.iter().copied()).filter(|&(_, matter)| !with_claim(matter)).collect()
    }
}

/// What to type about a matter.
const fn todo(matter: Matter) -> &'static str {
    match matter {
        Matter::Touch(..) => "desk-do-touch",
        Matter::TwoHands(..) => "desk-do-two-hands",
        Matter::Draw(_) | Matter::Increment(_) | Matter::FlagInQuickplay(_) => "desk-do-accept",
        Matter::SessionOver => "desk-do-session",
        Matter::Sheets => "desk-do-sheets",
        Matter::Quickplay(..) => "desk-do-quickplay",
        Matter::Stopped(_) => "desk-do-stopped",
        Matter::BoardsDiffer => "desk-do-compare",
        Matter::Conduct(..) | Matter::Silent(_) => "desk-do-penalty",
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
