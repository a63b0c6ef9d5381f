//! What a game is, before its first move.

mod game;
mod kind;
mod elsewhere;
mod player;

use std::path::Path;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color};

use crate::archive::sealed::EnvelopeKey;
use crate::laws::{
    Announcing, Authority, BoardKind, Edition, Position, Rules, Setup, Supervision, TimeControl,
    Unconfirmed, Variant,
};
use crate::notation::position;
use crate::table::{Blindfold, Match, file};

pub use player::Player;

/// What must be said before a move counts, as it is written.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Announcing", rename_all = "kebab-case")]
enum AnnouncingWord {
    Off,
    Announce,
    #[serde(rename = "repeat-in-own-time")]
    Repeat,
    RepeatFirst,
    #[serde(rename = "repeat")]
    RepeatAtMoversCost,
}

/// Times left, as they are written: whole minutes as numbers, others as `30s`.
mod warnings {
    use std::time::Duration;

    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    #[serde(untagged)]
    enum Left {
        Minutes(u8),
        Seconds(String),
    }

    pub(super) fn serialize<S: Serializer>(
        times: &[Duration],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let one = |left: &Duration| match u8::try_from(left.as_secs() / 60) {
            Ok(minutes) if left.as_secs().is_multiple_of(60) => Left::Minutes(minutes),
            _ => Left::Seconds(format!("{}s", left.as_secs())),
        };
        times.iter().map(one).collect::<Vec<_>>().serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<Duration>, D::Error> {
        let one = |left: Left| match left {
            Left::Minutes(minutes) => Some(Duration::from_mins(minutes.into())),
            Left::Seconds(text) => text.strip_suffix('s')?.parse().ok().map(Duration::from_secs),
        };
        let times: Option<_> = Vec::deserialize(deserializer)?.into_iter().map(one).collect();
        times.ok_or_else(|| D::Error::custom("a time is minutes, or seconds such as 30s"))
    }
}

/// Everything that a game must be rebuilt from besides its events.
///
/// What older programs did not write has the value that they played by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[expect(clippy::struct_excessive_bools, reason = "each is a line of its own in the file")]
pub struct Header {
    /// The first position, as FEN.
    pub position: String,
    /// The game that is played. Older programs knew chess and Chess960 alone, and kept which of them.
    #[serde(rename = "chess960", with = "game")]
    pub variant: Variant,
    /// The time control; nothing for a game without clocks.
    pub time: Option<String>,
    /// Who plays White.
    pub white: Player,
    /// Who plays Black.
    pub black: Player,
    /// The name of the person who plays White, if he has told it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub white_name: String,
    /// The name of the person who plays Black, if he has told it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub black_name: String,
    /// The engine that plays: its file, or a name to be looked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub engine: Option<String>,
    /// The opponent's level at the start, 1 to 20.
    pub level: u8,
    /// The built-in opponent's seed.
    pub seed: i64,
    /// The edition of the Laws, by its id.
    #[serde(default = "first_laws")]
    pub laws: String,
    /// What must be said before a move counts. A match or a rehearsal that does not say
    /// [`Announcing::Repeat`] here was begun when the clock waited for the repetition.
    #[serde(default = "first_announcing", with = "AnnouncingWord")]
    pub announcing: Announcing,
    /// Whether a person must move the piece that he takes (4.3).
    #[serde(default, skip_serializing_if = "is_off")]
    pub touch: bool,
    /// Whether it is the rehearsal of a tournament: what is against the Laws has its consequences,
    /// moves are announced and repeated, and nothing is told that is not told there.
    #[serde(default, skip_serializing_if = "is_off")]
    pub strict: bool,
    /// Whether those who play at this keyboard see no board, as the game begins.
    #[serde(default, skip_serializing_if = "is_seen")]
    pub blindfold: Blindfold,
    /// The times left at which a person is told.
    #[serde(default, with = "warnings")]
    pub warnings: Vec<Duration>,
    /// The key of the envelopes, if the game may be adjourned (Guidelines I).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub envelope_key: Option<EnvelopeKey>,
    /// The match file, if the game is a match: what it says counts instead of the above.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// The place of that file on this machine: by it a table is known again when its file was edited.
    /// Older programs did not write it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The place of the room file on this machine, if the table is one of a room.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub room: Option<String>,
    /// The number of the table in that room.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u16>,
    /// Whether every penalty of the Laws has a number among the rulings, and the arbiter decides
    /// whether a clock that was pressed without a move has lost the game. A match that does not say so
    /// was begun when the program alone decided.
    #[serde(default, skip_serializing_if = "is_off")]
    pub penalties_ruled: bool,
    /// Whether a ruling that is revoked leaves the game as it was before it. A match that does not say
    /// so was begun when moves that a ruling took back stayed taken back.
    #[serde(default, skip_serializing_if = "is_off")]
    pub rulings_undone: bool,
    /// Whether the Laws are taken by the letter where a match was once ruled otherwise
    /// (`Rules::by_the_letter`).
    #[serde(default, skip_serializing_if = "is_off")]
    pub by_the_letter: bool,
    /// Whether touch-move is ruled only on request where the edition says so
    /// (`Rules::touch_asked`). A game that does not say so was begun when it held always.
    #[serde(default, skip_serializing_if = "is_off")]
    pub touch_asked: bool,
    /// Whether the clocks stand until both have completed their score sheets (`Rules::sheets_stop`). A game
    /// that does not say so was begun when they ran on.
    #[serde(default, skip_serializing_if = "is_off")]
    pub sheets_stop: bool,
    /// The board of a simultaneous display that it is, as [`crate::archive::SimulBoard`] is written.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub simul: Option<String>,
    /// How it is played by letter, as [`crate::archive::ByLetter`] is written.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub letter: Option<String>,
    /// What one player gives the other, as [`crate::laws::Odds`] is written.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub odds: Option<String>,
    /// Whether the Laws are taken as a second reading of their texts has them (`Rules::closely_read`), and a
    /// game at home is one without adequate supervision. A game that does not say so was begun before.
    #[serde(default, skip_serializing_if = "is_off")]
    pub closely_read: bool,
    /// Where the game is played, if somebody elsewhere rules on it: the server's name and the id there, as
    /// `lichess abcd1234`; of a game between two homes the command that leads back to it, and its number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub elsewhere: Option<String>,
}

/// The edition that was played by before a header named one.
fn first_laws() -> String {
    Edition::E2023.id().to_owned()
}

/// A game without it can be read by an older program.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
const fn is_off(switch: &bool) -> bool {
    !*switch
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
const fn is_seen(blindfold: &Blindfold) -> bool {
    blindfold.is_off()
}

const fn first_announcing() -> Announcing {
    Announcing::Off
}

impl Header {
    /// The setup of the game; `None` if its position, its time control, its edition or its match file
    /// cannot be read.
    #[must_use]
    pub fn setup(&self) -> Option<Setup> {
        if let Some(text) = &self.table {
            let mut setup = file::kept(text)?.setup();
            setup.rules.announcing = self.as_begun(setup.rules.announcing);
            setup.rules.penalties_ruled = self.penalties_ruled;
            setup.rules.rulings_undone = self.rulings_undone;
            setup.rules.by_the_letter = self.by_the_letter;
            setup.rules.touch_asked = self.touch_asked;
            setup.rules.sheets_stop = self.sheets_stop;
            setup.rules = self.as_read(setup.rules);
            return Some(setup);
        }
        let control: Option<TimeControl> =
            self.time.as_ref().map(|time| time.parse()).transpose().ok()?;
        Some(Setup {
            position: self.start()?,
            mode: self.variant.mode(),
            control,
            rules: self.rules()?,
        })
    }

    /// The first position; `None` if it cannot be read.
    #[must_use]
    pub fn start(&self) -> Option<Position> {
        position::read_under(&self.position, self.variant).ok()?.whole()
    }

    /// The times left at which each player is told; the program needs none.
    #[must_use]
    pub fn warned_at(&self) -> ByColor<Vec<Duration>> {
        self.players().map(|player| match player {
            Player::Human => self.warnings.clone(),
            Player::Builtin | Player::Engine | Player::Remote => Vec::new(),
        })
    }

    fn rules(&self) -> Option<Rules> {
        let board = |player: Player| match player {
            // A rehearsal shows no board that could be touched.
            Player::Human if self.touch && !self.strict => BoardKind::Screen,
            Player::Human | Player::Builtin | Player::Engine | Player::Remote => BoardKind::Typed,
        };
        Some(self.as_read(Rules {
            edition: self.laws.parse().ok()?,
            authority: match &self.elsewhere {
                Some(_) => Authority::Remote,
                None if self.strict => Authority::Arbiter,
                None => Authority::Referee,
            },
            announcing: if self.strict {
                self.as_begun(Announcing::Repeat)
            } else {
                self.announcing
            },
            unconfirmed: if self.strict { Unconfirmed::Follow } else { Unconfirmed::Ask },
            warnings: self.warned_at(),
            boards: self.players().map(board),
            // Nobody else decides in a rehearsal.
            penalties_ruled: false,
            rulings_undone: false,
            by_the_letter: self.by_the_letter,
            touch_asked: self.touch_asked && !self.strict,
            sheets_stop: self.sheets_stop,
            odds: self.odds.as_ref().map(|odds| odds.parse()).transpose().ok()?,
            // Nobody supervises who plays at home, and a strict opponent claims for himself.
            supervision: if self.closely_read {
                Supervision::Sparse
            } else {
                Supervision::Adequate
            },
            ..Rules::default()
        }))
    }

    /// Rules as their texts were understood when the game began.
    fn as_read(&self, rules: Rules) -> Rules {
        if self.closely_read { rules } else { rules.as_first_read() }
    }

    /// What is announced, as it was understood when the game began.
    fn as_begun(&self, announcing: Announcing) -> Announcing {
        let is_older = announcing == Announcing::Repeat && self.announcing != Announcing::Repeat;
        if is_older { Announcing::RepeatAtMoversCost } else { announcing }
    }

    /// The table of a match; nothing of a game at home, or if its file cannot be read.
    #[must_use]
    pub fn match_table(&self) -> Option<Match> {
        file::kept(self.table.as_deref()?)
    }

    /// The name of the engine's file, without its folder; nothing without an engine.
    #[must_use]
    pub fn engine_file_name(&self) -> String {
        let file = self.engine.as_deref().map(Path::new).and_then(Path::file_name);
        file.map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
    }

    /// The name of the person who plays a colour; nothing if he has told none, or a program plays it.
    #[must_use]
    pub fn name(&self, color: Color) -> &str {
        let (player, name) =
            color.fold_wb((self.white, &self.white_name), (self.black, &self.black_name));
        if player.has_name() { name } else { "" }
    }

    /// Who plays.
    #[must_use]
    pub fn players(&self) -> ByColor<Player> {
        ByColor { white: self.white, black: self.black }
    }
}

#[cfg(test)]
mod tests {
    use crate::laws::Pace;
    use crate::laws::edition::{Caller, Quickplay};

    use super::*;

    const OLD: &str = r#"
        position = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
        chess960 = false
        time = "15+10"
        white = "human"
        black = "builtin"
        level = 3
        seed = 7
    "#;

    #[test]
    fn a_header_of_an_older_program_is_played_as_it_was() {
        let rules = toml::from_str::<Header>(OLD).unwrap().setup().unwrap().rules;
        assert_eq!(rules.edition, Edition::E2023);
        assert_eq!((rules.announcing, rules.authority), (Announcing::Off, Authority::Referee));
        assert!(rules.warnings.white.is_empty());
        assert_eq!(toml::from_str::<Header>(OLD).unwrap().engine, None);
    }

    #[test]
    fn the_rules_are_kept_and_only_people_are_warned() {
        let old: Header = toml::from_str(OLD).unwrap();
        let header = Header {
            laws: "fide-2009".to_owned(),
            announcing: Announcing::Repeat,
            warnings: vec![Duration::from_mins(10), Duration::from_secs(30)],
            touch: true,
            black: Player::Engine,
            engine: Some("/opt/my engines/deep".to_owned()),
            ..old
        };
        let text = toml::to_string(&header).unwrap();
        let read: Header = toml::from_str(&text).unwrap();
        assert_eq!(read, header);
        let rules = read.setup().unwrap().rules;
        assert_eq!((rules.edition, rules.announcing), (Edition::E2009, Announcing::Repeat));
        assert_eq!(rules.warnings.white, [600, 30].map(Duration::from_secs));
        assert!(rules.warnings.black.is_empty());
        assert_eq!(rules.boards, ByColor { white: BoardKind::Screen, black: BoardKind::Typed });
    }

    /// A game at home is supervised by nobody; one that was begun before is played as it was.
    #[test]
    fn d2_a_game_at_home_is_not_supervised() {
        let old: Header = toml::from_str(OLD).unwrap();
        let watched = |header: &Header| header.setup().unwrap().rules.supervision;
        assert_eq!(watched(&old), Supervision::Adequate);
        for strict in [false, true] {
            let header = Header { closely_read: true, strict, ..old.clone() };
            assert_eq!(watched(&header), Supervision::Sparse);
        }
    }

    #[test]
    fn every_game_is_kept_by_its_name_and_begins_again() {
        let old: Header = toml::from_str(OLD).unwrap();
        assert_eq!(old.variant, Variant::Standard);
        let chess960 = OLD.replace("chess960 = false", "chess960 = true");
        assert_eq!(toml::from_str::<Header>(&chess960).unwrap().variant, Variant::Chess960);
        for variant in Variant::ALL {
            let position = position::write(&variant.start());
            let header = Header { position, variant, ..old.clone() };
            let text = toml::to_string(&header).unwrap();
            let read: Header = toml::from_str(&text).unwrap();
            assert_eq!(read, header, "{text}");
            assert_eq!(read.setup().unwrap().position, variant.start());
        }
        let unknown = OLD.replace("chess960 = false", "chess960 = \"bughouse\"");
        assert!(toml::from_str::<Header>(&unknown).is_err());
    }

    /// What the program has read otherwise since does not change a game that was begun before.
    #[test]
    fn a_game_keeps_the_reading_of_the_laws_by_which_it_was_begun() {
        let old: Header = toml::from_str(OLD).unwrap();
        let edition = |year: u16, closely_read| {
            let laws = format!("fide-{year}");
            Header { laws, closely_read, ..old.clone() }.setup().unwrap().rules.edition
        };
        let pace = |closely_read, time: &str| {
            time.parse::<TimeControl>().unwrap().pace(edition(2001, closely_read))
        };
        let paces = |closely_read| ["60", "60+30", "10+5"].map(|time| pace(closely_read, time));
        assert_eq!(paces(false), [Pace::Standard, Pace::Standard, Pace::Rapid]);
        assert_eq!(paces(true), [Pace::Rapid, Pace::Rapid, Pace::Blitz]);
        let of_2009 = |closely_read| {
            let edition = edition(2009, closely_read);
            let quickplay = edition.quickplay(Pace::Blitz, Supervision::Adequate).value;
            (quickplay, edition.corrected_by_agreement(Pace::Rapid).value)
        };
        assert_eq!(of_2009(false), (Quickplay::Never, true));
        assert_eq!(of_2009(true), (Quickplay::Always, false));
        for pace in [Pace::Rapid, Pace::Blitz] {
            let caller = |closely_read| {
                edition(2014, closely_read).flag(pace, Supervision::Sparse).value.called_by
            };
            assert_eq!((caller(false), caller(true)), (Caller::Arbiter, Caller::Players));
        }
        let waits = |closely_read| edition(2001, closely_read).quickplay_result_waits().value;
        assert_eq!((waits(false), waits(true)), (false, true));
        let declines = |closely_read| edition(1989, closely_read).touch_declines_offer().value;
        assert_eq!((declines(false), declines(true)), (true, false));
        // A match as well.
        let table = include_str!("../../examples/two-peg-boards.toml");
        let header = Header { table: Some(table.to_owned()), ..old };
        assert!(!header.setup().unwrap().rules.closely_read);
    }

    #[test]
    fn a_match_is_played_as_its_file_says() {
        let file = include_str!("../../examples/two-peg-boards.toml");
        let old: Header = toml::from_str(OLD).unwrap();
        let header = Header { table: Some(file.to_owned()), ..old };
        let setup = header.setup().unwrap();
        assert_eq!(setup.rules.authority, Authority::Arbiter);
        assert_eq!(setup.rules.boards.white, BoardKind::Pegs);
        assert_eq!(setup.control.unwrap().to_string(), "120");
        assert!(Header { table: Some("[white]".to_owned()), ..header }.setup().is_none());
    }

    #[test]
    fn what_was_given_is_kept_and_is_a_rule_of_the_game() {
        let old: Header = toml::from_str(OLD).unwrap();
        assert_eq!((old.odds(), old.setup().unwrap().rules.odds), (None, None));
        let header = Header { odds: Some("black knight draw time 5".to_owned()), ..old };
        let read: Header = toml::from_str(&toml::to_string(&header).unwrap()).unwrap();
        assert_eq!(read.setup().unwrap().rules.odds, header.odds());
        let unknown = Header { odds: Some("white bishop".to_owned()), ..header };
        assert!(unknown.setup().is_none());
    }

    #[test]
    fn what_no_program_has_written_is_refused() {
        assert!(toml::from_str::<Header>(&format!("{OLD}\nclocks = 3")).is_err());
        let unknown: Header = toml::from_str(&format!("{OLD}\nlaws = \"fide-1999\"")).unwrap();
        assert!(unknown.setup().is_none());
    }

    #[test]
    fn a2_games_begun_before_keep_the_clock_that_they_were_played_by() {
        let text = |word: &str| OLD.to_owned() + &format!("announcing = \"{word}\"\n");
        let announcing = |text: &str| {
            let header: Header = toml::from_str(text).unwrap();
            header.setup().unwrap().rules.announcing
        };
        assert_eq!(announcing(&text("repeat")), Announcing::RepeatAtMoversCost);
        assert_eq!(announcing(&text("repeat-in-own-time")), Announcing::Repeat);
        let strict = text("off") + "strict = true\n";
        assert_eq!(announcing(&strict), Announcing::RepeatAtMoversCost);
        let strict = text("repeat-in-own-time") + "strict = true\n";
        assert_eq!(announcing(&strict), Announcing::Repeat);
    }
}
