//! What the captain of a team brings to the table of one of his players.

use shakmaty::Color;

use crate::app::happened::Happened;
use crate::app::seats::{Seats, Sent, TableOrder};
use crate::laws::At;
use crate::table::{CaptainNote, Memo, Place};

impl Seats {
    /// The captain of this player is there, or gone, says something to him, or signs: it is put on record, the
    /// player hears what concerns him, and the arbiter all of it.
    pub fn captain(&mut self, at: At, of: Color, note: CaptainNote) -> Vec<Sent> {
        let mut sent = Vec::new();
        let happened = Happened::memo(at, Memo::Captain(of, note));
        let record = TableOrder::record(happened.clone());
        // It comes from none of the places, so that the desk has to hear it, too.
        self.publish(at, Place::Desk, vec![record], &mut sent);
        let heard = self.hear(at, Place::Desk, &[happened]);
        self.send(Place::Desk, heard, &mut sent);
        sent
    }
}
