//! Games that follow each other in every way: none is joined with another, none is lost.

use super::*;

/// Each game of a text as it is written again, behind its name if it has one, and each reason why one is
/// not taken.
pub(super) fn all(text: &str) -> Vec<String> {
    let mut told = Vec::new();
    let mut each = |found| match found {
        Found::Game(game) => {
            let name = game.tag("Event").or(game.tag("White")).map(|name| format!("{name}: "));
            let moves = movetext(&game.tree(), game.result.text());
            told.push(name.unwrap_or_default() + moves.replace('\n', " ").trim());
        }
        Found::Fault(Fault { place, wrong }) => told.push(format!("{} {wrong:?}", place.line)),
        Found::Refused(_) | Found::NoGame(_) => {}
    };
    let mut reader = Reader::default();
    reader.feed(text.as_bytes(), &mut each);
    reader.finish(&mut each);
    told
}

#[test]
fn p1_a_variation_never_becomes_a_move_of_the_game() {
    for (text, kept) in [
        ("1. e4 (1. e4 e5) *", "1. e4 (1. e4 e5) *"),
        ("1. e4 (1. e4) *", "1. e4 (1. e4) *"),
        ("1. e4 e5 2. Nf3 (2. Nf3 Nc6 3. Bb5) 1-0", "1. e4 e5 2. Nf3 (2. Nf3 Nc6 3. Bb5) 1-0"),
        ("1. e4 e5 (1... e5 2. Nf3 (2. Nf3 Nc6)) *", "1. e4 e5 (1... e5 2. Nf3 (2. Nf3 Nc6)) *"),
        ("1. e4 (1. e4 e5) (1. e4 c5) *", "1. e4 (1. e4 e5) (1. e4 c5) *"),
        ("1. e4 (1. e4 (1. e4 e5)) *", "1. e4 (1. e4) (1. e4 e5) *"),
        ("1. e4 {a} ({b} 1. e4 {c} e5 {d}) *", "1. e4 {a} ({b} 1. e4 {c} 1... e5 {d}) *"),
        ("1. e4 1-0 (1. e4 e5)", "1. e4 (1. e4 e5) 1-0"),
        ("1. e4 1-0\n(1. e4 e5)\n", "1. e4 (1. e4 e5) 1-0"),
        ("(1. d4 d5) 1. e4 e5 *", "1. e4 (1. d4 d5) 1... e5 *"),
        ("(1. e4 e5) 1. e4 *", "1. e4 (1. e4 e5) *"),
        ("{x} ({y} 1. e4 e5) 1. e4 *", "{x} 1. e4 ({y} 1. e4 e5) *"),
        ("(1. e4 e5) *", "*"),
        ("1. e4 (1. e4 e5", "1. e4 (1. e4 e5) *"),
        ("1. e4 (1. e4 e5 *", "1. e4 (1. e4 e5 {*}) *"),
        ("1. e4 e5 ((1... e5 2. Nf3)) *", "1. e4 e5 (1... e5 2. Nf3) *"),
        ("1. e4 ((1. e4 e5) 1. d4) *", "1. e4 (1. e4 e5) (1. d4) *"),
        ("1. e4 () *", "1. e4 *"),
        ("1. e4 (1. e4 e5 1-0) 0-1", "1. e4 (1. e4 e5 {1-0}) 0-1"),
        // What cannot be played is no move of the game either, and no variation from behind it.
        ("1. e4 Zz9 (1... e5 2. Nf3) *", "1. e4 *"),
        ("1. e4 (1. e4 Zz9 2. d4) e5 *", "1. e4 (1. e4) 1... e5 *"),
        ("1. e4 (1. Zz9 e5) (1. d4) e5 *", "1. e4 (1. d4) 1... e5 *"),
    ] {
        assert_eq!(all(text), [kept], "{text}");
        assert_eq!(all(kept), [kept], "{text}");
    }
}

#[test]
fn p2_a_variation_that_mates_ends_nothing() {
    for text in [
        "1. f3 e5 2. g4 (2. g4 Qh4#) 1-0",
        "1. f3 e5 2. g4 (2. g4 Qh4#) 1/2-1/2",
        "1. f3 e5 2. Nc3 (2. g4 Qh4#) 1-0",
        "1. f3 e5 2. g4 (2. g4 Qh4# (2... d6)) *",
    ] {
        assert_eq!(all(text), [text]);
        assert_eq!(odd(text).1, [], "{text}");
    }
    let start = "[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n\n";
    let text = "1. Qg1 (1. Kf7) 1-0";
    assert_eq!(all(&format!("{start}{text}")), [text]);
}

#[test]
fn games_follow_each_other_with_and_without_tags_results_and_blank_lines() {
    let [first, second] = ["1. e4 e5 2. Nf3 1-0", "1. d4 d5 0-1"];
    for between in [" ", "\n", "\n\n", "\r\n", "\r", "\r\r", "\n\n\n\n", "\n%x\n"] {
        assert_eq!(all(&format!("{first}{between}{second}")), [first, second], "{between:?}");
        let open = "1. e4 e5 2. Nf3";
        let kept = ["1. e4 e5 2. Nf3 *", second];
        assert_eq!(all(&format!("{open}{between}{second}")), kept, "{between:?}");
        let tagged = format!("{open}{between}[Event \"b\"]{between}{second}");
        assert_eq!(all(&tagged), ["1. e4 e5 2. Nf3 *", "b: 1. d4 d5 0-1"], "{between:?}");
        let tagged =
            format!("[Event \"a\"]{between}{first}{between}[White \"b\"]{between}{second}");
        let kept = ["a: 1. e4 e5 2. Nf3 1-0", "b: 1. d4 d5 0-1"];
        assert_eq!(all(&tagged), kept, "{between:?}");
    }
    for (text, kept) in [
        ("1.e4 e5 2.Nf3\n1.d4 d5", &["1. e4 e5 2. Nf3 *", "1. d4 d5 *"][..]),
        ("1. e4\n\n1. d4\n\n1. c4 *", &["1. e4 *", "1. d4 *", "1. c4 *"]),
        ("1. e4 e5\n\n2. Nf3\n\n2... Nc6 *", &["1. e4 e5 2. Nf3 Nc6 *"]),
        ("1. e4\n\n1... e5 *", &["1. e4 e5 *"]),
        ("1. e4\n\n1. ... e5 *", &["1. e4 e5 *"]),
        ("1. e4 1. e5 2. Nf3 2. Nc6 *", &["1. e4 e5 2. Nf3 Nc6 *"]),
        ("1. e4 1. ... e5 *", &["1. e4 e5 *"]),
        ("0. e4 e5 0. Nf3 *", &["1. e4 e5 2. Nf3 *"]),
        ("1. e4 Zz9 2. d4\n\n1. d4 *", &["1. e4 *", "1. d4 *"]),
        ("1. e4 (1. c4 c5 2. Nf3\n\n1. d4 *", &["1. e4 (1. c4 c5 2. Nf3) *", "1. d4 *"]),
        ("1. e4 Sf6 2. d4\n\n1. d4 *", &["1 Foreign(\"Sf6\")", "1. d4 *"]),
        ("1. e4 e5 2. Nf3\n\n1. {new} d4 *", &["1. e4 e5 2. Nf3 *", "{new} 1. d4 *"]),
        ("*\n*\n1. e4 *", &["*", "1. e4 *"]),
    ] {
        assert_eq!(all(text), kept, "{text}");
    }
}

#[test]
fn what_follows_a_result_is_of_its_game_or_of_none() {
    for (text, kept) in [
        ("1. e4 e5 1-0 2. Nf3 Nc6 1/2-1/2", &["1. e4 e5 2. Nf3 Nc6 1/2-1/2"][..]),
        ("1. e4 1-0 e5 2. Nf3 *", &["1. e4 e5 2. Nf3 1-0"]),
        ("1. e4 1-0 ... e5 2. Nf3 *", &["1. e4 e5 2. Nf3 1-0"]),
        ("1. e4 e5 2. 1-0 Nf3 Nc6 *", &["1. e4 e5 2. Nf3 Nc6 1-0"]),
        ("1. e4 e5 2. 1-0 e4 c5 0-1", &["1. e4 e5 1-0", "1. e4 c5 0-1"]),
        ("1. e4 e5 1-0 d4 d5 0-1", &["1. e4 e5 1-0", "1. d4 d5 0-1"]),
        (
            "[FEN \"4k3/8/8/7p/8/8/7P/4K3 w - - 0 30\"]\n\n30. Kd2 1-0 Kd7 31. h4 *",
            &["30. Kd2 Kd7 31. h4 1-0"],
        ),
        ("e4 e5 1-0 e4 c5 0-1", &["1. e4 e5 1-0", "1. e4 c5 0-1"]),
        ("1. e4 e5 * 2. Nf3 *", &["1. e4 e5 2. Nf3 *"]),
        ("1. e4 e5 1-0 12. Nf3 Nc6 1-0\n1. d4 *", &["1. e4 e5 1-0", "1. d4 *"]),
        ("1. e4 e5 1-0 {White wins} $10", &["1. e4 e5 $10 {White wins} 1-0"]),
        ("1. e4 e5 1-0\n{White wins}\n", &["1. e4 e5 {White wins} 1-0"]),
        ("1. e4 e5 1-0\n\n{A game}\n1. d4 *", &["1. e4 e5 1-0", "{A game} 1. d4 *"]),
        ("1. e4 e5 1-0 White wins\n\n1. d4 *", &["1. e4 e5 1-0", "1. d4 *"]),
        ("1. e4 e5 1-0 1-0\n1. d4 *", &["1. e4 e5 1-0", "1. d4 *"]),
        ("1. e4 e5 1-0 0-1\n1. d4 *", &["1. e4 e5 1-0", "1. d4 *"]),
        ("1. e4 e5 (1-0)", &["1. e4 e5 {1-0} 1-0"]),
        ("1. e4 e5 (*) 2. Nf3 1-0", &["1. e4 e5 {*} 2. Nf3 1-0"]),
    ] {
        assert_eq!(all(text), kept, "{text}");
    }
}

/// The remarks on a text of one game or more, and where they stand.
fn remarks(text: &str) -> Vec<(u64, u64, Odd)> {
    let mut told = Vec::new();
    crate::pgn::games(text, |game| {
        let remarks = game.map(|game| game.remarks).unwrap_or_default();
        told.extend(remarks.into_iter().map(|it| (it.place.line, it.place.column, it.odd)));
    });
    told
}

#[test]
fn p3_p5_a_result_before_the_first_move_is_of_its_game_and_told() {
    for (text, kept) in [
        ("* 1. e4 e5 2. Nf3 *", &["1. e4 e5 2. Nf3 *"][..]),
        ("1-0 1. e4 e5", &["1. e4 e5 1-0"]),
        ("1-0 1. e4 e5 *", &["1. e4 e5 1-0"]),
        ("1-0 1. e4 e5 0-1", &["1. e4 e5 0-1"]),
        ("½-½\n1. e4 e5", &["1. e4 e5 1/2-1/2"]),
        ("1-0\n\n1. e4 e5 1-0", &["1. e4 e5 1-0"]),
        ("1-0 e4 e5", &["1. e4 e5 1-0"]),
        ("1-0 1 e4 e5", &["1. e4 e5 1-0"]),
        ("{a} 1-0 {b} 1. e4", &["{a b} 1. e4 1-0"]),
        ("1-0 0-1 1. e4", &["1. e4 1-0"]),
        ("[Event \"a\"]\n\n1-0 1. e4 e5", &["a: 1. e4 e5 1-0"]),
        ("[Event \"a\"]\n\n1-0\n1. e4 e5", &["a: 1. e4 e5 1-0"]),
        ("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 9\"]\n\n1-0 9. e4", &["9. e4 1-0"]),
        // A list of games that begin with their results.
        ("1-0 1. e4 e5\n0-1 1. d4 d5\n*  1. c4", &["1. e4 e5 1-0", "1. d4 d5 0-1", "1. c4 *"]),
        ("1-0 e4 e5\n1-0 d4 d5", &["1. e4 e5 1-0", "1. d4 d5 1-0"]),
        ("1-0\n1. e4 e5\n1-0\n\n1. d4 d5 0-1", &["1. e4 e5 1-0", "1. d4 d5 0-1"]),
    ] {
        assert_eq!(all(text), kept, "{text}");
        let told = remarks(text);
        let inside = told.iter().filter(|(.., odd)| matches!(odd, Odd::ResultInside(_))).count();
        assert!(inside > 0 && (inside == kept.len() || text.contains("\n\n")), "{text}: {told:?}");
    }
    // A game that was not played, and another one.
    for (text, kept) in [
        ("[Event \"a\"]\n\n1-0\n\n1. e4 e5 0-1", &["a: 1-0", "1. e4 e5 0-1"][..]),
        ("{not played} 1-0\n\n1. e4 e5 0-1", &["{not played} 1-0", "1. e4 e5 0-1"]),
    ] {
        assert_eq!(all(text), kept, "{text}");
        let told = remarks(text);
        assert!(matches!(told[..], [(_, 1, Odd::Apart(GameResult::Won(_)))]), "{text}: {told:?}");
    }
    assert_eq!(all("[Event \"a\"]\n\n1-0\n\n[Event \"b\"]\n\n*"), ["a: 1-0", "b: *"]);
    assert_eq!(remarks("[Event \"a\"]\n\n1-0\n\n[Event \"b\"]\n\n1. e4 *"), []);
}

#[test]
fn p3_whites_move_behind_a_result_is_of_the_game_that_the_next_number_tells() {
    let white = || GameResult::Won(shakmaty::Color::White);
    for between in [" ", "\n", "\n\n"] {
        for (behind, game) in [
            ("Nf3 Nc6 3. Bb5 *", "1. e4 e5 2. Nf3 Nc6 3. Bb5 1-0"),
            ("d4 exd4 3.Qxd4 *", "1. e4 e5 2. d4 exd4 3. Qxd4 1-0"),
            // No game begins so.
            ("Qh5 Nc6 *", "1. e4 e5 2. Qh5 Nc6 1-0"),
        ] {
            let text = format!("1. e4 e5 1-0{between}{behind}");
            assert_eq!(all(&text), [game], "{text}");
            let told = remarks(&text);
            assert!(matches!(told[..], [(.., Odd::ResultInside(_))]), "{text}: {told:?}");
        }
        for (behind, game) in [
            ("Nf3 Nc6 2. e4 *", "1. Nf3 Nc6 2. e4 *"),
            ("Nf3 Nc6 1-0", "1. Nf3 Nc6 1-0"),
            ("Nf3 {so} Nc6 1-0", "1. Nf3 {so} 1... Nc6 1-0"),
            ("Nf3", "1. Nf3 *"),
            ("e4 c5 2. Nf3 *", "1. e4 c5 2. Nf3 *"),
        ] {
            for tag in ["", "[Event \"a\"]\n\n"] {
                let text = format!("{tag}1. e4 e5 1-0{between}{behind}");
                assert_eq!(all(&text)[1..], [game], "{text}");
                let told = remarks(&text);
                assert_eq!(told[0].2, Odd::Apart(white()), "{text}");
            }
        }
    }
    // Black's move begins no game.
    for text in ["1. e4 1-0\ne5 2. Nf3 *", "1. e4 1-0\n\ne5 2. Nf3 *", "e4 1-0\ne5 Nf3 *"] {
        assert_eq!(all(text), ["1. e4 e5 2. Nf3 1-0"], "{text}");
    }
    // A list of games without numbers has nothing to be told of, where each begins a line.
    let list = "e4 e5 1-0\nNf3 Nc6 0-1\n\nd4 d5 *";
    assert_eq!(all(list), ["1. e4 e5 1-0", "1. Nf3 Nc6 0-1", "1. d4 d5 *"]);
    assert_eq!(remarks(list), []);
    assert_eq!(remarks("e4 e5 1-0 Nf3 Nc6 0-1"), [(1, 11, Odd::Apart(white()))]);
}

#[test]
fn p4_games_that_are_not_begun_stay_games_of_their_own() {
    let header = |name: &str| format!("[Event \"{name}\"]\n[Round \"1\"]\n[Result \"*\"]\n");
    let (a, b, c) = (header("a"), header("b"), header("c"));
    for gap in ["", "\n", "\n\n\n"] {
        let text = format!("{a}{gap}{b}{gap}1. e4 *{gap}\n{c}");
        let expected = ["1 NoMoves", "b: 1. e4 *"];
        let told = all(&text);
        assert_eq!((&told[..2], told.len()), (&expected.map(str::to_owned)[..], 3), "{text}");
        assert!(told[2].ends_with("NoMoves"), "{told:?}");
    }
    // Not every header begins with the event.
    let text = "[White \"a\"]\n[Black \"x\"]\n\n[White \"b\"]\n[Black \"y\"]\n\n1. e4 *\n";
    assert_eq!(all(text), ["1 NoMoves", "b: 1. e4 *"]);
    let text = "[White \"a\"]\n[Black \"x\"]\n[White \"b\"]\n[Black \"y\"]\n1. e4 *\n";
    assert_eq!(all(text), ["1 NoMoves", "b: 1. e4 *"]);
    // A header in two parts is one.
    assert_eq!(all("[Event \"a\"]\n\n[White \"b\"]\n\n1. e4 *\n"), ["a: 1. e4 *"]);
    // A game that was won without a move is one.
    assert_eq!(all("[Event \"a\"]\n[Result \"1-0\"]\n\n[Event \"b\"]\n\n*"), ["a: 1-0", "b: *"]);
    let comment = "[Event \"a\"]\n\n{not played}\n\n[Event \"b\"]\n\n{so} *\n";
    assert_eq!(all(comment), ["1 NoMoves", "b: {so} *"]);
}

#[test]
fn p12_text_before_the_first_move_is_kept() {
    for (text, kept) in [
        ("{A classic.} 1. e4 *", "{A classic.} 1. e4 *"),
        ("{A} {classic} {, played} 1. e4 *", "{A classic, played} 1. e4 *"),
        ("; A classic\n1. e4 *", "{A classic} 1. e4 *"),
        ("[Event \"a\"]\n\n{A}\n1. {classic} e4 *", "a: {A classic} 1. e4 *"),
        ("{A}\n[Event \"a\"]\n{classic}\n\n1. e4 *", "a: {A classic} 1. e4 *"),
        ("A classic, played in Paris: 1. e4 *", "{A classic, played in Paris:} 1. e4 *"),
        ("[Event \"a\"]\n\nA classic 1. e4 *", "a: {A classic} 1. e4 *"),
        ("[Event \"a\"]\n\nNot played. 1-0", "a: {Not played.} 1-0"),
    ] {
        assert_eq!(all(text), [kept], "{text}");
    }
    // Without a move number nothing shows where the moves begin.
    assert_eq!(all("The knight to e4 *"), ["1 Word(\"The\")"]);
    assert_eq!(all("Dear Anna,\nthis is no game."), ["1 Word(\"Dear\")"]);
}

#[test]
fn tags_may_be_written_in_many_ways() {
    for (text, name) in [
        ("[event \"a\"]", "a"),
        ("[EVENT \"a\"]", "a"),
        ("[ Event \"a\" ]", "a"),
        ("[Event\t\"a\"]", "a"),
        ("[Event\"a\"]", "a"),
        ("[Event\n\"a\"]", "a"),
        ("[Event\r\n\"a\"\r\n]", "a"),
        ("[\nEvent \"a\"]", "a"),
        ("[Event \"a\nb\"]", "a b"),
        ("[Event \"the \"Big\" one\"]", "the \"Big\" one"),
        ("[Event \"a]b[\"]", "a]b["),
        ("[Event \"C:\\\\x\"]", "C:\\x"),
        ("[Event \"a\"][Round \"1\"]", "a"),
    ] {
        for behind in ["", "\n", "\n\n", " "] {
            let kept = format!("{name}: 1. e4 *");
            assert_eq!(all(&format!("{text}{behind}1. e4 *")), [kept], "{text}");
        }
    }
    for broken in ["[Site \"x]", "[Site x]", "[Site \"x", "[Site", "[]", "[Site \"x\" y]"] {
        let text = format!("[Event \"a\"]\n{broken}\n[Round \"1\"]\n\n1. e4 *");
        assert_eq!(all(&text), ["a: 1. e4 *"], "{broken}");
        assert_eq!(odd(&text).1.len(), 1, "{broken}");
        let text = format!("[Event \"a\"]\n{broken}\n\n1. e4 *");
        assert_eq!(all(&text), ["a: 1. e4 *"], "{broken}");
    }
    // From which position, nobody knows then.
    assert_eq!(all("[FEN \"8/8/8]\n\n1. e4 *"), ["1 Position(Ranks(3))"]);
}

#[test]
fn brackets_in_comments_and_moves_are_neither_tags_nor_variations() {
    for (text, kept) in [
        ("1. e4 {a (b [c] ; d % e} e5 *", "1. e4 {a (b [c] ; d % e} 1... e5 *"),
        ("1. e4 {a {b} c} e5 *", "1. e4 ; a {b} c 1... e5 *"),
        ("1. e4 {a { b} e5 {c} *", "1. e4 {a { b} 1... e5 {c} *"),
        ("1. e4 {[Event \"x\"]} e5 *", "1. e4 {[Event \"x\"]} 1... e5 *"),
        ("1. e4 [good] e5 *", "1. e4 {good} 1... e5 *"),
        ("1. e4 [%clk 0:01:00] e5 *", "1. e4 {[%clk 0:01:00]} 1... e5 *"),
        ("1. e4 [#] e5 *", "1. e4 {[#]} 1... e5 *"),
        ("1. e4 {a } b } e5 *", "1. e4 {a} *"),
        ("1. e4 } e5 *", "1. e4 e5 *"),
        ("1. e4 ] e5 *", "1. e4 e5 *"),
        ("1. e4 ; a ) b } c\ne5 *", "1. e4 ; a ) b } c 1... e5 *"),
        ("1. e4 (1. d4 ; a ) b\nd5) e5 *", "1. e4 (1. d4 {a ) b} 1... d5) 1... e5 *"),
    ] {
        assert_eq!(all(text), [kept], "{text}");
    }
}

/// A comment may quote the tags of another game. Where another comment begins first, it was never closed.
#[test]
fn a_comment_that_quotes_a_game_is_one_comment() {
    let tags = "[Event \"b\"]\n";
    for (text, kept) in [
        (format!("1. e4 {{He wrote:\n{tags}1. d4 d5}} e5 1-0"), vec!["1. e4 1... e5 1-0"]),
        (format!("1. e4 {{He wrote:\n\n{tags}\n1. d4 d5 *\n}} e5 1-0"), vec!["1. e4 1... e5 1-0"]),
        (
            "1. e4 {He played in\n[Event \"Hastings\"] that year} e5 1-0".to_owned(),
            vec!["1. e4 1... e5 1-0"],
        ),
        ("1. e4 {so\n\n[White \"b\"] and} e5 1-0".to_owned(), vec!["1. e4 1... e5 1-0"]),
        (format!("1. e4 (1. c4 {{\n{tags}}}) 1... e5 1-0"), vec!["1. e4 (1. c4) 1... e5 1-0"]),
        (format!("1. e4 {{\n{tags}{tags}}} e5 {{\n{tags}}} 1-0"), vec!["1. e4 1... e5 1-0"]),
        (format!("1. e4 {{open\n{tags}1. d4 d5 1-0"), vec!["1. e4 *", "b: 1. d4 d5 1-0"]),
        (
            format!("1. e4 {{open\n{tags}1. d4 {{closed}} d5 1-0"),
            vec!["1. e4 *", "b: 1. d4 1... d5 1-0"],
        ),
        (
            format!("1. e4 {{open\n{tags}\n1. d4 *\n\n{tags}\n1. c4 {{a}} e5 *"),
            vec!["1. e4 *", "b: 1. d4 *", "b: 1. c4 1... e5 *"],
        ),
    ] {
        let moves: Vec<String> = all(&text).iter().map(|game| without_comments(game)).collect();
        assert_eq!(moves, kept, "{text}");
    }
}

#[test]
fn a_comment_with_braces_in_pairs_may_quote_a_game() {
    let (games, faults) = found(b"1. e4 {a {b\n[Event \"x\"] c} d} e5 2. Nf3 1-0");
    assert_eq!((games.len(), games[0].moves.len(), faults), (1, 3, Vec::new()));
}

fn without_comments(game: &str) -> String {
    let parts = game.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest));
    parts
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
        .replace(" )", ")")
}

/// However far a comment goes on behind a tag, nothing of the text is lost.
#[test]
fn what_is_never_closed_costs_no_game_behind_a_long_text() {
    let game = "[Event \"b\"]\n\n1. d4 d5 *\n\n";
    let text = format!("[Event \"a\"]\n\n1. e4 {{open\n{}", game.repeat(10_000));
    assert_eq!(found(text.as_bytes()).0.len(), 10_001);
    let wide = format!("1. e4 {{open\n{game}1. d4 {{{}}} d5 *", "a ".repeat(100_000));
    assert_eq!(found(wide.as_bytes()).0.len(), 3);
    let one_line = format!("1. e4 {{open\n[Event \"b\"] {} *", "1. d4 d5 * ".repeat(20_000));
    assert_eq!(found(one_line.as_bytes()).0.len(), 20_001);
}

/// From a position with a later number, the number of a first move begins another game.
#[test]
fn a_game_from_a_later_position_is_joined_with_no_other() {
    let tags = "[FEN \"4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 6\"]\n\n";
    for (moves, kept) in [
        ("6. Kf2 Kf7\n\n1. e4 e5 1-0", ["6. Kf2 Kf7 *", "1. e4 e5 1-0"]),
        ("6. Kf2 Kf7\n1. e4 e5 1-0", ["6. Kf2 Kf7 *", "1. e4 e5 1-0"]),
        ("6. e4 e5\n\n1. d4 d5 1-0", ["6. e4 e5 *", "1. d4 d5 1-0"]),
        ("6. e4\n\n1. d4 1-0", ["6. e4 *", "1. d4 1-0"]),
        ("*\n1. e4 e5\n2. d4 1/2-1/2", ["*", "1. e4 e5 2. d4 1/2-1/2"]),
        ("*\n\n1. e4 e5\n2. d4 1/2-1/2", ["*", "1. e4 e5 2. d4 1/2-1/2"]),
    ] {
        assert_eq!(all(&format!("{tags}{moves}")), kept, "{moves}");
    }
    // Many count from one, wherever they begin, and some write the result first.
    assert_eq!(all(&format!("{tags}1-0 1. Kf2 Kf7 2. e4")), ["6. Kf2 Kf7 7. e4 1-0"]);
    assert_eq!(all(&format!("{tags}1. Kf2 Kf7 2. e4 *")), ["6. Kf2 Kf7 7. e4 *"]);
    assert_eq!(all(&format!("{tags}1. Kf2 1... Kf7 2. e4 *")), ["6. Kf2 Kf7 7. e4 *"]);
}

/// White's move behind the number of a first move is no answer to White's first move.
#[test]
fn a_list_of_games_of_one_move_loses_none() {
    let opened = ["1. e4 *", "1. d4 *", "1. c4 *", "1. Nf3 *"];
    for gap in ["\n", "\n\n", " ", "\r\n"] {
        for dot in [". ", "."] {
            let text = ["e4", "d4", "c4", "Nf3"].map(|mv| format!("1{dot}{mv}")).join(gap);
            assert_eq!(all(&text), opened, "{text:?}");
        }
    }
    assert_eq!(all("1. b3 1. g4 g5 2. e4 1-0"), ["1. b3 *", "1. g4 g5 2. e4 1-0"]);
    assert_eq!(all("1. e4 1. e5 2. d4 *"), ["1. e4 e5 2. d4 *"]);
    assert_eq!(all("1. Nf3\n1. Nf6\n2. d4 *"), ["1. Nf3 Nf6 2. d4 *"]);
}
