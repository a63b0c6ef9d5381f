use proptest::prelude::*;

use super::*;
use crate::keymap::chord::sequence;
use crate::keymap::{Chord, Code};
use crate::ui::screen::input::chord;

/// Keys as terminals send them: xterm 379, VTE 0.70, rxvt-unicode 9.30, Linux 6.1, tmux 3.3 and kitty
/// 0.26; from their tables of keys.
pub(super) const KEYS: &[(&str, &str)] = &[
    // xterm, VTE and all that follow them.
    ("\x1b[A \x1b[B \x1b[C \x1b[D \x1b[H \x1b[F", "up down right left home end"),
    ("\x1bOA \x1bOB \x1bOC \x1bOD \x1bOH \x1bOF", "up down right left home end"),
    ("\x1b[2~ \x1b[3~ \x1b[5~ \x1b[6~", "insert delete pageup pagedown"),
    ("\x1bOP \x1bOQ \x1bOR \x1bOS \x1b[15~ \x1b[17~", "f1 f2 f3 f4 f5 f6"),
    ("\x1b[18~ \x1b[19~ \x1b[20~ \x1b[21~ \x1b[23~ \x1b[24~", "f7 f8 f9 f10 f11 f12"),
    ("\x1b[1;2A \x1b[1;3B \x1b[1;5C \x1b[1;6D", "shift+up alt+down ctrl+right ctrl+shift+left"),
    ("\x1b[1;2P \x1b[1;2R \x1b[15;5~ \x1b[3;2~", "shift+f1 shift+f3 ctrl+f5 shift+delete"),
    ("\x1b[Z \t \r \x7f", "shift+tab tab enter backspace"),
    // The 5 of the numeric block without NumLock: as it is, with Control, in the mode for applications.
    ("\x1b[E \x1b[1;5E \x1bOE", "begin ctrl+begin begin"),
    // The block in that mode, with NumLock or by tmux.
    ("\x1bOp \x1bOu \x1bOy \x1bOj \x1bOk \x1bOm \x1bOn \x1bOo", "0 5 9 * + - . /"),
    ("\x1bOM \x1bOI \x1bO5A", "enter tab ctrl+up"),
    // The Linux console.
    ("\x1b[G \x1b[[A \x1b[[E \x1b[1~ \x1b[4~", "begin f1 f5 home end"),
    // rxvt.
    ("\x1b[a \x1bOb \x1b[7~ \x1b[8~", "shift+up ctrl+down home end"),
    ("\x1b[3$ \x1b[3^ \x1b[3@ \x1b\x1b[A", "shift+delete ctrl+delete ctrl+shift+delete alt+up"),
    // What tmux and xterm send of keys that ASCII does not tell apart, and kitty.
    ("\x1b[27;5;49~ \x1b[107;5u \x1b[107;2u", "ctrl+1 ctrl+k K"),
    ("\x1b[49;2u \x1b[57404u \x1b[57427u \x1b[57414;5u", "shift+1 5 begin ctrl+enter"),
    ("\x1b[27u \x1b[13;1:1u", "escape enter"),
    // ASCII, and signs of two to four bytes.
    ("\x01 \x1a \x00 \x1c", "ctrl+a ctrl+z ctrl+space ctrl+4"),
    ("k K ä € ♞ 𝄞", "k K ä € ♞ 𝄞"),
    ("\x1bk \x1bK \x1bä \x1b\r \x1b\x7f", "alt+k alt+K alt+ä alt+enter alt+backspace"),
];

pub(super) fn keys(bytes: &[u8]) -> Vec<Event> {
    let mut sequences = Sequences::default();
    let mut events = sequences.take(bytes);
    events.extend(sequences.end());
    assert_eq!(sequences.end(), [], "{bytes:x?}");
    events
}

/// The events of keys as a keymap writes them.
fn events(text: &str) -> Vec<Event> {
    sequence(text).unwrap().into_iter().map(event).collect()
}

fn event(chord: Chord) -> Event {
    let code = match chord.code {
        Code::Char(sign) => KeyCode::Char(sign),
        Code::Up => KeyCode::Up,
        Code::Down => KeyCode::Down,
        Code::Left => KeyCode::Left,
        Code::Right => KeyCode::Right,
        Code::Home => KeyCode::Home,
        Code::End => KeyCode::End,
        Code::PageUp => KeyCode::PageUp,
        Code::PageDown => KeyCode::PageDown,
        Code::Insert => KeyCode::Insert,
        Code::Delete => KeyCode::Delete,
        Code::Backspace => KeyCode::Backspace,
        Code::Enter => KeyCode::Enter,
        Code::Escape => KeyCode::Esc,
        Code::Tab if chord.shift => KeyCode::BackTab,
        Code::Tab => KeyCode::Tab,
        Code::Begin => KeyCode::KeypadBegin,
        Code::F(number) => KeyCode::F(number),
    };
    let is_capital = matches!(chord.code, Code::Char(sign) if sign.is_uppercase());
    let held = [
        (chord.control, KeyModifiers::CONTROL),
        (chord.alt, KeyModifiers::ALT),
        (chord.shift || is_capital, KeyModifiers::SHIFT),
    ];
    let held = held.into_iter().filter(|(is_held, _)| *is_held).map(|(_, modifier)| modifier);
    Event::Key(KeyEvent::new(code, held.collect()))
}

#[test]
fn every_key_is_what_it_is_at_every_terminal() {
    for (sent, meant) in KEYS {
        let found = keys(sent.replace(' ', "").as_bytes());
        assert_eq!(found, events(meant), "{sent:?}");
        let understood = found.into_iter().map(|event| match event {
            Event::Key(key) => chord(key),
            _ => None,
        });
        assert_eq!(understood.collect::<Option<Vec<Chord>>>(), sequence(meant).ok(), "{sent:?}");
    }
}

#[test]
fn what_follows_escape_late_is_a_key_of_its_own() {
    let mut sequences = Sequences::default();
    for (sent, alone) in [
        ("\x1b", "escape"),
        ("\x1b\x1b", "escape escape"),
        ("\x1b[", "alt+["),
        ("\x1bO", "alt+O"),
        ("\x1b]", "alt+]"),
    ] {
        assert_eq!(sequences.take(sent.as_bytes()), [], "{sent:?}");
        assert_eq!(sequences.patience(), Some(AT_ONCE));
        assert_eq!(sequences.end(), events(alone), "{sent:?}");
        assert_eq!(sequences.patience(), None);
        assert_eq!(sequences.take(b"A"), events("A"));
    }
    assert_eq!(sequences.take(b"\x1b\x1bx"), events("escape alt+x"));
    assert_eq!(sequences.take(b"\x1b\x1b\x1b[A"), events("escape alt+up"));
    assert_eq!(sequences.take(b"\x1bOz\x1bO5z"), events("alt+O z alt+O 5 z"));
}

#[test]
fn a_line_that_is_slow_has_its_time_and_what_it_loses_is_not_typed() {
    let mut sequences = Sequences::default();
    for begun in ["\x1b[1", "\x1b[1;5", "\x1b]11;rgb:0000", "\x1bO5"] {
        assert_eq!(sequences.take(begun.as_bytes()), [], "{begun:?}");
        assert_eq!(sequences.patience(), Some(SLOWLY), "{begun:?}");
        assert_eq!(sequences.end(), [], "{begun:?}");
    }
    assert_eq!(sequences.take(b"\xe2\x99"), []);
    assert_eq!(sequences.patience(), Some(SLOWLY));
    assert_eq!(sequences.take(b"\x9e"), events("♞"));
    assert_eq!(sequences.take(b"\xe2\x99"), []);
    assert_eq!(sequences.end(), events("\u{fffd}"));
}

#[test]
fn answers_mice_and_keys_that_nobody_knows_are_left_out_whole() {
    for sent in [
        "\x1b]11;rgb:0000/0000/0000\x1b\\",
        "\x1b]11;rgb:0000/0000/0000\x07",
        "\x1b[?62;22c",
        "\x1b[?2026;2$y",
        "\x1bP>|xterm(379)\x1b\\",
        "\x1b_Gi=31;OK\x1b\\",
        "\x1b[<0;12;5m",
        "\x1b[M !!",
        "\x1b[I",
        "\x1b[99~",
        "\x1b[57441u",
        "\x1b[97;1:3u",
    ] {
        assert_eq!(keys(format!("{sent}k").as_bytes()), events("k"), "{sent:?}");
    }
    assert_eq!(keys(b"\x1b]11;rgb\x1b[A\x1b[1;\x1b[B"), events("up down"), "cut off by a key");
}

#[test]
fn an_answer_that_does_not_end_does_not_take_the_keys_for_ever() {
    for begins in ["\x1b]", "\x1b["] {
        let sent = format!("{begins}{}", "1".repeat(LONGEST + 3));
        assert_eq!(keys(sent.as_bytes()), events("1 1 1"), "{begins:?}");
    }
}

#[test]
fn a_byte_that_is_no_sign_does_not_pass_in_silence() {
    assert_eq!(keys(b"\xe4k\xff\xc3("), events("\u{fffd} k \u{fffd} \u{fffd} ("));
}

#[test]
fn of_a_text_without_end_so_much_is_kept_as_is_known_to_be_too_long() {
    let mut sequences = Sequences::default();
    let long = "e4\r".repeat(PASTED);
    assert_eq!(sequences.take(format!("\x1b[200~{long}").as_bytes()), []);
    assert_eq!(sequences.patience(), None);
    let [Event::Paste(text)] = &*sequences.take(b"\x1b[A\x1b[201~") else { panic!("no paste") };
    assert_eq!(*text, long[..PASTED]);
    assert_eq!(sequences.take(b"\x1b[A"), events("up"));
}

/// Bytes as they come: of keys, of pasted texts, of anything.
fn sent() -> impl Strategy<Value = Vec<u8>> {
    let key = prop::sample::select(KEYS).prop_map(|(sent, _)| sent.replace(' ', "").into_bytes());
    let pasted = any::<String>().prop_map(|text| format!("\x1b[200~{text}\x1b[201~").into_bytes());
    let parts = "[\x1b\\[O\\]?;:0-9$~MuA\\\\\x07]{0,12}".prop_map(String::into_bytes);
    let any = prop::collection::vec(any::<u8>(), 0..12);
    prop::collection::vec(prop_oneof![key, pasted, parts, any], 0..8)
        .prop_map(|parts| parts.concat())
}

proptest! {
    #[test]
    fn it_does_not_matter_where_bytes_are_cut(bytes in sent(), mut cuts in prop::collection::vec(any::<prop::sample::Index>(), 0..6)) {
        let mut whole = Sequences::default();
        let expected = whole.take(&bytes);
        cuts.sort_by_key(|cut| cut.index(bytes.len() + 1));
        let mut parts = Sequences::default();
        let (mut events, mut from) = (Vec::new(), 0);
        for to in cuts.iter().map(|cut| cut.index(bytes.len() + 1)).chain([bytes.len()]) {
            events.extend(parts.take(&bytes[from..to]));
            from = to;
        }
        prop_assert_eq!(events, expected);
        prop_assert_eq!(parts.end(), whole.end());
    }

    #[test]
    fn whatever_came_before_a_key_is_understood_after_a_pause(bytes in sent()) {
        let mut sequences = Sequences::default();
        sequences.take(&bytes);
        sequences.take(b"\x1b[201~");
        sequences.end();
        prop_assert_eq!(sequences.patience(), None);
        prop_assert_eq!(sequences.take(b"\x1b[1;2A"), events("shift+up"));
    }

    #[test]
    fn what_is_typed_comes_in_its_order(text in "[^\\p{Cc}]{0,40}") {
        let typed: Vec<Event> =
            text.chars().map(|sign| event(Chord::of(Code::Char(sign)))).collect();
        prop_assert_eq!(keys(text.as_bytes()), typed);
    }

    #[test]
    fn what_is_pasted_comes_whole(text in any::<String>()) {
        prop_assume!(!text.contains("\x1b[201~"));
        let bytes = format!("k\x1b[200~{text}\x1b[201~k");
        let k = event(Chord::of(Code::Char('k')));
        prop_assert_eq!(keys(bytes.as_bytes()), [k.clone(), Event::Paste(text), k]);
    }
}
