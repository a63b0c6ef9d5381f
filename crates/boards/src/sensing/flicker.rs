//! Squares that come and go while nothing else moves: a piece at the edge of its square, a bad
//! contact.
//!
//! A hand puts a piece back once or twice. A square that goes on so is named, and then muted: what it
//! shows is left out of everything until it has been still. It is counted for each square by itself,
//! from what the sensors say and not from what comes to rest, so a square that flickers too fast to
//! be a touch is found as well. A loss on the line ends no count: a bad line may lose something at
//! each turn.

use std::time::Duration;

use shakmaty::{Bitboard, Board, Piece, Square};

use crate::sensing::Deed;
use crate::sensing::boards::differing;
use crate::sensing::sensors::{Flip, Look};
use crate::{Sensed, Senses};

/// How often a square comes back before it is named: two for each time, one for a short one.
const NAMED: u32 = 6;

/// How often it comes back before it is muted, counted in the same way.
const MUTED: u32 = 10;

/// A square that was left for less may only bounce.
const SHORT: Duration = Duration::from_millis(60);

/// A contact that bounces comes back more often than once in this time, and counts once.
const BOUNCE: Duration = Duration::from_millis(90);

/// A square that rests for longer begins anew.
const LULL: Duration = Duration::from_secs(20);

/// The same on boards that look at their squares now and then: they miss most of what a bad contact
/// does. No peg is pressed out on them to hear what stands there.
const SLOW_LULL: Duration = Duration::from_mins(3);

/// One that was muted before is muted again the next time, if that is not later than this.
const SUSPECT: Duration = Duration::from_mins(5);

/// How long a muted square must be still before it counts again.
const STILL: Duration = Duration::from_secs(10);

/// A contact that bounces for so long is no hand that puts a piece down.
const FAILS: Duration = Duration::from_secs(3);

/// A square that comes back so often is no sign that a hand is at work.
const UNSURE: u32 = 2;

/// What a square has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum News {
    Named(Square),
    Muted(Square),
}

/// Why a square counts or does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SquareTrust {
    Counts,
    /// Until it has been still.
    Muted,
    /// Until the player says otherwise.
    MutedByHand,
}

/// A square that has changed lately, or is muted.
#[derive(Clone, Copy, Debug)]
struct RestlessSquare {
    square: Square,
    trust: SquareTrust,
    /// What it showed before it began.
    base: Look,
    /// The other squares that were occupied when it left that last.
    others: Bitboard,
    /// How often it has come back to that.
    back: u32,
    /// The same while nothing else had moved, as [`NAMED`] counts; and when that was last.
    alone: u32,
    counted: Option<Duration>,
    last: Duration,
    /// Which piece was last told to be lifted from it.
    lifted: Option<Piece>,
    /// Whether that was told since it began, and not before.
    touched: bool,
    /// Since when the board does not trust it, if it does not.
    fails: Option<Duration>,
    /// It was still, and does not show what the referee has.
    contradicts: bool,
    /// It was muted before.
    suspect: bool,
}

impl RestlessSquare {
    fn rests(&self, lull: Duration, now: Duration) -> bool {
        now.saturating_sub(self.last) > if self.suspect { SUSPECT } else { lull }
    }

    /// When it is muted, if its contact bounces on.
    fn fails_until(&self) -> Option<Duration> {
        self.fails
            .filter(|_| self.trust == SquareTrust::Counts)
            .map(|since| since.saturating_add(FAILS))
    }

    /// It is as it was, after so long, and nothing else has moved.
    fn came_back(&mut self, away: Duration, now: Duration) -> Option<News> {
        let bounces = |last| now.saturating_sub(last) < BOUNCE;
        if self.counted.is_some_and(bounces) {
            return None;
        }
        self.counted = Some(now);
        let before = self.alone;
        self.alone += if away < SHORT { 1 } else { 2 };
        if self.alone >= MUTED {
            self.trust = SquareTrust::Muted;
            return Some(News::Muted(self.square));
        }
        (before < NAMED && self.alone >= NAMED).then_some(News::Named(self.square))
    }
}

/// All squares of one board.
#[derive(Clone, Debug)]
pub(super) struct Flicker {
    /// After so long a square begins anew.
    lull: Duration,
    seen: Option<Sensed>,
    restless: Vec<RestlessSquare>,
    /// The squares from which pieces were lifted in this position.
    lifted: Bitboard,
    position: Option<Board>,
    /// The squares whose sensors the board itself doubts, though they count: they are named already.
    doubtful: Bitboard,
}

impl Flicker {
    pub(super) fn new(senses: Senses) -> Self {
        Self {
            lull: if senses == Senses::Pegs { LULL } else { SLOW_LULL },
            seen: None,
            restless: Vec::new(),
            lifted: Bitboard::EMPTY,
            position: None,
            doubtful: Bitboard::EMPTY,
        }
    }

    /// The same for a board that has come anew: what the player has muted stays so.
    pub(super) fn anew(&self, senses: Senses) -> Self {
        let mut anew = Self::new(senses);
        let by_hand = self.restless.iter().filter(|one| one.trust == SquareTrust::MutedByHand);
        by_hand.for_each(|one| anew.mute(one.square, Duration::ZERO));
        anew
    }

    /// The board has told how it stands.
    pub(super) fn show(&mut self, sensed: &Sensed) {
        self.seen = Some(sensed.clone());
    }

    /// A sensor has changed.
    pub(super) fn flip(&mut self, (square, occupied, piece): Flip, now: Duration) -> Option<News> {
        let seen = self.seen.as_mut()?;
        let before = look(seen, square);
        seen.occupied.set(square, occupied);
        seen.pieces.discard_piece_at(square);
        if let Some(piece) = piece.filter(|_| occupied) {
            seen.pieces.set_piece_at(square, piece);
        }
        let (now_seen, occupied) = (look(seen, square), seen.occupied);
        if same(before, now_seen) {
            return None;
        }
        let lull = self.lull;
        self.restless.retain(|one| one.trust != SquareTrust::Counts || !one.rests(lull, now));
        let unsure = self.back(UNSURE);
        let at = self.at_or_new(square, before, now);
        let one = &mut self.restless[at];
        let away = now.saturating_sub(one.last);
        (one.last, one.contradicts) = (now, false);
        let moved = (occupied.without(square) ^ one.others) & !unsure;
        if !same(one.base, now_seen) {
            // What has been taken elsewhere, and put nowhere else, may have been put here, and not for
            // the last time.
            if (moved & one.others).count() > (moved & occupied).count() {
                let least = if one.alone >= NAMED { NAMED } else { 0 };
                one.alone = one.alone.saturating_sub(2).max(least);
            }
            one.others = occupied.without(square);
            return None;
        }
        one.back += 1;
        if moved.any() || one.trust != SquareTrust::Counts {
            return None;
        }
        let news = one.came_back(away, now);
        news.filter(|news| !matches!(news, News::Named(of) if self.doubtful.contains(*of)))
    }

    /// A square was otherwise in one look, and that look is not believed.
    pub(super) fn glimpsed(&mut self, square: Square, now: Duration) -> Option<News> {
        let shown = self.shown(square);
        let there = self.flip((square, shown.is_none(), None), now);
        there.or(self.flip((square, shown.is_some(), shown.flatten()), now))
    }

    /// The board doubts the sensor of a square; whether nothing was said of the square.
    pub(super) fn doubt(&mut self, square: Square) -> bool {
        self.doubtful.add(square);
        let said = |one: &RestlessSquare| one.trust != SquareTrust::Counts || one.alone >= NAMED;
        !self.restless.iter().any(|one| one.square == square && said(one))
    }

    /// The board does not doubt it any more.
    pub(super) fn certain(&mut self, square: Square) {
        self.doubtful.discard(square);
    }

    fn at_or_new(&mut self, square: Square, base: Look, now: Duration) -> usize {
        let at = self.restless.iter().position(|one| one.square == square);
        at.unwrap_or_else(|| {
            self.restless.push(RestlessSquare {
                square,
                trust: SquareTrust::Counts,
                base,
                others: Bitboard::EMPTY,
                back: 0,
                alone: 0,
                counted: None,
                last: now,
                lifted: None,
                touched: false,
                fails: None,
                contradicts: false,
                suspect: false,
            });
            self.restless.len() - 1
        })
    }

    /// The squares that have come back so often, and those that are muted.
    fn back(&self, often: u32) -> Bitboard {
        let back = |one: &&RestlessSquare| one.back >= often || one.trust != SquareTrust::Counts;
        self.restless.iter().filter(back).map(|one| one.square).collect()
    }

    /// The squares that were named and still count.
    pub(super) fn named(&self) -> Bitboard {
        let named = |one: &&RestlessSquare| one.trust == SquareTrust::Counts && one.alone >= NAMED;
        self.restless.iter().filter(named).map(|one| one.square).collect()
    }

    /// The squares whose change may be no hand: they have just come back before.
    pub(super) fn unsure(&self, now: Duration) -> Bitboard {
        let rests = |one: &RestlessSquare| one.trust == SquareTrust::Counts && one.rests(LULL, now);
        let unsure = self.restless.iter().filter(|one| one.back > 0 && !rests(one));
        self.muted() | unsure.map(|one| one.square).collect::<Bitboard>()
    }

    /// What was told to the referee: of a square on which another piece is put than was taken, the
    /// count begins anew.
    pub(super) fn told(&mut self, deeds: &[Deed], pieces: &Board) {
        for deed in deeds {
            match *deed {
                Deed::Lifted(square) => self.lifts(square, pieces.piece_at(square)),
                Deed::Seated(square, piece) => self.restless.retain(|one| {
                    let other = one.lifted.is_some_and(|lifted| lifted != piece);
                    one.square != square || one.trust != SquareTrust::Counts || !other
                }),
                Deed::Muted(square, _) => self.lifted.discard(square),
                _ => {}
            }
        }
    }

    /// A piece is told to be lifted, for the first time in this position or not.
    pub(super) fn lifts(&mut self, square: Square, piece: Option<Piece>) {
        let first = !self.lifted.contains(square);
        self.lifted.add(square);
        if let Some(one) = self.restless.iter_mut().find(|one| one.square == square) {
            one.lifted = piece.or(one.lifted);
            one.touched |= first;
        }
    }

    /// What is played is this position.
    pub(super) fn plays(&mut self, position: &Board) {
        if self.position.as_ref() != Some(position) {
            let before = self.position.replace(position.clone());
            // A piece that has been moved stands otherwise than before.
            let moved = before.map_or(Bitboard::EMPTY, |before| differing(&before, position));
            let stays = |one: &RestlessSquare| {
                one.trust != SquareTrust::Counts || !moved.contains(one.square)
            };
            self.restless.retain(stays);
            // A piece that is slid passes a square once in a move.
            for one in self.restless.iter_mut().filter(|one| one.alone < NAMED) {
                one.alone = one.alone.saturating_sub(2);
            }
            self.lifted = Bitboard::EMPTY;
        }
    }

    /// Whether this square was told to be touched since it began to flicker, and not before.
    pub(super) fn has_touched(&self, square: Square) -> bool {
        self.restless.iter().any(|one| one.square == square && one.touched)
    }

    /// The player does not want this square to count.
    pub(super) fn mute(&mut self, square: Square, now: Duration) {
        let base = self.shown(square);
        let at = self.at_or_new(square, base, now);
        self.restless[at].trust = SquareTrust::MutedByHand;
    }

    pub(super) fn is_muted_by_hand(&self, square: Square) -> bool {
        let by_hand =
            |one: &RestlessSquare| one.square == square && one.trust == SquareTrust::MutedByHand;
        self.restless.iter().any(by_hand)
    }

    /// This square comes and goes together with one that is muted.
    pub(super) fn leave_out(&mut self, square: Square, now: Duration) {
        let base = self.shown(square);
        let at = self.at_or_new(square, base, now);
        let one = &mut self.restless[at];
        if one.trust == SquareTrust::Counts {
            one.trust = SquareTrust::Muted;
        }
    }

    /// The board does not trust the contact of this square.
    pub(super) fn fails(&mut self, square: Square, now: Duration) {
        let base = self.shown(square);
        let at = self.at_or_new(square, base, now);
        self.restless[at].fails.get_or_insert(now);
    }

    /// It trusts it again.
    pub(super) fn rests(&mut self, square: Square) {
        let of = self.restless.iter_mut().filter(|one| one.square == square);
        of.for_each(|one| one.fails = None);
    }

    /// The squares whose contacts have bounced for so long that no hand does it: they are muted now.
    pub(super) fn failing(&mut self, now: Duration) -> Bitboard {
        let due = |one: &&mut RestlessSquare| one.fails_until().is_some_and(|due| now >= due);
        let failing = self.restless.iter_mut().filter(due);
        failing
            .map(|one| {
                one.trust = SquareTrust::Muted;
                one.square
            })
            .collect()
    }

    /// The square counts again.
    pub(super) fn unmute(&mut self, square: Square) {
        self.restless.retain(|one| one.square != square);
    }

    /// What a square shows now.
    pub(super) fn shown(&self, square: Square) -> Look {
        self.seen.as_ref().and_then(|seen| look(seen, square))
    }

    /// The squares that do not count.
    pub(super) fn muted(&self) -> Bitboard {
        self.back(u32::MAX)
    }

    /// A position without what muted squares show: they keep what they have in the other one.
    pub(super) fn masked(&self, sensed: &Sensed, kept: Option<&Sensed>) -> Sensed {
        let mut masked = sensed.clone();
        masked.faulty |= self.muted();
        let Some(kept) = kept else { return masked };
        for square in self.muted() {
            masked.occupied.set(square, kept.occupied.contains(square));
            masked.pieces.discard_piece_at(square);
            if let Some(piece) = kept.pieces.piece_at(square) {
                masked.pieces.set_piece_at(square, piece);
            }
        }
        masked
    }

    /// The muted squares that have been still and show what the referee has: they count again.
    pub(super) fn steady(&mut self, now: Duration, pieces: &Board) -> Vec<(Square, Look)> {
        let Some(seen) = &self.seen else { return Vec::new() };
        let mut steady = Vec::new();
        for one in self.restless.iter_mut().filter(|one| one.trust == SquareTrust::Muted) {
            if one.fails.is_some() || now < one.last.saturating_add(STILL) {
                continue;
            }
            let shown = look(seen, one.square);
            one.contradicts = !same(shown, pieces.piece_at(one.square).map(Some));
            if !one.contradicts {
                (one.trust, one.suspect, one.touched) = (SquareTrust::Counts, true, false);
                (one.base, one.back, one.alone) = (shown, 0, MUTED - 2);
                steady.push((one.square, shown));
            }
        }
        steady
    }

    /// When a muted square has been still.
    pub(super) fn deadline(&self) -> Option<Duration> {
        let waits = |one: &&RestlessSquare| {
            one.trust == SquareTrust::Muted && !one.contradicts && one.fails.is_none()
        };
        let steady = self.restless.iter().filter(waits).map(|one| one.last.saturating_add(STILL));
        steady.chain(self.restless.iter().filter_map(RestlessSquare::fails_until)).min()
    }
}

fn look(sensed: &Sensed, square: Square) -> Look {
    sensed.occupied.contains(square).then(|| sensed.pieces.piece_at(square))
}

/// Whether two looks can be the same: a piece that is not recognised may be any.
fn same(one: Look, other: Look) -> bool {
    match (one, other) {
        (Some(Some(one)), Some(Some(other))) => one == other,
        (one, other) => one.is_some() == other.is_some(),
    }
}
