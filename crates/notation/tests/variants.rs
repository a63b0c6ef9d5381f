//! Games by other rules than those of chess, as PGN has them elsewhere: read, and written without a
//! difference.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use touchmove_notation::pgn::{Found, Game, Reader, Wrong, write};
use touchmove_notation::position;

const GAMES: &str = include_str!("variants.pgn");

fn games(text: &str) -> Vec<Game> {
    let mut games = Vec::new();
    let mut each = |found| {
        if let Found::Game(game) = found {
            games.push(*game);
        }
    };
    let mut reader = Reader::default();
    reader.feed(text.as_bytes(), &mut each);
    reader.finish(&mut each);
    games
}

#[test]
fn games_of_each_variant_are_written_as_they_were_read() {
    let read = games(GAMES);
    assert_eq!(read.len(), GAMES.matches("[Event ").count());
    for game in &read {
        assert!(game.remarks.is_empty(), "{:?} {:?}", game.tags, game.remarks);
    }
    let written: Vec<String> =
        read.iter().map(|game| write(&game.tags, &game.tree(), game.result.text())).collect();
    assert_eq!(written.join("\n").trim_end(), GAMES.trim_end());
}

#[test]
fn a_variant_without_a_first_position_begins_as_it_does() {
    for variant in ["King of the Hill", "Three-check", "Crazyhouse", "Antichess", "Atomic"] {
        let text = format!("[Variant \"{variant}\"]\n\n1. e4 e5 *\n");
        let read = games(&text);
        assert_eq!(read[0].moves.len(), 2, "{variant}");
        assert_eq!(read[0].start.variant().pgn(), variant);
    }
}

/// A game as chess.com writes it: the pawn has its letter in a drop, and each move its clock.
const LIVE: &str = "[Event \"Live Chess - Crazyhouse\"]
[Site \"Chess.com\"]
[Result \"1-0\"]
[Variant \"Crazyhouse\"]
[TimeControl \"180\"]

1. d4 {[%clk 0:02:59.9]} 1... d5 {[%clk 0:02:58]} 2. Nf3 Bf5 3. g3 e6 4. Bg2 Bd6 5. Kf1 Nc6
6. h3 Nf6 7. Kg1 O-O 8. Nc3 Ne4 9. Nh4 Nxf2 10. Kxf2 Bxg3+ 11. Kxg3 P@g5 12. Nxf5 exf5
13. Nxd5 f4+ 14. Kf2 P@g3+ 15. Ke1 Re8 16. P@e5 Nxe5 17. dxe5 Rxe5 18. B@c3 P@f2+ 19. Kf1 Rxd5
20. Bxd5 P@e6 21. N@h6+ Kf8 22. R@g8+ Ke7 23. B@c5+ N@d6 24. N@f5+ exf5 25. Nxf5+ Kd7
26. P@e6+ fxe6 27. Rxd8+ Rxd8 28. Q@e7+ Kc8 29. Nxd6+ cxd6 30. Qxb7# 1-0
";

/// Tags in their order by name: so a file is written, whatever order it was read in.
fn sorted(tags: &[(String, String)]) -> Vec<(String, String)> {
    let mut tags = tags.to_vec();
    tags.sort();
    tags
}

#[test]
fn a_game_of_another_site_is_the_same_when_it_is_read_again() {
    let first = games(LIVE);
    assert_eq!((first.len(), first[0].moves.len()), (1, 59));
    assert!(first[0].remarks.is_empty(), "{:?}", first[0].remarks);
    let written = write(&first[0].tags, &first[0].tree(), first[0].result.text());
    assert!(written.contains(" @g5 ") && written.contains("0:02:59.9"), "{written}");
    let again = games(&written);
    assert_eq!(
        (&again[0].moves, sorted(&again[0].tags)),
        (&first[0].moves, sorted(&first[0].tags))
    );
    assert_eq!(again[0].last, first[0].last);
    let three = games("[Variant \"3 Check\"]\n\n1. e4 e5 2. Qh5 a6 3. Qxf7+ *\n");
    assert_eq!(three[0].start.variant().pgn(), "Three-check");
}

/// Games as lichess and chess.com write them, one of each variant. The second also tells the last position, as
/// python-chess has it.
const SITES: &str = include_str!("sites.pgn");

#[test]
fn games_as_two_sites_write_them_lose_nothing() {
    let (read, mut told) = (games(SITES), 0);
    assert_eq!(read.len(), 14);
    for game in &read {
        assert!(game.remarks.is_empty(), "{:?} {:?}", game.tags, game.remarks);
        let of = SITES.split("[Event ").filter(|text| text.contains(game.tag("UTCTime").unwrap()));
        let of = of.filter(|text| text.contains(game.tag("Site").unwrap()));
        let of = of.filter(|text| text.contains(game.tag("UTCDate").unwrap()));
        let moves: Vec<usize> = of.map(|text| text.matches("[%clk ").count()).collect();
        assert_eq!(moves, [game.moves.len()], "{:?}", game.tags);
        if let Some(last) = game.tag("CurrentPosition") {
            // What is in the hand has no order.
            let board = |fen: &str| {
                let board = fen.split(' ').next().unwrap_or_default();
                let (squares, hand) = board.split_once('[').unwrap_or((board, ""));
                let mut hand: Vec<char> = hand.chars().collect();
                hand.sort_unstable();
                (squares.to_owned(), hand)
            };
            assert_eq!(board(&position::write(&game.last)), board(last));
            told += 1;
        }
        let written = write(&game.tags, &game.tree(), game.result.text());
        let again = games(&written);
        assert_eq!((&again[0].moves, sorted(&again[0].tags)), (&game.moves, sorted(&game.tags)));
        assert_eq!((again[0].last.clone(), again[0].result), (game.last.clone(), game.result));
        assert_eq!(write(&again[0].tags, &again[0].tree(), again[0].result.text()), written);
        assert_eq!(written.matches("[%clk ").count(), game.moves.len());
    }
    assert_eq!(told, 7);
}

#[test]
fn a_piece_that_is_not_in_the_hand_is_told_so() {
    let fault = |text: &str| {
        let read = games(text);
        read[0].cut().map(|(line, wrong)| (line, wrong.clone()))
    };
    let not_held = "[Variant \"Crazyhouse\"]\n\n1. e4 d5 2. exd5 Qxd5 3. N@f3 e5 *\n";
    assert_eq!(fault(not_held), Some((3, Wrong::NotInHand("N@f3".to_owned()))));
    let occupied = "[Variant \"Crazyhouse\"]\n\n1. e4 d5 2. exd5 Qxd5 3. @a2 *\n";
    assert_eq!(fault(occupied), Some((3, Wrong::Illegal("@a2".to_owned()))));
    let chess = "1. e4 d5 2. exd5 Qxd5 3. N@f3 *\n";
    assert_eq!(fault(chess), Some((1, Wrong::Illegal("N@f3".to_owned()))));
}
