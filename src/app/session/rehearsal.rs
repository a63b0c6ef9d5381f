//! The rehearsal of a tournament: what a player announces there, and who does the work of the arbiter
//! and of a strict opponent.
//!
//! What counts, the referee rules. Which questions are answered stands in `aids`.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Color, Position, Role, uci::UciMove};

use crate::app::session::intent::{Intent, Open, Purpose, Tell, all};
use crate::app::session::teller::{LineReader, Moves, Teller};
use crate::app::session::{Act, Place};
use crate::laws::{Announcing, Authority, Decision, Event, Matter, Refusal, Ruling, Topic};
use crate::notation::{NotRead, named, named_in_full};
use crate::table::Aid;
use crate::tones::Tone;
use crate::voices::Priority;

impl Teller<'_> {
    /// What is put to the arbiter in a rehearsal is decided at once: by the Laws where they decide,
    /// as mildly as they allow where they leave it to him. Nothing where there is an arbiter.
    pub(super) fn decided(&self, matter: Matter, tell: Tell) -> Vec<Intent> {
        if !self.place.occasion.is_rehearsal() {
            return Vec::new();
        }
        match matter {
            // Both score sheets have what was announced, repeated and completed (D.2.9).
            Matter::BoardsDiffer => {
                let said = self.manner.narrator.say(Priority::Answer, "slip-stands", &[]);
                let said = Act::say(self.by_article(said, Topic::BlindBoardsDiffer));
                let said = (tell != Tell::Nothing).then_some(said);
                [Intent::untold(Event::Ruled(Ruling::Dismissed(None)))]
                    .into_iter()
                    .chain(all(said))
                    .collect()
            }
            Matter::Conduct(by, _) => vec![Intent::Happen(Event::Ruled(Ruling::Warned(by)), tell)],
            Matter::Quickplay(..) | Matter::FlagInQuickplay(_) => {
                vec![Intent::Happen(Event::Ruled(Ruling::Quickplay(Decision::Rejected)), tell)]
            }
            Matter::Increment(_) => {
                vec![Intent::Happen(Event::Ruled(Ruling::IncrementSet(false)), tell)]
            }
            Matter::Position => {
                let restored = Event::Ruled(Ruling::Restored(self.place.plies()));
                vec![Intent::Happen(restored, tell), Intent::Happen(Event::Resumed, tell)]
            }
            Matter::Stopped(_) | Matter::Sheets => vec![Intent::Happen(Event::Resumed, tell)],
            Matter::Silent(_) => vec![Intent::untold(Event::Ruled(Ruling::Dismissed(None)))],
            Matter::Touch(..)
            | Matter::TwoHands(..)
            | Matter::Draw(_)
            | Matter::SessionOver
            | Matter::Unconfirmed(_)
            | Matter::DefaultTime(_)
            | Matter::Results
            | Matter::Envelope => vec![Intent::Happen(Event::Ruled(Ruling::Dismissed(None)), tell)],
        }
    }
}

impl Moves<'_> {
    pub(super) fn name(&self, purpose: Purpose, uci: UciMove) -> Vec<Intent> {
        let before = self.place.game.announced().is_some();
        match (purpose, before) {
            (Purpose::Correct, false) => return self.closed_and_refused(Refusal::NothingAnnounced),
            (Purpose::Enter | Purpose::Announce, true) => {
                return self.closed_and_refused(Refusal::AlreadyAnnounced);
            }
            (Purpose::Correct, true) | (Purpose::Enter | Purpose::Announce, false) => {}
        }
        let me = self.place.me();
        // A promotion without its piece is asked for where it is announced as one.
        let pieceless =
            as_queen(uci).is_some_and(|uci| uci.to_move(self.place.game.position()).is_ok());
        let event = match purpose {
            _ if pieceless || self.place.presses_by_typing() => Event::Entered(uci),
            Purpose::Correct => Event::Corrected(me, uci),
            Purpose::Enter | Purpose::Announce => Event::Announced(me, uci),
        };
        vec![Intent::Open(Open::Close), Intent::happen(event)]
    }

    fn closed_and_refused(&self, refusal: Refusal) -> Vec<Intent> {
        [Intent::Open(Open::Close)].into_iter().chain(all(self.teller().refused(refusal))).collect()
    }

    /// The button of a board announces the illegal move that stands there, and then presses the clock,
    /// as with a legal one. `None`: it does what it always does; one that is only said is made first.
    pub(super) fn blindly_by_button(&self, by: Color) -> Option<Vec<Intent>> {
        if self.place.game.underway().named().is_some() && self.place.types_to_announce() {
            let presses = || vec![Intent::happen(Event::ClockPressed(by))];
            return (!self.place.is_early()).then(presses);
        }
        let uci = self.place.board_of(by).illegal_move_unheard()?;
        Some(self.name(Purpose::Announce, uci))
    }

    /// Announces what no legal move is, or not one alone, where nobody may be told so: an illegal
    /// move counts when the clock is pressed (7.5.1), and so does a promotion without its piece
    /// (7.5.2). Where typing presses it, an illegal move is made by both its squares. `None`: the text is
    /// answered like any other.
    pub(super) fn announced_blindly(
        &self,
        text: &str,
        purpose: Purpose,
        not_read: &NotRead,
    ) -> Option<Vec<Intent>> {
        let presses = self.place.presses_by_typing();
        let blind = (self.place.types_to_announce() || presses)
            && self.place.repeats().is_none()
            && self.teller().may_move().is_none()
            && self.place.withholds(Aid::LegalMoves);
        let moved = match not_read {
            NotRead::Illegal(_) => true,
            NotRead::Ambiguous(_) => !presses,
            NotRead::Empty
            | NotRead::UnknownWord(_)
            | NotRead::NoMove
            | NotRead::NoPiece(_)
            | NotRead::TakesWhat
            | NotRead::TwoMoves(_) => false,
        };
        let reader = self.teller().reader();
        let named = if presses { reader.named_in_full(text) } else { reader.named_in(text) };
        let uci = named.filter(|_| moved && blind)?;
        let legal = uci.to_move(self.place.game.position()).is_ok_and(|mv| !mv.is_promotion());
        (!legal).then(|| self.name(purpose, uci))
    }
}

impl LineReader<'_> {
    /// The squares that a text names as a move, in the player's own voices, or else in any.
    fn named_in(&self, text: &str) -> Option<UciMove> {
        let position = self.place.game.position();
        self.manner.understands().in_any(text, |known| named(text, known, position))
    }

    /// The same where the text names both.
    fn named_in_full(&self, text: &str) -> Option<UciMove> {
        let position = self.place.game.position();
        self.manner.understands().in_any(text, |known| named_in_full(text, known, position))
    }
}

impl Place {
    /// What a strict opponent claims as soon as he can: a flag, and an illegal move that would stand
    /// otherwise. With both flags down he has nothing to win. At home the program claims a flag as well,
    /// where only players call it.
    pub(super) fn opponent_claims(&self) -> Option<Event> {
        let alone = !self.game.rules().has_arbiter() && self.game.terms().players_call_flags();
        let claims = (self.occasion.is_rehearsal() || alone) && self.game.is_running();
        let me = self.side().filter(|_| claims)?;
        let fell = |color: Color| self.game.clock().and_then(|clock| clock.fell(color)).is_some();
        if self.game.conduct().illegal_of() == Some(me) {
            return Some(Event::IllegalClaimed(!me));
        }
        (fell(me) && !fell(!me)).then_some(Event::FlagClaimed(!me))
    }

    /// Whether what is typed is announced, and made by hand or by that alone: under an arbiter nobody
    /// puts a move on a player's board for him.
    pub(super) fn types_to_announce(&self) -> bool {
        let rules = self.game.rules();
        rules.authority == Authority::Arbiter
            && rules.announcing != Announcing::Off
            && !self.activity.is_elsewhere()
    }

    /// Whether what is typed is made and pressed at once under an arbiter.
    fn presses_by_typing(&self) -> bool {
        let is_match = self.game.rules().authority == Authority::Arbiter;
        is_match
            && !self.activity.is_elsewhere()
            && self.game.terms().is_pressed_by_typing(self.me())
    }

    /// Whether a tone tells of a move what its announcement does not.
    pub(super) fn betrays(&self, tone: Tone) -> bool {
        let tells = matches!(tone, Tone::Capture | Tone::Check);
        tells && self.withholds(Aid::PositionReadout)
    }

    /// How many plies are made.
    pub(super) fn plies(&self) -> u16 {
        u16::try_from(self.game.made().len()).unwrap_or(u16::MAX)
    }

    /// The help that names what to do next in a rehearsal.
    pub(super) fn help_rehearsing(&self) -> &'static str {
        let said = self.game.announced().is_some();
        let mine = self.listing.header.players()[self.game.position().turn()].is_human();
        match (self.repeats(), mine, said) {
            (Some(_), ..) => "help-strict-repeat",
            (None, false, _) => "help-strict-wait",
            (None, true, true) => "help-strict-press",
            (None, true, false) => "help-strict-announce",
        }
    }
}

/// A pawn's move, as a promotion to a queen.
fn as_queen(uci: UciMove) -> Option<UciMove> {
    let UciMove::Normal { from, to, promotion: None } = uci else { return None };
    Some(UciMove::Normal { from, to, promotion: Some(Role::Queen) })
}
