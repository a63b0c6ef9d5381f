//! Moves with blanks in them or without one between them, and what is said of a move and is not so.

use super::*;
use crate::pgn::result::GameResult;

/// The moves that are kept of a text, and what is told.
fn kept(text: &str) -> (String, Vec<Odd>) {
    let (read, told) = odd(text);
    (read, told.into_iter().map(|(.., odd)| odd).collect())
}

fn ends(text: &str) -> Option<Odd> {
    let (_, told) = kept(text);
    told.into_iter().find(|odd| matches!(odd, Odd::Ends(_)))
}

const PAWN: &str = "[FEN \"6k1/P7/8/8/8/8/8/K7 w - - 0 1\"]\n\n";

#[test]
fn d18_blanks_within_moves_end_no_game() {
    for (text, read) in [
        ("1. e4 e5 2. Qh5 Nc6 3. Q x f7 *", "1. e4 e5 2. Qh5 Nc6 3. Qxf7+ *"),
        (
            "1. e4 e5 2. Qh5 Nc6 3. Bc4 g6 4. Q x e5 N x e5 *",
            "1. e4 e5 2. Qh5 Nc6 3. Bc4 g6 4. Qxe5+ Nxe5 *",
        ),
        ("1. e4 d5 2. e x d5 Q x d5 3. Nc3 *", "1. e4 d5 2. exd5 Qxd5 3. Nc3 *"),
        ("1. e2 - e4 e7 - e5 2. N g1 - f3 N b8-c6 *", "1. e4 e5 2. Nf3 Nc6 *"),
        ("1. e4 e5 2. Nf3 K e7 3. Nc3 *", "1. e4 e5 2. Nf3 Ke7 3. Nc3 *"),
        ("1. e4 e5 2. Ke2 Ke7 3. K - e3 *", "1. e4 e5 2. Ke2 Ke7 3. Ke3 *"),
    ] {
        let (found, _) = kept(text);
        assert_eq!(found, read, "{text}");
    }
    let illegal = |text: &str, word: &str| {
        assert_eq!(ends(text), Some(Odd::Ends(Wrong::Illegal(word.to_owned()))), "{text}");
    };
    illegal("1. d4 e6 2. c4 B a3 3. Nc3 B c7 *", "B c7");
    illegal("1. d4 d5 2. B b4 *", "B b4");
    illegal("1. e4 e5 2. e4 - e5 *", "e4 - e5");
    // The answer to a move onto an own piece is no part of it.
    illegal("1. d4 Nf6 2. d4 d5 *", "d4");
    assert_eq!(kept("1. e4 a fine move 1... e5 *").0, "1. e4 {a fine move} 1... e5 *");
}

#[test]
fn d19_what_a_pawn_becomes_may_stand_behind_a_blank_or_by_its_name() {
    for text in ["1. a8 (Q) *", "1. a8=Queen *", "1. a8(Queen) *", "1. a8 (queen) *", "1. a8 = Q *"]
    {
        let (read, told) = kept(&format!("{PAWN}{text}"));
        assert!(read.ends_with("1. a8=Q+ *"), "{text}: {read}");
        assert_eq!(told.len(), 1, "{text}: {told:?}");
    }
    let (.., wrong) = &wrong(&format!("{PAWN}1. a8 *"))[0];
    assert_eq!(*wrong, Wrong::NoPromotion("a8".to_owned()));
}

#[test]
fn d19_a_sign_of_check_or_mate_that_is_not_so_costs_a_remark() {
    let (read, told) = kept("1. e4 e5 2. Nf3+ Nc6# 3. Bc4+ *");
    assert_eq!(read, "1. e4 e5 2. Nf3 Nc6 3. Bc4 *");
    assert_eq!(told, [Odd::NoCheck("Nf3+".to_owned()), Odd::NoMate("Nc6#".to_owned())]);
    // That a check mates need not be said.
    assert_eq!(kept("1. f3 e5 2. g4 Qh4+ 0-1").1, []);
}

#[test]
fn a_result_alone_is_a_game_without_moves_but_before_a_first_move() {
    for (text, moves) in [
        ("*\n", &[0][..]),
        ("*\n1. e4 *\n", &[1]),
        ("*\n*\n1. e4 *\n", &[0, 1]),
        ("1-0\n0-1\n*\n1. e4 *\n", &[0, 0, 1]),
        ("1. d4 *\n\n*\n*\n1. e4 *\n", &[1, 0, 1]),
    ] {
        let (games, wrong) = found(text.as_bytes());
        let played: Vec<usize> = games.iter().map(|game| game.moves.len()).collect();
        assert_eq!((&*played, wrong), (moves, Vec::new()), "{text:?}");
    }
}

#[test]
fn d19_where_the_board_tells_the_result_none_is_missing() {
    let won = GameResult::Won(shakmaty::Color::Black);
    let (read, told) = kept("1. f3 e5 2. g4 Qh4#");
    assert_eq!((&*read, &told[..]), ("1. f3 e5 2. g4 Qh4# 0-1", &[Odd::ResultOfBoard(won)][..]));
}

#[test]
fn d18_two_moves_without_a_blank_are_named() {
    for text in ["1. e4e5 2. Nf3Nc6 *", "e4e5 Nf3 *"] {
        let (.., wrong) = &wrong(text)[0];
        assert_eq!(*wrong, Wrong::Glued("e4e5".to_owned()), "{text}");
    }
    let glued = Some(Odd::Ends(Wrong::Glued("Nf3Nc6".to_owned())));
    assert_eq!(ends("1. e4 e5 2. Nf3Nc6 *"), glued);
}

#[test]
fn d15_words_outside_comments_keep_their_place() {
    let (read, told) = kept("Words here {and here} 1. e4 word {b} 1... e5 *");
    assert_eq!(read, "{Words here and here} 1. e4 {word b} 1... e5 *");
    let text = |words: &str| Odd::Text(words.to_owned());
    assert_eq!(told, [text("Words here"), text("word")]);
    let odd = |text: &str| kept(text).1.remove(0);
    let spelling = |word: &str, read: &str| Odd::Spelling { word: word.into(), read: read.into() };
    assert_eq!(odd("1. e4 1… e5 *"), spelling("1…", "1..."));
    let read = r#"[White "O\"Brien"]"#;
    assert_eq!(odd("[White \"O\"Brien\"]\n\n1. e4 *"), spelling("[White \"O\"Brien\"]", read));
}

#[test]
fn d12_rights_that_cannot_be_are_a_slip_unless_they_tell_chess960() {
    let mode = |fen: &str| {
        let game = with_remarks(format!("[FEN \"{fen}\"]\n\n*").as_bytes());
        let is_told = game.remarks.iter().any(|remark| remark.odd == Odd::Chess960);
        let is_left_out = game.remarks.iter().any(|remark| matches!(remark.odd, Odd::Position(_)));
        (game.mode, is_told, is_left_out)
    };
    let (standard, other) = (CastlingMode::Standard, CastlingMode::Chess960);
    assert_eq!(mode("r3k2r/8/8/8/8/8/8/R3K1R1 w KQkq - 0 1"), (standard, false, true));
    assert_eq!(mode("r3k2r/8/8/8/8/8/8/R3K1R1 w GAha - 0 1"), (other, true, false));
    assert_eq!(mode("1k5r/8/8/8/8/8/8/R5K1 w Qk - 0 9"), (other, true, false));
    assert_eq!(mode("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1"), (standard, false, false));
    let first = "bqnrknrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRKNRB w KQkq - 0 1";
    assert_eq!(mode(first), (other, true, false));
}

#[test]
fn d5_letters_that_were_named_are_those_that_are_told() {
    let letters = ["B", "S", "L", "T", "D", "K"].map(str::to_owned);
    let [pawn, knight, bishop, rook, queen, king] = letters;
    let named = Letters::new(&shakmaty::ByRole { pawn, knight, bishop, rook, queen, king });
    let mut reader = Reader::in_letters(Some(named));
    let mut wrong = Vec::new();
    let mut take = |found| {
        if let Found::Fault(fault) = found {
            wrong.push(fault.wrong);
        }
    };
    reader.feed(b"1. e4 e5 2. Nf3 *", &mut take);
    reader.finish(&mut take);
    let (word, letters) = ("Nf3".to_owned(), "K, D, T, L, S".to_owned());
    assert_eq!(wrong, [Wrong::OtherLetters { word, letters }]);
}
