//! The thread that keeps an engine: orders in, answers out.
//!
//! It decides nothing and waits for nothing but its inbox. An engine that hangs keeps it from nothing:
//! whoever asked has a deadline, and orders the end of the engine when it comes.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::Builder;
use std::time::Duration;
use std::{fmt, io};

use crate::thinker::Ticket;
use crate::uci::process::{Process, ProcessOutput};
use crate::uci::protocol::{Protocol, Step};
use crate::uci::{Answer, Fault, Order};

/// How long an engine may take to quit before it is ended.
const QUIT: Duration = Duration::from_millis(200);

/// How long the end of an engine may hold up the end of the program.
const FAREWELL: Duration = Duration::from_millis(600);

/// Bytes that an engine may write after an order; more is a flood. Those that talk most write less
/// in an hour.
const FLOOD: usize = 16 << 20;

/// The handle: orders, and goes on. No call waits for an engine.
///
/// Dropping it ends the engine, which takes a fraction of a second.
pub struct Uci {
    inbox: Sender<Message>,
    ended: Receiver<()>,
}

enum Message {
    Order(Order),
    /// What the program of this number has done.
    Output(u64, ProcessOutput),
    End,
}

impl Uci {
    /// Starts the thread, but no engine yet; `report` is called on it with each answer.
    ///
    /// # Errors
    ///
    /// The system gave no thread.
    pub fn start(report: impl FnMut(Ticket, Answer) + Send + 'static) -> io::Result<Self> {
        let (inbox, messages) = channel();
        let (end, ended) = channel();
        let outputs = inbox.clone();
        Builder::new().name("engine".into()).spawn(move || {
            let keeper = Keeper {
                outputs,
                report: Box::new(report),
                run: None,
                runs: 0,
                gone: (Fault::Ended, String::new()),
            };
            keeper.work(&messages);
            // The handle may have stopped waiting.
            let _ = end.send(());
        })?;
        Ok(Self { inbox, ended })
    }

    /// Gives an order and returns at once.
    pub fn order(&self, order: Order) {
        // The thread outlives the handle unless `report` panicked, and then nobody listens.
        let _ = self.inbox.send(Message::Order(order));
    }

    /// Lets the engine quit; nothing is answered any more. Returns at once.
    pub fn end(&self) {
        let _ = self.inbox.send(Message::End);
    }
}

impl Drop for Uci {
    fn drop(&mut self) {
        self.end();
        // Either it ended, or the system keeps what cannot be killed.
        let _ = self.ended.recv_timeout(FAREWELL);
    }
}

impl fmt::Debug for Uci {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Uci").finish_non_exhaustive()
    }
}

struct Keeper {
    outputs: Sender<Message>,
    report: Box<dyn FnMut(Ticket, Answer)>,
    run: Option<Run>,
    runs: u64,
    /// Why the last program is not there any more, and what it wrote last for people.
    gone: (Fault, String),
}

/// A program, and the conversation with it.
struct Run {
    number: u64,
    file: PathBuf,
    process: Process,
    protocol: Protocol,
    /// Bytes since the last order.
    heard: usize,
}

impl Keeper {
    fn work(mut self, messages: &Receiver<Message>) {
        for message in messages {
            match message {
                Message::Order(order) => self.obey(order),
                Message::Output(number, output) => self.output(number, output),
                Message::End => break,
            }
        }
        self.farewell(messages);
    }

    fn obey(&mut self, order: Order) {
        if let Some(run) = &mut self.run {
            run.heard = 0;
        }
        match order {
            Order::Open { ticket, file, table } => match self.run_of(&file) {
                Ok(run) => {
                    let steps = run.protocol.open(ticket, table);
                    self.carry_out(steps);
                }
                Err(fault) => (self.report)(ticket, Answer::Failed(fault, String::new())),
            },
            Order::Search { ticket, search } => {
                if let Some(run) = &mut self.run {
                    let steps = run.protocol.search(ticket, search);
                    self.carry_out(steps);
                } else {
                    // It was lost since it was asked last.
                    let (fault, words) = self.gone.clone();
                    (self.report)(ticket, Answer::Failed(fault, words));
                }
            }
            Order::Stop => self.with_protocol(Protocol::stop),
            Order::Ping(ticket) => self.with_protocol(|protocol| protocol.ping(ticket)),
            Order::Cut(ticket) => {
                let shown = self.run.as_mut().map(|run| run.protocol.cut(ticket));
                self.bury();
                (self.report)(ticket, Answer::Cut(shown.unwrap_or_default()));
            }
            Order::Level(level) => self.with_protocol(|protocol| {
                protocol.level(level);
                Vec::new()
            }),
            Order::Kill => {
                self.bury();
            }
        }
    }

    /// The program of a file, started if it does not run.
    fn run_of(&mut self, file: &Path) -> Result<&mut Run, Fault> {
        if self.run.as_ref().is_none_or(|run| run.file != file) {
            self.bury();
            self.runs += 1;
            let (number, outputs) = (self.runs, self.outputs.clone());
            let process = Process::start(file, move |output| {
                // A keeper that has ended hears nothing any more.
                let _ = outputs.send(Message::Output(number, output));
            })?;
            let (file, protocol) = (file.to_owned(), Protocol::default());
            self.run = Some(Run { number, file, process, protocol, heard: 0 });
            self.carry_out(vec![Protocol::greet()]);
        }
        self.run.as_mut().ok_or(Fault::Refused)
    }

    fn with_protocol(&mut self, order: impl FnOnce(&mut Protocol) -> Vec<Step>) {
        if let Some(run) = &mut self.run {
            let steps = order(&mut run.protocol);
            self.carry_out(steps);
        }
    }

    fn output(&mut self, number: u64, output: ProcessOutput) {
        let Some(run) = self.run.as_mut().filter(|run| run.number == number) else { return };
        match output {
            ProcessOutput::Closed => self.lose(Fault::Ended),
            ProcessOutput::Bytes(bytes) => {
                run.heard = run.heard.saturating_add(bytes.len());
                if run.heard > FLOOD {
                    self.lose(Fault::Flooded);
                    return;
                }
                let steps = run.protocol.hear(&bytes);
                run.process.give_back(bytes);
                self.carry_out(steps);
            }
        }
    }

    fn carry_out(&mut self, steps: Vec<Step>) {
        let Some(run) = &self.run else { return };
        for step in steps {
            match step {
                Step::Write(line) => run.process.write(line),
                Step::Report(ticket, answer) => (self.report)(ticket, answer),
            }
        }
    }

    /// Ends a program that is of no use and tells whoever waits for it.
    fn lose(&mut self, fault: Fault) {
        let asked = self.run.as_ref().map(|run| run.protocol.asked()).unwrap_or_default();
        let words = self.bury();
        for ticket in asked {
            (self.report)(ticket, Answer::Failed(fault, words.clone()));
        }
        self.gone = (fault, words);
    }

    /// Ends the program; what it wrote last that nobody has understood.
    fn bury(&mut self) -> String {
        let Some(run) = self.run.take() else { return String::new() };
        let complaint = run.process.bury();
        if complaint.is_empty() { run.protocol.last_words().to_owned() } else { complaint }
    }

    /// Lets the program quit by itself, but not for long.
    fn farewell(&mut self, messages: &Receiver<Message>) {
        let Some(run) = &mut self.run else { return };
        run.process.ask_to_quit();
        let (number, mut closed) = (run.number, false);
        while !closed {
            // No buffer is handed back, so that hardly any message comes but the last.
            let Ok(message) = messages.recv_timeout(QUIT) else { break };
            closed = matches!(message, Message::Output(of, ProcessOutput::Closed) if of == number);
        }
        self.bury();
    }
}
