//! What tells an event: it is given the narrator, the file and the record, and changes none of them.

use crate::organiser::standing::EventStandings;
use crate::organiser::ties::TieNames;
use crate::tournament::file::EventFile;
use crate::tournament::player::PlayerId;
use crate::tournament::record::Record;
use crate::tournament::tournament::Tournament;
use crate::voices::{Narrator, Priority, Span, Utterance, Value, called};

/// Tells an event.
#[derive(Clone, Copy, Debug)]
pub(super) struct EventTeller<'a> {
    pub(super) narrator: &'a Narrator,
    pub(super) file: &'a EventFile,
    pub(super) record: &'a Record,
}

impl<'a> EventTeller<'a> {
    /// The tournament as it is now.
    pub(super) const fn now(&self) -> &'a Tournament {
        self.record.now()
    }

    /// The standings, not told.
    pub(super) const fn standing(&self) -> EventStandings<'a> {
        EventStandings(&self.file.regulations)
    }

    /// The tie-breaks of the event by their names, in their order.
    pub(super) fn tie_names(&self) -> Vec<Vec<Span>> {
        self.ties().names(&self.file.regulations)
    }

    /// The names of the tie-breaks.
    pub(super) const fn ties(&self) -> TieNames<'a> {
        TieNames { narrator: self.narrator, primary: self.file.regulations.primary }
    }

    /// The name of a player as it is said: the given name first.
    pub(super) fn name(&self, id: PlayerId) -> Value {
        called(&self.now().entry(id).player.name).into()
    }

    pub(super) fn sentence(&self, id: &str, values: &[(&str, Value)]) -> Vec<Span> {
        self.narrator.talk.sentence(id, values)
    }

    pub(super) fn told(&self, id: &str, values: &[(&str, Value)]) -> Utterance {
        self.narrator.say(Priority::Move, id, values)
    }

    pub(super) fn lines(&self, lines: Vec<Vec<Span>>) -> Utterance {
        self.narrator.lines(Priority::Move, lines)
    }
}
