//! What is said of what was typed and cannot be taken: no move, an illegal one, characters that do not
//! belong into it, words that are not known.

use shakmaty::{Piece, Role, Square};

use crate::command::Command;
use crate::meant::slips;
use crate::notation::lookalike::{Kind, Plain, Stray};
use crate::notation::{Illegal, NoDrop, NotRead};
use crate::voices::narrate::{Narrator, quoted, role_id};
use crate::voices::phrase::Value;
use crate::voices::utterance::{Priority, Span, Utterance};
use crate::voices::voice::Voice;

/// Shorter words are too like each other for a guess.
const SHORTEST: usize = 3;

/// Words of at least this length may have two slips, where they begin alike.
const LONG: usize = 6;

/// What is said of what was typed and cannot be taken, in one voice.
#[derive(Clone, Copy, Debug)]
pub struct EntryWords<'a>(&'a Narrator);

impl Narrator {
    /// What is said of what was typed and cannot be taken.
    #[must_use]
    pub const fn entries(&self) -> EntryWords<'_> {
        EntryWords(self)
    }
}

impl EntryWords<'_> {
    /// What is said of a reason for an illegal move.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "a table: a reason, a sentence")]
    pub fn illegal(self, illegal: Illegal) -> Utterance {
        let say = |id: &str, values: &[(&str, Value)]| self.0.say(Priority::Answer, id, values);
        let at = |id: &str, square: Square| say(id, &[("square", self.0.square(square))]);
        let on = |id: &str, square: Square, piece: Value| {
            say(id, &[("square", self.0.square(square)), ("piece", piece)])
        };
        let of = |id: &str, role: Role| say(id, &[("role", role_id(role).into())]);
        match illegal {
            Illegal::EmptyOrigin(square) => at("illegal-empty-origin", square),
            Illegal::NotYours(square, piece) => {
                on("illegal-not-yours", square, self.0.piece(piece))
            }
            Illegal::OtherPiece(square, piece) => {
                on("illegal-other-piece", square, self.0.piece(piece))
            }
            Illegal::OwnPiece(square, piece) => {
                on("illegal-own-piece", square, self.0.role(piece.role))
            }
            Illegal::SquareAlone(square, piece) => {
                on("illegal-square-alone", square, self.0.role(piece.role))
            }
            Illegal::CannotBecome(square) => {
                say("illegal-cannot-become", &[("square", square.to_string().into())])
            }
            Illegal::NothingToTake(square) => at("illegal-nothing-to-take", square),
            Illegal::OnlyTakes(square) => at("illegal-only-takes", square),
            Illegal::NoPawnTakes(_, file) => {
                let letter = Value::Spans(vec![self.0.talk.letter(file)]);
                say("illegal-no-pawn-takes", &[("letter", letter)])
            }
            Illegal::NoneToTake(role) => of("illegal-none-to-take", role),
            Illegal::TakesNone(role, captured) => {
                let values = [("piece", self.0.role(role)), ("captured", self.0.role(captured))];
                say("illegal-takes-none", &values)
            }
            Illegal::StillInCheck => say("illegal-still-in-check", &[]),
            Illegal::ExposesKing => say("illegal-exposes-king", &[]),
            Illegal::NoPromotion(role) => {
                say("illegal-no-promotion", &[("piece", self.0.role(role))])
            }
            Illegal::Blocked(moved, other) => self.blocked(moved, other),
            Illegal::NoSuchPiece(role) => of("illegal-no-such-piece", role),
            Illegal::CannotReach(role, square) => {
                let values = [("role", role_id(role).into()), ("square", self.0.square(square))];
                say("illegal-cannot-reach", &values)
            }
            Illegal::NotFromThere(role, square) => {
                on("illegal-not-from-there", square, self.0.role(role))
            }
            Illegal::CannotGo(role, from, to) => {
                let values = [
                    ("role", role_id(role).into()),
                    ("from", self.0.square(from)),
                    ("square", self.0.square(to)),
                ];
                say("illegal-cannot-go", &values)
            }
            Illegal::NoCastlingRight(_) => say("illegal-no-castling-right", &[]),
            Illegal::CastlingBlocked(_) => say("illegal-castling-blocked", &[]),
            Illegal::CastlingAttacked(_) => say("illegal-castling-attacked", &[]),
            Illegal::MustCapture => say("illegal-must-capture", &[]),
            Illegal::NotInVariant => say("illegal-not-in-variant", &[]),
            Illegal::CannotDrop(why) => self.no_drop(why),
        }
    }

    fn no_drop(self, why: NoDrop) -> Utterance {
        let say = |id: &str, values: &[(&str, Value)]| self.0.say(Priority::Answer, id, values);
        match why {
            NoDrop::NotInHand(role) => say("illegal-not-in-hand", &[("piece", self.0.role(role))]),
            NoDrop::Occupied(square) => {
                say("illegal-drop-occupied", &[("square", self.0.square(square))])
            }
            NoDrop::PawnOnEdge => say("illegal-drop-edge", &[]),
            NoDrop::StillInCheck => say("illegal-still-in-check", &[]),
        }
    }

    fn blocked(
        self,
        (from, piece): (Square, Piece),
        (square, other): (Square, Piece),
    ) -> Utterance {
        let values = [
            ("piece", self.0.role(piece.role)),
            ("from", self.0.square(from)),
            ("other", self.0.role(other.role)),
            ("square", self.0.square(square)),
        ];
        self.0.say(Priority::Answer, "illegal-blocked", &values)
    }

    /// What is said of a text that is no move.
    #[must_use]
    pub fn not_read(self, not_read: &NotRead) -> Utterance {
        let say = |id: &str, values: &[(&str, Value)]| self.0.say(Priority::Answer, id, values);
        match not_read {
            NotRead::Empty => say("entry-empty", &[]),
            NotRead::UnknownWord(word) => say("entry-unknown", &[("word", quoted(word).into())]),
            NotRead::TwoMoves(first) => say("entry-two-moves", &[("first", quoted(first).into())]),
            NotRead::NoMove => say("entry-no-move", &[]),
            NotRead::NoPiece(letter) => {
                let letters = Role::ALL.into_iter().rev().filter(|&role| role != Role::Pawn);
                let letters: Vec<&str> =
                    letters.map(|role| self.0.moves.vocabulary().letter(role)).collect();
                let values =
                    [("letter", quoted(letter).into()), ("letters", letters.join(", ").into())];
                say("entry-no-piece", &values)
            }
            NotRead::TakesWhat => say("entry-takes-what", &[]),
            NotRead::Ambiguous(moves) => say("choice", &[("count", moves.len().into())]),
            NotRead::Illegal(illegal) => self.illegal(*illegal),
        }
    }

    /// That a text was read as what it looks like; `None` if nothing needs to be told of it.
    #[must_use]
    pub fn read_as(self, plain: &Plain) -> Option<Utterance> {
        if plain.strays.is_empty() {
            return None;
        }
        let values = [("items", self.strays(plain)), ("text", quoted(&plain.text).into())];
        Some(begun(self.0.say(Priority::Answer, "entry-read-as", &values)))
    }

    /// That a text cannot be read because of a character in it.
    #[must_use]
    pub fn stray(self, plain: &Plain) -> Utterance {
        let values = [("items", self.strays(plain)), ("text", quoted(&plain.text).into())];
        let alone = plain.text.trim().is_empty();
        let id = if alone { "entry-stray-alone" } else { "entry-stray" };
        self.0.say(Priority::Answer, id, &values)
    }

    fn strays(self, plain: &Plain) -> Value {
        self.0.join(plain.strays.iter().map(|stray| self.one_stray(*stray)).collect())
    }

    fn one_stray(self, stray: Stray) -> Vec<Span> {
        let number = format!("{:04X}", u32::from(stray.found));
        let mut values = vec![("number", Value::from(number.as_str()))];
        let id = match (stray.kind, stray.like) {
            (Kind::Control, _) => "stray-control",
            (Kind::Invisible, _) => "stray-invisible",
            (Kind::Script(name), like) => {
                values.push(("script", name.into()));
                match like {
                    Some(like) => {
                        values.push(("like", like.to_string().into()));
                        "stray-letter"
                    }
                    None => "stray-unlike",
                }
            }
            (Kind::Styled, Some(like)) => {
                values.push(("like", like.to_string().into()));
                if is_wide(stray.found) { "stray-wide" } else { "stray-styled" }
            }
            (Kind::Styled | Kind::Sign, _) => "stray-sign",
        };
        self.0.talk.sentence(id, &values)
    }

    /// What a word that is not known was probably meant to be: the name of one of these commands, or
    /// a word for moves. The English name of a command that only tells something, if nothing of the
    /// player's own is near: then the command is named as it is called here. Whoever asks who is better
    /// in another language means to leave by no letter of it. Of names as near, that of a command of the
    /// first group of them.
    #[must_use]
    pub fn nearest(self, word: &str, commands: &[Vec<Command>]) -> Option<String> {
        let here = |command: Command| self.0.talk.command_name(command);
        let groups = commands.iter().enumerate();
        let all: Vec<(usize, Command)> =
            groups.flat_map(|(rank, group)| group.iter().map(move |&it| (rank, it))).collect();
        let own: Vec<_> = all.iter().map(|&(rank, it)| (rank, here(it), here(it))).collect();
        let near = self.near(word, &own, &[&self.0.moves, &self.0.talk]);
        near.or_else(|| {
            let tells = all.iter().filter(|(_, it)| it.only_tells());
            let english: Vec<_> =
                tells.map(|&(rank, it)| (rank, it.spec().name, here(it))).collect();
            self.near(word, &english, &[])
        })
    }

    /// The nearest of these names, each with its group and what is said for it, and of the words for
    /// moves of these voices.
    fn near(self, word: &str, names: &[(usize, &str, &str)], moves: &[&Voice]) -> Option<String> {
        let word = word.trim_start_matches('/');
        // As each voice writes it in the letters of others.
        let spelt = |voice: &Voice, word: &str| voice.folding().written_out(word);
        let own = spelt(&self.0.talk, word);
        let length = own.chars().count();
        if length < SHORTEST {
            return None;
        }
        let most = if length < LONG { 1 } else { 2 };
        // The move voice first: its words are printed to match those of the other.
        let moves = moves.iter().enumerate().flat_map(|(place, voice)| {
            let typed = spelt(voice, word);
            let single = voice.vocabulary().spellings().filter(|(words, _)| !words.contains(' '));
            single.map(move |(words, written)| {
                ((0, place), typed.clone(), words.to_owned(), voice.span(written).written)
            })
        });
        let names = names.iter().map(|&(rank, name, said)| {
            ((rank, 0), own.clone(), spelt(&self.0.talk, name), said.to_owned())
        });
        let known = names.chain(moves).filter(|(.., name, _)| name.chars().count() >= SHORTEST);
        let near = known.filter_map(|(place, typed, name, printed)| {
            let distance = strsim::damerau_levenshtein(&name, &typed);
            let begins_alike = || name.chars().next() == typed.chars().next();
            let may_be = slips(length.max(name.chars().count())).min(most);
            let is_near = distance == 1 || distance > 1 && begins_alike();
            let is_near = is_near && distance <= may_be;
            // Of names as near, the one that a word only begins.
            is_near.then(|| (distance, !name.starts_with(&typed), place, printed))
        });
        near.min().map(|(.., printed)| printed)
    }

    /// What is said of a word that is not known; the word that was probably meant is named.
    #[must_use]
    pub fn not_known(self, id: &str, word: &str, commands: &[Vec<Command>]) -> Utterance {
        let mut values = vec![("word", Value::from(quoted(word)))];
        let near = self.nearest(word, commands);
        let id = match near {
            Some(near) => {
                values.push(("near", near.into()));
                format!("{id}-near")
            }
            None => id.to_owned(),
        };
        self.0.say(Priority::Answer, &id, &values)
    }
}

/// Whether a character is one of those that are as wide as Chinese ones.
const fn is_wide(c: char) -> bool {
    matches!(c, '\u{ff01}'..='\u{ff5e}')
}

/// A sentence that begins with a capital, whatever its first word is.
fn begun(mut said: Utterance) -> Utterance {
    if let Some(first) = said.spans.first_mut() {
        for text in [&mut first.written, &mut first.spoken] {
            let mut rest = text.chars();
            let capital: String = rest.next().into_iter().flat_map(char::to_uppercase).collect();
            *text = capital + rest.as_str();
        }
    }
    said
}
