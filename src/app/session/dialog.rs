//! What the player is being asked: a number, or yes and no.

use shakmaty::{Color, Move, uci::UciMove};

use crate::app::session::{Act, Session};
use crate::laws::{At, Event};
use crate::notation::{Atom, NotRead};
use crate::voices::Priority;
use crate::voices::voice::Word;

/// An open question to the player.
#[derive(Clone, Debug)]
pub(super) enum Dialog {
    /// One of several legal readings, by number, and what is done with it.
    Choose(Vec<Move>, Intent),
    /// Yes or no.
    Confirm(Request),
}

/// What a move is named for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Intent {
    /// It is made, or repeated.
    Enter,
    /// It is announced.
    Announce,
    /// What was announced is corrected.
    Correct,
}

/// What a line picks of several readings.
enum Pick {
    Move(Move),
    WrongNumber,
    Other,
}

/// A request that must be confirmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Request {
    /// Offer a draw.
    Draw(Color),
    /// Put this move into the envelope.
    Seal(UciMove),
    /// Resign.
    Resign(Color),
    /// Take back the player's last move.
    TakeBack,
    /// Leave the game for a new one.
    New,
    /// Leave it for one with this colour from the position that is gone through.
    PlayOn(Color),
    /// Let the built-in opponent play in the engine's place.
    Builtin,
}

impl Session {
    /// Asks which reading was meant.
    pub(super) fn choose(&mut self, readings: Vec<Move>, intent: Intent) -> Vec<Act> {
        if let Some(unexplained) = self.unexplained(&NotRead::Ambiguous(Vec::new())) {
            return vec![unexplained];
        }
        let narrator = &self.manner.narrator;
        let values = [("count", readings.len().into())];
        let mut lines = vec![narrator.talk.sentence("choice", &values)];
        for (i, &mv) in readings.iter().enumerate() {
            let reading = vec![narrator.announcement(self.game.position(), mv)];
            let values = [("number", (i + 1).into()), ("reading", reading.into())];
            lines.push(narrator.talk.sentence("choice-line", &values));
        }
        let asked = Act::Say(narrator.lines(Priority::Answer, lines));
        self.dialog = Some(Dialog::Choose(readings, intent));
        vec![asked]
    }

    /// Asks for yes or no.
    pub(super) fn confirm(&mut self, request: Request) -> Vec<Act> {
        self.dialog = Some(Dialog::Confirm(request));
        let id = match request {
            Request::Draw(_) => "confirm-draw",
            Request::Resign(_) => "confirm-resign",
            Request::Seal(uci) => return self.asks_to_seal(uci),
            Request::TakeBack => "confirm-takeback",
            Request::New => "confirm-new",
            Request::PlayOn(_) => "confirm-play-on",
            Request::Builtin => self.builtin_question(),
        };
        vec![self.said(id, &[])]
    }

    /// Takes a line as the answer to an open question; `None` if it is something else.
    pub(super) fn answer_dialog(&mut self, at: At, line: &str) -> Option<Vec<Act>> {
        match self.dialog.clone()? {
            Dialog::Choose(readings, intent) => self.chosen(at, line, &readings, intent),
            Dialog::Confirm(request) => self.confirmed(at, line, request),
        }
    }

    fn chosen(
        &mut self,
        at: At,
        line: &str,
        readings: &[Move],
        intent: Intent,
    ) -> Option<Vec<Act>> {
        let refused = line.is_empty() || self.manner.narrator.talk.word(line) == Some(Word::No);
        if refused {
            self.dialog = None;
            return Some(vec![self.said("choice-dropped", &[])]);
        }
        match self.pick(line, readings) {
            Pick::Move(mv) => {
                self.dialog = None;
                Some(self.carry_out(at, intent, mv))
            }
            Pick::WrongNumber => {
                Some(vec![self.said("choice-again", &[("count", readings.len().into())])])
            }
            Pick::Other => {
                // A question may help to choose; with another move the choice is over.
                if !self.is_command(line) {
                    self.dialog = None;
                }
                None
            }
        }
    }

    /// A reading by its number, in digits or words, or by the piece that it names.
    fn pick(&self, line: &str, readings: &[Move]) -> Pick {
        let word = line.trim_end_matches('.');
        let nth = |number: usize| readings.get(number.wrapping_sub(1)).copied();
        if let Ok(number) = word.parse() {
            return nth(number).map_or(Pick::WrongNumber, Pick::Move);
        }
        let meanings =
            self.vocabularies().into_iter().flat_map(|vocabulary| vocabulary.meanings(word));
        let mut found = meanings.filter_map(|meaning| match meaning {
            Atom::Rank(rank) => nth(usize::from(*rank) + 1),
            Atom::Piece(role) => readings.iter().copied().find(|mv| mv.promotion() == Some(*role)),
            _ => None,
        });
        found.next().map_or(Pick::Other, Pick::Move)
    }

    fn confirmed(&mut self, at: At, line: &str, request: Request) -> Option<Vec<Act>> {
        match self.manner.narrator.talk.word(line) {
            Some(Word::Yes) => {
                self.dialog = None;
                Some(self.grant(at, request))
            }
            Some(Word::No) => {
                self.dialog = None;
                Some(match request {
                    Request::Seal(_) => vec![self.said("choice-dropped", &[])],
                    _ => self.dropped(),
                })
            }
            _ if self.is_command(line) => None,
            // At a match much is heard between a question and its answer.
            _ if self.seat.is_some() => Some(self.confirm(request)),
            _ => Some(vec![self.said("confirm-again", &[])]),
        }
    }

    fn grant(&mut self, at: At, request: Request) -> Vec<Act> {
        match request {
            Request::Draw(by) => self.offer_draw(at, by),
            Request::Resign(by) => self.event(at, Event::Resigned(by)),
            Request::Seal(uci) => vec![Act::Seal(uci.to_string())],
            Request::TakeBack => self.take_back(at),
            Request::New => self.new_game(at, None),
            Request::PlayOn(color) => self.begin_here(color),
            Request::Builtin => self.replace_engine(at),
        }
    }

    /// Without an opponent no game goes on.
    fn dropped(&self) -> Vec<Act> {
        if self.is_engine_lost() {
            return self.keep_engine();
        }
        let plays = self.walk.is_none();
        vec![self.said(if plays { "confirm-dropped" } else { "choice-dropped" }, &[])]
    }

    /// The help that fits an open question.
    pub(super) fn dialog_help(&self) -> Option<&'static str> {
        Some(match self.dialog.as_ref()? {
            Dialog::Choose(readings, _) if readings.iter().all(|mv| mv.is_promotion()) => {
                "help-piece"
            }
            Dialog::Choose(..) => "help-choice",
            Dialog::Confirm(_) => "help-confirm",
        })
    }
}
