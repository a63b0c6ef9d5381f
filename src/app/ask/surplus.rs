//! The word that is one too many behind what a command needs. Pure.

use crate::app::ask::Asker;
use crate::command::Command;
use crate::understanding::surplus;
use crate::voices::narrate::quoted;
use crate::voices::{Priority, Utterance};

impl Asker<'_> {
    /// What is said of words that are not what a command needs: the one that is too many is named.
    pub(super) fn misfit(
        &self,
        command: Command,
        rest: &str,
        fits: impl Fn(&str) -> bool,
    ) -> Utterance {
        match surplus(rest, fits) {
            Some(word) => {
                let values = [("word", quoted(word).into())];
                self.narrator.say(Priority::Answer, "usage-too-much", &values)
            }
            None => self.wants(command, command.spec().argument),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_word_behind_what_fits_is_one_too_many() {
        let number = |text: &str| text.parse::<u32>().is_ok();
        assert_eq!(surplus("5 6 please", number), Some("6"));
        assert_eq!(surplus("5", number), None);
        assert_eq!(surplus("please 5", number), None);
        assert_eq!(surplus("e 4 please", |text| text == "e 4"), Some("please"));
        assert_eq!(surplus(&"x ".repeat(2000), number), None);
    }
}
