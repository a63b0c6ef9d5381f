//! Keeps a game in the archive as it is played, entry by entry.
//!
//! What cannot be kept is told once, held in memory and tried again with every further entry.

mod room;

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::app::folders::Folders;
use crate::app::order::Keeping;
use crate::app::reasons::reason;
use crate::archive::{
    Archive, ArchiveError, CalendarDay, Entry, GameId, Header, Hold, Opened, What, export, replay,
};
use crate::clean;
use crate::laws::{At, Clock, Effect, Event, Game};
use crate::table::Memo;
use crate::voices::{Narrator, Value};

pub use room::RoomGames;

/// How often a sign of life is left while a clock runs and nothing else is kept: at a match, where each second
/// is a player's, and at home, where the disk may sleep longer.
const SIGN: Duration = Duration::from_secs(4);
const SIGN_AT_HOME: Duration = Duration::from_secs(10);

/// How much of a player's thought a crash can cost at most in a match: the time between two signs, and what it
/// takes to write one.
pub const LOST: Duration = Duration::from_secs(5);

/// A game in the archive, and what of it is not there yet.
#[derive(Debug)]
pub struct OpenGame {
    /// Its number.
    pub id: GameId,
    /// What it began with.
    pub header: Header,
    entries: Vec<Entry>,
    written: usize,
    /// The result, or that there is none any more; and whether that is written.
    result: Option<(Option<&'static str>, bool)>,
    hold: Hold,
    /// The last sign of life that was left or tried.
    signed: At,
}

impl OpenGame {
    /// Begins a game in an archive.
    ///
    /// # Errors
    ///
    /// Why the game is not in the archive.
    pub fn begin(archive: &Archive, header: Header) -> Result<Self, ArchiveError> {
        let id = archive.begin(&header)?;
        // Nobody else knows of the game yet: a lock that fails must not cost it.
        let hold = archive.hold(id).unwrap_or_else(|_| Hold::none());
        // In the place of one that another game of this number may have left.
        let _ = hold.sign(0, At::ZERO);
        Ok(Self::of(id, header, Vec::new(), hold))
    }

    /// Goes on with a game of an archive.
    #[must_use]
    pub fn of(id: GameId, header: Header, entries: Vec<Entry>, hold: Hold) -> Self {
        let signed = hold.last_sign().filter(|(written, _)| *written == entries.len());
        let signed = signed.map_or(At::ZERO, |(_, at)| at);
        Self { id, header, written: entries.len(), entries, result: None, hold, signed }
    }

    /// The session time up to which it is known that the game was played.
    #[must_use]
    pub fn at(&self) -> At {
        self.entries.last().map_or(At::ZERO, |entry| entry.at).max(self.signed)
    }

    /// Whether signs of life are left, so that a crash costs no more than [`LOST`].
    #[must_use]
    pub fn leaves_signs(&self) -> bool {
        self.hold.last_sign().is_some()
    }

    /// The entries so far.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Takes an order about its journal; what it has of it is written by [`GameStore`].
    fn take(&mut self, order: Keeping) {
        match order {
            Keeping::Record(happened) => self.entries.push(happened.into_entry()),
            Keeping::Finish(result) => self.result = Some((Some(result), false)),
            Keeping::Reopen => self.result = Some((None, false)),
        }
    }

    /// Whether this brings a move whose day counts: one of a game by letter.
    fn is_dated(&self, order: &Keeping) -> bool {
        let is_move =
            |effect: &Effect| matches!(effect, Effect::Announce(_) | Effect::Completed(_));
        let moved =
            || matches!(order, Keeping::Record(happened) if happened.effects().iter().any(is_move));
        self.header.letter.is_some() && moved()
    }

    /// The last move was made on this day.
    fn is_of(&mut self, day: Option<CalendarDay>) {
        let at = self.at();
        self.entries.extend(day.map(|day| Entry { at, what: What::Day(day) }));
    }

    /// When its next sign of life is due: only while a clock runs.
    #[must_use]
    pub fn sign_due(&self, game: &Game) -> Option<At> {
        let runs = game.clock().is_some_and(Clock::is_running);
        runs.then(|| self.at() + self.sign_every())
    }

    /// Leaves a sign of life if it is due. One that cannot be written is tried again when the next is.
    pub fn sign(&mut self, at: At, game: &Game) {
        if self.sign_due(game).is_none_or(|due| at < due) {
            return;
        }
        self.signed = at;
        // While entries wait to be written, nobody knows whose clock ran.
        if self.written == self.entries.len() {
            let _ = self.hold.sign(self.written, at);
        }
    }

    /// Its moves as PGN, if there are any: to be printed where they cannot be kept.
    #[must_use]
    pub fn moves(&self) -> Option<String> {
        let rebuilt = replay(self.header.clone(), self.entries()).ok()?;
        let any = !rebuilt.game.made().is_empty();
        any.then(|| export::pgn(&rebuilt, "????-??-??").trim_end().to_owned())
    }

    /// Whether nobody has moved in it, so that nothing is to be kept.
    fn is_idle(&self) -> bool {
        let moved = |entry: &Entry| match &entry.what {
            What::Event(event) => !is_idle(event),
            What::Memo(memo) => *memo == Memo::SignedOff,
            What::Level(_)
            | What::Engine(_)
            | What::Replaced
            | What::MovesVoice(_)
            | What::Warnings(_)
            | What::Blindfold(..)
            | What::Looked(_)
            | What::Day(_) => false,
        };
        !self.entries.iter().any(moved)
    }

    /// Removes it from the archive if nobody has moved in it; whether it did.
    fn forget_if_idle(&mut self, archive: &Archive) -> bool {
        let is_idle = self.is_idle();
        if is_idle {
            self.hold = Hold::none();
            // An empty game that stays is passed over by `resume`.
            let _ = archive.forget(self.id);
        }
        is_idle
    }

    /// Goes on in another archive, where it has this number; nothing of it is written there yet.
    fn move_to(&mut self, archive: &Archive, id: GameId) {
        // The new game may have the number of the old one: its lock is let go of first.
        self.hold = Hold::none();
        self.hold = archive.hold(id).unwrap_or_else(|_| Hold::none());
        let _ = self.hold.sign(0, At::ZERO);
        (self.id, self.written) = (id, 0);
        if let Some((_, written)) = &mut self.result {
            *written = false;
        }
    }

    /// How often it leaves one.
    fn sign_every(&self) -> Duration {
        if self.header.table.is_some() { SIGN } else { SIGN_AT_HOME }
    }

    /// Whether nothing is unwritten but that the clocks stand, or run again.
    fn is_written_but_for_pauses(&self) -> bool {
        let is_pause =
            |entry: &Entry| matches!(entry.what, What::Event(Event::Paused | Event::Resumed));
        self.entries.iter().skip(self.written).all(is_pause)
            && self.result.is_none_or(|(_, written)| written)
    }

    /// Writes what is not written yet.
    fn write(&mut self, archive: &Archive) -> Result<(), ArchiveError> {
        while let Some(entry) = self.entries.get(self.written) {
            archive.append(self.id, self.written, entry)?;
            self.written += 1;
        }
        if let Some((result, written @ false)) = &mut self.result {
            archive.finish(self.id, *result)?;
            *written = true;
        }
        Ok(())
    }
}

/// What must be told of a game that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreNotice {
    /// It cannot be written now; the sentence that says why.
    Unsaved(&'static str),
    /// What could not be written is written.
    SavedAgain,
    /// The archive was damaged and is put aside under this name; the game is in a new one.
    Damaged(PathBuf),
}

impl StoreNotice {
    /// The sentence, and the value that it names.
    #[must_use]
    pub fn words(&self, narrator: &Narrator) -> (&'static str, Option<(&'static str, Value)>) {
        match self {
            Self::Unsaved(reason) => ("unsaved", Some(("reason", narrator.word(reason)))),
            Self::SavedAgain => ("saved-again", None),
            Self::Damaged(file) => ("archive-damaged", Some(("file", clean::name(file).into()))),
        }
    }
}

/// The archive, and the games that are kept in it: that of a player at home, or those of a room.
#[derive(Debug)]
pub struct GameStore<G = Option<OpenGame>> {
    /// The archive.
    pub archive: Archive,
    /// The games; at home none where none is played.
    pub kept: G,
    /// Whether the last write failed.
    unsaved: bool,
    /// Whether a damaged archive was let go of, and no new one could be begun yet.
    between: bool,
    folder: PathBuf,
}

impl GameStore {
    /// Carries out an order about the journal; what must be told of it.
    pub fn carry_out(&mut self, order: Keeping) -> Vec<StoreNotice> {
        if let Some(kept) = &mut self.kept {
            // The day is known when the move is: who has none cannot be told how long he thought.
            let dated = kept.is_dated(&order).then(|| self.archive.today().ok()).flatten();
            kept.take(order);
            kept.is_of(dated);
        }
        self.write()
    }

    /// When the next sign of life is due: only while a clock runs.
    #[must_use]
    pub fn sign_due(&self, game: &Game) -> Option<At> {
        self.kept.as_ref()?.sign_due(game)
    }

    /// Leaves a sign of life if it is due.
    pub fn sign(&mut self, at: At, game: &Game) {
        if let Some(kept) = &mut self.kept {
            kept.sign(at, game);
        }
    }

    /// The moves of the game as PGN, if there are any: to be printed where they cannot be kept.
    #[must_use]
    pub fn moves(&self) -> Option<String> {
        self.kept.as_ref()?.moves()
    }

    /// Removes a game from the archive in which nobody has moved; whether it did.
    pub fn forget_if_empty(&mut self) -> bool {
        let archive = &self.archive;
        self.kept.as_mut().is_some_and(|kept| kept.forget_if_idle(archive))
    }
}

impl<G> GameStore<G>
where
    for<'a> &'a mut G: IntoIterator<Item = &'a mut OpenGame>,
{
    /// Where everything is kept.
    #[must_use]
    pub fn folders(&self) -> Folders {
        Folders::new(Some(self.folder.clone()))
    }

    /// Keeps games in the archive of this folder.
    #[must_use]
    pub fn new(archive: Archive, kept: G, folder: &Path) -> Self {
        Self { archive, kept, unsaved: false, between: false, folder: folder.to_owned() }
    }

    /// Carries to the disk what is written. That takes a while, so what an entry says is on its way
    /// before.
    pub fn settle(&mut self) -> Vec<StoreNotice> {
        match self.archive.settle() {
            Err(error) if !std::mem::replace(&mut self.unsaved, true) => {
                vec![StoreNotice::Unsaved(reason(&error))]
            }
            Ok(()) | Err(_) => Vec::new(),
        }
    }

    /// Tries once more to write what is not written; false if something of a game is not on the
    /// disk. That its clocks stand is nothing of it: it goes on from its last event anyway.
    pub fn flush(&mut self) -> bool {
        let (mut any, mut is_kept) = (false, true);
        for kept in &mut self.kept {
            any = true;
            // Another instance may have had another game meanwhile. Where it cannot be written, nothing
            // of the game is lost.
            let _ = self.archive.note_latest(kept.id);
            is_kept &= kept.write(&self.archive).is_ok() || kept.is_written_but_for_pauses();
        }
        if !any {
            return true;
        }
        self.unsaved = false;
        is_kept && self.archive.settle().is_ok() && !self.archive.is_in_memory()
    }

    /// Writes what is not written of any game.
    fn write(&mut self) -> Vec<StoreNotice> {
        if self.has_none() {
            return Vec::new();
        }
        let written = if self.between { None } else { Some(self.write_all()) };
        let (written, mut notices) = match written {
            None | Some(Err(ArchiveError::Damaged(_))) => match self.begin_again() {
                Ok(damaged) => (Ok(()), damaged.map(StoreNotice::Damaged).into_iter().collect()),
                Err(error) => (Err(error), Vec::new()),
            },
            Some(written) => (written, Vec::new()),
        };
        match (written, self.unsaved) {
            (Ok(()), true) if self.archive.is_in_memory() => return notices,
            (Ok(()), true) => notices.push(StoreNotice::SavedAgain),
            (Err(error), false) => notices.push(StoreNotice::Unsaved(reason(&error))),
            (Ok(()), false) | (Err(_), true) => return notices,
        }
        self.unsaved = !self.unsaved;
        notices
    }

    fn has_none(&mut self) -> bool {
        self.kept.into_iter().next().is_none()
    }

    fn write_all(&mut self) -> Result<(), ArchiveError> {
        let archive = &self.archive;
        self.kept.into_iter().try_for_each(|kept| kept.write(archive))
    }

    /// Puts a damaged archive aside and writes all games as a whole into a new one.
    fn begin_again(&mut self) -> Result<Option<PathBuf>, ArchiveError> {
        // Windows renames no file that somebody has open: the damaged one is let go of first.
        self.archive = Archive::in_memory()?;
        self.between = true;
        let Opened { archive, damaged } = Archive::replace(&self.folder)?;
        self.between = false;
        let begun = self.kept.into_iter().map(|kept| archive.begin(&kept.header));
        let ids: Vec<GameId> = begun.collect::<Result<_, _>>()?;
        for (kept, id) in self.kept.into_iter().zip(ids) {
            kept.move_to(&archive, id);
        }
        self.archive = archive;
        self.write_all()?;
        Ok(damaged)
    }
}

/// Whether an event is no reason to keep a game.
fn is_idle(event: &Event) -> bool {
    matches!(event, Event::Started | Event::Paused | Event::Resumed | Event::Plays(..))
}

#[cfg(test)]
mod tests;
