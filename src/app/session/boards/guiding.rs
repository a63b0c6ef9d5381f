//! The player is led, step by step, from how a board stands to how it should stand.

use shakmaty::{Board, Color, Piece, Position};

use crate::app::session::boards::{Boards, Own, State, Touches, since_begin};
use crate::app::session::{Act, Manner, Session};
use crate::guidance::Step;
use crate::laws::{At, Event};
use crate::sensing::{Hands, Scene};
use crate::table::BoardNews;
use crate::voices::Value;
use crate::voices::narrate::role_id;

impl Session {
    /// Brings a board on: one that has come is compared, one that agrees is played on, and where
    /// something else is to be done now, that is said.
    pub(super) fn follows(&mut self, at: At, i: usize) -> Vec<Act> {
        let own = &self.boards.list[i];
        // What stands on the board of a player who has sealed is the envelope's affair.
        let is_compared = self.is_compared() && !self.place.has_sealed();
        if own.hands.sensed().is_none() || !is_compared || self.kind_of(own).is_none() {
            return Vec::new();
        }
        match own.state {
            State::Arriving { .. } => self.compare(at, i),
            State::Guided(_) | State::Left if self.agrees(i) => self.join(at, i),
            State::Guided(_) => self.step_said(at, i),
            State::Away | State::Left => Vec::new(),
            State::Played => self.keeps_up(at, i),
        }
    }

    pub(super) fn wanted(&self, i: usize) -> Board {
        self.place.game.wanted(self.place.player_of(&self.boards.list[i]))
    }

    fn agrees(&self, i: usize) -> bool {
        self.boards.list[i].fits(&self.wanted(i))
    }

    /// A man in the hand is no difference: the referee knows of it.
    fn compare(&mut self, at: At, i: usize) -> Vec<Act> {
        let own = &self.boards.list[i];
        let led = own.state.led();
        if self.place.plays_on_board(self.place.player_of(own)) && own.hands.agrees() {
            self.boards.list[i].state = State::Played;
            let mut acts = Vec::new();
            if led {
                acts.push(self.told("board-right", &[]));
                acts.extend(self.noted(at, i, BoardNews::Right));
            }
            acts.extend(self.compared(at, i));
            return acts;
        }
        if self.agrees(i) {
            return self.join(at, i);
        }
        if let Some(acts) = self.still_in_hand(at, i) {
            return acts;
        }
        if led {
            // That it differs was said.
            self.boards.list[i].state = State::Guided(None);
            return self.step_said(at, i);
        }
        self.guide(at, i)
    }

    /// A board that was lost with men in the hand, and stands so still: they are in the hand again.
    fn still_in_hand(&mut self, at: At, i: usize) -> Option<Vec<Act>> {
        let own = &self.boards.list[i];
        let by = self.place.player_of(own);
        let (wanted, before) = (self.wanted(i), &own.compared.picture);
        let lifted = Boards::differing(&wanted, before);
        // One's own, and one that is captured.
        let in_hand = matches!(lifted.count(), 1 | 2) && (lifted & before.occupied()).is_empty();
        let position = self.place.game.position();
        let begun = wanted == *position.board() && by == position.turn();
        let same = begun && own.compared.plies == self.place.game.made().len();
        if !(in_hand && same && self.has_game() && own.fits(before)) {
            return None;
        }
        let mut acts = self.join(at, i);
        for square in lifted {
            acts.extend(self.event_untold(at, Event::Lifted(by, square)));
        }
        acts.extend(self.compared(at, i));
        Some(acts)
    }

    /// Plays on a board that agrees with the game, and says so.
    fn join(&mut self, at: At, i: usize) -> Vec<Act> {
        let own = &self.boards.list[i];
        if self.kind_of(own).is_none() {
            return Vec::new();
        }
        let led = own.state.led();
        let mut acts = self.joins(at, i);
        acts.push(self.told(if led { "board-right" } else { "board-plays" }, &[]));
        acts.extend(self.noted(at, i, BoardNews::Right).filter(|_| led));
        acts.extend(self.compared(at, i));
        acts
    }

    fn joins(&mut self, at: At, i: usize) -> Vec<Act> {
        let own = &self.boards.list[i];
        let Some(kind) = self.kind_of(own) else { return Vec::new() };
        let mut acts = Vec::new();
        for color in self.players_of(own) {
            acts.extend(self.plays(at, color, kind));
        }
        let own = &mut self.boards.list[i];
        own.state = State::Played;
        let id = own.id;
        own.compared.illegal = None;
        self.boards.restored.retain(|restored| *restored != id);
        acts
    }

    /// Lets the hands know how the referee has the board now.
    fn compared(&mut self, at: At, i: usize) -> Vec<Act> {
        self.sees(i);
        let now = since_begin(at);
        self.sensed(at, i, Touches::Told, |hands, scene| hands.time_passed(now, scene))
    }

    /// Between two players on one board a move is executed by being made.
    fn executed_at_once(&mut self, at: At, i: usize) -> Vec<Act> {
        let turn = self.place.game.position().turn();
        if self.place.whose(&self.boards.list[i]).is_some() {
            return Vec::new();
        }
        let made =
            self.place.game.announced().filter(|said| self.place.game.on_board() == Some(*said));
        let waits = made.is_some() && self.place.game.wanted(!turn) != self.place.game.wanted(turn);
        let by = if waits {
            Some(!turn)
        } else {
            Some(turn).filter(|_| self.place.game.is_behind(turn))
        };
        by.map(|by| self.event_untold(at, Event::Executed(by))).unwrap_or_default()
    }

    /// Something else than hands may have changed what should stand on a board, or something was
    /// done on it that was no part of the game.
    fn keeps_up(&mut self, at: At, i: usize) -> Vec<Act> {
        let mut acts = self.executed_at_once(at, i);
        let own = &self.boards.list[i];
        let jumped = *self.place.game.board(self.place.player_of(own)) != own.compared.picture;
        let taken_back = self.place.game.made().len() < own.compared.plies;
        if jumped {
            acts.extend(self.compared(at, i));
        }
        self.sees(i);
        let own = &self.boards.list[i];
        // What is in a hand is no difference, unless it has to go back.
        let goes_back = taken_back || self.boards.restored.contains(&own.id);
        if own.state != State::Played || own.hands.agrees() && !goes_back {
            return acts;
        }
        if self.agrees(i) {
            // It went right with what has just been told.
            acts.extend(self.joins(at, i));
            self.sees(i);
            let now = since_begin(at);
            let compared = |hands: &mut Hands, scene: Scene<'_>| hands.time_passed(now, scene);
            acts.extend(self.sensed(at, i, Touches::Untold, compared));
        } else {
            acts.extend(self.guide(at, i));
        }
        acts
    }

    /// Begins to lead.
    pub(super) fn guide(&mut self, at: At, i: usize) -> Vec<Act> {
        let own = &mut self.boards.list[i];
        let (id, was_led) = (own.id, own.state.led());
        own.state = State::Guided(None);
        self.boards.restored.retain(|restored| *restored != id);
        let mut acts = self.boards.list[i].alarm();
        acts.extend(self.noted(at, i, BoardNews::Wrong).filter(|_| !was_led));
        acts.push(self.told("board-differs", &[]));
        acts.extend(self.step_said(at, i));
        acts
    }

    /// Says what is to be done next, if that was not said last.
    fn step_said(&mut self, at: At, i: usize) -> Vec<Act> {
        let step = self.boards.list[i].step_to(&self.wanted(i));
        if self.boards.list[i].state == State::Guided(step) {
            return Vec::new();
        }
        self.boards.list[i].state = State::Guided(step);
        self.waits_for_step(at, i, step);
        step.map(|step| self.manner.of_step(step)).into_iter().collect()
    }

    /// A position was restored, or the touch of a player waived: boards are compared with it, also
    /// where a piece is in the hand.
    pub(in crate::app::session) fn boards_go_back(&mut self, of: Option<Color>) {
        if of.is_none_or(|of| self.place.is_here(of)) {
            self.boards.restored = self.boards.list.iter().map(|own| own.id).collect();
        }
    }

    /// The step that a player is being led by, if one is.
    pub(in crate::app::session) fn guided(&self) -> Option<Act> {
        let step = |own: &Own| match own.state {
            State::Guided(step) => step,
            _ => None,
        };
        self.boards.list.iter().find_map(step).map(|step| self.manner.of_step(step))
    }
}

impl Manner {
    /// Says a step.
    pub(in crate::app::session) fn of_step(&self, step: Step) -> Act {
        let narrator = &self.narrator;
        let (id, squares, man) = match step {
            Step::Turn => ("board-turn", [None, None], None),
            Step::Swap(one, other) => ("board-swap", [Some(one), Some(other)], None),
            Step::Carry(from, to, man) => ("board-carry", [Some(from), Some(to)], Some(man)),
            Step::Take(square, None) => ("board-take", [Some(square), None], None),
            Step::Take(square, Some(man)) => ("board-take-man", [Some(square), None], Some(man)),
            Step::Put(square, man) => ("board-put", [Some(square), None], Some(man)),
        };
        let [square, to] = squares
            .map(|square| square.map_or_else(|| "".into(), |square| narrator.square(square)));
        let man = man.map_or_else(|| Value::from(""), |man| self.the_man(man));
        let values = [("square", square), ("to", to), ("man", man)];
        self.said(id, &values)
    }

    /// A man as it is taken and put, with its article.
    fn the_man(&self, man: Piece) -> Value {
        let color = man.color.fold_wb("white", "black");
        let who = format!("{color}-{}", role_id(man.role));
        self.narrator.talk.sentence("board-man", &[("who", who.into())]).into()
    }
}
