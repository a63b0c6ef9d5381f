//! What an arbiter met who ran whole matches with the page about them alone: each test is named by
//! its row.

use expect_test::expect;
use shakmaty::{Board, Color, Square};

use crate::app::seats::tests::devices::{BLACK, BLACK_PEGS, KEYS, WHITE, WHITE_PEGS};
use crate::app::seats::tests::{Table, match_file};
use crate::laws::{Event, Matter, Reason};
use crate::pegboard::Make;
use crate::table::Place;

fn silent() -> Table {
    let mut table = Table::new(&match_file("", "", "announcing = \"off\""));
    table.start();
    table
}

fn illegal(uci: &str) -> Event {
    Event::Entered(uci.parse().unwrap())
}

/// A white bishop on g5 that can take one piece only, on e7.
fn lifted() -> Table {
    let table =
        Table::of(WHITE_PEGS, KEYS, "").played("d4 d5 Bg5 Nf6 e3 e6 Be2 Be7 Nf3 O-O O-O h6");
    let mut table = table.with(WHITE, Make::Peg1);
    table.script("b wait 1\nw hand -g5");
    table.heard.clear();
    table
}

#[test]
fn r2_a_piece_in_the_hand_has_captured_nothing() {
    let mut table = lifted();
    table.script("w button\nw press");
    let heard = &table.heard;
    assert_eq!(
        heard.matches("white: Not finished: bishop g5 is off the board.").count(),
        2,
        "{heard}"
    );
    assert!(table.seats.game(Place::Desk).announced().is_none(), "{heard}");
    // He can go on as he likes.
    table.script("w hand h4\nw button");
    assert!(table.heard.contains("black: bishop g5 h4"), "{}", table.heard);
    table.agree();
}

/// 7.5.3 and 7.5.5: the second illegal act of any kind loses.
#[test]
fn l1_the_second_press_without_a_move_loses_and_is_revoked_by_its_number() {
    let mut table = Table::of(KEYS, KEYS, "");
    table.script("w press\nw press");
    table.passes(4);
    assert!(table.heard.contains("desk: White's second illegal move."), "{}", table.heard);
    assert_eq!(table.seats.game(Place::Desk).outcome().unwrap().reason, Reason::IllegalMoves);
    table.at_desk("revoke 2\nyes");
    let game = table.seats.game(Place::Desk);
    assert!(game.is_paused() && game.conduct().illegal_acts(Color::White) == 1, "{}", table.heard);
    assert!(game.matters().is_empty());
    table.agree();
}

/// 12.9: in 2014 it is forbidden, and what it costs the arbiter says.
#[test]
fn l1_where_a_press_without_a_move_is_conduct_the_arbiter_decides() {
    let mut table = Table::of(KEYS, KEYS, "laws = \"fide-2014\"");
    table.script("w press\nw press");
    let game = table.seats.game(Place::Desk);
    assert!(
        game.outcome().is_none() && game.conduct().illegal_acts(Color::White) == 0,
        "{}",
        table.heard
    );
    assert_eq!(game.matters().len(), 1);
    table.agree();
}

#[test]
fn r3_a_typed_press_does_what_the_button_of_the_board_does() {
    let table = Table::of(WHITE_PEGS, BLACK_PEGS, "");
    let mut table = table.with(WHITE, Make::Peg1).with(BLACK, Make::Peg1);
    table.script("w press\nw hand -e2 e4\nw press\nb press\nb hand -e2 e4\nw press\nb turn");
    let game = table.seats.game(Place::Desk);
    assert_eq!(game.conduct().illegal_acts(Color::White), 0, "{}", table.heard);
    assert_eq!(game.made().len(), 1, "{}", table.heard);
}

#[test]
fn r4_a_penalty_has_a_number_and_is_taken_back_with_minutes_and_count() {
    let mut table = silent();
    table.plays("e4 e5");
    let clock = |table: &Table| {
        table.seats.game(Place::Desk).clock().unwrap().remaining(Color::Black, table.at)
    };
    let before = clock(&table);
    table.does(Color::White, illegal("e4e6"));
    table.types(Place::Desk, "two-hands white");
    table.types(Place::Desk, "no");
    expect![[r#"
        > rulings
          Ruling 1: White's first illegal move. FIDE 2023, 7.5.1. Black gets 2 minutes more.
        > revoke 1
          Ruling 2: Ruling 1 is revoked: neither the illegal move nor its touch counts. It was: White's first illegal move. FIDE 2023, 7.5.1. Black gets 2 minutes more. FIDE 2023, 12.
          Black's clock: 2 minutes less. FIDE 2023, 6.10.2.
        > rulings
          Ruling 1, revoked: White's first illegal move. FIDE 2023, 7.5.1. Black gets 2 minutes more.
          Ruling 2: Ruling 1 is revoked: neither the illegal move nor its touch counts. It was: White's first illegal move. FIDE 2023, 7.5.1. Black gets 2 minutes more.
        > revoke 1
          Ruling 1 is already revoked.
    "#]]
    .assert_eq(&table.at_desk("rulings\nrevoke 1\nrulings\nrevoke 1"));
    let game = table.seats.game(Place::Desk);
    assert_eq!((game.conduct().illegal_acts(Color::White), clock(&table)), (0, before));
    assert!(!game.underway().has_touched(), "row 8: count and touch go together");
    table.plays("Nf3 Nc6");
    assert_eq!(table.seats.game(Place::Desk).made().len(), 4);
    table.agree();
}

#[test]
fn r4_an_accepted_complaint_and_a_wrong_claim_are_taken_back() {
    let mut table = silent();
    table.plays("e4 e5");
    table.script("w two-hands\nd accept");
    table.script("w claim fifty\nw yes");
    let game = table.seats.game(Place::Desk);
    let counted = game.conduct().illegal_acts(Color::Black);
    assert_eq!((counted, game.docket().rulings().count()), (1, 2), "{}", table.heard);
    let told = table.at_desk("revoke 1\nrevoke 2");
    assert!(told.contains("White's clock: 2 minutes less."), "{told}");
    assert!(told.contains("Black's clock: 2 minutes less."), "{told}");
    assert!(!told.contains("12.9"), "row 30: {told}");
    assert_eq!(table.seats.game(Place::Desk).conduct().illegal_acts(Color::Black), 0);
    table.agree();
}

#[test]
fn r5_a_clock_that_was_set_is_taken_back_and_the_old_time_is_told() {
    let mut table = silent();
    table.plays("e4 e5");
    let told = table.at_desk("pause\nset-clock white 5\nyes\nrevoke 1");
    let was = "Before: 1 hour 30 minutes 58 seconds.";
    assert!(
        told.contains("Set White's clock to 5 minutes? It shows 1 hour 30 minutes 58 seconds now."),
        "{told}"
    );
    assert!(
        told.contains(&format!("Ruling 1: White's clock is set to 5 minutes. {was}")),
        "{told}"
    );
    assert!(told.contains("Ruling 2: Ruling 1 is revoked."), "{told}");
    assert!(told.contains("White's clock is set to 1 hour 30 minutes 58 seconds"), "{told}");
    let log = table.at_desk("log 6");
    assert!(log.contains(was), "{log}");
    table.agree();
}

#[test]
fn r5_an_accepted_touch_is_taken_back_and_what_stays_names_what_helps() {
    let mut table = silent();
    table.plays("e4 e5");
    let mut told = table.at_desk("touch white d1\nyes\nrevoke 1\nyes");
    assert!(
        told.contains("Ruling 2: Ruling 1 is revoked. It was: White touched d1 at move 2."),
        "{told}"
    );
    assert!(!table.seats.game(Place::Desk).underway().has_touched());
    table.at_desk("set-moves white 3");
    table.plays("d4");
    told += &table.at_desk("revoke 3\nrestore 1 white\nyes\nresume");
    table.plays("e5");
    told += &table.at_desk("revoke 4");
    assert!(
        told.contains("Ruling 3 cannot be taken back: the game has continued. Type set-moves."),
        "{told}"
    );
    let restore = "Ruling 4 cannot be taken back: the game has continued. Type position, or restore such as \
         restore 12 black.";
    assert!(told.contains(restore), "{told}");
    table.agree();
}

#[test]
fn r6_an_agreement_that_is_taken_back_leaves_the_offer_open() {
    let mut table = silent();
    table.plays("e4 e5 Nf3");
    table.script("w draw\nw yes\nb accept");
    assert_eq!(table.seats.game(Place::Desk).outcome().unwrap().reason, Reason::Agreement);
    table.at_desk("revoke\nyes\nresume");
    assert_eq!(table.seats.game(Place::Desk).offer(), Some(Color::White), "{}", table.heard);
    assert!(table.heard.contains("black: The draw offer of White is valid."), "{}", table.heard);
    table.script("b accept");
    assert_eq!(table.finished, ["1/2-1/2", "*", "1/2-1/2"]);
    table.agree();
}

#[test]
fn r7_a_restored_position_has_the_times_that_it_had() {
    let mut table = silent();
    table.plays("e4 e5");
    let then = |table: &Table| {
        let clock = table.seats.game(Place::Desk).clock().unwrap();
        Color::ALL.map(|color| clock.remaining(color, table.at))
    };
    table.at_desk("pause");
    let left = table.seats.game(Place::Desk).clocks().left_after(2).unwrap();
    table.at_desk("resume");
    table.passes(60);
    table.plays("Nf3 Nc6");
    let told = table.at_desk("pause\nrestore 1 black\nyes");
    assert_eq!(then(&table), [left.white, left.black], "{told}");
    assert!(told.contains("The clocks then show: White"), "{told}");
    table.agree();
}

#[test]
fn r8_the_end_by_an_illegal_move_that_is_taken_back_takes_its_touch_along() {
    let mut table = silent();
    table.plays("e4 e5");
    table.does(Color::White, illegal("e4e6"));
    table.at_desk("revoke 1\nyes");
    table.does(Color::White, illegal("g1g4"));
    table.does(Color::White, illegal("g1g4"));
    table.passes(4);
    assert!(table.seats.game(Place::Desk).outcome().is_some(), "{}", table.heard);
    table.at_desk("revoke\nyes\nresume");
    let game = table.seats.game(Place::Desk);
    // The first knight move stands as an illegal act, and so does its touch.
    assert_eq!(
        (game.underway().touches(), game.conduct().illegal_acts(Color::White)),
        (&[Square::G1][..], 1)
    );
    table.plays("Nf3 d5");
    assert_eq!(table.seats.game(Place::Desk).made().len(), 4);
    table.agree();
}

#[test]
fn r12_the_clocks_do_not_run_unasked_with_a_board_that_stands_wrongly() {
    let mut table = Table::new(&match_file(WHITE_PEGS, KEYS, ""));
    let mut pieces = Board::default();
    pieces.discard_piece_at(Square::D1);
    table.comes(WHITE, Make::Peg1, &pieces);
    for line in ["", "example"] {
        table.types(Place::Desk, line);
    }
    expect![[r#"
        > start
          Start anyway? White's board is wrong on one square: d1. Yes or no?
        > no
          Nothing done.
        > start
          Start anyway? White's board is wrong on one square: d1. Yes or no?
        > yes
          The game begins. White's clock is running.
    "#]]
    .assert_eq(&table.at_desk("start\nno\nstart\nyes"));
    assert!(table.seats.game(Place::Desk).is_running());
    table.agree();
}

#[test]
fn r13_a_move_that_is_typed_while_the_clocks_stand_is_no_question() {
    let mut table = Table::of(KEYS, KEYS, "");
    table.at_desk("pause");
    let kept = table.kept.len();
    table.types(WHITE, "knight f3");
    assert_eq!(table.kept.len(), kept, "{:?}", table.kept.last());
    table.types(WHITE, "/knight f3");
    assert_eq!(table.kept.len(), kept + 1);
    assert!(
        table.heard.contains("white: Clocks stopped. The arbiter will start them."),
        "{}",
        table.heard
    );
}

#[test]
fn r14_a_question_that_another_command_drops_is_told() {
    let mut table = silent();
    table.plays("e4 e5");
    let told = table.at_desk("loss white\nwarn black\nyes");
    let dropped = "Question dropped, not done: Let White lose, and Black get a point?";
    assert!(told.contains(dropped), "{told}");
    let told = table.at_desk("loss white\nleave");
    assert!(told.contains(dropped), "{told}");
    assert!(table.seats.game(Place::Desk).outcome().is_none());
}

#[test]
fn r15_nobody_is_reminded_before_his_clock_runs() {
    let mut table = Table::of(KEYS, KEYS, "");
    table.script("w e4");
    table.heard.clear();
    table.script("w wait 90");
    assert_eq!(table.heard, "", "White has not pressed");
    table.script("w press\nw wait 29");
    assert!(!table.heard.contains("Still to repeat"), "{}", table.heard);
    table.heard.clear();
    table.script("w wait 2");
    assert!(table.heard.contains("black: "), "{}", table.heard);
    table.script("w wait 31");
    assert_eq!(table.seats.game(Place::Desk).matters(), [Matter::Silent(Color::Black)]);
}

#[test]
fn r18_a_move_that_is_legal_by_the_score_is_told_as_that() {
    let mut table = silent();
    table.plays("e4 e5");
    let told = table.at_desk("illegal black");
    let legal = "Legal by the score: Black's last move. If the boards or sheets say otherwise, \
                 type compare.";
    assert!(told.contains(legal), "{told}");
}

#[test]
fn r24_an_empty_clock_is_one_clear_question() {
    let mut table = silent();
    table.plays("e4 e5");
    table.at_desk("set-clock white 0:30\nyes");
    table.passes(31);
    table.passes(4);
    let told = table.at_desk("revoke\nyes\nresume");
    assert!(
        told.contains("Continue? The game then ends: White's flag has fallen. Yes or no?"),
        "{told}"
    );
    assert_eq!(told.matches("Yes or no?").count(), 2, "{told}");
}

#[test]
fn r25_a_board_that_has_still_to_follow_is_not_wrong() {
    let table = Table::of(WHITE_PEGS, BLACK_PEGS, "");
    let mut table = table.with(WHITE, Make::Peg1).with(BLACK, Make::Peg1);
    table.script("w hand -e2 e4\nw button\nw button");
    let told = table.at_desk("facts");
    assert!(told.contains("Black's board lacks the opponent's move."), "{told}");
    assert!(!told.contains("wrong"), "{told}");
}

/// Nobody sees his board, and he may not ask for the position (11.3.1): he is told it.
#[test]
fn a_player_whose_board_is_not_seen_hears_the_whole_position_when_too_much_has_changed() {
    let mut table = Table::of(KEYS, KEYS, "").played("e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O f6");
    let from = table.heard.len();
    table.script("d restore 0\nd yes");
    let heard = &table.heard[from..];
    for player in ["white", "black"] {
        for rank in [1, 2, 7, 8] {
            assert!(heard.contains(&format!("{player}: Rank {rank}:")), "{heard}");
        }
    }
    for empty in ["white: Ranks 6 to 3: empty.", "black: Ranks 3 to 6: empty."] {
        assert!(heard.contains(empty), "{heard}");
    }
}

/// FIDE 2009, 12.3b and 12.8: a draw against a player who could not mate. Later Laws leave his points to
/// the arbiter, who is told.
#[test]
fn a_loss_against_a_player_who_cannot_mate() {
    let mut all = String::new();
    for laws in ["fide-2009", "fide-2023"] {
        let bare = "position = \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"";
        let mut table = Table::new(&match_file("", "", &format!("laws = \"{laws}\"\n{bare}")));
        table.start();
        let finish = table.seats.view(Place::Seat(Color::White)).quickplay;
        assert_eq!(finish, laws == "fide-2009");
        all += &table.at_desk("loss white\nno\nloss black\nyes");
    }
    expect![[r#"
        > loss white
          Black cannot mate with these pieces.
          Let White lose, and Black get half a point? This ends the game. Yes or no?
        > no
          Nothing done.
        > loss black
          Let Black lose, and White get a point? This ends the game. Yes or no?
        > yes
          Ruling 1: Black loses. White gets a point. FIDE 2009, 13.4. Type revoke 1 to take ruling 1 back, or sign-off.
        > loss white
          Black cannot mate with these pieces.
          Let White lose, and Black get a point? This ends the game. Yes or no?
        > no
          Nothing done.
        > loss black
          Let Black lose, and White get a point? This ends the game. Yes or no?
        > yes
          Ruling 1: Black loses. White gets a point. FIDE 2023, 12.9. Type revoke 1 to take ruling 1 back, or sign-off.
    "#]].assert_eq(&all);
}
