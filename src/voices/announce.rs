//! How a voice puts a move together: templates with slots.
//!
//! `{ from}` is a slot with a sign before it; an empty slot vanishes with its signs.

use shakmaty::{CastlingSide, Rank};

use crate::notation::{Check, Form, MoveParts, Origin, Spelling, SquareOrder, numeric};
use crate::voices::pack::Announce;
use crate::voices::slip::Slip;
use crate::voices::utterance::Span;
use crate::voices::voice::Voice;

/// Whether words are said that the blind appendix does not have: takes, en passant, check, mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExtraWords(pub bool);

/// How announcements are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// How much is said.
    pub form: Form,
    /// Whether extra words are said.
    pub extra: ExtraWords,
    /// What is said of a square.
    pub square: SquareOrder,
    /// How German words of the Laws are printed.
    pub spelling: Spelling,
}

impl Default for Style {
    fn default() -> Self {
        Self {
            form: Form::Long,
            extra: ExtraWords(true),
            square: SquareOrder::default(),
            spelling: Spelling::default(),
        }
    }
}

/// The templates of a voice.
#[derive(Clone, Debug)]
pub(crate) struct Templates {
    square: Vec<Piece>,
    long: Vec<Piece>,
    short: Vec<Piece>,
    castling: Vec<Piece>,
}

/// A part of a template.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Piece {
    Text(String),
    Slot { before: String, slot: Slot },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Slot {
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
}

const SLOTS: [(&str, Slot); 13] = [
    ("file", Slot::File),
    ("rank", Slot::Rank),
    ("piece", Slot::Piece),
    ("figure", Slot::Figure),
    ("from", Slot::From),
    ("origin", Slot::Origin),
    ("takes", Slot::Takes),
    ("to", Slot::To),
    ("becomes", Slot::Becomes),
    ("promotion", Slot::Promotion),
    ("en-passant", Slot::EnPassant),
    ("check", Slot::Check),
    ("castling", Slot::Castling),
];

/// Stands for a letter that is spelt when all else is: no voice has it.
const LETTER: &str = "\u{f8ff}";

impl Templates {
    /// Reads the templates; `None`, with the mistakes told, if one could say nothing.
    pub(crate) fn read(raw: &Announce, wrong: &mut Vec<Slip>) -> Option<Self> {
        let mut parse = |name: &'static str, text: &str, needed: &[&'static str]| {
            let pieces = template(name, text).map_err(|slip| wrong.push(slip)).ok()?;
            let says = |slot: &&&'static str| {
                let is = |piece: &Piece| matches!(piece, Piece::Slot { slot: own, .. } if own.name() == **slot);
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
        Some(Self { square: square?, long: long?, short: short?, castling: castling? })
    }

    pub(crate) fn square(&self, file: &str, rank: &str) -> String {
        fill(&self.square, |slot| match slot {
            Slot::File => file.to_owned(),
            Slot::Rank => rank.to_owned(),
            _ => String::new(),
        })
    }
}

impl Slot {
    fn name(self) -> &'static str {
        SLOTS.iter().find(|(_, slot)| *slot == self).map_or("", |(name, _)| name)
    }
}

fn template(name: &'static str, text: &str) -> Result<Vec<Piece>, Slip> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some((before, slot)) = rest.split_once('{') {
        if !before.is_empty() {
            pieces.push(Piece::Text(before.to_owned()));
        }
        let (inside, after) = slot.split_once('}').ok_or(Slip::Brace(name))?;
        pieces.push(self::slot(name, inside)?);
        rest = after;
    }
    if !rest.is_empty() {
        pieces.push(Piece::Text(rest.to_owned()));
    }
    Ok(pieces)
}

fn slot(pattern: &'static str, inside: &str) -> Result<Piece, Slip> {
    // Signs and words stand before it: Polish says `{ na to}`.
    let is_name = |c: char| c.is_ascii_alphabetic() || c == '-';
    let name = inside.rsplit(|c| !is_name(c)).next().unwrap_or(inside);
    let before = &inside[..inside.len() - name.len()];
    let known = SLOTS.iter().find(|(known, _)| *known == name);
    let unknown = || Slip::Slot { name: pattern, slot: name.to_owned() };
    let &(_, slot) = known.ok_or_else(unknown)?;
    Ok(Piece::Slot { before: before.to_owned(), slot })
}

fn fill(template: &[Piece], value: impl Fn(Slot) -> String) -> String {
    let mut out = String::new();
    for piece in template {
        match piece {
            Piece::Text(text) => out.push_str(text),
            Piece::Slot { before, slot } => {
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

impl Voice {
    /// The announcement of a move.
    #[must_use]
    pub fn announce(&self, move_: &MoveParts, style: Style) -> Span {
        let template = match (move_.castling, style.form) {
            (_, Form::Figures) => return self.in_figures(move_, style.extra),
            (Some(_), _) => &self.templates.castling,
            (None, Form::Long) => &self.templates.long,
            (None, Form::Short) => &self.templates.short,
        };
        let said = fill(template, |slot| self.slot(slot, move_, style.extra));
        match self.parent() {
            // A move is never announced by silence.
            Some(parent) if said.trim().is_empty() => parent.announce(move_, style),
            _ => Span { spoken: self.heard(template, move_, style.extra), ..self.span(&said) },
        }
    }

    /// A move in figures: written without blanks, said figure by figure with a stop between the squares.
    fn in_figures(&self, move_: &MoveParts, extra: ExtraWords) -> Span {
        let figures = numeric::figures(move_);
        let said = |ranks: &[Rank]| {
            ranks.iter().map(|&rank| self.rank(rank)).collect::<Vec<_>>().join(" ")
        };
        let check = self.slot(Slot::Check, move_, extra);
        let with_check = |mut parts: Vec<String>| {
            parts.extend((!check.is_empty()).then(|| check.clone()));
            parts.join(", ")
        };
        let spoken = with_check(figures.chunks(2).map(said).collect());
        let span = self.span(&with_check(vec![numeric::written(move_)]));
        Span { spoken: self.respelt(&spoken), ..span }
    }

    /// An announcement for the ear: the letter of a file alone is not read as a word.
    fn heard(&self, template: &[Piece], move_: &MoveParts, extra: ExtraWords) -> String {
        let heard = fill(template, |slot| match (slot, move_.origin) {
            (Slot::Origin, Origin::File) => LETTER.to_owned(),
            _ => self.slot(slot, move_, extra),
        });
        self.respelt(&heard).replace(LETTER, &self.letter_spoken(move_.from.file()))
    }

    fn slot(&self, slot: Slot, move_: &MoveParts, extra: ExtraWords) -> String {
        let words = &self.words;
        let said = |said: bool, word: &str| if said { word.to_owned() } else { String::new() };
        match slot {
            Slot::Piece => self.piece(move_.role).to_owned(),
            Slot::Figure => said(move_.role != shakmaty::Role::Pawn, self.piece(move_.role)),
            Slot::From => self.square(move_.from),
            Slot::Origin => self.origin(move_),
            Slot::To => self.square(move_.to),
            Slot::Takes => said(extra.0 && move_.captured.is_some(), &words.takes),
            Slot::EnPassant => said(extra.0 && move_.en_passant, &words.en_passant),
            Slot::Becomes => said(move_.promotion.is_some(), &words.becomes),
            Slot::Promotion => {
                move_.promotion.map(|role| self.piece(role).to_owned()).unwrap_or_default()
            }
            Slot::Check => match move_.check {
                Check::Check => said(extra.0, &words.check),
                Check::Mate => said(extra.0, &words.checkmate),
                Check::None => String::new(),
            },
            Slot::Castling => match move_.castling {
                Some(CastlingSide::KingSide) => words.short_castling.clone(),
                Some(CastlingSide::QueenSide) => words.long_castling.clone(),
                None => String::new(),
            },
            Slot::File | Slot::Rank => String::new(),
        }
    }

    fn origin(&self, move_: &MoveParts) -> String {
        match move_.origin {
            Origin::Nothing => String::new(),
            Origin::File => self.file(move_.from.file()).to_owned(),
            Origin::Rank => self.rank(move_.from.rank()).to_owned(),
            Origin::Square => self.square(move_.from),
        }
    }
}
