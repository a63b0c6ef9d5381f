//! The journal of a game between two homes, at the host: a file of the data folder with a line for each thing
//! that was done. A line is on the disk before anybody hears what has followed from it.
//!
//! What was written half when the program was killed is left out, and cut off before anything is added.

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use shakmaty::Color;

use crate::app::homes::umpire::Umpire;
use crate::app::homes::{Terms, TermsText, wanted};
use crate::laws::At;
use crate::online::Wanted;
use crate::opened::{self, as_file};
use crate::private;

/// What the file is called.
const NAME: &str = "home-game.txt";

/// Something that was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Done {
    /// The other player has come, by this name and in this sitting.
    Came {
        /// When, as all times by the session.
        at: At,
        /// In which sitting.
        sitting: i64,
        /// By which name.
        name: String,
    },
    /// Time has passed up to here.
    Passed(At),
    /// The game goes on, after the program was not there.
    WentOn(At),
    /// The umpire has done what a player wanted.
    Did {
        /// When.
        at: At,
        /// Who wanted it.
        by: Color,
        /// The number of his line; 0 of the host's own.
        number: u32,
        /// What was credited for the way.
        credit: Duration,
        /// What.
        wanted: Wanted,
    },
}

impl Done {
    fn write(&self) -> String {
        match self {
            Self::Came { at, sitting, name } => format!("{} came {sitting} {name}", at.as_micros()),
            Self::Passed(at) => format!("{} passed", at.as_micros()),
            Self::WentOn(at) => format!("{} went-on", at.as_micros()),
            Self::Did { at, by, number, credit, wanted } => {
                let (at, credit) = (at.as_micros(), credit.as_micros());
                format!("{at} {by} {number} {credit} {}", wanted::write(wanted))
            }
        }
    }

    fn read(line: &str) -> Option<Self> {
        let (at, rest) = line.split_once(' ')?;
        let at = At::from_micros(at.parse().ok()?);
        let (word, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        match word {
            "passed" => Some(Self::Passed(at)),
            "went-on" => Some(Self::WentOn(at)),
            "came" => {
                let (sitting, name) = rest.split_once(' ').unwrap_or((rest, ""));
                Some(Self::Came { at, sitting: sitting.parse().ok()?, name: name.to_owned() })
            }
            color => {
                let by = color.parse().ok()?;
                let (number, rest) = rest.split_once(' ')?;
                let (credit, rest) = rest.split_once(' ')?;
                Some(Self::Did {
                    at,
                    by,
                    number: number.parse().ok()?,
                    credit: Duration::from_micros(credit.parse().ok()?),
                    wanted: wanted::read(rest)?,
                })
            }
        }
    }
}

/// A journal that is written.
#[derive(Debug)]
pub struct Journal {
    file: File,
}

/// A game that was left.
#[derive(Debug)]
pub struct LeftGame {
    /// Its umpire, who knows all that was done.
    pub umpire: Umpire,
    /// The sitting of the other player, and the number of the last line of it that was done.
    pub guest: Option<(i64, u32)>,
    /// Up to when it was played.
    pub at: At,
    /// So many bytes of the file are whole lines.
    whole: u64,
}

impl Journal {
    /// Begins the journal of a game in the place of that of the last one.
    ///
    /// # Errors
    ///
    /// Why it cannot be written.
    pub fn begin(data: &Path, terms: &Terms) -> io::Result<Self> {
        private::folder(data)?;
        let file =
            as_file(private::options().create(true).truncate(true).write(true), &path(data))?;
        let mut journal = Self { file };
        let text = toml::to_string(&TermsText::from(terms)).map_err(io::Error::other)?;
        journal.put(&format!("{}\n", text.trim_end().replace('\n', "\t")))?;
        Ok(journal)
    }

    /// Goes on with that of a game that was left.
    ///
    /// # Errors
    ///
    /// Why it cannot be written.
    pub fn go_on(data: &Path, left: &LeftGame) -> io::Result<Self> {
        let file = as_file(private::options().append(true), &path(data))?;
        file.set_len(left.whole)?;
        Ok(Self { file })
    }

    /// Puts something down; afterwards it is on the disk.
    ///
    /// # Errors
    ///
    /// Why it is not.
    pub fn keep(&mut self, done: &Done) -> io::Result<()> {
        self.put(&format!("{}\n", done.write()))
    }

    fn put(&mut self, line: &str) -> io::Result<()> {
        self.file.write_all(line.as_bytes())?;
        self.file.sync_data()
    }
}

/// The game that was left in this data folder and is not over; nothing if there is none.
#[must_use]
pub fn left(data: &Path) -> Option<LeftGame> {
    let bytes = opened::bytes(&path(data), opened::LARGEST).ok()?;
    // A line that was written half is none.
    let whole = bytes.iter().rposition(|byte| *byte == b'\n')? + 1;
    let text = str::from_utf8(&bytes[..whole]).ok()?;
    let (terms, rest) = text.split_once('\n')?;
    let terms: TermsText = toml::from_str(&terms.replace('\t', "\n")).ok()?;
    let mut left = LeftGame {
        umpire: Umpire::new(terms.read()?),
        guest: None,
        at: At::ZERO,
        whole: u64::try_from(text.len() - rest.len()).ok()?,
    };
    for line in rest.split_inclusive('\n') {
        let Some(done) = line.strip_suffix('\n').and_then(Done::read) else { break };
        left.takes(done);
        left.whole += u64::try_from(line.len()).ok()?;
    }
    let goes_on = left.umpire.has_begun() && !left.umpire.is_over();
    goes_on.then_some(left)
}

impl LeftGame {
    fn takes(&mut self, done: Done) {
        match done {
            Done::Came { at, sitting, name } => {
                if !self.umpire.has_begun() {
                    self.umpire.names(name);
                    self.umpire.starts(at);
                }
                self.guest = Some((sitting, 0));
                self.at = at;
            }
            Done::Passed(at) => {
                self.umpire.time_passed(at);
                self.at = at;
            }
            Done::WentOn(at) => {
                self.umpire.goes_on(at, self.at);
                self.at = at;
            }
            Done::Did { at, by, number, credit, wanted } => {
                // It was done before.
                let _ = self.umpire.does(at, by, &wanted, credit);
                if let Some((_, last)) = self.guest.as_mut().filter(|_| number > 0) {
                    *last = number;
                }
                self.at = at;
            }
        }
    }
}

fn path(data: &Path) -> PathBuf {
    data.join(NAME)
}
