//! What is played, and how the player reads, types and hears.

use clap::Args;

use crate::app::odds::OddsWish;
use crate::cli::args::setting::SettingArgs;
use crate::cli::args::value::variant;
use crate::cli::args::{Chess960, FaceArgs, VoiceArgs};
use crate::config::Key;
use crate::laws::Variant;

/// What is played, and by which rules: nothing of it can be changed in a game that was left.
#[derive(Clone, Debug, Default, PartialEq, Eq, clap::Args)]
pub(in crate::cli) struct GameArgs {
    /// The position to begin with: FEN, a diagram in braille or letters, or a list of pieces.
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(in crate::cli) position: Option<String>,
    /// Chess960, from the position of this number, 0 to 959, or from any.
    #[arg(long, value_name = "NUMBER", num_args = 0..=1, default_missing_value = "any")]
    pub(in crate::cli) chess960: Option<Chess960>,
    /// The game: `king-of-the-hill`, `three-check`, `crazyhouse`, `antichess`, `atomic`, `horde` or
    /// `racing-kings`.
    #[arg(long, value_name = "GAME", conflicts_with = "chess960", value_parser = variant)]
    pub(in crate::cli) variant: Option<Variant>,
    /// What one player gives the other: `two-moves`, `pawn`, `pawn-and-two`, `exchange`, `knight`, `rook` or
    /// `queen`, `draw`, `time` with the time of the giver; and who gives, `white` or `black`.
    #[arg(long, value_name = "ODDS")]
    pub(in crate::cli) odds: Option<OddsWish>,
    /// The chance of the opponent: the same number, the same moves.
    #[arg(long, value_name = "NUMBER")]
    pub(in crate::cli) seed: Option<u64>,
    /// A piece that is taken must be moved: `on` or `off`.
    #[arg(long, value_name = "SWITCH")]
    touch: Option<String>,
    /// `builtin`, `human`, or `uci:PATH`: an engine by its file, or by its name, as `uci:stockfish`.
    #[arg(long, value_name = "WHO")]
    opponent: Option<String>,
    /// How strong the opponent is, 1 to 20.
    #[arg(long, value_name = "NUMBER")]
    level: Option<String>,
    /// `white`, `black` or `random`.
    #[arg(long, value_name = "SIDE")]
    side: Option<String>,
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
    /// The rehearsal of a tournament: its protocol, its consequences, and nothing told that is not
    /// told there; `--strict=off` where the settings say `on`.
    #[arg(
        long,
        value_name = "SWITCH",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "on"
    )]
    strict: Option<String>,
    /// No board: `on`, where each look counts, or `strict`, where there is none; `--blindfold=off` where
    /// the settings say otherwise.
    #[arg(
        long,
        value_name = "HOW",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "on"
    )]
    blindfold: Option<String>,
    /// Minutes left at which you want to be told, such as `10,5,1`, or seconds, `30s`; `off`; or
    /// `auto`: what fits the clock.
    #[arg(long, value_name = "MINUTES")]
    warnings: Option<String>,
    /// What you are called: in lists and on score sheets; or `off`.
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
}

impl GameArgs {
    fn flags(&self) -> Vec<(Key, Option<String>)> {
        vec![
            (Key::Opponent, self.opponent.clone()),
            (Key::Level, self.level.clone()),
            (Key::Side, self.side.clone()),
            (Key::Time, self.time.clone()),
            (Key::Laws, self.laws.clone()),
            (Key::Announcing, self.announcing.clone()),
            (Key::Strict, self.strict.clone()),
            (Key::Blindfold, self.blindfold.clone()),
            (Key::Warnings, self.warnings.clone()),
            (Key::Touch, self.touch.clone()),
            (Key::Name, self.name.clone()),
        ]
    }

    /// Whether a game of a certain kind is asked for.
    fn is_given(&self) -> bool {
        Self { name: None, ..self.clone() } != Self::default()
    }

    /// Whether a word is one of these flags.
    pub(in crate::cli) fn has_flag(word: &str) -> bool {
        let name = word.split('=').next().unwrap_or_default();
        let command = Self::augment_args(clap::Command::new("play"));
        let is_it = |long: &str| name.strip_prefix("--") == Some(long);
        command.get_arguments().filter_map(clap::Arg::get_long).any(is_it)
    }
}

/// A new game, and how it is played.
#[derive(Clone, Debug, Default, PartialEq, Eq, clap::Args)]
pub(in crate::cli) struct PlayArgs {
    #[command(flatten)]
    pub(in crate::cli) game: GameArgs,
    #[command(flatten)]
    pub(in crate::cli) manner: MannerArgs,
}

impl PlayArgs {
    pub(in crate::cli) fn flags(&self) -> Vec<(Key, Option<String>)> {
        let mut flags = self.manner.flags();
        flags.extend(self.game.flags());
        flags
    }

    /// Whether a game of a certain kind is asked for, so that no other is offered.
    pub(in crate::cli) fn names_a_game(&self) -> bool {
        self.game.is_given()
    }
}

/// How the player reads, types and hears, whatever the game.
#[derive(Clone, Debug, Default, PartialEq, Eq, clap::Args)]
pub(in crate::cli) struct MannerArgs {
    #[command(flatten)]
    pub(in crate::cli) face: FaceArgs,
    /// Speech, `on` or `off`.
    #[arg(long, value_name = "SWITCH")]
    speech: Option<String>,
    /// Short tones beside speech, `on` or `off`.
    #[arg(long, value_name = "SWITCH")]
    tones: Option<String>,
    /// How lines are printed: `text`, or `braille`: in Unicode braille.
    #[arg(long, value_name = "HOW")]
    print: Option<String>,
    /// The braille table of what is printed in braille, as liblouis names it; or `auto`.
    #[arg(long, alias = "braille-table", value_name = "TABLE")]
    table: Option<String>,
    /// The board under your hands: `[white=|black=]auto`, or a make and a port,
    /// `dgt:/dev/ttyUSB0`; twice for two boards.
    #[arg(long, value_name = "ADDRESS")]
    pegboard: Vec<String>,
    #[command(flatten)]
    other: SettingArgs,
    #[command(flatten)]
    pub(in crate::cli) voices: VoiceArgs,
}

impl MannerArgs {
    /// Nothing but lines or a screen.
    pub(in crate::cli) fn with(face: FaceArgs) -> Self {
        Self { face, ..Self::default() }
    }

    pub(in crate::cli) fn flags(&self) -> Vec<(Key, Option<String>)> {
        let mut flags = self.voices.flags();
        flags.extend(self.other.flags());
        flags.extend(self.face.flags());
        flags.extend([
            (Key::Speech, self.speech.clone()),
            (Key::Tones, self.tones.clone()),
            (Key::Print, self.print.clone()),
            (Key::BrailleTable, self.table.clone()),
            (Key::Pegboard, (!self.pegboard.is_empty()).then(|| self.pegboard.join(","))),
        ]);
        flags
    }

    /// Whether the flags answer what the first start would ask.
    pub(in crate::cli) fn answers_setup(&self) -> bool {
        self.speech.is_some() || self.voices.is_given()
    }
}
