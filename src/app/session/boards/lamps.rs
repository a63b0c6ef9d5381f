//! What a board is told: which squares are lit, whose time runs, and that it is one's turn.
//!
//! Whether a board can do that, its port knows.

use std::time::Duration;

use shakmaty::{Bitboard, ByColor, Color, Position};

use crate::app::session::boards::{Boards, State};
use crate::app::session::{Act, Session};
use crate::guidance::squares_to_light;
use crate::laws::{At, Spoken};
use crate::pegboard::{Order, Senses, Times};

/// A short shake, and a short sound.
const SHORT: Duration = Duration::from_millis(120);

/// The tone of one's turn and that of a mistake, in hertz.
const HIGH: u16 = 880;
const DEEP: u16 = 220;

/// So long a clock may go on telling what it showed before it was set.
const OBEYS: Duration = Duration::from_secs(1);

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

    /// The clock of the board does not show what it was told.
    pub(super) fn forget_clock(&mut self) {
        self.clock_set = false;
    }
}

impl Session {
    /// Tells a board what it does not show yet.
    pub(super) fn shows(&mut self, at: At, i: usize) -> Vec<Act> {
        if self.boards.list[i].found.is_none() {
            return Vec::new();
        }
        let mut orders = Vec::new();
        orders.extend(self.lit(i));
        orders.extend(self.moved_there(i));
        orders.extend(self.time_shown(at, i));
        orders.extend(self.turn_felt(i));
        let id = self.boards.list[i].id;
        orders.into_iter().map(|order| Act::Board(id, order)).collect()
    }

    fn lit(&mut self, i: usize) -> Option<Order> {
        let lamps = self.lamps(i);
        let shown = &mut self.boards.list[i].shown.lamps;
        (std::mem::replace(shown, lamps) != lamps).then_some(Order::Light(lamps))
    }

    /// The square of the next step, or those on which the opponent's move is not executed yet.
    fn lamps(&self, i: usize) -> Bitboard {
        let own = &self.boards.list[i];
        match own.state {
            State::Guided(Some(step)) => squares_to_light(step),
            State::Played if self.has_game() => self.not_executed(i),
            _ => Bitboard::EMPTY,
        }
    }

    fn not_executed(&self, i: usize) -> Bitboard {
        let Some(color) = self.whose(&self.boards.list[i]) else { return Bitboard::EMPTY };
        let men = self.game.board(color);
        let (position, turn) = (self.game.position(), self.game.position().turn());
        let announced = self.game.announced().filter(|_| turn != color);
        if let Some(mv) = announced {
            let after = Spoken { before: position.clone(), mv }.after();
            return Boards::differing(men, after.board());
        }
        let behind = self.game.is_behind(color);
        if behind { Boards::differing(men, position.board()) } else { Bitboard::EMPTY }
    }

    /// The opponent's move, on a display, or on a board that makes it by itself.
    fn moved_there(&mut self, i: usize) -> Option<Order> {
        let moves = self.game.made().len();
        let own = &mut self.boards.list[i];
        let before = std::mem::replace(&mut own.shown.moves, moves);
        let senses = own.senses()?;
        let color = self.whose(&self.boards.list[i]);
        let last = self.game.made().last().filter(|_| moves == before + 1)?;
        if color.is_none_or(|color| color == last.by()) {
            return None;
        }
        Some(match senses {
            Senses::Moves => Order::Play(last.mv),
            Senses::Pegs | Senses::Squares => {
                Order::Show(last.uci(self.game.mode()).to_string(), false)
            }
        })
    }

    fn time_shown(&mut self, at: At, i: usize) -> Option<Order> {
        let clock = self.game.clock()?;
        let runs = self.game.is_running().then(|| clock.turn()).flatten();
        let left = ByColor { white: Color::White, black: Color::Black };
        let left = left.map(|color| clock.remaining(color, at));
        let flagged = left.map(|left| left.is_zero());
        let shown = &mut self.boards.list[i].shown;
        let told = std::mem::replace(&mut shown.clock_set, true) && shown.runs == runs;
        shown.runs = runs;
        if told {
            return None;
        }
        shown.set_at = Some(at);
        Some(Order::SetClock(Times { left, runs, flagged }))
    }

    /// That it is the player's move, his fingers are told too.
    fn turn_felt(&mut self, i: usize) -> Vec<Order> {
        let turn = self.game.position().turn();
        let own = &mut self.boards.list[i];
        let before = own.shown.turn.replace(turn);
        let mine = self.whose(&self.boards.list[i]) == Some(turn);
        if !mine || before.is_none_or(|before| before == turn) || !self.has_game() {
            return Vec::new();
        }
        vec![Order::Shake(vec![SHORT]), Order::Buzz(vec![(HIGH, SHORT)])]
    }

    /// A mistake is told to the fingers too.
    pub(super) fn alarm(&self, i: usize) -> Vec<Act> {
        let id = self.boards.list[i].id;
        let sounds = vec![(DEEP, SHORT), (0, SHORT), (DEEP, SHORT)];
        let orders = [Order::Shake(vec![SHORT, SHORT]), Order::Buzz(sounds)];
        orders.map(|order| Act::Board(id, order)).into_iter().collect()
    }

    /// The clock was pressed too early.
    pub(in crate::app::session) fn alarm_of(&self, by: Color) -> Vec<Act> {
        let his = |i: &usize| {
            let own = &self.boards.list[*i];
            own.found.is_some() && self.player_of(own) == by
        };
        let boards = (0..self.boards.list.len()).filter(his);
        boards.flat_map(|i| self.alarm(i)).collect()
    }
}
