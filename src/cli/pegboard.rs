//! `touchmove pegboard`: what a board sends, whether it works, and a board for those who have none.

mod check;
mod simulate;
mod telling;
mod watch;

use std::io;
use std::process::ExitCode;

use clap::{Subcommand, ValueEnum};

use crate::app::folders::Folders;
use crate::app::{chips, ports};
use crate::cli::args::value::seen;
use crate::cli::{Tools, USAGE, tell};
use crate::pegboard::dgt::DialKind;
use crate::pegboard::port::Options;
use crate::pegboard::{Address, BoardEvent, Make, Orientation, Port};
use crate::voices::Priority;
use crate::voices::narrate::quoted;

/// What is done with a board.
#[derive(Debug, Subcommand)]
#[command(defer = true)]
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
    /// The board: auto, a make, or a make and a port, such as `dgt:/dev/ttyUSB0`.
    #[arg(default_value = "auto", value_parser = seen)]
    address: String,
    /// White sits where the maker's numbering has White. Found from the start position without it.
    #[arg(long)]
    straight: bool,
    /// White sits on the other side.
    #[arg(long, conflicts_with = "straight")]
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

/// Why no board can be looked for.
enum NotOpened {
    /// The address is none; it was said.
    Usage,
    /// The system refuses it.
    System(io::Error),
}

impl From<io::Error> for NotOpened {
    fn from(error: io::Error) -> Self {
        Self::System(error)
    }
}

/// Looks for a board with the settings of a game; what it learns is kept as in one.
fn opened(
    tools: &Tools,
    folders: &Folders,
    args: &BoardArgs,
    say: impl Fn(BoardEvent) + Send + 'static,
) -> Result<Port, NotOpened> {
    let narrator = &tools.narrator;
    let Ok(address) = args.address.parse::<Address>() else {
        let values = [("word", quoted(&args.address).into()), ("makes", Make::list().into())];
        tell(&narrator.say(Priority::Answer, "peg-no-address", &values).written());
        return Err(NotOpened::Usage);
    };
    let clock = args.clock.map(|clock| match clock {
        ClockArg::Xl => DialKind::Xl,
        ClockArg::Dgt3000 => DialKind::Dgt3000,
    });
    let orientation = args
        .straight
        .then_some(Orientation::Straight)
        .or(args.turned.then_some(Orientation::Turned));
    let set = ports::options(&tools.settings, folders);
    let options =
        Options { orientation: orientation.or(set.orientation), clock: clock.or(set.clock), ..set };
    let file = folders.chips();
    let tell = move |told| {
        if let BoardEvent::Chips(learned) = &told {
            // What cannot be kept is learned again the next time.
            let _ = chips::keep(&file, learned);
        }
        say(told);
    };
    Port::open(address, options, tell).map_err(NotOpened::System)
}

pub(super) fn pegboard(
    tools: &Tools,
    folders: &Folders,
    command: &PegboardCommand,
) -> io::Result<ExitCode> {
    let done = match command {
        PegboardCommand::Watch(args) => watch::watch(tools, folders, args),
        PegboardCommand::Check(args) => check::check(tools, folders, args),
        PegboardCommand::Simulate(args) => return simulate::simulate(tools, args),
    };
    match done {
        Err(NotOpened::Usage) => Ok(ExitCode::from(USAGE)),
        Err(NotOpened::System(error)) => Err(error),
        Ok(code) => Ok(code),
    }
}
