//! A match file in sentences: what is wrong, what is unusual, and what a table it is.

use shakmaty::{ByColor, CastlingMode, Color, Role};

use crate::datafile::whole::LineFault;
use crate::laws::{
    Announcing, Article, Draws, Edition, Odds, Pace, Points, Scale, Scribe, Supervision,
};
use crate::notation::position;
use crate::pegboard::{Address, Make};
use crate::table::file::key::{Form, Key, Place, Section, Slot};
use crate::table::file::wrong::{MatchFileFault, MatchFileNote};
use crate::table::file::{Appeals, Device, First, Match, Player};
use crate::table::weak::{self, Chance, Weak};
use crate::voices::narrate::quoted;
use crate::voices::{Narrator, Priority, Span, Utterance, Value, called, written};

type Values<'a> = &'a [(&'a str, Value)];

fn say(narrator: &Narrator, id: &str, values: Values<'_>) -> Utterance {
    narrator.say(Priority::Answer, id, values)
}

/// What is wrong, with its line.
#[must_use]
pub fn mistake(
    narrator: &Narrator,
    wrong: &LineFault<MatchFileFault>,
    voices: &[String],
) -> Utterance {
    if wrong.line == 0 {
        return of_an_answer(narrator, &wrong.what, voices);
    }
    let what = what(narrator, &wrong.what, voices);
    let values = [("line", wrong.line.into()), ("what", what.spans.into())];
    say(narrator, "match-line", &values)
}

/// What is wrong with an answer: the question that is asked again says what it takes, unless that is a
/// list of words.
fn of_an_answer(narrator: &Narrator, mistake: &MatchFileFault, voices: &[String]) -> Utterance {
    match mistake {
        MatchFileFault::Value(place, value) if !has_words(place.slot) => {
            let value = quoted(value).into();
            let key = match place.slot {
                Slot::Key(key) => name(narrator, key).into(),
                Slot::Aid(_) => named(narrator, *place),
            };
            say(narrator, "match-wrong-answer", &[("key", key), ("value", value)])
        }
        mistake => what(narrator, mistake, voices),
    }
}

/// Whether what a slot takes is one of a list of words.
fn has_words(slot: Slot) -> bool {
    matches!(slot.form(), Form::Choice(_) | Form::Voice | Form::Edition | Form::Address)
}

fn what(narrator: &Narrator, mistake: &MatchFileFault, voices: &[String]) -> Utterance {
    let say = |id: &str, values: Values<'_>| say(narrator, id, values);
    let color = |color| ("color", narrator.color(color));
    let article = |article: &Article| ("article", article.to_string().into());
    match mistake {
        MatchFileFault::Form => say("match-wrong-form", &[]),
        MatchFileFault::Twice => say("match-wrong-twice", &[]),
        MatchFileFault::Unknown { word, section, instead } => {
            unknown(narrator, word, *section, *instead)
        }
        MatchFileFault::NoPart(part) => say("match-wrong-part", &[("part", part.heading().into())]),
        MatchFileFault::Value(place, value) => {
            let help = help(narrator, place.slot, voices);
            let id =
                if value.trim().is_empty() { "match-wrong-empty" } else { "match-wrong-value" };
            let value = quoted(value).into();
            say(id, &[("key", named(narrator, *place)), ("value", value), ("help", help.into())])
        }
        MatchFileFault::Missing(place) => {
            let help = help(narrator, place.slot, voices).into();
            say("match-wrong-missing", &[("key", named(narrator, *place)), ("help", help)])
        }
        MatchFileFault::NoRelay(player) => {
            let part = Section::Assistant(*player).heading();
            say("match-wrong-relay", &[color(*player), ("part", part.into())])
        }
        MatchFileFault::HearingAssistant(number) => say("match-wrong-hearing", &[article(number)]),
        MatchFileFault::NoBoard(player) => say("match-wrong-no-board", &[color(*player)]),
        MatchFileFault::NoPegs(make) => {
            say("match-wrong-no-pegs", &[("make", make.title().into())])
        }
        MatchFileFault::Pegs(make) => say("match-wrong-pegs", &[("make", make.title().into())]),
        MatchFileFault::SamePort(port) => {
            say("match-wrong-port", &[("port", port.as_str().into())])
        }
        MatchFileFault::SameBoards => say("match-wrong-boards", &[]),
        MatchFileFault::TwoPositions => say("match-wrong-positions", &[]),
        MatchFileFault::NeverAid(aid) => {
            let aid = narrator.word(&format!("aid-{}", aid.name()));
            say("match-wrong-aid", &[("aid", aid)])
        }
        MatchFileFault::WeakCode(place, weak) => {
            let why = narrator.talk.sentence(weak_code(*weak), &[]).into();
            say("match-wrong-code", &[("key", named(narrator, *place)), ("what", why)])
        }
        MatchFileFault::PaceWithoutClocks => say("match-wrong-pace", &[]),
    }
}

fn unknown(narrator: &Narrator, word: &str, section: Section, instead: Option<&str>) -> Utterance {
    let key = ("key", Value::from(quoted(word)));
    if let Some(instead) = instead {
        return say(narrator, "match-wrong-unknown-near", &[key, ("instead", instead.into())]);
    }
    let words = section.words().join(", ");
    say(narrator, "match-wrong-unknown", &[key, ("words", words.into())])
}

/// What a key is called where it is asked for.
#[must_use]
pub fn name(narrator: &Narrator, key: Key) -> String {
    let id = key.sentence().replacen("match-key-", "match-name-", 1);
    let name = written(&narrator.talk.sentence(&id, &[]));
    if name.is_empty() { key.name().to_owned() } else { name }
}

/// Why a code is no secret.
#[must_use]
pub const fn weak_code(weak: Weak) -> &'static str {
    match weak {
        Weak::Short => "match-code-short",
        other => weak_phrase(other),
    }
}

/// Why a passphrase is no secret.
#[must_use]
pub const fn weak_phrase(weak: Weak) -> &'static str {
    match weak {
        Weak::Short => "match-passphrase-short",
        Weak::Few => "match-weak-few",
        Weak::Repeated => "match-weak-repeated",
        Weak::Digits => "match-weak-digits",
        Weak::Row => "match-weak-row",
        Weak::Known => "match-weak-known",
        Weak::Name => "match-weak-name",
    }
}

/// A good passphrase or code of so many pairs, as an example.
#[must_use]
pub fn offered(narrator: &Narrator, pairs: usize, chance: &mut Chance) -> Option<Utterance> {
    let pieces = Role::ALL.map(|role| written(&narrator.role(role).spans()).to_lowercase());
    let text = weak::offered(&pieces, pairs, chance)?;
    Some(say(narrator, "match-weak-offered", &[("text", text.into())]))
}

/// A key with the part that it stands in.
fn named(narrator: &Narrator, place: Place) -> Value {
    let key = place.slot.name();
    if place.section == Section::Match {
        return key.into();
    }
    let values = [("key", key.into()), ("part", place.section.heading().into())];
    Value::Spans(narrator.talk.sentence("match-key-in", &values))
}

/// What a key is and can be.
fn help(narrator: &Narrator, slot: Slot, voices: &[String]) -> Vec<Span> {
    let mut spans = match slot {
        Slot::Key(_) => subject(narrator, slot),
        Slot::Aid(_) => {
            let aid = [("aid", subject(narrator, slot).into())];
            narrator.talk.sentence("match-help-aid", &aid)
        }
    };
    let words = match slot.form() {
        Form::Choice(words) => words.join(", "),
        Form::Voice => voices.join(", "),
        Form::Edition => Edition::IDS.to_owned(),
        Form::Address => Make::list(),
        _ => return spans,
    };
    spans.push(narrator.talk.span(" "));
    spans.extend(narrator.talk.sentence("match-words", &[("words", words.into())]));
    spans
}

/// What a key or an aid is.
#[must_use]
pub fn subject(narrator: &Narrator, slot: Slot) -> Vec<Span> {
    match slot {
        Slot::Key(key) => narrator.talk.sentence(&key.sentence(), &[]),
        Slot::Aid(aid) => narrator.talk.sentence(&format!("aid-{}", aid.name()), &[]),
    }
}

/// A word of a choice in the player's language; a score is written everywhere alike.
#[must_use]
pub fn choice(narrator: &Narrator, word: &str) -> Vec<Span> {
    if word.starts_with(|first: char| first.is_ascii_digit()) {
        return vec![narrator.talk.span(word)];
    }
    narrator.talk.sentence(&format!("match-word-{word}"), &[])
}

/// What a part is called in questions; nothing for the first.
#[must_use]
pub fn section(narrator: &Narrator, section: Section) -> Option<Utterance> {
    let (id, color) = match section {
        Section::Match => return None,
        Section::Aids => return Some(say(narrator, "match-part-aids", &[])),
        Section::Arbiter => return Some(say(narrator, "match-part-arbiter", &[])),
        Section::Player(color) => ("match-part-player", color),
        Section::Assistant(color) => ("match-part-assistant", color),
        Section::PlayerAids(color) => ("match-part-player-aids", color),
    };
    Some(say(narrator, id, &[("color", narrator.color(color))]))
}

/// What is allowed and unusual.
#[must_use]
pub fn note(narrator: &Narrator, note: &MatchFileNote) -> Utterance {
    let say = |id: &str, values: Values<'_>| say(narrator, id, values);
    let article = |article: &Article| ("article", article.to_string().into());
    match note {
        MatchFileNote::Announcing(Announcing::Off, number) => {
            say("match-note-silent", &[article(number)])
        }
        MatchFileNote::Announcing(_, number) => say("match-note-unrepeated", &[article(number)]),
        MatchFileNote::NoClocks => say("match-note-no-clocks", &[]),
        MatchFileNote::Pace { written, usual } => {
            let [written, usual] = [written, usual].map(|&pace| word_of(narrator, pace_word(pace)));
            say("match-note-pace", &[("pace", written), ("usual", usual)])
        }
        MatchFileNote::NoDefaultTime(number) => say("match-note-default-time", &[article(number)]),
        MatchFileNote::SightedScore(color, number) => {
            say("match-note-score", &[("color", narrator.color(*color)), article(number)])
        }
        MatchFileNote::SameOutput => say("match-note-output", &[]),
        MatchFileNote::KnownPassphrase => say("match-note-passphrase", &[]),
        MatchFileNote::NoQuickplay(number) => say("match-note-quickplay", &[article(number)]),
        MatchFileNote::NoSession => say("match-note-session", &[]),
        MatchFileNote::Position(remark) => narrator.positions().remark(*remark),
        MatchFileNote::NoQuickplayInBlitz(number) => {
            say("match-note-quickplay-blitz", &[article(number)])
        }
        MatchFileNote::Unheard(number) => say("match-note-unheard", &[article(number)]),
        MatchFileNote::Title(color) => {
            say("match-note-title", &[("color", narrator.color(*color))])
        }
    }
}

const fn pace_word(pace: Pace) -> &'static str {
    match pace {
        Pace::Standard => "standard",
        Pace::Rapid => "rapid",
        Pace::Blitz => "blitz",
    }
}

fn word_of(narrator: &Narrator, word: &str) -> Value {
    Value::Spans(choice(narrator, word))
}

/// What a table it is, a message for each line.
#[must_use]
pub fn description(narrator: &Narrator, table: &Match) -> Vec<Utterance> {
    let mut lines = vec![title(narrator, table)];
    lines.extend(event(narrator, table));
    lines.extend(table.control.clone().map(|control| {
        let odds = table.odds.as_ref();
        narrator.clocks().controls(&Odds::controls(odds, control))
    }));
    lines.extend(first_position(narrator, table));
    let odds = table.odds.as_ref().map(|odds| narrator.odds().given(odds));
    lines.extend(odds.map(|said| narrator.lines(Priority::Answer, vec![said])));
    lines.extend(rules(narrator, table));
    for color in Color::ALL {
        lines.extend(player(narrator, color, &table.players[color]));
    }
    lines.push(say(narrator, "match-arbiter", &[("name", called(&table.arbiter.name).into())]));
    lines
}

/// Who plays against whom.
#[must_use]
pub fn title(narrator: &Narrator, table: &Match) -> Utterance {
    let ByColor { white, black } = table.called();
    let values = [("white", white.into()), ("black", black.into())];
    say(narrator, "match-title", &values)
}

/// Where and when it is, a message for each line.
#[must_use]
pub fn event(narrator: &Narrator, table: &Match) -> Vec<Utterance> {
    let event = &table.event;
    let parts = [
        ("match-event", &event.name),
        ("match-round", &event.round),
        ("match-site", &event.site),
        ("match-place", &event.place),
        ("match-date", &event.date),
    ];
    let line = |(id, text): (&str, &Option<String>)| {
        Some(say(narrator, id, &[("text", text.as_deref()?.into())]))
    };
    parts.into_iter().filter_map(line).collect()
}

/// The first position, if it is not the usual one.
fn first_position(narrator: &Narrator, table: &Match) -> Option<Utterance> {
    match &table.first {
        First::Usual => None,
        First::Chess960(number) => {
            let number = [("number", u32::from(*number).into())];
            Some(say(narrator, "match-chess960", &number))
        }
        First::Variant(variant) => {
            let name = [("variant", narrator.variants().name(*variant).into())];
            Some(say(narrator, "match-variant", &name))
        }
        First::Position(taken) => {
            let position = [("position", position::write(&taken.position).into())];
            let id = match taken.mode {
                CastlingMode::Standard => "match-position",
                CastlingMode::Chess960 => "match-position-chess960",
            };
            Some(say(narrator, id, &position))
        }
    }
}

fn rules(narrator: &Narrator, table: &Match) -> Vec<Utterance> {
    let control = table.control.as_ref();
    let pace = table.setup().rules.pace(control);
    let values = [
        ("edition", table.edition.to_string().into()),
        ("pace", word_of(narrator, pace_word(pace))),
    ];
    let mut lines = vec![say(narrator, "match-laws", &values)];
    if pace != Pace::Standard {
        lines.push(say(
            narrator,
            match table.supervision {
                Supervision::Adequate => "match-supervision-adequate",
                Supervision::Sparse => "match-supervision-sparse",
            },
            &[],
        ));
    }
    let announcing = match table.announcing {
        Announcing::Off => "match-announcing-off",
        Announcing::Announce => "match-announcing-announce",
        Announcing::RepeatFirst => "match-announcing-repeat-first",
        Announcing::Repeat | Announcing::RepeatAtMoversCost => "match-announcing-repeat",
    };
    lines.push(say(narrator, announcing, &[]));
    let late = table.default_time.map(|time| [("time", narrator.time(time))]);
    lines.extend(late.map(|late| say(narrator, "match-default-time", &late)));
    lines.extend(table.quickplay.then(|| say(narrator, "match-quickplay", &[])));
    lines.extend(draws(narrator, table.draws));
    lines.extend(table.adjournment.then(|| say(narrator, "match-adjournment", &[])));
    let session = table.session.map(|time| [("time", narrator.time(time))]);
    lines.extend(session.map(|time| say(narrator, "match-session", &time)));
    lines.extend(table.adjudication.then(|| say(narrator, "match-adjudication", &[])));
    lines.extend(table.minutes_by_claim.then(|| say(narrator, "match-minutes-claimed", &[])));
    lines.extend(scale(narrator, table.scale));
    lines.extend(appeals(narrator, &table.appeals));
    lines
}

/// What a win and a draw give, if not the usual points.
fn scale(narrator: &Narrator, scale: Scale) -> Option<Utterance> {
    let given = |points| scale.given(points).into();
    let values = [("win", given(Points::Full)), ("draw", given(Points::Half))];
    (scale != Scale::Usual).then(|| say(narrator, "match-points", &values))
}

/// When a draw may be agreed, if not at any time.
#[must_use]
pub fn draws(narrator: &Narrator, draws: Draws) -> Option<Utterance> {
    let (id, moves) = match draws {
        Draws::Free => return None,
        Draws::After(moves) => ("match-draws-after", moves),
        Draws::Consent(None) => ("match-draws-arbiter", 0),
        Draws::Consent(Some(moves)) => ("match-draws-arbiter-until", moves),
    };
    Some(say(narrator, id, &[("count", u32::from(moves).into())]))
}

/// Whether a player may appeal, within what time, and what it costs: what is not as the Laws have it.
fn appeals(narrator: &Narrator, appeals: &Appeals) -> Vec<Utterance> {
    if !appeals.allowed {
        return vec![say(narrator, "match-no-appeals", &[])];
    }
    let within = appeals.within.map(|time| ("match-appeal-time", "time", narrator.time(time)));
    let fee = appeals.fee.as_deref().map(|fee| ("match-appeal-fee", "fee", fee.into()));
    let lines = within.into_iter().chain(fee);
    lines.map(|(id, name, value)| say(narrator, id, &[(name, value)])).collect()
}

fn player(narrator: &Narrator, color: Color, player: &Player) -> Vec<Utterance> {
    let mut lines = vec![who(narrator, color, player)];
    let mut line = |id: &str, values: Values<'_>| {
        let mut all = vec![("color", narrator.color(color))];
        all.extend(values.iter().cloned());
        lines.push(say(narrator, id, &all));
    };
    if player.blind {
        line("match-blind", &[]);
    }
    if player.hard_of_hearing {
        line("match-hard-of-hearing", &[]);
    }
    let (id, address) = device(&player.device);
    let address = address.map(|address| ("address", address.to_string().into()));
    line(id, address.as_slice());
    if let Some(assistant) = &player.assistant {
        line("match-assistant", &[("name", called(&assistant.name).into())]);
    }
    let voice_settings = &player.voice_settings;
    let voices = [
        ("moves", voice_settings.moves.as_str().into()),
        ("talk", voice_settings.talk.as_str().into()),
    ];
    line(if voice_settings.speech { "match-spoken" } else { "match-printed" }, &voices);
    if let Some(output) = &voice_settings.output {
        line("match-output", &[("output", output.as_str().into())]);
    }
    if let Some(table) = &voice_settings.braille {
        line("match-braille", &[("table", table.as_str().into())]);
    }
    line(scribe(player.scribe), &[]);
    if !player.warnings.is_empty() {
        let minutes = player.warnings.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        line("match-warnings", &[("minutes", minutes.into())]);
    }
    let aids = player.aids.allowed().map(|aid| subject(narrator, Slot::Aid(aid))).collect();
    line("match-aids", &[("aids", narrator.join(aids))]);
    lines
}

/// A player with what follows a name on a pairing list.
#[must_use]
pub fn who(narrator: &Narrator, color: Color, player: &Player) -> Utterance {
    let mut name = player.title.iter().cloned().collect::<Vec<_>>();
    name.push(player.called());
    let rating = player.rating.map(|rating| rating.to_string());
    let id = player.fide_id.map(|id| format!("FIDE {id}"));
    let more = [player.federation.clone(), player.club.clone(), rating, id];
    let parts = std::iter::once(name.join(" ")).chain(more.into_iter().flatten());
    let text = parts.collect::<Vec<_>>().join(", ");
    let values = [("color", narrator.color(color)), ("name", text.into())];
    say(narrator, "match-player", &values)
}

const fn device(device: &Device) -> (&'static str, Option<&Address>) {
    let id = match device {
        Device::Keyboard => "match-device-keyboard",
        Device::Pegs(_) => "match-device-pegs",
        Device::Board(_) => "match-device-board",
        Device::Assistant => "match-device-assistant",
    };
    (id, device.address())
}

const fn scribe(scribe: Scribe) -> &'static str {
    match scribe {
        Scribe::Own => "match-score-own",
        Scribe::Hand => "match-score-hand",
        Scribe::Assistant => "match-score-assistant",
    }
}
