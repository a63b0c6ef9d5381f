//! How the game ends: by the position, by resignation, by a flag, by an illegal move.

use shakmaty::{Color, Position as _};

use crate::adjourn::Lapse;
use crate::dead::{Doubt, Question, Verdict};
use crate::edition::{Both, Caller, DeadPosition, Repetition, Topic};
use crate::effect::{Effect, Matter};
use crate::game::{Game, LossCause, Phase, refused};
use crate::outcome::{Outcome, Reason};
use crate::refusal::Refusal;
use crate::rules::Authority;
use crate::unlawful::can_surely_move;
use crate::variant::variant_end;

impl Game {
    /// Ends that the position brings by itself; mate before all others (9.6.2).
    pub(super) fn check_end(&mut self) -> Vec<Effect> {
        let turn = self.position.turn();
        let moves_surely = self.position.chess().is_some_and(can_surely_move);
        let no_move = !moves_surely && self.position.legal_moves().is_empty();
        let outcome = if let Some(outcome) = variant_end(&self.position) {
            outcome
        } else if no_move && self.position.is_check() {
            Outcome::win(!turn, Reason::Checkmate)
        } else if no_move {
            Outcome::draw(Reason::Stalemate)
        } else if self.position.is_insufficient_material() {
            Outcome::draw(Reason::DeadPosition)
        } else if self.is_drawn_by_repetition() {
            Outcome::draw(Reason::Fivefold)
        } else if self.is_drawn_by_moves(self.position.halfmoves()) {
            Outcome::draw(Reason::SeventyFiveMoves)
        } else {
            return Vec::new();
        };
        self.end(outcome)
    }

    /// 9.6.1: nobody has to claim it.
    fn is_drawn_by_repetition(&self) -> bool {
        self.rules.edition.fivefold().is_some_and(|rule| match rule.value.counted {
            Repetition::Any => self.occurrences() >= rule.value.times,
            Repetition::Consecutive => self.repeats_in_a_row() >= rule.value.times,
        })
    }

    /// 9.6.2: so many plies without a capture or a pawn's move draw, and nobody has to claim it. Where
    /// captured pieces come back, moves are not counted.
    pub(super) fn is_drawn_by_moves(&self, plies: u32) -> bool {
        let are_counted = self.position.pockets().is_none();
        are_counted
            && self.rules.edition.seventy_five_moves().is_some_and(|rule| plies >= 2 * rule.value)
    }

    pub(super) fn end(&mut self, outcome: Outcome) -> Vec<Effect> {
        self.keep_before_end();
        if let Some(clock) = &mut self.clock {
            clock.pause(self.now);
        }
        self.offer = None;
        self.matters.clear();
        self.phase = Phase::Ended(outcome);
        let mut effects = vec![Effect::Ended(outcome)];
        effects.extend(self.must_complete_sheets());
        effects
    }

    pub(super) fn resign(&mut self, by: Color) -> Vec<Effect> {
        if !matches!(self.phase, Phase::Running | Phase::Paused | Phase::Adjourned) {
            return refused(self.not_running().unwrap_or(Refusal::NotRunning));
        }
        self.keep_before_end();
        let mut effects: Vec<Effect> = self.made_move_counts().into_iter().collect();
        effects.extend(if self.rules.edition.resignation_may_draw().value {
            self.lose_unless_dead(by, LossCause::Resignation)
        } else {
            self.end(Outcome::win(!by, Reason::Resignation))
        });
        effects
    }

    /// A move that is made stands, and is the last one of the game, though its clock was not pressed (4.7).
    /// What was announced of it is not told again.
    pub(super) fn made_move_counts(&mut self) -> Option<Effect> {
        let made = self.progress.legal().filter(|_| self.progress.made && !self.is_adjourned());
        let is_said = self.announced() == made;
        let played = made.map(|mv| self.play(mv))?;
        (!is_said).then_some(Effect::Announce(played))
    }

    /// What the time alone brings: warnings, fallen flags, little time to record, default time.
    pub(super) fn pass_time(&mut self) -> Vec<Effect> {
        let mut effects = Vec::new();
        if self.does_time_pass()
            && let Some(clock) = &mut self.clock
        {
            let warned = clock.warned(self.now).into_iter();
            effects.extend(warned.map(|(color, left)| Effect::TimeLeft(color, left)));
        }
        effects.append(&mut self.observe_flag());
        effects.append(&mut self.observe_sheets());
        effects.append(&mut self.observe_absence());
        effects.append(&mut self.observe_silence());
        effects.append(&mut self.observe_session());
        effects
    }

    /// 6.8: a flag has fallen when the arbiter observes it; in some editions and paces only when a
    /// player claims it.
    fn observe_flag(&mut self) -> Vec<Effect> {
        if !self.does_time_pass() {
            return Vec::new();
        }
        let fallen = self.clock.as_mut().map(|clock| clock.observe(self.now)).unwrap_or_default();
        let Some(&color) = fallen.first() else { return Vec::new() };
        let rule = self.rules.edition.flag(self.pace, self.rules.supervision);
        if self.rules.authority == Authority::Referee && !self.players_call_flags() {
            return self.flag_fell(color);
        }
        if let Some(asked) = self.must_ask(&rule, Topic::FlagFallen) {
            return asked;
        }
        match rule.value.called_by {
            Caller::Arbiter => self.flag_fell(color),
            // The result of his claim waits for this flag, whoever calls flags (10.2b of 2001).
            Caller::Players if self.is_result_due(color) => self.flag_fell(color),
            Caller::Players => Vec::new(),
        }
    }

    /// Whether the flag of this player brings the result of his claim, which was postponed.
    fn is_result_due(&self, color: Color) -> bool {
        self.quickplay.waits_for(color) && self.rules.edition.quickplay_result_waits().value
    }

    /// Whether a flag falls only when a player claims it: in rapid and blitz until 2009, there under sparse
    /// supervision, and in 2014.
    #[must_use]
    pub fn players_call_flags(&self) -> bool {
        let rule = self.rules.edition.flag(self.pace, self.rules.supervision).value;
        let holds = self.rules.has_arbiter() || self.rules.closely_read;
        holds && rule.called_by == Caller::Players
    }

    /// The flag of a player counts as fallen.
    pub(super) fn flag_fell(&mut self, color: Color) -> Vec<Effect> {
        let mut effects = vec![Effect::FlagFell(color)];
        if self.quickplay.waits_for(color) {
            effects.extend(self.stop_for(Matter::FlagInQuickplay(color)));
        } else if let Some(held) = self.hold(Lapse::Flag(color)) {
            effects.extend(held);
        } else {
            effects.extend(self.lose_unless_dead(color, LossCause::Flag));
        }
        effects
    }

    /// The arbiter has seen the flag. In rapid and blitz until 2009 he keeps silent, the players alone
    /// call it; in 2009 he may step in when both are down (A.4d).
    pub(super) fn see_flag(&mut self, color: Color) -> Vec<Effect> {
        let Some(clock) = &self.clock else { return refused(Refusal::NothingToDecide) };
        let both = Color::ALL.into_iter().all(|color| clock.fell(color).is_some());
        let rule = self.rules.edition.flag(self.pace, self.rules.supervision);
        match rule.value.called_by {
            Caller::Players if self.asks(&rule) => self.flag_fell(color),
            Caller::Players if both && rule.value.arbiter_ends_both => {
                self.end(Outcome::draw(Reason::BothFlags))
            }
            Caller::Players => refused(Refusal::NothingToDecide),
            Caller::Arbiter => self.flag_fell(color),
        }
    }

    /// 6.8 and the rapid and blitz rules: a player claims the other's flag.
    pub(super) fn claim_flag(&mut self, by: Color) -> Vec<Effect> {
        if let Some(refusal) = self.not_running() {
            return refused(refusal);
        }
        let both = self.rule_of_both_flags();
        let down = |color| self.clock.as_ref().and_then(|clock| clock.fell(color));
        match (down(!by), down(by)) {
            (None, _) => vec![Effect::FlagClaimWrong(by)],
            (Some(_), None) => self.flag_fell(!by),
            (Some(other), Some(own)) => match both {
                Both::Draw => self.end(Outcome::draw(Reason::BothFlags)),
                Both::FirstFallen if self.claimant_needs_time() => vec![Effect::FlagClaimWrong(by)],
                Both::FirstFallen if other <= own => self.flag_fell(!by),
                Both::FirstFallen => self.flag_fell(by),
                Both::ContinueUnlessLastPeriod if self.is_last_period() => {
                    self.end(Outcome::draw(Reason::BothFlags))
                }
                Both::ContinueUnlessLastPeriod => vec![Effect::FlagClaimWrong(by)],
            },
        }
    }

    /// Whether only a player with time left can claim a win on time (A.4c of 2014).
    fn claimant_needs_time(&self) -> bool {
        let rule = self.rules.edition.flag(self.pace, self.rules.supervision);
        rule.value.claimant_needs_time
    }

    /// What both flags down mean; the rules of a quickplay finish may have been announced.
    fn rule_of_both_flags(&self) -> Both {
        let edition = self.rules.edition;
        let announced = edition.both_announced(self.pace).filter(|_| self.rules.quickplay);
        let usual = edition.flag(self.pace, self.rules.supervision).value.both;
        announced.map_or(usual, |rule| rule.value)
    }

    /// Whether no further period comes for either player.
    pub(super) fn is_last_period(&self) -> bool {
        let to_go = |color| self.clock.as_ref().and_then(|clock| clock.moves_to_go(color));
        to_go(Color::White).is_none() && to_go(Color::Black).is_none()
    }

    /// 5.1.2, 6.9, 7.5.5: a loss, but a draw if no series of legal moves lets the opponent mate.
    pub(super) fn lose_unless_dead(&mut self, loser: Color, cause: LossCause) -> Vec<Effect> {
        self.keep_before_end();
        if let Some(clock) = &mut self.clock {
            clock.pause(self.now);
        }
        if self.cannot_win(!loser) {
            return self.end(decided(loser, cause, Verdict::NoMate));
        }
        if !self.looks_for_mates() || self.position.chess().is_none() {
            return self.end(decided(loser, cause, Verdict::MatePossible));
        }
        let ask = self.ask(Doubt::CanMate(!loser));
        self.phase = Phase::Deciding { question: self.asked, loser, cause };
        vec![ask]
    }

    /// Whether the pieces of a player alone tell that he cannot win.
    #[must_use]
    pub fn cannot_win(&self, color: Color) -> bool {
        if self.looks_for_mates() || self.position.chess().is_none() {
            self.position.has_insufficient_material(color)
        } else {
            self.position.board().by_color(color).count() == 1
        }
    }

    /// Asks whether the position is dead, where the edition has no list of dead ones. In a variant the
    /// pieces alone tell it.
    pub(super) fn ask_if_dead(&mut self) -> Option<Effect> {
        let asks = self.looks_for_mates() && self.position.chess().is_some();
        asks.then(|| self.ask(Doubt::Dead))
    }

    pub(super) fn looks_for_mates(&self) -> bool {
        self.rules.edition.dead_position().value == DeadPosition::NoMate
    }

    pub(super) fn ask(&mut self, doubt: Doubt) -> Effect {
        self.asked += 1;
        Effect::AskSolver(self.question(self.asked, doubt))
    }

    pub(super) fn question(&self, number: u32, doubt: Doubt) -> Question {
        Question { number, position: self.position.clone(), mode: self.mode, doubt }
    }

    pub(super) fn judged(&mut self, number: u32, doubt: Doubt, verdict: Verdict) -> Vec<Effect> {
        let dead = doubt == Doubt::Dead && verdict == Verdict::NoMate && number >= self.valid_from;
        let asked = doubt != Doubt::Dead;
        match self.phase {
            Phase::Deciding { question, loser, cause } if question == number && asked || dead => {
                self.end(decided(loser, cause, verdict))
            }
            // Dead is dead for ever: moves made since the question do not matter.
            Phase::Running | Phase::Paused | Phase::Adjourned if dead => {
                self.end(Outcome::draw(Reason::DeadPosition))
            }
            _ => Vec::new(),
        }
    }
}

/// A loss, or the draw that it is where no mate is possible.
fn decided(loser: Color, cause: LossCause, verdict: Verdict) -> Outcome {
    let (lost, drawn) = match cause {
        LossCause::Flag => (Reason::Flag, Reason::FlagNoMate),
        LossCause::Resignation => (Reason::Resignation, Reason::ResignationNoMate),
        LossCause::Illegal => (Reason::IllegalMoves, Reason::IllegalMovesNoMate),
        LossCause::Sealed => (Reason::SealedMove, Reason::SealedMoveNoMate),
    };
    match verdict {
        Verdict::NoMate => Outcome::draw(drawn),
        Verdict::MatePossible | Verdict::Undecided => Outcome::win(!loser, lost),
    }
}
