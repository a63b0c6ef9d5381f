//! `touchmove play --strict`, the real program: rehearsals through a pipe, from every source of the
//! settings, kept in the archive.

use expect_test::expect;
use touchmove::archive::{Archive, GameId, What};

use crate::program::{Home, Run};

const MATE: &str = "7k/8/5K2/8/8/8/8/6R1 w - - 0 1";

fn without_times(run: Run) -> String {
    let kept = |line: &&str| !(line.contains("hour") || line.contains("Stunde"));
    let text = run.transcript();
    crate::program::lines_of(&text.lines().filter(kept).collect::<Vec<_>>())
}

/// What stands in the journal of the first game besides the events.
fn memos(home: &Home) -> Vec<String> {
    let archive = Archive::open(&home.path("data")).unwrap().archive;
    let (_, entries) = archive.read(GameId(1)).unwrap();
    let memo = |what: What| match what {
        What::Memo(memo) => Some(memo.write()),
        _ => None,
    };
    entries.into_iter().filter_map(|entry| memo(entry.what)).collect()
}

#[test]
fn a_rehearsal_to_mate_in_the_words_of_the_appendix() {
    let home = Home::new();
    let args = ["--strict", "--talk", "de", "--position", MATE, "--time", "90+30"];
    let lines = [
        "koenig felix sieben",
        "brett",
        "drücken",
        "könig hector sechs",
        "könig hector sieben",
        "hilfe",
        "turm hector eins",
        "brett hector eins",
        "ende",
    ];
    expect![[r#"
        Neue Partie 1. Du spielst Weiß gegen Stufe 3.
        Turniermodus.
        Gib deinen Zug ein, um ihn anzusagen. Dann drücken.
        Gib den Zug des Gegners ein, um ihn zu wiederholen.
        Besondere Anfangsstellung. Baue dein Brett auf:
        Reihe acht: schwarzer König Hector.
        Reihe sieben: leer.
        Reihe sechs: weißer König Felix.
        Reihen fünf bis zwei: leer.
        Reihe eins: weißer Turm Gustav.
        Du bist am Zug.
        König Felix sechs Felix sieben
        Schwarz hat ihn wiederholt.
        Die Stellung wird nicht vorgelesen. Taste dein Brett ab. FIDE 2023, 11.3.1.
        Gedrückt.
        König Hector acht Hector sieben
        Wiederhole ihn.
        Das ist ein anderer Zug. Angesagt: König Hector acht Hector sieben.
        Wiederholt. Du bist am Zug.
        Du bist am Zug.
        Gib deinen Zug ein: So sagst du ihn an.
        Bei Umwandlung nenne auch die Figur.
        Fragen: letzter, wiederholen, partie, uhr, zug.
        Auch: remis, reklamieren dreifach, aufgeben.
        Aufhören: ende.
        Mehr: hilfe alle, hilfe reklamieren.
        Turm Gustav eins Hector eins
        Matt. Weiß gewinnt. Du gewinnst.
        revanche oder neu: noch eine Partie. zusammenfassung: diese in Kürze. öffnen 1: ihre Züge.
        Hector eins: weißer Turm, hell, zuletzt.
        Auf Wiedersehen.
    "#]]
    .assert_eq(&without_times(home.play(&args, &lines)));
    assert_eq!(memos(&home), ["asked white position-readout refused"]);
}

#[test]
fn errors_cost_what_they_cost_in_a_tournament() {
    let home = Home::new();
    let args = ["--strict", "--moves", "en", "--level", "1", "--time", "90+30"];
    let lines = ["press", "e4", "correct d4", "correct e2 e5", "moves e2", "press", "e4", "quit"];
    expect![[r#"
        New game 1. You play White against level 1.
        Tournament rehearsal.
        Type your move to announce it. Then press.
        Type the opponent's move to repeat it.
        Not completed: no piece has moved. FIDE 2023, 4.7.
        White's first illegal move. The clock was pressed without a move. FIDE 2023, 7.5.3.
        Black gets 2 minutes more. FIDE 2023, 7.5.5.
        pawn e2 e4
        Black has repeated it.
        Corrected: pawn d2 d4.
        Black has repeated it.
        Corrected: pawn e2 e5.
        Black has repeated it.
        Legal moves are not available. FIDE 2023, 11.3.1.
        White's second illegal move. FIDE 2023, 7.5.1.
        Back to the starting position.
        Black wins. White made too many illegal moves. You lose. FIDE 2023, 7.5.5.
        rematch or new: another game. summary: this one in short. open 1: its moves.
        The game is over. Type new to start another.
        Goodbye.
    "#]]
    .assert_eq(&without_times(home.play(&args, &lines)));
    assert_eq!(memos(&home), ["asked white legal-moves refused"]);
}

#[test]
fn a_rehearsal_that_is_resumed_is_one_whatever_the_settings_say() {
    let home = Home::new();
    let args = ["--strict", "--moves", "en", "--level", "1", "--time", "90+30"];
    home.play(&args, &["e4", "correct d4", "last", "quit"]).transcript();
    home.write("settings.toml", "strict = \"off\"\n");
    let lines = ["board", "press", "correct e4", "xyzzy", "hint", "last", "quit"];
    expect![[r#"
        Game 1 resumed. No moves so far.
        You play White against level 1.
        Tournament rehearsal.
        Type your move to announce it. Then press.
        Type the opponent's move to repeat it.
        Announced: pawn d2 d4.
        Press the clock.
        Position not available. Feel your own board. FIDE 2023, 11.3.1.
        Pressed.
        knight g8 f6
        Repeat it.
        Too late to correct: the clock was pressed. The move counts. FIDE 2023, D.2.9.
        Unknown: xyzzy. Type a move, or help.
        Announced: knight g8 f6.
        Repeat it.
        No advice during the game, and no change of level. FIDE 2023, 11.3.1.
        Announced: knight g8 f6.
        Repeat it.
        Game 1 saved. To continue: touchmove resume
        Goodbye.
    "#]]
    .assert_eq(&without_times(home.resume(&["--moves", "en"], &lines)));
    expect![[r#"
        asked white own-announcements had
        asked white position-readout refused
        asked white engine refused
        asked white own-announcements had"#]]
    .assert_eq(&memos(&home).join("\n"));
}

#[test]
fn a_pawn_that_is_left_on_the_last_rank_becomes_a_queen() {
    let home = Home::new();
    let args = ["--strict", "--moves", "en", "--position", "8/P6k/8/8/8/8/8/K7 w - - 0 1"];
    let run = home.play(&[&args[..], &["--time", "90+30"]].concat(), &["a8", "press", "quit"]);
    let said = without_times(run);
    let after: Vec<&str> =
        said.lines().skip_while(|line| !line.contains("a7 a8")).take(6).collect();
    expect![[r#"
        pawn a7 a8
        Black has repeated it.
        Not completed: say what the pawn becomes. FIDE 2023, 4.4.4.
        White's first illegal move. A pawn was left on the last rank. FIDE 2023, 7.5.2.
        Black gets 2 minutes more. FIDE 2023, 7.5.5.
        The pawn on a8 becomes a queen."#]]
    .assert_eq(&after.join("\n"));
}

#[test]
fn a_rehearsal_is_set_by_file_variable_or_flag() {
    let strict = |home: &Home, args: &[&str], variable: Option<&str>| {
        let args = [&["play", "--speech", "off", "--moves", "en"], args].concat();
        let mut command = home.command(&args);
        command.envs(variable.map(|value| ("TOUCHMOVE_STRICT", value)));
        let mut running = crate::program::Running::of(command);
        running.feed(b"board e4\nquit\n".to_vec());
        !running.end().transcript().contains("e4: empty")
    };
    let home = Home::new();
    assert!(!strict(&home, &[], None));
    assert!(strict(&home, &["--strict"], None));
    assert!(strict(&home, &[], Some("on")));
    home.write("settings.toml", "strict = \"on\"\n");
    assert!(strict(&home, &[], None));
    assert!(!strict(&home, &["--strict=off"], None));
    let refusal = home.run(&["play", "--strict=always"]).refusal(2);
    assert!(refusal.starts_with("--strict cannot be always. It can be: on, off.\n"), "{refusal}");
}
