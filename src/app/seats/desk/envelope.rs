//! Adjournment at the desk: who must seal, the envelope in the arbiter's hands, and its opening
//! (FIDE 2023, Guidelines I).
//!
//! The passphrase of the desk locks the private part of the envelopes' key. It is typed once more to
//! open one, and is kept nowhere.

use shakmaty::uci::UciMove;
use zeroize::Zeroizing;

use crate::app::seats::TableOrder;
use crate::app::seats::desk::forecast::Forecast;
use crate::app::seats::desk::intent::{Intent, said};
use crate::app::seats::desk::pending::Asking;
use crate::app::seats::desk::teller::Teller;
use crate::archive::{Entry, SealError, What};
use crate::command::desk::Adjournment;
use crate::laws::{Contents, Event, Matter};
use crate::notation::NotRead;
use crate::voices::narrate::quoted;

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
    pub(super) fn adjournment(&self, command: Adjournment, rest: &str) -> Vec<Intent> {
        match command {
            Adjournment::Adjourn => self.adjourn(),
            Adjournment::Envelope => vec![Intent::Happen(Event::Adjourned)],
            Adjournment::Due => self.forecast.weigh(Event::ResumptionDue),
            Adjournment::Open => self.open(),
            Adjournment::Lost => self.lost(rest),
        }
    }

    /// I.1: tells the player to move to seal, which only a sealed move ends: so the arbiter is asked first.
    fn adjourn(&self) -> Vec<Intent> {
        if !self.teller().overview.table.adjournment {
            return said(self.teller().told("desk-no-adjournment", &[]));
        }
        if self.teller().overview.ledger.key.is_none() {
            return said(self.teller().told("desk-no-key", &[]));
        }
        let announced = Event::AdjournmentAnnounced;
        let what = self.forecast.in_words(&announced);
        self.forecast.sure(announced, what)
    }

    /// Whether the sealed move is in the arbiter's hands.
    pub(super) fn is_handed_in(&self) -> bool {
        self.teller().game().is_adjourned() && self.forecast.refusal(&Event::Adjourned).is_some()
    }

    /// I.7: asks for the passphrase that opens the envelope, if it may be opened now.
    fn open(&self) -> Vec<Intent> {
        // Whether the player who replies is there is asked when the game is due (I.7).
        let adjourned = self.teller().game().is_adjourned();
        if adjourned && self.forecast.refusal(&Event::ResumptionDue).is_none() {
            return said(self.teller().told("desk-adjourned", &[]));
        }
        // What is in it does not matter for that.
        if let Some(refused) = self.forecast.refusal(&Event::Opened(Contents::Unreadable)) {
            return said(refused);
        }
        if self.teller().overview.ledger.key.is_none() {
            return said(self.teller().told("desk-no-key", &[]));
        }
        self.asks_passphrase("desk-envelope-passphrase")
    }

    fn asks_passphrase(&self, id: &str) -> Vec<Intent> {
        let told = self.teller().told(id, &[]);
        vec![Intent::Ask(Asking::Passphrase), told.into(), TableOrder::Secret.into()]
    }

    /// Tells what must be typed now, and asks for it again.
    pub(super) fn helps(&self) -> Vec<Intent> {
        let mut wanted = said(self.teller().told("desk-help-envelope", &[]));
        wanted.extend(self.asks_passphrase("desk-envelope-passphrase"));
        wanted
    }

    /// The line after that: the passphrase, or nothing.
    pub(super) fn passphrase(&self, line: &str) -> Vec<Intent> {
        let envelope = self.teller().game().envelope().filter(|_| !line.is_empty());
        let key = self.teller().overview.ledger.key.clone();
        let (Some(envelope), Some(key)) = (envelope, key) else {
            return vec![Intent::Close, self.teller().told("desk-envelope-closed", &[]).into()];
        };
        let (passphrase, sealed) = (Zeroizing::new(line.to_owned()), envelope.sealed);
        let unseal = TableOrder::Unseal { key, passphrase, sealed };
        vec![Intent::Ask(Asking::Opening), unseal.into()]
    }

    /// What was in the envelope. A move is made; anything else loses the game (I.8), so the arbiter hears
    /// it first and is asked.
    pub(super) fn unsealed(&self, found: Result<String, SealError>) -> Vec<Intent> {
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
            Contents::Move(uci) if uci.to_move(self.teller().game().position()).is_ok() => {
                return self.opens(Event::Opened(contents));
            }
            Contents::Ambiguous => "desk-sealed-ambiguous",
            Contents::Unreadable | Contents::Move(_) => "desk-sealed-unreadable",
        };
        let what = self.teller().sentence(id, &[("text", quoted(&text).into())]);
        self.forecast.asks_unplayable(Event::Opened(contents), what)
    }

    /// Who is too late, or has no time left, loses by this unless the sealed move has ended the game:
    /// so it is asked for.
    fn opens(&self, opened: Event) -> Vec<Intent> {
        if self.teller().game().matters().contains(&Matter::Envelope) {
            self.forecast.weigh(opened)
        } else {
            vec![Intent::Happen(opened)]
        }
    }

    fn contents(&self, text: &str) -> Contents {
        let uci = text.trim().parse::<UciMove>().ok();
        match (uci, self.teller().reader().legal_move(text)) {
            (Some(uci), _) => Contents::Move(uci),
            (None, Ok(mv)) => Contents::Move(mv.to_uci(self.teller().game().mode())),
            (None, Err(NotRead::Ambiguous(_))) => Contents::Ambiguous,
            (None, Err(_)) => Contents::Unreadable,
        }
    }

    /// I.10: the envelope is lost. With the move on which the players agree the game goes on, without
    /// it is cancelled.
    fn lost(&self, rest: &str) -> Vec<Intent> {
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
                vec![Intent::Happen(Event::EnvelopeLost(Some(uci)))]
            }
            Err(not_read) => said(TableOrder::say(self.teller().narrator.not_read(&not_read))),
        }
    }
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
