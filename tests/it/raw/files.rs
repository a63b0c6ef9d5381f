//! Files of the player's and of others: their names and what stands in them.

use std::fs;
use std::os::unix::fs::PermissionsExt;

use crate::matched::{ENGLISH, GERMAN, Table, lay};
use crate::program::Home;
use crate::raw::{clean, clean_run, evil, unseen};

/// A file with this text in a home, whose name has characters that may not go out.
fn named(home: &Home, end: &str, text: &str) -> String {
    let file = home.path(&format!("x\u{1b}]0;owned\u{7}\u{9d}\u{202e}\u{200b}{end}"));
    fs::write(&file, text).unwrap();
    file.to_str().unwrap().to_owned()
}

#[test]
fn s2_the_name_of_a_file_gives_no_orders() {
    let home = Home::new();
    let pgn = named(&home, ".pgn", "1. e4 e5 2. Qxf7 *\n\n1. e4 (1. d4 *\n\n1. e4 e5 1-0\n");
    let shown = "x?]0;owned????.pgn, line 1";
    let run = home.run(&["import", &pgn]);
    clean_run("import", &run);
    assert!(run.text().contains(shown), "{run:?}");
    clean_run("import with a log", &home.run(&["import", &pgn, "--log", &format!("{pgn}.log")]));
    clean("log", &fs::read_to_string(format!("{pgn}.log")).unwrap_or_default());
    clean_run("empty", &home.run(&["import", &named(&home, "", "")]));
    clean_run("export", &home.run(&["export", "1", &pgn]));
    clean_run("exported", &home.run(&["export", "1", &pgn, "--force"]));
    let other = named(&home, ".toml", "time = 5\nname = \"\u{1b}]0;owned\"\n");
    for args in [
        &["match", &other][..],
        &["match", &other, "--check"],
        &["referee", &other],
        &["pegboard", "simulate", "dgt", "--pgn", &other],
        &["pegboard", "simulate", "dgt", "--faults", &other],
        &["voices", "check", &other],
        &["play", "--book", &other],
        &["play", "--tables", &other],
        &["play", "--opponent", &format!("uci:{other}")],
        &["--data", &other, "games"],
        &["--data", &other, "play"],
    ] {
        clean_run(args[0], &home.run(args));
    }
    for folder in ["puzzles", "lessons", "repertoire", "keymaps"] {
        for end in ["pgn", "csv", "toml"] {
            home.write(&format!("{folder}/y\u{1b}]0;owned\u{7}.{end}"), "1. e4 *\n\nnonsense,\n[x");
        }
    }
    let lines = ["puzzle", "lesson", "lessons", "repertoire", "repertoires", "drill", "quit"];
    clean_run("what is practised", &home.play(&[], &lines));
    clean_run("health", &home.run(&["health"]));
}

#[test]
fn s3_a_voice_is_refused_with_its_line_and_gives_no_orders() {
    for c in unseen() {
        let is_break = matches!(c, '\n' | '\t');
        let home = Home::new();
        let voice = format!(
            "# hello\ngoodbye = Bye{c}]0;owned.\nnew-game = New {{ \"\\u{:06X}\" }} game.\n",
            u32::from(c)
        )
        .replace("\\u00", "\\U00")
        .replace("\\u0", "\\U0");
        home.write("voices/en/phrases.ftl", voice);
        if !is_break {
            let run = home.run(&["voices", "check", home.data("voices").to_str().unwrap()]);
            clean_run("voices check", &run);
            assert_eq!(run.code, Some(1), "{c:?}: {run:?}");
            assert!(run.err.contains("line 2 of"), "{c:?}: {run:?}");
        }
        if u32::from(c) % 8 == 3 {
            clean_run("play", &home.play(&[], &["quit"]));
        }
    }
}

#[test]
fn s3_the_other_files_of_a_voice_are_refused_with_their_lines() {
    let home = Home::new();
    let word = "k\\u001bing\\u202e";
    home.write(
        "voices/mine/voice.toml",
        format!("language = \"en\"\nparent = \"en\"\n[pieces]\nking = \"{word}\"\n"),
    );
    home.write("voices/mine/openings.toml", "[openings]\n\"Ruy Lopez\" = \"Spanish\u{202e}\"\n");
    home.write(
        "keymaps/mine.toml",
        format!("parent = \"standard\"\n[keys]\n\"{word}\" = \"board\"\n"),
    );
    let run = home.run(&["voices", "check", home.data("voices").to_str().unwrap()]);
    clean_run("voices check", &run);
    assert!(run.err.contains("line 4 of") && run.err.contains("line 2 of"), "{run:?}");
    let run = home.run(&["keymaps", "check", home.data("keymaps").to_str().unwrap()]);
    clean_run("keymaps check", &run);
    assert!(run.err.contains("line 3 of"), "{run:?}");
    clean_run(
        "play",
        &home.play(&["--talk", "mine", "--moves", "mine"], &["Ke2", "board", "quit"]),
    );
}

#[test]
fn s3_a_lesson_is_refused_with_its_line_and_gives_no_orders() {
    for some in unseen().chunks(40) {
        let home = Home::new();
        let mut text = String::from("title = \"Mine\"\n");
        let mut told = Vec::new();
        for (nth, &c) in some.iter().enumerate() {
            let escape = format!("\\U{:08X}", u32::from(c));
            let ask = "task = \"find capture\"\nanswer = \"Rxd5\"\nposition = \"6k1/8/8/3p4/8/8/8/3R2K1 w - - 0 1\"";
            let exercise = format!(
                "[{}]\n{ask}\nbefore = \"\"\"one\ntwo{escape}three\"\"\"\nwhy = \"Why{escape}\"\n",
                nth + 1
            );
            text.push_str(&exercise);
            let last = text.lines().count();
            told.extend([last - 1, last].into_iter().filter(|_| !matches!(c, '\n' | '\t')));
        }
        home.write("lessons/mine.toml", text);
        let run = home.play(&[], &["lesson mine", "goal", "Rxd5", "quit"]);
        clean_run("lesson", &run);
        assert_eq!(run.text().matches("Unprintable").count(), told.len(), "{run:?}");
        for line in told {
            assert!(run.text().contains(&format!("line {line} of")), "{line}: {run:?}");
        }
    }
}

#[test]
fn puzzles_openings_and_settings_give_no_orders() {
    let home = Home::new();
    let word = evil(&['\n', '\r', '\0']);
    let row = "8/8/8/8/3p4/3k1P2/1K6/8 w - - 0 62,b2c1 d3e2 c1c2 d4d3,1529";
    home.write("puzzles/mine.csv", format!("{word},{row}\n{word},8/8 w,{word},900\n{word}\n"));
    home.write(
        "repertoire/white.pgn",
        format!("[Event \"{word}\"]\n\n1. e4 {{{word}}} e5 {word} 2. Nf3 *\n\n1. {word} *\n"),
    );
    home.write("settings.toml", format!("name = \"{word}\"\nlevel = \"{word}\"\n\"{word}\" = 3\n"));
    home.write("history.txt", format!("#V2\n{word}\n"));
    home.write("chips.txt", &word);
    let lines =
        ["puzzle mine", "solution", "repertoire", "repertoire white", "e4", "settings", "quit"];
    clean_run("practised", &home.play(&[], &lines));
}

/// What an engine says of itself, writes to nowhere and answers.
#[test]
fn e8_an_engine_gives_no_orders() {
    let home = Home::new();
    let word = evil(&['\n', '\r', '\0']);
    let engine = home.path("engine");
    let script = format!(
        "#!/bin/sh\nprintf '%s\\n' '{word}' >&2\nwhile read -r line; do case $line in\nuci) printf '%s\\n' \
         'id name {word}' 'id author {word}' 'option name {word} type string default {word}' 'info string {word}' \
         uciok ;;\nisready) echo readyok ;;\ngo*) printf '%s\\n' 'info string {word}' 'info depth 3 score cp 1 pv \
         {word}' 'bestmove {word}' ;;\nquit) exit ;;\nesac; done\n"
    );
    fs::write(&engine, script).unwrap();
    fs::set_permissions(&engine, fs::Permissions::from_mode(0o755)).unwrap();
    let opponent = format!("uci:{}", engine.display());
    let run =
        home.play(&["--opponent", &opponent, "--moves", "en"], &["e4", "settings", "yes", "quit"]);
    clean_run("engine", &run);
    assert!(run.text().contains("owned"), "{run:?}");
    clean_run("health", &home.run(&["health"]));
    clean("exported", &home.run(&["export", "1", "--pgn"]).text());
}

#[test]
fn a_match_gives_no_orders_to_anyone() {
    let home = Home::new();
    let word = evil(&['\n', '\r', '\0']);
    let short = "A\u{9b}b\u{202e}c\u{200b}d";
    let event = format!("event = \"Club{short}\"");
    lay(&home, &event, GERMAN, ENGLISH);
    let file = home.path("match.toml");
    clean_run("check", &home.run(&["match", file.to_str().unwrap(), "--check"]));
    lay(&home, "event = \"Club\"", GERMAN, ENGLISH);
    let mut table = Table::new(home);
    table.open();
    table.plays("desk types start\nwhite hears läuft");
    table.of("white").type_line(&word);
    table.of("white").type_line(&format!("note {short}"));
    table.of("white").type_line("e4");
    table.of("white").type_line(&format!("e{short}4"));
    table.of("desk").type_line(&format!("note {short}"));
    table.of("desk").type_line(&format!("assistant white {short}"));
    table.of("desk").type_line(&word);
    table.of("black").type_line(&format!("call {short}"));
    table.plays("desk types note end\ndesk hears Noted.\ndesk types help\ndesk hears help");
    let heard: Vec<String> =
        ["white", "black", "desk", "host"].iter().map(|who| table.leaves(who)).collect();
    for text in &heard {
        clean("heard at a place", text);
    }
    clean_run("records", &table.home.run(&["match", "--records", "1"]));
    let mut count = 0;
    for entry in fs::read_dir(table.home.data("matches/1")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|end| end == "wav") {
            continue;
        }
        clean(
            &path.display().to_string(),
            &fs::read_to_string(&path).unwrap().replace('\u{c}', ""),
        );
        count += 1;
    }
    assert!(count > 7, "{count}");
}

/// A voice with mistakes does not work, by the folder of voices or by its own; and a line of a file is not typed.
#[test]
fn m7a_a_voice_with_a_bad_line_is_not_said_to_work() {
    let home = Home::new();
    home.write("vy/zz/voice.toml", "language = \"en\"\nparent = \"en\"\n");
    home.write("vy/zz/phrases.ftl", "goodbye = Bye\u{1b}]0;x\u{7}\n");
    home.write("vy/yy/voice.toml", "language = \"en\"\nparent = \"en\"\n");
    let folder = home.data("vy");
    let of = |name: &str| home.run(&["voices", "check", folder.join(name).to_str().unwrap()]);
    for run in [of(""), of("zz")] {
        let heard = run.text() + &run.err;
        assert_eq!(run.code, Some(1), "{heard}");
        assert!(heard.contains("Voice zz: has mistakes, language en."), "{heard}");
        assert!(!heard.contains("Voice zz: works"), "{heard}");
        assert!(heard.contains("Unprintable characters in this line. Delete them."), "{heard}");
    }
    assert!(of("").text().contains("Voice yy: works, language en."));
    let right = of("yy");
    assert!(right.text().contains("Voice yy: works"), "{right:?}");
    assert!(!right.text().contains("zz"), "{right:?}");
}
