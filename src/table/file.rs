//! The match file: what an arbiter lays down for a table before the game.
//!
//! The text is TOML. It is read as a whole: either a [`Match`] comes of it, or everything that is
//! wrong with it, each with its line. Files are opened elsewhere, and the words are the voices'.

mod cross;
mod in_force;
mod key;
mod laid;
mod paired;
mod recorded;
mod said;
mod source;
mod terms;
mod unfit;
#[cfg(test)]
mod tests;
mod value;
mod write;
mod wrong;

use std::time::Duration;

use shakmaty::{ByColor, Color};

use crate::command::aid::Aids;
use crate::datafile::whole::in_order;
use crate::laws::{Announcing, Edition, Pace, Scale, Scribe, Supervision, Variant};
use crate::notation::position;

pub use crate::datafile::whole::LineFault;
pub use cross::notes;
pub use in_force::in_force;
pub use key::{Form, Key, Need, Place, SWITCH, Section, Slot};
pub use laid::{
    Appeals, Arbiter, Assistant, DeskVoices, Device, Event, First, Match, Player, VoiceSettings,
};
pub use paired::paired;
pub use recorded::{changed, recorded, value};
pub use said::{
    choice, description, draws, event, mistake, name, note, offered, section, subject, title,
    weak_code, weak_phrase, who,
};
pub use source::Entry;
pub use unfit::is_name;
pub use value::canonical;
pub use write::write;
pub use wrong::{MatchFileFault, MatchFileNote};

/// What was read: the table, and what stands in the file, so that it can be written again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchFile {
    /// The table.
    pub table: Match,
    /// Its entries, in the order of the parts and keys.
    pub entries: Vec<Entry>,
}

/// The table of a match file that was read before, when its voices were there. What no match is begun
/// with any more may stand there.
#[must_use]
pub fn kept(text: &str) -> Option<Match> {
    read_by(text, &[], |_| Vec::new()).ok().map(|read| read.table)
}

/// Reads a match file; `voices` are the names of the voices that there are, none where any will do.
///
/// # Errors
///
/// What is wrong with it, in the order of its lines; what is missing comes last. Of more than so many
/// lines nobody reads all.
pub fn read(text: &str, voices: &[String]) -> Result<MatchFile, Vec<LineFault<MatchFileFault>>> {
    read_by(text, voices, unfit::check)
}

fn read_by(
    text: &str,
    voices: &[String],
    unfit: impl Fn(&MatchEntries) -> Vec<LineFault<MatchFileFault>>,
) -> Result<MatchFile, Vec<LineFault<MatchFileFault>>> {
    let source = source::read(text, voices);
    let mut wrongs = source.wrongs;
    let entries = MatchEntries(source.entries);
    wrongs.extend(cross::check(&entries, &source.sections, &wrongs, text));
    wrongs.extend(unfit(&entries));
    let wrongs = in_order(wrongs);
    let table = if wrongs.is_empty() { entries.table() } else { None };
    match table {
        Some(table) => Ok(MatchFile { table, entries: entries.in_order() }),
        None => Err(wrongs),
    }
}

/// The entries of a text that can be read, whatever else stands there.
#[must_use]
pub fn entries(text: &str, voices: &[String]) -> Vec<Entry> {
    source::read(text, voices).entries
}

/// What contradicts among these entries; what is missing is left out.
#[must_use]
pub fn contradiction(entries: &[Entry]) -> Option<LineFault<MatchFileFault>> {
    cross::contradiction(&MatchEntries(entries.to_vec()))
}

/// Whether these entries are of a blind and a hearing-impaired player, and the edition asks for an
/// assistant between them.
#[must_use]
pub fn must_have_assistant(entries: &[Entry]) -> bool {
    cross::not_hearing(&MatchEntries(entries.to_vec())).is_some()
}

/// What stands in a file, each value one of its key's.
struct MatchEntries(Vec<Entry>);

impl MatchEntries {
    fn at(&self, section: Section, key: Key) -> Option<&Entry> {
        let place = Place { section, slot: Slot::Key(key) };
        self.0.iter().find(|entry| entry.place == place)
    }

    fn text(&self, section: Section, key: Key) -> Option<String> {
        self.at(section, key).map(|entry| entry.text.clone())
    }

    /// The value, or the usual one; empty where there is none.
    fn value(&self, section: Section, key: Key) -> &str {
        let blind = match section {
            Section::Player(color) => self.is_blind(color),
            _ => Color::ALL.into_iter().any(|color| self.is_blind(color)),
        };
        let given = self.at(section, key).map(|entry| entry.text.as_str());
        given.or_else(|| key.usual(blind)).unwrap_or_default()
    }

    fn switch(&self, section: Section, key: Key) -> bool {
        self.value(section, key) == "yes"
    }

    fn is_blind(&self, color: Color) -> bool {
        self.at(Section::Player(color), Key::Blind).is_some_and(|entry| entry.text == "yes")
    }

    fn edition(&self) -> Edition {
        self.value(Section::Match, Key::Laws).parse().unwrap_or_default()
    }

    /// As they are written.
    fn in_order(self) -> Vec<Entry> {
        let mut entries = self.0;
        entries.sort_by_key(|entry| entry.place.rank());
        entries
    }

    /// The table, if nothing is missing.
    fn table(&self) -> Option<Match> {
        let text = |key| self.text(Section::Match, key);
        let value = |key| self.value(Section::Match, key);
        let event = Event {
            name: text(Key::Event),
            site: text(Key::Site),
            place: text(Key::Venue),
            round: text(Key::Round),
            date: text(Key::Date),
        };
        Some(Match {
            event,
            control: value(Key::Time).parse().ok(),
            edition: self.edition(),
            pace: pace(value(Key::Pace)),
            supervision: match value(Key::Supervision) {
                "sparse" => Supervision::Sparse,
                _ => Supervision::Adequate,
            },
            announcing: announcing(value(Key::Announcing)),
            default_time: self.minutes(Key::DefaultTime),
            quickplay: self.switch(Section::Match, Key::Quickplay),
            draws: value(Key::Draws).parse().unwrap_or_default(),
            adjournment: self.switch(Section::Match, Key::Adjournment),
            session: self.minutes(Key::Session),
            adjudication: self.switch(Section::Match, Key::Adjudication),
            minutes_by_claim: self.switch(Section::Match, Key::MinutesByClaim),
            scale: scale(value(Key::Points)),
            appeals: Appeals {
                allowed: self.switch(Section::Match, Key::Appeals),
                within: self.minutes(Key::AppealTime),
                fee: text(Key::AppealFee),
            },
            players: ByColor {
                white: self.player(Color::White)?,
                black: self.player(Color::Black)?,
            },
            first: self.first(),
            odds: self.text(Section::Match, Key::Odds).and_then(|odds| odds.parse().ok()),
            arbiter: self.arbiter()?,
        })
    }

    fn minutes(&self, key: Key) -> Option<Duration> {
        let minutes = self.text(Section::Match, key)?.parse().ok()?;
        Some(Duration::from_mins(minutes))
    }

    fn first(&self) -> First {
        let text = |key| self.text(Section::Match, key);
        let number = text(Key::Chess960).and_then(|number| number.parse().ok());
        let position = || {
            let taken = position::read_either(&text(Key::Position)?, &[]).ok()?;
            Some(First::Position(Box::new(taken)))
        };
        let variant = || Variant::of_id(&text(Key::Variant)?).map(First::Variant);
        number.map(First::Chess960).or_else(variant).or_else(position).unwrap_or(First::Usual)
    }

    fn arbiter(&self) -> Option<Arbiter> {
        let text = |key| self.text(Section::Arbiter, key);
        Some(Arbiter {
            name: text(Key::ArbiterName)?,
            passphrase: text(Key::Passphrase)?.parse().ok()?,
            desk: DeskVoices {
                talk: text(Key::DeskTalk),
                moves: text(Key::DeskMoves),
                speech: self.switch(Section::Arbiter, Key::DeskSpeech),
                rate: text(Key::DeskRate).and_then(|rate| rate.parse().ok()),
                output: text(Key::DeskOutput),
                synthesiser: text(Key::DeskSynthesiser),
            },
            lock: self.lock(),
        })
    }

    fn lock(&self) -> Option<Duration> {
        let minutes = self.value(Section::Arbiter, Key::DeskLock).parse().ok()?;
        Some(Duration::from_mins(minutes)).filter(|lock| !lock.is_zero())
    }

    fn player(&self, color: Color) -> Option<Player> {
        let section = Section::Player(color);
        let text = |key| self.text(section, key);
        let value = |key| self.value(section, key);
        let warnings = value(Key::Warnings).split(',').filter_map(|part| part.parse().ok());
        let scribe = match value(Key::Score) {
            "own" => Scribe::Own,
            "hand" => Scribe::Hand,
            _ => Scribe::Assistant,
        };
        Some(Player {
            name: text(Key::Name)?,
            title: text(Key::Title),
            federation: text(Key::Federation),
            club: text(Key::Club),
            rating: text(Key::Rating).and_then(|rating| rating.parse().ok()),
            fide_id: text(Key::FideId).and_then(|number| number.parse().ok()),
            blind: self.switch(section, Key::Blind),
            hard_of_hearing: self.switch(section, Key::HardOfHearing),
            device: self.device(section)?,
            voice_settings: self.voice_settings(section),
            scribe,
            warnings: warnings.collect(),
            assistant: self.assistant(color),
            code: text(Key::Code),
            aids: self.aids(color),
        })
    }

    fn device(&self, section: Section) -> Option<Device> {
        let address = || value::address(self.value(section, Key::Address));
        Some(match self.value(section, Key::Device) {
            "pegs" => Device::Pegs(address()?),
            "board" => Device::Board(address()?),
            "assistant" => Device::Assistant,
            _ => Device::Keyboard,
        })
    }

    fn voice_settings(&self, section: Section) -> VoiceSettings {
        let value = |key| self.value(section, key);
        let is_braille = value(Key::Print) == "braille";
        VoiceSettings {
            moves: value(Key::Moves).to_owned(),
            talk: value(Key::Talk).to_owned(),
            short: value(Key::Form) == "short",
            speech: self.switch(section, Key::Speech),
            rate: value(Key::Rate).parse().unwrap_or_default(),
            output: self.text(section, Key::Output),
            synthesiser: self.text(section, Key::Synthesiser),
            braille: is_braille.then(|| value(Key::BrailleTable).to_owned()),
        }
    }

    fn assistant(&self, color: Color) -> Option<Assistant> {
        let section = Section::Assistant(color);
        let talk = self.value(section, Key::AssistantTalk).to_owned();
        Some(Assistant { name: self.text(section, Key::AssistantName)?, talk })
    }

    /// What the Laws give, then what is said for both, then what is said for this player.
    fn aids(&self, color: Color) -> Aids {
        let mut aids = Aids::default();
        for section in [Section::Aids, Section::PlayerAids(color)] {
            for entry in self.0.iter().filter(|entry| entry.place.section == section) {
                if let Slot::Aid(aid) = entry.place.slot {
                    aids.set(aid, entry.text == "yes");
                }
            }
        }
        aids
    }
}

fn pace(text: &str) -> Option<Pace> {
    match text {
        "standard" => Some(Pace::Standard),
        "rapid" => Some(Pace::Rapid),
        "blitz" => Some(Pace::Blitz),
        _ => None,
    }
}

fn scale(text: &str) -> Scale {
    Scale::ALL.into_iter().find(|scale| scale.name() == text).unwrap_or_default()
}

fn announcing(text: &str) -> Announcing {
    match text {
        "repeat" => Announcing::Repeat,
        "repeat-first" => Announcing::RepeatFirst,
        "announce" => Announcing::Announce,
        _ => Announcing::Off,
    }
}
