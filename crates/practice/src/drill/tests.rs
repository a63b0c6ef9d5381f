use shakmaty::fen::Fen;

use super::*;

fn board(fen: &str) -> Board {
    fen.parse::<Fen>().unwrap().into_setup().board
}

fn squares(text: &str) -> Reply {
    Reply::Squares(text.split(' ').map(|text| text.parse().unwrap()).collect())
}

/// What a drill needs: the first legal moves, and one mate as often as it is wanted.
fn given(needs: Needs) -> Given {
    match needs {
        Needs::Nothing => Given::default(),
        Needs::Won => given(Needs::Game(33)),
        Needs::Game(plies) => {
            let mut position = Position::default();
            let moves = (0..plies).map(|ply| {
                let legal = position.legal_moves();
                let mv = legal[ply % legal.len()];
                position.play_unchecked(mv);
                mv
            });
            Given { game: moves.collect(), ..Given::default() }
        }
        Needs::Mates { .. } => Given { mates: vec![ladder(); 3], ..Given::default() },
        Needs::Lines { .. } => Given { lines: lines(), ..Given::default() },
    }
}

/// Lines of eight plies by chance, each from another position.
fn lines() -> Vec<Vec<(Position, Move)>> {
    let mut rng = Rng::with_seed(1);
    let mut lines = Vec::new();
    while lines.len() < 60 {
        let (mut position, mut line) = (Position::default(), Vec::new());
        for _ in 0..rng.usize(8..90) {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            let mv = legal[rng.usize(..legal.len())];
            line.push((position.clone(), mv));
            position.play_unchecked(mv);
        }
        if !position.is_game_over() && line.len() >= 8 {
            lines.push(line.split_off(line.len() - 8));
        }
    }
    lines
}

/// Rook b8 is mate, and rook c8 is.
fn ladder() -> Mate {
    let fen: Fen = "7k/R7/8/8/8/8/8/1RR3K1 w - - 0 1".parse().unwrap();
    let position: Position =
        Position::from_setup(fen.into_setup(), shakmaty::CastlingMode::Standard).unwrap();
    let mv = played(&position, "Rb8#");
    Mate { position, line: vec![mv] }
}

fn played(position: &Position, san: &str) -> Move {
    san.parse::<shakmaty::san::SanPlus>().unwrap().san.to_move(position).unwrap()
}

#[test]
fn every_run_has_questions_that_its_own_answers_answer() {
    for drill in Drill::ALL {
        for level in [1, 2, 3].map(|number| DrillLevel::new(number).unwrap()) {
            for seed in 0..20 {
                let given = given(drill.needs(level));
                let rounds = drill.rounds(level, seed, given.clone());
                assert!(rounds.len() >= 3, "{drill:?}");
                for round in &rounds {
                    assert!(round.is_right(&round.answer()), "{round:?}");
                    assert_ne!(round.answer(), Reply::Squares(Vec::new()), "{round:?}");
                }
                assert_eq!(rounds, drill.rounds(level, seed, given), "the same by the same seed");
            }
        }
    }
}

#[test]
fn any_shortest_way_of_a_knight_is_right() {
    let round = |fen: &str| DrillRound {
        board: board(fen),
        ..DrillRound::about(Board::empty(), Prompt::Knight(Square::A1, Square::A5))
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
    let round = DrillRound {
        board: board("8/8/8/4r3/8/8/4B3/1N6 w - - 0 1"),
        ..DrillRound::about(Board::empty(), Prompt::Attackers(Square::A3))
    };
    assert!(round.is_right(&squares("b1")));
    assert!(!round.is_right(&squares("b1 e2")));
    let rook = DrillRound::about(Board::empty(), Prompt::Squares(Role::Knight, Square::A1));
    assert!(rook.is_right(&squares("c2 b3")));
    assert!(!rook.is_right(&squares("c2")));
    assert!(!rook.is_right(&Reply::YesNo(true)));
}

#[test]
fn what_was_told_once_is_asked_square_by_square() {
    let rounds = Drill::Recall.rounds(DrillLevel::FIRST, 5, Given::default());
    assert_eq!(
        rounds.iter().map(|round| round.told == Told::Pieces).collect::<Vec<_>>(),
        [true, false, false, false]
    );
    let empty = rounds.iter().filter(|round| round.answer() == Reply::Stands(None)).count();
    assert_eq!(empty, 1);
}

#[test]
fn a_line_is_right_as_far_as_it_is_repeated() {
    let given = given(Needs::Game(6));
    let game = given.game.clone();
    let rounds = Drill::Growing.rounds(DrillLevel::FIRST, 0, given);
    assert_eq!(rounds.len(), 6);
    let third = &rounds[2];
    let Told::Moves(told) = &third.told else { panic!() };
    assert_eq!((told.len(), told[0].1), (1, game[2]));
    assert_eq!(third.answer(), Reply::Moves(game[..3].to_vec()));
    assert!(third.is_right(&Reply::Moves(game[..2].to_vec())));
    assert!(!third.is_right(&Reply::Moves(vec![game[0], game[0]])));
    assert!(!third.is_right(&Reply::Moves(game[..4].to_vec())));
}

#[test]
fn any_mate_is_right_where_one_is_asked_for() {
    let mate = ladder();
    let position = mate.position.clone();
    let given = Given { mates: vec![mate], ..Given::default() };
    let round = Drill::Mates.rounds(DrillLevel::FIRST, 0, given).remove(0);
    assert_eq!((round.told.clone(), round.ask), (Told::Pieces, Prompt::Mate(1)));
    assert!(round.is_right(&Reply::Moves(vec![played(&position, "Rb8#")])));
    assert!(round.is_right(&Reply::Moves(vec![played(&position, "Rc8#")])));
    assert!(!round.is_right(&Reply::Moves(vec![played(&position, "Kf1")])));
}

#[test]
fn what_the_moves_of_a_game_have_changed_is_asked() {
    let given = given(Needs::Game(20));
    let game = given.game.clone();
    for seed in 0..40 {
        let rounds = Drill::Follow.rounds(DrillLevel::FIRST, seed, given.clone());
        assert_eq!(rounds.len(), 5);
        let told: Vec<Move> = rounds
            .iter()
            .flat_map(|round| match &round.told {
                Told::Moves(moves) => moves.iter().map(|(_, mv)| *mv).collect(),
                Told::Nothing | Told::Pieces => Vec::new(),
            })
            .collect();
        assert_eq!(told, game, "nothing of the game is left out");
    }
}

#[test]
fn the_moves_of_one_side_are_asked_and_all_others_told() {
    let given = given(Needs::Won);
    let game = given.game.clone();
    for (number, (first, count)) in [(1, (16, 6)), (2, (12, 10)), (3, (8, 13))] {
        let rounds = Drill::Guess.rounds(DrillLevel::new(number).unwrap(), 0, given.clone());
        assert_eq!(rounds.len(), count);
        for (index, round) in rounds.iter().enumerate() {
            let ply = first + 2 * index;
            assert_eq!(round.line[0].1, game[ply], "the side that made the last move is asked");
            let Told::Moves(told) = &round.told else { panic!() };
            assert_eq!(told.last().unwrap().1, game[ply - 1]);
            assert_eq!(told.len(), if index == 0 { first } else { 1 });
        }
    }
    assert!(Drill::Guess.rounds(DrillLevel::FIRST, 0, Given::default()).is_empty());
}

#[test]
fn who_mates_otherwise_has_guessed_right() {
    let Mate { position, line } = ladder();
    let game: Vec<(Position, Move)> = vec![(position.clone(), line[0])];
    let rounds = DrillRound::guesses(&game, position.turn(), 0, 0);
    assert!(rounds[0].is_right(&Reply::Moves(vec![played(&position, "Rc8#")])));
    assert!(!rounds[0].is_right(&Reply::Moves(vec![played(&position, "Kf1")])));
    assert!(DrillRound::guesses(&game, !position.turn(), 0, 0).is_empty());
}

#[test]
fn there_are_as_many_questions_as_are_wanted_and_the_game_has() {
    for drill in Drill::ALL {
        let most = match drill {
            Drill::Follow => 5,
            Drill::Growing => 6,
            Drill::Mates => 3,
            Drill::Guess => 9,
            Drill::Colour
            | Drill::Line
            | Drill::Squares
            | Drill::Knight
            | Drill::Attackers
            | Drill::Recall
            | Drill::Minefield
            | Drill::Ahead => 30,
        };
        for wanted in [1, 30] {
            let given = given(drill.needs(DrillLevel::FIRST));
            let rounds = drill.so_many(DrillLevel::FIRST, Some(wanted), 3, given);
            assert_eq!(rounds.len(), wanted.min(most), "{drill:?}");
        }
    }
}

/// A board without the program's help: the pieces after these moves.
fn after(line: &[(Position, Move)]) -> Position {
    let mut position = line[0].0.clone();
    for (_, mv) in line {
        position = position.play(*mv).unwrap();
    }
    position
}

#[test]
fn the_line_grows_with_the_level_and_nothing_is_made() {
    let mut longest = 0;
    for (number, plies) in [(1, [2, 3]), (2, [3, 4]), (3, [5, 6])] {
        let level = DrillLevel::new(number).unwrap();
        let rounds = Drill::Ahead.rounds(level, 4, given(Drill::Ahead.needs(level)));
        let lengths: Vec<usize> = rounds.iter().map(|round| round.ahead.len()).collect();
        assert_eq!(lengths.len(), 8);
        assert!(lengths.is_sorted() && lengths[0] == plies[0] && lengths[7] == plies[1]);
        assert!(longest <= plies[0]);
        longest = plies[1];
        for (index, round) in rounds.iter().enumerate() {
            let is_new = index == 0 || round.ahead != rounds[index - 1].ahead;
            assert_eq!(round.told, if is_new { Told::Pieces } else { Told::Nothing });
            assert!(round.line.is_empty(), "no move is asked for");
            assert!(is_new || round.ask != rounds[index - 1].ask, "two questions of one line");
        }
    }
}

#[test]
fn what_is_right_ahead_is_what_the_moves_lead_to() {
    let mut kinds = std::collections::HashSet::new();
    for seed in 0..300 {
        let level = DrillLevel::new(u8::try_from(seed % 3 + 1).unwrap()).unwrap();
        for round in Drill::Ahead.rounds(level, seed, given(Drill::Ahead.needs(level))) {
            let after = after(&round.ahead);
            let board = after.board();
            assert_eq!(round.board, *board);
            let right = match (round.ask, round.answer()) {
                (Prompt::Stands(on), Reply::Stands(piece)) => piece == board.piece_at(on),
                (Prompt::Where(piece), Reply::Squares(on)) => {
                    let is_there = |square: &Square| board.piece_at(*square) == Some(piece);
                    on == Square::ALL.into_iter().filter(is_there).collect::<Vec<_>>()
                }
                (Prompt::Attackers(on), Reply::Squares(from)) => {
                    let attacks = |from: &Square| board.attacks_from(*from).contains(on);
                    from == Square::ALL.into_iter().filter(attacks).collect::<Vec<_>>()
                }
                (Prompt::Check(by), Reply::YesNo(yes)) => {
                    by == after.turn() && yes == after.is_check()
                }
                (Prompt::Mates(by), Reply::YesNo(yes)) => {
                    let legal = after.legal_moves();
                    let mated = |mv: &Move| after.clone().play(*mv).unwrap().is_checkmate();
                    by == after.turn() && yes == legal.iter().any(mated)
                }
                (Prompt::Taken(by), Reply::Stands(piece)) => {
                    let count = |board: &Board| board.by_color(!by).count();
                    let lost = count(round.ahead[0].0.board()) - count(board);
                    lost == usize::from(piece.is_some())
                }
                (Prompt::Takes(by), Reply::Squares(on)) => {
                    let enemies = board.by_color(!by);
                    let is_taken = |square: &Square| {
                        after.legal_moves().iter().any(|mv| mv.to() == *square)
                            && enemies.contains(*square)
                    };
                    by == after.turn()
                        && on == Square::ALL.into_iter().filter(is_taken).collect::<Vec<_>>()
                }
                _ => false,
            };
            assert!(right, "{round:?}");
            kinds.insert(std::mem::discriminant(&round.ask));
        }
    }
    assert_eq!(kinds.len(), 7, "every kind of question comes");
}
