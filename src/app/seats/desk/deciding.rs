//! What waits for the arbiter, the facts that belong to it, and what one word decides.

use shakmaty::{Color, Position, Square};

use crate::app::seats::TableOrder;
use crate::app::seats::desk::{Desk, minute};
use crate::app::session::Sight;
use crate::command::desk::DeskCommand;
use crate::laws::edition::{Counting, IllegalAct};
use crate::laws::{At, Decision, Effect, Event, Matter, Ruling, Signature, captures};
use crate::table::{Memo, Place};
use crate::voices::{Span, Value};

impl Desk {
    /// What waits, the oldest first: each with its facts and with what to type. Boards that are lost or
    /// wrong come last, as long as they are.
    pub(super) fn matters(&self, at: At) -> Vec<TableOrder> {
        let matters = self.game.matters();
        let boards = self.boards_to_see_to(at);
        let told = &self.ledger.told;
        if matters.is_empty() && told.is_empty() && boards.is_empty() {
            return vec![self.told("desk-nothing-waits", &[])];
        }
        let mut lines = Vec::new();
        for (i, &matter) in matters.iter().enumerate() {
            lines.push(self.numbered_matter(i + 1, self.with_article(matter)));
            lines.extend(self.facts_of(matter));
            lines.push(self.to_do(matter, i + 1));
        }
        let number = matters.len() + 1;
        for (i, told) in told.iter().enumerate() {
            lines.push(self.numbered_matter(number + i, self.player_tells(told)));
            let to_do = if self.to_decide() > 1 { "desk-do-told-numbered" } else { "desk-do-told" };
            lines.push(self.sentence(to_do, &[("number", (number + i).into())]));
        }
        let number = number + told.len();
        for (i, (board, to_do)) in boards.into_iter().enumerate() {
            lines.push(self.numbered_matter(number + i, board));
            lines.push(to_do);
        }
        vec![self.lines(lines)]
    }

    fn numbered_matter(&self, number: usize, what: Vec<Span>) -> Vec<Span> {
        self.sentence("desk-matter", &[("number", number.into()), ("what", what.into())])
    }

    fn player_tells(&self, (by, text): &(Color, String)) -> Vec<Span> {
        let values = [self.color(*by), ("text", text.as_str().into())];
        let id = if text.is_empty() { "arbiter-called-by" } else { "desk-player-tells" };
        self.sentence(id, &values)
    }

    /// How much waits for the arbiter.
    pub(super) fn waiting(&self) -> usize {
        self.to_decide() + self.boards_to_see_to(self.game.now()).len()
    }

    /// How much waits that he must decide.
    pub(super) fn to_decide(&self) -> usize {
        self.game.matters().len() + self.ledger.told.len()
    }

    /// A matter is turned down, or what a player has told is seen to, by its number among all that
    /// waits; where one thing waits alone, without a number. `None` if that is no number.
    pub(super) fn dismiss(&mut self, at: At, rest: &str) -> Option<Vec<TableOrder>> {
        let matters = self.game.matters().len();
        let number = match rest {
            "" if self.to_decide() > 1 => return Some(vec![self.which(DeskCommand::Dismiss)]),
            "" => 1,
            number => number.parse().ok().filter(|&number: &usize| number > 0)?,
        };
        if number <= matters {
            let mut acts = self.rule(at, Ruling::Dismissed(u16::try_from(number).ok()));
            let done = acts.iter().any(|act| act.recorded().is_some());
            acts.extend((done && self.game.is_paused()).then(|| self.told("desk-paused", &[])));
            return Some(acts);
        }
        Some(match self.ledger.told.get(number - matters - 1).cloned() {
            Some((by, text)) => {
                let values = [self.color(by), ("text", text.as_str().into())];
                let id = if text.is_empty() { "desk-seen-to-call" } else { "desk-seen-to-of" };
                let said = self.told(id, &values);
                minute(at, Memo::SeenTo(Some((by, text))), said)
            }
            None if self.to_decide() == 0 => vec![self.told("desk-nothing-waits", &[])],
            None => vec![self.told("desk-no-such-matter", &[("number", number.into())])],
        })
    }

    /// What can be turned down, or else decided, each with its number.
    pub(super) fn numbered_matters(&self) -> Vec<Vec<Span>> {
        let matters = self.game.matters().iter().map(|&matter| self.with_article(matter));
        let told = self.ledger.told.iter().map(|told| self.player_tells(told));
        let numbered = (1..).zip(matters.chain(told));
        numbered.map(|(number, what)| self.numbered_matter(number, what)).collect()
    }

    /// Everything that can be decided, with its numbers, where a command leaves open which.
    fn which(&self, command: DeskCommand) -> TableOrder {
        let mut lines = self.numbered_matters();
        let name = self.narrator.talk.desk_name(command);
        lines.push(self.sentence("desk-which-matter", &[("name", name.into())]));
        self.lines(lines)
    }

    /// The boards that are lost or stand wrongly, and what to do about each. When the game is over,
    /// nobody has to put one right.
    fn boards_to_see_to(&self, at: At) -> Vec<(Vec<Span>, Vec<Span>)> {
        if self.game.is_over() {
            return Vec::new();
        }
        let to_do = |color: Color| match self.sights[color] {
            Sight::Never | Sight::Gone(_) => Some("desk-do-cable"),
            _ => self.stands_wrongly(color).then_some("desk-do-board"),
        };
        let board = |color: Color| {
            let id = to_do(color)?;
            Some((self.board_of(color, at), self.sentence(id, &[self.color(color)])))
        };
        Color::ALL.into_iter().filter_map(board).collect()
    }

    /// Whether a player has to put his board right. Who has merely still to make the opponent's move on
    /// it has not.
    fn stands_wrongly(&self, color: Color) -> bool {
        match &self.sights[color] {
            Sight::Shows { wrong: true, shown } => !self.lags(color, shown),
            _ => false,
        }
    }

    /// The boards that stand wrongly, in words.
    pub(super) fn boards_standing_wrongly(&self, at: At) -> impl Iterator<Item = Vec<Span>> {
        let wrong = Color::ALL.into_iter().filter(|&color| self.stands_wrongly(color));
        wrong.map(move |color| self.board_of(color, at))
    }

    /// What to type about a matter; by its number where several wait.
    fn to_do(&self, matter: Matter, number: usize) -> Vec<Span> {
        let several = self.to_decide() > 1;
        let id = match matter {
            Matter::Touch(..) | Matter::TwoHands(..) | Matter::Increment(_) if several => {
                "desk-do-numbered"
            }
            Matter::Quickplay(..) | Matter::FlagInQuickplay(_) if self.answerable().len() > 1 => {
                "desk-do-quickplay-numbered"
            }
            Matter::Conduct(by, IllegalAct::NoMove) if self.counts_no_move() => {
                let values = [self.color(by), ("number", number.into())];
                return self.sentence("desk-do-no-move", &values);
            }
            Matter::Touch(..)
            | Matter::TwoHands(..)
            | Matter::Quickplay(..)
            | Matter::Increment(_)
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
        self.sentence(id, &[("number", number.into())])
    }

    fn with_article(&self, matter: Matter) -> Vec<Span> {
        let said = self.narrator.effect(&Effect::ToArbiter(matter), &self.game);
        said.map(|said| said.spans).unwrap_or_default()
    }

    /// What an arbiter needs to know of a matter before he decides.
    fn facts_of(&self, matter: Matter) -> Vec<Vec<Span>> {
        let sentence = |id: &str, values: &[(&str, Value)]| self.narrator.talk.sentence(id, values);
        match matter {
            Matter::Touch(by, square, ply) => self.facts_of_touch(!by, square, ply),
            Matter::TwoHands(by, ply) => {
                let count = u32::from(self.game.illegal_acts(!by));
                let illegal =
                    sentence("desk-fact-illegal", &[self.color(!by), ("count", count.into())]);
                vec![self.move_at(ply), illegal]
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
            Matter::Silent(_)
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
            return self.sentence("desk-fact-taken-back", &[]);
        };
        let Some(made) = self.game.made().get(ply) else {
            return self.sentence("desk-fact-not-completed", &[]);
        };
        let mv = Value::Spans(vec![self.narrator.announcement(&made.before, made.mv)]);
        let place = self.narrator.move_place(&self.game, ply);
        self.sentence("desk-fact-about", &[("place", place), ("move", mv)])
    }

    /// What stood on a square that a player has touched, what he has played in that turn, and how many
    /// moves were completed since.
    fn facts_of_touch(&self, of: Color, square: Square, ply: u16) -> Vec<Vec<Span>> {
        let played = usize::from(ply).checked_sub(1).and_then(|ply| self.game.made().get(ply));
        let before = played.map_or(self.game.position(), |made| &made.before);
        let piece = before.board().piece_at(square);
        let piece =
            piece.map_or_else(|| self.narrator.word("empty"), |piece| self.narrator.piece(piece));
        let on = ("square", self.narrator.square(square));
        let mut facts = vec![self.sentence("desk-fact-touch", &[on, ("man", piece)])];
        if let Some(made) = played {
            let mv = Value::Spans(vec![self.narrator.announcement(&made.before, made.mv)]);
            let values = [self.color(of), ("move", mv)];
            facts.push(self.sentence("desk-fact-touch-played", &values));
        }
        let since = self.game.made().len().saturating_sub(ply.into());
        if since > 0 {
            facts.push(self.sentence("desk-fact-touch-since", &[("count", since.into())]));
        }
        facts
    }

    /// Says yes to what a comparison proposes, or to a claim or complaint: to that of this number, else
    /// to the one that waits alone. `None` if that is no number.
    pub(super) fn accept(&mut self, at: At, from: Place, rest: &str) -> Option<Vec<TableOrder>> {
        if rest.is_empty() && !self.proposal.is_empty() {
            return Some(match &self.proposal[..] {
                [ruling] => self.weigh(at, from, Event::Ruled(ruling.clone())),
                several => self.rule_all(at, several.to_vec()),
            });
        }
        let (number, matter) = match self.to_answer(DeskCommand::Accept, rest)? {
            Ok(found) => found,
            Err(said) => return Some(vec![said]),
        };
        let event = match matter {
            Matter::Touch(by, square, ply) => {
                return Some(self.touch(at, from, (!by, square, ply), number));
            }
            Matter::TwoHands(by, _) => Some(Event::TwoHands(!by)),
            Matter::Conduct(by, IllegalAct::NoMove) if self.counts_no_move() => {
                Some(Event::Ruled(Ruling::NoMoveSeen(by)))
            }
            Matter::Quickplay(..) => Some(Event::Ruled(Ruling::Quickplay(Decision::Drawn))),
            Matter::Increment(_) => Some(Event::Ruled(Ruling::IncrementSet(true))),
            Matter::Silent(_)
            | Matter::BoardsDiffer
            | Matter::Conduct(..)
            | Matter::Position
            | Matter::Unconfirmed(_)
            | Matter::DefaultTime(_)
            | Matter::FlagInQuickplay(_)
            | Matter::Results
            | Matter::Envelope => None,
        };
        Some(match event {
            Some(event) => self.weigh(at, from, event),
            None => vec![self.told("desk-no-yes-or-no", &[])],
        })
    }

    /// A player has touched a piece in the turn of a ply, as the arbiter rules. Where he has then moved or
    /// captured that very piece, he has done what he had to; before moves are taken back, the arbiter is
    /// asked. The number is that of the complaint, 0 where there is none.
    pub(super) fn touch(
        &mut self,
        at: At,
        from: Place,
        (by, square, ply): (Color, Square, u16),
        number: usize,
    ) -> Vec<TableOrder> {
        let event = Event::Ruled(Ruling::TouchSeen(by, square, Some(ply)));
        let turn = usize::from(ply).saturating_sub(1);
        let made = self.game.made().get(turn).filter(|made| made.by() == by);
        let made = made.filter(|_| self.would_refuse(at, &event).is_none());
        let keeps = |mv: shakmaty::Move| mv.from() == Some(square) || captures(mv) == Some(square);
        if made.is_some_and(|made| keeps(made.mv)) {
            let square = ("square", self.narrator.square(square));
            let values = [self.color(by), square, ("number", number.into())];
            return vec![self.told("desk-touch-kept", &values)];
        }
        self.weigh(at, from, event)
    }

    /// Says no to what a comparison proposes, or to a claim or complaint: to that of this number, else to
    /// the one that waits alone. `None` if that is no number.
    pub(super) fn reject(&mut self, at: At, rest: &str) -> Option<Vec<TableOrder>> {
        if rest.is_empty() && !self.proposal.is_empty() {
            self.proposal.clear();
            return Some(vec![self.told("desk-not-done", &[])]);
        }
        let (number, matter) = match self.to_answer(DeskCommand::Reject, rest)? {
            Ok(found) => found,
            Err(said) => return Some(vec![said]),
        };
        let dismissed = || Ruling::Dismissed(u16::try_from(number).ok());
        let ruling = match matter {
            Matter::Touch(..) | Matter::TwoHands(..) => Some(dismissed()),
            Matter::Conduct(_, IllegalAct::NoMove) if self.counts_no_move() => Some(dismissed()),
            Matter::Quickplay(..) => Some(Ruling::Quickplay(Decision::Rejected)),
            Matter::Increment(_) => Some(Ruling::IncrementSet(false)),
            Matter::Silent(_)
            | Matter::BoardsDiffer
            | Matter::Conduct(..)
            | Matter::Position
            | Matter::Unconfirmed(_)
            | Matter::DefaultTime(_)
            | Matter::FlagInQuickplay(_)
            | Matter::Results
            | Matter::Envelope => None,
        };
        Some(match ruling {
            Some(ruling) => self.rule(at, ruling),
            None => vec![self.told("desk-no-yes-or-no", &[])],
        })
    }

    /// The matter that yes or no is said to, with its number: that of this number, else the one that
    /// waits alone; or what is said if there is none. `None` if that is no number.
    fn to_answer(
        &self,
        command: DeskCommand,
        rest: &str,
    ) -> Option<Result<(usize, Matter), TableOrder>> {
        if rest.is_empty() {
            return Some(match self.answerable()[..] {
                [only] if self.ledger.told.is_empty() => Ok(only),
                [] if self.to_decide() == 0 => Err(self.told("desk-nothing-waits", &[])),
                [] => Err(self.told("desk-no-yes-or-no", &[])),
                _ => Err(self.which(command)),
            });
        }
        let number = rest.parse().ok().filter(|&number: &usize| number > 0)?;
        Some(match self.game.matters().get(number - 1) {
            Some(&matter) => Ok((number, matter)),
            None if number <= self.waiting() => Err(self.told("desk-no-yes-or-no", &[])),
            None => Err(self.told("desk-no-such-matter", &[("number", number.into())])),
        })
    }

    /// The decision about a quickplay claim comes later; with two minutes for the opponent if so
    /// ruled (Guidelines III.5).
    pub(super) fn postpone(&mut self, at: At, rest: &str) -> Option<Vec<TableOrder>> {
        let award = match rest {
            "" => false,
            "2" => true,
            _ => return None,
        };
        Some(self.rule(at, Ruling::Quickplay(Decision::Postponed { award })))
    }

    /// Whether a clock that is pressed without a move is an illegal act (7.5.3).
    fn counts_no_move(&self) -> bool {
        let edition = self.game.rules().edition;
        edition.counts_as_illegal(IllegalAct::NoMove).value == Counting::Illegal
    }

    /// What yes or no may decide, with its number; a flag that fell while a claim waits is decided with
    /// the claim.
    fn answerable(&self) -> Vec<(usize, Matter)> {
        let mut numbered = (1..).zip(self.game.matters().iter().copied()).collect::<Vec<_>>();
        numbered.retain(|(_, matter)| !matches!(matter, Matter::FlagInQuickplay(_)));
        numbered
    }

    /// Rules several things, until one is refused.
    pub(super) fn rule_all(&mut self, at: At, rulings: Vec<Ruling>) -> Vec<TableOrder> {
        let mut acts = Vec::new();
        for ruling in rulings {
            let ruled = self.rule(at, ruling);
            let refused = !ruled.iter().any(|act| act.recorded().is_some());
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
        Matter::Touch(..) => "desk-do-touch",
        Matter::TwoHands(..) => "desk-do-two-hands",
        Matter::Increment(_) => "desk-do-accept",
        Matter::Quickplay(..) | Matter::FlagInQuickplay(_) => "desk-do-quickplay",
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
