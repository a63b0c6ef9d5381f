//! An adjournment at the desk (FIDE 2023, Guidelines I): told to seal, sealed, handed in, opened.

use std::sync::LazyLock;

use expect_test::expect;
use shakmaty::Color;

use crate::app::seats::tests::{Table, match_file};
use crate::archive::What;
use crate::laws::{Event, Reason};
use crate::table::{Memo, Place};

static TABLE: LazyLock<String> =
    LazyLock::new(|| match_file("", "", "announcing = \"off\"\nadjournment = \"yes\""));

/// The closed text that a player hands in.
fn sealed(table: &Table, text: &str) -> Event {
    let key = table.kept.iter().find_map(|entry| match &entry.what {
        What::Memo(Memo::EnvelopeKey(key)) => Some(key.parse::<crate::archive::EnvelopeKey>()),
        _ => None,
    });
    Event::Sealed(Color::Black, key.unwrap().unwrap().seal(text).unwrap())
}

/// A table where Black has sealed this.
fn adjourned(text: &str) -> Table {
    let mut table = Table::new(&TABLE);
    table.start();
    table.plays("f3 e5 g4");
    table.at_desk("adjourn");
    let sealed = sealed(&table, text);
    table.does(Color::Black, sealed);
    table
}

/// A sealed mate ends the game when the envelope is opened.
#[test]
fn a_sealed_mate() {
    let mut table = adjourned("d8h4");
    table.at_desk(
        "open
         sign-off
         envelope
         due
         open
         wrong words
         open
         example
         sign-off
         yes",
    );
    expect![[r#""#]].assert_eq(&table.heard);
    assert_eq!(table.seats.game(Place::Desk).outcome().unwrap().reason, Reason::Checkmate);
    assert!(!table.kept.iter().any(|entry| format!("{entry:?}").contains("example")));
}

/// Days later with the sealer absent: the match was signed off, and may be.
#[test]
fn an_adjourned_match_is_signed_off_and_resumed_without_the_sealer() {
    let mut table = adjourned("Qh4");
    expect![[r#""#]].assert_eq(&table.at_desk(
        "envelope
         sign-off
         no
         due
         absent white
         open
         arrived white
         absent black
         open
         example",
    ));
}

/// What is no legal move loses the game, so the arbiter hears it before.
#[test]
fn what_cannot_be_read_is_asked_about() {
    let mut table = adjourned("Ke4 or so");
    expect![[r#""#]].assert_eq(&table.at_desk(
        "envelope
         open

         open
         example
         no
         open
         example
         yes",
    ));
    assert_eq!(table.seats.game(Place::Desk).outcome().unwrap().reason, Reason::SealedMove);
}

/// The envelope is lost: the move on which both agree is made.
#[test]
fn a_lost_envelope() {
    let mut table = adjourned("d8h4");
    expect![[r#""#]].assert_eq(&table.at_desk("envelope\nlost\nno\nlost Ke4\nlost Nc6\nlast"));
}

/// Without a word about it in the match file nobody seals.
#[test]
fn a_match_without_adjournment() {
    let mut table = Table::new(&match_file("", "", "announcing = \"off\""));
    table.start();
    expect![[r#""#]].assert_eq(&table.at_desk("adjourn\nenvelope\nopen\ndue"));
}
