//! From a command of the desk to what it does.

use std::time::Duration;

use shakmaty::Color;

use crate::app::seats::TableOrder;
use crate::app::seats::desk::words::{points, time};
use crate::app::seats::desk::{Desk, minute};
use crate::command::desk::{DESK_COMMANDS, DeskArgument, DeskCommand, DeskSpec};
use crate::laws::{At, Event, Game, Irregularity, Numbered, Points, Ruling};
use crate::notation::position;
use crate::table::{Memo, Place};
use crate::voices::narrate::quoted;
use crate::voices::voice::Word;
use crate::voices::{Span, Utterance};

/// What a note holds at most, in letters: a line that can be listened to.
const NOTE: usize = 400;

impl Desk {
    /// What a command does; `None` if what stands after it is not what it needs.
    #[expect(clippy::too_many_lines, reason = "a table: a command, what it does")]
    pub(super) fn carry_out(
        &mut self,
        at: At,
        from: Place,
        command: DeskCommand,
        rest: &str,
    ) -> Option<Vec<TableOrder>> {
        use DeskCommand as C;
        if command.spec().argument == DeskArgument::None && !rest.is_empty() {
            return None;
        }
        Some(match command {
            C::Start => self.starts(at, from),
            C::Pause => self.event(at, Event::Paused),
            C::Resume => self.weigh(at, from, Event::Resumed),
            C::Matters => self.matters(at),
            C::Accept => self.accept(at, from, rest)?,
            C::Reject => self.reject(at, rest)?,
            C::Postpone => self.postpone(at, rest)?,
            C::Dismiss => self.dismiss(at, rest)?,
            C::Facts => self.facts(at),
            C::Compare => self.compare(at),
            C::Board => vec![self.read_board(self.player(rest)?, at)],
            C::Sheet => vec![self.read_sheet(rest)?],
            C::Last => self.last(at),
            C::Log => vec![self.log(rest)?],
            C::Clocks => vec![self.clocks(at)],
            C::SetClock => self.sets_clock(at, from, rest)?,
            C::SetMoves => self.sets_moves(at, from, rest)?,
            C::AddTime => self.changes_time(at, from, rest, Ruling::TimeAdded)?,
            C::TakeTime => self.changes_time(at, from, rest, Ruling::TimeTaken)?,
            C::Increment => self.sets_increment(at, rest)?,
            C::Warn => self.rule(at, Ruling::Warned(self.player(rest)?)),
            C::Points => self.changes_points(at, rest)?,
            C::Loss => self.loses(at, from, rest)?,
            C::Result => self.sets_result(at, from, rest)?,
            C::Fine => self.rule(at, Ruling::Fined(self.player(rest)?)),
            C::Exclude => self.sure_of(at, from, Ruling::Excluded(self.player(rest)?)),
            C::Expel => self.sure_of(at, from, Ruling::Expelled(self.player(rest)?)),
            C::Annul => self.sure_of(at, from, Ruling::Annulled),
            C::Illegal => self.illegal(at, from, self.player(rest)?),
            C::Touch => self.sees_touch(at, from, rest)?,
            C::Waive => self.rule(at, Ruling::TouchWaived(self.player(rest)?)),
            C::TwoHands => self.weigh(at, from, Event::TwoHands(self.player(rest)?)),
            C::Flag => self.sure_of(at, from, Ruling::FlagSeen(self.player(rest)?)),
            C::WrongStart => self.found(at, from, Irregularity::InitialPosition),
            C::Turned => self.found(at, from, Irregularity::BoardTurned),
            C::Reversed => self.found(at, from, Irregularity::ColoursReversed),
            C::Displaced => self.goes_back(at, from, rest, Ruling::Displaced)?,
            C::Restore => self.goes_back(at, from, rest, Ruling::Restored)?,
            C::Position => self.set_position(at, from, rest)?,
            C::Rulings => self.rulings(),
            C::Revoke => self.revokes(at, from, rest)?,
            C::Allow => self.allow(at, rest, true)?,
            C::Withdraw => self.allow(at, rest, false)?,
            C::Aids => self.list_aids(),
            C::Assistant => self.assistant(at, rest)?,
            C::Absent => self.absent(at, from, self.player(rest)?),
            C::Arrived => self.event(at, Event::Arrived(self.player(rest)?)),
            C::DefaultTime => self.sets_default_time(at, from, rest)?,
            C::Adjourn => self.adjourn(at),
            C::Envelope => self.event(at, Event::Adjourned),
            C::Due => self.weigh(at, from, Event::ResumptionDue),
            C::Open => self.open_envelope(at, from),
            C::Lost => self.envelope_lost(at, from, rest),
            C::Note => self.note(at, rest)?,
            C::Report => self.report(),
            C::SignOff => self.sign_off(at, from),
            C::Talk => self.set_talk(at, rest)?,
            C::Help => self.help(rest),
            // The door has closed before this; with words after it, it is a mistake.
            C::Leave => return None,
        })
    }

    fn sets_clock(&mut self, at: At, from: Place, rest: &str) -> Option<Vec<TableOrder>> {
        let (player, time) = self.player_time(rest)?;
        Some(self.timed(at, from, Ruling::ClockSet(player, time)))
    }

    fn sets_moves(&mut self, at: At, from: Place, rest: &str) -> Option<Vec<TableOrder>> {
        let (player, moves) = self.player_and(rest)?;
        let moves = moves.parse().ok().filter(|&moves: &u32| moves < 1000)?;
        Some(self.timed(at, from, Ruling::MovesSet(player, moves)))
    }

    fn changes_time(
        &mut self,
        at: At,
        from: Place,
        rest: &str,
        ruling: impl FnOnce(Color, Duration) -> Ruling,
    ) -> Option<Vec<TableOrder>> {
        let (player, time) = self.player_time(rest).filter(|(_, time)| !time.is_zero())?;
        Some(self.timed(at, from, ruling(player, time)))
    }

    fn sets_increment(&mut self, at: At, rest: &str) -> Option<Vec<TableOrder>> {
        let on = match self.narrator.talk.word(rest)? {
            Word::On => true,
            Word::Off => false,
            _ => return None,
        };
        Some(self.rule(at, Ruling::IncrementSet(on)))
    }

    fn changes_points(&mut self, at: At, rest: &str) -> Option<Vec<TableOrder>> {
        let ruling = match self.player_points(rest)? {
            (player, true, halves) => Ruling::PointsAdded(!player, halves),
            (player, false, halves) => Ruling::PointsTaken(player, halves),
        };
        Some(self.rule(at, ruling))
    }

    fn loses(&mut self, at: At, from: Place, rest: &str) -> Option<Vec<TableOrder>> {
        let (player, opponent) = self.player_and(rest)?;
        let full = opponent.is_empty().then_some(Points::Full);
        let opponent = full.or_else(|| points(opponent))?;
        Some(self.sure_of(at, from, Ruling::Lost(player, opponent)))
    }

    fn sets_result(&mut self, at: At, from: Place, rest: &str) -> Option<Vec<TableOrder>> {
        let (white, black) = self.score(rest)?;
        Some(self.sure_of(at, from, Ruling::ResultSet(white, black)))
    }

    fn sees_touch(&mut self, at: At, from: Place, rest: &str) -> Option<Vec<TableOrder>> {
        let (player, square) = self.player_square(rest)?;
        let ply = self.game.turn_of(player);
        Some(self.touch(at, from, (player, square, ply), 0))
    }

    fn goes_back(
        &mut self,
        at: At,
        from: Place,
        rest: &str,
        ruling: impl FnOnce(u16) -> Ruling,
    ) -> Option<Vec<TableOrder>> {
        Some(match self.ply(rest)? {
            Ok(ply) => self.back(at, from, ruling(ply)),
            Err(said) => vec![said],
        })
    }

    fn revokes(&mut self, at: At, from: Place, rest: &str) -> Option<Vec<TableOrder>> {
        if rest.is_empty() {
            return self.revoke_end(at, from);
        }
        Some(self.weigh(at, from, Event::Ruled(Ruling::Revoked(rest.parse().ok()?))))
    }

    fn sets_default_time(&mut self, at: At, from: Place, rest: &str) -> Option<Vec<TableOrder>> {
        let ruling = Ruling::DefaultTimeSet(time(rest)?);
        Some(self.weigh(at, from, Event::Ruled(ruling)))
    }

    /// The clocks begin to run. While a board stands wrongly the arbiter is asked.
    fn starts(&mut self, at: At, from: Place) -> Vec<TableOrder> {
        let wrong: Vec<_> = self.boards_standing_wrongly(at).collect();
        if wrong.is_empty() || !self.game.is_new() {
            return self.weigh(at, from, Event::Started);
        }
        let blank = self.narrator.talk.span(" ");
        let what = wrong.join(&blank);
        self.asks(at, from, Event::Started, "desk-sure-board", what)
    }

    /// The last move of a player was illegal, as the arbiter says; by the score it may be legal.
    fn illegal(&mut self, at: At, from: Place, color: Color) -> Vec<TableOrder> {
        let event = Event::Ruled(Ruling::IllegalSeen(color));
        let stands = self.game.illegal_of() == Some(color);
        if !stands && !self.game.is_over() && !self.game.made().is_empty() {
            return vec![self.told("desk-legal", &[self.color(color)])];
        }
        self.weigh(at, from, event)
    }

    /// A ruling about the clocks, where there are any.
    fn timed(&mut self, at: At, from: Place, ruling: Ruling) -> Vec<TableOrder> {
        if self.game.clock().is_none() {
            return vec![self.told("clock-none", &[])];
        }
        self.weigh(at, from, Event::Ruled(ruling))
    }

    /// What is wrong with a board may cancel the game (7.2.1, 7.3), so it is asked for.
    fn found(&mut self, at: At, from: Place, what: Irregularity) -> Vec<TableOrder> {
        let event = Event::Found(what);
        let ends = matches!(what, Irregularity::InitialPosition | Irregularity::ColoursReversed);
        if !ends {
            return self.event(at, event);
        }
        let mut after = Game::clone(&self.game);
        after.handle(at, &event);
        match after.outcome().filter(|_| self.game.outcome().is_none()) {
            Some(_) => {
                let what = self.narrator.asked(&Ruling::Annulled, &self.game);
                self.sure(at, from, event, what)
            }
            None => self.event(at, event),
        }
    }

    /// Where nobody is waited for, who is not there has lost (6.7.1), so it is asked for.
    fn absent(&mut self, at: At, from: Place, color: Color) -> Vec<TableOrder> {
        let event = Event::Absent(color);
        let mut after = Game::clone(&self.game);
        after.handle(at, &event);
        if after.is_new() {
            after.handle(at, &Event::Started);
        }
        after.handle(at, &Event::TimePassed);
        if self.game.outcome().is_some() || after.outcome().is_none() {
            return self.event(at, event);
        }
        let what = self.narrator.talk.sentence("desk-absent-loses", &[self.color(color)]);
        self.sure(at, from, event, what)
    }

    fn set_position(&mut self, at: At, from: Place, text: &str) -> Option<Vec<TableOrder>> {
        if text.is_empty() {
            return None;
        }
        Some(match position::read_in(text, self.game.mode(), &self.vocabularies()) {
            Ok(position) => {
                let ruling = Ruling::PositionSet(Box::new(position));
                self.weigh(at, from, Event::Ruled(ruling))
            }
            Err(wrong) => vec![TableOrder::say(self.narrator.position_error(&wrong))],
        })
    }

    /// All rulings with their numbers; those that are revoked say so.
    fn rulings(&self) -> Vec<TableOrder> {
        let lines = self.game.rulings().map(|(number, ruling, revoked)| {
            match self.game.lifted_by(number).filter(|_| !revoked) {
                Some(by) => self.lifted(number, ruling, by),
                None if revoked => self.numbered(number, ruling, "desk-ruling-revoked"),
                None => self.numbered(number, ruling, "ruled"),
            }
        });
        let lines: Vec<_> = lines.collect();
        if lines.is_empty() {
            return vec![self.told("desk-no-rulings", &[])];
        }
        vec![self.lines(lines)]
    }

    /// A ruling with its number.
    pub(super) fn numbered(&self, number: u32, what: &Numbered, id: &str) -> Vec<Span> {
        let ruling = self.narrator.numbered(number, what, &self.game);
        self.sentence(id, &[("number", number.into()), ("ruling", ruling.into())])
    }

    /// A ruling about a touch that another has made void.
    fn lifted(&self, number: u32, what: &Numbered, by: u32) -> Vec<Span> {
        let ruling = self.narrator.numbered(number, what, &self.game);
        let values = [("number", number.into()), ("by", by.into()), ("ruling", ruling.into())];
        self.sentence("desk-ruling-lifted", &values)
    }

    fn note(&self, at: At, text: &str) -> Option<Vec<TableOrder>> {
        let letters: String = text.chars().filter(|c| !c.is_control()).collect();
        if letters.is_empty() {
            return None;
        }
        if letters.chars().count() > NOTE {
            return Some(vec![self.told("desk-note-long", &[("count", NOTE.into())])]);
        }
        Some(minute(at, Memo::Noted(letters), self.told("desk-noted", &[])))
    }

    fn report(&mut self) -> Vec<TableOrder> {
        self.orders.push(TableOrder::Records);
        vec![self.told("desk-writing", &[])]
    }

    /// Where the records are, or why they are not written.
    pub(in crate::app::seats) fn recorded(&self, written: Result<&str, &str>) -> Utterance {
        match written {
            Ok(folder) => self.said("desk-records", &[("folder", folder.into())]),
            Err(reason) => self.said("desk-records-not", &[("reason", reason.into())]),
        }
    }

    /// Where the file for the envelope is, or why it is not written.
    pub(in crate::app::seats) fn enveloped(&self, written: Result<&str, &str>) -> Utterance {
        match written {
            Ok(file) => self.said("desk-envelope-file", &[("file", file.into())]),
            Err(reason) => self.said("desk-records-not", &[("reason", reason.into())]),
        }
    }

    fn set_talk(&mut self, at: At, name: &str) -> Option<Vec<TableOrder>> {
        let name = name.to_lowercase();
        self.talk_in(&name).then(|| minute(at, Memo::DeskTalks(name), self.told("talk-set", &[])))
    }

    fn help(&self, rest: &str) -> Vec<TableOrder> {
        let talk = &self.narrator.talk;
        vec![match talk.desk_command(rest) {
            _ if rest.is_empty() => self.told("desk-help", &[]),
            Some(command) => self.told(&command.spec().help(), &[]),
            None if talk.word(rest) == Some(Word::All) => {
                let helps = DESK_COMMANDS.iter().map(DeskSpec::help);
                let mut lines: Vec<_> = self.narrator.first_clauses(helps).collect();
                lines.push(talk.sentence("help-all-more", &[]));
                self.lines(lines)
            }
            None => self.told("desk-unknown", &[("word", quoted(rest).into())]),
        }]
    }

    /// A message of several lines.
    pub(super) fn lines(&self, lines: Vec<Vec<Span>>) -> TableOrder {
        TableOrder::say(self.narrator.lines(crate::voices::Priority::Move, lines))
    }

    /// Whose turn a place at the table is, as a value.
    pub(super) fn color(&self, color: Color) -> (&'static str, crate::voices::Value) {
        ("color", self.narrator.color(color))
    }
}
