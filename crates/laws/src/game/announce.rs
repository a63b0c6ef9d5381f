//! What is said of a move before it counts (Appendix D.2.1, D.2.3, D.2.8).

use shakmaty::{Color, Move, uci::UciMove};

use crate::edition::IllegalAct;
use crate::effect::Effect;
use crate::game::{Game, refused};
use crate::progress::{Attempt, Reply};
use crate::refusal::Refusal;

impl Game {
    /// What is no legal move is announced, and repeated like any other: whether it is one, each
    /// player knows for himself. `stands`: by that it stands on his board as well.
    pub(super) fn name(&mut self, uci: UciMove, stands: bool) -> Vec<Effect> {
        let by = self.course.turn();
        if self.underway.progress.made && !self.underway.progress.by_word {
            return refused(Refusal::AlreadyMade);
        }
        if self.underway.owed.is_some() {
            return refused(Refusal::MustRepeat(by));
        }
        if let Some(refusal) = self.forbidden_by_touch(uci) {
            return refused(refusal);
        }
        if self.underway.progress.bound.is_some() {
            return refused(Refusal::AlreadyMade);
        }
        let corrects = self.announced().is_some();
        self.underway.progress.unsay();
        self.underway.progress.named = Some(uci);
        if stands {
            self.underway.progress.attempt = match self.course.act_of(uci) {
                IllegalAct::KingCapture => Attempt::KingCaptured,
                _ => self.course.queened(uci).map_or(Attempt::Illegal, Attempt::Unpromoted),
            };
        }
        let Some(mv) = self.announced() else { return Vec::new() };
        let how = if corrects { Effect::Corrected } else { Effect::Announced };
        let mut effects = vec![how(self.course.spoken(mv))];
        effects.extend(self.offers.decline_by_moving(by, &self.terms, &mut self.docket));
        effects.extend(
            self.sitting.must_repeat(&self.terms, &self.course).then_some(Effect::AskRepeat(!by)),
        );
        effects
    }
}

/// The mover announces. What cannot be a legal move is asked for again: only a completed move
/// is illegal (7.5.1).
pub(super) fn announce(game: &mut Game, by: Color, uci: UciMove) -> Vec<Effect> {
    if let Some(refusal) = game.phase.cannot_move(by, &game.course) {
        return refused(refusal);
    }
    if game.must_seal() {
        // What is said aloud is sealed no more (I.1).
        return vec![Effect::MustSeal(by)];
    }
    if game.underway.owed.is_some() {
        return refused(Refusal::MustRepeat(by));
    }
    // Who has announced what is illegal and moved otherwise says now what he has moved.
    let moved = game.underway.progress.legal().filter(|_| game.underway.progress.named.is_some());
    if moved.is_some() && moved == game.course.legal(uci) {
        return correct(game, by, uci);
    }
    if game.underway.progress.announced.is_some() || game.underway.progress.named.is_some() {
        return refused(Refusal::AlreadyAnnounced);
    }
    say(game, by, uci, Effect::Announced)
}

/// D.2.8: a slip of the tongue is corrected at once, before the opponent's clock is started.
/// After that the boards are compared (D.2.9).
pub(super) fn correct(game: &mut Game, by: Color, uci: UciMove) -> Vec<Effect> {
    if let Some(refusal) = game.phase.not_running() {
        return refused(refusal);
    }
    if by != game.course.turn() || game.underway.owed.is_some() {
        return game.conduct.correct_too_late(by, uci, &game.terms, &game.course, &mut game.docket);
    }
    if game.underway.progress.announced.is_none() && game.underway.progress.named.is_none() {
        return refused(Refusal::NothingAnnounced);
    }
    let Some(mv) = game.course.legal(uci) else { return say_illegal(game, by, uci) };
    if game.underway.progress.made
        && !game.underway.progress.by_word
        && game.underway.progress.legal() != Some(mv)
    {
        // The hand has made the move; the tongue cannot change it (4.7).
        return refused(Refusal::AlreadyMade);
    }
    let before = game.underway.progress.clone();
    game.underway.progress.reply = Reply::default();
    (game.underway.progress.announced, game.underway.progress.named) = (None, None);
    game.underway.progress.made &= !game.underway.progress.by_word;
    let effects = say(game, by, uci, Effect::Corrected);
    if let [Effect::Refused(_)] = effects[..] {
        game.underway.progress = before;
    }
    effects
}

fn say(game: &mut Game, by: Color, uci: UciMove, how: fn(crate::Spoken) -> Effect) -> Vec<Effect> {
    let Some(mv) = game.course.legal(uci) else { return say_illegal(game, by, uci) };
    if let Some(refusal) = game.forbidden_by_touch(uci) {
        return refused(refusal);
    }
    if !game.underway.is_left(mv) {
        return refused(Refusal::AlreadyMade);
    }
    if let Some(role) = game
        .underway
        .promoted_otherwise(&game.terms, &game.course, &game.boards)
        .filter(|&role| mv.promotion() != Some(role))
    {
        return refused(Refusal::PieceChosen(role));
    }
    game.underway.progress.announced = Some(mv);
    let mut effects = vec![how(game.course.spoken(mv))];
    effects.extend(game.offers.decline_by_moving(by, &game.terms, &mut game.docket));
    effects.extend(said(game, by, mv));
    if game.is_running()
        && game.course.turn() == by
        && game.sitting.must_repeat(&game.terms, &game.course)
    {
        effects.push(Effect::AskRepeat(!by));
    }
    effects
}

/// What an announcement does to the move on the board.
fn said(game: &mut Game, by: Color, mv: Move) -> Vec<Effect> {
    match game.underway.progress.attempt {
        // Without a board of his own, what a player says is his move.
        _ if game.terms.rules.boards[by].is_kept() && !game.underway.progress.made => {
            game.underway.progress.attempt = Attempt::Legal(mv);
            game.underway.progress.named = None;
            game.underway.progress.by_word = true;
            game.made_on_board(mv)
        }
        Attempt::Legal(stands) if stands != mv => {
            let (announced, board) = (game.course.spoken(mv), game.course.spoken(stands));
            vec![Effect::AnnouncementDiffers { announced, board }]
        }
        Attempt::Legal(stands) => game.made_on_board(stands),
        _ => Vec::new(),
    }
}

/// D.2.1: a promotion is announced with its piece. Under an arbiter anything else that is said is
/// announced, and only completed it is illegal (7.5.1).
fn say_illegal(game: &mut Game, by: Color, uci: UciMove) -> Vec<Effect> {
    match game.course.queened(uci) {
        Some(_) => vec![Effect::AskPromotion(by)],
        None if !game.terms.rules.has_arbiter() || game.course.moves_nothing(uci) => {
            refused(Refusal::IllegalMove)
        }
        None => game.name(uci, game.terms.rules.boards[by].is_kept()),
    }
}
