//! What the arbiter hears of what happens at the table: more than any player may, and by whom.

use std::time::Duration;

use shakmaty::{Color, Position, Square, uci::UciMove};

use crate::command::desk::DeskCommand;
use crate::laws::edition::Counting;
use crate::laws::{
    Bonus, Clock, Doubt, Effect, Fault, Game, IllegalAct, Matter, Numbered, Penalty, Question,
    Refusal, Ruling,
};
use crate::voices::narrate::Narrator;
use crate::voices::narrate::hearing::{Audience, Hearing, Words};
use crate::voices::phrase::Value;
use crate::voices::utterance::{Priority, Span, Utterance, written};

/// On how many squares one move changes a board at most: castling.
const MOVED: usize = 4;

impl Narrator {
    pub(super) fn desk(&self, id: &str, by: Color) -> Words {
        let values = [self.colored(by), ("opponent", self.color(!by))];
        Words::own(self.say(Priority::Move, id, &values))
    }

    /// What a player must not hear, with its article: that a clock was not pressed, nobody may tell
    /// (12.6), nor that a move was illegal, for claiming it is the opponent's affair (A.5.2, A.5.4).
    pub(super) fn kept_from_players(
        &self,
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
        let words = self.desk(&format!("{whose}-{name}"), by);
        words.with(self.article_of(effect, hearing.game))
    }

    fn article_of(&self, effect: &Effect, game: &Game) -> Vec<Span> {
        let article = game.article(effect).map(|article| self.article(article));
        article.map(|article| self.after_a_blank(article)).unwrap_or_default()
    }

    pub(super) fn after_a_blank_said(&self, id: &str) -> Vec<Span> {
        self.after_a_blank(self.talk.sentence(id, &[]))
    }

    pub(super) fn after_a_blank(&self, said: Vec<Span>) -> Vec<Span> {
        std::iter::once(self.talk.span(" ")).chain(said).collect()
    }

    /// What a player hears of himself needs his name at the desk, and what is told of his board beside
    /// another one.
    #[must_use]
    pub fn of_player(&self, color: Color, said: Utterance) -> Utterance {
        let values = [self.colored(color), ("what", Value::Spans(said.spans))];
        self.say(said.priority, "desk-of", &values)
    }

    /// Whose time runs, everyone knows at home; a move that is completed has said whose clock was
    /// pressed, and the beginning of the game whose clock runs.
    pub(super) fn clock_started(&self, by: Color, all: &[Effect], hearing: &Hearing) -> Words {
        let told = |effect: &Effect| {
            matches!(effect, Effect::Completed(_) | Effect::Announce(_) | Effect::Began)
        };
        match hearing.to {
            Audience::Desk if !all.iter().any(told) => self.desk("desk-clock-runs", by),
            Audience::Report if !all.iter().any(told) => self.desk("report-clock-runs", by),
            // The other has pressed late, and nothing else has happened (6.2.2).
            Audience::Seat(me) if me == by && matches!(all, [Effect::ClockStarted(_)]) => {
                self.to_player("seat-clock-runs", &[])
            }
            Audience::Desk
            | Audience::Report
            | Audience::Record
            | Audience::Both
            | Audience::Alone(_)
            | Audience::Seat(_) => Words::none(),
        }
    }

    /// A question is for the solver. The arbiter hears of it where the end depends on it, and of a
    /// position that is set, of which nobody knows; after a move there is seldom any doubt.
    pub(super) fn doubted(&self, asked: &Question, all: &[Effect], hearing: &Hearing) -> Words {
        let set = |effect: &Effect| {
            matches!(effect, Effect::Began | Effect::Ruled(_, Ruling::PositionSet(_)))
        };
        match (asked.doubt, hearing.to) {
            (Doubt::CanMate(by), Audience::Desk) => self.desk("desk-judging", by),
            (Doubt::CanMate(by), Audience::Report) => self.desk("report-asks", by),
            (Doubt::Dead, Audience::Desk) if all.iter().any(set) => {
                self.desk("desk-examined", Color::White)
            }
            (Doubt::CanMate(_) | Doubt::Dead, _) => Words::none(),
        }
    }

    pub(super) fn resumed(&self, hearing: &Hearing) -> Words {
        match (hearing.to, hearing.game.clock().and_then(Clock::turn)) {
            (Audience::Desk | Audience::Seat(_), Some(turn)) => self.desk("table-resumed", turn),
            (Audience::Desk | Audience::Seat(_), None)
            | (Audience::Record | Audience::Report | Audience::Both | Audience::Alone(_), _) => {
                self.plain("resumed", &[])
            }
        }
    }

    /// At the desk, what the player has written and what was made.
    pub(super) fn sheet_differs(&self, by: Color, ply: u16, hearing: &Hearing) -> Words {
        let game = hearing.game;
        let place = ("place", self.move_place(game, ply.into()));
        let both = self.wrote_and_made(by, ply, game).filter(|_| hearing.is_desk());
        let Some([wrote, made]) = both else {
            return self.plain("sheet-differs", &[self.colored(by), place]);
        };
        let values = [self.colored(by), place, ("wrote", wrote), ("made", made)];
        let words = Words::own(self.say(Priority::Move, "desk-sheet-differs", &values));
        words.with(self.article_of(&Effect::SheetDiffers(by, ply), game))
    }

    fn wrote_and_made(&self, by: Color, ply: u16, game: &Game) -> Option<[Value; 2]> {
        let made = game.made().get(usize::from(ply))?;
        let uci = game.sheet(by).entry(ply)?;
        let wrote = uci.to_move(&made.before).ok();
        let wrote = wrote.map(|mv| self.announcement(&made.before, mv));
        let wrote = wrote.unwrap_or_else(|| self.talk.span(&uci.to_string()));
        let made = self.announcement(&made.before, made.mv);
        Some([Value::Spans(vec![wrote]), Value::Spans(vec![made])])
    }

    /// What stands on the board of who has moved illegally, if it shows it: the position before it is
    /// the one of the game again. The clock goes on, of which nothing else would tell.
    pub(super) fn illegal_board(&self, by: Color, game: &Game) -> Vec<Span> {
        let mut more = Vec::new();
        let (board, should) = (game.board(by), game.position().board());
        let differs = |square: &Square| board.piece_at(*square) != should.piece_at(*square);
        let wrong: Vec<Square> = Square::ALL.into_iter().filter(differs).collect();
        if (1..=MOVED).contains(&wrong.len()) {
            let squares = wrong.iter().map(|&square| {
                let piece = board.piece_at(square);
                let piece = piece.map_or_else(|| self.word("empty"), |piece| self.piece(piece));
                self.talk
                    .sentence("desk-stands", &[("square", self.square(square)), ("man", piece)])
            });
            let values = [self.colored(by), ("squares", self.join(squares.collect()))];
            more.extend(self.after_a_blank(self.talk.sentence("desk-illegal-board", &values)));
        }
        if let Some(turn) = game.clock().filter(|clock| clock.is_running()).and_then(Clock::turn) {
            let runs = self.talk.sentence("desk-clock-runs", &[self.colored(turn)]);
            more.extend(self.after_a_blank(runs));
        }
        more
    }

    /// Whose correction has come too late, and which move he named; before the matter that it has put to
    /// the arbiter. Nothing before others.
    #[must_use]
    pub fn corrects_late(&self, matter: Matter, game: &Game) -> Vec<Span> {
        let late = game.corrected_late().filter(|_| matter == Matter::BoardsDiffer);
        let Some((made, uci)) = late else { return Vec::new() };
        let mv = match (uci.to_move(&made.before), uci) {
            (Ok(mv), _) => vec![self.announcement(&made.before, mv)],
            (Err(_), UciMove::Normal { from, to, .. }) => {
                [from, to].map(|square| self.square(*square).spans()).join(&self.talk.span(" "))
            }
            (Err(_), UciMove::Put { .. } | UciMove::Null) => return Vec::new(),
        };
        let values = [self.colored(made.by()), ("move", mv.into())];
        let mut said = self.talk.sentence("report-corrected", &values);
        said.push(self.talk.span(" "));
        said
    }

    /// What two hands for one move cost that is not completed yet (7.5.4).
    pub(super) fn two_hands(&self, matter: Matter, game: &Game) -> Vec<Span> {
        let Matter::Conduct(by, IllegalAct::TwoHands { pressed: false }) = matter else {
            return Vec::new();
        };
        let counted =
            game.rules().edition.counts_as_illegal(IllegalAct::TwoHands { pressed: true });
        if counted.value != Counting::Illegal {
            return Vec::new();
        }
        self.after_a_blank(self.talk.sentence("desk-two-hands-unpressed", &[self.colored(by)]))
    }

    /// Whose clock has to be set before it runs again, after an end was revoked.
    pub(super) fn no_time_left(&self, game: &Game) -> Vec<Span> {
        let empty = |color: &Color| {
            game.clock().is_some_and(|clock| clock.remaining(*color, game.now()).is_zero())
        };
        let said = |color: Color| {
            self.after_a_blank(self.talk.sentence("desk-no-time-left", &[self.colored(color)]))
        };
        Color::ALL.into_iter().filter(empty).flat_map(said).collect()
    }

    /// What the arbiter types instead, where the words of home would not tell him.
    #[expect(clippy::wildcard_enum_match_arm, reason = "the others are the same everywhere")]
    pub(super) fn refused_at_desk(&self, refusal: Refusal, game: &Game) -> Option<Utterance> {
        let known = |number: u32| game.rulings().any(|(known, ..)| known == number);
        let id = match refusal {
            Refusal::GameOver => return Some(self.game_over(game)),
            Refusal::AlreadyRunning if game.outcome().is_some() => {
                return Some(self.game_over(game));
            }
            Refusal::NoSuchRuling(number) if known(number) => {
                return Some(self.stays(number, game));
            }
            Refusal::NotRunning | Refusal::AlreadyRunning | Refusal::NotAdjourned
                if game.awaits_envelope() =>
            {
                "desk-sealed"
            }
            Refusal::NotRunning | Refusal::AlreadyRunning if game.is_adjourned() => {
                "desk-adjourned"
            }
            Refusal::NotRunning if game.is_new() => "desk-not-begun",
            Refusal::NotRunning if game.is_paused() => "desk-paused",
            _ => return None,
        };
        Some(self.say(Priority::Move, id, &[]))
    }

    /// That the game is over, and what takes the end back.
    fn game_over(&self, game: &Game) -> Utterance {
        match game.ended_by_ruling() {
            Some(number) => {
                self.say(Priority::Move, "desk-game-over-ruled", &[("number", number.into())])
            }
            None => self.say(Priority::Move, "desk-game-over", &[]),
        }
    }

    /// What the arbiter can type once the game is over.
    pub(super) fn after_end(&self, hearing: &Hearing) -> Vec<Span> {
        if !hearing.is_desk() {
            return Vec::new();
        }
        let ruled = hearing.game.ended_by_ruling();
        let id = if ruled.is_some() { "desk-then-over-ruled" } else { "desk-then-over" };
        let number = ("number", ruled.unwrap_or_default().into());
        self.after_a_blank(self.talk.sentence(id, &[number]))
    }

    /// That the envelope can be opened. Whether the player who answers is there, nobody but a person
    /// sees, unless that was just noted.
    pub(super) fn must_open(&self, color: Color, all: &[Effect], hearing: &Hearing) -> Words {
        let noted = all.iter().any(|effect| matches!(effect, Effect::Arrived(_)));
        if !hearing.is_desk() {
            return self.of(if noted { "must-open-now" } else { "must-open" }, color);
        }
        let id = if noted { "desk-open-now" } else { "desk-open-if-there" };
        let name = written(&self.color(color).spans()).to_lowercase();
        let values = [self.colored(color), ("player", name.into())];
        Words::own(self.say(Priority::Move, id, &values))
    }

    /// What a clock shows after a ruling; the arbiter hears what it showed before, too.
    pub(super) fn clock_set(&self, color: Color, time: Duration, hearing: &Hearing) -> Words {
        let words = self.timed("clock-set", color, time);
        let ruling = hearing.game.rulings().last().filter(|_| hearing.is_desk());
        let before = ruling.and_then(|(number, ..)| hearing.game.left_before(number, color));
        let was = before.filter(|was| *was != time).map(|was| {
            let was = [("time", self.time(was))];
            self.after_a_blank(self.talk.sentence("clock-was", &was))
        });
        words.with(was.unwrap_or_default())
    }

    /// That the envelope is open. The arbiter hears what else has changed on a clock: the sealed move has
    /// brought its increment.
    pub(super) fn opened(&self, color: Color, hearing: &Hearing) -> Words {
        let words = self.of("opened", color);
        let brought = |clock: &&Clock| match clock.bonus(!color) {
            Bonus::Increment(amount) => !amount.is_zero(),
            Bonus::Delay(_) | Bonus::Bronstein(_) => false,
        };
        let clock = hearing.game.clock().filter(|clock| hearing.is_desk() && brought(clock));
        if clock.is_none() {
            return words;
        }
        let added = self.talk.sentence("desk-opened-clock", &[self.colored(!color)]);
        words.with(self.after_a_blank(added))
    }

    /// That a ruling cannot be revoked, and what helps.
    fn stays(&self, number: u32, game: &Game) -> Utterance {
        let helps = match game.rulings().find(|(known, ..)| *known == number) {
            Some((_, _, true)) => "revoked",
            Some((_, Numbered::Ruling(ruling), false)) => helps(ruling, number, game),
            Some((_, Numbered::Penalty(_), false)) | None => "other",
        };
        let mut of = 0;
        if let Some((_, Numbered::Ruling(Ruling::Revoked(revoked)), _)) =
            game.rulings().find(|(known, ..)| *known == number)
        {
            of = *revoked;
        }
        let ply = game.ruled_at(number).unwrap_or_default();
        let back = game.cancelled_by(number).first();
        let mv = back.map(|made| Value::Spans(vec![self.announcement(&made.before, made.mv)]));
        let values = [
            ("number", number.into()),
            ("next", (number + 1).into()),
            ("of", of.into()),
            ("helps", helps.into()),
            ("restore", self.restoring(ply, game)),
            self.colored(game.move_at(ply.into()).1),
            ("back", u32::from(back.is_some()).into()),
            ("move", mv.unwrap_or_else(|| "".into())),
        ];
        self.say(Priority::Move, "desk-ruling-stays", &values)
    }

    /// The command that restores the position after so many plies.
    fn restoring(&self, ply: u16, game: &Game) -> Value {
        let command = self.talk.desk_name(DeskCommand::Restore);
        let Some(last) = usize::from(ply).checked_sub(1) else {
            return format!("{command} 0").into();
        };
        let (number, color) = game.move_at(last);
        let color = written(&self.color(color).spans()).to_lowercase();
        format!("{command} {number} {color}").into()
    }

    /// What a player has played since an illegal move of his that does not count any more: its touch may
    /// have forced him (7.5.1).
    pub(super) fn forced_move(&self, number: u32, game: &Game) -> Vec<Span> {
        let fault = |(known, what, _): (u32, &Numbered, bool)| match what {
            Numbered::Penalty(penalty) if known == number => Some(*penalty),
            Numbered::Penalty(_) | Numbered::Ruling(_) => None,
        };
        let penalty = game.rulings().find_map(fault);
        let moved = |penalty: &Penalty| match penalty.fault {
            Fault::Act(act, _) => act.moves(),
            Fault::Claim(..) => false,
        };
        let ply = game.ruled_at(number).unwrap_or_default();
        let made = game.made().get(usize::from(ply));
        match penalty.filter(moved).zip(made) {
            Some((penalty, made)) if made.by() == penalty.by => {
                let mv = Value::Spans(vec![self.announcement(&made.before, made.mv)]);
                let values =
                    [self.colored(made.by()), ("move", mv), ("restore", self.restoring(ply, game))];
                self.after_a_blank(self.talk.sentence("ruling-move-stays", &values))
            }
            _ => Vec::new(),
        }
    }
}

/// What helps instead of revoking a ruling, by the word that the sentence chooses by.
#[expect(clippy::wildcard_enum_match_arm, reason = "of the others nothing of its own helps")]
fn helps(ruling: &Ruling, number: u32, game: &Game) -> &'static str {
    let next = game.rulings().find(|(known, ..)| *known == number + 1);
    let has_penalty = matches!(next, Some((_, Numbered::Penalty(_), false)));
    match ruling {
        Ruling::Restored(_)
        | Ruling::Retraced(_)
        | Ruling::Displaced(_)
        | Ruling::PositionSet(_) => "position",
        Ruling::MovesSet(..) | Ruling::NextPeriod => "moves",
        Ruling::IllegalSeen(_) | Ruling::NoMoveSeen(_) if has_penalty => "penalty",
        Ruling::TouchSeen(..) => "touch",
        Ruling::TouchWaived(_) => "waive",
        Ruling::IncrementSet(_) => "increment",
        Ruling::OfferAllowed(_) => "offer",
        Ruling::DefaultTimeSet(_) => "default-time",
        Ruling::Dismissed(_) => "dismissed",
        Ruling::Quickplay(_) => "quickplay",
        Ruling::EndRevoked => "end",
        Ruling::Revoked(_) => "again",
        _ => "other",
    }
}
