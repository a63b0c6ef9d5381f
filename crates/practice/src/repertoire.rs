//! A repertoire: what a player answers in each position of an opening, and how often others lead there.
//!
//! It is made of lines from the usual start: those of a file of variations, or the games that somebody
//! has played. Positions that are reached by different ways are one.

use std::collections::HashMap;

use fastrand::Rng;
use shakmaty::uci::UciMove;
use shakmaty::zobrist::Zobrist64;
use shakmaty::{CastlingMode, Color, EnPassantMode, Move, Position as _};
use touchmove_position::Position;

/// How many plies of a line are looked at. What comes later is no opening.
pub const PLIES: usize = 40;

/// The moves of a player, and of those who play against them.
#[derive(Clone, Debug)]
pub struct Repertoire {
    side: Color,
    places: HashMap<u64, Place>,
}

/// A position of a repertoire.
#[derive(Clone, Debug)]
struct Place {
    position: Position,
    /// The first way that led there.
    path: Vec<Move>,
    /// What is played there and how often, in the order of the lines.
    moves: Vec<(Move, u32)>,
}

/// A position in which the player is asked for a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The moves that lead there from the usual start.
    pub path: Vec<Move>,
    /// The moves that are right, the most frequent first; there is at least one.
    pub answers: Vec<Move>,
}

impl Card {
    /// The position.
    #[must_use]
    pub fn position(&self) -> Position {
        played(&self.path)
    }

    /// By which text it is kept: the moves that lead there, a slash, those that are right; in UCI.
    #[must_use]
    pub fn name(&self) -> String {
        [&self.path, &self.answers].map(|moves| uci(moves)).join("/")
    }

    /// The card of a text; `None` where it is none.
    #[must_use]
    pub fn read(name: &str) -> Option<Self> {
        let (path, answers) = name.split_once('/')?;
        let mut position = Position::default();
        let mut moves = Vec::new();
        for text in path.split_whitespace() {
            let mv = legal(text, &position)?;
            position.play_unchecked(mv);
            moves.push(mv);
        }
        let answers: Option<Vec<Move>> =
            answers.split_whitespace().map(|text| legal(text, &position)).collect();
        answers.filter(|answers| !answers.is_empty()).map(|answers| Self { path: moves, answers })
    }
}

impl Repertoire {
    /// The repertoire of these lines: what was played in them at least so often. Without a side it is
    /// that of the player who has fewer moves to choose from: what one knows to play is one move, and
    /// what comes against it are many. `None` where no move of that side is left.
    #[must_use]
    pub fn new(lines: &[Vec<Move>], side: Option<Color>, least: u32) -> Option<Self> {
        let mut places = HashMap::new();
        for line in lines {
            add(&mut places, line);
        }
        for place in places.values_mut() {
            place.moves.retain(|(_, often)| *often >= least);
        }
        places.retain(|_, place: &mut Place| !place.moves.is_empty());
        let side = side.unwrap_or_else(|| narrower(&places));
        let has_moves = places.values().any(|place| place.position.turn() == side);
        has_moves.then_some(Self { side, places })
    }

    /// Whose moves are asked for.
    #[must_use]
    pub const fn side(&self) -> Color {
        self.side
    }

    /// Every position in which the player can be asked, in no order.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        self.places.values().filter(|place| place.position.turn() == self.side).map(Place::card)
    }

    /// The next position on the way from these moves on in which a move is wanted. The other side goes
    /// where something is wanted, and there as often as it does in the lines, by chance of a seed; the
    /// player goes by what is played most. `None` where nothing is wanted any more on the way.
    #[must_use]
    pub fn next(&self, from: &[Move], wants: impl Fn(&Card) -> bool, seed: u64) -> Option<Card> {
        let mut wanted = Wanted { repertoire: self, wants, known: HashMap::new() };
        let mut rng = Rng::with_seed(seed);
        let mut position = played(from);
        for _ in 0..PLIES {
            let place = self.places.get(&key(&position))?;
            let card = place.card();
            if position.turn() == self.side && (wanted.wants)(&card) {
                return Some(card);
            }
            let ways: Vec<(Move, u32)> = place
                .moves
                .iter()
                .filter(|(mv, _)| wanted.after(&position, *mv))
                .copied()
                .collect();
            let is_own = position.turn() == self.side;
            let mv = if is_own { most(&ways)? } else { by_chance(&ways, &mut rng)? };
            position.play_unchecked(mv);
        }
        None
    }
}

impl Place {
    fn card(&self) -> Card {
        let mut moves = self.moves.clone();
        // What came first in the lines stays first of those that are as frequent.
        moves.sort_by_key(|(_, often)| std::cmp::Reverse(*often));
        let answers = moves.into_iter().map(|(mv, _)| mv).collect();
        Card { path: self.path.clone(), answers }
    }
}

/// Where something is wanted, found out once for each position.
struct Wanted<'a, F> {
    repertoire: &'a Repertoire,
    wants: F,
    known: HashMap<u64, bool>,
}

impl<F: Fn(&Card) -> bool> Wanted<'_, F> {
    /// Whether something is wanted after a move.
    fn after(&mut self, position: &Position, mv: Move) -> bool {
        let mut after = position.clone();
        after.play_unchecked(mv);
        self.here(&after)
    }

    fn here(&mut self, position: &Position) -> bool {
        let key = key(position);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        // Whoever comes back here on the way finds nothing new.
        self.known.insert(key, false);
        let Some(place) = self.repertoire.places.get(&key) else { return false };
        let is_own = position.turn() == self.repertoire.side;
        let found = is_own && (self.wants)(&place.card())
            || place.moves.iter().any(|(mv, _)| self.after(position, *mv));
        self.known.insert(key, found);
        found
    }
}

fn add(places: &mut HashMap<u64, Place>, line: &[Move]) {
    let mut position = Position::default();
    for (ply, &mv) in line.iter().enumerate().take(PLIES) {
        let place = places.entry(key(&position)).or_insert_with(|| Place {
            position: position.clone(),
            path: line[..ply].to_vec(),
            moves: Vec::new(),
        });
        match place.moves.iter_mut().find(|(known, _)| *known == mv) {
            Some((_, often)) => *often += 1,
            None => place.moves.push((mv, 1)),
        }
        position.play_unchecked(mv);
    }
}

/// The side that has fewer moves more than one in each of its positions; White where both have as many.
fn narrower(places: &HashMap<u64, Place>) -> Color {
    let choices = |side| -> usize {
        let own = places.values().filter(|place| place.position.turn() == side);
        own.map(|place| place.moves.len() - 1).sum()
    };
    Color::from_white(choices(Color::White) <= choices(Color::Black))
}

fn most(ways: &[(Move, u32)]) -> Option<Move> {
    // Of those that are as frequent the first.
    ways.iter().rev().max_by_key(|(_, often)| *often).map(|&(mv, _)| mv)
}

fn by_chance(ways: &[(Move, u32)], rng: &mut Rng) -> Option<Move> {
    let all: u32 = ways.iter().map(|(_, often)| often).sum();
    let mut left = (all > 0).then(|| rng.u32(..all))?;
    ways.iter().find_map(|&(mv, often)| match left.checked_sub(often) {
        Some(rest) => {
            left = rest;
            None
        }
        None => Some(mv),
    })
}

fn key(position: &Position) -> u64 {
    position.zobrist_hash::<Zobrist64>(EnPassantMode::Legal).0
}

fn played(moves: &[Move]) -> Position {
    let mut position = Position::default();
    for &mv in moves {
        position.play_unchecked(mv);
    }
    position
}

fn uci(moves: &[Move]) -> String {
    let texts = moves.iter().map(|mv| mv.to_uci(CastlingMode::Standard).to_string());
    texts.collect::<Vec<_>>().join(" ")
}

fn legal(text: &str, position: &Position) -> Option<Move> {
    text.parse::<UciMove>().ok()?.to_move(position).ok()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn line(text: &str) -> Vec<Move> {
        let mut position = Position::default();
        let mut moves = Vec::new();
        for word in text.split_whitespace() {
            let mv = legal(word, &position).unwrap();
            position.play_unchecked(mv);
            moves.push(mv);
        }
        moves
    }

    fn repertoire(lines: &[&str], side: Option<Color>, least: u32) -> Option<Repertoire> {
        let lines: Vec<Vec<Move>> = lines.iter().map(|text| line(text)).collect();
        Repertoire::new(&lines, side, least)
    }

    const ITALIAN: [&str; 3] =
        ["e2e4 e7e5 g1f3 b8c6 f1c4 f8c5", "e2e4 e7e5 g1f3 g8f6 f3e5", "e2e4 c7c5 g1f3"];

    #[test]
    fn the_side_that_has_one_move_everywhere_is_the_players() {
        assert_eq!(repertoire(&ITALIAN, None, 1).unwrap().side(), Color::White);
        let french = ["e2e4 e7e6 d2d4 d7d5", "e2e4 e7e6 b1c3 d7d5", "d2d4 e7e6"];
        assert_eq!(repertoire(&french, None, 1).unwrap().side(), Color::Black);
        let side = Some(Color::Black);
        assert_eq!(repertoire(&ITALIAN, side, 1).unwrap().side(), Color::Black);
    }

    #[test]
    fn every_position_of_the_player_is_a_card_once() {
        let italian = repertoire(&ITALIAN, None, 1).unwrap();
        let names: BTreeSet<String> = italian.cards().map(|card| card.name()).collect();
        let all = [
            "/e2e4",
            "e2e4 c7c5/g1f3",
            "e2e4 e7e5 g1f3 b8c6/f1c4",
            "e2e4 e7e5 g1f3 g8f6/f3e5",
            "e2e4 e7e5/g1f3",
        ];
        assert_eq!(names, all.map(str::to_owned).into());
        for name in all {
            assert_eq!(Card::read(name).unwrap().name(), name);
        }
        for name in ["", "/", "e2e4", "e2e5/e7e5", "e2e4/e2e4"] {
            assert_eq!(Card::read(name), None, "{name}");
        }
    }

    #[test]
    fn two_ways_to_a_position_are_one_card() {
        let lines = ["d2d4 d7d5 c2c4 e7e6 b1c3", "c2c4 e7e6 d2d4 d7d5 g1f3"];
        let both = repertoire(&lines, Some(Color::White), 1).unwrap();
        let there = both.cards().find(|card| card.answers.len() == 2 && card.path.len() == 4);
        assert_eq!(there.unwrap().name(), "d2d4 d7d5 c2c4 e7e6/b1c3 g1f3");
    }

    #[test]
    fn what_was_played_too_rarely_is_left_out_and_the_most_frequent_comes_first() {
        let games = ["d2d4 d7d5", "e2e4 e7e5", "e2e4 c7c5", "e2e4 e7e5"];
        let own = repertoire(&games, Some(Color::White), 1).unwrap();
        let first = own.cards().find(|card| card.path.is_empty()).unwrap();
        assert_eq!(first.name(), "/e2e4 d2d4");
        let often = repertoire(&games, Some(Color::White), 2).unwrap();
        assert_eq!(often.cards().map(|card| card.name()).collect::<Vec<_>>(), ["/e2e4"]);
        assert!(repertoire(&games, Some(Color::White), 4).is_none());
    }

    #[test]
    fn the_way_leads_to_what_is_wanted_and_ends_where_nothing_is() {
        let italian = repertoire(&ITALIAN, None, 1).unwrap();
        let next = |from: &str, wanted: &str| {
            italian.next(&line(from), |card| card.name().contains(wanted), 1)
        };
        assert_eq!(next("", "f3e5").unwrap().name(), "e2e4 e7e5 g1f3 g8f6/f3e5");
        assert_eq!(next("e2e4 e7e5 g1f3", "f1c4").unwrap().path.len(), 4);
        assert_eq!(next("e2e4 c7c5", "f1c4"), None);
        assert_eq!(next("e2e4 e7e5 g1f3 b8c6 f1c4", "/"), None);
        assert_eq!(next("", "nothing"), None);
        assert_eq!(next("a2a3", "/"), None);
    }

    #[test]
    fn others_go_as_often_as_in_the_lines() {
        let mut games = vec!["e2e4 e7e5 g1f3"; 9];
        games.push("e2e4 c7c5 g1f3");
        let own = repertoire(&games, Some(Color::White), 1).unwrap();
        let wants = |card: &Card| !card.path.is_empty();
        let open =
            |seed: &u64| own.next(&[], wants, *seed).unwrap().name().starts_with("e2e4 e7e5");
        let count = (0..200).filter(open).count();
        assert!((160..200).contains(&count), "{count}");
    }
}
