//! What the desk says of a line that it cannot carry out, and the same desk in German.

use expect_test::expect;

use crate::app::seats::tests::{Table, match_file};
use crate::command::desk::DESK_COMMANDS;
use crate::table::Place;

fn table() -> Table {
    let mut table = Table::new(&match_file("", "", "announcing = \"off\""));
    table.start();
    table
}

/// Each mistake is one sentence with what to type.
#[test]
fn mistakes_are_told_with_an_example() {
    let mut table = table();
    expect![[r#"
        > start now
          Type start alone.
        > set-clock white
          set-clock needs a player and a time: set-clock white 5, or 5:30, or 1:05:30.
        > set-clock 5
          set-clock needs a player and a time: set-clock white 5, or 5:30, or 1:05:30.
        > set-clock green 5
          set-clock needs a player and a time: set-clock white 5, or 5:30, or 1:05:30.
        > set-clock white 5:99
          set-clock needs a player and a time: set-clock white 5, or 5:30, or 1:05:30.
        > add-time white 0
          add-time needs a player and a time: add-time white 5, or 5:30, or 1:05:30.
        > set-moves white many
          set-moves needs player and moves: set-moves white 12.
        > points white 1
          points needs a player and points: points white +1/2, or -1.
        > loss
          loss needs a player: loss white; loss white 1/2 gives the opponent half a point.
        > result 2-0
          result needs points for both: result 1-0.
        > touch white k9
          touch needs a player and a square: touch white e2.
        > board
          Rank 8: black rooks a, h, knights b, g,
          bishops c, f, queen d, king e.
          Rank 7: black pawns a to h.
          Ranks 6 to 3: empty.
          Rank 2: white pawns a to h.
          Rank 1: white rooks a, h, knights b, g,
          bishops c, f, queen d, king e.
        > sheet
          sheet needs a player: sheet white; sheet white 5 for the last five moves.
        > allow white
          allow needs a player and an aid: allow white times. help allow has them all.
        > assistant white
          assistant needs a player and a name: assistant white Hans Hand; assistant white dismiss.
        > displaced 12
          displaced needs the last move that stays: displaced 12 black; displaced 0 for the start.
        > restore 12
          restore needs the last move that stays: restore 12 black; restore 0 for the start.
        > position
          position needs a position: FEN, or a list of pieces.
        > revoke two
          revoke needs the number of a ruling: revoke 2. rulings lists them.
          Alone it takes back the end of a game.
        > increment
          increment needs on or off: increment on.
        > postpone 3
          postpone alone, or postpone 2 with two minutes for the opponent.
        > log 0
          log alone, or with a number: log 20.
        > lost
          The game is not adjourned.
        > note
          note needs a text: note White was unwell.
        > help nonsense
          Unknown at the   nonsense. For its commands type help.
        > help restore
          restore 12 black: back to the position after Black's move 12, and to its times.
          restore 0: to the start. The clocks are stopped until resume.
        > help all
          start: the game begins, the clock of the player to move runs.
          pause: stops the clocks.
          resume: starts the clocks again.
          matters: everything that waits for your decision, with the facts and the commands for it.
          accept 2: yes to matter 2.
          reject 2: no to matter 2.
          postpone: decides a quickplay claim later.
          dismiss: refuses the matter that waits, or marks it as done.
          appeal 2 upheld, appeal 2 rejected, each with the reason: what the committee has decided about ruling 2.
          facts: repetitions with their moves, the fifty moves, material, times, illegal moves, boards.
          compare: both boards and both sheets, and the position that follows from them.
          board white: White's own board.
          sheet white: White's score sheet.
          last: the last move, and the move announced.
          log: the last ten entries of the journal.
          clocks: both times, and whose clock runs.
          article 9.2, article castling: what the Laws rule there, in short.
          set-clock white 1:23:45: hours, minutes, seconds.
          set-moves white 12: sets the counter on White's clock to 12 moves.
          add-time white 2: White gets two minutes.
          take-time white 2: White loses two minutes.
          increment on: five seconds per move from now on.
          warn white: White is warned.
          points white +1/2: White gets half a point more.
          loss white: White loses.
          result 1-0: White's points, Black's points.
          adjudicate 1-0 Anna Muster: this result, because Anna Muster has judged the position.
          fine white: a fine that was announced in advance.
          exclude white: White is out of the next rounds.
          expel white: White is out of the event.
          annul: cancels the game.
          illegal white: White's last move was illegal, as you have seen.
          touch white e2: White touched the piece on e2, now or before the last move, and must play it.
          waive white: White touched by accident, and it does not count.
          two-hands white: White used two hands for the move.
          flag white: White's flag has fallen.
          fault white: lists the reasons.
          wrong-start: the starting position was wrong.
          turned: the board is the wrong way round.
          reversed: the game began with the colours reversed.
          reconstruct: leads you through the moves that no sheet has.
          moves-known: the moves are found, and both complete their sheets.
          next-period: the moves cannot be found.
          displaced 12 black: pieces were displaced, after Black's move 12.
          restore 12 black: back to the position after Black's move 12, and to its times.
          position and FEN, or a list of pieces: the game continues from there.
          rulings: all rulings and penalties with their numbers.
          revoke 2: takes back ruling 2.
          allow white legal-moves.
          withdraw white times: White may no longer ask for the times.
          aids: the aids of each player, and the assistants.
          assistant white Hans Hand: names an assistant for White.
          absent white: marks White absent.
          arrived white: White has arrived.
          default-time 30: a player up to half an hour late may still play.
          adjourn: the player to move must seal.
          resumption 2026-12-01 10:00 Room 2: date, time and place, for the envelope.
          envelope: you hold the sealed move, and the game is adjourned.
          due: the hour has come, and the adjourned game continues.
          open: opens the envelope with the passphrase.
          lost Nf3: the envelope is lost, and both agree on this move.
          tasks: what is still to be done at this table.
          done 3: task 3 is done.
          undone 3: task 3 is not done after all.
          note White was unwell: writes a note into the report.
          glossary draw: the word in every language.
          report: writes the records as they are now, and says where.
          sign-off: ends the match and writes its records.
          talk de: the desk speaks German.
          help: the desk in short.
          leave: closes the desk here.
          More about one: help and its name.
        > nonsense
          Unknown at the   nonsense. For its commands type help.
        > warn everybody
          warn needs a player: warn white.
        > leave it
          Type leave alone.
    "#]].assert_eq(&table.at_desk(
        "start now
         set-clock white
         set-clock 5
         set-clock green 5
         set-clock white 5:99
         add-time white 0
         set-moves white many
         points white 1
         loss
         result 2-0
         touch white k9
         board
         sheet
         allow white
         assistant white
         displaced 12
         restore 12
         position
         revoke two
         increment
         postpone 3
         log 0
         lost
         note
         help nonsense
         help restore
         help all
         nonsense
         warn everybody
         leave it",
    ));
}

/// The same desk in German.
#[test]
fn the_desk_speaks_german() {
    use crate::voices::Library;
    let german = crate::app::open::voice_or_english(&mut Library::built_in(), "de");
    for spec in DESK_COMMANDS {
        let name = german.desk_name(spec.command);
        assert_eq!(german.desk_command(name), Some(spec.command), "{name}");
        assert_ne!(name, "", "{}", spec.name);
    }
    let mut table = Table::resumed(&match_file("", "", "announcing = \"off\""), "de", &[]);
    for line in ["", "example", "beginnen"] {
        table.types(Place::Desk, line);
    }
    table.plays("e4 e5");
    expect![[r#"
        > uhr-stellen weiß 1:23:45
          Entscheidung 1: Uhr von Weiß: auf eine Stunde 23 Minuten 45 Sekunden gestellt. Vorher: eine Stunde 30 Minuten 58 Sekunden. FIDE 2023, 6.10.2.
        > Verwarnung Schwarz
          Entscheidung 2: Schwarz ist verwarnt. FIDE 2023, 12.9.
        > zurücksetzen 1 w
          Zurück zur Stellung nach Zug 1, Weiß? Ein Zug wird zurückgenommen. Die Uhren zeigen dann: Weiß eine Stunde 23 Minuten 46 Sekunden, Schwarz eine Stunde 30 Minuten 30 Sekunden. Ja oder nein?
        > ja
          Entscheidung 3: Zurück zur Stellung nach Zug 1, Weiß. FIDE 2023, 7.6.
          Gilt nicht mehr: Bauer e7 e5.
          Uhr von Weiß: auf eine Stunde 23 Minuten 46 Sekunden gestellt. Vorher: eine Stunde 23 Minuten 42 Sekunden.
          Uhr von Schwarz: auf eine Stunde 30 Minuten 30 Sekunden gestellt. Vorher: eine Stunde 30 Minuten 59 Sekunden.
          Kein Brett von Weiß verbunden. Prüfe selbst, ob es stimmt.
          Kein Brett von Schwarz verbunden. Prüfe selbst, ob es stimmt.
          Die Uhren stehen. Wenn die Bretter stimmen: weiter.
        > weiter
          Die Uhr von Schwarz läuft wieder.
        > ergebnis Remis
          Ergebnis festlegen: Weiß einen halben Punkt, Schwarz einen halben Punkt? Damit ist die Partie zu Ende. Ja oder nein?
        > nein
          Nichts geschieht.
        > erlauben weiß legal-moves
          Weiß darf jetzt nutzen: mögliche Züge.
          Illegale Züge werden sofort abgelehnt. Vor dem Drücken, ohne Strafe.
        > erlauben weiß legale Züge
          Spieler und Hilfe? Etwa erlauben weiß Zeiten. Alle: hilfe erlauben.
        > tatsachen
          Schwarz am Zug, Zug 1.
          Die Partie läuft.
          Dieselbe Stellung: einmal, nach Zug 1, Weiß.
          Ohne Bauernzug und Schlagen: je 0 von 50 Zügen.
          Weiß hat genug Material zum Matt.
          Schwarz hat genug Material zum Matt.
          Weiß: eine Stunde 23 Minuten 46 Sekunden.
          Schwarz: eine Stunde 30 Minuten 25 Sekunden.
          Züge von Weiß: 1.
          Züge von Schwarz: 0.
          Regelwidrige Züge von Weiß: 0.
          Regelwidrige Züge von Schwarz: 0.
          Weiß hat kein Brett.
          Schwarz hat kein Brett.
        > hilfe
          Uhren: beginnen, anhalten, weiter.
          Zu entscheiden: sachen. Prüfen: tatsachen, vergleichen, protokoll.
          Entscheiden: annehmen, ablehnen, aufschieben, erledigt.
          Strafen: verwarnen weiß, zeit-geben weiß 2, niederlage weiß.
          Mehr: hilfe alle, hilfe zurücksetzen.
          Das Pult schließen: verlassen.
        > verwarnen niemand
          Welcher Spieler? Etwa verwarnen weiß.
    "#]].assert_eq(&table.at_desk(
        "uhr-stellen weiß 1:23:45
         Verwarnung Schwarz
         zurücksetzen 1 w
         ja
         weiter
         ergebnis Remis
         nein
         erlauben weiß legal-moves
         erlauben weiß legale Züge
         tatsachen
         hilfe
         verwarnen niemand",
    ));
}
