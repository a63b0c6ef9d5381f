use shakmaty::fen::Fen;
use shakmaty::san::San;
use shakmaty::{ByRole, CastlingMode, Position as _};
use touchmove_position::Position;

use crate::Vocabulary;
use crate::read::{NotRead, read};

fn position(fen: &str) -> Position {
    Position::from_setup(fen.parse::<Fen>().unwrap().into_setup(), CastlingMode::Standard).unwrap()
}

/// Letters of a language, of which those of English are known besides.
fn voice(letters: [&str; 6]) -> Vocabulary {
    let [pawn, knight, bishop, rook, queen, king] = letters.map(str::to_owned);
    Vocabulary::new(ByRole { pawn, knight, bishop, rook, queen, king })
}

fn said(text: &str, position: &Position) -> String {
    said_in(&[&voice(["P", "N", "B", "R", "Q", "K"])], text, position)
}

fn said_in(voices: &[&Vocabulary], text: &str, position: &Position) -> String {
    match read(text, voices, position) {
        Ok(mv) => San::from_move(position, mv).to_string(),
        Err(NotRead::Ambiguous(all)) => {
            let all = all.iter().map(|&mv| San::from_move(position, mv).to_string());
            all.collect::<Vec<_>>().join(" or ")
        }
        Err(other) => format!("{other:?}"),
    }
}

/// The moves of a game, each as a book has it and as it is.
fn follow(game: &[(&str, &str)]) {
    let mut position = Position::default();
    for (text, san) in game {
        assert_eq!(said(text, &position), *san, "{text}");
        let mv = san.parse::<San>().unwrap().to_move(&position).unwrap();
        position.play_unchecked(mv);
    }
}

#[test]
fn a_game_of_an_old_book_is_read_from_both_sides() {
    // Anderssen and Kieseritzky, 1851, as it was printed.
    follow(&[
        ("P-K4", "e4"),
        ("P-K4", "e5"),
        ("P-KB4", "f4"),
        ("PxP", "exf4"),
        ("B-QB4", "Bc4"),
        ("Q-R5ch", "Qh4"),
        ("K-B1", "Kf1"),
        ("P-QKt4", "b5"),
        ("BxKtP", "Bxb5"),
        ("Kt-KB3", "Nf6"),
        ("Kt-KB3", "Nf3"),
        ("Q-R3", "Qh6"),
        ("P-Q3", "d3"),
        ("Kt-R4", "Nh5"),
        ("Kt-R4", "Nh4"),
        ("Q-Kt4", "Qg5"),
        ("Kt-B5", "Nf5"),
        ("P-QB3", "c6"),
        ("P-KKt4", "g4"),
        ("Kt-B3", "Nf6"),
        ("R-Kt1", "Rg1"),
        ("PxB", "cxb5"),
        ("P-KR4", "h4"),
        ("Q-Kt3", "Qg6"),
    ]);
}

#[test]
fn what_is_not_said_is_asked_and_never_guessed() {
    let start = Position::default();
    // The pawn of the b-file in capitals, or one before a bishop.
    assert_eq!(said("P-B4", &start), "b4 or c4 or f4");
    assert_eq!(said("P-QB4", &start), "c4");
    assert_eq!(said("N-B3", &start), "Nc3 or Nf3");
    assert_eq!(said("Kt to KB3", &start), "Nf3");
    assert_eq!(said("p-k4", &start), "e4");
    assert_eq!(said("n-kb3", &start), "Nf3");
    // The knight of b1 is the queen's, and that of f3 may be either.
    let developed = position("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
    assert_eq!(said("N-Q2", &developed), "Nbd2 or Nfd2");
    assert_eq!(said("QN-Q2", &developed), "Nbd2");
    assert_eq!(said("KN-Q2", &developed), "Nfd2");
    assert_eq!(said("N(B3)-Q2", &developed), "Nfd2");
    assert_eq!(said("N/1-Q2", &developed), "Nbd2");
    let bishops = position("4k3/8/8/8/2B1B3/8/8/4K3 w - - 0 1");
    assert_eq!(said("KB-Q5", &bishops), "Bcd5 or Bed5");
}

#[test]
fn captures_name_what_takes_and_what_is_taken() {
    let here = position("4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1");
    assert_eq!(said("PxP", &here), "exd5 or exf5");
    assert_eq!(said("PxQP", &here), "exd5");
    assert_eq!(said("KPxBP", &here), "exf5");
    assert_eq!(said("PxP(Q5)", &here), "exd5");
    let passing = position("4k3/8/8/3pPp2/8/8/8/4K3 w - d6 0 1");
    for text in ["PxP", "PxPep", "PxP e.p.", "PxP e. p.", "PxP(Q6)"] {
        assert_eq!(said(text, &passing), "exd6", "{text}");
    }
    let black = position("4k3/8/8/8/3pPp2/8/8/4K3 b - e3 0 1");
    assert_eq!(said("BPxP", &black), "fxe3");
    assert_eq!(said("QPxPep", &black), "dxe3");
}

#[test]
fn promotions_and_checks_part_moves() {
    let last = position("3r3k/4P3/8/8/8/8/8/K7 w - - 0 1");
    for text in ["P-K8(Q)", "P-K8=Q", "P-K8/Q", "P-K8Q", "P-K8(Q)ch"] {
        assert_eq!(said(text, &last), "e8=Q", "{text}");
    }
    assert_eq!(said("PxR=N", &last), "exd8=N");
    assert_eq!(said("P-K8", &last), "e8=Q or e8=R or e8=B or e8=N");
    let checks = position("4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1");
    assert_eq!(said("B-N5ch", &checks), "Bb5");
    assert_eq!(said("B-N5", &checks), "Bb5 or Bg5");
    assert_eq!(said("B-QN5", &checks), "Bb5");
}

#[test]
fn what_is_illegal_is_told_and_what_is_no_move_is_none() {
    let start = Position::default();
    for text in ["P-K5", "N-K4", "QxP", "NxKP"] {
        assert!(said(text, &start).starts_with("Illegal"), "{text}: {}", said(text, &start));
    }
    for text in ["P-K9", "K-", "-K4", "PP-K4", "KK-K4", "P-K4-K5", "Kt", "P", "P--K4"] {
        let told = said(text, &start);
        assert!(!told.starts_with("Illegal") && !told.contains(" or "), "{text}: {told}");
    }
}

#[test]
fn notation_of_a_voice_goes_first() {
    let (german, english) =
        (voice(["B", "S", "L", "T", "D", "K"]), voice(["P", "N", "B", "R", "Q", "K"]));
    // B is the German pawn as well as the bishop, b a file.
    let here = position("4k3/8/8/8/8/8/1P6/4KB2 w - - 0 1");
    assert_eq!(said_in(&[&german, &english], "B-B4", &here), "b4 or Bc4");
    assert_eq!(said_in(&[&german, &english], "b-b4", &here), "b4");
    assert_eq!(said_in(&[&german, &english], "P-K8", &here), said("P-K8", &here));
    let knight = position("4k3/8/8/8/8/8/3N4/4K3 w - - 0 1");
    // A knight on b3, in the wrong case, or on the bishop's third.
    assert_eq!(said("N-B3", &knight), "Nb3 or Nf3");
    assert_eq!(said("N-b3", &knight), "Nb3");
}
