//! The event file: what an organiser lays down for a tournament, and who has entered.
//!
//! The text is TOML, each player is a part `[[player]]`, each team a part `[[team]]`. It is read as a whole:
//! either an [`EventFile`] comes of it, or everything that is wrong with it, each with its line. Files are
//! opened elsewhere, and the words are made elsewhere.

mod key;
mod prizes;
mod teams;
mod value;
mod write;

use std::collections::BTreeMap;

use shakmaty::Color;
use toml::Spanned;
use toml::de::{DeTable, DeValue};
use touchmove_files::datafile::plain;
use touchmove_files::datafile::whole::{Entries, FormFault, LineFaults};
use touchmove_laws::{Edition as Laws, Odds, TimeControl, Variant};

use crate::player::{Day, Player};
use crate::prizes::{PrizeList, PrizeRules};
use crate::ties::{Score, TeamTie, TieBreak, TieEdition};
use crate::tournament::Terms;

pub use key::{Key, Part};
pub use touchmove_files::datafile::whole::LineFault;
pub use value::SYSTEMS;
pub use write::write;

/// What is laid down for an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Regulations {
    /// The name.
    pub name: String,
    /// The place.
    pub place: Option<String>,
    /// The three letters of the federation.
    pub federation: Option<String>,
    /// The first day.
    pub from: Option<Day>,
    /// The last day.
    pub to: Option<Day>,
    /// The chief arbiter.
    pub arbiter: Option<String>,
    /// The match file that tables are laid by, from the folder of the event file.
    pub table: Option<String>,
    /// The Laws that are played by.
    pub laws: Laws,
    /// The game, if it is not chess.
    pub variant: Option<Variant>,
    /// What one player of each game gives the other.
    pub odds: Option<Odds>,
    /// The time for each player.
    pub time: Option<TimeControl>,
    /// How many minutes late a player may come.
    pub default_time: Option<u16>,
    /// System, rounds and points.
    pub terms: Terms,
    /// The tie-breaks in their order.
    pub ties: Vec<TieBreak>,
    /// The tie-breaks of teams, where teams play.
    pub team_ties: Vec<TeamTie>,
    /// Which points of teams come first.
    pub primary: Score,
    /// The edition by which they are computed.
    pub ties_by: TieEdition,
    /// Whether the first rounds are accelerated, by the rule of Baku.
    pub is_accelerated: bool,
    /// The colour of number 1 in round 1 of a Swiss; lots decide where there is none.
    pub first_color: Option<Color>,
    /// Whether captains may advise their players during play.
    pub captains_advise: bool,
    /// Whether captains sign the result of a match.
    pub captains_sign: bool,
    /// How prizes are given.
    pub prize_rules: PrizeRules,
    /// What is agreed on draws, aids and appeals, as players are told.
    pub notices: BTreeMap<Key, String>,
}

/// A team.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Team {
    /// The name.
    pub name: String,
    /// The captain.
    pub captain: Option<String>,
    /// The language in which the captain is spoken to.
    pub language: Option<String>,
}

/// What was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventFile {
    /// What is laid down.
    pub regulations: Regulations,
    /// The teams.
    pub teams: Vec<Team>,
    /// The players, in the order of the file. Those of a team are in the order of its boards.
    pub players: Vec<Player>,
    /// The prizes, in the order of the file.
    pub prizes: Vec<PrizeList>,
}

/// What can be wrong with an event file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The line is no line of such a file.
    Form,
    /// The key was there before in the same part.
    Twice,
    /// There is no such key in this part.
    Unknown {
        /// What is written.
        word: String,
        /// Where.
        part: Part,
    },
    /// Players or teams are written like a key.
    NoPart(Part),
    /// The key cannot have this value.
    Value(Key, String),
    /// The key must be there.
    Missing(Key),
    /// Two players are the same: one name and one day of birth, or none.
    SamePlayer(String),
    /// Two players have the same number at FIDE.
    SameFide(u32),
    /// Two teams have the same name.
    SameTeam(String),
    /// A player is of a team that is none.
    NoTeam(String),
    /// Teams play, and a player is of none.
    Teamless(String),
    /// A team has no player.
    EmptyTeam(String),
    /// The key goes with other systems only.
    Unfit(Key),
    /// Odds of pieces, and another game than chess.
    OddsOfPieces,
    /// The event ends before it begins.
    Ends(Day),
}

impl FormFault for Fault {
    const FORM: Self = Self::Form;
    const TWICE: Self = Self::Twice;
}

/// Reads an event file.
///
/// # Errors
///
/// What is wrong with it, in the order of its lines; what is missing comes last. Of more than so many lines
/// nobody reads all.
pub fn read(text: &str) -> Result<EventFile, Vec<LineFault<Fault>>> {
    let (table, faults) = LineFaults::read(text);
    let (event, teams, players) = (Entries::new(), Vec::new(), Vec::new());
    let mut reader = Reader { faults, event, teams, players, prizes: Vec::new() };
    reader.event(&table);
    reader.finish()
}

/// A player with another value of a key, as it is written in the file.
///
/// # Errors
///
/// What is wrong: the key is none of a player, or cannot have the value.
pub fn amended(player: &Player, word: &str, text: &str) -> Result<Player, Fault> {
    let part = Part::Player;
    let key = Key::ALL.into_iter().find(|key| key.part() == part && key.name() == word);
    let key = key.ok_or_else(|| Fault::Unknown { word: word.to_owned(), part })?;
    if !value::is_fit(key, text) {
        return Err(Fault::Value(key, text.to_owned()));
    }
    Ok(value::put(player, key, text))
}

/// Whether a key can have this value, as it is written in the file.
#[must_use]
pub fn can_be(key: Key, text: &str) -> bool {
    value::is_fit(key, text)
}

/// The keys of which one must stand beside a system, by its word; none where it says all itself.
#[must_use]
pub fn needed(system: &str) -> &'static [Key] {
    value::needed(system)
}

/// Whether teams can play by a system, by its word.
#[must_use]
pub fn has_teams(system: &str) -> bool {
    value::systems_of(Key::Boards).contains(&system)
}

struct Reader<'a> {
    faults: LineFaults<'a, Fault>,
    event: Entries<Key>,
    /// Teams and players with the lines on which they begin.
    teams: Vec<(Entries<Key>, usize)>,
    players: Vec<(Entries<Key>, usize)>,
    prizes: Vec<PrizeList>,
}

impl Reader<'_> {
    fn event(&mut self, table: &DeTable<'_>) {
        for (name, value) in table {
            let line = self.faults.line_of(name);
            let part = Part::ALL.into_iter().find(|part| part.heading() == name.get_ref());
            match (part, value.get_ref()) {
                (None, _) => {
                    if let Some((key, text)) =
                        self.entry(Part::Event, (name.get_ref(), line), value)
                    {
                        self.event.insert(key, (text, line));
                    }
                }
                (Some(part), DeValue::Array(parts)) => {
                    for inner in parts {
                        self.part(part, inner);
                    }
                }
                (Some(part), _) => self.faults.add(line, Fault::NoPart(part)),
            }
        }
    }

    fn part(&mut self, part: Part, value: &Spanned<DeValue<'_>>) {
        let line = self.faults.line_of(value);
        let DeValue::Table(table) = value.get_ref() else {
            return self.faults.add(line, Fault::NoPart(part));
        };
        let mut entries = Entries::new();
        for (name, value) in table {
            let at = self.faults.line_of(name);
            if let Some((key, text)) = self.entry(part, (name.get_ref(), at), value) {
                entries.insert(key, (text, at));
            }
        }
        match part {
            Part::Team => self.teams.push((entries, line)),
            Part::Prize => self.prize_list(&entries, table, line),
            Part::Player | Part::Event => self.players.push((entries, line)),
        }
    }

    fn entry(
        &mut self,
        part: Part,
        (word, line): (&str, usize),
        value: &Spanned<DeValue<'_>>,
    ) -> Option<(Key, String)> {
        let Some(key) = Key::ALL.into_iter().find(|key| key.part() == part && key.name() == word)
        else {
            self.faults.add(line, Fault::Unknown { word: word.to_owned(), part });
            return None;
        };
        let text = plain(value.get_ref()).unwrap_or_default();
        if value::is_fit(key, text.trim()) {
            Some((key, text.trim().to_owned()))
        } else {
            self.faults.add(line, Fault::Value(key, text));
            None
        }
    }

    fn finish(mut self) -> Result<EventFile, Vec<LineFault<Fault>>> {
        for key in [Key::Name, Key::System] {
            if !self.event.contains_key(&key) {
                self.faults.add(0, Fault::Missing(key));
            }
        }
        self.of_the_system();
        self.days();
        self.odds();
        let lines: Vec<usize> = self.teams.iter().map(|(_, line)| *line).collect();
        let teams = self.checked_teams();
        let players = self.checked_players(&teams);
        self.checked_lists(&lines, &teams, &players);
        if self.faults.count() > 0 {
            return Err(self.faults.told());
        }
        Ok(EventFile { regulations: regulations(&self.event), teams, players, prizes: self.prizes })
    }

    /// What must be there because of the system, and what does not go with it.
    fn of_the_system(&mut self) {
        let Some(system) = self.event.get(&Key::System).map(|(text, _)| text.clone()) else {
            return;
        };
        let needed = value::needed(&system);
        if let Some(first) = needed.first()
            && !needed.iter().any(|key| self.event.contains_key(key))
        {
            self.faults.add(0, Fault::Missing(*first));
        }
        let is_unfit = |key: &Key| {
            let systems = value::systems_of(*key);
            !systems.is_empty() && !systems.contains(&system.as_str())
        };
        let of_teams = [
            Key::MatchWin,
            Key::MatchDraw,
            Key::MatchLoss,
            Key::RankedBy,
            Key::CaptainsAdvise,
            Key::CaptainsSign,
        ];
        let teamless = !self.event.contains_key(&Key::Boards);
        let unfit: Vec<_> = self
            .event
            .iter()
            .filter(|(key, _)| {
                let is_of_players = **key == Key::Acceleration && !teamless;
                is_unfit(key) || is_of_players || teamless && of_teams.contains(key)
            })
            .map(|(key, (_, line))| (*key, *line))
            .collect();
        for (key, line) in unfit {
            self.faults.add(line, Fault::Unfit(key));
        }
        if let Some((text, line)) = self.event.get(&Key::TieBreaks).cloned() {
            let fits = if teamless {
                value::ties::<TieBreak>(&text).is_some()
            } else {
                value::ties::<TeamTie>(&text).is_some()
            };
            if !fits {
                self.faults.add(line, Fault::Value(Key::TieBreaks, text));
            }
        }
    }

    /// Odds of pieces begin from the usual position of chess.
    fn odds(&mut self) {
        let Some((text, line)) = self.event.get(&Key::Odds) else { return };
        let has_pieces = text.parse::<Odds>().is_ok_and(|odds| odds.start().is_some());
        if has_pieces && self.event.contains_key(&Key::Variant) {
            let line = *line;
            self.faults.add(line, Fault::OddsOfPieces);
        }
    }

    fn days(&mut self) {
        let day =
            |key| self.event.get(&key).and_then(|(text, line)| Some((Day::read(text)?, *line)));
        if let (Some((from, _)), Some((to, line))) = (day(Key::From), day(Key::To))
            && to < from
        {
            self.faults.add(line, Fault::Ends(to));
        }
    }

    fn checked_teams(&mut self) -> Vec<Team> {
        let mut teams: Vec<Team> = Vec::new();
        for (entries, line) in std::mem::take(&mut self.teams) {
            let text = |key| entries.get(&key).map(|(text, _)| text.clone());
            let Some(name) = text(Key::TeamName) else {
                self.faults.add(line, Fault::Missing(Key::TeamName));
                continue;
            };
            if teams.iter().any(|team| team.name == name) {
                self.faults.add(line, Fault::SameTeam(name));
                continue;
            }
            let (captain, language) = (text(Key::Captain), text(Key::CaptainLanguage));
            teams.push(Team { name, captain, language });
        }
        teams
    }

    fn checked_players(&mut self, teams: &[Team]) -> Vec<Player> {
        let mut players: Vec<Player> = Vec::new();
        for (entries, line) in std::mem::take(&mut self.players) {
            let player = value::player(&entries);
            if player.name.is_empty() {
                // A name that cannot be is told at its own line.
                self.faults.add(line, Fault::Missing(Key::PlayerName));
                continue;
            }
            let same = |other: &&Player| other.name == player.name && other.born == player.born;
            if let Some(other) = players.iter().find(same) {
                self.faults.add(line, Fault::SamePlayer(other.name.clone()));
                continue;
            }
            if let Some(fide) = player.fide
                && players.iter().any(|other| other.fide == Some(fide))
            {
                self.faults.add(line, Fault::SameFide(fide));
                continue;
            }
            if let Some(team) = &player.team
                && teams.iter().all(|known| known.name != *team)
            {
                let at = entries.get(&Key::PlayerTeam).map_or(line, |(_, line)| *line);
                self.faults.add(at, Fault::NoTeam(team.clone()));
            }
            if player.team.is_none() && self.event.contains_key(&Key::Boards) {
                self.faults.add(line, Fault::Teamless(player.name.clone()));
            }
            players.push(player);
        }
        players
    }
}

/// What is laid down, of entries that are all fit.
fn regulations(event: &Entries<Key>) -> Regulations {
    let text = |key: Key| event.get(&key).map(|(text, _)| text.as_str());
    let owned = |key: Key| text(key).map(str::to_owned);
    let number = |key: Key| text(key).and_then(|text| text.parse::<usize>().ok());
    let notices = [Key::Draws, Key::Aids, Key::Appeals]
        .into_iter()
        .filter_map(|key| Some((key, owned(key)?)));
    Regulations {
        name: owned(Key::Name).unwrap_or_default(),
        place: owned(Key::Place),
        federation: owned(Key::Federation),
        from: text(Key::From).and_then(Day::read),
        to: text(Key::To).and_then(Day::read),
        arbiter: owned(Key::Arbiter),
        table: owned(Key::Table),
        laws: text(Key::Laws).and_then(|text| text.parse().ok()).unwrap_or_default(),
        variant: text(Key::Variant).and_then(value::variant),
        odds: text(Key::Odds).and_then(|text| text.parse().ok()),
        time: text(Key::Time).and_then(|text| text.parse().ok()),
        default_time: text(Key::DefaultTime).and_then(|text| text.parse().ok()),
        terms: teams::terms(event, number(Key::Rounds)),
        ties: text(Key::TieBreaks).and_then(value::ties).unwrap_or_default(),
        team_ties: text(Key::TieBreaks).and_then(value::ties).unwrap_or_default(),
        primary: text(Key::RankedBy).and_then(value::score).unwrap_or_default(),
        ties_by: text(Key::TieBreakRules).and_then(value::ties_by).unwrap_or_default(),
        is_accelerated: text(Key::Acceleration).is_some(),
        first_color: text(Key::FirstColor).and_then(value::color),
        captains_advise: text(Key::CaptainsAdvise) != Some("no"),
        captains_sign: text(Key::CaptainsSign) == Some("yes"),
        prize_rules: prizes::rules(event),
        notices: notices.collect(),
    }
}

#[cfg(test)]
mod tests;
