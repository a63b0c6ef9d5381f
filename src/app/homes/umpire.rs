//! The umpire of a game between two homes: clocks, result, and what both have agreed on. Pure.
//!
//! It goes by the referee alone, and by a time of its own: what a line takes to arrive is no thought of the
//! player's, so that time stands while it is under way. A credit is a second a move at most.

#![deny(clippy::wildcard_enum_match_arm)]

use std::time::Duration;

use shakmaty::{ByColor, Color, Position as _};

use crate::app::homes::Terms;
use crate::laws::{
    Answer, At, Claim, Doubt, Effect, Event, Game, Outcome, Question, Reason, Verdict,
};
use crate::online::{Began, GameState, GameStatus, Player, Wanted};

/// So much is credited for a move at most, as servers do.
pub const MOST_CREDIT: Duration = Duration::from_secs(1);

/// The umpire of a game.
#[derive(Debug)]
pub struct Umpire {
    terms: Terms,
    game: Game,
    /// All that was credited: so much its time is behind that of the session.
    credited: Duration,
    /// When the player to move was told that it is his turn, by the session.
    turn_since: At,
    takeback: ByColor<bool>,
    begun: bool,
    aborted: bool,
    /// What a solver has to find out.
    asked: Vec<Question>,
}

/// Something was not done: the game is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotDone;

impl Umpire {
    /// The umpire of a game that has not begun.
    #[must_use]
    pub fn new(terms: Terms) -> Self {
        let game = Game::new(terms.setup());
        Self {
            terms,
            game,
            credited: Duration::ZERO,
            turn_since: At::ZERO,
            takeback: ByColor::default(),
            begun: false,
            aborted: false,
            asked: Vec::new(),
        }
    }

    /// What was agreed on.
    #[must_use]
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Names the guest.
    pub fn names(&mut self, guest: String) {
        let host = self.terms.host;
        self.terms.names[!host] = guest;
    }

    /// Starts the clocks.
    pub fn starts(&mut self, now: At) {
        (self.turn_since, self.begun) = (now, true);
        let _ = self.happens(now, &Event::Started);
    }

    /// Goes on with the game, which was played up to `before`: nobody has thought since then.
    pub fn goes_on(&mut self, now: At, before: At) {
        self.credited += now.since(before);
        self.turn_since = now;
    }

    /// Whether the game has begun.
    #[must_use]
    pub const fn has_begun(&self) -> bool {
        self.begun
    }

    /// Whether it is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.aborted || self.game.outcome().is_some()
    }

    /// Whose move is awaited.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.game.position().turn()
    }

    /// What of the time that has passed was the way of a line, and not the player's thought: `thought` by his own
    /// clock. It is never more than the way there and back, as it was measured.
    #[must_use]
    pub fn credit(&self, now: At, thought: Duration, way: Duration) -> Duration {
        let passed = now.since(self.turn_since);
        passed.saturating_sub(thought).min(way).min(MOST_CREDIT)
    }

    /// Does what a player wants; `credit` is for the way of a move.
    ///
    /// # Errors
    ///
    /// When it cannot be done now.
    pub fn does(
        &mut self,
        now: At,
        by: Color,
        wanted: &Wanted,
        credit: Duration,
    ) -> Result<(), NotDone> {
        if !self.has_begun() || self.is_over() {
            return Err(NotDone);
        }
        match wanted {
            Wanted::Move(uci) => {
                if self.turn() != by || uci.to_move(self.game.position()).is_err() {
                    return Err(NotDone);
                }
                self.credited += credit;
                self.takeback = ByColor::default();
                let made = self.happens(now, &Event::Entered(*uci));
                self.turn_since = now;
                made
            }
            Wanted::Draw(asked) => match (self.game.offer(), asked) {
                (Some(of), true) if of != by => {
                    self.happens(now, &Event::DrawAnswered(by, Answer::Accepted))
                }
                (Some(of), false) if of != by => {
                    self.happens(now, &Event::DrawAnswered(by, Answer::Declined))
                }
                (None, true) => self.happens(now, &Event::DrawOffered(by)),
                (Some(_) | None, _) => Err(NotDone),
            },
            Wanted::Takeback(asked) => self.takes_back(now, by, *asked),
            Wanted::Resign => self.happens(now, &Event::Resigned(by)),
            Wanted::Abort if self.game.made().len() < 2 => {
                self.aborted = true;
                Ok(())
            }
            Wanted::ClaimDraw => self.claims(now, by),
            // Who has left has his clock running. What is written is no matter of the game.
            Wanted::Abort | Wanted::ClaimVictory | Wanted::Chat(_) => Err(NotDone),
        }
    }

    /// A player asks to take back, agrees to it, or does not: back to where the one who has asked has to move.
    fn takes_back(&mut self, now: At, by: Color, asked: bool) -> Result<(), NotDone> {
        let plies = |of: Color, turn: Color| if of == turn { 2 } else { 1 };
        match (asked, self.takeback[!by]) {
            (true, true) => {
                self.takeback = ByColor::default();
                let back = plies(!by, self.turn());
                self.happens(now, &Event::TakenBack(back))?;
                self.turn_since = now;
                Ok(())
            }
            (true, false) => {
                let back = plies(by, self.turn());
                if self.terms.strict || self.game.made().len() < usize::from(back) {
                    return Err(NotDone);
                }
                self.takeback[by] = true;
                Ok(())
            }
            (false, true) => {
                self.takeback[!by] = false;
                Ok(())
            }
            (false, false) => Err(NotDone),
        }
    }

    /// A draw by repetition or by fifty moves, if the position is one; a wrong claim costs nothing.
    fn claims(&mut self, now: At, by: Color) -> Result<(), NotDone> {
        let claim = match () {
            () if self.turn() != by => return Err(NotDone),
            () if self.game.course().occurrences() >= 3 => Claim::Threefold,
            () if self.game.position().halfmoves() >= 100 => Claim::FiftyMoves,
            () => return Err(NotDone),
        };
        self.happens(now, &Event::ClaimedBy(by, claim, None))
    }

    fn happens(&mut self, now: At, event: &Event) -> Result<(), NotDone> {
        let at = self.time(now);
        let effects = self.game.handle(at, event);
        let refused = effects.iter().any(|effect| matches!(effect, Effect::Refused(_)));
        let asks =
            |effect| if let Effect::AskSolver(question) = effect { Some(question) } else { None };
        self.asked.extend(effects.into_iter().filter_map(asks));
        if refused { Err(NotDone) } else { Ok(()) }
    }

    /// Time has passed.
    pub fn time_passed(&mut self, now: At) {
        let _ = self.happens(now, &Event::TimePassed);
    }

    /// What a solver has to find out, each question once.
    pub fn take_questions(&mut self) -> Vec<Question> {
        std::mem::take(&mut self.asked)
    }

    /// What the solver has found out.
    pub fn judged(&mut self, now: At, question: u32, doubt: Doubt, verdict: Verdict) {
        let _ = self.happens(now, &Event::Judged(question, doubt, verdict));
    }

    /// When [`Umpire::time_passed`] is next needed, if ever. A player whose lines take their time has a little
    /// longer: `way` there and back for each.
    #[must_use]
    pub fn deadline(&self, way: ByColor<Duration>) -> Option<At> {
        if self.aborted {
            return None;
        }
        let grace = way[self.turn()].min(MOST_CREDIT);
        self.game.deadline().map(|at| at + self.credited + grace)
    }

    /// How the game stands.
    #[must_use]
    pub fn state(&self, now: At) -> GameState {
        let game = &self.game;
        let outcome =
            if self.aborted { Some(Outcome::none(Reason::Annulled)) } else { game.outcome() };
        let left = |color| {
            let left = |clock: &crate::laws::Clock| clock.remaining(color, self.time(now));
            game.clock().map_or(Duration::ZERO, left)
        };
        GameState {
            moves: game.made().iter().map(|made| made.mv.to_uci(game.mode())).collect(),
            left: ByColor::new_with(left),
            status: outcome.map_or(GameStatus::Going, |outcome| status(outcome.reason)),
            winner: outcome.and_then(Outcome::winner),
            draw: ByColor::new_with(|color| game.offer() == Some(color)),
            takeback: self.takeback,
            expires: None,
        }
    }

    /// The time of the game.
    fn time(&self, now: At) -> At {
        At::ZERO + now.since(At::ZERO).saturating_sub(self.credited)
    }
}

impl Terms {
    /// What the game is and how it stands, as a server would tell it.
    #[must_use]
    pub fn began(&self, state: GameState) -> Began {
        let player = |color| Player { name: self.names[color].clone(), ..Player::default() };
        Began {
            id: self.game.to_string(),
            players: ByColor::new_with(player),
            variant: self.variant.id().to_owned(),
            fen: None,
            clock: None,
            rated: false,
            state,
        }
    }
}

/// How the end of a game is told to the players, who see the board.
const fn status(reason: Reason) -> GameStatus {
    match reason {
        Reason::Annulled => GameStatus::Aborted,
        Reason::Resignation => GameStatus::Resigned,
        Reason::Flag | Reason::FlagNoMate | Reason::BothFlags => GameStatus::Flag,
        Reason::Checkmate => GameStatus::Mate,
        Reason::Stalemate => GameStatus::Stalemate,
        Reason::KingOnHill
        | Reason::ThirdCheck
        | Reason::KingExploded
        | Reason::AllPiecesLost
        | Reason::NoMovesLeft
        | Reason::HordeTaken
        | Reason::RaceWon
        | Reason::RaceDrawn => GameStatus::Variant,
        Reason::ResignationNoMate
        | Reason::DeadPosition
        | Reason::Agreement
        | Reason::Threefold
        | Reason::FiftyMoves
        | Reason::Fivefold
        | Reason::SeventyFiveMoves => GameStatus::Draw,
        Reason::DefaultTime
        | Reason::BothAbsent
        | Reason::IllegalMoves
        | Reason::IllegalMovesNoMate
        | Reason::IllegalPosition
        | Reason::Quickplay
        | Reason::SealedMove
        | Reason::SealedMoveNoMate
        | Reason::Arbiter
        | Reason::Adjudicated => GameStatus::Decided,
    }
}
