//! What an arbiter does to a tournament, one act after another. Nothing else changes one.
//!
//! An act is written as one line of text, so that it can be kept wherever lines are kept, and read again by
//! every later version.

use serde::{Deserialize, Serialize};

use crate::decider::Decider;
use crate::outcome::Outcome;
use crate::pairing::Pairing;
use crate::player::{Player, PlayerId};

/// An act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Act {
    /// A player has entered. He plays from this round on, and is absent before.
    Entered {
        /// Who.
        player: Player,
        /// The first round that he plays, from 1.
        from: usize,
    },
    /// Something about an entry was put right.
    Amended {
        /// Whose entry.
        id: PlayerId,
        /// The whole entry as it should have been.
        player: Player,
    },
    /// Starting numbers were given.
    Numbered {
        /// The players, number 1 first.
        order: Vec<PlayerId>,
        /// How the order was found.
        by: Order,
    },
    /// A round was paired.
    Paired {
        /// Which, from 1.
        round: usize,
        /// Who meets whom.
        pairing: Pairing<PlayerId>,
        /// Who has paired it.
        by: Pairer,
    },
    /// A game has ended.
    Ended {
        /// The round, from 1.
        round: usize,
        /// The board, from 1.
        board: usize,
        /// The board of a match of teams, or the game of a duel, from 1; nothing where one game is all.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        part: Option<usize>,
        /// The result.
        outcome: Outcome,
        /// The number of the game at the table from which it comes; nothing where the arbiter has typed it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<u64>,
    },
    /// A result was wrong.
    Corrected {
        /// The round, from 1.
        round: usize,
        /// The board, from 1.
        board: usize,
        /// The board of a match of teams, or the game of a duel, from 1; nothing where one game is all.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        part: Option<usize>,
        /// The right result.
        outcome: Outcome,
    },
    /// A game is played later, or goes on later. The next round can be paired without it.
    Postponed {
        /// The round, from 1.
        round: usize,
        /// The board, from 1.
        board: usize,
        /// The board of a match of teams, or the game of a duel, from 1; nothing where one game is all.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        part: Option<usize>,
    },
    /// A captain has told who plays at the boards of his team.
    LinedUp {
        /// The team.
        id: PlayerId,
        /// The round, from 1.
        round: usize,
        /// The places of the players in the list of the team, from 1, the first board first; 0 where a board
        /// stays empty.
        members: Vec<usize>,
    },
    /// Of two who are tied one goes on.
    Decided {
        /// The round, from 1.
        round: usize,
        /// The board, from 1.
        board: usize,
        /// Who goes on.
        winner: PlayerId,
        /// By what.
        by: Decider,
        /// The number that lots were drawn with.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lot: Option<u64>,
    },
    /// The groups are over: these play for the first places.
    Qualified {
        /// Who, the strongest of the bracket first.
        order: Vec<PlayerId>,
    },
    /// A player will not be paired in a round.
    Absent {
        /// Who.
        id: PlayerId,
        /// The round, from 1.
        round: usize,
        /// What he gets for it.
        gets: Bye,
    },
    /// A player has left the tournament.
    Withdrawn {
        /// Who.
        id: PlayerId,
        /// The last round in which he was there, 0 if in none.
        after: usize,
    },
    /// A player who had left is back.
    Returned {
        /// Who.
        id: PlayerId,
        /// The first round that he plays again, from 1.
        from: usize,
    },
    /// Players must not meet.
    KeptApart {
        /// Two of them or more.
        players: Vec<PlayerId>,
        /// The first round in which they must not, from 1.
        from: usize,
        /// The last one.
        to: usize,
    },
    /// An earlier act does not hold any more.
    Revoked {
        /// Its number, from 1.
        act: usize,
    },
}

/// What a player gets for a round that he has asked not to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bye {
    /// What the regulations give to absent players, as a rule nothing.
    Zero,
    /// As for a draw.
    Half,
    /// As for a win.
    Full,
}

/// How starting numbers were found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// By rating, title and name.
    Strength,
    /// By lots, drawn with this number.
    Lots(u64),
    /// By lots within the groups of Varma, drawn with this number.
    Varma(u64),
    /// As the arbiter has them.
    Given,
}

/// Who has paired a round.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pairer {
    /// The tables of the system.
    Tables,
    /// The arbiter.
    Arbiter,
    /// The rules of the system, as a proposal that the arbiter has accepted.
    Rules,
    /// Lots, drawn with this number, as a proposal that the arbiter has accepted.
    Lots(u64),
    /// A program, by its name and version.
    Program(String),
}

impl Act {
    /// The act as one line.
    ///
    /// # Panics
    ///
    /// Never: an act has only what can be written.
    #[must_use]
    pub fn write(&self) -> String {
        #[expect(clippy::expect_used, reason = "an act has only what can be written")]
        let value = toml::Value::try_from(self).expect("an act has only what can be written");
        value.to_string()
    }

    /// Reads the line of an act.
    #[must_use]
    pub fn read(line: &str) -> Option<Self> {
        // A single value, put where a file has values.
        #[derive(Deserialize)]
        struct Line {
            act: Act,
        }
        if line.contains(['\n', '\r']) {
            return None;
        }
        toml::from_str::<Line>(&["act = ", line].concat()).ok().map(|line| line.act)
    }
}

#[cfg(test)]
mod tests {
    use super::{Act, Bye, Order, Pairer};
    use crate::decider::Decider;
    use crate::outcome::Outcome;
    use crate::pairing::{Pair, Pairing};
    use crate::player::{Day, Player, PlayerId, Sex, Sight, Title};

    #[expect(clippy::too_many_lines, reason = "a list: one of each")]
    fn acts() -> Vec<Act> {
        let player = Player {
            name: "Weiß, \"Anna\" = 'x' # [y]".to_owned(),
            federation: Some("GER".to_owned()),
            fide: Some(4_600_000),
            sex: Some(Sex::W),
            born: Day::read("1990-02-28"),
            rating: Some(2001),
            title: Some(Title::Wfm),
            club: Some("Hannover\\Nord".to_owned()),
            team: Some("A".to_owned()),
            sight: Some(Sight::B1),
            language: Some("de".to_owned()),
            voice: Some("de".to_owned()),
            device: Some("peg board".to_owned()),
            seat: Some("by the window".to_owned()),
            assistant: Some("Bo".to_owned()),
            captain: Some("Otto".to_owned()),
            members: vec![Player { name: "Eva".to_owned(), ..Player::default() }],
        };
        let pairing = Pairing {
            pairs: vec![Pair::new(PlayerId(3), PlayerId(0)), Pair::new(PlayerId(1), PlayerId(4))],
            bye: Some(PlayerId(2)),
            free: Vec::new(),
        };
        let nobody_free = Pairing { bye: None, ..pairing.clone() };
        vec![
            Act::Entered { player: player.clone(), from: 1 },
            Act::Entered { player: Player { name: "Bo".to_owned(), ..Player::default() }, from: 3 },
            Act::Amended { id: PlayerId(7), player },
            Act::Numbered { order: vec![PlayerId(1), PlayerId(0)], by: Order::Lots(u64::MAX / 4) },
            Act::Numbered { order: vec![], by: Order::Varma(9) },
            Act::Numbered { order: vec![], by: Order::Strength },
            Act::Paired { round: 1, pairing: pairing.clone(), by: Pairer::Tables },
            Act::Paired { round: 2, pairing: pairing.clone(), by: Pairer::Lots(9) },
            Act::Paired { round: 2, pairing: pairing.clone(), by: Pairer::Rules },
            Act::Paired { round: 2, pairing, by: Pairer::Program("gacrux 1.11.65".to_owned()) },
            Act::Paired { round: 3, pairing: nobody_free, by: Pairer::Arbiter },
            Act::Ended {
                round: 1,
                board: 2,
                part: None,
                outcome: Outcome::WhiteByForfeit,
                table: None,
            },
            Act::Ended {
                round: 1,
                board: 2,
                part: Some(3),
                outcome: Outcome::White,
                table: Some(77),
            },
            Act::Corrected { round: 1, board: 2, part: None, outcome: Outcome::HalfForBlack },
            Act::Postponed { round: 1, board: 1, part: Some(4) },
            Act::LinedUp { id: PlayerId(2), round: 3, members: vec![1, 0, 4] },
            Act::Decided {
                round: 1,
                board: 2,
                winner: PlayerId(0),
                by: Decider::Lots,
                lot: Some(7),
            },
            Act::Decided {
                round: 1,
                board: 2,
                winner: PlayerId(0),
                by: Decider::Rating,
                lot: None,
            },
            Act::Qualified { order: vec![PlayerId(3), PlayerId(1)] },
            Act::Absent { id: PlayerId(0), round: 2, gets: Bye::Half },
            Act::Withdrawn { id: PlayerId(0), after: 0 },
            Act::Returned { id: PlayerId(0), from: 4 },
            Act::KeptApart { players: vec![PlayerId(0), PlayerId(1)], from: 1, to: 3 },
            Act::Revoked { act: 12 },
        ]
    }

    #[test]
    fn every_act_is_one_line_and_is_read_again() {
        for act in acts() {
            let line = act.write();
            assert!(!line.contains('\n'), "{line}");
            assert_eq!(Act::read(&line).as_ref(), Some(&act), "{line}");
        }
    }

    #[test]
    fn a_result_of_an_older_record_is_read() {
        let line = "{ ended = { round = 1, board = 2, outcome = \"1-0\" } }";
        let (part, table, outcome) = (None, None, Outcome::White);
        assert_eq!(Act::read(line), Some(Act::Ended { round: 1, board: 2, part, outcome, table }));
    }

    #[test]
    fn a_damaged_line_is_no_act() {
        for act in acts() {
            let line = act.write();
            for end in (0..line.len()).filter(|end| line.is_char_boundary(*end)) {
                assert_eq!(Act::read(&line[..end]), None, "{}", &line[..end]);
            }
        }
        assert_eq!(Act::read("{ revoked = { act = 1 } }\nact2 = 3"), None);
    }
}
