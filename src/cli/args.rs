//! The arguments as they are written; what they mean is found out elsewhere.

mod face;
mod play;
mod setting;
mod table;
pub(super) mod value;

use std::path::{Path, PathBuf};

use clap::{Parser, Subcommand};
use clap_complete::Shell;

use crate::cli::pegboard::PegboardCommand;
use crate::config::Key;
use crate::laws::Variant;

pub(super) use face::FaceArgs;
pub(super) use play::{GameArgs, MannerArgs, PlayArgs};
pub(super) use table::{LinkArgs, MatchArgs, RoomArgs, SeatArgs};
pub(super) use value::{Chess960, flag_of, path, seen};

use value::{at_least_one, variant};

/// Chess for blind and visually impaired players, by ear and by touch.
///
/// Without a command it plays a game. Everything it needs it asks for, spoken and printed.
#[derive(Debug, Parser)]
#[command(name = "touchmove", version)]
pub(super) struct Args {
    #[command(subcommand)]
    pub(super) command: Option<CliCommand>,
    #[command(flatten)]
    pub(super) play: PlayArgs,
    /// The folder of the archive, the settings and everything else that is written.
    #[arg(long, global = true, value_name = "FOLDER", value_parser = path())]
    pub(super) data: Option<PathBuf>,
}

/// The arguments of a command are made when it is the one that was typed: a start pays for no others.
#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(super) enum CliCommand {
    /// Plays a game.
    Play(Box<PlayArgs>),
    /// Goes on with the last unfinished game, or with the game of this number.
    Resume {
        /// The number of the game.
        game: Option<i64>,
        #[command(flatten)]
        manner: MannerArgs,
    },
    /// Goes through a game of the archive, by ear.
    Study {
        /// The number of the game; `games` lists them.
        game: i64,
        #[command(flatten)]
        manner: MannerArgs,
    },
    /// Prints the announcement of each move, a line each.
    Say {
        #[command(flatten)]
        voices: VoiceArgs,
        #[command(flatten)]
        position: PositionArgs,
        /// Moves, one after another; or `-`: lines `POSITION<TAB>MOVES` from standard input.
        #[arg(id = "move", required = true)]
        texts: Vec<String>,
    },
    /// Prints what a typed or spoken move means: its SAN and its squares.
    Read {
        #[command(flatten)]
        voices: VoiceArgs,
        #[command(flatten)]
        position: PositionArgs,
        /// The move; or `-`: lines `POSITION<TAB>TEXT` from standard input.
        #[arg(required = true)]
        text: Vec<String>,
    },
    /// Answers one question about a position.
    Ask {
        #[command(flatten)]
        voices: VoiceArgs,
        #[command(flatten)]
        position: PositionArgs,
        /// The question; or `-`: lines `POSITION<TAB>QUESTION` from standard input.
        #[arg(required = true)]
        question: Vec<String>,
    },
    /// Takes the games of a PGN file into the archive.
    Import(ImportArgs),
    /// Lists the games of the archive, newest first.
    Games(GamesArgs),
    /// Writes a game as a score sheet.
    Export(ExportArgs),
    /// Lists the voices, or checks a folder of them.
    #[command(subcommand)]
    Voices(VoicesCommand),
    /// Lists the keymaps of the screen, or checks a folder of them.
    #[command(subcommand)]
    Keymaps(KeymapsCommand),
    /// Watches a board on a serial line, checks it, or is one.
    #[command(subcommand)]
    Pegboard(PegboardCommand),
    /// Plays a match of two people under an arbiter, by a file that lays it down.
    Match(MatchArgs),
    /// Plays the matches of several tables in one program, by a file that names them.
    Room(RoomArgs),
    /// Serves a place of a match or a room that another terminal has opened.
    Seat(SeatArgs),
    /// Carries a place of a match over standard input and output, for a seat on another machine.
    Link(LinkArgs),
    /// Plays on lichess: seeks and challenges, and the games that go on.
    Lichess(LichessArgs),
    /// Hosts a game that is played with another home, without an arbiter.
    Host(HostArgs),
    /// Joins the game that another home hosts.
    Join(JoinArgs),
    /// Runs a tournament, by a file that lays it down: entries, pairings, results, standings.
    Tournament(TournamentArgs),
    /// Runs a law script: prints each event and what the referee rules on it.
    Referee(RefereeArgs),
    /// Tells what works on this machine, a line each.
    Health,
    /// Asks the questions of the first start again, and keeps the answers.
    Setup,
    /// Prints the manual page, for a package to install.
    Man {
        #[command(flatten)]
        voices: VoiceArgs,
    },
    /// Prints the completions of a shell, for a package to install.
    Completions {
        /// The shell that reads them.
        #[arg(value_name = "SHELL")]
        shell: Shell,
        #[command(flatten)]
        voices: VoiceArgs,
    },
}

/// What is done first on lichess; `docs/online.md` describes it.
#[derive(Debug, clap::Args)]
pub(super) struct LichessArgs {
    /// The first command, such as `seek 15+10`.
    #[arg(value_name = "COMMAND", num_args = 0.., trailing_var_arg = true)]
    pub(super) first: Vec<String>,
    /// The address of another server that speaks the same.
    #[arg(long, value_name = "TEXT")]
    pub(super) server: Option<String>,
    #[command(flatten)]
    pub(super) voices: VoiceArgs,
}

/// What a game between two homes is played by; `docs/two-homes.md` describes it.
#[derive(Debug, clap::Args)]
pub(super) struct HostArgs {
    /// A time, a game, a colour and `strict`, in any order, each or nothing.
    #[arg(value_name = "TEXT", num_args = 0..)]
    pub(super) terms: Vec<String>,
    #[command(flatten)]
    pub(super) voices: VoiceArgs,
}

/// Where a game is hosted.
#[derive(Debug, clap::Args)]
pub(super) struct JoinArgs {
    /// The command that leads there, if that is on another machine: one that ends in `touchmove link game`.
    #[arg(long, value_name = "COMMAND")]
    pub(super) by: Option<String>,
    #[command(flatten)]
    pub(super) voices: VoiceArgs,
}

/// An event file; `docs/tournament.md` describes it.
#[derive(Debug, clap::Args)]
pub(super) struct TournamentArgs {
    /// The event file.
    #[arg(value_parser = path())]
    pub(super) file: PathBuf,
    /// Says what is wrong with the file, or nothing.
    #[arg(long)]
    pub(super) check: bool,
    /// Asks for everything that stands in the file, and writes it.
    #[arg(long, conflicts_with = "check")]
    pub(super) new: bool,
    /// Takes over a tournament of another program: its exchange file, of which the event file is made.
    #[arg(long, value_name = "FILE", value_parser = path(), conflicts_with_all = ["check", "new"])]
    pub(super) from: Option<PathBuf>,
    #[command(flatten)]
    pub(super) voices: VoiceArgs,
}

/// A law script; `docs/referee.md` describes its language.
#[derive(Debug, clap::Args)]
pub(super) struct RefereeArgs {
    /// The script; or `-`: standard input.
    #[arg(value_parser = path())]
    pub(super) script: PathBuf,
    /// Prints the script with the rulings filled in as its expectations.
    #[arg(long)]
    pub(super) fill: bool,
}

#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(super) enum VoicesCommand {
    /// Lists the voices.
    List,
    /// Checks the voices that are built in, or those of a folder.
    Check {
        /// A folder with a folder for each voice.
        #[arg(value_parser = path())]
        folder: Option<PathBuf>,
    },
    /// Makes a folder for a voice in a new language.
    New {
        /// The tag of the language.
        #[arg(value_parser = seen)]
        language: String,
        /// Where; without it, among the player's own voices.
        #[arg(value_parser = path())]
        folder: Option<PathBuf>,
    },
}

#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(super) enum KeymapsCommand {
    /// Lists the keymaps, or the keys of one.
    List {
        /// The keymap whose keys are listed.
        #[arg(value_parser = seen)]
        name: Option<String>,
    },
    /// Checks the keymaps that are built in, or those of a folder.
    Check {
        /// A folder with a file for each keymap.
        #[arg(value_parser = path())]
        folder: Option<PathBuf>,
    },
}

/// How things are said.
#[derive(Clone, Debug, Default, PartialEq, Eq, clap::Args)]
pub(super) struct VoiceArgs {
    /// The move voice.
    #[arg(long, value_name = "VOICE")]
    moves: Option<String>,
    /// The voice of everything else.
    #[arg(long, value_name = "VOICE")]
    talk: Option<String>,
    /// `long`: with the origin; `short`: only as much as the position needs.
    #[arg(long, value_name = "FORM")]
    form: Option<String>,
}

impl VoiceArgs {
    pub(super) fn flags(&self) -> Vec<(Key, Option<String>)> {
        vec![
            (Key::Moves, self.moves.clone()),
            (Key::Talk, self.talk.clone()),
            (Key::Form, self.form.clone()),
        ]
    }

    /// Whether the move voice is named.
    pub(super) fn names_moves(&self) -> bool {
        self.moves.is_some()
    }

    pub(super) fn is_given(&self) -> bool {
        self.moves.is_some() || self.talk.is_some()
    }

    /// Whether a flag names this voice.
    pub(super) fn gives(&self, key: Key) -> bool {
        match key {
            Key::Moves => self.moves.is_some(),
            Key::Talk => self.talk.is_some(),
            _ => false,
        }
    }
}

/// A position; without one, the first of a game.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct PositionArgs {
    /// The position: FEN, a diagram in braille or letters, or a list of pieces; or `start`.
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(super) position: Option<String>,
    /// Castling as in Chess960.
    #[arg(long)]
    pub(super) chess960: bool,
}

/// What is imported.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct ImportArgs {
    /// The PGN file; or `-`: standard input.
    #[arg(value_parser = path(), required_unless_present = "champions")]
    pub(super) file: Option<PathBuf>,
    /// The games of champions in rapid chess that the program has, in place of a file.
    #[arg(long, conflicts_with = "file")]
    pub(super) champions: bool,
    /// Writes everything that is wrong into this file, a line each.
    #[arg(long, value_name = "FILE", value_parser = path())]
    pub(super) faults: Option<PathBuf>,
    /// The voice whose letters the pieces have in the file.
    #[arg(long, value_name = "VOICE", value_parser = seen)]
    pub(super) letters: Option<String>,
    /// The encoding of the file, such as `windows-1250`; without it, it is guessed where that is sure.
    #[arg(long, value_name = "NAME", value_parser = seen)]
    pub(super) encoding: Option<String>,
    #[command(flatten)]
    pub(super) voices: VoiceArgs,
}

/// Which games are listed. Parts of names and words are enough, in any spelling.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct GamesArgs {
    /// Who plays, with either colour.
    #[arg(long, value_name = "NAME", value_parser = seen)]
    pub(super) player: Option<String>,
    /// Who plays against that player.
    #[arg(long, value_name = "NAME", value_parser = seen)]
    pub(super) opponent: Option<String>,
    /// Who has White.
    #[arg(long, value_name = "NAME", value_parser = seen)]
    pub(super) white: Option<String>,
    /// Who has Black.
    #[arg(long, value_name = "NAME", value_parser = seen)]
    pub(super) black: Option<String>,
    /// The first day, month or year: `1972-07-11` or `11.7.1972`, `1972-07`, `1972`.
    #[arg(long, value_name = "DATE", value_parser = seen)]
    pub(super) since: Option<String>,
    /// The last day, month or year.
    #[arg(long, value_name = "DATE", value_parser = seen)]
    pub(super) until: Option<String>,
    /// How the opening's code begins, such as `B9`, or words of its name.
    #[arg(long, value_name = "NAME", value_parser = seen)]
    pub(super) opening: Option<String>,
    /// `1-0`, `0-1`, `1/2` or `draw`, or `*`: unfinished.
    #[arg(long, value_name = "RESULT", value_parser = seen)]
    pub(super) result: Option<String>,
    /// Where it was played.
    #[arg(long, value_name = "NAME", value_parser = seen)]
    pub(super) event: Option<String>,
    /// The game: `chess960`, `crazyhouse`, `atomic` and the like.
    #[arg(long, value_name = "GAME", value_parser = variant)]
    pub(super) variant: Option<Variant>,
    /// A position that stood on the board: FEN, a diagram or a list of pieces.
    #[arg(long, value_name = "TEXT")]
    pub(super) position: Option<String>,
    /// How many games are listed at most.
    #[arg(long, value_name = "NUMBER", default_value = "20", value_parser = at_least_one)]
    pub(super) limit: usize,
    /// With which of them the list begins, from 1.
    #[arg(long, value_name = "NUMBER", default_value = "1", value_parser = at_least_one)]
    pub(super) from: usize,
    #[command(flatten)]
    pub(super) voices: VoiceArgs,
}

/// What is written, and where.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct ExportArgs {
    /// The number of the game.
    #[arg(required_unless_present = "all")]
    game: Option<String>,
    /// All games, oldest first.
    #[arg(long)]
    pub(super) all: bool,
    #[command(flatten)]
    pub(super) sheet: SheetArgs,
    /// How moves are written in braille: `san`, in the letters of the move voice; `uk`, in the
    /// chess code of the United Kingdom.
    #[arg(long, alias = "sheet-code", value_name = "CODE", conflicts_with_all = ["pgn", "text"])]
    code: Option<String>,
    /// Cells in a line of a braille page, 12 to 80.
    #[arg(long, alias = "sheet-cells", value_name = "NUMBER", conflicts_with_all = ["pgn", "text"], allow_hyphen_values = true)]
    cells: Option<String>,
    /// Lines on a braille page, 5 to 60.
    #[arg(long, alias = "sheet-lines", value_name = "NUMBER", conflicts_with_all = ["pgn", "text"], allow_hyphen_values = true)]
    lines: Option<String>,
    /// The braille table of words, as liblouis names it; `auto`: that of your language; `off`: one
    /// cell for each sign of print.
    #[arg(long, alias = "braille-table", value_name = "TABLE", conflicts_with_all = ["pgn", "text"])]
    table: Option<String>,
    /// Replaces a file that is there already.
    #[arg(long)]
    pub(super) force: bool,
    /// The file; without one, standard output.
    #[arg(long, value_name = "FILE", value_parser = path())]
    file: Option<PathBuf>,
    /// The file, without its flag.
    #[arg(value_name = "FILE", conflicts_with = "file", value_parser = path())]
    target: Option<PathBuf>,
    #[command(flatten)]
    pub(super) voices: VoiceArgs,
}

/// In which form.
#[derive(Clone, Debug, clap::Args)]
#[group(multiple = false)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag, and clap lets one of them be given"
)]
pub(super) struct SheetArgs {
    /// As PGN, which is also what is written without a form.
    #[arg(long)]
    pgn: bool,
    /// As a score sheet in the letters of the move voice.
    #[arg(long)]
    pub(super) text: bool,
    /// As a score sheet in braille, in pages for an embosser.
    #[arg(long)]
    pub(super) brf: bool,
    /// The last position as a picture.
    #[arg(long, conflicts_with = "all")]
    pub(super) diagram: bool,
}

impl ExportArgs {
    pub(super) fn flags(&self) -> Vec<(Key, Option<String>)> {
        let mut flags = self.voices.flags();
        flags.extend([
            (Key::SheetCode, self.code.clone()),
            (Key::SheetCells, self.cells.clone()),
            (Key::SheetLines, self.lines.clone()),
            (Key::BrailleTable, self.table.clone()),
        ]);
        flags
    }

    /// The number of the game, nothing for all; what stands in its place may be the file.
    ///
    /// # Errors
    ///
    /// The word that is neither.
    pub(super) fn game(&self) -> Result<Option<i64>, &str> {
        let word = self.game.as_deref().unwrap_or_default();
        match word.parse() {
            Ok(game) if !self.all => Ok(Some(game)),
            Err(_) if self.all && self.is_file() => Ok(None),
            _ if self.all && word.is_empty() => Ok(None),
            _ => Err(word),
        }
    }

    /// Whether the file stands where else the game does.
    fn is_file(&self) -> bool {
        self.all && self.game.is_some() && self.file.is_none() && self.target.is_none()
    }

    /// The file that is written; without one, standard output.
    pub(super) fn file(&self) -> Option<&Path> {
        let first = self.game.as_ref().filter(|_| self.is_file()).map(Path::new);
        self.file.as_deref().or(self.target.as_deref()).or(first)
    }
}
