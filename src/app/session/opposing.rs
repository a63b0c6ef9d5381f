//! The opponent in a game: when it thinks, what its reports mean for the game, and what is said of it.
//!
//! The clocks stand while an engine is not there: what a program of somebody else does wrong costs
//! neither player a second.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Move, Position};

use crate::app::happened::{Happened, RecordNote};
use crate::app::order::HomeOrder;
use crate::app::session::intent::{
    Dialog, Intent, Open, Opposing, Report, Request, Trouble, all, said,
};
use crate::app::session::opponent::Opponent;
use crate::app::session::opponent::engine::{Engine, FirstSentence};
use crate::app::session::{Act, Manner, Place};
use crate::command::Command;
use crate::config::Key;
use crate::laws::{Announcing, At, Event};
use crate::opponent::builtin::Level;
use crate::opponent::thinker::Ticket;
use crate::opponent::uci::{Answer, Order};
use crate::understanding::{About, LevelNamed};
use crate::voices::{Priority, Span, Value};

impl Opponent {
    /// Does what is wanted of it.
    pub(super) fn does(
        &mut self,
        at: At,
        place: &Place,
        manner: &Manner,
        what: Opposing,
    ) -> Vec<Intent> {
        match what {
            Opposing::AnswerDraw => self.answer_draw(at, place),
            Opposing::Level(about) => self.plays_at(at, place, manner, &about),
            Opposing::Stop => self.stop(),
            Opposing::Start => self.start_engine(at, &place.game).into_iter().collect(),
            Opposing::Replace => self.replace_engine(at, manner),
            Opposing::Has(report) => self.has(at, place, manner, report),
            Opposing::Catch => {
                let kept = self.take_kept().into_iter();
                kept.map(|report| Intent::Opponent(Opposing::Has(report))).collect()
            }
        }
    }

    /// Lets it think if it is its turn and it does not think yet.
    pub(super) fn let_think(&mut self, at: At, place: &Place) -> Vec<Intent> {
        let turn = place.game.position().turn();
        let wanted = place.game.is_running()
            && !place.listing.header.players()[turn].is_human()
            && place.game.announced().is_none()
            && self.remote().is_none()
            && !self.is_thinking();
        if !wanted {
            return Vec::new();
        }
        if self.is_engine_ended() {
            let start = self.start_engine(at, &place.game);
            return place.stands().into_iter().chain(start).collect();
        }
        vec![self.choose(at, &place.game)]
    }

    /// Lets it answer an offer of its opponent, if one stands, before it thinks on.
    pub(super) fn answer_draw(&mut self, at: At, place: &Place) -> Vec<Intent> {
        let asked = place.game.offer().map(|by| !by).filter(|_| place.game.is_running());
        let asked = asked.filter(|_| self.remote().is_none());
        let Some(side) = asked.filter(|&side| !place.listing.header.players()[side].is_human())
        else {
            return Vec::new();
        };
        let mut wanted = self.stop();
        wanted.push(self.consider_draw(at, &place.game, side));
        wanted
    }

    /// Takes an answer of the engine.
    pub(super) fn hears_engine(
        &mut self,
        at: At,
        place: &Place,
        ticket: Ticket,
        answer: Answer,
    ) -> Vec<Intent> {
        let report = self.answered(at, ticket, answer, &place.game);
        self.has_or_waits(place, report)
    }

    /// Lets go of what has taken its time.
    pub(super) fn drop_late(&mut self, at: At, place: &Place) -> Vec<Intent> {
        let report = self.time_passed(at, &place.game);
        self.has_or_waits(place, report)
    }

    /// A report, or none while the player goes through another game: he is to hear of it when he is back.
    fn has_or_waits(&mut self, place: &Place, report: Option<Report>) -> Vec<Intent> {
        match report {
            None => Vec::new(),
            Some(Report::Do(order)) => vec![Intent::home(order)],
            // Nothing of it matters once he is back.
            Some(Report::Thinks) if place.activity.is_elsewhere() => Vec::new(),
            Some(report) if place.activity.is_elsewhere() => {
                self.keep(report);
                Vec::new()
            }
            Some(report) => vec![Intent::Opponent(Opposing::Has(report))],
        }
    }

    /// What a report means.
    fn has(&mut self, at: At, place: &Place, manner: &Manner, report: Report) -> Vec<Intent> {
        match report {
            Report::Do(order) => vec![Intent::home(order)],
            Report::Moves(mv) => vec![Intent::happen(moved(place, mv))],
            Report::Cut(mv) => {
                let told = manner.does_not_stop(self.engine_name().unwrap_or_default());
                vec![told.into(), Intent::happen(moved(place, mv))]
            }
            Report::AnswersDraw(by, answer) => {
                vec![Intent::happen(Event::DrawAnswered(by, answer))]
            }
            // A fault of the program must not leave the player alone with a running clock.
            Report::Stuck => {
                vec![Intent::happen(Event::Paused), manner.said("opponent-failed", &[]).into()]
            }
            Report::Thinks if self.engine().is_none() => said(manner.said("opponent-thinks", &[])),
            Report::Thinks => said(manner.said("engine-thinks", &way_out(manner))),
            Report::Starts => all(self.engine_waits(place, manner)),
            Report::Ready { again } => self.let_engine_play(at, manner, again),
            Report::Fails { trouble, again } => self.engine_fails(place, manner, &trouble, again),
        }
    }

    /// The engine can play, for the first time or again.
    fn let_engine_play(&mut self, at: At, manner: &Manner, again: bool) -> Vec<Intent> {
        let mut wanted = all(self.presented(at));
        if again {
            wanted.push(manner.told("engine-back", &[self.engine_value()]).into());
            wanted.push(Intent::untold(Event::Resumed));
        } else {
            wanted.push(Intent::Begin);
        }
        wanted
    }

    /// Keeps who the engine is and what it is held to, if that is news.
    fn presented(&mut self, at: At) -> Option<Act> {
        let presented = self.presents()?;
        Some(Act::record(Happened::Beside(at, RecordNote::Engine(presented))))
    }

    /// The built-in opponent takes the engine's place.
    fn replace_engine(&mut self, at: At, manner: &Manner) -> Vec<Intent> {
        let Some(engine) = self.dismiss_engine() else { return Vec::new() };
        let mut wanted = said(Act::record(Happened::Beside(at, RecordNote::Replaced)));
        if engine.is_opened() {
            wanted.push(manner.told("builtin-plays", &[self.level_value()]).into());
            wanted.push(Intent::untold(Event::Resumed));
        } else {
            wanted.push(Intent::Begin);
        }
        wanted
    }

    /// Lets it play at another level.
    fn plays_at(&mut self, at: At, place: &Place, manner: &Manner, about: &About) -> Vec<Intent> {
        if place.side().is_none() {
            return said(manner.said("level-none", &[]));
        }
        if about.is_nothing() {
            return said(manner.said("level-is", &[self.level_value()]));
        }
        let now = self.level().get();
        let named = about.level();
        let level = named.and_then(|named| match named {
            LevelNamed::Easier => now.checked_sub(1).and_then(Level::new),
            LevelNamed::Harder => Level::new(now + 1),
            LevelNamed::Number(number) => u8::try_from(number).ok().and_then(Level::new),
        });
        let Some(level) = level else {
            // The weakest is not made weaker, nor the strongest stronger.
            if let Some(LevelNamed::Easier | LevelNamed::Harder) = named {
                return said(manner.said("level-is", &[self.level_value()]));
            }
            let word = about.one_too_many();
            return vec![
                word.map_or(Intent::Want(Command::Level), |it| manner.too_much(it).into()),
            ];
        };
        let mut wanted = vec![
            Act::record(Happened::Beside(at, RecordNote::Level(level.get()))).into(),
            Intent::set(place.occasion.at_home(), Key::Level, level.to_string()),
        ];
        wanted.extend(self.set_level(level));
        wanted.extend(all(self.presented(at)));
        wanted.push(manner.said("level-set", &[self.level_value()]).into());
        wanted.extend(all(self.held_said(manner)));
        wanted
    }
}

/// By which words a game against the built-in opponent is begun.
fn way_out(manner: &Manner) -> [(&'static str, Value); 2] {
    let talk = &manner.narrator.talk;
    let new = talk.command_name(Command::New);
    [("new", new.into()), ("builtin", talk.value_name("builtin").into())]
}

impl Opponent {
    /// Whether the game can only go on with an engine.
    pub(super) fn is_engine_needed(&self, place: &Place) -> bool {
        self.engine().is_some() && place.game.outcome().is_none()
    }

    /// It is started once more; when that does not help, it is asked whether the built-in opponent shall
    /// play.
    fn engine_fails(
        &self,
        place: &Place,
        manner: &Manner,
        trouble: &Trouble,
        again: bool,
    ) -> Vec<Intent> {
        let talk = &manner.narrator.talk;
        let game = trouble.game().map(|variant| manner.narrator.variants().name(variant));
        let values = [
            self.engine_value(),
            ("answer", trouble.answer().into()),
            ("variant", game.unwrap_or_default().into()),
        ];
        let wrong = talk.sentence(trouble.id(), &values);
        let (next, then) = if again {
            (talk.sentence("engine-again", &[]), Intent::Opponent(Opposing::Start))
        } else {
            let asked = Open::Ask(Dialog::Confirm(Request::Builtin));
            (talk.sentence(self.builtin_question(), &[]), Intent::Open(asked))
        };
        let kill = Intent::home(HomeOrder::Engine(Order::Kill));
        let says =
            trouble.words().map(|words| talk.sentence("engine-says", &[("words", words.into())]));
        let told = manner.urgent([wrong].into_iter().chain(says).chain([next]).collect());
        place.stands().into_iter().chain([kill, told.into(), then]).collect()
    }

    /// Says that the engine is being started, if it is.
    pub(super) fn engine_waits(&self, place: &Place, manner: &Manner) -> Option<Act> {
        let opened = self.engine().is_some_and(Engine::is_opened);
        let id = if opened || place.is_begun() { "engine-waits-on" } else { "engine-waits" };
        let [new, builtin] = way_out(manner);
        self.is_starting().then(|| manner.said(id, &[self.engine_value(), new, builtin]))
    }

    /// The game waits until the engine is there again.
    pub(super) fn keep_engine(&self, place: &Place, manner: &Manner) -> Act {
        let id = if place.is_begun() { "engine-kept" } else { "engine-not-begun" };
        manner.said(id, &[self.engine_value()])
    }

    /// Says what a level is to an engine that has none of its own.
    pub(super) fn held_said(&self, manner: &Manner) -> Option<Act> {
        self.is_held().then(|| manner.said("engine-held", &[self.engine_value()]))
    }

    /// The opponent's part of a sentence that opens a game: `new` or `resumed`.
    pub(super) fn opening_said(
        &self,
        manner: &Manner,
        which: FirstSentence,
        mut values: Vec<(&str, Value)>,
    ) -> Act {
        values.push(self.engine_value());
        values.push(self.level_value());
        manner.said(self.opening(which), &values)
    }
}

impl Manner {
    fn urgent(&self, lines: Vec<Vec<Span>>) -> Act {
        Act::say(self.narrator.lines(Priority::Urgent, lines))
    }
}

/// The built-in opponent makes its move, or announces it.
fn moved(place: &Place, mv: Move) -> Event {
    let uci = mv.to_uci(place.game.mode());
    match place.game.rules().announcing {
        Announcing::Off => Event::Entered(uci),
        Announcing::Announce
        | Announcing::Repeat
        | Announcing::RepeatFirst
        | Announcing::RepeatAtMoversCost => Event::Announced(place.game.position().turn(), uci),
    }
}
