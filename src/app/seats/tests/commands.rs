//! Every command of the desk, and what is said of one that is not understood.

use expect_test::expect;

use crate::app::seats::tests::{Table, match_file};
use crate::command::desk::DESK_COMMANDS;
use crate::table::{Memo, Place};

fn table() -> Table {
    let mut table = Table::new(&match_file("", "", "announcing = \"off\""));
    table.start();
    table
}

/// FIDE 2023, 6.6, 6.10, 12.9.1 to 12.9.3: clocks, warnings and time.
#[test]
fn clocks_and_time() {
    let mut table = table();
    table.plays("e4 e5");
    expect![[r#""#]].assert_eq(&table.at_desk(
        "clocks
         pause
         clocks
         set-clock white 1:23:45
         set-moves black 12
         add-time black 2
         take-time white 1:30
         warn black
         resume
         clocks
         rulings
         revoke 4
         rulings
         last",
    ));
}

/// FIDE 2023, 12.9.4 to 12.9.9: points, loss, fine, exclusion, expulsion; each that is hard to take
/// back is asked for first.
#[test]
fn penalties() {
    let mut table = table();
    table.plays("e4 e5");
    expect![[r#""#]].assert_eq(&table.at_desk(
        "points white +1/2
         fine white
         exclude black
         no
         exclude black
         perhaps
         yes
         expel black
         clocks
         yes
         loss black 1/2
         yes
         points white -1/2
         result 1-0
         revoke 4
         revoke 3
         points black +1/2
         rulings",
    ));
}

/// FIDE 2023, 7.2 to 7.6: what is wrong with a board; 7.1: back to a move.
#[test]
fn boards_that_were_wrong() {
    let mut table = table();
    table.plays("e4 e5 Nf3 Nc6");
    expect![[r#""#]].assert_eq(&table.at_desk(
        "turned
         displaced 1 black
         restore 9 white
         restore 1 white
         resume
         restore 0
         restore
         position 4k3/8/8/8/8/8/4P3/4K3 w - -
         position 4k3/8/8/8/8/8/4P3/8 w - -
         board white
         board e2
         reversed
         no
         wrong-start
         yes",
    ));
    assert_eq!(table.seats.game(Place::Desk).outcome().unwrap().score(), "*");
}

/// FIDE 2023, 8.1.1, 9.2, 9.3, 12.9: facts, sheets and the log.
#[test]
fn what_is_known() {
    let mut table = table();
    expect![[r#""#]].assert_eq(&table.at_desk("log\nfacts\nsheet white\nlast\nrulings\nmatters"));
    table.plays("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    expect![[r#""#]].assert_eq(&table.at_desk("facts\nsheet white 2\nsheet black\nlog 3\nmaterial"));
}

/// FIDE 2023, 6.7 and 8.7: who is there, notes, records, and the end of the match.
#[test]
fn the_end_of_a_match() {
    let mut table = Table::new(&match_file("", "", "announcing = \"off\"\ndefault-time = \"30\""));
    for line in ["", "example"] {
        table.types(Place::Desk, line);
    }
    expect![[r#""#]].assert_eq(&table.at_desk(
        "absent black
         start
         arrived black
         arrived black
         note White asked for water.
         note
         report
         sign-off
         annul
         yes
         sign-off
         yes
         sign-off",
    ));
    let memos = table.kept.iter().filter(|entry| {
        matches!(&entry.what, crate::archive::What::Memo(Memo::Noted(_) | Memo::SignedOff))
    });
    assert_eq!(memos.count(), 2);
    assert!(table.heard.contains("white: The arbiter has signed off."), "{}", table.heard);
}

/// FIDE 2023, Guidelines III.4 and III.5: an increment, and what nobody has claimed.
#[test]
fn what_is_not_asked_for_is_not_decided() {
    let mut table = table();
    expect![[r#""#]].assert_eq(&table.at_desk(
        "accept
         reject
         postpone
         postpone 2
         dismiss
         increment on
         increment off
         two-hands white
         illegal white
         touch white e2
         flag black
         no
         compare",
    ));
}

/// Each mistake is one sentence with what to type.
#[test]
fn mistakes_are_told_with_an_example() {
    let mut table = table();
    expect![[r#""#]].assert_eq(&table.at_desk(
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
    let mut table = Table::with_desk(&match_file("", "", "announcing = \"off\""), "de");
    for line in ["", "example", "beginnen"] {
        table.types(Place::Desk, line);
    }
    table.plays("e4 e5");
    expect![[r#""#]].assert_eq(&table.at_desk(
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

#[test]
fn every_command_is_typed_in_these_transcripts() {
    let texts = [
        include_str!("aids.rs"),
        include_str!("commands.rs"),
        include_str!("disputes.rs"),
        include_str!("envelope.rs"),
    ];
    for spec in DESK_COMMANDS {
        let typed = |text: &&str| {
            text.lines().any(|line| {
                let line = line.trim().trim_start_matches(['>', ' ', '"']);
                line.split([' ', '"', '\\']).next() == Some(spec.name)
            })
        };
        assert!(texts.iter().any(|text| typed(&text)), "{}", spec.name);
    }
}
