//! The data files: each is an edition, and what is wrong with one is told.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::Path;

use touchmove_laws::Edition;

fn text(year: u16) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("editions");
    fs::read_to_string(folder.join(format!("{year}.toml"))).unwrap()
}

#[test]
fn each_file_is_the_edition_of_its_name() {
    for edition in Edition::ALL {
        assert_eq!(Edition::read(&text(edition.year())), Ok(edition));
        assert_eq!(edition.id(), format!("fide-{}", edition.year()));
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("editions");
    assert_eq!(fs::read_dir(folder).unwrap().count(), Edition::ALL.len());
}

/// What a line gives a value to.
fn key(line: &str) -> Option<&str> {
    let key = line.split_once(" = ").map(|(key, _)| key)?;
    (!line.starts_with('#')).then_some(key)
}

#[test]
fn a_key_that_is_missing_is_named_with_the_line_of_its_part() {
    let text = text(2018);
    let lines: Vec<&str> = text.lines().collect();
    for (at, key) in lines.iter().enumerate().filter_map(|(at, line)| Some((at, key(line)?))) {
        let rest: Vec<&str> = lines[..at].iter().chain(&lines[at + 1..]).copied().collect();
        let bad = Edition::read(&rest.join("\n")).unwrap_err();
        let last = key.rsplit('.').next().unwrap();
        assert_eq!(bad.reason, format!("missing field `{last}`"), "{key}");
        let part = lines[..at].iter().rposition(|line| line.starts_with('['));
        if key == last {
            assert_eq!(bad.line, part.map_or(1, |part| part + 1), "{key}");
        }
    }
}

#[test]
fn a_key_that_is_not_known_is_named_with_its_line() {
    let text = text(2023);
    let whole = |line: &&str| key(line).is_some_and(|key| !key.contains('.'));
    for (at, line) in text.lines().enumerate().filter(|(_, line)| whole(line)) {
        let known = key(line).unwrap();
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines[at] = line.replacen(known, "castling-twice", 1);
        let bad = Edition::read(&lines.join("\n")).unwrap_err();
        assert_eq!(bad.line, at + 1, "{bad}");
        assert!(bad.reason.contains("`castling-twice`"), "{bad}");
    }
}

#[test]
fn a_value_that_is_not_known_is_named_with_its_line() {
    let text = text(2023);
    let cases = [
        ("year = 2023", "year = \"2023\"", "expected u16"),
        ("sure = \"confirmed\"", "sure = \"certain\"", "unknown variant `certain`"),
        ("sure = \"confirmed\"", "safe = true", "unknown field `safe`"),
        ("opponent = \"2:00\"", "opponent = \"2:60\"", "`2:60` is no time"),
        ("opponent = \"2:00\"", "opponent = \"2\"", "`2` is no time"),
        ("rule = 75", "rule = \"many\"", "expected u32"),
        ("called-by = \"arbiter\"", "called-by = \"nobody\"", "unknown variant `nobody`"),
        ("draw-exception = true", "draw-exception = 1", "expected a boolean"),
        ("[claims]", "[claims", "unclosed table"),
    ];
    for (right, wrong, reason) in cases {
        let bad = Edition::read(&text.replacen(right, wrong, 1)).unwrap_err();
        let line = text.lines().position(|line| line.contains(right)).unwrap() + 1;
        assert_eq!(bad.line, line, "{bad}");
        assert!(bad.reason.contains(reason), "{bad}");
    }
}
