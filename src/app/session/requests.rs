//! Requests: everything that is neither a move nor a question about the game.

use shakmaty::{Color, Position, uci::UciMove};

use crate::app::ask::Asker;
use crate::app::happened::{Beside, Happened};
use crate::app::session::dialog::Request;
use crate::app::session::{Act, Manner, Place, Session};
use crate::command::{
    Archive, Argument, Boards, COMMANDS, Command, Friendly, Guide, Kind, Play, Program, Spec, Study,
};
use crate::config::Key;
use crate::laws::{Announcing, Answer, At, Claim, Effect, Event, Refusal};
use crate::opponent::builtin::Level;
use crate::voices::voice::Word;
use crate::voices::{Priority, Utterance, Value};

impl Session {
    /// Carries a command out.
    pub(super) fn request(&mut self, at: At, command: Command, rest: &str) -> Vec<Act> {
        if let Some(acts) = self.repeats_by_name(at, command, rest) {
            return acts;
        }
        let Spec { argument, kind, .. } = command.spec();
        if argument == Argument::None && !rest.is_empty() {
            return self.wants(at, command);
        }
        let elsewhere = self.no_place(command).or_else(|| self.answers_by(at, command, rest));
        if let Some(acts) = elsewhere.or_else(|| self.not_while_studying(command)) {
            return acts;
        }
        match kind {
            Kind::AboutPosition(question) => {
                self.reply(at, command, |asker| asker.about_position(question, rest))
            }
            Kind::AboutGame(question) => {
                self.reply(at, command, |asker| asker.about_game(question, rest))
            }
            Kind::AsText(form) => self.reply(at, command, |asker| asker.as_text(form, rest)),
            Kind::Guide(command) => vec![self.handle_guide(command, rest)],
            Kind::Play(command) => self.handle_play(at, command, rest),
            Kind::Seat(command) => self.handle_seat(at, command, rest),
            Kind::Friendly(command) => self.handle_friendly(at, command, rest),
            Kind::Boards(command) => self.handle_boards(at, command, rest),
            Kind::Archive(command) => self.handle_archive(at, command, rest),
            Kind::Study(command) => self.handle_review(at, command, rest),
            Kind::Hearing(command) => self.handle_hearing(at, command, rest),
            Kind::Program(command) => self.handle_program(at, command, rest),
        }
    }

    fn reply(
        &self,
        at: At,
        command: Command,
        ask: impl FnOnce(Asker<'_>) -> Result<Utterance, Utterance>,
    ) -> Vec<Act> {
        match self.with_asker(at, ask) {
            Ok(answer) => self.answered(command, answer),
            Err(wrong) => vec![Act::say(wrong)],
        }
    }

    fn handle_guide(&mut self, command: Guide, rest: &str) -> Act {
        match command {
            Guide::Flip => self.manner.flip(),
            Guide::Repeat => self.guided().unwrap_or_else(|| self.manner.repeat()),
            Guide::Help => self.help(rest),
        }
    }

    fn handle_play(&mut self, at: At, command: Play, rest: &str) -> Vec<Act> {
        match command {
            Play::Announce => self.announce(at, rest),
            Play::Press => self.press(at),
            Play::Correct => self.correct(at, rest),
            Play::Adjust => self.event(at, Event::Adjusting(self.place.me())),
            Play::Take => self.take(at, rest),
            Play::Put => self.put(at, rest),
            Play::Draw => self.draw(at),
            Play::Accept => self.answer_offer(at, Answer::Accepted),
            Play::Decline => self.answer_offer(at, Answer::Declined),
            Play::Claim => self.claim(at, rest),
            Play::Resign => self.while_undecided(|session| {
                let me = session.place.me();
                session.confirm(Request::Resign(me))
            }),
        }
    }

    fn handle_friendly(&mut self, at: At, command: Friendly, rest: &str) -> Vec<Act> {
        match command {
            // Where a game is gone through, it is the way back.
            Friendly::Takeback if self.activity.is_reviewing() => {
                self.handle_review(at, Study::Previous, rest)
            }
            Friendly::Takeback => self.ask_take_back(),
            Friendly::Hint => self.seek_hint(at),
            Friendly::Level => self.set_level(at, rest),
        }
    }

    fn handle_boards(&mut self, at: At, command: Boards, rest: &str) -> Vec<Act> {
        match command {
            Boards::Pegboard => {
                self.own_boards(at, rest).unwrap_or_else(|| self.pegboard(at, rest))
            }
            Boards::SetUp => self.set_up_board(at),
            Boards::Mute | Boards::Unmute => self.mutes(at, command.command(), rest),
            Boards::Skip => self.drop_premove().unwrap_or_else(|| self.skip(at)),
        }
    }

    fn handle_archive(&mut self, at: At, command: Archive, rest: &str) -> Vec<Act> {
        match command {
            Archive::Games => self.seek_games(rest),
            Archive::More => self.manner.more_settings().unwrap_or_else(|| self.more_games()),
            Archive::Open => self.open_game(at, rest),
            Archive::Resume => self.resume(at, rest),
        }
    }

    fn handle_program(&mut self, at: At, command: Program, rest: &str) -> Vec<Act> {
        match command {
            Program::New => self.new_game(at, rest),
            Program::Settings => self.manner.settings(rest),
            Program::Set => self.set(at, rest),
            Program::Opponent if rest.is_empty() => self.opponent_said(),
            Program::Opponent => self.set_key(at, Key::Opponent, rest),
            Program::Position => self.set_up(at, rest),
            Program::Quit if self.place.occasion.is_match() => self.manner.no_quit(),
            Program::Quit => self.quit(at),
        }
    }

    /// The words after `repeat`: a repetition, in time or late; `None` if they are none.
    fn repeats_by_name(&mut self, at: At, command: Command, rest: &str) -> Option<Vec<Act>> {
        if command != Command::Repeat || rest.is_empty() {
            return None;
        }
        if !self.activity.is_reviewing() && self.place.repeats().is_some() {
            return Some(self.entry(at, rest));
        }
        self.says_last_again(rest).map(|late| vec![late])
    }

    pub(super) fn wants(&mut self, at: At, command: Command) -> Vec<Act> {
        let argument = command.spec().argument;
        if argument == Argument::Voice {
            let voices = self.manner.library.usable().join(", ");
            let name = self.manner.narrator.talk.command_name(command);
            let values = [("name", name.into()), ("voices", voices.into())];
            return vec![self.said("argument-voice", &values)];
        }
        vec![Act::say(self.with_asker(at, |asker| asker.wants(command, argument)))]
    }

    fn help(&self, rest: &str) -> Act {
        let talk = &self.manner.narrator.talk;
        match talk.command(rest).or_else(|| self.manner.command_in_any(rest)) {
            _ if rest.is_empty() => self.said(self.help_here(), &[]),
            _ if talk.word(rest) == Some(Word::All) => self.help_all(),
            Some(command) => self.said(&command.spec().help(), &[]),
            None => self.manner.setting_named(rest).map_or_else(
                || {
                    let names = self.names();
                    Act::say(self.manner.narrator.not_known("no-command", rest, &names))
                },
                |key| self.manner.tell_setting(key),
            ),
        }
    }

    /// Each command that can be used here with the first clause of its help.
    fn help_all(&self) -> Act {
        let narrator = &self.manner.narrator;
        let usable = |spec: &&Spec| {
            let command = spec.command;
            self.place.has(command) && !self.is_withheld(command) && self.is_of_use(command)
        };
        let here = || COMMANDS.iter().filter(usable);
        let (position, game): (Vec<_>, Vec<_>) = here().partition(|spec| spec.is_about_position());
        let clauses = |specs: Vec<&Spec>| {
            let helps = specs.into_iter().map(Spec::help);
            narrator.first_clauses(helps).collect::<Vec<_>>()
        };
        let mut lines = vec![narrator.talk.sentence("help-all-position", &[])];
        lines.extend(clauses(position));
        lines.push(narrator.talk.sentence("help-all-game", &[]));
        lines.extend(clauses(game));
        lines.push(narrator.talk.sentence("help-all-more", &[]));
        Act::say(narrator.lines(Priority::Answer, lines))
    }

    fn help_here(&self) -> &'static str {
        let announced = self.place.game.rules().announcing != Announcing::Off;
        let here = match self.place.game.outcome() {
            _ if self.activity.is_reviewing() => "help-study",
            outcome if self.place.occasion.is_match() => help_at_seat(outcome.is_some(), announced),
            Some(_) => "help-over",
            None if self.place.occasion.is_rehearsal() => self.place.help_rehearsing(),
            None if announced => "help-announcing",
            None => "help",
        };
        self.dialog_help().unwrap_or(here)
    }

    pub(super) fn while_running(&mut self, act: impl FnOnce(&mut Self) -> Vec<Act>) -> Vec<Act> {
        if self.place.game.is_running() {
            return act(self);
        }
        let waits = self.engine_waits().map(|waits| vec![waits]);
        waits.unwrap_or_else(|| self.refused(self.place.why_not_running()))
    }

    /// While the game runs, or is adjourned: then too it can be resigned and agreed drawn (Guidelines
    /// I.4).
    fn while_undecided(&mut self, act: impl FnOnce(&mut Self) -> Vec<Act>) -> Vec<Act> {
        if self.place.game.is_adjourned() { act(self) } else { self.while_running(act) }
    }

    pub(super) fn refused(&self, refusal: Refusal) -> Vec<Act> {
        self.of_effect(&Effect::Refused(refusal))
    }

    /// Offers a draw, or accepts the one that was offered.
    fn draw(&mut self, at: At) -> Vec<Act> {
        let me = self.place.me();
        match self.place.game.offer() {
            Some(by) if by != me && self.place.side().is_some() => {
                self.event(at, Event::DrawAnswered(me, Answer::Accepted))
            }
            // Two people share the keyboard: who accepts must say so.
            Some(by) if self.place.side().is_none() => vec![self.manner.said_of_offer(by)],
            Some(_) => self.refused(Refusal::OfferStands),
            // Between the move and the clock nothing is asked: pressed before the yes, the offer would
            // come too late (9.1.2.1).
            None if self.place.offers_in_time() => self.offer_draw(at, me),
            None if self.place.game.made().len() < 2 => self.refused(Refusal::TooEarlyForDraw),
            None => self.while_undecided(|session| session.confirm(Request::Draw(me))),
        }
    }

    fn answer_offer(&mut self, at: At, answer: Answer) -> Vec<Act> {
        match self.place.game.offer() {
            Some(by) if self.place.is_here(!by) => self.event(at, Event::DrawAnswered(!by, answer)),
            _ => self.while_running(|session| session.refused(Refusal::NoOffer)),
        }
    }

    fn claim(&mut self, at: At, rest: &str) -> Vec<Act> {
        let (kind, intended) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        match self.manner.narrator.talk.word(kind) {
            Some(Word::Threefold) => self.claim_draw(at, Claim::Threefold, intended),
            Some(Word::Fifty) => self.claim_draw(at, Claim::FiftyMoves, intended),
            Some(Word::Flag) if intended.is_empty() => self.claim_flag(at),
            Some(Word::Illegal) if intended.is_empty() => {
                let me = self.place.me();
                self.event(at, Event::IllegalClaimed(me))
            }
            _ => self.wants(at, Command::Claim),
        }
    }

    /// Between two people at one keyboard it is the one who waits that claims the other's flag.
    fn claim_flag(&mut self, at: At) -> Vec<Act> {
        if self.place.game.clock().is_none() {
            return vec![self.said("clock-none", &[])];
        }
        let by = self.place.side().unwrap_or(!self.place.game.position().turn());
        self.event(at, Event::FlagClaimed(by))
    }

    fn claim_draw(&mut self, at: At, claim: Claim, intended: &str) -> Vec<Act> {
        if !self.place.game.is_running() {
            return self.refused(self.place.why_not_running());
        }
        let turn = self.place.game.position().turn();
        if !self.place.is_here(turn) && self.place.occasion.is_match() {
            return self.refused(Refusal::NotYourClaim(self.place.me(), claim));
        }
        if !self.place.is_here(turn) {
            return self.not_your_move();
        }
        if intended.is_empty() {
            return self.asks_to_claim(at, claim, None);
        }
        match self.manner.reading(intended, self.place.game.position()) {
            Ok(mv) => {
                let uci = mv.to_uci(self.place.game.mode());
                self.asks_to_claim(at, claim, Some(uci))
            }
            Err(not_read) => self.not_read(&not_read),
        }
    }

    /// A wrong claim gives the opponent time (9.5.3): at a match the player is asked first.
    fn asks_to_claim(&mut self, at: At, claim: Claim, intended: Option<UciMove>) -> Vec<Act> {
        let request = Request::Claim(claim, intended);
        if self.place.occasion.is_match() {
            self.confirm(request)
        } else {
            self.claims_draw(at, claim, intended)
        }
    }

    /// Claims a draw for the player to move.
    pub(super) fn claims_draw(
        &mut self,
        at: At,
        claim: Claim,
        intended: Option<UciMove>,
    ) -> Vec<Act> {
        let by = self.place.game.position().turn();
        self.claimed(at, by, Event::Claimed(claim, intended))
    }

    /// A wrong claim stands as an offer, which the opponent answers like any other.
    fn claimed(&mut self, at: At, by: Color, event: Event) -> Vec<Act> {
        self.pending.close();
        let mut acts = self.drop_hint();
        acts.extend(self.event(at, event));
        acts.extend(self.seek_draw_answer(at, by));
        acts
    }

    pub(super) fn ask_take_back(&mut self) -> Vec<Act> {
        match self.place.plies_back() {
            _ if !self.place.game.is_running() => self.refused(self.place.why_not_running()),
            Some(_) => self.confirm(Request::TakeBack),
            None => self.refused(Refusal::NothingToTakeBack),
        }
    }

    /// Takes the player's last move back, and the answer to it if there was one.
    pub(super) fn take_back(&mut self, at: At) -> Vec<Act> {
        self.while_running(|session| {
            session.pending.take_premove();
            let mut acts = session.opponent.stop();
            acts.extend(
                session.event(at, Event::TakenBack(session.place.plies_back().unwrap_or(0))),
            );
            acts
        })
    }

    fn set_level(&mut self, at: At, rest: &str) -> Vec<Act> {
        if self.place.side().is_none() {
            return vec![self.said("level-none", &[])];
        }
        let Some(level) = rest.parse().ok().and_then(Level::new) else {
            return self.wants(at, Command::Level);
        };
        let mut acts = vec![
            Act::record(Happened::Beside(at, Beside::Level(level.get()))),
            Act::set(Key::Level, level.to_string()),
        ];
        acts.extend(self.plays_at(at, level));
        acts.push(self.said("level-set", &[self.opponent.level_value()]));
        acts.extend(self.fixed_said());
        acts
    }

    /// Says something about the program itself.
    #[must_use]
    pub fn notice(&self, id: &str, values: &[(&str, Value)]) -> Act {
        Act::say(self.manner.narrator.say(Priority::Urgent, id, values))
    }
}

impl Place {
    /// Whether the player has moved under an arbiter and not yet pressed his clock.
    fn offers_in_time(&self) -> bool {
        let arbiter = self.game.rules().has_arbiter() && self.game.is_running();
        arbiter && !self.game.is_offer_untimely(self.me())
    }

    /// Plies to the player's last move, none to one that is not completed: counted when it is taken
    /// back, for an answer may have come since it was asked for.
    fn plies_back(&self) -> Option<u16> {
        let turn = self.game.position().turn();
        if self.is_here(turn) && self.game.on_board().is_some() {
            return Some(0);
        }
        let mine = |made: &crate::laws::Made| self.is_here(made.by());
        let back = self.game.made().iter().rev().position(mine)?;
        u16::try_from(back + 1).ok()
    }
}

impl Manner {
    fn repeat(&self) -> Act {
        match &self.heard.last {
            Some(said) => Act::say(said.clone()),
            None => self.said("repeat-none", &[]),
        }
    }

    fn said_of_offer(&self, by: Color) -> Act {
        let narrator = &self.narrator;
        let name = |command| Value::from(narrator.talk.command_name(command));
        let values = [
            ("color", narrator.color(by)),
            ("accept", name(Command::Accept)),
            ("decline", name(Command::Decline)),
        ];
        self.said("offer-stands-two", &values)
    }

    fn flip(&mut self) -> Act {
        self.choices.view = !self.choices.view;
        self.said("flipped", &[("color", self.narrator.color(self.choices.view))])
    }
}

/// The help at a seat of a match.
const fn help_at_seat(over: bool, announced: bool) -> &'static str {
    match (over, announced) {
        (true, _) => "help-seat-over",
        (false, true) => "help-seat-announcing",
        (false, false) => "help-seat",
    }
}
