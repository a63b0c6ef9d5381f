//! A game on which a server rules: what it tells becomes what happens here, and what the player does goes
//! there.
//!
//! Nothing that the server decides happens here before it has said so: not the end of a game by resignation,
//! by a claim or by agreement, and not a move that is taken back.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{ByColor, Position as _};

use crate::app::elsewhere::Elsewhere;
use crate::app::order::HomeOrder;
use crate::app::reasons::{fault, whole};
use crate::app::session::intent::{Intent, Tell, said};
use crate::app::session::opponent::Opponent;
use crate::app::session::opponent::remote::{Remote, Step, outcome};
use crate::app::session::teller::Requests;
use crate::app::session::{Manner, Place};
use crate::command::{Archive, Command, Friendly, Kind, Program, Study};
use crate::laws::{Answer, Event, Reason};
use crate::online::{Fault, GameState, GameStatus, Gone, Wanted};

impl Opponent {
    /// What follows here from what the server tells.
    pub(super) fn hears_elsewhere(
        &mut self,
        place: &Place,
        manner: &Manner,
        told: Elsewhere,
    ) -> Vec<Intent> {
        let Some(remote) = self.remote_mut() else { return Vec::new() };
        match told {
            Elsewhere::Full(began) => {
                let back = std::mem::take(&mut remote.lost);
                let back = back.then(|| manner.told("elsewhere-back", &[]).into());
                back.into_iter().chain(remote.stands(place, manner, &began.state, true)).collect()
            }
            Elsewhere::State(state) => remote.stands(place, manner, &state, false),
            Elsewhere::Chat(chat) => {
                remote.keep(chat);
                Vec::new()
            }
            Elsewhere::Gone(gone) => remote.goes(manner, gone),
            Elsewhere::Lost(fault) => remote.loses(manner, &fault),
            Elsewhere::Done(_) => Vec::new(),
            Elsewhere::Failed(wanted, fault) => remote.fails(place, manner, &wanted, &fault),
        }
    }

    /// What goes to the server because of what has happened here, and what was written meanwhile.
    pub(super) fn follows_elsewhere(&mut self, place: &Place, manner: &Manner) -> Vec<Intent> {
        let Some(remote) = self.remote_mut() else { return Vec::new() };
        let sent = remote.sends(&place.game).map(sent);
        let chats = remote.take_chats(&place.game).into_iter().map(|chat| {
            let values = [("name", chat.from.into()), ("words", chat.words.into())];
            manner.told("elsewhere-chat", &values).into()
        });
        sent.into_iter().chain(chats).collect()
    }

    /// What is wanted in the place of an event that is not decided here; `None` if it happens here.
    pub(super) fn hands_over(
        &self,
        place: &Place,
        manner: &Manner,
        event: &Event,
    ) -> Option<Vec<Intent>> {
        let me = self.remote()?.me;
        let here = || Intent::Elsewhere(event.clone(), Tell::Usual);
        let order = match event {
            Event::Resigned(_) if place.game.made().len() < 2 => Wanted::Abort,
            Event::Resigned(_) => Wanted::Resign,
            Event::DrawOffered(by) if *by == me => {
                return Some(vec![here(), sent(Wanted::Draw(true))]);
            }
            Event::DrawAnswered(_, Answer::Accepted) => Wanted::Draw(true),
            Event::DrawAnswered(_, Answer::Declined) => {
                return Some(vec![here(), sent(Wanted::Draw(false))]);
            }
            Event::TakenBack(_) => Wanted::Takeback(true),
            Event::Claimed(..) | Event::ClaimedBy(..) => Wanted::ClaimDraw,
            Event::FlagClaimed(by) if *by == me => Wanted::ClaimVictory,
            Event::Paused | Event::ClocksStopped(..) => {
                return Some(said(manner.said("elsewhere-no-pause", &[])));
            }
            Event::FlagClaimed(_)
            | Event::IllegalClaimed(_)
            | Event::CorrectionWanted(_)
            | Event::QuickplayClaimed(..)
            | Event::IncrementRequested(_)
            | Event::Resumed => return Some(Vec::new()),
            Event::Started
            | Event::Entered(_)
            | Event::Touched(..)
            | Event::Lifted(..)
            | Event::Seated(..)
            | Event::Adjusting(_)
            | Event::Plays(..)
            | Event::Announced(..)
            | Event::Repeated(..)
            | Event::Executed(_)
            | Event::Corrected(..)
            | Event::ClockPressed(_)
            | Event::TwoHands(_)
            | Event::TwoHandsClaimed(_)
            | Event::TouchClaimed(..)
            | Event::Found(_)
            | Event::DrawOffered(_)
            | Event::Wrote(..)
            | Event::Signed(..)
            | Event::Absent(_)
            | Event::Arrived(_)
            | Event::AdjournmentAnnounced
            | Event::EarlyAdjournment(_)
            | Event::Sealed(..)
            | Event::Adjourned
            | Event::EnvelopeLost(_)
            | Event::Opened(_)
            | Event::ResumptionDue
            | Event::Ruled(_)
            | Event::Judged(..)
            | Event::TimePassed
            | Event::ClocksTold(_)
            | Event::ResultTold(_) => return None,
        };
        Some(vec![sent(order)])
    }
}

impl Remote {
    /// The game stands so at the server.
    fn stands(
        &mut self,
        place: &Place,
        manner: &Manner,
        state: &GameState,
        fresh: bool,
    ) -> Vec<Intent> {
        let game = &place.game;
        let Some(steps) = self.steps(game, &state.moves, fresh) else {
            return self.loses(manner, &Fault::Nonsense);
        };
        let mut wanted = Vec::new();
        if game.is_new() && state.status == GameStatus::Going {
            wanted.push(Intent::Elsewhere(Event::Started, Tell::Nothing));
        }
        let made = steps.iter().filter(|step| matches!(step, Step::Made(_))).count();
        for (at, step) in steps.into_iter().enumerate() {
            wanted.push(match step {
                Step::Back(plies) => Intent::Elsewhere(Event::TakenBack(plies), Tell::Usual),
                Step::Again(uci) => sent(Wanted::Move(uci)),
                // Of many only the last two are news: how it came to that can be asked.
                Step::Made(uci) if made > 2 && at + 2 < made => {
                    Intent::Elsewhere(Event::Entered(uci), Tell::Nothing)
                }
                Step::Made(uci) => Intent::Elsewhere(Event::Entered(uci), Tell::Usual),
            });
        }
        if game.clock().is_some() {
            wanted.push(Intent::Elsewhere(Event::ClocksTold(state.left), Tell::Nothing));
        }
        wanted.push(Intent::ElsewhereStands(Box::new(state.clone())));
        wanted
    }

    /// What else the server says of the game, now that its moves are made here.
    pub(super) fn says(
        &mut self,
        place: &Place,
        manner: &Manner,
        state: &GameState,
    ) -> Vec<Intent> {
        let game = &place.game;
        if game.outcome().is_some() {
            return Vec::new();
        }
        if let Some(outcome) = outcome(state, game) {
            let told = |tell| Intent::Elsewhere(Event::ResultTold(outcome), tell);
            let winner = |id: &str| {
                let winner = state.winner.map(|winner| ("winner", manner.narrator.color(winner)));
                manner.told(id, winner.as_slice()).into()
            };
            return match (state.status, outcome.reason) {
                (GameStatus::Aborted, _) => {
                    vec![told(Tell::Nothing), manner.told("elsewhere-aborted", &[]).into()]
                }
                (GameStatus::Left, Reason::Arbiter) => {
                    vec![told(Tell::Nothing), winner("elsewhere-left")]
                }
                (_, Reason::Arbiter) => vec![told(Tell::Nothing), winner("elsewhere-decided")],
                (..) => vec![told(Tell::Usual)],
            };
        }
        let mut wanted = self.offers(place, state);
        wanted.extend(self.asks_back(manner, state.takeback));
        wanted.extend(self.hurries(game, state).map(|left| {
            let seconds = [("seconds", whole(left).into())];
            manner.told("elsewhere-first-move", &seconds).into()
        }));
        wanted
    }

    /// The offers of the server become those here.
    fn offers(&self, place: &Place, state: &GameState) -> Vec<Intent> {
        let (standing, me) = (place.game.offer(), self.me);
        let answered = |by| Event::DrawAnswered(by, Answer::Declined);
        let event = match standing {
            None if state.draw[!me] => Event::DrawOffered(!me),
            Some(by) if by == !me && !state.draw[!me] => answered(me),
            // One that is on its way is not yet among them.
            Some(by) if by == me && !state.draw[me] && place.game.position().turn() == me => {
                answered(!me)
            }
            _ => return Vec::new(),
        };
        vec![Intent::Elsewhere(event, Tell::Usual)]
    }

    fn asks_back(&mut self, manner: &Manner, asked: ByColor<bool>) -> Option<Intent> {
        let before = std::mem::replace(&mut self.takeback, asked);
        let me = self.me;
        let id = match () {
            () if asked[!me] && !before[!me] => "elsewhere-takeback-asked",
            () if asked[me] && !before[me] => return Some(sent_back(manner)),
            () => return None,
        };
        let takeback = manner.narrator.talk.command_name(Command::Takeback);
        Some(manner.told(id, &[("takeback", takeback.into())]).into())
    }

    /// The opponent has left, or is back.
    fn goes(&mut self, manner: &Manner, gone: Gone) -> Vec<Intent> {
        let before = std::mem::replace(&mut self.gone, gone.gone);
        let id = match (before, gone.gone) {
            (false, true) => "elsewhere-gone",
            (true, false) => "elsewhere-returned",
            (true, true) | (false, false) => return Vec::new(),
        };
        let Some(left) = gone.claim.filter(|_| gone.gone) else {
            return said(manner.told(if gone.gone { "elsewhere-away" } else { id }, &[]));
        };
        let claim = manner.narrator.talk.command_name(Command::Claim);
        said(manner.told(id, &[("seconds", whole(left).into()), ("claim", claim.into())]))
    }

    /// The line is lost: that is told once, and once more if it is lost for good.
    fn loses(&mut self, manner: &Manner, why: &Fault) -> Vec<Intent> {
        let before = std::mem::replace(&mut self.lost, true);
        let id = match why.may_pass() {
            true if before => return Vec::new(),
            true => "elsewhere-lost",
            false => "elsewhere-cut",
        };
        let quit = manner.narrator.talk.command_name(Command::Quit);
        let values = [("reason", fault(&manner.narrator, why)), ("quit", quit.into())];
        said(manner.told(id, &values))
    }

    /// Something was not done.
    fn fails(
        &mut self,
        place: &Place,
        manner: &Manner,
        wanted: &Wanted,
        why: &Fault,
    ) -> Vec<Intent> {
        let reason = [("reason", fault(&manner.narrator, why))];
        match wanted {
            _ if matches!(why, Fault::Busy(_)) => said(manner.told("elsewhere-busy", &reason)),
            Wanted::Move(_) if why.may_pass() => {
                self.is_unsure();
                Vec::new()
            }
            Wanted::Move(_) => {
                let told = manner.told("elsewhere-move-refused", &reason).into();
                let back = self.drops(&place.game);
                let back = back.then_some(Intent::Elsewhere(Event::TakenBack(1), Tell::Nothing));
                std::iter::once(told).chain(back).collect()
            }
            Wanted::Draw(_)
            | Wanted::Takeback(_)
            | Wanted::Resign
            | Wanted::Abort
            | Wanted::ClaimVictory
            | Wanted::ClaimDraw
            | Wanted::Chat(_) => said(manner.told("elsewhere-not-done", &reason)),
        }
    }
}

impl Requests<'_> {
    /// Writes to the opponent, if one is there to read it.
    pub(super) fn chats(&self, words: &str) -> Vec<Intent> {
        let words = words.trim();
        if self.opponent.remote().is_none() {
            return said(self.manner.said("chat-nobody", &[]));
        }
        if words.is_empty() {
            return said(self.manner.said("help-chat", &[]));
        }
        let told = self.manner.said("elsewhere-chat-sent", &[]);
        vec![sent(Wanted::Chat(words.to_owned())), told.into()]
    }
}

impl Place {
    /// Whether a server rules on the game.
    pub(super) const fn is_ruled_elsewhere(&self) -> bool {
        self.listing.header.elsewhere.is_some()
    }
}

impl Manner {
    /// What is said of a command that leads away from a game on which a server rules; `None` if it may be
    /// used.
    pub(super) fn not_elsewhere(&self, place: &Place, command: Command) -> Option<Vec<Intent>> {
        let between_homes = place.listing.header.is_between_homes();
        if !place.is_ruled_elsewhere() || between_homes && command == Command::Rematch {
            return None;
        }
        let id = match command.spec().kind {
            Kind::Study(Study::Pause) => "elsewhere-no-pause",
            Kind::Program(
                Program::New
                | Program::Rematch
                | Program::Simul
                | Program::NextBoard
                | Program::Waiting
                | Program::Position,
            )
            | Kind::Archive(Archive::Resume)
            | Kind::Friendly(Friendly::Level)
            | Kind::Study(Study::PlayOn) => "elsewhere-not-here",
            Kind::AboutPosition(_)
            | Kind::AboutGame(_)
            | Kind::AsText(_)
            | Kind::Guide(_)
            | Kind::Play(_)
            | Kind::Seat(_)
            | Kind::Friendly(_)
            | Kind::Analysis(_)
            | Kind::Boards(_)
            | Kind::Archive(_)
            | Kind::Study(_)
            | Kind::Practice(_)
            | Kind::Hearing(_)
            | Kind::Program(_) => return None,
        };
        let quit = self.narrator.talk.command_name(Command::Quit);
        let name = self.called(command);
        Some(said(self.said(id, &[("name", name), ("quit", quit.into())])))
    }
}

fn sent_back(manner: &Manner) -> Intent {
    manner.told("elsewhere-takeback-sent", &[]).into()
}

fn sent(wanted: Wanted) -> Intent {
    Intent::home(HomeOrder::Elsewhere(wanted))
}
