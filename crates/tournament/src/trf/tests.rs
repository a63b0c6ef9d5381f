use proptest::prelude::*;
use shakmaty::Color;

use super::{
    Acceleration, Award, ByeRecord, Fault, Forbidden, Forfeit, MatchScoring, National, Notice,
    Person, Player, Reason, ReorderedTeam, TeamByes, TeamRecord, Text, Trf, Version, read, write,
};
use crate::crosstable::{Card, Cell, Crosstable, Mark, Meeting};
use crate::points::{Points, Scoring};
use crate::sample::{seven, table as sample};

/// Seven players with names, and a record of each kind.
fn full() -> Trf {
    let table = seven();
    let players = (0..7).map(|seed| player(&table, seed)).collect();
    let numbers = vec![1, 7];
    let texts = Text::ALL.iter().map(|(code, text)| (*text, format!("what {code} says")));
    Trf {
        texts: texts.collect(),
        dates: vec![String::from("26/03/01"), String::new(), String::from("26/03/03")],
        initial_color: Some(Color::Black),
        national: vec![National {
            code: String::from("CZE"),
            number: 2,
            person: Person { rating: Some(1905), id: String::from("31415"), ..Person::default() },
            points: None,
            rank: None,
        }],
        byes: vec![ByeRecord { mark: Mark::HalfBye, round: 6, numbers: numbers.clone() }],
        accelerations: vec![Acceleration {
            match_points: None,
            points: Points::ONE,
            rounds: (1, 2),
            numbers: (1, 4),
        }],
        forbidden: vec![Forbidden { rounds: Some((1, 5)), numbers: vec![3, 4, 5] }],
        awards: vec![Award {
            mark: None,
            match_points: None,
            points: Some(Points::ZERO - Points::HALF),
            round: Some(2),
            numbers: numbers.clone(),
        }],
        teams: vec![TeamRecord {
            number: 12,
            name: String::from("Slavia"),
            short: String::from("SLA"),
            strength: Some(1900),
            match_points: Some(Points::ONE * 11),
            game_points: Some(Points::of_halves(57)),
            rank: Some(2),
            players: numbers,
        }],
        match_scoring: Some(MatchScoring { win: Points::ONE * 3, ..MatchScoring::default() }),
        team_byes: vec![TeamByes {
            match_points: Some(Points::ONE),
            game_points: Some(Points::ONE * 2),
            teams: vec![None, Some(12), None],
        }],
        forfeits: vec![Forfeit { winner: Some(Color::Black), round: 3, white: 1, black: 12 }],
        board_orders: vec![ReorderedTeam {
            round: 2,
            team: 12,
            opponent: 3,
            players: vec![Some(7), None],
        }],
        others: vec![String::from("### Rain on the third day"), String::from("XXQ 17")],
        ..Trf::new(table, players)
    }
}

fn player(table: &Crosstable, seed: usize) -> Player {
    let person = Person {
        sex: seed.is_multiple_of(2).then_some('w'),
        title: String::from(if seed == 1 { "WFM" } else { "" }),
        name: format!("Müller, Anna {seed}"),
        rating: table.cards[seed].rating,
        federation: String::from("GER"),
        id: format!("{}", 4_100_000 + seed),
        born: String::from("1990/01/31"),
    };
    Player { number: seed + 1, person, points: table.score(seed), rank: Some(seed + 1) }
}

/// The line of a player who has only a number.
fn line(number: usize, points: &str, rounds: &str) -> String {
    format!("001 {number:>4} {:71}{points:>4} {number:>4}  {rounds}\n", "")
}

fn again(trf: &Trf, version: Version) -> Trf {
    match read(write(trf, version).as_bytes()) {
        Ok(read) => read.trf,
        Err(faults) => panic!("{faults:?}\n{}", write(trf, version)),
    }
}

/// The text of a small file, changed.
fn changed(from: &str, to: &str) -> Vec<Fault> {
    let text = write(&Trf { others: Vec::new(), ..full() }, Version::Trf26);
    assert!(text.contains(from), "{text}");
    let faults = read(text.replacen(from, to, 1).as_bytes()).expect_err("wrong");
    assert!(!faults.is_empty());
    faults
}

fn reasons(from: &str, to: &str) -> Vec<Reason> {
    changed(from, to).iter().map(|fault| fault.reason).collect()
}

#[test]
fn every_record_is_read_as_it_was_written() {
    assert_eq!(again(&full(), Version::Trf26), full());
}

#[test]
fn the_older_format_has_what_it_can_have() {
    let table =
        Crosstable { scoring: Scoring { bye: Points::HALF, ..Scoring::default() }, ..seven() };
    let players = (0..7).map(|seed| player(&table, seed)).collect();
    let trf = Trf {
        initial_color: Some(Color::White),
        byes: vec![ByeRecord { mark: Mark::HalfBye, round: 6, numbers: vec![2, 3] }],
        accelerations: vec![Acceleration {
            match_points: None,
            points: Points::ONE,
            rounds: (1, 2),
            numbers: (3, 3),
        }],
        forbidden: vec![Forbidden { rounds: None, numbers: vec![3, 4, 5] }],
        ..Trf::new(table, players)
    };
    assert_eq!(again(&trf, Version::Trf16), trf);
    // The bye of the round to be paired is in the points already, as pairing programs want it.
    let text = write(&trf, Version::Trf16);
    let line = text.lines().find(|line| line.starts_with("001    2")).unwrap();
    assert!(line.contains(" 4.0    2") && line.ends_with("0000 - H"), "{line}");
}

#[test]
fn the_columns_are_those_of_the_format() {
    let text = write(&full(), Version::Trf26);
    let line = text.lines().find(|line| line.starts_with("001    2")).unwrap();
    let columns: Vec<char> = line.chars().collect();
    let field = |first: usize, last: usize| columns[first - 1..last].iter().collect::<String>();
    assert_eq!(field(11, 13), "WFM");
    assert_eq!(field(15, 47).trim(), "Müller, Anna 1");
    assert_eq!((field(49, 52), field(54, 56)), (String::from("1950"), String::from("GER")));
    assert_eq!((field(58, 68).trim(), field(70, 79)), ("4100001", String::from("1990/01/31")));
    assert_eq!((field(81, 84), field(86, 89)), (String::from(" 3.5"), String::from("   2")));
    assert_eq!(
        (field(92, 99), field(102, 109)),
        (String::from("0005 b 1"), String::from("0006 w ="))
    );
}

#[test]
fn a_game_without_a_result_gives_nothing_or_counts_as_adjourned() {
    let table = sample(Meeting::Some, &[(0, "2w? 3b1"), (0, "1b? U"), (0, "U 1w0")]);
    for points in [table.decided(0), table.score(0)] {
        let player = |seed| Player { points: table.decided(seed), ..player(&table, seed) };
        let mut players: Vec<_> = (0..3).map(player).collect();
        players[0].points = points;
        let trf = Trf::new(table.clone(), players);
        assert_eq!(again(&trf, Version::Trf26), trf);
        let text = write(&trf, Version::Trf26).replacen(" 1.0    2", " 2.0    2", 1);
        let faults = read(text.as_bytes()).expect_err("wrong");
        assert!(matches!(faults[0].reason, Reason::Score { .. }), "{faults:?}");
    }
}

#[test]
fn lines_end_as_they_like() {
    let text = write(&full(), Version::Trf26);
    for end in ["\n", "\r", "\r\n", "\n\n", "\r\r\n"] {
        let bytes = [b"\xef\xbb\xbf", text.replace("\r\n", end).as_bytes()].concat();
        assert_eq!(read(&bytes).map(|read| read.trf), Ok(full()), "{end:?}");
    }
    let faults = read(b"### first\r\n001\r\r\n").expect_err("no number");
    assert_eq!(faults, [Fault { line: 2, column: 5, reason: Reason::Number }]);
}

#[test]
fn other_encodings_and_columns_that_are_bytes_are_read() {
    let text = write(&full(), Version::Trf26);
    let latin: Vec<u8> = text.chars().map(|c| u8::try_from(u32::from(c)).unwrap()).collect();
    let result = read(&latin).unwrap();
    assert_eq!(result.trf, full());
    assert_eq!(result.remarks[0].notice, Notice::Latin1);
    // A program that pads names to so many bytes leaves one blank less behind an umlaut.
    let by_bytes = text.replace("Müller, Anna 1 ", "Müller, Anna 1");
    assert_eq!(read(by_bytes.as_bytes()).map(|read| read.trf), Ok(full()));
}

#[test]
fn what_no_reader_knows_is_kept_and_told() {
    let text = format!("{}XXQ 5\r\n", write(&Trf { others: Vec::new(), ..full() }, Version::Trf26));
    let result = read(text.replace("what 202 says", "BH/C1, XYZ, EMMSB").as_bytes()).unwrap();
    let told: Vec<Notice> = result.remarks.iter().map(|remark| remark.notice).collect();
    assert_eq!(told, [Notice::UnknownRecord, Notice::UnknownTieBreak]);
    assert_eq!(result.trf.others, ["XXQ 5"]);
    assert_eq!(result.trf.text(Text::TieBreaks), Some("BH/C1, XYZ, EMMSB"));
    assert_eq!(result.trf.tie_breaks()[0].map(|tie| tie.to_string()), Ok(String::from("BH/C1")));
}

#[test]
fn orders_to_a_terminal_do_not_come_through() {
    let text = write(&full(), Version::Trf26).replace("Anna 1", "A\u{1b}[2J");
    let trf = read(text.as_bytes()).unwrap().trf;
    assert_eq!(trf.players[1].person.name, "Müller, A [2J");
}

#[test]
fn additions_of_pairing_programs_are_read() {
    let text = format!(
        "{}{}{}",
        line(1, "1.0", "0002 w 1"),
        line(2, "0.0", "0001 b 0"),
        "XXR 9\nXXC black1 rank\nXXZ 2\nXXP 1 2\nXXA    1  1.0  1.0  0.5\nXXS W=1 WD=.5 BD=0.5\n"
    );
    let result = read(text.as_bytes()).unwrap();
    let trf = result.trf;
    assert_eq!((trf.table.rounds, trf.initial_color), (9, Some(Color::Black)));
    assert_eq!(trf.byes, [ByeRecord { mark: Mark::ZeroBye, round: 2, numbers: vec![2] }]);
    assert_eq!(trf.forbidden, [Forbidden { rounds: None, numbers: vec![1, 2] }]);
    let rounds: Vec<(usize, usize)> = trf.accelerations.iter().map(|added| added.rounds).collect();
    assert_eq!(rounds, [(1, 2), (3, 3)]);
    assert_eq!(trf.table.scoring, Scoring::default());
    let by_color = read(text.replace("BD=0.5", "BD=1").as_bytes()).unwrap();
    assert_eq!(by_color.remarks[0].notice, Notice::ScoringByColor);
}

#[test]
fn byes_of_the_round_to_be_paired_are_no_results() {
    let text = format!("{}{}", line(1, "1.5", "0002 w 1  0000 - H"), line(2, "0.0", "0001 b 0"));
    let trf = read(text.as_bytes()).unwrap().trf;
    assert_eq!((trf.table.paired(), trf.players[0].points), (1, Points::ONE));
    assert_eq!(trf.byes, [ByeRecord { mark: Mark::HalfBye, round: 2, numbers: vec![1] }]);
}

#[test]
fn a_file_with_gaps_between_the_numbers_is_read() {
    let text = write(&Trf { others: Vec::new(), ..full() }, Version::Trf26);
    let moved = text.replace("001    7", "001   70").replace("0007 ", "0070 ");
    let trf = read(moved.as_bytes()).unwrap().trf;
    assert_eq!((trf.players[6].number, trf.table), (70, seven()));
    assert!(write(&Trf { table: seven(), ..trf }, Version::Trf26).contains("0070 w 1"));
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    let wrong = changed("0005 b 1", "0077 b 1");
    let line = wrong[0].line;
    assert_eq!(wrong, [Fault { line, column: 92, reason: Reason::Opponent(77) }]);
    assert_eq!(reasons("0005 b 1", "0002 b 1"), [Reason::Oneself]);
    assert_eq!(reasons("0005 b 1", "0005 x 1"), [Reason::Color]);
    assert_eq!(reasons("0005 b 1", "0005 b ?"), [Reason::Result]);
    assert_eq!(reasons("0005 b 1", "0005 b H"), [Reason::Unfit]);
    assert_eq!(reasons("0005 b 1", "0000 - 1"), [Reason::Unfit]);
    assert_eq!(reasons("0005 b 1", "00x5 b 1"), [Reason::Number]);
    assert_eq!(reasons("001    2", "001    3"), [Reason::NumberTwice(3)]);
    assert_eq!(reasons("062 7", "062 8"), [Reason::PlayersMissing { told: 8, found: 7 }]);
    assert_eq!(reasons("142 5", "142 five"), [Reason::Number]);
    assert_eq!(reasons("142 5", "142 500"), [Reason::TooGreat]);
    let (given, counted) = (Points::of_halves(6), Points::of_halves(7));
    assert_eq!(reasons(" 3.5    2", " 3.0    2"), [Reason::Score { given, counted }]);
    assert_eq!(reasons(" 3.5    2", " 3,x    2")[0], Reason::Points);
    assert_eq!(read(b"").expect_err("nothing")[0].reason, Reason::NoPlayer);
}

#[test]
fn cards_that_do_not_agree_are_told() {
    let contradiction = |opponent| Reason::Contradiction { opponent, round: 1 };
    assert_eq!(reasons("0005 b 1", "0005 b +"), [contradiction(5), contradiction(2)]);
    assert_eq!(reasons("0005 b 1", "0005 w 1"), [contradiction(5), contradiction(2)]);
    let twice = reasons("0005 b 1", "0004 b 1");
    assert!(twice.contains(&Reason::TwoOpponents { number: 4, round: 1 }), "{twice:?}");
    // An arbiter has given nothing to one of those who had drawn.
    let text = write(&full(), Version::Trf26);
    let less = text.replace("0006 w =", "0006 w 0").replace(" 3.5    2", " 3.0    2");
    assert!(read(less.as_bytes()).is_ok(), "{:?}", read(less.as_bytes()));
}

#[test]
fn half_a_file_is_refused() {
    let text = write(&Trf { awards: Vec::new(), ..full() }, Version::Trf26);
    let last = text.find("001    7").unwrap();
    let first = text.find("001    1").unwrap();
    for length in (first + 20)..(last + 115) {
        if text.is_char_boundary(length) {
            assert!(read(&text.as_bytes()[..length]).is_err(), "{}", &text[first..length]);
        }
    }
}

fn any_trf() -> impl Strategy<Value = Trf> {
    let name = "[A-Za-zŽř'-]{1,12}, [A-Z][a-z]{0,8}";
    let rounds = proptest::collection::vec(any::<u64>(), 1..7);
    (2..12_usize, rounds, name, any::<bool>()).prop_map(|(players, draws, name, is_swiss)| {
        let meeting = if is_swiss { Meeting::Some } else { Meeting::All };
        let cards = vec![Card::default(); players];
        let rounds = draws.len() + 1;
        let mut table = Crosstable { meeting, rounds, scoring: Scoring::default(), cards };
        for mut draw in draws {
            deal(&mut table, &mut draw);
        }
        let players = (0..players)
            .map(|seed| {
                let mut player = player(&table, seed);
                player.person.name.clone_from(&name);
                player
            })
            .collect();
        Trf::new(table, players)
    })
}

/// A round by chance, with everybody's result by chance.
fn deal(table: &mut Crosstable, draw: &mut u64) {
    let mut next = |of: usize| {
        *draw =
            draw.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(*draw >> 33).unwrap_or(0) % of
    };
    let mut free: Vec<usize> = (0..table.cards.len()).collect();
    let games = [
        Mark::Win,
        Mark::Draw,
        Mark::ForfeitWin,
        Mark::ForfeitLoss,
        Mark::ShortDraw,
        Mark::Unknown,
    ];
    let byes = [Mark::HalfBye, Mark::FullBye, Mark::PairingBye, Mark::ZeroBye];
    let mut is_first = true;
    while let Some(seed) = free.pop() {
        if free.is_empty() || !is_first && next(5) == 0 {
            table.cards[seed].cells.push(Cell::bye(byes[next(4)]));
            continue;
        }
        is_first = false;
        let other = free.swap_remove(next(free.len()));
        let mark = games[next(6)];
        table.cards[seed].cells.push(Cell::game(other, Color::White, mark));
        let mirrored = mark.mirrored().unwrap_or(Mark::ForfeitLoss);
        table.cards[other].cells.push(Cell::game(seed, Color::Black, mirrored));
    }
}

proptest! {
    #[test]
    fn what_is_written_is_read(trf in any_trf()) {
        prop_assert_eq!(again(&trf, Version::Trf26), trf.clone());
        prop_assert_eq!(again(&trf, Version::Trf16), trf);
    }

    #[test]
    fn no_bytes_are_too_much(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let _ = read(&bytes);
    }

    #[test]
    fn no_slip_is_too_much(at in 0..4000_usize, byte in any::<u8>(), cut in 0..4000_usize) {
        let mut bytes = write(&full(), Version::Trf26).into_bytes();
        let length = bytes.len();
        bytes[at % length] = byte;
        bytes.truncate(cut % length + 1);
        if let Ok(read) = read(&bytes) {
            let _ = write(&read.trf, Version::Trf16);
            prop_assert!(super::read(write(&read.trf, Version::Trf26).as_bytes()).is_ok());
        }
    }
}
