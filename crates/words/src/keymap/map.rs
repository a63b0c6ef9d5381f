//! A keymap: which action a chord, or a sequence of chords, yields.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Bound;

use crate::command::Command;
use crate::keymap::action::{Action, FocusMove};
use crate::keymap::chord::{Chord, Code};
use crate::keymap::layout::KeyboardLayout;

/// A sequence of chords and what it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Binding {
    /// The chords one after another, as they are written in the file; at least one.
    pub chords: Vec<Chord>,
    /// What they do.
    pub action: Action,
}

/// What has been pressed of a sequence.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pending(Vec<Chord>);

impl Pending {
    /// The chords so far; none where no sequence has begun.
    #[must_use]
    pub fn chords(&self) -> &[Chord] {
        &self.0
    }
}

/// What a chord led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChordResult<'a> {
    /// This is to be done.
    Action(&'a Action),
    /// The sequence goes on.
    Waits,
    /// It leads nowhere; a sequence that had begun is forgotten.
    Nothing,
    /// It cancels, and a sequence had begun: that is forgotten, and nothing else is left.
    Dropped,
}

/// What the keys of the numeric block report without `NumLock`, or in some countries, and the sign that
/// is written for them.
const BLOCK: [(Code, char); 12] = [
    (Code::Insert, '0'),
    (Code::End, '1'),
    (Code::Down, '2'),
    (Code::PageDown, '3'),
    (Code::Left, '4'),
    (Code::Begin, '5'),
    (Code::Right, '6'),
    (Code::Home, '7'),
    (Code::Up, '8'),
    (Code::PageUp, '9'),
    (Code::Delete, '.'),
    (Code::Char(','), '.'),
];

/// A key of the numeric block as it is written, whatever `NumLock` makes of it.
fn locked(chord: Chord) -> Chord {
    let sign = BLOCK.iter().find(|(code, _)| *code == chord.code);
    sign.map_or(chord, |&(_, sign)| Chord { code: Code::Char(sign), ..chord })
}

/// Everything that the key of a chord can report: without `NumLock` the block has other keys.
pub(super) fn reports(chord: Chord, block: bool) -> Vec<Chord> {
    let other = BLOCK.iter().filter(|(_, sign)| block && Code::Char(*sign) == chord.code);
    other.map(|&(code, _)| Chord { code, ..chord }).chain([chord]).collect()
}

/// A keymap on a keyboard.
#[derive(Clone, Debug)]
pub struct Keymap {
    name: String,
    about: Option<String>,
    layout: KeyboardLayout,
    /// Whether its keys are pressed on the numeric block.
    block: bool,
    bindings: Vec<Binding>,
    /// By the chords as the terminal gives them. Those with the same beginning stand together.
    sequences: BTreeMap<Vec<Chord>, usize>,
}

impl Keymap {
    /// Lays bindings on a keyboard; with `block`, digits are those of the numeric block.
    pub(super) fn new(
        name: &str,
        about: Option<String>,
        mut bindings: Vec<Binding>,
        layout: &KeyboardLayout,
        block: bool,
    ) -> Self {
        bindings
            .sort_by(|one, other| (&one.action, &one.chords).cmp(&(&other.action, &other.chords)));
        let mut sequences = BTreeMap::new();
        for (index, binding) in bindings.iter().enumerate() {
            let given = given(&binding.chords, layout, block);
            // Some terminals report the digit and Shift besides.
            if binding.chords.iter().all(|chord| chord.shift || !is_digit(*chord)) {
                sequences.entry(binding.chords.clone()).or_insert(index);
            }
            sequences.insert(given, index);
        }
        for (index, binding) in bindings.iter().enumerate().filter(|_| !block) {
            let first = binding.chords.iter().map(|&chord| layout.gives_first(chord));
            if let Some(first) = first.collect() {
                sequences.entry(first).or_insert(index);
            }
        }
        Self { name: name.to_owned(), about, layout: layout.clone(), block, bindings, sequences }
    }

    /// Its name, as `--keymap` takes it.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What its file says about it; the voices know the keymaps that are built in.
    #[must_use]
    pub fn about(&self) -> Option<&str> {
        self.about.as_deref()
    }

    /// All keys, those that move the focus first.
    #[must_use]
    pub fn bindings(&self) -> &[Binding] {
        &self.bindings
    }

    /// The first keys that do this, one after another; none if no key does.
    #[must_use]
    pub fn keys_for(&self, action: &Action) -> &[Chord] {
        let found = self.bindings.iter().find(|binding| binding.action == *action);
        found.map_or(&[], |binding| &binding.chords)
    }

    /// Whether any key does this.
    #[must_use]
    pub fn reaches(&self, action: &Action) -> bool {
        self.bindings.iter().any(|binding| binding.action == *action)
    }

    /// Whether keys of their own answer questions.
    #[must_use]
    pub fn answers(&self) -> bool {
        self.bindings.iter().any(|binding| binding.action.answer().is_some())
    }

    /// Takes a chord; what has been pressed of a sequence is kept in `pending`.
    pub fn press(&self, pending: &mut Pending, chord: Chord) -> ChordResult<'_> {
        let inside = !pending.0.is_empty();
        pending.0.push(match chord.code {
            // Where a terminal reports nothing for the 5, Enter does the same.
            Code::Enter if self.block && inside => Chord::of(Code::Char('5')),
            _ if self.block => locked(chord),
            _ => chord,
        });
        self.find_letter(&mut pending.0);
        if let Some(&index) = self.sequences.get(&pending.0) {
            pending.0.clear();
            return ChordResult::Action(&self.bindings[index].action);
        }
        if self.goes_on(&pending.0) {
            return ChordResult::Waits;
        }
        pending.0.clear();
        if inside && self.cancels(chord) { ChordResult::Dropped } else { ChordResult::Nothing }
    }

    /// A letter that leads nowhere is that on the same key in Latin.
    fn find_letter(&self, chords: &mut [Chord]) {
        if self.block || self.sequences.contains_key(chords) || self.goes_on(chords) {
            return;
        }
        if let Some(last) = chords.last_mut() {
            *last = self.layout.latin(*last).unwrap_or(*last);
        }
    }

    /// Whether a chord alone cancels.
    #[must_use]
    pub fn cancels(&self, chord: Chord) -> bool {
        self.does(chord).cloned().or_else(|| Self::otherwise(chord)) == Some(Action::Cancel)
    }

    fn goes_on(&self, chords: &[Chord]) -> bool {
        let after = (Bound::Excluded(chords), Bound::Unbounded);
        self.sequences
            .range::<[Chord], _>(after)
            .next()
            .is_some_and(|(next, _)| next.starts_with(chords))
    }

    /// The keys that may follow what has been pressed, as they are written, each once.
    #[must_use]
    pub fn following(&self, pending: &Pending) -> Vec<Chord> {
        let chords = pending.chords();
        let next = self.sequences.iter().filter(|(given, _)| given.starts_with(chords));
        let next = next.filter_map(|(_, &index)| self.bindings[index].chords.get(chords.len()));
        let once: BTreeSet<Chord> = next.copied().collect();
        let mut once: Vec<Chord> = once.into_iter().collect();
        let is_sign = |code| matches!(code, Code::Char(sign) if !sign.is_alphanumeric());
        let is_upper = |code| matches!(code, Code::Char(sign) if sign.is_uppercase());
        once.sort_by_key(|chord| {
            let Chord { code, control, alt, shift } = *chord;
            (control, alt, shift || is_upper(code), is_sign(code), code)
        });
        once
    }

    /// Whether a chord begins a sequence of several.
    #[must_use]
    pub fn begins(&self, chord: Chord) -> bool {
        self.press(&mut Pending::default(), chord) == ChordResult::Waits
    }

    /// What a chord alone does.
    #[must_use]
    pub fn does(&self, chord: Chord) -> Option<&Action> {
        match self.press(&mut Pending::default(), chord) {
            ChordResult::Action(action) => Some(action),
            ChordResult::Waits | ChordResult::Nothing | ChordResult::Dropped => None,
        }
    }

    /// What a key does that this keymap leaves free: the lists, key help and the way out are where every
    /// page says that they are.
    #[must_use]
    pub fn otherwise(chord: Chord) -> Option<Action> {
        if chord.alt {
            return None;
        }
        match (chord.control, chord.code) {
            (false, Code::F(1)) => Some(Action::bare(Command::Help)),
            (false, Code::F(2)) => Some(Action::Menu),
            (false, Code::F(3) | Code::Char('?')) => Some(Action::Keys),
            (false, Code::F(4)) => Some(Action::KeyHelp),
            (false, Code::Escape) | (true, Code::Char('c')) => Some(Action::Cancel),
            (true, Code::Char('d')) => Some(Action::bare(Command::Quit)),
            (true, Code::Char('l')) => Some(Action::Redraw),
            (true, Code::Char('z')) => Some(Action::Suspend),
            _ => None,
        }
    }

    /// The keys that do the same in every keymap, as far as this one leaves them free.
    #[must_use]
    pub fn always(&self) -> Vec<Binding> {
        let free = |chord: &Chord| self.does(*chord).is_none() && !self.begins(*chord);
        let keys = [Code::F(1), Code::F(2), Code::F(3), Code::Char('?'), Code::F(4), Code::Escape];
        let keys = keys.map(Chord::of).into_iter();
        let control = ['c', 'd', 'l', 'z']
            .map(|letter| Chord { control: true, ..Chord::of(Code::Char(letter)) });
        let bound = |chord| Some(Binding { chords: vec![chord], action: Self::otherwise(chord)? });
        keys.chain(control).filter(free).filter_map(bound).collect()
    }

    /// The key that does this in every list that leaves it free; nothing where only a keymap has one.
    #[must_use]
    pub fn in_every_list(action: &Action) -> Option<Code> {
        let keys = [Code::Up, Code::Down, Code::Enter, Code::Escape];
        let does = |key: &Code| Self::otherwise_in_a_list(Chord::of(*key)).as_ref() == Some(action);
        keys.into_iter().find(does)
    }

    /// What a key does in a list that this keymap leaves free.
    #[must_use]
    pub fn otherwise_in_a_list(chord: Chord) -> Option<Action> {
        let direction = match chord.code {
            _ if chord.control || chord.alt => return None,
            Code::Enter => return Some(Action::Take),
            Code::Escape => return Some(Action::Cancel),
            Code::Up => FocusMove::Up,
            Code::Down => FocusMove::Down,
            Code::PageUp => FocusMove::UpRight,
            Code::PageDown => FocusMove::DownRight,
            Code::Home => FocusMove::UpLeft,
            Code::End => FocusMove::DownLeft,
            _ => return None,
        };
        Some(Action::Step(direction))
    }

    /// Whether its keys are those of the numeric block, where nothing is typed.
    #[must_use]
    pub const fn is_block(&self) -> bool {
        self.block
    }

    /// A chord of the terminal as it is written in the keymap: `!` is `shift+1` on the keyboard `us`.
    #[must_use]
    pub fn key(&self, chord: Chord) -> Chord {
        if self.block { locked(chord) } else { self.layout.key(chord) }
    }
}

/// A sequence as the terminal gives it.
pub(super) fn given(chords: &[Chord], layout: &KeyboardLayout, block: bool) -> Vec<Chord> {
    let give = |chord: &Chord| if block { *chord } else { layout.gives(*chord) };
    chords.iter().map(give).collect()
}

fn is_digit(chord: Chord) -> bool {
    matches!(chord.code, Code::Char(sign) if sign.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keymap::chord::sequence;
    use crate::keymap::layout;
    use proptest::prelude::*;

    fn binding(keys: &str, action: &str) -> Binding {
        Binding { chords: sequence(keys).unwrap(), action: action.parse().unwrap() }
    }

    fn keymap(keyboard: &str) -> Keymap {
        let bindings = vec![
            binding("k", "next king"),
            binding("1", "rank 1"),
            binding("shift+1", "file a"),
            binding("g a", "menu"),
            binding("g b c", "last"),
        ];
        let layouts = layout::built_in();
        let layout = layouts.iter().find(|layout| layout.name() == keyboard).unwrap();
        Keymap::new("test", None, bindings, layout, false)
    }

    fn press(keymap: &Keymap, keys: &str) -> Vec<String> {
        let mut pending = Pending::default();
        let say = |pressed| match pressed {
            ChordResult::Action(action) => action.to_string(),
            ChordResult::Waits => "…".to_owned(),
            ChordResult::Nothing => "-".to_owned(),
            ChordResult::Dropped => "dropped".to_owned(),
        };
        let chords = sequence(keys).unwrap();
        chords.into_iter().map(|chord| say(keymap.press(&mut pending, chord))).collect()
    }

    #[test]
    fn a_sequence_waits_until_it_is_whole_and_is_forgotten_where_it_leads_nowhere() {
        let keymap = keymap("us");
        assert_eq!(press(&keymap, "k g a k"), ["next king", "…", "menu", "next king"]);
        assert_eq!(press(&keymap, "g b c"), ["…", "…", "last"]);
        assert_eq!(press(&keymap, "g k k"), ["…", "-", "next king"]);
        assert_eq!(press(&keymap, "x"), ["-"]);
        assert_eq!(press(&keymap, "g b escape k"), ["…", "…", "dropped", "next king"]);
    }

    #[test]
    fn the_keys_of_every_keymap_are_those_that_it_leaves_free() {
        let own = vec![
            binding("f1", "clock"),
            binding("escape", "menu"),
            binding("? a", "last"),
            binding("ctrl+l", "redraw"),
        ];
        let keymap = Keymap::new("test", None, own, &layout::built_in()[0], false);
        let always = keymap.always();
        let written =
            always.iter().map(|binding| format!("{} {}", binding.chords[0], binding.action));
        let written: Vec<String> = written.collect();
        let expected =
            ["f2 menu", "f3 keys", "f4 key help", "ctrl+c cancel", "ctrl+d quit", "ctrl+z suspend"];
        assert_eq!(written, expected);
    }

    #[test]
    fn what_may_follow_is_known_as_it_is_written() {
        let follow = |keyboard: &str, keys: &str| {
            let keymap = keymap(keyboard);
            let mut pending = Pending::default();
            for chord in sequence(keys).unwrap() {
                keymap.press(&mut pending, chord);
            }
            keymap.following(&pending).iter().map(Chord::to_string).collect::<Vec<_>>()
        };
        assert_eq!(follow("us", "g"), ["a", "b"]);
        assert_eq!(follow("us", "g b"), ["c"]);
        let keymap = keymap("fr");
        let chord = |key: &str| key.parse().unwrap();
        assert!(keymap.begins(chord("g")) && !keymap.begins(chord("k")));
        assert_eq!(keymap.does(chord("&")).map(Action::to_string), Some("rank 1".to_owned()));
        assert_eq!(keymap.does(chord("g")), None);
    }

    #[test]
    fn a_digit_with_shift_is_found_by_the_sign_of_the_keyboard_and_by_itself() {
        assert_eq!(press(&keymap("us"), "! 1 shift+1"), ["file a", "rank 1", "file a"]);
        assert_eq!(press(&keymap("fr"), "& 1 shift+1"), ["rank 1", "file a", "file a"]);
        assert_eq!(press(&keymap("de"), "@"), ["-"]);
    }

    #[test]
    fn a_key_with_another_letter_or_sign_does_the_same() {
        // k, g, a, b and c; the digits of the second layout.
        assert_eq!(
            press(&keymap("ru"), "л п ф п и с"),
            ["next king", "…", "menu", "…", "…", "last"]
        );
        assert_eq!(press(&keymap("kr"), "ㅏ ㅎ ㅁ"), ["next king", "…", "menu"]);
        assert_eq!(press(&keymap("th"), "า เ ฟ"), ["next king", "…", "menu"]);
        assert_eq!(press(&keymap("th"), "ๅ 1 !"), ["rank 1", "rank 1", "file a"]);
        assert_eq!(press(&keymap("vn"), "ă 1 k"), ["rank 1", "rank 1", "next king"]);
        assert_eq!(press(&keymap("us"), "л"), ["-"]);
        let bound = vec![binding("л", "last"), binding("k", "next king")];
        let layouts = layout::built_in();
        let russian = layouts.iter().find(|layout| layout.name() == "ru").unwrap();
        let keymap = Keymap::new("test", None, bound, russian, false);
        assert_eq!(press(&keymap, "л"), ["last"]);
    }

    #[test]
    fn the_numeric_block_does_the_same_with_numlock_and_without() {
        let bindings = vec![
            binding("8", "step up"),
            binding("/ 1", "next pawn"),
            binding("/ 5", "next queen"),
            binding(".", "cancel"),
        ];
        let layout = &layout::built_in()[0];
        let keymap = Keymap::new("test", None, bindings, layout, true);
        assert_eq!(press(&keymap, "8 / 1 ."), ["step up", "…", "next pawn", "cancel"]);
        assert_eq!(
            press(&keymap, "up / end delete ,"),
            ["step up", "…", "next pawn", "cancel", "cancel"]
        );
        assert_eq!(press(&keymap, "/ enter / begin"), ["…", "next queen", "…", "next queen"]);
        assert_eq!(press(&keymap, "/ delete"), ["…", "dropped"]);
    }

    proptest! {
        /// Whatever is pressed, nothing waits longer than the longest sequence.
        #[test]
        fn no_sequence_waits_for_ever(keys in prop::collection::vec("[gabck1]", 1..40)) {
            let keymap = keymap("us");
            let pressed = press(&keymap, &keys.join(" "));
            prop_assert!(!pressed.windows(3).any(|three| three.iter().all(|one| one == "…")));
        }
    }
}
