//! Of which game questions are asked, and in which position a typed move is meant.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{ByColor, Position as _};

use crate::app::ask::{AskedBy, Asker, TimeLeft, TimesFrom};
use crate::app::session::activity::Activity;
use crate::app::session::intent::{Adjust, Intent, said};
use crate::app::session::teller::Questions;
use crate::app::session::{Act, Place};
use crate::archive::GameId;
use crate::command::{AboutGame, Command, Kind};
use crate::laws::{At, Position, Refusal};
use crate::table::Aid;
use crate::understanding::{About, PageForm};
use crate::voices::{Utterance, Value};

impl Questions<'_> {
    /// Asks about the game that is gone through, or else about the one that is played.
    pub(super) fn with_asker<T>(&self, at: At, ask: impl FnOnce(Asker<'_>) -> T) -> T {
        let on_my_board = self.place.on_my_board();
        let game = Asker {
            narrator: &self.manner.narrator,
            made: self.place.game.made(),
            reached: self.place.game.position(),
            position: &on_my_board,
            clocks: self.place.game.clock().map(|clock| self.place.shown(TimeLeft::on(clock, at))),
            times: self
                .place
                .game
                .clock()
                .map_or(TimesFrom::Stamps, |clock| TimesFrom::Clock(clock, at)),
            again: Some(self.manner.heard.again),
            asked_by: AskedBy {
                side: self.place.me(),
                plays: self.place.side(),
                tells_check: !self.place.withholds(Aid::PositionReadout),
                sees_board: self.place.shows_board(),
                view: self.manner.seen_from(self.place),
                page: self.manner.delivery.page,
            },
            typed: self.manner.heard.typed.as_ref(),
        };
        let asked_by =
            AskedBy { side: self.place.asker(), plays: None, tells_check: true, ..game.asked_by };
        if let Some(practised) = self.place.activity.practised() {
            let (here, made) = (practised.position(), practised.made());
            let asked_by = AskedBy { tells_check: practised.tells_check(), ..asked_by };
            let (clocks, times) = (None, TimesFrom::Unknown);
            let asker =
                Asker { made, reached: here, position: here, clocks, times, asked_by, ..game };
            return ask(asker);
        }
        let Some(review) = self.place.activity.reviewed() else { return ask(game) };
        let study = &review.study;
        ask(Asker {
            made: study.made(),
            reached: study.position(),
            position: study.position(),
            clocks: Some(study.clocks()),
            times: TimesFrom::Comments(review.control()),
            asked_by,
            ..game
        })
    }
}

impl Questions<'_> {
    /// What a command needs after it in the place of these words.
    pub(super) fn wants(&self, at: At, command: Command, instead: &str) -> Act {
        Act::say(self.with_asker(at, |asker| asker.wants_other(command, instead)))
    }

    /// The answer to a question, or why it cannot be answered; `None` if the command is no question.
    /// The answer for a square also tells its marks, as a step onto it does.
    pub(super) fn answer(
        &self,
        at: At,
        command: Command,
        about: &About,
    ) -> Option<Result<Utterance, Utterance>> {
        if let Some(waiting) =
            self.clocks_of_waiting(at, about).filter(|_| command == Command::Clock)
        {
            return Some(waiting);
        }
        let answer = self.with_asker(at, |asker| asker.answer(command, about));
        let square = about.square().filter(|_| command == Command::Board);
        let halted = self.teller().halted().filter(|_| command == Command::Clock);
        answer.map(|answer| {
            answer.map(|mut answer| {
                if let Some(halted) = halted {
                    let lines = vec![answer.spans, halted.spans];
                    answer = self.manner.narrator.lines(answer.priority, lines);
                }
                if let Some(square) = square {
                    self.teller().questions().mark(square, &mut answer);
                }
                answer
            })
        })
    }

    /// What the clocks of the game show that waits while the player is at an exercise, which has none.
    fn clocks_of_waiting(&self, at: At, about: &About) -> Option<Result<Utterance, Utterance>> {
        let waits =
            self.place.activity.practised().is_some() && self.place.game.outcome().is_none();
        let clock = self.place.game.clock().filter(|_| waits)?;
        let GameId(game) = self.place.listing.id?;
        let clocks = Some(TimeLeft::on(clock, at));
        let told = self
            .with_asker(at, |asker| Asker { clocks, ..asker }.about_game(AboutGame::Clock, about));
        let narrator = &self.manner.narrator;
        let values = [("game", Value::Text(game.to_string()))];
        let waits = narrator.talk.sentence("clock-of-waiting", &values);
        Some(told.map(|told| narrator.lines(told.priority, vec![waits, told.spans])))
    }

    /// That a question has no answer in an exercise: it would be told what it has to find, or sees no board.
    pub(super) fn not_in_exercise(&self, command: Command) -> Option<Act> {
        let practised = self.place.activity.practised()?;
        // The clock is that of the game that waits.
        let is_of_board = command.asks_position() && command != Command::Clock;
        if practised.is_from_memory() && is_of_board {
            return Some(self.manner.said(practised.memory_id(), &[]));
        }
        let hint = self.manner.narrator.talk.command_name(Command::Hint);
        let hint = [("hint", hint.into())];
        practised.gives_away(command).then(|| self.manner.said("analysis-exercise", &hint))
    }

    /// The answer to a question, with what belongs to it; or why it cannot be answered.
    pub(super) fn reply(&self, at: At, command: Command, about: &About) -> Vec<Act> {
        match self.answer(at, command, about) {
            Some(Ok(answer)) => self.answered(command, answer),
            Some(Err(wrong)) => vec![Act::say(wrong)],
            None => Vec::new(),
        }
    }

    /// The bare answer to a question that takes nothing after it.
    pub(super) fn told(&self, at: At, command: Command) -> Option<Act> {
        let answer = self.with_asker(at, |asker| asker.answer(command, &About::Nothing))?;
        answer.ok().map(Act::say)
    }

    /// The answer as something that can be heard again.
    pub(super) fn tells(&self, at: At, command: Command) -> Vec<Intent> {
        vec![Intent::Tell(self.told(at, command).into_iter().collect())]
    }

    /// The last move.
    pub(super) fn last(&self, at: At) -> Act {
        Act::say(self.with_asker(at, |asker| asker.last()))
    }

    /// Positions are written so from now on, this one first.
    pub(super) fn keeps_page(&self, at: At, form: PageForm) -> Vec<Intent> {
        match self.with_asker(at, |asker| asker.page(form)) {
            Ok(page) => vec![Intent::Manner(Adjust::Page(page)), Intent::Answer(Command::Braille)],
            Err(wrong) => said(Act::say(wrong)),
        }
    }

    /// An answer, and how far the move on its way has come where that belongs to it.
    pub(super) fn answered(&self, command: Command, answer: Utterance) -> Vec<Act> {
        if self.place.activity.is_elsewhere() {
            return vec![Act::say(answer)];
        }
        // A mate and a stalemate are told by the position itself.
        let game = &self.place.game;
        if command == Command::Turn && game.is_over() && !game.position().is_game_over() {
            return self.teller().refused(Refusal::GameOver);
        }
        let stage: Vec<Act> = self.teller().stage_said();
        let waits = self.place.side().and(self.place.repeats()).is_some();
        if command == Command::Last && !stage.is_empty() {
            return stage;
        }
        let mut acts = vec![Act::say(answer)];
        // A position as text is there to be copied.
        let is_about_pieces = matches!(command.spec().kind, Kind::AboutPosition(_));
        if command == Command::Turn || waits && is_about_pieces {
            acts.extend(stage);
        }
        acts
    }
}

impl Place {
    /// The position in which a typed move is meant: a repetition is of the one before the move.
    pub(super) fn here(&self) -> &Position {
        let owed = self.game.underway().owed().filter(|_| self.repeats().is_some());
        match &self.activity {
            Activity::Reviewing(review, _) => review.study.position(),
            Activity::Practising(practised, _) => practised.position(),
            Activity::Playing | Activity::Returning(_) => {
                owed.map_or_else(|| self.game.position(), |owed| &owed.before)
            }
        }
    }

    /// What a clock shows, without the moves where a player is not told how many are made (13.6 of 2009).
    fn shown(&self, left: ByColor<Option<TimeLeft>>) -> ByColor<Option<TimeLeft>> {
        let told = !self.withholds(Aid::MoveNumber);
        left.map(|left| left.map(|left| TimeLeft { to_go: left.to_go.filter(|_| told), ..left }))
    }
}
