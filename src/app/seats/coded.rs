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
    /// Whether a place is given only to who says its code.
    #[must_use]
    pub fn has_code(&self, place: Place) -> bool {
        matches!(place, Place::Seat(color) if self.code(color).is_some())
    }

    /// Takes what was said as the code of a seat.
    pub fn code_said(&mut self, at: At, color: Color, said: &str) -> Coded {
        let early = self.codes[color].wait(at);
        if early > 0 {
            return Coded::Early(early);
        }
        let right = self.is_code(color, said);
        self.codes[color].tried(at, right);
        if right {
            return Coded::Right;
        }
        let mut sent = Vec::new();
        self.minute(at, Place::Seat(color), Memo::WrongCode(color), &mut sent);
        Coded::Wrong(sent, self.codes[color].wait(at))
    }

    /// Whether a seat is given to who says this.
    #[must_use]
    pub fn is_code(&self, color: Color, said: &str) -> bool {
        self.code(color).is_none_or(|code| code == said.trim())
    }

    fn code(&self, color: Color) -> Option<&str> {
        self.desk.table().players[color].code.as_deref()
    }
}
