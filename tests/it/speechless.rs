//! The real program where no speech server answers, or none yet: whoever turns speech on hears that by other
//! means, whichever way he does it and however often, and nothing says before that it is on.

use std::process::Command;

use crate::fake_ssip::{FakeSsip, Mood};
use crate::program::{Home, Running};
use crate::rig::{Rig, wait_for};
use crate::terminal::Terminal;

const FAILED: &str = "Speech has failed: no speech server answers";

/// A game where the socket of the server is not there.
fn game(home: &Home, args: &[&str]) -> Command {
    let mut command = home.command(&["play", "--opponent", "human", "--moves", "en"]);
    let nowhere = format!("unix_socket:{}", home.path("no-socket").display());
    command.args(args).env("SPEECHD_ADDRESS", nowhere).env_remove("TOUCHMOVE_SPEECH");
    command
}

/// What a line sets off, up to that speech has failed. Nothing before says that it is on.
fn told(running: &mut Running, line: &str, failed: &str) {
    running.type_line(line);
    let mut told = String::new();
    while !told.contains(failed) {
        told = running.next_line().unwrap();
        assert!(!told.contains("Speech on."), "{line}: {told}");
    }
}

/// A game with a server that is in this mood.
fn served(home: &Home, mood: Mood, speech: &str) -> (FakeSsip, Running) {
    let socket = home.path("s");
    let server = FakeSsip::listen(&socket);
    server.be(mood);
    let mut command = game(home, &["--speech", speech]);
    command.env("SPEECHD_ADDRESS", format!("unix_socket:{}", socket.display()));
    (server, Running::of(command))
}

/// Waits until the server has been told this.
fn heard(server: &FakeSsip, what: &str) {
    while !server.heard().contains(what) {}
}

const AWAITED: &str = "Speech has not answered yet. To go without: speech off.";

const HANGS: &str = "Speech has failed: the speech server does not answer.";

#[test]
fn s2_speech_that_is_there_is_told_aloud() {
    let home = Home::new();
    let (server, mut running) = served(&home, Mood::Well, "off");
    for _ in 0..2 {
        running.type_line("speech on");
        running.wait_for("Speech on.");
        heard(&server, "Speech on.");
    }
}

#[test]
fn s1_a_server_that_does_not_answer_is_told_and_holds_nothing_up() {
    for speech in ["on", "off"] {
        let home = Home::new();
        let (server, mut running) = served(&home, Mood::Hanging, speech);
        if speech == "on" {
            running.wait_for(HANGS);
        }
        running.type_line("e4");
        running.wait_for("pawn e2 e4");
        for line in ["speech on", "set speech on"] {
            running.type_line(line);
            running.wait_for(HANGS);
        }
        running.type_line("turn");
        running.wait_for("Black to move");
        server.be(Mood::Well);
        running.wait_for("Speech is back.");
        running.type_line("last");
        heard(&server, "pawn e2 e4");
    }
}

#[test]
fn s2_nobody_is_told_that_speech_is_on_before_it_answers() {
    for mood in [Mood::Hanging, Mood::Dripping] {
        let home = Home::new();
        let (server, mut running) = served(&home, mood, "off");
        running.type_line("speech on");
        running.type_line("speech");
        let told = running.wait_for("Speech");
        assert!(!told.contains("Speech on"), "{told}");
        if told == AWAITED {
            running.wait_for(HANGS);
        }
        running.type_line("speech");
        running.wait_for("To try again: speech on.");
        running.type_line("speech on");
        running.type_line("speech");
        running.wait_for("Speech has");
        server.be(Mood::Well);
        running.wait_for("Speech is back.");
        running.type_line("speech");
        running.wait_for("Speech on. To turn it off");
    }
}

#[test]
fn s1_a_server_that_dies_while_it_is_waited_for_is_told_and_the_next_one_speaks() {
    let home = Home::new();
    let (server, mut running) = served(&home, Mood::Hanging, "on");
    running.wait_for(HANGS);
    server.die();
    running.type_line("speech on");
    running.wait_for(FAILED);
    let server = FakeSsip::listen(&home.path("s"));
    running.type_line("speech on");
    running.wait_for("Speech is back.");
    heard(&server, "Speech is back.");
}

#[test]
fn s2_every_way_to_turn_speech_on_says_that_it_fails() {
    let by_flag = |home: &Home| game(home, &["--speech", "on"]);
    let by_setting = |home: &Home| {
        home.write("settings.toml", "speech = \"on\"");
        game(home, &[])
    };
    let by_environment = |home: &Home| {
        let mut command = game(home, &[]);
        command.env("TOUCHMOVE_SPEECH", "on");
        command
    };
    let usual = |home: &Home| game(home, &[]);
    let ways: [&dyn Fn(&Home) -> Command; 4] = [&by_flag, &by_setting, &by_environment, &usual];
    for way in ways {
        let home = Home::new();
        let mut running = Running::of(way(&home));
        running.wait_for(FAILED);
        for line in ["speech on", "set speech on", "speech on"] {
            told(&mut running, line, FAILED);
        }
        told(&mut running, "speech", "Speech has failed. To try again: speech on.");
        running.type_line("speech off");
        running.wait_for("Speech off.");
        told(&mut running, "speech on", FAILED);
    }
}

#[test]
fn s2_it_is_said_in_the_language_of_the_player() {
    for (talk, line, failed) in [
        ("de", "sprachausgabe an", "Sprachausgabe ausgefallen"),
        ("fr", "parole oui", "La parole est en panne"),
        ("es", "habla sí", "El habla ha fallado"),
        ("ru", "речь on", "speech-dispatcher"),
    ] {
        let home = Home::new();
        let mut running = Running::of(game(&home, &["--speech", "off", "--talk", talk]));
        for _ in 0..2 {
            told(&mut running, line, failed);
        }
    }
}

#[test]
fn s2_it_is_shown_on_a_screen() {
    let args = ["play", "--screen", "--speech", "off", "--moves", "en", "--opponent", "human"];
    for line in ["speech on", "set speech on"] {
        let home = Home::new();
        let mut terminal = Terminal::new(&home, "xterm-256color", (24, 80), &args);
        terminal.until_shown("New game 1");
        terminal.press(&format!("i{line}\r"));
        terminal.until_shown("Speech has failed");
    }
}

#[test]
fn s2_a_server_that_was_ended_is_missed_each_time_that_speech_is_turned_on() {
    let home = Home::new();
    let mut rig = Rig::start();
    let mut command = game(&home, &["--speech", "on"]);
    command.env("SPEECHD_ADDRESS", format!("unix_socket:{}", rig.socket().display()));
    let mut running = Running::of(command);
    running.type_line("turn");
    let answered = || rig.said().iter().any(|said| said.contains("White to move")).then_some(());
    wait_for("an answer", answered);
    rig.stop_server();
    for line in ["turn", "speech on", "set speech on", "speech on"] {
        told(&mut running, line, "Speech has failed");
    }
}

#[test]
fn speech_that_is_asked_about_at_once_is_starting() {
    let home = Home::new();
    let (server, mut running) = served(&home, Mood::Hanging, "on");
    running.type_line("speech");
    running.wait_for("Speech is starting.");
    running.wait_for(HANGS);
    running.type_line("speech");
    running.wait_for("Speech has failed. To try again");
    server.be(Mood::Well);
    running.wait_for("Speech is back.");
}
