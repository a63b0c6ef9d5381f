//! A whole master game, entered in the words of the blind appendix, to the same end and score.

use std::path::Path;

use crate::program::Home;

fn data(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name);
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn kalniczky_against_charousek_is_played_by_voice() {
    let words = data("kalniczky-charousek-1896.txt");
    let (typed, announced): (Vec<&str>, Vec<&str>) = words
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split_once('\t').unwrap())
        .unzip();
    assert_eq!(typed.len(), 116);
    let home = Home::new();
    let run = home.play(&["--opponent", "human", "--moves", "fide"], &typed);
    assert_eq!(run.code, Some(0), "{run:#?}");
    assert_eq!(run.out[1..=announced.len()], announced[..]);
    assert_eq!(run.out[announced.len() + 1], "Black wins.");
    let sheet = home.run(&["export", "1", "--pgn"]).transcript();
    let (tags, score) = sheet.split_once("\n\n").unwrap();
    assert!(tags.contains("[Result \"0-1\"]"), "{tags}");
    let record = data("kalniczky-charousek-1896.pgn");
    let plain = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(plain(score), plain(&record));
}
