//! What is still open at the tables of an event, for the tournament before it pairs: games that are
//! adjourned, and appeals that nobody has decided.

use crate::archive::GameId;
use crate::archive::entry::{Entry, What};
use crate::archive::error::ArchiveError;
use crate::archive::journal::Archive;
use crate::laws::Event;
use crate::table::Memo;

/// A game of an event of which something is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PendingGame {
    /// The game.
    pub game: GameId,
    /// The round, as its match file names it.
    pub round: String,
    /// The number of the table.
    pub table: u16,
    /// The name of White.
    pub white: String,
    /// The name of Black.
    pub black: String,
    /// Whether it is adjourned, and goes on later.
    pub is_adjourned: bool,
    /// Whether an appeal waits for the committee.
    pub has_appeal: bool,
}

impl Archive {
    /// The games of an event of which something is open, in the order of their numbers.
    ///
    /// # Errors
    ///
    /// Why the archive cannot be read.
    pub fn pending_games(&self, event: &str) -> Result<Vec<PendingGame>, ArchiveError> {
        let mut pending = Vec::new();
        for (played, begun) in self.matches()?.all() {
            let Some(round) = begun.event.round.clone() else { continue };
            let Some(table) = played.header.number else { continue };
            if begun.event.name.as_deref() != Some(event) {
                continue;
            }
            let (_, entries, _) = self.read_as_far(played.id)?;
            let is_adjourned = played.result.is_none() && is_adjourned(&entries);
            let has_appeal = has_appeal(&entries);
            if is_adjourned || has_appeal {
                let [white, black] =
                    [&begun.players.white, &begun.players.black].map(|player| player.name.clone());
                let game = played.id;
                pending.push(PendingGame {
                    game,
                    round,
                    table,
                    white,
                    black,
                    is_adjourned,
                    has_appeal,
                });
            }
        }
        pending.sort_by_key(|pending| pending.game.0);
        Ok(pending)
    }
}

/// Whether a game was adjourned and its envelope is still closed.
fn is_adjourned(entries: &[Entry]) -> bool {
    let last = entries.iter().rev().find_map(|entry| match &entry.what {
        What::Event(Event::Adjourned) => Some(true),
        What::Event(Event::Opened(_) | Event::EnvelopeLost(_)) => Some(false),
        _ => None,
    });
    last == Some(true)
}

/// Whether an appeal against a ruling was handed in and not decided.
fn has_appeal(entries: &[Entry]) -> bool {
    let mut open = Vec::new();
    for entry in entries {
        match &entry.what {
            What::Memo(Memo::Appealed(_, ruling, _)) => open.push(*ruling),
            What::Memo(Memo::AppealDecided(ruling, ..)) => open.retain(|of| of != ruling),
            _ => {}
        }
    }
    !open.is_empty()
}

#[cfg(test)]
mod tests {
    use shakmaty::Color;

    use super::{has_appeal, is_adjourned};
    use crate::archive::entry::{Entry, What};
    use crate::laws::{At, EnvelopeContents, Event};
    use crate::table::Memo;

    fn entries(all: impl IntoIterator<Item = What>) -> Vec<Entry> {
        all.into_iter().map(|what| Entry { at: At::ZERO, what }).collect()
    }

    #[test]
    fn a_game_is_adjourned_until_its_envelope_is_opened() {
        let sealed = What::Event(Event::Sealed(Color::White, "e4".to_owned()));
        let adjourned = What::Event(Event::Adjourned);
        let opened = What::Event(Event::Opened(EnvelopeContents::Unreadable));
        assert!(!is_adjourned(&entries([sealed.clone()])));
        assert!(is_adjourned(&entries([sealed.clone(), adjourned.clone()])));
        assert!(!is_adjourned(&entries([adjourned.clone(), opened.clone()])));
        assert!(is_adjourned(&entries([adjourned.clone(), opened, sealed, adjourned])));
    }

    #[test]
    fn an_appeal_is_open_until_its_own_ruling_is_decided() {
        let taken = |ruling| What::Memo(Memo::Appealed(Color::Black, ruling, String::new()));
        let decided = |ruling| What::Memo(Memo::AppealDecided(ruling, false, String::new()));
        assert!(!has_appeal(&entries([])));
        assert!(has_appeal(&entries([taken(2), decided(1)])));
        assert!(!has_appeal(&entries([taken(2), taken(1), decided(1), decided(2)])));
    }
}
