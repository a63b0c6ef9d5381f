//! Claims, complaints and boards that differ, as the arbiter hears and decides them.

use expect_test::expect;
use shakmaty::{Color, Square};

use crate::app::seats::tests::{Table, match_file};
use crate::laws::{BoardKind, Event};
use crate::table::Place;

fn table(rest: &str) -> Table {
    let mut table = Table::new(&match_file("", "", rest));
    table.start();
    table
}

/// FIDE 2023, 9.2 and 9.5.3: the desk hears how often the position has stood, and where.
#[test]
fn a_wrong_claim_of_threefold() {
    let mut table = table("announcing = \"off\"");
    table.plays("Nf3 Nf6 Ng1 Ng8");
    table.types(Place::Seat(Color::White), "claim threefold");
    table.types(Place::Seat(Color::White), "yes");
    table.at_desk("facts");
    expect![[r#"
        > white: claim threefold
        white: Claim a draw? If the claim is wrong, Black gets more time. yes or no.
        > white: yes
        white: Claim refused: this position has occurred twice. It takes three. Ruling 1.
        white: Black gets 2 minutes more. FIDE 2023, 9.5.3.
        white: Your claim stays as a draw offer.
        black: Claim refused: this position has occurred twice. It takes three. Ruling 1.
        black: Black gets 2 minutes more. FIDE 2023, 9.5.3.
        black: White's claim stays as a draw offer.
        desk: White: Claim refused: this position has occurred twice. It takes three. Ruling 1.
        desk: Black gets 2 minutes more. FIDE 2023, 9.5.3.
        desk: White offers a draw.
        > desk: facts
        desk: White to move, move 3.
        desk: The game is running.
        desk: Same position: 2 times, at the start, after move 2, Black.
        desk: No capture or pawn move: 2 of 50 moves each.
        desk: White has enough pieces to mate.
        desk: Black has enough pieces to mate.
        desk: White: 1 hour 31 minutes 25 seconds.
        desk: Black: 1 hour 33 minutes 28 seconds.
        desk: Moves made by White: 2.
        desk: Moves made by Black: 2.
        desk: Illegal moves of White: 0.
        desk: Illegal moves of Black: 0.
        desk: White offers a draw.
        desk: No board for White.
        desk: No board for Black.
    "#]]
    .assert_eq(&table.heard);
}

/// FIDE 2023, 7.5.1 and 7.5.5: an illegal move on a board of a sighted player; the first costs time,
/// the second the game.
#[test]
fn illegal_moves_are_counted() {
    let mut table = table("announcing = \"off\"");
    table.does(Color::White, Event::Plays(Color::White, BoardKind::Ordinary));
    table.heard.clear();
    for again in [false, true] {
        if again {
            table.does(Color::White, Event::Lifted(Color::White, Square::E5));
            table.does(Color::White, Event::Seated(Color::White, Square::E2, None));
        }
        table.does(Color::White, Event::Lifted(Color::White, Square::E2));
        table.does(Color::White, Event::Seated(Color::White, Square::E5, None));
        table.does(Color::White, Event::ClockPressed(Color::White));
        table.at_desk("facts");
    }
    table.passes(4);
    expect![[r#"
        white: Eva zwei touched: it must move.
        desk: White: e2 touched: it must move.
        white: White's first illegal move. Ruling 1.
        white: Your clock is running.
        white: Back to the starting position.
        white: Eva zwei touched: it must move.
        white: Black gets 2 minutes more. FIDE 2023, 7.5.5.
        black: White's first illegal move. Ruling 1.
        black: White's clock is running.
        black: Back to the starting position.
        black: Black gets 2 minutes more. FIDE 2023, 7.5.5.
        desk: White's first illegal move. Ruling 1. On White's board: e2 empty, e5 white pawn. White's clock is running.
        desk: Back to the starting position.
        desk: White: e2 touched: it must move.
        desk: Black gets 2 minutes more. FIDE 2023, 7.5.5.
        > desk: facts
        desk: White to move, move 1.
        desk: The game is running.
        desk: Same position: once, at the start.
        desk: No capture or pawn move: 0 of 50 moves each.
        desk: White has enough pieces to mate.
        desk: Black has enough pieces to mate.
        desk: White: 1 hour 30 minutes 25 seconds.
        desk: Black: 1 hour 32 minutes 30 seconds.
        desk: Moves made by White: 0.
        desk: Moves made by Black: 0.
        desk: Illegal moves of White: 1.
        desk: Illegal moves of Black: 0.
        desk: White's board is wrong on 2 squares: e2, e5.
        desk: No board for Black.
        white: It is on your board.
        desk: White has played the move on the board.
        white: White's second illegal move. FIDE 2023, 7.5.1. Ruling 2.
        white: Back to the starting position.
        black: White's second illegal move. FIDE 2023, 7.5.1. Ruling 2.
        black: Back to the starting position.
        desk: White's second illegal move. FIDE 2023, 7.5.1. Ruling 2. On White's board: e2 empty, e5 white pawn.
        desk: Back to the starting position.
        desk: Can Black still mate? That is being examined.
        > desk: facts
        desk: White to move, move 1.
        desk: Clocks stopped.
        desk: Same position: once, at the start.
        desk: No capture or pawn move: 0 of 50 moves each.
        desk: White has enough pieces to mate.
        desk: Black has enough pieces to mate.
        desk: White: 1 hour 30 minutes 20 seconds.
        desk: Black: 1 hour 32 minutes 30 seconds.
        desk: Moves made by White: 0.
        desk: Moves made by Black: 0.
        desk: Illegal moves of White: 2.
        desk: Illegal moves of Black: 0.
        desk: White's board is wrong on 2 squares: e2, e5.
        desk: No board for Black.
        desk: Black wins. White made too many illegal moves. FIDE 2023, 7.5.5. Type revoke 2 to take ruling 2 back, or sign-off.
        white: Black wins. White made too many illegal moves. FIDE 2023, 7.5.5.
        black: Black wins. White made too many illegal moves. FIDE 2023, 7.5.5.
    "#]].assert_eq(&table.heard);
}

/// FIDE 2023, 4.8: a complaint about a touched piece, once rejected, once accepted.
#[test]
fn a_complaint_about_a_touched_piece() {
    let mut table = table("announcing = \"off\"");
    table.does(Color::White, Event::Plays(Color::White, BoardKind::Ordinary));
    let complaint = Event::TouchClaimed(Color::Black, Square::B1);
    table.does(Color::Black, complaint.clone());
    table.heard.clear();
    expect![[r#"
        > matters
          1: Black says White touched b1 at move 1. The arbiter decides. FIDE 2023, 4.8.
          On b1 then: white knight.
          Type accept or dismiss.
        > reject
          Ruling 1: Black's complaint dismissed: b1 does not count as touched at move 1. FIDE 2023, 12.
        > matters
          Nothing waits for your decision.
    "#]]
    .assert_eq(&table.at_desk("matters\nreject\nmatters"));
    table.does(Color::Black, complaint);
    expect![[r#"
        > accept
          Ruling 2: White touched b1 at move 1. FIDE 2023, 4.3.
          White: b1 touched: it must move.
        > last
          No moves yet.
    "#]]
    .assert_eq(&table.at_desk("accept\nlast"));
}

/// FIDE 2023, Guidelines III.4 and III.5: quickplay claims.
#[test]
fn quickplay_claims() {
    let time = "announcing = \"off\"\nquickplay = \"yes\"";
    let mut table = Table::new(&match_file("", "", time).replace("90+30", "90"));
    table.start();
    table.plays("e4 e5");
    table.at_desk("set-clock white 1:30\nyes");
    assert!(table.seats.view(Place::Seat(Color::White)).quickplay);
    table.script("w claim seconds\nw yes\nb decline");
    expect![[r#"
        > matters
          1: White asks for five seconds per move. The arbiter decides. FIDE 2023, III.4.
          White: 1 minute 27 seconds.
          Black: 1 hour 29 minutes 59 seconds.
          Type accept or reject.
        > reject
          Ruling 2: No increment. FIDE 2023, III.4.
    "#]]
    .assert_eq(&table.at_desk("matters\nreject"));
    table.script("w claim cannot-win\nw yes");
    expect![[r#"
        > matters
          1: White claims a draw: Black cannot win by normal means. The arbiter decides. FIDE 2023, III.5.
          White: 1 minute 23 seconds.
          Black: 1 hour 29 minutes 59 seconds.
          Type accept, reject or postpone.
        > postpone 2
          Ruling 3: Claim postponed. The game continues.
          Black gets 2 minutes more. FIDE 2023, III.5.
          Clocks running. White's clock is running.
        > matters
          Claim postponed. The game continues.
          Type accept or reject.
        > accept
          Rule this? Claim accepted. This ends the game. Yes or no?
        > yes
          Ruling 4: Claim accepted.
          Draw. The arbiter accepts the claim. FIDE 2023, III.5. Type revoke 4 to take ruling 4 back, or sign-off.
          Score sheet: Black must complete it now.
    "#]].assert_eq(&table.at_desk("matters\npostpone 2\nmatters\naccept\nyes"));
}

/// FIDE 2023, D.2.9: who writes by hand has a sheet that only the arbiter can look at.
#[test]
fn boards_differ_and_the_sheets_are_on_paper() {
    let mut table = table("announcing = \"off\"");
    table.does(Color::Black, Event::Plays(Color::Black, BoardKind::Pegs));
    table.plays("e4");
    expect![[r#"
        > compare
          No board for White.
          Black's board lacks the opponent's move.
          White writes by hand: look at that sheet yourself.
          Black writes by hand: look at that sheet yourself.
          No proposal: ask the players, then type restore or position.
        > accept
          Nothing waits for your decision.
    "#]]
    .assert_eq(&table.at_desk("compare\naccept"));
    assert_eq!(table.seats.game(Place::Desk).made().len(), 1);
}

/// FIDE 2023, D.2.9: Black's board did not follow, the sheets agree; he puts it right.
#[test]
fn boards_differ_and_the_sheets_agree() {
    let kept = "score = \"assistant\"";
    let mut table = Table::new(&match_file(kept, kept, "announcing = \"off\""));
    table.start();
    table.does(Color::Black, Event::Plays(Color::Black, BoardKind::Pegs));
    table.plays("e4");
    expect![[r#"
        > compare
          No board for White.
          The score sheets agree.
          The game is after move 1, White. Black to move.
          Black corrects e2: empty.
          Black corrects e4: white pawn.
        > facts
          Black to move, move 1.
          The game is running.
          Same position: once, after move 1, White.
          No capture or pawn move: 0 of 50 moves each.
          White has enough pieces to mate.
          Black has enough pieces to mate.
          White: 1 hour 30 minutes 58 seconds.
          Black: 1 hour 30 minutes 28 seconds.
          Moves made by White: 1.
          Moves made by Black: 0.
          Illegal moves of White: 0.
          Illegal moves of Black: 0.
          No board for White.
          Black's board lacks the opponent's move.
        > board black
          Black's board, by its sensors.
          Rank 8: black rooks a, h, knights b, g,
          bishops c, f, queen d, king e.
          Rank 7: black pawns a to h.
          Ranks 6 to 3: empty.
          Rank 2: white pawns a to h.
          Rank 1: white rooks a, h, knights b, g,
          bishops c, f, queen d, king e.
        > accept
          Nothing waits for your decision.
        > compare
          No board for White.
          The score sheets agree.
          The game is after move 1, White. Black to move.
          Black corrects e2: empty.
          Black corrects e4: white pawn.
    "#]]
    .assert_eq(&table.at_desk("compare\nfacts\nboard black\naccept\ncompare"));
}

/// FIDE 2023, D.2.9: the sheets differ as well; back to where they agree, with the times of then.
#[test]
fn boards_differ_and_so_do_the_sheets() {
    let own = "score = \"own\"";
    let mut table = Table::new(&match_file(own, own, "announcing = \"off\""));
    table.start();
    let wrote = |by, ply, uci: &str| Event::Wrote(by, ply, Some(uci.parse().unwrap()));
    table.plays("e4 e5");
    for by in Color::ALL {
        table.does(by, wrote(by, 0, "e2e4"));
        table.does(by, wrote(by, 1, "e7e5"));
    }
    table.does(Color::Black, Event::Plays(Color::Black, BoardKind::Pegs));
    table.plays("Nf3");
    table.does(Color::White, wrote(Color::White, 2, "g1f3"));
    table.heard.clear();
    table.does(Color::Black, wrote(Color::Black, 2, "g1h3"));
    expect![[r#"
        desk: Black has written knight g1 h3 at move 2, White. Played: knight g1 f3. FIDE 2023, 8.1.1.
    "#]]
    .assert_eq(&table.heard);
    expect![[r#"
        > sheet black
          1. pawn e2 e4, pawn e7 e5
          2. knight g1 h3
        > compare
          No board for White.
          The sheets differ at move 2, White. White: knight g1 f3. Black: knight g1 h3.
          They differ from there on.
          Back to the position after move 1, Black. White to move.
          White's clock: 1 hour 30 minutes 59 seconds.
          Black's clock: 1 hour 30 minutes 59 seconds.
          To rule so, type accept. FIDE 2023, D.2.9.
        > reject
          Nothing done.
        > accept
          Nothing waits for your decision.
        > compare
          No board for White.
          The sheets differ at move 2, White. White: knight g1 f3. Black: knight g1 h3.
          They differ from there on.
          Back to the position after move 1, Black. White to move.
          White's clock: 1 hour 30 minutes 59 seconds.
          Black's clock: 1 hour 30 minutes 59 seconds.
          To rule so, type accept. FIDE 2023, D.2.9.
        > accept
          Back to the position after move 1, Black? One move is taken back. The clocks then show: White 1 hour 30 minutes 59 seconds, Black 1 hour 30 minutes 59 seconds. Yes or no?
        > yes
          Ruling 1: Back to the position after move 1, Black. FIDE 2023, 7.6.
          No longer counts: knight g1 f3.
          White's clock is set to 1 hour 30 minutes 59 seconds. Before: 1 hour 31 minutes 23 seconds.
          Black's clock is set to 1 hour 30 minutes 59 seconds. Before: 1 hour 30 minutes 50 seconds.
          White's board is not seen. Check yourself that it is right.
          Clocks stopped. When the boards are right, type resume.
    "#]]
    .assert_eq(&table.at_desk("sheet black\ncompare\nreject\naccept\ncompare\naccept\nyes"));
    assert_eq!(table.seats.game(Place::Desk).made().len(), 2);
}

/// FIDE 2023, D.2.8 and D.2.9: a slip is noticed too late; the boards are compared and stand alike.
#[test]
fn a_slip_that_is_noticed_too_late() {
    let kept = "score = \"assistant\"";
    let mut table = Table::new(&match_file(kept, kept, "announcing = \"announce\""));
    table.start();
    table.script("w e4\nw announce\nw press");
    table.does(Color::White, Event::Corrected(Color::White, "d2d4".parse().unwrap()));
    expect![[r#"
        > matters
          1: White corrects to pawn d2 d4. Too late to correct: the clock was pressed. Compare the boards. FIDE 2023, D.2.9.
          Type compare.
        > compare
          No board for White.
          No board for Black.
          The score sheets agree.
          The game is after move 1, White. Black to move.
          To rule so, type accept. FIDE 2023, D.2.9.
        > accept
          Ruling 1: Back to the position after move 1, White. FIDE 2023, D.2.9.
          White's board is not seen. Check yourself that it is right.
          Black's board is not seen. Check yourself that it is right.
          Clocks stopped. When the boards are right, type resume.
        > matters
          Nothing waits for your decision.
        > compare
          No board for White.
          No board for Black.
          The score sheets agree.
          The game is after move 1, White. Black to move.
    "#]]
    .assert_eq(&table.at_desk("matters\ncompare\naccept\nmatters\ncompare"));
}

/// FIDE 2023, 12.9: a ruling is taken back by its number, and the game goes on.
#[test]
fn a_ruling_is_revoked() {
    let mut table = table("announcing = \"off\"");
    table.plays("e4");
    expect![[r#"
        > result 0-1
          Set the result: White nothing, Black a point? This ends the game. Yes or no?
        > yes
          Ruling 1: White gets nothing, Black a point. FIDE 2023, 12.9. Type revoke 1 to take ruling 1 back, or sign-off.
          Score sheet: White must complete it now.
          Score sheet: Black must complete it now.
        > revoke 1
          Ruling 2: Ruling 1 is revoked. It was: White gets nothing, Black a point. FIDE 2023, 12.
          Clocks stopped.
          The game is not over: Black to move, move 1.
          When all are ready, type resume.
        > resume
          Clocks running. Black's clock is running.
        > revoke 1
          Ruling 1 is already revoked.
        > rulings
          Ruling 1, revoked: White gets nothing, Black a point.
          Ruling 2: Ruling 1 is revoked. It was: White gets nothing, Black a point.
    "#]]
    .assert_eq(&table.at_desk("result 0-1\nyes\nrevoke 1\nresume\nrevoke 1\nrulings"));
    assert!(table.seats.game(Place::Desk).is_running());
    assert_eq!(table.finished, ["0-1", "*"]);
}

/// What was put on record is what the match goes on from.
#[test]
fn a_match_that_is_taken_up_again_knows_its_rulings_and_its_log() {
    let text = match_file("", "", "announcing = \"off\"");
    let mut first = Table::new(&text);
    first.start();
    first.plays("e4");
    first.at_desk("warn white\nallow black takeback\nassistant white Hans Hand\nnote Rain.\npause");
    let known = "rulings\naids\nlog 20\nlast";
    let before = first.at_desk(known);
    let mut again = Table::resumed(&text, "en", &first.kept);
    again.types(Place::Desk, "");
    again.types(Place::Desk, "example");
    let after = again.at_desk(known);
    expect![[r#"
        > rulings
          Ruling 1: White is warned.
        > aids
          White may ask for: last announcements, own score sheet, times, move number.
          White's assistant: Hans Hand.
          Black may ask for: last announcements, own score sheet, times, move number, moves taken back.
        > log 20
          0:00:02 The desk is open here: the desk's own place.
          0:00:03 The game begins. White's clock is running.
          0:00:04 White: pawn e2 e4.
          0:00:05 Ruling 1: White is warned. FIDE 2023, 12.9.
          0:00:06 Black is allowed: moves taken back.
          0:00:07 White's assistant: Hans Hand.
          0:00:08 Note: Rain.
          0:00:09 Clocks stopped.
        > last
          pawn e2 e4. White, move 1.
    "#]].assert_eq(&before);
    let new = "0:00:11 The desk is open here: the desk's own place.";
    let after: Vec<&str> = after.lines().filter(|line| line.trim() != new).collect();
    let before: Vec<&str> = before.lines().collect();
    assert_eq!(after, before);
}

/// FIDE 2023, 6.2.1 and 12.6: that a clock was not pressed, the desk alone hears.
#[test]
fn a_clock_that_was_not_pressed() {
    let mut table = table("");
    for color in Color::ALL {
        table.does(color, Event::Plays(color, BoardKind::Ordinary));
    }
    table.heard.clear();
    let (white, black) = (Color::White, Color::Black);
    let hands = [
        (white, Event::Lifted(white, Square::E2)),
        (white, Event::Seated(white, Square::E4, None)),
        (black, Event::Lifted(black, Square::E7)),
        (black, Event::Seated(black, Square::E5, None)),
    ];
    for (by, hand) in hands {
        table.does(by, hand);
    }
    expect![[r"
        white: Eva zwei touched: it must move.
        desk: White: e2 touched: it must move.
        desk: White: pawn e2 e4 is on the board.
        black: Bauer Eva zwei Eva vier
        black: Eva sieben touched: it must move.
        white: Bauer Eva zwei Eva vier
        desk: White has not pressed the clock, Black continues. Nobody may say so. FIDE 2023, 6.2.1.
        desk: White: pawn e2 e4
        desk: Black: e7 touched: it must move.
        desk: Black: pawn e7 e5 is on the board.
    "]]
    .assert_eq(&table.heard);
}

/// FIDE 2023, 6.9: the flag falls of a player whose opponent has a bare king, and so cannot mate.
#[test]
fn a_flag_falls_against_a_bare_king() {
    let kept = "score = \"assistant\"";
    let mut table = Table::new(&match_file(kept, kept, "announcing = \"off\""));
    table.start();
    table.at_desk("pause\nposition 4k3/8/8/8/8/8/4P3/4K3 w - -\nset-clock white 0:05\nyes\nresume");
    table.heard.clear();
    table.passes(6);
    expect![[r#"
        desk: White's flag has fallen.
        desk: Draw. The flag fell, but the opponent cannot checkmate. FIDE 2023, 6.9. Type revoke to take the end back, or sign-off.
        white: White's flag has fallen.
        white: Draw. The flag fell, but the opponent cannot checkmate. FIDE 2023, 6.9.
        black: White's flag has fallen.
        black: Draw. The flag fell, but the opponent cannot checkmate. FIDE 2023, 6.9.
    "#]]
    .assert_eq(&table.heard);
    assert_eq!(table.finished, ["1/2-1/2"]);
}
