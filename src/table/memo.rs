//! What is put on record of a match besides the events of its game.
//!
//! The referee knows nothing of it. It changes no position and no clock, and a game can be rebuilt
//! without it; the arbiter's report cannot.

use shakmaty::{Color, Square, uci::UciMove};

use crate::command::aid::Aid;
use crate::laws::Offence;
use crate::table::captain::CaptainNote;
use crate::table::task::Task;

/// A place at the table: where somebody sits who types and hears.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// A player, and his assistant if he has one.
    Seat(Color),
    /// The arbiter's desk.
    Desk,
}

impl Place {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Seat(Color::White), Self::Seat(Color::Black), Self::Desk];

    /// Where it stands in [`Self::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Seat(Color::White) => 0,
            Self::Seat(Color::Black) => 1,
            Self::Desk => 2,
        }
    }

    /// As it stands in a journal and on a command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Seat(Color::White) => "white",
            Self::Seat(Color::Black) => "black",
            Self::Desk => "desk",
        }
    }

    /// The place of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|place| place.name() == name)
    }
}

/// Something to be put on record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Memo {
    /// A player has asked for an aid, and had it or was refused.
    Asked(Color, Aid, bool),
    /// The arbiter grants an aid, or withdraws it.
    Allowed(Color, Aid, bool),
    /// The arbiter appoints an assistant of this name (D.2.10, D.2.11), or dismisses him.
    Assistant(Color, Option<String>),
    /// The passphrase of the desk was said at this place, rightly or wrongly.
    Passphrase(Place, bool),
    /// The passphrase of an envelope was said at this place, rightly or wrongly.
    EnvelopePassphrase(Place, bool),
    /// The program was started when the clock of this computer said so: day and time of day,
    /// `YYYY-MM-DD HH:MM:SS`.
    Started(String),
    /// The program is closed properly when the clock of this computer says so, in the same form.
    Closed(String),
    /// The program was not closed properly the last time: it has crashed, or the power was cut.
    BrokenOff,
    /// The match file has other values now than when the match was begun; the keys, as they stand in
    /// the file.
    FileChanged(FileChange, String),
    /// The key by which moves are sealed; what it locks, the passphrase opens (Guidelines I).
    EnvelopeKey(String),
    /// The desk is closed again.
    DeskClosed,
    /// The desk has locked itself at this place, where nothing was typed for a time.
    DeskLocked(Place),
    /// The desk is talked to in the voice of this name from now on.
    DeskTalks(String),
    /// The arbiter is asked whether he means this, in the words of a journal.
    Questioned(String),
    /// What he has answered.
    Answered(Reply),
    /// A player says that he leaves the board, or that he is back at it (11.2).
    Away(Color, bool),
    /// A player calls the arbiter (6.11.2).
    Called(Color),
    /// A player calls the arbiter about this: a complaint, or a request such as for a break. It waits
    /// for him.
    Told(Color, String),
    /// The arbiter has seen to what a player has told him: to this of this player; without it, to what
    /// he was told last.
    SeenTo(Option<(Color, String)>),
    /// A player repeats the opponent's move in these words, which mean no move that is possible.
    Repeated(Color, String),
    /// A player says as a move what is no legal one and names no squares: it is not announced, and he is
    /// asked for them (D.2.1).
    Unclear(Color, String),
    /// A player says that the other has moved with two hands, which the arbiter judges (7.5.4).
    TwoHands(Color),
    /// What has become of a player's board.
    Board(Color, BoardNews),
    /// A square of a player's board flickers and does not count: what it has touched may be an
    /// accident, which the arbiter judges (4.2.2). Whether the player alone says so.
    Flickers(Color, Square, bool),
    /// A wrong code was said by who wanted to sit down at this seat.
    WrongCode(Color),
    /// A terminal serves this place, or does not any more.
    Served(Place, bool),
    /// The program has stopped while this player's clock ran: so many seconds of the thought are not
    /// counted at most, or nobody knows how many.
    Interrupted(Color, Option<u32>),
    /// The arbiter has noted this, one line.
    Noted(String),
    /// When and where the adjourned game goes on (Guidelines I.2).
    Resumption(String),
    /// A player appeals against the ruling of this number, for these reasons (11.10).
    Appealed(Color, u32, String),
    /// The appeals against the ruling of this number are upheld or rejected, for these reasons.
    AppealDecided(u32, bool, String),
    /// The arbiter has seen to a task, or finds that it is still to be done.
    Ticked(Task, bool),
    /// The arbiter has seen that this player has done this.
    Fault(Color, Offence),
    /// The arbiter has the game played through again on another board, from this ply on, counted from 0
    /// (8.5.3).
    Reconstructs(u16),
    /// There the players find this move, of this ply.
    Found(u16, UciMove),
    /// The last move that was found is taken back.
    FoundBack,
    /// What a player's captain says and is asked, where teams play.
    Captain(Color, CaptainNote),
    /// The arbiter has signed off: the match is over and its records are written.
    SignedOff,
}

/// What has become of a board under a player's hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardNews {
    /// It is gone, or was not found.
    Lost,
    /// It is there again.
    Back,
    /// It does not stand as the game, and the player is led.
    Wrong,
    /// It stands as the game again.
    Right,
    /// Its battery is nearly empty.
    Low,
    /// Some of what happened on it was lost for ever.
    Missed,
}

/// What counts after a match file was changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileChange {
    /// The game goes on with its old conditions, as the arbiter has said.
    Old,
    /// The arbiter has not gone on with the game that was left, and begun this one.
    New,
    /// No condition of the game was changed: what the file says now counts.
    Taken,
}

impl FileChange {
    const ALL: [Self; 3] = [Self::Old, Self::New, Self::Taken];

    /// Its name, the same in a journal and in sentences.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Old => "old",
            Self::New => "new",
            Self::Taken => "taken",
        }
    }
}

/// What became of a question that the desk has asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// It was answered with yes.
    Yes,
    /// It was answered with no.
    No,
    /// Another command has come instead.
    Dropped,
}

impl Reply {
    const ALL: [Self; 3] = [Self::Yes, Self::No, Self::Dropped];

    /// Its name, the same in a journal and in sentences.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Yes => "yes",
            Self::No => "no",
            Self::Dropped => "dropped",
        }
    }
}

impl BoardNews {
    const ALL: [Self; 6] =
        [Self::Lost, Self::Back, Self::Wrong, Self::Right, Self::Low, Self::Missed];

    /// Its name, the same in a journal and in sentences.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lost => "lost",
            Self::Back => "back",
            Self::Wrong => "wrong",
            Self::Right => "right",
            Self::Low => "low",
            Self::Missed => "missed",
        }
    }
}

impl Memo {
    /// As words of a journal.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "a table: a memo, its words")]
    pub fn write(&self) -> String {
        let color = |color: Color| Place::Seat(color).name();
        match self {
            Self::Asked(by, aid, had) => {
                format!("asked {} {} {}", color(*by), aid.name(), either(*had, "had", "refused"))
            }
            Self::Allowed(to, aid, allowed) => {
                let how = either(*allowed, "granted", "withdrawn");
                format!("aid {} {} {how}", color(*to), aid.name())
            }
            Self::Assistant(of, Some(name)) => format!("assistant {} is {name}", color(*of)),
            Self::Assistant(of, None) => format!("assistant {} dismissed", color(*of)),
            Self::EnvelopeKey(key) => format!("envelope-key {key}"),
            Self::Passphrase(place, right) => {
                format!("passphrase {} {}", place.name(), either(*right, "right", "wrong"))
            }
            Self::Started(when) => format!("started {when}"),
            Self::EnvelopePassphrase(place, right) => {
                format!("envelope {} {}", place.name(), either(*right, "right", "wrong"))
            }
            Self::DeskClosed => "desk-closed".to_owned(),
            Self::DeskLocked(place) => format!("desk-locked {}", place.name()),
            Self::DeskTalks(voice) => format!("desk-talks {voice}"),
            Self::Questioned(what) => format!("questioned {what}"),
            Self::Answered(reply) => format!("answered {}", reply.name()),
            Self::Closed(when) => format!("closed {when}"),
            Self::BrokenOff => "broken-off".to_owned(),
            Self::FileChanged(change, keys) => format!("file-changed {} {keys}", change.name()),
            Self::TwoHands(by) => format!("two-hands said by {}", color(*by)),
            Self::Told(by, text) => format!("told by {} {text}", color(*by)),
            Self::SeenTo(None) => "seen-to".to_owned(),
            Self::SeenTo(Some((by, text))) => {
                format!("seen-to {} {text}", color(*by)).trim_end().to_owned()
            }
            Self::Repeated(by, text) => format!("repeated by {} {text}", color(*by)),
            Self::Unclear(by, text) => format!("unclear from {} {text}", color(*by)),
            Self::Away(of, away) => {
                format!("seat {} {}", color(*of), either(*away, "away", "back"))
            }
            Self::Called(by) => format!("arbiter called by {}", color(*by)),
            Self::Board(of, news) => format!("board {} {}", color(*of), news.name()),
            Self::Flickers(of, square, says) => {
                format!("{} {} {square}", either(*says, "mutes", "flickers"), color(*of))
            }
            Self::Served(place, taken) => {
                format!("place {} {}", place.name(), either(*taken, "taken", "left"))
            }
            Self::Interrupted(of, Some(secs)) => format!("interrupted {} {secs}", color(*of)),
            Self::Interrupted(of, None) => format!("interrupted {} unknown", color(*of)),
            Self::WrongCode(seat) => format!("code {} wrong", color(*seat)),
            Self::Noted(text) => format!("noted {text}"),
            Self::Resumption(when) => format!("resumption {when}"),
            Self::Appealed(by, number, why) => {
                format!("appealed {} {number} {why}", color(*by)).trim_end().to_owned()
            }
            Self::AppealDecided(number, upheld, why) => {
                let how = either(*upheld, "upheld", "rejected");
                format!("appeal {number} {how} {why}").trim_end().to_owned()
            }
            Self::Ticked(task, done) => {
                format!("task {} {}", task.name(), either(*done, "done", "open"))
            }
            Self::Fault(by, offence) => format!("fault {} {}", color(*by), offence.name()),
            Self::Reconstructs(from) => format!("reconstructs {from}"),
            Self::Found(ply, uci) => format!("found {ply} {uci}"),
            Self::FoundBack => "found-back".to_owned(),
            Self::Captain(of, note) => format!("captain {} {}", color(*of), note.write()),
            Self::SignedOff => "signed-off".to_owned(),
        }
    }

    /// Reads the words of a journal; `None` if they are none.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "a table: words, a memo")]
    pub fn read(text: &str) -> Option<Self> {
        if let Some(text) = text.strip_prefix("noted ") {
            return Some(Self::Noted(text.to_owned()));
        }
        if let Some(what) = text.strip_prefix("questioned ") {
            return Some(Self::Questioned(what.to_owned()));
        }
        if let Some(change) = text.strip_prefix("file-changed ") {
            let (name, keys) = change.split_once(' ')?;
            let change = FileChange::ALL.into_iter().find(|change| change.name() == name)?;
            return Some(Self::FileChanged(change, keys.to_owned()));
        }
        if let Some(told) = text.strip_prefix("seen-to ") {
            return seen_to(told);
        }
        if let Some(note) = text.strip_prefix("captain ") {
            let (of, note) = note.split_once(' ')?;
            return Some(Self::Captain(color(of)?, CaptainNote::read(note)?));
        }
        if let Some(when) = text.strip_prefix("resumption ") {
            return Some(Self::Resumption(when.to_owned()));
        }
        let words: Vec<&str> = text.splitn(4, ' ').collect();
        Some(match words[..] {
            ["asked", by, aid, how] => {
                Self::Asked(color(by)?, Aid::named(aid)?, one_of(how, "had", "refused")?)
            }
            ["aid", to, aid, how] => {
                Self::Allowed(color(to)?, Aid::named(aid)?, one_of(how, "granted", "withdrawn")?)
            }
            ["assistant", of, "is", name] => Self::Assistant(color(of)?, Some(name.to_owned())),
            ["assistant", of, "dismissed"] => Self::Assistant(color(of)?, None),
            ["envelope-key", key] => Self::EnvelopeKey(key.to_owned()),
            ["passphrase", place, how] => {
                Self::Passphrase(Place::named(place)?, one_of(how, "right", "wrong")?)
            }
            ["started", day, time] => Self::Started(format!("{day} {time}")),
            ["envelope", place, how] => {
                Self::EnvelopePassphrase(Place::named(place)?, one_of(how, "right", "wrong")?)
            }
            ["desk-closed"] => Self::DeskClosed,
            ["desk-locked", place] => Self::DeskLocked(Place::named(place)?),
            ["desk-talks", voice] => Self::DeskTalks(voice.to_owned()),
            ["answered", reply] => {
                Self::Answered(Reply::ALL.into_iter().find(|known| known.name() == reply)?)
            }
            ["closed", day, time] => Self::Closed(format!("{day} {time}")),
            ["broken-off"] => Self::BrokenOff,
            ["two-hands", "said", "by", by] => Self::TwoHands(color(by)?),
            ["told", "by", by, text] => Self::Told(color(by)?, text.to_owned()),
            ["seen-to"] => Self::SeenTo(None),
            ["repeated", "by", by, text] => Self::Repeated(color(by)?, text.to_owned()),
            ["unclear", "from", by, text] => Self::Unclear(color(by)?, text.to_owned()),
            ["seat", of, "away"] => Self::Away(color(of)?, true),
            ["seat", of, "back"] => Self::Away(color(of)?, false),
            ["arbiter", "called", "by", by] => Self::Called(color(by)?),
            ["board", of, news] => {
                let news = BoardNews::ALL.into_iter().find(|known| known.name() == news)?;
                Self::Board(color(of)?, news)
            }
            [how @ ("flickers" | "mutes"), of, square] => flickers(how, of, square)?,
            ["place", place, how] => {
                Self::Served(Place::named(place)?, one_of(how, "taken", "left")?)
            }
            ["code", seat, "wrong"] => Self::WrongCode(color(seat)?),
            ["interrupted", of, "unknown"] => Self::Interrupted(color(of)?, None),
            ["interrupted", of, secs] => Self::Interrupted(color(of)?, Some(secs.parse().ok()?)),
            ["appealed", by, number, ref why @ ..] => {
                Self::Appealed(color(by)?, number.parse().ok()?, why.concat())
            }
            ["appeal", number, how, ref why @ ..] => {
                let upheld = one_of(how, "upheld", "rejected")?;
                Self::AppealDecided(number.parse().ok()?, upheld, why.concat())
            }
            ["task", task, how] => Self::Ticked(Task::named(task)?, one_of(how, "done", "open")?),
            ["fault", by, offence] => Self::Fault(color(by)?, Offence::named(offence)?),
            ["reconstructs", from] => Self::Reconstructs(from.parse().ok()?),
            ["found", ply, uci] => Self::Found(ply.parse().ok()?, uci.parse().ok()?),
            ["found-back"] => Self::FoundBack,
            ["signed-off"] => Self::SignedOff,
            _ => return None,
        })
    }
}

/// A player, and what he has told.
fn seen_to(told: &str) -> Option<Memo> {
    let (by, text) = told.split_once(' ').unwrap_or((told, ""));
    Some(Memo::SeenTo(Some((color(by)?, text.to_owned()))))
}

/// A square that flickers, or is muted by a player who says that it does.
fn flickers(how: &str, of: &str, square: &str) -> Option<Memo> {
    Some(Memo::Flickers(color(of)?, square.parse().ok()?, how == "mutes"))
}

fn color(name: &str) -> Option<Color> {
    match Place::named(name)? {
        Place::Seat(color) => Some(color),
        Place::Desk => None,
    }
}

const fn either(whether: bool, yes: &'static str, no: &'static str) -> &'static str {
    if whether { yes } else { no }
}

fn one_of(word: &str, yes: &str, no: &str) -> Option<bool> {
    (word == yes || word == no).then_some(word == yes)
}

#[cfg(test)]
mod tests;
