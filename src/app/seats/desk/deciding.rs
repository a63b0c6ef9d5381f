//! What waits for the arbiter, the facts that belong to it, and what one word decides.

use shakmaty::{Color, Position, Square};

use crate::app::seats::Doing;
use crate::app::seats::desk::{Desk, minute};
use crate::app::session::Sight;
use crate::laws::edition::{Counting, IllegalAct};
use crate::laws::{At, Decision, Effect, Event, Made, Matter, Ruling, Signature, captures};
use crate::table::{Memo, Place};
use crate::voices::{Span, Value, written};

impl Desk {
    /// What waits, the oldest first: each with its facts and with what to type. Boards that are lost or
    /// wrong come last, as long as they are.
    pub(super) fn matters(&self, at: At) -> Vec<Doing> {
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
            lines.push(self.sentence("desk-do-told", &[]));
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
        self.sentence("desk-player-tells", &values)
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
    pub(super) fn dismiss(&mut self, at: At, rest: &str) -> Option<Vec<Doing>> {
        let matters = self.game.matters().len();
        let number = match rest {
            "" if self.to_decide() > 1 => return Some(vec![self.which_to_dismiss()]),
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
                let said = self.told("desk-seen-to-of", &values);
                minute(at, Memo::SeenTo(Some((by, text))), said)
            }
            None if self.to_decide() == 0 => vec![self.told("desk-nothing-waits", &[])],
            None => vec![self.told("desk-no-such-matter", &[("number", number.into())])],
        })
    }

    /// Everything that can be turned down, with its numbers.
    fn which_to_dismiss(&self) -> Doing {
        let matters = self.game.matters().iter().map(|&matter| self.with_article(matter));
        let told = self.ledger.told.iter().map(|told| self.player_tells(told));
        let numbered = (1..).zip(matters.chain(told));
        let mut lines: Vec<_> =
            numbered.map(|(number, what)| self.numbered_matter(number, what)).collect();
        lines.push(self.sentence("desk-which-matter", &[]));
        self.lines(lines)
    }

    /// The boards that are lost or stand wrongly, and what to do about each.
    fn boards_to_see_to(&self, at: At) -> Vec<(Vec<Span>, Vec<Span>)> {
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

    /// What to type about a matter; a complaint is answered by name as well, and by that alone where yes
    /// would decide a newer matter.
    fn to_do(&self, matter: Matter, number: usize) -> Vec<Span> {
        let mut values = vec![("number", number.into())];
        match matter {
            Matter::Conduct(by, IllegalAct::NoMove) if self.counts_no_move() => {
                return self.sentence("desk-do-no-move", &[self.color(by)]);
            }
            Matter::Touch(by, square) => {
                values
                    .extend([("player", self.name_of(!by)), ("square", square.to_string().into())]);
            }
            Matter::TwoHands(by) => values.push(("player", self.name_of(!by))),
            _ => {}
        }
        let older = self.newest() != Some(matter);
        let id = match matter {
            Matter::Touch(..) if older => "desk-do-older-touch",
            Matter::TwoHands(_) if older => "desk-do-older-two-hands",
            _ => todo(matter),
        };
        self.sentence(id, &values)
    }

    /// A player as a command of the desk names him.
    fn name_of(&self, color: Color) -> Value {
        written(&self.narrator.color(color).spans()).to_lowercase().into()
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
                let before = self.just_made(!by).map(|made| &made.before);
                let man = before.unwrap_or(self.game.position()).board().piece_at(square);
                let man =
                    man.map_or_else(|| self.narrator.word("empty"), |man| self.narrator.man(man));
                let values =
                    [self.color(!by), ("square", self.narrator.square(square)), ("man", man)];
                vec![sentence("desk-fact-touch", &values)]
            }
            Matter::TwoHands(by) => {
                let count = u32::from(self.game.illegal_acts(!by));
                vec![sentence("desk-fact-illegal", &[self.color(!by), ("count", count.into())])]
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

    /// Says yes to what a comparison proposes, or to the newest claim or complaint.
    pub(super) fn accept(&mut self, at: At, from: Place) -> Vec<Doing> {
        let proposal = std::mem::take(&mut self.proposal);
        if !proposal.is_empty() {
            return self.rule_all(at, proposal);
        }
        let newest = self.newest();
        if let Some(Matter::Touch(by, square)) = newest {
            return self.touch(at, from, !by, square);
        }
        let event = newest.and_then(|matter| match matter {
            Matter::TwoHands(by) => Some(Event::TwoHands(!by)),
            Matter::Conduct(by, IllegalAct::NoMove) if self.counts_no_move() => {
                Some(Event::Ruled(Ruling::NoMoveSeen(by)))
            }
            Matter::Quickplay(..) => Some(Event::Ruled(Ruling::Quickplay(Decision::Drawn))),
            Matter::Increment(_) => Some(Event::Ruled(Ruling::IncrementSet(true))),
            _ => None,
        });
        match event {
            Some(event) => self.weigh(at, from, event),
            None => self.decided(at, None),
        }
    }

    /// A player has touched a piece, as the arbiter rules. Where he has moved or captured that very
    /// piece, he has done what he had to; before another move is taken back, the arbiter is asked.
    pub(super) fn touch(&mut self, at: At, from: Place, by: Color, square: Square) -> Vec<Doing> {
        let event = Event::Ruled(Ruling::TouchSeen(by, square));
        let Some(made) = self.just_made(by).filter(|_| self.would_refuse(at, &event).is_none())
        else {
            return self.weigh(at, from, event);
        };
        if made.mv.from() == Some(square) || captures(made.mv) == Some(square) {
            let values = [self.color(by), ("square", self.narrator.square(square))];
            return vec![self.told("desk-touch-kept", &values)];
        }
        let what = self.in_words(at, &event);
        self.asks(at, from, event, "desk-sure-touch", what)
    }

    /// The last move, if this player has made it and his opponent is to move.
    fn just_made(&self, by: Color) -> Option<&Made> {
        self.game.made().last().filter(|made| made.by() == by && self.game.position().turn() != by)
    }

    /// Says no to the newest claim or complaint.
    pub(super) fn reject(&mut self, at: At) -> Vec<Doing> {
        if !self.proposal.is_empty() {
            self.proposal.clear();
            return vec![self.told("desk-not-done", &[])];
        }
        let newest = self.newest();
        let place = self.game.matters().iter().position(|&matter| Some(matter) == newest);
        let place = place.and_then(|place| u16::try_from(place + 1).ok());
        let ruling = newest.and_then(|matter| match matter {
            Matter::Touch(..) | Matter::TwoHands(_) => Some(Ruling::Dismissed(place)),
            Matter::Conduct(_, IllegalAct::NoMove) if self.counts_no_move() => {
                Some(Ruling::Dismissed(place))
            }
            Matter::Quickplay(..) => Some(Ruling::Quickplay(Decision::Rejected)),
            Matter::Increment(_) => Some(Ruling::IncrementSet(false)),
            _ => None,
        });
        self.decided(at, ruling.map(Event::Ruled))
    }

    /// The decision about a quickplay claim comes later; with two minutes for the opponent if so
    /// ruled (Guidelines III.5).
    pub(super) fn postpone(&mut self, at: At, rest: &str) -> Option<Vec<Doing>> {
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

    /// The newest matter that yes or no decides; a flag that fell while a claim waits is decided with
    /// the claim.
    fn newest(&self) -> Option<Matter> {
        let mut newest = self.game.matters().iter().rev().copied();
        newest.find(|matter| !matches!(matter, Matter::FlagInQuickplay(_)))
    }

    fn decided(&mut self, at: At, event: Option<Event>) -> Vec<Doing> {
        match event {
            Some(event) => self.event(at, event),
            None if self.game.matters().is_empty() => vec![self.told("desk-nothing-waits", &[])],
            None => vec![self.told("desk-no-yes-or-no", &[])],
        }
    }

    /// Rules several things, until one is refused.
    pub(super) fn rule_all(&mut self, at: At, rulings: Vec<Ruling>) -> Vec<Doing> {
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
        Matter::TwoHands(_) => "desk-do-two-hands",
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
