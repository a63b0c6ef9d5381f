//! Adjournment (Guidelines I).

use std::time::Duration;

use shakmaty::{CastlingMode, Chess, Color, Position};

use super::{START, at_match, entered, outcome, play};
use crate::laws::game::Game;
use crate::laws::{
    Announcing, Answer, At, Contents, Edition, Effect, Envelope, Event, Matter, Outcome, Reason,
    Refusal, Rules, Ruling, Topic, Venue,
};

const WHITE: Color = Color::White;
const BLACK: Color = Color::Black;
/// White can mate by Ra8.
const MATE: &str = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 30";
/// White can give stalemate by Kf7, and Black cannot mate.
const STALEMATE: &str = "7k/8/4K3/5Q2/8/8/8/8 w - - 0 70";

fn begun(edition: Edition, default_time: Option<u64>, fen: &str) -> Game {
    let default_time = default_time.map(Duration::from_mins);
    let rules = Rules { edition, default_time, venue: Venue::Match, ..Rules::default() };
    at_match(fen, Some("40/90,30"), rules)
}

fn at(game: &mut Game, secs: u64, event: Event) -> Vec<Effect> {
    game.handle(At::from_secs(secs), &event)
}

fn sealed(by: Color) -> Event {
    Event::Sealed(by, "closed".into())
}

fn opened(text: &str) -> Event {
    Event::Opened(Contents::Move(text.parse().unwrap()))
}

/// A game whose player to move was told to seal at 100 seconds and has sealed at 160.
fn adjourned(edition: Edition, default_time: Option<u64>, fen: &str) -> Game {
    let mut game = begun(edition, default_time, fen);
    let by = game.position().turn();
    assert_eq!(at(&mut game, 100, Event::AdjournmentAnnounced), [Effect::MustSeal(by)]);
    assert_eq!(at(&mut game, 160, sealed(by)), [Effect::Sealed(by)]);
    let effects = at(&mut game, 170, Event::Adjourned);
    assert!(matches!(effects[..], [Effect::Adjourned(_)]), "{effects:?}");
    game
}

/// The same, due to go on at 10,000 seconds, without these players.
fn due(edition: Edition, default_time: Option<u64>, fen: &str, absent: &[Color]) -> Game {
    let mut game = adjourned(edition, default_time, fen);
    for &color in absent {
        assert_eq!(at(&mut game, 9_000, Event::Absent(color)), [Effect::Absent(color)]);
    }
    at(&mut game, 10_000, Event::ResumptionDue);
    game
}

fn left(game: &Game, color: Color) -> u64 {
    game.clock().unwrap().remaining(color, game.now()).as_secs()
}

fn win(winner: Color, reason: Reason) -> Option<Outcome> {
    Some(Outcome::win(winner, reason))
}

fn judged(game: &mut Game) -> Option<Outcome> {
    let question = game.pending()?;
    let verdict = crate::laws::dead::judge(&question);
    let now = game.now();
    outcome(&game.handle(now, &Event::Judged(question.number, question.doubt, verdict)))
}

fn is_made(effect: &Effect) -> bool {
    matches!(effect, Effect::Announce(_) | Effect::Completed(_))
}

#[test]
fn article_i_1_sealing_stops_the_clock_and_starts_none() {
    let mut game = adjourned(Edition::E2023, None, START);
    assert_eq!((left(&game, WHITE), left(&game, BLACK)), (90 * 60 - 160, 90 * 60));
    assert_eq!(game.deadline(), None);
    assert!(game.is_adjourned());
    assert_eq!(at(&mut game, 9_000, Event::TimePassed), []);
    assert_eq!(left(&game, WHITE), 90 * 60 - 160);
    let again = at(&mut game, 9_000, sealed(WHITE));
    assert_eq!(again, [Effect::Refused(Refusal::AlreadySealed)]);
    let moved = at(&mut game, 9_000, entered("e2e4"));
    assert_eq!(moved, [Effect::Refused(Refusal::NotRunning)]);
}

#[test]
fn article_i_1_only_the_player_to_move_seals_and_only_when_told() {
    let mut game = begun(Edition::E2023, None, START);
    let refused = |refusal| [Effect::Refused(refusal)];
    assert_eq!(at(&mut game, 1, sealed(WHITE)), refused(Refusal::NotSealing));
    assert_eq!(at(&mut game, 1, Event::Adjourned), refused(Refusal::NotSealing));
    assert_eq!(at(&mut game, 1, Event::ResumptionDue), refused(Refusal::NotAdjourned));
    assert_eq!(at(&mut game, 1, opened("e2e4")), refused(Refusal::NotAdjourned));
    assert_eq!(at(&mut game, 1, Event::EnvelopeLost(None)), refused(Refusal::NotAdjourned));
    at(&mut game, 2, Event::AdjournmentAnnounced);
    assert_eq!(at(&mut game, 3, sealed(BLACK)), refused(Refusal::NotYourTurn(BLACK)));
    assert_eq!(at(&mut game, 3, sealed(WHITE)), [Effect::Sealed(WHITE)]);
    assert_eq!(at(&mut game, 4, opened("e2e4")), refused(Refusal::NotAdjourned));
    at(&mut game, 5, Event::Adjourned);
    assert_eq!(at(&mut game, 6, Event::Adjourned), refused(Refusal::AlreadySealed));
    at(&mut game, 7, Event::ResumptionDue);
    assert_eq!(at(&mut game, 8, Event::ResumptionDue), refused(Refusal::AlreadyRunning));
    at(&mut game, 9, Event::Ruled(Ruling::Annulled));
    assert_eq!(at(&mut game, 10, opened("e2e4")), refused(Refusal::GameOver));
    assert_eq!(game.envelope(), None);
}

#[test]
fn article_i_1_a_move_made_after_being_told_is_the_one_that_is_sealed() {
    let mut game = begun(Edition::E2023, None, START);
    at(&mut game, 100, Event::AdjournmentAnnounced);
    let effects = at(&mut game, 110, entered("e2e4"));
    assert!(matches!(effects[..], [Effect::MadeOnBoard(_), Effect::MustSeal(WHITE)]));
    assert_eq!(at(&mut game, 111, entered("e2e4")), [Effect::MustSeal(WHITE)]);
    let other = at(&mut game, 112, entered("d2d4"));
    assert_eq!(other, [Effect::Refused(Refusal::AlreadyMade)]);
    assert_eq!(at(&mut game, 113, Event::ClockPressed(WHITE)), [Effect::MustSeal(WHITE)]);
    assert_eq!(left(&game, WHITE), 90 * 60 - 113, "his clock runs");
    at(&mut game, 120, sealed(WHITE));
    at(&mut game, 121, Event::Adjourned);
    let effects = at(&mut game, 200, opened("d2d4"));
    assert!(effects.contains(&Effect::SheetDiffers(WHITE, 0)), "{effects:?}");
    assert_eq!(game.made()[0].uci(CastlingMode::Standard).to_string(), "e2e4");
}

#[test]
fn article_i_1_a_move_made_before_being_told_binds_as_well() {
    let mut game = begun(Edition::E2023, None, START);
    game.rules.announcing = Announcing::Announce;
    at(&mut game, 90, Event::Announced(WHITE, "e2e4".parse().unwrap()));
    at(&mut game, 100, Event::AdjournmentAnnounced);
    at(&mut game, 120, sealed(WHITE));
    at(&mut game, 121, Event::Adjourned);
    at(&mut game, 200, opened("d2d4"));
    assert_eq!(game.made()[0].uci(CastlingMode::Standard).to_string(), "e2e4");
}

#[test]
fn a_mate_on_the_board_is_not_sealed() {
    let mut game = begun(Edition::E2023, None, MATE);
    at(&mut game, 100, Event::AdjournmentAnnounced);
    let effects = at(&mut game, 110, entered("a1a8"));
    assert_eq!(outcome(&effects), win(WHITE, Reason::Checkmate));
}

#[test]
fn article_i_2_what_belongs_on_the_envelope() {
    let mut game = begun(Edition::E2023, None, START);
    for (secs, text) in [(10, "e2e4"), (30, "e7e5")] {
        at(&mut game, secs, entered(text));
    }
    at(&mut game, 40, Event::DrawOffered(WHITE));
    at(&mut game, 50, Event::AdjournmentAnnounced);
    at(&mut game, 60, sealed(WHITE));
    let effects = at(&mut game, 70, Event::Adjourned);
    let envelope = Envelope {
        position: game.position().clone(),
        sealer: WHITE,
        number: 2,
        used: Some((Duration::from_secs(40), Duration::from_secs(20))),
        offer: Some(WHITE),
        sealed: "closed".into(),
    };
    assert_eq!(effects, [Effect::Adjourned(Box::new(envelope.clone()))]);
    assert_eq!(game.envelope(), Some(envelope));
}

#[test]
fn article_i_4_an_offer_made_after_sealing_stands_when_the_game_goes_on() {
    let mut game = begun(Edition::E2023, None, START);
    play(&mut game, "e2e4 e7e5");
    at(&mut game, 50, Event::AdjournmentAnnounced);
    at(&mut game, 60, sealed(WHITE));
    at(&mut game, 70, Event::Adjourned);
    assert_eq!(at(&mut game, 80, Event::DrawOffered(BLACK)), [Effect::DrawOffered(BLACK)]);
    let mut agreed = game.clone();
    let yes = Event::DrawAnswered(WHITE, Answer::Accepted);
    let effects = at(&mut agreed, 90, yes.clone());
    assert_eq!(outcome(&effects), Some(Outcome::draw(Reason::Agreement)), "I.6");
    at(&mut game, 100, opened("g1f3"));
    assert_eq!(game.offer(), Some(BLACK));
    let effects = at(&mut game, 110, yes);
    assert_eq!(outcome(&effects), Some(Outcome::draw(Reason::Agreement)));
}

#[test]
fn article_i_6_resigning_before_the_resumption_ends_the_game() {
    let mut game = adjourned(Edition::E2018, None, START);
    let effects = at(&mut game, 200, Event::Resigned(BLACK));
    assert_eq!(outcome(&effects), win(WHITE, Reason::Resignation));
}

#[test]
fn article_i_8_a_sealed_move_that_is_none_loses() {
    let illegal = opened("e2e5");
    for edition in Edition::ALL {
        for contents in [
            illegal.clone(),
            Event::Opened(Contents::Ambiguous),
            Event::Opened(Contents::Unreadable),
        ] {
            let mut game = due(edition, None, START, &[]);
            let effects = at(&mut game, 10_001, contents.clone());
            assert!(game.made().is_empty());
            assert_eq!(outcome(&effects), None);
            assert_eq!(judged(&mut game), win(BLACK, Reason::SealedMove), "{edition} {contents:?}");
        }
    }
}

#[test]
fn article_i_8_it_is_a_draw_if_the_opponent_cannot_mate() {
    let mut game = due(Edition::E2023, None, STALEMATE, &[]);
    let effects = at(&mut game, 10_001, Event::Opened(Contents::Ambiguous));
    assert_eq!(outcome(&effects), Some(Outcome::draw(Reason::SealedMoveNoMate)));
}

#[test]
fn article_i_9_1_the_replier_is_there_and_the_sealed_move_is_made() {
    let mut game = adjourned(Edition::E2023, None, START);
    assert_eq!(at(&mut game, 10_000, Event::ResumptionDue), [Effect::MustOpen(BLACK)]);
    assert_eq!(game.deadline(), None);
    let effects = at(&mut game, 10_010, opened("e2e4"));
    assert_eq!(effects[0], Effect::Opened(BLACK));
    assert!(is_made(&effects[1]), "{effects:?}");
    assert!(effects.contains(&Effect::ClockStarted(BLACK)));
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::SheetDiffers(..))));
    assert!(game.is_running());
    at(&mut game, 10_020, Event::TimePassed);
    assert_eq!((left(&game, WHITE), left(&game, BLACK)), (90 * 60 - 160, 90 * 60 - 10));
    assert_eq!(game.clock().unwrap().moves(WHITE), 1);
    let sealing = at(&mut game, 10_020, sealed(BLACK));
    assert_eq!(sealing, [Effect::Refused(Refusal::NotSealing)], "the sealer is there");
}

#[test]
fn article_i_9_1_without_an_agreed_time_it_goes_on_when_it_is_opened() {
    let mut game = adjourned(Edition::E2023, None, START);
    let effects = at(&mut game, 10_010, opened("e2e4"));
    assert!(is_made(&effects[1]), "{effects:?}");
}

#[test]
fn article_i_9_2_the_absent_repliers_clock_runs_and_the_envelope_stays_closed() {
    let mut game = adjourned(Edition::E2023, Some(60), START);
    at(&mut game, 9_000, Event::Absent(BLACK));
    assert_eq!(at(&mut game, 10_000, Event::ResumptionDue), [Effect::ClockStarted(BLACK)]);
    let refused = at(&mut game, 10_010, opened("e2e4"));
    assert_eq!(refused, [Effect::Refused(Refusal::NotThere(BLACK))]);
    let effects = at(&mut game, 10_100, Event::Arrived(BLACK));
    assert_eq!(effects, [Effect::Arrived(BLACK), Effect::Paused, Effect::MustOpen(BLACK)]);
    let effects = at(&mut game, 10_200, opened("e2e4"));
    assert!(is_made(&effects[1]), "{effects:?}");
    at(&mut game, 10_230, Event::TimePassed);
    assert_eq!((left(&game, WHITE), left(&game, BLACK)), (90 * 60 - 160, 90 * 60 - 130));
    assert_eq!(game.clock().unwrap().moves(WHITE), 1, "pressed once");
}

#[test]
fn article_i_9_2_his_absence_may_be_told_after_the_time_has_come() {
    let mut game = due(Edition::E2023, Some(60), START, &[]);
    let effects = at(&mut game, 10_000, Event::Absent(BLACK));
    assert_eq!(effects, [Effect::Absent(BLACK), Effect::ClockStarted(BLACK)]);
    assert_eq!(at(&mut game, 10_001, Event::Absent(BLACK)), [Effect::Absent(BLACK)]);
}

#[test]
fn article_i_9_3_the_reply_to_an_absent_sealer_may_be_sealed_too() {
    let mut game = due(Edition::E2023, Some(60), START, &[WHITE]);
    at(&mut game, 10_000, opened("e2e4"));
    let effects = at(&mut game, 10_060, sealed(BLACK));
    assert_eq!(effects, [Effect::Sealed(BLACK), Effect::ClockStarted(WHITE)]);
    assert_eq!(game.envelope().map(|envelope| envelope.sealer), Some(BLACK));
    let early = at(&mut game, 10_070, opened("e7e5"));
    assert_eq!(early, [Effect::Refused(Refusal::NotThere(WHITE))]);
    let effects = at(&mut game, 10_100, Event::Arrived(WHITE));
    assert_eq!(effects, [Effect::Arrived(WHITE), Effect::Paused, Effect::MustOpen(WHITE)]);
    let effects = at(&mut game, 10_100, opened("e7e5"));
    assert_eq!(effects[0], Effect::Opened(WHITE));
    assert_eq!((left(&game, WHITE), left(&game, BLACK)), (90 * 60 - 200, 90 * 60 - 60));
    assert_eq!(game.made().len(), 2);
}

#[test]
fn article_i_9_3_only_the_first_reply_and_only_while_the_sealer_is_absent() {
    let mut game = due(Edition::E2023, Some(60), START, &[WHITE]);
    at(&mut game, 10_000, opened("e2e4"));
    let mut arrived = game.clone();
    at(&mut arrived, 10_010, Event::Arrived(WHITE));
    let effects = at(&mut arrived, 10_020, sealed(BLACK));
    assert_eq!(effects, [Effect::Refused(Refusal::NotSealing)]);
    at(&mut game, 10_010, entered("e7e5"));
    let effects = at(&mut game, 10_020, Event::Arrived(WHITE));
    assert_eq!(effects, [Effect::Arrived(WHITE)], "his own clock runs on");
    at(&mut game, 10_030, entered("g1f3"));
    let effects = at(&mut game, 10_040, sealed(BLACK));
    assert_eq!(effects, [Effect::Refused(Refusal::NotSealing)]);
}

#[test]
fn article_i_10_a_late_replier_loses_by_each_editions_default_time() {
    for (edition, fixed, minutes) in [
        (Edition::E2001, None, 60),
        (Edition::E2009, Some(15), 60),
        (Edition::E2017, Some(15), 15),
        (Edition::E2023, None, 0),
    ] {
        let mut game = due(edition, fixed, START, &[BLACK]);
        let limit = 10_000 + minutes * 60;
        if minutes > 0 {
            assert_eq!(at(&mut game, limit, Event::TimePassed), [], "{edition}");
            let just_after = At::from_micros(limit * 1_000_000 + 1);
            assert_eq!(game.deadline(), Some(just_after), "{edition}");
        }
        let mut effects = at(&mut game, limit + 1, Event::Arrived(BLACK));
        if edition >= Edition::E2017 {
            assert!(game.outcome().is_none(), "the envelope may have ended the game");
            assert_eq!(game.matter(), Some(Matter::Envelope));
            effects = at(&mut game, limit + 2, opened("e2e4"));
        }
        assert_eq!(outcome(&effects), win(WHITE, Reason::DefaultTime), "{edition}");
    }
}

#[test]
fn article_i_10_of_2005_and_2014_is_not_confirmed() {
    for edition in [Edition::E2005, Edition::E2014] {
        let mut game = adjourned(edition, Some(15), START);
        at(&mut game, 9_000, Event::Absent(BLACK));
        let effects = at(&mut game, 10_000, Event::ResumptionDue);
        let matter = Matter::Unconfirmed(Topic::ResumptionAbsent);
        assert_eq!(effects[1], Effect::ToArbiter(matter), "{edition}");
        assert_eq!(at(&mut game, 10_901, Event::TimePassed), []);
    }
}

#[test]
fn article_i_10_a_sealed_move_that_has_ended_the_game_has_ended_it() {
    let stalemate = Some(Outcome::draw(Reason::Stalemate));
    for (fen, text, ends) in [
        (MATE, "a1a8", win(WHITE, Reason::Checkmate)),
        (STALEMATE, "e6f7", stalemate),
        (MATE, "a1a7", win(BLACK, Reason::DefaultTime)),
    ] {
        for edition in [Edition::E2001, Edition::E2009, Edition::E2018] {
            let mut game = due(edition, Some(60), fen, &[WHITE]);
            let effects = at(&mut game, 13_601, Event::TimePassed);
            assert_eq!(effects, [Effect::ToArbiter(Matter::Envelope)], "{edition}");
            assert_eq!(game.deadline(), None);
            let effects = at(&mut game, 13_602, opened(text));
            assert_eq!(outcome(&effects), ends, "{edition} {text}");
        }
    }
}

#[test]
fn guidelines_g_10_of_2009_save_who_has_sealed_not_who_must_answer() {
    for (edition, ends) in [
        (Edition::E2009, win(WHITE, Reason::DefaultTime)),
        (Edition::E2018, Some(Outcome::draw(Reason::Stalemate))),
    ] {
        let mut game = due(edition, Some(60), STALEMATE, &[BLACK]);
        let mut effects = at(&mut game, 13_601, Event::TimePassed);
        effects.extend(at(&mut game, 13_602, opened("e6f7")));
        assert_eq!(outcome(&effects), ends, "{edition}");
    }
}

#[test]
fn article_i_10_the_arbiter_may_excuse_who_is_late() {
    let mut game = due(Edition::E2023, Some(15), START, &[BLACK]);
    at(&mut game, 10_901, Event::Arrived(BLACK));
    at(&mut game, 10_902, Event::Ruled(Ruling::Dismissed));
    assert_eq!(game.matter(), None);
    at(&mut game, 10_903, opened("e2e4"));
    assert!(game.is_running());
}

#[test]
fn article_i_10_both_too_late() {
    let mut game = due(Edition::E2023, Some(15), START, &[WHITE, BLACK]);
    at(&mut game, 10_901, Event::TimePassed);
    let effects = at(&mut game, 10_902, opened("e2e4"));
    assert_eq!(outcome(&effects), Some(Outcome::none(Reason::BothAbsent)));
}

#[test]
fn article_i_11_if_both_are_absent_the_replier_loses_the_time() {
    let mut game = due(Edition::E2023, Some(60), START, &[WHITE, BLACK]);
    at(&mut game, 10_060, Event::Arrived(WHITE));
    at(&mut game, 10_300, Event::Arrived(BLACK));
    assert_eq!((left(&game, WHITE), left(&game, BLACK)), (90 * 60 - 160, 90 * 60 - 300));
}

#[test]
fn article_i_10_a_late_sealer_loses_also_after_the_reply() {
    let mut game = due(Edition::E2023, Some(15), START, &[WHITE]);
    at(&mut game, 10_000, opened("e2e4"));
    at(&mut game, 10_010, entered("e7e5"));
    let effects = at(&mut game, 10_901, Event::TimePassed);
    assert_eq!(outcome(&effects), win(BLACK, Reason::DefaultTime));
}

#[test]
fn article_6_9_a_flag_that_falls_on_a_closed_envelope() {
    let whole = 90 * 60;
    for (fen, text, ends) in [
        (STALEMATE, "e6f7", Some(Outcome::draw(Reason::Stalemate))),
        (STALEMATE, "e6e7", win(WHITE, Reason::Flag)),
    ] {
        let mut game = due(Edition::E2014, None, fen, &[BLACK]);
        assert_eq!(game.deadline(), Some(At::from_secs(10_000 + whole)));
        let effects = at(&mut game, 10_000 + whole, Event::TimePassed);
        assert_eq!(effects, [Effect::FlagFell(BLACK), Effect::ToArbiter(Matter::Envelope)]);
        let effects = at(&mut game, 20_000, opened(text));
        assert_eq!(outcome(&effects).or_else(|| judged(&mut game)), ends, "{text}");
    }
}

#[test]
fn article_i_12_the_envelope_is_lost() {
    let mut game = due(Edition::E2023, Some(60), START, &[]);
    let lost = |text: &str| Event::EnvelopeLost(Some(text.parse().unwrap()));
    let illegal = at(&mut game, 10_000, lost("e2e5"));
    assert_eq!(illegal, [Effect::Refused(Refusal::IllegalMove)]);
    let mut annulled = game.clone();
    let effects = at(&mut annulled, 10_000, Event::EnvelopeLost(None));
    assert_eq!(outcome(&effects), Some(Outcome::none(Reason::Annulled)));
    let effects = at(&mut game, 10_010, lost("e2e4"));
    assert!(is_made(&effects[1]), "{effects:?}");
    assert_eq!((left(&game, WHITE), left(&game, BLACK)), (90 * 60 - 160, 90 * 60));
}

#[test]
fn article_i_12_who_is_absent_cannot_say_what_he_has_sealed() {
    for away in Color::ALL {
        let mut game = due(Edition::E2023, Some(60), START, &[away]);
        let lost = Event::EnvelopeLost(Some("e2e4".parse().unwrap()));
        let effects = at(&mut game, 10_010, lost);
        assert_eq!(effects, [Effect::Refused(Refusal::NotThere(away))]);
    }
}

#[test]
fn article_i_12_the_move_made_on_the_board_is_the_one_that_was_sealed() {
    let mut game = begun(Edition::E2023, None, START);
    at(&mut game, 100, Event::AdjournmentAnnounced);
    at(&mut game, 110, entered("e2e4"));
    at(&mut game, 120, sealed(WHITE));
    at(&mut game, 130, Event::Adjourned);
    let lost = |text: &str| Event::EnvelopeLost(Some(text.parse().unwrap()));
    let other = at(&mut game, 200, lost("d2d4"));
    assert_eq!(other, [Effect::Refused(Refusal::AlreadyMade)]);
    assert!(is_made(&at(&mut game, 200, lost("e2e4"))[1]));
}

#[test]
fn a_restored_position_cancels_the_sealed_move() {
    let position = Box::new(game_after("d2d4"));
    for ruling in [Ruling::Restored(0), Ruling::PositionSet(position)] {
        let mut game = begun(Edition::E2023, None, START);
        at(&mut game, 10, entered("e2e4"));
        at(&mut game, 100, Event::AdjournmentAnnounced);
        at(&mut game, 120, sealed(BLACK));
        at(&mut game, 130, Event::Adjourned);
        let effects = at(&mut game, 140, Event::Ruled(ruling));
        assert!(effects.ends_with(&[Effect::Paused]), "{effects:?}");
        let gone = at(&mut game, 150, opened("e7e5"));
        assert_eq!(gone, [Effect::Refused(Refusal::NotAdjourned)]);
        assert_eq!(at(&mut game, 160, Event::Resumed), [Effect::Resumed]);
    }
}

fn game_after(text: &str) -> Chess {
    let mut game = super::from(START, None);
    play(&mut game, text);
    game.position().clone()
}

#[test]
fn a_position_proven_dead_is_a_draw_though_a_move_was_sealed_before_the_proof() {
    let wall = "8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 w - - 0 1";
    let mut game = begun(Edition::E2023, None, wall);
    let asked = at(&mut game, 10, entered("e3f3"));
    let Some(Effect::Ask(question)) = asked.last() else { panic!("{asked:?}") };
    at(&mut game, 20, Event::AdjournmentAnnounced);
    at(&mut game, 30, sealed(BLACK));
    let verdict = crate::laws::dead::judge(question);
    let effects = at(&mut game, 40, Event::Judged(question.number, question.doubt, verdict));
    assert_eq!(outcome(&effects), Some(Outcome::draw(Reason::DeadPosition)));
}
