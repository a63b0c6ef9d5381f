//! How long an archive of 100,000 games needs to be made, opened and asked. The games are those of a
//! file that is named after `--`, or of the tests, again and again with other names.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a bench prints, and fails by panicking"
)]

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use shakmaty::{CastlingMode, Chess};
use touchmove::archive::{Archive, Catalogue, GameId, Owner, Query};
use touchmove::notation::pgn::{Found, Game, Reader};
use touchmove::notation::position;

const GAMES: usize = 100_000;

const RUNS: usize = 9;

/// What no question may need.
const BOUND: Duration = Duration::from_millis(50);

/// Measures when cargo runs it as a bench, not when it only runs every target.
fn main() {
    if std::env::args().any(|argument| argument == "--bench") {
        let named = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
        let games = read(&named.map_or_else(sample, PathBuf::from));
        let folder = tempfile::tempdir().unwrap();
        fill(folder.path(), games);
        ask(folder.path());
    }
}

fn sample() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/sample.pgn")
}

fn read(file: &Path) -> Vec<Game> {
    let mut games = Vec::new();
    let mut each = |found| {
        if let Found::Game(game) = found {
            games.push(*game);
        }
    };
    let mut reader = Reader::default();
    reader.feed(&std::fs::read(file).unwrap(), &mut each);
    reader.finish(&mut each);
    games
}

fn fill(folder: &Path, mut games: Vec<Game>) {
    let begun = now();
    Archive::open(folder).unwrap();
    let (catalogue, _) = Catalogue::open(folder).unwrap();
    let mut import = catalogue.import().unwrap();
    let count = games.len();
    for number in 0..GAMES {
        let game = &mut games[number % count];
        if let Some((_, name)) = game.tags.iter_mut().find(|(tag, _)| tag == "White") {
            name.insert(0, char::from(b'A' + u8::try_from(number / count % 26).unwrap()));
        }
        import.add(game).unwrap();
    }
    import.finish(|| ()).unwrap();
    let took = now() - begun;
    let bytes = std::fs::metadata(Catalogue::file(folder)).unwrap().len();
    println!("{GAMES} games stored in {:.2} s, {} MB", took.as_secs_f64(), bytes >> 20);
}

fn queries() -> Vec<(&'static str, Query)> {
    let some = |text: &str| Some(text.to_owned());
    let all = || Query { limit: Some(20), ..Query::default() };
    let stood = |fen: &str| Some(position::read(fen, CastlingMode::Standard).unwrap());
    let sicilian = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    let rare = "r1bqkb1r/5ppp/p1np1n2/1p2p3/4P3/N1N5/PPP2PPP/R1BQKB1R w KQkq - 0 9";
    vec![
        ("the newest", all()),
        ("far down the list", Query { offset: 90_000, ..all() }),
        ("a player", Query { player: some("kasparov"), ..all() }),
        ("a part that many names have", Query { player: some("a"), ..all() }),
        ("two players", Query { player: some("karpov"), opponent: some("kasparov"), ..all() }),
        ("a year", Query { since: some("1986"), until: some("1986"), ..all() }),
        ("an opening", Query { opening: some("B9"), ..all() }),
        ("a result", Query { result: some("1/2-1/2"), ..all() }),
        ("an event", Query { event: some("olympiad"), ..all() }),
        ("the first position", Query { position: Some(Chess::default()), ..all() }),
        ("a common position", Query { position: stood(sicilian), ..all() }),
        ("a rare position", Query { position: stood(rare), ..all() }),
        (
            "a player, a result and a position",
            Query { white: some("a"), result: some("1-0"), position: stood(sicilian), ..all() },
        ),
    ]
}

fn ask(folder: &Path) {
    let opening = shortest(|| drop(Archive::open(folder).unwrap()));
    println!("opened: {opening:?}");
    let archive = Archive::open(folder).unwrap().archive;
    let mut slow = Vec::new();
    for (name, query) in queries() {
        let total = archive.search(&query, &Owner::default()).unwrap().total;
        let took = shortest(|| drop(archive.search(&query, &Owner::default()).unwrap()));
        println!("{name}: {took:?}, {total} games");
        if took > BOUND {
            slow.push(name);
        }
    }
    let opened =
        shortest(|| drop(archive.open_score(GameId(1_050_000), &Owner::default()).unwrap()));
    println!("a game opened: {opened:?}");
    assert!(slow.is_empty(), "slower than {BOUND:?}: {slow:?}");
}

/// Other programs only lengthen what is measured.
fn shortest(mut run: impl FnMut()) -> Duration {
    let times = (0..RUNS).map(|_| {
        let begun = now();
        run();
        now() - begun
    });
    times.min().unwrap()
}

#[expect(clippy::disallowed_methods, reason = "a bench reads the clock")]
fn now() -> Instant {
    Instant::now()
}
