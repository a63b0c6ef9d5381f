use std::time::Duration;

use shakmaty::CastlingMode;

use super::*;
use crate::app::open;
use crate::config::Settings;
use crate::laws::{Position, TimeControl};

const SECOND: Duration = Duration::from_secs(1);

fn header(time: Option<&str>) -> Header {
    let control = time.map(|time| time.parse::<TimeControl>().unwrap());
    let settings = Settings { time: control, ..Settings::default() };
    open::header(&settings, &Position::default(), CastlingMode::Standard, Some(1))
}

fn game_store(folder: &Path, time: Option<&str>) -> (GameStore, Game) {
    store_of(folder, header(time))
}

fn store_of(folder: &Path, header: Header) -> (GameStore, Game) {
    let archive = Archive::open(folder).unwrap().archive;
    let kept = OpenGame::begin(&archive, header).unwrap();
    let game = replay(kept.header.clone(), &[]).unwrap().game;
    (GameStore::new(archive, Some(kept), folder), game)
}

/// Lets an event happen and keeps it.
fn happens(game_store: &mut GameStore, game: &mut Game, at: At, event: Event) {
    game.handle(at, &event);
    record(game_store, Entry { at, what: What::Event(event) });
}

fn record(game_store: &mut GameStore, entry: Entry) -> Vec<StoreNotice> {
    game_store.kept.as_mut().unwrap().entries.push(entry);
    game_store.write()
}

/// The time up to which the game is known to have been played, after the program died.
fn known(game_store: GameStore, folder: &Path) -> At {
    drop(game_store);
    open::held(GameId(1), &Archive::open(folder).unwrap().archive).unwrap().at()
}

#[test]
fn b6_no_sign_of_life_is_due_while_no_clock_runs() {
    let folder = tempfile::tempdir().unwrap();
    let (mut game_store, mut game) = game_store(folder.path(), Some("5+3"));
    assert_eq!(game_store.sign_due(&game), None);
    let start = At::from_secs(10);
    happens(&mut game_store, &mut game, start, Event::Started);
    assert_eq!(game_store.sign_due(&game), Some(start + SIGN_AT_HOME));
    let paused = At::from_secs(12);
    happens(&mut game_store, &mut game, paused, Event::Paused);
    assert_eq!(game_store.sign_due(&game), None);
    let folder = tempfile::tempdir().unwrap();
    let (mut game_store, mut game) = super::tests::game_store(folder.path(), None);
    happens(&mut game_store, &mut game, start, Event::Started);
    assert_eq!(game_store.sign_due(&game), None);
}

#[test]
fn b6_at_most_five_seconds_of_thought_are_lost_with_the_program_and_eleven_at_home() {
    let table = include_str!("../../../examples/two-peg-boards.toml").to_owned();
    let of_match = Header { table: Some(table), ..header(None) };
    for (header, lost, wanted) in [(of_match, LOST, 600), (header(Some("90+30")), 11 * SECOND, 240)]
    {
        let folder = tempfile::tempdir().unwrap();
        let (mut game_store, mut game) = store_of(folder.path(), header);
        let start = At::from_secs(10);
        happens(&mut game_store, &mut game, start, Event::Started);
        let (mut signs, mut now) = (0, start);
        // A player thinks for forty minutes, and the loop wakes up when it has to.
        while now.since(start) < 2400 * SECOND {
            now = game_store.sign_due(&game).unwrap();
            game_store.sign(now, &game);
            signs += 1;
            assert!(lost > game_store.sign_due(&game).unwrap().since(now));
        }
        assert_eq!(signs, wanted);
        assert_eq!(known(game_store, folder.path()), now);
    }
}

#[test]
fn b6_a_sign_of_another_time_or_game_counts_for_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (mut game_store, mut game) = game_store(folder.path(), Some("90+30"));
    happens(&mut game_store, &mut game, At::from_secs(10), Event::Started);
    game_store.sign(At::from_secs(3000), &game);
    assert_eq!(game_store.kept.as_ref().unwrap().at(), At::from_secs(3000));
    // It was before the last entry.
    happens(&mut game_store, &mut game, At::from_secs(3001), Event::Paused);
    assert_eq!(known(game_store, folder.path()), At::from_secs(3001));
    // Another game gets the same number.
    let archive = Archive::open(folder.path()).unwrap().archive;
    archive.forget(GameId(1)).unwrap();
    let kept = OpenGame::begin(&archive, header(Some("90+30"))).unwrap();
    assert_eq!((kept.id, kept.at()), (GameId(1), At::ZERO));
    assert!(kept.leaves_signs());
}

#[test]
fn b6_what_is_not_written_yet_is_no_sign_of_whose_clock_ran() {
    let folder = tempfile::tempdir().unwrap();
    let (mut game_store, mut game) = game_store(folder.path(), Some("90+30"));
    happens(&mut game_store, &mut game, At::from_secs(10), Event::Started);
    let kept = game_store.kept.as_mut().unwrap();
    kept.entries.push(Entry { at: At::from_secs(11), what: What::Event(Event::Paused) });
    game_store.sign(At::from_secs(60), &game);
    assert_eq!(known(game_store, folder.path()), At::from_secs(10));
}

#[test]
fn where_no_new_archive_can_be_begun_it_is_tried_again_with_the_next_entry() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("data");
    std::fs::create_dir(&place).unwrap();
    let (mut game_store, mut game) = game_store(&place, Some("90+30"));
    let start = At::from_secs(10);
    happens(&mut game_store, &mut game, start, Event::Started);
    // The archive is found to be damaged while nothing can be written: a file stands in its folder's place.
    let away = folder.path().join("away");
    std::fs::rename(&place, &away).unwrap();
    std::fs::write(&place, "").unwrap();
    assert!(game_store.begin_again().is_err());
    let entry = |second, event| Entry { at: At::from_secs(second), what: What::Event(event) };
    let notices = record(&mut game_store, entry(20, Event::Paused));
    assert!(matches!(notices[..], [StoreNotice::Unsaved(_)]));
    assert!(record(&mut game_store, entry(30, Event::Resumed)).is_empty());
    std::fs::remove_file(&place).unwrap();
    std::fs::rename(&away, &place).unwrap();
    let notices = record(&mut game_store, entry(40, Event::Paused));
    let [StoreNotice::Damaged(aside), StoreNotice::SavedAgain] = &notices[..] else {
        panic!("{notices:?}")
    };
    assert_eq!(aside.file_name().unwrap(), "archive-damaged-1.db");
    let (_, entries) = Archive::open(&place).unwrap().archive.read(GameId(1)).unwrap();
    assert_eq!(entries.len(), 4);
}
