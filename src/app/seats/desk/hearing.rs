//! What the arbiter hears of what happens at the table: more than any player may, and by whom.

use shakmaty::uci::UciMove;
use shakmaty::{Color, Position};

use crate::app::seats::desk::facts::differing;
use crate::laws::edition::Counting;
use crate::laws::{
    Clock, Doubt, Effect, Event, Game, IllegalAct, Matter, Numbered, Refusal, Ruling,
};
use crate::table::{Memo, Place};
use crate::voices::narrate::quoted;
use crate::voices::{Narrator, Priority, Utterance, Value};

/// On how many squares one move changes a board at most: castling.
const MOVED: usize = 4;

/// What is said at the desk of the effects of one event.
pub(super) fn effects(narrator: &Narrator, effects: &[Effect], game: &Game) -> Vec<Utterance> {
    let usual = narrator.effects(effects, game);
    let said = |(effect, usual): (&Effect, Option<Utterance>)| {
        let own = own(narrator, effect, effects, usual.as_ref(), game);
        own.or_else(|| by_whom(narrator, effect, usual))
    };
    effects.iter().zip(usual).filter_map(said).collect()
}

/// What a player must not hear, or needs no words for him.
fn own(
    narrator: &Narrator,
    effect: &Effect,
    all: &[Effect],
    usual: Option<&Utterance>,
    game: &Game,
) -> Option<Utterance> {
    let color = |color: Color| ("color", narrator.color(color));
    let of = |id: &str, by: Color| {
        let values = [color(by), ("opponent", narrator.color(!by))];
        narrator.say(Priority::Move, id, &values)
    };
    let mut said = match effect {
        Effect::Began => of("desk-began", Color::White),
        Effect::Resumed => of("desk-resumed", game.clock().and_then(Clock::turn)?),
        Effect::Ask(question) => match question.doubt {
            Doubt::CanMate(by) => of("desk-judging", by),
            // After a move there is seldom any doubt; of a position that is set nobody knows.
            Doubt::Dead if all.iter().any(sets_up) => of("desk-examined", Color::White),
            Doubt::Dead => return None,
        },
        Effect::IllegalAct(by, ..) => return illegal(narrator, *by, game, usual),
        Effect::ToArbiter(Matter::Conduct(by, IllegalAct::TwoHands { pressed: false })) => {
            return two_hands(narrator, *by, game, usual);
        }
        // A move that is completed has said whose clock was pressed.
        Effect::ClockStarted(by) if !all.iter().any(presses) => of("desk-clock-runs", *by),
        Effect::NotPressed(by) => of("desk-not-pressed", *by),
        Effect::IllegalStands(by) => of("desk-illegal-stands", *by),
        Effect::IllegalPosition(by) => of("desk-illegal-position", *by),
        Effect::SheetDiffers(by, ply) => sheet_differs(narrator, *by, *ply, game)?,
        Effect::Ruled(_, Ruling::EndRevoked) => return end_revoked(narrator, game, usual),
        Effect::Refused(refusal) => return refused(narrator, *refusal, game),
        _ => return None,
    };
    let tells = !matches!(
        effect,
        Effect::Began | Effect::Resumed | Effect::ClockStarted(_) | Effect::Ask(_)
    );
    if let Some(article) = game.article(effect).filter(|_| tells) {
        said.spans.push(narrator.talk.span(" "));
        said.spans.extend(narrator.article(article));
    }
    Some(said)
}

/// What the arbiter types instead, where the words of home would not tell him.
pub(super) fn refused(narrator: &Narrator, refusal: Refusal, game: &Game) -> Option<Utterance> {
    let is_over = refusal == Refusal::GameOver
        || refusal == Refusal::AlreadyRunning && game.outcome().is_some();
    let id = match refusal {
        _ if is_over => return Some(game_over(narrator, game)),
        Refusal::NoSuchRuling(number) if game.rulings().any(|(known, ..)| known == number) => {
            return Some(stays(narrator, number, game));
        }
        Refusal::NotRunning | Refusal::AlreadyRunning if game.is_adjourned() => "desk-adjourned",
        Refusal::NotRunning if game.is_new() => "desk-not-begun",
        Refusal::NotRunning if game.is_paused() => "desk-paused",
        _ => return None,
    };
    Some(narrator.say(Priority::Move, id, &[]))
}

/// That the game is over, and what takes the end back.
fn game_over(narrator: &Narrator, game: &Game) -> Utterance {
    match game.ended_by_ruling() {
        Some(number) => {
            narrator.say(Priority::Move, "desk-game-over-ruled", &[("number", number.into())])
        }
        None => narrator.say(Priority::Move, "desk-game-over", &[]),
    }
}

/// That a ruling cannot be revoked, and what helps.
fn stays(narrator: &Narrator, number: u32, game: &Game) -> Utterance {
    let ruled = game.rulings().find(|(known, ..)| *known == number);
    let next = game.rulings().find(|(known, ..)| *known == number + 1);
    let has_penalty = matches!(next, Some((_, Numbered::Penalty(_), false)));
    let helps = match ruled {
        Some((_, _, true)) => "revoked",
        Some((_, Numbered::Ruling(ruling), _)) => match ruling {
            Ruling::Restored(_) | Ruling::Retraced(_) | Ruling::PositionSet(_) => "position",
            Ruling::MovesSet(..) => "moves",
            Ruling::IllegalSeen(_) | Ruling::NoMoveSeen(_) if has_penalty => "penalty",
            Ruling::TouchSeen(..) => "touch",
            Ruling::TouchWaived(_) => "waive",
            Ruling::IncrementSet(_) => "increment",
            Ruling::DefaultTimeSet(_) => "default-time",
            _ => "other",
        },
        _ => "other",
    };
    let values =
        [("number", number.into()), ("next", (number + 1).into()), ("helps", helps.into())];
    narrator.say(Priority::Move, "desk-ruling-stays", &values)
}

/// That the end is revoked, and whose clock has to be set before it runs again.
fn end_revoked(narrator: &Narrator, game: &Game, usual: Option<&Utterance>) -> Option<Utterance> {
    let mut said = usual?.clone();
    let empty = |color: &Color| {
        game.clock().is_some_and(|clock| clock.remaining(*color, game.now()).is_zero())
    };
    for color in Color::ALL.into_iter().filter(empty) {
        said.spans.push(narrator.talk.span(" "));
        let color = [("color", narrator.color(color))];
        said.spans.extend(narrator.talk.sentence("desk-no-time-left", &color));
    }
    Some(said)
}

/// An illegal act, with what stands on the offender's board if it shows it: the position before it is
/// the one of the game again. The clock goes on, of which nothing else would tell.
fn illegal(
    narrator: &Narrator,
    by: Color,
    game: &Game,
    usual: Option<&Utterance>,
) -> Option<Utterance> {
    let mut said = usual?.clone();
    let board = game.board(by);
    let wrong = differing(board, game.position().board());
    if (1..=MOVED).contains(&wrong.len()) {
        let squares = wrong.iter().map(|&square| {
            let man = board.piece_at(square);
            let man = man.map_or_else(|| narrator.word("empty"), |man| narrator.man(man));
            let values = [("square", narrator.square(square)), ("man", man)];
            narrator.talk.sentence("desk-stands", &values)
        });
        let squares = narrator.join(squares.collect());
        let values = [("color", narrator.color(by)), ("squares", squares)];
        said.spans.push(narrator.talk.span(" "));
        said.spans.extend(narrator.talk.sentence("desk-illegal-board", &values));
    }
    if let Some(turn) = game.clock().filter(|clock| clock.is_running()).and_then(Clock::turn) {
        said.spans.push(narrator.talk.span(" "));
        let color = [("color", narrator.color(turn))];
        said.spans.extend(narrator.talk.sentence("desk-clock-runs", &color));
    }
    Some(said)
}

/// What two hands for one move cost that is not completed yet (7.5.4).
fn two_hands(
    narrator: &Narrator,
    by: Color,
    game: &Game,
    usual: Option<&Utterance>,
) -> Option<Utterance> {
    let pressed = IllegalAct::TwoHands { pressed: true };
    if game.rules().edition.counts_as_illegal(pressed).value != Counting::Illegal {
        return None;
    }
    let mut said = usual?.clone();
    said.spans.push(narrator.talk.span(" "));
    let color = [("color", narrator.color(by))];
    said.spans.extend(narrator.talk.sentence("desk-two-hands-unpressed", &color));
    Some(said)
}

const fn presses(effect: &Effect) -> bool {
    matches!(effect, Effect::Completed(_) | Effect::Announce(_))
}

const fn sets_up(effect: &Effect) -> bool {
    matches!(effect, Effect::Began | Effect::Ruled(_, Ruling::PositionSet(_)))
}

/// What the player has written, and what was made.
fn sheet_differs(narrator: &Narrator, by: Color, ply: u16, game: &Game) -> Option<Utterance> {
    let made = game.made().get(usize::from(ply))?;
    let uci = game.sheet(by).entry(ply)?;
    let wrote = uci.to_move(&made.before).ok();
    let wrote = wrote.map(|mv| narrator.announcement(&made.before, mv));
    let wrote = wrote.unwrap_or_else(|| narrator.talk.span(&uci.to_string()));
    let values = [
        ("color", narrator.color(by)),
        ("place", narrator.move_place(game, ply.into())),
        ("wrote", Value::Spans(vec![wrote])),
        ("made", Value::Spans(vec![narrator.announcement(&made.before, made.mv)])),
    ];
    Some(narrator.say(Priority::Move, "desk-sheet-differs", &values))
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

/// What a player hears of himself needs his name here.
fn by_whom(narrator: &Narrator, effect: &Effect, usual: Option<Utterance>) -> Option<Utterance> {
    let usual = usual?;
    let by = match effect {
        Effect::Touched(by, ..)
        | Effect::NotCompleted(by, _)
        | Effect::RepeatDiffers(by, _)
        | Effect::ClaimWrong(by, ..)
        | Effect::FlagClaimWrong(by) => *by,
        Effect::MadeOnBoard(spoken)
        | Effect::AnnouncementDiffers { board: spoken, .. }
        | Effect::Announced(spoken)
        | Effect::Corrected(spoken) => spoken.by(),
        Effect::Announce(made) => made.by(),
        _ => return Some(usual),
    };
    let values = [("color", narrator.color(by)), ("what", Value::Spans(usual.spans))];
    Some(narrator.say(usual.priority, "desk-of", &values))
}

/// What is said at the desk of something that was put on record elsewhere; nothing of what the
/// arbiter has done himself, and of aids that a player may have.
pub(super) fn memo(narrator: &Narrator, memo: &Memo) -> Option<Utterance> {
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
        Memo::SeenTo(Some((by, text))) => {
            say("desk-seen-to-of", &[of(*by), ("text", text.as_str().into())])
        }
        Memo::Unclear(by, text) => say("desk-unclear", &[of(*by), ("text", quoted(text).into())]),
        Memo::Called(by) => say("arbiter-called-by", &[of(*by)]),
        Memo::TwoHands(by) => say("two-hands-called-by", &[of(*by)]),
        Memo::Board(player, news) => {
            say(&format!("desk-told-board-{}", news.name()), &[of(*player)])
        }
        Memo::Flickers(player, square) => {
            say("desk-told-flickers", &[of(*player), ("square", narrator.square(*square))])
        }
        Memo::Passphrase(at, true) => say("desk-opened-at", &[place(*at)]),
        Memo::Passphrase(at, false) => say("desk-wrong-at", &[place(*at)]),
        Memo::DeskClosed => say("desk-closed-there", &[]),
        Memo::DeskLocked(at) => say("desk-locked-at", &[place(*at)]),
        Memo::DeskTalks(voice) => say("report-desk-talks", &[("voice", voice.as_str().into())]),
        Memo::Served(at, true) => say("desk-terminal-there", &[place(*at)]),
        Memo::Served(at, false) => say("desk-terminal-gone", &[place(*at)]),
        Memo::WrongCode(seat) => say("desk-code-wrong", &[place(Place::Seat(*seat))]),
        Memo::Interrupted(of, secs) => {
            Some(Utterance { priority: Priority::Move, spans: narrator.interrupted(*of, *secs) })
        }
        Memo::Noted(text) => say("desk-note", &[("text", text.as_str().into())]),
        Memo::SignedOff => say("desk-signed-off", &[]),
    }
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
    let is_illegal = said && game.named().is_some();
    is_illegal.then(|| narrator.say(Priority::Move, "desk-no-legal-move", &[]))
}
