//! A board of a session: whether it is there, how far it is, and with what it was compared.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Board, Color};

use crate::app::input::BoardId;
use crate::app::session::Manner;
use crate::app::session::boards::exercising::BoardExercise;
use crate::app::session::boards::kings::Kings;
use crate::app::session::boards::lamps::Shown;
use crate::app::session::boards::menu::Menu;
use crate::app::session::boards::unheard::Unheard;
use crate::app::session::intent::{Intent, Next, OnBoards};
use crate::guidance::{self, Step};
use crate::laws::At;
use crate::pegboard::{Address, Loss, Make, Senses};
use crate::sensing::Hands;
use crate::voices::Value;

/// A board.
#[derive(Debug)]
pub(super) struct Own {
    pub(super) id: BoardId,
    pub(super) address: Address,
    pub(super) contact: Contact,
    pub(super) hands: Hands,
    pub(super) state: State,
    pub(super) compared: Compared,
    /// What stands on it besides the game, where it is used for exercises.
    pub(super) exercise: Option<BoardExercise>,
    pub(super) button: Pressing,
    /// What its button can choose from, while that is open.
    pub(super) menu: Option<Menu>,
    pub(super) kings: Kings,
    /// Whether it has been played on: nobody sets it up any more.
    pub(super) joined: bool,
    /// Whether it was just said how to turn it: that its side is unknown is the same order again.
    pub(super) turned: bool,
    /// When it is said that a step seems not to be done, if it is not done then.
    pub(super) unmoved: Option<At>,
    pub(super) shown: Shown,
}

/// Whether a board is there, and what is known of that.
#[derive(Debug, Default)]
pub(super) struct Contact {
    /// Its make and its port, while it is there.
    pub(super) found: Option<(Make, String)>,
    /// Whether it was there before.
    pub(super) known: bool,
    /// Why it is not there, as it was told last.
    pub(super) loss: Option<Loss>,
    /// Whether it is still telling what has happened while it was away.
    pub(super) catches_up: bool,
    /// Since when it is gone, if it was there before.
    pub(super) gone: Option<At>,
    /// What is left in its battery, in percent, as it was told when it was low.
    pub(super) low: Option<u8>,
}

/// With what a board was compared last.
#[derive(Debug)]
pub(super) struct Compared {
    /// The pieces as the referee had them.
    pub(super) picture: Board,
    /// Whether the opponent's move was still to be made on it then.
    pub(super) behind: bool,
    /// How many moves there were then.
    pub(super) plies: usize,
    /// The move that seems to have been made on it unheard, which the player was asked to type.
    pub(super) unheard: Option<Unheard>,
    /// Whether moves may have been made on it since it was played on last, of which nothing was heard.
    pub(super) deaf: bool,
    /// The illegal position that the player was told of.
    pub(super) illegal: Option<Board>,
    /// Whether a restored position, or a touch that was waived, is still to be compared with it.
    pub(super) restored: bool,
}

/// The button of a board, or the lever of its clock.
#[derive(Debug, Default)]
pub(super) struct Pressing {
    /// Whether there is one.
    pub(super) there: bool,
    /// Whose time its clock shows to be running.
    pub(super) lever: Option<Color>,
    /// The player who has pressed the lever before the board has told his move, and how long that is awaited.
    pub(super) early: Option<(Color, At)>,
    /// When it is said that a move was not pressed, if one stands on it then.
    pub(super) unpressed: Option<At>,
    /// Whether it has just been pressed where nothing was to be done.
    pub(super) hushed: bool,
    /// Whether it has announced what stands, or tried to, since a hand has done something.
    pub(super) announced: bool,
}

/// How far a board is.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum State {
    /// It is not there.
    Away,
    /// It is there, and is compared with the game as soon as that can be; whether the player was led
    /// before, and has not heard yet that it is right.
    Arriving { led: bool },
    /// It does not stand as it should, and the player is led; the step that was said last.
    Guided(Option<Step>),
    /// It does not stand as it should, and the player does not want to be led.
    Left,
    /// It stands as it should, and what hands do on it counts.
    Played,
}

impl State {
    /// Whether the player was led, and waits to hear that the board is right.
    pub(super) const fn led(&self) -> bool {
        matches!(self, Self::Guided(_) | Self::Left | Self::Arriving { led: true })
    }
}

impl Contact {
    /// What its make tells of, while it is there.
    pub(super) fn senses(&self) -> Option<Senses> {
        self.found.as_ref().map(|(make, _)| make.senses())
    }

    /// Whether it tells finished moves and nothing else.
    pub(super) fn tells_moves(&self) -> bool {
        self.senses() == Some(Senses::Moves)
    }
}

impl Own {
    pub(super) fn new(id: BoardId, address: Address) -> Self {
        Self {
            id,
            address,
            contact: Contact::default(),
            hands: Hands::new(Senses::Squares),
            state: State::Away,
            compared: Compared {
                picture: Board::empty(),
                behind: false,
                plies: 0,
                unheard: None,
                deaf: false,
                illegal: None,
                restored: false,
            },
            exercise: None,
            button: Pressing::default(),
            menu: None,
            kings: Kings::default(),
            joined: false,
            turned: false,
            unmoved: None,
            shown: Shown::default(),
        }
    }

    /// How its hands go on when what was wanted before has happened.
    pub(super) const fn wants(&self, next: Next) -> Intent {
        Intent::Boards(OnBoards::GoOn(self.id, next))
    }

    /// What is to be done first to bring it to these pieces; nothing where it stands so.
    pub(super) fn step_to(&self, wanted: &Board) -> Option<Step> {
        guidance::next(self.hands.sensed()?, wanted)
    }

    /// Whether it stands so.
    pub(super) fn fits(&self, wanted: &Board) -> bool {
        self.hands.sensed().is_some() && self.step_to(wanted).is_none()
    }
}

impl Manner {
    pub(super) fn board_value(&self, own: &Own) -> Option<Value> {
        let (make, port) = own.contact.found.as_ref()?;
        let values = [("make", make.title().into()), ("port", port.as_str().into())];
        Some(self.narrator.talk.sentence("board-name", &values).into())
    }
}
