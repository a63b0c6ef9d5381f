//! Which command is which aid, and what is said where one is not allowed.
//!
//! The one place that knows both. What an arbiter may grant is in `table`; what the answers are, the
//! questions know.

use crate::app::session::{Act, Session};
use crate::archive::{Entry, What};
use crate::command::Command;
use crate::laws::{At, Topic};
use crate::notation::NotRead;
use crate::table::{Aid, Aids, Memo};
use crate::voices::voice::Word;
use crate::voices::{Priority, Utterance};

/// Whether a command may be used where not everything is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allowed {
    /// It plays the game, or asks nothing about it.
    Always,
    /// If this aid is allowed; each use is put on record.
    By(Aid),
    /// Not while the game goes on: it leads to another position or to other games.
    Never,
}

/// What a command is in a game in which not everything is told.
#[expect(clippy::too_many_lines, reason = "a table: a command, an aid")]
#[must_use]
pub const fn aid_of(command: Command) -> Allowed {
    use Allowed::{Always, By, Never};
    use Command as C;
    match command {
        C::Last | C::Repeat => By(Aid::OwnAnnouncements),
        C::Score => By(Aid::ScoreSheet),
        C::Clock => By(Aid::Times),
        C::Turn => By(Aid::MoveNumber),
        // To take a man from a board that the program tells is to be told what stands there.
        C::Board
        | C::Pieces
        | C::Scan
        | C::Rank
        | C::File
        | C::Diagonals
        | C::Rays
        | C::Knight
        | C::Colour
        | C::Material
        | C::Captured
        | C::Fen
        | C::Braille
        | C::Take
        | C::Put => By(Aid::PositionReadout),
        C::Moves | C::Captures | C::WhatIf => By(Aid::LegalMoves),
        C::Attackers | C::Defenders => By(Aid::Attackers),
        C::Opening => By(Aid::OpeningName),
        C::Takeback => By(Aid::Takeback),
        C::Hint | C::Level => By(Aid::Engine),
        C::Games
        | C::More
        | C::Open
        | C::Resume
        | C::Next
        | C::Previous
        | C::First
        | C::End
        | C::Goto
        | C::Where
        | C::Auto
        | C::Pause
        | C::Variations
        | C::Variation
        | C::Leave
        | C::Comment
        | C::About
        | C::PlayOn
        | C::Close
        | C::New
        | C::Position => Never,
        C::Announce
        | C::Executed
        | C::Touched
        | C::TwoHands
        | C::Arbiter
        | C::Write
        | C::CrossOut
        | C::Sign
        | C::Seal
        | C::Press
        | C::Correct
        | C::Adjust
        | C::Draw
        | C::Accept
        | C::Decline
        | C::Claim
        | C::Resign
        // A board that was upset is put right (7.4).
        | C::Pegboard
        | C::SetUp
        | C::Mute
        | C::Unmute
        | C::Skip
        | C::Help
        | C::Flip
        | C::MovesVoice
        | C::Talk
        | C::Speech
        | C::Tones
        | C::Faster
        | C::Slower
        | C::Print
        | C::Hush
        // What is asked or set of the position, the setting asks for by its own command.
        | C::Settings
        | C::Set
        | C::Opponent
        | C::Quit => Always,
    }
}

/// The sentence that refuses an aid, and the article that stands behind it.
const fn refusal(aid: Aid) -> (&'static str, Topic) {
    match aid {
        Aid::OwnAnnouncements => ("withheld-own-announcements", Topic::BlindAnnounce),
        Aid::ScoreSheet => ("withheld-score-sheet", Topic::Recording),
        Aid::Times => ("withheld-times", Topic::BlindClock),
        Aid::MoveNumber => ("withheld-move-number", Topic::BlindClock),
        Aid::OpponentScore => ("withheld-opponent-score", Topic::UpdateSheet),
        Aid::PositionReadout => ("withheld-position-readout", Topic::Advice),
        Aid::LegalMoves => ("withheld-legal-moves", Topic::Advice),
        Aid::Attackers => ("withheld-attackers", Topic::Advice),
        Aid::DrawHints => ("withheld-draw-hints", Topic::Advice),
        Aid::OpeningName => ("withheld-opening-name", Topic::Advice),
        Aid::Takeback => ("withheld-takeback", Topic::Made),
        Aid::Engine => ("withheld-engine", Topic::Advice),
    }
}

impl Session {
    /// The aids that count now; nothing where everything is told: at home, when the game is over,
    /// and where a game is gone through.
    pub(super) fn aids_in_force(&self) -> Option<&Aids> {
        let over = self.game.outcome().is_some() || self.walk.is_some();
        self.aids.as_ref().filter(|_| !over)
    }

    /// Whether this is not told now.
    pub(super) fn withholds(&self, aid: Aid) -> bool {
        self.aids_in_force().is_some_and(|aids| !aids.allow(aid))
    }

    /// Asks whether a command may be used: what goes on record with it.
    ///
    /// # Errors
    ///
    /// What goes on record, and what is said, where it may not.
    pub(super) fn asks(&self, at: At, command: Command) -> Result<Vec<Act>, Vec<Act>> {
        match aid_of(command) {
            Allowed::By(aid) => self.asks_for(at, aid),
            Allowed::Never if self.aids_in_force().is_some() => {
                let name = self.manner.narrator.talk.command_name(command);
                Err(vec![self.said("withheld-never", &[("name", name.into())])])
            }
            Allowed::Always | Allowed::Never => Ok(Vec::new()),
        }
    }

    /// Asks with what stands after the command: the opponent's score sheet is an aid of its own (8.5.2).
    ///
    /// # Errors
    ///
    /// As with [`Session::asks`].
    pub(super) fn asks_by(
        &self,
        at: At,
        command: Command,
        rest: &str,
    ) -> Result<Vec<Act>, Vec<Act>> {
        let theirs = self.manner.narrator.talk.word(rest) == Some(Word::Theirs);
        if command == Command::Score && theirs && self.seat.is_some() {
            return self.asks_for(at, Aid::OpponentScore);
        }
        self.asks(at, command)
    }

    /// Asks for an aid, by a command or by hand.
    ///
    /// # Errors
    ///
    /// As with [`Session::asks`].
    pub(super) fn asks_for(&self, at: At, aid: Aid) -> Result<Vec<Act>, Vec<Act>> {
        let Some(aids) = self.aids_in_force() else { return Ok(Vec::new()) };
        let had = aids.allow(aid);
        let memo = What::Memo(Memo::Asked(self.me(), aid, had));
        let record = Act::Record(Entry { at, what: memo });
        if had { Ok(vec![record]) } else { Err(vec![record, self.aid_refused(aid)]) }
    }

    fn aid_refused(&self, aid: Aid) -> Act {
        let (id, topic) = match refusal(aid) {
            (_, topic) if aid == Aid::PositionReadout && self.sees_board() => {
                ("withheld-position-sighted", topic)
            }
            refusal => refusal,
        };
        Act::Say(self.by_article(self.manner.narrator.say(Priority::Answer, id, &[]), topic))
    }

    /// Whether the player of this seat looks at his board, and need not feel it.
    fn sees_board(&self) -> bool {
        self.seat.as_ref().is_some_and(|seat| seat.sighted)
    }

    /// A sentence with the article of this game's edition after it.
    pub(super) fn by_article(&self, said: Utterance, topic: Topic) -> Utterance {
        let article = self.game.rules().edition.article(topic);
        self.manner.narrator.by_article(said, article)
    }

    /// What is said of a text that is no legal move where nobody may be told which are: neither why,
    /// nor which of several it could be.
    pub(super) fn unexplained(&self, not_read: &NotRead) -> Option<Act> {
        let id = match not_read {
            NotRead::Empty | NotRead::UnknownWord(_) | NotRead::NoMove | NotRead::TwoMoves(_) => {
                return None;
            }
            NotRead::Ambiguous(_) | NotRead::Illegal(_) => "announcement-unclear",
        };
        self.withholds(Aid::LegalMoves).then(|| self.said(id, &[]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::COMMANDS;

    #[test]
    fn what_the_laws_give_and_no_more_is_answered() {
        let given = |command| match aid_of(command) {
            Allowed::By(aid) => Aids::default().allow(aid),
            Allowed::Always | Allowed::Never => false,
        };
        let answered: Vec<&str> =
            COMMANDS.iter().filter(|spec| given(spec.command)).map(|spec| spec.name).collect();
        assert_eq!(answered, ["turn", "last", "score", "clock", "repeat"]);
    }

    #[test]
    fn no_question_about_the_position_is_always_answered() {
        for spec in COMMANDS {
            let free = !matches!(aid_of(spec.command), Allowed::By(_));
            assert!(!(spec.position.0 && free), "{}", spec.name);
        }
    }
}
