//! What the player is being asked: a number, or yes and no.

use shakmaty::{Color, Move, uci::UciMove};

use crate::app::session::picking::is_promotion;
use crate::app::session::{Act, Session};
use crate::command::Command;
use crate::laws::{At, Claim, Event, Signature};
use crate::notation::NotRead;
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

/// A request that must be confirmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Request {
    /// Offer a draw.
    Draw(Color),
    /// Claim a draw, about the position or about the one after this move.
    Claim(Claim, Option<UciMove>),
    /// Put this move into the envelope.
    Seal(UciMove),
    /// Sign this result, which is not the one on record.
    Sign(Signature),
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
    /// Go on with the game that was left.
    GoOn,
}

impl Dialog {
    /// Whether the question stays open when this is asked for.
    ///
    /// One for yes or no is answered by the next line or not at all; only how it is heard may be
    /// changed before. Which of several moves is meant, a player may think about and ask the
    /// position first.
    fn outlives(&self, command: Command) -> bool {
        use Command as C;
        let hearing = matches!(
            command,
            C::Help | C::Repeat | C::Hush | C::Faster | C::Slower | C::Speech | C::Tones
        );
        match self {
            Self::Choose(..) => !matches!(
                command,
                C::Draw | C::Claim | C::Resign | C::Takeback | C::New | C::Position | C::PlayOn
            ),
            // The command asks the same once more, or is answered by the question.
            Self::Confirm(Request::Draw(_)) => {
                hearing || matches!(command, C::Draw | C::Accept | C::Decline)
            }
            Self::Confirm(Request::Claim(..)) => hearing || command == C::Claim,
            Self::Confirm(Request::Resign(_)) => hearing || command == C::Resign,
            Self::Confirm(Request::TakeBack) => hearing || command == C::Takeback,
            Self::Confirm(Request::New) => hearing || command == C::New,
            Self::Confirm(Request::PlayOn(_)) => hearing || command == C::PlayOn,
            Self::Confirm(Request::Seal(_)) => hearing || command == C::Seal,
            Self::Confirm(Request::Sign(_)) => hearing || command == C::Sign,
            // Nobody plays until it is answered.
            Self::Confirm(Request::Builtin | Request::GoOn) => true,
        }
    }

    /// Whether who types a move instead has answered: he plays on.
    fn is_left_for_a_move(&self) -> bool {
        matches!(
            self,
            Self::Confirm(request) if !matches!(request, Request::Builtin | Request::GoOn)
        )
    }
}

impl Request {
    /// What the sentence chooses by that says that it was given up.
    const fn name(self) -> &'static str {
        match self {
            Self::Draw(_) => "draw",
            Self::Claim(..) => "claim",
            Self::Seal(_) => "seal",
            Self::Sign(_) => "sign",
            Self::Resign(_) => "resign",
            Self::TakeBack => "takeback",
            Self::New | Self::PlayOn(_) | Self::GoOn => "new",
            Self::Builtin => "builtin",
        }
    }
}

impl Session {
    /// Asks which reading was meant.
    pub(super) fn choose(&mut self, readings: Vec<Move>, intent: Intent) -> Vec<Act> {
        if let Some(unexplained) = self.unexplained(&NotRead::Ambiguous(Vec::new())) {
            return vec![unexplained];
        }
        let asked = self.which(&readings);
        self.pending.ask(Dialog::Choose(readings, intent));
        vec![asked]
    }

    /// Asks for yes or no.
    pub(super) fn confirm(&mut self, request: Request) -> Vec<Act> {
        self.pending.ask(Dialog::Confirm(request));
        let id = match request {
            Request::Draw(by) if self.place.game.is_offer_untimely(by) => "confirm-draw-untimely",
            Request::Draw(_) => "confirm-draw",
            Request::Claim(..) => {
                let opponent = self.manner.narrator.color(!self.place.me());
                return vec![self.said("confirm-claim", &[("opponent", opponent)])];
            }
            Request::Resign(_) => "confirm-resign",
            Request::Seal(uci) => return self.asks_to_seal(uci),
            Request::Sign(result) => return self.asks_to_sign(result),
            Request::TakeBack => "confirm-takeback",
            Request::New => return self.asks_to_begin(),
            Request::PlayOn(_) => "confirm-play-on",
            Request::Builtin => self.opponent.builtin_question(),
            Request::GoOn => return vec![self.go_on_question()],
        };
        vec![self.said(id, &[])]
    }

    /// Takes a line as the answer to an open question; `None` if it is something else.
    pub(super) fn answer_dialog(&mut self, at: At, line: &str) -> Option<Vec<Act>> {
        match self.pending.question().cloned()? {
            Dialog::Choose(readings, intent) => self.chosen(at, line, &readings, intent),
            Dialog::Confirm(request) => self.confirmed(at, line, request),
        }
    }

    fn confirmed(&mut self, at: At, line: &str, request: Request) -> Option<Vec<Act>> {
        let command = self.command_named(line);
        match self.manner.yes_or_no(line) {
            Some(Word::Yes) => {
                self.pending.close();
                Some(self.grant(at, request))
            }
            _ if line.is_empty() && request == Request::GoOn => Some(self.confirm(request)),
            _ if self.is_refusal(line) => {
                self.pending.close();
                Some(match request {
                    Request::GoOn => self.begins_instead(),
                    Request::Seal(_) | Request::Sign(_) => vec![self.said("choice-dropped", &[])],
                    Request::Draw(_)
                    | Request::Claim(..)
                    | Request::Resign(_)
                    | Request::TakeBack
                    | Request::New
                    | Request::PlayOn(_)
                    | Request::Builtin => self.dropped(),
                })
            }
            _ => match (command, request) {
                (Some(Command::Accept | Command::Decline), Request::Draw(_)) => {
                    Some(vec![self.said("confirm-draw-first", &[])])
                }
                (Some(_), _) => None,
                (None, _) => Some(self.confirm(request)),
            },
        }
    }

    /// Whether a line says no to a question: the word, an empty line, or `cancel`.
    pub(super) fn is_refusal(&self, line: &str) -> bool {
        let skips = || self.command_named(line) == Some(Command::Skip);
        line.is_empty() || self.manner.yes_or_no(line) == Some(Word::No) || skips()
    }

    /// Gives up an open question before a line that is about something else, and says so: no yes of
    /// a later moment may hit it.
    pub(super) fn gives_up(&mut self, line: &str) -> Option<Act> {
        let dialog = self.pending.question()?;
        let stays = match self.command_named(line) {
            _ if self.is_refusal(line) => true,
            Some(command) => dialog.outlives(command),
            None => !dialog.is_left_for_a_move() || self.manner.reading(line, self.here()).is_err(),
        };
        if stays { None } else { self.lapse() }
    }

    /// Gives up an open question because something else has happened, and says so.
    pub(super) fn lapse(&mut self) -> Option<Act> {
        let what = match self.pending.close()? {
            Dialog::Choose(..) => return Some(self.said("choice-dropped", &[])),
            Dialog::Confirm(request) => request.name(),
        };
        Some(self.said("confirm-lapsed", &[("what", what.into())]))
    }

    fn grant(&mut self, at: At, request: Request) -> Vec<Act> {
        match request {
            Request::Draw(by) => self.offer_draw(at, by),
            Request::Claim(claim, intended) => match self.may_move() {
                Some(refused) => vec![refused],
                None => self.claims_draw(at, claim, intended),
            },
            Request::Resign(by) => self.event(at, Event::Resigned(by)),
            Request::Seal(uci) => vec![Act::Seal(uci.to_string())],
            Request::Sign(result) => self.puts_signature(at, result),
            Request::TakeBack => self.take_back(at),
            Request::New => self.begin_planned(at),
            Request::PlayOn(color) => self.begin_here(color),
            Request::Builtin => self.replace_engine(at),
            Request::GoOn => self.goes_on(at),
        }
    }

    /// Without an opponent no game goes on.
    fn dropped(&self) -> Vec<Act> {
        if self.opponent.is_engine_lost() {
            return self.keep_engine();
        }
        let plays = !self.activity.is_reviewing();
        vec![self.said(if plays { "confirm-dropped" } else { "choice-dropped" }, &[])]
    }

    /// The help that fits an open question.
    pub(super) fn dialog_help(&self) -> Option<&'static str> {
        Some(match self.pending.question()? {
            Dialog::Choose(readings, _) if is_promotion(readings) => "help-piece",
            Dialog::Choose(..) => "help-choice",
            Dialog::Confirm(_) => "help-confirm",
        })
    }
}
