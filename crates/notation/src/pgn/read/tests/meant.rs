//! Files as people write them: each is read as its author meant it, and what is odd in it costs a remark.

use super::sequence::all;
use super::*;

/// A text is the game that is kept of it, with so many remarks.
fn check(cases: &[(&str, &str, usize)]) {
    for &(text, kept, remarks) in cases {
        let (read, told) = odd(text);
        assert_eq!((&*read, told.len()), (kept, remarks), "{text}: {told:?}");
    }
}

#[test]
fn p18_a_sign_that_is_none_of_pgn_costs_a_remark_and_no_move() {
    check(&[
        ("1. e4 \\$14 e5 *", "1. e4 $14 e5 *", 1),
        ("1. e4 $1$14 e5 $$2 *", "1. e4 $1 $14 e5 $2 *", 1),
        ("1. e4 $ 1 e5 $x *", "1. e4 e5 *", 2),
        ("1. e4 \\ e5 ~ 2. Nf3 @ Nc6 | *", "1. e4 e5 2. Nf3 Nc6 *", 4),
        ("1. ~ e4 & e5 *", "1. e4 e5 *", 2),
        ("1. e4, e5 2. Nf3' Nc6. 3. _Bb5_ *", "1. e4 e5 2. Nf3 Nc6 3. Bb5 *", 1),
        ("1. e4 <reserved> e5 *", "1. e4 {reserved} 1... e5 *", 1),
        ("1. e4 e5<br>\n2. Nf3 Nc6 *", "1. e4 e5 2. Nf3 Nc6 *", 1),
        ("| 1. | e4 | e5 |\n| 2. | Nf3 | *", "{|} 1. e4 e5 2. Nf3 *", 7),
        ("1. e4 0:03 e5 12:05 2. Nf3 +0.35 *", "1. e4 {0:03} 1... e5 {12:05} 2. Nf3 {+0.35} *", 3),
        ("1) e4 e5 2- Nf3 Nc6 3: Bb5 *", "1. e4 e5 2. Nf3 Nc6 3. Bb5 *", 3),
        ("1. e4 (0:03) e5 (+0.20) *", "1. e4 {0:03} 1... e5 {+0.20} *", 2),
        ("１．ｅ４ ｅ５ ２．Ｎｆ３ *", "1. e4 e5 2. Nf3 *", 1),
    ]);
    // Figures may be the squares of moves, and noughts castling.
    assert_eq!(wrong("1. 5254 5755 *"), [(1, 4, Wrong::Word("5254".to_owned()))]);
    let cut = "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. 0=0 d6 *";
    assert_eq!(odd(cut).0, "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 *");
}

#[test]
fn p1_moves_in_other_brackets_are_none_of_the_game() {
    check(&[
        ("1. e4 e5 <2. d4 exd4> 2. Nf3 *", "1. e4 e5 {2. d4 exd4} 2. Nf3 *", 1),
        ("1. e4 e5 // 2. d4 exd4\n2. Nf3 *", "1. e4 e5 {2. d4 exd4} 2. Nf3 *", 1),
        ("1. e4 e5 [2. d4 exd4] 2. Nf3 *", "1. e4 e5 {2. d4 exd4} 2. Nf3 *", 1),
        ("1. e4 < e5 2. Nf3 *", "1. e4 e5 2. Nf3 *", 1),
    ]);
}

#[test]
fn p10_a_piece_that_cannot_go_there_is_no_pawn() {
    for (text, kept) in [
        ("1. e4 e5 2. Bb4 *", "1. e4 e5 *"),
        ("1. b4 c5 2. Bxc5 *", "1. b4 c5 *"),
        ("1. b4 a5 2. Bxa5 Rxa5 *", "1. b4 a5 *"),
        ("1. a4 b5 2. e4 Bxa4 *", "1. a4 b5 2. e4 *"),
        ("1. e4 e5 (1... d5 2. Bb4) *", "1. e4 e5 (1... d5) *"),
        ("1. e4 e5 2. Bb5 Nc6 3. bxc6 *", "1. e4 e5 2. Bb5 Nc6 *"),
    ] {
        check(&[(text, kept, 1)]);
    }
    // A bishop all the same, and a pawn, where small letters or large ones are used for all.
    check(&[
        ("1. e4 e5 2. bc4 nc6 *", "1. e4 e5 2. Bc4 Nc6 *", 1),
        ("1. e4 e5 2. bc4 *", "1. e4 e5 2. Bc4 *", 1),
        ("1. e4 e5 2. Bc4 Nc6 3. bxf7 *", "1. e4 e5 2. Bc4 Nc6 3. Bxf7+ *", 1),
        ("1. e4 e5 2. nf3 nc6 3. bb5 a6 4. bxc6 *", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 *", 1),
        ("1. E4 D5 2. EXD5 *", "1. e4 d5 2. exd5 *", 1),
    ]);
}

#[test]
fn p17_a_letter_of_another_language_is_no_file() {
    for text in [
        "1. e4 Cc6 2. d4 d5 *",
        "1. e4 e5 2. Hh3 *",
        "1. e4 e5 2. Aa3 *",
        "1. d4 e5 2. De5 *",
        "1. d4 e5 2. Dxe5 *",
        "1. e4 e5 2. Cf3 Cc6 *",
        "1. e4 e5 2. Dh5 Sc6 *",
    ] {
        let told = wrong(text);
        assert!(matches!(told[0].2, Wrong::Foreign(_)), "{text}: {told:?}");
    }
}

#[test]
fn p1_a_variation_that_goes_on_with_a_move_is_no_other_move_in_its_place() {
    check(&[
        ("1. d4 d6 2. c4 e5 (3. d5 Ne7) 3. Nc3 *", "1. d4 d6 2. c4 e5 3. Nc3 *", 1),
        ("1. e4 e5 (2. Nf3 Nc6) *", "1. e4 e5 *", 1),
        ("1. e4 e5 2. Nf3 (2... Nf6) Nc6 *", "1. e4 e5 2. Nf3 Nc6 *", 1),
    ]);
}

#[test]
fn p18_a_move_ends_before_a_number_and_a_result() {
    check(&[
        ("1. e4$1 e5 *", "1. e4 $1 e5 *", 0),
        ("1.e4$1e5$2 2. Nf3!$14 *", "1. e4 $1 e5 $2 2. Nf3 $1 $14 *", 0),
        ("1. f3 e5 2. g4 Qh4#0-1", "1. f3 e5 2. g4 Qh4# 0-1", 0),
        ("1. f3 e5 2. g4 Qh4#", "1. f3 e5 2. g4 Qh4# 0-1", 1),
    ]);
}

#[test]
fn p4_games_without_numbers_are_parted_by_an_empty_line() {
    assert_eq!(all("e4 e5\n\nd4 d5\n"), ["1. e4 e5 *", "1. d4 d5 *"]);
    assert_eq!(all("e4\ne5\nNf3 *\n"), ["1. e4 e5 2. Nf3 *"]);
    assert_eq!(all("1. e4\n\ne5 2. Nf3 *"), ["1. e4 e5 2. Nf3 *"]);
}

#[test]
fn words_between_moves_are_text_only_where_no_move_is_missing() {
    check(&[
        ("1. e4 e5 best by test 2. Nf3 *", "1. e4 e5 {best by test} 2. Nf3 *", 1),
        ("1. e4 good 1... e5 *", "1. e4 {good} 1... e5 *", 1),
        ("1. e4 good {indeed} 1... e5 *", "1. e4 {good indeed} 1... e5 *", 1),
        ("1. e4 e5 2. Nf3 White resigns. 0-1", "1. e4 e5 2. Nf3 {White resigns.} 0-1", 1),
        ("1. e4 e5 draw agreed 1/2-1/2", "1. e4 e5 {draw agreed} 1/2-1/2", 1),
        ("1. e4 (1. d4 better) e5 *", "1. e4 (1. d4 {better}) 1... e5 *", 1),
        ("1. e4 (perhaps 1. d4) e5 *", "1. e4 ({perhaps} 1. d4) 1... e5 *", 1),
        // Each of these may be a move.
        ("1. e4 castles Nf6 *", "1. e4 *", 1),
        ("1. e4 Ngx 2. Nf3 Nc6 *", "1. e4 *", 1),
        ("1. e4 e5 Ngx *", "1. e4 e5 *", 1),
        ("1. e4 e5 good (1... c5) 2. Nf3 *", "1. e4 e5 *", 1),
    ]);
}

#[test]
fn p23_a_broken_tag_is_read_or_named_and_costs_no_other_game() {
    let queen = "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1";
    for tag in [
        format!("[FEN {queen}]"),
        format!("[FEN '{queen}']"),
        format!("[FEN “{queen}”]"),
        format!("[FEN: \"{queen}\"]"),
        format!("[FEN = \"{queen}\"]"),
        format!("[FEN \"{queen}\""),
        format!("[FEN \"{queen}]"),
    ] {
        let text = format!("[Event \"a\"]\n{tag}\n\n1. Qa8+ *\n\n[Event \"b\"]\n\n1. d4 *");
        assert_eq!(all(&text), ["a: 1. Qa8+ *", "b: 1. d4 *"], "{tag}");
        assert_eq!(found(text.as_bytes()).0[0].remarks.len(), 1, "{tag}");
    }
    for (tag, fault) in [
        ("[FEN \"xx/yy]", "Position(Sign { rank: Eighth, nth: 1, sign: 'x' })"),
        ("[FEN 8/8/8]", "Position(Ranks(3))"),
        ("[FEN \"\"]\n[SetUp \"1\"]", "Position(Empty)"),
        ("[Variant Bughouse]", "Variant(\"Bughouse\")"),
    ] {
        let text = format!("[Event \"a\"]\n{tag}\n\n1. Qa8+ *\n\n[Event \"b\"]\n\n1. d4 *");
        assert_eq!(all(&text), [&format!("2 {fault}"), "b: 1. d4 *"], "{tag}");
    }
    let unknown = ["", "?", "-", "startpos"].map(|value| format!("[FEN \"{value}\"]"));
    let set_up = unknown.iter().map(|tag| format!("{tag}\n[SetUp \"1\"]"));
    for tags in unknown.iter().cloned().chain(set_up).chain(["[SetUp \"1\"]".to_owned()]) {
        let game = with_remarks(format!("{tags}\n\n1. e4 *").as_bytes());
        assert_eq!(game.remarks[0].odd, Odd::NoPosition, "{tags}");
        assert_eq!(all(&format!("{tags}\n\n1. e4 e5 2. Qa8+ *")), ["1 Position(Empty)"], "{tags}");
    }
    let without = "[FEN \"4k3/8/8/8/8/8/8/Q3K3 w - 0 7\"]\n\n7. Qa8+ *";
    assert_eq!(all(without), ["7. Qa8+ *"]);
    // Another tag that begins like one is that one.
    let game = with_remarks(b"[White-Elo \"2000\"]\n[White \"W\"]\n\n1. e4 *");
    assert_eq!(game.tag("White"), Some("W"));
    for tag in ["[White Ann, A]", "[White 'Ann, A']", "[White: \"Ann, A\"]", "[White \"Ann, A\""] {
        let game = with_remarks(format!("{tag}\n\n1. e4 *").as_bytes());
        assert_eq!(game.tag("White"), Some("Ann, A"), "{tag}");
    }
}

/// A pawn before promotion, two knights, a king; and what has but one reading there.
const CROWDED: &str = "[FEN \"6k1/4P3/8/8/3p4/2B2N2/1P6/1N2K2R w K - 0 1\"]\n\n";

#[test]
fn p13_p15_p16_every_spelling_with_one_legal_reading_is_that_move() {
    for (texts, kept) in [
        (
            &[
                "e8Q",
                "e8(Q)",
                "e8/Q",
                "e8=q",
                "e8q",
                "e8 Q",
                "e8=Q",
                "e8 = Q",
                "e8= Q",
                "e7-e8(Q)+",
                "e7e8q",
                "E8=Q",
                "e8=(Q)",
                "e8=Q++",
                "e8Q!",
            ][..],
            "e8=Q+",
        ),
        (&["Nfd2", "N3d2", "Nf3d2", "Nf3-d2", "nfd2", "nf3-d2", "NF3-D2", "N f3-d2"], "Nfd2"),
        (&["Nbd2", "N1d2", "Nb1d2", "n1d2", "♘bd2", "♘ bd2"], "Nbd2"),
        (&["Nxd4", "N:d4", "N×d4", "NXd4", "nxd4", "Nf3xd4", "Nfxd4"], "Nxd4"),
        (&["Bxd4", "BXd4", "B:d4", "b:d4", "bxd4", "BXD4", "Bc3xd4"], "Bxd4"),
        (&["O-O", "0-0", "o-o", "00", "0-0+", "O-O++", "Ke1-g1", "e1g1"], "O-O"),
    ] {
        for text in texts {
            let (read, _) = odd(&format!("{CROWDED}1. {text} *"));
            let bare: String = read.replace(" $1", "");
            assert_eq!(bare, format!("1. {kept} *"), "{text}");
        }
    }
    // Nobody knows which of two is meant.
    for text in ["Nd2", "xd4", "Xd4"] {
        let ambiguous = wrong(&format!("{CROWDED}1. {text} *"));
        assert!(matches!(ambiguous[..], [(3, 4, Wrong::Ambiguous(_))]), "{text}: {ambiguous:?}");
    }
    let (kept, told) = odd("1. e4 d5 2. Xd5 QXd5 *");
    assert_eq!((&*kept, told), ("1. e4 d5 2. exd5 Qxd5 *", vec![(1, 13, spelt("Xd5", "exd5"))]));
    check(&[
        ("1. e4 e5 2. N f3 N c6 *", "1. e4 e5 2. Nf3 Nc6 *", 1),
        ("1. e4 e5 2. nf3 nc6 3. bb5 a6 4. bxc6 *", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 *", 1),
        ("1. E4 E5 2. NF3 NC6 3. BB5 A6 *", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *", 1),
    ]);
    // Small letters: a pawn or a bishop takes.
    let both = "[FEN \"4k3/8/8/3p4/8/1n3B2/2P5/4K3 b - - 0 1\"]\n\n1... nd4 2. cd4 *";
    assert_eq!(odd(both).0, "1... Nd4 *");
    let both = "[FEN \"4k3/8/8/8/3p4/n1B5/8/b3K3 w - - 0 1\"]\n\n1. bxd4 bxd4 *";
    assert_eq!(odd(both).0, "1. Bxd4 Bxd4 *");
    let pawns = "[FEN \"4k1n1/8/8/8/2p5/1P1B4/8/4K3 b - - 0 1\"]\n\n1... nf6 2. bxc4 *";
    assert_eq!(odd(pawns).0, "1... Nf6 *");
    assert_eq!(odd(&pawns.replace("nf6", "Nf6")).0, "1... Nf6 2. bxc4 *");
}

#[test]
fn results_are_read_with_letters_for_digits_and_marks_behind_them() {
    for (text, result) in [
        ("1-O", "1-0"),
        ("O-1", "0-1"),
        ("l-0", "1-0"),
        ("1-0.", "1-0"),
        ("1-0!", "1-0"),
        ("\"1-0\"", "1-0"),
        ("[1-0]", "1-0"),
        ("1/2-1/2.", "1/2-1/2"),
        ("½-½.", "1/2-1/2"),
    ] {
        let kept = format!("1. e4 e5 {result}");
        assert_eq!(all(&format!("1. e4 e5 {text}\n\n1. d4 *")), [&*kept, "1. d4 *"], "{text}");
    }
    for (tag, result) in
        [("1-0 (time)", "1-0"), ("1-0F", "1-0"), ("½", "1/2-1/2"), ("0-1 ff", "0-1")]
    {
        assert_eq!(
            all(&format!("[Result \"{tag}\"]\n\n1. e4 e5\n")),
            [format!("1. e4 e5 {result}")],
            "{tag}"
        );
    }
}

#[test]
fn games_out_of_mails_and_pages_and_old_files() {
    let quoted = "Hi,\n\n> [Event \"a\"]\n> [White \"W\"]\n>\n> 1. e4 {long\n> comment} e5 2. Nf3\n> Nc6 1-0\n\nBye\n";
    let kept = "a: {Hi,} 1. e4 {long comment} 1... e5 2. Nf3 Nc6 1-0";
    assert_eq!(all(quoted), [kept, "10 Word(\"Bye\")"]);
    assert_eq!(all(&quoted.replace("\n>", "\n>>"))[0], kept);
    assert_eq!(all("1. e4 e5 *\n--\nBob\n").len(), 2);
    for (text, games) in [
        ("[Event \"a\"]\r\n\r\n1. e4 e5 *\r\n\x1a\0\0\0", &["a: 1. e4 e5 *"][..]),
        (
            "[Event \"a\"]\n\n1. e4 *\n\x1a[Event \"b\"]\n\n1. d4 *\x1a",
            &["a: 1. e4 *", "b: 1. d4 *"],
        ),
        (
            "[Event \"a\"]\n\n1. e4 {x e5\n\n[White \"b\"]\n[Black \"c\"]\n\n1. d4 *",
            &["a: 1. e4 {x e5} *", "b: 1. d4 *"],
        ),
        ("[Event \"a\"]\u{85}[White \"b\"]\u{85}\u{85}1. e4 e5 *", &["a: 1. e4 e5 *"]),
        ("[Black \"a\"b\"]\n[White \"c\"]\n\n1. e4 *", &["c: 1. e4 *"]),
    ] {
        assert_eq!(all(text), games, "{text}");
    }
    let deep = format!("1. e4 {}{} e5 *", "(1. d4 ".repeat(40), ")".repeat(40));
    assert_eq!(one(deep.as_bytes()).moves.len(), 2);
}

#[test]
fn a_letter_before_a_square_is_a_piece_and_a_sign_before_anything_else() {
    check(&[
        ("1. e4 N f6 2. e5 N d5 *", "1. e4 Nf6 2. e5 Nd5 *", 1),
        ("1. d4 d5 2. c4 N c6 *", "1. d4 d5 2. c4 Nc6 *", 1),
        ("1. e4 e5 2. Nf3 (2. N c3 N f6) Nc6 *", "1. e4 e5 2. Nf3 (2. Nc3 Nf6) 2... Nc6 *", 1),
        ("1. e4 e5 2. Nf3 N Nc6 *", "1. e4 e5 2. Nf3 $146 Nc6 *", 1),
        ("1. e4 N 1... e5 N 2. d4 N {x} *", "1. e4 $146 e5 $146 2. d4 $146 {x} *", 1),
        ("1. e4 D e5 D *", "1. e4 $220 e5 $220 *", 1),
        // No knight can go there; in a game with blanks in its moves one was meant all the same.
        ("1. e4 e5 2. Nf3 Nc6 3. Nc3 N d5 *", "1. e4 e5 2. Nf3 Nc6 3. Nc3 $146 d5 *", 1),
        ("1. e4 e5 2. N f3 N c6 3. N c3 N d5 *", "1. e4 e5 2. Nf3 Nc6 3. Nc3 *", 2),
        // A knight from the file, or a pawn behind a sign.
        (
            "1. d4 d5 2. e3 Nf6 3. Nd2 Ng4 4. c4 Nf6 5. b3 N dxc4 *",
            "1. d4 d5 2. e3 Nf6 3. Nd2 Ng4 4. c4 Nf6 5. b3 $146 dxc4 *",
            1,
        ),
    ]);
    let german = Letters::new(
        &shakmaty::ByRole { pawn: "B", knight: "S", bishop: "L", rook: "T", queen: "D", king: "K" }
            .map(str::to_owned),
    );
    for (text, kept) in [
        ("1. e4 e5 2. D f3 D f6 *", "1. e4 e5 2. Qf3 Qf6 *"),
        ("1. e4 e5 2. Df3 (2. Sf3 D f6) Sc6 D *", "1. e4 e5 2. Qf3 (2. Nf3 Qf6) 2... Nc6 $220 *"),
    ] {
        let mut games = Vec::new();
        let mut each = |found| {
            if let Found::Game(game) = found {
                games.push(*game);
            }
        };
        let mut reader = Reader::in_letters(Some(german.clone()));
        reader.feed(text.as_bytes(), &mut each);
        reader.finish(&mut each);
        assert_eq!(movetext(&games[0].tree(), "*").trim(), kept);
        assert_eq!(games[0].remarks.len(), 1);
    }
}

#[test]
fn a_move_is_that_move_and_no_other() {
    check(&[
        // A square alone is where a pawn goes on its file.
        ("1. e4 d5 2. d5 *", "1. e4 d5 *", 1),
        ("1. e4 c6 2. d4 d5 3. d5 cxd5 *", "1. e4 c6 2. d4 d5 *", 1),
        ("1. e4 d5 2. Pd5 *", "1. e4 d5 *", 1),
        ("1. e4 d5 2. D5 *", "1. e4 d5 *", 1),
        ("1. e4 d5 2. dd5 *", "1. e4 d5 *", 1),
        ("1. e4 d5 2. Nf3 (2. d5) *", "1. e4 d5 2. Nf3 *", 1),
        // What takes without its sign, and castling as a move of the king, cost a remark.
        ("1. e4 d5 2. ed5 *", "1. e4 d5 2. exd5 *", 1),
        ("1. e4 e5 2. Nf3 Nf6 3. Ne5 *", "1. e4 e5 2. Nf3 Nf6 3. Nxe5 *", 1),
        ("1. e4 c5 2. b4 a6 3. bc5 *", "1. e4 c5 2. b4 a6 3. bxc5 *", 1),
        (
            "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. b4 Bb4 *",
            "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. b4 Bxb4 *",
            1,
        ),
        ("1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. Kg1 *", "1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. O-O *", 1),
        ("1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. O-O *", "1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. O-O *", 0),
    ]);
}

#[test]
fn passing_and_promotion_have_more_spellings() {
    let passing = "[FEN \"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1\"]\n\n";
    for text in
        ["exd6/e.p.", "exd6/ep", "exd6 /ep", "exd6 /e.p.", "exd6 e.p.", "exd6 a.p.", "exd6 qđ"]
    {
        assert_eq!(odd(&format!("{passing}1. {text} Kd7 *")).0, "1. exd6 Kd7 *", "{text}");
    }
    let promotes = "[FEN \"7k/4P3/8/8/8/8/8/4K3 w - - 0 1\"]\n\n";
    for text in ["e8-Q", "e7-e8-Q", "e8-Q+"] {
        let (kept, told) = odd(&format!("{promotes}1. {text} Kg7 *"));
        assert_eq!((&*kept, told.len()), ("1. e8=Q+ Kg7 *", 1), "{text}");
    }
}

#[test]
fn castling_with_blanks_in_it_is_castling_or_ends_the_game() {
    let before = "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5";
    let castled = |text: &str| odd(&format!("{before} {text}"));
    for text in
        ["4. 0 - 0 0 - 0 5. d3 d6 1-0", "4. 0 0 O - O 5. d3 d6 1-0", "4. o-o 0 -0 5. d3 d6 1-0"]
    {
        let (read, told) = castled(text);
        assert_eq!(read, format!("{before} 4. O-O O-O 5. d3 d6 1-0"), "{text}");
        assert!(!told.is_empty(), "{text}");
    }
    for (text, kept) in [
        ("4. O-O O-O 5. d3 *", "4. O-O O-O 5. d3 *"),
        ("4. 0 - 0! 0 - 0 {so} *", "4. O-O $1 O-O {so} *"),
        ("4.0 - 0 *", "4. O-O *"),
        ("4. 0 – 0 1/2-1/2", "4. O-O 1/2-1/2"),
        ("4. 0 - 0 0 - 1", "4. O-O 0-1"),
        ("4. d3 d6 0 - 1", "4. d3 d6 0-1"),
        ("4. d3 d6 1 - 0", "4. d3 d6 1-0"),
        ("4. d3 (4. 0 - 0 0 - 0) d6 *", "4. d3 (4. O-O O-O) 4... d6 *"),
        // Long castling is not legal there, and of a part nobody knows which it is.
        ("4. 0 - 0 - 0 d6 *", "*"),
        ("4. O-O O-O -O 5. d3 *", "4. O-O *"),
        ("4. 0- d6 *", "*"),
    ] {
        assert_eq!(castled(text).0, format!("{before} {kept}"), "{text}");
    }
}

#[test]
fn a_number_that_says_nothing_costs_a_remark_and_no_move() {
    check(&[
        ("1. e4 e5 2. Nf3 0 Nc6 0 *", "1. e4 e5 2. Nf3 Nc6 *", 2),
        ("1. e4 e5 2. 1 Nf3 5 d6 *", "1. e4 e5 2. Nf3 d6 *", 2),
        ("1 e4 e5 2 Nf3 Nc6 3 Bb5 1-0", "1. e4 e5 2. Nf3 Nc6 3. Bb5 1-0", 0),
        ("1 e4 e5 2 Nf3 2 Nc6 1 - 0", "1. e4 e5 2. Nf3 Nc6 1-0", 1),
        (
            "[Event \"a\"]\n\nRound 3 of the 2019 Open, board 12\n1. e4 *",
            "{Round 3 of the 2019 Open, board 12} 1. e4 *",
            1,
        ),
        ("1. e4 e5 the 3 best 2. Nf3 *", "1. e4 e5 {the 3 best} 2. Nf3 *", 1),
    ]);
}

#[test]
fn a_result_that_is_there_is_the_result() {
    check(&[
        ("1. e4 e5 2. Nf3 Nc6 1-0.", "1. e4 e5 2. Nf3 Nc6 1-0", 1),
        ("1. e4 e5 (1... c5 2. Nf3 Nc6 1-0", "1. e4 e5 (1... c5 2. Nf3 Nc6 {1-0}) 1-0", 2),
        ("1. e4 e5 (1... c5 1-0) *", "1. e4 e5 (1... c5 {1-0}) *", 0),
        ("1. e4 e5 1-0 2. d4 *", "1. e4 e5 2. d4 1-0", 1),
        ("1. e4 e5 1-0 2. d4 0-1", "1. e4 e5 2. d4 0-1", 1),
        ("1. e4 e5 2. 0-1 Nf3 Nc6 *", "1. e4 e5 2. Nf3 Nc6 0-1", 1),
        ("1. e4 1/2-1/2 e5 2. d4 *", "1. e4 e5 2. d4 1/2-1/2", 1),
        ("1. 1-0 e4 e5 *", "1. e4 e5 1-0", 1),
    ]);
}

#[test]
fn words_before_the_first_tag_are_said_of_the_game() {
    let text = "In 1972, after 5 wins, Fischer\n[Event \"A\"]\n\n1. e4 e5 *";
    assert_eq!(all(text), ["A: {In 1972, after 5 wins, Fischer} 1. e4 e5 *"]);
}

#[test]
fn d8_a_part_of_a_result_is_not_lost_without_a_word() {
    for (text, kept, word) in [
        ("Round 1, board 2\n1. e4 *", "{Round 1, board 2} 1. e4 *", None),
        ("Board 1 - one 1. e4 *", "{Board 1 - one} 1. e4 *", None),
        ("1. e4 e5 1- 2. Nf3 *", "1. e4 e5 2. Nf3 *", Some("1-")),
        ("1. e4 e5 1, 2. Nf3 *", "1. e4 e5 2. Nf3 *", Some("1,")),
        ("1. e4 e5 1- 0-1", "1. e4 e5 0-1", Some("1-")),
        ("1. e4 e5 1-", "1. e4 e5 *", Some("1-")),
        ("1. e4 e5 <> 2. Nf3 *", "1. e4 e5 2. Nf3 *", Some("<>")),
        ("1. e4 e5 //\n2. Nf3 *", "1. e4 e5 2. Nf3 *", Some("//")),
    ] {
        let (read, told) = odd(text);
        assert_eq!(read, kept, "{text}");
        let left_out = told.iter().find_map(|(.., odd)| match odd {
            Odd::LeftOut(word) => Some(word.as_str()),
            _ => None,
        });
        assert_eq!(left_out, word, "{text}: {told:?}");
    }
}

#[test]
fn d2_a_bishop_in_capitals_is_no_pawn() {
    for (text, kept) in [
        ("1. d4 Nf6 2. BB4 *", "1. d4 Nf6 *"),
        ("1. d4 Nf6 2. bB4 *", "1. d4 Nf6 *"),
        ("1. E4 E5 2. BB5 *", "1. e4 e5 2. Bb5 *"),
        ("1. B4 E5 *", "1. b4 e5 *"),
    ] {
        assert_eq!(odd(text).0, kept, "{text}");
    }
}
