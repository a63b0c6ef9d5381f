//! The terms of a game: its rules, its pace, and how castling is written, with what they say of any game
//! under them.
//!
//! They know no move and no clock. On what a player plays and when he is warned may change in a game; all
//! else stands from its beginning.

use std::time::Duration;

use shakmaty::{CastlingMode, Color, Move, uci::UciMove};
use touchmove_position::Position;

use crate::control::Pace;
use crate::edition::{
    self, Both, Caller, Counting, DeadPosition, IllegalAct, Recording, Redress, Rule, Source,
    Topic, UntimelyOffer,
};
use crate::effect::Made;
use crate::rules::{Announcing, Authority, BoardKind, Rules, Scribe, Unconfirmed};

/// What frees a player from recording: less time than this, and a smaller bonus than that (8.4).
#[derive(Clone, Copy)]
pub(super) struct Exemption {
    pub(super) below: Duration,
    pub(super) unless_bonus: Duration,
}

/// What a game is played under.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    pub(super) rules: Rules,
    pub(super) pace: Pace,
    /// Standard chess or Chess960: how castling is written.
    pub(super) mode: CastlingMode,
}

impl Terms {
    /// Whether the two players have one ordinary board between them.
    pub(super) fn shares_board(&self) -> bool {
        let ordinary = |kind| kind == BoardKind::Ordinary;
        self.rules.announcing == Announcing::Off
            && ordinary(self.rules.boards.white)
            && ordinary(self.rules.boards.black)
    }

    /// Whose board a player plays on: a shared one is kept as White's.
    pub(super) fn table(&self, color: Color) -> Color {
        if self.shares_board() { Color::White } else { color }
    }

    /// Whether a player plays by the blind appendix: on a peg board, or with announcements.
    pub(super) fn is_for_the_blind(&self, by: Color) -> bool {
        self.rules.announcing != Announcing::Off || self.rules.boards[by] == BoardKind::Pegs
    }

    /// The number of the article on a topic; some figures have one for each pace.
    pub(super) fn number(&self, topic: Topic) -> &'static str {
        let (edition, pace, supervision) = (self.rules.edition, self.pace, self.rules.supervision);
        match topic {
            Topic::IllegalPenalty => edition.illegal(pace, supervision).article,
            Topic::WrongClaim => edition.wrong_claim(pace).article,
            Topic::FlagFallen => edition.flag(pace, supervision).article,
            Topic::QuickplayScope => edition.quickplay(pace, supervision).article,
            _ => edition.article(topic).number,
        }
    }

    /// What of the edition in force is not confirmed by any text of it, for this pace.
    pub(super) fn unconfirmed(&self) -> Vec<Topic> {
        let (edition, pace, supervision) = (self.rules.edition, self.pace, self.rules.supervision);
        let figures = [
            (edition.illegal(pace, supervision).source, Topic::IllegalPenalty),
            (edition.flag(pace, supervision).source, Topic::FlagFallen),
            (edition.wrong_claim(pace).source, Topic::WrongClaim),
            (edition.claim_lost_by().source, Topic::ClaimRight),
            (edition.castling_in_repetition().source, Topic::SamePosition),
            (edition.agreement_needs_moves().source, Topic::Agreement),
            (edition.setup_complaint(pace, supervision).source, Topic::RapidSetup),
            (edition.touch_on_request(pace, supervision).source, Topic::RapidTouch),
            (edition.reversed_colours().source, Topic::ReversedColours),
            (edition.recording(pace).source, Topic::NotObligedToRecord),
        ];
        let open = figures.into_iter().filter(|(source, _)| *source == Source::Unconfirmed);
        open.map(|(_, topic)| topic).collect()
    }

    /// Whether a figure is not applied but put to the arbiter.
    pub(super) fn asks<T>(&self, rule: &Rule<T>) -> bool {
        rule.source == Source::Unconfirmed
            && self.rules.unconfirmed == Unconfirmed::Ask
            && self.rules.has_arbiter()
    }

    /// Whether a move that this player types has pressed his clock too.
    #[must_use]
    pub fn is_pressed_by_typing(&self, by: Color) -> bool {
        self.rules.announcing == Announcing::Off && self.rules.boards[by].is_kept()
    }

    /// 10.10a of 1989: a player is warned who offers a draw while the opponent's clock runs.
    pub(super) fn warns_of_offers(&self) -> bool {
        self.rules.edition.untimely_offer().value == UntimelyOffer::Warned
    }

    /// Whether a flag falls only when a player claims it: in rapid and blitz until 2009, there under sparse
    /// supervision, and in 2014.
    #[must_use]
    pub fn players_call_flags(&self) -> bool {
        let rule = self.rules.edition.flag(self.pace, self.rules.supervision).value;
        let holds = self.rules.has_arbiter() || self.rules.closely_read;
        holds && rule.called_by == Caller::Players
    }

    /// Whether only a player with time left can claim a win on time (A.4c of 2014).
    pub(super) fn claimant_needs_time(&self) -> bool {
        let rule = self.rules.edition.flag(self.pace, self.rules.supervision);
        rule.value.claimant_needs_time
    }

    /// What both flags down mean; the rules of a quickplay finish may have been announced.
    pub(super) fn rule_of_both_flags(&self) -> Both {
        let edition = self.rules.edition;
        let announced = edition.both_announced(self.pace).filter(|_| self.rules.quickplay);
        let usual = edition.flag(self.pace, self.rules.supervision).value.both;
        announced.map_or(usual, |rule| rule.value)
    }

    pub(super) fn looks_for_mates(&self) -> bool {
        let asked = self.rules.authority != Authority::Remote;
        asked && self.rules.edition.dead_position().value == DeadPosition::NoMate
    }

    /// The article by which time is given: one minute in rapid and blitz has its own (A.3, B.3).
    pub(super) fn why(&self, amount: Duration, usual: Topic) -> Topic {
        match self.pace {
            Pace::Rapid if amount == Duration::from_mins(1) => Topic::RapidPenalties,
            Pace::Blitz if amount == Duration::from_mins(1) => Topic::BlitzPenalties,
            Pace::Standard | Pace::Rapid | Pace::Blitz => usual,
        }
    }

    /// Whether two hands for one move are an illegal act, the clock being pressed or not.
    pub(super) fn counts_two_hands(&self, pressed: bool) -> bool {
        let act = IllegalAct::TwoHands { pressed };
        self.rules.edition.counts_as_illegal(act).value == Counting::Illegal
    }

    /// Whether a draw can be claimed in a quickplay finish, by the edition in force.
    pub(super) fn quickplay_rule(&self) -> edition::Quickplay {
        self.rules.edition.quickplay(self.pace, self.rules.supervision).value
    }

    /// Whether these squares are those of the move that was announced.
    pub(super) fn is_meant(&self, uci: UciMove, before: &Position, announced: Move) -> bool {
        uci == announced.to_uci(self.mode) || uci.to_move(before).is_ok_and(|mv| mv == announced)
    }

    /// The duty of a player to record, with what frees him from it.
    pub(super) fn recording_duty(&self, color: Color) -> Option<Exemption> {
        if self.rules.scribes[color] != Scribe::Own || !self.rules.has_arbiter() {
            return None;
        }
        match self.rules.edition.recording(self.pace).value {
            Recording::Duty { exempt_below, unless_bonus } => {
                Some(Exemption { below: exempt_below, unless_bonus })
            }
            Recording::Free => None,
        }
    }

    /// Castling can be written in two ways.
    pub(super) fn is_same(&self, made: &Made, written: UciMove) -> bool {
        written == made.uci(self.mode) || written.to_move(&made.before).ok() == Some(made.mv)
    }

    /// Whether a touched piece binds only where somebody asks.
    #[must_use]
    pub fn asks_for_touch(&self) -> bool {
        let rule = self.rules.edition.touch_on_request(self.pace, self.rules.supervision);
        self.rules.touch_asked && rule.value
    }

    /// Until when an illegal move can be put right: where minutes are given by a claim alone, until it is
    /// answered.
    pub(super) fn redress(&self) -> Redress {
        let rule = self.rules.edition.illegal(self.pace, self.rules.supervision).value;
        match rule.redress {
            Redress::Always if self.rules.minutes_by_claim => {
                Redress::BeforeMove { arbiter_may_see: true }
            }
            redress => redress,
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::time::Duration;

    use super::*;

    /// Terms of standard chess under these rules, without clocks.
    pub(in crate::game) fn terms(rules: Rules) -> Terms {
        Terms { pace: rules.pace(None), rules, mode: CastlingMode::Standard }
    }

    #[test]
    fn a_board_that_is_shared_is_kept_as_whites() {
        let mut terms = terms(Rules { announcing: Announcing::Off, ..Rules::default() });
        for color in Color::ALL {
            terms.rules.boards[color] = BoardKind::Ordinary;
        }
        assert_eq!(terms.table(Color::Black), Color::White);
        terms.rules.announcing = Announcing::Announce;
        assert_eq!(terms.table(Color::Black), Color::Black);
        terms.rules.announcing = Announcing::Off;
        terms.rules.boards.white = BoardKind::Pegs;
        assert_eq!(terms.table(Color::Black), Color::Black);
    }

    #[test]
    fn a_minute_in_blitz_has_an_article_of_its_own() {
        let mut terms = terms(Rules::default());
        let why =
            |terms: &Terms, minutes| terms.why(Duration::from_mins(minutes), Topic::IllegalPenalty);
        assert_eq!(why(&terms, 1), Topic::IllegalPenalty);
        terms.pace = Pace::Blitz;
        assert_eq!(why(&terms, 1), Topic::BlitzPenalties);
        assert_eq!(why(&terms, 2), Topic::IllegalPenalty);
    }
}
