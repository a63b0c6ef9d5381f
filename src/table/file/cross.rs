//! What one line of a match file does not show: what is missing, what contradicts, what is unusual.

use shakmaty::Color;

use crate::command::aid::Permission;
use crate::datafile::Lines;
use crate::datafile::whole::LineFault;
use crate::laws::edition::{DefaultTime, HearingAssistant, Quickplay};
use crate::laws::{Announcing, Edition, Odds, Scribe, TimeControl, Topic};
use crate::pegboard::{Address, Senses};
use crate::table::file::key::{Key, Need, Place, Section, Slot};
use crate::table::file::source::Entry;
use crate::table::file::value;
use crate::table::file::wrong::{MatchFileFault, MatchFileNote};
use crate::table::file::{First, Match, MatchEntries};

/// What is wrong across the lines; `known` is wrong already, and what follows from it is left out.
pub(super) fn check(
    entries: &MatchEntries,
    sections: &[(Section, usize)],
    known: &[LineFault<MatchFileFault>],
    text: &str,
) -> Vec<LineFault<MatchFileFault>> {
    let lines = Lines::of(text);
    let mut wrongs = missing(entries, sections, |place| {
        known.iter().any(|wrong| may_be(place, wrong, sections, &lines))
    });
    if known.iter().all(|wrong| !hides(&wrong.what)) {
        wrongs.extend(Color::ALL.into_iter().filter_map(|color| relay(entries, sections, color)));
        wrongs.extend(hearing(entries, sections));
    }
    wrongs.extend(Color::ALL.into_iter().filter_map(|color| board(entries, color)));
    wrongs.extend(boards(entries));
    wrongs.extend(positions(entries));
    wrongs.extend(aids(entries));
    wrongs
}

/// Whether more than its own line is lost by a mistake.
const fn hides(what: &MatchFileFault) -> bool {
    matches!(
        what,
        MatchFileFault::Form
            | MatchFileFault::Twice
            | MatchFileFault::Unknown { .. }
            | MatchFileFault::NoPart(_)
    )
}

/// Whether a mistake that was told may be what is missing: its value, its name, or its whole part.
fn may_be(
    place: Place,
    wrong: &LineFault<MatchFileFault>,
    sections: &[(Section, usize)],
    lines: &Lines<'_>,
) -> bool {
    let (part, key) = (place.section.heading(), place.slot.name());
    let of_part = |section: Section| section == place.section;
    match &wrong.what {
        MatchFileFault::Value(at, _) => *at == place,
        MatchFileFault::NoPart(section) => of_part(*section),
        MatchFileFault::Unknown { section, instead: Some(instead), .. } => {
            of_part(*section) && *instead == key || part.ends_with(instead)
        }
        MatchFileFault::Form | MatchFileFault::Twice => {
            let line = lines.text(wrong.line);
            let above = sections.iter().filter(|(_, heading)| *heading < wrong.line);
            let within = above.max_by_key(|(_, heading)| heading).map_or(Section::Match, |it| it.0);
            of_part(within) && line.contains(key) || !part.is_empty() && line.contains(part)
        }
        _ => false,
    }
}

/// What must be there and is not, unless it is told otherwise.
fn missing(
    entries: &MatchEntries,
    sections: &[(Section, usize)],
    is_told: impl Fn(Place) -> bool,
) -> Vec<LineFault<MatchFileFault>> {
    let heading = |section: Section| {
        let found = sections.iter().find(|(known, _)| *known == section);
        found.map(|&(_, line)| line)
    };
    let mut wrongs = Vec::new();
    for section in Section::ALL {
        let line = heading(section);
        if line.is_none() && matches!(section, Section::Assistant(_)) {
            continue;
        }
        let required = section.keys().filter(|key| key.need() == Need::Required);
        for key in required.filter(|&key| entries.at(section, key).is_none()) {
            let place = Place { section, slot: Slot::Key(key) };
            if !is_told(place) {
                let line = line.unwrap_or_default();
                wrongs.push(LineFault { line, what: MatchFileFault::Missing(place) });
            }
        }
    }
    wrongs
}

/// Who plays through an assistant must have one.
fn relay(
    entries: &MatchEntries,
    sections: &[(Section, usize)],
    color: Color,
) -> Option<LineFault<MatchFileFault>> {
    let device = entries.at(Section::Player(color), Key::Device)?;
    let is_named = sections.iter().any(|(section, _)| *section == Section::Assistant(color));
    let is_wrong = device.text == "assistant" && !is_named;
    is_wrong.then_some(LineFault { line: device.line, what: MatchFileFault::NoRelay(color) })
}

/// A blind and a hearing-impaired player need an assistant (D.2.11).
fn hearing(
    entries: &MatchEntries,
    sections: &[(Section, usize)],
) -> Option<LineFault<MatchFileFault>> {
    if sections.iter().any(|(section, _)| matches!(section, Section::Assistant(_))) {
        return None;
    }
    let player = not_hearing(entries)?;
    let line = entries.at(Section::Player(player), Key::HardOfHearing)?.line;
    let article = entries.edition().article(Topic::BlindSightedAssistant);
    Some(LineFault { line, what: MatchFileFault::HearingAssistant(article) })
}

/// The hearing-impaired player with a blind opponent, where the edition asks for an assistant.
pub(super) fn not_hearing(entries: &MatchEntries) -> Option<Color> {
    let cannot = |color: &Color| {
        entries.switch(Section::Player(*color), Key::HardOfHearing) && entries.is_blind(!*color)
    };
    let rule = entries.edition().hearing_impaired_assistant();
    let player = Color::ALL.into_iter().find(cannot);
    player.filter(|_| rule.value == HearingAssistant::Required)
}

/// What contradicts of the answers so far: boards and first positions can.
pub(super) fn contradiction(entries: &MatchEntries) -> Option<LineFault<MatchFileFault>> {
    let both = Color::ALL.into_iter().find_map(|color| board(entries, color));
    both.or_else(|| boards(entries)).or_else(|| positions(entries))
}

/// Whether a board fits the device that is named.
fn board(entries: &MatchEntries, color: Color) -> Option<LineFault<MatchFileFault>> {
    let section = Section::Player(color);
    let entry = entries.at(section, Key::Address)?;
    let make = value::address(&entry.text)?.make;
    let has_pegs = make.map(|make| (make, make.senses() == Senses::Pegs));
    let what = match (entries.value(section, Key::Device), has_pegs) {
        ("pegs", Some((make, false))) => MatchFileFault::NoPegs(make),
        ("board", Some((make, true))) => MatchFileFault::Pegs(make),
        ("pegs" | "board", _) => return None,
        _ => MatchFileFault::NoBoard(color),
    };
    Some(LineFault { line: entry.line, what })
}

/// Two boards must be two, and each must be known from the other.
fn boards(entries: &MatchEntries) -> Option<LineFault<MatchFileFault>> {
    let [white, black] = [Color::White, Color::Black].map(|color| address(entries, color));
    let ((white, first), (black, second)) = (white?, black?);
    let what = match (&white.port, &black.port) {
        (Some(one), Some(other)) if one == other => MatchFileFault::SamePort(one.clone()),
        (None, None) if white.make.is_none() || black.make.is_none() => MatchFileFault::SameBoards,
        (None, None) if white.make == black.make => MatchFileFault::SameBoards,
        _ => return None,
    };
    Some(LineFault { line: first.max(second), what })
}

/// A game begins with one position.
fn positions(entries: &MatchEntries) -> Option<LineFault<MatchFileFault>> {
    let at = |key| entries.at(Section::Match, key);
    // Odds of pieces are a position too.
    let gives = |odds: Odds| odds.material.is_some();
    let odds = at(Key::Odds).filter(|entry| entry.text.parse().is_ok_and(gives));
    let firsts = [at(Key::Chess960), at(Key::Variant), at(Key::Position), odds];
    let mut named: Vec<usize> = firsts.into_iter().flatten().map(|entry| entry.line).collect();
    named.sort_unstable();
    let line = *named.get(1)?;
    Some(LineFault { line, what: MatchFileFault::TwoPositions })
}

/// Where a player's board is, and the line that says it.
fn address(entries: &MatchEntries, color: Color) -> Option<(Address, usize)> {
    let section = Section::Player(color);
    if !matches!(entries.value(section, Key::Device), "pegs" | "board") {
        return None;
    }
    let line = [Key::Address, Key::Device].into_iter().find_map(|key| entries.at(section, key));
    let address = value::address(entries.value(section, Key::Address))?;
    Some((address, line.map_or(0, |entry| entry.line)))
}

/// What is granted though nobody can grant it.
fn aids(entries: &MatchEntries) -> Vec<LineFault<MatchFileFault>> {
    let wrong = |entry: &Entry| match entry.place.slot {
        Slot::Aid(aid) if aid.standing() == Permission::Never && entry.text == "yes" => {
            Some(LineFault { line: entry.line, what: MatchFileFault::NeverAid(aid) })
        }
        Slot::Aid(_) | Slot::Key(_) => None,
    };
    entries.0.iter().filter_map(wrong).collect()
}

/// The titles that FIDE gives to players.
const TITLES: [&str; 8] = ["GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM"];

/// What is allowed at this table and yet must be meant.
#[must_use]
pub fn notes(table: &Match) -> Vec<MatchFileNote> {
    let mut notes = Vec::new();
    if let First::Position(taken) = &table.first {
        notes.extend(taken.remarks.iter().copied().map(MatchFileNote::Position));
    }
    notes.extend(unannounced(table));
    match &table.control {
        None => notes.push(MatchFileNote::NoClocks),
        Some(control) => notes.extend(of_control(table, control)),
    }
    let late = table.edition.default_time().value;
    if matches!(late, DefaultTime::EventMustFix { .. }) && table.default_time.is_none() {
        notes.push(MatchFileNote::NoDefaultTime(table.edition.article(Topic::DefaultTime)));
    }
    notes.extend(
        (table.session.is_some() && !table.adjournment).then_some(MatchFileNote::NoSession),
    );
    let recording = table.edition.article(Topic::Recording);
    for (color, player) in table.players.as_ref().zip_color() {
        if !player.blind && player.scribe == Scribe::Assistant && player.assistant.is_none() {
            notes.push(MatchFileNote::SightedScore(color, recording));
        }
    }
    let strange = |color: &Color| {
        let title = table.players[*color].title.as_deref();
        title.is_some_and(|title| !TITLES.contains(&title.to_uppercase().as_str()))
    };
    notes.extend(Color::ALL.into_iter().filter(strange).map(MatchFileNote::Title));
    let [white, black] = [&table.players.white.voice_settings, &table.players.black.voice_settings];
    if white.speech && black.speech && white.output == black.output {
        notes.push(MatchFileNote::SameOutput);
    }
    notes.extend(table.arbiter.passphrase.is_known().then_some(MatchFileNote::KnownPassphrase));
    notes
}

/// D.2.1 asks for announcing and repeating where a player is blind; D.1 lets an event adapt it.
fn unannounced(table: &Match) -> Option<MatchFileNote> {
    let blind = table.players.white.blind || table.players.black.blind;
    let article = table.edition.article(Topic::BlindAnnounce);
    let both = table.players.white.blind && table.players.black.blind;
    if both && table.announcing == Announcing::Off {
        return Some(MatchFileNote::Unheard(article));
    }
    let is_less = blind && !table.announcing.repeats();
    is_less.then_some(MatchFileNote::Announcing(table.announcing, article))
}

fn of_control(table: &Match, control: &TimeControl) -> Vec<MatchFileNote> {
    let usual = control.pace(table.edition);
    let pace = table.pace.filter(|&written| written != usual);
    let pace = pace.map(|written| MatchFileNote::Pace { written, usual });
    pace.into_iter().chain(no_quickplay(table, control)).collect()
}

/// A quickplay finish that is announced where there can be none (Guidelines III).
fn no_quickplay(table: &Match, control: &TimeControl) -> Option<MatchFileNote> {
    let edition: Edition = table.edition;
    let pace = table.pace.unwrap_or_else(|| control.pace(edition));
    let rule = edition.quickplay(pace, table.supervision);
    let has_bonus = control.periods().iter().any(|period| !period.bonus.amount().is_zero());
    let is_none = match rule.value {
        Quickplay::Never => true,
        Quickplay::Always => false,
        Quickplay::IfAnnounced { .. } => has_bonus,
    };
    let note = if rule.value == Quickplay::Never {
        MatchFileNote::NoQuickplayInBlitz(edition.article(Topic::BlitzQuickplay))
    } else {
        MatchFileNote::NoQuickplay(edition.article(Topic::QuickplayScope))
    };
    (table.quickplay && is_none).then_some(note)
}
