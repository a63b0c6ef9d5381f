//! A script with its expectations filled in by what came.

use crate::run::{Ran, Report};

/// The text of a script with what the referee has ruled below each event, in place of what was
/// expected there. What is silent is left out.
#[must_use]
pub fn filled(text: &str, report: &Report) -> String {
    let mut out = String::new();
    for (number, line) in (1..).zip(text.lines()) {
        if line.trim_start().starts_with('>') {
            continue;
        }
        out.push_str(line);
        out.push('\n');
        if let Some(ran) = report.events.iter().find(|ran| ran.line == number) {
            out.push_str(&rulings(ran));
        }
        let mut compared = report.events.iter().flat_map(|ran| &ran.found);
        if let Some(compared) = compared.find(|compared| compared.line == number) {
            compared.found.iter().for_each(|words| out.push_str(&expectation(words)));
        }
    }
    out
}

fn rulings(ran: &Ran) -> String {
    ran.ruled.iter().filter(|one| !one.silent).map(|one| expectation(&one.words)).collect()
}

fn expectation(words: &str) -> String {
    format!("> {words}\n")
}
