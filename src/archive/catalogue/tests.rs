//! Games that are imported are found and opened again.

use shakmaty::san::San;
use shakmaty::{Color, Position as _};
use tempfile::TempDir;

use super::*;
use crate::archive::journal::Archive;
use crate::archive::owner::Owner;
use crate::archive::search::{Own, Query};
use crate::laws::Variant;
use crate::notation::pgn::{self, Found, Game, Reader};
use crate::notation::position;

/// No game is found.
const NONE: [i64; 0] = [];

const GAMES: &str = "[Event \"Karlsbad\"]\n[Site \"CZE\"]\n[Date \"1929.08.??\"]\n[Round \"3\"]\n\
    [White \"Grünfeld, Ernst\"]\n[Black \"Capablanca, José Raúl\"]\n[Result \"1/2-1/2\"]\n[ECO \"D85\"]\n\
    [Opening \"Grünfeld Defence\"]\n[Annotator \"Nobody\"]\n\n\
    1. d4 Nf6 2. c4 g6 3. Nc3 d5 4. cxd5 (4. Nf3 Bg7 {quiet} 5. Qb3) 4... Nxd5 $1 5. e4 1/2-1/2\n\n\
    [Event \"?\"]\n[Date \"2001\"]\n[White \"Polgar, Judit\"]\n[Black \"Grunfeld, Yehuda\"]\n\
    [Result \"1-0\"]\n[ECO \"B90\"]\n\n1. e4 c5 2. Nf3 d6 1-0\n\n\
    [White \"A\"]\n[Black \"B\"]\n[Variant \"Chess960\"]\n[FEN \"4k3/8/8/8/8/8/8/1RK5 w B - 0 1\"]\n\n\
    1. O-O-O Kf7 2. Kb1 *\n";

fn games(text: &str) -> Vec<Game> {
    let mut games = Vec::new();
    let mut each = |found| match found {
        Found::Game(game) => games.push(*game),
        other => panic!("{other:?}"),
    };
    let mut reader = Reader::default();
    reader.feed(text.as_bytes(), &mut each);
    reader.finish(&mut each);
    games
}

fn import(folder: &TempDir, games: &[Game]) -> Vec<Added> {
    let (catalogue, damaged) = Catalogue::open(folder.path()).unwrap();
    assert_eq!(damaged, None);
    let mut import = catalogue.import().unwrap();
    let added = games.iter().map(|game| import.add(game).unwrap()).collect();
    import.finish(|| ()).unwrap();
    added
}

fn archive(text: &str) -> (TempDir, Archive) {
    let folder = TempDir::new().unwrap();
    let archive = Archive::open(folder.path()).unwrap().archive;
    import(&folder, &games(text));
    (folder, archive)
}

fn found(archive: &Archive, query: &Query) -> Vec<i64> {
    let page = archive.search(query, &Owner::default()).unwrap();
    assert_eq!(page.total, page.games.len());
    page.games.iter().map(|game| game.id.0 - BEFORE).collect()
}

#[test]
fn games_are_listed_newest_first_and_unknown_days_last() {
    let (_folder, archive) = archive(GAMES);
    let page = archive.search(&Query::default(), &Owner::default()).unwrap();
    let shown: Vec<String> = page
        .games
        .iter()
        .map(|game| {
            let (result, names) = (game.result.as_deref(), &game.names);
            format!(
                "{} {} {}-{} {} {} {} {result:?} {}",
                game.id.0,
                game.date,
                names.white,
                names.black,
                game.event,
                game.eco,
                game.opening,
                game.plies
            )
        })
        .collect();
    assert_eq!(
        shown,
        [
            "1000002 2001 Polgar, Judit-Grunfeld, Yehuda  B50 Sicilian Defense: Modern Variations \
             Some(\"1-0\") 4",
            "1000001 1929-08 Grünfeld, Ernst-Capablanca, José Raúl Karlsbad D85 Grünfeld Defense: \
             Exchange Variation Some(\"1/2-1/2\") 9",
            "1000003  A-B    None 3",
        ]
    );
    let page = archive
        .search(&Query { offset: 1, limit: Some(1), ..Query::default() }, &Owner::default())
        .unwrap();
    assert_eq!((page.total, page.games.len(), page.games[0].id.0), (3, 1, 1_000_001));
}

#[test]
fn every_question_finds_its_games() {
    let (_folder, archive) = archive(GAMES);
    let some = |text: &str| Some(text.to_owned());
    let none = Query::default;
    let ask = |query: Query| found(&archive, &query);
    for name in ["gruenfeld", "GRÜNFELD", "ernst Grunfeld", "nfeld, E"] {
        assert_eq!(ask(Query { white: some(name), ..none() }), [1], "{name}");
    }
    assert_eq!(ask(Query { player: some("grunfeld"), ..none() }), [2, 1]);
    assert_eq!(ask(Query { player: some("gruenfeld"), ..none() }), [1]);
    assert_eq!(ask(Query { black: some("jose capa"), ..none() }), [1]);
    assert_eq!(ask(Query { black: some("ernst"), ..none() }), NONE);
    let both = |one, other| Query { player: some(one), opponent: some(other), ..none() };
    assert_eq!(ask(both("capablanca", "grunfeld")), [1]);
    assert_eq!(ask(both("polgar", "capablanca")), NONE);
    assert_eq!(ask(both("judit", "polgar")), NONE);
    assert_eq!(ask(Query { since: some("1929-08"), ..none() }), [2, 1]);
    assert_eq!(ask(Query { since: some("1929-09"), ..none() }), [2]);
    assert_eq!(ask(Query { until: some("2000"), ..none() }), [1]);
    assert_eq!(ask(Query { until: some("1929-07-31"), ..none() }), NONE);
    assert_eq!(ask(Query { opening: some("d8"), ..none() }), [1]);
    assert_eq!(ask(Query { opening: some("b"), ..none() }), [2]);
    assert_eq!(ask(Query { opening: some("grunf def"), ..none() }), [1]);
    let openings = vec!["Sicilian Defense: Modern Variations".to_owned()];
    assert_eq!(ask(Query { opening: some("sizil"), openings, ..none() }), [2]);
    assert_eq!(ask(Query { opening: some("sizil"), ..none() }), NONE);
    assert_eq!(ask(Query { result: some("1-0"), ..none() }), [2]);
    assert_eq!(ask(Query { result: some("*"), ..none() }), [3]);
    assert_eq!(ask(Query { event: some("karls"), ..none() }), [1]);
    let own = |own, name: &str| {
        let page = archive.search(&Query { own: Some(own), ..none() }, &Owner::named(name));
        page.unwrap().games.iter().map(|game| (game.id.0 - BEFORE, game.own)).collect::<Vec<_>>()
    };
    assert_eq!(own(Own::Won, "Judit Polgár"), [(2, Some(Color::White))]);
    assert_eq!(own(Own::Lost, "yehuda grünfeld"), [(2, Some(Color::Black))]);
    assert_eq!(own(Own::Lost, "Judit Polgár"), []);
    assert_eq!(own(Own::Won, "Ernst Grünfeld"), [], "a draw");
    assert_eq!(own(Own::Won, "Polgar"), [], "a part of the name");
    assert_eq!(own(Own::Won, ""), []);
    let stood = |fen: &str, mode| {
        let position = Some(position::read(fen, mode).unwrap());
        ask(Query { position, ..none() })
    };
    let standard = shakmaty::CastlingMode::Standard;
    let first = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(stood(first, standard), [2, 1]);
    let last = "rnbqkb1r/ppp1pp1p/6p1/3n4/3PP3/2N5/PP3PPP/R1BQKBNR b KQkq - 0 5";
    assert_eq!(stood(last, standard), [1]);
    // What a comment shows did not stand on the board.
    let shown = "rnbqkb1r/ppp1pp1p/5np1/3p4/2PP4/2N2N2/PP2PPPP/R1BQKB1R b KQkq - 1 4";
    assert_eq!(stood(shown, standard), NONE);
    let castled = "4k3/8/8/8/8/8/8/2KR4 b - - 1 1";
    assert_eq!(stood(castled, standard), [3]);
}

#[test]
fn a_game_comes_out_as_it_went_in() {
    let (_folder, archive) = archive(GAMES);
    for (game, number) in games(GAMES).iter().zip(1..) {
        let score = archive.open_score(GameId(BEFORE + number), &Owner::default()).unwrap();
        let before = pgn::write(&game.tags, &game.tree(), game.result.text());
        let after = pgn::write(&score.tags, &score.tree, game.result.text());
        let lines = |text: &str| -> Vec<String> { text.lines().map(str::to_owned).collect() };
        let lost: Vec<String> =
            lines(&before).into_iter().filter(|line| !lines(&after).contains(line)).collect();
        assert_eq!(lost, Vec::<String>::new(), "{after}");
    }
    assert!(matches!(
        archive.open_score(GameId(BEFORE + 4), &Owner::default()),
        Err(ArchiveError::Missing)
    ));
    assert!(matches!(archive.read(GameId(BEFORE + 1)), Err(ArchiveError::Imported)));
}

/// Twice the same file is the games once, also after the archive's own export.
#[test]
fn what_is_there_already_comes_in_once() {
    let folder = TempDir::new().unwrap();
    assert_eq!(import(&folder, &games(GAMES)), [Added::New; 3]);
    assert_eq!(import(&folder, &games(GAMES)), [Added::Double; 3]);
    let archive = Archive::open(folder.path()).unwrap().archive;
    let exported = |number| {
        let score = archive.open_score(GameId(BEFORE + number), &Owner::default()).unwrap();
        crate::archive::export::score(&score)
    };
    let text: String = (1..=3).map(|number| exported(number) + "\n").collect();
    assert_eq!(import(&folder, &games(&text)), [Added::Double; 3], "{text}");
    let reordered = GAMES.replace(
        "[White \"A\"]\n[Black \"B\"]\n[Variant \"Chess960\"]",
        "[Variant \"Chess960\"]\n[Black \"B\"]\n[White \"A\"]\n[Result \"*\"]",
    );
    assert_ne!(reordered, GAMES);
    assert_eq!(import(&folder, &games(&reordered)), [Added::Double; 3]);
}

/// Whatever of a game is kept tells it from others.
#[test]
fn a_game_that_differs_in_anything_is_another() {
    const GAME: &str = "[Event \"S: Chapter 1\"]\n[Site \"https://l/1\"]\n[Date \"2026.11.28\"]\n\
        [Round \"1.1\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n[UTCTime \"12:00:00\"]\n\n\
        1. e4 {one} (1. d4 d5) 1... e5 $1 {[%clk 0:01:00]} 2. Nf3 *\n\n";
    let changes = [
        ("Chapter 1", "Chapter 2"),
        ("l/1", "l/2"),
        ("28", "27"),
        ("11.28", "??.??"),
        ("1.1", "1.2"),
        ("[White \"?\"]", "[White \"A\"]"),
        ("[White \"?\"]\n[Black \"?\"]", "[White \"?\"]\n[Black \"A\"]"),
        ("12:00:00", "12:00:01"),
        ("[UTCTime \"12:00:00\"]\n", ""),
        ("UTCTime", "EndTime"),
        ("{one}", "{two}"),
        ("{one} ", ""),
        ("d4 d5", "d4 d5 2. c4"),
        (" (1. d4 d5)", ""),
        ("$1", "$2"),
        ("0:01:00", "0:01:01"),
        ("Nf3 *", "Nf3 Nc6 *"),
        ("Nf3 *", "Nf3 1-0"),
        ("Nf3 *", "Nf3 Xx5 *"),
        ("Nf3 *", "Nf3 Yy5 *"),
        ("d4 d5", "d4 d5 2. Xx5"),
    ];
    let text: String = [GAME.to_owned()]
        .into_iter()
        .chain(changes.map(|(from, to)| GAME.replace(from, to)))
        .collect();
    let folder = TempDir::new().unwrap();
    let added = import(&folder, &games(&text));
    let lost: Vec<_> =
        added.iter().skip(1).zip(changes).filter(|(added, _)| **added != Added::New).collect();
    assert!(lost.is_empty(), "{lost:?}");
    assert!(import(&folder, &games(&text)).iter().all(|added| *added == Added::Double));
}

/// `tests/data/catalogue-2.db` was written by the program when it had a row for each game: the games of
/// these tests.
const OLDER: &[u8] = include_bytes!("../../../tests/data/catalogue-2.db");

/// Games of an older program are found and known again, and look as they did.
#[test]
fn a_catalogue_of_an_older_program_is_carried_over() {
    let lists = |archive: &Archive| {
        let query = |player: &str| Query { player: Some(player.to_owned()), ..Query::default() };
        let page = |query: &Query| {
            let page = archive.search(query, &Owner::default()).unwrap();
            page.games.iter().map(|game| format!("{game:?}")).collect::<Vec<_>>()
        };
        let scores: Vec<String> = (1..=3)
            .map(|number| archive.open_score(GameId(BEFORE + number), &Owner::default()).unwrap())
            .map(|score| crate::archive::export::score(&score))
            .collect();
        let reached = archive.count_reached(&crate::laws::Position::default()).unwrap();
        (page(&Query::default()), page(&query("grunfeld")), scores, reached)
    };
    let (_today, today) = archive(GAMES);
    for version in [1, 2] {
        let folder = TempDir::new().unwrap();
        std::fs::write(Catalogue::file(folder.path()), OLDER).unwrap();
        let older = rusqlite::Connection::open(Catalogue::file(folder.path())).unwrap();
        if version == 1 {
            let sql = "UPDATE games SET mark = id; PRAGMA user_version = 1;
                UPDATE scores SET tags = tags || 'Result ?' || char(10)";
            older.execute_batch(sql).unwrap();
        }
        drop(older);
        let archive = Archive::open(folder.path()).unwrap().archive;
        assert_eq!(lists(&archive), lists(&today));
        assert_eq!(import(&folder, &games(GAMES)), [Added::Double; 3], "{version}");
    }
}

/// It is told once that a catalogue is carried over, and before.
#[test]
fn that_a_catalogue_is_carried_over_is_told_before() {
    let folder = TempDir::new().unwrap();
    let told = || {
        let mut told = 0;
        Catalogue::renew(folder.path(), || told += 1).map(|()| told)
    };
    assert_eq!(told().unwrap(), 0);
    std::fs::write(Catalogue::file(folder.path()), OLDER).unwrap();
    let writes = rusqlite::Connection::open(Catalogue::file(folder.path())).unwrap();
    writes.execute_batch("BEGIN IMMEDIATE").unwrap();
    assert!(matches!(told(), Err(ArchiveError::Catalogue(_))), "another program writes");
    drop(writes);
    assert_eq!([told().unwrap(), told().unwrap()], [1, 0]);
}

/// Positions that an older program has put into parts, in buckets of its own form, are found.
#[test]
fn positions_of_an_older_program_are_found_in_parts_too() {
    let folder = TempDir::new().unwrap();
    std::fs::write(Catalogue::file(folder.path()), OLDER).unwrap();
    let older = rusqlite::Connection::open(Catalogue::file(folder.path())).unwrap();
    older.execute_batch("DELETE FROM positions; INSERT INTO parts VALUES (1, 1000001)").unwrap();
    let first = crate::notation::positions::key(&crate::laws::Position::default());
    let bucket = crate::notation::positions::bucket(first);
    let blob: Vec<u8> = [1_u16, 0]
        .iter()
        .flat_map(|game| [&first.to_be_bytes()[1..6], &(1 - game).to_be_bytes()].concat())
        .collect();
    let sql = "INSERT INTO buckets VALUES (256 + ?1, ?2)";
    older.execute(sql, rusqlite::params![bucket, blob]).unwrap();
    drop(older);
    let archive = Archive::open(folder.path()).unwrap().archive;
    let position = Some(crate::laws::Position::default());
    assert_eq!(found(&archive, &Query { position, ..Query::default() }), [2, 1]);
}

/// One result: after the moves, in the tag, and in the list.
#[test]
fn the_result_that_holds_is_the_one_that_is_written() {
    let results = [
        ("0-1", "1-0", "1-0", Some("Result \\\"0-1\\\"")),
        ("*", "1-0", "1-0", None),
        ("?", "0-1", "0-1", None),
        ("", "0-1", "0-1", None),
        ("½:½", "1/2-1/2", "1/2-1/2", None),
        ("1:0", "1-0", "1-0", None),
        ("1-0", "*", "1-0", None),
        ("+/-", "*", "1-0", Some("Result \\\"+/-\\\"")),
        ("0-0", "*", "*", Some("Result \\\"0-0\\\"")),
        ("1-0 (forfeit)", "1-0", "1-0", Some("1-0 (forfeit)")),
    ];
    for (tag, after, holds, said) in results {
        for moves in ["1. e4 e5", ""] {
            let (folder, archive) = archive(&format!("[Result \"{tag}\"]\n\n{moves} {after}\n"));
            let score = archive.open_score(GameId(BEFORE + 1), &Owner::default()).unwrap();
            let text = crate::archive::export::score(&score);
            assert!(text.contains(&format!("[Result \"{holds}\"]")), "{tag} {after}: {text}");
            assert!(text.ends_with(&format!("{holds}\n")), "{tag} {after}: {text}");
            let said = said.map(|said| said.replace('\\', ""));
            assert_eq!(text.contains('{'), said.is_some(), "{tag} {after}: {text}");
            assert!(said.is_none_or(|said| text.contains(&said)), "{tag} {after}: {text}");
            assert_eq!(import(&folder, &games(&text)), [Added::Double], "{text}");
        }
    }
}

/// What was told to be left out of a first position does not come back, and half a position is written whole.
#[test]
fn a_first_position_is_written_as_it_was_read() {
    let positions = [
        ("4k3/8/8/8/8/8/8/4K2R w KQkq e6 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"),
        ("4k3/8/8/8/8/8/8/4K2R w K", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"),
        ("4k3/8/8/8/4P3/8/8/4K2R b K e3 0 1", "4k3/8/8/8/4P3/8/8/4K2R b K e3 0 1"),
        ("4k3/8/8/8/8/8/8/4K2R w K - 3 17", "4k3/8/8/8/8/8/8/4K2R w K - 3 17"),
    ];
    for (given, written) in positions {
        let (folder, archive) = archive(&format!("[FEN \"{given}\"]\n\n*\n"));
        let score = archive.open_score(GameId(BEFORE + 1), &Owner::default()).unwrap();
        let text = crate::archive::export::score(&score);
        assert!(text.contains(&format!("[FEN \"{written}\"]")), "{given}: {text}");
        assert_eq!(import(&folder, &games(&text)), [Added::Double], "{text}");
        // So it comes out of the catalogue of an older program too, which kept it as it was given.
        let tags = format!("FEN {given}\n");
        let (catalogue, _) = Catalogue::open(folder.path()).unwrap();
        catalogue.connection.execute("UPDATE scores SET tags = ?1", [tags]).unwrap();
        let score = archive.open_score(GameId(BEFORE + 1), &Owner::default()).unwrap();
        assert!(crate::archive::export::score(&score).contains(&format!("[FEN \"{written}\"]")));
    }
}

#[test]
fn an_import_that_is_given_up_leaves_nothing() {
    let folder = TempDir::new().unwrap();
    let (catalogue, _) = Catalogue::open(folder.path()).unwrap();
    let mut given_up = catalogue.import().unwrap();
    for game in &games(GAMES) {
        assert_eq!(given_up.add(game).unwrap(), Added::New);
    }
    let (other, _) = Catalogue::open(folder.path()).unwrap();
    assert!(
        matches!(other.import(), Err(ArchiveError::Catalogue(error)) if matches!(*error, ArchiveError::Busy(_)))
    );
    drop(given_up);
    assert!(!catalogue.has(GameId(BEFORE + 1)).unwrap());
    assert_eq!(import(&folder, &games(GAMES)), [Added::New; 3]);
}

/// More than go into the table for a few.
#[test]
fn positions_are_found_in_parts_too() {
    let game = |number| {
        format!("[White \"{number}\"]\n\n1. {} *\n\n", ["e4", "d4", "c4"][number % 3_usize])
    };
    let (_folder, archive) = archive(&(0..300).map(game).collect::<Vec<_>>().concat());
    let fen = "rnbqkbnr/pppppppp/8/8/2P5/8/PP1PPPPP/RNBQKBNR b KQkq - 0 1";
    let position = Some(position::read(fen, shakmaty::CastlingMode::Standard).unwrap());
    let games = found(&archive, &Query { position, ..Query::default() });
    let expected: Vec<i64> = (0..100).rev().map(|n| n * 3 + 3).collect();
    assert_eq!(games, expected);
    assert_eq!(found(&archive, &Query::default()).len(), 300);
}

#[test]
fn a_damaged_catalogue_is_put_aside_and_a_newer_one_left_alone() {
    let folder = TempDir::new().unwrap();
    let file = Catalogue::file(folder.path());
    std::fs::write(&file, "no catalogue ".repeat(99)).unwrap();
    let archive = Archive::open(folder.path()).unwrap().archive;
    let error = archive.search(&Query::default(), &Owner::default()).unwrap_err();
    assert!(matches!(error, ArchiveError::Catalogue(_)), "{error:?}");
    let (catalogue, damaged) = Catalogue::open(folder.path()).unwrap();
    assert_eq!(damaged, Some(folder.path().join("catalogue-damaged-1.db")));
    catalogue.connection.pragma_update(None, "user_version", 99).unwrap();
    let error = Catalogue::open(folder.path()).unwrap_err();
    assert!(
        matches!(error, ArchiveError::Catalogue(error) if matches!(*error, ArchiveError::Newer))
    );
}

/// Games of five kinds, two of them from positions of their own.
const VARIANTS: &str = "[White \"A\"]\n[Variant \"Crazyhouse\"]\n[Result \"1-0\"]\n\n1. e4 d5 2. exd5 Qxd5 1-0\n\n\
    [White \"B\"]\n[Result \"1-0\"]\n\n1. e4 d5 2. exd5 Qxd5 1-0\n\n\
    [White \"C\"]\n[Variant \"King of the Hill\"]\n\n1. e4 d5 *\n\n\
    [White \"D\"]\n[Variant \"Horde\"]\n[Result \"0-1\"]\n\n1. e5 d6 0-1\n\n\
    [White \"E\"]\n[Variant \"Crazyhouse\"]\n[Result \"0-1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1\"]\n\n\
    1. Q@e4 0-1\n\n\
    [White \"F\"]\n[Variant \"Chess960\"]\n[FEN \"4k3/8/8/8/8/8/8/1RK5 w B - 0 1\"]\n\n1. Kd2 *\n";

#[test]
fn games_are_found_by_which_one_was_played() {
    let (folder, archive) = archive(VARIANTS);
    let of = |variant| Query { variant: Some(variant), ..Query::default() };
    let ask = |query: Query| found(&archive, &query);
    assert_eq!(ask(of(Variant::Standard)), [2]);
    assert_eq!(ask(of(Variant::Crazyhouse)), [5, 1]);
    assert_eq!(ask(of(Variant::KingOfTheHill)), [3]);
    assert_eq!(ask(of(Variant::Horde)), [4]);
    assert_eq!(ask(of(Variant::Chess960)), [6]);
    assert!(ask(of(Variant::Atomic)).is_empty());
    let lost = Some("0-1".to_owned());
    assert_eq!(ask(Query { result: lost, ..of(Variant::Crazyhouse) }), [5]);
    let page = archive.search(&Query::default(), &Owner::default()).unwrap();
    let told = page.games.iter().map(|game| (game.variant, game.plies)).collect::<Vec<_>>();
    let [_, e, d, ..] = told[..] else { panic!() };
    assert_eq!((e, d), ((Variant::Crazyhouse, 1), (Variant::Horde, 2)));
    // The same pieces of another game are another position.
    let stood = |variant: Variant| {
        let mut position = variant.start();
        for mv in ["e4", "d5"] {
            let mv = mv.parse::<San>().unwrap().to_move(&position).unwrap();
            position.play_unchecked(mv);
        }
        ask(Query { position: Some(position), ..Query::default() })
    };
    assert_eq!(stood(Variant::Standard), [2]);
    assert_eq!(stood(Variant::Crazyhouse), [1]);
    assert_eq!(stood(Variant::KingOfTheHill), [3]);
    drop(archive);
    // As a program had it that did not look for them.
    let file = rusqlite::Connection::open(Catalogue::file(folder.path())).unwrap();
    let id = Column::End as i64;
    let sql = "SELECT numbers FROM columns WHERE id = ?1 << 32";
    let mut numbers: Vec<u8> = file.query_row(sql, [id], |row| row.get(0)).unwrap();
    numbers.chunks_mut(4).for_each(|end| end[3] = 0);
    let sql = "UPDATE columns SET numbers = ?2 WHERE id = ?1 << 32";
    file.execute(sql, rusqlite::params![id, numbers]).unwrap();
    file.pragma_update(None, "user_version", 3).unwrap();
    drop(file);
    let archive = Archive::open(folder.path()).unwrap().archive;
    assert_eq!(found(&archive, &of(Variant::Crazyhouse)), [5, 1]);
    assert_eq!(found(&archive, &of(Variant::Chess960)), [6]);
    assert_eq!(found(&archive, &of(Variant::Standard)), [2]);
}
