//! The articles of the Laws: each by which an edition rules is shown by a law script of that edition, or
//! it is said why none can show it.

use std::collections::BTreeSet;

use touchmove::laws::{Edition, Topic};

use crate::referee::scripts;

/// What no law script can show, and why.
const UNSHOWN: &[(Topic, &str)] =
    &[(Topic::SheetOwner, "whose property a sheet is"), (Topic::Notation, "how moves are written")];

/// The articles that the scripts of an edition name: the source of the case, or that of a ruling.
fn shown(edition: Edition) -> BTreeSet<String> {
    let of_edition = |text: &&String| year(text) == edition.year();
    let scripts: Vec<String> = scripts().into_iter().map(|(_, text)| text).collect();
    let all = scripts.iter().filter(of_edition).flat_map(|text| text.lines().filter_map(named));
    all.flat_map(|named| named.split([',', ' ']).map(str::to_owned).collect::<Vec<_>>()).collect()
}

/// The edition of a script; without one, the newest.
pub(crate) fn year(script: &str) -> u16 {
    let named = script.lines().find_map(|line| line.strip_prefix("edition "));
    named.map_or(Edition::default().year(), |year| year.trim().parse().unwrap())
}

/// What a line of a script names: `cite 4.4b`, or a ruling that ends with its article in brackets.
fn named(line: &str) -> Option<&str> {
    let ruled = || line.strip_prefix('>')?.strip_suffix(']')?.rsplit_once('[').map(|(_, of)| of);
    line.strip_prefix("cite ").or_else(ruled)
}

/// Whether a number is that of an article or of a part of it: 9.5b is in 9.5, and 9.51 is not.
fn is_in(number: &str, article: &str) -> bool {
    let kind = |letter: char| letter.is_ascii_digit();
    number.strip_prefix(article).is_some_and(|rest| {
        let (last, next) = (article.chars().next_back(), rest.chars().next());
        next.is_none_or(|next| last.is_some_and(|last| kind(last) != kind(next)))
    })
}

#[test]
fn a_part_is_in_its_article_and_a_longer_number_is_not() {
    for (number, article) in [("9.5b", "9.5"), ("9.5.1", "9.5"), ("C3", "C"), ("D", "D")] {
        assert!(is_in(number, article), "{number} {article}");
    }
    for (number, article) in [("9.51", "9.5"), ("12", "1"), ("9.5", "9.5b"), ("G", "D")] {
        assert!(!is_in(number, article), "{number} {article}");
    }
}

#[test]
fn every_article_of_every_edition_has_a_script() {
    let mut missing = Vec::new();
    for edition in Edition::ALL {
        let shown = shown(edition);
        for &topic in Topic::ALL {
            let article = edition.article(topic).number;
            let is_shown = |one: &str| shown.iter().any(|number| is_in(number, one));
            let said = UNSHOWN.iter().any(|&(unshown, _)| unshown == topic);
            if !said && !article.split(", ").all(is_shown) {
                missing.push(format!("{}: {article}, {topic:?}", edition.year()));
            }
        }
    }
    assert!(missing.is_empty(), "no script shows\n{}", missing.join("\n"));
}

/// A source that is no article of the edition would be taken for one.
#[test]
fn every_source_of_a_script_is_a_number() {
    for (name, text) in scripts() {
        let cited = text.lines().filter_map(|line| line.strip_prefix("cite "));
        for number in cited.flat_map(|cited| cited.split(", ")).flat_map(|it| it.split(" and ")) {
            let is_number = number.chars().all(|it| it.is_ascii_alphanumeric() || it == '.');
            assert!(is_number && !number.is_empty(), "{name} cites {number}");
        }
    }
}
