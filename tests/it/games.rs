//! Real games, move by move through the referee: what was played is legal, and ends as it ended.

use std::collections::BTreeMap;
use std::path::Path;

use shakmaty::{Bitboard, Board, Color, Move, Position as _, uci::UciMove};
use touchmove::laws::dead::judge;
use touchmove::laws::{Answer, At, Claim, Effect, Event, Game, Position, Setup};

/// Records that the Laws contradict: the record, and what the referee says.
const CONTRADICTED: [&str; 11] = [
    // No mate is possible any more, though a king can still take the last piece.
    "2059: 1/2-1/2 after 146 plies, dead-position after 145",
    "17886: 1/2-1/2 after 169 plies, dead-position after 168",
    // Every legal way leads to stalemate, as the record goes on to show.
    "12078: 1/2-1/2 after 254 plies, dead-position after 253",
    "19413: 1/2-1/2 after 151 plies, dead-position after 149",
    // The players went on after the fifth time, which today ends the game by itself.
    "2184: 1/2-1/2 after 318 plies, fivefold after 171",
    "11850: 1-0 after 155 plies, fivefold after 144",
    "12450: 1-0 after 150 plies, fivefold after 97",
    // The record gives the game to the player who is mated.
    "2199: 0-1 after 73 plies, checkmate after 73",
    "3358: 1-0 after 70 plies, checkmate after 70",
    "16513: 1-0 after 88 plies, checkmate after 88",
    // Agreed without a move, which 5.2.3 forbids.
    "23909: 1/2-1/2 after 0 plies, unfinished after 0",
];

/// How the games end, counted. python-chess finds the same in the records: 270 mates; 324 draws in a
/// position that was there three times or four; 3 draws after fifty moves; 19 stalemates and 15 times
/// too little material, where two of the stalemates were dead positions before.
const ENDS: [(&str, usize); 9] = [
    ("agreement", 369),
    ("checkmate", 270),
    ("dead-position", 17),
    ("fifty-moves", 3),
    ("fivefold", 3),
    ("resignation", 593),
    ("stalemate", 17),
    ("threefold", 324),
    ("unfinished", 13),
];

/// A line of `tests/data/games.txt`.
struct Record {
    number: u32,
    result: String,
    moves: Vec<UciMove>,
}

fn records() -> Vec<Record> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/games.txt");
    let text = std::fs::read_to_string(path).unwrap();
    text.lines().filter(|line| !line.starts_with('#')).map(record).collect()
}

fn record(line: &str) -> Record {
    let mut words = line.split(' ');
    let number = words.next().unwrap().parse().unwrap();
    let result = words.next().unwrap().to_owned();
    Record { number, result, moves: words.map(|uci| uci.parse().unwrap()).collect() }
}

/// A game with everything that it was told and that it answered.
struct Told {
    game: Game,
    events: Vec<Event>,
    answers: Vec<Vec<Effect>>,
}

impl Told {
    fn begin() -> Self {
        let game = Game::new(Setup::default());
        let mut told = Self { game, events: Vec::new(), answers: Vec::new() };
        told.tell(Event::Started);
        told
    }

    /// Tells an event, and the answer to what the referee asks then.
    fn tell(&mut self, event: Event) {
        let effects = self.game.handle(at(self.events.len()), &event);
        let asked = effects.last().cloned();
        self.events.push(event);
        self.answers.push(effects);
        if let Some(Effect::AskSolver(question)) = asked {
            self.tell(Event::Judged(question.number, question.doubt, judge(&question)));
        }
    }

    /// Enters the moves until the game is over; how many were made.
    fn enter(&mut self, moves: &[UciMove]) -> usize {
        for (ply, &uci) in moves.iter().enumerate() {
            if self.game.outcome().is_some() {
                return ply;
            }
            self.tell(Event::Entered(uci));
            let made = self.game.made().last().filter(|_| self.game.made().len() == ply + 1);
            let made = made.unwrap_or_else(|| panic!("{uci} is refused as ply {ply}"));
            assert_eq!(made.uci(self.game.mode()), uci);
            assert_eq!(&made.after(), self.game.position());
        }
        moves.len()
    }

    /// Ends a game as its record ended without the board: by claim, by agreement, by resignation.
    fn end(&mut self, result: &str) {
        let last = !self.game.position().turn();
        match result {
            "1-0" => self.tell(Event::Resigned(Color::Black)),
            "0-1" => self.tell(Event::Resigned(Color::White)),
            "1/2-1/2" if self.game.course().occurrences() >= 3 => {
                self.tell(Event::Claimed(Claim::Threefold, None));
            }
            "1/2-1/2" if self.game.position().halfmoves() >= 100 => {
                self.tell(Event::Claimed(Claim::FiftyMoves, None));
            }
            "1/2-1/2" => {
                self.tell(Event::DrawOffered(last));
                self.tell(Event::DrawAnswered(!last, Answer::Accepted));
            }
            _ => assert_eq!(result, "*"),
        }
    }

    /// The same events again, to the same effects.
    fn repeat(&self) {
        let mut again = Game::new(Setup::default());
        for (number, (event, answer)) in self.events.iter().zip(&self.answers).enumerate() {
            assert_eq!(&again.handle(at(number), event), answer);
        }
        assert_eq!(again.outcome(), self.game.outcome());
        assert_eq!(again.position(), self.game.position());
    }
}

fn at(number: usize) -> At {
    At::from_secs(number.try_into().unwrap())
}

#[test]
fn real_games_end_as_recorded_or_as_the_laws_end_them() {
    let mut contradicted = Vec::new();
    let mut ends = BTreeMap::new();
    for Record { number, result, moves } in records() {
        let mut told = Told::begin();
        let plies = told.enter(&moves);
        if told.game.outcome().is_none() {
            told.end(&result);
        }
        told.repeat();
        let outcome = told.game.outcome();
        let score = outcome.map_or("*", |outcome| outcome.score());
        let end = outcome.map_or("unfinished", |outcome| outcome.reason.id());
        *ends.entry(end).or_insert(0) += 1;
        if score != result || plies < moves.len() {
            let of = moves.len();
            contradicted.push(format!("{number}: {result} after {of} plies, {end} after {plies}"));
        }
    }
    assert_eq!(ends.into_iter().collect::<Vec<_>>(), ENDS);
    contradicted.sort();
    let mut listed = CONTRADICTED;
    listed.sort_unstable();
    assert_eq!(contradicted, listed);
}

/// All that makes two positions the same (FIDE 2023, 9.2.3), plainly.
#[derive(PartialEq)]
struct Same {
    turn: Color,
    rights: Bitboard,
    en_passant: Vec<Move>,
    board: Board,
}

fn same(position: &Position) -> Same {
    Same {
        turn: position.turn(),
        rights: position.castles().castling_rights(),
        en_passant: position.legal_moves().into_iter().filter(|mv| mv.is_en_passant()).collect(),
        board: position.board().clone(),
    }
}

#[test]
fn article_9_2_3_occurrences_are_those_of_a_plain_count() {
    for Record { number, moves, .. } in records() {
        let mut game = Game::new(Setup::default());
        game.handle(At::ZERO, &Event::Started);
        let mut seen = vec![same(game.position())];
        for (ply, uci) in moves.into_iter().enumerate() {
            if game.outcome().is_some() {
                break;
            }
            game.handle(At::ZERO, &Event::Entered(uci));
            let now = same(game.position());
            seen.push(now);
            let now = &seen[seen.len() - 1];
            let count = seen.iter().filter(|&before| before == now).count();
            assert_eq!(game.course().occurrences() as usize, count, "{number} ply {ply}");
        }
    }
}
