use proptest::prelude::*;

use super::*;

fn board(fen: &str) -> Board {
    Board::from_ascii_board_fen(fen.as_bytes()).unwrap()
}

fn known(pieces: Board) -> Sensed {
    Sensed { occupied: pieces.occupied(), pieces, faulty: Bitboard::EMPTY }
}

fn unknown(pieces: &Board) -> Sensed {
    Sensed { pieces: Board::empty(), ..known(pieces.clone()) }
}

fn all_steps(mut stands: Sensed, wanted: &Board) -> Vec<Step> {
    let mut steps = Vec::new();
    while let Some(step) = next(&stands, wanted) {
        do_step(&mut stands, step);
        steps.push(step);
    }
    steps
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

#[test]
fn an_empty_board_is_set_up_piece_by_piece() {
    let empty = Board::empty();
    for stands in [known(empty.clone()), unknown(&empty)] {
        let steps = all_steps(stands, &board(START));
        assert_eq!(steps.len(), 32);
        let first: Vec<Step> = steps[..4].to_vec();
        let piece = |c| Piece::from_char(c).unwrap();
        assert_eq!(
            first,
            [
                Step::Put(Square::E1, piece('K')),
                Step::Put(Square::D1, piece('Q')),
                Step::Put(Square::A1, piece('R')),
                Step::Put(Square::H1, piece('R')),
            ]
        );
        assert_eq!(steps[16], Step::Put(Square::E8, piece('k')));
        assert_eq!(steps[31], Step::Put(Square::H7, piece('p')));
    }
}

#[test]
fn a_piece_that_is_needed_elsewhere_is_carried() {
    let pawn = Role::Pawn.of(Color::White);
    let moved = board("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    let steps = all_steps(known(moved.clone()), &board(START));
    assert_eq!(steps, [Step::Carry(Square::E4, Square::E2, pawn)]);
    let steps = all_steps(unknown(&moved), &board(START));
    assert_eq!(steps, [Step::Take(Square::E4, None), Step::Put(Square::E2, pawn)]);
}

#[test]
fn king_and_queen_change_places_in_one_step() {
    let wrong = known(board("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR"));
    assert_eq!(all_steps(wrong.clone(), &board(START)), [Step::Swap(Square::D1, Square::E1)]);
    assert_eq!(steps(&wrong, &board(START)), 1);
}

#[test]
fn a_wrong_piece_is_taken_off_by_his_name() {
    let (queen, pawn) = (Role::Queen.of(Color::Black), Role::Pawn.of(Color::White));
    let wrong = known(board("rnbqkbnr/pppppppp/8/8/8/8/PPPPqPPP/RNBQKBNR"));
    let steps = all_steps(wrong, &board(START));
    assert_eq!(steps, [Step::Take(Square::E2, Some(queen)), Step::Put(Square::E2, pawn)]);
}

#[test]
fn a_board_that_is_turned_is_turned_back() {
    let mut turned = board(START);
    turned.rotate_180();
    assert_eq!(all_steps(known(turned), &board(START)), [Step::Turn]);
    let wanted = board("4k3/8/8/8/8/8/PP6/4K3");
    let mut turned = wanted.clone();
    turned.rotate_180();
    assert_eq!(next(&unknown(&turned), &wanted), Some(Step::Turn));
    // Both sides look alike to a board that knows no pieces, and it is believed.
    let mut start = board(START);
    start.rotate_180();
    assert_eq!(next(&unknown(&start), &board(START)), None);
}

#[test]
fn a_square_that_cannot_be_trusted_is_left_out() {
    let mut stands = known(board("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR"));
    stands.faulty.add(Square::E2);
    assert_eq!(next(&stands, &board(START)), None);
    // Nor is a piece taken off a square that only seems to have one.
    let mut stands = known(board("rnbqkbnr/pppppppp/8/8/4P3/8/PPPPPPPP/RNBQKBNR"));
    stands.faulty.add(Square::E4);
    assert_eq!(next(&stands, &board(START)), None);
}

#[test]
fn two_pieces_that_have_changed_places_are_no_board_that_lies_wrongly() {
    let stands = known(board("3K4/8/8/8/8/8/8/4k3"));
    let wanted = board("3k4/8/8/8/8/8/8/4K3");
    assert_eq!(next(&stands, &wanted), Some(Step::Swap(Square::E1, Square::D8)));
}

#[test]
fn a_board_with_a_sensor_that_cannot_be_trusted_is_not_turned() {
    let mut pieces = board(START);
    pieces.rotate_180();
    let mut stands = known(pieces);
    stands.faulty.add(Square::E4);
    assert!(matches!(next(&stands, &board(START)), Some(Step::Swap(..))));
}

#[test]
fn the_squares_of_a_step_are_lit() {
    let pawn = Role::Pawn.of(Color::White);
    let carry = squares_to_light(Step::Carry(Square::E4, Square::E2, pawn));
    assert_eq!(carry, Bitboard::from_square(Square::E2).with(Square::E4));
    assert_eq!(squares_to_light(Step::Take(Square::A1, None)).single_square(), Some(Square::A1));
    assert_eq!(squares_to_light(Step::Turn), Bitboard::EMPTY);
}

fn any_board() -> impl Strategy<Value = Board> {
    prop::collection::vec((0..64_u32, 0..12_usize), 0..40).prop_map(|pieces| {
        let roles = Role::ALL;
        pieces.into_iter().fold(Board::empty(), |mut board, (square, piece)| {
            board.set_piece_at(Square::new(square), roles[piece % 6].of(Color::ALL[piece / 6]));
            board
        })
    })
}

/// The pieces that must go, and those that must come.
fn work(stands: &Sensed, wanted: &Board) -> usize {
    let way = Way { stands, wanted };
    let come = wanted
        .occupied()
        .into_iter()
        .filter(|square| !stands.occupied.contains(*square) || !way.is_right(*square));
    way.wrong().count() + come.count()
}

proptest! {
    #[test]
    fn whoever_follows_arrives(pieces in any_board(), wanted in any_board(), knows: bool) {
        let mut stands = if knows { known(pieces) } else { unknown(&pieces) };
        while let Some(step) = next(&stands, &wanted) {
            let before = (work(&stands, &wanted), steps(&stands, &wanted));
            do_step(&mut stands, step);
            prop_assert!(work(&stands, &wanted) < before.0);
            prop_assert_eq!(steps(&stands, &wanted), before.1 - 1);
        }
        prop_assert_eq!(stands.occupied, wanted.occupied());
        prop_assert!(!knows || stands.pieces == wanted);
    }

    #[test]
    fn what_is_done_otherwise_leads_on(
        pieces in any_board(),
        wanted in any_board(),
        done in prop::collection::vec((0..64_u32, any::<bool>()), 0..10),
    ) {
        let mut stands = known(pieces);
        for (square, put) in done {
            let square = Square::new(square);
            let piece = Role::Knight.of(Color::Black);
            do_step(&mut stands, if put { Step::Put(square, piece) } else { Step::Take(square, None) });
            prop_assert!(steps(&stands, &wanted) <= work(&stands, &wanted));
        }
    }
}
