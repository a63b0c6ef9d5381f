//! The commands that answer once: `say`, `read`, `ask`, alone or thousands in one run.

use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::rc::Rc;

use shakmaty::{CastlingMode, Chess, Color, Position};

use crate::app::ask::Asker;
use crate::app::open;
use crate::cli::args::PositionArgs;
use crate::cli::{Tools, tell};
use crate::notation::{NotRead, Vocabulary, position, read as read_move, san};
use crate::ui::Fit;
use crate::ui::fit::{laid, window};
use crate::voices::narrate::quoted;
use crate::voices::{Priority, Utterance, Voice};

/// Either the answer or what is wrong, each as lines.
type Answer = Result<Vec<String>, String>;

struct Once {
    tools: Tools,
    english: Rc<Voice>,
    mode: CastlingMode,
    /// How wide answers may be.
    cells: Option<usize>,
}

pub(super) fn say(tools: Tools, at: &PositionArgs, moves: &[String]) -> io::Result<ExitCode> {
    run(tools, at, moves, Once::say)
}

pub(super) fn read(tools: Tools, at: &PositionArgs, text: &[String]) -> io::Result<ExitCode> {
    run(tools, at, text, |once, position, words| once.read(position, &words.join(" ")))
}

pub(super) fn ask(tools: Tools, at: &PositionArgs, question: &[String]) -> io::Result<ExitCode> {
    run(tools, at, question, |once, position, words| once.ask(position, &words.join(" ")))
}

fn run(
    mut tools: Tools,
    at: &PositionArgs,
    words: &[String],
    answer: impl Fn(&Once, &Chess, &[String]) -> Answer,
) -> io::Result<ExitCode> {
    let english = open::voice_or_english(&mut tools.library, "en");
    let is_batch = words == ["-"];
    let cells = Fit(tools.settings.line).cells(window()).filter(|_| !is_batch);
    let once = Once { tools, english, mode: CastlingMode::from_chess960(at.chess960), cells };
    if is_batch {
        return once.batch(answer);
    }
    let answered = once
        .position(at.position.as_deref().unwrap_or_default())
        .and_then(|position| answer(&once, &position, words));
    match answered {
        Ok(lines) => {
            writeln!(io::stdout().lock(), "{}", lines.join("\n"))?;
            Ok(ExitCode::SUCCESS)
        }
        Err(sentence) => {
            tell(&sentence);
            Ok(ExitCode::FAILURE)
        }
    }
}

impl Once {
    /// A line in, a line out; what is wrong is the answer of its line.
    fn batch(&self, answer: impl Fn(&Self, &Chess, &[String]) -> Answer) -> io::Result<ExitCode> {
        let mut out = io::BufWriter::new(io::stdout().lock());
        let mut failed = false;
        for line in io::stdin().lock().split(b'\n') {
            let line = line?;
            let line = String::from_utf8_lossy(&line);
            let line = line.trim_end_matches('\r');
            let (position, rest) = line.split_once('\t').unwrap_or(("", line));
            let answered = self
                .position(position)
                .and_then(|position| answer(self, &position, &[rest.to_owned()]));
            failed |= answered.is_err();
            let line = answered.map_or_else(one_line, |lines| one_line(lines.join("\n")));
            writeln!(out, "{line}")?;
        }
        out.flush()?;
        Ok(if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS })
    }

    /// An empty text is the first position of a game.
    fn position(&self, text: &str) -> Result<Chess, String> {
        if text.trim().is_empty() {
            return Ok(Chess::default());
        }
        let narrator = &self.tools.narrator;
        let vocabularies = self.vocabularies();
        position::read_in(text, self.mode, &open::nearest_first(vocabularies))
            .map_err(|error| narrator.position_error(&error).written())
    }

    fn vocabularies(&self) -> [&Vocabulary; 3] {
        let narrator = &self.tools.narrator;
        [self.english.vocabulary(), narrator.moves.vocabulary(), narrator.talk.vocabulary()]
    }

    /// Moves one after another. A text that is no move as a whole is several.
    fn say(&self, position: &Chess, moves: &[String]) -> Answer {
        let mut position = position.clone();
        let mut lines = Vec::new();
        let whole = moves.join(" ");
        if read_move(&whole, &self.vocabularies(), &position).is_ok() {
            return Ok(vec![self.announce(&mut position, &whole)?]);
        }
        for text in moves {
            let parts: Vec<&str> = text.split_whitespace().collect();
            if read_move(text, &self.vocabularies(), &position).is_ok() || parts.len() < 2 {
                lines.push(self.announce(&mut position, text)?);
                continue;
            }
            for part in parts {
                lines.push(self.announce(&mut position, part)?);
            }
        }
        Ok(lines)
    }

    fn announce(&self, position: &mut Chess, text: &str) -> Result<String, String> {
        let mv = read_move(text, &self.vocabularies(), position);
        let mv = mv.map_err(|not_read| self.not_read(&not_read, position))?;
        let announced = self.tools.narrator.announcement(position, mv).written;
        position.play_unchecked(mv);
        Ok(announced)
    }

    fn read(&self, position: &Chess, text: &str) -> Answer {
        let mv = read_move(text, &self.vocabularies(), position);
        let mv = mv.map_err(|not_read| self.not_read(&not_read, position))?;
        Ok(vec![format!("{} {}", san::english(position, mv), mv.to_uci(self.mode))])
    }

    /// The readings of an ambiguous text are listed, since nobody can be asked.
    fn not_read(&self, not_read: &NotRead, position: &Chess) -> String {
        let narrator = &self.tools.narrator;
        let NotRead::Ambiguous(moves) = not_read else {
            return narrator.not_read(not_read).written();
        };
        let readings = moves.iter().map(|&mv| vec![narrator.announcement(position, mv)]).collect();
        let values = [("count", moves.len().into()), ("moves", narrator.join(readings))];
        narrator.say(Priority::Answer, "ambiguous", &values).written()
    }

    fn ask(&self, position: &Chess, question: &str) -> Answer {
        let narrator = &self.tools.narrator;
        let vocabularies = self.vocabularies();
        let asker = Asker {
            narrator,
            vocabularies: &vocabularies,
            made: &[],
            reached: position,
            position,
            clocks: None,
            side: position.turn(),
            plays: None,
            tells_check: true,
            page: self.tools.settings.page,
            view: Color::White,
        };
        let question = question.trim();
        if question.is_empty() {
            return Err(narrator.say(Priority::Answer, "question-empty", &[]).written());
        }
        let (word, rest) = question.split_once(char::is_whitespace).unwrap_or((question, ""));
        let name = quoted(word);
        let say = |id: &str| {
            narrator.say(Priority::Answer, id, &[("name", name.as_str().into())]).written()
        };
        let Some(command) = narrator.talk.command(word).or_else(|| narrator.moves.command(word))
        else {
            return Err(say("no-command"));
        };
        let answer = asker.answer(command, rest.trim()).ok_or_else(|| say("no-game"))?;
        answer.map(|answer| lines(&answer, self.cells)).map_err(|wrong| wrong.written())
    }
}

fn lines(answer: &Utterance, cells: Option<usize>) -> Vec<String> {
    laid(&answer.pieces(), cells).lines().map(str::to_owned).collect()
}

fn one_line(text: impl AsRef<str>) -> String {
    text.as_ref().lines().collect::<Vec<_>>().join(" | ")
}
