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
         white hears Schwarz wiederholt den Zug.
         white types drücken
         black hears Your clock is running.
         black types announce e5
         white hears Wiederhole ihn.
         white types e5
         black hears White repeats it.
         black types press
         white hears Deine Uhr
         white types ansagen g4
         black hears Repeat it.
         black types g4
         white hears Schwarz wiederholt den Zug.
         white types drücken
         black hears Your clock is running.
         desk types adjourn
         desk hears Yes or no?
         desk types yes
         black hears Seal your move
         white hears Schwarz muss den Zug abgeben.",
    );
    table.plays(&format!(
        "black types seal {sealed}
         black hears ?
         black types yes
         white hears .
         desk hears has sealed
         desk hears For the envelope
         desk types envelope
         black hears Game adjourned.
         desk hears Game adjourned."
    ));
    assert!(has_envelope(&table), "b8: it is there before any other record");
    let printed = table.signs_off();
    (table, printed)
}

/// Whether there is a page for an envelope among the records.
fn has_envelope(table: &Table) -> bool {
    let pages = ["envelope.txt", "envelope.brf"];
    let there = pages.map(|page| table.home.path("data/matches/1").join(page).exists());
    assert_eq!(there[0], there[1]);
    there[0]
}

#[test]
fn a_sealed_mate_is_opened_days_later() {
    let (mut table, [white, black, desk, host]) = adjourned("Qh4");
    expect![[r#"
        Du spielst Weiß, Anna Weiss. Gegner: Boris Black.
        Bedenkzeit: eine Stunde 30 Minuten, plus 30 Sekunden je Zug.
        Jeder Zug wird angesagt und wiederholt. Gib deinen Zug ein, dann drücken.
        Der Schiedsrichter startet die Uhren.
        Anderes Terminal: Schwarz spielt jetzt dort.
        Die Partie beginnt. Die Uhr von Weiß läuft.
        Bauer Felix zwei Felix drei
        Schwarz wiederholt den Zug.
        Gedrückt.
        Bauer Eva sieben Eva fünf
        Wiederhole ihn.
        Wiederholt.
        Deine Uhr läuft.
        Bauer Gustav zwei Gustav vier
        Schwarz wiederholt den Zug.
        Gedrückt.
        Schwarz muss den Zug abgeben.
        Schwarz hat den Zug abgegeben. Die Uhren stehen.
        Die Partie ist vertagt. Schwarz hat Zug 2 abgegeben.
        Der Schiedsrichter hat abgeschlossen.
        Auf Wiedersehen.
    "#]]
    .assert_eq(&white);
    expect![[r#"
        You play Black, Boris Black. Opponent: Anna Weiss.
        Time: 1 hour 30 minutes, plus 30 seconds per move.
        Every move is announced and repeated. Type your move, then press.
        The arbiter starts the clocks.
        The game begins. White's clock is running.
        pawn f2 f3
        Repeat it.
        Repeated.
        Your clock is running.
        pawn e7 e5
        White repeats it.
        Pressed.
        pawn g2 g4
        Repeat it.
        Repeated.
        Your clock is running.
        Seal your move: type seal and the move.
        Seal queen d8 h4? yes or no.
        Black has sealed. Clocks stopped.
        Game adjourned. Black has sealed move 2.
        The arbiter has signed off.
        Goodbye.
    "#]]
    .assert_eq(&black);
    expect![[r#"
        The arbiter's passphrase. Enter alone: back.
        Welcome, arbiter.
        The game begins. White's clock is running.
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
        Black must seal the move. Yes or no?
        Black must seal the move.
        Black has sealed. Clocks stopped.
        For the envelope, to print: HOME/data/matches/1/envelope.txt.
        Game adjourned. Black has sealed move 2.
        When and where does the game continue? Type resumption, then date, time and place.
        Sign off until the game is resumed? Its records are written. Yes or no?
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
         desk hears Envelope: type the passphrase of the desk.
         desk types exemple
         desk hears stays closed
         desk types example
         white hears Schwarz gewinnt.
         black hears Black wins.",
    );
    let [white, black, desk, host] = table.signs_off();
    expect![[r#"
        Du spielst Weiß, Anna Weiss. Gegner: Boris Black.
        Bedenkzeit: eine Stunde 30 Minuten, plus 30 Sekunden je Zug.
        Jeder Zug wird angesagt und wiederholt. Gib deinen Zug ein, dann drücken.
        Bauer Gustav zwei Gustav vier. Weiß, Zug 2.
        Die Partie ist vertagt. Der Schiedsrichter öffnet den Umschlag.
        Anderes Terminal: Schwarz spielt jetzt dort.
        Der Umschlag wartet auf Weiß.
        Der Umschlag ist geöffnet. Die Uhr von Weiß läuft.
        Dame David acht Hector vier
        Matt. Schwarz gewinnt.
        Der Schiedsrichter hat abgeschlossen.
        Auf Wiedersehen.
    "#]]
    .assert_eq(&white);
    expect![[r#"
        You play Black, Boris Black. Opponent: Anna Weiss.
        Time: 1 hour 30 minutes, plus 30 seconds per move.
        Every move is announced and repeated. Type your move, then press.
        pawn g2 g4. White, move 2.
        Game adjourned. The arbiter opens the envelope.
        The envelope waits for White.
        Envelope opened. White's clock is running.
        queen d8 h4
        Move 1, White, is missing on your sheet. Write it before you move.
        Checkmate. Black wins.
        Complete your score sheet now.
        The arbiter has signed off.
        Goodbye.
    "#]]
    .assert_eq(&black);
    expect![[r#"
        The arbiter's passphrase. Enter alone: back.
        Welcome, arbiter.
        Game adjourned. On the day: due, then open.
        Is White there? Then type open. If not, type absent white.
        Envelope: type the passphrase of the desk. Enter alone: it stays closed.
        Wrong passphrase. Type it again. Enter alone: the envelope stays closed.
        Envelope opened. White's clock is running. Increment added: Black, for the sealed move.
        Black: queen d8 h4, checkmate
        Black must first write move 1, White. FIDE 2023, 8.1.1.
        Checkmate. Black wins. Type revoke to take the end back, or sign-off.
        Score sheet: Black must complete it now.
        White has not signed.
        Black has not signed.
        Missing on Black's sheet: move 1, White.
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
        Weiß: Bauer Gustav zwei Gustav vier. Weiß, Zug 2.
        Weiß: Die Partie ist vertagt. Der Schiedsrichter öffnet den Umschlag.
        Black: You play Black, Boris Black. Opponent: Anna Weiss.
        Black: Time: 1 hour 30 minutes, plus 30 seconds per move.
        Black: Every move is announced and repeated. Type your move, then press.
        Black: pawn g2 g4. White, move 2.
        Black: Game adjourned. The arbiter opens the envelope.
        Arbiter: type desk to open the desk.
        For one place: black e4.
        Black: White now plays at another terminal.
        Black plays at another terminal now.
        The desk is at another terminal now.
        Goodbye.
    "#]]
    .assert_eq(&host);
    assert_eq!(table.moves(), "1. f3 e5 2. g4 Qh4# 0-1");
    assert!(!has_envelope(&table), "b8: the envelope is open");
}

#[test]
fn the_game_goes_on_though_the_sealer_is_late() {
    let (mut table, _) = adjourned("Nc6");
    table.open();
    table.plays(
        "desk types absent black
         desk hears Black is absent.
         desk types due
         white hears .
         desk types open
         desk hears Envelope: type the passphrase of the desk.
         desk types example
         white hears Cesar sechs
         desk types arrived black
         black hears Black has arrived.
         white hears Schwarz ist da
         white types ansagen h3
         black hears Repeat it.
         black types h3
         white hears Schwarz wiederholt den Zug.
         white types drücken
         black hears Your clock is running.
         black types resign
         black hears ?
         black types yes
         white hears Weiß gewinnt.
         desk hears White wins.",
    );
    let [white, black, desk, _] = table.signs_off();
    expect![[r#"
        Du spielst Weiß, Anna Weiss. Gegner: Boris Black.
        Bedenkzeit: eine Stunde 30 Minuten, plus 30 Sekunden je Zug.
        Jeder Zug wird angesagt und wiederholt. Gib deinen Zug ein, dann drücken.
        Bauer Gustav zwei Gustav vier. Weiß, Zug 2.
        Die Partie ist vertagt. Der Schiedsrichter öffnet den Umschlag.
        Anderes Terminal: Schwarz spielt jetzt dort.
        Schwarz ist nicht da.
        Der Umschlag wartet auf Weiß.
        Der Umschlag ist geöffnet. Die Uhr von Weiß läuft.
        Springer Bella acht Cesar sechs
        Schwarz ist da.
        Bauer Hector zwei Hector drei
        Schwarz wiederholt den Zug.
        Gedrückt.
        Schwarz gibt auf. Weiß gewinnt.
        Der Schiedsrichter hat abgeschlossen.
        Auf Wiedersehen.
    "#]]
    .assert_eq(&white);
    expect![[r#"
        You play Black, Boris Black. Opponent: Anna Weiss.
        Time: 1 hour 30 minutes, plus 30 seconds per move.
        Every move is announced and repeated. Type your move, then press.
        pawn g2 g4. White, move 2.
        Game adjourned. The arbiter opens the envelope.
        Black is absent.
        The envelope waits for White.
        Envelope opened. White's clock is running.
        knight b8 c6
        Move 1, White, is missing on your sheet. Write it before you move.
        Black has arrived.
        pawn h2 h3
        Repeat it.
        Repeated.
        Your clock is running.
        Resign? yes or no.
        Black resigns. White wins.
        Complete your score sheet now.
        The arbiter has signed off.
        Goodbye.
    "#]]
    .assert_eq(&black);
    expect![[r#"
        The arbiter's passphrase. Enter alone: back.
        Welcome, arbiter.
        Game adjourned. On the day: due, then open.
        Black is absent.
        Is White there? Then type open. If not, type absent white.
        Envelope: type the passphrase of the desk. Enter alone: it stays closed.
        Envelope opened. White's clock is running. Increment added: Black, for the sealed move.
        Black: knight b8 c6
        Black must first write move 1, White. FIDE 2023, 8.1.1.
        Black has arrived.
        White: pawn h2 h3
        Black, repeat the move.
        Black repeats it.
        White presses the clock.
        Can White still mate? That is being examined.
        Black resigns. White wins. Type revoke to take the end back, or sign-off.
        Score sheet: Black must complete it now.
        White has not signed.
        Black has not signed.
        Missing on Black's sheet: move 1, White.
        Sign off? The match ends and its records are written. Yes or no?
        Signed off.
        Writing the records.
        The records are in HOME/data/matches/1.
        Goodbye.
    "#]]
    .assert_eq(&desk);
    assert_eq!(table.moves(), "1. f3 e5 2. g4 Nc6 3. h3 1-0");
}
