//! The rows on draws.

use std::time::Duration;

use crate::control::Pace;
use crate::edition::tests::{ROW, minutes, row};
use crate::edition::*;

#[test]
fn wrong_claims() {
    let claim = |left, own| WrongClaim { opponent: minutes(left), own };
    let [three, two, one] = [3, 2, 1].map(|left| claim(left, OwnTime::Kept));
    let halves = claim(3, OwnTime::Halved);
    row(
        |edition| edition.wrong_claim(Pace::Standard),
        [halves, three, three, two, two, two, two],
        "CUCUCCC",
        "9.5 9.5 9.5b 9.5 9.5.3 9.5.3 9.5.3",
    );
    row(
        |edition| edition.wrong_claim(Pace::Rapid),
        [halves, three, three, two, two, two, one],
        "CUCUCCC",
        "9.5 9.5 9.5b 9.5 9.5.3 9.5.3 A.3",
    );
    row(
        |edition| edition.wrong_claim(Pace::Blitz),
        [halves, three, three, one, one, one, one],
        "CUCUCCC",
        "9.5 9.5 9.5b B.2 B.2 B.2 B.3",
    );
}

#[test]
fn a_wrong_claim_in_2001_cuts_the_own_time() {
    let cases = [
        (600, 420),
        (361, 181),
        (360, 180),
        (300, 150),
        (150, 75),
        (121, 60), // and a half
        (120, 60),
        (100, 60),
        (60, 60),
        (40, 40),
        (0, 0),
    ];
    for (left, kept) in cases {
        assert_eq!(halved(Duration::from_secs(left)).as_secs(), kept, "{left}");
    }
}

#[test]
fn the_right_to_claim() {
    use ClaimLost::{Moving, Touching};
    row(
        Edition::claim_lost_by,
        [Moving, Moving, Touching, Touching, Touching, Touching, Touching],
        "CUCUCCC",
        "9.4 9.4 9.4 9.4 9.4 9.4 9.4",
    );
}

#[test]
fn who_stops_the_clocks_for_a_claim() {
    use ClaimClock::{PlayerMay, PlayerMust, PlayerOrArbiter as Either};
    row(
        Edition::claim_stops_clock,
        [PlayerMust, PlayerMust, PlayerMay, Either, Either, Either, Either],
        "CUCUCCC",
        "9.5 9.5 9.5 9.5 9.5.1 9.5.1 9.5.1",
    );
}

#[test]
fn the_intended_move_of_a_claim() {
    row(
        Edition::intended_move_binds,
        [false, false, false, false, true, true, true],
        "CUCUCCC",
        "9.2 9.2 9.2 9.2 9.2.1.1 9.2.1.1 9.2.1.1",
    );
}

#[test]
fn draws_without_a_claim() {
    let five = ROW.map(|edition| edition.fivefold().map(|rule| rule.value));
    let rule = |counted| Some(Fivefold { times: 5, counted });
    let (row, any) = (rule(Repetition::Consecutive), rule(Repetition::Any));
    assert_eq!(five, [None, None, None, row, any, any, any]);
    let sources = ROW.map(|edition| edition.fivefold().map(|rule| rule.source));
    let sure = Some(Source::Confirmed);
    assert_eq!(sources, [None, None, None, Some(Source::Secondary), sure, sure, sure]);
    let moves = ROW.map(Edition::seventy_five_moves);
    assert_eq!(moves.map(|rule| rule.map(|rule| rule.source)), sources);
    assert!(moves.into_iter().flatten().all(|rule| rule.value == 75));
    let article = Edition::E2014.seventy_five_moves().unwrap().article;
    assert_eq!((Edition::E2014.fivefold().unwrap().article, article), ("9.6a", "9.6b"));
}

#[test]
fn castling_in_a_repetition() {
    use CastlingChange::{Permanent as Lasting, TemporaryOrPermanent as Either};
    row(
        Edition::castling_in_repetition,
        [Either, Either, Lasting, Lasting, Lasting, Lasting, Lasting],
        "CUCUCCC",
        "9.2 9.2 9.2 9.2 9.2.2 9.2.2 9.2.2",
    );
}

#[test]
fn agreement_and_resignation() {
    row(
        Edition::agreement_needs_moves,
        [false, false, false, false, true, true, true],
        "CCCUCCC",
        "5.2c 5.2c 5.2c 5.2c 5.2.3 5.2.3 5.2.3",
    );
    row(
        Edition::resignation_may_draw,
        [false, false, false, false, false, false, true],
        "CCCSCCC",
        "5.1b 5.1b 5.1b 5.1b 5.1.2 5.1.2 5.1.2",
    );
}

#[test]
fn quickplay_finishes() {
    use Quickplay::{Always, Never};
    let told = Quickplay::IfAnnounced { increment_request: true };
    for pace in [Pace::Standard, Pace::Rapid] {
        row(
            |edition| edition.quickplay(pace, Supervision::Adequate),
            [Always, Always, Always, told, told, told, told],
            "CUCCCCC",
            "10 10 10.1 G III.2 III.2 III.2",
        );
    }
    row(
        |edition| edition.quickplay(Pace::Blitz, Supervision::Sparse),
        [Never; 7],
        "CUCCCCC",
        "C C B.3b G III.2.2 III.2.2 III.2.2",
    );
    row(
        |edition| edition.quickplay(Pace::Blitz, Supervision::Adequate),
        [Never, Never, Always, Never, Never, Never, Never],
        "CUCCCCC",
        "C C 10.1 G III.2.2 III.2.2 III.2.2",
    );
    row(
        Edition::quickplay_result_waits,
        [true, false, false, false, false, false, false],
        "CUCCCCC",
        "10 10 10.2 G.5 III.5 III.5 III.5",
    );
    let times = QuickplayTimes { left: minutes(2), award: minutes(2) };
    for edition in ROW {
        assert_eq!(edition.quickplay_times().value, times, "{edition}");
    }
}
