//! Whose archive it is, by the name that its player has set.

use shakmaty::{ByColor, Color};

use crate::notation::fold::{PASSPORTS, is_of_a_word};

/// The player whose games are told from his own side; nobody unless he has told his name.
///
/// PGN has the family name first, `Kovács, Anna`, and players write themselves as they like: the same
/// words in any order are the same name, without regard to capitals and accents.
#[derive(Clone, Debug, Default)]
pub struct Owner(Vec<String>);

impl Owner {
    /// Whoever has this name.
    #[must_use]
    pub fn named(name: &str) -> Self {
        Self(words(name))
    }

    /// The words of his name, if he has told it.
    pub(super) fn words(&self) -> Option<String> {
        (!self.0.is_empty()).then(|| self.0.join(" "))
    }

    /// His side, if one of both players has his name.
    pub(super) fn side(&self, names: &ByColor<String>) -> Option<Color> {
        let [white, black] = Color::ALL.map(|color| self.has(&names[color]));
        (white != black).then_some(Color::from_white(white))
    }

    /// Whether a name is his.
    pub(super) fn has(&self, name: &str) -> bool {
        let mut others = words(name);
        let is_there = |word: &String| {
            let place = others.iter().position(|other| PASSPORTS.alike(word, other));
            place.map(|place| others.swap_remove(place)).is_some()
        };
        !self.0.is_empty() && self.0.iter().all(is_there) && others.is_empty()
    }
}

fn words(name: &str) -> Vec<String> {
    name.split(|c| !is_of_a_word(c)).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_the_same_in_every_order_and_spelling_but_not_in_part() {
        let anna = Owner::named("Anna Kovács");
        for name in ["Anna Kovács", "Kovacs, Anna", "KOVÁCS,Anna", "anna kovacs"] {
            assert!(anna.has(name), "{name}");
        }
        for name in ["Anna", "Kovacs", "Kovacs, Anna Maria", "Anna Anna", "?", ""] {
            assert!(!anna.has(name), "{name}");
        }
        assert!(!Owner::named("Anna").has("Kovacs, Anna"));
    }

    #[test]
    fn one_of_both_players_is_the_owner_or_none() {
        let names =
            |white: &str, black: &str| ByColor { white: white.to_owned(), black: black.to_owned() };
        let anna = Owner::named("Anna");
        assert_eq!(anna.side(&names("Anna", "Bob")), Some(Color::White));
        assert_eq!(anna.side(&names("Bob", "ANNA")), Some(Color::Black));
        assert_eq!(anna.side(&names("Anna", "Anna")), None);
        assert_eq!(anna.side(&names("Bob", "Carl")), None);
        assert_eq!(Owner::default().side(&names("", "Bob")), None);
    }
}
