//! The arbiter's report: every entry of the journal with its time, what was ruled on it, and by
//! which article. One fact a line, to be read aloud from top to bottom; what matters most is first.

use crate::archive::What;
use crate::laws::{Doubt, Effect, Event, Question};
use crate::records::kept::{Kept, Step};
use crate::records::spoken::announced;
use crate::records::tell::{Teller, clock};
use crate::records::{lines, summary};
use crate::table::file;
use crate::voices::{Narrator, Value, written};

pub(super) fn report(kept: &Kept, narrator: &Narrator) -> String {
    let teller = Teller(narrator);
    let mut all =
        vec![teller.say("report-title", &[]), file::title(narrator, &kept.table).written()];
    all.extend(summary::summary(kept, narrator));
    all.extend([String::new(), teller.say("report-table", &[])]);
    let description = file::description(narrator, &kept.table);
    all.extend(description.iter().skip(1).flat_map(|said| split(&said.written())));
    all.extend([String::new(), teller.say("report-course", &[])]);
    all.push(teller.say("report-began", &[("date", kept.date.as_str().into())]));
    let marked = announced(kept, |_| narrator);
    let mut number = 0;
    kept.walk(|step| {
        number += 1;
        let noted = marked.get(&number).map(|marked| written(&marked.noted(narrator)));
        all.extend(entry(teller, step, noted));
    });
    lines(&all)
}

fn split(text: &str) -> Vec<String> {
    text.lines().map(str::to_owned).collect()
}

/// The lines of an entry: the first tells it, each further one what follows from it.
pub(super) fn entry(teller: Teller<'_>, step: &Step<'_>, noted: Option<String>) -> Vec<String> {
    let told = match step.what {
        What::Event(_) if step.is_closed => vec![teller.say("report-closed", &[])],
        What::Event(event) => happened(teller, step, event, noted),
        What::Memo(memo) => vec![teller.memo(memo)],
        // No engine and no built-in opponent plays a match.
        What::Level(_) | What::Engine(_) | What::Replaced | What::MovesVoice(_) => Vec::new(),
    };
    let at = clock(step.at);
    told.iter().flat_map(|told| split(told)).map(|told| format!("{at} {told}")).collect()
}

fn happened(
    teller: Teller<'_>,
    step: &Step<'_>,
    event: &Event,
    noted: Option<String>,
) -> Vec<String> {
    let mut first = noted.unwrap_or_else(|| teller.event(step, event));
    let echo = step.effects.iter().find(|effect| echoes(event, effect));
    if let Some(article) = echo.and_then(|echo| step.game.article(echo)) {
        first = format!("{first} {}", written(&teller.0.article(article)));
    }
    let said = teller.0.recorded(step.effects, step.game);
    let rest = step.effects.iter().zip(said).filter(|(effect, _)| !echoes(event, effect));
    let follows = rest.filter_map(|(effect, said)| {
        followed(teller, step, effect).or_else(|| said.map(|said| said.written()))
    });
    std::iter::once(first).chain(follows).collect()
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
            | (Event::DrawOffered(_), Effect::DrawOffered(_))
            | (Event::DrawAnswered(..), Effect::DrawAnswered(..))
            | (Event::Signed(..), Effect::Signed(..))
            | (Event::Absent(_), Effect::Absent(_))
            | (Event::Arrived(_), Effect::Arrived(_))
            | (Event::Sealed(..), Effect::Sealed(_))
            | (Event::Paused, Effect::Paused)
            | (Event::Resumed, Effect::Resumed)
    )
}

/// What a record tells of an effect otherwise than a player hears it, or though nobody does.
fn followed(teller: Teller<'_>, step: &Step<'_>, effect: &Effect) -> Option<String> {
    let article = || {
        let article = step.game.article(effect);
        article.map(|article| written(&teller.0.article(article))).unwrap_or_default()
    };
    let told = match effect {
        Effect::NotPressed(color) => teller.of("report-not-pressed", *color),
        Effect::IllegalStands(color) => teller.of("report-illegal-stands", *color),
        Effect::IllegalPosition(color) => teller.of("report-illegal-position", *color),
        // Whether the game is dead is asked after every move.
        Effect::Ask(Question { doubt: Doubt::CanMate(_), .. }) => {
            return Some(teller.say("report-asks", &[]));
        }
        Effect::Ruled(number, _) => {
            teller.say("report-ruling", &[("number", Value::from(*number))])
        }
        // After every move the other clock runs.
        Effect::ClockStarted(color) if !step.effects.iter().any(is_move) => {
            return Some(teller.of("report-clock-runs", *color));
        }
        _ => return None,
    };
    Some(format!("{told} {}", article()).trim_end().to_owned())
}

const fn is_move(effect: &Effect) -> bool {
    matches!(effect, Effect::Announce(_) | Effect::Completed(_) | Effect::Began)
}
