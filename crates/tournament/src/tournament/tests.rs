//! Teams, knock-outs, groups and matches with a target, act by act.

use shakmaty::Color;

use super::{MatchTarget, Refusal, Terms};
use crate::act::{Act, Pairer};
use crate::crosstable::Mark;
use crate::decider::Decider;
use crate::duel::DuelProgress;
use crate::knockout::Losers;
use crate::outcome::Outcome;
use crate::player::{Player, PlayerId};
use crate::points::{Points, Scoring};
use crate::record::{Record, Unrecorded};
use crate::standings::{TeamOrder, team_standings};
use crate::system::{Finals, System};
use crate::tournament::Play;

fn begun(terms: Terms, entries: usize, members: usize) -> Record {
    let named = |name: String| Player { name, ..Player::default() };
    let entered = |index: usize| {
        let members = (1..=members).map(|at| named(format!("{index}.{at}"))).collect();
        let rating = Some(2000 - 10 * u16::try_from(index).unwrap());
        Act::Entered { player: Player { rating, members, ..named(format!("P{index}")) }, from: 1 }
    };
    Record::of(terms, (0..entries).map(entered)).unwrap()
}

fn teams(system: System, boards: usize) -> Terms {
    let scoring = Scoring {
        win: Points::ONE * 2,
        draw: Points::ONE,
        bye: Points::ONE * 2,
        unknown: Points::ZERO,
        ..Scoring::default()
    };
    let games = Scoring { unknown: Points::ZERO, ..Scoring::default() };
    Terms { play: Play::Teams { boards, games }, ..Terms::new(system, None, scoring) }
}

fn pair(record: &mut Record) -> Vec<(usize, usize)> {
    let round = record.now().rounds().len() + 1;
    let pairing = record.now().by_tables().expect("a round is left");
    let pairs = pairing.pairs.iter().map(|pair| (pair.white.0, pair.black.0)).collect();
    record.add(Act::Paired { round, pairing, by: Pairer::Tables }).unwrap();
    pairs
}

fn result(board: usize, part: usize, text: &str, record: &Record) -> Act {
    let (round, outcome) = (record.now().rounds().len(), Outcome::read(text).unwrap());
    Act::Ended { round, board, part: Some(part), outcome, table: None }
}

fn end(record: &mut Record, board: usize, part: usize, text: &str) {
    let act = result(board, part, text, record);
    record.add(act).unwrap();
}

fn refused(record: &Record, act: &Act) -> Refusal {
    match record.after(act) {
        Err(Unrecorded::Refused(refusal)) => refusal,
        other => panic!("{act:?} gives {other:?}"),
    }
}

#[test]
fn a_match_of_teams_is_what_its_boards_come_to() {
    let mut record = begun(teams(System::RoundRobin { times: 1 }, 3), 4, 3);
    assert_eq!(pair(&mut record), [(0, 3), (1, 2)]);
    // The first team has White on boards 1 and 3, and the second on board 2.
    for (part, text) in [(1, "1-0"), (2, "1-0"), (3, "=")] {
        assert!(!record.now().rounds()[0].is_over());
        end(&mut record, 1, part, text);
    }
    let game = &record.now().rounds()[0].games[0];
    assert_eq!(game.outcome, Some(Outcome::Draw));
    let games = Scoring::default();
    assert_eq!(game.points(Color::White, &games), Points::of_halves(3));
    assert_eq!(game.boards[1].mark(Color::White), Mark::Loss);
    let whole = Act::Ended {
        round: 1,
        board: 2,
        part: None,
        outcome: Outcome::WhiteByForfeit,
        table: None,
    };
    record.add(whole).unwrap();
    let table = record.now().team_table().unwrap();
    assert_eq!(table.marks[1], [[Mark::ForfeitWin; 3]]);
    let lines = team_standings(&table, &TeamOrder::default());
    let points: Vec<_> = lines.iter().map(|line| (line.seed, line.points)).collect();
    assert_eq!(
        points,
        [(1, Points::ONE * 2), (0, Points::ONE), (3, Points::ONE), (2, Points::ZERO)]
    );
    let across = record.now().games_of(PlayerId(3), 1);
    assert_eq!((across[0].part, across[0].color, across[0].mark), (2, Color::White, Mark::Win));
}

#[test]
fn line_ups_keep_the_order_of_the_boards() {
    let mut record = begun(teams(System::RoundRobin { times: 1 }, 3), 2, 5);
    let lined =
        |members: &[usize]| Act::LinedUp { id: PlayerId(0), round: 1, members: members.to_vec() };
    for (members, refusal) in [
        (&[1, 3, 2][..], Refusal::BoardOrder(2)),
        (&[1, 1, 2], Refusal::BoardOrder(1)),
        (&[1, 2, 3, 4], Refusal::TooManyAtBoards(3)),
        (&[1, 2, 6], Refusal::NoMember(6)),
        (&[0, 0, 0], Refusal::NobodyAtBoards),
        (&[], Refusal::NobodyAtBoards),
    ] {
        assert_eq!(refused(&record, &lined(members)), refusal);
    }
    record.add(lined(&[1, 4, 5])).unwrap();
    pair(&mut record);
    let own = |record: &Record| record.now().rounds()[0].games[0].boards.clone();
    assert_eq!(own(&record)[2].members.white, Some(4));
    // Still nobody has played: somebody has not come.
    record.add(lined(&[1, 0, 5])).unwrap();
    assert_eq!(own(&record)[1].outcome, Some(Outcome::WhiteByForfeit));
    assert_eq!(own(&record)[1].mark(Color::White), Mark::ForfeitLoss);
    end(&mut record, 1, 1, "1-0");
    assert_eq!(refused(&record, &lined(&[1, 2, 3])), Refusal::MatchBegun);
}

#[test]
fn a_result_names_its_board() {
    let mut record = begun(teams(System::RoundRobin { times: 1 }, 2), 2, 2);
    pair(&mut record);
    let whole = |outcome| Act::Ended { round: 1, board: 1, part: None, outcome, table: None };
    assert_eq!(refused(&record, &whole(Outcome::White)), Refusal::WhichPart(1));
    for part in [0, 3] {
        let refusal = Refusal::NoPart { board: 1, part, parts: 2 };
        assert_eq!(refused(&record, &result(1, part, "1-0", &record)), refusal);
    }
    end(&mut record, 1, 1, "1-0");
    assert_eq!(refused(&record, &result(1, 1, "=", &record)), Refusal::HasResult(Outcome::White));
    let later = Act::Postponed { round: 1, board: 1, part: Some(2) };
    record.add(later.clone()).unwrap();
    assert!(record.now().rounds()[0].is_over());
    assert_eq!(refused(&record, &later), Refusal::PostponedAlready);
}

fn knock_out(entries: usize, losers: Losers, deciders: &[Decider]) -> Record {
    let terms = Terms::new(System::KnockOut, None, Scoring::default());
    begun(Terms { losers, deciders: deciders.to_vec(), ..terms }, entries, 0)
}

#[test]
fn who_loses_is_out_and_who_is_strongest_rests_first() {
    let mut record = knock_out(6, Losers::Out, &[]);
    assert_eq!(record.now().planned(), 3);
    // Numbers 1 and 2 go on without play.
    assert_eq!(pair(&mut record), [(3, 4), (5, 2)]);
    assert_eq!(record.now().rounds()[0].free, [PlayerId(0), PlayerId(1)]);
    end(&mut record, 1, 1, "1-0");
    end(&mut record, 2, 1, "0-1");
    // Who had Black has White, and who had White has Black.
    assert_eq!(pair(&mut record), [(0, 3), (2, 1)]);
    assert_eq!(record.now().present(2).len(), 4);
    end(&mut record, 1, 1, "0-1");
    end(&mut record, 2, 1, "+-");
    assert_eq!(pair(&mut record), [(2, 3)]);
    end(&mut record, 1, 1, "1-0");
    assert_eq!(record.now().by_tables(), None);
    let places: Vec<(usize, Vec<usize>)> = record
        .now()
        .sections(3)
        .unwrap()
        .iter()
        .map(|section| (section.first, section.players().map(|id| id.0).collect()))
        .collect();
    assert_eq!(places, [(1, vec![2]), (2, vec![3]), (3, vec![0, 1]), (5, vec![4, 5])]);
}

#[test]
fn losers_play_on_for_their_places() {
    let mut third = knock_out(4, Losers::ThirdPlace, &[]);
    pair(&mut third);
    end(&mut third, 1, 1, "1-0");
    end(&mut third, 2, 1, "1-0");
    assert_eq!(pair(&mut third).len(), 2);
    let mut all = knock_out(8, Losers::AllPlaces, &[]);
    for _ in 0..3 {
        for board in 1..=pair(&mut all).len() {
            end(&mut all, board, 1, "1-0");
        }
    }
    let sections = all.now().sections(3).unwrap();
    let firsts: Vec<_> = sections.iter().map(|section| section.first).collect();
    assert_eq!(firsts, [1, 2, 3, 4, 5, 6, 7, 8]);
    assert!(sections.iter().all(|section| section.players().count() == 1));
}

#[test]
fn a_drawn_duel_waits_until_it_is_decided() {
    let mut record = knock_out(2, Losers::Out, &[Decider::Rapid, Decider::Lots]);
    pair(&mut record);
    let decided =
        Act::Decided { round: 1, board: 1, winner: PlayerId(1), by: Decider::Lots, lot: Some(7) };
    assert_eq!(refused(&record, &decided), Refusal::NotTied);
    end(&mut record, 1, 1, "=");
    assert!(!record.now().rounds()[0].is_over());
    let part = Refusal::NoPart { board: 1, part: 3, parts: 1 };
    assert_eq!(refused(&record, &result(1, 3, "1-0", &record)), part);
    end(&mut record, 1, 2, "=");
    // The colours change.
    assert_eq!(record.now().rounds()[0].games[0].boards[1].white, Color::Black);
    let progress = record.now().progress(&record.now().rounds()[0].games[0]);
    assert_eq!(progress, DuelProgress::Tied(Decider::Lots, None));
    record.add(decided).unwrap();
    assert_eq!(record.now().rounds()[0].games[0].outcome, Some(Outcome::Black));
    // Without the rapid game nothing was tied.
    assert_eq!(record.after(&Act::Revoked { act: 4 }), Err(Unrecorded::NeededBy(5)));
}

#[test]
fn a_bracket_that_the_arbiter_has_paired_goes_on() {
    let mut record = knock_out(4, Losers::Out, &[]);
    let mut pairing = record.now().by_tables().unwrap();
    let (one, other) = (pairing.pairs[0], pairing.pairs[1]);
    pairing.pairs[0].black = other.black;
    pairing.pairs[1].black = one.black;
    record.add(Act::Paired { round: 1, pairing, by: Pairer::Arbiter }).unwrap();
    end(&mut record, 1, 1, "1-0");
    end(&mut record, 2, 1, "1-0");
    let last = record.now().by_tables().unwrap();
    let mut final_pair: Vec<_> = last.players().collect();
    final_pair.sort();
    assert_eq!(final_pair, [one.white.min(other.white), one.white.max(other.white)]);
}

#[test]
fn an_old_result_of_a_knock_out_stays() {
    let mut record = knock_out(4, Losers::Out, &[]);
    pair(&mut record);
    end(&mut record, 1, 1, "1-0");
    end(&mut record, 2, 1, "1-0");
    pair(&mut record);
    let corrected = Act::Corrected { round: 1, board: 1, part: Some(1), outcome: Outcome::Black };
    assert_eq!(refused(&record, &corrected), Refusal::RoundPaired(2));
}

#[test]
fn the_best_of_groups_go_on() {
    let system = System::Groups { groups: 2, times: 1, qualify: 2, finals: Finals::KnockOut };
    let mut record = begun(Terms::new(system, None, Scoring::default()), 7, 0);
    assert_eq!(record.now().planned(), 5);
    let groups: Vec<Vec<usize>> =
        record.now().groups().iter().map(|group| group.iter().map(|id| id.0).collect()).collect();
    assert_eq!(groups, [vec![0, 3, 4], vec![1, 2, 5, 6]]);
    let qualified = Act::Qualified { order: [0, 1, 3, 2].map(PlayerId).to_vec() };
    for _ in 0..3 {
        assert_eq!(pair(&mut record).len(), 3);
        for board in 1..=3 {
            let act = result(board, 1, "1-0", &record);
            let plain = match act {
                Act::Ended { round, board, outcome, table, .. } => {
                    Act::Ended { round, board, part: None, outcome, table }
                }
                other => other,
            };
            assert!(record.after(&qualified).is_err());
            record.add(plain).unwrap();
        }
    }
    assert_eq!(record.now().by_tables(), None);
    let few = Act::Qualified { order: vec![PlayerId(0)] };
    assert_eq!(refused(&record, &few), Refusal::Qualify(4));
    record.add(qualified).unwrap();
    let mut semi: Vec<Vec<usize>> =
        pair(&mut record).into_iter().map(|(one, other)| vec![one, other]).collect();
    for two in &mut semi {
        two.sort_unstable();
    }
    assert_eq!(semi, [[0, 2], [1, 3]]);
    assert_eq!(record.now().present(4).len(), 4);
}

#[test]
fn a_match_ends_with_its_target() {
    for (target, games) in
        [(MatchTarget::Points(Points::of_halves(3)), 2), (MatchTarget::Wins(2), 3)]
    {
        let terms = Terms::new(System::Match { games: 9 }, Some(9), Scoring::default());
        let mut record = begun(Terms { target: Some(target), ..terms }, 2, 0);
        for game in 0..games {
            pair(&mut record);
            let outcome = if game == 1 { Outcome::Draw } else { Outcome::White };
            let round = game + 1;
            record.add(Act::Ended { round, board: 1, part: None, outcome, table: None }).unwrap();
        }
        // The colours have changed between: White of games 1 and 3 is the same.
        assert_eq!(record.now().planned(), games, "{target:?}");
        assert_eq!(record.now().by_tables(), None);
    }
}

#[test]
fn an_entry_that_is_put_right_keeps_the_numbers_once_somebody_has_played() {
    let terms = Terms::new(System::RoundRobin { times: 1 }, None, Scoring::default());
    let mut record = begun(terms, 4, 0);
    let better = |record: &Record| Act::Amended {
        id: PlayerId(3),
        player: Player { rating: Some(2400), ..record.now().entry(PlayerId(3)).player.clone() },
    };
    let mut early = record.clone();
    early.add(better(&record)).unwrap();
    assert_eq!(early.now().order()[0], PlayerId(3));
    pair(&mut record);
    record.add(better(&record)).unwrap();
    assert_eq!(record.now().order()[3], PlayerId(3));
    assert_eq!(record.now().entry(PlayerId(3)).player.rating, Some(2400));
}
