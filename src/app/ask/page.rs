//! How a position is written for fingers: what stands behind the command that asks for it.

use crate::app::ask::Asker;
use crate::command::Command;
use crate::notation::{DiagramScript, Layout, Page, Width};
use crate::understanding::PageForm;
use crate::voices::{Priority, Utterance};

impl Asker<'_> {
    /// As it is said; what is not said is as it was set.
    ///
    /// # Errors
    ///
    /// What must be said of what cannot be written so.
    pub(in crate::app) fn page(&self, form: PageForm) -> Result<Page, Utterance> {
        let PageForm { cells, layout, script, .. } = form;
        let mut page = self.asked_by.page;
        if let Some(cells) = cells {
            page.width = Width::new(cells).ok_or_else(|| self.limits("argument-width"))?;
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

    /// A sentence about the widths that a line can have.
    pub(super) fn limits(&self, id: &str) -> Utterance {
        let name = self.narrator.talk.command_name(Command::Braille);
        let (least, most) = (u32::from(Width::LEAST), u32::from(Width::MOST));
        let values = [("name", name.into()), ("least", least.into()), ("most", most.into())];
        self.narrator.say(Priority::Answer, id, &values)
    }
}
