use shakmaty::{CastlingMode, Color, EnPassantMode, fen::Fen};

use super::*;
use crate::notation::position::PositionTextError;

/// What is found in a text: games as their length and result, faults as place and kind.
fn found(text: &[u8]) -> (Vec<Game>, Vec<(u64, u64, Wrong)>) {
    let (mut games, mut faults) = (Vec::new(), Vec::new());
    let mut each = |found| match found {
        Found::Game(game) => games.push(*game),
        Found::Fault(Fault { place, wrong }) => faults.push((place.line, place.column, wrong)),
        Found::Refused(_) => {}
    };
    let mut reader = Reader::default();
    reader.feed(text, &mut each);
    reader.finish(&mut each);
    (games, faults)
}

fn one(text: &[u8]) -> Game {
    let (mut games, faults) = found(text);
    assert_eq!((games.len(), faults), (1, Vec::new()));
    games.remove(0)
}

fn wrong(text: &str) -> Vec<(u64, u64, Wrong)> {
    let (games, faults) = found(text.as_bytes());
    assert!(games.is_empty(), "{games:?}");
    faults
}

fn fen(game: &Game) -> String {
    Fen::from_position(&game.last, EnPassantMode::Legal).to_string()
}

#[test]
fn the_main_line_is_all_that_is_kept() {
    let game =
        one(b"1.e4! $1 {good [%clk 0:05:00.5]} (1. d4 d5 (1... Nf6 $2 {a)}) 2. c4) 1... e5 ; x\n\
        % y\n2. Nf3?! Nc6 {[%clk 1:02:03]} 1/2-1/2");
    assert_eq!((game.moves.len(), game.result), (4, GameResult::Drawn));
    let left: Vec<_> = game.moves.iter().map(|turn| turn.left).collect();
    let millis = Duration::from_millis;
    assert_eq!(left, [Some(millis(300_500)), None, None, Some(millis(3_723_000))]);
    assert!(fen(&game).starts_with("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w"));
}

#[test]
fn every_unknown_word_is_named_by_its_place() {
    let words = wrong("1. e4 e5\n2. Sf3 Sc6 3. e2-e4 -- *");
    let named = |line, column, word: &str| (line, column, Wrong::Word(word.to_owned()));
    let expected =
        [named(2, 4, "Sf3"), named(2, 8, "Sc6"), named(2, 15, "e2-e4"), named(2, 21, "--")];
    assert_eq!(words, expected);
    assert_eq!(wrong("1. e4 (1. Sf3) *"), [named(1, 11, "Sf3")]);
    assert_eq!(wrong("{\u{e4}\u{e4}} 1. e4 \u{2658}f6 *"), [named(1, 12, "\u{2658}f6")]);
}

#[test]
fn the_first_move_that_cannot_be_made_is_named() {
    let illegal = (1, 7, Wrong::Illegal("e4".to_owned()));
    assert_eq!(wrong("1. e4 e4 2. e4 *"), [illegal]);
    let text = "[FEN \"4k3/8/8/8/8/8/8/KN3N2 w - - 0 1\"]\n\n1. Nd2 *";
    assert_eq!(wrong(text), [(3, 4, Wrong::Ambiguous("Nd2".to_owned()))]);
}

#[test]
fn castling_may_be_written_with_noughts() {
    let game = one(b"1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. 0-0 O-O 1-0");
    assert_eq!((game.moves.len(), game.result), (8, GameResult::Won(Color::White)));
}

#[test]
fn tags_in_any_coding_and_with_any_end_of_line() {
    let game = one(b"\xef\xbb\xbf[White \"M\xfcller \\\"x\\\"\"]\r\n[Black \"M\xc3\xbcller\"]\r\n\r\n1. e4 *\x1a");
    assert_eq!(game.tag("White"), Some("M\u{fc}ller \"x\""));
    assert_eq!(game.tag("Black"), Some("M\u{fc}ller"));
    assert_eq!(one(b"[Site \"N\x11stved\"] *").tag("Site"), Some("N\u{11}stved"));
    assert_eq!(wrong("[A \"1\"]\r\n[B \"2]\r\n\r\n1. e4 *")[0].0, 2);
    assert_eq!(wrong("[A \"1\"]\r[B 2]\r\r1. e4 *"), [(2, 1, Wrong::Tag("B 2".to_owned()))]);
    assert_eq!(wrong("[A \"1\"][A \"2\"] *"), [(1, 8, Wrong::Twice("A".to_owned()))]);
}

#[test]
fn chess960_castles_by_its_own_rules() {
    let game =
        one(b"[Variant \"Chess960\"]\n[FEN \"4k3/8/8/8/8/8/8/1RK5 w B - 0 1\"]\n\n1. O-O-O *");
    assert_eq!(game.mode, CastlingMode::Chess960);
    assert!(fen(&game).starts_with("4k3/8/8/8/8/8/8/2KR4 b"));
}

#[test]
fn other_games_and_impossible_positions_are_refused_once() {
    let atomic = wrong("[Variant \"Crazyhouse\"]\n\n1. e4 N@f3 2. xyz *");
    assert_eq!(atomic, [(3, 1, Wrong::Variant("Crazyhouse".to_owned()))]);
    let position = |error| (3, 1, Wrong::Position(error));
    assert_eq!(
        wrong("[FEN \"8/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. Kd1 *"),
        [position(PositionTextError::NoKing(Color::Black))]
    );
    assert_eq!(wrong("[SetUp \"1\"]\n\n1. Kd1 *"), [position(PositionTextError::Empty)]);
}

#[test]
fn a_result_may_not_contradict_the_tags_or_the_mate() {
    let mate = "1. f3 e5 2. g4 Qh4#";
    assert_eq!(one(format!("{mate} 0-1").as_bytes()).result, GameResult::Won(Color::Black));
    assert_eq!(wrong(&format!("{mate} 1-0")), [(1, 21, Wrong::Mate)]);
    let stalemate = "[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n1. Kf7";
    assert_eq!(wrong(&format!("{stalemate} 1-0")), [(2, 8, Wrong::Stalemate)]);
    let tag = Wrong::ResultTag("1-0".to_owned());
    assert_eq!(wrong("[Result \"1-0\"]\n1. e4 0-1"), [(2, 7, tag)]);
    assert_eq!(one(b"[Result \"*\"]\n1. e4 0-1").result, GameResult::Won(Color::Black));
}

#[test]
fn what_stops_in_the_middle_is_no_game() {
    assert_eq!(wrong("1. e4 e5"), [(1, 9, Wrong::NoResult)]);
    assert_eq!(wrong("1. e4 {never"), [(1, 7, Wrong::OpenComment)]);
    assert_eq!(wrong("1. e4 (1. d4 *"), [(1, 15, Wrong::Variation)]);
    assert_eq!(wrong("1. e4 ) *"), [(1, 7, Wrong::Variation)]);
    let (games, faults) = found(b"[Event \"a\"]\n1. e4\n[Event \"b\"]\n1. d4 *");
    assert_eq!(faults, [(3, 1, Wrong::NoResult)]);
    assert_eq!((games.len(), games[0].tag("Event"), games[0].line), (1, Some("b"), 3));
}

#[test]
fn nothing_is_read_after_a_byte_that_no_text_has() {
    assert_eq!(found(b"").1, []);
    assert_eq!(wrong("\u{7f}ELF\u{1}\0\0 e4 xyz"), [(1, 6, Wrong::NotText)]);
    let (games, faults) = found(b"1. e4 *\n\0 1. d4 *");
    assert_eq!((games.len(), faults), (1, vec![(2, 1, Wrong::NotText)]));
}

#[test]
fn pieces_of_any_size_give_the_same() {
    let text = include_bytes!("../../../../tests/data/kalniczky-charousek-1896.pgn");
    let mut games = Vec::new();
    let mut each = |found| games.push(format!("{found:?}"));
    let mut reader = Reader::default();
    for &byte in text {
        reader.feed(&[byte], &mut each);
    }
    reader.finish(&mut each);
    assert_eq!(games, [format!("{:?}", Found::Game(Box::new(one(text))))]);
}
