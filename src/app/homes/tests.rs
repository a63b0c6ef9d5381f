use std::time::Duration;

use proptest::prelude::*;
use shakmaty::{ByColor, Color};

use crate::app::homes::journal::{self, Done, Journal};
use crate::app::homes::umpire::{MOST_CREDIT, NotDone, Umpire};
use crate::app::homes::{Terms, TermsText};
use crate::laws::{At, Edition, Variant};
use crate::online::{GameState, GameStatus, Wanted};

fn terms(control: &str) -> Terms {
    Terms {
        game: 7,
        host: Color::White,
        names: ByColor { white: "Anna".to_owned(), black: "Boris".to_owned() },
        control: control.parse().ok(),
        variant: Variant::Standard,
        number: 0,
        edition: Edition::default(),
        strict: false,
    }
}

fn begun(control: &str) -> Umpire {
    let mut umpire = Umpire::new(terms(control));
    umpire.starts(At::ZERO);
    umpire
}

fn mv(uci: &str) -> Wanted {
    Wanted::Move(uci.parse().unwrap())
}

const fn secs(secs: u64) -> At {
    At::from_secs(secs)
}

fn left(umpire: &Umpire, at: At) -> [u128; 2] {
    let left = umpire.state(at).left;
    [left.white.as_millis(), left.black.as_millis()]
}

#[test]
fn the_way_of_a_line_is_no_thought_and_never_more_than_was_measured() {
    let mut umpire = begun("10");
    let way = Duration::from_millis(400);
    umpire.does(secs(5), Color::White, &mv("e2e4"), Duration::ZERO).unwrap();
    // Black has thought for 9.7 of these 10 seconds.
    let credit = umpire.credit(secs(15), Duration::from_millis(9_700), way);
    assert_eq!(credit, Duration::from_millis(300));
    umpire.does(secs(15), Color::Black, &mv("e7e5"), credit).unwrap();
    assert_eq!(left(&umpire, secs(15)), [595_000, 590_300]);
    // Who says that he has not thought at all gets the way and no more, nor more than a second.
    umpire.does(secs(16), Color::White, &mv("g1f3"), Duration::ZERO).unwrap();
    assert_eq!(umpire.credit(secs(36), Duration::ZERO, way), way);
    assert_eq!(umpire.credit(secs(36), Duration::ZERO, Duration::from_secs(9)), MOST_CREDIT);
    assert_eq!(umpire.credit(secs(36), Duration::from_secs(30), way), Duration::ZERO);
    // White, whose clock stood meanwhile, has paid nothing for it.
    umpire.does(secs(36), Color::Black, &mv("b8c6"), way).unwrap();
    assert_eq!(left(&umpire, secs(36)), [594_000, 570_700]);
    assert_eq!(left(&umpire, secs(40)), [590_000, 570_700]);
}

#[test]
fn a_flag_waits_for_a_line_that_may_be_on_its_way() {
    let mut umpire = begun("1");
    umpire.does(secs(1), Color::White, &mv("e2e4"), Duration::ZERO).unwrap();
    let way = ByColor { white: Duration::ZERO, black: Duration::from_millis(250) };
    let due = umpire.deadline(way).unwrap();
    assert_eq!(due, secs(61) + Duration::from_millis(250));
    assert_eq!(umpire.deadline(ByColor { black: Duration::from_secs(9), ..way }), Some(secs(62)));
    umpire.time_passed(due);
    for question in umpire.take_questions() {
        umpire.judged(due, question.number, question.doubt, crate::laws::dead::judge(&question));
    }
    let state = umpire.state(due);
    assert_eq!((state.status, state.winner), (GameStatus::Flag, Some(Color::White)));
}

#[test]
fn what_needs_both_happens_when_both_want_it() {
    let mut umpire = begun("10");
    let not_done = Err(NotDone);
    let free = Duration::ZERO;
    let (white, black) = (Color::White, Color::Black);
    assert_eq!(umpire.does(secs(1), black, &mv("e7e5"), free), not_done);
    assert_eq!(umpire.does(secs(1), white, &mv("e2e5"), free), not_done);
    assert_eq!(umpire.does(secs(1), white, &Wanted::Takeback(true), free), not_done);
    assert_eq!(umpire.does(secs(1), white, &Wanted::ClaimDraw, free), not_done);
    for (second, by, wanted) in [
        (2, white, mv("e2e4")),
        (3, black, mv("e7e5")),
        (4, black, Wanted::Takeback(true)),
        (5, white, Wanted::Takeback(false)),
        (6, white, Wanted::Takeback(true)),
        (7, black, Wanted::Takeback(true)),
    ] {
        assert_eq!(umpire.does(secs(second), by, &wanted, free), Ok(()), "{wanted:?}");
    }
    // White had to move and wanted his own move back.
    assert_eq!(umpire.state(secs(7)).moves.len(), 0);
    umpire.does(secs(8), white, &mv("d2d4"), free).unwrap();
    umpire.does(secs(9), black, &mv("d7d5"), free).unwrap();
    assert_eq!(umpire.does(secs(10), white, &Wanted::Abort, free), not_done);
    umpire.does(secs(11), white, &Wanted::Draw(true), free).unwrap();
    assert_eq!(umpire.does(secs(12), white, &Wanted::Draw(true), free), not_done);
    umpire.does(secs(13), black, &Wanted::Draw(true), free).unwrap();
    assert!(umpire.is_over());
    assert_eq!(umpire.does(secs(14), white, &mv("c2c4"), free), not_done);
}

#[test]
fn terms_are_read_as_they_were_written() {
    let all =
        Variant::ALL.into_iter().map(|variant| Terms { variant, number: 518, ..terms("15+10") });
    let none = Terms { control: None, strict: true, host: Color::Black, ..terms("") };
    for terms in all.chain([none]) {
        assert_eq!(TermsText::from(&terms).read().as_ref(), Some(&terms));
        let header = terms.header(Color::White, &crate::config::Settings::default());
        assert!(header.setup().is_some() && header.plays_person_elsewhere());
    }
}

/// A game as it is kept, and the same as it was played.
fn kept_as_played(wanted: &[(u8, bool)], cut: usize) -> (GameState, GameState, At) {
    let folder = tempfile::TempDir::new().unwrap();
    let mut umpire = Umpire::new(terms("3+2"));
    let mut journal = Journal::begin(folder.path(), umpire.terms()).unwrap();
    let mut keep = |done: Done| journal.keep(&done).unwrap();
    keep(Done::Came { at: secs(1), sitting: 5, name: "Bô".to_owned() });
    umpire.names("Bô".to_owned());
    umpire.starts(secs(1));
    let mut at = secs(1);
    for (number, (what, white)) in (1..).zip(wanted) {
        at = at + Duration::from_millis(u64::from(*what) * 20);
        let by = Color::from_white(*white);
        let any = mv(["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6"]
            [usize::from(*what) % 8]);
        let (wanted, credit) = match what % 11 {
            0 => (Wanted::Draw(true), Duration::ZERO),
            1 => (Wanted::Takeback(true), Duration::ZERO),
            2 => (Wanted::Takeback(false), Duration::ZERO),
            3 => (Wanted::Draw(false), Duration::ZERO),
            _ => (any, Duration::from_millis(u64::from(*what))),
        };
        if umpire.does(at, by, &wanted, credit).is_ok() {
            keep(Done::Did { at, by, number, credit, wanted });
        }
        if *what == 200 {
            umpire.time_passed(at);
            keep(Done::Passed(at));
        }
    }
    // The last line was written half.
    let path = folder.path().join("home-game.txt");
    let mut bytes = std::fs::read(&path).unwrap();
    bytes.extend(&b"999999999 white 0 0 move e2e4"[..cut]);
    std::fs::write(&path, bytes).unwrap();
    let played = umpire.state(at);
    let kept = if let Some(left) = journal::left(folder.path()) {
        assert!(left.at <= at && left.guest.is_some());
        left.umpire.state(at)
    } else {
        assert!(umpire.is_over());
        played.clone()
    };
    (played, kept, at)
}

#[test]
fn nobody_thinks_while_the_program_is_not_there() {
    let folder = tempfile::TempDir::new().unwrap();
    let mut journal = Journal::begin(folder.path(), &terms("10")).unwrap();
    let mut keep = |done| journal.keep(&done).unwrap();
    keep(Done::Came { at: secs(0), sitting: 5, name: "Boris".to_owned() });
    keep(Done::Did {
        at: secs(4),
        by: Color::White,
        number: 0,
        credit: Duration::ZERO,
        wanted: mv("e2e4"),
    });
    keep(Done::Passed(secs(10)));
    let mut kept = journal::left(folder.path()).unwrap();
    assert_eq!((kept.at, kept.guest), (secs(10), Some((5, 0))));
    // The guest is back after half a minute of the host's program.
    kept.umpire.goes_on(secs(40), kept.at);
    assert_eq!(left(&kept.umpire, secs(40)), [596_000, 594_000]);
    let mut journal = Journal::go_on(folder.path(), &kept).unwrap();
    journal.keep(&Done::WentOn(secs(40))).unwrap();
    let again = journal::left(folder.path()).unwrap();
    assert_eq!(left(&again.umpire, secs(43)), [596_000, 591_000]);
}

proptest! {
    #[test]
    fn a_game_that_was_left_is_the_game_that_was_played(
        wanted in prop::collection::vec((0_u8..=255, any::<bool>()), 0..60),
        cut in 0_usize..28,
    ) {
        let (played, kept, at) = kept_as_played(&wanted, cut);
        prop_assert_eq!(played, kept, "at {:?}", at);
    }
}
