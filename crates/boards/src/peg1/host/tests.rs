mod resumed;

use std::time::Duration;

use proptest::prelude::*;
use shakmaty::{Bitboard, Square};

use super::*;
use crate::peg1::field::{Field, Mark};
use crate::peg1::line::frame;
use crate::report::{Button, Pressed};

mod newer;

const FIELD: &str = "########/########/......../......../......../......../########/########";

/// A host and what is said to it and by it.
struct Talk {
    host: BoardTalk,
    now: Duration,
}

impl Talk {
    fn new() -> Self {
        Self { host: BoardTalk::open(Duration::ZERO), now: Duration::ZERO }
    }

    /// Everything is known; the last event was FFFE.
    fn live() -> Self {
        let mut talk = Self::new();
        talk.say("HELLO peg=1 boot=7F3A91C2 fw=0.1 uid=TP0042 caps=occ,led,buz,btn new=1");
        assert_eq!(talk.asks(), ["SNAP? 0"]);
        let reports = talk.say(&format!("SNAP 7F3A91C2 FFFE 100 {FIELD}"));
        assert!(matches!(reports[..], [Report::Stands(_)]), "{reports:?}");
        assert_eq!(talk.asks(), [""; 0]);
        talk
    }

    fn say(&mut self, body: &str) -> Vec<Report> {
        self.host.receive(&frame(body), self.now)
    }

    fn wait(&mut self, ms: u64) -> Vec<Report> {
        self.now += Duration::from_millis(ms);
        self.host.time_passed(self.now)
    }

    /// To the deadline of the host.
    fn wait_on(&mut self) -> Vec<Report> {
        self.now = self.host.deadline().unwrap().max(self.now);
        self.host.time_passed(self.now)
    }

    /// The bodies of the lines that were written.
    fn asks(&mut self) -> Vec<String> {
        let bytes = String::from_utf8(self.host.to_send()).unwrap();
        let bodies = bytes.lines().filter_map(|line| Some(line.split_once('*')?.0.to_owned()));
        bodies.collect()
    }
}

fn lifted(ms: u64, square: Square) -> Report {
    Report::Lifted(Some(Duration::from_millis(ms)), square, None)
}

fn seated(ms: u64, square: Square) -> Report {
    Report::Seated(Some(Duration::from_millis(ms)), square, None)
}

fn beat(seq: &str, field: &str) -> String {
    format!("HB 7F3A91C2 {seq} 900 {:08X}", Field::read(field).unwrap().crc())
}

#[test]
fn it_waits_three_seconds_for_a_greeting_and_then_asks() {
    let mut talk = Talk::new();
    assert_eq!(talk.host.deadline(), Some(Duration::from_secs(3)));
    assert_eq!(talk.wait(2999), []);
    assert_eq!(talk.asks(), [""; 0]);
    talk.wait(1);
    assert_eq!(talk.asks(), ["HELLO? 0 peg=1"]);
    talk.wait_on();
    assert_eq!(talk.asks(), ["HELLO? 0 peg=1"]);
    let mut reports = Vec::new();
    while talk.host.deadline().is_some() {
        reports.extend(talk.wait_on());
    }
    assert_eq!(reports, [Report::Silent]);
    assert_eq!(talk.now, Duration::from_millis(3000 + 3300));
}

#[test]
fn a_board_that_says_anything_is_asked_at_once() {
    let mut talk = Talk::new();
    assert_eq!(talk.say("EV 0001 500 L e2 n=1"), []);
    assert_eq!(talk.asks(), ["HELLO? 0 peg=1"]);
    let reports = talk.say("HELLO peg=1 boot=7F3A91C2 fw=0.3 uid=TP0042 caps=occ,led,btn");
    assert_eq!(reports, [Report::Identity("TP0042 0.3".to_owned())]);
    assert_eq!(talk.asks(), ["SNAP? 1"]);
}

#[test]
fn events_are_reported_once_and_in_their_order_across_the_wrap() {
    let mut talk = Talk::live();
    assert_eq!(talk.say("EV FFFF 500 L e2 n=1"), [lifted(500, Square::E2)]);
    assert_eq!(talk.say("EV FFFF 500 L e2 n=1"), []);
    assert_eq!(talk.say("EV 0001 700 L d7 n=1 new=1"), []);
    assert_eq!(talk.asks(), ["REPLAY 1 0000"]);
    assert_eq!(
        talk.say("EV 0000 600 P e4 n=1"),
        [seated(600, Square::E4), lifted(700, Square::D7)]
    );
    assert_eq!(talk.say("EV FFFF 500 L e2 n=1"), []);
    assert_eq!(talk.asks(), [""; 0]);
    let confirm = Report::Button(Some(Duration::from_millis(800)), Button::Confirm, Pressed::Long);
    assert_eq!(talk.say("EV 0002 800 B confirm long"), [confirm]);
    assert_eq!(talk.say("EV 0003 900 X what=ever"), []);
    assert_eq!(talk.say("EV 0004 950 P d5"), [seated(950, Square::D5)]);
}

#[test]
fn another_line_of_the_same_number_is_a_conflict() {
    let missed = |count| vec![Report::Missed(count), Report::Gap];
    for (first, reports, lost) in
        [("EV FFFF 500 L e2 n=1", 1, vec![Report::Gap]), ("EV 0000 500 L e2 n=1", 0, missed(2))]
    {
        let mut talk = Talk::live();
        assert_eq!(talk.say(first).len(), reports);
        talk.asks();
        assert_eq!(talk.say(&first.replace("e2", "d2")), lost);
        assert_eq!(talk.asks()[0][..5], *"SNAP?");
    }
}

#[test]
fn lost_events_are_asked_for_until_it_is_in_vain() {
    let mut talk = Talk::live();
    assert_eq!(talk.say("EV 0005 500 L e2 n=1"), []);
    assert_eq!(talk.asks(), ["REPLAY 1 FFFF"]);
    for _ in 0..5 {
        assert_eq!(talk.wait_on(), []);
        assert_eq!(talk.asks(), ["REPLAY 1 FFFF"]);
        talk.say(&beat("0005", FIELD));
    }
    assert_eq!(talk.wait_on(), [Report::Missed(7), Report::Gap]);
    assert_eq!(talk.asks(), ["SNAP? 2"]);
    assert!(matches!(talk.say(&format!("SNAP 7F3A91C2 0005 9 {FIELD}"))[..], [Report::Stands(_)]));
}

#[test]
fn of_lost_events_that_are_gone_only_a_snapshot_tells() {
    let mut talk = Talk::live();
    talk.say("EV 0020 500 L e2 n=1");
    assert_eq!(talk.asks(), ["REPLAY 1 FFFF"]);
    assert_eq!(talk.say("ERR 1 7 GONE"), [Report::Missed(34), Report::Gap]);
    assert_eq!(talk.asks(), ["SNAP? 2"]);
    // Nothing is an event until then.
    assert_eq!(talk.say("EV 0101 500 L d2 n=1"), []);
}

#[test]
fn a_replay_that_brings_some_is_not_in_vain() {
    let mut talk = Talk::live();
    talk.say("EV 0002 500 L e2 n=1");
    for (id, (seq, square)) in [("FFFF", "a2"), ("0000", "b2"), ("0001", "c2")].iter().enumerate() {
        assert_eq!(talk.asks(), [format!("REPLAY {} {seq}", id + 1)]);
        assert!(!talk.say(&format!("EV {seq} 500 L {square} n=1")).is_empty());
        assert_eq!(talk.say(&format!("ACK {}", id + 1)), []);
    }
    assert_eq!(talk.asks(), [""; 0]);
}

#[test]
fn the_heartbeat_finds_the_last_event_that_was_lost() {
    let mut talk = Talk::live();
    assert_eq!(talk.say(&beat("FFFE", FIELD)), []);
    assert_eq!(talk.asks(), [""; 0]);
    assert_eq!(talk.say(&beat("FFFF", FIELD)), []);
    assert_eq!(talk.asks(), ["REPLAY 1 FFFF"]);
}

#[test]
fn the_heartbeat_finds_a_board_that_differs() {
    let mut talk = Talk::live();
    let other = FIELD.replacen('.', "#", 1);
    assert_eq!(talk.say(&beat("FFFE", &other)), [Report::Gap]);
    assert_eq!(talk.asks(), ["SNAP? 1"]);
    // How it stands is no touch.
    let reports = talk.say(&format!("SNAP 7F3A91C2 FFFE 9 {other}"));
    assert_eq!(reports, [Report::Stands(Field::read(&other).unwrap().sensed())]);
}

#[test]
fn what_cannot_happen_is_not_reported() {
    for what in ["L e4 n=1", "P e2 n=1", "G e2 #"] {
        let mut talk = Talk::live();
        assert_eq!(talk.say(&format!("EV FFFF 500 {what}")), [Report::Gap], "{what}");
        assert_eq!(talk.asks(), ["SNAP? 1"]);
    }
}

#[test]
fn thirty_two_events_are_held_until_those_before_them_come() {
    let press = |seq: u16| format!("EV {:04X} {seq} B 3 short", seq.wrapping_add(0xFFFE));
    let mut talk = Talk::live();
    for seq in (2..=33).rev() {
        assert_eq!(talk.say(&press(seq)), []);
    }
    // The last one was too far ahead, and must be asked for.
    assert_eq!(talk.say(&press(1)).len(), 32);
    assert_eq!(talk.asks(), ["REPLAY 1 FFFF"]);
    assert_eq!(talk.say("ACK 1"), []);
    assert_eq!(talk.asks(), ["REPLAY 2 001F"]);
    let third = Report::Button(Some(Duration::from_millis(33)), Button::Other(2), Pressed::Short);
    assert_eq!(talk.say(&press(33)), [third]);
}

#[test]
fn pieces_are_known_where_the_board_knows_them() {
    let mut talk = Talk::new();
    talk.say("HELLO peg=1 boot=7F3A91C2 fw=0.1 uid=TP0042 caps=occ,id,btn");
    talk.say("SNAP 7F3A91C2 0000 1 k......./......../......../......../......../......../......../#######K");
    let piece = |letter| shakmaty::Piece::from_char(letter);
    let at = |ms| Some(Duration::from_millis(ms));
    assert_eq!(talk.say("EV 0001 5 L h1"), [Report::Lifted(at(5), Square::H1, piece('K'))]);
    assert_eq!(talk.say("EV 0002 6 P h2 p=K"), [Report::Seated(at(6), Square::H2, piece('K'))]);
    assert_eq!(talk.say("EV 0003 7 L a1 p=R"), [Report::Lifted(at(7), Square::A1, piece('R'))]);
    assert_eq!(talk.say("EV 0004 8 L a8 p=q"), [Report::Gap]);
}

#[test]
fn a_sensor_that_is_not_trusted_neither_lifts_nor_seats() {
    let mut talk = Talk::live();
    assert_eq!(talk.say("EV FFFF 5 F d5 n=41"), [Report::Faulty(Square::D5)]);
    let reports = talk.say("EV 0000 6 G d5 #");
    let mut field = Field::read(FIELD).unwrap();
    field.set(Square::D5, Mark::Occupied);
    assert_eq!(reports, [Report::Mended(Square::D5), Report::Stands(field.sensed())]);
    talk.say("EV 0001 7 F d5 n=9");
    assert_eq!(talk.say("EV 0002 8 P d5 n=1"), [Report::Gap]);
}

#[test]
fn three_heartbeats_that_are_missing_are_a_silence_and_any_line_ends_it() {
    let mut talk = Talk::live();
    assert_eq!(talk.host.deadline(), Some(Duration::from_millis(3300)));
    assert_eq!(talk.wait(3299), []);
    assert_eq!(talk.wait(1), [Report::Silent]);
    assert_eq!(talk.host.deadline(), None);
    assert_eq!(talk.host.give(&Order::Look, talk.now), None);
    assert_eq!(talk.say("EV FFFF 500 L e2 n=1"), []);
    assert_eq!(talk.asks(), ["HELLO? 1 peg=1"]);
    let reports = talk.say("HELLO peg=1 boot=7F3A91C2 fw=0.1 uid=TP0042 caps=occ,led,btn");
    assert_eq!(reports, [Report::Identity("TP0042 0.1".to_owned())]);
    assert_eq!(talk.asks(), ["SNAP? 2"]);
}

#[test]
fn a_new_start_is_told_by_greeting_heartbeat_and_snapshot() {
    let new = "HELLO peg=1 boot=00000001 fw=0.1 uid=TP0042 caps=occ,led,btn";
    let identity = Report::Identity("TP0042 0.1".to_owned());
    let mut talk = Talk::live();
    assert_eq!(talk.say(new), [Report::Restarted, identity.clone()]);
    assert_eq!(talk.asks(), ["SNAP? 1"]);
    for line in ["HB 00000001 0000 1 00000000", &format!("SNAP 00000001 0000 1 {FIELD}")] {
        let mut talk = Talk::live();
        assert_eq!(talk.say(line), [Report::Restarted]);
        assert_eq!(talk.asks(), ["HELLO? 1 peg=1"]);
        assert_eq!(talk.say(line), []);
        assert_eq!(talk.say(new), std::slice::from_ref(&identity));
        assert_eq!(talk.asks(), ["SNAP? 2"]);
    }
    // The same greeting again is none.
    let mut talk = Talk::live();
    assert_eq!(talk.say(&new.replace("00000001", "7F3A91C2")), []);
}

#[test]
fn a_snapshot_from_the_past_brings_nothing_back() {
    let mut talk = Talk::live();
    talk.say("EV FFFF 500 L e2 n=1");
    talk.say("EV 0000 600 P e4 n=1");
    assert_eq!(talk.say(&beat("0000", FIELD)), [Report::Gap]);
    let old = format!("SNAP 7F3A91C2 FFFE 100 {FIELD}");
    assert_eq!(talk.say(&old), []);
    assert_eq!(talk.say("EV FFFF 500 L e2 n=1"), []);
    // Unless it is all that the board says.
    assert_eq!(talk.say(&old), []);
    assert_eq!(talk.say(&old), []);
    assert!(matches!(talk.say(&old)[..], [Report::Stands(_)]));
}

#[test]
fn its_own_words_coming_back_are_no_board() {
    let mut talk = Talk::new();
    talk.wait(3000);
    let own = talk.host.to_send();
    assert_eq!(talk.host.receive(&own, talk.now), [Report::Stranger(Stranger::Echo)]);
    assert_eq!((talk.asks(), talk.host.deadline()), (Vec::new(), None));
    assert_eq!(talk.say("HELLO peg=1 boot=7F3A91C2 fw=0.1 uid=T caps=occ,led,btn"), []);
}

#[test]
fn another_version_is_no_board_that_can_be_understood() {
    let newer = Report::Stranger(Stranger::Version("2".to_owned()));
    let greeting = "HELLO peg=2 boot=7F3A91C2 fw=0.1 uid=T caps=occ,led,btn";
    // By itself it greets in its own; what it speaks when it is asked shows then.
    let mut talk = Talk::new();
    assert_eq!(talk.say(greeting), []);
    assert_eq!(talk.asks(), ["HELLO? 0 peg=1"]);
    let reports = talk.say(&greeting.replace("peg=2", "peg=1"));
    assert_eq!(reports, [Report::Identity("T 0.1".to_owned())]);
    assert_eq!(talk.asks(), ["SNAP? 1"]);
    let mut talk = Talk::new();
    assert_eq!((talk.say(greeting), talk.say(greeting)), (vec![], vec![]));
    assert_eq!(talk.say("ACK 0"), [newer]);
    let mut talk = Talk::new();
    talk.wait(3000);
    let unnamed = Report::Stranger(Stranger::Version(String::new()));
    assert_eq!(talk.say("ERR 0 9 VERSION"), [unnamed]);
    assert_eq!(talk.host.deadline(), None);
}

#[test]
fn an_order_is_given_three_times_with_one_number() {
    let mut talk = Talk::live();
    let tune = Order::Buzz(vec![(880, Duration::from_millis(120)), (0, Duration::from_millis(60))]);
    assert_eq!(talk.host.give(&tune, talk.now), Some(1));
    assert_eq!(talk.host.give(&Order::Light(Bitboard(1 << 28)), talk.now), Some(2));
    for _ in 0..2 {
        assert_eq!(talk.asks(), ["BUZ 1 880x120,0x60"]);
        assert_eq!(talk.wait_on(), []);
    }
    assert_eq!(talk.asks(), ["BUZ 1 880x120,0x60"]);
    assert_eq!(talk.wait_on(), [Report::Unanswered(Some(1))]);
    assert_eq!(talk.asks(), ["LED 2 0000000010000000"]);
    assert_eq!(talk.say("ACK 1"), []);
    assert_eq!(talk.say("ACK 2"), [Report::Done(Some(2))]);
    assert_eq!(talk.say("ACK 2"), []);
    talk.host.give(&tune, talk.now);
    assert_eq!(talk.say("ERR 3 8 HW"), [Report::Refused(Some(3), "8 HW".to_owned())]);
}

#[test]
fn what_is_lost_goes_before_what_is_ordered() {
    let mut talk = Talk::live();
    assert_eq!(talk.host.give(&Order::Light(Bitboard(1)), talk.now), Some(1));
    talk.say("EV 0000 500 L e2 n=1");
    assert_eq!(talk.asks(), ["LED 1 0000000000000001", "REPLAY 2 FFFF"]);
    talk.say("EV FFFF 400 L d2 n=1");
    // The same number, so that the board does not do it twice.
    assert_eq!(talk.asks(), ["LED 1 0000000000000001"]);
    talk.now += Duration::from_secs(1);
    talk.say("EV 0001 800 P e4 n=1");
    talk.wait(2400);
    let reports = talk.wait(900);
    assert_eq!(reports, [Report::Silent, Report::Unanswered(Some(1))]);
}

#[test]
fn a_board_is_not_told_what_it_cannot_do() {
    let mut talk = Talk::live();
    let long = Duration::from_secs(10);
    for order in [
        Order::Shake(vec![Duration::from_millis(5)]),
        Order::Buzz(vec![(880, long)]),
        Order::Buzz(vec![(880, Duration::from_millis(5)); 13]),
        Order::Buzz(Vec::new()),
        Order::Watch,
        Order::Battery,
    ] {
        assert_eq!(talk.host.give(&order, talk.now), None, "{order:?}");
    }
}

#[test]
fn a_board_that_lives_and_does_not_answer_is_asked_quickly_for_a_while_only() {
    for greets in [true, false] {
        let mut talk = Talk::new();
        if greets {
            talk.say("HELLO peg=1 boot=7F3A91C2 fw=0.1 uid=TP0042 caps=occ,led,btn");
        }
        let (mut asked, mut reports) = (0, Vec::new());
        for _ in 0..1000 {
            talk.say(&beat("FFFE", FIELD));
            reports.extend(talk.wait(100));
            asked += talk.asks().len();
        }
        assert_eq!(reports, [Report::Unanswered(None)], "greets: {greets}");
        assert!((20..=32).contains(&asked), "{asked}");
        if greets {
            let snap = format!("SNAP 7F3A91C2 FFFE 9 {FIELD}");
            assert!(matches!(talk.say(&snap)[..], [Report::Stands(_)]));
        }
    }
}

#[test]
fn a_look_is_done_when_its_snapshot_has_come() {
    let mut talk = Talk::live();
    assert_eq!(talk.host.give(&Order::Look, talk.now), Some(1));
    // Its snapshot was lost.
    assert_eq!(talk.say("ACK 1"), []);
    talk.asks();
    talk.wait_on();
    assert_eq!(talk.asks(), ["SNAP? 1"]);
    let snap = format!("SNAP 7F3A91C2 FFFE 100 {FIELD}");
    assert_eq!(talk.say(&snap), [Report::Stands(Field::read(FIELD).unwrap().sensed())]);
    assert_eq!(talk.say(&snap), []);
    assert_eq!(talk.say("ACK 1"), [Report::Done(Some(1))]);
    assert_eq!(talk.host.give(&Order::Identify, talk.now), Some(2));
    let reports = talk.say("HELLO peg=1 boot=7F3A91C2 fw=0.2 uid=TP0042 caps=occ,led,btn");
    assert_eq!(reports, [Report::Identity("TP0042 0.2".to_owned())]);
    assert_eq!(talk.say("ACK 2"), [Report::Done(Some(2))]);
}

#[test]
fn lines_that_are_none_are_counted_and_nothing_else() {
    let mut talk = Talk::live();
    for bytes in [
        &b"EV FFFF 500 L e2 n=1*00000000\n"[..],
        b"EV FFFF 500 L e2 n=1\n",
        b"EV FFFF 500 L e\x002 n=1*00000000\n",
        &[b'A'; 4000],
        b"\n",
        &frame("EV FFFF 500 L e9 n=1"),
        &frame("EV FFFF x L e2 n=1"),
        &frame("SNAP 7F3A91C2 FFFE 100 ########"),
    ] {
        let reports = talk.host.receive(bytes, talk.now);
        let expected: &[Report] = if bytes.ends_with(b"\n") { &[Report::Garbled] } else { &[] };
        assert_eq!(reports, expected, "{}", String::from_utf8_lossy(bytes));
    }
    assert_eq!(talk.host.receive(b"\n\r\n", talk.now), []);
    assert_eq!(talk.say("NEWS of a newer board"), []);
    assert_eq!(talk.asks(), [""; 0]);
    let mut line = frame("EV FFFF 500 L e2 n=1");
    line.pop();
    line.extend(b"\r\n");
    assert_eq!(talk.host.receive(&line, talk.now), [lifted(500, Square::E2)]);
}

#[test]
fn the_clock_of_a_board_wraps_and_may_go_back_a_little() {
    let mut clock = WrappingClock::default();
    assert_eq!(clock.stamp(u32::MAX - 99), Duration::from_millis(4_294_967_196));
    assert_eq!(clock.stamp(100), Duration::from_millis(4_294_967_396));
    assert_eq!(clock.stamp(50), Duration::from_millis(4_294_967_346));
}

proptest! {
    #[test]
    fn lines_in_any_order_leave_a_deadline_that_is_ahead(
        lines in prop::collection::vec((0..9_usize, any::<u16>(), 0..40_u16, 0..700_u64), 0..80),
    ) {
        let mut talk = Talk::new();
        for (kind, wild, near, ms) in lines {
            let seq = if wild % 8 == 0 { wild } else { near };
            match kind {
                0 => talk.say("HELLO peg=1 boot=7F3A91C2 fw=0 uid=T caps=occ,led"),
                1 => talk.say(&format!("SNAP {:08X} {seq:04X} 1 {FIELD}", 0x7F3A_91C2 + u32::from(wild % 9 == 0))),
                2 => talk.say(&format!("EV {seq:04X} {wild} L e2 n=1")),
                3 => talk.say(&format!("EV {seq:04X} {wild} B confirm short")),
                4 => talk.say(&beat(&format!("{seq:04X}"), FIELD)),
                5 => talk.say(&format!("ACK {near}")),
                6 => talk.say(&format!("ERR {near} 7 GONE")),
                7 => {
                    talk.host.give(&Order::Light(Bitboard(wild.into())), talk.now);
                    Vec::new()
                }
                _ => talk.wait(ms),
            };
            let now = talk.now;
            if talk.host.deadline().is_some_and(|deadline| deadline <= now) {
                talk.host.time_passed(now);
            }
            prop_assert!(talk.host.deadline().is_none_or(|deadline| deadline > now));
            prop_assert!(talk.host.queue.len() <= 33 && talk.host.to_send().len() < 2000);
        }
        // Without another word it ends, and does not ask for ever.
        for _ in 0..50 {
            let Some(deadline) = talk.host.deadline() else { return Ok(()) };
            talk.host.time_passed(deadline);
        }
        prop_assert!(talk.host.deadline().is_none());
    }
}
