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
          The clock of White runs.
        > pause
          Clocks stopped.
        > clocks
          White: 1 hour 30 minutes 57 seconds.
          Black: 1 hour 30 minutes 59 seconds.
          Clocks stopped.
        > set-clock white 1:23:45
          Ruling 1: White has 1 hour 23 minutes 45 seconds on the clock now. Before: 1 hour 30 minutes 57 seconds. FIDE 2023, 6.10.2.
        > set-moves black 12
          Ruling 2: Black has 12 moves on the clock now. FIDE 2023, 6.10.2.
        > add-time black 2
          Ruling 3: Black gets 2 minutes more. FIDE 2023, 12.9.
        > take-time white 1:30
          Ruling 4: White loses 1 minute 30 seconds. FIDE 2023, 12.9.
        > warn black
          Ruling 5: Black is warned. FIDE 2023, 12.9.
        > resume
          Clocks running. The clock of White runs.
        > clocks
          White: 1 hour 22 minutes 14 seconds.
          Black: 1 hour 32 minutes 59 seconds.
          The clock of White runs.
        > rulings
          Ruling 1: White has 1 hour 23 minutes 45 seconds on the clock now. Before: 1 hour 30 minutes 57 seconds.
          Ruling 2: Black has 12 moves on the clock now.
          Ruling 3: Black gets 2 minutes more.
          Ruling 4: White loses 1 minute 30 seconds.
          Ruling 5: Black is warned.
        > revoke 4
          Ruling 6: Ruling 4 is revoked. It was: White loses 1 minute 30 seconds. FIDE 2023, 12.
          White's clock: 1 minute 30 seconds more. FIDE 2023, 6.10.2.
        > rulings
          Ruling 1: White has 1 hour 23 minutes 45 seconds on the clock now. Before: 1 hour 30 minutes 57 seconds.
          Ruling 2: Black has 12 moves on the clock now.
          Ruling 3: Black gets 2 minutes more.
          Ruling 4, revoked: White loses 1 minute 30 seconds.
          Ruling 5: Black is warned.
          Ruling 6: Ruling 4 is revoked. It was: White loses 1 minute 30 seconds.
        > last
          Black, move 1: pawn e7 e5.
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
          Ruling 1: White pays a fine. FIDE 2023, 12.9.
        > exclude black
          Exclude Black from the next rounds? Yes or no?
        > no
          Nothing is done.
        > exclude black
          Exclude Black from the next rounds? Yes or no?
        > perhaps
          Yes or no?
        > yes
          Ruling 2: Black is excluded from the next rounds. FIDE 2023, 12.9.
        > expel black
          Expel Black from the event? Yes or no?
        > clocks
          Question dropped, not done: Expel Black from the event?
          White: 1 hour 30 minutes 50 seconds.
          Black: 1 hour 30 minutes 59 seconds.
          The clock of White runs.
        > yes
          No question is open at the desk.
        > loss black 1/2
          Let Black lose, and White get half a point? This ends the game. Yes or no?
        > yes
          Ruling 3: Black loses. White gets half a point.
          By ruling: White gets half a point, Black nothing. FIDE 2023, 12.9. Type revoke 3 to take ruling 3 back, or sign-off.
          White must complete the score sheet now.
          Black must complete the score sheet now.
        > points white -1/2
          Ruling 4: White loses: half a point.
          By ruling: White gets nothing, Black nothing. FIDE 2023, 12.9. Type revoke 4 to take ruling 4 back, or sign-off.
        > result 1-0
          Ruling 3 rests on it or says otherwise. Type revoke 3 first.
        > revoke 4
          Ruling 5: Ruling 4 is revoked. It was: White loses: half a point. FIDE 2023, 12.
          By ruling: White gets half a point, Black nothing. FIDE 2023, 12.9. Type revoke 3 to take ruling 3 back, or sign-off.
        > revoke 3
          Ruling 6: Ruling 3 is revoked. It was: Black loses. White gets half a point. FIDE 2023, 12.
          Clocks stopped.
          The game is not over: White to move, move 2.
          When all are ready, type resume.
        > points black +1/2
          The game is not over yet.
        > rulings
          Ruling 1: White pays a fine.
          Ruling 2: Black is excluded from the next rounds.
          Ruling 3, revoked: Black loses. White gets half a point.
          Ruling 4, revoked: White loses: half a point.
          Ruling 5: Ruling 4 is revoked. It was: White loses: half a point.
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
         clocks
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
          The board lay the wrong way. It is turned. FIDE 2023, 7.2.2.
        > displaced 1 black
          Pieces were displaced. The board is put right. FIDE 2023, 7.6.
          Back to the position after move 1, Black.
          No board of White is seen. Look yourself whether it is right.
          No board of Black is seen. Look yourself whether it is right.
          Clocks stopped. When the boards are right, type resume.
        > restore 9 white
          Move 9 of White has not been made.
        > restore 1 white
          Ruling 1: Back to the position after move 1, White. FIDE 2023, 7.6.
          Ruling 2: White has 1 hour 30 minutes 59 seconds on the clock now. Before: 1 hour 31 minutes 26 seconds. FIDE 2023, 6.10.2.
          Ruling 3: Black has 1 hour 30 minutes 30 seconds on the clock now. Before: 1 hour 31 minutes 28 seconds. FIDE 2023, 6.10.2.
          No board of White is seen. Look yourself whether it is right.
          No board of Black is seen. Look yourself whether it is right.
          Clocks stopped. When the boards are right, type resume.
        > resume
          Clocks running. The clock of Black runs.
        > restore 0
          Ruling 4: Back to the first position. FIDE 2023, 7.6.
          Ruling 5: White has 1 hour 30 minutes 30 seconds on the clock now. Before: 1 hour 30 minutes 59 seconds. FIDE 2023, 6.10.2.
          Ruling 6: Black has 1 hour 30 minutes 30 seconds on the clock now. Before: 1 hour 30 minutes 29 seconds. FIDE 2023, 6.10.2.
          No board of White is seen. Look yourself whether it is right.
          No board of Black is seen. Look yourself whether it is right.
          Clocks stopped. When the boards are right, type resume.
        > restore
          restore needs the last move that stays: restore 12 black; restore 0 for the start.
        > position 4k3/8/8/8/8/8/4P3/4K3 w - -
          Ruling 7: The position is set. Ask for the board to hear it. FIDE 2023, 7.6.
          Position being examined. If nobody can mate any more, the game ends as a draw in a moment.
          No board of White is seen. Look yourself whether it is right.
          No board of Black is seen. Look yourself whether it is right.
          Clocks stopped. When the boards are right, type resume.
        > position 4k3/8/8/8/8/8/4P3/8 w - -
          White has no king.
        > board white
          No board for White: the program sees none.
        > board e2
          e2: white pawn, light square.
        > reversed
          Cancel the game? Yes or no?
        > no
          Nothing is done.
        > wrong-start
          Cancel the game? Yes or no?
        > yes
          The starting position was wrong. FIDE 2023, 7.2.1.
          The game is cancelled. A new one is played. Type revoke to take the end back, or sign-off.
    "#]]
    .assert_eq(&table.at_desk(
        "turned
         displaced 1 black
         restore 9 white
         restore 1 white
         resume
         restore 0
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
          0:00:03 The game has begun. The clock of White runs.
        > facts
          White to move, move 1.
          The game is running.
          Same position: once, at the start.
          Without pawn move and capture: 0 of 50 moves each.
          White has enough pieces to mate.
          Black has enough pieces to mate.
          White: 1 hour 30 minutes 28 seconds.
          Black: 1 hour 30 minutes 30 seconds.
          Moves made by White: 0.
          Moves made by Black: 0.
          Illegal moves of White: 0.
          Illegal moves of Black: 0.
          No board for White: the program sees none.
          No board for Black: the program sees none.
        > sheet white
          Nothing is written on the sheet of White.
        > last
          No move has been made yet.
        > rulings
          Nothing has been ruled yet.
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
          Without pawn move and capture: 3 of 50 moves each.
          White has enough pieces to mate.
          Black has enough pieces to mate.
          White: 1 hour 32 minutes 20 seconds.
          Black: 1 hour 31 minutes 56 seconds.
          Moves made by White: 4.
          Moves made by Black: 3.
          Illegal moves of White: 0.
          Illegal moves of Black: 0.
          No board for White: the program sees none.
          No board for Black: the program sees none.
        > sheet white 2
          Nothing is written on the sheet of White.
        > sheet black
          Nothing is written on the sheet of Black.
        > log 3
          0:00:14 White: knight g1 f3. White must first write: move 1, White. FIDE 2023, 8.1.1.
          0:00:15 Black: knight g8 f6. Black must first write: move 1, White. FIDE 2023, 8.1.1.
          0:00:16 White: knight f3 g1. White must first write: move 1, White. FIDE 2023, 8.1.1.
        > material
          Material is level.
          White: 1 queen, 2 rooks, 2 bishops.
          2 knights, 8 pawns.
          Black: 1 queen, 2 rooks, 2 bishops.
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
          Black is not there.
        > start
          The game has begun.
          The clock of White runs.
        > arrived black
          Black is there.
        > arrived black
          Black is there.
        > note White asked for water.
          Noted.
        > note
          note needs a text: note White was unwell.
        > report
          The records are being written.
          The records are in records/1.
        > sign-off
          Not yet: the game is neither over nor adjourned with the envelope in your hands.
        > annul
          Cancel the game? This ends the game. Yes or no?
        > yes
          Ruling 1: The game is cancelled. FIDE 2023, 7.2.1.
          The game is cancelled. A new one is played. Type revoke 1 to take ruling 1 back, or sign-off.
        > sign-off
          White has not signed.
          Black has not signed.
          Sign off? The match ends and its records are written. Yes or no?
        > yes
          Signed off.
          The records are being written.
        > sign-off
          The match is signed off already.
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
          Nothing waits for that decision.
        > postpone 2
          Nothing waits for that decision.
        > dismiss
          Nothing waits for your decision.
        > increment on
          Nothing waits for that decision.
        > increment off
          Nothing waits for that decision.
        > two-hands white
          Two hands made the move: White. The arbiter decides. FIDE 2023, 12.9. It counts as an illegal move as soon as White presses the clock.
        > illegal white
          Nothing waits for that decision.
        > touch white e2
          Ruling 1: White has touched e2. FIDE 2023, 4.3.
          White: e2 touched: it must move.
        > waive white
          Ruling 2: White touched by accident: it does not count. FIDE 2023, 4.2.2.
        > waive black
          Black has touched nothing.
        > flag black
          Rule that the flag of Black has fallen? This ends the game. Yes or no?
        > no
          Nothing is done.
        > compare
          No board for White: the program sees none.
          No board for Black: the program sees none.
          The score sheets agree.
          The game stands at the start. White to move.
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
        include_str!("commands.rs"),
        include_str!("desk_words.rs"),
        include_str!("disputes.rs"),
        include_str!("envelope.rs"),
        include_str!("mistakes.rs"),
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
