//! A line editor that keeps what it is given until it is told to print, and the order in which texts
//! come out.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};

use super::*;

/// Shorter than the editor is waited for.
const SOON: Duration = Duration::from_millis(50);

struct Editor(Sender<String>);

impl ExternalPrinter for Editor {
    fn print(&mut self, text: String) -> rustyline::Result<()> {
        self.0.send(format!("editor: {text}")).unwrap();
        Ok(())
    }
}

struct Screen(Sender<String>);

impl Write for Screen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if !bytes.is_empty() {
            self.0.send(String::from_utf8(bytes.to_vec()).unwrap()).unwrap();
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Prints texts on a thread of its own; what comes out, in its order.
fn printing(handover: &Handover, texts: &[&'static str]) -> (Receiver<String>, JoinHandle<()>) {
    let (sender, printed) = channel();
    let (handover, texts) = (handover.clone(), texts.to_owned());
    let thread = thread::spawn(move || {
        let (mut editor, mut screen) = (Editor(sender.clone()), Screen(sender));
        for text in texts {
            handover.put(text.to_owned(), &mut editor, &mut screen).unwrap();
        }
    });
    (printed, thread)
}

/// A prompt that stands on the screen.
fn drawn(handover: &Handover) -> WatchedPrompt {
    let prompt = handover.prompt("> ");
    assert_eq!((prompt.raw(), prompt.raw()), ("> ", "> "));
    prompt
}

#[test]
fn between_lines_texts_are_printed_as_they_come() {
    let handover = Handover::default();
    let (printed, thread) = printing(&handover, &["one", "two"]);
    thread.join().unwrap();
    assert_eq!(printed.iter().collect::<Vec<_>>(), ["one", "two"]);
}

#[test]
fn an_answer_is_not_printed_before_what_the_editor_still_holds() {
    let handover = Handover::default();
    drawn(&handover);
    let (printed, thread) = printing(&handover, &["checkmate", "answer"]);
    assert_eq!(printed.recv().unwrap(), "editor: checkmate");
    // Enter came before the editor has printed it: only the next line prints it.
    handover.typed();
    assert_eq!(printed.recv_timeout(SOON), Err(RecvTimeoutError::Timeout));
    let prompt = drawn(&handover);
    assert_eq!(printed.recv_timeout(SOON), Err(RecvTimeoutError::Timeout));
    prompt.raw();
    assert_eq!(printed.recv().unwrap(), "editor: answer");
    thread.join().unwrap();
}

#[test]
fn an_editor_that_draws_nothing_is_not_waited_for_for_ever() {
    let handover = Handover::default();
    drawn(&handover);
    let (printed, thread) = printing(&handover, &["one", "two"]);
    thread.join().unwrap();
    assert_eq!(printed.iter().collect::<Vec<_>>(), ["editor: one", "editor: two"]);
}

#[test]
fn what_the_editor_holds_at_the_end_is_printed_without_it() {
    let handover = Handover::default();
    drawn(&handover);
    let (printed, thread) = printing(&handover, &["move", "goodbye"]);
    assert_eq!(printed.recv().unwrap(), "editor: move");
    handover.typed();
    handover.end();
    thread.join().unwrap();
    assert_eq!(printed.iter().collect::<Vec<_>>(), ["move", "goodbye"]);
}
