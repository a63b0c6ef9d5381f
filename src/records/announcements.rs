//! What was said aloud for both players, with its times: moves in the words of who made them, and
//! what the referee had to say.

use crate::archive::What;
use crate::laws::{At, Effect};
use crate::records::kept::Kept;
use crate::records::spoken::announced;
use crate::records::tell::{Teller, clock};
use crate::records::{Voices, lines};
use crate::table::file;
use crate::voices::{Narrator, Priority, Span, Utterance};

/// The announcements in their order, with the session time of each.
#[must_use]
pub fn announcements(kept: &Kept, voices: &Voices) -> Vec<(At, Utterance)> {
    let mut all = Vec::new();
    let marked = announced(kept, |color| &voices.players[color]);
    let mut entry = 0;
    kept.walk(|step| {
        entry += 1;
        let What::Event(_) = step.what else { return };
        if step.is_closed {
            return;
        }
        let mover = &voices.players[step.before_turn()];
        let talk = voices.desk.talk.clone();
        let narrator = Narrator::new(talk, &mover.moves, mover.style);
        let told = marked.get(&entry);
        all.extend(told.map(|told| {
            (step.at, Utterance { priority: Priority::Move, spans: told.told(&narrator) })
        }));
        let said = narrator.effects(step.effects, step.game);
        let is_told = |effect: &Effect| {
            told.is_some() && matches!(effect, Effect::Announced(_) | Effect::Corrected(_))
        };
        let aloud = step.effects.iter().zip(said);
        let aloud = aloud.filter(|(effect, _)| is_aloud(effect) && !is_told(effect));
        all.extend(aloud.filter_map(|(_, said)| Some((step.at, said?))));
    });
    all
}

/// As they are to be heard: each after the session time at which it was made.
#[must_use]
pub fn spoken(kept: &Kept, voices: &Voices) -> Vec<Vec<Span>> {
    let narrator = &voices.desk;
    let timed = |(at, said): (At, Utterance)| {
        let time = [("time", narrator.time(at.since(At::ZERO)))];
        let mut spans = narrator.talk.sentence("record-at", &time);
        spans.extend(said.spans);
        spans
    };
    announcements(kept, voices).into_iter().map(timed).collect()
}

/// As a text.
pub(super) fn text(kept: &Kept, voices: &Voices) -> String {
    let narrator = &voices.desk;
    let mut all = vec![
        Teller(narrator).say("record-announcements", &[]),
        file::title(narrator, &kept.table).written(),
    ];
    all.push(String::new());
    for (at, said) in announcements(kept, voices) {
        all.extend(said.written().lines().map(|line| format!("{} {line}", clock(at))));
    }
    lines(&all)
}

/// What both players hear, and the hall with them; not what one of them asked for or did by himself.
#[expect(clippy::too_many_lines, reason = "a table: an effect, whether it is heard")]
const fn is_aloud(effect: &Effect) -> bool {
    match effect {
        Effect::Announce(_)
        | Effect::Announced(_)
        | Effect::Corrected(_)
        | Effect::Repeated(_)
        | Effect::AnnouncementDiffers { .. }
        | Effect::RepeatDiffers(..)
        | Effect::Adjusting(_)
        | Effect::IllegalAct(..)
        | Effect::BecomesQueen(_)
        | Effect::Restore(_)
        | Effect::Found(_)
        | Effect::ColoursStay
        | Effect::DrawOffered(_)
        | Effect::OfferStands(_)
        | Effect::OfferUntimely(_)
        | Effect::DrawAnswered(..)
        | Effect::ClaimWrong(..)
        | Effect::TimeAdded(..)
        | Effect::TimeTaken(..)
        | Effect::ClockSet(..)
        | Effect::MovesSet(..)
        | Effect::IncrementSet(_)
        | Effect::TakenBack(_)
        | Effect::FlagFell(_)
        | Effect::FlagClaimWrong(_)
        | Effect::Absent(_)
        | Effect::Arrived(_)
        | Effect::MustSeal(_)
        | Effect::Sealed(_)
        | Effect::Adjourned(_)
        | Effect::Opened(_)
        | Effect::ToArbiter(_)
        | Effect::Ruled(..)
        | Effect::Paused
        | Effect::Resumed
        | Effect::Ended(_) => true,
        Effect::Began
        | Effect::NotConfirmed(_)
        | Effect::Completed(_)
        | Effect::ClockStarted(_)
        | Effect::PeriodBegan(..)
        | Effect::TimeLeft(..)
        | Effect::Touched(..)
        | Effect::PutBack(_)
        | Effect::MadeOnBoard(_)
        | Effect::AskRepeat(_)
        | Effect::StillToRepeat(_)
        | Effect::AskPromotion(_)
        | Effect::Executed(_)
        | Effect::NotCompleted(..)
        | Effect::NotPressed(_)
        | Effect::IllegalStands(_)
        | Effect::IllegalPosition(_)
        | Effect::MustRecord(..)
        | Effect::NeedNotRecord(_)
        | Effect::MustComplete(_)
        | Effect::SheetDiffers(..)
        | Effect::Signed(..)
        | Effect::MustOpen(_)
        | Effect::Ask(_)
        | Effect::Refused(_) => false,
    }
}
