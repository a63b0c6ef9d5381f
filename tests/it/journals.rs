//! Journals that an older program has written: the same games come out of them today.

use shakmaty::Color;
use touchmove::archive::entry::decode;
use touchmove::archive::{Entry, Header, Replay, replay};
use touchmove::laws::At;
use touchmove::notation::position;

const JOURNALS: &str = include_str!("../data/journals.txt");

/// A header without what older programs did not write.
fn header(fen: &str, time: &str) -> Header {
    let time = if time == "off" { String::new() } else { format!("time = \"{time}\"") };
    let text = format!(
        "position = \"{fen}\"\nchess960 = false\n{time}\nwhite = \"human\"\nblack = \"human\"\n\
         level = 3\nseed = 7"
    );
    toml::from_str(&text).unwrap()
}

fn entry(line: &str) -> Entry {
    let (at, what) = line.split_once(' ').unwrap();
    Entry { at: At::from_micros(at.parse().unwrap()), what: decode(what).expect(line) }
}

/// The time left and the end, as they stand in the file.
fn end(rebuilt: &Replay) -> [String; 2] {
    let game = &rebuilt.game;
    let left = Color::ALL.map(|color| {
        let clock = game.clock();
        clock.map_or("none".to_owned(), |clock| {
            clock.remaining(color, rebuilt.at).as_micros().to_string()
        })
    });
    let score = game.outcome().map_or("unfinished", |outcome| outcome.score());
    let last = position::write(game.position());
    [format!("left {}", left.join(" ")), format!("ends {score} {last}")]
}

#[test]
fn a_game_of_an_older_program_is_the_same_game_today() {
    let lines: Vec<&str> = JOURNALS.lines().filter(|line| !line.starts_with('#')).collect();
    let games: Vec<&[&str]> = lines.split_inclusive(|line| line.starts_with("ends ")).collect();
    assert_eq!(games.len(), 24);
    for game in games {
        let [time, first, entries @ .., left, ends] = game else { panic!("{game:?}") };
        let time = time.strip_prefix("time ").unwrap();
        let header = header(first.strip_prefix("position ").unwrap(), time);
        let entries: Vec<Entry> = entries.iter().map(|line| entry(line)).collect();
        let rebuilt = replay(header, &entries).unwrap();
        assert_eq!(end(&rebuilt), [*left, *ends], "{game:?}");
    }
}
