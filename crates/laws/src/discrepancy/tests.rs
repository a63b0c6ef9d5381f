//! What an arbiter would propose, case by case (FIDE 2023, D.2.9).

use shakmaty::fen::Fen;

use super::*;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Sheets as moves, `-` for a hole; boards as moves played from the start and then squares changed,
/// like `e4=.` and `d5=p`.
struct Table {
    start: &'static str,
    sheets: [&'static str; 2],
    boards: [&'static str; 2],
    record: &'static str,
}

const SAME: &str = "e2e4 e7e5 g1f3 b8c6";

fn mode(table: &Table) -> CastlingMode {
    if table.start == START {
        CastlingMode::Standard
    } else {
        CastlingMode::detect(&fen(table.start))
    }
}

fn fen(text: &str) -> shakmaty::Setup {
    text.parse::<Fen>().unwrap().into_setup()
}

fn position(table: &Table) -> Position {
    Position::from_setup(Fen::try_from(fen(table.start)).unwrap().into_setup(), mode(table))
        .unwrap()
}

fn sheet(text: &str) -> Vec<Option<UciMove>> {
    text.split_whitespace().map(|word| (word != "-").then(|| word.parse().unwrap())).collect()
}

fn board(start: &Position, text: &str) -> Board {
    let (changes, moves): (Vec<&str>, Vec<&str>) =
        text.split_whitespace().partition(|word| word.contains('='));
    let mut position = start.clone();
    for mv in moves {
        let uci: UciMove = mv.parse().unwrap();
        position.play_unchecked(uci.to_move(&position).unwrap());
    }
    let mut board = position.board().clone();
    for (square, piece) in changes.iter().filter_map(|change| change.split_once('=')) {
        let square = square.parse().unwrap();
        match Piece::from_char(piece.chars().next().unwrap()) {
            Some(piece) => board.set_piece_at(square, piece),
            None => board.discard_piece_at(square),
        }
    }
    board
}

fn examined(table: &Table) -> Report {
    let start = position(table);
    let boards = table.boards.map(|text| (text != "unseen").then(|| shown(&start, text)));
    let sheets = table.sheets.map(sheet);
    let record: Vec<UciMove> = sheet(table.record).into_iter().flatten().collect();
    let seconds = |ply: u64| ByColor {
        white: Duration::from_secs(100 - ply),
        black: Duration::from_secs(200 - ply),
    };
    let left: Vec<_> = (1..=3).map(seconds).collect();
    examine(&Evidence {
        start: &start,
        mode: mode(table),
        boards: ByColor { white: boards[0].as_ref(), black: boards[1].as_ref() },
        sheets: ByColor { white: &sheets[0], black: &sheets[1] },
        record: &record,
        left: &left,
    })
}

/// A board whose pieces are known, or after `occupied` one that senses only where something stands.
fn shown(start: &Position, text: &str) -> Shown {
    let occupied = text.strip_prefix("occupied");
    let mut shown = Shown::from(board(start, occupied.unwrap_or(text)));
    if occupied.is_some() {
        shown.pieces = Board::empty();
    }
    shown
}

fn holds(holds: SquareContent) -> char {
    match holds {
        SquareContent::Nothing => '.',
        SquareContent::Something => 'x',
        SquareContent::Piece(piece) => piece.char(),
        SquareContent::Unsure => '?',
    }
}

fn piece(piece: Option<Piece>) -> char {
    piece.map_or('.', Piece::char)
}

/// `4: white e4 .P, black writes 4 b8c6`: the ply, what is put right, what is written.
fn written(standing: &Resumption) -> String {
    let corrections = standing.corrections.iter().map(|put| {
        format!(" {} {} {}{},", put.player, put.square, holds(put.holds), piece(put.should))
    });
    let entries = standing
        .entries
        .iter()
        .map(|entry| format!(" {} writes {} {},", entry.player, entry.ply, entry.mv));
    let rest: String = corrections.chain(entries).collect();
    format!("{}:{}", standing.ply, rest.trim_end_matches(','))
}

#[track_caller]
fn check(table: &Table, expected: &str) -> Report {
    let report = examined(table);
    let said = match &report.solution {
        Solution::Stands(standing) => format!("stands {}", written(standing)),
        Solution::Back(standing, retraced) => {
            format!("back {:?} {}", retraced.cause, written(standing))
        }
        Solution::Ruling(doubt) => format!("{doubt:?}"),
    };
    assert_eq!(said, expected);
    report
}

fn standard(sheets: [&'static str; 2], boards: [&'static str; 2]) -> Table {
    Table { start: START, sheets, boards, record: "" }
}

#[test]
fn nothing_is_wrong() {
    let report = check(&standard([SAME, SAME], [SAME, SAME]), "stands 4:");
    assert_eq!(report.differences, []);
    assert_eq!(report.agreement, Agreement::Whole);
    assert_eq!(report.readings.white, Reading { plies: 4, stop: None });
}

#[test]
fn d_2_9_who_wrote_right_and_moved_wrong_adjusts_his_board() {
    let report = check(
        &standard([SAME, SAME], [SAME, "e2e4 e7e5 g1f3 b8a6"]),
        "stands 4: black a6 n., black c6 .n",
    );
    let squares: Vec<Square> = report.differences.iter().map(|differs| differs.square).collect();
    assert_eq!(squares, [Square::A6, Square::C6]);
    let knight = SquareContent::Piece(Color::Black.knight());
    assert_eq!(
        report.differences[0].holds,
        ByColor { white: SquareContent::Nothing, black: knight }
    );
}

#[test]
fn a_piece_was_displaced_unnoticed() {
    check(
        &standard([SAME, SAME], ["e2e4 e7e5 g1f3 b8c6 a2=. a3=P", SAME]),
        "stands 4: white a2 .P, white a3 P.",
    );
}

#[test]
fn neither_board_shows_the_position_and_both_adjust() {
    check(
        &standard([SAME, SAME], ["e2e4 e7e5 g1f3 b8a6", "e2e4 e7e5 g1h3 b8c6"]),
        "stands 4: white a6 n., white c6 .n, black f3 .N, black h3 N.",
    );
    check(
        &standard([SAME, SAME], ["e2e4 e7e5 g1f3 b8a6", "e2e4 e7e5 g1f3 b8a6"]),
        "stands 4: white a6 n., white c6 .n, black a6 n., black c6 .n",
    );
}

#[test]
fn a_captured_pawn_was_left_in_its_hole() {
    let moves = "e2e4 d7d5 e4d5";
    check(&standard([moves, moves], [moves, "e2e4 d7d5 e4d5 d5=p"]), "stands 3: black d5 pP");
}

#[test]
fn castling_with_only_the_king_moved_on_one_board() {
    let moves = "e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 e1g1";
    let other = "e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 e1h1";
    check(
        &standard([moves, other], [moves, "e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 e1g1 f1=. h1=R"]),
        "stands 7: black f1 .R, black h1 R.",
    );
}

#[test]
fn an_en_passant_pawn_was_not_removed() {
    let moves = "e2e4 a7a6 e4e5 d7d5 e5d6";
    check(
        &standard([moves, moves], ["e2e4 a7a6 e4e5 d7d5 e5d6 d5=p", moves]),
        "stands 5: white d5 p.",
    );
}

#[test]
fn promotion_to_different_pieces_is_decided_by_the_sheets() {
    let start = "7k/P7/8/8/8/8/8/K7 w - - 0 1";
    check(
        &Table { start, sheets: ["a7a8q", "a7a8q"], boards: ["a7a8q", "a7a8n"], record: "" },
        "stands 1: black a8 NQ",
    );
    let report = check(
        &Table { start, sheets: ["a7a8q", "a7a8n"], boards: ["a7a8q", "a7a8n"], record: "" },
        "back Differ 0: white a7 .P, white a8 Q., black a7 .P, black a8 N.",
    );
    let Solution::Back(_, retraced) = report.solution else { panic!() };
    assert_eq!(retraced.left, None);
}

#[test]
fn chess960_castling_is_read_in_either_spelling() {
    // King d1, rook a1 and b8 king, a8 rook: the long way the white king goes one square.
    let start = "rk5r/pppppppp/8/8/8/8/PPPPPPPP/R2K3R w AHah - 0 1";
    check(
        &Table {
            start,
            sheets: ["d1h1 b8a8", "d1g1 b8a8"],
            boards: ["d1h1 b8a8", "d1h1"],
            record: "",
        },
        "stands 2: black a8 r., black b8 k., black c8 .k, black d8 .r",
    );
    check(
        &Table { start, sheets: ["d1a1", ""], boards: ["d1a1", "d1c1"], record: "" },
        "stands 1: black a1 R., black d1 .R, black writes 1 d1a1",
    );
}

#[test]
fn sheets_that_part_go_back_to_where_they_agree() {
    let table = standard(
        ["e2e4 e7e5 g1f3 b8c6", "e2e4 e7e5 g1h3 b8c6 d2d4"],
        ["e2e4 e7e5 g1f3 b8c6", "e2e4 e7e5 g1h3 b8c6 d2d4"],
    );
    let report = check(
        &table,
        "back Differ 2: white g1 .N, white f3 N., white c6 n., white b8 .n, black g1 .N, \
         black d2 .P, black h3 N., black d4 P., black c6 n., black b8 .n",
    );
    assert_eq!(report.agreement, Agreement::Part(3));
    let Solution::Back(standing, retraced) = report.solution else { panic!() };
    assert_eq!(standing.position.turn(), Color::White);
    let left = ByColor { white: Duration::from_secs(98), black: Duration::from_secs(198) };
    assert_eq!(retraced.left, Some(left));
    assert_eq!(retraced.cancelled.white, sheet("g1f3 b8c6"));
    assert_eq!(retraced.cancelled.black, sheet("g1h3 b8c6 d2d4"));
}

#[test]
fn boards_that_agree_put_the_wrong_sheet_right() {
    let wrong = "e2e4 e7e5 g1h3 b8c6";
    check(&standard([SAME, wrong], [SAME, SAME]), "stands 4: black writes 3 g1f3");
    check(&standard([wrong, SAME], [SAME, SAME]), "stands 4: white writes 3 g1f3");
}

#[test]
fn times_that_are_not_known_are_left_to_the_arbiter() {
    let long = "e2e4 e7e5 g1f3 b8c6 f1b5";
    let table = standard([long, "e2e4 e7e5 g1f3 b8c6 f1c4"], [long, "e2e4"]);
    let Solution::Back(standing, retraced) = examined(&table).solution else { panic!() };
    assert_eq!((standing.ply, retraced.left), (4, None));
}

#[test]
fn a_sheet_one_ply_behind_agrees() {
    let report = check(
        &standard(["e2e4 e7e5 g1f3", SAME], ["e2e4 e7e5 g1f3 b8a6", SAME]),
        "stands 4: white a6 n., white c6 .n, white writes 4 b8c6",
    );
    assert_eq!(report.agreement, Agreement::Behind(Color::White, 1));
    check(
        &standard([SAME, "e2e4 e7e5 g1f3 -"], [SAME, "e2e4 e7e5 g1f3"]),
        "stands 4: black c6 .n, black b8 n., black writes 4 b8c6",
    );
}

#[test]
fn a_move_that_is_written_and_made_on_neither_board_is_not_made() {
    let shorter = "e2e4 e7e5 g1f3";
    check(&standard([shorter, SAME], [shorter, shorter]), "stands 3:");
    check(&standard([SAME, "e2e4 e7e5"], [shorter, shorter]), "stands 3: black writes 3 g1f3");
}

#[test]
fn a_sheet_further_behind_is_followed_if_its_owner_s_board_confirms_it() {
    let report = check(
        &standard([SAME, "e2e4 e7e5"], ["e2e4 e7e5 g1f3 b8a6", SAME]),
        "stands 4: white a6 n., white c6 .n, black writes 3 g1f3, black writes 4 b8c6",
    );
    assert_eq!(report.agreement, Agreement::Behind(Color::Black, 2));
    check(
        &standard([SAME, "e2e4 e7e5"], [SAME, "e2e4 e7e5 g1f3"]),
        "stands 4: black c6 .n, black b8 n., black writes 3 g1f3, black writes 4 b8c6",
    );
    check(
        &standard([SAME, "e2e4 e7e5"], [SAME, "e2e4 e7e5 g1h3"]),
        "back Missing(Black) 2: white g1 .N, white f3 N., white c6 n., white b8 .n, black g1 .N, \
         black h3 N.",
    );
}

#[test]
fn a_hole_is_filled_from_the_other_sheet_if_the_boards_are_equal() {
    let report =
        check(&standard(["e2e4 - g1f3 b8c6", SAME], [SAME, SAME]), "stands 4: white writes 2 e7e5");
    assert_eq!(report.readings.white, Reading { plies: 1, stop: Some(Stop::Missing) });
    assert_eq!(report.readings.black, Reading { plies: 4, stop: None });
}

#[test]
fn a_hole_is_filled_and_its_owner_s_board_put_right() {
    check(
        &standard(["e2e4 - g1f3 b8c6", SAME], [SAME, "e2e4 e7e6 g1f3 b8c6"]),
        "stands 4: black e5 .p, black e6 p., white writes 2 e7e5",
    );
    check(
        &standard(["e2e4 - g1f3 b8c6", SAME], ["e2e4 e7e5 g1f3", SAME]),
        "stands 4: white c6 .n, white b8 n., white writes 2 e7e5",
    );
}

/// A gap is a gap: the sheets say nothing different, and they agree again after it.
#[test]
fn a6_a_gap_does_not_end_the_agreement_that_goes_on_after_it() {
    let report = check(
        &standard(["e2e4 - g1f3 b8c6", SAME], ["e2e4 e7e6 g1f3 b8c6", SAME]),
        "stands 4: white e5 .p, white e6 p., white writes 2 e7e5",
    );
    assert_eq!(report.agreement, Agreement::Whole);
    let unseen = ["unseen", "unseen"];
    check(&standard(["e2e4 - g1f3 b8c6", SAME], unseen), "stands 4: white writes 2 e7e5");
    let both = standard(["e2e4 - g1f3 b8c6", "e2e4 e7e5 - b8c6"], unseen);
    check(&both, "stands 4: white writes 2 e7e5, black writes 3 g1f3");
}

/// What nobody sees is neither alike nor different, and puts nothing right.
#[test]
fn a6_a_board_that_is_not_seen_is_no_board_that_agrees() {
    let report = check(&standard([SAME, SAME], ["unseen", SAME]), "stands 4:");
    assert_eq!(report.differences, []);
    check(
        &standard([SAME, SAME], ["unseen", "e2e4 e7e5 g1h3 b8c6"]),
        "stands 4: black f3 .N, black h3 N.",
    );
    // One board is no agreement of both: the sheets that differ go back.
    let wrong = "e2e4 e7e5 g1h3 b8c6";
    let table = standard([SAME, wrong], ["unseen", SAME]);
    let Solution::Back(standing, _) = examined(&table).solution else { panic!() };
    assert_eq!(standing.ply, 2);
    check(&standard(["", ""], ["unseen", "unseen"]), "stands 0:");
}

/// A board that senses squares alone shows what it can, and no more.
#[test]
fn a6_a_board_that_knows_no_pieces_is_compared_by_its_squares() {
    let occupied = "occupied e2e4 e7e5 g1h3 b8c6";
    let report =
        check(&standard([SAME, SAME], [SAME, occupied]), "stands 4: black f3 .N, black h3 x.");
    let squares: Vec<Square> = report.differences.iter().map(|found| found.square).collect();
    assert_eq!(squares, [Square::F3, Square::H3]);
    check(&standard([SAME, SAME], ["occupied e2e4 e7e5 g1f3 b8c6", SAME]), "stands 4:");
}

/// The record of the program can be what is wrong.
#[test]
fn a6_the_record_is_compared_with_what_both_have_written() {
    let written = "e2e4 e7e5 g1h3 b8c6";
    let with = |record, sheets| Table { record, ..standard(sheets, [written, written]) };
    let report = check(&with(SAME, [written, written]), "stands 4:");
    let uci = |text: &str| Some(text.parse::<UciMove>().unwrap());
    let wrong = |ply, recorded, written| Some(Misrecorded { ply, recorded, written });
    assert_eq!(report.misrecorded, wrong(3, uci("g1f3"), uci("g1h3")));
    let right = examined(&with(written, [written, written]));
    assert_eq!(right.misrecorded, None);
    let longer = examined(&with("e2e4 e7e5 g1h3 b8c6 d2d4", [written, written]));
    assert_eq!(longer.misrecorded, wrong(5, uci("d2d4"), None));
    let shorter = examined(&with("e2e4 e7e5 g1h3", [written, written]));
    assert_eq!(shorter.misrecorded, wrong(4, None, uci("b8c6")));
    // One sheet is put right by both boards: the record is compared with the other.
    let one = examined(&with(SAME, [SAME, written]));
    assert_eq!(one.misrecorded, wrong(3, uci("g1f3"), uci("g1h3")));
}

/// Where a sheet is silent, the record is a witness; where it says something else, it is none.
#[test]
fn a6_the_record_confirms_what_one_sheet_alone_has() {
    let with = |record| Table { record, ..standard([SAME, "e2e4 e7e5"], ["unseen", "unseen"]) };
    check(&with(SAME), "stands 4: black writes 3 g1f3, black writes 4 b8c6");
    check(&with("e2e4 e7e5 g1h3 b8c6"), "back Missing(Black) 2:");
    check(&with(""), "back Missing(Black) 2:");
}

#[test]
fn a_hole_before_a_parting_counts_if_the_sheets_agree_in_between() {
    let table = standard(["e2e4 - g1f3 b8c6", "e2e4 e7e5 g1f3 g8f6"], [SAME, SAME]);
    let report = check(
        &table,
        "back Differ 3: white c6 n., white b8 .n, black c6 n., black b8 .n, white writes 2 e7e5",
    );
    assert_eq!(report.agreement, Agreement::Part(4));
    let table = standard(["e2e4 e7e5 - b8c6", "e2e4 - g1f3 g8f6"], [SAME, SAME]);
    let Solution::Back(standing, retraced) = examined(&table).solution else { panic!() };
    assert_eq!((standing.ply, retraced.cause), (1, Cause::Missing(Color::Black)));
}

#[test]
fn a_hole_that_no_legal_move_fills_stops_the_line() {
    let table = standard(["e2e4 - g1f3", "e2e4 e7e4 g1f3"], ["e2e4 e7e5 g1f3", "e2e4"]);
    let report = examined(&table);
    assert_eq!(report.agreement, Agreement::Until(1));
    let Solution::Back(standing, retraced) = report.solution else { panic!() };
    assert_eq!((standing.ply, retraced.cause), (1, Cause::Missing(Color::White)));
}

#[test]
fn an_illegal_move_on_one_sheet_parts_them() {
    let table = standard([SAME, "e2e4 e7e5 g1g3 b8c6"], [SAME, "e2e4 e7e5 g1f3 b8c6 f3=. g3=N"]);
    let report = examined(&table);
    let illegal = Stop::Illegal("g1g3".parse().unwrap());
    assert_eq!(report.readings.black, Reading { plies: 2, stop: Some(illegal) });
    assert_eq!(report.agreement, Agreement::Part(3));
    let Solution::Back(standing, retraced) = report.solution else { panic!() };
    assert_eq!((standing.ply, retraced.cause), (2, Cause::Differ));
}

#[test]
fn what_cannot_be_decided_goes_to_the_arbiter() {
    let illegal = "e2e4 e7e5 g1g3 b8c6";
    let report = check(&standard([illegal, illegal], [SAME, SAME]), "Illegal(3)");
    assert_eq!(report.agreement, Agreement::Until(2));
    check(&standard(["e2e4 - g1f3", "e2e4 - g1f3"], [SAME, SAME]), "Missing(2)");
    check(&standard(["0000", "0000"], ["", ""]), "Illegal(1)");
    check(&standard(["", "- -"], [SAME, SAME]), "NothingWritten");
    check(&standard(["", ""], ["", "a2=."]), "stands 0: black a2 .P");
}

#[test]
fn articles_7_2_to_7_6_the_last_identifiable_position() {
    let start = Position::default();
    let moves = |text| sheet(text).into_iter().flatten().collect::<Vec<UciMove>>();
    let find = |played, shown| last_identifiable(&start, &moves(played), &board(&start, shown));
    assert_eq!(find(SAME, "e2e4 e7e5"), Some(2));
    assert_eq!(find(SAME, ""), Some(0));
    assert_eq!(find(SAME, "d2d4"), None);
    assert_eq!(find("g1f3 g8f6 f3g1 f6g8 e2e4", ""), Some(4));
    assert_eq!(find("g1f3 g8f6 f3g1 f6g8 g1f3", "g1f3"), Some(5));
    assert_eq!(find("e2e4 e7e4 e7e5", "e2e4"), Some(1));
    assert_eq!(find("e2e4 e7e4 e7e5", "e2e4 e7e5"), None);
}

#[test]
fn a_king_that_was_left_in_check_is_captured_on_no_sheet() {
    let fen: Fen = "4k3/8/8/8/8/8/4r3/R3K3 w - - 0 1".parse().unwrap();
    let mut position = Position::from_setup(fen.into_setup(), CastlingMode::Standard).unwrap();
    let illegal = crate::unlawful::as_move(&position, "a1a2".parse().unwrap());
    position.play_unchecked(illegal.unwrap());
    assert_eq!(super::line::legal(&position, "e2e1".parse().unwrap()), None);
    assert!(super::line::legal(&position, "e2d2".parse().unwrap()).is_some());
}
