//! Every command of the desk, and what is said of one that is not understood.

use expect_test::expect;

use crate::app::seats::tests::{Table, match_file};
use crate::command::desk::DESK_COMMANDS;
use crate::table::{Memo, Place};

fn table() -> Table {
    let mut table = Table::new(&match_file("", "", "announcing = \"off\""));
    table.start();
    table
}

/// FIDE 2023, 6.6, 6.10, 12.9.1 to 12.9.3: clocks, warnings and time.
#[test]
fn clocks_and_time() {
    let mut table = table();
    table.plays("e4 e5");
    expect![[r#"
        > clocks
          White: 1 hour 30 minutes 58 seconds.
          Black: 1 hour 30 minutes 59 seconds.
          White's clock is running.
        > pause
          Clocks stopped.
        > clocks
          White: 1 hour 30 minutes 57 seconds.
          Black: 1 hour 30 minutes 59 seconds.
          Clocks stopped.
        > set-clock white 1:23:45
          Ruling 1: White's clock is set to 1 hour 23 minutes 45 seconds. Before: 1 hour 30 minutes 57 seconds. FIDE 2023, 6.10.2.
        > set-moves black 12
          Ruling 2: Black's clock is set to 12 moves. FIDE 2023, 6.10.2.
        > add-time black 2
          Ruling 3: Black gets 2 minutes more. FIDE 2023, 12.9.
        > take-time white 1:30
          Ruling 4: White loses 1 minute 30 seconds. FIDE 2023, 12.9.
        > warn black
          Ruling 5: Black is warned. FIDE 2023, 12.9.
        > resume
          Clocks running. White's clock is running.
        > clocks
          White: 1 hour 22 minutes 14 seconds.
          Black: 1 hour 32 minutes 59 seconds.
          White's clock is running.
        > rulings
          Ruling 1: White's clock is set to 1 hour 23 minutes 45 seconds. Before: 1 hour 30 minutes 57 seconds.
          Ruling 2: Black's clock is set to 12 moves.
          Ruling 3: Black gets 2 minutes more.
          Ruling 4: White loses 1 minute 30 seconds.
          Ruling 5: Black is warned.
        > revoke 4
          Ruling 6: Ruling 4 is revoked. It was: White loses 1 minute 30 seconds. FIDE 2023, 12.
          White's clock: 1 minute 30 seconds more. FIDE 2023, 6.10.2.
        > rulings
          Ruling 1: White's clock is set to 1 hour 23 minutes 45 seconds. Before: 1 hour 30 minutes 57 seconds.
          Ruling 2: Black's clock is set to 12 moves.
          Ruling 3: Black gets 2 minutes more.
          Ruling 4, revoked: White loses 1 minute 30 seconds.
          Ruling 5: Black is warned.
          Ruling 6: Ruling 4 is revoked. It was: White loses 1 minute 30 seconds.
        > last
          pawn e7 e5. Black, move 1.
    "#]]
    .assert_eq(&table.at_desk(
        "clocks
         pause
         clocks
         set-clock white 1:23:45
         set-moves black 12
         add-time black 2
         take-time white 1:30
         warn black
         resume
         clocks
         rulings
         revoke 4
         rulings
         last",
    ));
}

/// FIDE 2023, 12.9.4 to 12.9.9: points, loss, fine, exclusion, expulsion; each that is hard to take
/// back is asked for first.
#[test]
fn penalties() {
    let mut table = table();
    table.plays("e4 e5");
    expect![[r#"
        > points white +1/2
          The game is not over yet.
        > fine white
          Ruling 1: White is fined. FIDE 2023, 12.9.
        > exclude black
          Exclude Black from the next rounds? Yes or no?
        > no
          Nothing done.
        > exclude black
          Exclude Black from the next rounds? Yes or no?
        > perhaps
          Yes or no?
        > yes
          Ruling 2: Black is excluded from the next rounds. FIDE 2023, 12.9.
        > expel black
          Expel Black from the event? Yes or no?
        > no
          Nothing done.
        > yes
          No question to answer at the desk.
        > loss black 1/2
          Let Black lose, and White get half a point? This ends the game. Yes or no?
        > yes
          Ruling 3: Black loses. White gets half a point. FIDE 2023, 12.9. Type revoke 3 to take ruling 3 back, or sign-off.
          Score sheet: White must complete it now.
          Score sheet: Black must complete it now.
        > points white -1/2
          Ruling 4: White loses half a point.
          Arbiter's ruling: White gets nothing, Black nothing. FIDE 2023, 12.9. Type revoke 4 to take ruling 4 back, or sign-off.
        > result 1-0
          Ruling 3 conflicts with this. Type revoke 3 first.
        > revoke 4
          Ruling 5: Ruling 4 is revoked. It was: White loses half a point. FIDE 2023, 12.
          Arbiter's ruling: White gets half a point, Black nothing. FIDE 2023, 12.9. Type revoke 3 to take ruling 3 back, or sign-off.
        > revoke 3
          Ruling 6: Ruling 3 is revoked. It was: Black loses. White gets half a point. FIDE 2023, 12.
          Clocks stopped.
          The game is not over: White to move, move 2.
          When all are ready, type resume.
        > points black +1/2
          The game is not over yet.
        > rulings
          Ruling 1: White is fined.
          Ruling 2: Black is excluded from the next rounds.
          Ruling 3, revoked: Black loses. White gets half a point.
          Ruling 4, revoked: White loses half a point.
          Ruling 5: Ruling 4 is revoked. It was: White loses half a point.
          Ruling 6: Ruling 3 is revoked. It was: Black loses. White gets half a point.
    "#]]
    .assert_eq(&table.at_desk(
        "points white +1/2
         fine white
         exclude black
         no
         exclude black
         perhaps
         yes
         expel black
         no
         yes
         loss black 1/2
         yes
         points white -1/2
         result 1-0
         revoke 4
         revoke 3
         points black +1/2
         rulings",
    ));
}

/// FIDE 2023, 7.2 to 7.6: what is wrong with a board; 7.1: back to a move.
#[test]
fn boards_that_were_wrong() {
    let mut table = table();
    table.plays("e4 e5 Nf3 Nc6");
    expect![[r#"
        > turned
          The board was the wrong way round. It is turned. FIDE 2023, 7.2.2.
        > displaced 1 black
          Pieces displaced: back to the position after move 1, Black? 2 moves are taken back. The clocks then show: White 1 hour 30 minutes 59 seconds, Black 1 hour 30 minutes 59 seconds. Yes or no?
        > yes
          Ruling 1: Pieces displaced: back to the position after move 1, Black. FIDE 2023, 7.6.
          No longer counts: knight g1 f3, knight b8 c6.
          White's clock is set to 1 hour 30 minutes 59 seconds. Before: 1 hour 31 minutes 25 seconds.
          Black's clock is set to 1 hour 30 minutes 59 seconds. Before: 1 hour 31 minutes 28 seconds.
          White's board is not seen. Check yourself that it is right.
          Black's board is not seen. Check yourself that it is right.
          Clocks stopped. When the boards are right, type resume.
        > restore 9 white
          Move 9 of White has not been played.
        > restore 1 white
          Back to the position after move 1, White? One move is taken back. The clocks then show: White 1 hour 30 minutes 59 seconds, Black 1 hour 30 minutes 30 seconds. Yes or no?
        > yes
          Ruling 2: Back to the position after move 1, White. FIDE 2023, 7.6.
          No longer counts: pawn e7 e5.
          Black's clock is set to 1 hour 30 minutes 30 seconds. Before: 1 hour 30 minutes 59 seconds.
          White's board is not seen. Check yourself that it is right.
          Black's board is not seen. Check yourself that it is right.
          Clocks stopped. When the boards are right, type resume.
        > resume
          Clocks running. Black's clock is running.
        > restore 0
          Back to the starting position? One move is taken back. The clocks then show: White 1 hour 30 minutes 30 seconds, Black 1 hour 30 minutes 30 seconds. Yes or no?
        > yes
          Ruling 3: Back to the starting position. FIDE 2023, 7.6.
          No longer counts: pawn e2 e4.
          White's clock is set to 1 hour 30 minutes 30 seconds. Before: 1 hour 30 minutes 59 seconds.
          Black's clock is set to 1 hour 30 minutes 30 seconds. Before: 1 hour 30 minutes 28 seconds.
          White's board is not seen. Check yourself that it is right.
          Black's board is not seen. Check yourself that it is right.
          Clocks stopped. When the boards are right, type resume.
        > restore
          restore needs the last move that stays: restore 12 black; restore 0 for the start.
        > position 4k3/8/8/8/8/8/4P3/4K3 w - -
          Ruling 4: Position set. Ask for the board to hear it. FIDE 2023, 7.6.
          Position being examined. If neither side can mate, the game ends as a draw in a moment.
          White's board is not seen. Check yourself that it is right.
          Black's board is not seen. Check yourself that it is right.
          Clocks stopped. When the boards are right, type resume.
        > position 4k3/8/8/8/8/8/4P3/8 w - -
          White has no king.
        > board white
          No board for White.
        > board e2
          e2: white pawn, light square.
        > reversed
          Cancel the game? This ends the game. Yes or no?
        > no
          Nothing done.
        > wrong-start
          Cancel the game? This ends the game. Yes or no?
        > yes
          The starting position was wrong. FIDE 2023, 7.2.1.
          Game cancelled. A new one will be played. Type revoke to take the end back, or sign-off.
    "#]]
    .assert_eq(&table.at_desk(
        "turned
         displaced 1 black
         yes
         restore 9 white
         restore 1 white
         yes
         resume
         restore 0
         yes
         restore
         position 4k3/8/8/8/8/8/4P3/4K3 w - -
         position 4k3/8/8/8/8/8/4P3/8 w - -
         board white
         board e2
         reversed
         no
         wrong-start
         yes",
    ));
    assert_eq!(table.seats.game(Place::Desk).outcome().unwrap().score(), "*");
}

/// FIDE 2023, 8.1.1, 9.2, 9.3, 12.9: facts, sheets and the log.
#[test]
fn what_is_known() {
    let mut table = table();
    expect![[r#"
        > log
          0:00:02 The desk is open here: the desk's own place.
          0:00:03 The game begins. White's clock is running.
        > facts
          White to move, move 1.
          The game is running.
          Same position: once, at the start.
          No capture or pawn move: 0 of 50 moves each.
          White has enough pieces to mate.
          Black has enough pieces to mate.
          White: 1 hour 30 minutes 28 seconds.
          Black: 1 hour 30 minutes 30 seconds.
          Moves made by White: 0.
          Moves made by Black: 0.
          Illegal moves of White: 0.
          Illegal moves of Black: 0.
          No board for White.
          No board for Black.
        > sheet white
          White's sheet is empty.
        > last
          No moves yet.
        > rulings
          No rulings yet.
        > matters
          Nothing waits for your decision.
    "#]]
    .assert_eq(&table.at_desk("log\nfacts\nsheet white\nlast\nrulings\nmatters"));
    table.plays("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    expect![[r#"
        > facts
          Black to move, move 4.
          The game is running.
          Same position: 2 times, after move 2, White, after move 4, White.
          No capture or pawn move: 3 of 50 moves each.
          White has enough pieces to mate.
          Black has enough pieces to mate.
          White: 1 hour 32 minutes 20 seconds.
          Black: 1 hour 31 minutes 56 seconds.
          Moves made by White: 4.
          Moves made by Black: 3.
          Illegal moves of White: 0.
          Illegal moves of Black: 0.
          No board for White.
          No board for Black.
        > sheet white 2
          White's sheet is empty.
        > sheet black
          Black's sheet is empty.
        > log 3
          0:00:14 White: knight g1 f3. White must first write move 1, White. FIDE 2023, 8.1.1.
          0:00:15 Black: knight g8 f6. Black must first write move 1, White. FIDE 2023, 8.1.1.
          0:00:16 White: knight f3 g1. White must first write move 1, White. FIDE 2023, 8.1.1.
        > material
          Material is level.
          White: 1 queen, 2 rooks, 2 bishops,
          2 knights, 8 pawns.
          Black: 1 queen, 2 rooks, 2 bishops,
          2 knights, 8 pawns.
    "#]]
    .assert_eq(&table.at_desk("facts\nsheet white 2\nsheet black\nlog 3\nmaterial"));
}

/// FIDE 2023, 6.7 and 8.7: who is there, notes, records, and the end of the match.
#[test]
fn the_end_of_a_match() {
    let mut table = Table::new(&match_file("", "", "announcing = \"off\"\ndefault-time = \"30\""));
    for line in ["", "example"] {
        table.types(Place::Desk, line);
    }
    expect![[r#"
        > absent black
          Black is absent.
        > start
          The game begins. White's clock is running.
        > arrived black
          Black has arrived.
        > arrived black
          Black is present.
        > note White asked for water.
          Noted.
        > note
          note needs a text: note White was unwell.
        > report
          Writing the records.
          The records are in records/1.
        > sign-off
          Not yet: the game is neither over nor adjourned with the envelope in your hands.
        > annul
          Cancel the game? This ends the game. Yes or no?
        > yes
          Ruling 1: Game cancelled. A new one will be played. FIDE 2023, 7.2.1. Type revoke 1 to take ruling 1 back, or sign-off.
        > sign-off
          Sign off? The match ends and its records are written. Yes or no?
        > yes
          Signed off.
          Writing the records.
        > sign-off
          The match is already signed off.
    "#]]
    .assert_eq(&table.at_desk(
        "absent black
         start
         arrived black
         arrived black
         note White asked for water.
         note
         report
         sign-off
         annul
         yes
         sign-off
         yes
         sign-off",
    ));
    let memos = table.kept.iter().filter(|entry| {
        matches!(&entry.what, crate::archive::What::Memo(Memo::Noted(_) | Memo::SignedOff))
    });
    assert_eq!(memos.count(), 2);
    assert!(table.heard.contains("white: The arbiter has signed off."), "{}", table.heard);
}

/// FIDE 2023, Guidelines III.4 and III.5: an increment, and what nobody has claimed.
#[test]
fn what_is_not_asked_for_is_not_decided() {
    let mut table = table();
    expect![[r#"
        > accept
          Nothing waits for your decision.
        > reject
          Nothing waits for your decision.
        > postpone
          No matter waits for that decision.
        > postpone 2
          No matter waits for that decision.
        > dismiss
          Nothing waits for your decision.
        > increment on
          No matter waits for that decision.
        > increment off
          No matter waits for that decision.
        > two-hands white
          Two hands made the move: White. The arbiter decides. FIDE 2023, 12.9. An illegal move, once White presses the clock.
        > illegal white
          No matter waits for that decision.
        > touch white e2
          Ruling 1: White touched e2 at move 1. FIDE 2023, 4.3.
          White: e2 touched: it must move.
        > waive white
          Ruling 2: White touched by accident: it does not count. FIDE 2023, 4.2.2.
        > waive black
          Black has not touched a piece.
        > flag black
          Rule that Black's flag has fallen? This ends the game. Yes or no?
        > no
          Nothing done.
        > compare
          No board for White.
          No board for Black.
          The score sheets agree.
          The game is at the start. White to move.
    "#]]
    .assert_eq(&table.at_desk(
        "accept
         reject
         postpone
         postpone 2
         dismiss
         increment on
         increment off
         two-hands white
         illegal white
         touch white e2
         waive white
         waive black
         flag black
         no
         compare",
    ));
}

#[test]
fn every_command_is_typed_in_these_transcripts() {
    let texts = [
        include_str!("aids.rs"),
        include_str!("appeals.rs"),
        include_str!("commands.rs"),
        include_str!("desk_words.rs"),
        include_str!("disputes.rs"),
        include_str!("envelope.rs"),
        include_str!("event_rules.rs"),
        include_str!("faults.rs"),
        include_str!("glossary.rs"),
        include_str!("mistakes.rs"),
        include_str!("reconstructed.rs"),
    ];
    for spec in DESK_COMMANDS {
        let typed = |text: &&str| {
            text.lines().any(|line| {
                let Some(line) = line.trim().strip_prefix("> ") else { return false };
                let line = line.trim_start_matches("desk: ").trim_start_matches("white: ");
                line.split(' ').next() == Some(spec.name)
            })
        };
        assert!(texts.iter().any(typed), "{}", spec.name);
    }
}
