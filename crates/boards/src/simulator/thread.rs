//! The thread that has a simulated board: it carries bytes between the board and a pseudo-terminal,
//! and sleeps until something is due.

use std::io::{self, PipeReader, PipeWriter, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use shakmaty::{Board, Piece};

use crate::dgt;
use crate::make::Make;
use crate::report::Order;
use crate::simulator::act::{Act, Did, Step, Wrong};
use crate::simulator::board::Simulated;
use crate::simulator::faults::Faults;
use crate::simulator::model::Model;
use crate::simulator::terminal::Terminal;

/// How often it is looked whether a program has opened the port: the system does not tell.
const LOOK: Duration = Duration::from_millis(20);

/// Positions from which programs learn the pieces of a Certabo board, and some that are lost while
/// the port is opened; Certabo's own program takes fifteen.
const LOOKS: usize = 20;

/// How a board is simulated.
#[derive(Clone, Debug)]
pub struct Options {
    /// The board.
    pub model: Model,
    /// What goes wrong.
    pub faults: Faults,
    /// Its chance.
    pub seed: u64,
    /// A link that leads to the port wherever it is.
    pub link: Option<PathBuf>,
    /// How many times faster than real time it lives; 1 for people.
    pub speed: u32,
}

/// What comes from the thread.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// The port is here.
    Port(PathBuf),
    /// A program has opened the port, or has closed it.
    Open(bool),
    /// A program has asked the board something, for the first time; or has opened the port of a
    /// board that nobody asks.
    Asked,
    /// The board was told this.
    Told(Order),
    /// What an act came to.
    Did(Act, Result<Did, Wrong>),
    /// All that was planned is done. What could not be done is left out.
    Done(Vec<Wrong>),
    /// How it stands.
    Stands(BoardState),
    /// There is no port; the words of the system.
    NoPort(String),
}

/// How a board stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardState {
    /// The pieces.
    pub pieces: Board,
    /// The pieces that were taken off.
    pub hand: Vec<Piece>,
    /// Whether it is switched on.
    pub powered: bool,
    /// Whether its cable is in.
    pub cabled: bool,
    /// Whether a program has its port open.
    pub open: bool,
}

enum Asking {
    Act(Act),
    Plan(Vec<Step>),
    Drop,
    Show,
}

/// A simulated board behind a pseudo-terminal, until this is dropped. No call waits.
#[derive(Debug)]
pub struct Simulator {
    asking: Option<Sender<Asking>>,
    wake: PipeWriter,
    path: PathBuf,
    thread: Option<JoinHandle<()>>,
}

impl Simulator {
    /// Opens a pseudo-terminal with a board behind it. `now` is time since anything; the board lives
    /// by it.
    ///
    /// # Errors
    ///
    /// When the system gives no pseudo-terminal, no link or no thread.
    pub fn start(
        options: Options,
        now: impl Fn() -> Duration + Send + 'static,
        tell: impl Fn(News) + Send + 'static,
    ) -> io::Result<Self> {
        let terminal = Terminal::open(options.link.as_deref())?;
        let path = terminal.path().to_owned();
        let (woken, wake) = io::pipe()?;
        rustix::io::ioctl_fionbio(&woken, true)?;
        rustix::io::ioctl_fionbio(&wake, true)?;
        let (asking, asked) = channel();
        let speed = options.speed.max(1);
        let now = move || now() * speed;
        let board = Simulated::new(options.model, options.faults, options.seed, now());
        let cable = Cable {
            terminal: Some(terminal),
            link: options.link,
            open: false,
            asked: if options.model.make == Make::Certabo {
                Asked::ByHearing(LOOKS)
            } else {
                Asked::Not
            },
            retry: false,
        };
        let make = options.model.make;
        let life = Life { make, board, cable, asked, woken, speed, busy: false };
        let thread = std::thread::Builder::new().name("simulator".into());
        let thread = Some(thread.spawn(move || life.run(&now, &tell))?);
        Ok(Self { asking: Some(asking), wake, path, thread })
    }

    /// Where programs find the port: the link, or else the pseudo-terminal that there was first.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Does something at once; `News::Did` tells what it came to.
    pub fn act(&self, act: Act) {
        self.ask(Asking::Act(act));
    }

    /// Plans acts behind those that are planned; `News::Done` tells when none is left.
    pub fn plan(&self, steps: Vec<Step>) {
        self.ask(Asking::Plan(steps));
    }

    /// Drops what is planned.
    pub fn drop_plan(&self) {
        self.ask(Asking::Drop);
    }

    /// Asks how it stands; `News::Stands` tells.
    pub fn show(&self) {
        self.ask(Asking::Show);
    }

    fn ask(&self, asking: Asking) {
        // A thread that is gone has told so by its silence.
        let _ = self.asking.as_ref().map(|sender| sender.send(asking));
        // A full pipe wakes it as well.
        let _ = (&self.wake).write(&[0]);
    }
}

impl Drop for Simulator {
    fn drop(&mut self) {
        self.asking = None;
        let _ = (&self.wake).write(&[0]);
        if let Some(thread) = self.thread.take() {
            // Whatever became of it, it is gone.
            let _ = thread.join();
        }
    }
}

/// What the thread has.
struct Life {
    make: Make,
    board: Simulated,
    cable: Cable,
    asked: Receiver<Asking>,
    woken: PipeReader,
    speed: u32,
    /// Something is planned, and its end is to be told.
    busy: bool,
}

/// The pseudo-terminal, as long as the cable is in.
struct Cable {
    terminal: Option<Terminal>,
    link: Option<PathBuf>,
    open: bool,
    asked: Asked,
    /// No pseudo-terminal could be opened; it is tried again.
    retry: bool,
}

/// Whether a program has asked the board something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    Not,
    /// Not yet; nobody asks a board of this kind anything. Who has its port open has asked when he
    /// has heard so many positions: from the first of them he learns the pieces.
    ByHearing(usize),
    Yes,
}

impl Life {
    fn run(mut self, now: &impl Fn() -> Duration, tell: &impl Fn(News)) {
        while self.take_wishes(now, tell) {
            self.cable.follow(self.board.is_cabled(), tell);
            self.carry(now, tell);
            self.tell_orders(tell);
            self.sleep(now);
        }
    }

    /// Does what was asked; false if nobody can ask any more.
    fn take_wishes(&mut self, now: &impl Fn() -> Duration, tell: &impl Fn(News)) -> bool {
        // What the bytes are is of no interest.
        let _ = self.woken.read(&mut [0; 64]);
        loop {
            match self.asked.try_recv() {
                Ok(Asking::Act(act)) => {
                    let did = self.board.act(&act, now());
                    tell(News::Did(act, did));
                }
                Ok(Asking::Plan(steps)) => {
                    self.board.plan(steps, now());
                    self.busy = true;
                }
                Ok(Asking::Drop) => self.board.drop_plan(),
                Ok(Asking::Show) => tell(News::Stands(self.standing())),
                Err(TryRecvError::Empty) => return true,
                Err(TryRecvError::Disconnected) => return false,
            }
        }
    }

    fn standing(&self) -> BoardState {
        BoardState {
            pieces: self.board.pieces().clone(),
            hand: self.board.hand().collect(),
            powered: self.board.is_powered(),
            cabled: self.board.is_cabled(),
            open: self.cable.open,
        }
    }

    /// Carries bytes both ways. Without a program at the other end they are lost.
    fn carry(&mut self, now: &impl Fn() -> Duration, tell: &impl Fn(News)) {
        if self.cable.looked(tell) {
            self.board.opened(now());
        }
        let heard = self.cable.read();
        // Whether a DGT board is there, programs may ask on any port, and mean no other board.
        let of_dgt = |byte: &u8| self.make != Make::Dgt && dgt::QUESTIONS.contains(byte);
        if !heard.iter().all(of_dgt) {
            self.cable.heard(tell);
        }
        self.board.receive(&heard, now());
        let said = self.board.to_send(now());
        self.cable.write(&said);
        self.cable.told(&said, tell);
        if self.busy && !self.board.is_busy() {
            self.busy = false;
            tell(News::Done(self.board.take_refused()));
        }
    }

    fn tell_orders(&mut self, tell: &impl Fn(News)) {
        self.board.take_orders().into_iter().for_each(|order| tell(News::Told(order)));
    }

    /// Sleeps until a wish, a byte or a time comes.
    fn sleep(&self, now: &impl Fn() -> Duration) {
        let due = self.board.deadline().map(|due| due.saturating_sub(now()) / self.speed);
        let look = (!self.cable.open).then_some(LOOK);
        let wait = [due, look].into_iter().flatten().min();
        let wait = wait.and_then(|wait| Timespec::try_from(wait).ok());
        let terminal = self.cable.terminal.as_ref().filter(|_| self.cable.open);
        let mut fds = vec![PollFd::new(&self.woken, PollFlags::IN)];
        fds.extend(terminal.map(|terminal| PollFd::new(terminal, PollFlags::IN)));
        // Interrupted is as good as awake.
        let _ = poll(&mut fds, wait.as_ref());
    }
}

impl Cable {
    /// Makes the port be there or not.
    fn follow(&mut self, cabled: bool, tell: &impl Fn(News)) {
        match (&self.terminal, cabled) {
            (Some(_), false) => {
                self.terminal = None;
                if std::mem::take(&mut self.open) {
                    tell(News::Open(false));
                }
            }
            (None, true) => match Terminal::open(self.link.as_deref()) {
                Ok(terminal) => {
                    self.retry = false;
                    tell(News::Port(terminal.path().to_owned()));
                    self.terminal = Some(terminal);
                }
                Err(error) if !self.retry => {
                    self.retry = true;
                    tell(News::NoPort(error.to_string()));
                }
                Err(_) => {}
            },
            _ => {}
        }
    }

    /// Looks whether a program has the port; true if it is the first that opens it.
    fn looked(&mut self, tell: &impl Fn(News)) -> bool {
        let Some(terminal) = &self.terminal else { return false };
        let open = terminal.is_open();
        if open == self.open {
            return false;
        }
        self.open = open;
        if !open {
            terminal.forget();
        }
        tell(News::Open(open));
        open
    }

    /// Positions have gone to the program.
    fn told(&mut self, said: &[u8], tell: &impl Fn(News)) {
        let Asked::ByHearing(left) = self.asked else { return };
        if self.open {
            let looks = said.split(|byte| *byte == b'\n').count() - 1;
            self.asked = Asked::ByHearing(left.saturating_sub(looks));
        }
        if self.asked == Asked::ByHearing(0) {
            self.asked = Asked::Yes;
            tell(News::Asked);
        }
    }

    fn heard(&mut self, tell: &impl Fn(News)) {
        if matches!(self.asked, Asked::ByHearing(_)) {
            return;
        }
        if std::mem::replace(&mut self.asked, Asked::Yes) != Asked::Yes {
            tell(News::Asked);
        }
    }

    fn read(&mut self) -> Vec<u8> {
        self.terminal.as_mut().filter(|_| self.open).map_or_else(Vec::new, Terminal::read)
    }

    fn write(&mut self, bytes: &[u8]) {
        if let Some(terminal) = self.terminal.as_mut().filter(|_| self.open) {
            terminal.write(bytes);
        }
    }
}
