//! Requests: everything that is neither a move nor a question about the game.

use std::rc::Rc;

use shakmaty::{Color, Position, uci::UciMove};

use crate::app::session::dialog::Request;
use crate::app::session::{Act, Session};
use crate::archive::{Entry, What};
use crate::command::{Argument, COMMANDS, Command, Spec};
use crate::config::{Key, Print};
use crate::laws::{Announcing, Answer, At, Claim, Effect, Event, Refusal};
use crate::opponent::builtin::Level;
use crate::voices::voice::Word;
use crate::voices::{Narrator, Priority, Value, Voice};

/// How much faster or slower one step is.
const RATE_STEP: i32 = 10;

impl Session {
    /// Carries a request out.
    pub(super) fn request(&mut self, at: At, command: Command, rest: &str) -> Vec<Act> {
        if let Some(acts) = self.repeats_by_name(at, command, rest) {
            return acts;
        }
        let argument = command.spec().argument;
        if argument == Argument::None && !rest.is_empty() {
            return self.wants(at, command);
        }
        if let Some(acts) = self.at_table(at, command, rest) {
            return acts;
        }
        let answered = self.answers_by(at, command, rest);
        if let Some(acts) = answered.or_else(|| self.in_study(at, command, rest)) {
            return acts;
        }
        match command {
            Command::Repeat => vec![self.guided().unwrap_or_else(|| self.repeat())],
            Command::Pegboard => self.pegboard(at, rest),
            Command::SetUp => self.set_up_board(at),
            Command::Mute | Command::Unmute => self.mutes(at, command, rest),
            Command::Skip => self.drop_premove().unwrap_or_else(|| self.skip(at)),
            Command::Help => vec![self.help(rest)],
            Command::Announce => self.announce(at, rest),
            Command::Press => self.press(at),
            Command::Correct => self.correct(at, rest),
            Command::Adjust => self.event(at, Event::Adjusting(self.me())),
            Command::Take => self.take(at, rest),
            Command::Put => self.put(at, rest),
            Command::Draw => self.draw(at),
            Command::Accept => self.answer_offer(at, Answer::Accepted),
            Command::Decline => self.answer_offer(at, Answer::Declined),
            Command::Claim => self.claim(at, rest),
            Command::Resign => self.while_undecided(|session| {
                let me = session.me();
                session.confirm(Request::Resign(me))
            }),
            Command::Takeback => self.ask_take_back(),
            Command::Hint => self.seek_hint(at),
            Command::Level => self.set_level(at, rest),
            Command::Flip => vec![self.flip()],
            Command::Games => self.seek_games(rest),
            Command::More => self.more_settings().unwrap_or_else(|| self.more_games()),
            Command::Open => self.open_game(at, rest),
            Command::Resume => self.resume(at, rest),
            Command::MovesVoice => self.set_moves_voice(at, rest),
            Command::Talk => self.set_talk(at, rest),
            Command::Speech => self.set_speech(at, rest),
            Command::Tones => self.set_tones(at, rest),
            Command::Faster => self.set_rate(RATE_STEP),
            Command::Slower => self.set_rate(-RATE_STEP),
            Command::Print => self.set_print(at, rest),
            Command::New
            | Command::Settings
            | Command::Set
            | Command::Opponent
            | Command::About => self.chooses(at, command, rest),
            Command::Position => self.set_up(at, rest),
            Command::Quit if self.seat.is_some() => self.no_quit(),
            Command::Quit => self.quit(at),
            // `hush` has been carried out by the line itself, and questions never come here.
            _ => Vec::new(),
        }
    }

    /// The words after `repeat`: a repetition, in time or late; `None` if they are none.
    fn repeats_by_name(&mut self, at: At, command: Command, rest: &str) -> Option<Vec<Act>> {
        if command != Command::Repeat || rest.is_empty() {
            return None;
        }
        if self.walk.is_none() && self.repeats().is_some() {
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
        vec![Act::Say(self.with_asker(at, |asker| asker.wants(command, argument)))]
    }

    fn repeat(&self) -> Act {
        match &self.last_said {
            Some(said) => Act::Say(said.clone()),
            None => self.said("repeat-none", &[]),
        }
    }

    fn help(&self, rest: &str) -> Act {
        let talk = &self.manner.narrator.talk;
        match talk.command(rest).or_else(|| self.command_in_any(rest)) {
            _ if rest.is_empty() => self.said(self.help_here(), &[]),
            _ if talk.word(rest) == Some(Word::All) => self.help_all(),
            Some(command) => self.said(&format!("help-{}", command.spec().name), &[]),
            None => self.setting_named(rest).map_or_else(
                || {
                    let names = self.names();
                    Act::Say(self.manner.narrator.not_known("no-command", rest, &names))
                },
                |key| self.tell_setting(key),
            ),
        }
    }

    /// Each command that can be used here with the first clause of its help.
    fn help_all(&self) -> Act {
        let narrator = &self.manner.narrator;
        let usable = |spec: &&Spec| {
            self.has(spec.command)
                && !self.is_withheld(spec.command)
                && (spec.command != Command::SetUp || self.seat.is_none() || self.has_board())
        };
        let here = || COMMANDS.iter().filter(usable);
        let (position, game): (Vec<_>, Vec<_>) = here().partition(|spec| spec.position.0);
        let clauses = |specs: Vec<&Spec>| {
            let helps = specs.into_iter().map(|spec| format!("help-{}", spec.name));
            narrator.first_clauses(helps).collect::<Vec<_>>()
        };
        let mut lines = vec![narrator.talk.sentence("help-all-position", &[])];
        lines.extend(clauses(position));
        lines.push(narrator.talk.sentence("help-all-game", &[]));
        lines.extend(clauses(game));
        lines.push(narrator.talk.sentence("help-all-more", &[]));
        Act::Say(narrator.lines(Priority::Answer, lines))
    }

    fn help_here(&self) -> &'static str {
        let announced = self.game.rules().announcing != Announcing::Off;
        let here = match self.game.outcome() {
            _ if self.walk.is_some() => "help-study",
            outcome if self.seat.is_some() => help_at_seat(outcome.is_some(), announced),
            Some(_) => "help-over",
            None if self.header.strict => self.help_rehearsing(),
            None if announced => "help-announcing",
            None => "help",
        };
        self.dialog_help().unwrap_or(here)
    }

    pub(super) fn while_running(&mut self, act: impl FnOnce(&mut Self) -> Vec<Act>) -> Vec<Act> {
        if self.game.is_running() {
            return act(self);
        }
        let waits = self.engine_waits().map(|waits| vec![waits]);
        waits.unwrap_or_else(|| self.refused(self.why_not_running()))
    }

    /// While the game runs, or is adjourned: then too it can be resigned and agreed drawn (Guidelines
    /// I.4).
    fn while_undecided(&mut self, act: impl FnOnce(&mut Self) -> Vec<Act>) -> Vec<Act> {
        if self.game.is_adjourned() { act(self) } else { self.while_running(act) }
    }

    pub(super) fn refused(&self, refusal: Refusal) -> Vec<Act> {
        self.of_effect(&Effect::Refused(refusal))
    }

    /// Offers a draw, or accepts the one that was offered.
    fn draw(&mut self, at: At) -> Vec<Act> {
        let me = self.me();
        match self.game.offer() {
            Some(by) if by != me && self.side().is_some() => {
                self.event(at, Event::DrawAnswered(me, Answer::Accepted))
            }
            // Two people share the keyboard: who accepts must say so.
            Some(by) if self.side().is_none() => vec![self.said_of_offer(by)],
            Some(_) => self.refused(Refusal::OfferStands),
            // Between the move and the clock nothing is asked: pressed before the yes, the offer would
            // come too late (9.1.2.1).
            None if self.offers_in_time() => self.offer_draw(at, me),
            None if self.game.made().len() < 2 => self.refused(Refusal::TooEarlyForDraw),
            None => self.while_undecided(|session| session.confirm(Request::Draw(me))),
        }
    }

    /// Whether the player has moved under an arbiter and not yet pressed his clock.
    fn offers_in_time(&self) -> bool {
        let arbiter = self.game.rules().has_arbiter() && self.game.is_running();
        arbiter && !self.game.is_offer_untimely(self.me())
    }

    fn said_of_offer(&self, by: Color) -> Act {
        let narrator = &self.manner.narrator;
        let name = |command| Value::from(narrator.talk.command_name(command));
        let values = [
            ("color", narrator.color(by)),
            ("accept", name(Command::Accept)),
            ("decline", name(Command::Decline)),
        ];
        self.said("offer-stands-two", &values)
    }

    fn answer_offer(&mut self, at: At, answer: Answer) -> Vec<Act> {
        match self.game.offer() {
            Some(by) if self.is_here(!by) => self.event(at, Event::DrawAnswered(!by, answer)),
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
                let me = self.me();
                self.event(at, Event::IllegalClaimed(me))
            }
            _ => self.wants(at, Command::Claim),
        }
    }

    /// Between two people at one keyboard it is the one who waits that claims the other's flag.
    fn claim_flag(&mut self, at: At) -> Vec<Act> {
        if self.game.clock().is_none() {
            return vec![self.said("clock-none", &[])];
        }
        let by = self.side().unwrap_or(!self.game.position().turn());
        self.event(at, Event::FlagClaimed(by))
    }

    fn claim_draw(&mut self, at: At, claim: Claim, intended: &str) -> Vec<Act> {
        if !self.game.is_running() {
            return self.refused(self.why_not_running());
        }
        let turn = self.game.position().turn();
        if !self.is_here(turn) && self.seat.is_some() {
            return self.refused(Refusal::NotYourClaim(self.me(), claim));
        }
        if !self.is_here(turn) {
            return self.not_your_move();
        }
        if intended.is_empty() {
            return self.asks_to_claim(at, claim, None);
        }
        match self.reading(intended, self.game.position()) {
            Ok(mv) => {
                let uci = mv.to_uci(self.game.mode());
                self.asks_to_claim(at, claim, Some(uci))
            }
            Err(not_read) => self.not_read(&not_read),
        }
    }

    /// A wrong claim gives the opponent time (9.5.3): at a match the player is asked first.
    fn asks_to_claim(&mut self, at: At, claim: Claim, intended: Option<UciMove>) -> Vec<Act> {
        let request = Request::Claim(claim, intended);
        if self.seat.is_some() {
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
        let by = self.game.position().turn();
        self.claimed(at, by, Event::Claimed(claim, intended))
    }

    /// A wrong claim stands as an offer, which the opponent answers like any other.
    fn claimed(&mut self, at: At, by: Color, event: Event) -> Vec<Act> {
        self.dialog = None;
        let mut acts = self.drop_hint();
        acts.extend(self.event(at, event));
        acts.extend(self.seek_draw_answer(at, by));
        acts
    }

    pub(super) fn ask_take_back(&mut self) -> Vec<Act> {
        match self.plies_back() {
            _ if !self.game.is_running() => self.refused(self.why_not_running()),
            Some(_) => self.confirm(Request::TakeBack),
            None => self.refused(Refusal::NothingToTakeBack),
        }
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

    /// Takes the player's last move back, and the answer to it if there was one.
    pub(super) fn take_back(&mut self, at: At) -> Vec<Act> {
        self.while_running(|session| {
            session.premove = None;
            let mut acts = session.stop_thinking();
            acts.extend(session.event(at, Event::TakenBack(session.plies_back().unwrap_or(0))));
            acts
        })
    }

    fn set_level(&mut self, at: At, rest: &str) -> Vec<Act> {
        if self.side().is_none() {
            return vec![self.said("level-none", &[])];
        }
        let Some(level) = rest.parse().ok().and_then(Level::new) else {
            return self.wants(at, Command::Level);
        };
        self.level = level;
        let mut acts = vec![
            Act::Record(Entry { at, what: What::Level(level.get()) }),
            Act::Keep(Key::Level, level.to_string()),
        ];
        acts.extend(self.level_engine(at));
        acts.push(self.said("level-set", &[self.level_value()]));
        acts.extend(self.fixed_said());
        acts
    }

    fn set_moves_voice(&mut self, at: At, rest: &str) -> Vec<Act> {
        let Some(voice) = self.manner.library.get(rest) else {
            return self.wants(at, Command::MovesVoice);
        };
        self.announce_in(at, &voice)
    }

    fn announce_in(&mut self, at: At, moves: &Rc<Voice>) -> Vec<Act> {
        let narrator = &self.manner.narrator;
        self.manner.narrator = Narrator::new(Rc::clone(&narrator.talk), moves, narrator.style);
        let name = moves.name();
        let mut acts = vec![Act::Keep(Key::Moves, name.to_owned())];
        acts.extend(self.moves_voice_kept(at));
        acts.push(self.said("voice-set", &[("name", name.into())]));
        acts
    }

    /// A voice of moves that was named for this game alone stays with it.
    pub(super) fn moves_voice_kept(&self, at: At) -> Option<Act> {
        let what = What::MovesVoice(self.manner.narrator.moves.name().to_owned());
        self.manner.moves_given.0.then_some(Act::Record(Entry { at, what }))
    }

    /// Speaks another language. Moves that were announced in the voice of the last one follow.
    fn set_talk(&mut self, at: At, rest: &str) -> Vec<Act> {
        let Some(talk) = self.manner.library.get(rest) else {
            return self.wants(at, Command::Talk);
        };
        let narrator = &self.manner.narrator;
        let before = self.manner.library.announcer(&narrator.talk);
        let follows = before.is_some_and(|voice| voice.name() == narrator.moves.name());
        let after = self.manner.library.announcer(&talk).filter(|_| follows);
        let moves = after.filter(|voice| voice.name() != narrator.moves.name());
        self.manner.narrator = Narrator::new(talk, &narrator.moves, narrator.style);
        let mut acts = vec![Act::Keep(Key::Talk, rest.to_owned()), self.said("talk-set", &[])];
        acts.extend(moves.into_iter().flat_map(|moves| self.announce_in(at, &moves)));
        if self.manner.print == Print::Braille {
            // The table may be that of the language.
            acts.insert(0, Act::PrintIn(Some(self.table())));
        }
        acts
    }

    /// Talks in the voice of this name from now on, if there is one.
    pub fn talk_in(&mut self, name: &str) {
        if let Some(talk) = self.manner.library.get(name) {
            let narrator = &self.manner.narrator;
            self.manner.narrator = Narrator::new(talk, &narrator.moves, narrator.style);
        }
    }

    fn set_print(&mut self, at: At, rest: &str) -> Vec<Act> {
        let (print, id) = match rest.to_lowercase().as_str() {
            "braille" => (Print::Braille, "print-braille"),
            "text" => (Print::Text, "print-text"),
            _ => return self.wants(at, Command::Print),
        };
        self.manner.print = print;
        let table = self.table();
        let said = self.said(id, &[("table", table.0.as_str().into())]);
        let table = (print == Print::Braille).then_some(table);
        vec![Act::PrintIn(table), said, Act::Keep(Key::Print, rest.to_lowercase())]
    }

    /// Off is said before it is, on after it is.
    fn set_speech(&mut self, at: At, rest: &str) -> Vec<Act> {
        let on = match (rest, self.manner.narrator.talk.word(rest)) {
            ("", _) => !self.manner.speech,
            (_, Some(Word::On)) => true,
            (_, Some(Word::Off)) => false,
            _ => return self.wants(at, Command::Speech),
        };
        if on && cfg!(not(feature = "speech")) {
            return vec![self.said("speech-absent", &[])];
        }
        self.manner.speech = on;
        self.speech_lost = false;
        let said = self.said(if on { "speech-on" } else { "speech-off" }, &[]);
        let keep = Act::Keep(Key::Speech, if on { "on" } else { "off" }.to_owned());
        if on { vec![Act::Speak(true), said, keep] } else { vec![said, Act::Speak(false), keep] }
    }

    fn set_rate(&mut self, step: i32) -> Vec<Act> {
        self.manner.rate = (self.manner.rate + step).clamp(-100, 100);
        let rate = self.manner.rate;
        vec![
            Act::Rate(rate),
            Act::Keep(Key::Rate, rate.to_string()),
            self.said("speech-rate", &[("rate", Value::Number(rate.into()))]),
        ]
    }

    fn flip(&mut self) -> Act {
        self.view = !self.view;
        self.said("flipped", &[("color", self.manner.narrator.color(self.view))])
    }

    /// Says something about the program itself.
    #[must_use]
    pub fn notice(&self, id: &str, values: &[(&str, Value)]) -> Act {
        Act::Say(self.manner.narrator.say(Priority::Urgent, id, values))
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
