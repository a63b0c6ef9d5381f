//! A game between two homes, without an arbiter: one home hosts it, the other joins it.
//!
//! The umpire is with the host, on a thread of its own. To both players he is what a server is to its own: he
//! has the clocks, the result and all on which both must agree, and each plays in a session of his own
//! home, with its voice, its boards and its archive.

pub mod guest;
pub mod host;
pub mod journal;
pub mod terms;
pub mod umpire;
pub mod wanted;

#[cfg(test)]
mod tests;

use shakmaty::Color;

use crate::app::elsewhere::Elsewhere;
use crate::app::link::Unreached;
use crate::command::Command;
use crate::online::Began;
use crate::voices::{Narrator, Priority, Utterance};

pub use terms::{Terms, TermsText};

/// What a home hears of its game with another besides what its session does.
#[derive(Debug)]
pub enum HomeNews {
    /// The host offers this; whether it goes on already.
    Offered(Box<Terms>, bool),
    /// A game begins or goes on, on these terms.
    Begins(Box<Terms>, Box<Began>),
    /// The other player, of this name and colour, does not want it.
    Declined(String, Color),
    /// The other one wants another game.
    Rematch,
    /// The host is not reached.
    Unreached(Unreached),
    /// The host does not go on; in his words, if he has any.
    Closed(Option<Utterance>),
    /// Somebody else has the place.
    Taken,
    /// The journal is not written any more; the sentence that says why.
    NotKept(&'static str),
}

/// What a home is told by the thread that has its game.
#[derive(Debug)]
pub enum HomeTold {
    /// For whoever waits for a game.
    News(HomeNews),
    /// For the session.
    Game(Elsewhere),
}

/// What is said of news that comes while a game is played or waited for; nothing of what is asked about or
/// begins.
#[must_use]
pub fn news_said(narrator: &Narrator, news: &HomeNews) -> Option<Utterance> {
    let say = |id, values: &[_]| Some(narrator.say(Priority::Urgent, id, values));
    match news {
        HomeNews::Offered(..) | HomeNews::Begins(..) => None,
        HomeNews::Declined(name, color) => {
            let name = match name.as_str() {
                "" => narrator.color(*color),
                name => name.into(),
            };
            say("home-declined", &[("name", name)])
        }
        HomeNews::Rematch => {
            let rematch = narrator.talk.command_name(Command::Rematch);
            say("home-rematch-asked", &[("rematch", rematch.into())])
        }
        HomeNews::Unreached(Unreached::Nobody) => say("home-no-game", &[]),
        HomeNews::Unreached(why) => say(why.sentence(), &[]),
        HomeNews::Closed(Some(words)) => Some(words.clone()),
        HomeNews::Closed(None) => say("home-left", &[]),
        HomeNews::Taken => say("home-taken", &[]),
        HomeNews::NotKept(reason) => say("home-not-kept", &[("reason", narrator.word(reason))]),
    }
}
