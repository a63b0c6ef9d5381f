//! Playing without seeing the board. Pure.

use serde::{Deserialize, Serialize};

/// Whether somebody plays without seeing the board, and whether he may ask about it all the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Blindfold {
    /// The board is there.
    #[default]
    Off,
    /// It is not there. What is asked about it is answered, and each time is a look that counts.
    On,
    /// It is not there, and nothing that is asked about it is answered.
    Strict,
}

impl Blindfold {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Off, Self::On, Self::Strict];

    /// As it stands in a journal, in the settings and behind its command.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::On => "on",
            Self::Strict => "strict",
        }
    }

    /// The one of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|blindfold| blindfold.name() == name)
    }

    /// Whether the board is there.
    #[must_use]
    pub const fn is_off(self) -> bool {
        matches!(self, Self::Off)
    }
}

/// How somebody has played without the board so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Looks {
    /// Whether he does now.
    pub blindfold: Blindfold,
    /// How often he has looked.
    pub count: u32,
    /// The number of the move since which he does; nothing: since the game began.
    pub since: Option<u32>,
}

impl Looks {
    /// A game begins so.
    #[must_use]
    pub const fn begun(blindfold: Blindfold) -> Self {
        Self { blindfold, count: 0, since: None }
    }

    /// He plays so from this move on, or from the beginning. Whoever has seen the board between begins
    /// to count at none: what came before is no game without it.
    pub const fn turn(&mut self, blindfold: Blindfold, since: Option<u32>) {
        if self.blindfold.is_off() {
            *self = Self { since, ..Self::begun(blindfold) };
        }
        self.blindfold = blindfold;
    }

    /// He has looked.
    pub const fn look(&mut self) {
        self.count = self.count.saturating_add(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_found_by_its_name() {
        for blindfold in Blindfold::ALL {
            assert_eq!(Blindfold::named(blindfold.name()), Some(blindfold));
        }
        assert_eq!(Blindfold::named("half"), None);
    }

    #[test]
    fn looks_count_on_until_the_board_was_there() {
        let mut looks = Looks::begun(Blindfold::On);
        looks.look();
        looks.turn(Blindfold::Strict, Some(9));
        assert_eq!((looks.count, looks.since), (1, None));
        looks.turn(Blindfold::Off, Some(12));
        looks.turn(Blindfold::On, Some(20));
        assert_eq!((looks.count, looks.since), (0, Some(20)));
    }
}
