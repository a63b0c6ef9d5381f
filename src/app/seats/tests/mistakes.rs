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
          Nothing stands after start.
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
          set-moves needs a player and a number of moves: set-moves white 12.
        > points white 1
          points needs a player and points: points white +1/2, or -1.
        > loss
          loss needs a player: loss white; loss white 1/2 gives the opponent half a point.
        > result 2-0
          result needs White's points and Black's: result 1-0.
        > touch white k9
          touch needs a player and a square: touch white e2.
        > board
          Rank 8: black rooks a, h, knights b, g.
          black bishops c, f, queen d, king e.
          Rank 7: black pawns a, b, c, d, e, f, g.
          black pawn h.
          Rank 6: empty.
          Rank 5: empty.
          Rank 4: empty.
          Rank 3: empty.
          Rank 2: white pawns a, b, c, d, e, f, g.
          white pawn h.
          Rank 1: white rooks a, h, knights b, g.
          white bishops c, f, queen d, king e.
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
          position needs a position as FEN or as a list of pieces.
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
          The desk knows no nonsense. For its commands type help.
        > help restore
          restore 12 black: back to the position after Black's move 12, and to its times.
          restore 0: to the start. The clocks stand until resume.
        > help all
          start: the game begins, the clock of the player to move runs.
          pause: the clocks stand.
          resume: the clocks go on.
          matters: what waits for your decision, with its facts and what to type.
          accept: yes to what compare proposes, or to the newest claim, request or complaint.
          reject: no to what compare proposes, or to the newest claim, request or complaint.
          postpone: a quickplay claim is decided later.
          dismiss: what waits is turned down, or seen to.
          facts: repetitions with their moves, the fifty moves, material, times, illegal moves, boards.
          compare: both boards and both sheets, and what follows from them.
          board white: what stands on White's own board.
          sheet white: what White has written.
          last: the last move, and what is announced.
          log: the last ten entries of the journal.
          clocks: both times, and whose clock runs.
          set-clock white 1:23:45: hours, minutes, seconds.
          set-moves white 12: so many moves are counted on White's clock.
          add-time white 2: White gets two minutes.
          take-time white 2: White loses two minutes.
          increment on: five seconds a move from now on.
          warn white: White is warned.
          points white +1/2: White gets half a point more.
          loss white: White loses.
          result 1-0: White's points, Black's points.
          fine white: a fine that was announced in advance.
          exclude white: from one or more rounds.
          expel white: from the event.
          annul: the game is cancelled, a new one is played.
          illegal white: White's last move was illegal, as you have seen.
          touch white e2: White has touched the piece on e2 and must play it.
          waive white: White touched by accident, and it does not count.
          two-hands white: White used two hands for the move.
          flag white: White's flag has fallen.
          wrong-start: the starting position was wrong.
          turned: the board lies the wrong way.
          reversed: the game began with the colours reversed.
          displaced 12 black: pieces are displaced.
          restore 12 black: back to the position after Black's move 12, and to its times.
          position and FEN, or a list of pieces: the game goes on from there.
          rulings: all rulings and penalties with their numbers.
          revoke 2: ruling 2 is taken back.
          allow white legal-moves.
          withdraw white times: White may not ask for it any more.
          aids: what each player may ask for, and the assistants.
          assistant white Hans Hand: an assistant for White.
          absent white: White is not there.
          arrived white: White is there.
          default-time 30: half an hour late is in time.
          adjourn: the player to move must seal.
          envelope: the sealed move is in your hands, the game is adjourned.
          due: the adjourned game is to go on now.
          open: the envelope is opened with the passphrase, and the game goes on.
          lost Nf3: the envelope is lost, both agree on this move.
          note and a text: it stands in the report.
          report: the records are written as they are now, and you hear where.
          sign-off: the match is over and its records are written.
          talk de: the desk speaks German.
          help: the desk in short.
          leave: the desk is closed here.
          More about one: help and its name.
        > nonsense
          The desk knows no nonsense. For its commands type help.
        > warn everybody
          warn needs a player: warn white.
        > leave it
          Nothing stands after leave.
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
          Entscheidung 1: Weiß hat jetzt auf der Uhr: eine Stunde 23 Minuten 45 Sekunden. Vorher: eine Stunde 30 Minuten 58 Sekunden. FIDE 2023, 6.10.2.
        > Verwarnung Schwarz
          Entscheidung 2: Schwarz ist verwarnt. FIDE 2023, 12.9.
        > zurücksetzen 1 w
          Entscheidung 3: Zurück zur Stellung nach Zug 1, Weiß. FIDE 2023, 7.6.
          Entscheidung 4: Weiß hat jetzt auf der Uhr: eine Stunde 30 Minuten 59 Sekunden. Vorher: eine Stunde 23 Minuten 43 Sekunden. FIDE 2023, 6.10.2.
          Entscheidung 5: Schwarz hat jetzt auf der Uhr: eine Stunde 30 Minuten 30 Sekunden. Vorher: eine Stunde 30 Minuten 59 Sekunden. FIDE 2023, 6.10.2.
          Von Weiß ist kein Brett zu sehen. Sieh selbst nach, ob es stimmt.
          Von Schwarz ist kein Brett zu sehen. Sieh selbst nach, ob es stimmt.
          Die Uhren stehen. Wenn die Bretter stimmen, gib weiter ein.
        > weiter
          Die Uhren laufen weiter. Die Uhr von Schwarz läuft.
        > ergebnis Remis
          Das Ergebnis setzen: Weiß einen halben Punkt, Schwarz einen halben Punkt? Damit ist die Partie zu Ende. Ja oder nein?
        > nein
          Es geschieht nichts.
        > erlauben weiß legal-moves
          Weiß darf jetzt: mögliche Züge.
        > erlauben weiß legale Züge
          erlauben braucht Spieler und Hilfe: erlauben weiß times. hilfe erlauben nennt alle.
        > tatsachen
          Schwarz am Zug, Zug 1.
          Die Partie läuft.
          Dieselbe Stellung: einmal, nach Zug 1, Weiß.
          Ohne Bauernzug und Schlagen: je 0 von 50 Zügen.
          Weiß hat genug zum Mattsetzen.
          Schwarz hat genug zum Mattsetzen.
          Weiß: eine Stunde 30 Minuten 59 Sekunden.
          Schwarz: eine Stunde 30 Minuten 25 Sekunden.
          Züge von Weiß: 1.
          Züge von Schwarz: 0.
          Regelwidrige Züge von Weiß: 0.
          Regelwidrige Züge von Schwarz: 0.
          Kein Brett von Weiß: Das Programm sieht keines.
          Kein Brett von Schwarz: Das Programm sieht keines.
        > hilfe
          beginnen, anhalten, weiter: die Uhren.
          sachen: was wartet. tatsachen, vergleichen, protokoll: was bekannt ist.
          annehmen, ablehnen, aufschieben, abweisen: was du entscheidest.
          verwarnen, zeit-geben, niederlage, ergebnis und andere: was du verhängst.
          hilfe alle: alle Namen. hilfe zurücksetzen: einer davon.
          verlassen: das Pult wird geschlossen.
        > verwarnen niemand
          verwarnen braucht einen Spieler: verwarnen weiß.
    "#]].assert_eq(&table.at_desk(
        "uhr-stellen weiß 1:23:45
         Verwarnung Schwarz
         zurücksetzen 1 w
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
