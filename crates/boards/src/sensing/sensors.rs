//! The sensors of a board: what bounces and what slides by is taken out.
//!
//! A lift is told after a short time, so that a touch is spoken at once. A piece stands only when
//! he has stayed: one that is slid passes the squares between. Pegs cannot slide, and their board
//! has taken the bounces out: they are told at once.

use std::time::Duration;

use shakmaty::{Bitboard, Board, Piece, Position as _, Square};

use crate::sensing::Scene;
use crate::{Sensed, Senses, SquareChange, Stamp};

/// A piece that was slid and rests for less has not arrived. `PicoChess` waits about as long.
const STAYED: Duration = Duration::from_millis(300);

/// A square that is empty for less was not left: one look of a board takes 40 milliseconds.
const GONE: Duration = Duration::from_millis(60);

/// A moment, by the board's clock where it has one, and by ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Moment {
    board: Stamp,
    pub(super) now: Duration,
    /// The number of the report, which has the order of moments of one time.
    nth: u64,
}

impl Moment {
    pub(super) const fn new(board: Stamp, now: Duration, nth: u64) -> Self {
        Self { board, now, nth }
    }

    /// A moment at which nothing is reported.
    pub(super) const fn silent(now: Duration) -> Self {
        Self { board: None, now, nth: u64::MAX }
    }

    /// How long ago an earlier moment was: by the board's clock if it knows both.
    pub(super) fn since(self, earlier: Self) -> Duration {
        match (self.board, earlier.board) {
            (Some(board), Some(earlier)) => board.saturating_sub(earlier),
            _ => self.now.saturating_sub(earlier.now),
        }
    }
}

/// Who stands on a square as a sensor says: nobody, somebody, or this piece.
pub(super) type Look = Option<Option<Piece>>;

/// A square, whether it is occupied now, and by whom if that is known.
pub(super) type Flip = (Square, bool, Option<Piece>);

/// A change that stays, and the number of the report in which it began.
pub(super) type Settled = (u64, SquareChange);

pub(super) const fn flip(change: SquareChange) -> Flip {
    match change {
        SquareChange::Lifted(square, piece) => (square, false, piece),
        SquareChange::Seated(square, piece) => (square, true, piece),
    }
}

/// A piece on a square, and who he is if that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Someone(Option<Piece>);

impl Someone {
    fn on(sensed: &Sensed, square: Square) -> Option<Self> {
        sensed.occupied.contains(square).then(|| Self(sensed.pieces.piece_at(square)))
    }
}

/// A sensor that says something else than the picture.
#[derive(Clone, Copy, Debug)]
struct Deviation {
    square: Square,
    /// Since when it has seen nobody, if it has.
    gone: Option<Moment>,
    /// Who stands there now, if anybody, and since when.
    found: Option<(Someone, Moment)>,
}

#[derive(Clone, Debug)]
pub(super) struct Sensors {
    gone: Duration,
    stayed: Duration,
    picture: Option<Sensed>,
    loose: Vec<Deviation>,
    /// The pieces that were known where somebody stands now who is not.
    strangers: Board,
}

impl Sensors {
    pub(super) fn new(senses: Senses) -> Self {
        let (gone, stayed) = match senses {
            Senses::Pegs => (Duration::ZERO, Duration::ZERO),
            Senses::Squares | Senses::Moves => (GONE, STAYED),
        };
        Self { gone, stayed, picture: None, loose: Vec::new(), strangers: Board::empty() }
    }

    pub(super) const fn picture(&self) -> Option<&Sensed> {
        self.picture.as_ref()
    }

    /// Where a piece was known, and somebody who is not stands now. It may be the same piece, whom
    /// the board does not recognise for a moment, or another one.
    pub(super) const fn strangers(&self) -> Bitboard {
        self.strangers.occupied()
    }

    /// Whoever stands there is told: nobody is a stranger.
    pub(super) fn introduce(&mut self) {
        self.strangers = Board::empty();
    }

    /// What the sensors say this moment.
    pub(super) fn seen(&self) -> Option<Sensed> {
        let mut seen = self.picture.clone()?;
        for loose in &self.loose {
            put(&mut seen, loose.square, loose.found.map(|(piece, _)| piece));
        }
        Some(seen)
    }

    /// Everything is as the board shows it.
    pub(super) fn show(&mut self, sensed: Sensed) {
        self.picture = Some(sensed);
        self.loose.clear();
        self.introduce();
    }

    /// The board knows now who stands where somebody stood before, and nothing else has changed;
    /// whether it is so. What has not come to rest goes on.
    pub(super) fn name(&mut self, sensed: &Sensed) -> bool {
        let Some(seen) = self.seen() else { return false };
        let known = |square| seen.pieces.piece_at(square).map(|piece| Someone(Some(piece)));
        let differs =
            |square| known(square).is_some_and(|piece| Some(piece) != Someone::on(sensed, square));
        let same = seen.occupied == sensed.occupied && seen.faulty == sensed.faulty;
        let Some(picture) = self.picture.as_mut().filter(|_| same) else { return false };
        if sensed.occupied.into_iter().any(differs) {
            return false;
        }
        for square in sensed.occupied {
            let found = self.loose.iter_mut().find(|loose| loose.square == square);
            match found.and_then(|loose| loose.found.as_mut()) {
                Some((piece, _)) => *piece = Someone(sensed.pieces.piece_at(square)),
                None => put(picture, square, Someone::on(sensed, square)),
            }
        }
        self.introduce();
        true
    }

    pub(super) fn forget(&mut self) {
        self.picture = None;
        self.loose.clear();
        self.introduce();
    }

    pub(super) fn distrust(&mut self, square: Square) {
        self.loose.retain(|loose| loose.square != square);
        if let Some(picture) = &mut self.picture {
            picture.faulty.add(square);
        }
    }

    /// The sensor of this square counts again, and shows this.
    pub(super) fn trust(&mut self, square: Square, shown: Look) {
        if let Some(picture) = &mut self.picture {
            picture.faulty.discard(square);
            put(picture, square, shown.map(Someone));
        }
    }

    pub(super) fn is_quiet(&self) -> bool {
        self.loose.is_empty()
    }

    /// A sensor has changed; how many pieces have gone with it: 1, 0 or -1. Where another piece
    /// stands than before, one has come for him.
    pub(super) fn flip(&mut self, (square, occupied, piece): Flip, when: Moment) -> i8 {
        let Some(picture) = self.picture.as_mut().filter(|p| !p.faulty.contains(square)) else {
            return 0;
        };
        let at = self.loose.iter().position(|loose| loose.square == square);
        let known = known(picture, &self.strangers, square);
        let before = at.map_or(known, |at| self.loose[at].found.map(|(piece, _)| piece));
        let found = occupied.then_some(Someone(piece));
        if same(found, known) {
            self.loose.retain(|loose| loose.square != square);
            put(picture, square, found);
            self.strangers.discard_piece_at(square);
            if let (Some(Someone(Some(piece))), Some(Someone(None))) = (known, found) {
                self.strangers.set_piece_at(square, piece);
            }
        } else {
            let loose = at.map(|at| self.loose.remove(at));
            let gone = loose.and_then(|loose| loose.gone);
            let gone = gone.or_else(|| (!occupied && known.is_some()).then_some(when));
            let stays = loose.and_then(|loose| loose.found).filter(|_| same(found, before));
            let since = stays.map_or(when, |(_, since)| since);
            self.loose.push(Deviation { square, gone, found: found.map(|piece| (piece, since)) });
        }
        match (before.is_some(), occupied) {
            (true, false) => 1,
            (_, true) if !same(found, before) => -1,
            _ => 0,
        }
    }

    /// What has come to rest by then, with the numbers of the reports in which it began.
    pub(super) fn due(&mut self, when: Moment) -> Vec<Settled> {
        self.come_to_rest(when, self.gone, self.stayed)
    }

    /// Everything on these squares has come to rest.
    pub(super) fn settle(&mut self, when: Moment, squares: Bitboard) -> Vec<Settled> {
        let others = self.loose.extract_if(.., |loose| !squares.contains(loose.square)).collect();
        let settled = self.come_to_rest(when, Duration::ZERO, Duration::ZERO);
        self.loose = others;
        settled
    }

    fn come_to_rest(&mut self, when: Moment, gone: Duration, stayed: Duration) -> Vec<Settled> {
        let Some(picture) = &mut self.picture else { return Vec::new() };
        let mut changes = Vec::new();
        for loose in &mut self.loose {
            let square = loose.square;
            let arrived = loose.found.filter(|(_, since)| when.since(*since) >= stayed);
            let left = loose.gone.filter(|since| when.since(*since) >= gone);
            let left = left.or_else(|| arrived.map(|(_, since)| since));
            if let Some(since) = left.filter(|_| picture.occupied.contains(square)) {
                let piece = picture.pieces.piece_at(square);
                changes.push((since.nth, SquareChange::Lifted(square, piece)));
                put(picture, square, None);
                self.strangers.discard_piece_at(square);
            }
            if let Some((piece, since)) = arrived {
                changes.push((since.nth, SquareChange::Seated(square, piece.0)));
                put(picture, square, Some(piece));
            }
        }
        let known = |square| known(picture, &self.strangers, square);
        self.loose.retain(|loose| !same(loose.found.map(|(piece, _)| piece), known(loose.square)));
        changes
    }

    pub(super) fn deadline(&self) -> Option<Duration> {
        let due = |loose: &Deviation| match (loose.gone, loose.found) {
            (Some(since), _) if self.is_in_picture(loose.square) => Some(since.now + self.gone),
            (_, Some((_, since))) => Some(since.now + self.stayed),
            _ => None,
        };
        self.loose.iter().filter_map(due).min()
    }

    fn is_in_picture(&self, square: Square) -> bool {
        self.picture.as_ref().is_some_and(|picture| picture.occupied.contains(square))
    }
}

/// Who was read last on a square, also if he is not recognised now.
fn known(picture: &Sensed, strangers: &Board, square: Square) -> Option<Someone> {
    let stranger = strangers.piece_at(square).map(|piece| Someone(Some(piece)));
    stranger.or_else(|| Someone::on(picture, square))
}

fn put(sensed: &mut Sensed, square: Square, found: Option<Someone>) {
    sensed.occupied.set(square, found.is_some());
    sensed.pieces.discard_piece_at(square);
    if let Some(piece) = found.and_then(|someone| someone.0) {
        sensed.pieces.set_piece_at(square, piece);
    }
}

/// Whether nothing has changed: a piece that is not recognised is the same.
fn same(one: Option<Someone>, other: Option<Someone>) -> bool {
    match (one, other) {
        (Some(Someone(Some(one))), Some(Someone(Some(other)))) => one == other,
        (one, other) => one.is_some() == other.is_some(),
    }
}

/// Of changes in one report lifts come first, and of these the lifts of own pieces: the Laws
/// presume that the player touched his own piece first (FIDE 2023, 4.3.3). Of king and rook, of
/// which nobody knows the order, it is the king, with whom he may castle (4.4).
pub(super) fn in_order(changes: &mut [Settled], scene: Scene<'_>) {
    let own = scene.pieces.by_color(scene.position.turn());
    changes.sort_by_key(|(nth, change)| match change {
        SquareChange::Lifted(square, _) if !own.contains(*square) => (*nth, 2),
        SquareChange::Lifted(square, _) => {
            (*nth, u8::from(!scene.pieces.kings().contains(*square)))
        }
        SquareChange::Seated(..) => (*nth, 3),
    });
}
