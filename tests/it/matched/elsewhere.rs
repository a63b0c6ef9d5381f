//! A player who sits elsewhere: his terminal has a data folder of its own, and a command leads to the host.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::net::UnixListener;
use std::thread;
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};

use crate::kill::Chance;
use crate::matched::Table;
use crate::matched::killed::{WRITTEN, home, kept, other, run, steps};
use crate::program::{Home, PATIENCE, Running};

/// The command that leads to a place of a host with this data folder, and leaves its number in a file of the
/// other end.
fn way(host: &Home, far: &Home, place: &str) -> String {
    let (program, data) = (env!("CARGO_BIN_EXE_touchmove"), host.path("data"));
    let (pid, data) = (far.path("way"), data.display());
    format!("echo $$ > '{}'; exec '{program}' --data '{data}' link {place}", pid.display())
}

/// A terminal that is elsewhere.
fn sits(far: &Home, place: &str, way: &str) -> Running {
    let mut command = far.command(&["seat", place, "--by", way]);
    command.env("TOUCHMOVE_SPEECH", "off").env("TOUCHMOVE_TALK", "en");
    Running::of(command)
}

/// The line to the host is cut.
fn cut(far: &Home) {
    let text = fs::read_to_string(far.path("way")).unwrap();
    let pid = Pid::from_raw(text.trim().parse().unwrap()).unwrap();
    // It may be cut already.
    let _ = kill_process(pid, Signal::KILL);
}

fn begun() -> (Table, Home) {
    let (mut table, far) = (Table::new(home()), Home::new());
    table.host();
    table.of("host").wait_for("The arbiter starts the clocks.");
    let way = way(&table.home, &far, "white");
    table.running.insert("white", sits(&far, "white", &way));
    table.sits("black");
    for place in ["white", "black"] {
        table.of(place).wait_for("The arbiter starts the clocks.");
    }
    run(&mut table, "start");
    (table, far)
}

#[test]
fn no_line_of_who_sits_elsewhere_is_lost_or_counts_twice() {
    let (mut table, far) = begun();
    let mut chance = Chance(2026);
    for (nth, step) in steps().iter().enumerate() {
        let is_cut = step.by == "white" && nth % 9 < 3;
        if is_cut {
            table.of("white").type_line(step.line);
            thread::park_timeout(Duration::from_micros(chance.below(9000)));
            cut(&far);
            table.of("white").wait_for("Connected again.");
            table.of(other(step.by)).wait_for(step.heard);
        } else {
            step.play(&mut table);
        }
        assert_eq!(kept(&table), nth + 1, "{}", step.line);
    }
    table.plays(
        "host types report
         host hears The records are in",
    );
    assert_eq!(table.moves(), WRITTEN);
}

#[test]
fn a_way_leads_to_one_place_alone() {
    let (mut table, far) = begun();
    let way = way(&table.home, &far, "black");
    let mut wrong = sits(&Home::new(), "white", &way);
    wrong.wait_for("This connection is for black only. Ask for that place.");
    assert_eq!(wrong.end().code, Some(1));
    // Who sits there hears nothing of it, and plays on.
    steps()[0].play(&mut table);
}

#[test]
fn a_way_that_leads_nowhere_is_said_to() {
    let far = Home::new();
    let host = Home::new();
    let mut nobody = sits(&far, "white", &way(&host, &far, "white"));
    nobody.wait_for_error("No match is open there. Try again when it is.");
    assert_eq!(nobody.end().code, Some(1));
    for way in ["exit 255", "no-such-command-at-all", "true"] {
        let mut none = sits(&far, "white", way);
        none.wait_for_error("No connection. Run its command alone to see why.");
        assert_eq!(none.end().code, Some(1), "{way}");
    }
}

#[test]
fn who_does_not_wait_for_a_way_leaves_at_once() {
    let far = Home::new();
    let mut waits = sits(&far, "white", "exec sleep 600");
    waits.wait_for("Connecting to the match.");
    let run = waits.interrupt();
    assert_eq!((run.code, run.err.as_str()), (Some(1), ""));
}

#[test]
fn a_way_that_is_typed_alone_says_why_it_leads_nowhere() {
    let run = Home::new().run(&["link", "white"]);
    assert_eq!((run.code, run.out.len()), (Some(69), 0));
    assert!(run.err.starts_with("No match is open here."), "{}", run.err);
}

fn framed(text: &str) -> Vec<u8> {
    format!("{}\n{text}", text.len()).into_bytes()
}

#[test]
fn what_only_a_newer_host_says_is_passed_over() {
    let home = Home::new();
    fs::create_dir_all(home.path("data/table")).unwrap();
    let listener = UnixListener::bind(home.path("data/table/match.sock")).unwrap();
    let mut seat = home.start(&["seat", "white", "--talk", "en"]);
    let (mut stream, _) = listener.accept().unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let mut from = BufReader::new(stream.try_clone().unwrap());
    let mut next = || {
        let mut length = String::new();
        from.read_line(&mut length).unwrap();
        let mut text = vec![0; length.trim().parse().unwrap()];
        from.read_exact(&mut text).unwrap();
        String::from_utf8(text).unwrap()
    };
    let greeting = "{ touchmove = 7, minor = 900 }";
    let seated =
        "{ Seated = { talk = \"en\", speech = false, tones = false, table = [], hat = 3 } }";
    let sings = "{ Sings = { loudly = true } }";
    for text in [greeting, seated, sings, "\"Bows\"", "\"Ready\""] {
        stream.write_all(&framed(text)).unwrap();
    }
    assert!(next().starts_with("{ touchmove = 7"));
    for _ in 0..4 {
        assert_eq!(next(), "\"Took\"");
    }
    seat.type_line("e4");
    assert!(next().contains("number = 1"), "the line comes");
    drop(stream);
    drop(seat.kill());
}
