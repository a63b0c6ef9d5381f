//! Positions as text: how they are written from now on, and a game from one.

use crate::app::open::nearest_first;
use crate::app::session::{Act, Manner, Place, Session};
use crate::archive::Player;
use crate::command::Command;
use crate::config::{Key, form};
use crate::laws::At;
use crate::notation::position;
use crate::voices::voice::Word;

impl Session {
    /// Writes positions so from now on, this one first.
    pub(super) fn keep_page(&mut self, at: At, rest: &str) -> Vec<Act> {
        let page = match self.teller().with_asker(at, |asker| asker.page(rest)) {
            Ok(page) => page,
            Err(wrong) => return vec![Act::say(wrong)],
        };
        self.manner.delivery.page = page;
        let mut acts = vec![
            Act::set(Key::BrailleWidth, page.width.get().to_string()),
            Act::set(Key::BrailleForm, form(page)),
            self.manner.said("braille-kept", &[]),
        ];
        let answer = self.teller().with_asker(at, |asker| asker.answer(Command::Braille, ""));
        acts.extend(answer.and_then(Result::ok).map(Act::say));
        acts
    }

    /// Begins a game from a position, unless one is being played.
    pub(super) fn set_up(&mut self, at: At, text: &str) -> Vec<Act> {
        if text.is_empty() {
            return self.teller().wants(at, Command::Position);
        }
        if self.place.game.outcome().is_none() && self.place.has_played() {
            let name = self.manner.narrator.talk.command_name(Command::Position);
            return vec![self.manner.said("position-game-runs", &[("name", name.into())])];
        }
        let mode = self.place.game.mode();
        match position::read_with_mode(text, mode, &nearest_first(self.manner.vocabularies())) {
            Ok((position, mode)) => self.new_game_from(at, position, mode),
            Err(error) => vec![Act::say(self.manner.narrator.position_error(&error))],
        }
    }
}

impl Place {
    /// Whether a person has made a move: where the program begins, its first move is none of his.
    fn has_played(&self) -> bool {
        let by_a_person =
            |made: &crate::laws::Made| self.listing.header.players()[made.by()] == Player::Human;
        self.game.on_board().is_some() || self.game.made().iter().any(by_a_person)
    }
}

impl Manner {
    /// The form that is to be kept, where a word says so.
    pub(super) fn without_keep(&self, rest: &str) -> Option<String> {
        let is_keep = |word: &&str| self.narrator.talk.word(word) == Some(Word::Keep);
        let (keep, form): (Vec<&str>, Vec<&str>) = rest.split_whitespace().partition(is_keep);
        (!keep.is_empty()).then(|| form.join(" "))
    }
}
