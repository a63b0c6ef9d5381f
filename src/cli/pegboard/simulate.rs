//! `touchmove pegboard simulate`: a board on a pseudo-terminal, for who has none.
//!
//! What it is asked to be is found out here; the board itself is the pegboard's.

#[cfg(unix)]
mod game;
#[cfg(unix)]
mod run;
#[cfg(unix)]
mod say;
#[cfg(unix)]
mod words;

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use crate::cli::Tools;
use crate::cli::args::{path, seen};

/// A board; `docs/simulator.md` tells how it is driven.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct SimulateArgs {
    /// The make.
    #[arg(value_parser = seen)]
    make: String,
    #[command(flatten)]
    kind: KindArgs,
    /// A board of PEG/1 that speaks version 1.0.
    #[arg(long)]
    old: bool,
    /// A board of Certabo as the Tactum: it only knows that a piece is there, and no colon begins what it
    /// sends.
    #[arg(long)]
    tactum: bool,
    /// A link that leads to the port, wherever that is.
    #[arg(long, value_name = "FILE", value_parser = path())]
    link: Option<PathBuf>,
    #[command(flatten)]
    hand: HandArgs,
    /// A script of what goes wrong.
    #[arg(long, value_name = "FILE", value_parser = path())]
    faults: Option<PathBuf>,
    /// The chance of the hand, the contacts and the line: the same number, the same of all.
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
}

/// Which board of a make.
#[derive(Debug, clap::Args)]
struct KindArgs {
    /// A board that only knows that a piece is there: of Certabo, as the Sentio.
    #[arg(long)]
    occupancy: bool,
    /// A board of PEG/1 that knows which piece a peg is.
    #[arg(long, alias = "men")]
    pieces: bool,
    /// A board of DGT with a clock.
    #[arg(long)]
    clock: bool,
}

/// Which game a hand plays, and how.
#[derive(Debug, clap::Args)]
struct HandArgs {
    /// Plays the moves of this PGN file as soon as a program has asked the board something.
    #[arg(long, value_name = "FILE", value_parser = path())]
    pgn: Option<PathBuf>,
    /// Which game of the file.
    #[arg(long, value_name = "NUMBER", default_value_t = 1, requires = "pgn")]
    game: usize,
    /// The pause before each move, in milliseconds.
    #[arg(long, value_name = "NUMBER", default_value_t = 1000, requires = "pgn")]
    delay: u64,
    /// `white` or `black`: the moves of the other side wait for `next`.
    #[arg(long, value_name = "SIDE", requires = "pgn")]
    side: Option<String>,
    /// Presses the confirm button, or the lever of a clock, after each move.
    #[arg(long, requires = "pgn")]
    confirm: bool,
    /// How the hand plays: `captured-first`, `own-first`, `replace`, `slide`, `put-back`, `adjust`,
    /// `both-hands` or `pawn-first`; each move in another way if it is not given.
    #[arg(long, value_name = "STYLE", requires = "pgn")]
    style: Option<String>,
}

#[cfg(unix)]
pub(super) fn simulate(tools: &Tools, args: &SimulateArgs) -> io::Result<ExitCode> {
    run::simulate(tools, args)
}

#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "a simulator can fail")]
pub(super) fn simulate(tools: &Tools, _: &SimulateArgs) -> io::Result<ExitCode> {
    use crate::voices::Priority;

    crate::cli::tell(&tools.narrator.say(Priority::Answer, "sim-no-system", &[]).written());
    Ok(ExitCode::FAILURE)
}
