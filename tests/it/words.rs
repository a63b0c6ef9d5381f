//! How the voices, the pages and the comments sound: no words that a chess player would not use, and
//! in the voices an important word within the first forty cells.
//!
//! The rules are data, the files in `tests/data/words`. The first word of a line says what the line is:
//!
//! - `# ` a comment
//! - `not WORDS: INSTEAD` words that are not said; with `^` only at the beginning of a sentence that is
//!   no question; what begins with a sign, as it is written
//! - `fine WORDS` words that hold such words and are said all the same
//! - `but NAME: WORDS` the sentence or page that may have them
//! - `gap NAME: TEXT` what is put into the gaps of that name before a clause is measured
//! - `gaps LANGUAGE` all gaps as in that language, but for those that follow
//! - `long NAME` a sentence whose first clause may be longer
//! - `screen NAME` a sentence that fits one screen of ten lines with forty cells
//! - `sentences PATH` the sentences of a voice
//! - `page PATH` a page; code in it is left out
//! - `code PATH` a folder of source code; only its comments are read
//!
//! An exception that nothing needs is a fault too.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

/// How many cells of a braille display the first clause may take.
const CELLS: usize = 40;

/// How many lines a help may take.
const LINES: usize = 10;

/// The rules of one language.
#[derive(Default)]
struct Rules {
    /// Words as they are compared, whether only a beginning counts, and what to say instead.
    banned: Vec<(String, bool, String)>,
    fine: Vec<String>,
    allowed: BTreeSet<(String, String)>,
    gaps: BTreeMap<String, String>,
    long: BTreeSet<String>,
    screens: BTreeSet<String>,
    sentences: Vec<String>,
    pages: Vec<String>,
    folders: Vec<String>,
}

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

/// Where the rules of a language stand.
fn rules_of(language: &str) -> PathBuf {
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    top.join(format!("tests/data/words/{language}.txt"))
}

/// The words in lower case with a space on both sides of each.
fn words(text: &str) -> String {
    let is_word = |c: char| c.is_alphanumeric() || matches!(c, '-' | '\'' | '^');
    let words = text.split(|c| !is_word(c)).filter(|word| !word.is_empty());
    words.fold(" ".to_owned(), |all, word| all + &word.to_lowercase() + " ")
}

/// What is looked for: words, or what begins with a sign as it is.
fn heard(text: &str) -> String {
    if text.starts_with(char::is_alphanumeric) { words(text) } else { text.to_owned() }
}

impl Rules {
    fn of(language: &str) -> Self {
        let mut rules = Self::default();
        for line in fs::read_to_string(rules_of(language)).unwrap().lines() {
            let (kind, rest) = line.split_once(' ').unwrap_or((line, ""));
            let (name, text) = rest.split_once(": ").unwrap_or((rest, ""));
            match kind {
                "" | "#" => {}
                "not" => {
                    let (is_beginning, name) =
                        name.strip_prefix('^').map_or((false, name), |name| (true, name));
                    rules.banned.push((heard(name), is_beginning, text.to_owned()));
                }
                "fine" => rules.fine.push(words(rest)),
                "but" => _ = rules.allowed.insert((name.to_owned(), heard(text))),
                "gap" => {
                    rules.gaps.insert(name.trim_end_matches(':').to_owned(), text.to_owned());
                }
                "gaps" => rules.gaps = Self::of(name).gaps,
                "long" => _ = rules.long.insert(name.to_owned()),
                "screen" => _ = rules.screens.insert(name.to_owned()),
                "sentences" => rules.sentences.push(name.to_owned()),
                "page" => rules.pages.push(name.to_owned()),
                "code" => rules.folders.push(name.to_owned()),
                _ => panic!("{language}: {line}"),
            }
        }
        rules
    }

    /// What is wrong with a sentence; what was allowed is taken off `unused`.
    fn judge(
        &self,
        name: &str,
        sentence: &str,
        unused: &mut BTreeSet<(String, String)>,
    ) -> Vec<String> {
        let mut spoken = words(sentence);
        for fine in &self.fine {
            spoken = spoken.replace(fine.as_str(), " ");
        }
        let mut faults = Vec::new();
        for (banned, is_beginning, instead) in &self.banned {
            let is_there = if banned.starts_with(' ') {
                let is_question = sentence.trim_end().ends_with('?');
                let begins = !is_question && spoken.starts_with(banned.as_str());
                if *is_beginning { begins } else { spoken.contains(banned.as_str()) }
            } else {
                sentence.contains(banned.as_str())
            };
            let exception = (name.to_owned(), banned.clone());
            if is_there && self.allowed.contains(&exception) {
                unused.remove(&exception);
            } else if is_there {
                faults.push(format!("{name}: {}. Instead: {instead}. {sentence}", banned.trim()));
            }
        }
        faults
    }

    /// Every way in which a pattern can be said, its gaps filled.
    fn texts(&self, pattern: &Pattern<String>) -> Vec<String> {
        let mut texts = vec![String::new()];
        for element in &pattern.elements {
            let parts = match element {
                PatternElement::TextElement { value } => vec![value.clone()],
                PatternElement::Placeable { expression } => self.expressions(expression),
            };
            texts = texts
                .iter()
                .flat_map(|text| parts.iter().map(move |part| format!("{text}{part}")))
                .collect();
        }
        texts
    }

    fn expressions(&self, expression: &Expression<String>) -> Vec<String> {
        match expression {
            Expression::Select { variants, .. } => {
                variants.iter().flat_map(|variant| self.texts(&variant.value)).collect()
            }
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                vec![self.gaps.get(&id.name).unwrap_or(&id.name).clone()]
            }
            Expression::Inline(InlineExpression::StringLiteral { value }) => vec![value.clone()],
            Expression::Inline(InlineExpression::MessageReference { id, .. }) => {
                vec![id.name.clone()]
            }
            Expression::Inline(_) => Vec::new(),
        }
    }
}

/// The sentences of a text, and whether each is the first of its line.
fn sentences(text: &str) -> Vec<(bool, &str)> {
    let mut found = Vec::new();
    for line in text.lines() {
        let mut is_first = true;
        for sentence in line.split_inclusive(". ").flat_map(|part| part.split_inclusive("? ")) {
            found.push((is_first, sentence.trim()));
            is_first = false;
        }
    }
    found
}

/// How many cells stand before the first sign that lets a listener breathe. Between words of Thai, which
/// are written together, a space is one.
fn clause(sentence: &str) -> usize {
    let is_thai = |c: char| ('\u{e00}'..='\u{e7f}').contains(&c);
    let ends = |(at, _): &(usize, char)| {
        let (before, rest) = sentence.split_at(*at);
        if let Some(after) = rest.strip_prefix(' ') {
            return before.ends_with(is_thai) && after.starts_with(is_thai);
        }
        let sign = rest.trim_start_matches(['.', ':', ';', ',', '?', '!']);
        sign.len() < rest.len() && (sign.is_empty() || sign.starts_with(' '))
    };
    let end = sentence.char_indices().find(ends).map_or(sentence.len(), |(at, _)| at);
    sentence[..end].chars().count() + usize::from(sentence[end..].starts_with(|c| c != ' '))
}

/// How many lines of a display a line takes, broken between words.
fn rows(line: &str) -> usize {
    let (mut rows, mut used) = (1, 0);
    for word in line.split_whitespace() {
        let cells = word.chars().count();
        if used > 0 && used + 1 + cells > CELLS {
            (rows, used) = (rows + 1, cells);
        } else {
            used += cells + usize::from(used > 0);
        }
    }
    rows
}

/// The text of a page without what is typed or shown by a program.
fn prose(page: &str) -> String {
    let mut is_code = false;
    let mut text = String::new();
    for line in page.lines() {
        let is_fence = line.trim_start().starts_with("```");
        is_code ^= is_fence;
        if is_code || is_fence || line.starts_with("    ") {
            continue;
        }
        for (index, part) in line.split('`').enumerate() {
            text +=
                if index % 2 == 0 { part.trim_start_matches(['#', '-', ' ']) } else { " code " };
        }
        text.push(if line.is_empty() { '\n' } else { ' ' });
    }
    text
}

/// The comments of a file of source code, a paragraph for each run of lines.
fn comments(code: &str) -> String {
    let mut text = String::new();
    for line in code.lines() {
        match line.trim_start().strip_prefix("//") {
            Some(comment) => {
                text += comment.trim_start_matches(['/', '!', ' ']);
                text.push(' ');
            }
            None => text.push('\n'),
        }
    }
    prose(&text)
}

/// All files of source code in a folder and the folders in it.
fn code_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files = Vec::new();
    for path in entries {
        if path.is_dir() {
            files.extend(code_in(&path));
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            files.push(path);
        }
    }
    files
}

/// A line for each fault of a language.
fn faults(language: &str) -> Vec<String> {
    let rules = Rules::of(language);
    let (mut unused, mut short) = (rules.allowed.clone(), rules.long.clone());
    let mut faults = Vec::new();
    let phrases = rules.sentences.iter().map(|path| parse(read(path)).unwrap());
    for entry in phrases.flat_map(|phrases| phrases.body) {
        let Entry::Message(message) = &entry else { continue };
        let name = &message.id.name;
        let texts = message.value.iter().flat_map(|pattern| rules.texts(pattern));
        let mut wrong = BTreeSet::new();
        for text in texts {
            let lines = text.lines().map(rows).sum::<usize>();
            if rules.screens.contains(name) && lines > LINES {
                wrong.insert(format!("{name}: {lines} lines. {LINES} are a screen."));
            }
            for (is_first, sentence) in sentences(&text) {
                wrong.extend(rules.judge(name, sentence, &mut unused));
                let cells = clause(sentence);
                if is_first && cells > CELLS && rules.long.contains(name) {
                    short.remove(name);
                } else if is_first && cells > CELLS {
                    wrong
                        .insert(format!("{name}: {cells} cells before the first stop. {sentence}"));
                }
            }
        }
        faults.extend(wrong);
    }
    for page in &rules.pages {
        for (_, sentence) in sentences(&prose(&read(page))) {
            faults.extend(rules.judge(page, sentence, &mut unused));
        }
    }
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    for file in rules.folders.iter().flat_map(|folder| code_in(&top.join(folder))) {
        let name = file.strip_prefix(top).unwrap().display().to_string();
        for (_, sentence) in sentences(&comments(&fs::read_to_string(&file).unwrap())) {
            faults.extend(rules.judge(&name, sentence, &mut unused));
        }
    }
    faults.extend(unused.iter().map(|(name, words)| format!("{name}: no need to allow{words}")));
    faults.extend(short.iter().map(|name| format!("{name}: no need to call it long")));
    faults
}

fn check(language: &str) {
    let faults = faults(language);
    assert!(faults.is_empty(), "{} in {language}:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn english_is_said_as_a_chess_player_says_it() {
    check("en");
}

#[test]
fn german_is_said_as_a_chess_player_says_it() {
    check("de");
}

/// Of each sentence the first clause is a line of a display, with the longest words of the language in
/// its gaps. A voice without rules is a draft, and nothing is asked of it.
#[test]
fn every_other_language_comes_to_the_point_within_a_line() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("voices");
    let mut measured = 0;
    let mut faults = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        if !["en", "de"].contains(&name.as_str()) && rules_of(&name).exists() {
            measured += 1;
            faults.extend(self::faults(&name).into_iter().map(|fault| format!("{name}: {fault}")));
        }
    }
    assert!(measured > 0 && faults.is_empty(), "{}:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn pages_read_as_a_chess_player_writes() {
    check("pages");
    check("pages.de");
    check("decisions");
}

#[test]
fn every_page_is_read() {
    let read: Vec<String> = ["pages", "pages.de", "decisions"]
        .into_iter()
        .flat_map(|rules| Rules::of(rules).pages)
        .collect();
    for folder in ["docs", "docs/decisions"] {
        for file in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).unwrap() {
            let name = file.unwrap().file_name().into_string().unwrap();
            let is_page = Path::new(&name).extension().is_some_and(|kind| kind == "md");
            assert!(!is_page || read.contains(&format!("{folder}/{name}")), "{name}");
        }
    }
}

#[test]
fn comments_call_pieces_pieces() {
    check("comments");
}

#[test]
fn the_count_finds_what_it_is_told_to() {
    let rules = Rules {
        banned: vec![
            (words("is no"), false, "no".to_owned()),
            (words("who"), true, "the player".to_owned()),
            ("(".to_owned(), false, "a sentence".to_owned()),
        ],
        fine: vec![words("is no longer")],
        ..Rules::default()
    };
    let count = |sentence: &str| rules.judge("name", sentence, &mut BTreeSet::new()).len();
    assert_eq!(count("This is no move."), 1);
    assert_eq!(count("This is no longer a move (or a claim)."), 1);
    assert_eq!(count("Who presses too early hears it."), 1);
    assert_eq!(count("Who plays White?"), 0);
    assert_eq!(count("Say who plays White."), 0);
    assert_eq!(clause("Not yet: 3.5 of the game, please."), 8);
    assert_eq!(clause("e4 ขาวเดิน ดำเดิน"), 10);
    assert_eq!(sentences("One. Two? Three.\nFour.").len(), 4);
    assert_eq!(prose("# A\n```\nman\n```\n- `man` b\n").split_whitespace().count(), 3);
}
