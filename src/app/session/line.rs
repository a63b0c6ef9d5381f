//! A typed line: the answer to an open question, a command, or a move.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Move, Position};

use crate::app::order::Output;
use crate::app::session::dialog::{Anew, Answered};
use crate::app::session::intent::{Change, Intent, OnBoards, Open, Purpose, all, said};
use crate::app::session::teller::{Lines, Moves, Teller};
use crate::app::session::{Act, Session, in_full, tones};
use crate::command::{Argument, Command, Study};
use crate::exercises::{Answered as OfExercise, Exercise, Listed};
use crate::laws::{At, Refusal};
use crate::notation::{Illegal, NotRead};
use crate::table::Aid;
use crate::tones::Tone;
use crate::voices::narrate::quoted;
use crate::voices::{Priority, Span, Utterance, Value};

impl Session {
    /// Handles a line. Whatever is being said stops: the player has gone on.
    pub(super) fn line(&mut self, at: At, line: &str) -> Vec<Act> {
        let awaited = self.analysing.is_waiting();
        self.analysing.comes_between();
        let mut acts = self.taken(at, line);
        if awaited && self.analysing.is_waiting() {
            // The answer that is awaited does not cut it off.
            in_full(&mut acts);
        }
        acts
    }

    fn taken(&mut self, at: At, line: &str) -> Vec<Act> {
        let mut acts = vec![Act::Out(Output::Hush)];
        let stopped = self.place.activity.stops_moves();
        let line = self.teller().reader().without_mark(line.trim());
        let line = match self.teller().reader().as_it_looks(line) {
            Ok((line, told)) => {
                acts.extend(told.map(Act::say));
                line
            }
            Err(unreadable) => {
                acts.push(Act::say(unreadable));
                return acts;
            }
        };
        let line = line.trim();
        let stops = self.teller().reader().says_stop(line);
        if stops && self.analysing.is_waiting() {
            let stopped = self.analysing.stop(&self.manner);
            acts.extend(self.carry_out(at, stopped));
            return acts;
        }
        let line = if stopped && (stops || line.is_empty()) { "pause" } else { line };
        if self.teller().reader().gives_up(line) {
            acts.extend(self.place.pending.lapse(&self.manner));
        }
        self.manner.heard.typed = self.teller().reader().called(line);
        let answer = self.teller().requests().answers(at, line);
        let is_answer = matches!(answer, Answered::By(_));
        let wanted = match answer {
            Answered::By(wanted) => wanted,
            Answered::NotAtAll { closes } => {
                if closes {
                    self.place.pending.close();
                }
                let numbered = self.place.pending.numbered();
                let begun = self.place.pending.begun();
                let lines = self.teller().lines();
                let wanted = match lines.rest_of(at, line, begun) {
                    Some(wanted) => wanted,
                    None => lines.command_or_move(at, line, numbered),
                };
                match self.teller().reader().asked_anew(line, &wanted) {
                    Anew::Asked => {}
                    Anew::Done => drop(self.place.pending.close()),
                    Anew::Refused => acts.extend(self.place.pending.lapse(&self.manner)),
                }
                wanted
            }
        };
        acts.extend(self.carry_out(at, wanted));
        let is_open = self.place.pending.is_asking() && is_answer;
        if !is_open && !self.finding.is_waiting() {
            let again = self.teller().requests().asks_again();
            acts.extend(self.carry_out(at, again));
        }
        if stopped && self.place.activity.is_elsewhere() && self.place.activity.deadline().is_none()
        {
            acts.push(self.manner.said("auto-stopped", &[]));
        }
        acts
    }
}

impl Lines<'_> {
    /// What a line wants that is the rest of the command before it: `claim`, and then `threefold`. A command
    /// and a move are what they are.
    fn rest_of(&self, at: At, line: &str, begun: Option<Command>) -> Option<Vec<Intent>> {
        let takes = |command: &Command| command.spec().argument != Argument::None;
        let command = begun.filter(|_| !line.is_empty()).filter(takes)?;
        let reader = self.teller().reader();
        let is_other = reader.is_command(line) || reader.is_read(line);
        let is_rest = !is_other && !reader.is_answer(line) && !reader.is_refusal(line);
        is_rest.then(|| self.teller().requests().request(at, command, line))
    }

    /// What a line wants that answers nothing. `numbered`: what a number alone asks for.
    fn command_or_move(&self, at: At, line: &str, numbered: Option<Command>) -> Vec<Intent> {
        let stops = || self.teller().requests().stopped(line);
        if let Some(wanted) = self.in_exercise(line).or_else(stops) {
            return wanted;
        }
        if line.is_empty() && self.place.activity.is_elsewhere() {
            return vec![Intent::Activity(Change::Study(Study::Next, String::new()))];
        }
        let is_number = !line.is_empty() && line.bytes().all(|byte| byte.is_ascii_digit());
        if let Some(command) = numbered.filter(|_| is_number) {
            // The list is still there for the next number.
            let again = Intent::Open(Open::Numbers(command));
            let wanted = self.teller().requests().request(at, command, line);
            return [again].into_iter().chain(wanted).collect();
        }
        let Some((command, about)) = self.teller().reader().command(line) else {
            let wants = || Some(all([self.manner.told_lines(vec![self.answer_wanted()?])]));
            let flag = self.teller().requests().flag_called(line);
            let unknown = flag.or_else(|| self.teller().no_such_command(line).map(all));
            return unknown.or_else(wants).unwrap_or_else(|| self.entry(line));
        };
        let rest = &*about;
        // `knight f3` is a move in words before it is the question of the same name, which a stroke
        // before it always asks, and a name that is no piece.
        let is_in_words =
            command == Command::Knight && self.manner.understands().begins_a_move(line);
        if self.place.activity.is_from_memory() && command.asks_position() {
            let drill = self.place.activity.practised();
            if is_in_words && drill.is_some_and(Exercise::asks_moves) {
                return self.entry(line);
            }
            return said(self.manner.said("drill-from-memory", &[]));
        }
        if let Some(wanted) = is_in_words.then(|| self.knight_to_move(line, rest)).flatten() {
            return wanted;
        }
        let word = line.split_whitespace().next().unwrap_or_default();
        if command == Command::Knight && self.teller().is_refused_move(line) {
            return all(self.teller().may_move());
        }
        let questions = self.teller().questions();
        let answer = questions.answer(at, command, rest);
        // A letter that asks nothing here may be a piece or a file: `p e4`, `s f3`.
        if let Some(Err(_)) = answer
            && let Some(wanted) = self.lettered_move(word, command, line)
        {
            return wanted;
        }
        match self.asks(at, command, rest, answer.as_ref()) {
            Ok(recorded) => all(recorded)
                .into_iter()
                .chain(self.answer_or_request(at, command, rest, answer))
                .collect(),
            Err(refused) => all(refused),
        }
    }

    /// What a line is for the exercise that is done, if it is an answer to it or asks for the question.
    fn in_exercise(&self, line: &str) -> Option<Vec<Intent>> {
        let practised = self.place.activity.practised()?;
        let command = || self.teller().reader().command(line).map(|(command, _)| command);
        let is_again = || line.is_empty() || command() == Some(Command::Repeat);
        if practised.counts_repeats() && is_again() {
            return Some(vec![Intent::Activity(Change::Again)]);
        }
        if line.is_empty() && !practised.is_over() {
            return Some(all(self.place.activity.asked(self.manner)));
        }
        let (understands, narrator) = (self.manner.understands(), &self.manner.narrator);
        if let Some(given) = practised.given(line, understands, narrator) {
            return Some(vec![Intent::Activity(Change::Solve(given))]);
        }
        let Listed { moves, wrong } = practised.listed(line, understands, narrator)?;
        let wrong = wrong.map(|wrong| Intent::Enter(Err(wrong), line.to_owned()));
        let solves = || Intent::Activity(Change::Solve(OfExercise::Moves(moves.clone())));
        let right = (!moves.is_empty()).then(solves);
        Some(wrong.into_iter().chain(right).collect())
    }

    /// What kind of answer the exercise wants, where that is no move.
    fn answer_wanted(&self) -> Option<Vec<Span>> {
        self.place.activity.practised()?.wants(&self.manner.narrator)
    }

    /// What a knight's move in words does: it is made now, or kept for later. `None` where it can only
    /// be the question.
    fn knight_to_move(&self, line: &str, rest: &str) -> Option<Vec<Intent>> {
        if self.teller().may_move().is_none() {
            // Nor is the question asked where its answer is withheld.
            if !rest.is_empty() || self.place.withholds(Aid::PositionReadout) {
                return Some(self.knight(line, rest));
            }
        }
        let ahead = || self.teller().reader().moves_ahead(line).then(|| self.entry(line));
        self.teller().moves().premoves_knight(line).or_else(ahead)
    }

    /// A move of a knight in words. Where it is none, how the question is asked is told as well.
    fn knight(&self, line: &str, rest: &str) -> Vec<Intent> {
        let named = self.manner.understands().squares_in(rest).unwrap_or_default();
        let legal = self.manner.understands().reading(line, self.place.here()).is_ok();
        let mut wanted = self.entry(line);
        if let [square] = named[..]
            && !legal
            && !self.place.withholds(Aid::PositionReadout)
        {
            let square = Value::Text(square.to_string());
            wanted.push(self.manner.said("entry-knight", &[("square", square)]).into());
        }
        wanted
    }

    fn answer_or_request(
        &self,
        at: At,
        command: Command,
        rest: &str,
        answer: Option<Result<Utterance, Utterance>>,
    ) -> Vec<Intent> {
        let questions = self.teller().questions();
        if let Some(form) =
            self.manner.understands().without_keep(rest).filter(|_| command == Command::Braille)
        {
            return questions.keeps_page(at, &form);
        }
        if let Some(sheet) = self.teller().moves().reads_sheet(command, rest) {
            return vec![Intent::Tell(vec![sheet])];
        }
        match answer {
            Some(Ok(answer)) => {
                let tone = tones::of_question(command, rest).map(Act::tone);
                let answered = questions.answered(command, answer);
                vec![Intent::Tell(tone.into_iter().chain(answered).collect())]
            }
            Some(Err(wrong)) => said(Act::say(wrong)),
            None => self.teller().requests().request(at, command, rest),
        }
    }

    /// A move whose piece is named by the letter of a command, be it legal or not.
    fn lettered_move(&self, word: &str, command: Command, line: &str) -> Option<Vec<Intent>> {
        if self.teller().may_move().is_some() || !command.spec().also.contains(&word) {
            return None;
        }
        let read = self.manner.understands().reading(line, self.place.here());
        let is_move = matches!(read, Ok(_) | Err(NotRead::Illegal(_) | NotRead::Ambiguous(_)));
        is_move.then(|| self.entry(line))
    }

    /// A line that is no command: a move, one to be sealed, or a word that answers something else.
    pub(super) fn entry(&self, line: &str) -> Vec<Intent> {
        let (requests, reader) = (self.teller().requests(), self.teller().reader());
        if let Some(asked) = requests.offer_builtin_again() {
            return asked;
        }
        if reader.answers_offer(line) {
            return said(self.manner.said("seat-answer-offer", &[]));
        }
        if self.place.has_to_seal() && !line.is_empty() {
            return self.teller().moves().seals(line);
        }
        let read = self.manner.understands().reading(line, self.place.here());
        let read = read.map_err(|wrong| reader.or_misspelt(line, wrong));
        if let Some(late) = self.teller().repeats_late(line, &read) {
            return said(late);
        }
        // Whoever moves waits for no boards.
        let goes_on = read.is_ok().then_some(Intent::Boards(OnBoards::WaitNoMore));
        goes_on.into_iter().chain([Intent::Type(read, line.to_owned())]).collect()
    }

    /// What a line is that was read so: a move, or one for when the turn comes.
    pub(super) fn typed(&self, read: Result<Move, NotRead>, line: &str) -> Vec<Intent> {
        let moves = self.teller().moves();
        if let Some(wanted) = self.typed_while_halted(&read, line) {
            return wanted;
        }
        if line.is_empty()
            && let Some(dropped) = moves.drop_premove()
        {
            return dropped;
        }
        let Some(refused) = self.teller().may_move().filter(|_| !line.is_empty()) else {
            return moves.typed(read, line);
        };
        match (moves.premoves(line), read) {
            (Some(kept), _) => kept,
            (None, _) if let Some(answered) = moves.answers_unpressed(line) => answered,
            // A slip of the fingers is told even where no move is awaited.
            (None, Err(slip @ NotRead::UnknownWord(_))) if !self.place.occasion.is_match() => {
                vec![Intent::Enter(Err(slip), line.to_owned())]
            }
            (None, _) => said(refused),
        }
    }
}

impl Moves<'_> {
    /// A move is typed: it may repeat one that is not legal, or be announced where nobody may be told
    /// whether it is.
    fn typed(&self, read: Result<Move, NotRead>, line: &str) -> Vec<Intent> {
        if let Some(repeated) = self.repeats_illegal(line) {
            return vec![repeated];
        }
        let not_read = read.as_ref().err();
        let blindly =
            not_read.and_then(|not_read| self.announced_blindly(line, Purpose::Enter, not_read));
        blindly.unwrap_or_else(|| vec![Intent::Enter(read, line.to_owned())])
    }

    /// Whether it is a move of the other side, where both sides type here.
    fn is_of_other_side(&self, words: &str) -> bool {
        let both = self.place.side().is_none() && self.place.repeats().is_none();
        let other = || self.place.game.position().clone().swap_turn().ok();
        both && other()
            .is_some_and(|other| self.manner.understands().reading(words, &other).is_ok())
    }

    /// What becomes of a move that was typed, or named by its piece and its square.
    pub(super) fn entered(&self, at: At, read: Result<Move, NotRead>, words: &str) -> Vec<Intent> {
        let practised = self.place.activity.practised();
        match read {
            // A move of a position that was not told yet.
            Err(_) if practised.is_some_and(|it| !it.is_ready()) => {
                all(self.place.activity.asked(self.manner))
            }
            // Why a move is not legal would tell of the pieces.
            Err(NotRead::Illegal(_)) if self.place.activity.is_from_memory() => {
                said(self.manner.said("lesson-wrong-move", &[]))
            }
            Err(NotRead::Ambiguous(moves)) if self.place.activity.practised().is_some() => {
                self.teller().requests().choose(moves, Purpose::Enter)
            }
            Err(not_read) if self.place.activity.is_elsewhere() => {
                all(self.teller().not_read(&not_read))
            }
            Ok(mv) => self.names(Purpose::Enter, mv),
            // What must be typed first stands on a board that is gone.
            Err(NotRead::Illegal(why)) if self.place.is_left_on_board() => {
                all(self.teller().not_read(&NotRead::Illegal(why)))
            }
            Err(NotRead::Illegal(_)) if self.is_of_other_side(words) => {
                let color = self.manner.narrator.color(self.place.game.position().turn());
                let turn = self.manner.said("entry-other-side", &[("color", color)]);
                all(vec![Act::tone(Tone::Illegal), turn])
            }
            Err(not_read) if let Some(refused) = self.stands_announced(&not_read) => all(refused),
            Err(NotRead::Ambiguous(moves)) => match self.place.repeated(&moves) {
                Some(mv) => self.names(Purpose::Enter, mv),
                None => self.teller().requests().choose(moves, Purpose::Enter),
            },
            Err(NotRead::Illegal(illegal)) => self
                .repeats_wrongly(at, words)
                .unwrap_or_else(|| all(self.unclear(at, words, &NotRead::Illegal(illegal)))),
            Err(NotRead::UnknownWord(word)) if self.teller().reader().is_answer(&word) => self
                .teller()
                .requests()
                .while_running(|| said(self.manner.said("entry-no-question", &[]))),
            Err(not_read) => {
                let mut acts = self.teller().not_read(&not_read);
                if self.place.repeats().is_some() {
                    acts.extend(self.teller().stage_said());
                }
                all(acts)
            }
        }
    }
}

impl Teller<'_> {
    /// Whether a knight's move is typed at a seat while no move can be made there. Where its question is
    /// not allowed, that is no question.
    fn is_refused_move(&self, line: &str) -> bool {
        let withheld = self.place.occasion.is_match() && self.place.withholds(Aid::PositionReadout);
        let is_move = || {
            let read = self.manner.understands().reading(line, self.place.here());
            matches!(read, Ok(_) | Err(NotRead::Illegal(_) | NotRead::Ambiguous(_)))
        };
        withheld && !line.starts_with('/') && self.may_move().is_some() && is_move()
    }

    /// What is said of a line that a slash calls a command and that is none; a move is not made by it.
    fn no_such_command(&self, line: &str) -> Option<Vec<Act>> {
        let bare = line.strip_prefix('/')?;
        let word = bare.split_whitespace().next()?;
        if self.reader().is_read(bare) {
            return Some(vec![self.manner.said("entry-slash", &[("text", quoted(bare).into())])]);
        }
        let commands = self.reader().commands();
        Some(vec![Act::say(self.manner.narrator.entries().not_known(
            "no-command",
            word,
            &commands,
        ))])
    }

    /// What is said of the words of the move that was just made: they are a repetition that comes late,
    /// and no move of his who hears it.
    fn repeats_late(&self, line: &str, read: &Result<Move, NotRead>) -> Option<Act> {
        let mine = Some(self.place.game.position().turn()) == self.place.side();
        let begun = self.place.game.announced().is_some() || self.place.game.named().is_some();
        let may = self.place.may_announce()
            && self.may_move().is_none()
            && self.place.repeats().is_none();
        if !mine || !may || begun || matches!(read, Ok(_) | Err(NotRead::Ambiguous(_))) {
            return None;
        }
        let last = self.place.game.made().last()?;
        let same = match self.manner.understands().reading(line, &last.before) {
            Ok(mv) => mv == last.mv,
            Err(NotRead::Ambiguous(moves)) => moves.contains(&last.mv),
            // One that is not legal and stands is repeated like any other.
            Err(_) => {
                !last.before.is_legal(last.mv) && self.manner.understands().means(line, last.mv)
            }
        };
        let repeat = self.place.game.rules().announcing.repeats();
        same.then(|| {
            self.manner.said(if repeat { "repeated-already" } else { "move-of-opponent" }, &[])
        })
    }

    /// Whether the words after `repeat` are those of the move that was just made.
    pub(super) fn says_last_again(&self, line: &str) -> Option<Act> {
        let read = self.manner.understands().reading(line, self.place.here());
        self.repeats_late(line, &read)
    }

    /// Why no move can be entered now, if none can.
    pub(super) fn may_move(&self) -> Option<Act> {
        if self.place.activity.is_elsewhere() {
            return None;
        }
        let turn = self.place.game.position().turn();
        if !self.place.game.is_running() {
            let waits = self.opponent.engine_waits(self.place, self.manner);
            let halted = || self.halted_said();
            return waits
                .or_else(halted)
                .or_else(|| self.refused(self.place.why_not_running()).pop());
        }
        let color = [("color", self.manner.narrator.color(turn))];
        let waits = !self.place.is_here(turn) && self.place.repeats().is_none();
        let id = if self.place.occasion.is_match() {
            "seat-not-your-turn"
        } else {
            "entry-not-your-turn"
        };
        waits.then(|| self.manner.said(id, &color))
    }

    /// Says why a text is no move.
    pub(super) fn not_read(&self, not_read: &NotRead) -> Vec<Act> {
        if let Some(unexplained) = self.unexplained(not_read) {
            return vec![unexplained];
        }
        let at_home = !self.place.occasion.is_match();
        let is_over = self.place.game.outcome().is_some() && !self.place.activity.is_elsewhere();
        if *not_read == NotRead::Empty && at_home && is_over {
            return self.refused(Refusal::GameOver);
        }
        let mut acts: Vec<Act> = tones::of_not_read(not_read).map(Act::tone).into_iter().collect();
        let illegal = matches!(not_read, NotRead::Illegal(_)) && self.place.is_left_on_board();
        if let Some(stood) = self.stood_unpressed().filter(|_| illegal) {
            acts.push(stood);
            return acts;
        }
        let narrator = &self.manner.narrator;
        acts.push(Act::say(match not_read {
            NotRead::UnknownWord(word) if at_home && self.reader().is_colour(word) => {
                let new = narrator.talk.command_name(Command::New).into();
                let values = [("new", new), ("color", quoted(word).into())];
                narrator.say(Priority::Answer, "entry-colour", &values)
            }
            NotRead::UnknownWord(word) => {
                narrator.entries().not_known("entry-unknown", word, &self.reader().commands())
            }
            NotRead::Illegal(Illegal::NoCastlingRight(side)) if self.place.began_without(*side) => {
                narrator.say(Priority::Answer, "illegal-castling-never", &[])
            }
            NotRead::Empty
            | NotRead::NoMove
            | NotRead::NoPiece(_)
            | NotRead::TakesWhat
            | NotRead::TwoMoves(_)
            | NotRead::Ambiguous(_)
            | NotRead::Illegal(_) => narrator.entries().not_read(not_read),
        }));
        acts
    }
}
