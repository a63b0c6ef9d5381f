//! The arguments of a match.

use std::path::{Path, PathBuf};

use crate::cli::args::value::path;
use crate::cli::args::{FaceArgs, VoiceArgs};
use crate::table::Place;

/// The file of a match; `examples` has some with comments.
#[derive(Debug, clap::Args)]
#[command(group(clap::ArgGroup::new("what").args(["new", "check", "records", "here"])))]
pub(in crate::cli) struct MatchArgs {
    /// Asks for everything line by line, and writes a new file.
    #[arg(long)]
    pub(in crate::cli) new: bool,
    /// Says what a table it is, or what is wrong with the file.
    #[arg(long)]
    pub(in crate::cli) check: bool,
    /// What this terminal serves while no other one does: white, black and desk with commas between
    /// them; without it, all three.
    #[arg(long, value_name = "PLACES", value_delimiter = ',', value_parser = place)]
    pub(in crate::cli) here: Vec<Place>,
    /// Writes the records of a match of the archive: PGN, score sheets, report.
    #[arg(long, value_name = "GAME")]
    pub(in crate::cli) records: Option<i64>,
    /// Replaces records that are in the folder already.
    #[arg(long, requires = "records")]
    pub(in crate::cli) force: bool,
    /// The file; for records, the folder.
    #[arg(value_parser = path())]
    file: Option<PathBuf>,
    #[command(flatten)]
    pub(in crate::cli) voices: VoiceArgs,
    #[command(flatten)]
    pub(in crate::cli) face: FaceArgs,
}

impl MatchArgs {
    /// The match file.
    pub(in crate::cli) fn file(&self) -> &Path {
        self.file.as_deref().unwrap_or(Path::new("match.toml"))
    }

    /// The folder of the records, if one is named.
    pub(in crate::cli) fn folder(&self) -> Option<&Path> {
        self.file.as_deref()
    }
}

/// A place of a match by its name.
pub(super) fn place(name: &str) -> Result<Place, String> {
    Place::named(name).ok_or_else(|| Place::ALL.map(Place::name).join(", "))
}
