//! The game as PGN, in English: tags of the match file, clock times, and every ruling as a comment.
//!
//! A position that the arbiter has set, or an illegal move that was left standing, no reader of PGN
//! can follow: there the text goes on as a further game from that position.

use std::time::Duration;

use shakmaty::{CastlingMode, Position as _};

use crate::archive::tags;
use crate::laws::{Made, Position};
use crate::notation::pgn::{self, Node, Tree};
use crate::notation::position;
use crate::records::notes::{notes, numbered};
use crate::records::tell::Teller;
use crate::records::{KeptMatch, Voices};

/// Moves that follow from each other.
struct Part {
    tree: Tree,
    last: Node,
    position: Position,
}

impl Part {
    fn new(start: &Position, mode: CastlingMode) -> Self {
        let tree = Tree::new(start.clone(), mode);
        Self { tree, last: Node::ROOT, position: start.clone() }
    }

    fn play(&mut self, made: &Made) {
        self.last = self.tree.play(self.last, made.mv);
        if let Some(left) = made.left {
            self.tree.set_left(self.last, Duration::from_secs(left.as_secs()));
        }
        self.position.play_unchecked(made.mv);
    }

    /// Braces would end the comment.
    fn comment(&mut self, at: Node, text: &str) {
        self.tree.add_comment(at, &text.replace('{', "(").replace('}', ")"));
    }
}

/// A game in parts that a reader can follow.
struct Score {
    parts: Vec<Part>,
    /// Where a number of plies is: before all moves, and after each.
    places: Vec<(usize, Node)>,
    /// The plies before each move that no reader can follow, where it is told, and what is told.
    asides: Vec<(usize, (usize, Node), String)>,
}

pub(super) fn pgn(kept: &KeptMatch, voices: &Voices) -> String {
    let mut score = Score::of(kept, voices);
    score.comment(kept, voices);
    let parts = score.parts;
    let tags = tags::tags(&kept.replay, &kept.date);
    let count = parts.len();
    let texts = parts.iter().enumerate().map(|(i, part)| {
        let result = if i + 1 == count { result(&tags, &part.position) } else { "*" };
        let mut tags: Vec<_> = tags.iter().map(|tag| with_result(tag, result)).collect();
        if i + 1 != count {
            goes_on(&mut tags);
        }
        tags.push(("PlyCount".to_owned(), part.tree.main().count().to_string()));
        pgn::write(&tags, &part.tree, result)
    });
    texts.collect::<Vec<_>>().join("\n")
}

impl Score {
    fn of(kept: &KeptMatch, voices: &Voices) -> Self {
        let game = &kept.replay.game;
        let parts = vec![Part::new(game.course().start(), game.mode())];
        let mut score = Self { parts, places: vec![(0, Node::ROOT)], asides: Vec::new() };
        for (ply, made) in game.made().iter().enumerate() {
            go_to(&mut score.parts, &made.before, game.mode());
            score.take(ply, made, voices);
        }
        go_to(&mut score.parts, game.position(), game.mode());
        score
    }

    fn take(&mut self, ply: usize, made: &Made, voices: &Voices) {
        let at = self.parts.len() - 1;
        let part = &mut self.parts[at];
        if part.position == made.before && made.before.is_legal(made.mv) {
            part.play(made);
        } else {
            let id = if part.position == made.before { "record-illegal" } else { "record-apart" };
            let values = [
                ("move", numbered(&made.before, made).into()),
                ("position", position::write(&made.before).into()),
            ];
            let text = Teller(&voices.english).say(id, &values);
            self.asides.push((ply, (at, part.last), text));
        }
        self.places.push((at, self.parts[at].last));
    }

    /// Everything that is told besides, in the order in which it happened.
    fn comment(&mut self, kept: &KeptMatch, voices: &Voices) {
        let notes = notes(kept, &voices.english);
        for (ply, &(part, node)) in self.places.iter().enumerate() {
            for note in notes.iter().filter(|note| note.plies == ply) {
                self.parts[part].comment(node, &note.text);
            }
            for (_, (part, node), text) in self.asides.iter().filter(|aside| aside.0 == ply) {
                self.parts[*part].comment(*node, text);
            }
        }
        let further: Vec<String> =
            self.parts.iter().skip(1).map(|part| position::write(part.tree.start())).collect();
        for (part, fen) in self.parts.iter_mut().zip(further) {
            let text = Teller(&voices.english).say("record-goes-on", &[("position", fen.into())]);
            part.comment(part.last, &text);
        }
    }
}

/// Begins a further part where the game does not go on from the last one; not in a position that no
/// reader would take, such as one that an illegal move has left with a piece too many.
fn go_to(parts: &mut Vec<Part>, to: &Position, mode: CastlingMode) {
    let goes_on = parts.last().is_some_and(|part| part.position == *to);
    if !goes_on && position::read(&position::write(to), mode).is_some() {
        parts.push(Part::new(to, mode));
    }
}

/// The result of the tags; open, where a ruling contradicts what stands on the board, so that the
/// text can be read. The ruling is in a comment.
fn result<'a>(tags: &'a [(String, String)], last: &Position) -> &'a str {
    let told = tags.iter().find(|(name, _)| name == "Result").map_or("*", |(_, value)| value);
    let due = if last.is_checkmate() {
        Some(last.turn().fold_wb("0-1", "1-0"))
    } else {
        last.is_stalemate().then_some("1/2-1/2")
    };
    if due.is_some_and(|due| due != told) { "*" } else { told }
}

/// A part that goes on in another game has not ended.
fn goes_on(tags: &mut Vec<(String, String)>) {
    tags.retain(|(name, _)| name != "TerminationDetails");
    for (_, value) in tags.iter_mut().filter(|(name, _)| name == "Termination") {
        "unterminated".clone_into(value);
    }
}

fn with_result((name, value): &(String, String), result: &str) -> (String, String) {
    let value = if name == "Result" { result } else { value };
    (name.clone(), value.to_owned())
}
