//! What a captain asks, how the match stands, and its signature.

use expect_test::expect;

use crate::app::captains::TeamId;
use crate::app::captains::tests::{Hall, view};
use crate::chosen::Chosen;
use crate::command::rooming::RoomCommand;
use crate::table::room::CaptainRules;

#[test]
fn a_captain_hears_of_his_boards_when_he_asks_and_signs_the_match() {
    let mut hall = Hall::of(CaptainRules { advise: true, sign: true });
    hall.arrives(0);
    hall.all(
        "1 white e4
         captain 0 boards
         captain 0 table 1
         captain 0 position 1
         captain 0 score
         captain 0 sign
         2 white f3
         2 black e5
         2 white g4
         2 black Qh4
         captain 0 resign 2
         captain 0 boards
         1 black draw e5
         1 white captain draw
         captain 0 table eins1
         captain 0 accept draw
         1 white accept
         captain 0 sign
         captain 0 sign
         captain 0 repeat
         captain 0 help
         captain 0 help all
         captain 0 help sign
         captain 0 help rook
         captain 0 leave",
    );
    hall.hears(&expect![[r#"
        1 white: Your captain is there.
        1 desk: White: the captain is there.
        2 black: Your captain is there.
        2 desk: Black: the captain is there.
        0: Captain of Nord. Your tables: 1 and 2. For the commands: help.
        1 > white: e4
        1 white: pawn e2 e4
        1 black: pawn e2 e4
        1 desk: White: pawn e2 e4
        > 0: boards
        0: Table 1: Anna Eins1, Boris Zwei1, move 1.
        0: Table 2: Anna Eins2, Boris Zwei2, move 1.
        > 0: table 1
        0: Table 1: Anna Eins1, Boris Zwei1, move 1.
        0: White, last move: pawn e2 e4.
        0: Black to move, move 1.
        0: The game is running.
        0: White: 1 hour 30 minutes 56 seconds.
        0: Black: 1 hour 30 minutes 28 seconds.
        > 0: position 1
        0: Rank 8: black rooks a, h, knights b, g,
        0: bishops c, f, queen d, king e.
        0: Rank 7: black pawns a to h.
        0: Ranks 6 and 5: empty.
        0: Rank 4: white pawn e.
        0: Rank 3: empty.
        0: Rank 2: white pawns a to d, f to h.
        0: Rank 1: white rooks a, h, knights b, g,
        0: bishops c, f, queen d, king e.
        > 0: score
        0: Nord 0, Süd 0.
        0: Tables still playing: 1 and 2.
        > 0: sign
        0: Tables still playing: 1 and 2.
        2 > white: f3
        2 white: pawn f2 f3
        2 black: pawn f2 f3
        2 desk: White: pawn f2 f3
        2 > black: e5
        2 black: pawn e7 e5
        2 white: pawn e7 e5
        2 desk: Black: pawn e7 e5
        2 > white: g4
        2 white: pawn g2 g4
        2 black: pawn g2 g4
        2 desk: White: pawn g2 g4
        2 > black: Qh4
        2 black: queen d8 h4
        2 black: Checkmate. Black wins.
        2 white: queen d8 h4
        2 white: Checkmate. Black wins.
        2 desk: Black: queen d8 h4, checkmate
        2 desk: Checkmate. Black wins. Type revoke to take the end back, or sign-off.
        0: Table 2: 0-1, Anna Eins2, Boris Zwei2.
        0: Nord 1, Süd 0.
        0: Tables still playing: 1.
        > 0: resign 2
        0: Table 2: the game is over.
        > 0: boards
        0: Table 1: Anna Eins1, Boris Zwei1, move 1.
        0: Table 2: Anna Eins2, Boris Zwei2, 0-1, not signed.
        1 > black: draw e5
        1 black: pawn e7 e5
        1 black: Draw offered.
        1 white: pawn e7 e5
        1 white: Black offers a draw.
        1 desk: Black: pawn e7 e5
        1 desk: Black offers a draw.
        1 > white: captain draw
        1 white: You ask your captain: accept the draw?
        1 desk: White asks the captain: accept the draw?
        0: Table 1, Anna Eins1: accept the draw?
        > 0: table eins1
        0: Table 1: Anna Eins1, Boris Zwei1, move 2.
        0: Black, last move: pawn e7 e5.
        0: White to move, move 2.
        0: The game is running.
        0: White: 1 hour 30 minutes 54 seconds.
        0: Black: 1 hour 30 minutes 48 seconds.
        0: Table 1, Anna Eins1: accept the draw?
        > 0: accept draw
        1 white: Your captain: accept the draw.
        1 desk: White, the captain says: accept the draw.
        0: Said: accept the draw. Table 1, Anna Eins1.
        1 > white: accept
        1 white: Draw by agreement.
        1 black: Draw by agreement.
        1 desk: White accepts the draw.
        1 desk: Draw by agreement. Type revoke to take the end back, or sign-off.
        0: Table 1: 1/2-1/2, Anna Eins1, Boris Zwei1.
        0: Nord 1.5, Süd 0.5.
        0: All games are over.
        0: To sign the match: sign.
        > 0: sign
        1 desk: White, the captain signs: Nord 1.5, Süd 0.5.
        0: Signed: Nord 1.5, Süd 0.5.
        > 0: sign
        0: Signed: Nord 1.5, Süd 0.5.
        > 0: repeat
        0: Signed: Nord 1.5, Süd 0.5.
        > 0: help
        0: Say: offer draw 7, accept draw 7, resign 7.
        0: Answer: yes, no, decide. Of several questions: yes 7.
        0: Ask: asked, boards, table 7, position 7, score.
        0: More: help all, help sign. Leave: leave.
        > 0: help all
        0: offer draw 7: advises your player at table 7 to offer a draw.
        0: accept draw 7: advises your player at table 7 to accept the draw.
        0: resign 7: advises your player at table 7 to resign.
        0: yes: answers a question.
        0: no: answers a question.
        0: decide: the player is to decide.
        0: asked: the questions that wait for your answer.
        0: boards: all boards of your team, a line each.
        0: table 7: the move, the clocks and the question there.
        0: position 7: the pieces on that board.
        0: score: the score of the match, and the tables that still play.
        0: sign: sign the result of the match, where the event asks for it.
        0: repeat: the last sentence again.
        0: help sign: about a command.
        0: leave: leave the captain's seat.
        > 0: help sign
        0: sign: sign the result of the match, where the event asks for it.
        > 0: help rook
        0: Unknown here: rook. For all commands type help.
        > 0: leave
        1 white: Your captain is gone.
        1 desk: White: the captain is gone.
        2 black: Your captain is gone.
        2 desk: Black: the captain is gone.
        0: (left)
    "#]]);
    assert_eq!(
        hall.on_record(1)[..],
        [
            "captain white there",
            "captain white asked accept-draw",
            "captain white said accept-draw",
            "captain white signed Nord 1.5, Süd 0.5",
            "captain white gone",
        ]
    );
}

#[test]
fn on_a_screen_the_boards_are_a_list_that_changes_with_questions_and_results_alone() {
    let mut hall = Hall::of(CaptainRules::default());
    hall.arrives(0);
    let rows = |hall: &Hall| {
        let seen = hall.captains.view(TeamId(0), &view(&hall.tables, hall.at));
        let rows = seen.room.unwrap().into_iter().map(|row| row.text);
        rows.collect::<Vec<_>>().join("\n")
    };
    let before = rows(&hall);
    hall.all("1 white e4\n2 white f3\n2 black e5\n2 white g4");
    assert_eq!(rows(&hall), before);
    hall.all("2 black Qh4\n1 black e5\n1 white captain resign");
    expect![[r#"
        Table 1, Anna Eins1: resign?
        Table 2: 0-1, Anna Eins2, Boris Zwei2."#]]
    .assert_eq(&rows(&hall));
    let enter = Chosen::InRoom(RoomCommand::Open, Some(1));
    let orders = hall.captains.chosen(TeamId(0), &enter, &view(&hall.tables, hall.at));
    hall.heard.clear();
    hall.does(orders);
    assert!(
        hall.heard.starts_with("0: Table 1: Anna Eins1, Boris Zwei1, move 2."),
        "{}",
        hall.heard
    );
}

#[test]
fn an_event_can_forbid_captains_to_advise() {
    let mut hall = Hall::of(CaptainRules { advise: false, sign: false });
    hall.arrives(0);
    hall.all(
        "1 white captain draw
         captain 0 resign 1
         captain 0 take the rook
         captain 0 sign
         captain 0 score
         captain 0 leave",
    );
    hall.hears(&expect![[r#"
        0: Captain of Nord. Your tables: 1 and 2. For the commands: help.
        0: Captains may not advise here.
        1 > white: captain draw
        1 white: No captain is there whom you may ask.
        > 0: resign 1
        0: Captains may not advise here.
        > 0: take the rook
        0: You may not advise here. You may ask: asked, boards, table, position, score and help.
        > 0: sign
        0: Here no captain signs.
        > 0: score
        0: Nord 0, Süd 0.
        0: Tables still playing: 1 and 2.
        > 0: leave
        0: (left)
    "#]]);
    assert_eq!(hall.on_record(1), [""; 0]);
}
