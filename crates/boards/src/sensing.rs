//! From what a board tells to what hands have done on it: pure.
//!
//! It holds no port and reads no clock, and it judges nothing: what a deed means under the Laws,
//! the referee knows. It settles what bounces and slides by (`sensors`), names the piece where the
//! board cannot (`meant`), and puts deeds in an order that the referee understands. While a board
//! does not stand as the referee has it, nothing on it is a deed.
//!
//! After each call the deeds must have reached the referee before the next: `Scene` is how he has
//! the board then.

mod boards;
mod finished;
mod flicker;
mod knock;
mod meant;
mod muting;
mod sensors;
mod telling;
#[cfg(test)]
mod tests;

use std::time::Duration;

use shakmaty::{Bitboard, Board, Color, Move, Piece, Position as _, Square};
use touchmove_position::Position;

use crate::{Report, Sensed, Senses, Stamp};
use boards::{contradictions, differing, stands};
use flicker::Flicker;
use knock::Knock;
use sensors::{Moment, Sensors};
use telling::after;

/// How long nothing may happen before a move counts as finished on a board without a button. Between
/// the king and the rook of a castling a hand needs about a second.
pub const REST: Duration = Duration::from_millis(1500);

/// How long a piece is in the air before it is asked whether his move is done.
const LONG: Duration = Duration::from_secs(6);

/// How long a piece may stand on two squares: a queen that is put on the last rank before the pawn
/// is taken out, or a square that is looked at before the one that was left.
const ARRIVAL: Duration = Duration::from_secs(3);

/// What hands have done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// A piece was taken off its square.
    Lifted(Square),
    /// A piece was put on a square, and it is this one. Where the board does not know pieces, it is
    /// the one that is meant; a pawn on the last rank is a pawn until the player says what it
    /// becomes.
    Seated(Square, Piece),
    /// Nothing has happened for [`REST`] and no piece is in the air: without a button, the move is
    /// finished now. Told once after the last deed.
    Rests,
    /// Nothing has happened for six seconds, a piece is in the air, and the board stands as after a
    /// legal move as far as it can tell: he is in a hand, or he has captured so quickly that his
    /// square was never seen empty, or he stands where the sensor cannot be trusted. Told once.
    Lingers,
    /// A piece was pressed out and put back at once, when that is no touch: what stands there?
    ReadBack(Square),
    /// A finished move, of a board that tells nothing else.
    Moved(Move),
    /// The last move was taken back, on a board that tells finished moves only.
    TakenBack,
    /// What such a board tells is no legal move here; its own words.
    NoMove(String),
    /// More pieces went off at once than hands take: three within 300 milliseconds, with none
    /// seated for them. Nothing is a deed until [`Deed::Agrees`].
    Knocked,
    /// The board does not stand as the referee has it. Nothing is a deed until [`Deed::Agrees`].
    Differs,
    /// The board stands as the referee has it; told once, after a snapshot or a difference.
    Agrees,
    /// A square comes and goes while nothing else moves: the contact is bad, or the piece stands at
    /// the edge.
    Flickers(Square),
    /// The board itself says that of a square, and that it still counts. Told once, by whoever sees
    /// it first.
    Doubtful(Square),
    /// This piece, who seemed to have gone to the first square from the second one, never did: both
    /// come and go. If they are one square, he seemed to be off it.
    Returned(Square, Square, Piece),
    /// It went on: what the square shows is left out until it has been still. Whether a touch was
    /// told of it that no hand has made (FIDE 2023, 4.2.2).
    Muted(Square, bool),
    /// A muted square has been still, shows what the referee has, and counts again.
    Steady(Square),
}

/// What a board ought to be, at the moment of a report.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The pieces on this board as the referee has them: what was lifted is off it.
    pub pieces: &'a Board,
    /// The position of the game.
    pub position: &'a Position,
    /// Whether a piece of this board that is lifted now is touched: it is this player's turn, he is
    /// not behind, and his move is not made. On one board for both players: always while it is
    /// played.
    pub touches: bool,
    /// Whether the referee takes lifts and seats now, that is, whether the game is running.
    pub runs: bool,
}

impl<'a> Scene<'a> {
    /// The same, with deeds on the board that the referee will learn of.
    const fn with(self, pieces: &'a Board) -> Self {
        Self { pieces, ..self }
    }
}

/// Whether deeds are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trust {
    /// How the board stands is not known.
    Unknown,
    Agrees,
    Differs,
}

/// A piece that came to a square before any was missing.
#[derive(Clone, Copy, Debug)]
struct Early {
    square: Square,
    read: Option<Piece>,
    at: Duration,
    /// Whether its time has passed, and a legal move would explain it.
    kept: bool,
}

/// The hands on one board.
#[derive(Clone, Debug)]
pub struct Hands {
    senses: Senses,
    sensors: Sensors,
    flicker: Flicker,
    trust: Trust,
    /// The pieces in the air, with their squares, in the order of their lifts.
    lifted: Vec<(Square, Piece)>,
    /// The pieces of the position in which they were lifted.
    position: Board,
    arrivals: Vec<Early>,
    knock: Knock,
    /// The last change, if it was a lift that touched nothing.
    pressed: Option<Square>,
    /// Squares where a piece stands for another one: a rook upside down for a queen.
    stand_ins: Bitboard,
    /// Deeds were told, and not yet that the board rests.
    restless: bool,
    /// A piece is in the air, and his move may be done; when that is asked.
    lingers: Option<Duration>,
    /// The last time when a sensor or a deed has said anything.
    stirred: Duration,
    /// The last time when a piece was lifted.
    took: Duration,
    /// The reports so far.
    reports: u64,
}

impl Hands {
    /// Hands on a board that has not told how it stands.
    #[must_use]
    pub fn new(senses: Senses) -> Self {
        Self {
            senses,
            sensors: Sensors::new(senses),
            flicker: Flicker::new(senses),
            trust: Trust::Unknown,
            lifted: Vec::new(),
            position: Board::empty(),
            arrivals: Vec::new(),
            knock: Knock::default(),
            pressed: None,
            stand_ins: Bitboard::EMPTY,
            restless: false,
            lingers: None,
            stirred: Duration::ZERO,
            took: Duration::ZERO,
            reports: 0,
        }
    }

    /// Hands on a board that has come, perhaps again: only what the player has muted is still known.
    #[must_use]
    pub fn anew(&self, senses: Senses) -> Self {
        Self { flicker: self.flicker.anew(senses), ..Self::new(senses) }
    }

    /// Takes what the board tells.
    pub fn report(&mut self, report: &Report, now: Duration, scene: Scene<'_>) -> Vec<Deed> {
        if self.senses == Senses::Moves {
            return self.finished(report, scene.position);
        }
        let deeds = self.reported(report, now, scene);
        self.noted(deeds, now, scene)
    }

    fn reported(&mut self, report: &Report, now: Duration, scene: Scene<'_>) -> Vec<Deed> {
        match report {
            Report::Lifted(stamp, square, read) => {
                let when = self.when(*stamp, now);
                self.flipped(&[(*square, false, *read)], when, scene)
            }
            Report::Seated(stamp, square, read) => {
                let when = self.when(*stamp, now);
                self.flipped(&[(*square, true, *read)], when, scene)
            }
            Report::Together(stamp, changes) => {
                let flips: Vec<_> = changes.iter().map(|change| sensors::flip(*change)).collect();
                let when = self.when(*stamp, now);
                self.flipped(&flips, when, scene)
            }
            Report::Stands(sensed) => self.shown(sensed, now, scene),
            // Whoever presses a button has taken his hand off.
            Report::Button(..) => self.settled(now, scene),
            Report::Faulty(square) => {
                self.sensors.distrust(*square);
                self.flicker.fails(*square, now);
                self.passed(now, scene)
            }
            Report::Doubtful(square) => {
                self.flicker.doubt(*square).then_some(Deed::Doubtful(*square)).into_iter().collect()
            }
            Report::Certain(square) => {
                self.flicker.certain(*square);
                Vec::new()
            }
            Report::Glimpsed(square) => {
                let news = self.flicker.glimpsed(*square, now);
                self.found_out(news, Moment::silent(now), scene)
            }
            Report::Mended(square) => {
                self.flicker.rests(*square);
                self.lost();
                Vec::new()
            }
            Report::Gap | Report::Restarted | Report::Silent | Report::Stranger(_) => {
                self.lost();
                Vec::new()
            }
            Report::Moved(_)
            | Report::TakenBack(_)
            | Report::Clock(_)
            | Report::Identity(_)
            | Report::NoButton
            | Report::NoLamps
            | Report::Battery(..)
            | Report::Felt(..)
            | Report::Missed(_)
            | Report::Done(_)
            | Report::Refused(..)
            | Report::Learned(_)
            | Report::WhichSide
            | Report::Unanswered(_)
            | Report::Garbled => Vec::new(),
        }
    }

    /// Tells that time has passed, or that something else has changed the referee's board.
    pub fn time_passed(&mut self, now: Duration, scene: Scene<'_>) -> Vec<Deed> {
        if self.senses == Senses::Moves {
            return Vec::new();
        }
        let deeds = self.passed(now, scene);
        self.noted(deeds, now, scene)
    }

    fn passed(&mut self, now: Duration, scene: Scene<'_>) -> Vec<Deed> {
        let mut deeds = self.compare_before(now, scene);
        deeds.extend(self.due(Moment::silent(now), scene.with(&after(scene.pieces, &deeds))));
        for square in self.flicker.failing(now) {
            let pieces = after(scene.pieces, &deeds);
            let moved = pieces.piece_at(square) != scene.position.board().piece_at(square);
            // Otherwise all was told when the board said that it does not count.
            if moved || self.flicker.has_touched(square) {
                deeds.extend(self.left_out(square, Moment::silent(now), scene.with(&pieces)));
            }
        }
        deeds.extend(self.waited(now, scene.with(&after(scene.pieces, &deeds))));
        deeds
    }

    /// The player says that his hand is off: what stands now need not wait any longer. Used when he
    /// announces or presses.
    pub fn settle(&mut self, now: Duration, scene: Scene<'_>) -> Vec<Deed> {
        if self.senses == Senses::Moves {
            return Vec::new();
        }
        let deeds = self.settled(now, scene);
        self.noted(deeds, now, scene)
    }

    fn settled(&mut self, now: Duration, scene: Scene<'_>) -> Vec<Deed> {
        let mut deeds = self.compare_before(now, scene);
        let changes = self.sensors.settle(Moment::silent(now), Bitboard::FULL);
        let happened =
            self.happened(changes, Moment::silent(now), scene.with(&after(scene.pieces, &deeds)));
        deeds.extend(happened);
        deeds.extend(self.left_open(Moment::silent(now), scene.with(&after(scene.pieces, &deeds))));
        deeds.extend(self.executed_unseen(scene.with(&after(scene.pieces, &deeds))));
        deeds
    }

    /// The board is gone: nothing is known until it tells how it stands.
    pub fn lost(&mut self) {
        self.trust = Trust::Unknown;
        self.sensors.forget();
        self.arrivals.clear();
        self.pressed = None;
        self.lingers = None;
    }

    /// When `time_passed` must be called at the latest.
    #[must_use]
    pub fn deadline(&self) -> Option<Duration> {
        let waits = self.arrivals.iter().filter(|arrival| !arrival.kept);
        let arrival = waits.map(|arrival| arrival.at.saturating_add(ARRIVAL)).min();
        let rest = self.restless.then_some(self.stirred.saturating_add(REST));
        let steady = self.flicker.deadline();
        [self.sensors.deadline(), arrival, rest, self.lingers, steady].into_iter().flatten().min()
    }

    /// How the board stands, without what bounces; nothing while that is not known.
    #[must_use]
    pub const fn sensed(&self) -> Option<&Sensed> {
        self.sensors.picture()
    }

    /// Whether deeds are told: the board stands as the referee has it, but for pieces in the air.
    #[must_use]
    pub fn agrees(&self) -> bool {
        match self.senses {
            Senses::Pegs | Senses::Squares => self.trust == Trust::Agrees,
            Senses::Moves => self.trust != Trust::Differs,
        }
    }

    /// Whether the board stands as after this legal move, as far as its sensors can tell. On a
    /// board that knows no pieces a capture looks so as soon as the piece that captures is off; so
    /// it is asked only when the player says that he has moved.
    #[must_use]
    pub fn stands_as(&self, mv: Move, position: &Position) -> bool {
        let Some(seen) = self.sensors.seen() else { return false };
        let Ok(after) = position.clone().play(mv) else { return false };
        let promoted = mv.promotion().map_or(Bitboard::EMPTY, |_| Bitboard::from_square(mv.to()));
        let same_side = mv.promotion().is_none()
            || seen.pieces.color_at(mv.to()).is_none_or(|color| color == position.turn());
        same_side && stands(&seen, after.board(), promoted)
    }

    /// The legal moves as after which the board stands now. If it stands as before them as well, on the
    /// squares that count, there is nothing to be seen of any.
    #[must_use]
    pub fn fits(&self, position: &Position) -> Vec<Move> {
        let shows = |seen: &Sensed| !contradictions(seen, position.board()).is_empty();
        if self.sensors.strangers().is_empty() && !self.sensors.seen().as_ref().is_some_and(shows) {
            return Vec::new();
        }
        position.legal_moves().into_iter().filter(|&mv| self.stands_as(mv, position)).collect()
    }

    /// Whether somebody else than the piece that is known there has come to this square, as far as
    /// the board can tell.
    #[must_use]
    pub fn has_met(&self, square: Square) -> bool {
        self.sensors.strangers().contains(square)
    }

    /// The player says that his move is this one. What the referee has not been told of it, because
    /// the board could not see it: a piece that was replaced at once, what a pawn has become, a
    /// piece on a square whose sensor cannot be trusted. Nothing if the board does not stand so.
    pub fn as_move(&mut self, mv: Move, scene: Scene<'_>) -> Option<Vec<Deed>> {
        if self.trust != Trust::Agrees || !self.stands_as(mv, scene.position) {
            return None;
        }
        let after = scene.position.clone().play(mv).ok()?;
        self.arrivals.clear();
        self.lifted.clear();
        self.sensors.settle(Moment::silent(Duration::MAX), Bitboard::FULL);
        self.sensors.introduce();
        (self.restless, self.lingers) = (true, None);
        if mv.promotion().is_some() {
            self.stand_ins.add(mv.to());
        }
        Some(way(scene.pieces, after.board(), scene.position.turn()))
    }

    const fn when(&mut self, stamp: Stamp, now: Duration) -> Moment {
        self.reports += 1;
        Moment::new(stamp, now, self.reports)
    }

    fn finished(&mut self, report: &Report, position: &Position) -> Vec<Deed> {
        match report {
            Report::Moved(text) => finished::read(text, position).map_or_else(
                || vec![Deed::NoMove(text.clone())],
                |mv| {
                    let found = self.trust == Trust::Differs;
                    self.trust = Trust::Agrees;
                    found.then_some(Deed::Agrees).into_iter().chain([Deed::Moved(mv)]).collect()
                },
            ),
            Report::TakenBack(_) => vec![Deed::TakenBack],
            // A move may be missing, and nothing can be asked.
            Report::Gap => {
                self.trust = Trust::Differs;
                vec![Deed::Differs]
            }
            _ => Vec::new(),
        }
    }
}

/// The legal move that a board which tells finished moves has written so.
#[must_use]
pub fn finished_move(text: &str, position: &Position) -> Option<Move> {
    finished::read(text, position)
}

/// The lifts and seats that make one board of another; pieces of this side are lifted first, as the
/// Laws presume (FIDE 2023, 4.3.3).
fn way(from: &Board, to: &Board, first: Color) -> Vec<Deed> {
    let wrong = differing(from, to);
    let off = wrong & from.occupied();
    let lifts = (off & from.by_color(first)).into_iter().chain(off & from.by_color(!first));
    let seat = |square| to.piece_at(square).map(|piece| Deed::Seated(square, piece));
    lifts.map(Deed::Lifted).chain(wrong.into_iter().filter_map(seat)).collect()
}
