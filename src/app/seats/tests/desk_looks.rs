//! What there is to see at the desk, and that nobody sees it before the passphrase and after the door is
//! closed.

use std::time::Duration;

use shakmaty::{Color, Square};

use crate::app::order::Output;
use crate::app::seats::TableOrder;
use crate::app::seats::tests::devices::{BLACK, KEYS, SEEING_BOARD, WHITE};
use crate::app::seats::tests::secrets::told_to_seal;
use crate::app::seats::tests::{PASSPHRASE, Table, match_file};
use crate::pegboard::Make;
use crate::table::Place;
use crate::ui::view::{Arrival, Asked, Shown, Thing, View, Viewpoint};

/// White plays on a board that is sensed, Black by lines, and nobody is at the desk.
fn closed() -> Table {
    Table::new(&match_file(SEEING_BOARD, KEYS, ""))
}

/// The same with the clocks running.
fn table() -> Table {
    let mut table = closed();
    table.start();
    table.with(WHITE, Make::Certabo)
}

/// What there is to see at a place, after a glance at the boards.
fn view(table: &mut Table, place: Place) -> View {
    table.seats.glance();
    table.seats.view(place)
}

/// What is said of a thing at a place.
fn looked(table: &mut Table, place: Place, thing: Thing, arrival: Arrival) -> String {
    let sent = table.seats.looked(table.at, place, thing, arrival);
    let said = sent.into_iter().find_map(|sent| match sent.what {
        TableOrder::Out(Output::Look(said)) => Some(said.written()),
        _ => None,
    });
    said.expect("a look is answered")
}

/// Nothing is seen at a place but that the desk is closed.
fn is_shut(table: &mut Table) {
    let seen = view(table, Place::Desk);
    assert_eq!(seen, View::of_nothing(Viewpoint::Outside, Color::White));
    assert_eq!(table.seats.dials(table.at, Place::Desk), None);
    for thing in [Thing::Square(Square::E4), Thing::Moves(0), Thing::Matter(0), Thing::Boards(0)] {
        let said = looked(table, Place::Desk, thing, Arrival::Pane);
        assert_eq!(said, "The desk is closed. Type desk to open it.");
    }
}

#[test]
fn nothing_of_the_desk_is_seen_before_the_passphrase_and_after_it_was_closed_or_locked() {
    let mut table = closed();
    is_shut(&mut table);
    table.types(Place::Desk, "desk");
    table.types(Place::Desk, "wrong");
    is_shut(&mut table);
    table.types(Place::Desk, PASSPHRASE);
    assert_eq!(view(&mut table, Place::Desk).spot, Viewpoint::Desk);
    table.types(Place::Desk, "leave");
    is_shut(&mut table);
    table.start();
    table.script("w arbiter a matter of mine");
    assert!(view(&mut table, Place::Desk).matters[0].contains("a matter of mine"));
    table.pauses(Duration::from_mins(16));
    assert!(table.heard.contains("Desk locked"), "{}", table.heard);
    is_shut(&mut table);
}

#[test]
fn at_a_player_s_place_the_desk_is_seen_as_long_as_it_is_open_there() {
    let mut table = table();
    let own = view(&mut table, BLACK);
    assert_eq!((own.spot, own.told), (Viewpoint::Seat, Shown(false)));
    for line in ["desk", PASSPHRASE] {
        table.types(BLACK, line);
    }
    let open = view(&mut table, BLACK);
    assert_eq!((open.spot, open.told), (Viewpoint::Desk, Shown(true)));
    assert!(table.seats.dials(table.at, BLACK).is_some());
    table.types(BLACK, "leave");
    assert_eq!(view(&mut table, BLACK), own);
}

#[test]
fn the_arbiter_sees_the_record_the_boards_and_what_waits() {
    let mut table = table();
    let before = view(&mut table, Place::Desk);
    let header =
        ["White to move, move 1.", "The game is running.", "Anna Weiss \u{2013} Boris Black"];
    assert_eq!(before.header, header);
    assert_eq!(before.boards, ["White's board matches the game."]);
    assert_eq!((before.pending, before.matters.len(), before.moves.len()), (None, 0, 0));
    table.script("w hand -e2");
    let lifted = view(&mut table, Place::Desk);
    assert_eq!(
        lifted.boards,
        ["White's board is wrong on one square: e2.", "e2: board empty, game white pawn."]
    );
    table.script("w hand e4");
    let made = view(&mut table, Place::Desk);
    assert_eq!(made.pending.as_deref(), Some("On White's board: pawn e2 e4."));
    assert_eq!(made.last, None, "it is not on record yet");
    table.script("w announce");
    let announced = view(&mut table, Place::Desk).pending.unwrap();
    assert!(announced.starts_with("White has announced: pawn e2 e4."), "{announced}");
    table.script(
        "w press
         b e4
         b touched e2
         b arbiter I need a break",
    );
    let after = view(&mut table, Place::Desk);
    assert_eq!((after.last, after.moves), (Some((Square::E2, Square::E4)), vec!["1 e4".into()]));
    let waits = after.matters.join("\n");
    assert!(waits.contains("1: ") && waits.contains("I need a break"), "{waits}");
    // Each line of it is heard where the cursor comes to it, and every mark of a square.
    let first = looked(&mut table, Place::Desk, Thing::Matter(0), Arrival::Pane);
    assert_eq!(first, format!("To decide. {}", after.matters[0]));
    let marked = looked(&mut table, Place::Desk, Thing::Square(Square::E4), Arrival::Step);
    assert_eq!(marked, "e4: white pawn, light, last move.");
    assert_eq!(table.at_desk("board e4"), format!("> board e4\n  {marked}\n"));
}

#[test]
fn a_question_at_the_desk_is_answered_by_keys_and_only_where_it_was_asked() {
    let mut table = table();
    table.script("d loss white");
    assert_eq!(view(&mut table, Place::Desk).asked, Some(Asked::YesNo));
    for line in ["desk", PASSPHRASE] {
        table.types(BLACK, line);
    }
    assert_eq!(view(&mut table, BLACK).asked, None);
    table.script("d yes");
    let over = view(&mut table, Place::Desk);
    assert_eq!((over.asked, over.header[0].as_str()), (None, "Game over, 0-1."));
}

#[test]
fn without_boards_that_is_said_and_no_pane_is_empty_without_a_word() {
    let mut table = Table::of(KEYS, KEYS, "");
    assert_eq!(view(&mut table, Place::Desk).boards, [] as [&str; 0]);
    let boards = looked(&mut table, Place::Desk, Thing::Boards(0), Arrival::Pane);
    assert_eq!(boards, "Boards. No board is connected.");
    let matters = looked(&mut table, Place::Desk, Thing::Matter(0), Arrival::Pane);
    assert_eq!(matters, "To decide. Nothing waits for your decision.");
}

#[test]
fn a_move_that_is_sealed_on_a_board_is_seen_nowhere() {
    let mut table = told_to_seal();
    let [black, desk] = [BLACK, Place::Desk].map(|place| view(&mut table, place));
    table.script(
        "w hand -g1 f3
         w press",
    );
    assert_eq!(view(&mut table, BLACK), black);
    assert_eq!(view(&mut table, Place::Desk), desk);
    table.script(
        "w button
         w yes",
    );
    let sealed = view(&mut table, Place::Desk);
    assert_eq!((sealed.last, sealed.pending, sealed.moves.len()), (None, None, 0));
    assert!(sealed.boards.iter().all(|line| !line.contains("f3")), "{:?}", sealed.boards);
}

#[test]
fn where_players_share_a_terminal_it_shows_what_both_may_know() {
    let mut table = table();
    let narrator = table.seats.narrator(Place::Desk).clone();
    let before = table.seats.view_for_all(&narrator);
    assert_eq!(before.header, ["Anna Weiss \u{2013} Boris Black", "The game is running."]);
    let header = before.header.clone();
    assert_eq!(before, View { header, ..View::of_nothing(Viewpoint::Outside, Color::White) });
    table.script("w hand -e2 e4");
    assert_eq!(table.seats.view_for_all(&narrator), before);
}

#[test]
fn the_board_on_the_desk_is_turned() {
    let mut table = table();
    assert_eq!(view(&mut table, Place::Desk).bottom, Color::White);
    assert_eq!(table.at_desk("flip"), "> flip\n  Board turned: Black at the bottom.\n");
    assert_eq!(view(&mut table, Place::Desk).bottom, Color::Black);
    assert_eq!(view(&mut table, WHITE).bottom, Color::White, "the players' are their own");
}
