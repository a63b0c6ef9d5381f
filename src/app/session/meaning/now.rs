//! What a line can be about at this moment: all that its meaning depends on, and no more.

use crate::laws::Position;
use shakmaty::Position as _;

use crate::app::session::Place;
use crate::app::session::activity::Activity;
use crate::app::session::intent::Dialog;
use crate::app::session::teller::LineReader;
use crate::command::Command;
use crate::exercises::Exercise;
use crate::table::Aid;
use crate::understanding::{Context, Doing, Understanding};

/// What a line can be about now.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is asked for alone, by the row it is for")]
pub(in crate::app::session) struct Now<'a> {
    pub(in crate::app::session) understands: Understanding<'a>,
    pub(in crate::app::session) context: Context<'a>,
    /// What the player was asked.
    pub(in crate::app::session) question: Option<&'a Dialog>,
    /// The command whose list has been heard, from which a number chooses.
    pub(in crate::app::session) numbered: Option<Command>,
    /// The command that was typed without what must follow it.
    pub(in crate::app::session) begun: Option<(Command, &'a str)>,
    /// What is practised.
    pub(in crate::app::session) exercise: Option<&'a dyn Exercise>,
    /// Whether an empty line asks for the rest of what was told in part: it does not where it does
    /// something to the game.
    pub(in crate::app::session) has_rest: bool,
    /// Whether the player awaits what a search finds.
    pub(in crate::app::session) searches: bool,
    /// Whether a move may be wished for in a sentence: not where its words are those of the Laws.
    pub(in crate::app::session) takes_sentences: bool,
    /// Whether a move of his counts now.
    pub(in crate::app::session) may_move: bool,
    /// The position in which a move is kept for when his turn comes, where that can be done.
    pub(in crate::app::session) ahead: Option<Position>,
    /// Whether the pieces may not be told.
    pub(in crate::app::session) withholds_board: bool,
    /// Whether his opponent's flag can fall.
    pub(in crate::app::session) is_timed: bool,
    /// Whether an offer waits that yes and no do not answer.
    pub(in crate::app::session) is_offered: bool,
}

impl<'a> LineReader<'a> {
    /// What a line can be about now.
    pub(in crate::app::session) fn now(&self, searches: bool) -> Now<'a> {
        let Self { place, manner } = *self;
        let plays = !place.activity.is_elsewhere() && place.game.is_running();
        Now {
            understands: manner.understands(),
            context: place.context(),
            question: place.pending.question(),
            numbered: place.pending.numbered(),
            begun: place.pending.begun(),
            exercise: place.activity.practised(),
            has_rest: manner.heard.rest.is_some()
                && !place.is_halted()
                && !place.pending.has_premove(),
            searches,
            takes_sentences: !place.occasion.is_match() && !place.occasion.is_rehearsal(),
            may_move: place.may_move(),
            ahead: self.ahead(),
            withholds_board: place.withholds(Aid::PositionReadout),
            is_timed: plays && place.game.clock().is_some(),
            is_offered: place.is_offered(),
        }
    }
}

impl LineReader<'_> {
    /// The position in which a move is kept for the turn of the player, where it can be.
    fn ahead(&self) -> Option<Position> {
        let position = self.place.game.position();
        let ahead = || position.turned().unwrap_or_else(|| position.clone());
        (self.is_ahead() && self.takes_premoves()).then(ahead)
    }
}

impl Place {
    /// What words depend on here.
    pub(in crate::app::session) fn context(&self) -> Context<'_> {
        let plays = self.is_left_unfinished() && !self.is_halted();
        let doing = match &self.activity {
            Activity::Playing if plays => Doing::Playing,
            Activity::Playing | Activity::Returning(_) => Doing::Waiting,
            Activity::Reviewing(..) => Doing::Studying,
            Activity::Practising(..) => Doing::Practising,
        };
        let is_match = self.occasion.is_match();
        Context { position: self.here(), asker: self.asker(), doing, is_match }
    }

    /// Whether a move of the player counts now.
    pub(in crate::app::session) fn may_move(&self) -> bool {
        let is_his = || self.is_here(self.game.position().turn()) || self.repeats().is_some();
        self.activity.is_elsewhere() || self.game.is_running() && is_his()
    }

    /// Whether an offer of the opponent waits, which is answered by other words than yes and no: one of
    /// these that is said too often would end a game.
    fn is_offered(&self) -> bool {
        let of_opponent = self.occasion.is_match() && self.game.offer() == Some(!self.me());
        // Two people share the keyboard: either may have said it.
        of_opponent || self.side().is_none() && self.game.offer().is_some()
    }
}
