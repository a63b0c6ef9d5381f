//! What is searched for an exercise, and what follows from what was found.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::app::order::HomeOrder;
use crate::app::session::analysing::Analysing;
use crate::app::session::intent::{Intent, all, said};
use crate::app::session::practising::Practising;
use crate::app::session::{Manner, Place};
use crate::exercises::{Afterwards, Searched};
use crate::laws::At;
use crate::practice::mistakes::Line;

impl Analysing {
    /// Has searched what an exercise needs next.
    pub(super) fn searches_for_exercise(
        &mut self,
        at: At,
        place: &Place,
        manner: &Manner,
    ) -> Vec<Intent> {
        let Some(practised) = place.activity.practised() else { return Vec::new() };
        let Some(sought) = practised.sought() else { return Vec::new() };
        let awaited = practised.is_ready() && practised.is_waited_for();
        self.searches(at, place, manner, sought, awaited)
    }
}

impl Practising<'_> {
    /// A search has found these lines; or nothing, because nobody searches any more.
    pub(super) fn searched(&mut self, at: At, found: Option<(&[Line], bool)>) -> Vec<Intent> {
        let Some(practised) = self.place.activity.practised_mut() else { return Vec::new() };
        let Searched { ended, labels, accuracy, then } =
            practised.searched(found, &self.manner.narrator);
        let ended = ended.map(|ended| self.manner.told_lines(vec![ended]).into());
        let kept = labels.map(|(game, labels)| {
            self.learning.known.label(game, labels.clone());
            Intent::home(HomeOrder::KeepLabels(game, labels))
        });
        let accuracy = accuracy.map(|(game, accuracy, course)| {
            Intent::home(HomeOrder::KeepCourse(game, accuracy, course))
        });
        let follows = match then {
            Afterwards::Judged(judged) => self.judged_so(at, judged),
            Afterwards::Asks(lines) => {
                self.learning.asks(at, &lines);
                said(self.manner.told_lines(lines))
            }
            Afterwards::Told(lines) => said(self.manner.told_lines(lines)),
            Afterwards::Over(recap) => {
                let recap = self.manner.told_lines(recap);
                let closed = self.goes_on_with_due(at);
                [recap.into()].into_iter().chain(closed).collect()
            }
            Afterwards::Nothing => Vec::new(),
        };
        let wanted: Vec<Intent> = ended.into_iter().chain(follows).collect();
        let told = (!wanted.is_empty()).then_some(Intent::InFull(wanted));
        kept.into_iter().chain(accuracy).chain(told).collect()
    }

    /// The player goes on without an answer, and is not told it.
    pub(super) fn skips(&mut self, at: At) -> Vec<Intent> {
        let Some(practised) = self.place.activity.practised_mut() else { return Vec::new() };
        match practised.skip() {
            Some(done) => self.goes_on_practising(at, None, done),
            None => all(self.place.activity.asked(self.manner)),
        }
    }
}
