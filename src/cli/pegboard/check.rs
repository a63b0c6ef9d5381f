//! TODO

use std::io;
use std::process::ExitCode;

use crate::app::folders::Folders;
use crate::cli::Tools;

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct CheckArgs {}

pub(super) fn check(_tools: &Tools, _folders: &Folders, _args: &CheckArgs) -> io::Result<ExitCode> {
    Ok(ExitCode::SUCCESS)
}
