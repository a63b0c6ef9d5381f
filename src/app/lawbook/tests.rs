use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use expect_test::expect;

use super::*;
use crate::laws::Topic;
use crate::voices::announce::Style;
use crate::voices::library::Library;

const TALK: [&str; 18] = [
    "cs", "de", "en", "es", "fr", "hu", "it", "ko", "nl", "pl", "pt", "pt-br", "ru", "sv", "th",
    "tr", "uk", "vi",
];

fn narrator(talk: &str) -> Narrator {
    let voice = Library::built_in().get(talk).unwrap();
    Narrator::new(voice.clone(), &voice, Style::default())
}

fn asked(narrator: &Narrator, edition: Edition, pace: Pace, asked: &str) -> String {
    let told = Lawbook { narrator, edition, pace }.asked(asked);
    told.iter().map(|line| written(line) + "\n").collect()
}

fn in_english(edition: Edition, what: &str) -> String {
    asked(&narrator("en"), edition, Pace::Standard, what)
}

#[test]
fn every_article_that_is_cited_is_told_in_every_talking_voice() {
    for talk in TALK {
        let narrator = narrator(talk);
        for edition in Edition::ALL {
            for pace in [Pace::Standard, Pace::Rapid, Pace::Blitz] {
                let book = Lawbook { narrator: &narrator, edition, pace };
                for subject in book.here() {
                    let line = written(&book.line(subject, &[]));
                    let year = edition.year().to_string();
                    assert!(line.contains(&year), "{talk} {subject:?}: {line}");
                    assert!(!line.contains(['{', '}', '$']), "{talk} {subject:?}: {line}");
                    assert!(!line.contains("  "), "{talk} {subject:?}: {line}");
                    assert!(!line.contains(" ."), "{talk} {subject:?}: {line}");
                    assert!(!book.title(subject).is_empty(), "{talk} {subject:?}");
                }
            }
        }
    }
}

/// Each article that a ruling can cite leads to a sentence.
#[test]
fn every_number_of_an_edition_is_found() {
    let narrator = narrator("en");
    for edition in Edition::ALL {
        let pace = Pace::Standard;
        let book = Lawbook { narrator: &narrator, edition, pace };
        let numbers =
            Topic::ALL.iter().flat_map(|topic| edition.article(*topic).number.split(", "));
        let missing: BTreeSet<&str> = numbers
            .filter(|number| *number != "Preface" && book.numbered(number).is_none())
            .collect();
        assert!(missing.is_empty(), "{edition}: {missing:?}");
    }
}

/// What the law scripts and the page of the documents name as an article of an edition is told as well.
#[test]
fn every_number_that_is_cited_elsewhere_is_found() {
    let narrator = narrator("en");
    let cited = of_scripts().into_iter().chain(of_documents());
    let missing: BTreeSet<String> = cited
        .filter(|(edition, number)| {
            let pace = Pace::Standard;
            Lawbook { narrator: &narrator, edition: *edition, pace }.numbered(number).is_none()
        })
        .map(|(edition, number)| format!("{edition}: {number}"))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The sources of the law scripts.
fn of_scripts() -> Vec<(Edition, String)> {
    let files = std::fs::read_dir(here("tests/laws")).unwrap();
    let scripts = files.map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap());
    let cited = |script: String| {
        let after =
            |key: &str| script.lines().find_map(|line| line.strip_prefix(key)).map(str::to_owned);
        let edition = after("edition ").map_or(Edition::default(), |it| it.parse().unwrap());
        let cite = after("cite ").unwrap_or_default();
        let numbers = cite.split(", ").flat_map(|cite| cite.split(" and ")).map(str::to_owned);
        numbers.filter(|number| !number.is_empty()).map(|it| (edition, it)).collect::<Vec<_>>()
    };
    scripts.flat_map(cited).collect()
}

/// The articles with which the lines of the documents begin, below the edition of their chapter.
fn of_documents() -> Vec<(Edition, String)> {
    let page = std::fs::read_to_string(here("docs/documents.md")).unwrap();
    let (mut edition, mut cited) = (None, Vec::new());
    for line in page.lines() {
        if line.starts_with("## ") {
            edition = None;
        }
        if let Some(year) = line.strip_prefix("Edition `") {
            edition = year.split('`').next().and_then(|year| year.parse().ok());
        }
        let (Some(edition), Some(point)) = (edition, line.strip_prefix("- ")) else { continue };
        let head = point.split([',', ':']).next().unwrap_or_default();
        let is_number = |word: &&str| {
            word.starts_with(|c: char| c.is_ascii_digit())
                || word.len() > 1 && word[1..].starts_with(|c: char| c.is_ascii_digit())
                || matches!(*word, "D" | "E" | "Preface")
        };
        let numbers = head.split(' ').filter(is_number);
        cited.extend(numbers.map(|number| (edition, number.to_owned())));
    }
    cited
}

#[test]
fn titles_are_different_so_that_each_can_be_asked_for() {
    for talk in TALK {
        let narrator = narrator(talk);
        for edition in Edition::ALL {
            let book = Lawbook { narrator: &narrator, edition, pace: Pace::Standard };
            let mut seen = BTreeSet::new();
            let twice = |subject: &Subject| {
                matches!(subject, Subject::RapidBothFlags | Subject::ResumptionLate)
            };
            for subject in book.here().into_iter().filter(|subject| !twice(subject)) {
                let title = book.title(subject);
                assert!(seen.insert(title.clone()), "{talk} {edition}: {title}");
                assert!(title.chars().count() <= 40, "{talk}: {title}");
            }
        }
    }
}

#[test]
fn figures_are_those_of_the_edition() {
    expect![["
        Wrong claim: the game continues, and the opponent gets 3 minutes more. You lose half of your time, at most three minutes. FIDE 2001, 9.5.
        Wrong claim: the game continues, and the opponent gets 3 minutes more. FIDE 2009, 9.5b.
        Wrong claim: the game continues, and the opponent gets 2 minutes more. FIDE 2023, 9.5.3.
    "]]
    .assert_eq(
        &[(Edition::E2001, "9.5"), (Edition::E2009, "9.5b"), (Edition::E2023, "9.5.3")]
            .map(|(edition, number)| {
                let told = in_english(edition, number);
                told.split_inclusive('\n')
                    .filter(|line| line.starts_with("Wrong claim"))
                    .collect::<String>()
            })
            .concat(),
    );
    let blitz = asked(&narrator("en"), Edition::E2023, Pace::Blitz, "wrong claim");
    assert!(blitz.contains("1 minute more"), "{blitz}");
}

#[test]
fn an_article_is_found_by_its_number_however_it_is_written() {
    let told = in_english(Edition::E2009, "A.4c");
    for same in ["a4c", "A 4 c", "a.4.c", "article A4c"] {
        assert_eq!(in_english(Edition::E2009, same), told, "{same}");
    }
    assert_eq!(in_english(Edition::E2023, "9.2.9"), in_english(Edition::E2023, "9.2"));
    assert_eq!(in_english(Edition::E2023, "9.5.3 2009"), in_english(Edition::E2009, "9.5.3"));
}

#[test]
fn a_rule_is_found_by_the_words_of_players() {
    expect![[r"
        The king goes two squares towards a rook, and that rook goes to the square he has crossed. King and rook must not have moved before, and there must be nothing between them. The king may not castle out of check, through check or into check. Castling on the kingside is called short, on the queenside long. FIDE 2023, 3.8.
        A pawn cannot escape yours by going two squares at once. If it lands right beside your pawn, you may take it as if it had gone only one. Your pawn ends on the square that was skipped. You may do so only on your very next move. FIDE 2023, 3.7.
        Touch-move: your own piece that you touch must move, and an enemy piece must be captured, if that is legal. The first one touched counts. Complain before you touch a piece yourself. FIDE 2023, 4.2.2.
        No legal move with the touched piece: you may make any legal move. FIDE 2023, 4.5.
        Slip of the tongue: correct it at once, before the opponent's clock starts. FIDE 2023, D.2.8.
        Not found in FIDE 2023: hockey. Type article for all of them.
    "]]
    .assert_eq(
        &["castling", "en passant", "touch move", "slip of the tongue", "hockey"]
            .map(|what| in_english(Edition::E2023, what))
            .concat(),
    );
}

#[test]
fn a45_the_older_laws_tell_of_longer_endings_and_of_the_claimers_own_time() {
    let endings = in_english(Edition::E1989, "10.9");
    assert!(endings.starts_with("Longer endings: in a few endings you need 75 moves"), "{endings}");
    assert!(endings.trim_end().ends_with("10.9."), "{endings}");
    let claim = in_english(Edition::E1989, "10.11");
    assert!(claim.contains("the game continues, and you lose 5 minutes."), "{claim}");
    assert!(!claim.contains("0 seconds"), "{claim}");
    for later in Edition::ALL.into_iter().filter(|edition| *edition != Edition::E1989) {
        assert!(!in_english(later, "wrong claim").contains("you lose 5"), "{later:?}");
    }
}

#[test]
fn a45_a_rule_is_found_by_the_word_of_its_claim() {
    let told = in_english(Edition::E2023, "threefold");
    assert!(told.starts_with("Threefold repetition: "), "{told}");
    assert!(!told.contains("in check"), "{told}");
    let german = asked(&narrator("de"), Edition::E2023, Pace::Standard, "dreifach");
    assert!(german.starts_with("Dreimal dieselbe Stellung: "), "{german}");
    let fifty = in_english(Edition::E2009, "50");
    assert!(fifty.starts_with("Fifty moves: "), "{fifty}");
}

#[test]
fn a_whole_article_is_a_list_of_its_subjects() {
    expect![["
        Draw offer. FIDE 2023, 9.1.1.
        Threefold repetition. FIDE 2023, 9.2.
        Fifty moves. FIDE 2023, 9.3.
        Claiming with a move. FIDE 2023, 9.2.1.1.
        Wrong claim. FIDE 2023, 9.5.3.
        Fivefold repetition. FIDE 2023, 9.6.1.
        Seventy-five moves. FIDE 2023, 9.6.2.
        For one of them, type article Draw offer.
    "]]
    .assert_eq(&in_english(Edition::E2023, "9"));
    expect![[r"
        Articles of FIDE 2023: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, A, B, C, D, I, II, III. Type article 9 or article castling.
    "]].assert_eq(&in_english(Edition::E2023, ""));
}
