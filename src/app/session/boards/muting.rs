//! Squares of a board that do not count, because they flicker or because the player says so.

use shakmaty::{Board, Color, Move, Piece, Position, Square};

use crate::app::happened::Happened;
use crate::app::session::boards::{Boards, Own, Touches, since_begin};
use crate::app::session::{Act, Manner, Session};
use crate::command::Command;
use crate::laws::{At, Event, Ruling};
use crate::sensing::Deed;
use crate::table::Memo;

impl Session {
    /// A square that flickers does not count any more. If no hand has touched what stands there, that
    /// was an accident (FIDE 2023, 4.2.2): it is taken back, and at a match the arbiter judges it.
    pub(super) fn left_out(&mut self, at: At, i: usize, square: Square, touched: bool) -> Vec<Act> {
        let own = &self.boards.list[i];
        let by = self.place.player_of(own);
        let open = by == self.place.game.position().turn()
            && !self.place.game.is_behind(by)
            && self.place.game.on_board().is_none()
            && self.place.game.announced().is_none();
        let counted = touched && open && self.place.game.touches().contains(&square);
        if let Some(seat) = self.place.occasion.seat() {
            let memo = Memo::Flickers(seat.color, square);
            let known = Act::record(Happened::memo(at, memo));
            let id = if counted { "board-muted-arbiter" } else { "board-muted" };
            return vec![self.manner.of_square(id, square), known];
        }
        let mut others = self.place.game.touches().to_vec();
        others.retain(|other| *other != square);
        let men = self.place.game.board(by).clone();
        match counted.then(|| self.touched_instead(at, i, &others, &men)).flatten() {
            // What still stands elsewhere on the board was taken from there.
            Some(mut acts) => {
                let stays = self.place.game.touches().contains(&square);
                let id = if stays { "board-muted" } else { "board-muted-untouched" };
                acts.push(self.manner.of_square(id, square));
                acts
            }
            None => vec![self.manner.of_square("board-muted", square)],
        }
    }

    /// A move from a square that does not count was not seen to begin there, and what was touched
    /// after it seems to have been touched before: the Laws presume the piece that moves (4.3.3).
    pub(super) fn moved_unseen(&mut self, at: At, i: usize, mv: Move) -> Vec<Act> {
        let muted = self.boards.list[i].hands.muted();
        let from = mv.from().filter(|from| muted.contains(*from));
        let touches = self.place.game.touches();
        let Some(from) = from.filter(|from| !touches.is_empty() && !touches.contains(from)) else {
            return Vec::new();
        };
        let touches: Vec<Square> = std::iter::once(from).chain(touches.iter().copied()).collect();
        let men = self.place.game.board(self.place.player_of(&self.boards.list[i])).clone();
        self.touched_instead(at, i, &touches, &men).unwrap_or_default()
    }

    /// A piece is where it was: that it seems to have gone to another square was no hand. Where an
    /// arbiter decides, what it has touched stays so until he does.
    pub(super) fn returned(
        &mut self,
        at: At,
        i: usize,
        (from, to, man): (Square, Square, Piece),
    ) -> Vec<Act> {
        let by = self.place.player_of(&self.boards.list[i]);
        let mut men = self.place.game.board(by).clone();
        men.discard_piece_at(from);
        men.set_piece_at(to, man);
        let open = by == self.place.game.position().turn() && !self.place.game.is_behind(by);
        let touches = self.place.game.touches().to_vec();
        let again = open && self.place.game.announced().is_none();
        if let Some(acts) = again.then(|| self.touched_instead(at, i, &touches, &men)).flatten() {
            return acts;
        }
        let acts = self.carried(at, by, &men);
        self.sees(i);
        acts
    }

    /// Where no arbiter decides: these pieces were touched in this order, and no others since the last
    /// move, and the board stands so.
    fn touched_instead(
        &mut self,
        at: At,
        i: usize,
        touches: &[Square],
        men: &Board,
    ) -> Option<Vec<Act>> {
        let undone =
            match (self.place.game.rules().has_arbiter(), self.place.occasion.is_rehearsal()) {
                (false, _) => Event::TakenBack(0),
                // Where nobody else decides, as an arbiter would.
                (true, true) => Event::Ruled(Ruling::Restored(self.place.plies())),
                (true, false) => return None,
            };
        let by = self.place.player_of(&self.boards.list[i]);
        let position = self.place.game.position().board().clone();
        let mut acts = self.carried(at, by, &position);
        acts.extend(self.event_untold(at, undone));
        let id = self.boards.list[i].id;
        self.boards.restored.retain(|restored| *restored != id);
        for &touched in touches {
            let man = position.piece_at(touched);
            acts.extend(self.event_untold(at, Event::Lifted(by, touched)));
            if men.piece_at(touched) == man {
                acts.extend(self.event_untold(at, Event::Seated(by, touched, man)));
            }
        }
        acts.extend(self.carried(at, by, men));
        self.sees(i);
        Some(acts)
    }

    /// The referee has these men on a board; nobody hears of it.
    fn carried(&mut self, at: At, by: Color, to: &Board) -> Vec<Act> {
        let mut acts = Vec::new();
        let wrong = Boards::differing(self.place.game.board(by), to);
        for square in wrong & self.place.game.board(by).occupied() {
            acts.extend(self.event_untold(at, Event::Lifted(by, square)));
        }
        for square in wrong & to.occupied() {
            acts.extend(self.event_untold(at, Event::Seated(by, square, to.piece_at(square))));
        }
        acts
    }

    /// What a square shows does not count, or counts again.
    pub(in crate::app::session) fn mutes(
        &mut self,
        at: At,
        command: Command,
        rest: &str,
    ) -> Vec<Act> {
        let there = |own: &Own| own.hands.sensed().is_some() && self.kind_of(own).is_some();
        let boards: Vec<usize> =
            (0..self.boards.list.len()).filter(|&i| there(&self.boards.list[i])).collect();
        if boards.is_empty() {
            return vec![self.no_board()];
        }
        let Some(square) = self.manner.square(rest) else { return self.wants(at, command) };
        let (now, mutes) = (since_begin(at), command == Command::Mute);
        // At home the player says whether he has touched.
        let believed = !self.place.game.rules().has_arbiter();
        let untouched = |mut deed| {
            if let Deed::Muted(_, touched) = &mut deed {
                *touched |= believed;
            }
            deed
        };
        let mut acts = Vec::new();
        for i in boards {
            acts.extend(self.sensed(at, i, Touches::Told, |hands, scene| {
                if mutes {
                    hands.mute(square, now, scene).into_iter().map(untouched).collect()
                } else {
                    hands.unmute(square, now, scene)
                }
            }));
        }
        acts.extend((!mutes).then(|| self.manner.of_square("board-unmuted", square)));
        acts
    }
}

impl Manner {
    /// Says something of a square of a board.
    pub(super) fn of_square(&self, id: &str, square: Square) -> Act {
        self.told(id, &[("square", self.narrator.square(square))])
    }

    /// Which squares of a board do not count.
    pub(super) fn muted_said(&self, own: &Own) -> Vec<Act> {
        let of_square =
            |square| self.said("board-mutes", &[("square", self.narrator.square(square))]);
        own.hands.muted().into_iter().map(of_square).collect()
    }
}
