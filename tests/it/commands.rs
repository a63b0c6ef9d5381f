//! The commands that answer and end, the settings and the voices, by the real program.

use expect_test::{Expect, expect};

use touchmove::voices::Library;

use crate::program::Home;

fn prints(args: &[&str], expected: &Expect) {
    expected.assert_eq(&Home::new().run(args).transcript());
}

fn refuses(code: i32, args: &[&str], expected: &Expect) {
    expected.assert_eq(&Home::new().run(args).refusal(code));
}

fn batch(command: &str, lines: &str, code: i32, expected: &Expect) {
    let run = Home::new().run_with(&[command, "-"], lines.as_bytes());
    assert_eq!((run.code, run.err.as_str()), (Some(code), ""));
    assert_eq!(run.out.len(), lines.lines().count());
    expected.assert_eq(&run.text());
}

#[test]
fn say_announces_moves_one_after_another() {
    prints(
        &["say", "e4", "d5", "exd5"],
        &expect![[r#"
            pawn Eva two Eva four
            pawn David seven David five
            pawn Eva four takes David five
        "#]],
    );
    prints(
        &["say", "--moves", "fide-en", "e4 e5 Nf3"],
        &expect![[r#"
            pawn Eva two Eva four
            pawn Eva seven Eva five
            knight Gustav one Felix three
        "#]],
    );
    prints(
        &["say", "--form", "short", "Nf3"],
        &expect![[r#"
            knight Felix three
        "#]],
    );
    prints(
        &["say", "--position", "4k3/P7/8/8/8/8/8/4K2R w K -", "O-O"],
        &expect![[r#"
            short castling
        "#]],
    );
}

#[test]
fn read_gives_san_and_squares() {
    prints(
        &["read", "Springer", "Felix", "drei"],
        &expect![[r#"
            Nf3 g1f3
        "#]],
    );
    prints(
        &["read", "--position", "4k3/P7/8/8/8/8/8/4K2R w K -", "kurze Rochade"],
        &expect![[r#"
            O-O e1g1
        "#]],
    );
    prints(
        &["read", "--position", "4k3/P7/8/8/8/8/8/4K2R w K -", "a8=N"],
        &expect![[r#"
            a8=N a7a8n
        "#]],
    );
}

#[test]
fn ask_answers_one_question() {
    prints(
        &["ask", "material"],
        &expect![[r#"
            Material is level.
            White: 1 queen, 2 rooks, 2 bishops,
            2 knights, 8 pawns.
            Black: 1 queen, 2 rooks, 2 bishops,
            2 knights, 8 pawns.
        "#]],
    );
    prints(
        &["ask", "--talk", "de", "--moves", "de", "attackers", "f3"],
        &expect![[r#"
            f3, Weiß greift an: Springer g1,
            Bauern e2, g2.
            Schwarz greift f3 nicht an.
        "#]],
    );
    prints(
        &["ask", "--position", "7k/8/8/8/8/8/8/K6R b - - 3 9", "turn"],
        &expect![[r#"
            Black to move, move 9, in check.
        "#]],
    );
    prints(
        &["ask", "--position", "4U3 48 ⠲⠅⠒", "fen"],
        &expect![[r#"
            4k3/8/8/8/8/8/8/4K3 w - - 0 1
        "#]],
    );
}

#[test]
fn what_cannot_be_answered_is_one_sentence() {
    refuses(
        1,
        &["read", "Qh5"],
        &expect![[r#"
            The queen on David one is blocked: pawn on Eva two.
        "#]],
    );
    refuses(
        1,
        &["read", "--position", "4k3/8/8/8/8/8/8/KN3N2 w - -", "Nd2"],
        &expect![[r#"
            2 moves possible. Write Nbd2 or Nfd2.
        "#]],
    );
    refuses(
        1,
        &["ask", "weather"],
        &expect![[r#"
            Unknown: weather. For all questions: touchmove ask help
        "#]],
    );
    refuses(
        1,
        &["ask", "rank", "x"],
        &expect![[r#"
            rank needs a rank, for example rank 4.
        "#]],
    );
    refuses(
        1,
        &["ask", "hint"],
        &expect![[r#"
            hint works only inside a game. Begin one with touchmove play.
        "#]],
    );
}

#[test]
fn say_answers_line_by_line() {
    let lines =
        "\te4 e5\n8/8/8/8/8/8/8/8 w - -\te4\n\tNf6\nnonsense\t\n4k3/8/8/8/8/8/8/4K2R w K -\tO-O\n";
    batch(
        "say",
        lines,
        1,
        &expect![[r#"
            pawn Eva two Eva four | pawn Eva seven Eva five
            White has no king.
            You have no knight that reaches Felix six.
            Not a position. Write FEN, a diagram, or a list such as White: Ke1 a2. Black: Ke8.
            short castling
        "#]],
    );
    batch(
        "say",
        "\te4\n",
        0,
        &expect![[r#"
            pawn Eva two Eva four
        "#]],
    );
}

#[test]
fn read_answers_line_by_line() {
    let lines = "\tNf3\n\tknight f three\n\t\n4k3/8/8/8/8/8/8/KN3N2 w - -\tNd2\nno tab\n";
    batch(
        "read",
        lines,
        1,
        &expect![[r#"
            Nf3 g1f3
            Nf3 g1f3
            No move given. Try e2 e4.
            2 moves possible. Write Nbd2 or Nfd2.
            Unknown: no. Write a move, such as e2 e4 or knight f3.
        "#]],
    );
}

#[test]
fn ask_answers_line_by_line() {
    let lines = "\tboard\n\tattackers f3\n\tfoo\n\tclock\n\tlast\n\t\n\tboard e9\n";
    batch(
        "ask",
        lines,
        1,
        &expect![[r#"
            Rank eight: black rooks Anna, Hector, | knights Bella, Gustav, bishops Cesar, | Felix, queen David, king Eva. | Rank seven: black pawns Anna to Hector. | Ranks six to three: empty. | Rank two: white pawns Anna to Hector. | Rank one: white rooks Anna, Hector, | knights Bella, Gustav, bishops Cesar, | Felix, queen David, king Eva.
            Felix three, White attacks: knight Gustav one, | pawns Eva two, Gustav two. | Black does not attack Felix three.
            Unknown: foo. For all questions: touchmove ask help
            This game has no clocks.
            No moves yet.
            Nothing was asked. touchmove ask board, for example.
            board needs a square, for example board e4.
        "#]],
    );
}

#[test]
fn an_unfit_byte_costs_its_line_only() {
    let run = Home::new().run_with(&["read", "-"], b"\t\xff\xfe\n\te4\r\n\te\0e4\n");
    assert_eq!(run.code, Some(1));
    assert_eq!(run.out.len(), 3);
    assert_eq!(run.out[1], "e4 e2e4");
}

#[test]
fn a_wrong_position_is_named_by_its_reason() {
    let positions = [
        "x",
        " ",
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "k7/8/8/8/8/8/8/KK6 w - - 0 1",
        "Pk6/8/8/8/8/8/8/K7 w - - 0 1",
        "k7/8/8/8/8/8/8/K7 x - - 0 1",
        "k7/8/8/8/8/8/8/K7 w ZZ - 0 1",
        "kR6/8/8/8/8/8/8/K7 w - - 0 1",
        "k7/8/8/8/8/8/8/K7 w - e9 0 1",
        "k7/8/8/8/8/8/8/K7 w - - x 1",
        "k7/8/8/8/8/8/8/K7 w KQ - 0 1",
        "k7/8/8/8/8/8/8/K7 w - e6 0 1",
        "k7/8/8/8/8/8/8/K7/8 w - - 0 1",
        "k7/9/8/8/8/8/8/K7 w - - 0 1",
    ];
    let lines: String = positions.map(|position| format!("{position}\tturn\n")).concat();
    batch(
        "ask",
        &lines,
        1,
        &expect![[r#"
            Not a position. Write FEN, a diagram, or a list such as White: Ke1 a2. Black: Ke8.
            White to move, move 1.
            White has no king.
            White has more than one king: Anna one, Bella one.
            Pawn on Anna eight: pawns cannot be on rank 1 or 8.
            The side to move is missing. Write w or b after the board.
            Castling rights: letters such as KQkq, or a hyphen.
            Black is in check, but it is the other side's move.
            En passant square: a square such as e3, or a hyphen.
            After the en passant square, write two numbers such as 0 1, or operations each with a semicolon.
            Castling rights dropped: the king of White is not on its starting square. | White to move, move 1.
            En passant dropped: no pawn can have just passed Eva six. | White to move, move 1.
            The board needs 8 ranks. This one has 9.
            Rank 7 has 9 squares. Each rank needs 8.
        "#]],
    );
    refuses(
        1,
        &["ask", "--position", positions[2], "turn"],
        &expect![[r#"
            White has no king.
        "#]],
    );
    refuses(
        2,
        &["play", "--position", positions[2]],
        &expect![[r#"
            White has no king.
        "#]],
    );
}

#[test]
fn wrong_use_is_exit_code_two() {
    refuses(
        2,
        &["play", "--level", "21"],
        &expect![[r#"
            --level cannot be 21. It can be: 1 to 20.
            For help: touchmove play --help
        "#]],
    );
    refuses(
        2,
        &["play", "--chess960", "960"],
        &expect![[r#"
            Chess960 positions: 0 to 959.
        "#]],
    );
    refuses(
        2,
        &["play", "--time", "fast"],
        &expect![[r#"
            --time cannot be fast. It can be: off; 15+10; 40/90+30,30+30; 5d3; 3b2.
            For help: touchmove play --help
        "#]],
    );
    refuses(
        2,
        &["play", "--laws", "1999"],
        &expect![[r#"
            --laws cannot be 1999. It can be: fide-1989, fide-2001, fide-2005, fide-2009, fide-2014, fide-2017, fide-2018, fide-2023.
            For help: touchmove play --help
        "#]],
    );
    refuses(
        2,
        &["play", "--announcing", "on"],
        &expect![[r#"
            --announcing cannot be on. It can be: off, announce, repeat.
            For help: touchmove play --help
        "#]],
    );
    refuses(
        2,
        &["play", "--warnings", "soon"],
        &expect![[r#"
            --warnings cannot be soon. It can be: auto; off; 5; 10,5,1; 30s.
            For help: touchmove play --help
        "#]],
    );
    refuses(
        2,
        &["say", "--moves", "klingon", "e4"],
        &expect![[r#"
            Unknown voice: klingon. There are: en, cs, de, es, fide, fide-br, fide-cs, fide-en, fide-es, fide-fr, fide-hu, fide-it, fide-ko, fide-nl, fide-pl, fide-pt, fide-ru, fide-sv, fide-th, fide-tr, fide-uk, fide-vi, fr, hu, it, ko, nl, pl, pt, pt-br, ru, sv, th, tr, uk, vi.
        "#]],
    );
    for args in [&["nonsense"][..], &["say"], &["read"], &["export"], &["play", "--unheard-of"]] {
        assert_eq!(Home::new().run(args).code, Some(2), "{args:?}");
    }
}

/// A language is named as its speakers or others call it.
#[test]
fn a_language_is_named_in_any_language() {
    for language in ["de", "german", "Deutsch", "alemán"] {
        let heard = Home::new().play(&["--talk", language], &["quit"]).transcript();
        assert!(heard.contains("Auf Wiedersehen."), "{language}: {heard}");
    }
    refuses(
        2,
        &["say", "--talk", "fide", "e4"],
        &expect![[r#"
        Unbekannte Stimme: fide. Es gibt: en, cs, de, es, fr, hu, it, ko, nl, pl, pt, pt-br, ru, sv, th, tr, uk, vi.
    "#]],
    );
}

#[test]
fn every_command_helps() {
    let commands =
        ["play", "resume", "say", "read", "ask", "import", "games", "export", "voices", "health"];
    for command in commands {
        let help = Home::new().run(&[command, "--help"]).transcript();
        assert!(help.contains("Usage: touchmove"), "{help}");
    }
}

#[test]
fn a_game_begins_from_a_position() {
    let run = |args: &[&str], lines: &[&str]| Home::new().play(args, lines).transcript();
    let fen = "4k3/P7/8/8/8/8/8/4K2R w K - 0 1";
    expect![[r#"
        Special starting position. To hear it: board.
        For the usual one: new usual.
        4k3/P7/8/8/8/8/8/4K2R w K - 0 1
        Game 1 not saved: no move was made.
        Goodbye.
    "#]]
    .assert_eq(&run(&["--position", fen, "--opponent", "human"], &["fen", "quit"]));
    expect![[r#"
        Chess960, position 518: the usual one.
        rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
        Goodbye.
    "#]]
    .assert_eq(&run(&["--chess960", "518"], &["fen", "quit"]));
    expect![[r#"
        Chess960, position 0. Type board to hear it.
        Your move.
        bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1
        Game 1 not saved: no move was made.
        Goodbye.
    "#]]
    .assert_eq(&run(&["--chess960", "0"], &["fen", "quit"]));
}

#[test]
fn what_is_not_in_the_archive_is_told() {
    refuses(
        1,
        &["export", "1", "--pgn"],
        &expect![[r#"
            No game 1. To list the newest: touchmove games
        "#]],
    );
    prints(
        &["games"],
        &expect![[r#"
            No games yet.
        "#]],
    );
    for args in [&["resume"][..], &["resume", "9"]] {
        let run = Home::new().run(args);
        assert_eq!(run.code, Some(1));
        assert_eq!((run.text() + &run.err).lines().count(), 1, "{run:#?}");
    }
}

#[test]
fn games_are_listed_newest_first() {
    let home = Home::new();
    home.play(&["--opponent", "human"], &["f3", "e5", "g4", "Qh4", "quit"]).transcript();
    home.play(&["--level", "1"], &["e4", "quit"]).transcript();
    let out = home.run(&["games"]).transcript();
    expect![[r#"
        2 games.
        2: against level 1, you play White, unfinished, move 2, DAY, TIME.
        1: player 1 against player 2, Black won, DAY, TIME, 2 moves.
    "#]]
    .assert_eq(&crate::program::undated(&out));
    home.run(&["export", "1", "--pgn", home.path("game.pgn").to_str().unwrap()]).transcript();
    let pgn = std::fs::read_to_string(home.path("game.pgn")).unwrap();
    assert!(pgn.ends_with("1. f3 e5 2. g4 Qh4# 0-1\n"), "{pgn}");
    let sheet = home.run(&["export", "1", "--text", "--moves", "de"]).transcript();
    assert!(sheet.contains("2. g4 Dh4"), "{sheet}");
}

#[test]
fn voices_are_listed() {
    let mut library = Library::built_in();
    let names: Vec<String> = library.names().into_iter().map(str::to_owned).collect();
    let line = |name: &String| {
        let voice = library.get(name).unwrap();
        let works = format!("Voice {name}: works, language {}.\n", voice.language().tag());
        let Some(review) = voice.review() else { return works };
        let draft = format!("Voice {name}: a draft, reviewed by no native speaker.\n");
        let unsure = review.unconfirmed.join(", ");
        let unsure = format!("Voice {name}: to be confirmed: {unsure}.\n");
        works + &draft + if review.unconfirmed.is_empty() { "" } else { &unsure }
    };
    let all: String = names.iter().map(line).collect();
    for args in [["voices", "list"], ["voices", "check"]] {
        assert_eq!(Home::new().run(&args).transcript(), all);
    }
}

/// What a translator has to do is named: what is missing, what is never filled, how the language
/// counts, and words with two meanings, each at its line.
#[test]
fn a_new_voice_is_made_and_what_it_lacks_is_told() {
    let home = Home::new();
    let made = home.run(&["voices", "new", "lt"]).transcript();
    assert!(made.starts_with("New voice: "), "{made}");
    let folder = home.data("voices/lt");
    let phrases = std::fs::read_to_string(folder.join("phrases.ftl")).unwrap();
    assert!(phrases.lines().all(|line| line.is_empty() || line.starts_with('#')), "{phrases}");
    let again = home.run(&["voices", "new", "lt"]).refusal(1);
    assert!(again.contains("exists already"), "{again}");
    assert!(home.run(&["voices", "new", "?"]).refusal(1).starts_with("? is not a language tag."));
    // As it is made, everything is said in English.
    let played = home.play(&["--talk", "lt", "--opponent", "human"], &["e4", "quit"]).transcript();
    assert!(played.contains("pawn e2 e4"), "{played}");
    let filled = "color-white = Baltieji\nstudy-moves = { $count ->\n    [one] ėjimas\n   *[other] ėjimai\n}\nold = x\ngoodbye = Iki { $pasimatymo }.\n";
    std::fs::write(folder.join("phrases.ftl"), filled).unwrap();
    let toml = std::fs::read_to_string(folder.join("voice.toml")).unwrap();
    let toml = toml.replace("state = \"draft\"", "state = \"half\"");
    std::fs::write(folder.join("voice.toml"), toml.replace("takes = [", "takes = [\"king\", "))
        .unwrap();
    let run = home.run(&["voices", "check", home.data("voices").to_str().unwrap()]);
    let home = home.path("").display().to_string();
    // How many words there are before it is no matter here.
    let state = 1 + toml.lines().position(|line| line.starts_with("state = ")).unwrap();
    let state = format!("line {state} of");
    // How many sentences there are, and which, is no matter here.
    let shown =
        |line: &str| match line.split_once(" sentences. They are said in another language: ") {
            Some((missing, names))
                if missing.starts_with("Missing: ") && names.contains("black-pawn, empty") =>
            {
                "Most are missing.\n".to_owned()
            }
            Some((missing, names))
                if missing.starts_with("Missing: ") && names.contains("lessons-next") =>
            {
                "Most of the lessons are missing.\n".to_owned()
            }
            _ => format!("{line}\n"),
        };
    let told: String =
        run.err.replace(&home, "HOME/").replace(&state, "its line of").lines().map(shown).collect();
    expect![[r#"
        Unknown state: half. Write draft, read or spoken. Ignored: its line of HOME/data/voices/lt/voice.toml.
        The program has no sentence study-moves. Did you mean study-none? Ignored: line 2 of HOME/data/voices/lt/phrases.ftl.
        The program has no sentence old. Ignored: line 6 of HOME/data/voices/lt/phrases.ftl.
        The sentence goodbye has no gap pasimatymo. It has no gaps. Ignored: line 7 of HOME/data/voices/lt/phrases.ftl.
        king has two meanings in a move: king and takes. Each needs its own words. Ignored: line 66 of HOME/data/voices/lt/voice.toml.
        Most are missing.
        Most of the lessons are missing.
        Variants are missing in study-moves: few, for the number count. See line 2 of HOME/data/voices/lt/phrases.ftl.
    "#]].assert_eq(&told);
}

#[test]
fn a_typing_error_in_a_voice_is_found() {
    let home = Home::new();
    home.write("shelf/fide/voice.toml", "lanuage = \"de\"\n");
    let folder = home.data("shelf");
    let run = home.run(&["voices", "check", folder.to_str().unwrap()]);
    assert_eq!(run.code, Some(1));
    assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    assert!(
        run.err.starts_with("Unknown part of a voice: lanuage. Did you mean language?"),
        "{}",
        run.err
    );
    assert!(run.err.trim_end().ends_with("shelf/fide/voice.toml."), "{}", run.err);
    let missing = home.run(&["voices", "check", "no-such-folder"]);
    assert_eq!(missing.code, Some(1));
    assert!(missing.err.contains("no-such-folder"), "{}", missing.err);
}

#[test]
fn a_voice_of_the_players_own_is_used() {
    let home = Home::new();
    home.write("voices/mine/voice.toml", "parent = \"en\"\n[understood]\nknight = [\"nag\"]\n");
    let out = home.run(&["read", "--moves", "mine", "nag", "f3"]).transcript();
    assert_eq!(out, "Nf3 g1f3\n");
    assert_eq!(home.run(&["say", "--moves", "mine", "Nf3"]).transcript(), "knight g1 f3\n");
}

#[test]
fn a_wrong_setting_is_told_and_the_game_goes_on() {
    let run = |text: &str| {
        let home = Home::new();
        home.write("settings.toml", text);
        let run = home.play(&[], &["turn", "quit"]);
        assert_eq!(std::fs::read_to_string(home.data("settings.toml")).unwrap(), text);
        let data = home.data("").display().to_string();
        run.transcript().replace(&data, "DATA/")
    };
    expect![[r#"
        Unknown setting: colour. Did you mean side? Ignored: line 1 of DATA/settings.toml.
        New game 1. You play White against level 2.
        White to move, move 1. You play White.
        Goodbye.
    "#]]
    .assert_eq(&run("colour = \"x\"\nlevel = 2\n"));
    expect![[r#"
        level cannot be 99. It can be: 1 to 20. Ignored: line 1 of DATA/settings.toml.
        New game 1. You play White against level 3.
        White to move, move 1. You play White.
        Goodbye.
    "#]]
    .assert_eq(&run("level = 99\n"));
    expect![[r#"
        level = = 3 cannot be read. Write name = "value". Ignored: line 1 of DATA/settings.toml.
        New game 1. You play White against level 3.
        White to move, move 1. You play White.
        Goodbye.
    "#]]
    .assert_eq(&run("level = = 3\n"));
}

#[test]
fn flags_go_before_environment_before_file() {
    let home = Home::new();
    home.write("settings.toml", "level = 2\n");
    let level = |args: &[&str], variable: Option<&str>| {
        let mut command = home.command(&[&["play", "--speech", "off"], args].concat());
        command.envs(variable.map(|value| ("TOUCHMOVE_LEVEL", value)));
        let mut running = crate::program::Running::of(command);
        running.feed(Vec::new());
        running.end().out.into_iter().find(|line| line.contains("level")).unwrap()
    };
    assert!(level(&[], None).ends_with("level 2."));
    assert!(level(&[], Some("4")).ends_with("level 4."));
    assert!(level(&["--level", "6"], Some("4")).ends_with("level 6."));
}

#[test]
fn the_laws_and_how_a_game_is_played_stand_in_the_settings() {
    let home = Home::new();
    home.write("settings.toml", "laws = 2009\nannouncing = \"announce\"\nwarnings = \"5,1\"\n");
    let opening = |args: &[&str]| home.play(args, &["quit"]).transcript();
    expect![[r#"
        Laws: FIDE 2009.
        Every move is announced. Type your move, then press.
        Goodbye.
    "#]]
    .assert_eq(&opening(&["--opponent", "human"]));
    expect![[r#"
        Goodbye.
    "#]]
    .assert_eq(&opening(&["--opponent", "human", "--laws", "fide-2023", "--announcing", "off"]));
    let mut game = home.start_game(&["--opponent", "human", "--announcing", "off", "--time", "2"]);
    game.wait_for("Time: 2 minutes.");
    game.type_line("clock");
    game.wait_for("Black: 2 minutes.");
}

#[test]
fn one_word_of_a_voice_can_be_changed() {
    let home = Home::new();
    home.write("voices/fide/voice.toml", "[words]\ntakes = \"nimmt\"\n");
    let out = home.run(&["say", "--moves", "fide", "e4", "d5", "exd5"]).transcript();
    assert!(out.ends_with("Bauer Eva vier nimmt David fuenf\n"), "{out}");
    let run = home.play(&["--opponent", "human"], &["quit"]);
    assert!(run.out[0].starts_with("New game 1 "), "{run:#?}");
}

#[cfg(unix)]
#[test]
fn an_argument_that_is_no_text_is_one_sentence() {
    use std::os::unix::ffi::OsStrExt;
    for args in [&["say", "--talk"][..], &["read"]] {
        let home = Home::new();
        let mut command = home.command(args);
        command.arg(std::ffi::OsStr::from_bytes(b"e\xff4"));
        let refusal = crate::program::Running::of(command).end().refusal(2);
        let help = format!("For help: touchmove {} --help\n", args[0]);
        assert_eq!(refusal, format!("An argument is not valid UTF-8.\n{help}"));
    }
}
