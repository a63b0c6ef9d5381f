//! The sentences that say why the archive or the settings do not work.

use crate::archive::ArchiveError;
use crate::config::FileError;
use crate::online::Fault;
use crate::voices::{Language, Narrator, Span, Value, Verbatim};

/// The sentence that says why a setting is not kept.
pub(in crate::app) fn setting_reason(error: &FileError) -> &'static str {
    match error {
        FileError::Form => "reason-settings",
        FileError::Io(error) if error.kind() == std::io::ErrorKind::StorageFull => "reason-full",
        FileError::Io(_) => "reason-read-only",
    }
}

/// Why something is not done on a server, as a part of a sentence.
pub(in crate::app) fn fault(narrator: &Narrator, fault: &Fault) -> Value {
    let id = match fault {
        Fault::Unreached => "fault-unreached",
        Fault::Silent => "fault-silent",
        Fault::Broken => "fault-broken",
        Fault::Untrusted => "fault-untrusted",
        Fault::TokenRefused => "fault-token",
        Fault::Missing => "fault-missing",
        Fault::Busy(long) => {
            let seconds = [("seconds", whole(*long).into())];
            return narrator.talk.sentence("fault-busy", &seconds).into();
        }
        Fault::Failing => "fault-failing",
        Fault::Refused(words) if words.is_empty() => "fault-refused",
        Fault::Refused(words) => {
            let words = [("words", of_server(words))];
            return narrator.talk.sentence("fault-refused-so", &words).into();
        }
        Fault::NotNow => "fault-not-now",
        Fault::Nonsense => "fault-nonsense",
    };
    narrator.word(id)
}

/// Words of a server, which are English whatever the player speaks.
pub(in crate::app) fn of_server(words: &str) -> Value {
    let (language, text) = (Language::new("en"), words.to_owned());
    let span = Span { language, written: text.clone(), spoken: text, verbatim: Verbatim(false) };
    Value::Spans(vec![span])
}

/// A time in whole seconds.
pub(in crate::app) fn whole(time: std::time::Duration) -> u32 {
    u32::try_from(time.as_secs()).unwrap_or(u32::MAX)
}

/// The sentence that says why the archive does not work.
#[must_use]
pub fn reason(error: &ArchiveError) -> &'static str {
    match error {
        ArchiveError::Damaged(_) => "reason-damaged",
        ArchiveError::Game(..) => "reason-game",
        ArchiveError::Unwritable(_) => "reason-unwritable",
        ArchiveError::Full(_) => "reason-full",
        ArchiveError::ReadOnly(_) | ArchiveError::Folder(_) => "reason-read-only",
        ArchiveError::Busy(_) | ArchiveError::Locked => "reason-busy",
        ArchiveError::Catalogue(error) if matches!(**error, ArchiveError::Damaged(_)) => {
            "reason-catalogue"
        }
        ArchiveError::Catalogue(error) => reason(error),
        ArchiveError::Newer => "reason-newer",
        ArchiveError::Unreachable(_) | ArchiveError::Missing | ArchiveError::Imported => {
            "reason-file"
        }
    }
}
