//! Whatever is typed without the passphrase: nothing of the desk happens, and all games stay equal.

use proptest::prelude::*;
use shakmaty::Color;

use crate::app::seats::tests::{Table, match_file};
use crate::archive::What;
use crate::command::desk::DESK_COMMANDS;
use crate::laws::Event;
use crate::table::{Memo, Place};

/// Lines as players and arbiters type them, and lines that nobody types.
fn line() -> impl Strategy<Value = String> {
    let names = DESK_COMMANDS.map(|spec| spec.name);
    let rest = ["", " white", " white 5", " black legal-moves", " 1-0", " 0", " white e2"];
    let moves = ["e4", "e5", "Nf3", "Nf6", "announce", "press", "repeat e4", "claim fifty", "new"];
    prop_oneof![
        (prop::sample::select(names.to_vec()), prop::sample::select(rest.to_vec()))
            .prop_map(|(name, rest)| format!("{name}{rest}")),
        prop::sample::select(moves.to_vec()).prop_map(str::to_owned),
        prop::sample::select(&["yes", "no", "desk", "", "Example", "quit", "games", "open 1"][..])
            .prop_map(str::to_owned),
        "\\PC{0,30}",
    ]
    .prop_filter("the passphrase", |line| line != "example")
}

/// What only the arbiter puts on record.
fn is_of_the_desk(what: &What) -> bool {
    match what {
        What::Event(event) => matches!(
            event,
            Event::Ruled(_)
                | Event::Started
                | Event::Paused
                | Event::Resumed
                | Event::AdjournmentAnnounced
                | Event::EarlyAdjournment(_)
                | Event::Adjourned
                | Event::Opened(_)
                | Event::EnvelopeLost(_)
                | Event::ResumptionDue
                | Event::Absent(_)
                | Event::Arrived(_)
                | Event::TwoHands(_)
                | Event::Found(_)
        ),
        What::Memo(memo) => !matches!(
            memo,
            Memo::Asked(..)
                | Memo::Passphrase(_, false)
                | Memo::Called(_)
                | Memo::Told(..)
                | Memo::Appealed(..)
                | Memo::Repeated(..)
                | Memo::Unclear(..)
                | Memo::TwoHands(_)
        ),
        What::Level(_)
        | What::Engine(_)
        | What::Replaced
        | What::MovesVoice(_)
        | What::Warnings(_) => true,
        What::Blindfold(..) | What::Looked(_) | What::Day(_) => false,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nothing_of_the_desk_without_the_passphrase(
        lines in prop::collection::vec((0..3usize, line()), 1..40),
    ) {
        let mut table = Table::new(&match_file("", "", "adjournment = \"yes\""));
        table.start();
        let left = table.seats.left(table.at, Place::Desk);
        table.take(left);
        let before = table.kept.len();
        for (place, line) in lines {
            let place = [Place::Seat(Color::White), Place::Seat(Color::Black), Place::Desk][place];
            table.types(place, &line);
        }
        for entry in &table.kept[before..] {
            prop_assert!(!is_of_the_desk(&entry.what), "{:?}\n{}", entry, table.heard);
        }
    }

    /// With the passphrase as well: nothing panics and the games stay equal.
    #[test]
    fn all_games_stay_equal_whatever_is_typed_at_the_desk(
        lines in prop::collection::vec((0..3usize, line()), 1..60),
    ) {
        let mut table = Table::new(&match_file("", "", "announcing = \"off\""));
        table.start();
        for (place, line) in lines {
            let place = [Place::Seat(Color::White), Place::Seat(Color::Black), Place::Desk][place];
            table.types(place, &line);
        }
    }
}
