//! Going through the mistakes of a game inside a session: which game it is, what is searched when, and what
//! follows from what was found.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::Color;

use crate::app::order::HomeOrder;
use crate::app::session::activity::Change;
use crate::app::session::analysing::Analysing;
use crate::app::session::finding::Find;
use crate::app::session::intent::{Intent, all, said};
use crate::app::session::mending::{Heard, Mending};
use crate::app::session::practised::{Practised, is_said};
use crate::app::session::practising::{Exercises, Practising};
use crate::app::session::review::color_named;
use crate::app::session::walking::not_here;
use crate::app::session::{Manner, Place};
use crate::archive::{GameId, Score};
use crate::command::Study;
use crate::laws::At;
use crate::practice::mistakes::Line;
use crate::voices::narrate::quoted;

/// Whose mistakes are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app::session) enum Whose {
    /// One's own; those of both sides where nobody knows which are.
    Own,
    Of(Color),
    Both,
}

impl Exercises<'_> {
    /// The player wants to look for better moves: in the game of a number, the one that is gone through, or
    /// his own that is over.
    pub(in crate::app::session) fn begins_mistakes(&self, rest: &str) -> Vec<Intent> {
        if self.place.has_two_playing() {
            return said(self.manner.said("analysis-two", &[]));
        }
        let (mut whose, mut named) = (Whose::Own, None);
        for word in rest.split_whitespace() {
            match (
                color_named(word, &self.manner.narrator),
                self.manner.understands().game_named(word),
            ) {
                (Ok(Some(color)), _) => whose = Whose::Of(color),
                (_, Some(game)) => named = Some(game),
                _ if is_said("mistakes-both", word, &self.manner.narrator) => whose = Whose::Both,
                _ => {
                    let word = quoted(word).into();
                    return said(self.manner.said("mistakes-unknown", &[("word", word)]));
                }
            }
        }
        match named.or_else(|| self.game_to_review()) {
            Some(game) => vec![Intent::Games(Find::Mistakes(game, whose))],
            None => said(self.manner.said("mistakes-no-game", &[])),
        }
    }

    fn game_to_review(&self) -> Option<GameId> {
        let own = self.place.listing.id.filter(|_| self.place.game.outcome().is_some());
        self.place.activity.game().or(own)
    }

    /// The game has been fetched.
    pub(in crate::app::session) fn mends(&self, score: Score, whose: Whose) -> Vec<Intent> {
        let side = match whose {
            Whose::Own => score.listed.own,
            Whose::Of(side) => Some(side),
            Whose::Both => None,
        };
        match Mending::new(score, side, self.learning.tried()) {
            Some(mending) => self.stops_for(Practised::Mistakes(Box::new(mending))),
            None => said(self.manner.said("mistakes-no-moves", &[])),
        }
    }
}

impl Analysing {
    /// Has searched what is needed next.
    pub(in crate::app::session) fn searches_for_mistakes(
        &mut self,
        at: At,
        place: &Place,
        manner: &Manner,
    ) -> Vec<Intent> {
        let Some(mending) = place.activity.mending() else { return Vec::new() };
        let Some(sought) = mending.wanted() else { return Vec::new() };
        let awaited = mending.is_asking() && mending.is_waited_for();
        self.searches(at, place, manner, sought, awaited)
    }
}

impl Practising<'_> {
    /// A search has found these lines; or nothing, because nobody searches any more.
    pub(in crate::app::session) fn searched(
        &mut self,
        at: At,
        found: Option<(&[Line], bool)>,
    ) -> Vec<Intent> {
        let narrator = &self.manner.narrator;
        let Some(mending) = self.place.activity.mending_mut() else { return Vec::new() };
        let known = mending.found();
        let (ended, heard) = if let Some((lines, builtin)) = found {
            (None, mending.hears(lines, builtin, narrator))
        } else {
            let (ended, heard) = mending.ends(narrator);
            (Some(self.manner.told_lines(vec![ended]).into()), heard)
        };
        let labels = if mending.found() > known { mending.labels(narrator) } else { Vec::new() };
        let game = mending.game;
        let kept =
            (!labels.is_empty()).then(|| Intent::home(HomeOrder::KeepLabels(game, labels.clone())));
        self.learning.knows(game, labels);
        let follows = match heard {
            Heard::Judged(judged) => self.judged_so(at, judged),
            Heard::Asks => {
                let warning = mending.warning(narrator);
                let lines = warning.into_iter().chain(mending.told(narrator)).collect::<Vec<_>>();
                self.learning.asks(at, &lines);
                said(self.manner.told_lines(lines))
            }
            Heard::Over => {
                let recap = self.manner.told_lines(mending.recap(narrator));
                let closed = self.goes_on_with_due(at);
                [recap.into()].into_iter().chain(closed).collect()
            }
            Heard::Nothing => Vec::new(),
        };
        let wanted: Vec<Intent> = ended.into_iter().chain(follows).collect();
        let told = (!wanted.is_empty()).then_some(Intent::InFull(wanted));
        kept.into_iter().chain(told).collect()
    }

    /// The player goes on without an answer, and is not told it.
    pub(in crate::app::session) fn skips(&mut self, at: At) -> Vec<Intent> {
        let Some(mending) = self.place.activity.mending_mut() else { return Vec::new() };
        match mending.skip() {
            Some(done) => self.goes_on_practising(at, None, done),
            None => all(self.place.activity.asked(self.manner)),
        }
    }
}

impl Mending {
    /// What a request of who goes through something does among mistakes, but for closing and going on.
    pub(in crate::app::session) fn walks(&self, command: Study, manner: &Manner) -> Vec<Intent> {
        let narrator = &manner.narrator;
        match command {
            Study::Where => {
                let lines = self.title(narrator).into_iter().chain([self.question(narrator)]);
                said(manner.told_lines(lines.collect()))
            }
            Study::Comment | Study::About => said(manner.told_lines(vec![self.question(narrator)])),
            Study::PlayOn => vec![Intent::Activity(Change::PlayOn(String::new()))],
            Study::Next
            | Study::Close
            | Study::Previous
            | Study::First
            | Study::End
            | Study::Goto
            | Study::Auto
            | Study::Pause
            | Study::Variations
            | Study::Variation
            | Study::Leave => not_here("mistakes-not-here", command, manner),
        }
    }
}
