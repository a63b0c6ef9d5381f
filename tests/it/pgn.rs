//! Real games read by our own reader and by `pgn-reader`, which drops unknown words in silence.
//!
//! `tests/data/sample.pgn` has 200 games of the Debian source package gnuchess-book 1.02, whose
//! copyright file declares them public domain. They were given comments, variations, annotations,
//! other ends of line and other castling signs by their number; three were made wrong.

use std::ops::ControlFlow;

use pgn_reader::{SanPlus, Visitor};
use shakmaty::Position as _;
use touchmove::app::clock::SessionClock;
use touchmove::laws::{At, Position};
use touchmove::notation::pgn::{Found, Odd, Reader, Wrong};

const SAMPLE: &[u8] = include_bytes!("../data/sample.pgn");

/// Plays the main line; the result is the position after it, if all of it was legal.
struct Oracle;

impl Visitor for Oracle {
    type Tags = ();
    type Movetext = Position;
    type Output = Option<Position>;

    fn begin_tags(&mut self) -> ControlFlow<Self::Output> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<Self::Output, Position> {
        ControlFlow::Continue(Position::default())
    }

    fn begin_variation(&mut self, _: &mut Position) -> ControlFlow<Self::Output, pgn_reader::Skip> {
        ControlFlow::Continue(pgn_reader::Skip(true))
    }

    fn san(&mut self, position: &mut Position, san: SanPlus) -> ControlFlow<Self::Output> {
        match san.san.to_move(position) {
            Ok(mv) => position.play_unchecked(mv),
            Err(_) => return ControlFlow::Break(None),
        }
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, position: Position) -> Option<Position> {
        Some(position)
    }
}

fn by_the_oracle() -> Vec<Option<Position>> {
    let mut reader = pgn_reader::Reader::new(SAMPLE);
    std::iter::from_fn(|| reader.read_game(&mut Oracle).unwrap()).collect()
}

/// The games, each with its last position if it was given out; what was wrong, and what was remarkable.
fn by_ourselves() -> (Vec<Option<Position>>, Vec<Wrong>, Vec<Odd>) {
    let (mut games, mut wrong, mut odd) = (Vec::new(), Vec::new(), Vec::new());
    let mut each = |found| match found {
        Found::Game(game) => {
            games.push(Some(game.last));
            odd.extend(game.remarks.into_iter().map(|remark| remark.odd));
        }
        Found::Refused(_) | Found::NoGame(_) => games.push(None),
        Found::Fault(fault) => wrong.push(fault.wrong),
    };
    let mut reader = Reader::default();
    for bytes in SAMPLE.chunks(4096) {
        reader.feed(bytes, &mut each);
    }
    reader.finish(&mut each);
    (games, wrong, odd)
}

#[test]
fn the_same_games_are_read_as_by_the_other_reader() {
    let (ours, wrong, odd) = by_ourselves();
    let theirs = by_the_oracle();
    assert_eq!((ours.len(), theirs.len()), (200, 200));
    let differ: Vec<usize> = (0..200).filter(|&i| ours[i] != theirs[i]).collect();
    assert_eq!(differ, [] as [usize; 0]);
    // In the game 50 a German knight move is dropped, and a later move is illegal.
    assert_eq!((&ours[50], &theirs[50]), (&None, &None));
    assert_eq!(ours.iter().flatten().count(), 199);
    assert_eq!(wrong, [Wrong::Foreign("Sf3".to_owned())]);
    let (spelt, others): (Vec<Odd>, Vec<Odd>) =
        odd.into_iter().partition(|odd| matches!(odd, Odd::Spelling { .. }));
    let castles = |odd: &Odd| matches!(odd, Odd::Spelling { word, .. } if word.starts_with("0-0"));
    assert!(!spelt.is_empty() && spelt.iter().all(castles), "{spelt:?}");
    let [Odd::Text(word), Odd::ResultTag { .. }] = &others[..] else { panic!("{others:?}") };
    assert_eq!(word, "xyzzy");
}

#[test]
fn a_long_game_with_a_variation_to_every_move_is_read_at_once() {
    let moves = ["Nf3 (Nc3) ", "Nf6 (Nc6) ", "Ng1 (Rg1) ", "Ng8 (Rg8) "];
    let text = moves.concat().repeat(5000) + "*";
    let clock = SessionClock::starting_at(At::ZERO);
    let mut read = Vec::new();
    let mut each = |found| match found {
        Found::Game(game) => read.push(game.moves.len()),
        other => panic!("{other:?}"),
    };
    let mut reader = Reader::default();
    reader.feed(text.as_bytes(), &mut each);
    reader.finish(&mut each);
    assert_eq!(read, [20_000]);
    assert!(clock.now() < At::from_micros(10_000_000), "{:?}", clock.now());
}
