//! Tournaments by the real program: a weekend from the first entry to the last table, what stays when the
//! program is killed, two windows at once, files that are wrong, and programs that pair.

mod begun;
mod exported;

use std::fs;

use expect_test::expect;

use crate::program::{Home, lines_of};

/// A round robin of four.
const CUP: &str = "name = \"Cup\"\nsystem = \"round robin\"\ntie-breaks = \"DE, SB, WIN\"\n\
    [[player]]\nname = \"Weiß, Anna\"\nrating = 2000\nsight = \"B1\"\n\
    [[player]]\nname = \"Braun, Bo\"\nrating = 1900\n\
    [[player]]\nname = \"Roth, Cesar\"\nrating = 1800\n\
    [[player]]\nname = \"Lang, David\"\nrating = 1700\n";

fn with(text: &str) -> Home {
    let home = Home::new();
    home.write("cup.toml", text);
    home
}

fn organise(home: &Home, lines: &[&str]) -> String {
    let cup = home.data("cup.toml");
    let args = ["tournament", cup.to_str().unwrap()];
    home.run_with(&args, lines_of(lines).as_bytes()).text()
}

#[test]
fn a_match_file_that_is_not_there_is_told_with_how_to_write_one() {
    let home = with(&CUP.replacen("name = ", "table = \"hall.toml\"\nname = ", 1));
    let heard = organise(&home, &["pair", "tables"]);
    let file = home.data("hall.toml").display().to_string();
    let told = format!("Match file not found: {file}. To write one: touchmove match --new {file}");
    assert!(heard.contains(&told), "{heard}");
}

#[test]
fn a_cup_is_played_to_the_end() {
    let home = with(CUP);
    expect![[r#"
        Cup: 4 players, no round yet.
        Next: draw the starting numbers with draw. For all commands type help.
        Round 1:
        Board 1: Anna Weiß, David Lang.
        Board 2: Bo Braun, Cesar Roth.
        Board 1, round 1: Anna Weiß, David Lang: White won.
        Board 2, round 1: Bo Braun, Cesar Roth: draw.
        Round 1 is over.
        Everything is kept.
    "#]]
    .assert_eq(&organise(&home, &["pair", "result 1 1-0", "result 2 =", "leave"]));
    expect![[r#"
        Cup: round 1 of 3, 4 players.
        Next: pair round 2 with pair. For all commands type help.
        Round 2:
        Board 1: David Lang, Cesar Roth.
        Board 2: Anna Weiß, Bo Braun.
        Board 1, round 2: David Lang, Cesar Roth: Black won.
        Board 2, round 2: Anna Weiß, Bo Braun: White won.
        Round 2 is over.
        Round 3:
        Board 1: Bo Braun, David Lang.
        Board 2: Cesar Roth, Anna Weiß.
        Board 1, round 3: Bo Braun, David Lang: draw.
        Board 2, round 3: Cesar Roth, Anna Weiß: White by forfeit.
        The last round is over. For the final table type standings.
        After round 3:
        1: Cesar Roth, 2½.
        2: Anna Weiß, 2.
        3: Bo Braun, 1.
        4: David Lang, ½.
        Bo Braun: place 3, points: 1.
        Behind Anna Weiß by points.
        direct encounter: nothing to compare.
        Sonneborn-Berger: 1.5, made of:
        Round 1: 1.25, for 2.5 of Cesar Roth with 0.5 scored.
        Round 2: 0 from Anna Weiß.
        Round 3: 0.25, for 0.5 of David Lang with 0.5 scored.
        wins: 0.
        Everything is kept.
    "#]]
    .assert_eq(&organise(
        &home,
        &[
            "pair",
            "result 1 0-1",
            "result 2 1-0",
            "pair",
            "result 1 1/2",
            "result 2 +-",
            "standings",
            "why 2",
            "leave",
        ],
    ));
}

#[test]
fn a_kill_loses_no_act() {
    let home = with(CUP);
    let cup = home.data("cup.toml");
    let acts = [
        ("pair", "Board 2:"),
        ("result 1 1-0", "White won"),
        ("result 2 0-1", "Black won"),
        ("pair", "Board 2:"),
        ("result 1 =", "draw"),
        ("result 2 =", "draw"),
    ];
    for (kept, (act, told)) in (1..).zip(acts) {
        let mut running = home.start(&["tournament", cup.to_str().unwrap()]);
        running.wait_for("help");
        running.type_line(act);
        running.wait_for(told);
        running.kill();
        let log = organise(&home, &["log 99"]);
        // Four have entered before.
        assert!(log.contains(&format!("\n{}: ", kept + 4)), "{act}: {log}");
        assert!(!log.contains(&format!("\n{}: ", kept + 5)), "{act}: {log}");
    }
}

#[test]
fn two_windows_do_not_mix_their_acts() {
    let home = with(CUP);
    let cup = home.data("cup.toml");
    let args = ["tournament", cup.to_str().unwrap()];
    let mut one = home.start(&args);
    one.wait_for("Cup");
    let mut other = home.start(&args);
    other.wait_for("Cup");
    one.type_line("pair");
    one.wait_for("Board 2");
    other.type_line("pair");
    let refused = other.wait_for("Not done");
    assert!(refused.contains("Not done"), "{refused}");
    drop(other.end());
    drop(one.end());
    assert_eq!(organise(&home, &["log 99"]).matches("paired by the tables").count(), 1);
}

#[test]
fn a_wrong_file_is_told_line_by_line() {
    let home = with("name = \"Cup\"\nsystem = \"swish\"\nround = 3\n[[player]]\nrating = 1800\n");
    let cup = home.data("cup.toml");
    let cup = cup.to_str().unwrap();
    expect![[r#"
        Line 2: system cannot be swish. It is round robin, swiss, adjusted swiss, swiss by lots, by hand, match, scheveningen, knock-out or groups.
        Line 3: unknown key round. The nearest is rounds.
        Line 4: name is missing here.
        system is missing in the event file.
    "#]]
    .assert_eq(&home.run(&["tournament", cup]).refusal(1));
    expect![[r#"
        Zeile 2: system kann nicht swish sein. Möglich: round robin, swiss, adjusted swiss, swiss by lots, by hand, match, scheveningen, knock-out oder groups.
        Zeile 3: unbekannter Schlüssel round. Meinst du rounds?
        Zeile 4: name fehlt hier.
        system fehlt in der Turnierdatei.
    "#]].assert_eq(&home.run(&["tournament", "--check", cup, "--talk", "de"]).refusal(1));
    let missing = home.run(&["tournament", "nowhere.toml"]).refusal(2);
    expect![[r#"
        No such file: nowhere.toml. To begin one, see tournament.md.
    "#]]
    .assert_eq(&missing);
    home.write("cup.toml", CUP);
    assert_eq!(home.run(&["tournament", "--check", cup]).text(), "");
}

#[test]
fn files_are_written_without_the_sight_class() {
    let home = with(CUP);
    let trf = home.data("cup.trf");
    let export = format!("export {}", trf.display());
    organise(&home, &["pair", "result 1 1-0", "result 2 =", &export]);
    let written = fs::read_to_string(&trf).unwrap();
    assert!(!written.contains("B1"), "{written}");
    let read = touchmove::tournament::trf::read(written.as_bytes()).unwrap();
    assert_eq!(read.trf.players.len(), 4);
    assert_eq!(read.trf.players[0].person.name, "Weiß, Anna");
}

#[cfg(unix)]
mod programs {
    use std::fmt::Write as _;
    use std::io::Write;
    use std::os::unix::fs::PermissionsExt;

    use super::{CUP, Home, expect, fs, lines_of, with};

    /// A program in the place of Python that says that it has gacrux, and pairs as told.
    fn paired_by(home: &Home, pairs: &str, lines: &[&str]) -> String {
        let path = with_program(home, pairs);
        let cup = home.data("cup.toml");
        let mut command = home.command(&["tournament", cup.to_str().unwrap()]);
        command.env("PATH", path);
        command.env("PIPX_HOME", home.path("no-pipx"));
        let mut running = crate::program::Running::of(command);
        running.feed(lines_of(lines).into_bytes());
        running.end().text()
    }

    /// The path on which such a program is found first.
    fn with_program(home: &Home, pairs: &str) -> String {
        let bin = home.path("bin");
        fs::create_dir_all(&bin).unwrap();
        let script = format!("#!/bin/sh\nif [ \"$1\" = -c ]; then echo 9.9; exit; fi\n{pairs}\n");
        for name in ["python3", "python"] {
            fs::write(bin.join(name), &script).unwrap();
            fs::set_permissions(bin.join(name), fs::Permissions::from_mode(0o755)).unwrap();
        }
        let path = std::env::var("PATH").unwrap_or_default();
        format!("{}:{path}", bin.display())
    }

    #[test]
    fn a_program_that_lies_or_writes_nonsense_is_not_believed() {
        let swiss = CUP.replace("\"round robin\"", "\"swiss\"\nrounds = 3");
        for (pairs, told) in [
            ("exit 1", "no answer"),
            ("printf '\\033[2J'", "line 1 of its answer is not a pair"),
            ("printf '2\\n1 2\\n'", "2 pairs announced, 1 given"),
            ("printf '2\\n1 2\\n1 3\\n'", "Paired twice: Anna Weiß"),
            ("printf '2\\n1 2\\n3 9\\n'", "nobody has number 9"),
            ("yes", "writes too much"),
        ] {
            let home = with(&swiss);
            let heard = paired_by(&home, pairs, &["pair", "pairings"]);
            assert!(heard.contains(told), "{pairs}: {heard}");
            assert!(heard.contains("No round is paired yet"), "{pairs}: {heard}");
            assert!(!heard.contains('\u{1b}'), "{pairs}: {heard}");
        }
        let home = with(&swiss);
        let heard = paired_by(&home, "printf '2\\n1 3\\n4 2\\n'", &["pair", "log 1"]);
        expect![[r#"
            Cup: 4 players, no round yet.
            Next: pair round 1 with pair. For all commands type help.
            Pairing by gacrux 9.9.
            Round 1:
            Board 1: Anna Weiß, Cesar Roth.
            Board 2: David Lang, Bo Braun.
            5: Round 1: paired by gacrux 9.9.
        "#]]
        .assert_eq(&heard);
    }

    #[test]
    fn a_program_that_hangs_is_stopped() {
        let home = with(&CUP.replace("\"round robin\"", "\"swiss\"\nrounds = 3"));
        let lines = ["stop", "pair", "stop", "pairings", "pair 1-3 4-2", "leave"];
        let heard = paired_by(&home, "exec sleep 600", &lines);
        // Whether it has begun by then depends on the machine.
        let heard = heard.replace("Pairing by gacrux 9.9.\n", "");
        expect![[r#"
            Cup: 4 players, no round yet.
            Next: pair round 1 with pair. For all commands type help.
            Nothing to stop. No program is pairing.
            Stopped. Nothing is paired.
            No round is paired yet. Type pair.
            Round 1:
            Board 1: Anna Weiß, Cesar Roth.
            Board 2: David Lang, Bo Braun.
            Everything is kept.
        "#]]
        .assert_eq(&heard);
        let left = fs::read_dir(home.data("")).unwrap().filter_map(Result::ok);
        let files = left.map(|file| file.file_name().to_string_lossy().into_owned());
        // Names of players are in it.
        assert_eq!(files.filter(|name| name.starts_with("pairing-")).count(), 0);
    }

    #[test]
    fn lines_are_answered_while_a_program_pairs() {
        let home = with(&CUP.replace("\"round robin\"", "\"swiss\"\nrounds = 3"));
        let go = home.path("go");
        let waits =
            format!("until [ -e {} ]; do sleep 0.1; done\nprintf '2\\n1 3\\n4 2\\n'", go.display());
        let path = with_program(&home, &waits);
        let cup = home.data("cup.toml");
        let mut command = portable_pty::CommandBuilder::new(crate::program::PROGRAM);
        command.args(["tournament", cup.to_str().unwrap()]);
        let no_pipx = home.path("no-pipx");
        let world = [
            ("PATH", path.as_str()),
            ("PIPX_HOME", no_pipx.to_str().unwrap()),
            ("TOUCHMOVE_SPEECH", "off"),
        ];
        let mut terminal =
            crate::terminal::Terminal::in_world(&home, "xterm", (40, 90), command, &world);
        terminal.until_shown("For all commands");
        terminal.line("pair");
        terminal.until_shown("Pairing by gacrux 9.9.");
        terminal.line("pair");
        terminal.until_shown("A program is pairing. To end it type stop.");
        terminal.line("entries");
        terminal.until_shown("4: David Lang, 1700.");
        assert!(!terminal.shows("Round 1:"));
        fs::write(&go, "").unwrap();
        terminal.until_shown("Board 2: David Lang, Bo Braun.");
        fs::remove_file(&go).unwrap();
        for result in ["result 1 1-0", "result 2 =", "pair"] {
            terminal.line(result);
        }
        terminal.line("withdraw 3");
        terminal.until_shown("Yes or no?");
        terminal.line("yes");
        terminal.until_shown("Withdrawn: Cesar Roth.");
        fs::write(&go, "").unwrap();
        terminal.until_shown("Nothing is paired: something has changed meanwhile.");
        terminal.line("leave");
        terminal.end();
    }

    /// The real program pairs teams, with a bye, a forfeit, an absence and a withdrawal.
    #[test]
    fn a_swiss_of_teams_is_paired_by_gacrux_where_it_is_installed() {
        let python = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
        let python = python.join("target/oracles/bin/python");
        if !python.exists() {
            let left_out = "left out: scripts/oracles.py has not installed gacrux yet";
            let _ = writeln!(std::io::stderr(), "{left_out}");
            return;
        }
        let mut file = "name = \"Teams\"\nsystem = \"swiss\"\nrounds = 5\nboards = 2\n".to_owned();
        for team in 1..=7 {
            let _ = writeln!(file, "[[team]]\nname = \"Team {team}\"");
            for player in 1..=2 + team % 2 {
                let rating = 2000 - 40 * team - 5 * player;
                let _ = writeln!(
                    file,
                    "[[player]]\nname = \"P{team}{player}\"\nteam = \"Team {team}\"\nrating = {rating}"
                );
            }
        }
        let home = with(&file);
        let mut lines: Vec<String> = Vec::new();
        for round in 1..=5 {
            let before: &[&str] = match round {
                2 => &["line-up 1 1 3"],
                3 => &["withdraw 5", "yes"],
                4 => &["absent 2"],
                _ => &[],
            };
            lines.extend(before.iter().map(|line| (*line).to_owned()));
            lines.push("pair".to_owned());
            for board in 1..=if round == 4 { 2 } else { 3 } {
                if round == 2 && board == 3 {
                    lines.push("result 3 +-".to_owned());
                    continue;
                }
                for part in 1..=2 {
                    let result = ["1-0", "0-1", "="][(board * round + part) % 3];
                    // One game is played later.
                    let is_later = (round, board, part) == (1, 2, 1);
                    let typed =
                        ["postpone 2.1".to_owned(), format!("result {board}.{part} {result}")];
                    lines.extend(typed.into_iter().skip(usize::from(!is_later)).take(1));
                }
            }
        }
        lines.push("standings".to_owned());
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let exec = format!("exec {} \"$@\"", python.display());
        let heard = paired_by(&home, &exec, &lines);
        assert_eq!(heard.matches("Match 1:").count(), 5, "{heard}");
        assert!(heard.contains("No result, round 1, board 2.1:"), "{heard}");
        assert!(heard.contains("Bye: Team 7."), "{heard}");
        assert!(heard.contains("After round 5:"), "{heard}");
    }

    /// The real program, where there is one: a whole Swiss with byes, absences, forfeits and a late entry.
    #[test]
    fn a_swiss_is_paired_by_gacrux_where_it_is_installed() {
        let python = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
        let python = python.join("target/oracles/bin/python");
        if !python.exists() {
            let left_out = "left out: scripts/oracles.py has not installed gacrux yet";
            let _ = writeln!(std::io::stderr(), "{left_out}");
            return;
        }
        let players = (1..=12).map(|number| {
            format!("[[player]]\nname = \"Player {number:02}\"\nrating = {}\n", 2000 - number * 25)
        });
        let swiss = format!(
            "name = \"Swiss\"\nsystem = \"swiss\"\nrounds = 5\ntie-breaks = \"BH/C1, BH, SB\"\n{}",
            players.collect::<String>()
        );
        let home = with(&swiss);
        let exec = format!("exec {} \"$@\"", python.display());
        let mut lines: Vec<String> = Vec::new();
        for round in 1..=5 {
            if round == 2 {
                lines.push("enter Late, Ida 1840".to_owned());
                lines.push("absent 7 1/2".to_owned());
            }
            if round == 4 {
                lines.extend(["withdraw 3", "yes"].map(str::to_owned));
            }
            lines.push("pair".to_owned());
            for board in 1..=6 {
                let result = ["1-0", "0-1", "=", "+-"][(board * round + board) % 4];
                // One game is played later.
                let is_later = (round, board) == (2, 3);
                let typed = ["postpone 3".to_owned(), format!("result {board} {result}")];
                lines.extend(typed.into_iter().skip(usize::from(!is_later)).take(1));
            }
        }
        lines.push("standings".to_owned());
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let heard = paired_by(&home, &exec, &lines);
        // Number 1 begins with White, by no lot of the program.
        assert!(heard.contains("Board 1: Player 01,"), "{heard}");
        assert_eq!(heard.matches("Board 1:").count(), 5, "{heard}");
        assert!(heard.contains("No result, round 2, board 3:"), "{heard}");
        assert!(heard.contains("After round 5:"), "{heard}");
    }
}
