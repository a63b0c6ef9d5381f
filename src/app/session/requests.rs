//! Requests: everything that is neither a move nor a question about the game.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Color, Position, uci::UciMove};

use crate::app::order::{AskedOfLetters, FilingOrder, HomeOrder};
use crate::app::session::boards::Given;
use crate::app::session::intent::{
    Adjust, Change, File, Find, Intent, OnBoards, Open, Opposing, Request, all, said,
};
use crate::app::session::meaning::{self, Wording};
use crate::app::session::opponent::remote::Remote;
use crate::app::session::teller::{Requests, Teller};
use crate::app::session::{Act, Manner, Place};
use crate::command::{
    AboutPosition, Analysis, Archive, Argument, Claimable, Command, Friendly, Hearing, Kind, Play,
    Program, Spec, Study,
};
use crate::config::Key;
use crate::exercises::{Answered, Exercise};
use crate::laws::{Answer, At, Claim, Effect, Event, Ground, Refusal};
use crate::understanding::About;
use crate::voices::Value;
use crate::voices::narrate::quoted;

impl Requests<'_> {
    /// What a command wants.
    pub(super) fn request(&self, at: At, command: Command, about: &About) -> Vec<Intent> {
        let words = about.words();
        if let Some(wanted) = self.repeats_by_name(at, command, words) {
            return wanted;
        }
        if command == Command::Pause && self.place.occasion.is_match() {
            return self.stops_clocks(words);
        }
        if command == Command::Pause && !about.is_nothing() {
            return said(self.manner.only(command, words));
        }
        let Spec { argument, kind, .. } = command.spec();
        if let Some(refused) = self.teller().no_place(command) {
            return said(refused);
        }
        if argument == Argument::None && !about.is_nothing() {
            return said(self.manner.only(command, words));
        }
        if let Some(refused) = self.teller().not_in_progress(command) {
            return said(refused);
        }
        let refused = self.manner.not_elsewhere(self.place, command);
        if let Some(answer) = refused.or_else(|| self.answers_by(command, about)) {
            return answer;
        }
        if let Some(wanted) = self.in_an_exercise(command) {
            return wanted;
        }
        if let Some(refused) = self.teller().not_while_studying(command) {
            return said(refused);
        }
        let questions = self.teller().questions();
        let (text, same) = (|| words.to_owned(), || about.clone());
        match kind {
            Kind::AboutPosition(AboutPosition::Hanging) => self.what_hangs(at, command, about),
            Kind::AboutPosition(_) | Kind::AboutGame(_) | Kind::AsText(_) => {
                all(questions.reply(at, command, about))
            }
            Kind::Guide(command) => vec![Intent::Guide(command, text())],
            Kind::Play(command) => self.plays(at, command, about),
            Kind::Seat(command) => self.at_seat(command, about),
            Kind::Friendly(command) => self.friendly(command, about),
            Kind::Analysis(Analysis::Hint) if self.place.activity.practised().is_some() => {
                vec![Intent::Activity(Change::Help)]
            }
            Kind::Analysis(command) => match self.teller().may_not_judge(command) {
                Some(refused) => all(refused),
                None => vec![Intent::Analyse(command, same())],
            },
            Kind::Boards(command) => vec![Intent::Boards(OnBoards::Command(command, same()))],
            Kind::Archive(command) => self.of_archive(command, about),
            Kind::Practice(practice) => vec![Intent::Practise(practice, text())],
            Kind::Study(Study::Pause) if !self.place.activity.is_elsewhere() => self.halts(),
            Kind::Study(command) => vec![Intent::Activity(Change::Study(command, same()))],
            Kind::Hearing(Hearing::Print) if !self.manner.says_print(words) => {
                self.prints(at, words)
            }
            Kind::Hearing(command) => vec![Intent::Manner(Adjust::Hearing(command, same()))],
            Kind::Program(command) => self.of_program(at, command, about),
        }
    }

    /// What hangs is told where the program may judge.
    fn what_hangs(&self, at: At, command: Command, about: &About) -> Vec<Intent> {
        match self.teller().may_not_judge(Analysis::Best) {
            Some(refused) => all(refused),
            None => vec![Intent::Tell(self.teller().questions().reply(at, command, about))],
        }
    }

    fn plays(&self, at: At, command: Play, about: &About) -> Vec<Intent> {
        let words = about.words();
        let moves = self.teller().moves();
        match command {
            Play::Announce => moves.announce(at, words),
            Play::Press if self.place.activity.helps_by(Command::Press) => {
                vec![Intent::Activity(Change::Solve(Answered::Press))]
            }
            Play::Press => moves.press(),
            Play::Correct => moves.correct(at, words),
            Play::Adjust => vec![Intent::happen(Event::Adjusting(self.place.me()))],
            Play::Take => moves.take(about),
            Play::Put => moves.put(about),
            Play::Draw if about.is_nothing() => self.draw(at),
            Play::Draw => self.draw_with(words),
            Play::Accept => self.answer_offer(Answer::Accepted),
            Play::Decline => self.answer_offer(Answer::Declined),
            Play::Claim => self.claim(at, about),
            Play::Resign => self.resign(),
        }
    }

    fn friendly(&self, command: Friendly, about: &About) -> Vec<Intent> {
        match command {
            Friendly::Takeback
                if self.place.activity.practised().is_some_and(Exercise::takes_nothing_back) =>
            {
                said(self.manner.said("practice-nothing-back", &[]))
            }
            // Where a game is gone through, it is the way back.
            Friendly::Takeback if self.place.activity.is_elsewhere() => {
                vec![Intent::Activity(Change::Study(Study::Previous, about.clone()))]
            }
            Friendly::Takeback => self.ask_take_back(),
            Friendly::Level => vec![Intent::Opponent(Opposing::Level(about.clone()))],
            Friendly::Chat => self.chats(about.words()),
        }
    }

    fn of_archive(&self, command: Archive, about: &About) -> Vec<Intent> {
        let words = about.words();
        match command {
            Archive::Games => vec![Intent::Games(Find::Games(words.to_owned()))],
            Archive::More => vec![Intent::Games(Find::More)],
            Archive::Open => vec![Intent::Games(Find::Open(about.clone()))],
            Archive::Book => match self.teller().may_not_judge(Analysis::Best) {
                Some(refused) => all(refused),
                None => vec![Intent::Games(Find::Book)],
            },
            Archive::Resume => self.resume(about),
            Archive::Note => self.notes(words),
            Archive::Rename => self.renames(words),
            Archive::Delete => self.deletes(about),
            Archive::Undelete => vec![Intent::File(File::Does(FilingOrder::Undelete))],
            Archive::Summary => self.sums_up(about),
            Archive::Results => vec![Intent::Games(Find::Results)],
        }
    }

    fn of_program(&self, at: At, command: Program, about: &About) -> Vec<Intent> {
        let words = about.words();
        let plans = self.teller().requests();
        match command {
            Program::New => plans.new_game(at, about),
            Program::Rematch => plans.rematch(at),
            Program::Simul => plans.simul(at, about),
            Program::NextBoard => plans.next_board(),
            Program::Waiting => plans.waiting(at),
            Program::ByLetter => plans.by_letter(at, about),
            Program::Letter => self.letter(words),
            Program::Letters => vec![Intent::home(HomeOrder::TellLetters(AskedOfLetters::Waiting))],
            Program::Received => self.received(at, words),
            Program::Settings => vec![Intent::Manner(Adjust::Settings(about.clone()))],
            Program::Set => self.set(at, about),
            Program::Opponent if about.is_nothing() => all(self.teller().opponent_said()),
            Program::Opponent => self.set_key(at, Key::Opponent, words),
            Program::Position => plans.set_up(at, words),
            Program::Save => said(self.manner.said("saves", &[])),
            Program::Export => self.exports(words),
            // Leaving a seat is the arbiter's to allow.
            Program::Quit if self.place.occasion.is_match() => {
                said(self.manner.said("seat-no-quit", &[]))
            }
            Program::Quit => self.place.quits(),
        }
    }

    /// The words after `repeat`: a repetition, in time or late; `None` if they are none.
    fn repeats_by_name(&self, at: At, command: Command, rest: &str) -> Option<Vec<Intent>> {
        if command != Command::Repeat || rest.is_empty() {
            return None;
        }
        if !self.place.activity.is_elsewhere() && self.place.repeats().is_some() {
            let line = Wording::of_move(rest);
            let meaning = meaning::read_as_move(&line, &self.teller().reader().now(false));
            return Some(self.teller().lines().wants(at, &line, meaning));
        }
        self.teller().says_last_again(rest).map(said)
    }

    /// What a word of a game means where something is asked: who resigns gives up and hears the answer, and
    /// a result is told to be no answer to this question.
    fn in_an_exercise(&self, command: Command) -> Option<Vec<Intent>> {
        let practised = self.place.activity.practised().filter(|it| !it.is_over())?;
        if command == Command::Resign {
            let gives_up = Change::Study(Study::Next, About::Nothing);
            return Some(vec![Intent::Activity(gives_up)]);
        }
        let is_result =
            matches!(command, Command::Draw | Command::Claim | Command::Accept | Command::Decline);
        let narrator = &self.manner.narrator;
        let wants = || practised.wants(narrator).unwrap_or_else(|| practised.question(narrator));
        is_result.then(|| said(self.manner.told_lines(vec![wants()])))
    }
}

impl Requests<'_> {
    /// What is wanted where the game runs; otherwise why it does not.
    pub(super) fn while_running(&self, wanted: impl FnOnce() -> Vec<Intent>) -> Vec<Intent> {
        if self.place.game.is_running() {
            return wanted();
        }
        match self.opponent.engine_waits(self.place, self.manner) {
            Some(waits) => said(waits),
            None if let Some(halted) = self.teller().halted_said() => said(halted),
            None => all(self.teller().refused(self.place.why_not_running())),
        }
    }

    /// While the game runs, or is adjourned, or the arbiter has stopped the clocks: then too it can be
    /// resigned and agreed drawn (5.1.2, 5.2.3, Guidelines I.4).
    pub(super) fn while_undecided(&self, wanted: impl FnOnce() -> Vec<Intent>) -> Vec<Intent> {
        let is_match = self.place.occasion.is_match();
        let stands = self.place.game.is_paused() && is_match || self.place.is_halted();
        if stands || self.place.game.is_adjourned() { wanted() } else { self.while_running(wanted) }
    }

    fn resign(&self) -> Vec<Intent> {
        self.while_undecided(|| self.confirm(Request::Resign(self.place.me())))
    }

    /// A player gives this result by the kings on his board, and is asked: who has lost whether he
    /// resigns, and for a draw whether it is offered, or agreed where it was offered. Nobody wins by
    /// saying so, but two who share a board have agreed.
    pub(super) fn given_by_kings(&self, by: Color, given: Given) -> Vec<Intent> {
        let shared = self.place.side().is_none() && !self.place.occasion.is_match();
        let offered = self.place.game.offer() == Some(!by);
        if let (Given::Drawn, Some(refusal)) = (given, self.place.game.why_no_draw()) {
            return all(self.teller().refused(refusal));
        }
        match given {
            Given::Drawn if shared || offered => {
                self.while_undecided(|| self.confirm(Request::AgreeDraw(by)))
            }
            Given::Drawn if self.place.game.offer().is_some() => {
                all(self.teller().refused(Refusal::OfferStands))
            }
            Given::Drawn => self.while_undecided(|| self.confirm(Request::Draw(by))),
            Given::Won(winner) if shared || winner != by => {
                self.while_undecided(|| self.confirm(Request::Resign(!winner)))
            }
            Given::Won(_) => said(self.manner.told("kings-no-win", &[])),
        }
    }

    /// Both agree to a draw, whoever has offered it.
    pub(super) fn agrees_draw(&self, by: Color) -> Vec<Intent> {
        let offered = self.place.game.offer();
        let offers = offered.is_none().then(|| Intent::untold(Event::DrawOffered(by)));
        let accepted = Event::DrawAnswered(!offered.unwrap_or(by), Answer::Accepted);
        offers.into_iter().chain([Intent::happen(accepted)]).collect()
    }

    fn answer_offer(&self, answer: Answer) -> Vec<Intent> {
        if let Some(by) = self.place.game.claimed_without_arbiter() {
            return vec![Intent::happen(Event::DrawAnswered(!by, answer))];
        }
        match self.place.game.offer().filter(|&by| self.place.is_here(!by)) {
            Some(by) => vec![Intent::happen(Event::DrawAnswered(!by, answer))],
            None => self.while_running(|| all(self.teller().refused(Refusal::NoOffer))),
        }
    }

    fn claim(&self, at: At, about: &About) -> Vec<Intent> {
        let About::Claim(claimed, intended) = about else {
            if self.opponent.remote().is_some_and(|remote| remote.gone) {
                return vec![Intent::happen(Event::FlagClaimed(self.place.me()))];
            }
            return vec![Intent::WantOther(Command::Claim, about.words().to_owned())];
        };
        match (claimed, intended.as_str()) {
            (Claimable::Threefold, intended) => self.claim_draw(Claim::Threefold, intended),
            (Claimable::Fifty, intended) => self.claim_draw(Claim::FiftyMoves, intended),
            (Claimable::Flag, "") => self.claim_flag(),
            (Claimable::Illegal, "") => {
                vec![Intent::happen(Event::IllegalClaimed(self.place.me()))]
            }
            (Claimable::Correction, "") => {
                vec![Intent::happen(Event::CorrectionWanted(self.place.me()))]
            }
            (Claimable::Effort, "") => self.claim_in_quickplay(at, Ground::NoEffort),
            (Claimable::Means, "") => self.claim_in_quickplay(at, Ground::CannotWin),
            (Claimable::Seconds, "") => self.ask_for_increment(at),
            _ => vec![Intent::Want(Command::Claim)],
        }
    }

    /// Whether the opponent can win, or tries to, the arbiter judges, and no costs him time (Guidelines
    /// III.5): the player is asked first.
    fn claim_in_quickplay(&self, at: At, ground: Ground) -> Vec<Intent> {
        match self.place.why_no_quickplay(self.place.me(), at) {
            Some(refusal) => all(self.teller().refused(refusal)),
            None => self.confirm(Request::Quickplay(ground)),
        }
    }

    /// The claim is made. Without an arbiter it waits for the other's word.
    pub(super) fn claims_quickplay(&self, by: Color, ground: Ground) -> Vec<Intent> {
        let claimed = Intent::happen(Event::QuickplayClaimed(by, ground));
        let alone = !self.place.game.rules().has_arbiter();
        let then = || Intent::from(self.manner.said("refused-claim-waits", &[]));
        std::iter::once(claimed).chain(alone.then(then)).collect()
    }

    /// Five seconds a move instead of such a claim; that is an offer too (Guidelines III.4).
    fn ask_for_increment(&self, at: At) -> Vec<Intent> {
        match self.place.game.why_no_increment(self.place.me(), at) {
            Some(refusal) => all(self.teller().refused(refusal)),
            None => self.confirm(Request::Increment),
        }
    }

    /// Between two people at one keyboard it is the other's flag that is claimed: the one that is down, else
    /// that of the player on move.
    pub(super) fn claim_flag(&self) -> Vec<Intent> {
        if self.place.game.clock().is_none() {
            return said(self.manner.said("clock-none", &[]));
        }
        let turn = self.place.game.position().turn();
        let is_down =
            |color| self.place.game.clock().is_some_and(|clock| clock.fell(color).is_some());
        let other = if is_down(!turn) && !is_down(turn) { !turn } else { turn };
        let by = self.place.side().unwrap_or(!other);
        vec![Intent::happen(Event::FlagClaimed(by))]
    }

    fn claim_draw(&self, claim: Claim, intended: &str) -> Vec<Intent> {
        if !self.place.game.is_running() {
            return all(self.teller().refused(self.place.why_not_running()));
        }
        let faced = self.place.game.faced_by(self.place.me());
        let Some(faced) = faced else {
            return all(if self.place.occasion.is_match() {
                self.teller().refused(Refusal::NotYourClaim(self.place.me(), claim))
            } else {
                self.teller().not_your_move()
            });
        };
        if intended.is_empty() {
            return self.asks_to_claim(claim, None);
        }
        match self.manner.understands().reading(intended, &faced) {
            Ok(mv) => self.asks_to_claim(claim, Some(mv.to_uci(self.place.game.mode()))),
            Err(not_read) => all(self.teller().not_read(&not_read)),
        }
    }

    /// A wrong claim gives the opponent time (9.5.3): at a match the player is asked first.
    fn asks_to_claim(&self, claim: Claim, intended: Option<UciMove>) -> Vec<Intent> {
        let me = self.place.me();
        let lost = me == self.place.game.position().turn() && self.place.game.has_lost_claim();
        if self.place.occasion.is_match() && !lost {
            self.confirm(Request::Claim(claim, intended))
        } else {
            claims_draw(me, claim, intended)
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
        if self.opponent.remote().is_some_and(Remote::is_asked_back) {
            return vec![Intent::happen(Event::TakenBack(1))];
        }
        self.while_running(|| match self.place.plies_back() {
            Some(_) => self.confirm(Request::TakeBack),
            None => all(self.teller().refused(Refusal::NothingToTakeBack)),
        })
    }
}

impl Place {
    /// Plies to the player's last move, none to one that is not completed: counted when it is taken
    /// back, for an answer may have come since it was asked for.
    fn plies_back(&self) -> Option<u16> {
        let turn = self.game.position().turn();
        if self.is_here(turn) && self.game.underway().on_board().is_some() {
            return Some(0);
        }
        let mine = |made: &crate::laws::Made| self.is_here(made.by());
        let back = self.game.made().iter().rev().position(mine)?;
        u16::try_from(back + 1).ok()
    }

    /// Why this player cannot claim in a quickplay finish; the program as an opponent has no word to give.
    pub(super) fn why_no_quickplay(&self, by: Color, at: At) -> Option<Refusal> {
        let alone = !self.game.rules().has_arbiter() && self.side().is_some();
        let refusal = alone.then_some(Refusal::NoArbiter);
        refusal.or_else(|| self.game.why_no_quickplay_claim(by, at))
    }
}

impl Teller<'_> {
    /// Where two people share the keyboard: who answers the offer that stands, and how.
    pub(super) fn who_answers_offer(&self) -> Option<Act> {
        let by = self.place.game.offer().filter(|_| self.place.side().is_none())?;
        Some(self.manner.said_of_offer("offer-answer-two", by))
    }

    pub(super) fn refused(&self, refusal: Refusal) -> Vec<Act> {
        self.of_effect(&Effect::Refused(refusal))
    }
}

impl Manner {
    /// Words behind a command that takes none.
    pub(super) fn only(&self, command: Command, rest: &str) -> Act {
        let values = [("word", quoted(rest).into()), ("name", self.called(command))];
        self.said("argument-more", &values)
    }

    /// A word that nothing is made of.
    pub(super) fn too_much(&self, word: &str) -> Act {
        self.said("usage-too-much", &[("word", quoted(word).into())])
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
}

/// The player who has the move claims a draw. A wrong claim is an offer, which the opponent answers like
/// any other.
pub(super) fn claims_draw(by: Color, claim: Claim, intended: Option<UciMove>) -> Vec<Intent> {
    vec![
        Intent::Open(Open::Close),
        Intent::happen(Event::ClaimedBy(by, claim, intended)),
        Intent::Opponent(Opposing::AnswerDraw),
    ]
}
