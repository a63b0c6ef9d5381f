//! From sensors at rest to deeds, in an order that the referee understands.

use std::time::Duration;

use shakmaty::{Bitboard, Board, Chess, Color, Piece, Position, Square};

use crate::pegboard::{Change, Sensed};
use crate::sensing::boards::{contradictions, differing};
use crate::sensing::meant::Hand;
use crate::sensing::sensors::{Flip, Settled, When};
use crate::sensing::{ARRIVAL, Arrival, Deed, Hands, REST, Scene, Trust, way};

/// Deeds on their way to the referee, and his board with them.
struct Telling<'a> {
    scene: Scene<'a>,
    men: Board,
    deeds: Vec<Deed>,
}

impl Hands {
    /// Sensors have changed, all at one moment.
    pub(super) fn flipped(&mut self, flips: &[Flip], when: When, scene: Scene<'_>) -> Vec<Deed> {
        let mut deeds = self.compare_before(when.now, scene);
        deeds.extend(self.due(when, scene.with(&after(scene.men, &deeds))));
        let gone = flips.iter().map(|flip| self.sensors.flip(*flip, when)).collect::<Vec<_>>();
        let knocked =
            gone.into_iter().fold(false, |knocked, gone| self.knock.flip(when, gone) | knocked);
        self.stirred = when.now;
        if knocked && self.trust == Trust::Agrees && scene.runs {
            self.trust = Trust::Differs;
            self.arrivals.clear();
            deeds.push(Deed::Knocked);
        }
        deeds.extend(self.due(when, scene.with(&after(scene.men, &deeds))));
        deeds
    }

    /// The board has shown how it stands.
    pub(super) fn shown(&mut self, sensed: &Sensed, now: Duration, scene: Scene<'_>) -> Vec<Deed> {
        if self.trust == Trust::Agrees && self.sensors.seen().as_ref() == Some(sensed) {
            return self.time_passed(now, scene);
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
        if self.trust == Trust::Differs {
            return self.agree(scene);
        }
        if scene.men == scene.position.board() {
            self.lifted.clear();
        }
        // While the game stands still, men may be pressed out to be read.
        let patient = !scene.runs && now < self.stirred.saturating_add(REST);
        if self.trust == Trust::Agrees && !patient && !self.is_as(scene.men) {
            self.arrivals.clear();
            return self.agree_or_differ(false, scene);
        }
        Vec::new()
    }

    fn agree_or_differ(&mut self, known: bool, scene: Scene<'_>) -> Vec<Deed> {
        let mut deeds = self.agree(scene);
        if deeds.is_empty() {
            self.trust = Trust::Differs;
            deeds.extend((!known).then_some(Deed::Differs));
        }
        deeds
    }

    fn is_as(&self, men: &Board) -> bool {
        let Some(picture) = self.sensors.picture() else { return false };
        let arrived: Bitboard = self.arrivals.iter().map(|arrival| arrival.square).collect();
        (self.misfits(picture, men) & !arrived).is_empty()
    }

    /// The squares that contradict these men, but for those where one man stands for another.
    fn misfits(&self, picture: &Sensed, men: &Board) -> Bitboard {
        let stand_ins = self.stand_ins & picture.occupied & men.occupied();
        contradictions(picture, men) & !stand_ins
    }

    /// Whether the board agrees now. It also does when it stands as the position of the game and
    /// nothing that is told for that could be a touch or a move: men were put back, or a move was
    /// executed while the board was away.
    fn agree(&mut self, scene: Scene<'_>) -> Vec<Deed> {
        let Some(picture) = self.sensors.picture() else { return Vec::new() };
        let position = scene.position.board();
        let mut deeds = Vec::new();
        if !self.misfits(picture, scene.men).is_empty() {
            let stands = self.misfits(picture, position).is_empty();
            if !(stands && scene.runs && can_follow(scene)) {
                return Vec::new();
            }
            deeds = way(scene.men, position, scene.position.turn());
        }
        self.trust = Trust::Agrees;
        self.knock.forget();
        self.arrivals.clear();
        self.lifted = in_the_air(&after(scene.men, &deeds), position);
        deeds.push(Deed::Agrees);
        deeds
    }

    pub(super) fn due(&mut self, when: When, scene: Scene<'_>) -> Vec<Deed> {
        let due = self.sensors.due(when);
        self.happened(due, when, scene)
    }

    /// Sensors have come to rest.
    pub(super) fn happened(
        &mut self,
        mut changes: Vec<Settled>,
        when: When,
        scene: Scene<'_>,
    ) -> Vec<Deed> {
        if changes.is_empty() {
            return Vec::new();
        }
        self.stirred = when.now;
        if self.trust != Trust::Agrees || !scene.runs {
            return self.only_moved(&changes, scene);
        }
        let mut telling = Telling { scene, men: scene.men.clone(), deeds: Vec::new() };
        self.executed_first(&mut changes, when, &mut telling);
        in_order(&mut changes, scene);
        for (_, change) in changes {
            self.tell(change, &mut telling);
            self.read_back(change, &mut telling);
        }
        self.restless |= !telling.deeds.is_empty();
        telling.deeds
    }

    /// Nothing is a deed: the picture has moved, and may agree again.
    fn only_moved(&mut self, changes: &[Settled], scene: Scene<'_>) -> Vec<Deed> {
        let still = Scene { touches: false, ..scene };
        let mut telling = Telling { scene: still, men: scene.men.clone(), deeds: Vec::new() };
        for (_, change) in changes {
            self.read_back(*change, &mut telling);
        }
        // While the game stands still, whether the board differs is asked when it rests.
        self.restless |= self.trust == Trust::Agrees;
        if self.trust == Trust::Differs {
            telling.deeds.extend(self.agree(scene));
        }
        telling.deeds
    }

    /// The opponent's move stands, and a man that was right is lifted: the hand has gone on. Then the
    /// move is executed first, or the lift would be no touch (D.2.1, D.2.2).
    fn executed_first(
        &mut self,
        changes: &mut Vec<Settled>,
        when: When,
        telling: &mut Telling<'_>,
    ) {
        let (scene, position) = (telling.scene, telling.scene.position.board());
        let wrong = differing(scene.men, position);
        let goes_on = |(_, change): &Settled| matches!(change, Change::Lifted(square, _) if !wrong.contains(*square));
        let Some(seen) = self.sensors.seen() else { return };
        let stands = (contradictions(&seen, position) & wrong).is_empty();
        if scene.touches || wrong.is_empty() || !stands || !changes.iter().any(goes_on) {
            return;
        }
        if !can_follow(scene) {
            return;
        }
        changes.extend(self.sensors.settle(when));
        changes.retain(|(_, change)| !wrong.contains(change.square()));
        telling.deeds.extend(way(scene.men, position, scene.position.turn()));
        telling.men = position.clone();
        telling.scene.touches = true;
        self.lifted.clear();
        self.arrivals.clear();
    }

    /// The player says that he has executed the opponent's move, and it stands: a capture by
    /// replacement is not seen by a board that knows no men.
    pub(super) fn executed_unseen(&mut self, scene: Scene<'_>) -> Vec<Deed> {
        let position = scene.position.board();
        let Some(picture) = self.sensors.picture() else { return Vec::new() };
        let stands = self.misfits(picture, position).is_empty();
        let behind = !scene.touches && scene.men != position && can_follow(scene);
        if !(behind && stands && scene.runs) || self.trust != Trust::Agrees {
            return Vec::new();
        }
        self.lifted.clear();
        self.arrivals.clear();
        way(scene.men, position, scene.position.turn())
    }

    fn tell(&mut self, change: Change, telling: &mut Telling<'_>) {
        match change {
            Change::Lifted(square, _) => self.lift(square, telling),
            Change::Seated(square, read) => {
                let known = telling.men.piece_at(square);
                if known.is_some() && (read.is_none() || read == known) {
                    return;
                }
                if known.is_some() {
                    self.lift(square, telling);
                }
                self.seat(square, read, telling);
            }
        }
    }

    fn lift(&mut self, square: Square, telling: &mut Telling<'_>) {
        self.stand_ins.discard(square);
        if let Some(man) = telling.men.remove_piece_at(square) {
            self.lifted.push((square, man));
            telling.deeds.push(Deed::Lifted(square));
        }
        self.arrivals.retain(|arrival| arrival.square != square);
        for arrival in std::mem::take(&mut self.arrivals) {
            self.seat(arrival.square, arrival.read, telling);
        }
    }

    /// A man is put down; if none can be meant, it waits for one to be missing.
    fn seat(&mut self, square: Square, read: Option<Piece>, telling: &mut Telling<'_>) {
        let position = telling.scene.position;
        let hand = Hand { men: &telling.men, position, lifted: &self.lifted };
        let Some(man) = hand.puts(square, read) else {
            self.arrivals.push(Arrival { square, read, at: self.stirred, kept: false });
            return;
        };
        self.let_go(square, man);
        telling.men.set_piece_at(square, man);
        telling.deeds.push(Deed::Seated(square, man));
    }

    /// The man is not in the air any more; for a piece on the last rank, its pawn is not.
    fn let_go(&mut self, square: Square, man: Piece) {
        let of = |wanted: (Option<Square>, Piece)| {
            self.lifted.iter().position(|(from, lifted)| {
                wanted.0.is_none_or(|from_there| from_there == *from) && wanted.1 == *lifted
            })
        };
        let pawn = shakmaty::Role::Pawn.of(man.color);
        let held = of((Some(square), man)).or_else(|| of((None, man)));
        if let Some(held) = held.or_else(|| of((None, pawn))) {
            self.lifted.remove(held);
        }
    }

    fn read_back(&mut self, change: Change, telling: &mut Telling<'_>) {
        let touches = telling.scene.touches;
        let pressed = std::mem::take(&mut self.pressed);
        match change {
            Change::Lifted(square, _) => self.pressed = Some(square).filter(|_| !touches),
            Change::Seated(square, _) if pressed == Some(square) => {
                telling.deeds.push(Deed::ReadBack(square));
            }
            Change::Seated(..) => {}
        }
    }

    /// What waited long enough.
    pub(super) fn waited(&mut self, now: Duration, scene: Scene<'_>) -> Vec<Deed> {
        let over = |arrival: &Arrival| !arrival.kept && now >= arrival.at.saturating_add(ARRIVAL);
        if self.arrivals.iter().any(over) {
            return self.unexplained(scene);
        }
        if !self.restless || now < self.stirred.saturating_add(REST) {
            return Vec::new();
        }
        self.restless = false;
        let rests = self.trust == Trust::Agrees
            && scene.runs
            && self.sensors.is_quiet()
            && self.arrivals.is_empty()
            && nobody_in_the_air(scene);
        rests.then_some(Deed::Rests).into_iter().collect()
    }

    /// A man has come from nowhere. If a legal move explains it, from a square whose sensor is not
    /// trusted, the player can still say so.
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

/// The referee's board after these deeds.
pub(super) fn after(men: &Board, deeds: &[Deed]) -> Board {
    let mut men = men.clone();
    for deed in deeds {
        match deed {
            Deed::Lifted(square) => men.discard_piece_at(*square),
            Deed::Seated(square, piece) => men.set_piece_at(*square, *piece),
            _ => {}
        }
    }
    men
}

/// Whether the way from a board to the position of the game is no touch and takes no move back: the
/// player is behind, or men are only put back.
fn can_follow(scene: Scene<'_>) -> bool {
    let wrong = differing(scene.men, scene.position.board());
    (wrong & scene.men.occupied()).is_empty() || !scene.touches && !is_made(scene)
}

/// Whether a legal move stands on the referee's board.
fn is_made(scene: Scene<'_>) -> bool {
    let stands = |after: &Chess| after.board() == scene.men;
    let legal = scene.position.legal_moves();
    legal.into_iter().any(|mv| scene.position.clone().play(mv).is_ok_and(|after| stands(&after)))
}

/// The men that the position has and the board has not, with their squares there.
fn in_the_air(men: &Board, position: &Board) -> Vec<(Square, Piece)> {
    let missing = |piece: Piece| men.by_piece(piece).count() < position.by_piece(piece).count();
    let empty = position.occupied() & !men.occupied();
    let at = |square| position.piece_at(square).map(|piece| (square, piece));
    empty.into_iter().filter_map(at).filter(|(_, piece)| missing(*piece)).collect()
}

/// Whether all men are down but one that is captured.
fn nobody_in_the_air(scene: Scene<'_>) -> bool {
    let turn = scene.position.turn();
    let missing = |color: Color| {
        let men = scene.men.by_color(color).count();
        scene.position.board().by_color(color).count().saturating_sub(men)
    };
    let captured = usize::from(scene.touches || is_made(scene));
    missing(turn) == 0 && missing(!turn) <= captured
}

/// Of changes in one report lifts come first, and of these the lifts of own men: the Laws presume
/// that the player touched his own man first (FIDE 2023, 4.3.3).
fn in_order(changes: &mut [Settled], scene: Scene<'_>) {
    let own = scene.men.by_color(scene.position.turn());
    changes.sort_by_key(|(nth, change)| match change {
        Change::Lifted(square, _) => (*nth, u8::from(!own.contains(*square))),
        Change::Seated(..) => (*nth, 2),
    });
}
