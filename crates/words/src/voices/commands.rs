//! What a voice calls the commands. No word may take a command's place from another.

use std::collections::{BTreeMap, HashMap};

use crate::command::desk::{DESK_COMMANDS, DeskCommand};
use crate::command::{COMMANDS, Command};
use crate::notation::fold::Folding;
use crate::voices::slip::{Slip, no_entry};
use crate::voices::spacing;

type Names = BTreeMap<String, Vec<String>>;

/// The names of the commands of a game.
pub(super) fn of_game(
    names: &Names,
    folding: &Folding,
    wrong: &mut Vec<Slip>,
) -> Vec<(String, Command)> {
    let known: Vec<_> = COMMANDS.iter().map(|spec| (spec.name, spec.command)).collect();
    named("commands", names, folding, (&known, Command::named), wrong)
}

/// The names of the commands of the desk.
pub(super) fn of_desk(
    names: &Names,
    folding: &Folding,
    wrong: &mut Vec<Slip>,
) -> Vec<(String, DeskCommand)> {
    let known: Vec<_> = DESK_COMMANDS.iter().map(|spec| (spec.name, spec.command)).collect();
    named("desk", names, folding, (&known, DeskCommand::named), wrong)
}

fn named<C: Copy + PartialEq>(
    section: &'static str,
    names: &Names,
    folding: &Folding,
    (known, built_in): (&[(&'static str, C)], impl Fn(&str) -> Option<C>),
    wrong: &mut Vec<Slip>,
) -> Vec<(String, C)> {
    let mut commands: Vec<(String, C)> = Vec::new();
    let mut own: HashMap<String, C> = HashMap::new();
    let name_of =
        |command| known.iter().find(|(_, it)| *it == command).map_or("", |(name, _)| name);
    for (name, words) in names {
        let Some(&(_, command)) = known.iter().find(|(known, _)| known == name) else {
            no_entry(section, name, known.iter().map(|(known, _)| *known), wrong);
            continue;
        };
        for word in words {
            let folded = folding.written_out(&spacing::joined(word));
            let other = built_in(word).or_else(|| own.get(&folded).copied());
            if let Some(other) = other.filter(|other| *other != command) {
                let (word, name, other) = (word.clone(), name.clone(), name_of(other).to_owned());
                wrong.push(Slip::Taken { section, word, name, other });
            } else {
                commands.push((word.to_lowercase(), command));
                own.entry(folded).or_insert(command);
            }
        }
    }
    commands
}

/// The most words that the name of a command has.
const WORDS: usize = 3;

/// What a line begins with: the most words that name something together, else the first one; the rest of
/// the line; and what the name is.
pub fn split_name<T>(line: &str, find: impl Fn(&str) -> Option<T>) -> (&str, &str, Option<T>) {
    let line = line.trim();
    let spaces = line.match_indices(char::is_whitespace).map(|(at, _)| at);
    let ends: Vec<usize> = spaces.chain([line.len()]).take(WORDS).collect();
    let named = |end: usize| Some((end, find(&line[..end])?));
    let longest = ends.iter().rev().find_map(|&end| named(end));
    // In a script without spaces the name stands close to the rest.
    let close = || {
        let word = ends.first().map_or(line, |end| &line[..*end]);
        let is_close = spacing::has_joined(word).then(|| spacing::ends(word).rev());
        is_close.and_then(|mut ends| ends.find_map(named))
    };
    let (end, named) = match longest.or_else(close) {
        Some((end, named)) => (end, Some(named)),
        None => (ends.first().copied().unwrap_or(line.len()), None),
    };
    (&line[..end], line[end..].trim(), named)
}

/// What the help of a command says first, before its examples: `moves: all legal moves` of
/// `moves: all legal moves; moves g1: …`.
pub(super) fn first_clause(help: &str) -> &str {
    let ends = ["\n", ";", ". "].map(|sign| help.find(sign));
    let end = ends.into_iter().chain([spacing::first_pause(help)]).flatten().min();
    let end = end.unwrap_or(help.len());
    help[..end].trim_end_matches('.')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_of_several_words_is_found_at_the_beginning_of_a_line() {
        let find =
            |name: &str| ["ge-upp", "up", "a-b-c"].contains(&&*spacing::joined(name)).then_some(());
        for (line, split) in [
            ("ge upp", ("ge upp", "", Some(()))),
            ("ge  upp nu", ("ge  upp", "nu", Some(()))),
            ("up up", ("up", "up", Some(()))),
            ("a b c d", ("a b c", "d", Some(()))),
            ("a b d", ("a", "b d", None)),
            ("other words", ("other", "words", None)),
            ("", ("", "", None)),
        ] {
            assert_eq!(split_name(line, find), split, "{line}");
        }
    }
}
