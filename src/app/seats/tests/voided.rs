//! What counts no more, what is asked about another game than the present one, and what of a sealed
//! move may be kept: each test is named by its row.

use shakmaty::{Color, Position as _, Square};

use crate::app::input::FromTerminal;
use crate::app::order::Output;
use crate::app::seats::TableOrder;
use crate::app::seats::tests::devices::{BLACK, BLACK_PEGS, KEYS, WHITE, WHITE_PEGS};
use crate::app::seats::tests::envelope::adjourned;
use crate::app::seats::tests::{PASSPHRASE, Table, match_file};
use crate::laws::{Event, Position};
use crate::pegboard::Make;
use crate::table::Place;
use crate::ui::Typed;
use crate::voices::Priority;

fn silent() -> Table {
    let mut table = Table::new(&match_file(KEYS, KEYS, "announcing = \"off\""));
    table.start();
    table
}

#[test]
fn b3_a_complaint_about_two_hands_shows_the_move_that_it_is_about() {
    let mut table = silent();
    table.plays("e4 e5");
    table.types(WHITE, "two-hands");
    table.plays("Nf3 Nc6");
    let told = table.at_desk("matters");
    assert!(told.contains("The move: pawn e7 e5, move 1, Black."), "{told}");
    table.at_desk("restore 0\nyes");
    let told = table.at_desk("matters");
    assert!(told.contains("That move has been taken back."), "{told}");
    table.agree();
}

#[test]
fn b5_accept_and_reject_alone_ask_which_of_several() {
    let mut table = silent();
    table.plays("e4 e5");
    table.types(WHITE, "two-hands");
    table.does(Color::White, Event::TouchClaimed(Color::White, Square::B8));
    let told = table.at_desk("accept\nreject");
    assert!(told.contains("Which one? Type accept and its number, such as accept 2."), "{told}");
    assert!(told.contains("Which one? Type reject and its number, such as reject 2."), "{told}");
    assert_eq!(table.seats.game(Place::Desk).matters().len(), 2);
    assert_eq!(table.seats.game(Place::Desk).docket().rulings().count(), 0);
}

#[test]
fn b6_a_touch_that_a_restored_position_frees_from_is_listed_so() {
    let mut table = silent();
    table.plays("e4 e5");
    let told = table.at_desk("touch white b1\nrestore 1 black\nrulings");
    let listed = "Ruling 1, no longer binding since ruling 2: White touched b1 at move 2.";
    assert!(told.contains(listed), "{told}");
    assert!(told.contains("White may play any legal move"), "{told}");
    assert!(table.heard.contains("white: You may play any legal move."), "{}", table.heard);
}

#[test]
fn b7_after_the_end_by_an_unplayable_sealed_move_is_revoked_what_helps_is_said() {
    let mut table = adjourned("nonsense");
    table.at_desk("envelope\ndue\nopen\nexample\nyes");
    table.passes(10);
    let told = table.at_desk("revoke\nyes");
    assert!(told.contains("The sealed move cannot be played."), "{told}");
    assert!(!told.contains("due, then open"), "{told}");
    let told = table.at_desk("lost Qh4");
    assert!(told.contains("checkmate"), "{told}");
}

#[test]
fn b9_a_game_is_adjourned_while_the_clocks_are_stopped() {
    let mut table =
        Table::new(&match_file(KEYS, KEYS, "announcing = \"off\"\nadjournment = \"yes\""));
    table.start();
    table.plays("e4");
    let told = table.at_desk("pause\nadjourn\nyes");
    assert!(
        told.ends_with("  Black must seal the move.\n  Clocks stopped. Type resume.\n"),
        "{told}"
    );
}

/// Nobody plays on after a complaint that was accepted without hearing of it.
#[test]
fn b9_both_hear_of_two_hands_before_the_clock_is_pressed() {
    let mut table = silent();
    table.plays("e4");
    table.at_desk("two-hands black");
    for place in ["white", "black"] {
        let said = format!("{place}: Two hands made the move: Black.");
        assert!(table.heard.contains(&said), "{}", table.heard);
    }
}

#[test]
fn c_a_sealed_move_that_is_read_and_not_counted_stands_in_no_log() {
    let mut table = adjourned("nonsense");
    table.at_desk("envelope\ndue\nopen");
    let line = FromTerminal::Typed(Typed::Line(PASSPHRASE.to_owned()));
    table.seats.handle(table.at, Place::Desk, line);
    let sent = table.seats.take_unsealed(table.at, Ok("d8e8".to_owned()));
    let told = sent.iter().filter_map(|sent| match &sent.what {
        TableOrder::Out(Output::Say(said)) => Some(said),
        _ => None,
    });
    let names: Vec<_> = told.filter(|said| said.written().contains("d8e8")).collect();
    assert_eq!(names.len(), 1, "{sent:?}");
    assert!(names[0].priority < Priority::Move, "it would be logged: {names:?}");
    let kept = sent.iter().filter_map(|sent| sent.what.recorded());
    assert!(!kept.map(|kept| format!("{kept:?}")).any(|kept| kept.contains("E8")), "{sent:?}");
    let told = table.at_desk("envelope");
    assert!(told.contains("Question dropped, not done: opening the envelope."), "{told}");
}

#[test]
fn c_the_players_hear_that_the_envelope_is_opened_now_when_all_are_there() {
    let mut table = adjourned("Qh4");
    table.at_desk("envelope\nabsent white\ndue\narrived white");
    let told = "black: The envelope is opened now.";
    assert!(table.heard.contains(told), "{}", table.heard);
    assert!(!table.heard.contains("waits for White"), "{}", table.heard);
}

#[test]
fn c_a_late_yes_is_asked_again_where_it_would_take_other_moves_back() {
    let mut table = silent();
    table.plays("e4 e5 Nf3");
    let told = table.at_desk("restore 1 white");
    assert!(told.contains("2 moves are taken back"), "{told}");
    table.plays("Nc6");
    let told = table.at_desk("yes");
    assert!(told.contains("The game has changed since the question."), "{told}");
    assert!(told.contains("3 moves are taken back"), "{told}");
    assert_eq!(table.seats.game(Place::Desk).made().len(), 4);
    table.at_desk("yes");
    assert_eq!(table.seats.game(Place::Desk).made().len(), 1);
}

#[test]
fn c_a_sheet_that_is_kept_by_hand_is_not_called_empty() {
    let hand = format!("{KEYS}\nscore = \"hand\"");
    let mut table = Table::new(&match_file(&hand, KEYS, "announcing = \"off\""));
    table.start();
    table.plays("e4 e5");
    let told = table.at_desk("sheet white");
    assert!(told.contains("White writes by hand: look at that sheet yourself."), "{told}");
}

#[test]
fn c_facts_name_no_move_of_a_position_that_was_set() {
    let mut table = silent();
    table.plays("e4 e5");
    let told = table.at_desk("position 4k3/8/8/8/8/8/4P3/4K3 w - -\nfacts");
    assert!(told.contains("when it was set"), "{told}");
    assert!(!told.contains("after move 1"), "{told}");
}

#[test]
fn c_the_question_of_a_claim_names_its_move() {
    let mut table = silent();
    table.plays("e4 e5");
    table.types(WHITE, "claim threefold Nf3");
    assert!(table.heard.contains("Claim a draw with knight g1 f3?"), "{}", table.heard);
}

/// D.2.1: it is the opponent's move that is missing there, also after the program was started again.
#[test]
fn c_after_a_restart_a_board_that_lacks_the_announced_move_is_not_called_wrong() {
    let start = Position::default().board().clone();
    for (done, lacks) in [("", false), ("\nb repeat e4", true), ("\nb repeat e4\nw press", true)] {
        let mut first = Table::of(WHITE_PEGS, BLACK_PEGS, "");
        first.comes(WHITE, Make::Peg1, &start);
        first.comes(BLACK, Make::Peg1, &start);
        first.script(&format!("w announce e4\nw hand -e2 e4{done}"));
        let text = match_file(WHITE_PEGS, BLACK_PEGS, "");
        let mut table = Table::resumed(&text, "en", &first.kept);
        table.comes(BLACK, Make::Peg1, &start);
        let told = table.at_desk("desk\nexample\nboard black\nfacts\ncompare");
        assert_eq!(told.contains("Black's board lacks the opponent's move."), lacks, "{told}");
        assert!(!told.contains("Black's board is wrong"), "{done} {told}");
    }
}

/// Whoever opens the desk again does not answer a question that is gone.
#[test]
fn c_a_desk_that_locks_itself_says_which_question_it_drops() {
    let mut table = silent();
    table.at_desk("loss white");
    table.heard.clear();
    table.pauses(std::time::Duration::from_mins(16));
    let said = "desk: Question dropped, not done: Let White lose, and Black get a point?";
    assert!(table.heard.contains(said), "{}", table.heard);
    assert!(
        table.heard.contains("desk: Desk locked: no input for a long time."),
        "{}",
        table.heard
    );
}
