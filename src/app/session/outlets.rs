//! What becomes of speech and of lines in braille.

use crate::app::braille;
use crate::app::input::Sound;
use crate::app::session::{Act, Session};
use crate::config::Print;
use crate::louis::Table;

impl Session {
    pub(super) fn sound(&mut self, sound: Sound) -> Vec<Act> {
        match sound {
            Sound::Found if self.speech_lost => {
                self.speech_lost = false;
                vec![self.printed("speech-found", &[])]
            }
            Sound::Found => Vec::new(),
            Sound::Lost(reason) => {
                self.speech_lost = true;
                let reason = self.manner.narrator.word(reason);
                vec![self.printed("speech-lost", &[("reason", reason)])]
            }
        }
    }

    /// Lines go on as text; what is printed already stays.
    pub(super) fn braille_lost(&mut self, reason: &str) -> Vec<Act> {
        if self.manner.print == Print::Text {
            return Vec::new();
        }
        self.manner.print = Print::Text;
        let values =
            [("table", self.table().0.into()), ("reason", self.manner.narrator.word(reason))];
        vec![Act::PrintIn(None), self.told("braille-lost", &values)]
    }

    pub(super) fn table(&self) -> Table {
        braille::table(&self.manner.table, &self.manner.narrator)
    }
}
