//! The templates of announcements: text with slots.
//!
//! `{ from}` is a slot with a sign before it; an empty slot vanishes with its signs.

use serde::Deserialize;

use crate::voices::slip::Slip;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Announce {
    pub(crate) square: String,
    pub(crate) long: String,
    pub(crate) short: String,
    pub(crate) castling: String,
    #[serde(default = "dropped")]
    pub(crate) drop: String,
}

/// How a drop is said where a voice does not say it in an order of its own.
fn dropped() -> String {
    "{piece}{ drop}{ to}{, check}".to_owned()
}

/// The templates of a voice.
#[derive(Clone, Debug)]
pub(crate) struct Templates {
    square: Vec<TemplatePart>,
    pub(super) long: Vec<TemplatePart>,
    pub(super) short: Vec<TemplatePart>,
    pub(super) castling: Vec<TemplatePart>,
    pub(super) drop: Vec<TemplatePart>,
}

/// A part of a template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TemplatePart {
    Text(String),
    Slot { before: String, slot: TemplateSlot },
}

/// What a template leaves open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TemplateSlot {
    File,
    Rank,
    Piece,
    Figure,
    From,
    Origin,
    Takes,
    To,
    Becomes,
    Promotion,
    EnPassant,
    Check,
    Castling,
    Drop,
}

const SLOTS: [(&str, TemplateSlot); 14] = [
    ("file", TemplateSlot::File),
    ("rank", TemplateSlot::Rank),
    ("piece", TemplateSlot::Piece),
    ("figure", TemplateSlot::Figure),
    ("from", TemplateSlot::From),
    ("origin", TemplateSlot::Origin),
    ("takes", TemplateSlot::Takes),
    ("to", TemplateSlot::To),
    ("becomes", TemplateSlot::Becomes),
    ("promotion", TemplateSlot::Promotion),
    ("en-passant", TemplateSlot::EnPassant),
    ("check", TemplateSlot::Check),
    ("castling", TemplateSlot::Castling),
    ("drop", TemplateSlot::Drop),
];

impl Templates {
    /// Reads the templates; `None`, with the mistakes told, if one could say nothing.
    pub(crate) fn read(raw: &Announce, wrong: &mut Vec<Slip>) -> Option<Self> {
        let mut parse = |name: &'static str, text: &str, needed: &[&'static str]| {
            let pieces = template(name, text).map_err(|slip| wrong.push(slip)).ok()?;
            let says = |slot: &&&'static str| {
                let is = |piece: &TemplatePart| matches!(piece, TemplatePart::Slot { slot: own, .. } if own.name() == **slot);
                !pieces.iter().any(is)
            };
            let Some(slot) = needed.iter().find(says) else { return Some(pieces) };
            wrong.push(Slip::NoSlot { name, slot });
            None
        };
        let square = parse("square", &raw.square, &["file", "rank"]);
        let long = parse("long", &raw.long, &["to"]);
        let short = parse("short", &raw.short, &["to"]);
        let castling = parse("castling", &raw.castling, &["castling"]);
        let drop = parse("drop", &raw.drop, &["piece", "to"]);
        let (square, castling, drop) = (square?, castling?, drop?);
        Some(Self { square, long: long?, short: short?, castling, drop })
    }

    pub(crate) fn square(&self, file: &str, rank: &str) -> String {
        fill(&self.square, |slot| match slot {
            TemplateSlot::File => file.to_owned(),
            TemplateSlot::Rank => rank.to_owned(),
            _ => String::new(),
        })
    }
}

impl TemplateSlot {
    fn name(self) -> &'static str {
        SLOTS.iter().find(|(_, slot)| *slot == self).map_or("", |(name, _)| name)
    }
}

fn template(name: &'static str, text: &str) -> Result<Vec<TemplatePart>, Slip> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some((before, slot)) = rest.split_once('{') {
        if !before.is_empty() {
            pieces.push(TemplatePart::Text(before.to_owned()));
        }
        let (inside, after) = slot.split_once('}').ok_or(Slip::Brace(name))?;
        pieces.push(self::slot(name, inside)?);
        rest = after;
    }
    if !rest.is_empty() {
        pieces.push(TemplatePart::Text(rest.to_owned()));
    }
    Ok(pieces)
}

fn slot(pattern: &'static str, inside: &str) -> Result<TemplatePart, Slip> {
    // Signs and words stand before it: Polish says `{ na to}`.
    let is_name = |c: char| c.is_ascii_alphabetic() || c == '-';
    let name = inside.rsplit(|c| !is_name(c)).next().unwrap_or(inside);
    let before = &inside[..inside.len() - name.len()];
    let known = SLOTS.iter().find(|(known, _)| *known == name);
    let unknown = || Slip::Slot { name: pattern, slot: name.to_owned() };
    let &(_, slot) = known.ok_or_else(unknown)?;
    Ok(TemplatePart::Slot { before: before.to_owned(), slot })
}

/// A template with its slots filled.
pub(super) fn fill(template: &[TemplatePart], value: impl Fn(TemplateSlot) -> String) -> String {
    let mut out = String::new();
    for piece in template {
        match piece {
            TemplatePart::Text(text) => out.push_str(text),
            TemplatePart::Slot { before, slot } => {
                let text = value(*slot);
                if !text.is_empty() {
                    // A sign that divides needs something before it.
                    out.push_str(if out.is_empty() { "" } else { before });
                    out.push_str(&text);
                }
            }
        }
    }
    out
}
