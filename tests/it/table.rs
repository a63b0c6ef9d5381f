//! Matches through the real program: a host, terminals that sit down at it, boards under the hands.

use expect_test::expect;

use crate::program::{Home, Running};

const PASSPHRASE: &str = "example";

/// A match between a blind player and a sighted one, at keyboards unless it says otherwise.
fn laid(home: &Home, white: &str, black: &str, rest: &str) -> String {
    let file = home.path("match.toml");
    let hash = include_str!("../../examples/two-peg-boards.toml")
        .lines()
        .find(|line| line.starts_with("passphrase"))
        .unwrap();
    let text = format!(
        "time = \"90+30\"\n{rest}\n[white]\nname = \"Anna Weiss\"\nblind = \"yes\"\nmoves = \"fide\"\n\
         talk = \"de\"\nspeech = \"no\"\n{white}\n[black]\nname = \"Boris Black\"\nmoves = \"en\"\n\
         talk = \"en\"\nspeech = \"no\"\n{black}\n[arbiter]\nname = \"Ruth Richter\"\n{hash}\n"
    );
    std::fs::write(&file, text).unwrap();
    touchmove::private::close(&file).unwrap();
    file.to_str().unwrap().to_owned()
}

#[cfg(unix)]
#[test]
fn m6_a_match_file_that_others_may_read_is_told_with_the_command_that_closes_it() {
    use std::os::unix::fs::PermissionsExt;

    let home = Home::new();
    let file = laid(&home, "", "", "");
    let told = |mode| {
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(mode)).unwrap();
        home.run(&["match", "--check", &file]).transcript().contains(&format!("chmod 600 {file}"))
    };
    assert_eq!([0o600, 0o640, 0o604, 0o602].map(told), [false, true, true, true]);
}

fn host(home: &Home, file: &str) -> Running {
    let mut command = home.command(&["match", file]);
    command.env("TOUCHMOVE_SPEECH", "off").env("TOUCHMOVE_TALK", "en");
    Running::of(command)
}

fn seat(home: &Home, place: &str) -> Running {
    let mut command = home.command(&["seat", place]);
    command.env("TOUCHMOVE_SPEECH", "off").env("TOUCHMOVE_TALK", "en");
    Running::of(command)
}

/// Of a game that others may change nobody is sure what he plays.
#[cfg(unix)]
#[test]
fn s5_no_match_is_hosted_or_joined_in_a_folder_that_others_may_write_in() {
    use std::os::unix::fs::PermissionsExt;

    let home = Home::new();
    let file = laid(&home, "", "", "");
    let data = home.data("");
    let lets = |folder: &std::path::Path, mode| {
        std::fs::set_permissions(folder, std::fs::Permissions::from_mode(mode)).unwrap();
    };
    std::fs::create_dir_all(&data).unwrap();
    let above = home.path("");
    for (folder, mode) in [(&data, 0o777), (&data, 0o770), (&above, 0o777)] {
        lets(&data, 0o700);
        lets(&above, 0o700);
        lets(folder, mode);
        for refused in [host(&home, &file), seat(&home, "white")] {
            let run = refused.end();
            let told = run.text();
            let name = folder.display().to_string();
            let why = format!("No match here: others may write in {}.", name.trim_end_matches('/'));
            assert!(told.contains(&why) && told.contains("chmod go-w "), "{mode:o}: {told}");
            assert_eq!(run.code, Some(1), "{told}");
        }
    }
    lets(&above, 0o700);
    let mut open = host(&home, &file);
    open.wait_for("Every move is announced");
}

/// What was refused has begun nothing.
#[test]
fn match2_a_host_that_is_refused_leaves_no_game_behind() {
    let home = Home::new();
    let file = laid(&home, "", "", "");
    let mut first = host(&home, &file);
    first.wait_for("Every move is announced");
    let other = home.path("other.toml");
    let text = std::fs::read_to_string(&file).unwrap().replace("Anna Weiss", "Clara Rot");
    std::fs::write(&other, text).unwrap();
    touchmove::private::close(&other).unwrap();
    let run = host(&home, other.to_str().unwrap()).end();
    assert!(run.text().contains("Another match is open on this computer."), "{run:#?}");
    assert_eq!(run.code, Some(1));
    let games = home.run(&["games"]).transcript();
    assert!(games.contains("1: ") && !games.contains("2: "), "{games}");
    assert!(!games.contains("Clara Rot"), "{games}");
}

/// Opens the desk at a terminal.
fn opens_desk(terminal: &mut Running) {
    terminal.wait_for("The arbiter's passphrase");
    terminal.type_line(PASSPHRASE);
    terminal.wait_for("Welcome, arbiter.");
}

#[test]
fn one_terminal_serves_a_whole_table() {
    let home = Home::new();
    let mut host = host(&home, &laid(&home, "", "", ""));
    host.type_line("desk");
    opens_desk(&mut host);
    let lines = "start, leave, f3, f3, press, black e5, white e5, press, g4, g4, press, Qh4";
    lines.split(", ").for_each(|line| host.type_line(line));
    host.wait_for("Schwarz gewinnt.");
    let run = host.end();
    expect![[r#"
        Weiß: Du spielst Weiß, Anna Weiss. Gegner: Boris Black.
        Weiß: Bedenkzeit: eine Stunde 30 Minuten, plus 30 Sekunden je Zug.
        Weiß: Jeder Zug wird angesagt und wiederholt. Gib deinen Zug ein, dann drücken.
        Weiß: Der Schiedsrichter startet die Uhren.
        Black: You play Black, Boris Black. Opponent: Anna Weiss.
        Black: Time: 1 hour 30 minutes, plus 30 seconds per move.
        Black: Every move is announced and repeated. Type your move, then press.
        Black: The arbiter starts the clocks.
        Arbiter: type desk to open the desk.
        For one place: black e4.
        Desk: The arbiter's passphrase. Enter alone: back.
        Desk: Welcome, arbiter.
        The game begins. White's clock is running.
        Weiß: Die Partie beginnt. Die Uhr von Weiß läuft.
        Desk: The desk is closed.
        Weiß: Bauer Felix zwei Felix drei
        Black: pawn f2 f3
        Black: Repeat it.
        Black: Repeated.
        Weiß: Schwarz wiederholt den Zug.
        Weiß: Gedrückt.
        Black: Your clock is running.
        Black: pawn e7 e5
        Weiß: Bauer Eva sieben Eva fünf
        Weiß: Wiederhole ihn.
        Weiß: Wiederholt.
        Black: White repeats it.
        Black: Pressed.
        Weiß: Deine Uhr läuft.
        Weiß: Bauer Gustav zwei Gustav vier
        Black: pawn g2 g4
        Black: Repeat it.
        Black: Repeated.
        Weiß: Schwarz wiederholt den Zug.
        Weiß: Gedrückt.
        Black: Your clock is running.
        Black: queen d8 h4
        Black: Move 1, White, is missing on your sheet. Write it before you move.
        Black: Checkmate. Black wins.
        Black: Complete your score sheet now.
        Weiß: Dame David acht Hector vier
        Weiß: Matt. Schwarz gewinnt.
        Match saved as game 1. To continue: touchmove match, then the same file.
        Goodbye.
    "#]]
    .assert_eq(&run.text());
    let pgn = home.run(&["export", "--pgn", "1"]).transcript();
    assert!(pgn.contains("Qh4# {") && pgn.trim_end().ends_with("0-1"), "{pgn}");
}

/// A table with a terminal for each place, and the clocks running.
struct Three {
    host: Running,
    white: Running,
    black: Running,
    desk: Running,
}

fn three(home: &Home, file: &str) -> Three {
    let mut host = host(home, file);
    host.wait_for("The arbiter starts the clocks.");
    let mut white = seat(home, "white");
    white.wait_for("Gegner: Boris Black");
    let mut black = seat(home, "black");
    black.wait_for("Opponent: Anna Weiss");
    let mut desk = seat(home, "desk");
    opens_desk(&mut desk);
    desk.type_line("start");
    white.wait_for("Die Partie beginnt.");
    black.wait_for("The game begins.");
    Three { host, white, black, desk }
}

impl Three {
    /// White opens, Black repeats another move first, and the clock is pressed.
    fn repeat_at_the_second_try(&mut self) {
        let Self { white, black, desk, .. } = self;
        white.type_line("e4");
        black.wait_for("pawn e2 e4");
        black.type_line("d4");
        white.wait_for("Schwarz wiederholt einen anderen Zug.");
        black.type_line("e4");
        white.wait_for("Schwarz wiederholt den Zug.");
        white.type_line("press");
        black.wait_for("Your clock is running.");
        desk.wait_for("White presses the clock.");
    }
}

#[test]
fn each_terminal_hears_what_is_for_it() {
    let home = Home::new();
    let mut three = three(&home, &laid(&home, "", "", ""));
    three.repeat_at_the_second_try();
    let Three { host, white, mut black, mut desk } = three;
    let white = white.end();
    black.wait_for("White's terminal is gone.");
    desk.wait_for("Terminal gone: White's seat.");
    let black = black.end();
    desk.wait_for("Terminal gone: Black's seat.");
    let desk = desk.end();
    expect![[r#"
        Du spielst Weiß, Anna Weiss. Gegner: Boris Black.
        Bedenkzeit: eine Stunde 30 Minuten, plus 30 Sekunden je Zug.
        Jeder Zug wird angesagt und wiederholt. Gib deinen Zug ein, dann drücken.
        Der Schiedsrichter startet die Uhren.
        Anderes Terminal: Schwarz spielt jetzt dort.
        Die Partie beginnt. Die Uhr von Weiß läuft.
        Bauer Eva zwei Eva vier
        Schwarz wiederholt einen anderen Zug. Angesagt: Bauer Eva zwei Eva vier.
        Schwarz wiederholt den Zug.
        Gedrückt.
        Auf Wiedersehen.
    "#]]
    .assert_eq(&white.text());
    expect![[r#"
        You play Black, Boris Black. Opponent: Anna Weiss.
        Time: 1 hour 30 minutes, plus 30 seconds per move.
        Every move is announced and repeated. Type your move, then press.
        The arbiter starts the clocks.
        The game begins. White's clock is running.
        pawn e2 e4
        Repeat it.
        That is a different move. Announced: pawn e2 e4.
        Repeated.
        Your clock is running.
        White's terminal is gone.
        Goodbye.
    "#]]
    .assert_eq(&black.text());
    expect![[r#"
        The arbiter's passphrase. Enter alone: back.
        Welcome, arbiter.
        The game begins. White's clock is running.
        White: pawn Eva two Eva four
        Black, repeat the move.
        Black repeats pawn David two David four. The move is pawn Eva two Eva four.
        Black repeats it.
        White presses the clock.
        Terminal gone: White's seat.
        Terminal gone: Black's seat.
        Goodbye.
    "#]]
    .assert_eq(&desk.text());
    host.end();
}

#[test]
fn a_host_that_is_killed_goes_on_from_the_last_event() {
    let home = Home::new();
    let file = laid(&home, "", "", "");
    let Three { host, mut white, mut black, desk } = three(&home, &file);
    white.type_line("announce e4");
    black.wait_for("pawn e2 e4");
    host.kill();
    drop(desk);
    let mut host = self::host(&home, &file);
    host.wait_for("pawn e2 e4");
    // Both come back by themselves.
    black.wait_for("Opponent: Anna Weiss");
    white.wait_for("Gegner: Boris Black");
    let mut desk = seat(&home, "desk");
    opens_desk(&mut desk);
    desk.type_line("resume");
    black.wait_for("Clocks running.");
    black.type_line("e4");
    white.wait_for("Schwarz wiederholt den Zug.");
    white.type_line("press");
    black.wait_for("Your clock is running.");
    assert_eq!(host.end().code, Some(0));
}

#[test]
fn who_signs_off_has_the_records() {
    let home = Home::new();
    let rest = "announcing = \"off\"";
    let Three { host, mut white, mut black, mut desk } =
        three(&home, &laid(&home, "", "score = \"assistant\"", rest));
    white.type_line("f3");
    black.wait_for("pawn f2 f3");
    black.type_line("e5");
    white.wait_for("Bauer Eva sieben Eva fünf");
    white.type_line("g4");
    black.wait_for("pawn g2 g4");
    black.type_line("Qh4");
    white.wait_for("Matt. Schwarz gewinnt.");
    white.type_line("sign 0-1");
    black.wait_for("White has signed: Black wins.");
    black.type_line("sign 0-1");
    desk.wait_for("Black has signed: Black wins.");
    desk.type_line("sign-off");
    desk.wait_for("Yes or no?");
    desk.type_line("yes");
    desk.wait_for("The records are in");
    assert_eq!(host.end().code, Some(0));
    for terminal in [white, black, desk] {
        assert_eq!(terminal.end().code, Some(0));
    }
    let folder = home.data("matches/1");
    let report = std::fs::read_to_string(folder.join("report.txt")).unwrap();
    assert!(report.contains("Checkmate. Black wins."), "{report}");
    assert!(std::fs::metadata(folder.join("announcements.wav")).unwrap().len() > 40_000);
    // Each has what he was told, and nothing of the other's words.
    let log = std::fs::read_to_string(folder.join("black.log")).unwrap();
    assert!(log.contains(" pawn g2 g4\n") && !log.contains("Bauer"), "{log}");
    assert!(log.lines().all(|line| line.starts_with("0:00:")), "{log}");
    let log = std::fs::read_to_string(folder.join("white.log")).unwrap();
    assert!(log.contains(" Bauer Gustav zwei Gustav vier\n"), "{log}");
    // It is over: the same file begins another match.
    let mut again = self::host(&home, &laid(&home, "", "score = \"assistant\"", rest));
    again.wait_for("The arbiter starts the clocks.");
    assert_eq!(again.end().text().lines().last(), Some("Goodbye."));
    // In which nothing has happened, and of which nothing is left.
    assert!(!home.data("matches/2").exists());
}

#[test]
fn a_game_that_is_over_waits_for_the_arbiter_to_sign_off() {
    let home = Home::new();
    let file = laid(&home, "", "score = \"assistant\"", "announcing = \"off\"");
    let Three { host, mut white, mut desk, .. } = three(&home, &file);
    white.type_line("resign");
    white.wait_for("ja oder nein");
    white.type_line("ja");
    desk.wait_for("White resigns. Black wins.");
    assert!(host.end().text().contains("Match saved as game 1."));
    drop(desk);
    let mut host = self::host(&home, &file);
    host.wait_for("Opponent: Anna Weiss");
    let mut desk = seat(&home, "desk");
    opens_desk(&mut desk);
    desk.type_line("sign-off");
    desk.wait_for("Yes or no?");
    desk.type_line("yes");
    desk.wait_for("The records are in");
    assert_eq!(host.end().code, Some(0));
    // Now it is over: the same file begins another match.
    let mut again = self::host(&home, &file);
    again.wait_for("The arbiter starts the clocks.");
    assert_eq!(again.end().text().lines().last(), Some("Goodbye."));
}

/// What one terminal says of one event for a whole table: each fact once.
#[test]
fn n8_one_terminal_says_each_fact_once() {
    let home = Home::new();
    let file = laid(&home, "", "", "");
    let text = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, text.replace("\"fide\"\ntalk = \"de\"", "\"en\"\ntalk = \"en\""))
        .unwrap();
    let mut host = host(&home, &file);
    host.type_line("desk");
    opens_desk(&mut host);
    let lines = "quit, start, pause, resume, leave, quit, white quit, arbiter break, desk";
    lines.split(", ").for_each(|line| host.type_line(line));
    opens_desk(&mut host);
    "matters, dismiss, leave".split(", ").for_each(|line| host.type_line(line));
    host.wait_for("The desk is closed.");
    expect![[r#"
        White: You play White, Anna Weiss. Opponent: Boris Black.
        Black: You play Black, Boris Black. Opponent: Anna Weiss.
        Time: 1 hour 30 minutes, plus 30 seconds per move.
        Every move is announced and repeated. Type your move, then press.
        The arbiter starts the clocks.
        Arbiter: type desk to open the desk.
        For one place: black e4.
        Desk: The arbiter's passphrase. Enter alone: back.
        Desk: Welcome, arbiter.
        To stop until later: Control-D. The clocks stop, and the same file continues the match. To end it: sign-off at the desk.
        The game begins. White's clock is running.
        Clocks stopped.
        Clocks running. White's clock is running.
        Desk: The desk is closed.
        To stop until later: Control-D. The clocks stop, and the same file continues the match. To end it: sign-off at the desk.
        White: Only the arbiter stops or ends a match. To call: arbiter. To give up the game: resign.
        White: The arbiter is called. The clocks keep running.
        Black: White calls the arbiter.
        Desk: The arbiter is needed.
        Desk: The arbiter's passphrase. Enter alone: back.
        Desk: Welcome, arbiter. One matter waits for your decision.
        Desk: White calls the arbiter: break
        Desk: 1: White calls the arbiter: break
        Desk: When it is done, type dismiss.
        Desk: White's call is done: break
        White: The arbiter has dealt with your request.
        Desk: The desk is closed.
        Goodbye.
    "#]].assert_eq(&host.end().text());
}
