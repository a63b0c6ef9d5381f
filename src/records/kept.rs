//! A match as the archive keeps it, and a walk through it with the referee.

use crate::archive::{Entry, GameId, Header, Replay, What, replay};
use crate::laws::{At, Effect, Event, Game, Position};
use crate::table::Match;

/// A match as the archive keeps it.
#[derive(Clone, Debug)]
pub struct KeptMatch {
    /// Its number in the archive.
    pub game: GameId,
    /// The day on which it began, `YYYY-MM-DD`.
    pub date: String,
    /// What the arbiter has laid down.
    pub table: Match,
    /// As it stands.
    pub replay: Replay,
    entries: Vec<Entry>,
    /// The entry from which on a move may be the sealed one, while the envelope is closed.
    closed_from: Option<usize>,
}

/// An entry of the journal, and what the referee makes of it.
pub(super) struct Step<'a> {
    pub(super) at: At,
    pub(super) what: &'a What,
    /// The position before it.
    pub(super) before: &'a Position,
    pub(super) effects: &'a [Effect],
    /// The game after it.
    pub(super) game: &'a Game,
    /// Whether it may tell what lies in the closed envelope.
    pub(super) is_closed: bool,
}

impl KeptMatch {
    /// A game of the archive that began on this day; `None` if it is no match, or cannot be rebuilt.
    #[must_use]
    pub fn new(game: GameId, date: &str, header: Header, entries: Vec<Entry>) -> Option<Self> {
        let table = header.match_table()?;
        let replay = replay(header, &entries).ok()?;
        let date = date.to_owned();
        let mut kept = Self { game, date, table, replay, entries, closed_from: None };
        kept.closed_from = kept.told_to_seal();
        Some(kept)
    }

    /// Everything that was put on record.
    pub(super) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The entry by which the player was told to seal the move that waits in the envelope.
    fn told_to_seal(&self) -> Option<usize> {
        self.replay.game.envelope()?;
        let (mut told, mut number) = (0, 0);
        self.walk(|step| {
            let announces = matches!(
                step.what,
                What::Event(Event::AdjournmentAnnounced | Event::EarlyAdjournment(_))
            );
            let tells = |effect: &Effect| {
                if announces {
                    matches!(effect, Effect::MustSeal(_))
                } else {
                    matches!(effect, Effect::Opened(_))
                }
            };
            if step.effects.iter().any(tells) {
                told = number;
            }
            number += 1;
        });
        Some(told)
    }

    /// How many moves can be read: while the envelope is closed, what is written after the last one
    /// may be what is in it.
    pub(super) fn open_plies(&self) -> usize {
        let made = self.replay.game.made().len();
        if self.closed_from.is_some() { made } else { usize::MAX }
    }

    /// Feeds the journal to a new referee.
    pub(super) fn walk(&self, mut each: impl FnMut(&Step<'_>)) {
        let Some(setup) = self.replay.header.setup() else { return };
        let mut game = Game::new(setup);
        for (number, Entry { at, what }) in self.entries.iter().enumerate() {
            let before = game.position().clone();
            let effects = match what {
                What::Event(event) => game.handle(*at, event),
                What::Memo(_)
                | What::Level(_)
                | What::Engine(_)
                | What::Replaced
                | What::MovesVoice(_)
                | What::Warnings(_)
                | What::Blindfold(..)
                | What::Looked(_)
                | What::Day(_) => Vec::new(),
            };
            let is_closed = self.is_closed(number, what);
            each(&Step {
                at: *at,
                what,
                before: &before,
                effects: &effects,
                game: &game,
                is_closed,
            });
        }
    }

    fn is_closed(&self, number: usize, what: &What) -> bool {
        let What::Event(event) = what else { return false };
        let Some(from) = self.closed_from else { return false };
        let in_advance =
            matches!(event, Event::Wrote(_, ply, _) if usize::from(*ply) >= self.open_plies());
        in_advance || number >= from && names_squares(event)
    }
}

/// Whether an event, or what the referee says to it, can name squares.
const fn names_squares(event: &Event) -> bool {
    match event {
        Event::Entered(_)
        | Event::Touched(..)
        | Event::Lifted(..)
        | Event::Seated(..)
        | Event::Announced(..)
        | Event::Repeated(..)
        | Event::Executed(_)
        | Event::Corrected(..)
        | Event::ClockPressed(_)
        | Event::TwoHands(_)
        | Event::IllegalClaimed(_)
        | Event::CorrectionWanted(_)
        | Event::TouchClaimed(..)
        | Event::Claimed(..)
        | Event::ClaimedBy(..)
        | Event::Wrote(..) => true,
        Event::Started
        | Event::Adjusting(_)
        | Event::Plays(..)
        | Event::TwoHandsClaimed(_)
        | Event::FlagClaimed(_)
        | Event::Found(_)
        | Event::DrawOffered(_)
        | Event::DrawAnswered(..)
        | Event::QuickplayClaimed(..)
        | Event::IncrementRequested(_)
        | Event::Resigned(_)
        | Event::TakenBack(_)
        | Event::Signed(..)
        | Event::Absent(_)
        | Event::Arrived(_)
        | Event::AdjournmentAnnounced
        | Event::EarlyAdjournment(_)
        | Event::Sealed(..)
        | Event::Adjourned
        | Event::EnvelopeLost(_)
        | Event::Opened(_)
        | Event::ResumptionDue
        | Event::Ruled(_)
        | Event::Judged(..)
        | Event::ClocksStopped(..)
        | Event::Paused
        | Event::Resumed
        | Event::TimePassed
        | Event::ClocksTold(_)
        | Event::ResultTold(_) => false,
    }
}
