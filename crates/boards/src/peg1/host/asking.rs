//! What the board is asked and told: one command at a time, each until it is answered.
//!
//! What the talk itself needs goes before the orders of the player. A board that lives and does not
//! answer it is asked twelve times, which is told, and after that only now and then. An order is given
//! three times with one number, so that the board does it once.

use std::time::Duration;

use crate::asked::TRIES;
use crate::peg1::command::HostCommand;
use crate::peg1::host::history::History;
use crate::peg1::host::{BoardTalk, TalkPhase};
use crate::peg1::line::frame;
use crate::report::Report;

/// How often it is asked quickly what the talk needs, and how long after that between two questions.
const QUICK: u8 = 12;
const SELDOM: Duration = Duration::from_secs(5);

/// How often lost events are asked for in vain. More often: a touch is worth two seconds, and on a
/// line on which every third line is lost three tries would give up one gap of twelve.
const REPLAYS: u8 = 6;

/// The board cannot do it now.
const BUSY: u8 = 5;

/// Orders that wait.
const WAITING: usize = 32;

/// The command that waits for its answer.
#[derive(Clone, Debug)]
pub(super) struct Pending {
    id: u8,
    command: HostCommand,
    /// The talk itself needs it; nobody has ordered it.
    needed: bool,
    tries: u8,
    pub(super) due: Duration,
    /// What it asks for has come, though not its acknowledgement.
    answered: bool,
}

impl BoardTalk {
    /// Asks or tells what has its turn now.
    pub(super) fn advance(&mut self, now: Duration) {
        let need = self.need();
        match (&self.asked, need) {
            (Some(asked), Some(need)) if asked.needed && same_kind(&asked.command, &need) => {}
            (_, Some(need)) => {
                self.put_back();
                let id = self.next_id();
                self.ask(now, id, need, true);
            }
            (Some(asked), None) if !asked.needed => {}
            (_, None) => {
                self.asked = None;
                if self.phase == TalkPhase::Live
                    && let Some((id, command)) = self.queue.pop_front()
                {
                    self.ask(now, id, command, false);
                }
            }
        }
    }

    fn need(&self) -> Option<HostCommand> {
        match self.phase {
            TalkPhase::Greeting => Some(HostCommand::Hello(1)),
            TalkPhase::Reading | TalkPhase::Resuming => Some(HostCommand::Snap),
            TalkPhase::Waiting(_) | TalkPhase::Live | TalkPhase::Silent | TalkPhase::Refused => {
                self.history.as_ref()?.missing().map(HostCommand::Replay)
            }
        }
    }

    pub(super) fn enqueue(&mut self, now: Duration, command: HostCommand) -> Option<u8> {
        let there =
            !matches!(self.phase, TalkPhase::Waiting(_) | TalkPhase::Silent | TalkPhase::Refused);
        if !there || self.queue.len() == WAITING {
            return None;
        }
        let id = self.next_id();
        self.queue.push_back((id, command));
        self.advance(now);
        Some(id)
    }

    fn next_id(&mut self) -> u8 {
        let id = self.id;
        self.id = (id + 1) % 100;
        id
    }

    fn put_back(&mut self) {
        if let Some(asked) = self.asked.take().filter(|asked| !asked.needed) {
            self.queue.push_front((asked.id, asked.command));
        }
    }

    fn ask(&mut self, now: Duration, id: u8, command: HostCommand, needed: bool) {
        let due = now + self.limits.answer();
        self.asked = Some(Pending { id, command, needed, tries: 0, due, answered: false });
        self.ask_again(now);
    }

    fn ask_again(&mut self, now: Duration) {
        let Some(asked) = &mut self.asked else { return };
        asked.tries = asked.tries.saturating_add(1);
        asked.due = now + if asked.tries > QUICK { SELDOM } else { self.limits.answer() };
        // Ends whatever half a line the board may have.
        self.written.push(b'\n');
        self.written.extend(frame(&asked.command.body(asked.id)));
    }

    /// Whether this line is what an order waits for.
    pub(super) fn answers(&mut self, command: &HostCommand) -> bool {
        let Some(asked) = &mut self.asked else { return false };
        let first = !asked.needed && !asked.answered && asked.command == *command;
        asked.answered |= first;
        first
    }

    /// Lost events are coming: the answer may take its time.
    pub(super) fn put_off(&mut self, now: Duration) {
        if let Some(asked) = &mut self.asked
            && matches!(asked.command, HostCommand::Replay(_))
        {
            asked.due = now + self.limits.answer();
        }
    }

    /// Asks a board what it can take, once; one of 1.0 has the usual limits.
    pub(super) fn ask_limits(&mut self) {
        let is_new = self.board.as_ref().is_some_and(|board| board.minor > 0);
        if is_new && !self.queue.iter().any(|(_, command)| *command == HostCommand::Limits) {
            let id = self.next_id();
            self.queue.push_front((id, HostCommand::Limits));
        }
    }

    pub(super) fn acknowledged(&mut self, now: Duration, id: u8, reports: &mut Vec<Report>) {
        let Some(asked) = self.asked.as_ref().filter(|asked| asked.id == id) else { return };
        match &asked.command {
            HostCommand::Replay(_) => self.replayed(now, reports),
            // It has said that it speaks another version, and nothing else since it was asked.
            HostCommand::Hello(_) if asked.needed && self.other.is_some() => {
                self.refuse_version(reports);
            }
            // Its line was lost: it is asked again when its time is up.
            HostCommand::Hello(_) | HostCommand::Snap if !asked.answered => {}
            HostCommand::Limits => self.asked = None,
            HostCommand::Hello(_)
            | HostCommand::Snap
            | HostCommand::Config { .. }
            | HostCommand::Buzz(_)
            | HostCommand::Shake(_)
            | HostCommand::Light(..)
            | HostCommand::Ping(_)
            | HostCommand::Name(_) => {
                self.asked = None;
                reports.push(Report::Done(Some(id)));
            }
        }
    }

    pub(super) fn refused(
        &mut self,
        now: Duration,
        id: u8,
        code: u8,
        text: &str,
        reports: &mut Vec<Report>,
    ) {
        let answer = self.limits.answer();
        let Some(asked) = self.asked.as_mut().filter(|asked| asked.id == id) else { return };
        if code == BUSY {
            // Not now: the same line is sent again when its time is up.
            asked.due = now + answer;
            return;
        }
        match (&asked.command, asked.needed) {
            (HostCommand::Hello(_), _) if code == 9 => {
                self.refuse_version(reports);
            }
            (HostCommand::Replay(_), _) => self.lost(reports),
            (_, true) => {}
            (HostCommand::Limits, false) => self.asked = None,
            (_, false) => {
                self.asked = None;
                reports.push(Report::Refused(Some(id), format!("{code} {text}")));
            }
        }
    }

    /// All that the board still has was sent again, or nothing has come for long.
    fn replayed(&mut self, now: Duration, reports: &mut Vec<Report>) {
        let Some(missing) = self.history.as_ref().and_then(History::missing) else {
            return;
        };
        let Some(asked) = &mut self.asked else { return };
        if asked.command != HostCommand::Replay(missing) {
            // Some have come: that is no try in vain.
            let id = self.next_id();
            self.ask(now, id, HostCommand::Replay(missing), true);
        } else if asked.tries < REPLAYS {
            self.ask_again(now);
        } else {
            self.lost(reports);
        }
    }

    pub(super) fn asked_in_vain(&mut self, now: Duration, reports: &mut Vec<Report>) {
        let Some(asked) = self.asked.as_ref().filter(|asked| now >= asked.due) else { return };
        if matches!(asked.command, HostCommand::Replay(_)) {
            self.replayed(now, reports);
        } else if asked.needed && asked.tries == QUICK && self.other.is_some() {
            self.refuse_version(reports);
        } else if asked.needed || asked.tries < TRIES {
            let given_up = asked.needed && asked.tries == QUICK;
            reports.extend(given_up.then_some(Report::Unanswered(None)));
            self.ask_again(now);
        } else {
            let told = asked.command != HostCommand::Limits;
            reports.extend(told.then_some(Report::Unanswered(Some(asked.id))));
            self.asked = None;
        }
    }

    pub(super) fn nothing_is_answered(&mut self, reports: &mut Vec<Report>) {
        self.put_back();
        let ordered = self.queue.drain(..).filter(|(_, command)| *command != HostCommand::Limits);
        reports.extend(ordered.map(|(id, _)| Report::Unanswered(Some(id))));
    }
}

/// A replay that is on its way is not asked for once more because some of it has come.
fn same_kind(asked: &HostCommand, needed: &HostCommand) -> bool {
    std::mem::discriminant(asked) == std::mem::discriminant(needed)
}
