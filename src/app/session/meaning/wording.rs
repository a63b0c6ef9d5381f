//! A line that was typed, or what a key stands for, and what its words are. Each is found out once, however
//! many rows ask for it.

use std::cell::OnceCell;

use shakmaty::Move;

use crate::app::session::meaning::Now;
use crate::chosen::{Chosen, KeyAnswer};
use crate::command::{Command, Kind};
use crate::notation::NotRead;
use crate::understanding::{Doubt, Invoked};
use crate::voices::voice::Word;

/// What a player has typed or chosen.
#[derive(Debug)]
pub(in crate::app::session) enum FromPlayer<'l> {
    /// A line.
    Line(&'l str),
    /// What a key or a line of a list stands for.
    Chosen(Chosen),
}

/// A line and its words.
#[derive(Debug)]
pub(in crate::app::session) struct Wording {
    pub(in crate::app::session) text: String,
    /// The command that it asks for, if it does.
    pub(in crate::app::session) invoked: Option<Invoked>,
    /// Whether a question mark stands behind it.
    is_asked: bool,
    /// Whether it only asks about what a command would do that is not carried out so.
    is_refused: bool,
    /// The answer that a key stands for.
    pub(super) answers: Option<KeyAnswer>,
    doubt: OnceCell<Option<Doubt>>,
    read: OnceCell<Result<Move, NotRead>>,
    answer: OnceCell<Option<Word>>,
}

impl Wording {
    /// What the words of a line are now.
    pub(in crate::app::session) fn of(text: &str, now: &Now<'_>) -> Self {
        let text = text.trim();
        Self::with(text, now.understands.invoked(text, now.context))
    }

    /// What a key or a line of a list stands for, with the words by which it is named. It is no move.
    pub(in crate::app::session) fn chosen(chosen: Chosen, now: &Now<'_>) -> Self {
        let narrator = now.understands.narrator();
        match chosen {
            Chosen::Command(command, about) => {
                let invoked = Invoked::called(command, about, now.context);
                let text = format!("/{}", command.spec().name);
                let read = Err(NotRead::UnknownWord(text.clone())).into();
                let (doubt, answer) = (OnceCell::from(None), OnceCell::from(None));
                Self { doubt, read, answer, ..Self::with(&text, Some(invoked)) }
            }
            Chosen::Answer(answers) => {
                let word = match answers {
                    KeyAnswer::Yes => Some(Word::Yes),
                    KeyAnswer::No => Some(Word::No),
                    KeyAnswer::Number(_) | KeyAnswer::Piece(_) => None,
                };
                let text = narrator.keyboard().answer(answers);
                let answer = OnceCell::from(word);
                Self { answers: Some(answers), answer, ..Self::with(&text, None) }
            }
            // The desk was closed while its list was open.
            Chosen::AtDesk(command, words) => {
                Self::of_move(&format!("/{} {words}", command.spec().name))
            }
            Chosen::InRoom(command, _) => Self::of_move(&format!("/{}", command.spec().name)),
        }
    }

    /// A command that the program puts in the place of what was typed.
    pub(in crate::app::session) fn bare(command: Command) -> Self {
        Self::with(command.spec().name, Some(Invoked::bare(command)))
    }

    /// The words of a move, which no command is looked for in.
    pub(in crate::app::session) fn of_move(text: &str) -> Self {
        Self::with(text.trim(), None)
    }

    fn with(text: &str, invoked: Option<Invoked>) -> Self {
        let (doubt, read, answer) = (OnceCell::new(), OnceCell::new(), OnceCell::new());
        let is_asked = asks(text);
        let (text, is_refused, answers) = (text.to_owned(), false, None);
        Self { text, invoked, is_asked, is_refused, answers, doubt, read, answer }
    }

    /// The same with a question mark behind it, which was taken away.
    pub(in crate::app::session) fn asked(self) -> Self {
        let may_be = |invoked: &Invoked| may_be_asked(invoked.command);
        let is_refused = self.invoked.as_ref().is_some_and(|invoked| !may_be(invoked));
        let asked = Self::with(&self.text, self.invoked.filter(may_be));
        Self { is_asked: true, is_refused, ..asked }
    }

    /// The command that it asks for.
    pub(in crate::app::session) fn command(&self) -> Option<Command> {
        self.invoked.as_ref().map(|invoked| invoked.command)
    }

    /// Its first word.
    pub(in crate::app::session) fn first(&self) -> &str {
        self.text.split_whitespace().next().unwrap_or_default()
    }

    /// The move that it is.
    pub(in crate::app::session) fn read(&self, now: &Now<'_>) -> &Result<Move, NotRead> {
        self.read.get_or_init(|| self.as_move(now))
    }

    fn as_move(&self, now: &Now<'_>) -> Result<Move, NotRead> {
        let position = now.context.position;
        let read = now.understands.reading(&self.text, position);
        let is_none = matches!(read, Err(NotRead::UnknownWord(_) | NotRead::NoMove));
        match self.doubt(now) {
            Some(_) if is_none => read,
            Some(_) => Err(NotRead::NoMove),
            None if now.takes_sentences => self.in_a_sentence(read, now),
            None => read,
        }
    }

    /// The move of a sentence, where the line is none by itself.
    fn in_a_sentence(&self, read: Result<Move, NotRead>, now: &Now<'_>) -> Result<Move, NotRead> {
        let is_none = matches!(read, Err(NotRead::UnknownWord(_) | NotRead::NoMove));
        let may_be_else = is_none || matches!(read, Err(NotRead::Illegal(_)));
        let sentence = || now.understands.sentence(&self.text, now.context.position);
        match may_be_else.then(sentence).flatten() {
            Some(found @ (Ok(_) | Err(NotRead::Ambiguous(_)))) => found,
            Some(found) if is_none => found,
            _ => read,
        }
    }

    /// What it says of a move that it does not wish for.
    pub(super) fn doubt(&self, now: &Now<'_>) -> Option<&Doubt> {
        let refused = || Doubt { read: Some(Err(NotRead::NoMove)), is_asked: false };
        let doubt = || {
            if self.is_refused {
                return Some(refused());
            }
            now.understands.doubt(&self.text, self.is_asked, now.context.position)
        };
        self.doubt.get_or_init(doubt).as_ref()
    }

    /// Whether it is a move, legal or not.
    pub(in crate::app::session) fn is_read(&self, now: &Now<'_>) -> bool {
        !matches!(
            self.read(now),
            Err(NotRead::Empty | NotRead::UnknownWord(_) | NotRead::NoMove | NotRead::NoPiece(_))
        )
    }

    /// The same, and every word of it is one of a move.
    pub(super) fn names_a_move(&self, now: &Now<'_>) -> bool {
        matches!(self.read(now), Ok(_) | Err(NotRead::Illegal(_) | NotRead::Ambiguous(_)))
    }

    /// Yes or no.
    pub(super) fn yes_or_no(&self, now: &Now<'_>) -> Option<Word> {
        let answer = || now.understands.yes_or_no(&self.text).filter(|_| !self.is_asked);
        *self.answer.get_or_init(answer)
    }

    /// Whether it says no to a question: the word, an empty line, or `cancel`.
    pub(super) fn is_refusal(&self, now: &Now<'_>) -> bool {
        self.text.is_empty()
            || self.yes_or_no(now) == Some(Word::No)
            || self.command() == Some(Command::Skip)
    }

    /// Whether it is a word that closes what is open, and no name of a command: `stop`.
    pub(in crate::app::session) fn stops(&self) -> bool {
        let closes = |invoked: &Invoked| invoked.is_phrase && invoked.command == Command::Close;
        self.invoked.as_ref().is_some_and(closes) && !self.text.contains(' ')
    }

    /// Whether it changes how the program is seen: `full screen`.
    pub(super) fn is_about_seeing(&self, now: &Now<'_>) -> bool {
        self.command() == Some(Command::Set) && now.understands.face(&self.text).is_some()
    }
}

/// Whether a command with a question mark is still that command: what is asked back is, and the arbiter and
/// the captain may be called by a question, but whoever types `accept?`, `touched e4?` or `away?` may only wonder.
fn may_be_asked(command: Command) -> bool {
    let is_act = matches!(command.spec().kind, Kind::Play(_) | Kind::Seat(_));
    let answers = matches!(
        command,
        Command::Draw
            | Command::Resign
            | Command::Claim
            | Command::Arbiter
            | Command::Captain
            | Command::Appeal
    );
    answers || !is_act
}

/// Whether a text asks by its mark. `d4?!` and `d4!?` judge a move.
pub(in crate::app::session) fn asks(text: &str) -> bool {
    let marks = &text[text.trim_end_matches(is_mark).len()..];
    marks.contains(['?', '？']) && !marks.contains(['!', '！'])
}

fn is_mark(c: char) -> bool {
    matches!(c, '?' | '!' | '.' | '…' | '？' | '！' | '。' | ' ')
}
