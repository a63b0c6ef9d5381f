//! A game rebuilt from its journal: same events, same effects, same outcome.

use std::time::Duration;

use shakmaty::{ByColor, CastlingMode, Color, Position as _};

use crate::archive::entry::{Entry, Presented, What};
use crate::archive::header::{Header, Player};
use crate::archive::letter::CalendarDay;
use crate::laws::{At, Game, Outcome, Position};
use crate::notation::pgn::{Node, Tree};
use crate::table::{Looks, Memo};

/// A rebuilt game.
#[derive(Clone, Debug)]
pub struct Replay {
    /// What it began with.
    pub header: Header,
    /// The game as it stands.
    pub game: Game,
    /// The opponent's level as it stands.
    pub level: u8,
    /// The engine as it presented itself last, if it ever did.
    pub engine: Option<Presented>,
    /// Whether the built-in opponent has taken its place.
    pub replaced: bool,
    /// How each player has played without seeing the board; at home both alike.
    pub looks: ByColor<Looks>,
    /// The day of each move of a game by letter, as far as it is known.
    pub days: Vec<Option<CalendarDay>>,
    /// The session time of the last entry.
    pub at: At,
}

/// Why a game cannot be rebuilt.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// Its header does not say by what it is played.
    #[error("its first position, its time control or its edition of the Laws cannot be read")]
    Header,
}

/// Rebuilds a game.
///
/// # Errors
///
/// When its first position, its time control or its edition of the Laws cannot be read.
pub fn replay(mut header: Header, entries: &[Entry]) -> Result<Replay, ReplayError> {
    let mut game = Game::new(header.setup().ok_or(ReplayError::Header)?);
    let (mut level, mut engine, mut replaced) = (header.level, None, false);
    let mut days = Vec::new();
    let mut looks = ByColor::new_with(|_| Looks::begun(header.blindfold));
    for entry in entries {
        match &entry.what {
            What::Event(event) => {
                game.handle(entry.at, event);
            }
            What::Level(new) => level = *new,
            What::Engine(presented) => engine = Some(presented.clone()),
            What::Replaced => replaced = true,
            What::Warnings(times) => {
                header.warnings.clone_from(times);
                game.warn_at(header.warned_at(), entry.at);
            }
            What::Blindfold(who, blindfold) => {
                if who.is_none() {
                    header.blindfold = *blindfold;
                }
                let since = since(&game);
                of(&mut looks, *who).for_each(|looks| looks.turn(*blindfold, since));
            }
            What::Looked(who) => of(&mut looks, *who).for_each(Looks::look),
            What::Day(day) => {
                days.resize(game.made().len(), None);
                if let Some(last) = days.last_mut() {
                    *last = Some(*day);
                }
            }
            What::Memo(Memo::EnvelopeKey(key)) => header.envelope_key = key.parse().ok(),
            What::MovesVoice(_) | What::Memo(_) => {}
        }
    }
    if !days.is_empty() {
        days.resize(game.made().len(), None);
    }
    let at = entries.last().map_or(At::ZERO, |entry| entry.at);
    Ok(Replay { header, game, level, engine, replaced, looks, days, at })
}

/// The number of the move that begins now; nothing while no move was made.
#[must_use]
pub fn since(game: &Game) -> Option<u32> {
    (!game.made().is_empty()).then(|| game.position().fullmoves().get())
}

/// Those of one player, or of both.
fn of(looks: &mut ByColor<Looks>, who: Option<Color>) -> impl Iterator<Item = &mut Looks> {
    let pairs = looks.as_mut().zip_color();
    pairs
        .into_iter()
        .filter(move |(color, _)| who.is_none_or(|who| who == *color))
        .map(|(_, it)| it)
}

impl Replay {
    /// Who plays now.
    #[must_use]
    pub fn players(&self) -> ByColor<Player> {
        let now = |player| match player {
            Player::Engine if self.replaced => Player::Builtin,
            player => player,
        };
        self.header.players().map(now)
    }

    /// What the engine is called: by its own name, or else by that of its file.
    #[must_use]
    pub fn engine_name(&self) -> String {
        let own = self.engine.as_ref().map(|presented| presented.name.clone());
        own.unwrap_or_else(|| self.header.engine_file_name())
    }

    /// The outcome, if there is one.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// The first position and how it castles.
    #[must_use]
    pub fn start(&self) -> (&Position, CastlingMode) {
        (self.game.course().start(), self.game.mode())
    }

    /// How many moves of both players were made.
    #[must_use]
    pub fn plies(&self) -> u32 {
        u32::try_from(self.game.made().len()).unwrap_or(u32::MAX)
    }

    /// The moves with the clock times in whole seconds, as PGN has them.
    #[must_use]
    pub fn tree(&self) -> Tree {
        let (start, mode) = self.start();
        let mut tree = Tree::new(start.clone(), mode);
        let mut at = Node::ROOT;
        for made in self.game.made() {
            at = tree.play(at, made.mv);
            if let Some(left) = made.left {
                tree.set_left(at, Duration::from_secs(left.as_secs()));
            }
        }
        tree
    }
}
