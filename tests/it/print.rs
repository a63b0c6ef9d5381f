//! Lines printed in Unicode braille, with the real `lou_translate` and with broken ones.

use std::fs;
use std::os::unix::fs::PermissionsExt;

use expect_test::expect;

use crate::program::{Home, Run, Running, lines_of};

/// Plays with a `lou_translate` that does this; with nothing, there is none.
fn with(home: &Home, script: Option<&str>, args: &[&str], lines: &[&str]) -> Run {
    let folder = home.path("bin");
    fs::create_dir_all(&folder).unwrap();
    if let Some(script) = script {
        let program = folder.join("lou_translate");
        fs::write(&program, format!("#!/bin/sh\n{script}\n")).unwrap();
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    }
    let mut command = home.command(args);
    command.env("PATH", &folder);
    let mut running = Running::of(command);
    running.feed(lines_of(lines).into_bytes());
    running.end()
}

const PLAY: [&str; 7] = ["play", "--speech", "off", "--opponent", "human", "--moves", "en"];

#[test]
fn lines_are_printed_in_braille_and_as_text_again() {
    let lines =
        ["print braille", "e4", "fen", "print TEXT", "print", "print aloud", "turn", "quit"];
    expect![[r#"
        ⠠⠇⠊⠝⠑⠎ ⠁⠗⠑ ⠏⠗⠊⠝⠞⠑⠙ ⠊⠝ ⠃⠗⠁⠊⠇⠇⠑ ⠝⠕⠺⠂ ⠞⠁⠃⠇⠑ ⠑⠝⠤⠥⠑⠃⠤⠛⠼⠁⠲⠰⠉⠞⠃⠲
        ⠏⠁⠺⠝ ⠑⠼⠃ ⠑⠼⠙
        rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1
        Lines are printed as text now.
        Which file? Type its name, such as game.txt, or game.brf for an embosser.
        print needs the name of a file, such as game.txt, or braille or text.
        Black to move, move 1.
        Game 1 saved. To continue: touchmove resume
        Goodbye.
    "#]]
    .assert_eq(&Home::new().play(&["--opponent", "human", "--moves", "en"], &lines).transcript());
}

#[test]
fn braille_is_kept_and_follows_the_language() {
    let home = Home::new();
    let args = ["--opponent", "human", "--moves", "en"];
    home.play(&args, &["e4", "print braille", "quit"]).transcript();
    expect![[r#"
        ⠠⠛⠁⠍⠑ ⠼⠁ ⠗⠑⠎⠥⠍⠑⠙⠲ ⠼⠁ ⠍⠕⠧⠑ ⠎⠕ ⠋⠁⠗⠲
        ⠠⠃⠁⠥⠑⠗ ⠑⠼⠃ ⠑⠼⠙⠲ ⠠⠺⠓⠊⠞⠑⠂ ⠍⠕⠧⠑ ⠼⠁⠲
        ⠎⠏⠗⠁⠹⠑⠒ ⠙⠣⠞⠱⠄
        Zeilen kommen jetzt als Text.
        Partie 1 gespeichert. Zum Fortsetzen: touchmove resume
        Auf Wiedersehen.
    "#]]
    .assert_eq(&home.resume(&["--moves", "de"], &["talk de", "ausgabe text", "quit"]).transcript());
}

#[test]
fn a_table_can_be_set() {
    let home = Home::new();
    home.write("settings.toml", "print = \"braille\"\nbraille-table = \"en-ueb-g2.ctb\"\n");
    let transcript = home.play(&["--opponent", "human"], &["quit"]).transcript();
    let flags = ["--print", "braille", "--table", "en-ueb-g2.ctb", "--opponent", "human"];
    assert_eq!(Home::new().play(&flags, &["quit"]).transcript(), transcript);
    // New and game are not contracted, for and two are.
    assert!(transcript.starts_with("⠠⠝⠑⠺ ⠛⠁⠍⠑ ⠼⠁ ⠿ "), "{transcript}");
}

#[test]
fn moves_for_another_program_stay_as_they_are() {
    let home = Home::new();
    fs::write(home.path("file"), "").unwrap();
    let folder = home.path("file").join("data");
    let mut command = home.command(&[&PLAY[..], &["--data", folder.to_str().unwrap()]].concat());
    command.env("TOUCHMOVE_PRINT", "braille");
    let mut running = Running::of(command);
    running.feed(b"e4\ne5\nquit\n".to_vec());
    let run = running.end();
    assert!(run.out.contains(&"1. e4 e5 *".to_owned()), "{run:#?}");
    assert!(run.out.contains(&"⠏⠁⠺⠝ ⠑⠼⠃ ⠑⠼⠙".to_owned()), "{run:#?}");
}

#[test]
fn a_diagram_stays_as_it_is_and_the_words_beside_it_do_not() {
    let lines = ["print braille", "braille ranks ascii", "quit"];
    let transcript = Home::new().play(&["--opponent", "human", "--moves", "en"], &lines);
    let transcript = transcript.transcript();
    let diagram = "\n8 (!V=UV!(\n7 &&&&&&&&\n6 --------\n";
    assert!(transcript.contains(diagram), "{transcript}");
    assert!(transcript.contains("\n⠠⠺⠓⠊⠞⠑ ⠞⠕ ⠍⠕⠧⠑⠲\n"), "{transcript}");
}

/// All that a session prints that begins in braille and has none.
fn session(script: Option<&str>) -> String {
    let home = Home::new();
    home.write("settings.toml", "print = \"braille\"\n");
    with(&home, script, &PLAY, &["e4", "turn", "quit"]).transcript()
}

/// The lines of a game that is printed as text, and one notice among them.
fn assert_told_once(transcript: &str, notice: &str) {
    let (told, others): (Vec<_>, Vec<_>) =
        transcript.lines().partition(|line| line.contains("raille"));
    assert_eq!(told, [notice], "{transcript}");
    assert_eq!(others[..2], ["pawn e2 e4", "Black to move, move 1."], "{transcript}");
}

#[test]
fn without_liblouis_lines_are_text_and_that_is_told_once() {
    let notice = "Braille has failed, table en-ueb-g1.ctb: lou_translate is not there, install liblouis-bin. Lines are printed as text.";
    assert_told_once(&session(None), notice);
}

#[test]
fn what_is_said_before_the_game_tells_it_no_second_time() {
    let home = Home::new();
    home.write("settings.toml", "print = \"braille\"\nspech = \"on\"\n");
    let transcript = with(&home, None, &PLAY, &["e4", "turn", "quit"]).transcript();
    assert!(transcript.contains("Unknown setting: spech."), "{transcript}");
    assert_eq!(transcript.matches("Braille has failed").count(), 1, "{transcript}");
}

/// Nobody else tells it there.
#[test]
fn who_is_asked_for_settings_reads_that_braille_is_lost() {
    let home = Home::new();
    home.write("settings.toml", "print = \"braille\"\n");
    let mut command = home.command(&["setup"]);
    command.env("PATH", home.path("bin"));
    let mut running = Running::of(command);
    running.wait_for("Braille has failed: lou_translate is not there");
    running.end();
}

#[test]
fn a_program_that_hangs_costs_no_line() {
    let notice = "Braille has failed, table en-ueb-g1.ctb: lou_translate does not answer. Lines are printed as text.";
    assert_told_once(&session(Some("read line; exec /bin/sleep 30")), notice);
}

#[test]
fn garbage_is_not_printed() {
    let notice = "Braille has failed, table en-ueb-g1.ctb: lou_translate does not write braille. Lines are printed as text.";
    for script in ["/bin/cat", "echo ⠁", "printf '\\377\\376'", "/bin/head -c 300000 /dev/urandom"]
    {
        assert_told_once(&session(Some(script)), notice);
    }
}

#[test]
fn a_program_that_writes_for_ever_is_ended() {
    let notice = "Braille has failed, table en-ueb-g1.ctb: lou_translate does not write braille. Lines are printed as text.";
    assert_told_once(&session(Some("exec /usr/bin/yes ⠁")), notice);
}

#[test]
fn a_table_that_is_unknown_is_told_once() {
    let home = Home::new();
    home.write("settings.toml", "print = \"braille\"\nbraille-table = \"klingon.ctb\"\n");
    let run = home.play(&["--opponent", "human", "--moves", "en"], &["e4", "turn", "quit"]);
    let notice = "Braille has failed, table klingon.ctb: liblouis cannot use it, name another such as en-ueb-g1.ctb. Lines are printed as text.";
    assert_told_once(&run.transcript(), notice);
}

#[test]
fn a_table_that_a_match_cannot_use_is_told_before_it_starts() {
    let home = Home::new();
    let example = include_str!("../../examples/one-peg-board.toml");
    let named = "[white]\nprint = \"braille\"\nbraille-table = \"klingon.ctb\"";
    home.write("match.toml", example.replace("[white]", named));
    let file = home.data("match.toml");
    let run = home.run(&["match", "--check", file.to_str().unwrap()]);
    assert!(run.text().contains("Braille has failed, table klingon.ctb: "), "{run:?}");
    assert_eq!(run.code, Some(0), "{run:?}");
}

/// What the examination says of braille, and whether all works.
fn health(home: &Home, script: Option<&str>, real: bool) -> (String, Option<i32>) {
    let run = if real { home.run(&["health"]) } else { with(home, script, &["health"], &[]) };
    let lines: Vec<_> = run.out.into_iter().filter(|line| line.starts_with("Braille")).collect();
    (lines_of(&lines), run.code)
}

#[test]
fn the_examination_warns_of_terminals_that_no_reader_can_read() {
    let home = Home::new();
    home.write("settings.toml", "speech = \"off\"\n");
    for (variable, name) in [
        ("ALACRITTY_WINDOW_ID", Some("Alacritty")),
        ("WEZTERM_PANE", Some("WezTerm")),
        ("VTE_VERSION", None),
    ] {
        let mut command = home.command(&["health"]);
        command.env(variable, "0");
        let run = Running::of(command).end();
        let warned = run.out.iter().find(|line| line.contains("screen readers cannot read"));
        let warning = |name| {
            format!(
                "Terminal: screen readers cannot read {name}. Use GNOME Terminal or the Linux console."
            )
        };
        assert_eq!(warned.cloned(), name.map(warning));
        assert_eq!(run.code, Some(0), "{:?}", run.out);
    }
}

#[test]
fn the_examination_tells_what_braille_needs() {
    let home = Home::new();
    home.write("settings.toml", "speech = \"off\"\n");
    assert_eq!(
        health(&home, None, false),
        (
            "Braille: chess code works. For literary braille install liblouis-bin.\n".to_owned(),
            Some(0)
        )
    );
    let (said, code) = health(&home, None, true);
    assert!(
        said.starts_with("Braille: liblouis ") && said.ends_with(", no table is set.\n"),
        "{said}"
    );
    assert_eq!(code, Some(0));
    home.write("settings.toml", "speech = \"off\"\nbraille-table = \"de-g1.ctb\"\n");
    let (said, code) = health(&home, None, true);
    assert!(said.ends_with(", table de-g1.ctb works.\n"), "{said}");
    assert_eq!(code, Some(0));
    for (script, reason) in [
        (None, "lou_translate is not there, install liblouis-bin"),
        (Some("exec /bin/sleep 30"), "lou_translate does not answer"),
        (Some("echo no"), "lou_translate does not write braille"),
        (
            Some("[ \"$1\" = --version ] && echo liblouis 9.9"),
            "liblouis cannot use it, name another such as en-ueb-g1.ctb",
        ),
    ] {
        let expected = format!("Braille: table de-g1.ctb, {reason}.\n");
        assert_eq!(health(&home, script, false), (expected, Some(1)));
    }
}
