//! Appendix D: touched, made and announced on a peg board, and only then the clock.

use shakmaty::{ByColor, Color, Position, Square};

use super::{at_match, entered, uci};
use crate::{
    Announcing, At, Authority, BoardKind, Duty, Edition, Effect, Event, Game, IllegalAct, Matter,
    Missing, Refusal, Rules, Spoken,
};

const START: &str = super::START;

fn rules(announcing: Announcing) -> Rules {
    Rules {
        authority: Authority::Arbiter,
        announcing,
        boards: ByColor { white: BoardKind::Pegs, black: BoardKind::Ordinary },
        ..Rules::default()
    }
}

fn blind(fen: &str, announcing: Announcing) -> Game {
    at_match(fen, Some("90+30"), rules(announcing))
}

fn does(game: &mut Game, event: &Event) -> Vec<Effect> {
    game.handle(At::ZERO, event)
}

fn lift(game: &mut Game, by: Color, square: Square) -> Vec<Effect> {
    does(game, &Event::Lifted(by, square))
}

fn seat(game: &mut Game, by: Color, square: Square) -> Vec<Effect> {
    does(game, &Event::Seated(by, square, None))
}

fn says(game: &mut Game, by: Color, text: &str) -> Vec<Effect> {
    does(game, &Event::Announced(by, uci(text)))
}

fn spoken(game: &Game, text: &str) -> Spoken {
    let mv = uci(text).to_move(game.position()).unwrap();
    Spoken { before: game.position().clone(), mv }
}

fn not_completed(effects: &[Effect]) -> Option<Missing> {
    effects.iter().find_map(|effect| match effect {
        Effect::NotCompleted(_, missing) => Some(*missing),
        _ => None,
    })
}

use Color::{Black, White};

#[test]
fn article_d_2_2_touched_is_out_of_the_hole() {
    let mut game = blind(START, Announcing::Repeat);
    assert_eq!(does(&mut game, &Event::Touched(White, Square::G1)), []);
    let lifted = lift(&mut game, White, Square::E2);
    assert_eq!(lifted, [Effect::Touched(White, Square::E2, Duty::Move(Square::E2))]);
    assert_eq!(seat(&mut game, White, Square::E2), [Effect::PutBack(White)]);
    lift(&mut game, White, Square::D2);
    let other = seat(&mut game, White, Square::D4);
    assert_eq!(other, [Effect::Touched(White, Square::E2, Duty::Move(Square::E2))]);
    says(&mut game, White, "d2d4");
    let pressed = does(&mut game, &Event::ClockPressed(White));
    assert_eq!(not_completed(&pressed), Some(Missing::Announcement), "{pressed:?}");
}

#[test]
fn article_d_2_3_a_move_is_made_when_it_is_also_announced() {
    let mut game = blind(START, Announcing::Announce);
    lift(&mut game, White, Square::E2);
    assert_eq!(seat(&mut game, White, Square::E4), []);
    let made = Effect::MadeOnBoard(spoken(&game, "e2e4"));
    let announced = Effect::Announced(spoken(&game, "e2e4"));
    assert_eq!(says(&mut game, White, "e2e4"), [announced, made]);
    let pressed = does(&mut game, &Event::ClockPressed(White));
    assert!(matches!(pressed[0], Effect::Completed(_)), "{pressed:?}");
    assert!(pressed.contains(&Effect::ClockStarted(Black)));
}

#[test]
fn article_d_2_3_a_seated_piece_may_still_go_elsewhere_until_it_is_announced() {
    let mut game = blind(START, Announcing::Announce);
    lift(&mut game, White, Square::E2);
    seat(&mut game, White, Square::E4);
    lift(&mut game, White, Square::E4);
    seat(&mut game, White, Square::E3);
    says(&mut game, White, "e2e3");
    let pressed = does(&mut game, &Event::ClockPressed(White));
    assert!(matches!(pressed[0], Effect::Completed(_)), "{pressed:?}");
}

#[test]
fn article_7_5_3_pressed_without_announcing_is_no_made_move() {
    for (edition, act) in [(Edition::E2018, true), (Edition::E2009, false)] {
        let rules = Rules { edition, ..rules(Announcing::Announce) };
        let mut game = at_match(START, Some("90"), rules);
        lift(&mut game, White, Square::E2);
        seat(&mut game, White, Square::E4);
        let pressed = does(&mut game, &Event::ClockPressed(White));
        assert_eq!(pressed[0], Effect::NotCompleted(White, Missing::Announcement));
        let illegal = pressed.contains(&Effect::IllegalAct(White, IllegalAct::NoMove, 1));
        assert_eq!(illegal, act, "{edition}: {pressed:?}");
        says(&mut game, White, "e2e4");
        let pressed = does(&mut game, &Event::ClockPressed(White));
        assert!(matches!(pressed[0], Effect::Completed(_)), "{pressed:?}");
    }
}

#[test]
fn an_event_may_let_the_clock_wait_until_the_move_is_repeated_and_executed() {
    let mut game = blind(START, Announcing::RepeatFirst);
    lift(&mut game, White, Square::E2);
    seat(&mut game, White, Square::E4);
    let said = says(&mut game, White, "e2e4");
    assert_eq!(said[2..], [Effect::AskRepeat(Black), Effect::ClockStarted(Black)]);
    let pressed = does(&mut game, &Event::ClockPressed(White));
    assert_eq!(pressed, [Effect::NotCompleted(White, Missing::Repetition)]);
    let wrong = does(&mut game, &Event::Repeated(Black, uci("e2e3")));
    assert_eq!(wrong, [Effect::RepeatDiffers(Black, spoken(&game, "e2e4"))]);
    let right = does(&mut game, &Event::Repeated(Black, uci("e2e4")));
    assert_eq!(right, [Effect::Repeated(Black)]);
    let pressed = does(&mut game, &Event::ClockPressed(White));
    assert_eq!(pressed, [Effect::NotCompleted(White, Missing::Execution)]);
    assert_eq!(lift(&mut game, Black, Square::E2), []);
    let executed = [Effect::Executed(Black), Effect::ClockStarted(White)];
    assert_eq!(seat(&mut game, Black, Square::E4), executed);
    let pressed = does(&mut game, &Event::ClockPressed(White));
    assert!(matches!(pressed[0], Effect::Completed(_)), "{pressed:?}");
    assert_eq!(game.board(Black), game.position().board());
}

#[test]
fn article_d_2_8_a_slip_is_corrected_before_the_clock() {
    let mut game = blind(START, Announcing::Repeat);
    lift(&mut game, White, Square::G1);
    seat(&mut game, White, Square::F3);
    let said = says(&mut game, White, "g1h3");
    let differs = Effect::AnnouncementDiffers {
        announced: spoken(&game, "g1h3"),
        board: spoken(&game, "g1f3"),
    };
    assert!(said.contains(&differs), "{said:?}");
    let pressed = does(&mut game, &Event::ClockPressed(White));
    assert_eq!(pressed, [Effect::NotCompleted(White, Missing::SameMove)]);
    let corrected = does(&mut game, &Event::Corrected(White, uci("g1f3")));
    assert_eq!(corrected[0], Effect::Corrected(spoken(&game, "g1f3")));
    assert!(corrected.contains(&Effect::AskRepeat(Black)));
    let changed = does(&mut game, &Event::Corrected(White, uci("g1h3")));
    assert_eq!(changed, [Effect::Refused(Refusal::AlreadyMade)]);
}

#[test]
fn article_d_2_9_a_slip_after_the_clock_compares_the_boards() {
    let mut game = blind(START, Announcing::Announce);
    lift(&mut game, White, Square::E2);
    seat(&mut game, White, Square::E4);
    says(&mut game, White, "e2e4");
    does(&mut game, &Event::ClockPressed(White));
    let late = does(&mut game, &Event::Corrected(White, uci("e2e3")));
    assert_eq!(late, [Effect::ToArbiter(Matter::BoardsDiffer)]);
}

#[test]
fn article_d_2_1_a_promotion_is_announced_with_its_piece() {
    let mut game = blind("7k/P7/8/8/8/8/8/K7 w - - 0 1", Announcing::Announce);
    assert_eq!(says(&mut game, White, "a7a8"), [Effect::AskPromotion(White)]);
    lift(&mut game, White, Square::A7);
    assert_eq!(seat(&mut game, White, Square::A8), [Effect::AskPromotion(White)]);
    lift(&mut game, White, Square::A8);
    let queen = shakmaty::Piece { color: White, role: shakmaty::Role::Queen };
    does(&mut game, &Event::Seated(White, Square::A8, Some(queen)));
    says(&mut game, White, "a7a8q");
    let pressed = does(&mut game, &Event::ClockPressed(White));
    assert!(matches!(pressed[0], Effect::Completed(_)), "{pressed:?}");
}

#[test]
fn article_7_5_2_a_pawn_left_on_the_last_rank_becomes_a_queen() {
    let mut game = blind("7k/P7/8/8/8/8/8/K7 w - - 0 1", Announcing::Off);
    lift(&mut game, White, Square::A7);
    seat(&mut game, White, Square::A8);
    let pressed = does(&mut game, &Event::ClockPressed(White));
    assert_eq!(pressed[0], Effect::NotCompleted(White, Missing::Promotion));
    assert_eq!(pressed[1], Effect::IllegalAct(White, IllegalAct::Promotion, 1));
    assert!(pressed.contains(&Effect::BecomesQueen(Square::A8)), "{pressed:?}");
    assert_eq!(game.position().turn(), Black);
}

#[test]
fn article_7_5_1_an_illegal_move_on_the_pegs_goes_back_and_stays_touched() {
    let mut game = blind(START, Announcing::Off);
    lift(&mut game, White, Square::E2);
    seat(&mut game, White, Square::E5);
    let pressed = does(&mut game, &Event::ClockPressed(White));
    assert_eq!(pressed[0], Effect::IllegalAct(White, IllegalAct::Move, 1));
    assert_eq!(pressed[1], Effect::Restore(0));
    // Putting it back is no touch.
    assert_eq!(lift(&mut game, White, Square::E5), []);
    assert_eq!(seat(&mut game, White, Square::E2), [Effect::Executed(White)]);
    lift(&mut game, White, Square::D2);
    let other = seat(&mut game, White, Square::D4);
    assert_eq!(other, [Effect::Touched(White, Square::E2, Duty::Move(Square::E2))]);
}

#[test]
fn executing_the_opponents_move_late_is_no_touch() {
    let mut game = blind(START, Announcing::Announce);
    lift(&mut game, White, Square::E2);
    seat(&mut game, White, Square::E4);
    says(&mut game, White, "e2e4");
    does(&mut game, &Event::ClockPressed(White));
    assert_eq!(lift(&mut game, Black, Square::E2), []);
    assert_eq!(seat(&mut game, Black, Square::E4), [Effect::Executed(Black)]);
    let touched = does(&mut game, &Event::Touched(Black, Square::E7));
    assert_eq!(touched, [Effect::Touched(Black, Square::E7, Duty::Move(Square::E7))]);
}

#[test]
fn article_6_2_1_mate_needs_no_clock() {
    let mut game = blind("6k1/8/6K1/8/Q7/8/8/8 w - - 0 1", Announcing::Announce);
    lift(&mut game, White, Square::A4);
    seat(&mut game, White, Square::E8);
    let said = says(&mut game, White, "a4e8");
    assert!(said.iter().any(|effect| matches!(effect, Effect::Ended(_))), "{said:?}");
    assert!(!said.contains(&Effect::AskRepeat(Black)));
}

#[test]
fn at_home_an_early_clock_costs_nothing() {
    let rules = Rules {
        authority: Authority::Referee,
        announcing: Announcing::Announce,
        ..Rules::default()
    };
    let mut game = at_match(START, Some("5"), rules);
    let pressed = does(&mut game, &Event::ClockPressed(White));
    assert_eq!(pressed, [Effect::NotCompleted(White, Missing::Move)]);
    let typed = game.handle(At::ZERO, &entered("e2e4"));
    assert_eq!(typed, [Effect::MadeOnBoard(spoken(&game, "e2e4"))]);
    let pressed = does(&mut game, &Event::ClockPressed(White));
    assert_eq!(pressed, [Effect::NotCompleted(White, Missing::Announcement)]);
    says(&mut game, White, "e2e4");
    assert!(matches!(does(&mut game, &Event::ClockPressed(White))[0], Effect::Completed(_)));
}

#[test]
fn article_5_2_3_a_move_that_is_made_and_not_pressed_counts_for_an_offer() {
    let rules = Rules { announcing: Announcing::Announce, ..Rules::default() };
    let mut game = at_match(START, None, rules);
    says(&mut game, White, "e2e4");
    does(&mut game, &Event::ClockPressed(White));
    let early = does(&mut game, &Event::DrawOffered(Black));
    assert_eq!(early, [Effect::Refused(Refusal::TooEarlyForDraw)]);
    says(&mut game, Black, "e7e5");
    let offered = does(&mut game, &Event::DrawOffered(Black));
    assert_eq!(offered, [Effect::DrawOffered(Black)]);
}

#[test]
fn article_1_4_1_an_announced_capture_of_the_king_leaves_the_game_standing() {
    let ordinary = ByColor { white: BoardKind::Ordinary, black: BoardKind::Ordinary };
    for announced in ["d1e8", "e8a1"] {
        let rules = Rules { authority: Authority::Arbiter, boards: ordinary, ..Rules::default() };
        let mut game = at_match(START, None, rules);
        game.handle(At::ZERO, &Event::Announced(Color::White, uci(announced)));
        game.handle(At::ZERO, &Event::Lifted(Color::Black, Square::A7));
        assert!(game.is_running(), "{announced}");
    }
}
