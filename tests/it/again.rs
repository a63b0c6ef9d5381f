//! Games by chance that go into the archive and out of it again, by the real program: each is the same.

use proptest::prelude::*;
use shakmaty::{CastlingMode, Chess, Move, Position};
use touchmove::notation::pgn::{self, Node, Tree};
use touchmove::notation::position;

use crate::program::Home;

/// Choices, each of the next bits of a number.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % most.max(1)
    }

    fn of<'a>(&mut self, from: &[&'a str]) -> &'a str {
        from[self.below(from.len())]
    }

    /// Whether something happens that does so once in so many times.
    fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// Goes on from a node with some moves, and what is said of them.
    fn grow(&mut self, tree: &mut Tree, mut at: Node, depth: usize) {
        for _ in 0..self.below(if depth == 0 { 30 } else { 6 }) {
            let legal = tree.position(at).legal_moves();
            let Some(&mv) = legal.get(self.below(legal.len())) else { return };
            let next = tree.play(at, mv);
            self.say(tree, next);
            if depth < 3 && self.once_in(5) {
                let other = legal[self.below(legal.len())];
                self.vary(tree, at, other, depth);
            }
            at = next;
        }
    }

    /// Begins a variation from a node, unless the move is in the tree already.
    fn vary(&mut self, tree: &mut Tree, at: Node, mv: Move, depth: usize) {
        if tree.child(at, mv).is_some() {
            return;
        }
        let first = tree.add(at, mv);
        if self.once_in(2) {
            tree.add_before(first, self.of(&WORDS));
        }
        self.say(tree, first);
        self.grow(tree, first, depth + 1);
    }

    fn say(&mut self, tree: &mut Tree, at: Node) {
        if self.once_in(4) {
            tree.annotate(at, u8::try_from(self.below(256)).unwrap());
        }
        if self.once_in(4) {
            tree.add_comment(at, self.of(&WORDS));
        }
        if self.once_in(6) {
            tree.add_command(at, "[%csl Gd4,Re5]");
        }
        if self.once_in(3) {
            tree.set_left(at, std::time::Duration::from_millis(self.below(400_000) as u64 * 100));
        }
    }

    fn game(&mut self) -> String {
        let start = match self.of(&STARTS) {
            "" => Chess::default(),
            fen => position::read(fen, CastlingMode::Standard).unwrap(),
        };
        let mut tree = Tree::new(start.clone(), CastlingMode::Standard);
        if let Some(&mv) = start.legal_moves().first() {
            let first = tree.play(Node::ROOT, mv);
            self.say(&mut tree, Node::ROOT);
            self.grow(&mut tree, first, 0);
        }
        let result = self.of(&["1-0", "0-1", "1/2-1/2", "*"]);
        let name = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        let mut tags: Vec<(String, String)> =
            ["Event", "Site", "White", "Black", "Annotator", "Opening"]
                .map(|tag| name(tag, self.of(&VALUES)))
                .into();
        tags.extend([name("Date", self.of(&["1999.12.31", "2026.??.??", "????.??.??"]))]);
        tags.extend([name("Round", self.of(&["?", "1", "2.3", "-"])), name("Result", result)]);
        pgn::write(&tags, &tree, result)
    }
}

const STARTS: [&str; 4] =
    ["", "", "4k2r/P7/8/8/3pP3/8/8/R3K2R b KQk e3 0 40", "8/P6k/8/8/8/8/8/K7 w - - 3 70"];

const WORDS: [&str; 8] = [
    "good",
    "the only move; see (a) and [b]",
    "1. e4 is best, 1-0",
    "a brace } in it",
    "\"so\" \\ he said",
    "Žižka, Ботвинник, 丁立人, ½",
    "better [%csl Gd4 than",
    "a text that is so long that no line of eighty signs has all of it, and so it is broken somewhere",
];

const VALUES: [&str; 7] = [
    "?",
    "Müller, Jürgen",
    "\"Rex\" \\ Co.",
    "Ботвинник, Михаил",
    "O'Brien ] [x",
    "a, b; {c}",
    "-",
];

/// The games of a text, each as it is written again, in the order of the alphabet: a list has its own.
fn games(text: &str) -> Vec<String> {
    let mut all = Vec::new();
    pgn::games(text, |game| {
        let game = game.unwrap();
        all.push(pgn::write(&game.tags, &game.tree(), game.result.text()));
    });
    all.sort();
    all
}

/// What the archive gives out of a text that goes into it.
fn through_the_archive(text: &str) -> String {
    let home = Home::new();
    let file = home.path("games.pgn");
    std::fs::write(&file, text).unwrap();
    let run = home.run(&["import", file.to_str().unwrap()]);
    assert_eq!(run.code, Some(0), "{run:?}");
    home.run(&["export", "--all", "--pgn"]).transcript()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3, max_shrink_iters: 20, ..ProptestConfig::default() })]

    #[test]
    fn what_goes_into_the_archive_comes_out_of_it_as_it_was(seed in any::<u64>()) {
        let mut chance = Chance(seed);
        let mut brought: Vec<String> = (0..25).map(|_| chance.game()).collect();
        brought.sort();
        brought.dedup();
        let brought = games(&brought.join("\n"));
        let once = through_the_archive(&brought.join("\n"));
        prop_assert_eq!(&games(&once), &brought);
        prop_assert_eq!(&games(&through_the_archive(&once)), &brought);
    }
}
