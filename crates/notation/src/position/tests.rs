use shakmaty::{ByRole, CastlingSide, Position as _, Role};

use super::*;
use crate::braille::cell;
use crate::fold::PASSPORTS;
use crate::vocabulary::Atom;

mod round;

fn vocabulary(letters: &str, words: &[(&str, Term)]) -> Vocabulary {
    let mut letters = letters.chars().map(String::from);
    let mut next = || letters.next().unwrap();
    let (king, queen, rook, bishop, knight, pawn) =
        (next(), next(), next(), next(), next(), next());
    let letters = ByRole { pawn, knight, bishop, rook, queen, king };
    let mut made = Vocabulary::new(letters).folded_by(PASSPORTS);
    for &(words, term) in words {
        made.add_term(words, term);
    }
    made
}

fn english() -> Vocabulary {
    vocabulary(
        "KQRBNP",
        &[
            ("White", Term::Color(Color::White)),
            ("Black", Term::Color(Color::Black)),
            ("castling", Term::Castling),
            ("short", Term::Side(CastlingSide::KingSide)),
            ("long", Term::Side(CastlingSide::QueenSide)),
            ("en passant", Term::EnPassant),
            ("all", Term::All),
            ("no", Term::None),
            ("to", Term::Noise),
            ("move", Term::Noise),
            ("and", Term::Noise),
            ("start", Term::Start),
        ],
    )
}

fn german() -> Vocabulary {
    vocabulary(
        "KDTLSB",
        &[
            ("Weiß", Term::Color(Color::White)),
            ("Schwarz", Term::Color(Color::Black)),
            ("am Zug", Term::Noise),
        ],
    )
}

fn named(mut vocabulary: Vocabulary, pieces: &[(&str, Role)]) -> Vocabulary {
    for &(word, role) in pieces {
        vocabulary.add(word, Atom::Piece(role));
    }
    vocabulary
}

fn read_all(text: &str) -> Result<String, PositionTextError> {
    use Role::{King, Pawn, Queen, Rook};
    let pieces = [("König", King), ("Dame", Queen), ("Bauer", Pawn), ("Bauern", Pawn)];
    let german = named(german(), &pieces);
    let pieces = [("king", King), ("queen", Queen), ("rook", Rook), ("pawn", Pawn)];
    let english = named(english(), &pieces);
    let taken = read_in(text, CastlingMode::Standard, &[&german, &english])?;
    assert_eq!(taken.remarks, [], "{text}");
    Ok(write(&taken.position))
}

/// What is left out of a text, and what is taken of it.
fn remarks(text: &str) -> (Vec<Remark>, String) {
    let Taken { position, remarks, .. } = read_either(text, &[&english()]).unwrap();
    (remarks, write(&position))
}

fn good(text: &str, fen: &str) {
    assert_eq!(read_all(text).as_deref(), Ok(fen), "{text}");
}

fn wrong(text: &str) -> PositionTextError {
    read_all(text).unwrap_err()
}

const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
const PAWN: &str = "4k3/8/8/8/8/8/P7/4K3 w - - 0 1";

#[test]
fn fen_and_epd() {
    good("4k3/8/8/8/8/8/8/4K3", KINGS);
    good("4k3/8/8/8/8/8/8/4K3 w", KINGS);
    good("4k3/8/8/8/8/8/8/4K3 w - -", KINGS);
    good("4k3/8/8/8/8/8/8/4K3 w - - bm Kd2; id \"a; b/c\"; c0 1;", KINGS);
    good("4k3/8/8/8/8/8/8/4K3 w - - 0 1 id \"x\";", KINGS);
    good("4k3/8/8/8/8/8/8/4K3 b - - 3 9", "4k3/8/8/8/8/8/8/4K3 b - - 3 9");
    good("4k3/8/8/8/8/8/8/4K2R w K -", "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    // White's strokes may have blanks around them, and FEN may have the letters of the voice.
    good("4k3 / 48 / 4K3 w", KINGS);
    good("4k3/8/8/8/8/8/D7/4K3 w - - 0 1", "4k3/8/8/8/8/8/Q7/4K3 w - - 0 1");
    assert_eq!(wrong("4k3/8/8/8/8/8/8/4K3 x - - 0 1"), PositionTextError::Turn);
    assert_eq!(wrong("4k3/8/8/8/8/8/8/4K3 w x - 0 1"), PositionTextError::Castling);
    assert_eq!(wrong("4k3/8/8/8/8/8/8/4K3 w - x 0 1"), PositionTextError::EnPassant);
    assert_eq!(wrong("4k3/8/8/8/8/8/8/4K3 w - - 0x 1"), PositionTextError::Counters);
    assert_eq!(wrong("4k3/8/8/8/8/8/8/4K3 w - - 0 99999999999"), PositionTextError::Counters);
    good("4k3/8/8/8/8/8/8/4K3 w - - fmvn 12; bm Kd2; hmvc 7;", "4k3/8/8/8/8/8/8/4K3 w - - 7 12");
    for operations in ["hmvc x;", "hmvc;", "fmvn 99999999999;", "hmvc 1 2;", "fmvn 1 - -;"] {
        let epd = format!("4k3/8/8/8/8/8/8/4K3 w - - {operations}");
        assert_eq!(wrong(&epd), PositionTextError::Counters, "{epd}");
    }
    for operations in ["bm Kd2", "bm Kd2; id", "id \"x;", "; bm", "0 1 2 3"] {
        let epd = format!("4k3/8/8/8/8/8/8/4K3 w - - {operations}");
        assert_eq!(wrong(&epd), PositionTextError::Operations, "{epd}");
    }
}

#[test]
fn in_fen_english_letters_go_first_in_a_diagram_those_of_the_voice() {
    good("4k3/8/8/8/8/8/B7/4K3 w - - 0 1", "4k3/8/8/8/8/8/B7/4K3 w - - 0 1");
    good("4k3 40 B7 4K3", PAWN);
    good("4k3 40 P7 4K3", PAWN);
    good("4k3 40 S7 4K3", "4k3/8/8/8/8/8/N7/4K3 w - - 0 1");
}

#[test]
fn diagrams_of_the_united_kingdom() {
    let start = write(&Position::default()).replace("KQkq", "-");
    for text in [
        "(!V=UV!( &&&&&&&& 32 PPPPPPPP RSLQKLSR",
        "⠷⠮⠧⠿⠥⠧⠮⠷⠀⠯⠯⠯⠯⠯⠯⠯⠯ ⠒⠆ ⠏⠏⠏⠏⠏⠏⠏⠏ ⠗⠎⠇⠟⠅⠇⠎⠗",
        "      (!v=uv!(\r\n&&&&&&&&\r\n32 pppppppp\r\nrslqklsr\u{c}",
        "(!V=UV!( | &&&&&&&& | 8 8 8 8 | PPPPPPPP RSLQKLSR",
    ] {
        good(text, &start);
    }
    good("4U3 48 ⠲⠅⠒", KINGS);
    good("4u3 48 4k3", KINGS);
    good("4U3 48 4K3 b", "4k3/8/8/8/8/8/8/4K3 b - - 0 1");
    good("⠲⠥⠒ ⠲⠦ ⠲⠅⠒ Black to move.", "4k3/8/8/8/8/8/8/4K3 b - - 0 1");
}

#[test]
fn a_rank_a_line_with_and_without_numbers() {
    let ranks = "----k--- -------- -------- -------- -------- -------- P------- ----K---";
    good(ranks, PAWN);
    good(&format!("{ranks} abcdefgh"), PAWN);
    good(&ranks.replace('-', "."), PAWN);
    let number = |text: &str, sign: &str| -> String {
        let rank = |(i, rank): (usize, &str)| format!("{}{sign} {rank}\n", 8 - i);
        text.split(' ').enumerate().map(rank).collect()
    };
    for sign in ["", ":", ".", ")"] {
        good(&format!("  abcdefgh\n{}", number(ranks, sign)), PAWN);
    }
    // The numbers say which rank it is, whatever the order.
    let mut upward: Vec<String> = number(ranks, "").lines().map(str::to_owned).collect();
    upward.reverse();
    good(&format!("{}\n  abcdefgh\nw - - 0 1", upward.join("\n")), PAWN);
    good("8 4k3 7 8 6 8 5 8 4 8 3 8 2 B7 1 4K3 ABCDEFGH b", &PAWN.replace(" w ", " b "));
    let cells = cell::to_unicode(&number("4U3 8 8 8 8 8 P7 4K3", "")).replace('⠀', " ");
    good(&format!("{cells}  ⠁⠃⠉⠙⠑⠋⠛⠓"), PAWN);
    assert_eq!(
        wrong("8 4k3 7 8 6 8 5 8 4 8 3 8 1 4K3"),
        PositionTextError::RankMissing(Rank::Second)
    );
    assert_eq!(
        wrong("8 4k3 7 8 6 8 5 8 4 8 3 8 2 8 2 8 1 4K3"),
        PositionTextError::RankTwice(Rank::Second)
    );
    assert_eq!(
        wrong("8 4k3 7 8 6 48 5 8 4 8 3 8 2 8 1 4K3"),
        PositionTextError::RankLength(Rank::Sixth, 48)
    );
}

#[test]
fn lists_of_pieces() {
    let fen = "4k3/8/8/8/8/8/PP6/3QK3 w - - 0 1";
    for text in [
        "White: Ke1 Qd1 a2 b2. Black: Ke8",
        "white: ke1, qd1, a2, b2; black: ke8",
        "Black: Ke8. White: a2,b2,Qd1,Ke1.",
        "White Ke1 Qd1 Pa2 Pb2 Black Ke8",
        "Weiß: Ke1 Dd1 a2 b2. Schwarz: Ke8",
        "weiss: Ke1 Dd1 a2b2 Black: Ke8. White to move.",
        "Schwarz Ke8 Weiß Ke1 Dd1 a2 b2 Weiß am Zug",
        "White: Ke1 Qd1 a2 b2. Black: Ke8 w - - 0 1",
    ] {
        good(text, fen);
    }
    for text in [
        "White: king e1, queen d1, pawns a2, b2. Black: king e8",
        "White king e1 queen d1 pawn a2 pawn b2 Black king e8",
        "Weiß: König e1, Dame d1, Bauern a2 b2. Schwarz: König e8. Weiß am Zug.",
        "White: Ke1 Qd1 pawns a2 b2. Black: Ke8",
    ] {
        good(text, fen);
    }
    good("White: king e1 Ra1. Black: rooks a8 h8 king e8", "r3k2r/8/8/8/8/8/8/R3K3 w - - 0 1");
    let kings = PositionTextError::Kings(Color::White, Square::E1, Square::H2);
    assert_eq!(wrong("White: king e1 h2. Black: Ke8"), kings);
    good("White: Ke1 Ra1h1. Black: Ke8 b", "4k3/8/8/8/8/8/8/R3K2R b - - 0 1");
    // A capital B is the bishop, as in moves; nobody writes the pawn.
    good("Weiß: Ke1 Ba2. Schwarz: Ke8", "4k3/8/8/8/8/8/B7/4K3 w - - 0 1");
    assert_eq!(wrong("Blancs: Re1. Noirs: Re8"), PositionTextError::Word("Blancs".to_owned()));
    assert_eq!(wrong("White: Ke1 Ra1 h1. Black: Ke8"), PositionTextError::Pawn(Square::H1));
    assert_eq!(wrong("White: Ke1 Qe1. Black: Ke8"), PositionTextError::Twice(Square::E1));
    for word in ["Xe4", "K", "e9", "Ke", "Ra1,K"] {
        let last = word.rsplit(',').next().unwrap();
        let text = format!("White: Ke1 {word}. Black: Ke8");
        assert_eq!(wrong(&text), PositionTextError::Word(last.to_owned()), "{text}");
    }
}

#[test]
fn what_a_diagram_does_not_show() {
    let rooks = "r3k2r 48 R3K2R";
    let fen = |rest: &str| format!("r3k2r/8/8/8/8/8/8/R3K2R {rest} 0 1");
    good(rooks, &fen("w - -"));
    good(&format!("{rooks} b KQkq"), &fen("b KQkq -"));
    good(&format!("{rooks} Black to move. No castling."), &fen("b - -"));
    good(&format!("{rooks} Castling: White short and long, Black long."), &fen("w KQq -"));
    good(&format!("{rooks} Black to move Castling White short | Black long"), &fen("b Kq -"));
    good(&format!("{rooks} b Castling: White h1"), &fen("b K -"));
    good(&format!("{rooks} Castling: Black short. Black to move."), &fen("b k -"));
    good(&format!("{rooks} Castling: all."), &fen("w KQkq -"));
    good(&format!("{rooks} Castling: White short, Black all"), &fen("w Kkq -"));
    let passed = "4k3 16 8 3Pp3 16 4K3 Black to move. En passant: d3.";
    good(passed, "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1");
    for (rest, word) in [
        ("Black to jump", "jump"),
        ("Castling: White e", "e"),
        ("White short", "short"),
        ("En passant: i3", "i3"),
        ("White to move e3", "e3"),
    ] {
        let text = format!("{rooks} {rest}");
        assert_eq!(wrong(&text), PositionTextError::Word(word.to_owned()), "{text}");
    }
    assert_eq!(wrong(&format!("{rooks} rubbish")), PositionTextError::Turn);
}

#[test]
fn the_first_position_has_a_name() {
    good("start", &write(&Position::default()));
    good("startpos", &write(&Position::default()));
    good("Start.", &write(&Position::default()));
}

#[test]
fn what_is_wrong_with_a_board_is_named_by_rank_and_sign() {
    use PositionTextError as E;
    assert_eq!(wrong("  "), E::Empty);
    assert_eq!(wrong("\u{2800}\u{2800}"), E::Empty);
    assert_eq!(wrong("rubbish"), E::Board);
    assert_eq!(wrong("hello my dear friend"), E::Board);
    assert_eq!(wrong("8/8/8 w - - 0 1"), E::Ranks(3));
    assert_eq!(wrong("4k3 8 4K3"), E::Ranks(3));
    assert_eq!(wrong("4k3 48 4K3 PPPPPPPP"), E::Ranks(9));
    assert_eq!(wrong("4k3 56 4K3"), E::Ranks(9));
    for endless in ["8/", "8 ", "64 ", "64/"] {
        assert!(matches!(wrong(&endless.repeat(300)), E::Ranks(9..)), "{endless}");
    }
    assert_eq!(wrong("4k3/8/8/9/8/8/8/4K3 w - - 0 1"), E::RankLength(Rank::Fifth, 9));
    assert_eq!(wrong("4k3/8/8/ppppppppp/8/8/8/4K3"), E::RankLength(Rank::Fifth, 9));
    assert_eq!(wrong("4k3/8/8//8/8/8/4K3"), E::RankLength(Rank::Fifth, 0));
    assert_eq!(wrong(&"⠿".repeat(1000)), E::RankLength(Rank::Eighth, 1000));
    assert_eq!(wrong(&"8/".repeat(300)), E::Ranks(301));
    assert_eq!(wrong("4U4 48 4K3"), E::RankLength(Rank::Eighth, 9));
    // A rank that is too long is not made up for by one that is too short.
    assert_eq!(wrong("5U3 40 4K3 6R"), E::RankLength(Rank::Eighth, 9));
    let sign = |rank, nth, sign| E::Sign { rank, nth, sign };
    assert_eq!(wrong("4k3/8/8/8/8/pppxp3/8/4K3"), sign(Rank::Third, 4, 'x'));
    assert_eq!(wrong("4U3 48 4K⠫2"), sign(Rank::First, 3, '⠫'));
    assert_eq!(wrong("4U3 48 4K⣿2"), sign(Rank::First, 3, '⣿'));
    assert_eq!(wrong("4k3 48 4K0"), sign(Rank::First, 3, '0'));
    assert_eq!(wrong("4U3 48\u{7} 4K3"), E::Control(7));
    assert_eq!(wrong("\u{1b}[A"), E::Control(1));
}

#[test]
fn what_is_wrong_with_the_pieces_is_named_by_square() {
    use PositionTextError as E;
    assert_eq!(wrong("8/8/8/8/8/8/8/4K3 w - - 0 1"), E::NoKing(Color::Black));
    assert_eq!(wrong("8 8 8 8 8 8 8 4K3"), E::NoKing(Color::Black));
    assert_eq!(wrong("4k3 48 K3K3"), E::Kings(Color::White, Square::A1, Square::E1));
    assert_eq!(wrong("4U2P 48 4K3"), E::Pawn(Square::H8));
    assert_eq!(wrong("4k3/8/8/8/8/8/8/4K2r b - - 0 1"), E::OtherInCheck(Color::White));
    let too_many = |pieces| E::TooMany(Color::White, pieces);
    assert_eq!(wrong("4k3 32 P7 PPPPPPPP 4K3"), too_many(TooMany::Pawns(9)));
    assert_eq!(wrong("4k3 32 R7 PPPPPPPP RNBQKBNR"), too_many(TooMany::Pieces(17)));
    assert_eq!(wrong("4k3 40 PPPPPPPP QQ2K3"), too_many(TooMany::Promoted));
    assert_eq!(wrong("4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 1"), E::Impossible);
}

#[test]
fn p23_a_right_that_cannot_be_is_left_out_with_a_remark() {
    use Color::{Black, White};
    use Remark as R;
    let rook = R::CastlingRook;
    for (text, left_out, fen) in [
        ("4k3/8/8/8/8/8/8/4K3 w K - 0 1", vec![rook(White, Square::H1)], KINGS),
        (
            "4k3/8/8/8/8/8/8/4K3 w KQ - 0 1",
            vec![rook(White, Square::A1), rook(White, Square::H1)],
            KINGS,
        ),
        (
            "r3k3/8/8/8/8/8/8/4K2R w KQkq - 0 1",
            vec![rook(White, Square::A1), rook(Black, Square::H8)],
            "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1",
        ),
        // A rook of the other colour is none to castle with.
        (
            "4k3/8/8/8/8/8/8/b3K2r w KQ - 0 1",
            vec![rook(White, Square::A1), rook(White, Square::H1)],
            "4k3/8/8/8/8/8/8/b3K2r w - - 0 1",
        ),
        (
            "4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1",
            vec![R::CastlingKing(White)],
            "4k3/8/8/8/8/8/4K3/R6R w - - 0 1",
        ),
        (
            "1k6/8/8/8/8/8/8/1K6 w KQkq - 0 1",
            vec![R::CastlingKing(White), R::CastlingKing(Black)],
            "1k6/8/8/8/8/8/8/1K6 w - - 0 1",
        ),
        ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", vec![R::EnPassant(Square::E6)], KINGS),
        ("4k3/8/8/8/8/8/8/4K3 w - e4 0 1", vec![R::EnPassant(Square::E4)], KINGS),
        (
            "4k3/8/8/8/8/8/8/4K3 w Q a3 0 1",
            vec![rook(White, Square::A1), R::EnPassant(Square::A3)],
            KINGS,
        ),
        // Also behind a diagram, in words and in letters of FEN.
        ("4k3 48 4K3 w K", vec![rook(White, Square::H1)], KINGS),
        ("4k3 48 4K3 Castling: White short.", vec![rook(White, Square::H1)], KINGS),
        ("4k3 48 4K3 Castling: White e4.", vec![R::Castling], KINGS),
    ] {
        assert_eq!(remarks(text), (left_out, fen.to_owned()), "{text}");
        assert_eq!(read(text, CastlingMode::Standard), None, "{text}");
    }
    let two = read_in("4k3/8/8/8/8/8/8/4KR1R w FH - 0 1", CastlingMode::Chess960, &[]).unwrap();
    assert_eq!(two.remarks, [R::Castling]);
    assert!(two.position.castles().has(White, CastlingSide::KingSide));
}

#[test]
fn p23_a_reading_that_leaves_nothing_out_goes_first() {
    for (text, mode) in [
        ("4k3/8/8/8/8/8/8/1K4R1 w K - 0 1", CastlingMode::Chess960),
        ("4k3/8/8/8/8/8/8/1K4R1 w G - 0 1", CastlingMode::Chess960),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", CastlingMode::Standard),
        ("4k3/8/8/8/8/8/8/4K2R w H - 0 1", CastlingMode::Standard),
    ] {
        let taken = read_either(text, &[]).unwrap();
        assert_eq!((taken.mode, taken.remarks), (mode, Vec::new()), "{text}");
    }
    // In a game of standard chess the king is not at home.
    let taken = read_with_mode("4k3/8/8/8/8/8/8/1K4R1 w K - 0 1", CastlingMode::Standard, &[]);
    assert_eq!(taken.unwrap().remarks, [Remark::CastlingKing(Color::White)]);
    let taken = read_with_mode("4k3/8/8/8/8/8/8/1K4R1 w G - 0 1", CastlingMode::Standard, &[]);
    assert_eq!(taken.unwrap().mode, CastlingMode::Chess960);
}

#[test]
fn what_stands_around_the_fields_is_no_part_of_them() {
    for text in [
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1;",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1.",
        "4k3/8/8/8/8/8/8/4K3 w, -, -, 0, 1",
        "4k3/8/8/8/8/8/8/4K3 white - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 White - - 0 1;",
        "4k3/8/8/8/8/8/8/4K3 White to move.",
    ] {
        good(text, KINGS);
    }
    good("4k3/8/8/8/8/8/8/4K2R white K - 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    good("4k3/8/8/8/8/8/8/4K3 black - - 5 9", "4k3/8/8/8/8/8/8/4K3 b - - 5 9");
    assert_eq!(wrong("4k3/8/8/8/8/8/8/4K3 white - x 0 1"), PositionTextError::EnPassant);
}

#[test]
fn one_line_of_a_diagram_lacks_the_others() {
    for line in ["8 rnbqkbnr", "8: rnbqkbnr", "8 4k3", "8 ----k---"] {
        assert_eq!(wrong(line), PositionTextError::RankMissing(Rank::Seventh), "{line}");
    }
    assert_eq!(wrong("1 RNBQKBNR"), PositionTextError::RankMissing(Rank::Eighth));
    assert_eq!(wrong("8 8"), PositionTextError::Ranks(2));
}

#[test]
fn all_960_positions_by_number() {
    let standard = write(&chess960(518).unwrap());
    assert!(standard.starts_with("rnbqkbnr/"), "{standard}");
    let all: std::collections::HashSet<_> =
        (0..960).map(|n| write(&chess960(n).unwrap())).collect();
    assert_eq!(all.len(), 960);
    assert!(chess960(960).is_none());
}
