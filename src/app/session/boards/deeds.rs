//! What hands do on a board that counts, as events of the game.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Board, Color, Move, Piece, Position, Square};

use crate::app::session::boards::board_of::which_piece;
use crate::app::session::boards::buttons::presses_what_stands;
use crate::app::session::boards::{Boards, Own, State, since_begin};
use crate::app::session::intent::{Intent, Next, Open, Purpose, Tell, Touches, all, said};
use crate::app::session::teller::Teller;
use crate::app::session::{Act, Manner, Place};
use crate::command::Command;
use crate::laws::touch::captures;
use crate::laws::{Announcing, At, BoardKind, Effect, Event, Spoken};
use crate::notation::{NotRead, between};
use crate::pegboard::Orientation;
use crate::sensing::{Deed, Hands, Scene, finished_move};
use crate::table::Aid;
use crate::voices::narrate::quoted;

impl Boards {
    pub(super) fn done_with(
        &mut self,
        at: At,
        here: Teller<'_>,
        i: usize,
        deed: Deed,
        tells: Touches,
    ) -> Vec<Intent> {
        self.list[i].button.hushed = false;
        if let Some(wanted) = self.list[i].done_at_exercise(at, here, &deed) {
            return wanted;
        }
        let own = &self.list[i];
        let used = here.place.has_game() && !self.laid(here).is_left_over(own);
        let counts = own.state == State::Played && used;
        match deed {
            // A piece that is lifted where that counts has been named already.
            Deed::ReadBack(square) if own.state == State::Played && !counts => {
                all(own.asks_to_read_back(at, here, square))
            }
            Deed::Lifted(square) if counts => self.lifted(at, here, i, square, tells),
            Deed::Seated(square, piece) if counts => {
                self.seated(at, here, i, (square, piece), tells)
            }
            Deed::Rests if counts => self.rests(at, here, i),
            Deed::Lingers if counts => all(self.list[i].lingers(here)),
            Deed::Moved(mv) if counts => self.list[i].moved_by_itself(here, mv),
            Deed::NoMove(text) if counts => all(here.no_move(&text)),
            Deed::TakenBack if counts => asks_to_take_back(at, here),
            Deed::Knocked if counts => self.list[i].knocked(here),
            Deed::Flickers(square) => said(here.manner.of_square("board-flickers", square)),
            Deed::Doubtful(square) => said(here.manner.of_square("board-doubtful", square)),
            Deed::Returned(from, to, piece) if used => own.returned(here, (from, to, piece)),
            Deed::Muted(square, touched) => own.left_out(at, here, square, touched && used),
            Deed::Steady(square) => said(here.manner.of_square("board-steady", square)),
            Deed::Agrees if used => {
                self.list[i].waits_for_press(at, here);
                Vec::new()
            }
            // What follows from a knock or a difference, the comparison finds out. Who is led hears
            // what comes next.
            Deed::ReadBack(_)
            | Deed::Knocked
            | Deed::Differs
            | Deed::Agrees
            | Deed::Lifted(_)
            | Deed::Seated(..)
            | Deed::Returned(..)
            | Deed::Rests
            | Deed::Lingers
            | Deed::Moved(_)
            | Deed::NoMove(_)
            | Deed::TakenBack => Vec::new(),
        }
    }

    fn lifted(
        &mut self,
        at: At,
        here: Teller<'_>,
        i: usize,
        square: Square,
        touches: Touches,
    ) -> Vec<Intent> {
        let lie = self.lie.or(here.manner.choices.settings.pegboard_orientation);
        let own = &mut self.list[i];
        own.button.announced = false;
        own.waits_for_press(at, here);
        let by = own.hand_on(here.place, square);
        let mut wanted = own.left_by_last(here, by);
        wanted.extend([
            Intent::Open(Open::ForgetPromotion(square)),
            own.wants(Next::Lifts(by, square, touches)),
        ]);
        let wrong = own.lies_wrong(here, by, square, lie.unwrap_or_default());
        own.turned = wrong.is_some();
        wanted.extend(wrong.map(Intent::Do));
        wanted
    }

    /// A piece is taken by this player, if it still stands there.
    pub(super) fn lifts(
        &mut self,
        here: Teller<'_>,
        i: usize,
        by: Color,
        square: Square,
        touches: Touches,
    ) -> Vec<Intent> {
        let Some(piece) = here.place.game.board(by).piece_at(square) else { return Vec::new() };
        let tell = touches.tell(Tell::Lifted(square, piece));
        self.hand = Some(by);
        vec![Intent::Happen(Event::Lifted(by, square), tell), self.list[i].wants(Next::Sees)]
    }

    fn seated(
        &mut self,
        at: At,
        here: Teller<'_>,
        i: usize,
        (square, piece): (Square, Piece),
        touches: Touches,
    ) -> Vec<Intent> {
        let own = &mut self.list[i];
        own.waits_for_press(at, here);
        let hand = self.hand.filter(|_| own.whose(here.place).is_none());
        let by = hand.unwrap_or(own.player(here.place));
        let tell = touches.tell(Tell::Seated(square));
        let seated = Event::Seated(by, square, Some(piece));
        vec![Intent::Happen(seated, tell), own.wants(Next::Sees)]
    }

    /// The hands have left the board alone for a while.
    fn rests(&mut self, at: At, here: Teller<'_>, i: usize) -> Vec<Intent> {
        let own = &mut self.list[i];
        let by = own.player(here.place);
        if let Some(given) = own.result_given(here, by) {
            return given;
        }
        if let Some((before, after)) = here.place.board_of(by).to_execute() {
            let pieces = here.place.game.board(by);
            let others = Boards::differing(pieces, &after) & !Boards::differing(&before, &after);
            return if others.is_empty() { Vec::new() } else { all(self.list[i].guide(at, here)) };
        }
        if by != here.place.game.position().turn() {
            return Vec::new();
        }
        let rested = own.wants(Next::Rested(by));
        own.finds_move(here).into_iter().chain([rested]).collect()
    }

    /// The hands have left the board alone, and what can be found out of it has been.
    pub(super) fn rested(&mut self, here: Teller<'_>, i: usize, by: Color) -> Vec<Intent> {
        let off = here.place.game.rules().announcing == Announcing::Off;
        match here.place.board_of(by).legal_move() {
            // Whether the king has castled or gone, only the player can say.
            Some(mv)
                if here.place.game.underway().on_board().is_none()
                    && here.place.game.course().may_still_castle(mv) =>
            {
                all(here.stage_said())
            }
            Some(_) if off && !self.list[i].button.there => presses_what_stands(here, by),
            // He seals it when he likes, and announces nothing (I.1).
            Some(_) if here.place.has_to_seal() => Vec::new(),
            // One that is made was told when it was.
            Some(_) if !off && here.place.game.underway().on_board().is_some() => Vec::new(),
            // Why the button could not announce it was said.
            Some(_) if !off && self.list[i].button.announced => Vec::new(),
            Some(_) if !off && here.place.game.announced().is_none() => all(here.stage_said()),
            Some(_) => Vec::new(),
            None if here.place.board_of(by).illegal_move_unheard().is_some()
                && here.place.game.announced().is_none() =>
            {
                all(here.stage_said())
            }
            None => self.list[i].no_move_on(here, by),
        }
    }

    /// A player says by what he does that his hand is off the pieces: what stands now is his move.
    pub(super) fn hand_off(&mut self, at: At, here: Teller<'_>, by: Color) -> Vec<Intent> {
        let Some(i) = self.laid(here).played_by(by) else { return Vec::new() };
        let now = since_begin(at);
        let own = &mut self.list[i];
        let mut wanted = own.sensed(here, Touches::Told, |hands, scene| hands.settle(now, scene));
        wanted.push(own.wants(Next::FindsMove));
        wanted
    }

    /// A player names his move: his hand is off the piece, and if the board can stand so, it does.
    pub(in crate::app::session) fn named_by_hand(
        &mut self,
        at: At,
        here: Teller<'_>,
        mv: Move,
    ) -> Vec<Intent> {
        let Some(i) = self.laid(here).played_by(here.place.me()) else { return Vec::new() };
        let now = since_begin(at);
        let own = &mut self.list[i];
        let mut wanted = own.sensed(here, Touches::Untold, |hands, scene| hands.settle(now, scene));
        wanted.push(own.wants(Next::Stands(here.place.me(), mv)));
        wanted
    }
}

/// A board that tells moves has taken one back: the player is asked, where he may be.
fn asks_to_take_back(at: At, here: Teller<'_>) -> Vec<Intent> {
    match here.questions().asks(at, Command::Takeback) {
        Ok(recorded) => all(recorded).into_iter().chain(here.requests().ask_take_back()).collect(),
        Err(refused) => all(refused),
    }
}

impl Own {
    /// Reads a square back, if the position may be asked for.
    fn asks_to_read_back(&self, at: At, here: Teller<'_>, square: Square) -> Vec<Act> {
        let recorded = match here.questions().asks_for(at, Aid::PositionReadout) {
            Ok(recorded) => recorded,
            Err(refused) => return refused,
        };
        let manner = here.manner;
        let stands = match here.place.game.board(self.player(here.place)).piece_at(square) {
            Some(piece) => manner.of_piece("board-lifted", piece, square),
            None => manner.said("board-empty", &[("square", manner.narrator.square(square))]),
        };
        recorded.into_iter().chain([stands]).collect()
    }

    /// Whose hand it is that lifts a piece off a shared board: that of the player to move. Once he
    /// has made his move, his opponent goes on, with a piece of his self or with one that he can
    /// capture, unless the clock is pressed by hand: then nobody goes on before.
    fn hand_on(&self, place: &Place, square: Square) -> Color {
        let turn = self.player(place);
        let made = place.game.underway().on_board().filter(|_| self.whose(place).is_none());
        let after = made.and_then(|mv| place.game.position().clone().play(mv).ok());
        let Some(after) = after else { return turn };
        let captured = |mv: &Move| captures(*mv) == Some(square);
        let goes_on = !self.button.there && after.legal_moves().iter().any(captured);
        let piece = place.game.board(turn).color_at(square);
        if goes_on { !turn } else { piece.unwrap_or(turn) }
    }

    /// Time has passed for the hands.
    pub(super) fn time_passed(&mut self, at: At, here: Teller<'_>) -> Vec<Intent> {
        let now = since_begin(at);
        let sense = |hands: &mut Hands, scene: Scene<'_>| hands.time_passed(now, scene);
        let mut wanted = self.sensed(here, Touches::Told, sense);
        wanted.push(self.wants(Next::Missed));
        wanted
    }

    /// A move that was named is made on the board, unless it stands there; then only what was touched
    /// may have been seen otherwise.
    pub(super) fn stands(&self, here: Teller<'_>, by: Color, mv: Move) -> Vec<Intent> {
        if here.place.board_of(by).legal_move() == Some(mv) {
            return self.moved_unseen(here, mv);
        }
        self.done_by_hand(here, mv, Touches::Untold)
    }

    /// The deeds by which a move is made.
    pub(super) fn makes(&mut self, here: Teller<'_>, mv: Move, touches: Touches) -> Vec<Intent> {
        self.sensed(here, touches, |hands, scene| hands.as_move(mv, scene).unwrap_or_default())
    }

    /// The first pieces that fell count as touched until more have fallen. Nobody has touched them:
    /// at home that is taken back, with whatever else was begun; an arbiter decides that himself.
    fn knocked(&self, here: Teller<'_>) -> Vec<Intent> {
        let by = self.player(here.place);
        let begun = by == here.place.game.position().turn() && !here.place.game.is_behind(by);
        let before = !here.place.game.underway().has_touched()
            && here.place.game.underway().on_board().is_none();
        let Some(undone) = here.untouched(by).filter(|_| begun && !before) else {
            return vec![here.manner.told("board-knocked", &[]).into()];
        };
        vec![Intent::untold(undone), here.manner.told("board-knocked-untouched", &[]).into()]
    }

    /// Who goes on upon a shared board shows that his opponent's hand is off: without a button that
    /// presses the clock, so that it runs for him who thinks.
    fn left_by_last(&self, here: Teller<'_>, by: Color) -> Vec<Intent> {
        let turn = here.place.game.position().turn();
        let off = here.place.game.rules().announcing == Announcing::Off;
        if by == turn
            || !off
            || self.button.there
            || here.place.game.underway().on_board().is_none()
        {
            return Vec::new();
        }
        vec![Intent::happen(Event::ClockPressed(turn))]
    }

    /// A piece was lifted that nobody would lift, and the one on the opposite square is likely to be moved:
    /// where both sides of the board look alike, it may lie the wrong way.
    fn lies_wrong(
        &self,
        here: Teller<'_>,
        by: Color,
        square: Square,
        lie: Orientation,
    ) -> Option<Act> {
        let occupied = here.place.game.board(by).occupied();
        let alike = occupied == occupied.rotate_180();
        let knows = self.hands.sensed().is_some_and(|sensed| sensed.pieces.occupied().any());
        if !alike || knows {
            return None;
        }
        let likely = here.place.board_of(by).likely();
        let opposite = square.rotate_180();
        let wrong = likely.contains(opposite) && !likely.contains(square);
        let id = match lie {
            Orientation::Straight => "board-lies-turned",
            Orientation::Turned => "board-lies-straight",
        };
        wrong.then(|| here.manner.of_square(id, opposite))
    }

    /// Remembers the pieces as the referee has them now.
    pub(super) fn sees(&mut self, here: Teller<'_>) {
        let color = self.player(here.place);
        let (picture, plies) = (here.place.game.board(color).clone(), here.place.game.made().len());
        (self.compared.picture, self.compared.plies) = (picture, plies);
        self.compared.behind = here.place.game.is_behind(color);
    }

    /// Asks whether a move is done that a board cannot have seen to its end: a player who thinks
    /// with a piece in his hand has made none.
    pub(super) fn lingers(&self, here: Teller<'_>) -> Option<Act> {
        let by = self.player(here.place);
        let mine = by == here.place.game.position().turn() && !here.place.game.is_behind(by);
        let waits = here.place.board_of(by).legal_move().is_some()
            || here.place.game.clocks().unpressed().is_some();
        let asks = mine && !waits && !here.place.pending.is_asking();
        let fits = self.hands.fits(here.place.game.position());
        let said = || match fits[..] {
            [mv] if self.button.there => {
                here.manner.press_it(&Spoken { before: here.place.game.position().clone(), mv })
            }
            _ => here.manner.told("board-lingers", &[]),
        };
        asks.then(said)
    }

    /// Finds the move that a board cannot have seen being made: a piece that was replaced at once,
    /// or a piece that a pawn has become.
    pub(super) fn finds_move(&self, here: Teller<'_>) -> Vec<Intent> {
        let by = self.player(here.place);
        let mine = by == here.place.game.position().turn() && !here.place.game.is_behind(by);
        if !mine || here.place.board_of(by).legal_move().is_some() {
            return Vec::new();
        }
        let mut fits = self.hands.fits(here.place.game.position());
        let (pieces, rules) = (here.place.game.board(by), here.place.game.rules());
        // Where moves are announced, nobody may hear of a capture that no hand was seen to make:
        // the other piece is still in the hand.
        if rules.announcing != Announcing::Off || rules.boards[by] == BoardKind::Pegs {
            let unmet = |mv: &Move| pieces.color_at(mv.to()) == Some(!by);
            fits.retain(|mv| !unmet(mv) || self.hands.has_met(mv.to()));
        }
        match fits[..] {
            [mv] => self.done_by_hand(here, mv, Touches::Told),
            // The referee has seen the pawn there, and has asked.
            [_, ..] if here.place.board_of(by).promotion().is_some() => Vec::new(),
            [first, ..] if fits.iter().all(|mv| mv.is_promotion() && mv.from() == first.from()) => {
                asks_promotion(here, by, fits)
            }
            _ => Vec::new(),
        }
    }

    /// Tells the referee what has happened on a board if this move stands there.
    pub(super) fn done_by_hand(&self, here: Teller<'_>, mv: Move, touches: Touches) -> Vec<Intent> {
        let makes = self.wants(Next::Makes(mv, touches));
        self.moved_unseen(here, mv).into_iter().chain([makes]).collect()
    }

    /// Says once that the board shows no legal move, and why, or that one king stands as for the result.
    pub(super) fn no_move_on(&mut self, here: Teller<'_>, by: Color) -> Vec<Intent> {
        self.one_king(here, by).unwrap_or_else(|| all(self.illegal_on(here, by)))
    }

    /// Says once that the board shows no legal move, and why, if one piece was moved so.
    fn illegal_on(&mut self, here: Teller<'_>, by: Color) -> Vec<Act> {
        let (pieces, before) =
            (here.place.game.board(by).clone(), here.place.game.position().board());
        let come = |color| differs(&pieces, before, color).next().is_some();
        let known = self.compared.illegal.as_ref() == Some(&pieces);
        let silent = here.place.withholds(Aid::LegalMoves);
        if known || silent || !Color::ALL.into_iter().any(come) {
            return Vec::new();
        }
        if let Some(left) = here.left_in_passing(by) {
            self.compared.illegal = Some(pieces);
            return vec![left];
        }
        // What is in a hand may still make a move of it.
        if here.place.board_of(by).piece_off().is_some() {
            return Vec::new();
        }
        let position = here.place.game.position();
        let found = moved(before, &pieces, by).map(|(from, to)| between(from, to, position));
        let come = come_to(before, &pieces);
        self.compared.illegal = Some(pieces);
        let mut acts = match found {
            Some(Err(NotRead::Illegal(illegal))) => here.not_read(&NotRead::Illegal(illegal)),
            // The rook of a castling is still to come, or what a pawn becomes is still to be said.
            Some(Ok(_) | Err(_)) => return Vec::new(),
            None => vec![here.manner.illegal_with(come)],
        };
        acts.extend(self.alarm());
        acts
    }

    /// A finished move of a board that tells nothing else: as if it had been typed.
    fn moved_by_itself(&self, here: Teller<'_>, mv: Move) -> Vec<Intent> {
        let by = self.player(here.place);
        if by != here.place.game.position().turn() {
            return Vec::new();
        }
        here.moves().makes(Purpose::Enter, mv)
    }
}

impl Teller<'_> {
    /// What such a board tells is no legal move. A move that was typed because it was missing, and
    /// that the board tells after all, is none any more, and no mistake.
    fn no_move(&self, text: &str) -> Option<Act> {
        let made = self.place.game.made().last();
        if made.is_some_and(|made| finished_move(text, &made.before) == Some(made.mv)) {
            return None;
        }
        Some(self.manner.said("board-no-move", &[("text", quoted(text).into())]))
    }

    /// The last announcement again.
    pub(super) fn last_move(&self, at: At) -> Vec<Act> {
        self.questions().asks(at, Command::Last).map_or_else(
            |refused| refused,
            |mut acts| {
                let last = self.questions().with_asker(at, |asker| asker.last());
                acts.extend(self.questions().answered(Command::Last, last));
                acts
            },
        )
    }
}

/// Asks what a pawn has become that the board has not told of in the usual order.
fn asks_promotion(here: Teller<'_>, by: Color, moves: Vec<Move>) -> Vec<Intent> {
    if here.place.pending.is_asking() {
        return Vec::new();
    }
    let question = which_piece(&here.place.game, moves);
    vec![Intent::Follow(Effect::AskPromotion(by)), Intent::Open(Open::Ask(question))]
}

/// What has come to a board, and where.
fn come_to(before: &Board, now: &Board) -> Vec<(Piece, Square)> {
    let come = Color::ALL.into_iter().flat_map(|color| differs(now, before, color));
    come.filter_map(|square| Some((now.piece_at(square)?, square))).collect()
}

impl Manner {
    /// That several pieces were put so that no legal move stands: which, and how the board is put right.
    fn illegal_with(&self, come: Vec<(Piece, Square)>) -> Act {
        let narrator = &self.narrator;
        let named = |(piece, square): (Piece, Square)| {
            let values = [("piece", narrator.piece(piece)), ("square", narrator.square(square))];
            narrator.talk.sentence("peg-standing", &values)
        };
        let pieces = narrator.join(come.into_iter().map(named).collect());
        self.said("board-illegal", &[("pieces", pieces)])
    }
}

/// The squares of the one piece of this colour that has gone from one to another.
pub(super) fn moved(before: &Board, now: &Board, by: Color) -> Option<(Square, Square)> {
    let left: Vec<Square> = differs(before, now, by).collect();
    let come: Vec<Square> = differs(now, before, by).collect();
    let ([from], [to]) = (&left[..], &come[..]) else { return None };
    let same = before.piece_at(*from) == now.piece_at(*to);
    // A captured piece is off the board, or nothing is.
    let captured: Vec<Square> = differs(before, now, !by).collect();
    let clean = matches!(captured[..], [] | [_]) && differs(now, before, !by).next().is_none();
    (same && clean).then_some((*from, *to))
}

/// The squares on which a piece of this colour stands on the one board and not on the other.
fn differs(one: &Board, other: &Board, of: Color) -> impl Iterator<Item = Square> {
    let squares = one.by_color(of).into_iter();
    squares
        .filter(move |&square| one.piece_at(square) != other.piece_at(square))
        .collect::<Vec<_>>()
        .into_iter()
}
