//! Articles 6.10, 12.9 and the quickplay finish: what the arbiter rules.

use std::time::Duration;

use shakmaty::{Color, Position, Square};

use super::{at_match, entered, outcome, play};
use crate::{
    At, Authority, Decision, Edition, Effect, Event, Game, Ground, Matter, Outcome, Points, Reason,
    Refusal, Rules, Ruling, Topic,
};

use Color::{Black, White};

const START: &str = super::START;
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

#[test]
fn article_12_9_time_is_added_and_taken_and_revoked() {
    let mut game = game("10");
    let given = rule(&mut game, Ruling::TimeAdded(Black, MIN));
    assert!(matches!(given[0], Effect::Ruled(1, _)), "{given:?}");
    assert_eq!(left(&game, Black), 11 * MIN);
    rule(&mut game, Ruling::TimeTaken(White, 2 * MIN));
    assert_eq!(left(&game, White), 8 * MIN);
    rule(&mut game, Ruling::Revoked(1));
    assert_eq!(left(&game, Black), 10 * MIN);
    let again = rule(&mut game, Ruling::Revoked(1));
    assert_eq!(again, [Effect::Refused(Refusal::NoSuchRuling(1))]);
    let kept: Vec<(u32, bool)> =
        game.docket().rulings().map(|(n, _, revoked)| (n, revoked)).collect();
    assert_eq!(kept, [(1, true), (2, false), (3, false)]);
}

#[test]
fn article_12_9_a_ruling_that_contradicts_another_is_refused_until_that_is_revoked() {
    let mut game = game("10");
    let lost = rule(&mut game, Ruling::Lost(White, Points::Half));
    assert_eq!(outcome(&lost).unwrap().score(), "0-1/2");
    let other = rule(&mut game, Ruling::ResultSet(Points::Full, Points::None));
    assert_eq!(other, [Effect::Refused(Refusal::Contradicts(1))]);
    let reopened = rule(&mut game, Ruling::Revoked(1));
    assert_eq!(reopened[1], Effect::Paused);
    game.handle(At::ZERO, &Event::Resumed);
    play(&mut game, "e2e4");
    rule(&mut game, Ruling::ResultSet(Points::Full, Points::None));
    assert_eq!(game.outcome().unwrap().winner(), Some(White));
}

#[test]
fn article_12_9_points_of_a_finished_game() {
    let mut game = game("10");
    game.handle(At::ZERO, &Event::Resigned(White));
    rule(&mut game, Ruling::Annulled);
    let mut over =
        at_match(START, None, Rules { authority: Authority::Arbiter, ..Rules::default() });
    rule(&mut over, Ruling::ResultSet(Points::Half, Points::Half));
    let less = rule(&mut over, Ruling::PointsTaken(White, 1));
    assert_eq!(outcome(&less).unwrap().score(), "0-1/2");
    let more = rule(&mut over, Ruling::PointsAdded(White, 2));
    assert_eq!(outcome(&more).unwrap().score(), "0-1");
    rule(&mut over, Ruling::Revoked(3));
    assert_eq!(over.outcome().unwrap().score(), "0-1/2");
}

#[test]
fn a_fine_is_no_penalty_of_2009_and_at_home_there_is_no_arbiter() {
    let rules =
        Rules { edition: Edition::E2009, authority: Authority::Arbiter, ..Rules::default() };
    let mut old = at_match(START, None, rules);
    assert_eq!(rule(&mut old, Ruling::Fined(White)), [Effect::Refused(Refusal::NoSuchPenalty)]);
    let mut home = at_match(START, None, Rules::default());
    assert_eq!(rule(&mut home, Ruling::Warned(White)), [Effect::Refused(Refusal::NoArbiter)]);
}

#[test]
fn article_6_10_a_clock_and_its_counter_are_set() {
    let mut game = game("2/10,5");
    let set = rule(&mut game, Ruling::ClockSet(White, 7 * MIN));
    assert_eq!(set[1], Effect::ClockSet(White, 7 * MIN));
    let counted = rule(&mut game, Ruling::MovesSet(White, 2));
    assert_eq!(counted[2], Effect::PeriodBegan(White, 5 * MIN));
    assert_eq!(left(&game, White), 12 * MIN);
}

#[test]
fn article_7_the_position_is_restored_and_the_moves_since_are_cancelled() {
    let mut game = game("10");
    play(&mut game, "e2e4 e7e5 g1f3");
    let restored = rule(&mut game, Ruling::Restored(1));
    assert_eq!(restored[1], Effect::Restore(1));
    assert_eq!((game.made().len(), game.position().turn()), (1, Black));
    let none = rule(&mut game, Ruling::Restored(5));
    assert_eq!(none, [Effect::Refused(Refusal::NoSuchPly(5))]);
}

#[test]
fn article_4_8_a_complaint_goes_to_the_arbiter_who_makes_the_touched_piece_move() {
    let mut game = game("10");
    play(&mut game, "e2e4");
    let claimed = game.handle(At::ZERO, &Event::TouchClaimed(Black, Square::D2));
    assert_eq!(claimed, [Effect::ToArbiter(Matter::Touch(Black, Square::D2, 1))]);
    rule(&mut game, Ruling::TouchSeen(White, Square::D2, None));
    assert_eq!((game.made().len(), game.position().turn()), (0, White));
    let other = game.handle(At::ZERO, &entered("e2e4"));
    assert!(matches!(other[..], [Effect::NotCompleted(White, _)]), "{other:?}");
    play(&mut game, "d2d4");
}

#[test]
fn a_ruling_while_the_clocks_stand_starts_none() {
    let mut game = game("10");
    play(&mut game, "e2e4");
    game.handle(At::ZERO, &Event::Paused);
    rule(&mut game, Ruling::TouchSeen(White, Square::D2, None));
    game.handle(At::from_secs(60), &Event::Resumed);
    assert_eq!((left(&game, White), left(&game, Black)), (10 * MIN, 10 * MIN));
}

#[test]
fn article_12_9_a_result_that_is_revoked_gives_way_to_what_was_before() {
    let mut asking = game("10");
    let asked = asking.handle(At::ZERO, &Event::Resigned(White));
    rule(&mut asking, Ruling::Annulled);
    assert_eq!(rule(&mut asking, Ruling::Revoked(1))[1..], asked);
    let mut mated = game("10");
    let mate = outcome(&play(&mut mated, "f2f3 e7e5 g2g4 d8h4"));
    rule(&mut mated, Ruling::ResultSet(Points::Half, Points::Half));
    assert_eq!(outcome(&rule(&mut mated, Ruling::Revoked(1))), mate);
}

#[test]
fn article_6_10_no_number_of_moves_is_too_large() {
    let mut game = game("10");
    rule(&mut game, Ruling::MovesSet(White, u32::MAX));
    play(&mut game, "e2e4");
    assert_eq!(game.clock().unwrap().moves(White), u32::MAX);
}

/// A game of 2018 without increment, the quickplay finish announced, White with so many seconds.
fn finish(edition: Edition, seconds: u64) -> Game {
    let rules =
        Rules { edition, authority: Authority::Arbiter, quickplay: true, ..Rules::default() };
    let mut game = at_match(START, Some("30"), rules);
    play(&mut game, "e2e4 e7e5");
    rule(&mut game, Ruling::ClockSet(White, Duration::from_secs(seconds)));
    game
}

#[test]
fn guidelines_iii_5_a_claim_stops_the_clocks_and_the_arbiter_decides() {
    let claim = Event::QuickplayClaimed(White, Ground::NoEffort);
    let mut early = finish(Edition::E2018, 120);
    let refused = early.handle(At::ZERO, &claim);
    assert_eq!(refused, [Effect::Refused(Refusal::TooEarlyForQuickplay)]);
    let mut game = finish(Edition::E2018, 119);
    let claimed = game.handle(At::ZERO, &claim);
    let matter = Effect::ToArbiter(Matter::Quickplay(White, Ground::NoEffort));
    assert_eq!(claimed, [matter, Effect::Paused]);
    let rejected = rule(&mut game, Ruling::Quickplay(Decision::Rejected));
    assert_eq!(rejected[1], Effect::TimeAdded(Black, 2 * MIN, Topic::Quickplay));
    assert_eq!(rejected[2], Effect::Resumed);
    let again = rule(&mut game, Ruling::Quickplay(Decision::Drawn));
    assert_eq!(again, [Effect::Refused(Refusal::NothingToDecide)]);
}

#[test]
fn article_10_of_2009_counts_a_quickplay_claim_as_an_offer() {
    let mut game = finish(Edition::E2009, 100);
    let claimed = game.handle(At::ZERO, &Event::QuickplayClaimed(White, Ground::CannotWin));
    assert!(claimed.contains(&Effect::DrawOffered(White)), "{claimed:?}");
}

#[test]
fn guidelines_iii_5_a_postponed_claim_is_decided_after_the_flag() {
    let mut game = finish(Edition::E2018, 100);
    game.handle(At::ZERO, &Event::QuickplayClaimed(White, Ground::CannotWin));
    rule(&mut game, Ruling::Quickplay(Decision::Postponed { award: false }));
    let fell = game.handle(At::from_secs(100), &Event::TimePassed);
    let matter = Effect::ToArbiter(Matter::FlagInQuickplay(White));
    assert_eq!(fell, [Effect::FlagFell(White), matter, Effect::Paused]);
    let drawn = rule(&mut game, Ruling::Quickplay(Decision::Drawn));
    assert_eq!(outcome(&drawn), Some(Outcome::draw(Reason::Quickplay)));
}

#[test]
fn guidelines_iii_4_a_request_is_refused_by_moving_and_put_to_the_arbiter_once() {
    let mut game = finish(Edition::E2023, 60);
    game.handle(At::ZERO, &Event::IncrementRequested(White));
    play(&mut game, "g1f3");
    let moved = play(&mut game, "b8c6");
    assert!(moved.contains(&Effect::ToArbiter(Matter::Increment(White))), "{moved:?}");
    rule(&mut game, Ruling::Dismissed(None));
    game.handle(At::ZERO, &Event::DrawOffered(White));
    let declined = Event::DrawAnswered(Black, crate::Answer::Declined);
    let answered = game.handle(At::ZERO, &declined);
    assert!(matches!(answered[..], [Effect::DrawAnswered(..)]), "{answered:?}");
}

#[test]
fn guidelines_iii_5_a_postponed_claim_decides_nothing_after_the_end() {
    let mut game = finish(Edition::E2018, 100);
    game.handle(At::ZERO, &Event::QuickplayClaimed(White, Ground::CannotWin));
    rule(&mut game, Ruling::Quickplay(Decision::Postponed { award: false }));
    play(&mut game, "f1c4 a7a6 d1h5 a6a5 h5f7");
    let mate = game.outcome();
    let drawn = rule(&mut game, Ruling::Quickplay(Decision::Drawn));
    assert_eq!(drawn, [Effect::Refused(Refusal::GameOver)]);
    assert_eq!(game.outcome(), mate);
}

#[test]
fn guidelines_iii_4_an_increment_is_asked_for_refused_as_an_offer_and_granted() {
    let mut game = finish(Edition::E2023, 60);
    let asked = game.handle(At::ZERO, &Event::IncrementRequested(White));
    assert_eq!(asked, [Effect::DrawOffered(White)]);
    let answer = Event::DrawAnswered(Black, crate::Answer::Declined);
    let declined = game.handle(At::ZERO, &answer);
    assert_eq!(declined[1], Effect::ToArbiter(Matter::Increment(White)));
    rule(&mut game, Ruling::IncrementSet(true));
    assert_eq!(left(&game, Black), 32 * MIN);
    play(&mut game, "g1f3");
    assert_eq!(left(&game, White), Duration::from_secs(65));
    let mut old = finish(Edition::E2009, 60);
    let refused = old.handle(At::ZERO, &Event::IncrementRequested(White));
    assert_eq!(refused, [Effect::Refused(Refusal::NoIncrement)]);
}

#[test]
fn what_waits_for_the_arbiter_waits_until_it_is_decided() {
    let mut game = finish(Edition::E2018, 100);
    let touch = Matter::Touch(Black, Square::D2, 3);
    let claim = Matter::Quickplay(White, Ground::NoEffort);
    game.handle(At::ZERO, &Event::TouchClaimed(Black, Square::D2));
    game.handle(At::ZERO, &Event::QuickplayClaimed(White, Ground::NoEffort));
    assert_eq!(game.matters(), [touch, claim]);
    rule(&mut game, Ruling::Quickplay(Decision::Postponed { award: false }));
    assert_eq!(game.matters(), [touch]);
    rule(&mut game, Ruling::Restored(1));
    assert_eq!(game.matters(), []);
}

#[test]
fn the_clocks_stand_until_what_stopped_them_is_decided() {
    let mut game = finish(Edition::E2018, 100);
    game.handle(At::ZERO, &Event::QuickplayClaimed(White, Ground::NoEffort));
    // A complaint comes while the arbiter still thinks.
    game.docket.matters.push(Matter::Touch(Black, Square::D2, 1));
    rule(&mut game, Ruling::Dismissed(None));
    assert!(game.is_paused());
    rule(&mut game, Ruling::Dismissed(None));
    assert!(game.is_running());
}

/// After 1.e4 e5 White has complained of c7 and of b8, and Black answers White's next move.
fn two_complaints() -> Game {
    let mut game = game("10");
    play(&mut game, "e2e4 e7e5");
    for square in [Square::C7, Square::B8] {
        game.handle(At::from_secs(60), &Event::TouchClaimed(White, square));
    }
    game
}

/// 6.3: a move that touch-move takes back has brought its player nothing.
#[test]
fn article_4_3_a_move_that_is_taken_back_gives_its_increment_back() {
    let mut game = game("10+5");
    let start = left(&game, White);
    game.handle(At::from_secs(20), &Event::Entered("e2e4".parse().unwrap()));
    assert_eq!(left(&game, White) + Duration::from_secs(15), start);
    game.handle(At::from_secs(30), &Event::TouchClaimed(Black, Square::D2));
    game.handle(At::from_secs(40), &Event::Ruled(Ruling::TouchSeen(White, Square::D2, None)));
    assert_eq!(left(&game, White) + Duration::from_secs(20), start);
    game.handle(At::from_secs(50), &Event::Entered("d2d4".parse().unwrap()));
    assert_eq!(left(&game, White) + Duration::from_secs(25), start);
    assert_eq!(left(&game, Black) + Duration::from_secs(20), start);
}

#[test]
fn a_complaint_about_a_square_on_which_nothing_stood_is_refused() {
    let mut game = two_complaints();
    let claim =
        |game: &mut Game, square| game.handle(game.now(), &Event::TouchClaimed(White, square));
    let refused = |square| [Effect::Refused(Refusal::NothingThere(square))];
    assert_eq!(claim(&mut game, Square::B6), refused(Square::B6));
    assert_ne!(claim(&mut game, Square::E7), refused(Square::E7));
    assert_ne!(claim(&mut game, Square::E5), refused(Square::E5));
    older(&mut game);
    assert_ne!(claim(&mut game, Square::B6), refused(Square::B6));
}

/// A game that began when moves taken back by a ruling stayed so.
fn older(game: &mut Game) {
    game.terms.rules.rulings_undone = false;
}

#[test]
fn a5_an_accepted_touch_that_is_revoked_gives_move_clocks_and_complaints_back() {
    let mut game = two_complaints();
    let (made, matters) = (game.made().to_vec(), game.matters().to_vec());
    let at = At::from_secs(70);
    game.handle(at, &Event::Ruled(Ruling::TouchSeen(Black, Square::C7, None)));
    assert_eq!((game.made().len(), game.course().turn()), (1, Black));
    let later = At::from_secs(100);
    let revoked = game.handle(later, &Event::Ruled(Ruling::Revoked(1)));
    assert!(revoked.contains(&Effect::MovesBack(made[1..].to_vec())), "{revoked:?}");
    assert!(revoked.contains(&Effect::Paused), "{revoked:?}");
    assert_eq!((game.made(), game.matters()), (&made[..], &matters[..]));
    assert_eq!((left(&game, White), left(&game, Black)), (Duration::from_secs(530), 10 * MIN));
    assert!(game.underway().touches().is_empty());
    game.handle(later, &Event::Resumed);
    play(&mut game, "g1f3");
}

#[test]
fn a5_other_complaints_survive_an_accepted_touch_as_far_as_they_mean_something() {
    let mut game = two_complaints();
    // About the piece that Black has just moved away, and about the answer of White.
    for (by, square) in [(White, Square::E5), (Black, Square::D2)] {
        game.handle(At::from_secs(60), &Event::TouchClaimed(by, square));
    }
    let ruled = rule(&mut game, Ruling::TouchSeen(Black, Square::C7, None));
    let lapsed: Vec<&Effect> =
        ruled.iter().filter(|effect| matches!(effect, Effect::ComplaintLapsed(..))).collect();
    assert_eq!(
        lapsed,
        [
            &Effect::ComplaintLapsed(White, Square::E5, 2),
            &Effect::ComplaintLapsed(Black, Square::D2, 3)
        ]
    );
    assert_eq!(game.matters(), [Matter::Touch(White, Square::B8, 2)]);
    rule(&mut game, Ruling::TouchSeen(Black, Square::B8, None));
    assert_eq!(
        (game.matters(), game.underway().touches()),
        (&[][..], &[Square::C7, Square::B8][..])
    );
    let first = rule(&mut game, Ruling::Revoked(1));
    assert_eq!(first, [Effect::Refused(Refusal::Contradicts(2))]);
}

#[test]
fn a5_a_move_made_since_keeps_an_accepted_touch() {
    let mut game = two_complaints();
    rule(&mut game, Ruling::TouchSeen(Black, Square::C7, None));
    play(&mut game, "c7c5");
    let late = rule(&mut game, Ruling::Revoked(1));
    assert_eq!(late, [Effect::Refused(Refusal::NoSuchRuling(1))]);
}

#[test]
fn a5_a_game_that_began_before_replays_its_rulings_as_they_were() {
    let mut game = two_complaints();
    older(&mut game);
    let ruled = rule(&mut game, Ruling::TouchSeen(Black, Square::C7, None));
    assert!(!ruled.iter().any(|effect| matches!(effect, Effect::ComplaintLapsed(..))), "{ruled:?}");
    assert_eq!(game.matters(), []);
    let revoked = rule(&mut game, Ruling::Revoked(1));
    assert_eq!(revoked, [Effect::Ruled(2, Ruling::Revoked(1))]);
    assert_eq!((game.made().len(), game.is_running()), (1, true));
}

#[test]
fn a5_a_complaint_that_was_turned_down_waits_again() {
    let mut game = two_complaints();
    rule(&mut game, Ruling::Dismissed(Some(1)));
    let revoked = rule(&mut game, Ruling::Revoked(1));
    let touch = Matter::Touch(White, Square::C7, 2);
    assert_eq!(revoked[1..], [Effect::ToArbiter(touch)]);
    assert_eq!(game.matters(), [touch, Matter::Touch(White, Square::B8, 2)]);
    assert!(game.is_running());
}

#[test]
fn a5_a_restored_position_that_is_revoked_gives_the_moves_back() {
    let mut game = two_complaints();
    let before = (game.made().to_vec(), game.matters().to_vec());
    rule(&mut game, Ruling::Restored(0));
    rule(&mut game, Ruling::ClockSet(White, MIN));
    let early = rule(&mut game, Ruling::Revoked(1));
    assert_eq!(early, [Effect::Refused(Refusal::Contradicts(2))]);
    rule(&mut game, Ruling::Revoked(2));
    rule(&mut game, Ruling::Revoked(1));
    assert_eq!((game.made().to_vec(), game.matters().to_vec()), before);
    assert_eq!(left(&game, White), 9 * MIN);
}

/// 7.5.1: the replacement follows 4.3, and the first act with its touch is not what is revoked.
#[test]
fn the_touch_of_the_first_illegal_move_binds_after_the_end_by_a_second_is_revoked() {
    let mut game = game("10");
    let press = |game: &mut Game, uci| {
        let mut effects = game.handle(At::ZERO, &entered(uci));
        effects.extend(game.handle(At::ZERO, &Event::ClockPressed(White)));
        effects
    };
    press(&mut game, "e2e5");
    assert_eq!(game.underway().touches(), [Square::E2]);
    let second = press(&mut game, "e2e6");
    // Nobody is told what must move in a game that is over.
    assert!(!second.iter().any(|effect| matches!(effect, Effect::Touched(..))), "{second:?}");
    assert!(game.is_over());
    rule(&mut game, Ruling::EndRevoked);
    game.handle(At::ZERO, &Event::Resumed);
    let other = game.handle(At::ZERO, &entered("d2d4"));
    assert!(matches!(other[..], [Effect::NotCompleted(White, _)]), "{other:?}");
    press(&mut game, "e2e4");
    assert_eq!(game.made().len(), 1);
}

/// 4.8: White complains of Black's first move in time, and the arbiter decides after two moves more.
#[test]
fn b1_a_late_ruling_about_a_touch_goes_back_to_the_move_that_was_complained_of() {
    let mut game = two_complaints();
    let then = (left(&game, White), left(&game, Black));
    play(&mut game, "g1f3");
    game.handle(At::from_secs(90), &Event::TouchClaimed(White, Square::G8));
    play(&mut game, "b8c6");
    let first = Matter::Touch(White, Square::C7, 2);
    assert_eq!(game.matters()[0], first);
    let before = game.clone();
    let ruled = rule(&mut game, Ruling::TouchSeen(Black, Square::C7, Some(2)));
    assert_eq!(
        (game.course().ply(), game.course().turn(), game.underway().touches()),
        (1, Black, &[Square::C7][..])
    );
    assert_eq!(game.clocks().left(White), before.clocks().left_after(1).map(|left| left.white));
    assert_eq!(game.clocks().left(Black), before.clocks().left_after(1).map(|left| left.black));
    assert_ne!((left(&game, White), left(&game, Black)), then);
    assert_eq!(game.matters(), [Matter::Touch(White, Square::B8, 2)]);
    assert!(ruled.contains(&Effect::ComplaintLapsed(White, Square::G8, 4)), "{ruled:?}");
    rule(&mut game, Ruling::Revoked(1));
    assert_eq!((game.made(), game.matters()), (before.made(), before.matters()));
}

#[test]
fn b1_a_touch_of_a_turn_that_a_player_has_not_had_is_refused() {
    let mut game = two_complaints();
    let refused = [Effect::Refused(Refusal::NotYourTurn(Black))];
    for ply in [0, 1, 3, 4, u16::MAX] {
        let ruling = Ruling::TouchSeen(Black, Square::C7, Some(ply));
        assert_eq!(rule(&mut game, ruling), refused, "{ply}");
    }
}

/// A complaint about a move that stands does not fall away with a later one.
#[test]
fn b1_a_complaint_about_an_earlier_move_still_waits_when_a_later_touch_is_ruled() {
    let mut game = game("10");
    play(&mut game, "e2e4");
    game.handle(At::from_secs(30), &Event::TouchClaimed(Black, Square::D2));
    play(&mut game, "e7e5");
    game.handle(At::from_secs(60), &Event::TouchClaimed(White, Square::C7));
    let ruled = rule(&mut game, Ruling::TouchSeen(Black, Square::C7, Some(2)));
    assert_eq!(game.matters(), [Matter::Touch(Black, Square::D2, 1)], "{ruled:?}");
}

/// 9.1.2.2: the mark of an offer that was made before a position was set comes back with it.
#[test]
fn a_position_that_is_revoked_gives_back_the_mark_of_an_offer() {
    let mut game =
        at_match(START, Some("90+30"), Rules { authority: Authority::Arbiter, ..Rules::default() });
    game.handle(At::ZERO, &Event::DrawOffered(White));
    let marked = game.sheet(White).offers().to_vec();
    rule(&mut game, Ruling::PositionSet(Box::default()));
    assert_eq!(game.sheet(White).offers(), []);
    rule(&mut game, Ruling::Revoked(1));
    assert_eq!(game.sheet(White).offers(), marked);
}

/// 7.1: the times at a position are those of before, also where the same position was set again.
#[test]
fn the_same_position_set_again_and_revoked_keeps_its_times() {
    let mut game = game("10");
    game.handle(At::from_secs(5), &Event::Paused);
    let then = game.clocks().left_after(0);
    game.handle(At::from_secs(9), &Event::Ruled(Ruling::PositionSet(Box::default())));
    assert_ne!(game.clocks().left_after(0), then);
    game.handle(At::from_secs(9), &Event::Ruled(Ruling::Revoked(1)));
    assert_eq!(game.clocks().left_after(0), then);
}
