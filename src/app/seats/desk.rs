//! The arbiter's desk: the game as the arbiter has it, and what he does. Pure.
//!
//! Whoever speaks here has said the passphrase; that is seen to at the door. The desk is made of parts that
//! are handed what they need and can do nothing: `teller` tells how things stand, `reader` understands what
//! stands after a command, `forecast` knows what would come of an event. `orders` makes of a line what is
//! wanted, each kind of command in a part of its own, and the desk does it (`intent`).

mod aftermath;
mod allowing;
mod appeals;
mod comparing;
mod deciding;
mod dictated;
mod duties;
mod envelope;
mod facts;
mod faults;
mod forecast;
mod glance;
mod glossary;
mod hearing;
mod intent;
mod ledger;
mod looks;
mod matters;
mod orders;
mod pending;
mod reader;
mod readout;
mod reconstructing;
mod rulings;
mod seen;
mod teller;
mod undoing;
mod waits;

use std::rc::Rc;

use shakmaty::{ByColor, Color};

use crate::app::happened::{Happened, RecordNote};
use crate::app::order::Keeping;
use crate::app::seats::TableOrder;
use crate::app::session::{BoardSight, FinishedGame, Judging, first_position};
use crate::app::solver::Judged;
use crate::archive::{Entry, EnvelopeKey, Replay, SealError};
use crate::chosen::Chosen;
use crate::command::desk::DeskCommand;
use crate::laws::{At, Effect, Event, Game, Question};
use crate::table::{CaptainQuestion, Match, Memo, Place};
use crate::understanding::Understanding;
use crate::voices::{Library, Narrator, Utterance};

use dictated::Dictated;
use envelope::Envelopes;
use forecast::Forecast;
use intent::DeskIntent;
use ledger::Ledger;
use matters::Matters;
use orders::Orders;
use pending::{Asking, Pending};
use teller::{Overview, Teller};

pub(in crate::app) use waits::Waits;

/// The desk.
#[derive(Debug)]
pub struct Desk {
    narrator: Narrator,
    library: Library,
    overview: Overview,
    judging: Judging,
    pending: Pending,
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
        let ledger = Ledger::new(&table, replay.header, entries);
        let talks = ledger.talks.clone();
        let sights = ByColor::default();
        let game = Rc::new(replay.game);
        let (bottom, last, is_slip) = (Color::White, None, false);
        let overview = Overview { game, table, ledger, sights, bottom, last, is_slip };
        let (judging, pending) = Default::default();
        let mut desk = Self { narrator, library, overview, judging, pending };
        if let Some(voice) = talks {
            desk.talk_in(&voice);
        }
        desk
    }

    const fn teller(&self) -> Teller<'_> {
        Teller { overview: &self.overview, narrator: &self.narrator }
    }

    const fn forecast(&self, at: At) -> Forecast<'_> {
        Forecast { teller: self.teller(), at }
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
        &self.overview.game
    }

    /// The table.
    #[must_use]
    pub fn table(&self) -> &Match {
        &self.overview.table
    }

    /// What was put on record so far.
    pub(super) fn on_record(&self) -> &[Entry] {
        self.overview.ledger.entries()
    }

    /// The key by which moves are sealed, once there is one.
    pub(super) const fn key(&self) -> Option<&EnvelopeKey> {
        self.overview.ledger.key.as_ref()
    }

    /// What a player has asked his captain, if that still stands and is not answered.
    pub(in crate::app) fn asked_captain(&self, by: Color) -> Option<CaptainQuestion> {
        self.overview.ledger.asked[by].filter(|asked| asked.stands(self.game(), by))
    }

    /// When and where an adjourned game goes on, if that is known.
    pub(in crate::app) fn resumption(&self) -> Option<&str> {
        self.overview.ledger.resumption.as_deref()
    }

    /// Takes up what the game still has to be told.
    pub(super) fn open(&mut self, at: At) -> Vec<TableOrder> {
        let pending = self.overview.game.pending();
        pending.map(|question| self.judge(at, question)).into_iter().collect()
    }

    /// When the desk next needs [`Desk::time_passed`], if ever.
    pub(super) fn deadline(&self) -> Option<At> {
        [self.overview.game.deadline(), self.judging.deadline()].into_iter().flatten().min()
    }

    /// What is said to the arbiter when the desk is opened to him.
    pub(super) fn welcome(&self, missed: &[Memo]) -> TableOrder {
        let teller = self.teller();
        let mut lines = vec![match (Matters { teller }).all().len() {
            0 => teller.sentence("desk-open", &[]),
            waits => teller.sentence("desk-open-matters", &[("count", waits.into())]),
        }];
        let game = teller.game();
        if game.made().is_empty() {
            let odds = game.rules().odds.as_ref();
            lines.extend(odds.map(|odds| self.narrator.odds().given(odds)));
            if odds.is_none_or(|odds| odds.material.is_none()) {
                lines.extend(first_position(&self.narrator, game.course().start(), game.mode()));
            }
        }
        let calls = missed.iter().filter_map(|memo| hearing::memo(&self.narrator, memo, game));
        lines.extend(calls.map(|said| said.spans));
        lines.extend(teller.adjourned_said().map(|id| teller.sentence(id, &[])));
        if let Some(outcome) = game.outcome() {
            let ended = hearing::effects(&self.narrator, &[Effect::Ended(outcome)], game);
            lines.extend(ended.into_iter().map(|said| said.spans));
        }
        teller.lines(lines)
    }

    /// Where the records are, or why they are not written.
    pub(super) fn recorded(&self, written: Result<&str, &str>) -> Utterance {
        self.teller().recorded(written)
    }

    /// Where the file for the envelope is, or why it is not written.
    pub(super) fn enveloped(&self, written: Result<&str, &str>) -> Utterance {
        self.teller().enveloped(written)
    }

    /// Goes on with the game of the table where nothing has happened but that time has passed.
    pub(super) fn shares(&mut self, game: &Rc<Game>) {
        self.overview.game = Rc::clone(game);
    }

    /// Looks at the players' boards.
    pub(super) fn looks(&mut self, sights: ByColor<BoardSight>) {
        self.overview.sights = sights;
    }

    /// Remembers what the arbiter may want to hear again.
    pub(super) fn remembers(&mut self, said: &Utterance) {
        if !std::mem::take(&mut self.overview.is_slip) {
            self.overview.last = Some(said.clone());
        }
    }

    /// Carries a line out that the arbiter types at a place.
    pub(super) fn line(&mut self, at: At, from: Place, line: &str) -> Vec<TableOrder> {
        let wanted = self.orders(at).line(from, Dictated::of(line, &self.narrator.talk));
        self.done(at, from, wanted)
    }

    /// Carries out what a key stands for that is pressed at a place.
    pub(super) fn chosen(&mut self, at: At, from: Place, chosen: &Chosen) -> Vec<TableOrder> {
        let wanted = match chosen {
            Chosen::Answer(answer) => {
                let line = self.narrator.keyboard().answer(*answer);
                self.orders(at).line(from, Dictated::of(&line, &self.narrator.talk))
            }
            Chosen::Command(command, about) => {
                self.orders(at).line(from, Dictated::about(*command, about))
            }
            Chosen::AtDesk(command, words) => {
                self.orders(at).line(from, Dictated::at_desk(*command, words))
            }
            Chosen::InRoom(command, _) => {
                let line = format!("/{}", command.spec().name);
                self.orders(at).line(from, Dictated::of(&line, &self.narrator.talk))
            }
        };
        self.done(at, from, wanted)
    }

    fn orders(&self, at: At) -> Orders<'_> {
        let Narrator { talk, .. } = &self.narrator;
        let understands = Understanding::new(&self.narrator, &self.library, talk);
        Orders { teller: self.teller(), pending: &self.pending, understands, at }
    }

    fn done(&mut self, at: At, from: Place, wanted: Vec<DeskIntent>) -> Vec<TableOrder> {
        let mut done = self.carry_out(at, from, wanted);
        done.extend(self.teller().set_up_said(&done));
        done
    }

    /// Whether a line closes the desk at a place.
    pub(super) fn is_left_by(&self, from: Place, line: &str) -> bool {
        !self.asks_passphrase(from)
            && Dictated::of(line, &self.narrator.talk).is(DeskCommand::Leave)
    }

    /// Whether the next line of a place is the passphrase of an envelope.
    pub(super) fn asks_passphrase(&self, from: Place) -> bool {
        matches!(self.pending.asked_at(from), Some(Asking::Passphrase))
    }

    /// The place at which the envelope is being opened.
    pub(super) fn opens_at(&self) -> Option<Place> {
        self.pending.opens_at()
    }

    /// Drops what is asked at a place: nobody is there any more.
    pub(super) fn forget(&mut self, place: Place) {
        self.pending.leave(place);
    }

    /// Drops what is asked at a place that is left, and says so.
    pub(super) fn drops(&mut self, at: At, from: Place) -> Vec<TableOrder> {
        let Some(asking) = self.pending.leave(from) else { return Vec::new() };
        let dropped = self.forecast(at).dropped(&asking);
        self.carry_out(at, from, dropped)
    }

    /// Drops what is asked at a place, and says so. An envelope that is being opened is opened.
    pub(super) fn interrupted(&mut self, at: At, from: Place) -> Vec<TableOrder> {
        match self.pending.asked_at(from) {
            Some(Asking::Passphrase) => {
                self.pending.close();
                vec![self.teller().told("choice-dropped", &[])]
            }
            Some(Asking::Event(..) | Asking::SignOff) => self.drops(at, from),
            Some(Asking::Opening) | None => Vec::new(),
        }
    }

    /// Takes what was in the envelope, at the place where it is being opened.
    pub(super) fn unsealed(
        &mut self,
        at: At,
        from: Place,
        found: Result<String, SealError>,
    ) -> Vec<TableOrder> {
        self.pending.close();
        let wanted = Envelopes { forecast: self.forecast(at) }.unsealed(found);
        self.carry_out(at, from, wanted)
    }

    /// Hears what was put on record elsewhere at the table.
    pub(super) fn hear(&mut self, at: At, happened: &Happened) -> Vec<TableOrder> {
        match happened {
            Happened::Event { event, game, .. } => {
                let before = Before::of(self.game());
                self.shares(game);
                let mut acts = self.take_effect(at, before, happened);
                let illegal = hearing::no_legal_move(&self.narrator, event, game);
                acts.extend(illegal.map(TableOrder::say));
                acts
            }
            // What a player may have needs nobody's attention; it is in the log.
            Happened::Beside(
                _,
                RecordNote::Memo(Memo::Asked(_, _, true))
                | RecordNote::Level(_)
                | RecordNote::Engine(_)
                | RecordNote::Replaced
                | RecordNote::MovesVoice(_)
                | RecordNote::Warnings(_)
                | RecordNote::Blindfold(..)
                | RecordNote::Looked(_)
                | RecordNote::Day(_),
            ) => Vec::new(),
            Happened::Beside(_, RecordNote::Memo(memo)) => {
                hearing::memo(&self.narrator, memo, self.game())
                    .map(TableOrder::say)
                    .into_iter()
                    .collect()
            }
        }
    }

    /// Keeps what was put on record anywhere at the table, the desk included.
    pub(super) fn keep(&mut self, entry: Entry) {
        self.overview.ledger.keep(entry);
    }

    /// Lets an event happen. Where it puts another position on the boards, the clocks are stopped before;
    /// nothing is said of that before all is done.
    pub(super) fn event(&mut self, at: At, event: Event) -> Vec<TableOrder> {
        let stops = self.forecast(at).stops_clocks(&event);
        let game = &mut self.overview.game;
        let stopped = stops.then(|| TableOrder::record(Happened::event(game, at, Event::Paused)));
        let before = Before::of(game);
        let happened = Happened::event(game, at, event);
        let acts = self.take_effect(at, before, &happened);
        let record = happened.may_have_changed().then_some(TableOrder::record(happened));
        stopped.into_iter().chain(record).chain(acts).collect()
    }

    /// What follows at the desk from an event that has happened.
    fn take_effect(&mut self, at: At, before: Before, happened: &Happened) -> Vec<TableOrder> {
        if happened.may_have_changed() {
            self.pending.proposal.clear();
        }
        let (words, effects) = (self.overview.ledger.repeated.as_deref(), happened.effects());
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
        let taken_back = before.over.map(|over| self.teller().taken_back_said(over));
        acts.extend(taken_back.into_iter().flatten());
        if before.had_outcome && self.game().outcome().is_none() {
            acts.insert(0, TableOrder::Keep(Keeping::Reopen));
        }
        acts
    }

    fn effects(&mut self, at: At, effects: &[Effect]) -> Vec<TableOrder> {
        let said = hearing::effects(&self.narrator, effects, self.game());
        let mut acts: Vec<TableOrder> = said.into_iter().map(TableOrder::say).collect();
        for effect in effects {
            if let Effect::AskSolver(question) = effect {
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
        let judged = self.judging.take_answer(ticket, doubt, verdict);
        judged.map(|judged| self.event(at, judged)).unwrap_or_default()
    }

    /// The deadline came.
    pub(super) fn time_passed(&mut self, at: At) -> Vec<TableOrder> {
        let mut acts = self.event(at, Event::TimePassed);
        let judged = self.judging.late(at, &self.overview.game);
        acts.extend(judged.map(|judged| self.event(at, judged)).unwrap_or_default());
        acts
    }
}

/// How the game stood before an event, as far as the desk says what has become of it.
#[derive(Clone, Copy)]
struct Before {
    had_outcome: bool,
    over: Option<FinishedGame>,
}

impl Before {
    fn of(game: &Game) -> Self {
        Self { had_outcome: game.outcome().is_some(), over: FinishedGame::of(game) }
    }
}

/// Puts something on record.
fn noted(at: At, memo: Memo) -> TableOrder {
    TableOrder::record(Happened::memo(at, memo))
}
