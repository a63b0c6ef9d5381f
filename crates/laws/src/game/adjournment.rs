//! Adjournment: sealing, the envelope, and how an adjourned game goes on (FIDE 2023, Guidelines I;
//! 2014, Appendix E; 2009, Guidelines G; before, Appendix A).

use shakmaty::{ByColor, Color, Move, Position as _, uci::UciMove};

use crate::adjourn::{Adjournment, EnvelopeContents, Lapse, Sealed, Stage};
use crate::clock::Clock;
use crate::effect::{Effect, Envelope, Matter, Times};
use crate::game::phase::{LossCause, Phase};
use crate::game::{Game, refused};
use crate::outcome::{Outcome, Reason};
use crate::progress::Attempt;
use crate::refusal::Refusal;

impl Game {
    /// What stands on the envelope, and the closed text, while a sealed move waits.
    #[must_use]
    pub fn envelope(&self) -> Option<Envelope> {
        let of = |clock: &Clock, color| {
            let (given, taken) = clock.ruled(color);
            let (used, left) =
                (clock.used(color, self.clocks.now), clock.remaining(color, self.clocks.now));
            Times { used, left, given, taken }
        };
        let times =
            self.clocks.clock.as_ref().map(|clock| ByColor::new_with(|color| of(clock, color)));
        self.sitting.sealed(self.phase).map(|sealed| Envelope {
            position: self.course.position.clone(),
            sealer: self.course.turn(),
            number: self.course.position.fullmoves().get(),
            times,
            offer: self.offers.standing,
            sealed: sealed.text.clone(),
        })
    }

    /// I.1: the arbiter tells the player to move to seal; his clock runs on, or as soon as the arbiter
    /// lets it.
    pub(super) fn announce_adjournment(&mut self) -> Vec<Effect> {
        if let Some(refusal) = self.phase.not_in_play() {
            return refused(refusal);
        }
        // Who has announced his move has the move no longer, and seals nothing (1.3).
        let mut effects = if self.terms.rules.by_the_letter {
            self.go_on_unpressed(!self.course.turn())
        } else {
            Vec::new()
        };
        if self.is_over() {
            return effects;
        }
        self.sitting.adjournment = Some(Adjournment::Told);
        self.sitting.charge_nobody();
        self.docket.settled(|matter| matter == Matter::SessionOver);
        effects.push(Effect::MustSeal(self.course.turn()));
        effects
    }

    /// I.1: a move that is made on the board after that is not completed: it must be sealed. One
    /// that ends the game ends it (5.1.1, 5.2.1).
    pub(super) fn seal_instead(&mut self, mv: Move) -> Option<Vec<Effect>> {
        if self.sitting.adjournment != Some(Adjournment::Told)
            || self.course.ends_game(mv, &self.terms)
        {
            return None;
        }
        let made =
            (!self.underway.progress.made).then(|| Effect::MadeOnBoard(self.course.spoken(mv)));
        self.underway.progress.attempt = Attempt::Legal(mv);
        (self.underway.progress.made, self.underway.progress.bound) = (true, Some(mv));
        Some(made.into_iter().chain([Effect::MustSeal(self.course.turn())]).collect())
    }

    /// Whether a move is sealed, and its envelope not in the arbiter's hands yet (I.2).
    #[must_use]
    pub fn awaits_envelope(&self) -> bool {
        self.sitting.sealed(self.phase).is_some_and(|sealed| sealed.stage == Stage::Closed)
    }

    /// Why a player cannot seal now, if he cannot.
    #[must_use]
    pub fn why_not_sealed(&self, by: Color) -> Option<Refusal> {
        self.sitting.cannot_seal(by, &self.course, self.phase).err()
    }

    /// The clock of the player who must answer goes on where the end of the game was revoked.
    pub(super) fn resume_waiting(&mut self) -> Vec<Effect> {
        let started = self.sitting.start_for_absent(&self.course, &mut self.clocks, self.phase);
        if started.is_empty() { refused(Refusal::NotRunning) } else { started }
    }
}

/// I.1: sealing stops the clock, and with that the choice is final; the opponent's clock is not
/// started. I.9.3: who answers an absent sealer may seal as well, and then it is.
pub(super) fn seal(game: &mut Game, by: Color, text: &str) -> Vec<Effect> {
    let reply = match game.sitting.cannot_seal(by, &game.course, game.phase) {
        Err(refusal) => return refused(refusal),
        Ok(reply) => reply,
    };
    let mut effects: Vec<Effect> =
        game.sitting.charge_early(by, &mut game.clocks).into_iter().collect();
    if !effects.is_empty() {
        effects.extend(game.pass_time());
    }
    if !game.is_running() {
        return effects;
    }
    let made = game.underway.progress.legal().filter(|_| game.underway.progress.made);
    let bound = game.underway.progress.bound.or(made);
    // A sealed move is a move: what stood before it cannot be claimed any more.
    game.underway.owed = None;
    game.conduct.forget_unclaimed();
    game.phase = Phase::Adjourned;
    game.sitting.adjournment = Some(Adjournment::Sealed(Sealed {
        text: text.to_owned(),
        bound,
        stage: if reply { Stage::Due } else { Stage::Closed },
        clock_started: false,
        lapse: None,
    }));
    effects.push(Effect::Sealed(by));
    if reply {
        effects.extend(game.sitting.start_for_absent(&game.course, &mut game.clocks, game.phase));
    } else {
        game.sitting.presence.since = None;
        game.clocks.pause();
    }
    effects
}

/// I.2: the envelope is in the arbiter's hands.
pub(super) fn adjourn(game: &mut Game) -> Vec<Effect> {
    match game.sitting.sealed_mut(game.phase).map(|sealed| &mut sealed.stage) {
        Some(stage @ Stage::Closed) => *stage = Stage::Adjourned,
        Some(Stage::Adjourned | Stage::Due) => return refused(Refusal::AlreadySealed),
        None => return refused(game.sitting.why_no_envelope(&game.course, game.phase)),
    }
    game.envelope().map(|envelope| Effect::Adjourned(Box::new(envelope))).into_iter().collect()
}

/// I.9: the time at which the game goes on has come.
pub(super) fn resumption_due(game: &mut Game) -> Vec<Effect> {
    match game.sitting.stage(game.phase) {
        Some(Stage::Adjourned) => {}
        Some(Stage::Due) => return refused(Refusal::AlreadyRunning),
        Some(Stage::Closed) | None => {
            return refused(game.phase.over().unwrap_or(Refusal::NotAdjourned));
        }
    }
    game.sitting.become_due(&game.clocks, game.phase);
    let mut effects = game.sitting.start_for_absent(&game.course, &mut game.clocks, game.phase);
    effects.extend(game.sitting.must_open(&game.course));
    effects.extend(game.observe_absence());
    effects
}

/// I.7 and I.9: the envelope is opened and the sealed move made. Without a time that was agreed
/// on, the game goes on when that happens.
pub(super) fn open_envelope(game: &mut Game, contents: EnvelopeContents) -> Vec<Effect> {
    let replier = !game.course.turn();
    let Some(sealed) =
        game.sitting.sealed(game.phase).filter(|sealed| sealed.stage != Stage::Closed)
    else {
        return refused(game.phase.over().unwrap_or(Refusal::NotAdjourned));
    };
    if sealed.lapse.is_none() && game.sitting.presence.absent[replier] {
        return refused(Refusal::NotThere(replier));
    }
    let bound = sealed.bound;
    match game.sheets.read_contents(contents, &game.course) {
        Some(mv) => resume_with(game, bound.unwrap_or(mv)),
        None => sealed_in_vain(game),
    }
}

/// I.8: an ambiguous, unreadable or illegal move loses, unless the opponent cannot mate. That
/// goes before a lateness or a fallen flag: the envelope was closed first.
fn sealed_in_vain(game: &mut Game) -> Vec<Effect> {
    game.keep_before_end();
    game.sitting.adjournment = None;
    game.lose_unless_dead(game.course.turn(), LossCause::Sealed)
}

/// I.12: the game goes on from what was noted, with the move that the sealer says he sealed; the
/// position and the times are the ones kept here. Without them there is no game.
pub(super) fn lose_envelope(game: &mut Game, uci: Option<UciMove>) -> Vec<Effect> {
    let Some(sealed) =
        game.sitting.sealed(game.phase).filter(|sealed| sealed.stage != Stage::Closed)
    else {
        return refused(game.phase.over().unwrap_or(Refusal::NotAdjourned));
    };
    let bound = sealed.bound;
    let Some(uci) = uci else { return game.end(Outcome::none(Reason::Annulled)) };
    let away = Color::ALL.into_iter().find(|&color| game.sitting.presence.absent[color]);
    if let Some(away) = away {
        return refused(Refusal::NotThere(away));
    }
    match game.course.legal(uci) {
        None => refused(Refusal::IllegalMove),
        Some(mv) if bound.is_some_and(|bound| bound != mv) => refused(Refusal::AlreadyMade),
        Some(mv) => {
            game.sheets.note_sealed(uci, &game.course);
            resume_with(game, mv)
        }
    }
}

/// The sealed move is made, or the one that was made on the board instead: that one could not
/// be changed any more (4.7), and the sheet differs from it. Offers stand (I.4).
fn resume_with(game: &mut Game, mv: Move) -> Vec<Effect> {
    let sealer = game.course.turn();
    if game.sitting.stage(game.phase) == Some(Stage::Adjourned) {
        game.sitting.become_due(&game.clocks, game.phase);
    }
    let lapse = game.sitting.sealed(game.phase).and_then(|sealed| sealed.lapse);
    let brought = game.sitting.end_sealers_turn(&game.course, &mut game.clocks, game.phase);
    let offer = game.offers.standing.take();
    game.phase = Phase::Running;
    game.sitting.adjournment = None;
    game.clocks.resume();
    let mut effects = vec![Effect::Opened(!sealer)];
    effects.extend(game.completed(mv, brought));
    if !game.is_running() {
        return effects;
    }
    game.offers.standing = offer;
    effects.extend(after_opening(game, sealer, lapse));
    effects
}

/// What was decided before stands, since the sealed move has not ended the game (I.10).
fn after_opening(game: &mut Game, sealer: Color, lapse: Option<Lapse>) -> Vec<Effect> {
    match lapse {
        Some(Lapse::Late(absent, _)) => game.lose_by_default(absent),
        Some(Lapse::Flag(color)) => game.lose_unless_dead(color, LossCause::Flag),
        None if game.sitting.presence.absent[sealer] => {
            game.sitting.adjournment = Some(Adjournment::Opened);
            Vec::new()
        }
        None => Vec::new(),
    }
}
