//! `touchmove pegboard`: what a board sends, whether it works, and a board for those who have none.

mod check;
mod simulate;
mod watch;

use std::io;
use std::process::ExitCode;

use clap::Subcommand;

use crate::app::folders::Folders;
use crate::cli::Tools;

/// What is done with a board.
#[derive(Debug, Subcommand)]
pub(super) enum PegboardCommand {
    /// Tells what a board sends, a line each, until Control-C.
    Watch(watch::WatchArgs),
    /// Tries a board: squares, lamps, buttons, clock.
    Check(check::CheckArgs),
    /// Is a board on a pseudo-terminal, driven by lines, by a game or by a script.
    Simulate(simulate::SimulateArgs),
}

pub(super) fn pegboard(
    tools: &Tools,
    folders: &Folders,
    command: &PegboardCommand,
) -> io::Result<ExitCode> {
    match command {
        PegboardCommand::Watch(args) => watch::watch(tools, folders, args),
        PegboardCommand::Check(args) => check::check(tools, folders, args),
        PegboardCommand::Simulate(args) => simulate::simulate(tools, args),
    }
}
