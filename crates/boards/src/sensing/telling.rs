//! From sensors at rest to deeds, in an order that the referee understands.

#![deny(clippy::wildcard_enum_match_arm)]

use std::time::Duration;

use shakmaty::{Bitboard, Board, Color, Move, Piece, Position as _, Rank, Role, Square};

use crate::sensing::boards::{contradictions, differing, kings_meet};
use crate::sensing::flicker::News;
use crate::sensing::meant::Hand;
use crate::sensing::sensors::{Flip, Moment, Settled, in_order};
use crate::sensing::{ARRIVAL, Deed, Early, Hands, LONG, REST, Scene, Trust, way};
use crate::{Sensed, Senses, SquareChange};

/// A peg may be told to stand on its new square so long before it is told that it has gone.
const FIRST: Duration = Duration::from_millis(150);

/// Deeds on their way to the referee, and his board with them.
struct Telling<'a> {
    scene: Scene<'a>,
    pieces: Board,
    deeds: Vec<Deed>,
}

impl Hands {
    /// Sensors have changed, all at one moment.
    pub(super) fn flipped(&mut self, flips: &[Flip], when: Moment, scene: Scene<'_>) -> Vec<Deed> {
        let mut deeds = self.compare_before(when.now, scene);
        deeds.extend(self.due(when, scene.with(&after(scene.pieces, &deeds))));
        let unsure = self.flicker.unsure(when.now);
        let news: Vec<News> =
            flips.iter().filter_map(|flip| self.flicker.flip(*flip, when.now)).collect();
        let muted = self.flicker.muted();
        let all_muted = flips.iter().all(|(square, ..)| muted.contains(*square));
        let strangers = self.sensors.strangers();
        // A square that has come back before is no sign of a knock.
        let gone = |hands: &mut Self, flip: &Flip| {
            let gone = hands.sensors.flip(*flip, when);
            if unsure.contains(flip.0) { 0 } else { gone }
        };
        let gone: Vec<i8> = flips.iter().map(|flip| gone(self, flip)).collect();
        self.restless |= (self.sensors.strangers() & !strangers).any();
        let knocked =
            gone.into_iter().fold(false, |knocked, gone| self.knock.flip(when, gone) | knocked);
        if !all_muted {
            (self.stirred, self.lingers) = (when.now, None);
        }
        if knocked && self.trust == Trust::Agrees && scene.runs {
            self.trust = Trust::Differs;
            self.arrivals.clear();
            deeds.push(Deed::Knocked);
        }
        deeds.extend(self.due(when, scene.with(&after(scene.pieces, &deeds))));
        let news = self.found_out(news, when, scene.with(&after(scene.pieces, &deeds)));
        deeds.extend(news);
        deeds
    }

    /// Squares have been found to flicker.
    pub(super) fn found_out(
        &mut self,
        news: impl IntoIterator<Item = News>,
        when: Moment,
        scene: Scene<'_>,
    ) -> Vec<Deed> {
        let mut deeds = Vec::new();
        for news in news {
            let flickers = match news {
                News::Named(square) => vec![Deed::Flickers(square)],
                News::Muted(square) => {
                    self.left_out(square, when, scene.with(&after(scene.pieces, &deeds)))
                }
            };
            deeds.extend(flickers);
        }
        deeds
    }

    /// The board has shown how it stands.
    pub(super) fn shown(&mut self, sensed: &Sensed, now: Duration, scene: Scene<'_>) -> Vec<Deed> {
        self.flicker.show(sensed);
        let sensed = &self.flicker.masked(sensed, self.sensors.picture());
        if self.trust == Trust::Agrees && self.sensors.seen().as_ref() == Some(sensed) {
            return self.passed(now, scene);
        }
        if self.trust == Trust::Agrees && self.sensors.name(sensed) {
            return self.passed(now, scene);
        }
        let known = self.trust == Trust::Differs;
        self.lost();
        self.sensors.show(sensed.clone());
        self.stirred = now;
        self.agree_or_differ(known, scene)
    }

    /// Something else than hands has changed what the referee has: a move that was typed, a move
    /// that was taken back.
    pub(super) fn compare_before(&mut self, now: Duration, scene: Scene<'_>) -> Vec<Deed> {
        self.flicker.plays(scene.position.board());
        self.forget_captured(scene);
        if self.trust == Trust::Differs {
            return self.agree(scene);
        }
        // While the game stands still, pieces may be pressed out to be read.
        let patient = !scene.runs && now < self.stirred.saturating_add(REST);
        if self.trust == Trust::Agrees && !patient && !self.is_as(scene.pieces) {
            self.arrivals.clear();
            return self.agree_or_differ(false, scene);
        }
        Vec::new()
    }

    /// A piece that was captured is in no hand any more as soon as the move is complete.
    fn forget_captured(&mut self, scene: Scene<'_>) {
        let position = scene.position.board();
        if scene.pieces == position {
            self.lifted.clear();
        } else if self.position != *position {
            self.lifted.retain(|(_, piece)| is_missing(*piece, scene.pieces, position));
        }
        self.position = position.clone();
    }

    fn agree_or_differ(&mut self, known: bool, scene: Scene<'_>) -> Vec<Deed> {
        let mut deeds = self.agree(scene);
        if deeds.is_empty() {
            self.trust = Trust::Differs;
            deeds.extend((!known).then_some(Deed::Differs));
        }
        deeds
    }

    fn is_as(&self, pieces: &Board) -> bool {
        let Some(picture) = self.sensors.picture() else { return false };
        let arrived: Bitboard = self.arrivals.iter().map(|arrival| arrival.square).collect();
        (self.misfits(picture, pieces) & !arrived).is_empty()
    }

    /// The squares that contradict these pieces, but for those where one piece stands for another.
    fn misfits(&self, picture: &Sensed, pieces: &Board) -> Bitboard {
        let stand_ins = self.stand_ins & picture.occupied & pieces.occupied();
        contradictions(picture, pieces) & !stand_ins
    }

    /// Whether the board agrees now. It also does when it stands as the position of the game and
    /// nothing that is told for that could be a touch or a move: pieces were put back, or a move
    /// was executed while the board was away.
    fn agree(&mut self, scene: Scene<'_>) -> Vec<Deed> {
        let picture = self.sensors.picture().filter(|_| self.sensors.is_quiet());
        let Some(picture) = picture else { return Vec::new() };
        let position = scene.position.board();
        let mut deeds = Vec::new();
        if !self.misfits(picture, scene.pieces).is_empty() {
            let stands = self.misfits(picture, position).is_empty();
            if !(stands && scene.runs && can_follow(scene)) {
                return Vec::new();
            }
            deeds = way(scene.pieces, position, scene.position.turn());
        }
        let pieces = after(scene.pieces, &deeds);
        // A move that stood before it differed, or before the board was lost, is finished when nothing
        // more happens.
        self.restless |= self.trust != Trust::Agrees && pieces != *position;
        self.trust = Trust::Agrees;
        self.knock.forget();
        self.arrivals.clear();
        self.lifted = in_the_air(&pieces, position);
        deeds.push(Deed::Agrees);
        deeds
    }

    pub(super) fn due(&mut self, when: Moment, scene: Scene<'_>) -> Vec<Deed> {
        let due = self.sensors.due(when);
        self.happened(due, when, scene)
    }

    /// Sensors have come to rest.
    pub(super) fn happened(
        &mut self,
        mut changes: Vec<Settled>,
        when: Moment,
        scene: Scene<'_>,
    ) -> Vec<Deed> {
        if changes.is_empty() {
            let differs = self.trust == Trust::Differs;
            return if differs { self.agree(scene) } else { Vec::new() };
        }
        self.stirred = when.now;
        if self.trust != Trust::Agrees || !scene.runs {
            return self.only_moved(&changes, scene);
        }
        let mut telling = Telling { scene, pieces: scene.pieces.clone(), deeds: Vec::new() };
        self.executed_first(&mut changes, when, &mut telling);
        in_order(&mut changes, scene);
        let read: Vec<Deed> = changes
            .iter()
            .filter_map(|(_, change)| self.read_back(*change, telling.scene))
            .collect();
        for look in changes.chunk_by(|(one, _), (other, _)| one == other) {
            for (_, change) in look {
                self.tell(*change, &mut telling);
            }
            self.seat_all(&mut telling);
        }
        self.restless |= !telling.deeds.is_empty() || !self.arrivals.is_empty();
        telling.deeds.extend(read);
        telling.deeds
    }

    /// Nothing is a deed: the picture has moved, and may agree again.
    fn only_moved(&mut self, changes: &[Settled], scene: Scene<'_>) -> Vec<Deed> {
        let still = Scene { touches: false, ..scene };
        let read = changes.iter().filter_map(|(_, change)| self.read_back(*change, still));
        let mut deeds: Vec<Deed> = read.collect();
        // While the game stands still, whether the board differs is asked when it rests.
        self.restless |= self.trust == Trust::Agrees;
        if self.trust == Trust::Differs {
            deeds.extend(self.agree(scene));
        }
        deeds
    }

    /// The opponent's move stands, and a piece that was right is lifted: the hand has gone on. Then
    /// the move is executed first, or the lift would be no touch (D.2.1, D.2.2).
    fn executed_first(
        &mut self,
        changes: &mut Vec<Settled>,
        when: Moment,
        telling: &mut Telling<'_>,
    ) {
        let (scene, position) = (telling.scene, telling.scene.position.board());
        let wrong = differing(scene.pieces, position);
        let goes_on = |(_, change): &Settled| matches!(change, SquareChange::Lifted(square, _) if !wrong.contains(*square));
        let Some(seen) = self.sensors.seen() else { return };
        let stands = (contradictions(&seen, position) & wrong).is_empty();
        if scene.touches || wrong.is_empty() || !stands || !changes.iter().any(goes_on) {
            return;
        }
        if !can_follow(scene) {
            return;
        }
        changes.extend(self.sensors.settle(when, wrong));
        changes.retain(|(_, change)| !wrong.contains(change.square()));
        telling.deeds.extend(way(scene.pieces, position, scene.position.turn()));
        telling.pieces = position.clone();
        telling.scene.touches = true;
        self.lifted.clear();
        self.arrivals.clear();
    }

    /// The player says that he has executed the opponent's move, and it stands: a capture by
    /// replacement is not seen by a board that knows no pieces.
    pub(super) fn executed_unseen(&mut self, scene: Scene<'_>) -> Vec<Deed> {
        let position = scene.position.board();
        let Some(picture) = self.sensors.picture() else { return Vec::new() };
        let stands = self.misfits(picture, position).is_empty();
        let behind = !scene.touches && scene.pieces != position && can_follow(scene);
        if !(behind && stands && scene.runs) || self.trust != Trust::Agrees {
            return Vec::new();
        }
        self.lifted.clear();
        self.arrivals.clear();
        self.sensors.introduce();
        way(scene.pieces, position, scene.position.turn())
    }

    fn tell(&mut self, change: SquareChange, telling: &mut Telling<'_>) {
        match change {
            SquareChange::Lifted(square, _) => self.lift(square, telling),
            SquareChange::Seated(square, read) => {
                let known = telling.pieces.piece_at(square);
                if known.is_some() && (read.is_none() || read == known) {
                    return;
                }
                if known.is_some() {
                    self.lift(square, telling);
                }
                let at = self.stirred;
                self.arrivals.push(Early { square, read, at, kept: false });
            }
        }
    }

    fn lift(&mut self, square: Square, telling: &mut Telling<'_>) {
        self.stand_ins.discard(square);
        if let Some(piece) = telling.pieces.remove_piece_at(square) {
            self.lifted.push((square, piece));
            self.took = self.stirred;
            self.flicker.lifts(square, Some(piece));
            telling.deeds.push(Deed::Lifted(square));
        }
        self.arrivals.retain(|arrival| arrival.square != square);
    }

    /// Pieces are put down, after everything else that was seen in the same look. If none can be
    /// meant by one, he waits for one to be missing, and whoever is put down meanwhile waits with
    /// him: nothing is a move while a piece too many is on the board.
    fn seat_all(&mut self, telling: &mut Telling<'_>) {
        let (mut pieces, mut lifted) = (telling.pieces.clone(), self.lifted.clone());
        let mut seats = Vec::new();
        let muted = self.muted();
        for Early { square, read, at, .. } in &self.arrivals {
            if self.was_there(*square, *read, self.took.saturating_sub(*at)) {
                return;
            }
            let position = telling.scene.position;
            let hand = Hand { pieces: &pieces, position, lifted: &lifted, muted };
            let Some(piece) = hand.puts(*square, *read) else { return };
            let_go(&mut lifted, *square, piece);
            pieces.set_piece_at(*square, piece);
            seats.push(Deed::Seated(*square, piece));
        }
        self.arrivals.clear();
        self.lifted = lifted;
        telling.pieces = pieces;
        telling.deeds.extend(seats);
    }

    /// Who was on a square so long before a piece was lifted may not be that piece: on pegs he is
    /// another one, but where a pawn becomes one, and everywhere he may have come from a square
    /// that does not count. How everything stands in the end decides.
    fn was_there(&self, square: Square, read: Option<Piece>, before: Duration) -> bool {
        let last = matches!(square.rank(), Rank::First | Rank::Eighth);
        let other = self.senses == Senses::Pegs && !last && before > FIRST;
        other || read.is_none() && !before.is_zero() && self.muted().any()
    }

    fn read_back(&mut self, change: SquareChange, scene: Scene<'_>) -> Option<Deed> {
        let pressed = std::mem::take(&mut self.pressed);
        match change {
            SquareChange::Lifted(square, _) => {
                self.pressed = (!scene.touches).then_some(square);
                None
            }
            SquareChange::Seated(square, _) => {
                let back = pressed == Some(square) && !scene.touches;
                back.then_some(Deed::ReadBack(square))
            }
        }
    }

    /// What waited long enough.
    pub(super) fn waited(&mut self, now: Duration, scene: Scene<'_>) -> Vec<Deed> {
        let over = |arrival: &Early| !arrival.kept && now >= arrival.at.saturating_add(ARRIVAL);
        if self.arrivals.iter().any(over) {
            return self.unexplained(scene);
        }
        if self.lingers.take_if(|due| now >= *due).is_some() {
            return self.lingered(scene);
        }
        if !self.restless || now < self.stirred.saturating_add(REST) {
            return Vec::new();
        }
        self.restless = false;
        self.rested(scene)
    }

    /// Nothing has happened for a while.
    fn rested(&mut self, scene: Scene<'_>) -> Vec<Deed> {
        if !self.is_at_rest(scene) {
            return self.rested_unseen(scene);
        }
        let strangers = self.sensors.strangers();
        let mut deeds = if strangers.any() { self.executed_unseen(scene) } else { Vec::new() };
        let pieces = after(scene.pieces, &deeds);
        let nobody = nobody_in_the_air(scene.with(&pieces)) || kings_meet(&pieces);
        if nobody || self.has_replaced(strangers, scene) {
            deeds.push(Deed::Rests);
        } else {
            self.lingers = Some(self.stirred.saturating_add(LONG));
        }
        deeds
    }

    fn is_at_rest(&self, scene: Scene<'_>) -> bool {
        let agrees = self.trust == Trust::Agrees && scene.runs;
        agrees && self.sensors.is_quiet() && self.arrivals.is_empty()
    }

    /// A piece has been in the air for long. The opponent's move needs no more to be executed;
    /// whether the player's own is made, only he can say.
    fn lingered(&mut self, scene: Scene<'_>) -> Vec<Deed> {
        if !self.is_at_rest(scene) || nobody_in_the_air(scene) {
            return Vec::new();
        }
        let executed = self.executed_unseen(scene);
        let may_be_done = scene.touches && !self.fits(scene.position).is_empty();
        let asks = (executed.is_empty() && may_be_done).then_some(Deed::Lingers);
        executed.into_iter().chain(asks).collect()
    }

    /// Whether a legal move stands that has captured on one of these squares: the board did not see
    /// them empty, and does not recognise who stands there now.
    fn has_replaced(&self, strangers: Bitboard, scene: Scene<'_>) -> bool {
        let captures = |mv: &Move| mv.is_capture() && strangers.contains(mv.to());
        strangers.any() && scene.touches && self.fits(scene.position).iter().any(captures)
    }

    /// A piece has come from nowhere. If a legal move explains it, from a square whose sensor is
    /// not trusted, the player can still say so.
    fn unexplained(&mut self, scene: Scene<'_>) -> Vec<Deed> {
        if !self.fits(scene.position).is_empty() {
            self.arrivals.iter_mut().for_each(|arrival| arrival.kept = true);
            return Vec::new();
        }
        self.trust = Trust::Differs;
        self.arrivals.clear();
        vec![Deed::Differs]
    }
}

/// The piece is not in the air any more; for a piece on the last rank, its pawn is not.
fn let_go(lifted: &mut Vec<(Square, Piece)>, square: Square, piece: Piece) {
    let pawn = Role::Pawn.of(piece.color);
    let find = |piece| lifted.iter().position(|(_, held)| *held == piece);
    let held = lifted.iter().position(|held| *held == (square, piece));
    if let Some(held) = held.or_else(|| find(piece)).or_else(|| find(pawn)) {
        lifted.remove(held);
    }
}

/// The referee's board after these deeds.
pub(super) fn after(pieces: &Board, deeds: &[Deed]) -> Board {
    let mut pieces = pieces.clone();
    for deed in deeds {
        match deed {
            Deed::Lifted(square) => pieces.discard_piece_at(*square),
            Deed::Seated(square, piece) => pieces.set_piece_at(*square, *piece),
            Deed::Returned(from, to, piece) => {
                pieces.discard_piece_at(*from);
                pieces.set_piece_at(*to, *piece);
            }
            Deed::Rests
            | Deed::Lingers
            | Deed::ReadBack(_)
            | Deed::Moved(_)
            | Deed::TakenBack
            | Deed::NoMove(_)
            | Deed::Knocked
            | Deed::Differs
            | Deed::Agrees
            | Deed::Flickers(_)
            | Deed::Doubtful(_)
            | Deed::Muted(..)
            | Deed::Steady(_) => {}
        }
    }
    pieces
}

/// Whether the way from a board to the position of the game is no touch and takes no move back: the
/// player is behind, or pieces are only put back.
fn can_follow(scene: Scene<'_>) -> bool {
    let wrong = differing(scene.pieces, scene.position.board());
    (wrong & scene.pieces.occupied()).is_empty() || !scene.touches && !is_made(scene)
}

/// Whether a legal move stands on the referee's board.
pub(super) fn is_made(scene: Scene<'_>) -> bool {
    let stands = |mv: Move| {
        let after = scene.position.clone().play(mv);
        after.is_ok_and(|after| after.board() == scene.pieces)
            || scene.position.stands_unexploded(mv, scene.pieces)
    };
    scene.position.legal_moves().into_iter().any(stands)
}

/// The pieces that the position has and the board has not, with their squares there.
fn in_the_air(pieces: &Board, position: &Board) -> Vec<(Square, Piece)> {
    let empty = position.occupied() & !pieces.occupied();
    let at = |square| position.piece_at(square).map(|piece| (square, piece));
    let missing = |(_, piece): &(Square, Piece)| is_missing(*piece, pieces, position);
    empty.into_iter().filter_map(at).filter(missing).collect()
}

/// Whether a board lacks such a piece.
fn is_missing(piece: Piece, pieces: &Board, position: &Board) -> bool {
    pieces.by_piece(piece).count() < position.by_piece(piece).count()
}

/// Whether all pieces are down but one that is captured.
fn nobody_in_the_air(scene: Scene<'_>) -> bool {
    let turn = scene.position.turn();
    let missing = |color: Color| {
        let pieces = scene.pieces.by_color(color).count();
        scene.position.board().by_color(color).count().saturating_sub(pieces)
    };
    let captured = usize::from(scene.touches || is_made(scene));
    missing(turn) == 0 && missing(!turn) <= captured
}
