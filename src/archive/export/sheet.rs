//! A score sheet: what a player has written, row by row, and how it looks in print.

use shakmaty::{Color, Move, Position as _, uci::UciMove};

use crate::archive::replay::Replay;
use crate::laws::{Position, Sheet};
use crate::notation::pgn::Tree;
use crate::notation::san::Handwriting;

/// A move of both players, or what is written of it.
#[derive(Clone, Debug)]
pub struct Row {
    /// The number of the move.
    pub number: u32,
    /// White's half, and Black's if the sheet goes so far.
    pub halves: Vec<Half>,
}

/// One player's half of a row.
#[derive(Clone, Debug)]
pub struct Half {
    /// What is written; `None` where the player has left it open.
    pub written: Option<Written>,
    /// Whether a draw was offered with the move.
    pub offered: bool,
}

/// What is written of one ply.
#[derive(Clone, Debug)]
pub enum Written {
    /// A legal move, in the position before it.
    Move(Box<Position>, Move),
    /// What is no legal move there, by its squares.
    Squares(UciMove),
}

/// A ply that is not written.
const OPEN: &str = "...";

impl Half {
    const OPEN: Self = Self { written: None, offered: false };

    fn of(replay: &Replay, sheet: &Sheet, ply: usize) -> Self {
        let offered = sheet.offers().iter().any(|&(at, _)| usize::from(at) == ply);
        Self { written: sheet.entries()[ply].map(|uci| written(replay, ply, uci)), offered }
    }

    fn text(&self, hand: Handwriting<'_>) -> String {
        let written = match &self.written {
            None => OPEN.to_owned(),
            Some(Written::Move(before, mv)) => hand.written(before, *mv),
            Some(Written::Squares(uci)) => uci.to_string(),
        };
        if self.offered { format!("{written} (=)") } else { written }
    }
}

fn written(replay: &Replay, ply: usize, uci: UciMove) -> Written {
    let before = replay.game.made().get(ply).map(|made| &made.before);
    let before = before.unwrap_or_else(|| replay.game.position());
    match uci.to_move(before) {
        Ok(mv) => Written::Move(Box::new(before.clone()), mv),
        Err(_) => Written::Squares(uci),
    }
}

/// What a player has written of so many plies, by the numbers of the moves. A new row begins where the
/// arbiter has set a position.
#[must_use]
pub fn rows(replay: &Replay, player: Color, plies: usize) -> Vec<Row> {
    let game = &replay.game;
    let sheet = game.sheet(player);
    let set_up = game.course().set_up_before();
    let same = |&one: &usize, &next: &usize| {
        game.course().move_at(one).0 == game.course().move_at(next).0 && !set_up.contains(&next)
    };
    let row = |plies: &[usize]| {
        let (number, color) = game.course().move_at(plies[0]);
        let open = (color == Color::Black).then_some(Half::OPEN);
        let written = plies.iter().map(|&ply| Half::of(replay, sheet, ply));
        Row { number, halves: open.into_iter().chain(written).collect() }
    };
    let plies: Vec<usize> = (0..sheet.entries().len().min(plies)).collect();
    plies.chunk_by(same).map(row).collect()
}

/// The main line of a game that nobody has written down here.
#[must_use]
pub fn main_rows(tree: &Tree) -> Vec<Row> {
    let mut position = tree.start().clone();
    let mut halves: Vec<Half> =
        (position.turn() == Color::Black).then_some(Half::OPEN).into_iter().collect();
    for mv in tree.main().filter_map(|node| tree.mv(node)) {
        let written = Written::Move(Box::new(position.clone()), mv);
        halves.push(Half { written: Some(written), offered: false });
        position.play_unchecked(mv);
    }
    numbered(tree.start(), &halves)
}

fn numbered(start: &Position, halves: &[Half]) -> Vec<Row> {
    let numbered = (start.fullmoves().get()..).zip(halves.chunks(2));
    numbered.map(|(number, halves)| Row { number, halves: halves.to_vec() }).collect()
}

/// What a player has written, as this hand writes; a ply that he has not is left open.
#[must_use]
pub fn sheet(replay: &Replay, player: Color, hand: Handwriting<'_>) -> String {
    print(&rows(replay, player, usize::MAX), hand)
}

/// Rows as this hand writes, a line each.
#[must_use]
pub fn print(rows: &[Row], hand: Handwriting<'_>) -> String {
    let line = |row: &Row| {
        let halves: Vec<_> = row.halves.iter().map(|half| half.text(hand)).collect();
        format!("{}. {}\n", row.number, halves.join(" "))
    };
    rows.iter().map(line).collect()
}
