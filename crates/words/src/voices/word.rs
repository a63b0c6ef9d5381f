//! Small words: which there are, and how a voice has them.

use crate::command::Claimable;
use crate::laws::{Handicap, Offence, Variant};
use crate::notation::fold::Folding;
use crate::notation::{DiagramScript, Layout};
use crate::voices::pack::FurtherWords;

/// A small word with which a player answers, or says what a request is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Word {
    Yes,
    No,
    On,
    Off,
    Mine,
    Theirs,
    Threefold,
    Fifty,
    Flag,
    Illegal,
    Correction,
    Effort,
    Means,
    Seconds,
    All,
    Layout(Layout),
    Script(DiagramScript),
    Keep,
    White,
    Black,
    Player,
    Opening,
    Event,
    Since,
    Until,
    Result,
    Against,
    Drawn,
    Won,
    Lost,
    Unfinished,
    Here,
    Game,
    GoOn,
    Straight,
    Turned,
    Desk,
    Engine,
    Clockless,
    Variant(Variant),
    Odds(Handicap),
    OddsDraw,
    OddsTime,
    Giving,
    Usual,
    Minutes,
    Early,
    Upheld,
    Rejected,
    Abort,
    Offence(Offence),
    Filler,
}

impl Word {
    /// Whether it switches on or off. In many languages that is yes or no.
    #[must_use]
    #[expect(clippy::wildcard_enum_match_arm, reason = "every other word is none of these")]
    pub const fn switch(self) -> Option<bool> {
        match self {
            Self::On | Self::Yes => Some(true),
            Self::Off | Self::No => Some(false),
            _ => None,
        }
    }

    /// What it claims, if a claim can be about it.
    #[must_use]
    #[expect(clippy::wildcard_enum_match_arm, reason = "every other word is none of these")]
    pub const fn claimable(self) -> Option<Claimable> {
        match self {
            Self::Threefold => Some(Claimable::Threefold),
            Self::Fifty => Some(Claimable::Fifty),
            Self::Flag => Some(Claimable::Flag),
            Self::Illegal => Some(Claimable::Illegal),
            Self::Correction => Some(Claimable::Correction),
            Self::Effort => Some(Claimable::Effort),
            Self::Means => Some(Claimable::Means),
            Self::Seconds => Some(Claimable::Seconds),
            _ => None,
        }
    }
}

impl FurtherWords {
    /// Whether a word may stand beside what is claimed, whatever else it means.
    pub(super) fn stands_beside_claim(&self, text: &str, folding: &Folding) -> bool {
        self.beside_claim.iter().chain(&self.filler).any(|word| folding.same(word, text))
    }

    /// The small words, each with what it means.
    #[expect(clippy::too_many_lines, reason = "a table: words, what they mean")]
    pub(super) fn by_word<'a>(&'a self) -> impl Iterator<Item = (&'a str, Word)> {
        let words = [
            (&self.yes, Word::Yes),
            (&self.no, Word::No),
            (&self.on, Word::On),
            (&self.off, Word::Off),
            (&self.mine, Word::Mine),
            (&self.theirs, Word::Theirs),
            (&self.threefold, Word::Threefold),
            (&self.fifty, Word::Fifty),
            (&self.flag, Word::Flag),
            (&self.illegal, Word::Illegal),
            (&self.correction, Word::Correction),
            (&self.effort, Word::Effort),
            (&self.means, Word::Means),
            (&self.seconds, Word::Seconds),
            (&self.all, Word::All),
            (&self.diagram, Word::Layout(Layout::Diagram)),
            (&self.ranks, Word::Layout(Layout::Ranks)),
            (&self.list, Word::Layout(Layout::List)),
            (&self.dots, Word::Script(DiagramScript::Dots)),
            (&self.ascii, Word::Script(DiagramScript::Ascii)),
            (&self.letters, Word::Script(DiagramScript::Letters)),
            (&self.keep, Word::Keep),
            (&self.white, Word::White),
            (&self.black, Word::Black),
            (&self.player, Word::Player),
            (&self.opening, Word::Opening),
            (&self.event, Word::Event),
            (&self.since, Word::Since),
            (&self.until, Word::Until),
            (&self.result, Word::Result),
            (&self.against, Word::Against),
            (&self.drawn, Word::Drawn),
            (&self.won, Word::Won),
            (&self.lost, Word::Lost),
            (&self.unfinished, Word::Unfinished),
            (&self.here, Word::Here),
            (&self.game, Word::Game),
            (&self.go_on, Word::GoOn),
            (&self.straight, Word::Straight),
            (&self.turned, Word::Turned),
            (&self.desk, Word::Desk),
            (&self.engine, Word::Engine),
            (&self.clockless, Word::Clockless),
            (&self.chess960, Word::Variant(Variant::Chess960)),
            (&self.king_of_the_hill, Word::Variant(Variant::KingOfTheHill)),
            (&self.three_check, Word::Variant(Variant::ThreeCheck)),
            (&self.crazyhouse, Word::Variant(Variant::Crazyhouse)),
            (&self.antichess, Word::Variant(Variant::Antichess)),
            (&self.atomic, Word::Variant(Variant::Atomic)),
            (&self.horde, Word::Variant(Variant::Horde)),
            (&self.racing_kings, Word::Variant(Variant::RacingKings)),
            (&self.odds_two_moves, Word::Odds(Handicap::TwoMoves)),
            (&self.odds_pawn, Word::Odds(Handicap::Pawn)),
            (&self.odds_pawn_and_two, Word::Odds(Handicap::PawnAndTwo)),
            (&self.odds_exchange, Word::Odds(Handicap::Exchange)),
            (&self.odds_knight, Word::Odds(Handicap::Knight)),
            (&self.odds_rook, Word::Odds(Handicap::Rook)),
            (&self.odds_queen, Word::Odds(Handicap::Queen)),
            (&self.odds_draw, Word::OddsDraw),
            (&self.odds_time, Word::OddsTime),
            (&self.giving, Word::Giving),
            (&self.usual, Word::Usual),
            (&self.minutes, Word::Minutes),
            (&self.early, Word::Early),
            (&self.upheld, Word::Upheld),
            (&self.rejected, Word::Rejected),
            (&self.abort, Word::Abort),
            (&self.ahead, Word::Offence(Offence::Ahead)),
            (&self.other_hand, Word::Offence(Offence::OtherHand)),
            (&self.misuse, Word::Offence(Offence::Misuse)),
            (&self.upset, Word::Offence(Offence::Upset)),
            (&self.leaving, Word::Offence(Offence::Leaving)),
            (&self.disturbing, Word::Offence(Offence::Disturbing)),
            (&self.telephone, Word::Offence(Offence::Telephone)),
            (&self.notes, Word::Offence(Offence::Notes)),
            (&self.refusing, Word::Offence(Offence::Refusing)),
            (&self.disrepute, Word::Offence(Offence::Disrepute)),
            (&self.filler, Word::Filler),
        ];
        let each = |(words, meant): (&'a Vec<String>, Word)| {
            words.iter().map(move |word| (word.as_str(), meant))
        };
        words.into_iter().flat_map(each)
    }
}
