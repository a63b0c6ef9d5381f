//! A Swiss round that somebody else has paired: what every edition of the rules asks of it (C.04.1, C.04.3),
//! whoever made it.
//!
//! The best pairing is not looked for here, and none is called wrong for being worse than another. What is
//! found breaks a rule that no score and no order can lift.

use std::collections::BTreeMap;

use shakmaty::Color;

use crate::crosstable::{Cell, Crosstable, Mark, Seed};
use crate::pairing::{Pair, Pairing};
use crate::player::PlayerId;
use crate::points::{Points, Scoring};
use crate::tournament::Tournament;

/// A rule that a pairing breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Breach {
    /// Somebody has two places in the round.
    Twice(PlayerId),
    /// Somebody who is there has no place.
    Missing(PlayerId),
    /// Somebody who is not there has a place.
    Absent(PlayerId),
    /// The two have met in this round, counted from 1.
    HaveMet(PlayerId, PlayerId, usize),
    /// The two are kept apart in this round.
    KeptApart(PlayerId, PlayerId),
    /// The bye goes to somebody, and nobody is left over.
    NobodyLeftOver(PlayerId),
    /// The bye goes to somebody who had one before, or a point without play.
    SecondBye(PlayerId),
    /// Somebody has this colour for the third time in a row.
    ThirdInARow(PlayerId, Color),
    /// Somebody has this colour three times more often than the other.
    ThreeMore(PlayerId, Color),
}

/// What is wrong with a pairing of a round that is to be paired now.
///
/// In the last round a colour may be the third where a player of the pair has more than half of all points
/// (C.04.3, topscorers).
#[must_use]
pub fn breaches(tournament: &Tournament, pairing: &Pairing<PlayerId>) -> Vec<Breach> {
    let round = tournament.rounds().len() + 1;
    let present = tournament.present(round);
    let mut places: BTreeMap<PlayerId, usize> = BTreeMap::new();
    for id in pairing.players() {
        *places.entry(id).or_default() += 1;
    }
    let mut breaches = Vec::new();
    for (id, times) in &places {
        if *times > 1 {
            breaches.push(Breach::Twice(*id));
        }
        if !present.contains(id) {
            breaches.push(Breach::Absent(*id));
        }
    }
    breaches.extend(
        present.iter().filter(|id| !places.contains_key(id)).map(|id| Breach::Missing(*id)),
    );
    let table = tournament.crosstable();
    let round = Next { tournament, table, round };
    for pair in &pairing.pairs {
        round.meeting(*pair, &mut breaches);
        round.colors(*pair, &mut breaches);
    }
    if let Some(id) = pairing.bye {
        if present.len().is_multiple_of(2) {
            breaches.push(Breach::NobodyLeftOver(id));
        }
        if round.has_had_a_point_without_play(id) {
            breaches.push(Breach::SecondBye(id));
        }
    }
    breaches
}

/// The round that is to be paired.
struct Next<'a> {
    tournament: &'a Tournament,
    table: Crosstable,
    round: usize,
}

impl Next<'_> {
    fn cells(&self, id: PlayerId) -> &[Cell] {
        let seed: Seed = self.tournament.seed(id);
        self.table.cards.get(seed).map_or(&[], |card| &card.cells)
    }

    fn meeting(&self, pair: Pair<PlayerId>, breaches: &mut Vec<Breach>) {
        let Pair { white, black } = pair;
        let other = self.tournament.seed(black);
        let met = self.cells(white).iter().position(|cell| cell.played() == Some(other));
        if let Some(index) = met {
            breaches.push(Breach::HaveMet(white, black, index + 1));
        }
        if self.tournament.must_not_meet(white, black, self.round) {
            breaches.push(Breach::KeptApart(white, black));
        }
    }

    /// Teams have no colour that must not be (C.04.6).
    fn colors(&self, pair: Pair<PlayerId>, breaches: &mut Vec<Breach>) {
        if self.tournament.terms().boards().is_some() {
            return;
        }
        let last = self.round >= self.tournament.planned();
        let ids = [pair.white, pair.black];
        if last && ids.into_iter().any(|id| self.is_topscorer(id)) {
            return;
        }
        for color in Color::ALL {
            let id = pair.of(color);
            // Only games that were played have had a colour (C.04.1).
            let had: Vec<_> = self
                .cells(id)
                .iter()
                .filter(|cell| cell.played().is_some())
                .filter_map(|cell| cell.color)
                .collect();
            if had.len() >= 2 && had[had.len() - 2..] == [color; 2] {
                breaches.push(Breach::ThirdInARow(id, color));
            }
            let same = had.iter().filter(|had| **had == color).count();
            if same + 1 > had.len() - same + 2 {
                breaches.push(Breach::ThreeMore(id, color));
            }
        }
    }

    fn is_topscorer(&self, id: PlayerId) -> bool {
        let scoring = self.table.scoring;
        let score: Points = self.cells(id).iter().map(|cell| scoring.of(cell.mark)).sum();
        let played = i32::try_from(self.round - 1).unwrap_or(i32::MAX);
        score.quarters() * 2 > scoring.win.quarters().saturating_mul(played)
    }

    fn has_had_a_point_without_play(&self, id: PlayerId) -> bool {
        self.cells(id)
            .iter()
            .any(|cell| matches!(cell.mark, Mark::PairingBye | Mark::ForfeitWin | Mark::FullBye))
    }
}

/// What is added to the scores for the pairings of the first rounds (Baku acceleration, C.04.7): so many
/// points in these rounds, from one to the other, for the starting numbers from 1 to this one.
///
/// The first half of the players has a win more in the first half of the accelerated rounds and a draw more in
/// the others. Half of all rounds are accelerated; every half is rounded up, that of the players to an even
/// number.
#[must_use]
pub fn baku(players: usize, rounds: usize, scoring: &Scoring) -> Vec<(Points, [usize; 2], usize)> {
    let group = 2 * players.div_ceil(4);
    let all = rounds.div_ceil(2);
    let first = all.div_ceil(2);
    let parts = [(scoring.win, [1, first]), (scoring.draw, [first + 1, all])];
    let has_any = |(_, [from, to]): &(Points, [usize; 2])| from <= to;
    parts.into_iter().filter(has_any).map(|(points, rounds)| (points, rounds, group)).collect()
}

/// Why the answer of a pairing program cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// It is empty.
    #[error("the answer is empty")]
    Empty,
    /// A line, counted from 1, is none of such an answer.
    #[error("line {0} is not two numbers")]
    Line(usize),
    /// It says that there are so many pairs, and there are as many others.
    #[error("{said} pairs are announced and {there} follow")]
    Count {
        /// What its first line says.
        said: usize,
        /// How many there are.
        there: usize,
    },
    /// There is no player of this number.
    #[error("nobody has the number {0}")]
    Number(usize),
    /// Two players get the bye.
    #[error("there are two byes")]
    TwoByes,
}

/// Reads what pairing programs answer: how many pairs there are, then a line for each with the numbers of
/// White and Black, 0 in the place of Black for the bye. `order` has the players, number 1 first.
///
/// # Errors
///
/// Why it is no such answer.
pub fn answer(text: &str, order: &[PlayerId]) -> Result<Pairing<PlayerId>, Unreadable> {
    let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let (number, first) = lines.next().ok_or(Unreadable::Empty)?;
    let said: usize = first.trim().parse().map_err(|_| Unreadable::Line(number))?;
    let mut pairing = Pairing::default();
    let mut there = 0;
    for (number, line) in lines {
        there += 1;
        let mut numbers = line.split_whitespace().map(str::parse::<usize>);
        let (Some(Ok(white)), Some(Ok(black)), None) =
            (numbers.next(), numbers.next(), numbers.next())
        else {
            return Err(Unreadable::Line(number));
        };
        let player = |number: usize| {
            let found = number.checked_sub(1).and_then(|index| order.get(index));
            found.copied().ok_or(Unreadable::Number(number))
        };
        match black {
            0 if pairing.bye.is_some() => return Err(Unreadable::TwoByes),
            0 => pairing.bye = Some(player(white)?),
            black => pairing.pairs.push(Pair::new(player(white)?, player(black)?)),
        }
    }
    if said == there { Ok(pairing) } else { Err(Unreadable::Count { said, there }) }
}

#[cfg(test)]
mod tests {
    use shakmaty::Color;

    use super::{Breach, Unreadable, answer, baku, breaches};
    use crate::act::{Act, Bye, Pairer};
    use crate::outcome::Outcome;
    use crate::pairing::{Pair, Pairing};
    use crate::player::{Player, PlayerId};
    use crate::points::{Points, Scoring};
    use crate::record::Record;
    use crate::system::System;
    use crate::tournament::Terms;

    /// The pairs of a round, White first, and who has the bye.
    type Paired<'a> = (&'a [(usize, usize)], Option<usize>);

    fn pairing(pairs: &[(usize, usize)], bye: Option<usize>) -> Pairing<PlayerId> {
        let pair = |(white, black): &(usize, usize)| Pair::new(PlayerId(*white), PlayerId(*black));
        let pairs = pairs.iter().map(pair).collect();
        Pairing { pairs, bye: bye.map(PlayerId), free: Vec::new() }
    }

    fn played(players: usize, rounds: usize, played: &[Paired<'_>]) -> Record {
        let terms = Terms::new(System::Swiss, Some(rounds), Scoring::default());
        let entered = |index: usize| {
            let name = format!("Player {index}");
            Act::Entered { player: Player { name, ..Player::default() }, from: 1 }
        };
        let mut record = Record::of(terms, (0..players).map(entered)).unwrap();
        for (index, (pairs, bye)) in played.iter().enumerate() {
            let (round, pairing) = (index + 1, pairing(pairs, *bye));
            let boards = pairing.pairs.len();
            record.add(Act::Paired { round, pairing, by: Pairer::Arbiter }).unwrap();
            for board in 1..=boards {
                record
                    .add(Act::Ended {
                        round,
                        board,
                        part: None,
                        outcome: Outcome::Draw,
                        table: None,
                    })
                    .unwrap();
            }
        }
        record
    }

    fn found(record: &Record, pairs: &[(usize, usize)], bye: Option<usize>) -> Vec<Breach> {
        breaches(record.now(), &pairing(pairs, bye))
    }

    const P: [PlayerId; 6] =
        [PlayerId(0), PlayerId(1), PlayerId(2), PlayerId(3), PlayerId(4), PlayerId(5)];

    #[test]
    fn everybody_has_one_place_and_nobody_meets_twice() {
        let record = played(4, 5, &[(&[(0, 1), (2, 3)], None)]);
        assert_eq!(found(&record, &[(1, 2), (3, 0)], None), []);
        assert_eq!(
            found(&record, &[(1, 0), (3, 2)], None),
            [Breach::HaveMet(P[1], P[0], 1), Breach::HaveMet(P[3], P[2], 1)]
        );
        assert_eq!(
            found(&record, &[(1, 2), (3, 1)], None),
            [Breach::Twice(P[1]), Breach::Missing(P[0])]
        );
        assert_eq!(
            found(&record, &[(1, 2)], Some(3)),
            [Breach::Missing(P[0]), Breach::NobodyLeftOver(P[3])]
        );
    }

    #[test]
    fn who_is_away_or_kept_apart_is_not_paired() {
        let mut record = played(5, 5, &[]);
        record.add(Act::Absent { id: P[4], round: 1, gets: Bye::Half }).unwrap();
        record.add(Act::KeptApart { players: vec![P[0], P[1]], from: 1, to: 2 }).unwrap();
        assert_eq!(found(&record, &[(0, 2), (1, 3)], None), []);
        assert_eq!(found(&record, &[(0, 1), (2, 3)], None), [Breach::KeptApart(P[0], P[1])]);
        assert_eq!(
            found(&record, &[(0, 2), (1, 3)], Some(4)),
            [Breach::Absent(P[4]), Breach::NobodyLeftOver(P[4])]
        );
    }

    #[test]
    fn nobody_has_a_second_bye() {
        let record = played(5, 5, &[(&[(0, 1), (2, 3)], Some(4))]);
        assert_eq!(found(&record, &[(1, 2), (3, 4)], Some(0)), []);
        assert_eq!(found(&record, &[(1, 2), (3, 0)], Some(4)), [Breach::SecondBye(P[4])]);
    }

    #[test]
    fn a_colour_is_not_given_three_times_in_a_row_until_the_last_round() {
        let rounds: &[Paired<'_>] =
            &[(&[(0, 1), (2, 3), (4, 5)], None), (&[(0, 3), (2, 5), (4, 1)], None)];
        let third = &[(0, 5), (3, 4), (1, 2)];
        let record = played(6, 9, rounds);
        let wrong = found(&record, third, None);
        assert!(wrong.contains(&Breach::ThirdInARow(P[0], Color::White)), "{wrong:?}");
        assert!(wrong.contains(&Breach::ThreeMore(P[0], Color::White)), "{wrong:?}");
        assert!(wrong.contains(&Breach::ThirdInARow(P[5], Color::Black)), "{wrong:?}");
        assert_eq!(found(&record, &[(5, 0), (3, 4), (1, 2)], None), []);
        // In the last round it is allowed for those who have more than half of the points, and all have half.
        let last = played(6, 3, rounds);
        assert_eq!(found(&last, third, None), wrong);
        let mut ahead = played(6, 3, &rounds[..1]);
        let second = pairing(rounds[1].0, None);
        ahead.add(Act::Paired { round: 2, pairing: second, by: Pairer::Arbiter }).unwrap();
        for (board, outcome) in [(1, Outcome::White), (2, Outcome::Draw), (3, Outcome::Draw)] {
            ahead.add(Act::Ended { round: 2, board, part: None, outcome, table: None }).unwrap();
        }
        assert_eq!(found(&ahead, third, None), []);
    }

    #[test]
    fn the_first_rounds_are_accelerated_by_halves() {
        let (win, draw) = (Points::ONE, Points::HALF);
        let usual = Scoring::default();
        assert_eq!(baku(161, 9, &usual), [(win, [1, 3], 82), (draw, [4, 5], 82)]);
        assert_eq!(baku(160, 6, &usual), [(win, [1, 2], 80), (draw, [3, 3], 80)]);
        assert_eq!(baku(10, 1, &usual), [(win, [1, 1], 6)]);
    }

    #[test]
    fn an_answer_is_read_and_a_half_one_refused() {
        let order = [2, 0, 1].map(PlayerId);
        assert_eq!(answer("2\n1 2\n3 0\n", &order), Ok(pairing(&[(2, 0)], Some(1))));
        assert_eq!(answer("2\r\n\r\n1 2\r\n3 0\r\n", &order), Ok(pairing(&[(2, 0)], Some(1))));
        for (text, why) in [
            ("", Unreadable::Empty),
            ("\n \n", Unreadable::Empty),
            ("\u{1b}[2J", Unreadable::Line(1)),
            ("2\n1 2\n", Unreadable::Count { said: 2, there: 1 }),
            ("1\n1 2\n3 0\n", Unreadable::Count { said: 1, there: 2 }),
            ("2\n1 2\n3 x\n", Unreadable::Line(3)),
            ("2\n1 2 3\n", Unreadable::Line(2)),
            ("1\n1 4\n", Unreadable::Number(4)),
            ("1\n0 1\n", Unreadable::Number(0)),
            ("2\n1 0\n2 0\n", Unreadable::TwoByes),
            ("99999999999999999999\n", Unreadable::Line(1)),
        ] {
            assert_eq!(answer(text, &order), Err(why), "{text:?}");
        }
    }
}
