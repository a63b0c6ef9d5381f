//! A move on its way: made, announced, repeated, completed by the clock (FIDE 2023, D.2.1 to D.2.8).
//!
//! What each step needs, the referee knows; here is who takes it.

use shakmaty::{Chess, Color, Move, Position, Square, uci::UciMove};

use crate::app::happened::Happened;
use crate::app::session::at_table::one_line;
use crate::app::session::dialog::{Dialog, Intent};
use crate::app::session::{Act, Manner, Place, Session};
use crate::command::{Command, Kind};
use crate::laws::unlawful::as_move;
use crate::laws::{Announcing, At, Effect, Event, Spoken};
use crate::notation::{NotRead, means};
use crate::table::{Aid, Memo};
use crate::voices::{Priority, Utterance, Value};

impl Session {
    /// Announces a move; without a text, the player's own that stands on the board.
    pub(super) fn announce(&mut self, at: At, text: &str) -> Vec<Act> {
        if self.place.has_to_seal() {
            return self.seals(at, text);
        }
        if !self.place.may_announce() {
            return self.where_announced(|_| Vec::new());
        }
        if text.is_empty()
            && self.place.occasion.is_match()
            && self.place.me() != self.place.game.position().turn()
        {
            return self.where_announced(|session| session.not_your_move());
        }
        if text.is_empty()
            && let Some(acts) = self.announces_illegal(at)
        {
            return acts;
        }
        let stands = self
            .place
            .stands_on(self.place.me())
            .filter(|_| text.is_empty() && self.may_move().is_none());
        if let Some(stands) = stands.filter(|_| self.place.repeats().is_none()) {
            return self.where_announced(|session| match session.place.game.announced() {
                Some(_) => session.where_it_stands(),
                None => session.carry_out(at, Intent::Announce, stands),
            });
        }
        self.say_move(at, Command::Announce, text, |session| match session.may_move() {
            None if session.place.repeats().is_some() || session.says_again(text) => {
                session.where_it_stands()
            }
            None => session.spoken(at, text, Intent::Announce),
            Some(refused) => vec![refused],
        })
    }

    /// What stands on the board and is no legal move is announced like one that is; announced
    /// already, it is said where it stands.
    fn announces_illegal(&mut self, at: At) -> Option<Vec<Act>> {
        if self.may_move().is_some() || self.place.repeats().is_some() {
            return None;
        }
        if self.place.game.named().is_some() {
            return Some(self.where_announced(|session| session.where_it_stands()));
        }
        let uci = self.stands_blindly(self.place.me())?;
        Some(self.where_announced(|session| session.name(at, Intent::Announce, uci)))
    }

    /// Whether a text means the move that is announced already.
    fn says_again(&self, text: &str) -> bool {
        let Some(said) = self.place.game.announced() else { return false };
        if self.place.game.named().is_some() {
            return self.manner.means(text, said);
        }
        match self.manner.reading(text, self.place.game.position()) {
            Ok(mv) => mv == said,
            Err(NotRead::Ambiguous(moves)) => moves.contains(&said),
            Err(_) => false,
        }
    }

    /// Corrects what was announced; after the clock was pressed it is too late, which the referee
    /// says.
    pub(super) fn correct(&mut self, at: At, text: &str) -> Vec<Act> {
        if self.place.has_to_seal() && !text.is_empty() {
            return self.seals(at, text);
        }
        self.say_move(at, Command::Correct, text, |session| {
            let me = session.place.me();
            if me == session.place.game.position().turn() && session.place.repeats().is_none() {
                return session.spoken(at, text, Intent::Correct);
            }
            let own = session.place.game.made().iter().rev().take(2).find(|made| made.by() == me);
            let last = own.map(|made| made.before.clone());
            match last.map(|before| session.manner.reading(text, &before)) {
                Some(Ok(mv)) => {
                    let mut acts = session.carry_out(at, Intent::Correct, mv);
                    acts.extend(
                        (!session.withholds(Aid::Takeback))
                            .then(|| session.told("takeback-helps", &[])),
                    );
                    acts
                }
                Some(Err(not_read)) => session.not_read(&not_read),
                None => session.not_your_move(),
            }
        })
    }

    /// Presses the clock of the player.
    pub(super) fn press(&mut self, at: At) -> Vec<Act> {
        self.where_announced(|session| {
            let me = session.place.me();
            let first =
                session.place.repeats() == Some(me) && !session.place.game.rules().has_arbiter();
            if me != session.place.game.position().turn() || first {
                return session.not_your_move();
            }
            session.presses_by_word(at, me)
        })
    }

    /// What the player must do, or wait for, while the move is his opponent's.
    pub(super) fn not_your_move(&self) -> Vec<Act> {
        self.may_move().map_or_else(|| self.where_it_stands(), |refused| vec![refused])
    }

    fn say_move(
        &mut self,
        at: At,
        command: Command,
        text: &str,
        act: impl FnOnce(&mut Self) -> Vec<Act>,
    ) -> Vec<Act> {
        if text.is_empty() { self.wants(at, command) } else { self.where_announced(act) }
    }

    fn where_announced(&mut self, act: impl FnOnce(&mut Self) -> Vec<Act>) -> Vec<Act> {
        if !self.place.may_announce() {
            let at_table = self.place.occasion.is_match();
            let id = if at_table { "seat-announcing-off" } else { "announcing-off" };
            return vec![self.said(id, &[])];
        }
        self.while_running(act)
    }

    /// What a player says of his move. Where several fit, the one that stands on the board is meant;
    /// a promotion needs its piece (D.2.1).
    fn spoken(&mut self, at: At, text: &str, intent: Intent) -> Vec<Act> {
        match self.manner.reading(text, self.place.game.position()) {
            Ok(mv) => self.carry_out(at, intent, mv),
            Err(not_read) => match self.announced_blindly(at, text, intent, &not_read) {
                Some(acts) => acts,
                None => self.spoken_unclearly(at, text, intent, not_read),
            },
        }
    }

    fn spoken_unclearly(
        &mut self,
        at: At,
        text: &str,
        intent: Intent,
        not_read: NotRead,
    ) -> Vec<Act> {
        match not_read {
            NotRead::Ambiguous(moves) => match (pieceless(&moves), self.place.game.on_board()) {
                (Some(uci), _) => self.ask_piece(at, intent, uci, moves),
                (None, Some(stands)) if moves.contains(&stands) => {
                    self.carry_out(at, intent, stands)
                }
                (None, _) => self.choose(moves, intent),
            },
            not_read => self.unclear(at, text, &not_read),
        }
    }

    /// The piece alone is answer enough.
    fn ask_piece(&mut self, at: At, intent: Intent, uci: UciMove, moves: Vec<Move>) -> Vec<Act> {
        let asked = (intent == Intent::Correct) == self.place.game.announced().is_some();
        let acts = self.utter(at, intent, uci);
        self.pending.close();
        if asked {
            self.pending.ask(Dialog::Choose(moves, intent));
        }
        acts
    }

    /// Does with a move what it was named for.
    pub(super) fn carry_out(&mut self, at: At, intent: Intent, mv: Move) -> Vec<Act> {
        if self.place.has_to_seal() {
            return self.asks_to_seal(mv.to_uci(self.place.game.mode()));
        }
        let by_hand = intent != Intent::Correct && self.place.repeats().is_none();
        let mut acts = if by_hand { self.named_by_hand(at, mv) } else { Vec::new() };
        acts.extend(self.utter(at, intent, mv.to_uci(self.place.game.mode())));
        acts
    }

    fn utter(&mut self, at: At, intent: Intent, uci: UciMove) -> Vec<Act> {
        let me = self.place.me();
        self.pending.close();
        let mut acts = self.drop_hint();
        acts.extend(match (intent, self.place.repeats()) {
            (Intent::Enter, Some(by)) => self.event(at, Event::Repeated(by, uci)),
            (Intent::Enter, None) if self.types_to_announce() => {
                self.event(at, Event::Announced(me, uci))
            }
            (Intent::Enter, None) => self.make(at, uci),
            (Intent::Announce, _) => self.event(at, Event::Announced(me, uci)),
            (Intent::Correct, _) => self.event(at, Event::Corrected(me, uci)),
        });
        acts
    }

    /// Makes a move. One that is made already stays, and what comes next is said again.
    fn make(&mut self, at: At, uci: UciMove) -> Vec<Act> {
        let off = self.place.game.rules().announcing == Announcing::Off;
        let stands = if off { Vec::new() } else { self.where_it_stands() };
        let mut acts = self.event(at, Event::Entered(uci));
        acts.extend(stands);
        acts
    }

    /// A text that repeats what is no legal move: whether it is one, the repetition does not tell.
    /// `None`: it is read like any other.
    pub(super) fn repeats_illegal(&mut self, at: At, text: &str) -> Option<Vec<Act>> {
        let said = self.place.game.to_repeat()?;
        let meant = self.manner.means(text, said.mv);
        self.repeats_if(at, &said, meant)
    }

    /// The same by the squares of a man that is taken and put down.
    pub(super) fn puts_illegal(&mut self, at: At, from: Square, to: Square) -> Option<Vec<Act>> {
        let said = self.place.game.to_repeat()?;
        let meant = (said.mv.from(), said.mv.to()) == (Some(from), to);
        self.repeats_if(at, &said, meant)
    }

    fn repeats_if(&mut self, at: At, said: &Spoken, meant: bool) -> Option<Vec<Act>> {
        let by = self.place.repeats()?;
        let meant = meant && !said.before.is_legal(said.mv);
        let uci = said.mv.to_uci(self.place.game.mode());
        meant.then(|| self.event(at, Event::Repeated(by, uci)))
    }

    /// The built-in opponent makes its move.
    pub(super) fn opponent_moves(&mut self, at: At, mv: Move) -> Vec<Act> {
        let uci = mv.to_uci(self.place.game.mode());
        let by = self.place.game.position().turn();
        match self.place.game.rules().announcing {
            Announcing::Off => self.event(at, Event::Entered(uci)),
            _ => self.event(at, Event::Announced(by, uci)),
        }
    }

    /// The steps of the built-in opponent that need no thought: it repeats what is announced, and
    /// presses its clock when it has announced; where the clock waits, when its move is repeated.
    pub(super) fn play_along(&mut self, at: At) -> Vec<Act> {
        let due = self.place.due();
        due.map(|event| self.event(at, event)).unwrap_or_default()
    }

    /// How far the move is that is not completed yet, and what comes next: as answers, so that no
    /// part of them cuts off another.
    pub(super) fn where_it_stands(&self) -> Vec<Act> {
        self.stage().into_iter().map(Act::say).collect()
    }

    /// The sentences of [`where_it_stands`](Self::where_it_stands).
    pub(super) fn stage(&self) -> Vec<Utterance> {
        let turn = self.place.game.position().turn();
        // What the opponent at a table has on his board, nobody hears before he announces it (D.2.1).
        let stands = self
            .place
            .stands_on(turn)
            .filter(|_| !self.place.occasion.is_match() || self.place.is_here(turn));
        if let Some(owed) = self.place.game.owed().filter(|_| self.place.game.outcome().is_none()) {
            return self.waits(owed);
        }
        match (self.place.game.announced(), stands) {
            _ if self.place.game.outcome().is_some() || self.place.game.is_adjourned() => {
                Vec::new()
            }
            (Some(said), Some(stands)) if said != stands => {
                let [announced, board] = [said, stands].map(|mv| self.place.as_spoken(mv));
                self.answers_with(&Effect::AnnouncementDiffers { announced, board })
            }
            (Some(said), _) => self.waits(&self.place.as_spoken(said)),
            (None, Some(stands)) => self.stands_there(stands),
            (None, None) => {
                let illegal = self.stands_blindly(turn).filter(|_| self.place.is_here(turn));
                let illegal = illegal.and_then(|uci| as_move(self.place.game.position(), uci));
                illegal.map(|mv| self.stands_there(mv)).unwrap_or_default()
            }
        }
    }

    /// What an effect says, as an answer.
    fn answers_with(&self, effect: &Effect) -> Vec<Utterance> {
        self.words_of(effect).into_iter().map(as_answer).collect()
    }

    /// A move that stands on the player's own board, and what comes next.
    fn stands_there(&self, mv: Move) -> Vec<Utterance> {
        let made = Effect::MadeOnBoard(self.place.as_spoken(mv));
        let said = self.manner.narrator.effect(&made, &self.place.game).map(as_answer);
        let next = match self.place.game.forbidden_by_touch(mv.to_uci(self.place.game.mode())) {
            Some(refusal) => self.answers_with(&Effect::Refused(refusal)),
            None if self.place.is_to_be_announced() => vec![self.answer("announce-it", &[])],
            None => vec![self.answer("press-it", &[])],
        };
        said.into_iter().chain(next).collect()
    }

    /// What is announced, and what comes next.
    fn waits(&self, said: &Spoken) -> Vec<Utterance> {
        let announced = self.manner.narrator.announcement(&said.before, said.mv);
        let values = [("move", Value::Spans(vec![announced]))];
        let mut waits = vec![self.answer("announced-waits", &values)];
        waits.extend(self.next_step(said.by()));
        waits
    }

    fn next_step(&self, mover: Color) -> Vec<Utterance> {
        if let Some(by) = self.place.repeats() {
            return self.answers_with(&Effect::AskRepeat(by));
        }
        let waits = self.place.occasion.is_match() && self.place.game.awaits_repetition().is_some();
        let mut next = Vec::new();
        if waits {
            let color = self.manner.narrator.color(!mover);
            next.push(self.answer("seat-waits-repetition", &[("color", color)]));
        }
        let presses = self.place.game.owed().is_none() && self.place.is_here(mover);
        if presses && !(waits && self.place.game.rules().announcing.clock_waits()) {
            next.push(self.answer("press-it", &[]));
        }
        next
    }

    /// An answer, and how far the move on its way has come where that belongs to it.
    pub(super) fn answered(&self, command: Command, answer: Utterance) -> Vec<Act> {
        if self.activity.is_reviewing() {
            return vec![Act::say(answer)];
        }
        let stage: Vec<Act> = self.where_it_stands();
        let waits = self.place.side().and(self.place.repeats()).is_some();
        if command == Command::Last && !stage.is_empty() {
            return stage;
        }
        let mut acts = vec![Act::say(answer)];
        // A position as text is there to be copied.
        let is_about_men = matches!(command.spec().kind, Kind::AboutPosition(_));
        if command == Command::Turn || waits && is_about_men {
            acts.extend(stage);
        }
        acts
    }

    /// Says why words are no move. At a table a player is not told that they mean no legal one: he is
    /// asked for both squares, as where several moves fit, and the desk hears what was said. Named by
    /// its squares, an illegal move is announced like any other (7.5.1, D.2.1).
    pub(super) fn unclear(&self, at: At, words: &str, not_read: &NotRead) -> Vec<Act> {
        let asked = matches!(not_read, NotRead::Illegal(_)) && self.withholds(Aid::LegalMoves);
        let own = self.may_move().is_none() && self.place.repeats().is_none();
        let words = one_line(words);
        let heard = self.place.occasion.is_match() && asked && own && !words.is_empty();
        let memo = Memo::Unclear(self.place.me(), words);
        let record = heard.then_some(Act::record(Happened::memo(at, memo)));
        record.into_iter().chain(self.not_read(not_read)).collect()
    }

    /// Says that what was repeated is another move than the announced one. At a table the mover
    /// hears it too, and it is put on record: there is no legal move that it could be.
    pub(super) fn repeats_wrongly(&mut self, at: At, words: &str) -> Option<Vec<Act>> {
        let by = self.place.repeats()?;
        let said = self.place.game.to_repeat()?;
        Some(match self.place.occasion.seat() {
            Some(_) => {
                let words = one_line(words);
                let memo = Memo::Repeated(by, words.clone());
                let record = (!words.is_empty()).then_some(Act::record(Happened::memo(at, memo)));
                let acts = self.event(at, Event::Repeated(by, UciMove::Null));
                record.into_iter().chain(acts).collect()
            }
            None => self.of_effect(&Effect::RepeatDiffers(by, said)),
        })
    }
}

impl Place {
    /// Whether moves are announced, or at least made by hand before the clock is pressed. A move
    /// that was made on a board stays made when the board is lost.
    pub(super) fn may_announce(&self) -> bool {
        let by_hand = self.plays_on_board(self.me()) || self.game.on_board().is_some();
        self.game.rules().announcing != Announcing::Off || by_hand
    }

    /// Whether the next thing to do with the move on the board is to announce it.
    pub(super) fn is_to_be_announced(&self) -> bool {
        let off = self.game.rules().announcing == Announcing::Off;
        !off && self.game.announced().is_none()
    }

    /// The person who must repeat the announced move: what he types is the repetition.
    pub(super) fn repeats(&self) -> Option<Color> {
        self.game.awaits_repetition().filter(|&by| self.is_here(by))
    }

    /// What is meant by a text of several readings, if a repetition is awaited: the announced move,
    /// if that is one of them.
    pub(super) fn repeated(&self, readings: &[Move]) -> Option<Move> {
        self.repeats()?;
        let said = self.game.to_repeat().map(|said| said.mv);
        said.filter(|said| readings.contains(said)).or(readings.first().copied())
    }

    fn due(&self) -> Option<Event> {
        let builtin = |color: Color| !self.listing.header.players()[color].is_human();
        if !self.game.is_running() {
            return None;
        }
        if let Some(said) = self.game.to_repeat().filter(|said| builtin(!said.by())) {
            let uci = said.mv.to_uci(self.game.mode());
            return self.stands_as_said(&said).then_some(Event::Repeated(!said.by(), uci));
        }
        let turn = self.game.position().turn();
        let said = self.game.announced().filter(|_| builtin(turn))?;
        let waits = self.game.rules().announcing.clock_waits();
        let answered = self.game.awaits_repetition().is_none() && self.is_executed(!turn, said);
        (!waits || answered).then_some(Event::ClockPressed(turn))
    }

    /// Whether what is announced stands on the board of its maker: a slip is corrected first.
    fn stands_as_said(&self, said: &Spoken) -> bool {
        let by = said.by();
        let named = self.game.named();
        let illegal =
            named.is_some() && (!self.plays_on_board(by) || self.stands_illegally(by) == named);
        self.game.owed().is_some() || self.game.on_board() == Some(said.mv) || illegal
    }

    /// Whether an announced move stands on the board of the player who has repeated it.
    fn is_executed(&self, by: Color, said: Move) -> bool {
        let after = self.as_spoken(said).after();
        !self.plays_on_board(by) || *after.board() == self.game.wanted(by)
    }

    pub(super) fn as_spoken(&self, mv: Move) -> Spoken {
        Spoken { before: self.game.position().clone(), mv }
    }

    /// The position as it stands on the player's board: with his move, once that is made. The move
    /// of the program comes onto it when it is repeated.
    pub(super) fn on_my_board(&self) -> Chess {
        if let Some(owed) = self.game.owed().filter(|_| self.repeats().is_some()) {
            return owed.before.clone();
        }
        let mut position = self.game.position().clone();
        let human = self.is_here(position.turn());
        if let Some(mv) = self.game.on_board().filter(|_| human && self.game.outcome().is_none()) {
            position.play_unchecked(mv);
        }
        position
    }
}

impl Manner {
    /// Whether a text can mean a move, in the player's own voices or in any.
    pub(super) fn means(&self, text: &str, mv: Move) -> bool {
        means(text, &self.vocabularies(), mv) || means(text, &self.every_vocabulary(), mv)
    }
}

fn as_answer(said: Utterance) -> Utterance {
    Utterance { priority: Priority::Answer, ..said }
}

/// The squares of a promotion whose piece is not named, if that is all that the moves differ in.
fn pieceless(moves: &[Move]) -> Option<UciMove> {
    let first = *moves.first()?;
    let squares = |mv: &Move| (mv.from(), mv.to());
    let same = moves.iter().all(|mv| mv.is_promotion() && squares(mv) == squares(&first));
    let (from, to) = same.then_some((first.from()?, first.to()))?;
    Some(UciMove::Normal { from, to, promotion: None })
}
