//! A board that knows the rules: it finds out by itself which move the pieces mean, and tells that.

use std::time::Duration;

use shakmaty::uci::UciMove;
use shakmaty::{Board, CastlingSide, Move, Position as _};
use touchmove_position::Position;

use crate::citrine;
use crate::report::Order;

/// A Citrine with a game on it.
#[derive(Debug, Default)]
pub(super) struct Umpire {
    board: citrine::Board,
    /// The game begins here, and stands here.
    start: Position,
    game: Position,
    /// How many of the board's moves are in `game`.
    known: usize,
    orders: Vec<Order>,
}

impl Umpire {
    /// The pieces are put in order for a game; for the first position without one.
    pub(super) fn begin(&mut self, game: Option<&Position>) {
        self.start = game.cloned().unwrap_or_default();
        self.game = self.start.clone();
        self.board.new_game();
        self.board.set_up(&self.start);
        self.known = 0;
    }

    pub(super) fn power_cycle(&mut self) {
        self.board.power_cycle();
        self.orders.clear();
    }

    /// A move is told as soon as the pieces stand as they do after it and after no other.
    pub(super) fn stands(&mut self, pieces: &Board) {
        let after = |mv: &Move| {
            let mut game = self.game.clone();
            game.play_unchecked(*mv);
            game.board() == pieces
        };
        let Some(mv) = self.game.legal_moves().into_iter().find(after) else { return };
        self.board.play(&text(mv));
        self.game.play_unchecked(mv);
        self.known = self.board.moves().len();
    }

    pub(super) fn receive(&mut self, bytes: &[u8], now: Duration) {
        self.board.receive(bytes, now);
        if self.board.moves().len() < self.known {
            self.known = 0;
            self.game = self.start.clone();
        }
        let told: Vec<String> = self.board.moves()[self.known..].to_vec();
        self.known += told.len();
        for text in told {
            let uci = text.replace('/', "").to_lowercase().parse::<UciMove>().ok();
            let Some(mv) = uci.and_then(|uci| uci.to_move(&self.game).ok()) else { continue };
            self.game.play_unchecked(mv);
            self.orders.push(Order::Play(mv));
        }
    }

    pub(super) fn take_bytes(&mut self) -> Vec<u8> {
        self.board.to_send()
    }

    pub(super) fn take_orders(&mut self) -> Vec<Order> {
        std::mem::take(&mut self.orders)
    }
}

/// A move as the board writes it.
fn text(mv: Move) -> String {
    match mv.castling_side() {
        Some(CastlingSide::KingSide) => return "O-O".to_owned(),
        Some(CastlingSide::QueenSide) => return "O-O-O".to_owned(),
        None => {}
    }
    let from = mv.from().map_or_else(String::new, |from| from.to_string());
    let by = if mv.is_capture() { "x" } else { "-" };
    let passing = if mv.is_en_passant() { "ep" } else { "" };
    let promotion =
        mv.promotion().map_or_else(String::new, |role| format!("/{}", role.upper_char()));
    format!("{from}{by}{}{passing}{promotion}", mv.to())
}
