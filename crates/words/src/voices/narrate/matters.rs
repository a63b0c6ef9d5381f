//! What is said of what is put to the arbiter.

use shakmaty::uci::UciMove;
use shakmaty::{Color, Square};

use crate::laws::edition::Counting;
use crate::laws::{
    ClaimedAlone, Doubt, Effect, Game, Ground, IllegalAct, Matter, Question, Ruling, Signature,
};
use crate::voices::narrate::Narrator;
use crate::voices::narrate::hearing::{Audience, Hearing, Words};
use crate::voices::phrase::Value;
use crate::voices::utterance::{Priority, Span, Utterance};

/// What is said of what waits for the arbiter, in one voice.
#[derive(Clone, Copy, Debug)]
pub struct MatterWords<'a>(&'a Narrator);

impl Narrator {
    /// What is said of what is put to the arbiter.
    #[must_use]
    pub const fn matters(&self) -> MatterWords<'_> {
        MatterWords(self)
    }
}

impl MatterWords<'_> {
    pub(super) fn put_to_arbiter(self, matter: Matter, hearing: &Hearing) -> Words {
        if hearing.decided {
            return Words::none();
        }
        let own =
            hearing.seat().is_some_and(|me| matches!(matter, Matter::TwoHands(by, _) if by == me));
        let words = if own {
            self.0.to_player("two-hands-called", &[])
        } else {
            let mut said = self.to_arbiter(matter, hearing.game);
            if hearing.is_desk() {
                said.spans.splice(..0, self.corrects_late(matter, hearing.game));
            }
            Words::from(said)
        };
        let is_complaint = matches!(matter, Matter::Touch(..) | Matter::TwoHands(..));
        let runs = is_complaint && hearing.game.is_running() && hearing.game.clock().is_some();
        match (runs, hearing.is_desk()) {
            (true, true) => words.with(self.0.after_a_blank_said("desk-clocks-run-on")),
            (false, true) => words.with(self.two_hands(matter, hearing.game)),
            (true, false) if hearing.seat().is_some() => {
                words.with(self.0.after_a_blank_said("clocks-run-on"))
            }
            _ => words,
        }
    }

    /// What waits for the arbiter.
    #[must_use]
    pub fn to_arbiter(self, matter: Matter, game: &Game) -> Utterance {
        let say = |id: &str, values: &[(&str, Value)]| self.0.say(Priority::Urgent, id, values);
        let of = |id: &str, color: Color| {
            say(id, &[("color", self.0.color(color)), ("opponent", self.0.color(!color))])
        };
        match matter {
            Matter::Touch(by, square, ply) => {
                say("matter-touch", &self.complaint(by, square, ply, game))
            }
            Matter::TwoHands(by, _) => of("two-hands-called-by", by),
            Matter::Quickplay(by, Ground::NoEffort) => of("matter-no-effort", by),
            Matter::Quickplay(by, Ground::CannotWin) => of("matter-cannot-win", by),
            Matter::Increment(by) => of("matter-increment", by),
            Matter::Draw(by) => of("matter-draw", by),
            Matter::SessionOver => say("matter-session-over", &[]),
            Matter::Sheets => say("matter-sheets", &[]),
            Matter::Stopped(by) => {
                let spans = self.stopped(by, game.clocks().stopped_for());
                Utterance { spans, priority: Priority::Urgent }
            }
            Matter::Silent(by) => of("matter-silent", by),
            Matter::BoardsDiffer => say("matter-boards-differ", &[]),
            Matter::Conduct(by, act) => say(
                "matter-conduct",
                &[("color", self.0.color(by)), ("what", self.0.faults().act(act))],
            ),
            Matter::Position => say("matter-position", &[]),
            Matter::Unconfirmed(_) => say("matter-unconfirmed", &[]),
            Matter::DefaultTime(_) => say("matter-default-time", &[]),
            Matter::FlagInQuickplay(color) => of("matter-flag", color),
            Matter::Envelope => say("matter-envelope", &[]),
            Matter::Results => match game.signed_by_both() {
                Some(signed) => say("matter-signed", &[("result", signed_as(signed).into())]),
                None => say("matter-results", &[]),
            },
        }
    }

    /// What a complaint about a touch is about: who complains, of whom, the square, and the number of the
    /// move that the touch belongs to.
    #[must_use]
    pub fn complaint(
        self,
        by: Color,
        square: Square,
        ply: u16,
        game: &Game,
    ) -> [(&'static str, Value); 4] {
        let [_, square, number] = self.touch(!by, square, Some(ply), game);
        [("color", self.0.color(by)), ("opponent", self.0.color(!by)), square, number]
    }

    /// Who has touched what, and at which move; 0 where that was not kept.
    pub(super) fn touch(
        self,
        of: Color,
        square: Square,
        ply: Option<u16>,
        game: &Game,
    ) -> [(&'static str, Value); 3] {
        let number =
            ply.map_or(0, |ply| game.course().move_at(usize::from(ply).saturating_sub(1)).0);
        [("color", self.0.color(of)), ("square", self.0.square(square)), ("number", number.into())]
    }

    /// What was claimed where no arbiter is, and what the clocks showed then.
    #[must_use]
    pub fn claimed_alone(self, claim: ClaimedAlone) -> Vec<Span> {
        let id = match claim.ground {
            Ground::NoEffort => "report-claimed-no-effort",
            Ground::CannotWin => "report-claimed-cannot-win",
        };
        let claimed = self.0.talk.sentence(id, &[("color", self.0.color(claim.by))]);
        let left = claim.left.map(|left| self.0.time(left));
        let values = [("white", left.white), ("black", left.black)];
        let clocks = self.0.talk.sentence("claim-clocks", &values);
        claimed.into_iter().chain(self.0.after_a_blank(clocks)).collect()
    }

    /// That a player has stopped the clocks, and why, if he has said so.
    #[must_use]
    pub fn stopped(self, by: Color, why: &str) -> Vec<Span> {
        let id = if why.is_empty() { "matter-stopped" } else { "matter-stopped-for" };
        self.0.talk.sentence(id, &[("color", self.0.color(by)), ("text", why.into())])
    }

    /// Whose correction has come too late, and which move he named; before the matter that it has put to
    /// the arbiter. Nothing before others.
    #[must_use]
    pub fn corrects_late(self, matter: Matter, game: &Game) -> Vec<Span> {
        let late = game.conduct().corrected_late().filter(|_| matter == Matter::BoardsDiffer);
        let Some((made, uci)) = late else { return Vec::new() };
        let mv = match (uci.to_move(&made.before), uci) {
            (Ok(mv), _) => vec![self.0.announcement(&made.before, mv)],
            (Err(_), UciMove::Normal { from, to, .. }) => {
                [from, to].map(|square| self.0.square(*square).spans()).join(&self.0.talk.span(" "))
            }
            (Err(_), UciMove::Put { .. } | UciMove::Null) => return Vec::new(),
        };
        let values = [self.0.colored(made.by()), ("move", mv.into())];
        let mut said = self.0.talk.sentence("report-corrected", &values);
        said.push(self.0.talk.span(" "));
        said
    }

    /// What two hands for one move cost that is not completed yet (7.5.4).
    fn two_hands(self, matter: Matter, game: &Game) -> Vec<Span> {
        let Matter::Conduct(by, IllegalAct::TwoHands { pressed: false }) = matter else {
            return Vec::new();
        };
        let counted =
            game.rules().edition.counts_as_illegal(IllegalAct::TwoHands { pressed: true });
        if counted.value != Counting::Illegal {
            return Vec::new();
        }
        self.0
            .after_a_blank(self.0.talk.sentence("desk-two-hands-unpressed", &[self.0.colored(by)]))
    }

    /// A question is for the solver. The arbiter hears of it where the end depends on it, and of a
    /// position that is set, of which nobody knows; after a move there is seldom any doubt.
    pub(super) fn doubted(self, asked: &Question, all: &[Effect], hearing: &Hearing) -> Words {
        let set = |effect: &Effect| {
            matches!(effect, Effect::Began | Effect::Ruled(_, Ruling::PositionSet(_)))
        };
        match (asked.doubt, hearing.to) {
            (Doubt::CanMate(by), Audience::Desk) => self.0.to_desk("desk-judging", by),
            (Doubt::CanMate(by), Audience::Report) => self.0.to_desk("report-asks", by),
            (Doubt::Dead, Audience::Desk) if all.iter().any(set) => {
                self.0.to_desk("desk-examined", Color::White)
            }
            (Doubt::CanMate(_) | Doubt::Dead, _) => Words::none(),
        }
    }
}

/// A result that both have signed, as the sentences choose by it.
const fn signed_as(result: Signature) -> &'static str {
    match result {
        Signature::WhiteWins => "white",
        Signature::BlackWins => "black",
        Signature::Draw => "draw",
    }
}
