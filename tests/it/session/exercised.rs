//! What a screen shows of an exercise, and of an answer that is longer than its room.

use touchmove::keymap::Code;
use touchmove::ui::screen::scene::{Colors, Design, Latest, Theme};
use touchmove::ui::view::Shown;

use super::Table;
use super::screen::Seat;

fn learning(line: &str) -> Seat {
    let mut seat = Seat::at("lichess", Table::learning("en"));
    seat.types_line(line);
    seat
}

#[test]
fn nothing_of_the_board_is_seen_heard_or_taken_where_answers_come_from_memory() {
    let mut seat = learning("drill recall");
    assert_eq!(seat.scene().view.told, Shown(false));
    seat.press(Code::Left);
    assert_eq!(seat.shown(), "d1");
    seat.press(Code::Enter);
    assert_eq!(seat.shown(), "In a drill you answer from memory. To hear the pieces again: about.");
    assert_eq!(seat.table.session.view().held, None);
    seat.press(Code::Char('n'));
    assert_eq!(seat.shown(), "In a drill you answer from memory. To hear the pieces again: about.");
    let mut seat = learning("drill square colours");
    seat.press(Code::Up);
    assert_eq!(seat.shown(), "e2", "not its colour");
}

#[test]
fn a_square_is_an_answer_where_squares_are_asked_for() {
    let mut seat = learning("drill squares of a piece");
    let before = seat.table.transcript.len();
    seat.press(Code::Enter);
    let told = &seat.table.transcript[before..];
    assert!(told.contains("e1") || told.contains("Wrong"), "{told}");
}

#[test]
fn the_header_names_the_exercise() {
    let header = |line: &str| learning(line).scene().view.header[1].clone();
    assert_eq!(header("learn 5"), "The queen, exercise 1 of 6.");
    assert!(header("puzzle 5 1500").starts_with("Puzzle, 5 pieces, rated 1"));
    assert_eq!(
        learning("drill recall").scene().view.header,
        ["Drill: recall, level 1, 4 questions."]
    );
}

#[test]
fn the_rest_of_an_answer_is_still_there_after_a_step() {
    let mut seat = Seat::at("lichess", Table::learning("en"));
    seat.screen.dress(Design {
        theme: Theme::Reader,
        colors: Colors::None,
        is_dark: true,
        ahead: false,
        width: None,
    });
    seat.screen.resize((40, 10));
    seat.screen.begin_answer();
    seat.types_line("help all").screen.begin_answer();
    let page = |seat: &Seat| (seat.scene().latest, seat.scene().page);
    assert_eq!(page(&seat), (Latest::Both, 0));
    seat.press(Code::Left);
    assert_eq!(page(&seat), (Latest::Place, 0));
    seat.press(Code::Char('Z'));
    assert_eq!(page(&seat), (Latest::Answer, 1));
    seat.press(Code::Right);
    seat.press(Code::Char('Z'));
    assert_eq!(page(&seat), (Latest::Answer, 2));
    // Typed as a word, it is the same.
    let mut eyes = Seat::at("lichess", Table::learning("en"));
    eyes.types_line("help all").screen.begin_answer();
    eyes.press(Code::Char('i'));
    eyes.types("more");
    eyes.press(Code::Enter);
    assert_eq!((eyes.scene().log_page, eyes.scene().page), (1, 0));
    // Another answer has no rest.
    seat.screen.begin_answer();
    seat.types_line("turn").screen.begin_answer();
    seat.press(Code::Left);
    seat.press(Code::Char('Z'));
    assert_eq!(seat.shown(), "Nothing more. For a list of games: games.");
}
