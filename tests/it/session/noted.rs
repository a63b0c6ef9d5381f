//! What is typed as it stands on a score sheet is that move, at home and in exercises.

use shakmaty::CastlingMode;
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
        ("6k1/8/8/8/2R5/8/7K/R7 w - - 0 1", "tr", "tr", "Kcc1", "Rcc1"),
        ("6k1/8/3R4/8/3R4/8/7K/8 w - - 0 1", "tr", "tr", "K6d5", "R6d5"),
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
    let (found, said) = made("6k1/8/8/8/8/8/3P4/4K2Q w - - 0 1", "de", "de", "Dee4");
    assert_eq!(found, None, "{said}");
    let (found, _) = made("7k/8/8/8/4p3/3P4/8/4RK2 w - - 0 1", "vi", "vi", "xe4");
    assert_eq!(found, None);
}

/// Nor does a correction choose: it asks, and what was announced stands meanwhile.
#[test]
fn l5_a_correction_that_may_be_two_moves_asks_which() {
    for announced in ["d2d4", "Dee4"] {
        for text in ["dee4", "dee 4", "Dee 4"] {
            let header =
                Header { announcing: Announcing::Announce, ..header(QUEENS, Player::Human, None) };
            let rebuilt = replay(header.clone(), &[]).unwrap();
            let session = Session::new(manner_in("de", "de"), GameId(1), rebuilt);
            let mut table = Table::with(session, header).opened();
            table.types(&format!("announce {announced}")).transcript.clear();
            table.types(&format!("correct {text}"));
            let said = &table.transcript;
            assert!(said.contains("1: Bauer d2 d4") && said.contains("2: Dame e1 e4"), "{said}");
            table.types("2");
            let stands = table.session.game().announced().unwrap().to_uci(CastlingMode::Standard);
            assert_eq!(stands.to_string(), "e1e4", "{}", table.transcript);
        }
    }
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
    for text in ["Cf3", "Yf3"] {
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
    let lesson = "title = \"Meine Dame\"\n[1]\n\
        position = \"6k1/8/8/8/4p3/8/3P4/4Q1K1 w - - 0 1\"\n\
        task = \"find capture\"\nanswer = [\"Qxe4\"]\n";
    let mut table = Table::learning("de");
    table.written =
        vec![Written { file: "lessons/queen.toml".to_owned(), text: Ok(lesson.to_owned()) }];
    table.types("learn meine dame").types("Dee4");
    assert!(table.transcript.contains("(lesson/own:queen/1: Right)"), "{}", table.transcript);
}
