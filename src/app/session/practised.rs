//! What somebody practises: a series of exercises that knows what is right. Pure.

#![deny(clippy::wildcard_enum_match_arm)]

mod worded;

use std::time::Duration;

use crate::laws::Made;
use crate::practice::cards::{Attempt, Outcome};
use crate::practice::drill::Reply;
use crate::practice::lesson::Given;
use shakmaty::{Chess, Color, Move, Position, Square};

use crate::app::session::Manner;
use crate::app::session::course::{Course, Listed};
use crate::app::session::drilling::Drilling;
use crate::app::session::ending::Endgame;
use crate::app::session::intent::{Intent, all};
use crate::app::session::mending::Mending;
use crate::app::session::repertoire::Openings;
use crate::app::session::review::Lines;
use crate::app::session::solving::Solving;
use crate::app::session::understanding::Understanding;
use crate::voices::{Narrator, Span};

pub(super) use worded::{
    Wants, choice, colour_named, is_choice, is_nothing, is_said, is_yes, listed, number_named,
    one_of, piece_named, shade, stands, without, yes_or_no,
};

/// How many steps of help there are: the theme, the piece, its goal, the move.
pub(super) const STEPS: usize = 4;

/// What is practised.
#[derive(Debug)]
pub(super) enum Practised {
    /// A lesson.
    Lesson(Box<Course>),
    /// A puzzle.
    Puzzle(Box<Solving>),
    /// A drill.
    Drill(Box<Drilling>),
    /// An ending.
    Ending(Box<Endgame>),
    /// The mistakes of a game.
    Mistakes(Box<Mending>),
    /// Openings.
    Openings(Box<Openings>),
}

/// What somebody answers.
#[derive(Debug)]
pub(super) enum Answered {
    /// This, in a lesson.
    Given(Given),
    /// This, in a drill.
    Reply(Reply),
    /// With this move.
    Move(Move),
    /// With these, in a lesson that asks for all of a kind.
    Moves(Vec<Move>),
    /// A square that was touched on a board.
    Square(Square),
    /// The clock was pressed.
    Press,
}

/// What becomes of an answer.
#[derive(Debug)]
pub(super) struct Judged {
    /// What is said of it.
    pub(super) lines: Lines,
    /// How the exercise went, and by which name it is kept, if it is done.
    pub(super) done: Option<(String, Outcome)>,
}

impl Practised {
    /// The position of the exercise.
    pub(super) fn position(&self) -> &Chess {
        match self {
            Self::Lesson(course) => course.position(),
            Self::Puzzle(solving) => solving.position(),
            Self::Drill(drilling) => drilling.position(),
            Self::Ending(endgame) => endgame.position(),
            Self::Mistakes(mending) => mending.position(),
            Self::Openings(openings) => openings.position(),
        }
    }

    /// The position as it may be set up on a board; none where it is kept in the head, or not known yet.
    pub(super) fn on_board(&self) -> Option<&Chess> {
        match self {
            Self::Drill(drilling) if drilling.is_from_memory() => None,
            Self::Mistakes(mending) if !mending.is_asking() => None,
            Self::Lesson(_)
            | Self::Puzzle(_)
            | Self::Drill(_)
            | Self::Ending(_)
            | Self::Mistakes(_)
            | Self::Openings(_) => Some(self.position()),
        }
    }

    /// Whether squares are asked for, which can be touched on a board.
    pub(super) fn asks_squares(&self) -> bool {
        match self {
            Self::Lesson(_)
            | Self::Puzzle(_)
            | Self::Ending(_)
            | Self::Mistakes(_)
            | Self::Openings(_) => false,
            Self::Drill(drilling) => drilling.asks_squares(),
        }
    }

    /// The side of who answers; nothing where nobody moves.
    pub(super) fn side(&self) -> Option<Color> {
        match self {
            Self::Lesson(course) => Some(course.side()),
            Self::Puzzle(solving) => Some(solving.side()),
            Self::Drill(drilling) => drilling.side(),
            Self::Ending(endgame) => Some(endgame.side()),
            Self::Mistakes(mending) => Some(mending.position().turn()),
            Self::Openings(openings) => Some(openings.side()),
        }
    }

    /// Whether moves are asked for.
    pub(super) fn asks_moves(&self) -> bool {
        match self {
            Self::Lesson(_)
            | Self::Puzzle(_)
            | Self::Ending(_)
            | Self::Mistakes(_)
            | Self::Openings(_) => true,
            Self::Drill(drilling) => drilling.asks_moves(),
        }
    }

    /// Who is to move in a drill, if anybody; elsewhere the position tells it.
    pub(super) fn to_move(&self, narrator: &Narrator) -> Option<Vec<Span>> {
        match self {
            Self::Drill(drilling) => drilling.to_move(narrator),
            Self::Lesson(_)
            | Self::Puzzle(_)
            | Self::Ending(_)
            | Self::Mistakes(_)
            | Self::Openings(_) => None,
        }
    }

    /// The moves that led there, as far as they are told.
    pub(super) fn made(&self) -> &[Made] {
        match self {
            Self::Lesson(course) => course.made(),
            Self::Drill(drilling) => drilling.made(),
            Self::Puzzle(solving) => solving.made(),
            Self::Ending(endgame) => endgame.made(),
            Self::Mistakes(mending) => mending.made(),
            Self::Openings(openings) => openings.made(),
        }
    }

    /// Which exercise it is, in one line.
    pub(super) fn place(&self, narrator: &Narrator) -> Vec<Span> {
        match self {
            Self::Lesson(course) => course.whereabouts(narrator),
            Self::Puzzle(_)
            | Self::Drill(_)
            | Self::Ending(_)
            | Self::Mistakes(_)
            | Self::Openings(_) => self.title(narrator).into_iter().next().unwrap_or_default(),
        }
    }

    /// What is said where it begins, or goes on.
    pub(super) fn title(&self, narrator: &Narrator) -> Lines {
        match self {
            Self::Lesson(course) => course.title(narrator),
            Self::Puzzle(solving) => vec![solving.title(narrator)],
            Self::Drill(drilling) => drilling.title(narrator),
            Self::Ending(endgame) => vec![endgame.title(narrator)],
            Self::Mistakes(mending) => mending.title(narrator),
            Self::Openings(openings) => vec![openings.title(narrator)],
        }
    }

    /// What is asked.
    pub(super) fn question(&self, narrator: &Narrator) -> Vec<Span> {
        match self {
            Self::Lesson(course) => course.question(narrator),
            Self::Puzzle(solving) => solving.question(narrator),
            Self::Drill(drilling) => drilling.question(narrator),
            Self::Ending(endgame) => endgame.question(narrator),
            Self::Mistakes(mending) => mending.question(narrator),
            Self::Openings(openings) => openings.question(narrator),
        }
    }

    /// What is said where an exercise begins: what must be known, the position, the question.
    pub(super) fn asks(&self, manner: &Manner) -> Vec<Intent> {
        match self {
            Self::Lesson(course) => course.asks(manner),
            Self::Puzzle(solving) => in_full(manner, solving.told(&manner.narrator)),
            Self::Drill(drilling) => in_full(manner, drilling.told(&manner.narrator)),
            Self::Ending(endgame) => in_full(manner, endgame.told(&manner.narrator)),
            Self::Mistakes(mending) => in_full(manner, mending.told(&manner.narrator)),
            Self::Openings(openings) => in_full(manner, openings.told(&manner.narrator)),
        }
    }

    /// What is said of the exercise itself, without what the archive or the board adds.
    pub(super) fn told(&self, narrator: &Narrator) -> Lines {
        match self {
            Self::Lesson(course) => vec![course.question(narrator)],
            Self::Puzzle(solving) => solving.told(narrator),
            Self::Drill(drilling) => drilling.told(narrator),
            Self::Ending(endgame) => endgame.told(narrator),
            Self::Mistakes(mending) => mending.told(narrator),
            Self::Openings(openings) => openings.told(narrator),
        }
    }

    /// Goes on to the next exercise; whether there is one.
    pub(super) fn go_on(&mut self) -> bool {
        match self {
            Self::Lesson(course) => course.go_on(),
            Self::Puzzle(_) | Self::Ending(_) => false,
            Self::Drill(drilling) => drilling.go_on(),
            Self::Mistakes(mending) => mending.go_on(),
            Self::Openings(openings) => openings.go_on(),
        }
    }

    /// What is said at the end.
    pub(super) fn recap(&self, tried: &[(String, Attempt)], narrator: &Narrator) -> Lines {
        match self {
            Self::Lesson(course) => course.recap(narrator),
            Self::Puzzle(solving) => solving.why(&[], narrator),
            Self::Drill(drilling) => drilling.recap(tried, narrator),
            Self::Ending(_) => Vec::new(),
            Self::Mistakes(mending) => mending.recap(narrator),
            Self::Openings(openings) => openings.recap(narrator),
        }
    }

    /// What a text answers; `None` where it is no answer, or a move.
    pub(super) fn given(
        &self,
        text: &str,
        of: Understanding<'_>,
        narrator: &Narrator,
    ) -> Option<Answered> {
        match self {
            Self::Lesson(course) => course.given(text, of, narrator).map(Answered::Given),
            Self::Puzzle(_) | Self::Mistakes(_) | Self::Ending(_) | Self::Openings(_) => None,
            Self::Drill(drilling) => drilling.reply(text, of, narrator).map(Answered::Reply),
        }
    }

    /// The moves that a text names, where all of a kind are asked for.
    pub(super) fn listed(
        &self,
        text: &str,
        of: Understanding<'_>,
        narrator: &Narrator,
    ) -> Option<Listed> {
        let Self::Lesson(course) = self else { return None };
        course.listed(text, of, narrator)
    }

    /// What kind of answer is wanted, where that is no move.
    pub(super) fn wants(&self, narrator: &Narrator) -> Option<Vec<Span>> {
        match self {
            Self::Lesson(course) => course.wants(narrator),
            Self::Drill(drilling) => drilling.wants(narrator),
            Self::Puzzle(_) | Self::Ending(_) | Self::Mistakes(_) | Self::Openings(_) => None,
        }
    }

    /// Whether there is no way back: in a lesson it leads to the exercise before, and what was played
    /// against the computer can be taken back.
    pub(super) const fn takes_nothing_back(&self) -> bool {
        match self {
            Self::Lesson(_) | Self::Ending(_) => false,
            Self::Puzzle(_) | Self::Drill(_) | Self::Mistakes(_) | Self::Openings(_) => true,
        }
    }

    /// Judges an answer; `None` where it answers something else.
    pub(super) fn judge(&mut self, answered: &Answered, narrator: &Narrator) -> Option<Judged> {
        match (self, answered) {
            (Self::Lesson(course), Answered::Given(given)) => Some(course.judge(given, narrator)),
            (Self::Lesson(course), Answered::Move(mv)) => {
                Some(course.judge(&Given::Move(*mv), narrator))
            }
            (Self::Lesson(course), Answered::Moves(moves)) => {
                Some(course.judge_all(moves, narrator))
            }
            (Self::Puzzle(solving), Answered::Move(mv)) => Some(solving.judge(*mv, narrator)),
            (Self::Mistakes(mending), Answered::Move(mv)) => Some(mending.judge(*mv, narrator)),
            (Self::Drill(drilling), Answered::Reply(reply)) => {
                Some(drilling.judge(reply, narrator))
            }
            (Self::Drill(drilling), Answered::Move(mv)) => drilling.judge_move(*mv, narrator),
            (Self::Ending(endgame), Answered::Move(mv)) => Some(endgame.judge(*mv, narrator)),
            (Self::Openings(openings), Answered::Move(mv)) => Some(openings.judge(*mv, narrator)),
            (Self::Drill(drilling), Answered::Square(on)) => Some(drilling.touch(*on, narrator)),
            (Self::Lesson(course), Answered::Press) => course.presses(narrator),
            (Self::Lesson(_), Answered::Reply(_) | Answered::Square(_))
            | (
                Self::Puzzle(_) | Self::Mistakes(_) | Self::Ending(_) | Self::Openings(_),
                Answered::Given(_)
                | Answered::Reply(_)
                | Answered::Moves(_)
                | Answered::Square(_)
                | Answered::Press,
            )
            | (Self::Drill(_), Answered::Given(_) | Answered::Moves(_) | Answered::Press) => None,
        }
    }

    /// How long the answer has taken that comes now.
    pub(super) const fn takes(&mut self, took: Duration) {
        match self {
            Self::Drill(drilling) => drilling.takes(took),
            Self::Lesson(_)
            | Self::Puzzle(_)
            | Self::Ending(_)
            | Self::Mistakes(_)
            | Self::Openings(_) => {}
        }
    }

    /// Whether check, mate and stalemate are told with the position.
    pub(super) fn tells_check(&self) -> bool {
        !matches!(self, Self::Lesson(course) if !course.tells_check())
    }

    /// Whether there is a clock to be pressed.
    pub(super) fn has_clock(&self) -> bool {
        matches!(self, Self::Lesson(course) if course.has_clock())
    }

    /// Whether it is counted how often a question is heard again.
    pub(super) const fn counts_repeats(&self) -> bool {
        match self {
            Self::Drill(drilling) => drilling.counts_repeats(),
            Self::Lesson(_)
            | Self::Puzzle(_)
            | Self::Ending(_)
            | Self::Mistakes(_)
            | Self::Openings(_) => false,
        }
    }

    /// The question again, with what is told before it where that is counted.
    pub(super) fn hears_again(&mut self, narrator: &Narrator) -> Lines {
        match self {
            Self::Drill(drilling) => drilling.hears_again(narrator),
            Self::Lesson(_)
            | Self::Puzzle(_)
            | Self::Ending(_)
            | Self::Mistakes(_)
            | Self::Openings(_) => {
                vec![self.question(narrator)]
            }
        }
    }

    /// How it went if it is left now, where it was answered wrongly.
    pub(super) fn missed(&self) -> Option<(String, Outcome)> {
        match self {
            Self::Puzzle(solving) => solving.missed(),
            Self::Openings(openings) => openings.missed(),
            Self::Lesson(_) | Self::Drill(_) | Self::Ending(_) | Self::Mistakes(_) => None,
        }
    }

    /// One step of help.
    pub(super) fn help(&mut self, narrator: &Narrator) -> Vec<Span> {
        match self {
            Self::Lesson(course) => course.help(narrator),
            Self::Puzzle(solving) => solving.help(narrator),
            Self::Drill(drilling) => drilling.help(narrator),
            Self::Ending(endgame) => endgame.help(narrator),
            Self::Openings(openings) => openings.help(narrator),
            Self::Mistakes(mending) => mending.help(narrator),
        }
    }

    /// The answer and its reason, where the player goes on without it; and how that is kept, where
    /// something was asked.
    pub(super) fn solution(&mut self, narrator: &Narrator) -> (Lines, Option<(String, Outcome)>) {
        let (lines, done) = match self {
            Self::Lesson(course) => course.solution(narrator),
            Self::Puzzle(solving) => solving.solution(narrator),
            Self::Drill(drilling) => drilling.solution(narrator),
            Self::Ending(endgame) => endgame.solution(narrator),
            Self::Openings(openings) => openings.solution(narrator),
            Self::Mistakes(mending) => return mending.solution(narrator),
        };
        (lines, Some(done))
    }

    /// What is to be done in a drill from memory, and what kind of answer is wanted now.
    pub(super) fn task(&self, narrator: &Narrator) -> Lines {
        let Self::Drill(drilling) = self else { return Vec::new() };
        if !drilling.is_from_memory() {
            return Vec::new();
        }
        [drilling.rule(narrator)].into_iter().chain(drilling.wants(narrator)).collect()
    }

    /// The sentence that says what can be done here.
    pub(super) fn help_id(&self) -> &'static str {
        match self {
            Self::Lesson(_) => "help-lesson",
            Self::Puzzle(_) => "help-puzzle",
            Self::Drill(drilling) if drilling.is_from_memory() => "help-drill",
            Self::Drill(_) => "help-guess",
            Self::Ending(_) => "help-endings",
            Self::Mistakes(_) => "help-mistakes",
            Self::Openings(_) => "help-repertoire",
        }
    }

    /// Whether it is one exercise of a lesson, because it is due.
    pub(super) const fn is_alone(&self) -> bool {
        match self {
            Self::Lesson(course) => course.is_alone,
            Self::Mistakes(mending) => mending.is_alone(),
            Self::Openings(openings) => openings.is_alone(),
            Self::Puzzle(_) | Self::Drill(_) | Self::Ending(_) => false,
        }
    }

    /// Whether it is answered from memory, without a board to look at.
    pub(super) fn is_from_memory(&self) -> bool {
        matches!(self, Self::Drill(drilling) if drilling.is_from_memory())
    }

    /// Whether it is a puzzle or an ending that is done: nothing is asked any more.
    pub(super) const fn is_over(&self) -> bool {
        match self {
            Self::Lesson(_) | Self::Drill(_) | Self::Mistakes(_) | Self::Openings(_) => false,
            Self::Puzzle(solving) => solving.is_over(),
            Self::Ending(endgame) => endgame.is_over(),
        }
    }
}

fn in_full(manner: &Manner, lines: Lines) -> Vec<Intent> {
    vec![Intent::InFull(all([manner.told_lines(lines)]))]
}

/// A step of help towards a move, from the second on: the piece, its goal, the move itself.
pub(super) fn hint(step: usize, position: &Chess, mv: Move, narrator: &Narrator) -> Vec<Span> {
    let from = mv.from().unwrap_or(mv.to());
    let piece = ("piece", narrator.role(mv.role()));
    match step {
        2 => {
            narrator.talk.sentence("lesson-help-piece", &[piece, ("square", narrator.square(from))])
        }
        3 => {
            // A king that castles is put on its own new square.
            let turn = position.turn();
            let to = mv.castling_side().map_or(mv.to(), |side| side.king_to(turn));
            narrator.talk.sentence("lesson-help-goal", &[piece, ("square", narrator.square(to))])
        }
        _ => {
            let mv = vec![narrator.announcement(position, mv)];
            narrator.talk.sentence("lesson-help-move", &[("move", mv.into())])
        }
    }
}
