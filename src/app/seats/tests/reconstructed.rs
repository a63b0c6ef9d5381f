//! No score sheet is complete: the arbiter leads the reconstruction, and rules how it has ended (FIDE 2023,
//! 8.5.3 and 8.6).

use expect_test::expect;
use shakmaty::Color;

use crate::app::seats::tests::{Table, match_file};
use crate::archive::What;
use crate::laws::Numbered;
use crate::laws::Ruling;
use crate::table::{Memo, Place};

const OWN: &str = "moves = \"en\"\ntalk = \"en\"\nscore = \"own\"";
const PAPER: &str = "moves = \"en\"\ntalk = \"en\"\nscore = \"hand\"";

fn file(white: &str, black: &str, rest: &str) -> String {
    match_file(white, black, &format!("announcing = \"off\"\n{rest}")).replace("90+30", "4/6,60")
}

/// Two moves were made, of which White has written one and Black another one.
fn incomplete(rest: &str) -> Table {
    let mut table = Table::new(&file(OWN, OWN, rest));
    table.start();
    table.plays("e4 e5 Nf3 Nc6");
    table.script("w write e4\nb write d4");
    table.heard.clear();
    table
}

fn ruled(table: &Table) -> Vec<Numbered> {
    table.seats.game(Place::Desk).docket().rulings().map(|(_, ruling, _)| ruling.clone()).collect()
}

#[test]
fn l8_5c_the_desk_leads_through_a_reconstruction() {
    let mut table = incomplete("");
    expect![[r#"
        > moves-known
          Nothing is reconstructed. Type reconstruct first.
        > reconstruct
          Clocks stopped.
          Reconstruction from here: move 1, White. White to move, move 3. White: 5 minutes 56 seconds. Black: 5 minutes 58 seconds. FIDE 2023, 8.5.3.
          Missing on White's sheet: move 1, Black.
          Missing on Black's sheet: move 1, Black.
          Type move after move. takeback takes one back. At the end: moves-known. If they cannot be found: next-period.
          Next: move 1, White.
        > e4
          Found, move 1, White: pawn e2 e4.
          Black's sheet has pawn d2 d4.
          Squares that differ: 6.
        > e6
          Found, move 1, Black: pawn e7 e6.
          Squares that differ: 6.
        > takeback
          Taken back.
          Next: move 1, Black.
        > e5
          Found, move 1, Black: pawn e7 e5.
          Squares that differ: 4.
        > Nd4
          You have no knight that reaches d4.
        > Nf3
          Found, move 2, White: knight g1 f3.
          Squares that differ: 2.
        > moves-known
          Squares that differ: c6, b8.
          Find the other moves, or type next-period. If the board is wrong: position.
        > clocks
          White: 5 minutes 54 seconds.
          White has 2 moves to the next period.
          Black: 5 minutes 58 seconds.
          Black has 2 moves to the next period.
          Clocks stopped.
        > Nc6
          Found, move 2, Black: knight b8 c6.
          The position is reached. Type moves-known.
        > reconstruct
          The position is reached. Type moves-known.
        > moves-known
          Ruling 1: The moves are known up to move 2, Black. FIDE 2023, 8.5.3.
          Score sheet: White must complete it now.
          Score sheet: Black must complete it now.
        > log 8
          0:00:11 Reconstruction from here: move 1, White. White to move, move 3. White: 5 minutes 54 seconds. Black: 5 minutes 58 seconds. FIDE 2023, 8.5.3.
          0:00:12 Found, move 1, White: e2e4.
          0:00:13 Found, move 1, Black: e7e6.
          0:00:14 Taken back.
          0:00:15 Found, move 1, Black: e7e5.
          0:00:17 Found, move 2, White: g1f3.
          0:00:20 Found, move 2, Black: b8c6.
          0:00:22 Ruling 1: The moves are known up to move 2, Black. FIDE 2023, 8.5.3. Score sheet: White must complete it now. Score sheet: Black must complete it now.
        > resume
          Clocks running. White's clock is running.
    "#]].assert_eq(&table.at_desk(
        "moves-known
         reconstruct
         e4
         e6
         takeback
         e5
         Nd4
         Nf3
         moves-known
         clocks
         Nc6
         reconstruct
         moves-known
         log 8
         resume",
    ));
    assert_eq!(ruled(&table), [Numbered::Ruling(Ruling::Reconstructed(4))]);
    table.agree();
}

#[test]
fn l8_6_moves_that_cannot_be_found_end_the_period() {
    let mut table = incomplete("");
    expect![[r#"
        > reconstruct
          Clocks stopped.
          Reconstruction from here: move 1, White. White to move, move 3. White: 5 minutes 56 seconds. Black: 5 minutes 58 seconds. FIDE 2023, 8.5.3.
          Missing on White's sheet: move 1, Black.
          Missing on Black's sheet: move 1, Black.
          Type move after move. takeback takes one back. At the end: moves-known. If they cannot be found: next-period.
          Next: move 1, White.
        > e4
          Found, move 1, White: pawn e2 e4.
          Black's sheet has pawn d2 d4.
          Squares that differ: 6.
        > next-period
          Ruling 1: The moves cannot be found. The next move is the first of the next period. FIDE 2023, 8.6.
          White's clock is set to 4 moves.
          New period: White gets 1 hour.
          Black's clock is set to 4 moves.
          New period: Black gets 1 hour.
        > resume
          Clocks running. White's clock is running.
        > next-period
          No further period.
    "#]].assert_eq(&table.at_desk(
        "reconstruct
         e4
         next-period
         resume
         next-period",
    ));
    assert_eq!(ruled(&table), [Numbered::Ruling(Ruling::NextPeriod)]);
    table.plays("Bb5 a6");
    table.script("w write move 3 of white: Bb5\nw Ba4");
    assert!(!table.heard.contains("still to be written"), "{}", table.heard);
    table.agree();
}

/// The articles are those of the edition.
#[test]
fn l8_5c_each_edition_has_its_articles() {
    for (edition, articles) in [("2001", ["8.5c", "8.6"]), ("2018", ["8.5.3", "8.6"])] {
        let mut table = incomplete(&format!("laws = \"{edition}\""));
        let found = table.at_desk("reconstruct\ne4\ne5\nNf3\nNc6\nmoves-known");
        assert!(found.contains(&format!("FIDE {edition}, {}", articles[0])), "{found}");
        let mut table = incomplete(&format!("laws = \"{edition}\""));
        let unknown = table.at_desk("reconstruct\nnext-period");
        assert!(unknown.contains(&format!("FIDE {edition}, {}", articles[1])), "{unknown}");
    }
}

/// What was found is on record: it is there again after the program was closed.
#[test]
fn l8_5c_a_reconstruction_goes_on_after_a_restart() {
    let mut table = incomplete("");
    table.at_desk("reconstruct\ne4\ne5");
    let found = |entry: &&crate::archive::Entry| matches!(entry.what, What::Memo(Memo::Found(..)));
    assert_eq!(table.kept.iter().filter(found).count(), 2);
    let mut table = Table::resumed(&file(OWN, OWN, ""), "en", &table.kept);
    for line in ["", crate::app::seats::tests::PASSPHRASE] {
        table.types(Place::Desk, line);
    }
    expect![[r#"
        > reconstruct
          Squares that differ: g1, f3, c6, b8.
          Next: move 2, White.
        > Nf3
          Found, move 2, White: knight g1 f3.
          Squares that differ: 2.
        > Nc6
          Found, move 2, Black: knight b8 c6.
          The position is reached. Type moves-known.
        > moves-known
          Ruling 1: The moves are known up to move 2, Black. FIDE 2023, 8.5.3.
          Score sheet: White must complete it now.
          Score sheet: Black must complete it now.
    "#]]
    .assert_eq(&table.at_desk("reconstruct\nNf3\nNc6\nmoves-known"));
}

/// Sheets on paper are not known here: all moves are found, or those from a number on.
#[test]
fn l8_5c_sheets_on_paper_begin_with_the_first_move() {
    let mut table = Table::new(&file(PAPER, PAPER, ""));
    table.start();
    assert!(table.at_desk("reconstruct").contains("No move"), "{}", table.heard);
    table.plays("e4 e5 Nf3");
    expect![[r#"
        > reconstruct
          Clocks stopped.
          Reconstruction from here: move 1, White. Black to move, move 2. White: 5 minutes 57 seconds. Black: 5 minutes 59 seconds. FIDE 2023, 8.5.3.
          White writes by hand: look at that sheet yourself.
          Black writes by hand: look at that sheet yourself.
          Type move after move. takeback takes one back. At the end: moves-known. If they cannot be found: next-period.
          Next: move 1, White.
        > reconstruct 2
          Reconstruction from here: move 2, White. Black to move, move 2. White: 5 minutes 57 seconds. Black: 5 minutes 58 seconds. FIDE 2023, 8.5.3.
          White writes by hand: look at that sheet yourself.
          Black writes by hand: look at that sheet yourself.
          Type move after move. takeback takes one back. At the end: moves-known. If they cannot be found: next-period.
          Next: move 2, White.
        > reconstruct 7
          Move 7 of White has not been played.
        > Nf3
          Found, move 2, White: knight g1 f3.
          The position is reached. Type moves-known.
    "#]].assert_eq(&table.at_desk(
        "reconstruct
         reconstruct 2
         reconstruct 7
         Nf3",
    ));
}

/// A line is a move only while something is reconstructed.
#[test]
fn l8_5c_moves_mean_nothing_at_the_desk_after_it() {
    let mut table = incomplete("");
    table.at_desk("reconstruct\nresume");
    let after = table.at_desk("e4");
    assert!(!after.contains("Found"), "{after}");
    assert!(table.seats.game(Place::Seat(Color::White)).is_running());
}
