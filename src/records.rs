//! The records of a match: what is handed in, kept and embossed when it is over or adjourned. Pure.
//!
//! A journal in, files out: the game as PGN, the score sheet of each player in print and in braille,
//! the arbiter's report, the announcements with their times and, while a sealed move waits, what
//! belongs on its envelope. Nothing is judged here: the referee is fed the journal once more, and
//! what it rules is told. Not here: where files are written, who makes the braille of a language,
//! and sound.

#![deny(clippy::wildcard_enum_match_arm)]

mod announcements;
mod braille;
mod envelope;
mod kept;
mod notes;
mod report;
mod score;
mod sheet;
mod spoken;
mod summary;
mod tell;
#[cfg(test)]
#[expect(clippy::wildcard_enum_match_arm, reason = "a test looks for one thing among many")]
mod tests;

use shakmaty::{ByColor, Color};

use crate::table::Match;
use crate::voices::announce::{ExtraWords, Style};
use crate::voices::{Form, Library, Narrator};

pub use announcements::{announcements, spoken};
pub use braille::{Braille, Words, capital, profile};
pub use kept::KeptMatch;
pub use tell::clock;

/// A file to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its name, without a folder.
    pub name: &'static str,
    /// What stands in it: UTF-8, of a `.brf` Braille ASCII.
    pub text: String,
}

/// Who is spoken to in whose words.
#[derive(Clone, Debug)]
pub struct Voices {
    /// The arbiter.
    pub desk: Narrator,
    /// The players.
    pub players: ByColor<Narrator>,
    /// Readers of PGN.
    pub english: Narrator,
}

impl Voices {
    /// The voices that a match file names, and for the arbiter those that are given; they stand in
    /// for a voice that is not there any more.
    #[must_use]
    pub fn of(table: &Match, library: &mut Library, desk: Narrator) -> Self {
        let mut narrator = |talk: &str, moves: &str, short: bool| {
            let talk = library.get(talk).unwrap_or_else(|| desk.talk.clone());
            let moves = library.get(moves).unwrap_or_else(|| desk.moves.clone());
            // As at the seats: the words of the appendix, which tell neither capture nor check.
            let style = Style {
                form: if short { Form::Short } else { Form::Long },
                extra: ExtraWords(false),
                ..desk.style
            };
            Narrator::new(talk, &moves, style)
        };
        let players = table.players.as_ref().map(|player| {
            narrator(
                &player.voice_settings.talk,
                &player.voice_settings.moves,
                player.voice_settings.short,
            )
        });
        let english = narrator("en", "en", false);
        Self { desk, players, english }
    }
}

/// All files of a match as it stands.
#[must_use]
pub fn files(kept: &KeptMatch, voices: &Voices, braille: &mut Braille<'_>) -> Vec<File> {
    let mut files = vec![File { name: "game.pgn", text: score::pgn(kept, voices) }];
    for color in Color::ALL {
        let sheet = sheet::Sheet::of(kept, &voices.players[color], color);
        let [text, brf] = color.fold_wb(["white.txt", "white.brf"], ["black.txt", "black.brf"]);
        files.push(File { name: text, text: sheet.text() });
        files.push(File { name: brf, text: sheet.brf(kept, braille) });
    }
    files.push(File { name: "report.txt", text: report::report(kept, &voices.desk) });
    let said = announcements::text(kept, voices);
    files.push(File { name: "announcements.txt", text: said });
    files.extend(envelope(kept, voices, braille));
    files
}

/// The files about the envelope of a sealed move.
pub const ENVELOPE: [&str; 2] = ["envelope.txt", "envelope.brf"];

/// What belongs on the envelope, while a sealed move waits.
#[must_use]
pub fn envelope(kept: &KeptMatch, voices: &Voices, braille: &mut Braille<'_>) -> Vec<File> {
    let Some(paper) = envelope::EnvelopePaper::of(kept, &voices.desk) else { return Vec::new() };
    let texts = [paper.text(), paper.brf(braille)];
    ENVELOPE.into_iter().zip(texts).map(|(name, text)| File { name, text }).collect()
}

/// Lines as a text file.
fn lines(lines: &[String]) -> String {
    lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect()
}
