//! What an event file says of points and teams, and the teams as they enter.

use super::{Entries, EventFile, Fault, Key, Reader, Team, value};
use crate::player::Player;
use crate::points::{Points, Scoring};
use crate::system::System;
use crate::tournament::{Play, Terms};

/// What is laid down for the tournament, of entries that are all fit.
pub(super) fn terms(event: &Entries<Key>, rounds: Option<usize>) -> Terms {
    let text = |key: Key| event.get(&key).map(|(text, _)| text.as_str());
    let number = |key: Key| text(key).and_then(|text| text.parse::<usize>().ok());
    let games = games(event);
    let play = match (number(Key::Boards), number(Key::Games)) {
        (Some(boards), _) => Play::Teams { boards, games },
        (None, Some(games)) => Play::Duel { games },
        (None, None) => Play::Game,
    };
    Terms {
        system: value::system(event).unwrap_or(System::ByHand),
        rounds,
        scoring: if number(Key::Boards).is_some() { matches(event) } else { games },
        play,
        deciders: text(Key::DecidedBy).and_then(value::deciders).unwrap_or_default(),
        losers: text(Key::Losers).and_then(value::losers).unwrap_or_default(),
        target: value::target(event),
    }
}

fn points(event: &Entries<Key>, key: Key, usual: Points) -> Points {
    event.get(&key).and_then(|(text, _)| value::points(text)).unwrap_or(usual)
}

/// What a game gives.
fn games(event: &Entries<Key>) -> Scoring {
    let usual = Scoring::default();
    let points = |key, usual| points(event, key, usual);
    Scoring {
        win: points(Key::Win, usual.win),
        draw: points(Key::Draw, usual.draw),
        loss: points(Key::Loss, usual.loss),
        bye: points(Key::Bye, points(Key::Win, usual.win)),
        absent: usual.absent,
        unknown: points(Key::Draw, usual.draw),
    }
}

/// What a match of teams gives: 2, 1 and 0, if nothing else is laid down. A bye counts as a win.
fn matches(event: &Entries<Key>) -> Scoring {
    let usual = Scoring::default();
    let points = |key, usual| points(event, key, usual);
    let win = points(Key::MatchWin, Points::ONE * 2);
    let draw = points(Key::MatchDraw, Points::ONE);
    Scoring {
        win,
        draw,
        loss: points(Key::MatchLoss, Points::ZERO),
        bye: win,
        absent: usual.absent,
        unknown: draw,
    }
}

impl Reader<'_> {
    /// Where teams play, every team has players. The lines are those of the teams; where one of them is wrong
    /// itself they belong to no team, and are not needed.
    pub(super) fn checked_lists(&mut self, lines: &[usize], teams: &[Team], players: &[Player]) {
        if !self.event.contains_key(&Key::Boards) || lines.len() != teams.len() {
            return;
        }
        for (team, line) in teams.iter().zip(lines) {
            let is_of_it = |player: &Player| player.team.as_deref() == Some(team.name.as_str());
            if !players.iter().any(is_of_it) {
                self.faults.add(*line, Fault::EmptyTeam(team.name.clone()));
            }
        }
    }
}

impl EventFile {
    /// Who enters: the players, or where teams play the teams with their players, the first board first.
    #[must_use]
    pub fn entries(&self) -> Vec<Player> {
        let Some(boards) = self.regulations.terms.boards() else { return self.players.clone() };
        let team = |team: &Team| {
            let is_of_it = |player: &&Player| player.team.as_deref() == Some(team.name.as_str());
            let members: Vec<Player> = self.players.iter().filter(is_of_it).cloned().collect();
            Player {
                name: team.name.clone(),
                captain: team.captain.clone(),
                rating: mean(&members, boards),
                members,
                ..Player::default()
            }
        };
        self.teams.iter().map(team).collect()
    }
}

/// The mean of the ratings of those who play as a rule, whole; who has none is left out.
fn mean(members: &[Player], boards: usize) -> Option<u16> {
    let ratings: Vec<u32> =
        members.iter().take(boards).filter_map(|member| member.rating.map(u32::from)).collect();
    let count = u32::try_from(ratings.len()).ok().filter(|count| *count > 0)?;
    u16::try_from((ratings.iter().sum::<u32>() + count / 2) / count).ok()
}
