//! The player is led, step by step, from how a board stands to how it should stand.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Board, Color, Piece, Position, Square};

use crate::app::session::boards::announced::makes_announced;
use crate::app::session::boards::{Boards, Own, State, since_begin};
use crate::app::session::intent::{Intent, Next, Touches, all};
use crate::app::session::teller::Teller;
use crate::app::session::{Act, Manner, Place};
use crate::guidance::Step;
use crate::laws::{At, Event};
use crate::table::BoardNews;
use crate::voices::Value;
use crate::voices::narrate::role_id;

impl Boards {
    /// Brings a board on: one that has come is compared, one that agrees is played on, and where
    /// something else is to be done now, that is said.
    pub(super) fn follows(&mut self, at: At, here: Teller<'_>, i: usize) -> Vec<Intent> {
        if self.list[i].exercise.is_some() {
            return self.list[i].follows_exercise(at, here);
        }
        let own = &self.list[i];
        // What stands on the board of a player who has sealed is the envelope's affair.
        let is_compared = self.laid(here).is_compared() && !here.place.has_sealed();
        if own.hands.sensed().is_none() || !is_compared || self.laid(here).kind_of(own).is_none() {
            return Vec::new();
        }
        match own.state {
            State::Arriving { .. } => self.compare(at, here, i),
            State::Guided(_) | State::Left if own.is_right(here) => self.join(at, here, i),
            State::Guided(_) if own.contact.catches_up => Vec::new(),
            State::Guided(_) => all(self.list[i].step_or_move_said(at, here)),
            State::Away | State::Left => Vec::new(),
            State::Played => own.keeps_up(here),
        }
    }

    /// A piece in the hand is no difference: the referee knows of it.
    fn compare(&mut self, at: At, here: Teller<'_>, i: usize) -> Vec<Intent> {
        let own = &mut self.list[i];
        own.compared.deaf = own.joined;
        let led = own.state.led();
        if here.place.plays_on_board(own.player(here.place)) && own.hands.agrees() {
            own.state = State::Played;
            let mut wanted = Vec::new();
            if led {
                wanted.push(here.manner.told("board-right", &[]).into());
                wanted.extend(own.noted(at, here, BoardNews::Right).map(Intent::Do));
            }
            wanted.push(own.wants(Next::Compares(Touches::Told)));
            return wanted;
        }
        if own.is_right(here) {
            return self.join(at, here, i);
        }
        if self.list[i].contact.catches_up {
            return Vec::new();
        }
        let seen = self.still_in_hand(at, here, i);
        let seen = seen.or_else(|| self.touched_and_moved(at, here, i));
        if let Some(wanted) = seen.or_else(|| self.seems_in_hand(at, here, i)) {
            return wanted;
        }
        if let Some(wanted) = self.list[i].answered_unheard(here) {
            return wanted;
        }
        let own = &mut self.list[i];
        if led {
            // That it differs was said.
            own.state = State::Guided(None);
            return all(own.step_or_move_said(at, here));
        }
        let led = own.guide(at, here);
        all(led.into_iter().chain(own.asks_for_unheard(here)))
    }

    /// A board that has not told everything lacks one piece of the player to move, and nothing else: that
    /// is most likely in his hand. It may also be lost, so at home it is not touched by that.
    fn seems_in_hand(&mut self, at: At, here: Teller<'_>, i: usize) -> Option<Vec<Intent>> {
        let own = &self.list[i];
        let by = own.player(here.place);
        let game = &here.place.game;
        let mine = by == game.position().turn() && !game.is_behind(by) && here.place.has_game();
        let open = mine && game.underway().on_board().is_none() && game.announced().is_none();
        let missing = game.position().board().occupied() & !own.hands.sensed()?.occupied;
        let square = missing.single_square().filter(|_| open && !game.rules().has_arbiter())?;
        let piece = game.position().board().piece_at(square).filter(|piece| piece.color == by)?;
        let mut without = game.position().board().clone();
        without.discard_piece_at(square);
        if !(own.fits(&without) && own.joined) {
            return None;
        }
        let adjusts =
            (!game.underway().has_touched()).then_some(Intent::untold(Event::Adjusting(by)));
        let lifted = Intent::untold(Event::Lifted(by, square));
        let told = here.manner.of_piece("board-in-hand", piece, square);
        let compares = own.wants(Next::Compares(Touches::Told));
        let joined = self.join(at, here, i).into_iter();
        Some(joined.chain(adjusts).chain([lifted, told.into(), compares]).collect())
    }

    /// A board that was lost with pieces in the hand, and stands so still: they are in the hand
    /// again.
    fn still_in_hand(&mut self, at: At, here: Teller<'_>, i: usize) -> Option<Vec<Intent>> {
        let own = &self.list[i];
        let by = own.player(here.place);
        let (wanted, before) = (own.wanted(here), &own.compared.picture);
        let lifted = Boards::differing(&wanted, before);
        // One's own, and one that is captured.
        let in_hand = matches!(lifted.count(), 1 | 2) && (lifted & before.occupied()).is_empty();
        let position = here.place.game.position();
        // What was lifted to make the opponent's move is not touched.
        let begun = wanted == *position.board() && by == position.turn() && !own.compared.behind;
        let same = begun && own.compared.plies == here.place.game.made().len();
        if !(in_hand && same && here.place.has_game() && own.fits(before)) {
            return None;
        }
        let compares = own.wants(Next::Compares(Touches::Told));
        let again = lifted.into_iter().map(|square| Intent::untold(Event::Lifted(by, square)));
        Some(self.join(at, here, i).into_iter().chain(again).chain([compares]).collect())
    }

    /// Plays on a board that agrees with the game, and says so.
    pub(super) fn join(&mut self, at: At, here: Teller<'_>, i: usize) -> Vec<Intent> {
        let own = &self.list[i];
        if self.laid(here).kind_of(own).is_none() {
            return Vec::new();
        }
        let led = own.state.led();
        let made = own.made_unseen(here);
        let mut wanted = self.joins(here, i);
        let own = &self.list[i];
        let said = here.manner.told(if led { "board-right" } else { "board-plays" }, &[]);
        let noted = own.noted(at, here, BoardNews::Right).filter(|_| led);
        wanted.push(said.into());
        wanted.extend(noted.map(Intent::Do).into_iter().chain(made));
        wanted.push(own.wants(Next::Compares(Touches::Told)));
        wanted
    }

    fn joins(&mut self, here: Teller<'_>, i: usize) -> Vec<Intent> {
        let own = &self.list[i];
        let Some(kind) = self.laid(here).kind_of(own) else { return Vec::new() };
        let mut players = self.laid(here).players_of(own);
        // A shared board stands in the end as its player to move has it.
        players.sort_by_key(|color| *color == here.place.game.position().turn());
        let own = &mut self.list[i];
        own.state = State::Played;
        own.joined = true;
        (own.compared.illegal, own.compared.restored, own.compared.deaf) = (None, false, false);
        players.into_iter().map(|color| Intent::untold(Event::Plays(color, kind))).collect()
    }

    /// A board that is played on goes on with the game, or is put right.
    pub(super) fn kept_up(
        &mut self,
        at: At,
        here: Teller<'_>,
        i: usize,
        taken_back: bool,
    ) -> Vec<Intent> {
        let own = &mut self.list[i];
        own.sees(here);
        // What is in a hand is no difference, unless it has to go back.
        let goes_back = taken_back || own.compared.restored;
        if own.state != State::Played || own.hands.agrees() && !goes_back {
            return Vec::new();
        }
        if !own.is_right(here) && own.contact.catches_up {
            own.state = State::Arriving { led: false };
            return Vec::new();
        }
        if !own.is_right(here) {
            return all(own.guide(at, here));
        }
        // It went right with what has just been told.
        let (made, compares) = (own.made_unseen(here), own.wants(Next::Compares(Touches::Untold)));
        self.joins(here, i).into_iter().chain(made).chain([compares]).collect()
    }

    /// What was told of the boards while somebody was not there to hear it: that they are played on, are
    /// gone, or what has to be done next on those that are being put right.
    pub(in crate::app::session) fn told_again(&self, here: Teller<'_>) -> Vec<Act> {
        let manner = here.manner;
        let told = |own: &Own| match &own.state {
            State::Guided(step) => {
                let step = step.map(|step| manner.of_step(step));
                [manner.told("board-differs", &[])].into_iter().chain(step).collect()
            }
            State::Away => {
                own.contact.loss.iter().map(|loss| manner.loss_said(loss, false)).collect()
            }
            State::Played if here.place.plays_on_board(own.player(here.place)) => {
                vec![manner.told("board-plays", &[])]
            }
            State::Played | State::Arriving { .. } | State::Left => Vec::new(),
        };
        self.list.iter().flat_map(told).collect()
    }

    /// A position was restored, or the touch of a player waived: boards are compared with it, also
    /// where a piece is in the hand.
    pub(in crate::app::session) fn go_back(&mut self, place: &Place, of: Option<Color>) {
        if of.is_none_or(|of| place.is_here(of)) {
            self.list.iter_mut().for_each(|own| own.compared.restored = true);
        }
    }
}

impl Own {
    pub(super) fn wanted(&self, here: Teller<'_>) -> Board {
        let game = || here.place.game.wanted(self.player(here.place));
        self.exercise.as_ref().map_or_else(game, |exercise| exercise.position.board().clone())
    }

    pub(super) fn agrees(&self, here: Teller<'_>) -> bool {
        self.fits(&self.wanted(here))
    }

    /// Whether it stands as it should, or as after a move that was announced and is not made yet.
    fn is_right(&self, here: Teller<'_>) -> bool {
        self.agrees(here) || self.shows_announced(here.place).is_some()
    }

    /// The announced move, made while nothing on the board was a deed: from where the pieces stand once the
    /// board is played on.
    fn made_unseen(&self, here: Teller<'_>) -> Vec<Intent> {
        let said = self.shows_announced(here.place).filter(|_| !self.agrees(here));
        let Some(said) = said else { return Vec::new() };
        let made = makes_announced(&said, said.before.board()).into_iter();
        let is_told = |event: &Event| matches!(event, Event::Seated(..));
        made.map(|it| if is_told(&it) { Intent::happen(it) } else { Intent::untold(it) }).collect()
    }

    /// Between two players on one board a move is executed by being made.
    fn executed_at_once(&self, here: Teller<'_>) -> Option<Intent> {
        let turn = here.place.game.position().turn();
        if self.whose(here.place).is_some() {
            return None;
        }
        let made = here
            .place
            .game
            .announced()
            .filter(|said| here.place.game.underway().on_board() == Some(*said));
        let waits = made.is_some() && here.place.game.wanted(!turn) != here.place.game.wanted(turn);
        let by = if waits {
            Some(!turn)
        } else {
            Some(turn).filter(|_| here.place.game.is_behind(turn))
        };
        by.map(|by| Intent::untold(Event::Executed(by)))
    }

    /// Begins to lead.
    pub(super) fn guide(&mut self, at: At, here: Teller<'_>) -> Vec<Act> {
        let was_led = self.state.led();
        self.state = State::Guided(None);
        self.compared.restored = false;
        let mut acts = self.alarm();
        acts.extend(self.noted(at, here, BoardNews::Wrong).filter(|_| !was_led));
        acts.push(here.manner.told("board-differs", &[]));
        acts.extend(self.step_said(at, here));
        acts
    }

    /// Says what is to be done next, or which move can be typed, if that was not said last.
    /// While a board is set up for the first time, what it looks like is no move.
    fn step_or_move_said(&mut self, at: At, here: Teller<'_>) -> Vec<Act> {
        let step = self.step_said(at, here);
        let unheard = if self.joined { self.asks_for_unheard(here) } else { None };
        step.into_iter().chain(unheard).collect()
    }

    /// Says what is to be done next, if that was not said last.
    pub(super) fn step_said(&mut self, at: At, here: Teller<'_>) -> Option<Act> {
        let step = self.step_to(&self.goal(here));
        if self.state == State::Guided(step) {
            return None;
        }
        self.state = State::Guided(step);
        self.waits_for_step(at, here, step);
        step.map(|step| here.manner.of_step(step))
    }

    /// Something else than hands may have changed what should stand on a board, or something was
    /// done on it that was no part of the game.
    fn keeps_up(&self, here: Teller<'_>) -> Vec<Intent> {
        let looks = self.wants(Next::LooksAgain);
        self.executed_at_once(here).into_iter().chain([looks]).collect()
    }

    /// The hands are told where the referee has the board otherwise than it was.
    pub(super) fn looks_again(&mut self, at: At, here: Teller<'_>) -> Vec<Intent> {
        let jumped = *here.place.game.board(self.player(here.place)) != self.compared.picture;
        let taken_back = here.place.game.made().len() < self.compared.plies;
        let mut wanted = Vec::new();
        if jumped {
            wanted.extend(self.compare_hands(at, here, Touches::Told));
        }
        wanted.push(self.wants(Next::KeepsUp { taken_back }));
        wanted
    }

    /// Lets the hands know how the referee has the board now.
    pub(super) fn compare_hands(
        &mut self,
        at: At,
        here: Teller<'_>,
        touches: Touches,
    ) -> Vec<Intent> {
        self.sees(here);
        let now = since_begin(at);
        self.sensed(here, touches, |hands, scene| hands.time_passed(now, scene))
    }
}

impl Manner {
    /// Says a step.
    pub(in crate::app::session) fn of_step(&self, step: Step) -> Act {
        let narrator = &self.narrator;
        let (id, squares, piece) = match step {
            Step::Turn => ("board-turn", [None, None], None),
            Step::Swap(one, other) => ("board-swap", [Some(one), Some(other)], None),
            Step::Carry(from, to, piece) => ("board-carry", [Some(from), Some(to)], Some(piece)),
            Step::Take(square, None) => ("board-take", [Some(square), None], None),
            Step::Take(square, Some(piece)) => {
                ("board-take-man", [Some(square), None], Some(piece))
            }
            Step::Put(square, piece) => ("board-put", [Some(square), None], Some(piece)),
        };
        let [square, to] = squares
            .map(|square| square.map_or_else(|| "".into(), |square| narrator.square(square)));
        let piece = piece.map_or_else(|| Value::from(""), |piece| self.the_piece(piece));
        let values = [("square", square), ("to", to), ("man", piece)];
        self.said(id, &values)
    }

    /// Says something of a piece that is taken off a square.
    pub(super) fn of_man(&self, id: &str, piece: Piece, square: Square) -> Act {
        let square = ("square", self.narrator.square(square));
        self.said(id, &[("man", self.the_piece(piece)), square])
    }

    /// A piece as it is taken and put, with its article.
    fn the_piece(&self, piece: Piece) -> Value {
        let color = piece.color.fold_wb("white", "black");
        let who = format!("{color}-{}", role_id(piece.role));
        self.narrator.talk.sentence("board-man", &[("who", who.into())]).into()
    }
}
