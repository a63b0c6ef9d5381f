//! What counts: the last move of a game that ends before its clock was pressed, what is said while the clocks
//! stand, and the move of a claim.

use shakmaty::{Color, Position as _};

use crate::app::seats::tests::devices::{BLACK, BLACK_PEGS, KEYS, WHITE, WHITE_PEGS};
use crate::app::seats::tests::{Table, match_file};
use crate::laws::{At, Event, Outcome, Position, Reason};
use crate::pegboard::Make;
use crate::table::Place;

fn announced() -> Table {
    let mut table = Table::new(&match_file(KEYS, KEYS, ""));
    table.start();
    table
}

fn ended(table: &Table) -> (usize, Option<Outcome>) {
    let game = table.seats.game(Place::Desk);
    (game.made().len(), game.outcome())
}

#[test]
fn a_move_that_is_made_is_on_record_though_the_game_ends_before_the_press() {
    let mut table = announced();
    table.script("w e4\nb e4\nw press\nb e5\nw e5\nb draw\nw accept");
    assert_eq!(ended(&table), (2, Some(Outcome::draw(Reason::Agreement))));
    let sheet = table.at_desk("sheet black");
    assert!(sheet.contains("pawn e7 e5"), "{sheet}");
    table.at_desk("revoke\nyes");
    assert_eq!(ended(&table), (1, None), "the move is on its way again");
    table.agree();

    let mut table = announced();
    table.script("w f3\nb f3\nw press\nb e5\nw e5\nb press\nw d4\nb d4\nb resign\nb yes");
    assert_eq!(ended(&table).0, 3);
}

#[test]
fn while_the_clocks_stand_a_game_is_resigned_and_agreed_drawn() {
    let offered = "w e4\nb e4\nw press\nb e5\nw e5\nb draw\nb press";
    let stands = || {
        let mut table = announced();
        table.script(offered);
        table.at_desk("pause");
        assert!(table.seats.game(Place::Desk).is_paused());
        table
    };
    for answer in ["w accept", "w decline\nw draw\nw yes\nb accept"] {
        let mut table = stands();
        table.script(answer);
        let agreed = Some(Outcome::draw(Reason::Agreement));
        assert_eq!(ended(&table), (2, agreed), "{answer}\n{}", table.heard);
    }
    let mut table = stands();
    table.script("w resign\nw yes");
    assert!(!table.seats.game(Place::Desk).is_paused(), "{}", table.heard);
}

#[test]
fn the_move_of_a_refused_claim_is_crossed_out_when_a_position_is_set() {
    let mut table = announced();
    table.script("w e4\nb e4\nw press\nb e5\nw e5\nb press\nw claim threefold Nc3\nw yes");
    table.at_desk("position 4k3/3p4/8/8/8/8/R3P3/4K3 w - -\nyes\nresume\nyes");
    table.script("w Ra3\nb Ra3\nw press");
    let sheet = table.at_desk("sheet white");
    assert!(sheet.contains("rook a2 a3") && !sheet.contains("not legal"), "{sheet}");
    let compared = table.at_desk("compare");
    assert!(!compared.contains("The sheets differ"), "{compared}");
}

#[test]
fn who_is_not_refused_a_claim_any_more_is_free_again() {
    let mut table = announced();
    table.script("w e4\nb e4\nw press\nb e5\nw e5\nb press\nw claim threefold Nf3\nw yes");
    let game = table.seats.game(Place::Desk);
    assert!(game.underway().bound().is_some() && game.offer().is_some());
    table.at_desk("revoke 1\nyes");
    assert!(table.heard.contains("You may play any legal move."), "{}", table.heard);
    let game = table.seats.game(Place::Desk);
    assert!(game.underway().bound().is_none() && game.offer().is_none());
    table.script("w Nc3\nb Nc3\nw press");
    assert_eq!(ended(&table), (3, None), "{}", table.heard);
}

#[test]
fn on_a_board_that_is_seen_pressing_before_the_announced_move_is_made_costs_nothing() {
    let start = Position::default().board().clone();
    let mut table = Table::of(WHITE_PEGS, BLACK_PEGS, "");
    table.comes(WHITE, Make::Peg1, &start);
    table.comes(BLACK, Make::Peg1, &start);
    table.script("w announce e4\nw press");
    let game = table.seats.game(Place::Desk);
    assert_eq!(game.conduct().illegal_acts(Color::White), 0, "{}", table.heard);
    assert!(table.heard.contains("Make your announced move on the board: "), "{}", table.heard);
    table.script("w hand -e2 e4\nb e4\nb hand -e2 e4\nw press");
    assert_eq!(ended(&table).0, 1, "{}", table.heard);
}

#[test]
fn an_illegal_move_that_was_answered_is_not_called_legal() {
    let mut table = Table::new(&match_file(
        KEYS,
        KEYS,
        "announcing = \"off\"\npace = \"blitz\"\nsupervision = \"sparse\"",
    ));
    table.start();
    table.plays("e4 e5 Nf3");
    table.does(Color::Black, Event::Entered("e5e3".parse().unwrap()));
    table.plays("Nc3");
    let told = table.at_desk("illegal black");
    assert!(told.contains("Illegal, but it counts: it was answered."), "{told}");
    assert!(table.at_desk("illegal white").contains("Legal by the score"), "{told}");
}

#[test]
fn after_a_restart_all_hear_that_the_game_is_over() {
    let mut first = announced();
    first.script("w e4\nb e4\nw press\nb e5\nw e5\nb draw\nw accept");
    let mut again = Table::resumed(&match_file(KEYS, KEYS, ""), "en", &first.kept);
    let welcome = again.at_desk("x\nexample");
    assert!(welcome.contains("Draw by agreement."), "{welcome}");
    for color in Color::ALL {
        again.heard.clear();
        let sent = again.seats.occupy(At::from_secs(600), Place::Seat(color));
        again.take(sent);
        assert!(again.heard.contains("Draw by agreement."), "{}", again.heard);
    }
}

#[test]
fn the_clocks_are_stopped_by_the_word_that_comes_first() {
    let mut table = announced();
    table.at_desk("stop");
    assert!(table.seats.game(Place::Desk).is_paused());
}
