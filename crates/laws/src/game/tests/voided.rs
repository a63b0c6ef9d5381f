//! What a ruling makes void besides what it rules, and what comes back with its revocation.

use std::time::Duration;

use shakmaty::{ByColor, Color, Square, uci::UciMove};

use super::adjournment::{adjourned, at, opened};
use super::{START, at_match};
use crate::{
    Authority, BoardKind, Claim, Edition, Effect, Event, Game, Matter, Refusal, Rules, Ruling,
};

use Color::{Black, White};

fn game() -> Game {
    at_match(START, Some("10"), Rules { authority: Authority::Arbiter, ..Rules::default() })
}

fn does(game: &mut Game, event: &Event) -> Vec<Effect> {
    game.handle(game.now(), event)
}

fn rule(game: &mut Game, ruling: Ruling) -> Vec<Effect> {
    does(game, &Event::Ruled(ruling))
}

fn uci(text: &str) -> UciMove {
    text.parse().unwrap()
}

fn plays(game: &mut Game, moves: &str) {
    for mv in moves.split(' ') {
        does(game, &Event::Entered(uci(mv)));
    }
}

/// Guidelines I.10: with the default time goes the lateness that was noted under it.
#[test]
fn a3_a_default_time_that_is_revoked_takes_the_lateness_with_it() {
    let mut game = adjourned(Edition::E2023, None, START);
    at(&mut game, 9_000, &Event::Ruled(Ruling::DefaultTimeSet(Duration::from_mins(10))));
    at(&mut game, 9_000, &Event::Absent(Black));
    at(&mut game, 10_000, &Event::ResumptionDue);
    at(&mut game, 10_700, &Event::TimePassed);
    assert_eq!(game.matters(), [Matter::Envelope]);
    at(&mut game, 10_700, &Event::Ruled(Ruling::Revoked(1)));
    assert!(matches!(game.matters(), [Matter::DefaultTime(_)]), "{:?}", game.matters());
    at(&mut game, 10_800, &Event::Arrived(Black));
    at(&mut game, 10_800, &opened("e2e4"));
    assert!(game.is_running(), "{:?}", game.outcome());
}

/// The earlier of two default times counts again, and who is late by it is late.
#[test]
fn a3_an_earlier_default_time_counts_again() {
    let mut game = adjourned(Edition::E2023, None, START);
    at(&mut game, 9_000, &Event::Absent(Black));
    at(&mut game, 9_000, &Event::Ruled(Ruling::DefaultTimeSet(Duration::from_mins(10))));
    at(&mut game, 10_000, &Event::ResumptionDue);
    at(&mut game, 10_100, &Event::Ruled(Ruling::DefaultTimeSet(Duration::from_hours(1))));
    at(&mut game, 10_700, &Event::TimePassed);
    assert_eq!(game.matters(), []);
    at(&mut game, 10_700, &Event::Ruled(Ruling::Revoked(2)));
    assert_eq!(game.matters(), [Matter::Envelope]);
}

#[test]
fn b3_a_complaint_about_two_hands_keeps_its_move() {
    let mut game = game();
    plays(&mut game, "e2e4");
    does(&mut game, &Event::TwoHandsClaimed(Black));
    plays(&mut game, "e7e5 g1f3");
    assert_eq!(game.matters(), [Matter::TwoHands(Black, 1)]);
    rule(&mut game, Ruling::Restored(1));
    assert_eq!(game.matters(), [Matter::TwoHands(Black, 1)]);
    rule(&mut game, Ruling::Restored(0));
    assert_eq!(game.matters(), [Matter::TwoHands(Black, 0)], "that move was taken back");
    rule(&mut game, Ruling::Revoked(2));
    assert_eq!(game.matters(), [Matter::TwoHands(Black, 1)]);
}

#[test]
fn b6_a_restored_position_frees_from_a_touch_that_was_ruled() {
    let mut game = game();
    rule(&mut game, Ruling::TouchSeen(White, Square::E2, Some(1)));
    assert_eq!(game.docket().lifted_by(1), None);
    let freed = rule(&mut game, Ruling::Restored(0));
    assert!(freed.contains(&Effect::TouchVoid(White)), "{freed:?}");
    assert_eq!((game.underway().touches(), game.docket().lifted_by(1)), (&[][..], Some(2)));
    let again = rule(&mut game, Ruling::Restored(0));
    assert!(!again.contains(&Effect::TouchVoid(White)), "{again:?}");
    rule(&mut game, Ruling::Revoked(3));
    rule(&mut game, Ruling::Revoked(2));
    assert_eq!((game.underway().touches(), game.docket().lifted_by(1)), (&[Square::E2][..], None));
}

#[test]
fn b6_a_touch_before_the_restored_position_was_obeyed_and_stays() {
    let mut game = game();
    rule(&mut game, Ruling::TouchSeen(White, Square::E2, Some(1)));
    plays(&mut game, "e2e4 e7e5");
    rule(&mut game, Ruling::Restored(1));
    assert_eq!(game.docket().lifted_by(1), None);
}

#[test]
fn b9_a_game_is_adjourned_while_the_clocks_are_stopped() {
    let mut game = game();
    plays(&mut game, "e2e4");
    does(&mut game, &Event::Paused);
    assert_eq!(does(&mut game, &Event::AdjournmentAnnounced), [Effect::MustSeal(Black)]);
    let sealed = Event::Sealed(Black, "closed".to_owned());
    let refused = [Effect::Refused(Refusal::NotRunning)];
    assert_eq!(does(&mut game, &sealed), refused, "it is his time in which he seals");
    does(&mut game, &Event::Resumed);
    assert_eq!(does(&mut game, &sealed), [Effect::Sealed(Black)]);
}

#[test]
fn c_an_offer_ends_with_a_position_that_is_set() {
    let mut game = game();
    plays(&mut game, "e2e4 e7e5");
    does(&mut game, &Event::DrawOffered(Black));
    rule(&mut game, Ruling::PositionSet(Box::default()));
    assert_eq!(game.offer(), None);
    rule(&mut game, Ruling::Revoked(1));
    assert_eq!(game.offer(), Some(Black));
}

/// 9.5.3 with 9.1.2.1: the claim declines no offer, so all hear which one still stands.
#[test]
fn c_a_wrong_claim_names_the_offer_that_stands() {
    let mut game = game();
    plays(&mut game, "e2e4 e7e5");
    does(&mut game, &Event::DrawOffered(Black));
    let wrong = does(&mut game, &Event::Claimed(Claim::Threefold, None));
    assert!(wrong.contains(&Effect::OfferStands(Black)), "{wrong:?}");
}

#[test]
fn c_what_a_ruling_has_crossed_out_without_a_move_is_written_again_when_it_is_revoked() {
    let boards = ByColor::new_with(|_| BoardKind::Ordinary);
    let rules = Rules { authority: Authority::Arbiter, boards, ..Rules::default() };
    let mut game = at_match(START, Some("10"), rules);
    does(&mut game, &Event::Claimed(Claim::Threefold, Some(uci("b1c3"))));
    assert!(game.underway().bound().is_some());
    let before = game.sheet(White).clone();
    let bound = game.underway().bound();
    rule(&mut game, Ruling::Restored(0));
    rule(&mut game, Ruling::Revoked(2));
    assert_eq!((game.sheet(White), game.underway().bound()), (&before, bound));
}

/// A default time that an earlier ruling still fixes has not to be asked for again.
#[test]
fn a3_the_later_of_two_default_times_is_revoked_and_all_is_as_before_it() {
    let mut game = adjourned(Edition::E2023, None, START);
    at(&mut game, 9_000, &Event::Absent(Black));
    at(&mut game, 10_000, &Event::ResumptionDue);
    at(&mut game, 10_100, &Event::Ruled(Ruling::DefaultTimeSet(Duration::from_hours(2))));
    assert_eq!(game.matters(), []);
    at(&mut game, 10_200, &Event::Ruled(Ruling::DefaultTimeSet(Duration::from_hours(1))));
    at(&mut game, 10_300, &Event::Ruled(Ruling::Revoked(2)));
    assert_eq!(game.matters(), []);
    let again = at(&mut game, 10_400, &Event::Ruled(Ruling::Revoked(1)));
    assert!(matches!(game.matters(), [Matter::DefaultTime(_)]), "{again:?}");
}
