//! From the lines of the players to a table, with everything in it checked.

use std::collections::BTreeMap;

use super::fault::{Fault, Reason};
use super::player::{Entry, RoundRecord};
use super::{Award, ByeRecord, Player};
use crate::crosstable::{Card, Cell, Crosstable, Mark, Seed};
use crate::points::Points;

/// A table, its players, and the byes of rounds that are not paired yet.
#[derive(Debug)]
pub(super) struct Built {
    pub(super) table: Crosstable,
    pub(super) players: Vec<Player>,
    pub(super) byes: Vec<ByeRecord>,
}

/// Makes a table of the lines of the players. The empty one has the scoring and the kind of the tournament.
pub(super) fn built(
    mut entries: Vec<Entry>,
    empty: Crosstable,
    awards: &[Award],
) -> Result<Built, Vec<Fault>> {
    entries.sort_by_key(|entry| entry.player.number);
    let twice = twice(&entries);
    if !twice.is_empty() {
        return Err(twice);
    }
    let mut faults = Vec::new();
    let seeds: BTreeMap<usize, Seed> =
        (0..).zip(&entries).map(|(at, entry)| (entry.player.number, at)).collect();
    let paired = entries.iter().map(paired).max().unwrap_or(0);
    let mut table = Crosstable { rounds: empty.rounds.max(paired), ..empty };
    for entry in &entries {
        let cells = (0..paired)
            .filter_map(|at| cell(entry, at, &seeds).map_err(|fault| faults.push(fault)).ok());
        table.cards.push(Card { rating: entry.player.person.rating, cells: cells.collect() });
    }
    if faults.is_empty() {
        faults = contradictions(&table, &entries);
    }
    if faults.is_empty() {
        faults = wrong_scores(&table, &mut entries, awards);
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let byes = asked_for(&entries, paired);
    Ok(Built { table, players: entries.into_iter().map(|entry| entry.player).collect(), byes })
}

/// Starting numbers that two players have.
fn twice(entries: &[Entry]) -> Vec<Fault> {
    let pairs = entries.windows(2).filter(|pair| pair[0].player.number == pair[1].player.number);
    let fault = |pair: &[Entry]| Fault {
        line: pair[0].line.max(pair[1].line),
        column: 5,
        reason: Reason::NumberTwice(pair[0].player.number),
    };
    pairs.map(fault).collect()
}

/// How many rounds are paired by one line: what is behind the last opponent are byes that were asked for.
fn paired(entry: &Entry) -> usize {
    entry.rounds.iter().rposition(|round| !round.can_be_asked_for()).map_or(0, |last| last + 1)
}

fn cell(entry: &Entry, at: usize, seeds: &BTreeMap<usize, Seed>) -> Result<Cell, Fault> {
    let Some(round) = entry.rounds.get(at) else { return Ok(Cell::bye(Mark::ZeroBye)) };
    let fault =
        |column: usize, reason| Fault { line: entry.line, column: round.column + column, reason };
    let is_bye =
        |mark| matches!(mark, Mark::HalfBye | Mark::FullBye | Mark::PairingBye | Mark::ZeroBye);
    match round.opponent {
        None => match round.mark.unwrap_or(Mark::ZeroBye) {
            mark if mark.is_played() => Err(fault(7, Reason::Unfit)),
            mark => Ok(Cell { opponent: None, color: round.color, mark }),
        },
        Some(number) if number == entry.player.number => Err(fault(0, Reason::Oneself)),
        Some(number) => match (seeds.get(&number), round.mark.unwrap_or(Mark::Unknown)) {
            (None, _) => Err(fault(0, Reason::Opponent(number))),
            (Some(_), mark) if is_bye(mark) => Err(fault(7, Reason::Unfit)),
            (Some(&opponent), mark) => {
                Ok(Cell { opponent: Some(opponent), color: round.color, mark })
            }
        },
    }
}

/// Games of which the card of the opponent says something else.
fn contradictions(table: &Crosstable, entries: &[Entry]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (seed, card) in table.cards.iter().enumerate() {
        for (at, cell) in card.cells.iter().enumerate() {
            let Some(opponent) = cell.opponent else { continue };
            let other = &table.cards[opponent].cells[at];
            if other.opponent == Some(seed) && agree(cell, other) {
                continue;
            }
            let (number, round) = (entries[opponent].player.number, at + 1);
            let is_taken = other.opponent.is_some_and(|third| {
                third != seed && table.cards[third].cells[at].opponent == Some(opponent)
            });
            let reason = if is_taken {
                Reason::TwoOpponents { number, round }
            } else {
                Reason::Contradiction { opponent: number, round }
            };
            faults.push(Fault {
                line: entries[seed].line,
                column: column(&entries[seed].rounds, at),
                reason,
            });
        }
    }
    faults
}

fn column(rounds: &[RoundRecord], at: usize) -> usize {
    rounds.get(at).map_or(1, |round| round.column)
}

/// Whether two cards can tell of the same game. An arbiter may give both less than a point together.
fn agree(one: &Cell, other: &Cell) -> bool {
    let colors = one.color.is_none() || other.color.is_none() || one.color != other.color;
    let rank = |mark| match mark {
        Mark::Win => Some((0, 2)),
        Mark::Draw => Some((0, 1)),
        Mark::Loss => Some((0, 0)),
        Mark::ShortWin => Some((1, 2)),
        Mark::ShortDraw => Some((1, 1)),
        Mark::ShortLoss => Some((1, 0)),
        Mark::ForfeitWin => Some((2, 2)),
        Mark::ForfeitLoss => Some((2, 0)),
        Mark::Unknown => Some((3, 1)),
        Mark::HalfBye | Mark::FullBye | Mark::PairingBye | Mark::ZeroBye => None,
    };
    let marks = rank(one.mark).zip(rank(other.mark));
    colors && marks.is_some_and(|(one, other)| one.0 == other.0 && one.1 + other.1 <= 2)
}

/// Points that are not what the results give. A game without a result may be in them or not: a blank gives
/// nothing by the format, and some count it as an adjourned game. Byes of a round that is not paired yet may
/// be in them already; they are taken out. Where points were given by hand, nothing is checked.
fn wrong_scores(table: &Crosstable, entries: &mut [Entry], awards: &[Award]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (seed, entry) in entries.iter_mut().enumerate() {
        let by_hand = awards
            .iter()
            .any(|award| award.numbers.is_empty() || award.numbers.contains(&entry.player.number));
        let counted = table.score(seed);
        let still = entry.rounds.iter().skip(table.cards[seed].cells.len());
        let asked_for: Points =
            still.filter_map(|round| round.mark).map(|mark| table.scoring.of(mark)).sum();
        let given = entry.player.points;
        let may_be = [counted, table.decided(seed)];
        if let Some(points) = may_be.into_iter().find(|points| given == *points + asked_for) {
            entry.player.points = points;
        } else if !may_be.contains(&given) && !by_hand {
            faults.push(Fault {
                line: entry.line,
                column: 81,
                reason: Reason::Score { given, counted },
            });
        }
    }
    faults
}

/// The byes of rounds that are not paired yet.
fn asked_for(entries: &[Entry], paired: usize) -> Vec<ByeRecord> {
    let mut byes: BTreeMap<(usize, char), ByeRecord> = BTreeMap::new();
    for entry in entries {
        for (at, round) in entry.rounds.iter().enumerate().skip(paired) {
            let Some(mark) = round.mark else { continue };
            let new = ByeRecord { mark, round: at + 1, numbers: Vec::new() };
            let bye = byes.entry((at + 1, mark.letter())).or_insert(new);
            bye.numbers.push(entry.player.number);
        }
    }
    byes.into_values().collect()
}
