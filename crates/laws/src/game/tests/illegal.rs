//! Article 7.5 and the rapid and blitz rules, by edition.

use std::time::Duration;

use shakmaty::{Color, Position, Square};

use super::{at_match, entered, outcome, play};
use crate::{
    At, Authority, Duty, Edition, Effect, Event, Game, IllegalAct, Outcome, Pace, Reason, Refusal,
    Rules, Ruling, Supervision, Topic, Unconfirmed, Verdict,
};

use Color::{Black, White};

const START: &str = super::START;

fn rules(edition: Edition, pace: Pace, supervision: Supervision) -> Rules {
    Rules {
        edition,
        pace: Some(pace),
        supervision,
        authority: Authority::Arbiter,
        ..Rules::default()
    }
}

fn standard(edition: Edition) -> Game {
    at_match(START, Some("90"), rules(edition, Pace::Standard, Supervision::Adequate))
}

fn sparse(edition: Edition, pace: Pace) -> Game {
    let rules =
        Rules { unconfirmed: Unconfirmed::Follow, ..rules(edition, pace, Supervision::Sparse) };
    at_match(START, Some("15"), rules)
}

fn enter(game: &mut Game, text: &str) -> Vec<Effect> {
    game.handle(At::ZERO, &entered(text))
}

/// Answers the question whether a mate is possible.
fn judge(game: &mut Game, effects: &[Effect], verdict: Verdict) -> Option<Outcome> {
    let Some(Effect::AskSolver(question)) = effects.last() else { return outcome(effects) };
    let judged = Event::Judged(question.number, question.doubt, verdict);
    outcome(&game.handle(At::ZERO, &judged))
}

#[test]
fn article_7_5_5_minutes_and_then_the_loss() {
    for (edition, loses_at) in [(Edition::E2009, 3), (Edition::E2014, 2), (Edition::E2023, 2)] {
        let mut game = standard(edition);
        for count in 1..loses_at {
            let effects = enter(&mut game, "e2e5");
            let act = Effect::IllegalAct(White, IllegalAct::Move, count);
            let time = Effect::TimeAdded(Black, Duration::from_mins(2), Topic::IllegalPenalty);
            let must = Effect::Touched(White, Square::E2, Duty::Move(Square::E2));
            assert_eq!(effects, [act, Effect::Restore(0), must, time], "{edition}");
        }
        let effects = enter(&mut game, "e2e5");
        let lost = judge(&mut game, &effects, Verdict::MatePossible);
        assert_eq!(lost, Some(Outcome::win(Black, Reason::IllegalMoves)), "{edition}");
    }
}

#[test]
fn article_7_5_5_a_draw_where_the_opponent_cannot_mate_but_not_in_2001() {
    let bare = "7k/8/8/8/8/8/P7/K7 w - - 0 1";
    for (edition, drawn) in [(Edition::E2001, false), (Edition::E2018, true)] {
        let mut game = at_match(bare, None, rules(edition, Pace::Standard, Supervision::Adequate));
        let mut last = Vec::new();
        while game.outcome().is_none() {
            last = enter(&mut game, "a2a5");
        }
        let expected = if drawn {
            Outcome::draw(Reason::IllegalMovesNoMate)
        } else {
            Outcome::win(Black, Reason::IllegalMoves)
        };
        assert_eq!(outcome(&last), Some(expected), "{edition}");
    }
}

#[test]
fn a_king_that_is_captured_is_an_illegal_move() {
    let fen = "4k3/8/8/8/8/8/4p3/4RK2 w - - 0 1";
    let rules = rules(Edition::E2018, Pace::Standard, Supervision::Adequate);
    let mut game = at_match(fen, None, rules);
    let effects = enter(&mut game, "e1e8");
    assert_eq!(effects[0], Effect::IllegalAct(White, IllegalAct::KingCapture, 1));
}

#[test]
fn rapid_without_supervision_an_illegal_move_stands_until_it_is_claimed() {
    let mut game = sparse(Edition::E2018, Pace::Rapid);
    let effects = enter(&mut game, "e2e5");
    assert!(matches!(effects[0], Effect::Announce(_)), "{effects:?}");
    assert_eq!(effects[1], Effect::IllegalStands(White));
    assert_eq!(game.position().turn(), Black);
    let claimed = game.handle(At::ZERO, &Event::IllegalClaimed(Black));
    assert_eq!(claimed[0], Effect::IllegalAct(White, IllegalAct::Move, 1));
    assert!(claimed.contains(&Effect::TimeAdded(
        Black,
        Duration::from_mins(2),
        Topic::IllegalPenalty
    )));
    assert_eq!((game.position().turn(), game.made().len()), (White, 0));
    assert_eq!(game.course().occurrences(), 1);
}

#[test]
fn rapid_without_supervision_the_answer_gives_the_claim_up() {
    let mut game = sparse(Edition::E2018, Pace::Rapid);
    enter(&mut game, "e2e5");
    play(&mut game, "d7d6");
    let late = game.handle(At::ZERO, &Event::IllegalClaimed(White));
    assert_eq!(late, [Effect::Refused(Refusal::NothingToClaim)]);
    let late = game.handle(At::ZERO, &Event::IllegalClaimed(Black));
    assert_eq!(late, [Effect::Refused(Refusal::NothingToClaim)]);
    play(&mut game, "e5d6");
}

#[test]
fn rapid_2001_the_claim_is_lost_by_touching() {
    let rules = Rules {
        unconfirmed: Unconfirmed::Follow,
        boards: shakmaty::ByColor {
            white: crate::BoardKind::Typed,
            black: crate::BoardKind::Ordinary,
        },
        ..rules(Edition::E2001, Pace::Rapid, Supervision::Sparse)
    };
    let mut game = at_match(START, None, rules);
    enter(&mut game, "e2e5");
    game.handle(At::ZERO, &Event::Touched(Black, shakmaty::Square::E7));
    let late = game.handle(At::ZERO, &Event::IllegalClaimed(Black));
    let [refusal @ Effect::Refused(Refusal::NothingToClaim)] = &late[..] else {
        panic!("{late:?}");
    };
    assert_eq!(game.article(refusal).unwrap().number, "B5");
}

#[test]
fn a_claimed_illegal_move_loses_in_2014_and_in_blitz_of_2009() {
    for (edition, pace) in [(Edition::E2014, Pace::Rapid), (Edition::E2009, Pace::Blitz)] {
        let mut game = sparse(edition, pace);
        enter(&mut game, "e2e5");
        let claimed = game.handle(At::ZERO, &Event::IllegalClaimed(Black));
        let lost = judge(&mut game, &claimed, Verdict::MatePossible);
        assert_eq!(lost, Some(Outcome::win(Black, Reason::IllegalMoves)), "{edition}");
    }
}

#[test]
fn from_2014_the_arbiter_may_see_it_before_only_the_opponent_claims() {
    let seen = Event::Ruled(Ruling::IllegalSeen(White));
    let mut game = sparse(Edition::E2018, Pace::Rapid);
    enter(&mut game, "e2e5");
    let ruled = game.handle(At::ZERO, &seen);
    assert_eq!(ruled[1], Effect::IllegalAct(White, IllegalAct::Move, 1), "{ruled:?}");
    let mut game = sparse(Edition::E2009, Pace::Rapid);
    enter(&mut game, "e2e5");
    let ruled = game.handle(At::ZERO, &seen);
    assert_eq!(ruled, [Effect::Refused(Refusal::NothingToDecide)]);
}

#[test]
fn article_a_5_2_a_king_that_was_left_in_check_is_answered_like_any_move() {
    let fen = "4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1";
    let mut game = at_match(fen, None, rules(Edition::E2023, Pace::Rapid, Supervision::Sparse));
    let effects = enter(&mut game, "e2a2");
    assert_eq!(effects[1], Effect::IllegalStands(White));
    assert_eq!((game.awaited(), game.made().len()), (Black, 1));
    let answered = enter(&mut game, "e8d8");
    assert!(matches!(answered[0], Effect::Announce(_)), "{answered:?}");
    assert_eq!((game.position().turn(), game.conduct().illegal_of()), (White, None));
}

#[test]
fn article_a_5_4_two_kings_in_check_that_stay_so_are_a_draw() {
    let fen = "4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1";
    let rules = rules(Edition::E2023, Pace::Rapid, Supervision::Sparse);
    let mut game = at_match(fen, None, rules);
    enter(&mut game, "e2h2");
    // Black's king goes into check as well: now both are, and White has a move to end it.
    let both = enter(&mut game, "g8h8");
    assert_eq!((both[1].clone(), outcome(&both)), (Effect::IllegalPosition(White), None));
    let stays = enter(&mut game, "h2h1");
    assert_eq!(outcome(&stays), Some(Outcome::draw(Reason::IllegalPosition)));
}

#[test]
fn two_kings_in_check_of_2009_bring_the_arbiter_at_once() {
    let fen = "4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1";
    let follow = Unconfirmed::Follow;
    let rules = rules(Edition::E2009, Pace::Rapid, Supervision::Sparse);
    let mut game = at_match(fen, Some("15"), Rules { unconfirmed: follow, ..rules });
    enter(&mut game, "e2h2");
    let answered = enter(&mut game, "g8h8");
    assert_eq!(answered[0], Effect::IllegalAct(Black, IllegalAct::Move, 1));
    assert_eq!((game.position().turn(), game.made().len()), (Black, 1));
}

#[test]
fn an_illegal_move_that_is_seen_while_the_clocks_stand_starts_none() {
    let mut game = sparse(Edition::E2018, Pace::Rapid);
    enter(&mut game, "e2e5");
    game.handle(At::ZERO, &Event::Paused);
    game.handle(At::ZERO, &Event::Ruled(Ruling::IllegalSeen(White)));
    game.handle(At::from_secs(60), &Event::Resumed);
    assert_eq!(game.clock().unwrap().remaining(White, game.now()), Duration::from_mins(15));
}

#[test]
fn article_a_5_4_a_pawn_that_stays_on_the_last_rank_is_a_draw() {
    let fen = "7k/P7/8/8/8/8/8/K7 w - - 0 1";
    let mut game = at_match(fen, None, rules(Edition::E2018, Pace::Blitz, Supervision::Sparse));
    let effects = enter(&mut game, "a7a8");
    assert_eq!(effects[1], Effect::IllegalPosition(Black));
    let answered = enter(&mut game, "h8g7");
    assert_eq!(outcome(&answered), Some(Outcome::draw(Reason::IllegalPosition)));
}

#[test]
fn a_figure_that_is_not_confirmed_goes_to_the_arbiter() {
    let mut asks = rules(Edition::E2005, Pace::Rapid, Supervision::Adequate);
    let mut game = at_match(START, Some("15"), asks.clone());
    enter(&mut game, "e2e5");
    let claimed = game.handle(At::ZERO, &Event::IllegalClaimed(Black));
    let matter = crate::Matter::Unconfirmed(Topic::IllegalPenalty);
    assert!(claimed.contains(&Effect::ToArbiter(matter)), "{claimed:?}");
    asks.unconfirmed = Unconfirmed::Follow;
    let mut game = at_match(START, Some("15"), asks);
    enter(&mut game, "e2e5");
    let claimed = game.handle(At::ZERO, &Event::IllegalClaimed(Black));
    assert!(claimed.iter().any(|effect| matches!(effect, Effect::TimeAdded(..))), "{claimed:?}");
}

#[test]
fn whoever_captures_the_king_that_was_left_in_check_does_something_illegal() {
    let fen = "4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1";
    let rules = rules(Edition::E2023, Pace::Rapid, Supervision::Sparse);
    let mut game = at_match(fen, Some("15"), rules);
    enter(&mut game, "e2a2");
    let captured = enter(&mut game, "e8e1");
    assert_eq!(captured[0], Effect::IllegalAct(Black, IllegalAct::KingCapture, 1));
    assert_eq!(captured[1], Effect::Restore(1));
    let time = Effect::TimeAdded(White, Duration::from_mins(1), Topic::RapidPenalties);
    assert!(captured.contains(&time), "{captured:?}");
    assert_eq!(game.position().turn(), Black);
    let claimed = game.handle(At::ZERO, &Event::IllegalClaimed(Black));
    assert_eq!(claimed[0], Effect::IllegalAct(White, IllegalAct::Move, 1));
}

#[test]
fn two_hands_for_one_move_count_once() {
    let mut game = standard(Edition::E2017);
    play(&mut game, "e2e4");
    let seen = game.handle(At::ZERO, &Event::TwoHands(White));
    let act = IllegalAct::TwoHands { pressed: true };
    assert_eq!(seen[0], Effect::IllegalAct(White, act, 1));
    let again = game.handle(At::ZERO, &Event::TwoHands(White));
    assert_eq!(again, [Effect::Refused(Refusal::NothingToClaim)]);
    // A complaint about them waits until it is turned down: a refusal changes nothing.
    game.handle(At::ZERO, &Event::TwoHandsClaimed(Black));
    let before = game.clone();
    let again = game.handle(At::ZERO, &Event::TwoHands(White));
    assert_eq!(again, [Effect::Refused(Refusal::NothingToClaim)]);
    assert!(game == before, "{:?}", game.matters());
    game.handle(At::ZERO, &Event::Ruled(Ruling::Dismissed(None)));
    assert!(game.matters().is_empty());
    game.handle(At::ZERO, &Event::Ruled(Ruling::Restored(0)));
    play(&mut game, "e2e4");
    let next = game.handle(At::ZERO, &Event::TwoHands(White));
    assert_eq!(next[0], Effect::IllegalAct(White, act, 2));
}
