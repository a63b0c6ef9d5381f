//! What the words of a player ask for, in both languages.

use super::*;
use crate::voices::Library;

fn asked(talk: &str, text: &str) -> Result<Query, WrongSearch> {
    let voice = Library::built_in().get(talk).unwrap();
    filters(text, &voice, &Position::default())
}

/// Everything that a query asks for, in the order of its fields.
fn told(talk: &str, text: &str) -> String {
    let query = asked(talk, text).unwrap();
    let parts = [
        ("player", query.player),
        ("opponent", query.opponent),
        ("white", query.white),
        ("black", query.black),
        ("since", query.since),
        ("until", query.until),
        ("opening", query.opening),
        ("result", query.result),
        ("event", query.event),
        ("position", query.position.map(|_| "here".to_owned())),
        ("variant", query.variant.map(|variant| variant.id().to_owned())),
    ];
    let told = parts.into_iter().filter_map(|(name, value)| Some(format!("{name}={}", value?)));
    told.collect::<Vec<_>>().join(" ")
}

#[test]
fn words_ask_for_what_a_player_means() {
    let cases = [
        ("", ""),
        ("carlsen", "player=carlsen"),
        ("Magnus Carlsen", "player=Magnus Carlsen"),
        ("player carlsen against anand", "player=carlsen opponent=anand"),
        ("white carlsen black anand", "white=carlsen black=anand"),
        ("opening sicilian najdorf", "opening=sicilian najdorf"),
        ("opening sicilian 1-0", "opening=sicilian result=1-0"),
        ("B90 carlsen", "player=carlsen opening=B90"),
        ("since 1990", "since=1990"),
        ("carlsen since 2010, until 2013-11", "player=carlsen since=2010 until=2013-11"),
        ("since 2010 carlsen", "player=carlsen since=2010"),
        ("since 1.2.2010", "since=2010-02-01"),
        ("since 2010.02.01", "since=2010-02-01"),
        ("result draw", "result=1/2-1/2"),
        ("result white", "result=1-0"),
        ("white wins", "result=1-0"),
        ("carlsen black won", "player=carlsen result=0-1"),
        ("unfinished anna", "player=anna result=*"),
        ("anna vs ben", "player=anna opponent=ben"),
        ("result *", "result=*"),
        ("carlsen draw", "player=carlsen result=1/2-1/2"),
        ("carlsen 2013", "player=carlsen since=2013 until=2013"),
        ("tournament wijk aan zee", "event=wijk aan zee"),
        ("here", "position=here"),
        ("here carlsen", "player=carlsen position=here"),
        ("crazyhouse", "variant=crazyhouse"),
        (
            "carlsen king of the hill 2015",
            "player=carlsen since=2015 until=2015 variant=king-of-the-hill",
        ),
        ("opening sicilian three check", "opening=sicilian variant=three-check"),
        ("chess960 won", "variant=chess960"),
        ("player horde", "player=horde"),
        // After the name of a filter stands its value, whatever it is.
        ("player white", "player=white"),
        ("player event", "player=event"),
        // An initial is no colour.
        ("smith b", "player=smith b"),
    ];
    for (text, expected) in cases {
        assert_eq!(told("en", text), expected, "{text}");
    }
}

#[test]
fn german_words_ask_for_the_same() {
    let cases = [
        ("spieler carlsen gegen anand", "player=carlsen opponent=anand"),
        ("weiß carlsen ab 2010 bis 2013", "white=carlsen since=2010 until=2013"),
        ("eröffnung grünfeld", "opening=grünfeld"),
        ("eroeffnung C42", "opening=C42"),
        ("ergebnis remis", "result=1/2-1/2"),
        ("weiß gewann", "result=1-0"),
        ("schwarz gewinnt carlsen", "player=carlsen result=0-1"),
        ("unbeendet", "result=*"),
        ("unentschieden 1992", "since=1992 until=1992 result=1/2-1/2"),
        ("turnier dortmund hier", "event=dortmund position=here"),
        ("seit 22.11.2013", "since=2013-11-22"),
        ("player carlsen", "player=carlsen"),
        ("räuberschach gegen anand", "opponent=anand variant=antichess"),
        ("könig des hügels", "variant=king-of-the-hill"),
    ];
    for (text, expected) in cases {
        assert_eq!(told("de", text), expected, "{text}");
    }
}

#[test]
fn what_cannot_be_meant_is_named() {
    let wrong = |text| asked("en", text).unwrap_err();
    assert_eq!(wrong("since tomorrow"), WrongSearch::Date("tomorrow".to_owned()));
    assert_eq!(wrong("until 2013-13"), WrongSearch::Date("2013-13".to_owned()));
    assert_eq!(wrong("since 90"), WrongSearch::Date("90".to_owned()));
    assert_eq!(wrong("result 2-0"), WrongSearch::Result("2-0".to_owned()));
    assert_eq!(wrong("carlsen since"), WrongSearch::Bare("since".to_owned()));
}

#[test]
fn a_name_that_nobody_has_may_be_an_opening_or_two_names() {
    let voice = Library::built_in().get("en").unwrap();
    let readings = |text: &str| {
        let query = filters(text, &voice, &Position::default()).unwrap();
        let other = other_readings(&query, &voice).into_iter();
        other.map(|query| (query.player, query.opponent, query.opening)).collect::<Vec<_>>()
    };
    let named = |name: &str| Some(name.to_owned());
    let of_two = |player, opponent| (named(player), named(opponent), None);
    let expected = vec![
        (None, None, named("anna muster ben")),
        of_two("anna", "muster ben"),
        of_two("anna muster", "ben"),
    ];
    assert_eq!(readings("anna muster ben"), expected);
    assert_eq!(readings("anna against ben"), [(None, named("ben"), named("anna"))]);
    assert_eq!(readings("B90"), []);
}
