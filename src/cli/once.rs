//! The commands that answer once: `say`, `read`, `ask`, alone or thousands in one run.

use std::io::{self, BufRead};
use std::process::ExitCode;
use std::rc::Rc;

use crate::laws::Position;
use shakmaty::{CastlingMode, Move, Position as _};

use crate::app::ask::{AskedBy, Asker, TimesFrom};
use crate::app::{open, retyped};
use crate::cli::args::PositionArgs;
use crate::cli::{Tools, tell, usage};
use crate::command::{COMMANDS, Command};
use crate::notation::lookalike::{self, Plain};
use crate::notation::position::{self, Remark};
use crate::notation::{NotRead, PositionTextError, Vocabulary, read_in_any, san, usual};
use crate::printed;
use crate::ui::Fit;
use crate::ui::fit::{laid, window};
use crate::understanding::{About, Understanding};
use crate::voices::narrate::quoted;
use crate::voices::{Priority, Span, Use, Utterance, Voice};

/// Longer lines are no moves and no questions, as in a game.
const LONGEST: usize = 4096;

/// Either the answer as lines or what is wrong.
type Answer = Result<Vec<String>, Wrong>;

/// What is wrong, after what was answered before it.
struct Wrong {
    answered: Vec<String>,
    told: String,
}

impl From<String> for Wrong {
    fn from(told: String) -> Self {
        Self { answered: Vec::new(), told }
    }
}

impl From<Utterance> for Wrong {
    fn from(told: Utterance) -> Self {
        told.written().into()
    }
}

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
    answer: impl Fn(&Once, &Position, &[String]) -> Answer,
) -> io::Result<ExitCode> {
    let english = open::voice_or_english(&mut tools.library, "en");
    let is_batch = words == ["-"];
    let cells = Fit(tools.settings.line).cells(window()).filter(|_| !is_batch);
    let once = Once { tools, english, mode: CastlingMode::from_chess960(at.chess960), cells };
    if is_batch {
        return once.batch(answer);
    }
    let position = match at.position.as_deref() {
        text if text.map_or(0, str::len).max(words.iter().map(String::len).sum()) > LONGEST => {
            Err(once.tools.narrator.say(Priority::Answer, "too-long", &[]).written())
        }
        None => once.position(""),
        Some(text) if text.trim().is_empty() => {
            Err(once.tools.narrator.positions().error(&PositionTextError::Empty).written())
        }
        Some(text) => once.position(text),
    };
    let answered = position.map_err(Wrong::from).and_then(|(position, remarks)| {
        for remark in &remarks {
            tell(remark);
        }
        answer(&once, &position, words)
    });
    let (lines, told) = match answered {
        Ok(lines) => (lines, None),
        Err(Wrong { answered, told }) => (answered, Some(told)),
    };
    let mut out = printed::out();
    for line in lines {
        out.line(line)?;
    }
    Ok(told.map_or(ExitCode::SUCCESS, |told| {
        tell(&told);
        ExitCode::FAILURE
    }))
}

impl Once {
    /// A line in, a line out; what is wrong is the answer of its line.
    fn batch(
        &self,
        answer: impl Fn(&Self, &Position, &[String]) -> Answer,
    ) -> io::Result<ExitCode> {
        let mut out = printed::much();
        let (mut failed, narrator) = (false, &self.tools.narrator);
        for line in io::stdin().lock().split(b'\n') {
            let answered = match String::from_utf8(line?) {
                Ok(line) => self.of_line(line.trim_end_matches('\r'), &answer),
                Err(_) => Err(narrator.say(Priority::Answer, "not-text", &[]).into()),
            };
            failed |= answered.is_err();
            let lines = answered.unwrap_or_else(|Wrong { mut answered, told }| {
                answered.push(told);
                answered
            });
            out.line(one_line(lines.join("\n")))?;
        }
        out.flush()?;
        Ok(if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS })
    }

    /// The answer to a line: a position, a tab and what is asked. What of the position was left out is
    /// told before it.
    fn of_line(
        &self,
        line: &str,
        answer: impl Fn(&Self, &Position, &[String]) -> Answer,
    ) -> Answer {
        if line.len() > LONGEST {
            return Err(self.tools.narrator.say(Priority::Answer, "too-long", &[]).into());
        }
        let (position, rest) = line.split_once('\t').unwrap_or(("", line));
        let (position, mut told) = self.position(position)?;
        match answer(self, &position, &[rest.to_owned()]) {
            Ok(answered) => {
                told.extend(answered);
                Ok(told)
            }
            Err(mut wrong) => {
                told.append(&mut wrong.answered);
                Err(Wrong { answered: told, ..wrong })
            }
        }
    }

    /// A position, and what is said of what was left out of it. An empty text is the first position of
    /// a game.
    fn position(&self, text: &str) -> Result<(Position, Vec<String>), String> {
        if text.trim().is_empty() {
            return Ok((Position::default(), Vec::new()));
        }
        let narrator = &self.tools.narrator;
        let vocabularies = self.vocabularies();
        let taken = position::read_with_mode(text, self.mode, &vocabularies)
            .map_err(|error| narrator.positions().error(&error).written())?;
        let said = |&remark: &Remark| narrator.positions().remark(remark).written();
        Ok((taken.position, taken.remarks.iter().map(said).collect()))
    }

    fn vocabularies(&self) -> [&Vocabulary; 3] {
        let narrator = &self.tools.narrator;
        [narrator.moves.vocabulary(), narrator.talk.vocabulary(), self.english.vocabulary()]
    }

    /// Moves one after another. A text that is no move as a whole is several.
    fn say(&self, position: &Position, moves: &[String]) -> Answer {
        let mut position = position.clone();
        let whole = moves.join(" ");
        if whole.trim().is_empty() {
            return Ok(vec![self.announce(&mut position, "")?]);
        }
        if self.reading(&whole, &position).is_ok() {
            return Ok(vec![self.announce(&mut position, &whole)?]);
        }
        let mut lines = Vec::new();
        let mut number = 0;
        for text in moves {
            let is_one = self.reading(text, &position).is_ok();
            let parts =
                if is_one { vec![text.as_str()] } else { text.split_whitespace().collect() };
            for part in if parts.is_empty() { vec![""] } else { parts } {
                number += 1;
                match self.announce(&mut position, part) {
                    Ok(line) => lines.push(line),
                    Err(why) if part == whole => return Err(why.into()),
                    Err(why) => {
                        let told = self.failed(number, part, why);
                        return Err(Wrong { answered: lines, told });
                    }
                }
            }
        }
        Ok(lines)
    }

    /// Which of several moves failed, and why.
    fn failed(&self, number: usize, text: &str, why: String) -> String {
        let values =
            [("number", number.into()), ("text", quoted(text).into()), ("why", why.into())];
        self.tools.narrator.say(Priority::Answer, "once-failed", &values).written()
    }

    fn announce(&self, position: &mut Position, text: &str) -> Result<String, String> {
        let (mv, told) = self.move_in(position, text)?;
        let announced = self.tools.narrator.announcement(position, mv).written;
        position.play_unchecked(mv);
        Ok([announced].into_iter().chain(told).collect::<Vec<_>>().join("\n"))
    }

    fn read(&self, position: &Position, text: &str) -> Answer {
        let (mv, told) = self.move_in(position, text)?;
        let read =
            format!("{} {}", san::english(position, mv), mv.to_uci(position.castles().mode()));
        Ok([read].into_iter().chain(told).collect())
    }

    /// The move that a text means, and what is told of characters that only look right.
    fn move_in(&self, position: &Position, text: &str) -> Result<(Move, Option<String>), String> {
        let narrator = &self.tools.narrator;
        let unknown = |read: &Result<Move, NotRead>| {
            matches!(read, Err(NotRead::UnknownWord(_) | NotRead::NoMove | NotRead::NoPiece(_)))
        };
        if lookalike::has_lines(text) {
            return Err(narrator.say(Priority::Answer, "paste-lines", &[]).written());
        }
        let mut read = self.reading(text, position);
        if unknown(&read)
            && let Some((meant, told)) = self.retyped(text, position)
        {
            return Ok((meant, Some(told)));
        }
        let mut told = None;
        let plain = self.as_it_looks(text);
        let looks =
            |plain: &Plain| unknown(&read) || !unknown(&self.reading(&plain.text, position));
        if let Some(plain) = plain.filter(looks) {
            if plain.text.trim().is_empty() && !plain.strays.is_empty() {
                return Err(narrator.entries().stray(&plain).written());
            }
            read = self.reading(&plain.text, position);
            if unknown(&read) && !plain.strays.is_empty() {
                return Err(narrator.entries().stray(&plain).written());
            }
            told = narrator.entries().read_as(&plain).map(|told| told.written());
        }
        match read {
            Ok(mv) => Ok((mv, told)),
            Err(not_read) => {
                let why = self.not_read(&not_read, position);
                Err([why].into_iter().chain(told).collect::<Vec<_>>().join("\n"))
            }
        }
    }

    /// A text as it looks to who writes in the scripts of the player's voices.
    fn as_it_looks(&self, text: &str) -> Option<Plain> {
        let own = self.vocabularies();
        let is_own = |c: char| own.iter().any(|vocabulary| vocabulary.is_written_in(c));
        lookalike::plain_but_for(&usual::composed(text), is_own)
    }

    /// The move that was meant by a text which an input method or a layout has changed, and what is told.
    fn retyped(&self, text: &str, position: &Position) -> Option<(Move, String)> {
        let (narrator, own) = (&self.tools.narrator, self.vocabularies());
        let text = Some(text).filter(|text| retyped::can_be(text, narrator))?;
        let meant = retyped::meant(text, narrator, &own, position)?;
        let read = self.reading(&meant, position).ok()?;
        let values = [("text", quoted(&meant).into())];
        Some((read, narrator.say(Priority::Answer, "entry-retyped", &values).written()))
    }

    fn reading(&self, text: &str, position: &Position) -> Result<Move, NotRead> {
        let library = &self.tools.library;
        let others = || library.other_vocabularies(text, &[]).collect();
        let wider = || library.vocabulary_everywhere(text);
        read_in_any(text, &self.vocabularies(), wider, others, position)
    }

    /// The readings of an ambiguous text are listed as they could be written, since nobody can be
    /// asked.
    fn not_read(&self, not_read: &NotRead, position: &Position) -> String {
        let narrator = &self.tools.narrator;
        let say = |id: &str| narrator.say(Priority::Answer, id, &[]).written();
        match not_read {
            NotRead::Empty => say("once-empty"),
            NotRead::NoMove => say("once-no-move"),
            NotRead::UnknownWord(word) => {
                narrator.entries().not_known("once-unknown", word, &[]).written()
            }
            NotRead::Ambiguous(moves) => self.ambiguous(moves, position),
            NotRead::NoPiece(_)
            | NotRead::TakesWhat
            | NotRead::TwoMoves(_)
            | NotRead::Illegal(_) => narrator.entries().not_read(not_read).written(),
        }
    }

    fn ambiguous(&self, moves: &[Move], position: &Position) -> String {
        let narrator = &self.tools.narrator;
        let mut written: Vec<Vec<Span>> = moves
            .iter()
            .map(|&mv| vec![narrator.talk.code(&self.as_typed(mv, position))])
            .collect();
        let last = written.pop().unwrap_or_default();
        let values = [
            ("count", moves.len().into()),
            ("moves", narrator.join(written)),
            ("last", last.into()),
        ];
        narrator.say(Priority::Answer, "ambiguous", &values).written()
    }

    /// A move as it is read again: short in the letters of the voice, or else with both squares.
    fn as_typed(&self, mv: Move, position: &Position) -> String {
        let short = san::local(position, mv, self.tools.narrator.moves.vocabulary());
        if self.reading(&short, position) == Ok(mv) {
            return short;
        }
        mv.to_uci(position.castles().mode()).to_string()
    }

    fn ask(&self, position: &Position, question: &str) -> Answer {
        let narrator = &self.tools.narrator;
        let asker = Asker {
            narrator,
            made: &[],
            reached: position,
            position,
            clocks: None,
            times: TimesFrom::Unknown,
            again: None,
            asked_by: AskedBy::onlooker(position.turn(), self.tools.settings.page()),
            typed: None,
        };
        let plain = self.as_it_looks(question);
        let told = plain.as_ref().and_then(|plain| narrator.entries().read_as(plain));
        let question = plain.as_ref().map_or(question, |plain| &plain.text).trim();
        if question.is_empty() {
            return Err(narrator.say(Priority::Answer, "question-empty", &[]).into());
        }
        let (word, rest) = question.split_once(char::is_whitespace).unwrap_or((question, ""));
        let Some(command) = self.command(word) else { return Err(self.unasked(word)) };
        if command == Command::Help {
            return self.help(rest.trim());
        }
        let of = Understanding::new(narrator, &self.tools.library, &self.english);
        let about = match of.read(command, rest) {
            // Only a game can keep a form.
            About::Page(form) if form.keeps => About::Misfit(rest.to_owned(), None),
            about => about,
        };
        let answer = asker.answer(command, &about).ok_or_else(|| self.elsewhere(command))?;
        let mut answered = lines(&answer?, self.cells);
        answered.extend(told.map(|told| told.written()));
        Ok(answered)
    }

    /// Where a command that is no question about a position is understood.
    fn elsewhere(&self, command: Command) -> Utterance {
        let narrator = &self.tools.narrator;
        let known = command.spec().name;
        let id = match usage::tree().find_subcommand(known) {
            Some(_) => "ask-command",
            None => "ask-in-game",
        };
        let name = narrator.talk.command_name(command);
        narrator.say(Priority::Answer, id, &[("name", name.into()), ("command", known.into())])
    }

    /// The command that a word is, in the player's own voices, or else in any.
    fn command(&self, word: &str) -> Option<Command> {
        let Tools { narrator, library, .. } = &self.tools;
        let own = narrator.talk.command(word).or_else(|| narrator.moves.command(word));
        own.or_else(|| library.agreed(word, Use::Command, &[], |voice| voice.command(word)))
    }

    /// What is said of a word that asks nothing.
    fn unasked(&self, word: &str) -> Wrong {
        let narrator = &self.tools.narrator;
        let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
        if is_number && self.mode == CastlingMode::Chess960 {
            let flag = [("word", "--chess960".into())];
            return narrator.say(Priority::Answer, "usage-alone", &flag).into();
        }
        if is_number {
            return narrator
                .say(Priority::Answer, "ask-number", &[("word", quoted(word).into())])
                .into();
        }
        narrator.entries().not_known("ask-unknown", word, &[questions().collect()]).into()
    }

    /// The names of all questions, as the player calls them.
    fn questions(&self) -> Vec<&str> {
        questions().map(|command| self.tools.narrator.talk.command_name(command)).collect()
    }

    /// What can be asked, or more about one question.
    fn help(&self, rest: &str) -> Answer {
        let narrator = &self.tools.narrator;
        if rest.is_empty() {
            let names = self.questions().join(", ");
            let all = narrator.say(Priority::Answer, "ask-help", &[("names", names.into())]);
            return Ok(lines(&all, self.cells));
        }
        let Some(command) = self.command(rest) else { return Err(self.unasked(rest)) };
        let help = command.spec().help();
        Ok(lines(&narrator.say(Priority::Answer, &help, &[]), self.cells))
    }
}

/// The commands that ask about a position.
fn questions() -> impl Iterator<Item = Command> {
    COMMANDS.iter().filter(|spec| spec.is_about_position()).map(|spec| spec.command)
}

fn lines(answer: &Utterance, cells: Option<usize>) -> Vec<String> {
    laid(&answer.pieces(), cells).lines().map(str::to_owned).collect()
}

fn one_line(text: impl AsRef<str>) -> String {
    text.as_ref().lines().collect::<Vec<_>>().join(" | ")
}
