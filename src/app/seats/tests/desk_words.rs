//! What an arbiter who had nothing but the guide stumbled over, in words.

use std::time::Duration;

use expect_test::expect;

use crate::app::seats::tests::secrets::told_to_seal;
use crate::app::seats::tests::{Table, match_file};
use crate::archive::{Entry, What};
use crate::table::{Memo, Place};

const OWN: &str = "talk = \"en\"\nmoves = \"en\"\nscore = \"own\"";
const KEYS: &str = "talk = \"en\"\nmoves = \"en\"";

fn drawn() -> Table {
    let mut table = Table::new(&match_file(OWN, KEYS, "announcing = \"off\""));
    table.start();
    table.plays("e4 e5");
    table.script("w write e4\nw write e5\nw Nf3\nw draw\nw yes\nb accept");
    table.heard.clear();
    table
}

/// What was heard at a place, and what was typed.
fn at(table: &Table, places: &[&str]) -> String {
    let own = |line: &&str| {
        let line = line.trim_start_matches("> ");
        places.iter().any(|place| line.starts_with(place))
    };
    table.heard.lines().filter(own).flat_map(|line| [line, "\n"]).collect()
}

#[test]
fn a_result_that_is_not_on_record_is_signed_only_after_a_question() {
    let mut table = drawn();
    table.script("w sign 1-0\nw no\nw sign 1-0\nw yes\nd matters\nw sign draw\nd matters");
    expect![[r#"
        > white: sign 1-0
        white: The recorded result: draw. Sign anyway: White wins? The arbiter then decides. yes or no.
        > white: no
        white: Cancelled.
        > white: sign 1-0
        white: The recorded result: draw. Sign anyway: White wins? The arbiter then decides. yes or no.
        > white: yes
        white: White has signed: White wins.
        white: Results differ: between the sheets, or from the record. The arbiter decides. FIDE 2023, 8.7.
        desk: White has signed: White wins.
        desk: Results differ: between the sheets, or from the record. The arbiter decides. FIDE 2023, 8.7.
        > desk: matters
        desk: 1: Results differ: between the sheets, or from the record. The arbiter decides. FIDE 2023, 8.7.
        desk: White has signed: White wins.
        desk: Have both sign the same result, or type result.
        > white: sign draw
        white: White has signed: draw.
        desk: White has signed: draw.
        > desk: matters
        desk: Nothing waits for your decision.
    "#]].assert_eq(&at(&table, &["white", "desk"]));
}

#[test]
fn the_sign_off_names_incomplete_sheets_and_missing_signatures() {
    let mut table = drawn();
    table.script("b sign draw\nd sign-off");
    expect![[r#"
        desk: Black has signed: draw.
        > desk: sign-off
        desk: White has not signed.
        desk: Missing on White's sheet: move 2, White.
        desk: Missing on Black's sheet: move 1, White.
        desk: Sign off? The match ends and its records are written. Yes or no?
    "#]]
    .assert_eq(&at(&table, &["desk"]));
}

#[test]
fn help_all_at_a_seat_lists_what_can_be_used_there() {
    let mut table = Table::new(&match_file(KEYS, KEYS, ""));
    table.start();
    table.types(Place::Seat(shakmaty::Color::White), "help all");
    for name in ["hint", "takeback", "moves:", "board", "attackers", "level", "new", "quit:"] {
        assert!(!table.heard.contains(&format!("white: {name}")), "{name}: {}", table.heard);
    }
    for name in ["announce", "press", "clock", "last", "score", "arbiter", "draw"] {
        assert!(table.heard.contains(&format!("white: {name}")), "{name}: {}", table.heard);
    }
    table.heard.clear();
    // What the arbiter grants is there from then on.
    table.script("d allow white position-readout");
    table.heard.clear();
    table.script("w help all");
    assert!(table.heard.contains("white: board"), "{}", table.heard);
}

#[test]
fn what_a_player_tells_the_arbiter_waits_for_him() {
    let mut table = Table::new(&match_file(KEYS, KEYS, ""));
    table.script("b arbiter may I have a break");
    table.start();
    table.script(
        "w arbiter it is too loud\nd matters\nd dismiss 2\nd matters\nd dismiss\nd dismiss",
    );
    expect![[r#"
        > white: arbiter it is too loud
        white: The arbiter is called. The clocks keep running.
        black: White calls the arbiter.
        desk: White calls the arbiter: it is too loud
        > desk: matters
        desk: 1: Black calls the arbiter: may I have a break
        desk: When it is done, type dismiss 1.
        desk: 2: White calls the arbiter: it is too loud
        desk: When it is done, type dismiss 2.
        > desk: dismiss 2
        desk: White's call is done: it is too loud
        white: The arbiter has dealt with your request.
        > desk: matters
        desk: 1: Black calls the arbiter: may I have a break
        desk: When it is done, type dismiss.
        > desk: dismiss
        desk: Black's call is done: may I have a break
        black: The arbiter has dealt with your request.
        > desk: dismiss
        desk: Nothing waits for your decision.
    "#]]
    .assert_eq(&at(&table, &["white", "black", "desk"]));
    let told = What::Memo(Memo::Told(shakmaty::Color::White, "it is too loud".to_owned()));
    assert!(table.kept.iter().any(|entry| entry.what == told));
    // What nobody has seen to waits also after a start anew.
    let text = match_file(KEYS, KEYS, "");
    let before: Vec<_> =
        table.kept.iter().take_while(|entry| entry.what != told).cloned().collect();
    let mut again = Table::resumed(&text, "en", &before);
    again.script("d desk\nd example");
    again.heard.clear();
    again.script("d matters");
    expect![[r#"
        > desk: matters
        desk: 1: Black calls the arbiter: may I have a break
        desk: When it is done, type dismiss.
    "#]]
    .assert_eq(&at(&again, &["desk"]));
}

#[test]
fn the_desk_hears_what_was_repeated_instead_of_the_move() {
    let mut table = Table::new(&match_file(KEYS, KEYS, "announcing = \"repeat\""));
    table.start();
    table.script("w e4\nb d4\nb Be7\nb e4\nd log 6");
    expect![[r#"
        black: pawn e2 e4
        black: Repeat it.
        desk: White: pawn e2 e4
        desk: Black, repeat the move.
        > black: d4
        black: That is a different move. Announced: pawn e2 e4.
        desk: Black repeats pawn d2 d4. The move is pawn e2 e4.
        > black: Be7
        black: That is a different move. Announced: pawn e2 e4.
        desk: Black repeats Be7. The move is pawn e2 e4.
        > black: e4
        black: Repeated.
        desk: Black repeats it.
        > desk: log 6
        desk: 0:00:02 The desk is open here: the desk's own place.
        desk: 0:00:03 The game begins. White's clock is running.
        desk: 0:00:04 White: pawn e2 e4. Black, repeat the move.
        desk: 0:00:05 Black repeats pawn d2 d4. The move is pawn e2 e4.
        desk: 0:00:06 Black repeats Be7. The move is pawn e2 e4.
        desk: 0:00:07 Black repeats it.
    "#]]
    .assert_eq(&at(&table, &["black", "desk"]));
}

#[test]
fn a_german_desk_lists_german_names_and_knows_the_usual_ones() {
    let mut table = Table::resumed(&match_file("", "", ""), "de", &[]);
    let heard = table.at_desk("x\nexample\nhilfe alle\nfakten\nangelegenheiten\nhilfe niederlage");
    expect![[r#"
        > x
          (hidden)
          Passwort des Schiedsrichters. Enter allein: zurück.
        > example
          Willkommen.
        > hilfe alle
          beginnen: Die Partie beginnt, die Uhr der Seite am Zug läuft.
          anhalten: hält die Uhren an.
          weiter: setzt die Uhren wieder in Gang.
          sachen: was auf dich wartet, mit Tatsachen und mit dem, was du tun kannst.
          annehmen 2: ja zu Sache 2.
          ablehnen 2: nein zu Sache 2.
          aufschieben: ein Remisantrag in der Endspurtphase wird später entschieden.
          erledigt: schließt, was wartet, ohne Strafe.
          einspruch 2 stattgegeben, einspruch 2 abgewiesen, jeweils mit dem Grund: was der Ausschuss über Entscheidung 2 entschieden hat.
          tatsachen: Stellungswiederholungen, fünfzig Züge, Material, Zeiten, regelwidrige Züge, Bretter.
          vergleichen: beide Bretter, beide Partieformulare und was daraus folgt.
          brett weiß: was auf dem Brett von Weiß steht.
          formular weiß: was Weiß aufgeschrieben hat.
          letzter: der letzte Zug und was angesagt ist.
          protokoll: die letzten zehn Einträge.
          uhren: beide Zeiten und wessen Uhr läuft.
          artikel 9.2, artikel rochade: was die Regeln dort sagen, in Kürze.
          uhr-stellen weiß 1:23:45: Stunden, Minuten, Sekunden.
          zugzahl weiß 12: setzt den Zugzähler der Uhr von Weiß.
          zeit-geben weiß 2: Weiß bekommt zwei Minuten.
          zeit-nehmen weiß 2: Weiß verliert zwei Minuten.
          zugabe an: fünf Sekunden je Zug, von jetzt an.
          verwarnen weiß: verwarnt Weiß.
          punkte weiß +1/2: Weiß bekommt einen halben Punkt dazu.
          niederlage weiß: Weiß verliert.
          ergebnis 1-0: die Punkte von Weiß und Schwarz.
          abschätzen 1-0 Anna Muster: dieses Ergebnis, weil Anna Muster die Stellung beurteilt hat.
          geldbuße weiß: eine Geldbuße, die vorher angekündigt war.
          ausschließen weiß: von den nächsten Runden.
          turnierausschluss weiß: Weiß scheidet aus dem Turnier aus.
          annullieren: die Partie zählt nicht, eine neue wird gespielt.
          regelwidrig weiß: Du hast gesehen, dass der letzte Zug von Weiß regelwidrig war.
          berührt weiß e2: Weiß hat die Figur auf e2 berührt, jetzt oder vor dem letzten Zug, und muss sie ziehen.
          versehentlich weiß: Weiß hat aus Versehen berührt, und es zählt nicht.
          beidhändig weiß: Weiß hat mit zwei Händen gezogen.
          blättchen weiß: Das Blättchen von Weiß ist gefallen.
          verstoß weiß: nennt die Gründe.
          aufbaufehler: Die Figuren standen am Anfang falsch.
          gedreht: Das Brett liegt falsch herum.
          vertauscht: Die Partie begann mit vertauschten Farben.
          rekonstruieren: führt durch die Züge, die auf keinem Formular stehen.
          züge-bekannt: die Züge sind gefunden, und beide ergänzen ihr Formular.
          nächste-periode: die Züge sind nicht zu finden.
          verschoben 12 schwarz: Figuren sind verschoben.
          zurücksetzen 12 schwarz: zurück zur Stellung nach Zug 12 von Schwarz und zu ihren Zeiten.
          stellung und FEN oder eine Liste: Die Partie geht von dort weiter.
          entscheidungen: alle Entscheidungen und Strafen mit ihren Nummern.
          widerrufen 2: widerruft Entscheidung 2.
          erlauben weiß mögliche Züge.
          entziehen weiß Zeiten: Weiß darf nicht mehr danach fragen.
          hilfen: wonach jeder fragen darf, und die Assistenten.
          assistent weiß Hans Hand: ein Assistent für Weiß.
          fehlt weiß: Weiß ist nicht da.
          anwesend weiß: Weiß ist da.
          karenzzeit 30: Bis zu einer halben Stunde zu spät ist erlaubt.
          vertagen: Die Seite am Zug muss ihren Zug abgeben.
          wiederaufnahme 2026-12-01 10:00 Raum 2: Tag, Uhrzeit und Ort für den Umschlag.
          umschlag: Der Abgabezug ist in deiner Hand, die Partie ist vertagt.
          fällig: Die Hängepartie ist jetzt fortzusetzen.
          öffnen: öffnet den Umschlag mit dem Passwort.
          verloren Sf3: Der Umschlag ist verloren, und beide nennen diesen Zug.
          aufgaben: was an diesem Brett noch zu tun ist.
          getan 3: Aufgabe 3 ist getan.
          ungetan 3: Aufgabe 3 ist doch nicht getan.
          vermerk Weiß war unwohl: Der Text steht im Bericht.
          wortliste remis: das Wort in jeder Sprache.
          bericht: schreibt die Unterlagen, wie sie jetzt sind, und nennt den Ordner.
          abschließen: Der Wettkampf ist vorbei, und seine Unterlagen werden geschrieben.
          sprache en: Das Pult spricht Englisch.
          hilfe: das Pult in Kürze.
          verlassen: schließt das Pult hier.
          Mehr zu einem: hilfe und sein Name.
        > fakten
          Weiß am Zug, Zug 1.
          Die Partie hat noch nicht begonnen.
          Dieselbe Stellung: einmal, am Anfang.
          Ohne Bauernzug und Schlagen: je 0 von 50 Zügen.
          Weiß hat genug Material zum Matt.
          Schwarz hat genug Material zum Matt.
          Weiß: eine Stunde 30 Minuten 30 Sekunden.
          Schwarz: eine Stunde 30 Minuten 30 Sekunden.
          Züge von Weiß: 0.
          Züge von Schwarz: 0.
          Regelwidrige Züge von Weiß: 0.
          Regelwidrige Züge von Schwarz: 0.
          Weiß hat kein Brett.
          Schwarz hat kein Brett.
        > angelegenheiten
          Nichts wartet auf deine Entscheidung.
        > hilfe niederlage
          niederlage weiß: Weiß verliert.
          niederlage weiß 0: auch Schwarz bekommt nichts.
    "#]].assert_eq(&heard);
}

#[test]
fn the_desk_speaks_the_language_that_is_asked_for() {
    let mut table = Table::new(&match_file(KEYS, KEYS, ""));
    table.start();
    expect![[r#"
        > talk german
          Sprache: Deutsch.
        > uhren
          Weiß: eine Stunde 30 Minuten 28 Sekunden.
          Schwarz: eine Stunde 30 Minuten 30 Sekunden.
          Die Uhr von Weiß läuft.
        > sprache englisch
          Language: English.
        > clocks
          White: 1 hour 30 minutes 26 seconds.
          Black: 1 hour 30 minutes 30 seconds.
          White's clock is running.
        > talk xx
          talk needs a language: talk de, talk en.
        > talk fide
          talk needs a language: talk de, talk en.
        > talk
          talk needs a language: talk de, talk en.
    "#]]
    .assert_eq(
        &table.at_desk("talk german\nuhren\nsprache englisch\nclocks\ntalk xx\ntalk fide\ntalk"),
    );
}

/// A board that stands wholly wrong: how many squares are not named is said.
#[test]
fn squares_that_are_not_named_are_counted() {
    use crate::app::seats::tests::devices::{WHITE, WHITE_PEGS};
    let mut table = Table::new(&match_file(WHITE_PEGS, KEYS, ""));
    table.start();
    let mut table = table.with(WHITE, crate::pegboard::Make::Certabo);
    table.comes(WHITE, crate::pegboard::Make::Certabo, &shakmaty::Board::empty());
    table.heard.clear();
    let heard = table.at_desk("talk de\ntatsachen");
    assert!(heard.contains("und 24 weiteren."), "{heard}");
}

/// Whoever types the name of the desk once more at its prompt has not guessed.
#[test]
fn the_name_of_the_desk_is_no_passphrase() {
    for (voice, name) in [("en", "desk"), ("de", "Pult"), ("de", "desk")] {
        let mut table = Table::resumed(&match_file("", "", ""), voice, &[]);
        for line in ["matters", name, "example"] {
            table.types(Place::Desk, line);
        }
        assert!(table.seats.is_at_desk(Place::Desk), "{}", table.heard);
        let wrong = |entry: &&Entry| matches!(entry.what, What::Memo(Memo::Passphrase(_, false)));
        assert_eq!(table.kept.iter().find(wrong), None, "{name}");
    }
}

/// What is typed at a desk that has locked itself is no guess, and the sentence says what follows.
#[test]
fn any_line_at_a_locked_desk_leads_to_the_passphrase() {
    let mut table = Table::new(&match_file("", "", ""));
    table.start();
    table.pauses(Duration::from_mins(16));
    for line in ["clocks", "desk", "example"] {
        table.types(Place::Desk, line);
    }
    expect![[r#"
        desk: Desk locked: no input for a long time. Type anything, then the passphrase.
        > desk: clocks
        desk: (hidden)
        desk: The arbiter's passphrase. Enter alone: back.
        > desk: desk
        desk: (hidden)
        desk: The arbiter's passphrase. Enter alone: back.
        > desk: example
        desk: Welcome, arbiter.
    "#]]
    .assert_eq(&at(&table, &["desk"]));
}

/// The desk stands open, and somebody guesses at the envelope: he waits like at the door.
#[test]
fn guesses_at_the_envelope_wait_like_those_at_the_desk() {
    let mut table = told_to_seal();
    table.script("w seal Nf3\nw yes\nd envelope\nd due");
    table.heard.clear();
    table.script(
        "d open
         d first guess
         d second guess
         d third guess
         d fourth guess
         d",
    );
    expect![[r#"
        > desk: open
        desk: Envelope: type the passphrase of the desk. Enter alone: it stays closed.
        desk: (hidden)
        > desk: first guess
        desk: Wrong passphrase. Type it again. Enter alone: the envelope stays closed.
        desk: (hidden)
        > desk: second guess
        desk: Wrong passphrase. Type it again. Enter alone: the envelope stays closed.
        desk: (hidden)
        > desk: third guess
        desk: Wrong passphrase. Type it again. Enter alone: the envelope stays closed.
        desk: (hidden)
        > desk: fourth guess
        desk: (hidden)
        desk: Too early, not checked. Wait 1 second, then type it again. Enter alone: back.
        > desk: 
        desk: The envelope stays closed.
    "#]]
    .assert_eq(&at(&table, &["desk"]));
}

#[test]
fn the_last_thing_said_at_the_desk_is_heard_again_also_a_question_and_what_players_did() {
    let mut table = Table::of(KEYS, KEYS, "");
    table.script("w e4");
    expect![[r#"
        > repeat
          White: pawn e2 e4
        > warn black
          Ruling 1: Black is warned. FIDE 2023, 12.9.
        > repeat
          Ruling 1: Black is warned. FIDE 2023, 12.9.
        > loss white
          Let White lose, and Black get a point? This ends the game. Yes or no?
        > repeat
          Still to answer: Let White lose, and Black get a point? Yes or no?
        > no
          Nothing done.
        > repeat
          Nothing done.
    "#]]
    .assert_eq(&table.at_desk("repeat\nwarn black\nrepeat\nloss white\nrepeat\nno\nrepeat"));
}

/// The same at a seat and at the desk.
#[test]
fn the_laws_are_told_at_a_seat_and_at_the_desk() {
    let mut table = Table::new(&match_file(OWN, KEYS, "announcing = \"off\""));
    table.start();
    table.heard.clear();
    table.script("w article 9.3\nd article 9.3\nd rule slip of the tongue");
    expect![[r#"
        > white: article 9.3
        white: Fifty moves: on your move, you may claim a draw after 50 moves by each player without a capture or pawn move. Your next move may complete them. FIDE 2023, 9.3.
        > desk: article 9.3
        desk: Fifty moves: on your move, you may claim a draw after 50 moves by each player without a capture or pawn move. Your next move may complete them. FIDE 2023, 9.3.
        > desk: rule slip of the tongue
        desk: Slip of the tongue: correct it at once, before the opponent's clock starts. FIDE 2023, D.2.8.
    "#]].assert_eq(&table.heard);
}
