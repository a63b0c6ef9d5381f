//! The reading half of line mode: a line editor where the terminal can do it, plain lines elsewhere.

use std::borrow::Cow;
use std::io::{self, BufRead, Read};
use std::sync::mpsc::{Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use rustyline::completion::Completer;
use rustyline::config::{BellStyle, ColorMode, CompletionType, Configurer};
use rustyline::error::ReadlineError;
use rustyline::highlight::{CmdKind, Highlighter};
use rustyline::hint::Hinter;
use rustyline::history::FileHistory;
use rustyline::validate::Validator;
use rustyline::{
    Cmd, ConditionalEventHandler, Config, Context, Editor, Event, EventContext, EventHandler,
    ExternalPrinter, Helper, KeyCode, KeyEvent, Modifiers, RepeatCount,
};
use zeroize::{Zeroize, Zeroizing};

use crate::clean;
use crate::ui::completion::{Completed, Completions};
use crate::ui::line::answers::{AnswerSoFar, Key, KeyFate};
use crate::ui::line::handover::Handover;
use crate::ui::line::pasting::{Pasted, Pasting};
use crate::ui::line::rest::Gathering;
use crate::ui::line::typing::{KeyDone, LONGEST, Typing};
use crate::ui::line::{Hidden, Mode, Options, Out, ReaderTask, Typed, terminal};
use crate::voices::Verbatim;

/// Short, because a screen reader reads it every time.
const PROMPT: &str = "> ";

/// How long to wait for the printer when it is stuck behind the end of the last line.
const STUCK: Duration = Duration::from_millis(100);

/// The reading half.
pub(super) struct Reader {
    pub(super) options: Options,
    /// Each line that may be read, once that is printed which the mark stands for.
    pub(super) start: Receiver<ReaderTask>,
    pub(super) out: Sender<Out>,
    pub(super) handover: Handover,
    pub(super) typing: Typing,
    pub(super) hidden: Hidden,
    pub(super) offered: Completions,
    pub(super) gathering: Gathering,
}

impl Reader {
    /// Reads lines until none is wanted or none will come.
    pub(super) fn run(self, typed: &impl Fn(Typed)) {
        match self.options.mode {
            Mode::Editing => {
                let secret = SecretKeys { hidden: self.hidden.clone(), typed: Arc::default() };
                let pasting = Pasting::default();
                match self.editor(&secret, &pasting) {
                    Some((editor, printer)) => {
                        let _ = self.out.send(Out::Through(printer));
                        self.edit(editor, &secret, &pasting, typed);
                    }
                    None => self.plain(typed),
                }
            }
            Mode::Typing => self.keys(typed),
            Mode::Plain => self.plain(typed),
        }
    }

    /// Waits until the next line may be read; false when no line is wanted any more. `rest`: what was read
    /// and not handed out.
    fn allowed(&self, mut rest: impl FnMut() -> String) -> bool {
        let marked = loop {
            match self.start.recv() {
                Ok(ReaderTask::Line(marked)) => break marked,
                Ok(ReaderTask::Rest(to)) => drop(to.send(rest())),
                Err(_) => return false,
            }
        };
        // The editor hands out what the printer gave it only while it reads: go on and let it.
        let _ = marked.recv_timeout(STUCK);
        // Where each key is taken as it is pressed, this program shows it or not.
        if self.hidden.next() && self.options.mode != Mode::Typing {
            terminal::restore();
        }
        true
    }

    fn plain(&self, typed: &impl Fn(Typed)) {
        let mut input = io::stdin().lock();
        while self.allowed(String::new) {
            let mut bytes = Vec::new();
            match input.by_ref().take(LONGEST as u64).read_until(b'\n', &mut bytes) {
                Ok(0) | Err(_) => return typed(Typed::End),
                Ok(_) => self.hidden.typed(),
            }
            if bytes.last() != Some(&b'\n') && bytes.len() == LONGEST {
                if input.skip_until(b'\n').is_err() {
                    return typed(Typed::End);
                }
                typed(Typed::TooLong);
                continue;
            }
            typed(String::from_utf8(bytes).map_or(Typed::NotText, |line| {
                Typed::Line(line.trim_end_matches(['\n', '\r']).to_owned())
            }));
        }
    }

    /// Reads key by key, and writes no more than was typed.
    fn keys(&self, typed: &impl Fn(Typed)) {
        let mut input = io::stdin().lock().bytes();
        while self.allowed(String::new) {
            self.typing.begin(terminal::echoes() && !self.hidden.get());
            let done = loop {
                let Some(Ok(byte)) = input.next() else { break KeyDone::Ended };
                match self.typing.key(byte, &mut io::stdout()) {
                    Ok(KeyDone::Shown(_)) => {}
                    Ok(done) => break done,
                    Err(_) => return typed(Typed::OutputLost),
                }
            };
            if done != KeyDone::Interrupted {
                self.hidden.typed();
            }
            match done {
                KeyDone::Line(Some(line)) => typed(Typed::Line(line)),
                KeyDone::Line(None) => typed(Typed::NotText),
                KeyDone::TooLong => typed(Typed::TooLong),
                KeyDone::Interrupted => typed(Typed::Interrupt),
                KeyDone::Ended | KeyDone::Shown(_) => return typed(Typed::End),
            }
        }
    }

    /// The editor without anything that writes more than was typed.
    fn editor(
        &self,
        secret: &SecretKeys,
        pasting: &Pasting,
    ) -> Option<(LineEditor, Box<dyn ExternalPrinter + Send>)> {
        let mut config = Config::builder()
            .auto_add_history(false)
            .bell_style(BellStyle::None)
            .bracketed_paste(true)
            // Nothing is coloured: only so is the editor asked how a line is shown.
            .color_mode(ColorMode::Forced)
            .completion_type(CompletionType::List)
            .build();
        Configurer::enable_synchronized_output(&mut config, false);
        let mut editor = LineEditor::with_config(config).ok()?;
        editor.set_helper(Some(Helping {
            offered: self.offered.clone(),
            out: self.out.clone(),
            hidden: self.hidden.clone(),
        }));
        let (answers, gathering) = (Mutex::default(), self.gathering.clone());
        let (secret, pasting) = (secret.clone(), pasting.clone());
        let keys = Keys { answers, begun: begun(), secret, gathering, pasting };
        editor.bind_sequence(Event::Any, EventHandler::Conditional(Box::new(keys)));
        if let Some(history) = &self.options.history {
            // There is none at the first start.
            let _ = editor.load_history(history);
        }
        let printer = editor.create_external_printer().ok()?;
        Some((editor, Box::new(printer)))
    }

    /// What the editor has read behind its last line.
    fn rest(&self, editor: &mut LineEditor) -> String {
        self.gathering.text(|| drop(editor.readline("")))
    }

    fn edit(
        &self,
        mut editor: LineEditor,
        secret: &SecretKeys,
        pasting: &Pasting,
        typed: &impl Fn(Typed),
    ) {
        let mut begun = self.options.begun.clone();
        while self.allowed(|| self.rest(&mut editor)) {
            let left = std::mem::take(&mut begun);
            let read = editor.readline_with_initial(&self.handover.prompt(PROMPT), (&left, ""));
            self.handover.typed();
            let typed_unseen = secret.take();
            if self.hidden.get() {
                // The editor has given the terminal back as it was when the line was begun.
                terminal::hide_typing();
            }
            match (read, pasting.entry()) {
                (Ok(line), Some(entry)) => {
                    // What was typed before it is not lost.
                    begun = line;
                    typed(entry);
                }
                (Ok(mut line), None) => {
                    line.push_str(&typed_unseen);
                    let kept = (!self.hidden.get()).then(|| line.clone());
                    self.hidden.typed();
                    typed(Typed::Line(line));
                    if let Some(line) = kept {
                        remember(&mut editor, &self.options, &line);
                    }
                }
                (Err(ReadlineError::Interrupted), _) => typed(Typed::Interrupt),
                (Err(ReadlineError::Io(error)), _)
                    if error.kind() == io::ErrorKind::InvalidData =>
                {
                    typed(Typed::NotText);
                }
                (Err(_), _) => return typed(Typed::End),
            }
        }
    }
}

type LineEditor = Editor<Helping, FileHistory>;

/// Keeps the line; a history that cannot be kept must not stop a game. Where none is kept, as at a
/// match, no key brings a line back either: a move may have been sealed in it.
fn remember(editor: &mut LineEditor, options: &Options, line: &str) {
    let Some(history) = &options.history else { return };
    if editor.add_history_entry(&*clean::line(line)).unwrap_or(false) {
        let _ = editor.append_history(history);
    }
}

/// All keys, as they come to the editor.
struct Keys {
    answers: Mutex<AnswerSoFar>,
    begun: Instant,
    secret: SecretKeys,
    gathering: Gathering,
    pasting: Pasting,
}

/// When the first line is begun. How soon keys follow each other is no time of the game.
#[expect(clippy::disallowed_methods, reason = "a terminal answers at once, and a hand does not")]
fn begun() -> Instant {
    Instant::now()
}

impl ConditionalEventHandler for Keys {
    fn handle(
        &self,
        event: &Event,
        count: RepeatCount,
        positive: bool,
        context: &EventContext<'_>,
    ) -> Option<Cmd> {
        let pressed = *event.get(0)?;
        if let Some(gathered) = self.gathering.takes(pressed) {
            return Some(gathered);
        }
        match self.pasting.takes(pressed) {
            Pasted::Key => {}
            Pasted::Part => return Some(Cmd::Noop),
            Pasted::Whole(text) => return Some(self.pasted(&text)),
        }
        let mut answers = self.answers.lock().unwrap_or_else(PoisonError::into_inner);
        match answers.take(self.begun.elapsed(), key(pressed)) {
            KeyFate::Key => self.secret.handle(event, count, positive, context),
            KeyFate::Nothing => Some(Cmd::Noop),
            KeyFate::Typed(text) => self.secret.typed(text, pressed),
        }
    }
}

impl Keys {
    /// A text was pasted: where nothing of it may be seen, its first line, which ends if there are more.
    fn pasted(&self, text: &str) -> Cmd {
        if !self.secret.hidden.get() {
            return self.pasting.becomes(text);
        }
        let line = text.lines().next().unwrap_or_default();
        let ends = if line.len() < text.len() { Cmd::AcceptLine } else { Cmd::Noop };
        self.secret.pasted(line);
        ends
    }
}

/// What a key of the editor is among answers of the terminal.
fn key(KeyEvent(code, modifiers): KeyEvent) -> Key {
    match (code, modifiers) {
        (KeyCode::UnknownEscSeq, _) => Key::Unknown,
        (KeyCode::Char(sign), Modifiers::ALT) => Key::Escaped(sign),
        (KeyCode::Char(sign), Modifiers::NONE) => Key::Sign(sign),
        (KeyCode::Char('G'), Modifiers::CTRL) => Key::Bell,
        (KeyCode::Char('C' | 'D' | 'Z'), Modifiers::CTRL) => Key::Leaves,
        (KeyCode::Char('H'), Modifiers::CTRL) | (KeyCode::Backspace, _) => Key::Back,
        _ => Key::Other,
    }
}

/// The keys of a hidden line. They never come to the editor, which would move its cursor by each and
/// keep them.
#[derive(Clone)]
struct SecretKeys {
    hidden: Hidden,
    typed: Arc<Mutex<Zeroizing<String>>>,
}

impl SecretKeys {
    /// What was typed of the line while it was hidden.
    fn take(&self) -> Zeroizing<String> {
        let mut typed = self.typed.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::take(&mut *typed)
    }

    /// A part of the line that was pasted.
    fn pasted(&self, text: &str) {
        let mut typed = self.typed.lock().unwrap_or_else(PoisonError::into_inner);
        if typed.len() + text.len() < LONGEST {
            typed.push_str(text);
        }
    }

    /// A text that was held back, and the key that has ended it: the line ends with it, or goes on.
    fn typed(&self, text: String, pressed: KeyEvent) -> Option<Cmd> {
        let KeyEvent(code, modifiers) = pressed;
        let ends = code == KeyCode::Enter
            || (modifiers == Modifiers::CTRL && matches!(code, KeyCode::Char('J' | 'M')));
        if !ends && !self.hidden.get() {
            return Some(Cmd::Insert(1, text));
        }
        let mut typed = self.typed.lock().unwrap_or_else(PoisonError::into_inner);
        typed.push_str(&text);
        if ends { None } else { Some(Cmd::Noop) }
    }
}

impl ConditionalEventHandler for SecretKeys {
    fn handle(&self, event: &Event, _: RepeatCount, _: bool, _: &EventContext<'_>) -> Option<Cmd> {
        if !self.hidden.get() {
            return None;
        }
        let KeyEvent(code, modifiers) = *event.get(0)?;
        let mut typed = self.typed.lock().unwrap_or_else(PoisonError::into_inner);
        let is_control = modifiers == Modifiers::CTRL;
        match code {
            KeyCode::Enter => return None,
            KeyCode::Char('C' | 'J' | 'M' | 'Z') if is_control => return None,
            // What was typed before the line was hidden, the editor has.
            KeyCode::Char('D' | 'H' | 'U' | 'W') | KeyCode::Backspace
                if typed.is_empty() && (is_control || code == KeyCode::Backspace) =>
            {
                return None;
            }
            KeyCode::Char('U') if is_control => typed.zeroize(),
            KeyCode::Char('W') if is_control => {
                let rest = typed.trim_end().rfind(' ').map_or(0, |blank| blank + 1);
                typed.truncate(rest);
            }
            KeyCode::Char('H') if is_control => drop(typed.pop()),
            KeyCode::Backspace => drop(typed.pop()),
            KeyCode::Char(sign)
                if modifiers == Modifiers::NONE && typed.len() + sign.len_utf8() < LONGEST =>
            {
                typed.push(sign);
            }
            _ => {}
        }
        Some(Cmd::Noop)
    }
}

/// Completes the names of commands, at the start of a line, and shows a line that may be seen.
struct Helping {
    offered: Completions,
    out: Sender<Out>,
    hidden: Hidden,
}

impl Completer for Helping {
    type Candidate = String;

    /// One candidate at most: of several, the editor would make columns and pages.
    fn complete(
        &self,
        line: &str,
        pos: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        if self.hidden.get() {
            return Ok((pos, Vec::new()));
        }
        match self.offered.complete(&line[..pos]) {
            Completed::Word(start, word) => Ok((start, vec![word])),
            Completed::Told(told) => {
                let _ = self.out.send(Out::Text(vec![(Verbatim(false), told + "\n")]));
                Ok((pos, Vec::new()))
            }
            Completed::Nothing => Ok((pos, Vec::new())),
        }
    }
}

impl Hinter for Helping {
    type Hint = String;
}

impl Highlighter for Helping {
    /// Of a line that was hidden when it was begun already, blanks: they have its width, by which the
    /// editor finds its places.
    fn highlight<'l>(&self, line: &'l str, _: usize) -> Cow<'l, str> {
        if self.hidden.get() { Cow::Owned(blank(line)) } else { clean::line(line) }
    }

    /// A sign that is typed is not shown as it is.
    fn highlight_char(&self, line: &str, _: usize, _: CmdKind) -> bool {
        self.hidden.get() || line.contains(clean::is_unseen)
    }
}

/// As many blanks as a line has signs.
fn blank(line: &str) -> String {
    line.chars().map(|_| ' ').collect()
}

impl Validator for Helping {}

impl Helper for Helping {}
