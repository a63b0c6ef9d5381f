//! From what has happened to what is said.
//!
//! The matches over effects, rulings and refusals are exhaustive on purpose: a new one does not
//! compile until someone has decided how it sounds. They stand in the files beside this one, a type for
//! each subject that borrows the narrator: `narrator.clocks()`, `narrator.rulings()`. Here is the
//! narrator, with the parts of sentences that every subject needs.

#![deny(clippy::wildcard_enum_match_arm)]

mod appeals;
mod articles;
mod citing;
mod clocks;
mod desk;
mod effects;
mod ends;
mod entries;
mod faults;
mod hearing;
mod matters;
mod odds;
mod pgn;
mod positions;
mod refusals;
mod rulings;
mod sealing;
mod sheets;
mod steps;
mod touching;
mod variants;

use std::rc::Rc;
use std::time::Duration;

use shakmaty::{Color, Move, Piece, Role, Square};

use crate::laws::{Game, Position, Reason};
use crate::notation::san::Handwriting;
use crate::notation::{MoveParts, lookalike};
use crate::voices::announce::Style;
use crate::voices::commands::first_clause;
use crate::voices::phrase::Value;
use crate::voices::spacing::has_joined;
use crate::voices::utterance::{Priority, Span, Utterance, written};
use crate::voices::voice::Voice;

pub use hearing::{Audience, Hearing};
pub use pgn::{pgn_fault_name, pgn_remark_name};
pub use refusals::stands_still;

/// What stands before the name of a sentence that stands for it in a heading.
pub(super) const HEADING: &str = "heading-";

/// Says things: sentences in one voice, squares and moves in another.
#[derive(Clone, Debug)]
pub struct Narrator {
    /// The voice of sentences.
    pub talk: Rc<Voice>,
    /// The move voice and squares.
    pub moves: Rc<Voice>,
    /// How moves are announced.
    pub style: Style,
}

impl Narrator {
    /// Says sentences in one voice and moves in another, whose words are printed to match.
    #[must_use]
    pub fn new(talk: Rc<Voice>, moves: &Rc<Voice>, style: Style) -> Self {
        Self { moves: moves.beside(&talk, style.spelling), talk, style }
    }

    /// Whether everything is said as by the other one, because both have the same voices.
    #[must_use]
    pub fn is(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.talk, &other.talk)
            && Rc::ptr_eq(&self.moves, &other.moves)
            && self.style == other.style
    }

    /// A sentence as a message.
    #[must_use]
    pub fn say(&self, priority: Priority, id: &str, values: &[(&str, Value)]) -> Utterance {
        Utterance { priority, spans: self.talk.sentence(id, values) }
    }

    /// A message of several lines.
    #[must_use]
    pub fn lines(&self, priority: Priority, lines: Vec<Vec<Span>>) -> Utterance {
        let mut spans = Vec::new();
        for (i, line) in lines.into_iter().enumerate() {
            if i > 0 {
                spans.push(self.talk.span("\n"));
            }
            spans.extend(line);
        }
        Utterance { priority, spans }
    }

    /// A move as it is announced.
    #[must_use]
    pub fn announcement(&self, before: &Position, mv: Move) -> Span {
        self.moves.announce(&MoveParts::of(before, mv), self.style)
    }

    /// How moves are written: in the letters of the move voice, or in figures.
    #[must_use]
    pub fn hand(&self) -> Handwriting<'_> {
        Handwriting { letters: self.moves.vocabulary(), form: self.style.form }
    }

    /// The name of an opening and its code.
    #[must_use]
    pub fn opening(&self, name: &str, eco: &str) -> Utterance {
        let values = [("name", Value::Spans(self.talk.opening(name))), ("eco", eco.into())];
        self.say(Priority::Answer, "opening", &values)
    }

    /// A move of a game by its number and its player, as everything counts that is said; the ply is
    /// counted from 0.
    #[must_use]
    pub fn move_place(&self, game: &Game, ply: usize) -> Value {
        let (number, color) = game.course().move_at(ply);
        let values = [("number", number.into()), ("color", self.color(color))];
        Value::Spans(self.talk.sentence("move-place", &values))
    }

    /// The position after so many plies, as a value of a sentence that tells the first one apart.
    pub(super) fn after(&self, game: &Game, plies: u16) -> [(&'static str, Value); 2] {
        let last = self.move_place(game, usize::from(plies).saturating_sub(1));
        [("count", u32::from(plies).into()), ("place", last)]
    }

    /// A colour as a player is called by it; its key is `white` or `black`.
    #[must_use]
    pub fn color(&self, color: Color) -> Value {
        let id = color.fold_wb("color-white", "color-black");
        Value::Keyed(color.fold_wb("white", "black"), self.talk.sentence(id, &[]))
    }

    /// A square in the move voice.
    #[must_use]
    pub fn square(&self, square: Square) -> Value {
        Value::Spans(vec![self.moves.span(&self.moves.square(square))])
    }

    /// One piece with its colour.
    #[must_use]
    pub fn piece(&self, piece: Piece) -> Value {
        self.counted(piece, 1)
    }

    /// Pieces of a kind with their colour, as singular or plural as `count` asks.
    #[must_use]
    pub fn counted(&self, piece: Piece, count: usize) -> Value {
        let id = format!("{}-{}", piece.color.fold_wb("white", "black"), role_id(piece.role));
        Value::Spans(self.talk.sentence(&id, &[("count", count.into())]))
    }

    /// One piece without its colour.
    #[must_use]
    pub fn role(&self, role: Role) -> Value {
        self.roles(role, 1)
    }

    /// Pieces of a kind without their colour.
    #[must_use]
    pub fn roles(&self, role: Role, count: usize) -> Value {
        Value::Spans(self.talk.sentence(role_id(role), &[("count", count.into())]))
    }

    /// Pieces of a kind with their colour, as what stands where is listed under them.
    #[must_use]
    pub fn counted_heading(&self, piece: Piece, count: usize) -> Value {
        let color = piece.color.fold_wb("white", "black");
        self.heading(&format!("{color}-{}", role_id(piece.role)), count)
    }

    /// Pieces of a kind without their colour, as what stands where is listed under them.
    #[must_use]
    pub fn roles_heading(&self, role: Role, count: usize) -> Value {
        self.heading(role_id(role), count)
    }

    /// A colour at the head of a list.
    #[must_use]
    pub fn color_heading(&self, color: Color) -> Value {
        self.heading(color.fold_wb("color-white", "color-black"), 1)
    }

    /// A language in which a number changes the noun behind it has another sentence for a heading.
    fn heading(&self, id: &str, count: usize) -> Value {
        let values = [("count", count.into())];
        Value::Spans(self.talk.first_sentence(&[&format!("{HEADING}{id}"), id], &values))
    }

    /// A word that is a sentence of its own.
    #[must_use]
    pub fn word(&self, id: &str) -> Value {
        Value::Spans(self.talk.sentence(id, &[]))
    }

    /// A time in words, to the second, without the units that are zero.
    #[must_use]
    pub fn time(&self, time: Duration) -> Value {
        let secs = time.as_secs();
        let units = [("hours", secs / 3600), ("minutes", secs / 60 % 60), ("seconds", secs % 60)];
        let is_said = |&(id, n): &(&str, u64)| n > 0 || secs == 0 && id == "seconds";
        let unit = |(id, n): (&str, u64)| {
            let n = Value::Number(i64::try_from(n).unwrap_or(i64::MAX));
            self.talk.sentence(id, &[("n", n)])
        };
        self.joined("time-joined", units.into_iter().filter(is_said).map(unit).collect())
    }

    /// Items one after another, with commas in most languages.
    #[must_use]
    pub fn join(&self, items: Vec<Vec<Span>>) -> Value {
        self.joined("joined", items)
    }

    fn joined(&self, id: &str, items: Vec<Vec<Span>>) -> Value {
        let two = |items: Vec<Span>, next: Vec<Span>| {
            self.talk.sentence(id, &[("items", items.into()), ("next", next.into())])
        };
        Value::Spans(items.into_iter().reduce(two).unwrap_or_default())
    }

    /// Items with commas between them, and a word before the last.
    #[must_use]
    pub fn join_all(&self, mut items: Vec<Vec<Span>>) -> Value {
        match items.pop() {
            Some(last) if !items.is_empty() => {
                let values = [("items", self.join(items)), ("last", last.into())];
                Value::Spans(self.talk.sentence("last-of", &values))
            }
            last => Value::Spans(last.unwrap_or_default()),
        }
    }

    /// What the help of each command says first, a line each.
    pub fn first_clauses<'a>(
        &'a self,
        helps: impl Iterator<Item = String> + 'a,
    ) -> impl Iterator<Item = Vec<Span>> + 'a {
        helps.map(|help| {
            let text = written(&self.talk.sentence(&help, &[]));
            let stop = if has_joined(&text) { "" } else { "." };
            vec![self.talk.span(&format!("{}{stop}", first_clause(&text)))]
        })
    }
}

impl Value {
    /// The spans that it holds; none for a number or a text.
    #[must_use]
    pub fn spans(self) -> Vec<Span> {
        match self {
            Self::Spans(spans) | Self::Keyed(_, spans) => spans,
            Self::Number(_) | Self::Text(_) => Vec::new(),
        }
    }
}

/// A word of the player as it may be said back: what is not seen by its number, and not for ever. Several
/// are cut between two of them.
#[must_use]
pub fn quoted(word: &str) -> String {
    const LONGEST: usize = 20;
    let named = |c: char| {
        if lookalike::is_unseen(c) { format!(" U+{:04X} ", u32::from(c)) } else { c.to_string() }
    };
    let name = |text: &str| text.chars().map(named).collect::<String>().trim().replace("  ", " ");
    match word.char_indices().nth(LONGEST) {
        None => name(word),
        Some((end, next)) => {
            let kept = &word[..end];
            let within = kept.rfind(char::is_whitespace).filter(|_| !next.is_whitespace());
            format!("{}…", name(&kept[..within.unwrap_or(end)]))
        }
    }
}

/// The sentences of the ends of a game, one for each reason.
#[must_use]
pub fn ended_ids() -> Vec<String> {
    Reason::all().map(|reason| format!("ended-{}", reason.id())).collect()
}

/// The name of a kind of piece in the voices.
#[must_use]
pub const fn role_id(role: Role) -> &'static str {
    match role {
        Role::King => "king",
        Role::Queen => "queen",
        Role::Rook => "rook",
        Role::Bishop => "bishop",
        Role::Knight => "knight",
        Role::Pawn => "pawn",
    }
}
