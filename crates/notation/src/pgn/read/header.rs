//! The tags of a game.

use crate::pgn::game::{Game, is_unknown};
use crate::pgn::lexer::Place;
use crate::pgn::read::{Builder, Found, MOST, Odd, Wrong};
use crate::pgn::result::GameResult;
use crate::pgn::tree::Node;
use crate::pgn::words::{self, decode, shown};

/// What is known of the tags while they are read.
#[derive(Debug, Default)]
pub(super) struct Header {
    /// The line of the last tag.
    line: u64,
    /// Where the tag of the variant stands, and that of the first position.
    variant: Option<Place>,
    position: Option<Place>,
    /// Where a tag stands that should have the first position, and has none.
    pub(super) lacking: Option<Place>,
    /// Whether it is another game than chess; its words are its own.
    pub(super) foreign: bool,
}

impl Builder {
    pub(super) fn tag(&mut self, place: Place, text: &[u8], found: &mut impl FnMut(Found)) {
        match words::tag(text) {
            Some((name, value)) => self.named(place, name, value, found),
            None => self.bracketed(place, text, found),
        }
    }

    fn named(&mut self, place: Place, name: String, value: String, found: &mut impl FnMut(Found)) {
        if !self.keeps_preface() && (self.moving || self.begins_header(place, &name)) {
            self.cut_off(place, found);
        }
        self.is_game = true;
        self.header.line = place.line;
        self.grow(place, name.len() + value.len(), found);
        match name.as_str() {
            "Variant" => self.header.variant = Some(place),
            "FEN" => self.header.position = Some(place),
            "SetUp" => self.header.position = self.header.position.or(Some(place)),
            _ => {}
        }
        if name == "Variant" && is_unknown(&value) {
            // Other programs take it for a game that they do not know.
            self.draft.game(place);
            return self.draft.remark(place, Odd::Tag(format!("{name} \"{value}\"")));
        }
        let tags = &mut self.draft.game(place).tags;
        if tags.iter().any(|(tag, _)| *tag == name) {
            self.draft.remark(place, Odd::Twice(name));
        } else if tags.len() < MOST {
            tags.push((name, value));
        } else if !self.draft.faulty {
            self.fault(place, Wrong::TooLong, found);
        }
    }

    /// Keeps words before the first tag of a game as what is said of it.
    fn keeps_preface(&mut self) -> bool {
        let has_line =
            |game: &Game| game.notes.as_ref().is_some_and(|tree| tree.next(Node::ROOT).is_some());
        let is_bare =
            self.draft.game.as_ref().is_some_and(|game| game.tags.is_empty() && !has_line(game));
        if !is_bare || self.is_game || self.draft.faulty || self.depth > 0 {
            return false;
        }
        let Some(text) = self.prose.text.take() else { return false };
        self.draft.remark(text.at, Odd::Text(shown(text.words().as_bytes())));
        self.said.extend(text.said());
        self.moving = false;
        true
    }

    /// Whether a tag is the first of another game, which has no moves before it. The same tag on the next
    /// line is one too many; after a gap another game begins, and where the whole header begins again.
    fn begins_header(&self, place: Place, name: &str) -> bool {
        let tags = self.draft.game.as_ref().map(|game| game.tags.as_slice()).unwrap_or_default();
        let has = tags.iter().any(|(tag, _)| tag == name);
        let parted = place.line > self.header.line + 1;
        match tags {
            [] => self.prose.text.is_some(),
            _ if parted => has || name == "Event",
            [(first, _), _, ..] => first == name,
            [_] => false,
        }
    }

    /// What stands in square brackets and is no tag: a command for programs, or words.
    fn bracketed(&mut self, place: Place, text: &[u8], found: &mut impl FnMut(Found)) {
        if self.draft.game.is_none() || !self.moving {
            return self.broken_tag(place, text, b"]", found);
        }
        let said = decode(text);
        let said = said.trim();
        if said.starts_with(['%', '#']) {
            return self.comment(place, format!("[{said}]").as_bytes(), found);
        }
        if GameResult::misspelt(said).is_some() {
            return self.word(place, said.as_bytes(), found);
        }
        self.draft.remark(place, Odd::Text(shown(text)));
        self.comment(place, said.as_bytes(), found);
    }

    /// A tag that is written in another way is read where it is one that games have; without the position
    /// no move means anything. `end` is its bracket, if it has one. Any other is left out.
    pub(super) fn broken_tag(
        &mut self,
        place: Place,
        text: &[u8],
        end: &[u8],
        found: &mut impl FnMut(Found),
    ) {
        let meant = words::odd_tag(text).filter(|(name, _)| words::is_known_tag(name));
        if let Some((name, value)) = meant.filter(|_| !self.moving || place.column == 1) {
            let guarded = value.replace('\\', r"\\").replace('"', r#"\""#);
            let read = shown(format!("[{name} \"{guarded}\"]").as_bytes());
            self.named(place, name, value, found);
            let word = shown(&[b"[", text, end].concat());
            return self.draft.remark(place, Odd::Spelling { word, read });
        }
        self.header.line = place.line;
        self.draft.game(place);
        self.draft.remark(place, Odd::Tag(shown(text)));
    }

    /// The tags are over: the board is set up as they want it.
    pub(super) fn set_up(&mut self, place: Place, found: &mut impl FnMut(Found)) {
        if std::mem::replace(&mut self.moving, true) {
            return;
        }
        let (variant, position) = (self.header.variant.take(), self.header.position.take());
        match self.draft.game(place).set_up() {
            Ok(_) if self.draft.faulty => {}
            Ok(left_out) => {
                self.draft.game(place).set_up_what_is_said();
                let place = position.unwrap_or(place);
                if self.draft.game(place).is_told_by_rights() {
                    self.draft.remark(place, Odd::Chess960);
                }
                self.header.lacking = self.draft.game(place).lacks_position().then_some(place);
                if self.header.lacking.is_some() {
                    self.draft.remark(place, Odd::NoPosition);
                }
                if let Some((word, read)) = self.draft.game(place).without_doubled_rights() {
                    self.draft.remark(place, Odd::Spelling { word, read });
                }
                for remark in left_out {
                    self.draft.remark(place, Odd::Position(remark));
                }
                for text in std::mem::take(&mut self.said) {
                    self.draft.say(&text);
                }
            }
            Err(wrong) => {
                self.header.foreign = matches!(wrong, Wrong::Variant(_));
                let tagged = if self.header.foreign { variant } else { position };
                self.fault(tagged.unwrap_or(place), wrong, found);
            }
        }
    }
}
