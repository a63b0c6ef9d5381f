//! A game on which somebody elsewhere rules: clocks and results are told, and nothing else ends it but what
//! ends it on the board.

use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::{START, at_match, entered, outcome, play};
use crate::{At, Authority, Effect, Event, Game, Outcome, Reason, Refusal, Rules};

use Color::{Black, White};

const SECOND: Duration = Duration::from_secs(1);

fn game(fen: &str) -> Game {
    at_match(fen, Some("10"), Rules { authority: Authority::Remote, ..Rules::default() })
}

fn told(game: &mut Game, secs: u64, white: u32, black: u32) -> Vec<Effect> {
    let left = ByColor { white: SECOND * white, black: SECOND * black };
    game.handle(At::from_secs(secs), &Event::ClocksTold(left))
}

fn left(game: &Game, secs: u64, color: Color) -> u64 {
    game.clock().unwrap().remaining(color, At::from_secs(secs)).as_secs()
}

#[test]
fn no_flag_ends_it_and_a_clock_that_is_told_again_runs_on() {
    let mut game = game(START);
    play(&mut game, "e2e4 e7e5");
    assert_eq!(game.handle(At::from_secs(700), &Event::TimePassed), []);
    assert!(game.is_running() && game.deadline().is_none());
    assert_eq!(told(&mut game, 701, 30, 500), []);
    assert_eq!((left(&game, 711, White), left(&game, 711, Black)), (20, 500));
    assert!(game.deadline().is_some());
}

#[test]
fn clocks_stand_until_both_have_moved() {
    let mut game = game(START);
    told(&mut game, 1, 600, 600);
    assert_eq!(left(&game, 61, White), 600);
    play(&mut game, "e2e4");
    told(&mut game, 61, 600, 600);
    assert_eq!(left(&game, 91, Black), 600);
    play(&mut game, "e7e5");
    told(&mut game, 91, 600, 600);
    assert_eq!((left(&game, 101, White), left(&game, 101, Black)), (590, 600));
}

#[test]
fn no_repetition_no_count_and_no_dead_position_ends_it() {
    let mut repeated = game(START);
    for _ in 0..6 {
        play(&mut repeated, "g1f3 g8f6 f3g1 f6g8");
    }
    assert!(repeated.is_running());
    let mut counted = game("k7/8/8/8/8/8/8/K6R w - - 149 100");
    let effects = play(&mut counted, "h1h2");
    assert!(counted.is_running() && outcome(&effects).is_none());
    let mut dead = game("k7/8/8/8/8/8/1r6/K7 w - - 0 1");
    let effects = play(&mut dead, "a1b2");
    assert!(dead.is_running() && outcome(&effects).is_none());
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::AskSolver(_))));
}

#[test]
fn mate_and_stalemate_end_it_and_an_illegal_move_is_refused() {
    let mut mate = game(START);
    let effects = play(&mut mate, "f2f3 e7e5 g2g4 d8h4");
    assert_eq!(outcome(&effects), Some(Outcome::win(Black, Reason::Checkmate)));
    let mut stalemate = game("k7/8/1K6/8/8/8/8/2Q5 w - - 0 1");
    let effects = play(&mut stalemate, "c1c7");
    assert_eq!(outcome(&effects), Some(Outcome::draw(Reason::Stalemate)));
    let mut illegal = game(START);
    let effects = illegal.handle(At::ZERO, &entered("e2e5"));
    assert_eq!(effects, [Effect::Refused(Refusal::IllegalMove)]);
}

#[test]
fn how_it_ends_is_told_once_and_only_by_who_rules_elsewhere() {
    let won = Outcome::win(White, Reason::Flag);
    let mut game = game(START);
    let effects = game.handle(At::ZERO, &Event::ResultTold(won));
    assert_eq!(outcome(&effects), Some(won));
    let again = game.handle(At::ZERO, &Event::ResultTold(won));
    assert_eq!(again, [Effect::Refused(Refusal::GameOver)]);
    for authority in [Authority::Referee, Authority::Arbiter] {
        let mut game = at_match(START, Some("10"), Rules { authority, ..Rules::default() });
        let refused = [Effect::Refused(Refusal::NoArbiter)];
        assert_eq!(game.handle(At::ZERO, &Event::ResultTold(won)), refused);
        assert_eq!(told(&mut game, 1, 10, 10), refused);
    }
}
