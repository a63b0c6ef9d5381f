//! Lists in lines of forty cells, as a braille display has.
//!
//! What does not fit continues on the next line after a comma. A colour and a kind are named once for
//! all neighbours that have them, also across lines: heard, a name that comes again is a new one.

use shakmaty::Piece;

use crate::describe::Placed;
use crate::voices::narrate::Narrator;
use crate::voices::phrase::Value;
use crate::voices::utterance::Span;

use super::PlaceNaming;

/// The cells of a braille line.
const LINE: usize = 40;

/// One thing that is listed.
#[derive(Clone, Debug)]
pub(super) enum ListItem {
    /// Words.
    Words(Vec<Span>),
    /// A piece: neighbours of a kind are named once, a colour where it changes, as `white pawns a, b`.
    Placed(Placed, PlaceNaming, Coloured),
    /// Pieces of a kind side by side, from the first to the last: `white pawns a to d`.
    Row(Placed, Placed, PlaceNaming),
}

/// Whether the colour of a piece is named, or the sentence has said it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Coloured(pub(super) bool);

impl From<Vec<Span>> for ListItem {
    fn from(spans: Vec<Span>) -> Self {
        Self::Words(spans)
    }
}

impl ListItem {
    /// Pieces with their colours.
    pub(super) fn of_pieces(pieces: &[Placed], named: PlaceNaming) -> Vec<Self> {
        pieces.iter().map(|&placed| Self::Placed(placed, named, Coloured(true))).collect()
    }

    /// Pieces with their colours, three or more of a kind side by side as one.
    pub(super) fn of_rows(pieces: &[Placed], named: PlaceNaming) -> Vec<Self> {
        let is_next = |one: &Placed, other: &Placed| {
            let side_by_side = one.square.rank() == other.square.rank()
                && one.square.file().offset(1) == Some(other.square.file());
            one.piece == other.piece && side_by_side
        };
        let items = pieces.chunk_by(is_next).flat_map(|row| match row {
            [first, _, .., last] if row.len() > 2 => vec![Self::Row(*first, *last, named)],
            few => Self::of_pieces(few, named),
        });
        items.collect()
    }

    /// Pieces without their colours, where the sentence has said it.
    pub(super) fn of_kinds(pieces: &[Placed]) -> Vec<Self> {
        pieces
            .iter()
            .map(|&placed| Self::Placed(placed, PlaceNaming::Square, Coloured(false)))
            .collect()
    }

    /// Whether both are pieces of a kind.
    fn is_like(&self, other: &Self) -> bool {
        self.piece().is_some() && self.piece() == other.piece()
    }

    /// What stands there, if it is a piece or several.
    pub(super) fn piece(&self) -> Option<Piece> {
        match self {
            Self::Words(_) => None,
            Self::Placed(placed, ..) | Self::Row(placed, ..) => Some(placed.piece),
        }
    }

    /// How many pieces it is.
    pub(super) fn count(&self) -> usize {
        match self {
            Self::Words(_) | Self::Placed(..) => 1,
            Self::Row(first, last, _) => last.square.to_usize() + 1 - first.square.to_usize(),
        }
    }
}

/// Lists in short lines, in one voice.
#[derive(Clone, Copy, Debug)]
pub(super) struct ListWords<'a>(&'a Narrator);

impl Narrator {
    /// Lists in short lines.
    pub(super) const fn lists(&self) -> ListWords<'_> {
        ListWords(self)
    }
}

impl ListWords<'_> {
    /// `head: items.` and as many sentences more as it takes.
    pub(super) fn listed(self, head: &[Span], items: Vec<ListItem>) -> Vec<Vec<Span>> {
        let lines = self.sentences(items.clone(), |items| self.list(head.to_vec(), items));
        if lines.first().is_none_or(|line| cells(line) <= LINE) {
            return lines;
        }
        let mut lines = vec![self.0.answers().one("list-head", &[("head", head.to_vec().into())])];
        lines.extend(
            self.sentences(items, |items| self.0.answers().one("list-more", &[("items", items)])),
        );
        lines
    }

    /// Items in lines; the first one is made by `first`.
    pub(super) fn sentences(
        self,
        items: Vec<ListItem>,
        first: impl Fn(Value) -> Vec<Span>,
    ) -> Vec<Vec<Span>> {
        let runs = items.chunk_by(ListItem::is_like).flat_map(|run| {
            let pieces: usize = run.iter().map(ListItem::count).sum();
            vec![pieces; run.len()]
        });
        let runs: Vec<usize> = runs.collect();
        let mut lines: Vec<Vec<Span>> = Vec::new();
        let (mut before, mut row): (Option<ListItem>, Vec<(ListItem, usize)>) = (None, Vec::new());
        let said = |before: Option<&ListItem>, row: &[(ListItem, usize)]| {
            let items = self.items(before, row);
            if before.is_none() {
                first(items)
            } else {
                self.0.answers().one("list-more", &[("items", items)])
            }
        };
        for item in items.into_iter().zip(runs) {
            row.push(item);
            if row.len() > 1 && cells(&said(before.as_ref(), &row)) > LINE {
                let next = row.split_off(row.len() - 1);
                lines.push(self.continued(said(before.as_ref(), &row)));
                before = row.pop().map(|(item, _)| item);
                row = next;
            }
        }
        lines.push(said(before.as_ref(), &row));
        lines
    }

    /// A line whose list continues on the next one: a comma in place of its full stop, if it has one. Thai and
    /// others have none.
    fn continued(self, mut line: Vec<Span>) -> Vec<Span> {
        let text = line.last().and_then(|last| last.written.strip_suffix('.').map(str::to_owned));
        if text.is_some() {
            line.pop();
        }
        line.push(self.0.talk.span(&format!("{},", text.unwrap_or_default())));
        line
    }

    /// `head: items.`
    pub(super) fn list(self, head: Vec<Span>, items: Value) -> Vec<Span> {
        self.0.answers().one("list", &[("head", head.into()), ("items", items)])
    }

    /// The items of a line, each with the number of neighbours that are like it, `before` being the last
    /// one of the line before.
    fn items(self, before: Option<&ListItem>, row: &[(ListItem, usize)]) -> Value {
        let mut last = before;
        let mut kinds = Vec::new();
        for kind in row.chunk_by(|(one, _), (other, _)| one.is_like(other)) {
            let (first, count) = &kind[0];
            let squares = kind.iter().map(|(item, _)| self.item_place(item)).collect();
            let places = self.0.join(squares).spans();
            kinds.push(match self.kind_after(last, first, *count) {
                Some(name) => self.two(name.spans(), places),
                None => places,
            });
            last = kind.last().map(|(item, _)| item);
        }
        self.0.join(kinds)
    }

    /// Pieces without their colours in one sentence, however many they are.
    pub(super) fn kinds(self, pieces: &[Placed]) -> Value {
        self.in_one(&ListItem::of_kinds(pieces))
    }

    /// The same with their colours.
    pub(super) fn pieces(self, pieces: &[Placed]) -> Value {
        self.in_one(&ListItem::of_pieces(pieces, PlaceNaming::Square))
    }

    fn in_one(self, items: &[ListItem]) -> Value {
        let kinds = items.chunk_by(ListItem::is_like);
        let row: Vec<(ListItem, usize)> =
            kinds.flat_map(|kind| kind.iter().map(|item| (item.clone(), kind.len()))).collect();
        self.items(None, &row)
    }

    /// What is said of the kind of a piece, if the item before does not say it.
    fn kind_after(self, last: Option<&ListItem>, item: &ListItem, count: usize) -> Option<Value> {
        let piece = item.piece()?;
        if last.is_some_and(|last| last.is_like(item)) {
            return None;
        }
        let is_said = matches!(item, ListItem::Placed(.., Coloured(false)));
        let same = last.and_then(ListItem::piece).is_some_and(|last| last.color == piece.color);
        Some(if same || is_said {
            self.0.roles_heading(piece.role, count)
        } else {
            self.0.counted_heading(piece, count)
        })
    }

    fn item_place(self, item: &ListItem) -> Vec<Span> {
        match item {
            ListItem::Words(words) => words.clone(),
            ListItem::Placed(placed, named, _) => self.place(*placed, *named),
            ListItem::Row(first, last, named) => {
                let [from, to] = [first, last].map(|end| self.place(*end, *named).into());
                self.0.answers().one("row", &[("from", from), ("to", to)])
            }
        }
    }

    fn place(self, placed: Placed, named: PlaceNaming) -> Vec<Span> {
        vec![match named {
            PlaceNaming::File => self.0.moves.letter(placed.square.file()),
            PlaceNaming::Square => self.0.moves.span(&self.0.moves.square(placed.square)),
        }]
    }

    fn two(self, mut first: Vec<Span>, second: Vec<Span>) -> Vec<Span> {
        first.push(self.0.talk.span(" "));
        first.extend(second);
        first
    }

    /// Places of one kind, which the sentence has named.
    pub(super) fn place_items(self, pieces: &[Placed]) -> Vec<ListItem> {
        pieces
            .iter()
            .map(|placed| ListItem::from(self.place(*placed, PlaceNaming::Square)))
            .collect()
    }
}

/// How many cells spans take in print.
fn cells(spans: &[Span]) -> usize {
    spans.iter().map(|span| span.written.chars().count()).sum()
}
