//! What is to be done outside of what is pure, by who does it.
//!
//! Each kind is closed, and is carried out at one place by one match without a wildcard: a terminal
//! by `outputs`, the journal by `game_store`, boards by `ports`, what only a player at home has by
//! `perform`. Home, the host of a match and its clients use the same, and differ in which they have.

#![deny(clippy::wildcard_enum_match_arm)]

use std::time::Duration;

use shakmaty::ByColor;

use crate::app::happened::{Happened, RecordNote};
use crate::app::input::BoardId;
use crate::app::session::occasion::at_home::AtHome;
use crate::archive::{GameId, Header, Judged, Labelled, Query, Remark};
use crate::config::Key;
use crate::laws::{At, Position, Question};
use crate::louis::Table;
use crate::online::Wanted;
use crate::opponent::thinker::{ThinkerTask, Ticket};
use crate::opponent::uci;
use crate::pegboard::certabo::Chips;
use crate::pegboard::{self, Address, Orientation};
use crate::practice::cards::Grade;
use crate::tones::Tone;
use crate::voices::{Offered, Utterance};

/// Something that must now be done for a player at home.
#[derive(Debug)]
pub enum Act {
    /// At the terminal of whoever it concerns.
    Out(Output),
    /// With the journal of the table.
    Keep(Keeping),
    /// Find out whether a mate is possible; the answer comes with the same ticket.
    Judge(Ticket, Question),
    /// With the boards under his hands.
    Board(BoardOrder),
    /// Put this into an envelope; the closed envelope comes as an input.
    Seal(String),
    /// What a player has who is at home, and nobody without having been there.
    Home(AtHome, HomeOrder),
    /// Leave this game.
    Leave(AtHome, Leave),
}

/// Something that must now be done for a player at a seat of a match: whatever is done at home is not
/// among it.
#[derive(Debug)]
pub enum SeatAct {
    /// As [`Act::Out`].
    Out(Output),
    /// As [`Act::Keep`].
    Keep(Keeping),
    /// As [`Act::Judge`].
    Judge(Ticket, Question),
    /// As [`Act::Board`].
    Board(BoardOrder),
    /// As [`Act::Seal`].
    Seal(String),
}

/// What is heard and seen at a terminal, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output {
    /// Say and print this.
    Say(Utterance),
    /// Say and print the first, which is a part of the second; a screen shows the second.
    Part(Utterance, Utterance),
    /// Say what the cursor is on, and show it in place of what it was on: no part of the transcript.
    Look(Utterance),
    /// Print this and do not say it: it is about speech itself, and would cut off what is said.
    Print(Utterance),
    /// Let this tone sound, if tones are on.
    Tone(Tone),
    /// Stop what is being said.
    Hush,
    /// Speak, or do not.
    Speak(bool),
    /// Let tones sound, or do not.
    Tones(bool),
    /// Speak so fast, -100 to 100.
    Rate(i32),
    /// Speak and let tones sound so loud, 10 to 100.
    Volume(u8),
    /// Print in Unicode braille by this table from now on; without one, as text.
    PrintIn(Option<Table>),
}

impl Output {
    /// The words of it, if it has any.
    #[must_use]
    pub const fn words(&self) -> Option<&Utterance> {
        match self {
            Self::Say(words) | Self::Part(words, _) | Self::Look(words) | Self::Print(words) => {
                Some(words)
            }
            Self::Tone(_)
            | Self::Hush
            | Self::Speak(_)
            | Self::Tones(_)
            | Self::Rate(_)
            | Self::Volume(_)
            | Self::PrintIn(_) => None,
        }
    }
}

/// What is to be done with the journal.
#[derive(Debug)]
pub enum Keeping {
    /// Keep this; before anything after it is said.
    Record(Happened),
    /// The game has this result, as [`crate::laws::Outcome::score`] writes it.
    Finish(&'static str),
    /// The game has no result any more: the ruling that gave it is revoked.
    Reopen,
}

/// What is to be done with boards.
#[derive(Debug)]
pub enum BoardOrder {
    /// Look for one; what becomes of it comes as inputs with the same number.
    Open(BoardId, Address),
    /// Give one an order.
    Tell(BoardId, pegboard::Order),
    /// Let go of one.
    Close(BoardId),
    /// Those that are opened from now on lie so.
    Orientation(Orientation),
    /// Keep which chips are which pieces.
    Keep(Chips),
}

/// What a player has at home and not at a match, where nobody plays for him and everything is set by
/// the match file.
#[derive(Debug)]
pub enum HomeOrder {
    /// Let the opponent think.
    Think(Ticket, ThinkerTask),
    /// Let the opponent answer with what it has.
    StopThinking,
    /// Tell the engine this.
    Engine(uci::Order),
    /// Tell the engine this that judges positions.
    Analyst(uci::Order),
    /// Tell what is known of a position; it comes as an input with the same ticket.
    Recall(Ticket, Judged),
    /// Look a position up in the tables of the player's folder, and the best line of so many; what is
    /// known comes as an input with the same ticket.
    LookUp(Ticket, Box<Position>, usize),
    /// Tell which moves are played in a position; it comes as an input with the same ticket.
    Book(Ticket, Box<Position>),
    /// Keep the lines that were found for a position.
    KeepAnalysis(Judged, String),
    /// Keep what was found wrong in a game.
    KeepLabels(GameId, Vec<Labelled>),
    /// Keep how well both sides of a game have played, of 100, and what each position was worth.
    KeepCourse(GameId, ByColor<u8>, String),
    /// Keep a setting.
    Set(Key, String),
    /// Look for games; the answer comes as an input with the same ticket.
    Search(Ticket, Box<Query>),
    /// Tell which exercises were tried and how it went; it comes as an input with the same ticket.
    Attempts(Ticket),
    /// Tell the moves of the games that were played last; they come as an input with the same ticket.
    Games(Ticket),
    /// Keep how an exercise went that is kept by this name, and how long the answer took.
    Attempted(String, Grade, Option<Duration>),
    /// Fetch a game to go through it; it comes as an input with the same ticket.
    Fetch(Ticket, GameId),
    /// Let the player choose from this list on a screen; lines say this instead.
    Offer(Offered, Output),
    /// Tell this of the boards of the display that is played.
    TellBoards(AskedOfBoards),
    /// Let the server that rules on the game know that this is wanted.
    Elsewhere(Wanted),
    /// Tell this of the games by letter.
    TellLetters(AskedOfLetters),
    /// Do this with games that are kept; what has become of it comes as an input with the same ticket.
    File(Ticket, FilingOrder),
}

/// What is to be done with games that are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FilingOrder {
    /// This is written into a file of this name; over another of the name, or not.
    Write {
        /// What.
        what: Sheet,
        /// The name, as the player has typed it.
        file: String,
        /// Whether another file of this name is replaced.
        over: bool,
    },
    /// A game is deleted.
    Delete(GameId),
    /// The game that was deleted last is brought back.
    Undelete,
    /// The player writes this about a game.
    Remark(GameId, Remark, String),
    /// It is told what he has noted of a game.
    Note(GameId),
}

/// What is written into a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// A game as PGN.
    Pgn(GameId),
    /// A game as a score sheet: in braille where the name of the file ends so, else in print.
    Score(GameId),
    /// The letter of a game by letter.
    Letter(GameId),
    /// This text.
    Text(String),
}

/// For what a game is left.
#[derive(Debug)]
pub enum Leave {
    /// One that was left: the one that was played last, or this one.
    Resume(Option<GameId>),
    /// A new one like this, by chance of its own.
    NewGame(Box<Header>),
    /// A board of a simultaneous display.
    Board(Seek),
    /// Another one with the same opponent, who is elsewhere and has to agree.
    Rematch,
    /// Nothing: the program ends.
    Quit,
}

/// Which board of a simultaneous display is gone to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seek {
    /// The next one, after a move at this one; if no other waits, the player stays.
    AfterMove,
    /// The next one.
    Next,
    /// The one of this number.
    Board(usize),
    /// The one at which a display was left last.
    Last,
}

/// What is told of the boards of a display.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AskedOfBoards {
    /// Which of them wait now.
    Waiting(At),
    /// What is left, or how all have ended, after the end of a game.
    AfterEnd,
}

/// What is told of games by letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AskedOfLetters {
    /// The letter that goes with the last move of this game.
    Letter(GameId),
    /// In which of them a move is due, and how long the others have waited.
    Waiting,
}

impl Act {
    /// Says and prints this.
    #[must_use]
    pub const fn say(utterance: Utterance) -> Self {
        Self::Out(Output::Say(utterance))
    }

    /// What is said, if it is that.
    #[must_use]
    pub const fn said(&self) -> Option<&Utterance> {
        match self {
            Self::Out(Output::Say(said) | Output::Part(said, _))
            | Self::Home(_, HomeOrder::Offer(_, Output::Say(said) | Output::Part(said, _))) => {
                Some(said)
            }
            Self::Out(_)
            | Self::Keep(_)
            | Self::Judge(..)
            | Self::Board(_)
            | Self::Seal(_)
            | Self::Home(..)
            | Self::Leave(..) => None,
        }
    }

    /// Prints this and does not say it.
    #[must_use]
    pub const fn print(utterance: Utterance) -> Self {
        Self::Out(Output::Print(utterance))
    }

    /// Lets this tone sound.
    #[must_use]
    pub const fn tone(tone: Tone) -> Self {
        Self::Out(Output::Tone(tone))
    }

    /// Puts this on record.
    #[must_use]
    pub const fn record(happened: Happened) -> Self {
        Self::Keep(Keeping::Record(happened))
    }

    /// Whether it puts on record that a player who sees no board has looked.
    #[must_use]
    pub const fn is_look(&self) -> bool {
        matches!(self, Self::Keep(Keeping::Record(Happened::Beside(_, RecordNote::Looked(_)))))
    }

    /// The same at a seat.
    ///
    /// # Errors
    ///
    /// That it is done at home.
    pub fn at_seat(self) -> Result<SeatAct, AtHome> {
        Ok(match self {
            Self::Out(output) => SeatAct::Out(output),
            Self::Keep(order) => SeatAct::Keep(order),
            Self::Judge(ticket, question) => SeatAct::Judge(ticket, question),
            Self::Board(order) => SeatAct::Board(order),
            Self::Seal(contents) => SeatAct::Seal(contents),
            Self::Home(home, _) | Self::Leave(home, _) => return Err(home),
        })
    }
}
