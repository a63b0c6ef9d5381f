//! Every event is read back as it was written.

use std::time::Duration;

use shakmaty::fen::Fen;
use shakmaty::{ByColor, CastlingMode, CastlingSide, Color, Piece, Role, Square};

use super::{Presented, What, decode, encode};
use crate::archive::letter::CalendarDay;
use crate::laws::{
    Answer, BoardKind, Claim, Decision, Doubt, EnvelopeContents, Event, Ground, Irregularity,
    Misplaced, Outcome, Points, Position, Reason, Ruling, Signature, Verdict,
};
use crate::table::{Memo, Place};

const W: Color = Color::White;
const B: Color = Color::Black;

fn position(fen: &str, mode: CastlingMode) -> Box<Position> {
    Box::new(Position::from_setup(fen.parse::<Fen>().unwrap().into_setup(), mode).unwrap())
}

#[expect(clippy::too_many_lines, reason = "a list of all events")]
fn events() -> Vec<Event> {
    let uci = "e7e8q".parse().unwrap();
    let knight = Piece { color: B, role: Role::Knight };
    let told = ByColor { white: Duration::from_millis(1500), black: Duration::ZERO };
    let mut all = vec![
        Event::Started,
        Event::Entered(uci),
        Event::Touched(W, Square::E2),
        Event::Lifted(B, Square::A8),
        Event::Seated(W, Square::E4, None),
        Event::Seated(W, Square::E4, Some(knight)),
        Event::Adjusting(W),
        Event::Announced(W, uci),
        Event::Repeated(B, uci),
        Event::Executed(B),
        Event::Corrected(W, uci),
        Event::ClockPressed(W),
        Event::TwoHands(B),
        Event::FlagClaimed(W),
        Event::IllegalClaimed(B),
        Event::CorrectionWanted(W),
        Event::TouchClaimed(W, Square::H1),
        Event::TwoHandsClaimed(B),
        Event::Found(Irregularity::InitialPosition),
        Event::Found(Irregularity::WrongPlace(B, Misplaced::KingAndQueen)),
        Event::Found(Irregularity::WrongPlace(W, Misplaced::Rook(CastlingSide::QueenSide))),
        Event::Found(Irregularity::BoardTurned),
        Event::Found(Irregularity::ColoursReversed),
        Event::Found(Irregularity::Displaced { right_until: 12 }),
        Event::DrawOffered(W),
        Event::DrawAnswered(B, Answer::Accepted),
        Event::DrawAnswered(W, Answer::Declined),
        Event::Claimed(Claim::Threefold, None),
        Event::Claimed(Claim::FiftyMoves, Some(uci)),
        Event::ClaimedBy(W, Claim::FiftyMoves, None),
        Event::ClaimedBy(B, Claim::Threefold, Some(uci)),
        Event::QuickplayClaimed(W, Ground::NoEffort),
        Event::QuickplayClaimed(B, Ground::CannotWin),
        Event::IncrementRequested(W),
        Event::Resigned(B),
        Event::TakenBack(2),
        Event::Wrote(W, 5, Some(uci)),
        Event::Wrote(B, 0, None),
        Event::Signed(W, Signature::WhiteWins),
        Event::Signed(B, Signature::BlackWins),
        Event::Signed(B, Signature::Draw),
        Event::Absent(W),
        Event::Arrived(B),
        Event::AdjournmentAnnounced,
        Event::EarlyAdjournment(Duration::from_mins(75)),
        Event::Sealed(W, "c2VhbGVk".to_owned()),
        Event::Adjourned,
        Event::EnvelopeLost(None),
        Event::EnvelopeLost(Some(uci)),
        Event::Opened(EnvelopeContents::Move(uci)),
        Event::Opened(EnvelopeContents::Ambiguous),
        Event::Opened(EnvelopeContents::Unreadable),
        Event::ResumptionDue,
        Event::Judged(7, Doubt::Dead, Verdict::NoMate),
        Event::Judged(8, Doubt::CanMate(B), Verdict::Undecided),
        Event::Judged(9, Doubt::CanMate(W), Verdict::MatePossible),
        Event::ClocksStopped(W, "an illegal move".to_owned()),
        Event::ClocksStopped(B, String::new()),
        Event::Paused,
        Event::Resumed,
        Event::TimePassed,
        Event::ClocksTold(told),
        Event::ResultTold(Outcome::win(B, Reason::Flag)),
        Event::ResultTold(Outcome::none(Reason::Annulled)),
    ];
    let kinds = [BoardKind::Typed, BoardKind::Ordinary, BoardKind::Pegs, BoardKind::Screen];
    all.extend(kinds.map(|kind| Event::Plays(W, kind)));
    all.extend(rulings().into_iter().map(Event::Ruled));
    all
}

fn rulings() -> Vec<Ruling> {
    let time = Duration::from_millis(61_500);
    let standard = "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 3 30";
    let mut all = vec![
        Ruling::Warned(W),
        Ruling::TimeAdded(B, time),
        Ruling::TimeTaken(W, time),
        Ruling::ClockSet(W, time),
        Ruling::MovesSet(B, 39),
        Ruling::Reconstructed(79),
        Ruling::NextPeriod,
        Ruling::PointsAdded(W, 1),
        Ruling::PointsTaken(B, 2),
        Ruling::Fined(W),
        Ruling::Excluded(W),
        Ruling::Expelled(B),
        Ruling::ResultSet(Points::Half, Points::None),
        Ruling::Adjudicated(Points::Full, Points::None, "Jury: A. Muster".to_owned()),
        Ruling::OfferAllowed(W),
        Ruling::Restored(4),
        Ruling::Displaced(4),
        Ruling::Retraced(3),
        Ruling::PositionSet(position(standard, CastlingMode::Standard)),
        Ruling::PositionSet(position("4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1", CastlingMode::Chess960)),
        Ruling::Annulled,
        Ruling::FlagSeen(B),
        Ruling::IllegalSeen(W),
        Ruling::NoMoveSeen(B),
        Ruling::TouchSeen(W, Square::E2, None),
        Ruling::TouchSeen(W, Square::E2, Some(3)),
        Ruling::TouchWaived(B),
        Ruling::Dismissed(None),
        Ruling::Dismissed(Some(2)),
        Ruling::Quickplay(Decision::Drawn),
        Ruling::Quickplay(Decision::Postponed { award: false }),
        Ruling::Quickplay(Decision::Postponed { award: true }),
        Ruling::Quickplay(Decision::Rejected),
        Ruling::IncrementSet(true),
        Ruling::IncrementSet(false),
        Ruling::DefaultTimeSet(Duration::from_mins(30)),
        Ruling::Revoked(2),
        Ruling::EndRevoked,
    ];
    all.extend([Points::None, Points::Half, Points::Full].map(|points| Ruling::Lost(W, points)));
    all
}

#[test]
fn what_is_written_is_read_back() {
    let engine = |name: &str, held: Option<&str>| {
        What::Engine(Presented { name: name.to_owned(), held: held.map(str::to_owned) })
    };
    let others = [
        What::Level(20),
        What::MovesVoice("my voice".to_owned()),
        What::Warnings([600, 30].map(Duration::from_secs).into()),
        What::Warnings(Vec::new()),
        What::Replaced,
        engine("Stockfish 15.1", Some("UCI_Elo 1350")),
        engine("Deep at full", None),
        engine("", Some("Skill Level 3")),
        What::Day(CalendarDay::read("2026-11-28").unwrap()),
        What::Memo(Memo::Noted("the hall was dark".to_owned())),
        What::Memo(Memo::Passphrase(Place::Desk, false)),
    ];
    for what in events().into_iter().map(What::Event).chain(others) {
        let text = encode(&what);
        assert_eq!(decode(&text), Some(what), "{text}");
    }
}

/// The first words are those of journals that are kept; none of them is given twice, and a new
/// event that is not in the list above has none here.
#[test]
fn every_event_is_in_the_list() {
    let words = |event: &Event| encode(&What::Event(event.clone()));
    let mut first: Vec<String> =
        events().iter().map(|e| words(e).split(' ').next().unwrap().to_owned()).collect();
    first.dedup();
    let all = first.len();
    first.sort_unstable();
    first.dedup();
    assert_eq!(first.len(), all, "an event stands apart from its kind, or two share a word");
    let source = include_str!("../../../crates/laws/src/event.rs");
    assert_eq!(first.len(), variants(source, "Event"), "an event is missing in the list");
    let source = include_str!("../../../crates/laws/src/ruling.rs");
    let mut kinds: Vec<_> = rulings().iter().map(std::mem::discriminant).collect();
    kinds.dedup();
    assert_eq!(kinds.len(), variants(source, "Ruling"), "a ruling is missing in the list");
}

/// How many variants an enum has, by its source.
fn variants(source: &str, name: &str) -> usize {
    let start = source.find(&format!("pub enum {name} {{")).unwrap();
    let body = &source[start..];
    let lines = body[..body.find("\n}").unwrap()].lines();
    lines
        .filter(|line| line.starts_with("    ") && line.trim().starts_with(char::is_uppercase))
        .count()
}

#[test]
fn old_journals_are_read_as_before() {
    let lines = [
        ("started", Event::Started),
        ("entered e7e8q", Event::Entered("e7e8q".parse().unwrap())),
        ("draw-offered white", Event::DrawOffered(W)),
        ("draw-answered black accepted", Event::DrawAnswered(B, Answer::Accepted)),
        ("claimed threefold", Event::Claimed(Claim::Threefold, None)),
        ("claimed fifty g1f3", Event::Claimed(Claim::FiftyMoves, "g1f3".parse().ok())),
        ("resigned black", Event::Resigned(B)),
        ("taken-back 2", Event::TakenBack(2)),
        ("judged 7 dead impossible", Event::Judged(7, Doubt::Dead, Verdict::NoMate)),
        ("paused", Event::Paused),
        ("resumed", Event::Resumed),
        ("time-passed", Event::TimePassed),
        ("result-told 0 2 flag", Event::ResultTold(Outcome::win(B, Reason::Flag))),
    ];
    for (line, event) in lines {
        assert_eq!(encode(&What::Event(event.clone())), line);
        assert_eq!(decode(line), Some(What::Event(event)));
    }
}

#[test]
fn what_is_no_entry_is_refused() {
    let wrong = [
        "",
        "entered",
        "entered e9e4",
        "judged 1 2 3",
        "level 300",
        "started now",
        "touched white",
        "ruled",
        "ruled warned",
        "ruled position-set x",
        "seated white e4 queen",
        "found",
        "sealed white a b",
        "engine",
        "engine Deep",
        "engine-replaced twice",
    ];
    for text in wrong {
        assert_eq!(decode(text), None, "{text}");
    }
}
