use shakmaty::fen::Fen;

use super::*;

fn board(fen: &str) -> Board {
    fen.parse::<Fen>().unwrap().into_setup().board
}

fn squares(text: &str) -> Reply {
    Reply::Squares(text.split(' ').map(|text| text.parse().unwrap()).collect())
}

#[test]
fn every_run_has_questions_that_its_own_answers_answer() {
    for drill in Drill::ALL {
        for level in [1, 2, 3].map(|number| Level::new(number).unwrap()) {
            for seed in 0..20 {
                let rounds = drill.rounds(level, seed);
                assert!(rounds.len() >= 3, "{drill:?}");
                for round in &rounds {
                    assert!(round.is_right(&round.answer()), "{round:?}");
                    assert_ne!(round.answer(), Reply::Squares(Vec::new()), "{round:?}");
                }
                assert_eq!(rounds, drill.rounds(level, seed), "the same by the same seed");
            }
        }
    }
}

#[test]
fn any_shortest_way_of_a_knight_is_right() {
    let round = |fen: &str| Round {
        board: board(fen),
        tells: false,
        ask: Ask::Knight(Square::A1, Square::A5),
    };
    let free = round("8/8/8/8/8/8/8/8 w - - 0 1");
    assert!(free.is_right(&squares("b3 a5")));
    assert!(free.is_right(&squares("a1 b3 a5")));
    assert!(!free.is_right(&squares("c2 a5")));
    assert!(!free.is_right(&squares("b3 d2 b3 a5")));
    assert!(!free.is_right(&squares("b3")));
    // The pawn on c4 attacks b3; the way round it takes four moves.
    let mined = round("8/8/8/8/2p5/8/8/8 w - - 0 1");
    assert!(!mined.is_right(&squares("b3 a5")));
    let Reply::Squares(way) = mined.answer() else { panic!() };
    assert_eq!(way.len(), 4);
}

#[test]
fn squares_may_come_in_any_order_and_none_may_be_missing() {
    let round = Round {
        board: board("8/8/8/4r3/8/8/4B3/1N6 w - - 0 1"),
        tells: true,
        ask: Ask::Attackers(Square::A3),
    };
    assert!(round.is_right(&squares("b1")));
    assert!(!round.is_right(&squares("b1 e2")));
    let rook =
        Round { board: Board::empty(), tells: false, ask: Ask::Squares(Role::Knight, Square::A1) };
    assert!(rook.is_right(&squares("c2 b3")));
    assert!(!rook.is_right(&squares("c2")));
    assert!(!rook.is_right(&Reply::YesNo(true)));
}

#[test]
fn what_was_told_once_is_asked_square_by_square() {
    let rounds = Drill::Recall.rounds(Level::FIRST, 5);
    assert_eq!(
        rounds.iter().map(|round| round.tells).collect::<Vec<_>>(),
        [true, false, false, false]
    );
    let empty = rounds.iter().filter(|round| round.answer() == Reply::Stands(None)).count();
    assert_eq!(empty, 1);
}
