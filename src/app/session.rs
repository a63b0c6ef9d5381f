//! A session: a game, the player, the opponent, and what is being asked. Pure.
//!
//! Inputs in, acts out. It reads no clock, starts no thread and touches no file; `perform` carries
//! the acts out, in their order.

mod activity;
mod analysing;
mod aids;
mod announcing;
mod asking;
mod at_table;
mod blindfold;
mod boards;
mod captain;
mod carrying;
mod choosing;
mod course;
mod dialog;
mod elsewhere;
mod filing;
mod finding;
mod halting;
mod hand;
mod happening;
mod help;
mod intent;
mod interrupting;
mod joining;
mod judging;
mod learning;
mod leaving;
mod letters;
mod line;
mod manner;
mod meaning;
pub(in crate::app) mod occasion;
mod offering;
mod opening;
mod opponent;
mod opposing;
mod parting;
mod pending;
mod picking;
mod place;
mod practising;
mod premove;
mod rehearsal;
mod repeating;
mod requests;
pub mod returning;
mod review;
mod reviewing;
mod saying;
mod sealing;
mod searching;
mod seat;
mod seated;
mod seeing;
mod settings;
mod sheet;
mod simul;
mod stage;
mod strays;
mod summing;
mod teller;
mod telling;
mod terms;
mod tickets;
mod tones;
mod unclear;
mod undone;
mod warning;

use crate::app::elsewhere::Elsewhere;
use crate::app::input::{FromTerminal, Input};
use crate::archive::{GameId, Replay, Score};
use crate::config::{Names, Settings};
use crate::exercises::Exercise;
use crate::laws::{At, Doubt, Event, Verdict};
use crate::opponent::thinker::{Thought, Ticket};
use crate::opponent::uci;
use crate::ui::Typed;
use crate::voices::{Narrator, Priority, Utterance};

use activity::{Activity, AfterReview};
use analysing::Analysing;
pub(in crate::app) use analysing::tabled::PLIES;
pub(in crate::app) use boards::BoardSight;
use boards::Boards;
pub(in crate::app) use choosing::first_position;
use finding::Finding;
use intent::{Intent, Opposing};
use joining::{in_full, together};
pub(in crate::app) use judging::Judging;
use learning::Learning;
use meaning::FromPlayer;
use occasion::Occasion;
use opponent::Opponent;
use place::Place;
use review::Review;
pub(in crate::app) use seeing::{add_marks, come_to};

pub use crate::app::order::Act;
pub use choosing::Choices;
pub use leaving::Fate;
pub use manner::{Delivery, Heard, Manner};
pub use occasion::AtHome;
pub use seat::Seat;
pub use seated::SeatedSession;
pub use undone::FinishedGame;

/// A session.
#[derive(Debug)]
pub struct Session {
    manner: Manner,
    place: Place,
    opponent: Opponent,
    judging: Judging,
    finding: Finding,
    learning: Learning,
    analysing: Analysing,
    boards: Boards,
}

impl Session {
    /// A session with a game that may have been played before.
    #[must_use]
    pub fn new(manner: Manner, id: GameId, replay: Replay) -> Self {
        let occasion = Occasion::at_one_place(&replay.header);
        Self::of(manner.on(&occasion), Some(id), replay)
    }

    /// A session in which a game is gone through and none is played. `unplayed` is what one would
    /// be like that begins in it.
    #[must_use]
    pub fn studying(manner: Manner, unplayed: Replay, score: Score) -> Self {
        let mut session = Self::of(manner, None, unplayed);
        session.place.activity =
            Activity::Reviewing(Box::new(Review::new(score)), AfterReview::Leave);
        session
    }

    fn of(manner: Manner, id: Option<GameId>, replay: Replay) -> Self {
        Self {
            manner,
            opponent: Opponent::of(&replay),
            place: Place::of(id, replay),
            judging: Judging::default(),
            finding: Finding::default(),
            learning: Learning::default(),
            analysing: Analysing::default(),
            boards: Boards::default(),
        }
    }

    /// Puts another game in the place of this one; voices and speech stay.
    #[must_use]
    pub fn renew(mut self, id: GameId, replay: Replay) -> Self {
        self.judging.forget();
        self.manner.heard.rest = None;
        let next = Self::new(self.manner, id, replay);
        Self {
            opponent: self.opponent.in_next_game(next.opponent),
            judging: self.judging,
            boards: self.boards.for_new_game(),
            finding: self.finding.for_new_game(),
            analysing: self.analysing.for_new_game(),
            learning: Learning::default(),
            ..next
        }
    }

    /// Begins the game, or goes on with it.
    ///
    /// With an engine only when that is ready.
    pub fn open(&mut self, at: At) -> Vec<Act> {
        if self.place.is_returning() {
            let asked = self.teller().requests().asks_to_go_on();
            let acts = self.carry_out(at, asked);
            self.manner.remember(&acts, &[]);
            return acts;
        }
        let mut acts = self.boards_want(at, Boards::look_for);
        acts.extend(match self.teller().title() {
            Some(title) => vec![title],
            // The game waits for the engine.
            None if self.opponent.is_engine_needed(&self.place) => {
                let starts = [Intent::Opponent(Opposing::Start)];
                self.carry_out(at, self.place.stands().into_iter().chain(starts))
            }
            None => self.begin_or_resume(at),
        });
        acts.extend(self.boards_follow(at));
        acts.extend(self.boards_waited_for(at));
        self.joined(acts)
    }

    fn begin_or_resume(&mut self, at: At) -> Vec<Act> {
        if let Some(seat) = self.place.occasion.seat() {
            return self.teller().seat_opened(at, seat);
        }
        let teller = self.teller();
        let begins = match self.place.simul() {
            Some(simul) if self.place.game.outcome().is_none() => teller.board_comes(at, &simul),
            _ if self.place.game.is_new() => teller.game_begins(at),
            _ => teller.game_goes_on(at),
        };
        let mut acts = self.carry_out(at, begins);
        let pending = self.place.game.pending();
        acts.extend(pending.map(|question| self.judging.asks(at, question)));
        let answers = self.opponent.answer_draw(at, &self.place);
        acts.extend(self.carry_out(at, answers));
        acts.extend(self.happens(at, Place::due));
        acts.extend(self.lets_think(at));
        // The opponent's first move may come at once, and must not cut the colours off.
        in_full(&mut acts);
        acts
    }

    /// Handles one input and returns what must be done.
    pub fn handle(&mut self, at: At, input: Input) -> Vec<Act> {
        self.manner.heard.is_told = self.is_told_by(at, &input);
        let returns = self.place.is_returning();
        let acts = match input {
            Input::Terminal(come) => self.take_from_terminal(at, come),
            Input::Looked { thing, arrival } => {
                return self.teller().questions().looked_at(at, thing, arrival);
            }
            Input::RowChosen(line) => self.row_chosen(at, line),
            Input::Thought(ticket, thought) => self.take_thought(at, ticket, thought),
            Input::Judged(ticket, doubt, verdict) => self.take_verdict(at, ticket, doubt, verdict),
            Input::Found(ticket, found) => {
                let wanted = self.finding.take_found(ticket, found, &self.manner);
                self.carry_out(at, wanted)
            }
            Input::Attempts(ticket, attempts, stock) => {
                let wanted = self.practising().attempts_told(at, ticket, attempts, *stock);
                self.carry_out(at, wanted)
            }
            Input::Games(ticket, games) => {
                let wanted = self.practising().games_told(at, ticket, games);
                self.carry_out(at, wanted)
            }
            Input::Fetched(ticket, fetched) => {
                let wanted = self.finding.take_fetched(ticket, fetched, &self.manner);
                self.carry_out(at, wanted)
            }
            Input::Filed(ticket, filed) => self.take_filed(at, ticket, filed),
            Input::Engine(ticket, answer) => self.take_answer(at, ticket, answer),
            Input::Analyst(ticket, answer) => {
                let wanted = self.analysing.hears(at, &self.manner, ticket, answer);
                self.carry_out(at, wanted)
            }
            Input::Recalled(ticket, known) => {
                let wanted =
                    self.analysing.take_recalled(at, &self.manner, ticket, known.as_deref());
                self.carry_out(at, wanted)
            }
            Input::LookedUp(ticket, found) => {
                let Self { analysing, place, manner, .. } = self;
                let wanted = analysing.take_looked_up(at, place, manner, ticket, found);
                self.carry_out(at, wanted)
            }
            Input::Booked(ticket, moves) => {
                let wanted = self.finding.take_booked(ticket, &moves, &self.place, &self.manner);
                self.carry_out(at, wanted)
            }
            Input::Board(id, told) => {
                self.boards_want_unlogged(at, |boards, here| boards.tells(at, here, id, told))
            }
            Input::Elsewhere(told) => self.take_elsewhere(at, told),
            Input::Sealed(closed) => {
                let wanted = self.teller().moves().sealed(closed);
                self.carry_out(at, wanted)
            }
            Input::TimePassed => self.time_passed(at),
        };
        let acts = self.follow_up(at, acts);
        // How a game begins is heard as a whole.
        if returns { acts } else { self.in_parts(acts) }
    }

    /// Whether whatever is said because of this tells of the game, or of what is practised. Of what comes
    /// from the terminal or for an analysis only that does which is told so, not that it is thought about;
    /// and of the archive only what is there.
    fn is_told_by(&self, at: At, input: &Input) -> bool {
        match input {
            Input::Terminal(_)
            | Input::Analyst(..)
            | Input::Recalled(..)
            | Input::LookedUp(..)
            | Input::Filed(..) => false,
            Input::TimePassed => self.analysing.deadline().is_none_or(|due| due > at),
            Input::Attempts(..) | Input::Games(..) => self.learning.wants_list(),
            Input::Found(_, found) => found.is_ok(),
            Input::Fetched(_, fetched) => fetched.is_ok(),
            Input::Looked { .. }
            | Input::RowChosen(_)
            | Input::Thought(..)
            | Input::Engine(..)
            | Input::Booked(..)
            | Input::Judged(..)
            | Input::Board(..)
            | Input::Elsewhere(_)
            | Input::Sealed(_) => true,
        }
    }

    /// What follows from whatever has happened, behind what it was answered with.
    fn follow_up(&mut self, at: At, mut answered: Vec<Act>) -> Vec<Act> {
        self.play_premove(at, &mut answered);
        let is_told = self.manner.heard.is_told;
        let (acts, aside) = self.follow(at);
        if !is_told {
            let acts = self.joined_beside(acts, &aside);
            return together(answered.into_iter().chain(acts).collect());
        }
        answered.extend(acts);
        self.joined_beside(answered, &aside)
    }

    /// What follows, and what of it is nothing of the game: that a question is not answered any more.
    fn follow(&mut self, at: At) -> (Vec<Act>, Vec<Utterance>) {
        let mut acts = self.boards_want(at, |boards, _| boards.levers());
        acts.extend(self.happens(at, Place::opponent_claims));
        acts.extend(self.happens(at, Place::due));
        let stopped = self.analysing.follows(&self.place, &self.manner);
        let stopped = self.carry_out(at, stopped);
        let aside = stopped.iter().filter_map(Act::said).cloned().collect();
        acts.extend(stopped);
        let sought = self.analysing.searches_for_exercise(at, &self.place, &self.manner);
        acts.extend(self.carry_out(at, sought));
        if !self.is_left_for_next_board() {
            acts.extend(self.lets_think(at));
        }
        acts.extend(self.boards_follow(at));
        // A board that has come right can have shown an announced move.
        acts.extend(self.happens(at, Place::due));
        acts.extend(self.boards_waited_for(at));
        let elsewhere = self.opponent.follows_elsewhere(&self.place, &self.manner);
        acts.extend(self.carry_out(at, elsewhere));
        // What leaves the game comes last.
        acts.extend(self.simul_follows());
        (acts, aside)
    }

    /// The opponent thinks, if it is its turn.
    fn lets_think(&mut self, at: At) -> Vec<Act> {
        let thinks = self.opponent.let_think(at, &self.place);
        self.carry_out(at, thinks)
    }

    /// The engine that plays has answered.
    fn take_answer(&mut self, at: At, ticket: Ticket, answer: uci::Answer) -> Vec<Act> {
        let wanted = self.opponent.hears_engine(at, &self.place, ticket, answer);
        self.carry_out(at, wanted)
    }

    /// A server that rules on the game tells something.
    fn take_elsewhere(&mut self, at: At, told: Elsewhere) -> Vec<Act> {
        let wanted = self.opponent.hears_elsewhere(&self.place, &self.manner, told);
        self.carry_out(at, wanted)
    }

    /// The solver has answered.
    fn take_verdict(&mut self, at: At, ticket: Ticket, doubt: Doubt, verdict: Verdict) -> Vec<Act> {
        let judged = self.judging.take_answer(ticket, doubt, verdict);
        self.judged(at, judged)
    }

    /// Each part counts its own tickets: what the thinker was asked tells whose answer it is.
    fn take_thought(&mut self, at: At, ticket: Ticket, thought: Thought) -> Vec<Act> {
        let wanted = match thought {
            Thought::Judged(lines) => self.analysing.take_thought(&self.manner, ticket, &lines),
            Thought::Failed if self.analysing.awaits_thought(ticket) => {
                self.analysing.take_thought(&self.manner, ticket, &[])
            }
            thought @ (Thought::Chosen(_)
            | Thought::Hint(_)
            | Thought::DrawAnswer { .. }
            | Thought::Failed) => {
                let report = self.opponent.take_thought(ticket, thought, &self.place.game);
                report.map(|report| Intent::Opponent(Opposing::Has(report))).into_iter().collect()
            }
        };
        self.carry_out(at, wanted)
    }

    fn take_from_terminal(&mut self, at: At, come: FromTerminal) -> Vec<Act> {
        match come {
            FromTerminal::Typed(Typed::Line(line)) => {
                self.learning.weeks.clear();
                self.take_words(at, FromPlayer::Line(&line))
            }
            FromTerminal::Chosen(chosen) => {
                self.learning.weeks.clear();
                self.take_words(at, FromPlayer::Chosen(chosen))
            }
            FromTerminal::Typed(typed @ (Typed::NotText | Typed::TooLong)) => {
                self.manner.not_taken(&typed)
            }
            FromTerminal::Typed(Typed::Pasted(text)) => self.take_pasted(at, text),
            FromTerminal::Typed(Typed::Interrupt) => self.interrupted(at),
            FromTerminal::Typed(Typed::End | Typed::OutputLost) => {
                let wanted = self.place.quits();
                self.carry_out(at, wanted)
            }
            FromTerminal::Sound(sound) => self.manner.sound(sound),
            FromTerminal::Tones(sound) => vec![self.manner.tones_report(sound)],
            FromTerminal::BrailleLost(reason) => self.manner.braille_lost(reason),
        }
    }

    /// When the session next needs [`Input::TimePassed`], if ever.
    #[must_use]
    pub fn deadline(&self) -> Option<At> {
        let step = self.place.activity.deadline();
        let game = self.place.game.deadline();
        let (judged, analysed) = (self.judging.deadline(), self.analysing.deadline());
        [game, judged, self.opponent.deadline(), analysed, step, self.boards.due()]
            .into_iter()
            .flatten()
            .min()
    }

    /// Whether nothing is under way: only the player can bring the session on.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        let walks = self.place.activity.deadline().is_some();
        let practised = self.place.activity.practised();
        !self.opponent.is_thinking()
            && !self.opponent.awaits_elsewhere()
            && self.judging.is_settled()
            && !self.awaits_archive()
            && !self.analysing.is_waiting()
            && !practised.is_some_and(Exercise::is_waited_for)
            && !walks
    }

    /// Whether the archive owes an answer, which comes at once.
    #[must_use]
    pub fn awaits_archive(&self) -> bool {
        let files = self.place.filing.is_waiting();
        files || self.finding.is_waiting() || self.learning.is_waiting()
    }

    /// How things are said now.
    #[must_use]
    pub fn narrator(&self) -> &Narrator {
        &self.manner.narrator
    }

    /// What is set.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.manner.choices.settings
    }

    /// The names that settings choose from.
    #[must_use]
    pub const fn names(&self) -> &Names {
        &self.manner.choices.names
    }

    fn time_passed(&mut self, at: At) -> Vec<Act> {
        // At a match the desk is told of it, for the whole table.
        let home = !self.place.occasion.is_match();
        let tell = self.place.in_the_background();
        let passed = home.then(|| self.event_told(at, Event::TimePassed, tell));
        let mut acts = passed.unwrap_or_default();
        let judged = self.judging.late(at, &self.place.game);
        acts.extend(self.judged(at, judged));
        let wanted = self.opponent.drop_late(at, &self.place);
        acts.extend(self.carry_out(at, wanted));
        acts.extend(self.boards_want_unlogged(at, |boards, _| boards.time_passed()));
        acts.extend(self.place.activity.tick(at, &self.manner));
        let wanted = self.analysing.time_passed(at, &self.manner);
        acts.extend(self.carry_out(at, wanted));
        acts
    }

    /// The solver has answered, or the end of the game has waited long enough for it.
    fn judged(&mut self, at: At, judged: Option<Event>) -> Vec<Act> {
        let tell = self.place.in_the_background();
        self.carry_out(at, judged.map(|judged| Intent::Happen(judged, tell)))
    }
}

impl Manner {
    /// What is heard again: what was said last, but no advice behind what has happened in the game.
    fn remember(&mut self, acts: &[Act], aside: &[Utterance]) {
        let said = acts.iter().rev().filter_map(Act::said).filter(|said| !aside.contains(said));
        let told = said.clone().find(|said| said.priority >= Priority::Move);
        if let Some(last) = told.or_else(|| said.clone().next()) {
            self.heard.last = Some(last.clone());
        }
    }
}
