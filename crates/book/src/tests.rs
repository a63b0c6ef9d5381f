use std::collections::HashMap;

use proptest::prelude::*;
use shakmaty::CastlingMode;
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;

use super::*;

fn position(fen: &str) -> Position {
    let fen: Fen = fen.parse().unwrap();
    Position::from_setup(fen.into_setup(), CastlingMode::Standard).unwrap()
}

fn after(moves: &str) -> Position {
    let mut position = Position::default();
    for uci in moves.split(' ') {
        let mv = uci.parse::<UciMove>().unwrap().to_move(&position).unwrap();
        position.play_unchecked(mv);
    }
    position
}

fn row(key: u64, code: u16, weight: u16) -> Vec<u8> {
    [&key.to_be_bytes()[..], &code.to_be_bytes(), &weight.to_be_bytes(), &[0; 4]].concat()
}

/// The five positions that are published with the format.
#[test]
fn positions_have_the_published_numbers() {
    let known = [
        ("", 0x463b_9618_1691_fc9c),
        ("e2e4", 0x823c_9b50_fd11_4196),
        ("e2e4 d7d5", 0x0756_b944_61c5_0fb0),
        ("e2e4 d7d5 e4e5", 0x662f_afb9_65db_29d4),
        ("e2e4 d7d5 e4e5 f7f5", 0x22a4_8b5a_8e47_ff78),
    ];
    for (moves, number) in known {
        let position = if moves.is_empty() { Position::default() } else { after(moves) };
        let Zobrist64(key) = position.zobrist_hash(EnPassantMode::Legal);
        assert_eq!(key, number, "{moves}");
    }
}

#[test]
fn the_book_compiled_in_knows_what_is_played() {
    let book = Book::built_in();
    let first: Vec<String> = book
        .moves(&Position::default())
        .iter()
        .map(|played| played.mv.to_uci(CastlingMode::Standard).to_string())
        .collect();
    assert_eq!(first[..4], ["e2e4", "d2d4", "g1f3", "c2c4"]);
    // Castling in the Ruy Lopez.
    let ruy = after("e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6");
    assert!(book.moves(&ruy)[0].mv.is_castle());
    assert!(book.0.is_sorted_by_key(|row| row.0));
    assert_eq!(book.0.len(), 31_567);
}

#[test]
fn chance_follows_the_weights_and_the_seed() {
    let (book, start) = (Book::built_in(), Position::default());
    let mut counts: HashMap<Move, u32> = HashMap::new();
    for seed in 0..10_000 {
        *counts.entry(book.pick(&start, seed).unwrap()).or_default() += 1;
    }
    let all: u32 = book.moves(&start).iter().map(|played| u32::from(played.weight)).sum();
    for played in book.moves(&start) {
        let expected = u32::from(played.weight) * 10_000 / all;
        let count = counts.get(&played.mv).copied().unwrap_or(0);
        assert!(count.abs_diff(expected) <= 150, "{:?}: {count}, {expected}", played.mv);
    }
    assert_eq!(book.pick(&position("8/8/8/4k3/8/8/8/KR6 w - - 0 1"), 1), None);
}

#[test]
fn castling_promotion_and_disorder_are_read() {
    let both = position("r3k2r/8/8/8/8/8/P6P/R3K2R w KQkq - 0 1");
    let Zobrist64(key) = both.zobrist_hash(EnPassantMode::Legal);
    let Zobrist64(start) = Position::default().zobrist_hash(EnPassantMode::Legal);
    let (e1, h1, c1) = (Square::E1, Square::H1, Square::C1);
    let rows = [
        row(key, code(e1, h1, 0), 2),
        row(start, code(Square::E2, Square::E4, 0), 5),
        row(key, code(e1, c1, 0), 9),
        // Neither legal nor played.
        row(key, code(Square::A1, Square::H8, 0), 4),
        row(key, code(Square::A2, Square::A3, 0), 0),
        row(key, code(e1, h1, 0), 1),
    ];
    let book = Book::read(&rows.concat()).unwrap();
    let moves: Vec<(String, u16)> = book
        .moves(&both)
        .iter()
        .map(|played| (played.mv.to_uci(CastlingMode::Standard).to_string(), played.weight))
        .collect();
    assert_eq!(moves, [("e1c1".to_owned(), 9), ("e1g1".to_owned(), 2)]);
    let pawn = position("8/4P2k/8/8/8/8/8/K7 w - - 0 1");
    let Zobrist64(key) = pawn.zobrist_hash(EnPassantMode::Legal);
    let rows = [row(key, code(Square::E7, Square::E8, 1), 3), rows[1].clone()].concat();
    let moves = Book::read(&rows).unwrap().moves(&pawn);
    assert_eq!(moves[0].mv.promotion(), Some(Role::Knight));
}

#[test]
fn what_is_no_book_is_named() {
    assert_eq!(Book::read(&[]), Err(Fault::Empty));
    assert_eq!(Book::read(&[0; 17]), Err(Fault::Size));
    assert_eq!(Book::read(&[7; 160]), Err(Fault::NoOpening));
}

proptest! {
    #[test]
    fn whatever_a_file_has_it_is_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        if let Ok(book) = Book::read(&bytes) {
            prop_assert!(!book.0.is_empty());
        }
    }
}
