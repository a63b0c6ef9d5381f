//! A move that is sealed on a board stands nowhere but in the envelope (Guidelines I.1).

use std::time::Duration;

use expect_test::expect;
use shakmaty::{Color, Position, Square};

use crate::app::seats::tests::Table;
use crate::app::seats::tests::devices::{BLACK, BLACK_PEGS, KEYS, WHITE, WHITE_PEGS};
use crate::app::seats::tests::match_file;
use crate::archive::What;
use crate::laws::Event;
use crate::pegboard::Make;
use crate::table::Place;

const ADJOURNS: &str = "adjournment = \"yes\"";

/// White has a peg board and is told to seal his first move.
pub(super) fn told_to_seal() -> Table {
    let mut table = Table::new(&match_file(WHITE_PEGS, KEYS, ADJOURNS));
    table.start();
    let mut table = table.with(WHITE, Make::Peg1);
    table.script("d adjourn\nd yes");
    table.heard.clear();
    table
}

/// What hands have done, as far as it is on record.
fn touches(table: &Table) -> Vec<&Event> {
    let events = table.kept.iter().filter_map(|entry| match &entry.what {
        What::Event(event) => Some(event),
        _ => None,
    });
    let is_touch = |event: &&Event| {
        matches!(event, Event::Touched(..) | Event::Lifted(..) | Event::Seated(..))
    };
    events.filter(is_touch).collect()
}

/// What was heard anywhere but at White's seat.
fn heard_elsewhere(table: &Table) -> String {
    let elsewhere = |line: &&str| !line.contains("white: ");
    table.heard.lines().filter(elsewhere).collect::<Vec<_>>().join("\n")
}

#[test]
fn b2_a_move_that_is_sealed_on_pegs_stands_nowhere_but_in_the_envelope() {
    let mut table = told_to_seal();
    table.script(
        "w hand -g1 f3
         w press
         d facts
         d compare
         d board white
         w button
         w yes
         d facts
         d compare
         d envelope",
    );
    assert_eq!(touches(&table), [] as [&Event; 0]);
    let elsewhere = heard_elsewhere(&table);
    for square in ["f3", "wrong on", "touched"] {
        assert!(!elsewhere.contains(square), "{elsewhere}");
    }
    let own: Vec<&str> = table.heard.lines().filter(|line| line.contains("white: ")).collect();
    expect![[r#"
        # white: -g1
        white: knight g1 touched.
        # white: f3
        white: f3.
        > white: press
        white: Seal your move: type seal and the move.
        # white: button
        white: Seal knight g1 f3? yes or no.
        > white: yes
        white: White has sealed. Clocks stopped.
        white: Game adjourned. White has sealed move 1."#]]
    .assert_eq(&own.join("\n"));
}

/// The days until it is opened are no time in which his board could tell it; then he is led.
#[test]
fn b2_the_sealed_move_is_made_when_the_envelope_is_opened() {
    let mut table = told_to_seal();
    table.script(
        "w hand -g1 f3
         w button
         w yes
         d envelope
         d due",
    );
    table.heard.clear();
    table.script(
        "d open
         d example
         w button
         b Nf6
         d facts",
    );
    expect![[r#"
        > desk: open
        desk: Envelope: type the passphrase of the desk. Enter alone: it stays closed.
        desk: (hidden)
        > desk: example
        desk: Envelope opened. Black's clock is running. Increment added: White, for the sealed move.
        desk: White: knight g1 f3
        white: Envelope opened. Black's clock is running.
        white: knight g1 f3
        black: Envelope opened. Black's clock is running.
        black: knight g1 f3
        white: knight g1.
        white: It is on your board.
        desk: White has played the move on the board.
        # white: button
        white: Not your turn: Black to move.
        > black: Nf6
        black: knight g8 f6
        white: knight g8 f6
        white: Repeat it.
        desk: Black: knight g8 f6
        desk: White, repeat the move.
        white: (lamps: f6 g8)
        > desk: facts
        desk: Black to move, move 1.
        desk: The game is running.
        desk: Same position: once, after move 1, White.
        desk: No capture or pawn move: 0 of 50 moves each.
        desk: White has enough pieces to mate.
        desk: Black has enough pieces to mate.
        desk: White: 1 hour 30 minutes 56 seconds.
        desk: Black: 1 hour 30 minutes 28 seconds.
        desk: Moves made by White: 1.
        desk: Moves made by Black: 0.
        desk: Illegal moves of White: 0.
        desk: Illegal moves of Black: 0.
        desk: White's board matches the game.
        desk: No board for Black.
    "#]]
    .assert_eq(&table.heard);
}

/// The arbiter stops the clocks while the player tries; what he has tried he has still.
#[test]
fn b2_a_pause_while_a_move_is_sealed_tells_nothing() {
    let mut table = told_to_seal();
    table.script(
        "w hand -g1
         d pause
         w hand f3
         d facts
         d resume
         w hand -f3 g1
         w hand -b1 c3
         w button
         w yes",
    );
    assert_eq!(touches(&table), [] as [&Event; 0]);
    expect![[r#"
        # white: -g1
        white: knight g1 touched.
        > desk: pause
        desk: Clocks stopped.
        white: Clocks stopped.
        black: Clocks stopped.
        # white: f3
        > desk: facts
        desk: White to move, move 1.
        desk: Clocks stopped.
        desk: Same position: once, at the start.
        desk: No capture or pawn move: 0 of 50 moves each.
        desk: White has enough pieces to mate.
        desk: Black has enough pieces to mate.
        desk: White: 1 hour 30 minutes 26 seconds.
        desk: Black: 1 hour 30 minutes 30 seconds.
        desk: Moves made by White: 0.
        desk: Moves made by Black: 0.
        desk: Illegal moves of White: 0.
        desk: Illegal moves of Black: 0.
        desk: White's board is not described: the move goes into the envelope.
        desk: No board for Black.
        > desk: resume
        desk: Clocks running. White's clock is running.
        white: Clocks running. White's clock is running.
        black: Clocks running. White's clock is running.
        # white: -f3
        # white: g1
        white: Pieces put back. Touch-move still applies.
        # white: -b1
        white: knight b1 touched.
        white: g1 touched: it must move.
        # white: c3
        white: g1 touched: it must move.
        # white: button
        white: Seal knight b1 c3? yes or no.
        > white: yes
        white: White has sealed. Clocks stopped.
        black: White has sealed. Clocks stopped.
        desk: White has sealed. Clocks stopped.
    "#]]
    .assert_eq(&table.heard);
}

/// A crash while the player tries: the journal knows nothing of it, and he begins again.
#[test]
fn b2_after_a_crash_the_sealer_puts_back_and_tries_again() {
    let mut first = told_to_seal();
    first.script("w hand -g1 f3");
    let mut table = Table::resumed(first.header.table.as_ref().unwrap(), "en", &first.kept);
    let mut pieces = table.seats.game(WHITE).position().board().clone();
    let knight = pieces.remove_piece_at(Square::G1).unwrap();
    pieces.set_piece_at(Square::F3, knight);
    table.heard.clear();
    table.comes(WHITE, Make::Peg1, &pieces);
    for line in ["", "example", "resume"] {
        table.types(Place::Desk, line);
    }
    table.script(
        "w hand -f3 g1
         w hand -b1 c3
         w button
         w yes",
    );
    assert_eq!(touches(&table), [] as [&Event; 0]);
    assert!(!heard_elsewhere(&table).contains("c3"), "{}", table.heard);
    expect![[r#"
        # white: board there
        white: Board found: PEG/1, /dev/board.
        # white: board stands
        white: Your board does not match the game.
        white: Take the piece off f3.
        white: (lamps: f3)
        > desk: 
        desk: (hidden)
        desk: The arbiter's passphrase. Enter alone: back.
        > desk: example
        desk: Welcome, arbiter.
        desk: The program stopped: White was thinking. At most 5 seconds of it are not counted.
        > desk: resume
        desk: Clocks running. White's clock is running.
        white: Clocks running. White's clock is running.
        black: Clocks running. White's clock is running.
        # white: -f3
        white: Put the white knight on g1.
        white: (lamps: g1)
        # white: g1
        white: The board is right.
        white: (lamps: dark)
        desk: Board right again: White.
        # white: -b1
        white: knight b1 touched.
        # white: c3
        white: c3.
        # white: button
        white: Seal knight b1 c3? yes or no.
        > white: yes
        white: White has sealed. Clocks stopped.
        black: White has sealed. Clocks stopped.
        desk: White has sealed. Clocks stopped.
    "#]]
    .assert_eq(&table.heard);
}

/// 9.1.2.1: touching declines an offer, and everybody hears that.
#[test]
fn b2_an_offer_is_declined_by_touching_what_will_be_sealed() {
    let mut table = Table::new(&match_file(KEYS, BLACK_PEGS, ADJOURNS));
    table.start();
    let mut table = table.played("e4 e5 Nf3").with(BLACK, Make::Peg1);
    table.script("w draw\nw yes\nd adjourn\nd yes");
    assert_eq!(table.seats.game(Place::Desk).offer(), Some(Color::White), "{}", table.heard);
    table.heard.clear();
    table.script("b hand -b8");
    assert_eq!(touches(&table), [] as [&Event; 0]);
    assert!(table.heard.contains("white: Black declines"), "{}", table.heard);
    assert_eq!(table.seats.game(Place::Desk).offer(), None);
}

/// A reply may be sealed while the sealer is not there; who plays on instead has shown it to all.
#[test]
fn b2_whoever_need_not_seal_and_plays_on_shows_what_was_touched() {
    let rest = [ADJOURNS, "default-time = \"30\""].join("\n");
    let mut table = Table::new(&match_file(KEYS, BLACK_PEGS, &rest));
    table.start();
    let mut table = table.with(BLACK, Make::Peg1);
    table.script(
        "d adjourn
         d yes
         w seal Nf3
         w yes
         d envelope
         d due
         d absent white
         d open
         d example",
    );
    let by = Color::Black;
    assert!(table.seats.seat(by).game().why_not_sealed(by).is_none(), "{}", table.heard);
    table.heard.clear();
    table.script("b hand -g1 f3 -g8\nb hand f6");
    assert_eq!(touches(&table), [] as [&Event; 0]);
    table.script("b button");
    assert_eq!(touches(&table).len(), 4);
    expect![[r#"
        # black: -g1
        black: knight g1.
        black: (lamps: f3)
        # black: f3
        black: It is on your board.
        black: (lamps: dark)
        # black: -g8
        black: knight g8 touched.
        # black: f6
        black: f6.
        # black: button
        black: It is on your board.
        black: g8 touched: it must move.
        black: knight g8 f6
        white: knight g8 f6
        desk: Black has played the move on the board.
        desk: Black: g8 touched: it must move.
        desk: Black: knight g8 f6
    "#]]
    .assert_eq(&table.heard);
}

/// What he would write on his sheet is in the envelope, and is written there when it is opened.
#[test]
fn b2_a_sealed_move_is_not_written_on_the_sheet() {
    let own = "score = \"own\"\nmoves = \"en\"\ntalk = \"en\"";
    let mut table = Table::new(&match_file(own, KEYS, ADJOURNS));
    table.start();
    table.script("d adjourn\nd yes");
    table.heard.clear();
    table.script("w write Nf3\nw seal Nf3\nw yes\nw write Nf3");
    assert!(!table.kept.iter().any(|entry| matches!(entry.what, What::Event(Event::Wrote(..)))));
    expect![[r#"
        > white: write Nf3
        white: Sealed move: in the envelope only. It is written on your sheet when the envelope is opened.
        > white: seal Nf3
        white: Seal knight g1 f3? yes or no.
        > white: yes
        white: White has sealed. Clocks stopped.
        black: White has sealed. Clocks stopped.
        desk: White has sealed. Clocks stopped.
        > white: write Nf3
        white: Sealed move: in the envelope only. It is written on your sheet when the envelope is opened.
    "#]].assert_eq(&table.heard);
}

/// What was tried at a player's seat, at the desk's own place and before a restart counts together.
#[test]
fn b5_after_wrong_passphrases_the_next_is_looked_at_later_and_later() {
    let mut table = Table::new(&match_file(KEYS, KEYS, ""));
    for line in ["desk", "one wrong word", "another wrong word"] {
        table.types(WHITE, line);
    }
    table.types(Place::Desk, "");
    table.heard.clear();
    table.types(Place::Desk, "the third wrong word");
    // Not looked at, and not counted.
    table.types(Place::Desk, "example");
    table.types(WHITE, "the fourth wrong word");
    table.passes(2);
    table.types(WHITE, "the fifth wrong word");
    expect![[r#"
        > desk: the third wrong word
        desk: (hidden)
        desk: Wrong passphrase. Wait 2 seconds, then type it again. Enter alone: back.
        > desk: example
        desk: (hidden)
        desk: Too early, not checked. Wait 1 second, then type it again. Enter alone: back.
        > white: the fourth wrong word
        white: (hidden)
        white: Wrong passphrase. Wait 4 seconds, then type it again. Enter alone: back.
        > white: the fifth wrong word
        white: (hidden)
        white: Too early, not checked. Wait 1 second, then type it again. Enter alone: back.
    "#]]
    .assert_eq(&table.heard);
    let mut table = Table::resumed(table.header.table.as_ref().unwrap(), "en", &table.kept);
    table.heard.clear();
    for line in ["", "example"] {
        table.types(Place::Desk, line);
    }
    table.passes(4);
    table.types(Place::Desk, "example");
    table.types(Place::Desk, "leave");
    // The right one ends it.
    for line in ["", "wrong", "example"] {
        table.types(Place::Desk, line);
    }
    expect![[r#"
        > desk: 
        desk: (hidden)
        desk: The arbiter's passphrase. Enter alone: back.
        > desk: example
        desk: (hidden)
        desk: Too early, not checked. Wait 2 seconds, then type it again. Enter alone: back.
        > desk: example
        desk: Welcome, arbiter.
        > desk: leave
        desk: The desk is closed.
        > desk: 
        desk: (hidden)
        desk: The arbiter's passphrase. Enter alone: back.
        > desk: wrong
        desk: (hidden)
        desk: Wrong passphrase. Type it again. Enter alone: back.
        > desk: example
        desk: Welcome, arbiter.
    "#]]
    .assert_eq(&table.heard);
}

#[test]
fn b5_a_desk_at_which_nothing_is_typed_is_locked() {
    let file = match_file(KEYS, KEYS, "") + "lock = 10\n";
    let mut table = Table::new(&file);
    table.start();
    for line in ["desk", "example"] {
        table.types(WHITE, line);
    }
    table.heard.clear();
    table.pauses(Duration::from_secs(500));
    table.types(WHITE, "clocks");
    table.pauses(Duration::from_secs(700));
    table.types(WHITE, "clocks");
    table.types(Place::Desk, "clocks");
    expect![[r#"
        > white: clocks
        white: White: 1 hour 22 minutes 7 seconds.
        white: Black: 1 hour 30 minutes 30 seconds.
        white: White's clock is running.
        desk: White: 1 hour 22 minutes 7 seconds.
        desk: Black: 1 hour 30 minutes 30 seconds.
        desk: White's clock is running.
        desk: Desk locked: no input for a long time. Type anything, then the passphrase.
        white: Desk locked: no input for a long time. Type desk to open it.
        > white: clocks
        white: White: 1 hour 10 minutes 26 seconds.
        white: Black: 1 hour 30 minutes 30 seconds.
        > desk: clocks
        desk: (hidden)
        desk: The arbiter's passphrase. Enter alone: back.
    "#]]
    .assert_eq(&table.heard);
    let mut table = Table::new(&(match_file(KEYS, KEYS, "") + "lock = 0\n"));
    table.start();
    table.pauses(Duration::from_secs(100_000));
    assert!(table.at_desk("clocks").contains("White:"));
}
