use std::time::Duration;

use shakmaty::{CastlingMode, Color, EnPassantMode, fen::Fen};

use super::*;
use crate::pgn::write::movetext;
use crate::position::PositionTextError;

/// What is found in a text: games as their length and result, faults as place and kind.
fn found(text: &[u8]) -> (Vec<Game>, Vec<(u64, u64, Wrong)>) {
    let (mut games, mut faults) = (Vec::new(), Vec::new());
    let mut each = |found| match found {
        Found::Game(game) => games.push(*game),
        Found::Fault(Fault { place, wrong }) | Found::Cut(Fault { place, wrong }) => {
            faults.push((place.line, place.column, wrong));
        }
        Found::Refused(_) | Found::NoGame(_) => {}
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
fn what_is_said_between_the_moves_is_kept() {
    let game =
        one(b"1.e4! $1 {good [%clk 0:05:00.5]} (1. d4 d5 (1... Nf6 $2 {a)}) 2. c4) 1... e5 ; x\n\
        % y\n2. Nf3?! Nc6 {[%clk 1:02:03]} 1/2-1/2");
    assert_eq!((game.moves.len(), game.result), (4, GameResult::Drawn));
    let tree = game.tree();
    let left: Vec<_> = tree.main().map(|node| tree.left(node)).collect();
    let millis = Duration::from_millis;
    assert_eq!(left, [Some(millis(300_500)), None, None, Some(millis(3_723_000))]);
    assert!(fen(&game).starts_with("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w"));
    assert_eq!(
        movetext(&tree, "1/2-1/2"),
        "1. e4 $1 {[%clk 0:05:00.5]} {good} (1. d4 d5 (1... Nf6 $2 {a)}) 2. c4) 1... e5\n\
         {x} 2. Nf3 $6 Nc6 {[%clk 1:02:03]} 1/2-1/2\n"
    );
}

/// What a game says, as it is written again.
fn rewritten(text: &str) -> String {
    let text = format!("[White \"?\"]\n\n{text}");
    movetext(&one(text.as_bytes()).tree(), "*").replace('\n', " ")
}

#[test]
fn variations_keep_their_places_and_their_order() {
    let same = [
        "1. e4 (1. d4 d5 (1... Nf6 2. c4) (1... f5)) (1. c4) 1... e5 * ",
        "{A classic.} 1. e4 $1 {best by test} 1... e5 {[%csl Re5] [%clk 0:01:00]} {solid} 2. Nf3 * ",
        "1. e4 e5 2. Nf3 (2. f4 {the King's Gambit} 2... exf4 $5) * ",
    ];
    for text in same {
        assert_eq!(rewritten(text), text);
    }
    // A variation that repeats the move of the game and goes on otherwise.
    assert_eq!(rewritten("1. e4 (1. e4 c5) 1... e5 *"), "1. e4 e5 (1... c5) * ");
    assert_eq!(rewritten("1. e4 ({or} 1. d4 {so}) e5 *"), "1. e4 (1. d4 {or so}) 1... e5 * ");
    assert_eq!(rewritten("{of old} 1. e4 *"), "{of old} 1. e4 * ");
    assert_eq!(rewritten("1. e4 ({better later}) e5 *"), "1. e4 {better later} 1... e5 * ");
    assert_eq!(rewritten("1. e4 (1. d4 1-0) *"), "1. e4 (1. d4 {1-0}) * ");
    assert_eq!(rewritten("{one}\n[B \"2\"]\n{two} e4 *"), "{one two} 1. e4 * ");
    assert_eq!(rewritten("1. e4 ; a } b\n(1. d4 ; c }\n) *"), "1. e4 ; a } b (1. d4 ; c } ) * ");
}

#[test]
fn variations_are_checked_like_the_game() {
    let illegal = |line, column, text: &str| (line, column, Wrong::Illegal(text.to_owned()));
    assert_eq!(wrong("1. e4 (1. d4 d5\n2. d5) e5 *"), [illegal(2, 4, "d5")]);
    assert_eq!(wrong("1. e4 e5 (1. d4) *"), [illegal(1, 14, "d4")]);
    let word = |line, column, text: &str| (line, column, Wrong::Word(text.to_owned()));
    assert_eq!(wrong("1. e4 ($5 d4) *"), [word(1, 8, "$5")]);
    assert_eq!(wrong("1. e4 ((d4)) *"), [(1, 8, Wrong::Variation)]);
    assert_eq!(wrong("1. e4 $999 *"), [word(1, 7, "$999")]);
    assert_eq!(wrong("1. e4!x! *"), [word(1, 4, "e4!x!")]);
}

#[test]
fn en_passant_may_be_said() {
    let before = "1. e4 a6 2. e5 d5 3. exd6";
    for said in ["e.p.", " e.p.", "e.p.!? {bold}", " e.p. $5"] {
        assert_eq!(one(format!("{before}{said} *").as_bytes()).moves.len(), 5);
    }
    let illegal = (1, 4, Wrong::Illegal("e4e.p.".to_owned()));
    assert_eq!(wrong("1. e4e.p. *"), [illegal]);
    assert_eq!(wrong("1. e4 e.p. *"), [(1, 7, Wrong::Word("e.p.".to_owned()))]);
}

#[test]
fn lines_for_programs_are_no_comments() {
    let game = one(b"% a\n1. e4\n%b } (\ne5 {100 % sure\n% of it} *");
    let tree = game.tree();
    let said: Vec<&str> = tree.main().map(|node| tree.comment(node)).collect();
    assert_eq!(said, ["", "100 % sure % of it"]);
}

#[test]
fn what_is_longer_than_any_game_is_a_fault_and_not_cut() {
    let long = "x".repeat(LONGEST);
    assert_eq!(wrong(&format!("1. e4 {{{long}}} *")), [(1, 7, Wrong::TooLong)]);
    let just = &long[1..];
    assert_eq!(
        one(format!("1. e4 {{{just}}} *").as_bytes()).tree().comment(last()).len(),
        just.len()
    );
    let comments = format!("{{{}}} ", &long[..1000]).repeat(17_000);
    assert_eq!(wrong(&format!("1. e4 {comments} *")).len(), 1);
    let deep = format!("1. e4 {}{} *", "(1. d4 ".repeat(501), ")".repeat(501));
    assert_eq!(wrong(&deep), [(1, 3507, Wrong::TooLong)]);
    let tags: Vec<String> = (0..501).map(|n| format!("[A{n} \"\"]\n")).collect();
    assert_eq!(wrong(&(tags.concat() + "*")), [(501, 1, Wrong::TooLong)]);
}

/// The node of the first move of a game.
fn last() -> Node {
    Tree::of(Chess::default(), CastlingMode::Standard, &[first()]).main().last().unwrap()
}

fn first() -> Move {
    let e4: shakmaty::san::San = "e4".parse().unwrap();
    e4.to_move(&Chess::default()).unwrap()
}

#[test]
fn every_unknown_word_is_named_by_its_place() {
    let words = wrong("1. e4 e5\n2. Sf3 Sc6 3. e9-e4 -- *");
    let named = |line, column, word: &str| (line, column, Wrong::Word(word.to_owned()));
    let foreign = |line, column, word: &str| (line, column, Wrong::Foreign(word.to_owned()));
    let expected = [foreign(2, 4, "Sf3"), foreign(2, 8, "Sc6"), named(2, 15, "e9-e4")];
    assert_eq!(words, expected);
    assert_eq!(wrong("1. e4 (1. Sf3) *"), [foreign(1, 11, "Sf3")]);
    assert_eq!(wrong("1. e4 Txe8+!? *"), [foreign(1, 7, "Txe8+!?")]);
    assert_eq!(wrong("{\u{e4}\u{e4}} 1. e4 \u{2658}f9 *"), [named(1, 12, "\u{2658}f9")]);
}

#[test]
fn a_null_move_ends_its_line_and_nothing_else() {
    let (games, faults) =
        found(b"1. e4 (1. d4 -- (1... c5) 2. c4 {x}) e5 2. Nf3 -- 3. d4 (3. c3) 1-0");
    let null = Wrong::NullMove("--".to_owned());
    let within = Wrong::NullVariation("--".to_owned());
    assert_eq!(faults, [(1, 14, within), (1, 48, null)]);
    assert_eq!((games.len(), games[0].moves.len()), (1, 3));
    assert_eq!(games[0].result, GameResult::Won(shakmaty::Color::White));
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
    // K and Q mean the outer rook, another is named by its file; the tag may be missing then.
    let text = |rank: &str, rights: &str| {
        format!("[FEN \"4k3/8/8/8/8/8/8/{rank} w {rights} - 0 1\"]\n\n1. O-O-O *")
    };
    for (rank, rights, after) in [("RR1K4", "B", "R1KR4"), ("1R1K4", "Q", "2KR4")] {
        let game = one(text(rank, rights).as_bytes());
        assert!(fen(&game).starts_with(&format!("4k3/8/8/8/8/8/8/{after} b")), "{}", fen(&game));
    }
    let blocked = (3, 4, Wrong::Illegal("O-O-O".to_owned()));
    for rights in ["Q", "A"] {
        assert_eq!(wrong(&text("RR1K4", rights)), std::slice::from_ref(&blocked));
    }
}

#[test]
fn other_games_and_impossible_positions_are_refused_once() {
    let atomic = wrong("[Variant \"Crazyhouse\"]\n\n1. e4 N@f3 2. xyz *");
    assert_eq!(atomic, [(1, 1, Wrong::Variant("Crazyhouse".to_owned()))]);
    let position = |error| (1, 1, Wrong::Position(error));
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
    let text = include_bytes!("../../../../../tests/data/kalniczky-charousek-1896.pgn");
    let mut games = Vec::new();
    let mut each = |found| games.push(format!("{found:?}"));
    let mut reader = Reader::default();
    for &byte in text {
        reader.feed(&[byte], &mut each);
    }
    reader.finish(&mut each);
    assert_eq!(games, [format!("{:?}", Found::Game(Box::new(one(text))))]);
}

#[test]
fn files_that_were_put_together_have_their_marks_in_the_middle() {
    let mark = "\u{feff}";
    for text in [
        format!("{mark}[Event \"a\"]\n\n1. e4 *\n\n{mark}[Event \"b\"]\n\n1. d4 *"),
        format!("{mark}[Event \"a\"]\n\n1. e4 *{mark}[Event \"b\"]\n\n1. d4 *{mark}"),
        format!("1. e4 *\r\n{mark}{mark}1. d4 1/2-1/2{mark}"),
    ] {
        let (games, wrong) = found(text.as_bytes());
        assert_eq!((games.len(), wrong), (2, vec![]), "{text}");
    }
    let kept = one("1. e4 {a\u{feff}b} *".as_bytes());
    assert_eq!(kept.notes.unwrap().comment(last()), "a\u{feff}b");
    for part in [&b"1. e4 \xef\xbb *"[..], b"1. e4 * \xef", b"1. e4 \xef\xefx *"] {
        assert!(matches!(found(part).1[0].2, Wrong::Word(_)), "{part:?}");
    }
}

#[test]
fn an_annotation_that_is_written_twice_is_one() {
    let game = one(b"1. e4! $1 $13 $13 *");
    assert_eq!(game.notes.unwrap().annotations(last()), [1, 13]);
}
