//! What is open between the player and the program: what he was asked, and what he has begun to enter.

use shakmaty::{Chess, Move, Square};

use crate::app::session::dialog::Dialog;
use crate::command::Command;

/// What the next line may answer or bring to its end.
#[derive(Debug, Default)]
pub(super) struct Pending {
    question: Option<Dialog>,
    /// What a number alone asks for, directly after a list that has numbers.
    numbered: Option<Command>,
    /// The piece that is taken and not put yet.
    in_hand: Option<InHand>,
    /// The move that was typed for when the turn comes.
    premove: Option<String>,
}

/// A piece in the hand.
#[derive(Debug)]
struct InHand {
    square: Square,
    /// The position as it stood then: in any other the hand is empty.
    on: Chess,
}

impl Pending {
    /// Asks the player; a question that was open is not any more.
    pub(super) fn ask(&mut self, question: Dialog) {
        self.question = Some(question);
    }

    /// Asks nothing any more, and has what was asked.
    pub(super) fn close(&mut self) -> Option<Dialog> {
        self.question.take()
    }

    /// Asks no more which of these moves is meant, if that was asked of them all.
    pub(super) fn close_choice(&mut self, of: impl Fn(&Move) -> bool) {
        self.question.take_if(|it| matches!(it, Dialog::Choose(moves, _) if moves.iter().all(of)));
    }

    /// What the player is asked.
    pub(super) const fn question(&self) -> Option<&Dialog> {
        self.question.as_ref()
    }

    /// Whether the player is asked something.
    pub(super) const fn is_asking(&self) -> bool {
        self.question.is_some()
    }

    /// The next line may be a number of the list that is heard now.
    pub(super) fn offer_numbers(&mut self, command: Command) {
        self.numbered = Some(command);
    }

    /// What a number alone asks for in the line that has come.
    pub(super) fn numbered(&mut self) -> Option<Command> {
        self.numbered.take()
    }

    /// Takes the piece on a square of this position.
    pub(super) fn take(&mut self, square: Square, on: Chess) {
        self.in_hand = Some(InHand { square, on });
    }

    /// The square whose piece is in the hand, if this is still the position.
    pub(super) fn in_hand(&self, here: &Chess) -> Option<Square> {
        self.in_hand.as_ref().filter(|held| held.on == *here).map(|held| held.square)
    }

    /// Has nothing in the hand any more.
    pub(super) fn empty_hand(&mut self) {
        self.in_hand = None;
    }

    /// Keeps a line for the turn of the player.
    pub(super) fn keep_premove(&mut self, line: &str) {
        self.premove = Some(line.to_owned());
    }

    /// The line that was kept, which is not kept any more.
    pub(super) fn take_premove(&mut self) -> Option<String> {
        self.premove.take()
    }
}
