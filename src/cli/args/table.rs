//! The arguments of a match.

use std::path::{Path, PathBuf};

use crate::app::link::ClientPlace;
use crate::cli::args::value::path;
use crate::cli::args::{FaceArgs, VoiceArgs};
use crate::table::{Place, TableId};

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

/// A room file; `docs/room.md` describes it.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct RoomArgs {
    /// The room file.
    #[arg(value_parser = path())]
    pub(in crate::cli) file: PathBuf,
    /// Says which tables there are, or what is wrong with the file and with those of its tables.
    #[arg(long)]
    pub(in crate::cli) check: bool,
    #[command(flatten)]
    pub(in crate::cli) voices: VoiceArgs,
    #[command(flatten)]
    pub(in crate::cli) face: FaceArgs,
}

/// A place that is served.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct SeatArgs {
    /// `white`, `black`, or `desk`: the arbiter's; `room`: the desk of a whole room; `captain`: the seat of a
    /// team's captain.
    #[arg(value_parser = seat)]
    pub(in crate::cli) place: ClientPlace,
    /// The number of the table, where a room has several.
    #[arg(long, value_name = "NUMBER", value_parser = number)]
    pub(in crate::cli) table: Option<TableId>,
    /// The team of a captain, where a room has several.
    #[arg(long, value_name = "NAME")]
    pub(in crate::cli) team: Option<String>,
    /// The command that leads to the match, if that is on another machine: one that ends in `touchmove
    /// link` and the place.
    #[arg(long, value_name = "COMMAND")]
    pub(in crate::cli) by: Option<String>,
    #[command(flatten)]
    pub(in crate::cli) voices: VoiceArgs,
    #[command(flatten)]
    pub(in crate::cli) face: FaceArgs,
}

/// A place that is served from another machine.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct LinkArgs {
    /// `white`, `black`, `desk`, `room` or `captain`.
    #[arg(value_parser = seat)]
    pub(in crate::cli) place: ClientPlace,
    /// The number of the table, where a room has several.
    #[arg(long, value_name = "NUMBER", value_parser = number)]
    pub(in crate::cli) table: Option<TableId>,
    /// The team of a captain, where a room has several.
    #[arg(long, value_name = "NAME")]
    pub(in crate::cli) team: Option<String>,
}

/// A place of a room by its name.
fn seat(name: &str) -> Result<ClientPlace, String> {
    ClientPlace::named(name, None, None).ok_or_else(|| ClientPlace::NAMES.join(", "))
}

fn number(text: &str) -> Result<TableId, String> {
    text.parse().map_err(|_| String::new())
}

/// A place of a match by its name.
fn place(name: &str) -> Result<Place, String> {
    Place::named(name).ok_or_else(|| Place::ALL.map(Place::name).join(", "))
}
