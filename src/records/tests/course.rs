//! What a report must not keep silent about, and the numbers of rulings.

use expect_test::{Expect, expect};

use crate::archive::Header;
use crate::records::KeptMatch;
use crate::records::tests::{BLITZ, file, header, journal, written};

/// A match of this program, whose penalties have numbers.
fn ruled(entries: &str) -> KeptMatch {
    let table = BLITZ.replace("supervision = \"sparse\"", "supervision = \"adequate\"");
    let header = Header { penalties_ruled: true, ..header(&table) };
    KeptMatch::new(crate::archive::GameId(7), "2026-11-21", header, journal(entries)).unwrap()
}

fn course(entries: &str, desk: &str, expected: &Expect) {
    let kept = ruled(entries);
    let files = written(&kept, desk, false);
    let report = file(&files, "report.txt");
    let (_, course) = report.rsplit_once("\n\n").unwrap();
    expected.assert_eq(course.split_once('\n').unwrap().1.split_once('\n').unwrap().1);
}

/// An illegal move, a wrong claim, a warning, and one of them revoked.
const RULED: &str = "
    10 started
    12 entered e2e4
    14 entered e7e5
    16 entered e4e6
    17 illegal-claimed black
    20 entered g1f3
    22 entered b8c6
    24 claimed threefold
    26 ruled warned white
    28 ruled revoked 1
    30 ruled no-move-seen black
    32 ruled time-added white 120000000
";

#[test]
fn r1_every_ruling_and_penalty_has_its_number_in_every_record() {
    let kept = ruled(RULED);
    let files = written(&kept, "en", false);
    let count = kept.replay.game.docket().rulings().count();
    for name in ["report.txt", "game.pgn", "announcements.txt"] {
        let text = file(&files, name).replace('\n', " ");
        for number in 1..=count {
            let told = format!("Ruling {number}");
            assert!(text.contains(&told), "{name} lacks {told}: {text}");
        }
    }
    let counted = format!("Rulings and penalties: {count}.");
    assert!(file(&files, "report.txt").contains(&counted), "{counted}");
}

#[test]
fn r1_r3_r4_rulings_penalties_and_corrections_as_they_read() {
    course(
        RULED,
        "en",
        &expect![[r"
            0:00:10 The game begins. FIDE 2023, 6.6.
            0:00:12 White plays pawn e2 e4. FIDE 2023, 6.2.1.
            0:00:14 Black plays pawn e7 e5. FIDE 2023, 6.2.1.
            0:00:16 White plays e4 e6.
            0:00:16 White's first illegal move. FIDE 2023, 7.5.1. Ruling 1.
            0:00:16 Back to the position after move 1, Black. FIDE 2023, 7.1.
            0:00:16 e4 touched. It has no legal move, so any move may be played. FIDE 2023, 4.3.
            0:00:16 Black gets 1 minute more. FIDE 2023, B.3.
            0:00:17 Black claims an illegal move.
            0:00:17 Refused: No illegal move to claim. FIDE 2023, 7.5.1.
            0:00:20 White plays knight g1 f3. FIDE 2023, 6.2.1.
            0:00:22 Black plays knight b8 c6. FIDE 2023, 6.2.1.
            0:00:24 White claims a draw, the same position three times.
            0:00:24 Claim refused: this position has occurred once. It takes three. FIDE 2023, B.3. Ruling 2.
            0:00:24 Black gets 1 minute more. FIDE 2023, B.3.
            0:00:24 White offers a draw. FIDE 2023, 9.1.2.1.
            0:00:26 Ruling 3: White is warned. FIDE 2023, 12.9.
            0:00:28 Ruling 4: Ruling 1 is revoked: neither the illegal move nor its touch counts. It was: White's first illegal move. FIDE 2023, 7.5.1. Black gets 1 minute more. FIDE 2023, 12.
            0:00:28 Black's clock: 1 minute less. FIDE 2023, 6.10.2.
            0:00:30 Ruling 5: Black pressed the clock without a move: an illegal move. FIDE 2023, 7.5.3.
            0:00:30 Black's first illegal move. The clock was pressed without a move. FIDE 2023, 7.5.3. Ruling 6.
            0:00:30 White gets 1 minute more. FIDE 2023, B.3.
            0:00:32 Ruling 7: White gets 2 minutes more. FIDE 2023, 12.9.
        "]],
    );
    course(
        RULED,
        "de",
        &expect![[r"
            0:00:10 Die Partie beginnt. FIDE 2023, 6.6.
            0:00:12 Weiß zieht Bauer e2 e4. FIDE 2023, 6.2.1.
            0:00:14 Schwarz zieht Bauer e7 e5. FIDE 2023, 6.2.1.
            0:00:16 Weiß zieht e4 e6.
            0:00:16 Erster regelwidriger Zug von Weiß. FIDE 2023, 7.5.1. Entscheidung 1.
            0:00:16 Zurück zur Stellung nach Zug 1, Schwarz. FIDE 2023, 7.1.
            0:00:16 e4 berührt: kein erlaubter Zug damit. Die Wahl ist frei. FIDE 2023, 4.3.
            0:00:16 Schwarz bekommt eine Minute dazu. FIDE 2023, B.3.
            0:00:17 Schwarz reklamiert einen regelwidrigen Zug.
            0:00:17 Abgelehnt: Kein regelwidriger Zug zu reklamieren. FIDE 2023, 7.5.1.
            0:00:20 Weiß zieht Springer g1 f3. FIDE 2023, 6.2.1.
            0:00:22 Schwarz zieht Springer b8 c6. FIDE 2023, 6.2.1.
            0:00:24 Weiß beantragt Remis: dreimal dieselbe Stellung.
            0:00:24 Antrag abgelehnt: Diese Stellung war erst einmal auf dem Brett. Sie muss dreimal vorkommen. FIDE 2023, B.3. Entscheidung 2.
            0:00:24 Schwarz bekommt eine Minute dazu. FIDE 2023, B.3.
            0:00:24 Weiß bietet Remis an. FIDE 2023, 9.1.2.1.
            0:00:26 Entscheidung 3: Weiß ist verwarnt. FIDE 2023, 12.9.
            0:00:28 Entscheidung 4: Entscheidung 1 ist widerrufen: Der regelwidrige Zug zählt nicht, seine Berührung auch nicht. Sie lautete: Erster regelwidriger Zug von Weiß. FIDE 2023, 7.5.1. Schwarz bekommt eine Minute dazu. FIDE 2023, 12.
            0:00:28 Uhr von Schwarz: eine Minute weniger. FIDE 2023, 6.10.2.
            0:00:30 Entscheidung 5: Schwarz hat die Uhr gedrückt, ohne zu ziehen: ein regelwidriger Zug. FIDE 2023, 7.5.3.
            0:00:30 Erster regelwidriger Zug von Schwarz. Die Uhr wurde ohne Zug gedrückt. FIDE 2023, 7.5.3. Entscheidung 6.
            0:00:30 Weiß bekommt eine Minute dazu. FIDE 2023, B.3.
            0:00:32 Entscheidung 7: Weiß bekommt 2 Minuten dazu. FIDE 2023, 12.9.
        "]],
    );
}

#[test]
fn r2_the_report_tells_of_the_desk_and_of_questions() {
    let entries = "
        0 memo passphrase desk right
        5 memo desk-talks de
        10 started
        12 entered e2e4
        20 memo questioned ruled time-taken black 1200000000
        22 memo answered yes
        22 ruled time-taken black 1200000000
        30 memo questioned ruled annulled
        31 memo answered no
        32 memo questioned ruled clock-set white 5000000
        33 memo answered dropped
        40 memo desk-locked desk
        45 memo passphrase desk right
        50 memo desk-closed
    ";
    course(
        entries,
        "en",
        &expect![[r"
            0:00:00 Desk opened at the place of the arbiter: right passphrase.
            0:00:05 The voice at the desk is now de.
            0:00:10 The game begins. FIDE 2023, 6.6.
            0:00:12 White plays pawn e2 e4. FIDE 2023, 6.2.1.
            0:00:20 Asked back at the desk: Take 20 minutes from Black?
            0:00:22 The arbiter says yes.
            0:00:22 Ruling 1: Black loses 20 minutes. FIDE 2023, 12.9.
            0:00:22 Black's flag has fallen. FIDE 2023, 6.8.
            0:00:22 Is a mate still possible? That is being examined.
            0:00:30 Asked back at the desk: Cancel the game?
            0:00:31 The arbiter says no: nothing is done.
            0:00:32 Asked back at the desk: Set White's clock to 5 seconds?
            0:00:33 The question is dropped: nothing is done.
            0:00:40 Desk locked at the place of the arbiter: no input.
            0:00:45 Desk opened at the place of the arbiter: right passphrase.
            0:00:50 The desk is closed.
        "]],
    );
    course(
        entries,
        "de",
        &expect![[r"
            0:00:00 Das Pult wird geöffnet, Platz: Schiedsrichter. Passwort richtig.
            0:00:05 Stimme am Pult: de.
            0:00:10 Die Partie beginnt. FIDE 2023, 6.6.
            0:00:12 Weiß zieht Bauer e2 e4. FIDE 2023, 6.2.1.
            0:00:20 Rückfrage am Pult: Schwarz 20 Minuten abziehen?
            0:00:22 Der Schiedsrichter sagt ja.
            0:00:22 Entscheidung 1: Schwarz verliert 20 Minuten. FIDE 2023, 12.9.
            0:00:22 Das Blättchen von Schwarz ist gefallen. FIDE 2023, 6.8.
            0:00:22 Ist Matt noch möglich? Das wird geprüft.
            0:00:30 Rückfrage am Pult: Die Partie annullieren?
            0:00:31 Der Schiedsrichter sagt nein. Nichts geschieht.
            0:00:32 Rückfrage am Pult: Uhr von Weiß auf 5 Sekunden stellen?
            0:00:33 Die Frage entfällt. Nichts geschieht.
            0:00:40 Pult gesperrt, Platz: Schiedsrichter. Es wurde nichts eingegeben.
            0:00:45 Das Pult wird geöffnet, Platz: Schiedsrichter. Passwort richtig.
            0:00:50 Das Pult wird geschlossen.
        "]],
    );
}

#[test]
fn r2_the_report_tells_how_the_program_was_closed_and_for_how_long() {
    let entries = "
        0 memo started 2026-02-28 23:59:50
        10 started
        12 entered e2e4
        20 paused
        20 memo closed 2026-03-01 00:00:10
        20 memo started 2026-03-01 02:05:15
        20 memo file-changed old time, white device
        21 plays white typed
        30 resumed
        32 entered e7e5
        34 memo broken-off
        34 memo started 2026-03-01 02:07:00
        34 memo file-changed taken white.aids times
        34 paused
    ";
    course(
        entries,
        "en",
        &expect![[r"
            23:59:50 The program is started: 2026-02-28 23:59:50.
            00:00:00 The game begins. FIDE 2023, 6.6.
            00:00:02 White plays pawn e2 e4. FIDE 2023, 6.2.1.
            00:00:10 The clocks are stopped. FIDE 2023, 6.11.2.
            00:00:10 The program is closed: 2026-03-01 00:00:10.
            02:05:15 The program is started: 2026-03-01 02:05:15. It was closed for 2 hours 5 minutes 5 seconds.
            02:05:15 The match file was changed: time, white device. The arbiter keeps the old conditions.
            02:05:25 The clocks are started again. FIDE 2023, 6.11.2.
            02:05:27 Black plays pawn e7 e5. FIDE 2023, 6.2.1.
            02:05:29 The program had not been closed: a crash, or the power was cut.
            02:07:00 The program is started: 2026-03-01 02:07:00.
            02:07:00 The match file was changed: white.aids times. That counts from now on. No condition of the game was changed.
            02:07:00 The clocks are stopped. FIDE 2023, 6.11.2.
        "]],
    );
    course(
        entries,
        "de",
        &expect![[r"
            23:59:50 Das Programm wird gestartet: 2026-02-28 23:59:50.
            00:00:00 Die Partie beginnt. FIDE 2023, 6.6.
            00:00:02 Weiß zieht Bauer e2 e4. FIDE 2023, 6.2.1.
            00:00:10 Die Uhren werden angehalten. FIDE 2023, 6.11.2.
            00:00:10 Das Programm wird beendet: 2026-03-01 00:00:10.
            02:05:15 Das Programm wird gestartet: 2026-03-01 02:05:15. So lange war es beendet: 2 Stunden 5 Minuten 5 Sekunden.
            02:05:15 Die Wettkampfdatei wurde geändert: time, white device. Der Schiedsrichter lässt mit den alten Bedingungen weiterspielen.
            02:05:25 Die Uhren laufen wieder. FIDE 2023, 6.11.2.
            02:05:27 Schwarz zieht Bauer e7 e5. FIDE 2023, 6.2.1.
            02:05:29 Das Programm wurde unterbrochen: ein Absturz oder ein Stromausfall.
            02:07:00 Das Programm wird gestartet: 2026-03-01 02:07:00.
            02:07:00 Die Wettkampfdatei wurde geändert: white.aids times. Das gilt ab jetzt. Keine Bedingung der Partie hat sich geändert.
            02:07:00 Die Uhren werden angehalten. FIDE 2023, 6.11.2.
        "]],
    );
}

/// A board that is found again at each start is no other device; one that stays away is.
#[test]
fn r2_a_start_of_the_program_is_no_change_of_device() {
    let entries = "
        0 memo started 2026-11-21 09:59:50
        0 plays white typed
        1 plays white pegs
        10 started
        12 entered e2e4
        20 memo broken-off
        20 memo started 2026-11-21 10:10:00
        20 plays white typed
        21 paused
        22 plays white pegs
        30 resumed
        31 entered e7e5
        33 paused
        34 memo closed 2026-11-21 10:11:00
        34 memo started 2026-11-21 10:12:00
        34 plays white typed
        40 resumed
    ";
    let table =
        BLITZ.replace("[white]\n", "[white]\ndevice = \"pegs\"\naddress = \"peg1:/dev/ttyACM0\"\n");
    let kept = KeptMatch::new(
        crate::archive::GameId(7),
        "2026-11-21",
        Header { penalties_ruled: true, ..header(&table) },
        journal(entries),
    );
    let files = written(&kept.unwrap(), "en", false);
    let report = file(&files, "report.txt");
    let told: Vec<&str> = report.lines().filter(|line| line.contains("another device")).collect();
    assert_eq!(told, ["10:12:06 White plays on another device: keyboard."], "{report}");
}

#[test]
fn r5_the_score_names_the_arbiter() {
    let files = written(&ruled("10 started"), "en", false);
    let pgn = file(&files, "game.pgn");
    assert!(pgn.contains("[Arbiter \"Ruth Richter\"]"), "{pgn}");
}

/// A refusal is told as one, and not as an order to a player; what follows says what has happened.
#[test]
fn r6_what_was_refused_reads_as_refused() {
    let entries = "
        10 started
        12 entered e2e4
        14 draw-answered black declined
        16 resumed
        20 ruled restored 9
        30 ruled clock-set black 1000000
        40 time-passed
    ";
    course(
        entries,
        "en",
        &expect![[r"
            0:00:10 The game begins. FIDE 2023, 6.6.
            0:00:12 White plays pawn e2 e4. FIDE 2023, 6.2.1.
            0:00:14 Black declines the draw.
            0:00:14 Refused: No draw offer to answer. FIDE 2023, 9.1.2.1.
            0:00:16 The clocks are started again.
            0:00:16 Refused: The game is already running.
            0:00:20 The arbiter wants to rule: Back to the position after move 5, White.
            0:00:20 Refused: The game has fewer than 9 moves.
            0:00:30 Ruling 1: Black's clock is set to 1 second. Before: 2 minutes 44 seconds. FIDE 2023, 6.10.2.
            0:00:40 Black's flag has fallen. FIDE 2023, 6.8.
            0:00:40 Is a mate still possible? That is being examined.
        "]],
    );
    course(
        entries,
        "de",
        &expect![[r"
            0:00:10 Die Partie beginnt. FIDE 2023, 6.6.
            0:00:12 Weiß zieht Bauer e2 e4. FIDE 2023, 6.2.1.
            0:00:14 Schwarz lehnt Remis ab.
            0:00:14 Abgelehnt: Es liegt kein Remisangebot vor. FIDE 2023, 9.1.2.1.
            0:00:16 Die Uhren laufen wieder.
            0:00:16 Abgelehnt: Die Partie läuft schon.
            0:00:20 Der Schiedsrichter will entscheiden: Zurück zur Stellung nach Zug 5, Weiß.
            0:00:20 Abgelehnt: Die Partie hat weniger als 9 Züge.
            0:00:30 Entscheidung 1: Uhr von Schwarz: auf eine Sekunde gestellt. Vorher: 2 Minuten 44 Sekunden. FIDE 2023, 6.10.2.
            0:00:40 Das Blättchen von Schwarz ist gefallen. FIDE 2023, 6.8.
            0:00:40 Ist Matt noch möglich? Das wird geprüft.
        "]],
    );
}

/// The draw was agreed before Black pressed. When its end is revoked, the move is announced as before.
#[test]
fn a_move_that_is_on_its_way_again_is_not_cancelled() {
    let table = BLITZ.replace("announcing = \"off\"", "announcing = \"repeat\"");
    let entries = "
        10 started
        12 announced white e2e4
        13 repeated black e2e4
        14 clock-pressed white
        15 announced black e7e5
        16 repeated white e7e5
        17 draw-offered black
        18 draw-answered white accepted
        20 ruled end-revoked
        21 resumed
        22 clock-pressed black";
    let kept = KeptMatch::new(
        crate::archive::GameId(7),
        "2026-11-21",
        Header { rulings_undone: true, penalties_ruled: true, ..header(&table) },
        journal(entries),
    );
    let kept = kept.unwrap();
    assert_eq!(kept.replay.game.made().len(), 2);
    let files = written(&kept, "en", false);
    for name in ["game.pgn", "report.txt"] {
        assert!(!file(&files, name).contains("Cancelled"), "{}", file(&files, name));
    }
}
