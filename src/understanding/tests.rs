//! What players ask for in their own words, by lists that were written without a look at what is understood.

use std::fmt::Write as _;
use std::path::Path;
use std::rc::Rc;

use shakmaty::{CastlingMode, Chess, Color};

use super::*;
use crate::app::open;
use crate::config::Settings;
use crate::notation::{figurine, position};

/// An ordinary middle game, White to move.
const MIDDLE_GAME: &str =
    "r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R2QK2R w KQ - 0 7";

/// What stands for a line that asks for nothing.
const NOTHING: &str = "?";

/// The voices of a player.
struct Player {
    narrator: Narrator,
    library: Library,
    english: Rc<Voice>,
    position: Chess,
}

impl Player {
    fn of(talk: &str) -> Self {
        let mut library = Library::built_in();
        if let Ok(folder) = std::env::var("TM_VOICES") { library.add_folder(Path::new(&folder)); }
        let settings = Settings { talk: talk.to_owned(), ..Settings::default() };
        let (narrator, wrong) = open::narrator(&settings, &mut library);
        assert_eq!(wrong, []);
        let english = open::voice_or_english(&mut library, "en");
        let position = position::read(MIDDLE_GAME, CastlingMode::Standard).unwrap();
        Self { narrator, library, english, position }
    }

    fn invoked(&self, line: &str) -> Option<(Command, String)> {
        let of = Understanding::new(&self.narrator, &self.library, &self.english);
        let (position, doing) = (&self.position, Doing::Playing);
        let context = Context { position, asker: Color::White, doing, is_match: false };
        of.invoked(line, context).map(|invoked| (invoked.command, invoked.about))
    }

    /// A command as it is written in the lists.
    fn meant(&self, line: &str) -> Option<(Command, String)> {
        let (command, about) = self.invoked(line)?;
        let color = |letter: &str| {
            if letter.chars().all(char::is_uppercase) { Color::White } else { Color::Black }
        };
        let about = match (command, about.as_str()) {
            (Command::Pieces | Command::Count, "A" | "a") => figurine::signs(color(&about), &[]),
            (Command::Pieces | Command::Count, letter) => {
                let role = letter.chars().next().and_then(Role::from_char);
                role.map_or(about.clone(), |role| figurine::signs(color(letter), &[role]))
            }
            _ => about,
        };
        Some((command, about))
    }

    /// The same, where it is help with a command by whatever name it has here.
    fn asked(&self, line: &str) -> Option<(Command, String)> {
        let (command, about) = self.invoked(line)?;
        let named = self.narrator.talk.command(&about).filter(|_| command == Command::Help);
        Some((command, named.map_or(about, |named| named.spec().name.to_owned())))
    }
}

/// How the lines of a list were understood.
#[derive(Debug, Default)]
struct Count {
    right: usize,
    not_understood: usize,
    otherwise: usize,
}

impl Count {
    const fn lines(&self) -> usize {
        self.right + self.not_understood + self.otherwise
    }

    const fn percent(&self) -> usize {
        self.right * 100 / self.lines()
    }
}

/// Reads a list, and tells the lines that were not understood as they were meant.
fn count(language: &str, list: &str) -> (Count, String) {
    let (player, english) = (Player::of(language), Player::of("en"));
    let (mut count, mut told) = (Count::default(), String::new());
    for line in list.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (typed, meant) = line.split_once('\t').unwrap();
        let found = player.asked(typed);
        let fits = |meant: &str| match (&found, meant) {
            (None, NOTHING) => true,
            (Some((command, _)), NOTHING) => !command.changes_a_game(),
            // Both clocks are told, or one.
            (Some((Command::Clock, about)), "clock mine" | "clock theirs") if about.is_empty() => true,
            (found, meant) => found.is_some() && *found == english.meant(meant),
        };
        if meant.split(" | ").any(fits) {
            count.right += 1;
            continue;
        }
        match &found {
            None => count.not_understood += 1,
            Some(_) => count.otherwise += 1,
        }
        writeln!(told, "{language}: {typed}: {meant}, and not {found:?}").unwrap();
    }
    (count, told)
}

#[test]
fn players_are_understood_in_their_own_words() {
    let folder = std::env::var("TM_LISTS").map_or_else(|_| Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/asked"), std::path::PathBuf::from);
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let language = path.file_stem().unwrap().to_str().unwrap();
        let (count, told) = count(language, &std::fs::read_to_string(&path).unwrap());
        println!("{told}{language}: {} percent of {} right, {} otherwise", count.percent(), count.lines(), count.otherwise);
    }
}
