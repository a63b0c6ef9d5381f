//! The command that runs a law script and prints what the referee rules.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use crate::clean;
use crate::cli::args::RefereeArgs;
use crate::cli::{USAGE, is_standard_input, tell};
use crate::opened::{self, LARGEST};
use crate::printed;
use crate::referee::{self, Difference, Ran, Report, Script};
use crate::ui::Fit;

/// What was expected did not come.
const DIFFERS: u8 = 1;

pub(super) fn referee(args: &RefereeArgs, fit: Fit) -> io::Result<ExitCode> {
    let text = match text(&args.script) {
        Ok(text) => text,
        Err(error) => {
            tell(&format!("touchmove: {}: {}", clean::name(&args.script), unreadable(&error)));
            return Ok(ExitCode::from(USAGE));
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
        Ok((_, report)) if report.events.is_empty() => {
            let name = clean::name(&args.script);
            tell(&format!("touchmove: {name}: no event in it; write one such as 0:00 start"));
            Ok(ExitCode::from(USAGE))
        }
        Ok((script, report)) => print(&script, &report, fit),
        Err(wrongs) => {
            for wrong in wrongs {
                tell(&wrong.to_string());
            }
            Ok(ExitCode::from(USAGE))
        }
    }
}

/// Why a script cannot be read, and what to do.
fn unreadable(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there is no such file".to_owned(),
        io::ErrorKind::IsADirectory => "this is a folder; name a file in it".to_owned(),
        io::ErrorKind::InvalidData => "this is no plain text; save it as UTF-8".to_owned(),
        io::ErrorKind::PermissionDenied => "its permissions do not allow it to be read".to_owned(),
        io::ErrorKind::FileTooLarge => "it is too large for a script".to_owned(),
        opened::SPECIAL => "this is no ordinary file".to_owned(),
        _ => "the system refuses it".to_owned(),
    }
}

/// The text of a script; `-` is standard input.
fn text(script: &Path) -> io::Result<String> {
    let read = || {
        if is_standard_input(script) {
            opened::up_to(io::stdin().lock(), LARGEST).and_then(opened::as_text)
        } else {
            opened::named_text(script, LARGEST)
        }
    };
    if script.is_file() {
        return read();
    }
    let name = clean::name(script);
    let waits = move || tell(&format!("touchmove: waiting for data from {name}"));
    opened::patiently(waits, read)
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

fn of_difference(difference: &Difference) -> Vec<String> {
    let mut lines = vec![format!("line {} differs", difference.line)];
    for (title, of_title) in [("expected", &difference.expected), ("came", &difference.came)] {
        if of_title.is_empty() {
            lines.push(format!("{title}: nothing"));
        }
        lines.extend(of_title.iter().map(|words| format!("{title}: {words}")));
    }
    lines
}
