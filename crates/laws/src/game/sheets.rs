//! Score sheets: who must write what, and when (FIDE 2023, Article 8).
//!
//! Each player has his own sheet. An assistant's is written at each completed move, a player's own by
//! him alone. Only under an arbiter and at standard pace is there a duty to keep it.

use std::time::Duration;

use shakmaty::{Color, Position, uci::UciMove};

use crate::edition::{Recording, Topic};
use crate::effect::{Effect, Made, Matter};
use crate::event::Signature;
use crate::game::{Game, Phase, refused};
use crate::outcome::{Points, Reason};
use crate::refusal::Refusal;
use crate::rules::Scribe;
use crate::scoresheet::Sheet;
use crate::time::At;

/// What frees a player from recording: less time than this, and a smaller bonus than that (8.4).
#[derive(Clone, Copy)]
struct Exemption {
    below: Duration,
    unless_bonus: Duration,
}

impl Game {
    /// The number and the player of the move at this ply, counted from 0, as a score sheet counts
    /// (8.1).
    #[must_use]
    pub fn move_at(&self, ply: usize) -> (u32, Color) {
        let (before, ahead) = match self.made.get(ply) {
            Some(made) => (&made.before, 0),
            None => (&self.position, ply - self.made.len()),
        };
        let begun = usize::from(before.turn() == Color::Black);
        let number = u32::try_from(ahead.midpoint(begun)).unwrap_or(u32::MAX);
        let color = if ahead.is_multiple_of(2) { before.turn() } else { !before.turn() };
        (before.fullmoves().get().saturating_add(number), color)
    }

    /// The ply, counted from 0, of the move with this number of this player, made or still to come.
    #[must_use]
    pub fn ply_of(&self, number: u32, color: Color) -> Option<usize> {
        let made = self
            .made
            .iter()
            .rposition(|made| (made.before.fullmoves().get(), made.by()) == (number, color));
        let (now, turn) = self.move_at(self.made.len());
        let ahead = || {
            let moves = usize::try_from(number.checked_sub(now)?).ok()?;
            let plies =
                (2 * moves + usize::from(color.is_black())).checked_sub(turn.is_black().into())?;
            Some(self.made.len() + plies)
        };
        made.or_else(ahead)
    }

    /// What a player writes stands as he writes it, right or wrong.
    pub(super) fn write(&mut self, by: Color, ply: u16, uci: Option<UciMove>) -> Vec<Effect> {
        let Some(uci) = uci else {
            let place = self.move_at(ply.into());
            let crossed_out = self.sheets[by].cross_out(ply, place);
            return if crossed_out {
                Vec::new()
            } else {
                refused(Refusal::NoSuchPly(ply.saturating_add(1)))
            };
        };
        if ply >= self.ply() && !self.rules.edition.recording_in_advance().value {
            return refused(Refusal::NotInAdvance(ply));
        }
        if let Some(hole) = self.sheets[by].first_hole(ply) {
            return refused(Refusal::SheetHole(hole));
        }
        let place = self.move_at(ply.into());
        self.sheets[by].write(ply, uci, place);
        self.differs_at(by, ply).into_iter().collect()
    }

    /// 8.7: both sign when the game is over. Who signs again corrects himself.
    pub(super) fn sign(&mut self, by: Color, result: Signature) -> Vec<Effect> {
        if !matches!(self.phase, Phase::Ended(_)) {
            return refused(Refusal::NotOver);
        }
        self.sheets[by].sign(result);
        let mut effects = vec![Effect::Signed(by, result)];
        if self.signatures_differ() {
            effects.extend(self.put_to_arbiter(Matter::Results));
        }
        self.compare_signatures();
        effects
    }

    /// Whether somebody has signed what the game has not come to, or both not the same. A result that
    /// only a ruling can give, such as 0-0, cannot be signed; there the two are compared alone.
    fn signatures_differ(&self) -> bool {
        let signed = self.sheets.as_ref().map(Sheet::signature);
        let due = self.result_to_sign();
        let both = signed.white.zip(signed.black);
        let wrong = |signed: Signature| due.is_some_and(|due| due != signed);
        both.is_some_and(|(white, black)| white != black) || signed.into_iter().flatten().any(wrong)
    }

    /// The result was corrected: what was signed may be right now.
    pub(super) fn compare_signatures(&mut self) {
        if !self.signatures_differ() {
            self.settled(|matter| matter == Matter::Results);
        }
    }

    /// What both players have signed alike, and the game has not come to: incorrect, it counts unless the
    /// arbiter decides otherwise (8.7).
    #[must_use]
    pub fn signed_by_both(&self) -> Option<Signature> {
        let signed = self.sheets.as_ref().map(Sheet::signature);
        let alike = signed.white.filter(|white| signed.black == Some(*white))?;
        self.result_to_sign().is_some_and(|due| due != alike).then_some(alike)
    }

    /// The result that both sign when the game is over, unless it is one that only a ruling gives.
    #[must_use]
    pub fn result_to_sign(&self) -> Option<Signature> {
        let outcome = self.outcome()?;
        match (outcome.points.white, outcome.points.black) {
            (Points::Full, Points::None) => Some(Signature::WhiteWins),
            (Points::None, Points::Full) => Some(Signature::BlackWins),
            (Points::Half, Points::Half) => Some(Signature::Draw),
            _ => None,
        }
    }

    /// Whether the game is cancelled and a new one played, so that there is no result to sign (7.2.1, 7.3).
    #[must_use]
    pub fn is_annulled(&self) -> bool {
        self.outcome().is_some_and(|outcome| outcome.reason == Reason::Annulled)
    }

    /// A move of `by` is completed: assistants write it, and who should have written more is
    /// reminded of it. The move stands.
    pub(super) fn record_completed(&mut self, by: Color, effects: &mut Vec<Effect>) {
        self.assistants_write();
        let last = self.ply().saturating_sub(1);
        if let Some(differs) = self.differs_at(by, last) {
            effects.push(differs);
        }
        if let Some(owed) = self.must_record(by, last) {
            effects.push(owed);
        }
        effects.append(&mut self.observe_sheets());
    }

    /// 8.1: before ply `now` he must have written his move before it and all that went before that;
    /// the opponent's answer may wait. After a period has ended, nothing may wait (8.5.2).
    fn must_record(&self, by: Color, now: u16) -> Option<Effect> {
        self.recording_duty(by)?;
        let usual = if self.is_exempt(by) { 0 } else { now.saturating_sub(1) };
        let due = usual.max(self.watches[by].complete_until.min(now));
        self.sheets[by].first_hole(due).map(|ply| Effect::MustRecord(by, ply))
    }

    /// The duty of a player to record, with what frees him from it.
    fn recording_duty(&self, color: Color) -> Option<Exemption> {
        if self.rules.scribes[color] != Scribe::Own || !self.rules.has_arbiter() {
            return None;
        }
        match self.rules.edition.recording(self.pace).value {
            Recording::Duty { exempt_below, unless_bonus } => {
                Some(Exemption { below: exempt_below, unless_bonus })
            }
            Recording::Free => None,
        }
    }

    /// Finds out whose period has ended and who has little time left.
    pub(super) fn observe_sheets(&mut self) -> Vec<Effect> {
        let mut effects = Vec::new();
        if self.is_running() && self.clock.is_some() {
            for color in Color::ALL {
                effects.append(&mut self.observe_sheet(color));
            }
        }
        effects
    }

    fn observe_sheet(&mut self, color: Color) -> Vec<Effect> {
        let mut effects = Vec::new();
        let Some(period) = self.clock.as_ref().map(|clock| clock.period(color)) else {
            return effects;
        };
        let over = self.watches[color].exempt.take_if(|exempt| *exempt != period).is_some();
        if over {
            // 8.5.1: if nobody had to write, both complete their sheets while the clocks are stopped.
            let both = self.rules.sheets_stop && self.is_exempt(!color);
            effects.extend(self.completes(color));
            effects.extend(both.then(|| self.completes(!color)).flatten());
            if both && !effects.is_empty() {
                effects.extend(self.stop_for(Matter::Sheets));
            }
        }
        if self.is_short(color) {
            self.watches[color].exempt = Some(period);
            effects.extend(self.exempt(color));
        }
        effects
    }

    /// Nothing may wait any more that this player has not written.
    pub(super) fn completes(&mut self, color: Color) -> Option<Effect> {
        self.sheets[color].first_hole(self.ply())?;
        self.watches[color].complete_until = self.ply();
        Some(Effect::MustComplete(color))
    }

    /// 8.4: free until the end of the period. Of 2005 the article was not read.
    fn exempt(&mut self, color: Color) -> Vec<Effect> {
        if !self.is_exempt(color) {
            return self.put_to_arbiter(Matter::Unconfirmed(Topic::NotObligedToRecord));
        }
        vec![Effect::NeedNotRecord(color)]
    }

    fn is_exempt(&self, color: Color) -> bool {
        let applied = !self.asks(&self.rules.edition.recording(self.pace));
        self.watches[color].exempt.is_some() && applied
    }

    fn is_short(&self, color: Color) -> bool {
        self.can_be_exempted(color)
            .is_some_and(|below| self.left(color).is_some_and(|left| left < below))
    }

    /// The time below which this player is freed, if he can be and is not yet.
    fn can_be_exempted(&self, color: Color) -> Option<Duration> {
        let exemption = self.recording_duty(color)?;
        let bonus = self.clock.as_ref()?.bonus(color).amount();
        let free = self.watches[color].exempt.is_some();
        (!free && bonus < exemption.unless_bonus).then_some(exemption.below)
    }

    /// When the player to move will have less time than 8.4 asks for.
    pub(super) fn sheet_deadline(&self) -> Option<At> {
        let clock = self.clock.as_ref().filter(|_| self.is_running())?;
        let color = clock.turn()?;
        let below = self.can_be_exempted(color)?;
        clock.reaches(below.saturating_sub(Duration::from_micros(1)))
    }

    /// A draw offer is noted with (=) on both sheets, though 9.1.2.2 lets each player do that
    /// himself: no event tells that he has.
    pub(super) fn mark_offer(&mut self, by: Color) {
        let last = self.ply().checked_sub(1).unwrap_or(1);
        let ply = if by == self.turn() { self.ply() } else { last };
        for color in Color::ALL {
            self.sheets[color].mark_offer(ply, by);
        }
    }

    /// 9.2.1.1: who claims by an intended move has written it before he makes it.
    pub(super) fn note_intended(&mut self, mv: shakmaty::Move) {
        let (by, ply) = (self.turn(), self.ply());
        if self.rules.scribes[by] != Scribe::Hand {
            let place = self.move_at(ply.into());
            self.sheets[by].write(ply, mv.to_uci(self.mode), place);
        }
    }

    /// The moves from this ply on are to be cancelled: they are crossed out on both sheets, also on one
    /// that the player keeps himself, so that nobody owes what was never played.
    pub(super) fn cross_out_from(&mut self, ply: u16) {
        for color in Color::ALL {
            let mut sheet = std::mem::take(&mut self.sheets[color]);
            sheet.cross_out_from(ply, |ply| self.move_at(ply.into()));
            self.sheets[color] = sheet;
            let watch = &mut self.watches[color];
            watch.complete_until = watch.complete_until.min(ply);
        }
    }

    /// The game is over: who is held to keep score completes his sheet.
    pub(super) fn must_complete_sheets(&mut self) -> Vec<Effect> {
        self.assistants_write();
        let plies = self.ply();
        let incomplete = |&color: &Color| {
            let due =
                if self.is_exempt(color) { self.watches[color].complete_until } else { plies };
            self.recording_duty(color).is_some() && self.sheets[color].first_hole(due).is_some()
        };
        Color::ALL.into_iter().filter(incomplete).map(Effect::MustComplete).collect()
    }

    fn assistants_write(&mut self) {
        for color in Color::ALL {
            let first = self.sheets[color].first_hole(self.ply());
            let Some(first) = first.filter(|_| self.rules.scribes[color] == Scribe::Assistant)
            else {
                continue;
            };
            for (ply, made) in (first..).zip(&self.made[usize::from(first)..]) {
                let place = (made.before.fullmoves().get(), made.by());
                self.sheets[color].write(ply, made.uci(self.mode), place);
            }
        }
    }

    /// Whether what a player has written at a ply is another move than the one that was made.
    fn differs_at(&self, by: Color, ply: u16) -> Option<Effect> {
        let (made, written) = (self.made.get(usize::from(ply))?, self.sheets[by].entry(ply)?);
        (!self.is_same(made, written)).then_some(Effect::SheetDiffers(by, ply))
    }

    /// Castling can be written in two ways.
    fn is_same(&self, made: &Made, written: UciMove) -> bool {
        written == made.uci(self.mode) || written.to_move(&made.before).ok() == Some(made.mv)
    }
}
