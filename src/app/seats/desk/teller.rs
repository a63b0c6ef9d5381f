//! Everything known at the desk, and its teller: he is handed that with the voices, and can do nothing.
//!
//! The other parts say things by him. Facts about the game are told in `facts`, the consequences of a
//! ruling in `aftermath`.

use std::rc::Rc;

use shakmaty::{ByColor, Color};

use crate::app::seats::TableOrder;
use crate::app::seats::desk::ledger::Ledger;
use crate::app::seats::desk::reader::Reader;
use crate::app::session::BoardSight;
use crate::laws::{Game, Numbered};
use crate::table::{Aid, Match};
use crate::voices::{Narrator, Priority, Span, Utterance, Value};

/// Everything the arbiter has before him: the game, the match file, the record so far, and the boards as
/// they are seen.
#[derive(Debug)]
pub(super) struct Overview {
    /// The game of the table, as far as the desk has heard of it.
    pub(super) game: Rc<Game>,
    pub(super) table: Match,
    pub(super) ledger: Ledger,
    /// What is seen of each player's board.
    pub(super) sights: ByColor<BoardSight>,
    /// The side at the bottom of the board that is shown.
    pub(super) bottom: Color,
    /// What was said last to whoever was at the desk, but for slips.
    pub(super) last: Option<Utterance>,
    /// Whether what is said next is of a line that was not taken.
    pub(super) is_slip: bool,
}

/// Tells the arbiter how things stand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Teller<'a> {
    pub(super) overview: &'a Overview,
    pub(super) narrator: &'a Narrator,
}

impl<'a> Teller<'a> {
    /// The game.
    pub(super) fn game(&self) -> &'a Game {
        &self.overview.game
    }

    /// The reader of what is typed here.
    pub(super) fn reader(&self) -> Reader<'a> {
        Reader { game: self.game(), narrator: self.narrator }
    }

    pub(super) fn told(&self, id: &str, values: &[(&str, Value)]) -> TableOrder {
        TableOrder::say(self.said(id, values))
    }

    pub(super) fn said(&self, id: &str, values: &[(&str, Value)]) -> Utterance {
        self.narrator.say(Priority::Move, id, values)
    }

    pub(super) fn sentence(&self, id: &str, values: &[(&str, Value)]) -> Vec<Span> {
        self.narrator.talk.sentence(id, values)
    }

    /// A message of several lines.
    pub(super) fn lines(&self, lines: Vec<Vec<Span>>) -> TableOrder {
        TableOrder::say(self.narrator.lines(Priority::Move, lines))
    }

    /// A player, as a value.
    pub(super) fn color(&self, color: Color) -> (&'static str, Value) {
        ("color", self.narrator.color(color))
    }

    /// An aid as a part of a sentence.
    pub(super) fn aid(&self, aid: Aid) -> Value {
        self.narrator.word(&format!("aid-{}", aid.name()))
    }

    /// The move of a ply, counted from 1, by its number and its player.
    pub(super) fn at_ply(&self, ply: usize) -> (&'static str, Value) {
        ("place", self.narrator.move_place(self.game(), ply.saturating_sub(1)))
    }

    /// After how many plies, told apart where it is none.
    pub(super) fn after(&self, plies: usize) -> [(&'static str, Value); 2] {
        [("count", plies.into()), self.at_ply(plies)]
    }

    /// A ruling with its number.
    pub(super) fn numbered(&self, number: u32, what: &Numbered, id: &str) -> Vec<Span> {
        let ruling = self.narrator.rulings().numbered(number, what, self.game());
        self.sentence(id, &[("number", number.into()), ("ruling", ruling.into())])
    }
}
