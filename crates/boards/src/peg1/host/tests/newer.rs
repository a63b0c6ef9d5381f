//! What boards of 1.1 say more than those of 1.0.

use std::time::Duration;

use shakmaty::{Bitboard, Color, Square};

use super::{FIELD, Talk, beat, lifted};
use crate::report::{Button, Order, Pressed, Report};

/// A talk with a board of 1.1 that has said this of itself and its limits; the last event was FFFE.
fn newer(more: &str, limits: &str) -> Talk {
    let mut talk = Talk::new();
    talk.say(&format!(
        "HELLO peg=1 boot=7F3A91C2 fw=1 uid=T caps=occ,led,buz,vib,btn minor=1{more}"
    ));
    talk.asks();
    talk.say(&format!("SNAP 7F3A91C2 FFFE 100 {FIELD}"));
    assert_eq!(talk.asks(), ["LIMITS? 1"]);
    assert_eq!(talk.say(&format!("LIMITS{limits}")), []);
    assert_eq!(talk.say("ACK 1"), []);
    talk
}

#[test]
fn a_board_of_1_1_is_asked_for_its_limits_and_one_of_1_0_is_not() {
    let mut talk = newer("", "");
    assert_eq!(talk.asks(), [""; 0]);
    // It can be without an answer, or refused, and nobody hears of it.
    let mut talk = Talk::new();
    talk.say("HELLO peg=1 boot=7F3A91C2 fw=1 uid=T caps=occ,btn minor=2");
    talk.asks();
    talk.say(&format!("SNAP 7F3A91C2 FFFE 100 {FIELD}"));
    for _ in 0..3 {
        assert_eq!(talk.asks(), ["LIMITS? 1"]);
        assert_eq!(talk.wait_on(), []);
    }
    assert_eq!(talk.asks(), [""; 0]);
    assert_eq!(talk.say(&beat("FFFE", FIELD)), []);
}

#[test]
fn what_a_slow_line_says_of_itself_is_waited_for() {
    let mut talk = newer(" hb=2000", " wait=1500 miss=6");
    assert_eq!(talk.host.give(&Order::Light(Bitboard(1)), talk.now), Some(2));
    talk.asks();
    assert_eq!((talk.wait(1499), talk.asks().len()), (vec![], 0));
    assert_eq!((talk.wait(1), talk.asks().len()), (vec![], 1));
    talk.say("ACK 2");
    assert_eq!(talk.wait(13_499), []);
    assert_eq!(talk.wait(1), [Report::Silent]);
    // What is out of its range is as usual.
    let mut talk = newer("", " wait=99999 miss=0 ring=0 line=5");
    assert_eq!(talk.wait(3299), []);
    assert_eq!(talk.wait(1), [Report::Silent]);
}

#[test]
fn what_a_board_cannot_take_is_not_sent() {
    let mut talk = newer("", " line=40 notes=2 beats=1");
    let ms = Duration::from_millis;
    let now = talk.now;
    assert_eq!(talk.host.give(&Order::Buzz(vec![(880, ms(1)); 3]), now), None);
    assert_eq!(talk.host.give(&Order::Buzz(vec![(880, ms(1)); 2]), now), Some(2));
    assert_eq!(talk.host.give(&Order::Shake(vec![ms(1); 2]), now), None);
    let mut talk = newer("", " line=40 notes=12");
    assert_eq!(talk.host.give(&Order::Buzz(vec![(880, ms(1000)); 5]), talk.now), None);
}

#[test]
fn only_a_board_of_1_1_is_given_a_number() {
    let name = |text: &str| Order::Name(text.to_owned());
    let mut talk = newer("", "");
    assert_eq!(talk.host.give(&name("TP-42"), talk.now), None);
    assert_eq!(talk.host.give(&name("TP0042"), talk.now), Some(2));
    assert_eq!(talk.asks(), ["UID 2 TP0042"]);
    assert_eq!(talk.say("ERR 2 10 KEPT"), [Report::Refused(Some(2), "10 KEPT".to_owned())]);
    let mut talk = Talk::live();
    assert_eq!(talk.host.give(&name("TP0042"), talk.now), None);
}

#[test]
fn what_a_ring_cannot_hold_is_not_asked_for() {
    for (ring, asks) in [(" ring=8", "SNAP? 2"), ("", "REPLAY 2 FFFF")] {
        let mut talk = newer(ring, "");
        let reports = talk.say("EV 0007 500 L e2 n=1");
        let lost: &[Report] = &[Report::Missed(9), Report::Gap];
        assert_eq!(reports, if ring.is_empty() { &[] } else { lost });
        assert_eq!(talk.asks(), [asks]);
    }
    let mut talk = newer(" ring=200", "");
    assert_eq!(talk.say("EV 0080 500 L e2 n=1"), []);
    assert_eq!(talk.asks(), ["REPLAY 2 FFFF"]);
}

#[test]
fn a_board_that_is_busy_is_told_the_same_again() {
    let mut talk = Talk::live();
    assert_eq!(talk.host.give(&Order::Light(Bitboard(1)), talk.now), Some(1));
    talk.asks();
    assert_eq!(talk.say("ERR 1 5 BUSY"), []);
    assert_eq!(talk.asks(), [""; 0]);
    assert_eq!(talk.wait(300), []);
    assert_eq!(talk.asks(), ["LED 1 0000000000000001"]);
    assert_eq!(talk.say("ACK 1"), [Report::Done(Some(1))]);
    // Nothing is lost by it.
    talk.say("EV 0000 500 L e2 n=1");
    talk.asks();
    assert_eq!(talk.say("ERR 2 5 BUSY"), []);
    talk.wait_on();
    assert_eq!(talk.asks(), ["REPLAY 2 FFFF"]);
}

#[test]
fn what_is_new_in_1_1_is_reported_and_is_no_touch() {
    let mut talk = newer(" bat=87", "");
    assert_eq!(talk.say("EV FFFF 5 D e2 n=6"), [Report::Doubtful(Square::E2)]);
    assert_eq!(talk.say("EV 0000 6 C e2"), [Report::Certain(Square::E2)]);
    assert_eq!(talk.say("EV 0001 7 E 15"), [Report::Battery(15, false)]);
    assert_eq!(talk.say("EV 0002 8 E 100+"), [Report::Battery(100, true)]);
    let at = Some(Duration::from_millis(9));
    assert_eq!(talk.say("EV 0003 9 T e2"), [Report::Felt(at, Square::E2)]);
    for (line, button) in [
        ("confirm short by=w", Button::ConfirmOf(Color::White)),
        ("confirm short by=b", Button::ConfirmOf(Color::Black)),
        ("clock short by=b", Button::ClockOf(Color::Black)),
        ("confirm short by=x", Button::Confirm),
        ("1 short", Button::Other(0)),
    ] {
        let seq = talk.host.history.as_ref().unwrap().last().wrapping_add(1);
        let reports = talk.say(&format!("EV {seq:04X} 9 B {line}"));
        assert_eq!(reports, [Report::Button(at, button, Pressed::Short)], "{line}");
    }
    // A button that nobody has, and a piece that nobody names.
    assert_eq!(talk.say("EV 0009 9 B 0 short"), []);
    assert_eq!(talk.say("EV 000A 9 L e2 p= n=1"), [lifted(9, Square::E2)]);
    assert_eq!(talk.say(&beat("000A", FIELD)), [Report::Gap]);
}

#[test]
fn a_board_says_how_full_its_battery_is_when_it_greets() {
    let mut talk = Talk::new();
    let reports = talk.say("HELLO peg=1 boot=7F3A91C2 fw=1 uid=T caps=occ,led,btn minor=1 bat=9+");
    assert_eq!(reports, [Report::Identity("T 1".to_owned()), Report::Battery(9, true)]);
    let mut talk = Talk::new();
    let reports = talk.say("HELLO peg=1 boot=7F3A91C2 fw=1 uid=T caps=occ,led,btn minor=1 bat=900");
    assert_eq!(reports, [Report::Identity("T 1".to_owned())]);
}
