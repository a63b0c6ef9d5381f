//! Lists in sentences that fit a braille line of forty cells.
//!
//! What does not fit goes on in a sentence of its own that can be understood alone: it names the
//! colour and the kind again, so that a finger need not go back.

use crate::describe::Man;
use crate::voices::narrate::Narrator;
use crate::voices::phrase::Value;
use crate::voices::utterance::{Span, written};

use super::Named;

/// The cells of a braille line.
const LINE: usize = 40;

/// One thing that is listed.
#[derive(Clone, Debug)]
pub(super) enum Item {
    /// Words.
    Words(Vec<Span>),
    /// A man: neighbours of a kind are named once, a colour where it changes, as `white pawns a, b`.
    Man(Man, Named, Coloured),
}

/// Whether the colour of a man is named, or the sentence has said it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Coloured(pub(super) bool);

impl From<Vec<Span>> for Item {
    fn from(spans: Vec<Span>) -> Self {
        Self::Words(spans)
    }
}

impl Item {
    /// Whether both are men of a kind.
    fn is_like(&self, other: &Self) -> bool {
        matches!((self, other), (Self::Man(one, ..), Self::Man(other, ..)) if one.piece == other.piece)
    }
}

impl Narrator {
    /// `head: items.` and as many sentences more as it takes.
    pub(super) fn listed(&self, head: &[Span], items: Vec<Item>) -> Vec<Vec<Span>> {
        let lines = self.sentences(items.clone(), |items| self.list(head.to_vec(), items));
        if lines.first().is_none_or(|line| cells(line) <= LINE) {
            return lines;
        }
        let mut lines = vec![self.one("list-head", &[("head", head.to_vec().into())])];
        lines.extend(self.sentences(items, |items| self.one("list-more", &[("items", items)])));
        lines
    }

    /// Items in sentences; the first one is made by `first`.
    pub(super) fn sentences(
        &self,
        items: Vec<Item>,
        first: impl Fn(Value) -> Vec<Span>,
    ) -> Vec<Vec<Span>> {
        let mut lines: Vec<Vec<Span>> = Vec::new();
        let mut row: Vec<Item> = Vec::new();
        let said = |is_first: bool, row: &[Item]| {
            let items = self.items(row);
            if is_first { first(items) } else { self.one("list-more", &[("items", items)]) }
        };
        for item in items {
            row.push(item);
            if row.len() > 1 && cells(&said(lines.is_empty(), &row)) > LINE {
                let next = row.split_off(row.len() - 1);
                lines.push(said(lines.is_empty(), &row));
                row = next;
            }
        }
        lines.push(said(lines.is_empty(), &row));
        lines
    }

    fn items(&self, row: &[Item]) -> Value {
        let mut color = None;
        let kinds = row.chunk_by(Item::is_like).map(|kind| match &kind[0] {
            Item::Words(words) => words.clone(),
            Item::Man(man, _, coloured) => {
                let piece = man.piece;
                let same = color.replace(piece.color) == Some(piece.color) || !coloured.0;
                let count = kind.len();
                let name =
                    if same { self.roles(piece.role, count) } else { self.men(piece, count) };
                let places = kind.iter().map(|item| self.item_place(item)).collect();
                self.two(name.spans(), self.join(places).spans())
            }
        });
        self.join(kinds.collect())
    }

    fn item_place(&self, item: &Item) -> Vec<Span> {
        match item {
            Item::Words(words) => words.clone(),
            Item::Man(man, named, _) => self.place(*man, *named),
        }
    }

    /// What the help of each command says first, a line each.
    pub fn first_clauses<'a>(
        &'a self,
        helps: impl Iterator<Item = String> + 'a,
    ) -> impl Iterator<Item = Vec<Span>> + 'a {
        helps.map(|help| {
            let text = written(&self.talk.sentence(&help, &[]));
            let ends = [".\n", ";", ". "].map(|sign| text.find(sign).unwrap_or(text.len()));
            let end = ends.into_iter().min().unwrap_or(text.len());
            vec![self.talk.span(&format!("{}.", text[..end].trim_end_matches('.')))]
        })
    }

    /// Men with their colours.
    pub(super) fn men_items(men: &[Man], named: Named) -> Vec<Item> {
        men.iter().map(|&man| Item::Man(man, named, Coloured(true))).collect()
    }

    /// Men without their colours, where the sentence has said it.
    pub(super) fn kinds_items(men: &[Man]) -> Vec<Item> {
        men.iter().map(|&man| Item::Man(man, Named::Square, Coloured(false))).collect()
    }

    /// Places of one kind, which the sentence has named.
    pub(super) fn place_items(&self, men: &[Man]) -> Vec<Item> {
        men.iter().map(|man| Item::from(self.place(*man, Named::Square))).collect()
    }
}

/// How many cells spans take in print.
fn cells(spans: &[Span]) -> usize {
    spans.iter().map(|span| span.written.chars().count()).sum()
}
