//! A session as a seat at a match: what the others at the table have done, and what of it its player
//! hears (FIDE 2023, 12.6, D.2). The host of a match is elsewhere.

use shakmaty::{ByColor, Color};

use crate::app::session::hearing::hears;
use crate::app::session::{Act, Manner, Session};
use crate::archive::{GameId, Replay, What};
use crate::laws::{Announcing, At, Effect};
use crate::table::{Aids, Memo};
use crate::voices::Value;

/// Whose seat a session is.
#[derive(Clone, Debug)]
pub struct Seat {
    /// The player's colour.
    pub color: Color,
    /// The names of both players.
    pub names: ByColor<String>,
    /// What the player may ask for.
    pub aids: Aids,
}

impl Session {
    /// A session that is the seat of one player of a match; the other one sits elsewhere.
    #[must_use]
    pub fn at_seat(manner: Manner, id: GameId, replay: Replay, seat: Seat) -> Self {
        let view = seat.color;
        Self { seat: Some(seat), view, ..Self::of(manner, Some(id), replay) }
    }

    /// Whether this player is a person who types and hears here.
    pub(super) fn is_here(&self, color: Color) -> bool {
        let elsewhere = self.seat.as_ref().is_some_and(|seat| seat.color != color);
        self.players[color].is_human() && !elsewhere
    }

    /// Takes what was put on record elsewhere at the table; what follows from it at this seat comes
    /// with [`react`](Self::react), when every place has heard of it.
    pub fn hear(&mut self, at: At, what: &What) -> Vec<Act> {
        match what {
            What::Event(event) => {
                let effects = self.game.handle(at, event);
                self.effects(at, &effects)
            }
            What::Memo(memo) => self.hear_memo(memo),
            What::Level(_) | What::Engine(_) | What::Replaced => Vec::new(),
        }
    }

    /// What the arbiter has put on record besides events, as far as it is this player's affair.
    fn hear_memo(&mut self, memo: &Memo) -> Vec<Act> {
        if let Memo::EnvelopeKey(key) = memo {
            self.header.envelope_key = key.parse().ok();
        }
        let Some(seat) = &mut self.seat else { return Vec::new() };
        let own = seat.color;
        match memo {
            Memo::Allowed(to, aid, allowed) if *to == own => {
                seat.aids.set(*aid, *allowed);
                let id = if *allowed { "seat-aid-granted" } else { "seat-aid-withdrawn" };
                let aid = self.manner.narrator.word(&format!("aid-{}", aid.name()));
                vec![self.said(id, &[("aid", aid)])]
            }
            Memo::Assistant(of, Some(name)) if *of == own => {
                vec![self.said("seat-assistant", &[("name", name.as_str().into())])]
            }
            Memo::Assistant(of, None) if *of == own => vec![self.said("seat-no-assistant", &[])],
            Memo::SignedOff => vec![self.said("seat-signed-off", &[])],
            _ => Vec::new(),
        }
    }

    /// What the player of this seat may ask for; nothing where the session is no seat.
    #[must_use]
    pub fn aids(&self) -> Option<&Aids> {
        self.seat.as_ref().map(|seat| &seat.aids)
    }

    /// What this seat does of itself after something was heard.
    pub fn react(&mut self, at: At) -> Vec<Act> {
        let mut acts = self.levers(at);
        acts.extend(self.boards_follow(at));
        acts.extend(self.boards_waited_for(at));
        self.joined(acts)
    }

    /// Acts as they are handed on.
    #[must_use]
    pub fn joined(&mut self, acts: Vec<Act>) -> Vec<Act> {
        let acts = super::together(acts);
        self.remember(&acts);
        acts
    }

    /// The effects of which the player of this session hears.
    pub(super) fn for_ears(&self, effects: &[Effect]) -> Vec<Effect> {
        let here = |effect: &&Effect| match &self.seat {
            Some(seat) => hears(effect, seat.color),
            None => true,
        };
        effects.iter().filter(here).cloned().collect()
    }

    /// What a player is told who sits down: who he is, against whom, under what, and how far it is.
    pub(super) fn seat_opened(&self, at: At, seat: &Seat) -> Vec<Act> {
        let narrator = &self.manner.narrator;
        let values = [
            ("color", narrator.color(seat.color)),
            ("name", seat.names[seat.color].as_str().into()),
            ("opponent", seat.names[!seat.color].as_str().into()),
        ];
        let mut acts = vec![self.said("seat-opened", &values)];
        acts.extend(self.game.clock().map(|clock| Act::Say(narrator.control(clock.control()))));
        acts.extend(self.rules_said());
        if !self.game.made().is_empty() {
            acts.push(Act::Say(self.with_asker(at, |asker| asker.last())));
        }
        acts.extend(self.where_it_stands());
        if self.game.is_new() && !self.game.is_running() {
            acts.push(self.said("seat-waits", &[]));
        }
        acts
    }

    /// What is said at a seat of a step of the opponent's that needs no words at home, where the
    /// program takes it at once; `None`: as at home.
    pub(super) fn seat_step(&self, effect: &Effect) -> Option<Vec<Act>> {
        let seat = self.seat.as_ref()?;
        let color = |color| [("color", self.manner.narrator.color(color))];
        let silent = self.game.rules().announcing == Announcing::Off;
        match effect {
            Effect::Completed(made) if made.by() != seat.color && silent => Some(Vec::new()),
            Effect::Completed(made) if made.by() != seat.color => {
                Some(vec![self.told("seat-clock-runs", &[])])
            }
            Effect::Repeated(by) if *by != seat.color => {
                Some(vec![self.told("repeated", &color(*by))])
            }
            _ => None,
        }
    }

    /// Leaving a seat is the arbiter's to allow.
    pub(super) fn no_quit(&self) -> Vec<Act> {
        vec![self.said("seat-no-quit", &[])]
    }

    /// The colour and the names, as values of a sentence.
    #[must_use]
    pub fn seat_values(&self) -> Vec<(&'static str, Value)> {
        let Some(seat) = &self.seat else { return Vec::new() };
        vec![
            ("color", self.manner.narrator.color(seat.color)),
            ("name", seat.names[seat.color].as_str().into()),
        ]
    }
}
