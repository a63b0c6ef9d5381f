//! The clock is pressed: is the move complete (FIDE 2023, 6.2.1, 7.5.3, D.2.4)?

use shakmaty::{Color, Move};

use crate::edition::{Counting, IllegalAct};
use crate::effect::{Effect, Matter, Missing};
use crate::game::{Game, refused};
use crate::progress::{Attempt, HandCount};
use crate::refusal::Refusal;
use crate::rules::Authority;

pub(super) fn press(game: &mut Game, by: Color) -> Vec<Effect> {
    if let Some(refusal) = game.phase.not_running() {
        return refused(refusal);
    }
    if game.clocks.not_pressed == Some(by) {
        return game.press_late(by);
    }
    if by != game.course.turn() || game.clocks.not_pressed.is_some() {
        return refused(Refusal::NotYourClock(by));
    }
    if game.underway.owed.is_some() && game.underway.progress.is_moved() && !game.must_seal() {
        return refused(Refusal::MustRepeat(by));
    }
    let missing = game.missing();
    // I.1: write, seal, and only then stop the clock.
    if game.must_seal() && (missing.is_some() || game.underway.progress.legal().is_none()) {
        return vec![Effect::MustSeal(by)];
    }
    if let Some(missing) = missing {
        return pressed_early(game, by, missing);
    }
    let due = game.underway.due_after_pressing(&game.terms, &game.course, &game.sitting);
    let plies = game.course.ply();
    let effects = pressed(game, by);
    if game.course.ply() > plies {
        game.underway.owe(due, &game.course, game.phase);
    }
    effects
}

fn pressed(game: &mut Game, by: Color) -> Vec<Effect> {
    match (game.underway.progress.attempt, game.terms.rules.authority) {
        (Attempt::Legal(mv), _) if !game.underway.is_left(mv) => refused(Refusal::AlreadyMade),
        (Attempt::Legal(mv), _) => complete_and_count(game, by, mv),
        (_, Authority::Referee | Authority::Remote) => refused(Refusal::IllegalMove),
        (Attempt::KingCaptured, Authority::Arbiter) => {
            game.illegal_act(by, IllegalAct::KingCapture, game.underway.progress.named)
        }
        (_, Authority::Arbiter) => {
            game.illegal_act(by, IllegalAct::Move, game.underway.progress.named)
        }
    }
}

/// The clock goes on for the player who pressed too early. Under an arbiter a press without a
/// made move is an illegal act of its own (7.5.3); on a peg board a move is made only when it
/// is announced (D.2.3.3). That the opponent has not yet repeated or executed is no fault of
/// the mover's hand: the move is made, and an event lets the clock wait.
fn pressed_early(game: &mut Game, by: Color, missing: Missing) -> Vec<Effect> {
    let mut effects = vec![Effect::NotCompleted(by, missing)];
    if !game.terms.rules.has_arbiter() {
        return effects;
    }
    match missing {
        Missing::Promotion => {
            effects.extend(game.illegal_act(
                by,
                IllegalAct::Promotion,
                game.underway.progress.named,
            ));
        }
        Missing::Move | Missing::Release | Missing::Rook | Missing::Announcement => {
            effects.extend(pressed_without_move(game, by));
        }
        Missing::Touched(_)
        | Missing::Chosen(_)
        | Missing::SameMove
        | Missing::Repetition
        | Missing::Execution => {}
    }
    effects
}

/// 7.5.3: as an illegal move. Games are still open in which the arbiter was to decide where that
/// loses.
fn pressed_without_move(game: &mut Game, by: Color) -> Vec<Effect> {
    let act = IllegalAct::NoMove;
    let counts = game.terms.rules.edition.counts_as_illegal(act).value == Counting::Illegal;
    let asks = game.terms.rules.penalties_ruled && !game.terms.rules.by_the_letter;
    if asks && counts && game.conduct.loses_by_next(by, &game.terms) {
        return game.docket.put(Matter::Conduct(by, act), &game.terms);
    }
    counted(game, by, act)
}

/// The arbiter has seen that a player pressed the clock without having made a move (7.5.3).
pub(super) fn see_no_move(game: &mut Game, by: Color) -> Vec<Effect> {
    if let Some(refusal) = game.phase.not_running().filter(|_| !game.is_paused()) {
        return refused(refusal);
    }
    game.docket.settled(|matter| matter == Matter::Conduct(by, IllegalAct::NoMove));
    counted(game, by, IllegalAct::NoMove)
}

/// An act that some editions count as illegal, others only forbid.
fn counted(game: &mut Game, by: Color, act: IllegalAct) -> Vec<Effect> {
    match game.terms.rules.edition.counts_as_illegal(act).value {
        Counting::Illegal => game.illegal_act(by, act, None),
        Counting::Forbidden => game.docket.put(Matter::Conduct(by, act), &game.terms),
        Counting::NotNamed => Vec::new(),
    }
}

/// 7.5.4: two hands for one move; from 2018 only if the clock was pressed too.
pub(super) fn two_hands(game: &mut Game, by: Color) -> Vec<Effect> {
    if let Some(refusal) = game.phase.not_in_play() {
        return refused(refusal);
    }
    if !game.terms.rules.has_arbiter() {
        return refused(Refusal::NoArbiter);
    }
    let late = game.terms.rules.by_the_letter && game.clocks.not_pressed == Some(by);
    let pressed = by != game.course.turn() && !game.course.made.is_empty() && !late;
    let ply = game.course.ply() - u16::from(pressed || late);
    // Two faults in one move count once (interpretation of FIDE 2017).
    if game.conduct.hands_seen == Some(ply) {
        return refused(Refusal::NothingToClaim);
    }
    game.docket.settled(|matter| matches!(matter, Matter::TwoHands(of, _) if of != by));
    game.conduct.hands_seen = Some(ply);
    if by == game.course.turn() {
        game.underway.progress.hands = HandCount::Two;
    }
    counted(game, by, IllegalAct::TwoHands { pressed })
}

/// 7.5.4: two hands were seen before the clock, and now it is pressed.
fn complete_and_count(game: &mut Game, by: Color, mv: Move) -> Vec<Effect> {
    let due = game.underway.progress.hands == HandCount::Two
        && game.terms.counts_two_hands(true)
        && !game.terms.counts_two_hands(false);
    let mut effects = game.complete(mv);
    if due && game.is_running() && game.course.turn() != by {
        let seen = Matter::Conduct(by, IllegalAct::TwoHands { pressed: false });
        game.docket.settled(|matter| matter == seen);
        effects.extend(game.illegal_act(by, IllegalAct::TwoHands { pressed: true }, None));
    }
    effects
}
