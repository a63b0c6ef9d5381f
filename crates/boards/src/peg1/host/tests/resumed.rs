//! A board that was gone and has not begun anew: what it has told since is kept.

use super::*;

/// A board that has been silent until it counts as gone.
fn gone() -> Talk {
    let mut talk = Talk::live();
    assert_eq!(talk.say("EV FFFF 500 L e2 n=1"), [lifted(500, Square::E2)]);
    assert_eq!(talk.wait_on(), [Report::Silent]);
    talk.wait(15_000);
    talk.asks();
    talk
}

const GREETING: &str = "HELLO peg=1 boot=7F3A91C2 fw=0.1 uid=TP0042 caps=occ,led,buz,btn";
const LIFTED: &str = "########/########/......../......../......../......../####.###/########";
const MADE: &str = "########/########/......../......../....#.../......../####.###/########";

fn stood(field: &str) -> Report {
    Report::Stands(Field::read(field).unwrap().sensed())
}

#[test]
fn after_a_stall_what_has_happened_is_asked_for_and_told_in_its_order() {
    let mut talk = gone();
    assert_eq!(talk.say(&beat("0000", MADE)), []);
    assert_eq!(talk.asks(), ["HELLO? 1 peg=1"]);
    let identity = Report::Identity("TP0042 0.1".to_owned());
    assert_eq!(talk.say(GREETING), [identity]);
    assert_eq!(talk.asks(), ["SNAP? 2"]);
    assert_eq!(talk.say(&format!("SNAP 7F3A91C2 0001 9 {MADE}")), []);
    assert_eq!(talk.asks(), ["REPLAY 3 0000"]);
    // How it stood comes first, so that it can be compared, and then the move, all in one go.
    assert_eq!(talk.say("EV 0000 5600 P e4 n=1"), []);
    let press = Report::Button(Some(Duration::from_secs(6)), Button::Confirm, Pressed::Short);
    let all = [stood(LIFTED), seated(5600, Square::E4), press];
    assert_eq!(talk.say("EV 0001 6000 B confirm short"), all);
    assert_eq!(talk.say("ACK 3"), []);
    assert_eq!(talk.say(&beat("0001", MADE)), []);
    assert_eq!(talk.asks(), [""; 0]);
}

#[test]
fn after_a_stall_in_which_nothing_has_happened_it_stands_as_before() {
    let mut talk = gone();
    talk.say(GREETING);
    assert_eq!(talk.say(&format!("SNAP 7F3A91C2 FFFF 9 {LIFTED}")), [stood(LIFTED)]);
    assert_eq!(talk.say("EV 0000 5600 P e2 n=1"), [seated(5600, Square::E2)]);
}

#[test]
fn a_board_whose_port_was_closed_goes_on_as_well() {
    let mut talk = gone();
    let past = talk.host.past().unwrap();
    talk.host = BoardTalk::open(talk.now);
    talk.host.go_on_from(past);
    talk.say(&beat("0000", MADE));
    talk.say(GREETING);
    talk.say(&format!("SNAP 7F3A91C2 0000 9 {MADE}"));
    assert_eq!(talk.say("EV 0000 5600 P e4 n=1"), [stood(LIFTED), seated(5600, Square::E4)]);
}

#[test]
fn where_nothing_can_be_asked_for_the_whole_position_is_compared() {
    // The board has begun anew, it is another one, or it has lost what happened.
    for (greeting, seq, gone_too) in [
        (GREETING.replace("7F3A91C2", "7F3A91C3"), "0000", false),
        (GREETING.replace("TP0042", "TP0043"), "0000", false),
        (GREETING.to_owned(), "0100", true),
    ] {
        let mut talk = gone();
        let boot = if greeting.contains("91C3") { "7F3A91C3" } else { "7F3A91C2" };
        talk.say(&greeting);
        let reports = talk.say(&format!("SNAP {boot} {seq} 9 {MADE}"));
        if !gone_too {
            assert_eq!(reports, [stood(MADE)], "{greeting}");
            continue;
        }
        // More than a board holds back: it is not even asked for.
        assert_eq!(reports, [Report::Missed(257), Report::Gap]);
        assert_eq!(talk.say(&format!("SNAP {boot} {seq} 9 {MADE}")), [stood(MADE)]);
    }
}

#[test]
fn b8_a_board_that_lies_the_other_way_round_is_turned() {
    let mut talk = Talk::live();
    talk.host.orientation = Orientation::Turned;
    assert_eq!(talk.say("EV FFFF 500 L d7 n=1"), [lifted(500, Square::E2)]);
    assert_eq!(talk.say("EV 0000 600 P d5 n=1"), [seated(600, Square::E4)]);
    let id = talk.host.give(&Order::Light(shakmaty::Bitboard::from_square(Square::E4)), talk.now);
    assert!(id.is_some());
    let asked = talk.asks().concat();
    assert!(asked.ends_with("0000000800000000"), "{asked}");
}
