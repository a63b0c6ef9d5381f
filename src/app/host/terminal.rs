//! The host's own terminal: whatever place nobody else serves is served here.

use std::io;

use shakmaty::ByColor;

use crate::app::dials::{Dials, Pace};
use crate::app::host::News;
use crate::app::host::laid::{self, Changed};
use crate::app::host::terminals::after_number;
use crate::app::input::{FromTerminal, Inbox, InboxSlot};
use crate::app::keys;
use crate::app::offers::offers_at;
use crate::app::order::Output;
use crate::app::outputs::Outputs;
use crate::app::play::Start;
use crate::app::seats::Seats;
use crate::archive::LeftMatch;
use crate::command::Command;
use crate::laws::At;
use crate::table::{FileChange, Place, TableId, file};
use crate::ui::line::{self, Options};
use crate::ui::screen::{Incoming, Under};
use crate::ui::view::{Thing, View};
use crate::ui::{Face, Fit, Typed};
use crate::voices::voice::Word;
use crate::voices::{Narrator, Priority, Utterance};

/// The terminal of the host.
pub(super) struct Terminal {
    pub(super) outputs: Outputs,
    /// What the clocks show, where it is a screen.
    dials: Dials,
    /// How often they are taken.
    pace: Pace,
    /// Whether something was said here that is not drawn yet.
    said: bool,
}

impl Terminal {
    pub(super) fn open(
        start: &Start,
        narrator: &Narrator,
        here: &[Place],
        slot: InboxSlot<FromTerminal>,
    ) -> io::Result<Self> {
        let history = start.history();
        let offers = offers_at(narrator, here);
        let fit = Fit(start.settings.line);
        let typed = slot.clone();
        let options = Options { mode: start.mode, history, offers, fit, begun: String::new() };
        let face = line::Face::start(options, move |line| typed.put(FromTerminal::Typed(line)))?;
        let mut outputs = Outputs::new(Face::Line(face), &start.settings, slot);
        outputs.tone_player.turn(start.settings.tones);
        let pace = Pace::of(&start.settings);
        Ok(Self { outputs, dials: Dials::default(), pace, said: false })
    }

    /// Puts a screen in the place of lines, if the settings say so and the terminal can be one; what
    /// must be said of that.
    pub(super) fn raise(
        &mut self,
        start: &Start,
        narrator: &Narrator,
        here: &[Place],
        slot: InboxSlot<Incoming>,
    ) -> Vec<Utterance> {
        let names = keys::names(&keys::library(&start.folders), &laid::library(&start.folders));
        let offers = || offers_at(narrator, here);
        self.outputs.raise(start, &start.settings, narrator, &names, offers, slot)
    }

    /// Carries an output out.
    pub(super) fn put(&mut self, output: Output) {
        self.said |= output.words().is_some();
        self.outputs.put(output);
    }

    /// When the clocks on its screen show something else by themselves, by the time of their match.
    pub(super) const fn clocks_due(&self) -> Option<At> {
        self.dials.due()
    }

    /// When its screen draws something by itself, by the time of the room.
    pub(super) fn drawn_due(&self) -> Option<At> {
        self.outputs.due()
    }

    /// It is at another table: the clocks of that are taken anew.
    pub(super) fn changes_table(&mut self) {
        self.dials = Dials::default();
    }

    /// What the clocks show on its screen, by the time of their match.
    pub(super) fn clocks(
        &mut self,
        at: At,
        seats: &Seats,
        place: Place,
    ) -> Option<ByColor<String>> {
        let said = std::mem::take(&mut self.said);
        self.dials.take(at, said, self.pace, seats.game(place), || seats.dials(at, place))
    }

    /// Draws on its screen what there is to see; the status names what the cursor is on.
    pub(super) fn show(
        &mut self,
        at: At,
        view: View,
        narrator: &Narrator,
        named: impl FnOnce(Thing) -> Utterance,
    ) {
        if let Some(thing) = self.see(view, narrator) {
            self.outputs.face.name(&named(thing));
        }
        self.outputs.draw(at);
    }

    /// Takes over what there is to see; what the status has still to name.
    pub(super) fn see(&mut self, view: View, narrator: &Narrator) -> Option<Thing> {
        let face = &mut self.outputs.face;
        match face.see(view, narrator)? {
            Under::Thing(thing) => Some(thing),
            Under::Text(text) => {
                face.name(&text);
                None
            }
        }
    }

    pub(super) fn say(&mut self, utterance: &Utterance) {
        self.said = true;
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
        (text, table): (&str, Option<TableId>),
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
        let mut told = narrator.say(Priority::Urgent, "match-changed", &values);
        if let Some(table) = table {
            told.spans = after_number(narrator, table, told.spans);
        }
        self.say(&told);
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
                Typed::End | Typed::OutputLost | Typed::Interrupt => return None,
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
                Typed::NotText | Typed::TooLong | Typed::Pasted(_) => self.ready(),
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
