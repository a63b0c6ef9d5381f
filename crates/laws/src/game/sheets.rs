//! Score sheets: who must write what, and when (FIDE 2023, Article 8).
//!
//! Each player has his own sheet. An assistant's is written at each completed move, a player's own by
//! him alone. Only under an arbiter and at standard pace is there a duty to keep it.

use std::time::Duration;

use shakmaty::{ByColor, Color, Move, Position as _, uci::UciMove};

use crate::adjourn::EnvelopeContents;
use crate::edition::Topic;
use crate::effect::{Effect, Matter};
use crate::event::Signature;
use crate::game::clocks::Clocks;
use crate::game::course::Course;
use crate::game::docket::Docket;
use crate::game::phase::Phase;
use crate::game::terms::Terms;
use crate::game::{Game, refused};
use crate::refusal::Refusal;
use crate::rules::Scribe;
use crate::scoresheet::{ScoreDuty, Sheet};
use crate::time::At;

/// Both score sheets, and how far each player is held to keep his.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Sheets {
    pub(super) both: ByColor<Sheet>,
    pub(super) watches: ByColor<ScoreDuty>,
}

impl Game {
    /// A move of `by` is completed: assistants write it, and who should have written more is
    /// reminded of it. The move stands.
    pub(super) fn record_completed(&mut self, by: Color, effects: &mut Vec<Effect>) {
        self.sheets.assistants_write(&self.terms, &self.course);
        let last = self.course.ply().saturating_sub(1);
        if let Some(differs) = self.sheets.differs_at(by, last, &self.terms, &self.course) {
            effects.push(differs);
        }
        if let Some(owed) = self.sheets.must_record(by, last, &self.terms) {
            effects.push(owed);
        }
        effects.append(&mut self.observe_sheets());
    }

    /// Finds out whose period has ended and who has little time left.
    pub(super) fn observe_sheets(&mut self) -> Vec<Effect> {
        let mut effects = Vec::new();
        if self.is_running() && self.clocks.clock.is_some() {
            for color in Color::ALL {
                effects.append(&mut observe_sheet(self, color));
            }
        }
        effects
    }
}

impl Sheets {
    /// What a ruling has crossed out that took no move back, such as a move intended with a claim, or the
    /// mark of an offer before a position that was set, stands as before.
    pub(super) fn revive(&mut self, before: &Self, after: &Self, course: &Course) {
        let ply = course.ply();
        for color in Color::ALL {
            let (then, since) = (&before.both[color], &after.both[color]);
            if self.both[color] == *since {
                self.both[color].clone_from(then);
            } else if then != since {
                self.both[color].bring_back(then, ply);
            }
        }
    }

    /// The move in the envelope, if it is legal. It was written on the sealer's sheet.
    pub(super) fn read_contents(
        &mut self,
        contents: EnvelopeContents,
        course: &Course,
    ) -> Option<Move> {
        let EnvelopeContents::Move(uci) = contents else { return None };
        self.note_sealed(uci, course);
        course.legal(uci)
    }

    pub(super) fn note_sealed(&mut self, uci: UciMove, course: &Course) {
        let (sealer, ply) = (course.turn(), course.ply());
        let place = course.move_at(ply.into());
        self.both[sealer].write(ply, uci, place);
    }

    /// The moves are known up to this ply: the counters of the clocks follow, and both complete their sheets.
    pub(super) fn reconstructed(
        &mut self,
        plies: u16,
        course: &Course,
        clocks: &mut Clocks,
    ) -> Vec<Effect> {
        let first = course.start.turn();
        let made = |color: Color| u32::midpoint(u32::from(plies), u32::from(color == first));
        let mut effects = Vec::new();
        for color in Color::ALL {
            if clocks.clock.as_ref().is_some_and(|clock| clock.moves(color) != made(color)) {
                effects.extend(clocks.set_moves(color, made(color)));
            }
        }
        effects.extend(Color::ALL.into_iter().filter_map(|color| self.completes(color, course)));
        effects
    }

    /// Whatever moves were made, both are in the period after the one whose flag fell or whose moves were
    /// made; what is missing on their sheets stays missing.
    pub(super) fn begin_next_period(
        &mut self,
        course: &Course,
        clocks: &mut Clocks,
        docket: &mut Docket,
    ) -> Vec<Effect> {
        let Some(due) = clocks.moves_to_next_period() else {
            return refused(Refusal::NoNextPeriod);
        };
        docket.settled(|matter| matter == Matter::Sheets);
        let plies = course.ply();
        for color in Color::ALL {
            self.both[color].give_up(plies);
        }
        let behind =
            |color: &Color| clocks.clock.as_ref().is_some_and(|clock| clock.moves(*color) < due);
        let behind: Vec<Color> = Color::ALL.into_iter().filter(behind).collect();
        behind.into_iter().flat_map(|color| clocks.set_moves(color, due)).collect()
    }

    /// What a player writes stands as he writes it, right or wrong.
    pub(super) fn write(
        &mut self,
        by: Color,
        ply: u16,
        uci: Option<UciMove>,
        terms: &Terms,
        course: &Course,
    ) -> Vec<Effect> {
        let Some(uci) = uci else {
            let place = course.move_at(ply.into());
            let crossed_out = self.both[by].cross_out(ply, place);
            return if crossed_out {
                Vec::new()
            } else {
                refused(Refusal::NoSuchPly(ply.saturating_add(1)))
            };
        };
        if ply >= course.ply() && !terms.rules.edition.recording_in_advance().value {
            return refused(Refusal::NotInAdvance(ply));
        }
        if let Some(hole) = self.both[by].first_hole(ply) {
            return refused(Refusal::SheetHole(hole));
        }
        let place = course.move_at(ply.into());
        self.both[by].write(ply, uci, place);
        self.differs_at(by, ply, terms, course).into_iter().collect()
    }

    /// 8.7: both sign when the game is over. Who signs again corrects himself.
    pub(super) fn sign(
        &mut self,
        by: Color,
        result: Signature,
        terms: &Terms,
        phase: Phase,
        docket: &mut Docket,
    ) -> Vec<Effect> {
        if !matches!(phase, Phase::Ended(_)) {
            return refused(Refusal::NotOver);
        }
        self.both[by].sign(result);
        let mut effects = vec![Effect::Signed(by, result)];
        if self.signatures_differ(phase) {
            effects.extend(docket.put(Matter::Results, terms));
        }
        self.compare_signatures(phase, docket);
        effects
    }

    /// Whether somebody has signed what the game has not come to, or both not the same. A result that
    /// only a ruling can give, such as 0-0, cannot be signed; there the two are compared alone.
    fn signatures_differ(&self, phase: Phase) -> bool {
        let signed = self.both.as_ref().map(Sheet::signature);
        let due = phase.result_to_sign();
        let both = signed.white.zip(signed.black);
        let wrong = |signed: Signature| due.is_some_and(|due| due != signed);
        both.is_some_and(|(white, black)| white != black) || signed.into_iter().flatten().any(wrong)
    }

    /// The result was corrected: what was signed may be right now.
    pub(super) fn compare_signatures(&mut self, phase: Phase, docket: &mut Docket) {
        if !self.signatures_differ(phase) {
            docket.settled(|matter| matter == Matter::Results);
        }
    }

    /// What both players have signed alike, and the game has not come to: incorrect, it counts unless the
    /// arbiter decides otherwise (8.7).
    pub(super) fn signed_by_both(&self, phase: Phase) -> Option<Signature> {
        let signed = self.both.as_ref().map(Sheet::signature);
        let alike = signed.white.filter(|white| signed.black == Some(*white))?;
        phase.result_to_sign().is_some_and(|due| due != alike).then_some(alike)
    }

    /// 8.1: before ply `now` he must have written his move before it and all that went before that;
    /// the opponent's answer may wait. After a period has ended, nothing may wait (8.5.2).
    fn must_record(&self, by: Color, now: u16, terms: &Terms) -> Option<Effect> {
        terms.recording_duty(by)?;
        let usual = if self.is_exempt(by, terms) { 0 } else { now.saturating_sub(1) };
        let due = usual.max(self.watches[by].complete_until.min(now));
        self.both[by].first_hole(due).map(|ply| Effect::MustRecord(by, ply))
    }

    /// The period is over for which a player was free: he completes his sheet, or both do.
    fn end_exemption(
        &mut self,
        color: Color,
        period: usize,
        both: bool,
        course: &Course,
    ) -> Vec<Effect> {
        if self.watches[color].exempt.take_if(|exempt| *exempt != period).is_none() {
            return Vec::new();
        }
        let other = both.then(|| self.completes(!color, course)).flatten();
        self.completes(color, course).into_iter().chain(other).collect()
    }

    /// Nothing may wait any more that this player has not written.
    pub(super) fn completes(&mut self, color: Color, course: &Course) -> Option<Effect> {
        self.both[color].first_hole(course.ply())?;
        self.watches[color].complete_until = course.ply();
        Some(Effect::MustComplete(color))
    }

    /// 8.4: free until the end of the period. Of 2005 the article was not read.
    fn exempt(
        &mut self,
        color: Color,
        period: usize,
        terms: &Terms,
        docket: &mut Docket,
    ) -> Vec<Effect> {
        self.watches[color].exempt = Some(period);
        if !self.is_exempt(color, terms) {
            return docket.put(Matter::Unconfirmed(Topic::NotObligedToRecord), terms);
        }
        vec![Effect::NeedNotRecord(color)]
    }

    fn is_exempt(&self, color: Color, terms: &Terms) -> bool {
        self.watches[color].exempt.is_some()
            && !terms.asks(&terms.rules.edition.recording(terms.pace))
    }

    fn is_short(&self, color: Color, terms: &Terms, clocks: &Clocks) -> bool {
        self.can_be_exempted(color, terms, clocks)
            .is_some_and(|below| clocks.left(color).is_some_and(|left| left < below))
    }

    /// The time below which this player is freed, if he can be and is not yet.
    fn can_be_exempted(&self, color: Color, terms: &Terms, clocks: &Clocks) -> Option<Duration> {
        let exemption = terms.recording_duty(color)?;
        let bonus = clocks.clock.as_ref()?.bonus(color).amount();
        let free = self.watches[color].exempt.is_some();
        (!free && bonus < exemption.unless_bonus).then_some(exemption.below)
    }

    /// When the player to move will have less time than 8.4 asks for.
    pub(super) fn sheet_deadline(
        &self,
        terms: &Terms,
        clocks: &Clocks,
        phase: Phase,
    ) -> Option<At> {
        let clock = clocks.clock.as_ref().filter(|_| phase.is_running())?;
        let color = clock.turn()?;
        let below = self.can_be_exempted(color, terms, clocks)?;
        clock.reaches(below.saturating_sub(Duration::from_micros(1)))
    }

    /// A draw offer is noted with (=) on both sheets, though 9.1.2.2 lets each player do that
    /// himself: no event tells that he has.
    pub(super) fn mark_offer(&mut self, by: Color, course: &Course) {
        let last = course.ply().checked_sub(1).unwrap_or(1);
        let ply = if by == course.turn() { course.ply() } else { last };
        for color in Color::ALL {
            self.both[color].mark_offer(ply, by);
        }
    }

    /// 9.2.1.1: who claims by an intended move has written it before he makes it.
    pub(super) fn note_intended(&mut self, mv: shakmaty::Move, terms: &Terms, course: &Course) {
        let (by, ply) = (course.turn(), course.ply());
        if terms.rules.scribes[by] != Scribe::Hand {
            let place = course.move_at(ply.into());
            self.both[by].write(ply, mv.to_uci(terms.mode), place);
        }
    }

    /// The moves from this ply on are to be cancelled: they are crossed out on both sheets, also on one
    /// that the player keeps himself, so that nobody owes what was never played.
    pub(super) fn cross_out_from(&mut self, ply: u16, course: &Course) {
        for color in Color::ALL {
            let mut sheet = std::mem::take(&mut self.both[color]);
            sheet.cross_out_from(ply, |ply| course.move_at(ply.into()));
            self.both[color] = sheet;
            let watch = &mut self.watches[color];
            watch.complete_until = watch.complete_until.min(ply);
        }
    }

    /// The game is over: who is held to keep score completes his sheet.
    pub(super) fn must_complete_sheets(&mut self, terms: &Terms, course: &Course) -> Vec<Effect> {
        self.assistants_write(terms, course);
        let plies = course.ply();
        let incomplete = |&color: &Color| {
            let due = if self.is_exempt(color, terms) {
                self.watches[color].complete_until
            } else {
                plies
            };
            terms.recording_duty(color).is_some() && self.both[color].first_hole(due).is_some()
        };
        Color::ALL.into_iter().filter(incomplete).map(Effect::MustComplete).collect()
    }

    fn assistants_write(&mut self, terms: &Terms, course: &Course) {
        for color in Color::ALL {
            let first = self.both[color].first_hole(course.ply());
            let Some(first) = first.filter(|_| terms.rules.scribes[color] == Scribe::Assistant)
            else {
                continue;
            };
            for (ply, made) in (first..).zip(&course.made[usize::from(first)..]) {
                let place = (made.before.fullmoves().get(), made.by());
                self.both[color].write(ply, made.uci(terms.mode), place);
            }
        }
    }

    /// Whether what a player has written at a ply is another move than the one that was made.
    fn differs_at(&self, by: Color, ply: u16, terms: &Terms, course: &Course) -> Option<Effect> {
        let (made, written) = (course.made.get(usize::from(ply))?, self.both[by].entry(ply)?);
        (!terms.is_same(made, written)).then_some(Effect::SheetDiffers(by, ply))
    }
}

fn observe_sheet(game: &mut Game, color: Color) -> Vec<Effect> {
    let Some(period) = game.clocks.clock.as_ref().map(|clock| clock.period(color)) else {
        return Vec::new();
    };
    // 8.5.1: if nobody had to write, both complete their sheets while the clocks are stopped.
    let both = game.terms.rules.sheets_stop && game.sheets.is_exempt(!color, &game.terms);
    let mut effects = game.sheets.end_exemption(color, period, both, &game.course);
    if both && !effects.is_empty() {
        effects.extend(game.stop_for(Matter::Sheets));
    }
    if game.sheets.is_short(color, &game.terms, &game.clocks) {
        effects.extend(game.sheets.exempt(color, period, &game.terms, &mut game.docket));
    }
    effects
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::course::tests::course;
    use crate::game::terms::tests::terms;
    use crate::rules::Rules;

    #[test]
    fn a_sheet_is_written_without_a_hole_and_may_be_wrong() {
        let (mut sheets, course) = (Sheets::default(), course("e2e4 e7e5"));
        let terms = terms(Rules::default());
        let mut write = |ply, text: &str| {
            sheets.write(Color::White, ply, Some(text.parse().unwrap()), &terms, &course)
        };
        assert_eq!(write(1, "e7e5"), refused(Refusal::SheetHole(0)));
        assert_eq!(write(0, "d2d4"), [Effect::SheetDiffers(Color::White, 0)]);
        assert_eq!(write(0, "e2e4"), []);
        assert_eq!(write(1, "e7e5"), []);
        assert_eq!(sheets.both.white.crossed_out().len(), 1);
    }

    #[test]
    fn an_offer_is_marked_at_the_move_of_who_offers() {
        let mut sheets = Sheets::default();
        sheets.mark_offer(Color::White, &course("e2e4"));
        sheets.mark_offer(Color::Black, &course("e2e4"));
        assert_eq!(sheets.both.black.offers(), [(0, Color::White), (1, Color::Black)]);
        sheets.cross_out_from(1, &course("e2e4"));
        assert_eq!(sheets.both.black.offers(), [(0, Color::White)]);
    }
}
