//! What a room file says of teams: which there are, who is their captain, and what captains may do.

use crate::datafile::whole::Entries;
use crate::table::room::Key;

/// A team that plays in a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomTeam {
    /// Its name.
    pub name: String,
    /// The name of its captain.
    pub captain: Option<String>,
    /// The voice in which the captain is talked to; that of the host without it.
    pub talk: Option<String>,
    /// The line in which it is named.
    pub line: usize,
}

/// What the regulations of an event say of captains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CaptainRules {
    /// Whether they may speak with their players during play.
    pub advise: bool,
    /// Whether they sign the result of a match.
    pub sign: bool,
}

impl Default for CaptainRules {
    /// The role of the captain as it is where an event lays down nothing else: he may advise by the few words
    /// that are allowed, and signs where he is asked to.
    fn default() -> Self {
        Self { advise: true, sign: false }
    }
}

impl CaptainRules {
    /// The lines of it, where they are not as usual.
    pub(super) fn written(self) -> String {
        let usual = Self::default();
        if self == usual {
            return String::new();
        }
        let yes_or_no = |is: bool| if is { "yes" } else { "no" };
        let line = |key: Key, is| format!("{} = \"{}\"\n", key.name(), yes_or_no(is));
        let heading = super::Part::Captains.heading();
        format!("\n[{heading}]\n{}{}", line(Key::Advise, self.advise), line(Key::Sign, self.sign))
    }

    /// Those of entries that are all fit.
    pub(super) fn read(entries: &Entries<Key>) -> Self {
        let usual = Self::default();
        let is = |key, usual| entries.get(&key).map_or(usual, |(text, _)| text == "yes");
        Self { advise: is(Key::Advise, usual.advise), sign: is(Key::Sign, usual.sign) }
    }
}
