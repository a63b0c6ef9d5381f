//! The real program against engines: a real one, and one that lies in every way that engines do.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::thread::park_timeout;
use std::time::Duration;

use expect_test::{Expect, expect};
use rustix::process::{Pid, Signal, getpgid, kill_process, test_kill_process};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Position as _};
use touchmove::app::clock::SessionClock;
use touchmove::laws::{At, Position, Variant};
use touchmove::opponent::Uci;
use touchmove::opponent::builtin::Level;
use touchmove::opponent::thinker::Ticket;
use touchmove::opponent::uci::{
    Answer, EngineProfile, Fault, Limits, Order, Reply, Search, Strength, Table, process,
};

use crate::program::{Home, Run, Running, lines_of};

const LIAR: &str = include_str!("../data/liar.sh");

/// An engine that is bad in this way, in a folder of its own with a space in its name.
pub(crate) struct Liar {
    folder: PathBuf,
    pub(crate) file: PathBuf,
}

impl Liar {
    pub(crate) fn new(home: &Home, mode: &str) -> Self {
        let folder = home.path("my engines");
        fs::create_dir_all(&folder).unwrap();
        let file = folder.join(mode);
        fs::write(&file, LIAR).unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
        Self { folder, file }
    }

    pub(crate) fn opponent(&self) -> String {
        format!("uci:{}", self.file.display())
    }

    /// The processes that were started, in their order.
    pub(crate) fn pids(&self) -> Vec<Pid> {
        let text = fs::read_to_string(self.folder.join("pids")).unwrap_or_default();
        text.lines().map(|line| Pid::from_raw(line.parse().unwrap()).unwrap()).collect()
    }

    /// Nothing is left of any of them, not even what nobody has waited for. On a busy machine it may be
    /// the system that waits for the last one, a moment after the program has ended.
    pub(crate) fn assert_gone(&self, starts: usize) {
        let pids = self.pids();
        assert_eq!(pids.len(), starts);
        for pid in pids {
            let is_gone = || {
                park_timeout(Duration::from_millis(20));
                !exists(pid)
            };
            assert!(!exists(pid) || (0..500).any(|_| is_gone()), "{pid:?} is left");
        }
    }
}

fn exists(pid: Pid) -> bool {
    test_kill_process(pid).is_ok()
}

const FLAGS: [&str; 4] = ["--moves", "en", "--level", "2"];

fn start(home: &Home, liar: &Liar) -> Running {
    home.start_game(&[&FLAGS[..], &["--opponent", &liar.opponent()]].concat())
}

/// Plays these lines against an engine that is bad in this way, which is started so often; all is
/// over in so many seconds.
fn against(mode: &str, starts: usize, seconds: u64, lines: &[&str], expected: &Expect) {
    let home = Home::new();
    let liar = Liar::new(&home, mode);
    let begun = SessionClock::starting_at(At::ZERO);
    let run = home.play(&[&FLAGS[..], &["--opponent", &liar.opponent()]].concat(), lines);
    let taken = begun.now().since(At::ZERO);
    assert!(taken < Duration::from_secs(seconds), "{taken:?}: {run:#?}");
    let told = expected.data().contains(STARTING);
    expected.assert_eq(&common(mode, told, &run.transcript()));
    liar.assert_gone(starts);
}

/// What is said when an engine needs longer than a second to start.
const STARTING: &str = " is starting. ";

/// A transcript without what depends on the built-in opponent, whose move stands before the answer to
/// `turn`, and on how fast this machine is; an engine that starts slowly on purpose is told.
fn common(mode: &str, told: bool, transcript: &str) -> String {
    let floods = mode.starts_with("floods");
    let mut lines: Vec<String> = transcript.lines().map(str::to_owned).collect();
    if let Some(turn) = lines.iter().position(|line| line.contains("White to move")) {
        "(its move)".clone_into(&mut lines[turn - 1]);
    }
    lines.retain(|line| told || !line.contains(STARTING));
    let text = lines_of(&lines);
    if floods { text.replace("does not answer", "does not stop writing") } else { text }
}

const GAME: [&str; 5] = ["e4", "Nf3", "Bc4", "last", "quit"];

#[test]
fn an_honest_engine_plays() {
    against(
        "honest",
        1,
        8,
        &GAME,
        &expect![[r#"
            New game 1. You play White against Liar honest, level 2.
            pawn e2 e4
            pawn e7 e5
            knight g1 f3
            knight b8 c6
            bishop f1 c4
            knight g8 f6
            knight g8 f6. Black, move 3.
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
}

#[test]
fn a_new_game_is_played_by_the_same_process() {
    against(
        "honest",
        1,
        8,
        &["e4", "new", "yes", "d4", "quit"],
        &expect![[r#"
            New game 1. You play White against Liar honest, level 2.
            pawn e2 e4
            pawn e7 e5
            Leave this game? New: you play White against Liar honest, level 2, no clock. yes or no.
            Game 1 is saved.
            New game 2. You play White against Liar honest, level 2.
            pawn d2 d4
            pawn e7 e5
            Game 2 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
}

#[test]
fn a_second_best_move_is_not_the_answer_to_the_next_question() {
    against(
        "twice",
        1,
        8,
        &GAME,
        &expect![[r#"
            New game 1. You play White against Liar twice, level 2.
            pawn e2 e4
            pawn e7 e5
            knight g1 f3
            knight b8 c6
            bishop f1 c4
            knight g8 f6
            knight g8 f6. Black, move 3.
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
}

#[test]
fn one_that_is_late_is_waited_for() {
    against(
        "late",
        1,
        12,
        &GAME,
        &expect![[r#"
            late is starting. To play without it, type new computer.
            New game 1. You play White against Liar late, level 2.
            pawn e2 e4
            pawn e7 e5
            knight g1 f3
            knight b8 c6
            bishop f1 c4
            knight g8 f6
            knight g8 f6. Black, move 3.
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
}

#[test]
fn one_that_dies_once_is_started_again_and_plays_on() {
    against(
        "dies-once",
        2,
        8,
        &GAME,
        &expect![[r#"
            New game 1. You play White against Liar dies-once, level 2.
            pawn e2 e4
            Liar dies-once has stopped unexpectedly.
            It says: noise for the terminal
            Restarting it.
            Liar honest is back.
            pawn e7 e5
            knight g1 f3
            knight b8 c6
            bishop f1 c4
            knight g8 f6
            knight g8 f6. Black, move 3.
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
    against(
        "illegal-once",
        2,
        8,
        &GAME,
        &expect![[r#"
            New game 1. You play White against Liar illegal-once, level 2.
            pawn e2 e4
            Liar illegal-once sent an illegal move: e2e4.
            Restarting it.
            Liar honest is back.
            pawn e7 e5
            knight g1 f3
            knight b8 c6
            bishop f1 c4
            knight g8 f6
            knight g8 f6. Black, move 3.
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
}

const YES: [&str; 4] = ["e4", "yes", "turn", "quit"];

#[test]
fn one_that_dies_while_it_thinks_is_replaced() {
    against(
        "dies",
        2,
        10,
        &YES,
        &expect![[r#"
            New game 1. You play White against Liar dies, level 2.
            pawn e2 e4
            Liar dies has stopped unexpectedly.
            It says: noise for the terminal
            Restarting it.
            Liar dies is back.
            Liar dies has stopped unexpectedly.
            It says: noise for the terminal
            Continue with the built-in opponent? yes or no.
            The built-in opponent continues, level 2.
            (its move)
            White to move, move 2. You play White.
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
    against(
        "mute",
        2,
        10,
        &YES,
        &expect![[r#"
            New game 1. You play White against Liar mute, level 2.
            pawn e2 e4
            Liar mute has stopped unexpectedly.
            It says: noise for the terminal
            Restarting it.
            Liar mute is back.
            Liar mute has stopped unexpectedly.
            It says: noise for the terminal
            Continue with the built-in opponent? yes or no.
            The built-in opponent continues, level 2.
            (its move)
            White to move, move 2. You play White.
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
}

#[test]
fn one_that_hangs_is_replaced() {
    against(
        "hangs",
        1,
        70,
        &YES,
        &expect![[r#"
            New game 1. You play White against Liar hangs, level 2.
            pawn e2 e4
            Still thinking. To play without the engine, type new computer.
            Still thinking. To play without the engine, type new computer.
            Liar hangs does not answer.
            Continue with the built-in opponent? yes or no.
            The built-in opponent continues, level 2.
            (its move)
            White to move, move 2. You play White.
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
}

#[test]
fn one_that_floods_is_replaced() {
    against(
        "floods",
        2,
        30,
        &YES,
        &expect![[r#"
            New game 1. You play White against Liar floods, level 2.
            pawn e2 e4
            Liar floods does not stop writing.
            It says: noise for the terminal
            Restarting it.
            Liar floods is back.
            Liar floods does not stop writing.
            It says: noise for the terminal
            Continue with the built-in opponent? yes or no.
            The built-in opponent continues, level 2.
            (its move)
            White to move, move 2. You play White.
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
    against(
        "floods-blind",
        2,
        30,
        &YES,
        &expect![[r#"
            New game 1. You play White against Liar floods-blind, level 2.
            pawn e2 e4
            Liar floods-blind does not stop writing.
            It says: noise for the terminal
            Restarting it.
            Liar floods-blind is back.
            Liar floods-blind does not stop writing.
            It says: noise for the terminal
            Continue with the built-in opponent? yes or no.
            The built-in opponent continues, level 2.
            (its move)
            White to move, move 2. You play White.
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
}

#[test]
fn one_that_tells_nonsense_is_replaced() {
    against(
        "illegal",
        2,
        10,
        &YES,
        &expect![[r#"
            New game 1. You play White against Liar illegal, level 2.
            pawn e2 e4
            Liar illegal sent an illegal move: e2e4.
            Restarting it.
            Liar illegal is back.
            Liar illegal sent an illegal move: e2e4.
            Continue with the built-in opponent? yes or no.
            The built-in opponent continues, level 2.
            (its move)
            White to move, move 2. You play White.
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
    against(
        "nonsense",
        2,
        10,
        &YES,
        &expect![[r#"
            New game 1. You play White against Liar nonsense, level 2.
            pawn e2 e4
            Liar nonsense sent an invalid move: moo.
            Restarting it.
            Liar nonsense is back.
            Liar nonsense sent an invalid move: moo.
            Continue with the built-in opponent? yes or no.
            The built-in opponent continues, level 2.
            (its move)
            White to move, move 2. You play White.
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
    against(
        "none",
        2,
        10,
        &YES,
        &expect![[r#"
            New game 1. You play White against Liar none, level 2.
            pawn e2 e4
            Liar none sent no move.
            Restarting it.
            Liar none is back.
            Liar none sent no move.
            Continue with the built-in opponent? yes or no.
            The built-in opponent continues, level 2.
            (its move)
            White to move, move 2. You play White.
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
}

#[test]
fn one_that_does_not_start_is_replaced() {
    let lines = ["yes", "e4", "turn", "quit"];
    against(
        "dies-at-start",
        2,
        10,
        &lines,
        &expect![[r#"
            dies-at-start has stopped unexpectedly.
            It says: noise for the terminal
            Restarting it.
            dies-at-start has stopped unexpectedly.
            It says: noise for the terminal
            Play the built-in opponent instead? yes or no.
            New game 1. You play White against level 2.
            pawn e2 e4
            (its move)
            White to move, move 2. You play White.
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
    against(
        "floods-at-start",
        2,
        30,
        &lines,
        &expect![[r#"
            floods-at-start does not stop writing.
            It says: noise for the terminal
            Restarting it.
            floods-at-start does not stop writing.
            It says: noise for the terminal
            Play the built-in opponent instead? yes or no.
            New game 1. You play White against level 2.
            pawn e2 e4
            (its move)
            White to move, move 2. You play White.
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
}

#[test]
fn one_that_never_greets_is_replaced() {
    against(
        "silent",
        1,
        25,
        &["yes", "e4", "turn", "quit"],
        &expect![[r#"
            silent is starting. To play without it, type new computer.
            silent does not answer.
            Play the built-in opponent instead? yes or no.
            New game 1. You play White against level 2.
            pawn e2 e4
            (its move)
            White to move, move 2. You play White.
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
}

#[test]
fn one_that_ignores_the_end_holds_nothing_up() {
    against(
        "stays",
        1,
        8,
        &["e4", "quit"],
        &expect![[r#"
        New game 1. You play White against Liar stays, level 2.
        pawn e2 e4
        pawn e7 e5
        Game 1 saved. To continue: touchmove resume
        Goodbye.
    "#]],
    );
    against(
        "hangs",
        1,
        4,
        &["quit"],
        &expect![[r#"
        New game 1. You play White against Liar hangs, level 2.
        Goodbye.
    "#]],
    );
}

#[test]
fn the_end_does_not_wait_for_an_engine_that_thinks() {
    for mode in ["hangs", "floods", "floods-blind", "mute"] {
        let home = Home::new();
        let liar = Liar::new(&home, mode);
        let mut game = start(&home, &liar);
        game.wait_for("New game 1.");
        game.type_line("e4");
        game.wait_for("pawn e2 e4");
        let begun = SessionClock::starting_at(At::ZERO);
        kill_process(game.pid(), Signal::TERM).unwrap();
        let run = game.end();
        assert!(
            begun.now().since(At::ZERO) < Duration::from_secs(2),
            "{mode}: {:?}",
            begun.now().since(At::ZERO)
        );
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
        assert!(!liar.pids().into_iter().any(exists), "{mode}");
    }
}

#[test]
fn an_engine_that_is_given_up_is_gone_while_the_game_goes_on() {
    let home = Home::new();
    let liar = Liar::new(&home, "mute");
    let mut game = start(&home, &liar);
    game.wait_for("New game 1.");
    game.type_line("e4");
    game.wait_for("Continue with the built-in opponent?");
    liar.assert_gone(2);
    game.type_line("no");
    game.wait_for("The game waits for Liar mute.");
    drop(game);
    let run = home.resume(&["--moves", "en"], &["e4", "board e4", "quit"]);
    let text = run.transcript();
    assert!(text.starts_with("Game 1 resumed. 1 move so far.\n"), "{text}");
    liar.assert_gone(4);
}

#[test]
fn a_game_that_the_built_in_opponent_took_over_stays_with_it() {
    let home = Home::new();
    let liar = Liar::new(&home, "dies");
    home.play(&[&FLAGS[..], &["--opponent", &liar.opponent()]].concat(), &YES).transcript();
    fs::remove_file(&liar.file).unwrap();
    let resumed = home.resume(&["--moves", "en"], &["d4", "quit"]).transcript();
    let expected = "Game 1 resumed. 1 move so far.
You play White against level 2.
";
    assert!(resumed.starts_with(expected), "{resumed}");
    assert!(
        resumed.contains(
            "
pawn d2 d4
"
        ),
        "{resumed}"
    );
    let games = home.run(&["games"]).transcript();
    assert!(games.contains("against Liar dies, then level 2"), "{games}");
    let pgn = home.run(&["export", "1", "--pgn"]).transcript();
    assert!(
        pgn.contains("[Black \"Liar dies at Skill Level 0, then touchmove level 2\"]"),
        "{pgn}"
    );
}

#[test]
fn a_program_that_is_killed_leaves_no_engine() {
    let home = Home::new();
    let liar = Liar::new(&home, "honest");
    let mut game = start(&home, &liar);
    game.wait_for("New game 1.");
    game.type_line("e4");
    game.wait_for("pawn e7 e5");
    let pid = liar.pids()[0];
    // Control-C of the terminal goes to the group of the program.
    assert_eq!(getpgid(Some(pid)).unwrap(), pid);
    assert!(exists(pid));
    game.kill();
    // Its input has ended, and so has it; whoever adopts it may take a moment to notice.
    let stat = PathBuf::from(format!("/proc/{}/stat", pid.as_raw_nonzero()));
    let over = || fs::read_to_string(&stat).map_or(true, |stat| stat.contains(") Z "));
    for _ in 0..100 {
        if over() {
            return;
        }
        park_timeout(Duration::from_millis(20));
    }
    panic!("the engine lives on");
}

#[test]
fn an_engine_that_reads_nothing_holds_nobody_up() {
    let home = Home::new();
    let liar = Liar::new(&home, "silent");
    let (heard, answers) = channel();
    let uci = Uci::start(move |ticket, answer| heard.send((ticket, answer)).unwrap()).unwrap();
    let begun = SessionClock::starting_at(At::ZERO);
    let table = Table { variant: Variant::Standard, level: Level::MIN, judges: false };
    uci.order(Order::Open { ticket: Ticket(1), file: liar.file.clone(), table });
    // More than a pipe holds.
    for _ in 0..50_000 {
        uci.order(Order::Ping(Ticket(2)));
    }
    let given_up = answers.recv_timeout(Duration::from_millis(500));
    assert!(given_up.is_err(), "{given_up:?}");
    drop(uci);
    assert!(
        begun.now().since(At::ZERO) < Duration::from_secs(4),
        "{:?}",
        begun.now().since(At::ZERO)
    );
    liar.assert_gone(1);
}

#[test]
fn an_engine_that_is_lost_while_nobody_asks_is_told_at_the_next_question() {
    for (mode, fault) in [("leaves-later", Fault::Ended), ("floods-later", Fault::Flooded)] {
        let home = Home::new();
        let liar = Liar::new(&home, mode);
        let (heard, answers) = channel();
        let uci = Uci::start(move |_, answer| heard.send(answer).unwrap()).unwrap();
        let next = || answers.recv_timeout(Duration::from_secs(10)).unwrap();
        let answer = || loop {
            match next() {
                Answer::Speaks(_) | Answer::Shows => {}
                answer => return answer,
            }
        };
        let table = Table { variant: Variant::Standard, level: Level::MIN, judges: false };
        uci.order(Order::Open { ticket: Ticket(1), file: liar.file.clone(), table });
        assert!(matches!(answer(), Answer::Ready(_)));
        let search = Search {
            start: None,
            moves: vec!["e2e4".parse().unwrap()],
            limits: Limits::Move(Duration::from_secs(1)),
            lines: 1,
            only: Vec::new(),
        };
        uci.order(Order::Search { ticket: Ticket(2), search: search.clone() });
        assert!(matches!(answer(), Answer::Played(Reply::Move(_), lines) if lines.len() == 1));
        for _ in 0..1000 {
            if liar.pids().into_iter().any(exists) {
                park_timeout(Duration::from_millis(20));
            }
        }
        liar.assert_gone(1);
        uci.order(Order::Search { ticket: Ticket(3), search });
        let Answer::Failed(found, words) = answer() else { panic!("{mode}") };
        assert_eq!((found, words.as_str()), (fault, "noise for the terminal"), "{mode}");
    }
}

#[test]
fn an_engine_is_looked_for_by_its_name() {
    let open = |file: &str| {
        let (heard, answers) = channel();
        let uci = Uci::start(move |_, answer| heard.send(answer).unwrap()).unwrap();
        let table = Table { variant: Variant::Standard, level: Level::MIN, judges: false };
        uci.order(Order::Open { ticket: Ticket(1), file: file.into(), table });
        answers.recv_timeout(Duration::from_secs(10)).unwrap()
    };
    assert_eq!(open("no-such-engine"), Answer::Failed(Fault::Missing, String::new()));
    assert_eq!(open("/no/such/engine"), Answer::Failed(Fault::Missing, String::new()));
    assert_eq!(open(""), Answer::Failed(Fault::Missing, String::new()));
    assert_eq!(open("/"), Answer::Failed(Fault::Missing, String::new()));
    assert_eq!(open("/etc/passwd"), Answer::Failed(Fault::Refused, String::new()));
    // A program that speaks another language.
    assert_eq!(open("true"), Answer::Failed(Fault::Ended, String::new()));
}

#[test]
fn the_setting_and_the_environment_name_an_engine_too() {
    let home = Home::new();
    let liar = Liar::new(&home, "honest");
    home.write("settings.toml", format!("opponent = \"{}\"", liar.opponent()));
    let run = home.play(&FLAGS, &["e4", "quit"]).transcript();
    assert!(run.starts_with("New game 1. You play White against Liar honest, level 2."), "{run}");
    let mut command = home.command(&["play", "--speech", "off", "--opponent", "builtin"]);
    command.env("TOUCHMOVE_OPPONENT", "uci:nothing-there");
    let run = Running::of(command).end();
    assert!(run.text().contains("New game 2. You play White against level 3."), "{run:#?}");
    let mut command = home.command(&["play", "--speech", "off"]);
    command.env("TOUCHMOVE_OPPONENT", "uci:nothing-there");
    let run = Running::of(command).end();
    assert!(run.text().contains("nothing-there is not on this computer."), "{run:#?}");
}

fn health(home: &Home) -> Run {
    home.run(&["health"])
}

#[test]
fn health_names_the_engine_of_the_settings() {
    for (mode, expected) in [
        ("honest", "Engine: Liar honest works, "),
        ("dies-at-start", "dies-at-start has stopped unexpectedly."),
        ("silent", "silent does not answer."),
        ("gone", "gone is not on this computer."),
    ] {
        let home = Home::new();
        let liar = Liar::new(&home, mode);
        home.write(
            "settings.toml",
            format!("opponent = \"{}\"\nspeech = \"off\"", liar.opponent()),
        );
        if mode == "gone" {
            fs::remove_file(&liar.file).unwrap();
        }
        let begun = SessionClock::starting_at(At::ZERO);
        let run = health(&home);
        assert!(
            begun.now().since(At::ZERO) < Duration::from_secs(9),
            "{mode}: {:?}",
            begun.now().since(At::ZERO)
        );
        let line = run.out.iter().find(|line| line.contains("my engines")).unwrap();
        assert!(line.contains(expected), "{line}");
        assert_eq!(run.code, Some(i32::from(mode != "honest")));
        assert!(!liar.pids().into_iter().any(exists));
    }
}

#[test]
fn e4_one_that_loads_at_its_first_move_is_waited_for() {
    against(
        "loads-quietly",
        1,
        30,
        &["e4", "Nf3", "quit"],
        &expect![[r#"
        New game 1. You play White against Liar loads-quietly, level 2.
        pawn e2 e4
        pawn e7 e5
        knight g1 f3
        knight b8 c6
        Game 1 saved. To continue: touchmove resume
        Goodbye.
    "#]],
    );
}

#[test]
fn e9_one_that_takes_no_order_while_it_thinks_is_waited_for() {
    against(
        "deaf",
        1,
        40,
        &["e4", "Nf3", "quit"],
        &expect![[r#"
        New game 1. You play White against Liar deaf, level 2.
        pawn e2 e4
        pawn e7 e5
        knight g1 f3
        knight b8 c6
        Game 1 saved. To continue: touchmove resume
        Goodbye.
    "#]],
    );
}

#[test]
fn b18_a_script_that_fails_says_why() {
    for (mode, why) in
        [("complains", "gnuchess-of-elsewhere: not found"), ("says-why", "no licence")]
    {
        let home = Home::new();
        let liar = Liar::new(&home, mode);
        let opponent = liar.opponent();
        let args = [&FLAGS[..], &["--opponent", &opponent]].concat();
        let run = home.play(&args, &["yes", "quit"]).transcript();
        let told = run.lines().find(|line| line.starts_with("It says: ")).unwrap();
        assert!(told.ends_with(why), "{run}");
    }
}

#[test]
fn e5_a_best_move_of_which_nothing_is_known_is_played() {
    against(
        "bare",
        1,
        8,
        &["e4", "quit"],
        &expect![[r#"
        New game 1. You play White against Liar bare, level 2.
        pawn e2 e4
        pawn e7 e5
        Game 1 saved. To continue: touchmove resume
        Goodbye.
    "#]],
    );
}

/// What an engine answers in a second game of its own: to this search, after it is ready.
fn answer_of(file: &Path, level: Level, limits: Limits) -> (EngineProfile, Reply, Duration) {
    let (heard, answers) = channel();
    let uci = Uci::start(move |_, answer| heard.send(answer).unwrap()).unwrap();
    let table = Table { variant: Variant::Standard, level, judges: false };
    uci.order(Order::Open { ticket: Ticket(1), file: file.to_owned(), table });
    let mut profile = None;
    loop {
        match answers.recv_timeout(Duration::from_mins(1)).unwrap() {
            Answer::Ready(ready) => {
                let moves = vec!["e2e4".parse().unwrap()];
                let search = Search { start: None, moves, limits, lines: 1, only: Vec::new() };
                uci.order(Order::Search { ticket: Ticket(2), search });
                profile = Some((ready, SessionClock::starting_at(At::ZERO)));
            }
            Answer::Played(reply, _) => {
                let (profile, begun) = profile.unwrap();
                return (profile, reply, begun.now().since(At::ZERO));
            }
            Answer::Speaks(_) | Answer::Alive { .. } | Answer::Shows | Answer::Cut(_) => {}
            Answer::Failed(fault, words) => panic!("{fault:?} {words}"),
        }
    }
}

#[test]
fn b18_real_engines_without_levels_are_held_back() {
    let level = Level::new(3).unwrap();
    // Packages of Debian, not all of which need to be there.
    for name in ["ethereal-chess", "glaurung", "toga2", "gnuchess"] {
        let Some(file) = process::find(Path::new(name)) else { continue };
        let limits = Limits::Move(Duration::from_millis(10));
        let (profile, ..) = answer_of(&file, level, limits);
        let Strength::Held(effort) = profile.strength(level) else { panic!("{profile:?}") };
        // It could think for a minute, and does not need it.
        let held = Limits::Held(effort, Duration::from_mins(1));
        let (_, reply, taken) = answer_of(&file, level, held);
        assert!(matches!(reply, Reply::Move(_)), "{name}: {reply:?}");
        assert!(taken < Duration::from_secs(20), "{name}: {taken:?}");
    }
}

#[test]
fn h5_a_weak_level_of_a_real_engine_does_not_use_its_clock() {
    if stockfish().is_none() {
        return;
    }
    let home = Home::new();
    let flags = ["--moves", "en", "--opponent", "uci:stockfish", "--level", "1", "--time", "5+3"];
    let run = home.play(&flags, &["e4", "clock", "quit"]).transcript();
    let clock = run.lines().find(|line| line.starts_with("Black: ")).unwrap();
    // Of five minutes and three seconds, which it has gained at its first move as well.
    assert!(clock.starts_with("Black: 5 minutes "), "{run}");
}

/// A real engine. Where packages come from apt it must be there.
pub(crate) fn stockfish() -> Option<PathBuf> {
    installed("stockfish")
}

/// A program that has a package of its name. Where packages come from apt it must be there.
pub(crate) fn installed(name: &str) -> Option<PathBuf> {
    let found = process::find(Path::new(name));
    assert!(
        found.is_some() || process::find(Path::new("apt-get")).is_none(),
        "not installed: install the package {name}"
    );
    found
}

/// The position, as the program answers it; nothing when the game is over.
fn position(game: &mut Running) -> Option<Position> {
    game.type_line("fen");
    loop {
        let line = game.next_line()?;
        if line.contains(" wins.") || line.contains("Draw") {
            return None;
        }
        if let Ok(fen) = line.parse::<Fen>() {
            return Position::from_setup(fen.into_setup(), CastlingMode::Standard).ok();
        }
    }
}

#[test]
fn a_whole_game_is_played_against_a_real_engine() {
    if stockfish().is_none() {
        return;
    }
    let home = Home::new();
    let mut game = home.start_game(&[
        "--moves",
        "en",
        "--opponent",
        "uci:stockfish",
        "--level",
        "20",
        "--time",
        "0+1",
        "--side",
        "black",
    ]);
    let opening = game.wait_for("New game 1.");
    assert!(opening.starts_with("New game 1. You play Black against Stockfish "), "{opening}");
    while let Some(position) = position(&mut game) {
        let mv = position.legal_moves()[0];
        game.type_line(&mv.to_uci(CastlingMode::Standard).to_string());
    }
    game.type_line("quit");
    let run = game.end();
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(run.text().contains("checkmate\nWhite wins. You lose.\n"), "{run:#?}");
    let pgn = home.run(&["export", "1", "--pgn"]).transcript();
    assert!(pgn.contains("[White \"Stockfish "), "{pgn}");
    assert!(pgn.contains("[Result \"1-0\"]"), "{pgn}");
}

#[test]
fn a_real_engine_goes_on_after_resume_and_with_a_new_game() {
    if stockfish().is_none() {
        return;
    }
    let home = Home::new();
    let args = ["--moves", "en", "--opponent", "uci:stockfish", "--level", "1"];
    let run = home.play(&args, &["e4", "level 19", "takeback", "yes", "d4", "quit"]).transcript();
    assert!(run.contains("Taken back: "), "{run}");
    let pgn = home.run(&["export", "1", "--pgn"]).transcript();
    assert!(pgn.contains(" at UCI_Elo 2850\"]\n"), "{pgn}");
    let lines = ["Nf3", "new", "yes", "e4", "quit"];
    let run = home.resume(&["--moves", "en"], &lines).transcript();
    let opening = "Game 1 resumed. 1 move so far.\nYou play White against Stockfish ";
    assert!(run.starts_with(opening), "{run}");
    assert!(run.contains("New game 2. You play White against Stockfish "), "{run}");
    let games = home.run(&["games"]).transcript();
    assert!(games.contains("1: ") && games.contains("2: "), "{games}");
    assert_eq!(games.matches(": against Stockfish ").count(), 2, "{games}");
}

#[test]
fn a_real_engine_plays_the_variants_that_it_lists_and_no_other() {
    if installed("fairy-stockfish").is_none() {
        return;
    }
    let fens = [
        ("king-of-the-hill", "8/8/8/8/8/3k4/8/K7 b - - 0 1", "king d3 "),
        ("three-check", "4k3/8/8/8/8/8/8/4K2R w - - 1+3 0 1", "Third check. "),
        ("crazyhouse", "6k1/5ppp/8/8/8/8/8/4K3[R] w - - 0 1", "rook at "),
        ("antichess", "8/8/8/8/8/8/1p6/R7 b - - 0 1", "pawn b2 takes a1 "),
        ("horde", "4k3/8/8/8/8/r7/P7/8 b - - 0 1", "rook a3 takes a2"),
        ("racing-kings", "8/7K/8/8/8/8/8/k7 w - - 0 1", "king h7 "),
    ];
    for (variant, fen, moves) in fens {
        let home = Home::new();
        let turn = if fen.contains(" w ") { "black" } else { "white" };
        let flags =
            ["--moves", "en", "--opponent", "uci:fairy-stockfish", "--level", "20", "--side", turn];
        let args = [&flags[..], &["--variant", variant, "--position", fen]].concat();
        let run = home.play(&args, &["last", "quit"]).transcript();
        assert!(run.contains(moves), "{variant} {run}");
    }
    let home = Home::new();
    let args = ["--moves", "en", "--opponent", "uci:fairy-stockfish", "--variant", "atomic"];
    let run = home.play(&args, &["no", "quit"]).transcript();
    assert!(run.contains(" does not play Atomic.\n"), "{run}");
}

#[test]
fn a_real_engine_understands_castling_in_chess960() {
    if stockfish().is_none() {
        return;
    }
    let home = Home::new();
    let fen = "4k3/pppppppp/8/8/8/8/PPPPPPPP/1R2KR2 w FB - 0 1";
    let args = ["--moves", "en", "--opponent", "uci:stockfish", "--chess960", "--position", fen];
    let run = home.play(&args, &["O-O", "last", "quit"]).transcript();
    assert!(run.contains("\nshort castling\n"), "{run}");
    assert!(run.contains(". Black, move 1.\n"), "{run}");
}
