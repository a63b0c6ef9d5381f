//! What is heard of the steps of a move: announced, executed, repeated, completed, taken back.
//!
//! Against the program nobody need be told whose step it was, and what the program does at once needs
//! no words. At a table a player is told what he has to do (FIDE 2023, D.2).

use shakmaty::{Color, Move, Position as _};

use crate::laws::{Announcing, Game, Made, Missing, Position, Spoken};
use crate::voices::narrate::Narrator;
use crate::voices::narrate::hearing::{Audience, Hearing, Words};
use crate::voices::phrase::Value;
use crate::voices::utterance::{Priority, Utterance};

/// So many moves are named where they do not count any more.
const NAMED: usize = 8;

/// What is heard of the steps of a move, in one voice.
#[derive(Clone, Copy, Debug)]
pub(super) struct StepWords<'a>(&'a Narrator);

impl Narrator {
    /// What is heard of the steps of a move.
    pub(super) const fn steps(&self) -> StepWords<'_> {
        StepWords(self)
    }
}

impl StepWords<'_> {
    pub(super) fn moved(self, before: &Position, mv: Move, hearing: &Hearing) -> Words {
        let spans = vec![self.0.announcement(before, mv)];
        let words = Words::from(Utterance { priority: Priority::Move, spans }).of(before.turn());
        words.with(self.0.variants().followed(before, mv, hearing))
    }

    /// Who has pressed hears that he has; whose move it is now at a table, that his time runs. Of a
    /// game that is over, or waits, that is said instead.
    pub(super) fn completed(self, by: Color, hearing: &Hearing) -> Words {
        let game = hearing.game;
        let seated = hearing.seat().is_some();
        match hearing.player() {
            // The other has gone on, and nobody has pressed (6.2.1).
            _ if game.clocks().unpressed() == Some(by) => Words::none(),
            None => self.0.of("completed", by),
            Some(_) if seated && !game.is_running() => Words::none(),
            Some(me) if me == by => self.0.to_player("pressed", &[]),
            Some(_) if !seated || game.rules().announcing == Announcing::Off => Words::none(),
            Some(_) if game.clock().is_some() => self.0.to_player("seat-clock-runs", &[]),
            Some(_) => self.0.to_player("seat-your-move", &[]),
        }
    }

    /// A move that is made on a board: where it is not announced, it is read out when it is completed.
    pub(super) fn made_on_board(self, spoken: &Spoken, hearing: &Hearing) -> Words {
        let game = hearing.game;
        let off = game.rules().announcing == Announcing::Off;
        if hearing.plays() && off && hearing.on_board(spoken.by()) {
            return Words::none();
        }
        // One order at a time: the opponent's move is repeated first.
        if hearing.plays() && game.underway().owed().is_some() && game.announced().is_none() {
            return self.still_to_repeat(spoken.by(), hearing);
        }
        let mut words = self.0.about("made-on-board", spoken);
        let next = hearing.plays() && !off && game.announced().is_none();
        words.said.extend(next.then(|| self.0.say(Priority::Move, "announce-it", &[])));
        words
    }

    pub(super) fn differs(self, announced: &Spoken, board: &Spoken) -> Words {
        let values = [("announced", self.0.spoken(announced)), ("board", self.0.spoken(board))];
        self.0.urgent("announcement-differs", &values).of(board.by())
    }

    pub(super) fn ask_repeat(self, from: Color, hearing: &Hearing) -> Words {
        match hearing.player() {
            None => self.0.of("ask-repeat", from),
            Some(me) if me == from => self.0.to_player("repeat-it", &[]),
            Some(_) => Words::none(),
        }
    }

    /// The move was announced a while ago: it is named, where that may be asked for.
    pub(super) fn still_to_repeat(self, from: Color, hearing: &Hearing) -> Words {
        match self.announced_before(hearing) {
            Some(announced) => {
                self.0.plain("still-to-repeat-move", &[self.0.colored(from), ("move", announced)])
            }
            None => self.0.of("still-to-repeat", from),
        }
    }

    /// The move that must be repeated, for who may ask for it.
    pub(super) fn announced_before(self, hearing: &Hearing) -> Option<Value> {
        let said = hearing.game.to_repeat().filter(|_| hearing.plays() && !hearing.untold)?;
        Some(self.0.spoken(&said))
    }

    pub(super) fn repeated(self, by: Color, hearing: &Hearing) -> Words {
        match hearing.to {
            Audience::Alone(me) | Audience::Seat(me) if by == me && has_to_execute(me, hearing) => {
                self.0.to_player("seat-repeated-execute", &[])
            }
            Audience::Alone(me) if by == me => self.0.to_player("repeated-your-move", &[]),
            Audience::Alone(_) => self.0.to_player("repeated-by-opponent", &[self.0.colored(by)]),
            Audience::Seat(me) if by == me => self.0.to_player("repeated-it", &[]),
            Audience::Seat(_)
            | Audience::Record
            | Audience::Report
            | Audience::Both
            | Audience::Desk => self.0.of("repeated", by),
        }
    }

    pub(super) fn repeat_differs(self, by: Color, said: &Spoken, hearing: &Hearing) -> Words {
        let announced = ("move", self.0.spoken(said));
        if hearing.seat().is_some_and(|me| me != by) {
            return self.0.to_player("seat-repeats-another", &[self.0.colored(by), announced]);
        }
        self.0.urgent("repeat-differs", &[announced]).of(by)
    }

    pub(super) fn ask_promotion(self, from: Color, hearing: &Hearing) -> Words {
        match hearing.player() {
            None => self.0.of("ask-promotion", from),
            Some(_) => self.0.to_player("say-promotion", &[]),
        }
    }

    /// Where nothing is announced, nobody waits for a move to be executed.
    pub(super) fn executed(self, by: Color, hearing: &Hearing) -> Words {
        let seated = hearing.seat().is_some();
        if hearing.player() == Some(by) && (seated || hearing.on_board(by)) {
            self.0.to_player("board-executed", &[])
        } else if seated && hearing.game.announced().is_none() {
            Words::none()
        } else {
            self.0.of("executed", by)
        }
    }

    pub(super) fn not_completed(self, by: Color, missing: Missing, game: &Game) -> Words {
        let say = |id: &str, values: &[(&str, Value)]| self.0.urgent(id, values);
        let opponent = || [("opponent", self.0.color(!by))];
        match missing {
            Missing::Move => say("missing-move", &[]),
            Missing::Release => say("missing-release", &[]),
            Missing::Rook => say("missing-rook", &[]),
            Missing::Touched(square) => self.0.touches().owed_by_touch(square, game),
            Missing::Promotion => say("missing-promotion", &[]),
            Missing::Chosen(role) => say("missing-chosen", &[("piece", self.0.role(role))]),
            Missing::Announcement => say("missing-announcement", &[]),
            Missing::SameMove => say("missing-same-move", &[]),
            Missing::Repetition => say("missing-repetition", &opponent()),
            Missing::Execution => say("missing-execution", &opponent()),
        }
    }

    pub(super) fn taken_back(self, made: &[Made]) -> Words {
        if made.is_empty() {
            return self.0.plain("taken-back-standing", &[]);
        }
        self.0.plain("taken-back", &[("moves", self.one_by_one(made))])
    }

    /// Moves that do not count any more; so many that nobody can follow them as a number.
    pub(super) fn cancelled(self, moves: &[Spoken]) -> Words {
        if moves.len() > NAMED {
            return self.0.plain("moves-cancelled-many", &[("count", moves.len().into())]);
        }
        let named = moves.iter().map(|mv| vec![self.0.announcement(&mv.before, mv.mv)]);
        self.0.plain("moves-cancelled", &[("moves", self.0.join(named.collect()))])
    }

    /// Moves in the order in which they are told.
    pub(super) fn one_by_one(self, made: &[Made]) -> Value {
        let moves = made.iter().map(|made| vec![self.0.announcement(&made.before, made.mv)]);
        self.0.join(moves.collect())
    }
}

/// Whether the announced move has still to be executed on the player's own board.
fn has_to_execute(me: Color, hearing: &Hearing) -> bool {
    let game = hearing.game;
    let position = game.position();
    let on_its_way = me != position.turn() && game.wanted(me) == *position.board();
    hearing.on_board(me) && (on_its_way || game.is_behind(me))
}
