//! The games of a round for a file of games: who plays there, and how it ended. Their moves are kept by
//! the tables.

use shakmaty::{ByColor, Color};

use crate::organiser::tables::{Seated, seated};
use crate::organiser::{Desk, Order};
use crate::tournament::file::Regulations;
use crate::tournament::outcome::Outcome;
use crate::tournament::player::Player;

/// A game of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundGame {
    /// The round as it stands in a match file: `3`, or `3.2` for the second game of a duel.
    pub round: String,
    /// The number of the table, from 1: boards are counted through, also those of teams.
    pub table: usize,
    /// Who plays.
    pub players: ByColor<Player>,
    /// The result, once it is known.
    pub outcome: Option<Outcome>,
}

impl RoundGame {
    /// The result as PGN knows it; what only a ruling can give it does not know.
    #[must_use]
    pub const fn result(&self) -> &'static str {
        match self.outcome {
            Some(Outcome::White | Outcome::WhiteByForfeit) => "1-0",
            Some(Outcome::Black | Outcome::BlackByForfeit) => "0-1",
            Some(Outcome::Draw) => "1/2-1/2",
            Some(
                Outcome::NeitherByForfeit
                | Outcome::Neither
                | Outcome::HalfForWhite
                | Outcome::HalfForBlack,
            )
            | None => "*",
        }
    }

    /// How the game ended where its moves are not known, in a word of the PGN standard.
    #[must_use]
    pub const fn termination(&self) -> &'static str {
        match self.outcome {
            Some(Outcome::White | Outcome::Black | Outcome::Draw) => "normal",
            Some(Outcome::WhiteByForfeit | Outcome::BlackByForfeit | Outcome::NeitherByForfeit) => {
                "abandoned"
            }
            Some(Outcome::Neither | Outcome::HalfForWhite | Outcome::HalfForBlack) => {
                "adjudication"
            }
            None => "unterminated",
        }
    }

    /// What the tournament knows of it, as tags of PGN. How much a player sees is not among them.
    #[must_use]
    pub fn tags(&self, event: &Regulations) -> Vec<(&'static str, String)> {
        let ByColor { white, black } = &self.players;
        let mut tags = vec![
            ("Event", event.name.clone()),
            ("Round", self.round.clone()),
            ("White", white.name.clone()),
            ("Black", black.name.clone()),
            ("Result", self.result().to_owned()),
            ("Board", self.table.to_string()),
        ];
        tags.extend(event.place.clone().map(|place| ("Site", place)));
        for color in Color::ALL {
            tags.extend(of_player(color, self.players.get(color)));
        }
        tags
    }
}

fn of_player(color: Color, player: &Player) -> impl Iterator<Item = (&'static str, String)> {
    let names = color.fold_wb(
        ["WhiteTitle", "WhiteElo", "WhiteFideId", "WhiteFederation", "WhiteTeam"],
        ["BlackTitle", "BlackElo", "BlackFideId", "BlackFederation", "BlackTeam"],
    );
    let values = [
        player.title.map(|title| title.letters().to_owned()),
        player.rating.map(|rating| rating.to_string()),
        player.fide.map(|number| number.to_string()),
        player.federation.clone(),
        player.team.clone().or_else(|| player.club.clone()),
    ];
    names.into_iter().zip(values).filter_map(|(name, value)| Some((name, value?)))
}

impl Desk {
    /// Has the games of a round written into a file, of the last one unless another is typed.
    pub(super) fn games(&self, text: &str) -> Option<Order> {
        let round = self.reader().round_of(text)?;
        let games = self.games_of(round);
        Some(if games.is_empty() {
            Order::Say(self.teller().no_round(round))
        } else {
            Order::Games(round, games)
        })
    }

    /// The games of a round in the order of their tables; without those for which somebody is missing.
    fn games_of(&self, round: usize) -> Vec<RoundGame> {
        let is_duel = self.now().terms().boards().is_none();
        let mut games = Vec::new();
        for table in 1.. {
            let Some(first) = seated(self.now(), round, table, None) else { break };
            let parts = if is_duel { first.game.boards.len() } else { 0 };
            let of_duel =
                (1..=parts).filter_map(|part| seated(self.now(), round, table, Some(part)));
            let all: Vec<Seated<'_>> = of_duel.collect();
            let all = if all.is_empty() { vec![first] } else { all };
            games.extend(all.into_iter().filter_map(|seated| {
                let sits = |color| self.now().sits(seated.game, &seated.at, color).cloned();
                let players = ByColor { white: sits(Color::White)?, black: sits(Color::Black)? };
                let round = self.round_of_match(round, &seated);
                Some(RoundGame { round, table, players, outcome: seated.at.outcome })
            }));
        }
        games
    }
}
