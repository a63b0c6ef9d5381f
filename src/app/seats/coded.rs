//! The code of a seat: whoever sits down there at a terminal of his own says it, if the match file
//! has one.

use shakmaty::Color;

use crate::app::seats::{Seats, Sent};
use crate::laws::At;
use crate::table::{Memo, Place};

/// What became of a code that was said.
#[derive(Debug)]
pub enum Coded {
    /// It is the one of the seat.
    Right,
    /// It is another one. So many seconds pass before the next is looked at.
    Wrong(Vec<Sent>, u32),
    /// It was not looked at, and will not be for so many seconds.
    Early(u32),
}

impl Seats {
    /// Takes what was said as the code of a seat.
    pub fn code_said(&mut self, at: At, color: Color, said: &str) -> Coded {
        let early = self.codes[color].wait(at);
        if early > 0 {
            return Coded::Early(early);
        }
        let right = self.desk.table().players[color].is_let_in_by(said);
        self.codes[color].tried(at, right);
        if right {
            return Coded::Right;
        }
        let mut sent = Vec::new();
        self.put_on_record(at, Place::Seat(color), Memo::WrongCode(color), &mut sent);
        Coded::Wrong(sent, self.codes[color].wait(at))
    }
}
