//! A tournament of teams as other programs read it: the games of all players, and which of them are a team.

use shakmaty::Color;

use super::{EventExchange, person};
use crate::organiser::standing::EventStandings;
use crate::tournament::crosstable::{Card, Cell, Crosstable, Mark, Seed};
use crate::tournament::outcome::Outcome;
use crate::tournament::player::PlayerId;
use crate::tournament::points::Points;
use crate::tournament::ties::TeamTable;
use crate::tournament::tournament::Across;
use crate::tournament::trf::{Forfeit, MatchScoring, Player, TeamByes, TeamRecord, Trf};

impl EventExchange<'_> {
    /// All players are numbered through, team by team; the number of a team is its starting number.
    pub(super) fn of_teams(&self, table: &TeamTable) -> Trf {
        let now = self.now;
        let order = now.order();
        let sizes = order.iter().map(|id| now.entry(*id).player.members.len());
        let firsts: Vec<usize> = sizes
            .scan(0, |first, size| {
                let own = *first;
                *first += size;
                Some(own)
            })
            .collect();
        let mut cards = Vec::new();
        let mut players = Vec::new();
        for (seed, id) in order.iter().enumerate() {
            for (at, member) in now.entry(*id).player.members.iter().enumerate() {
                let cells = self.cells(&firsts, table, (seed, *id), at);
                let points = decided(table, cells.iter().map(|cell| cell.mark));
                cards.push(Card { rating: member.rating, cells });
                let number = players.len() + 1;
                players.push(Player { number, person: person(member), points, rank: None });
            }
        }
        let table_of_players = Crosstable {
            meeting: now.terms().system.meeting(),
            rounds: now.planned(),
            scoring: table.games,
            cards,
        };
        let mut trf = Trf::new(table_of_players, players);
        trf.teams = self.teams(&firsts, table);
        let scoring = now.terms().scoring;
        trf.match_scoring =
            Some(MatchScoring { win: scoring.win, draw: scoring.draw, loss: scoring.loss });
        trf.team_byes = self.byes_of_teams(table);
        trf.forfeits = self.forfeited_matches();
        trf
    }

    /// The rounds of a player of a team: where he did not sit at a board, he was not paired.
    fn cells(
        &self,
        firsts: &[usize],
        table: &TeamTable,
        (seed, id): (Seed, PlayerId),
        member: usize,
    ) -> Vec<Cell> {
        let games = self.now.games_of(id, member);
        let cell = |(at, of_team): (usize, &Cell)| {
            let Some(across) = games.iter().find(|across| across.round == at + 1) else {
                let is_regular = self.now.lineup(id, at + 1).contains(&Some(member));
                let is_free = of_team.mark == Mark::PairingBye && is_regular;
                return Cell::bye(if is_free { Mark::PairingBye } else { Mark::ZeroBye });
            };
            let Across { opponent: (team, opponent), color, mark, .. } = *across;
            match opponent {
                Some(opponent) => {
                    let opponent = firsts[self.now.seed(team)] + opponent;
                    Cell::game(opponent, color, mark)
                }
                None => Cell::bye(mark),
            }
        };
        table.matches.cards[seed].cells.iter().enumerate().map(cell).collect()
    }

    fn teams(&self, firsts: &[usize], table: &TeamTable) -> Vec<TeamRecord> {
        let now = self.now;
        let standings = EventStandings(&self.file.regulations).lines(now, now.rounds().len());
        let team = |(seed, id): (Seed, &PlayerId)| {
            let player = &now.entry(*id).player;
            let of_games = table.marks[seed].iter().flatten();
            let game_points = decided(table, of_games.copied());
            let first = firsts[seed];
            TeamRecord {
                number: seed + 1,
                name: player.name.clone(),
                short: player
                    .name
                    .chars()
                    .filter(|letter| letter.is_alphanumeric())
                    .take(5)
                    .collect(),
                strength: player.rating.map(usize::from),
                match_points: Some(table.matches.decided(seed)),
                game_points: Some(game_points),
                rank: standings.iter().find(|line| line.seed == seed).map(|line| line.place),
                players: (first + 1..=first + player.members.len()).collect(),
            }
        };
        now.order().iter().enumerate().map(team).collect()
    }

    /// Which team was left over in which round.
    fn byes_of_teams(&self, table: &TeamTable) -> Vec<TeamByes> {
        let now = self.now;
        let teams: Vec<_> =
            now.rounds().iter().map(|round| round.bye.map(|id| now.seed(id) + 1)).collect();
        if teams.iter().all(Option::is_none) {
            return Vec::new();
        }
        let boards = i32::try_from(table.boards).unwrap_or(0);
        let game_points: Points = table.games.bye * boards;
        let match_points = now.terms().scoring.bye;
        vec![TeamByes { match_points: Some(match_points), game_points: Some(game_points), teams }]
    }

    /// The matches to which a team has not come.
    fn forfeited_matches(&self) -> Vec<Forfeit> {
        let now = self.now;
        let mut forfeits = Vec::new();
        for (round, paired) in (1..).zip(now.rounds()) {
            for game in &paired.games {
                let winner = match game.outcome {
                    Some(Outcome::WhiteByForfeit) => Some(Color::White),
                    Some(Outcome::BlackByForfeit) => Some(Color::Black),
                    Some(Outcome::NeitherByForfeit) => None,
                    _ => continue,
                };
                let number = |id: PlayerId| now.seed(id) + 1;
                let (white, black) = (number(game.pair.white), number(game.pair.black));
                forfeits.push(Forfeit { winner, round, white, black });
            }
        }
        forfeits
    }
}

/// What games give. One without a result gives nothing: a blank is no result for other programs.
fn decided(table: &TeamTable, marks: impl Iterator<Item = Mark>) -> Points {
    let over = marks.filter(|mark| *mark != Mark::Unknown);
    over.map(|mark| table.games.of(mark)).sum()
}
