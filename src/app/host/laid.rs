//! From a match file to its places: the game that was left, and a session for each seat.

use std::path::Path;
use std::time::Duration;

use shakmaty::{ByColor, Color};

use crate::app::folders::Folders;
use crate::app::game_store::{LOST, OpenGame};
use crate::app::open;
use crate::app::play::Start;
use crate::app::seats::{Desk, Seats};
use crate::app::session::{Choices, Delivery, Heard, Manner, Seat, SeatedSession};
use crate::app::{braille, called};
use crate::archive::{Archive, ArchiveError, Header, LeftMatch, Player, Replay, replay};
use crate::clean;
use crate::config::{BrailleTable, Names, Print, Settings};
use crate::laws::At;
use crate::louis::{self, Table};
use crate::notation::{Form, SquareOrder};
use crate::table::file::{self, Match};
use crate::table::{Blindfold, FileChange, Place, TableId};
use crate::voices::announce::Style;
use crate::voices::{Library, Narrator, Priority, Utterance};

/// A table that was laid by a file.
#[derive(Clone, Debug)]
pub struct LaidTable {
    /// Its number in the room.
    pub id: TableId,
    /// By which the table is known again: where the file is, and its number where other tables have that file
    /// too.
    pub file: String,
    /// Where the file is.
    pub path: String,
    /// The text of the file.
    pub text: String,
    /// What it lays down.
    pub table: Match,
    /// The places that the terminal of the host serves while nobody else does.
    pub here: Vec<Place>,
}

/// What a match is made of when everybody can sit down.
pub(super) struct MatchParts {
    pub(super) seats: Seats,
    /// The session time up to which it is known that the match was played.
    pub(super) before: At,
    /// How much of a player's thought is not in it at most, if anybody knows.
    pub(super) lost: Option<Duration>,
    /// What of the match file is other than it was, where no condition of the game is.
    pub(super) changed: Changed,
}

/// What all tables of a room have in common.
pub(super) struct Furnishing<'a> {
    pub(super) start: &'a Start,
    pub(super) narrator: &'a Narrator,
    /// The room file, if there is one.
    pub(super) room: Option<&'a str>,
    pub(super) library: Library,
    pub(super) keymaps: Names,
}

/// What counts after a match file was changed, and the keys that were.
pub(super) type Changed = Option<(FileChange, String)>;

impl LaidTable {
    /// Lays a table by the text of a file; `None` if it is none.
    #[must_use]
    pub fn read(
        id: TableId,
        file: &Path,
        text: &str,
        voices: &[String],
        here: Vec<Place>,
    ) -> Option<Self> {
        let table = file::read(text, voices).ok()?.table;
        let path = whole_name(file);
        Some(Self { id, file: path.clone(), path, text: text.to_owned(), table, here })
    }

    /// The same where the file is that of all tables of a room.
    #[must_use]
    pub fn of_all(self) -> Self {
        Self { file: format!("{}#{}", self.path, self.id), ..self }
    }

    /// What is wrong with the tables by which the players' lines become braille, so that nobody learns it
    /// from the first line.
    #[must_use]
    pub fn braille_lost(&self, narrator: &Narrator) -> Vec<Utterance> {
        let of_player = |color| self.table.players[color].voice_settings.braille.clone();
        let named: Vec<String> = Color::ALL.into_iter().filter_map(of_player).collect();
        let wrong = |(at, name): (usize, &String)| {
            let is_new = name != "auto" && !named[..at].contains(name);
            let lost = is_new.then(|| louis::print(&Table(name.clone()), "a"))?.err()?;
            let reason = narrator.word(braille::reason(lost));
            let values = [("table", name.as_str().into()), ("reason", reason)];
            Some(narrator.say(Priority::Urgent, "braille-lost", &values))
        };
        named.iter().enumerate().filter_map(wrong).collect()
    }

    /// Goes on with the match that was left, or begins one, as the arbiter has answered where the
    /// conditions were changed; with it the keys of the match file that are other than they were.
    ///
    /// # Errors
    ///
    /// What must be said when the game cannot be had.
    pub(super) fn game(
        &self,
        with: &Furnishing<'_>,
        archive: &mut Archive,
        left: Option<&LeftMatch>,
        messages: &mut Vec<Utterance>,
    ) -> Result<(OpenGame, Changed), Utterance> {
        let (start, narrator) = (with.start, with.narrator);
        match left.map(|left| self.takes_up(left, archive, with)).transpose() {
            Ok(Some(taken_up)) => Ok(taken_up),
            Ok(None) => {
                let begun = open::begin(archive, self.header(with), |error| {
                    messages.push(open::unusable(&start.folders, narrator, error));
                });
                Ok((begun, None))
            }
            Err(ArchiveError::Locked) => Err(narrator.say(Priority::Urgent, "host-busy", &[])),
            Err(error) => Err(open::unusable(&start.folders, narrator, &error)),
        }
    }

    /// Everything that the match is made of besides its game.
    pub(super) fn parts(
        &self,
        with: &mut Furnishing<'_>,
        left: Option<&LeftMatch>,
        kept: &OpenGame,
        changed: Changed,
    ) -> MatchParts {
        let (before, lost) = (kept.at(), kept.leaves_signs().then_some(LOST));
        let table = self.table.clone();
        let table = match left {
            Some(left) => table.on_terms_of(&left.begun),
            None => table,
        };
        let seats = Self { table, ..self.clone() }.seats(with, kept);
        MatchParts { seats, before, lost, changed }
    }

    /// The match that was left. What has changed in its file and is no condition of the game counts
    /// from now on, and is named; its conditions stay.
    fn takes_up(
        &self,
        left: &LeftMatch,
        archive: &Archive,
        with: &Furnishing<'_>,
    ) -> Result<(OpenGame, Changed), ArchiveError> {
        let mut kept = open::held(left.id, archive)?;
        let mut changed = Vec::new();
        let now = file::recorded(&self.text);
        let in_force = |begun: &String| file::in_force(&now, begun, &with.narrator.talk);
        let text = match &kept.header.table {
            Some(begun) if !left.changed.is_empty() => in_force(begun),
            _ => Some(now),
        };
        kept.header.room = with.room.map(str::to_owned);
        kept.header.number = with.room.map(|_| self.id.get());
        if let Some(text) = text {
            changed = kept.header.table.map_or_else(Vec::new, |then| file::changed(&then, &text));
            kept.header.table = Some(text);
            kept.header.file = Some(self.file.clone());
        }
        // Else it is read from the file once more the next time.
        let _ = archive.lay_again(left.id, &kept.header);
        let named = (!changed.is_empty()).then(|| (FileChange::Taken, changed.join(", ")));
        Ok((kept, named))
    }

    fn header(&self, with: &Furnishing<'_>) -> Header {
        let (position, mode) = self.table.first.start();
        let header = open::header(&with.start.settings, &position, mode, None);
        Header {
            white: Player::Human,
            black: Player::Human,
            engine: None,
            time: self.table.control.as_ref().map(ToString::to_string),
            laws: self.table.edition.id().to_owned(),
            announcing: self.table.announcing,
            touch: false,
            warnings: Vec::new(),
            table: Some(file::recorded(&self.text)),
            file: Some(self.file.clone()),
            room: with.room.map(str::to_owned),
            number: with.room.map(|_| self.id.get()),
            penalties_ruled: true,
            rulings_undone: true,
            by_the_letter: true,
            touch_asked: true,
            blindfold: Blindfold::Off,
            sheets_stop: true,
            simul: None,
            letter: None,
            odds: None,
            closely_read: true,
            elsewhere: None,
            ..header
        }
    }

    fn seats(&self, with: &mut Furnishing<'_>, kept: &OpenGame) -> Seats {
        let names = self.table.called();
        let rebuilt = rebuild(kept);
        let desk = self.desk(with.start, &mut with.library);
        let seats = ByColor::new_with(|color| {
            let seat = Seat { color, names: names.clone() };
            let manner = self.manner(with, color);
            SeatedSession::new(manner, kept.id, rebuilt.clone(), seat, kept.entries())
        });
        let library = with.library.clone();
        let desk = Desk::new(desk, library, self.table.clone(), rebuilt, kept.entries());
        Seats::new(seats, desk, self.table.arbiter.passphrase.clone())
    }

    /// How the desk is talked to: as its file says, else as this computer is set.
    fn desk(&self, start: &Start, library: &mut Library) -> Narrator {
        let set = open::narrator(&start.settings, library).0;
        let said = &self.table.arbiter.desk;
        let mut named = |name: &Option<String>, otherwise| {
            name.as_ref().map_or(otherwise, |name| open::voice_or_english(library, name))
        };
        let (talk, moves) = (named(&said.talk, set.talk), named(&said.moves, set.moves));
        let spelling = start.settings.spelling;
        Narrator::new(talk, &moves, Style { spelling, ..Style::default() })
    }

    /// Everything that a seat is made of besides its game.
    fn manner(&self, with: &mut Furnishing<'_>, color: Color) -> Manner {
        let (start, library) = (with.start, &mut with.library);
        let said = &self.table.players[color].voice_settings;
        let talk = open::voice_or_english(library, self.table.players[color].talk());
        let moves = open::voice_or_english(library, &said.moves);
        let settings = Settings {
            talk: talk.name().to_owned(),
            moves: Some(moves.name().to_owned()),
            speech: said.speech,
            tones: false,
            rate: Some(said.rate),
            form: if said.short { Form::Short } else { Form::Long },
            square_order: SquareOrder::default(),
            print: if said.braille.is_some() { Print::Braille } else { Print::Text },
            braille_table: said.braille.clone().map_or(BrailleTable::Off, table),
            ..start.settings.clone()
        };
        let mine = |board: &crate::pegboard::Address| board.owner == Some(color);
        Manner {
            narrator: Narrator::new(talk, &moves, open::style(&settings)),
            moves_given: open::ForThisGame(false),
            english: open::voice_or_english(library, "en"),
            library: library.clone(),
            delivery: Delivery::of(&settings),
            boards: self.table.boards().into_iter().filter(mine).collect(),
            choices: Choices::of(settings, with.keymaps.clone()),
            heard: Heard::default(),
        }
    }
}

fn table(name: String) -> BrailleTable {
    if name == "auto" { BrailleTable::Auto } else { BrailleTable::Named(name) }
}

/// The name of a file by which it is known again, wherever the program is started.
pub(super) fn whole_name(file: &Path) -> String {
    clean::name(&file.canonicalize().unwrap_or_else(|_| file.to_owned()))
}

/// The voices that are built in, and those of the player.
pub(super) fn library(folders: &Folders) -> Library {
    let mut library = called::voices(folders);
    library.add_folder(&folders.voices());
    library
}

fn rebuild(kept: &OpenGame) -> Replay {
    #[expect(clippy::expect_used, reason = "the match file was read, or was kept when it could be")]
    replay(kept.header.clone(), kept.entries()).expect("a match that can be played")
}
