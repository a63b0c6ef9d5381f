//! Where a game begins that the command line asks for.

use std::process::ExitCode;

use crate::laws::Position;
use shakmaty::CastlingMode;

use crate::app::folders::Folders;
use crate::app::open;
use crate::cli::args::{Chess960, GameArgs, PlayArgs};
use crate::cli::{USAGE, given_voices, named_voices, tell};
use crate::config::Settings;
use crate::notation::position::{self, Taken};
use crate::notation::{PositionTextError, Vocabulary};
use crate::voices::{Narrator, Priority, Utterance};

/// Where the game begins. A voice that is not there or a position that is none is wrong use; where
/// no position is named, no voice is read here, because the session reads them itself.
pub(super) fn begun_from(
    settings: &Settings,
    folders: &Folders,
    play: &PlayArgs,
) -> Result<(Position, CastlingMode), ExitCode> {
    let game = &play.game;
    let is_usual = game.position.is_none()
        && game.chess960.is_none()
        && game.variant.is_none()
        && game.odds.is_none();
    if is_usual {
        named_voices(settings, folders, &play.manner.voices)?;
        return Ok((Position::default(), CastlingMode::Standard));
    }
    let (narrator, mut library, _) = given_voices(settings, folders, &play.manner.voices)?;
    let english = open::voice_or_english(&mut library, "en");
    let voices = [narrator.moves.vocabulary(), narrator.talk.vocabulary(), english.vocabulary()];
    let taken = first_position(&play.game, settings, &voices).map_err(|error| {
        tell(&error.say(&narrator).written());
        ExitCode::from(USAGE)
    })?;
    for remark in taken.remarks {
        tell(&narrator.positions().remark(remark).written());
    }
    Ok((taken.position, taken.mode))
}

/// Why a game cannot begin where it was told to.
enum NoPosition {
    Text(PositionTextError),
    Number,
    /// A number and a position besides.
    Both,
    /// Odds of pieces, and a position besides.
    Odds,
    /// Odds of time, and no clocks.
    OddsClock,
}

impl NoPosition {
    fn say(&self, narrator: &Narrator) -> Utterance {
        match self {
            Self::Text(error) => narrator.positions().error(error),
            Self::Number => narrator.say(Priority::Answer, "chess960-number", &[]),
            Self::Both => narrator.say(Priority::Answer, "chess960-and-position", &[]),
            Self::Odds => narrator.say(Priority::Answer, "odds-position", &[]),
            Self::OddsClock => narrator.say(Priority::Answer, "odds-no-clock", &[]),
        }
    }
}

/// Where the game begins.
fn first_position(
    game: &GameArgs,
    settings: &Settings,
    vocabularies: &[&Vocabulary],
) -> Result<Taken, NoPosition> {
    if let Some(wish) = &game.odds {
        let is_named = game.position.is_some() || game.chess960.is_some() || game.variant.is_some();
        if wish.is_material() && is_named {
            return Err(NoPosition::Odds);
        }
        if wish.odds.time.is_some() && settings.time.is_none() {
            return Err(NoPosition::OddsClock);
        }
    }
    if let Some(variant) = game.variant {
        let text = game.position.as_deref().unwrap_or("startpos");
        return position::read_under(text, variant).map_err(NoPosition::Text);
    }
    let mode = CastlingMode::from_chess960(game.chess960.is_some());
    let whole = |position| Taken { position, mode, remarks: Vec::new() };
    match (&game.position, game.chess960) {
        (Some(_), Some(Chess960::Number(_))) => Err(NoPosition::Both),
        (Some(text), _) => {
            position::read_with_mode(text, mode, vocabularies).map_err(NoPosition::Text)
        }
        (None, None) => Ok(whole(Position::default())),
        (None, Some(start)) => {
            let random = || u16::try_from(open::random() % 960).unwrap_or(0);
            let number = start.number().unwrap_or_else(random);
            position::chess960(number).map(whole).ok_or(NoPosition::Number)
        }
    }
}
