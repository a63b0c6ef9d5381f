//! A session as a seat at a match: what the others at the table have done, and what of it its player
//! hears (FIDE 2023, 12.6, D.2). The host of a match is elsewhere.

#![deny(clippy::wildcard_enum_match_arm)]

mod recalls;

use shakmaty::{Board, ByColor, Color, Position};

use crate::app::happened::{Happened, RecordNote};
use crate::app::order::Output;
use crate::app::session::intent::Tell;
use crate::app::session::occasion::Occasion;
use crate::app::session::sealing::Known;
use crate::app::session::teller::Teller;
use crate::app::session::{Act, FinishedGame, Manner, Session};
use crate::archive::{Entry, GameId, Replay, What};
use crate::command::Command;
use crate::config::Print;
use crate::guidance;
use crate::laws::{At, BoardKind, Effect, Ruling};
use crate::louis::Table;
use crate::pegboard::Sensed;
use crate::table::file::{self, Appeals, Device};
use crate::table::{self, Aid, Aids, CaptainNote, CaptainWord, Match, Memo};
use crate::understanding::About;
use crate::voices::narrate::stands_still;
use crate::voices::{Priority, Span, Utterance, called};

/// How many things to put back are told one by one; more, and a board is set up anew.
const STEPS: usize = 6;

/// Whose seat a session is.
#[derive(Clone, Debug)]
pub struct Seat {
    /// The player's colour.
    pub color: Color,
    /// The names of both players.
    pub names: ByColor<String>,
}

/// Who sits at a seat, and what was heard there.
#[derive(Debug)]
pub(super) struct AtSeat {
    /// The player's colour.
    pub(super) color: Color,
    names: ByColor<String>,
    /// What is told; everything where no match file says otherwise.
    pub(super) aids: Option<Aids>,
    /// The game without what was tried here of a move that may be sealed.
    pub(super) known: Option<Box<Known>>,
    /// Who assists the players (D.2.10, D.2.11).
    assistants: ByColor<Option<String>>,
    /// Who has told the arbiter something that he has not seen to, the oldest first.
    told: Vec<Color>,
    /// Who has said that he leaves the board, and has not come back.
    pub(super) away: ByColor<bool>,
    /// How a player appeals here, and against which rulings this one has.
    pub(super) appeals: Appeals,
    pub(super) appealed: Vec<u32>,
    /// When it was heard here last that the clocks stand.
    stopped: Option<At>,
    /// Whether it is the assistant who types and hears here.
    pub(super) relayed: bool,
    /// Whether the game can be adjourned.
    pub(super) adjourns: bool,
    /// Whether the player sees the board.
    pub(super) sighted: bool,
    /// Whether the captain of the player's team is there and may be asked.
    pub(super) captain: CaptainSeat,
    /// What he has said last, and after how many plies.
    pub(super) captain_word: Option<(CaptainWord, usize)>,
}

/// The seat of a captain, as a player of his knows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum CaptainSeat {
    /// Nobody is there, or there is none.
    #[default]
    Empty,
    /// He is there.
    Taken,
}

impl AtSeat {
    fn new(seat: Seat, table: Option<&Match>) -> Self {
        let Seat { color, names } = seat;
        let assistant = |color| {
            let assistant = table.and_then(|table| table.players[color].assistant.as_ref());
            assistant.map(|assistant| called(&assistant.name))
        };
        let relayed = table.is_some_and(|table| table.players[color].device == Device::Assistant);
        let sighted = table.is_some_and(|table| !table.players[color].blind);
        let assistants = ByColor::new_with(assistant);
        let adjourns = table.is_some_and(|table| table.adjournment);
        let (known, told, stopped) = (None, Vec::new(), None);
        let aids = table.map(|table| table.players[color].aids);
        let appeals = table.map(|table| table.appeals.clone()).unwrap_or_default();
        let appealed = Vec::new();
        Self {
            away: ByColor::default(),
            color,
            names,
            aids,
            known,
            assistants,
            told,
            appeals,
            appealed,
            stopped,
            relayed,
            adjourns,
            sighted,
            captain: CaptainSeat::default(),
            captain_word: None,
        }
    }

    /// What a player is called.
    pub(super) fn name(&self, color: Color) -> &str {
        &self.names[color]
    }
}

impl Session {
    /// A session that is the seat of one player of a match. What stands on record besides the game is known
    /// to it without a word.
    pub(super) fn at_seat(
        manner: Manner,
        id: GameId,
        replay: Replay,
        seat: Seat,
        on_record: &[Entry],
    ) -> Self {
        let table = replay.header.table.as_deref().and_then(file::kept);
        let looks = replay.looks[seat.color];
        let occasion = Occasion::Match(Box::new(AtSeat::new(seat, table.as_ref())));
        let mut session = Self::of(manner.on(&occasion), Some(id), replay);
        session.place.occasion = occasion;
        session.place.looks = looks;
        for entry in on_record {
            if let What::Memo(memo) = &entry.what {
                session.place.recalls(memo);
            }
        }
        session
    }

    /// Takes what was put on record elsewhere at the table.
    pub(super) fn hear(&mut self, at: At, happened: &Happened) -> Vec<Act> {
        match happened {
            Happened::Event { event, effects, game, .. } => {
                let (stood, over) = (self.place.on_my_board(), FinishedGame::of(&self.place.game));
                self.place.takes_game(at, event, game);
                let mut acts = self.effects(at, effects, Tell::Usual).acts;
                acts.extend(self.teller().puts_back(stood.board(), effects));
                let back =
                    over.map(|over| over.taken_back(&self.manner.narrator, &self.place.game));
                acts.extend(back.into_iter().flatten().map(Act::say));
                acts
            }
            Happened::Beside(_, RecordNote::Memo(memo)) => {
                let mine = self.place.has_told(memo);
                self.place.recalls(memo);
                self.teller().memo_said(memo, mine)
            }
            Happened::Beside(
                _,
                RecordNote::Level(_)
                | RecordNote::Engine(_)
                | RecordNote::Replaced
                | RecordNote::MovesVoice(_)
                | RecordNote::Warnings(_)
                | RecordNote::Blindfold(..)
                | RecordNote::Looked(_)
                | RecordNote::Day(_),
            ) => Vec::new(),
        }
    }

    /// What the player of this seat may ask for; nothing where everything is told.
    #[must_use]
    pub fn aids(&self) -> Option<&Aids> {
        self.place.occasion.aids()
    }

    /// The braille table by which lines are printed, if they are.
    #[must_use]
    pub fn braille_table(&self) -> Option<Table> {
        let prints = self.manner.delivery.print == Print::Braille;
        prints.then(|| self.manner.table())
    }

    /// What this seat does of itself after something was heard.
    pub(super) fn react(&mut self, at: At) -> Vec<Act> {
        let mut acts = self.boards_want(at, |boards, _| boards.levers());
        acts.extend(self.boards_follow(at));
        acts.extend(self.boards_waited_for(at));
        self.joined(acts)
    }

    /// Acts as they are handed on.
    pub(super) fn joined(&mut self, acts: Vec<Act>) -> Vec<Act> {
        self.joined_beside(acts, &[])
    }

    /// The same, where this is said besides and is not what can be heard again.
    pub(super) fn joined_beside(&mut self, acts: Vec<Act>, aside: &[Utterance]) -> Vec<Act> {
        let acts = super::together(acts);
        self.manner.remember(&acts, aside);
        acts
    }

    /// Whose clock runs after a ruling about the position or an illegal move, which stop no clock by
    /// themselves. That they were stopped for the ruling has just been heard.
    pub(super) fn clock_after(&mut self, at: At, effect: &Effect) -> Option<Act> {
        let seat = self.place.occasion.seat_mut()?;
        let me = seat.color;
        if *effect == Effect::Paused {
            seat.stopped = Some(at);
        }
        let heard = seat.stopped == Some(at);
        let about = matches!(
            effect,
            Effect::IllegalAct(..)
                | Effect::Ruled(
                    _,
                    Ruling::Restored(_)
                        | Ruling::Retraced(_)
                        | Ruling::Displaced(_)
                        | Ruling::PositionSet(_)
                        | Ruling::TouchSeen(..)
                        | Ruling::TouchWaived(_)
                )
        );
        self.place.game.clock().filter(|_| about && self.place.game.outcome().is_none())?;
        // Where an illegal move stops the clocks, what is waited for is told.
        let tells = !heard && !matches!(effect, Effect::IllegalAct(..));
        let stands = || tells.then(|| self.manner.told("seat-stands", &[]));
        self.teller().running_clock(me).or_else(stands)
    }
}

impl Teller<'_> {
    /// What both players hear of what is put on record: that the arbiter is called, and who assists.
    /// `mine`: it was this player who had told the arbiter what he has seen to.
    fn memo_said(&self, memo: &Memo, mine: bool) -> Vec<Act> {
        match memo {
            Memo::TwoHands(by) => {
                let colors = [("color", *by), ("opponent", !*by)];
                let colors = colors.map(|(name, color)| (name, self.manner.narrator.color(color)));
                vec![self.manner.told("two-hands-called-by", &colors)]
            }
            Memo::Called(by) | Memo::Told(by, _) => vec![self.of_color("arbiter-called-by", *by)],
            Memo::Away(by, true) => vec![self.of_color("player-away", *by)],
            Memo::Away(by, false) => vec![self.of_color("player-back", *by)],
            Memo::SeenTo(_) if mine => vec![self.manner.told("seat-seen-to", &[])],
            Memo::Served(table::Place::Seat(of), taken) => {
                vec![self.of_color(if *taken { "seat-taken" } else { "seat-left" }, *of)]
            }
            Memo::Assistant(of, _) => self.assistant_said(*of),
            Memo::Allowed(to, aid, allowed) if self.place.is_here(*to) => {
                let id = if *allowed { "seat-aid-granted" } else { "seat-aid-withdrawn" };
                let aid = self.manner.narrator.word(&format!("aid-{}", aid.name()));
                vec![self.manner.told(id, &[("aid", aid)])]
            }
            Memo::Resumption(when) => {
                vec![self.manner.told("resumption", &[("when", when.as_str().into())])]
            }
            Memo::Appealed(by, number, _) => {
                vec![Act::say(heard(self.manner.narrator.appeals().appealed(*by, *number, "")))]
            }
            Memo::AppealDecided(number, upheld, why) => {
                vec![Act::say(heard(self.manner.narrator.appeals().decided(*number, *upheld, why)))]
            }
            Memo::Captain(of, note) => self.captain_said(*of, note),
            Memo::SignedOff => vec![self.manner.told("seat-signed-off", &[])],
            Memo::Asked(..)
            | Memo::Passphrase(..)
            | Memo::EnvelopePassphrase(..)
            | Memo::Started(_)
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
            | Memo::Ticked(..)
            | Memo::Allowed(..)
            | Memo::EnvelopeKey(_)
            | Memo::SeenTo(_)
            | Memo::Served(table::Place::Desk, _) => Vec::new(),
        }
    }

    /// Who assists a player, or that nobody does any more.
    fn assistant_said(&self, of: Color) -> Vec<Act> {
        let Some(seat) = self.place.occasion.seat() else { return Vec::new() };
        let color = ("color", self.manner.narrator.color(of));
        let mine = seat.color == of;
        let name = seat.assistants[of].as_deref();
        let id = match (name.is_some(), mine) {
            (true, true) => "seat-assistant",
            (true, false) => "seat-assistant-of",
            (false, true) => "seat-no-assistant",
            (false, false) => "seat-no-assistant-of",
        };
        vec![self.manner.told(id, &[color, ("assistant", name.unwrap_or_default().into())])]
    }

    /// What a player is told who sits down: who he is, against whom, under what, and how far it is.
    pub(super) fn seat_opened(&self, at: At, seat: &AtSeat) -> Vec<Act> {
        let narrator = &self.manner.narrator;
        let assistant = seat.assistants[seat.color].as_deref();
        let values = [
            ("color", narrator.color(seat.color)),
            ("name", seat.names[seat.color].as_str().into()),
            ("opponent", seat.names[!seat.color].as_str().into()),
            ("assistant", assistant.unwrap_or_default().into()),
        ];
        let types = seat.relayed && assistant.is_some();
        let mut acts =
            vec![self.manner.said(if types { "seat-relayed" } else { "seat-opened" }, &values)];
        for color in Color::ALL {
            let known = seat.assistants[color].is_none() || types && color == seat.color;
            acts.extend((!known).then(|| self.assistant_said(color)).into_iter().flatten());
        }
        acts.extend(
            self.place
                .game
                .clock()
                .map(|clock| Act::Out(Output::Say(narrator.clocks().controls(clock.controls())))),
        );
        acts.extend(self.rules_said());
        acts.extend(self.odds_said());
        if self.place.game.made().is_empty() {
            acts.extend(self.position_said(at));
        } else {
            acts.extend(self.variant_said());
            let owed = self.place.game.underway().owed().is_some();
            acts.extend((!owed).then(|| {
                Act::Out(Output::Say(self.questions().with_asker(at, |asker| asker.last())))
            }));
        }
        acts.extend(self.stage_said());
        let away = Color::ALL.into_iter().filter(|&color| seat.away[color]);
        acts.extend(away.map(|color| self.of_color("player-away", color)));
        let has_captain = seat.captain == CaptainSeat::Taken;
        acts.extend(has_captain.then(|| self.manner.told("captain-there", &[])));
        // Nobody may have been here when it was said.
        let still = |(_, plies): &(CaptainWord, usize)| *plies == self.place.game.made().len();
        let word =
            seat.captain_word.filter(|word| still(word) && self.place.game.outcome().is_none());
        acts.extend(
            word.into_iter()
                .flat_map(|(word, _)| self.captain_said(seat.color, &CaptainNote::Said(word))),
        );
        let offer = self.place.game.offer().filter(|_| self.place.game.outcome().is_none());
        acts.extend(
            offer.map(|by| self.manner.said("seat-offer-open", &[("color", narrator.color(by))])),
        );
        match self.place.game.outcome() {
            Some(outcome) => acts.extend(self.of_effect(&Effect::Ended(outcome))),
            None if !self.place.game.is_running() => {
                acts.push(self.manner.said(stands_still(&self.place.game), &[]));
            }
            None => {}
        }
        acts
    }

    fn of_color(&self, id: &str, color: Color) -> Act {
        self.manner.told(id, &[("color", self.manner.narrator.color(color))])
    }

    /// Whose clock runs, if one does.
    pub(super) fn running_clock(&self, me: Color) -> Option<Act> {
        let clock = self.place.game.clock().filter(|clock| clock.is_running())?;
        let turn = clock.turn()?;
        let color = [("color", self.manner.narrator.color(turn))];
        let is_mine = turn == me;
        Some(self.manner.told(if is_mine { "seat-clock-runs" } else { "desk-clock-runs" }, &color))
    }

    /// A position that the arbiter has set is read out once where nobody may ask for it: boards are
    /// set up by it.
    pub(super) fn reads_out(&self) -> Option<Act> {
        let unseen = self.place.occasion.is_match() && self.place.withholds(Aid::PositionReadout);
        if unseen { self.whole_board() } else { None }
    }

    /// Every rank, for who has to set up his board by it.
    fn whole_board(&self) -> Option<Act> {
        let questions = self.questions();
        let board = questions.with_asker(self.place.game.now(), |asker| {
            asker.answer(Command::Board, &About::Nothing)
        });
        let board = board.and_then(Result::ok)?;
        Some(Act::say(Utterance { priority: Priority::Move, ..board }))
    }

    /// What a player without a board that is sensed has to put back on his own after a ruling: how
    /// it stood, he knows as the game had it.
    pub(super) fn puts_back(&self, stood: &Board, effects: &[Effect]) -> Vec<Act> {
        let me = self.place.me();
        let is_ruled = |which: fn(&Ruling) -> bool| {
            effects.iter().any(|effect| matches!(effect, Effect::Ruled(_, ruling) if which(ruling)))
        };
        let may_restore =
            is_ruled(|ruling| matches!(ruling, Ruling::Revoked(_) | Ruling::TouchSeen(..)));
        let restored = |effect: &Effect| {
            matches!(effect, Effect::MovesBack(_))
                || matches!(effect, Effect::Ruled(_, ruling) if ruling.back_to().is_some())
                || may_restore && matches!(effect, Effect::Restore(_))
        };
        let typed = self.place.game.rules().boards[me] == BoardKind::Typed;
        if !typed || !effects.iter().any(restored) {
            return Vec::new();
        }
        let wanted = self.place.on_my_board();
        let way = guidance::way(&Sensed::of(stood.clone()), wanted.board());
        if way.is_empty() && is_ruled(|ruling| ruling.back_to().is_some()) {
            let compare = self.manner.told("seat-compare-board", &[]);
            return [compare].into_iter().chain(self.whole_board()).collect();
        }
        if way.len() > STEPS {
            let anew = self.manner.told("seat-set-up", &[]);
            return [anew].into_iter().chain(self.whole_board()).collect();
        }
        way.into_iter().map(|step| self.manner.of_step(step)).collect()
    }
}

const fn heard(spans: Vec<Span>) -> Utterance {
    Utterance { priority: Priority::Move, spans }
}
