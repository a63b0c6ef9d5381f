//! What a search has answered, by an engine or by the built-in opponent: it is kept, and told.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::app::order::HomeOrder;
use crate::app::session::Manner;
use crate::app::session::analysing::told::JudgedLine;
use crate::app::session::analysing::{
    Analysing, AnsweredBy, JudgedPosition, OpenQuestion, Questioner, TimeUp,
};
use crate::app::session::intent::{Change, Intent, Trouble, said};
use crate::opponent::builtin;
use crate::opponent::thinker::Ticket;
use crate::opponent::uci::EngineLine;

impl Analysing {
    /// The built-in opponent has answered; with nothing, where a fault of it was caught.
    pub(in crate::app::session) fn take_thought(
        &mut self,
        manner: &Manner,
        ticket: Ticket,
        lines: &[builtin::Line],
    ) -> Vec<Intent> {
        let Some(asked) = self.asked.as_ref().filter(|_| self.awaits_thought(ticket)) else {
            return Vec::new();
        };
        let mode = asked.asker.sought().mode;
        let variation = |line: &builtin::Line| EngineLine {
            score: Some(line.score),
            depth: line.depth.into(),
            nodes: line.nodes,
            chances: None,
            moves: line.moves.iter().map(|mv| mv.to_uci(mode)).collect(),
        };
        let variations: Vec<EngineLine> = lines.iter().map(variation).collect();
        self.has_searched(manner, &variations)
    }

    /// What was found is kept, unless time ran short, and told.
    pub(super) fn has_searched(
        &mut self,
        manner: &Manner,
        variations: &[EngineLine],
    ) -> Vec<Intent> {
        let Some(asked) = &self.asked else { return Vec::new() };
        let lines = asked.asker.sought().lines(variations);
        if lines.is_empty() {
            let illegal = variations.iter().find_map(|variation| variation.moves.first());
            return match illegal.filter(|_| asked.by == AnsweredBy::Engine) {
                Some(uci) => self.fails(manner, &Trouble::Illegal(uci.to_string())),
                None => self.finds_nothing(manner),
            };
        }
        let whole = !matches!(asked.patience, TimeUp::Stopping { .. });
        let keep = self.judged().filter(|_| whole).map(|judged| {
            let text: Vec<String> = variations.iter().map(ToString::to_string).collect();
            Intent::home(HomeOrder::KeepAnalysis(judged, text.join("\n")))
        });
        let told = self.finds(manner, lines);
        told.into_iter().chain(keep).collect()
    }

    pub(super) fn finds(&mut self, manner: &Manner, lines: Vec<JudgedLine>) -> Vec<Intent> {
        let Some(judged) = self.judged() else { return Vec::new() };
        let Some(OpenQuestion { asker, by, .. }) = self.asked.take() else { return Vec::new() };
        let question = match asker {
            Questioner::Player(question) => question,
            Questioner::Review(_) => {
                // What has no score decides nothing about a mistake.
                let worth: Option<Vec<_>> = lines.into_iter().map(JudgedLine::worth).collect();
                let change = worth.map_or(Change::NotSearched, |lines| {
                    Change::Searched(lines, by == AnsweredBy::Builtin)
                });
                return vec![Intent::Activity(change)];
            }
        };
        let position = question.sought.position.clone();
        let found = JudgedPosition { judged, by, position, lines, evaluated: false };
        *self.known.of(question.command) = Some(found);
        let told = self.tells(manner, &question);
        told.into_iter().chain(self.goes_on()).collect()
    }

    fn finds_nothing(&mut self, manner: &Manner) -> Vec<Intent> {
        match self.asked.take().map(|asked| asked.asker) {
            Some(Questioner::Review(_)) => vec![Intent::Activity(Change::NotSearched)],
            Some(Questioner::Player(_)) | None => {
                let nothing = said(manner.said("analysis-nothing", &[]));
                nothing.into_iter().chain(self.goes_on()).collect()
            }
        }
    }
}
