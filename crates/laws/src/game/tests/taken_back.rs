//! Articles 7.1, 7.6 and 12.9: moves and rulings that are taken back, and the times then.

use std::time::Duration;

use shakmaty::{ByColor, Color, Square};

use super::{START, at_match};
use crate::{
    Announcing, At, Authority, BoardKind, Edition, Effect, Event, Game, Matter, Refusal, Rules,
    Ruling, Supervision, Unconfirmed,
};

use Color::{Black, White};

const MIN: Duration = Duration::from_mins(1);

fn game(control: &str) -> Game {
    at_match(START, Some(control), Rules { authority: Authority::Arbiter, ..Rules::default() })
}

fn rule(game: &mut Game, ruling: Ruling) -> Vec<Effect> {
    game.handle(At::ZERO, &Event::Ruled(ruling))
}

fn left(game: &Game, color: Color) -> Duration {
    game.clock().unwrap().remaining(color, game.now())
}

fn at(secs: u64) -> At {
    At::from_secs(secs)
}

fn move_at(game: &mut Game, secs: u64, mv: &str) {
    game.handle(at(secs), &Event::Entered(mv.parse().unwrap()));
}

fn both_left(game: &Game) -> [u64; 2] {
    [White, Black].map(|color| left(game, color).as_secs())
}

#[test]
fn a1_what_was_awarded_since_stays_when_moves_are_taken_back() {
    let mut game = game("10");
    for (secs, mv) in [(10, "e2e4"), (30, "e7e5"), (60, "g1f3"), (100, "b8c6")] {
        move_at(&mut game, secs, mv);
    }
    game.handle(at(100), &Event::Ruled(Ruling::TimeAdded(Black, 2 * MIN)));
    game.handle(at(100), &Event::Ruled(Ruling::TimeTaken(White, MIN)));
    assert_eq!(both_left(&game), [600 - 40 - 60, 600 - 60 + 120]);
    let back = game.handle(at(110), &Event::Ruled(Ruling::Restored(2)));
    assert_eq!(both_left(&game), [600 - 10 - 60, 600 - 20 + 120]);
    let set = |color, secs| Effect::ClockSet(color, Duration::from_secs(secs));
    assert!(back.contains(&set(White, 530)) && back.contains(&set(Black, 700)), "{back:?}");
    // The award is revoked by its number, and only the award.
    game.handle(at(110), &Event::Ruled(Ruling::Revoked(3)));
    game.handle(at(110), &Event::Ruled(Ruling::Revoked(1)));
    assert_eq!(left(&game, Black), 9 * MIN);
}

#[test]
fn a1_the_same_holds_for_a_touch_that_is_accepted_late() {
    let mut game = game("10");
    for (secs, mv) in [(10, "e2e4"), (30, "e7e5"), (60, "g1f3"), (100, "b8c6")] {
        move_at(&mut game, secs, mv);
    }
    game.handle(at(100), &Event::Ruled(Ruling::TimeAdded(Black, 2 * MIN)));
    game.handle(at(100), &Event::Ruled(Ruling::TouchSeen(Black, Square::B8, Some(2))));
    assert_eq!(both_left(&game), [590, 600 + 120]);
}

#[test]
fn a2_the_clocks_show_what_they_showed_when_the_position_stood_last() {
    let mut game = game("10");
    for (secs, mv) in [(10, "e2e4"), (30, "e7e5"), (60, "g1f3")] {
        move_at(&mut game, secs, mv);
    }
    // The arbiter judges the times (6.10.2) and sets another one.
    game.handle(at(70), &Event::Ruled(Ruling::Restored(2)));
    game.handle(at(70), &Event::Ruled(Ruling::ClockSet(White, 5 * MIN)));
    move_at(&mut game, 90, "d2d4");
    assert_eq!(both_left(&game), [300 - 20, 580]);
    game.handle(at(95), &Event::Ruled(Ruling::Restored(2)));
    assert_eq!(both_left(&game), [300, 580]);
}

#[test]
fn a2_moves_and_periods_come_back_with_the_position() {
    let mut game = game("2/10,5");
    for (secs, mv) in [(10, "e2e4"), (30, "e7e5"), (60, "g1f3"), (100, "b8c6")] {
        move_at(&mut game, secs, mv);
    }
    assert_eq!(both_left(&game), [560 + 300, 540 + 300]);
    game.handle(at(100), &Event::Ruled(Ruling::Restored(1)));
    assert_eq!(both_left(&game), [590, 600]);
    let clock = game.clock().unwrap();
    assert_eq!([White, Black].map(|color| clock.moves(color)), [1, 0]);
    assert_eq!([White, Black].map(|color| clock.used(color, at(100)).as_secs()), [10, 0]);
    move_at(&mut game, 110, "e7e5");
    move_at(&mut game, 120, "g1f3");
    assert_eq!(both_left(&game), [580 + 300, 590]);
}

#[test]
fn a3_displaced_pieces_are_a_ruling_that_is_revoked() {
    let mut game = game("10");
    for (secs, mv) in [(10, "e2e4"), (30, "e7e5"), (60, "g1f3")] {
        move_at(&mut game, secs, mv);
    }
    let before = (game.position().clone(), both_left(&game));
    let displaced = game.handle(at(60), &Event::Ruled(Ruling::Displaced(1)));
    assert!(matches!(displaced[0], Effect::Ruled(1, Ruling::Displaced(1))), "{displaced:?}");
    assert_eq!((game.made().len(), both_left(&game)), (1, [590, 600]));
    game.handle(at(60), &Event::Ruled(Ruling::Revoked(1)));
    assert_eq!((game.position().clone(), both_left(&game)), before);
}

#[test]
fn a_penalty_of_the_ruling_that_ends_the_game_is_revoked_with_it() {
    let rules = Rules {
        authority: Authority::Arbiter,
        edition: Edition::E2017,
        supervision: Supervision::Sparse,
        ..Rules::default()
    };
    let mut game = at_match(START, Some("3"), rules);
    game.handle(At::ZERO, &Event::Entered("a1b1".parse().unwrap()));
    rule(&mut game, Ruling::TimeTaken(White, 5 * MIN));
    rule(&mut game, Ruling::IllegalSeen(White));
    assert!(game.is_over());
    let penalty = rule(&mut game, Ruling::Revoked(3));
    assert_eq!(penalty, [Effect::Refused(Refusal::Contradicts(2))]);
    rule(&mut game, Ruling::Revoked(2));
    assert!(!game.is_over());
    let revoked: Vec<bool> = game.docket().rulings().map(|(_, _, revoked)| revoked).collect();
    assert_eq!(revoked, [false, true, true, false]);
}

#[test]
fn a_flag_that_falls_by_a_ruling_alone_waits_no_more_when_it_is_revoked() {
    let rules = Rules {
        edition: Edition::E2005,
        authority: Authority::Arbiter,
        announcing: Announcing::RepeatFirst,
        unconfirmed: Unconfirmed::Ask,
        boards: ByColor { black: BoardKind::Ordinary, white: BoardKind::Ordinary },
        ..Rules::default()
    };
    let mut game = at_match(START, Some("3"), rules);
    let mv = "a2a3".parse().unwrap();
    game.handle(At::ZERO, &Event::Announced(White, mv));
    game.handle(At::ZERO, &Event::Entered(mv));
    rule(&mut game, Ruling::TimeTaken(White, 3 * MIN));
    // The move that Black has still to repeat is cancelled, and White's clock runs again.
    rule(&mut game, Ruling::Restored(0));
    assert_eq!(game.matters().len(), 1);
    rule(&mut game, Ruling::Revoked(2));
    assert_eq!(game.matters(), []);
}

#[test]
fn a1_a_restored_position_is_revoked_also_after_minutes_of_before_it_were() {
    let mut game = game("10");
    for (secs, mv) in [(10, "e2e4"), (30, "e7e5")] {
        move_at(&mut game, secs, mv);
    }
    let ruled = |game: &mut Game, ruling| game.handle(at(30), &Event::Ruled(ruling));
    ruled(&mut game, Ruling::TimeAdded(Black, MIN));
    move_at(&mut game, 60, "g1f3");
    let at_60 = |game: &mut Game, ruling| game.handle(at(60), &Event::Ruled(ruling));
    at_60(&mut game, Ruling::Restored(2));
    // Minutes before it go, others come: both are for something else.
    at_60(&mut game, Ruling::Revoked(1));
    at_60(&mut game, Ruling::TimeAdded(White, 2 * MIN));
    let back = at_60(&mut game, Ruling::Revoked(2));
    assert!(matches!(back[0], Effect::Ruled(..)), "{back:?}");
    assert_eq!((game.made().len(), both_left(&game)), (3, [600 - 40 + 120, 600 - 20]));
    // Its time is taken back by its number as before.
    at_60(&mut game, Ruling::Revoked(4));
    assert_eq!(both_left(&game), [600 - 40, 600 - 20]);
}

#[test]
fn a2_a_complaint_about_a_move_that_still_counts_waits_on() {
    let mut game = game("10");
    for mv in ["e2e4", "e7e5", "g1f3"] {
        move_at(&mut game, 10, mv);
    }
    game.handle(at(10), &Event::TouchClaimed(Black, Square::G2));
    for mv in ["b8c6", "f1b5"] {
        move_at(&mut game, 10, mv);
    }
    game.handle(at(10), &Event::TouchClaimed(Black, Square::D2));
    let back = game.handle(at(10), &Event::Ruled(Ruling::Restored(4)));
    assert_eq!(
        game.matters(),
        [Matter::Touch(Black, Square::G2, 3), Matter::Touch(Black, Square::D2, 5)]
    );
    assert!(!back.iter().any(|effect| matches!(effect, Effect::ComplaintLapsed(..))), "{back:?}");
    let back = game.handle(at(10), &Event::Ruled(Ruling::Restored(2)));
    assert_eq!(game.matters(), [Matter::Touch(Black, Square::G2, 3)]);
    assert!(back.contains(&Effect::ComplaintLapsed(Black, Square::D2, 5)), "{back:?}");
}

#[test]
fn b1_while_the_clocks_are_stopped_a_player_complains_and_the_arbiter_rules() {
    let mut game = game("10");
    for mv in ["e2e4", "e7e5"] {
        move_at(&mut game, 10, mv);
    }
    game.handle(at(10), &Event::Paused);
    game.handle(at(10), &Event::TouchClaimed(White, Square::D7));
    game.handle(at(10), &Event::TwoHandsClaimed(White));
    assert_eq!(game.matters().len(), 2);
    game.handle(at(10), &Event::TwoHands(Black));
    assert_eq!((game.matters().len(), game.conduct().illegal_acts(Black)), (1, 1));
    assert!(game.is_paused());
}

#[test]
fn what_a_move_has_brought_the_clock_is_told_when_a_touch_takes_it_back() {
    let mut game = game("10+30");
    move_at(&mut game, 10, "e2e4");
    let back = game.handle(at(10), &Event::Ruled(Ruling::TouchSeen(White, Square::D2, Some(1))));
    let set = Effect::ClockSet(White, Duration::from_secs(600 + 30 - 10));
    assert!(back.contains(&set), "{back:?}");
}
