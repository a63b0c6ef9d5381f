//! Walks over trees with variations, by hand and at random.

use proptest::prelude::*;
use shakmaty::CastlingMode;

use super::*;
use crate::notation::position;

/// A tree that grows by choosing, again and again, a node and one of its legal moves.
fn grown(start: Position, choices: &[(usize, usize)]) -> Tree {
    let mut tree = Tree::new(start, CastlingMode::Standard);
    let mut nodes = vec![Node::ROOT];
    for &(node, mv) in choices {
        let at = nodes[node % nodes.len()];
        let moves = tree.position(at).legal_moves();
        if !moves.is_empty() {
            nodes.push(tree.play(at, moves[mv % moves.len()]));
        }
    }
    tree
}

fn every_node(tree: &Tree) -> Vec<Node> {
    let mut nodes = vec![Node::ROOT];
    let mut next = 0;
    while let Some(&node) = nodes.get(next) {
        nodes.extend(tree.children(node));
        next += 1;
    }
    nodes
}

/// `1 e4 (1 d4 d5 (1 .. Nf6)) e5 2 Nf3`, with the nodes in this order.
fn small() -> (Study, [Node; 6]) {
    let mut tree = Tree::new(Position::default(), CastlingMode::Standard);
    let mut play = |at: Node, text: &str| {
        let mv = text.parse::<shakmaty::san::San>().unwrap().to_move(&tree.position(at)).unwrap();
        tree.play(at, mv)
    };
    let e4 = play(Node::ROOT, "e4");
    let d4 = play(Node::ROOT, "d4");
    let d5 = play(d4, "d5");
    let nf6 = play(d4, "Nf6");
    let e5 = play(e4, "e5");
    let nf3 = play(e5, "Nf3");
    (Study::new(tree), [e4, d4, d5, nf6, e5, nf3])
}

#[test]
fn a_variation_is_left_to_the_move_that_it_stands_instead_of() {
    let (mut study, [e4, d4, d5, nf6, e5, nf3]) = small();
    assert_eq!((study.end(), study.left_at(), study.depth()), (nf3, None, 0));
    study.go(e4);
    assert_eq!((study.instead(), study.begins_variation()), (vec![d4], false));
    study.go(d5);
    assert_eq!((study.left_at(), study.depth()), (Some(e4), 1));
    assert_eq!((study.instead(), study.begins_variation()), (vec![nf6], false));
    study.go(nf6);
    assert_eq!((study.left_at(), study.depth()), (Some(d5), 2));
    assert_eq!((study.instead(), study.begins_variation()), (vec![d5], true));
    study.go(e5);
    assert_eq!((study.instead(), study.previous(), study.next()), (vec![], Some(e4), Some(nf3)));
}

#[test]
fn moves_are_found_by_their_numbers_in_the_line_that_is_read() {
    let (mut study, [e4, d4, d5, _, e5, nf3]) = small();
    let black = Some(Color::Black);
    assert_eq!((study.find(1, None), study.find(1, black)), (Some(e4), Some(e5)));
    assert_eq!((study.find(2, None), study.find(2, black)), (Some(nf3), None));
    assert_eq!((study.find(0, None), study.numbers()), (None, Some((1, 2))));
    study.go(d4);
    assert_eq!((study.find(1, black), study.find(2, None)), (Some(d5), None));
    assert_eq!((study.number(d5), study.number(nf3)), (1, 2));
}

#[test]
fn a_game_that_black_begins_is_numbered_as_it_is_written() {
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 7";
    let start = position::read(fen, CastlingMode::Standard).unwrap();
    let study = Study::new(grown(start, &[(0, 0), (1, 0)]));
    let line = study.line();
    assert_eq!(study.numbers(), Some((7, 8)));
    assert_eq!((study.find(7, None), study.find(8, None)), (Some(line[0]), Some(line[1])));
    assert_eq!(study.find(7, Some(Color::White)), None);
}

#[test]
fn the_clock_times_are_those_of_the_last_moves() {
    let (study, [e4, _, _, _, e5, nf3]) = small();
    let mut tree = study.tree().clone();
    let secs = std::time::Duration::from_secs;
    tree.set_left(e4, secs(90));
    tree.set_left(nf3, secs(80));
    let mut study = Study::new(tree);
    assert_eq!(study.clocks(), ByColor { white: None, black: None });
    study.go(e5);
    let left = |time| Some(TimeLeft { time: secs(time), to_go: None });
    assert_eq!(study.clocks(), ByColor { white: left(90), black: None });
    study.go(nf3);
    assert_eq!(study.clocks().white, left(80));
}

proptest! {
    #[test]
    fn wherever_the_reader_goes_the_position_is_that_of_the_tree(
        choices in prop::collection::vec((0_usize..40, 0_usize..40), 1..60),
        walk in prop::collection::vec(0_usize..60, 0..20),
    ) {
        let tree = grown(Position::default(), &choices);
        let nodes = every_node(&tree);
        let mut study = Study::new(tree.clone());
        for node in walk.into_iter().map(|n| nodes[n % nodes.len()]).chain(nodes.iter().copied()) {
            study.go(node);
            prop_assert_eq!(study.position(), &tree.position(node));
            let moves: Vec<_> = study.made().iter().map(|made| made.mv).collect();
            prop_assert_eq!(moves, tree.line(node));
            if let Some(last) = study.made().last() {
                prop_assert_eq!(&last.after(), study.position());
                prop_assert_eq!(study.number(node), last.before.fullmoves().get());
                prop_assert_eq!(study.find(study.number(node), Some(last.by())), Some(node));
            }
        }
    }

    #[test]
    fn forward_to_the_end_and_back_is_the_same_way(
        choices in prop::collection::vec((0_usize..40, 0_usize..40), 1..60),
        from in 0_usize..60,
    ) {
        let tree = grown(Position::default(), &choices);
        let nodes = every_node(&tree);
        let mut study = Study::new(tree);
        study.go(nodes[from % nodes.len()]);
        let line = study.line();
        while let Some(next) = study.next() {
            study.go(next);
        }
        let mut back = Vec::new();
        while let Some(previous) = study.previous() {
            back.insert(0, study.at());
            study.go(previous);
        }
        prop_assert_eq!(back, line);
        prop_assert_eq!(study.position(), study.tree().start());
    }
}
