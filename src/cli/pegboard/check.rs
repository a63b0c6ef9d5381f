//! `touchmove pegboard check`: whether a board works, part by part.
//!
//! It asks, waits a limited time and goes on; Enter skips what it asks for. Nothing is judged that
//! the board cannot tell: whether a lamp is lit, only eyes know.

use std::io;
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, channel};
use std::thread::Builder;
use std::time::Duration;

use shakmaty::{Bitboard, Board, ByColor, Rank, Square};

use crate::app::clock::SessionClock;
use crate::app::folders::Folders;
use crate::cli::Tools;
use crate::cli::pegboard::telling::{Sensing, Teller};
use crate::cli::pegboard::{BoardArgs, NotOpened, opened};
use crate::laws::At;
use crate::pegboard::report::SquareChange;
use crate::pegboard::{BoardEvent, DialTimes, Make, Order, Port, Report, Sensed, Senses};
use crate::printed;
use crate::voices::phrase::Value;

/// How long a board is looked for.
const LOOKING: Duration = Duration::from_secs(30);

/// How long it may take to tell what it is and how it stands.
const TELLING: Duration = Duration::from_secs(3);

/// How long a hand may take.
const HAND: Duration = Duration::from_secs(20);

/// How long the lamps of a rank are lit.
const LAMPS: Duration = Duration::from_secs(1);

/// How long an answer of a clock may take.
const CLOCK: Duration = Duration::from_secs(8);

/// The squares that are tried unless all are: one of each corner and of each half.
const FEW: [Square; 6] = [Square::A1, Square::E2, Square::H1, Square::A8, Square::D7, Square::H8];

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct CheckArgs {
    #[command(flatten)]
    board: BoardArgs,
    /// Every square is tried, not six of them.
    #[arg(long)]
    all: bool,
    /// A peg board is given this number for ever, and nothing is tried.
    #[arg(long, value_name = "NUMBER")]
    name: Option<String>,
}

/// What can happen while a question is open.
enum News {
    Told(BoardEvent),
    /// Enter was pressed.
    Skip,
}

/// Why a question is over without what it asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Unanswered {
    /// It took too long.
    Late,
    /// The player does not want it.
    Skipped,
}

struct CheckRun<'a> {
    teller: Teller<'a>,
    port: Port,
    news: Receiver<News>,
    clock: SessionClock,
    make: Make,
    /// The player has named the clock of a DGT board.
    has_clock: bool,
    /// What a board can be without and has told so.
    has_lamps: bool,
    has_button: bool,
    /// How everything stands, as far as it was told.
    stands: Option<Sensed>,
    sensing: Sensing,
    /// What did not work; how much did.
    wrong: Bitboard,
    tried: u32,
}

/// Ends by itself; a failure if the board does not work.
pub(super) fn check(
    tools: &Tools,
    folders: &Folders,
    args: &CheckArgs,
) -> Result<ExitCode, NotOpened> {
    let (tell, news) = channel();
    let keys = tell.clone();
    let port = opened(tools, folders, &args.board, move |told| drop(tell.send(News::Told(told))))?;
    // It is never joined: it waits for a line that may not come.
    Builder::new().name("skips".into()).spawn(move || {
        for line in io::stdin().lines() {
            if line.is_err() || keys.send(News::Skip).is_err() {
                return;
            }
        }
    })?;
    let mut check = CheckRun {
        teller: Teller(&tools.narrator),
        port,
        news,
        clock: SessionClock::starting_at(At::ZERO),
        make: Make::Peg1,
        has_clock: args.board.clock.is_some() || tools.settings.pegboard_clock.is_some(),
        has_lamps: true,
        has_button: true,
        stands: None,
        sensing: Sensing::default(),
        wrong: Bitboard::EMPTY,
        tried: 0,
    };
    let done = check.run(args.all, args.name.as_deref())?;
    Ok(if done { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

impl CheckRun<'_> {
    fn run(&mut self, all: bool, name: Option<&str>) -> io::Result<bool> {
        self.say("peg-looking")?;
        let Some(make) = self.find()? else { return self.fails("peg-check-none") };
        self.make = make;
        self.port.order(Order::Battery);
        self.listen(TELLING)?;
        if let Some(name) = name {
            return self.name(name);
        }
        let done = if make.senses() == Senses::Moves { self.moves()? } else { self.parts(all)? };
        match done {
            None => self.fails("peg-check-lost"),
            Some(()) => self.verdict(),
        }
    }

    fn say(&self, id: &str) -> io::Result<()> {
        print(&self.teller.line(id, &[]))
    }

    fn fails(&self, id: &str) -> io::Result<bool> {
        self.say(id)?;
        Ok(false)
    }

    fn tell(&self, told: &BoardEvent) -> io::Result<()> {
        self.teller.told(told).iter().try_for_each(|line| print(line))
    }

    /// The make of the board that was found.
    fn find(&mut self) -> io::Result<Option<Make>> {
        let found = self.wait(LOOKING, |told| match told {
            BoardEvent::Found(make, _) => Some(Some(*make)),
            BoardEvent::Lost(_) => Some(None),
            _ => None,
        });
        match found {
            Err(_) => Ok(None),
            Ok((told, make)) => {
                self.tell(&told)?;
                self.senses(&told)?;
                Ok(make)
            }
        }
    }

    /// Tells what the board senses, as far as this shows it.
    fn senses(&mut self, told: &BoardEvent) -> io::Result<()> {
        self.sensing.told(&self.teller, told).map_or(Ok(()), |line| print(&line))
    }

    /// The next that is told and wanted, and what is wanted of it.
    fn wait<T>(
        &mut self,
        limit: Duration,
        mut wanted: impl FnMut(&BoardEvent) -> Option<T>,
    ) -> Result<(BoardEvent, T), Unanswered> {
        let until = self.clock.now() + limit;
        loop {
            let left = until.since(self.clock.now());
            match self.news.recv_timeout(left).map_err(|_| Unanswered::Late)? {
                News::Skip => return Err(Unanswered::Skipped),
                News::Told(told) => {
                    match &told {
                        BoardEvent::Report(Report::Stands(sensed)) => {
                            self.stands = Some(sensed.clone());
                        }
                        BoardEvent::Report(Report::NoLamps) => self.has_lamps = false,
                        BoardEvent::Report(Report::NoButton) => self.has_button = false,
                        _ => {}
                    }
                    if let Some(got) = wanted(&told) {
                        return Ok((told, got));
                    }
                }
            }
        }
    }

    /// Tells what the board says of itself, and how it stands beside the start position.
    fn listen(&mut self, time: Duration) -> io::Result<()> {
        let until = self.clock.now() + time;
        while let Ok((told, ())) = self.wait(until.since(self.clock.now()), |told| match told {
            BoardEvent::Report(Report::Identity(_) | Report::Battery(..))
            | BoardEvent::Chips(_) => Some(()),
            _ => None,
        }) {
            self.tell(&told)?;
        }
        let Some(sensed) = self.stands.clone() else { return Ok(()) };
        self.senses(&BoardEvent::Report(Report::Stands(sensed.clone())))?;
        let start = Board::new();
        let other = Square::ALL.into_iter().filter(|square| {
            let piece = sensed.pieces.piece_at(*square);
            piece.is_some()
                && start.occupied().contains(*square)
                && piece != start.piece_at(*square)
        });
        let differences = [
            ("peg-start-missing", start.occupied() & !sensed.occupied),
            ("peg-start-more", sensed.occupied & !start.occupied()),
            ("peg-start-other", other.collect()),
        ];
        for (id, squares) in differences.into_iter().filter(|(_, squares)| !squares.is_empty()) {
            print(&self.teller.line(id, &[("items", self.teller.squares(squares))]))?;
        }
        if differences.iter().all(|(_, squares)| squares.is_empty()) {
            self.say("peg-stands-start")?;
        }
        Ok(())
    }

    /// Gives the board a number of its own.
    fn name(&mut self, name: &str) -> io::Result<bool> {
        self.port.order(Order::Name(name.to_owned()));
        let answer = self.wait(TELLING, |told| match told {
            BoardEvent::Report(Report::Done(_)) => Some("peg-named"),
            BoardEvent::Report(Report::Refused(..)) => Some("peg-has-name"),
            _ => None,
        });
        let id = answer.map_or("peg-takes-no-name", |(_, id)| id);
        print(&self.teller.line(id, &[("text", name.into())]))?;
        Ok(id == "peg-named")
    }

    /// Of a board that tells moves only; nothing if it was lost.
    fn moves(&mut self) -> io::Result<Option<()>> {
        self.say("peg-ask-move")?;
        let moved = self.wait(HAND, |told| match told {
            BoardEvent::Report(Report::Moved(_)) => Some(true),
            BoardEvent::Lost(_) => Some(false),
            _ => None,
        });
        self.tried += 1;
        match moved {
            Ok((told, there)) => {
                self.tell(&told)?;
                Ok(there.then_some(()))
            }
            Err(over) => {
                self.wrong.toggle(Square::A1);
                self.gives_up(over, "peg-no-move")?;
                Ok(Some(()))
            }
        }
    }

    fn gives_up(&self, over: Unanswered, late: &str) -> io::Result<()> {
        self.say(if over == Unanswered::Skipped { "peg-skipped" } else { late })
    }

    /// Part by part; nothing if the board was lost.
    fn parts(&mut self, all: bool) -> io::Result<Option<()>> {
        self.say("peg-enter-skips")?;
        let few = FEW.into_iter().collect::<Bitboard>();
        for square in if all { Bitboard::FULL } else { few } {
            if self.square(square)?.is_none() {
                return Ok(None);
            }
        }
        // Those of a DGT board are not used.
        if self.has_lamps && self.make != Make::Dgt {
            self.lamps()?;
        } else {
            self.say("peg-lampless")?;
        }
        let has_clock = self.make == Make::Dgt && self.has_clock;
        if self.make == Make::Peg1 && self.has_button || has_clock {
            self.button()?;
        } else if self.make == Make::Peg1 {
            self.say("peg-buttonless")?;
        }
        if has_clock {
            self.dial()?;
        } else if self.make == Make::Dgt {
            self.say("peg-clock-unnamed")?;
        }
        Ok(Some(()))
    }

    /// A piece is taken out and put back, or the other way round.
    fn square(&mut self, square: Square) -> io::Result<Option<()>> {
        let stands = self.stands.as_ref().is_some_and(|sensed| sensed.occupied.contains(square));
        let asks = if stands {
            [("peg-ask-take", false), ("peg-ask-back", true)]
        } else {
            [("peg-ask-put", true), ("peg-ask-away", false)]
        };
        self.tried += 1;
        for (ask, seated) in asks {
            print(&self.teller.at(ask, square))?;
            match self.hand(square, seated)? {
                None => return Ok(None),
                Some(Ok(())) => {}
                Some(Err(over)) => {
                    if over == Unanswered::Late {
                        self.wrong.add(square);
                    } else {
                        self.tried -= 1;
                    }
                    self.gives_up(over, "peg-nothing-came")?;
                    return Ok(Some(()));
                }
            }
        }
        print(&self.teller.at("peg-square-works", square))?;
        Ok(Some(()))
    }

    /// Waits for a change; tells where another one was; nothing if the board was lost.
    fn hand(&mut self, square: Square, seated: bool) -> io::Result<Option<Result<(), Unanswered>>> {
        let until = self.clock.now() + HAND;
        loop {
            let left = until.since(self.clock.now());
            let came = self.wait(left, |told| match told {
                BoardEvent::Report(report) => Some(changes(report)).filter(|all| !all.is_empty()),
                BoardEvent::Lost(_) => Some(Vec::new()),
                _ => None,
            });
            let (told, came) = match came {
                Ok(came) => came,
                Err(over) => return Ok(Some(Err(over))),
            };
            if came.contains(&(square, seated)) {
                return Ok(Some(Ok(())));
            }
            self.tell(&told)?;
            if came.is_empty() {
                return Ok(None);
            }
        }
    }

    /// Rank by rank, because a board takes an order for its lamps only now and then.
    fn lamps(&mut self) -> io::Result<()> {
        self.say("peg-lamps")?;
        for rank in Rank::ALL {
            self.port.order(Order::Light(Bitboard::from_rank(rank)));
            // Nothing is awaited: this is how long they shine.
            let _ = self.wait(LAMPS, |_| None::<()>);
        }
        self.port.order(Order::Light(Bitboard::EMPTY));
        // The end of the program must not leave them lit.
        let dark =
            |told: &BoardEvent| matches!(told, BoardEvent::Report(Report::Done(_))).then_some(());
        let _ = self.wait(LAMPS, dark);
        self.say("peg-lamps-done")
    }

    fn button(&mut self) -> io::Result<()> {
        self.say("peg-ask-button")?;
        let pressed = self.wait(HAND, |told| {
            matches!(told, BoardEvent::Report(Report::Button(..))).then_some(())
        });
        match pressed {
            Ok((told, ())) => self.tell(&told),
            Err(over) => self.gives_up(over, "peg-no-button"),
        }
    }

    /// A clock is set, and says that it was or which time it shows.
    fn dial(&mut self) -> io::Result<()> {
        let left = ByColor { white: Duration::from_mins(1), black: Duration::from_mins(2) };
        let flagged = ByColor { white: false, black: false };
        self.port.order(Order::SetClock(DialTimes { left, runs: None, flagged }));
        let told = self.wait(CLOCK, |told| match told {
            BoardEvent::Report(Report::Done(_)) => Some(()),
            BoardEvent::Report(Report::Clock(times)) if times.left == left => Some(()),
            _ => None,
        });
        match told {
            Ok(_) => self.say("peg-clock-works"),
            Err(over) => self.gives_up(over, "peg-no-clock"),
        }
    }

    fn verdict(&self) -> io::Result<bool> {
        if self.make.senses() == Senses::Moves {
            let works = self.wrong.is_empty();
            self.say(if works { "peg-check-moves" } else { "peg-check-no-moves" })?;
            return Ok(works);
        }
        let count = ("count", Value::Number(self.tried.into()));
        if self.wrong.is_empty() && self.tried > 0 {
            print(&self.teller.line("peg-check-works", &[count]))?;
            return Ok(true);
        }
        let items = ("items", self.teller.squares(self.wrong));
        let id = if self.tried == 0 { "peg-check-nothing" } else { "peg-check-wrong" };
        print(&self.teller.line(id, &[count, items]))?;
        Ok(false)
    }
}

fn print(line: &str) -> io::Result<()> {
    let mut out = printed::out();
    out.line(line)?;
    out.flush()
}

/// Where something has happened, and whether a piece was put there.
fn changes(report: &Report) -> Vec<(Square, bool)> {
    let change = |change: &SquareChange| match change {
        SquareChange::Lifted(square, _) => (*square, false),
        SquareChange::Seated(square, _) => (*square, true),
    };
    match report {
        Report::Lifted(_, square, _) => vec![(*square, false)],
        Report::Seated(_, square, _) => vec![(*square, true)],
        Report::Together(_, all) => all.iter().map(change).collect(),
        _ => Vec::new(),
    }
}
