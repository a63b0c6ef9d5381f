//! One sentence for each event and each memo of a journal, in the words of a voice.
//!
//! The matches are exhaustive on purpose: nothing that can happen at a table lacks its line. What
//! the referee rules on an event is the work of `voices`.

use shakmaty::{Color, Piece, Square, uci::UciMove};

use crate::archive::{What, entry};
use crate::laws::{
    Answer, At, BoardKind, Claim, Effect, EnvelopeContents, Event, Ground, Matter, Position,
    Ruling, Signature, Verdict,
};
use crate::notation::position;
use crate::records::kept::Step;
use crate::table::{Memo, Place};
use crate::voices::{Narrator, Value, written};

/// Says things as text.
#[derive(Clone, Copy)]
pub(super) struct Teller<'a>(pub(super) &'a Narrator);

/// Session time as `H:MM:SS`.
#[must_use]
pub fn clock(at: At) -> String {
    let secs = at.as_micros() / 1_000_000;
    format!("{}:{:02}:{:02}", secs / 3600, secs / 60 % 60, secs % 60)
}

impl Teller<'_> {
    pub(super) fn say(self, id: &str, values: &[(&str, Value)]) -> String {
        written(&self.0.talk.sentence(id, values))
    }

    pub(super) fn of(self, id: &str, color: Color) -> String {
        self.say(id, &[("color", self.0.color(color))])
    }

    fn with(self, id: &str, color: Color, name: &str, value: Value) -> String {
        self.say(id, &[("color", self.0.color(color)), (name, value)])
    }

    /// A move as it is announced; by its squares, if it is not legal there.
    pub(super) fn spoken(self, before: &Position, uci: UciMove) -> Value {
        match (uci.to_move(before), uci) {
            (Ok(mv), _) => Value::Spans(vec![self.0.announcement(before, mv)]),
            (Err(_), UciMove::Normal { from, to, .. }) => {
                let squares = [from, to].map(|square| self.0.square(square).spans());
                Value::Spans(squares.join(&self.0.talk.span(" ")))
            }
            (Err(_), _) => uci.to_string().into(),
        }
    }

    /// What has happened.
    #[expect(clippy::too_many_lines, reason = "a table: an event, a sentence")]
    pub(super) fn event(self, step: &Step<'_>, event: &Event) -> String {
        let plain = |id: &str| self.say(id, &[]);
        let moved = |id: &str, by: Color, uci: UciMove| {
            self.with(id, by, "move", self.spoken(step.before, uci))
        };
        let on = |id: &str, by: Color, square: Square| {
            self.with(id, by, "square", self.0.square(square))
        };
        match event {
            Event::Started => plain("report-started"),
            Event::Entered(uci) => moved("report-entered", step.before_turn(), *uci),
            Event::Touched(by, square) => on("report-touched", *by, *square),
            Event::Lifted(by, square) => on("report-lifted", *by, *square),
            Event::Seated(by, square, None) => on("report-seated", *by, *square),
            Event::Seated(by, square, Some(piece)) => self.seated(*by, *square, *piece),
            Event::Adjusting(by) => self.of("report-adjusting", *by),
            Event::Plays(by, kind) => {
                self.with("report-plays", *by, "board", self.0.word(board(*kind)))
            }
            Event::Announced(by, uci) => moved("report-announced", *by, *uci),
            Event::Repeated(by, UciMove::Null) => self.of("report-repeated-none", *by),
            Event::Repeated(by, uci) => moved("report-repeated", *by, *uci),
            Event::Executed(by) => self.of("report-executed", *by),
            Event::Corrected(by, uci) => moved("report-corrected", *by, *uci),
            Event::ClockPressed(by) => self.of("report-clock-pressed", *by),
            Event::TwoHands(by) => self.of("report-two-hands", *by),
            Event::TwoHandsClaimed(by) => self.of("report-two-hands-claimed", *by),
            Event::FlagClaimed(by) => self.of("report-flag-claimed", *by),
            Event::IllegalClaimed(by) => self.of("report-illegal-claimed", *by),
            Event::CorrectionWanted(by) => self.of("report-correction-wanted", *by),
            Event::TouchClaimed(by, square) => {
                let ply = step.game.course().turn_of(!*by);
                self.say(
                    "report-touch-claimed",
                    &self.0.matters().complaint(*by, *square, ply, step.game),
                )
            }
            Event::Found(_) => plain("report-found"),
            Event::DrawOffered(by) if step.is_put_to_arbiter(Matter::Draw(*by)) => {
                self.of("matter-draw", *by)
            }
            Event::DrawOffered(by) => self.of("report-draw-offered", *by),
            Event::DrawAnswered(by, Answer::Accepted) => self.of("report-draw-accepted", *by),
            Event::DrawAnswered(by, Answer::Declined) => self.of("report-draw-declined", *by),
            Event::Claimed(claim, intended) => {
                self.claimed(step, step.before_turn(), *claim, *intended)
            }
            Event::ClaimedBy(by, claim, intended) => self.claimed(step, *by, *claim, *intended),
            Event::QuickplayClaimed(by, Ground::NoEffort) => {
                self.of("report-claimed-no-effort", *by)
            }
            Event::QuickplayClaimed(by, Ground::CannotWin) => {
                self.of("report-claimed-cannot-win", *by)
            }
            Event::IncrementRequested(by) => self.of("report-increment", *by),
            Event::Resigned(by) => self.of("report-resigned", *by),
            Event::TakenBack(plies) => {
                self.say("report-taken-back", &[("count", u32::from(*plies).into())])
            }
            Event::Wrote(by, ply, uci) => self.wrote(step, *by, *ply, *uci),
            Event::Signed(by, result) => {
                self.with("report-signed", *by, "result", signature(*result).into())
            }
            Event::Absent(by) => self.of("report-absent", *by),
            Event::Arrived(by) => self.of("report-arrived", *by),
            Event::AdjournmentAnnounced => plain("report-adjournment"),
            Event::EarlyAdjournment(left) => {
                self.say("report-adjournment-early", &[("time", self.0.time(*left))])
            }
            // The closed text is for the key of the envelope, not for a reader.
            Event::Sealed(by, _) => self.of("report-sealed", *by),
            Event::Adjourned => plain("report-adjourned"),
            Event::EnvelopeLost(None) => plain("report-envelope-lost"),
            Event::EnvelopeLost(Some(uci)) => {
                self.say("report-envelope-lost-agreed", &[("move", self.spoken(step.before, *uci))])
            }
            Event::Opened(EnvelopeContents::Move(uci)) => {
                self.say("report-opened", &[("move", self.spoken(step.before, *uci))])
            }
            Event::Opened(EnvelopeContents::Ambiguous) => plain("report-opened-ambiguous"),
            Event::Opened(EnvelopeContents::Unreadable) => plain("report-opened-unreadable"),
            Event::ResumptionDue => plain("report-resumption"),
            Event::Ruled(ruling) => self.rules(step, ruling),
            Event::Judged(_, _, verdict) => plain(judged(*verdict)),
            Event::ClocksStopped(by, why) => written(&self.0.matters().stopped(*by, why)),
            Event::Paused => plain("report-paused"),
            Event::Resumed => plain("report-resumed"),
            Event::TimePassed => plain("report-time-passed"),
            Event::ClocksTold(left) => {
                let [white, black] = [left.white, left.black].map(|left| self.0.time(left));
                self.say("report-clocks-told", &[("white", white), ("black", black)])
            }
            Event::ResultTold(outcome) => {
                self.say("report-result-told", &[("result", Value::from(outcome.score()))])
            }
        }
    }

    fn seated(self, by: Color, square: Square, piece: Piece) -> String {
        let values = [
            ("color", self.0.color(by)),
            ("square", self.0.square(square)),
            ("piece", self.0.piece(piece)),
        ];
        self.say("report-seated-man", &values)
    }

    fn claimed(
        self,
        step: &Step<'_>,
        by: Color,
        claim: Claim,
        intended: Option<UciMove>,
    ) -> String {
        match (claim, intended) {
            (Claim::Threefold, None) => self.of("report-claimed-threefold", by),
            (Claim::FiftyMoves, None) => self.of("report-claimed-fifty", by),
            (Claim::Threefold, Some(uci)) => {
                let spoken = self.spoken(step.before, uci);
                self.with("report-claimed-threefold-with", by, "move", spoken)
            }
            (Claim::FiftyMoves, Some(uci)) => {
                let spoken = self.spoken(step.before, uci);
                self.with("report-claimed-fifty-with", by, "move", spoken)
            }
        }
    }

    fn wrote(self, step: &Step<'_>, by: Color, ply: u16, uci: Option<UciMove>) -> String {
        let place = ("place", self.0.move_place(step.game, ply.into()));
        let color = ("color", self.0.color(by));
        let Some(uci) = uci else { return self.say("report-crossed-out", &[color, place]) };
        let made = step.game.made().get(usize::from(ply));
        let before = made.map_or(step.before, |made| &made.before);
        self.say("report-wrote", &[color, place, ("move", self.spoken(before, uci))])
    }

    /// What was ruled and refused, or a position that is set: it stands in the sentence, because a
    /// record cannot be asked for the board.
    pub(super) fn rules(self, step: &Step<'_>, ruling: &Ruling) -> String {
        if let Ruling::PositionSet(set) = ruling {
            return self.say("report-position-set", &[("position", position::write(set).into())]);
        }
        let said = match (ruling, step.game.docket().rulings().last()) {
            (Ruling::Dismissed(_), Some((number, what, _))) => {
                self.0.rulings().numbered(number, what, step.game)
            }
            _ => self.0.rulings().sentence(ruling, step.game),
        };
        self.say("report-rules", &[("ruling", Value::Spans(said))])
    }

    /// What was put on record besides.
    #[expect(clippy::too_many_lines, reason = "a table: a memo, what is said of it")]
    pub(super) fn memo(self, step: &Step<'_>, memo: &Memo) -> String {
        let aid = |id: &str, color: Color, name: &str| {
            self.with(id, color, "aid", self.0.word(&format!("aid-{name}")))
        };
        let at = |id: &str, place: Place| self.say(id, &[("place", self.place(place))]);
        match memo {
            Memo::Asked(by, what, true) => aid("report-asked-had", *by, what.name()),
            Memo::Asked(by, what, false) => aid("report-asked-refused", *by, what.name()),
            Memo::Allowed(to, what, true) => aid("report-granted", *to, what.name()),
            Memo::Allowed(to, what, false) => aid("report-withdrawn", *to, what.name()),
            Memo::Assistant(of, Some(name)) => {
                self.with("report-assistant", *of, "name", name.as_str().into())
            }
            Memo::Assistant(of, None) => self.of("report-assistant-dismissed", *of),
            Memo::Passphrase(place, true) => at("report-passphrase-right", *place),
            Memo::Passphrase(place, false) => at("report-passphrase-wrong", *place),
            Memo::EnvelopePassphrase(place, true) => at("report-envelope-right", *place),
            Memo::EnvelopePassphrase(place, false) => at("report-envelope-wrong", *place),
            Memo::Told(by, text) => {
                self.with("desk-player-tells", *by, "text", text.as_str().into())
            }
            Memo::SeenTo(None) => self.say("report-seen-to", &[]),
            Memo::SeenTo(Some((by, text))) if text.is_empty() => self.of("desk-seen-to-call", *by),
            Memo::SeenTo(Some((by, text))) => {
                self.with("report-seen-to-of", *by, "text", text.as_str().into())
            }
            Memo::Unclear(by, text) => {
                self.with("report-unclear", *by, "text", text.as_str().into())
            }
            Memo::Repeated(by, text) => self.with("report-says", *by, "text", text.as_str().into()),
            Memo::Started(when) => {
                self.say("report-program-started", &[("when", when.as_str().into())])
            }
            Memo::Away(by, away) => self.of(if *away { "player-away" } else { "player-back" }, *by),
            Memo::Called(by) => self.of("arbiter-called-by", *by),
            Memo::TwoHands(by) => {
                self.with("two-hands-called-by", *by, "opponent", self.0.color(!*by))
            }
            Memo::Board(of, news) => self.of(&format!("report-board-{}", news.name()), *of),
            Memo::Flickers(of, square, says) => self.flickers(*of, *square, *says),
            Memo::EnvelopeKey(_) => self.say("report-envelope-key", &[]),
            Memo::DeskClosed => self.say("report-desk-closed", &[]),
            Memo::DeskLocked(place) => at("report-desk-locked", *place),
            Memo::DeskTalks(voice) => {
                self.say("report-desk-talks", &[("voice", voice.as_str().into())])
            }
            Memo::Questioned(what) => self.questioned(step, what),
            Memo::Answered(reply) => self.say(&format!("report-answered-{}", reply.name()), &[]),
            Memo::Closed(when) => {
                self.say("report-program-closed", &[("when", when.as_str().into())])
            }
            Memo::BrokenOff => self.say("report-broken-off", &[]),
            Memo::FileChanged(change, keys) => {
                let keys = [("keys", keys.as_str().into())];
                self.say(&format!("report-file-{}", change.name()), &keys)
            }
            Memo::Served(place, true) => at("report-served", *place),
            Memo::Served(place, false) => at("report-left", *place),
            Memo::WrongCode(seat) => at("report-code-wrong", Place::Seat(*seat)),
            Memo::Interrupted(of, secs) => written(&self.0.clocks().interrupted(*of, *secs)),
            Memo::Noted(text) => self.say("report-noted", &[("text", text.as_str().into())]),
            Memo::Resumption(when) => self.say("resumption", &[("when", when.as_str().into())]),
            Memo::Appealed(by, number, why) => {
                written(&self.0.appeals().appealed(*by, *number, why))
            }
            Memo::AppealDecided(number, upheld, why) => {
                written(&self.0.appeals().decided(*number, *upheld, why))
            }
            Memo::Ticked(task, done) => written(&self.0.desk().ticked(&task.sentence(), *done)),
            Memo::Fault(by, offence) => {
                let article = step.game.rules().edition.article(offence.topic());
                let said = self.0.articles().after(self.0.faults().offence(*by, *offence), article);
                said.written()
            }
            Memo::Reconstructs(from) => {
                let noted = written(&self.0.desk().reconstructs(*from, step.game));
                format!("{noted} {}", position::write(step.game.position()))
            }
            Memo::Found(ply, uci) => written(&self.0.desk().found(*ply, *uci, step.game)),
            Memo::FoundBack => self.say("desk-found-back", &[]),
            Memo::Captain(of, note) => written(&note.told(self.0, *of)),
            Memo::SignedOff => self.say("report-signed-off", &[]),
        }
    }

    fn flickers(self, of: Color, square: Square, says: bool) -> String {
        let id = if says { "report-mutes" } else { "report-flickers" };
        self.with(id, of, "square", self.0.square(square))
    }

    /// What the arbiter is asked before it counts.
    fn questioned(self, step: &Step<'_>, words: &str) -> String {
        let what = match entry::decode(words) {
            Some(What::Event(Event::Ruled(ruling))) => {
                Value::Spans(self.0.rulings().asked(&ruling, step.game))
            }
            Some(What::Event(event)) => self.event(step, &event).into(),
            _ => words.into(),
        };
        self.say("report-questioned", &[("what", what)])
    }

    fn place(self, place: Place) -> Value {
        match place {
            Place::Seat(color) => self.0.color(color),
            Place::Desk => self.0.word("report-desk"),
        }
    }
}

impl Step<'_> {
    /// Whether this was put to the arbiter by it.
    fn is_put_to_arbiter(&self, matter: Matter) -> bool {
        self.effects.contains(&Effect::ToArbiter(matter))
    }

    /// Who was to move before it.
    pub(super) fn before_turn(&self) -> Color {
        shakmaty::Position::turn(self.before)
    }
}

const fn board(kind: BoardKind) -> &'static str {
    match kind {
        BoardKind::Typed => "match-word-keyboard",
        BoardKind::Ordinary => "match-word-board",
        BoardKind::Pegs => "match-word-pegs",
        BoardKind::Screen => "report-screen",
    }
}

/// A result as it is written.
pub(super) const fn signature(result: Signature) -> &'static str {
    match result {
        Signature::WhiteWins => "1-0",
        Signature::BlackWins => "0-1",
        Signature::Draw => "1/2-1/2",
    }
}

const fn judged(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::MatePossible => "report-judged-possible",
        Verdict::NoMate => "report-judged-none",
        Verdict::Undecided => "report-judged-undecided",
    }
}
