//! What is said of illegal acts and other faults, and of what they cost.

use shakmaty::{Color, Position, Square};

use crate::laws::{Clock, Effect, Fault, Game, IllegalAct, Offence, Penalty};
use crate::voices::narrate::Narrator;
use crate::voices::narrate::hearing::{Audience, Hearing, Words};
use crate::voices::phrase::Value;
use crate::voices::utterance::{Priority, Span, Utterance};

/// On how many squares one move changes a board at most: castling.
const MOVED: usize = 4;

/// What is said of faults, in one voice.
#[derive(Clone, Copy, Debug)]
pub struct FaultWords<'a>(&'a Narrator);

impl Narrator {
    /// What is said of illegal acts and other faults.
    #[must_use]
    pub const fn faults(&self) -> FaultWords<'_> {
        FaultWords(self)
    }
}

impl FaultWords<'_> {
    /// What a player must not hear, with its article: that a clock was not pressed, nobody may tell
    /// (12.6), nor that a move was illegal, for claiming it is the opponent's affair (A.5.2, A.5.4).
    pub(super) fn kept_from_players(
        self,
        name: &str,
        by: Color,
        effect: &Effect,
        hearing: &Hearing,
    ) -> Words {
        let whose = match hearing.to {
            Audience::Desk => "desk",
            Audience::Report => "report",
            Audience::Record | Audience::Both | Audience::Alone(_) | Audience::Seat(_) => {
                return Words::none();
            }
        };
        let words = self.0.to_desk(&format!("{whose}-{name}"), by);
        words.with(self.0.articles().of(effect, hearing.game))
    }

    pub(super) fn illegal_act(
        self,
        by: Color,
        act: IllegalAct,
        count: u8,
        hearing: &Hearing,
    ) -> Words {
        let values =
            [self.0.colored(by), ("count", u32::from(count).into()), ("what", self.act(act))];
        let id = if act == IllegalAct::Move { "illegal-act" } else { "illegal-act-why" };
        let words = self.0.urgent(id, &values);
        if hearing.is_desk() { words.with(self.illegal_board(by, hearing.game)) } else { words }
    }

    /// What was done, as a part of a sentence.
    pub(super) fn act(self, act: IllegalAct) -> Value {
        self.0.word(match act {
            IllegalAct::Move => "act-move",
            IllegalAct::Promotion => "act-promotion",
            IllegalAct::KingCapture => "act-king-capture",
            IllegalAct::NoMove => "act-no-move",
            IllegalAct::TwoHands { .. } => "act-two-hands",
        })
    }

    /// What stands on the board of who has moved illegally, if it shows it: the position before it is
    /// the one of the game again. The clock goes on, of which nothing else would tell.
    fn illegal_board(self, by: Color, game: &Game) -> Vec<Span> {
        let mut more = Vec::new();
        let (board, should) = (game.board(by), game.position().board());
        let differs = |square: &Square| board.piece_at(*square) != should.piece_at(*square);
        let wrong: Vec<Square> = Square::ALL.into_iter().filter(differs).collect();
        if (1..=MOVED).contains(&wrong.len()) {
            let squares = wrong.iter().map(|&square| {
                let piece = board.piece_at(square);
                let piece = piece.map_or_else(|| self.0.word("empty"), |piece| self.0.piece(piece));
                self.0
                    .talk
                    .sentence("desk-stands", &[("square", self.0.square(square)), ("man", piece)])
            });
            let values = [self.0.colored(by), ("squares", self.0.join(squares.collect()))];
            more.extend(self.0.after_a_blank(self.0.talk.sentence("desk-illegal-board", &values)));
        }
        if let Some(turn) = game.clock().filter(|clock| clock.is_running()).and_then(Clock::turn) {
            let runs = self.0.talk.sentence("desk-clock-runs", &[self.0.colored(turn)]);
            more.extend(self.0.after_a_blank(runs));
        }
        more
    }

    /// A fault, and what it has cost.
    pub(super) fn penalty(self, penalty: &Penalty, game: &Game) -> Vec<Span> {
        let Penalty { by, fault, given, taken } = *penalty;
        let fault = match fault {
            Fault::Act(act, count) => Effect::IllegalAct(by, act, count),
            Fault::Claim(claim, count) => Effect::ClaimWrong(by, claim, count),
        };
        let mut said = self.fault(&fault, game);
        let costs = [("time-added", !by, given), ("time-taken", by, taken)];
        for (id, color, time) in costs.into_iter().filter(|(.., time)| !time.is_zero()) {
            said.push(self.0.talk.span(" "));
            let values = [("color", self.0.color(color)), ("time", self.0.time(time))];
            said.extend(self.0.talk.sentence(id, &values));
        }
        said
    }

    /// A fault with its article, without its number.
    pub(super) fn fault(self, fault: &Effect, game: &Game) -> Vec<Span> {
        let hearing = Hearing::new(game, Audience::Record);
        let Some(said) = self.0.words(fault, &[], &hearing).said.pop() else { return Vec::new() };
        match game.article(fault) {
            Some(article) => self.0.articles().after(said, article).spans,
            None => said.spans,
        }
    }

    /// A fault that has cost something by the Laws, with its number among the rulings: by that the
    /// arbiter revokes it.
    pub(super) fn by_number(self, mut said: Utterance, fault: &Effect, game: &Game) -> Utterance {
        if let Some(number) = game.docket().penalty_for(fault) {
            said.spans.push(self.0.talk.span(" "));
            said.spans.extend(self.0.talk.sentence("penalty-number", &[("number", number.into())]));
        }
        said
    }

    /// That a player has done something that an arbiter notes.
    #[must_use]
    pub fn offence(self, by: Color, offence: Offence) -> Utterance {
        let id = format!("offence-{}", offence.name());
        self.0.say(Priority::Move, &id, &[("color", self.0.color(by))])
    }
}
