//! Comments, slips and lines of data files.

use super::*;

fn slips(text: &str) -> Vec<(usize, Slip)> {
    DataFile::read(text).bad.into_iter().map(|bad| (bad.line, bad.slip)).collect()
}

#[test]
fn one_wrong_line_costs_no_other() {
    let file = DataFile::read("talk = \"de\"\nlevel 5\nspeech = \"off\"\n");
    assert_eq!(slips("talk = \"de\"\nlevel 5\nspeech = \"off\"\n"), [(2, Slip::NoEquals)]);
    let named: Vec<_> = file.entries.into_iter().map(|entry| (entry.name, entry.line)).collect();
    assert_eq!(named, [("talk".to_owned(), 1), ("speech".to_owned(), 3)]);
}

#[test]
fn an_entry_is_found_by_its_line() {
    let text = "parent = \"en\"\n\n[ranks]\n1 = \"one\"\n[pieces]\nking = \"K\"\n1 = \"x\"\n";
    let lines = [("", "parent"), ("ranks", "1"), ("ranks", ""), ("", "pieces"), ("pieces", "1")];
    let places = Places::of(text);
    assert_eq!(lines.map(|(part, name)| places.line(part, name)), [1, 4, 3, 5, 7]);
    assert_eq!(places.line("files", "a"), 0);
}

#[test]
fn a_comment_is_no_part_of_what_is_written() {
    let cases = [
        ("level = 5", "5"),
        ("level.x = 5", "level.x = 5"),
        ("level.x.y = \"a # b\"", "level.x.y = \"a # b\""),
        ("\"le#vel\".x = 5", "\"le#vel\".x = 5"),
        ("'le#vel'.x = 5", "'le#vel'.x = 5"),
        ("level = { x = \"# 5\" }", "{ x = \"# 5\" }"),
        ("level = [\"#\", 5]", "[\"#\", 5]"),
        ("level = \"a \\\" # b\"", "\"a \\\" # b\""),
        ("level = 'a\\'", "'a\\'"),
        ("level = '''it's # one'''", "'''it's # one'''"),
        ("level = \"\"\"a \"#\" b\"\"\"", "\"\"\"a \"#\" b\"\"\""),
        ("[level]", "[level]"),
        ("[level.\"#\"]", "[level.\"#\"]"),
        ("[[level]]", "[[level]]"),
    ];
    for (line, written) in cases {
        for comment in ["", "# as before", " # \"as\" [before", "\t# don't # '''"] {
            let file = DataFile::read(&format!("{line}{comment}\n"));
            let entries: Vec<_> = file.entries.iter().map(|entry| &entry.written).collect();
            assert_eq!(entries, [written], "{line}{comment}: {:?}", file.bad);
        }
    }
    let list = DataFile::read("side = [ # of mine\n  \"white\", # or\n]\n");
    assert_eq!(list.entries[0].written, "[");
}

#[test]
fn a_comment_is_no_part_of_what_is_wrong() {
    let cases = [
        ("level 5", Slip::NoEquals),
        ("level =", Slip::NoValue),
        ("talk = de", Slip::NoQuotes),
        ("talk = \"#\" \"en\"", Slip::Form),
        ("[part", Slip::OpenBracket),
        ("spielstärke = 5", Slip::Name),
    ];
    for (line, slip) in cases {
        for comment in ["", "# as before", " # \"as\" it] was", "\t# don't"] {
            let bad = DataFile::read(&format!("rate = 5\n{line}{comment}\n")).bad;
            let expected = BadLine { line: 2, slip, text: line.to_owned() };
            assert_eq!(bad, [expected], "{line}{comment}");
        }
    }
    // What is not closed may be meant.
    let open = DataFile::read("talk = \"de # said\n").bad;
    assert_eq!(open[0].text, "talk = \"de # said");
}

#[test]
fn what_is_wrong_is_named() {
    let cases = [
        ("level 5", Slip::NoEquals),
        ("level =", Slip::NoValue),
        ("level = # five", Slip::NoValue),
        ("talk = \"de", Slip::OpenQuote),
        ("talk = 'de", Slip::OpenQuote),
        ("talk = de", Slip::NoQuotes),
        ("side = [\"white\"", Slip::OpenBracket),
        ("[part", Slip::OpenBracket),
        ("= 5", Slip::Form),
        ("spielstärke = 5", Slip::Name),
        ("my level = 5", Slip::Name),
        ("level = = 5", Slip::Form),
        ("talk = \"de\" \"en\"", Slip::Form),
        ("\0", Slip::Control),
        ("\u{c}", Slip::Control),
        ("level = \u{1b}5", Slip::Control),
    ];
    for (line, slip) in cases {
        let text = format!("rate = 5\n{line}\nform = \"short\"\n");
        assert_eq!(slips(&text), [(2, slip)], "{line}");
        let last = DataFile::read(&text).entries.pop().unwrap();
        assert_eq!(last.name, "form", "{line}");
    }
    assert_eq!(slips("a = 1\na = 2\n"), [(2, Slip::Twice)]);
}
