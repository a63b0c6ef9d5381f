//! The questions of a lesson.

use shakmaty::san::San;
use shakmaty::{CastlingSide, Position, Square};

use crate::app::session::course::Course;
use crate::app::session::drilling;
use crate::practice::lesson::{End, Goal, Task};
use crate::voices::{Narrator, Span, Value};

impl Course {
    /// The question.
    pub(in crate::app::session) fn question(&self, narrator: &Narrator) -> Vec<Span> {
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
            Task::Choose(_) => self.of_exercise(narrator, "ask").unwrap_or_default(),
            Task::Play(end, _) => ask(end_id(*end), &[("color", narrator.color(turn))]),
            Task::Drill(..) => match self.exercise().drill() {
                Some((drill, level)) => {
                    let values = [
                        ("name", drilling::name(drill, narrator).into()),
                        ("level", u32::from(level.get()).into()),
                    ];
                    ask("ask-drill", &values)
                }
                None => Vec::new(),
            },
            Task::Opening(..) => Vec::new(),
            Task::Rehearsal(moves) => ask("ask-rehearsal", &[("moves", (*moves).into())]),
        }
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

const fn end_id(end: End) -> &'static str {
    match end {
        End::Mate => "ask-play-mate",
        End::Win => "ask-play-win",
        End::Draw => "ask-play-draw",
    }
}

const fn goal_id(goal: Goal) -> &'static str {
    match goal {
        Goal::Capture => "ask-capture",
        Goal::Most => "ask-most",
        Goal::Free => "ask-free",
        Goal::Mate => "ask-mate",
        Goal::MateInTwo => "ask-mate-in-two",
        Goal::NoMate => "ask-no-mate",
        Goal::Stalemate => "ask-stalemate",
        Goal::Fork => "ask-fork",
        Goal::Discovered => "ask-discovered",
        Goal::Pin => "ask-pin",
        Goal::Skewer => "ask-skewer",
        Goal::Win => "ask-win",
    }
}
