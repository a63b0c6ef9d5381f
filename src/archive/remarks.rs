//! What a player has written about a game: a note, and other names.

use shakmaty::{ByColor, Color};

/// What a player has written about a game; what is empty he has not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Remarks {
    /// What he has noted of it.
    pub note: String,
    /// What he calls the event.
    pub event: String,
    /// What he calls the players.
    pub players: ByColor<String>,
    /// How well each side has played, of 100, where the game was searched.
    pub accuracy: ByColor<Option<u8>>,
    /// What each position was worth then, as [`crate::practice::mistakes::course`] writes it.
    pub course: String,
}

/// One of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The note.
    Note,
    /// The event.
    Event,
    /// A player.
    Player(Color),
}

impl Remark {
    pub(super) const fn column(self) -> &'static str {
        match self {
            Self::Note => "note",
            Self::Event => "event",
            Self::Player(Color::White) => "white",
            Self::Player(Color::Black) => "black",
        }
    }
}

impl Remarks {
    /// Puts one of them in the place of what it was.
    pub(super) fn write(&mut self, what: Remark, text: &str) {
        let place = match what {
            Remark::Note => &mut self.note,
            Remark::Event => &mut self.event,
            Remark::Player(color) => self.players.get_mut(color),
        };
        text.clone_into(place);
    }

    /// Puts what was written in the place of what a game has.
    pub(super) fn lie_over(&self, tags: &mut Vec<(String, String)>) {
        let ByColor { white, black } = &self.players;
        for (name, text) in [("Event", &self.event), ("White", white), ("Black", black)] {
            match tags.iter_mut().find(|(tag, _)| tag == name) {
                _ if text.is_empty() => {}
                Some((_, value)) => value.clone_from(text),
                None => tags.push((name.to_owned(), text.clone())),
            }
        }
    }
}
