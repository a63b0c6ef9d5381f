//! What the words of a line name: a command, a colour, an answer.

#![deny(clippy::wildcard_enum_match_arm)]

use std::borrow::Cow;

use shakmaty::{Position, Square};

use crate::app::session::Place;
use crate::app::session::activity::Activity;
use crate::app::session::teller::Reader;
use crate::command::{Argument, Command, Spec};
use crate::laws::TimeControl;
use crate::notation::{NotRead, figurine};
use crate::understanding::Understanding;
use crate::voices::narrate::quoted;
use crate::voices::split_name;
use crate::voices::voice::Word;

impl Reader<'_> {
    /// Whether a line begins with the name of a command.
    pub(super) fn is_command(&self, line: &str) -> bool {
        self.command(line).is_some()
    }

    /// The command whose name a line begins with.
    pub(super) fn command_named(&self, line: &str) -> Option<Command> {
        self.command(line).map(|(command, _)| command)
    }

    /// The command that a line is, and the name by which it begins; none where it is asked for in other words.
    pub(super) fn called(&self, line: &str) -> Option<(Command, String)> {
        let command = self.command_named(line)?;
        if self.goes_on(line) {
            return Some((command, quoted(line)));
        }
        let (talk, understands) = (&self.manner.narrator.talk, self.manner.understands());
        let (name, _) = split_name(line, |name| talk.command(name));
        let own = talk.command(name).or_else(|| self.manner.narrator.moves.command(name));
        let named = own.or_else(|| understands.choice(name, line).map(|(command, _)| command));
        let named = named.or_else(|| understands.command_in_any(name));
        (named == Some(command)).then(|| (command, quoted(name.trim_start_matches('/'))))
    }

    /// The command that a line is, and what it is about.
    pub(super) fn command<'a>(&self, line: &'a str) -> Option<(Command, Cow<'a, str>)> {
        let (command, rest) = match self.command_and_rest(line)? {
            // `where is the king's rook` asks for one piece.
            (Command::Pieces, rest) if let Some(square) = self.of_a_wing(rest) => {
                return Some((Command::Board, square.to_string().into()));
            }
            // `what is e4` asks what stands there.
            (Command::Help, rest) if self.manner.understands().square(rest).is_some() => {
                (Command::Board, rest)
            }
            other => other,
        };
        Some((command, self.about(command, rest).unwrap_or(rest.into())))
    }

    /// What a question is about, as its command takes it: pieces by the letter that stands for them, and
    /// the square of a piece that there is only one of.
    fn about(&self, command: Command, rest: &str) -> Option<Cow<'static, str>> {
        let understands = self.manner.understands();
        let meant = || understands.pieces_meant(rest, self.place.asker());
        let Spec { argument, .. } = command.spec();
        if argument == Argument::Piece && rest.chars().nth(1).is_some() {
            return meant().map(|(color, roles)| figurine::signs(color, &roles).into());
        }
        let asks_square = matches!(argument, Argument::Square | Argument::MaybeSquare);
        if !asks_square || !command.asks_position() || understands.squares_in(rest).is_some() {
            return None;
        }
        let only = || {
            if let Some(square) = self.of_a_wing(rest) {
                return Some(square.to_string());
            }
            let (color, roles) = meant()?;
            let [role] = roles[..] else { return None };
            let pieces = self.place.here().board().by_piece(role.of(color));
            pieces.single_square().map(|square| square.to_string())
        };
        understands.squares_of(rest).or_else(only).map(Cow::from)
    }

    /// Where the piece stands that is named by its wing, if the position tells it.
    fn of_a_wing(&self, rest: &str) -> Option<Square> {
        let understands = self.manner.understands();
        let named = understands.of_a_wing(rest)?;
        let (color, _) = understands.pieces_meant(rest, self.place.asker())?;
        named.squares(self.place.here(), color).single_square()
    }

    /// What a word of aborting asks for: whoever aborts an exercise begins no other game.
    pub(super) fn aborted(&self, line: &str) -> Option<Command> {
        let practised = self.place.activity.practised().is_some();
        let command = if practised { Command::Close } else { Command::New };
        (self.manner.narrator.talk.word(line) == Some(Word::Abort)).then_some(command)
    }

    fn command_and_rest<'a>(&self, line: &'a str) -> Option<(Command, &'a str)> {
        let narrator = &self.manner.narrator;
        let own = |name: &str| narrator.talk.command(name);
        let (word, rest) = split_name(line, own);
        if self.goes_on(line) {
            return Some((
                if self.place.is_played() && !self.place.is_halted() {
                    Command::Turn
                } else {
                    Command::Resume
                },
                "",
            ));
        }
        // A name alone is no question, and phrases are read when one may be.
        let is_name = rest.is_empty() && own(word).is_some();
        // Where no piece is named, it is no question about pieces.
        let is_asked = |(command, about): &(Command, &str)| {
            *command != Command::Pieces || self.about(*command, about).is_some()
        };
        let asked = (!is_name).then(|| narrator.talk.asked(line)).flatten().filter(is_asked);
        if asked.is_some() {
            return asked;
        }
        // `line by line` is no line of an engine.
        let face = self.manner.understands().face(line).filter(|_| !rest.is_empty());
        if face.is_some() {
            return face;
        }
        let command = narrator.talk.command(word).or_else(|| narrator.moves.command(word));
        let Some(command) = command else {
            if let Some(command) = self.aborted(line) {
                return Some((command, ""));
            }
            let other = || Some((self.manner.understands().command_in_any(word)?, rest.trim()));
            return self.manner.understands().choice(word, line).or_else(other);
        };
        let rest = rest.trim();
        // `o o` is no opponent.
        if Understanding::is_castling(line) {
            return None;
        }
        // `take back`, `take my move back`, `nimm zurück`, `Zug zurück`.
        let is_back = |word: &str| {
            let named = narrator.talk.command(word);
            matches!(named, Some(Command::Takeback | Command::Previous)) && word.len() > 1
        };
        if matches!(command, Command::Take | Command::Turn) && rest.split_whitespace().any(is_back)
        {
            return Some((Command::Takeback, ""));
        }
        // `clock 10+5` asks for no time, but for another clock.
        if command == Command::Clock && !self.place.occasion.is_match() && is_control(rest) {
            return Some((Command::Set, line));
        }
        // `where am I`. In a game that is played, whose turn it is answers it.
        if command == Command::Where {
            let here =
                if self.place.activity.is_elsewhere() { Command::Where } else { Command::Turn };
            let asks_pieces = self.about(Command::Pieces, rest).is_some();
            return Some(if asks_pieces { (Command::Pieces, rest) } else { (here, "") });
        }
        Some((command, rest))
    }

    /// Whether a line is a word that closes what is open, and is no name of a command: `stop`.
    pub(super) fn says_stop(&self, line: &str) -> bool {
        let talk = &self.manner.narrator.talk;
        let closes = talk.asked(line).is_some_and(|(command, _)| command == Command::Close);
        closes && !line.contains(' ') && talk.command(line).is_none()
    }

    /// Whether a line asks to go on: with the game that was left, or with the one that waits. In a game
    /// that is gone through, the same word may ask for its next move.
    fn goes_on(&self, line: &str) -> bool {
        let talk = &self.manner.narrator.talk;
        let is_next = || self.place.activity.is_elsewhere() && talk.command(line).is_some();
        talk.word(line) == Some(Word::GoOn) && !is_next()
    }

    /// Letters that make no move are an unknown word where they are nearly a known one.
    pub(super) fn or_misspelt(&self, line: &str, wrong: NotRead) -> NotRead {
        let word = line.split_whitespace().next().unwrap_or_default();
        let near = || self.manner.narrator.entries().nearest(word, &self.commands());
        let is_known = self.manner.understands().begins_a_move(word);
        let is_word = word.chars().all(char::is_alphabetic);
        let misspelt = wrong == NotRead::NoMove && is_word && !is_known;
        if misspelt && near().is_some() { NotRead::UnknownWord(word.to_owned()) } else { wrong }
    }

    /// Whether a line is yes or no to the opponent's offer, which is answered by other words: one that
    /// is said too often would end a game.
    pub(super) fn answers_offer(&self, line: &str) -> bool {
        let word = self.manner.narrator.talk.word(line);
        let of_opponent =
            self.place.occasion.is_match() && self.place.game.offer() == Some(!self.place.me());
        // Two people share the keyboard: either may have said it.
        let offered =
            of_opponent || self.place.side().is_none() && self.place.game.offer().is_some();
        offered && matches!(word, Some(Word::Yes | Word::No))
    }

    pub(super) fn is_colour(&self, word: &str) -> bool {
        matches!(self.manner.narrator.talk.word(word), Some(Word::White | Word::Black))
    }

    /// Whether a word would answer a question, if one were open.
    pub(super) fn is_answer(&self, word: &str) -> bool {
        self.manner.understands().yes_or_no(word).is_some()
    }
}

impl Place {
    /// Whether its own game is under way, and nothing else is done.
    fn is_played(&self) -> bool {
        matches!(self.activity, Activity::Playing) && self.is_left_unfinished()
    }
}

/// Whether a text is the time of a game.
fn is_control(text: &str) -> bool {
    text.parse::<TimeControl>().is_ok()
}
