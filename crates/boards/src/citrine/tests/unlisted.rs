//! Boards that do not list their moves, not to the end, or draw no position.

use super::*;

/// The list of the moves does not come while `silent` says so, and moves are spoilt.
fn without_list(silent: impl Fn() -> bool) -> impl FnMut(Vec<u8>) -> Vec<u8> {
    move |line: Vec<u8>| {
        let text = String::from_utf8(line).unwrap();
        let lists = text.starts_with("Game") || text.starts_with(".  ") && !text.contains("aa bb");
        if lists && silent() {
            return Vec::new();
        }
        text.replace("M   2   f1-c4", "M   2   f1-b5").into_bytes()
    }
}

#[test]
fn a_board_that_never_lists_its_moves_is_believed_by_how_it_stands() {
    let mut talk = Talk::begin(without_list(|| true));
    talk.live(20_000);
    talk.board.new_game();
    assert_eq!(talk.live(3000), [Report::Restarted]);
    assert_eq!(talk.plays("e2-e4"), [moved("e2-e4")]);
    assert_eq!(talk.plays("e7-e5"), [moved("e7-e5")]);
    talk.board.play("f1-c4");
    assert_eq!(talk.live(20_000), [moved("f1-c4")], "the line said b5");
    assert_eq!(talk.plays("b8-c6"), [moved("b8-c6")]);
    talk.board.take_back();
    assert_eq!(talk.live(2000), [Report::TakenBack("b8-c6".to_owned())]);
}

#[test]
fn a_list_that_can_never_be_read_holds_no_move_up() {
    let mut talk = Talk::begin(|line: Vec<u8>| {
        let text = String::from_utf8(line).unwrap();
        let strange = text.replace("M   2   f1-c4", "M   2   f1-b5");
        strange.replace(".   1  e2-e4", ".   1  e2e4!").into_bytes()
    });
    let _ = (talk.plays("e2-e4"), talk.plays("e7-e5"));
    talk.board.play("f1-c4");
    let mut told = talk.live(20_000);
    told.retain(|report| *report != Report::Garbled);
    assert_eq!(told, [moved("f1-c4")], "the line said b5");
    assert_eq!(talk.plays("b8-c6"), [moved("b8-c6")]);
}

#[test]
fn of_a_board_that_does_not_list_its_moves_a_loss_is_told_and_the_game_goes_on() {
    let silent = std::cell::Cell::new(true);
    let mut talk = Talk::begin(|line: Vec<u8>| {
        let lost = line.starts_with(b"M   2");
        if lost { Vec::new() } else { without_list(|| silent.get())(line) }
    });
    talk.live(20_000);
    talk.board.new_game();
    talk.live(3000);
    let _ = (talk.plays("e2-e4"), talk.plays("e7-e5"));
    let _ = (talk.plays("g1-f3"), talk.plays("b8-c6"));
    talk.board.play("f1-b5");
    assert_eq!(talk.live(20_000), [Report::Gap], "two moves are missing, and which is not known");
    assert_eq!(talk.plays("a7-a6"), [moved("a7-a6")]);
    silent.set(false);
    talk.board.play("b5-a4");
    assert_eq!(talk.live(40_000), [moved("b5-a4")], "and no move comes twice");
}

#[test]
fn a_board_that_draws_nothing_is_believed_by_its_list() {
    let mut talk = Talk::begin(|line: Vec<u8>| if line[1] == b' ' { line } else { Vec::new() });
    talk.live(8000);
    talk.board.play("e2-e4");
    assert_eq!(talk.live(10_000), [moved("e2-e4")]);
}

#[test]
fn a_list_whose_end_is_lost_and_that_nothing_bears_out_is_not_believed() {
    let (mut eighth, mut first) = (0, 0);
    let spoil = |line: Vec<u8>| {
        eighth += usize::from(line.starts_with(b".8"));
        first += usize::from(line.starts_with(b".   1"));
        let lost =
            line.starts_with(b".8") && eighth <= 3 || line.starts_with(b".   1") && first == 1;
        if lost { Vec::new() } else { line }
    };
    let mut talk = Talk { citrine: Citrine::new(), board: Board::new(), now: ms(0), spoil };
    talk.board.play("e2-e4");
    talk.board.play("e7-e5");
    assert!(talk.citrine.order(&Order::Watch, ms(0)));
    assert_eq!(talk.live(60_000), [], "these moves are known");
    assert_eq!(talk.plays("g1-f3"), [moved("g1-f3")]);
    drop(talk);
    assert!(first > 1, "it was asked again");
}
