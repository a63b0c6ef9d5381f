//! The exchange format of FIDE for tournaments: TRF26, and TRF16 with the additions of pairing programs.
//!
//! [`read()`] takes the bytes of a file, [`write()`] makes the text of one. What is read is checked: who met whom
//! must be the same on both cards, and the points must be what the results give. What no reader knows is
//! kept and told. A player has no field that would tell how much he sees, so none is ever written.

mod fault;
mod line;
mod old;
mod player;
mod read;
mod records;
mod rounds;
mod write;

pub use fault::{Fault, Notice, Reason, Remark};
pub use read::{TrfFile, read};
pub use write::{Version, write};

use shakmaty::Color;

use crate::crosstable::{Crosstable, Mark, Meeting};
use crate::points::Points;
use crate::ties::{TeamTie, TieBreak, UnknownTieBreak};

/// As many rounds as a file may have.
pub const MOST_ROUNDS: usize = 100;

/// A record that is a line of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Text {
    /// The name of the tournament.
    Name,
    /// The city.
    City,
    /// The federation.
    Federation,
    /// The day of the start, as `2026/03/01`.
    Start,
    /// The day of the end.
    End,
    /// How many teams there are.
    TeamCount,
    /// The kind of tournament, in words.
    Kind,
    /// The chief arbiter.
    ChiefArbiter,
    /// A deputy; there may be several.
    Deputy,
    /// The rate of play, in words.
    Times,
    /// How the starting numbers were made.
    Ranking,
    /// Who made the pairings: a program or a person.
    PairedBy,
    /// The kind of tournament, coded.
    CodedKind,
    /// The tie-breaks.
    TieBreaks,
    /// The order of the standings: points and tie-breaks.
    Order,
    /// The rate of play, coded.
    CodedTimes,
    /// The colours of the boards of a team.
    BoardColors,
    /// Teams as a table to be read.
    LongTeamTable,
    /// The same, shorter.
    TeamTable,
}

impl Text {
    /// All of them, with the codes of their records.
    pub const ALL: [(&str, Self); 19] = [
        ("012", Self::Name),
        ("022", Self::City),
        ("032", Self::Federation),
        ("042", Self::Start),
        ("052", Self::End),
        ("082", Self::TeamCount),
        ("092", Self::Kind),
        ("102", Self::ChiefArbiter),
        ("112", Self::Deputy),
        ("122", Self::Times),
        ("172", Self::Ranking),
        ("182", Self::PairedBy),
        ("192", Self::CodedKind),
        ("202", Self::TieBreaks),
        ("212", Self::Order),
        ("222", Self::CodedTimes),
        ("352", Self::BoardColors),
        ("801", Self::LongTeamTable),
        ("802", Self::TeamTable),
    ];
}

/// What a line tells of a person: a player, or what his own federation has of him.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Person {
    /// `m` or `w`.
    pub sex: Option<char>,
    /// The title, or a national class.
    pub title: String,
    /// `Last, First`.
    pub name: String,
    /// The rating.
    pub rating: Option<u16>,
    /// The federation, or a region.
    pub federation: String,
    /// The number at FIDE or at the federation.
    pub id: String,
    /// The day of birth, as `1990/01/31`.
    pub born: String,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The starting number. Numbers may have gaps.
    pub number: usize,
    /// Who it is.
    pub person: Person,
    /// The points, as they are counted or as the file has them.
    pub points: Points,
    /// The place in the standings. It may be shared.
    pub rank: Option<usize>,
}

/// What a federation has of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct National {
    /// The three letters of the federation.
    pub code: String,
    /// The starting number of the player.
    pub number: usize,
    /// What it has.
    pub person: Person,
    /// The points, if they are there.
    pub points: Option<Points>,
    /// The place, if it is there.
    pub rank: Option<usize>,
}

/// A team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamRecord {
    /// Its number.
    pub number: usize,
    /// Its name.
    pub name: String,
    /// Its short name, of at most five letters.
    pub short: String,
    /// How strong it is.
    pub strength: Option<usize>,
    /// Its match points.
    pub match_points: Option<Points>,
    /// Its game points.
    pub game_points: Option<Points>,
    /// Its place.
    pub rank: Option<usize>,
    /// The starting numbers of its players, in the order of the boards.
    pub players: Vec<usize>,
}

/// What teams get for a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchScoring {
    /// For a win.
    pub win: Points,
    /// For a drawn match.
    pub draw: Points,
    /// For a loss.
    pub loss: Points,
}

impl Default for MatchScoring {
    fn default() -> Self {
        Self { win: Points::ONE * 2, draw: Points::ONE, loss: Points::ZERO }
    }
}

/// A bye of a round for some: for players in a round that is still to be paired, or for teams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByeRecord {
    /// A half-point, full-point or zero-point bye.
    pub mark: Mark,
    /// The round, from 1.
    pub round: usize,
    /// Who has it.
    pub numbers: Vec<usize>,
}

/// Points that are added for the pairings of some rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Acceleration {
    /// Match points, for teams.
    pub match_points: Option<Points>,
    /// Points, or game points of teams.
    pub points: Points,
    /// The first round and the last.
    pub rounds: (usize, usize),
    /// The first player or team and the last.
    pub numbers: (usize, usize),
}

/// Some who may not meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forbidden {
    /// The first round and the last; nothing for the whole tournament.
    pub rounds: Option<(usize, usize)>,
    /// Who may not meet each other.
    pub numbers: Vec<usize>,
}

/// Points that were given or taken by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Award {
    /// For which result; nothing for a penalty or a present.
    pub mark: Option<Mark>,
    /// Match points, for teams.
    pub match_points: Option<Points>,
    /// Points, or game points of teams.
    pub points: Option<Points>,
    /// The round; nothing for all.
    pub round: Option<usize>,
    /// Who has them.
    pub numbers: Vec<usize>,
}

/// The byes of teams that were left over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamByes {
    /// Match points of the bye.
    pub match_points: Option<Points>,
    /// Game points of the bye.
    pub game_points: Option<Points>,
    /// The team of each round, from the first on.
    pub teams: Vec<Option<usize>>,
}

/// A match that was forfeited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forfeit {
    /// Who has won; nobody if neither team came.
    pub winner: Option<Color>,
    /// The round, from 1.
    pub round: usize,
    /// The team that has White on the first board.
    pub white: usize,
    /// The other team.
    pub black: usize,
}

/// A team that plays in another order of boards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReorderedTeam {
    /// The round, from 1.
    pub round: usize,
    /// The team.
    pub team: usize,
    /// Its opponent.
    pub opponent: usize,
    /// Who plays at each board; nobody where it stays empty.
    pub players: Vec<Option<usize>>,
}

/// A tournament as the exchange format has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trf {
    /// The records that are a line of text, in the order of the file.
    pub texts: Vec<(Text, String)>,
    /// The days of the rounds, as `26/03/01`.
    pub dates: Vec<String>,
    /// The colour of the first player in the first round.
    pub initial_color: Option<Color>,
    /// The players, in the order of the cards of the table.
    pub players: Vec<Player>,
    /// What was done in each round.
    pub table: Crosstable,
    /// What federations have of players.
    pub national: Vec<National>,
    /// Byes of rounds that are still to be paired, and of teams.
    pub byes: Vec<ByeRecord>,
    /// Points added for pairings.
    pub accelerations: Vec<Acceleration>,
    /// Who may not meet.
    pub forbidden: Vec<Forbidden>,
    /// Points by hand.
    pub awards: Vec<Award>,
    /// The teams.
    pub teams: Vec<TeamRecord>,
    /// What teams get for a match, if it is told.
    pub match_scoring: Option<MatchScoring>,
    /// Byes of teams that were left over.
    pub team_byes: Vec<TeamByes>,
    /// Forfeited matches.
    pub forfeits: Vec<Forfeit>,
    /// Teams in another order of boards.
    pub board_orders: Vec<ReorderedTeam>,
    /// Lines that are comments, or that no reader knows, as they are.
    pub others: Vec<String>,
}

impl Trf {
    /// A file of a table and its players, and of nothing else.
    #[must_use]
    pub fn new(table: Crosstable, players: Vec<Player>) -> Self {
        let mut texts = Vec::new();
        if table.meeting == Meeting::All {
            texts.push((Text::CodedKind, String::from("FIDE_ROUNDROBIN")));
        }
        Self {
            texts,
            dates: Vec::new(),
            initial_color: None,
            players,
            table,
            national: Vec::new(),
            byes: Vec::new(),
            accelerations: Vec::new(),
            forbidden: Vec::new(),
            awards: Vec::new(),
            teams: Vec::new(),
            match_scoring: None,
            team_byes: Vec::new(),
            forfeits: Vec::new(),
            board_orders: Vec::new(),
            others: Vec::new(),
        }
    }

    /// What a record of text says; of several the first.
    #[must_use]
    pub fn text(&self, text: Text) -> Option<&str> {
        self.texts.iter().find(|(is, _)| *is == text).map(|(_, value)| value.as_str())
    }

    /// The tie-breaks of record 202, or of 212 if there is no other, without the points.
    #[must_use]
    pub fn tie_breaks(&self) -> Vec<Result<TieBreak, UnknownTieBreak>> {
        self.listed().map(str::parse).collect()
    }

    /// The same in a tournament of teams.
    #[must_use]
    pub fn team_ties(&self) -> Vec<Result<TeamTie, UnknownTieBreak>> {
        self.listed().map(str::parse).collect()
    }

    /// The acronyms of the tie-breaks.
    fn listed(&self) -> impl Iterator<Item = &str> {
        let list =
            self.text(Text::TieBreaks).or_else(|| self.text(Text::Order)).unwrap_or_default();
        let names = list.split(',').map(str::trim);
        names.filter(|name| !matches!(*name, "" | "PTS" | "MPTS" | "GPTS"))
    }
}

#[cfg(test)]
mod tests;
