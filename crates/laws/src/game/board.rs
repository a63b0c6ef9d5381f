//! The boards: what players touch, lift and seat (Articles 4.2 to 4.7, Appendix D.2.2 to D.2.5).

use shakmaty::{Color, Move, Piece, Position as _, Square};

use crate::effect::{Effect, Missing};
use crate::game::{Game, refused};
use crate::progress::Attempt;
use crate::refusal::Refusal;
use crate::rules::{Announcing, BoardKind};
use crate::touch::captures;
use crate::variant::carried_off;

impl Game {
    /// Touching declines an offer (9.1.2.1) and gives up complaints (4.8).
    pub(super) fn touched(&mut self, square: Square) -> Vec<Effect> {
        let by = self.course.position.turn();
        if self.course.position.board().piece_at(square).is_none() {
            return refused(Refusal::NothingThere(square));
        }
        if self.underway.progress.touched.contains(&square) {
            return Vec::new();
        }
        self.underway.progress.touched.push(square);
        self.conduct.give_up_by_touching(&self.course);
        let mut effects = vec![Effect::Touched(by, square, self.duty())];
        effects.extend(self.underway.no_castling(None, &self.terms, &self.course));
        let offered = self.offers.standing;
        if self.terms.rules.edition.touch_declines_offer().value {
            effects.extend(self.offers.decline_by_moving(by, &self.terms, &mut self.docket));
        }
        if self.offers.standing != offered {
            self.underway.progress.lapsed = offered;
        }
        effects
    }

    /// The move is made (4.7): it cannot be changed any more, and if it ends the game, it is
    /// completed without the clock (6.2.1.1).
    pub(super) fn made_on_board(&mut self, mv: Move) -> Vec<Effect> {
        let again = std::mem::replace(&mut self.underway.progress.made, true);
        let said = self.terms.rules.announcing == Announcing::Off
            || self.underway.progress.announced.is_some();
        let mut effects: Vec<Effect> =
            (!again).then(|| Effect::MadeOnBoard(self.course.spoken(mv))).into_iter().collect();
        effects.extend(self.offers.decline_by_moving(
            self.course.turn(),
            &self.terms,
            &mut self.docket,
        ));
        if said && self.course.ends_game(mv, &self.terms) {
            effects.extend(self.complete(mv));
        }
        effects
    }
}

/// Touched with the intention of moving or capturing, on an ordinary board (4.2.2).
pub(super) fn touch(game: &mut Game, by: Color, square: Square) -> Vec<Effect> {
    let mut effects = game.go_on_unpressed(by);
    if let Some(refusal) = game.phase.cannot_move(by, &game.course) {
        effects.extend(refused(refusal));
        return effects;
    }
    match game.terms.rules.boards[by] {
        // Only a piece that is taken out is touched (D.2.2).
        BoardKind::Pegs => {}
        // 4.2.1: what was said before is of all that is taken until a move is made.
        BoardKind::Screen if game.underway.progress.adjusting => {}
        BoardKind::Ordinary
            if game.underway.progress.adjusting && game.terms.rules.closely_read => {}
        BoardKind::Typed | BoardKind::Ordinary | BoardKind::Screen => {
            effects.extend(game.touched(square));
        }
    }
    effects
}

/// A piece is taken off a player's own board.
pub(super) fn lift(game: &mut Game, by: Color, square: Square) -> Vec<Effect> {
    if let Some(refusal) = game.phase.no_board(by, &game.terms) {
        return refused(refusal);
    }
    if game.boards.own[game.terms.table(by)].pieces.piece_at(square).is_none() {
        return refused(Refusal::NothingThere(square));
    }
    let touches = game.terms.shares_board() || has_executed(game, by);
    let mut effects = if touches { game.go_on_unpressed(by) } else { Vec::new() };
    let table = game.terms.table(by);
    let own = &mut game.boards.own[table];
    let Some(piece) = own.pieces.remove_piece_at(square) else { return effects };
    own.hand.push(piece);
    if own.behind || by != game.course.position.turn() {
        effects.extend(caught_up(game, by));
        return effects;
    }
    let stood = game.course.position.board().piece_at(square) == Some(piece);
    match game.underway.progress.legal().filter(|_| game.underway.progress.made) {
        // What it blows up is carried off.
        Some(made) if carried_off(&game.course.position, made).contains(square) => {}
        // 4.7: it cannot be changed any more, and that is said again.
        Some(made) => {
            effects.push(Effect::MadeOnBoard(game.course.spoken(made)));
            effects.extend(game.underway.no_castling(
                Some(square).filter(|_| stood),
                &game.terms,
                &game.course,
            ));
        }
        None if stood && !game.underway.progress.adjusting => effects.extend(game.touched(square)),
        None => {}
    }
    game.underway.look_at_board(by, &game.terms, &game.course, &game.boards);
    // The captured piece can be the last that goes, and with it the move stands.
    if let Attempt::Legal(mv) = game.underway.progress.attempt {
        effects.extend(
            (!game.underway.progress.made)
                .then(|| seated_legal(game, by, mv))
                .into_iter()
                .flatten(),
        );
    }
    effects
}

/// A piece is put on a player's own board.
pub(super) fn seat(
    game: &mut Game,
    by: Color,
    square: Square,
    piece: Option<Piece>,
) -> Vec<Effect> {
    if let Some(refusal) = game.phase.no_board(by, &game.terms) {
        return refused(refusal);
    }
    let table = game.terms.table(by);
    let own = &mut game.boards.own[table];
    if own.pieces.piece_at(square).is_some() {
        return refused(Refusal::Occupied(square));
    }
    let Some(piece) = piece.or_else(|| own.hand.last().copied()) else {
        return refused(Refusal::NothingInHand);
    };
    if let Some(held) = own.hand.iter().rposition(|&held| held == piece) {
        own.hand.remove(held);
    }
    own.pieces.set_piece_at(square, piece);
    if own.behind || by != game.course.position.turn() {
        return caught_up(game, by);
    }
    game.underway.choose(square, piece, &game.terms, &game.course, &game.boards);
    game.underway.look_at_board(by, &game.terms, &game.course, &game.boards);
    seated(game, by)
}

/// 4.2.1: pieces are adjusted on their squares. Who makes a move with one has touched it.
fn moves_what_he_adjusts(game: &mut Game, mv: Move) -> Vec<Effect> {
    if !std::mem::take(&mut game.underway.progress.adjusting) || game.underway.progress.made {
        return Vec::new();
    }
    let pieces: Vec<Square> = mv.from().into_iter().chain(captures(mv)).collect();
    let effects = pieces.into_iter().flat_map(|square| game.touched(square)).collect::<Vec<_>>();
    // That it was touched the move tells.
    let told = |effect: &Effect| !matches!(effect, Effect::Touched(..));
    effects.into_iter().filter(told).collect()
}

/// A player says that he adjusts: from 2014 on only while his clock runs (6.2.5).
pub(super) fn say_adjusting(game: &mut Game, by: Color) -> Vec<Effect> {
    if game.terms.rules.edition.adjusting_needs_clock().value {
        return adjust(game, by);
    }
    game.with_the_move(by, |game| adjust(game, by))
}

/// 4.2.1: only the player to move, and only before he touches.
fn adjust(game: &mut Game, by: Color) -> Vec<Effect> {
    let no_board = match game.terms.rules.boards[by] {
        BoardKind::Screen => None,
        BoardKind::Typed | BoardKind::Ordinary | BoardKind::Pegs => {
            game.phase.no_board(by, &game.terms)
        }
    };
    if let Some(refusal) = no_board.or_else(|| game.phase.cannot_move(by, &game.course)) {
        return refused(refusal);
    }
    if !game.underway.progress.touched.is_empty() {
        return refused(Refusal::AdjustTooLate);
    }
    game.underway.progress.adjusting = true;
    vec![Effect::Adjusting(by)]
}

fn seated(game: &mut Game, by: Color) -> Vec<Effect> {
    match game.underway.progress.attempt {
        _ if game.underway.progress.made => {
            game.underway.seated_after(by, &game.terms, &game.course, &game.boards)
        }
        Attempt::Nothing => vec![Effect::PutBack(by)],
        Attempt::Unpromoted(mv) => {
            game.underway.release_pawn(by, mv, &game.terms, &game.course);
            vec![Effect::AskPromotion(by)]
        }
        Attempt::RookMissing(castle) => {
            // 4.7.2: the king is released; only this castling is left.
            if game.terms.rules.boards[by] == BoardKind::Ordinary {
                game.underway.progress.bound = Some(castle);
            }
            Vec::new()
        }
        Attempt::Legal(mv) => seated_legal(game, by, mv),
        Attempt::Unfinished => Vec::new(),
        Attempt::Illegal | Attempt::KingCaptured => {
            game.underway.seated_as_named(by, &game.terms, &game.course, &game.boards)
        }
    }
}

fn seated_legal(game: &mut Game, by: Color, mv: Move) -> Vec<Effect> {
    let mut effects = moves_what_he_adjusts(game, mv);
    effects.extend(stands_legal(game, by, mv));
    effects
}

fn stands_legal(game: &mut Game, by: Color, mv: Move) -> Vec<Effect> {
    if let Some(square) = game.underway.breaks_touch(mv, &game.terms, &game.course) {
        return vec![Effect::Touched(
            by,
            square,
            game.underway.owed_by_touch(&game.terms, &game.course).duty,
        )];
    }
    if let Some(role) = game.underway.breaks_choice(mv) {
        return vec![Effect::NotCompleted(by, Missing::Chosen(role))];
    }
    // The intended move of a claim, or the castling that is begun, is the only one left (9.5.3,
    // 4.7.2).
    if !game.underway.is_left(mv) {
        return Vec::new();
    }
    let said = game.announced();
    if said.is_none() && game.course.may_still_castle(mv) {
        return Vec::new();
    }
    if let Some(announced) = said.filter(|&announced| announced != mv) {
        let (announced, board) = (game.course.spoken(announced), game.course.spoken(mv));
        return vec![Effect::AnnouncementDiffers { announced, board }];
    }
    // D.2.3: on a peg board a move is made only when it is also announced.
    let unsaid = game.terms.rules.announcing != Announcing::Off && said.is_none();
    if game.terms.rules.boards[by] == BoardKind::Pegs && unsaid {
        return Vec::new();
    }
    game.made_on_board(mv)
}

/// The opponent's move, or a restored position, and a legal answer to it stand on this board, in
/// whatever order the pieces came there: the one is executed, and the other moved.
fn answered_at_once(game: &mut Game, by: Color) -> Vec<Effect> {
    let table = game.terms.table(by);
    let attempt = Attempt::of(&game.course.position, &game.boards.own[table].pieces);
    let (Attempt::Legal(mv), true) = (attempt, by == game.course.position.turn()) else {
        return Vec::new();
    };
    game.boards.own[table].behind = false;
    game.underway.progress.attempt = attempt;
    let mut effects = vec![Effect::Executed(by)];
    let pieces = mv.from().into_iter().chain(captures(mv));
    effects.extend(pieces.flat_map(|square| game.touched(square)).collect::<Vec<_>>());
    effects.extend(seated_legal(game, by, mv));
    effects
}

/// The opponent's move, or a restored position, may stand on this board now.
fn caught_up(game: &mut Game, by: Color) -> Vec<Effect> {
    if game.boards.own[game.terms.table(by)].behind {
        if game.boards.own[game.terms.table(by)].pieces == *game.course.position.board() {
            game.boards.follow(by, true, &game.terms, &game.course);
            return vec![Effect::Executed(by)];
        }
        return answered_at_once(game, by);
    }
    let Some(announced) = game.announced().filter(|_| by != game.course.position.turn()) else {
        return Vec::new();
    };
    let after = game.course.spoken(announced).after();
    let pieces = &game.boards.own[game.terms.table(by)].pieces;
    if after.board() == pieces && !game.underway.progress.reply.executed {
        game.underway.progress.reply.executed = true;
        return vec![Effect::Executed(by)];
    }
    let answered =
        game.terms.rules.by_the_letter && matches!(Attempt::of(&after, pieces), Attempt::Legal(_));
    let mut effects = if answered { game.go_on_unpressed(by) } else { Vec::new() };
    if !effects.is_empty() {
        effects.extend(answered_at_once(game, by));
    }
    effects
}

/// Whether the announced move stands on the opponent's own board: what he lifts now is touched, for
/// he has the move (1.3).
fn has_executed(game: &Game, by: Color) -> bool {
    let Some(mv) =
        game.underway.unpressed_move(by, &game.terms, &game.course, game.phase, &game.sitting)
    else {
        return false;
    };
    let after = game.course.spoken(mv).after();
    game.underway.progress.reply.executed
        || *after.board() == game.boards.own[game.terms.table(by)].pieces
}
