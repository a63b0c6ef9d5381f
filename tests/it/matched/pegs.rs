//! Matches on peg boards, from the first move to mate.

use expect_test::expect;

use crate::matched::{ENGLISH, GERMAN, SILENT, Table, lay, pegs};
use crate::program::Home;

/// What was heard, without the sentence that the other player has come, which may be heard before the
/// board is found or after it.
fn but_for_the_other(heard: &str) -> String {
    let came = "Anderes Terminal: Schwarz spielt jetzt dort.\n";
    assert_eq!(heard.matches(came).count(), 1, "{heard}");
    heard.replace(came, "")
}

/// A blind player at a peg board against one who sees and types. In the middle the cable comes out.
#[test]
fn blind_against_sighted_to_mate_with_the_cable_out_and_in_again() {
    let home = Home::new();
    let white = [GERMAN, SILENT, &pegs(&home, "pegs")].concat();
    lay(&home, "", &white, &[ENGLISH, SILENT].concat());
    let mut table = Table::new(home);
    table.board("pegs");
    table.sit_down();
    // A board that is not there yet is a matter for the desk.
    table.plays("white hears Du spielst auf dem Brett.");
    table.enters();
    table.plays(
        "desk types start
         white hears Die Partie beginnt.
         black hears The game begins.
         pegs types lift e2
         white hears Eva zwei
         pegs types seat e4
         white hears Eva vier
         pegs types press
         black hears Repeat it.
         black types d4
         white hears anderen Zug
         black types e4
         white hears Schwarz wiederholt den Zug.
         pegs types press
         black hears Your clock is running.
         black types write e4
         black hears Written
         black types e5
         white hears Wiederhole ihn.
         pegs types press
         black hears White repeats it.
         pegs types lift e7
         white hears Eva sieben
         pegs types seat e5
         black hears White has played the move on the board.
         black types press
         white hears Deine Uhr",
    );
    // D.2.2: what was touched stays touched; he types on.
    table.plays(
        "black types write e5
         black hears Written
         pegs types lift f1
         white hears Felix eins
         pegs types pull
         white hears Verbindung zum Brett verloren
         white types ansagen Bc4
         black hears Repeat it.
         pegs types plug
         white hears Setze den weißen Läufer auf Cesar vier.
         pegs types seat c4
         white hears Das Brett stimmt.
         black types Bc4
         white hears Schwarz wiederholt den Zug.
         pegs types press
         black hears Your clock is running.
         black types write Bc4
         black hears Written
         black types announce Nc6
         white hears Wiederhole ihn.
         white types Nc6
         black hears White repeats it.
         pegs types lift b8
         white hears Bella acht
         pegs types seat c6
         black hears White has played the move on the board.
         black types press
         white hears Deine Uhr
         black types write Nc6
         black hears Written
         pegs types lift d1
         white hears David eins
         pegs types seat h5
         white hears Hector
         pegs types press
         black hears Repeat it.
         black types Qh5
         white hears Schwarz wiederholt den Zug.
         pegs types press
         black hears Your clock is running.
         black types write Qh5
         black hears Written
         black types announce Nf6
         white hears Wiederhole ihn.
         pegs types press
         black hears White repeats it.
         pegs types lift g8
         white hears Gustav acht
         pegs types seat f6
         black hears White has played the move on the board.
         black types press
         white hears Deine Uhr
         black types write Nf6
         black hears Written
         pegs types lift f7
         white hears Felix sieben
         pegs types lift h5
         white hears Hector
         pegs types seat f7
         white hears Felix sieben
         pegs types press
         black hears Checkmate. White wins.
         white hears Weiß gewinnt.
         black types write Qxf7
         black hears Written
         desk hears Checkmate",
    );
    let [white, black, desk, host] = table.signs_off();
    expect![[r#"
        Du spielst Weiß, Anna Weiss. Gegner: Boris Black.
        Bedenkzeit: eine Stunde 30 Minuten, plus 30 Sekunden je Zug.
        Jeder Zug wird angesagt und wiederholt. Gib deinen Zug ein, dann drücken.
        Der Schiedsrichter startet die Uhren.
        Brett gefunden: PEG/1, HOME/pegs.
        Du spielst auf dem Brett.
        Die Partie beginnt. Die Uhr von Weiß läuft.
        Bauer Eva zwei berührt.
        Eva vier.
        Bauer Eva zwei Eva vier
        Schwarz wiederholt einen anderen Zug. Angesagt: Bauer Eva zwei Eva vier.
        Schwarz wiederholt den Zug.
        Gedrückt.
        Bauer Eva sieben Eva fünf
        Wiederhole ihn.
        Wiederholt. Führe ihn auf deinem Brett aus.
        Bauer Eva sieben.
        Auf deinem Brett ausgeführt.
        Deine Uhr läuft.
        Läufer Felix eins berührt.
        Verbindung zum Brett verloren: Den Anschluss HOME/pegs gibt es nicht. Weiter geht es an der Tastatur. Stecke es an.
        Läufer Felix eins Cesar vier
        Das Brett ist wieder da: PEG/1, HOME/pegs.
        Das Brett stimmt nicht.
        Setze den weißen Läufer auf Cesar vier.
        Das Brett stimmt.
        Schwarz wiederholt den Zug.
        Gedrückt.
        Springer Bella acht Cesar sechs
        Wiederhole ihn.
        Wiederholt. Führe ihn auf deinem Brett aus.
        Springer Bella acht.
        Auf deinem Brett ausgeführt.
        Deine Uhr läuft.
        Dame David eins berührt.
        Hector fünf.
        Dame David eins Hector fünf
        Schwarz wiederholt den Zug.
        Gedrückt.
        Springer Gustav acht Felix sechs
        Wiederhole ihn.
        Wiederholt. Führe ihn auf deinem Brett aus.
        Springer Gustav acht.
        Auf deinem Brett ausgeführt.
        Deine Uhr läuft.
        Bauer Felix sieben berührt.
        Felix sieben berührt: Die Figur muss geschlagen werden.
        Dame Hector fünf berührt.
        Hector fünf muss Felix sieben schlagen.
        Felix sieben.
        Dame Hector fünf Felix sieben
        Matt. Weiß gewinnt.
        Der Schiedsrichter hat abgeschlossen.
        Auf Wiedersehen.
    "#]].assert_eq(&but_for_the_other(&white));
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
        Written: move 1, White: pawn e2 e4.
        pawn e7 e5
        White repeats it.
        White has played the move on the board.
        Pressed.
        Written: move 1, Black: pawn e7 e5.
        bishop f1 c4
        Repeat it.
        Repeated.
        Your clock is running.
        Written: move 2, White: bishop f1 c4.
        knight b8 c6
        White repeats it.
        White has played the move on the board.
        Pressed.
        Written: move 2, Black: knight b8 c6.
        queen d1 h5
        Repeat it.
        Repeated.
        Your clock is running.
        Written: move 3, White: queen d1 h5.
        knight g8 f6
        White repeats it.
        White has played the move on the board.
        Pressed.
        Written: move 3, Black: knight g8 f6.
        queen h5 f7
        Checkmate. White wins.
        Complete your score sheet now.
        Written: move 4, White: queen h5 f7.
        The arbiter has signed off.
        Goodbye.
    "#]]
    .assert_eq(&black);
    expect![[r#"
        The arbiter's passphrase. Enter alone: back.
        Welcome, arbiter.
        The game begins. White's clock is running.
        White: e2 touched: it must move.
        White: pawn e2 e4
        Black, repeat the move.
        Black repeats pawn d2 d4. The move is pawn e2 e4.
        Black repeats it.
        White presses the clock.
        Black: pawn e7 e5
        White, repeat the move.
        White repeats it.
        White has played the move on the board.
        Black presses the clock.
        White: f1 touched: it must move.
        Board lost: White. The player types on.
        White: bishop f1 c4
        Black, repeat the move.
        Board back: White.
        Board wrong: White is being told what to put right.
        Board right again: White.
        Black repeats it.
        White presses the clock.
        Black: knight b8 c6
        White, repeat the move.
        White repeats it.
        White has played the move on the board.
        Black presses the clock.
        White: d1 touched: it must move.
        White: queen d1 h5
        Black, repeat the move.
        Black repeats it.
        White presses the clock.
        Black: knight g8 f6
        White, repeat the move.
        White repeats it.
        White has played the move on the board.
        Black presses the clock.
        White: f7 touched: it must be captured.
        White: h5 must capture f7.
        White: queen h5 takes f7, checkmate
        Checkmate. White wins. Type revoke to take the end back, or sign-off.
        Score sheet: Black must complete it now.
        White has not signed.
        Black has not signed.
        Sign off? The match ends and its records are written. Yes or no?
        Signed off.
        Writing the records.
        The records are in HOME/data/matches/1.
        Goodbye.
    "#]]
    .assert_eq(&desk);
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
        Black: White now plays at another terminal.
        Black plays at another terminal now.
        The desk is at another terminal now.
        Goodbye.
    "#]]
    .assert_eq(&host);
    assert_eq!(table.moves(), "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0");
    expect![[r#"
        Partieformular von Weiß, Anna Weiss
        Datum: 2026-11-21.
        Weiß: Anna Weiss.
        Schwarz: Boris Black.
        Bedenkzeit: eine Stunde 30 Minuten, plus 30 Sekunden je Zug.
        Partieformular von Weiß: führt das Programm.

        1. e4 e5
        2. Lc4 Sc6
        3. Dh5 Sf6
        4. Dxf7#

        Ergebnis: 1-0. Matt. Weiß gewinnt. FIDE 2023, 5.1.1.
        Weiß hat nicht unterschrieben.
        Schwarz hat nicht unterschrieben.
    "#]]
    .assert_eq(&table.sheet("white.txt"));
    expect![[r#"
        Score sheet of Black, Boris Black
        Date: 2026-11-21.
        White: Anna Weiss.
        Black: Boris Black.
        Time: 1 hour 30 minutes, plus 30 seconds per move.
        Score sheet of Black: typed by the player.

        1. e4 e5
        2. Bc4 Nc6
        3. Qh5 Nf6
        4. Qxf7#

        Result: 1-0. Checkmate. White wins. FIDE 2023, 5.1.1.
        White has not signed.
        Black has not signed.
    "#]]
    .assert_eq(&table.sheet("black.txt"));
}

/// Two blind players, each at a board of their own.
#[test]
fn blind_against_blind_on_two_boards_to_mate() {
    let home = Home::new();
    let white = [GERMAN, SILENT, &pegs(&home, "one")].concat();
    let black = [ENGLISH, SILENT, "blind = \"yes\"\n", &pegs(&home, "other")].concat();
    lay(&home, "", &white, &black);
    let mut table = Table::new(home);
    table.board("one");
    table.board("other");
    table.sit_down();
    table.plays(
        "white hears Du spielst auf dem Brett.
         black hears You play on the board.",
    );
    table.enters();
    table.plays(
        "desk types start
         white hears Die Partie beginnt.
         black hears The game begins.
         one types lift f2
         white hears Felix zwei
         one types seat f3
         white hears Felix drei
         one types press
         black hears Repeat it.
         other types press
         white hears Schwarz wiederholt den Zug.
         other types lift f2
         black hears f2
         other types seat f3
         white hears Schwarz hat
         one types press
         black hears Your clock is running.
         other types lift e7
         black hears e7
         other types seat e5
         black hears e5
         other types press
         white hears Wiederhole ihn.
         one types press
         black hears White repeats it.
         one types lift e7
         white hears Eva sieben
         one types seat e5
         black hears White has played the move on the board.
         other types press
         white hears Deine Uhr
         one types lift g2
         white hears Gustav zwei
         one types seat g4
         white hears Gustav vier
         one types press
         black hears Repeat it.
         other types press
         white hears Schwarz wiederholt den Zug.
         other types lift g2
         black hears g2
         other types seat g4
         white hears Schwarz hat
         one types press
         black hears Your clock is running.
         other types lift d8
         black hears d8
         other types seat h4
         black hears h4
         other types press
         white hears Schwarz gewinnt.
         black hears Black wins.
         desk hears Checkmate",
    );
    let [white, black, desk, _] = table.signs_off();
    expect![[r#"
        Du spielst Weiß, Anna Weiss. Gegner: Boris Black.
        Bedenkzeit: eine Stunde 30 Minuten, plus 30 Sekunden je Zug.
        Jeder Zug wird angesagt und wiederholt. Gib deinen Zug ein, dann drücken.
        Der Schiedsrichter startet die Uhren.
        Brett gefunden: PEG/1, HOME/one.
        Du spielst auf dem Brett.
        Die Partie beginnt. Die Uhr von Weiß läuft.
        Bauer Felix zwei berührt.
        Felix drei.
        Bauer Felix zwei Felix drei
        Schwarz wiederholt den Zug.
        Schwarz hat den Zug ausgeführt.
        Gedrückt.
        Bauer Eva sieben Eva fünf
        Wiederhole ihn.
        Wiederholt. Führe ihn auf deinem Brett aus.
        Bauer Eva sieben.
        Auf deinem Brett ausgeführt.
        Deine Uhr läuft.
        Bauer Gustav zwei berührt.
        Gustav vier.
        Bauer Gustav zwei Gustav vier
        Schwarz wiederholt den Zug.
        Schwarz hat den Zug ausgeführt.
        Gedrückt.
        Dame David acht Hector vier
        Matt. Schwarz gewinnt.
        Der Schiedsrichter hat abgeschlossen.
        Auf Wiedersehen.
    "#]]
    .assert_eq(&but_for_the_other(&white));
    expect![[r#"
        You play Black, Boris Black. Opponent: Anna Weiss.
        Time: 1 hour 30 minutes, plus 30 seconds per move.
        Every move is announced and repeated. Type your move, then press.
        The arbiter starts the clocks.
        Board found: PEG/1, HOME/other.
        You play on the board.
        The game begins. White's clock is running.
        pawn f2 f3
        Repeat it.
        Repeated. Play it on your board.
        pawn f2.
        It is on your board.
        Your clock is running.
        pawn e7 touched.
        e5.
        pawn e7 e5
        White repeats it.
        White has played the move on the board.
        Pressed.
        pawn g2 g4
        Repeat it.
        Repeated. Play it on your board.
        pawn g2.
        It is on your board.
        Your clock is running.
        queen d8 touched.
        h4.
        queen d8 h4
        Checkmate. Black wins.
        The arbiter has signed off.
        Goodbye.
    "#]]
    .assert_eq(&black);
    expect![[r#"
        The arbiter's passphrase. Enter alone: back.
        Welcome, arbiter.
        The game begins. White's clock is running.
        White: f2 touched: it must move.
        White: pawn f2 f3
        Black, repeat the move.
        Black repeats it.
        Black has played the move on the board.
        White presses the clock.
        Black: e7 touched: it must move.
        Black: pawn e7 e5
        White, repeat the move.
        White repeats it.
        White has played the move on the board.
        Black presses the clock.
        White: g2 touched: it must move.
        White: pawn g2 g4
        Black, repeat the move.
        Black repeats it.
        Black has played the move on the board.
        White presses the clock.
        Black: d8 touched: it must move.
        Black: queen d8 h4, checkmate
        Checkmate. Black wins. Type revoke to take the end back, or sign-off.
        White has not signed.
        Black has not signed.
        Sign off? The match ends and its records are written. Yes or no?
        Signed off.
        Writing the records.
        The records are in HOME/data/matches/1.
        Goodbye.
    "#]]
    .assert_eq(&desk);
    assert_eq!(table.moves(), "1. f3 e5 2. g4 Qh4# 0-1");
}
