//! The arbiter's desk: the game as the arbiter has it, and what he does. Pure.
//!
//! Whoever speaks here has said the passphrase; that is seen to at the door. A line becomes a
//! command of `command::desk`; what it does stands in the files below this one.

mod aftermath;
mod allowing;
mod asking;
mod carrying;
mod comparing;
mod deciding;
mod envelope;
mod facts;
mod hearing;
mod ledger;
mod reading;
mod undoing;
mod words;

use std::rc::Rc;

use shakmaty::ByColor;

use crate::app::happened::{Beside, Happened};
use crate::app::order::Keeping;
use crate::app::seats::TableOrder;
use crate::app::session::{Judging, Over, Sight, first_position};
use crate::app::solver::Judged;
use crate::archive::{Entry, Replay};
use crate::laws::{At, Effect, Event, Game, Question, Ruling};
use crate::table::{Match, Memo, Place};
use crate::voices::{Library, Narrator, Priority, Utterance, Value};

use asking::Asking;
use ledger::Ledger;

/// The desk.
#[derive(Debug)]
pub struct Desk {
    narrator: Narrator,
    library: Library,
    table: Match,
    /// The game of the table, as far as the desk has heard of it.
    game: Rc<Game>,
    ledger: Ledger,
    judging: Judging,
    /// What is being asked, and at which place.
    asking: Option<(Place, Asking)>,
    /// What is seen of each player's board.
    sights: ByColor<Sight>,
    /// The rulings that the last comparison of the boards proposes.
    proposal: Vec<Ruling>,
    /// What the host has to do for the line that was typed last.
    orders: Vec<TableOrder>,
}

impl Desk {
    /// The desk of a table, talked to by this narrator or one of these voices, with a game that was rebuilt from these
    /// entries.
    #[must_use]
    pub fn new(
        narrator: Narrator,
        library: Library,
        table: Match,
        replay: Replay,
        entries: &[Entry],
    ) -> Self {
        let mut desk = Self {
            ledger: Ledger::new(&table, replay.header, entries),
            narrator,
            library,
            table,
            game: Rc::new(replay.game),
            judging: Judging::default(),
            asking: None,
            sights: ByColor::default(),
            proposal: Vec::new(),
            orders: Vec::new(),
        };
        if let Some(voice) = desk.ledger.talks.clone() {
            desk.talk_in(&voice);
        }
        desk
    }

    /// How things are said here.
    #[must_use]
    pub fn narrator(&self) -> &Narrator {
        &self.narrator
    }

    /// Talks in the voice of this name from now on; false if there is none.
    pub(super) fn talk_in(&mut self, name: &str) -> bool {
        let Some(talk) = self.library.get(name) else { return false };
        self.narrator = self.library.talking(&self.narrator, talk);
        true
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Rc<Game> {
        &self.game
    }

    /// The table.
    #[must_use]
    pub fn table(&self) -> &Match {
        &self.table
    }

    /// What was put on record so far.
    pub(super) fn on_record(&self) -> &[Entry] {
        self.ledger.entries()
    }

    /// Takes up what the game still has to be told.
    pub(super) fn open(&mut self, at: At) -> Vec<TableOrder> {
        let pending = self.game.pending();
        pending.map(|question| self.judge(at, question)).into_iter().collect()
    }

    /// When the desk next needs [`Desk::time_passed`], if ever.
    pub(super) fn deadline(&self) -> Option<At> {
        [self.game.deadline(), self.judging.deadline()].into_iter().flatten().min()
    }

    /// What is said to the arbiter when the desk is opened to him.
    pub(super) fn welcome(&self, missed: &[Memo]) -> TableOrder {
        let mut lines = vec![match self.waiting() {
            0 => self.narrator.talk.sentence("desk-open", &[]),
            waits => self.narrator.talk.sentence("desk-open-matters", &[("count", waits.into())]),
        }];
        if self.game.made().is_empty() {
            lines.extend(first_position(&self.narrator, self.game.start(), self.game.mode()));
        }
        let calls = missed.iter().filter_map(|memo| hearing::memo(&self.narrator, memo));
        lines.extend(calls.map(|said| said.spans));
        lines.extend(self.adjourned_said().map(|id| self.narrator.talk.sentence(id, &[])));
        self.lines(lines)
    }

    /// Goes on with the game of the table where nothing has happened but that time has passed.
    pub(super) fn shares(&mut self, game: &Rc<Game>) {
        self.game = Rc::clone(game);
    }

    /// Looks at the players' boards.
    pub(super) fn looks(&mut self, sights: ByColor<Sight>) {
        self.sights = sights;
    }

    /// Carries a line out that the arbiter types at a place.
    pub(super) fn line(&mut self, at: At, from: Place, line: &str) -> Vec<TableOrder> {
        let line = line.trim();
        let asked = self.asking.clone();
        let answered = self.answer(at, from, line);
        let mut acts = answered.unwrap_or_else(|| {
            let mut acts = self.dropped(at, asked);
            acts.extend(self.command(at, from, line));
            acts
        });
        acts.extend(self.set_up_said(&acts));
        acts
    }

    pub(super) fn command(&mut self, at: At, from: Place, line: &str) -> Vec<TableOrder> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let Some(command) = self.narrator.talk.desk_command(word) else {
            return vec![self.question(at, word, rest)];
        };
        self.carry_out(at, from, command, rest).unwrap_or_else(|| {
            // A question of the same name asks about the game: `board e4`.
            vec![self.asked(at, word, rest).unwrap_or_else(|| self.wants(command))]
        })
    }

    /// What the host has to do for the last line.
    pub(super) fn orders(&mut self) -> Vec<TableOrder> {
        std::mem::take(&mut self.orders)
    }

    /// Hears what was put on record elsewhere at the table.
    pub(super) fn hear(&mut self, at: At, happened: &Happened) -> Vec<TableOrder> {
        match happened {
            Happened::Event { event, game, .. } => {
                let before = Before::of(&self.game);
                self.game = Rc::clone(game);
                let mut acts = self.take_effect(at, before, happened);
                acts.extend(
                    hearing::no_legal_move(&self.narrator, event, &self.game).map(TableOrder::say),
                );
                acts
            }
            // What a player may have needs nobody's attention; it is in the log.
            Happened::Beside(
                _,
                Beside::Memo(Memo::Asked(_, _, true))
                | Beside::Level(_)
                | Beside::Engine(_)
                | Beside::Replaced
                | Beside::MovesVoice(_),
            ) => Vec::new(),
            Happened::Beside(_, Beside::Memo(memo)) => {
                hearing::memo(&self.narrator, memo).map(TableOrder::say).into_iter().collect()
            }
        }
    }

    /// Keeps what was put on record anywhere at the table, the desk included.
    pub(super) fn keep(&mut self, entry: Entry) {
        self.ledger.keep(entry);
    }

    pub(super) fn event(&mut self, at: At, event: Event) -> Vec<TableOrder> {
        let stopped = self.stops_for(at, &event);
        let before = Before::of(&self.game);
        let happened = Happened::event(&mut self.game, at, event);
        let acts = self.take_effect(at, before, &happened);
        let record = happened.may_have_changed().then_some(TableOrder::record(happened));
        stopped.into_iter().chain(record).chain(acts).collect()
    }

    /// What follows at the desk from an event that has happened.
    fn take_effect(&mut self, at: At, before: Before, happened: &Happened) -> Vec<TableOrder> {
        if happened.may_have_changed() {
            self.proposal.clear();
        }
        let (words, effects) = (self.ledger.repeated.as_deref(), happened.effects());
        let another = match happened {
            Happened::Event { event, .. } => {
                hearing::repeats_another(&self.narrator, event, effects, words)
            }
            Happened::Beside(..) => None,
        };
        let mut acts = match another {
            Some(said) => vec![TableOrder::say(said)],
            None => self.effects(at, effects),
        };
        let taken_back = before.over.map(|over| self.taken_back_said(over));
        acts.extend(taken_back.into_iter().flatten());
        if before.had_outcome && self.game.outcome().is_none() {
            acts.insert(0, TableOrder::Keep(Keeping::Reopen));
        }
        acts
    }

    fn rule(&mut self, at: At, ruling: Ruling) -> Vec<TableOrder> {
        self.event(at, Event::Ruled(ruling))
    }

    fn effects(&mut self, at: At, effects: &[Effect]) -> Vec<TableOrder> {
        let said = hearing::effects(&self.narrator, effects, &self.game);
        let mut acts: Vec<TableOrder> = said.into_iter().map(TableOrder::say).collect();
        for effect in effects {
            if let Effect::Ask(question) = effect {
                acts.push(self.judge(at, question.clone()));
            }
            if let Effect::Ended(outcome) = effect {
                acts.insert(0, TableOrder::Keep(Keeping::Finish(outcome.score())));
                self.judging.forget();
            }
        }
        acts
    }

    fn judge(&mut self, at: At, question: Question) -> TableOrder {
        TableOrder::Judge(self.judging.ask(at, &question), question)
    }

    /// Takes whether a mate is possible.
    pub(super) fn judged(&mut self, at: At, (ticket, doubt, verdict): Judged) -> Vec<TableOrder> {
        let judged = self.judging.answered(ticket, doubt, verdict);
        judged.map(|judged| self.event(at, judged)).unwrap_or_default()
    }

    /// The deadline came.
    pub(super) fn time_passed(&mut self, at: At) -> Vec<TableOrder> {
        let mut acts = self.event(at, Event::TimePassed);
        let judged = self.judging.late(at, &self.game);
        acts.extend(judged.map(|judged| self.event(at, judged)).unwrap_or_default());
        acts
    }

    fn told(&self, id: &str, values: &[(&str, Value)]) -> TableOrder {
        TableOrder::say(self.said(id, values))
    }

    fn said(&self, id: &str, values: &[(&str, Value)]) -> Utterance {
        self.narrator.say(Priority::Move, id, values)
    }
}

/// How the game stood before an event, as far as the desk says what has become of it.
#[derive(Clone, Copy)]
struct Before {
    had_outcome: bool,
    over: Option<Over>,
}

impl Before {
    fn of(game: &Game) -> Self {
        Self { had_outcome: game.outcome().is_some(), over: Over::of(game) }
    }
}

/// Puts something on record, and says this of it.
fn minute(at: At, memo: Memo, said: TableOrder) -> Vec<TableOrder> {
    vec![noted(at, memo), said]
}

/// Puts something on record.
fn noted(at: At, memo: Memo) -> TableOrder {
    TableOrder::record(Happened::memo(at, memo))
}
