//! What the opponent does with an announced move: he repeats and executes it (Appendix D.2.1).
//!
//! That is his duty and no part of the move. When it is made, the clock is pressed, and he repeats in
//! his own time (D.2.4). An event can let the clock wait for him; then his time runs all the same.

use std::time::Duration;

use shakmaty::{Color, uci::UciMove};

use crate::effect::{Effect, Matter, Spoken};
use crate::game::clocks::Clocks;
use crate::game::course::Course;
use crate::game::docket::Docket;
use crate::game::phase::Phase;
use crate::game::sitting::Sitting;
use crate::game::terms::Terms;
use crate::game::underway::Underway;
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
    /// Lets the time run of who keeps the other waiting.
    pub(super) fn charge_who_delays(&mut self) -> Option<Effect> {
        let by = self.awaited();
        let waits = self.terms.rules.announcing == Announcing::RepeatFirst
            && self.is_running()
            && self.clocks.not_pressed.is_none();
        let now = self.clocks.now;
        let clock = self.clocks.clock.as_mut().filter(|clock| waits && clock.turn() != Some(by))?;
        clock.start(by, now);
        Some(Effect::ClockStarted(by))
    }
}

impl Underway {
    /// The move that is to be repeated now (D.2.1), before it is completed or after.
    pub(super) fn to_repeat(&self, terms: &Terms, course: &Course) -> Option<Spoken> {
        let waits = terms.rules.announcing.repeats() && !self.progress.reply.repeated;
        let announced = || self.announced(course).filter(|_| waits).map(|mv| course.spoken(mv));
        self.owed.clone().or_else(announced)
    }

    /// The completed move that the player to move has still to repeat.
    #[must_use]
    pub const fn owed(&self) -> Option<&Spoken> {
        self.owed.as_ref()
    }

    /// The player who must repeat the opponent's move (D.2.1), if one must.
    pub(super) fn awaits_repetition(&self, terms: &Terms, course: &Course) -> Option<Color> {
        self.to_repeat(terms, course).map(|spoken| !spoken.by())
    }

    /// Whose deed is awaited, and whose time runs: that of the player to move or, where the clock
    /// waits for the repetition, of the opponent who owes it.
    pub(super) fn awaited(&self, terms: &Terms, course: &Course, sitting: &Sitting) -> Color {
        let turn = course.turn();
        let first =
            terms.rules.announcing == Announcing::RepeatFirst && sitting.must_repeat(terms, course);
        let moved = self.progress.made || self.progress.named.is_some() && self.progress.is_moved();
        let answered = self.progress.not_answered().is_none();
        if first && self.announced(course).is_some() && moved && !answered { !turn } else { turn }
    }

    /// What the opponent will owe when the clock is pressed now: he repeats in his own time.
    pub(super) fn due_after_pressing(
        &self,
        terms: &Terms,
        course: &Course,
        sitting: &Sitting,
    ) -> Option<Spoken> {
        let own_time =
            terms.rules.announcing == Announcing::Repeat && sitting.must_repeat(terms, course);
        self.to_repeat(terms, course).filter(|_| own_time)
    }

    /// Notes what is owed for the move that was completed last.
    pub(super) fn owe(&mut self, due: Option<Spoken>, course: &Course, phase: Phase) {
        let last = course.made.last().map(|made| made.mv);
        self.owed = due.filter(|due| phase.is_running() && last == Some(due.mv));
    }

    /// Begins to count when a repetition is awaited under an arbiter, and ends when it is not.
    pub(super) fn watch_silence(
        &mut self,
        terms: &Terms,
        course: &Course,
        clocks: &Clocks,
        phase: Phase,
    ) {
        let watched = terms.rules.has_arbiter()
            && phase.is_running()
            && terms.rules.announcing != Announcing::RepeatAtMoversCost;
        // Who repeats in his own time keeps nobody waiting before his clock runs.
        let runs = |by: &Color| terms.rules.announcing.clock_waits() || *by == course.turn();
        let by = if watched { self.awaits_repetition(terms, course).filter(runs) } else { None };
        if by != self.silence.map(|silence| silence.by) {
            let begun = |by| Silence { by, since: clocks.now, done: Done::Nothing };
            self.silence = by.map(begun);
        }
    }

    pub(super) fn silence_deadline(&self) -> Option<At> {
        self.silence.and_then(Silence::due)
    }

    /// The silent opponent is reminded, and later the arbiter told.
    pub(super) fn observe_silence(
        &mut self,
        terms: &Terms,
        clocks: &Clocks,
        phase: Phase,
        docket: &mut Docket,
    ) -> Vec<Effect> {
        let mut effects = Vec::new();
        while let Some(silence) = self.silence.filter(|_| phase.is_running())
            && silence.due().is_some_and(|due| due <= clocks.now)
        {
            let by = silence.by;
            let reminded = silence.done == Done::Nothing;
            let done = if reminded { Done::Reminded } else { Done::Told };
            self.silence = Some(Silence { done, ..silence });
            effects.extend(match done {
                Done::Told => docket.put(Matter::Silent(by), terms),
                Done::Nothing | Done::Reminded => vec![Effect::StillToRepeat(by)],
            });
        }
        effects
    }
}

/// D.2.1: the opponent repeats. A wrong repetition is no breach; the mover corrects it.
pub(super) fn repeat(game: &mut Game, by: Color, uci: UciMove) -> Vec<Effect> {
    if let Some(owed) = game.underway.owed.clone().filter(|owed| owed.by() != by) {
        return repeat_completed(game, by, uci, owed);
    }
    if let Some(refusal) = game.phase.cannot_answer(by, &game.course) {
        return refused(refusal);
    }
    let Some(announced) = game.announced() else { return refused(Refusal::NothingAnnounced) };
    if !game.terms.is_meant(uci, &game.course.position, announced) {
        game.underway.progress.reply.repeated = false;
        return vec![Effect::RepeatDiffers(by, game.course.spoken(announced))];
    }
    game.underway.progress.reply.repeated = true;
    game.docket.settled(|matter| matter == Matter::Silent(by));
    let mut effects = vec![Effect::Repeated(by)];
    // Without a board of his own, what he has repeated he has executed.
    if game.terms.rules.boards[by].is_kept() && !game.underway.progress.reply.executed {
        effects.extend(execute(game, by));
    }
    effects
}

fn repeat_completed(game: &mut Game, by: Color, uci: UciMove, owed: Spoken) -> Vec<Effect> {
    if let Some(refusal) = game.phase.not_running() {
        return refused(refusal);
    }
    if !game.terms.is_meant(uci, &owed.before, owed.mv) {
        return vec![Effect::RepeatDiffers(by, owed)];
    }
    game.underway.owed = None;
    game.docket.settled(|matter| matter == Matter::Silent(by));
    vec![Effect::Repeated(by)]
}

/// D.2.1: the opponent, or his assistant, has executed the move on his board.
pub(super) fn execute(game: &mut Game, by: Color) -> Vec<Effect> {
    if game.boards.own[game.terms.table(by)].behind && game.phase.not_running().is_none() {
        game.boards.follow(by, true, &game.terms, &game.course);
        return vec![Effect::Executed(by)];
    }
    if let Some(refusal) = game.phase.cannot_answer(by, &game.course) {
        return refused(refusal);
    }
    if game.announced().is_none() {
        return refused(Refusal::NothingAnnounced);
    }
    game.underway.progress.reply.executed = true;
    vec![Effect::Executed(by)]
}
