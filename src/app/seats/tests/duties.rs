//! What a player does at the table besides moving: calls, complaints, sheets, and the envelope.

use expect_test::expect;
use shakmaty::Color;

use crate::app::seats::tests::{PASSPHRASE, Table, match_file};
use crate::archive::{EnvelopeKey, What};
use crate::laws::{Event, Numbered, Points, Ruling, Signature};
use crate::table::{Memo, Place};

const BLIND: &str = "blind = \"yes\"\nmoves = \"fide\"\ntalk = \"en\"";
const OWN: &str = "moves = \"en\"\ntalk = \"en\"\nscore = \"own\"";

/// 6.11.2: he calls the arbiter, and only the arbiter stops the clocks; 4.8 and 7.5.4: he complains.
#[test]
fn the_arbiter_is_called_and_judges_complaints() {
    let table = Table::of(BLIND, OWN, "").played("e4 e5");
    table.hears(
        "w arbiter
         w touched
         w touched d8
         w two-hands
         w arbiter now",
        &expect![[r#"
            > white: arbiter
            white: The arbiter is called. The clocks keep running.
            black: White calls the arbiter.
            desk: White calls the arbiter.
            > white: touched
            white: touched needs a square, for example touched e4.
            > white: touched d8
            white: White says Black touched David acht at move 1. The arbiter decides. FIDE 2023, 4.8. The clocks keep running.
            black: White says Black touched d8 at move 1. The arbiter decides. FIDE 2023, 4.8. The clocks keep running.
            desk: White says Black touched d8 at move 1. The arbiter decides. FIDE 2023, 4.8. The clocks keep running: pause stops them.
            > white: two-hands
            white: The arbiter is told, and decides. The clocks keep running.
            black: White complains: Black moved with two hands. The arbiter decides. FIDE 2023, 7.5.4. The clocks keep running.
            desk: White complains: Black moved with two hands. The arbiter decides. FIDE 2023, 7.5.4. The clocks keep running: pause stops them.
            > white: arbiter now
            white: The arbiter is called. The clocks keep running.
            black: White calls the arbiter.
            desk: White calls the arbiter: now
        "#]],
    );
}

/// 6.11.2: a player stops the clocks to call the arbiter; nobody moves until he has decided.
#[test]
fn s6_a_player_stops_the_clocks_to_call_the_arbiter() {
    let mut table = Table::of(BLIND, OWN, "").played("e4 e5");
    let running = |table: &Table| table.seats.game(Place::Desk).is_running();
    for line in ["b stop no queen at hand", "w arbiter stop", "b stop the clocks"] {
        table.script(line);
        assert!(!running(&table), "{line}");
        assert_eq!(table.seats.game(Place::Desk).matters().len(), 1, "{line}");
        table.script("d accept");
        assert!(running(&table) && table.seats.game(Place::Desk).matters().is_empty(), "{line}");
    }
    table.script("w pause\nd reject");
    assert!(running(&table));
    table.script("d accept");
    let rulings: Vec<_> =
        table.seats.game(Place::Desk).docket().rulings().map(|(_, it, _)| it.clone()).collect();
    let warned = Numbered::Ruling(Ruling::Warned(Color::White));
    assert!(rulings.contains(&warned), "{rulings:?}");
}

#[test]
fn that_the_arbiter_was_called_is_on_record() {
    let mut table = Table::of(BLIND, OWN, "");
    table.script("b arbiter");
    let called = What::Memo(Memo::Called(Color::Black));
    assert!(table.kept.iter().any(|entry| entry.what == called));
    assert!(table.seats.game(Place::Desk).is_running());
}

/// D.2.1: on a board that the program does not see, the player or his assistant says so.
#[test]
fn a_move_is_executed_by_word() {
    let mut table = Table::of(
        BLIND,
        "moves = \"en\"\ntalk = \"en\"\nscore = \"assistant\"\ndevice = \"board\"\n\
         address = \"certabo:/dev/ttyUSB0\"",
        "",
    );
    let pieces = crate::laws::Position::default();
    let black = Place::Seat(Color::Black);
    table.comes(black, crate::pegboard::Make::Certabo, shakmaty::Position::board(&pieces));
    table.heard.clear();
    table.hears(
        "b executed
         w announce e4
         b executed
         b executed
         b e4
         w press",
        &expect![[r#"
            > black: executed
            black: No announcement yet.
            > white: announce e4
            white: Bauer Eva zwei Eva vier
            black: pawn e2 e4
            black: Repeat it.
            desk: White: pawn e2 e4
            desk: Black, repeat the move.
            black: (lamps: e2 e4)
            > black: executed
            black: The move is on your board.
            white: Black has played the move on the board.
            desk: Black has played the move on the board.
            > black: executed
            black: The move is on your board.
            > black: e4
            black: Repeated.
            white: Black repeats it.
            desk: Black repeats it.
            > white: press
            white: Pressed.
            black: Your clock is running.
            desk: White presses the clock.
            black: Your board does not match the game.
            black: Take the piece off e2.
            black: (lamps: e2)
            desk: Board wrong: Black is being told what to put right.
        "#]],
    );
}

/// 8.1: a player writes his own sheet, right or wrong, and nobody tells him which.
#[test]
fn a_sheet_is_written_by_its_player() {
    let table = Table::of(BLIND, OWN, "announcing = \"off\"").played("e4 e5 Nf3");
    table.hears(
        "w write e4
         w score
         b score
         b write e4
         b write d5
         b write
         b score
         b cross-out
         b write e5
         b write g1 h3
         b write Knight
         b Nc6
         b cross-out 2 white
         b write 2. white Nf3
         b write Nc6
         b write 3 white Bb5
         b write 9 Bb5
         b score
         b score 1
         b score mine
         w score theirs
         b cross-out 7",
        &expect![[r#"
            > white: write e4
            white: The program keeps your score sheet.
            > white: score
            white: 1. Bauer Eva zwei Eva vier, Bauer Eva sieben Eva fuenf
            white: 2. Springer Gustav eins Felix drei
            > black: score
            black: Your score sheet is empty.
            > black: write e4
            black: Written: move 1, White: pawn e2 e4.
            > black: write d5
            black: Written: move 1, Black: pawn d7 d5.
            desk: Black has written pawn d7 d5 at move 1, Black. Played: pawn e7 e5. FIDE 2023, 8.1.1.
            > black: write
            black: write needs a move, with its number or without: write e4, or write 12 black e5.
            > black: score
            black: 1. pawn e2 e4, pawn d7 d5
            > black: cross-out
            black: Crossed out: move 1, Black.
            > black: write e5
            black: Written: move 1, Black: pawn e7 e5.
            > black: write g1 h3
            black: Written: move 2, White: knight g1 h3.
            desk: Black has written knight g1 h3 at move 2, White. Played: knight g1 f3. FIDE 2023, 8.1.1.
            > black: write Knight
            black: Not understood. Write both squares, such as g1 f3.
            > black: Nc6
            black: knight b8 c6
            white: Springer Bella acht Cesar sechs
            desk: Black: knight b8 c6
            > black: cross-out 2 white
            black: Crossed out: move 2, White.
            > black: write 2. white Nf3
            black: Written: move 2, White: knight g1 f3.
            > black: write Nc6
            black: Written: move 2, Black: knight b8 c6.
            > black: write 3 white Bb5
            black: Not in advance: move 3, White, has not been played.
            > black: write 9 Bb5
            black: Not in advance: move 9, Black, has not been played.
            > black: score
            black: 1. pawn e2 e4, pawn e7 e5
            black: 2. knight g1 f3, knight b8 c6
            > black: score 1
            black: 2. knight g1 f3, knight b8 c6
            > black: score mine
            black: 1. pawn e2 e4, pawn e7 e5
            black: 2. knight g1 f3, knight b8 c6
            > white: score theirs
            white: The opponent's sheet is not available. FIDE 2023, 8.5.2.
            desk: White has asked for, and been refused: opponent's score sheet.
            > black: cross-out 7
            black: No entry there.
        "#]],
    );
}

/// 8.7: both sign; what differs is the arbiter's affair.
#[test]
fn the_result_is_signed() {
    let mut table = Table::of(BLIND, OWN, "");
    table.script(
        "w sign draw\nw resign\nw yes\nw wait 4\nw sign\nw sign 1-0\nb sign 0-1\nw sign 0-1",
    );
    let signed = [Color::White, Color::Black]
        .map(|color| table.seats.game(Place::Desk).sheet(color).signature());
    assert_eq!(signed, [Some(Signature::BlackWins); 2]);
    expect![[r#"
        > white: sign draw
        white: The game is not over yet.
        > white: resign
        white: Resign? yes or no.
        > white: yes
        desk: Can Black still mate? That is being examined.
        desk: White resigns. Black wins. Type revoke to take the end back, or sign-off.
        white: White resigns. Black wins.
        black: White resigns. Black wins.
        > white: sign
        white: sign needs a result: 1-0, 0-1 or draw.
        > white: sign 1-0
        white: The recorded result: Black wins. Sign anyway: White wins? The arbiter then decides. yes or no.
        > black: sign 0-1
        black: Black has signed: Black wins.
        white: Black has signed: Black wins.
        desk: Black has signed: Black wins.
        > white: sign 0-1
        white: White has signed: Black wins.
        black: White has signed: Black wins.
        desk: White has signed: Black wins.
    "#]]
    .assert_eq(&table.heard);
}

/// 8.7: what both have signed counts, though the game has ended otherwise, unless the arbiter decides so.
#[test]
fn another_result_that_both_have_signed_is_for_the_arbiter() {
    let signed = "w resign\nw yes\nw wait 4\nw sign 1-0\nw yes\nb sign 1-0\nb yes\nd matters";
    let result = |table: &Table| {
        let outcome = table.seats.game(Place::Desk).outcome().unwrap();
        (outcome.points.white, outcome.points.black)
    };
    let mut table = Table::of(BLIND, OWN, "");
    table.script(signed);
    assert_eq!(result(&table), (Points::None, Points::Full));
    table.heard.clear();
    table.script("d matters\nd accept\nd matters");
    assert_eq!(result(&table), (Points::Full, Points::None));
    expect![[r#"
        > desk: matters
        desk: 1: Both players signed a win for White. The game ended otherwise. The arbiter decides. FIDE 2023, 8.7.
        desk: White has signed: White wins.
        desk: Black has signed: White wins.
        desk: It counts unless you decide otherwise. Type accept, or reject to keep the result of the game.
        > desk: accept
        desk: Ruling 1: White gets a point, Black nothing. FIDE 2023, 12.9. Type revoke 1 to take ruling 1 back, or sign-off.
        white: Ruling 1: White gets a point, Black nothing. FIDE 2023, 12.9.
        black: Ruling 1: White gets a point, Black nothing. FIDE 2023, 12.9.
        > desk: matters
        desk: Nothing waits for your decision.
    "#]].assert_eq(&table.heard);
    let mut table = Table::of(BLIND, OWN, "");
    table.script(signed);
    table.heard.clear();
    table.script("d reject\nd matters");
    assert_eq!(result(&table), (Points::None, Points::Full));
    expect![[r#"
        > desk: reject
        desk: Ruling 1: The recorded result stays. A different one was signed. FIDE 2023, 12.
        white: Ruling 1: The recorded result stays. A different one was signed. FIDE 2023, 12.
        black: Ruling 1: The recorded result stays. A different one was signed. FIDE 2023, 12.
        > desk: matters
        desk: Nothing waits for your decision.
    "#]]
    .assert_eq(&table.heard);
}

/// 11.2: who leaves the board and comes back says so; both players and the arbiter hear it, and his clock runs.
#[test]
fn who_leaves_the_board_says_so_and_comes_back() {
    let mut table = Table::of(BLIND, OWN, "");
    table.script("w here\nw away\nw away\nb away\nw here\nb here");
    expect![[r#"
        > white: here
        white: You are at the board already. To leave it, type away.
        > white: away
        white: White has left the board.
        black: White has left the board.
        desk: White has left the board.
        > white: away
        white: Already told: you have left the board. When you are back, type here.
        > black: away
        black: Black has left the board.
        white: Black has left the board.
        desk: Black has left the board.
        > white: here
        white: White is back at the board.
        black: White is back at the board.
        desk: White is back at the board.
        > black: here
        black: Black is back at the board.
        white: Black is back at the board.
        desk: Black is back at the board.
    "#]]
    .assert_eq(&table.heard);
}

/// Guidelines I.1: only who was told to seal seals; nobody else hears the move.
#[test]
fn a_move_is_sealed_and_only_the_envelope_has_it() {
    let mut table = Table::new(&match_file(BLIND, OWN, "adjournment = \"yes\""));
    table.start();
    let mut table = table.played("e4 e5");
    table.script("w seal Nf3");
    table.happens(&Event::AdjournmentAnnounced);
    table.script("b seal Nc6\nw seal\nw seal Nf3 Nc3\nw seal a1 a8\nw no\nw seal Nf3\nw yes");
    let sealed = table.kept.iter().rev().find_map(|entry| match &entry.what {
        What::Event(Event::Sealed(Color::White, text)) => Some(text.clone()),
        _ => None,
    });
    let key = table.kept.iter().find_map(|entry| match &entry.what {
        What::Memo(Memo::EnvelopeKey(key)) => Some(key.parse::<EnvelopeKey>().unwrap()),
        _ => None,
    });
    assert_eq!(key.unwrap().open(PASSPHRASE, &sealed.unwrap()).as_deref(), Ok("g1f3"));
    expect![[r#"
        > white: seal Nf3
        white: No move to seal.
        desk: White must seal the move.
        white: Seal your move: type seal and the move.
        black: White must seal the move.
        > black: seal Nc6
        black: Not your turn.
        > white: seal
        white: seal needs a move, for example seal e2 e4.
        > white: seal Nf3 Nc3
        white: One move at a time. Write the first one.
        > white: seal a1 a8
        white: Seal Anna eins Anna acht? yes or no.
        > white: no
        white: Cancelled.
        > white: seal Nf3
        white: Seal Springer Gustav eins Felix drei? yes or no.
        > white: yes
        white: White has sealed. Clocks stopped.
        black: White has sealed. Clocks stopped.
        desk: White has sealed. Clocks stopped.
    "#]]
    .assert_eq(&table.heard);
}

/// What leads away from the game has no place at a match, and other boards are the arbiter's affair.
#[test]
fn what_has_no_place_at_a_match_is_refused() {
    let table = Table::of(BLIND, OWN, "");
    table.hears(
        "w new
         w level 3
         w position start
         w games
         w more
         w open 1
         w play-on
         w next
         w pegboard auto
         w pegboard off
         w pegboard
         w quit
         w talk de
         w help
         w help arbiter",
        &expect![[r#"
            > white: new
            white: Not during this game: new.
            > white: level 3
            white: No advice during the game, and no change of level. FIDE 2023, 11.3.1.
            desk: White has asked for, and been refused: engine.
            > white: position start
            white: Not during this game: position.
            > white: games
            white: Not during this game: games.
            > white: more
            white: Not during this game: more.
            > white: open 1
            white: Not during this game: open.
            > white: play-on
            white: Not during this game: play-on.
            > white: next
            white: Not during this game: next.
            > white: pegboard auto
            white: Your board is set in the match file. To look for it again: pegboard on.
            > white: pegboard off
            white: Your board is set in the match file. To look for it again: pegboard on.
            > white: pegboard
            white: You have no board in this match.
            > white: quit
            white: Only the arbiter stops or ends a match. To call: arbiter. To give up the game: resign.
            > white: talk de
            white: Sprache: Deutsch.
            > white: help
            white: Dein Zug: Springer f3, drücken.
            white: Zug des Gegners: Gib ihn ein.
            white: Falsch: berichtigen Springer f3.
            white: Er steht auf deinem Brett: ausgeführt.
            white: Fragen: letzter, uhr, partie.
            white: Partie: remis, aufgeben, reklamieren dreifach.
            white: Rufen: schiedsrichter, berührt e4.
            white: Formular: schreiben e4, streichen.
            white: Mehr: hilfe alle, hilfe reklamieren.
            > white: help arbiter
            white: schiedsrichter: ruft den Schiedsrichter.
            white: schiedsrichter ich brauche eine Pause: eine Bitte oder Beschwerde, die auf ihn wartet.
            white: Die Uhren laufen weiter, außer du hältst sie mit anhalten an.
        "#]],
    );
}
