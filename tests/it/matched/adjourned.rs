//! An adjournment from the sealing to the end of the game, days apart (FIDE 2023, Guidelines I).

use expect_test::expect;

use crate::matched::{ENGLISH, GERMAN, SILENT, Table, lay};
use crate::program::Home;

/// A match in which Black seals this; the arbiter has the envelope and has signed off.
fn adjourned(sealed: &str) -> (Table, [String; 4]) {
    let home = Home::new();
    lay(
        &home,
        "adjournment = \"yes\"\ndefault-time = \"30\"",
        &[GERMAN, SILENT].concat(),
        &[ENGLISH, SILENT].concat(),
    );
    let mut table = Table::new(home);
    table.open();
    table.plays(
        "desk types start
         white hears Die Partie beginnt.
         black hears The game begins.
         white types ansagen f3
         black hears Repeat it.
         black types f3
         white hears Schwarz wiederholt ihn.
         white types drücken
         black hears Your clock runs.
         black types announce e5
         white hears Wiederhole ihn.
         white types e5
         black hears White repeats it.
         black types press
         white hears Deine Uhr
         white types ansagen g4
         black hears Repeat it.
         black types g4
         white hears Schwarz wiederholt ihn.
         white types drücken
         black hears Your clock runs.
         desk types adjourn
         black hears Seal your move
         white hears Abgabezug",
    );
    table.plays(&format!(
        "black types seal {sealed}
         black hears ?
         black types yes
         white hears .
         desk hears has sealed
         desk types envelope
         black hears The game is adjourned.
         desk hears The game is adjourned."
    ));
    let printed = table.signs_off();
    (table, printed)
}

#[test]
fn a_sealed_mate_is_opened_days_later() {
    let (mut table, [white, black, desk, host]) = adjourned("Qh4");
    expect![[r#"
        Du spielst Weiß, Anna Weiss. Gegner: Boris Black.
        Bedenkzeit: eine Stunde 30 Minuten. Plus 30 Sekunden je Zug.
        Jeder Zug wird angesagt und wiederholt. Gib ansagen und den Zug ein, dann drücken.
        Der Schiedsrichter setzt die Uhren in Gang.
        Ein Terminal hat den Platz von Schwarz eingenommen.
        Die Partie beginnt. Deine Uhr läuft.
        Bauer Felix zwei Felix drei
        Schwarz wiederholt ihn.
        Gedrückt.
        Bauer Eva sieben Eva fünf
        Wiederhole ihn.
        Wiederholt.
        Deine Uhr läuft.
        Bauer Gustav zwei Gustav vier
        Schwarz wiederholt ihn.
        Gedrückt.
        Schwarz muss den Abgabezug machen.
        Schwarz hat den Zug abgegeben. Die Uhren stehen.
        Hängepartie. Abgabezug 2: Schwarz.
        Der Schiedsrichter hat abgeschlossen.
        Auf Wiedersehen.
    "#]]
    .assert_eq(&white);
    expect![[r#"
        You play Black, Boris Black. Your opponent: Anna Weiss.
        Time: 1 hour 30 minutes. Plus 30 seconds a move.
        Every move is announced and repeated. Type announce and the move, then press.
        The arbiter starts the clocks.
        The game begins.
        pawn f2 f3
        Repeat it.
        Repeated.
        Your clock runs.
        pawn e7 e5
        White repeats it.
        Pressed.
        pawn g2 g4
        Repeat it.
        Repeated.
        Your clock runs.
        Seal your move: seal and the move.
        Seal queen d8 h4? yes or no.
        Black has sealed. Clocks stopped.
        The game is adjourned. Black has sealed move 2.
        The arbiter has signed off.
        Goodbye.
    "#]]
    .assert_eq(&black);
    expect![[r#"
        The passphrase of the desk. Enter alone: back.
        You are at the desk.
        The game has begun.
        The clock of White runs.
        White: pawn f2 f3
        Black, repeat the move.
        Black repeats it.
        White presses the clock.
        Black: pawn e7 e5
        White, repeat the move.
        White repeats it.
        Black presses the clock.
        White: pawn g2 g4
        Black, repeat the move.
        Black repeats it.
        White presses the clock.
        Black must seal the move.
        Black has sealed. Clocks stopped.
        The game is adjourned. Black has sealed move 2.
        Sign off until the game is resumed? Its records are written. Yes or no?
        Signed off.
        The records are being written.
        The records are in HOME/data/matches/1.
        Goodbye.
    "#]]
    .assert_eq(&desk);
    expect![[r#"
        Weiß: Du spielst Weiß, Anna Weiss. Gegner: Boris Black.
        Weiß: Bedenkzeit: eine Stunde 30 Minuten. Plus 30 Sekunden je Zug.
        Weiß: Jeder Zug wird angesagt und wiederholt. Gib ansagen und den Zug ein, dann drücken.
        Weiß: Der Schiedsrichter setzt die Uhren in Gang.
        Black: You play Black, Boris Black. Your opponent: Anna Weiss.
        Black: Time: 1 hour 30 minutes. Plus 30 seconds a move.
        Black: Every move is announced and repeated. Type announce and the move, then press.
        Black: The arbiter starts the clocks.
        White plays at another terminal now.
        Black: A terminal has taken White's seat.
        Black plays at another terminal now.
        The desk is at another terminal now.
        Match saved as game 1. To continue: touchmove match, then the same file.
        Goodbye.
    "#]]
    .assert_eq(&host);
    for name in ["report.txt", "game.pgn", "announcements.txt", "white.txt", "black.txt"] {
        let record = table.record(name);
        assert!(!record.contains("h4") && !record.contains("Hector vier"), "{record}");
    }
    assert_eq!(table.moves(), "1. f3 e5 2. g4 *");
    table.open();
    table.plays(
        "desk types due
         white hears .
         desk types open
         desk hears The passphrase of the desk opens the envelope.
         desk types exemple
         desk hears stays closed
         desk types example
         white hears Schwarz gewinnt.
         black hears Black wins.",
    );
    let [white, black, desk, host] = table.signs_off();
    expect![[r#"
        Du spielst Weiß, Anna Weiss. Gegner: Boris Black.
        Bedenkzeit: eine Stunde 30 Minuten. Plus 30 Sekunden je Zug.
        Jeder Zug wird angesagt und wiederholt. Gib ansagen und den Zug ein, dann drücken.
        Weiß, Zug 2: Bauer Gustav zwei Gustav vier.
        Die Partie ist vertagt. Der Schiedsrichter öffnet den Umschlag.
        Ein Terminal hat den Platz von Schwarz eingenommen.
        Der Umschlag kann geöffnet werden, sobald Weiß da ist.
        Der Umschlag ist offen. Es läuft die Uhr: Weiß.
        Dame David acht Hector vier
        Matt. Schwarz gewinnt.
        Der Schiedsrichter hat abgeschlossen.
        Auf Wiedersehen.
    "#]]
    .assert_eq(&white);
    expect![[r#"
        You play Black, Boris Black. Your opponent: Anna Weiss.
        Time: 1 hour 30 minutes. Plus 30 seconds a move.
        Every move is announced and repeated. Type announce and the move, then press.
        White, move 2: pawn g2 g4.
        The game is adjourned. The arbiter opens the envelope.
        The envelope can be opened when White is there.
        The envelope is open. The clock of White runs.
        queen d8 h4
        Your sheet lacks move 1, White. Write it before you move.
        Checkmate. Black wins.
        Complete your score sheet now.
        The arbiter has signed off.
        Goodbye.
    "#]]
    .assert_eq(&black);
    expect![[r#"
        The passphrase of the desk. Enter alone: back.
        You are at the desk.
        The game is adjourned. On the day: due, then open.
        Is White there? Then type open. If not, type absent white.
        The passphrase of the desk opens the envelope. Enter alone: it stays closed.
        This is not the passphrase. Type it again. Enter alone: the envelope stays closed.
        The envelope is open. The clock of White runs.
        Black: queen d8 h4, checkmate
        Black must first write: move 1, White. FIDE 2023, 8.1.1.
        Checkmate. Black wins. Type revoke to take the end back, or sign-off.
        Black must complete the score sheet now.
        White has not signed.
        Black has not signed.
        The score sheet of Black lacks move 1, White.
        Sign off? The match ends and its records are written. Yes or no?
        Signed off.
        The records are being written.
        The records are in HOME/data/matches/1.
        Goodbye.
    "#]]
    .assert_eq(&desk);
    expect![[r#"
        Weiß: Du spielst Weiß, Anna Weiss. Gegner: Boris Black.
        Weiß: Bedenkzeit: eine Stunde 30 Minuten. Plus 30 Sekunden je Zug.
        Weiß: Jeder Zug wird angesagt und wiederholt. Gib ansagen und den Zug ein, dann drücken.
        Weiß: Weiß, Zug 2: Bauer Gustav zwei Gustav vier.
        Weiß: Die Partie ist vertagt. Der Schiedsrichter öffnet den Umschlag.
        Black: You play Black, Boris Black. Your opponent: Anna Weiss.
        Black: Time: 1 hour 30 minutes. Plus 30 seconds a move.
        Black: Every move is announced and repeated. Type announce and the move, then press.
        Black: White, move 2: pawn g2 g4.
        Black: The game is adjourned. The arbiter opens the envelope.
        White plays at another terminal now.
        Black: A terminal has taken White's seat.
        Black plays at another terminal now.
        The desk is at another terminal now.
        Goodbye.
    "#]]
    .assert_eq(&host);
    assert_eq!(table.moves(), "1. f3 e5 2. g4 Qh4# 0-1");
}

#[test]
fn the_game_goes_on_though_the_sealer_is_late() {
    let (mut table, _) = adjourned("Nc6");
    table.open();
    table.plays(
        "desk types absent black
         desk hears Black is not there.
         desk types due
         white hears .
         desk types open
         desk hears The passphrase of the desk opens the envelope.
         desk types example
         white hears Cesar sechs
         desk types arrived black
         black hears Black is there.
         white hears Schwarz ist da
         white types ansagen h3
         black hears Repeat it.
         black types h3
         white hears Schwarz wiederholt ihn.
         white types drücken
         black hears Your clock runs.
         black types resign
         black hears ?
         black types yes
         white hears Weiß gewinnt.
         desk hears White wins.",
    );
    let [white, black, desk, _] = table.signs_off();
    expect![[r#"
        Du spielst Weiß, Anna Weiss. Gegner: Boris Black.
        Bedenkzeit: eine Stunde 30 Minuten. Plus 30 Sekunden je Zug.
        Jeder Zug wird angesagt und wiederholt. Gib ansagen und den Zug ein, dann drücken.
        Weiß, Zug 2: Bauer Gustav zwei Gustav vier.
        Die Partie ist vertagt. Der Schiedsrichter öffnet den Umschlag.
        Ein Terminal hat den Platz von Schwarz eingenommen.
        Schwarz ist nicht da.
        Der Umschlag kann geöffnet werden, sobald Weiß da ist.
        Der Umschlag ist offen. Es läuft die Uhr: Weiß.
        Springer Bella acht Cesar sechs
        Schwarz ist da.
        Bauer Hector zwei Hector drei
        Schwarz wiederholt ihn.
        Gedrückt.
        Schwarz gibt auf. Weiß gewinnt.
        Der Schiedsrichter hat abgeschlossen.
        Auf Wiedersehen.
    "#]]
    .assert_eq(&white);
    expect![[r#"
        You play Black, Boris Black. Your opponent: Anna Weiss.
        Time: 1 hour 30 minutes. Plus 30 seconds a move.
        Every move is announced and repeated. Type announce and the move, then press.
        White, move 2: pawn g2 g4.
        The game is adjourned. The arbiter opens the envelope.
        Black is not there.
        The envelope can be opened when White is there.
        The envelope is open. The clock of White runs.
        knight b8 c6
        Your sheet lacks move 1, White. Write it before you move.
        Black is there.
        pawn h2 h3
        Repeat it.
        Repeated.
        Your clock runs.
        Resign? yes or no.
        Black resigns. White wins.
        Complete your score sheet now.
        The arbiter has signed off.
        Goodbye.
    "#]]
    .assert_eq(&black);
    expect![[r#"
        The passphrase of the desk. Enter alone: back.
        You are at the desk.
        The game is adjourned. On the day: due, then open.
        Black is not there.
        Is White there? Then type open. If not, type absent white.
        The passphrase of the desk opens the envelope. Enter alone: it stays closed.
        The envelope is open. The clock of White runs.
        Black: knight b8 c6
        Black must first write: move 1, White. FIDE 2023, 8.1.1.
        Black is there.
        White: pawn h2 h3
        Black, repeat the move.
        Black repeats it.
        White presses the clock.
        Can White still mate? That is being found out.
        Black resigns. White wins. Type revoke to take the end back, or sign-off.
        Black must complete the score sheet now.
        White has not signed.
        Black has not signed.
        The score sheet of Black lacks move 1, White.
        Sign off? The match ends and its records are written. Yes or no?
        Signed off.
        The records are being written.
        The records are in HOME/data/matches/1.
        Goodbye.
    "#]]
    .assert_eq(&desk);
    assert_eq!(table.moves(), "1. f3 e5 2. g4 Nc6 3. h3 1-0");
}
