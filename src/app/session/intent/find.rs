//! What the player wants of games that he looks for.

use crate::archive::GameId;
use crate::exercises::begun::FromGame;
use crate::understanding::About;

/// What the player wants of games that he looks for.
#[derive(Debug)]
pub(in crate::app::session) enum Find {
    /// Those that these words name.
    Games(String),
    /// The next page of the list that was heard last, of games or of settings.
    More,
    /// To go through the one of this number.
    Open(About),
    /// An exercise is made of a game.
    Exercise(GameId, FromGame),
    /// The player is asked whether a game is deleted.
    Delete(GameId),
    /// A game is summed up.
    Summary(GameId),
    /// How all games have ended.
    Results,
    /// To know what is played in the position here.
    Book,
}
