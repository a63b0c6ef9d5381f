//! What the player is being asked: a number, or yes and no.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::Move;

use crate::app::order::Leave;
use crate::app::session::intent::{
    Change, Dialog, File, Intent, Open, Opposing, Purpose, Request, all, said,
};
use crate::app::session::meaning::{Response, Wording, asks_piece, is_about_hearing, is_promotion};
use crate::app::session::offering::offers_draw;
use crate::app::session::pending::Pending;
use crate::app::session::requests::claims_draw;
use crate::app::session::teller::{Lines, Requests, Teller};
use crate::app::session::{Act, Manner};
use crate::command::Command;
use crate::laws::{At, Event};
use crate::notation::NotRead;
use crate::voices::narrate::quoted;

/// The state of an open question after a command that does not close it.
pub(super) enum Anew {
    /// It is asked, as before or once more.
    Asked,
    /// The command has done what it asked about.
    Done,
    /// Something was wrong with the command. No yes of a later moment may mean what was asked before.
    Refused,
}

impl Dialog {
    /// The state of the question after its command was typed once more, by what that command wants.
    fn anew(&self, command: Command, wanted: &[Intent]) -> Anew {
        let asks =
            |intent: &Intent| matches!(intent, Intent::Open(Open::Ask(_)) | Intent::Confirm(_));
        let only_tells =
            |intent: &Intent| matches!(intent, Intent::Do(Act::Out(_)) | Intent::Want(_));
        if !self.is_left_for_a_move() || is_about_hearing(command) || wanted.iter().any(asks) {
            return Anew::Asked;
        }
        if wanted.iter().all(only_tells) { Anew::Refused } else { Anew::Done }
    }
}

impl Request {
    /// What the sentence chooses by that says that it was given up.
    const fn name(self) -> &'static str {
        match self {
            Self::Draw(_) | Self::AgreeDraw(_) => "draw",
            Self::Claim(..) | Self::Quickplay(_) | Self::Increment => "claim",
            Self::Seal(_) => "seal",
            Self::Sign(_) => "sign",
            Self::Resign(_) => "resign",
            Self::TakeBack => "takeback",
            Self::File => "file",
            Self::New | Self::PlayOn(_) | Self::GoOn => "new",
            Self::Resume(_) => "resume",
            Self::Builtin => "builtin",
            Self::Blunder(_) => "blunder",
        }
    }

    /// What the sentence chooses by that says what yes and no mean.
    const fn answer(self) -> &'static str {
        match self {
            Self::PlayOn(_) => "play-on",
            Self::GoOn => "go-on",
            Self::AgreeDraw(_) => "agree",
            Self::Draw(_)
            | Self::Claim(..)
            | Self::Quickplay(_)
            | Self::Increment
            | Self::Seal(_)
            | Self::Sign(_)
            | Self::Resign(_)
            | Self::TakeBack
            | Self::New
            | Self::Resume(_)
            | Self::File
            | Self::Blunder(_)
            | Self::Builtin => self.name(),
        }
    }
}

impl Lines<'_> {
    /// What is wanted by an answer to the question that is open.
    pub(super) fn answered(&self, at: At, line: &Wording, response: Response) -> Vec<Intent> {
        match self.place.pending.question() {
            Some(Dialog::Choose(readings, purpose)) => self.chosen(readings, *purpose, response),
            Some(&Dialog::Confirm(request)) => self.confirmed(at, &line.text, request, &response),
            None => Vec::new(),
        }
    }

    fn confirmed(&self, at: At, line: &str, request: Request, response: &Response) -> Vec<Intent> {
        let closed = |wanted: Vec<Intent>| {
            [Intent::Open(Open::Close)].into_iter().chain(wanted).collect::<Vec<_>>()
        };
        match response {
            Response::Yes => closed(self.grant(at, request)),
            Response::No => closed(self.refuse(request)),
            Response::Nothing => self.asks_again(),
            Response::Neither if request == Request::GoOn => {
                self.neither(line).into_iter().chain(self.asks_again()).collect()
            }
            Response::Neither => self
                .neither(line)
                .into_iter()
                .chain(self.teller().requests().confirm(request))
                .collect(),
            Response::OfOffer => said(self.manner.said("confirm-draw-first", &[])),
            Response::Press => self.teller().requests().confirm(request),
            // These choose, and nothing is chosen here.
            Response::Move(_) | Response::Few(_) | Response::WrongNumber | Response::Unclear(_) => {
                Vec::new()
            }
        }
    }

    /// That a line is neither yes nor no, before the question comes once more.
    fn neither(&self, line: &str) -> Vec<Intent> {
        said(self.manner.said("confirm-neither", &[("text", quoted(line).into())]))
    }

    /// What follows from yes.
    fn grant(&self, at: At, request: Request) -> Vec<Intent> {
        match request {
            Request::Draw(by) => answered_by_other(offers_draw(by)),
            Request::AgreeDraw(by) => self.teller().requests().agrees_draw(by),
            Request::Claim(claim, intended) => {
                let me = self.place.me();
                let has_move = self.place.game.faced_by(me).is_some();
                match self.teller().may_move().filter(|_| !has_move) {
                    Some(refused) => said(refused),
                    None => answered_by_other(claims_draw(me, claim, intended)),
                }
            }
            Request::Quickplay(ground) => {
                self.teller().requests().claims_quickplay(self.place.me(), ground)
            }
            Request::Increment => vec![Intent::happen(Event::IncrementRequested(self.place.me()))],
            Request::Resign(by) => vec![Intent::happen(Event::Resigned(by))],
            Request::Seal(uci) => said(Act::Seal(uci.to_string())),
            Request::Sign(result) => self.teller().moves().signed(result),
            Request::Blunder(mv) => self.teller().moves().makes(Purpose::Enter, mv),
            Request::TakeBack => self.teller().requests().take_back(),
            Request::New => self.teller().requests().begins_planned(at),
            Request::Resume(game) => vec![Intent::leave(Leave::Resume(game))],
            Request::PlayOn(color) => self.teller().begins_here(color).into_iter().collect(),
            Request::Builtin => vec![Intent::Opponent(Opposing::Replace)],
            Request::File => vec![Intent::File(File::Planned)],
            Request::GoOn => vec![Intent::GoOn],
        }
    }

    /// What follows from no.
    fn refuse(&self, request: Request) -> Vec<Intent> {
        match request {
            Request::GoOn => vec![Intent::Activity(Change::BeginInstead)],
            Request::Seal(_) | Request::Sign(_) | Request::File => {
                said(self.manner.said("choice-dropped", &[]))
            }
            Request::Blunder(_) => said(self.manner.said("blunder-dropped", &[])),
            Request::Draw(_)
            | Request::AgreeDraw(_)
            | Request::Claim(..)
            | Request::Quickplay(_)
            | Request::Increment
            | Request::Resign(_)
            | Request::TakeBack
            | Request::New
            | Request::Resume(_)
            | Request::PlayOn(_)
            | Request::Builtin => said(self.teller().dropped()),
        }
    }
}

/// A draw is offered, or claimed: that is for the other one to answer.
fn answered_by_other(wanted: Vec<Intent>) -> Vec<Intent> {
    wanted.into_iter().chain([Intent::SayWhoAnswers]).collect()
}

impl Pending {
    /// What becomes of an open question by a command that was not its answer, and wants this.
    pub(super) fn asked_anew(&self, command: Option<Command>, wanted: &[Intent]) -> Anew {
        let dialog = self.question().zip(command);
        dialog.map_or(Anew::Asked, |(dialog, command)| dialog.anew(command, wanted))
    }

    /// Gives up an open question because of something else, and says so: no yes of a later moment may
    /// hit it.
    pub(super) fn lapse(&mut self, manner: &Manner) -> Option<Act> {
        let what = match self.close()? {
            Dialog::Choose(..) | Dialog::Confirm(Request::File) => {
                return Some(manner.said("choice-dropped", &[]));
            }
            Dialog::Confirm(Request::Blunder(_)) => {
                return Some(manner.said("blunder-dropped", &[]));
            }
            Dialog::Confirm(request) => request.name(),
        };
        Some(manner.said("confirm-lapsed", &[("what", what.into())]))
    }
}

impl Requests<'_> {
    /// What can be answered to an open question, and the question again; `None` if nothing is asked.
    pub(super) fn dialog_help(&self) -> Option<Vec<Act>> {
        let say = |id| self.manner.said(id, &[]);
        Some(match self.place.pending.question()? {
            Dialog::Choose(readings, _) => {
                let help = if asks_piece(readings) { "help-piece" } else { "help-choice" };
                vec![say(help), self.teller().which(readings)]
            }
            &Dialog::Confirm(request) => {
                let what = [("what", request.answer().into())];
                let help = if request == Request::File {
                    say("help-confirm-file")
                } else if matches!(request, Request::Blunder(_)) {
                    say("help-confirm-blunder")
                } else {
                    self.manner.said("help-confirm", &what)
                };
                std::iter::once(help).chain(self.question_again()).collect()
            }
        })
    }

    /// An open question once more, after help about something else.
    pub(super) fn question_again(&self) -> Vec<Act> {
        match self.place.pending.question() {
            Some(Dialog::Choose(readings, _)) => vec![self.teller().which(readings)],
            // Whether to go on is asked again after every answer.
            Some(Dialog::Confirm(Request::GoOn)) | None => Vec::new(),
            Some(&Dialog::Confirm(request)) => self.asked(request),
        }
    }

    /// Asks which reading was meant. That it is one of several moves would tell which are legal, what a
    /// pawn becomes would not.
    pub(super) fn choose(&self, readings: Vec<Move>, purpose: Purpose) -> Vec<Intent> {
        let unexplained = self.teller().reader().unexplained(&NotRead::Ambiguous(Vec::new()));
        if let Some(unexplained) = unexplained.filter(|_| !is_promotion(&readings)) {
            return said(unexplained);
        }
        let asked = self.teller().which(&readings);
        vec![Intent::Open(Open::Ask(Dialog::Choose(readings, purpose))), asked.into()]
    }

    /// Asks for yes or no.
    pub(super) fn confirm(&self, request: Request) -> Vec<Intent> {
        let asked = self.asked(request);
        [Intent::Open(Open::Ask(Dialog::Confirm(request)))].into_iter().chain(all(asked)).collect()
    }

    fn asked(&self, request: Request) -> Vec<Act> {
        let id = match request {
            Request::Draw(by) if self.comes_with_a_move(by) => "confirm-draw-untimely-typed",
            Request::Draw(by) if self.place.game.is_offer_untimely(by, self.place.game.now()) => {
                "confirm-draw-untimely"
            }
            Request::Draw(_) => "confirm-draw",
            Request::AgreeDraw(_) => "confirm-draw-agreed",
            Request::Claim(_, intended) => {
                return vec![self.teller().moves().asks_to_claim(intended)];
            }
            Request::Quickplay(_) if !self.place.game.rules().has_arbiter() => {
                "confirm-claim-quickplay-alone"
            }
            Request::Quickplay(_) => "confirm-claim-quickplay",
            Request::Increment => "confirm-seconds",
            Request::Resign(by) if self.place.side().is_none() => {
                let color = [("color", self.manner.narrator.color(by))];
                return vec![self.manner.said("confirm-resign-for", &color)];
            }
            Request::Resign(_) => "confirm-resign",
            Request::Seal(uci) => return vec![self.teller().moves().asks_to_seal(uci)],
            Request::Sign(result) => return vec![self.teller().moves().asks_to_sign(result)],
            Request::Blunder(mv) => {
                let asked = self.manner.asks_about_blunder(self.place.game.position(), mv);
                return asked.into_iter().collect();
            }
            Request::TakeBack => "confirm-takeback",
            Request::New => return self.teller().requests().asks_to_begin(),
            Request::Resume(game) => return vec![self.teller().asks_to_resume(game)],
            Request::PlayOn(_) => "confirm-play-on",
            Request::Builtin => self.opponent.builtin_question(),
            Request::File => return self.place.filing.question(self.manner).into_iter().collect(),
            Request::GoOn => return vec![self.teller().go_on_question()],
        };
        vec![self.manner.said(id, &[])]
    }
}

impl Teller<'_> {
    /// Without an opponent no game goes on.
    fn dropped(&self) -> Act {
        if self.opponent.is_engine_lost() {
            return self.opponent.keep_engine(self.place, self.manner);
        }
        let plays = !self.place.activity.is_elsewhere();
        self.manner.said(if plays { "confirm-dropped" } else { "choice-dropped" }, &[])
    }
}
