//! Tournaments of other programs taken over, and those that cannot be.

use super::{NotTaken, Takeover, taken_over, title};
use crate::act::Act;
use crate::crosstable::{Cell, Crosstable, Meeting};
use crate::player::{PlayerId, Title};
use crate::points::Points;
use crate::record::{Record, Unrecorded};
use crate::sample::{seven, table};
use crate::system::System;
use crate::tournament::{Refusal, Tournament};
use crate::trf::{self, Person, Text, Trf, Version};

/// A file of a table, as a program writes it.
fn file_of(table: Crosstable) -> Trf {
    let name = |number: usize| Person { name: format!("Test{number:04}"), ..Person::default() };
    let player = |seed: usize| trf::Player {
        number: seed + 1,
        person: Person { rating: table.cards[seed].rating, ..name(seed + 1) },
        points: table.score(seed),
        rank: None,
    };
    let players = (0..table.cards.len()).map(player).collect();
    Trf::new(table, players)
}

/// What a program would write, read and taken over.
fn through(trf: &Trf) -> Result<Takeover, NotTaken> {
    let text = trf::write(trf, Version::Trf26);
    taken_over(&trf::read(text.as_bytes()).unwrap().trf, "Cup")
}

fn now(taken: &Takeover) -> Tournament {
    let terms = taken.file.regulations.terms.clone();
    Record::of(terms, taken.acts.clone()).unwrap().now().clone()
}

#[test]
fn a_swiss_goes_on_as_it_was() {
    let mut trf = file_of(seven());
    trf.table.rounds = 6;
    trf.texts.push((Text::Name, "Open".to_owned()));
    trf.texts.push((Text::Start, "2026/03/01".to_owned()));
    trf.texts.push((Text::TieBreaks, "BH/C1,SB".to_owned()));
    trf.byes.push(trf::ByeRecord {
        mark: crate::crosstable::Mark::HalfBye,
        round: 6,
        numbers: vec![2],
    });
    trf.forbidden.push(trf::Forbidden { rounds: None, numbers: vec![1, 7] });
    let taken = through(&trf).unwrap();
    let event = &taken.file.regulations;
    assert_eq!((event.name.as_str(), event.ties.len()), ("Open", 2));
    assert_eq!((event.terms.system, event.terms.rounds), (System::Swiss, Some(6)));
    let now = now(&taken);
    assert_eq!(now.crosstable().cards, trf.table.cards);
    assert_eq!(now.rounds().len(), 5);
    assert!(now.entry(PlayerId(1)).bye_in(6).is_some());
    assert!(now.must_not_meet(PlayerId(0), PlayerId(6), 6));
    // Players of the file are those who have entered: nobody enters twice at the next start.
    let entered = now.entries().iter().map(|entry| entry.player.clone());
    assert_eq!(taken.file.entries(), entered.collect::<Vec<_>>());
}

#[test]
fn a_round_robin_goes_on_by_its_tables_if_it_was_played_by_them() {
    let by_tables = table(Meeting::All, &[(0, "4w1"), (0, "3w="), (0, "2b="), (0, "1b0")]);
    let mut trf = file_of(Crosstable { rounds: 3, ..by_tables });
    let taken = through(&trf).unwrap();
    assert_eq!(taken.file.regulations.terms.system, System::RoundRobin { times: 1 });
    assert!(now(&taken).by_tables().is_some());
    for card in &mut trf.table.cards {
        card.cells = card
            .cells
            .iter()
            .map(|cell| Cell { color: cell.color.map(|it| !it), ..*cell })
            .collect();
    }
    assert_eq!(through(&trf).unwrap().file.regulations.terms.system, System::ByHand);
}

#[test]
fn an_acceleration_of_baku_goes_on() {
    let mut trf = file_of(seven());
    trf.table.rounds = 11;
    for card in &mut trf.table.cards {
        card.cells.truncate(2);
    }
    for seed in 0..7 {
        trf.players[seed].points = trf.table.score(seed);
    }
    let rule = crate::swiss::baku(7, 11, &trf.table.scoring);
    trf.accelerations.extend(rule.into_iter().map(|(points, [from, to], last)| {
        let (rounds, numbers) = ((from, to), (1, last));
        trf::Acceleration { match_points: None, points, rounds, numbers }
    }));
    assert!(through(&trf).unwrap().file.regulations.is_accelerated);
    trf.accelerations.pop();
    assert_eq!(through(&trf), Err(NotTaken::Acceleration));
}

#[test]
fn a_game_that_is_open_stays_open_and_holds_up_no_later_round() {
    let open =
        table(Meeting::Some, &[(0, "2w? 3b1"), (0, "1b? 4w?"), (0, "4w= 1w0"), (0, "3b= 2b?")]);
    let now = now(&through(&file_of(open)).unwrap());
    let games: Vec<_> = now.rounds().iter().flat_map(|round| &round.games).collect();
    let is_open = |game: &&&crate::tournament::Game| game.outcome.is_none();
    assert_eq!(games.iter().filter(is_open).count(), 2);
    assert!(now.round(1).unwrap().is_over());
    assert!(!now.round(2).unwrap().is_over());
}

#[test]
fn what_cannot_be_here_is_refused() {
    let mut teams = file_of(seven());
    teams.texts.push((Text::CodedKind, "FIDE_TEAM_ROUNDROBIN".to_owned()));
    assert_eq!(taken_over(&teams, "Cup"), Err(NotTaken::Teams));
    let mut scoring = file_of(seven());
    scoring.table.scoring.absent = Points::HALF;
    assert_eq!(taken_over(&scoring, "Cup"), Err(NotTaken::Scoring));
    let mut faster = file_of(seven());
    faster.table.rounds = 9;
    let (rounds, numbers) = ((1, 6), (1, 2));
    let points = Points::ONE;
    faster.accelerations.push(trf::Acceleration { match_points: None, points, rounds, numbers });
    assert_eq!(taken_over(&faster, "Cup"), Err(NotTaken::Acceleration));
    let mut nameless = file_of(seven());
    nameless.players[2].person.name = String::new();
    assert_eq!(taken_over(&nameless, "Cup"), Err(NotTaken::Name(3)));
    let mut same = file_of(seven());
    same.players[2].person.name = "Test0001".to_owned();
    let Err(NotTaken::Act(untaken)) = taken_over(&same, "Cup") else { panic!("it is refused") };
    assert!(matches!(untaken.act, Act::Entered { .. }));
    assert_eq!(untaken.acts.len(), 2);
    assert_eq!(untaken.why, Unrecorded::Refused(Refusal::SameName(PlayerId(0))));
    let half = table(Meeting::Some, &[(0, "2w1"), (0, "1b="), (0, "U"), (0, "U")]);
    assert_eq!(taken_over(&file_of(half), "Cup"), Err(NotTaken::Round(1)));
}

#[test]
fn titles_of_older_files_are_known() {
    for (text, is) in [
        ("GM", Some(Title::Gm)),
        ("g", Some(Title::Gm)),
        ("m", Some(Title::Im)),
        ("f", Some(Title::Fm)),
        ("c", Some(Title::Cm)),
        ("wg", Some(Title::Wgm)),
        ("wm", Some(Title::Wim)),
        ("WFM", Some(Title::Wfm)),
        ("wc", Some(Title::Wcm)),
        ("", None),
        ("x", None),
    ] {
        assert_eq!(title(text), is, "{text}");
    }
}
