//! Going through a game inside a session: what each request does there.
//!
//! A game that is being played waits meanwhile: its clocks stand and nobody thinks.

use shakmaty::{Color, Position};

use crate::app::session::dialog::Request;
use crate::app::session::walk::{Lines, Walk};
use crate::app::session::{Act, Session, in_full};
use crate::archive::{Header, Player, Score};
use crate::command::{Command, Study};
use crate::laws::{At, Effect, Event};
use crate::notation::pgn::Node;
use crate::notation::{NotRead, position};
use crate::voices::Priority;
use crate::voices::voice::Word;

impl Session {
    /// Opens a game to go through it. One that is being played waits until it is closed.
    pub(super) fn open_study(&mut self, at: At, score: Score) -> Vec<Act> {
        self.dialog = None;
        let mut acts = self.leave_waiting(at);
        let walk = Walk::new(score);
        acts.push(self.heard(walk.title(&self.manner.narrator)));
        self.walk = Some(walk);
        if let Some(game) = self.game_name().filter(|_| self.waiting) {
            acts.push(self.told("study-waits", &[("game", game)]));
        }
        acts
    }

    /// What is said where a session begins with going through a game.
    pub(super) fn title(&self) -> Option<Vec<Act>> {
        let walk = self.walk.as_ref()?;
        Some(vec![self.heard(walk.title(&self.manner.narrator))])
    }

    fn leave_waiting(&mut self, at: At) -> Vec<Act> {
        if !self.game.is_running() {
            return Vec::new();
        }
        let mut acts = self.opponent.stop();
        acts.extend(silent(self.event(at, Event::Paused)));
        // A flag may have fallen at this very moment.
        self.waiting = self.game.is_paused();
        acts
    }

    /// Closes the game that was gone through.
    pub(super) fn close(&mut self, at: At) -> Vec<Act> {
        self.walk = None;
        let Some(game) = self.game_name() else { return vec![Act::Quit] };
        if self.is_asking() {
            return self.asks_to_go_on(at);
        }
        let mut acts = vec![self.told("study-closed", &[("game", game)])];
        acts.extend(self.go_back(at));
        in_full(&mut acts);
        acts
    }

    /// Goes on with the game that waits.
    fn go_back(&mut self, at: At) -> Vec<Act> {
        let mut acts = Vec::new();
        let waited = std::mem::take(&mut self.waiting);
        if let Some(outcome) = self.game.outcome() {
            let said = self.manner.narrator.effect(&Effect::Ended(outcome), &self.game);
            acts.extend(said.map(Act::Say));
            return acts;
        }
        acts.push(Act::Say(self.with_asker(at, |asker| asker.last())));
        acts.extend(self.where_it_stands());
        if waited {
            let resumed = self.event(at, Event::Resumed);
            let clocks = self.game.clock().is_some();
            acts.extend(if clocks { resumed } else { silent(resumed) });
        }
        if let Some(by) = self.game.offer().filter(|_| self.game.is_running()) {
            acts.extend(self.seek_draw_answer(at, by));
        }
        acts
    }

    /// That a command has no place while a game is gone through; `None` if it has one.
    pub(super) fn not_while_studying(&self, command: Command) -> Option<Vec<Act>> {
        self.walk.as_ref().filter(|_| command.is_about_play())?;
        let name = self.manner.narrator.talk.command_name(command).into();
        Some(vec![self.said("study-not-now", &[("name", name)])])
    }

    /// What a request does where a game is gone through.
    pub(super) fn handle_study(&mut self, at: At, command: Study, rest: &str) -> Vec<Act> {
        let narrator = &self.manner.narrator;
        let Some(walk) = self.walk.as_mut() else {
            let about = command == Study::About;
            return if about { self.about_game() } else { vec![self.said("study-none", &[])] };
        };
        let lines = match command {
            Study::Next => walk.step(narrator),
            Study::Previous => walk.back(narrator),
            Study::First => walk.jump(Node::ROOT, narrator),
            Study::End => walk.end(narrator),
            Study::Goto => return self.go_to(at, rest),
            Study::Where => walk.whereabouts(narrator),
            Study::Auto => return self.auto(at, rest),
            Study::Pause => walk.here(narrator),
            Study::Variations => {
                self.numbered = Some(Command::Variation);
                walk.variations(narrator)
            }
            Study::Variation => return self.variation(at, rest),
            Study::Leave => walk.leave(narrator),
            Study::Comment => walk.comment(narrator),
            Study::About => walk.about(narrator),
            Study::PlayOn => return self.play_on(at, rest),
            Study::Close => return self.close(at),
        };
        vec![self.heard(lines)]
    }

    fn heard(&self, lines: Lines) -> Act {
        Act::Say(self.manner.narrator.lines(Priority::Move, lines))
    }

    /// The next move of the game that is gone through, if one is.
    pub(super) fn step_on(&mut self) -> Option<Vec<Act>> {
        let lines = self.walk.as_mut()?.step(&self.manner.narrator);
        Some(vec![self.heard(lines)])
    }

    /// One move back in the game that is gone through, if one is.
    pub(super) fn step_back(&mut self) -> Option<Vec<Act>> {
        let lines = self.walk.as_mut()?.back(&self.manner.narrator);
        Some(vec![self.heard(lines)])
    }

    /// What a typed move is in the game that is gone through, if one is.
    pub(super) fn tried(&mut self, read: &Result<shakmaty::Move, NotRead>) -> Option<Vec<Act>> {
        let walk = self.walk.as_mut()?;
        let narrator = &self.manner.narrator;
        let lines = match read {
            Ok(mv) => walk.tries(&[*mv], narrator),
            Err(NotRead::Ambiguous(moves)) => walk.tries(moves, narrator),
            Err(not_read) => return Some(self.not_read(not_read)),
        };
        Some(vec![self.heard(lines)])
    }

    fn go_to(&mut self, at: At, rest: &str) -> Vec<Act> {
        let (number, color) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let color = self.color_named(color.trim());
        let (Ok(number), Ok(color)) = (number.trim_end_matches('.').parse(), color) else {
            return self.wants(at, Command::Goto);
        };
        let Some(walk) = &mut self.walk else { return Vec::new() };
        let lines = walk.go_to(number, color, &self.manner.narrator);
        vec![self.heard(lines)]
    }

    /// A colour or nothing; an error if it is something else.
    fn color_named(&self, text: &str) -> Result<Option<Color>, ()> {
        match self.manner.narrator.talk.word(text) {
            _ if text.is_empty() => Ok(None),
            Some(Word::White) => Ok(Some(Color::White)),
            Some(Word::Black) => Ok(Some(Color::Black)),
            _ => Err(()),
        }
    }

    fn variation(&mut self, at: At, rest: &str) -> Vec<Act> {
        let narrator = &self.manner.narrator;
        let walk = self.walk.as_mut();
        let (Ok(number), Some(walk)) = (rest.parse(), walk) else {
            return self.wants(at, Command::Variation);
        };
        let lines = walk.variation(number, narrator);
        vec![self.heard(lines)]
    }

    fn auto(&mut self, at: At, rest: &str) -> Vec<Act> {
        let narrator = &self.manner.narrator;
        let playing = self.walk.as_mut().and_then(|walk| walk.play(at, rest, narrator));
        match playing {
            Some(lines) => vec![self.heard(lines)],
            None => self.wants(at, Command::Auto),
        }
    }

    /// Stops the moves that come by themselves; whether they did.
    pub(super) fn stop_auto(&mut self) -> bool {
        self.walk.as_mut().is_some_and(Walk::stop)
    }

    /// The move that comes by itself now.
    pub(super) fn tick(&mut self, at: At) -> Option<Act> {
        let lines = self.walk.as_mut()?.tick(at, &self.manner.narrator)?;
        Some(self.heard(lines))
    }

    /// Begins a game against the built-in opponent from the position here.
    fn play_on(&mut self, at: At, rest: &str) -> Vec<Act> {
        let Ok(color) = self.color_named(rest) else { return self.wants(at, Command::PlayOn) };
        let Some(walk) = &self.walk else { return Vec::new() };
        let here = walk.study.position();
        if here.is_game_over() {
            return vec![self.said("play-on-over", &[])];
        }
        let color = color.unwrap_or(here.turn());
        if self.waiting && self.is_begun() {
            return self.confirm(Request::PlayOn(color));
        }
        self.begin_here(color)
    }

    /// The game that goes on from the position here, against the built-in opponent.
    pub(super) fn begin_here(&mut self, color: Color) -> Vec<Act> {
        let Some(walk) = &self.walk else { return Vec::new() };
        let player = |of: Color| if of == color { Player::Human } else { Player::Builtin };
        let own = self.side().unwrap_or(color);
        let name = |of: Color| {
            if of == color { self.header.name(own).to_owned() } else { String::new() }
        };
        let header = Header {
            position: position::write(walk.study.position()),
            chess960: walk.study.tree().mode() == shakmaty::CastlingMode::Chess960,
            white: player(Color::White),
            black: player(Color::Black),
            white_name: name(Color::White),
            black_name: name(Color::Black),
            engine: None,
            ..self.header.clone()
        };
        vec![self.another(header)]
    }
}

/// The acts without what is heard of them.
pub(super) fn silent(acts: Vec<Act>) -> Vec<Act> {
    acts.into_iter().filter(|act| !matches!(act, Act::Say(_) | Act::Tone(_))).collect()
}
