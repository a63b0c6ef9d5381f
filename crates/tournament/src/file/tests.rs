//! Event files as people write them, right and wrong.

use touchmove_laws::{Edition as Laws, Variant};

use super::{Fault, Key, LineFault, Part, amended, read};
use crate::decider::Decider;
use crate::knockout::Losers;
use crate::player::{Day, Sight, Title};
use crate::points::Points;
use crate::system::{Finals, System};
use crate::ties::TieEdition;
use crate::tournament::{MatchTarget, Play};

const WHOLE: &str = r#"
name = "Weekend of the club"
place = "Marburg"
federation = "GER"
from = 2026-11-28
to = 2026-11-29
arbiter = "Weber, Ida"
laws = "2023"
variant = "king-of-the-hill"
odds = "black time 5"
system = "swiss"
rounds = 5
time = "60+30"
default-time = 30
win = 3
draw = 1
tie-breaks = "DE, BH/C1, SB"
tie-break-rules = 2024
first-color = "white"
draws = "Not before move 20"

[[team]]
name = "Nord"
captain = "Kapp, Otto"

[[player]]
name = "Weiß, Anna"
federation = "GER"
fide = 4600000
sex = "w"
born = 1990-02-28
rating = 2001
title = "WFM"
club = "Hannover"
team = "Nord"
sight = "B1"
language = "de"
seat = "by the window"

[[player]]
name = "Braun, Bo"
"#;

fn wrongs(text: &str) -> Vec<LineFault<Fault>> {
    read(text).expect_err("it is wrong")
}

#[test]
fn a_whole_file_is_read() {
    let file = read(WHOLE).unwrap();
    let event = &file.regulations;
    assert_eq!(event.name, "Weekend of the club");
    assert_eq!(event.from, Day::read("2026-11-28"));
    assert_eq!(event.laws, "2023".parse::<Laws>().unwrap());
    assert_eq!(event.variant, Some(Variant::KingOfTheHill));
    assert_eq!(event.odds.as_ref().map(ToString::to_string).as_deref(), Some("black time 5"));
    assert_eq!(event.terms.system, System::Swiss);
    assert_eq!(event.terms.rounds, Some(5));
    assert_eq!(event.terms.scoring.win, Points::ONE * 3);
    // Who is left over gets as much as for a win, and an unknown result as much as a draw.
    assert_eq!(event.terms.scoring.bye, Points::ONE * 3);
    assert_eq!(event.terms.scoring.unknown, Points::ONE);
    assert_eq!(event.ties.len(), 3);
    assert_eq!(event.ties_by, TieEdition::August2024);
    assert_eq!(event.notices[&Key::Draws], "Not before move 20");
    let [anna, bo] = &file.players[..] else { panic!("two players") };
    assert_eq!((anna.title, anna.sight), (Some(Title::Wfm), Some(Sight::B1)));
    assert_eq!((anna.fide, anna.rating), (Some(4_600_000), Some(2001)));
    assert_eq!((bo.name.as_str(), bo.rating), ("Braun, Bo", None));
    assert_eq!(file.teams[0].captain.as_deref(), Some("Kapp, Otto"));
}

#[test]
fn a_round_robin_needs_no_rounds_and_a_swiss_does() {
    let begin = "name = \"Cup\"\nsystem = ";
    let robin = read(&[begin, "\"round robin\"\n"].concat()).unwrap();
    assert_eq!(robin.regulations.terms.system, System::RoundRobin { times: 1 });
    let twice = read(&[begin, "\"round robin\"\nrounds = 2\n"].concat()).unwrap();
    assert_eq!(twice.regulations.terms.system, System::RoundRobin { times: 2 });
    assert_eq!(
        wrongs(&[begin, "\"swiss\"\n"].concat()),
        [LineFault { line: 0, what: Fault::Missing(Key::Rounds) }]
    );
}

#[test]
fn every_mistake_is_told_with_its_line() {
    let text = "name = \"Cup\"\n\
                system = \"swish\"\n\
                rounds = 0\n\
                color = 3\n\
                from = 2026-02-30\n\
                team = \"A\"\n\
                [[player]]\n\
                rating = 1800\n\
                [[player]]\n\
                name = \"Bo\"\n\
                team = \"B\"\n\
                [[player]]\n\
                name = \"Bo\"\n\
                fide = 5\n\
                [[player]]\n\
                name = \"An\\u001b[2Jna\"\n";
    let value = |key, text: &str| Fault::Value(key, text.to_owned());
    assert_eq!(
        wrongs(text).into_iter().map(|wrong| (wrong.line, wrong.what)).collect::<Vec<_>>(),
        [
            (2, value(Key::System, "swish")),
            (3, value(Key::Rounds, "0")),
            (4, Fault::Unknown { word: "color".to_owned(), part: Part::Event }),
            (5, Fault::Form),
            (6, Fault::NoPart(Part::Team)),
            (7, Fault::Missing(Key::PlayerName)),
            (11, Fault::NoTeam("B".to_owned())),
            (12, Fault::SamePlayer("Bo".to_owned())),
            (15, Fault::Missing(Key::PlayerName)),
            (16, value(Key::PlayerName, "An\u{1b}[2Jna")),
            (0, Fault::Missing(Key::System)),
        ]
    );
}

#[test]
fn an_event_ends_after_it_began() {
    let text = "name = \"Cup\"\nsystem = \"round robin\"\nfrom = 2026-05-02\nto = 2026-05-01\n";
    let ends = Fault::Ends(Day::read("2026-05-01").unwrap());
    assert_eq!(wrongs(text), [LineFault { line: 4, what: ends }]);
}

#[test]
fn odds_of_pieces_are_those_of_chess() {
    let event = |rows: &str| format!("name = \"Cup\"\nsystem = \"round robin\"\n{rows}");
    let both = event("variant = \"atomic\"\nodds = \"knight\"\n");
    assert_eq!(wrongs(&both), [LineFault { line: 4, what: Fault::OddsOfPieces }]);
    let given = |odds: &str| {
        let file = read(&event(&format!("odds = \"{odds}\"\n")));
        file.map(|file| file.regulations.odds.map(|odds| odds.to_string()))
    };
    assert_eq!(given("Knight draw"), Ok(Some("white knight draw".to_owned())));
    let bishop = Fault::Value(Key::Odds, "bishop".to_owned());
    assert_eq!(given("bishop"), Err(vec![LineFault { line: 3, what: bishop }]));
}

#[test]
fn half_a_file_is_told_and_never_panics() {
    for end in (0..WHOLE.len()).filter(|end| WHOLE.is_char_boundary(*end)) {
        let _ = read(&WHOLE[..end]);
    }
    assert!(read("").is_err());
    assert!(read("\u{feff}[[player]").is_err());
}

#[test]
fn teams_have_their_players_in_the_order_of_the_boards() {
    let text = "name = \"Cup\"\nsystem = \"swiss\"\nrounds = 3\nboards = 2\nmatch-win = 3\n\
                tie-breaks = \"MPVGP, EDE, BH:GP\"\nranked-by = \"game points\"\n\
                [[team]]\nname = \"Nord\"\ncaptain = \"Kapp, Otto\"\n\
                [[player]]\nname = \"A\"\nteam = \"Nord\"\nrating = 2000\n\
                [[player]]\nname = \"B\"\nteam = \"Nord\"\nrating = 1901\n\
                [[player]]\nname = \"C\"\nteam = \"Nord\"\nrating = 1000\n";
    let file = read(text).unwrap();
    let terms = &file.regulations.terms;
    assert_eq!((terms.boards(), terms.scoring.win), (Some(2), Points::ONE * 3));
    assert_eq!(terms.of_a_game().win, Points::ONE);
    assert_eq!((file.regulations.ties.len(), file.regulations.team_ties.len()), (0, 3));
    let [nord] = &file.entries()[..] else { panic!("one team") };
    assert_eq!((nord.rating, nord.captain.as_deref()), (Some(1951), Some("Kapp, Otto")));
    let names: Vec<_> = nord.members.iter().map(|member| member.name.as_str()).collect();
    assert_eq!(names, ["A", "B", "C"]);
}

#[test]
fn what_does_not_go_with_the_system_is_told() {
    let event = "name = \"Cup\"\nsystem = ";
    let unfit = |line, key| LineFault { line, what: Fault::Unfit(key) };
    for (text, expected) in [
        ("\"swiss\"\nrounds = 3\ngroups = 2\n", vec![unfit(4, Key::Groups)]),
        ("\"scheveningen\"\nboards = 2\n", vec![unfit(3, Key::Boards)]),
        ("\"round robin\"\nmatch-win = 2\n", vec![unfit(3, Key::MatchWin)]),
        ("\"knock-out\"\nto-wins = 2\n", vec![unfit(3, Key::ToWins)]),
        ("\"groups\"\n", vec![LineFault { line: 0, what: Fault::Missing(Key::Groups) }]),
        ("\"match\"\n", vec![LineFault { line: 0, what: Fault::Missing(Key::Rounds) }]),
    ] {
        assert_eq!(wrongs(&[event, text].concat()), expected, "{text}");
    }
    let team_tie = "\"round robin\"\ntie-breaks = \"EDE\"\n";
    let value = Fault::Value(Key::TieBreaks, "EDE".to_owned());
    assert_eq!(wrongs(&[event, team_tie].concat()), [LineFault { line: 3, what: value }]);
    let teams =
        "\"round robin\"\nboards = 2\n[[team]]\nname = \"Nord\"\n[[player]]\nname = \"A\"\n";
    assert_eq!(
        wrongs(&[event, teams].concat()),
        [
            LineFault { line: 4, what: Fault::EmptyTeam("Nord".to_owned()) },
            LineFault { line: 6, what: Fault::Teamless("A".to_owned()) },
        ]
    );
}

#[test]
fn a_knock_out_a_match_and_groups_are_read() {
    let event = "name = \"Cup\"\nsystem = ";
    let terms = |text: &str| read(&[event, text].concat()).unwrap().regulations.terms;
    let knock_out = terms(
        "\"knock-out\"\ngames = 2\ndecided-by = \"rapid, rapid, lots\"\nlosers = \"third place\"\n",
    );
    assert_eq!(knock_out.play, Play::Duel { games: 2 });
    assert_eq!(knock_out.deciders, [Decider::Rapid, Decider::Rapid, Decider::Lots]);
    assert_eq!(knock_out.losers, Losers::ThirdPlace);
    let to_points = terms("\"match\"\nto-points = 5.5\n");
    assert_eq!(to_points.system, System::Match { games: 11 });
    assert_eq!(to_points.target, Some(MatchTarget::Points(Points::of_halves(11))));
    assert_eq!(terms("\"match\"\nto-wins = 6\n").target, Some(MatchTarget::Wins(6)));
    let groups = System::Groups { groups: 3, times: 1, qualify: 1, finals: Finals::RoundRobin };
    assert_eq!(
        terms("\"groups\"\ngroups = 3\nqualify = 1\nfinals = \"round robin\"\n").system,
        groups
    );
}

#[test]
fn one_value_of_a_player_is_put_right() {
    let player = read(WHOLE).unwrap().players[0].clone();
    for key in Key::ALL.into_iter().filter(|key| key.part() == Part::Player) {
        let text = match key {
            Key::PlayerFederation => "AUT",
            Key::Fide | Key::Rating => "1999",
            Key::Sex => "m",
            Key::Born => "1991-01-01",
            Key::Title => "FM",
            Key::Sight => "B2",
            _ => "new",
        };
        let changed = amended(&player, key.name(), text).unwrap();
        assert_ne!(changed, player, "{}", key.name());
        assert_eq!(amended(&changed, "name", &player.name).unwrap().name, player.name);
    }
    assert!(matches!(amended(&player, "colour", "x"), Err(Fault::Unknown { .. })));
    assert!(matches!(amended(&player, "rating", "many"), Err(Fault::Value(Key::Rating, _))));
}
