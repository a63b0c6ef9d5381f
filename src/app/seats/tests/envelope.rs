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
pub(super) fn adjourned(text: &str) -> Table {
    let mut table = Table::new(&TABLE);
    table.start();
    table.plays("f3 e5 g4");
    table.at_desk("adjourn\nyes");
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
    expect![[r#"
        > desk: adjourn
        desk: Black must seal the move. Yes or no?
        > desk: yes
        desk: Black must seal the move.
        white: Black must seal the move.
        black: Seal your move: type seal and the move.
        black: Black has sealed. Clocks stopped.
        white: Black has sealed. Clocks stopped.
        desk: Black has sealed. Clocks stopped.
        > desk: open
        desk: Move sealed. Once it is in your hands: envelope.
        > desk: sign-off
        desk: Not yet: the game is neither over nor adjourned with the envelope in your hands.
        > desk: envelope
        desk: Game adjourned. Black has sealed move 2.
        desk: When and where does the game continue? Type resumption, then date, time and place.
        white: Game adjourned. Black has sealed move 2.
        black: Game adjourned. Black has sealed move 2.
        > desk: due
        desk: Is White there? Then type open. If not, type absent white.
        white: The envelope waits for White.
        black: The envelope waits for White.
        > desk: open
        desk: Envelope: type the passphrase of the desk. Enter alone: it stays closed.
        desk: (hidden)
        > desk: wrong words
        desk: Wrong passphrase. Type it again. Enter alone: the envelope stays closed.
        desk: (hidden)
        > desk: open
        desk: Wrong passphrase. Type it again. Enter alone: the envelope stays closed.
        desk: (hidden)
        > desk: example
        desk: Envelope opened. White's clock is running. Increment added: Black, for the sealed move.
        desk: Black: queen d8 h4, checkmate
        desk: Black must first write move 1, White. FIDE 2023, 8.1.1.
        desk: Checkmate. Black wins. Type revoke to take the end back, or sign-off.
        desk: Score sheet: White must complete it now.
        desk: Score sheet: Black must complete it now.
        white: Envelope opened. White's clock is running.
        white: Dame David acht Hector vier
        white: Checkmate. Black wins.
        white: Complete your score sheet now.
        black: Envelope opened. White's clock is running.
        black: Dame David acht Hector vier
        black: Move 1, White, is missing on your sheet. Write it before you move.
        black: Checkmate. Black wins.
        black: Complete your score sheet now.
        > desk: sign-off
        desk: White has not signed.
        desk: Black has not signed.
        desk: Missing on White's sheet: move 1, White.
        desk: Missing on Black's sheet: move 1, White.
        desk: Sign off? The match ends and its records are written. Yes or no?
        > desk: yes
        desk: Signed off.
        desk: Writing the records.
        white: The arbiter has signed off.
        black: The arbiter has signed off.
        (signed off)
    "#]]
    .assert_eq(&table.heard);
    assert_eq!(table.seats.game(Place::Desk).outcome().unwrap().reason, Reason::Checkmate);
    assert!(!table.kept.iter().any(|entry| format!("{entry:?}").contains("example")));
}

/// Days later with the sealer absent: the match was signed off, and may be.
#[test]
fn an_adjourned_match_is_signed_off_and_resumed_without_the_sealer() {
    let mut first = adjourned("Qh4");
    expect![[r#"
        > envelope
          Game adjourned. Black has sealed move 2.
          When and where does the game continue? Type resumption, then date, time and place.
        > sign-off
          Sign off until the game is resumed? Its records are written. Yes or no?
        > no
          Nothing done.
        > sign-off
          Sign off until the game is resumed? Its records are written. Yes or no?
        > yes
          Signed off.
          Writing the records.
    "#]]
    .assert_eq(&first.at_desk("envelope\nsign-off\nno\nsign-off\nyes"));
    let mut table = Table::resumed(&TABLE, "en", &first.kept);
    table.types(Place::Desk, "");
    table.types(Place::Desk, "example");
    expect![[r#"
        > due
          Is White there? Then type open. If not, type absent white.
        > absent white
          White is absent.
          White's clock is running.
          No default time is set. The arbiter decides. FIDE 2023, I.10.
        > matters
          1: No default time is set. The arbiter decides. FIDE 2023, I.10.
          Type default-time and minutes, or dismiss to wait on.
        > default-time 60
          Ruling 1: Default time: 1 hour. FIDE 2023, I.10.
        > arrived white
          White has arrived.
          Clocks stopped.
          Type open.
        > absent black
          Black is absent.
        > open
          Envelope: type the passphrase of the desk. Enter alone: it stays closed.
          (hidden)
        > example
          Envelope opened. White's clock is running. Increment added: Black, for the sealed move.
          Black: queen d8 h4, checkmate
          Black must first write move 1, White. FIDE 2023, 8.1.1.
          Checkmate. Black wins. Type revoke to take the end back, or sign-off.
          Score sheet: White must complete it now.
          Score sheet: Black must complete it now.
        > sign-off
          White has not signed.
          Black has not signed.
          Missing on White's sheet: move 1, White.
          Missing on Black's sheet: move 1, White.
          Sign off? The match ends and its records are written. Yes or no?
        > yes
          Signed off.
          Writing the records.
    "#]]
    .assert_eq(&table.at_desk(
        "due
         absent white
         matters
         default-time 60
         arrived white
         absent black
         open
         example
         sign-off
         yes",
    ));
}

/// The question before an end tells the end, and nothing of what follows from it.
#[test]
fn who_is_too_late_is_asked_about() {
    let mut table = adjourned("h7h6");
    let told = table.at_desk(
        "envelope
         due
         absent white
         default-time 0
         open
         example
         no",
    );
    expect![[r#"
        > envelope
          Game adjourned. Black has sealed move 2.
          When and where does the game continue? Type resumption, then date, time and place.
        > due
          Is White there? Then type open. If not, type absent white.
        > absent white
          White is absent.
          White's clock is running.
          No default time is set. The arbiter decides. FIDE 2023, I.10.
        > default-time 0
          Ruling 1: Default time: 0 seconds.
          The envelope must be opened. The arbiter decides. FIDE 2023, I.10.
        > open
          Envelope: type the passphrase of the desk. Enter alone: it stays closed.
          (hidden)
        > example
          Continue? The game then ends: Black wins. White arrived too late. FIDE 2023, I.10. Yes or no?
        > no
          Nothing done.
    "#]]
    .assert_eq(&told);
}

/// What is no legal move loses the game, so the arbiter hears it before.
#[test]
fn what_cannot_be_read_is_asked_about() {
    let mut table = adjourned("Ke4 or so");
    table.at_desk("envelope\ndue\nopen");
    table.types(Place::Desk, "");
    assert!(table.heard.ends_with("desk: The envelope stays closed.\n"), "{}", table.heard);
    expect![[r"
        > open
          Envelope: type the passphrase of the desk. Enter alone: it stays closed.
          (hidden)
        > example
          Sealed: Ke4 or so. Not a legal move. Its sealer loses. Yes or no?
        > no
          Nothing done.
        > open
          Envelope: type the passphrase of the desk. Enter alone: it stays closed.
          (hidden)
        > example
          Sealed: Ke4 or so. Not a legal move. Its sealer loses. Yes or no?
        > maybe
          Yes or no?
        > yes
          Can White still mate? That is being examined.
    "]]
    .assert_eq(&table.at_desk(
        "open
         example
         no
         open
         example
         maybe
         yes",
    ));
    // The solver does not answer in time: a mate is possible for all that is known.
    table.passes(4);
    assert_eq!(table.seats.game(Place::Desk).outcome().unwrap().reason, Reason::SealedMove);
}

/// The envelope is lost: the move on which both agree is made.
#[test]
fn a_lost_envelope() {
    let mut table = adjourned("d8h4");
    expect![[r#"
        > envelope
          Game adjourned. Black has sealed move 2.
          When and where does the game continue? Type resumption, then date, time and place.
        > lost
          Envelope lost, and nobody knows the move. The game is cancelled. Yes or no?
        > no
          Nothing done.
        > lost Ke4
          Your king does not reach e4.
        > lost Nc6
          Envelope opened. White's clock is running. Increment added: Black, for the sealed move.
          Black: knight b8 c6
          Black must first write move 1, White. FIDE 2023, 8.1.1.
        > last
          knight b8 c6. Black, move 2.
    "#]]
    .assert_eq(&table.at_desk("envelope\nlost\nno\nlost Ke4\nlost Nc6\nlast"));
}

/// Until the envelope is in the arbiter's hands every order that is too early names what comes next.
#[test]
fn a_sealed_move_waits_for_the_hands_of_the_arbiter() {
    let mut table = adjourned("d8h4");
    expect![[r#"
        > matters
          Move sealed. Once it is in your hands: envelope.
        > resume
          Move sealed. Once it is in your hands: envelope.
        > due
          Move sealed. Once it is in your hands: envelope.
        > open
          Move sealed. Once it is in your hands: envelope.
        > lost Nc6
          Move sealed. Once it is in your hands: envelope.
        > envelope
          Game adjourned. Black has sealed move 2.
          When and where does the game continue? Type resumption, then date, time and place.
        > due
          Is White there? Then type open. If not, type absent white.
    "#]]
    .assert_eq(&table.at_desk("matters\nresume\ndue\nopen\nlost Nc6\nenvelope\ndue"));
}

/// Without a word about it in the match file nobody seals.
#[test]
fn a_match_without_adjournment() {
    let mut table = Table::new(&match_file("", "", "announcing = \"off\""));
    table.start();
    expect![[r"
        > adjourn
          No adjournment: the match file does not allow it.
        > envelope
          No move to seal.
        > open
          The game is not adjourned.
        > due
          The game is not adjourned.
    "]]
    .assert_eq(&table.at_desk("adjourn\nenvelope\nopen\ndue"));
}

/// The clock of who has sealed is pressed when the envelope is opened (I.7).
#[test]
fn b_the_desk_hears_what_the_sealed_move_has_brought_the_clock() {
    let mut table = adjourned("d7d5");
    let told = table.at_desk("envelope\ndue\nopen\nexample");
    assert!(told.contains("Increment added: Black, for the sealed move."), "{told}");
    assert!(!table.heard.contains("white: Increment added"), "{}", table.heard);
}
