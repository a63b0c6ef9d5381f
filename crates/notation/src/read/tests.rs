//! Texts and the moves that they mean.

mod languages;

use shakmaty::fen::Fen;
use shakmaty::{ByRole, CastlingMode, CastlingSide, File, Rank, Role};

use super::*;
use crate::san;
use crate::vocabulary::Atom;

fn english() -> Vocabulary {
    let letters = ["P", "N", "B", "R", "Q", "K"].map(str::to_owned);
    let [pawn, knight, bishop, rook, queen, king] = letters;
    Vocabulary::new(ByRole { pawn, knight, bishop, rook, queen, king })
}

fn german() -> Vocabulary {
    let letters = ["B", "S", "L", "T", "D", "K"].map(str::to_owned);
    let [pawn, knight, bishop, rook, queen, king] = letters;
    let mut vocabulary = Vocabulary::new(ByRole { pawn, knight, bishop, rook, queen, king });
    for (word, atom) in [
        ("Springer", Atom::Piece(Role::Knight)),
        ("Läufer", Atom::Piece(Role::Bishop)),
        ("Dame", Atom::Piece(Role::Queen)),
        ("Felix", Atom::File(File::F)),
        ("Eva", Atom::File(File::E)),
        ("drei", Atom::Rank(Rank::Third)),
        ("acht", Atom::Rank(Rank::Eighth)),
        ("schlägt", Atom::Capture),
        ("kurze Rochade", Atom::Castle(CastlingSide::KingSide)),
        ("Schach", Atom::Noise),
    ] {
        vocabulary.add(word, atom);
    }
    vocabulary
}

fn position(fen: &str) -> Position {
    Position::from_setup(fen.parse::<Fen>().unwrap().into_setup(), CastlingMode::Standard).unwrap()
}

fn read_in(fen: &str, text: &str) -> Result<String, NotRead> {
    let position = position(fen);
    let mv = read(text, &[&english(), &german()], &position)?;
    Ok(san::english(&position, mv))
}

fn read_by(vocabulary: &Vocabulary, text: &str) -> Result<String, NotRead> {
    let position = position(START);
    Ok(san::english(&position, read(text, &[vocabulary], &position)?))
}

#[track_caller]
fn check(fen: &str, text: &str, san: &str) {
    assert_eq!(read_in(fen, text).as_deref(), Ok(san), "{text}");
}

#[track_caller]
fn check_ambiguous(fen: &str, text: &str, count: usize) {
    match read_in(fen, text) {
        Err(NotRead::Ambiguous(moves)) => assert_eq!(moves.len(), count, "{text}"),
        other => panic!("{text}: {other:?}"),
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLE: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PROMOTE: &str = "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1";

#[test]
fn every_way_to_say_a_knight_to_f3() {
    for text in [
        "Nf3",
        "Sf3",
        "nf3",
        "sf3",
        "Ng1f3",
        "Ng1-f3",
        "g1f3",
        "g1 f3",
        "G1F3",
        "1. Nf3",
        "Nf3!",
        "Springer Felix drei",
        "SPRINGER FELIX DREI",
        "Springer felix3",
        "Springer f drei",
        "♘f3",
    ] {
        check(START, text, "Nf3");
    }
    check(START, "felix drei", "f3");
}

#[test]
fn castling_in_every_spelling() {
    for text in ["O-O", "o-o", "0-0", "oo", "OO", "e1g1", "Kg1", "Ke1g1", "Kurze Rochade"] {
        check(CASTLE, text, "O-O");
    }
    for text in ["O-O-O", "0-0-0", "ooo", "e1c1"] {
        check(CASTLE, text, "O-O-O");
    }
}

#[test]
fn promotions_with_and_without_a_piece() {
    for text in ["e8=Q+", "e8Q", "e8D", "e7e8q", "e7-e8=D", "Eva acht Dame", "e8 Dame"] {
        check(PROMOTE, text, "e8=Q+");
    }
    check(PROMOTE, "exd8=S", "exd8=N");
    check_ambiguous(PROMOTE, "e8", 4);
}

#[test]
fn a_small_b_is_the_file_and_a_capital_b_the_bishop() {
    let both = "4k3/8/8/8/8/2p5/1P6/B3K3 w - - 0 1";
    check(both, "bxc3", "bxc3");
    check(both, "bc3", "bxc3");
    let bishop = "4k3/8/8/8/8/2p5/1B6/4K3 w - - 0 1";
    check(bishop, "bc3", "Bxc3");
    check(bishop, "Bc3", "Bxc3");
    // A German Bauer is written without a letter; a bishop is a bishop.
    let german = "4k3/8/8/8/8/8/2P2B2/4K3 w - - 0 1";
    check("4k3/8/8/8/8/5B2/2P5/4K3 w - - 0 1", "Be4", "Be4");
    check(german, "Bc4", "c4");
}

#[test]
fn what_nobody_writes_so_is_asked() {
    check_ambiguous("4k3/8/8/8/8/B7/1P6/4K3 w - - 0 1", "bb4", 2);
    check("4k3/8/8/8/8/8/1P6/4K3 w - - 0 1", "bb4", "b4");
}

#[test]
fn captures_with_every_sign_and_with_none() {
    let fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    for text in ["exd5", "e:d5", "ed5", "ed5:", "e4d5", "e4xd5", "e4 schlägt d5"] {
        check(fen, text, "exd5");
    }
    let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    for text in ["exd6", "exd6e.p.", "exd6 e.p.", "exd6qđ", "exd6 qd", "exd6 e. p", "ed6", "e5d6"]
        .into_iter()
        .chain(["exd6 E.P.", "exd6EP", "exd6 e .p.", "ed6 E. P."])
    {
        check(passing, text, "exd6");
    }
}

#[test]
fn as_much_of_the_origin_as_is_said() {
    let fen = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
    check(fen, "Nbd2", "Nbd2");
    check(fen, "N1d2", "Nbd2");
    check(fen, "Nf3d2", "Nfd2");
    check_ambiguous(fen, "Nd2", 2);
}

#[test]
fn why_not() {
    use Illegal as I;
    use shakmaty::{Color, Square};
    let why = |fen: &str, text: &str| match read_in(fen, text) {
        Err(NotRead::Illegal(illegal)) => illegal,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(why(START, "e3e4"), I::EmptyOrigin(Square::E3));
    assert_eq!(why(START, "e7e5"), I::NotYours(Square::E7, Color::Black.pawn()));
    assert_eq!(why(START, "Ne2e4"), I::OtherPiece(Square::E2, Color::White.pawn()));
    assert_eq!(why(START, "Re2"), I::OwnPiece(Square::E2, Color::White.pawn()));
    assert_eq!(why(START, "exd3"), I::NothingToTake(Square::D3));
    assert_eq!(why(START, "Nxf3"), I::NothingToTake(Square::F3));
    let pawn_on = |square| (square, Color::White.pawn());
    let blocked_by = |from, piece, by| I::Blocked((from, piece), by);
    let queen_is_blocked = blocked_by(Square::D1, Color::White.queen(), pawn_on(Square::E2));
    assert_eq!(why(START, "Qh5"), queen_is_blocked);
    assert_eq!(why(START, "d1h5"), queen_is_blocked);
    // Either rook could be meant.
    assert_eq!(
        why("4k3/8/8/8/8/8/8/RN2K1NR w - - 0 1", "Rd1"),
        I::CannotReach(Role::Rook, Square::D1)
    );
    assert_eq!(why(START, "Nf6"), I::CannotReach(Role::Knight, Square::F6));
    assert_eq!(why(START, "Ke3"), I::CannotReach(Role::King, Square::E3));
    assert_eq!(why(START, "e1e3"), I::CannotGo(Role::King, Square::E1, Square::E3));
    assert_eq!(why(START, "e5"), I::CannotReach(Role::Pawn, Square::E5));
    let taken = "4k3/8/8/3pP3/4P3/8/8/4K3 w - d6 0 1";
    for (text, to) in [("d5", Square::D5), ("d6", Square::D6)] {
        assert_eq!(why(taken, text), I::OnlyTakes(to), "{text}");
    }
    // It could go there, were it not pinned.
    assert_eq!(why("8/8/8/8/8/8/K3P2r/7k w - - 0 1", "e3"), I::ExposesKing);
    let facing = "4k3/4p3/4n3/8/8/4N3/4P3/4K3 b - - 0 1";
    let own = blocked_by(Square::E7, Color::Black.pawn(), (Square::E6, Color::Black.knight()));
    assert_eq!(why(facing, "e5"), own);
    assert_eq!(why(facing, "Qe5"), I::NoSuchPiece(Role::Queen));
    assert_eq!(why(START, "O-O"), I::CastlingBlocked(CastlingSide::KingSide));
    assert_eq!(why(START, "e4=Q"), I::NoPromotion(Role::Queen));
    let pinned = "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1";
    assert_eq!(why(pinned, "Nc3"), I::ExposesKing);
    assert_eq!(why("4r2k/8/8/8/8/8/3N4/4K3 w - - 0 1", "Nb3"), I::StillInCheck);
    assert_eq!(why(pinned, "O-O"), I::NoCastlingRight(CastlingSide::KingSide));
}

#[test]
fn what_is_no_move() {
    assert_eq!(read_in(START, "  "), Err(NotRead::Empty));
    assert_eq!(read_in(START, "xyzzy f3"), Err(NotRead::UnknownWord("xyzzy".into())));
    assert_eq!(read_in(START, "e"), Err(NotRead::NoMove));
    assert_eq!(read_in(START, "Springer Dame"), Err(NotRead::NoMove));
    assert_eq!(read_in(START, &"e4 ".repeat(20)), Err(NotRead::TwoMoves("e4".into())));
    assert_eq!(read_in(START, &"e9 ".repeat(20)), Err(NotRead::UnknownWord("e9".into())));
    assert_eq!(read_in(START, &"e5 ".repeat(20)), Err(NotRead::NoMove));
}

#[test]
fn a_large_piece_letter_before_a_square_is_never_a_pawn() {
    let black = "4k3/1p6/8/8/8/8/8/4K3 b - - 0 1";
    let no_bishop = Err(NotRead::Illegal(Illegal::NoSuchPiece(Role::Bishop)));
    assert_eq!(read("Bb5", &[&english()], &position(black)), no_bishop);
    // The pawn is a Bauer in German.
    check(black, "Bb5", "b5");
    check(black, "bb5", "b5");
    check(black, "b7b5", "b5");
    check(black, "B7B5", "b5");
    check(START, "E4", "e4");
    check(START, "D4", "d4");
}

#[test]
fn a_file_that_is_none_here_is_the_word_for_to_in_languages_with_one_word_for_both() {
    let mut spanish = english();
    spanish.add("caballo", Atom::Piece(Role::Knight));
    assert!(read_by(&spanish, "caballo a f3").is_err());
    spanish.add_ignored("à");
    for (text, san) in [("caballo a f3", "Nf3"), ("e2 À e4", "e4"), ("a a4", "a4")] {
        assert_eq!(read_by(&spanish, text).as_deref(), Ok(san), "{text}");
    }
    assert_eq!(read_by(&spanish, "caballo a"), Err(NotRead::NoMove));
    // What takes from the a-file, or goes there, is no other piece.
    spanish.add("por", Atom::Capture);
    let another = "4k3/8/8/4p3/3P4/8/P7/1N2K3 w - - 0 1";
    for text in ["a por e5", "a xe5", "a d5"] {
        let found = read(text, &[&english(), &spanish], &position(another));
        assert!(found.is_err(), "{text}: {found:?}");
    }
    assert_eq!(
        read_by(&spanish, "caballo a f6"),
        Err(NotRead::Illegal(Illegal::CannotReach(Role::Knight, Square::F6)))
    );
}

#[test]
fn squares_are_named_with_or_without_the_pieces_that_stand_there() {
    use Square::{B5, E6, H5};
    let known = [&english(), &german()];
    for (text, squares) in [
        ("h5 e6", Some(vec![H5, E6])),
        ("Rh5", Some(vec![H5])),
        ("Springer h5, Se6", Some(vec![H5, E6])),
        ("Bb5", Some(vec![B5])),
        ("Springer", None),
        ("Springer schlägt e6", None),
        ("h5 oder e6", None),
    ] {
        assert_eq!(squares_of_pieces(text, &known), squares, "{text}");
    }
    assert_eq!(super::squares("Rh5", &known), None);
}

#[test]
fn a_capture_without_a_piece_is_a_pawn_s_or_else_that_of_any_piece() {
    let fen = "3k4/8/8/3p4/8/2N5/8/4K3 w - - 0 1";
    let read_in = |fen: &str, text: &str| {
        let position = position(fen);
        let found = read(text, &[&english(), &german()], &position);
        found.map(|mv| san::local(&position, mv, &english()))
    };
    assert_eq!(read_in(fen, "schlägt d5").as_deref(), Ok("Nxd5"));
    assert_eq!(read_in(fen, "xd5").as_deref(), Ok("Nxd5"));
    let pawn = "3k4/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1";
    assert_eq!(read_in(pawn, "schlägt d5").as_deref(), Ok("exd5"));
    let both = "3k4/8/8/3p4/8/2N5/8/3QK3 w - - 0 1";
    assert!(matches!(read_in(both, "schlägt d5"), Err(NotRead::Ambiguous(_))));
    assert!(matches!(read_in(both, "exd5"), Err(NotRead::Illegal(_))));
}

#[test]
fn two_squares_mean_what_they_mean_where_they_are_typed_but_for_a_file_that_is_a_bishop() {
    let english = english();
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "4k3/P6P/8/3pP3/8/8/1p6/R3K2R w K d6 0 1",
        "4k3/8/8/8/7q/8/8/4K3 w - - 0 1",
    ] {
        let position = position(fen);
        for from in Square::ALL {
            for to in Square::ALL.into_iter().filter(|to| *to != from) {
                let text = format!("{from}{to}");
                let typed = read(&text, &[&english], &position);
                // A small letter of a bishop is one where the pawn cannot go there.
                if from.file() != File::B {
                    assert_eq!(between(from, to, &position), typed, "{fen}: {text}");
                }
            }
        }
    }
    let position = position("4k3/8/8/8/8/8/1P1B4/4K3 w - - 0 1");
    let pawn = Err(NotRead::Illegal(Illegal::CannotGo(Role::Pawn, Square::B2, Square::C1)));
    assert_eq!(between(Square::B2, Square::C1, &position), pawn);
    assert!(read("b2c1", &[&english], &position).is_ok());
}

#[test]
fn two_squares_are_the_piece_on_the_first_whatever_stands_between_them() {
    let fen = "rnbqkbnr/ppp1pppp/3p4/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 2";
    for text in ["b8 d7", "b8d7", "b8-d7"] {
        check(fen, text, "Nd7");
    }
}
