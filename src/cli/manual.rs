//! The manual page of the program: all its commands on one page, in the player's language.
//!
//! It has the words of the help pages; here is only how a manual page is built.

use std::io;
use std::process::ExitCode;

use clap::Arg;
use roff::{Roff, bold, roman};

use crate::cli::help::{self, Place, said};
use crate::cli::usage;
use crate::printed;
use crate::voices::Narrator;

/// No day, so that the page is the same whenever it is printed.
const NO_DATE: &str = "\"\"";

/// Prints the manual page.
pub(super) fn manual(narrator: &Narrator) -> io::Result<ExitCode> {
    printed::out().text(&page(narrator))?;
    Ok(ExitCode::SUCCESS)
}

fn page(narrator: &Narrator) -> String {
    let root = usage::tree();
    let (name, version) = (root.get_name(), root.get_version().unwrap_or_default());
    let root = Place { path: Vec::new(), command: &root };
    let say = |id: &str| said(narrator, id, &[]);
    let mut roff = Roff::new();
    roff.control("TH", [&*name.to_uppercase(), "1", NO_DATE, &format!("{name} {version}")]);
    // Wide gaps and broken words disturb speech and braille.
    roff.control("ad", ["l"]).control("nh", []);
    section(&mut roff, &say("man-name"));
    roff.text([roman(format!("{name} - {}", say("man-about")))]);
    section(&mut roff, &say("man-synopsis"));
    roff.text([bold(name), roman(format!(" {}", say("man-usage")))]);
    section(&mut roff, &say("man-description"));
    paragraphs(&mut roff, &format!("{}\n{}", root.about(narrator), say("man-begin")));
    section(&mut roff, &say("man-commands"));
    for place in root.inner() {
        command(&mut roff, narrator, &place);
    }
    section(&mut roff, &say("man-flags"));
    for arg in root.command.get_arguments().filter(|arg| is_for_all(arg)) {
        argument(&mut roff, narrator, &root, arg);
    }
    for name in ["environment", "files", "exit"] {
        section(&mut roff, &say(&format!("man-{name}")));
        paragraphs(&mut roff, &say(&format!("man-{name}-text")));
    }
    roff.render()
}

/// Whether an argument belongs to every command, or to none.
fn is_for_all(arg: &Arg) -> bool {
    arg.is_global_set() || matches!(arg.get_id().as_str(), "help" | "version")
}

/// A command with its arguments; those that follow it come after them.
fn command(roff: &mut Roff, narrator: &Narrator, place: &Place<'_>) {
    if place.command.is_subcommand_required_set() {
        place.inner().iter().for_each(|inner| command(roff, narrator, inner));
        return;
    }
    roff.control("SS", [&*help::usage(narrator, place)]);
    paragraphs(roff, &place.about(narrator));
    for arg in place.command.get_arguments().filter(|arg| !is_for_all(arg)) {
        argument(roff, narrator, place, arg);
    }
}

fn argument(roff: &mut Roff, narrator: &Narrator, place: &Place<'_>, arg: &Arg) {
    roff.control("TP", []);
    roff.text([bold(help::shown(narrator, arg))]);
    roff.text([roman(help::about(narrator, place, arg))]);
}

fn section(roff: &mut Roff, heading: &str) {
    roff.control("SH", [heading]);
}

/// A text after a heading, a paragraph for each line.
fn paragraphs(roff: &mut Roff, text: &str) {
    for (index, line) in text.lines().enumerate() {
        if index > 0 {
            roff.control("PP", []);
        }
        roff.text([roman(line)]);
    }
}
