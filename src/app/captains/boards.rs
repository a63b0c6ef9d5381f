//! Which board a captain means, and how the matches of his team stand.

use crate::app::captains::told::Teller;
use crate::app::captains::{TeamBoard, TeamSeat};
use crate::app::room_desk::TableNow;
use crate::laws::{Game, Outcome};
use crate::table::TableId;
use crate::tournament::points::Points;

/// How a match of two teams stands, by the boards of it that are in the room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct MatchScore {
    /// The other team, or the opponents by name where they are of none.
    pub(super) against: String,
    pub(super) ours: Points,
    pub(super) theirs: Points,
    /// The tables that still play.
    pub(super) playing: Vec<TableId>,
}

impl MatchScore {
    pub(super) fn is_over(&self) -> bool {
        self.playing.is_empty()
    }
}

/// What a captain has typed for a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum BoardMeant {
    /// This one.
    Board(TeamBoard),
    /// None is typed, and these can be meant, or none at all.
    Which(Vec<TableId>),
    /// A table that is not of the team.
    NotOurs(TableId),
    /// It is neither a table nor a player of the team.
    Unknown,
}

impl TeamSeat {
    /// The board of a table by its number, or by a name of the player.
    fn board_named(&self, text: &str, name: impl Fn(&TeamBoard) -> String) -> BoardMeant {
        if let Ok(table) = text.parse::<TableId>() {
            let board = self.boards.iter().find(|board| board.table == table);
            return board.map_or(BoardMeant::NotOurs(table), |it| BoardMeant::Board(it.clone()));
        }
        let talk = &self.narrator.talk;
        let is_named = |board: &&TeamBoard| {
            let called = name(board);
            let words = called.split(|sign: char| !sign.is_alphanumeric());
            talk.same(&called, text) || words.into_iter().any(|word| talk.same(word, text))
        };
        let mut named = self.boards.iter().filter(is_named);
        match (named.next(), named.next()) {
            (Some(board), None) => BoardMeant::Board(board.clone()),
            _ => BoardMeant::Unknown,
        }
    }
}

impl Teller<'_> {
    /// The board that is typed; without one the only board that suits.
    pub(super) fn board_meant(
        &self,
        text: &str,
        suits: impl Fn(&TeamBoard, TableNow<'_>) -> bool,
    ) -> BoardMeant {
        if !text.is_empty() {
            let name = |board: &TeamBoard| {
                let now = self.tables.get(board.table);
                let called = now.map(|now| now.desk.table().called().get(board.color).clone());
                called.unwrap_or_default()
            };
            return self.seat.board_named(text, name);
        }
        let suited =
            |board: &&TeamBoard| self.tables.get(board.table).is_some_and(|now| suits(board, now));
        let all: Vec<&TeamBoard> = self.seat.boards.iter().filter(suited).collect();
        match all[..] {
            [board] => BoardMeant::Board(board.clone()),
            _ => BoardMeant::Which(all.iter().map(|board| board.table).collect()),
        }
    }

    /// How each match of the team stands, in the order of its tables.
    pub(super) fn scores(&self) -> Vec<MatchScore> {
        let mut scores: Vec<MatchScore> = Vec::new();
        for board in &self.seat.boards {
            let Some(now) = self.tables.get(board.table) else { continue };
            let against = board
                .against
                .clone()
                .unwrap_or_else(|| now.desk.table().called().get(!board.color).clone());
            let known = scores.iter().position(|score| score.against == against);
            let at = known.unwrap_or_else(|| {
                let (ours, theirs) = (Points::ZERO, Points::ZERO);
                scores.push(MatchScore { against, ours, theirs, playing: Vec::new() });
                scores.len() - 1
            });
            let score = &mut scores[at];
            match now.desk.game().outcome() {
                None => score.playing.push(board.table),
                Some(outcome) => {
                    let given = |color| given(now.desk.game(), outcome, color);
                    score.ours += given(board.color);
                    score.theirs += given(!board.color);
                }
            }
        }
        scores
    }
}

/// What a result gives a player, by the points of the event.
fn given(game: &Game, outcome: Outcome, color: shakmaty::Color) -> Points {
    let points = *outcome.points.get(color);
    let text = game.rules().scale.given(points);
    Points::read(text).unwrap_or_else(|| Points::of_halves(points.halves().into()))
}
