//! The arguments as they are written; what they mean is found out elsewhere.

use std::num::ParseIntError;
use std::path::PathBuf;
use std::str::FromStr;

use clap::{Parser, Subcommand};

use crate::config::Key;

/// Chess for blind and visually impaired players, by ear and by touch.
///
/// Without a command it plays a game. Everything it needs it asks for, spoken and printed.
#[derive(Debug, Parser)]
#[command(name = "touchmove", version)]
pub(super) struct Args {
    #[command(subcommand)]
    pub(super) command: Option<Command>,
    #[command(flatten)]
    pub(super) play: PlayArgs,
    /// The folder of the archive, the settings and everything else that is written.
    #[arg(long, global = true, value_name = "DIR")]
    pub(super) data: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Plays a game.
    Play(PlayArgs),
    /// Goes on with the last unfinished game, or with the game of this number.
    Resume {
        /// The number of the game.
        game: Option<i64>,
        #[command(flatten)]
        play: PlayArgs,
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
    /// Lists the games of the archive, newest first.
    Games,
    /// Writes a game as a score sheet.
    Export(ExportArgs),
    /// Lists the voices, or checks a folder of them.
    #[command(subcommand)]
    Voices(VoicesCommand),
    /// Runs a law script: prints each event and what the referee rules on it.
    Referee(RefereeArgs),
    /// Tells what works on this machine, a line each.
    Health,
}

/// A law script; `docs/referee.md` describes its language.
#[derive(Debug, clap::Args)]
pub(super) struct RefereeArgs {
    /// The script; or `-`: standard input.
    pub(super) script: PathBuf,
    /// Prints the script with the rulings filled in as its expectations.
    #[arg(long)]
    pub(super) fill: bool,
}

#[derive(Debug, Subcommand)]
pub(super) enum VoicesCommand {
    /// Lists the voices.
    List,
    /// Checks the voices that are built in, or those of a folder.
    Check {
        /// A folder with a folder for each voice.
        folder: Option<PathBuf>,
    },
}

/// How things are said.
#[derive(Clone, Debug, Default, PartialEq, Eq, clap::Args)]
pub(super) struct VoiceArgs {
    /// The voice of moves.
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

    pub(super) fn is_given(&self) -> bool {
        self.moves.is_some() || self.talk.is_some()
    }
}

/// A position; without one, the first of a game.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct PositionArgs {
    /// The position, as FEN.
    #[arg(long, value_name = "TEXT")]
    pub(super) position: Option<String>,
    /// Castling as in Chess960.
    #[arg(long)]
    pub(super) chess960: bool,
}

/// What is played.
#[derive(Clone, Debug, Default, PartialEq, Eq, clap::Args)]
pub(super) struct GameArgs {
    /// The position to begin with, as FEN.
    #[arg(long, value_name = "TEXT")]
    pub(super) position: Option<String>,
    /// Chess960, from the position of this number, 0 to 959, or from any.
    #[arg(long, value_name = "NUMBER", num_args = 0..=1, default_missing_value = "any")]
    pub(super) chess960: Option<Chess960>,
    /// The chance of the opponent: the same number, the same moves.
    #[arg(long, value_name = "N")]
    pub(super) seed: Option<u64>,
}

/// A start position of Chess960.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Chess960 {
    /// Whichever.
    Any,
    /// The one of this number.
    Number(u16),
}

impl Chess960 {
    pub(super) fn number(self) -> Option<u16> {
        if let Self::Number(number) = self { Some(number) } else { None }
    }
}

impl FromStr for Chess960 {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, ParseIntError> {
        if text == "any" { Ok(Self::Any) } else { text.parse().map(Self::Number) }
    }
}

/// How a game is played.
#[derive(Clone, Debug, Default, PartialEq, Eq, clap::Args)]
pub(super) struct PlayArgs {
    /// Lines, not a screen. This is the only face so far.
    #[arg(long)]
    line: bool,
    /// `builtin`, `human`, or `uci:PATH`: an engine by its file, or by its name, as `uci:stockfish`.
    #[arg(long, value_name = "WHO")]
    opponent: Option<String>,
    /// How strong the opponent is, 1 to 20.
    #[arg(long, value_name = "1..20")]
    level: Option<String>,
    /// `white`, `black` or `random`.
    #[arg(long, value_name = "SIDE")]
    side: Option<String>,
    /// Speech, `on` or `off`.
    #[arg(long, value_name = "ON|OFF")]
    speech: Option<String>,
    /// Periods, each `[MOVES/]MINUTES[+SECONDS]`, `d` or `b` for delay or Bronstein; or `off`.
    #[arg(long, value_name = "PERIODS")]
    time: Option<String>,
    /// The edition of the Laws: `fide-2023`, or the year alone.
    #[arg(long, value_name = "EDITION")]
    laws: Option<String>,
    /// Whether moves are announced before they count: `off`, `announce`, or `repeat`: the opponent
    /// repeats them.
    #[arg(long, value_name = "HOW")]
    announcing: Option<String>,
    /// Minutes left at which you want to be told, such as `10,5,1`; or `off`.
    #[arg(long, value_name = "MINUTES")]
    warnings: Option<String>,
    #[command(flatten)]
    pub(super) game: GameArgs,
    #[command(flatten)]
    pub(super) voices: VoiceArgs,
}

impl PlayArgs {
    pub(super) fn flags(&self) -> Vec<(Key, Option<String>)> {
        let mut flags = self.voices.flags();
        flags.extend([
            (Key::Opponent, self.opponent.clone()),
            (Key::Level, self.level.clone()),
            (Key::Side, self.side.clone()),
            (Key::Speech, self.speech.clone()),
            (Key::Time, self.time.clone()),
            (Key::Laws, self.laws.clone()),
            (Key::Announcing, self.announcing.clone()),
            (Key::Warnings, self.warnings.clone()),
        ]);
        flags
    }

    /// Whether the flags answer what the first start would ask.
    pub(super) fn answers_setup(&self) -> bool {
        self.speech.is_some() || self.voices.is_given()
    }
}

/// What is written, and where.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct ExportArgs {
    /// The number of the game.
    #[arg(required_unless_present = "all")]
    pub(super) game: Option<i64>,
    /// All games, oldest first.
    #[arg(long, conflicts_with = "game")]
    pub(super) all: bool,
    /// As PGN.
    #[arg(long, conflicts_with = "text", required_unless_present = "text")]
    pub(super) pgn: bool,
    /// As a score sheet in the letters of the voice of moves.
    #[arg(long)]
    pub(super) text: bool,
    /// The file; without one, standard output.
    #[arg(long, value_name = "FILE")]
    pub(super) file: Option<PathBuf>,
    /// The file, without its flag.
    #[arg(value_name = "FILE", conflicts_with = "file")]
    pub(super) target: Option<PathBuf>,
    #[command(flatten)]
    pub(super) voices: VoiceArgs,
}
