//! Foreign boards under the hands, as they were recorded: what each board said is said again, in the
//! time that it took, and the game must come out whole.

use shakmaty::Position as _;
use touchmove::archive::{Entry, What};
use touchmove::laws::{At, Event};
use touchmove::pegboard::certabo::{Certabo, Chips, Lamps};
use touchmove::pegboard::chesslink::ChessLink;
use touchmove::pegboard::dgt::{Dgt, DgtSettings};
use touchmove::pegboard::peg1::BoardTalk;
use touchmove::pegboard::{Codec, Orientation};

use super::*;
use crate::tapped::{Tape, Tapped, names};

/// A session at a board whose bytes come from a recording.
struct Replay {
    codec: Box<dyn Codec>,
    table: Table,
    make: Make,
    found: bool,
    /// A board with chips is told to learn its pieces once.
    learns: bool,
}

impl Replay {
    fn new(make: Make) -> Self {
        let (codec, orders): (Box<dyn Codec>, &[Order]) = match make {
            Make::Peg1 => (Box::new(BoardTalk::open(Duration::ZERO)), &[]),
            Make::Dgt => {
                let orders = &[Order::Watch, Order::Identify, Order::Look];
                (Box::new(Dgt::new(DgtSettings::CABLE)), orders)
            }
            Make::Certabo => {
                let orientation = Some(Orientation::Straight);
                let certabo = Certabo::new(Chips::default(), Lamps::default(), orientation);
                (Box::new(certabo), &[Order::Watch, Order::Look])
            }
            _ => {
                let orders = &[Order::Identify, Order::Watch, Order::Look];
                (Box::new(ChessLink::new(None)), orders)
            }
        };
        let table = Table::at_boards(header(&start(), Player::Human, None), make.name());
        let mut replay = Self { codec, table, make, found: false, learns: make == Make::Certabo };
        for order in orders {
            replay.codec.order(order, Duration::ZERO);
        }
        replay
    }

    fn now(&self) -> Duration {
        self.table.now.since(At::ZERO)
    }

    /// Time passes, and nothing that is due is told too late.
    fn until(&mut self, end: Duration) {
        loop {
            let session = self.table.session.deadline().map(|due| due.since(At::ZERO));
            let codec = self.codec.deadline();
            let Some(due) = session.into_iter().chain(codec).min().filter(|due| *due <= end) else {
                break;
            };
            self.table.now = At::ZERO + due.max(self.now());
            if codec.is_some_and(|codec| codec <= due) {
                let reports = self.codec.time_passed(due);
                self.pass_on(reports);
            } else {
                self.table.input(Input::TimePassed);
            }
            self.orders();
        }
        self.table.now = At::ZERO + end;
    }

    /// As the thread of a port does it.
    fn pass_on(&mut self, reports: Vec<Report>) {
        for report in reports {
            assert!(!matches!(report, Report::Silent | Report::Stranger(_)), "{report:?}");
            if let Report::Stands(sensed) = &report {
                if !self.found {
                    self.table.comes(FIRST, self.make);
                    self.found = true;
                }
                let start = sensed.occupied == Board::new().occupied() && sensed.pieces.is_empty();
                let learns = self.learns && start;
                self.learns &= !learns;
                let _ = learns && self.codec.order(&Order::Learn, self.now());
            }
            if self.found {
                self.table.reports(FIRST, report);
            }
        }
    }

    fn orders(&mut self) {
        for order in std::mem::take(&mut self.table.ordered) {
            self.codec.order(&order, self.now());
        }
        // What the computer says was heard by the board when it was recorded.
        drop(self.codec.to_send());
    }

    fn take(&mut self, tapped: &Tapped, now: Duration) {
        self.until(now);
        match tapped {
            Tapped::Board(bytes) => {
                let reports = self.codec.receive(bytes, now);
                self.pass_on(reports);
            }
            Tapped::Hand(words) => drop(self.table.types(words)),
            Tapped::Computer(_) => {}
        }
        self.orders();
    }
}

/// The squares from which a hand takes pieces for each move, in the order of the squares.
fn taken(tape: &Tape) -> Vec<Vec<Square>> {
    let pieces = |(position, mv): &(touchmove::laws::Position, shakmaty::Move)| {
        let mut after = position.clone();
        after.play_unchecked(*mv);
        let own = position.us() & !after.them();
        let theirs = position.them() & !after.us();
        (own | theirs).into_iter().collect()
    };
    tape.game.iter().map(pieces).collect()
}

/// The squares that the session takes for touched, as many for each move as a hand takes pieces.
fn touched(table: &Table, taken: &[Vec<Square>]) -> Vec<Vec<Square>> {
    let lifted = |entry: &Entry| match entry.what {
        What::Event(Event::Lifted(_, square)) => Some(square),
        _ => None,
    };
    let mut lifted = table.journal.iter().filter_map(lifted);
    let mut touched: Vec<Vec<Square>> = taken
        .iter()
        .map(|taken| {
            let mut squares: Vec<Square> = lifted.by_ref().take(taken.len()).collect();
            squares.sort_unstable();
            squares
        })
        .collect();
    touched.extend(lifted.map(|square| vec![square]));
    touched
}

#[test]
fn on_every_foreign_board_the_whole_game_is_told_and_nothing_else() {
    let mut told = String::new();
    for name in names("board-") {
        let tape = Tape::read(&name);
        let mut replay = Replay::new(tape.make);
        for (now, tapped) in &tape.entries {
            replay.take(tapped, *now);
        }
        replay.until(tape.entries.last().unwrap().0 + Duration::from_secs(3));
        let table = &replay.table;
        let made = table.session.game().made().iter().map(|made| made.mv);
        let game = tape.game.iter().map(|(_, mv)| *mv);
        assert!(made.eq(game), "{name}: {}", table.transcript);
        assert_eq!(table.session.game().position(), &tape.end(), "{name}");
        let taken = taken(&tape);
        assert_eq!(touched(table, &taken), taken, "{name}: a false touch");
        table.is_replayed();
        told.extend([tape.make.name(), " ", &name, " ", &tape.game.len().to_string(), "\n"]);
    }
    expect![[r#"
        certabo board-chess_sim-certabo.txt 45
        certabo board-chesstimation-certabo.txt 45
        chesslink board-chesstimation-chesslink.txt 45
        dgt board-ednekebno-dgt.txt 60
        chesslink board-elfacun-chesslink.txt 60
        dgt board-elfacun-dgt.txt 60
        chesslink board-universalchess-chesslink.txt 60
    "#]]
    .assert_eq(&told);
}
