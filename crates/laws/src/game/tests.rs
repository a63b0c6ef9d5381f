//! The referee, article by article.

use std::time::Duration;

use shakmaty::fen::Fen;
use shakmaty::{ByColor, CastlingMode, Color, Square, uci::UciMove};

mod blind;
mod illegal;
mod kinds;
mod properties;
mod remote;
mod rulings;
mod sighted;
mod taken_back;
mod voided;

use super::{Game, Setup};
use crate::{
    Announcing, Answer, At, BoardKind, Claim, Doubt, Duty, Edition, Effect, Event, Made, Outcome,
    Position, Reason, Refusal, Rules, Topic, Verdict,
};

mod adjournment;
mod any_order;
mod presence;
mod resumption;
mod sheets;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn from(fen: &str, control: Option<&str>) -> Game {
    at_match(fen, control, Rules::default())
}

/// A game with these rules, begun.
fn at_match(fen: &str, control: Option<&str>, rules: Rules) -> Game {
    let position =
        Position::from_setup(fen.parse::<Fen>().unwrap().into_setup(), CastlingMode::Standard)
            .unwrap();
    let control = control.map(|text| text.parse().unwrap());
    let mut game = Game::new(Setup { position, control, rules, ..Setup::default() });
    game.handle(At::ZERO, &Event::Started);
    game
}

fn uci(text: &str) -> UciMove {
    text.parse().unwrap()
}

fn entered(text: &str) -> Event {
    Event::Entered(text.parse().unwrap())
}

fn play(game: &mut Game, moves: &str) -> Vec<Effect> {
    let mut last = Vec::new();
    for text in moves.split_whitespace() {
        last = game.handle(At::ZERO, &entered(text));
        assert!(matches!(last[0], Effect::Announce(_)), "{text}: {last:?}");
    }
    last
}

fn outcome(effects: &[Effect]) -> Option<Outcome> {
    effects.iter().find_map(|effect| match effect {
        Effect::Ended(outcome) => Some(*outcome),
        _ => None,
    })
}

/// Shuffles knights until the start position has occurred once more for each round.
fn shuffle(game: &mut Game, rounds: usize) -> Vec<Effect> {
    play(game, &"g1f3 g8f6 f3g1 f6g8 ".repeat(rounds))
}

#[test]
fn article_5_1_1_mate_ends_the_game_at_once() {
    let mut game = from(START, Some("5"));
    let effects = play(&mut game, "f2f3 e7e5 g2g4 d8h4");
    assert_eq!(outcome(&effects), Some(Outcome::win(Color::Black, Reason::Checkmate)));
    assert_eq!(game.deadline(), None);
    let late = game.handle(At::ZERO, &entered("a2a3"));
    assert_eq!(late, [Effect::Refused(Refusal::GameOver)]);
}

#[test]
fn article_5_1_2_resigning_against_bare_mating_material_loses_else_draws() {
    let mut game = from(START, None);
    let asked = game.handle(At::ZERO, &Event::Resigned(Color::White));
    let [Effect::AskSolver(question)] = &asked[..] else { panic!("{asked:?}") };
    assert_eq!(question.doubt, Doubt::CanMate(Color::Black));
    let judged = Event::Judged(question.number, question.doubt, Verdict::MatePossible);
    let ended = game.handle(At::ZERO, &judged);
    assert_eq!(outcome(&ended), Some(Outcome::win(Color::Black, Reason::Resignation)));

    let mut game = from("7k/8/8/8/8/8/P7/K7 w - - 0 1", None);
    let ended = game.handle(At::ZERO, &Event::Resigned(Color::White));
    assert_eq!(outcome(&ended), Some(Outcome::draw(Reason::ResignationNoMate)));
}

#[test]
fn article_5_2_1_stalemate() {
    let mut game = from("7k/5Q2/8/8/8/8/8/K7 w - - 0 1", None);
    let effects = play(&mut game, "f7e7");
    assert_eq!(outcome(&effects), None);
    let mut game = from("7k/5Q2/8/8/8/8/8/K7 w - - 0 1", None);
    let effects = play(&mut game, "a1a2");
    assert_eq!(outcome(&effects), Some(Outcome::draw(Reason::Stalemate)));
}

#[test]
fn article_5_2_2_dead_by_material_at_once_by_a_wall_when_judged() {
    let mut game = from("7k/8/8/8/8/8/p7/K7 w - - 0 1", None);
    let effects = play(&mut game, "a1a2");
    assert_eq!(outcome(&effects), Some(Outcome::draw(Reason::DeadPosition)));

    let mut game = from("8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 w - - 0 1", None);
    let effects = play(&mut game, "e3f3");
    let Some(Effect::AskSolver(question)) = effects.last() else { panic!("{effects:?}") };
    assert_eq!(crate::dead::judge(question), Verdict::NoMate);
    play(&mut game, "e6e7");
    let judged = Event::Judged(question.number, Doubt::Dead, Verdict::NoMate);
    let ended = game.handle(At::ZERO, &judged);
    assert_eq!(outcome(&ended), Some(Outcome::draw(Reason::DeadPosition)));
}

#[test]
fn a_position_proven_dead_is_a_draw_though_someone_resigns_before_the_proof() {
    let mut game = from("8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 w - - 0 1", None);
    play(&mut game, "e3f3");
    game.handle(At::ZERO, &Event::Resigned(Color::Black));
    let ended = game.handle(At::ZERO, &Event::Judged(1, Doubt::Dead, Verdict::NoMate));
    assert_eq!(outcome(&ended), Some(Outcome::draw(Reason::ResignationNoMate)));
}

#[test]
fn a_verdict_about_moves_taken_back_is_forgotten() {
    let mut game = from("8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 w - - 0 1", None);
    play(&mut game, "e3f3");
    game.handle(At::ZERO, &Event::TakenBack(1));
    let judged = Event::Judged(1, Doubt::Dead, Verdict::NoMate);
    assert_eq!(game.handle(At::ZERO, &judged), []);
}

#[test]
fn article_5_2_3_a_draw_by_agreement_needs_a_move_and_an_offer() {
    let mut game = from(START, None);
    let offer = |color| Event::DrawOffered(color);
    let early = game.handle(At::ZERO, &offer(Color::White));
    assert_eq!(early, [Effect::Refused(Refusal::TooEarlyForDraw)]);
    play(&mut game, "e2e4");
    let early = game.handle(At::ZERO, &offer(Color::Black));
    assert_eq!(early, [Effect::Refused(Refusal::TooEarlyForDraw)]);
    play(&mut game, "e7e5");
    let yes = Event::DrawAnswered(Color::Black, Answer::Accepted);
    assert_eq!(game.handle(At::ZERO, &yes), [Effect::Refused(Refusal::NoOffer)]);
    assert_eq!(game.handle(At::ZERO, &offer(Color::White)), [Effect::DrawOffered(Color::White)]);
    let again = game.handle(At::ZERO, &offer(Color::White));
    assert_eq!(again, [Effect::Refused(Refusal::OfferStands)]);
    let ended = game.handle(At::ZERO, &yes);
    assert_eq!(outcome(&ended), Some(Outcome::draw(Reason::Agreement)));
}

#[test]
fn article_9_1_2_1_a_move_declines_the_offer() {
    let mut game = from(START, None);
    play(&mut game, "e2e4 e7e5 g1f3");
    game.handle(At::ZERO, &Event::DrawOffered(Color::White));
    let effects = play(&mut game, "g8f6");
    assert_eq!(effects[1], Effect::DrawAnswered(Color::Black, Answer::Declined));
    assert_eq!(game.offer(), None);
}

#[test]
fn article_6_8_the_flag_falls_at_the_deadline_not_before() {
    let mut game = from(START, Some("5"));
    let flag = game.deadline().unwrap();
    assert_eq!(flag, At::from_secs(300));
    assert_eq!(game.handle(At::from_micros(flag.as_micros() - 1), &Event::TimePassed), []);
    let effects = game.handle(flag, &Event::TimePassed);
    assert_eq!(effects[0], Effect::FlagFell(Color::White));
    assert_eq!(game.deadline(), None);
    let judged = Event::Judged(1, Doubt::CanMate(Color::Black), Verdict::Undecided);
    let ended = game.handle(flag, &judged);
    assert_eq!(outcome(&ended), Some(Outcome::win(Color::Black, Reason::Flag)));
}

#[test]
fn article_6_9_no_loss_on_time_against_who_cannot_mate() {
    let mut game = from("7k/8/8/8/8/8/P7/K7 w - - 0 1", Some("1"));
    let effects = game.handle(At::from_secs(60), &entered("a2a4"));
    assert_eq!(effects[0], Effect::FlagFell(Color::White));
    assert_eq!(outcome(&effects), Some(Outcome::draw(Reason::FlagNoMate)));
    assert_eq!(effects.last(), Some(&Effect::Refused(Refusal::GameOver)));
    assert!(game.made().is_empty());
}

#[test]
fn an_event_from_before_the_last_one_counts_as_now() {
    let mut game = from(START, Some("5"));
    game.handle(At::from_secs(10), &entered("e2e4"));
    game.handle(At::from_secs(9), &entered("e7e5"));
    let clock = game.clock().unwrap();
    assert_eq!(clock.remaining(Color::Black, At::from_secs(10)), Duration::from_mins(5));
}

#[test]
fn article_9_2_threefold_is_claimed_not_automatic() {
    let mut game = from(START, None);
    let effects = shuffle(&mut game, 2);
    assert_eq!(outcome(&effects), None);
    let ended = game.handle(At::ZERO, &Event::Claimed(Claim::Threefold, None));
    assert_eq!(outcome(&ended), Some(Outcome::draw(Reason::Threefold)));
}

#[test]
fn article_9_2_1_a_claim_by_the_intended_move() {
    let mut game = from(START, None);
    shuffle(&mut game, 1);
    play(&mut game, "g1f3 g8f6 f3g1");
    let claim = Event::Claimed(Claim::Threefold, Some("f6g8".parse().unwrap()));
    let ended = game.handle(At::ZERO, &claim);
    assert_eq!(outcome(&ended), Some(Outcome::draw(Reason::Threefold)));
}

#[test]
fn article_9_2_3_an_en_passant_capture_that_is_gone_makes_another_position() {
    let mut game = from("4k3/8/8/8/3p4/8/4P3/4K2N w - - 0 1", None);
    play(&mut game, "e2e4 e8d8 e1d1 d8e8 d1e1 e8d8 e1d1 d8e8 d1e1");
    assert_eq!(game.course().occurrences(), 2);
}

#[test]
fn article_9_5_3_a_wrong_claim_costs_two_minutes_and_the_move_is_played() {
    let mut game = from(START, Some("90+30"));
    play(&mut game, "g1f3 g8f6");
    let claim = Event::Claimed(Claim::FiftyMoves, Some("e2e4".parse().unwrap()));
    let effects = game.handle(At::ZERO, &claim);
    assert_eq!(effects[0], Effect::ClaimWrong(Color::White, Claim::FiftyMoves, 0));
    assert_eq!(
        effects[1],
        Effect::TimeAdded(Color::Black, Duration::from_mins(2), Topic::WrongClaim)
    );
    assert_eq!(effects[2], Effect::DrawOffered(Color::White));
    assert!(matches!(effects[3], Effect::Announce(_)));
    let left = game.clock().unwrap().remaining(Color::Black, At::ZERO);
    assert_eq!(left, Duration::from_mins(90 + 1 + 2));
}

#[test]
fn article_a_3_a_wrong_claim_in_rapid_costs_one_minute() {
    let mut game = from(START, Some("15+10"));
    let effects = game.handle(At::ZERO, &Event::Claimed(Claim::Threefold, None));
    assert_eq!(
        effects[1],
        Effect::TimeAdded(Color::Black, Duration::from_mins(1), Topic::RapidPenalties)
    );
}

#[test]
fn article_9_3_fifty_moves_are_claimed() {
    let mut game = from("7k/7p/8/8/8/8/R7/K7 w - - 99 80", None);
    let claim = Event::Claimed(Claim::FiftyMoves, Some("a2b2".parse().unwrap()));
    assert_eq!(outcome(&game.handle(At::ZERO, &claim)), Some(Outcome::draw(Reason::FiftyMoves)));
}

#[test]
fn article_9_6_1_fivefold_is_automatic() {
    let mut game = from(START, None);
    assert_eq!(outcome(&shuffle(&mut game, 3)), None);
    let effects = shuffle(&mut game, 1);
    assert_eq!(outcome(&effects), Some(Outcome::draw(Reason::Fivefold)));
}

#[test]
fn article_9_6_2_seventy_five_moves_are_automatic_but_mate_goes_first() {
    let mut game = from("7k/8/6K1/8/8/8/R6p/8 w - - 149 100", None);
    let effects = play(&mut game, "a2a7");
    assert_eq!(outcome(&effects), Some(Outcome::draw(Reason::SeventyFiveMoves)));
    let mut game = from("7k/8/6K1/8/8/8/R6p/8 w - - 149 100", None);
    let effects = play(&mut game, "a2a8");
    assert_eq!(outcome(&effects), Some(Outcome::win(Color::White, Reason::Checkmate)));
}

#[test]
fn taking_back_gives_position_and_turn_back_but_no_time() {
    let mut game = from(START, Some("5"));
    game.handle(At::from_secs(10), &entered("e2e4"));
    game.handle(At::from_secs(30), &entered("e7e5"));
    let effects = game.handle(At::from_secs(40), &Event::TakenBack(2));
    let [Effect::TakenBack(taken)] = &effects[..] else { panic!("{effects:?}") };
    assert_eq!(taken.iter().map(Made::by).collect::<Vec<_>>(), [Color::Black, Color::White]);
    assert_eq!(game.position(), game.course().start());
    let clock = game.clock().unwrap();
    assert_eq!(clock.remaining(Color::White, At::from_secs(40)), Duration::from_secs(280));
    assert_eq!(clock.remaining(Color::Black, At::from_secs(40)), Duration::from_secs(280));
    let none = game.handle(At::from_secs(41), &Event::TakenBack(1));
    assert_eq!(none, [Effect::Refused(Refusal::NothingToTakeBack)]);
}

#[test]
fn a_move_that_is_not_completed_is_taken_back_alone() {
    let rules = Rules { announcing: Announcing::Announce, ..Rules::default() };
    let mut game = Game::new(Setup { rules, ..Setup::default() });
    game.handle(At::ZERO, &Event::Started);
    let none = game.handle(At::ZERO, &Event::TakenBack(0));
    assert_eq!(none, [Effect::Refused(Refusal::NothingToTakeBack)]);
    assert!(game.is_new());
    game.handle(At::ZERO, &entered("e2e4"));
    assert!(game.underway().on_board().is_some() && !game.is_new());
    assert_eq!(game.handle(At::ZERO, &Event::TakenBack(0)), [Effect::TakenBack(Vec::new())]);
    assert_eq!(game.underway().on_board(), None);
    assert!(matches!(game.handle(At::ZERO, &entered("d2d4"))[..], [Effect::MadeOnBoard(_)]));
}

#[test]
fn article_d_2_8_what_was_only_said_is_corrected_what_was_made_is_not() {
    let rules = Rules { announcing: Announcing::Announce, ..Rules::default() };
    let mut game = Game::new(Setup { rules, ..Setup::default() });
    let said = |uci: &str| Event::Announced(Color::White, uci.parse().unwrap());
    let corrected = |uci: &str| Event::Corrected(Color::White, uci.parse().unwrap());
    game.handle(At::ZERO, &Event::Started);
    game.handle(At::ZERO, &said("g1h3"));
    let effects = game.handle(At::ZERO, &corrected("g1f3"));
    assert!(matches!(effects[..], [Effect::Corrected(_), Effect::MadeOnBoard(_)]), "{effects:?}");
    assert_eq!(game.underway().on_board(), game.announced());
    game.handle(At::ZERO, &entered("g1f3"));
    let refused = game.handle(At::ZERO, &corrected("g1h3"));
    assert_eq!(refused, [Effect::Refused(Refusal::AlreadyMade)]);
    let effects = game.handle(At::ZERO, &Event::ClockPressed(Color::White));
    assert!(matches!(&effects[0], Effect::Completed(made) if made.mv.to() == Square::F3));
}

#[test]
fn article_4_2_1_who_has_no_board_has_nothing_to_adjust() {
    let mut game = from(START, None);
    let refused = game.handle(At::ZERO, &Event::Adjusting(Color::White));
    assert_eq!(refused, [Effect::Refused(Refusal::NoBoard)]);
}

#[test]
fn article_4_2_1_on_a_screen_what_is_taken_is_adjusted_until_the_move_is_made() {
    let boards = ByColor { white: BoardKind::Screen, black: BoardKind::Typed };
    let mut game = at_match(START, None, Rules { boards, ..Rules::default() });
    let touched = |square| Event::Touched(Color::White, square);
    assert_eq!(
        game.handle(At::ZERO, &Event::Adjusting(Color::White)),
        [Effect::Adjusting(Color::White)]
    );
    for square in [Square::G1, Square::B1] {
        assert_eq!(game.handle(At::ZERO, &touched(square)), []);
    }
    play(&mut game, "e2e4 e7e5");
    let bound = game.handle(At::ZERO, &touched(Square::B1));
    assert_eq!(bound, [Effect::Touched(Color::White, Square::B1, Duty::Move(Square::B1))]);
    let refused = game.handle(At::ZERO, &entered("g1f3"));
    assert_eq!(refused, [Effect::Refused(Refusal::MustMoveTouched(Square::B1))]);
    let made = game.handle(At::ZERO, &entered("b1c3"));
    assert!(matches!(made[0], Effect::Announce(_)), "{made:?}");
}

#[test]
fn a_pause_stops_moves_and_time() {
    let mut game = from(START, Some("5"));
    assert_eq!(game.handle(At::from_secs(5), &Event::Paused), [Effect::Paused]);
    assert_eq!(game.deadline(), None);
    let refused = game.handle(At::from_secs(6), &entered("e2e4"));
    assert_eq!(refused, [Effect::Refused(Refusal::NotRunning)]);
    assert_eq!(game.handle(At::from_secs(100), &Event::Resumed), [Effect::Resumed]);
    assert_eq!(game.deadline(), Some(At::from_secs(395)));
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut game = from(START, None);
    let refused = game.handle(At::ZERO, &entered("e2e5"));
    assert_eq!(refused, [Effect::Refused(Refusal::IllegalMove)]);
    assert!(game.made().is_empty());
}

/// The check of Ra1 is met by Qd1: White's right to castle was suspended and is there again.
#[test]
fn article_9_2_of_2001_counts_a_castling_that_a_check_suspended() {
    let fen = "r3k3/8/8/8/8/8/3Q4/4K2R w K - 0 1";
    for (edition, expected) in [(Edition::E2001, 1), (Edition::E2018, 2)] {
        let mut game = at_match(fen, None, Rules { edition, ..Rules::default() });
        play(&mut game, "d2d3 a8a1 d3d1 a1a2 d1d3 a2a7 d3d2 a7a8");
        assert_eq!(game.course().occurrences(), expected, "{edition}");
    }
}
