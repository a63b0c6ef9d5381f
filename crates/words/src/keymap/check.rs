//! What can be wrong with a keymap besides its spelling.

use std::collections::{BTreeMap, BTreeSet};

use crate::command::COMMANDS;
use crate::keymap::action::Action;
use crate::keymap::chord::{self, Chord};
use crate::keymap::file::{Fault, What};
use crate::keymap::layout::KeyboardLayout;
use crate::keymap::map::{self, Binding, Keymap};
use crate::keymap::reserved::{Reserved, chords, matches};

/// So many things that no key does are named; a longer list nobody hears to its end.
const NAMED: usize = 4;

/// The bindings that are never reached because another one, whose place follows, is the same or acts
/// before they are whole. Shorter ones must stand first.
pub(super) fn conflicts(
    bindings: &[Binding],
    given: impl Fn(&Binding) -> Vec<Chord>,
) -> Vec<(usize, usize)> {
    let mut known: BTreeMap<Vec<Chord>, usize> = BTreeMap::new();
    let mut found = Vec::new();
    for (index, binding) in bindings.iter().enumerate() {
        let chords = given(binding);
        match (1..=chords.len()).find_map(|end| known.get(&chords[..end])) {
            Some(&other) => found.push((index, other)),
            None => drop(known.insert(chords, index)),
        }
    }
    found
}

/// Chords that somebody else takes and that have no reason, and reasons that are not needed.
pub(super) fn despite(
    reasons: &BTreeMap<String, String>,
    bindings: &[Binding],
    taken: &[Reserved],
    block: bool,
) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut needed: BTreeSet<&String> = BTreeSet::new();
    let mut reason_for: BTreeMap<Chord, Option<&String>> = BTreeMap::new();
    for binding in bindings {
        let reports = binding.chords.iter().flat_map(|&chord| map::reports(chord, block));
        for chord in reports {
            let loses = |row: &&Reserved| row.takes(chord, &binding.action, block);
            let Some(row) = taken.iter().find(loses) else { continue };
            let explains =
                |(keys, reason): &(&String, &String)| !reason.is_empty() && matches(keys, chord);
            let find = || reasons.iter().find(explains).map(|(keys, _)| keys);
            if let Some(keys) = *reason_for.entry(chord).or_insert_with(find) {
                needed.insert(keys);
            } else {
                let what = What::Taken { why: row.why.clone(), instead: row.instead.clone() };
                faults.push((Some(chord::written(&binding.chords)), what));
            }
        }
    }
    for keys in reasons.keys().filter(|keys| !needed.contains(keys)) {
        let what = match chords(keys) {
            Ok(_) => What::NotTaken,
            Err(error) => (keys.clone(), error).into(),
        };
        faults.push((Some(keys.clone()), what));
    }
    faults
}

/// Two keys that are one on a keyboard, such as `!` and `shift+1`.
pub(super) fn on_keyboard(
    bindings: &[Binding],
    layout: &KeyboardLayout,
    block: bool,
) -> Vec<Fault> {
    let mut bindings = bindings.to_vec();
    bindings.sort_by_key(|binding| binding.chords.len());
    let fault = |(index, other): (usize, usize)| {
        let [own, known] = [index, other].map(|at| chord::written(&bindings[at].chords));
        (Some(own), What::SameKey(vec![layout.name().to_owned()], known))
    };
    let given = |binding: &Binding| map::given(&binding.chords, layout, block);
    conflicts(&bindings, given).into_iter().map(fault).collect()
}

/// What no key leads to, though a whole game needs it.
pub(super) fn unreachable(keymap: &Keymap) -> Vec<Fault> {
    let optional = [Action::Entry, Action::Menu];
    let mut missing: Vec<String> = Action::focus()
        .filter(|action| !optional.contains(action) && !keymap.reaches(action))
        .map(|action| action.to_string())
        .collect();
    if !optional.iter().any(|action| keymap.reaches(action)) {
        let bound =
            |command| keymap.bindings().iter().any(|key| key.action.command() == Some(command));
        let at_home = COMMANDS.iter().filter(|spec| !spec.command.is_about_a_match());
        let unbound = at_home.filter(|spec| !bound(spec.command));
        missing.extend(unbound.map(|spec| spec.name.to_owned()));
    }
    if missing.is_empty() {
        return Vec::new();
    }
    let more = missing.len().saturating_sub(NAMED);
    missing.truncate(NAMED);
    vec![(None, What::Unreachable(missing, more))]
}
