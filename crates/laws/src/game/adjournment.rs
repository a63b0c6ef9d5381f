//! Adjournment: sealing, the envelope, and how an adjourned game goes on (FIDE 2023, Guidelines I;
//! 2014, Appendix E; 2009, Guidelines G; before, Appendix A).

use std::time::Duration;

use shakmaty::{ByColor, Color, Move, Position, uci::UciMove};

use crate::adjourn::{Adjournment, EnvelopeContents, Lapse, Sealed, Stage};
use crate::clock::Clock;
use crate::effect::{Effect, Envelope, Matter, Times};
use crate::game::{Game, LossCause, Phase, refused};
use crate::outcome::{Outcome, Reason};
use crate::progress::Attempt;
use crate::refusal::Refusal;
use crate::time::At;

impl Game {
    /// What stands on the envelope, and the closed text, while a sealed move waits.
    #[must_use]
    pub fn envelope(&self) -> Option<Envelope> {
        let of = |clock: &Clock, color| {
            let (given, taken) = clock.ruled(color);
            let (used, left) = (clock.used(color, self.now), clock.remaining(color, self.now));
            Times { used, left, given, taken }
        };
        let times = self.clock.as_ref().map(|clock| ByColor::new_with(|color| of(clock, color)));
        self.sealed().map(|sealed| Envelope {
            position: self.position.clone(),
            sealer: self.turn(),
            number: self.position.fullmoves().get(),
            times,
            offer: self.offer,
            sealed: sealed.text.clone(),
        })
    }

    /// I.1: the arbiter tells the player to move to seal; his clock runs on, or as soon as the arbiter
    /// lets it.
    pub(super) fn announce_adjournment(&mut self) -> Vec<Effect> {
        if let Some(refusal) = self.not_in_play() {
            return refused(refusal);
        }
        // Who has announced his move has the move no longer, and seals nothing (1.3).
        let mut effects =
            if self.rules.by_the_letter { self.go_on_unpressed(!self.turn()) } else { Vec::new() };
        if self.is_over() {
            return effects;
        }
        self.adjournment = Some(Adjournment::Told);
        self.charge_nobody();
        self.settled(|matter| matter == Matter::SessionOver);
        effects.push(Effect::MustSeal(self.turn()));
        effects
    }

    /// I.1: a move that is made on the board after that is not completed: it must be sealed. One
    /// that ends the game ends it (5.1.1, 5.2.1).
    pub(super) fn seal_instead(&mut self, mv: Move) -> Option<Vec<Effect>> {
        if self.adjournment != Some(Adjournment::Told) || self.ends_game(mv) {
            return None;
        }
        let made = (!self.progress.made).then(|| Effect::MadeOnBoard(self.spoken(mv)));
        self.progress.attempt = Attempt::Legal(mv);
        (self.progress.made, self.progress.bound) = (true, Some(mv));
        Some(made.into_iter().chain([Effect::MustSeal(self.turn())]).collect())
    }

    /// I.1: sealing stops the clock, and with that the choice is final; the opponent's clock is not
    /// started. I.9.3: who answers an absent sealer may seal as well, and then it is.
    pub(super) fn seal(&mut self, by: Color, text: &str) -> Vec<Effect> {
        let reply = match self.cannot_seal(by) {
            Err(refusal) => return refused(refusal),
            Ok(reply) => reply,
        };
        let mut effects: Vec<Effect> = self.charge_early(by).into_iter().collect();
        if !effects.is_empty() {
            effects.extend(self.pass_time());
        }
        if !self.is_running() {
            return effects;
        }
        let made = self.progress.legal().filter(|_| self.progress.made);
        let bound = self.progress.bound.or(made);
        // A sealed move is a move: what stood before it cannot be claimed any more.
        (self.owed, self.unclaimed, self.corrects) = (None, None, None);
        self.phase = Phase::Adjourned;
        self.adjournment = Some(Adjournment::Sealed(Sealed {
            text: text.to_owned(),
            bound,
            stage: if reply { Stage::Due } else { Stage::Closed },
            clock_started: false,
            lapse: None,
        }));
        effects.push(Effect::Sealed(by));
        if reply {
            effects.extend(self.start_for_absent());
        } else {
            self.presence.since = None;
            if let Some(clock) = &mut self.clock {
                clock.pause(self.now);
            }
        }
        effects
    }

    /// Whether the player to move was told to seal, and has not done so yet (I.1).
    #[must_use]
    pub fn must_seal(&self) -> bool {
        self.adjournment == Some(Adjournment::Told)
    }

    /// Whether a move is sealed, and its envelope not in the arbiter's hands yet (I.2).
    #[must_use]
    pub fn awaits_envelope(&self) -> bool {
        self.sealed().is_some_and(|sealed| sealed.stage == Stage::Closed)
    }

    /// Why a player cannot seal now, if he cannot.
    #[must_use]
    pub fn why_not_sealed(&self, by: Color) -> Option<Refusal> {
        self.cannot_seal(by).err()
    }

    /// Whether it is a reply that he may seal, if he may.
    fn cannot_seal(&self, by: Color) -> Result<bool, Refusal> {
        if self.sealed().is_some() {
            return Err(Refusal::AlreadySealed);
        }
        if let Some(refusal) = self.cannot_move(by) {
            return Err(refusal);
        }
        match self.adjournment {
            Some(Adjournment::Told) => Ok(false),
            Some(Adjournment::Opened) if self.presence.absent[!by] => Ok(true),
            _ => Err(Refusal::NotSealing),
        }
    }

    /// I.2: the envelope is in the arbiter's hands.
    pub(super) fn adjourn(&mut self) -> Vec<Effect> {
        match self.sealed_mut().map(|sealed| &mut sealed.stage) {
            Some(stage @ Stage::Closed) => *stage = Stage::Adjourned,
            Some(Stage::Adjourned | Stage::Due) => return refused(Refusal::AlreadySealed),
            None => return refused(self.why_no_envelope()),
        }
        self.envelope().map(|envelope| Effect::Adjourned(Box::new(envelope))).into_iter().collect()
    }

    fn why_no_envelope(&self) -> Refusal {
        match self.over() {
            Some(over) => over,
            None if self.must_seal() => Refusal::NotSealed(self.turn()),
            None => Refusal::NotSealing,
        }
    }

    /// I.9: the time at which the game goes on has come.
    pub(super) fn resumption_due(&mut self) -> Vec<Effect> {
        match self.stage() {
            Some(Stage::Adjourned) => {}
            Some(Stage::Due) => return refused(Refusal::AlreadyRunning),
            Some(Stage::Closed) | None => {
                return refused(self.over().unwrap_or(Refusal::NotAdjourned));
            }
        }
        self.become_due();
        let mut effects = self.start_for_absent();
        effects.extend(self.must_open());
        effects.extend(self.observe_absence());
        effects
    }

    fn become_due(&mut self) {
        self.presence.count_from(self.now, true);
        self.begin_session();
        if let Some(sealed) = self.sealed_mut() {
            sealed.stage = Stage::Due;
        }
    }

    /// I.9.2: the clock of the player who must answer runs while he is absent and the envelope
    /// closed.
    pub(super) fn start_for_absent(&mut self) -> Vec<Effect> {
        let replier = !self.turn();
        if self.stage() != Some(Stage::Due) || !self.presence.absent[replier] {
            return Vec::new();
        }
        let started = self.sealed().is_some_and(|sealed| sealed.clock_started);
        if self.clock.as_ref().is_none_or(|clock| started && clock.is_running()) {
            return Vec::new();
        }
        let brought = self.end_sealers_turn();
        if let Some(clock) = &mut self.clock {
            clock.resume(self.now);
        }
        let begun = brought.map(|time| Effect::PeriodBegan(!replier, time));
        begun.into_iter().chain([Effect::ClockStarted(replier)]).collect()
    }

    /// The clock of the player who must answer goes on where the end of the game was revoked.
    pub(super) fn resume_waiting(&mut self) -> Vec<Effect> {
        let started = self.start_for_absent();
        if started.is_empty() { refused(Refusal::NotRunning) } else { started }
    }

    /// The clock is pressed for the sealed move, once.
    fn end_sealers_turn(&mut self) -> Option<Duration> {
        let started = self.sealed_mut().map(|sealed| &mut sealed.clock_started)?;
        if std::mem::replace(started, true) {
            return None;
        }
        self.press_clock(self.turn())
    }

    /// I.9.2: on his arrival he may stop his clock until the envelope is opened.
    pub(super) fn stop_for_arrival(&mut self, by: Color) -> Vec<Effect> {
        if self.stage() != Some(Stage::Due) || by == self.turn() {
            return Vec::new();
        }
        let running = self.clock.as_mut().filter(|clock| clock.is_running());
        let stopped = running.map(|clock| {
            clock.pause(self.now);
            Effect::Paused
        });
        stopped.into_iter().chain(self.must_open()).collect()
    }

    /// I.7: only when the player is present who must answer.
    fn must_open(&self) -> Option<Effect> {
        let replier = !self.turn();
        (!self.presence.absent[replier]).then_some(Effect::MustOpen(replier))
    }

    /// I.7 and I.9: the envelope is opened and the sealed move made. Without a time that was agreed
    /// on, the game goes on when that happens.
    pub(super) fn open_envelope(&mut self, contents: EnvelopeContents) -> Vec<Effect> {
        let replier = !self.turn();
        let Some(sealed) = self.sealed().filter(|sealed| sealed.stage != Stage::Closed) else {
            return refused(self.over().unwrap_or(Refusal::NotAdjourned));
        };
        if sealed.lapse.is_none() && self.presence.absent[replier] {
            return refused(Refusal::NotThere(replier));
        }
        let bound = sealed.bound;
        match self.read_contents(contents) {
            Some(mv) => self.resume_with(bound.unwrap_or(mv)),
            None => self.sealed_in_vain(),
        }
    }

    /// The move in the envelope, if it is legal. It was written on the sealer's sheet.
    fn read_contents(&mut self, contents: EnvelopeContents) -> Option<Move> {
        let EnvelopeContents::Move(uci) = contents else { return None };
        self.note_sealed(uci);
        uci.to_move(&self.position).ok()
    }

    fn note_sealed(&mut self, uci: UciMove) {
        let (sealer, ply) = (self.turn(), self.ply());
        let place = self.move_at(ply.into());
        self.sheets[sealer].write(ply, uci, place);
    }

    /// I.8: an ambiguous, unreadable or illegal move loses, unless the opponent cannot mate. That
    /// goes before a lateness or a fallen flag: the envelope was closed first.
    fn sealed_in_vain(&mut self) -> Vec<Effect> {
        self.keep_before_end();
        self.adjournment = None;
        self.lose_unless_dead(self.turn(), LossCause::Sealed)
    }

    /// I.12: the game goes on from what was noted, with the move that the sealer says he sealed; the
    /// position and the times are the ones kept here. Without them there is no game.
    pub(super) fn lose_envelope(&mut self, uci: Option<UciMove>) -> Vec<Effect> {
        let Some(sealed) = self.sealed().filter(|sealed| sealed.stage != Stage::Closed) else {
            return refused(self.over().unwrap_or(Refusal::NotAdjourned));
        };
        let bound = sealed.bound;
        let Some(uci) = uci else { return self.end(Outcome::none(Reason::Annulled)) };
        let away = Color::ALL.into_iter().find(|&color| self.presence.absent[color]);
        if let Some(away) = away {
            return refused(Refusal::NotThere(away));
        }
        match uci.to_move(&self.position) {
            Err(_) => refused(Refusal::IllegalMove),
            Ok(mv) if bound.is_some_and(|bound| bound != mv) => refused(Refusal::AlreadyMade),
            Ok(mv) => {
                self.note_sealed(uci);
                self.resume_with(mv)
            }
        }
    }

    /// The sealed move is made, or the one that was made on the board instead: that one could not
    /// be changed any more (4.7), and the sheet differs from it. Offers stand (I.4).
    fn resume_with(&mut self, mv: Move) -> Vec<Effect> {
        let sealer = self.turn();
        if self.stage() == Some(Stage::Adjourned) {
            self.become_due();
        }
        let lapse = self.sealed().and_then(|sealed| sealed.lapse);
        let brought = self.end_sealers_turn();
        let offer = self.offer.take();
        self.phase = Phase::Running;
        self.adjournment = None;
        if let Some(clock) = &mut self.clock {
            clock.resume(self.now);
        }
        let mut effects = vec![Effect::Opened(!sealer)];
        effects.extend(self.completed(mv, brought));
        if !self.is_running() {
            return effects;
        }
        self.offer = offer;
        effects.extend(self.after_opening(sealer, lapse));
        effects
    }

    /// What was decided before stands, since the sealed move has not ended the game (I.10).
    fn after_opening(&mut self, sealer: Color, lapse: Option<Lapse>) -> Vec<Effect> {
        match lapse {
            Some(Lapse::Late(absent, _)) => self.lose_by_default(absent),
            Some(Lapse::Flag(color)) => self.lose_unless_dead(color, LossCause::Flag),
            None if self.presence.absent[sealer] => {
                self.adjournment = Some(Adjournment::Opened);
                Vec::new()
            }
            None => Vec::new(),
        }
    }

    /// I.10: who comes too late loses, but a sealed move that has ended the game has ended it. Up to
    /// 2009 that saves only who has sealed it. So the envelope must be opened first, or not at all.
    pub(super) fn hold_lateness(
        &mut self,
        absent: ByColor<bool>,
        since: At,
    ) -> Option<Vec<Effect>> {
        let always = self.rules.edition.sealed_end_saves_replier().value;
        let saved = always || absent[self.turn()];
        if saved { self.hold(Lapse::Late(absent, since)) } else { None }
    }

    /// A flag that falls while the envelope is closed decides nothing if the sealed move has ended
    /// the game (6.9 with Article 5).
    pub(super) fn hold(&mut self, lapse: Lapse) -> Option<Vec<Effect>> {
        self.sealed_mut()?.lapse.get_or_insert(lapse);
        Some(self.put_to_arbiter(Matter::Envelope))
    }

    /// The arbiter decides otherwise: the lateness is excused.
    pub(super) fn excuse(&mut self) {
        if let Some(sealed) = self.sealed_mut() {
            sealed.lapse = None;
        }
    }

    /// The moves before the sealed one are cancelled, and it with them; the clocks stand.
    pub(super) fn void_envelope(&mut self) -> Option<Effect> {
        self.adjournment = None;
        if self.phase != Phase::Adjourned {
            return None;
        }
        self.phase = Phase::Paused;
        if let Some(clock) = &mut self.clock {
            clock.pause(self.now);
        }
        Some(Effect::Paused)
    }

    /// Nobody is late any more by a default time that is revoked: who was, is waited for again.
    pub(super) fn forget_lateness(&mut self) {
        let Some(Lapse::Late(_, since)) = self.sealed().and_then(|sealed| sealed.lapse) else {
            return;
        };
        self.excuse();
        self.presence.since = Some(since);
        self.settled(|matter| matter == Matter::Envelope);
    }

    /// Whether the game is decided unless the envelope says otherwise.
    pub(super) fn is_outcome_sealed(&self) -> bool {
        self.sealed().is_some_and(|sealed| sealed.lapse.is_some())
    }

    fn stage(&self) -> Option<Stage> {
        self.sealed().map(|sealed| sealed.stage)
    }

    fn sealed(&self) -> Option<&Sealed> {
        match (&self.adjournment, self.phase) {
            (Some(Adjournment::Sealed(sealed)), Phase::Adjourned) => Some(sealed),
            _ => None,
        }
    }

    fn sealed_mut(&mut self) -> Option<&mut Sealed> {
        match (&mut self.adjournment, self.phase) {
            (Some(Adjournment::Sealed(sealed)), Phase::Adjourned) => Some(sealed),
            _ => None,
        }
    }

    fn over(&self) -> Option<Refusal> {
        self.is_over().then_some(Refusal::GameOver)
    }
}
