//! Clocks that stand because the player has said so, or has come back to his game, until he lets them run.
//!
//! At a match only the arbiter stops them (FIDE 2023, 6.11.2), and a rehearsal is played as one.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Move, Position};

use crate::app::session::activity::Activity;
use crate::app::session::intent::{Intent, Open, Opposing, all, said};
use crate::app::session::teller::{Moves, Requests, Teller};
use crate::app::session::{Act, Place};
use crate::laws::{Event, Refusal};
use crate::notation::NotRead;
use crate::voices::Utterance;

impl Place {
    /// Whether the game is over or only stands, and what it waits for.
    pub(super) fn why_not_running(&self) -> Refusal {
        if self.game.is_paused() && self.game.claimed_without_arbiter().is_some() {
            return Refusal::ClaimWaits;
        }
        let goes_on = self.game.is_adjourned() || self.game.is_paused() || self.game.is_new();
        if goes_on { Refusal::NotRunning } else { Refusal::GameOver }
    }

    /// Whether the clocks stand until the player lets them run.
    pub(super) fn is_halted(&self) -> bool {
        let plays = matches!(self.activity, Activity::Playing);
        plays && self.pending.is_halted() && self.game.is_paused()
    }

    /// The clocks run again, if the player has to let them.
    pub(super) fn lets_run(&self) -> Vec<Intent> {
        if self.is_halted() { lets_run(Intent::happen(Event::Resumed)) } else { Vec::new() }
    }

    /// The same before a move, without a word: it tells that they run.
    pub(super) fn lets_run_for_move(&self) -> Vec<Intent> {
        if self.is_halted() { lets_run(Intent::untold(Event::Resumed)) } else { Vec::new() }
    }
}

fn lets_run(resumed: Intent) -> Vec<Intent> {
    vec![Intent::Open(Open::LetRun), resumed, Intent::Opponent(Opposing::AnswerDraw)]
}

impl Teller<'_> {
    /// That the clocks stand, and how they run again; nothing where they do not wait for the player.
    pub(super) fn halted_said(&self) -> Option<Act> {
        self.halted().map(Act::say)
    }

    /// That the clocks wait for the player, as an answer.
    pub(super) fn halted(&self) -> Option<Utterance> {
        self.place.is_halted().then(|| self.clock_waits())
    }

    fn clock_waits(&self) -> Utterance {
        let mine = self.place.side() == Some(self.place.game.position().turn());
        let whose = if mine { "own" } else { "both" };
        self.manner.answer("clock-waits", &[("whose", whose.into())])
    }
}

impl Requests<'_> {
    /// The player wants the clocks to stand.
    pub(super) fn halts(&self) -> Vec<Intent> {
        if self.place.occasion.is_rehearsal() {
            return said(self.manner.said("clock-strict", &[]));
        }
        if self.place.game.clock().is_none() {
            return said(self.manner.said("clock-none", &[]));
        }
        self.while_running(|| {
            let stops = [Intent::Opponent(Opposing::Stop), Intent::untold(Event::Paused)];
            stops.into_iter().chain(self.stays_halted()).collect()
        })
    }

    /// The clocks stand from now on until the player lets them run.
    pub(super) fn stays_halted(&self) -> Vec<Intent> {
        vec![Intent::Open(Open::Halt), Act::say(self.teller().clock_waits()).into()]
    }
}

impl Moves<'_> {
    /// What a line does while the clocks wait for the player: an empty one lets them run, and so does his
    /// move.
    pub(super) fn typed_while_halted(
        &self,
        read: &Result<Move, NotRead>,
        line: &str,
    ) -> Option<Vec<Intent>> {
        let said = self.teller().halted_said()?;
        if line.is_empty() {
            return Some(self.place.lets_run());
        }
        let mine = self.place.is_here(self.place.game.position().turn());
        match read {
            Ok(_) | Err(NotRead::Ambiguous(_)) if mine => {
                let typed = Intent::Type(read.clone(), line.to_owned());
                Some(self.place.lets_run_for_move().into_iter().chain([typed]).collect())
            }
            Ok(_) | Err(NotRead::Ambiguous(_)) => Some(all([said])),
            Err(
                NotRead::Empty
                | NotRead::NoMove
                | NotRead::UnknownWord(_)
                | NotRead::NoPiece(_)
                | NotRead::TakesWhat
                | NotRead::TwoMoves(_)
                | NotRead::Illegal(_),
            ) => Some(vec![Intent::Enter(read.clone(), line.to_owned())]),
        }
    }
}
