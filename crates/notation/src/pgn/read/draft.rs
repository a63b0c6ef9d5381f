//! A game as it is noted while it is read: its moves, and what is said of them.

use std::fmt::Write;

use shakmaty::{Move, Position as _};
use touchmove_position::Position;

use crate::pgn::game::Game;
use crate::pgn::lexer::Place;
use crate::pgn::read::doubt::Loose;
use crate::pgn::read::remark::{self, Odd};
use crate::pgn::read::variations::Variation;
use crate::pgn::tree::{Node, Tree};
use crate::pgn::words::{self, Comment, Number, shown};
use crate::san;
use crate::written::{Departure, Mark, Written};

/// More moves few games have.
const USUAL: usize = 100;

/// The game that is noted.
#[derive(Debug, Default)]
pub(super) struct Draft {
    pub(super) game: Option<Box<Game>>,
    /// The node of the last move of the main line, once there is a tree.
    at: Node,
    /// The variations that are open, the innermost last.
    pub(super) variations: Vec<Variation>,
    /// The position of the main line before which a variation has departed last, and how many moves are before
    /// it.
    departed: Option<(Position, usize)>,
    /// Whether something is wrong, so that nothing more is noted.
    pub(super) faulty: bool,
}

impl Draft {
    /// The position in which the next move is made.
    pub(super) fn position(&self) -> Option<&Position> {
        match self.variations.last() {
            None => self.game.as_ref().map(|game| &game.last),
            Some(variation) => Some(&variation.position),
        }
    }

    pub(super) fn game(&mut self, place: Place) -> &mut Game {
        self.game.get_or_insert_with(|| Box::new(Game::new(place.line)))
    }

    /// Whether its main line has a move.
    pub(super) fn has_moves(&self) -> bool {
        self.game.as_ref().is_some_and(|game| !game.moves.is_empty())
    }

    pub(super) fn remark(&mut self, place: Place, odd: Odd) {
        if let Some(game) = self.game.as_mut().filter(|_| !self.faulty) {
            remark::add(&mut game.remarks, place, odd);
        }
    }

    /// The tree, begun when the first thing is said that is no move of the main line, and the last
    /// node of the line that is read.
    pub(super) fn noted(&mut self) -> Option<(&mut Tree, Node)> {
        let game = self.game.as_mut()?;
        if game.notes.is_none() {
            let tree = game.tree();
            self.at = tree.main().last().unwrap_or(Node::ROOT);
            game.notes = Some(tree);
        }
        let at = self.variations.last().map_or(self.at, |variation| variation.at);
        game.notes.as_mut().map(|tree| (tree, at))
    }

    /// Notes what is said about the last move.
    pub(super) fn say(&mut self, text: &str) {
        if let Some(variation) = self.variations.last_mut().filter(|variation| !variation.begun) {
            variation.said.push(text.to_owned());
            return;
        }
        let Comment { words, commands, left } = words::comment(text);
        if words.is_empty() && commands.is_empty() && left.is_none() {
            return;
        }
        let Some((tree, at)) = self.noted() else { return };
        tree.add_comment(at, &words);
        for command in &commands {
            tree.add_command(at, command);
        }
        if let Some(left) = left {
            tree.set_left(at, left);
        }
    }

    pub(super) fn note_annotation(&mut self, annotation: u8) {
        if let Some((tree, at)) = self.noted() {
            tree.annotate(at, annotation);
        }
    }

    pub(super) fn spelling(&mut self, place: Place, word: &str, read: &str) {
        let (word, read) = (shown(word.as_bytes()), read.to_owned());
        self.remark(place, Odd::Spelling { word, read });
    }

    /// Where a variation begins: before the last move, or where the line has none yet.
    pub(super) fn departure(&mut self) -> Option<(Node, Position)> {
        let (tree, at) = self.noted()?;
        let parent = tree.parent(at);
        Some(match (self.variations.last(), parent) {
            (None, Some(parent)) => (parent, self.before_last()?),
            (None, None) => (at, self.position()?.clone()),
            (Some(variation), Some(parent)) if variation.begun => {
                (parent, variation.before.clone())
            }
            (Some(variation), _) => (at, variation.position.clone()),
        })
    }

    /// The position before the last move of the main line. Played from the beginning for each variation,
    /// thousands would take minutes.
    fn before_last(&mut self) -> Option<Position> {
        let game = self.game.as_ref()?;
        let (position, behind) = self.departed.get_or_insert_with(|| (game.start.clone(), 0));
        let before = game.moves.len().saturating_sub(1);
        game.moves.get(*behind..before)?.iter().for_each(|&mv| position.play_unchecked(mv));
        *behind = before;
        Some(position.clone())
    }

    /// Notes what stands in brackets without a move.
    pub(super) fn keep_asides(&mut self, place: Place, variation: &Variation) {
        for text in &variation.said {
            self.say(text);
        }
        for &number in &variation.annotations {
            self.note_annotation(number);
            let (word, read) = (format!("(${number})"), format!("${number}"));
            self.remark(place, Odd::Spelling { word, read });
        }
    }

    /// Goes on with a move in the innermost variation.
    pub(super) fn vary(&mut self, mv: Move) {
        let Some(tree) = self.game.as_mut().and_then(|game| game.notes.as_mut()) else { return };
        let Some(variation) = self.variations.last_mut() else { return };
        let first = !variation.begun;
        variation.go_on(tree, mv);
        if first {
            variation.tell_asides(tree);
        }
    }

    pub(super) fn play_main(&mut self, mv: Move) {
        let Some(game) = self.game.as_mut() else { return };
        if game.moves.is_empty() {
            game.moves.reserve(USUAL);
        }
        game.last.play_unchecked(mv);
        game.moves.push(mv);
        if let Some(tree) = &mut game.notes {
            self.at = tree.add(self.at, mv);
            tree.put_first(self.at);
        }
    }

    /// Whether a variation has the number of the move behind the one that it stands at: it goes on with
    /// that one, and is no other move in its place.
    pub(super) fn continues(&self, number: Option<Number>) -> bool {
        let (Some(number), [outer @ .., variation]) = (number, &self.variations[..]) else {
            return false;
        };
        let last = outer
            .last()
            .map_or(self.game.as_ref().map(|game| &game.last), |outer| Some(&outer.position));
        let fits = |position: &Position| {
            number.value == Some(position.fullmoves().get())
                && (number.dots > 1) == position.turn().is_black()
        };
        !variation.begun && last.is_some_and(fits) && !fits(&variation.position)
    }

    /// Whether the next move has this number.
    pub(super) fn is_of_next(&self, number: Number) -> bool {
        let next = self.position().map(|here| here.fullmoves().get());
        next.is_some() && number.value == next
    }

    /// Keeps words that are in no comment as one.
    pub(super) fn keep_loose(&mut self, words: Loose) {
        self.remark(words.at, Odd::Text(shown(words.words().as_bytes())));
        words.said().for_each(|text| self.say(&text));
    }

    /// A variation beside no move of a game is none of its moves.
    pub(super) fn without_a_game(&mut self) {
        let Some(game) = self.game.as_mut().filter(|game| game.moves.is_empty()) else {
            return;
        };
        let start = game.start.clone();
        let Some(tree) = game.notes.as_mut() else { return };
        let Some(mv) = tree.next(Node::ROOT).and_then(|first| tree.mv(first)) else { return };
        let word = san::english(&start, mv);
        let mut bare = Tree::new(start, tree.mode());
        bare.add_comment(Node::ROOT, tree.comment(Node::ROOT));
        bare.add_command(Node::ROOT, tree.commands(Node::ROOT));
        *tree = bare;
        let place = Place { line: game.line, column: 1 };
        self.remark(place, Odd::LeftOut(word));
    }

    /// Tells of the move just made that it does not do to the king what is said. That a check mates need not
    /// be said.
    pub(super) fn compare_mark(&mut self, place: Place, text: &[u8], mark: Option<Mark>) {
        let here = self.position().filter(|here| here.chess().is_some());
        let Some((here, mark)) = here.zip(mark) else { return };
        let word = || shown(text);
        match mark {
            Mark::Check if !here.is_check() => self.remark(place, Odd::NoCheck(word())),
            Mark::Mate if !here.is_checkmate() => self.remark(place, Odd::NoMate(word())),
            _ => {}
        }
    }

    /// Tells how a move is read that PGN writes in another way.
    pub(super) fn tell_departures(&mut self, place: Place, text: &str, written: Written, mv: Move) {
        if written.departures.iter().eq([Departure::Unseen]) {
            return self.remark(place, Odd::Unseen);
        }
        let here = self.position();
        let mut read = here.map_or_else(String::new, |here| san::english(here, mv));
        for number in written.signs.iter() {
            let _ = write!(read, " ${number}");
        }
        self.spelling(place, text, &read);
    }
}
