//! The boards of teams and the games of duels: who sits there, and what they come to.

use shakmaty::{ByColor, Color};

use crate::crosstable::{Cell, Mark, Seed};
use crate::duel::{self, DuelProgress, DuelRules};
use crate::outcome::Outcome;
use crate::pairing::Pair;
use crate::player::{Player, PlayerId};
use crate::ties::TeamTable;
use crate::tournament::{Board, Game, Play, Tournament};

/// A game of a player of a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Across {
    /// The round, from 1.
    pub round: usize,
    /// The match, from 1.
    pub board: usize,
    /// The board of the match, from 1.
    pub part: usize,
    /// The other team, and the place of its player in the list of the team, counted from nothing; nobody
    /// where the board has stayed empty.
    pub opponent: (PlayerId, Option<usize>),
    /// The colour.
    pub color: Color,
    /// How it ended.
    pub mark: Mark,
}

impl Tournament {
    /// The boards of a pair as a round begins.
    pub(super) fn laid(&self, pair: Pair<PlayerId>, round: usize) -> Vec<Board> {
        match self.terms().play {
            Play::Teams { boards, .. } => self.of_teams(pair, round, boards),
            Play::Duel { games } if self.is_knock_out(round) => (0..games)
                .map(|at| Board::new(Color::from_white(at.is_multiple_of(2)), ByColor::default()))
                .collect(),
            Play::Game if self.is_knock_out(round) => {
                vec![Board::new(Color::White, ByColor::default())]
            }
            Play::Game | Play::Duel { .. } => Vec::new(),
        }
    }

    /// The boards of two teams: the first team has White on the first board, and so on by turns. Who has
    /// nobody at a board forfeits there.
    fn of_teams(&self, pair: Pair<PlayerId>, round: usize, boards: usize) -> Vec<Board> {
        let (white, black) = (self.lineup(pair.white, round), self.lineup(pair.black, round));
        let board = |at: usize| {
            let members = ByColor {
                white: white.get(at).copied().flatten(),
                black: black.get(at).copied().flatten(),
            };
            let mut board = Board::new(Color::from_white(at.is_multiple_of(2)), members);
            let sits = |color: Color| members.get(board.color_of(color)).is_some();
            board.outcome = match (sits(Color::White), sits(Color::Black)) {
                (true, true) => None,
                (true, false) => Some(Outcome::WhiteByForfeit),
                (false, true) => Some(Outcome::BlackByForfeit),
                (false, false) => Some(Outcome::NeitherByForfeit),
            };
            board
        };
        (0..boards).map(board).collect()
    }

    /// Who plays at the boards of a team in a round: as its captain has told, else the first of its list.
    /// Places in the list, counted from nothing.
    #[must_use]
    pub fn lineup(&self, id: PlayerId, round: usize) -> Vec<Option<usize>> {
        let boards = self.terms().boards().unwrap_or(0);
        if let Some(told) = self.lineups.get(&(id, round)) {
            let told = told.iter().map(|place| place.checked_sub(1));
            return told.chain(std::iter::repeat(None)).take(boards).collect();
        }
        let members = self.entry(id).player.members.len();
        (0..boards).map(|at| (at < members).then_some(at)).collect()
    }

    /// The boards of a team in a round that is paired already are laid anew.
    pub(super) fn line_up_again(&mut self, id: PlayerId, round: usize) {
        let Some(at) = self
            .rounds()
            .get(round - 1)
            .and_then(|round| round.games.iter().position(|game| game.pair.color_of(id).is_some()))
        else {
            return;
        };
        let pair = self.rounds[round - 1].games[at].pair;
        self.rounds[round - 1].games[at].boards = self.laid(pair, round);
        self.rounds[round - 1].games[at].outcome = self.settled(round, at + 1);
    }

    /// A result comes in.
    pub(super) fn end(
        &mut self,
        round: usize,
        board: usize,
        part: Option<usize>,
        outcome: Outcome,
    ) {
        let game = &mut self.rounds[round - 1].games[board - 1];
        let Some(part) = part else {
            if game.boards.is_empty() {
                game.outcome = Some(outcome);
            } else {
                game.forfeit(outcome);
            }
            return;
        };
        if part > game.boards.len() {
            // A game that decides: the colours change.
            let white = game.boards.last().map_or(Color::White, |last| !last.white);
            game.boards.push(Board::new(white, ByColor::default()));
        }
        game.boards[part - 1].outcome = Some(outcome);
        let settled = self.settled(round, board);
        self.rounds[round - 1].games[board - 1].outcome = settled;
    }

    /// What the boards of a game come to, if they are over: in a knock-out who goes on.
    pub(super) fn settled(&self, round: usize, board: usize) -> Option<Outcome> {
        let game = &self.rounds()[round - 1].games[board - 1];
        if !self.is_knock_out(round) {
            return game.summed(self.terms().of_a_game());
        }
        match self.progress(game) {
            DuelProgress::Won(Color::White) => Some(Outcome::White),
            DuelProgress::Won(Color::Black) => Some(Outcome::Black),
            DuelProgress::Playing(..) | DuelProgress::Tied(..) => None,
        }
    }

    /// How far a duel of a knock-out has come.
    #[must_use]
    pub fn progress(&self, game: &Game) -> DuelProgress {
        let rating = |id: PlayerId| self.entry(id).player.rating;
        let rules = DuelRules {
            regular: self.terms().regular(),
            all_at_once: self.terms().boards().is_some(),
            scoring: self.terms().of_a_game(),
            deciders: &self.terms().deciders,
            ratings: [rating(game.pair.white), rating(game.pair.black)],
        };
        duel::progress(game, &rules)
    }

    /// Who has a colour on a board: a player, of a team or alone.
    #[must_use]
    pub fn sits(&self, game: &Game, board: &Board, color: Color) -> Option<&Player> {
        let side = board.color_of(color);
        let entry = &self.entry(game.pair.of(side)).player;
        match board.members.get(side) {
            Some(member) => entry.members.get(*member),
            None if self.terms().boards().is_none() => Some(entry),
            None => None,
        }
    }

    /// The games of a player of a team.
    #[must_use]
    pub fn games_of(&self, team: PlayerId, member: usize) -> Vec<Across> {
        let mut games = Vec::new();
        for (number, round) in (1..).zip(self.rounds()) {
            for (board, game) in (1..).zip(&round.games) {
                let Some(side) = game.pair.color_of(team) else { continue };
                let sits = |at: &&Board| *at.members.get(side) == Some(member);
                let Some((part, at)) = (1..).zip(&game.boards).find(|(_, at)| sits(at)) else {
                    continue;
                };
                games.push(Across {
                    round: number,
                    board,
                    part,
                    opponent: (game.pair.of(!side), *at.members.get(!side)),
                    color: at.color_of(side),
                    mark: at.mark(side),
                });
            }
        }
        games
    }

    /// The crosstable of teams with their boards; nothing where players are single.
    #[must_use]
    pub fn team_table(&self) -> Option<TeamTable> {
        let Play::Teams { boards, games } = self.terms().play else { return None };
        let matches = self.crosstable();
        let marks = |(seed, id): (Seed, &PlayerId)| {
            let cells: &[Cell] = &matches.cards[seed].cells;
            let of_round = |(at, cell): (usize, &Cell)| {
                let games = &self.rounds()[at].games;
                let own = games.iter().find_map(|game| Some((game, game.pair.color_of(*id)?)));
                match own {
                    Some((game, side)) => {
                        game.boards.iter().map(|board| board.mark(side)).collect()
                    }
                    None => vec![cell.mark; boards],
                }
            };
            cells.iter().enumerate().map(of_round).collect()
        };
        let marks = self.order().iter().enumerate().map(marks).collect();
        Some(TeamTable { matches, boards, games, marks })
    }
}
