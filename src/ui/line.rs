//! Line mode: plain lines out, typed lines in.
//!
//! No colour, no box, no spinner. Two threads: one writes, so that a reader who stops reading cannot
//! stop the game; one reads. The next line is read only when [`Face::ready`] says so, so that the
//! answer to a line is printed before the next prompt, and a pipe drives the program in step.

mod answers;
mod continued;
mod handover;
mod pasting;
mod reader;
mod rest;
pub mod terminal;
mod typing;

use std::io::{self, IsTerminal, Write as _};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use rustyline::ExternalPrinter;

use crate::clean;
use crate::printed;
use crate::ui::completion::{Completions, Offers};
use crate::ui::fit::{laid, window};
use crate::ui::line::handover::Handover;
use crate::ui::line::reader::Reader;
use crate::ui::line::rest::Gathering;
use crate::ui::line::typing::Typing;
use crate::ui::{Fit, pasted};
use crate::voices::{Utterance, Verbatim};

/// How long the end of the program waits until everything is printed; longer than a braille
/// translator that hangs is waited for.
const FAREWELL: Duration = Duration::from_secs(4);

/// Pasted text comes as if it was typed.
const UNMARKED: &str = "\x1b[?2004l";

/// How long is waited for what was typed ahead. It is there at once.
const GATHERED: Duration = Duration::from_secs(1);

/// How lines are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// A terminal that can edit a line.
    Editing,
    /// A terminal that can do nothing, or shall do nothing.
    Typing,
    /// A pipe or a file.
    Plain,
}

impl Mode {
    /// What fits the input and output of this program; `term` and `accessible` are the environment's
    /// `TERM` and `ACCESSIBLE`, by which a player asks all programs for plain lines.
    #[must_use]
    pub fn fitting(term: Option<&str>, accessible: Option<&str>) -> Self {
        // No console of Windows has the variable.
        let capable = match term {
            None | Some("") => cfg!(windows),
            Some(term) => term != "dumb",
        };
        let wanted = matches!(accessible, None | Some("" | "0" | "false"));
        if !io::stdin().is_terminal() || !printed::is_terminal() {
            Self::Plain
        } else if capable && wanted {
            Self::Editing
        } else {
            Self::Typing
        }
    }
}

/// What came from the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// A line.
    Line(String),
    /// A line that is no text.
    NotText,
    /// A line that is far too long.
    TooLong,
    /// Several lines that were pasted as one text.
    Pasted(String),
    /// Control-C: whatever is being said shall stop.
    Interrupt,
    /// No more lines will come.
    End,
    /// What is printed reaches nobody any more.
    OutputLost,
}

impl Typed {
    /// The sentence that says why a line was not taken, if it was not.
    #[must_use]
    pub fn not_taken(&self) -> Option<&'static str> {
        match self {
            Self::NotText => Some("not-text"),
            Self::TooLong => Some("too-long"),
            Self::Pasted(text) => Some(pasted::refused(text)),
            Self::Line(_) | Self::Interrupt | Self::End | Self::OutputLost => None,
        }
    }
}

/// What the face needs to know.
#[derive(Clone, Debug)]
pub struct Options {
    /// How lines are read.
    pub mode: Mode,
    /// Where the typed lines are kept, if they are kept.
    pub history: Option<PathBuf>,
    /// What Tab completes at first.
    pub offers: Offers,
    /// How wide lines may be.
    pub fit: Fit,
    /// What stands in the first line when it is begun.
    pub begun: String,
}

/// The threads of line mode.
#[derive(Clone, Debug)]
pub struct Face {
    /// The printer ends with the last of these, also where a screen comes.
    out: Arc<Sender<Out>>,
    go: Sender<ReaderTask>,
    handover: Handover,
    typing: Typing,
    hidden: Hidden,
    /// What Tab completes; nothing where it is no key of the editor.
    offered: Option<Completions>,
}

/// Whether nothing of the line that is typed is shown or kept.
#[derive(Clone, Debug, Default)]
struct Hidden(Arc<Mutex<Secrecy>>);

/// How far a line of which nothing may be seen has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Secrecy {
    /// There is none.
    #[default]
    None,
    /// The next line that is typed is one.
    Next,
    /// It was typed. What is typed before the next line is read may belong to another one.
    Typed,
}

/// What is printed of words; it may take its time, for only the printer's thread waits.
pub type Show = Box<dyn FnMut(String) -> String + Send>;

/// What the reading half does next.
enum ReaderTask {
    /// It reads a line, once that is printed which the mark stands for.
    Line(Receiver<()>),
    /// It tells what was typed behind the last line.
    Rest(Sender<String>),
}

enum Out {
    Text(Vec<(Verbatim, String)>),
    /// Print in this way from now on; without one, as it is.
    Show(Option<Show>),
    /// Lines may be so wide from now on.
    Fit(Fit),
    /// Everything before it is printed.
    Mark(Sender<()>),
    /// Print through the line editor from now on.
    Through(Box<dyn ExternalPrinter + Send>),
}

impl Face {
    /// Starts reading and writing; `typed` is called on the reader's thread.
    ///
    /// # Errors
    ///
    /// When the system gives no thread.
    pub fn start(
        mut options: Options,
        typed: impl Fn(Typed) + Send + Clone + 'static,
    ) -> io::Result<Self> {
        terminal::remember();
        // Before anything is printed: whatever is typed from now on is shown once.
        if options.mode == Mode::Typing && !terminal::take_keys() {
            options.mode = Mode::Plain;
        }
        let (out, outbox) = channel();
        let out = Arc::new(out);
        let (go, start) = channel();
        let lost = typed.clone();
        let (handover, typing) = (Handover::default(), Typing::default());
        let mut printer = Printer {
            through: None,
            show: None,
            fit: options.fit,
            handover: handover.clone(),
            typing: typing.clone(),
        };
        thread::Builder::new().name("printer".into()).spawn(move || {
            if printer.run(&outbox).is_err() {
                lost(Typed::OutputLost);
            }
        })?;
        let hidden = Hidden::default();
        let offered = Completions::new(std::mem::take(&mut options.offers));
        let completes = (options.mode == Mode::Editing).then(|| offered.clone());
        let reader = Reader {
            options,
            offered,
            start,
            out: Sender::clone(&out),
            handover: handover.clone(),
            typing: typing.clone(),
            hidden: hidden.clone(),
            gathering: Gathering::default(),
        };
        thread::Builder::new().name("reader".into()).spawn(move || reader.run(&typed))?;
        continued::when_continued(handover.clone(), typing.clone(), Arc::downgrade(&out))?;
        Ok(Self { out, go, handover, typing, hidden, offered: completes })
    }

    /// Whether Tab completes, and other names than these.
    pub(super) fn lacks(&self, words: &[String]) -> bool {
        self.offered.as_ref().is_some_and(|offered| !offered.is(words))
    }

    /// Completes these names from now on.
    pub(super) fn offer(&self, offers: Offers) {
        if let Some(offered) = &self.offered {
            offered.set(offers);
        }
    }

    /// Prints a message: one or more lines.
    pub fn print(&self, utterance: &Utterance) {
        self.print_pieces(utterance.pieces());
    }

    /// Prints what is for another program, as it stands.
    pub fn print_plain(&self, text: &str) {
        self.print_pieces(vec![(Verbatim(true), text.to_owned())]);
    }

    fn print_pieces(&self, mut pieces: Vec<(Verbatim, String)>) {
        pieces.push((Verbatim(true), "\n".to_owned()));
        // A printer that has ended has told so.
        let _ = self.out.send(Out::Text(pieces));
    }

    /// Prints in this way from now on; without one, texts as they are.
    pub fn show(&self, show: Option<Show>) {
        let _ = self.out.send(Out::Show(show));
    }

    /// Lets lines be so wide from now on.
    pub fn fit(&self, fit: Fit) {
        let _ = self.out.send(Out::Fit(fit));
    }

    /// Lets the next line be read, after everything printed so far.
    pub fn ready(&self) {
        let (mark, marked) = channel();
        let _ = self.out.send(Out::Mark(mark));
        let _ = self.go.send(ReaderTask::Line(marked));
    }

    /// What was typed behind the last line and not read as one. No line is read meanwhile.
    #[must_use]
    pub fn rest(&self) -> String {
        let (to, rest) = channel();
        let _ = self.go.send(ReaderTask::Rest(to));
        rest.recv_timeout(GATHERED).unwrap_or_default()
    }

    /// Shows and keeps nothing of what is typed, to the end of the next line that is typed.
    pub fn hide_line(&self) {
        self.hidden.hide();
        self.typing.hide();
        terminal::hide_typing();
    }

    /// Waits until everything is printed, but not for ever.
    pub fn flush(&self) {
        let (mark, marked) = channel();
        let _ = self.out.send(Out::Mark(mark));
        let _ = marked.recv_timeout(FAREWELL);
    }

    /// Waits until everything is printed, but not for ever; no further line is read.
    pub fn settle(&self) {
        self.handover.end();
        self.flush();
    }

    /// Prints what waits and gives the terminal back.
    pub fn finish(&self) {
        self.settle();
        if cfg!(unix) && self.handover.is_typing() {
            // The editor is left in the middle of a line. A terminal that has gone away needs nothing.
            let _ = io::stdout().write_all(UNMARKED.as_bytes());
            let _ = io::stdout().flush();
        }
        terminal::restore();
    }
}

impl Hidden {
    fn lock(&self) -> MutexGuard<'_, Secrecy> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn hide(&self) {
        *self.lock() = Secrecy::Next;
    }

    fn get(&self) -> bool {
        *self.lock() != Secrecy::None
    }

    /// A line was typed.
    fn typed(&self) {
        let mut secrecy = self.lock();
        if *secrecy == Secrecy::Next {
            *secrecy = Secrecy::Typed;
        }
    }

    /// The next line is read; whether it is shown again, after one that was not.
    fn next(&self) -> bool {
        let mut secrecy = self.lock();
        let shows = *secrecy == Secrecy::Typed;
        if shows {
            *secrecy = Secrecy::None;
        }
        shows
    }
}

/// The printing half.
struct Printer {
    through: Option<Box<dyn ExternalPrinter + Send>>,
    show: Option<Show>,
    fit: Fit,
    handover: Handover,
    typing: Typing,
}

impl Printer {
    fn run(&mut self, outbox: &Receiver<Out>) -> io::Result<()> {
        for out in outbox {
            match out {
                Out::Text(pieces) => {
                    let shown: Vec<_> = pieces.into_iter().map(|piece| self.shown(piece)).collect();
                    self.put(laid(&shown, self.fit.cells(window())))?;
                }
                Out::Show(other) => self.show = other,
                Out::Fit(fit) => self.fit = fit,
                Out::Mark(mark) => drop(mark.send(())),
                Out::Through(printer) => self.through = Some(printer),
            }
        }
        Ok(())
    }

    /// As it is printed: what is a code stays one, and nothing of it gives orders to the terminal.
    fn shown(&mut self, (verbatim, text): (Verbatim, String)) -> (Verbatim, String) {
        let shown = match &mut self.show {
            Some(show) if verbatim == Verbatim(false) => show(text),
            _ => text,
        };
        (verbatim, clean::text(&shown).into_owned())
    }

    fn put(&mut self, text: String) -> io::Result<()> {
        let mut stdout = io::stdout();
        match &mut self.through {
            Some(editor) => self.handover.put(text, editor.as_mut(), &mut stdout),
            None => self.typing.put(&text, &mut stdout),
        }
    }
}
