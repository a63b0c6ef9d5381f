//! What an exchange file lays down, as an event file.

use std::collections::BTreeSet;

use super::is_baku;
use crate::berger;
use crate::crosstable::{Crosstable, Meeting};
use crate::file::{self, EventFile, Key, Team};
use crate::player::Player;
use crate::points::{Points, Scoring};
use crate::trf::{MatchScoring, Text, Trf};

/// How it is played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Laid {
    /// The system, as it stands in an event file.
    pub(super) system: &'static str,
    /// Its rounds.
    pub(super) rounds: Option<usize>,
    /// The boards of a match, where teams play.
    pub(super) boards: Option<usize>,
}

/// What players are laid down for who play alone.
pub(super) fn of_players(trf: &Trf, name: &str, players: &[Player]) -> (String, EventFile) {
    let (system, rounds) = system(trf);
    let teams: BTreeSet<_> = players.iter().filter_map(|player| player.team.clone()).collect();
    let teams: Vec<Team> = teams.into_iter().map(|name| Team { name, ..Team::default() }).collect();
    laid_down(trf, name, Laid { system, rounds, boards: None }, (&teams, players))
}

/// The text of the event file, and what stands in it. What the format has in other words is left out.
pub(super) fn laid_down(
    trf: &Trf,
    name: &str,
    laid: Laid,
    (teams, players): (&[Team], &[Player]),
) -> (String, EventFile) {
    let text = |of: Text| trf.text(of).map(|text| text.trim().to_owned());
    let day = |of: Text| text(of).map(|day| day.replace(['/', '.'], "-"));
    let Laid { system, rounds, boards } = laid;
    let color = trf.initial_color.map(|color| color.fold_wb("white", "black").to_owned());
    let accelerated = system == "swiss" && !trf.accelerations.is_empty() && is_baku(trf);
    let Scoring { win, draw, loss, bye, .. } = trf.table.scoring;
    let usual = Scoring::default();
    let points = |has: Points, usual| (has != usual).then(|| has.to_string());
    let mut entries = vec![
        (Key::Name, text(Text::Name).or_else(|| Some(name.to_owned()))),
        (Key::Place, text(Text::City)),
        (Key::Federation, text(Text::Federation)),
        (Key::From, day(Text::Start)),
        (Key::To, day(Text::End)),
        (Key::Arbiter, text(Text::ChiefArbiter)),
        (Key::System, Some(system.to_owned())),
        (Key::Rounds, rounds.map(|rounds| rounds.to_string())),
        (Key::Acceleration, accelerated.then(|| "baku".to_owned())),
        (Key::Time, text(Text::CodedTimes).or_else(|| text(Text::Times))),
        (Key::Win, points(win, usual.win)),
        (Key::Draw, points(draw, usual.draw)),
        (Key::Loss, points(loss, usual.loss)),
        (Key::Bye, points(bye, win)),
        (Key::TieBreaks, ties(trf, boards.is_some())),
        (Key::FirstColor, color.filter(|_| system == "swiss")),
    ];
    entries.extend(boards.into_iter().flat_map(|boards| of_matches(trf, boards)));
    let mut said: Vec<(Key, String)> = Vec::new();
    for (key, value) in entries.drain(..) {
        said.extend(value.filter(|value| file::can_be(key, value)).map(|value| (key, value)));
    }
    if !said.iter().any(|(key, _)| *key == Key::Name) {
        said.insert(0, (Key::Name, name.to_owned()));
    }
    // Its end is told wrong more often than its beginning.
    let days = [Key::From, Key::To].map(|of| said.iter().find(|(key, _)| *key == of).cloned());
    if let [Some((_, from)), Some((_, to))] = days
        && to < from
    {
        said.retain(|(key, _)| *key != Key::To);
    }
    let written = file::write(&said, teams, players);
    let read = file::read(&written).unwrap_or_else(|_| unreadable(&said));
    (written, read)
}

/// What is laid down for matches of so many boards.
fn of_matches(trf: &Trf, boards: usize) -> [(Key, Option<String>); 5] {
    let (scoring, usual) = (trf.match_scoring.unwrap_or_default(), MatchScoring::default());
    let points = |has: Points, usual| (has != usual).then(|| has.to_string());
    let kind = trf.text(Text::CodedKind).unwrap_or_default();
    let by_games = kind.trim().ends_with("_GP_MP");
    [
        (Key::Boards, Some(boards.to_string())),
        (Key::MatchWin, points(scoring.win, usual.win)),
        (Key::MatchDraw, points(scoring.draw, usual.draw)),
        (Key::MatchLoss, points(scoring.loss, usual.loss)),
        (Key::RankedBy, by_games.then(|| "game points".to_owned())),
    ]
}

/// The tie-breaks that are known, of players or of teams.
fn ties(trf: &Trf, of_teams: bool) -> Option<String> {
    let ties: Vec<String> = if of_teams {
        trf.team_ties().iter().flatten().map(ToString::to_string).collect()
    } else {
        trf.tie_breaks().iter().flatten().map(ToString::to_string).collect()
    };
    Some(ties.join(", ")).filter(|ties| !ties.is_empty())
}

/// Every value was found to be one that its key can have, so only players can be wrong, who are the same:
/// they are refused when they enter.
fn unreadable(said: &[(Key, String)]) -> EventFile {
    #[expect(clippy::expect_used, reason = "every value was found to be one that its key can have")]
    file::read(&file::write(said, &[], &[])).expect("every value is one that its key can have")
}

/// The system, as it stands in an event file, and its rounds. A round robin of which a round is not that of
/// the tables goes on by hand.
fn system(trf: &Trf) -> (&'static str, Option<usize>) {
    let table = &trf.table;
    let rounds = table.rounds.max(table.paired()).max(1);
    if table.meeting != Meeting::All {
        return ("swiss", Some(rounds));
    }
    let players = table.cards.len();
    let times = rounds.div_ceil(berger::rounds(players, 1).max(1));
    let by_tables = (1..=table.paired()).all(|round| is_by_tables(table, times, round));
    if by_tables && berger::rounds(players, times) == rounds {
        return ("round robin", (times > 1).then_some(times));
    }
    ("by hand", Some(rounds))
}

/// Whether a round is that of the tables.
fn is_by_tables(table: &Crosstable, times: usize, round: usize) -> bool {
    let pairing = berger::cycle_round(table.cards.len(), times, round);
    pairing.pairs.iter().all(|pair| {
        let cell = table.cards[pair.white].cells.get(round - 1);
        cell.is_some_and(|cell| {
            cell.opponent == Some(pair.black) && cell.color.is_none_or(shakmaty::Color::is_white)
        })
    })
}
