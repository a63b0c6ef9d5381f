//! What the desk keeps of a match besides its game: everything that was put on record, and what of
//! it still counts.

use shakmaty::{ByColor, Color, uci::UciMove};

use crate::archive::{Entry, EnvelopeKey, Header, What};
use crate::laws::{Event, Game, Offence, Ruling};
use crate::table::{Aids, CaptainNote, CaptainQuestion, Match, Memo, Place, Task};
use crate::voices::called;

/// The records of a match so far.
#[derive(Debug)]
pub(super) struct Ledger {
    header: Header,
    entries: Vec<Entry>,
    /// What each player may ask for now.
    pub(super) aids: ByColor<Aids>,
    /// The name of each player's assistant.
    pub(super) assistants: ByColor<Option<String>>,
    /// The key of the envelopes.
    pub(super) key: Option<EnvelopeKey>,
    /// Whether the arbiter has signed off.
    pub(super) is_signed_off: bool,
    /// The voice in which the arbiter wants to be talked to, if he has said so.
    pub(super) talks: Option<String>,
    /// What players have told the arbiter, as long as he has not seen to it, the oldest first.
    pub(super) told: Vec<(Color, String)>,
    /// The appeals that wait for the committee, the oldest first: who, against which ruling, and why.
    pub(super) appeals: Vec<(Color, u32, String)>,
    /// What players have done that the arbiter has noted as a fault.
    pub(super) faults: Vec<(Color, Offence)>,
    /// The game that is played through again on another board, as long as it is.
    pub(super) reconstruction: Option<Reconstruction>,
    /// What the arbiter has ticked.
    pub(super) done: Vec<Task>,
    /// When and where the adjourned game goes on.
    pub(super) resumption: Option<String>,
    /// The day on which the program was started last.
    pub(super) today: Option<String>,
    /// Whether somebody sits at each seat at a terminal of his own; nothing where nobody ever has since the
    /// program was started.
    pub(super) sits: ByColor<Option<bool>>,
    /// The words that were said last as a repetition and mean no move.
    pub(super) repeated: Option<String>,
    /// What each player has asked his captain, as long as he has not answered.
    pub(super) asked: ByColor<Option<CaptainQuestion>>,
}

/// A game that is played through again on another board (8.5.3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Reconstruction {
    /// The plies before it, of which the record is taken.
    pub(super) from: u16,
    /// The moves found from there on.
    pub(super) moves: Vec<UciMove>,
}

impl Reconstruction {
    const fn new(from: u16) -> Self {
        Self { from, moves: Vec::new() }
    }
}

/// Whether nothing is found any more after this: the clocks run, or the arbiter has ruled what is known.
const fn ends_reconstruction(event: &Event) -> bool {
    matches!(event, Event::Resumed | Event::Ruled(Ruling::Reconstructed(_) | Ruling::NextPeriod))
}

impl Ledger {
    pub(super) fn new(table: &Match, header: Header, entries: &[Entry]) -> Self {
        let players = table.players.as_ref();
        let named = |player: &crate::table::file::Player| {
            player.assistant.as_ref().map(|assistant| called(&assistant.name))
        };
        let mut ledger = Self {
            key: header.envelope_key.clone(),
            header,
            entries: Vec::new(),
            aids: players.map(|player| player.aids),
            assistants: players.map(named),
            is_signed_off: false,
            talks: None,
            told: Vec::new(),
            appeals: Vec::new(),
            faults: Vec::new(),
            reconstruction: None,
            done: Vec::new(),
            resumption: None,
            today: None,
            sits: ByColor::default(),
            repeated: None,
            asked: ByColor::default(),
        };
        for entry in entries {
            ledger.keep(entry.clone());
        }
        ledger
    }

    pub(super) fn keep(&mut self, entry: Entry) {
        self.note(&entry);
        self.note_reconstruction(&entry.what);
        self.entries.push(entry);
    }

    fn note_reconstruction(&mut self, what: &What) {
        match (what, &mut self.reconstruction) {
            (What::Memo(Memo::Reconstructs(from)), open) => {
                *open = Some(Reconstruction::new(*from));
            }
            (What::Memo(Memo::Found(_, uci)), Some(open)) => open.moves.push(*uci),
            (What::Memo(Memo::FoundBack), Some(open)) => {
                open.moves.pop();
            }
            (What::Event(event), open) if ends_reconstruction(event) => *open = None,
            _ => {}
        }
    }

    #[expect(clippy::too_many_lines, reason = "a table: a memo, what is kept of it")]
    fn note(&mut self, entry: &Entry) {
        let What::Memo(memo) = &entry.what else {
            // A match that is signed off while it is adjourned goes on some other day.
            self.is_signed_off = false;
            if matches!(entry.what, What::Event(Event::Opened(_) | Event::EnvelopeLost(Some(_)))) {
                self.resumption = None;
            }
            return;
        };
        match memo {
            Memo::Allowed(to, aid, allowed) => {
                self.aids[*to].set(*aid, *allowed);
            }
            Memo::Assistant(of, name) => self.assistants[*of].clone_from(name),
            Memo::EnvelopeKey(key) => self.key = key.parse().ok(),
            Memo::SignedOff => self.is_signed_off = true,
            Memo::DeskTalks(voice) => self.talks = Some(voice.clone()),
            Memo::Told(by, text) => self.told.push((*by, text.clone())),
            // A player who calls again while his call waits is listed once.
            Memo::Called(by) => {
                let call = (*by, String::new());
                if !self.told.contains(&call) {
                    self.told.push(call);
                }
            }
            Memo::SeenTo(None) => drop(self.told.pop()),
            Memo::SeenTo(Some(what)) => {
                if let Some(place) = self.told.iter().position(|told| told == what) {
                    self.told.remove(place);
                }
            }
            Memo::Repeated(_, text) => self.repeated = Some(text.clone()),
            Memo::Resumption(when) => self.resumption = Some(when.clone()),
            Memo::Appealed(by, number, why) => self.appeals.push((*by, *number, why.clone())),
            Memo::AppealDecided(number, ..) => self.appeals.retain(|(_, of, _)| of != number),
            Memo::Fault(by, offence) => self.faults.push((*by, *offence)),
            Memo::Ticked(task, done) => {
                self.done.retain(|known| known != task);
                self.done.extend(done.then_some(*task));
            }
            Memo::Started(when) => {
                self.today = when.split(' ').next().map(str::to_owned);
                self.sits = ByColor::default();
            }
            Memo::Served(Place::Seat(seat), sits) => self.sits[*seat] = Some(*sits),
            Memo::Captain(of, CaptainNote::Asked(question)) => self.asked[*of] = Some(*question),
            Memo::Captain(of, CaptainNote::Said(_)) => self.asked[*of] = None,
            Memo::Asked(..)
            | Memo::Passphrase(..)
            | Memo::EnvelopePassphrase(..)
            | Memo::DeskClosed
            | Memo::DeskLocked(_)
            | Memo::Questioned(_)
            | Memo::Answered(_)
            | Memo::Closed(_)
            | Memo::BrokenOff
            | Memo::FileChanged(..)
            | Memo::Unclear(..)
            | Memo::Away(..)
            | Memo::TwoHands(_)
            | Memo::Board(..)
            | Memo::Flickers(..)
            | Memo::Served(Place::Desk, _)
            | Memo::WrongCode(_)
            | Memo::Interrupted(..)
            | Memo::Reconstructs(_)
            | Memo::Found(..)
            | Memo::FoundBack
            | Memo::Captain(_, CaptainNote::There | CaptainNote::Gone | CaptainNote::Signed(_))
            | Memo::Noted(_) => {}
        }
    }

    pub(super) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The game before its first entry.
    pub(super) fn new_game(&self) -> Option<Game> {
        self.header.setup().map(Game::new)
    }
}
