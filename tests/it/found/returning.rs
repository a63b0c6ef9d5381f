//! The way back into a game, and the names of players.

use expect_test::{Expect, expect};
use touchmove::app::clock::SessionClock;
use touchmove::app::input::Inbox;
use touchmove::archive::{Archive, Entry, GameId, What};
use touchmove::laws::At;

use crate::program::{Home, PROGRAM, Running, undated};
#[cfg(unix)]
use crate::terminal::Terminal;

const HUMAN: [&str; 6] = ["--opponent", "human", "--moves", "en", "--talk", "en"];
const ENGLISH: [&str; 4] = ["--moves", "en", "--talk", "en"];

#[expect(clippy::needless_pass_by_value, reason = "`expect!` makes a value")]
fn hears(heard: String, expected: Expect) {
    expected.assert_eq(&undated(&heard));
}

#[test]
fn d3_the_farewell_names_the_program_as_it_was_called() {
    let home = Home::new();
    let args = ["play", "--line", "--opponent", "human", "--moves", "en", "--talk", "en"];
    let said = |command: &str| {
        let mut command_of = home.command(&args);
        command_of.env("TOUCHMOVE_COMMAND", command);
        let mut running = Running::of(command_of);
        running.feed(b"e4\nquit\n".to_vec());
        running.end().transcript()
    };
    let by_script = said("./play");
    assert!(by_script.contains(" saved. To continue: ./play resume\n"), "{by_script}");
    let with_blank = said("/home/a/my chess/play");
    assert!(with_blank.contains("To continue: \"/home/a/my chess/play\" resume\n"), "{with_blank}");
    let as_typed = said("");
    assert!(as_typed.contains(&format!("To continue: {PROGRAM} resume\n")), "{as_typed}");
}

#[test]
fn d3_a_folder_that_was_named_is_named_again() {
    let home = Home::new();
    let data = home.path("games of mine");
    let args = ["resume", "--line", "--talk", "de", "--data", data.to_str().unwrap()];
    let run = home.run(&args);
    let told = format!("{}{}", run.text(), run.err);
    let start = format!("Beginne eine mit touchmove --data \"{}\" play.", data.display());
    assert!(told.contains(&start), "{told}");
}

#[test]
fn d3_a_pipe_is_told_of_the_game_that_was_left_and_begins_another() {
    let home = Home::new();
    home.play(&HUMAN, &["e4", "quit"]).transcript();
    hears(
        home.play(&ENGLISH, &["quit"]).transcript(),
        expect![[r#"
            Game 1, player 1 against player 2, is unfinished: move 1, DAY.
            To continue: resume 1
            New game 2. You play White against level 3.
            Goodbye.
        "#]],
    );
    let german = ["--moves", "de", "--talk", "de", "--side", "black"];
    hears(
        home.play(&german, &["ende"]).transcript(),
        expect![[r#"
            Partie 1, Spieler 1 gegen Spieler 2, ist unbeendet: Zug 1, DAY.
            Zum Fortsetzen: fortsetzen 1
            Neue Partie 2. Du spielst Schwarz gegen Stufe 3.
            Bauer d2 d3
            Partie 2 gespeichert. Zum Fortsetzen: touchmove resume
            Auf Wiedersehen.
        "#]],
    );
}

#[test]
fn d3_any_game_is_resumed_at_the_prompt_by_its_number() {
    let home = Home::new();
    home.play(&HUMAN, &["e4", "e5", "quit"]).transcript();
    let lines = [
        "d4", "resume", "score", "resume 1", "resume 2", "score", "resume x", "resume 9",
        "resume 1", "resign", "yes", "resume", "resume 1", "quit",
    ];
    hears(
        home.play(&HUMAN, &lines).transcript(),
        expect![[r#"
            Game 1, player 1 against player 2, is unfinished: move 2, DAY.
            To continue: resume 1
            New game 2 for two players.
            pawn d2 d4
            Game 2 is saved.
            Game 1 resumed. 1 move so far.
            pawn e7 e5. Black, move 1.
            1. pawn e2 e4, pawn e7 e5
            You are in game 1.
            Game 1 is saved.
            Game 2 resumed. 1 move so far.
            pawn d2 d4. White, move 1.
            1. pawn d2 d4
            resume needs the number of a game: resume 57.
            No game 9. Type games for a list.
            Game 2 is saved.
            Game 1 resumed. 1 move so far.
            pawn e7 e5. Black, move 1.
            Resign for White? yes or no.
            White resigns. Black wins.
            rematch or new: another game. summary: this one in short. open 1: its moves.
            Game 2 resumed. 1 move so far.
            pawn d2 d4. White, move 1.
            Game 1 is over. To go through it: open 1
            Game 2 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
    let resumed = home.resume(&ENGLISH, &["score", "quit"]).transcript();
    assert!(resumed.contains("\n1. pawn d2 d4\n"), "{resumed}");
    let last = home.play(&HUMAN, &["resume", "resume 2", "fortsetzen", "quit"]);
    hears(
        last.transcript(),
        expect![[r#"
            Game 2, player 1 against player 2, is unfinished: move 1, DAY.
            To continue: resume 2
            New game 3 for two players.
            Game 2 resumed. 1 move so far.
            pawn d2 d4. White, move 1.
            You are in game 2.
            Unknown: fortsetzen. Type a move, or help.
            Game 2 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
}

/// Time that was used in one game is none in another, whichever of them is further.
#[test]
fn d3_the_clocks_of_games_that_are_changed_between_are_right() {
    let home = Home::new();
    let clocks = [&HUMAN[..], &["--time", "5"]].concat();
    home.play(&clocks, &["e4", "e5", "quit"]).transcript();
    let to = |game: &'static str| [game, "yes", "clock"];
    let games = ["resume 1", "resume 2", "resume 1"].map(to).concat();
    let lines = [&["d4"], &games[..], &["quit"]].concat();
    let heard = home.play(&clocks, &lines).transcript();
    let times: Vec<_> = heard.lines().filter(|line| line.contains(" minutes ")).collect();
    assert!(times.len() >= 12 && times.iter().all(|time| time.contains("4 minutes 5")), "{heard}");
}

#[test]
fn d3_session_time_is_never_before_the_last_event_of_a_game() {
    let inbox = Inbox::<()>::new(SessionClock::starting_at(At::from_secs(10)));
    let slot = inbox.through(|()| ());
    inbox.skip_to(At::from_secs(5));
    assert!(inbox.now() < At::from_secs(100));
    inbox.skip_to(At::from_secs(7200));
    assert!(inbox.now() >= At::from_secs(7200));
    slot.put(());
    assert!(inbox.take(None).0 >= At::from_secs(7200));
}

/// A game of two hours is not begun again at its first second by the next start.
#[test]
fn d3_a_game_goes_on_after_its_last_event_also_from_the_command_line() {
    let home = Home::new();
    home.play(&HUMAN, &["e4", "e5", "quit"]).transcript();
    let entries = || {
        let archive = Archive::open(&home.path("data")).unwrap().archive;
        let entries = archive.read(GameId(1)).unwrap().1;
        (archive, entries)
    };
    let (archive, before) = entries();
    let late = Entry { at: At::from_secs(7200), what: What::Level(4) };
    archive.append(GameId(1), before.len(), &late).unwrap();
    drop(archive);
    home.resume(&ENGLISH, &["Nf3", "quit"]).transcript();
    let times: Vec<At> = entries().1.iter().map(|entry| entry.at).collect();
    assert!(times.len() > before.len() + 1 && times.is_sorted(), "{times:?}");
}

#[test]
fn ears_2_a_game_that_was_left_names_the_level_of_its_last_move() {
    let home = Home::new();
    home.play(&ENGLISH, &["e4", "level 7", "d4", "quit"]).transcript();
    let told = home.play(&ENGLISH, &["quit"]).transcript();
    assert!(told.starts_with("Game 1 against level 7 is unfinished"), "{told}");
}

#[test]
fn ears_40_one_s_own_game_is_called_so_when_it_is_opened() {
    let home = Home::new();
    home.play(&ENGLISH, &["e4", "quit"]).transcript();
    let told = home.play(&ENGLISH, &["open 1", "quit"]).transcript();
    assert!(told.contains("\nYour game 1 against level 3.\n"), "{told}");
}

#[cfg(unix)]
fn asked(home: &Home) -> Terminal {
    home.write("settings.toml", "talk = \"en\"\nmoves = \"en\"\nspeech = \"off\"\nlevel = 1\n");
    home.play(&["--level", "3"], &["e4", "quit"]).transcript();
    let mut terminal = Terminal::new(home, "xterm", (30, 90), &[]);
    terminal.until_shown("Game 1 against level 3 is unfinished: you are White, move 2,");
    terminal.until_shown("Continue? yes or no.");
    terminal
}

#[cfg(unix)]
#[test]
fn d3_whoever_starts_again_is_asked_and_goes_on() {
    let home = Home::new();
    let mut terminal = asked(&home);
    terminal.line("yes");
    terminal.until_shown("Game 1 resumed. 1 move so far.");
    terminal.line("quit");
    terminal.until_shown("Game 1 saved. To continue: touchmove resume");
    assert_eq!(terminal.end(), 0);
}

#[cfg(unix)]
#[test]
fn d3_resume_is_an_answer_to_the_question_and_so_is_new() {
    for (answer, told) in [("resume", "Game 1 resumed. 1 move so far."), ("new", "New game 2.")] {
        let home = Home::new();
        let mut terminal = asked(&home);
        terminal.line(answer);
        terminal.until_shown(told);
        terminal.line("quit");
        assert_eq!(terminal.end(), 0);
    }
}

#[cfg(unix)]
#[test]
fn d3_whoever_starts_again_is_asked_and_begins_another() {
    let home = Home::new();
    let mut terminal = asked(&home);
    terminal.line("no");
    terminal.until_shown("New game 2. You play White against level 1.");
    terminal.line("resume 1");
    terminal.until_shown("Game 1 resumed.");
    terminal.line("quit");
    assert_eq!(terminal.end(), 0);
}

/// Neither a move nor a question takes the place of an answer, and none of them is lost in silence.
#[cfg(unix)]
#[test]
fn d3_the_question_stays_open_until_it_is_answered() {
    let home = Home::new();
    let mut terminal = asked(&home);
    let count = |terminal: &Terminal| {
        terminal.rows().iter().filter(|row| row.contains("Continue?")).count()
    };
    terminal.line("d4");
    terminal.until("the question again", |terminal| count(terminal) == 2);
    terminal.line("score");
    terminal.until_shown("1. pawn e2 e4");
    terminal.until("the question again", |terminal| count(terminal) == 3);
    terminal.line("help");
    terminal.until("the question again", |terminal| count(terminal) == 4);
    terminal.until("a prompt", |terminal| terminal.last_row() == ">");
    terminal.press("\r");
    terminal.until("the question again", |terminal| count(terminal) == 5);
    terminal.line("quit");
    terminal.until_shown("Game 1 saved.");
    assert_eq!(terminal.end(), 0);
}

#[cfg(unix)]
#[test]
fn d3_a_flag_that_asks_for_another_game_is_asked_nothing() {
    let home = Home::new();
    drop(asked(&home));
    let mut terminal = Terminal::new(&home, "xterm", (30, 90), &["--side", "black"]);
    terminal.until_shown("To continue: resume 1");
    terminal.until_shown("You play Black");
    terminal.line("resume 1");
    terminal.until_shown("Game 1 resumed.");
    terminal.line("quit");
    assert_eq!(terminal.end(), 0);
}

#[cfg(unix)]
#[test]
fn d3_on_a_screen_the_question_is_asked_as_well() {
    let home = Home::new();
    drop(asked(&home));
    let mut terminal = Terminal::new(&home, "xterm-256color", (24, 80), &["--screen"]);
    terminal.until_shown("Continue? yes or no.");
    terminal.press("yes\r");
    terminal.until_shown("Game 1 resumed.");
    terminal.press("\u{4}");
    terminal.until_shown("Goodbye.");
}

#[test]
fn d18_a_list_has_the_numbers_of_the_archive_and_one_s_own_side() {
    let home = Home::new();
    home.play(&ENGLISH, &["e4", "resign", "yes", "quit"]).transcript();
    home.play(&HUMAN, &["f3", "e5", "g4", "Qh4", "quit"]).transcript();
    let black = [&ENGLISH[..], &["--side", "black"]].concat();
    home.play(&black, &["quit"]).transcript();
    let lines = ["d4", "games", "1", "end", "about", "close", "open game 2", "open 77", "quit"];
    hears(
        home.play(&ENGLISH, &lines).transcript(),
        expect![[r#"
            Game 3 against level 3 is unfinished: you are Black, move 1, DAY.
            To continue: resume 3
            New game 4. You play White against level 3.
            pawn d2 d4
            pawn a7 a6
            4 games.
            4: against level 3, you play White, unfinished, move 2, DAY, TIME.
            3: against level 3, you play Black, unfinished, move 1, DAY, TIME.
            2: player 1 against player 2, Black won, DAY, TIME, A00.
            1: against level 3, you played White, you lost, DAY, TIME, B06.
            Your game 1 against level 3.
            1 move. Enter for the next.
            Your game 4 waits. Type close to go back.
            pawn g7 g6, Black 1.
            End of the game.
            You lost. You played White.
            Your game 1 against level 3.
            You lost. You played White.
            Date: DAY.
            Back to game 4.
            pawn a7 a6. Black, move 1.
            player 1 against player 2, game 2.
            2 moves. Enter for the next.
            Your game 4 waits. Type close to go back.
            No game 77. Type games for a list.
            Game 4 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
    let games = [&["games"], &ENGLISH[2..]].concat();
    hears(
        home.run(&games).transcript(),
        expect![[r#"
            4 games.
            4: against level 3, you play White, unfinished, move 2, DAY, TIME.
            3: against level 3, you play Black, unfinished, move 1, DAY, TIME.
            2: player 1 against player 2, Black won, DAY, TIME, 2 moves.
            1: against level 3, you played White, you lost, DAY, TIME, 1 move.
        "#]],
    );
    hears(
        home.run(&["games", "--talk", "de"]).transcript(),
        expect![[r#"
            4 Partien.
            4: gegen Stufe 3, du hast Weiß, unbeendet, Zug 2, DAY, TIME.
            3: gegen Stufe 3, du hast Schwarz, unbeendet, Zug 1, DAY, TIME.
            2: Spieler 1 gegen Spieler 2, Schwarz gewann, DAY, TIME, 2 Züge.
            1: gegen Stufe 3, du hattest Weiß, du hast verloren, DAY, TIME, 1 Zug.
        "#]],
    );
}

#[test]
fn d18_players_have_names_in_lists_files_and_what_is_told_of_a_game() {
    let home = Home::new();
    home.write("settings.toml", "name = \"Anna \\\"Ann\\\" M\u{fc}ller\"\n");
    home.play(&ENGLISH, &["e4", "resign", "yes", "quit"]).transcript();
    let lines = ["e4", "games anna", "1", "about", "quit"];
    hears(
        home.play(&HUMAN, &lines).transcript(),
        expect![[r#"
            New game 2: Anna "Ann" Müller plays White, guest plays Black.
            pawn e2 e4
            2 games.
            2: Anna "Ann" Müller against guest, unfinished, move 1, DAY, TIME.
            1: against level 3, you played White, you lost, DAY, TIME, B06.
            Your game 1 against level 3.
            1 move. Enter for the next.
            Your game 2 waits. Type close to go back.
            Your game 1 against level 3.
            You lost. You played White.
            Date: DAY.
            Game 2 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
    let pgn = home.run(&["export", "1", "--pgn"]).transcript();
    let players: Vec<_> =
        pgn.lines().filter(|tag| tag.starts_with("[White") || tag.starts_with("[Black")).collect();
    expect![[r#"
        [White "Anna \"Ann\" Müller"]
        [Black "touchmove level 3"]"#]]
    .assert_eq(&players.join("\n"));
    let text = home.run(&["export", "1", "--text", "--moves", "en"]).transcript();
    let (_, undated) = text.split_at(10);
    expect![[r#"
          Anna "Ann" Müller  level 3  0-1
        1. e4 g6
    "#]]
    .assert_eq(undated);
    let sheet = home.run(&["export", "1", "--brf", "--talk", "en"]).transcript();
    assert!(sheet.contains("WHITE") && sheet.contains("ANNA"), "{sheet}");
}

#[test]
fn d18_a_name_is_one_line_without_hidden_marks_and_not_too_long() {
    let named = |name: &str| {
        let home = Home::new();
        let run = home.play(&[&HUMAN[..], &["--name", name]].concat(), &["e4", "quit"]);
        (home.run(&["export", "1", "--pgn"]).text(), run.err)
    };
    for hidden in ["An\u{202e}na", "Anna\n  B", "Anna\u{7}"] {
        let (_, err) = named(hidden);
        assert!(err.starts_with("--name cannot be An"), "{err}");
    }
    let (pgn, _) = named("off");
    assert!(pgn.contains("[White \"Player\"]"), "{pgn}");
    let (_, err) = named(&"x".repeat(41));
    assert!(err.starts_with("--name: at most 40 letters."), "{err}");
}

/// As on a full disk: no file can become longer.
#[cfg(unix)]
fn on_a_full_disk(home: &Home, args: &str, input: &str) -> crate::program::Run {
    let script = format!("trap '' XFSZ; ulimit -f 0; exec {PROGRAM} {args}");
    let mut running = Running::of(home.command_of("/bin/sh", &["-c", &script]));
    running.feed(input.as_bytes().to_vec());
    running.end()
}

#[cfg(unix)]
#[test]
fn d20_on_a_full_disk_games_are_listed_written_and_gone_through() {
    let home = Home::new();
    home.play(&HUMAN, &["e4", "e5", "quit"]).transcript();
    let read = |args: &str, input: &str| {
        let run = on_a_full_disk(&home, &format!("{args} --talk en --moves en"), input);
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{}", run.text());
        run.text()
    };
    assert!(
        read("games", "").starts_with("1 game.\n1: player 1 against player 2, unfinished, move 2,")
    );
    assert!(read("export 1 --pgn", "").ends_with("\n1. e4 e5 *\n"));
    let study = read("study 1 --speech off", "end\nquit\n");
    assert!(study.contains("pawn e7 e5"), "{study}");
    let resumed = read("resume --speech off", "score\nquit\n");
    assert!(resumed.contains("1. pawn e2 e4, pawn e7 e5\n"), "{resumed}");
    assert!(
        resumed.ends_with("Game 1 saved. To continue: touchmove resume\nGoodbye.\n"),
        "{resumed}"
    );
}

#[test]
fn d23_a_game_that_was_left_takes_no_flag_of_a_new_one() {
    let home = Home::new();
    for (command, flag) in
        [("resume", "--side=black"), ("study", "--time=5+3"), ("resume", "--level=4")]
    {
        let number: &[&str] = if command == "study" { &["1"] } else { &[] };
        let args = [&[command], number, &[flag]].concat();
        let told = home.run(&args).refusal(2);
        let name = flag.split('=').next().unwrap();
        let expected =
            format!("{name} is only for a new game. Leave it out, or begin one: touchmove play\n");
        assert!(told.starts_with(&expected), "{told}");
        let help = home.run(&[command, "--help"]).text();
        assert!(!help.contains(name) && help.contains("--speech"), "{help}");
    }
}

#[test]
fn d30_between_two_people_draw_accepts_the_offer_of_the_other() {
    let home = Home::new();
    let lines = ["e4", "e5", "draw", "yes", "draw", "quit"];
    hears(
        home.play(&HUMAN, &lines).transcript(),
        expect![[r#"
            pawn e2 e4
            pawn e7 e5
            Offer a draw? yes or no.
            White offers a draw.
            Black: type accept or decline.
            Draw by agreement.
            rematch or new: another game. summary: this one in short. open 1: its moves.
            Goodbye.
        "#]],
    );
}

#[test]
fn d33_a_game_that_is_not_there_is_told_on_standard_error() {
    let home = Home::new();
    home.play(&HUMAN, &["e4", "quit"]).transcript();
    for command in ["resume", "study"] {
        let told = home.run(&[command, "9", "--speech", "off"]).refusal(1);
        assert_eq!(told, "No game 9. To list the newest: touchmove games\n");
    }
}
