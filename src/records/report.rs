//! The arbiter's report: every entry of the journal with its time, what was ruled on it, and by
//! which article. One fact a line, to be read aloud from top to bottom; what matters most is first.

use std::time::Duration;

use shakmaty::{ByColor, Color};

use crate::archive::{CalendarDay, What};
use crate::laws::{At, BoardKind, Effect, Event, Matter, Numbered, Ruling};
use crate::records::kept::{KeptMatch, Step};
use crate::records::spoken::announced;
use crate::records::tell::{Teller, clock};
use crate::records::{lines, summary};
use crate::table::Memo;
use crate::table::file::{self, Device};
use crate::voices::{Narrator, Value, written};

pub(super) fn report(kept: &KeptMatch, narrator: &Narrator) -> String {
    let teller = Teller(narrator);
    let mut all =
        vec![teller.say("report-title", &[]), file::title(narrator, &kept.table).written()];
    all.extend(summary::summary(kept, narrator));
    all.extend([String::new(), teller.say("report-table", &[])]);
    let description = file::description(narrator, &kept.table);
    all.extend(description.iter().skip(1).flat_map(|said| split(&said.written())));
    all.extend([String::new(), teller.say("report-course", &[])]);
    let mut course = ReportState::of(kept);
    let id = if course.times.is_some() { "report-began-at" } else { "report-began" };
    all.push(teller.say(id, &[("date", kept.date.as_str().into())]));
    let marked = announced(kept, |_| narrator);
    let mut number = 0;
    kept.walk(|step| {
        number += 1;
        let noted = marked.get(&number).map(|marked| written(&marked.noted(narrator)));
        all.extend(course.entry(teller, step, noted));
    });
    lines(&all)
}

/// What of the entries so far says how the next one is told.
struct ReportState {
    /// What time of day it was at a session time, once that is known.
    times: Option<TimeOfDay>,
    /// On what each player plays as far as it was told, and as it is.
    told: ByColor<BoardKind>,
    plays: ByColor<BoardKind>,
    /// Before the clocks run, at the start and after the program was started anew, a board that comes
    /// and goes is nothing to tell.
    began: bool,
    runs: bool,
    /// When the program was closed, until it is started anew.
    closed: Option<String>,
    /// Whether the last line says that something is not told while the envelope is closed.
    hides: bool,
}

impl ReportState {
    fn of(kept: &KeptMatch) -> Self {
        let first = kept.entries().iter().find_map(|entry| TimeOfDay::of(entry.at, &entry.what));
        let laid = kept.table.players.as_ref().map(|player| match player.device {
            Device::Keyboard | Device::Assistant => BoardKind::Typed,
            Device::Pegs(_) => BoardKind::Pegs,
            Device::Board(_) => BoardKind::Ordinary,
        });
        let (began, runs, hides, closed) = (false, false, false, None);
        Self { times: first, told: laid, plays: laid, began, runs, closed, hides }
    }

    /// The lines of an entry, each with its time.
    fn entry(&mut self, teller: Teller<'_>, step: &Step<'_>, noted: Option<String>) -> Vec<String> {
        if let Some(times) = TimeOfDay::of(step.at, step.what) {
            self.times = Some(times);
        }
        let mut told = Vec::new();
        match step.what {
            What::Event(Event::Plays(by, kind)) => self.plays[*by] = *kind,
            What::Memo(Memo::Started(when)) => {
                self.began = false;
                told.push(started(teller, self.closed.take().as_deref(), when));
            }
            What::Event(_) if step.is_closed && std::mem::replace(&mut self.hides, true) => {}
            What::Event(_)
            | What::Level(_)
            | What::Engine(_)
            | What::Replaced
            | What::MovesVoice(_)
            | What::Warnings(_)
            | What::Blindfold(..)
            | What::Looked(_)
            | What::Day(_)
            | What::Memo(_) => told = entry(teller, step, noted),
        }
        if let What::Memo(Memo::Closed(when)) = step.what {
            self.closed = Some(when.clone());
        }
        self.hides = step.is_closed || self.hides && told.is_empty();
        let runs = std::mem::replace(&mut self.runs, step.game.is_running());
        self.began |= self.runs && !runs;
        for color in Color::ALL {
            if self.began && self.told[color] != self.plays[color] {
                self.told[color] = self.plays[color];
                told.push(teller.event(step, &Event::Plays(color, self.plays[color])));
            }
        }
        let at = self.times.as_ref().map_or_else(|| clock(step.at), |times| times.at(step.at));
        told.iter().flat_map(|told| split(told)).map(|told| format!("{at} {told}")).collect()
    }
}

/// That the program is started, and how long it was closed.
fn started(teller: Teller<'_>, closed: Option<&str>, when: &str) -> String {
    let values = [("when", when.into())];
    let first = teller.say("report-program-started", &values);
    let length = closed.and_then(|closed| seconds(when)?.checked_sub(seconds(closed)?));
    let Some(length) = length else { return first };
    let time = [("time", teller.0.time(Duration::from_secs(length)))];
    format!("{first} {}", teller.say("report-was-closed", &time))
}

/// The seconds from a day that lies before all matches to `YYYY-MM-DD HH:MM:SS`.
fn seconds(when: &str) -> Option<u64> {
    let (day, time) = when.split_once(' ')?;
    let parts: Option<Vec<u64>> = time.split(':').map(|part| part.parse().ok()).collect();
    let &[hours, minutes, seconds] = parts?.as_slice() else { return None };
    let days = u64::from(CalendarDay::read(day)?.number());
    Some(days * 86_400 + hours * 3600 + minutes * 60 + seconds)
}

/// What time of day it was, in seconds, at a session time.
struct TimeOfDay(At, u64);

impl TimeOfDay {
    /// What an entry says of it.
    fn of(at: At, what: &What) -> Option<Self> {
        let What::Memo(Memo::Started(when)) = what else { return None };
        let (_, time) = when.split_once(' ')?;
        let parts: Vec<u64> =
            time.split(':').map(|part| part.parse().ok()).collect::<Option<_>>()?;
        let &[hours, minutes, seconds] = parts.as_slice() else { return None };
        Some(Self(at, hours * 3600 + minutes * 60 + seconds))
    }

    /// The time of day at another session time, `HH:MM:SS`.
    fn at(&self, at: At) -> String {
        let secs = self.1 + at.since(self.0).as_secs();
        format!("{:02}:{:02}:{:02}", secs / 3600 % 24, secs / 60 % 60, secs % 60)
    }
}

fn split(text: &str) -> Vec<String> {
    text.lines().map(str::to_owned).collect()
}

/// What an entry tells: first itself, then what follows from it.
fn entry(teller: Teller<'_>, step: &Step<'_>, noted: Option<String>) -> Vec<String> {
    match step.what {
        What::Event(_) if step.is_closed => vec![teller.say("report-closed", &[])],
        What::Event(event) => happened(teller, step, event, noted),
        What::Memo(memo) => vec![teller.memo(step, memo)],
        // No engine and no built-in opponent plays a match.
        What::Level(_)
        | What::Engine(_)
        | What::Replaced
        | What::MovesVoice(_)
        | What::Warnings(_)
        | What::Blindfold(..)
        | What::Looked(_)
        | What::Day(_) => Vec::new(),
    }
}

fn happened(
    teller: Teller<'_>,
    step: &Step<'_>,
    event: &Event,
    noted: Option<String>,
) -> Vec<String> {
    let told = noted.or_else(|| ruled(teller, step));
    let mut first = told.unwrap_or_else(|| teller.event(step, event));
    let echo = step.effects.iter().find(|effect| echoes(event, effect));
    if let Some(article) = echo.and_then(|echo| step.game.article(echo)) {
        first = format!("{first} {}", written(&teller.0.articles().cited(article)));
    }
    let said = teller.0.reported(step.effects, step.game);
    let rest = step.effects.iter().zip(said).filter(|(effect, _)| !echoes(event, effect));
    let follows = rest.filter_map(|(effect, said)| {
        let said = said?.written();
        let refuses = matches!(effect, Effect::Refused(_));
        Some(if refuses { refused(teller, step, effect, &said) } else { said })
    });
    let follows: Vec<String> = follows.collect();
    // What has happened stands in what follows from it.
    if matches!(event, Event::TimePassed | Event::Found(_)) && !follows.is_empty() {
        return follows;
    }
    std::iter::once(first).chain(follows).collect()
}

/// That something was refused, and why; not what the player was to do instead.
fn refused(teller: Teller<'_>, step: &Step<'_>, effect: &Effect, said: &str) -> String {
    let why = said.split_once(". ").map_or_else(|| said.to_owned(), |(why, _)| format!("{why}."));
    let article = step.game.article(effect);
    let article =
        article.map(|article| written(&teller.0.articles().cited(article))).unwrap_or_default();
    let told = teller.say("report-refused", &[("why", why.into())]);
    format!("{told} {article}").trim_end().to_owned()
}

/// A ruling with its number, if one was made.
fn ruled(teller: Teller<'_>, step: &Step<'_>) -> Option<String> {
    let number = step.effects.iter().find_map(|effect| {
        if let Effect::Ruled(number, _) = effect { Some(*number) } else { None }
    })?;
    let (_, what, _) = step.game.docket().rulings().find(|(known, ..)| *known == number)?;
    let ruling = match what {
        Numbered::Ruling(ruling @ Ruling::PositionSet(_)) => teller.rules(step, ruling).into(),
        Numbered::Ruling(_) | Numbered::Penalty(_) => {
            Value::Spans(teller.0.rulings().numbered(number, what, step.game))
        }
    };
    Some(teller.say("ruled", &[("number", number.into()), ("ruling", ruling)]))
}

/// Whether an effect says of an event no more than its own sentence, besides the article.
const fn echoes(event: &Event, effect: &Effect) -> bool {
    matches!(
        (event, effect),
        (Event::Started, Effect::Began)
            | (Event::Entered(_), Effect::Announce(_))
            | (Event::Adjusting(_), Effect::Adjusting(_))
            | (Event::Announced(..), Effect::Announced(_))
            | (Event::Repeated(..), Effect::Repeated(_))
            | (Event::Executed(_), Effect::Executed(_))
            | (Event::Corrected(..), Effect::Corrected(_))
            | (Event::ClockPressed(_), Effect::Completed(_))
            | (Event::DrawOffered(_), Effect::DrawOffered(_) | Effect::ToArbiter(Matter::Draw(_)))
            | (Event::DrawAnswered(..), Effect::DrawAnswered(..))
            | (Event::Signed(..), Effect::Signed(..))
            | (Event::Absent(_), Effect::Absent(_))
            | (Event::Arrived(_), Effect::Arrived(_))
            | (Event::Sealed(..), Effect::Sealed(_))
            | (Event::TouchClaimed(..), Effect::ToArbiter(Matter::Touch(..)))
            | (Event::TwoHandsClaimed(_), Effect::ToArbiter(Matter::TwoHands(..)))
            | (Event::QuickplayClaimed(..), Effect::ToArbiter(Matter::Quickplay(..)))
            | (Event::IncrementRequested(_), Effect::ToArbiter(Matter::Increment(_)))
            | (Event::ClocksStopped(..), Effect::ToArbiter(Matter::Stopped(_)) | Effect::Paused)
            | (Event::Ruled(_), Effect::Ruled(..))
            | (Event::Paused, Effect::Paused)
            | (Event::Resumed, Effect::Resumed)
    )
}
