//! Going through a game inside a session: what each request does there.
//!
//! A game that is being played waits meanwhile: its clocks stand and nobody thinks.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Color, Move, Position};

use crate::app::order::{HomeOrder, Leave, Output};
use crate::app::session::activity::{Activity, Closed};
use crate::app::session::intent::{Change, Intent, Open, Opposing, Request, all, said};
use crate::app::session::practising::Practising;
use crate::app::session::review::Review;
use crate::app::session::teller::{Requests, Teller};
use crate::app::session::{Act, Manner, Place};
use crate::archive::{Header, Player, Score};
use crate::command::{Command, Study};
use crate::exercises::Answered;
use crate::laws::{At, Effect, Event, Variant};
use crate::notation::pgn::Node;
use crate::notation::{NotRead, position};
use crate::understanding::{About, Whose};
use crate::voices::{Lines, Offered, Priority};

impl Practising<'_> {
    /// What the place is doing changes.
    pub(super) fn turns_to(&mut self, at: At, change: Change) -> Vec<Intent> {
        match change {
            Change::GoThrough(score) => self.teller().requests().review(score),
            Change::Review(score, stopped) => {
                // A flag may have fallen when the clocks were stopped.
                let waits = stopped && self.place.game.is_paused();
                let missed = self.keeps_missed(at);
                let review = Review::new(*score);
                let title = self.manner.told_lines(review.title(&self.manner.narrator));
                self.place.activity.review(review, waits);
                let told = all([title].into_iter().chain(self.teller().waits_said()));
                missed.into_iter().chain(told).collect()
            }
            Change::Practise(practised, stopped) => self.goes_to_practice(at, practised, stopped),
            Change::Solve(answered) => self.solves(at, &answered),
            Change::Help => self.helps(),
            Change::Make(score, what) => self.makes(at, *score, what),
            Change::Searched(lines, builtin) => self.searched(at, Some((&lines, builtin))),
            Change::NotSearched => self.searched(at, None),
            Change::Skip => self.skips(at),
            Change::Study(command, _) if self.place.activity.practised().is_some() => {
                self.walks_practice(at, command)
            }
            Change::Study(command, about) => {
                match self.place.activity.study(at, command, &about, self.manner) {
                    Some(wanted) => wanted,
                    None if command == Study::About => self.teller().about_and_note(),
                    None => all(self.teller().nothing_to_study(command)),
                }
            }
            Change::GoTo(line) => all(self.place.activity.goes_to(line, self.manner)),
            Change::PlayOn(about) => self.teller().requests().plays_on(&about),
            Change::Again => self.hears_again(),
            Change::Miss => self.keeps_missed(at).into_iter().collect(),
            Change::Close => {
                let missed = self.keeps_missed(at);
                let closed = self.place.activity.close();
                let follows = self.teller().requests().after_review(at, closed);
                missed.into_iter().chain(follows).collect()
            }
            Change::Read(lines, done) => self.reads(at, lines, done),
            Change::BeginInstead => self.place.activity.begins_instead().into_iter().collect(),
        }
    }

    /// A move is entered: the answer to the exercise, or a move of the game.
    pub(super) fn enters(
        &mut self,
        at: At,
        read: Result<Move, NotRead>,
        words: &str,
    ) -> Vec<Intent> {
        if let (Ok(mv), Some(_)) = (&read, self.place.activity.practised()) {
            return self.solves(at, &Answered::Move(*mv));
        }
        match self.place.activity.tries(&read, self.manner) {
            Some(tried) => vec![Intent::Tell(vec![tried])],
            None => self.teller().moves().entered(at, read, words),
        }
    }
}

impl Activity {
    /// Whether a command that is for playing helps here with an exercise.
    pub(super) fn helps_by(&self, command: Command) -> bool {
        self.practised().is_some_and(|practised| {
            matches!(command, Command::Hint | Command::SetUp | Command::Skip)
                || command == Command::Press && practised.has_clock()
        })
    }

    /// What a request does where a game is gone through; `None` where none is.
    fn study(
        &mut self,
        at: At,
        command: Study,
        about: &About,
        manner: &Manner,
    ) -> Option<Vec<Intent>> {
        let review = self.reviewed_mut()?;
        let narrator = &manner.narrator;
        let lines = match command {
            Study::Next => Some(review.step(narrator)),
            Study::Previous => Some(review.step_back(narrator)),
            Study::First => Some(review.skip_to(Node::ROOT, narrator)),
            Study::End => Some(review.go_to_end(narrator)),
            Study::Goto => review.go_to(about, narrator),
            Study::Where => Some(review.whereabouts(narrator)),
            Study::Auto => review.play(at, about, narrator),
            Study::Pause => Some(review.here(narrator)),
            Study::Variations => Some(review.variations(narrator)),
            Study::Variation => review.enter_variation(about, narrator),
            Study::Leave => Some(review.leave(narrator)),
            Study::Comment => Some(review.comment(narrator)),
            Study::About => Some(review.about(narrator)),
            Study::Course => review.tells_course(about, narrator),
            Study::PlayOn => return Some(vec![Intent::Activity(Change::PlayOn(about.clone()))]),
            Study::Close => return Some(vec![Intent::Activity(Change::Close)]),
        };
        let told = lines.map_or_else(
            || Intent::Want(command.command()),
            |lines| Intent::Tell(vec![manner.told_lines(lines)]),
        );
        let numbers = Intent::Open(Open::Numbers(Command::Variation));
        let numbers = (command == Study::Variations).then_some(numbers);
        Some(numbers.into_iter().chain([told]).collect())
    }

    /// What a typed move is in the game that is gone through; `None` where none is, or it is no move.
    pub(super) fn tries(&mut self, read: &Result<Move, NotRead>, manner: &Manner) -> Option<Act> {
        let review = self.reviewed_mut()?;
        let lines = match read {
            Ok(mv) => review.tries(&[*mv], &manner.narrator),
            Err(NotRead::Ambiguous(moves)) => review.tries(moves, &manner.narrator),
            Err(_) => return None,
        };
        Some(manner.told_lines(lines))
    }

    /// Goes to a row of the moves, where a game is gone through.
    fn goes_to(&mut self, line: usize, manner: &Manner) -> Option<Act> {
        let lines = self.reviewed_mut()?.go_to_row(line, &manner.narrator)?;
        Some(manner.told_lines(lines))
    }

    /// The move that comes by itself now.
    pub(super) fn tick(&mut self, at: At, manner: &Manner) -> Option<Act> {
        let lines = self.reviewed_mut()?.tick(at, &manner.narrator)?;
        Some(manner.told_lines(lines))
    }
}

impl Place {
    /// Something else is done from now on, and the game that is being played is stopped for it, if it is
    /// running.
    pub(super) fn stopped_for(&self, change: impl FnOnce(bool) -> Change) -> Vec<Intent> {
        let (running, waits) = (self.game.is_running(), self.is_halted());
        let stops = [Intent::Opponent(Opposing::Stop), Intent::untold(Event::Paused)];
        [Intent::Open(Open::Close)]
            .into_iter()
            .chain(stops.into_iter().filter(|_| running))
            .chain([Intent::Activity(change(running || waits))])
            .collect()
    }
}

impl Requests<'_> {
    /// A game is gone through. One that is being played waits until it is closed.
    pub(super) fn review(&self, score: Box<Score>) -> Vec<Intent> {
        self.place.stopped_for(|running| Change::Review(score, running))
    }

    /// What follows when the game that was gone through is closed.
    pub(super) fn after_review(&self, at: At, closed: Closed) -> Vec<Intent> {
        match closed {
            Closed::Left => vec![Intent::leave(Leave::Quit)],
            Closed::Returned => self.asks_to_go_on(),
            Closed::Reviewing => said(self.back_in_review()),
            // What comes after the drill.
            Closed::Learning => {
                vec![Intent::Activity(Change::Study(Study::Next, About::Nothing))]
            }
            Closed::Back { waited } => {
                let game = self.place.game_name().unwrap_or_else(|| "".into());
                let mut wanted = said(self.manner.told("study-closed", &[("game", game)]));
                wanted.extend(self.goes_back(at, waited));
                wanted.push(Intent::Opponent(Opposing::Catch));
                vec![Intent::InFull(wanted)]
            }
        }
    }

    /// That the player is back at the game that he goes through, and where in it.
    fn back_in_review(&self) -> Act {
        let narrator = &self.manner.narrator;
        let back = |review: &Review| {
            let game = review.id().0.to_string().into();
            let title = narrator.talk.sentence("study-closed", &[("game", game)]);
            [title].into_iter().chain(review.here(narrator)).collect()
        };
        let lines = self.place.activity.reviewed().map(back);
        self.manner.told_lines(lines.unwrap_or_default())
    }

    /// The game that is played goes on, if it has waited.
    fn goes_back(&self, at: At, paused: bool) -> Vec<Intent> {
        if let Some(outcome) = self.place.game.outcome() {
            let ended = self.manner.narrator.effect(&Effect::Ended(outcome), &self.place.game);
            return all(ended.map(Act::say));
        }
        let mut wanted = said(self.teller().questions().last(at));
        wanted.extend(all(self.teller().stage_said()));
        let has_clock = self.place.game.clock().is_some();
        match (paused, has_clock) {
            // Nobody who was somewhere else is on the clock before he says so.
            (true, true) => wanted.extend(self.stays_halted()),
            (true, false) => wanted.push(Intent::untold(Event::Resumed)),
            (false, _) => wanted.extend(all(self.teller().halted_said())),
        }
        wanted.push(Intent::Opponent(Opposing::AnswerDraw));
        wanted
    }

    /// A game against the built-in opponent begins from the position here.
    fn plays_on(&self, about: &About) -> Vec<Intent> {
        let color = match about.whose() {
            None if about.is_nothing() => None,
            Some(Whose::Of(color)) => Some(color),
            Some(Whose::Mine | Whose::Theirs) | None => {
                return vec![Intent::Want(Command::PlayOn)];
            }
        };
        if !self.place.activity.is_elsewhere() {
            return Vec::new();
        }
        let here = self.place.here();
        if here.is_game_over() {
            return said(self.manner.said("play-on-over", &[]));
        }
        let color = color.unwrap_or(here.turn());
        if self.place.activity.keeps_waiting() && self.place.is_begun() {
            return self.confirm(Request::PlayOn(color));
        }
        self.teller().begins_here(color).into_iter().collect()
    }
}

impl Teller<'_> {
    /// What is said where nothing is gone through.
    fn nothing_to_study(&self, command: Study) -> Vec<Act> {
        if matches!(command, Study::Leave | Study::Close) {
            return vec![self.manner.said("leave-quit", &[])];
        }
        let name = self.manner.called(command.command());
        vec![self.manner.said("study-none", &[("name", name)])]
    }

    /// That the game that is played waits, if it does.
    pub(super) fn waits_said(&self) -> Option<Act> {
        let game = self.place.game_name().filter(|_| self.place.activity.keeps_waiting())?;
        Some(self.manner.told("study-waits", &[("game", game)]))
    }

    /// The game that goes on from the position here, against the built-in opponent.
    pub(super) fn begins_here(&self, color: Color) -> Option<Intent> {
        let variant = match &self.place.activity {
            Activity::Reviewing(review, _) if review.study.tree().mode().is_chess960() => {
                Variant::Chess960
            }
            Activity::Reviewing(..) => self.place.here().variant(),
            Activity::Practising(..) => Variant::Standard,
            Activity::Playing | Activity::Returning(_) => return None,
        };
        let player = |of: Color| if of == color { Player::Human } else { Player::Builtin };
        let own = self.place.side().unwrap_or(color);
        let name = |of: Color| {
            if of == color { self.place.listing.header.name(own).to_owned() } else { String::new() }
        };
        let header = Header {
            position: position::write(self.place.here()),
            variant,
            white: player(Color::White),
            black: player(Color::Black),
            white_name: name(Color::White),
            black_name: name(Color::Black),
            engine: None,
            ..self.place.listing.header.clone()
        };
        Some(self.requests().another(header))
    }

    /// What is said where a session begins with going through a game.
    pub(super) fn title(&self) -> Option<Act> {
        let review = self.place.activity.reviewed()?;
        Some(self.manner.told_lines(review.title(&self.manner.narrator)))
    }

    /// That a command has no place while a game is gone through; `None` if it has one.
    pub(super) fn not_while_studying(&self, command: Command) -> Option<Act> {
        if self.place.activity.helps_by(command)
            || !self.place.activity.is_elsewhere()
            || !command.is_about_play()
        {
            return None;
        }
        Some(self.manner.said("study-not-now", &[("name", self.manner.called(command))]))
    }
}

impl Manner {
    pub(super) fn told_lines(&self, lines: Lines) -> Act {
        Act::say(self.narrator.lines(Priority::Move, lines))
    }

    /// A list is told, or can be chosen from on a screen.
    pub(super) fn offers(&self, priority: Priority, offered: Offered) -> Intent {
        let told = Output::Say(self.narrator.lines(priority, offered.told.clone()));
        Intent::home(HomeOrder::Offer(offered, told))
    }
}
