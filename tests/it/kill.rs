//! What stays of a game when the program, the file or the disk fails.

use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;
use std::time::Duration;

use crate::program::{Home, PATIENCE, PROGRAM, Run, Running, lines_of};

/// Kasparov against Topalov, Wijk aan Zee 1999.
const GAME: &str = "e4 d6 d4 Nf6 Nc3 g6 Be3 Bg7 Qd2 c6 f3 b5 Nge2 Nbd7 Bh6 Bxh6 Qxh6 Bb7 a3 e5 O-O-O \
    Qe7 Kb1 a6 Nc1 O-O-O Nb3 exd4 Rxd4 c5 Rd1 Nb6 g3 Kb8 Na5 Ba8 Bh3 d5 Qf4 Ka7 Rhe1 d4 Nd5 Nbxd5 exd5 \
    Qd6 Rxd4 cxd4 Re7 Kb6 Qxd4 Kxa5 b4 Ka4 Qc3 Qxd5 Ra7 Bb7 Rxb7 Qc4 Qxf6 Kxa3 Qxa6 Kxb4 c3 Kxc3 Qa1 \
    Kd2 Qb2 Kd1 Bf1 Rd2 Rd7 Rxd7 Bxc4 bxc4 Qxh8 Rd3 Qa8 c3 Qa4 Ke1 f4 f5 Kc1 Rd2 Qa7";

/// Moves that are often legal against an opponent who plays anything; the others are refused.
const ATTEMPTS: &str = "e4 d4 Nf3 Nc3 g3 Bg2 O-O b3 Bb2 Qd2 Rad1 Rfe1 h3 a3 a4 Na4 c4 c5 e5 d5 Ne4 Nd4 \
    Qc2 Qe2 Rc1 f4 f5 g4 g5 h4 h5 Kh2 Kg1 Rf1 Bc1 Bd2 Qd3 Qe3 Kf2 Ke2 b4 b5";

const HUMANS: [&str; 4] = ["--opponent", "human", "--moves", "en"];

pub(crate) fn moves() -> Vec<&'static str> {
    GAME.split_whitespace().collect()
}

/// `SplitMix64`.
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    pub(crate) fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (bits ^ (bits >> 31)) % end
    }
}

fn kills() -> u64 {
    std::env::var("TOUCHMOVE_KILLS").ok().map_or(20, |number| number.parse().unwrap())
}

/// The announcements among these lines, without words such as check.
fn announced<'a>(lines: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let first = ["king", "queen", "rook", "bishop", "knight", "pawn", "short", "long"];
    let parts = lines.into_iter().flat_map(|line| line.split(", "));
    parts
        .filter(|part| first.contains(&part.split(' ').next().unwrap()))
        .map(str::to_owned)
        .collect()
}

/// The moves of a game as `score` tells them.
fn score(out: &[String]) -> Vec<String> {
    let numbered = |line: &'_ String| {
        let (number, moves) = line.split_once(". ")?;
        number.parse::<u32>().ok().map(|_| moves.to_owned())
    };
    let lines: Vec<String> = out.iter().filter_map(numbered).collect();
    announced(lines.iter().map(String::as_str))
}

pub(crate) fn plies_of_pgn(run: &Run) -> usize {
    let movetext = run.out.iter().filter(|line| !line.starts_with('['));
    let words = movetext.flat_map(|line| line.split_whitespace());
    words.filter(|word| word.starts_with(|c: char| c.is_ascii_alphabetic())).count()
}

fn kill_at_some_instant(args: &[&str], lines: &[&str], chance: &mut Chance) {
    let home = Home::new();
    let mut running = home.start_game(args);
    running.feed_on(lines_of(lines).into_bytes());
    running.wait_for("New game 1");
    for _ in 0..chance.below(lines.len() as u64) {
        running.next_line();
    }
    running.listen(Duration::from_micros(chance.below(3000)));
    let printed = running.kill();
    let printed = announced(printed.iter().map(String::as_str));

    let sheet = home.run(&["export", "1", "--pgn"]);
    assert_eq!((sheet.code, sheet.err.as_str()), (Some(0), ""));
    let resumed = home.resume(&["--moves", "en"], &["score", "quit"]);
    let kept = score(&resumed.out);
    assert!(kept.starts_with(&printed), "printed {printed:#?} but kept {kept:#?}");
    let plies = plies_of_pgn(&sheet);
    // The opponent may have answered since.
    assert!(kept.len() == plies || kept.len() == plies + 1, "{plies} of {kept:#?}");
    if plies == 0 {
        assert!(resumed.out[0].starts_with("New game 1."), "{resumed:#?}");
    } else {
        let moves = match plies.div_ceil(2) {
            1 => "1 move".to_owned(),
            many => format!("{many} moves"),
        };
        assert_eq!(resumed.out[0], format!("Game 1 resumed. {moves} so far."));
    }
    assert!(!resumed.text().contains("damaged"), "{resumed:#?}");
    assert!(!home.data("archive-damaged-1.db").exists());
}

#[test]
fn nothing_announced_between_two_people_is_lost_by_a_kill() {
    let mut chance = Chance(1999);
    for _ in 0..kills().div_ceil(2) {
        kill_at_some_instant(&HUMANS, &moves(), &mut chance);
    }
}

#[test]
fn nothing_announced_against_the_built_in_opponent_is_lost_by_a_kill() {
    let attempts: Vec<&str> = ATTEMPTS.split_whitespace().collect();
    let mut chance = Chance(2024);
    for _ in 0..kills() / 2 {
        kill_at_some_instant(&["--level", "1", "--moves", "en"], &attempts, &mut chance);
    }
}

#[test]
fn a_killed_game_is_played_on_to_its_end() {
    let home = Home::new();
    let mut running = home.start_game(&HUMANS);
    running.type_line("f3");
    running.type_line("e5");
    running.wait_for("pawn e7 e5");
    running.kill();
    let out = home.resume(&["--moves", "en"], &["g4", "Qh4", "quit"]).transcript();
    assert!(out.contains("queen d8 h4, checkmate\nBlack wins.\n"), "{out}");
    let sheet = home.run(&["export", "1", "--pgn"]).transcript();
    assert!(sheet.contains("[Result \"0-1\"]"), "{sheet}");
}

#[test]
fn two_games_at_once_do_not_harm_each_other() {
    let home = Home::new();
    let mut games = ["1", "2"].map(|number| {
        let mut game = home.start_game(&HUMANS);
        game.wait_for(&format!("New game {number} "));
        game
    });
    for mv in moves().into_iter().take(40) {
        for game in &mut games {
            game.type_line(mv);
        }
        for game in &mut games {
            game.next_line();
        }
    }
    for mut game in games {
        game.type_line("quit");
        let run = game.end();
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
        assert!(!run.text().contains("Not saved"), "{}", run.text());
    }
    for game in ["1", "2"] {
        assert_eq!(plies_of_pgn(&home.run(&["export", game, "--pgn"])), 40);
    }
}

#[test]
fn a_game_that_is_open_elsewhere_is_not_opened_twice() {
    let home = Home::new();
    let mut first = home.start_game(&HUMANS);
    first.type_line("e4");
    first.wait_for("pawn e2 e4");
    let second = home.resume(&["1"], &["quit"]);
    assert_eq!(second.code, Some(1));
    assert_eq!(
        second.text() + &second.err,
        "Game 1 is open in another window. Close that one first, or start a new game.\n"
    );
    first.type_line("e5");
    first.wait_for("pawn e7 e5");
    drop(first);
    let out = home.resume(&["1"], &["quit"]).transcript();
    assert!(out.starts_with("Game 1 resumed. 1 move so far.\n"), "{out}");
}

fn clocks(out: &[String]) -> Vec<String> {
    let told = |line: &&String| line.contains("minute") && !line.starts_with("Time");
    out.iter().filter(told).cloned().collect()
}

/// A second or so that no program in this test can hurry.
fn let_a_flag_fall() {
    let home = Home::new();
    let mut game = home.start_game(&["--time", "0+1", "--opponent", "human"]);
    game.wait_for("wins on time");
}

#[test]
fn the_clocks_stand_between_quit_and_resume() {
    let home = Home::new();
    let mut game =
        home.start_game(&[&HUMANS[..], &["--time", "15+10", "--warnings", "off"]].concat());
    game.wait_for("New game");
    let_a_flag_fall();
    game.feed(b"e4\ne5\nclock\nquit\n".to_vec());
    let before = clocks(&game.end().out);
    assert_eq!(before.len(), 2, "{before:?}");
    // The bonus, and less the second that went by before the first move.
    assert!(!before.contains(&"White: 15 minutes 19 seconds.".to_owned()), "{before:?}");
    let_a_flag_fall();
    let resumed = home.resume(&["1"], &["quit"]);
    assert_eq!(clocks(&resumed.out), before);
}

fn home_with_games() -> Home {
    let home = Home::new();
    for _ in 0..3 {
        home.play(&HUMANS, &[&moves()[..], &["quit"]].concat()).transcript();
    }
    home
}

fn put_aside_and_played_on(home: &Home, damaged: &[u8]) {
    home.write("archive.db", damaged);
    let run = home.play(&HUMANS, &["e4", "e5", "quit"]);
    let told: Vec<&String> = run.out.iter().filter(|line| line.contains("damaged")).collect();
    assert_eq!(told.len(), 1, "{run:#?}");
    assert!(told[0].contains("archive-damaged-1.db, and a new one has been started"), "{run:#?}");
    assert_eq!(std::fs::read(home.data("archive-damaged-1.db")).unwrap(), damaged);
    assert!(run.out.contains(&"pawn e7 e5".to_owned()), "{run:#?}");
    assert_eq!(run.code, Some(0));
    assert_eq!(plies_of_pgn(&home.run(&["export", "--all", "--pgn"])), 2);
}

#[test]
fn an_archive_that_is_a_text_is_put_aside() {
    put_aside_and_played_on(
        &Home::new(),
        b"This was never an archive, but a letter. ".repeat(99).as_slice(),
    );
}

#[test]
fn an_archive_that_is_cut_off_is_put_aside() {
    let home = home_with_games();
    let whole = std::fs::read(home.data("archive.db")).unwrap();
    put_aside_and_played_on(&home, &whole[..whole.len() / 3]);
}

#[test]
fn a_folder_that_cannot_be_written_is_told_and_the_moves_are_printed() {
    let home = Home::new();
    std::fs::write(home.path("file"), "").unwrap();
    let folder = home.path("file").join("data");
    let data = ["--data", folder.to_str().unwrap()];
    let run = home.play(&[&HUMANS[..], &data].concat(), &["e4", "e5", "Nf3", "quit"]);
    let told = "This game is not saved.";
    assert_eq!(run.out.iter().filter(|line| line.contains(told)).count(), 1, "{run:#?}");
    assert!(run.out.contains(&"knight g1 f3".to_owned()), "{run:#?}");
    assert!(run.out.contains(&"1. e4 e5 2. Nf3 *".to_owned()), "{run:#?}");
    assert_eq!((run.code, run.err.as_str()), (Some(1), ""));
}

/// Every file larger than this many bytes is a full disk.
fn start_on_a_small_disk(home: &Home, bytes: u32) -> Running {
    let limit = format!("trap '' XFSZ; ulimit -f {}; exec \"$@\"", bytes / 512);
    let args = ["-c", &limit, "sh", PROGRAM, "play", "--speech", "off", "--seed", "7"];
    Running::of(home.command_of("sh", &[&args[..], &HUMANS].concat()))
}

#[test]
fn a_full_disk_is_told_once_and_the_game_goes_on() {
    let home = Home::new();
    let mut running = start_on_a_small_disk(&home, 112_000);
    running.feed(lines_of(&[&moves()[..], &["quit"]].concat()).into_bytes());
    let run = running.end();
    let count = |what: &str| run.out.iter().filter(|line| line.contains(what)).count();
    assert_eq!(count("Not saved: the disk is full."), 1, "{run:#?}");
    assert_eq!(count("These moves are not saved. Copy them:"), 1, "{run:#?}");
    assert!(run.out.contains(&"queen a4 a7".to_owned()), "{run:#?}");
    let from = run.out.iter().position(|line| line.starts_with("[Event")).unwrap();
    // The last line says goodbye.
    let sheet = run.out[from..run.out.len() - 1].to_vec();
    let sheet = Run { out: sheet, err: String::new(), code: None };
    assert_eq!(plies_of_pgn(&sheet), moves().len());
    let kept = plies_of_pgn(&home.run(&["export", "1", "--pgn"]));
    assert!((10..moves().len()).contains(&kept), "{kept}");
}

#[test]
fn a_reader_that_goes_away_ends_the_program_and_loses_nothing() {
    let home = Home::new();
    let mut command =
        home.command(&["play", "--speech", "off", "--seed", "7", "--opponent", "human"]);
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"e4\n").unwrap();
    let mut line = String::new();
    while line != "pawn e2 e4\n" && line != "pawn Eva two Eva four\n" {
        line.clear();
        assert!(out.read_line(&mut line).unwrap() > 0);
    }
    drop(out);
    // The program may have ended before it reads this.
    let _ = input.write_all(b"e5\n");
    let (ended, end) = std::sync::mpsc::channel();
    let waiter = std::thread::spawn(move || ended.send(child.wait().unwrap().code()));
    let code = end.recv_timeout(PATIENCE).expect("it ends though its input stays open");
    waiter.join().unwrap().unwrap();
    drop(input);
    assert_eq!(code, Some(1));
    let out = home.resume(&["1"], &["quit"]).transcript();
    assert!(out.contains("1 move so far."), "{out}");
}

#[test]
fn an_archive_with_garbage_in_the_middle_is_put_aside() {
    let home = home_with_games();
    let mut bytes = std::fs::read(home.data("archive.db")).unwrap();
    let end = bytes.len();
    bytes[4096..end - 512].fill(0xa5);
    put_aside_and_played_on(&home, &bytes);
}

#[test]
fn two_first_starts_at_once_are_both_kept() {
    for _ in 0..30 {
        let home = Home::new();
        let mut games = [home.start_game(&HUMANS), home.start_game(&HUMANS)];
        for game in &mut games {
            game.feed(b"e4\nquit\n".to_vec());
        }
        for game in games {
            let run = game.end();
            assert_eq!(run.code, Some(0), "{run:#?}");
        }
    }
}

#[test]
fn damage_in_the_middle_of_a_game_costs_no_move() {
    let home = Home::new();
    let mut game = home.start_game(&HUMANS);
    for text in ["e4", "e5", "Nf3"] {
        game.type_line(text);
    }
    game.wait_for("knight g1 f3");
    // In place, for the program has the files open.
    for name in ["archive.db", "archive.db-wal", "archive.db-shm"] {
        let mut file = std::fs::OpenOptions::new().write(true).open(home.data(name)).unwrap();
        let length = usize::try_from(file.metadata().unwrap().len()).unwrap();
        file.write_all(&vec![0xa5; length]).unwrap();
    }
    game.feed(b"Nc6\nquit\n".to_vec());
    let run = game.end();
    let resumed = home.resume(&[], &["score", "quit"]);
    let all = "2. knight g1 f3, knight b8 c6".to_owned();
    assert!(run.out.iter().any(|line| line.contains("The archive was damaged")), "{run:#?}");
    assert!(resumed.out.contains(&all), "{run:#?}\n{resumed:#?}");
}

#[test]
fn a_new_game_before_the_first_move_is_kept() {
    let home = Home::new();
    let run = home.play(&HUMANS, &["new", "e4", "quit"]);
    assert!(
        run.out.contains(&"Game 1 saved. To continue: touchmove resume".to_owned()),
        "{run:#?}"
    );
    assert_eq!(run.code, Some(0));
    let out = home.resume(&[], &["quit"]).transcript();
    assert!(out.contains("1 move so far."), "{out}");
}
