//! Squares of a board that do not count, because they flicker or because the player says so.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Board, Color, Move, Piece, Position, Square};

use crate::app::happened::Happened;
use crate::app::session::boards::{Boards, Own, since_begin};
use crate::app::session::intent::{Intent, Next, Touches, all, said};
use crate::app::session::teller::Teller;
use crate::app::session::{Act, Manner};
use crate::command::Command;
use crate::laws::{At, Event, Ruling, Spoken};
use crate::sensing::Deed;
use crate::table::Memo;
use crate::understanding::About;

impl Boards {
    /// What a square shows does not count, or counts again; also of a board that is awaited.
    pub(in crate::app::session) fn mutes(
        &self,
        here: Teller<'_>,
        command: Command,
        about: &About,
    ) -> Vec<Intent> {
        let awaited = |own: &Own| own.contact.found.is_none() && !self.laid(here).is_left_over(own);
        let used = |own: &&Own| awaited(own) || self.laid(here).kind_of(own).is_some();
        let boards: Vec<&Own> = self.list.iter().filter(used).collect();
        if boards.is_empty() {
            return said(here.no_board());
        }
        let Some(square) = about.square() else {
            return vec![Intent::Want(command)];
        };
        let mutes = command == Command::Mute;
        let each = boards.into_iter().map(|own| own.wants(Next::Mutes(square, mutes)));
        let counts = (!mutes).then(|| here.manner.of_square("board-unmuted", square));
        each.chain(counts.map(Intent::Do)).collect()
    }
}

/// A move stands on the board: where no arbiter decides, it can be taken back with all that was touched,
/// and a bad contact may have made it.
pub(super) fn not_made(here: Teller<'_>) -> Option<Act> {
    let game = &here.place.game;
    let mv = game.underway().on_board().filter(|_| !game.rules().has_arbiter())?;
    let spoken = Spoken { before: game.position().clone(), mv };
    Some(here.manner.of_announced("board-not-made", &spoken))
}

impl Own {
    /// A square that flickers does not count any more. If no hand has touched what stands there, that
    /// was an accident (FIDE 2023, 4.2.2): it is taken back, and at a match the arbiter judges it.
    pub(super) fn left_out(
        &self,
        at: At,
        here: Teller<'_>,
        square: Square,
        touched: bool,
    ) -> Vec<Intent> {
        let by = self.player(here.place);
        let open = by == here.place.game.position().turn()
            && !here.place.game.is_behind(by)
            && here.place.game.underway().on_board().is_none()
            && here.place.game.announced().is_none();
        let counted = touched && open && here.place.game.underway().touches().contains(&square);
        if let Some(seat) = here.place.occasion.seat() {
            let memo = Memo::Flickers(seat.color, square, self.hands.is_muted_by_hand(square));
            let known = Act::record(Happened::memo(at, memo));
            let id = if counted { "board-muted-arbiter" } else { "board-muted" };
            return all([here.manner.of_square(id, square), known]);
        }
        let mut others = here.place.game.underway().touches().to_vec();
        others.retain(|other| *other != square);
        let pieces = here.place.game.board(by).clone();
        match counted.then(|| self.touched_instead(here, &others, &pieces)).flatten() {
            Some(mut wanted) => {
                wanted.push(self.wants(Next::LeavesOut(square)));
                wanted
            }
            None => said(here.manner.of_square("board-muted", square)),
        }
    }

    /// A move from a square that does not count was not seen to begin there, and what was touched
    /// after it seems to have been touched before: the Laws presume the piece that moves (4.3.3).
    pub(super) fn moved_unseen(&self, here: Teller<'_>, mv: Move) -> Vec<Intent> {
        let muted = self.hands.muted();
        let from = mv.from().filter(|from| muted.contains(*from));
        let touches = here.place.game.underway().touches();
        let Some(from) = from.filter(|from| touches.first().is_some_and(|first| first != from))
        else {
            return Vec::new();
        };
        let others = touches.iter().copied().filter(|other| *other != from);
        let touches: Vec<Square> = std::iter::once(from).chain(others).collect();
        let pieces = here.place.game.board(self.player(here.place)).clone();
        self.touched_instead(here, &touches, &pieces).unwrap_or_default()
    }

    /// A piece is where it was: that it seems to have gone to another square was no hand. Where an
    /// arbiter decides, what it has touched stays so until he does.
    pub(super) fn returned(
        &self,
        here: Teller<'_>,
        (from, to, piece): (Square, Square, Piece),
    ) -> Vec<Intent> {
        let by = self.player(here.place);
        let mut pieces = here.place.game.board(by).clone();
        pieces.discard_piece_at(from);
        pieces.set_piece_at(to, piece);
        let open = by == here.place.game.position().turn() && !here.place.game.is_behind(by);
        let touches = here.place.game.underway().touches().to_vec();
        let again = open && here.place.game.announced().is_none();
        if let Some(wanted) = again.then(|| self.touched_instead(here, &touches, &pieces)).flatten()
        {
            return wanted;
        }
        let mut wanted = carried(here, by, &pieces);
        wanted.push(self.wants(Next::Sees));
        wanted
    }

    /// Where no arbiter decides: these pieces were touched in this order, and no others since the last
    /// move, and the board stands so.
    fn touched_instead(
        &self,
        here: Teller<'_>,
        touches: &[Square],
        pieces: &Board,
    ) -> Option<Vec<Intent>> {
        let by = self.player(here.place);
        let undone = here.untouched(by)?;
        let position = here.place.game.position().board();
        let mut wanted = carried(here, by, position);
        wanted.extend([Intent::untold(undone), self.wants(Next::IsRight)]);
        for &touched in touches {
            if !here.place.plays_on_board(by) {
                wanted.push(Intent::untold(Event::Touched(by, touched)));
                continue;
            }
            let piece = position.piece_at(touched);
            wanted.push(Intent::untold(Event::Lifted(by, touched)));
            if pieces.piece_at(touched) == piece {
                wanted.push(Intent::untold(Event::Seated(by, touched, piece)));
            }
        }
        wanted.extend([self.wants(Next::Stand(by, pieces.clone())), self.wants(Next::Sees)]);
        Some(wanted)
    }

    /// That a square does not count any more; whether it was touched is known by now. What still
    /// stands elsewhere on the board was taken from there. What it was in the way of may be pressed.
    pub(super) fn left_out_said(&mut self, at: At, here: Teller<'_>, square: Square) -> Act {
        self.waits_for_press(at, here);
        let stays = here.place.game.underway().touches().contains(&square);
        here.manner.of_square(if stays { "board-muted" } else { "board-muted-untouched" }, square)
    }

    /// What this square shows does not count, or counts again.
    pub(super) fn mutes(
        &mut self,
        at: At,
        here: Teller<'_>,
        square: Square,
        mutes: bool,
    ) -> Vec<Intent> {
        // The player says that no hand has touched it.
        let untouched = |mut deed| {
            if let Deed::Muted(_, touched) = &mut deed {
                *touched = true;
            }
            deed
        };
        let now = since_begin(at);
        self.sensed(here, Touches::Told, |hands, scene| {
            if mutes {
                hands.mute(square, now, scene).into_iter().map(untouched).collect()
            } else {
                hands.unmute(square, now, scene)
            }
        })
    }
}

impl Teller<'_> {
    /// What undoes all that a player has touched in this move: at home that is taken back; where nobody else
    /// decides, it is ruled as an arbiter would (7.4), and what he still owes of the last move stays so. An
    /// arbiter decides that himself.
    pub(super) fn untouched(&self, by: Color) -> Option<Event> {
        let game = &self.place.game;
        let only_touched = game.underway().has_touched()
            && by == game.position().turn()
            && game.underway().on_board().is_none();
        let waived =
            only_touched && game.announced().is_none() && game.underway().named().is_none();
        match (game.rules().has_arbiter(), self.place.occasion.is_rehearsal()) {
            (false, _) => Some(Event::TakenBack(0)),
            (true, true) if waived => Some(Event::Ruled(Ruling::TouchWaived(by))),
            (true, true) => Some(Event::Ruled(Ruling::Restored(self.place.plies()))),
            (true, false) => None,
        }
    }
}

/// The referee has these pieces on a board; nobody hears of it.
pub(super) fn carried(here: Teller<'_>, by: Color, to: &Board) -> Vec<Intent> {
    let pieces = here.place.game.board(by);
    let wrong = Boards::differing(pieces, to);
    let lifted = (wrong & pieces.occupied()).into_iter().map(|square| Event::Lifted(by, square));
    let seated = |square| Event::Seated(by, square, to.piece_at(square));
    let seated = (wrong & to.occupied()).into_iter().map(seated);
    lifted.chain(seated).map(Intent::untold).collect()
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
