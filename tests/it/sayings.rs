//! Every effect is said, in both languages, or is silent on purpose; rulings name their article.

use std::collections::BTreeSet;
use std::rc::Rc;
use std::time::Duration;

use shakmaty::{CastlingMode, CastlingSide, Color, Role, Square};
use touchmove::laws::{
    Answer, At, Authority, Claim, Decision, Doubt, Duty, Edition, Effect, Envelope, Event, Game,
    Ground, IllegalAct, Irregularity, Made, Matter, Misplaced, Missing, NoCastling, Outcome, Pace,
    Points, Position, Question, Reason, Refusal, Rules, Ruling, Setup, Signature, Spoken,
    Supervision, Topic,
};
use touchmove::notation::position;
use touchmove::telling::{hears, telling};
use touchmove::voices::announce::{ExtraWords, Style};
use touchmove::voices::narrate::{Audience, Hearing};
use touchmove::voices::{Form, Library, Narrator, Priority, Voice};

const SQUARE: Square = Square::E4;
const BLACK: Color = Color::Black;
const WHITE: Color = Color::White;
const TIME: Duration = Duration::from_secs(90);

fn narrator(talk: &str, moves: &str) -> Narrator {
    let mut library = Library::built_in();
    let mut voice = |name: &str| -> Rc<Voice> { library.get(name).unwrap() };
    let style = Style { form: Form::Long, extra: ExtraWords(true), ..Style::default() };
    Narrator::new(voice(talk), &voice(moves), style)
}

/// A game of an hour and a half under an edition.
fn game(edition: Edition) -> Game {
    let rules = Rules { edition, authority: Authority::Arbiter, ..Rules::default() };
    let control = Some("90+30".parse().unwrap());
    Game::new(Setup { rules, control, ..Setup::default() })
}

fn spoken(uci: &str) -> Spoken {
    let before = Position::default();
    let mv = uci.parse::<shakmaty::uci::UciMove>().unwrap().to_move(&before).unwrap();
    Spoken { before, mv }
}

fn made(uci: &str) -> Made {
    let Spoken { before, mv } = spoken(uci);
    Made { before, mv, at: At::ZERO, left: None, opponent_left: None }
}

fn refusals() -> Vec<Refusal> {
    use Refusal as R;
    vec![
        R::GameOver,
        R::NotRunning,
        R::NotThere(BLACK),
        R::AlreadyRunning,
        R::IllegalMove,
        R::NotYourTurn(BLACK),
        R::NotYourClock(BLACK),
        R::NotOpponent(BLACK),
        R::NothingThere(SQUARE),
        R::Occupied(SQUARE),
        R::NothingInHand,
        R::NoBoard,
        R::AdjustTooLate,
        R::AlreadyMade,
        R::PieceChosen(Role::Queen),
        R::MustMoveTouched(SQUARE),
        R::MustCapture(SQUARE),
        R::MustCaptureWith(SQUARE, Square::D5),
        R::NothingTouched(BLACK),
        R::TooLateToComplain,
        R::NothingAnnounced,
        R::AlreadyAnnounced,
        R::MustRepeat(BLACK),
        R::NoOffer,
        R::OfferStands,
        R::AnswerWaits(BLACK),
        R::TooEarlyForDraw,
        R::NoDrawBefore(30),
        R::NotYourClaim(BLACK, Claim::Threefold),
        R::ClaimRightLost,
        R::NoQuickplay,
        R::TooEarlyForQuickplay,
        R::NoIncrement,
        R::ClaimAwaitsFlag,
        R::ClaimWaits,
        R::NothingToClaim,
        R::NoTouchOwed(SQUARE),
        R::TooLate,
        R::NothingToTakeBack,
        R::NoSuchPly(9),
        R::NotInAdvance(9),
        R::SheetHole(9),
        R::NotOver,
        R::NotAbsent(BLACK),
        R::NotAdjourned,
        R::AlreadySealed,
        R::NotSealing,
        R::NotSealed(BLACK),
        R::NoArbiter,
        R::NoAdjudication,
        R::NoNextPeriod,
        R::NothingToDecide,
        R::Contradicts(2),
        R::NoSuchRuling(2),
        R::NoSuchPenalty,
    ]
}

fn rulings() -> Vec<Ruling> {
    use Ruling as R;
    vec![
        R::Warned(BLACK),
        R::TimeAdded(BLACK, TIME),
        R::TimeTaken(BLACK, TIME),
        R::ClockSet(BLACK, TIME),
        R::MovesSet(BLACK, 3),
        R::Reconstructed(2),
        R::NextPeriod,
        R::PointsAdded(BLACK, 1),
        R::PointsTaken(BLACK, 2),
        R::Lost(BLACK, Points::Half),
        R::Fined(BLACK),
        R::Excluded(BLACK),
        R::Expelled(BLACK),
        R::ResultSet(Points::Half, Points::None),
        R::Adjudicated(Points::Half, Points::Half, "Ruth".to_owned()),
        R::OfferAllowed(BLACK),
        R::Restored(1),
        R::PositionSet(Box::default()),
        R::Annulled,
        R::FlagSeen(BLACK),
        R::IllegalSeen(BLACK),
        R::NoMoveSeen(BLACK),
        R::Retraced(3),
        R::Displaced(3),
        R::TouchSeen(BLACK, SQUARE, None),
        R::TouchSeen(BLACK, SQUARE, Some(2)),
        R::TouchWaived(BLACK),
        R::Dismissed(None),
        R::Quickplay(Decision::Drawn),
        R::Quickplay(Decision::Postponed { award: true }),
        R::Quickplay(Decision::Rejected),
        R::IncrementSet(true),
        R::IncrementSet(false),
        R::DefaultTimeSet(TIME),
        R::Revoked(1),
        R::EndRevoked,
    ]
}

fn acts() -> [IllegalAct; 5] {
    use IllegalAct as A;
    [A::Move, A::Promotion, A::KingCapture, A::NoMove, A::TwoHands { pressed: true }]
}

fn missing() -> [Missing; 10] {
    use Missing as M;
    [
        M::Move,
        M::Release,
        M::Rook,
        M::Touched(SQUARE),
        M::Promotion,
        M::Chosen(Role::Queen),
        M::Announcement,
        M::SameMove,
        M::Repetition,
        M::Execution,
    ]
}

fn matters() -> Vec<Matter> {
    let mut matters = vec![
        Matter::Touch(BLACK, SQUARE, 1),
        Matter::TwoHands(BLACK, 1),
        Matter::Quickplay(BLACK, Ground::NoEffort),
        Matter::Quickplay(BLACK, Ground::CannotWin),
        Matter::Increment(BLACK),
        Matter::Draw(BLACK),
        Matter::SessionOver,
        Matter::Sheets,
        Matter::Stopped(BLACK),
        Matter::Silent(BLACK),
        Matter::BoardsDiffer,
        Matter::DefaultTime(Topic::DefaultTime),
        Matter::Envelope,
        Matter::Position,
        Matter::Unconfirmed(Topic::IllegalPenalty),
        Matter::DefaultTime(Topic::DefaultTime),
        Matter::FlagInQuickplay(BLACK),
        Matter::Results,
    ];
    matters.extend(acts().map(|act| Matter::Conduct(BLACK, act)));
    matters
}

fn duties() -> [Duty; 6] {
    [
        Duty::Any,
        Duty::Move(SQUARE),
        Duty::Capture(SQUARE),
        Duty::CaptureWith(SQUARE, Square::D5),
        Duty::Castle(CastlingSide::KingSide),
        Duty::Castle(CastlingSide::QueenSide),
    ]
}

fn irregularities() -> [Irregularity; 5] {
    [
        Irregularity::InitialPosition,
        Irregularity::WrongPlace(BLACK, Misplaced::King),
        Irregularity::BoardTurned,
        Irregularity::ColoursReversed,
        Irregularity::Displaced { right_until: 3 },
    ]
}

fn outcomes() -> Vec<Outcome> {
    let of = |reason| [Outcome::win(BLACK, reason), Outcome::draw(reason), Outcome::none(reason)];
    Reason::all().flat_map(of).collect()
}

fn envelope() -> Envelope {
    Envelope {
        position: Position::default(),
        sealer: BLACK,
        number: 41,
        times: None,
        offer: None,
        sealed: "text".to_owned(),
    }
}

/// One of every effect that has words, with each of what it can be about.
#[expect(clippy::too_many_lines, reason = "a table: one of each")]
fn effects() -> Vec<Effect> {
    use Effect as E;
    let mut all = vec![
        E::Began,
        E::NotConfirmed(vec![Topic::WrongClaim, Topic::ClaimRight]),
        E::Announce(made("g1f3")),
        E::Completed(made("g1f3")),
        E::PeriodBegan(BLACK, TIME),
        E::MustOpen(BLACK),
        E::TimeLeft(BLACK, TIME),
        E::TouchVoid(BLACK),
        E::Adjusting(BLACK),
        E::PutBack(BLACK),
        E::MadeOnBoard(spoken("g1f3")),
        E::Announced(spoken("g1f3")),
        E::AskRepeat(BLACK),
        E::StillToRepeat(BLACK),
        E::AskPromotion(BLACK),
        E::AnnouncementDiffers { announced: spoken("g1h3"), board: spoken("g1f3") },
        E::Corrected(spoken("g1f3")),
        E::Repeated(BLACK),
        E::RepeatDiffers(BLACK, spoken("g1f3")),
        E::Executed(BLACK),
        E::BecomesQueen(SQUARE),
        E::CastlingLost(BLACK, None),
        E::CastlingLost(BLACK, Some(CastlingSide::KingSide)),
        E::ColoursStay,
        E::CorrectionWanted(BLACK, 1),
        E::DrawOffered(BLACK),
        E::OfferStands(BLACK),
        E::OfferUntimely(BLACK),
        E::DrawAnswered(BLACK, Answer::Accepted),
        E::DrawAnswered(BLACK, Answer::Declined),
        E::ClaimedWith(spoken("g1f3")),
        E::MustPlay(spoken("g1f3")),
        E::ClaimWrong(BLACK, Claim::Threefold, 2),
        E::ClaimWrong(BLACK, Claim::FiftyMoves, 2),
        E::TimeAdded(BLACK, TIME, Topic::WrongClaim),
        E::TimeTaken(BLACK, TIME, Topic::WrongClaim),
        E::TimeAdded(BLACK, TIME, Topic::ClockSetting),
        E::TimeTaken(BLACK, TIME, Topic::ClockSetting),
        E::ClockSet(BLACK, TIME),
        E::MovesSet(BLACK, 1),
        E::IncrementSet(TIME),
        E::TakenBack(vec![made("g1f3")]),
        E::TakenBack(Vec::new()),
        E::MovesBack(vec![made("g1f3")]),
        E::Cancelled(vec![made("g1f3").into()]),
        E::ComplaintLapsed(WHITE, Square::E2, 2),
        E::FlagFell(BLACK),
        E::FlagClaimWrong(BLACK),
        E::MustRecord(BLACK, 3),
        E::NeedNotRecord(BLACK),
        E::MustComplete(BLACK),
        E::SheetDiffers(BLACK, 3),
        E::Absent(BLACK),
        E::Arrived(BLACK),
        E::MustSeal(BLACK),
        E::AdjournsEarly(BLACK, TIME),
        E::Sealed(BLACK),
        E::Adjourned(Box::new(envelope())),
        E::Opened(BLACK),
        E::Paused,
        E::Resumed,
    ];
    all.extend([NoCastling::RookFirst, NoCastling::NotLegal].map(|why| E::NoCastling(BLACK, why)));
    all.extend(duties().map(|duty| E::Touched(BLACK, SQUARE, duty)));
    all.extend(missing().map(|missing| E::NotCompleted(BLACK, missing)));
    all.extend((1..=4).flat_map(|count| acts().map(|act| E::IllegalAct(BLACK, act, count))));
    all.extend([0, 1, 2].map(E::Restore));
    all.extend(irregularities().map(E::Found));
    let signatures = [Signature::WhiteWins, Signature::BlackWins, Signature::Draw];
    all.extend(signatures.map(|result| E::Signed(BLACK, result)));
    all.extend(matters().into_iter().map(E::ToArbiter));
    all.extend(rulings().into_iter().map(|ruling| E::Ruled(2, ruling)));
    all.extend(refusals().into_iter().map(E::Refused));
    all.extend(outcomes().into_iter().map(E::Ended));
    all
}

fn silent() -> [Effect; 5] {
    let question = Question {
        number: 1,
        position: Position::default(),
        mode: CastlingMode::Standard,
        doubt: Doubt::Dead,
    };
    [
        Effect::ClockStarted(BLACK),
        Effect::NotPressed(BLACK),
        Effect::IllegalStands(BLACK),
        Effect::IllegalPosition(BLACK),
        Effect::AskSolver(question),
    ]
}

/// The names of the variants of an enum in the source, and those that values were made of.
fn variants(path: &str, name: &str) -> BTreeSet<String> {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    let text = std::fs::read_to_string(path).unwrap();
    let body = text.split(&format!("pub enum {name} {{\n")).nth(1).unwrap();
    let body = body.split("\n}\n").next().unwrap();
    let named = |line: &str| {
        let line = line.strip_prefix("    ")?;
        let end = line.find(|c: char| !c.is_alphanumeric()).unwrap_or(line.len());
        line.starts_with(char::is_uppercase).then(|| line[..end].to_owned())
    };
    body.lines().filter_map(named).collect()
}

fn names<T: std::fmt::Debug>(values: impl IntoIterator<Item = T>) -> BTreeSet<String> {
    let name = |value: T| {
        let text = format!("{value:?}");
        text.split(|c: char| !c.is_alphanumeric()).next().unwrap().to_owned()
    };
    values.into_iter().map(name).collect()
}

#[test]
fn the_hall_hears_nothing_that_both_players_do_not_hear() {
    for effect in effects().into_iter().chain(silent()) {
        let both = hears(&effect, WHITE) && hears(&effect, BLACK);
        assert!(both || !telling(&effect).aloud, "{effect:?}");
    }
}

/// What both players hear belongs into the announcements of a match.
#[test]
fn m1_the_hall_hears_everything_that_both_players_hear() {
    let game = game(Edition::E2023);
    let narrator = narrator("en", "en");
    let hears_words = |effect: &Effect, color: Color| {
        let hearing = Hearing::new(&game, Audience::Seat(color));
        let told = narrator.told(std::slice::from_ref(effect), &hearing);
        hears(effect, color) && !told.concat().is_empty()
    };
    // What hands have done, each hears in words of his own; a refusal answers one of them.
    let own = |effect: &Effect| {
        matches!(effect, Effect::Completed(_) | Effect::Executed(_) | Effect::Refused(_))
    };
    for effect in effects().into_iter().chain(silent()).filter(|effect| !own(effect)) {
        let both = hears_words(&effect, WHITE) && hears_words(&effect, BLACK);
        assert!(!both || telling(&effect).aloud, "{effect:?}");
    }
}

#[test]
fn the_lists_of_this_test_are_complete() {
    let all = effects().into_iter().chain(silent());
    assert_eq!(names(all), variants("crates/laws/src/effect.rs", "Effect"));
    assert_eq!(names(missing()), variants("crates/laws/src/effect.rs", "Missing"));
    assert_eq!(names(matters()), variants("crates/laws/src/effect.rs", "Matter"));
    assert_eq!(names(refusals()), variants("crates/laws/src/refusal.rs", "Refusal"));
    assert_eq!(names(rulings()), variants("crates/laws/src/ruling.rs", "Ruling"));
    assert_eq!(names(duties()), variants("crates/laws/src/touch.rs", "Duty"));
    assert_eq!(names(irregularities()), variants("crates/laws/src/event.rs", "Irregularity"));
    assert_eq!(names(acts()), variants("crates/laws/src/edition/illegal.rs", "IllegalAct"));
}

#[test]
fn every_effect_is_said_in_both_languages_whole() {
    let game = game(Edition::E2018);
    for talk in ["en", "de"] {
        // One language for both, so that a sentence borrowed from the other is seen.
        let narrator = narrator(talk, talk);
        for effect in effects() {
            let said = narrator.effect(&effect, &game);
            let said = said.unwrap_or_else(|| panic!("{talk}: nothing for {effect:?}"));
            let text = said.written();
            assert!(
                !text.trim().is_empty() && !text.contains("  "),
                "{talk}: {effect:?}: {text:?}"
            );
            assert!(!text.contains(['{', '}', '$']), "{talk}: {effect:?}: {text}");
            let languages: BTreeSet<&str> = said.spans.iter().map(|s| s.language.tag()).collect();
            assert_eq!(languages, BTreeSet::from([talk]), "{effect:?}: {text}");
            assert!(said.spans.iter().all(|span| !span.written.is_empty()), "{effect:?}: {text}");
        }
        for effect in silent() {
            assert_eq!(narrator.effect(&effect, &game), None);
        }
    }
}

#[test]
fn whoever_hears_of_an_effect_hears_whole_sentences_in_his_own_language() {
    let game = game(Edition::E2023);
    let players = [WHITE, BLACK].map(|color| [Audience::Alone(color), Audience::Seat(color)]);
    let others = [Audience::Record, Audience::Report, Audience::Both, Audience::Desk];
    let audiences: Vec<Audience> = players.into_iter().flatten().chain(others).collect();
    for talk in ["en", "de"] {
        let narrator = narrator(talk, talk);
        let all: Vec<Effect> = effects().into_iter().chain(silent()).collect();
        for (to, effect) in audiences.iter().flat_map(|to| all.iter().map(move |it| (*to, it))) {
            let told = narrator.told(std::slice::from_ref(effect), &Hearing::new(&game, to));
            for said in told.concat() {
                let text = said.written();
                let broken = ["{", "}", "$", "  ", " ."];
                assert!(!broken.iter().any(|sign| text.contains(sign)), "{to:?}: {text}");
                let own = said.spans.iter().all(|span| span.language.tag() == talk);
                assert!(own, "{to:?}: {effect:?}: {text}");
            }
        }
    }
}

#[test]
fn what_nobody_may_tell_a_player_the_arbiter_alone_hears() {
    let game = game(Edition::E2023);
    let heard = |to: Audience, effect: &Effect| {
        let told =
            narrator("en", "en").told(std::slice::from_ref(effect), &Hearing::new(&game, to));
        !told.concat().is_empty()
    };
    let kept =
        [Effect::NotPressed(BLACK), Effect::IllegalStands(BLACK), Effect::IllegalPosition(BLACK)];
    for effect in kept {
        assert!(heard(Audience::Desk, &effect) && heard(Audience::Report, &effect), "{effect:?}");
        let players = [Audience::Both, Audience::Alone(BLACK), Audience::Seat(BLACK)];
        assert!(!players.into_iter().any(|to| heard(to, &effect)), "{effect:?}");
    }
}

#[test]
fn every_part_of_a_sentence_is_there() {
    let game = game(Edition::E2001);
    // A gap that is filled with nothing leaves two signs side by side, or one at the beginning.
    for talk in ["en", "de"] {
        let narrator = narrator(talk, "fide");
        for effect in effects() {
            let text = narrator.effect(&effect, &game).unwrap().written();
            let broken = [" .", " ,", " :", ": .", "..", ",,", ":."];
            assert!(!broken.iter().any(|signs| text.contains(signs)), "{talk}: {text}");
            assert!(text.starts_with(char::is_alphanumeric), "{talk}: {text}");
        }
    }
}

fn lines(talk: &str, effects: &[Effect], edition: Edition) -> Vec<String> {
    let said = narrator(talk, "fide").effects(effects, &game(edition));
    said.into_iter().flatten().map(|said| said.written()).collect()
}

#[test]
fn an_illegal_move_names_the_article_of_its_cost_once() {
    let cost = Effect::TimeAdded(BLACK, Duration::from_mins(2), Topic::IllegalPenalty);
    let act = |act| Effect::IllegalAct(WHITE, act, 1);
    let effects = [act(IllegalAct::Move), Effect::Restore(4), cost.clone()];
    assert_eq!(
        lines("en", &effects, Edition::E2018),
        [
            "White's first illegal move.",
            "Back to the position after move 2, Black.",
            "Black gets 2 minutes more. FIDE 2018, 7.5.5.",
        ]
    );
    assert_eq!(
        lines("de", &effects, Edition::E2009)[2],
        "Schwarz bekommt 2 Minuten dazu. FIDE 2009, 7.4b."
    );
    // What counts as illegal besides a move says why.
    assert_eq!(
        lines("de", &[act(IllegalAct::NoMove), cost], Edition::E2023),
        [
            "Erster regelwidriger Zug von Weiß. Die Uhr wurde ohne Zug gedrückt. FIDE 2023, 7.5.3.",
            "Schwarz bekommt 2 Minuten dazu. FIDE 2023, 7.5.5.",
        ]
    );
    // Without clocks it costs nothing yet.
    assert_eq!(
        lines("en", &[act(IllegalAct::Move)], Edition::E2018),
        ["White's first illegal move. FIDE 2018, 7.5.1."]
    );
}

#[test]
fn an_article_is_named_once_for_an_event() {
    let effects = [
        Effect::ClaimWrong(WHITE, Claim::FiftyMoves, 8),
        Effect::TimeAdded(BLACK, TIME, Topic::WrongClaim),
    ];
    let said = lines("en", &effects, Edition::E2023);
    assert!(said[0].ends_with("50 are needed."), "{said:?}");
    assert!(said[1].ends_with("more. FIDE 2023, 9.5.3."), "{said:?}");
}

#[test]
fn a_mate_and_a_plain_move_name_no_article() {
    let ended = Effect::Ended(Outcome::win(BLACK, Reason::Checkmate));
    assert_eq!(lines("en", &[ended], Edition::E2023), ["Checkmate. Black wins."]);
    let effects = [Effect::Announce(made("g1f3"))];
    assert_eq!(lines("en", &effects, Edition::E2023), ["Springer Gustav eins Felix drei"]);
}

#[test]
fn an_article_is_spoken_without_its_points() {
    let refused = Effect::Refused(Refusal::TooEarlyForDraw);
    let said = narrator("de", "fide").effect(&refused, &game(Edition::E2023)).unwrap();
    let heard: String = said.spans.iter().map(|span| span.spoken.as_str()).collect();
    assert!(said.written().ends_with("FIDE 2023, 5.2.3."), "{}", said.written());
    assert!(heard.ends_with("FIDE 2023, 5 2 3."), "{heard}");
}

#[test]
fn what_one_effect_says_another_does_not_say_again() {
    let effects = [Effect::Announced(spoken("g1f3")), Effect::MadeOnBoard(spoken("g1f3"))];
    assert_eq!(lines("en", &effects, Edition::E2023), ["Springer Gustav eins Felix drei"]);
    let differs = Effect::AnnouncementDiffers { announced: spoken("g1h3"), board: spoken("g1f3") };
    let effects = [Effect::Announced(spoken("g1h3")), differs, Effect::AskRepeat(BLACK)];
    assert_eq!(
        lines("en", &effects, Edition::E2023),
        [
            "Announced: Springer Gustav eins Hector drei. On the board: Springer Gustav eins Felix drei. Correct it."
        ]
    );
    let ruling = Ruling::TimeAdded(BLACK, Duration::from_mins(2));
    let added = Effect::TimeAdded(BLACK, Duration::from_mins(2), Topic::ArbiterPenalties);
    assert_eq!(
        lines("en", &[Effect::Ruled(1, ruling), added], Edition::E2018),
        ["Ruling 1: Black gets 2 minutes more. FIDE 2018, 12.9."]
    );
}

#[test]
fn nobody_is_told_that_an_illegal_move_waits_for_his_claim() {
    let rules = Rules {
        authority: Authority::Arbiter,
        pace: Some(Pace::Rapid),
        supervision: Supervision::Sparse,
        ..Rules::default()
    };
    let position = position::read("4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1", CastlingMode::Standard);
    let mut game = Game::new(Setup { position: position.unwrap(), rules, ..Setup::default() });
    game.handle(At::ZERO, &Event::Started);
    // The king is left in check; the answer ends that.
    for (uci, said) in [("e2h2", "rook e2 h2"), ("e8d8", "rook e8 d8")] {
        let effects = game.handle(At::ZERO, &Event::Entered(uci.parse().unwrap()));
        let heard = narrator("en", "en").effects(&effects, &game).into_iter().flatten();
        assert_eq!(heard.map(|said| said.written()).collect::<Vec<_>>(), [said]);
    }
}

#[test]
fn what_must_be_heard_at_once_goes_before_the_rest() {
    let (narrator, game) = (narrator("en", "en"), game(Edition::E2023));
    let priority = |effect| narrator.effect(&effect, &game).unwrap().priority;
    assert_eq!(priority(Effect::NotCompleted(WHITE, Missing::Announcement)), Priority::Urgent);
    assert_eq!(priority(Effect::IllegalAct(WHITE, IllegalAct::Move, 1)), Priority::Urgent);
    assert_eq!(priority(Effect::RepeatDiffers(WHITE, spoken("g1f3"))), Priority::Urgent);
    // What must be heard after the announcement may not cut it off.
    assert_eq!(priority(Effect::AskRepeat(WHITE)), Priority::Move);
    assert_eq!(priority(Effect::TimeLeft(WHITE, TIME)), Priority::Move);
    // The usual touch may be missed, one that binds to something else may not.
    assert_eq!(priority(Effect::Touched(WHITE, SQUARE, Duty::Move(SQUARE))), Priority::Answer);
    assert_eq!(priority(Effect::Touched(WHITE, SQUARE, Duty::Move(Square::A1))), Priority::Move);
}

#[test]
fn what_no_text_confirms_is_named_by_its_articles() {
    let effect = Effect::NotConfirmed(vec![Topic::WrongClaim, Topic::ClaimStopsClock]);
    // Both stand in one article of 2001.
    assert_eq!(
        lines("en", &[effect], Edition::E2001),
        ["Not confirmed by any text of FIDE 2001: 9.5."]
    );
}
