//! Aids and assistants at the desk (FIDE 2023, 11.3.1, D.2.10, D.2.11).

use expect_test::expect;
use shakmaty::Color;

use crate::app::input::FromTerminal;
use crate::app::seats::TableOrder;
use crate::app::seats::tests::{PASSPHRASE, Table, match_file};
use crate::table::{Aid, Memo, Place};
use crate::ui::Typed;

const BLIND: &str = "blind = \"yes\"\ntalk = \"en\"\nmoves = \"en\"";

/// 11.3.1: what the arbiter grants counts at the seat at once; advice is nobody's to grant.
#[test]
fn aids_are_granted_and_withdrawn() {
    let text = match_file(BLIND, "", "");
    let mut table = Table::new(&text);
    table.start();
    expect![[r#"
        > aids
          White may ask for: last announcements, own score sheet, times, move number.
          Black may ask for: last announcements, own score sheet, times, move number.
        > allow white legal-moves
          White is allowed: legal moves.
          Illegal moves are refused at once. No press, no penalty.
        > allow white legal moves
          White already has: legal moves.
        > allow white engine
          engine: no arbiter can grant this, advice is forbidden. FIDE 2023, 11.3.1.
        > withdraw black times
          Black is no longer allowed: times.
        > withdraw black times
          Black does not have: times.
        > aids
          White may ask for: last announcements, own score sheet, times, move number, legal moves.
          Black may ask for: last announcements, own score sheet, move number.
    "#]]
    .assert_eq(&table.at_desk(
        "aids
         allow white legal-moves
         allow white legal moves
         allow white engine
         withdraw black times
         withdraw black times
         aids",
    ));
    let seat = |color| *table.seats.seat(color).aids().unwrap();
    assert!(seat(Color::White).allow(Aid::LegalMoves) && !seat(Color::Black).allow(Aid::Times));
    let again = Table::resumed(&text, "en", &table.kept);
    let kept = |color| *again.seats.seat(color).aids().unwrap();
    assert_eq!(Color::ALL.map(kept), Color::ALL.map(seat));
    let heard = |line: &str| table.heard.contains(line);
    assert!(heard("white: The arbiter allows you: legal moves."), "{}", table.heard);
    assert!(heard("black: The arbiter withdraws: times."), "{}", table.heard);
    assert!(!heard("black: The arbiter allows"), "{}", table.heard);
}

/// D.2.11: a blind and a hearing-impaired player cannot be without an assistant.
#[test]
fn an_assistant_who_is_needed_stays() {
    let deaf = "hard-of-hearing = \"yes\"";
    let helper = "[white.assistant]\nname = \"Hans Hand\"";
    let white = format!("{BLIND}\n{helper}");
    let mut table = Table::new(&match_file(&white, deaf, ""));
    table.start();
    expect![[r"
        > assistant white dismiss
          This pairing needs an assistant. Name another one first. FIDE 2023, D.2.11.
        > assistant black Ina Ohr
          Black's assistant: Ina Ohr.
        > assistant white dismiss
          White no longer has an assistant.
        > assistant white dismiss
          White has no assistant.
        > assistant black dismiss
          This pairing needs an assistant. Name another one first. FIDE 2023, D.2.11.
    "]]
    .assert_eq(&table.at_desk(
        "assistant white dismiss
         assistant black Ina Ohr
         assistant white dismiss
         assistant white dismiss
         assistant black dismiss",
    ));
}

/// Whoever says a wrong passphrase at another place, and a terminal that is gone.
#[test]
fn the_desk_hears_who_tries_to_come_in() {
    let mut table = Table::new(&match_file(BLIND, "", ""));
    table.start();
    table.script(
        "w desk
         w guess
         b desk
         b
         w example
         w clocks
         w leave
         w warn black",
    );
    let left = table.seats.left(table.at, Place::Desk);
    table.take(left);
    expect![[r#"
        > white: desk
        white: (hidden)
        white: The arbiter's passphrase. Enter alone: back.
        > white: guess
        desk: Wrong passphrase: White's seat.
        white: (hidden)
        white: Wrong passphrase. Type it again. Enter alone: back.
        > black: desk
        black: (hidden)
        black: The arbiter's passphrase. Enter alone: back.
        > black: 
        black: The desk stays closed. Type desk to open it.
        > white: example
        desk: The desk is open here: White's seat.
        white: Welcome, arbiter.
        > white: clocks
        white: White: 1 hour 30 minutes 24 seconds.
        white: Black: 1 hour 30 minutes 30 seconds.
        white: White's clock is running.
        desk: White: 1 hour 30 minutes 24 seconds.
        desk: Black: 1 hour 30 minutes 30 seconds.
        desk: White's clock is running.
        > white: leave
        white: The desk is closed.
        desk: The desk is closed at one place.
        > white: warn black
        white: Unknown: warn. Type a move, or help.
    "#]]
    .assert_eq(&table.heard);
}

/// A question is answered where it was asked: a yes at another place decides nothing.
#[test]
fn yes_counts_only_where_it_was_asked() {
    let mut table = Table::new(&match_file("", "", "announcing = \"off\""));
    table.start();
    table.script("w desk\nw example\nw annul\nd yes\nb yes");
    assert_eq!(table.seats.game(Place::Desk).outcome(), None, "{}", table.heard);
    table.script("w leave\nw desk\nw example\nw yes");
    assert_eq!(table.seats.game(Place::Desk).outcome(), None, "{}", table.heard);
    table.script("w annul\nw yes");
    assert!(table.seats.game(Place::Desk).outcome().is_some(), "{}", table.heard);
}

/// What is put on record at a seat, as the desk hears it.
#[test]
fn the_desk_hears_of_refused_aids_and_lost_terminals() {
    let mut table = Table::new(&match_file(BLIND, "", ""));
    table.start();
    let white = Place::Seat(Color::White);
    let memos = [
        Memo::Asked(Color::White, Aid::Attackers, false),
        Memo::Asked(Color::White, Aid::Times, true),
        Memo::Served(white, false),
        Memo::Served(white, true),
    ];
    for memo in memos {
        let mut sent = Vec::new();
        table.seats.put_on_record(table.at, white, memo, &mut sent);
        table.take(sent);
    }
    table.types(Place::Desk, "log 4");
    expect![[r#"
        desk: White has asked for, and been refused: attackers.
        black: White's terminal is gone.
        desk: Terminal gone: White's seat.
        black: White now plays at another terminal.
        desk: Terminal connected: White's seat.
        > desk: log 4
        desk: 0:00:03 White has asked for, and been refused: attackers.
        desk: 0:00:03 White has asked for: times.
        desk: 0:00:03 Terminal gone: White's seat.
        desk: 0:00:03 Terminal connected: White's seat.
    "#]]
    .assert_eq(&table.heard);
}

/// What was found out about a passphrase opens no door at which somebody else stands by then, and
/// who sits down finds the door closed.
#[test]
fn nobody_comes_in_by_the_passphrase_of_another() {
    let place = Place::Seat(Color::White);
    let mut table = Table::new(&match_file("", "", ""));
    table.start();
    let typed = |line: &str| FromTerminal::Typed(Typed::Line(line.to_owned()));
    let mut tried = Vec::new();
    for said in [super::PASSPHRASE, "a guess"] {
        let sent = table.seats.occupy(table.at, place);
        table.take(sent);
        assert!(table.seats.handle(table.at, place, typed("desk")).len() > 1);
        for sent in table.seats.handle(table.at, place, typed(said)) {
            if let TableOrder::Verify(attempt, _) = sent.what {
                tried.push(attempt);
            }
        }
    }
    // The first one was right, but who has said it is gone.
    let sent = table.seats.verified(table.at, place, tried[0], true);
    assert!(sent.is_empty() && !table.seats.is_at_desk(place));
    table.seats.verified(table.at, place, tried[1], true);
    assert!(table.seats.is_at_desk(place));
    table.seats.occupy(table.at, place);
    assert!(!table.seats.is_at_desk(place));
}

/// To hide the board is the player's own choice: what the arbiter has granted is still answered, and each
/// time counts. Nobody else hears of it.
#[test]
fn b11_a_player_of_a_match_plays_blindfold_by_his_own_choice() {
    let text = match_file(BLIND, "", "");
    let mut table = Table::new(&text);
    table.start();
    table.at_desk("allow white position-readout");
    let white = Place::Seat(Color::White);
    let sees = |table: &Table| table.seats.seat(Color::White).view().told.0;
    assert!(sees(&table));
    table.heard.clear();
    table.types(white, "blindfold");
    table.types(white, "board e2");
    assert!(!sees(&table) && !table.heard.contains("black:"), "{}", table.heard);
    assert!(table.heard.contains("white: e2: white pawn"), "{}", table.heard);
    // What was never granted is refused as ever.
    table.types(white, "attackers e4");
    assert!(table.heard.contains("Attackers, defenders: not available."), "{}", table.heard);
    let mut again = Table::resumed(&text, "en", &table.kept);
    assert!(!sees(&again));
    for line in ["", PASSPHRASE, "result 1-0", "yes"] {
        again.types(Place::Desk, line);
    }
    assert!(
        again.heard.contains("white: You played blindfold. You looked once."),
        "{}",
        again.heard
    );
    assert!(!again.heard.contains("black: You played"), "{}", again.heard);
}

/// Which pieces hang and whether there is a mate is advice: no grant helps, and the arbiter's desk is no
/// place for it. What has changed is as what attacks.
#[test]
fn no_question_that_advises_is_answered_at_a_match() {
    let mut table = Table::new(&match_file(BLIND, "", ""));
    table.start();
    let white = Place::Seat(Color::White);
    table.heard.clear();
    for line in ["hanging", "hanging d1", "mate", "check", "count", "changed", "spent"] {
        table.types(white, line);
    }
    for aid in ["position-readout", "attackers"] {
        table.at_desk(&format!("allow white {aid}"));
    }
    for line in ["hanging", "mate", "check", "count P", "changed"] {
        table.types(white, line);
    }
    for line in ["hanging", "mate", "check", "count", "changed", "spent"] {
        table.at_desk(line);
    }
    expect![[r#"
        > white: hanging
        white: No advice during the game, and no change of level. FIDE 2023, 11.3.1.
        desk: White has asked for, and been refused: engine.
        > white: hanging d1
        white: No advice during the game, and no change of level. FIDE 2023, 11.3.1.
        desk: White has asked for, and been refused: engine.
        > white: mate
        white: No advice during the game, and no change of level. FIDE 2023, 11.3.1.
        desk: White has asked for, and been refused: engine.
        > white: check
        white: Position not available. Feel your own board. FIDE 2023, 11.3.1.
        desk: White has asked for, and been refused: position read out.
        > white: count
        white: Position not available. Feel your own board. FIDE 2023, 11.3.1.
        desk: White has asked for, and been refused: position read out.
        > white: changed
        white: Attackers, defenders: not available. FIDE 2023, 11.3.1.
        desk: White has asked for, and been refused: attackers.
        > white: spent
        white: No moves yet.
        > desk: allow white position-readout
        desk: White is allowed: position read out.
        white: The arbiter allows you: position read out.
        > desk: allow white attackers
        desk: White is allowed: attackers.
        white: The arbiter allows you: attackers.
        > white: hanging
        white: No advice during the game, and no change of level. FIDE 2023, 11.3.1.
        desk: White has asked for, and been refused: engine.
        > white: mate
        white: No advice during the game, and no change of level. FIDE 2023, 11.3.1.
        desk: White has asked for, and been refused: engine.
        > white: check
        white: Not in check.
        > white: count P
        white: White: 8 pawns.
        > white: changed
        white: No moves yet.
        > desk: hanging
        desk: Unknown at the desk: hanging. For its commands type help.
        > desk: mate
        desk: Unknown at the desk: mate. For its commands type help.
        > desk: check
        desk: Not in check.
        > desk: count
        desk: White: 16 pieces.
        desk: Black: 16 pieces.
        > desk: changed
        desk: No moves yet.
        > desk: spent
        desk: No moves yet.
    "#]]
    .assert_eq(&table.heard);
}
