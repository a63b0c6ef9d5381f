//! What was said aloud for both players, with its times: moves, and what the referee had to say. To be
//! heard each move is in the words of who made it, to be read all is in the language of the desk.

use shakmaty::{ByColor, Color};

use crate::archive::What;
use crate::laws::{At, Effect};
use crate::records::kept::KeptMatch;
use crate::records::spoken::announced;
use crate::records::tell::{Teller, clock};
use crate::records::{Voices, lines};
use crate::table::{Memo, Place, file};
use crate::telling::telling;
use crate::voices::{Narrator, Priority, Span, Utterance, Value};

/// The announcements in their order, with the session time of each: moves in the words of their players.
#[must_use]
pub fn announcements(kept: &KeptMatch, voices: &Voices) -> Vec<(At, Utterance)> {
    said(kept, voices, &voices.players)
}

fn said(kept: &KeptMatch, voices: &Voices, movers: &ByColor<Narrator>) -> Vec<(At, Utterance)> {
    let mut all = Vec::new();
    let marked = announced(kept, |color| &movers[color]);
    let mut entry = 0;
    kept.walk(|step| {
        entry += 1;
        if step.is_closed {
            return;
        }
        if let What::Memo(memo) = step.what {
            all.extend(of_memo(memo, &voices.desk).map(|said| (step.at, said)));
        }
        let What::Event(_) = step.what else { return };
        let mover = &movers[step.before_turn()];
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
        let aloud = aloud.filter(|(effect, _)| telling(effect).aloud && !is_told(effect));
        all.extend(aloud.filter_map(|(_, said)| Some((step.at, said?))));
    });
    all
}

/// What both players hear of something that the referee does not know of.
const fn heard(spans: Vec<Span>) -> Utterance {
    Utterance { priority: Priority::Move, spans }
}

fn of_memo(memo: &Memo, narrator: &Narrator) -> Option<Utterance> {
    let say = |id: &str, values: &[(&str, Value)]| Some(narrator.say(Priority::Move, id, values));
    let of = |id: &str, color: Color| say(id, &[("color", narrator.color(color))]);
    match memo {
        Memo::Away(by, away) => of(if *away { "player-away" } else { "player-back" }, *by),
        Memo::Called(by) | Memo::Told(by, _) => of("arbiter-called-by", *by),
        Memo::TwoHands(by) => {
            let values = [("color", narrator.color(*by)), ("opponent", narrator.color(!*by))];
            say("two-hands-called-by", &values)
        }
        Memo::Served(Place::Seat(seat), true) => of("seat-taken", *seat),
        Memo::Served(Place::Seat(seat), false) => of("seat-left", *seat),
        Memo::Assistant(color, Some(name)) => {
            let name = ("assistant", name.as_str().into());
            say("seat-assistant-of", &[("color", narrator.color(*color)), name])
        }
        Memo::Assistant(color, None) => of("seat-no-assistant-of", *color),
        Memo::Resumption(when) => say("resumption", &[("when", when.as_str().into())]),
        Memo::Appealed(by, number, _) => Some(heard(narrator.appeals().appealed(*by, *number, ""))),
        Memo::AppealDecided(number, upheld, why) => {
            Some(heard(narrator.appeals().decided(*number, *upheld, why)))
        }
        Memo::SignedOff => say("seat-signed-off", &[]),
        // The affair of one player, of the arbiter or of nobody.
        Memo::Asked(..)
        | Memo::Allowed(..)
        | Memo::Passphrase(..)
        | Memo::EnvelopePassphrase(..)
        | Memo::Started(_)
        | Memo::Closed(_)
        | Memo::BrokenOff
        | Memo::FileChanged(..)
        | Memo::EnvelopeKey(_)
        | Memo::DeskClosed
        | Memo::DeskLocked(_)
        | Memo::DeskTalks(_)
        | Memo::Questioned(_)
        | Memo::Answered(_)
        | Memo::SeenTo(_)
        | Memo::Repeated(..)
        | Memo::Unclear(..)
        | Memo::Board(..)
        | Memo::Flickers(..)
        | Memo::WrongCode(_)
        | Memo::Served(Place::Desk, _)
        | Memo::Interrupted(..)
        | Memo::Ticked(..)
        | Memo::Fault(..)
        | Memo::Reconstructs(_)
        | Memo::Found(..)
        | Memo::FoundBack
        | Memo::Captain(..)
        | Memo::Noted(_) => None,
    }
}

/// As they are to be heard: each after the session time at which it was made.
#[must_use]
pub fn spoken(kept: &KeptMatch, voices: &Voices) -> Vec<Vec<Span>> {
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
pub(super) fn text(kept: &KeptMatch, voices: &Voices) -> String {
    let narrator = &voices.desk;
    let mut all = vec![
        Teller(narrator).say("record-announcements", &[]),
        file::title(narrator, &kept.table).written(),
    ];
    all.push(String::new());
    let movers = ByColor::new_with(|color: Color| {
        Narrator::new(narrator.talk.clone(), &narrator.talk, voices.players[color].style)
    });
    for (at, said) in said(kept, voices, &movers) {
        all.extend(said.written().lines().map(|line| format!("{} {line}", clock(at))));
    }
    lines(&all)
}
