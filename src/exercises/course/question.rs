//! The questions of a lesson, and their answers.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::san::San;
use shakmaty::{CastlingSide, Move, Position, Square};

use crate::command::Command;
use crate::describe::{self, Question};
use crate::exercises::Exercise as _;
use crate::exercises::course::{Course, made};
use crate::exercises::worded::{choice, shade, stands, yes_or_no};
use crate::practice::lesson::{Given, Key, MoveGoal, Task, WantedEnd};
use crate::voices::{Narrator, Span, Value};

impl Course {
    /// The question.
    pub(super) fn asked(&self, narrator: &Narrator) -> Vec<Span> {
        if let Some(game) = &self.now.game {
            return game.question(narrator);
        }
        let turn = self.position().turn();
        let piece = |square: &Square| self.piece_on(narrator, *square);
        let ask = |id: &str, values: &[(&str, Value)]| narrator.talk.sentence(id, values);
        let on = |square: &Square| [("piece", piece(square)), ("square", narrator.square(*square))];
        match &self.exercise().task {
            Task::Colour(square) => ask("ask-colour", &[("square", narrator.square(*square))]),
            Task::Stands(square) => ask("ask-stands", &[("square", narrator.square(*square))]),
            Task::Count(square) => ask("ask-count", &on(square)),
            Task::Moves(Some(square)) => ask("ask-moves", &on(square)),
            Task::Moves(None) => ask("ask-all-moves", &[("color", narrator.color(turn))]),
            Task::Castling => ask("ask-castling", &[("color", narrator.color(turn))]),
            Task::Find(goal) => ask(goal_id(*goal), &[("color", narrator.color(turn))]),
            Task::Legal(san) => self.asks_whether_legal(narrator, san),
            Task::Safe(mv) => {
                let mv = vec![narrator.announcement(self.position(), *mv)];
                ask("ask-safe", &[("move", mv.into())])
            }
            Task::Reach(from, to) => {
                let [piece, square] = on(from);
                ask("ask-reach", &[piece, square, ("to", narrator.square(*to))])
            }
            Task::Winnable => ask("ask-winnable", &[]),
            Task::Choose(_) => {
                let own = self.of_exercise(narrator, "ask");
                own.or_else(|| self.sentence(narrator, made::ASKED)).unwrap_or_default()
            }
            Task::Play(end, _) => ask(end_id(*end), &[("color", narrator.color(turn))]),
            Task::Drill(..) => ask("ask-drill", &[]),
            Task::Opening(..) => Vec::new(),
            Task::Rehearsal(moves) => ask("ask-rehearsal", &[("moves", (*moves).into())]),
        }
    }

    /// Whether it asks what is seen of every board.
    pub(super) fn asks_board(&self) -> bool {
        let task = &self.exercise().task;
        self.now.game.is_none() && matches!(task, Task::Colour(_) | Task::Stands(_))
    }

    /// Whether a question that is asked by this command has the answer.
    pub(super) fn has_answer(&self, command: Command) -> bool {
        if self.now.game.is_some() {
            return false;
        }
        match &self.exercise().task {
            Task::Count(_) | Task::Moves(_) | Task::Legal(_) => command == Command::Moves,
            Task::Castling => matches!(command, Command::Moves | Command::Castling),
            Task::Find(MoveGoal::Capture | MoveGoal::Most) => command == Command::Captures,
            Task::Find(MoveGoal::Free) => matches!(command, Command::Captures | Command::Hanging),
            Task::Colour(_)
            | Task::Stands(_)
            | Task::Find(_)
            | Task::Safe(_)
            | Task::Reach(..)
            | Task::Winnable
            | Task::Choose(_)
            | Task::Play(..)
            | Task::Drill(..)
            | Task::Opening(..)
            | Task::Rehearsal(_) => false,
        }
    }

    /// The moves whose number is asked for.
    pub(super) fn counted(&self, narrator: &Narrator) -> Option<Vec<Span>> {
        let Task::Count(square) = self.exercise().task else { return None };
        let moves = describe::answer(Question::Moves(Some(square)), self.position());
        Some(narrator.answers().of(&moves).spans)
    }

    /// The answer, where it is no move.
    pub(super) fn answer(&self, narrator: &Narrator) -> Option<Vec<Span>> {
        let answer = match self.exercise().answer() {
            Key::Colour(color) => shade(*color, narrator),
            Key::YesNo(yes) => yes_or_no(*yes, narrator),
            Key::Stands(piece) => stands(*piece, narrator),
            Key::Number(number) => (*number).into(),
            Key::Word(word) => choice(word, narrator).into(),
            Key::All(_) | Key::OneOf(_) | Key::Done => return None,
        };
        Some(narrator.talk.sentence("drill-answer", &[("answer", answer)]))
    }

    fn asks_whether_legal(&self, narrator: &Narrator, san: &str) -> Vec<Span> {
        let turn = self.position().turn();
        let color = [("color", narrator.color(turn))];
        match san.parse() {
            Ok(San::Castle(side)) => {
                let id = match side {
                    CastlingSide::KingSide => "ask-legal-short",
                    CastlingSide::QueenSide => "ask-legal-long",
                };
                narrator.talk.sentence(id, &color)
            }
            Ok(San::Normal { role, to, .. }) => {
                let values = [("piece", narrator.role(role)), ("square", narrator.square(to))];
                narrator.talk.sentence("ask-legal", &values)
            }
            Ok(San::Put { .. } | San::Null) | Err(_) => Vec::new(),
        }
    }

    fn piece_on(&self, narrator: &Narrator, square: Square) -> Value {
        let role = self.position().board().role_at(square);
        role.map_or_else(|| "".into(), |role| narrator.role(role))
    }
}

const fn end_id(end: WantedEnd) -> &'static str {
    match end {
        WantedEnd::Mate => "ask-play-mate",
        WantedEnd::Win => "ask-play-win",
        WantedEnd::Draw => "ask-play-draw",
    }
}

const fn goal_id(goal: MoveGoal) -> &'static str {
    match goal {
        MoveGoal::Capture => "ask-capture",
        MoveGoal::Most => "ask-most",
        MoveGoal::Free => "ask-free",
        MoveGoal::Mate => "ask-mate",
        MoveGoal::MateInTwo => "ask-mate-in-two",
        MoveGoal::NoMate => "ask-no-mate",
        MoveGoal::Stalemate => "ask-stalemate",
        MoveGoal::Fork => "ask-fork",
        MoveGoal::Discovered => "ask-discovered",
        MoveGoal::Pin => "ask-pin",
        MoveGoal::Skewer => "ask-skewer",
        MoveGoal::Win => "ask-win",
    }
}

/// The move that was given.
pub(super) const fn move_of(given: &Given) -> Option<Move> {
    match given {
        Given::Move(mv) => Some(*mv),
        Given::Colour(_)
        | Given::Stands(_)
        | Given::Number(_)
        | Given::YesNo(_)
        | Given::Word(_) => None,
    }
}
