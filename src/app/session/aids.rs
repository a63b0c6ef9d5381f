//! Asking for an aid, and what is said where one is not allowed.
//!
//! Which command is which aid stands in its row, what an arbiter may grant in `command::aid`; what the
//! answers are, the questions know.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::app::happened::Happened;
use crate::app::session::teller::{LineReader, Questions, Teller};
use crate::app::session::{Act, Place};
use crate::command::aid::{Aid, Aids};
use crate::command::{Allowed, Command};
use crate::laws::{At, Topic};
use crate::notation::NotRead;
use crate::table::Memo;
use crate::understanding::{About, Whose};
use crate::voices::{Priority, Utterance};

impl Questions<'_> {
    /// Asks whether a command may be used: what goes on record with it.
    ///
    /// # Errors
    ///
    /// What goes on record, and what is said, where it may not.
    pub(super) fn asks(&self, at: At, command: Command) -> Result<Vec<Act>, Vec<Act>> {
        match command.spec().allowed {
            Allowed::By(aid) => {
                let recorded = self.is_allowed(at, aid)?;
                if command.is_look() { self.looks(at, recorded) } else { Ok(recorded) }
            }
            Allowed::Never if self.place.aids_in_force().is_some() => {
                let name = self.manner.called(command);
                Err(vec![self.manner.said("withheld-never", &[("name", name)])])
            }
            Allowed::Always | Allowed::Never => Ok(Vec::new()),
        }
    }

    /// Asks with what stands after the command: the opponent's score sheet is an aid of its own (8.5.2).
    ///
    /// # Errors
    ///
    /// As with [`Questions::asks`].
    pub(super) fn asks_by(
        &self,
        at: At,
        command: Command,
        about: &About,
    ) -> Result<Vec<Act>, Vec<Act>> {
        let theirs = *about == About::Whose(Whose::Theirs);
        if command == Command::Score && theirs && self.place.occasion.is_match() {
            return self.asks_for(at, Aid::OpponentScore);
        }
        self.asks(at, command)
    }

    /// Asks for an aid, by a command or by hand.
    ///
    /// # Errors
    ///
    /// As with [`Questions::asks`].
    pub(super) fn asks_for(&self, at: At, aid: Aid) -> Result<Vec<Act>, Vec<Act>> {
        let recorded = self.is_allowed(at, aid)?;
        if aid.shows_board() { self.looks(at, recorded) } else { Ok(recorded) }
    }

    fn is_allowed(&self, at: At, aid: Aid) -> Result<Vec<Act>, Vec<Act>> {
        let Some(aids) = self.place.aids_in_force() else { return Ok(Vec::new()) };
        let had = aids.allow(aid);
        let record = Act::record(Happened::memo(at, Memo::Asked(self.place.me(), aid, had)));
        if had { Ok(vec![record]) } else { Err(vec![record, self.aid_refused(aid)]) }
    }

    fn aid_refused(&self, aid: Aid) -> Act {
        let id = if aid == Aid::PositionReadout && self.place.sees_board() {
            "withheld-position-sighted".to_owned()
        } else {
            format!("withheld-{}", aid.name())
        };
        let said = self.manner.narrator.say(Priority::Answer, &id, &[]);
        // There it is the server that allows no help.
        if self.place.is_ruled_elsewhere() {
            return Act::say(said);
        }
        Act::say(self.teller().by_article(said, aid.topic()))
    }
}

impl Teller<'_> {
    /// A sentence with the article of this game's edition after it.
    pub(super) fn by_article(&self, said: Utterance, topic: Topic) -> Utterance {
        let article = self.place.game.rules().edition.article(topic);
        self.manner.narrator.articles().after(said, article)
    }
}

impl LineReader<'_> {
    /// What is said of a text that is no legal move where nobody may be told which are: neither why,
    /// nor which of several it could be.
    pub(super) fn unexplained(&self, not_read: &NotRead) -> Option<Act> {
        let id = match not_read {
            NotRead::Empty
            | NotRead::UnknownWord(_)
            | NotRead::NoMove
            | NotRead::NoPiece(_)
            | NotRead::TakesWhat
            | NotRead::TwoMoves(_) => return None,
            NotRead::Ambiguous(_) | NotRead::Illegal(_) => "announcement-unclear",
        };
        self.place.withholds(Aid::LegalMoves).then(|| self.manner.said(id, &[]))
    }
}

impl Place {
    /// The aids that count now; nothing where everything is told: at home, when the game is over,
    /// and where a game is gone through.
    pub(super) fn aids_in_force(&self) -> Option<&Aids> {
        let over = self.game.outcome().is_some() || self.activity.is_elsewhere();
        self.occasion.aids().filter(|_| !over)
    }

    /// Whether this is not told now.
    pub(super) fn withholds(&self, aid: Aid) -> bool {
        self.aids_in_force().is_some_and(|aids| !aids.allow(aid))
    }

    /// Whether it may be seen how the pieces stand.
    pub(super) fn shows_board(&self) -> bool {
        !self.withholds(Aid::PositionReadout) && self.blindfold().is_off()
    }

    /// Whether the player of this seat looks at his board, and need not feel it.
    fn sees_board(&self) -> bool {
        self.occasion.seat().is_some_and(|seat| seat.sighted)
    }
}
