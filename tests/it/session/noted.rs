//! What is typed as it stands on a score sheet is that move, at home and in exercises.

use shakmaty::san::SanPlus;

use super::*;

/// A game of two people from a position, with these voices.
fn table(fen: &str, moves: &str, talk: &str) -> Table {
    let header = header(fen, Player::Human, None);
    let rebuilt = replay(header.clone(), &[]).unwrap();
    let session = Session::new(manner_in(moves, talk), GameId(1), rebuilt);
    Table::with(session, header).opened()
}

/// The move that is made by a text, if one is; and what is said.
fn made(fen: &str, moves: &str, talk: &str, text: &str) -> (Option<String>, String) {
    let mut table = table(fen, moves, talk);
    table.transcript.clear();
    table.types(text);
    let made = table.session.game().made().last();
    let made = made.map(|made| SanPlus::from_move(made.before.clone(), made.mv).to_string());
    (made, table.transcript)
}

const QUEENS: &str = "6k1/8/8/8/7Q/8/3P4/4Q1K1 w - - 0 1";

#[test]
fn l5_the_letters_of_the_player_s_voice_go_first_at_home() {
    let rooks = "6k1/8/8/8/8/6K1/8/R6R w - - 0 1";
    for (fen, moves, talk, text, san) in [
        (QUEENS, "de", "de", "Dee4", "Qee4"),
        (QUEENS, "fide", "de", "Dee4", "Qee4"),
        (QUEENS, "de", "en", "Dee4", "Qee4"),
        (QUEENS, "sv", "sv", "Dee4", "Qee4"),
        (QUEENS, "it", "it", "Dee4", "Qee4"),
        (QUEENS, "de", "de", "Dhe4", "Qhe4"),
        (QUEENS, "de", "de", "\"Dee4\"", "Qee4"),
        (rooks, "de", "de", "The1", "Rhe1"),
        (rooks, "nl", "nl", "The1", "Rhe1"),
        (rooks, "de", "de", "the1", "Rhe1"),
        ("6k1/8/8/8/7R/8/1P5K/4R3 w - - 0 1", "hu", "hu", "Bee4", "Ree4"),
        ("2R3k1/8/8/8/8/8/7K/R7 w - - 0 1", "tr", "tr", "Kcc1", "Rcc1"),
        ("3R2k1/8/8/3R4/8/8/7K/8 w - - 0 1", "tr", "tr", "K5d2", "R5d2"),
        ("7k/8/8/8/4p3/3P4/8/4RK2 w - - 0 1", "vi", "vi", "Xe4", "Rxe4"),
        ("6k1/8/8/8/8/8/3P4/6K1 w - - 0 1", "de", "de", "dee four", "d4"),
        ("6k1/8/8/8/8/8/3P4/6K1 w - - 0 1", "de", "de", "de vier", "d4"),
        ("6k1/8/8/8/8/8/1P6/6K1 w - - 0 1", "en", "en", "bee four", "b4"),
    ] {
        let (found, said) = made(fen, moves, talk, text);
        assert_eq!(found.as_deref(), Some(san), "{moves} {talk} {text}: {said}");
    }
}

#[test]
fn l5_what_may_be_two_moves_is_asked_about_and_what_is_illegal_is_no_other_move() {
    for text in ["dee4", "Dee 4", "dee 4"] {
        let (found, said) = made(QUEENS, "de", "de", text);
        assert_eq!(found, None, "{text}: {said}");
        assert!(said.contains("1: Bauer d2 d4") && said.contains("2: Dame e1 e4"), "{said}");
    }
    let (found, said) = made("6k1/8/8/8/8/8/3P4/4K1Q1 w - - 0 1", "de", "de", "Dee4");
    assert_eq!(found, None, "{said}");
    let (found, _) = made("7k/8/8/8/4p3/3P4/8/4RK2 w - - 0 1", "vi", "vi", "xe4");
    assert_eq!(found, None);
}

#[test]
fn t1_captures_by_files_and_quotation_marks() {
    let takes = "4k3/8/8/5p2/4P3/8/8/4K3 w - - 0 1";
    for text in ["ef", "exf", "\"exf5\"", "e:f5"] {
        assert_eq!(made(takes, "en", "en", text).0.as_deref(), Some("exf5"), "{text}");
    }
    let two = "4k3/8/5p2/4Pp2/4P3/8/8/4K3 w - - 0 1";
    let (found, said) = made(two, "en", "en", "exf");
    assert!(found.is_none() && said.contains("2 moves possible"), "{said}");
    let (found, said) = made(&start(), "en", "en", "exf");
    assert_eq!((found, said.as_str()), (None, "> exf\nNo pawn takes there on the f-file.\n"));
    for text in ["Cf3", "Sf3"] {
        let (found, said) = made(&start(), "en", "en", text);
        let letter = &text[..1];
        let no_piece =
            format!("> {text}\nNo piece is called {letter}. The letters are K, Q, R, B, N.\n");
        assert_eq!((found, said), (None, no_piece));
    }
    let castle = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    for text in ["O—O", "0—0", "o–o"] {
        assert_eq!(made(castle, "en", "en", text).0.as_deref(), Some("O-O"), "{text}");
    }
}

#[test]
fn l5_an_answer_of_an_exercise_is_read_so_as_well() {
    // The mate of a lesson, in the letters of the voice: the queen's letter and file are the name of d.
    let mut table = table(QUEENS, "de", "de");
    table.types("Dee4");
    assert_eq!(table.session.game().made().len(), 1);
}
