//! Ends of a game that the arbiter takes back, and what is asked before one comes.

use expect_test::expect;
use shakmaty::Color;

use crate::app::seats::tests::{Table, match_file};
use crate::laws::{Event, Reason};
use crate::table::Place;

fn table() -> Table {
    let mut table = Table::new(&match_file("", "", "announcing = \"off\""));
    table.start();
    table
}

#[test]
fn a3_a_flag_is_taken_back_with_position_and_clocks() {
    let mut table = table();
    table.plays("e4 e5");
    table.at_desk("set-clock white 0:30");
    table.at_desk("yes");
    table.passes(31);
    table.passes(4);
    assert_eq!(table.seats.game(Place::Desk).outcome().unwrap().reason, Reason::Flag);
    expect![[r#"
        > set-clock white 5
          The game is over. Type revoke to take the end back, or sign-off.
        > revoke
          Take the end of the game back? Yes or no?
        > no
          Nothing done.
        > revoke
          Take the end of the game back? Yes or no?
        > yes
          Ruling 2: The end of the game is revoked. FIDE 2023, 12. White's clock shows 0:00. Set it first.
          Clocks stopped.
          The game is not over: White to move, move 2.
          When all are ready, type resume.
        > resume
          Continue? The game then ends: White's flag has fallen. Yes or no?
        > no
          Nothing done.
        > set-clock white 5
          Ruling 3: White's clock is set to 5 minutes. Before: 0 seconds. FIDE 2023, 6.10.2.
        > resume
          Clocks running. White's clock is running.
    "#]]
    .assert_eq(&table.at_desk(
        "set-clock white 5
         revoke
         no
         revoke
         yes
         resume
         no
         set-clock white 5
         resume",
    ));
    assert_eq!(table.finished, ["0-1", "*"]);
    table.plays("Nf3 Nc6");
    assert_eq!(table.seats.game(Place::Desk).made().len(), 4);
    table.agree();
}

#[test]
fn a3_a_ruling_that_would_end_the_game_is_asked_for() {
    let mut table = table();
    table.plays("e4 e5");
    let told = table.at_desk(
        "take-time white 120
         no
         set-clock black 0:00
         no
         position 4k3/8/8/8/8/8/8/4K3 w - -
         no
         result 1-0
         no
         loss white
         no
         flag white
         no
         annul
         no",
    );
    assert_eq!(told.matches(" This ends the game. Yes or no?").count(), 7, "{told}");
    assert!(table.seats.game(Place::Desk).docket().rulings().next().is_none());
}

#[test]
fn a3_a_ruling_that_has_ended_the_game_gives_it_back() {
    let mut table = table();
    table.plays("e4 e5");
    table.at_desk("take-time white 120\nyes");
    table.passes(4);
    assert!(table.seats.game(Place::Desk).outcome().is_some());
    let told = table.at_desk("revoke\nno\nrevoke 1");
    let asked = "Take this back? Ruling 1: White loses 2 hours. Yes or no?";
    assert!(told.contains(asked) && told.contains("Ruling 2: Ruling 1 is revoked."), "{told}");
    let game = table.seats.game(Place::Desk);
    let left = game.clock().unwrap().remaining(Color::White, table.at).as_secs();
    // A minute and a half each for the moves, and the seconds in which lines were typed.
    assert!(game.is_paused() && (5440..5461).contains(&left), "{left}");
    table.agree();
}

#[test]
fn a3_the_second_illegal_move_is_taken_back() {
    let mut table = table();
    table.plays("e4 e5");
    let illegal = || Event::Entered("e4e6".parse().unwrap());
    table.does(Color::White, illegal());
    table.does(Color::White, illegal());
    table.passes(4);
    assert_eq!(table.seats.game(Place::Desk).outcome().unwrap().reason, Reason::IllegalMoves);
    table.at_desk("revoke\nyes\nresume");
    let game = table.seats.game(Place::Desk);
    assert_eq!((game.conduct().illegal_acts(Color::White), game.made().len()), (1, 2));
    table.does(Color::White, illegal());
    table.passes(4);
    assert!(table.seats.game(Place::Desk).outcome().is_some(), "the next one loses again");
    table.agree();
}

#[test]
fn a3_time_that_changes_a_clock_much_is_repeated_back() {
    let mut table = table();
    expect![[r#"
        > add-time white 2
          Ruling 1: White gets 2 minutes more. FIDE 2023, 12.9.
        > add-time white 30
          Give White 30 minutes more? An unusual change. Yes or no?
        > no
          Nothing done.
        > set-clock black 1:25
          Set Black's clock to 1 minute 25 seconds? It shows 1 hour 30 minutes 30 seconds now. An unusual change. Yes or no?
        > set-clock black 1:25:00
          Question dropped, not done: Set Black's clock to 1 minute 25 seconds? It shows 1 hour 30 minutes 30 seconds now.
          Ruling 2: Black's clock is set to 1 hour 25 minutes. Before: 1 hour 30 minutes 30 seconds. FIDE 2023, 6.10.2.
    "#]]
    .assert_eq(&table.at_desk(
        "add-time white 2
         add-time white 30
         no
         set-clock black 1:25
         set-clock black 1:25:00",
    ));
}

#[test]
fn a4_a_default_time_that_the_event_left_open_is_asked_for() {
    let mut table = Table::new(&match_file("", "", "announcing = \"off\""));
    for line in ["", "example"] {
        table.types(Place::Desk, line);
    }
    expect![[r#"
        > absent black
          Black is absent.
        > start
          The game begins. White's clock is running.
          No default time is set. The arbiter decides. FIDE 2023, 6.7.1.
        > matters
          1: No default time is set. The arbiter decides. FIDE 2023, 6.7.1.
          Type default-time and minutes, or dismiss to wait on.
        > default-time 0
          Set the default time to 0 seconds? This ends the game. Yes or no?
        > no
          Nothing done.
        > default-time 30
          Ruling 1: Default time: 30 minutes. FIDE 2023, 6.7.1.
        > matters
          Nothing waits for your decision.
    "#]]
    .assert_eq(&table.at_desk(
        "absent black
         start
         matters
         default-time 0
         no
         default-time 30
         matters",
    ));
    table.passes(30 * 60);
    assert_eq!(table.seats.game(Place::Desk).outcome().unwrap().reason, Reason::DefaultTime);
}

#[test]
fn a5_the_own_move_declines_an_offer() {
    let mut table = Table::new(&match_file("", "", "announcing = \"announce\""));
    table.start();
    table.script(
        "w e4
         w press
         b e5
         b press
         w Nf3
         w draw
         w yes
         w press",
    );
    table.heard.clear();
    table.script(
        "b Nc6
         b accept",
    );
    expect![[r#"
        > black: Nc6
        black: Springer Bella acht Cesar sechs
        black: Black declines the draw.
        white: Springer Bella acht Cesar sechs
        white: Black declines the draw.
        desk: Black: knight b8 c6
        desk: Black declines the draw.
        > black: accept
        black: No draw offer to answer. To offer one, type draw.
    "#]]
    .assert_eq(&table.heard);
    assert!(table.seats.game(Place::Desk).outcome().is_none());
}

#[test]
fn a8_told_to_seal_the_clock_is_no_illegal_act() {
    let mut table =
        Table::new(&match_file("", "", "announcing = \"announce\"\nadjournment = \"yes\""));
    table.start();
    table.script(
        "w e4
         w press
         b e5
         b press",
    );
    table.heard.clear();
    table.script(
        "desk adjourn
         desk yes
         w seal Nf3
         w press
         desk envelope
         w seal Nf3
         w yes
         desk envelope",
    );
    expect![[r#"
        > desk: adjourn
        desk: White must seal the move. Yes or no?
        > desk: yes
        desk: White must seal the move.
        white: Seal your move: type seal and the move.
        black: White must seal the move.
        > white: seal Nf3
        white: Seal Springer Gustav eins Felix drei? yes or no.
        > white: press
        white: Move not sealed.
        white: Seal your move: type seal and the move.
        > desk: envelope
        desk: White has not sealed a move yet.
        > white: seal Nf3
        white: Seal Springer Gustav eins Felix drei? yes or no.
        > white: yes
        white: White has sealed. Clocks stopped.
        black: White has sealed. Clocks stopped.
        desk: White has sealed. Clocks stopped.
        > desk: envelope
        desk: Game adjourned. White has sealed move 2.
        desk: When and where does the game continue? Type resumption, then date, time and place.
        white: Game adjourned. White has sealed move 2.
        black: Game adjourned. White has sealed move 2.
    "#]]
    .assert_eq(&table.heard);
    assert_eq!(table.seats.game(Place::Desk).conduct().illegal_acts(Color::White), 0);
}

#[test]
fn a9_an_adjourned_game_is_resigned_and_agreed_drawn_at_the_seats() {
    let mut adjourned =
        Table::new(&match_file("", "", "announcing = \"off\"\nadjournment = \"yes\""));
    adjourned.start();
    adjourned.plays("e4 e5");
    adjourned.script(
        "desk adjourn
         desk yes
         w seal Nf3
         w yes
         desk envelope",
    );
    let text = match_file("", "", "announcing = \"off\"\nadjournment = \"yes\"");
    for (lines, reason) in [
        ("b resign\nb yes", Reason::Resignation),
        ("w resign\nw yes", Reason::Resignation),
        ("b draw\nb yes\nw accept", Reason::Agreement),
    ] {
        let mut table = Table::resumed(&text, "en", &adjourned.kept);
        table.script(lines);
        table.passes(4);
        let outcome = table.seats.game(Place::Desk).outcome();
        assert_eq!(outcome.map(|end| end.reason), Some(reason), "{}", table.heard);
    }
}

#[test]
fn a10_a_claim_out_of_turn_cites_the_article_of_claims() {
    let mut table = table();
    table.plays("e4 e5");
    table.script(
        "b claim threefold
         b claim fifty",
    );
    expect![[r#"
        > black: claim threefold
        black: Not your turn. You can claim on your move. FIDE 2023, 9.2.
        > black: claim fifty
        black: Not your turn. You can claim on your move. FIDE 2023, 9.3.
    "#]]
    .assert_eq(&table.heard);
}

#[test]
fn a10_a_sheet_says_where_a_position_was_set() {
    let mut table = table();
    for (by, mv) in [("w", "e4"), ("b", "e5")] {
        table.script(&format!("{by} {mv}\nw write {mv}"));
    }
    table.at_desk("position 4k3/8/8/8/8/8/4P3/4K3 w - -\nresume");
    table.heard.clear();
    table.script("w score");
    table.script("w e3\nw write e3\nw score\ndesk sheet white");
    expect![[r#"
        > white: score
        white: 1. Bauer Eva zwei Eva vier, Bauer Eva sieben Eva fuenf
        white: Position set by the arbiter.
        > white: e3
        white: Bauer Eva zwei Eva drei
        black: Bauer Eva zwei Eva drei
        desk: White: pawn e2 e3
        > white: write e3
        white: Written: move 1, White: Bauer Eva zwei Eva drei.
        > white: score
        white: 1. Bauer Eva zwei Eva vier, Bauer Eva sieben Eva fuenf
        white: Position set by the arbiter.
        white: 1. Bauer Eva zwei Eva drei
        > desk: sheet white
        desk: 1. pawn e2 e4, pawn e7 e5
        desk: Position set by the arbiter.
        desk: 1. pawn e2 e3
    "#]]
    .assert_eq(&table.heard);
}

/// 4.2.2: what does not count has answered no offer (9.1.2.1).
#[test]
fn a5_an_offer_that_a_waived_touch_had_declined_is_open_again() {
    let mut table = table();
    table.script("w e4\nb e5\nw Nf3\nw draw\nw yes\nd touch black b8\nb accept");
    let from = table.heard.len();
    table.script("d waive black\nb accept");
    expect![[r#"
        > desk: waive black
        desk: Ruling 2: Black touched by accident: it does not count. FIDE 2023, 4.2.2.
        desk: The draw offer of White is valid.
        white: Ruling 2: Black touched by accident: it does not count. FIDE 2023, 4.2.2.
        white: Black's clock is running.
        white: The draw offer of White is valid.
        black: Ruling 2: Black touched by accident: it does not count. FIDE 2023, 4.2.2.
        black: Your clock is running.
        black: The draw offer of White is valid.
        > black: accept
        black: Draw by agreement.
        black: Complete your score sheet now.
        white: Draw by agreement.
        white: Complete your score sheet now.
        desk: Black accepts the draw.
        desk: Draw by agreement. Type revoke to take the end back, or sign-off.
        desk: Score sheet: White must complete it now.
        desk: Score sheet: Black must complete it now.
    "#]]
    .assert_eq(&table.heard[from..]);
}

/// A position that is set may be dead (5.2.2): the desk hears that it is examined.
#[test]
fn f_a_position_that_is_set_is_examined_and_the_desk_hears_it() {
    let mut table = table();
    table.script(
        "w e4
         d position 4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 w - - 0 1",
    );
    expect![[r#"
        > white: e4
        white: Bauer Eva zwei Eva vier
        black: Bauer Eva zwei Eva vier
        desk: White: pawn e2 e4
        > desk: position 4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 w - - 0 1
        desk: Ruling 1: Position set. Ask for the board to hear it. FIDE 2023, 7.6.
        desk: Position being examined. If neither side can mate, the game ends as a draw in a moment.
        desk: White's board is not seen. Check yourself that it is right.
        desk: Black's board is not seen. Check yourself that it is right.
        desk: Clocks stopped. When the boards are right, type resume.
        white: Clocks stopped.
        white: Ruling 1: Position set. Set up your board.
        white: Rank acht: black king Eva.
        white: Rank sieben: empty.
        white: Rank sechs: black pawns Bella, David,
        white: Felix, Hector.
        white: Rank fuenf: black pawns Anna, Cesar,
        white: Eva, Gustav, white pawns Bella, David,
        white: Felix, Hector.
        white: Rank vier: white pawns Anna, Cesar, Eva,
        white: Gustav.
        white: Ranks drei and zwei: empty.
        white: Rank eins: white king Eva.
        black: Clocks stopped.
        black: Ruling 1: Position set. Set up your board.
        black: Rank eins: white king Eva.
        black: Ranks zwei and drei: empty.
        black: Rank vier: white pawns Gustav, Eva,
        black: Cesar, Anna.
        black: Rank fuenf: white pawns Hector, Felix,
        black: David, Bella, black pawns Gustav, Eva,
        black: Cesar, Anna.
        black: Rank sechs: black pawns Hector, Felix,
        black: David, Bella.
        black: Rank sieben: empty.
        black: Rank acht: black king Eva.
    "#]].assert_eq(&table.heard);
}
