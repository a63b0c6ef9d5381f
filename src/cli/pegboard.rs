//! `touchmove pegboard`: what a board sends, whether it works, and a board for those who have none.

mod check;
mod simulate;
mod telling;
mod watch;

use std::io;
use std::process::ExitCode;

use clap::{Subcommand, ValueEnum};

use crate::cli::Tools;
use crate::pegboard::dgt::Clock;
use crate::pegboard::port::Options;
use crate::pegboard::{Address, Lie, Port, Told};

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

/// Which board, and what the board does not tell itself.
#[derive(Debug, clap::Args)]
pub(super) struct BoardArgs {
    #[arg(
        default_value = "auto",
        help = "The board: auto, a make, or a make and a port, such as \
        dgt:/dev/ttyUSB0. The makes are peg1, dgt, chesslink, certabo and citrine"
    )]
    address: Address,
    /// White sits where the maker's numbering has Black. Found from the start position without it.
    #[arg(long)]
    turned: bool,
    /// The clock at a DGT board: xl or 3000.
    #[arg(long)]
    clock: Option<ClockArg>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum ClockArg {
    /// DGT XL.
    Xl,
    /// DGT 3000.
    #[value(name = "3000")]
    Dgt3000,
}

fn opened(args: &BoardArgs, tell: impl Fn(Told) + Send + 'static) -> io::Result<Port> {
    let clock = args.clock.map(|clock| match clock {
        ClockArg::Xl => Clock::Xl,
        ClockArg::Dgt3000 => Clock::Dgt3000,
    });
    let lie = args.turned.then_some(Lie::Turned);
    Port::open(args.address.clone(), Options { lie, clock, ..Options::default() }, tell)
}

pub(super) fn pegboard(tools: &Tools, command: &PegboardCommand) -> io::Result<ExitCode> {
    match command {
        PegboardCommand::Watch(args) => watch::watch(tools, args),
        PegboardCommand::Check(args) => check::check(tools, args),
        PegboardCommand::Simulate(args) => simulate::simulate(tools, args),
    }
}
