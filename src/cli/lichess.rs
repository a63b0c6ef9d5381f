//! The command of lichess.

use std::io;
use std::process::ExitCode;

use crate::app::folders::Folders;
use crate::app::open::ToPlay;
use crate::app::play::{self, LineHistory, MayAsk, ScreenHere, Server};
use crate::cli::args::{FaceArgs, LichessArgs, MannerArgs};
use crate::cli::{begin, spoken};

/// Plays on lichess, in lines.
pub(super) fn lichess(folders: Folders, args: &LichessArgs) -> io::Result<ExitCode> {
    let face = FaceArgs::default();
    let settings = match spoken(&folders, &args.voices, &face) {
        Ok(settings) => settings,
        Err(code) => return Ok(code),
    };
    let wanted = ToPlay::usual();
    let start = begin(&MannerArgs::with(face), folders, settings, wanted, MayAsk::NOTHING);
    let screen = ScreenHere::Impossible { asked: false };
    // A token may be typed.
    let start = play::Start { history: LineHistory(false), screen, ..start };
    play::go_online(&start, &Server { base: args.server.clone(), first: args.first.join(" ") })
}
