//! What a game is played under: the edition of the Laws and what the event has fixed.
//!
//! The figures of an edition are in `laws::edition`; here is what a player or an organiser chooses.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use shakmaty::ByColor;

use crate::control::{Pace, TimeControl};
use crate::edition::{Edition, Supervision};
use crate::odds::Odds;
use crate::outcome::Scale;

/// What a game is played under.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a rule of its own")]
pub struct Rules {
    /// The edition of the Laws.
    pub edition: Edition,
    /// Standard, rapid or blitz; `None`: what the time control makes it.
    pub pace: Option<Pace>,
    /// How rapid and blitz games are supervised.
    pub supervision: Supervision,
    /// Who rules.
    pub authority: Authority,
    /// What must be said before a move counts.
    pub announcing: Announcing,
    /// On what each player plays.
    pub boards: ByColor<BoardKind>,
    /// Who keeps each player's score sheet.
    pub scribes: ByColor<Scribe>,
    /// Whether the quickplay finish is announced (Guidelines III.2.1).
    pub quickplay: bool,
    /// When the players may agree on a draw (9.1.1).
    pub draws: Draws,
    /// How long a playing session lasts by the arbiter's clock, if the game can be adjourned (Guidelines
    /// I.1).
    pub session: Option<Duration>,
    /// Whether a game that cannot be finished is adjudicated, which the Laws leave to the event.
    pub adjudication: bool,
    /// What the event gives for a win, a draw and a loss (10.1).
    pub scale: Scale,
    /// Whether the minutes for an illegal move are given only to who has claimed it, as some federations
    /// read 7.4b of 2005. It is completed then, and stands until it is claimed, seen or answered.
    pub minutes_by_claim: bool,
    /// The default time that the event has fixed (6.7.1).
    pub default_time: Option<Duration>,
    /// What is done with a figure of an edition that is not confirmed.
    pub unconfirmed: Unconfirmed,
    /// The times at which each player wants to be told how much is left.
    pub warnings: ByColor<Vec<Duration>>,
    /// Whether every penalty of the Laws is numbered among the rulings, so that it can be revoked.
    /// Without `by_the_letter` the arbiter decides then whether a clock that was pressed without a move
    /// has lost the game (7.5.3).
    pub penalties_ruled: bool,
    /// Whether a ruling that is revoked leaves the game as it was before it, with the moves and the
    /// complaints that it took, an accepted touch leaves other complaints about touching open, and the
    /// move that it takes back gives back what it has brought the clock; and whether a claim is too late
    /// after an announced move also if that is not legal.
    pub rulings_undone: bool,
    /// Whether a player has the move once the other's is made (1.3), the piece of a promotion is
    /// final once it has touched its square (4.4.4), the second illegal act of any kind loses by
    /// itself (7.5.5), and a loss by an illegal act has its number among the rulings.
    pub by_the_letter: bool,
    /// Whether touch-move is ruled only on request where the edition says so (2009, A.4b). A game that
    /// was begun before had it always, and so has one against a strict opponent, who always asks.
    pub touch_asked: bool,
    /// Whether the clocks stand until both players have completed their score sheets, where both were free
    /// of recording (8.5.1). In a game that was begun before they ran on.
    pub sheets_stop: bool,
    /// What one player gives the other before the game.
    pub odds: Option<Odds>,
    /// Whether the Laws are taken as a second reading of their texts has them. At home a flag falls only
    /// by a claim where the players alone call it. Pieces of a board that were touched after "I adjust" bind
    /// nobody, and a touch that nobody has asked about is not ruled on. Figures that were read otherwise
    /// are those of [`Edition::as_first_read`].
    pub closely_read: bool,
}

impl Rules {
    /// The rules of a game that was begun before the texts of the Laws were read a second time.
    #[must_use]
    pub fn as_first_read(self) -> Self {
        Self { closely_read: false, edition: self.edition.as_first_read(), ..self }
    }
}

impl Default for Rules {
    fn default() -> Self {
        let same = |kind| ByColor { white: kind, black: kind };
        Self {
            edition: Edition::default(),
            pace: None,
            supervision: Supervision::Adequate,
            authority: Authority::Referee,
            announcing: Announcing::Off,
            boards: same(BoardKind::Typed),
            scribes: ByColor { white: Scribe::Assistant, black: Scribe::Assistant },
            quickplay: false,
            draws: Draws::Free,
            session: None,
            adjudication: false,
            scale: Scale::Usual,
            minutes_by_claim: false,
            default_time: None,
            unconfirmed: Unconfirmed::Ask,
            warnings: ByColor::default(),
            penalties_ruled: true,
            rulings_undone: true,
            by_the_letter: true,
            touch_asked: true,
            sheets_stop: true,
            odds: None,
            closely_read: true,
        }
    }
}

impl Rules {
    /// The pace that counts, under this control.
    #[must_use]
    pub fn pace(&self, control: Option<&TimeControl>) -> Pace {
        self.pace.or_else(|| Some(control?.pace(self.edition))).unwrap_or(Pace::Standard)
    }

    /// Whether there is an arbiter.
    #[must_use]
    pub fn has_arbiter(&self) -> bool {
        self.authority == Authority::Arbiter
    }
}

/// Who rules at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Authority {
    /// The referee alone: what is against the Laws is refused, and flags are called by the program.
    Referee,
    /// An arbiter: what is against the Laws has happened, and has its consequences.
    Arbiter,
    /// Another one elsewhere, as a server has for its games: clocks and results are his, and are told
    /// (`Event::ClocksTold`, `Event::ResultTold`). What is against the Laws is refused here; but no flag, no
    /// repetition and no count of moves ends the game, only what ends it on the board.
    Remote,
}

/// What must be said before the opponent's clock is started (D.2.1, D.2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Announcing {
    /// Nothing.
    Off,
    /// The mover announces.
    Announce,
    /// The mover announces and presses; the opponent repeats and executes in his own time.
    Repeat,
    /// The same, but the event lets the clock wait: it is pressed when the move is repeated and
    /// executed, and until then the time of the opponent runs, who keeps the mover waiting.
    RepeatFirst,
    /// The same at the cost of the mover: games that were begun before `Repeat` meant what D.2.4
    /// says are played to their end and replayed by it.
    RepeatAtMoversCost,
}

impl Announcing {
    /// Whether the opponent repeats an announced move (D.2.1).
    #[must_use]
    pub const fn repeats(self) -> bool {
        matches!(self, Self::Repeat | Self::RepeatFirst | Self::RepeatAtMoversCost)
    }

    /// Whether the clock is pressed only when the move is repeated and executed.
    #[must_use]
    pub const fn clock_waits(self) -> bool {
        matches!(self, Self::RepeatFirst | Self::RepeatAtMoversCost)
    }
}

/// When the players may agree on a draw (9.1.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Draws {
    /// At any time.
    #[default]
    Free,
    /// Not before each has made so many moves.
    After(u16),
    /// Only with the arbiter's consent: until each has made so many moves, or during the whole game.
    Consent(Option<u16>),
}

/// More moves than these no event asks for.
const MOST_MOVES: u16 = 200;

/// Writes `free`, `after 30`, `arbiter` or `arbiter until 30`.
impl fmt::Display for Draws {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Free => f.write_str("free"),
            Self::After(moves) => write!(f, "after {moves}"),
            Self::Consent(None) => f.write_str("arbiter"),
            Self::Consent(Some(moves)) => write!(f, "arbiter until {moves}"),
        }
    }
}

/// A text that does not say when a draw may be agreed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not one of free, after 30, arbiter, arbiter until 30")]
pub struct UnknownDraws(pub String);

impl FromStr for Draws {
    type Err = UnknownDraws;

    fn from_str(text: &str) -> Result<Self, UnknownDraws> {
        let moves = |number: &str| number.parse().ok().filter(|of| (1..=MOST_MOVES).contains(of));
        let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let read = match words[..] {
            ["free"] => Some(Self::Free),
            ["after", number] => moves(number).map(Self::After),
            ["arbiter"] => Some(Self::Consent(None)),
            ["arbiter", "until", number] => moves(number).map(|moves| Self::Consent(Some(moves))),
            _ => None,
        };
        read.ok_or_else(|| UnknownDraws(text.to_owned()))
    }
}

/// On what a player plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardKind {
    /// At a keyboard, or by word of mouth: nothing can be touched.
    Typed,
    /// On an ordinary board (D.2.5).
    Ordinary,
    /// On a board with holes: touched is taken out (D.2.2), made is seated and announced (D.2.3).
    Pegs,
    /// On a board that the program shows or tells: a piece that is taken is touched (4.2.2), moves are
    /// made by keys, and the opponent's come by themselves.
    Screen,
}

impl BoardKind {
    /// Whether the program keeps the board: nothing has to be executed by hand, nothing can stand
    /// wrongly.
    pub(super) const fn is_kept(self) -> bool {
        matches!(self, Self::Typed | Self::Screen)
    }
}

/// Who keeps a player's score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scribe {
    /// The player himself; the duty to record is watched (8.1).
    Own,
    /// The player himself, by hand on paper or in braille: only the arbiter sees whether he does
    /// (8.1, 8.4, 8.5).
    Hand,
    /// The program or an assistant, at each completed move (D.2.10.3).
    Assistant,
}

/// What is done with a figure of an edition that no text of it confirms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unconfirmed {
    /// It is not applied but put to the arbiter.
    Ask,
    /// It is applied.
    Follow,
}
