//! Late players (6.6, 6.7).

use std::time::Duration;

use shakmaty::Color;

use super::{START, entered, outcome};
use crate::edition::DefaultTime;
use crate::game::{Game, Setup};
use crate::{
    Announcing, At, Authority, Edition, Effect, Event, Matter, Outcome, Reason, Refusal, Rules,
    Ruling, Topic,
};

const MINUTE: u64 = 60;

/// A game that has not begun.
fn waiting(edition: Edition, default_time: Option<u64>) -> Game {
    let default_time = default_time.map(Duration::from_mins);
    let rules = Rules { edition, default_time, authority: Authority::Arbiter, ..Rules::default() };
    Game::new(Setup { control: Some("90+30".parse().unwrap()), rules, ..Setup::default() })
}

fn started(game: &mut Game, absent: &[Color]) -> Vec<Effect> {
    for &color in absent {
        let effects = game.handle(At::ZERO, &Event::Absent(color));
        assert_eq!(effects, [Effect::Absent(color)]);
    }
    game.handle(At::ZERO, &Event::Started)
}

fn late(winner: Color) -> Outcome {
    Outcome::win(winner, Reason::DefaultTime)
}

#[test]
fn article_6_7_2_white_loses_the_time_until_he_arrives() {
    for absent in [&[Color::White][..], &Color::ALL] {
        let mut game = waiting(Edition::E2023, Some(30));
        let effects = started(&mut game, absent);
        assert_eq!(effects, [Effect::Began, Effect::ClockStarted(Color::White)]);
        let at = At::from_secs(10 * MINUTE);
        let effects = game.handle(at, &Event::Arrived(Color::White));
        assert_eq!(effects, [Effect::Arrived(Color::White)]);
        let left = game.clock().unwrap().remaining(Color::White, at);
        assert_eq!(left, Duration::from_secs(80 * MINUTE + 30));
    }
}

#[test]
fn article_6_6_white_may_move_while_black_is_absent_and_then_blacks_time_runs() {
    let mut game = waiting(Edition::E2023, Some(30));
    started(&mut game, &[Color::Black]);
    let moved = game.handle(At::from_secs(60), &entered("e2e4"));
    assert!(moved.contains(&Effect::ClockStarted(Color::Black)), "{moved:?}");
    let refused = game.handle(At::from_secs(61), &entered("e7e5"));
    assert_eq!(refused, [Effect::Refused(Refusal::NotThere(Color::Black))]);
    game.handle(At::from_secs(90), &Event::Arrived(Color::Black));
    let moved = game.handle(At::from_secs(90), &entered("e7e5"));
    assert!(matches!(moved[0], Effect::Announce(_)), "{moved:?}");
    let used = game.clock().unwrap().used(Color::Black, At::from_secs(90));
    assert_eq!(used, Duration::from_secs(30));
}

#[test]
fn article_d_2_1_nobody_waits_for_an_absent_player_to_repeat() {
    let mut game = waiting(Edition::E2023, Some(30));
    game.terms.rules.announcing = Announcing::Repeat;
    started(&mut game, &[Color::Black]);
    let said = Event::Announced(Color::White, "e2e4".parse().unwrap());
    let effects = game.handle(At::ZERO, &said);
    assert!(!effects.contains(&Effect::AskRepeat(Color::Black)), "{effects:?}");
    let effects = game.handle(At::ZERO, &Event::ClockPressed(Color::White));
    assert!(matches!(effects[0], Effect::Completed(_)), "{effects:?}");
}

#[test]
fn article_6_7_1_who_comes_after_the_default_time_loses() {
    for (edition, fixed, minutes) in [
        (Edition::E2001, None, 60),
        (Edition::E2005, None, 60),
        (Edition::E2001, Some(20), 20),
        (Edition::E2009, Some(30), 30),
        (Edition::E2014, Some(30), 30),
        (Edition::E2023, Some(30), 30),
    ] {
        let mut game = waiting(edition, fixed);
        started(&mut game, &[Color::Black]);
        game.handle(At::ZERO, &entered("e2e4"));
        let last = At::from_secs(minutes * MINUTE);
        assert_eq!(game.handle(last, &Event::TimePassed), [], "{edition}");
        let after = At::from_micros(last.as_micros() + 1);
        assert_eq!(game.deadline(), Some(after), "{edition}");
        let effects = game.handle(after, &Event::Arrived(Color::Black));
        assert_eq!(outcome(&effects), Some(late(Color::White)), "{edition}");
        assert_eq!(effects.last(), Some(&Effect::Refused(Refusal::GameOver)));
        assert_eq!(game.deadline(), None);
    }
}

#[test]
fn who_comes_with_the_last_moment_of_the_default_time_is_in_time() {
    let mut game = waiting(Edition::E2018, Some(30));
    started(&mut game, &[Color::White]);
    let effects = game.handle(At::from_secs(30 * MINUTE), &Event::Arrived(Color::White));
    assert_eq!(effects, [Effect::Arrived(Color::White)]);
    assert_eq!(game.handle(At::from_secs(40 * MINUTE), &Event::TimePassed), []);
    assert!(game.is_running());
}

#[test]
fn article_6_7_without_a_default_time_of_the_event() {
    for edition in Edition::ALL {
        let mut game = waiting(edition, None);
        let effects = started(&mut game, &[Color::White]);
        match edition.default_time().value {
            DefaultTime::Is(time) if time.is_zero() => {
                assert_eq!(effects[0], Effect::Began, "{edition}");
                assert_eq!(outcome(&effects), Some(late(Color::Black)), "{edition}");
                assert!(!effects.contains(&Effect::ClockStarted(Color::White)));
            }
            DefaultTime::Is(_) => assert_eq!(outcome(&effects), None),
            // 2017 to 2023: zero, unless the arbiter decides otherwise; in 2014 nothing is said.
            DefaultTime::EventMustFix { .. } => {
                let matter = Matter::DefaultTime(Topic::DefaultTime);
                assert!(effects.contains(&Effect::ToArbiter(matter)), "{effects:?}");
                let later = At::from_secs(80 * MINUTE);
                assert_eq!(game.handle(later, &Event::TimePassed), [], "asked once");
            }
        }
    }
}

#[test]
fn both_lose_who_are_both_too_late() {
    let mut game = waiting(Edition::E2023, Some(15));
    started(&mut game, &Color::ALL);
    let effects = game.handle(At::from_secs(16 * MINUTE), &Event::TimePassed);
    assert_eq!(outcome(&effects), Some(Outcome::none(Reason::BothAbsent)));
}

#[test]
fn at_home_everybody_is_waited_for() {
    let mut game = Game::new(Setup::default());
    started(&mut game, &[Color::White]);
    assert_eq!(game.deadline(), None);
    assert_eq!(game.handle(At::from_secs(900 * MINUTE), &Event::TimePassed), []);
    let effects = game.handle(game.now(), &Event::Arrived(Color::White));
    assert_eq!(effects, [Effect::Arrived(Color::White)]);
}

#[test]
fn while_the_clocks_stand_nobody_loses_by_default() {
    let mut game = waiting(Edition::E2023, Some(15));
    started(&mut game, &[Color::Black]);
    game.handle(At::ZERO, &Event::Paused);
    assert_eq!(game.deadline(), None);
    assert_eq!(game.handle(At::from_secs(16 * MINUTE), &Event::TimePassed), []);
}

#[test]
fn who_was_there_is_not_absent_and_who_is_absent_arrives_once() {
    let mut game = super::from(START, None);
    let effects = game.handle(At::ZERO, &Event::Arrived(Color::White));
    assert_eq!(effects, [Effect::Refused(Refusal::NotAbsent(Color::White))]);
    game.handle(At::ZERO, &entered("e2e4"));
    let effects = game.handle(At::ZERO, &Event::Absent(Color::White));
    assert_eq!(effects, [Effect::Refused(Refusal::AlreadyRunning)]);
    let effects = game.handle(At::ZERO, &Event::Absent(Color::Black));
    assert_eq!(effects, [Effect::Absent(Color::Black)]);
    game.handle(At::ZERO, &Event::Arrived(Color::Black));
    let effects = game.handle(At::ZERO, &Event::Arrived(Color::Black));
    assert_eq!(effects, [Effect::Refused(Refusal::NotAbsent(Color::Black))]);
}

/// Nothing was decided when the first one came: for the second the arbiter is asked as well, and what he
/// rules of it can be revoked.
#[test]
fn article_6_7_1_without_a_default_time_each_who_is_late_is_a_matter() {
    let matter = Matter::DefaultTime(Topic::DefaultTime);
    let mut game = waiting(Edition::E2023, None);
    started(&mut game, &[Color::Black]);
    game.handle(At::ZERO, &Event::TimePassed);
    assert_eq!(game.matters(), [matter]);
    game.handle(At::ZERO, &Event::Arrived(Color::Black));
    assert_eq!(game.matters(), []);
    game.handle(At::ZERO, &Event::Absent(Color::White));
    assert_eq!(game.matters(), [matter]);
    game.handle(At::ZERO, &Event::Ruled(Ruling::DefaultTimeSet(Duration::from_mins(30))));
    assert_eq!(game.matters(), []);
    game.handle(At::ZERO, &Event::Ruled(Ruling::Revoked(1)));
    assert_eq!(game.matters(), [matter]);
}
