//! Boards that were wrong without a move being illegal (FIDE 2023, 7.2 to 7.4, 7.6), and complaints
//! about touching (4.8).

use shakmaty::{Color, Position as _, Square};

use crate::edition::{Reversed, SetupComplaint, Topic, WrongPlace};
use crate::effect::{Effect, Matter};
use crate::event::{Irregularity, Misplaced};
use crate::game::phase::Phase;
use crate::game::{Game, refused};
use crate::outcome::{Outcome, Reason};
use crate::progress::{Attempt, Progress};
use crate::refusal::Refusal;

pub(super) fn found(game: &mut Game, irregularity: Irregularity) -> Vec<Effect> {
    match game.phase {
        Phase::Running | Phase::Paused => {}
        _ => return refused(game.phase.not_running().unwrap_or(Refusal::NotRunning)),
    }
    match irregularity {
        Irregularity::InitialPosition | Irregularity::WrongPlace(..) => {
            wrong_start(game, irregularity)
        }
        Irregularity::BoardTurned => game.docket.turned(&game.terms, &game.course),
        Irregularity::ColoursReversed => reversed(game),
        Irregularity::Displaced { right_until } => displaced(game, right_until),
    }
}

/// 7.2.1: the game is cancelled.
fn wrong_start(game: &mut Game, what: Irregularity) -> Vec<Effect> {
    if let Some(refused) = game.docket.too_late_for_set_up(&game.terms, &game.course) {
        return castling_lost(game, what).unwrap_or(refused);
    }
    let mut effects = vec![Effect::Found(what)];
    effects.extend(game.end(Outcome::none(Reason::Annulled)));
    effects
}

/// Too late, the game goes on as it was set up, but who stood wrongly does not castle (A.5.1.2; until
/// 2009 only a king that has changed places with its queen).
fn castling_lost(game: &mut Game, what: Irregularity) -> Option<Vec<Effect>> {
    let Irregularity::WrongPlace(of, what) = what else { return None };
    let rule =
        game.terms.rules.edition.setup_complaint(game.terms.pace, game.terms.rules.supervision);
    let SetupComplaint::Until { castling, .. } = rule.value else { return None };
    let side = match (castling, what) {
        (_, Misplaced::KingAndQueen) | (WrongPlace::KingOrRook, Misplaced::King) => None,
        (WrongPlace::KingOrRook, Misplaced::Rook(side)) => Some(side),
        (WrongPlace::KingAndQueen, Misplaced::King | Misplaced::Rook(_)) => return None,
    };
    if game.terms.asks(&rule) {
        return None;
    }
    if game.course.forbid_castling(of, side, &game.terms) {
        game.clocks.note_times_anew();
    }
    Some(vec![Effect::CastlingLost(of, side)])
}

/// 7.3: from 2017 a new game if fewer than ten moves were made by each.
fn reversed(game: &mut Game) -> Vec<Effect> {
    let rule = game.terms.rules.edition.reversed_colours();
    if let Some(asked) = game.docket.must_ask(&rule, Topic::ReversedColours, &game.terms) {
        return asked;
    }
    match rule.value {
        Reversed::NewGameBefore(moves) if game.course.moves_by_each() < moves => {
            let mut effects = vec![Effect::Found(Irregularity::ColoursReversed)];
            effects.extend(game.end(Outcome::none(Reason::Annulled)));
            effects
        }
        Reversed::NewGameBefore(_) | Reversed::Continue => vec![Effect::ColoursStay],
    }
}

/// 7.4 and 7.6: back to the position before the irregularity.
fn displaced(game: &mut Game, right_until: u16) -> Vec<Effect> {
    if right_until > game.course.ply() {
        return refused(Refusal::NoSuchPly(right_until));
    }
    let mut effects = vec![Effect::Found(Irregularity::Displaced { right_until })];
    effects.extend(game.restore(right_until));
    effects
}

/// 4.8: who has touched a piece himself cannot complain any more. What was touched, the arbiter
/// finds out; where nothing stands now or stood before the last move, nothing was.
pub(super) fn claim_touch(game: &mut Game, by: Color, square: Square) -> Vec<Effect> {
    if let Some(refusal) = game.phase.not_in_play() {
        return refused(refusal);
    }
    if !game.terms.rules.has_arbiter() && !game.terms.asks_for_touch() {
        return refused(Refusal::NoArbiter);
    }
    if by == game.course.turn() && !game.underway.progress.touched.is_empty() {
        return refused(Refusal::TooLateToComplain);
    }
    if !game.terms.rules.has_arbiter() {
        return game.bind_by_request(by, square);
    }
    let stood =
        game.course.made.last().is_some_and(|made| made.before.board().piece_at(square).is_some());
    let stands = game.course.position.board().piece_at(square).is_some();
    if game.terms.rules.rulings_undone && !stood && !stands {
        return refused(Refusal::NothingThere(square));
    }
    game.docket.put(Matter::Touch(by, square, game.course.turn_of(!by)), &game.terms)
}

/// The opponent has moved with two hands, as this player says; the arbiter judges (7.5.4).
pub(super) fn claim_two_hands(game: &mut Game, by: Color) -> Vec<Effect> {
    if let Some(refusal) = game.phase.not_in_play() {
        return refused(refusal);
    }
    if !game.terms.rules.has_arbiter() {
        return refused(Refusal::NoArbiter);
    }
    game.docket.put(Matter::TwoHands(by, game.course.turn_of(!by)), &game.terms)
}

/// 4.2.2: what was touched by accident binds nobody, and has answered no offer (9.1.2.1). The pieces
/// go back to where they stood, and until they do nothing on that board is a touch. A move that was
/// only said stays as it was said.
pub(super) fn waive_touch(game: &mut Game, of: Color) -> Vec<Effect> {
    if of != game.course.turn() || game.underway.progress.touched.is_empty() {
        return refused(Refusal::NothingTouched(of));
    }
    let only_said =
        game.terms.rules.boards[of].is_kept() && game.underway.progress.stands_by_word();
    if game.underway.progress.by_word || only_said {
        game.underway.progress.touched.clear();
        game.underway.progress.ruled = 0;
    } else if game.underway.progress.made {
        return refused(Refusal::AlreadyMade);
    } else if game.underway.progress.announced.is_some() || game.underway.progress.named.is_some() {
        return refused(Refusal::AlreadyAnnounced);
    } else {
        let bound = game.underway.progress.bound.filter(|mv| !mv.is_castle());
        let lapsed = game.underway.progress.lapsed;
        game.underway.progress = Progress { bound, lapsed, ..Progress::default() };
    }
    if let Some(standing) = &mut game.conduct.unclaimed {
        standing.untouch();
    }
    game.docket.settled(|matter| matches!(matter, Matter::Touch(by, ..) if by != of));
    game.boards.follow_both(&game.terms, &game.course);
    let lapsed = game.underway.progress.lapsed.take().filter(|_| game.offers.standing.is_none());
    let lapsed = lapsed.filter(|_| game.underway.progress.attempt == Attempt::Nothing);
    lapsed.map_or_else(Vec::new, |by| game.offers.offer_again(by, &mut game.docket))
}

/// The arbiter has ruled that a player touched a piece; what was complained of is decided. Other
/// complaints about that player still wait, also about a move that is taken back, as long as a piece
/// stands there; those about the answer to it fall away.
pub(super) fn rule_touched(game: &mut Game, of: Color, square: Square) -> Vec<Effect> {
    if !game.terms.rules.rulings_undone {
        game.docket.settled(|matter| matches!(matter, Matter::Touch(..)));
        return see_touch(game, of, square);
    }
    let waiting = game.docket.matters.clone();
    let is_answered = of != game.course.turn();
    let effects = see_touch(game, of, square);
    game.docket.matters = waiting
        .into_iter()
        .filter(|matter| match *matter {
            Matter::Touch(by, about, _) if by != of => {
                let stands = || game.course.position.board().piece_at(about).is_some();
                about != square && (!is_answered || stands())
            }
            Matter::Touch(..) => !is_answered,
            _ => game.docket.matters.contains(matter),
        })
        .collect();
    effects
}

/// The arbiter has ruled that a player touched a piece in the turn of this ply. That turn goes on, or
/// comes again: then it is like a restored position (7.6), with the times that the clocks showed in
/// it. Complaints about that turn and those before it still wait, where a piece stands that they are
/// about.
pub(super) fn rule_touched_at(game: &mut Game, of: Color, square: Square, ply: u16) -> Vec<Effect> {
    let last = game.course.turn_of(of);
    if ply == 0 || ply > last || !(last - ply).is_multiple_of(2) {
        return refused(Refusal::NotYourTurn(of));
    }
    let waiting = game.docket.matters.clone();
    let mut effects = if ply < game.course.ply() { game.restore(ply - 1) } else { Vec::new() };
    effects.extend(see_touch(game, of, square));
    let standing = game.docket.matters.clone();
    let stands = |piece: Square| game.course.position.board().piece_at(piece).is_some();
    game.docket.matters = waiting
        .into_iter()
        .filter(|matter| match *matter {
            Matter::Touch(by, about, at) if at == ply => {
                (by == of || about != square) && stands(about)
            }
            Matter::Touch(_, _, at) => at < ply,
            _ => standing.contains(matter),
        })
        .collect();
    effects
}

/// The arbiter has seen that a player touched a piece: he must move or capture it now, and if he
/// has completed another move, that is taken back.
fn see_touch(game: &mut Game, by: Color, square: Square) -> Vec<Effect> {
    if game.docket.is_unasked(by, square, &game.terms) {
        return refused(Refusal::NothingToDecide);
    }
    let mut effects = Vec::new();
    if by != game.course.turn() {
        if game.course.made.is_empty() {
            return refused(Refusal::NotYourTurn(by));
        }
        effects.extend(game.retract());
    }
    effects.extend(game.touched_as_ruled(square));
    effects
}
