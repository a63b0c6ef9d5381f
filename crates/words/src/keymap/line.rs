//! A line of a keymap: a command with what may stand after it, or an answer.
//!
//! It is read when its keymap is loaded, so that no key is found to do nothing in a game. Its words are those
//! of every keymap, whatever the language of the player is.

use std::cmp::Ordering;
use std::fmt;

use shakmaty::{Color, File, Rank, Role, Square};

use crate::about::{About, GameId, LevelNamed, PageForm, Spot, Whose};
use crate::chosen::{Chosen, KeyAnswer};
use crate::command::blindfold::Blindfold;
use crate::command::{Argument, COMMANDS, Claimable, Command, Kind, Spec};
use crate::config::{GROUPS, Group, Key};
use crate::keymap::action::Action;
use crate::laws::Signature;
use crate::meant::nearest;
use crate::notation::{DiagramScript, Layout, Line};

/// The word that stands for the focused square.
const HERE: &str = "here";

/// What can be asked of a player, and is answered by a word.
const ANSWERS: [(&str, KeyAnswer); 6] = [
    ("yes", KeyAnswer::Yes),
    ("no", KeyAnswer::No),
    ("queen", KeyAnswer::Piece(Role::Queen)),
    ("rook", KeyAnswer::Piece(Role::Rook)),
    ("bishop", KeyAnswer::Piece(Role::Bishop)),
    ("knight", KeyAnswer::Piece(Role::Knight)),
];

/// Why a text is nothing that a key can do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// It names nothing; what is like it, if anything is.
    Unknown(String, Option<String>),
    /// What stands after the command does not fit; an example.
    Argument(String, String),
}

/// What a key stands for, and the line by which a keymap says so. Lines that are written alike are one.
#[derive(Clone, Debug)]
pub struct KeyLine {
    line: String,
    means: KeyMeaning,
}

#[derive(Clone, Debug)]
enum KeyMeaning {
    Answer(KeyAnswer),
    Command(Command, Follows),
}

/// What stands behind a command.
#[derive(Clone, Debug)]
enum Follows {
    /// The same wherever the cursor is.
    Fixed(About),
    /// The focused square, or its rank or file.
    Here,
    /// Two squares.
    Squares(KeySquare, KeySquare),
    /// Words, with the focused square for each [`HERE`].
    Words(String),
}

/// A square, as a keymap names it.
#[derive(Clone, Copy, Debug)]
enum KeySquare {
    Focused,
    Named(Square),
}

impl KeySquare {
    const fn named(self, focused: Square) -> Square {
        match self {
            Self::Focused => focused,
            Self::Named(square) => square,
        }
    }
}

impl KeyLine {
    /// A command with nothing behind it.
    #[must_use]
    pub fn bare(command: Command) -> Self {
        let means = KeyMeaning::Command(command, Follows::Fixed(About::Nothing));
        Self { line: command.spec().name.to_owned(), means }
    }

    /// A command about this, which a keymap would write with this word behind it.
    #[must_use]
    pub fn with(command: Command, word: &str, about: About) -> Self {
        let line = format!("{} {word}", command.spec().name);
        Self { line, means: KeyMeaning::Command(command, Follows::Fixed(about)) }
    }

    /// Reads a line of a keymap.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub(super) fn read(text: &str) -> Result<Self, Wrong> {
        let line = || text.to_owned();
        if let Some(answer) = answer(text) {
            return Ok(Self { line: line(), means: KeyMeaning::Answer(answer) });
        }
        if text.trim().is_empty() {
            return Err(Wrong::Argument(line(), "last".to_owned()));
        }
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let Some(command) = Command::named(word) else {
            return Err(Wrong::Unknown(line(), meant(word, rest)));
        };
        // Without a stroke it is the answer of that name, or a move where a line is typed.
        if word == "knight" {
            return Err(Wrong::Argument(line(), format!("/{text}")));
        }
        if let Some(behind) = behind(command, rest) {
            return Ok(Self { line: line(), means: KeyMeaning::Command(command, behind) });
        }
        if let Some(meant) = near(text).filter(|meant| meant != word) {
            return Err(Wrong::Unknown(line(), Some(meant)));
        }
        let example = format!("{word} {}", command.spec().argument.example());
        Err(Wrong::Argument(line(), example.trim_end().to_owned()))
    }

    /// The line by which a keymap says it.
    #[must_use]
    pub fn line(&self) -> &str {
        &self.line
    }

    /// What is chosen by it while this square is focused.
    #[must_use]
    pub fn chosen(&self, focused: Square) -> Chosen {
        match &self.means {
            KeyMeaning::Answer(answer) => Chosen::Answer(*answer),
            KeyMeaning::Command(command, behind) => {
                Chosen::Command(*command, behind.about(*command, focused))
            }
        }
    }

    /// The command, if it is one.
    #[must_use]
    pub const fn command(&self) -> Option<Command> {
        match self.means {
            KeyMeaning::Answer(_) => None,
            KeyMeaning::Command(command, _) => Some(command),
        }
    }

    /// Whether it is this command with nothing behind it.
    #[must_use]
    pub fn is(&self, command: Command) -> bool {
        matches!(&self.means, KeyMeaning::Command(it, Follows::Fixed(About::Nothing)) if *it == command)
    }

    /// The answer, if it is one.
    #[must_use]
    pub const fn answer(&self) -> Option<KeyAnswer> {
        match self.means {
            KeyMeaning::Answer(answer) => Some(answer),
            KeyMeaning::Command(..) => None,
        }
    }
}

impl PartialEq for KeyLine {
    fn eq(&self, other: &Self) -> bool {
        self.line == other.line
    }
}

impl Eq for KeyLine {}

impl PartialOrd for KeyLine {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for KeyLine {
    fn cmp(&self, other: &Self) -> Ordering {
        self.line.cmp(&other.line)
    }
}

impl fmt::Display for KeyLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.line)
    }
}

impl Follows {
    fn about(&self, command: Command, focused: Square) -> About {
        match self {
            Self::Fixed(about) => about.clone(),
            Self::Here => match command.spec().argument {
                Argument::Rank => About::Line(Line::Rank(focused.rank())),
                Argument::File => About::Line(Line::File(focused.file())),
                _ => About::Square(focused),
            },
            Self::Squares(from, to) => About::Squares(from.named(focused), to.named(focused)),
            Self::Words(words) => {
                let words = words.split(' ').map(|word| match word {
                    HERE => focused.to_string(),
                    other => other.to_owned(),
                });
                About::Text(words.collect::<Vec<_>>().join(" "))
            }
        }
    }
}

/// What a line answers to a question: a number or a word; `None` if it is no answer.
fn answer(text: &str) -> Option<KeyAnswer> {
    let number =
        text.parse().ok().filter(|number| (1..100).contains(number)).map(KeyAnswer::Number);
    let word = || ANSWERS.into_iter().find(|(word, _)| *word == text).map(|(_, answer)| answer);
    number.or_else(word)
}

/// What a line was meant to be whose first word is no command.
fn meant(word: &str, rest: &str) -> Option<String> {
    near(word).map(|first| format!("{first} {rest}").trim_end().to_owned())
}

/// All that is written: a focus action, a command or an answer.
fn written() -> impl Iterator<Item = String> {
    let commands = COMMANDS.iter().map(|spec| spec.name.to_owned());
    let answers = ANSWERS.into_iter().map(|(word, _)| word.to_owned());
    Action::focus().map(|action| action.to_string()).chain(commands).chain(answers)
}

/// What is written so but for a slip.
fn near(text: &str) -> Option<String> {
    let known: Vec<String> = written().collect();
    nearest(text, known.iter().map(String::as_str)).map(str::to_owned)
}

/// What stands behind a command; `None` where it does not fit.
fn behind(command: Command, rest: &str) -> Option<Follows> {
    let argument = command.spec().argument;
    match rest.split_whitespace().collect::<Vec<_>>()[..] {
        [] => {
            let is_needed = argument.is_needed() && argument != Argument::MaybeText;
            (!is_needed).then_some(Follows::Fixed(About::Nothing))
        }
        [one] => of_square(argument, one).or_else(|| about(command, rest).map(Follows::Fixed)),
        [from, to] if argument == Argument::TwoSquares => {
            Some(Follows::Squares(square(from)?, square(to)?))
        }
        _ => about(command, rest).map(Follows::Fixed),
    }
    .or_else(|| takes_words(argument, rest).then(|| Follows::Words(rest.to_owned())))
}

/// Whether words stand behind a command as they are, which the command itself understands.
fn takes_words(argument: Argument, words: &str) -> bool {
    match argument {
        Argument::Voice => !words.contains(' '),
        Argument::Choices
        | Argument::MaybeOpponent
        | Argument::Move
        | Argument::MaybeMove
        | Argument::Writing
        | Argument::Position
        | Argument::Filters
        | Argument::MaybeText
        | Argument::MaybeBoards => true,
        _ => false,
    }
}

/// A square behind a command that takes one, or its rank or file.
fn of_square(argument: Argument, word: &str) -> Option<Follows> {
    match argument {
        Argument::Square | Argument::MaybeSquare | Argument::MaybeTarget => {
            Some(match square(word)? {
                KeySquare::Focused => Follows::Here,
                KeySquare::Named(square) => Follows::Fixed(About::Square(square)),
            })
        }
        Argument::Rank | Argument::File if word == HERE => Some(Follows::Here),
        _ => None,
    }
}

/// What words are for a command, but for a square.
fn about(command: Command, rest: &str) -> Option<About> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    let text = || Some(About::text(rest));
    let Spec { argument, kind, .. } = command.spec();
    match (argument, &words[..]) {
        (Argument::Piece | Argument::MaybePiece, [letter]) => pieces(letter),
        (Argument::MaybeTarget, [target]) => pieces(target).or_else(|| whose(target)),
        (Argument::Line, [word]) => line(word),
        (Argument::Rank, [word]) => {
            line(word).filter(|it| matches!(it, About::Line(Line::Rank(_))))
        }
        (Argument::File, [word]) => {
            line(word).filter(|it| matches!(it, About::Line(Line::File(_))))
        }
        (Argument::Claim, [what, intended @ ..]) => {
            Some(About::Claim(Claimable::named(what)?, intended.join(" ")))
        }
        (Argument::Whose, [word]) => {
            whose(word).filter(|it| !matches!(it, About::Whose(Whose::Of(_))))
        }
        (Argument::MaybeColor | Argument::Choices, [word]) => {
            color(word).map(|color| About::Whose(Whose::Of(color)))
        }
        (Argument::Number, [level]) => {
            let level = level.parse().ok().filter(|level| (1..=20).contains(level));
            level.map(|level| About::Level(LevelNamed::Number(level)))
        }
        (Argument::Game | Argument::MaybeGame, ["game", game] | [game]) => {
            number(game).map(|it| About::Game(GameId(it.into())))
        }
        // What is practised has names as well.
        (Argument::MaybeNumber, [word]) if matches!(kind, Kind::Practice(_)) => {
            number(word).and_then(|_| text())
        }
        (Argument::MaybeNumber | Argument::MaybeSeconds | Argument::Variation, [word]) => {
            number(word).map(|it| About::Number(it.into()))
        }
        // Whose move it is that is crossed out, the sheet knows.
        (Argument::MaybeMoveNumber, _) if command == Command::CrossOut => {
            spot(&words).and_then(|_| text())
        }
        (Argument::MoveNumber | Argument::MaybeMoveNumber, _) => spot(&words).map(About::Spot),
        (Argument::Appeal, [word, why @ ..]) => {
            number(word).map(|number| About::Ruling(number.into(), why.join(" ")))
        }
        (Argument::Page, _) => page(&words).map(About::Page),
        (Argument::Result, ["1-0"]) => Some(About::Result(Signature::WhiteWins)),
        (Argument::Result, ["0-1"]) => Some(About::Result(Signature::BlackWins)),
        (Argument::Result, ["draw"]) => Some(About::Result(Signature::Draw)),
        (Argument::Switch, ["on"]) => Some(About::Switch(true)),
        (Argument::Switch, ["off"]) => Some(About::Switch(false)),
        (Argument::Blindfold, [how]) => Blindfold::named(how).and_then(|_| text()),
        (Argument::Print, ["text" | "braille"]) | (Argument::MaybeCommand, ["all"]) => text(),
        (Argument::MaybeCommand, [name]) => Command::named(name).and_then(|_| text()),
        (Argument::Setting, [name, value @ ..]) if !value.is_empty() => {
            Some(About::Setting(Key::named(name)?, value.join(" ")))
        }
        (Argument::MaybeSetting, [name]) => {
            let key = Key::named(name).map(|key| About::Setting(key, String::new()));
            key.or_else(|| group(name).map(About::Settings))
        }
        _ => None,
    }
}

fn square(word: &str) -> Option<KeySquare> {
    let named = || word.parse().ok().map(KeySquare::Named);
    if word == HERE { Some(KeySquare::Focused) } else { named() }
}

/// The pieces of a letter, whose case is their colour. The letters of a keymap are English ones.
fn pieces(letter: &str) -> Option<About> {
    let color = Color::from_white(letter.starts_with(char::is_uppercase));
    let role = letter.parse().ok().and_then(Role::from_char);
    let is_one = role.is_some() || letter.eq_ignore_ascii_case("a");
    is_one.then(|| About::pieces(color, role.as_slice()))
}

fn color(word: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|color| word == color.fold_wb("white", "black"))
}

fn whose(word: &str) -> Option<About> {
    let whose = match word {
        "mine" => Some(Whose::Mine),
        "theirs" => Some(Whose::Theirs),
        _ => color(word).map(Whose::Of),
    };
    whose.map(About::Whose)
}

fn line(word: &str) -> Option<About> {
    let mut signs = word.chars();
    let (sign, None) = (signs.next()?, signs.next()) else { return None };
    let line = File::from_char(sign).map(Line::File);
    line.or_else(|| Rank::from_char(sign).map(Line::Rank)).map(About::Line)
}

fn number(word: &str) -> Option<u16> {
    word.parse().ok()
}

/// A move by its number, with or without a colour.
fn spot(words: &[&str]) -> Option<Spot> {
    let (mv, by) = match words {
        [mv] => (mv, None),
        [mv, by] => (mv, Some(color(by)?)),
        _ => return None,
    };
    number(mv).map(|mv| Spot::Move(mv.into(), by))
}

/// A width, a layout and signs, each or none, in any order.
fn page(words: &[&str]) -> Option<PageForm> {
    let mut page = PageForm::default();
    for word in words {
        match *word {
            "keep" => page.keeps = true,
            "diagram" => page.layout = Some(Layout::Diagram),
            "ranks" => page.layout = Some(Layout::Ranks),
            "list" => page.layout = Some(Layout::List),
            "dots" => page.script = Some(DiagramScript::Dots),
            "ascii" => page.script = Some(DiagramScript::Ascii),
            "letters" => page.script = Some(DiagramScript::Letters),
            cells => page.cells = Some(number(cells)?),
        }
    }
    Some(page)
}

fn group(name: &str) -> Option<Group> {
    GROUPS.into_iter().find(|group| group.name() == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_can_be_on_a_key_as_its_example_has_it() {
        for spec in COMMANDS {
            let stroke = if spec.command == Command::Knight { "/" } else { "" };
            let line = format!("{stroke}{} {}", spec.name, spec.argument.example());
            let read = KeyLine::read(line.trim_end()).map(|bound| bound.command());
            assert_eq!(read, Ok(Some(spec.command)), "{line}");
        }
    }

    #[test]
    fn what_is_chosen_is_the_same_in_every_language() {
        let chosen = |line: &str| KeyLine::read(line).unwrap().chosen(Square::E4);
        for (line, command, about) in [
            ("last", Command::Last, About::Nothing),
            ("moves here", Command::Moves, About::Square(Square::E4)),
            ("/rank here", Command::Rank, About::Line(Line::Rank(Rank::Fourth))),
            ("/file here", Command::File, About::Line(Line::File(File::E))),
            ("what-if here g5", Command::WhatIf, About::Squares(Square::E4, Square::G5)),
            ("pieces R", Command::Pieces, About::pieces(Color::White, &[Role::Rook])),
            ("pieces a", Command::Pieces, About::pieces(Color::Black, &[])),
            ("claim fifty Nf3", Command::Claim, About::Claim(Claimable::Fifty, "Nf3".into())),
            ("open game 12", Command::Open, About::Game(GameId(12))),
            ("goto 12 black", Command::Goto, About::Spot(Spot::Move(12, Some(Color::Black)))),
            ("set side black", Command::Set, About::Setting(Key::Side, "black".into())),
            ("settings voice", Command::Settings, About::Settings(Group::Voice)),
            ("new black", Command::New, About::Whose(Whose::Of(Color::Black))),
            ("new black 5+3", Command::New, About::text("black 5+3")),
            ("arbiter here", Command::Arbiter, About::text("e4")),
        ] {
            assert_eq!(chosen(line), Chosen::Command(command, about), "{line}");
        }
        for (line, answer) in [("yes", KeyAnswer::Yes), ("4", KeyAnswer::Number(4))] {
            assert_eq!(chosen(line), Chosen::Answer(answer), "{line}");
        }
        assert_eq!(chosen("knight"), Chosen::Answer(KeyAnswer::Piece(Role::Knight)));
    }

    #[test]
    fn what_does_not_fit_is_told_with_what_does() {
        let check = |text: &str| KeyLine::read(text).map(|_| ());
        let unknown = |text: &str, near: &str| {
            let near = (!near.is_empty()).then(|| near.to_owned());
            assert_eq!(check(text), Err(Wrong::Unknown(text.into(), near)));
        };
        unknown("next kngiht", "next knight");
        unknown("clok", "clock");
        unknown("clok mine", "clock mine");
        for nothing_like_it in ["nonsense", "xyzzy", "nonsense mine", "x", "…"] {
            unknown(nothing_like_it, "");
        }
        let argument = |text: &str, example: &str| {
            assert_eq!(check(text), Err(Wrong::Argument(text.into(), example.into())));
        };
        argument("rays", "rays here");
        argument("last here", "last");
        argument("pieces nn", "pieces N");
        argument("level 21", "level 7");
        argument("moves here e4", "moves here");
        argument("knight here", "/knight here");
        argument("set sied black", "set side black");
        assert!(check("0").is_err());
        assert!(check("").is_err());
    }
}
