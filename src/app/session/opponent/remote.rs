//! Somebody elsewhere as the opponent: how far the game here is that of the server, and what is on its way
//! there.
//!
//! The server's list of moves is the truth. A move of the player goes out once; where nobody knows whether it
//! has arrived, the next list tells it, and only if it is not in that list it goes out again.

use std::time::Duration;

use shakmaty::uci::UciMove;
use shakmaty::{ByColor, Color, Move, Position as _};

use crate::laws::{Game, Outcome, Position, Reason};
use crate::online::{Chat, GameState, GameStatus, Wanted};

/// How far the game here is that of the server.
#[derive(Clone, Debug)]
pub(in crate::app::session) struct Remote {
    pub(in crate::app::session) me: Color,
    /// So many moves of the game here the server is known to have.
    known: usize,
    /// The move that is on its way, by its ply.
    flight: Option<Flight>,
    /// Whether the line is lost.
    pub(in crate::app::session) lost: bool,
    /// Whether the opponent has left.
    pub(in crate::app::session) gone: bool,
    /// Who has asked to take back.
    pub(in crate::app::session) takeback: ByColor<bool>,
    /// At which ply it was said how long there is for the first move.
    pub(in crate::app::session) hurried: Option<usize>,
    /// What was written and is told after the player's move.
    chats: Vec<Chat>,
    /// Whether the server has told how the game stands.
    met: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Flight {
    ply: usize,
    /// Whether nobody knows if it has arrived.
    unsure: bool,
}

/// What is to be done so that the game here is that of the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::app::session) enum Step {
    /// So many moves were taken back.
    Back(u16),
    /// This move was made.
    Made(UciMove),
    /// The move on its way has not arrived, and goes out again.
    Again(UciMove),
}

impl Remote {
    /// Of a game in which this is the player's colour.
    pub(in crate::app::session) fn of(me: Color) -> Self {
        Self {
            me,
            known: 0,
            flight: None,
            lost: false,
            gone: false,
            takeback: ByColor::default(),
            hurried: None,
            chats: Vec::new(),
            met: false,
        }
    }

    /// What leads to the game of the server; `None` if it has a move that is none by our rules. A list that was
    /// asked for after a break is fresh.
    pub(in crate::app::session) fn steps(
        &mut self,
        game: &Game,
        moves: &[UciMove],
        fresh: bool,
    ) -> Option<Vec<Step>> {
        let theirs = played(game, moves)?;
        let made: Vec<Move> = game.made().iter().map(|made| made.mv).collect();
        let common = made.iter().zip(&theirs).take_while(|(ours, theirs)| ours == theirs).count();
        self.met = true;
        let mut steps = Vec::new();
        let only_ours = made.len() == common + 1 && theirs.len() == common;
        let flight = self.flight.filter(|flight| only_ours && flight.ply == common);
        match flight {
            Some(flight) if flight.unsure && fresh => {
                self.flight = Some(Flight { unsure: false, ..flight });
                steps.push(Step::Again(made[common].to_uci(game.mode())));
            }
            Some(_) => {}
            None => {
                self.flight = None;
                let back = made.len() - common;
                steps.extend(
                    (back > 0).then(|| Step::Back(u16::try_from(back).unwrap_or(u16::MAX))),
                );
            }
        }
        steps.extend(theirs[common..].iter().map(|mv| Step::Made(mv.to_uci(game.mode()))));
        self.known = theirs.len();
        Some(steps)
    }

    /// The player's move that has to go out now.
    pub(in crate::app::session) fn sends(&mut self, game: &Game) -> Option<Wanted> {
        let last = game.made().last().filter(|last| last.by() == self.me)?;
        let is_new = self.met && self.flight.is_none() && game.made().len() == self.known + 1;
        is_new.then(|| {
            self.flight = Some(Flight { ply: self.known, unsure: false });
            Wanted::Move(last.mv.to_uci(game.mode()))
        })
    }

    /// Nobody knows whether the move has arrived.
    pub(in crate::app::session) fn is_unsure(&mut self) {
        if let Some(flight) = &mut self.flight {
            flight.unsure = true;
        }
    }

    /// The server does not take the move; whether it still stands here.
    pub(in crate::app::session) fn drops(&mut self, game: &Game) -> bool {
        self.flight.take().is_some_and(|flight| game.made().len() == flight.ply + 1)
    }

    /// Whether a word of the server is awaited: how the game stands, or about the move.
    pub(in crate::app::session) const fn is_awaiting(&self) -> bool {
        !self.met || self.flight.is_some()
    }

    /// Whether the opponent asks to take back.
    pub(in crate::app::session) fn is_asked_back(&self) -> bool {
        self.takeback[!self.me]
    }

    /// Keeps what was written.
    pub(in crate::app::session) fn keep(&mut self, chat: Chat) {
        // Who is flooded reads on the site.
        if self.chats.len() < 20 {
            self.chats.push(chat);
        }
    }

    /// What was written and may be told now: not while the player has to move, and not between the
    /// announcement of a move and its end.
    pub(in crate::app::session) fn take_chats(&mut self, game: &Game) -> Vec<Chat> {
        let mine = game.is_running() && game.position().turn() == self.me;
        if mine { Vec::new() } else { std::mem::take(&mut self.chats) }
    }

    /// How long there is for the first move, if that has not been said.
    pub(in crate::app::session) fn hurries(
        &mut self,
        game: &Game,
        state: &GameState,
    ) -> Option<Duration> {
        let ply = state.moves.len();
        let mine = game.position().turn() == self.me && game.outcome().is_none();
        let left = state.expires.filter(|_| mine && self.hurried != Some(ply))?;
        self.hurried = Some(ply);
        Some(left)
    }
}

/// The moves of the server as moves of the game; `None` if one is none.
fn played(game: &Game, moves: &[UciMove]) -> Option<Vec<Move>> {
    let mut position: Position = game.course().start().clone();
    let made = |uci: &UciMove| {
        let mv = uci.to_move(&position).ok()?;
        position = position.clone().play(mv).ok()?;
        Some(mv)
    };
    moves.iter().map(made).collect()
}

/// How a game has ended, by what the server says and by its last position; `None` while it goes on.
pub(in crate::app::session) fn outcome(state: &GameState, game: &Game) -> Option<Outcome> {
    let won = |reason| state.winner.map(|winner| Outcome::win(winner, reason));
    let drawn = || Outcome::draw(drawn_by(game));
    Some(match state.status {
        GameStatus::Going => return None,
        GameStatus::Aborted => Outcome::none(Reason::Annulled),
        GameStatus::Resigned => won(Reason::Resignation).unwrap_or_else(drawn),
        GameStatus::Flag => won(Reason::Flag).unwrap_or(Outcome::draw(Reason::FlagNoMate)),
        GameStatus::Draw | GameStatus::Stalemate => drawn(),
        GameStatus::Mate | GameStatus::Left | GameStatus::Variant | GameStatus::Decided => {
            won(Reason::Arbiter).unwrap_or_else(drawn)
        }
    })
}

/// Why a game is drawn: the server does not say it, but the position does.
fn drawn_by(game: &Game) -> Reason {
    let position = game.position();
    match () {
        () if position.is_insufficient_material() => Reason::DeadPosition,
        () if game.course().occurrences() >= 3 => Reason::Threefold,
        () if position.halfmoves() >= 100 => Reason::FiftyMoves,
        () => Reason::Agreement,
    }
}
