//! What endgame tables say of a position: who wins, in how many moves, and by which. They need no engine
//! and leave no doubt.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Move, Position as _};

use crate::app::input::LookedUp;
use crate::app::order::HomeOrder;
use crate::app::session::analysing::question::Question;
use crate::app::session::analysing::told::reasons;
use crate::app::session::analysing::{
    Analysing, AnsweredBy, Questioner, Stage, ToldLine, engine_of,
};
use crate::app::session::intent::{Intent, Open, said};
use crate::app::session::{Act, Manner, Place};
use crate::command::{Analysis, Command};
use crate::endgames::{self, Answer, Distance, Judged, Tables, Worth};
use crate::exercises::reasons::goes_on;
use crate::exercises::tabled::{SEEN, keeping, seen_line, verdict};
use crate::laws::{At, Position};
use crate::opponent::builtin::{self, Problem, Stop};
use crate::opponent::thinker::Ticket;
use crate::voices::{Narrator, Span, Value};

/// How many plies of a line are looked up.
pub(in crate::app) const PLIES: usize = 24;

/// What the tables know of the position that was asked about last.
#[derive(Debug)]
pub(super) struct Tabled {
    position: Position,
    answer: Answer,
    /// Whether it was said what the position is worth.
    evaluated: bool,
}

impl Analysing {
    /// Answers by the tables that are compiled in, if they know the position.
    pub(super) fn looks_up(&mut self, manner: &Manner, question: &Question) -> Option<Vec<Intent>> {
        if question.command == Analysis::Threat {
            return None;
        }
        let tables = Tables::built_in();
        let answer = tables.answer(&question.sought.position).ok().flatten().filter(says_enough)?;
        Some(self.tables_tell(manner, question, answer, |position, judged| {
            tables.line(position, judged.mv, PLIES).unwrap_or_default()
        }))
    }

    /// The tables of the player's folder know this, or nothing; then who else can answer is asked.
    pub(in crate::app::session) fn take_looked_up(
        &mut self,
        at: At,
        place: &Place,
        manner: &Manner,
        ticket: Ticket,
        found: Option<Box<LookedUp>>,
    ) -> Vec<Intent> {
        let asked = self.asked.as_mut().filter(|asked| asked.ticket == ticket);
        let Some(asked) = asked.filter(|asked| asked.stage == Stage::LookingUp) else {
            return Vec::new();
        };
        asked.stage = Stage::Starting;
        match (found.filter(|found| says_enough(&found.answer)), asked.by) {
            (Some(found), _) => {
                let Some(Questioner::Player(question)) = self.asked.take().map(|asked| asked.asker)
                else {
                    return Vec::new();
                };
                let LookedUp { answer, line } = *found;
                let told = self.tables_tell(manner, &question, answer, |_, _| line);
                told.into_iter().chain(self.goes_on()).collect()
            }
            (None, AnsweredBy::Engine) => self.begins(at, manner, engine_of(place, manner)),
            (None, AnsweredBy::Builtin) => self.begins(at, manner, None),
        }
    }

    /// Answers by what tables know.
    pub(super) fn tables_tell(
        &mut self,
        manner: &Manner,
        question: &Question,
        answer: Answer,
        line: impl FnOnce(&Position, &Judged) -> Vec<Move>,
    ) -> Vec<Intent> {
        let before =
            self.tabled.take().filter(|before| before.position == question.sought.position);
        let evaluated = before.is_some_and(|before| before.evaluated);
        let position = question.sought.position.clone();
        let is_drawn = answer.best().worth == Worth::Drawn;
        let answer = if is_drawn { by_sight(&position, answer) } else { answer };
        let tabled = self.tabled.insert(Tabled { position, answer, evaluated });
        let line = |position: &Position, judged: &Judged| {
            if is_drawn { seen_line(position, judged.mv) } else { line(position, judged) }
        };
        let narrator = &manner.narrator;
        let number = usize::from(question.number.saturating_sub(1));
        let lines = match question.command {
            // Asked once more, the details follow.
            Analysis::Eval => {
                let mut told =
                    vec![verdict(&tabled.answer.best(), tabled.position.turn(), narrator)];
                if std::mem::replace(&mut tabled.evaluated, true) {
                    told.extend(tabled.details(narrator));
                }
                told
            }
            Analysis::Best => vec![tabled.best(narrator)],
            Analysis::Mate => match tabled.answer.best() {
                Judged { worth: Worth::Won, distance: Some(Distance::Mate(moves)), .. } => {
                    let (start, reached) = (question.here.clone(), tabled.position.clone());
                    let left = line(&tabled.position, &tabled.answer.best());
                    manner.mates_in(moves, self.line.insert(ToldLine { start, reached, left }))
                }
                best if best.worth.result() == 0 => {
                    vec![narrator.talk.sentence("mate-never", &[])]
                }
                best => vec![verdict(&best, tabled.position.turn(), narrator)],
            },
            Analysis::Hint => vec![tabled.told("hint", narrator)],
            Analysis::Why => {
                let moves = line(&tabled.position, &tabled.answer.best());
                let mut why = reasons(&tabled.position, &moves, narrator);
                if why.is_empty() {
                    why.extend(goes_on(&tabled.position, &moves, narrator));
                }
                [tabled.best(narrator)].into_iter().chain(why).collect()
            }
            Analysis::Lines => tabled.list(question.number.into(), narrator),
            Analysis::Line | Analysis::Threat => {
                let Some(judged) = tabled.answer.moves.get(number) else {
                    let count = ("count", tabled.answer.moves.len().into());
                    return said(manner.said("analysis-no-line", &[count]));
                };
                let (start, reached) = (question.here.clone(), tabled.position.clone());
                let left = line(&tabled.position, judged);
                manner.next_plies(self.line.insert(ToldLine { start, reached, left }))
            }
        };
        let told = Act::say(narrator.lines(question.priority, lines));
        let numbers = Intent::Open(Open::Numbers(Command::Line));
        let numbers = (question.command == Analysis::Lines).then_some(numbers);
        numbers.into_iter().chain([Intent::Tell(vec![told])]).collect()
    }
}

impl Question {
    /// Asks the tables of the player's folder, where one is set and may know the position.
    pub(super) fn looks_up(&self, ticket: Ticket, manner: &Manner) -> Option<Intent> {
        let pieces = self.sought.position.board().occupied().count();
        let may_know = manner.choices.settings.tables.is_some()
            && self.command != Analysis::Threat
            && pieces <= endgames::MOST_PIECES
            && self.sought.position.castles().is_empty();
        let number = usize::from(self.number.saturating_sub(1));
        let order = || HomeOrder::LookUp(ticket, Box::new(self.sought.position.clone()), number);
        may_know.then(|| Intent::home(order()))
    }
}

impl Tabled {
    /// The best move; or that it is the only one.
    fn best(&self, narrator: &Narrator) -> Vec<Span> {
        let best = self.answer.best();
        let (keeping, all) = (self.answer.keeping().count(), self.answer.moves.len());
        let id = match best.worth {
            Worth::Won if keeping == 1 && all > 1 => "tables-only-wins",
            Worth::Saved | Worth::Drawn | Worth::Spoilt if keeping == 1 && all > 1 => {
                "tables-only-draws"
            }
            Worth::Won | Worth::Saved | Worth::Drawn | Worth::Spoilt | Worth::Lost => {
                "analysis-best"
            }
        };
        self.told(id, narrator)
    }

    /// A sentence with the best move.
    fn told(&self, id: &str, narrator: &Narrator) -> Vec<Span> {
        let announced = narrator.announcement(&self.position, self.answer.best().mv);
        narrator.talk.sentence(id, &[("move", Value::Spans(vec![announced]))])
    }

    /// How many moves keep what there is, and how it is known.
    fn details(&self, narrator: &Narrator) -> Vec<Vec<Span>> {
        vec![keeping(&self.answer, narrator), narrator.talk.sentence("tables-sure", &[])]
    }

    /// The best moves, numbered, each with what comes of it.
    fn list(&self, count: usize, narrator: &Narrator) -> Vec<Vec<Span>> {
        let row = |(judged, number): (&Judged, usize)| {
            let announced = narrator.announcement(&self.position, judged.mv);
            let values = [
                ("number", number.into()),
                ("move", Value::Spans(vec![announced])),
                ("verdict", verdict(judged, self.position.turn(), narrator).into()),
            ];
            narrator.talk.sentence("analysis-row", &values)
        };
        self.answer.moves.iter().take(count).zip(1..).map(row).collect()
    }
}

/// Moves that all draw, in the order in which they seem good: tables call them alike.
fn by_sight(position: &Position, mut answer: Answer) -> Answer {
    let found = builtin::analyse(&Problem::new(position.clone()), SEEN, &Stop::new());
    let place = |judged: &Judged| found.moves.iter().position(|seen| seen.mv == judged.mv);
    let draws = |judged: &Judged| judged.worth.result() == 0;
    answer.moves.sort_by_key(|judged| (!draws(judged), draws(judged).then(|| place(judged))));
    answer
}

/// Whether nobody who calculates can say more: in how many moves it is won, or that it is not.
pub(super) fn says_enough(answer: &Answer) -> bool {
    let best = answer.best();
    best.worth.result() == 0 || best.distance.is_some()
}
