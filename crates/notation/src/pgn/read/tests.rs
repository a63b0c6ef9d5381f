use std::time::Duration;

use shakmaty::{CastlingMode, Color, EnPassantMode, Move, fen::Fen};
use touchmove_position::Position;

use super::*;
use crate::pgn::GameResult;
use crate::pgn::tree::{Node, Tree};
use crate::pgn::write::movetext;
use crate::position::PositionTextError;

/// What is found in a text: games as their length and result, faults as place and kind.
fn found(text: &[u8]) -> (Vec<Game>, Vec<(u64, u64, Wrong)>) {
    let (mut games, mut faults) = (Vec::new(), Vec::new());
    let mut each = |found| match found {
        Found::Game(game) => games.push(*game),
        Found::Fault(Fault { place, wrong }) => {
            faults.push((place.line, place.column, wrong));
        }
        Found::Refused(_) | Found::NoGame(_) => {}
    };
    let mut reader = Reader::default();
    reader.feed(text, &mut each);
    reader.finish(&mut each);
    (games, faults)
}

/// The only game of a text in which nothing is remarkable.
fn one(text: &[u8]) -> Game {
    let game = with_remarks(text);
    assert_eq!(game.remarks, []);
    game
}

/// The only game of a text, as it is.
fn with_remarks(text: &[u8]) -> Game {
    let (mut games, faults) = found(text);
    assert_eq!((games.len(), faults), (1, Vec::new()));
    games.remove(0)
}

fn wrong(text: &str) -> Vec<(u64, u64, Wrong)> {
    let (games, faults) = found(text.as_bytes());
    assert!(games.is_empty(), "{games:?}");
    faults
}

/// The moves of the only game of a text as they are written again, and what is remarkable in it.
fn odd(text: &str) -> (String, Vec<(u64, u64, Odd)>) {
    let game = with_remarks(text.as_bytes());
    let told = |remark: Remark| (remark.place.line, remark.place.column, remark.odd);
    let text = movetext(&game.tree(), game.result.text()).replace('\n', " ");
    (text.trim().to_owned(), game.remarks.into_iter().map(told).collect())
}

fn illegal(text: &str) -> Wrong {
    Wrong::Illegal(text.to_owned())
}

fn spelt(word: &str, read: &str) -> Odd {
    Odd::Spelling { word: word.to_owned(), read: read.to_owned() }
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
    assert_eq!(rewritten("1. e4 (1. e4 c5) 1... e5 *"), "1. e4 (1. e4 c5) 1... e5 * ");
    assert_eq!(rewritten("1. e4 ({or} 1. d4 {so}) e5 *"), "1. e4 ({or} 1. d4 {so}) 1... e5 * ");
    assert_eq!(rewritten("{of old} 1. e4 *"), "{of old} 1. e4 * ");
    assert_eq!(rewritten("1. e4 ({better later}) e5 *"), "1. e4 {better later} 1... e5 * ");
    assert_eq!(rewritten("1. e4 (1. d4 1-0) *"), "1. e4 (1. d4 {1-0}) * ");
    assert_eq!(rewritten("{one}\n[B \"2\"]\n{two} e4 *"), "{one two} 1. e4 * ");
    assert_eq!(rewritten("1. e4 ; a } b\n(1. d4 ; c }\n) *"), "1. e4 ; a } b (1. d4 ; c } ) * ");
}

#[test]
fn p10_variations_are_checked_like_the_game_and_kept_as_far_as_they_go() {
    let ends = |line, column, text| (line, column, Odd::VariationEnds(illegal(text)));
    let (kept, told) = odd("1. e4 (1. d4 d5\n2. d5 c6) e5 *");
    assert_eq!((&*kept, told), ("1. e4 (1. d4 d5) 1... e5 *", vec![ends(2, 4, "d5")]));
    let (kept, told) = odd("1. e4 e5 (1. d4) *");
    assert_eq!((&*kept, told), ("1. e4 e5 *", vec![ends(1, 14, "d4")]));
    let (kept, told) = odd("1. e4 ($5 d4) e5 *");
    assert_eq!((&*kept, told), ("1. e4 (1. d4 $5) 1... e5 *", vec![]));
    assert_eq!(odd("1. e4 ((d4)) e5 *").0, "1. e4 (1. d4) 1... e5 *");
}

#[test]
fn p18_signs_and_numbers_that_pgn_does_not_have_are_told() {
    let (kept, told) = odd("1. e4 $999 *");
    assert_eq!((&*kept, told), ("1. e4 *", vec![(1, 7, Odd::LeftOut("$999".to_owned()))]));
    for (text, read) in [
        ("e4!!!", "1. e4 $3 *"),
        ("e4 +=", "1. e4 $14 *"),
        ("e4 +-", "1. e4 $18 *"),
        ("e4 ±", "1. e4 $16 *"),
        ("e4±", "1. e4 $16 *"),
        ("e4 N", "1. e4 $146 *"),
        ("e4 N e5", "1. e4 $146 e5 *"),
        ("e4 e5 2. Nf3 N d6 3. d4", "1. e4 e5 2. Nf3 $146 d6 3. d4 *"),
        ("e4 D e5", "1. e4 $220 e5 *"),
        ("e4 D", "1. e4 $220 *"),
        ("e4 (!)", "1. e4 $1 *"),
        ("e4 (=)", "1. e4 {(=)} *"),
        ("e4 ch", "1. e4 *"),
        ("e4ch.", "1. e4 *"),
        ("e4 mate", "1. e4 *"),
        ("e4++", "1. e4 *"),
        ("e4! +", "1. e4 $1 *"),
    ] {
        let (kept, told) = odd(&format!("1. {text} *"));
        let is_untrue = told.iter().any(|(.., odd)| matches!(odd, Odd::NoCheck(_)));
        let is_joined = matches!(text, "e4ch." | "e4++");
        let count = 1 + usize::from(is_joined);
        assert_eq!((kept.as_str(), told.len()), (read, count), "{text} {told:?}");
        assert_eq!(is_untrue, is_joined, "{text}");
    }
    assert_eq!(odd("1. e4 1… e5 2… *").0, "1. e4 e5 *");
    assert_eq!(odd("1. e4 e5 2. Nf3 1… *").0, "1. e4 e5 2. Nf3 *");
}

#[test]
fn en_passant_may_be_said() {
    let before = "1. e4 a6 2. e5 d5 3. exd6";
    for said in ["e.p.", " e.p.", "e.p.!? {bold}", " e.p. $5", " ep"] {
        let game = with_remarks(format!("{before}{said} *").as_bytes());
        assert_eq!((game.moves.len(), game.remarks.len()), (5, 1), "{said}");
    }
    // What is no such capture is that move all the same.
    assert_eq!(odd("1. e4e.p. *"), ("1. e4 *".to_owned(), vec![(1, 4, spelt("e4e.p.", "e4"))]));
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
    Tree::of(Position::default(), CastlingMode::Standard, &[first()]).main().last().unwrap()
}

fn first() -> Move {
    let e4: shakmaty::san::San = "e4".parse().unwrap();
    e4.to_move(&Position::default()).unwrap()
}

#[test]
fn moves_in_other_letters_are_named_and_the_game_is_not_taken() {
    let foreign = |line, column, word: &str| (line, column, Wrong::Foreign(word.to_owned()));
    let expected = [foreign(2, 4, "Sf3"), foreign(2, 8, "Sc6")];
    assert_eq!(wrong("1. e4 e5\n2. Sf3 Sc6 3. e2-e4 -- *"), expected);
    assert_eq!(wrong("1. e4 Txe8+!? *"), [foreign(1, 7, "Txe8+!?")]);
    let (kept, told) = odd("1. e4 (1. Sf3) *");
    let ends = Odd::VariationEnds(Wrong::Foreign("Sf3".to_owned()));
    assert_eq!((&*kept, told), ("1. e4 *", vec![(1, 11, ends)]));
}

#[test]
fn p8_p9_a_null_move_ends_its_line_and_nothing_else() {
    let null = |text: &str| Wrong::NullMove(text.to_owned());
    let (kept, told) = odd("1. e4 (1. d4 -- (1... c5) 2. c4 {x}) e5 2. Nf3 -- 3. d4 (3. c3) 1-0");
    assert_eq!(kept, "1. e4 (1. d4) 1... e5 2. Nf3 1-0");
    let within = Odd::VariationEnds(null("--"));
    assert_eq!(told, [(1, 14, within), (1, 48, Odd::Ends(null("--")))]);
    // What is said in a variation of which nothing is left goes with it.
    let (kept, told) = odd("1. e4 e5 ({Threatening} 1... -- 2. d4) 2. Nf3 *");
    assert_eq!(kept, "1. e4 e5 2. Nf3 *");
    assert_eq!(told.len(), 1);
    for text in ["--", "Z0", "0000", "@@@@"] {
        let (kept, told) = odd(&format!("1. e4 e5 2. {text} d5 *"));
        assert_eq!((&*kept, told), ("1. e4 e5 *", vec![(1, 13, Odd::Ends(null(text)))]));
    }
    assert_eq!(wrong("1. -- e5 *"), [(1, 4, null("--"))]);
}

#[test]
fn p10_a_game_is_kept_up_to_what_cannot_be_played() {
    let ends = |column, wrong| (1, column, Odd::Ends(wrong));
    let (kept, told) = odd("1. e4 e4 2. Nf3 {x} (2. d4) 0-1");
    assert_eq!((&*kept, told), ("1. e4 0-1", vec![ends(7, illegal("e4"))]));
    let (kept, told) = odd("1. e4 e5 xyzzy Nf3 1/2-1/2");
    let word = Wrong::Word("xyzzy".to_owned());
    assert_eq!((&*kept, told), ("1. e4 e5 1/2-1/2", vec![ends(10, word)]));
    let start = "[FEN \"4k3/8/8/8/8/8/8/KN3N2 w - - 0 1\"]\n\n";
    let (kept, told) = odd(&format!("{start}1. Kb2 Kd7 2. Nd2 *"));
    let ends = vec![(3, 15, Odd::Ends(Wrong::Ambiguous("Nd2".to_owned())))];
    assert_eq!((&*kept, told), ("1. Kb2 Kd7 *", ends));
    assert_eq!(wrong(&format!("{start}1. Nd2 *")), [(3, 4, Wrong::Ambiguous("Nd2".to_owned()))]);
    assert_eq!(wrong("1. e5 *"), [(1, 4, illegal("e5"))]);
}

#[test]
fn castling_may_be_written_with_noughts() {
    let game = with_remarks(b"1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. 0-0 O-O 1-0");
    assert_eq!(game.remarks[0].odd, spelt("0-0", "O-O"));
    assert_eq!((game.moves.len(), game.result), (8, GameResult::Won(Color::White)));
}

#[test]
fn tags_in_any_coding_and_with_any_end_of_line() {
    let game = one(b"\xef\xbb\xbf[White \"M\xfcller \\\"x\\\"\"]\r\n[Black \"M\xc3\xbcller\"]\r\n\r\n1. e4 *\x1a");
    assert_eq!(game.tag("White"), Some("M\u{fc}ller \"x\""));
    assert_eq!(game.tag("Black"), Some("M\u{fc}ller"));
    assert_eq!(one(b"[Site \"N\x11stved\"] *").tag("Site"), Some("N\u{11}stved"));
    let tag = |line, column, tag: &str| vec![(line, column, Odd::Tag(tag.to_owned()))];
    assert_eq!(odd("[A \"1\"]\r\n[B \"2]\r\n\r\n1. e4 *").1, tag(2, 1, "B \"2]"));
    assert_eq!(odd("[A \"1\"]\r[B 2]\r\r1. e4 *").1, tag(2, 1, "B 2"));
    assert_eq!(odd("[A \"1\"][A \"2\"] *").1, [(1, 8, Odd::Twice("A".to_owned()))]);
}

#[test]
fn letters_as_wide_as_those_of_chinese_can_be_seen() {
    let wide = vec![(1, 4, spelt("Ｎf3", "Nf3"))];
    assert_eq!(odd("1. Ｎf3 *"), ("1. Nf3 *".to_owned(), wide));
    assert_eq!(odd("1. N\u{200b}f3 *"), ("1. Nf3 *".to_owned(), vec![(1, 4, Odd::Unseen)]));
}

/// Blanks may stand before the points of a number (the standard, 8.2.2.1).
#[test]
fn points_may_stand_apart_from_their_number() {
    let kept = "1. e4 e5 2. Nf3 *".to_owned();
    for text in ["1 . e4 e5\n1 . d4 d5", "1 .e4 e5\n\n1 .d4 d5", "1. e4 e5\n1 . d4 d5"] {
        let (games, _) = found(text.as_bytes());
        let played: Vec<_> = games.iter().map(|game| game.moves.len()).collect();
        assert_eq!(played, [2, 2], "{text}");
    }
    assert_eq!(found(b"1 . e4\n1 . d4\n1 . c4").0.len(), 3);
    for text in ["1 . e4 e5 2 . Nf3 *", "1 . e4 1 ... e5 2 . Nf3 *", "1 .e4 1 ...e5 2 .Nf3 *"] {
        assert_eq!(odd(text), (kept.clone(), Vec::new()), "{text}");
    }
}

/// Other programs refuse a file with a right twice, or with a variant that has no name.
#[test]
fn what_other_programs_refuse_is_written_as_they_read_it() {
    let rights = "r3k2r/8/8/8/8/8/8/R3K2R w KKQQkqkq - 0 1";
    let game = with_remarks(format!("[FEN \"{rights}\"]\n\n1. O-O *").as_bytes());
    assert_eq!(game.tag("FEN"), Some("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"));
    assert!(matches!(game.remarks[..], [Remark { odd: Odd::Spelling { .. }, .. }]), "{game:?}");
    let game = with_remarks(b"[FEN \"4k3/8/8/8/8/8/8/R3K1QQ w QQ - 0 1\"]\n\n1. Kd2 *");
    assert_eq!(game.tag("FEN"), Some("4k3/8/8/8/8/8/8/R3K1QQ w Q - 0 1"));
    assert!(game.remarks.iter().any(|it| it.odd == spelt("QQ", "Q")), "{:?}", game.remarks);
    for (value, kept) in [("", None), ("?", None), ("Standard", Some("Standard"))] {
        let game = with_remarks(format!("[Variant \"{value}\"]\n\n1. e4 *").as_bytes());
        assert_eq!(game.tag("Variant"), kept, "{value}");
        assert_eq!(game.remarks.len(), usize::from(kept.is_none()), "{value}");
    }
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
        let game = with_remarks(text(rank, rights).as_bytes());
        assert_eq!(game.remarks.first().map(|remark| &remark.odd), Some(&Odd::Chess960));
        assert!(fen(&game).starts_with(&format!("4k3/8/8/8/8/8/8/{after} b")), "{}", fen(&game));
    }
    let blocked = (3, 4, illegal("O-O-O"));
    for rights in ["Q", "A"] {
        assert_eq!(wrong(&text("RR1K4", rights)), std::slice::from_ref(&blocked));
    }
}

#[test]
fn other_games_and_impossible_positions_are_refused_once() {
    let bughouse = wrong("[Variant \"Bughouse\"]\n\n1. e4 N@f3 2. xyz *");
    assert_eq!(bughouse, [(1, 1, Wrong::Variant("Bughouse".to_owned()))]);
    let position = |error| (1, 1, Wrong::Position(error));
    assert_eq!(
        wrong("[FEN \"8/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. Kd1 *"),
        [position(PositionTextError::NoKing(Color::Black))]
    );
    assert_eq!(wrong("[SetUp \"1\"]\n\n1. Kd1 *"), [position(PositionTextError::Empty)]);
}

#[test]
fn p6_a_result_that_contradicts_the_tags_or_the_mate_is_told() {
    let (white, black) = (GameResult::Won(Color::White), GameResult::Won(Color::Black));
    let mate = "1. f3 e5 2. g4 Qh4#";
    assert_eq!(one(format!("{mate} 0-1").as_bytes()).result, black);
    for other in ["1-0", "1/2-1/2", "*"] {
        assert_eq!(odd(&format!("{mate} {other}")).1, [(1, 21, Odd::Mate)]);
    }
    // The sign of the mate may be missing.
    assert_eq!(odd("1. f3 e5 2. g4 Qh4 *").1, [(1, 20, Odd::Mate)]);
    let stalemate = "[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n1. Kf7";
    for other in ["1-0", "0-1", "*"] {
        assert_eq!(odd(&format!("{stalemate} {other}")).1, [(2, 8, Odd::Stalemate)]);
    }
    let tag = |kept| Odd::ResultTag { tag: "1-0".to_owned(), kept };
    let (kept, told) = odd("[Result \"1-0\"]\n1. e4 0-1");
    assert_eq!((&*kept, told), ("1. e4 0-1", vec![(2, 7, tag(black))]));
    let (kept, told) = odd("[Result \"1-0\"]\n1. e4 *");
    assert_eq!((&*kept, told), ("1. e4 1-0", vec![(2, 7, tag(white))]));
    assert_eq!(one(b"[Result \"*\"]\n1. e4 0-1").result, black);
}

#[test]
fn p3_p5_a_result_may_be_missing_or_spelt_otherwise() {
    let result = |word: &str, read| Odd::Result { word: word.to_owned(), read };
    let drawn = GameResult::Drawn;
    for spelling in ["½-½", "1/2", "0.5-0.5", "½", "1/2 - 1/2", "½ – ½", "1/2:1/2", "1/2- 1/2"]
    {
        let (kept, told) = odd(&format!("1. e4 e5 {spelling}\n"));
        assert_eq!((&*kept, told.len()), ("1. e4 e5 1/2-1/2", 1), "{spelling} {told:?}");
        let (kept, told) = odd(&format!("[Result \"{spelling}\"]\n\n1. e4 e5 1/2-1/2"));
        let written = spelling.to_owned();
        assert_eq!(told, [(3, 10, Odd::Result { word: written, read: drawn })], "{kept}");
    }
    for spelling in ["1 - 0", "1:0", "1–0", "1- 0", "1 -0"] {
        let (kept, told) = odd(&format!("1. e4 e5 {spelling}\n"));
        assert_eq!((&*kept, told.len()), ("1. e4 e5 1-0", 1), "{spelling} {told:?}");
    }
    let lost = odd("[Result \"0-0\"]\n\n1. e4 e5 *");
    assert_eq!(lost.1, [(3, 10, result("0-0", GameResult::Open))]);
    for unknown in ["", "?"] {
        let (kept, told) = odd(&format!("[Result \"{unknown}\"]\n\n1. e4 e5 1-0"));
        let white = GameResult::Won(Color::White);
        assert_eq!((&*kept, told), ("1. e4 e5 1-0", vec![(3, 10, Odd::NoResultTag(white))]));
    }
    let (kept, told) = odd("1. e4 e5");
    assert_eq!((&*kept, told), ("1. e4 e5 *", vec![(1, 9, Odd::NoResult(GameResult::Open))]));
    let (kept, told) = odd("[Result \"0.5-0.5\"]\n\n1. e4 e5\n");
    assert_eq!((&*kept, told), ("1. e4 e5 1/2-1/2", vec![(4, 1, Odd::NoResult(drawn))]));
}

#[test]
fn what_is_never_closed_is_told_and_costs_no_game() {
    let (kept, told) = odd("1. e4 {never");
    assert_eq!((&*kept, &told[0]), ("1. e4 {never} *", &(1, 7, Odd::OpenComment)));
    let (kept, told) = odd("1. e4 (1. d4 *");
    assert_eq!((&*kept, &told[0]), ("1. e4 (1. d4 {*}) *", &(1, 7, Odd::Brackets)));
    let (kept, told) = odd("1. e4 ) *");
    assert_eq!((&*kept, told), ("1. e4 *", vec![(1, 7, Odd::Brackets)]));
    for text in ["1. e4", "1. e4 {never", "1. e4 (1. d4 d5", "1. e4 {never\n", "1. e4 (1. c4 {"] {
        let (games, faults) =
            found(format!("[Event \"a\"]\n{text}\n[Event \"b\"]\n1. d4 *").as_bytes());
        assert_eq!((games.len(), faults.len()), (2, 0), "{text}");
        assert_eq!((games[0].moves.len(), games[0].remarks.is_empty()), (1, false));
        assert_eq!((games[1].tag("Event"), games[1].remarks.len()), (Some("b"), 0), "{text}");
    }
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
        assert_eq!(with_remarks(part).remarks.len(), 1, "{part:?}");
    }
}

#[test]
fn an_annotation_that_is_written_twice_is_one() {
    let game = one(b"1. e4! $1 $13 $13 *");
    assert_eq!(game.notes.unwrap().annotations(last()), [1, 13]);
}

mod glued;
mod layouts;
mod meant;
mod parted;
mod sequence;
