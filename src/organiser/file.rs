//! What is wrong with an event file, in sentences.

use crate::meant::nearest;
use crate::tournament::file::{Fault, Key, LineFault, Part};
use crate::voices::narrate::quoted;
use crate::voices::{Narrator, Priority, Span, Utterance, Value};

/// Everything that is wrong, a line each, with its line in the file.
#[must_use]
pub fn wrong(narrator: &Narrator, wrongs: &[LineFault<Fault>]) -> Vec<Utterance> {
    let told = |wrong: &LineFault<Fault>| {
        let what = fault(narrator, &wrong.what);
        if wrong.line == 0 {
            return Utterance { priority: Priority::Answer, spans: what };
        }
        let values = [("line", wrong.line.into()), ("what", what.into())];
        narrator.say(Priority::Answer, "event-wrong-line", &values)
    };
    wrongs.iter().map(told).collect()
}

/// What is wrong, as a sentence that may follow a line number.
pub(super) fn fault(narrator: &Narrator, fault: &Fault) -> Vec<Span> {
    let say = |id: &str, values: &[(&str, Value)]| narrator.talk.sentence(id, values);
    let key = |key: Key| ("key", key.name().into());
    let name = |name: &str| ("name", Value::from(quoted(name)));
    match fault {
        Fault::Form => say("event-wrong-form", &[]),
        Fault::Twice => say("event-wrong-twice", &[]),
        Fault::Unknown { word, part } => {
            let keys = Key::ALL.into_iter().filter(|key| key.part() == *part).map(Key::name);
            let quote = ("word", quoted(word).into());
            match nearest(word, keys) {
                Some(near) => say("event-wrong-key-near", &[quote, ("near", near.into())]),
                None => say("event-wrong-key", &[quote]),
            }
        }
        Fault::NoPart(part) => say("event-wrong-part", &[("part", part.heading().into())]),
        Fault::Value(of, text) => {
            let can = narrator.word(form(*of));
            say("event-wrong-value", &[key(*of), ("value", quoted(text).into()), ("can", can)])
        }
        Fault::Missing(of) => match of.part() {
            Part::Event => say("event-wrong-missing", &[key(*of)]),
            Part::Player | Part::Team | Part::Prize => say("event-wrong-nameless", &[key(*of)]),
        },
        Fault::SamePlayer(player) => say("event-wrong-player", &[name(player)]),
        Fault::SameFide(number) => {
            say("event-wrong-fide", &[("number", number.to_string().into())])
        }
        Fault::SameTeam(team) => say("event-wrong-team", &[name(team)]),
        Fault::NoTeam(team) => say("event-wrong-no-team", &[name(team)]),
        Fault::Teamless(player) => say("event-wrong-teamless", &[name(player)]),
        Fault::EmptyTeam(team) => say("event-wrong-empty-team", &[name(team)]),
        Fault::Unfit(of) => say("event-wrong-unfit", &[key(*of)]),
        Fault::OddsOfPieces => say("odds-position", &[]),
        Fault::Ends(day) => say("event-wrong-ends", &[("day", day.to_string().into())]),
    }
}

/// What a key can be, as a sentence.
pub(super) const fn form(key: Key) -> &'static str {
    match key {
        Key::Name
        | Key::Place
        | Key::Arbiter
        | Key::Table
        | Key::Draws
        | Key::Aids
        | Key::Appeals
        | Key::TeamName
        | Key::Captain
        | Key::CaptainLanguage
        | Key::PlayerName
        | Key::Club
        | Key::PlayerTeam
        | Key::Language
        | Key::Voice
        | Key::Device
        | Key::Seat
        | Key::Assistant => "event-can-text",
        Key::Federation | Key::PlayerFederation | Key::PrizeFederation => "event-can-federation",
        Key::From | Key::To | Key::Born | Key::BornFrom | Key::BornTo => "event-can-day",
        Key::Laws => "event-can-laws",
        Key::Variant => "event-can-variant",
        Key::Odds => "event-can-odds",
        Key::System => "event-can-system",
        Key::Rounds | Key::Games | Key::ToWins => "event-can-rounds",
        Key::Boards | Key::Groups | Key::Qualify => "event-can-count",
        Key::DecidedBy => "event-can-deciders",
        Key::Acceleration => "event-can-acceleration",
        Key::CaptainsAdvise | Key::CaptainsSign => "event-can-yes-no",
        Key::Losers => "event-can-losers",
        Key::Finals => "event-can-finals",
        Key::RankedBy => "event-can-score",
        Key::Time => "event-can-time",
        Key::DefaultTime => "event-can-minutes",
        Key::Win
        | Key::Draw
        | Key::Loss
        | Key::Bye
        | Key::MatchWin
        | Key::MatchDraw
        | Key::MatchLoss
        | Key::ToPoints => "event-can-points",
        Key::TieBreaks => "event-can-ties",
        Key::TieBreakRules => "event-can-rules",
        Key::FirstColor => "event-can-color",
        Key::Fide => "event-can-number",
        Key::Rating | Key::RatingFrom | Key::RatingTo => "event-can-rating",
        Key::Sex | Key::PrizeSex => "event-can-sex",
        Key::Title => "event-can-title",
        Key::Sight => "event-can-sight",
        Key::PrizeName => "event-can-prize-name",
        Key::Amounts => "event-can-amounts",
        Key::Gifts => "event-can-gifts",
        Key::PrizeSight => "event-can-sights",
        Key::PrizesShared => "event-can-shared",
        Key::PrizesEach => "event-can-each",
    }
}
