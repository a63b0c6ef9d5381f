//! How a position is written for fingers: what stands behind the command that asks for it.

use crate::app::ask::Asker;
use crate::command::Command;
use crate::notation::{DiagramScript, Layout, Page, Width};
use crate::voices::voice::Word;
use crate::voices::{Priority, Utterance};

impl Asker<'_> {
    /// A width, a layout and signs, each or none, in any order; what is not said is as it was set.
    ///
    /// # Errors
    ///
    /// What must be said of a word that is none of these.
    pub fn page(&self, rest: &str) -> Result<Page, Utterance> {
        let mut page = self.asked_by.page;
        let (mut layout, mut script) = (None, None);
        for word in rest.split_whitespace() {
            match self.narrator.talk.word(word) {
                Some(Word::Layout(said)) => layout = Some(said),
                Some(Word::Script(said)) => script = Some(said),
                _ if word.chars().all(|c| c.is_ascii_digit()) => page.width = self.width(word)?,
                _ => return Err(self.limits("argument-braille")),
            }
        }
        let braille = script.is_some_and(|script| script != DiagramScript::Letters);
        page.layout = match (layout, page.layout) {
            (Some(Layout::List), _) if braille => {
                return Err(self.narrator.say(Priority::Answer, "argument-list", &[]));
            }
            // Braille signs are asked for as a diagram, not as the list that is usual otherwise.
            (None, Layout::List) if braille => Layout::Diagram,
            (layout, usual) => layout.unwrap_or(usual),
        };
        page.script = script.unwrap_or(page.script);
        Ok(page)
    }

    fn width(&self, cells: &str) -> Result<Width, Utterance> {
        let width = cells.parse().ok().and_then(Width::new);
        width.ok_or_else(|| self.limits("argument-width"))
    }

    /// A sentence about the widths that a line can have.
    pub(super) fn limits(&self, id: &str) -> Utterance {
        let name = self.narrator.talk.command_name(Command::Braille);
        let (least, most) = (u32::from(Width::LEAST), u32::from(Width::MOST));
        let values = [("name", name.into()), ("least", least.into()), ("most", most.into())];
        self.narrator.say(Priority::Answer, id, &values)
    }
}
