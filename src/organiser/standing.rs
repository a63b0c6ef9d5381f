//! Standings: of all, of groups, of those who have qualified, and the places of a knock-out.

use crate::tournament::crosstable::{Crosstable, Meeting, Seed};
use crate::tournament::file::Regulations;
use crate::tournament::player::PlayerId;
use crate::tournament::points::Points;
use crate::tournament::standings::{self, By, Line};
use crate::tournament::system::System;
use crate::tournament::ties::TeamTable;
use crate::tournament::tournament::{Play, Tournament};

/// A table that is told: of a group, by its number from 1, or of all.
pub(super) struct Table {
    pub(super) group: Option<usize>,
    pub(super) lines: Vec<Line>,
}

/// How standings are made: by what is laid down for the event.
pub(super) struct EventStandings<'a>(pub(super) &'a Regulations);

impl EventStandings<'_> {
    /// The standings after so many rounds, table by table.
    pub(super) fn tables(&self, now: &Tournament, rounds: usize) -> Vec<Table> {
        let before = now.group_rounds();
        if now.is_knock_out(before + 1) && rounds > before {
            return vec![Table { group: None, lines: places(now, rounds) }];
        }
        let System::Groups { .. } = now.terms().system else {
            return vec![Table { group: None, lines: self.lines_of_all(now, rounds) }];
        };
        if rounds > before {
            let seeds = seeds(now, now.qualified().unwrap_or_default());
            let lines = self.lines_among(now, &seeds, before..rounds);
            return vec![Table { group: None, lines }];
        }
        let groups = (1..).zip(now.groups());
        let table = |(group, members): (usize, Vec<PlayerId>)| Table {
            group: Some(group),
            lines: self.lines_among(now, &seeds(now, &members), 0..rounds),
        };
        groups.map(table).collect()
    }

    /// The standings after so many rounds, one table behind the other.
    pub(super) fn lines(&self, now: &Tournament, rounds: usize) -> Vec<Line> {
        self.tables(now, rounds).into_iter().flat_map(|table| table.lines).collect()
    }

    /// The standings of all. In a round robin whoever has left with less than half of his games counts for
    /// nobody.
    fn lines_of_all(&self, now: &Tournament, rounds: usize) -> Vec<Line> {
        if let Some(table) = team_table(now) {
            return self.lines_of_teams(&table.after(rounds));
        }
        let mut table = crosstable_told(now).after(rounds);
        let mut left_out = Vec::new();
        if table.meeting == Meeting::All {
            let has_left = |id: &&PlayerId| now.entry(**id).has_left();
            let withdrawn: Vec<_> =
                now.order().iter().filter(has_left).map(|id| now.seed(*id)).collect();
            let counted = table.counted(&withdrawn);
            (table, left_out) = (counted.table, counted.left_out);
        }
        self.lines_of_players(&table, &left_out)
    }

    /// The standings of some among themselves.
    fn lines_among(
        &self,
        now: &Tournament,
        seeds: &[Seed],
        rounds: std::ops::Range<usize>,
    ) -> Vec<Line> {
        let mut lines = match team_table(now) {
            Some(table) => self.lines_of_teams(&table.among(seeds, rounds)),
            None => self.lines_of_players(&crosstable_told(now).among(seeds, rounds), &[]),
        };
        for line in &mut lines {
            line.seed = seeds[line.seed];
        }
        lines
    }

    fn lines_of_players(&self, table: &Crosstable, left_out: &[Seed]) -> Vec<Line> {
        let regulations = self.0;
        let order = standings::Order {
            edition: regulations.ties_by,
            ties: &regulations.ties,
            left_out,
            ..standings::Order::default()
        };
        standings::standings(table, &order)
    }

    fn lines_of_teams(&self, table: &TeamTable) -> Vec<Line> {
        let regulations = self.0;
        let order = standings::TeamOrder {
            edition: regulations.ties_by,
            primary: regulations.primary,
            ties: &regulations.team_ties,
            ..standings::TeamOrder::default()
        };
        standings::team_standings(table, &order)
    }
}

/// The crosstable as it is told: a game that is not over has given nobody anything.
pub(super) fn crosstable_told(now: &Tournament) -> Crosstable {
    let mut table = now.crosstable();
    table.scoring.unknown = Points::ZERO;
    table
}

/// The boards of teams as they are told: a game that is not over has given nobody anything.
fn team_table(now: &Tournament) -> Option<TeamTable> {
    let mut table = now.team_table()?;
    table.matches.scoring.unknown = Points::ZERO;
    table.games.unknown = Points::ZERO;
    Some(table)
}

fn seeds(now: &Tournament, members: &[PlayerId]) -> Vec<Seed> {
    members.iter().map(|id| now.seed(*id)).collect()
}

/// The places of a knock-out as far as its rounds are over. Whoever went out together shares a place.
fn places(now: &Tournament, rounds: usize) -> Vec<Line> {
    let before = now.group_rounds();
    let over = now.rounds().iter().take(rounds).take_while(|round| round.is_over()).count();
    let sections = now.sections(over.max(before)).unwrap_or_default();
    let table = crosstable_told(now);
    let line = |first: usize, at: usize, id: PlayerId| {
        let seed = now.seed(id);
        let by = (at == 0 && first > 1).then_some(By::Points);
        let points = match now.terms().play {
            Play::Teams { .. } => table.score_after(seed, rounds),
            Play::Game | Play::Duel { .. } => scored(now, id, rounds),
        };
        Line { seed, place: first, points, ties: Vec::new(), by }
    };
    let lines = sections.iter().flat_map(|section| {
        let first = section.first;
        section.players().enumerate().map(move |(at, id)| line(first, at, id)).collect::<Vec<_>>()
    });
    lines.collect()
}

/// The points that a player has from all games of his duels, those that decide included.
fn scored(now: &Tournament, id: PlayerId, rounds: usize) -> Points {
    let games = now.rounds().iter().take(rounds).flat_map(|round| &round.games);
    let of = |game: &crate::tournament::tournament::Game| {
        let side = game.pair.color_of(id)?;
        Some(game.points(side, now.terms().of_a_game()))
    };
    games.filter_map(of).sum()
}
