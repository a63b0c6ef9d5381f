//! The record of a tournament: its acts in their order, those that were revoked included.
//!
//! What holds is always the same as if the acts that hold had been the only ones.

use std::collections::BTreeSet;

use crate::act::Act;
use crate::tournament::{Refusal, Terms, Tournament};

/// Why an act cannot be put on record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unrecorded {
    /// It cannot be as the tournament is.
    Refused(Refusal),
    /// There is no act of this number that could be revoked.
    NoAct(usize),
    /// It was revoked before.
    RevokedAlready(usize),
    /// A revocation cannot be revoked; what it took away can be done again.
    IsRevocation(usize),
    /// A later act, by its number, cannot be without it.
    NeededBy(usize),
}

/// A tournament with its acts.
#[derive(Clone, Debug)]
pub struct Record {
    acts: Vec<Act>,
    revoked: BTreeSet<usize>,
    now: Tournament,
}

impl Record {
    /// The record of a tournament in which nothing has been done.
    #[must_use]
    pub const fn new(terms: Terms) -> Self {
        Self { acts: Vec::new(), revoked: BTreeSet::new(), now: Tournament::new(terms) }
    }

    /// The record that these acts make.
    ///
    /// # Errors
    ///
    /// The number of the first act that cannot be, counted from 1, and why.
    pub fn of(
        terms: Terms,
        acts: impl IntoIterator<Item = Act>,
    ) -> Result<Self, (usize, Unrecorded)> {
        let mut record = Self::new(terms);
        for act in acts {
            let number = record.acts.len() + 1;
            record.add(act).map_err(|why| (number, why))?;
        }
        Ok(record)
    }

    /// The tournament as it is now.
    #[must_use]
    pub const fn now(&self) -> &Tournament {
        &self.now
    }

    /// All acts with their numbers, counted from 1, and whether they hold.
    #[must_use]
    pub fn acts(&self) -> impl DoubleEndedIterator<Item = (usize, &Act, bool)> {
        self.acts.iter().enumerate().map(|(index, act)| {
            let number = index + 1;
            (number, act, !self.revoked.contains(&number))
        })
    }

    /// How many acts there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.acts.len()
    }

    /// Whether nothing was done yet.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.acts.is_empty()
    }

    /// The tournament as it would be after an act; the record stays as it is.
    ///
    /// # Errors
    ///
    /// Why the act cannot be.
    pub fn after(&self, act: &Act) -> Result<Tournament, Unrecorded> {
        if let Act::Revoked { act } = act {
            return self.without(*act);
        }
        self.now.check(act).map_err(Unrecorded::Refused)?;
        let mut next = self.now.clone();
        next.take(act);
        Ok(next)
    }

    /// Puts an act on record.
    ///
    /// # Errors
    ///
    /// Why it cannot be. Nothing has changed then.
    pub fn add(&mut self, act: Act) -> Result<(), Unrecorded> {
        if let Act::Revoked { act } = act {
            self.now = self.without(act)?;
            self.revoked.insert(act);
        } else {
            self.now.check(&act).map_err(Unrecorded::Refused)?;
            self.now.take(&act);
        }
        self.acts.push(act);
        Ok(())
    }

    /// The tournament without one of its acts.
    fn without(&self, number: usize) -> Result<Tournament, Unrecorded> {
        match number.checked_sub(1).and_then(|index| self.acts.get(index)) {
            None => return Err(Unrecorded::NoAct(number)),
            Some(Act::Revoked { .. }) => return Err(Unrecorded::IsRevocation(number)),
            Some(_) if self.revoked.contains(&number) => {
                return Err(Unrecorded::RevokedAlready(number));
            }
            Some(_) => {}
        }
        let mut without = Tournament::new(self.now.terms().clone());
        for (other, act, holds) in self.acts() {
            if !holds || other == number {
                continue;
            }
            without.check(act).map_err(|_| Unrecorded::NeededBy(other))?;
            without.take(act);
        }
        // An entry that is gone would leave its place to the next one, and every later act would mean
        // somebody else.
        if let Some(Act::Entered { .. }) = self.acts.get(number - 1) {
            let later = self.acts().find(|(other, act, holds)| {
                *other > number && *holds && !matches!(act, Act::Revoked { .. })
            });
            if let Some((later, ..)) = later {
                return Err(Unrecorded::NeededBy(later));
            }
        }
        Ok(without)
    }
}

#[cfg(test)]
mod tests {
    use super::{Record, Unrecorded};
    use crate::act::{Act, Bye, Order, Pairer};
    use crate::crosstable::Mark;
    use crate::outcome::Outcome;
    use crate::pairing::{Pair, Pairing};
    use crate::player::{Player, PlayerId};
    use crate::points::{Points, Scoring};
    use crate::system::System;
    use crate::tournament::{Refusal, Terms};

    fn entered(name: &str, rating: u16, from: usize) -> Act {
        let player = Player { name: name.to_owned(), rating: Some(rating), ..Player::default() };
        Act::Entered { player, from }
    }

    fn begun(system: System, rounds: Option<usize>, players: usize) -> Record {
        let terms = Terms::new(system, rounds, Scoring::default());
        let names = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];
        let acts = (0..players).map(|index| {
            // The last to enter is the strongest.
            entered(names[index], 1500 + 10 * u16::try_from(index).unwrap(), 1)
        });
        Record::of(terms, acts).unwrap()
    }

    fn by_tables(record: &mut Record) -> usize {
        let round = record.now().rounds().len() + 1;
        let pairing = record.now().by_tables().expect("a round is left");
        record.add(Act::Paired { round, pairing, by: Pairer::Tables }).unwrap();
        record.len()
    }

    fn end(record: &mut Record, round: usize, board: usize, outcome: Outcome) {
        record.add(Act::Ended { round, board, part: None, outcome, table: None }).unwrap();
    }

    #[test]
    fn a_round_robin_is_played_by_its_tables() {
        let mut record = begun(System::RoundRobin { times: 1 }, None, 4);
        assert_eq!(record.now().planned(), 3);
        for round in 1..=3 {
            by_tables(&mut record);
            for board in 1..=2 {
                let next = Act::Paired {
                    round: round + 1,
                    pairing: Pairing::default(),
                    by: Pairer::Arbiter,
                };
                assert!(record.after(&next).is_err(), "round {round} is still played");
                end(&mut record, round, board, Outcome::White);
            }
        }
        assert_eq!(record.now().by_tables(), None);
        let table = record.now().crosstable();
        let scores: Vec<_> = (0..4).map(|seed| table.score(seed)).collect();
        // Number 1 has White against 4 and against 2; by the table everybody else has it once or twice.
        assert_eq!(scores.iter().copied().sum::<Points>(), Points::ONE * 6);
        assert_eq!(scores[0], Points::ONE * 2);
    }

    #[test]
    fn numbers_follow_the_strength_until_lots_are_drawn() {
        let mut record = begun(System::RoundRobin { times: 1 }, None, 4);
        assert_eq!(record.now().order(), [3, 2, 1, 0].map(PlayerId));
        let order = [1, 0, 3, 2].map(PlayerId).to_vec();
        record.add(Act::Numbered { order: order.clone(), by: Order::Lots(7) }).unwrap();
        assert_eq!(record.now().order(), order);
        let half = Act::Numbered { order: order[..3].to_vec(), by: Order::Given };
        assert_eq!(record.add(half), Err(Unrecorded::Refused(Refusal::NotEverybody)));
        by_tables(&mut record);
        let again = Act::Numbered { order, by: Order::Given };
        assert_eq!(record.add(again), Err(Unrecorded::Refused(Refusal::NumbersAreFinal)));
    }

    #[test]
    fn two_results_for_one_game_are_refused_and_a_wrong_one_is_corrected() {
        let mut record = begun(System::RoundRobin { times: 1 }, None, 4);
        by_tables(&mut record);
        end(&mut record, 1, 1, Outcome::White);
        let second =
            Act::Ended { round: 1, board: 1, part: None, outcome: Outcome::Draw, table: None };
        assert_eq!(
            record.add(second),
            Err(Unrecorded::Refused(Refusal::HasResult(Outcome::White)))
        );
        record
            .add(Act::Corrected { round: 1, board: 1, part: None, outcome: Outcome::Draw })
            .unwrap();
        assert_eq!(record.now().game(1, 1).unwrap().outcome, Some(Outcome::Draw));
        let early = Act::Corrected { round: 1, board: 2, part: None, outcome: Outcome::Draw };
        assert_eq!(record.add(early), Err(Unrecorded::Refused(Refusal::NoResult)));
        let nowhere =
            Act::Ended { round: 1, board: 3, part: None, outcome: Outcome::Draw, table: None };
        let no_board = Refusal::NoBoard { round: 1, board: 3 };
        assert_eq!(record.add(nowhere), Err(Unrecorded::Refused(no_board)));
    }

    #[test]
    fn an_act_is_revoked_unless_a_later_one_needs_it() {
        let mut record = begun(System::RoundRobin { times: 1 }, None, 4);
        let paired = by_tables(&mut record);
        end(&mut record, 1, 1, Outcome::White);
        let ended = record.len();
        assert_eq!(record.add(Act::Revoked { act: paired }), Err(Unrecorded::NeededBy(ended)));
        record.add(Act::Revoked { act: ended }).unwrap();
        assert_eq!(record.now().game(1, 1).unwrap().outcome, None);
        assert_eq!(record.add(Act::Revoked { act: ended }), Err(Unrecorded::RevokedAlready(ended)));
        let revocation = record.len();
        assert_eq!(
            record.add(Act::Revoked { act: revocation }),
            Err(Unrecorded::IsRevocation(revocation))
        );
        record.add(Act::Revoked { act: paired }).unwrap();
        assert_eq!(record.now().rounds().len(), 0);
        assert_eq!(record.add(Act::Revoked { act: 99 }), Err(Unrecorded::NoAct(99)));
        // Entries before the last have places that others know them by.
        assert_eq!(record.add(Act::Revoked { act: 1 }), Err(Unrecorded::NeededBy(2)));
        record.add(Act::Revoked { act: 4 }).unwrap();
        assert_eq!(record.now().entries().len(), 3);
        // The same again, from the acts alone.
        let acts: Vec<_> = record.acts().map(|(_, act, _)| act.clone()).collect();
        let again = Record::of(record.now().terms().clone(), acts).unwrap();
        assert_eq!(again.now(), record.now());
    }

    #[test]
    fn by_hand_everybody_who_is_there_is_paired_once() {
        let mut record = begun(System::ByHand, Some(3), 5);
        record.add(Act::Withdrawn { id: PlayerId(4), after: 0 }).unwrap();
        record.add(Act::Absent { id: PlayerId(3), round: 1, gets: Bye::Half }).unwrap();
        let pair = |white, black| Pair::new(PlayerId(white), PlayerId(black));
        let mut try_pairing = |pairs: Vec<Pair<PlayerId>>, bye: Option<usize>| {
            let pairing = Pairing { pairs, bye: bye.map(PlayerId), free: Vec::new() };
            record.add(Act::Paired { round: 1, pairing, by: Pairer::Arbiter })
        };
        let refused = |why| Err(Unrecorded::Refused(why));
        assert_eq!(try_pairing(vec![pair(0, 1)], None), refused(Refusal::NotPaired(PlayerId(2))));
        let twice = vec![pair(0, 1), pair(2, 0)];
        assert_eq!(try_pairing(twice, None), refused(Refusal::PairedTwice(PlayerId(0))));
        let gone = vec![pair(0, 1), pair(2, 4)];
        assert_eq!(try_pairing(gone, None), refused(Refusal::NotThere(PlayerId(4))));
        assert_eq!(try_pairing(vec![pair(0, 9)], None), refused(Refusal::NoPlayer));
        assert_eq!(try_pairing(vec![pair(0, 1)], Some(2)), Ok(()));
        // Nothing has been played, so it can be paired anew.
        assert_eq!(try_pairing(vec![pair(1, 0)], Some(2)), Ok(()));
        let table = record.now().crosstable();
        let mark = |id| table.cards[record.now().seed(PlayerId(id))].cells[0].mark;
        assert_eq!(
            [0, 1, 2, 3, 4].map(mark),
            [Mark::Unknown, Mark::Unknown, Mark::PairingBye, Mark::HalfBye, Mark::ZeroBye]
        );
    }

    #[test]
    fn in_a_table_whoever_has_left_loses_without_play() {
        let mut record = begun(System::RoundRobin { times: 1 }, None, 4);
        by_tables(&mut record);
        end(&mut record, 1, 1, Outcome::Draw);
        end(&mut record, 1, 2, Outcome::Draw);
        record.add(Act::Withdrawn { id: PlayerId(3), after: 1 }).unwrap();
        assert_eq!(
            record.add(Act::Withdrawn { id: PlayerId(3), after: 1 }),
            Err(Unrecorded::Refused(Refusal::LeftAlready))
        );
        by_tables(&mut record);
        assert_eq!(record.now().forfeits(PlayerId(3)), 1);
        let late = entered("Eva", 1400, 3);
        assert_eq!(record.add(late), Err(Unrecorded::Refused(Refusal::NoLateEntries)));
        let round = record.now().round(2).unwrap();
        assert_eq!(round.open().count(), 1);
    }

    #[test]
    fn a_postponed_game_holds_nobody_up() {
        let mut record = begun(System::RoundRobin { times: 1 }, None, 4);
        by_tables(&mut record);
        end(&mut record, 1, 1, Outcome::Draw);
        record.add(Act::Postponed { round: 1, board: 2, part: None }).unwrap();
        by_tables(&mut record);
        end(&mut record, 1, 2, Outcome::Black);
        assert_eq!(record.now().game(1, 2).unwrap().outcome, Some(Outcome::Black));
    }

    #[test]
    fn nobody_enters_twice() {
        let mut record = begun(System::Swiss, Some(5), 2);
        let again = entered("Anna", 2000, 1);
        assert_eq!(record.add(again), Err(Unrecorded::Refused(Refusal::SameName(PlayerId(0)))));
        let nobody = entered(" ", 2000, 1);
        assert_eq!(record.add(nobody), Err(Unrecorded::Refused(Refusal::NoName)));
    }
}
