//! The buttons of a board and the lever of its clock.

#![deny(clippy::wildcard_enum_match_arm)]

use std::time::Duration;

use shakmaty::{Color, Position};

use crate::app::order::Output;
use crate::app::session::boards::{Boards, Own, State};
use crate::app::session::intent::{Intent, Next, Open, Request, all, said};
use crate::app::session::teller::Teller;
use crate::app::session::{Act, Place};
use crate::command::Command;
use crate::guidance;
use crate::laws::{Announcing, At, Effect, Event};
use crate::pegboard::{Button, DialTimes, Pressed, Sensed};
use crate::understanding::About;

/// How long a board may need to tell what was moved before a lever was pressed: it is asked again
/// for half a second whether what it says stays so, and longer on a bad line.
const TOLD: Duration = Duration::from_secs(2);

impl Boards {
    pub(super) fn press_button(
        &mut self,
        at: At,
        here: Teller<'_>,
        i: usize,
        button: Button,
        how: Pressed,
    ) -> Vec<Intent> {
        self.list[i].button.there = true;
        let mut wanted = vec![Intent::Do(Act::Out(Output::Hush))];
        if self.laid(here).is_left_over(&self.list[i]) {
            wanted.push(here.manner.said("board-left-over", &[]).into());
            return wanted;
        }
        if self.list[i].exercise.is_some() {
            wanted.extend(self.list[i].button_at_exercise(at, here));
            return wanted;
        }
        if here.place.is_halted() {
            wanted.extend(here.place.lets_run());
            return wanted;
        }
        if !here.place.has_game() {
            wanted.extend(all(here.no_game_for_button()));
            return wanted;
        }
        let is_match = here.place.occasion.is_match();
        if here.place.pending.question().is_some_and(|it| it.forbids_press(is_match)) {
            wanted.extend(all(here.requests().question_again()));
            return wanted;
        }
        let own = &self.list[i];
        let owner = button.owner().filter(|_| own.whose(here.place).is_none());
        let by = owner.unwrap_or(own.player(here.place));
        wanted.extend(match button {
            Button::Confirm | Button::ConfirmOf(_) => match self.list[i].in_menu(at, here, by, how)
            {
                Some(wanted) => wanted,
                None => self.confirms(at, here, i, by, how),
            },
            Button::Clock | Button::ClockOf(_) => self.presses(at, here, by),
            Button::Other(_) => Vec::new(),
        });
        wanted
    }

    /// A press that belongs to no menu: pressed, the button does what comes next; held, it tells the last
    /// move.
    fn confirms(
        &mut self,
        at: At,
        here: Teller<'_>,
        i: usize,
        by: Color,
        how: Pressed,
    ) -> Vec<Intent> {
        match how {
            Pressed::Short => self.confirmed_by_button(at, here, i, by),
            Pressed::Long => {
                self.list[i].readies_menu(at, here.place, by);
                all(here.last_move(at))
            }
        }
    }

    /// The button does what comes next: a step of guidance, the repetition, the announcement, the
    /// clock.
    fn confirmed_by_button(
        &mut self,
        at: At,
        here: Teller<'_>,
        i: usize,
        by: Color,
    ) -> Vec<Intent> {
        if let Some(wanted) = self.presses_unheard(at, here, i) {
            return wanted;
        }
        let own = &mut self.list[i];
        let hushed = std::mem::replace(&mut own.button.hushed, false);
        if let State::Guided(Some(step)) = own.state {
            return said(here.manner.of_step(step));
        }
        if let Some(wanted) = self.pressed_late(at, here, i) {
            return wanted;
        }
        let next = self.list[i].wants(Next::Presses(by, hushed));
        self.hand_off(at, here, by).into_iter().chain([next]).collect()
    }

    /// A player types that he presses his clock. Where moves are announced under an arbiter it does what
    /// the button of his board does: what is only typed too early costs nothing where the board is seen.
    /// A move that is made is completed by it also while the board is put right.
    pub(in crate::app::session) fn presses_by_word(
        &mut self,
        at: At,
        here: Teller<'_>,
        by: Color,
    ) -> Vec<Intent> {
        let seals = here.place.has_to_seal();
        let early = !seals && here.place.is_early();
        if let Some(step) = self.laid(here).leads(by).filter(|_| early) {
            return said(step);
        }
        let word = here.place.types_to_announce() && !seals;
        match self.laid(here).played_by(by).filter(|_| word) {
            Some(i) => {
                let next = self.list[i].wants(Next::Presses(by, false));
                self.hand_off(at, here, by).into_iter().chain([next]).collect()
            }
            None => self.presses(at, here, by),
        }
    }

    /// A player presses his clock.
    pub(in crate::app::session) fn presses(
        &mut self,
        at: At,
        here: Teller<'_>,
        by: Color,
    ) -> Vec<Intent> {
        let played = self.laid(here).played_by(by);
        if let Some(asked) = played.and_then(|i| self.list[i].asks_for_result(here, by)) {
            return asked;
        }
        let left = here.left_in_passing(by).filter(|_| !here.place.game.rules().has_arbiter());
        let spoilt = || here.spoils_made(by).unwrap_or_default();
        let owed: Vec<Act> = left.map_or_else(spoilt, |left| vec![left]);
        let pressed =
            if owed.is_empty() { vec![Intent::happen(Event::ClockPressed(by))] } else { all(owed) };
        self.hand_off(at, here, by).into_iter().chain(pressed).collect()
    }

    /// The lever was pressed when the clock of a board shows that the time of the other side runs.
    /// What it tells while it is being set may be of before; it tells its times again every second.
    pub(super) fn press_lever(
        &mut self,
        at: At,
        here: Teller<'_>,
        i: usize,
        times: &DialTimes,
    ) -> Vec<Intent> {
        let own = &mut self.list[i];
        own.button.there = true;
        if own.shown.is_being_set(at) {
            return Vec::new();
        }
        let before = std::mem::replace(&mut own.button.lever, times.runs);
        let turn = here.place.game.position().turn();
        let mine = self.laid(here).players_of(&self.list[i]).contains(&turn);
        // Without time nobody sets this clock, and a typed move leaves its lever behind.
        let his = before == Some(turn) || here.place.game.clock().is_none();
        let pressed = his && before.is_some() && times.runs == before.map(|color| !color);
        if !(pressed && mine && here.place.has_game()) {
            return Vec::new();
        }
        self.list[i].button.early = Some((turn, at + TOLD));
        said(Act::Out(Output::Hush))
    }

    /// A lever that was pressed counts as soon as the board has told the move.
    pub(in crate::app::session) fn levers(&self) -> Vec<Intent> {
        self.list.iter().map(|own| own.wants(Next::Lever)).collect()
    }

    pub(super) fn pressed_early(&mut self, at: At, here: Teller<'_>, i: usize) -> Vec<Intent> {
        let Some((by, end)) = self.list[i].button.early else { return Vec::new() };
        let counts = self.list[i].wants(Next::LeverCounts(by, end));
        self.hand_off(at, here, by).into_iter().chain([counts]).collect()
    }
}

impl Own {
    /// Whether a button was pressed at a board of two players by the one who has nothing to press:
    /// that is no press, and what stands on the board is still in the other one's hand.
    pub(super) fn is_press_of_other(&self, here: Teller<'_>, button: Button) -> bool {
        let shared = self.whose(here.place).is_none();
        let due = here.place.due_to_press();
        let other = button.owner().is_some_and(|owner| owner != due);
        shared && other && here.place.has_game()
    }

    /// What comes next, now that the hand is off the pieces.
    pub(super) fn done_next(
        &mut self,
        at: At,
        here: Teller<'_>,
        by: Color,
        hushed: bool,
    ) -> Vec<Intent> {
        if let Some(asked) = self.asks_for_result(here, by) {
            return asked;
        }
        let mode = here.place.game.mode();
        let said = here.place.game.announced();
        if let Some(said) = here.place.game.to_repeat().filter(|_| here.place.repeats() == Some(by))
        {
            return vec![Intent::happen(Event::Repeated(by, said.mv.to_uci(mode)))];
        }
        let off = here.place.game.rules().announcing == Announcing::Off;
        match here.place.board_of(by).legal_move() {
            Some(mv) if here.place.has_to_seal() => {
                here.requests().confirm(Request::Seal(mv.to_uci(mode)))
            }
            None if here.place.has_to_seal() => all(here.of_effect(&Effect::MustSeal(by))),
            Some(mv) if !off && said.is_none() => {
                self.button.announced = true;
                vec![Intent::happen(Event::Announced(by, mv.to_uci(mode)))]
            }
            Some(_) => presses_what_stands(here, by),
            None => self.does_otherwise(at, here, by, hushed),
        }
    }

    /// Where no move stands: asks again what a pawn becomes, or says what is missing.
    fn does_otherwise(&mut self, at: At, here: Teller<'_>, by: Color, hushed: bool) -> Vec<Intent> {
        if let Some(wanted) = here.moves().blindly_by_button(by) {
            return wanted;
        }
        let question = here.place.board_of(by).promotion();
        let asks = question.map(|question| Intent::Open(Open::Ask(question)));
        asks.into_iter().chain(self.nothing_to_do(at, here, by, hushed)).collect()
    }

    /// Says why what stands is no move; where none was tried, what the button waits for, and how
    /// things stand when it is pressed again. It is never silent: a dead board would be.
    fn nothing_to_do(&mut self, at: At, here: Teller<'_>, by: Color, again: bool) -> Vec<Intent> {
        self.button.hushed = !again;
        if self.state == State::Played && !here.place.game.is_behind(by) {
            if let Some(unfinished) = here.unfinished(by) {
                return said(unfinished);
            }
            self.compared.illegal = None;
            let why = self.no_move_on(here, by);
            if !why.is_empty() {
                return why;
            }
        }
        all(if again { here.where_things_stand(at) } else { vec![here.awaited_by_button(by)] })
    }

    /// A lever counts now, unless the board may still tell the move.
    pub(super) fn lever_counts(
        &mut self,
        at: At,
        here: Teller<'_>,
        by: Color,
        end: At,
    ) -> Vec<Intent> {
        if let Some(asked) = self.asks_for_result(here, by) {
            self.button.early = None;
            self.shown.forget_clock();
            return asked;
        }
        let stands = here.place.board_of(by).legal_move().is_some();
        if !stands && at < end {
            return Vec::new();
        }
        self.button.early = None;
        let timed = here.place.game.clock().is_some();
        let counts = by == here.place.game.position().turn() && (timed || stands);
        // A clock that may not run on is set back.
        self.shown.forget_clock();
        let pressed = counts && here.place.has_game();
        pressed.then(|| Intent::happen(Event::ClockPressed(by))).into_iter().collect()
    }
}

impl Teller<'_> {
    /// Says whose turn it is, or the last move where that is asked for, and does nothing.
    pub(super) fn pressed_by_other(&self, at: At, button: Button, how: Pressed) -> Vec<Act> {
        if how == Pressed::Long && matches!(button, Button::ConfirmOf(_)) {
            return [Act::Out(Output::Hush)].into_iter().chain(self.last_move(at)).collect();
        }
        let due = self.place.due_to_press();
        let color = [("color", self.manner.narrator.color(due))];
        vec![Act::Out(Output::Hush), self.manner.said("button-of-other", &color)]
    }

    /// A move is made on the board of a player, and then pieces have been moved that have no part in it:
    /// at home he hears what is to be put back before the move is pressed.
    pub(super) fn spoils_made(&self, by: Color) -> Option<Vec<Act>> {
        let game = &self.place.game;
        let mine = by == game.position().turn() && self.place.plays_on_board(by);
        let mv = game.underway().on_board().filter(|_| mine && !game.rules().has_arbiter())?;
        let after = self.place.as_spoken(mv).after();
        let (pieces, wanted) = (game.board(by), after.board());
        // What it blows up is carried off when it is made.
        if game.position().stands_unexploded(mv, pieces) {
            return None;
        }
        let step = guidance::next(&Sensed::of(pieces.clone()), wanted)?;
        let named = self.manner.of_announced("board-not-made", &self.place.as_spoken(mv));
        Some(vec![named, self.manner.of_step(step)])
    }

    /// What the button waits for, in one short sentence.
    fn awaited_by_button(&self, by: Color) -> Act {
        self.awaited_on_board(by).unwrap_or_else(|| match self.place.game.position().turn() {
            turn if turn == by => self.manner.said("button-nothing-moved", &[]),
            turn => {
                let color = [("color", self.manner.narrator.color(turn))];
                self.manner.said("seat-not-your-turn", &color)
            }
        })
    }

    /// Why the button does nothing where no game goes on.
    fn no_game_for_button(&self) -> Vec<Act> {
        if self.place.activity.is_elsewhere() || self.place.listing.id.is_none() {
            return vec![self.manner.said("button-no-game", &[])];
        }
        self.refused(self.place.why_not_running())
    }

    fn where_things_stand(&self, at: At) -> Vec<Act> {
        let mut acts = self.last_move(at);
        if let Ok(recorded) = self.questions().asks(at, Command::Turn) {
            acts.extend(recorded);
            let turn = self
                .questions()
                .with_asker(at, |asker| asker.answer(Command::Turn, &About::Nothing));
            acts.extend(turn.and_then(Result::ok).map(Act::say));
        }
        acts
    }
}

impl Place {
    /// The player who has to press or to repeat, even after the opponent has gone on without waiting for it.
    fn due_to_press(&self) -> Color {
        let due = self.repeats().or(self.game.clocks().unpressed());
        due.unwrap_or(self.game.position().turn())
    }
}

/// Presses the clock, unless something else has come to the board than the move that was made: at home
/// that is put right first.
pub(super) fn presses_what_stands(here: Teller<'_>, by: Color) -> Vec<Intent> {
    match here.spoils_made(by) {
        Some(spoilt) => all(spoilt),
        None => vec![Intent::happen(Event::ClockPressed(by))],
    }
}
