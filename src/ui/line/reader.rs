//! The reading half of line mode: a line editor where the terminal can do it, plain lines elsewhere.

use std::borrow::Cow;
use std::io::{self, BufRead, Read};
use std::sync::mpsc::Receiver;
use std::time::Duration;

use rustyline::completion::Completer;
use rustyline::config::{BellStyle, ColorMode, CompletionType, Configurer};
use rustyline::error::ReadlineError;
use rustyline::highlight::{CmdKind, Highlighter};
use rustyline::hint::Hinter;
use rustyline::history::FileHistory;
use rustyline::validate::Validator;
use rustyline::{Config, Context, Editor, ExternalPrinter, Helper};

use crate::ui::completion::fitting;
use crate::ui::line::handover::Handover;
use crate::ui::line::{Hidden, Mode, Options, Typed};

/// Short, because a screen reader reads it every time.
const PROMPT: &str = "> ";

/// Longer lines are no moves and no questions.
const LONGEST: u64 = 4096;

/// How long to wait for the printer when it is stuck behind the end of the last line.
const STUCK: Duration = Duration::from_millis(100);

pub(super) fn run(
    options: &Options,
    start: &Receiver<Receiver<()>>,
    through: impl Fn(Box<dyn ExternalPrinter + Send>),
    handover: &Handover,
    hidden: &Hidden,
    typed: &impl Fn(Typed),
) {
    if options.mode == Mode::Editing
        && let Some((editor, printer)) = editor(options, hidden)
    {
        through(printer);
        edit(editor, options, start, handover, hidden, typed);
    } else {
        plain(start, hidden, typed);
    }
}

/// Waits until the next line may be read; false when no line is wanted any more.
fn allowed(start: &Receiver<Receiver<()>>) -> bool {
    let Ok(marked) = start.recv() else { return false };
    // The editor hands out what the printer gave it only while it reads: go on and let it.
    let _ = marked.recv_timeout(STUCK);
    true
}

fn plain(start: &Receiver<Receiver<()>>, hidden: &Hidden, typed: &impl Fn(Typed)) {
    let mut input = io::stdin().lock();
    while allowed(start) {
        let mut bytes = Vec::new();
        match input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => return typed(Typed::End),
            Ok(_) => hidden.show(),
        }
        if bytes.last() != Some(&b'\n') && bytes.len() as u64 == LONGEST {
            if input.skip_until(b'\n').is_err() {
                return typed(Typed::End);
            }
            typed(Typed::NotText);
            continue;
        }
        typed(String::from_utf8(bytes).map_or(Typed::NotText, |line| {
            Typed::Line(line.trim_end_matches(['\n', '\r']).to_owned())
        }));
    }
}

type LineEditor = Editor<Helping, FileHistory>;

/// The editor without anything that writes more than was typed.
fn editor(
    options: &Options,
    hidden: &Hidden,
) -> Option<(LineEditor, Box<dyn ExternalPrinter + Send>)> {
    let mut config = Config::builder()
        .auto_add_history(false)
        .bell_style(BellStyle::None)
        .bracketed_paste(false)
        // Nothing is coloured: only so is the editor asked how a line is shown.
        .color_mode(ColorMode::Forced)
        .completion_type(CompletionType::List)
        .build();
    Configurer::enable_synchronized_output(&mut config, false);
    let mut editor = LineEditor::with_config(config).ok()?;
    editor.set_helper(Some(Helping { words: options.words.clone(), hidden: hidden.clone() }));
    if let Some(history) = &options.history {
        // There is none at the first start.
        let _ = editor.load_history(history);
    }
    let printer = editor.create_external_printer().ok()?;
    Some((editor, Box::new(printer)))
}

fn edit(
    mut editor: LineEditor,
    options: &Options,
    start: &Receiver<Receiver<()>>,
    handover: &Handover,
    hidden: &Hidden,
    typed: &impl Fn(Typed),
) {
    while allowed(start) {
        let read = editor.readline(&handover.prompt(PROMPT));
        handover.typed();
        match read {
            Ok(line) => {
                if !hidden.get() {
                    remember(&mut editor, options, &line);
                }
                hidden.show();
                typed(Typed::Line(line));
            }
            Err(ReadlineError::Interrupted) => typed(Typed::Interrupt),
            Err(ReadlineError::Io(error)) if error.kind() == io::ErrorKind::InvalidData => {
                typed(Typed::NotText);
            }
            Err(_) => return typed(Typed::End),
        }
    }
}

/// Keeps the line; a history that cannot be kept must not stop a game.
fn remember(editor: &mut LineEditor, options: &Options, line: &str) {
    let added = editor.add_history_entry(line).unwrap_or(false);
    if let (true, Some(history)) = (added, &options.history) {
        let _ = editor.append_history(history);
    }
}

/// Completes the names of commands, at the start of a line, and shows a line that may be seen.
struct Helping {
    words: Vec<String>,
    hidden: Hidden,
}

impl Completer for Helping {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        pos: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        if self.hidden.get() {
            return Ok((pos, Vec::new()));
        }
        Ok(fitting(&line[..pos], &self.words))
    }
}

impl Hinter for Helping {
    type Hint = String;
}

impl Highlighter for Helping {
    /// Of a hidden line, blanks: they have its width, by which the editor finds its places.
    fn highlight<'l>(&self, line: &'l str, _: usize) -> Cow<'l, str> {
        if self.hidden.get() { Cow::Owned(blank(line)) } else { Cow::Borrowed(line) }
    }

    /// A sign that is typed is not shown as it is.
    fn highlight_char(&self, _: &str, _: usize, _: CmdKind) -> bool {
        self.hidden.get()
    }
}

/// As many blanks as a line has signs.
fn blank(line: &str) -> String {
    line.chars().map(|_| ' ').collect()
}

impl Validator for Helping {}

impl Helper for Helping {}
