//! What is written is read back the same.

use proptest::prelude::*;
use touchmove_position::Position;

use super::*;
use crate::pgn::{Found, Reader};
use crate::position;

/// What is done to a tree: at which node, and what.
#[derive(Clone, Debug)]
pub(in crate::pgn) enum Act {
    Play(usize, usize),
    /// Begins a variation, also with a move that is there.
    Vary(usize, usize),
    Before(usize, String),
    Annotate(usize, u8),
    Comment(usize, String),
    Command(usize, String),
    Left(usize, u32),
}

pub(in crate::pgn) fn acts() -> impl Strategy<Value = Vec<Act>> {
    let at = || 0..1000_usize;
    let words = "[a-zäß%;({})\\[\\]\"\\\\!? 0-9.-]{0,120}";
    let act = prop_oneof![
        6 => (at(), 0..200_usize).prop_map(|(at, mv)| Act::Play(at, mv)),
        2 => (at(), 0..4_usize).prop_map(|(at, mv)| Act::Vary(at, mv)),
        1 => (at(), words).prop_map(|(at, text)| Act::Before(at, text)),
        1 => (at(), 0..=255_u8).prop_map(|(at, number)| Act::Annotate(at, number)),
        1 => (at(), words).prop_map(|(at, text)| Act::Comment(at, text)),
        1 => (at(), "\\[%[a-z]{3} [A-Za-z0-9,]{1,9}\\]").prop_map(|(at, text)| Act::Command(at, text)),
        1 => (at(), 0..400_000_u32).prop_map(|(at, tenths)| Act::Left(at, tenths)),
    ];
    prop::collection::vec(act, 0..60)
}

/// A tree by chance; its nodes are those that have been made, the root first.
pub(in crate::pgn) fn grown(start: &Position, mode: CastlingMode, acts: &[Act]) -> Tree {
    let mut tree = Tree::new(start.clone(), mode);
    let mut nodes = vec![Node::ROOT];
    for act in acts {
        match act {
            Act::Play(at, mv) => {
                // Most moves go on from the last, so that lines become long.
                let at = nodes[nodes.len() - 1 - at % nodes.len().min(3)];
                let legal = tree.position(at).legal_moves();
                if let Some(&mv) = legal.get(mv % legal.len().max(1)) {
                    nodes.push(tree.play(at, mv));
                }
            }
            Act::Vary(at, mv) => {
                let at = nodes[at % nodes.len()];
                let first = tree.next(at).and_then(|child| tree.mv(child));
                let legal = tree.position(at).legal_moves();
                // What has no move of its own yet has no variation beside it.
                if let Some(&mv) = first.as_ref().map(|first| legal.get(*mv).unwrap_or(first)) {
                    nodes.push(tree.add(at, mv));
                }
            }
            Act::Before(at, text) => {
                let at = nodes[at % nodes.len()];
                let begins = tree.parent(at).is_some_and(|parent| tree.next(parent) != Some(at));
                if begins && !text.contains("[%") && !text.contains("[#]") {
                    tree.add_before(at, &text.split_whitespace().collect::<Vec<_>>().join(" "));
                }
            }
            Act::Annotate(at, number) => tree.annotate(nodes[at % nodes.len()], *number),
            // What looks like a command is none of the words.
            Act::Comment(at, text) if text.contains("[%") || text.contains("[#]") => {
                let _ = at;
            }
            Act::Comment(at, text) => {
                let words: Vec<&str> = text.split_whitespace().collect();
                tree.add_comment(nodes[at % nodes.len()], &words.join(" "));
            }
            Act::Command(at, text) => tree.add_command(nodes[at % nodes.len()], text),
            Act::Left(at, tenths) => {
                let left = Duration::from_millis(u64::from(*tenths) * 100);
                tree.set_left(nodes[at % nodes.len()], left);
            }
        }
    }
    tree
}

/// Everything that a tree says, in the order of its lines.
pub(in crate::pgn) fn told(tree: &Tree, at: Node, out: &mut Vec<String>) {
    let line: Vec<String> = tree.line(at).iter().map(ToString::to_string).collect();
    let comments = (tree.before(at), tree.comment(at));
    let said = (tree.annotations(at), comments, tree.commands(at), tree.left(at));
    out.push(format!("{} {said:?}", line.join(" ")));
    tree.children(at).iter().for_each(|&child| told(tree, child, out));
}

fn read(text: &str) -> Tree {
    let mut games = Vec::new();
    let mut each = |found| match found {
        Found::Game(game) => games.push(game.tree()),
        other => panic!("{other:?} in {text}"),
    };
    let mut reader = Reader::default();
    reader.feed(text.as_bytes(), &mut each);
    reader.finish(&mut each);
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

proptest! {
    #[test]
    fn a_tree_that_is_written_is_read_back_the_same(acts in acts(), number in 0..960_u16) {
        let start = position::chess960(number).unwrap();
        for (start, mode) in [
            (Position::default(), CastlingMode::Standard),
            (start, CastlingMode::Chess960),
        ] {
            let tree = grown(&start, mode, &acts);
            let tags = [("Event".to_owned(), "a \"b\" \\ c".to_owned())];
            let text = write(&tags, &tree, "*");
            let again = read(&text);
            let [mut before, mut after] = [Vec::new(), Vec::new()];
            told(&tree, Node::ROOT, &mut before);
            told(&again, Node::ROOT, &mut after);
            prop_assert_eq!(before, after, "{}", text);
        }
    }
}
