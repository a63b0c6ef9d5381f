//! `touchmove export`: every form and every flag, and what is told when nothing is written.

use std::fs;

use expect_test::{Expect, expect};

use crate::program::Home;

/// A home with a game that is over, and one that begins elsewhere and is not.
fn home() -> Home {
    let home = Home::new();
    let lines = ["e4", "e5", "Nf3", "draw", "yes", "Nc6", "Bb5", "a6", "resign", "yes", "quit"];
    home.play(&["--opponent", "human", "--time", "5d3"], &lines).transcript();
    let fen = "4k3/P7/8/8/8/8/2p5/4K3 b - - 3 17";
    home.play(&["--opponent", "human", "--position", fen], &["Kd7", "a8=Q", "quit"]).transcript();
    home
}

/// What is written, with the day of the game made one that stays, in print and in braille.
fn written(home: &Home, args: &[&str]) -> String {
    let text = home.run(&[&["export"], args].concat()).transcript();
    let text = text.replace('\r', "").replace('\u{c}', "FORM FEED ");
    let days = spellings_of_day(&day(home, args[0]));
    days.iter().fold(text, |text, day| text.replace(day, "TODAY"))
}

/// The day on which a game was played, by its PGN: year, month and day.
fn day(home: &Home, game: &str) -> [String; 3] {
    let pgn = home.run(&["export", game, "--pgn"]).transcript();
    let (_, date) = pgn.split_once("[Date \"").unwrap();
    let date: Vec<String> = date[..10].split('.').map(str::to_owned).collect();
    date.try_into().unwrap()
}

fn spellings_of_day(day: &[String; 3]) -> [String; 3] {
    let letter = |digit: char| char::from(b"JABCDEFGHI"[digit.to_digit(10).unwrap() as usize]);
    let number = |number: &String| format!("#{}", number.chars().map(letter).collect::<String>());
    [day.join("-"), day.join("."), day.each_ref().map(number).join("-")]
}

fn prints(home: &Home, args: &[&str], expected: &Expect) {
    expected.assert_eq(&written(home, args));
}

#[test]
fn a_day_is_known_in_every_spelling() {
    let day = ["2026", "11", "30"].map(str::to_owned);
    assert_eq!(spellings_of_day(&day), ["2026-11-30", "2026.11.30", "#BJBF-#AA-#CJ"]);
}

#[test]
fn a_sheet_in_braille_without_a_table() {
    let home = home();
    prints(
        &home,
        &["1", "--brf", "--moves", "en"],
        &expect![[r#"
            GAME 1, PLAYER 1 AGAINST PLAYER 2
            WHITE: PLAYER 1
            BLACK: PLAYER 2
            DATE: TODAY
            WHITE RESIGNS. BLACK WINS.

            1 E4 E5
            2 ,NF3 ,NC6 (=)
            3 ,BB5 A6

            WHITE RESIGNS. BLACK WINS.
        "#]],
    );
    prints(
        &home,
        &["1", "--brf", "--code", "uk", "--cells", "12", "--lines", "8"],
        &expect![[r#"
            GAME 1,
              PLAYER 1
              AGAINST
              PLAYER 2
            WHITE:
              PLAYER 1
            BLACK:
              PLAYER 2
            FORM FEED GAME 1,    2
            DATE:
              TODAY
            WHITE
              RESIGNS.
              BLACK
              WINS.

            FORM FEED GAME 1,    3
            1 E4 E5
            2 SF3 SC6
              "<"7">
            3 LB5 A6

            FORM FEED GAME 1,    4
            WHITE
              RESIGNS.
              BLACK
              WINS.
        "#]],
    );
}

#[test]
fn a_sheet_in_braille_of_a_game_that_began_elsewhere() {
    let home = home();
    prints(
        &home,
        &["2", "--brf", "--moves", "de", "--talk", "de"],
        &expect![[r#"
            PARTIE 2, SPIELER 1 GEGEN SPIELER 2
            WEI!: SPIELER 1
            SCHWARZ: SPIELER 2
            DATUM: TODAY
            UNBEENDET

            WEI!: .KE1 A7
            SCHWARZ: .KE8 C2
            SCHWARZ AM ZUG.

            17 ... .KD7
            18 A8=.D

            UNBEENDET
        "#]],
    );
    prints(
        &home,
        &["2", "--brf", "--code", "uk"],
        &expect![[r#"
            GAME 2, PLAYER 1 AGAINST PLAYER 2
            WHITE: PLAYER 1
            BLACK: PLAYER 2
            DATE: TODAY
            UNFINISHED

            WHITE: KE1 A7
            BLACK: KE8 C2
            BLACK TO MOVE.

            17 - KD7
            18 A8Q

            UNFINISHED
        "#]],
    );
}

#[test]
fn words_of_a_sheet_by_a_table_and_moves_without() {
    let home = home();
    prints(
        &home,
        &["1", "--brf", "--moves", "en", "--table", "auto"],
        &expect![[r#"
            ,GAME #A1 PLAYER #A AGAINST PLAYER #B
            ,WHITE3 PLAYER #A
            ,BLACK3 PLAYER #B
            ,DATE3 TODAY
            ,WHITE RESIGNS4 ,BLACK WINS4

            1 E4 E5
            2 ,NF3 ,NC6 (=)
            3 ,BB5 A6

            ,WHITE RESIGNS4 ,BLACK WINS4
        "#]],
    );
    let german =
        ["1", "--brf", "--moves", "de", "--talk", "de", "--table", "de-g2.ctb", "--lines", "9"];
    prints(
        &home,
        &german,
        &expect![[r#"
            P0T+ #A1 1+] #A G 1+] #B
            W%,!3 1+] #A
            :W0Z3 1+] #B
            DATUM3 TODAY
            W%,! GB *' :W0Z &W9NT'

            1 E4 E5
            2 .SF3 .SC6 (=)
            3 .LB5 A6
            FORM FEED P0T+ #A1 1+] #A G 1+] #B              #B
            W%,! GB *' :W0Z &W9NT'
        "#]],
    );
}

#[test]
fn the_settings_of_a_sheet() {
    let home = home();
    let settings =
        "braille-table = \"auto\"\nsheet-code = \"uk\"\nsheet-cells = 12\nsheet-lines = 8\n";
    home.write("settings.toml", settings);
    let by_flags =
        ["1", "--brf", "--table", "auto", "--code", "uk", "--cells", "12", "--lines", "8"];
    assert_eq!(written(&home, &["1", "--brf"]), written(&home, &by_flags));
    let plain = ["1", "--brf", "--table", "off", "--code", "san", "--cells", "40", "--lines", "25"];
    home.write("settings.toml", "");
    assert_eq!(written(&home, &["1", "--brf"]), written(&home, &plain));
}

#[test]
fn a_table_that_does_not_serve_costs_only_the_table() {
    let home = home();
    for (table, expected) in [
        (
            "no-such-table.ctb",
            expect![[r#"
            No literary braille, table no-such-table.ctb: liblouis cannot use it, name another such as en-ueb-g1.ctb. Words are written sign by sign.
        "#]],
        ),
        // Eight dots fit no file for an embosser.
        (
            "en-us-comp8.ctb",
            expect![[r#"
                Not all written by table en-us-comp8.ctb. Written sign by sign: Game 1, player 1 against player 2
            "#]],
        ),
    ] {
        let run = home.run(&["export", "1", "--brf", "--moves", "en", "--table", table]);
        expected.assert_eq(&run.err);
        assert_eq!(run.code, Some(0));
        assert_eq!(run.text(), home.run(&["export", "1", "--brf", "--moves", "en"]).text());
    }
}

#[test]
fn pgn_has_its_tags_in_order_and_clocks() {
    let home = home();
    let clocks = |text: String| text.replace("0:04:59", "0:05:00");
    expect![[r#"
        [Event "Game at home"]
        [Site "?"]
        [Date "TODAY"]
        [Round "-"]
        [White "Player"]
        [Black "Player"]
        [Result "0-1"]
        [Termination "normal"]
        [TerminationDetails "resignation"]
        [TimeControl "300"]

        1. e4 {[%clk 0:05:00]} 1... e5 {[%clk 0:05:00]} 2. Nf3 {[%clk 0:05:00]} 2...
        Nc6 {[%clk 0:05:00]} 3. Bb5 {[%clk 0:05:00]} 3... a6 {[%clk 0:05:00]} 0-1
    "#]]
    .assert_eq(&clocks(written(&home, &["1", "--pgn"])));
    prints(
        &home,
        &["2", "--pgn"],
        &expect![[r#"
        [Event "Game at home"]
        [Site "?"]
        [Date "TODAY"]
        [Round "-"]
        [White "Player"]
        [Black "Player"]
        [Result "*"]
        [FEN "4k3/P7/8/8/8/8/2p5/4K3 b - - 3 17"]
        [SetUp "1"]
        [Termination "unterminated"]
        [TimeControl "-"]

        17... Kd7 18. a8=Q *
    "#]],
    );
}

#[test]
fn a_sheet_in_print() {
    let home = home();
    prints(
        &home,
        &["1", "--text", "--moves", "de"],
        &expect![[r#"
            TODAY  player 1  player 2  0-1
            1. e4 e5
            2. Sf3 Sc6 (=)
            3. Lb5 a6
        "#]],
    );
    prints(
        &home,
        &["2", "--text", "--moves", "de"],
        &expect![[r#"
            TODAY  player 1  player 2  *
            17. ... Kd7
            18. a8=D
        "#]],
    );
}

#[test]
fn all_games_into_one_file() {
    let home = home();
    let file = home.path("all.brf");
    let name = file.to_str().unwrap();
    home.run(&["export", "--all", "--brf", name]).transcript();
    let text = fs::read_to_string(&file).unwrap();
    let pages: Vec<_> = text.split('\u{c}').collect();
    assert_eq!(pages.len(), 2);
    assert!(pages[0].starts_with("GAME 1, ") && pages[1].contains("\r\nGAME 2, "), "{text}");
    let both = ["1", "2"].map(|game| home.run(&["export", game, "--pgn"]).transcript());
    assert_eq!(home.run(&["export", "--all", "--pgn"]).transcript(), both.join("\n"));
    home.run(&["export", "--all", "--pgn", "--file", home.path("all.pgn").to_str().unwrap()]);
    assert_eq!(fs::read_to_string(home.path("all.pgn")).unwrap(), both.join("\n"));
}

#[test]
fn a_file_is_replaced_only_when_that_is_asked_for() {
    let home = home();
    let file = home.path("game.brf");
    let name = file.to_str().unwrap();
    fs::write(&file, "mine").unwrap();
    let refused = home.run(&["export", "1", "--brf", name]).refusal(1);
    assert_eq!(refused, format!("{name} already exists. Use --force to replace it.\n"));
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    let done = home.run(&["export", "1", "--brf", "--force", name]).transcript();
    assert_eq!(done, format!("Written to {name}.\n"));
    let text = home.run(&["export", "1", "--brf"]).transcript();
    assert_eq!(
        fs::read_to_string(&file).unwrap().replace("\r\n", "\n"),
        text.replace("\r\n", "\n").replace('\r', "")
    );
    let left: Vec<_> = fs::read_dir(file.parent().unwrap())
        .unwrap()
        .map(|entry| entry.unwrap().file_name())
        .collect();
    assert_eq!(left.len(), 2, "{left:?}");
}

#[test]
fn what_cannot_be_written_is_told_in_a_sentence() {
    let home = home();
    let folder = home.path("folder");
    fs::create_dir(&folder).unwrap();
    let missing = home.path("nowhere/game.brf");
    for (file, reason) in [
        (missing.to_str().unwrap(), "the folder does not exist"),
        (folder.to_str().unwrap(), "that is a folder, name a file in it"),
        #[cfg(target_os = "linux")]
        ("/dev/full", "the disk is full"),
        #[cfg(target_os = "linux")]
        ("/proc/game.brf", "the folder does not exist"),
    ] {
        let refused = home.run(&["export", "1", "--brf", file]).refusal(1);
        assert_eq!(refused, format!("Not written, {file}: {reason}.\n"));
    }
    let long = home.path(&"x".repeat(300));
    let refused = home.run(&["export", "1", "--brf", long.to_str().unwrap()]).refusal(1);
    assert!(refused.ends_with(": the name is too long.\n"), "{refused}");
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_standard_output_is_told() {
    let home = home();
    let mut command = home.command(&["export", "1", "--pgn", "--talk", "de"]);
    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let output = command.stdout(full).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let err = String::from_utf8(output.stderr).unwrap();
    assert_eq!(err, "Nicht geschrieben, Standardausgabe: die Platte ist voll.\n");
}

#[test]
fn newcomer_a_game_is_written_as_pgn_where_no_form_is_named() {
    let home = home();
    let plain = home.run(&["export", "1"]).transcript();
    assert!(plain.starts_with("[Event "), "{plain}");
    assert_eq!(plain, home.run(&["export", "1", "--pgn"]).transcript());
}

#[test]
fn wrong_use_is_told_in_a_sentence() {
    let home = home();
    let mut told = String::new();
    for args in [
        &["9", "--brf"][..],
        &["--brf"],
        &["one", "--brf"],
        &["--all", "1", "--brf"],
        &["--all", "one", "two", "--brf"],
        &["1", "--brf", "--pgn"],
        &["1", "--text", "--cells", "40"],
        &["1", "--brf", "--cells", "3"],
        &["1", "--brf", "--cells", "81"],
        &["1", "--brf", "--lines", "-4"],
        &["1", "--brf", "--lines", "many"],
        &["1", "--brf", "--code", "french"],
        &["1", "--brf", "--table", ""],
        &["1", "--brf", "--cells", "3", "--talk", "de"],
    ] {
        let code = if args[0] == "9" { 1 } else { 2 };
        told += &home.run(&[&["export"], args].concat()).refusal(code);
    }
    expect![[r#"
        No game 9. To list the newest: touchmove games
        Missing: GAME. It is: the number of the game. To list them: touchmove games
        For help: touchmove export --help
        Which game? Name its number, such as touchmove export 57 --text, or --all.
        1 is one word too many.
        one is one word too many.
        Use --brf or --pgn, not both.
        For help: touchmove export --help
        Use --text or --cells, not both.
        For help: touchmove export --help
        --cells cannot be 3. It can be: 12 to 80.
        For help: touchmove export --help
        --cells cannot be 81. It can be: 12 to 80.
        For help: touchmove export --help
        --lines cannot be -4. It can be: 5 to 60.
        For help: touchmove export --help
        --lines cannot be many. It can be: 5 to 60.
        For help: touchmove export --help
        --code cannot be french. It can be: san, uk.
        For help: touchmove export --help
        --table has no value. It can be: off, auto, en-ueb-g2.ctb, de-g1.ctb, and more.
        For help: touchmove export --help
        --cells kann nicht 3 sein. Möglich: 12 bis 80.
        Hilfe dazu: touchmove export --help
    "#]]
    .assert_eq(&told);
}

#[test]
fn signs_that_the_uk_code_is_not_known_to_have_are_those_of_print_or_the_players_own() {
    let home = Home::new();
    let lines = ["e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5", "O-O", "draw", "no", "Nf6", "quit"];
    home.play(&["--opponent", "human"], &lines).transcript();
    let moves = |home: &Home| {
        let sheet = written(home, &["1", "--brf", "--code", "uk"]);
        sheet.lines().find(|line| line.starts_with("4 ")).unwrap().to_owned()
    };
    assert_eq!(moves(&home), "4 O-O SF6");
    home.write("voices/en/phrases.ftl", "uk-short-castling = KO\n");
    assert_eq!(moves(&home), "4 KO SF6");
}

/// FIDE 2009, D: who decides later needs the position, the sheet and the times.
#[test]
fn e2_a_draw_that_is_claimed_without_an_arbiter_is_on_record() {
    let home = Home::new();
    let args = ["--opponent", "human", "--time", "1+59", "--laws", "fide-2009"];
    home.play(&args, &["claim effort", "yes", "decline", "quit"]).transcript();
    let claimed = "White claims a draw: the opponent does not try to win. Clocks: White 1 minute";
    for form in ["--pgn", "--text", "--brf"] {
        let text = home.run(&["export", "1", form]).transcript();
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let claimed = if form == "--brf" { "WHITE CLAIMS A DRAW" } else { claimed };
        assert!(text.contains(claimed), "{text}");
    }
    let opened = home.play(&[], &["open 1", "about", "quit"]).transcript();
    assert!(opened.contains(claimed), "{opened}");
}

/// The last position is a picture with its description, from the shell and from inside; other kinds of
/// pictures are told what can be written.
#[test]
fn the_last_position_is_a_picture_with_its_description() {
    let home = home();
    let file = |name: &str| home.path(name).display().to_string();
    let told = |args: &[&str]| {
        let run = home.run(&[&["export", "1"], args, &["--talk", "en", "--moves", "en"]].concat());
        run.text() + &run.err
    };
    told(&["--diagram", "--file", &file("end.svg")]);
    let picture = fs::read_to_string(home.path("end.svg")).unwrap();
    assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"), "{picture}");
    assert!(picture.contains("<title id=\"title\">player 1 – player 2</title>"), "{picture}");
    assert!(picture.contains("Rank 8: black rooks a, h, bishops c, f"), "{picture}");
    assert_eq!(picture.matches("<path ").count(), 64);
    let wrong = "A picture is an SVG or a PNG: name a file that ends in .svg or .png.";
    assert!(told(&["--diagram", "--file", &file("end.txt")]).contains(wrong));
    assert!(told(&[&file("end.gif")]).contains(wrong));
    assert!(told(&["--diagram", "--file", &file("end.svg")]).contains("already exists"));
    told(&[&file("end.png")]);
    let points = fs::read(home.path("end.png")).unwrap();
    assert!(points.starts_with(b"\x89PNG\r\n\x1a\n"));
    let words = "Description\0\0\0\0\0";
    let at = points.windows(words.len()).position(|it| it == words.as_bytes()).unwrap();
    assert!(points[at + words.len()..].starts_with(b"Rank 8: black rooks a, h, bishops c, f"));
    let lines =
        ["inside.svg", "inside.png", "inside.gif"].map(|name| format!("export 1 {}", file(name)));
    let lines = [&*lines[0], &*lines[1], &*lines[2], "quit"];
    let inside = home.play(&["--opponent", "human", "--talk", "en", "--moves", "en"], &lines);
    let inside = inside.transcript();
    assert!(inside.contains(wrong), "{inside}");
    assert_eq!(fs::read_to_string(home.path("inside.svg")).unwrap(), picture);
    assert_eq!(fs::read(home.path("inside.png")).unwrap(), points);
    for name in ["end.txt", "end.gif", "inside.gif"] {
        assert!(!home.path(name).exists(), "{name}");
    }
}
