//! The command that runs a law script and prints what the referee rules.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use crate::clean;
use crate::cli::args::RefereeArgs;
use crate::cli::{Tools, USAGE, is_standard_input, patiently, tell};
use crate::opened::{self, LARGEST};
use crate::printed;
use crate::referee::{self, Mismatch, Ran, Report, Script};
use crate::ui::Fit;
use crate::voices::{Narrator, Priority, Value};

/// What was expected did not come.
const DIFFERS: u8 = 1;

pub(super) fn referee(tools: &Tools, args: &RefereeArgs) -> io::Result<ExitCode> {
    let narrator = &tools.narrator;
    let about_script = |id: &str, values: &[(&str, Value)]| {
        let file = ("file", clean::name(&args.script).into());
        tell(&narrator.say(Priority::Answer, id, &[&[file], values].concat()).written());
        Ok(ExitCode::from(USAGE))
    };
    let text = match text(narrator, &args.script) {
        Ok(text) => text,
        Err(error) => {
            let reason = narrator.slips().reason(error.kind());
            return about_script("match-not-read", &[("reason", reason)]);
        }
    };
    let ran = referee::read(&text).and_then(|script| {
        let report = referee::run(&script).map_err(|wrong| vec![wrong])?;
        Ok((script, report))
    });
    match ran {
        Ok((_, report)) if args.fill => {
            printed::out().text(&referee::filled(&text, &report))?;
            Ok(ExitCode::SUCCESS)
        }
        Ok((_, report)) if report.events.is_empty() => about_script("referee-no-event", &[]),
        Ok((script, report)) => print(&script, &report, Fit(tools.settings.line)),
        Err(wrongs) => {
            for wrong in wrongs {
                tell(&wrong.to_string());
            }
            Ok(ExitCode::from(USAGE))
        }
    }
}

/// The text of a script; `-` is standard input.
fn text(narrator: &Narrator, script: &Path) -> io::Result<String> {
    patiently(narrator, script, || {
        if is_standard_input(script) {
            opened::up_to(io::stdin().lock(), LARGEST).and_then(opened::as_text)
        } else {
            opened::named_text(script, LARGEST)
        }
    })
}

/// In the form of the lines of a script.
fn print(script: &Script, report: &Report, fit: Fit) -> io::Result<ExitCode> {
    let mut out = printed::out();
    let mut line = |text: &str| out.line(fit.out(&referee::shown(text)));
    if !script.title().is_empty() {
        line(script.title())?;
    }
    for text in report.events.iter().flat_map(of_event) {
        line(&text)?;
    }
    for text in report.differences.iter().flat_map(of_difference) {
        line(&text)?;
    }
    match report.differences.len() {
        0 if script.expects() => line("all as expected")?,
        0 => {}
        1 => line("1 difference")?,
        count => line(&format!("{count} differences"))?,
    }
    out.flush()?;
    Ok(if report.differences.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(DIFFERS) })
}

fn of_event(ran: &Ran) -> Vec<String> {
    let ruled = ran.ruled.iter().filter(|ruled| !ruled.asked);
    let mut lines = vec![ran.text.clone()];
    lines.extend(ruled.map(|ruled| format!("> {}", ruled.words)));
    for compared in &ran.found {
        lines.push(compared.text.clone());
        lines.extend(compared.found.iter().map(|words| format!("> {words}")));
    }
    lines
}

fn of_difference(difference: &Mismatch) -> Vec<String> {
    let mut lines = vec![format!("line {} differs", difference.line)];
    for (title, of_title) in [("expected", &difference.expected), ("came", &difference.came)] {
        if of_title.is_empty() {
            lines.push(format!("{title}: nothing"));
        }
        lines.extend(of_title.iter().map(|words| format!("{title}: {words}")));
    }
    lines
}
