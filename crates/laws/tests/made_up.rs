//! An edition that is a data file and nothing else: the referee rules by its figures and cites its
//! articles.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::time::Duration;

use touchmove_laws::shakmaty::Color::{Black, White};
use touchmove_laws::shakmaty::{CastlingMode, fen::Fen};
use touchmove_laws::{
    Answer, At, Authority, Claim, Edition, Effect, Event, Game, Outcome, Pace, Position, Reason,
    Rules, Setup, Source,
};

const FILE: &str = include_str!("2031.toml");

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn begun(fen: &str) -> Game {
    let edition = Edition::read(FILE).unwrap();
    let rules = Rules { edition, authority: Authority::Arbiter, ..Rules::default() };
    let position =
        Position::from_setup(fen.parse::<Fen>().unwrap().into_setup(), CastlingMode::Standard)
            .unwrap();
    let control = Some("90".parse().unwrap());
    let mut game = Game::new(Setup { position, control, rules, ..Setup::default() });
    game.handle(At::ZERO, &Event::Started);
    game
}

fn play(game: &mut Game, moves: &str) -> Vec<Effect> {
    let mut last = Vec::new();
    for uci in moves.split_whitespace() {
        last = game.handle(At::from_secs(10), &Event::Entered(uci.parse().unwrap()));
    }
    last
}

/// The effect of this kind and the article that is cited for it.
fn cited(game: &Game, told: &[Effect], is_it: impl Fn(&Effect) -> bool) -> String {
    let effect = told.iter().find(|effect| is_it(effect)).unwrap();
    game.article(effect).unwrap().to_string()
}

#[test]
fn it_is_named_by_its_year() {
    let edition = Edition::read(FILE).unwrap();
    assert_eq!((edition.id(), edition.to_string().as_str()), ("fide-2031", "FIDE 2031"));
    assert!(edition > Edition::default() && !Edition::ALL.contains(&edition));
    assert_eq!(edition.agreement_needs_moves().source, Source::Secondary);
    assert_eq!(edition.pace_of(Duration::from_mins(45)).value, Pace::Standard);
}

#[test]
fn a_wrong_claim_costs_four_minutes() {
    let mut game = begun(START);
    let told = game.handle(At::from_secs(5), &Event::Claimed(Claim::Threefold, None));
    let given = |effect: &Effect| matches!(effect, Effect::TimeAdded(Black, time, _) if time.as_secs() == 240);
    assert_eq!(cited(&game, &told, given), "FIDE 2031, 26.7");
}

#[test]
fn the_second_occurrence_can_be_claimed_and_the_fourth_draws() {
    let back = "g1f3 g8f6 f3g1 f6g8 ";
    let mut game = begun(START);
    play(&mut game, back);
    let told = game.handle(At::from_secs(20), &Event::Claimed(Claim::Threefold, None));
    assert!(told.contains(&Effect::Ended(Outcome::draw(Reason::Threefold))), "{told:?}");
    let mut game = begun(START);
    assert_eq!(play(&mut game, &back.repeat(2)).iter().find(|told| is_end(told)), None);
    let told = play(&mut game, back);
    assert!(told.contains(&Effect::Ended(Outcome::draw(Reason::Fivefold))), "{told:?}");
    assert_eq!(cited(&game, &told, is_end), "FIDE 2031, 26.8");
}

const fn is_end(effect: &Effect) -> bool {
    matches!(effect, Effect::Ended(_))
}

#[test]
fn forty_moves_can_be_claimed_and_sixty_draw() {
    let after = |plies| format!("4k3/8/8/8/8/8/8/R3K3 w - - {plies} 80");
    let mut game = begun(&after(79));
    let wrong = game.handle(At::ZERO, &Event::Claimed(Claim::FiftyMoves, None));
    assert!(wrong.contains(&Effect::ClaimWrong(White, Claim::FiftyMoves, 79)), "{wrong:?}");
    let mut game = begun(&after(80));
    let told = game.handle(At::ZERO, &Event::Claimed(Claim::FiftyMoves, None));
    assert!(told.contains(&Effect::Ended(Outcome::draw(Reason::FiftyMoves))), "{told:?}");
    let mut game = begun(&after(118));
    assert_eq!(play(&mut game, "a1a2").iter().find(|told| is_end(told)), None);
    let told = play(&mut game, "e8e7");
    assert!(told.contains(&Effect::Ended(Outcome::draw(Reason::SeventyFiveMoves))), "{told:?}");
}

#[test]
fn the_fourth_illegal_move_loses() {
    let mut game = begun(START);
    for number in 1..=4 {
        let told = play(&mut game, "e2e5");
        assert!(
            told.iter().any(|it| matches!(it, Effect::IllegalAct(White, _, n) if *n == number))
        );
        let given = told
            .iter()
            .any(|it| matches!(it, Effect::TimeAdded(Black, time, _) if time.as_secs() == 180));
        assert_eq!((given, told.iter().any(is_asked)), (number < 4, number == 4), "{told:?}");
    }
}

/// Whether it is asked if the opponent can mate, before a game is lost.
const fn is_asked(effect: &Effect) -> bool {
    matches!(effect, Effect::AskSolver(_))
}

#[test]
fn a_draw_can_be_agreed_before_a_move_and_seven_minutes_are_too_late() {
    let mut game = begun(START);
    game.handle(At::ZERO, &Event::DrawOffered(White));
    let told = game.handle(At::ZERO, &Event::DrawAnswered(Black, Answer::Accepted));
    assert!(told.contains(&Effect::Ended(Outcome::draw(Reason::Agreement))), "{told:?}");
    let edition = Edition::read(FILE).unwrap();
    let rules = Rules { edition, authority: Authority::Arbiter, ..Rules::default() };
    let control = Some("90".parse().unwrap());
    let mut game = Game::new(Setup { control, rules, ..Setup::default() });
    game.handle(At::ZERO, &Event::Absent(White));
    game.handle(At::ZERO, &Event::Started);
    assert_eq!(game.handle(At::from_secs(7 * 60 - 1), &Event::TimePassed), []);
    let told = game.handle(At::from_secs(7 * 60 + 1), &Event::TimePassed);
    assert!(told.contains(&Effect::Ended(Outcome::win(Black, Reason::DefaultTime))), "{told:?}");
}
