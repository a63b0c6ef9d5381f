//! The command that runs a law script and prints what the referee rules.

use std::io::{self, Read, Write};
use std::path::Path;
use std::process::ExitCode;

use crate::cli::args::RefereeArgs;
use crate::cli::{USAGE, tell};
use crate::referee::{self, Difference, Ran, Report, Script};

/// What was expected did not come.
const DIFFERS: u8 = 1;

pub(super) fn referee(args: &RefereeArgs) -> io::Result<ExitCode> {
    let text = match text(&args.script) {
        Ok(text) => text,
        Err(error) => {
            tell(&format!("touchmove: {}: {}", args.script.display(), unreadable(&error)));
            return Ok(ExitCode::from(USAGE));
        }
    };
    let ran = referee::read(&text).and_then(|script| {
        let report = referee::run(&script).map_err(|wrong| vec![wrong])?;
        Ok((script, report))
    });
    match ran {
        Ok((_, report)) if args.fill => {
            io::stdout().lock().write_all(referee::filled(&text, &report).as_bytes())?;
            Ok(ExitCode::SUCCESS)
        }
        Ok((_, report)) if report.events.is_empty() => {
            let name = args.script.display();
            tell(&format!("touchmove: {name}: no event in it; write one such as 0:00 start"));
            Ok(ExitCode::from(USAGE))
        }
        Ok((script, report)) => print(&script, &report),
        Err(wrongs) => {
            for wrong in wrongs {
                tell(&plain(&wrong.to_string()));
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
        _ => error.to_string(),
    }
}

/// The text of a script; `-` is standard input.
fn text(script: &Path) -> io::Result<String> {
    if script == Path::new("-") {
        let mut text = String::new();
        io::stdin().lock().read_to_string(&mut text)?;
        return Ok(text);
    }
    std::fs::read_to_string(script)
}

fn print(script: &Script, report: &Report) -> io::Result<ExitCode> {
    let mut out = io::stdout().lock();
    if !script.title().is_empty() {
        writeln!(out, "{}", plain(script.title()))?;
    }
    for ran in &report.events {
        print_event(&mut out, ran)?;
    }
    for difference in &report.differences {
        print_difference(&mut out, difference)?;
    }
    match report.differences.len() {
        0 if script.expects() => writeln!(out, "all as expected")?,
        0 => {}
        1 => writeln!(out, "1 difference")?,
        count => writeln!(out, "{count} differences")?,
    }
    out.flush()?;
    Ok(if report.differences.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(DIFFERS) })
}

/// In the form of the lines of a script.
fn print_event(out: &mut impl Write, ran: &Ran) -> io::Result<()> {
    writeln!(out, "{}", plain(&ran.text))?;
    for ruled in ran.ruled.iter().filter(|ruled| !ruled.asked) {
        writeln!(out, "> {}", ruled.words)?;
    }
    for compared in &ran.found {
        writeln!(out, "{}", plain(&compared.text))?;
        for words in &compared.found {
            writeln!(out, "> {words}")?;
        }
    }
    Ok(())
}

fn print_difference(out: &mut impl Write, difference: &Difference) -> io::Result<()> {
    writeln!(out, "line {} differs", difference.line)?;
    for (title, lines) in [("expected", &difference.expected), ("came", &difference.came)] {
        if lines.is_empty() {
            writeln!(out, "{title}: nothing")?;
        }
        for words in lines {
            writeln!(out, "{title}: {words}")?;
        }
    }
    Ok(())
}

/// Without what could drive a terminal.
fn plain(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).collect()
}
