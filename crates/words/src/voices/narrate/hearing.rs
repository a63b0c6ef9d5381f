//! To whom effects are told, under which circumstances, and what words come of it.

use std::time::Duration;

use shakmaty::{Color, Piece, Square};

use crate::laws::{BoardKind, Game, Spoken};
use crate::voices::narrate::Narrator;
use crate::voices::phrase::Value;
use crate::voices::utterance::{Priority, Span, Utterance};

/// To whom effects are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// Whoever reads or hears of it elsewhere: a record, the hall.
    Record,
    /// Whoever reads the report of a match: everything, also what no player may hear.
    Report,
    /// Two people at home, at one place.
    Both,
    /// The player of this colour at home, against the program.
    Alone(Color),
    /// The player of this colour at a seat of a match, or who types for him.
    Seat(Color),
    /// The arbiter at his desk: more than any player may hear, and by whom.
    Desk,
}

/// The circumstances in which effects are told.
#[derive(Clone, Copy, Debug)]
pub struct Hearing<'a> {
    /// The game after them.
    pub game: &'a Game,
    /// Who hears.
    pub to: Audience,
    /// The piece that is being taken off a board, and from where: it is named with what it binds to.
    pub lifted: Option<(Square, Piece)>,
    /// Whether it is decided at once what is put to the arbiter, so that nobody hears that it is.
    pub decided: bool,
    /// Whether nobody may ask for the position, and one that is set is read out.
    pub unseen: bool,
    /// Whether what was announced is not told again.
    pub untold: bool,
}

impl<'a> Hearing<'a> {
    /// These ears, where nothing else is to be known.
    #[must_use]
    pub const fn new(game: &'a Game, to: Audience) -> Self {
        Self { game, to, lifted: None, decided: false, unseen: false, untold: false }
    }

    /// The one player who hears, if it is one.
    pub(super) const fn player(&self) -> Option<Color> {
        match self.to {
            Audience::Alone(color) | Audience::Seat(color) => Some(color),
            Audience::Record | Audience::Report | Audience::Both | Audience::Desk => None,
        }
    }

    /// The player at a seat who hears, if one does.
    pub(super) const fn seat(&self) -> Option<Color> {
        match self.to {
            Audience::Seat(color) => Some(color),
            Audience::Record
            | Audience::Report
            | Audience::Both
            | Audience::Alone(_)
            | Audience::Desk => None,
        }
    }

    /// Whether who hears has his hands on the pieces.
    pub(super) const fn plays(&self) -> bool {
        match self.to {
            Audience::Both | Audience::Alone(_) | Audience::Seat(_) => true,
            Audience::Record | Audience::Report | Audience::Desk => false,
        }
    }

    pub(super) fn is_desk(&self) -> bool {
        self.to == Audience::Desk
    }

    /// Whether this player plays on a board that the program feels.
    pub(super) fn on_board(&self, color: Color) -> bool {
        let kind = self.game.rules().boards[color];
        matches!(kind, BoardKind::Pegs | BoardKind::Ordinary)
    }
}

/// What is said of an effect, and what the others of its event and its audience add.
#[derive(Debug, Default)]
pub(super) struct Words {
    pub(super) said: Vec<Utterance>,
    /// Whether its article may be named.
    pub(super) cites: bool,
    /// Whose doing it is, where the sentence names nobody: the arbiter hears it.
    pub(super) of: Option<Color>,
    /// What is added after the article.
    pub(super) more: Vec<Span>,
}

impl Words {
    /// Nothing.
    pub(super) fn none() -> Self {
        Self::default()
    }

    /// In words that are for this audience alone. They name no article.
    pub(super) fn own(said: Utterance) -> Self {
        Self { said: vec![said], ..Self::default() }
    }

    /// In words that name nobody, said to himself.
    pub(super) fn of(self, color: Color) -> Self {
        Self { of: Some(color), ..self }
    }

    pub(super) fn with(self, more: Vec<Span>) -> Self {
        Self { more, ..self }
    }
}

impl From<Utterance> for Words {
    /// In the words that everybody hears, with the article.
    fn from(said: Utterance) -> Self {
        Self { said: vec![said], cites: true, ..Self::default() }
    }
}

impl Narrator {
    /// A sentence that is heard in full.
    pub(super) fn plain(&self, id: &str, values: &[(&str, Value)]) -> Words {
        self.say(Priority::Move, id, values).into()
    }

    /// A sentence that goes before all others.
    pub(super) fn urgent(&self, id: &str, values: &[(&str, Value)]) -> Words {
        self.say(Priority::Urgent, id, values).into()
    }

    /// A sentence about a player.
    pub(super) fn of(&self, id: &str, color: Color) -> Words {
        self.plain(id, &[self.colored(color)])
    }

    /// A sentence about a move.
    pub(super) fn about(&self, id: &str, spoken: &Spoken) -> Words {
        self.plain(id, &[("move", self.spoken(spoken))]).of(spoken.by())
    }

    pub(super) fn to_player(&self, id: &str, values: &[(&str, Value)]) -> Words {
        Words::own(self.say(Priority::Move, id, values))
    }

    pub(super) fn to_desk(&self, id: &str, by: Color) -> Words {
        let values = [self.colored(by), ("opponent", self.color(!by))];
        Words::own(self.say(Priority::Move, id, &values))
    }

    pub(super) fn timed(&self, id: &str, color: Color, time: Duration) -> Words {
        self.plain(id, &[self.colored(color), ("time", self.time(time))])
    }

    /// A colour as a value of a sentence.
    pub(super) fn colored(&self, color: Color) -> (&'static str, Value) {
        ("color", self.color(color))
    }

    pub(super) fn spoken(&self, spoken: &Spoken) -> Value {
        Value::Spans(vec![self.announcement(&spoken.before, spoken.mv)])
    }

    pub(super) fn by_and_move(&self, said: &Spoken) -> [(&'static str, Value); 2] {
        [self.colored(said.by()), ("move", self.spoken(said))]
    }

    /// A ply as values of a sentence: its number and whose move it is.
    pub(super) fn of_ply(&self, ply: u16, game: &Game) -> [(&'static str, Value); 2] {
        let (number, color) = game.course().move_at(ply.into());
        [("number", number.into()), self.colored(color)]
    }

    /// A piece by its square.
    #[must_use]
    pub fn piece_on(&self, id: &str, piece: Piece, square: Square) -> Utterance {
        let values = [("piece", self.role(piece.role)), ("square", self.square(square))];
        self.say(Priority::Answer, id, &values)
    }

    pub(super) fn after_a_blank(&self, said: Vec<Span>) -> Vec<Span> {
        std::iter::once(self.talk.span(" ")).chain(said).collect()
    }

    pub(super) fn after_a_blank_said(&self, id: &str) -> Vec<Span> {
        self.after_a_blank(self.talk.sentence(id, &[]))
    }
}
