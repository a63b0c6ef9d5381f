//! Questions and answers on positions that can be checked by hand.

use shakmaty::CastlingMode;
use shakmaty::fen::Fen;

use super::*;

fn ask(question: Question, fen: &str) -> Answer {
    let position =
        Position::from_setup(fen.parse::<Fen>().unwrap().into_setup(), CastlingMode::Standard)
            .unwrap();
    answer(question, &position)
}

fn text(pieces: &[Placed]) -> String {
    let placed = |placed: &Placed| format!("{}{}", placed.piece.char(), placed.square);
    pieces.iter().map(placed).collect::<Vec<_>>().join(" ")
}

fn taken(captures: &[Taking]) -> String {
    text(&captures.iter().map(|taking| taking.placed).collect::<Vec<_>>())
}

const MIDDLE: &str = "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";

#[test]
fn pieces_come_king_first_and_pawns_by_file() {
    let fen = "4k3/8/8/6P1/1P6/8/P7/R3K2R w KQ - 0 1";
    let Answer::Pieces(_, _, pieces) = ask(Question::Pieces(Color::White, None), fen) else {
        panic!()
    };
    assert_eq!(text(&pieces), "Ke1 Ra1 Rh1 Pa2 Pb4 Pg5");
    let knights = Question::Pieces(Color::White, Some(Role::Knight));
    assert_eq!(ask(knights, fen), Answer::Pieces(Color::White, Some(Role::Knight), vec![]));
}

#[test]
fn the_board_is_read_from_the_eighth_rank_and_empty_ranks_are_kept() {
    let Answer::Board(ranks, ..) = ask(Question::Board, MIDDLE) else { panic!() };
    assert_eq!(ranks.len(), 8);
    assert_eq!(text(&ranks[0].1), "ra8 bc8 qd8 ke8 bf8 rh8");
    assert_eq!(ranks[4].0, Rank::Fourth);
    assert_eq!(text(&ranks[4].1), "Bc4 Pe4");
}

#[test]
fn rays_go_to_the_edge_nearest_first() {
    let Answer::Rays(_, rays) = ask(Question::Diagonals(Square::C4), MIDDLE) else { panic!() };
    let said: Vec<_> = rays.iter().map(|(direction, pieces)| (*direction, text(pieces))).collect();
    assert_eq!(said, [(Direction::UpRight, "pf7".into()), (Direction::DownLeft, "Pa2".into())]);
    let Answer::Rays(_, rays) = ask(Question::Rays(Square::E4), MIDDLE) else { panic!() };
    assert_eq!(text(&rays[0].1), "pe5 ke8");
}

#[test]
fn attackers_and_defenders_are_told_apart_by_colour() {
    let Answer::Bearing { piece, by, .. } = ask(Question::Attackers(Square::E4), MIDDLE) else {
        panic!()
    };
    assert_eq!(piece, Some(Color::White.pawn()));
    assert_eq!(text(&by.black), "nf6");
    assert_eq!(text(&by.white), "");
}

#[test]
fn moves_of_a_piece_with_captures_apart() {
    let Answer::Moves(_, moves, _) = ask(Question::Moves(Some(Square::F3)), MIDDLE) else {
        panic!()
    };
    assert_eq!(moves.len(), 1);
    assert_eq!(moves[0].quiet.len(), 4);
    assert_eq!(taken(&moves[0].captures), "pe5");
    let castling = Question::Moves(Some(Square::E1));
    let Answer::Moves(_, moves, _) = ask(castling, MIDDLE) else { panic!() };
    assert_eq!(moves[0].castlings, [CastlingSide::KingSide]);
    assert_eq!(moves[0].quiet, [Square::F1, Square::E2]);
}

#[test]
fn promotions_to_one_square_are_one_place() {
    let question = Question::Moves(Some(Square::B7));
    let Answer::Moves(_, moves, _) = ask(question, "r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1") else {
        panic!()
    };
    assert_eq!((&moves[0].quiet[..], &moves[0].promotions[..]), (&[][..], &[Square::B8][..]));
    assert_eq!(taken(&moves[0].captures), "ra8");
}

#[test]
fn what_if_looks_through_the_square_that_the_piece_would_leave() {
    let fen = "4k3/4r3/8/8/4R3/8/8/4K3 w - - 0 1";
    let Answer::WhatIf(_, _, Some((_, pieces))) =
        ask(Question::WhatIf(Square::E4, Square::E2), fen)
    else {
        panic!()
    };
    assert_eq!(text(&pieces), "re7");
    let none = ask(Question::WhatIf(Square::A1, Square::A2), fen);
    assert_eq!(none, Answer::WhatIf(Square::A1, Square::A2, None));
}

#[test]
fn a_knight_sees_its_eight_squares() {
    let Answer::Knight(_, pieces) = ask(Question::Knight(Square::E5), MIDDLE) else { panic!() };
    assert_eq!(text(&pieces), "Nf3 Bc4 nc6 pd7 pf7");
}

#[test]
fn black_reads_the_board_from_the_other_end() {
    let seen = |question| ask(question, MIDDLE).seen_by(Color::Black);
    let Answer::Board(ranks, ..) = seen(Question::Board) else { panic!() };
    assert_eq!(ranks[0].0, Rank::First);
    assert_eq!(text(&ranks[7].1), "rh8 bf8 ke8 qd8 bc8 ra8");
    let Answer::Rank(_, pieces) = seen(Question::Rank(Rank::Fourth)) else { panic!() };
    assert_eq!(text(&pieces), "Pe4 Bc4");
    let Answer::File(_, pieces) = seen(Question::File(File::E)) else { panic!() };
    assert_eq!(text(&pieces), "ke8 pe5 Pe4 Ke1");
    let Answer::Rays(_, rays) = seen(Question::Diagonals(Square::F3)) else { panic!() };
    let told: Vec<_> = rays.iter().map(|(way, pieces)| (*way, text(pieces))).collect();
    let expected = [
        (Direction::UpRight, "Qd1"),
        (Direction::DownRight, "Pe4 nc6 pb7 ra8"),
        (Direction::UpLeft, "Pg2 Rh1"),
    ];
    assert_eq!(told, expected.map(|(way, pieces)| (way, pieces.to_owned())));
    let white = ask(Question::Diagonals(Square::F3), MIDDLE);
    assert_eq!(white.clone().seen_by(Color::White), white);
}

#[test]
fn a_pawn_taken_in_passing_is_named_where_it_stands() {
    let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    let Answer::Captures(_, moves) = ask(Question::Captures(None), fen) else { panic!() };
    let placed = Placed { piece: Color::Black.pawn(), square: Square::D5 };
    assert_eq!(moves[0].captures, [Taking { placed, way: CaptureKind::EnPassant(Square::D6) }]);
}

#[test]
fn check_mate_and_stalemate_are_told_apart() {
    for (fen, standing) in [
        (MIDDLE, Status::Free),
        ("4k3/8/8/8/8/8/8/4RK2 b - - 0 1", Status::Check),
        ("R3k3/8/4K3/8/8/8/8/8 b - - 0 1", Status::Checkmate),
        ("k7/2Q5/1K6/8/8/8/8/8 b - - 0 1", Status::Stalemate),
    ] {
        let Answer::Turn(.., told) = ask(Question::Turn, fen) else { panic!() };
        assert_eq!(told, standing, "{fen}");
    }
}

/// What is told of castling agrees with the legal moves, in every position that a game of random moves
/// comes to, Chess960 included.
#[test]
fn castling_may_be_played_where_it_is_told_so() {
    const STARTS: [&str; 3] = [
        "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w BGbg - 0 1",
    ];
    const SIDES: [CastlingSide; 2] = [CastlingSide::KingSide, CastlingSide::QueenSide];
    let mut chance: u64 = 1;
    let mut told = std::collections::HashSet::new();
    for game in 0..600 {
        let fen: Fen = STARTS[game % 3].parse().unwrap();
        let mut position: Position =
            Position::from_setup(fen.into_setup(), CastlingMode::Chess960).unwrap();
        for _ in 0..20 {
            let moves = position.legal_moves();
            for side in SIDES {
                let may = MayCastle::of(&position, position.turn(), side);
                let is_legal = moves.iter().any(|mv| mv.castling_side() == Some(side));
                assert_eq!(may == MayCastle::Yes, is_legal, "{side:?}: {may:?} in {position:?}");
                told.insert(format!("{may:?}"));
            }
            if moves.is_empty() {
                break;
            }
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let at = usize::try_from(chance >> 33).unwrap() % moves.len();
            position.play_unchecked(moves[at]);
        }
    }
    assert_eq!(told.len(), 5, "{told:?}");
}
