//! The game that is played at a place: how it stands, as far as was heard of it here, and who plays it on
//! what occasion.
//!
//! The other parts are handed it, to be asked. What its player may do and owes stands where it is dealt
//! with.

use std::rc::Rc;

use shakmaty::{CastlingSide, Position};

use crate::app::session::activity::Activity;
use crate::app::session::filing::Filing;
use crate::app::session::occasion::Occasion;
use crate::app::session::pending::Pending;
use crate::app::session::simul::Stay;
use crate::archive::{GameId, Header, Replay};
use crate::laws::Game;
use crate::table::Looks;

/// The game of a place.
#[derive(Debug)]
pub(super) struct Place {
    /// The game of the table, as far as this place has heard of it.
    pub(super) game: Rc<Game>,
    pub(super) listing: Listing,
    pub(super) occasion: Occasion,
    /// How its player has played without seeing the board.
    pub(super) looks: Looks,
    /// What is done here, besides or instead of playing the game.
    pub(super) activity: Activity,
    pub(super) pending: Pending,
    /// What is wanted of games that are kept.
    pub(super) filing: Filing,
    /// The stay at a board of a simultaneous display.
    pub(super) stay: Stay,
}

/// A game as the archive has it.
#[derive(Debug)]
pub(super) struct Listing {
    /// Its number; nothing where none is played.
    pub(super) id: Option<GameId>,
    pub(super) header: Header,
}

impl Place {
    /// A place with a game that may have been played before.
    pub(super) fn of(id: Option<GameId>, replay: Replay) -> Self {
        let stay = Stay::of(&replay);
        let Replay { header, game, looks, .. } = replay;
        let occasion = Occasion::at_one_place(&header);
        Self {
            game: Rc::new(game),
            listing: Listing { id, header },
            occasion,
            looks: looks.white,
            activity: Activity::Playing,
            pending: Pending::default(),
            filing: Filing::default(),
            stay,
        }
    }

    /// Whether the player to move had no right to castle on this side when the game began.
    pub(super) fn began_without(&self, side: CastlingSide) -> bool {
        !self.activity.is_elsewhere()
            && !self.game.course().start().castles().has(self.here().turn(), side)
    }
}
