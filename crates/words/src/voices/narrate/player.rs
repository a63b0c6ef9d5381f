//! What a player hears of the steps of a move, and of what is his own to do, in words of his own.
//!
//! Against the program nobody need be told whose step it was, and what the program does at once needs
//! no words. At a table a player is told what he has to do (FIDE 2023, D.2).

use shakmaty::{Color, Move, Piece, Position, Square};

use crate::laws::{Announcing, Clock, Duty, Effect, Game, Matter, Refusal, Ruling, Spoken, Topic};
use crate::telling::hears;
use crate::voices::narrate::Narrator;
use crate::voices::narrate::hearing::{Audience, Hearing, Words};
use crate::voices::narrate::touching::{are_both_kings, is_known};
use crate::voices::phrase::Value;
use crate::voices::utterance::{Priority, Utterance};

/// Why nothing can be done at a seat of a game that is not over.
#[must_use]
pub fn stands_still(game: &Game) -> &'static str {
    if game.is_adjourned() {
        "seat-adjourned"
    } else if game.is_new() {
        "seat-waits"
    } else {
        "seat-stands"
    }
}

impl Narrator {
    pub(super) fn to_player(&self, id: &str, values: &[(&str, Value)]) -> Words {
        Words::own(self.say(Priority::Move, id, values))
    }

    /// That the game begins, and whose clock runs: at a table all hear the same words, which one
    /// terminal says once. At home everybody knows.
    pub(super) fn began(&self, hearing: &Hearing) -> Words {
        match hearing.to {
            Audience::Report | Audience::Both | Audience::Alone(_) => Words::none(),
            Audience::Record | Audience::Desk | Audience::Seat(_) => {
                match hearing.game.clock().and_then(Clock::turn) {
                    Some(turn) => self.desk("table-began", turn),
                    None => self.to_player("table-began-clockless", &[]),
                }
            }
        }
    }

    /// A player of an edition that is known in part has been told so when the game began.
    pub(super) fn not_confirmed_to(&self, topics: &[Topic], hearing: &Hearing) -> Words {
        let edition = hearing.game.rules().edition;
        if hearing.plays() && !edition.is_complete() {
            return Words::none();
        }
        self.not_confirmed(topics, edition)
    }

    /// Who has pressed hears that he has; whose move it is now at a table, that his time runs. Of a
    /// game that is over, or waits, that is said instead.
    pub(super) fn completed(&self, by: Color, hearing: &Hearing) -> Words {
        let game = hearing.game;
        let seated = hearing.seat().is_some();
        match hearing.player() {
            // The other has gone on, and nobody has pressed (6.2.1).
            _ if game.unpressed() == Some(by) => Words::none(),
            None => self.of("completed", by),
            Some(_) if seated && !game.is_running() => Words::none(),
            Some(me) if me == by => self.to_player("pressed", &[]),
            Some(_) if !seated || game.rules().announcing == Announcing::Off => Words::none(),
            Some(_) if game.clock().is_some() => self.to_player("seat-clock-runs", &[]),
            Some(_) => self.to_player("seat-your-move", &[]),
        }
    }

    /// What a touch binds to. What is in the hand must move: that is no news, which piece it is may
    /// be.
    pub(super) fn touched(
        &self,
        by: Color,
        square: Square,
        duty: Duty,
        hearing: &Hearing,
    ) -> Words {
        let bound = self.bound_by(square, duty, hearing.game);
        let Some((_, piece)) = hearing.lifted.filter(|(lifted, _)| *lifted == square) else {
            return Words::from(bound).of(by);
        };
        let named = self.piece_on("board-touched", piece, square);
        let is_usual = duty == Duty::Move(square)
            || is_known(square, duty, hearing.game)
            || are_both_kings(hearing.game)
            || duty == Duty::Any && hearing.game.asks_for_touch();
        let bound = (!is_usual).then_some(bound);
        Words { said: std::iter::once(named).chain(bound).collect(), ..Words::none() }
    }

    /// A piece by its square.
    #[must_use]
    pub fn piece_on(&self, id: &str, piece: Piece, square: Square) -> Utterance {
        let values = [("piece", self.role(piece.role)), ("square", self.square(square))];
        self.say(Priority::Answer, id, &values)
    }

    pub(super) fn put_back(&self, by: Color, hearing: &Hearing) -> Words {
        if hearing.plays() && !hearing.game.has_touched() {
            self.to_player("board-adjusted", &[])
        } else if hearing.game.duty() == Duty::Any {
            let own = hearing.player() == Some(by);
            if own {
                self.to_player("board-put-back-free", &[])
            } else {
                self.of("board-put-back-free", by)
            }
        } else if hearing.player() == Some(by) {
            self.to_player("board-put-back", &[])
        } else {
            self.of("put-back", by)
        }
    }

    /// A move that is made on a board: where it is not announced, it is read out when it is completed.
    pub(super) fn made_on_board(&self, spoken: &Spoken, hearing: &Hearing) -> Words {
        let game = hearing.game;
        let off = game.rules().announcing == Announcing::Off;
        if hearing.plays() && off && hearing.on_board(spoken.by()) {
            return Words::none();
        }
        // One order at a time: the opponent's move is repeated first.
        if hearing.plays() && game.owed().is_some() && game.announced().is_none() {
            return self.still_to_repeat(spoken.by(), hearing);
        }
        let mut words = self.about("made-on-board", spoken);
        let next = hearing.plays() && !off && game.announced().is_none();
        words.said.extend(next.then(|| self.say(Priority::Move, "announce-it", &[])));
        words
    }

    pub(super) fn ask_repeat(&self, from: Color, hearing: &Hearing) -> Words {
        match hearing.player() {
            None => self.of("ask-repeat", from),
            Some(me) if me == from => self.to_player("repeat-it", &[]),
            Some(_) => Words::none(),
        }
    }

    /// The move was announced a while ago: it is named, where that may be asked for.
    pub(super) fn still_to_repeat(&self, from: Color, hearing: &Hearing) -> Words {
        match self.announced_before(hearing) {
            Some(announced) => {
                self.plain("still-to-repeat-move", &[self.colored(from), ("move", announced)])
            }
            None => self.of("still-to-repeat", from),
        }
    }

    /// The move that must be repeated, for who may ask for it.
    fn announced_before(&self, hearing: &Hearing) -> Option<Value> {
        let said = hearing.game.to_repeat().filter(|_| hearing.plays() && !hearing.untold)?;
        Some(self.spoken(&said))
    }

    pub(super) fn ask_promotion(&self, from: Color, hearing: &Hearing) -> Words {
        match hearing.player() {
            None => self.of("ask-promotion", from),
            Some(_) => self.to_player("say-promotion", &[]),
        }
    }

    pub(super) fn repeated(&self, by: Color, hearing: &Hearing) -> Words {
        match hearing.to {
            Audience::Alone(me) | Audience::Seat(me) if by == me && has_to_execute(me, hearing) => {
                self.to_player("seat-repeated-execute", &[])
            }
            Audience::Alone(me) if by == me => self.to_player("repeated-your-move", &[]),
            Audience::Alone(_) => self.to_player("repeated-by-opponent", &[self.colored(by)]),
            Audience::Seat(me) if by == me => self.to_player("repeated-it", &[]),
            Audience::Seat(_)
            | Audience::Record
            | Audience::Report
            | Audience::Both
            | Audience::Desk => self.of("repeated", by),
        }
    }

    pub(super) fn repeat_differs(&self, by: Color, said: &Spoken, hearing: &Hearing) -> Words {
        let announced = ("move", self.spoken(said));
        if hearing.seat().is_some_and(|me| me != by) {
            return self.to_player("seat-repeats-another", &[self.colored(by), announced]);
        }
        self.urgent("repeat-differs", &[announced]).of(by)
    }

    /// Where nothing is announced, nobody waits for a move to be executed.
    pub(super) fn executed(&self, by: Color, hearing: &Hearing) -> Words {
        let seated = hearing.seat().is_some();
        if hearing.player() == Some(by) && (seated || hearing.on_board(by)) {
            self.to_player("board-executed", &[])
        } else if seated && hearing.game.announced().is_none() {
            Words::none()
        } else {
            self.of("executed", by)
        }
    }

    pub(super) fn must_record(&self, by: Color, ply: u16, hearing: &Hearing) -> Words {
        if hearing.seat().is_some() {
            return self.to_player("seat-must-record", &self.of_ply(ply, hearing.game));
        }
        let place = ("place", self.move_place(hearing.game, ply.into()));
        self.plain("must-record", &[self.colored(by), place])
    }

    /// A ply as values of a sentence: its number and whose move it is.
    fn of_ply(&self, ply: u16, game: &Game) -> [(&'static str, Value); 2] {
        let (number, color) = game.move_at(ply.into());
        [("number", number.into()), self.colored(color)]
    }

    pub(super) fn need_not_record(&self, by: Color, hearing: &Hearing) -> Words {
        match hearing.seat() {
            Some(_) => self.to_player("seat-need-not-record", &[]),
            None => self.of("need-not-record", by),
        }
    }

    pub(super) fn must_complete(&self, by: Color, hearing: &Hearing) -> Words {
        match hearing.seat() {
            Some(_) => self.to_player("seat-must-complete", &[]),
            None => self.of("must-complete", by),
        }
    }

    pub(super) fn must_seal(&self, by: Color, hearing: &Hearing) -> Words {
        if hearing.seat() == Some(by) {
            return self.to_player("seat-must-seal", &[]);
        }
        self.of("must-seal", by)
    }

    pub(super) fn put_to_arbiter(&self, matter: Matter, hearing: &Hearing) -> Words {
        if hearing.decided {
            return Words::none();
        }
        let own =
            hearing.seat().is_some_and(|me| matches!(matter, Matter::TwoHands(by, _) if by == me));
        let words = if own {
            self.to_player("two-hands-called", &[])
        } else {
            let mut said = self.to_arbiter(matter, hearing.game);
            if hearing.is_desk() {
                said.spans.splice(..0, self.corrects_late(matter, hearing.game));
            }
            Words::from(said)
        };
        let is_complaint = matches!(matter, Matter::Touch(..) | Matter::TwoHands(..));
        let runs = is_complaint && hearing.game.is_running() && hearing.game.clock().is_some();
        match (runs, hearing.is_desk()) {
            (true, true) => words.with(self.after_a_blank_said("desk-clocks-run-on")),
            (false, true) => words.with(self.two_hands(matter, hearing.game)),
            (true, false) if hearing.seat().is_some() => {
                words.with(self.after_a_blank_said("clocks-run-on"))
            }
            _ => words,
        }
    }

    /// A ruling. Of one that has turned down what this player has not heard of (12.9) he hears the number,
    /// so that none is missing to him, and that nothing changes for him; that it is revoked, as little.
    /// Where nobody may ask for the position, one that is set is read out after this.
    pub(super) fn arbiter_ruled(&self, number: u32, ruling: &Ruling, hearing: &Hearing) -> Words {
        let game = hearing.game;
        let own = |id: &str| {
            self.to_player("ruled", &[("number", number.into()), ("ruling", self.word(id))])
        };
        let unheard = |number: u32, me: Color| {
            let matter = game.turned_down(number).map(Effect::ToArbiter);
            matter.is_some_and(|matter| !hears(&matter, me))
        };
        match (ruling, hearing.seat()) {
            (Ruling::Revoked(of), Some(me)) if unheard(*of, me) => own("ruling-unheard"),
            (Ruling::Revoked(of), _) if hearing.is_desk() => {
                let stays = self.forced_move(*of, game);
                Words::from(self.ruled(number, ruling, game)).with(stays)
            }
            (Ruling::PositionSet(_), Some(_)) if hearing.unseen => own("seat-position-set"),
            (Ruling::Dismissed(_), Some(me)) if unheard(number, me) => own("ruling-unheard"),
            // It says the end of the game too.
            (Ruling::ResultSet(..) | Ruling::Lost(..) | Ruling::Annulled, _) => {
                Words::from(self.ruled(number, ruling, game)).with(self.after_end(hearing))
            }
            (Ruling::EndRevoked, _) if hearing.is_desk() => {
                Words::from(self.ruled(number, ruling, game)).with(self.no_time_left(game))
            }
            _ => self.ruled(number, ruling, game).into(),
        }
    }

    /// What is not allowed, where the words of home would not fit.
    pub(super) fn refusal(&self, refusal: Refusal, hearing: &Hearing) -> Words {
        if let (Refusal::MustRepeat(_), Some(announced)) = (refusal, self.announced_before(hearing))
        {
            let values = [("move", announced)];
            return self.say(Priority::Answer, "refused-must-repeat-move", &values).into();
        }
        let own = match hearing.to {
            Audience::Seat(me) => self.refused_at_seat(refusal, me, hearing.game),
            Audience::Desk => self.refused_at_desk(refusal, hearing.game),
            Audience::Record | Audience::Report | Audience::Both | Audience::Alone(_) => None,
        };
        own.map_or_else(|| self.refused(refusal, hearing.game).into(), Words::own)
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the others are the same everywhere")]
    fn refused_at_seat(&self, refusal: Refusal, me: Color, game: &Game) -> Option<Utterance> {
        let say = |id: &str, values: &[(&str, Value)]| self.say(Priority::Answer, id, values);
        Some(match refusal {
            Refusal::GameOver => say("seat-over", &[]),
            Refusal::NotRunning => say(stands_still(game), &[]),
            Refusal::NotYourTurn(by) if by == me => say("seat-not-you", &[]),
            Refusal::NotThere(by) if by == me => say("seat-absent", &[]),
            Refusal::NothingAnnounced => say("seat-nothing-announced", &[]),
            Refusal::AlreadyMade => match (game.on_board(), game.bound()) {
                (None, Some(claimed)) if !claimed.is_castle() => {
                    self.of_move("seat-must-play", claimed, game)
                }
                (made, bound) => self.of_move("seat-made-stays", made.or(bound)?, game),
            },
            Refusal::NotInAdvance(ply) => say("seat-not-in-advance", &self.of_ply(ply, game)),
            Refusal::SheetHole(ply) => say("seat-sheet-hole", &self.of_ply(ply, game)),
            Refusal::NoSuchPly(_) => say("seat-nothing-written", &[]),
            _ => return None,
        })
    }

    fn of_move(&self, id: &str, mv: Move, game: &Game) -> Utterance {
        let mv = Value::Spans(vec![self.announcement(game.position(), mv)]);
        self.say(Priority::Answer, id, &[("move", mv)])
    }
}

/// Whether the announced move has still to be executed on the player's own board.
fn has_to_execute(me: Color, hearing: &Hearing) -> bool {
    let game = hearing.game;
    let position = game.position();
    let on_its_way = me != position.turn() && game.wanted(me) == *position.board();
    hearing.on_board(me) && (on_its_way || game.is_behind(me))
}
