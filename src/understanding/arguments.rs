//! What stands behind a command: what the command makes of it, and whether it belongs to it.

use shakmaty::{Color, Role, Square};

use crate::about::{About, LevelNamed, PageForm, Spot, Whose};
use crate::command::{Argument, Command, Kind, Spec};
use crate::config::{GROUPS, Group};
use crate::laws::{Position, Signature};
use crate::notation::{self, Line, NotRead, figurine, line};
use crate::understanding::{Understanding, listed, surplus};
use crate::voices::notions::{Notion, Notions};
use crate::voices::voice::Word;
use crate::voices::written;

impl Understanding<'_> {
    /// What words behind a command are for it. Those that it does not take are kept, with the one that is
    /// too many.
    pub(crate) fn read(&self, command: Command, words: &str) -> About {
        let (behind, words) = (WordsBehind { of: *self, command }, words.trim());
        if words.is_empty() {
            return About::Nothing;
        }
        let misfit = || {
            let word = surplus(words, |words| behind.taken(words).is_some());
            About::Misfit(words.to_owned(), word.map(str::to_owned))
        };
        behind.taken(words).unwrap_or_else(misfit)
    }
}

/// Reads what stands behind a command.
#[derive(Clone, Copy)]
struct WordsBehind<'a> {
    of: Understanding<'a>,
    command: Command,
}

impl WordsBehind<'_> {
    /// What words are for a command that takes them.
    fn taken(&self, words: &str) -> Option<About> {
        match self.command.spec().argument {
            Argument::None => None,
            Argument::MaybeSquare | Argument::Square => self.of.square(words).map(About::Square),
            Argument::TwoSquares => self.of.squares_in(words).and_then(|it| as_two(&it)),
            Argument::Piece | Argument::MaybePiece => self.kinds(words).map(About::Pieces),
            Argument::MaybeTarget => {
                let square = self.of.square(words).map(About::Square);
                let whose = || self.whose(words).map(About::Whose);
                square.or_else(whose).or_else(|| self.kinds(words).map(About::Pieces))
            }
            Argument::Line => self.line(words).map(About::Line),
            Argument::Rank => {
                self.line(words).filter(|it| matches!(it, Line::Rank(_))).map(About::Line)
            }
            Argument::File => {
                self.line(words).filter(|it| matches!(it, Line::File(_))).map(About::Line)
            }
            Argument::Whose => self.mine_or_theirs(words),
            Argument::MaybeColor => self.whose(words).map(About::Whose),
            Argument::Choices => {
                let color = self.whose(words).filter(|whose| matches!(whose, Whose::Of(_)));
                Some(color.map_or_else(|| About::text(words), About::Whose))
            }
            Argument::Number
            | Argument::MaybeNumber
            | Argument::MaybeSeconds
            | Argument::Variation
            | Argument::MoveNumber
            | Argument::MaybeMoveNumber => self.counted(words),
            Argument::Page => self.page(words).map(About::Page),
            Argument::Game | Argument::MaybeGame => self.of.game_named(words).map(About::Game),
            Argument::Switch => {
                self.of.narrator.talk.word(words).and_then(Word::switch).map(About::Switch)
            }
            Argument::Claim => {
                let (claimed, behind) = self.of.narrator.talk.claimed(words)?;
                Some(About::Claim(claimed, behind.to_owned()))
            }
            Argument::Setting => self.setting_and_value(words),
            Argument::MaybeSetting => {
                let key =
                    self.of.setting_named(words).map(|key| About::Setting(key, String::new()));
                key.or_else(|| self.group_named(words).map(About::Settings))
            }
            Argument::Result => self.result(words).map(About::Result),
            Argument::Appeal => ruling(words),
            Argument::Move
            | Argument::MaybeMove
            | Argument::Writing
            | Argument::Position
            | Argument::Filters
            | Argument::Voice
            | Argument::Blindfold
            | Argument::Print
            | Argument::MaybeText
            | Argument::MaybeCommand
            | Argument::MaybeBoards
            | Argument::MaybeOpponent => Some(About::text(words)),
        }
    }

    /// What words are for a command that takes a number.
    fn counted(&self, words: &str) -> Option<About> {
        let Spec { argument, kind, .. } = self.command.spec();
        let number = self.of.number(words).map(About::Number);
        match argument {
            Argument::Number => self.level(words).map(About::Level),
            Argument::MoveNumber => self.spot(words).map(About::Spot),
            // Whose move it is that is crossed out, the sheet knows.
            Argument::MaybeMoveNumber if self.command == Command::CrossOut => {
                Some(About::text(words))
            }
            Argument::MaybeMoveNumber => self.move_numbered(words).map(About::Spot),
            // A lesson has a name as well.
            Argument::MaybeNumber if matches!(kind, Kind::Practice(_)) => Some(About::text(words)),
            Argument::MaybeNumber if self.command == Command::Score => {
                number.or_else(|| self.mine_or_theirs(words))
            }
            _ => number,
        }
    }

    /// Kinds of pieces by their signs or by one letter, whose case is its colour; `a` for all of a colour.
    fn kinds(&self, words: &str) -> Option<Vec<(Color, Option<Role>)>> {
        let signs: Option<Vec<_>> = words.split_whitespace().map(figurine::read).collect();
        if signs.is_some() {
            return signs;
        }
        let color = Color::from_white(words.starts_with(char::is_uppercase));
        // The letters of one's own language come before English ones, and those of others after them.
        let own = self.of.narrator.talk.vocabulary().role(words);
        let english = || words.parse().ok().and_then(Role::from_char);
        let any =
            || self.of.in_any(words, |known| known.iter().find_map(|known| known.role(words)));
        match own.or_else(english).or_else(any) {
            Some(role) => Some(vec![(color, Some(role))]),
            None => words.eq_ignore_ascii_case("a").then(|| vec![(color, None)]),
        }
    }

    /// A rank or a file.
    fn line(&self, words: &str) -> Option<Line> {
        self.of.in_any(words, |known| line(words, known))
    }

    fn whose(&self, words: &str) -> Option<Whose> {
        match self.of.narrator.talk.word(words)? {
            Word::Mine => Some(Whose::Mine),
            Word::Theirs => Some(Whose::Theirs),
            Word::White => Some(Whose::Of(Color::White)),
            Word::Black => Some(Whose::Of(Color::Black)),
            _ => None,
        }
    }

    fn mine_or_theirs(&self, words: &str) -> Option<About> {
        let whose = self.whose(words).filter(|whose| !matches!(whose, Whose::Of(_)));
        whose.map(About::Whose)
    }

    /// A level by its number, or by the one that is played.
    fn level(&self, words: &str) -> Option<LevelNamed> {
        let meant = self.of.narrator.talk.lexicon().meant(words);
        let is = |notion| meant.meet(Notions::of(&[notion]));
        let easier = || is(Notion::Easier).then_some(LevelNamed::Easier);
        let harder = || is(Notion::Harder).then_some(LevelNamed::Harder);
        self.of.number(words).map(LevelNamed::Number).or_else(easier).or_else(harder)
    }

    /// A move by its number, with or without a colour, or the beginning or the end of the game.
    fn spot(&self, words: &str) -> Option<Spot> {
        let talk = &self.of.narrator.talk;
        let last = words.split_whitespace().next_back().unwrap_or_default();
        let is = |id: &str| {
            let same = |word: &String| [last, words].iter().any(|it| talk.same(word, it));
            listed(id, self.of.narrator).iter().any(same)
        };
        if is("goto-end") {
            return Some(Spot::End);
        }
        if is("goto-first") { Some(Spot::Beginning) } else { self.move_numbered(words) }
    }

    fn move_numbered(&self, words: &str) -> Option<Spot> {
        let words: Vec<&str> = words.split_whitespace().collect();
        let number = |word: &&str| self.of.number(word.trim_end_matches('.'));
        let (at, number) = words.iter().enumerate().find_map(|(at, it)| Some((at, number(it)?)))?;
        let number = u32::try_from(number).ok()?;
        let behind = words[at + 1..].join(" ");
        let color = match self.whose(&behind) {
            _ if behind.is_empty() => None,
            Some(Whose::Of(color)) => Some(color),
            Some(Whose::Mine | Whose::Theirs) | None => return None,
        };
        Some(Spot::Move(number, color))
    }

    /// A width, a layout and signs, each or none, in any order.
    fn page(&self, words: &str) -> Option<PageForm> {
        let mut page = PageForm::default();
        for word in words.split_whitespace() {
            match self.of.narrator.talk.word(word) {
                Some(Word::Layout(layout)) => page.layout = Some(layout),
                Some(Word::Script(script)) => page.script = Some(script),
                Some(Word::Keep) => page.keeps = true,
                _ if word.chars().all(|c| c.is_ascii_digit()) => {
                    page.cells = Some(word.parse().unwrap_or(u16::MAX));
                }
                _ => return None,
            }
        }
        Some(page)
    }

    /// A setting with the words behind its name, which are its value.
    fn setting_and_value(&self, words: &str) -> Option<About> {
        let (name, value) = words.split_once([' ', '=']).unwrap_or((words, ""));
        let value = value.trim_start_matches([' ', '=']).to_owned();
        self.of.setting_named(name).map(|key| About::Setting(key, value))
    }

    fn result(&self, words: &str) -> Option<Signature> {
        match result_named(words, self.of.narrator.talk.word(words))? {
            "1-0" => Some(Signature::WhiteWins),
            "0-1" => Some(Signature::BlackWins),
            "1/2-1/2" => Some(Signature::Draw),
            _ => None,
        }
    }

    fn group_named(&self, words: &str) -> Option<Group> {
        let talk = &self.of.narrator.talk;
        let name =
            |group: &Group| written(&talk.sentence(&format!("settings-{}", group.name()), &[]));
        GROUPS.into_iter().find(|group| talk.same(&name(group), words))
    }
}

/// The number of a ruling, and the words behind it.
fn ruling(words: &str) -> Option<About> {
    let (number, why) = words.split_once(char::is_whitespace).unwrap_or((words, ""));
    Some(About::Ruling(number.parse().ok()?, why.trim().to_owned()))
}

/// A result as PGN writes it; `word` is what the text means in the voice of the player.
pub(crate) fn result_named(text: &str, word: Option<Word>) -> Option<&'static str> {
    match (text, word) {
        ("1-0", _) | (_, Some(Word::White)) => Some("1-0"),
        ("0-1", _) | (_, Some(Word::Black)) => Some("0-1"),
        ("1/2-1/2" | "1/2" | "½-½" | "=", _) | (_, Some(Word::Drawn)) => Some("1/2-1/2"),
        ("*", _) | (_, Some(Word::Unfinished)) => Some("*"),
        _ => None,
    }
}

/// What squares are for a command that asks about one or two.
pub(super) fn of_squares(command: Command, squares: &[Square]) -> About {
    let (about, takes) = match command.spec().argument {
        Argument::TwoSquares => (as_two(squares), 2),
        _ => (if let [square] = squares { Some(About::Square(*square)) } else { None }, 1),
    };
    let misfit = || {
        let names: Vec<String> = squares.iter().map(ToString::to_string).collect();
        About::Misfit(names.join(" "), names.get(takes).cloned())
    };
    if squares.is_empty() { About::Nothing } else { about.unwrap_or_else(misfit) }
}

fn as_two(squares: &[Square]) -> Option<About> {
    let [from, to] = squares else { return None };
    Some(About::Squares(*from, *to))
}

impl Understanding<'_> {
    /// Whether a text is something that a phrase for a command can be about.
    pub(super) fn can_be_about(&self, command: Command, text: &str) -> bool {
        match command.spec().argument {
            Argument::Square | Argument::MaybeSquare | Argument::Piece => self.is_named(text),
            Argument::MaybeCommand => {
                let talk = &self.narrator.talk;
                talk.command(text).is_some() || self.term(text).is_some() || self.is_piece(text)
            }
            _ => true,
        }
    }

    /// Whether what stands behind the name of a command belongs to it for certain: `announce e4` is no
    /// question about a square, and `help me find a move` asks for no command called so.
    pub(super) fn takes_rest(&self, command: Command, rest: &str, here: &Position) -> bool {
        let first = rest.split_whitespace().next().unwrap_or_default();
        let is_one_word = self.is_one_word(rest);
        let is_number = first.starts_with(|c: char| c.is_ascii_digit());
        match command.spec().argument {
            Argument::MaybeCommand => is_one_word,
            Argument::Number | Argument::MaybeNumber | Argument::MaybeGame | Argument::Game => {
                is_number && is_one_word
            }
            Argument::Appeal => is_number,
            // `endgame puzzle` is a puzzle.
            Argument::MaybeText => {
                let is_other = self.narrator.talk.command(rest).is_some();
                takes_any_words(command) || first == rest && !is_other
            }
            Argument::Filters => self.narrator.talk.word(first).is_some(),
            Argument::Setting => self.setting_named(first).is_some(),
            Argument::Move | Argument::MaybeMove | Argument::Writing => {
                is_number || self.is_own_move(rest, here)
            }
            // Whoever asks so is told what it needs.
            Argument::Square
            | Argument::MaybeSquare
            | Argument::Line
            | Argument::Piece
            | Argument::MaybePiece
            | Argument::Rank
            | Argument::File
            | Argument::Whose
                if is_one_word && self.narrator.talk.lexicon().meant(rest).is_empty() =>
            {
                true
            }
            Argument::TwoSquares => true,
            Argument::Square
            | Argument::MaybeSquare
            | Argument::Line
            | Argument::Piece
            | Argument::Whose => WordsBehind { of: *self, command }.taken(rest).is_some(),
            _ => false,
        }
    }

    /// Whether a text is a move in the player's own voices, legal or not.
    pub(super) fn is_own_move(&self, text: &str, position: &Position) -> bool {
        let read = notation::read(text, &self.vocabularies(), position);
        !matches!(read, Err(NotRead::UnknownWord(_) | NotRead::NoMove | NotRead::Empty))
    }
}

/// Whether what stands behind a command may be any words: what is told to an arbiter, or noted. What is
/// practised has words of its own.
pub(super) fn takes_any_words(command: Command) -> bool {
    let Spec { argument, kind, .. } = command.spec();
    argument == Argument::MaybeText && !matches!(kind, Kind::Practice(_))
}
