//! Whatever happens, in whatever order: nothing panics, a refusal changes nothing, a replay gives
//! the same effects, and clocks gain only what an effect names.

use std::time::Duration;

use proptest::prelude::*;
use shakmaty::{
    ByColor, CastlingMode, CastlingSide, Color, Move, Piece, Position as _, Role, Square, fen::Fen,
    uci::UciMove,
};
use touchmove_position::Position;

use crate::{
    Announcing, Answer, At, Authority, BoardKind, Claim, Decision, Doubt, Draws, Edition, Effect,
    EnvelopeContents, Event, Ground, Irregularity, Misplaced, Outcome, Points, Reason, Refusal,
    Rules, Ruling, Scale, Scribe, Signature, Supervision, Unconfirmed, Verdict,
};
use crate::{Game, Setup};

fn color() -> impl Strategy<Value = Color> {
    prop_oneof![Just(Color::White), Just(Color::Black)]
}

fn square() -> impl Strategy<Value = Square> {
    (0_u32..64).prop_map(Square::new)
}

fn role() -> impl Strategy<Value = Role> {
    (0_usize..6).prop_map(|i| Role::ALL[i])
}

/// Any squares; the runner makes half of them the squares of a legal move.
fn uci() -> impl Strategy<Value = UciMove> {
    (square(), square(), proptest::option::of(role()))
        .prop_map(|(from, to, promotion)| UciMove::Normal { from, to, promotion })
}

fn rules() -> impl Strategy<Value = Rules> {
    let kind =
        || prop_oneof![Just(BoardKind::Typed), Just(BoardKind::Ordinary), Just(BoardKind::Pegs)];
    // Two players at one board is the case that has most to go wrong.
    let shared = Just((BoardKind::Ordinary, BoardKind::Ordinary));
    let boards = prop_oneof![1 => shared, 2 => (kind(), kind())];
    let scribe = || prop_oneof![Just(Scribe::Own), Just(Scribe::Assistant)];
    let announcing = prop_oneof![
        Just(Announcing::Off),
        Just(Announcing::Announce),
        Just(Announcing::Repeat),
        Just(Announcing::RepeatFirst),
        Just(Announcing::RepeatAtMoversCost),
    ];
    let edition = prop::sample::select(Edition::ALL.to_vec());
    let figures =
        (edition, any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>());
    let draws = prop_oneof![
        3 => Just(Draws::Free),
        1 => Just(Draws::After(2)),
        1 => Just(Draws::Consent(None)),
        1 => Just(Draws::Consent(Some(2))),
    ];
    let scale = prop_oneof![
        2 => Just(Scale::Usual),
        1 => Just(Scale::TwoOne),
        1 => Just(Scale::ThreeOne),
    ];
    let session = proptest::option::of((0_u64..400).prop_map(Duration::from_secs));
    let event = (draws, session, scale, any::<bool>());
    (figures, announcing, boards, (scribe(), scribe()), event).prop_map(
        |((edition, home, sparse, quickplay, ask, letter), announcing, boards, scribes, event)| {
            Rules {
                edition,
                authority: if home { Authority::Referee } else { Authority::Arbiter },
                supervision: if sparse { Supervision::Sparse } else { Supervision::Adequate },
                announcing,
                boards: ByColor { white: boards.0, black: boards.1 },
                scribes: ByColor { white: scribes.0, black: scribes.1 },
                quickplay,
                draws: event.0,
                session: event.1,
                adjudication: event.1.is_some(),
                scale: event.2,
                minutes_by_claim: event.3,
                unconfirmed: if ask { Unconfirmed::Ask } else { Unconfirmed::Follow },
                warnings: ByColor { white: vec![Duration::from_mins(1)], black: Vec::new() },
                by_the_letter: letter,
                ..Rules::default()
            }
        },
    )
}

fn points() -> impl Strategy<Value = Points> {
    (0_u8..3).prop_map(Points::of_halves)
}

/// What an arbiter rules; every kind of ruling is here (`kinds`).
pub(super) fn ruling() -> impl Strategy<Value = Ruling> {
    prop_oneof![8 => usual_ruling(), 3 => rare_ruling()]
}

fn rare_ruling() -> impl Strategy<Value = Ruling> {
    let set = prop::sample::select(vec![
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
        "4k3/4p3/8/8/8/8/4P3/4K3 b - - 3 20",
        "7k/5Q2/8/8/8/8/8/K7 b - - 0 1",
    ]);
    prop_oneof![
        (color(), 0_u8..4).prop_map(|(c, n)| Ruling::PointsTaken(c, n)),
        color().prop_map(Ruling::Fined),
        color().prop_map(Ruling::Excluded),
        color().prop_map(Ruling::Expelled),
        (points(), points()).prop_map(|(w, b)| Ruling::ResultSet(w, b)),
        (0_u16..9).prop_map(Ruling::Retraced),
        set.prop_map(|fen| Ruling::PositionSet(Box::new(position(fen)))),
        Just(Ruling::Annulled),
        color().prop_map(Ruling::NoMoveSeen),
        color().prop_map(Ruling::TouchWaived),
        (0_u16..4).prop_map(|place| Ruling::Dismissed(Some(place))),
        Just(Ruling::Quickplay(Decision::Drawn)),
        (0_u16..12).prop_map(Ruling::Reconstructed),
        Just(Ruling::NextPeriod),
    ]
}

fn position(fen: &str) -> Position {
    let fen: Fen = fen.parse().unwrap();
    Position::from_setup(fen.into_setup(), CastlingMode::Standard).unwrap()
}

fn usual_ruling() -> impl Strategy<Value = Ruling> {
    let amount = || (0_u64..400).prop_map(Duration::from_secs);
    prop_oneof![
        color().prop_map(Ruling::Warned),
        (color(), amount()).prop_map(|(c, t)| Ruling::TimeAdded(c, t)),
        (color(), amount()).prop_map(|(c, t)| Ruling::TimeTaken(c, t)),
        (color(), amount()).prop_map(|(c, t)| Ruling::ClockSet(c, t)),
        (color(), 0_u32..50).prop_map(|(c, n)| Ruling::MovesSet(c, n)),
        (color(), 0_u8..4).prop_map(|(c, n)| Ruling::PointsAdded(c, n)),
        (color(), points()).prop_map(|(c, p)| Ruling::Lost(c, p)),
        (0_u16..9).prop_map(Ruling::Restored),
        (0_u16..9).prop_map(Ruling::Displaced),
        color().prop_map(Ruling::FlagSeen),
        color().prop_map(Ruling::IllegalSeen),
        (color(), square(), proptest::option::of(0_u16..12))
            .prop_map(|(c, s, ply)| Ruling::TouchSeen(c, s, ply)),
        Just(Ruling::Dismissed(None)),
        any::<bool>().prop_map(|award| Ruling::Quickplay(Decision::Postponed { award })),
        Just(Ruling::Quickplay(Decision::Rejected)),
        any::<bool>().prop_map(Ruling::IncrementSet),
        color().prop_map(Ruling::OfferAllowed),
        (points(), points()).prop_map(|(w, b)| Ruling::Adjudicated(w, b, "the jury".to_owned())),
        amount().prop_map(Ruling::DefaultTimeSet),
        (0_u32..5).prop_map(Ruling::Revoked),
        Just(Ruling::EndRevoked),
    ]
}

fn board_kind() -> impl Strategy<Value = BoardKind> {
    prop_oneof![
        Just(BoardKind::Typed),
        Just(BoardKind::Ordinary),
        Just(BoardKind::Pegs),
        Just(BoardKind::Screen),
    ]
}

fn at_the_board() -> impl Strategy<Value = Event> {
    let piece = (color(), role()).prop_map(|(color, role)| Piece { color, role });
    prop_oneof![
            8 => uci().prop_map(Event::Entered),
            1 => (color(), square()).prop_map(|(c, s)| Event::Touched(c, s)),
            4 => (color(), square()).prop_map(|(c, s)| Event::Lifted(c, s)),
            4 => (color(), square(), proptest::option::of(piece))
                .prop_map(|(c, s, p)| Event::Seated(c, s, p)),
            1 => color().prop_map(Event::Adjusting),
            4 => (color(), uci()).prop_map(|(c, u)| Event::Announced(c, u)),
            2 => (color(), uci()).prop_map(|(c, u)| Event::Repeated(c, u)),
            1 => color().prop_map(Event::Executed),
            1 => (color(), uci()).prop_map(|(c, u)| Event::Corrected(c, u)),
            8 => color().prop_map(Event::ClockPressed),
            1 => color().prop_map(Event::TwoHands),
            1 => color().prop_map(Event::TwoHandsClaimed),
            1 => (color(), board_kind()).prop_map(|(c, kind)| Event::Plays(c, kind)),
    ]
}

fn asked_for() -> impl Strategy<Value = Event> {
    let claim = || prop_oneof![Just(Claim::Threefold), Just(Claim::FiftyMoves)];
    let answer = prop_oneof![Just(Answer::Accepted), Just(Answer::Declined)];
    let ground = prop_oneof![Just(Ground::NoEffort), Just(Ground::CannotWin)];
    let result =
        prop_oneof![Just(Signature::WhiteWins), Just(Signature::BlackWins), Just(Signature::Draw)];
    prop_oneof![
        color().prop_map(Event::FlagClaimed),
        color().prop_map(Event::IllegalClaimed),
        color().prop_map(Event::CorrectionWanted),
        (color(), square()).prop_map(|(c, s)| Event::TouchClaimed(c, s)),
        color().prop_map(Event::DrawOffered),
        (color(), answer).prop_map(|(c, a)| Event::DrawAnswered(c, a)),
        (claim(), proptest::option::of(uci())).prop_map(|(c, u)| Event::Claimed(c, u)),
        (color(), claim(), proptest::option::of(uci()))
            .prop_map(|(by, c, u)| Event::ClaimedBy(by, c, u)),
        (color(), ground).prop_map(|(c, ground)| Event::QuickplayClaimed(c, ground)),
        color().prop_map(Event::IncrementRequested),
        color().prop_map(Event::Resigned),
        (1_u16..4).prop_map(Event::TakenBack),
        (color(), 0_u16..9, proptest::option::of(uci()))
            .prop_map(|(c, p, u)| Event::Wrote(c, p, u)),
        (color(), result).prop_map(|(c, result)| Event::Signed(c, result)),
    ]
}

fn irregularity() -> impl Strategy<Value = Irregularity> {
    let misplaced = prop_oneof![
        Just(Misplaced::KingAndQueen),
        Just(Misplaced::King),
        Just(Misplaced::Rook(CastlingSide::KingSide)),
        Just(Misplaced::Rook(CastlingSide::QueenSide)),
    ];
    prop_oneof![
        Just(Irregularity::InitialPosition),
        (color(), misplaced).prop_map(|(c, what)| Irregularity::WrongPlace(c, what)),
        Just(Irregularity::BoardTurned),
        Just(Irregularity::ColoursReversed),
        (0_u16..6).prop_map(|ply| Irregularity::Displaced { right_until: ply }),
    ]
}

fn around_it() -> impl Strategy<Value = Event> {
    let contents = prop_oneof![
        uci().prop_map(EnvelopeContents::Move),
        Just(EnvelopeContents::Ambiguous),
        Just(EnvelopeContents::Unreadable)
    ];
    let doubt = prop_oneof![1 => Just(Doubt::Dead), 2 => color().prop_map(Doubt::CanMate)];
    prop_oneof![
            1 => Just(Event::Started),
            2 => irregularity().prop_map(Event::Found),
            1 => color().prop_map(|c| Event::ClocksStopped(c, String::new())),
            1 => color().prop_map(Event::Absent),
            1 => color().prop_map(Event::Arrived),
            1 => Just(Event::AdjournmentAnnounced),
            1 => (0_u64..400).prop_map(|left| Event::EarlyAdjournment(Duration::from_secs(left))),
            1 => color().prop_map(|c| Event::Sealed(c, "closed".to_owned())),
            1 => Just(Event::Adjourned),
            1 => Just(Event::ResumptionDue),
            1 => contents.prop_map(Event::Opened),
            1 => proptest::option::of(uci()).prop_map(Event::EnvelopeLost),
            4 => ruling().prop_map(Event::Ruled),
            1 => (0_u32..6, doubt, any::<bool>()).prop_map(|(n, doubt, dead)| {
                Event::Judged(n, doubt, if dead { Verdict::NoMate } else { Verdict::MatePossible })
            }),
            1 => Just(Event::Paused),
            2 => Just(Event::Resumed),
            1 => Just(Event::TimePassed),
            1 => (0_u64..900).prop_map(|left| {
                Event::ClocksTold(ByColor::new_with(|_| Duration::from_secs(left)))
            }),
            1 => Just(Event::ResultTold(Outcome::draw(Reason::Agreement))),
    ]
}

/// What happens; every kind of event is here (`kinds`).
pub(super) fn event() -> impl Strategy<Value = Event> {
    prop_oneof![4 => at_the_board(), 1 => asked_for(), 1 => around_it()]
}

/// An event, whether its move becomes a legal one and which, and how long after the last it comes.
fn steps() -> impl Strategy<Value = Vec<(Event, Option<usize>, u64)>> {
    let legal = proptest::option::weighted(0.7, 0_usize..40);
    proptest::collection::vec((event(), legal, 0_u64..30), 1..60)
}

/// Puts a legal move into an event that names a move.
fn made_legal(game: &Game, event: Event, pick: Option<usize>) -> Event {
    let legal = game.position().legal_moves();
    let Some(pick) = pick.filter(|_| !legal.is_empty()) else { return event };
    let mv = legal[pick % legal.len()];
    let uci = mv.to_uci(CastlingMode::Standard);
    let squares = game.made().len().is_multiple_of(2);
    match event {
        Event::Entered(_) => Event::Entered(uci),
        Event::Announced(_, _) => Event::Announced(game.course().turn(), uci),
        Event::Repeated(by, _) if squares => Event::Repeated(by, uci),
        Event::ClockPressed(_) => Event::ClockPressed(game.course().turn()),
        Event::Lifted(..) => Event::Lifted(game.course().turn(), mv.from().unwrap()),
        Event::Seated(by, ..) if by == game.course().turn() => {
            let lifted = |mv: &&Move| game.board(by).piece_at(mv.from().unwrap()).is_none();
            let to = legal.iter().find(lifted).unwrap_or(&mv).to();
            Event::Seated(by, to, None)
        }
        other => other,
    }
}

fn new_game(rules: Rules) -> Game {
    let control = Some("2/3+2,1b5".parse().unwrap());
    Game::new(Setup { control, rules, ..Setup::default() })
}

fn left(game: &Game, color: Color) -> Duration {
    game.clock().unwrap().remaining(color, game.now())
}

/// The most that a step may have given a player, as its effects say.
fn given(effects: &[Effect], color: Color) -> Duration {
    let bonus = Duration::from_secs(10);
    let of = |effect: &Effect| match effect {
        Effect::TimeAdded(to, time, _) | Effect::PeriodBegan(to, time) if *to == color => *time,
        Effect::ClockSet(to, time) if *to == color => *time,
        Effect::ClockStarted(_)
        | Effect::Announce(_)
        | Effect::Completed(_)
        | Effect::IllegalStands(_)
        | Effect::IllegalPosition(_)
        | Effect::Opened(_)
        | Effect::Sealed(_) => bonus,
        _ => Duration::ZERO,
    };
    effects.iter().map(of).sum()
}

/// Where two descriptions of a game part.
fn change(before: &str, after: &str) -> Option<String> {
    let at = before.bytes().zip(after.bytes()).position(|(a, b)| a != b)?;
    let around = |text: &str| text.chars().skip(at.saturating_sub(60)).take(120).collect();
    let (before, after): (String, String) = (around(before), around(after));
    Some(format!("{before} / {after}"))
}

/// A game without its record, at a common time, the clocks stopped as after a ruling that is revoked.
fn compared(game: &Game, like: &Game) -> Game {
    let mut game = game.clone().kept();
    (game.clocks.now, game.questions.asked, game.questions.valid_from) =
        (like.clocks.now, like.questions.asked, like.questions.valid_from);
    (game.clocks.clock, game.underway.silence, game.sitting.session) =
        (None, None, like.sitting.session);
    if game.is_running() {
        game.phase = super::super::Phase::Paused;
    }
    game
}

/// Rules, takes all that the ruling has brought back again, the last first, and says what is not as it
/// was before.
fn revoked_is_as_before(before: &Game, at: At, ruling: &Ruling) -> Option<String> {
    let mut game = before.clone();
    game.handle(at, &Event::TimePassed);
    let before = game.clone();
    let ruled = game.handle(at, &Event::Ruled(ruling.clone()));
    let [Effect::Ruled(first, _), ..] = ruled[..] else { return None };
    if matches!(ruling, Ruling::Revoked(_) | Ruling::EndRevoked) {
        return None;
    }
    // Sheets that are completed at an end stay complete.
    let ends = game.is_over();
    // Time that puts up a flag lets it fall again when it is taken back.
    let is_down = |color| left(&before, color).is_zero();
    if Color::ALL.into_iter().any(is_down)
        && matches!(ruling, Ruling::TimeAdded(..) | Ruling::ClockSet(..))
    {
        return None;
    }
    let last = game.docket().rulings().map(|(number, ..)| number).last()?;
    let in_force = |game: &Game| {
        let ours = |number: &u32| (first..=last).contains(number);
        let in_force =
            game.docket().rulings().filter(|(number, _, revoked)| ours(number) && !revoked);
        in_force.map(|(number, ..)| number).next()
    };
    for number in (first..=last).rev() {
        let revoked = game.handle(at, &Event::Ruled(Ruling::Revoked(number)));
        if let [Effect::Refused(Refusal::Contradicts(earlier))] = revoked[..]
            && earlier < number
        {
            // A penalty of the ruling that has ended the game is revoked with it.
            continue;
        }
        if let [Effect::Refused(refusal)] = revoked[..] {
            // What has become of an envelope is not brought back.
            if before.is_adjourned() {
                return None;
            }
            return Some(format!("{number} {refusal:?}"));
        }
    }
    if let Some(number) = in_force(&game) {
        return Some(format!("{number} is in force"));
    }
    let clocks = |game: &Game| Color::ALL.map(|color| left(game, color));
    if clocks(&game) != clocks(&before) {
        return Some(format!("{:?} {:?}", clocks(&before), clocks(&game)));
    }
    let texts = [&before, &game].map(|game| {
        let mut game = compared(game, &before);
        // What was told of the session stays told.
        game.sitting.session.told = before.sitting.session.told;
        if ends {
            game.sheets.both = ByColor::default();
        }
        format!("{game:?}")
    });
    change(&texts[0], &texts[1])
}

/// Which two things that the game keeps contradict each other.
fn disagreement(game: &Game) -> Option<&'static str> {
    let clock = game.clock().unwrap();
    let runs = game.clocks.not_pressed.unwrap_or_else(|| game.awaited());
    let kept = |color: Color| game.terms.rules.boards[color].is_kept();
    let lags = Color::ALL.into_iter().any(|color| kept(color) && game.boards.own[color].behind);
    [
        (lags, "a board that the program keeps"),
        (game.is_running() && clock.turn() != Some(runs), "whose clock runs"),
        (clock.is_running() != game.is_running() && !game.is_adjourned(), "whether a clock runs"),
        (game.clocks.not_pressed == Some(game.course().turn()), "who has not pressed"),
        (game.course.hashes.len() != game.made().len() + 1, "positions and moves"),
        (game.outcome().is_some() && game.offer().is_some(), "an offer after the end"),
        (game.pending().is_some() && game.is_running(), "a question and a running game"),
    ]
    .into_iter()
    .find_map(|(wrong, what)| wrong.then_some(what))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn no_order_of_events_breaks_the_referee(rules in rules(), steps in steps()) {
        let mut game = new_game(rules.clone());
        let mut again = new_game(rules);
        let mut at = At::ZERO;
        let begun = game.handle(at, &Event::Started);
        prop_assert_eq!(begun, again.handle(at, &Event::Started));
        for (event, pick, seconds) in steps {
            at = at + Duration::from_secs(seconds);
            // Time alone first, so that the event is all that happens.
            prop_assert_eq!(game.handle(at, &Event::TimePassed), again.handle(at, &Event::TimePassed));
            let event = made_legal(&game, event, pick);
            let before = format!("{game:?}");
            let clocks = Color::ALL.map(|color| left(&game, color));
            let effects = game.handle(at, &event);
            prop_assert_eq!(&effects, &again.handle(at, &event));
            if let [Effect::Refused(_)] = effects[..] {
                let change = change(&before, &format!("{game:?}"));
                prop_assert!(change.is_none(), "{:?} {:?}: {:?}", event, effects, change);
            }
            for (color, was) in Color::ALL.into_iter().zip(clocks) {
                let most = was + given(&effects, color);
                prop_assert!(left(&game, color) <= most, "{} {:?} {:?} {:?} {:?}", color, was, left(&game, color), event, effects);
            }
            prop_assert!(game.deadline().is_none_or(|deadline| deadline > at), "{event:?}");
            let wrong = disagreement(&game);
            prop_assert!(wrong.is_none(), "{event:?} {effects:?}: {wrong:?}");
        }
    }

    /// FIDE 2023, 12.2: a ruling that is revoked leaves moves, touches, clocks and all that waits as
    /// they were before it.
    #[test]
    fn a5_a_ruling_that_is_revoked_leaves_the_game_as_before_it(
        rules in rules(),
        steps in steps(),
        rulings in proptest::collection::vec(ruling(), 60),
    ) {
        let mut game = new_game(Rules { authority: Authority::Arbiter, ..rules });
        let mut at = At::ZERO;
        game.handle(at, &Event::Started);
        for ((event, pick, seconds), ruling) in steps.into_iter().zip(rulings) {
            at = at + Duration::from_secs(seconds);
            let event = made_legal(&game, event, pick);
            game.handle(at, &event);
            let changed = revoked_is_as_before(&game, at, &ruling);
            prop_assert!(changed.is_none(), "{:?} {:?}: {:?}", event, ruling, changed);
        }
    }
}
