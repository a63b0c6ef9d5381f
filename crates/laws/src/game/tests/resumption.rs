//! How an adjourned game goes on (Guidelines I.9 to I.12).

use std::time::Duration;

use shakmaty::Color;

use super::adjournment::{
    BLACK, MATE, STALEMATE, WHITE, adjourned, at, begun, due, is_made, judged, left, opened,
    sealed, win,
};
use super::{START, entered, outcome};
use crate::game::{Game, Setup};
use crate::{
    At, Authority, Edition, Effect, Event, Matter, Outcome, Reason, Refusal, Rules, Ruling, Topic,
};

#[test]
fn article_i_9_1_the_replier_is_there_and_the_sealed_move_is_made() {
    let mut game = adjourned(Edition::E2023, None, START);
    assert_eq!(at(&mut game, 10_000, &Event::ResumptionDue), [Effect::MustOpen(BLACK)]);
    assert_eq!(game.deadline(), None);
    let effects = at(&mut game, 10_010, &opened("e2e4"));
    assert_eq!(effects[0], Effect::Opened(BLACK));
    assert!(is_made(&effects[1]), "{effects:?}");
    assert!(effects.contains(&Effect::ClockStarted(BLACK)));
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::SheetDiffers(..))));
    assert!(game.is_running());
    at(&mut game, 10_020, &Event::TimePassed);
    assert_eq!((left(&game, WHITE), left(&game, BLACK)), (90 * 60 - 160, 90 * 60 - 10));
    assert_eq!(game.clock().unwrap().moves(WHITE), 1);
    let sealing = at(&mut game, 10_020, &sealed(BLACK));
    assert_eq!(sealing, [Effect::Refused(Refusal::NotSealing)], "the sealer is there");
}

#[test]
fn article_i_9_1_without_an_agreed_time_it_goes_on_when_it_is_opened() {
    let mut game = adjourned(Edition::E2023, None, START);
    let effects = at(&mut game, 10_010, &opened("e2e4"));
    assert!(is_made(&effects[1]), "{effects:?}");
}

#[test]
fn article_i_9_2_the_absent_repliers_clock_runs_and_the_envelope_stays_closed() {
    let mut game = adjourned(Edition::E2023, Some(60), START);
    at(&mut game, 9_000, &Event::Absent(BLACK));
    assert_eq!(at(&mut game, 10_000, &Event::ResumptionDue), [Effect::ClockStarted(BLACK)]);
    let refused = at(&mut game, 10_010, &opened("e2e4"));
    assert_eq!(refused, [Effect::Refused(Refusal::NotThere(BLACK))]);
    let effects = at(&mut game, 10_100, &Event::Arrived(BLACK));
    assert_eq!(effects, [Effect::Arrived(BLACK), Effect::Paused, Effect::MustOpen(BLACK)]);
    let effects = at(&mut game, 10_200, &opened("e2e4"));
    assert!(is_made(&effects[1]), "{effects:?}");
    at(&mut game, 10_230, &Event::TimePassed);
    assert_eq!((left(&game, WHITE), left(&game, BLACK)), (90 * 60 - 160, 90 * 60 - 130));
    assert_eq!(game.clock().unwrap().moves(WHITE), 1, "pressed once");
}

#[test]
fn article_i_9_2_his_absence_may_be_told_after_the_time_has_come() {
    let mut game = due(Edition::E2023, Some(60), START, &[]);
    let effects = at(&mut game, 10_000, &Event::Absent(BLACK));
    assert_eq!(effects, [Effect::Absent(BLACK), Effect::ClockStarted(BLACK)]);
    assert_eq!(at(&mut game, 10_001, &Event::Absent(BLACK)), [Effect::Absent(BLACK)]);
}

#[test]
fn article_i_9_3_the_reply_to_an_absent_sealer_may_be_sealed_too() {
    let mut game = due(Edition::E2023, Some(60), START, &[WHITE]);
    at(&mut game, 10_000, &opened("e2e4"));
    let effects = at(&mut game, 10_060, &sealed(BLACK));
    assert_eq!(effects, [Effect::Sealed(BLACK), Effect::ClockStarted(WHITE)]);
    assert_eq!(game.envelope().map(|envelope| envelope.sealer), Some(BLACK));
    let early = at(&mut game, 10_070, &opened("e7e5"));
    assert_eq!(early, [Effect::Refused(Refusal::NotThere(WHITE))]);
    let effects = at(&mut game, 10_100, &Event::Arrived(WHITE));
    assert_eq!(effects, [Effect::Arrived(WHITE), Effect::Paused, Effect::MustOpen(WHITE)]);
    let effects = at(&mut game, 10_100, &opened("e7e5"));
    assert_eq!(effects[0], Effect::Opened(WHITE));
    assert_eq!((left(&game, WHITE), left(&game, BLACK)), (90 * 60 - 200, 90 * 60 - 60));
    assert_eq!(game.made().len(), 2);
}

#[test]
fn article_i_9_3_only_the_first_reply_and_only_while_the_sealer_is_absent() {
    let mut game = due(Edition::E2023, Some(60), START, &[WHITE]);
    at(&mut game, 10_000, &opened("e2e4"));
    let mut arrived = game.clone();
    at(&mut arrived, 10_010, &Event::Arrived(WHITE));
    let effects = at(&mut arrived, 10_020, &sealed(BLACK));
    assert_eq!(effects, [Effect::Refused(Refusal::NotSealing)]);
    at(&mut game, 10_010, &entered("e7e5"));
    let effects = at(&mut game, 10_020, &Event::Arrived(WHITE));
    assert_eq!(effects, [Effect::Arrived(WHITE)], "his own clock runs on");
    at(&mut game, 10_030, &entered("g1f3"));
    let effects = at(&mut game, 10_040, &sealed(BLACK));
    assert_eq!(effects, [Effect::Refused(Refusal::NotSealing)]);
}

#[test]
fn article_i_10_a_late_replier_loses_by_each_editions_default_time() {
    for (edition, fixed, minutes) in [
        (Edition::E2001, None, 60),
        (Edition::E2009, Some(15), 60),
        (Edition::E2017, Some(15), 15),
        (Edition::E2023, Some(0), 0),
    ] {
        let mut game = due(edition, fixed, START, &[BLACK]);
        let limit = 10_000 + minutes * 60;
        if minutes > 0 {
            assert_eq!(at(&mut game, limit, &Event::TimePassed), [], "{edition}");
            let just_after = At::from_micros(limit * 1_000_000 + 1);
            assert_eq!(game.deadline(), Some(just_after), "{edition}");
        }
        let mut effects = at(&mut game, limit + 1, &Event::Arrived(BLACK));
        if edition >= Edition::E2017 {
            assert!(game.outcome().is_none(), "the envelope may have ended the game");
            assert_eq!(game.matters(), [Matter::Envelope]);
            effects = at(&mut game, limit + 2, &opened("e2e4"));
        }
        assert_eq!(outcome(&effects), Some(win(WHITE, Reason::DefaultTime)), "{edition}");
    }
}

#[test]
fn article_i_10_of_2005_and_2014_is_not_confirmed() {
    for edition in [Edition::E2005, Edition::E2014] {
        let mut game = adjourned(edition, Some(15), START);
        at(&mut game, 9_000, &Event::Absent(BLACK));
        let effects = at(&mut game, 10_000, &Event::ResumptionDue);
        let matter = Matter::DefaultTime(Topic::ResumptionAbsent);
        assert_eq!(effects[1], Effect::ToArbiter(matter), "{edition}");
        assert_eq!(at(&mut game, 10_901, &Event::TimePassed), []);
    }
}

#[test]
fn article_i_10_a_sealed_move_that_has_ended_the_game_has_ended_it() {
    let stalemate = Some(Outcome::draw(Reason::Stalemate));
    for (fen, text, ends) in [
        (MATE, "a1a8", Some(win(WHITE, Reason::Checkmate))),
        (STALEMATE, "e6f7", stalemate),
        (MATE, "a1a7", Some(win(BLACK, Reason::DefaultTime))),
    ] {
        for edition in [Edition::E2001, Edition::E2009, Edition::E2018] {
            let mut game = due(edition, Some(60), fen, &[WHITE]);
            let effects = at(&mut game, 13_601, &Event::TimePassed);
            assert_eq!(effects, [Effect::ToArbiter(Matter::Envelope)], "{edition}");
            assert_eq!(game.deadline(), None);
            let effects = at(&mut game, 13_602, &opened(text));
            assert_eq!(outcome(&effects), ends, "{edition} {text}");
        }
    }
}

#[test]
fn guidelines_g_10_of_2009_save_who_has_sealed_not_who_must_answer() {
    for (edition, ends) in [
        (Edition::E2009, Some(win(WHITE, Reason::DefaultTime))),
        (Edition::E2018, Some(Outcome::draw(Reason::Stalemate))),
    ] {
        let mut game = due(edition, Some(60), STALEMATE, &[BLACK]);
        let mut effects = at(&mut game, 13_601, &Event::TimePassed);
        effects.extend(at(&mut game, 13_602, &opened("e6f7")));
        assert_eq!(outcome(&effects), ends, "{edition}");
    }
}

#[test]
fn article_i_10_the_arbiter_may_excuse_who_is_late() {
    let mut game = due(Edition::E2023, Some(15), START, &[BLACK]);
    at(&mut game, 10_901, &Event::TimePassed);
    at(&mut game, 10_902, &Event::Ruled(Ruling::Dismissed(None)));
    assert_eq!(game.matters(), []);
    assert_eq!(at(&mut game, 10_903, &Event::TimePassed), [], "once");
    at(&mut game, 10_904, &Event::Arrived(BLACK));
    at(&mut game, 10_905, &opened("e2e4"));
    assert!(game.is_running());
}

#[test]
fn article_i_10_both_too_late() {
    let mut game = due(Edition::E2023, Some(15), START, &[WHITE, BLACK]);
    at(&mut game, 10_901, &Event::TimePassed);
    let effects = at(&mut game, 10_902, &opened("e2e4"));
    assert_eq!(outcome(&effects), Some(Outcome::none(Reason::BothAbsent)));
}

#[test]
fn article_i_11_if_both_are_absent_the_replier_loses_the_time() {
    let mut game = due(Edition::E2023, Some(60), START, &[WHITE, BLACK]);
    at(&mut game, 10_060, &Event::Arrived(WHITE));
    at(&mut game, 10_300, &Event::Arrived(BLACK));
    assert_eq!((left(&game, WHITE), left(&game, BLACK)), (90 * 60 - 160, 90 * 60 - 300));
}

#[test]
fn article_i_10_a_late_sealer_loses_also_after_the_reply() {
    let mut game = due(Edition::E2023, Some(15), START, &[WHITE]);
    at(&mut game, 10_000, &opened("e2e4"));
    at(&mut game, 10_010, &entered("e7e5"));
    let effects = at(&mut game, 10_901, &Event::TimePassed);
    assert_eq!(outcome(&effects), Some(win(BLACK, Reason::DefaultTime)));
}

#[test]
fn article_6_9_a_flag_that_falls_on_a_closed_envelope() {
    let whole = 90 * 60;
    for (fen, text, ends) in [
        (STALEMATE, "e6f7", Some(Outcome::draw(Reason::Stalemate))),
        (STALEMATE, "e6e7", Some(win(WHITE, Reason::Flag))),
    ] {
        let mut game = due(Edition::E2014, None, fen, &[BLACK]);
        assert_eq!(game.deadline(), Some(At::from_secs(10_000 + whole)));
        let effects = at(&mut game, 10_000 + whole, &Event::TimePassed);
        assert_eq!(effects, [Effect::FlagFell(BLACK), Effect::ToArbiter(Matter::Envelope)]);
        let effects = at(&mut game, 20_000, &opened(text));
        assert_eq!(outcome(&effects).or_else(|| judged(&mut game)), ends, "{text}");
    }
}

#[test]
fn article_i_12_the_envelope_is_lost() {
    let mut game = due(Edition::E2023, Some(60), START, &[]);
    let lost = |text: &str| Event::EnvelopeLost(Some(text.parse().unwrap()));
    let illegal = at(&mut game, 10_000, &lost("e2e5"));
    assert_eq!(illegal, [Effect::Refused(Refusal::IllegalMove)]);
    let mut annulled = game.clone();
    let effects = at(&mut annulled, 10_000, &Event::EnvelopeLost(None));
    assert_eq!(outcome(&effects), Some(Outcome::none(Reason::Annulled)));
    let effects = at(&mut game, 10_010, &lost("e2e4"));
    assert!(is_made(&effects[1]), "{effects:?}");
    assert_eq!((left(&game, WHITE), left(&game, BLACK)), (90 * 60 - 160, 90 * 60));
}

#[test]
fn article_i_12_who_is_absent_cannot_say_what_he_has_sealed() {
    for away in Color::ALL {
        let mut game = due(Edition::E2023, Some(60), START, &[away]);
        let lost = Event::EnvelopeLost(Some("e2e4".parse().unwrap()));
        let effects = at(&mut game, 10_010, &lost);
        assert_eq!(effects, [Effect::Refused(Refusal::NotThere(away))]);
    }
}

#[test]
fn article_i_12_the_move_made_on_the_board_is_the_one_that_was_sealed() {
    let mut game = begun(Edition::E2023, None, START);
    at(&mut game, 100, &Event::AdjournmentAnnounced);
    at(&mut game, 110, &entered("e2e4"));
    at(&mut game, 120, &sealed(WHITE));
    at(&mut game, 130, &Event::Adjourned);
    let lost = |text: &str| Event::EnvelopeLost(Some(text.parse().unwrap()));
    let other = at(&mut game, 200, &lost("d2d4"));
    assert_eq!(other, [Effect::Refused(Refusal::AlreadyMade)]);
    assert!(is_made(&at(&mut game, 200, &lost("e2e4"))[1]));
}

#[test]
fn the_repliers_clock_runs_again_if_he_leaves_before_the_envelope_is_opened() {
    let mut game = due(Edition::E2023, Some(60), START, &[BLACK]);
    at(&mut game, 10_100, &Event::Arrived(BLACK));
    let effects = at(&mut game, 10_200, &Event::Absent(BLACK));
    assert_eq!(effects, [Effect::Absent(BLACK), Effect::ClockStarted(BLACK)]);
    at(&mut game, 10_300, &Event::TimePassed);
    assert_eq!(left(&game, BLACK), 90 * 60 - 200);
}

#[test]
fn article_i_9_2_the_absent_players_wish_to_know_his_time_is_not_forgotten() {
    let mut rules = Rules { authority: Authority::Arbiter, ..Rules::default() };
    rules.default_time = Some(Duration::from_hours(1));
    rules.warnings.black = vec![Duration::from_mins(80)];
    let control = Some("40/90,30".parse().unwrap());
    let mut game = Game::new(Setup { control, rules, ..Setup::default() });
    at(&mut game, 0, &Event::Started);
    at(&mut game, 10, &Event::AdjournmentAnnounced);
    at(&mut game, 20, &sealed(WHITE));
    at(&mut game, 30, &Event::Adjourned);
    at(&mut game, 900, &Event::Absent(BLACK));
    at(&mut game, 1_000, &Event::ResumptionDue);
    assert_eq!(game.deadline(), Some(At::from_secs(1_600)));
    let effects = at(&mut game, 1_600, &Event::TimePassed);
    assert_eq!(effects, [Effect::TimeLeft(BLACK, Duration::from_mins(80))]);
    assert!(game.deadline() > Some(At::from_secs(1_600)));
}

#[test]
fn whose_flag_has_fallen_is_not_asked_about_again_when_he_is_late_too() {
    let mut game = due(Edition::E2018, Some(120), START, &[BLACK]);
    let effects = at(&mut game, 15_400, &Event::TimePassed);
    assert_eq!(effects, [Effect::FlagFell(BLACK), Effect::ToArbiter(Matter::Envelope)]);
    assert_eq!(game.deadline(), None);
    assert_eq!(at(&mut game, 17_201, &Event::TimePassed), []);
}
