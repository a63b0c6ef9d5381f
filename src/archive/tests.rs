//! One row that is damaged spoils no other, in files as they lie on a disk.

use std::path::Path;

use rusqlite::Connection;
use shakmaty::Position as _;
use tempfile::TempDir;

use super::*;
use crate::laws::{Announcing, At, Event, Position};
use crate::notation::pgn::{Found, Node, Reader, movetext};
use crate::notation::position;
use crate::practice::cards::Grade;
use crate::table::Blindfold;

fn header() -> Header {
    Header {
        position: position::write(&Position::default()),
        variant: crate::laws::Variant::Standard,
        time: None,
        white: Player::Human,
        black: Player::Builtin,
        engine: None,
        level: 5,
        seed: 7,
        laws: "fide-2023".to_owned(),
        announcing: Announcing::Off,
        touch: false,
        strict: false,
        warnings: Vec::new(),
        envelope_key: None,
        white_name: "Anna".to_owned(),
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

/// Three games of four plies that were played here.
fn played() -> (TempDir, Archive) {
    let folder = TempDir::new().unwrap();
    let archive = Archive::open(folder.path()).unwrap().archive;
    for _ in 0..3 {
        let game = archive.begin(&header()).unwrap();
        let moves = ["e2e4", "e7e5", "g1f3", "b8c6"];
        let entered = moves.map(|uci| Event::Entered(uci.parse().unwrap()));
        for (number, event) in [Event::Started].into_iter().chain(entered).enumerate() {
            let entry = Entry { at: At::from_secs(1), what: What::Event(event) };
            archive.append(game, number, &entry).unwrap();
        }
        archive.finish(game, Some("1-0")).unwrap();
    }
    (folder, archive)
}

/// Imports the games of a text.
fn import(folder: &Path, text: &str) {
    let (catalogue, _) = Catalogue::open(folder).unwrap();
    let mut import = catalogue.import().unwrap();
    let mut each = |found| {
        if let Found::Game(game) = found {
            import.add(&game).unwrap();
        }
    };
    let mut reader = Reader::default();
    reader.feed(text.as_bytes(), &mut each);
    reader.finish(&mut each);
    import.finish(|| ()).unwrap();
}

const IMPORTED: &str = "[Event \"One\"]\n[White \"Euwe\"]\n[Black \"Flohr\"]\n\n1. f3 e5 2. g4 {weak} d5 *\n\n\
    [Event \"Two\"]\n[White \"Keres\"]\n[Black \"Reti\"]\n\n1. d4 d5 2. c4 (2. Nf3) e6 *\n";

/// Two games that were imported.
fn imported() -> (TempDir, Archive) {
    let folder = TempDir::new().unwrap();
    import(folder.path(), IMPORTED);
    let archive = Archive::open(folder.path()).unwrap().archive;
    (folder, archive)
}

fn damage(file: &Path, sql: &str) {
    let connection = Connection::open(file).unwrap();
    connection.pragma_update(None, "foreign_keys", false).unwrap();
    let changed = connection.execute(sql, []).unwrap();
    assert!(changed > 0, "{sql}");
}

/// What each game of a list is: its number, whether it is damaged, and how many moves open.
fn listed(archive: &Archive) -> Vec<(i64, bool, Option<usize>)> {
    let page = archive.search(&Query::default(), &Owner::default()).unwrap();
    assert_eq!(page.total, page.games.len());
    let mut games: Vec<_> = page
        .games
        .iter()
        .map(|game| {
            let score = archive.open_score(game.id, &Owner::default()).ok();
            let moves = score.as_ref().map(|score| score.tree.main().count());
            let damaged = game.is_damaged() || score.is_none_or(|score| score.is_cut);
            (game.id.0, damaged, moves)
        })
        .collect();
    games.sort_unstable();
    games
}

#[test]
fn a_header_that_cannot_be_read_spoils_its_own_row_alone() {
    for header in ["''", "'white = 5'", "CAST(x'ff00fe' AS TEXT)", "'position = \"8\"'"] {
        let (folder, archive) = played();
        let file = Archive::file(folder.path());
        damage(&file, &format!("UPDATE games SET header = {header} WHERE id = 2"));
        assert_eq!(listed(&archive), [(1, false, Some(4)), (2, true, None), (3, false, Some(4))]);
        let error = archive.open_score(GameId(2), &Owner::default()).unwrap_err();
        assert!(matches!(error, ArchiveError::Game(GameId(2), GameFault::Header)), "{error}");
        assert_eq!(archive.all().unwrap(), [1, 2, 3].map(GameId));
        assert_eq!(archive.played().unwrap().len(), 2);
        assert!(
            archive.matches().unwrap().left_at(&archive, "x", &table(), &[]).unwrap().is_none()
        );
        archive.forget_hashes().unwrap();
        // A position is looked for among the others, and the next start brings nothing to light.
        assert_eq!(archive.count_reached(&after("e4")).unwrap(), 3);
        assert!(Archive::open(folder.path()).unwrap().damaged.is_none(), "{header}");
    }
}

#[test]
fn a_header_whose_position_is_none_is_that_of_a_damaged_game() {
    let (folder, archive) = played();
    let file = Archive::file(folder.path());
    damage(&file, "UPDATE games SET header = replace(header, 'rnbqkbnr', 'rnbqqbnr') WHERE id = 2");
    let error = archive.open_score(GameId(2), &Owner::default()).unwrap_err();
    assert!(matches!(error, ArchiveError::Game(GameId(2), GameFault::Header)), "{error}");
    archive.finish(GameId(2), None).unwrap();
}

#[test]
fn a_game_with_a_damaged_entry_opens_up_to_it() {
    for event in ["'entered e2'", "''", "CAST(x'ff' AS TEXT)"] {
        let (folder, archive) = played();
        let file = Archive::file(folder.path());
        damage(&file, &format!("UPDATE events SET event = {event} WHERE game = 2 AND number = 3"));
        assert_eq!(
            listed(&archive),
            [(1, false, Some(4)), (2, true, Some(2)), (3, false, Some(4))]
        );
        // It cannot go on, and it can be finished, indexed and removed.
        let error = archive.read(GameId(2)).unwrap_err();
        assert!(matches!(error, ArchiveError::Game(GameId(2), GameFault::Line(3))), "{error}");
        archive.finish(GameId(2), Some("0-1")).unwrap();
        archive.forget(GameId(2)).unwrap();
        assert_eq!(archive.all().unwrap(), [1, 3].map(GameId));
    }
}

#[test]
fn other_columns_that_cannot_be_are_as_if_nothing_stood_there() {
    for set in ["plies = -5", "plies = 99999999999", "eco = CAST(x'ff' AS TEXT)", "began = ''"] {
        let (folder, archive) = played();
        damage(&Archive::file(folder.path()), &format!("UPDATE games SET {set} WHERE id = 2"));
        assert_eq!(listed(&archive).len(), 3, "{set}");
        assert_eq!(archive.all().unwrap().len(), 3, "{set}");
    }
}

#[test]
fn a_damaged_attempt_or_label_leaves_the_others() {
    let (folder, archive) = played();
    for exercise in ["one", "two", "three"] {
        archive.attempted(exercise, Grade::Right, None).unwrap();
    }
    let label = |ply| Labelled {
        ply,
        mv: "e2e4".to_owned(),
        annotation: 2,
        comment: String::new(),
        position: String::new(),
        best: String::new(),
        played: String::new(),
    };
    archive.keep_labels(GameId(1), &[label(0), label(2)]).unwrap();
    let file = Archive::file(folder.path());
    damage(&file, "UPDATE attempts SET exercise = CAST(x'ff' AS TEXT), took = -1 WHERE id = 2");
    damage(&file, "UPDATE attempts SET outcome = CAST(x'fe' AS TEXT), at = -9 WHERE id = 3");
    damage(
        &file,
        "UPDATE labels SET annotation = 999, comment = CAST(x'ff' AS TEXT) WHERE ply = 0",
    );
    let attempts = archive.attempts().unwrap();
    assert_eq!((attempts.all.len(), attempts.mistakes.len()), (3, 2));
    assert_eq!(attempts.all[0].0, "one");
    assert_eq!(archive.labels(GameId(1)).unwrap()[1], label(2));
    let judged = Judged { position: "p".into(), engine: "e".into(), kind: "k".into() };
    archive.keep_analysis(&judged, "lines").unwrap();
    damage(&file, "UPDATE analyses SET lines = CAST(x'ff' AS TEXT)");
    assert!(archive.analysis(&judged).unwrap().is_some());
}

#[test]
fn what_cannot_be_written_is_an_error_and_no_empty_text() {
    // TOML has no value for nothing, and keys must be text.
    let unwritable = std::collections::BTreeMap::from([(vec![1], 2)]);
    assert!(matches!(journal::written(&unwritable), Err(ArchiveError::Unwritable(_))));
    assert!(journal::written(&header()).unwrap().contains("white = \"human\""));
}

#[test]
fn an_imported_game_opens_as_far_as_its_moves_go() {
    for (sql, moves) in [
        // A move that is none, half a move, nothing at all, and one that is behind the last.
        (
            "UPDATE scores SET notes = NULL, moves = substr(moves, 1, 4) || x'ffff' WHERE id = 1000001",
            2,
        ),
        ("UPDATE scores SET notes = NULL, moves = substr(moves, 1, 5) WHERE id = 1000001", 2),
        ("UPDATE scores SET notes = NULL, moves = x'ffffffff' WHERE id = 1000001", 0),
        ("UPDATE scores SET notes = NULL, moves = moves || x'0000' WHERE id = 1000001", 4),
        // The moves stand in what is said about them as well.
        ("UPDATE scores SET moves = substr(moves, 1, 5) WHERE id = 1000001", 4),
        ("DELETE FROM scores WHERE id = 1000001", 0),
        ("UPDATE scores SET tags = 'FEN 8/8 w' WHERE id = 1000001", 0),
        ("UPDATE scores SET notes = '1. f3 e5 2. {' WHERE id = 1000001", 4),
        ("UPDATE scores SET notes = CAST(x'ff' AS TEXT) WHERE id = 1000001", 4),
    ] {
        let (folder, archive) = imported();
        damage(&Catalogue::file(folder.path()), sql);
        let games = listed(&archive);
        assert_eq!(games, [(1_000_001, true, Some(moves)), (1_000_002, false, Some(4))], "{sql}");
        let score = archive.open_score(GameId(1_000_001), &Owner::default()).unwrap();
        assert!(export::score(&score).contains("[White \"Euwe\"]"), "{sql}");
        assert!(matches!(archive.read(GameId(1_000_001)), Err(ArchiveError::Imported)), "{sql}");
    }
}

#[test]
fn a_damaged_row_of_the_catalogue_leaves_the_others_to_be_found() {
    for sql in [
        "UPDATE texts SET text = CAST(x'ff' AS TEXT) WHERE text = 'Euwe'",
        "DELETE FROM texts WHERE text = 'Euwe'",
        // How long the games are and how they ended, and their marks.
        "UPDATE columns SET numbers = 'x' WHERE id = 6 << 32",
        "UPDATE columns SET numbers = substr(numbers, 1, 3) WHERE id = 7 << 32",
        "DELETE FROM columns WHERE id IN (3 << 32, 8 << 32)",
        "UPDATE folded SET texts = x'ff' || substr(texts, 2)",
    ] {
        let (folder, archive) = imported();
        damage(&Catalogue::file(folder.path()), sql);
        assert_eq!(listed(&archive).len(), 2, "{sql}");
        assert_eq!(archive.all().unwrap().len(), 2, "{sql}");
        let query = Query { player: Some("keres".to_owned()), ..Query::default() };
        assert_eq!(archive.search(&query, &Owner::default()).unwrap().total, 1, "{sql}");
        let query =
            Query { opening: Some("D".to_owned()), own: Some(Own::Won), ..Query::default() };
        archive.search(&query, &Owner::named("Keres")).unwrap();
        assert_eq!(archive.count_reached(&after("d4")).unwrap(), 1, "{sql}");
        // More can be imported.
        import(folder.path(), "[White \"Tal\"]\n[Black \"Bronstein\"]\n\n1. c4 *\n");
        assert_eq!(listed(&archive).len(), 3, "{sql}");
    }
}

#[test]
fn p2_a_variation_that_an_older_program_took_for_the_game_is_one_again() {
    let (folder, archive) = imported();
    let file = Catalogue::file(folder.path());
    damage(
        &file,
        "UPDATE scores SET moves = substr(moves, 1, 6), notes = '1. f3 e5 2. g4 Qh4# 1-0'
         WHERE id = 1000001",
    );
    // Three plies, and White has won.
    damage(
        &file,
        "UPDATE columns SET numbers = x'0d000000' || substr(numbers, 5) WHERE id = 6 << 32",
    );
    let score = archive.open_score(GameId(1_000_001), &Owner::default()).unwrap();
    assert!(!score.is_cut);
    let (tree, main) = (&score.tree, score.tree.main().collect::<Vec<_>>());
    assert_eq!(main.len(), 3);
    let beside = tree.children(main[1]);
    assert_eq!((beside.len(), tree.mv(beside[0])), (2, tree.mv(beside[1])));
    assert!(tree.position(tree.children(beside[1])[0]).is_checkmate());
    assert_eq!(tree.children(beside[0]), []);
    assert_eq!(movetext(tree, "1-0").trim(), "1. f3 e5 2. g4 (2. g4 Qh4#) 1-0");
    assert_eq!(tree.parent(beside[1]), Some(main[1]));
    assert_ne!(main[0], Node::ROOT);
}

fn after(san: &str) -> Position {
    let mut position = Position::default();
    let san: shakmaty::san::San = san.parse().unwrap();
    position.play_unchecked(san.to_move(&position).unwrap());
    position
}

fn table() -> crate::table::Match {
    let file = include_str!("../../examples/two-peg-boards.toml");
    crate::table::file::kept(file).unwrap()
}
