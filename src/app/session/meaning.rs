//! What a typed line means now. Pure: it looks at the place, and nothing is done.
//!
//! A line passes the rows of [`Gate`] in their order, and the first row that takes it says what it means.
//! What its words are, its command, its move, yes or no, is found out once (`Wording`), and what each row
//! depends on is handed to it (`Now`). What is done about a meaning is one match in `line`.

#![deny(clippy::wildcard_enum_match_arm)]

mod commands;
mod now;
mod question;
mod rows;
mod sayable;
#[cfg(test)]
mod tests;
mod wording;

use shakmaty::Move;

use crate::app::session::intent::Dialog;
use crate::command::Command;
use crate::exercises::{Answered, Listed};
use crate::notation::NotRead;
use crate::understanding::{About, Doubt, Invoked};

pub(super) use now::Now;
pub(super) use question::{
    Becomes, Response, asks_piece, drop_square, is_about_hearing, is_promotion,
};
pub(super) use sayable::{Sayable, sayable};
pub(super) use wording::{FromPlayer, Wording, asks};

/// What a line means.
#[derive(Debug)]
pub(super) enum Meaning {
    /// What is searched for shall not be.
    Stop,
    /// This is answered to the question that is open.
    Answer(Response),
    /// It is the end of what must follow this command, which was typed before it.
    Rest(Command, About),
    /// The rest of what was told in part.
    More,
    /// The question of the exercise is to be heard again.
    Again,
    /// This is answered to the exercise.
    Solve(Answered),
    /// These moves are, and perhaps one that is none.
    SolveAll(Listed),
    /// The next move of the game that is gone through.
    Next,
    /// A number of the list that this command has told.
    Number(Command, About),
    /// A command, or a question, with what it is about.
    Command(Invoked),
    /// A stroke with a move behind it.
    StrokeAndMove,
    /// A stroke with the name of no command.
    NoCommand,
    /// Nothing that the exercise asks for.
    OtherKind,
    /// The opponent's time is over.
    Flag,
    /// Yes or no to an offer, which is answered by other words.
    OfOffer,
    /// A move that is asked about, thought of or turned round.
    Doubted(Doubt),
    /// A move, or what is read as none.
    Move(Result<Move, NotRead>),
}

/// A meaning, and whether the question that was open stays open.
#[derive(Debug)]
pub(super) struct Understood {
    pub(super) meaning: Meaning,
    pub(super) question: Becomes,
    /// The command by which the question that stays open may be asked anew.
    pub(super) asks_anew: Option<Command>,
}

/// Makes of the rows the list of gates, the reason for the place of each, and the match by which a line
/// is asked about at each.
macro_rules! gates {
    ($($(#[$about:meta])* $Gate:ident $name:ident $why:literal;)*) => {
        /// What a line may be, in the order in which that is asked.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) enum Gate {
            $($(#[$about])* $Gate,)*
        }

        impl Gate {
            /// All of them, in their order.
            pub(super) const ALL: [Self; [$(Self::$Gate,)*].len()] = [$(Self::$Gate,)*];

            /// Why it has its place before those that follow.
            #[cfg(test)]
            const fn why(self) -> &'static str {
                match self {
                    $(Self::$Gate => $why,)*
                }
            }

            /// What a line means by this row; `None` if it is something else.
            fn takes(self, wording: &Wording, now: &Now<'_>) -> Option<Meaning> {
                match self {
                    $(Self::$Gate => rows::$name(wording, now),)*
                }
            }
        }
    };
}

gates! {
    /// What ends a search that is awaited.
    Stop stop "who stops a search means that, and leaves no game and no exercise by the same word";
    /// The answer to the question that is open.
    Question question "a yes means what was asked last, and is heard by nothing else";
    /// What must follow the command before it.
    Rest rest "what was just asked for is awaited, as far as it is no command and no move itself";
    /// An empty line behind a part of an answer.
    More more "who hears the first part of a task goes on to the rest before it is asked again";
    /// The answer to an exercise.
    Exercise exercise "a natural answer is never taken for a command: `mate`, `draw`, `b`";
    /// An empty line in a game that is gone through.
    Next next "an empty line is read as no move";
    /// A number from the list that was heard.
    Number number "a number alone would be no move, and no command has one for a name";
    /// A move in words that begins like a command.
    InWords in_words "`knight f3` and `p e4` are moves before they are questions that cannot be asked so";
    /// A command, a question, or a phrase; or a stroke, which only commands have.
    Command command "a command is known by its name, and behind a stroke nothing is made a move by mistake";
    /// Something else than the exercise asks for.
    Kind kind "whoever is asked for a square is told so, and not why it is no move";
    /// A word about the game that is no command and no move.
    Word word "the flag is called by its word alone, and no yes is heard where an offer waits";
    /// Everything else is read as a move.
    Move mv "only a line that is nothing else can be misspelt";
}

/// What a line means now. Every line means one thing.
pub(super) fn read(wording: &Wording, now: &Now<'_>) -> Understood {
    let becomes = |question: &Dialog| question.becomes(wording, now);
    let is_stop = rows::stop(wording, now).is_some();
    let question = now.question.filter(|_| !is_stop).map_or(Becomes::Open, becomes);
    // A question that is given up is not answered any more.
    let open = now.question.filter(|_| question == Becomes::Open);
    let now = Now { question: open, ..now.clone() };
    let meaning = from(Gate::Stop, wording, &now);
    let is_other = !matches!(meaning, Meaning::Answer(_)) && !wording.is_about_seeing(&now);
    let asks_anew = wording.command().filter(|_| is_other);
    Understood { meaning, question, asks_anew }
}

/// What words mean that are those of a move, and no command.
pub(super) fn read_as_move(wording: &Wording, now: &Now<'_>) -> Meaning {
    from(Gate::Word, wording, &Now { is_timed: false, ..now.clone() })
}

fn from(first: Gate, wording: &Wording, now: &Now<'_>) -> Meaning {
    let rows = Gate::ALL.into_iter().skip_while(|gate| *gate != first);
    let meaning = rows.into_iter().find_map(|gate| gate.takes(wording, now));
    meaning.unwrap_or_else(|| rows::as_move(wording, now))
}
