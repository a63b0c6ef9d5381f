//! A game in which much goes wrong, and the report of it.

use expect_test::expect;

use crate::matched::{ENGLISH, GERMAN, SILENT, Table, lay};
use crate::program::Home;

/// A slip of the tongue, a wrong repetition, an illegal move, a claim that is wrong, and a flag that
/// is not down.
#[test]
fn what_goes_wrong_is_in_the_report_with_its_article() {
    let home = Home::new();
    let white = [GERMAN, SILENT, "score = \"assistant\"\n"].concat();
    let black = [ENGLISH, SILENT, "score = \"assistant\"\n"].concat();
    lay(&home, "announcing = \"repeat-first\"", &white, &black);
    let mut table = Table::new(home);
    table.open();
    table.plays(
        "desk types start
         white hears Die Partie beginnt.
         black hears The game begins.
         white types ansagen e4
         black hears Repeat it.
         white types drücken
         white hears FIDE
         white types berichtigen d4
         black hears Repeat it.
         black types e4
         white hears anderen Zug
         black types d4
         white hears Schwarz wiederholt den Zug.
         white types drücken
         black hears Your clock is running.
         black types announce Ke4
         white hears Wiederhole ihn.
         white types Ke4
         black hears White repeats it.
         black types press
         white hears 7.5.5
         desk hears 7.5.5
         black types announce Nf6
         white hears Wiederhole ihn.
         white types Nf6
         black hears White repeats it.
         black types press
         white hears Deine Uhr
         white types claim threefold
         white hears ?
         white types ja
         black hears White's claim stays as a draw offer.
         black types decline
         white hears lehnt das Remis ab
         white types claim flag
         desk hears 6.8
         white types aufgeben
         white hears ?
         white types ja
         black hears Black wins.
         desk hears Black wins.",
    );
    let [white, black, desk, _] = table.signs_off();
    expect![[r#"
        Du spielst Weiß, Anna Weiss. Gegner: Boris Black.
        Bedenkzeit: eine Stunde 30 Minuten, plus 30 Sekunden je Zug.
        Jeder Zug wird angesagt und wiederholt. Gib deinen Zug ein, dann drücken.
        Züge werden angesagt, wiederholt und ausgeführt, dann wird gedrückt. Von der Ansage bis dahin läuft die Uhr des Gegners.
        Der Schiedsrichter startet die Uhren.
        Anderes Terminal: Schwarz spielt jetzt dort.
        Die Partie beginnt. Die Uhr von Weiß läuft.
        Bauer Eva zwei Eva vier
        Nicht abgeschlossen: Schwarz muss den Zug erst wiederholen. FIDE 2023, D.2.4.
        Berichtigt: Bauer David zwei David vier.
        Schwarz wiederholt einen anderen Zug. Angesagt: Bauer David zwei David vier.
        Schwarz wiederholt den Zug.
        Gedrückt.
        König Eva acht Eva vier
        Wiederhole ihn.
        Wiederholt.
        Erster regelwidriger Zug von Schwarz. Entscheidung 1.
        Die Uhr von Schwarz läuft.
        Zurück zur Stellung nach Zug 1, Weiß.
        Weiß bekommt 2 Minuten dazu. FIDE 2023, 7.5.5.
        Springer Gustav acht Felix sechs
        Wiederhole ihn.
        Wiederholt.
        Deine Uhr läuft.
        Remis beantragen? Ist der Antrag unberechtigt, bekommt Schwarz mehr Zeit. ja oder nein.
        Antrag abgelehnt: Diese Stellung war erst einmal auf dem Brett. Sie muss dreimal vorkommen. Entscheidung 2.
        Schwarz bekommt 2 Minuten dazu. FIDE 2023, 9.5.3.
        Dein Antrag gilt als Remisangebot.
        Schwarz lehnt das Remis ab.
        Reklamation abgelehnt: Das Blättchen von Schwarz ist nicht gefallen. FIDE 2023, 6.8.
        Aufgeben? ja oder nein.
        Weiß gibt auf. Schwarz gewinnt.
        Der Schiedsrichter hat abgeschlossen.
        Auf Wiedersehen.
    "#]]
    .assert_eq(&white);
    expect![[r#"
        You play Black, Boris Black. Opponent: Anna Weiss.
        Time: 1 hour 30 minutes, plus 30 seconds per move.
        Every move is announced and repeated. Type your move, then press.
        Moves are announced, repeated and played on the board, then pressed. From the announcement until then, the opponent's clock runs.
        The arbiter starts the clocks.
        The game begins. White's clock is running.
        pawn e2 e4
        Repeat it.
        Corrected: pawn d2 d4.
        Repeat it.
        That is a different move. Announced: pawn d2 d4.
        Repeated.
        Your clock is running.
        king e8 e4
        White repeats it.
        Black's first illegal move. Ruling 1.
        Your clock is running.
        Back to the position after move 1, White.
        e8 touched. It has no legal move, so any move may be played.
        White gets 2 minutes more. FIDE 2023, 7.5.5.
        knight g8 f6
        White repeats it.
        Pressed.
        Claim refused: this position has occurred once. It takes three. Ruling 2.
        Black gets 2 minutes more. FIDE 2023, 9.5.3.
        White's claim stays as a draw offer.
        Black declines the draw.
        White resigns. Black wins.
        The arbiter has signed off.
        Goodbye.
    "#]]
    .assert_eq(&black);
    expect![[r#"
        The arbiter's passphrase. Enter alone: back.
        Welcome, arbiter.
        The game begins. White's clock is running.
        White: pawn e2 e4
        Black, repeat the move.
        Black's clock is running.
        White: Not completed: Black must repeat the move first. FIDE 2023, D.2.4.
        White: Corrected: pawn d2 d4.
        Black, repeat the move.
        Black repeats pawn e2 e4. The move is pawn d2 d4.
        Black repeats it.
        White's clock is running.
        White presses the clock.
        Black: king e8 e4
        White, repeat the move.
        White's clock is running.
        Not a legal move. The players are not told.
        White repeats it.
        Black's clock is running.
        Black's first illegal move. Ruling 1. Black's clock is running.
        Back to the position after move 1, White.
        Black: e8 touched. It has no legal move, so any move may be played.
        White gets 2 minutes more. FIDE 2023, 7.5.5.
        Black: knight g8 f6
        White, repeat the move.
        White's clock is running.
        White repeats it.
        Black's clock is running.
        Black presses the clock.
        White: Claim refused: this position has occurred once. It takes three. Ruling 2.
        Black gets 2 minutes more. FIDE 2023, 9.5.3.
        White offers a draw.
        Black declines the draw.
        White: Claim refused: Black's flag has not fallen. FIDE 2023, 6.8.
        Can Black still mate? That is being examined.
        White resigns. Black wins. Type revoke to take the end back, or sign-off.
        White has not signed.
        Black has not signed.
        Sign off? The match ends and its records are written. Yes or no?
        Signed off.
        Writing the records.
        The records are in HOME/data/matches/1.
        Goodbye.
    "#]]
    .assert_eq(&desk);
    assert_eq!(table.moves(), "1. d4 Nf6 0-1");
    expect![[r#"
        A terminal serves the place of White.
        A terminal serves the place of Black.
        A terminal serves the place of the arbiter.
        Desk opened at the place of the arbiter: right passphrase.
        The key of envelopes was made.
        The game begins. FIDE 2023, 6.6.
        White announces pawn e2 e4. FIDE 2023, D.2.1.
        Black, repeat the move. FIDE 2023, D.2.1.
        Black's clock is running.
        White presses the clock.
        Not completed: Black must repeat the move first. FIDE 2023, D.2.4.
        White corrects pawn e2 e4 to pawn d2 d4. FIDE 2023, D.2.8.
        Black, repeat the move. FIDE 2023, D.2.1.
        Black repeats pawn e2 e4.
        That is a different move. Announced: pawn d2 d4. FIDE 2023, D.2.1.
        Black repeats pawn d2 d4. FIDE 2023, D.2.1.
        White's clock is running.
        White presses the clock. FIDE 2023, 6.2.1.
        Black announces king e8 e4. Announced, illegal. FIDE 2023, D.2.1.
        White, repeat the move. FIDE 2023, D.2.1.
        White's clock is running.
        White repeats e8 e4. FIDE 2023, D.2.1.
        Black's clock is running.
        Black presses the clock.
        Black's first illegal move. FIDE 2023, 7.5.1. Ruling 1.
        Back to the position after move 1, White. FIDE 2023, 7.1.
        e8 touched. It has no legal move, so any move may be played. FIDE 2023, 4.3.
        White gets 2 minutes more. FIDE 2023, 7.5.5.
        Black announces knight g8 f6. FIDE 2023, D.2.1.
        White, repeat the move. FIDE 2023, D.2.1.
        White's clock is running.
        White repeats knight g8 f6. FIDE 2023, D.2.1.
        Black's clock is running.
        Black presses the clock. FIDE 2023, 6.2.1.
        White claims a draw, the same position three times.
        Claim refused: this position has occurred once. It takes three. FIDE 2023, 9.5.3. Ruling 2.
        Black gets 2 minutes more. FIDE 2023, 9.5.3.
        White offers a draw. FIDE 2023, 9.1.2.1.
        Black declines the draw. FIDE 2023, 9.1.2.1.
        White claims the opponent's flag.
        Claim refused: Black's flag has not fallen. FIDE 2023, 6.8.
        White resigns.
        Is a mate still possible? That is being examined.
        Found: a mate is possible.
        White resigns. Black wins. FIDE 2023, 5.1.2.
        The arbiter signs off.
    "#]]
    .assert_eq(&happened(&table.record("report.txt")));
}

/// What happened, by the report, without the times.
fn happened(report: &str) -> String {
    let is_time = |text: &str| text.len() == 8 && text.bytes().filter(|&b| b == b':').count() == 2;
    let timed = report.lines().filter_map(|line| line.split_once(' '));
    let timed = timed.filter(|(time, what)| is_time(time) && !what.contains("program is started"));
    timed.map(|(_, what)| what.to_owned() + "\n").collect()
}
