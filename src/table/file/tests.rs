use proptest::prelude::*;
use shakmaty::{ByColor, CastlingMode, Color, Position};

use super::*;
use crate::command::aid::Aid;
use crate::laws::{Article, Authority, BoardKind};
use crate::pegboard::Make;
use crate::voices::Library;

const HASH: &str = "$argon2id$v=19$m=65536,t=3,p=1$WgECAwQFBgcICQoLDA0ODw$\
    N1HKmTBW+VQI8dfep+0V+Y/9YUnxO4cOokImo0mCUKU";

/// The end of every file here; it begins on the line after the lines before it.
fn ended(text: &str) -> String {
    format!("{text}\n[arbiter]\nname = \"Ruth\"\npassphrase = \"{HASH}\"\n")
}

/// A table with these lines for the match, for White and for Black.
fn file(of_match: &str, white: &str, black: &str) -> String {
    ended(&format!(
        "time = \"90+30\"\n{of_match}\n[white]\nname = \"Anna\"\n{white}\n[black]\nname = \"Bernd\"\n{black}"
    ))
}

fn voices() -> Vec<String> {
    ["en", "de", "fide", "fide-en"].map(str::to_owned).into()
}

fn good(text: &str) -> Match {
    super::read(text, &voices()).unwrap_or_else(|wrongs| panic!("{wrongs:?}\n{text}")).table
}

fn wrongs(text: &str) -> Vec<(usize, MatchFileFault)> {
    let wrongs = super::read(text, &voices()).unwrap_err();
    wrongs.into_iter().map(|wrong| (wrong.line, wrong.what)).collect()
}

fn key(section: Section, key: Key) -> Place {
    Place { section, slot: Slot::Key(key) }
}

const WHITE: Section = Section::Player(Color::White);
const BLACK: Section = Section::Player(Color::Black);

#[test]
fn what_is_left_out_follows_the_laws() {
    let table = good(&file("", "blind = true", ""));
    assert_eq!(table.announcing, Announcing::Repeat);
    assert_eq!((table.edition, table.pace), (Edition::E2023, None));
    let [white, black] = [&table.players.white, &table.players.black];
    assert_eq!((white.voice_settings.speech, black.voice_settings.speech), (true, false));
    assert_eq!((white.scribe, black.scribe), (Scribe::Assistant, Scribe::Own));
    assert_eq!(white.device, Device::Keyboard);
    assert_eq!(white.aids, Aids::default());
    let sighted = good(&file("", "", ""));
    assert_eq!(sighted.announcing, Announcing::Off);
}

#[test]
fn c15_the_desk_is_spoken_to_as_the_file_says() {
    let said = "talk = \"de\"\nmoves = \"fide\"\nspeech = \"no\"\nrate = \"-20\"\n\
                output = \"hall\"\nsynthesiser = \"Klaus\"\n";
    let named = |name: &str| Some(name.to_owned());
    let desk = good(&(file("", "", "") + said)).arbiter.desk;
    let expected = DeskVoices {
        talk: named("de"),
        moves: named("fide"),
        speech: false,
        rate: Some(-20),
        output: named("hall"),
        synthesiser: named("Klaus"),
    };
    assert_eq!(desk, expected);
    let usual = good(&file("", "", "")).arbiter.desk;
    assert!(usual.speech && usual.rate.is_none() && usual.output.is_none(), "{usual:?}");
}

/// Guidelines II: rights that standard chess does not have make it Chess960.
#[test]
fn c15_a_position_with_rights_of_chess960_castles_so() {
    let cases = [
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", CastlingMode::Standard, "K"),
        ("4k3/8/8/8/8/8/8/4K2R w H - 0 1", CastlingMode::Standard, "K"),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", CastlingMode::Standard, "-"),
        // By the files of the rooks, and for the outermost ones.
        ("1k5r/8/8/8/8/8/8/R5K1 w Ah - 0 9", CastlingMode::Chess960, "Qk"),
        ("1k5r/8/8/8/8/8/8/R5K1 w Qk - 0 9", CastlingMode::Chess960, "Qk"),
        ("1k6/8/8/8/8/8/8/R1R3K1 w C - 0 1", CastlingMode::Chess960, "C"),
    ];
    for (fen, mode, rights) in cases {
        let table = good(&file(&format!("position = \"{fen}\""), "", ""));
        let setup = table.setup();
        assert_eq!((setup.mode, table.first.start().1), (mode, mode), "{fen}");
        let written = position::write(&setup.position);
        assert_eq!(written.split(' ').nth(2), Some(rights), "{fen}");
        let castles = setup.position.legal_moves().iter().any(|mv| mv.is_castle());
        assert_eq!(castles, rights != "-", "{fen}");
        // What is written of it is read again as it was.
        let again = good(&file(&format!("position = \"{written}\""), "", ""));
        assert_eq!(again.first, table.first, "{fen}");
    }
}

#[test]
fn the_referee_gets_what_the_file_says() {
    let text = file(
        "laws = \"fide-2018\"\npace = \"rapid\"\nsupervision = \"sparse\"\nquickplay = \"yes\"\n\
         default-time = 15\nannouncing = \"announce\"",
        "device = \"pegs\"\nwarnings = [10, 1]\nscore = \"assistant\"",
        "device = \"board\"\naddress = \"dgt:/dev/ttyUSB0\"",
    );
    let table = good(&text);
    let setup = table.setup();
    let rules = &setup.rules;
    assert_eq!(setup.control.unwrap().to_string(), "90+30");
    assert_eq!((rules.edition, rules.authority), (Edition::E2018, Authority::Arbiter));
    assert_eq!((rules.pace, rules.supervision), (Some(Pace::Rapid), Supervision::Sparse));
    assert_eq!((rules.announcing, rules.quickplay), (Announcing::Announce, true));
    assert_eq!(rules.default_time, Some(Duration::from_mins(15)));
    assert_eq!(rules.boards, ByColor { white: BoardKind::Pegs, black: BoardKind::Ordinary });
    assert_eq!(rules.scribes, ByColor { white: Scribe::Assistant, black: Scribe::Own });
    assert_eq!(rules.warnings.white, [10, 1].map(Duration::from_mins));
    assert!(rules.warnings.black.is_empty());
    let boards: Vec<_> = table.boards().iter().map(ToString::to_string).collect();
    assert_eq!(boards, ["white=auto", "black=dgt:/dev/ttyUSB0"]);
}

#[test]
fn who_is_relayed_touches_nothing_that_the_referee_sees() {
    let relayed = "device = \"assistant\"\n[white.assistant]\nname = \"Frida\"";
    let table = good(&file("", relayed, ""));
    assert_eq!(table.setup().rules.boards.white, BoardKind::Typed);
    let assistant = table.players.white.assistant.unwrap();
    assert_eq!((assistant.name.as_str(), assistant.talk.as_str()), ("Frida", "en"));
}

#[test]
fn aids_are_those_of_the_laws_then_of_the_match_then_of_the_player() {
    let text = file(
        "[aids]\nlegal-moves = \"yes\"\ntimes = \"no\"",
        "[white.aids]\nlegal-moves = \"no\"\ntimes = \"yes\"\nengine = \"no\"",
        "",
    );
    let table = good(&text);
    let may = |color: Color, aid| table.players[color].aids.allow(aid);
    assert!(!may(Color::White, Aid::LegalMoves) && may(Color::Black, Aid::LegalMoves));
    assert!(may(Color::White, Aid::Times) && !may(Color::Black, Aid::Times));
}

#[test]
fn nobody_can_grant_an_engine() {
    let grants = file("[aids]\nengine = \"yes\"", "", "");
    assert_eq!(wrongs(&grants), [(3, MatchFileFault::NeverAid(Aid::Engine))]);
}

#[test]
fn every_mistake_is_named_at_once_with_its_line() {
    let text = ended(
        "tmie = \"90+30\"\nround = \"\"\nlaws = \"fide-1999\"\n[white]\nname = Anna\nrating = 5000\n\
         [black]\nname = \"Bernd\"\nname = \"Berta\"\ntalk = \"fr\"\nwarnings = [5, 0]",
    );
    let value = |section, of, text: &str| MatchFileFault::Value(key(section, of), text.to_owned());
    let misspelt = MatchFileFault::Unknown {
        word: "tmie".into(),
        section: Section::Match,
        instead: Some("time"),
    };
    assert_eq!(
        wrongs(&text),
        [
            (1, misspelt),
            (2, value(Section::Match, Key::Round, "")),
            (3, value(Section::Match, Key::Laws, "fide-1999")),
            (5, MatchFileFault::Form),
            (6, value(WHITE, Key::Rating, "5000")),
            (9, MatchFileFault::Twice),
            (10, value(BLACK, Key::Talk, "fr")),
            (11, value(BLACK, Key::Warnings, "5,0")),
        ]
    );
}

#[test]
fn what_is_missing_is_named_where_its_part_begins_or_last() {
    assert_eq!(
        wrongs("[white]\nclub = \"SK\"\n[white.assistant]\ntalk = \"de\""),
        [
            (1, MatchFileFault::Missing(key(WHITE, Key::Name))),
            (3, MatchFileFault::Missing(key(Section::Assistant(Color::White), Key::AssistantName))),
            (0, MatchFileFault::Missing(key(Section::Match, Key::Time))),
            (0, MatchFileFault::Missing(key(BLACK, Key::Name))),
            (0, MatchFileFault::Missing(key(Section::Arbiter, Key::ArbiterName))),
            (0, MatchFileFault::Missing(key(Section::Arbiter, Key::Passphrase))),
        ]
    );
}

#[test]
fn what_is_missing_is_named_beside_lines_that_are_something_else() {
    let of_black = MatchFileFault::Unknown { word: "colour".into(), section: BLACK, instead: None };
    assert_eq!(
        wrongs("[white]\nname = \"Anna\"\nrating = = 5\n[black]\nname = \"Bernd\"\ncolour = \"b\""),
        [
            (3, MatchFileFault::Form),
            (6, of_black),
            (0, MatchFileFault::Missing(key(Section::Match, Key::Time))),
            (0, MatchFileFault::Missing(key(Section::Arbiter, Key::ArbiterName))),
            (0, MatchFileFault::Missing(key(Section::Arbiter, Key::Passphrase))),
        ]
    );
    // A heading that cannot be read, and one that is misspelt, have what seems to be missing.
    for heading in ["[arbiter", "[arbitre]"] {
        let text = file("", "", "").replace("[arbiter]", heading);
        let missing = |what: &MatchFileFault| matches!(what, MatchFileFault::Missing(_));
        assert!(!wrongs(&text).iter().any(|(_, what)| missing(what)), "{:?}", wrongs(&text));
    }
}

#[test]
fn a_value_that_is_wrong_is_not_missing_too() {
    let text = file("", "", "").replace("90+30", "90,30");
    let wrong = MatchFileFault::Value(key(Section::Match, Key::Time), "90,30".to_owned());
    assert_eq!(wrongs(&text), [(1, wrong)]);
    let passphrase = file("", "", "").replace(HASH, "secret");
    let place = key(Section::Arbiter, Key::Passphrase);
    assert_eq!(wrongs(&passphrase), [(11, MatchFileFault::Value(place, "secret".to_owned()))]);
}

#[test]
fn unknown_keys_get_the_nearest_that_stands_in_their_part() {
    let instead = |text: &str| match &wrongs(text)[..] {
        [(_, MatchFileFault::Unknown { instead, .. })] => *instead,
        other => panic!("{other:?}"),
    };
    assert_eq!(instead(&file("", "devise = \"pegs\"", "")), Some("device"));
    assert_eq!(instead(&file("anouncing = \"off\"", "", "")), Some("announcing"));
    assert_eq!(instead(&file("[whte]\nname = \"X\"", "", "")), Some("white"));
    assert_eq!(instead(&file("[aids]\nlegal-move = \"yes\"", "", "")), Some("legal-moves"));
    assert_eq!(instead(&file("", "xyzzy-plugh = 1", "")), None);
}

#[test]
fn a_part_is_no_key() {
    let text = ended("time = \"5+3\"\nwhite = \"Anna\"\n[black]\nname = \"Bernd\"");
    assert_eq!(wrongs(&text), [(2, MatchFileFault::NoPart(WHITE))]);
}

#[test]
fn a_relayed_player_needs_a_name_for_who_relays() {
    let text = file("", "device = \"assistant\"", "");
    assert_eq!(wrongs(&text), [(5, MatchFileFault::NoRelay(Color::White))]);
}

#[test]
fn a_blind_and_a_hearing_impaired_player_need_an_assistant_from_2017_on() {
    let pairing = |laws: &str, more: &str| {
        let black = format!("hard-of-hearing = \"yes\"{more}");
        file(&format!("laws = \"{laws}\""), "blind = \"yes\"", &black)
    };
    let article = Article { edition: Edition::E2023, number: "D.2.11" };
    assert_eq!(wrongs(&pairing("fide-2023", "")), [(8, MatchFileFault::HearingAssistant(article))]);
    let article = Article { edition: Edition::E2017, number: "D.2.11" };
    assert_eq!(wrongs(&pairing("fide-2017", "")), [(8, MatchFileFault::HearingAssistant(article))]);
    good(&pairing("fide-2009", ""));
    good(&pairing("fide-2023", "\n[black.assistant]\nname = \"Frida\""));
}

#[test]
fn a_board_must_fit_the_device() {
    let with = |device: &str, address: &str| {
        file("", &format!("device = \"{device}\"\naddress = \"{address}\""), "")
    };
    assert_eq!(wrongs(&with("pegs", "dgt")), [(6, MatchFileFault::NoPegs(Make::Dgt))]);
    assert_eq!(wrongs(&with("board", "peg1")), [(6, MatchFileFault::Pegs(Make::Peg1))]);
    assert_eq!(wrongs(&with("keyboard", "auto")), [(6, MatchFileFault::NoBoard(Color::White))]);
    good(&with("pegs", "auto:/dev/ttyACM0"));
}

#[test]
fn two_boards_are_two_and_known_from_each_other() {
    let boards = |white: &str, black: &str| {
        let [white, black] =
            [white, black].map(|at| format!("device = \"board\"\naddress = \"{at}\""));
        file("", &white, &black)
    };
    let port = MatchFileFault::SamePort("/dev/ttyUSB0".to_owned());
    assert_eq!(wrongs(&boards("dgt:/dev/ttyUSB0", "auto:/dev/ttyUSB0")), [(10, port)]);
    for (white, black) in [("auto", "auto"), ("dgt", "auto"), ("dgt", "dgt")] {
        assert_eq!(
            wrongs(&boards(white, black)),
            [(10, MatchFileFault::SameBoards)],
            "{white} {black}"
        );
    }
    for (white, black) in [("dgt", "certabo"), ("dgt:/dev/ttyUSB0", "dgt:/dev/ttyUSB1")] {
        good(&boards(white, black));
    }
}

#[test]
fn what_is_unusual_is_noted_with_its_article() {
    let noted = |text: &str| {
        let mut notes = notes(&good(text));
        // The files of these tests have the passphrase of the examples.
        assert_eq!(notes.pop(), Some(MatchFileNote::KnownPassphrase));
        notes
    };
    let e2023 = |number| Article { edition: Edition::E2023, number };
    let on_time = "default-time = 0\n";
    assert_eq!(noted(&file(on_time, "", "")), []);
    assert_eq!(noted(&file("", "", "")), [MatchFileNote::NoDefaultTime(e2023("6.7.1"))]);
    assert_eq!(noted(&file("laws = \"fide-2009\"", "", "")), []);
    let silent = format!("{on_time}announcing = \"off\"");
    assert_eq!(noted(&file(&silent, "", "")), []);
    let article = e2023("D.2.1");
    let expected = [MatchFileNote::Announcing(Announcing::Off, article)];
    assert_eq!(noted(&file(&silent, "blind = true", "")), expected);
    let unrepeated = format!("{on_time}announcing = \"announce\"");
    let expected = [MatchFileNote::Announcing(Announcing::Announce, article)];
    assert_eq!(noted(&file(&unrepeated, "", "blind = true")), expected);
    let blitz = format!("{on_time}pace = \"blitz\"");
    let expected = [MatchFileNote::Pace { written: Pace::Blitz, usual: Pace::Standard }];
    assert_eq!(noted(&file(&blitz, "", "")), expected);
    let quickplay = format!("{on_time}quickplay = \"yes\"");
    assert_eq!(noted(&file(&quickplay, "", "")), [MatchFileNote::NoQuickplay(e2023("III.2"))]);
    let expected = [MatchFileNote::SightedScore(Color::Black, e2023("8.1.1"))];
    assert_eq!(noted(&file(on_time, "", "score = \"assistant\"")), expected);
    let heard = "speech = \"yes\"";
    assert_eq!(noted(&file(on_time, heard, heard)), [MatchFileNote::SameOutput]);
    let apart = "speech = \"yes\"\noutput = \"second\"";
    assert_eq!(noted(&file(on_time, heard, apart)), []);
    let without = file(on_time, "", "").replace("90+30", "off");
    assert_eq!(noted(&without), [MatchFileNote::NoClocks]);
}

#[test]
fn what_no_player_would_write_is_told_and_harms_nothing() {
    for text in
        ["", "\u{feff}", "\0", "[", "=", "a.b.c = 1", "white = []", "[[white]]", "x = 'a\nb'"]
    {
        assert!(super::read(text, &voices()).is_err(), "{text:?}");
    }
}

/// One of these.
fn one_of(words: &'static [&'static str]) -> BoxedStrategy<String> {
    prop::sample::select(words).prop_map(str::to_owned).boxed()
}

/// A value of any key.
fn value(form: Form) -> BoxedStrategy<String> {
    match form {
        Form::Text => "[ -~äß♞\"\\\\]{1,30}".boxed(),
        Form::Choice(words) => prop::sample::select(words).prop_map(str::to_owned).boxed(),
        Form::Time => one_of(&["15+10", "40/90+30,30", "3b2", "off"]),
        Form::Draws => one_of(&["free", "after 30", "arbiter", "arbiter until 9"]),
        Form::Odds => one_of(&["black pawn", "white knight draw", "black time 5"]),
        Form::Edition => prop::sample::select(&Edition::ALL[..])
            .prop_map(|edition| edition.id().to_owned())
            .boxed(),
        Form::Date => (2000..2100u16, 1..13u8, 1..29u8)
            .prop_map(|(year, month, day)| format!("{year}-{month:02}-{day:02}"))
            .boxed(),
        Form::Number(least, most) => (least..=most).prop_map(|number| number.to_string()).boxed(),
        Form::Warnings => prop::collection::vec(1..=255u8, 1..4)
            .prop_map(|all| all.iter().map(u8::to_string).collect::<Vec<_>>().join(","))
            .boxed(),
        Form::Address => "auto:/dev/tty[A-Z]{8}".boxed(),
        Form::Voice => prop::sample::select(voices()).boxed(),
        Form::Position => one_of(&["4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]),
        Form::Hash => Just(HASH.to_owned()).boxed(),
    }
}

/// Entries of every part, each key there or not as it must be.
fn entries() -> impl Strategy<Value = Vec<Entry>> {
    let mut all: Vec<BoxedStrategy<Option<Entry>>> = Vec::new();
    for section in Section::ALL {
        let keys = section.keys().map(Slot::Key);
        let aids = Aid::ALL.into_iter().filter(|aid| *aid != Aid::Engine).map(Slot::Aid);
        let is_aids = matches!(section, Section::Aids | Section::PlayerAids(_));
        for slot in keys.chain(aids.filter(|_| is_aids)) {
            let place = Place { section, slot };
            let required = matches!(slot, Slot::Key(key) if key.need() == Need::Required);
            let entry = value(slot.form()).prop_filter_map("a value", move |text| {
                let text = canonical(slot.form(), &text, &voices())?;
                Some(Entry { place, text, line: 0 })
            });
            all.push(if required {
                entry.prop_map(Some).boxed()
            } else {
                prop::option::of(entry).boxed()
            });
        }
    }
    all.prop_map(|entries| entries.into_iter().flatten().collect())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn what_is_written_is_read_again(entries in entries(), german: bool) {
        let voice = Library::built_in().get(if german { "de" } else { "en" }).unwrap();
        let text = write(&entries, &voice);
        let source = source::read(&text, &voices());
        prop_assert_eq!(source.wrongs, []);
        let read: Vec<_> = MatchEntries(source.entries).in_order();
        let plain = |entries: &[Entry]| -> Vec<(Place, String)> {
            entries.iter().map(|entry| (entry.place, entry.text.clone())).collect()
        };
        prop_assert_eq!(plain(&read), plain(&entries));
        let lines: Vec<&str> = text.lines().collect();
        for entry in read {
            prop_assert!(lines[entry.line - 1].starts_with(entry.place.slot.name()));
        }
    }

    #[test]
    fn no_text_is_too_strange_to_be_judged(text in "[\\[\\]=\"'.a-z\n #{},0-9-]{0,80}") {
        prop_assert!(super::read(&text, &voices()).is_err());
    }
}

#[test]
fn b3_a_match_file_is_kept_without_what_opens_the_desk_and_the_seats() {
    let text = file("", "code = \"4711\" # 4711 for Anna\n", "code = 'bo\u{308}se'\n");
    let kept = recorded(&text);
    assert_eq!(kept.matches("4711").count(), 1, "{kept}");
    assert!(!kept.contains("se'") && !kept.contains(HASH), "{kept}");
    assert_eq!(recorded(&kept), kept);
    assert_eq!(recorded(&text.replace("\"4711\"", "\"0815\"")), kept);
    let tables = [&text, &kept].map(|text| super::kept(text).unwrap());
    assert_eq!(tables[0].control, tables[1].control);
    assert_eq!(tables[0].players.white.code.as_deref(), Some("4711"));
}

/// What no match is begun with any more is refused with its line; one that was begun so is played on.
#[test]
fn s6_weak_codes_names_without_a_letter_and_a_pace_without_clocks_are_refused() {
    let text = file("", "code = \"x\"\n", "");
    let place = key(WHITE, Key::Code);
    assert_eq!(
        wrongs(&text),
        [(5, MatchFileFault::WeakCode(place, crate::table::weak::Weak::Short))]
    );
    assert!(kept(&text).is_some());
    let text = file("", "", "").replace("name = \"Anna\"", "name = 5");
    assert_eq!(wrongs(&text), [(4, MatchFileFault::Value(key(WHITE, Key::Name), "5".to_owned()))]);
    let text = file("pace = \"rapid\"\n", "", "").replace("\"90+30\"", "\"off\"");
    assert_eq!(wrongs(&text), [(2, MatchFileFault::PaceWithoutClocks)]);
}

#[test]
fn what_is_unusual_is_told_with_what_to_do() {
    let blind = "blind = \"yes\"\n";
    let table = good(&file("announcing = \"off\"\n", blind, blind));
    let told = notes(&table);
    assert!(told.iter().any(|note| matches!(note, MatchFileNote::Unheard(_))), "{told:?}");
    let table = good(&file("pace = \"blitz\"\nquickplay = \"yes\"\n", "title = \"King\"\n", ""));
    let told = notes(&table);
    assert!(
        told.iter().any(|note| matches!(note, MatchFileNote::NoQuickplayInBlitz(_))),
        "{told:?}"
    );
    assert!(told.contains(&MatchFileNote::Title(Color::White)), "{told:?}");
}

#[test]
fn a_pairing_lays_a_table_over_what_is_usual() {
    let example = include_str!("../../../examples/one-peg-board.toml");
    let usual: Vec<Entry> = super::entries(example, &[])
        .into_iter()
        .filter(|entry| matches!(entry.place.section, Section::Match | Section::Arbiter))
        .collect();
    let (white, black) = (Section::Player(Color::White), Section::Player(Color::Black));
    let set = [
        (Section::Match, Key::Time, "15+10"),
        (Section::Match, Key::Laws, "fide-2018"),
        (Section::Match, Key::Round, "4"),
        (white, Key::Name, "Carl \"Charly\" Cohn"),
        (white, Key::Blind, "yes"),
        (black, Key::Name, "Dora Diaz"),
        (black, Key::Rating, "1812"),
    ];
    let (text, laid) = paired(&usual, &set, &[]).unwrap();
    let table = &laid.table;
    assert_eq!((table.edition, table.event.round.as_deref()), (Edition::E2018, Some("4")));
    assert_eq!(table.control.as_ref().unwrap().to_string(), "15+10");
    assert_eq!(table.players.white.name, "Carl \"Charly\" Cohn");
    assert!(table.players.white.blind && table.announcing == Announcing::Repeat);
    assert_eq!(table.players.black.rating, Some(1812));
    assert_eq!(table.event.name.as_deref(), Some("Club championship"));
    assert!(table.arbiter.passphrase.fits("example"));
    assert_eq!(read(&text, &[]).unwrap(), laid);
    let wrong = paired(&usual, &set[..4], &[]).unwrap_err();
    let name = Place { section: black, slot: Slot::Key(Key::Name) };
    assert_eq!(wrong, [LineFault { line: 0, what: MatchFileFault::Missing(name) }]);
}
