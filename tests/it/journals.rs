//! Journals that an older program has written: the same games come out of them today.

use shakmaty::Color;
use touchmove::archive::entry::decode;
use touchmove::archive::{Entry, Header, Replay, replay};
use touchmove::laws::{At, Outcome};
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

/// The Laws are corrected for new games alone: a quickplay claim of 2001 in a game of ten minutes and five
/// seconds a move, which was rapid as the text was read then, and is blitz now.
#[test]
fn a_game_keeps_the_laws_as_they_were_read_when_it_began() {
    let played = |reading: &str| {
        let text = format!(
            "position = \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"\n\
             chess960 = false\ntime = \"10+5\"\nwhite = \"human\"\nblack = \"human\"\nlevel = 1\n\
             seed = 7\nlaws = \"fide-2001\"\nby-the-letter = true\n{reading}"
        );
        let entries = [
            "10000 started",
            "530000000 quickplay-claimed white no-effort",
            "535000000 draw-answered black accepted",
        ];
        let rebuilt = replay(toml::from_str(&text).unwrap(), &entries.map(entry)).unwrap();
        rebuilt.game.outcome().map(Outcome::score)
    };
    assert_eq!(played(""), Some("1/2-1/2"));
    assert_eq!(played("closely-read = true"), None);
}
