//! What a place is doing, besides or instead of playing its game.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::app::session::returning::LeftGame;
use crate::app::session::review::Review;
use crate::archive::GameId;
use crate::exercises::Exercise;
use crate::laws::At;

/// What a place is doing.
#[derive(Debug)]
pub(super) enum Activity {
    /// Its game is played, or has been.
    Playing,
    /// Its game was left, and the player has not said yet whether it goes on.
    Returning(Box<LeftGame>),
    /// A game is gone through, until what comes then.
    Reviewing(Box<Review>, AfterReview),
    /// Something is practised, until what comes then.
    Practising(Box<dyn Exercise>, AfterReview),
}

/// What comes when the game that is gone through is closed, or what is practised.
#[derive(Debug)]
pub(super) enum AfterReview {
    /// No game is played here.
    Leave,
    /// The game that is played stands as it did before.
    Stay,
    /// The game that is played waits, and goes on.
    GoOn,
    /// The player is asked once more whether the game that was left goes on.
    Return(Box<LeftGame>),
    /// The game is gone through again that was left for what is practised, until what comes then.
    Review(Box<Review>, Box<AfterReview>),
    /// The lesson goes on that was left for its drill, until what comes then.
    Lesson(Box<dyn Exercise>, Box<AfterReview>),
}

/// What has come when the game that was gone through was closed.
#[derive(Clone, Copy, Debug)]
pub(super) enum Closed {
    /// No game is played here.
    Left,
    /// The player is asked once more about the game that was left.
    Returned,
    /// The player is back at the game that is played; whether that has waited.
    Back { waited: bool },
    /// He is back at the game that he goes through.
    Reviewing,
    /// He is back at the lesson.
    Learning,
}

impl AfterReview {
    fn goes_on(&self) -> bool {
        match self {
            Self::GoOn => true,
            Self::Review(_, then) | Self::Lesson(_, then) => then.goes_on(),
            Self::Leave | Self::Stay | Self::Return(_) => false,
        }
    }
}

impl Activity {
    /// Goes through a game from now on. `waits`: the game that is played was stopped for it.
    pub(super) fn review(&mut self, review: Review, waits: bool) {
        *self = Self::Reviewing(Box::new(review), self.leave(waits));
    }

    /// Practises this from now on. `waits`: the game that is played was stopped for it.
    pub(super) fn practise(&mut self, practised: Box<dyn Exercise>, waits: bool) {
        let then = match std::mem::replace(self, Self::Playing) {
            Self::Reviewing(review, then) => AfterReview::Review(review, Box::new(then)),
            Self::Practising(lesson, then) if lesson.has_drill() => {
                AfterReview::Lesson(lesson, Box::new(then))
            }
            other @ (Self::Playing | Self::Returning(_) | Self::Practising(..)) => {
                *self = other;
                self.leave(waits)
            }
        };
        *self = Self::Practising(practised, then);
    }

    /// What comes when that is closed for which this is left.
    fn leave(&mut self, waits: bool) -> AfterReview {
        match std::mem::replace(self, Self::Playing) {
            _ if waits => AfterReview::GoOn,
            Self::Playing => AfterReview::Stay,
            Self::Returning(left) => AfterReview::Return(left),
            Self::Reviewing(_, then) | Self::Practising(_, then) => then,
        }
    }

    /// Closes the game that is gone through.
    pub(super) fn close(&mut self) -> Closed {
        match std::mem::replace(self, Self::Playing) {
            Self::Playing
            | Self::Reviewing(_, AfterReview::Stay)
            | Self::Practising(_, AfterReview::Stay) => Closed::Back { waited: false },
            Self::Reviewing(_, AfterReview::GoOn) | Self::Practising(_, AfterReview::GoOn) => {
                Closed::Back { waited: true }
            }
            Self::Reviewing(_, AfterReview::Leave) | Self::Practising(_, AfterReview::Leave) => {
                Closed::Left
            }
            Self::Returning(left)
            | Self::Reviewing(_, AfterReview::Return(left))
            | Self::Practising(_, AfterReview::Return(left)) => {
                *self = Self::Returning(left);
                Closed::Returned
            }
            Self::Reviewing(_, AfterReview::Review(review, then))
            | Self::Practising(_, AfterReview::Review(review, then)) => {
                *self = Self::Reviewing(review, *then);
                Closed::Reviewing
            }
            Self::Reviewing(_, AfterReview::Lesson(lesson, then))
            | Self::Practising(_, AfterReview::Lesson(lesson, then)) => {
                *self = Self::Practising(lesson, *then);
                Closed::Learning
            }
        }
    }

    /// Has the game that was left as the one that is played.
    pub(super) fn take_left(&mut self) -> Option<Box<LeftGame>> {
        match std::mem::replace(self, Self::Playing) {
            Self::Returning(left) => Some(left),
            other @ (Self::Playing | Self::Reviewing(..) | Self::Practising(..)) => {
                *self = other;
                None
            }
        }
    }

    /// The game that was left, while the player is asked about it.
    pub(super) const fn left(&self) -> Option<&LeftGame> {
        match self {
            Self::Returning(left) => Some(left),
            Self::Playing | Self::Reviewing(..) | Self::Practising(..) => None,
        }
    }

    /// Whether a game is gone through or something practised, and what is typed is not about the game that is played.
    pub(super) const fn is_elsewhere(&self) -> bool {
        matches!(self, Self::Reviewing(..) | Self::Practising(..))
    }

    /// Whether the game that is played waits for the end of a review.
    pub(super) fn keeps_waiting(&self) -> bool {
        match self {
            Self::Reviewing(_, then) | Self::Practising(_, then) => then.goes_on(),
            Self::Playing | Self::Returning(_) => false,
        }
    }

    /// The game that is gone through, if one is.
    pub(super) const fn reviewed(&self) -> Option<&Review> {
        match self {
            Self::Reviewing(review, _) => Some(review),
            Self::Playing | Self::Returning(_) | Self::Practising(..) => None,
        }
    }

    /// What is practised, if anything is.
    pub(super) fn practised(&self) -> Option<&dyn Exercise> {
        match self {
            Self::Practising(practised, _) => Some(&**practised),
            Self::Playing | Self::Returning(_) | Self::Reviewing(..) => None,
        }
    }

    /// Whether no board may be looked at.
    pub(super) fn is_from_memory(&self) -> bool {
        match self.practised() {
            Some(practised) => practised.is_from_memory(),
            None => false,
        }
    }

    /// The game that is gone through, or that the exercise is about.
    pub(super) fn game(&self) -> Option<GameId> {
        self.reviewed().map(Review::id).or_else(|| self.practised().and_then(Exercise::game))
    }

    /// What is practised, to be gone on with.
    pub(super) fn practised_mut(&mut self) -> Option<&mut (dyn Exercise + 'static)> {
        match self {
            Self::Practising(practised, _) => Some(&mut **practised),
            Self::Playing | Self::Returning(_) | Self::Reviewing(..) => None,
        }
    }

    /// The game that is gone through, to be gone on with.
    pub(super) const fn reviewed_mut(&mut self) -> Option<&mut Review> {
        match self {
            Self::Reviewing(review, _) => Some(review),
            Self::Playing | Self::Returning(_) | Self::Practising(..) => None,
        }
    }

    /// Lets no more moves come by themselves; whether they did.
    pub(super) fn stops_moves(&mut self) -> bool {
        self.reviewed_mut().is_some_and(Review::stop)
    }

    /// When the next move comes by itself.
    pub(super) fn deadline(&self) -> Option<At> {
        self.reviewed().and_then(Review::due)
    }
}
