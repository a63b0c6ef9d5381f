//! A typed line: the answer to an open question, a command, or a move.

use shakmaty::{Move, Position};

use crate::app::order::Output;
use crate::app::session::dialog::Intent;
use crate::app::session::{Act, Manner, Place, Session, tones};
use crate::command::{Command, Study};
use crate::config::Key;
use crate::laws::{At, Refusal};
use crate::notation::NotRead;
use crate::table::Aid;
use crate::voices::narrate::quoted;
use crate::voices::voice::Word;
use crate::voices::{Utterance, Value};

impl Session {
    /// Handles a line. Whatever is being said stops: the player has gone on.
    pub(super) fn line(&mut self, at: At, line: &str) -> Vec<Act> {
        let mut acts = vec![Act::Out(Output::Hush)];
        let stopped = self.activity.stops_moves();
        let line = match self.as_it_looks(line) {
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
        let line = if stopped && line.is_empty() { "pause" } else { line };
        acts.extend(self.gives_up(line));
        let answered = self.answer_dialog(at, line);
        let is_no_answer = answered.is_none();
        acts.extend(answered.unwrap_or_else(|| self.command_or_move(at, line)));
        if is_no_answer || !self.pending.is_asking() {
            acts.extend(self.asks_again());
        }
        if stopped && self.activity.is_reviewing() && self.activity.deadline().is_none() {
            acts.push(self.said("auto-stopped", &[]));
        }
        acts
    }

    /// Stops what is being said, and moves that come by themselves.
    pub(super) fn interrupted(&mut self) -> Vec<Act> {
        let mut acts = vec![Act::Out(Output::Hush)];
        if self.activity.stops_moves() {
            acts.push(self.printed("auto-stopped", &[]));
        }
        acts
    }

    fn command_or_move(&mut self, at: At, line: &str) -> Vec<Act> {
        let numbered = self.pending.numbered();
        if line.is_empty() && self.activity.is_reviewing() {
            return self.handle_review(at, Study::Next, line);
        }
        let is_number = !line.is_empty() && line.bytes().all(|byte| byte.is_ascii_digit());
        if let Some(command) = numbered.filter(|_| is_number) {
            return self.request(at, command, line);
        }
        let Some((command, rest)) = self.command(line) else {
            return self.no_such_command(line).unwrap_or_else(|| self.entry(at, line));
        };
        // `knight f3` is a move in words before it is the question of the same name, which a stroke
        // before it always asks.
        if command == Command::Knight && !line.starts_with('/') && self.may_move().is_none() {
            // Nor is the question asked where its answer is withheld.
            if !rest.is_empty() || self.withholds(Aid::PositionReadout) {
                return self.knight(at, line, rest);
            }
        }
        if command == Command::Knight
            && !line.starts_with('/')
            && let Some(kept) = self.premoves_knight(line)
        {
            return kept;
        }
        let word = line.split_whitespace().next().unwrap_or_default();
        if command == Command::Knight && !line.starts_with('/') && self.moves_ahead(line) {
            return self.entry(at, line);
        }
        if command == Command::Knight && self.is_refused_move(line) {
            return self.may_move().into_iter().collect();
        }
        let answer = self.with_asker(at, |asker| asker.answer(command, rest));
        // A letter that asks nothing here may be a piece or a file: `p e4`, `s f3`.
        if let Some(Err(_)) = answer
            && let Some(acts) = self.lettered_move(at, word, command, line)
        {
            return acts;
        }
        let rest = rest.to_owned();
        let repeats = command == Command::Repeat && !rest.is_empty();
        let mut acts = match self.asks_by(at, command, &rest) {
            _ if repeats => Vec::new(),
            Ok(recorded) => recorded,
            Err(refused) => return refused,
        };
        acts.extend(self.answer_or_request(at, command, &rest, answer));
        acts
    }

    /// Whether a knight's move is typed at a seat while no move can be made there. Where its question is
    /// not allowed, that is no question.
    fn is_refused_move(&self, line: &str) -> bool {
        let withheld = self.place.occasion.is_match() && self.withholds(Aid::PositionReadout);
        let is_move = || {
            let read = self.manner.reading(line, self.here());
            matches!(read, Ok(_) | Err(NotRead::Illegal(_) | NotRead::Ambiguous(_)))
        };
        withheld && !line.starts_with('/') && self.may_move().is_some() && is_move()
    }

    /// What is said of a line that a slash calls a command and that is none; a move is not made by it.
    fn no_such_command(&self, line: &str) -> Option<Vec<Act>> {
        let bare = line.strip_prefix('/')?;
        let word = bare.split_whitespace().next()?;
        if self.is_read(bare) {
            return Some(vec![self.said("entry-slash", &[("text", quoted(bare).into())])]);
        }
        let unknown = self.manner.narrator.not_known("no-command", word, &self.names());
        Some(vec![Act::say(unknown)])
    }

    /// A move of a knight in words. Where it is none, how the question is asked is told as well.
    fn knight(&mut self, at: At, line: &str, rest: &str) -> Vec<Act> {
        let named = self.manner.squares_in(rest).unwrap_or_default();
        let legal = self.manner.reading(line, self.here()).is_ok();
        let mut acts = self.entry(at, line);
        if let [square] = named[..]
            && !legal
            && !self.withholds(Aid::PositionReadout)
        {
            let square = Value::Text(square.to_string());
            acts.push(self.said("entry-knight", &[("square", square)]));
        }
        acts
    }

    fn answer_or_request(
        &mut self,
        at: At,
        command: Command,
        rest: &str,
        answer: Option<Result<Utterance, Utterance>>,
    ) -> Vec<Act> {
        if let Some(form) = self.manner.without_keep(rest).filter(|_| command == Command::Braille) {
            return self.keep_page(at, &form);
        }
        if let Some(sheet) = self.reads_sheet(command, rest) {
            return sheet;
        }
        match answer {
            Some(Ok(answer)) => {
                let tone = tones::of_question(command, rest).map(Act::tone);
                tone.into_iter().chain(self.answered(command, answer)).collect()
            }
            Some(Err(wrong)) => vec![Act::say(wrong)],
            None => self.request(at, command, rest),
        }
    }

    /// A move whose piece is named by the letter of a command, be it legal or not.
    fn lettered_move(
        &mut self,
        at: At,
        word: &str,
        command: Command,
        line: &str,
    ) -> Option<Vec<Act>> {
        if self.may_move().is_some() || !command.spec().also.contains(&word) {
            return None;
        }
        let read = self.manner.reading(line, self.here());
        let is_move = matches!(read, Ok(_) | Err(NotRead::Illegal(_) | NotRead::Ambiguous(_)));
        is_move.then(|| self.entry(at, line))
    }

    /// Whether a line begins with the name of a command.
    pub(super) fn is_command(&self, line: &str) -> bool {
        self.command(line).is_some()
    }

    /// The command whose name a line begins with.
    pub(super) fn command_named(&self, line: &str) -> Option<Command> {
        self.command(line).map(|(command, _)| command)
    }

    fn command<'a>(&self, line: &'a str) -> Option<(Command, &'a str)> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let narrator = &self.manner.narrator;
        let command = narrator.talk.command(word).or_else(|| narrator.moves.command(word));
        let Some(command) = command else {
            let other = || Some((self.manner.command_in_any(word)?, rest.trim()));
            return self.manner.choice(word, line).or_else(other);
        };
        let rest = rest.trim();
        // `o o` castles, and a board is set up also in two words.
        if command == Command::Opponent && word == "o" && !rest.is_empty() {
            return None;
        }
        if command == Command::Set && rest.eq_ignore_ascii_case("up") {
            return Some((Command::SetUp, ""));
        }
        // `Ende` leaves the program, but is the end of a game that is gone through.
        if self.activity.is_reviewing() && narrator.talk.word(word) == Some(Word::End) {
            return Some((Command::End, rest));
        }
        // `where am I`. In a game that is played, whose turn it is answers it.
        if command == Command::Where {
            let here = if self.activity.is_reviewing() { Command::Where } else { Command::Turn };
            return Some((here, ""));
        }
        Some((command, rest))
    }

    pub(super) fn entry(&mut self, at: At, line: &str) -> Vec<Act> {
        if let Some(asked) = self.offer_again() {
            return asked;
        }
        if self.answers_offer(line) {
            return vec![self.said("seat-answer-offer", &[])];
        }
        if self.place.has_to_seal() && !line.is_empty() {
            return self.seals(at, line);
        }
        let read =
            self.manner.reading(line, self.here()).map_err(|wrong| self.or_misspelt(line, wrong));
        if let Some(late) = self.repeats_late(line, &read) {
            return vec![late];
        }
        let mut acts = if read.is_ok() { self.waits_no_more(at) } else { Vec::new() };
        if line.is_empty()
            && let Some(dropped) = self.drop_premove()
        {
            return dropped;
        }
        if let Some(refused) = self.may_move().filter(|_| !line.is_empty()) {
            if let Some(kept) = self.premoves(line) {
                return kept;
            }
            match read {
                // A slip of the fingers is told even where no move is awaited.
                Err(NotRead::UnknownWord(_)) if !self.place.occasion.is_match() => {
                    acts.extend(self.entered(at, read, line));
                }
                _ => acts.push(refused),
            }
            return acts;
        }
        if let Some(repeated) = self.repeats_illegal(at, line) {
            acts.extend(repeated);
            return acts;
        }
        let blindly = read
            .as_ref()
            .err()
            .and_then(|not_read| self.announced_blindly(at, line, Intent::Enter, not_read));
        acts.extend(blindly.unwrap_or_else(|| self.entered(at, read, line)));
        acts
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
        let same = match self.manner.reading(line, &last.before) {
            Ok(mv) => mv == last.mv,
            Err(NotRead::Ambiguous(moves)) => moves.contains(&last.mv),
            // One that is not legal and stands is repeated like any other.
            Err(_) => !last.before.is_legal(last.mv) && self.manner.means(line, last.mv),
        };
        let repeat = self.place.game.rules().announcing.repeats();
        same.then(|| self.said(if repeat { "repeated-already" } else { "move-of-opponent" }, &[]))
    }

    /// Whether the words after `repeat` are those of the move that was just made.
    pub(super) fn says_last_again(&self, line: &str) -> Option<Act> {
        let read = self.manner.reading(line, self.here());
        self.repeats_late(line, &read)
    }

    /// Letters that make no move are an unknown word where they are nearly a known one.
    fn or_misspelt(&self, line: &str, wrong: NotRead) -> NotRead {
        let word = line.split_whitespace().next().unwrap_or_default();
        let near = || self.manner.narrator.nearest(word, &self.names());
        let misspelt = wrong == NotRead::NoMove && word.chars().all(char::is_alphabetic);
        if misspelt && near().is_some() { NotRead::UnknownWord(word.to_owned()) } else { wrong }
    }

    /// Whether a line is yes or no to the opponent's offer, which is answered by other words: one that
    /// is said too often would end a game.
    fn answers_offer(&self, line: &str) -> bool {
        let word = self.manner.narrator.talk.word(line);
        let offered =
            self.place.occasion.is_match() && self.place.game.offer() == Some(!self.place.me());
        offered && matches!(word, Some(Word::Yes | Word::No))
    }

    /// Whether a word would answer a question, if one were open.
    fn is_answer(&self, word: &str) -> bool {
        self.manner.yes_or_no(word).is_some()
    }

    /// What becomes of a move that was typed, or named by its man and its square.
    pub(super) fn entered(&mut self, at: At, read: Result<Move, NotRead>, words: &str) -> Vec<Act> {
        if let Some(acts) = self.tried(&read) {
            return acts;
        }
        match read {
            Ok(mv) => self.enter(at, mv),
            Err(NotRead::Ambiguous(moves)) => match self.place.repeated(&moves) {
                Some(mv) => self.enter(at, mv),
                None => self.choose(moves, Intent::Enter),
            },
            Err(NotRead::Illegal(illegal)) => self
                .repeats_wrongly(at, words)
                .unwrap_or_else(|| self.unclear(at, words, &NotRead::Illegal(illegal))),
            Err(NotRead::UnknownWord(word)) if self.is_answer(&word) => {
                vec![self.said("entry-no-question", &[])]
            }
            Err(not_read) => {
                let mut acts = self.not_read(&not_read);
                if self.place.repeats().is_some() {
                    acts.extend(self.where_it_stands());
                }
                acts
            }
        }
    }

    /// Why no move can be entered now, if none can.
    pub(super) fn may_move(&self) -> Option<Act> {
        if self.activity.is_reviewing() {
            return None;
        }
        let turn = self.place.game.position().turn();
        if !self.place.game.is_running() {
            let waits = self.engine_waits();
            return waits.or_else(|| self.refused(self.place.why_not_running()).pop());
        }
        let color = [("color", self.manner.narrator.color(turn))];
        let waits = !self.place.is_here(turn) && self.place.repeats().is_none();
        let id = if self.place.occasion.is_match() {
            "seat-not-your-turn"
        } else {
            "entry-not-your-turn"
        };
        waits.then(|| self.said(id, &color))
    }

    /// Says why a text is no move.
    pub(super) fn not_read(&self, not_read: &NotRead) -> Vec<Act> {
        if let Some(unexplained) = self.unexplained(not_read) {
            return vec![unexplained];
        }
        let mut acts: Vec<Act> = tones::of_not_read(not_read).map(Act::tone).into_iter().collect();
        let narrator = &self.manner.narrator;
        acts.push(Act::say(match not_read {
            NotRead::UnknownWord(word) => narrator.not_known("entry-unknown", word, &self.names()),
            not_read => narrator.not_read(not_read),
        }));
        acts
    }

    /// Makes a move of the player, or repeats that of the opponent.
    fn enter(&mut self, at: At, mv: Move) -> Vec<Act> {
        match self.tried(&Ok(mv)) {
            Some(acts) => acts,
            None => self.carry_out(at, Intent::Enter, mv),
        }
    }
}

impl Place {
    /// Whether the game is over or only stands.
    pub(super) fn why_not_running(&self) -> Refusal {
        let goes_on = self.game.is_adjourned() || self.game.is_paused() || self.game.is_new();
        if goes_on { Refusal::NotRunning } else { Refusal::GameOver }
    }
}

impl Manner {
    /// The command that a line is which begins with what can be set or chosen.
    fn choice<'a>(&self, word: &str, line: &'a str) -> Option<(Command, &'a str)> {
        let narrator = &self.narrator;
        let voices = [&narrator.talk, &narrator.moves];
        if voices.iter().any(|voice| voice.word(word) == Some(Word::Chess960)) {
            return Some((Command::New, line));
        }
        match self.setting_named(word)? {
            // Who asks for the time means that on the clock.
            Key::Time if word == line => Some((Command::Clock, "")),
            _ => Some((Command::Set, line)),
        }
    }
}
