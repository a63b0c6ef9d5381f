//! A tournament of teams goes on here: its matches are found again in the games of the players.

use std::cmp::Reverse;

use shakmaty::Color;

use super::event::{Laid, laid_down};
use super::{NotTaken, Takeover, Untaken, asked_for, kept};
use crate::act::{Act, Bye, Order, Pairer};
use crate::berger;
use crate::crosstable::{Cell, Mark, Meeting, Seed};
use crate::file::{self, Team};
use crate::outcome::Outcome;
use crate::pairing::{Pair, Pairing};
use crate::player::{Player, PlayerId};
use crate::points::Points;
use crate::record::Record;
use crate::tournament::Tournament;
use crate::trf::{TeamRecord, Text, Trf};

/// Whether teams play: they have points, or the file says so.
pub(super) fn are_there(trf: &Trf, kind: &str) -> bool {
    let has_points = trf.teams.iter().any(|team| team.match_points.is_some());
    kind.contains("TEAM") || has_points || trf.match_scoring.is_some()
}

/// A team of the file: its record, and its players by their places in the table, the first board first.
struct Listed<'a> {
    record: &'a TeamRecord,
    members: Vec<Seed>,
}

/// A board of a match: who sits there of each team, by the place in its list.
type Seats = [Option<usize>; 2];

/// A match of a round.
struct Match {
    /// The teams, that with White on the first board first.
    teams: [usize; 2],
    /// The boards.
    boards: Vec<Seats>,
}

/// A round as it was played.
#[derive(Default)]
struct TeamRound {
    matches: Vec<Match>,
    /// Teams without a match.
    free: Vec<usize>,
}

/// The tournament of an exchange file, with the players in the order of the table.
pub(super) fn taken_over(trf: &Trf, name: &str, players: &[Player]) -> Result<Takeover, NotTaken> {
    let teams = listed(trf)?;
    let is_twice = |at: &usize| {
        let same =
            |other: &Player| other.name == players[*at].name && other.born == players[*at].born;
        players[..*at].iter().any(same)
    };
    if let Some(at) = (0..players.len()).find(is_twice) {
        return Err(NotTaken::Name(trf.players[at].number));
    }
    let round = |round| found(trf, &teams, round).ok_or(NotTaken::Round(round));
    let rounds: Vec<TeamRound> = (1..=trf.table.paired()).map(round).collect::<Result<_, _>>()?;
    let colors = trf.text(Text::BoardColors).map(|colors| colors.trim().len());
    let boards = rounds.iter().flat_map(|round| &round.matches).map(|of| of.boards.len()).max();
    let boards = boards.max(colors.filter(|boards| *boards > 0));
    let (system, count) = system(trf, teams.len(), &rounds);
    let laid = Laid { system, rounds: count, boards: Some(boards.ok_or(NotTaken::Teams)?) };
    let all: Vec<Team> = teams
        .iter()
        .map(|team| Team { name: team.record.name.trim().to_owned(), ..Team::default() })
        .collect();
    let members = teams.iter().flat_map(|team| &team.members).map(|seed| players[*seed].clone());
    let members: Vec<Player> = members.collect();
    let (text, file) = laid_down(trf, name, laid, (&all, &members));
    let mut record = Record::new(file.regulations.terms.clone());
    let add = |record: &mut Record, act: Act| {
        record.add(act.clone()).map_err(|why| {
            let acts = record.acts().map(|(_, act, _)| act.clone()).collect();
            NotTaken::Act(Box::new(Untaken { file: file.clone(), acts, act, why }))
        })
    };
    for player in file.entries() {
        add(&mut record, Act::Entered { player, from: 1 })?;
    }
    let order = (0..teams.len()).map(PlayerId).collect();
    add(&mut record, Act::Numbered { order, by: Order::Given })?;
    for act in restrictions(trf, &teams) {
        add(&mut record, act)?;
    }
    for (at, round) in rounds.iter().enumerate() {
        for act in before(record.now(), round, at + 1) {
            add(&mut record, act)?;
        }
        let pairing = pairing(record.now(), trf, round, at + 1).ok_or(NotTaken::Round(at + 1))?;
        let order = pairing.pairs.clone();
        add(&mut record, Act::Paired { round: at + 1, pairing, by: Pairer::Arbiter })?;
        for act in results(trf, (&teams, round), &order, at + 1).ok_or(NotTaken::Round(at + 1))? {
            add(&mut record, act)?;
        }
    }
    for act in to_come(trf, &teams) {
        add(&mut record, act)?;
    }
    if !is_same(record.now(), &teams) {
        return Err(NotTaken::Teams);
    }
    let acts = record.acts().map(|(_, act, _)| act.clone()).collect();
    Ok(Takeover { text, file, acts })
}

/// The teams in the order of their numbers. Every player is in one of them.
fn listed(trf: &Trf) -> Result<Vec<Listed<'_>>, NotTaken> {
    let seed = |number: &usize| trf.players.iter().position(|player| player.number == *number);
    let mut teams: Vec<Listed<'_>> = Vec::new();
    for record in &trf.teams {
        let members = record.players.iter().map(seed).collect::<Option<Vec<Seed>>>();
        let is_new = teams.iter().all(|other| other.record.name.trim() != record.name.trim());
        match members.filter(|members| !members.is_empty()) {
            Some(members) if is_new && file::can_be(file::Key::TeamName, record.name.trim()) => {
                teams.push(Listed { record, members });
            }
            _ => return Err(NotTaken::Teams),
        }
    }
    teams.sort_by_key(|team| team.record.number);
    let mut all: Vec<Seed> = teams.iter().flat_map(|team| team.members.clone()).collect();
    all.sort_unstable();
    let is_each_once = all.iter().copied().eq(0..trf.players.len());
    is_each_once.then_some(teams).ok_or(NotTaken::Teams)
}

/// A round, from 1; nothing where its games are no matches.
fn found(trf: &Trf, teams: &[Listed<'_>], round: usize) -> Option<TeamRound> {
    let cell = |seed: Seed| trf.table.cards[seed].cells.get(round - 1).copied().map(kept);
    let sits = |team: &Listed<'_>| -> Vec<(usize, Seed, Cell)> {
        let members = team.members.iter().enumerate();
        let with_cell = members.filter_map(|(place, seed)| Some((place, *seed, cell(*seed)?)));
        with_cell.filter(|(.., cell)| cell.opponent.is_some() || cell.mark.is_forfeit()).collect()
    };
    let team_of = |seed: Seed| teams.iter().position(|team| team.members.contains(&seed));
    let mut found = TeamRound::default();
    for (at, team) in teams.iter().enumerate() {
        let own = sits(team);
        let met = own.iter().find_map(|(.., cell)| cell.opponent).and_then(team_of);
        match met {
            Some(other) if other == at => return None,
            Some(other) if other < at => {}
            Some(other) => {
                let boards = boards(&own, &sits(&teams[other]))?;
                found.matches.push(with_white_first(trf, teams, [at, other], boards, round)?);
            }
            None if own.is_empty() => found.free.push(at),
            None => return None,
        }
    }
    Some(found)
}

/// The boards of two teams, each in the order of its list. Who sits there alone has no opponent.
fn boards(own: &[(usize, Seed, Cell)], others: &[(usize, Seed, Cell)]) -> Option<Vec<Seats>> {
    let mut boards = Vec::new();
    let mut others = others.iter().peekable();
    for (place, _, cell) in own {
        let Some(opponent) = cell.opponent else {
            boards.push([Some(*place), None]);
            continue;
        };
        while let Some((alone, ..)) = others.next_if(|(.., cell)| cell.opponent.is_none()) {
            boards.push([None, Some(*alone)]);
        }
        let (other, ..) = others.next().filter(|(_, seed, _)| *seed == opponent)?;
        boards.push([Some(*place), Some(*other)]);
    }
    for (alone, _, cell) in others {
        if cell.opponent.is_some() {
            return None;
        }
        boards.push([None, Some(*alone)]);
    }
    Some(boards)
}

/// A match with that team first which has White on the first board: the colours change from board to board.
fn with_white_first(
    trf: &Trf,
    teams: &[Listed<'_>],
    pair: [usize; 2],
    boards: Vec<Seats>,
    round: usize,
) -> Option<Match> {
    let first = boards.iter().enumerate().filter_map(|(at, seats)| {
        let seed = teams[pair[0]].members[seats[0]?];
        let color = trf.table.cards[seed].cells[round - 1].color?;
        Some(color.is_white() == at.is_multiple_of(2))
    });
    let first: Vec<bool> = first.collect();
    match (first.contains(&true), first.contains(&false)) {
        (true, true) => None,
        (false, true) => {
            let boards = boards.into_iter().map(|[own, other]| [other, own]).collect();
            Some(Match { teams: [pair[1], pair[0]], boards })
        }
        (_, false) => Some(Match { teams: pair, boards }),
    }
}

/// The system, as it stands in an event file, and its rounds.
fn system(trf: &Trf, teams: usize, rounds: &[TeamRound]) -> (&'static str, Option<usize>) {
    let count = trf.table.rounds.max(rounds.len()).max(1);
    if trf.table.meeting != Meeting::All {
        return ("swiss", Some(count));
    }
    let times = count.div_ceil(berger::rounds(teams, 1).max(1));
    let is_by_tables = |(at, round): (usize, &TeamRound)| {
        let tables = berger::cycle_round(teams, times, at + 1);
        tables
            .pairs
            .iter()
            .all(|pair| round.matches.iter().any(|of| of.teams == [pair.white, pair.black]))
    };
    if berger::rounds(teams, times) == count && rounds.iter().enumerate().all(is_by_tables) {
        return ("round robin", (times > 1).then_some(times));
    }
    ("by hand", Some(count))
}

/// The line-ups of a round where they are not the first of a list.
fn before(now: &Tournament, round: &TeamRound, number: usize) -> Vec<Act> {
    let boards = now.terms().boards().unwrap_or(0);
    let mut acts = Vec::new();
    for of in &round.matches {
        for (side, team) in of.teams.into_iter().enumerate() {
            let id = PlayerId(team);
            let seats = of.boards.iter().map(|seats| seats[side]).chain(std::iter::repeat(None));
            let seats: Vec<Option<usize>> = seats.take(boards).collect();
            if seats != now.lineup(id, number) {
                let members = seats.iter().map(|seat| seat.map_or(0, |place| place + 1)).collect();
                acts.push(Act::LinedUp { id, round: number, members });
            }
        }
    }
    acts
}

/// Who meets whom: the format knows no order of matches, those with more points come first.
fn pairing(
    now: &Tournament,
    trf: &Trf,
    round: &TeamRound,
    number: usize,
) -> Option<Pairing<PlayerId>> {
    let table = now.crosstable();
    let score = |of: &Match| {
        let [one, other] = of.teams.map(|team| table.score(team));
        (Reverse(one.max(other)), Reverse(one + other), of.teams[0].min(of.teams[1]))
    };
    let mut matches: Vec<&Match> = round.matches.iter().collect();
    matches.sort_by_key(|of| score(of));
    let is_paired_by_all = trf.table.meeting == Meeting::All;
    let left_over: Vec<usize> = round
        .free
        .iter()
        .copied()
        .filter(|team| is_paired_by_all && round.free.len() == 1 || has_bye(trf, *team, number))
        .collect();
    let pair = |of: &&Match| Pair::new(PlayerId(of.teams[0]), PlayerId(of.teams[1]));
    let bye = match left_over[..] {
        [] => None,
        [alone] => Some(PlayerId(alone)),
        [..] => return None,
    };
    Some(Pairing { pairs: matches.iter().map(pair).collect(), bye, free: Vec::new() })
}

/// Whether a team was left over in a round, by the record of byes or by its players.
fn has_bye(trf: &Trf, team: usize, round: usize) -> bool {
    let mut numbers: Vec<&TeamRecord> = trf.teams.iter().collect();
    numbers.sort_by_key(|record| record.number);
    let Some(record) = numbers.get(team) else { return false };
    let told = trf
        .team_byes
        .iter()
        .any(|byes| byes.teams.get(round - 1).copied().flatten() == Some(record.number));
    let is_free = |player: &crate::trf::Player| record.players.contains(&player.number);
    let mut cards = trf.players.iter().zip(&trf.table.cards).filter(|(it, _)| is_free(it));
    let is_bye = |cell: Option<&Cell>| cell.is_some_and(|cell| cell.mark == Mark::PairingBye);
    told || cards.any(|(_, card)| is_bye(card.cells.get(round - 1)))
}

/// What the boards of a round came to, in the order in which it is paired here.
fn results(
    trf: &Trf,
    (teams, round): (&[Listed<'_>], &TeamRound),
    order: &[Pair<PlayerId>],
    number: usize,
) -> Option<Vec<Act>> {
    let is_last = number == trf.table.paired();
    let mark = |team: usize, place: usize| {
        let seed = teams[team].members[place];
        kept(trf.table.cards[seed].cells[number - 1]).mark
    };
    let mut acts = Vec::new();
    for (board, pair) in (1..).zip(order) {
        let of = round.matches.iter().find(|of| of.teams == [pair.white.0, pair.black.0])?;
        for (at, seats) in of.boards.iter().enumerate() {
            // An empty board is forfeited by itself.
            let [Some(first), Some(second)] = *seats else { continue };
            let marks = [mark(of.teams[0], first), mark(of.teams[1], second)];
            let part = Some(at + 1);
            if marks == [Mark::Unknown; 2] {
                acts.extend((!is_last).then_some(Act::Postponed { round: number, board, part }));
                continue;
            }
            let color = Color::from_white(at.is_multiple_of(2));
            let is_it = |outcome: &Outcome| {
                let of = outcome.marks();
                [*of.get(color), *of.get(!color)] == marks
            };
            let outcome = Outcome::ALL.into_iter().find(is_it)?;
            acts.push(Act::Ended { round: number, board, part, outcome, table: None });
        }
    }
    Some(acts)
}

fn restrictions(trf: &Trf, teams: &[Listed<'_>]) -> Vec<Act> {
    let last = trf.table.rounds.max(trf.table.paired()).max(1);
    let act = |some: &crate::trf::Forbidden| {
        let (from, to) = some.rounds.unwrap_or((1, last));
        let players = some.numbers.iter().filter_map(|number| id(teams, *number)).collect();
        Act::KeptApart { players, from, to }
    };
    trf.forbidden.iter().map(act).collect()
}

/// Which teams have asked not to play in rounds that are still to be paired.
fn to_come(trf: &Trf, teams: &[Listed<'_>]) -> Vec<Act> {
    let byes = trf.byes.iter().filter(|bye| bye.round > trf.table.paired());
    let act = |bye: &crate::trf::ByeRecord| {
        let (round, gets) = (bye.round, asked_for(bye.mark).unwrap_or(Bye::Zero));
        let ids = bye.numbers.iter().filter_map(|number| id(teams, *number));
        ids.map(|id| Act::Absent { id, round, gets }).collect::<Vec<_>>()
    };
    byes.flat_map(act).collect()
}

fn id(teams: &[Listed<'_>], number: usize) -> Option<PlayerId> {
    teams.iter().position(|team| team.record.number == number).map(PlayerId)
}

/// Whether each team has the points that the file gives it, with games that are open or without.
fn is_same(now: &Tournament, teams: &[Listed<'_>]) -> bool {
    let Some(table) = now.team_table() else { return false };
    teams.iter().enumerate().all(|(seed, team)| {
        let marks: Vec<Mark> = table.marks[seed].iter().flatten().copied().collect();
        let over = marks.iter().filter(|mark| **mark != Mark::Unknown);
        let games: Points = over.map(|mark| table.games.of(*mark)).sum();
        let all: Points = marks.iter().map(|mark| table.games.of(*mark)).sum();
        let matches = [table.matches.decided(seed), table.matches.score(seed)];
        let is_it = |told: Option<Points>, may_be: [Points; 2]| {
            told.is_none_or(|told| may_be.contains(&told))
        };
        is_it(team.record.match_points, matches) && is_it(team.record.game_points, [games, all])
    })
}
