//! Adjournment at the desk: who must seal, the envelope in the arbiter's hands, and its opening
//! (FIDE 2023, Guidelines I).
//!
//! The passphrase of the desk locks the private part of the envelopes' key. It is typed once more to
//! open one, and is kept nowhere.

use shakmaty::{Position, uci::UciMove};
use zeroize::Zeroizing;

use crate::app::seats::TableOrder;
use crate::app::seats::desk::forecast::Forecast;
use crate::app::seats::desk::intent::{DeskIntent, on_record, said};
use crate::app::seats::desk::pending::Asking;
use crate::app::seats::desk::reader::time;
use crate::app::seats::desk::teller::Teller;
use crate::archive::{Entry, SealError, What};
use crate::clean;
use crate::command::desk::Adjournment;
use crate::laws::{EnvelopeContents, Event, Matter};
use crate::notation::NotRead;
use crate::table::Memo;
use crate::table::file::{Form, canonical};
use crate::voices::narrate::quoted;
use crate::voices::voice::Word;

/// Has a move sealed, and its envelope opened. The host opens it; here it is only asked for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Envelopes<'a> {
    pub(super) forecast: Forecast<'a>,
}

impl<'a> Envelopes<'a> {
    const fn teller(&self) -> Teller<'a> {
        self.forecast.teller
    }

    /// The intents of a command.
    pub(super) fn adjournment(&self, command: Adjournment, rest: &str) -> Option<Vec<DeskIntent>> {
        Some(match command {
            Adjournment::Adjourn => return self.adjourn(rest),
            Adjournment::Resumption => return self.resumption(rest),
            Adjournment::Envelope => self.takes_envelope(),
            Adjournment::Due => self.forecast.weigh(Event::ResumptionDue),
            Adjournment::Open => self.open(),
            Adjournment::Lost => self.lost(rest),
        })
    }

    /// I.1: tells the player to move to seal, which only a sealed move ends: so the arbiter is asked first.
    /// `None` if what is typed after the command does not fit.
    fn adjourn(&self, rest: &str) -> Option<Vec<DeskIntent>> {
        let announced = match rest {
            "" => Ok(Event::AdjournmentAnnounced),
            rest => self.early(rest)?,
        };
        if !self.teller().overview.table.adjournment {
            return Some(said(self.teller().told("desk-no-adjournment", &[])));
        }
        if self.teller().overview.ledger.key.is_none() {
            return Some(said(self.teller().told("desk-no-key", &[])));
        }
        Some(match announced {
            Ok(announced) => {
                let what = self.forecast.in_words(&announced);
                self.flag_falls(&announced)
                    .into_iter()
                    .chain(self.forecast.sure(announced, what))
                    .collect()
            }
            Err(unknown) => said(unknown),
        })
    }

    /// I.1: the player wants to adjourn, with so much of the session left by the arbiter's clock, or by what
    /// is known of it; or what is said if that is nothing.
    fn early(&self, rest: &str) -> Option<Result<Event, TableOrder>> {
        let talk = &self.teller().narrator.talk;
        let is_early = |text: &str| talk.word(text) == Some(Word::Early);
        let left = match rest.rsplit_once(char::is_whitespace) {
            _ if is_early(rest) => self.teller().game().session_left(self.forecast.at),
            Some((early, left)) if is_early(early) => Some(time(left)?),
            Some(_) | None => return None,
        };
        let left = left.filter(|left| !left.is_zero()).map(Event::EarlyAdjournment);
        Some(left.ok_or_else(|| self.teller().told("desk-no-session", &[])))
    }

    /// That the player has less time than adjourning early costs him.
    fn flag_falls(&self, announced: &Event) -> Option<DeskIntent> {
        let Event::EarlyAdjournment(left) = announced else { return None };
        let (game, at) = (self.teller().game(), self.forecast.at);
        let turn = game.position().turn();
        let has = game.clock().map(|clock| clock.remaining(turn, at)).filter(|has| has <= left)?;
        let values = [self.teller().color(turn), ("time", self.teller().narrator.time(has))];
        Some(self.teller().told("desk-early-flag", &values).into())
    }

    /// I.2: the date, the time and the place at which the game goes on, as they stand on the envelope. `None`
    /// if what is typed is none.
    fn resumption(&self, rest: &str) -> Option<Vec<DeskIntent>> {
        if !self.teller().overview.table.adjournment {
            return Some(said(self.teller().told("desk-no-adjournment", &[])));
        }
        let (date, rest) = rest.split_once(char::is_whitespace)?;
        let (hour, place) =
            rest.trim().split_once(char::is_whitespace).unwrap_or((rest.trim(), ""));
        let (date, hour) = (canonical(Form::Date, date, &[])?, hour_of_day(hour)?);
        if self.teller().overview.ledger.today.as_ref().is_some_and(|today| date < *today) {
            let past = self.teller().told("desk-resumption-past", &[("date", date.into())]);
            return Some(said(past));
        }
        let place = match clean::line(place).trim() {
            "" => None,
            place => Some(canonical(Form::Text, place, &[])?),
        };
        let when = [date, hour].into_iter().chain(place).collect::<Vec<_>>().join(", ");
        let told = self.teller().told("resumption", &[("when", when.as_str().into())]);
        Some(on_record(Memo::Resumption(when), told))
    }

    /// The envelope is handed in; when and where the game goes on belongs on it.
    fn takes_envelope(&self) -> Vec<DeskIntent> {
        let known = self.teller().overview.ledger.resumption.is_some();
        let refused = self.forecast.refusal(&Event::Adjourned).is_some();
        let missing =
            (!known && !refused).then(|| self.teller().told("desk-resumption-missing", &[]).into());
        std::iter::once(DeskIntent::Happen(Event::Adjourned)).chain(missing).collect()
    }

    /// Whether the sealed move is in the arbiter's hands.
    pub(super) fn is_handed_in(&self) -> bool {
        self.teller().game().is_adjourned() && self.forecast.refusal(&Event::Adjourned).is_some()
    }

    /// I.7: asks for the passphrase that opens the envelope, if it may be opened now.
    fn open(&self) -> Vec<DeskIntent> {
        // Whether the player who replies is there is asked when the game is due (I.7).
        let adjourned = self.teller().game().is_adjourned();
        if adjourned && self.forecast.refusal(&Event::ResumptionDue).is_none() {
            return said(self.teller().told("desk-adjourned", &[]));
        }
        // What is in it does not matter for that.
        if let Some(refused) = self.forecast.refusal(&Event::Opened(EnvelopeContents::Unreadable)) {
            return said(refused);
        }
        if self.teller().overview.ledger.key.is_none() {
            return said(self.teller().told("desk-no-key", &[]));
        }
        self.asks_passphrase("desk-envelope-passphrase")
    }

    fn asks_passphrase(&self, id: &str) -> Vec<DeskIntent> {
        let told = self.teller().told(id, &[]);
        vec![DeskIntent::Ask(Asking::Passphrase), told.into(), TableOrder::Secret.into()]
    }

    /// Tells what must be typed now, and asks for it again.
    pub(super) fn helps(&self) -> Vec<DeskIntent> {
        let mut wanted = said(self.teller().told("desk-help-envelope", &[]));
        wanted.extend(self.asks_passphrase("desk-envelope-passphrase"));
        wanted
    }

    /// The line after that: the passphrase, or nothing.
    pub(super) fn passphrase(&self, line: &str) -> Vec<DeskIntent> {
        let envelope = self.teller().game().envelope().filter(|_| !line.is_empty());
        let key = self.teller().overview.ledger.key.clone();
        let (Some(envelope), Some(key)) = (envelope, key) else {
            return vec![DeskIntent::Close, self.teller().told("desk-envelope-closed", &[]).into()];
        };
        let (passphrase, sealed) = (Zeroizing::new(line.to_owned()), envelope.sealed);
        let unseal = TableOrder::Unseal { key, passphrase, sealed };
        vec![DeskIntent::Ask(Asking::Opening), unseal.into()]
    }

    /// What was in the envelope. A move is made; anything else loses the game (I.8), so the arbiter hears
    /// it first and is asked.
    pub(super) fn unsealed(&self, found: Result<String, SealError>) -> Vec<DeskIntent> {
        let text = match found {
            Ok(text) => text,
            Err(SealError::WrongPassphrase | SealError::NoPassphrase) => {
                return self.asks_passphrase("desk-envelope-wrong");
            }
            Err(
                SealError::DamagedEnvelope
                | SealError::DamagedKey
                | SealError::TooLong
                | SealError::NoRandomness,
            ) => {
                return said(self.teller().told("desk-envelope-damaged", &[]));
            }
        };
        let contents = self.contents(&text);
        let id = match contents {
            EnvelopeContents::Move(uci) if uci.to_move(self.teller().game().position()).is_ok() => {
                return self.opens(Event::Opened(contents));
            }
            EnvelopeContents::Ambiguous => "desk-sealed-ambiguous",
            EnvelopeContents::Unreadable | EnvelopeContents::Move(_) => "desk-sealed-unreadable",
        };
        let what = self.teller().sentence(id, &[("text", quoted(&text).into())]);
        self.forecast.asks_unplayable(Event::Opened(contents), what)
    }

    /// Opening it loses the game for a player who is late or has no time left, unless the sealed move has
    /// ended it: so the arbiter is asked first.
    fn opens(&self, opened: Event) -> Vec<DeskIntent> {
        if self.teller().game().matters().contains(&Matter::Envelope) {
            self.forecast.weigh(opened)
        } else {
            vec![DeskIntent::Happen(opened)]
        }
    }

    fn contents(&self, text: &str) -> EnvelopeContents {
        let uci = text.trim().parse::<UciMove>().ok();
        match (uci, self.teller().reader().legal_move(text)) {
            (Some(uci), _) => EnvelopeContents::Move(uci),
            (None, Ok(mv)) => EnvelopeContents::Move(mv.to_uci(self.teller().game().mode())),
            (None, Err(NotRead::Ambiguous(_))) => EnvelopeContents::Ambiguous,
            (None, Err(_)) => EnvelopeContents::Unreadable,
        }
    }

    /// I.10: the envelope is lost. With the move on which the players agree the game goes on, without
    /// it is cancelled.
    fn lost(&self, rest: &str) -> Vec<DeskIntent> {
        if rest.is_empty() {
            let what = self.teller().sentence("desk-lost-annuls", &[]);
            return self.forecast.sure(Event::EnvelopeLost(None), what);
        }
        // What is wrong with the game comes before what is wrong with a move of it.
        if let Some(refused) = self.forecast.refusal(&Event::EnvelopeLost(None)) {
            return said(refused);
        }
        match self.teller().reader().legal_move(rest) {
            Ok(mv) => {
                let uci = mv.to_uci(self.teller().game().mode());
                vec![DeskIntent::Happen(Event::EnvelopeLost(Some(uci)))]
            }
            Err(not_read) => {
                said(TableOrder::say(self.teller().narrator.entries().not_read(&not_read)))
            }
        }
    }
}

/// A time of day as it is written, `09:30`.
fn hour_of_day(text: &str) -> Option<String> {
    let (hours, minutes) = text.split_once([':', '.'])?;
    let number = |text: &str| {
        let digits =
            !text.is_empty() && text.len() <= 2 && text.bytes().all(|b| b.is_ascii_digit());
        digits.then(|| text.parse::<u8>().ok()).flatten()
    };
    let (hours, minutes) = (number(hours)?, number(minutes)?);
    (hours < 24 && minutes < 60).then(|| format!("{hours:02}:{minutes:02}"))
}

impl Teller<'_> {
    /// How an adjourned game goes on: once its envelope is in the arbiter's hands, and where the sealed
    /// move was found to be none, by another.
    pub(super) fn adjourned_said(&self) -> Option<&'static str> {
        let is = |entry: &&Entry| {
            matches!(entry.what, What::Event(Event::Opened(_) | Event::Sealed(..)))
        };
        let last = self.overview.ledger.entries().iter().rev().find(is);
        let opened = last.is_some_and(|it| matches!(it.what, What::Event(Event::Opened(_))));
        let id = match (self.game().awaits_envelope(), opened) {
            (true, _) => "desk-sealed",
            (false, true) => "desk-sealed-again",
            (false, false) => "desk-adjourned",
        };
        self.game().is_adjourned().then_some(id)
    }
}
