//! A session: a game, the player, the opponent, and what is being asked. Pure.
//!
//! Inputs in, acts out. It reads no clock, starts no thread and touches no file; `perform` carries
//! the acts out, in their order.

mod activity;
mod aids;
mod announcing;
mod asking;
mod at_table;
mod boards;
mod choosing;
mod dialog;
mod finding;
mod hand;
mod joining;
mod judging;
mod leaving;
mod line;
mod manner;
mod occasion;
mod opening;
mod opponent;
mod opposing;
mod pending;
mod picking;
mod place;
mod position;
mod premove;
mod rehearsal;
mod requests;
pub mod returning;
mod review;
mod reviewing;
mod saying;
mod sealing;
mod seat;
mod seeing;
mod settings;
mod sheet;
mod strays;
mod telling;
mod tickets;
mod tones;
mod undone;
mod understanding;

use crate::app::input::{FromTerminal, Input};
use crate::app::order::Output;
use crate::archive::{GameId, Replay, Score};
use crate::config::Print;
use crate::laws::{At, Event};
use crate::opponent::builtin::Level;
use crate::ui::Typed;
use crate::voices::Narrator;

use activity::{Activity, Then};
use boards::Boards;
pub(in crate::app) use boards::Sight;
pub(in crate::app) use choosing::first_position;
use finding::Finding;
use joining::{in_full, together};
pub(in crate::app) use judging::Judging;
use opponent::Opponent;
use pending::Pending;
use place::Place;
use review::Review;

pub use crate::app::order::Act;
pub use choosing::{Choices, KeyNames};
pub use finding::Unfetched;
pub use manner::{Delivery, Heard, Manner};
pub use seat::Seat;
pub use undone::Over;

/// A session.
#[derive(Debug)]
pub struct Session {
    manner: Manner,
    place: Place,
    opponent: Opponent,
    judging: Judging,
    pending: Pending,
    activity: Activity,
    finding: Finding,
    boards: Boards,
}

impl Session {
    /// A session with a game that may have been played before.
    #[must_use]
    pub fn new(manner: Manner, id: GameId, replay: Replay) -> Self {
        let strict = replay.header.strict;
        let manner = if strict { manner.of_a_rehearsal() } else { manner.at_home() };
        Self::of(manner, Some(id), replay)
    }

    /// A session in which a game is gone through and none is played. `unplayed` is what one would
    /// be like that begins in it.
    #[must_use]
    pub fn studying(manner: Manner, unplayed: Replay, score: Score) -> Self {
        let activity = Activity::Reviewing(Box::new(Review::new(score)), Then::Leave);
        Self { activity, ..Self::of(manner, None, unplayed) }
    }

    fn of(manner: Manner, id: Option<GameId>, replay: Replay) -> Self {
        Self {
            manner,
            opponent: Opponent::of(&replay),
            place: Place::of(id, replay),
            judging: Judging::default(),
            pending: Pending::default(),
            activity: Activity::Playing,
            finding: Finding::default(),
            boards: Boards::default(),
        }
    }

    /// Puts another game in the place of this one; voices and speech stay.
    #[must_use]
    pub fn renew(mut self, id: GameId, replay: Replay) -> Self {
        self.judging.forget();
        let next = Self::new(self.manner, id, replay);
        Self {
            opponent: self.opponent.in_next_game(next.opponent),
            judging: self.judging,
            boards: self.boards.for_new_game(),
            finding: self.finding.for_new_game(),
            ..next
        }
    }

    /// Begins the game, or goes on with it.
    ///
    /// With an engine only when that is ready.
    pub fn open(&mut self, at: At) -> Vec<Act> {
        if self.is_asking() {
            let acts = self.asks_to_go_on(at);
            self.manner.remember(&acts);
            return acts;
        }
        let mut acts = self.look_for_boards(at);
        acts.extend(match self.title() {
            Some(title) => title,
            None if self.needs_engine() => self.start_engine(at),
            None => self.opened(at),
        });
        acts.extend(self.boards_follow(at));
        acts.extend(self.boards_waited_for(at));
        let acts = together(acts);
        self.manner.remember(&acts);
        acts
    }

    fn opened(&mut self, at: At) -> Vec<Act> {
        if let Some(seat) = self.place.occasion.seat() {
            return self.seat_opened(at, seat);
        }
        let mut acts = if self.place.game.is_new() { self.begin(at) } else { self.go_on(at) };
        acts.extend(self.place.game.pending().map(|question| self.judge(at, question)));
        if let Some(by) = self.place.game.offer().filter(|_| self.place.game.is_running()) {
            acts.extend(self.seek_draw_answer(at, by));
        }
        acts.extend(self.play_along(at));
        acts.extend(self.let_think(at));
        // The opponent's first move may come at once, and must not cut the colours off.
        in_full(&mut acts);
        acts
    }

    /// Handles one input and returns what must be done.
    pub fn handle(&mut self, at: At, input: Input) -> Vec<Act> {
        let mut acts = match input {
            Input::Terminal(come) => self.terminal(at, come),
            Input::Looked { thing, arrival } => return self.look(at, thing, arrival),
            Input::Thought(ticket, thought) => {
                let report = self.opponent.thought(ticket, thought, &self.place.game);
                self.opponent_has(at, report)
            }
            Input::Judged(ticket, doubt, verdict) => self.judged(at, ticket, doubt, verdict),
            Input::Found(ticket, found) => self.found(ticket, found),
            Input::Fetched(ticket, fetched) => self.fetched(at, ticket, fetched),
            Input::Engine(ticket, answer) => {
                let report = self.opponent.answered(at, ticket, answer, &self.place.game);
                self.opponent_has_or_waits(at, report)
            }
            Input::Board(id, told) => self.board(at, id, told),
            Input::Sealed(closed) => self.sealed(at, closed),
            Input::TimePassed => self.time_passed(at),
        };
        self.play_premove(at, &mut acts);
        acts.extend(self.levers(at));
        acts.extend(self.opponent_claims(at));
        acts.extend(self.play_along(at));
        acts.extend(self.let_think(at));
        acts.extend(self.boards_follow(at));
        acts.extend(self.boards_waited_for(at));
        let acts = together(acts);
        self.manner.remember(&acts);
        acts
    }

    fn terminal(&mut self, at: At, come: FromTerminal) -> Vec<Act> {
        match come {
            FromTerminal::Typed(Typed::Line(line)) => self.line(at, &line),
            FromTerminal::Typed(typed @ (Typed::NotText | Typed::TooLong)) => {
                self.not_taken(&typed)
            }
            FromTerminal::Typed(Typed::Interrupt) => self.interrupted(),
            FromTerminal::Typed(Typed::End | Typed::OutputLost) => self.quit(at),
            FromTerminal::Sound(sound) => self.manner.sound(sound),
            FromTerminal::Tones(sound) => vec![self.tones_report(sound)],
            FromTerminal::BrailleLost(reason) => self.manner.braille_lost(reason),
        }
    }

    /// When the session next needs [`Input::TimePassed`], if ever.
    #[must_use]
    pub fn deadline(&self) -> Option<At> {
        let step = self.activity.deadline();
        let game = self.place.game.deadline();
        [game, self.judging.deadline(), self.opponent.deadline(), step, self.boards_due()]
            .into_iter()
            .flatten()
            .min()
    }

    /// Whether nothing is under way: only the player can bring the session on.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        let walks = self.activity.deadline().is_some();
        !self.opponent.is_thinking()
            && self.judging.is_settled()
            && !self.finding.is_waiting()
            && !walks
    }

    /// Whether the archive owes an answer, which comes at once.
    #[must_use]
    pub fn awaits_archive(&self) -> bool {
        self.finding.is_waiting()
    }

    /// How things are said now.
    #[must_use]
    pub fn narrator(&self) -> &Narrator {
        &self.manner.narrator
    }

    /// Whether lines are printed in braille.
    #[must_use]
    pub fn prints_braille(&self) -> bool {
        self.manner.delivery.print == Print::Braille
    }

    /// The opponent's level.
    #[must_use]
    pub fn level(&self) -> Level {
        self.opponent.level()
    }

    fn time_passed(&mut self, at: At) -> Vec<Act> {
        let mut acts = self.time_of_game(at);
        acts.extend(self.boards_tick(at));
        acts.extend(self.tick(at));
        acts
    }

    fn time_of_game(&mut self, at: At) -> Vec<Act> {
        // At a match the desk is told of it, for the whole table.
        let home = !self.place.occasion.is_match();
        let tell = self.in_the_background();
        let passed = home.then(|| self.event_told(at, Event::TimePassed, tell));
        let mut acts = passed.unwrap_or_default();
        acts.extend(self.judging_is_late(at));
        let report = self.opponent.time_passed(at, &self.place.game);
        acts.extend(self.opponent_has_or_waits(at, report));
        acts
    }
}

impl Manner {
    fn remember(&mut self, acts: &[Act]) {
        for act in acts {
            if let Act::Out(Output::Say(said)) = act {
                self.heard.last = Some(said.clone());
            }
        }
        self.choices.keep(acts);
    }
}
