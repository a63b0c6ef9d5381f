//! The engines of this machine: the one in the settings, and those that stand where engines do.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use crate::app::open::engine_file;
use crate::config::{OpponentChoice, Settings};
use crate::laws::Variant;
use crate::opponent::builtin::Level;
use crate::opponent::thinker::Ticket;
use crate::opponent::uci::{Answer, Fault, Order, Table, USUAL, Uci, process};

/// How long an engine may take to present itself.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long one may load that has.
const LOADING: Duration = Duration::from_secs(45);

/// An engine that is examined.
#[derive(Debug)]
pub(super) struct Examined {
    /// Its file, or the name under which it was looked for.
    pub(super) file: PathBuf,
    /// Whether the settings name it.
    pub(super) wanted: bool,
    /// Its own name, or the sentence that says what is wrong.
    pub(super) found: Result<String, &'static str>,
}

/// An engine that was asked. Dropped, it ends.
struct AskedEngine {
    answers: Receiver<Answer>,
    _uci: Uci,
}

/// Starts all of them at once and hears what they say.
pub(super) fn examine(settings: &Settings) -> Vec<Examined> {
    let wanted = match &settings.opponent {
        OpponentChoice::Engine(file) => Some(PathBuf::from(engine_file(file))),
        OpponentChoice::Builtin | OpponentChoice::Human => None,
    };
    let chosen = wanted.as_deref().and_then(process::find);
    let usual = USUAL.iter().filter_map(|name| process::find(Path::new(name)));
    let others = usual.filter(|file| chosen.as_ref() != Some(file)).map(|file| (file, false));
    let all = wanted.map(|file| (chosen.clone().unwrap_or(file), true)).into_iter().chain(others);
    let started: Vec<_> = all.map(|(file, wanted)| (start(&file), file, wanted)).collect();
    started.into_iter().map(|(asked, file, wanted)| hear(asked, file, wanted)).collect()
}

fn hear(asked: Option<AskedEngine>, file: PathBuf, wanted: bool) -> Examined {
    let answer = asked.and_then(|asked| asked.answer());
    Examined { found: judge(&file, answer), file, wanted }
}

impl AskedEngine {
    /// What it answers in the end; one that only writes something else is no engine.
    fn answer(&self) -> Option<Answer> {
        let mut last = None;
        loop {
            let loads = last == Some(Answer::Speaks(true));
            match self.answers.recv_timeout(if loads { LOADING } else { PATIENCE }) {
                Ok(speaks @ Answer::Speaks(_)) => last = Some(speaks),
                Ok(answer) => return Some(answer),
                Err(_) => return last,
            }
        }
    }
}

fn start(file: &Path) -> Option<AskedEngine> {
    let (heard, answers) = channel();
    let report = move |_, answer| {
        // Whoever asked may have stopped waiting.
        let _ = heard.send(answer);
    };
    let uci = Uci::start(report).ok()?;
    let table = Table { variant: Variant::Standard, level: Level::MAX, judges: false };
    uci.order(Order::Open { ticket: Ticket(0), file: file.to_owned(), table });
    Some(AskedEngine { answers, _uci: uci })
}

fn judge(file: &Path, answer: Option<Answer>) -> Result<String, &'static str> {
    match answer {
        Some(Answer::Ready(profile)) if profile.name.is_empty() => {
            Ok(file.file_name().unwrap_or_default().to_string_lossy().into_owned())
        }
        Some(Answer::Ready(profile)) => Ok(profile.name),
        Some(Answer::Failed(Fault::Missing, _)) => Err("engine-missing"),
        Some(Answer::Failed(Fault::Refused, _)) => Err("engine-refused"),
        Some(Answer::Failed(Fault::Ended, _)) => Err("engine-ended"),
        Some(Answer::Failed(Fault::Flooded, _)) => Err("engine-floods"),
        Some(Answer::Failed(Fault::NotUci, _) | Answer::Speaks(false)) => Err("engine-not-uci"),
        Some(
            Answer::Alive { .. }
            | Answer::Shows
            | Answer::Cut(_)
            | Answer::Played(..)
            | Answer::Speaks(true),
        )
        | None => Err("engine-silent"),
    }
}
