//! The tournament as other programs read it. How much a player sees is no part of that.

mod teams;

use shakmaty::Color;

use crate::organiser::Desk;
use crate::organiser::notices::Paper;
use crate::organiser::pending::open_games;
use crate::organiser::standing::EventStandings;
use crate::tournament::act::{Act, Bye, Pairer};
use crate::tournament::crosstable::Mark;
use crate::tournament::file::EventFile;
use crate::tournament::outcome::Outcome;
use crate::tournament::player::{Player, PlayerId, Sex};
use crate::tournament::swiss;
use crate::tournament::system::System;
use crate::tournament::ties::Score;
use crate::tournament::tournament::Tournament;
use crate::tournament::trf::{self, Acceleration, Forbidden, Person, Text, Trf, Version};
use crate::voices::{Priority, Utterance, Value};

impl Desk {
    /// The tournament for a program that pairs the next round: with who is absent in it. A game that is
    /// still open counts as a draw, and no two programs have the same sign for it.
    #[must_use]
    pub fn to_be_paired(&self) -> String {
        let mut drawn = self.record.clone();
        for (round, (board, part)) in open_games(self.now()) {
            let (outcome, table) = (Outcome::Draw, None);
            // It is open, so it can end.
            let _ = drawn.add(Act::Ended { round, board, part, outcome, table });
        }
        EventExchange { file: &self.file, now: drawn.now() }.for_a_program()
    }

    /// What is laid down for the event and has no place in what others read.
    #[must_use]
    pub fn not_exchanged(&self) -> Option<Utterance> {
        let name = self.narrator().variants().name(self.file.regulations.variant?);
        let values = [("variant", Value::Spans(name))];
        Some(self.narrator().say(Priority::Move, "tournament-no-variant", &values))
    }

    /// The tournament for others to read.
    pub(super) const fn exchange(&self) -> EventExchange<'_> {
        EventExchange { file: &self.file, now: self.record.now() }
    }
}

/// A text whose columns are where they were, read as bytes in any encoding: gacrux takes UTF-8 for Latin-1 and then
/// finds `Müller` a column too long. Whoever pairs needs no names.
fn in_ascii(text: &str) -> String {
    text.chars().map(|letter| if letter.is_ascii() { letter } else { '?' }).collect()
}

/// The tournament in the format in which programs exchange them.
pub(super) struct EventExchange<'a> {
    file: &'a EventFile,
    now: &'a Tournament,
}

impl EventExchange<'_> {
    /// The tournament for a rating officer or another program, under the name that was typed.
    pub(super) fn paper(&self, name: &str) -> Paper {
        let text = trf::write(&self.as_trf(), Version::Trf26);
        Paper::Exchange { name: name.to_owned(), text }
    }

    fn for_a_program(&self) -> String {
        let mut trf = self.as_trf();
        let round = self.now.rounds().len() + 1;
        for mark in [Mark::ZeroBye, Mark::HalfBye, Mark::FullBye] {
            let has_it = |id: &&PlayerId| self.bye_in(**id, round) == Some(mark);
            let with_it = self.now.order().iter().filter(has_it);
            let numbers: Vec<_> = with_it.map(|id| self.now.seed(*id) + 1).collect();
            if !numbers.is_empty() {
                trf.byes.push(trf::ByeRecord { mark, round, numbers });
            }
        }
        // Number 1 begins with this colour; where nothing is laid down, with White.
        trf.initial_color = Some(self.file.regulations.first_color.unwrap_or(Color::White));
        // In the older format the colour is one of the additions that not every program reads.
        in_ascii(&trf::write(&trf, Version::Trf26))
    }

    /// What stands for a round in which a player is not paired.
    fn bye_in(&self, id: PlayerId, round: usize) -> Option<Mark> {
        let entry = self.now.entry(id);
        if entry.is_out(round) {
            return Some(Mark::ZeroBye);
        }
        entry.bye_in(round).map(|bye| match bye {
            Bye::Zero => Mark::ZeroBye,
            Bye::Half => Mark::HalfBye,
            Bye::Full => Mark::FullBye,
        })
    }

    fn as_trf(&self) -> Trf {
        let now = self.now;
        let mut trf = match now.team_table() {
            Some(table) => self.of_teams(&table),
            None => self.of_players(),
        };
        trf.texts = self.texts();
        trf.forbidden = now
            .apart()
            .iter()
            .map(|apart| Forbidden {
                rounds: Some((apart.from, apart.to)),
                numbers: apart.players.iter().map(|id| now.seed(*id) + 1).collect(),
            })
            .collect();
        if self.file.regulations.is_accelerated {
            let added = swiss::baku(now.order().len(), now.planned(), &now.terms().scoring);
            trf.accelerations.extend(added.into_iter().map(|(points, [first, last], number)| {
                let (rounds, numbers) = ((first, last), (1, number));
                Acceleration { match_points: None, points, rounds, numbers }
            }));
        }
        trf
    }

    fn of_players(&self) -> Trf {
        let now = self.now;
        let table = now.crosstable();
        let standings = EventStandings(&self.file.regulations).lines(now, now.rounds().len());
        let player = |(seed, id): (usize, &PlayerId)| trf::Player {
            number: seed + 1,
            person: person(&now.entry(*id).player),
            // A blank is no result for other programs, and gives nothing.
            points: table.decided(seed),
            rank: standings.iter().find(|line| line.seed == seed).map(|line| line.place),
        };
        let players = now.order().iter().enumerate().map(player).collect();
        Trf::new(table, players)
    }

    fn texts(&self) -> Vec<(Text, String)> {
        let event = &self.file.regulations;
        let day = |day: crate::tournament::player::Day| day.to_string().replace('-', "/");
        let kind = match event.terms.system {
            System::RoundRobin { .. } if event.terms.boards().is_some() => {
                Some("FIDE_TEAM_ROUNDROBIN")
            }
            System::Swiss if event.terms.boards().is_some() => Some(match event.primary {
                Score::Match => "FIDE_TEAM_TYPEA_MP_GP",
                Score::Game => "FIDE_TEAM_TYPEA_GP_MP",
            }),
            System::RoundRobin { times: 1 } => Some("FIDE_ROUNDROBIN"),
            System::RoundRobin { times: 2 } => Some("FIDE_DOUBLEROUNDROBIN"),
            System::Scheveningen { .. } => Some("FIDE_SCHEVENINGEN"),
            System::Swiss => Some("FIDE_DUTCH"),
            System::RoundRobin { .. }
            | System::Adjusted
            | System::Lots
            | System::ByHand
            | System::Match { .. }
            | System::KnockOut
            | System::Groups { .. } => None,
        };
        let ties = self.tie_acronyms();
        let programs = self.now.rounds().iter().rev().find_map(|round| match &round.by {
            Pairer::Program(program) => Some(program.clone()),
            Pairer::Tables | Pairer::Arbiter | Pairer::Rules | Pairer::Lots(_) => None,
        });
        let texts = [
            (Text::Name, Some(event.name.clone())),
            (Text::City, event.place.clone()),
            (Text::Federation, event.federation.clone()),
            (Text::Start, event.from.map(day)),
            (Text::End, event.to.map(day)),
            (Text::ChiefArbiter, event.arbiter.clone()),
            (Text::Times, event.time.as_ref().map(ToString::to_string)),
            (Text::PairedBy, programs),
            (Text::CodedKind, kind.map(str::to_owned)),
            (Text::TieBreaks, Some(ties.join(",")).filter(|ties| !ties.is_empty())),
        ];
        texts.into_iter().filter_map(|(text, value)| Some((text, value?))).collect()
    }

    /// The tie-breaks as files have them.
    fn tie_acronyms(&self) -> Vec<String> {
        let regulations = &self.file.regulations;
        if regulations.terms.boards().is_none() {
            return regulations.ties.iter().map(ToString::to_string).collect();
        }
        regulations.team_ties.iter().map(ToString::to_string).collect()
    }
}

/// A person as the format has one.
pub(super) fn person(player: &Player) -> Person {
    let sex = player.sex.map(|sex| match sex {
        Sex::M => 'm',
        Sex::W => 'w',
    });
    let day = player.born.map(|day| day.to_string().replace('-', "/"));
    Person {
        sex,
        title: player.title.map(|title| title.letters().to_owned()).unwrap_or_default(),
        name: player.name.clone(),
        rating: player.rating,
        federation: player.federation.clone().unwrap_or_default(),
        id: player.fide.map(|number| number.to_string()).unwrap_or_default(),
        born: day.unwrap_or_default(),
    }
}
