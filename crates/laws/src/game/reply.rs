//! What the opponent does with an announced move: he repeats and executes it (Appendix D.2.1).
//!
//! That is his duty and no part of the move. When it is made, the clock is pressed, and he repeats in
//! his own time (D.2.4). An event can let the clock wait for him; then his time runs all the same.

use std::time::Duration;

use shakmaty::{Color, Move, uci::UciMove};
use touchmove_position::Position;

use crate::effect::{Effect, Matter, Spoken};
use crate::game::{Game, refused};
use crate::refusal::Refusal;
use crate::rules::Announcing;
use crate::time::At;

/// After how long a silent opponent is reminded.
const REMINDED: Duration = Duration::from_secs(30);

/// After how long the arbiter is told.
const TOLD: Duration = Duration::from_mins(1);

/// A repetition that does not come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Silence {
    by: Color,
    since: At,
    /// What has been done about it.
    done: Done,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Done {
    Nothing,
    Reminded,
    Told,
}

impl Silence {
    fn due(self) -> Option<At> {
        match self.done {
            Done::Nothing => Some(self.since + REMINDED),
            Done::Reminded => Some(self.since + TOLD),
            Done::Told => None,
        }
    }
}

impl Game {
    /// The move that is to be repeated now (D.2.1), before it is completed or after.
    #[must_use]
    pub fn to_repeat(&self) -> Option<Spoken> {
        let waits = self.rules.announcing.repeats() && !self.progress.reply.repeated;
        let announced = || self.announced().filter(|_| waits).map(|mv| self.spoken(mv));
        self.owed.clone().or_else(announced)
    }

    /// The completed move that the player to move has still to repeat.
    #[must_use]
    pub const fn owed(&self) -> Option<&Spoken> {
        self.owed.as_ref()
    }

    /// The player who must repeat the opponent's move (D.2.1), if one must.
    #[must_use]
    pub fn awaits_repetition(&self) -> Option<Color> {
        self.to_repeat().map(|spoken| !spoken.by())
    }

    /// Whose deed is awaited, and whose time runs: that of the player to move or, where the clock
    /// waits for the repetition, of the opponent who owes it.
    #[must_use]
    pub fn awaited(&self) -> Color {
        let turn = self.turn();
        let first = self.rules.announcing == Announcing::RepeatFirst && self.must_repeat();
        let moved = self.progress.made || self.progress.named.is_some() && self.progress.is_moved();
        let answered = self.progress.not_answered().is_none();
        if first && self.announced().is_some() && moved && !answered { !turn } else { turn }
    }

    /// Lets the time run of who keeps the other waiting.
    pub(super) fn charge_who_delays(&mut self) -> Option<Effect> {
        let by = self.awaited();
        let waits = self.rules.announcing == Announcing::RepeatFirst
            && self.is_running()
            && self.unpressed.is_none();
        let now = self.now;
        let clock = self.clock.as_mut().filter(|clock| waits && clock.turn() != Some(by))?;
        clock.start(by, now);
        Some(Effect::ClockStarted(by))
    }

    /// What the opponent will owe when the clock is pressed now: he repeats in his own time.
    pub(super) fn due_after_pressing(&self) -> Option<Spoken> {
        let own_time = self.rules.announcing == Announcing::Repeat && self.must_repeat();
        self.to_repeat().filter(|_| own_time)
    }

    /// Notes what is owed for the move that was completed last.
    pub(super) fn owe(&mut self, due: Option<Spoken>) {
        let last = self.made.last().map(|made| made.mv);
        self.owed = due.filter(|due| self.is_running() && last == Some(due.mv));
    }

    /// D.2.1: the opponent repeats. A wrong repetition is no breach; the mover corrects it.
    pub(super) fn repeat(&mut self, by: Color, uci: UciMove) -> Vec<Effect> {
        if let Some(owed) = self.owed.clone().filter(|owed| owed.by() != by) {
            return self.repeat_completed(by, uci, owed);
        }
        if let Some(refusal) = self.cannot_answer(by) {
            return refused(refusal);
        }
        let Some(announced) = self.announced() else { return refused(Refusal::NothingAnnounced) };
        if !self.is_meant(uci, &self.position, announced) {
            self.progress.reply.repeated = false;
            return vec![Effect::RepeatDiffers(by, self.spoken(announced))];
        }
        self.progress.reply.repeated = true;
        self.settled(|matter| matter == Matter::Silent(by));
        let mut effects = vec![Effect::Repeated(by)];
        // Without a board of his own, what he has repeated he has executed.
        if self.rules.boards[by].is_kept() && !self.progress.reply.executed {
            effects.extend(self.execute(by));
        }
        effects
    }

    fn repeat_completed(&mut self, by: Color, uci: UciMove, owed: Spoken) -> Vec<Effect> {
        if let Some(refusal) = self.not_running() {
            return refused(refusal);
        }
        if !self.is_meant(uci, &owed.before, owed.mv) {
            return vec![Effect::RepeatDiffers(by, owed)];
        }
        self.owed = None;
        self.settled(|matter| matter == Matter::Silent(by));
        vec![Effect::Repeated(by)]
    }

    /// Whether these squares are those of the move that was announced.
    fn is_meant(&self, uci: UciMove, before: &Position, announced: Move) -> bool {
        uci == announced.to_uci(self.mode) || uci.to_move(before).is_ok_and(|mv| mv == announced)
    }

    /// D.2.1: the opponent, or his assistant, has executed the move on his board.
    pub(super) fn execute(&mut self, by: Color) -> Vec<Effect> {
        if self.boards[self.table(by)].behind && self.not_running().is_none() {
            self.follow(by, true);
            return vec![Effect::Executed(by)];
        }
        if let Some(refusal) = self.cannot_answer(by) {
            return refused(refusal);
        }
        if self.announced().is_none() {
            return refused(Refusal::NothingAnnounced);
        }
        self.progress.reply.executed = true;
        vec![Effect::Executed(by)]
    }

    fn cannot_answer(&self, by: Color) -> Option<Refusal> {
        let mover = (by == self.turn()).then_some(Refusal::NotOpponent(by));
        self.not_running().or(mover)
    }

    /// Begins to count when a repetition is awaited under an arbiter, and ends when it is not.
    pub(super) fn watch_silence(&mut self) {
        let watched = self.rules.has_arbiter()
            && self.is_running()
            && self.rules.announcing != Announcing::RepeatAtMoversCost;
        // Who repeats in his own time keeps nobody waiting before his clock runs.
        let runs = |by: &Color| self.rules.announcing.clock_waits() || *by == self.turn();
        let by = if watched { self.awaits_repetition().filter(runs) } else { None };
        if by != self.silence.map(|silence| silence.by) {
            let begun = |by| Silence { by, since: self.now, done: Done::Nothing };
            self.silence = by.map(begun);
        }
    }

    pub(super) fn silence_deadline(&self) -> Option<At> {
        self.silence.and_then(Silence::due)
    }

    /// The silent opponent is reminded, and later the arbiter told.
    pub(super) fn observe_silence(&mut self) -> Vec<Effect> {
        let mut effects = Vec::new();
        while let Some(silence) = self.silence.filter(|_| self.is_running())
            && silence.due().is_some_and(|due| due <= self.now)
        {
            let by = silence.by;
            let reminded = silence.done == Done::Nothing;
            let done = if reminded { Done::Reminded } else { Done::Told };
            self.silence = Some(Silence { done, ..silence });
            effects.extend(match done {
                Done::Told => self.put_to_arbiter(Matter::Silent(by)),
                Done::Nothing | Done::Reminded => vec![Effect::StillToRepeat(by)],
            });
        }
        effects
    }
}
