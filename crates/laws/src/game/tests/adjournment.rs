//! Adjournment (Guidelines I).

use std::time::Duration;

use shakmaty::{ByColor, CastlingMode, Color, Position as _};
use touchmove_position::Position;

use super::{START, at_match, entered, outcome, play};
use crate::edition::DeadPosition;
use crate::game::Game;
use crate::{
    Announcing, Answer, At, Authority, Edition, Effect, Envelope, EnvelopeContents, Event, Outcome,
    Pace, Reason, Refusal, Rules, Ruling, Supervision, Times,
};

pub(super) const WHITE: Color = Color::White;
pub(super) const BLACK: Color = Color::Black;
/// White can mate by Ra8.
pub(super) const MATE: &str = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 30";
/// White can give stalemate by Kf7, and Black cannot mate.
pub(super) const STALEMATE: &str = "7k/8/4K3/5Q2/8/8/8/8 w - - 0 70";

pub(super) fn begun(edition: Edition, default_time: Option<u64>, fen: &str) -> Game {
    let default_time = default_time.map(Duration::from_mins);
    let rules = Rules { edition, default_time, authority: Authority::Arbiter, ..Rules::default() };
    at_match(fen, Some("40/90,30"), rules)
}

pub(super) fn at(game: &mut Game, secs: u64, event: &Event) -> Vec<Effect> {
    game.handle(At::from_secs(secs), event)
}

pub(super) fn sealed(by: Color) -> Event {
    Event::Sealed(by, "closed".into())
}

pub(super) fn opened(text: &str) -> Event {
    Event::Opened(EnvelopeContents::Move(text.parse().unwrap()))
}

/// A game whose player to move was told to seal at 100 seconds and has sealed at 160.
pub(super) fn adjourned(edition: Edition, default_time: Option<u64>, fen: &str) -> Game {
    let mut game = begun(edition, default_time, fen);
    let by = game.position().turn();
    assert_eq!(at(&mut game, 100, &Event::AdjournmentAnnounced), [Effect::MustSeal(by)]);
    assert_eq!(at(&mut game, 160, &sealed(by)), [Effect::Sealed(by)]);
    let effects = at(&mut game, 170, &Event::Adjourned);
    assert!(matches!(effects[..], [Effect::Adjourned(_)]), "{effects:?}");
    game
}

/// The same, due to go on at 10,000 seconds, without these players.
pub(super) fn due(
    edition: Edition,
    default_time: Option<u64>,
    fen: &str,
    absent: &[Color],
) -> Game {
    let mut game = adjourned(edition, default_time, fen);
    for &color in absent {
        assert_eq!(at(&mut game, 9_000, &Event::Absent(color)), [Effect::Absent(color)]);
    }
    at(&mut game, 10_000, &Event::ResumptionDue);
    game
}

pub(super) fn left(game: &Game, color: Color) -> u64 {
    game.clock().unwrap().remaining(color, game.now()).as_secs()
}

pub(super) fn win(winner: Color, reason: Reason) -> Outcome {
    Outcome::win(winner, reason)
}

pub(super) fn judged(game: &mut Game) -> Option<Outcome> {
    let question = game.pending()?;
    let verdict = crate::dead::judge(&question);
    let now = game.now();
    outcome(&game.handle(now, &Event::Judged(question.number, question.doubt, verdict)))
}

pub(super) fn is_made(effect: &Effect) -> bool {
    matches!(effect, Effect::Announce(_) | Effect::Completed(_))
}

#[test]
fn article_i_1_sealing_stops_the_clock_and_starts_none() {
    let mut game = adjourned(Edition::E2023, None, START);
    assert_eq!((left(&game, WHITE), left(&game, BLACK)), (90 * 60 - 160, 90 * 60));
    assert_eq!(game.deadline(), None);
    assert!(game.is_adjourned());
    assert_eq!(at(&mut game, 9_000, &Event::TimePassed), []);
    assert_eq!(left(&game, WHITE), 90 * 60 - 160);
    let again = at(&mut game, 9_000, &sealed(WHITE));
    assert_eq!(again, [Effect::Refused(Refusal::AlreadySealed)]);
    let moved = at(&mut game, 9_000, &entered("e2e4"));
    assert_eq!(moved, [Effect::Refused(Refusal::NotRunning)]);
}

#[test]
fn article_i_1_only_the_player_to_move_seals_and_only_when_told() {
    let mut game = begun(Edition::E2023, None, START);
    let refused = |refusal| [Effect::Refused(refusal)];
    assert_eq!(at(&mut game, 1, &sealed(WHITE)), refused(Refusal::NotSealing));
    assert_eq!(at(&mut game, 1, &Event::Adjourned), refused(Refusal::NotSealing));
    assert_eq!(at(&mut game, 1, &Event::ResumptionDue), refused(Refusal::NotAdjourned));
    assert_eq!(at(&mut game, 1, &opened("e2e4")), refused(Refusal::NotAdjourned));
    assert_eq!(at(&mut game, 1, &Event::EnvelopeLost(None)), refused(Refusal::NotAdjourned));
    at(&mut game, 2, &Event::AdjournmentAnnounced);
    assert_eq!(at(&mut game, 3, &sealed(BLACK)), refused(Refusal::NotYourTurn(BLACK)));
    assert_eq!(at(&mut game, 3, &sealed(WHITE)), [Effect::Sealed(WHITE)]);
    assert_eq!(at(&mut game, 4, &opened("e2e4")), refused(Refusal::NotAdjourned));
    at(&mut game, 5, &Event::Adjourned);
    assert_eq!(at(&mut game, 6, &Event::Adjourned), refused(Refusal::AlreadySealed));
    at(&mut game, 7, &Event::ResumptionDue);
    assert_eq!(at(&mut game, 8, &Event::ResumptionDue), refused(Refusal::AlreadyRunning));
    at(&mut game, 9, &Event::Ruled(Ruling::Annulled));
    assert_eq!(at(&mut game, 10, &opened("e2e4")), refused(Refusal::GameOver));
    assert_eq!(game.envelope(), None);
}

#[test]
fn article_i_1_a_move_made_after_being_told_is_the_one_that_is_sealed() {
    let mut game = begun(Edition::E2023, None, START);
    at(&mut game, 100, &Event::AdjournmentAnnounced);
    let effects = at(&mut game, 110, &entered("e2e4"));
    assert!(matches!(effects[..], [Effect::MadeOnBoard(_), Effect::MustSeal(WHITE)]));
    assert_eq!(at(&mut game, 111, &entered("e2e4")), [Effect::MustSeal(WHITE)]);
    let other = at(&mut game, 112, &entered("d2d4"));
    assert_eq!(other, [Effect::Refused(Refusal::AlreadyMade)]);
    assert_eq!(at(&mut game, 113, &Event::ClockPressed(WHITE)), [Effect::MustSeal(WHITE)]);
    assert_eq!(left(&game, WHITE), 90 * 60 - 113, "his clock runs");
    at(&mut game, 120, &sealed(WHITE));
    at(&mut game, 121, &Event::Adjourned);
    let effects = at(&mut game, 200, &opened("d2d4"));
    assert!(effects.contains(&Effect::SheetDiffers(WHITE, 0)), "{effects:?}");
    assert_eq!(game.made()[0].uci(CastlingMode::Standard).to_string(), "e2e4");
}

#[test]
fn article_i_1_a_move_made_before_being_told_binds_as_well() {
    let mut game = begun(Edition::E2023, None, START);
    game.terms.rules.announcing = Announcing::Announce;
    at(&mut game, 90, &Event::Announced(WHITE, "e2e4".parse().unwrap()));
    at(&mut game, 100, &Event::AdjournmentAnnounced);
    at(&mut game, 120, &sealed(WHITE));
    at(&mut game, 121, &Event::Adjourned);
    at(&mut game, 200, &opened("d2d4"));
    assert_eq!(game.made()[0].uci(CastlingMode::Standard).to_string(), "e2e4");
}

#[test]
fn a_mate_on_the_board_is_not_sealed() {
    let mut game = begun(Edition::E2023, None, MATE);
    at(&mut game, 100, &Event::AdjournmentAnnounced);
    let effects = at(&mut game, 110, &entered("a1a8"));
    assert_eq!(outcome(&effects), Some(win(WHITE, Reason::Checkmate)));
}

#[test]
fn article_i_2_what_belongs_on_the_envelope() {
    let mut game = begun(Edition::E2023, None, START);
    for (secs, text) in [(10, "e2e4"), (30, "e7e5")] {
        at(&mut game, secs, &entered(text));
    }
    at(&mut game, 40, &Event::DrawOffered(WHITE));
    at(&mut game, 50, &Event::AdjournmentAnnounced);
    at(&mut game, 60, &sealed(WHITE));
    let effects = at(&mut game, 70, &Event::Adjourned);
    let envelope = Envelope {
        position: game.position().clone(),
        sealer: WHITE,
        number: 2,
        times: Some(ByColor { white: times(&game, 40), black: times(&game, 20) }),
        offer: Some(WHITE),
        sealed: "closed".into(),
    };
    assert_eq!(effects, [Effect::Adjourned(Box::new(envelope.clone()))]);
    assert_eq!(game.envelope(), Some(envelope));
}

/// The times of a player on whom no ruling has fallen.
fn times(game: &Game, used: u64) -> Times {
    let used = Duration::from_secs(used);
    let first = game.clocks().left_after(0).unwrap().white;
    Times { used, left: first.saturating_sub(used), given: Duration::ZERO, taken: Duration::ZERO }
}

#[test]
fn a5_the_times_on_an_envelope_agree_also_after_moves_were_taken_back() {
    let mut game = begun(Edition::E2023, None, START);
    let first = game.clocks().left_after(0).unwrap().white;
    for (secs, text) in [(10, "e2e4"), (30, "e7e5"), (60, "g1f3"), (100, "b8c6")] {
        at(&mut game, secs, &entered(text));
    }
    let minutes = Duration::from_mins;
    at(&mut game, 100, &Event::Ruled(Ruling::TimeAdded(WHITE, minutes(2))));
    at(&mut game, 100, &Event::Ruled(Ruling::TimeTaken(!WHITE, minutes(1))));
    at(&mut game, 100, &Event::Ruled(Ruling::Restored(2)));
    at(&mut game, 110, &Event::AdjournmentAnnounced);
    at(&mut game, 120, &sealed(WHITE));
    let times = game.envelope().unwrap().times.unwrap();
    assert_eq!(times.map(|times| times.used.as_secs()), ByColor { white: 30, black: 20 });
    assert_eq!((times.white.given, times.black.taken), (minutes(2), minutes(1)));
    for color in Color::ALL {
        let Times { used, left, given, taken } = times[color];
        assert_eq!(left + used + taken, first + given, "{color}");
    }
}

#[test]
fn article_i_4_an_offer_made_after_sealing_stands_when_the_game_goes_on() {
    let mut game = begun(Edition::E2023, None, START);
    play(&mut game, "e2e4 e7e5");
    at(&mut game, 50, &Event::AdjournmentAnnounced);
    at(&mut game, 60, &sealed(WHITE));
    at(&mut game, 70, &Event::Adjourned);
    assert_eq!(at(&mut game, 80, &Event::DrawOffered(BLACK)), [Effect::DrawOffered(BLACK)]);
    let mut agreed = game.clone();
    let yes = Event::DrawAnswered(WHITE, Answer::Accepted);
    let effects = at(&mut agreed, 90, &yes);
    assert_eq!(outcome(&effects), Some(Outcome::draw(Reason::Agreement)), "I.6");
    at(&mut game, 100, &opened("g1f3"));
    assert_eq!(game.offer(), Some(BLACK));
    let effects = at(&mut game, 110, &yes);
    assert_eq!(outcome(&effects), Some(Outcome::draw(Reason::Agreement)));
}

#[test]
fn article_i_6_resigning_before_the_resumption_ends_the_game() {
    let mut game = adjourned(Edition::E2018, None, START);
    let effects = at(&mut game, 200, &Event::Resigned(BLACK));
    assert_eq!(outcome(&effects), Some(win(WHITE, Reason::Resignation)));
}

#[test]
fn article_i_8_a_sealed_move_that_is_none_loses() {
    let illegal = opened("e2e5");
    for edition in Edition::ALL {
        for contents in [
            illegal.clone(),
            Event::Opened(EnvelopeContents::Ambiguous),
            Event::Opened(EnvelopeContents::Unreadable),
        ] {
            let mut game = due(edition, None, START, &[]);
            let effects = at(&mut game, 10_001, &contents);
            assert!(game.made().is_empty());
            let asks = edition.dead_position().value == DeadPosition::NoMate;
            let ended = if asks { None } else { Some(win(BLACK, Reason::SealedMove)) };
            assert_eq!(outcome(&effects), ended);
            let ended = ended.or_else(|| judged(&mut game));
            assert_eq!(ended, Some(win(BLACK, Reason::SealedMove)), "{edition} {contents:?}");
        }
    }
}

#[test]
fn article_i_8_it_is_a_draw_if_the_opponent_cannot_mate() {
    let mut game = due(Edition::E2023, None, STALEMATE, &[]);
    let effects = at(&mut game, 10_001, &Event::Opened(EnvelopeContents::Ambiguous));
    assert_eq!(outcome(&effects), Some(Outcome::draw(Reason::SealedMoveNoMate)));
}

#[test]
fn a_restored_position_cancels_the_sealed_move() {
    let position = Box::new(game_after("d2d4"));
    for ruling in [Ruling::Restored(0), Ruling::PositionSet(position)] {
        let mut game = begun(Edition::E2023, None, START);
        at(&mut game, 10, &entered("e2e4"));
        at(&mut game, 100, &Event::AdjournmentAnnounced);
        at(&mut game, 120, &sealed(BLACK));
        at(&mut game, 130, &Event::Adjourned);
        let effects = at(&mut game, 140, &Event::Ruled(ruling));
        assert!(effects.contains(&Effect::Paused), "{effects:?}");
        let gone = at(&mut game, 150, &opened("e7e5"));
        assert_eq!(gone, [Effect::Refused(Refusal::NotAdjourned)]);
        assert_eq!(at(&mut game, 160, &Event::Resumed), [Effect::Resumed]);
    }
}

fn game_after(text: &str) -> Position {
    let mut game = super::from(START, None);
    play(&mut game, text);
    game.position().clone()
}

#[test]
fn a_position_proven_dead_is_a_draw_though_a_move_was_sealed_before_the_proof() {
    let wall = "8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 w - - 0 1";
    let mut game = begun(Edition::E2023, None, wall);
    let asked = at(&mut game, 10, &entered("e3f3"));
    let Some(Effect::AskSolver(question)) = asked.last() else { panic!("{asked:?}") };
    at(&mut game, 20, &Event::AdjournmentAnnounced);
    at(&mut game, 30, &sealed(BLACK));
    let verdict = crate::dead::judge(question);
    let effects = at(&mut game, 40, &Event::Judged(question.number, question.doubt, verdict));
    assert_eq!(outcome(&effects), Some(Outcome::draw(Reason::DeadPosition)));
}

/// A rapid game under sparse supervision in which this illegal move of White stands.
fn with_standing(fen: &str, text: &str) -> Game {
    let mut game = begun(Edition::E2023, None, fen);
    game.terms.rules.supervision = Supervision::Sparse;
    game.terms.pace = Pace::Rapid;
    at(&mut game, 10, &entered(text));
    game
}

#[test]
fn article_a_5_2_sealing_is_the_next_move_and_what_stood_before_it_stands() {
    let mut game = with_standing(START, "e2e5");
    let seen = Event::Ruled(Ruling::IllegalSeen(WHITE));
    let mut before = game.clone();
    assert!(matches!(at(&mut before, 20, &seen)[0], Effect::Ruled(..)));
    at(&mut game, 20, &Event::AdjournmentAnnounced);
    at(&mut game, 30, &sealed(BLACK));
    let refused = at(&mut game, 40, &seen);
    assert_eq!(refused, [Effect::Refused(Refusal::NothingToDecide)]);
}

#[test]
fn article_a_5_2_where_a_king_was_left_in_check_the_answer_can_be_sealed() {
    let mut game = with_standing("4k3/8/8/8/8/8/4r3/R3K3 w - - 0 1", "a1a2");
    assert_eq!(at(&mut game, 20, &Event::AdjournmentAnnounced), [Effect::MustSeal(BLACK)]);
    assert_eq!(at(&mut game, 30, &sealed(BLACK)), [Effect::Sealed(BLACK)]);
}

#[test]
fn article_i_8_a_sealed_capture_of_the_king_that_was_left_in_check_loses() {
    let mut game = with_standing("4k3/8/8/8/8/8/4r3/R3K3 w - - 0 1", "a1a2");
    at(&mut game, 20, &Event::AdjournmentAnnounced);
    at(&mut game, 30, &sealed(BLACK));
    at(&mut game, 40, &Event::Adjourned);
    at(&mut game, 50, &Event::ResumptionDue);
    let lost = Event::EnvelopeLost(Some("e2e1".parse().unwrap()));
    assert_eq!(at(&mut game, 60, &lost), [Effect::Refused(Refusal::IllegalMove)]);
    at(&mut game, 70, &opened("e2e1"));
    let result = judged(&mut game).or_else(|| game.outcome());
    assert_eq!(result, Some(win(WHITE, Reason::SealedMove)));
}

#[test]
fn article_i_4_after_sealing_an_offer_disturbs_nobody() {
    let mut game = begun(Edition::E2023, None, START);
    play(&mut game, "e2e4 e7e5");
    at(&mut game, 50, &Event::AdjournmentAnnounced);
    at(&mut game, 60, &sealed(WHITE));
    assert_eq!(at(&mut game, 80, &Event::DrawOffered(WHITE)), [Effect::DrawOffered(WHITE)]);
}
