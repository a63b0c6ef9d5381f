//! Runs a script: feeds its events to the referee and compares what he rules.

use std::collections::VecDeque;

use shakmaty::uci::UciMove;
use shakmaty::{Color, Position as _};

use crate::effect::{is_silent, ruled};
use crate::event::{MoveDeed, ScriptAct};
use crate::laws::{At, Effect, Event, Game, Position, dead};
use crate::moves::{Written, squares};
use crate::script::{After, Script, Step};
use crate::words::color;
use crate::wrong::{Wrong, wrong};

/// What came of a script.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The events in order.
    pub events: Vec<Ran>,
    /// Where something else was expected, in the order of the lines.
    pub differences: Vec<Mismatch>,
}

/// An event, and what was ruled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ran {
    /// The line of the event, counted from 1.
    pub line: usize,
    /// Its words, with the time.
    pub text: String,
    /// What followed.
    pub ruled: Vec<Consequence>,
    /// The comparisons after it.
    pub found: Vec<ComparedBoards>,
}

/// Boards that were compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComparedBoards {
    /// The line of the comparison, counted from 1.
    pub line: usize,
    /// Its words.
    pub text: String,
    /// What was found and is proposed.
    pub found: Vec<String>,
}

/// One thing that followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Consequence {
    /// Its words with the article.
    pub words: String,
    /// Whether it need not be expected.
    pub silent: bool,
    /// Whether it is a question of the referee, which is answered at once.
    pub asked: bool,
}

/// What was expected, and what came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// The line of the event or of the check.
    pub line: usize,
    /// The words that were expected.
    pub expected: Vec<String>,
    /// The words that came.
    pub came: Vec<String>,
}

/// Runs a script.
///
/// # Errors
///
/// A line whose move cannot be read in the position on the board. There is one at most, as the
/// lines after it are about another game.
pub fn run(script: &Script) -> Result<Report, Wrong> {
    let mut game = Game::new(script.header.setup.clone());
    let mut report = Report::default();
    begin(&mut game, &script.header.moves);
    let expects_rulings = script.expects_rulings();
    for step in &script.steps {
        let event = event(step, &game)?;
        let effects = handle(&mut game, step.at, &event);
        let ruled = effects.iter().map(|effect| Consequence {
            words: ruled(effect, &game),
            silent: is_silent(effect),
            asked: matches!(effect, Effect::AskSolver(_)),
        });
        let ruled: Vec<Consequence> = ruled.collect();
        if expects_rulings {
            report.differences.extend(compared(step, &ruled));
        }
        let found = look(step, &game, &mut report.differences)?;
        report.events.push(Ran { line: step.line, text: step.text.clone(), ruled, found });
    }
    Ok(report)
}

/// The event, and at once the answers to all that the referee asks.
fn handle(game: &mut Game, at: At, event: &Event) -> Vec<Effect> {
    let mut all = Vec::new();
    let mut events = VecDeque::from([event.clone()]);
    while let Some(event) = events.pop_front() {
        let effects = game.handle(at, &event);
        events.extend(effects.iter().filter_map(answer));
        all.extend(effects);
    }
    all
}

fn answer(effect: &Effect) -> Option<Event> {
    let Effect::AskSolver(question) = effect else { return None };
    Some(Event::Judged(question.number, question.doubt, dead::judge(question)))
}

/// The moves before the first event: made, announced, repeated and written at once.
fn begin(game: &mut Game, moves: &[UciMove]) {
    if !moves.is_empty() {
        handle(game, At::ZERO, &Event::Started);
    }
    for (ply, &uci) in (0..).zip(moves) {
        let by = game.position().turn();
        let made = game.made().len();
        let mut rest = [
            Event::Entered(uci),
            Event::Announced(by, uci),
            Event::Repeated(!by, uci),
            Event::Executed(!by),
            Event::ClockPressed(by),
        ]
        .into_iter();
        while game.made().len() == made
            && let Some(event) = rest.next()
        {
            handle(game, At::ZERO, &event);
        }
        handle(game, At::ZERO, &Event::Executed(!by));
        for color in Color::ALL {
            handle(game, At::ZERO, &Event::Wrote(color, ply, Some(uci)));
        }
    }
}

/// The event of a line; its move is read in the position to which it belongs.
fn event(step: &Step, game: &Game) -> Result<Event, Wrong> {
    let (about, mv) = match &step.doing {
        ScriptAct::Event(event) => return Ok(event.clone()),
        ScriptAct::Claim(by, claim) => return Ok(Event::ClaimedBy(*by, *claim, None)),
        ScriptAct::Move(about, mv) => (*about, *mv),
    };
    let turn = game.awaited();
    if let MoveDeed::Plays(by) = about
        && by != turn
        && game.outcome().is_none()
    {
        let reason = format!("{} is not to move", color(by));
        return Err(wrong(step.line, reason, format!("{} must move first", color(turn))));
    }
    let Some(uci) = squares_of(about, mv, game) else {
        if game.outcome().is_some() {
            let instead = "leave the line out, or write the move by its squares, as in e2e4";
            return Err(wrong(step.line, "the game is over", instead));
        }
        let words = step.text.split_whitespace().next_back().unwrap_or_default();
        let instead = "write a legal move, or for an illegal one its squares, as in e2e5";
        return Err(wrong(step.line, format!("`{words}` is not legal here"), instead));
    };
    Ok(match about {
        MoveDeed::Plays(_) => Event::Entered(uci),
        MoveDeed::Announces(by) => Event::Announced(by, uci),
        MoveDeed::Repeats(by) => Event::Repeated(by, uci),
        MoveDeed::Corrects(by) => Event::Corrected(by, uci),
        MoveDeed::Claims(by, claim) => Event::ClaimedBy(by, claim, Some(uci)),
        MoveDeed::Writes(by, ply) => Event::Wrote(by, ply, Some(uci)),
        MoveDeed::Lost => Event::EnvelopeLost(Some(uci)),
        MoveDeed::Holds => Event::Opened(crate::laws::EnvelopeContents::Move(uci)),
    })
}

/// The first position in which the move can be read.
fn squares_of(about: MoveDeed, mv: Written, game: &Game) -> Option<UciMove> {
    if let Written::Squares(uci) = mv {
        return Some(uci);
    }
    let now = game.position().clone();
    let positions: Vec<Position> = match about {
        MoveDeed::Writes(_, ply) => {
            let made = game.made().get(usize::from(ply)).map(|made| made.before.clone());
            let next = now.turned();
            made.into_iter().chain([now]).chain(next).collect()
        }
        MoveDeed::Plays(by)
        | MoveDeed::Announces(by)
        | MoveDeed::Corrects(by)
        | MoveDeed::Claims(by, _) => of_player(by, &now, game),
        MoveDeed::Repeats(by) => of_player(!by, &now, game),
        MoveDeed::Lost | MoveDeed::Holds => vec![now],
    };
    positions.iter().find_map(|position| squares(mv, position, game.mode()))
}

/// The positions in which a player can speak of a move of his: the present one if he is to move, the
/// one after a move that was not pressed, else the one before his last move, else the present one as
/// if he were to move.
fn of_player(by: Color, now: &Position, game: &Game) -> Vec<Position> {
    if now.turn() == by {
        return vec![now.clone()];
    }
    if let Some(after) = game.faced_by(by) {
        return vec![after];
    }
    let last = game.made().last().map(|made| made.before.clone());
    last.into_iter().chain(now.turned()).collect()
}

/// Whether what came is what was expected; what is silent may come between.
fn compared(step: &Step, ruled: &[Consequence]) -> Option<Mismatch> {
    let mut expected = step.expected.iter().map(|(_, words)| words).peekable();
    let mut same = true;
    for one in ruled {
        if expected.next_if(|words| **words == one.words).is_none() && !one.silent {
            same = false;
        }
    }
    (!same || expected.next().is_some()).then(|| Mismatch {
        line: step.line,
        expected: step.expected.iter().map(|(_, words)| words.clone()).collect(),
        came: ruled.iter().filter(|one| !one.asked).map(|one| one.words.clone()).collect(),
    })
}

/// Looks at what the checks of a step name.
fn look(
    step: &Step,
    game: &Game,
    differences: &mut Vec<Mismatch>,
) -> Result<Vec<ComparedBoards>, Wrong> {
    let mut all = Vec::new();
    for (line, text, after) in &step.checks {
        match after {
            After::Check(check) => {
                differences.extend(check.differs(game).map(|came| Mismatch {
                    line: *line,
                    expected: vec![text.clone()],
                    came: vec![came],
                }));
            }
            After::Compare(compare) => {
                let found = compare.found(game).map_err(|word| {
                    let instead = "write a legal move, squares as in e2e5, or - for a gap";
                    wrong(*line, format!("`{word}` cannot be read on this sheet"), instead)
                })?;
                let expected: Vec<String> =
                    compare.expected.iter().map(|(_, words)| words.clone()).collect();
                if !expected.is_empty() && expected != found {
                    let came = found.clone();
                    differences.push(Mismatch { line: *line, expected, came });
                }
                all.push(ComparedBoards { line: *line, text: text.clone(), found });
            }
        }
    }
    Ok(all)
}
