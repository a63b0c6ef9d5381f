//! Games by chance that go into the archive and out of it again, by the real program: each is the same.

use encoding_rs::Encoding;
use proptest::prelude::*;
use shakmaty::{CastlingMode, Move, Position as _};
use std::fmt::Write as _;
use touchmove::laws::Position;
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
            let castling = legal.iter().find(|mv| mv.is_castle()).filter(|_| self.once_in(3));
            let Some(&mv) = castling.or_else(|| legal.get(self.below(legal.len()))) else { return };
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

    fn game(&mut self) -> Made {
        let (fen, mode) = STARTS[self.below(STARTS.len())];
        let start = match fen {
            "" => Position::default(),
            fen => position::read(fen, mode).unwrap(),
        };
        let mut tree = Tree::new(start.clone(), mode);
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
        if self.once_in(6) {
            let long = self.of(&VALUES).repeat(self.below(400));
            tags.push(name("Source", &format!("a{long}z")));
        }
        Made { tags, tree, result }
    }

    /// A game the result of which is told in any way, or not at all.
    fn odd_game(&mut self) -> String {
        let game = self.game().text();
        let (tags, moves) = game.split_once("\n\n").unwrap();
        let (moves, _) = moves.trim_end().rsplit_once([' ', '\n']).unwrap_or_default();
        let told = tags.lines().filter(|line| !line.starts_with("[Result "));
        let mut lines: Vec<String> = told.map(str::to_owned).collect();
        if self.once_in(2) {
            lines.push(format!("[Result \"{}\"]", self.of(&RESULTS)));
        }
        let text = lines.join("\n");
        let (before, behind) = (self.of(&["", "", "", "1-0", "*"]), self.of(&RESULTS));
        format!("{text}\n\n{before} {moves} {behind}\n")
    }
}

/// A game as it was made, before anything has written it or read it.
struct Made {
    tags: Vec<(String, String)>,
    tree: Tree,
    result: &'static str,
}

impl Made {
    fn text(&self) -> String {
        pgn::write(&self.tags, &self.tree, self.result)
    }

    /// What is read of it: a command that is not closed is made words, so that no bracket behind closes it.
    fn told(&self) -> String {
        told(&self.tags, &self.tree, self.result).replace("better [%csl", "better [% csl")
    }
}

/// All that is in a game, by no words of what writes or reads games: what both of them lose is missed.
fn told(tags: &[(String, String)], tree: &Tree, result: &str) -> String {
    let is_told = |name: &str| !["FEN", "SetUp", "Variant"].contains(&name);
    let mut tags: Vec<_> = tags.iter().filter(|(name, _)| is_told(name)).collect();
    tags.sort();
    let (start, mode) = (tree.start(), tree.mode());
    let mut all = format!("{tags:#?}\n{start:?} {mode:?}\n");
    tell(tree, Node::ROOT, &mut all);
    all + result
}

/// What is said of a node, and all that follows it, variations indented by their depth.
fn tell(tree: &Tree, at: Node, all: &mut String) {
    let (comment, commands) = (tree.comment(at), tree.commands(at));
    writeln!(all, "{comment:?} {commands:?}").unwrap();
    for &child in tree.children(at) {
        let (mv, left) = (tree.mv(child).unwrap(), tree.left(child));
        let (marks, before) = (tree.annotations(child), tree.before(child));
        let depth = tree.path(child).len();
        write!(all, "{depth} {mv:?} {marks:?} {left:?} {before:?} ").unwrap();
        tell(tree, child, all);
    }
}

/// All that is in each game of a text, in the order of the alphabet.
fn all_told(text: &str) -> Vec<String> {
    let mut all = Vec::new();
    pgn::games(text, |game| {
        let game = game.unwrap();
        all.push(told(&game.tags, &game.tree(), game.result.text()));
    });
    all.sort();
    all
}

const STARTS: [(&str, CastlingMode); 7] = [
    ("", CastlingMode::Standard),
    ("", CastlingMode::Standard),
    ("4k2r/P7/8/8/3pP3/8/8/R3K2R b KQk e3 0 40", CastlingMode::Standard),
    ("8/P6k/8/8/8/8/8/K7 w - - 3 70", CastlingMode::Standard),
    ("", CastlingMode::Chess960),
    ("bqnrkbrn/pppppppp/8/8/8/8/PPPPPPPP/BQNRKBRN w GDgd - 0 1", CastlingMode::Chess960),
    ("1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 b GBgb - 4 20", CastlingMode::Chess960),
];

/// How a result may be written, in the tag and behind the moves.
const RESULTS: [&str; 12] =
    ["1-0", "0-1", "1/2-1/2", "*", "", "½-½", "0.5-0.5", "1/2", "1 - 0", "0–1", "1:0", "1-0."];

/// In what files are encoded.
const ENCODINGS: [&Encoding; 7] = [
    encoding_rs::WINDOWS_1250,
    encoding_rs::WINDOWS_1251,
    encoding_rs::WINDOWS_1252,
    encoding_rs::KOI8_R,
    encoding_rs::ISO_8859_2,
    encoding_rs::GBK,
    encoding_rs::UTF_8,
];

const WORDS: [&str; 11] = [
    "good",
    "the only move; see (a) and [b]",
    "1. e4 is best, 1-0",
    "a brace } in it",
    "\"so\" \\ he said",
    "Žižka, Ботвинник, 丁立人, ½",
    "dobrý šach, Łódź",
    "хороший ход: ё",
    "schön, naïf, ½",
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
    brought(text.as_bytes(), &[])
}

/// What the archive gives out of a file that goes into it with these flags.
fn brought(file: &[u8], flags: &[&str]) -> String {
    let home = Home::new();
    let path = home.path("games.pgn");
    std::fs::write(&path, file).unwrap();
    let run = home.run(&[&["import", path.to_str().unwrap()], flags].concat());
    assert_eq!(run.code, Some(0), "{run:?}");
    home.run(&["export", "--all", "--pgn"]).transcript()
}

/// The moves and the result of each game of a text, in the order of the alphabet.
fn played(text: &str) -> Vec<(String, &'static str)> {
    let mut all = Vec::new();
    pgn::games(text, |game| {
        let game = game.unwrap();
        let start = position::write(&game.start);
        all.push((format!("{start} {:?}", game.moves), game.result.text()));
    });
    all.sort();
    all
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3, max_shrink_iters: 20, ..ProptestConfig::default() })]

    #[test]
    fn what_goes_into_the_archive_comes_out_of_it_as_it_was(seed in any::<u64>()) {
        let mut chance = Chance(seed);
        let made: Vec<Made> = (0..25).map(|_| chance.game()).collect();
        let mut expected: Vec<String> = made.iter().map(Made::told).collect();
        expected.sort();
        expected.dedup();
        let brought: Vec<String> = made.iter().map(Made::text).collect();
        let once = through_the_archive(&brought.join("\n"));
        prop_assert_eq!(&all_told(&once), &expected);
        let brought = games(&once);
        prop_assert_eq!(&games(&through_the_archive(&once)), &brought);
    }

    #[test]
    fn p26_an_encoding_that_is_named_loses_no_letter(seed in any::<u64>()) {
        let mut chance = Chance(seed);
        let encoding = ENCODINGS[chance.below(ENCODINGS.len())];
        let text: Vec<String> = (0..10).map(|_| chance.game().text()).collect();
        // A letter that an encoding has not is a number in it.
        let file = encoding.encode(&text.join("\n")).0.into_owned();
        let read = encoding.decode(&file).0.into_owned();
        let out = brought(&file, &["--encoding", encoding.name()]);
        let mut expected = games(&read);
        expected.dedup();
        prop_assert_eq!(&games(&out), &expected);
        let wide: Vec<u8> = read.encode_utf16().flat_map(u16::to_be_bytes).collect();
        prop_assert_eq!(games(&brought(&[b"\xfe\xff", &wide[..]].concat(), &[])), expected);
    }

    #[test]
    fn p5_one_result_comes_out_however_it_was_told(seed in any::<u64>()) {
        let mut chance = Chance(seed);
        let text: Vec<String> = (0..15)
            .map(|n| chance.odd_game().replace("[Event ", &format!("[Number \"{n}\"]\n[Event ")))
            .collect();
        let text = text.join("\n");
        let once = through_the_archive(&text);
        prop_assert_eq!(played(&once), played(&text));
        prop_assert_eq!(games(&through_the_archive(&once)), games(&once));
        for game in once.split("[Event ").skip(1) {
            let told = game.split("[Result \"").nth(1).and_then(|rest| rest.split('"').next());
            prop_assert!(game.trim_end().ends_with(told.unwrap()), "{}", game);
        }
    }
}
