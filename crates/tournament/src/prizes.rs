//! Prizes: who has a claim to which, and how much of it those get who are tied.
//!
//! A list of prizes is for everybody or for a category. Where each player gets one prize only, that is the
//! greatest to which his place gives him a claim.

mod gifts;
mod money;
mod shares;

use crate::player::{Day, Player, Sex, Sight};

pub use gifts::{GiftsGiven, gifts_given};
pub use money::Money;
pub use shares::{Candidate, How, PrizesGiven, Share, given};

/// Prizes for the first places, among all or in a category.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrizeList {
    /// What they are called.
    pub name: String,
    /// The amounts, that of the first place first; none is greater than the one before.
    pub amounts: Vec<Money>,
    /// What is no money, that of the first place first: a cup, a book. It goes by the place alone, to whoever
    /// has other prizes too.
    pub gifts: Vec<String>,
    /// Who has a claim to them.
    pub category: Category,
}

/// Who has a claim to prizes: everybody of whom all of this is true.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Category {
    /// Men or women.
    pub sex: Option<Sex>,
    /// The least rating. Who has none is below it.
    pub rating_from: Option<u16>,
    /// The greatest rating. Who has none is below it.
    pub rating_to: Option<u16>,
    /// Who was born on this day or later.
    pub born_from: Option<Day>,
    /// Who was born on this day or earlier.
    pub born_to: Option<Day>,
    /// One of these sight classes.
    pub sight: Vec<Sight>,
    /// The federation.
    pub federation: Option<String>,
}

/// How those who are tied share.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sharing {
    /// Not at all: the tie-breaks decide. Only who shares a place after them shares its prizes.
    #[default]
    ByPlace,
    /// Everybody with as many points gets as much.
    Equally,
    /// By the system of Hort: one half goes by the place, the other is shared by all with as many points.
    Hort,
}

/// The rules of all prizes of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrizeRules {
    /// How those who are tied share.
    pub sharing: Sharing,
    /// Whether a player gets one prize at most.
    pub one_each: bool,
}

impl Default for PrizeRules {
    fn default() -> Self {
        Self { sharing: Sharing::ByPlace, one_each: true }
    }
}

impl Category {
    /// Whether a player has a claim.
    #[must_use]
    pub fn takes(&self, player: &Player) -> bool {
        let born = |fits: &dyn Fn(Day) -> bool| player.born.is_some_and(fits);
        self.sex.is_none_or(|sex| player.sex == Some(sex))
            && self.rating_from.is_none_or(|least| player.rating.is_some_and(|has| has >= least))
            && self.rating_to.is_none_or(|most| player.rating.is_none_or(|has| has <= most))
            && self.born_from.is_none_or(|first| born(&|day| day >= first))
            && self.born_to.is_none_or(|last| born(&|day| day <= last))
            && (self.sight.is_empty()
                || player.sight.is_some_and(|sight| self.sight.contains(&sight)))
            && self.federation.as_ref().is_none_or(|of| player.federation.as_ref() == Some(of))
    }
}

#[cfg(test)]
mod tests;
