//! Articles 4 and 6.2 on an ordinary board that both share.

use shakmaty::{ByColor, CastlingSide, Color, Position as _, Square};

use super::{at_match, entered, outcome};
use crate::{
    Announcing, At, Authority, BoardKind, Duty, Edition, Effect, Event, Game, Missing, Outcome,
    Reason, Refusal, Rules, Ruling,
};

use Color::{Black, White};

const START: &str = super::START;

fn ordinary(fen: &str) -> Game {
    let boards = ByColor { white: BoardKind::Ordinary, black: BoardKind::Ordinary };
    at_match(fen, Some("10"), Rules { authority: Authority::Arbiter, boards, ..Rules::default() })
}

fn lift(game: &mut Game, by: Color, square: Square) -> Vec<Effect> {
    game.handle(At::ZERO, &Event::Lifted(by, square))
}

fn seat(game: &mut Game, by: Color, square: Square) -> Vec<Effect> {
    game.handle(At::ZERO, &Event::Seated(by, square, None))
}

fn press(game: &mut Game, by: Color) -> Vec<Effect> {
    game.handle(At::ZERO, &Event::ClockPressed(by))
}

fn moves(game: &mut Game, by: Color, from: Square, to: Square) -> Vec<Effect> {
    lift(game, by, from);
    seat(game, by, to)
}

#[test]
fn article_4_7_a_move_is_made_when_the_piece_is_released() {
    let mut game = ordinary(START);
    let made = moves(&mut game, White, Square::E2, Square::E4);
    assert!(matches!(made[..], [Effect::MadeOnBoard(_)]), "{made:?}");
    assert_eq!(lift(&mut game, White, Square::E4), made);
    seat(&mut game, White, Square::E3);
    let pressed = press(&mut game, White);
    assert!(matches!(pressed[0], Effect::Announce(_)), "{pressed:?}");
    assert_eq!(game.position().board().piece_at(Square::E4).map(|piece| piece.color), Some(White));
}

#[test]
fn article_4_7_1_a_capture_needs_both_pieces() {
    let mut game = ordinary("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    assert_eq!(
        lift(&mut game, White, Square::D5)[0],
        Effect::Touched(White, Square::D5, Duty::Capture(Square::D5))
    );
    let pressed = press(&mut game, White);
    assert_eq!(pressed[0], Effect::NotCompleted(White, Missing::Release));
    let mut game = ordinary("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    lift(&mut game, White, Square::D5);
    let made = moves(&mut game, White, Square::E4, Square::D5);
    assert!(matches!(made[..], [Effect::MadeOnBoard(_)]), "{made:?}");
}

#[test]
fn article_4_7_2_the_released_king_leaves_only_this_castling() {
    let mut game = ordinary("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    assert_eq!(moves(&mut game, White, Square::E1, Square::G1), []);
    let pressed = press(&mut game, White);
    assert_eq!(pressed[0], Effect::NotCompleted(White, Missing::Rook));
    let rook = lift(&mut game, White, Square::H1);
    assert_eq!(rook[0], Effect::Touched(White, Square::H1, Duty::Castle(CastlingSide::KingSide)));
    let made = seat(&mut game, White, Square::F1);
    assert!(matches!(made[..], [Effect::MadeOnBoard(_)]), "{made:?}");
    assert!(matches!(press(&mut game, White)[0], Effect::Announce(_)));
}

#[test]
fn article_4_4_2_rook_and_then_king_is_a_rook_move() {
    let mut game = ordinary("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    moves(&mut game, White, Square::H1, Square::F1);
    lift(&mut game, White, Square::E1);
    seat(&mut game, White, Square::G1);
    press(&mut game, White);
    assert_eq!(game.position().board().king_of(White), Some(Square::E1));
}

#[test]
fn article_4_2_1_who_adjusts_says_so_first() {
    let mut game = ordinary(START);
    let adjusts = game.handle(At::ZERO, &Event::Adjusting(White));
    assert_eq!(adjusts, [Effect::Adjusting(White)]);
    assert_eq!(lift(&mut game, White, Square::E2), []);
    assert_eq!(seat(&mut game, White, Square::E2), [Effect::PutBack(White)]);
    let other = game.handle(At::ZERO, &Event::Adjusting(Black));
    assert_eq!(other, [Effect::Refused(Refusal::NotYourTurn(Black))]);
    let mut game = ordinary(START);
    lift(&mut game, White, Square::D2);
    let late = game.handle(At::ZERO, &Event::Adjusting(White));
    assert_eq!(late, [Effect::Refused(Refusal::AdjustTooLate)]);
}

/// 4.2.1: one or more pieces. What goes to another square is touched, and nothing is adjusted after it.
#[test]
fn l4_2_by_one_word_several_pieces_are_adjusted_until_one_is_moved() {
    let mut game = ordinary(START);
    game.handle(At::ZERO, &Event::Adjusting(White));
    for square in [Square::E2, Square::G1, Square::E2] {
        assert_eq!(lift(&mut game, White, square), []);
        assert_eq!(seat(&mut game, White, square), [Effect::PutBack(White)]);
    }
    for square in [Square::A1, Square::B1] {
        assert_eq!(lift(&mut game, White, square), []);
    }
    assert_eq!(seat(&mut game, White, Square::B1), []);
    let swapped = game.handle(At::ZERO, &Event::Seated(White, Square::A1, None));
    assert_eq!(swapped, [Effect::PutBack(White)]);
    // A hole that was missed is no move.
    lift(&mut game, White, Square::D2);
    assert_eq!(seat(&mut game, White, Square::D5), []);
    lift(&mut game, White, Square::D5);
    assert_eq!(seat(&mut game, White, Square::D2), [Effect::PutBack(White)]);
    assert!(!game.underway().has_touched());
}

#[test]
fn l4_2_who_moves_a_piece_after_adjusting_has_touched_it() {
    for edition in Edition::ALL {
        let boards = ByColor { white: BoardKind::Pegs, black: BoardKind::Ordinary };
        let announcing = Announcing::Announce;
        let rules = Rules {
            edition,
            boards,
            announcing,
            authority: Authority::Arbiter,
            ..Rules::default()
        };
        let mut game = at_match(START, None, rules);
        game.handle(At::ZERO, &Event::Adjusting(White));
        lift(&mut game, White, Square::E2);
        seat(&mut game, White, Square::E2);
        lift(&mut game, White, Square::D2);
        seat(&mut game, White, Square::D4);
        lift(&mut game, White, Square::D4);
        seat(&mut game, White, Square::D2);
        let touched = lift(&mut game, White, Square::C2);
        let bound = Duty::Move(Square::D2);
        assert_eq!(touched, [Effect::Touched(White, Square::C2, bound)], "{edition}");
    }
}

#[test]
fn article_9_1_touching_declines_an_offer_and_ends_the_right_to_claim() {
    let mut game = ordinary(START);
    moves(&mut game, White, Square::E2, Square::E4);
    press(&mut game, White);
    moves(&mut game, Black, Square::E7, Square::E5);
    press(&mut game, Black);
    moves(&mut game, White, Square::G1, Square::F3);
    let offered = game.handle(At::ZERO, &Event::DrawOffered(White));
    assert_eq!(offered, [Effect::DrawOffered(White)]);
    press(&mut game, White);
    let touched = lift(&mut game, Black, Square::B8);
    let declined = Effect::DrawAnswered(Black, crate::Answer::Declined);
    assert!(touched.contains(&declined), "{touched:?}");
    let claim = game.handle(At::ZERO, &Event::Claimed(crate::Claim::Threefold, None));
    assert_eq!(claim, [Effect::Refused(Refusal::ClaimRightLost)]);
    let untimely = game.handle(At::ZERO, &Event::DrawOffered(Black));
    assert_eq!(untimely, [Effect::DrawOffered(Black), Effect::OfferUntimely(Black)]);
}

#[test]
fn article_6_2_1_the_opponent_goes_on_before_the_clock_is_pressed() {
    let mut game = ordinary(START);
    moves(&mut game, White, Square::E2, Square::E4);
    let touched = lift(&mut game, Black, Square::D7);
    assert_eq!(touched[0], Effect::NotPressed(White));
    seat(&mut game, Black, Square::D5);
    assert_eq!(press(&mut game, Black), [Effect::Refused(Refusal::NotYourClock(Black))]);
    assert_eq!(game.clock().unwrap().turn(), Some(White));
    let late = game.handle(At::from_secs(60), &Event::ClockPressed(White));
    assert_eq!(late, [Effect::ClockStarted(Black)]);
    assert!(matches!(press(&mut game, Black)[0], Effect::Announce(_)));
    assert_eq!(game.clock().unwrap().turn(), Some(White));
    assert_eq!(game.made().len(), 2);
}

/// A board on which White has moved to e4 and not pressed, and Black has touched a pawn.
fn unpressed() -> Game {
    let mut game = ordinary(START);
    moves(&mut game, White, Square::E2, Square::E4);
    lift(&mut game, Black, Square::E7);
    game
}

#[test]
fn article_6_2_1_who_forgot_his_clock_is_at_it_when_the_turn_is_his_again() {
    let mut game = unpressed();
    game.handle(At::ZERO, &entered("e7e5"));
    moves(&mut game, White, Square::D2, Square::D4);
    let pressed = press(&mut game, White);
    assert!(matches!(pressed[0], Effect::Announce(_)), "{pressed:?}");
    assert_eq!(game.clock().unwrap().turn(), Some(Black));
}

#[test]
fn article_6_2_1_a_position_that_is_set_leaves_nothing_to_press() {
    let mut game = unpressed();
    let start = Box::new(touchmove_position::Position::default());
    game.handle(At::ZERO, &Event::Ruled(Ruling::PositionSet(start)));
    game.handle(At::ZERO, &Event::Executed(White));
    moves(&mut game, White, Square::D2, Square::D4);
    let pressed = press(&mut game, White);
    assert!(matches!(pressed[0], Effect::Announce(_)), "{pressed:?}");
}

#[test]
fn article_9_5_3_another_claim_does_not_set_the_intended_move_free() {
    let mut game = ordinary(START);
    let claim = |text| Event::Claimed(crate::Claim::Threefold, Some(super::uci(text)));
    game.handle(At::ZERO, &claim("e2e4"));
    let other = game.handle(At::ZERO, &claim("d2d4"));
    assert_eq!(other, [Effect::Refused(Refusal::AlreadyMade)]);
}

#[test]
fn article_5_1_1_mate_on_the_board_ends_the_game_without_the_clock() {
    let mut game = ordinary("6k1/8/6K1/8/Q7/8/8/8 w - - 0 1");
    let made = moves(&mut game, White, Square::A4, Square::E8);
    assert_eq!(outcome(&made), Some(Outcome::win(White, Reason::Checkmate)));
}
