//! The archive on a real disk.

use std::time::Duration;

use shakmaty::{ByColor, Color};
use tempfile::TempDir;

use super::*;
use crate::archive::entry::What;
use crate::archive::header::Player;
use crate::archive::label::Labelled;
use crate::archive::owner::Owner;
use crate::archive::remarks::{Remark, Remarks};
use crate::archive::sealed::EnvelopeKey;
use crate::laws::Event;
use crate::practice::cards::Grade;
use crate::table::Blindfold;

fn header() -> Header {
    Header {
        position: crate::notation::position::write(&crate::laws::Position::default()),
        variant: crate::laws::Variant::Standard,
        time: Some("15+10".to_owned()),
        white: Player::Human,
        black: Player::Builtin,
        engine: None,
        level: 5,
        seed: -7,
        laws: "fide-2018".to_owned(),
        announcing: crate::laws::Announcing::Repeat,
        touch: false,
        strict: false,
        warnings: [5, 1].map(std::time::Duration::from_mins).into(),
        envelope_key: None,
        white_name: String::new(),
        black_name: String::new(),
        table: None,
        file: None,
        room: None,
        number: None,
        penalties_ruled: false,
        rulings_undone: false,
        by_the_letter: false,
        touch_asked: false,
        blindfold: Blindfold::Off,
        sheets_stop: false,
        simul: None,
        letter: None,
        odds: None,
        closely_read: false,
        elsewhere: None,
    }
}

fn entered(at: u64, uci: &str) -> Entry {
    Entry { at: At::from_secs(at), what: What::Event(Event::Entered(uci.parse().unwrap())) }
}

#[test]
fn what_was_appended_is_read_by_another_instance() {
    let folder = TempDir::new().unwrap();
    let archive = Archive::open(folder.path()).unwrap().archive;
    let game = archive.begin(&header()).unwrap();
    let entries = [entered(1, "e2e4"), entered(2, "e7e5")];
    for (number, entry) in entries.iter().enumerate() {
        archive.append(game, number, entry).unwrap();
        archive.append(game, number, entry).unwrap();
    }
    let other = Archive::open(folder.path()).unwrap();
    assert!(other.damaged.is_none());
    let (listed, read) = other.archive.read(game).unwrap();
    assert_eq!(listed.header, header());
    assert_eq!(read, entries);
    assert_eq!(other.archive.last_unfinished(None).unwrap(), Some(game));
    archive.finish(game, Some("1-0")).unwrap();
    assert_eq!(other.archive.last_unfinished(None).unwrap(), None);
}

#[test]
fn a_game_whose_moves_are_announced_is_unfinished_too() {
    let folder = TempDir::new().unwrap();
    let archive = Archive::open(folder.path()).unwrap().archive;
    let game = archive.begin(&header()).unwrap();
    let entry = |event| Entry { at: At::ZERO, what: What::Event(event) };
    archive.append(game, 0, &entry(Event::Started)).unwrap();
    assert_eq!(archive.last_unfinished(None).unwrap(), None);
    let announced = Event::Announced(shakmaty::Color::White, "e2e4".parse().unwrap());
    archive.append(game, 1, &entry(announced)).unwrap();
    assert_eq!(archive.last_unfinished(None).unwrap(), Some(game));
}

#[test]
fn the_game_that_was_taken_up_or_left_last_goes_on() {
    let folder = TempDir::new().unwrap();
    let archive = Archive::open(folder.path()).unwrap().archive;
    let begun = || {
        let game = archive.begin(&header()).unwrap();
        archive.append(game, 0, &entered(1, "e2e4")).unwrap();
        game
    };
    let (first, second, third) = (begun(), begun(), begun());
    let last = |but| archive.last_unfinished(but).unwrap();
    assert_eq!(last(None), Some(third));
    archive.note_latest(first).unwrap();
    assert_eq!((last(None), last(Some(first))), (Some(first), Some(third)));
    archive.note_latest(second).unwrap();
    assert_eq!((last(None), last(Some(second))), (Some(second), Some(first)));
    let fourth = begun();
    assert_eq!(last(None), Some(fourth), "a new game is begun after all others");
}

/// The file of a program before there were versions: a mate, and a game of three plies.
const OLD: &[u8] = include_bytes!("../../../tests/data/archive-0.db");

#[test]
fn an_older_file_is_carried_over_as_a_whole_or_not_at_all() {
    let folder = TempDir::new().unwrap();
    let file = Archive::file(folder.path());
    std::fs::write(&file, OLD).unwrap();
    let connection = Connection::open(&file).unwrap();
    let fails = schema::bring_up(&connection, || Err(ArchiveError::Missing));
    assert!(matches!(fails, Err(ArchiveError::Missing)));
    assert_eq!(schema::version(&connection).unwrap(), 0);
    let columns: i64 = connection
        .query_row("SELECT count(*) FROM pragma_table_info('games')", [], |row| row.get(0))
        .unwrap();
    assert_eq!(columns, 4);
    drop(connection);
    let archive = Archive::open(folder.path()).unwrap().archive;
    assert_eq!(schema::version(&archive.connection).unwrap(), schema::VERSION);
    let plies: Vec<u32> = archive.played().unwrap().iter().map(|game| game.plies).collect();
    assert_eq!(plies, [0, 4], "an unfinished game is not counted yet");
    assert_eq!(archive.read(GameId(2)).unwrap().1.len(), 5);
    archive.finish(GameId(2), Some("1/2-1/2")).unwrap();
    assert_eq!(archive.played().unwrap()[0].plies, 3);
}

/// A program of version 1 has listed its games and noted none as the last.
#[test]
fn a_file_of_version_one_goes_on_with_its_newest_game() {
    let folder = TempDir::new().unwrap();
    let archive = Archive::open(folder.path()).unwrap().archive;
    for _ in 0..2 {
        let game = archive.begin(&header()).unwrap();
        archive.append(game, 0, &entered(1, "e2e4")).unwrap();
    }
    let older = "ALTER TABLE games DROP COLUMN latest; DROP TABLE attempts; DROP TABLE analyses;
        DROP TABLE labels; DROP TABLE remarks; DROP TABLE acts; DROP TABLE tournaments; DROP TABLE signed_results;";
    archive.connection.execute_batch(older).unwrap();
    archive.connection.pragma_update(None, "user_version", 1).unwrap();
    drop(archive);
    let archive = Archive::open(folder.path()).unwrap().archive;
    assert_eq!(schema::version(&archive.connection).unwrap(), schema::VERSION);
    assert_eq!(archive.last_unfinished(None).unwrap(), Some(GameId(2)));
    archive.note_latest(GameId(1)).unwrap();
    assert_eq!(archive.last_unfinished(None).unwrap(), Some(GameId(1)));
}

/// A program of version 2 knew no exercises.
#[test]
fn a_file_of_version_two_keeps_its_games_and_learns_exercises() {
    let folder = TempDir::new().unwrap();
    let archive = Archive::open(folder.path()).unwrap().archive;
    let game = archive.begin(&header()).unwrap();
    archive.append(game, 0, &entered(1, "e2e4")).unwrap();
    archive
        .connection
        .execute_batch(
            "DROP TABLE attempts; DROP TABLE analyses; DROP TABLE labels; DROP TABLE remarks;
            DROP TABLE acts; DROP TABLE tournaments; DROP TABLE signed_results;",
        )
        .unwrap();
    archive.connection.pragma_update(None, "user_version", 2).unwrap();
    drop(archive);
    let archive = Archive::open(folder.path()).unwrap().archive;
    assert_eq!(archive.attempts().unwrap().all, []);
    let took = Duration::from_millis(1500);
    for outcome in [Grade::Wrong, Grade::Right] {
        archive.attempted("lesson/rook/1", outcome, Some(took)).unwrap();
    }
    drop(archive);
    let archive = Archive::open(folder.path()).unwrap().archive;
    let Attempts { all, now, .. } = archive.attempts().unwrap();
    let went: Vec<_> = all.iter().map(|(name, it)| (name.as_str(), it.outcome, it.took)).collect();
    let rook = |outcome| ("lesson/rook/1", outcome, Some(took));
    assert_eq!(went, [rook(Grade::Wrong), rook(Grade::Right)]);
    assert!(all.iter().all(|(_, it)| it.at <= now && now < it.at + Duration::from_mins(1)));
    assert_eq!(archive.last_unfinished(None).unwrap(), Some(game));
}

/// A program of version 3 judged no positions.
#[test]
fn a_file_of_version_three_keeps_its_attempts_and_what_engines_say_is_kept_in_it() {
    let folder = TempDir::new().unwrap();
    let archive = Archive::open(folder.path()).unwrap().archive;
    archive.attempted("lesson/rook/1", Grade::Right, None).unwrap();
    let older = "DROP TABLE analyses; DROP TABLE labels; DROP TABLE remarks; DROP TABLE acts; DROP TABLE tournaments; DROP TABLE signed_results;";
    archive.connection.execute_batch(older).unwrap();
    archive.connection.pragma_update(None, "user_version", 3).unwrap();
    drop(archive);
    let archive = Archive::open(folder.path()).unwrap().archive;
    let judged = |kind: &str| Judged {
        position: "8/8/8/8/8/8/8/K1k5 w - - 0 1".to_owned(),
        engine: "Deep 3".to_owned(),
        kind: kind.to_owned(),
    };
    assert_eq!(archive.analysis(&judged("1 line")).unwrap(), None);
    for lines in ["score cp 1", "score cp 2"] {
        archive.keep_analysis(&judged("1 line"), lines).unwrap();
    }
    drop(archive);
    let archive = Archive::open(folder.path()).unwrap().archive;
    assert_eq!(archive.analysis(&judged("1 line")).unwrap().as_deref(), Some("score cp 2"));
    assert_eq!(archive.analysis(&judged("2 lines")).unwrap(), None);
    let other = Judged { engine: "Deep 4".to_owned(), ..judged("1 line") };
    assert_eq!(archive.analysis(&other).unwrap(), None);
    assert_eq!(archive.attempts().unwrap().all.len(), 1);
}

/// A program of version 4 reviewed no games.
#[test]
fn a_file_of_version_four_keeps_its_games_and_what_was_wrong_in_them() {
    let folder = TempDir::new().unwrap();
    let archive = Archive::open(folder.path()).unwrap().archive;
    let announcing = crate::laws::Announcing::Off;
    let header = Header { announcing, time: None, black: Player::Human, ..header() };
    let game = archive.begin(&header).unwrap();
    let begun = Entry { at: At::ZERO, what: What::Event(Event::Started) };
    archive.append(game, 0, &begun).unwrap();
    archive.append(game, 1, &entered(1, "e2e4")).unwrap();
    archive.append(game, 2, &entered(2, "e7e5")).unwrap();
    archive
        .connection
        .execute_batch(
            "DROP TABLE labels; DROP TABLE remarks; DROP TABLE acts; DROP TABLE tournaments; DROP TABLE signed_results;",
        )
        .unwrap();
    archive.connection.pragma_update(None, "user_version", 4).unwrap();
    drop(archive);
    let archive = Archive::open(folder.path()).unwrap().archive;
    assert_eq!(archive.labels(game).unwrap(), []);
    let label = |ply, mv: &str| Labelled {
        ply,
        mv: mv.to_owned(),
        annotation: 4,
        comment: "Better: c5.".to_owned(),
        position: "8/8/8/8/8/8/8/K1k5 w - - 0 1".to_owned(),
        best: "cp 20 c7c5".to_owned(),
        played: "cp -90 e7e5".to_owned(),
    };
    // The second one is of another move than the game has there.
    archive.keep_labels(game, &[label(1, "e7e5"), label(0, "d2d4")]).unwrap();
    archive.keep_labels(GameId(77), &[label(1, "e7e5")]).unwrap();
    drop(archive);
    let archive = Archive::open(folder.path()).unwrap().archive;
    assert_eq!(archive.labels(game).unwrap(), [label(0, "d2d4"), label(1, "e7e5")]);
    assert_eq!(archive.attempts().unwrap().mistakes.len(), 3);
    let written =
        crate::archive::export::score(&archive.open_score(game, &Owner::default()).unwrap());
    let found = written.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(found.contains(" e5 $4 {"), "{written}");
    assert!(found.ends_with("{Better: c5.} *") && found.matches('$').count() == 1, "{written}");
    archive.forget(game).unwrap();
    assert_eq!(archive.labels(game).unwrap(), []);
}

/// A program of version 5 let nobody write about games.
#[test]
fn a_file_of_version_five_takes_remarks_and_what_is_deleted_comes_back_whole() {
    let folder = TempDir::new().unwrap();
    let archive = Archive::open(folder.path()).unwrap().archive;
    let game = archive.begin(&header()).unwrap();
    archive.append(game, 0, &entered(1, "e2e4")).unwrap();
    archive
        .connection
        .execute_batch("DROP TABLE remarks; DROP TABLE acts; DROP TABLE tournaments; DROP TABLE signed_results;")
        .unwrap();
    archive.connection.pragma_update(None, "user_version", 5).unwrap();
    drop(archive);
    let archive = Archive::open(folder.path()).unwrap().archive;
    assert_eq!(archive.remarks(game).unwrap(), Remarks::default());
    archive.remark(game, Remark::Note, "Lost on time.").unwrap();
    archive.remark(game, Remark::Player(Color::Black), "Ben").unwrap();
    archive.keep_course(game, ByColor { white: 80, black: 7 }, "20 -35 #2").unwrap();
    let missing = archive.remark(GameId(9), Remark::Note, "Nobody.");
    assert!(matches!(missing, Err(ArchiveError::Missing)));
    let whole = (archive.read(game).unwrap().1, archive.remarks(game).unwrap());
    let held = archive.hold(game).unwrap();
    assert!(matches!(archive.delete(game), Err(ArchiveError::Locked)));
    drop(held);
    archive.delete(game).unwrap();
    assert!(matches!(archive.read(game), Err(ArchiveError::Missing)));
    assert_eq!(archive.remarks(game).unwrap(), Remarks::default());
    // A new game has the number meanwhile.
    assert_eq!(archive.begin(&header()).unwrap(), game);
    let back = archive.undelete().unwrap().unwrap();
    assert_eq!(back, GameId(2));
    assert_eq!((archive.read(back).unwrap().1, archive.remarks(back).unwrap()), whole);
    assert_eq!(archive.undelete().unwrap(), None);
}

#[test]
fn the_file_of_a_newer_program_is_left_alone() {
    let folder = TempDir::new().unwrap();
    let archive = Archive::open(folder.path()).unwrap().archive;
    archive.connection.pragma_update(None, "user_version", schema::VERSION + 1).unwrap();
    drop(archive);
    assert!(matches!(Archive::open(folder.path()), Err(ArchiveError::Newer)));
    assert!(matches!(Archive::look(folder.path()), Err(ArchiveError::Newer)));
}

#[test]
fn a_game_is_held_by_one_instance_at_a_time() {
    let folder = TempDir::new().unwrap();
    let archive = Archive::open(folder.path()).unwrap().archive;
    let game = archive.begin(&header()).unwrap();
    let held = archive.hold(game).unwrap();
    assert!(matches!(archive.hold(game), Err(ArchiveError::Locked)));
    drop(held);
    archive.hold(game).unwrap();
}

#[test]
fn a_damaged_file_is_put_aside_unchanged() {
    let folder = TempDir::new().unwrap();
    let file = Archive::file(folder.path());
    std::fs::write(&file, "this is no archive, but somebody may want it ".repeat(50)).unwrap();
    let before = std::fs::read(&file).unwrap();
    let opened = Archive::open(folder.path()).unwrap();
    let damaged = opened.damaged.unwrap();
    assert_eq!(std::fs::read(damaged).unwrap(), before);
    opened.archive.begin(&header()).unwrap();
}

#[test]
fn a_folder_that_cannot_be_made_is_an_error_not_a_panic() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    assert!(matches!(Archive::open(&file.join("data")), Err(ArchiveError::Folder(_))));
}

/// FIDE 2023, Guidelines I: what is sealed nobody learns before the envelope is opened.
#[test]
fn a_sealed_move_is_on_the_disk_and_nobody_can_read_it_there() {
    let folder = TempDir::new().unwrap();
    let key = EnvelopeKey::new("the arbiter's word").unwrap();
    let header = Header { envelope_key: Some(key.clone()), ..header() };
    let sealed = Event::Sealed(shakmaty::Color::White, key.seal("g1f3").unwrap());
    let events = [Event::Started, Event::AdjournmentAnnounced, sealed, Event::Adjourned];
    let archive = Archive::open(folder.path()).unwrap().archive;
    let game = archive.begin(&header).unwrap();
    for (number, event) in events.into_iter().enumerate() {
        archive.append(game, number, &Entry { at: At::ZERO, what: What::Event(event) }).unwrap();
    }
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        assert!(!bytes.windows(4).any(|four| four == b"g1f3"));
    }
    let (listed, entries) = Archive::open(folder.path()).unwrap().archive.read(game).unwrap();
    let kept = listed.header.envelope_key.clone().unwrap();
    let replayed = crate::archive::replay(listed.header, &entries).unwrap();
    let envelope = replayed.game.envelope().unwrap();
    assert_eq!(envelope.sealer, shakmaty::Color::White);
    assert_eq!(kept.open("the arbiter's word", &envelope.sealed).unwrap(), "g1f3");
    assert!(kept.open("a player's guess", &envelope.sealed).is_err());
}

#[test]
fn what_is_written_waits_for_the_disk_only_until_it_is_settled() {
    let folder = TempDir::new().unwrap();
    let archive = Archive::open(folder.path()).unwrap().archive;
    let game = archive.begin(&header()).unwrap();
    assert!(archive.log.file.is_some());
    assert!(!archive.log.waits.get());
    let entry = Entry { at: At::ZERO, what: What::Event(Event::Started) };
    archive.append(game, 0, &entry).unwrap();
    assert!(archive.log.waits.get());
    archive.settle().unwrap();
    assert!(!archive.log.waits.get());
    archive.finish(game, Some("1-0")).unwrap();
    assert!(archive.log.waits.get());
    archive.forget(game).unwrap();
    assert!(!archive.log.waits.get());
}

/// Other instances come and go, and the log is begun from its front now and then.
#[cfg(unix)]
#[test]
fn the_log_that_is_carried_to_the_disk_is_the_one_that_is_written() {
    use std::os::unix::fs::MetadataExt;

    let folder = TempDir::new().unwrap();
    let archive = Archive::open(folder.path()).unwrap().archive;
    let game = archive.begin(&header()).unwrap();
    let (before, now) = (archive.log.file.as_ref().unwrap().metadata().unwrap(), || {
        std::fs::metadata(Archive::file(folder.path()).with_extension("db-wal")).unwrap()
    });
    assert_eq!(before.ino(), now().ino());
    drop(Archive::open(folder.path()).unwrap().archive);
    drop(Archive::look(folder.path()).unwrap());
    let entry = Entry { at: At::ZERO, what: What::Event(Event::Started) };
    for number in 0..1500 {
        archive.append(game, number, &entry).unwrap();
    }
    assert_eq!(before.ino(), now().ino());
}
