//! With the real program; what it does when it is broken is in the tests of the whole program.

use super::*;

fn table(name: &str) -> Table {
    Table(name.to_owned())
}

fn one(name: &str, text: &str) -> Option<String> {
    translate(&table(name), &[text]).unwrap().remove(0)
}

#[test]
fn words_in_the_braille_of_two_languages() {
    assert_eq!(one("de-g1.ctb", "Schach").as_deref(), Some("⠱⠁⠹"));
    assert_eq!(one("de-g1.ctb", "Läufer").as_deref(), Some("⠇⠌⠋⠑⠗"));
    assert_eq!(one("en-ueb-g2.ctb", "the knight").as_deref(), Some("⠮⠀⠅⠝⠊⠣⠞"));
    assert_eq!(one("en-ueb-g1.ctb", ""), Some(String::new()));
}

#[test]
fn signs_that_the_table_lacks_are_written_in_latin_letters() {
    let latin = one("en-ueb-g1.ctb", "Chigorin ");
    assert_eq!(one("en-ueb-g1.ctb", "Чигорин "), latin);
    // This table writes one cell for all that it does not know, and says so nowhere.
    assert_eq!(one("cs-g1.ctb", "Чигорин "), one("cs-g1.ctb", "Chigorin "));
    assert!(one("cs-g1.ctb", "Remis?").is_some());
    // And this one knows no number sign at all.
    assert_eq!(one("es-g1.ctb", "Rd8#"), None);
}

#[test]
fn a_backslash_is_no_command_to_the_program() {
    let two = translate(&table("en-ueb-g1.ctb"), &[r"C:\x0041\ a", "a"]).unwrap();
    assert_eq!(two[1].as_deref(), Some("⠁"));
    assert!(two[0].as_ref().unwrap().starts_with("⠠⠉⠒⠸⠡⠭"), "{two:?}");
}

#[test]
fn long_lines_are_parted_and_put_together_again() {
    let long = "abcde ".repeat(2000);
    let cells = one("en-ueb-g1.ctb", long.trim_end()).unwrap();
    assert!(cells == format!("{}⠁⠃⠉⠙⠑", "⠁⠃⠉⠙⠑⠀".repeat(1999)));
    // A word of more than a thousand signs is no word.
    let unbroken = one("en-ueb-g1.ctb", &"a".repeat(5000)).unwrap();
    assert_eq!(unbroken.split('\u{2800}').map(|part| part.chars().count()).sum::<usize>(), 5000);
}

#[test]
fn a_table_that_does_not_exist_is_told() {
    for name in ["no-such-table.ctb", "", "language:xx"] {
        assert_eq!(translate(&table(name), &["a"]), Err(Fault::Table), "{name}");
    }
}

#[test]
fn braille_does_not_go_through_a_table() {
    let shown = print(&table("it-it-comp6.utb"), "e4\n⠎⠋⠒\n\nd4 d5").unwrap();
    let lines: Vec<&str> = shown.split('\n').collect();
    assert_eq!(lines[1..3], ["⠎⠋⠒", ""]);
    assert!(lines[3].contains(' ') && !lines[3].contains("d4"), "{shown}");
    for code in ["⠎⠋⠒", ""] {
        assert_eq!(print(&table("de-g1.ctb"), code).unwrap(), code);
    }
}

#[test]
fn the_version_is_a_number() {
    assert!(version().unwrap().split('.').count() >= 2);
}
