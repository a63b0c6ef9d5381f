//! TODO

use std::io;
use std::process::ExitCode;

use crate::cli::Tools;

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct SimulateArgs {}

pub(super) fn simulate(_tools: &Tools, _args: &SimulateArgs) -> io::Result<ExitCode> {
    Ok(ExitCode::SUCCESS)
}
