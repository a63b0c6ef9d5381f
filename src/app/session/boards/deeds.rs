//! What hands do on a board that counts, as events of the game.

use shakmaty::{Board, Color, Move, Piece, Position, Role, Square, uci::UciMove};

use crate::app::session::boards::{Boards, Own, State, Touches, since_begin};
use crate::app::session::dialog::{Dialog, Intent};
use crate::app::session::telling::Tell;
use crate::app::session::{Act, Manner, Place, Session};
use crate::command::Command;
use crate::laws::touch::captures;
use crate::laws::{Announcing, At, BoardKind, Effect, Event, Ruling, Spoken};
use crate::notation::{NotRead, read};
use crate::sensing::Deed;
use crate::table::Aid;
use crate::voices::Value;
use crate::voices::narrate::quoted;

impl Session {
    pub(super) fn deed(&mut self, at: At, i: usize, deed: Deed, tells: Touches) -> Vec<Act> {
        self.boards.list[i].button.hushed = false;
        let own = &self.boards.list[i];
        let used = self.has_game() && !self.is_left_over(own);
        let counts = own.state == State::Played && used;
        match deed {
            // A man that is lifted where that counts has been named already.
            Deed::ReadBack(square) if own.state == State::Played && !counts => {
                match self.asks_for(at, Aid::PositionReadout) {
                    Ok(mut acts) => {
                        acts.push(self.read_back(i, square));
                        acts
                    }
                    Err(refused) => refused,
                }
            }
            Deed::Lifted(square) if counts => {
                let acts = self.lifted(at, i, square, tells);
                self.waits_for_press(at, i);
                acts
            }
            Deed::Seated(square, man) if counts => {
                let acts = self.seated(at, i, square, man, tells);
                self.waits_for_press(at, i);
                acts
            }
            Deed::Rests if counts => self.rests(at, i),
            Deed::Lingers if counts => self.lingers(i),
            Deed::Moved(mv) if counts => self.moved_by_itself(at, i, mv),
            Deed::NoMove(text) if counts => {
                vec![self.said("board-no-move", &[("text", quoted(&text).into())])]
            }
            Deed::TakenBack if counts => match self.asks(at, Command::Takeback) {
                Ok(mut acts) => {
                    acts.extend(self.ask_take_back());
                    acts
                }
                Err(refused) => refused,
            },
            Deed::Knocked if counts => self.knocked(at, i),
            Deed::Flickers(square) => vec![self.manner.of_square("board-flickers", square)],
            Deed::Doubtful(square) => vec![self.manner.of_square("board-doubtful", square)],
            Deed::Returned(from, to, man) if used => self.returned(at, i, (from, to, man)),
            Deed::Muted(square, touched) => self.left_out(at, i, square, touched && used),
            Deed::Steady(square) => vec![self.manner.of_square("board-steady", square)],
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

    /// The first men that fell count as touched until more have fallen. Nobody has touched them: at
    /// home that is taken back, with whatever else was begun; an arbiter decides that himself.
    fn knocked(&mut self, at: At, i: usize) -> Vec<Act> {
        let by = self.place.player_of(&self.boards.list[i]);
        let begun = by == self.place.game.position().turn() && !self.place.game.is_behind(by);
        let before = !self.place.game.has_touched() && self.place.game.on_board().is_none();
        let undone =
            match (self.place.game.rules().has_arbiter(), self.place.occasion.is_rehearsal()) {
                (false, _) => Some(Event::TakenBack(0)),
                // Where nobody else decides, as an arbiter would (7.4).
                (true, true) => Some(Event::Ruled(Ruling::Restored(self.place.plies()))),
                (true, false) => None,
            };
        let Some(undone) = undone.filter(|_| begun && !before) else {
            return vec![self.told("board-knocked", &[])];
        };
        let mut acts = self.event_untold(at, undone);
        acts.push(self.told("board-knocked-untouched", &[]));
        acts
    }

    fn lifted(&mut self, at: At, i: usize, square: Square, touches: Touches) -> Vec<Act> {
        let by = self.place.hand_on(&self.boards.list[i], square);
        let mut acts = self.left_by_last(at, i, by);
        self.drop_question(square);
        let Some(man) = self.place.game.board(by).piece_at(square) else { return acts };
        let tell = touches.tell(Tell::Lifted(square, man));
        acts.extend(self.event_told(at, Event::Lifted(by, square), tell));
        self.boards.hand = Some(by);
        self.sees(i);
        acts
    }

    /// Who goes on upon a shared board shows that his opponent's hand is off: without a button that
    /// presses the clock, so that it runs for him who thinks.
    fn left_by_last(&mut self, at: At, i: usize, by: Color) -> Vec<Act> {
        let turn = self.place.game.position().turn();
        let off = self.place.game.rules().announcing == Announcing::Off;
        if by == turn
            || !off
            || self.boards.list[i].button.there
            || self.place.game.on_board().is_none()
        {
            return Vec::new();
        }
        self.event(at, Event::ClockPressed(turn))
    }

    /// What a pawn becomes is not asked any more when it is taken off the last rank.
    fn drop_question(&mut self, square: Square) {
        let becomes = |mv: &Move| mv.is_promotion() && mv.to() == square;
        self.pending.close_choice(becomes);
    }

    fn seated(
        &mut self,
        at: At,
        i: usize,
        square: Square,
        man: Piece,
        touches: Touches,
    ) -> Vec<Act> {
        let by = self.place.player_of(&self.boards.list[i]);
        let by = self
            .boards
            .hand
            .filter(|_| self.place.whose(&self.boards.list[i]).is_none())
            .unwrap_or(by);
        let tell = touches.tell(Tell::Seated(square));
        let acts = self.event_told(at, Event::Seated(by, square, Some(man)), tell);
        self.sees(i);
        acts
    }

    /// Remembers the men as the referee has them now.
    pub(super) fn sees(&mut self, i: usize) {
        let color = self.place.player_of(&self.boards.list[i]);
        let (picture, plies) = (self.place.game.board(color).clone(), self.place.game.made().len());
        let own = &mut self.boards.list[i];
        (own.compared.picture, own.compared.plies) = (picture, plies);
    }

    /// The hands have left the board alone for a while.
    fn rests(&mut self, at: At, i: usize) -> Vec<Act> {
        let by = self.place.player_of(&self.boards.list[i]);
        if let Some((before, after)) = self.place.to_execute(by) {
            let men = self.place.game.board(by);
            let others = Boards::differing(men, &after) & !Boards::differing(&before, &after);
            return if others.is_empty() { Vec::new() } else { self.guide(at, i) };
        }
        if by != self.place.game.position().turn() {
            return Vec::new();
        }
        let mut acts = self.finds_move(at, i);
        let off = self.place.game.rules().announcing == Announcing::Off;
        acts.extend(match self.place.stands_on(by) {
            // Whether the king has castled or gone, only the player can say.
            Some(mv)
                if self.place.game.on_board().is_none() && self.place.game.may_still_castle(mv) =>
            {
                self.where_it_stands()
            }
            Some(_) if off && !self.boards.list[i].button.there => {
                self.event(at, Event::ClockPressed(by))
            }
            // He seals it when he likes, and announces nothing (I.1).
            Some(_) if self.place.has_to_seal() => Vec::new(),
            // At a table a move that is made was told when it was.
            Some(_) if self.place.occasion.is_match() && self.place.game.on_board().is_some() => {
                Vec::new()
            }
            Some(_) if !off && self.place.game.announced().is_none() => self.where_it_stands(),
            Some(_) => Vec::new(),
            None if self.stands_blindly(by).is_some() && self.place.game.announced().is_none() => {
                self.where_it_stands()
            }
            None => self.illegal_on(i, by),
        });
        acts
    }

    /// Asks whether a move is done that a board cannot have seen to its end: a man who thinks with a
    /// man in his hand has made none.
    pub(super) fn lingers(&self, i: usize) -> Vec<Act> {
        let by = self.place.player_of(&self.boards.list[i]);
        let mine = by == self.place.game.position().turn() && !self.place.game.is_behind(by);
        let waits = self.place.stands_on(by).is_some() || self.place.game.unpressed().is_some();
        let asks = mine && !waits && !self.pending.is_asking();
        let own = &self.boards.list[i];
        let fits = own.hands.fits(self.place.game.position());
        let said = || match fits[..] {
            [mv] if own.button.there => {
                self.manner.press_it(&Spoken { before: self.place.game.position().clone(), mv })
            }
            _ => self.told("board-lingers", &[]),
        };
        asks.then(said).into_iter().collect()
    }

    /// Finds the move that a board cannot have seen being made: a man that was replaced at once, or
    /// a piece that a pawn has become.
    pub(super) fn finds_move(&mut self, at: At, i: usize) -> Vec<Act> {
        let own = &self.boards.list[i];
        let by = self.place.player_of(own);
        let mine = by == self.place.game.position().turn() && !self.place.game.is_behind(by);
        if !mine || self.place.stands_on(by).is_some() {
            return Vec::new();
        }
        let mut fits = own.hands.fits(self.place.game.position());
        let (men, rules) = (self.place.game.board(by), self.place.game.rules());
        // Where moves are announced, nobody may hear of a capture that no hand was seen to make: the
        // other man is still in the hand.
        if rules.announcing != Announcing::Off || rules.boards[by] == BoardKind::Pegs {
            let unmet = |mv: &Move| men.color_at(mv.to()) == Some(!by);
            fits.retain(|mv| !unmet(mv) || own.hands.has_met(mv.to()));
        }
        match fits[..] {
            [mv] => self.done_by_hand(at, i, mv, Touches::Told),
            [first, ..] if fits.iter().all(|mv| mv.is_promotion() && mv.from() == first.from()) => {
                self.asks_promotion(at, by, fits)
            }
            _ => Vec::new(),
        }
    }

    /// Asks what a pawn has become that the board has not told of in the usual order.
    fn asks_promotion(&mut self, at: At, by: Color, moves: Vec<Move>) -> Vec<Act> {
        if self.pending.is_asking() {
            return Vec::new();
        }
        let asks = Effect::AskPromotion(by);
        let said = self.words_of(&asks);
        let acts = self.follows_from(at, &asks, said, Tell::Usual);
        self.chooses_promotion(moves);
        acts
    }

    fn chooses_promotion(&mut self, moves: Vec<Move>) {
        let off = self.place.game.rules().announcing == Announcing::Off;
        let intent = if off { Intent::Enter } else { Intent::Announce };
        self.pending.ask(Dialog::Choose(moves, intent));
    }

    /// Tells the referee what has happened on a board if this move stands there.
    fn done_by_hand(&mut self, at: At, i: usize, mv: Move, touches: Touches) -> Vec<Act> {
        let mut acts = self.moved_unseen(at, i, mv);
        let deeds = self.deeds(i, |hands, scene| hands.as_move(mv, scene).unwrap_or_default());
        acts.extend(deeds.into_iter().flat_map(|deed| self.deed(at, i, deed, touches)));
        acts
    }

    /// The board on which a player plays, if what he does there counts now.
    pub(super) fn played_by(&self, by: Color) -> Option<usize> {
        let his = |own: &Own| own.state == State::Played && self.players_of(own).contains(&by);
        let board = self.boards.list.iter().position(his);
        board.filter(|_| self.place.plays_on_board(by) && self.has_game())
    }

    /// A player says by what he does that his hand is off the men: what stands now is his move.
    pub(super) fn hand_off(&mut self, at: At, by: Color) -> Vec<Act> {
        let Some(i) = self.played_by(by) else { return Vec::new() };
        let now = since_begin(at);
        let mut acts = self.sensed(at, i, Touches::Told, |hands, scene| hands.settle(now, scene));
        acts.extend(self.finds_move(at, i));
        acts
    }

    /// A player names his move: his hand is off the man, and if the board can stand so, it does.
    pub(in crate::app::session) fn named_by_hand(&mut self, at: At, mv: Move) -> Vec<Act> {
        let by = self.place.me();
        let Some(i) = self.played_by(by) else { return Vec::new() };
        let now = since_begin(at);
        let mut acts = self.sensed(at, i, Touches::Untold, |hands, scene| hands.settle(now, scene));
        if self.place.stands_on(by) != Some(mv) {
            acts.extend(self.done_by_hand(at, i, mv, Touches::Untold));
        }
        acts
    }

    /// Says once that what stands on the board is no legal move, and why, if one man was moved so.
    pub(super) fn illegal_on(&mut self, i: usize, by: Color) -> Vec<Act> {
        let (men, before) = (self.place.game.board(by).clone(), self.place.game.position().board());
        let come = |color| differs(&men, before, color).next().is_some();
        let known = self.boards.list[i].compared.illegal.as_ref() == Some(&men);
        let silent = self.withholds(Aid::LegalMoves);
        if known || silent || !Color::ALL.into_iter().any(come) {
            return Vec::new();
        }
        let text = moved(before, &men, by);
        let found =
            text.map(|text| read(&text, &self.manner.vocabularies(), self.place.game.position()));
        self.boards.list[i].compared.illegal = Some(men);
        let mut acts = match found {
            Some(Err(NotRead::Illegal(illegal))) => self.not_read(&NotRead::Illegal(illegal)),
            // The rook of a castling is still to come, or what a pawn becomes is still to be said.
            Some(Ok(_) | Err(_)) => return Vec::new(),
            None => vec![self.said("refused-illegal-move", &[])],
        };
        acts.extend(self.boards.list[i].alarm());
        acts
    }

    /// Says what stands on a square of a board.
    fn read_back(&self, i: usize, square: Square) -> Act {
        let men = self.place.game.board(self.place.player_of(&self.boards.list[i]));
        match men.piece_at(square) {
            Some(man) => self.manner.of_man("board-lifted", man, square),
            None => self.said("board-empty", &[("square", self.manner.narrator.square(square))]),
        }
    }

    /// Asks for the piece that a pawn becomes which stands on the last rank of a board.
    pub(in crate::app::session) fn board_promotes(&mut self, by: Color) {
        let men = self.place.game.board(by);
        let pawn = Piece { color: by, role: Role::Pawn };
        let stands = |mv: &Move| {
            let left = mv.from().is_some_and(|from| men.piece_at(from).is_none());
            mv.is_promotion() && left && men.piece_at(mv.to()) == Some(pawn)
        };
        let moves: Vec<Move> =
            self.place.game.position().legal_moves().into_iter().filter(stands).collect();
        if !moves.is_empty() && self.place.plays_on_board(by) {
            self.chooses_promotion(moves);
        }
    }

    /// A finished move of a board that tells nothing else: as if it had been typed.
    fn moved_by_itself(&mut self, at: At, i: usize, mv: Move) -> Vec<Act> {
        let by = self.place.player_of(&self.boards.list[i]);
        if by != self.place.game.position().turn() {
            return Vec::new();
        }
        self.carry_out(at, Intent::Enter, mv)
    }

    /// The last announcement again.
    pub(super) fn last_move(&self, at: At) -> Vec<Act> {
        self.asks(at, Command::Last).map_or_else(
            |refused| refused,
            |mut acts| {
                let last = self.with_asker(at, |asker| asker.last());
                acts.extend(self.answered(Command::Last, last));
                acts
            },
        )
    }
}

impl Place {
    /// Whose hand it is that lifts a man off a shared board: that of the player to move. Once he has
    /// made his move, his opponent goes on, with a man of his own or with one that he can capture,
    /// unless the clock is pressed by hand: then nobody goes on before.
    fn hand_on(&self, own: &Own, square: Square) -> Color {
        let turn = self.player_of(own);
        let made = self.game.on_board().filter(|_| self.whose(own).is_none());
        let after = made.and_then(|mv| self.game.position().clone().play(mv).ok());
        let Some(after) = after else { return turn };
        let captured = |mv: &Move| captures(*mv) == Some(square);
        let goes_on = !own.button.there && after.legal_moves().iter().any(captured);
        let man = self.game.board(turn).color_at(square);
        if goes_on { !turn } else { man.unwrap_or(turn) }
    }

    /// The men before and after the opponent's move, while this player has still to execute it.
    pub(super) fn to_execute(&self, by: Color) -> Option<(Board, Board)> {
        let position = self.game.position();
        if self.game.is_behind(by) {
            let last = self.game.made().last()?;
            return Some((last.before.board().clone(), position.board().clone()));
        }
        let mv = self.game.announced().filter(|_| by != position.turn())?;
        let after = Spoken { before: position.clone(), mv }.after();
        Some((position.board().clone(), after.board().clone()))
    }

    /// The legal move that stands on the board of the player to move, made or only seated.
    pub(in crate::app::session) fn stands_on(&self, by: Color) -> Option<Move> {
        let position = self.game.position();
        if by != position.turn() {
            return None;
        }
        let men = self.game.board(by);
        let after = |mv: Move| position.clone().play(mv).is_ok_and(|after| after.board() == men);
        let seated = || position.legal_moves().into_iter().find(|&mv| after(mv));
        let on_board = self.game.on_board();
        on_board.or_else(|| seated().filter(|_| self.plays_on_board(by)))
    }

    /// The squares of the one man that this player has moved on his board where no legal move stands.
    pub(in crate::app::session) fn stands_illegally(&self, by: Color) -> Option<UciMove> {
        let mine = self.plays_on_board(by) && by == self.game.position().turn();
        if !mine || self.stands_on(by).is_some() {
            return None;
        }
        moved(self.game.position().board(), self.game.board(by), by)?.parse().ok()
    }
}

impl Manner {
    pub(super) fn board_value(&self, own: &Own) -> Option<Value> {
        let (make, port) = own.contact.found.as_ref()?;
        let values = [("make", make.title().into()), ("port", port.as_str().into())];
        Some(self.narrator.talk.sentence("board-name", &values).into())
    }
}

/// The squares of the one man of this colour that has gone from one to another, as a move is typed.
fn moved(before: &Board, now: &Board, by: Color) -> Option<String> {
    let left: Vec<Square> = differs(before, now, by).collect();
    let come: Vec<Square> = differs(now, before, by).collect();
    let ([from], [to]) = (&left[..], &come[..]) else { return None };
    let same = before.piece_at(*from) == now.piece_at(*to);
    // A captured man is off the board, or nothing is.
    let captured: Vec<Square> = differs(before, now, !by).collect();
    let clean = matches!(captured[..], [] | [_]) && differs(now, before, !by).next().is_none();
    (same && clean).then(|| format!("{from}{to}"))
}

/// The squares on which a man of this colour stands on the one board and not on the other.
fn differs(one: &Board, other: &Board, of: Color) -> impl Iterator<Item = Square> {
    let squares = one.by_color(of).into_iter();
    squares
        .filter(move |&square| one.piece_at(square) != other.piece_at(square))
        .collect::<Vec<_>>()
        .into_iter()
}
