//! What is said of draws, of wrong claims, and of the end of a game.

use shakmaty::Color;

use crate::laws::{Claim, Effect, Game, Outcome, Points, Reason, Scale};
use crate::voices::narrate::Narrator;
use crate::voices::narrate::hearing::{Audience, Hearing, Words};
use crate::voices::phrase::Value;
use crate::voices::utterance::Span;

/// What is said of how a game ends, in one voice.
#[derive(Clone, Copy, Debug)]
pub struct EndWords<'a>(&'a Narrator);

impl Narrator {
    /// What is said of draws, of claims, and of the end of a game.
    #[must_use]
    pub const fn ends(&self) -> EndWords<'_> {
        EndWords(self)
    }
}

impl EndWords<'_> {
    /// How a game has ended, what each gets, and what the arbiter can type then.
    pub(super) fn told(self, outcome: Outcome, all: &[Effect], hearing: &Hearing) -> Words {
        let mut words = self.ended(outcome, all, hearing);
        // The article is named last.
        if let Some(said) = words.said.last_mut() {
            said.spans.extend(self.by_odds(outcome, hearing.game));
            said.spans.extend(self.own_end(outcome, hearing));
            said.spans.extend(self.end_in_points(outcome, hearing.game));
        }
        words.with(self.after_end(hearing))
    }

    /// An offer of a draw, also the one that a wrong claim is (9.5.3).
    pub(super) fn draw_offered(self, by: Color, all: &[Effect], hearing: &Hearing) -> Words {
        let claimed = all.iter().any(|effect| matches!(effect, Effect::ClaimWrong(..)));
        let own = hearing.player() == Some(by);
        match (claimed, own) {
            (true, true) => self.0.plain("claim-offers-own", &[]),
            (true, false) if hearing.plays() => self.0.of("claim-offers", by),
            (false, true) => self.0.plain("draw-offered-own", &[]),
            (_, false) => self.0.of("draw-offered", by),
        }
    }

    pub(super) fn claim_wrong(self, claim: Claim, count: u32) -> Words {
        let (id, count) = match claim {
            Claim::Threefold => ("claim-wrong-threefold", count),
            Claim::FiftyMoves => ("claim-wrong-fifty", count / 2),
        };
        self.0.urgent(id, &[("count", count.into())])
    }

    pub(super) fn ended(self, outcome: Outcome, all: &[Effect], hearing: &Hearing) -> Words {
        // The move that mates has said so, where extra words are said.
        let mates = |effect: &Effect| {
            matches!(effect, Effect::Announce(_) | Effect::Announced(_) | Effect::Corrected(_))
        };
        let is_told = hearing.plays() && self.0.style.extra.0 && all.iter().any(mates);
        let winner = outcome.winner().unwrap_or(Color::White);
        // The sentences of draws name nobody; that of the arbiter's results names the points.
        let values = [
            ("winner", self.0.color(winner)),
            ("loser", self.0.color(!winner)),
            ("white", self.points(outcome.points.white, hearing.game)),
            ("black", self.points(outcome.points.black, hearing.game)),
        ];
        if outcome.reason == Reason::Checkmate && is_told {
            return self.0.plain("ended-checkmate-told", &values);
        }
        // Without an arbiter the other player has agreed to the claim (2009, D).
        if outcome.reason == Reason::Quickplay && !hearing.game.rules().has_arbiter() {
            return self.0.plain("ended-quickplay-agreed", &values);
        }
        self.0.plain(&format!("ended-{}", outcome.reason.id()), &values)
    }

    /// That a draw counts as a win by the odds of the game.
    fn by_odds(self, outcome: Outcome, game: &Game) -> Vec<Span> {
        let is_by_odds = game.rules().odds.as_ref().is_some_and(|odds| odds.draw);
        let winner = outcome.winner().filter(|_| is_by_odds && outcome.reason.is_of_a_draw());
        let said = |winner| {
            let values = [("winner", self.0.color(winner))];
            self.0.after_a_blank(self.0.talk.sentence("ended-odds", &values))
        };
        winner.map(said).unwrap_or_default()
    }

    /// What a result is for the player at home, who plays against the program.
    pub(super) fn own_end(self, outcome: Outcome, hearing: &Hearing) -> Vec<Span> {
        let Audience::Alone(own) = hearing.to else { return Vec::new() };
        let Some(winner) = outcome.winner() else { return Vec::new() };
        let id = if winner == own { "ended-own-win" } else { "ended-own-loss" };
        self.0.after_a_blank(self.0.talk.sentence(id, &[]))
    }

    /// What both get, where the event gives other points than usual.
    pub(super) fn end_in_points(self, outcome: Outcome, game: &Game) -> Vec<Span> {
        let scale = game.rules().scale;
        if scale == Scale::Usual || outcome.reason == Reason::Annulled {
            return Vec::new();
        }
        let given = |color: Color| scale.given(outcome.points[color]).into();
        let values = [("white", given(Color::White)), ("black", given(Color::Black))];
        self.0.after_a_blank(self.0.talk.sentence("ended-points", &values))
    }

    /// What a player gets in this game, as a part of a sentence.
    #[must_use]
    pub fn points(self, points: Points, game: &Game) -> Value {
        self.0.word(match game.rules().scale.given(points) {
            "0" => "points-none",
            "1/2" => "points-half",
            "1" => "points-full",
            "2" => "points-two",
            _ => "points-three",
        })
    }

    /// What the arbiter can type once the game is over.
    pub(super) fn after_end(self, hearing: &Hearing) -> Vec<Span> {
        if !hearing.is_desk() {
            return Vec::new();
        }
        let ruled = hearing.game.docket().ended_by_ruling();
        let id = if ruled.is_some() { "desk-then-over-ruled" } else { "desk-then-over" };
        let number = ("number", ruled.unwrap_or_default().into());
        self.0.after_a_blank(self.0.talk.sentence(id, &[number]))
    }
}
