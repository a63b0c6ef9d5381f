//! The host's own terminal: whatever place nobody else serves is served here.

use std::io;

use crate::app::host::News;
use crate::app::host::laid::Changed;
use crate::app::input::{FromTerminal, Inbox, Slot};
use crate::app::outputs::Outputs;
use crate::app::play::{Start, offers_at};
use crate::archive::LeftMatch;
use crate::command::Command;
use crate::table::{FileChange, Place, file};
use crate::ui::line::{self, Options};
use crate::ui::{Face, Fit, Typed};
use crate::voices::voice::Word;
use crate::voices::{Narrator, Priority, Utterance};

/// The terminal of the host.
pub(super) struct Terminal {
    pub(super) outputs: Outputs,
}

impl Terminal {
    pub(super) fn open(
        start: &Start,
        narrator: &Narrator,
        here: &[Place],
        slot: Slot<FromTerminal>,
    ) -> io::Result<Self> {
        let history = start.history();
        let offers = offers_at(narrator, here);
        let fit = Fit(start.settings.line);
        let typed = slot.clone();
        let options = Options { mode: start.mode, history, offers, fit };
        let face = line::Face::start(options, move |line| typed.put(FromTerminal::Typed(line)))?;
        let mut outputs = Outputs::new(Face::Line(face), &start.settings, slot);
        outputs.tone_player.turn(start.settings.tones);
        Ok(Self { outputs })
    }

    pub(super) fn say(&mut self, utterance: &Utterance) {
        self.outputs.say(utterance);
    }

    pub(super) fn print(&mut self, utterance: &Utterance) {
        self.outputs.face.print(utterance);
    }

    /// The match that was left at the table, if it goes on. Where its file lays down other conditions
    /// now than those by which it was begun, the arbiter is asked.
    ///
    /// # Errors
    ///
    /// What is said where nobody answers.
    pub(super) fn goes_on_with(
        &mut self,
        left: Option<LeftMatch>,
        text: &str,
        inbox: &Inbox<News>,
        narrator: &Narrator,
    ) -> Result<(Option<LeftMatch>, Changed), Utterance> {
        let Some(left) = left else { return Ok((None, None)) };
        if left.changed.is_empty() {
            return Ok((Some(left), None));
        }
        let keys: Vec<String> = left.changed.iter().map(|place| place.written()).collect();
        let value = |text: &str, key: &str| match file::value(text, key) {
            Some(value) => value.as_str().into(),
            None => narrator.word("match-left-out"),
        };
        let changed = keys.iter().map(|key| {
            let (then, now) = (value(&left.text, key), value(text, key));
            let values = [("key", key.as_str().into()), ("then", then), ("now", now)];
            narrator.talk.sentence("match-changed-key", &values)
        });
        let changed = changed.collect();
        let values = [("game", left.id.0.to_string().into()), ("keys", narrator.join(changed))];
        let keys = keys.join(", ");
        self.say(&narrator.say(Priority::Urgent, "match-changed", &values));
        loop {
            self.say(&narrator.say(Priority::Urgent, "match-go-on", &values));
            match self.answer(inbox, narrator) {
                Some(Word::Yes) => return Ok((Some(left), Some((FileChange::Old, keys)))),
                Some(Word::No) => return Ok((None, Some((FileChange::New, keys)))),
                Some(_) => {}
                None => return Err(narrator.say(Priority::Urgent, "match-not-begun", &values)),
            }
        }
    }

    /// The next line that is typed here and is a word; `None`: nobody types any more.
    fn answer(&mut self, inbox: &Inbox<News>, narrator: &Narrator) -> Option<Word> {
        self.ready();
        loop {
            // Nobody else is let in before the match has begun.
            let (_, Some(News::Own(FromTerminal::Typed(typed)))) = inbox.take(None) else {
                continue;
            };
            match typed {
                Typed::End | Typed::OutputLost => return None,
                Typed::Line(line) => {
                    let help = narrator.talk.command(line.trim()) == Some(Command::Help);
                    if let Some(word) = narrator.talk.word(line.trim()) {
                        return Some(word);
                    }
                    if help {
                        self.say(&narrator.say(Priority::Answer, "match-help-go-on", &[]));
                    }
                    self.say(&narrator.say(Priority::Answer, "desk-yes-or-no", &[]));
                    self.ready();
                }
                Typed::NotText | Typed::TooLong | Typed::Interrupt => self.ready(),
            }
        }
    }

    pub(super) fn ready(&self) {
        self.outputs.face.ready();
    }

    pub(super) fn close(mut self) {
        self.outputs.finish();
    }
}
