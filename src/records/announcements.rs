//! What was said aloud for both players, with its times: moves, and what the referee had to say. To be
//! heard each move is in the words of who made it, to be read all is in the language of the desk.

use shakmaty::{ByColor, Color};

use crate::archive::What;
use crate::laws::{At, Effect};
use crate::records::kept::KeptMatch;
use crate::records::spoken::announced;
use crate::records::tell::{Teller, clock};
use crate::records::{Voices, lines};
use crate::table::file;
use crate::telling::telling;
use crate::voices::{Narrator, Priority, Span, Utterance};

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
        let What::Event(_) = step.what else { return };
        if step.is_closed {
            return;
        }
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
