//! What a seat of a match takes in, in silence, of what is put on record besides the game.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::Color;

use crate::app::session::Place;
use crate::app::session::seat::{AtSeat, CaptainSeat};
use crate::table::{CaptainNote, Memo};

impl Place {
    /// Takes in silence what is put on record besides the game.
    pub(in crate::app::session) fn recalls(&mut self, memo: &Memo) {
        let Some(seat) = self.occasion.seat_mut() else { return };
        match memo {
            Memo::Assistant(of, name) => seat.assistants[*of].clone_from(name),
            Memo::Away(by, away) => seat.away[*by] = *away,
            Memo::Told(by, _) => seat.told.push(*by),
            Memo::SeenTo(None) => drop(seat.told.pop()),
            Memo::SeenTo(Some((by, _))) => {
                if let Some(place) = seat.told.iter().position(|told| told == by) {
                    seat.told.remove(place);
                }
            }
            Memo::Allowed(to, aid, allowed) if *to == seat.color => {
                if let Some(aids) = &mut seat.aids {
                    aids.set(*aid, *allowed);
                }
            }
            Memo::Appealed(by, number, _) if *by == seat.color => seat.appealed.push(*number),
            // Whoever was there when the program ended has to come again.
            Memo::Started(_) => (seat.captain, seat.captain_word) = (CaptainSeat::Empty, None),
            Memo::Captain(of, note) if *of == seat.color => {
                seat.recalls_captain(note, self.game.made().len());
            }
            Memo::EnvelopeKey(key) => self.listing.header.envelope_key = key.parse().ok(),
            Memo::Asked(..)
            | Memo::Passphrase(..)
            | Memo::EnvelopePassphrase(..)
            | Memo::Closed(_)
            | Memo::BrokenOff
            | Memo::FileChanged(..)
            | Memo::DeskClosed
            | Memo::DeskLocked(_)
            | Memo::DeskTalks(_)
            | Memo::Questioned(_)
            | Memo::Answered(_)
            | Memo::Repeated(..)
            | Memo::Unclear(..)
            | Memo::Board(..)
            | Memo::Flickers(..)
            | Memo::WrongCode(_)
            | Memo::Interrupted(..)
            | Memo::Noted(_)
            | Memo::Fault(..)
            | Memo::Reconstructs(_)
            | Memo::Found(..)
            | Memo::FoundBack
            | Memo::Allowed(..)
            | Memo::Called(_)
            | Memo::TwoHands(_)
            | Memo::Served(..)
            | Memo::Resumption(_)
            | Memo::Appealed(..)
            | Memo::AppealDecided(..)
            | Memo::Ticked(..)
            | Memo::Captain(..)
            | Memo::SignedOff => {}
        }
    }

    /// Whether it was this player who had told the arbiter what he has seen to now.
    pub(super) fn has_told(&self, memo: &Memo) -> bool {
        self.occasion.seat().is_some_and(|seat| {
            let newest = seat.told.last().copied();
            let by = if let Memo::SeenTo(Some((by, _))) = memo { Some(*by) } else { newest };
            by == Some(seat.color)
        })
    }

    /// Whether this player is a person who types and hears here.
    pub(in crate::app::session) fn is_here(&self, color: Color) -> bool {
        let elsewhere = self.occasion.seat().is_some_and(|seat| seat.color != color);
        self.listing.header.players()[color].is_human() && !elsewhere
    }
}

impl AtSeat {
    /// Takes in silence what is on record of the player's captain, after so many plies.
    fn recalls_captain(&mut self, note: &CaptainNote, plies: usize) {
        match note {
            CaptainNote::There => self.captain = CaptainSeat::Taken,
            CaptainNote::Gone => self.captain = CaptainSeat::Empty,
            CaptainNote::Said(word) => self.captain_word = Some((*word, plies)),
            CaptainNote::Asked(_) | CaptainNote::Signed(_) => {}
        }
    }
}
