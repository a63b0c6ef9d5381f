//! What the arbiter hears of what is put on record at the table, and of what players say. What he hears
//! of effects, the narrator knows.

use std::slice;

use shakmaty::Color;
use shakmaty::uci::UciMove;

use crate::laws::{Effect, Event, Game};
use crate::table::{Memo, Place};
use crate::voices::narrate::{Audience, Hearing, quoted};
use crate::voices::{Narrator, Priority, Span, Utterance, Value};

/// What is said at the desk of the effects of one event.
pub(super) fn effects(narrator: &Narrator, effects: &[Effect], game: &Game) -> Vec<Utterance> {
    narrator.told(effects, &Hearing::new(game, Audience::Desk)).into_iter().flatten().collect()
}

/// What an event would come to, as the arbiter is asked about it: the end of the game, without what he
/// can do after it; else the last of its effects. What is still being found out is no reason.
pub(super) fn forecast(narrator: &Narrator, effects: &[Effect], game: &Game) -> Option<Utterance> {
    if let Some(end) = effects.iter().find(|effect| matches!(effect, Effect::Ended(_))) {
        return narrator.effects(slice::from_ref(end), game).pop().flatten();
    }
    let known: Vec<Effect> =
        effects.iter().filter(|effect| !matches!(effect, Effect::AskSolver(_))).cloned().collect();
    self::effects(narrator, &known, game).pop()
}

/// What is said at the desk where a player repeats another move than the announced one: which. The
/// words are those that were said last and mean no move that is possible.
pub(super) fn repeats_another(
    narrator: &Narrator,
    event: &Event,
    effects: &[Effect],
    words: Option<&str>,
) -> Option<Utterance> {
    let Event::Repeated(by, uci) = event else { return None };
    let [Effect::RepeatDiffers(_, meant)] = effects else { return None };
    let said = match (uci, uci.to_move(&meant.before)) {
        (_, Ok(mv)) => Value::Spans(vec![narrator.announcement(&meant.before, mv)]),
        (UciMove::Null, _) => quoted(words?).into(),
        (uci, _) => uci.to_string().into(),
    };
    let announced = Value::Spans(vec![narrator.announcement(&meant.before, meant.mv)]);
    let values = [("color", narrator.color(*by)), ("said", said), ("move", announced)];
    Some(narrator.say(Priority::Move, "desk-repeats-another", &values))
}

/// What is said at the desk of something that was put on record elsewhere; nothing of what the
/// arbiter has done himself, and of aids that a player may have.
#[expect(clippy::too_many_lines, reason = "a table: a memo, what is said of it")]
pub(super) fn memo(narrator: &Narrator, memo: &Memo, game: &Game) -> Option<Utterance> {
    let say = |id: &str, values: &[(&str, Value)]| Some(narrator.say(Priority::Move, id, values));
    let place = |place: Place| ("place", narrator.word(place_id(place)));
    let about = |color: Color, aid: &crate::table::Aid| {
        let aid = narrator.word(&format!("aid-{}", aid.name()));
        [("color", narrator.color(color)), ("aid", aid)]
    };
    let of = |color: Color| ("color", narrator.color(color));
    match memo {
        Memo::Asked(by, aid, true) => say("desk-aid-used", &about(*by, aid)),
        Memo::Asked(by, aid, false) => say("desk-aid-refused", &about(*by, aid)),
        Memo::Allowed(to, aid, true) => say("desk-aid-granted", &about(*to, aid)),
        Memo::Allowed(to, aid, false) => say("desk-aid-withdrawn", &about(*to, aid)),
        Memo::Assistant(player, Some(name)) => {
            say("desk-assistant", &[of(*player), ("name", name.as_str().into())])
        }
        Memo::Assistant(player, None) => say("desk-assistant-dismissed", &[of(*player)]),
        // What was repeated stands in the sentence about it.
        Memo::EnvelopeKey(_)
        | Memo::Started(_)
        | Memo::Closed(_)
        | Memo::Questioned(_)
        | Memo::Answered(_)
        | Memo::EnvelopePassphrase(_, true)
        | Memo::Repeated(..) => None,
        Memo::BrokenOff => say("report-broken-off", &[]),
        Memo::FileChanged(change, keys) => {
            let keys = [("keys", keys.as_str().into())];
            say(&format!("report-file-{}", change.name()), &keys)
        }
        Memo::EnvelopePassphrase(at, false) => say("desk-envelope-wrong-at", &[place(*at)]),
        Memo::Told(by, text) => {
            say("desk-player-tells", &[of(*by), ("text", text.as_str().into())])
        }
        Memo::SeenTo(None) => say("desk-seen-to", &[]),
        Memo::SeenTo(Some((by, text))) if text.is_empty() => say("desk-seen-to-call", &[of(*by)]),
        Memo::SeenTo(Some((by, text))) => {
            say("desk-seen-to-of", &[of(*by), ("text", text.as_str().into())])
        }
        Memo::Unclear(by, text) => say("desk-unclear", &[of(*by), ("text", quoted(text).into())]),
        Memo::Away(by, away) => say(if *away { "player-away" } else { "player-back" }, &[of(*by)]),
        Memo::Called(by) => say("arbiter-called-by", &[of(*by)]),
        Memo::TwoHands(by) => {
            say("two-hands-called-by", &[of(*by), ("opponent", narrator.color(!*by))])
        }
        Memo::Board(player, news) => {
            say(&format!("desk-told-board-{}", news.name()), &[of(*player)])
        }
        Memo::Flickers(player, square, says) => {
            let id = if *says { "desk-told-mutes" } else { "desk-told-flickers" };
            say(id, &[of(*player), ("square", narrator.square(*square))])
        }
        Memo::Passphrase(at, true) => say("desk-opened-at", &[place(*at)]),
        Memo::Passphrase(at, false) => say("desk-wrong-at", &[place(*at)]),
        Memo::DeskClosed => say("desk-closed-there", &[]),
        Memo::DeskLocked(at) => say("desk-locked-at", &[place(*at)]),
        Memo::DeskTalks(voice) => say("report-desk-talks", &[("voice", voice.as_str().into())]),
        Memo::Served(at, true) => say("desk-terminal-there", &[place(*at)]),
        Memo::Served(at, false) => say("desk-terminal-gone", &[place(*at)]),
        Memo::WrongCode(seat) => say("desk-code-wrong", &[place(Place::Seat(*seat))]),
        Memo::Interrupted(of, secs) => Some(Utterance {
            priority: Priority::Move,
            spans: narrator.clocks().interrupted(*of, *secs),
        }),
        Memo::Noted(text) => say("desk-note", &[("text", text.as_str().into())]),
        Memo::Resumption(when) => say("resumption", &[("when", when.as_str().into())]),
        Memo::Appealed(by, number, why) => {
            Some(heard(narrator.appeals().appealed(*by, *number, why)))
        }
        Memo::AppealDecided(number, upheld, why) => {
            Some(heard(narrator.appeals().decided(*number, *upheld, why)))
        }
        Memo::Ticked(task, done) => Some(heard(narrator.desk().ticked(&task.sentence(), *done))),
        Memo::Fault(by, offence) => Some(narrator.faults().offence(*by, *offence)),
        Memo::Reconstructs(from) => Some(heard(narrator.desk().reconstructs(*from, game))),
        Memo::Found(ply, uci) => Some(heard(narrator.desk().found(*ply, *uci, game))),
        Memo::FoundBack => say("desk-found-back", &[]),
        Memo::Captain(of, note) => Some(heard(note.told(narrator, *of))),
        Memo::SignedOff => say("desk-signed-off", &[]),
    }
}

const fn heard(spans: Vec<Span>) -> Utterance {
    Utterance { priority: Priority::Move, spans }
}

const fn place_id(place: Place) -> &'static str {
    match place {
        Place::Seat(Color::White) => "desk-place-white",
        Place::Seat(Color::Black) => "desk-place-black",
        Place::Desk => "desk-place-desk",
    }
}

/// What is said at the desk of an announcement that is no legal move; it counts when the clock is
/// pressed (7.5.1, 7.5.2).
pub(super) fn no_legal_move(narrator: &Narrator, event: &Event, game: &Game) -> Option<Utterance> {
    let said = matches!(event, Event::Entered(_) | Event::Announced(..) | Event::Corrected(..));
    let is_illegal = said && game.underway().named().is_some();
    is_illegal.then(|| narrator.say(Priority::Move, "desk-no-legal-move", &[]))
}
