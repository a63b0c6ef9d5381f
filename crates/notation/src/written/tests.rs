//! What texts are as moves.

use shakmaty::fen::Fen;
use shakmaty::{ByRole, CastlingMode};

use super::*;
use crate::san;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLE: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PROMOTE: &str = "3r3k/P3P3/8/8/8/8/8/4K3 w - - 0 1";
const TAKE: &str = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";
const PASSING: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";

fn letters(of: [&str; 6]) -> Letters {
    let [pawn, knight, bishop, rook, queen, king] = of.map(str::to_owned);
    Letters::new(&ByRole { pawn, knight, bishop, rook, queen, king })
}

fn german() -> Letters {
    letters(["B", "S", "L", "T", "D", "K"])
}

fn russian() -> Letters {
    letters(["П", "К", "С", "Л", "Ф", "Кр"])
}

fn position(fen: &str) -> Position {
    Position::from_setup(fen.parse::<Fen>().unwrap().into_setup(), CastlingMode::Standard).unwrap()
}

fn read_in(fen: &str, text: &str, letters: &Letters) -> Option<String> {
    let position = position(fen);
    let mv = written(text, letters)?.to_move(&position).ok()?;
    Some(san::english(&position, mv))
}

#[track_caller]
fn check(fen: &str, texts: &[&str], san: &str) {
    for text in texts {
        assert_eq!(read_in(fen, text, &Letters::english()).as_deref(), Some(san), "{text}");
    }
}

fn departures(text: &str) -> Vec<Departure> {
    written(text, &Letters::english()).unwrap().departures.iter().collect()
}

#[test]
fn p13_p14_moves_by_both_squares_with_and_without_a_stroke() {
    check(START, &["Nf3", "g1f3", "g1-f3", "Ng1-f3", "Ng1f3", "N-f3", "Ng1–f3", "1. Nf3"], "Nf3");
    check(START, &["e2e4", "e2-e4", "e2—e4", "Pe4", "Pe2-e4", "E2E4", "E2-E4"], "e4");
    check(
        TAKE,
        &["exd5", "ed5", "ed", "exd", "e4d5", "e4xd5", "e4-d5", "e:d5", "ed5:", "e×d5"],
        "exd5",
    );
    check(CASTLE, &["e1g1", "Ke1g1", "Kg1", "e1h1", "Ke1-g1"], "O-O");
    assert_eq!(departures("g1f3"), [Departure::Coordinates]);
    assert_eq!(departures("Ng1-f3"), [Departure::Long]);
    assert_eq!(departures("exd"), [Departure::Files]);
    assert_eq!(departures("e:d5"), [Departure::Capture]);
}

#[test]
fn p15_promotions_with_every_sign_and_none() {
    let all = [
        "a8=Q", "a8Q", "a8(Q)", "a8/Q", "a8=(Q)", "a8q", "a7a8q", "a7-a8Q", "a8=Q+", "a8=q", "a8♕",
    ];
    check("8/P7/8/8/8/7k/8/4K3 w - - 0 1", &all, "a8=Q");
    check(PROMOTE, &["exd8N", "e7d8n", "exd8(N)", "ed8=N", "e7xd8/N", "exd=N"], "exd8=N");
    assert_eq!(
        written("a8", &Letters::english()).unwrap().to_move(&position(PROMOTE)),
        Err(SanError::AmbiguousSan)
    );
    assert_eq!(departures("a8=Q"), []);
    assert_eq!(departures("a8(Q)"), [Departure::Promotion]);
    // A bishop, and no pawn that becomes one.
    assert_eq!(read_in(PROMOTE, "a8b", &Letters::english()).as_deref(), Some("a8=B"));
    assert_eq!(read_in(PROMOTE, "e8=D+", &german()).as_deref(), Some("e8=Q+"));
}

#[test]
fn p16_castling_in_every_spelling() {
    for text in [
        "O-O", "0-0", "o-o", "OO", "oo", "00", "O-0", "0-O", "O–O", "0—0", "O−O", "О-О", "о-о",
        "O-O+", "0-0#", "o-o!?", "O - O", "O-O ch",
    ] {
        check(CASTLE, &[text], "O-O");
    }
    check(CASTLE, &["O-O-O", "0-0-0", "o-o-o", "OOO", "ooo", "O–O–O", "0-0-0+"], "O-O-O");
    assert_eq!(departures("O-O-O"), []);
    assert_eq!(departures("0-0"), [Departure::Castling]);
    assert_eq!(departures("0-0-0++"), [Departure::Castling, Departure::Check]);
    for text in ["0", "O-", "0-0-0-0-0", "1-0", "o-k"] {
        assert_eq!(written(text, &Letters::english()), None, "{text}");
    }
}

#[test]
fn p17_p18_marks_and_signs_behind_a_move() {
    let read = |text: &str| {
        let read = written(text, &Letters::english()).unwrap();
        (
            read.mark,
            read.signs.iter().collect::<Vec<_>>(),
            read.departures.iter().collect::<Vec<_>>(),
        )
    };
    let (check, mate) = (Some(Mark::Check), Some(Mark::Mate));
    for text in ["Qh4++", "Qh4 ch", "Qh4ch.", "Qh4†", "Qh4 dbl ch"] {
        assert_eq!(read(text), (check, vec![], vec![Departure::Check]), "{text}");
    }
    for text in ["Qh4mate", "Qh4 mate", "Qh4×", "Qh4‡"] {
        assert_eq!(read(text), (mate, vec![], vec![Departure::Check]), "{text}");
    }
    assert_eq!(read("Qh4#"), (mate, vec![], vec![]));
    assert_eq!(read("Qxf7!#"), (mate, vec![1], vec![Departure::Check]));
    assert_eq!(read("Qxf7#!"), (mate, vec![1], vec![]));
    assert_eq!(read("Nf3!!"), (None, vec![3], vec![]));
    assert_eq!(read("Nf3!!!"), (None, vec![3], vec![Departure::Sign]));
    for (text, numbers) in [
        ("Nf3!?", vec![5]),
        ("Nf3+-", vec![18]),
        ("Nf3!+-", vec![1, 18]),
        ("Nf3+!?=", vec![5, 10]),
        ("Nf3+=", vec![14]),
        ("Nf3±", vec![16]),
        ("Nf3 N", vec![146]),
        ("e4N", vec![146]),
        ("Nf3D", vec![220]),
        ("O-O!", vec![1]),
    ] {
        assert_eq!(read(text).1, numbers, "{text}");
    }
    assert_eq!(read("Nf3(=)"), (None, vec![], vec![]));
    assert_eq!(read("Nf3+").0, check);
    check_passing();
}

fn check_passing() {
    check(
        PASSING,
        &[
            "exd6",
            "exd6e.p.",
            "exd6 e.p.",
            "exd6ep",
            "ed6 ep.",
            "e5d6",
            "exd6 e. p.",
            "exd6qđ",
            "exd6 qđ",
            "exd6qd",
            "ed",
        ],
        "exd6",
    );
    let wrong = written("exd5 e.p.", &Letters::english()).unwrap();
    assert_eq!(wrong.to_move(&position(TAKE)), Err(SanError::IllegalSan));
}

#[test]
fn p19_p20_figurines_and_what_cannot_be_seen() {
    check(
        START,
        &[
            "♘f3",
            "♞f3",
            "♘g1-f3",
            "\u{a0}Nf3",
            "N\u{200b}f3",
            "Nf3\u{a0}",
            "\u{feff}Nf3",
            "1.\u{a0}Nf3",
        ],
        "Nf3",
    );
    assert_eq!(departures("♘f3"), [Departure::Figurine]);
    assert_eq!(departures("1.\u{a0}e4"), [Departure::Unseen]);
    assert_eq!(departures("e\u{200b}4"), [Departure::Unseen]);
    assert_eq!(departures("1... e5"), []);
    // What gives orders to a terminal is of no move.
    assert_eq!(written("e\u{1b}4", &Letters::english()), None);
}

#[test]
fn t1_quotation_marks_and_captures_by_files() {
    check(START, &["\"e4\"", "“e4”", "'e4'", "«e4»", "„e4“"], "e4");
    assert_eq!(departures("\"e4\""), [Departure::Quotes]);
    check(TAKE, &["ed", "exd", "e:d"], "exd5");
    for text in
        ["eg", "exa", "ee", "e", "x", "exd5x6", "Nf9", "N", "", "1.", "Qq", "abcdefghijklmnop"]
    {
        assert_eq!(written(text, &Letters::english()), None, "{text}");
    }
}

#[test]
fn letters_are_of_their_case_unless_they_can_be_nothing_else() {
    let read = |text: &str, letters: &Letters| {
        let read = written(text, letters).unwrap();
        (read.act, read.is_sure())
    };
    let plain = |text: &str| read(text, &Letters::english());
    assert!(matches!(
        plain("bc4"),
        (Act::Plain(PlainMove { role: None, file: Some(File::B), .. }), true)
    ));
    assert!(matches!(plain("Bc4"), (Act::Plain(PlainMove { role: Some(Role::Bishop), .. }), true)));
    assert!(matches!(
        plain("nc4"),
        (Act::Plain(PlainMove { role: Some(Role::Knight), .. }), false)
    ));
    assert!(matches!(plain("N c4"), (_, false)));
    assert!(matches!(plain("bb4"), (Act::Plain(PlainMove { role: None, .. }), false)));
    let roles = |text: &str, letters: &Letters| {
        readings(text, letters)[1..]
            .iter()
            .flatten()
            .map(|found| match found.act {
                Act::Plain(found) => found.role,
                _ => panic!("{text}"),
            })
            .collect::<Vec<_>>()
    };
    let bishop = Some(Role::Bishop);
    assert_eq!(roles("bb4", &Letters::english()), [bishop]);
    assert_eq!(roles("BB4", &Letters::english()), [None, bishop]);
    assert_eq!(roles("B B4", &Letters::english()), [None, bishop]);
    assert_eq!(roles("DXD4", &german()), [None, Some(Role::Queen)]);
    assert_eq!(roles("b d4", &german()), [Some(Role::Pawn)]);
    assert_eq!(roles("bd4", &german()), []);
    // Turkish, typed without the mark.
    let turkish = letters(["P", "A", "F", "K", "V", "Ş"]);
    for text in ["Şd2", "Sd2"] {
        let role = Some(Role::King);
        assert!(matches!(read(text, &turkish), (Act::Plain(found), true) if found.role == role));
    }
    let queen = |text: &str| read(text, &german());
    let role = Some(Role::Queen);
    assert!(matches!(queen("Dee4"), (Act::Plain(found), true) if found.role == role));
    assert!(matches!(queen("dee4"), (Act::Plain(found), false) if found.role == role));
    assert!(matches!(queen("De4"), (Act::Plain(found), true) if found.role == role));
    assert!(matches!(queen("de4"), (Act::Plain(found), true) if found.role.is_none()));
    assert!(matches!(queen("Be4"), (Act::Plain(found), false) if found.role == Some(Role::Pawn)));
}

#[test]
fn pieces_have_the_letters_of_a_language_and_no_others() {
    let russian = russian();
    for (text, role) in [
        ("Кf3", Role::Knight),
        ("Крe2", Role::King),
        ("К:d5+", Role::Knight),
        ("Фh7×", Role::Queen),
        ("Сg1-f3!?", Role::Bishop),
        ("кре2", Role::King),
    ] {
        let read = written(text, &russian).unwrap();
        assert!(
            matches!(read.act, Act::Plain(plain) if plain.role == Some(role)),
            "{text}: {read:?}"
        );
    }
    assert!(matches!(written("О–О", &russian).unwrap().act, Act::Castle(_)));
    assert!(
        matches!(written("е4", &russian).unwrap().act, Act::Plain(plain) if plain.to == shakmaty::Square::E4)
    );
    assert_eq!(written("Nf3", &russian), None);
    let vietnamese = letters(["P", "M", "T", "X", "H", "V"]);
    for text in ["Xe4", "Xxe4", "Xaxe4", "X1e4", "Xae4"] {
        let read = written(text, &vietnamese).unwrap();
        assert!(matches!(read.act, Act::Plain(plain) if plain.role == Some(Role::Rook)), "{text}");
        assert!(read.is_sure(), "{text}");
    }
    assert!(is_foreign("Sf3", &Letters::english()) && is_foreign("Крe8+", &Letters::english()));
    assert!(is_foreign("e8=D", &Letters::english()) && is_foreign("Txe8#", &Letters::english()));
    for text in ["Hello", "e9", "White", "A", "", "Zz"] {
        assert!(!is_foreign(text, &Letters::english()), "{text}");
    }
}

#[test]
fn null_moves_in_every_spelling() {
    for text in ["--", "Z0", "@@@@", "null", "0000", "12. --"] {
        assert_eq!(
            written(text, &Letters::english()).map(|read| read.act),
            Some(Act::Null),
            "{text}"
        );
    }
}
