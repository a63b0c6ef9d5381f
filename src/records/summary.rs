//! What an arbiter looks for first: how the match ended, and how often what happened.

use std::time::Duration;

use shakmaty::{ByColor, Color};

use crate::archive::What;
use crate::laws::{At, Clock, Effect, Event, Outcome};
use crate::records::kept::{KeptMatch, Step};
use crate::records::tell::Teller;
use crate::table::{Aid, Memo};
use crate::voices::{Narrator, Span, Value};

/// How often what happened.
#[derive(Default)]
struct Tally {
    /// Times used when the last event came.
    used: Option<ByColor<Duration>>,
    claims: ByColor<u32>,
    complaints: ByColor<u32>,
    /// How often each has appealed.
    appeals: ByColor<u32>,
    wrong: ByColor<u32>,
    offers: ByColor<u32>,
    had: ByColor<Vec<Aid>>,
    refused: ByColor<Vec<Aid>>,
    passphrases: u32,
    envelopes: u32,
}

pub(super) fn summary(kept: &KeptMatch, narrator: &Narrator) -> Vec<String> {
    let teller = Teller(narrator);
    let mut tally = Tally::default();
    kept.walk(|step| tally.count(step));
    let mut lines = vec![result(kept, narrator)];
    lines.extend(revoked(kept, narrator));
    if kept.replay.game.outcome().is_some() && !kept.replay.game.is_annulled() {
        let unsigned = |color: &Color| kept.replay.game.sheet(*color).signature().is_none();
        let unsigned = Color::ALL.into_iter().filter(unsigned);
        lines.extend(unsigned.map(|color| teller.of("record-not-signed", color)));
    }
    for color in Color::ALL {
        lines.extend(tally.of_player(kept, teller, color));
    }
    let rulings = kept.replay.game.docket().rulings().count();
    lines.push(teller.say("report-rulings", &[("count", rulings.into())]));
    if tally.passphrases + tally.envelopes > 0 {
        let counts = [("count", tally.passphrases.into()), ("envelope", tally.envelopes.into())];
        lines.push(teller.say("report-passphrases", &counts));
    }
    lines
}

/// The result with its reason and its article, or that there is none.
pub(super) fn result(kept: &KeptMatch, narrator: &Narrator) -> String {
    let (game, teller) = (&kept.replay.game, Teller(narrator));
    let Some(outcome) = game.outcome() else {
        let id = if game.is_adjourned() { "report-open-adjourned" } else { "report-open" };
        return teller.say(id, &[]);
    };
    let ended = narrator.recorded(&[Effect::Ended(outcome)], game).pop().flatten();
    let values = [
        ("score", Outcome::score(outcome).into()),
        ("ended", ended.map(|ended| ended.spans).unwrap_or_default().into()),
    ];
    teller.say("report-result", &values)
}

/// The ends that the arbiter has taken back.
pub(super) fn revoked(kept: &KeptMatch, narrator: &Narrator) -> Vec<String> {
    let mut all = Vec::new();
    let mut over = None;
    kept.walk(|step| {
        if let (Some(outcome), None) = (over, step.game.outcome()) {
            let ended = narrator.recorded(&[Effect::Ended(outcome)], step.game).pop().flatten();
            let ended = ended.map(|ended| ended.spans).unwrap_or_default();
            all.push(Teller(narrator).say("record-end-revoked", &[("ended", ended.into())]));
        }
        over = step.game.outcome();
    });
    all
}

/// The time that each has used.
pub(super) fn both(clock: &Clock, at: At) -> ByColor<Duration> {
    ByColor::new_with(|color| clock.used(color, at))
}

impl Tally {
    fn count(&mut self, step: &Step<'_>) {
        match step.what {
            What::Event(event) => self.event(step, event),
            What::Memo(memo) => self.memo(memo),
            What::Level(_)
            | What::Engine(_)
            | What::Replaced
            | What::MovesVoice(_)
            | What::Warnings(_)
            | What::Blindfold(..)
            | What::Looked(_)
            | What::Day(_) => {}
        }
        self.used = step.game.clock().map(|clock| both(clock, step.game.now()));
    }

    fn event(&mut self, step: &Step<'_>, event: &Event) {
        let claims = claimed_by(event, step.before_turn());
        if let Some(by) = claims {
            self.claims[by] += 1;
        }
        if let Event::TouchClaimed(by, _) | Event::TwoHandsClaimed(by) = event {
            self.complaints[*by] += 1;
        }
        for effect in step.effects {
            if let Effect::ClaimWrong(by, ..) | Effect::FlagClaimWrong(by) = effect {
                self.wrong[*by] += 1;
            } else if let Effect::DrawOffered(by) = effect {
                self.offers[*by] += 1;
            }
        }
    }

    fn memo(&mut self, memo: &Memo) {
        match memo {
            Memo::Asked(by, aid, true) => self.had[*by].push(*aid),
            Memo::Asked(by, aid, false) => self.refused[*by].push(*aid),
            Memo::Passphrase(_, false) => self.passphrases += 1,
            Memo::EnvelopePassphrase(_, false) => self.envelopes += 1,
            Memo::TwoHands(by) => self.complaints[*by] += 1,
            Memo::Appealed(by, ..) => self.appeals[*by] += 1,
            Memo::Passphrase(_, true)
            | Memo::EnvelopePassphrase(_, true)
            | Memo::Allowed(..)
            | Memo::Assistant(..)
            | Memo::EnvelopeKey(_)
            | Memo::Away(..)
            | Memo::Called(_)
            | Memo::Started(_)
            | Memo::Told(..)
            | Memo::SeenTo(_)
            | Memo::Unclear(..)
            | Memo::Repeated(..)
            | Memo::Board(..)
            | Memo::Flickers(..)
            | Memo::DeskClosed
            | Memo::DeskLocked(_)
            | Memo::DeskTalks(_)
            | Memo::Questioned(_)
            | Memo::Answered(_)
            | Memo::Closed(_)
            | Memo::BrokenOff
            | Memo::FileChanged(..)
            | Memo::Served(..)
            | Memo::WrongCode(_)
            | Memo::Interrupted(..)
            | Memo::Noted(_)
            | Memo::Resumption(_)
            | Memo::AppealDecided(..)
            | Memo::Ticked(..)
            | Memo::Fault(..)
            | Memo::Reconstructs(_)
            | Memo::Found(..)
            | Memo::FoundBack
            | Memo::Captain(..)
            | Memo::SignedOff => {}
        }
    }

    fn of_player(&self, kept: &KeptMatch, teller: Teller<'_>, color: Color) -> Vec<String> {
        let who = ("color", teller.0.color(color));
        let counted =
            |id: &str, count: u32| teller.say(id, &[who.clone(), ("count", count.into())]);
        let mut lines = Vec::new();
        if let Some(used) = self.used {
            let time = ("time", teller.0.time(used[color]));
            lines.push(teller.say("report-used", &[who.clone(), time]));
        }
        lines.push(counted(
            "report-illegal-acts",
            kept.replay.game.conduct().illegal_acts(color).into(),
        ));
        lines.push(counted("report-claims", self.claims[color]));
        if self.wrong[color] > 0 {
            lines.push(counted("report-claims-wrong", self.wrong[color]));
        }
        if self.complaints[color] > 0 {
            lines.push(counted("report-complaints", self.complaints[color]));
        }
        if self.appeals[color] > 0 {
            lines.push(counted("report-appeals", self.appeals[color]));
        }
        lines.push(counted("report-offers", self.offers[color]));
        let had = [who.clone(), ("aids", aids(teller.0, &self.had[color]))];
        let none = self.had[color].is_empty();
        lines.push(if none {
            teller.of("report-aids-none", color)
        } else {
            teller.say("report-aids-had", &had)
        });
        if !self.refused[color].is_empty() {
            let refused = [who.clone(), ("aids", aids(teller.0, &self.refused[color]))];
            lines.push(teller.say("report-aids-refused", &refused));
        }
        lines
    }
}

/// Each aid once, with how often.
fn aids(narrator: &Narrator, all: &[Aid]) -> Value {
    let item = |aid: Aid| -> Option<Vec<Span>> {
        let count = all.iter().filter(|&&one| one == aid).count();
        let name = narrator.word(&format!("aid-{}", aid.name()));
        let values = [("aid", name), ("count", count.into())];
        (count > 0).then(|| narrator.talk.sentence("report-aid", &values))
    };
    narrator.join(Aid::ALL.into_iter().filter_map(item).collect())
}

/// Who claims something by an event, if it is a claim.
const fn claimed_by(event: &Event, turn: Color) -> Option<Color> {
    if let Event::Claimed(..) = event {
        Some(turn)
    } else if let Event::FlagClaimed(by)
    | Event::IllegalClaimed(by)
    | Event::QuickplayClaimed(by, _)
    | Event::ClaimedBy(by, ..)
    | Event::IncrementRequested(by) = event
    {
        Some(*by)
    } else {
        None
    }
}
