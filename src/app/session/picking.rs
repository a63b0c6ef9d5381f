//! Which of several legal readings of a text was meant: by its number, its piece or its square.

use shakmaty::{Move, Role};

use crate::app::session::dialog::Answered;
use crate::app::session::intent::{Intent, Open, Purpose, all, said};
use crate::app::session::teller::{Reader, Requests, Teller};
use crate::app::session::{Act, Manner};
use crate::notation::{Atom, Line, NotRead, line};
use crate::voices::Priority;

/// What a line picks of several readings.
enum Pick {
    /// One of them.
    Move(Move),
    /// Some of them.
    Few(Vec<Move>),
    /// A number that none of them has.
    WrongNumber,
    /// None: nothing shall be done.
    Nothing,
    /// It is no answer.
    Other,
}

impl Requests<'_> {
    /// What a line is to the question which of these is meant: also a command or another legal move.
    pub(super) fn chosen(&self, line: &str, readings: &[Move], purpose: Purpose) -> Answered {
        let reader = self.teller().reader();
        let closed = |wanted: Vec<Intent>| {
            Answered::By([Intent::Open(Open::Close)].into_iter().chain(wanted).collect())
        };
        match reader.pick(line, readings) {
            Pick::Move(mv) if self.place.activity.practised().is_some() => {
                closed(vec![Intent::Enter(Ok(mv), String::new())])
            }
            Pick::Move(mv) => closed(self.teller().moves().names(purpose, mv)),
            Pick::Nothing => closed(said(self.manner.said("choice-dropped", &[]))),
            Pick::Few(readings) => Answered::By(self.choose(readings, purpose)),
            Pick::WrongNumber => Answered::By(said(self.manner.out_of_range(readings))),
            // A question may help to choose.
            Pick::Other if reader.is_command(line) => Answered::NotAtAll { closes: false },
            Pick::Other => match self.manner.understands().reading(line, self.place.here()) {
                Ok(_) | Err(NotRead::Ambiguous(_)) => Answered::NotAtAll { closes: true },
                Err(not_read) => Answered::By(all(self.teller().which_again(readings, &not_read))),
            },
        }
    }
}

impl Teller<'_> {
    /// The question which reading was meant, with all of them.
    pub(super) fn which(&self, readings: &[Move]) -> Act {
        let narrator = &self.manner.narrator;
        let id = if is_promotion(readings) { "choice-promotion" } else { "choice" };
        let mut lines = vec![narrator.talk.sentence(id, &[("count", readings.len().into())])];
        for (i, &mv) in readings.iter().enumerate() {
            let reading = vec![narrator.announcement(self.place.here(), mv)];
            let values = [("number", (i + 1).into()), ("reading", reading.into())];
            lines.push(narrator.talk.sentence("choice-line", &values));
        }
        Act::say(narrator.lines(Priority::Answer, lines))
    }

    /// Asks once more after what was no answer; why a move is not legal is told before.
    fn which_again(&self, readings: &[Move], not_read: &NotRead) -> Vec<Act> {
        let illegal = matches!(not_read, NotRead::Illegal(_));
        let mut acts = if illegal { self.not_read(not_read) } else { Vec::new() };
        acts.push(if is_promotion(readings) {
            self.manner.said("choice-piece", &[])
        } else {
            self.which(readings)
        });
        acts
    }
}

impl Reader<'_> {
    fn pick(&self, text: &str, readings: &[Move]) -> Pick {
        let word = text.trim_end_matches('.');
        let nth = |number: usize| readings.get(number.wrapping_sub(1)).copied();
        if let Ok(number) = word.parse() {
            return nth(number).map_or(Pick::WrongNumber, Pick::Move);
        }
        let of = |fits: &dyn Fn(&Move) -> bool| -> Vec<Move> {
            readings.iter().copied().filter(|mv| fits(mv)).collect()
        };
        // `n` is a knight where it is asked what a pawn becomes, and no where moves are.
        if let Some(atom) = self.piece_of_letter(word).filter(|_| is_promotion(readings)) {
            return few(of(&|mv| mv.promotion() == Some(atom)));
        }
        if self.is_refusal(text) {
            return Pick::Nothing;
        }
        let understands = self.manner.understands();
        for meaning in understands.meanings(word) {
            let found = match meaning {
                Atom::Rank(rank) => nth(usize::from(rank) + 1).into_iter().collect(),
                Atom::Piece(role) => {
                    of(&|mv| mv.promotion().map_or(mv.role(), |into| into) == role)
                }
                Atom::Castle(side) => of(&|mv| mv.castling_side() == Some(side)),
                _ => Vec::new(),
            };
            if !found.is_empty() {
                return few(found);
            }
        }
        if let Ok(mv) = understands.reading(text, self.place.here())
            && readings.contains(&mv)
        {
            return Pick::Move(mv);
        }
        if let Some(Line::File(file)) = understands.in_any(|known| line(word, known)) {
            return few(of(&|mv| mv.from().is_some_and(|from| from.file() == file)));
        }
        match understands.squares_in(word).as_deref() {
            Some(&[square]) => few(of(&|mv| mv.from() == Some(square))),
            _ => Pick::Other,
        }
    }

    /// The piece that a letter stands for, which may be two in some languages: in capitals also that of
    /// English and of the appendix; small in the player's own first, for it may say no there.
    fn piece_of_letter(&self, word: &str) -> Option<Role> {
        let understands = self.manner.understands();
        let [moves, talk, english] = understands.vocabularies();
        let own = [moves, talk].into_iter().find_map(|vocabulary| vocabulary.role(word));
        let any = || {
            let role = english.role(word).or_else(|| understands.everywhere()?.role(word));
            role.filter(|_| word.starts_with(char::is_uppercase) || !self.is_refusal(word))
        };
        own.or_else(any).filter(|role| !matches!(role, Role::Pawn))
    }
}

impl Manner {
    fn out_of_range(&self, readings: &[Move]) -> Act {
        if is_promotion(readings) {
            return self.said("choice-piece", &[]);
        }
        self.said("choice-again", &[("count", readings.len().into())])
    }
}

/// Whether all that is asked is what a pawn becomes.
pub(super) fn is_promotion(readings: &[Move]) -> bool {
    let Some(first) = readings.first() else { return false };
    let same = |mv: &Move| (mv.from(), mv.to()) == (first.from(), first.to());
    readings.iter().all(|mv| mv.is_promotion() && same(mv))
}

fn few(readings: Vec<Move>) -> Pick {
    match readings[..] {
        [] => Pick::Other,
        [mv] => Pick::Move(mv),
        _ => Pick::Few(readings),
    }
}
