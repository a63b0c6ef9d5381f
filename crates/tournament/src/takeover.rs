//! A tournament of another program goes on here: from the exchange format to an event file and the acts by
//! which everything came to be that the file tells.
//!
//! What comes of it is compared with the file, round by round. Where the two would differ, nothing is taken.

mod event;
mod rounds;
mod teams;

use crate::act::{Act, Bye, Order};
use crate::crosstable::{Cell, Mark};
use crate::file::{self, EventFile};
use crate::player::{Day, Player, PlayerId, Sex, Title};
use crate::record::{Record, Unrecorded};
use crate::swiss;
use crate::tournament::Tournament;
use crate::trf::{Person, Text, Trf};

/// What an exchange file becomes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Takeover {
    /// The text of the event file.
    pub text: String,
    /// What stands in it.
    pub file: EventFile,
    /// What was done so far.
    pub acts: Vec<Act>,
}

/// Why a tournament cannot be taken over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotTaken {
    /// Its teams, their players and their points do not go together.
    Teams,
    /// Points were given or taken by hand.
    PointsByHand,
    /// An absence gives points, or a result that is not known other points than a draw.
    Scoring,
    /// The first rounds are accelerated in a way that is not that of Baku.
    Acceleration,
    /// A player has a name that cannot be, by the starting number.
    Name(usize),
    /// A round, from 1, has results that no tournament here can have.
    Round(usize),
    /// An act cannot be.
    Act(Box<Untaken>),
}

/// An act of a takeover that cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Untaken {
    /// What is laid down.
    pub file: EventFile,
    /// What was done before it.
    pub acts: Vec<Act>,
    /// The act.
    pub act: Act,
    /// Why it cannot be.
    pub why: Unrecorded,
}

/// The tournament of an exchange file. `name` is what it is called if the file does not say.
///
/// # Errors
///
/// Why it cannot be taken over.
pub fn taken_over(trf: &Trf, name: &str) -> Result<Takeover, NotTaken> {
    could_be(trf)?;
    let players = players(trf)?;
    if teams::are_there(trf, trf.text(Text::CodedKind).unwrap_or_default()) {
        return teams::taken_over(trf, name, &players);
    }
    let (text, file) = event::of_players(trf, name, &players);
    let mut record = Record::new(file.regulations.terms.clone());
    let mut add = |act: Act| {
        record.add(act.clone()).map_err(|why| {
            let acts = record.acts().map(|(_, act, _)| act.clone()).collect();
            NotTaken::Act(Box::new(Untaken { file: file.clone(), acts, act, why }))
        })
    };
    for player in players {
        add(Act::Entered { player, from: 1 })?;
    }
    let order = (0..trf.players.len()).map(PlayerId).collect();
    add(Act::Numbered { order, by: Order::Given })?;
    for act in restrictions(trf) {
        add(act)?;
    }
    for round in 1..=trf.table.paired() {
        for act in rounds::acts(&trf.table, round).ok_or(NotTaken::Round(round))? {
            add(act)?;
        }
    }
    for act in byes_to_come(trf) {
        add(act)?;
    }
    if let Some(round) = differing_round(trf, record.now()) {
        return Err(NotTaken::Round(round));
    }
    let acts = record.acts().map(|(_, act, _)| act.clone()).collect();
    Ok(Takeover { text, file, acts })
}

/// Whether a tournament here can be so at all.
fn could_be(trf: &Trf) -> Result<(), NotTaken> {
    if !trf.awards.is_empty() {
        return Err(NotTaken::PointsByHand);
    }
    let scoring = &trf.table.scoring;
    let usual = crate::points::Scoring::default();
    if scoring.absent != usual.absent || scoring.unknown != scoring.draw {
        return Err(NotTaken::Scoring);
    }
    let is_to_come = |last: usize| last > trf.table.paired();
    if trf.accelerations.iter().any(|added| is_to_come(added.rounds.1)) && !is_baku(trf) {
        return Err(NotTaken::Acceleration);
    }
    Ok(())
}

/// Whether points are added by the rule of Baku.
fn is_baku(trf: &Trf) -> bool {
    let rule = swiss::baku(trf.players.len(), trf.table.rounds, &trf.table.scoring);
    let first = trf.players.first().map_or(1, |player| player.number);
    rule.len() == trf.accelerations.len()
        && rule.iter().zip(&trf.accelerations).all(|((points, [from, to], count), added)| {
            let last = trf.players.get(*count - 1).map_or(*count, |player| player.number);
            added.points == *points
                && added.rounds == (*from, *to)
                && added.numbers == (first, last)
        })
}

fn players(trf: &Trf) -> Result<Vec<Player>, NotTaken> {
    let player = |player: &crate::trf::Player| {
        let name = player.person.name.trim();
        if !file::can_be(file::Key::PlayerName, name) {
            return Err(NotTaken::Name(player.number));
        }
        let in_team = |team: &&crate::trf::TeamRecord| team.players.contains(&player.number);
        let team = trf.teams.iter().find(in_team).map(|team| team.name.trim().to_owned());
        Ok(Player { team, ..person(&player.person) })
    };
    trf.players.iter().map(player).collect()
}

/// A person as one enters here. What is not of the form that it has here is left out.
fn person(of: &Person) -> Player {
    let owned = |key: file::Key, text: &str| {
        Some(text.trim()).filter(|text| file::can_be(key, text)).map(str::to_owned)
    };
    Player {
        name: of.name.trim().to_owned(),
        federation: owned(file::Key::PlayerFederation, &of.federation),
        fide: owned(file::Key::Fide, &of.id).and_then(|number| number.parse().ok()),
        sex: match of.sex {
            Some('m') => Some(Sex::M),
            Some('w' | 'f') => Some(Sex::W),
            _ => None,
        },
        born: Day::read(of.born.trim()),
        rating: of.rating.filter(|rating| (1..=4000).contains(rating)),
        title: title(&of.title),
        ..Player::default()
    }
}

/// A title by its letters, or by those of older files: `g`, `wm`.
fn title(text: &str) -> Option<Title> {
    let capitals = text.trim().to_ascii_uppercase();
    let is_it = |title: &Title| {
        let letters = title.letters();
        let woman = letters.strip_prefix('W');
        let short = woman.unwrap_or(letters).get(..1).unwrap_or_default();
        let is_short = match capitals.strip_prefix('W') {
            Some(rest) => woman.is_some() && rest == short,
            // An international master has the letter of the second word.
            None => woman.is_none() && capitals == short,
        };
        letters == capitals || is_short
    };
    let international = match capitals.as_str() {
        "M" => Some(Title::Im),
        "WM" => Some(Title::Wim),
        _ => None,
    };
    international.or_else(|| Title::ALL.into_iter().find(is_it))
}

/// Who must not meet.
fn restrictions(trf: &Trf) -> Vec<Act> {
    let last = trf.table.rounds.max(trf.table.paired()).max(1);
    let act = |some: &crate::trf::Forbidden| {
        let (from, to) = some.rounds.unwrap_or((1, last));
        let players = some.numbers.iter().filter_map(|number| id(trf, *number)).collect();
        Act::KeptApart { players, from, to }
    };
    trf.forbidden.iter().map(act).collect()
}

/// Who has asked not to play in rounds that are still to be paired.
fn byes_to_come(trf: &Trf) -> Vec<Act> {
    let mut acts = Vec::new();
    for bye in trf.byes.iter().filter(|bye| bye.round > trf.table.paired()) {
        let gets = asked_for(bye.mark).unwrap_or(Bye::Zero);
        let ids = bye.numbers.iter().filter_map(|number| id(trf, *number));
        acts.extend(ids.map(|id| Act::Absent { id, round: bye.round, gets }));
    }
    acts
}

/// What somebody gets for a round without a game, if it was asked for.
fn asked_for(mark: Mark) -> Option<Bye> {
    match mark {
        Mark::ZeroBye => Some(Bye::Zero),
        Mark::HalfBye => Some(Bye::Half),
        Mark::FullBye => Some(Bye::Full),
        Mark::Win
        | Mark::Draw
        | Mark::Loss
        | Mark::ForfeitWin
        | Mark::ForfeitLoss
        | Mark::ShortWin
        | Mark::ShortDraw
        | Mark::ShortLoss
        | Mark::PairingBye
        | Mark::Unknown => None,
    }
}

fn id(trf: &Trf, number: usize) -> Option<PlayerId> {
    trf.players.iter().position(|player| player.number == number).map(PlayerId)
}

/// A result as it is kept here: a game of less than a move is a game.
fn kept(cell: Cell) -> Cell {
    let mark = match cell.mark {
        Mark::ShortWin => Mark::Win,
        Mark::ShortDraw => Mark::Draw,
        Mark::ShortLoss => Mark::Loss,
        mark => mark,
    };
    Cell { mark, ..cell }
}

/// The first round, from 1, that is not the same in the file and here.
fn differing_round(trf: &Trf, now: &Tournament) -> Option<usize> {
    let here = now.crosstable();
    (0..trf.table.paired())
        .find(|round| {
            here.cards.iter().zip(&trf.table.cards).any(|(own, other)| {
                let other = other.cells.get(*round).copied().map(kept);
                let own = own.cells.get(*round).copied();
                let points = |cell: Option<Cell>| cell.map(|cell| here.scoring.of(cell.mark));
                let met = |cell: Option<Cell>| cell.and_then(|cell| cell.opponent);
                met(own) != met(other) || points(own) != points(other)
            })
        })
        .map(|round| round + 1)
}

#[cfg(test)]
mod tests;
