//! `touchmove pegboard watch`: what a board tells, a line each.

use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::mpsc::channel;

use crate::app::folders::Folders;
use crate::cli::Tools;
use crate::cli::pegboard::telling::{Sensing, Teller};
use crate::cli::pegboard::{BoardArgs, NotOpened, opened};
use crate::pegboard::{BoardEvent, Order};

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct WatchArgs {
    #[command(flatten)]
    board: BoardArgs,
}

/// Until Control-C, or until nobody reads it any more.
pub(super) fn watch(
    tools: &Tools,
    folders: &Folders,
    args: &WatchArgs,
) -> Result<ExitCode, NotOpened> {
    let teller = Teller(&tools.narrator);
    let mut out = io::stdout().lock();
    let (tell, told) = channel();
    let port = opened(tools, folders, &args.board, move |what| drop(tell.send(what)))?;
    writeln!(out, "{}", teller.line("peg-looking", &[]))?;
    let mut sensing = Sensing::default();
    for what in told {
        if matches!(what, BoardEvent::Found(..)) {
            port.order(Order::Battery);
        }
        for line in teller.told(&what).into_iter().chain(sensing.told(&teller, &what)) {
            writeln!(out, "{line}")?;
        }
        out.flush()?;
    }
    Ok(ExitCode::SUCCESS)
}
