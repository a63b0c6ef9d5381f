//! Squares that do not count: muted because they flicker, or by the player. Moves from and to them are
//! seen by how everything else stands.

use std::time::Duration;

use shakmaty::{Bitboard, Board, Piece, Position, Square};

use crate::sensing::sensors::Moment;
use crate::sensing::telling::{after, is_made};
use crate::sensing::{Deed, Hands, Scene, Trust};

impl Hands {
    /// The player does not want this square to count, until [`Hands::unmute`].
    pub fn mute(&mut self, square: Square, now: Duration, scene: Scene<'_>) -> Vec<Deed> {
        self.flicker.mute(square, now);
        let deeds = self.left_out(square, Moment::silent(now), scene);
        self.noted(deeds, now, scene)
    }

    /// The player wants a muted square to count again. Where it does not show what the referee has,
    /// the board differs; that is no touch.
    pub fn unmute(&mut self, square: Square, now: Duration, scene: Scene<'_>) -> Vec<Deed> {
        let shown = self.flicker.shown(square);
        self.flicker.unmute(square);
        self.sensors.trust(square, shown);
        self.time_passed(now, scene)
    }

    /// Whether the player, and not what the square shows, has muted it.
    #[must_use]
    pub fn is_muted_by_hand(&self, square: Square) -> bool {
        self.flicker.is_muted_by_hand(square)
    }

    /// The squares that do not count: those that flicker, those that the player has muted, and those
    /// whose sensors the board itself does not trust.
    #[must_use]
    pub fn muted(&self) -> Bitboard {
        let faulty = self.sensors.picture().map_or(Bitboard::EMPTY, |picture| picture.faulty);
        self.flicker.muted() | faulty
    }

    /// A square does not count any more. What seems to have happened between it and another one that
    /// comes and goes has not, and the other one does not count either.
    pub(super) fn left_out(&mut self, square: Square, when: Moment, scene: Scene<'_>) -> Vec<Deed> {
        let changes = self.sensors.settle(when, Bitboard::from_square(square));
        let mut deeds = self.happened(changes, when, scene);
        let pieces = after(scene.pieces, &deeds);
        let exchanged = self.exchanged(square, when.now, &pieces, scene.position.board());
        if let Some((from, to, piece)) = exchanged {
            deeds.push(Deed::Returned(from, to, piece));
            self.lifted.retain(|held| *held != (from, piece));
            let other = if from == square { to } else { from };
            self.flicker.leave_out(other, when.now);
            deeds.extend(self.keeps(other, &after(scene.pieces, &deeds)));
        }
        let pieces = after(scene.pieces, &deeds);
        deeds.extend(self.keeps(square, &pieces));
        deeds
    }

    /// Whoever presses has his hand off: where a contact that was named is open, and nothing else is in
    /// the way of the move that stands, its square does not count any more.
    pub(super) fn left_open(&mut self, when: Moment, scene: Scene<'_>) -> Vec<Deed> {
        let named = self.flicker.named();
        let hinders = |(square, piece): &&(Square, Piece)| {
            let mut pieces = scene.pieces.clone();
            pieces.set_piece_at(*square, *piece);
            let open = named.contains(*square) && scene.pieces.piece_at(*square).is_none();
            open && is_made(scene.with(&pieces))
        };
        let agrees = self.trust == Trust::Agrees && scene.runs && !is_made(scene);
        let open = self.lifted.iter().find(hinders).filter(|_| agrees).map(|(square, _)| *square);
        open.map_or_else(Vec::new, |square| {
            self.flicker.leave_out(square, when.now);
            self.left_out(square, when, scene)
        })
    }

    /// The piece that stands on a square which does not count any more, or is only seen to have gone,
    /// is where it was.
    fn keeps(&mut self, square: Square, pieces: &Board) -> Vec<Deed> {
        self.sensors.distrust(square);
        self.arrivals.retain(|arrival| arrival.square != square);
        let held = self.lifted.iter().position(|(from, _)| *from == square);
        let held = held.filter(|_| pieces.piece_at(square).is_none());
        let agrees = self.trust == Trust::Agrees;
        let kept = held.map(|held| match self.lifted.remove(held).1 {
            piece if agrees => Deed::Seated(square, piece),
            // Nothing else is a deed while the board differs.
            piece => Deed::Returned(square, square, piece),
        });
        self.restless = true;
        let muted = Deed::Muted(square, self.flicker.has_touched(square));
        kept.into_iter().chain([muted]).collect()
    }

    /// The square to which a piece seems to have gone from another one, that one and the piece, if
    /// both come and go and one of them is this.
    fn exchanged(
        &self,
        square: Square,
        now: Duration,
        pieces: &Board,
        position: &Board,
    ) -> Option<(Square, Square, Piece)> {
        let doubtful = self.flicker.unsure(now).with(square);
        let left = doubtful & position.occupied() & !pieces.occupied();
        let stands = |from| pieces.piece_at(from).map(|piece| (from, piece));
        let come = (doubtful & pieces.occupied()).into_iter().filter_map(stands);
        let held = self.lifted.iter().copied().filter(|(from, _)| doubtful.contains(*from));
        let elsewhere = |(from, piece): &(Square, Piece)| position.piece_at(*from) != Some(*piece);
        let mut pairs = come.chain(held).filter(elsewhere).flat_map(|(from, piece)| {
            let to = left & position.by_piece(piece);
            to.into_iter().map(move |to| (from, to, piece))
        });
        pairs.find(|(from, to, _)| [*from, *to].contains(&square))
    }

    /// What was told is remembered, and muted squares that have been still count again.
    pub(super) fn noted(
        &mut self,
        mut deeds: Vec<Deed>,
        now: Duration,
        scene: Scene<'_>,
    ) -> Vec<Deed> {
        self.flicker.told(&deeds, scene.pieces);
        for (square, shown) in self.flicker.steady(now, &after(scene.pieces, &deeds)) {
            self.sensors.trust(square, shown);
            deeds.push(Deed::Steady(square));
        }
        deeds
    }

    /// A piece has come, and that it has gone could not be seen: its square does not count. If the
    /// board as a whole stands as after a legal move, that move is finished.
    pub(super) fn rested_unseen(&mut self, scene: Scene<'_>) -> Vec<Deed> {
        let agrees = self.trust == Trust::Agrees && scene.runs && self.sensors.is_quiet();
        if !agrees || self.arrivals.is_empty() || self.muted().is_empty() {
            return Vec::new();
        }
        let executed = self.executed_unseen(scene);
        let moved = scene.touches && !self.fits(scene.position).is_empty();
        let rests = (executed.is_empty() && moved).then_some(Deed::Rests);
        executed.into_iter().chain(rests).collect()
    }
}
