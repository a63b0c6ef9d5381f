//! What is searched: for a question of the player, or because a review of mistakes needs it.

#![deny(clippy::wildcard_enum_match_arm)]

use std::fmt::Write as _;

use shakmaty::Position;
use shakmaty::uci::UciMove;

use crate::app::order::HomeOrder;
use crate::app::session::analysing::told::JudgedLine;
use crate::app::session::analysing::{
    Analysing, AnsweredBy, LONGEST, OpenQuestion, Questioner, Stage, TOLD, TimeUp, engine_of,
};
use crate::app::session::intent::Intent;
use crate::app::session::{Manner, Place};
use crate::archive::Judged;
use crate::exercises::sought::Sought;
use crate::laws::At;
use crate::notation::position;
use crate::opponent::builtin::{Problem, Wanted};
use crate::opponent::thinker::{ThinkerTask, Ticket};
use crate::opponent::uci::{EngineLine, Limits, Order, Search};

/// From this count of the fifty-move rule on it changes what a position is worth.
const COUNTS: u32 = 80;

impl Sought {
    /// The position alone, as far as it matters what it is worth: neither how it came about nor, as a
    /// rule, how many moves have been made.
    pub(super) fn fen(&self) -> String {
        let fen = position::write(&self.position);
        let place: Vec<&str> = fen.split(' ').take(4).collect();
        let count = Some(self.position.halfmoves()).filter(|count| *count > COUNTS).unwrap_or(0);
        format!("{} {count} 1", place.join(" "))
    }

    /// What its answer is kept by.
    pub(super) fn judged(&self, engine: String) -> Judged {
        let mut kind = format!("nodes {} lines {}", self.nodes, self.lines);
        for uci in self.only() {
            let _ = write!(kind, " {uci}");
        }
        Judged { position: self.fen(), engine, kind }
    }

    /// The first moves to choose from, as engines are told them.
    pub(super) fn only(&self) -> Vec<UciMove> {
        self.only.iter().map(|mv| mv.to_uci(self.mode)).collect()
    }

    /// The lines that were shown, as far as their moves are legal; one without a move is none.
    pub(super) fn lines(&self, shown: &[EngineLine]) -> Vec<JudgedLine> {
        let lines = shown.iter().map(|variation| JudgedLine::of(&self.position, variation));
        lines.filter(|line| !line.moves.is_empty()).collect()
    }

    /// The order to search it.
    pub(super) fn order(&self, by: AnsweredBy, ticket: Ticket) -> Intent {
        Intent::home(match by {
            AnsweredBy::Engine => {
                let search = Search {
                    start: Some(self.fen()),
                    moves: Vec::new(),
                    limits: Limits::Nodes(self.nodes),
                    lines: self.lines,
                    only: self.only(),
                };
                HomeOrder::Analyst(Order::Search { ticket, search })
            }
            AnsweredBy::Builtin => {
                let (problem, only) = (Problem::new(self.position.clone()), self.only.clone());
                let wanted = Wanted { count: self.lines.into(), nodes: self.nodes, only };
                HomeOrder::Think(ticket, ThinkerTask::Judge { problem, wanted })
            }
        })
    }
}

impl Analysing {
    /// A review of mistakes needs this; what it has asked for before, it needs no more. `awaited`:
    /// whether the player waits for it.
    pub(in crate::app::session) fn searches(
        &mut self,
        at: At,
        place: &Place,
        manner: &Manner,
        sought: Sought,
        awaited: bool,
    ) -> Vec<Intent> {
        let before = self.asked.as_ref().map(|asked| &asked.asker);
        if matches!(before, Some(Questioner::Review(before)) if *before == sought) {
            return Vec::new();
        }
        let stopped = self.stop_asked();
        let (patience, wait) =
            if awaited { (TimeUp::Quiet, TOLD) } else { (TimeUp::Told, LONGEST) };
        let file = self.usable(engine_of(place, manner));
        let (ticket, by, stage) =
            (self.tickets.next(), AnsweredBy::of(file.as_ref()), Stage::Starting);
        let asker = Questioner::Review(sought);
        self.asked = Some(OpenQuestion {
            ticket,
            asker,
            by,
            stage,
            until: at + wait,
            patience,
            is_alive: false,
            shows: false,
        });
        let begins = self.begins(at, manner, file);
        stopped.into_iter().chain(begins).collect()
    }
}
