//! What a board is told: which squares are lit, whose time runs, and that it is one's turn.
//!
//! Whether a board can do that, its port knows.

#![deny(clippy::wildcard_enum_match_arm)]

use std::time::Duration;

use shakmaty::{Bitboard, ByColor, Color, Position};

use crate::app::order::BoardOrder;
use crate::app::session::boards::{Boards, Own, State};
use crate::app::session::teller::Teller;
use crate::app::session::{Act, Place};
use crate::guidance::squares_to_light;
use crate::laws::{At, Game, Spoken};
use crate::pegboard::{DialTimes, Order, Senses};

/// A short shake, and a short sound.
const SHORT: Duration = Duration::from_millis(120);

/// The tone of one's turn and that of a mistake, in hertz.
const HIGH: u16 = 880;
const DEEP: u16 = 220;

/// So long a clock may go on telling what it showed before it was set.
const OBEYS: Duration = Duration::from_secs(1);

/// For whom a board shows something.
struct Viewer {
    senses: Senses,
    /// Whose hands are on it, unless both players'.
    player: Option<Color>,
    /// Whether what they do is part of a game.
    plays: bool,
    /// The squares that are to be lit.
    lamps: Bitboard,
}

/// What a board was told last.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Shown {
    lamps: Bitboard,
    /// Whether its clock was set, and whose time runs on it.
    clock_set: bool,
    /// When it was set last.
    set_at: Option<At>,
    runs: Option<Color>,
    turn: Option<Color>,
    /// The number of moves when the last one was shown.
    moves: usize,
}

impl Shown {
    /// What was told to a board that comes to a game, or sees another one begin, after so many moves.
    pub(super) fn anew(self, moves: usize) -> Self {
        Self { lamps: self.lamps, moves, ..Self::default() }
    }

    /// Whether the clock of the board may still show what it was told before.
    pub(super) fn is_being_set(&self, at: At) -> bool {
        self.set_at.is_some_and(|set| at.since(set) < OBEYS)
    }

    /// The orders by which a board comes to show what it does not show yet.
    fn orders(&mut self, at: At, game: &Game, scene: &Viewer) -> Vec<Order> {
        let lit = self.light(scene.lamps);
        let moved = self.last_move(game, scene);
        let time = self.time(at, game);
        lit.into_iter().chain(moved).chain(time).chain(self.turn(game, scene)).collect()
    }

    fn light(&mut self, lamps: Bitboard) -> Option<Order> {
        (std::mem::replace(&mut self.lamps, lamps) != lamps).then_some(Order::Light(lamps))
    }

    /// The opponent's move, on a display, or on a board that makes it by itself.
    fn last_move(&mut self, game: &Game, scene: &Viewer) -> Option<Order> {
        let moves = game.made().len();
        let before = std::mem::replace(&mut self.moves, moves);
        let last = game.made().last().filter(|_| moves == before + 1)?;
        if scene.player.is_none_or(|player| player == last.by()) {
            return None;
        }
        Some(match scene.senses {
            Senses::Moves => Order::Play(last.mv),
            Senses::Pegs | Senses::Squares => Order::Show(last.uci(game.mode()).to_string(), false),
        })
    }

    fn time(&mut self, at: At, game: &Game) -> Option<Order> {
        let clock = game.clock()?;
        let runs = game.is_running().then(|| clock.turn()).flatten();
        let told = std::mem::replace(&mut self.clock_set, true) && self.runs == runs;
        self.runs = runs;
        if told {
            return None;
        }
        let left = ByColor { white: Color::White, black: Color::Black };
        let left = left.map(|color| clock.remaining(color, at));
        let flagged = left.map(|left| left.is_zero());
        self.set_at = Some(at);
        Some(Order::SetClock(DialTimes { left, runs, flagged }))
    }

    /// That it is the player's move, his fingers are told too.
    fn turn(&mut self, game: &Game, scene: &Viewer) -> Vec<Order> {
        let turn = game.position().turn();
        let before = self.turn.replace(turn);
        let mine = scene.player == Some(turn);
        if !mine || before.is_none_or(|before| before == turn) || !scene.plays {
            return Vec::new();
        }
        vec![Order::Shake(vec![SHORT]), Order::Buzz(vec![(HIGH, SHORT)])]
    }

    /// The clock of the board does not show what it was told.
    pub(super) fn forget_clock(&mut self) {
        self.clock_set = false;
    }
}

impl Own {
    /// Tells a board what it does not show yet.
    pub(super) fn shows(&mut self, at: At, here: Teller<'_>) -> Vec<Act> {
        let Some(senses) = self.contact.senses() else { return Vec::new() };
        let (player, plays) = (self.whose(here.place), here.place.has_game());
        // The square of the next step, or those on which the opponent's move is not executed yet.
        let lamps = match self.state {
            State::Guided(Some(step)) => squares_to_light(step),
            State::Played if plays => {
                player.map_or(Bitboard::EMPTY, |player| not_executed(&here.place.game, player))
            }
            State::Away
            | State::Arriving { .. }
            | State::Guided(None)
            | State::Left
            | State::Played => Bitboard::EMPTY,
        };
        let orders =
            self.shown.orders(at, &here.place.game, &Viewer { senses, player, plays, lamps });
        orders.into_iter().map(|order| Act::Board(BoardOrder::Tell(self.id, order))).collect()
    }

    /// A mistake is told to the fingers too.
    pub(super) fn alarm(&self) -> Vec<Act> {
        let sounds = vec![(DEEP, SHORT), (0, SHORT), (DEEP, SHORT)];
        let orders = [Order::Shake(vec![SHORT, SHORT]), Order::Buzz(sounds)];
        orders.map(|order| Act::Board(BoardOrder::Tell(self.id, order))).into_iter().collect()
    }
}

impl Boards {
    /// The clock was pressed too early.
    pub(in crate::app::session) fn alarm_of(&self, place: &Place, by: Color) -> Vec<Act> {
        let his = |own: &&Own| own.contact.found.is_some() && own.player(place) == by;
        self.list.iter().filter(his).flat_map(Own::alarm).collect()
    }
}

fn not_executed(game: &Game, player: Color) -> Bitboard {
    let (pieces, position) = (game.board(player), game.position());
    if let Some(mv) = game.announced().filter(|_| position.turn() != player) {
        let after = Spoken { before: position.clone(), mv }.after();
        return Boards::differing(pieces, after.board());
    }
    let behind = game.is_behind(player);
    if behind { Boards::differing(pieces, position.board()) } else { Bitboard::EMPTY }
}
