//! The commands of a game between two homes.

use std::io;
use std::process::ExitCode;

use crate::app::folders::Folders;
use crate::app::link::Route;
use crate::app::open::ToPlay;
use crate::app::play::{self, MayAsk, ScreenHere};
use crate::cli::args::{FaceArgs, HostArgs, JoinArgs, MannerArgs, VoiceArgs};
use crate::cli::{begin, spoken};

/// Hosts a game, in lines.
pub(super) fn host(folders: Folders, args: &HostArgs) -> io::Result<ExitCode> {
    match started(folders, &args.voices) {
        Ok(start) => play::host_home(&start, &args.terms.join(" ")),
        Err(code) => Ok(code),
    }
}

/// Joins a game, in lines.
pub(super) fn join(folders: Folders, args: JoinArgs) -> io::Result<ExitCode> {
    let route = args.by.map_or(Route::Here, Route::By);
    match started(folders, &args.voices) {
        Ok(start) => play::join_home(&start, route),
        Err(code) => Ok(code),
    }
}

fn started(folders: Folders, voices: &VoiceArgs) -> Result<play::Start, ExitCode> {
    let face = FaceArgs::default();
    let settings = spoken(&folders, voices, &face)?;
    let start = begin(&MannerArgs::with(face), folders, settings, ToPlay::usual(), MayAsk::NOTHING);
    Ok(play::Start { screen: ScreenHere::Impossible { asked: false }, ..start })
}
