//! Line mode: plain lines out, typed lines in.
//!
//! No colour, no box, no spinner. Two threads: one writes, so that a reader who stops reading cannot
//! stop the game; one reads. The next line is read only when [`Face::ready`] says so, so that the
//! answer to a line is printed before the next prompt, and a pipe drives the program in step.

mod handover;
mod reader;
pub mod terminal;

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use rustyline::ExternalPrinter;

use crate::ui::line::handover::Handover;
use crate::voices::{Utterance, Verbatim};

/// How long the end of the program waits until everything is printed; longer than a braille
/// translator that hangs is waited for.
const FAREWELL: Duration = Duration::from_secs(4);

/// How lines are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// A terminal that can edit a line.
    Editing,
    /// A pipe, a file, or a terminal that can do nothing.
    Plain,
}

impl Mode {
    /// What fits the input and output of this program; `term` is the environment's `TERM`.
    #[must_use]
    pub fn fitting(term: Option<&str>) -> Self {
        let capable = !matches!(term, None | Some("" | "dumb"));
        let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
        if terminal && capable { Self::Editing } else { Self::Plain }
    }
}

/// What came from the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// A line.
    Line(String),
    /// A line that is no text, or far too long.
    NotText,
    /// Control-C: whatever is being said shall stop.
    Interrupt,
    /// No more lines will come.
    End,
    /// What is printed reaches nobody any more.
    OutputLost,
}

/// What the face needs to know.
#[derive(Clone, Debug)]
pub struct Options {
    /// How lines are read.
    pub mode: Mode,
    /// Where the typed lines are kept, if they are kept.
    pub history: Option<PathBuf>,
    /// What Tab completes.
    pub words: Vec<String>,
}

/// The threads of line mode.
#[derive(Clone, Debug)]
pub struct Face {
    out: Sender<Out>,
    go: Sender<Receiver<()>>,
    handover: Handover,
    hidden: Hidden,
}

/// Whether nothing of the line that is typed is shown or kept.
#[derive(Clone, Debug, Default)]
struct Hidden(Arc<AtomicBool>);

/// What is printed of words; it may take its time, for only the printer's thread waits.
pub type Show = Box<dyn FnMut(String) -> String + Send>;

enum Out {
    Text(Vec<(Verbatim, String)>),
    /// Print in this way from now on; without one, as it is.
    Show(Option<Show>),
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
        options: Options,
        typed: impl Fn(Typed) + Send + Clone + 'static,
    ) -> io::Result<Self> {
        terminal::remember();
        let (out, outbox) = channel();
        let (go, start) = channel();
        let lost = typed.clone();
        let handover = Handover::default();
        let shared = handover.clone();
        thread::Builder::new().name("printer".into()).spawn(move || {
            if write_all(&outbox, &shared).is_err() {
                lost(Typed::OutputLost);
            }
        })?;
        let outbox = out.clone();
        let through = move |editor| drop(outbox.send(Out::Through(editor)));
        let (shared, hidden) = (handover.clone(), Hidden::default());
        let hides = hidden.clone();
        thread::Builder::new()
            .name("reader".into())
            .spawn(move || reader::run(&options, &start, through, &shared, &hides, &typed))?;
        Ok(Self { out, go, handover, hidden })
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

    /// Lets the next line be read, after everything printed so far.
    pub fn ready(&self) {
        let (mark, marked) = channel();
        let _ = self.out.send(Out::Mark(mark));
        let _ = self.go.send(marked);
    }

    /// Shows and keeps nothing of what is typed, to the end of the next line that is typed.
    pub fn hide_line(&self) {
        self.hidden.set(true);
        terminal::hide_typing();
    }

    /// Waits until everything is printed, but not for ever; no further line is read.
    pub fn settle(&self) {
        self.handover.end();
        let (mark, marked) = channel();
        let _ = self.out.send(Out::Mark(mark));
        let _ = marked.recv_timeout(FAREWELL);
    }

    /// Prints what waits and gives the terminal back.
    pub fn finish(&self) {
        self.settle();
        terminal::restore();
    }
}

impl Hidden {
    fn set(&self, hidden: bool) {
        self.0.store(hidden, Ordering::SeqCst);
    }

    fn get(&self) -> bool {
        self.0.load(Ordering::SeqCst)
    }

    /// A line was typed: the next one is shown.
    fn show(&self) {
        if self.get() {
            self.set(false);
            terminal::restore();
        }
    }
}

type Through = Option<Box<dyn ExternalPrinter + Send>>;

fn put(text: String, through: &mut Through, handover: &Handover) -> io::Result<()> {
    let mut stdout = io::stdout();
    match through {
        Some(editor) => handover.put(text, editor.as_mut(), &mut stdout),
        None => stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()),
    }
}

fn write_all(outbox: &Receiver<Out>, handover: &Handover) -> io::Result<()> {
    let mut through: Through = None;
    let mut show: Option<Show> = None;
    for out in outbox {
        match out {
            Out::Text(pieces) => {
                let shown = |(verbatim, text)| match &mut show {
                    Some(show) if verbatim == Verbatim(false) => show(text),
                    _ => text,
                };
                put(pieces.into_iter().map(shown).collect(), &mut through, handover)?;
            }
            Out::Show(other) => show = other,
            Out::Mark(mark) => drop(mark.send(())),
            Out::Through(printer) => through = Some(printer),
        }
    }
    Ok(())
}
