//! The command that a line asks for: by its name, by a phrase of a voice, or by what it is about.
//!
//! It is looked up once for a line. Whoever does something with the command is handed what was found.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Color, Position as _, Square};

use crate::about::About;
use crate::command::desk::DeskCommand;
use crate::command::{Argument, Command, Spec};
use crate::laws::{Position, TimeControl};
use crate::understanding::Understanding;
use crate::understanding::arguments::{of_squares, takes_any_words};
use crate::voices::narrate::quoted;
use crate::voices::notions::{Notion, Notions};
use crate::voices::voice::Word;

/// What the words of a line depend on besides the voices.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Context<'a> {
    /// The position in which squares and pieces are meant.
    pub(crate) position: &'a Position,
    /// Whose pieces are meant where nobody says so.
    pub(crate) asker: Color,
    /// What the place is doing.
    pub(crate) doing: Doing,
    /// Whether it is a seat of a match.
    pub(crate) is_match: bool,
}

/// What a place is doing, as far as words depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Doing {
    /// Its game has begun, is not over, and no clock waits for the player.
    Playing,
    /// Its game is new, over, left, or waits for him.
    Waiting,
    /// A game is gone through.
    Studying,
    /// Something is practised.
    Practising,
}

impl Doing {
    /// Whether what is typed is not about the game that is played.
    pub(crate) const fn is_elsewhere(self) -> bool {
        matches!(self, Self::Studying | Self::Practising)
    }
}

/// The command that a line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Invoked {
    pub(crate) command: Command,
    /// What it is about.
    pub(crate) about: About,
    /// The name by which the line begins; `None` where the command is asked for in other words.
    pub(crate) name: Option<String>,
    /// Whether a phrase of a voice asks for it.
    pub(crate) is_phrase: bool,
}

impl Invoked {
    /// A command with what it is about, which nobody has typed.
    pub(crate) fn called(command: Command, about: About, context: Context<'_>) -> Self {
        let is_where = command == Command::Where && about.is_nothing();
        let meant = if is_where { where_here(context) } else { command };
        let name = (meant == command).then(|| command.spec().name.to_owned());
        Self { command: meant, about, name, is_phrase: false }
    }

    /// The command with the name by which it was typed.
    pub(crate) fn named(&self) -> Option<(Command, String)> {
        Some((self.command, self.name.clone()?))
    }

    /// A command with nothing after it, which nobody has typed.
    pub(crate) const fn bare(command: Command) -> Self {
        Self { command, about: About::Nothing, name: None, is_phrase: false }
    }
}

/// A command and what stands behind it in a line.
type Found<'l> = (Command, &'l str);

/// The beginning of a line: a name with what it is in the language that is spoken, and the rest.
#[derive(Clone, Copy)]
struct Beginning<'l> {
    line: &'l str,
    name: &'l str,
    rest: &'l str,
    own: Option<Command>,
}

impl Understanding<'_> {
    /// The command by which somebody is spoken to whose name stands before a comma: `captain, draw?`.
    fn called_person(&self, name: &str) -> Option<Command> {
        let called = self.narrator.talk.command(name.strip_suffix(',')?)?;
        matches!(called, Command::Captain | Command::Arbiter).then_some(called)
    }

    /// The command that a line asks for, and what it is about.
    pub(crate) fn invoked(&self, line: &str, context: Context<'_>) -> Option<Invoked> {
        let line = as_if_not_asked(line);
        let (name, rest, own) = self.narrator.talk.split_command(line);
        let own = own.or_else(|| self.called_person(name));
        let begins = Beginning { line, name, rest, own };
        if self.goes_on(begins, context) {
            let command =
                if context.doing == Doing::Playing { Command::Turn } else { Command::Resume };
            let name = Some(quoted(line));
            return Some(Invoked { command, about: About::Nothing, name, is_phrase: false });
        }
        if context.is_match
            && let Some(why) = self.stops_clocks(line)
        {
            let (command, about) = (Command::Pause, About::text(why));
            let name = self.name_of(command, begins);
            return Some(Invoked { command, about, name, is_phrase: false });
        }
        if let Some((command, about)) = self.in_own_words(begins, context)
            // Behind a stroke stands the name of a command, and what it takes may look like a phrase.
            && (about.fits(command) || !line.starts_with('/'))
        {
            let name = self.name_of(command, begins);
            return Some(Invoked { command, about, name, is_phrase: true });
        }
        if let Some(about) = self.face_alone(begins, context) {
            let command = Command::Set;
            let name = self.name_of(command, begins);
            return Some(Invoked { command, about, name, is_phrase: false });
        }
        let (command, rest) = self.begun(begins, context)?;
        if !begins.rest.is_empty() && self.is_denied(command, begins.line) {
            return None;
        }
        let (command, about) = self.meant_by(command, rest, context);
        let name = self.name_of(command, begins);
        Some(Invoked { command, about, name, is_phrase: false })
    }

    /// What a line asks for that is more than the name of a command: by a phrase, or in a player's own
    /// words. A phrase is exact, but what it is about may be said better; where that is nothing that it can
    /// be about, it only looks like the phrase.
    fn in_own_words(
        &self,
        begins: Beginning<'_>,
        context: Context<'_>,
    ) -> Option<(Command, About)> {
        if let Some(bare) = self.said_politely(begins) {
            return Some((bare, About::Nothing));
        }
        let freely = self.freely(begins, context);
        let Some((command, about)) = self.phrased_here(begins, context) else { return freely };
        let phrased = || self.meant_by(command, about, context);
        let is_about = !about.is_empty();
        match freely {
            Some(found)
                if is_about && (found.0 == command || !self.can_be_about(command, about)) =>
            {
                Some(found)
            }
            _ => Some(phrased()),
        }
    }

    /// Whether a line asks to go on: with the game that was left, or with the one that waits. In a game
    /// that is gone through, the same word may ask for its next move.
    fn goes_on(&self, begins: Beginning<'_>, context: Context<'_>) -> bool {
        let is_next = begins.rest.is_empty() && begins.own.is_some();
        self.narrator.talk.word(begins.line) == Some(Word::GoOn)
            && !(is_next && context.doing.is_elsewhere())
    }

    /// What a phrase asks for. A name alone is no phrase, and without pieces nothing is asked about them.
    fn phrased_here<'l>(&self, begins: Beginning<'l>, context: Context<'_>) -> Option<Found<'l>> {
        let is_name = begins.rest.is_empty() && begins.own.is_some();
        let is_asked = |(command, about): &Found<'_>| {
            *command != Command::Pieces || self.about(*command, about, context).is_some()
        };
        (!is_name).then(|| self.narrator.talk.asked(begins.line)).flatten().filter(is_asked)
    }

    /// The command whose name is all that a line says but for its politeness: `draw please`.
    fn said_politely(&self, begins: Beginning<'_>) -> Option<Command> {
        let Beginning { rest, own, .. } = begins;
        let is_bare = |command: &Command| {
            let argument = command.spec().argument;
            matches!(argument, Argument::None | Argument::MaybeMove)
                || argument == Argument::MaybeText && !takes_any_words(*command)
        };
        own.filter(is_bare).filter(|_| !rest.is_empty() && self.is_polite(rest))
    }

    /// What a line asks for in other words than the phrases have. A name alone is a command, and a move
    /// is a move.
    fn freely(&self, begins: Beginning<'_>, context: Context<'_>) -> Option<(Command, About)> {
        let Beginning { line, rest, own, .. } = begins;
        if own.is_some_and(|command| {
            rest.is_empty() || self.takes_rest(command, rest, context.position)
        }) {
            return None;
        }
        // `line by line` is no line of an engine, and who aborts pauses nothing.
        if self.face(line).is_some() || self.aborted(line, context).is_some() {
            return None;
        }
        // No question has the name of a file in it.
        if line.split_whitespace().any(is_file_name) {
            return self.exported(line);
        }
        let found = self.asked_freely(line, own, context)?;
        (!self.is_own_move(line, context.position)).then_some(found)
    }

    /// The file to which a line writes a game: `speichere die Partie als club.pgn`.
    fn exported(&self, line: &str) -> Option<(Command, About)> {
        let (files, words): (Vec<&str>, Vec<&str>) =
            line.split_whitespace().partition(|word| is_file_name(word));
        let [file] = files[..] else { return None };
        let export = Notions::of(&[Notion::Export]);
        let beside = Notions::of(&[Notion::Small, Notion::Please, Notion::Game, Notion::Want]);
        let meant = |word: &&str| self.narrator.talk.lexicon().meant(word);
        let is_export = words.iter().any(|word| meant(word).meet(export))
            && words.iter().all(|word| meant(word).meet(export.and(beside)));
        is_export.then(|| (Command::Export, About::text(file)))
    }

    /// Whether a line turns round what it begins with: `draw never`.
    fn is_denied(&self, command: Command, line: &str) -> bool {
        let argument = command.spec().argument;
        let takes_nothing = matches!(argument, Argument::None | Argument::MaybeMove);
        takes_nothing && !command.only_tells() && self.denies(line)
    }

    /// How the program is to be seen, where a line says only that. `line by line` is no line of an engine,
    /// but the name of a command alone is that command.
    fn face_alone(&self, begins: Beginning<'_>, context: Context<'_>) -> Option<About> {
        let Beginning { line, name, rest, own } = begins;
        let is_name = || own.or_else(|| self.narrator.moves.command(name)).is_some();
        let is_other = rest.is_empty() && (is_name() || self.aborted(line, context).is_some());
        self.face(line).filter(|_| !is_other)
    }

    /// What a line asks for by its first words.
    fn begun<'l>(&self, begins: Beginning<'l>, context: Context<'_>) -> Option<Found<'l>> {
        let Beginning { line, name, rest, own } = begins;
        let Some(command) = own.or_else(|| self.narrator.moves.command(name)) else {
            let aborted = self.aborted(line, context).map(|command| (command, ""));
            let other = || Some((self.command_in_any(name)?, rest));
            let chosen = || self.choice(name, line).or_else(|| self.plays_against(line));
            return aborted.or_else(chosen).or_else(other);
        };
        // `o o` is no opponent.
        if Self::is_castling(line) {
            return None;
        }
        self.named(command, begins, context)
    }

    /// A new game that a line asks for by its opponent: `against stockfish as black`.
    fn plays_against<'l>(&self, line: &'l str) -> Option<Found<'l>> {
        let around = Notions::of(&[
            Notion::Small,
            Notion::Want,
            Notion::Move,
            Notion::Play,
            Notion::Mine,
            Notion::Game,
            Notion::Start,
        ]);
        let lexicon = self.narrator.talk.lexicon();
        let is_against = |word: &str| self.narrator.talk.word(word) == Some(Word::Against);
        let mut words = line.split_whitespace();
        let next = words.find(|word| is_against(word) || !lexicon.meant(word).meet(around))?;
        (is_against(next) && words.next().is_some()).then_some((Command::New, line))
    }

    /// What a command is asked for by its name, which with some words after it is another one, or none.
    fn named<'l>(
        &self,
        command: Command,
        begins: Beginning<'l>,
        context: Context<'_>,
    ) -> Option<Found<'l>> {
        let Beginning { line, rest, .. } = begins;
        // `take back`, `take my move back`, `nimm zurück`, `Zug zurück`.
        let is_back = |word: &str| {
            let named = self.narrator.talk.command(word);
            matches!(named, Some(Command::Takeback | Command::Previous)) && word.len() > 1
        };
        if matches!(command, Command::Take | Command::Turn) && rest.split_whitespace().any(is_back)
        {
            return Some((Command::Takeback, ""));
        }
        // `save it as club.pgn`
        if command == Command::Save && rest.split_whitespace().any(is_file_name) {
            return Some((Command::Export, rest));
        }
        // `clock 10+5` asks for no time, but for another clock.
        if command == Command::Clock && !context.is_match && is_control(rest) {
            return Some((Command::Set, line));
        }
        if command != Command::Where {
            return Some((command, rest));
        }
        if self.about(Command::Pieces, rest, context).is_some() {
            return Some((Command::Pieces, rest));
        }
        if self.square(rest).is_some() {
            return Some((Command::Board, rest));
        }
        // `where am I`
        self.says_only_where(rest).then_some((where_here(context), ""))
    }

    /// A command with what it is about. Three are another one by what they are about.
    fn meant_by(&self, command: Command, rest: &str, context: Context<'_>) -> (Command, About) {
        // `where is the king's rook` asks for one piece.
        if command == Command::Pieces
            && let Some(square) = self.square_of_wing(rest, context)
        {
            return (Command::Board, About::Square(square));
        }
        // `delete undo` brings back what was deleted.
        let named = || self.narrator.talk.command(rest).or_else(|| Command::named(rest));
        if command == Command::Delete
            && matches!(named(), Some(Command::Undelete | Command::Takeback))
        {
            return (Command::Undelete, About::Nothing);
        }
        // `what is e4` asks what is there.
        let is_square = command == Command::Help && self.square(rest).is_some();
        let command = if is_square { Command::Board } else { command };
        let about = self.about(command, rest, context);
        (command, about.unwrap_or_else(|| self.read(command, rest)))
    }

    /// What a question is about that is named by pieces, or says whose they are; `None` if it is what it
    /// reads as.
    fn about(&self, command: Command, rest: &str, context: Context<'_>) -> Option<About> {
        let meant = || self.pieces_meant(rest, context.asker);
        let Spec { argument, .. } = command.spec();
        let asks_piece = matches!(argument, Argument::Piece | Argument::MaybePiece);
        if asks_piece && rest.len() > 1 {
            return meant().map(|(color, roles)| About::pieces(color, &roles));
        }
        let asks_square =
            matches!(argument, Argument::Square | Argument::MaybeSquare | Argument::MaybeTarget);
        if !asks_square || !command.asks_position() || self.squares_in(rest).is_some() {
            return None;
        }
        let only = || {
            if let Some(square) = self.square_of_wing(rest, context) {
                return Some(About::Square(square));
            }
            let (color, roles) = meant()?;
            let [role] = roles[..] else { return None };
            let pieces = context.position.board().by_piece(role.of(color));
            pieces.single_square().map(About::Square)
        };
        // Of several pieces, or of all, each is told about.
        let kinds = || {
            let (color, roles) = meant().filter(|_| argument == Argument::MaybeTarget)?;
            Some(About::pieces(color, &roles))
        };
        let squares = self.squares_of(rest);
        let named = squares.filter(|named| argument != Argument::MaybeTarget || !named.is_empty());
        let named = named.map(|squares| of_squares(command, &squares));
        named.or_else(only).or_else(kinds)
    }

    /// Where the piece is that is named by its wing, if the position tells it.
    fn square_of_wing(&self, rest: &str, context: Context<'_>) -> Option<Square> {
        let named = self.of_a_wing(rest)?;
        let (color, _) = self.pieces_meant(rest, context.asker)?;
        named.squares(context.position, color).single_square()
    }

    /// What follows the word by which the clocks are stopped at a match, also by that of the desk; `None`
    /// if a line does not begin so.
    pub(crate) fn stops_clocks<'l>(&self, line: &'l str) -> Option<&'l str> {
        let (first, why) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let talk = &self.narrator.talk;
        let stops = |word: &str| {
            talk.command(word) == Some(Command::Pause)
                || talk.desk_command(word) == Some(DeskCommand::Pause)
        };
        let words = [(line, ""), (first, why.trim())];
        words.into_iter().find(|(word, _)| stops(word)).map(|(_, why)| why)
    }

    /// What a word of aborting asks for: whoever aborts an exercise begins no other game.
    pub(crate) fn aborted(&self, line: &str, context: Context<'_>) -> Option<Command> {
        let practises = context.doing == Doing::Practising;
        let command = if practises { Command::Close } else { Command::New };
        (self.narrator.talk.word(line) == Some(Word::Abort)).then_some(command)
    }

    /// The name by which a line begins, where it is one of this command.
    fn name_of(&self, command: Command, begins: Beginning<'_>) -> Option<String> {
        let Beginning { line, name, own, .. } = begins;
        let named = own.or_else(|| self.narrator.moves.command(name));
        let named = named.or_else(|| self.face(line).map(|_| Command::Set));
        let named = named.or_else(|| self.choice(name, line).map(|(command, _)| command));
        let named = named.or_else(|| self.command_in_any(name));
        (named == Some(command)).then(|| quoted(name.trim_start_matches('/')))
    }
}

/// What answers where one is: in a game that is played, whose turn it is.
const fn where_here(context: Context<'_>) -> Command {
    if context.doing.is_elsewhere() { Command::Where } else { Command::Turn }
}

/// Whether a word has a point in its middle: `game.pgn`.
fn is_file_name(word: &str) -> bool {
    word.split_once('.')
        .is_some_and(|(name, ending)| !name.is_empty() && ending.starts_with(char::is_alphanumeric))
}

/// A line without the signs at the end of a question, which ask for the same as without: `draw?`.
fn as_if_not_asked(line: &str) -> &str {
    let bare = line.trim_end_matches(|c: char| matches!(c, '?' | '!' | '.') || c.is_whitespace());
    if bare.chars().all(char::is_alphabetic) && !bare.is_empty() { bare } else { line }
}

/// Whether a text is the time of a game.
fn is_control(text: &str) -> bool {
    text.parse::<TimeControl>().is_ok()
}
