//! What is said of a step over the board has a line of a braille display, in every voice that talks.

use std::rc::Rc;

use ratatui::text::Span;
use shakmaty::{Color, Role, Square};
use touchmove::describe::Answer;
use touchmove::voices::announce::Style;
use touchmove::voices::{Library, Narrator, Priority, Utterance};

/// The cells of a display.
const CELLS: usize = 40;

/// What a square may be marked for, alone and with another mark.
const MARKS: [&[&str]; 6] = [
    &["mark-check"],
    &["mark-held"],
    &["mark-target"],
    &["mark-last"],
    &["mark-target", "mark-last"],
    &["mark-check", "mark-held"],
];

#[test]
fn no_sentence_of_a_step_is_longer_than_a_display() {
    let mut library = Library::built_in();
    let mut long = Vec::new();
    let names: Vec<String> = library.names().into_iter().map(str::to_owned).collect();
    let voices: Vec<_> = names.iter().map(|name| library.get(name).unwrap()).collect();
    for voice in voices.into_iter().filter(|voice| voice.has_sentence("setup-language")) {
        let narrator = Narrator::new(Rc::clone(&voice), &voice, Style::default());
        let pieces = Color::ALL.into_iter().flat_map(|color| Role::ALL.map(|role| role.of(color)));
        for piece in pieces.map(Some).chain([None]) {
            let piece_marks: &[&[&str]] = match piece.map(|piece| piece.role) {
                Some(Role::King) => &MARKS,
                _ => &MARKS[1..5],
            };
            for square in [Square::E4, Square::D4] {
                let plain = narrator.answers().of(&Answer::Square(square, piece));
                let marked = piece_marks.iter().map(|marks| {
                    let spans = narrator.answers().marked(square, piece, marks);
                    Utterance { priority: Priority::Answer, spans }
                });
                let said = [plain].into_iter().chain(marked).map(|said| said.written());
                let too_long = said.filter(|said| Span::raw(said).width() > CELLS);
                long.extend(too_long.map(|said| format!("{}: {said}", voice.name())));
            }
        }
    }
    assert!(long.is_empty(), "{}", long.join("\n"));
}
