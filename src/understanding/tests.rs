//! What players ask for in their own words, by lists that were written without a look at what is understood.

use std::fmt::Write as _;
use std::rc::Rc;

use crate::laws::Position;
use shakmaty::{CastlingMode, Color};

use super::*;
use crate::command::{Argument, Claimable};
use crate::notation::position;
use crate::voices::announce::Style;
use crate::voices::notions::Notion;

/// An ordinary middle game, White to move.
const MIDDLE_GAME: &str = "r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R2QK2R w KQ - 0 7";

/// Makes the table of lists, each by its language.
macro_rules! lists {
    ($($language:literal)*) => {
        [$(($language, include_str!(concat!("../../tests/data/asked/", $language, ".tsv")))),*]
    };
}

const LISTS: [(&str, &str); 18] = lists![
    "cs" "de" "en" "es" "fr" "hu" "it" "ko" "nl" "pl" "pt" "pt-br" "ru" "sv" "th" "tr" "uk" "vi"
];

/// Requests of every language in sentences: the language, the line, the command, and what it is about.
const REQUESTS: &str = include_str!("../../tests/data/asked/requests.tsv");

/// What players type in an evening: the language, the line, and what is meant by it.
const EVENINGS: &str = include_str!("../../tests/data/asked/evenings.tsv");

/// What stands for a line that asks for nothing, and for anything that a command may be about.
const NOTHING: &str = "?";
const ANYTHING: &str = " *";

/// The voices of a player.
struct Player {
    narrator: Narrator,
    library: Library,
    english: Rc<Voice>,
    position: Position,
}

impl Player {
    fn of(talk: &str) -> Self {
        let mut library = Library::built_in();
        let [talk, english] = [talk, "en"].map(|name| library.get(name).unwrap());
        let moves = library.announcer(&talk).unwrap();
        let narrator = Narrator::new(talk, &moves, Style::default());
        let position = position::read(MIDDLE_GAME, CastlingMode::Standard).unwrap();
        Self { narrator, library, english, position }
    }

    fn invoked(&self, line: &str) -> Option<(Command, About)> {
        let of = Understanding::new(&self.narrator, &self.library, &self.english);
        let (position, doing) = (&self.position, Doing::Playing);
        let context = Context { position, asker: Color::White, doing, is_match: false };
        of.invoked(line, context).map(|invoked| (invoked.command, invoked.about))
    }

    /// The same, where it is help with a command by whatever name it has here.
    fn asked(&self, line: &str) -> Option<(Command, About)> {
        let (command, about) = self.invoked(line)?;
        let named = match command.spec().argument {
            Argument::MaybeCommand => self.narrator.talk.command(about.words()),
            _ => None,
        };
        Some((command, named.map_or(about, |named| About::text(named.spec().name))))
    }
}

/// Whether two say that a command is about the same, in whatever case.
fn is_same(one: &About, other: &About) -> bool {
    let lower = |about: &About| about.words().to_lowercase();
    one == other || !lower(one).is_empty() && lower(one) == lower(other)
}

/// How the lines of a list were understood.
#[derive(Debug, Default)]
struct Count {
    right: usize,
    not_understood: usize,
    otherwise: usize,
    /// Of these, what does something to a game.
    wrongly: usize,
}

impl Count {
    const fn lines(&self) -> usize {
        self.right + self.not_understood + self.otherwise
    }

    const fn percent(&self) -> usize {
        self.right * 100 / self.lines()
    }
}

/// The lines of a list that are no remarks.
fn lines(list: &str) -> impl Iterator<Item = &str> {
    list.lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// Reads lines, and tells those that were not understood as they were meant.
fn count<'a>(language: &str, lines: impl Iterator<Item = &'a str>) -> (Count, String) {
    let (player, english) = (Player::of(language), Player::of("en"));
    let (mut count, mut told) = (Count::default(), String::new());
    for line in lines {
        let (typed, meant) = line.split_once('\t').unwrap();
        let found = player.asked(typed);
        let fits = |meant: &str| match (&found, meant) {
            // Whose rights they are may be said besides.
            (None, NOTHING) | (Some((Command::Castling, _)), "castling-rights") => true,
            (Some((command, _)), NOTHING) => !command.changes_a_game(),
            // Both clocks are told, or one.
            (Some((Command::Clock, About::Nothing)), "clock mine" | "clock theirs") => true,
            (Some((command, _)), meant) if meant.ends_with(ANYTHING) => {
                meant.strip_suffix(ANYTHING) == Some(command.spec().name)
            }
            (Some((command, about)), meant) => {
                english.invoked(meant).is_some_and(|(wanted, wanted_about)| {
                    wanted == *command && is_same(&wanted_about, about)
                })
            }
            (None, _) => false,
        };
        if meant.split(" | ").any(fits) {
            count.right += 1;
            continue;
        }
        match &found {
            None => count.not_understood += 1,
            Some((command, _)) => {
                count.otherwise += 1;
                let is_wanted = |meant: &str| {
                    english.invoked(meant).is_some_and(|(wanted, _)| wanted == *command)
                };
                let is_wanted = meant.split(" | ").any(is_wanted);
                count.wrongly += usize::from(command.changes_a_game() && !is_wanted);
            }
        }
        writeln!(told, "{language}: {typed}: {meant}, and not {found:?}").unwrap();
    }
    (count, told)
}

/// What players of each language ask for in their own words is understood. What does something to a game
/// that was not asked for asks first, or says what it lacks.
#[test]
fn players_are_understood_in_their_own_words() {
    for (language, list) in LISTS {
        let (count, told) = count(language, lines(list));
        let least = if matches!(language, "en" | "de") { 93 } else { 89 };
        assert!(count.percent() >= least, "{told}{language}: {count:?}");
        assert!(count.wrongly <= 1, "{told}{language}: {count:?}");
        assert!(count.otherwise * 12 < count.lines(), "{told}{language}: {count:?}");
    }
}

/// So is what they type in an evening, with slips and without accents; and nothing that they did not want is
/// done to their game.
#[test]
fn players_are_understood_in_an_evening() {
    let mut all = String::new();
    let mut fails = false;
    for language in ["de", "en", "it", "nl", "pl", "pt", "th", "vi"] {
        let own =
            lines(EVENINGS).filter_map(|line| line.strip_prefix(language)?.strip_prefix('\t'));
        let (count, told) = count(language, own);
        let least = if matches!(language, "en" | "de") { 95 } else { 85 };
        fails |= count.percent() < least || count.wrongly > 0;
        writeln!(all, "{told}{language}: {count:?}").unwrap();
    }
    assert!(!fails, "{all}");
}

/// A new row needs words in every language.
#[test]
fn every_voice_has_words_for_every_notion() {
    let mut library = Library::built_in();
    for name in library.talk_names().into_iter().map(str::to_owned).collect::<Vec<_>>() {
        let voice = library.get(&name).unwrap();
        let lacks: Vec<&str> = Notion::ALL
            .into_iter()
            .filter(|notion| !OF_VOICES.contains(notion) && !voice.lexicon().has(*notion))
            .map(Notion::name)
            .collect();
        assert_eq!(lacks, [""; 0], "{name}");
    }
}

/// The notions that the words of `voice.toml` have, and that of several moves, which some languages do not
/// tell from one.
const OF_VOICES: [Notion; 2] = [Notion::King, Notion::Moves];

#[test]
fn a_question_has_its_words_in_any_order() {
    let player = Player::of("en");
    for (line, meant) in [
        ("who attacks f2", "attackers f2"),
        ("my queen, is she safe?", "hanging d1"),
        ("please could you tell me where my knights are", "pieces N"),
        ("Which squares can the queen go to", "moves d1"),
        ("time left for him", "clock theirs"),
        ("what's on the seventh rank", "rank 7"),
        ("the a file please", "file a"),
        ("how many pawns has he", "count p"),
        ("can he castle", "castling-rights black"),
        ("can he mate me", "threat"),
        ("can I mate him", "mate"),
        ("what did he just play", "last"),
        ("material please", "material"),
    ] {
        assert_eq!(player.invoked(line), player.invoked(meant), "{line}");
    }
}

#[test]
fn a_word_that_nobody_knows_makes_a_line_no_question() {
    let player = Player::of("en");
    for line in ["are elephants attacking my queen", "is my queen purple", "my elephant", "what is"]
    {
        let found = player.invoked(line).map(|(command, _)| command);
        assert!(matches!(found, None | Some(Command::Help)), "{line}: {found:?}");
    }
}

/// What does something to a game is said as it is: neither asked about, nor denied, nor misspelt.
#[test]
fn nothing_is_done_to_a_game_that_was_not_wanted() {
    let player = Player::of("en");
    for line in [
        "how do I offer a draw",
        "I do not want to offer a draw",
        "did he resign",
        "never take it back",
        "do you want a new game",
        "I surender the game",
        "what if I resign",
        "draw never",
    ] {
        let found = player.invoked(line);
        let is_done = found.as_ref().is_some_and(|(command, _)| command.changes_a_game());
        assert!(!is_done, "{line}: {found:?}");
    }
    for (language, line) in [
        ("en", "if I offer a draw"),
        ("en", "accept maybe"),
        ("de", "vielleicht biete ich remis an"),
        ("de", "annehmen oder"),
        ("tr", "beraberlik teklif edeyim mi"),
        ("pl", "czy zaproponować remis"),
        ("vi", "không xin hòa"),
    ] {
        let found = Player::of(language).invoked(line);
        // What a word is behind that does not belong there is told.
        let is_done =
            |(command, about): &(Command, About)| command.changes_a_game() && about.is_nothing();
        assert!(!found.as_ref().is_some_and(is_done), "{language}: {line}: {found:?}");
    }
    for line in ["draw?", "draw please", "draw now"] {
        assert_eq!(player.invoked(line), Some((Command::Draw, About::Nothing)), "{line}");
    }
    // Signs that are of no word are not left out.
    let position = Some((Command::Position, About::text("⠲⠥⠒ ⠲⠴")));
    assert_eq!(Player::of("de").invoked("stellung ⠲⠥⠒ ⠲⠴"), position);
    for line in ["board 🙂", "hint ⠓"] {
        let found = player.invoked(line);
        assert!(!found.as_ref().is_some_and(|(_, about)| about.is_nothing()), "{line}: {found:?}");
    }
    assert_eq!(player.invoked("draw e4"), Some((Command::Draw, About::text("e4"))));
    assert_eq!(player.invoked("I want to offer a draw"), Some((Command::Draw, About::Nothing)));
    assert_eq!(player.invoked("I surrender the game"), Some((Command::Resign, About::Nothing)));
}

#[test]
fn the_name_of_a_file_is_not_the_words_around_it() {
    let player = Player::of("en");
    let of = Understanding::new(&player.narrator, &player.library, &player.english);
    for (text, name) in [
        ("this game to club.pgn please", "club.pgn"),
        ("game.pgn", "game.pgn"),
        ("My games/last one.pgn", "My games/last one.pgn"),
        ("the game", "game"),
    ] {
        assert_eq!(of.file_in(text), name);
    }
}

/// A move may be wished for. What is said of it besides makes it none.
#[test]
fn a_move_may_stand_in_a_sentence_that_wishes_for_it() {
    let player = Player::of("en");
    let of = Understanding::new(&player.narrator, &player.library, &player.english);
    let read = |line| of.reading(line, &player.position).ok();
    let bishop = read("bishop c4 b3");
    assert!(bishop.is_some());
    for line in ["bishop to b3 please", "please bishop b3"] {
        assert_eq!(read(line), bishop, "{line}");
    }
    for line in [
        "not bishop b3",
        "should I play bishop b3",
        "if bishop b3",
        "I like bishop b3",
        "can my bishop go to b3",
        "bishop b3 later",
    ] {
        assert_eq!(read(line), None, "{line}");
    }
}

#[test]
fn a_slip_in_a_long_word_is_understood() {
    let player = Player::of("en");
    for (line, meant) in [
        ("who attakcs f2", "attackers f2"),
        ("who protcts f2", "defenders f2"),
        ("what happend just now", "last"),
    ] {
        assert_eq!(player.invoked(line), player.invoked(meant), "{line}");
    }
    assert_eq!(player.invoked("who attacks f3").unwrap().1, About::Square(Square::F3));
}

/// A game by its time, its opponent and its side, a puzzle by its theme, and the name of a game are asked for
/// in sentences.
#[test]
fn games_puzzles_and_names_are_asked_for_in_sentences() {
    let mut wrong = String::new();
    for (language, _) in LISTS {
        let player = Player::of(language);
        let lines = REQUESTS.lines().filter(|line| !line.starts_with('#'));
        let parts = lines.map(|line| line.split('\t').collect::<Vec<_>>());
        for parts in parts.filter(|parts| parts[0] == language) {
            let found = player.invoked(parts[1]);
            let found = found.map(|(command, about)| (command.spec().name, about));
            if found.as_ref().is_none_or(|it| (it.0, it.1.words()) != (parts[2], parts[3])) {
                writeln!(wrong, "{language}: {}: {found:?}", parts[1]).unwrap();
            }
        }
    }
    assert_eq!(wrong, "");
}

#[test]
fn the_word_behind_what_fits_is_one_too_many() {
    let number = |text: &str| text.parse::<u32>().is_ok();
    assert_eq!(surplus("5 6 please", number), Some("6"));
    assert_eq!(surplus("5", number), None);
    assert_eq!(surplus("please 5", number), None);
    assert_eq!(surplus("e 4 please", |text| text == "e 4"), Some("please"));
    assert_eq!(surplus(&"x ".repeat(2000), number), None);
}

#[test]
fn what_stands_behind_a_command_is_read_as_what_it_takes() {
    let misfit =
        |words: &str, word: Option<&str>| About::Misfit(words.to_owned(), word.map(str::to_owned));
    let knights = About::pieces(Color::White, &[Role::Knight]);
    let claimed = About::Claim(Claimable::Threefold, "Nf3".to_owned());
    let whole = || About::Setting(Key::Answers, "whole".to_owned());
    for (language, command, words, about) in [
        ("en", Command::Board, "e4", About::Square(Square::E4)),
        ("de", Command::Board, "Emil vier", About::Square(Square::E4)),
        ("en", Command::Board, "e4 please", misfit("e4 please", Some("please"))),
        ("en", Command::Board, "e4 e5", misfit("e4 e5", Some("e5"))),
        ("en", Command::WhatIf, "g1 f3", About::Squares(Square::G1, Square::F3)),
        ("en", Command::Count, "N", knights.clone()),
        ("de", Command::Count, "S", knights),
        ("en", Command::Rank, "e", misfit("e", None)),
        ("en", Command::Score, "three", About::Number(3)),
        ("en", Command::Score, "theirs", About::Whose(Whose::Theirs)),
        ("en", Command::Clock, "white", misfit("white", None)),
        ("en", Command::Castling, "white", About::Whose(Whose::Of(Color::White))),
        ("de", Command::Level, "leichter", About::Level(LevelNamed::Easier)),
        ("en", Command::Level, "5", About::Level(LevelNamed::Number(5))),
        ("en", Command::Goto, "12 black", About::Spot(Spot::Move(12, Some(Color::Black)))),
        ("en", Command::Goto, "the end", About::Spot(Spot::End)),
        ("en", Command::Course, "the end", misfit("the end", None)),
        ("en", Command::Open, "game 7", About::Game(GameId(7))),
        ("en", Command::Open, "7 please", misfit("7 please", Some("please"))),
        ("en", Command::Set, "answers whole", whole()),
        ("en", Command::Set, "answers=whole", whole()),
        ("en", Command::Speech, "off", About::Switch(false)),
        ("en", Command::Claim, "threefold Nf3", claimed),
        ("en", Command::New, "black", About::Whose(Whose::Of(Color::Black))),
        ("en", Command::New, "black 5+3", About::text("black 5+3")),
        ("en", Command::Learn, "3", About::text("3")),
        ("en", Command::Note, "e4", About::text("e4")),
        ("en", Command::Fen, "e4", misfit("e4", None)),
        ("en", Command::Fen, " ", About::Nothing),
    ] {
        let player = Player::of(language);
        let of = Understanding::new(&player.narrator, &player.library, &player.english);
        assert_eq!(of.read(command, words), about, "{language}: {} {words}", command.spec().name);
    }
}
