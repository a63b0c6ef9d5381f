use super::*;
use crate::voices::Library;

fn read(talk: &str, text: &str) -> Result<Vec<GameWish>, WrongWish> {
    let mut wanted = wanted(text, &Library::built_in().get(talk).unwrap())?;
    wanted.retain(|wanted| *wanted != GameWish::Nothing);
    Ok(wanted)
}

fn set(key: Key, value: &str) -> GameWish {
    GameWish::Set(key, value.to_owned())
}

#[test]
fn d2_everything_goes_in_any_order() {
    let black = [set(Key::Side, "black"), set(Key::Time, "5+3")];
    assert_eq!(read("en", "black 5+3"), Ok(black.to_vec()));
    assert_eq!(read("de", "Schwarz, 5 + 3"), Ok(black.to_vec()));
    let other = [set(Key::Time, "5+3"), set(Key::Side, "black")];
    assert_eq!(read("en", "a game with 5+3 and side black"), Ok(other.to_vec()));
    let long = set(Key::Time, "40/90+30,30+30");
    assert_eq!(read("en", "40/90+30, 30+30"), Ok(vec![long.clone()]));
    assert_eq!(read("de", "40/90+30,30+30 zufällig"), Ok(vec![long, set(Key::Side, "random")]));
}

#[test]
fn d2_the_opponent_is_a_friend_a_level_or_an_engine() {
    for (talk, text) in [("en", "friend"), ("en", "two players"), ("de", "Gegner Mensch")] {
        assert_eq!(read(talk, text), Ok(vec![set(Key::Opponent, "human")]), "{text}");
    }
    for text in ["engine stockfish", "opponent engine stockfish", "uci:stockfish"] {
        assert_eq!(read("en", text), Ok(vec![set(Key::Opponent, "uci:stockfish")]), "{text}");
    }
    let deep = set(Key::Opponent, "uci:/opt/my engines/deep");
    assert_eq!(read("de", "Engine \"/opt/my engines/deep\""), Ok(vec![deep]));
    assert_eq!(read("de", "Stufe 7"), Ok(vec![set(Key::Level, "7")]));
    assert_eq!(read("en", "engine"), Err(WrongWish::Engine));
}

#[test]
fn d2_what_is_played_and_how() {
    assert_eq!(read("en", "chess960"), Ok(vec![GameWish::Chess960(None)]));
    assert_eq!(read("en", "Chess 960 518"), Ok(vec![GameWish::Chess960(Some(518))]));
    assert_eq!(read("en", "Chess960, position 518"), Ok(vec![GameWish::Chess960(Some(518))]));
    assert_eq!(read("de", "Schach960, Stellung 12 ohne Uhr"), {
        Ok(vec![GameWish::Chess960(Some(12)), set(Key::Time, "off")])
    });
    assert_eq!(read("de", "Schach960 12"), Ok(vec![GameWish::Chess960(Some(12))]));
    assert_eq!(read("en", "standard"), Ok(vec![GameWish::Usual]));
    for (talk, text) in [("en", "no clock"), ("en", "time off"), ("de", "ohne Uhr")] {
        assert_eq!(read(talk, text), Ok(vec![set(Key::Time, "off")]), "{text}");
    }
    assert_eq!(read("en", "10 minutes"), Ok(vec![set(Key::Time, "10")]));
    assert_eq!(read("en", "touch warnings 5,1"), {
        Ok(vec![set(Key::Touch, "on"), set(Key::Warnings, "5,1")])
    });
    assert_eq!(read("de", "Zugansage wiederholen"), Ok(vec![set(Key::Announcing, "repeat")]));
}

#[test]
fn d2_a_word_that_is_not_understood_is_named() {
    assert_eq!(read("en", "blakc 5+3"), Err(WrongWish::Word("blakc".into())));
    assert_eq!(read("en", "10"), Ok(vec![set(Key::Time, "10")]));
    assert_eq!(read("en", "computer 10"), Err(WrongWish::Number("10".into())));
    assert_eq!(read("en", "1600"), Err(WrongWish::Minutes("1600".into())));
    assert_eq!(read("en", "37"), Ok(vec![set(Key::Time, "37")]));
    assert_eq!(read("en", "0"), Err(WrongWish::Value(Key::Time, "0".into())));
    assert_eq!(read("en", "level x"), Err(WrongWish::Value(Key::Level, "x".into())));
    assert_eq!(read("en", "5++3"), Err(WrongWish::Value(Key::Time, "5++3".into())));
}

#[test]
fn s9_a_friend_is_named_after_the_word_for_one() {
    let human = || set(Key::Opponent, "human");
    let ben = |name: &str| GameWish::Friend(name.into());
    let timed = vec![human(), ben("Ben"), set(Key::Time, "5+3")];
    assert_eq!(read("en", "friend Ben 5+3"), Ok(timed.clone()));
    assert_eq!(read("de", "Freund Ben, mit 5+3"), Ok(timed));
    assert_eq!(read("de", "Freund Ben von Berg"), Ok(vec![human(), ben("Ben von Berg")]));
    assert_eq!(read("en", "opponent friend \"Ben Berg\""), Ok(vec![human(), ben("Ben Berg")]));
    assert_eq!(read("en", "friend Ben 5+3 Berg"), Err(WrongWish::Word("Berg".into())));
    assert_eq!(read("en", "friend ben berg"), Ok(vec![human(), ben("ben berg")]));
    assert_eq!(read("en", "friend Ben van den Berg"), Ok(vec![human(), ben("Ben van den Berg")]));
    assert_eq!(read("en", "friend Ben von der"), Err(WrongWish::Word("von".into())));
    let on_the_hill = GameWish::Variant(Variant::KingOfTheHill);
    let played = vec![human(), ben("Ben"), on_the_hill];
    assert_eq!(read("en", "friend Ben king of the hill"), Ok(played));
    assert_eq!(read("en", "friend 3x"), Err(WrongWish::Word("3x".into())));
    assert_eq!(read("en", "friend anna maria"), Ok(vec![human(), ben("anna maria")]));
    assert_eq!(read("en", "friend ben van den berg"), Ok(vec![human(), ben("ben van den berg")]));
    assert_eq!(read("de", "Freund anton"), Ok(vec![human(), ben("anton")]));
    assert_eq!(read("vi", "bạn bè an"), Ok(vec![human(), ben("an")]));
    assert_eq!(read("ko", "친구 김 민수"), Ok(vec![human(), ben("김 민수")]));
    let long = "Ben ".repeat(11);
    assert_eq!(read("en", &format!("friend {long}")), {
        Err(WrongWish::Value(Key::Name, long.trim().to_owned()))
    });
}

#[test]
fn s17_what_is_wanted_and_not_known_is_no_name() {
    let variants = [
        ("en", "friend ben king of the hill", "king"),
        ("en", "friend king of the hill", "king"),
        ("en", "friend ben berg king of the hill", "king"),
        ("en", "friend anna three check", "check"),
        ("en", "friend Ben Berg three check", "three"),
        ("en", "friend ben berg atomic chess", "atomic"),
        ("de", "Freund ben könig des hügels", "könig"),
        ("fr", "ami ben roi de la colline", "roi"),
        ("ru", "друг бен король горы", "король"),
        ("ko", "친구 민수 킹 오브 더 힐", "킹"),
        ("vi", "bạn bè an vua đồi", "vua"),
    ];
    let is_variant = |wish: &GameWish| matches!(wish, GameWish::Variant(_));
    for (talk, text, word) in variants {
        match read(talk, text) {
            Ok(wishes) => {
                let is_named =
                    |wish: &GameWish| matches!(wish, GameWish::Friend(name) if name.contains(word));
                assert!(
                    wishes.iter().any(is_variant) && !wishes.iter().any(is_named),
                    "{wishes:?}"
                );
            }
            Err(wrong) => assert_eq!(wrong, WrongWish::Word(word.into()), "{text}"),
        }
    }
}

#[test]
fn d2_times_opponents_and_strength_may_be_said_in_words() {
    for (talk, text, time) in [
        ("en", "five minute game please", "5"),
        ("en", "a 5-minute game", "5"),
        ("en", "fifteen plus ten", "15+10"),
        ("en", "3 plus 2", "3+2"),
        ("en", "blitz", "5"),
        ("en", "a rapid game", "15+10"),
        ("de", "Partie mit fünf Minuten", "5"),
        ("de", "drei plus zwei", "3+2"),
        ("es", "partida de cinco minutos", "5"),
        ("ko", "5 분 게임", "5"),
        ("ru", "партия на пять минут", "5"),
    ] {
        assert_eq!(read(talk, text), Ok(vec![set(Key::Time, time)]), "{text}");
    }
    let black = [set(Key::Opponent, "uci:stockfish"), set(Key::Side, "black")];
    assert_eq!(read("en", "against stockfish as black"), Ok(black.to_vec()));
    assert_eq!(read("de", "gegen Stockfish mit Schwarz"), Ok(black.to_vec()));
    assert_eq!(read("en", "an easy game"), Ok(vec![set(Key::Level, "1")]));
    assert_eq!(read("en", "zero minutes"), Err(WrongWish::Word("zero".to_owned())));
}
