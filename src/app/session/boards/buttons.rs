//! The buttons of a board and the lever of its clock.

use std::time::Duration;

use shakmaty::{Color, Position, Square};

use crate::app::order::Output;
use crate::app::session::boards::State;
use crate::app::session::{Act, Place, Session};
use crate::command::Command;
use crate::laws::{Announcing, At, Effect, Event};
use crate::pegboard::{Button, Pressed, Times};

/// How long a board may need to tell what was moved before a lever was pressed: it is asked again
/// for half a second whether what it says stays so, and longer on a bad line.
const TOLD: Duration = Duration::from_secs(2);

impl Session {
    pub(super) fn button(&mut self, at: At, i: usize, button: Button, how: Pressed) -> Vec<Act> {
        self.boards.list[i].button.there = true;
        let mut acts = vec![Act::Out(Output::Hush)];
        if self.is_left_over(&self.boards.list[i]) {
            acts.push(self.said("board-left-over", &[]));
            return acts;
        }
        if !self.has_game() {
            acts.extend(self.no_game_for_button());
            return acts;
        }
        let own = &self.boards.list[i];
        let owner = button.owner().filter(|_| self.place.whose(own).is_none());
        let by = owner.unwrap_or(self.place.player_of(own));
        acts.extend(match (button, how) {
            (Button::Confirm | Button::ConfirmOf(_), Pressed::Short) => {
                self.confirmed_by_button(at, i, by)
            }
            (Button::Confirm | Button::ConfirmOf(_), Pressed::Long) => self.last_move(at),
            (Button::Clock | Button::ClockOf(_), _) => self.presses(at, by),
            (Button::Other(_), _) => Vec::new(),
        });
        acts
    }

    /// Whether a button was pressed at a board of two players by the one who has nothing to press:
    /// that is no press, and what stands on the board is still in the other one's hand.
    pub(super) fn is_press_of_other(&self, i: usize, button: Button) -> bool {
        let shared = self.place.whose(&self.boards.list[i]).is_none();
        let due = self.place.due_to_press();
        let other = button.owner().is_some_and(|owner| owner != due);
        shared && other && self.has_game()
    }

    /// Says whose turn it is, or the last move where that is asked for, and does nothing.
    pub(super) fn pressed_by_other(&mut self, at: At, button: Button, how: Pressed) -> Vec<Act> {
        if how == Pressed::Long && matches!(button, Button::ConfirmOf(_)) {
            return [Act::Out(Output::Hush)].into_iter().chain(self.last_move(at)).collect();
        }
        let due = self.place.due_to_press();
        let color = [("color", self.manner.narrator.color(due))];
        vec![Act::Out(Output::Hush), self.said("button-of-other", &color)]
    }

    /// The button does what comes next: a step of guidance, the repetition, the announcement, the
    /// clock.
    fn confirmed_by_button(&mut self, at: At, i: usize, by: Color) -> Vec<Act> {
        let own = &mut self.boards.list[i];
        let hushed = std::mem::replace(&mut own.button.hushed, false);
        if let State::Guided(Some(step)) = own.state {
            return vec![self.manner.of_step(step)];
        }
        if let Some(acts) = self.pressed_late(at, i) {
            return acts;
        }
        let mut acts = self.hand_off(at, by);
        acts.extend(self.done_next(at, i, by, hushed));
        acts
    }

    fn done_next(&mut self, at: At, i: usize, by: Color, hushed: bool) -> Vec<Act> {
        let mode = self.place.game.mode();
        let said = self.place.game.announced();
        if let Some(said) = self.place.game.to_repeat().filter(|_| self.place.repeats() == Some(by))
        {
            return self.event(at, Event::Repeated(by, said.mv.to_uci(mode)));
        }
        let off = self.place.game.rules().announcing == Announcing::Off;
        match self.place.stands_on(by) {
            Some(mv) if self.place.has_to_seal() => self.asks_to_seal(mv.to_uci(mode)),
            None if self.place.has_to_seal() => self.of_effect(&Effect::MustSeal(by)),
            Some(mv) if !off && said.is_none() => {
                self.event(at, Event::Announced(by, mv.to_uci(mode)))
            }
            Some(_) => self.event(at, Event::ClockPressed(by)),
            None => match self.blindly_by_button(at, by) {
                Some(acts) => acts,
                None => self.nothing_to_do(at, i, by, hushed),
            },
        }
    }

    /// Says why what stands is no move; where none was tried, what the button waits for, and how
    /// things stand when it is pressed again. It is never silent: a dead board would be.
    fn nothing_to_do(&mut self, at: At, i: usize, by: Color, again: bool) -> Vec<Act> {
        let own = &mut self.boards.list[i];
        own.button.hushed = !again;
        if own.state == State::Played && !self.place.game.is_behind(by) {
            own.compared.illegal = None;
            let why = self.illegal_on(i, by);
            if !why.is_empty() {
                return why;
            }
        }
        if again { self.where_things_stand(at) } else { vec![self.awaited_by_button(by)] }
    }

    /// What the button waits for, in one short sentence.
    fn awaited_by_button(&self, by: Color) -> Act {
        let turn = self.place.game.position().turn();
        if self.place.to_execute(by).is_some() {
            return self.said("board-behind", &[]);
        }
        let (wanted, men) = (self.place.game.wanted(by), self.place.game.board(by));
        let missing =
            |square: &Square| wanted.piece_at(*square).is_some() && men.piece_at(*square).is_none();
        let in_hand = Square::ALL.into_iter().find(missing);
        match in_hand.and_then(|square| Some((wanted.piece_at(square)?, square))) {
            Some((man, square)) => self.manner.of_man("button-in-hand", man, square),
            None if by == turn => self.said("button-nothing-moved", &[]),
            None => {
                let color = [("color", self.manner.narrator.color(turn))];
                self.said("seat-not-your-turn", &color)
            }
        }
    }

    /// Why the button does nothing where no game goes on.
    fn no_game_for_button(&self) -> Vec<Act> {
        if self.activity.is_reviewing() || self.place.listing.id.is_none() {
            return vec![self.said("button-no-game", &[])];
        }
        self.refused(self.place.why_not_running())
    }

    /// A player types that he presses his clock. At a table it does what the button of his board does:
    /// what is only typed too early costs nothing there.
    pub(in crate::app::session) fn presses_by_word(&mut self, at: At, by: Color) -> Vec<Act> {
        let off = self.place.game.rules().announcing == Announcing::Off;
        let said = self.place.game.announced().is_some() || self.place.game.named().is_some();
        let word = self.place.occasion.is_match() && !off && !said && !self.place.has_to_seal();
        match self.played_by(by).filter(|_| word) {
            Some(i) => {
                let mut acts = self.hand_off(at, by);
                acts.extend(self.done_next(at, i, by, false));
                acts
            }
            None => self.presses(at, by),
        }
    }

    /// A player presses his clock.
    pub(in crate::app::session) fn presses(&mut self, at: At, by: Color) -> Vec<Act> {
        let mut acts = self.hand_off(at, by);
        acts.extend(self.event(at, Event::ClockPressed(by)));
        acts
    }

    fn where_things_stand(&self, at: At) -> Vec<Act> {
        let mut acts = self.last_move(at);
        if let Ok(recorded) = self.asks(at, Command::Turn) {
            acts.extend(recorded);
            let turn = self.with_asker(at, |asker| asker.answer(Command::Turn, ""));
            acts.extend(turn.and_then(Result::ok).map(Act::say));
        }
        acts
    }

    /// The lever was pressed when the clock of a board shows that the time of the other side runs.
    /// What it tells while it is being set may be of before; it tells its times again every second.
    pub(super) fn lever(&mut self, at: At, i: usize, times: &Times) -> Vec<Act> {
        let own = &mut self.boards.list[i];
        own.button.there = true;
        if own.shown.is_being_set(at) {
            return Vec::new();
        }
        let before = std::mem::replace(&mut own.button.lever, times.runs);
        let turn = self.place.game.position().turn();
        let mine = self.players_of(&self.boards.list[i]).contains(&turn);
        // Without time nobody sets this clock, and a typed move leaves its lever behind.
        let his = before == Some(turn) || self.place.game.clock().is_none();
        let pressed = his && before.is_some() && times.runs == before.map(|color| !color);
        if !(pressed && mine && self.has_game()) {
            return Vec::new();
        }
        self.boards.list[i].button.early = Some((turn, at + TOLD));
        vec![Act::Out(Output::Hush)]
    }

    /// A lever that was pressed counts as soon as the board has told the move.
    pub(in crate::app::session) fn levers(&mut self, at: At) -> Vec<Act> {
        (0..self.boards.list.len()).flat_map(|i| self.pressed_early(at, i)).collect()
    }

    fn pressed_early(&mut self, at: At, i: usize) -> Vec<Act> {
        let Some((by, end)) = self.boards.list[i].button.early else { return Vec::new() };
        let mut acts = self.hand_off(at, by);
        if self.place.stands_on(by).is_none() && at < end {
            return acts;
        }
        self.boards.list[i].button.early = None;
        let timed = self.place.game.clock().is_some();
        let counts = by == self.place.game.position().turn()
            && (timed || self.place.stands_on(by).is_some());
        if counts && self.has_game() {
            acts.extend(self.event(at, Event::ClockPressed(by)));
        }
        // A clock that may not run on is set back.
        self.boards.list[i].shown.forget_clock();
        acts
    }
}

impl Place {
    /// Who has to press, or to repeat: also after the opponent has gone on without waiting for it.
    fn due_to_press(&self) -> Color {
        let due = self.repeats().or(self.game.unpressed());
        due.unwrap_or(self.game.position().turn())
    }
}
