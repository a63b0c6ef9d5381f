//! The passphrase and the codes: what is easily found is refused with its reason, and a good one offered.

use crate::table::file::{self, Key};
use crate::table::passphrase;
use crate::table::questions::{Ask, Questionnaire};
use crate::table::weak;
use crate::voices::Utterance;

impl Questionnaire {
    pub(super) fn take_passphrase(&mut self, line: &str) -> Result<(), Utterance> {
        if line.is_empty() && !self.passphrase.is_empty() {
            self.finish(Ask::Again);
            return Ok(());
        }
        if line.is_empty() {
            return Err(self.say("match-enter-again", &[]));
        }
        if let Some(weak) = weak::passphrase(line, &self.names()) {
            return Err(self.refused(file::weak_phrase(weak), weak::PAIRS));
        }
        line.clone_into(&mut self.passphrase);
        self.done.retain(|done| *done != Ask::Again);
        Ok(())
    }

    /// Refuses a code of a seat that is found by trying.
    pub(super) fn refuses_code(&mut self, key: Key, text: &str) -> Result<(), Utterance> {
        let weak = weak::code(text, &self.names()).filter(|_| key == Key::Code);
        weak.map_or(Ok(()), |weak| Err(self.refused(file::weak_code(weak), weak::CODE_PAIRS)))
    }

    /// The names at this table, which everybody knows.
    fn names(&self) -> Vec<&str> {
        let names = self.entries.iter().filter(|entry| file::is_name(entry.place));
        names.map(|entry| entry.text.as_str()).collect()
    }

    /// Why a passphrase or a code is refused, and one that nobody finds.
    fn refused(&mut self, why: &str, pairs: usize) -> Utterance {
        let values =
            [("characters", passphrase::CHARACTERS.into()), ("words", passphrase::WORDS.into())];
        let mut said = self.say(why, &values);
        let chance = self.chance.as_mut();
        if let Some(offered) = chance.and_then(|it| file::offered(&self.narrator, pairs, it)) {
            said.spans.push(self.narrator.talk.span(" "));
            said.spans.extend(offered.spans);
        }
        said
    }

    pub(super) fn take_again(&mut self, line: &str) -> Result<(), Utterance> {
        if line == self.passphrase {
            return Ok(());
        }
        // Both are asked anew: nobody knows which of them was meant.
        self.done.retain(|&ask| ask != Ask::Passphrase);
        self.passphrase.clear();
        Err(self.say("match-passphrase-differs", &[]))
    }
}
