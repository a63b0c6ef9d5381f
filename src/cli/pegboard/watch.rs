//! TODO

use std::io;
use std::process::ExitCode;

use crate::app::folders::Folders;
use crate::cli::Tools;

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct WatchArgs {}

pub(super) fn watch(_tools: &Tools, _folders: &Folders, _args: &WatchArgs) -> io::Result<ExitCode> {
    Ok(ExitCode::SUCCESS)
}
