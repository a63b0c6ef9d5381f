//! A move on its way: made, announced, repeated, completed by the clock (FIDE 2023, D.2.1 to D.2.8).
//!
//! What each step needs, the referee knows; here is who takes it.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Color, Move, Position as _, Square, uci::UciMove};

use crate::app::happened::Happened;
use crate::app::session::at_table::one_line;
use crate::app::session::intent::{
    Dialog, Intent, OnBoards, Open, Purpose, Request, Tell, all, said,
};
use crate::app::session::teller::{LineReader, Moves, Teller};
use crate::app::session::{Act, Place};
use crate::command::Command;
use crate::laws::{Announcing, At, Effect, Event, Position, Refusal, Spoken};
use crate::notation::{NotRead, named};
use crate::table::{Aid, Memo};

impl Moves<'_> {
    /// Announces a move; without a text, the player's own that stands on the board.
    pub(super) fn announce(&self, at: At, text: &str) -> Vec<Intent> {
        if self.place.has_to_seal() {
            return self.seals(text);
        }
        if !self.place.may_announce() {
            return self.where_announced(Vec::new);
        }
        let (me, refused) = (self.place.me(), self.teller().may_move());
        let turn = self.place.game.position().turn();
        if text.is_empty() && self.place.occasion.is_match() && me != turn {
            return self.where_announced(|| all(self.teller().not_your_move()));
        }
        let bare = text.is_empty() && refused.is_none() && self.place.repeats().is_none();
        if let Some(wanted) = bare.then(|| self.announces_what_stands(me)).flatten() {
            return self.where_announced(|| wanted);
        }
        if text.is_empty() {
            return vec![Intent::Want(Command::Announce)];
        }
        self.where_announced(|| match refused {
            None if self.place.repeats().is_some() || self.teller().reader().says_again(text) => {
                all(self.teller().stage_said())
            }
            None => self.spoken(at, text, Purpose::Announce),
            Some(refused) => self.answers_unpressed(text).unwrap_or_else(|| said(refused)),
        })
    }

    /// What a text answers to a move that is made and whose clock was not pressed: he who types it has
    /// the move (1.3). Legal or not, it is announced; `None` if it is no move, or he has it not.
    pub(super) fn answers_unpressed(&self, text: &str) -> Option<Vec<Intent>> {
        let (game, me) = (&self.place.game, self.place.me());
        let mine = me != game.position().turn() && self.place.types_to_announce();
        let faced = game.faced_by(me).filter(|_| mine && self.place.repeats().is_none())?;
        let not_read = match self.manner.understands().reading(text, &faced) {
            Ok(mv) => {
                return Some(vec![Intent::happen(Event::Announced(me, mv.to_uci(game.mode())))]);
            }
            Err(not_read @ (NotRead::Illegal(_) | NotRead::Ambiguous(_))) => not_read,
            Err(
                NotRead::Empty
                | NotRead::UnknownWord(_)
                | NotRead::NoMove
                | NotRead::NoPiece(_)
                | NotRead::TakesWhat
                | NotRead::TwoMoves(_),
            ) => return None,
        };
        let named = self.manner.understands().in_any(text, |known| named(text, known, &faced));
        Some(match named.filter(|_| self.place.withholds(Aid::LegalMoves)) {
            Some(uci) => vec![Intent::happen(Event::Announced(me, uci))],
            None => all(self.teller().not_read(&not_read)),
        })
    }

    /// What stands on the board and is no legal move is announced like one that is; announced
    /// already, it is said where it stands.
    fn announces_what_stands(&self, me: Color) -> Option<Vec<Intent>> {
        if self.place.game.underway().named().is_some() {
            return Some(all(self.teller().stage_said()));
        }
        if let Some(uci) = self.place.board_of(me).illegal_move_unheard() {
            return Some(self.name(Purpose::Announce, uci));
        }
        let stands = self.place.board_of(me).legal_move()?;
        Some(match self.place.game.announced() {
            Some(_) => all(self.teller().stage_said()),
            None => self.names(Purpose::Announce, stands),
        })
    }

    /// Corrects what was announced; after the clock was pressed it is too late, which the referee
    /// says.
    pub(super) fn correct(&self, at: At, text: &str) -> Vec<Intent> {
        if text.is_empty() {
            return vec![Intent::Want(Command::Correct)];
        }
        if self.place.has_to_seal() {
            return self.seals(text);
        }
        self.where_announced(|| self.corrects(at, text))
    }

    fn corrects(&self, at: At, text: &str) -> Vec<Intent> {
        let me = self.place.me();
        if me == self.place.game.position().turn() && self.place.repeats().is_none() {
            return self.spoken(at, text, Purpose::Correct);
        }
        let own = self.place.game.made().iter().rev().take(2).find(|made| made.by() == me);
        match own.map(|made| self.manner.understands().reading(text, &made.before)) {
            Some(Ok(mv)) => {
                let helps = !self.place.withholds(Aid::Takeback);
                let helps = helps.then(|| self.manner.told("takeback-helps", &[]));
                self.names(Purpose::Correct, mv).into_iter().chain(all(helps)).collect()
            }
            Some(Err(not_read)) => all(self.teller().not_read(&not_read)),
            None => all(self.teller().not_your_move()),
        }
    }

    /// Presses the clock of the player.
    pub(super) fn press(&self) -> Vec<Intent> {
        self.where_announced(|| {
            let me = self.place.me();
            if self.place.game.clocks().unpressed() == Some(me) && self.place.occasion.is_match() {
                // The opponent has gone on (6.2.2).
                return vec![Intent::Happen(Event::ClockPressed(me), Tell::Instead("pressed"))];
            }
            let arbiter = self.place.game.rules().has_arbiter();
            let first = self.place.repeats() == Some(me) && !arbiter;
            let turn = self.place.game.position().turn();
            // Where the opponent waits for that, he cannot press before.
            let behind = self.place.board_of(me).lacks().filter(|_| {
                me != turn && self.place.repeats().is_none() && self.place.plays_on_board(me)
            });
            if let Some((id, mv)) = behind {
                return said(Act::say(self.manner.answers_move(id, &mv)));
            }
            if me != turn || first {
                return all(self.teller().not_your_move());
            }
            vec![Intent::Boards(OnBoards::Press(me))]
        })
    }

    fn where_announced(&self, wanted: impl FnOnce() -> Vec<Intent>) -> Vec<Intent> {
        if !self.place.may_announce() {
            let at_table = self.place.occasion.is_match();
            let id = if at_table { "seat-announcing-off" } else { "announcing-off" };
            return said(self.manner.said(id, &[]));
        }
        self.teller().requests().while_running(wanted)
    }

    /// What a player says of his move. Where several fit, the one that stands on the board is meant;
    /// a promotion needs its piece (D.2.1).
    fn spoken(&self, at: At, text: &str, purpose: Purpose) -> Vec<Intent> {
        match self.manner.understands().reading(text, self.place.game.position()) {
            Ok(mv) => self.names(purpose, mv),
            Err(not_read) => match self.announced_blindly(text, purpose, &not_read) {
                Some(wanted) => wanted,
                None => self.spoken_unclearly(at, text, purpose, not_read),
            },
        }
    }

    fn spoken_unclearly(
        &self,
        at: At,
        text: &str,
        purpose: Purpose,
        not_read: NotRead,
    ) -> Vec<Intent> {
        let stands = (purpose != Purpose::Correct).then(|| self.stands_announced(&not_read));
        if let Some(refused) = stands.flatten() {
            return all(refused);
        }
        match not_read {
            NotRead::Ambiguous(moves) => {
                match (pieceless(&moves), self.place.game.underway().on_board()) {
                    (Some(uci), _) => self.ask_piece(purpose, uci, moves),
                    (None, Some(stands))
                        if purpose != Purpose::Correct && moves.contains(&stands) =>
                    {
                        self.names(purpose, stands)
                    }
                    (None, _) => self.teller().requests().choose(moves, purpose),
                }
            }
            not_read @ (NotRead::Empty
            | NotRead::UnknownWord(_)
            | NotRead::NoMove
            | NotRead::NoPiece(_)
            | NotRead::TakesWhat
            | NotRead::TwoMoves(_)
            | NotRead::Illegal(_)) => all(self.unclear(at, text, &not_read)),
        }
    }

    /// That the player's announcement stands until it is corrected (D.2.8), where he types something
    /// else that is to be a move: asked for it in other words, he would hear that afterwards.
    pub(super) fn stands_announced(&self, not_read: &NotRead) -> Option<Vec<Act>> {
        let game = &self.place.game;
        let stands = game.announced().is_some() || game.underway().named().is_some();
        let own = self.teller().may_move().is_none() && self.place.repeats().is_none();
        let is_move = match not_read {
            NotRead::NoMove
            | NotRead::NoPiece(_)
            | NotRead::TakesWhat
            | NotRead::TwoMoves(_)
            | NotRead::Ambiguous(_)
            | NotRead::Illegal(_) => true,
            NotRead::Empty | NotRead::UnknownWord(_) => false,
        };
        (stands && own && is_move).then(|| self.teller().refused(Refusal::AlreadyAnnounced))
    }

    /// The piece alone is answer enough.
    fn ask_piece(&self, purpose: Purpose, uci: UciMove, moves: Vec<Move>) -> Vec<Intent> {
        let asked = (purpose == Purpose::Correct) == self.place.game.announced().is_some();
        let asks = asked.then_some(Intent::Open(Open::Ask(Dialog::Choose(moves, purpose))));
        let uttered = [Intent::Utter(purpose, uci), Intent::Open(Open::Close)];
        uttered.into_iter().chain(asks).collect()
    }

    /// A legal move is named for this.
    pub(super) fn names(&self, purpose: Purpose, mv: Move) -> Vec<Intent> {
        let uci = mv.to_uci(self.place.game.mode());
        if self.place.has_to_seal() {
            return self.teller().requests().confirm(Request::Seal(uci));
        }
        self.warns(purpose, mv).unwrap_or_else(|| self.makes(purpose, mv))
    }

    /// It is said or made, whatever comes of it.
    pub(super) fn makes(&self, purpose: Purpose, mv: Move) -> Vec<Intent> {
        let uci = mv.to_uci(self.place.game.mode());
        let by_hand = purpose != Purpose::Correct
            && self.place.repeats().is_none()
            && self.place.plays_on_board(self.place.me());
        let stands = by_hand.then_some(Intent::Boards(OnBoards::Stand(mv)));
        stands.into_iter().chain([Intent::Utter(purpose, uci)]).collect()
    }

    /// A move is said for what it was named for. One that is made already stays, and what comes next is
    /// said again.
    pub(super) fn utter(&self, purpose: Purpose, uci: UciMove) -> Vec<Intent> {
        let me = self.place.me();
        let mut stands = Vec::new();
        let event = match (purpose, self.place.repeats()) {
            (Purpose::Enter, Some(by)) => Event::Repeated(by, uci),
            (Purpose::Enter, None) if self.place.types_to_announce() || self.says(uci) => {
                Event::Announced(me, uci)
            }
            (Purpose::Enter, None) => {
                if self.place.game.rules().announcing != Announcing::Off {
                    stands = self.teller().stage_said();
                }
                Event::Entered(uci)
            }
            (Purpose::Announce, _) => Event::Announced(me, uci),
            (Purpose::Correct, _) => Event::Corrected(me, uci),
        };
        let uttered = [Intent::Open(Open::Close), Intent::happen(event)];
        uttered.into_iter().chain(all(stands)).collect()
    }

    /// Whether a move is typed again that stands on the board and is still to be announced.
    fn says(&self, uci: UciMove) -> bool {
        let stands = self.place.game.underway().on_board();
        self.place.is_to_be_announced()
            && stands.is_some_and(|mv| mv.to_uci(self.place.game.mode()) == uci)
    }

    /// A text that repeats what is no legal move: whether it is one, the repetition does not tell.
    /// `None`: it is read like any other.
    pub(super) fn repeats_illegal(&self, text: &str) -> Option<Intent> {
        let said = self.place.game.to_repeat()?;
        let meant = self.manner.understands().means(text, said.mv);
        self.repeats_if(&said, meant)
    }

    /// The same by the squares of a piece that is taken and put down.
    pub(super) fn puts_illegal(&self, from: Square, to: Square) -> Option<Intent> {
        let said = self.place.game.to_repeat()?;
        let meant = (said.mv.from(), said.mv.to()) == (Some(from), to);
        self.repeats_if(&said, meant)
    }

    fn repeats_if(&self, said: &Spoken, meant: bool) -> Option<Intent> {
        let by = self.place.repeats()?;
        let meant = meant && !said.before.is_legal(said.mv);
        let uci = said.mv.to_uci(self.place.game.mode());
        meant.then(|| Intent::happen(Event::Repeated(by, uci)))
    }

    /// Says that what was repeated is another move than the announced one. At a table the mover
    /// hears it too, and it is put on record: there is no legal move that it could be.
    pub(super) fn repeats_wrongly(&self, at: At, words: &str) -> Option<Vec<Intent>> {
        let by = self.place.repeats()?;
        let said = self.place.game.to_repeat()?;
        if self.place.occasion.seat().is_none() {
            return Some(all(self.teller().of_effect(&Effect::RepeatDiffers(by, said))));
        }
        let words = one_line(words);
        let memo = Memo::Repeated(by, words.clone());
        let record = (!words.is_empty()).then_some(Act::record(Happened::memo(at, memo)));
        let repeated = Intent::happen(Event::Repeated(by, UciMove::Null));
        Some(all(record).into_iter().chain([repeated]).collect())
    }

    /// Says why words are no move. At a table a player is not told that they mean no legal one: he is
    /// asked for both squares, as where several moves fit, and the desk hears what was said. Named by
    /// its squares, an illegal move is announced like any other (7.5.1, D.2.1).
    pub(super) fn unclear(&self, at: At, words: &str, not_read: &NotRead) -> Vec<Act> {
        let asked =
            matches!(not_read, NotRead::Illegal(_)) && self.place.withholds(Aid::LegalMoves);
        let own = self.teller().may_move().is_none() && self.place.repeats().is_none();
        let words = one_line(words);
        let heard = self.place.occasion.is_match() && asked && own && !words.is_empty();
        let memo = Memo::Unclear(self.place.me(), words);
        let record = heard.then_some(Act::record(Happened::memo(at, memo)));
        record.into_iter().chain(self.teller().not_read(not_read)).collect()
    }
}

impl Teller<'_> {
    /// What the player must do, or wait for, while the move is his opponent's.
    pub(super) fn not_your_move(&self) -> Vec<Act> {
        self.may_move().map_or_else(|| self.stage_said(), |refused| vec![refused])
    }
}

impl LineReader<'_> {
    /// Whether a text means the move that is announced already.
    fn says_again(&self, text: &str) -> bool {
        let Some(said) = self.place.game.announced() else { return false };
        if self.place.game.underway().named().is_some() {
            return self.manner.understands().means(text, said);
        }
        match self.manner.understands().reading(text, self.place.game.position()) {
            Ok(mv) => mv == said,
            Err(NotRead::Ambiguous(moves)) => moves.contains(&said),
            Err(_) => false,
        }
    }
}

impl Place {
    /// Whether moves are announced, or at least made by hand before the clock is pressed. A move
    /// that was made on a board stays made when the board is lost.
    pub(super) fn may_announce(&self) -> bool {
        let by_hand = self.plays_on_board(self.me()) || self.game.underway().on_board().is_some();
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

    /// The steps of the built-in opponent that need no thought: it repeats what is announced, and
    /// presses its clock when it has announced; where the clock waits, when its move is repeated.
    pub(super) fn due(&self) -> Option<Event> {
        let builtin = |color: Color| !self.listing.header.players()[color].is_human();
        if !self.game.is_running() {
            return None;
        }
        if let Some(said) = self.game.to_repeat().filter(|said| builtin(!said.by())) {
            let uci = said.mv.to_uci(self.game.mode());
            return self
                .board_of(said.by())
                .shows_said(&said)
                .then_some(Event::Repeated(!said.by(), uci));
        }
        let turn = self.game.position().turn();
        let said = self.game.announced().filter(|_| builtin(turn))?;
        let waits = self.game.rules().announcing.clock_waits();
        let answered =
            self.game.awaits_repetition().is_none() && self.board_of(!turn).has_executed(said);
        (!waits || answered).then_some(Event::ClockPressed(turn))
    }

    pub(super) fn as_spoken(&self, mv: Move) -> Spoken {
        Spoken { before: self.game.position().clone(), mv }
    }

    /// The position as it stands on the player's board: with his move, once that is made. The move
    /// of the program comes onto it when it is repeated.
    pub(super) fn on_my_board(&self) -> Position {
        if let Some(owed) = self.game.underway().owed().filter(|_| self.repeats().is_some()) {
            return owed.before.clone();
        }
        let mut position = self.game.position().clone();
        let human = self.is_here(position.turn());
        let counts = human && self.game.outcome().is_none() && !self.is_left_on_board();
        if let Some(mv) = self.game.underway().on_board().filter(|_| counts) {
            position.play_unchecked(mv);
        }
        position
    }
}

impl Place {
    /// Whether a move stands on a board that is gone, which its player has still to type.
    pub(super) fn is_left_on_board(&self) -> bool {
        let by = self.game.position().turn();
        // Where moves are announced, one that is typed stands until it is.
        let off = self.game.rules().announcing == Announcing::Off;
        self.game.underway().on_board().is_some() && off && !self.plays_on_board(by)
    }
}

/// The squares of a promotion whose piece is not named, if that is all that the moves differ in.
fn pieceless(moves: &[Move]) -> Option<UciMove> {
    let first = *moves.first()?;
    let squares = |mv: &Move| (mv.from(), mv.to());
    let same = moves.iter().all(|mv| mv.is_promotion() && squares(mv) == squares(&first));
    let (from, to) = same.then_some((first.from()?, first.to()))?;
    Some(UciMove::Normal { from, to, promotion: None })
}
