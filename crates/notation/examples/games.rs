//! Every game of a PGN file, a line each, for programs that compare readers.
//!
//! A game is `game`, the line on which it begins, its result, its first position as FEN, the moves of its
//! main line in UCI, how many variations it has and how many moves are in them, and the words of its
//! comments, sorted; all divided by tabs. Whatever else is found is `told`, and what was found.

use std::io::{self, BufWriter, Read, Write};

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, EnPassantMode};
use touchmove_notation::pgn::{Found, Game, Node, Reader, Tree};
use touchmove_notation::shakmaty;

fn main() -> io::Result<()> {
    let mut text = Vec::new();
    io::stdin().lock().read_to_end(&mut text)?;
    let mut out = BufWriter::new(io::stdout().lock());
    let mut lines = Vec::new();
    let mut keep = |found| {
        if let Found::Game(game) = &found {
            lines.extend(game.remarks.iter().map(|remark| format!("told\t{remark:?}")));
        }
        lines.push(match found {
            Found::Game(game) => line(&game),
            other => format!("told\t{other:?}"),
        });
    };
    let mut reader = Reader::default();
    reader.feed(&text, &mut keep);
    reader.finish(&mut keep);
    for line in lines {
        writeln!(out, "{line}")?;
    }
    out.flush()
}

fn line(game: &Game) -> String {
    let uci = |mv: &shakmaty::Move| mv.to_uci(CastlingMode::Chess960).to_string();
    let moves: Vec<String> = game.moves.iter().map(uci).collect();
    let tree = game.tree();
    let mut seen = Seen::default();
    seen.at(&tree, Node::ROOT, false);
    seen.words.sort_unstable();
    let start = Fen::from_position(&game.start, EnPassantMode::Legal).to_string();
    [
        "game".to_owned(),
        game.line.to_string(),
        game.result.text().to_owned(),
        start,
        moves.join(" "),
        seen.variations.to_string(),
        seen.beside.to_string(),
        seen.words.join(" "),
    ]
    .join("\t")
}

/// What is beside the moves of a main line.
#[derive(Default)]
struct Seen {
    variations: usize,
    /// How many moves are in the variations.
    beside: usize,
    words: Vec<String>,
}

impl Seen {
    fn at(&mut self, tree: &Tree, first: Node, is_beside: bool) {
        // By a list and not by itself: a game may be deeper than the stack.
        let mut left = vec![(first, is_beside)];
        while let Some((node, is_beside)) = left.pop() {
            self.beside += usize::from(is_beside);
            let said = [tree.before(node), tree.comment(node)];
            self.words
                .extend(said.iter().flat_map(|text| text.split_whitespace()).map(str::to_owned));
            for (place, &child) in tree.children(node).iter().enumerate() {
                self.variations += usize::from(place > 0);
                left.push((child, is_beside || place > 0));
            }
        }
    }
}
