//! Requests: everything that is neither a move nor a question about the game.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Color, Position, uci::UciMove};

use crate::app::ask::Asker;
use crate::app::session::activity::Change;
use crate::app::session::boards;
use crate::app::session::dialog::Request;
use crate::app::session::intent::{Intent, all, said};
use crate::app::session::opposing::Opposing;
use crate::app::session::pending::Open;
use crate::app::session::teller::{Requests, Teller};
use crate::app::session::{Act, Manner, Place, Session};
use crate::command::{
    Archive, Argument, Boards, COMMANDS, Command, Friendly, Guide, Kind, Play, Program, Spec, Study,
};
use crate::config::Key;
use crate::laws::{Announcing, Answer, At, Claim, Effect, Event, Refusal};
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
            return self.teller().wants(at, command);
        }
        if let Some(acts) = self.teller().no_place(command) {
            return acts;
        }
        if let Some(answer) = self.requests().answers_by(command, rest) {
            return self.carry_out(at, answer);
        }
        if let Some(acts) = self.teller().not_while_studying(command) {
            return acts;
        }
        match kind {
            Kind::AboutPosition(question) => {
                self.teller().reply(at, command, |asker| asker.about_position(question, rest))
            }
            Kind::AboutGame(question) => {
                self.teller().reply(at, command, |asker| asker.about_game(question, rest))
            }
            Kind::AsText(form) => {
                self.teller().reply(at, command, |asker| asker.as_text(form, rest))
            }
            Kind::Guide(command) => self.handle_guide(command, rest),
            Kind::Play(command) => self.handle_play(at, command, rest),
            Kind::Seat(command) => self.handle_seat(at, command, rest),
            Kind::Friendly(command) => self.handle_friendly(at, command, rest),
            Kind::Boards(command) => self.handle_boards(at, command, rest),
            Kind::Archive(command) => self.handle_archive(at, command, rest),
            Kind::Study(command) => self.turns_to(at, Change::Study(command, rest.to_owned())),
            Kind::Hearing(command) => self.handle_hearing(at, command, rest),
            Kind::Program(command) => self.handle_program(at, command, rest),
        }
    }

    fn handle_guide(&mut self, command: Guide, rest: &str) -> Vec<Act> {
        vec![match command {
            Guide::Flip => self.manner.flip(),
            Guide::Repeat => {
                self.boards.guided(self.teller()).unwrap_or_else(|| self.manner.repeat())
            }
            Guide::Help if rest.is_empty() => {
                return self.requests().dialog_help().unwrap_or_else(|| vec![self.help(rest)]);
            }
            Guide::Help => {
                let mut acts = vec![self.help(rest)];
                acts.extend(self.requests().question_again());
                return acts;
            }
        }]
    }

    fn handle_play(&mut self, at: At, command: Play, rest: &str) -> Vec<Act> {
        let (moves, requests) = (self.moves(), self.requests());
        let wanted = match command {
            Play::Announce => moves.announce(at, rest),
            Play::Press => moves.press(),
            Play::Correct => moves.correct(at, rest),
            Play::Adjust => vec![Intent::happen(Event::Adjusting(self.place.me()))],
            Play::Take => moves.take(at, rest),
            Play::Put => moves.put(at, rest),
            Play::Draw => requests.draw(),
            Play::Accept => requests.answer_offer(Answer::Accepted),
            Play::Decline => requests.answer_offer(Answer::Declined),
            Play::Claim => requests.claim(at, rest),
            Play::Resign => requests.resign(),
        };
        self.carry_out(at, wanted)
    }

    fn handle_friendly(&mut self, at: At, command: Friendly, rest: &str) -> Vec<Act> {
        match command {
            // Where a game is gone through, it is the way back.
            Friendly::Takeback if self.place.activity.is_reviewing() => {
                self.turns_to(at, Change::Study(Study::Previous, rest.to_owned()))
            }
            Friendly::Takeback => {
                let wanted = self.requests().ask_take_back();
                self.carry_out(at, wanted)
            }
            Friendly::Hint => self.opponent.hint(at, &self.place, &self.manner),
            Friendly::Level => self.opponent.plays_at(at, &self.place, &self.manner, rest),
        }
    }

    fn handle_boards(&mut self, at: At, command: Boards, rest: &str) -> Vec<Act> {
        match command {
            Boards::Pegboard => self.own_boards(at, rest).unwrap_or_else(|| {
                self.boards_want(at, |boards, here| boards.pegboard(at, here, rest))
            }),
            Boards::SetUp => self.boards_want(at, |boards, here| all(boards.set_up(at, here))),
            Boards::Mute | Boards::Unmute => {
                self.boards_want(at, |boards, here| boards.mutes(at, here, command.command(), rest))
            }
            Boards::Skip => match self.moves().drop_premove() {
                Some(dropped) => self.carry_out(at, dropped),
                None => self.boards_want(at, boards::Boards::skip),
            },
        }
    }

    fn handle_archive(&mut self, at: At, command: Archive, rest: &str) -> Vec<Act> {
        match command {
            Archive::Games => {
                self.manner.choices.listed = None;
                vec![self.finding.look_for(rest, self.place.here(), &self.manner.narrator)]
            }
            Archive::More => match self.manner.more_settings() {
                Some(more) => more,
                None => vec![self.finding.more(&self.manner)],
            },
            Archive::Open => {
                let wanted = self.finding.open(rest, &self.manner);
                self.carry_out(at, [wanted])
            }
            Archive::Resume => {
                let wanted = self.requests().resume(at, rest);
                self.carry_out(at, wanted)
            }
        }
    }

    fn handle_program(&mut self, at: At, command: Program, rest: &str) -> Vec<Act> {
        match command {
            Program::New => self.new_game(at, rest),
            Program::Settings => self.manner.settings(rest),
            Program::Set => self.set(at, rest),
            Program::Opponent if rest.is_empty() => self.teller().opponent_said(),
            Program::Opponent => self.set_key(at, Key::Opponent, rest),
            Program::Position => self.set_up(at, rest),
            Program::Save => vec![self.manner.said("saves", &[])],
            Program::Export => vec![self.teller().export_said()],
            Program::Quit if self.place.occasion.is_match() => self.manner.no_quit(),
            Program::Quit => self.quit(at),
        }
    }

    /// The words after `repeat`: a repetition, in time or late; `None` if they are none.
    fn repeats_by_name(&mut self, at: At, command: Command, rest: &str) -> Option<Vec<Act>> {
        if command != Command::Repeat || rest.is_empty() {
            return None;
        }
        if !self.place.activity.is_reviewing() && self.place.repeats().is_some() {
            return Some(self.entry(at, rest));
        }
        self.teller().says_last_again(rest).map(|late| vec![late])
    }

    fn help(&self, rest: &str) -> Act {
        let talk = &self.manner.narrator.talk;
        match talk.command(rest).or_else(|| self.manner.command_in_any(rest)) {
            _ if rest.is_empty() => self.manner.said(self.help_here(), &[]),
            _ if talk.word(rest) == Some(Word::All) => self.help_all(),
            Some(command) => self.manner.said(&command.spec().help(), &[]),
            None => self.manner.setting_named(rest).map_or_else(
                || {
                    let names = self.reader().names();
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
            self.place.has(command) && !self.place.is_withheld(command) && self.is_of_use(command)
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
        match self.place.game.outcome() {
            _ if self.place.activity.is_reviewing() => "help-study",
            _ if self.place.has_to_seal() => "help-seat-sealing",
            outcome if self.place.occasion.is_match() => help_at_seat(outcome.is_some(), announced),
            Some(_) => "help-over",
            None if self.place.occasion.is_rehearsal() => self.place.help_rehearsing(),
            None if announced => "help-announcing",
            None => "help",
        }
    }

    /// Says something about the program itself.
    #[must_use]
    pub fn notice(&self, id: &str, values: &[(&str, Value)]) -> Act {
        Act::say(self.manner.narrator.say(Priority::Urgent, id, values))
    }
}

impl Requests<'_> {
    /// What is wanted where the game runs; otherwise why it does not.
    pub(super) fn while_running(&self, wanted: impl FnOnce() -> Vec<Intent>) -> Vec<Intent> {
        if self.place.game.is_running() {
            return wanted();
        }
        match self.teller().engine_waits() {
            Some(waits) => said(waits),
            None => all(self.teller().refused(self.place.why_not_running())),
        }
    }

    /// While the game runs, or is adjourned: then too it can be resigned and agreed drawn (Guidelines
    /// I.4).
    fn while_undecided(&self, wanted: impl FnOnce() -> Vec<Intent>) -> Vec<Intent> {
        if self.place.game.is_adjourned() { wanted() } else { self.while_running(wanted) }
    }

    fn resign(&self) -> Vec<Intent> {
        self.while_undecided(|| self.confirm(Request::Resign(self.place.me())))
    }

    /// Offers a draw, or accepts the one that was offered.
    fn draw(&self) -> Vec<Intent> {
        let me = self.place.me();
        if self.place.game.outcome().is_some() {
            return all(self.teller().refused(Refusal::GameOver));
        }
        match self.place.game.offer() {
            Some(by) if by != me && self.place.side().is_some() => {
                vec![Intent::happen(Event::DrawAnswered(me, Answer::Accepted))]
            }
            // Two people share the keyboard: who accepts must say so.
            Some(by) if self.place.side().is_none() => {
                said(self.manner.said_of_offer("offer-stands-two", by))
            }
            Some(_) => all(self.teller().refused(Refusal::OfferStands)),
            // Between the move and the clock nothing is asked: pressed before the yes, the offer would
            // come too late (9.1.2.1).
            None if self.place.offers_in_time() => offers_draw(me),
            None if self.place.game.made().len() < 2 => {
                all(self.teller().refused(Refusal::TooEarlyForDraw))
            }
            None => self.while_undecided(|| self.confirm(Request::Draw(me))),
        }
    }

    fn answer_offer(&self, answer: Answer) -> Vec<Intent> {
        match self.place.game.offer().filter(|&by| self.place.is_here(!by)) {
            Some(by) => vec![Intent::happen(Event::DrawAnswered(!by, answer))],
            None => self.while_running(|| all(self.teller().refused(Refusal::NoOffer))),
        }
    }

    fn claim(&self, at: At, rest: &str) -> Vec<Intent> {
        let (kind, intended) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        match self.manner.narrator.talk.word(kind) {
            Some(Word::Threefold) => self.claim_draw(Claim::Threefold, intended),
            Some(Word::Fifty) => self.claim_draw(Claim::FiftyMoves, intended),
            Some(Word::Flag) if intended.is_empty() => self.claim_flag(),
            Some(Word::Illegal) if intended.is_empty() => {
                vec![Intent::happen(Event::IllegalClaimed(self.place.me()))]
            }
            _ => all(self.teller().wants(at, Command::Claim)),
        }
    }

    /// Between two people at one keyboard it is the one who waits that claims the other's flag.
    fn claim_flag(&self) -> Vec<Intent> {
        if self.place.game.clock().is_none() {
            return said(self.manner.said("clock-none", &[]));
        }
        let by = self.place.side().unwrap_or(!self.place.game.position().turn());
        vec![Intent::happen(Event::FlagClaimed(by))]
    }

    fn claim_draw(&self, claim: Claim, intended: &str) -> Vec<Intent> {
        if !self.place.game.is_running() {
            return all(self.teller().refused(self.place.why_not_running()));
        }
        let turn = self.place.game.position().turn();
        if !self.place.is_here(turn) && self.place.occasion.is_match() {
            return all(self.teller().refused(Refusal::NotYourClaim(self.place.me(), claim)));
        }
        if !self.place.is_here(turn) {
            return all(self.teller().not_your_move());
        }
        if intended.is_empty() {
            return self.asks_to_claim(claim, None);
        }
        match self.manner.reading(intended, self.place.game.position()) {
            Ok(mv) => self.asks_to_claim(claim, Some(mv.to_uci(self.place.game.mode()))),
            Err(not_read) => all(self.teller().not_read(&not_read)),
        }
    }

    /// A wrong claim gives the opponent time (9.5.3): at a match the player is asked first.
    fn asks_to_claim(&self, claim: Claim, intended: Option<UciMove>) -> Vec<Intent> {
        if self.place.occasion.is_match() && !self.place.game.has_lost_claim() {
            self.confirm(Request::Claim(claim, intended))
        } else {
            claims_draw(claim, intended)
        }
    }

    /// Takes the player's last move back, and the answer to it if there was one.
    pub(super) fn take_back(&self) -> Vec<Intent> {
        self.while_running(|| {
            let back = Event::TakenBack(self.place.plies_back().unwrap_or(0));
            vec![
                Intent::Open(Open::DropPremove),
                Intent::Opponent(Opposing::Stop),
                Intent::happen(back),
            ]
        })
    }

    /// Asks once more who shall play, if nobody does.
    pub(super) fn offer_builtin_again(&self) -> Option<Vec<Intent>> {
        self.opponent.is_engine_lost().then(|| self.confirm(Request::Builtin))
    }

    pub(super) fn ask_take_back(&self) -> Vec<Intent> {
        match self.place.plies_back() {
            _ if !self.place.game.is_running() => {
                all(self.teller().refused(self.place.why_not_running()))
            }
            Some(_) => self.confirm(Request::TakeBack),
            None => all(self.teller().refused(Refusal::NothingToTakeBack)),
        }
    }
}

impl Teller<'_> {
    /// How this game, or the one that is gone through, is written into a file.
    fn export_said(&self) -> Act {
        let game = self.place.game_name().unwrap_or_else(|| "".into());
        self.manner.said("export-how", &[("game", game)])
    }

    /// What a command needs after it.
    pub(super) fn wants(&self, at: At, command: Command) -> Vec<Act> {
        let argument = command.spec().argument;
        vec![Act::say(self.with_asker(at, |asker| asker.wants(command, argument)))]
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

    /// Where two people share the keyboard: who answers the offer that stands, and how.
    pub(super) fn who_answers_offer(&self) -> Option<Act> {
        let by = self.place.game.offer().filter(|_| self.place.side().is_none())?;
        Some(self.manner.said_of_offer("offer-answer-two", by))
    }

    pub(super) fn refused(&self, refusal: Refusal) -> Vec<Act> {
        self.of_effect(&Effect::Refused(refusal))
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

    fn said_of_offer(&self, id: &str, by: Color) -> Act {
        let narrator = &self.narrator;
        let name = |command| Value::from(narrator.talk.command_name(command));
        let values = [
            ("color", narrator.color(by)),
            ("opponent", narrator.color(!by)),
            ("accept", name(Command::Accept)),
            ("decline", name(Command::Decline)),
        ];
        self.said(id, &values)
    }

    fn flip(&mut self) -> Act {
        self.choices.view = !self.choices.view;
        self.said("flipped", &[("color", self.narrator.color(self.choices.view))])
    }
}

/// A draw is offered; whoever is no person answers.
pub(super) fn offers_draw(by: Color) -> Vec<Intent> {
    vec![Intent::happen(Event::DrawOffered(by)), Intent::Opponent(Opposing::AnswerDraw)]
}

/// A draw is claimed for the player to move. A wrong claim stands as an offer, which the opponent
/// answers like any other.
pub(super) fn claims_draw(claim: Claim, intended: Option<UciMove>) -> Vec<Intent> {
    vec![
        Intent::Open(Open::Close),
        Intent::Opponent(Opposing::DropHint),
        Intent::happen(Event::Claimed(claim, intended)),
        Intent::Opponent(Opposing::AnswerDraw),
    ]
}

/// The help at a seat of a match.
const fn help_at_seat(over: bool, announced: bool) -> &'static str {
    match (over, announced) {
        (true, _) => "help-seat-over",
        (false, true) => "help-seat-announcing",
        (false, false) => "help-seat",
    }
}
