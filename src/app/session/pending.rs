//! What is open between the player and the program: what he was asked, and what he has begun to enter.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::laws::Position;
use shakmaty::{Move, Square};

use crate::app::session::intent::{Dialog, Open};
use crate::command::Command;

/// What the next line may answer or bring to its end.
#[derive(Debug, Default)]
pub(super) struct Pending {
    question: Option<Dialog>,
    /// What a number alone asks for, directly after a list that has numbers.
    numbered: Option<Command>,
    /// The command that was typed without what must follow it, directly after that was said, and the
    /// words that stood behind it.
    begun: Option<(Command, String)>,
    /// The piece that is taken and not put yet.
    in_hand: Option<InHand>,
    /// The move that was typed for when the turn comes.
    premove: Option<String>,
    /// Whether the clocks stand until he lets them run.
    is_halted: bool,
}

/// A piece in the hand.
#[derive(Debug)]
struct InHand {
    square: Square,
    /// The position as it stood then: in any other the hand is empty.
    on: Position,
}

impl Pending {
    /// Asks the player; a question that was open is not any more.
    pub(super) fn ask(&mut self, question: Dialog) {
        self.question = Some(question);
    }

    /// What is open changes.
    pub(super) fn change(&mut self, open: Open) {
        match open {
            Open::Ask(question) => self.ask(question),
            Open::Close => self.question = None,
            Open::CloseChoice => self.close_choice(|_| true),
            Open::ForgetPromotion(square) => {
                self.close_choice(|mv| mv.is_promotion() && mv.to() == square);
            }
            Open::Take(square, on) => self.in_hand = Some(InHand { square, on }),
            Open::EmptyHand => self.in_hand = None,
            Open::KeepPremove(line) => self.premove = Some(line),
            Open::DropPremove => self.premove = None,
            Open::Numbers(command) => self.numbered = Some(command),
            Open::Halt => self.is_halted = true,
            Open::LetRun => self.is_halted = false,
            Open::Begun(command, before) => self.begun = Some((command, before)),
        }
    }

    fn close_choice(&mut self, of: impl Fn(&Move) -> bool) {
        self.question.take_if(|it| matches!(it, Dialog::Choose(moves, _) if moves.iter().all(of)));
    }

    /// Whether the player has to let the clocks run that stand.
    pub(super) const fn is_halted(&self) -> bool {
        self.is_halted
    }

    /// Whether a line is kept for the turn of the player.
    pub(super) const fn has_premove(&self) -> bool {
        self.premove.is_some()
    }

    /// Asks nothing any more, and has what was asked.
    pub(super) fn close(&mut self) -> Option<Dialog> {
        self.question.take()
    }

    /// What the player is asked.
    pub(super) const fn question(&self) -> Option<&Dialog> {
        self.question.as_ref()
    }

    /// Whether the player is asked something.
    pub(super) const fn is_asking(&self) -> bool {
        self.question.is_some()
    }

    /// What a number alone asks for in the line that has come.
    pub(super) const fn numbered(&self) -> Option<Command> {
        self.numbered
    }

    /// The command of which the line that has come may be the rest, and the words before that.
    pub(super) fn begun(&self) -> Option<(Command, &str)> {
        self.begun.as_ref().map(|(command, before)| (*command, before.as_str()))
    }

    /// Neither a number nor the rest of a command is awaited any more.
    pub(super) fn forget_lists(&mut self) {
        (self.numbered, self.begun) = (None, None);
    }

    /// The square whose piece is in the hand, if this is still the position.
    pub(super) fn in_hand(&self, here: &Position) -> Option<Square> {
        self.in_hand.as_ref().filter(|held| held.on == *here).map(|held| held.square)
    }

    /// The line that was kept, which is not kept any more.
    pub(super) fn take_premove(&mut self) -> Option<String> {
        self.premove.take()
    }
}
