//! Going through a game inside a session: what each request does there.
//!
//! A game that is being played waits meanwhile: its clocks stand and nobody thinks.

use shakmaty::{Color, Position};

use crate::app::order::Leave;
use crate::app::session::activity::{Activity, Then};
use crate::app::session::dialog::Request;
use crate::app::session::review::{Lines, Review, color_named};
use crate::app::session::telling::Tell;
use crate::app::session::{Act, Session, in_full};
use crate::archive::{Header, Player, Score};
use crate::command::{Command, Study};
use crate::laws::{At, Effect, Event};
use crate::notation::pgn::Node;
use crate::notation::{NotRead, position};
use crate::voices::Priority;

impl Session {
    /// Opens a game to go through it. One that is being played waits until it is closed.
    pub(super) fn open_review(&mut self, at: At, score: Score) -> Vec<Act> {
        self.pending.close();
        let (mut acts, waits) = self.lets_wait(at);
        let review = Review::new(score);
        acts.push(self.heard(review.title(&self.manner.narrator)));
        self.activity.review(review, waits);
        if let Some(game) = self.place.game_name().filter(|_| self.activity.keeps_waiting()) {
            acts.push(self.told("study-waits", &[("game", game)]));
        }
        acts
    }

    /// What is said where a session begins with going through a game.
    pub(super) fn title(&self) -> Option<Vec<Act>> {
        let review = self.activity.reviewed()?;
        Some(vec![self.heard(review.title(&self.manner.narrator))])
    }

    /// Lets the game that is played wait; whether it does.
    fn lets_wait(&mut self, at: At) -> (Vec<Act>, bool) {
        if !self.place.game.is_running() {
            return (Vec::new(), false);
        }
        let mut acts = self.opponent.stop();
        acts.extend(self.event_untold(at, Event::Paused));
        // A flag may have fallen at this very moment.
        (acts, self.place.game.is_paused())
    }

    /// Closes the game that was gone through.
    pub(super) fn close(&mut self, at: At) -> Vec<Act> {
        let waited = match self.activity.close() {
            Then::Leave => return vec![Act::Leave(Leave::Quit)],
            Then::Return(left) => {
                self.activity = Activity::Returning(left);
                return self.asks_to_go_on(at);
            }
            Then::Stay => false,
            Then::GoOn => true,
        };
        let game = self.place.game_name().unwrap_or_else(|| "".into());
        let mut acts = vec![self.told("study-closed", &[("game", game)])];
        acts.extend(self.go_back(at, waited));
        acts.extend(self.opponent_has_waited(at));
        in_full(&mut acts);
        acts
    }

    /// Goes back to the game that is played, and on with it if it has waited.
    fn go_back(&mut self, at: At, waited: bool) -> Vec<Act> {
        let mut acts = Vec::new();
        if let Some(outcome) = self.place.game.outcome() {
            let said = self.manner.narrator.effect(&Effect::Ended(outcome), &self.place.game);
            acts.extend(said.map(Act::say));
            return acts;
        }
        acts.push(Act::say(self.with_asker(at, |asker| asker.last())));
        acts.extend(self.where_it_stands());
        if waited {
            let tell = if self.place.game.clock().is_some() { Tell::Usual } else { Tell::Nothing };
            acts.extend(self.event_told(at, Event::Resumed, tell));
        }
        if let Some(by) = self.place.game.offer().filter(|_| self.place.game.is_running()) {
            acts.extend(self.seek_draw_answer(at, by));
        }
        acts
    }

    /// That a command has no place while a game is gone through; `None` if it has one.
    pub(super) fn not_while_studying(&self, command: Command) -> Option<Vec<Act>> {
        self.activity.reviewed().filter(|_| command.is_about_play())?;
        let name = self.manner.narrator.talk.command_name(command).into();
        Some(vec![self.said("study-not-now", &[("name", name)])])
    }

    /// What a request does where a game is gone through.
    pub(super) fn handle_review(&mut self, at: At, command: Study, rest: &str) -> Vec<Act> {
        let narrator = &self.manner.narrator;
        let Some(review) = self.activity.reviewed_mut() else {
            let about = command == Study::About;
            return if about { self.about_game() } else { vec![self.said("study-none", &[])] };
        };
        let lines = match command {
            Study::Next => Some(review.step(narrator)),
            Study::Previous => Some(review.back(narrator)),
            Study::First => Some(review.jump(Node::ROOT, narrator)),
            Study::End => Some(review.end(narrator)),
            Study::Goto => review.go_to(rest, narrator),
            Study::Where => Some(review.whereabouts(narrator)),
            Study::Auto => review.play(at, rest, narrator),
            Study::Pause => Some(review.here(narrator)),
            Study::Variations => {
                self.pending.offer_numbers(Command::Variation);
                Some(review.variations(narrator))
            }
            Study::Variation => review.variation(rest, narrator),
            Study::Leave => Some(review.leave(narrator)),
            Study::Comment => Some(review.comment(narrator)),
            Study::About => Some(review.about(narrator)),
            Study::PlayOn => return self.play_on(at, rest),
            Study::Close => return self.close(at),
        };
        match lines {
            Some(lines) => vec![self.heard(lines)],
            None => self.wants(at, command.command()),
        }
    }

    fn heard(&self, lines: Lines) -> Act {
        Act::say(self.manner.narrator.lines(Priority::Move, lines))
    }

    /// What a typed move is in the game that is gone through, if one is.
    pub(super) fn tried(&mut self, read: &Result<shakmaty::Move, NotRead>) -> Option<Vec<Act>> {
        let review = self.activity.reviewed_mut()?;
        let narrator = &self.manner.narrator;
        let lines = match read {
            Ok(mv) => review.tries(&[*mv], narrator),
            Err(NotRead::Ambiguous(moves)) => review.tries(moves, narrator),
            Err(not_read) => return Some(self.not_read(not_read)),
        };
        Some(vec![self.heard(lines)])
    }

    /// The move that comes by itself now.
    pub(super) fn tick(&mut self, at: At) -> Option<Act> {
        let lines = self.activity.reviewed_mut()?.tick(at, &self.manner.narrator)?;
        Some(self.heard(lines))
    }

    /// Begins a game against the built-in opponent from the position here.
    fn play_on(&mut self, at: At, rest: &str) -> Vec<Act> {
        let Ok(color) = color_named(rest, &self.manner.narrator) else {
            return self.wants(at, Command::PlayOn);
        };
        let Some(review) = self.activity.reviewed() else { return Vec::new() };
        let here = review.study.position();
        if here.is_game_over() {
            return vec![self.said("play-on-over", &[])];
        }
        let color = color.unwrap_or(here.turn());
        if self.activity.keeps_waiting() && self.place.is_begun() {
            return self.confirm(Request::PlayOn(color));
        }
        self.begin_here(color)
    }

    /// The game that goes on from the position here, against the built-in opponent.
    pub(super) fn begin_here(&mut self, color: Color) -> Vec<Act> {
        let Some(review) = self.activity.reviewed() else { return Vec::new() };
        let player = |of: Color| if of == color { Player::Human } else { Player::Builtin };
        let own = self.place.side().unwrap_or(color);
        let name = |of: Color| {
            if of == color { self.place.listing.header.name(own).to_owned() } else { String::new() }
        };
        let header = Header {
            position: position::write(review.study.position()),
            chess960: review.study.tree().mode() == shakmaty::CastlingMode::Chess960,
            white: player(Color::White),
            black: player(Color::Black),
            white_name: name(Color::White),
            black_name: name(Color::Black),
            engine: None,
            ..self.place.listing.header.clone()
        };
        vec![self.another(header)]
    }
}
