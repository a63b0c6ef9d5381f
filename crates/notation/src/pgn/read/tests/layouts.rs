//! Trees by chance, written in every layout, are read back as they were.

#![expect(clippy::format_push_string, reason = "a text of a test is put together as it reads")]

use proptest::prelude::*;
use shakmaty::Position as _;

use super::*;
use crate::pgn::write::tests::{acts, grown, told};
use crate::san;

/// How a text is laid out: each choice is the next bits of a number.
struct Layout(u64);

impl Layout {
    fn choose<'a>(&mut self, from: &[&'a str]) -> &'a str {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        from[usize::try_from(self.0 >> 40).unwrap() % from.len()]
    }

    fn blank(&mut self) -> &'static str {
        self.choose(&[" ", " ", "  ", "\n", "\r\n", "\r", "\t", "\n% {\n", "\n\t "])
    }

    /// A blank, or none where none is needed.
    fn gap(&mut self) -> &'static str {
        self.choose(&["", " ", "\n"])
    }

    fn comment(&mut self, text: &str, out: &mut String) {
        if text.is_empty() {
            return;
        }
        let is_braced = !text.contains(['}', '{']) && self.choose(&["{", "{", ";"]) == "{";
        if is_braced {
            *out += &format!("{}{{{}{text}{}}}{}", self.gap(), self.gap(), self.gap(), self.gap());
        } else {
            *out += &format!("{};{text}{}", self.gap(), self.choose(&["\n", "\r\n", "\r"]));
        }
    }

    /// A move with its number and all that is said of it.
    fn mv(&mut self, tree: &Tree, node: Node, before: &Position, out: &mut String) {
        let number = before.fullmoves();
        let dots = if before.turn().is_white() { "." } else { "..." };
        let first = dots == "." && number.get() == 1;
        out.push_str(self.blank());
        match self.choose(&["12. e4", "12.e4", "12 . e4", "e4"]) {
            "12. e4" => *out += &format!("{number}{dots}{}", self.blank()),
            "12.e4" => *out += &format!("{number}{dots}"),
            _ if first => *out += "1. ",
            "12 . e4" => *out += &format!("{number} {dots}{}", self.gap()),
            _ => {}
        }
        *out += &san::english(before, tree.mv(node).unwrap());
        for annotation in tree.annotations(node) {
            *out += &format!("{}${annotation}", self.choose(&[" ", "\n"]));
        }
        if !tree.commands(node).is_empty() {
            *out += &format!("{{{}}}", tree.commands(node));
        }
        if let Some(left) = tree.left(node) {
            let (secs, tenths) = (left.as_secs(), left.subsec_millis() / 100);
            let time = format!("{}:{:02}:{:02}", secs / 3600, secs / 60 % 60, secs % 60);
            *out += &format!("{{[%clk {time}.{tenths}]}}");
        }
        self.comment(tree.comment(node), out);
    }

    fn line(&mut self, tree: &Tree, mut at: Node, out: &mut String) {
        while let [main, others @ ..] = tree.children(at) {
            let before = tree.position(at);
            self.mv(tree, *main, &before, out);
            for &other in others {
                *out += &format!("{}(", self.gap());
                self.comment(tree.before(other), out);
                self.mv(tree, other, &before, out);
                self.line(tree, other, out);
                *out += &format!("{}){}", self.gap(), self.gap());
            }
            at = *main;
        }
    }
}

/// What a tree says, but for what stands before its first move, which no layout parts from the tags.
fn said(tree: &Tree) -> Vec<String> {
    let mut out = Vec::new();
    told(tree, Node::ROOT, &mut out);
    out
}

proptest! {
    #[test]
    fn p1_p2_trees_in_every_layout_are_read_back_as_they_were(
        games in prop::collection::vec((acts(), any::<u64>()), 1..4),
    ) {
        let results = ["1-0", "0-1", "1/2-1/2", "*"];
        let (mut text, mut expected) = (String::new(), Vec::new());
        for (acts, seed) in games {
            let tree = grown(&Position::default(), CastlingMode::Standard, &acts);
            if tree.next(Node::ROOT).is_none() {
                continue;
            }
            let bare = Tree::of(Position::default(), CastlingMode::Standard, &tree.line(tree.main().last().unwrap()));
            let mut layout = Layout(seed);
            let result = layout.choose(&results);
            let is_plain = layout.choose(&["bare", "tree", "tree"]) == "bare";
            let tree = if is_plain { bare } else { tree };
            let header = layout.choose(&["", "[Event \"a\"]\n", "[White \"b\"]\r\n\r\n"]);
            text += header;
            layout.comment(tree.comment(Node::ROOT), &mut text);
            for number in tree.annotations(Node::ROOT) {
                text += &format!(" ${number} ");
            }
            if !tree.commands(Node::ROOT).is_empty() {
                text += &format!("{{{}}}", tree.commands(Node::ROOT));
            }
            let mut moves = String::new();
            layout.line(&tree, Node::ROOT, &mut moves);
            text += &format!("{moves}{}{result}\n\n", layout.blank());
            expected.push((tree, result));
        }
        let (games, faults) = found(text.as_bytes());
        prop_assert_eq!((games.len(), faults), (expected.len(), vec![]), "{}", &text);
        for (game, (tree, result)) in games.iter().zip(&expected) {
            let main = tree.main().last().map(|last| tree.line(last)).unwrap_or_default();
            prop_assert_eq!((&game.moves, game.result.text()), (&main, *result), "{}", &text);
            prop_assert_eq!(without_root_times(&game.tree()), without_root_times(tree), "{}", &text);
        }
    }
}

/// What a tree says; a clock before the first move has no place in every layout.
fn without_root_times(tree: &Tree) -> Vec<String> {
    let mut said = said(tree);
    said.remove(0);
    said.insert(0, format!("{:?} {}", tree.annotations(Node::ROOT), tree.comment(Node::ROOT)));
    said
}
