//! Questions: from a command and what stands after it to the words of the answer.

mod asked_by;
mod changed;
mod dial;
mod page;
mod pieces;
mod spent;
mod whose;

use std::time::Duration;

use shakmaty::{ByColor, ByRole, Color, EnPassantMode, Position as _, Role, Square};

use crate::command::{AboutGame, AboutPosition, Argument, AsText, Command, Kind};
use crate::config::Names;
use crate::describe::{self, Answer, Question, Status};
use crate::laws::{At, Clock, Made, Position};
use crate::notation::{Line, openings};
use crate::opponent::builtin::Level;
use crate::understanding::{About, PageForm, following, nearly};
use crate::voices::narrate::{quoted, role_id};
use crate::voices::{Narrator, Priority, Span, Utterance, Value};

pub use asked_by::AskedBy;
pub(in crate::app) use spent::by_comments;
pub use spent::{Control, TimesFrom};

/// What questions are answered from.
#[derive(Clone, Copy, Debug)]
pub struct Asker<'a> {
    /// Says the answers.
    pub narrator: &'a Narrator,
    /// The moves that led here.
    pub made: &'a [Made],
    /// The position that they led to; in it somebody is to move.
    pub reached: &'a Position,
    /// The position as it stands on the board of the player who asks.
    pub position: &'a Position,
    /// What the clocks show; nothing without clocks.
    pub clocks: Option<ByColor<Option<TimeLeft>>>,
    /// From what it is known how long moves took.
    pub times: TimesFrom<'a>,
    /// How often the same was asked just before; nothing where an answer is told as a whole.
    pub again: Option<usize>,
    /// The player who asks, and how he is answered.
    pub asked_by: AskedBy,
    /// The command of the line that was typed, and the name by which it was.
    pub typed: Option<&'a (Command, String)>,
}

/// What a player has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLeft {
    /// The time.
    pub time: Duration,
    /// The moves to the next period, if there is one.
    pub to_go: Option<u32>,
}

impl TimeLeft {
    /// What a clock shows now.
    #[must_use]
    pub fn on(clock: &Clock, at: At) -> ByColor<Option<Self>> {
        let of = |color| Self { time: clock.remaining(color, at), to_go: clock.moves_to_go(color) };
        ByColor::new_with(|color| Some(of(color)))
    }
}

impl Asker<'_> {
    /// The answer to a question; `None` if the command is no question.
    ///
    /// # Errors
    ///
    /// What must be said of a wrong argument.
    pub(crate) fn answer(
        &self,
        command: Command,
        about: &About,
    ) -> Option<Result<Utterance, Utterance>> {
        Some(match command.spec().kind {
            Kind::AboutPosition(question) => self.about_position(question, about),
            Kind::AboutGame(question) => self.about_game(question, about),
            Kind::AsText(form) => self.as_text(form, about),
            Kind::Guide(_)
            | Kind::Play(_)
            | Kind::Seat(_)
            | Kind::Friendly(_)
            | Kind::Analysis(_)
            | Kind::Boards(_)
            | Kind::Archive(_)
            | Kind::Study(_)
            | Kind::Practice(_)
            | Kind::Hearing(_)
            | Kind::Program(_) => return None,
        })
    }

    /// The answer to a question about the position.
    ///
    /// # Errors
    ///
    /// What must be said of a wrong argument.
    fn about_position(
        &self,
        question: AboutPosition,
        about: &About,
    ) -> Result<Utterance, Utterance> {
        if let Some(several) = self.several(question, about) {
            return several;
        }
        let asked = self.question(question, about)?;
        if asked == Question::Check && !self.asked_by.tells_check {
            let hint = [("hint", self.narrator.talk.command_name(Command::Hint).into())];
            return Err(self.narrator.say(Priority::Answer, "analysis-exercise", &hint));
        }
        // Until a move is completed its player is to move, whatever stands on the board.
        let turn = asked == Question::Turn;
        let is_of_mover = turn || asked == Question::Check;
        let position = if is_of_mover { self.reached } else { self.position };
        let answer = self.as_told(describe::answer(asked, position)).seen_by(self.asked_by.view);
        Ok(if turn { self.turn(&answer) } else { self.narrator.answers().of(&answer) })
    }

    /// The answer to a question about the game.
    ///
    /// # Errors
    ///
    /// What must be said of a wrong argument.
    pub(in crate::app) fn about_game(
        &self,
        question: AboutGame,
        about: &About,
    ) -> Result<Utterance, Utterance> {
        let nothing = || self.nothing_after(question.command(), about);
        match question {
            AboutGame::Last => nothing().map(|()| self.last()),
            AboutGame::Changed => nothing().map(|()| self.changed()),
            AboutGame::Captured => nothing().map(|()| self.captured()),
            AboutGame::Opening => nothing().map(|()| self.opening()),
            AboutGame::Score => self.score(about),
            AboutGame::Clock => self.clock(about),
            AboutGame::Spent => nothing().map(|()| self.spent()),
        }
    }

    /// The position as a text.
    ///
    /// # Errors
    ///
    /// What must be said of a wrong argument.
    fn as_text(&self, form: AsText, about: &About) -> Result<Utterance, Utterance> {
        let question = match (form, about) {
            (AsText::Fen, _) => self.nothing_after(Command::Fen, about).map(|()| Question::Fen)?,
            (AsText::Braille, About::Page(form)) => Question::Braille(self.page(*form)?),
            (AsText::Braille, About::Nothing) => Question::Braille(self.page(PageForm::default())?),
            (AsText::Braille, _) => return Err(self.limits("argument-braille")),
        };
        let answer = describe::answer(question, self.position).seen_by(self.asked_by.view);
        Ok(self.narrator.answers().of(&answer))
    }

    /// An answer without check, mate and stalemate, where those are not told, and without the pieces that
    /// give check where the board is not seen.
    fn as_told(&self, answer: Answer) -> Answer {
        match answer {
            Answer::Check(color, status, _, given) if !self.asked_by.sees_board => {
                Answer::Check(color, status, Vec::new(), given)
            }
            Answer::Turn(color, number, _) if !self.asked_by.tells_check => {
                Answer::Turn(color, number, Status::Free)
            }
            Answer::Board(ranks, color, _) if !self.asked_by.tells_check => {
                Answer::Board(ranks, color, Status::Free)
            }
            answer => answer,
        }
    }

    /// Whose turn it is, and which colour the player has.
    fn turn(&self, answer: &Answer) -> Utterance {
        let mut both = self.narrator.answers().of(answer);
        let Some(mine) = self.asked_by.plays else { return both };
        let values = [("color", self.narrator.color(mine))];
        both.spans.push(self.narrator.talk.span(" "));
        both.spans.extend(self.narrator.talk.sentence("turn-yours", &values));
        both
    }

    /// Whose turn it is, and whether he is in check.
    #[must_use]
    pub fn to_move(&self) -> Utterance {
        self.narrator.answers().of(&describe::answer(Question::Turn, self.reached))
    }

    /// What stands on a square.
    #[must_use]
    pub fn square(&self, square: Square) -> Utterance {
        self.narrator.answers().of(&describe::answer(Question::Square(square), self.position))
    }

    fn question(&self, asked: AboutPosition, about: &About) -> Result<Question, Utterance> {
        let command = asked.command();
        let square = || about.square().ok_or_else(|| self.misfit(command, about));
        let maybe = || if about.is_nothing() { Ok(None) } else { square().map(Some) };
        let nothing = || self.nothing_after(command, about);
        Ok(match asked {
            AboutPosition::Board => maybe()?.map_or(Question::Board, Question::Square),
            AboutPosition::Pieces => {
                let (color, role) = self.kind(command, about)?;
                Question::Pieces(color, role)
            }
            AboutPosition::Count => {
                let (color, role) = self.kind(command, about)?;
                Question::Count(color, role)
            }
            AboutPosition::Scan | AboutPosition::Rank | AboutPosition::File => {
                self.line(command, about)?
            }
            AboutPosition::Diagonals => Question::Diagonals(square()?),
            AboutPosition::Rays => Question::Rays(square()?),
            AboutPosition::Knight => Question::Knight(square()?),
            AboutPosition::Attackers => Question::Attackers(square()?),
            AboutPosition::Defenders => Question::Defenders(square()?),
            AboutPosition::Hanging => Question::Hanging(self.target(about)?),
            AboutPosition::Moves => Question::Moves(maybe()?),
            AboutPosition::Captures => Question::Captures(maybe()?),
            AboutPosition::WhatIf => {
                let About::Squares(from, to) = *about else {
                    return Err(self.misfit(command, about));
                };
                Question::WhatIf(from, to)
            }
            AboutPosition::Colour => Question::Colour(square()?),
            AboutPosition::Material => nothing().map(|()| Question::Material)?,
            AboutPosition::Pocket => nothing().map(|()| Question::Pockets)?,
            AboutPosition::Castling => Question::Castling(self.castles(about)?),
            AboutPosition::Turn => nothing().map(|()| Question::Turn)?,
            AboutPosition::Check => nothing().map(|()| Question::Check)?,
        })
    }

    /// The rank or the file that is asked about.
    fn line(&self, command: Command, about: &About) -> Result<Question, Utterance> {
        match about {
            About::Line(Line::Rank(rank)) => Ok(Question::Rank(*rank)),
            About::Line(Line::File(file)) => Ok(Question::File(*file)),
            _ => Err(self.misfit(command, about)),
        }
    }

    /// What is said of words that are not what a command needs: the one that is too many is named.
    fn misfit(&self, command: Command, about: &About) -> Utterance {
        match about.one_too_many() {
            Some(word) => {
                let values = [("word", quoted(word).into())];
                self.narrator.say(Priority::Answer, "usage-too-much", &values)
            }
            None => self.wants_other(command, about.words()),
        }
    }

    /// Says what must stand after a command in the place of these words, or what that can stand there they were
    /// probably meant to be.
    #[must_use]
    pub(in crate::app) fn wants_other(&self, command: Command, words: &str) -> Utterance {
        let known = following(command, self.narrator, &Names::default());
        let known: Vec<&str> = known.iter().map(String::as_str).collect();
        match nearly(words, &known) {
            Some(near) => {
                let values = [("word", quoted(words).into()), ("near", near.into())];
                self.narrator.say(Priority::Answer, "once-unknown-near", &values)
            }
            None => self.wants(command, command.spec().argument),
        }
    }

    /// Says what must stand after a command.
    #[must_use]
    pub fn wants(&self, command: Command, argument: Argument) -> Utterance {
        let id = match argument {
            Argument::None | Argument::MaybeText | Argument::MaybeCommand => "argument-none",
            Argument::MaybeSquare | Argument::Square => "argument-square",
            Argument::TwoSquares => "argument-two-squares",
            Argument::Piece | Argument::MaybePiece => "argument-piece",
            Argument::MaybeTarget => "argument-hanging",
            Argument::Line => "argument-line",
            Argument::Rank => "argument-rank",
            Argument::File => "argument-file",
            Argument::Move | Argument::MaybeMove => "argument-move",
            Argument::Claim => "argument-claim",
            Argument::Whose => "argument-whose",
            Argument::Writing => "argument-writing",
            Argument::Appeal => "argument-appeal",
            Argument::Result => "argument-result",
            Argument::Number => "argument-level",
            Argument::MaybeNumber => "argument-number",
            Argument::Page => return self.limits("argument-braille"),
            Argument::Position => "argument-position",
            Argument::Filters => "argument-filters",
            Argument::Game | Argument::MaybeGame => "argument-game",
            Argument::MoveNumber | Argument::MaybeMoveNumber => "argument-move-number",
            Argument::Variation => "argument-variation",
            Argument::MaybeSeconds => "argument-seconds",
            Argument::MaybeColor => "argument-color",
            Argument::Voice => "argument-voice",
            Argument::Switch | Argument::Blindfold => "argument-switch",
            Argument::Print => "argument-print",
            Argument::MaybeBoards => "argument-boards",
            Argument::Choices | Argument::MaybeOpponent => "argument-choices",
            Argument::Setting | Argument::MaybeSetting => "argument-setting",
        };
        let most = u32::from(Level::MAX.get()).into();
        let values = [("name", self.called(command)), ("most", most), ("voices", "".into())];
        self.narrator.say(Priority::Answer, id, &values)
    }

    /// What a command is called in a refusal: as the player has just called it.
    fn called(&self, command: Command) -> Value {
        let typed = self.typed.filter(|(typed, _)| *typed == command);
        let own = || self.narrator.talk.command_name(command);
        typed.map_or_else(own, |(_, name)| name).into()
    }

    /// Refuses words after a command that takes none.
    ///
    /// # Errors
    ///
    /// What must be said of words after a command that takes none.
    fn nothing_after(&self, command: Command, about: &About) -> Result<(), Utterance> {
        if about.is_nothing() {
            return Ok(());
        }
        let values = [("word", quoted(about.words()).into()), ("name", self.called(command))];
        Err(self.narrator.say(Priority::Answer, "argument-more", &values))
    }

    /// The last move.
    #[must_use]
    pub fn last(&self) -> Utterance {
        let Some(made) = self.made.last() else {
            return self.narrator.say(Priority::Answer, "last-none", &[]);
        };
        let values = [
            ("color", self.narrator.color(made.by())),
            ("number", made.before.fullmoves().get().into()),
            ("move", Value::Spans(vec![self.announcement(made)])),
        ];
        self.narrator.say(Priority::Answer, "last", &values)
    }

    fn announcement(&self, made: &Made) -> Span {
        self.narrator.announcement(&made.before, made.mv)
    }

    /// What the moves so far are called.
    fn opening(&self) -> Utterance {
        let none = || self.narrator.say(Priority::Answer, "opening-none", &[]);
        self.named_opening().unwrap_or_else(none)
    }

    /// What the moves so far are called, if they have a name.
    #[must_use]
    pub fn named_opening(&self) -> Option<Utterance> {
        let hash = |position: &Position| position.zobrist_hash(EnPassantMode::Legal);
        let before = self.made.iter().map(|made| hash(&made.before));
        let positions = before.chain([hash(self.reached)]);
        let opening = openings::of(positions)?;
        Some(self.narrator.opening(opening.name, opening.eco))
    }

    fn captured(&self) -> Utterance {
        let none = || self.narrator.say(Priority::Answer, "captured-none", &[]);
        self.captures().unwrap_or_else(none)
    }

    /// What was captured last, and what each player has lost, if anything was captured.
    #[must_use]
    pub fn captures(&self) -> Option<Utterance> {
        let taken = |made: &Made| made.mv.capture().map(|role| role.of(!made.by()));
        let mut backwards = self.made.iter().rev();
        let (piece, square) =
            backwards.find_map(|made| Some((taken(made)?, describe::taken_on(made.mv))))?;
        let narrator = self.narrator;
        let values = [("piece", narrator.piece(piece)), ("square", narrator.square(square))];
        let mut lines = vec![narrator.talk.sentence("captured-last", &values)];
        for color in Color::ALL {
            let mut gone = ByRole::<usize>::default();
            for piece in self.made.iter().filter_map(taken).filter(|piece| piece.color == color) {
                gone[piece.role] += 1;
            }
            lines.extend(self.lost(color, &gone));
        }
        Some(narrator.lines(Priority::Answer, lines))
    }

    /// What a player has lost, the queen first; `None` if he has lost nothing.
    fn lost(&self, color: Color, gone: &ByRole<usize>) -> Option<Vec<Span>> {
        let narrator = self.narrator;
        let roles = Role::ALL.into_iter().rev().filter(|&role| gone[role] > 0);
        let item = |role| {
            let id = format!("lost-{}", role_id(role));
            narrator.talk.sentence(&id, &[("count", gone[role].into())])
        };
        let items: Vec<Vec<Span>> = roles.map(item).collect();
        let values =
            |items| [("color", narrator.color(color)), ("items", narrator.join_all(items))];
        (!items.is_empty()).then(|| narrator.talk.sentence("captured-lost", &values(items)))
    }

    fn score(&self, about: &About) -> Result<Utterance, Utterance> {
        let wanted = match about {
            About::Nothing => usize::MAX,
            About::Number(number) if *number > 0 => *number,
            _ => return Err(self.wants(Command::Score, Argument::MaybeNumber)),
        };
        let pairs = self.pairs();
        if pairs.is_empty() {
            return Ok(self.narrator.say(Priority::Answer, "score-none", &[]));
        }
        let last = &pairs[pairs.len().saturating_sub(wanted)..];
        let lines = last.iter().map(|pair| self.score_line(pair)).collect();
        Ok(self.narrator.lines(Priority::Answer, lines))
    }

    /// The moves so far, those of one number together.
    fn pairs(&self) -> Vec<&[Made]> {
        let number = |made: &Made| made.before.fullmoves();
        self.made.chunk_by(|one, next| number(one) == number(next)).collect()
    }

    /// A line of the score as it is said, counted from its first; `None` if it has none such.
    #[must_use]
    pub fn score_pair(&self, line: usize) -> Option<Vec<Span>> {
        self.pairs().get(line).map(|pair| self.score_line(pair))
    }

    /// The moves so far as the player has them written, a line for each number.
    #[must_use]
    pub fn score_sheet(&self) -> Vec<String> {
        self.pairs().into_iter().map(|pair| self.score_row(pair, None)).collect()
    }

    /// Moves of one number as the player has them written, one of them marked.
    #[must_use]
    pub fn score_row(&self, pair: &[Made], marked: Option<usize>) -> String {
        let hand = self.narrator.hand();
        let written = |(at, made): (usize, &Made)| {
            let mark = if marked == Some(at) { "*" } else { "" };
            format!("{mark}{}", hand.written(&made.before, made.mv))
        };
        let dots = if pair[0].by().is_black() { ".. " } else { "" };
        let moves: Vec<String> = pair.iter().enumerate().map(written).collect();
        format!("{} {dots}{}", pair[0].before.fullmoves(), moves.join(" "))
    }

    /// What the clock of a player shows; `None` without clocks, or where its time is not known.
    #[must_use]
    pub fn clock_line(&self, color: Color) -> Option<Vec<Span>> {
        let left = self.clocks?[color]?;
        let narrator = self.narrator;
        let values = [("color", narrator.color(color)), ("time", narrator.time(left.time))];
        Some(narrator.talk.sentence("clock-left", &values))
    }

    /// What a line of a player says: his clock, and what a game by other rules counts for him.
    #[must_use]
    pub fn player_line(&self, color: Color, timed: bool, told: bool) -> Option<Vec<Span>> {
        let clock = self.clock_line(color).filter(|_| timed);
        let said = clock.into_iter().chain(self.tally(color).filter(|_| told)).collect::<Vec<_>>();
        (!said.is_empty()).then(|| said.join(&self.narrator.talk.span(" ")))
    }

    /// What a game by other rules counts for a player.
    #[must_use]
    pub fn tally(&self, color: Color) -> Option<Vec<Span>> {
        self.narrator.variants().tally(self.position, color)
    }

    /// Moves of one number as they are said.
    #[must_use]
    pub fn score_line(&self, pair: &[Made]) -> Vec<Span> {
        let moves = pair.iter().map(|made| vec![self.announcement(made)]).collect();
        let values = [
            ("number", pair[0].before.fullmoves().get().into()),
            ("color", self.narrator.color(Color::Black)),
            ("moves", self.narrator.join(moves)),
        ];
        let id = if pair[0].by().is_black() { "score-line-black" } else { "score-line" };
        self.narrator.talk.sentence(id, &values)
    }
}
