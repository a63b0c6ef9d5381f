//! How a voice puts a move together, by its templates.

use shakmaty::{CastlingSide, Rank};

use crate::notation::{Check, Form, MoveParts, SaidOrigin, Spelling, SquareOrder, numeric};
use crate::voices::slots::{TemplatePart, TemplateSlot, fill};
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

/// Stands for a letter that is spelt when all else is: no voice has it.
const LETTER: &str = "\u{f8ff}";

impl Voice {
    /// The announcement of a move.
    #[must_use]
    pub fn announce(&self, move_: &MoveParts, style: Style) -> Span {
        let template = match (move_.castling, style.form) {
            (_, Form::Figures) => return self.in_figures(move_, style.extra),
            (Some(_), _) => &self.templates.castling,
            (None, _) if move_.dropped => &self.templates.drop,
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
        let check = self.slot(TemplateSlot::Check, move_, extra);
        let with_check = |mut parts: Vec<String>| {
            parts.extend((!check.is_empty()).then(|| check.clone()));
            parts.join(", ")
        };
        let spoken = with_check(figures.chunks(2).map(said).collect());
        let span = self.span(&with_check(vec![numeric::written(move_)]));
        Span { spoken: self.respelt(&spoken), ..span }
    }

    /// An announcement for the ear: the letter of a file alone is not read as a word.
    fn heard(&self, template: &[TemplatePart], move_: &MoveParts, extra: ExtraWords) -> String {
        let heard = fill(template, |slot| match (slot, move_.origin) {
            (TemplateSlot::Origin, SaidOrigin::File) => LETTER.to_owned(),
            _ => self.slot(slot, move_, extra),
        });
        self.respelt(&heard).replace(LETTER, &self.letter_spoken(move_.from.file()))
    }

    fn slot(&self, slot: TemplateSlot, move_: &MoveParts, extra: ExtraWords) -> String {
        let words = &self.words;
        let said = |said: bool, word: &str| if said { word.to_owned() } else { String::new() };
        match slot {
            TemplateSlot::Piece => self.piece(move_.role).to_owned(),
            TemplateSlot::Figure => {
                said(move_.role != shakmaty::Role::Pawn, self.piece(move_.role))
            }
            TemplateSlot::From => self.square(move_.from),
            TemplateSlot::Origin => self.origin(move_),
            TemplateSlot::To => self.square(move_.to),
            TemplateSlot::Drop => words.drop.clone(),
            TemplateSlot::Takes => said(extra.0 && move_.captured.is_some(), &words.takes),
            TemplateSlot::EnPassant => said(extra.0 && move_.en_passant, &words.en_passant),
            TemplateSlot::Becomes => said(move_.promotion.is_some(), &words.becomes),
            TemplateSlot::Promotion => {
                move_.promotion.map(|role| self.promoted(role).to_owned()).unwrap_or_default()
            }
            TemplateSlot::Check => match move_.check {
                Check::Check => said(extra.0, &words.check),
                Check::Mate => said(extra.0, &words.checkmate),
                Check::None => String::new(),
            },
            TemplateSlot::Castling => match move_.castling {
                Some(CastlingSide::KingSide) => words.short_castling.clone(),
                Some(CastlingSide::QueenSide) => words.long_castling.clone(),
                None => String::new(),
            },
            TemplateSlot::File | TemplateSlot::Rank => String::new(),
        }
    }

    fn origin(&self, move_: &MoveParts) -> String {
        match move_.origin {
            SaidOrigin::Nothing => String::new(),
            SaidOrigin::File => self.file(move_.from.file()).to_owned(),
            SaidOrigin::Rank => self.rank(move_.from.rank()).to_owned(),
            SaidOrigin::Square => self.square(move_.from),
        }
    }
}
