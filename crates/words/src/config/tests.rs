//! Settings from every source, right and wrong.

use tempfile::TempDir;

use crate::clean;

use super::*;

#[test]
fn every_key_has_a_name_of_its_own_and_is_found_by_it() {
    for key in KEYS {
        assert_eq!(Key::named(key.name()), Some(key));
    }
}

#[test]
fn a_wrong_line_costs_only_itself() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("settings.toml");
    std::fs::write(&path, "level = 7\nspech = \"on\"\nside = \"left\"\ntalk = \"de\"\n").unwrap();
    let mut settings = Settings::default();
    let wrong = load(&mut settings, &path);
    let at = |line| Source::File { file: clean::name(&path), line };
    let side = Wrong::Value(Key::Side, "left".into());
    assert_eq!(wrong, [(at(2), Wrong::Key("spech".into())), (at(3), side)]);
    assert_eq!(wrong[0].1.near().as_deref(), Some("speech"));
    assert_eq!((settings.level, settings.talk.as_str()), (7, "de"));
}

#[test]
fn the_old_name_of_a_setting_is_read_and_the_new_one_goes_over_it() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("settings.toml");
    std::fs::write(&path, "pegboard-lie = \"turned\"\n").unwrap();
    let mut settings = Settings::default();
    assert_eq!(load(&mut settings, &path), []);
    assert_eq!(settings.pegboard_orientation, Some(Orientation::Turned));
    let variable = ("TOUCHMOVE_PEGBOARD_LIE".to_owned(), "straight".to_owned());
    assert_eq!(settings.set_from_environment(&[variable]), []);
    assert_eq!(settings.pegboard_orientation, Some(Orientation::Straight));
    save(&path, Key::PegboardOrientation, "straight").unwrap();
    let mut settings = Settings::default();
    assert_eq!(load(&mut settings, &path), []);
    assert_eq!(settings.pegboard_orientation, Some(Orientation::Straight));
}

#[test]
fn a_file_that_is_no_settings_file_is_told_and_never_overwritten() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("settings.toml");
    std::fs::write(&path, "this is = = nothing").unwrap();
    assert!(matches!(load(&mut Settings::default(), &path)[..], [_]));
    assert!(matches!(save(&path, Key::Level, "5"), Err(FileError::Form)));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "this is = = nothing");
}

#[test]
fn keeping_one_setting_keeps_comments_and_the_others() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("new").join("settings.toml");
    save(&path, Key::Level, "5").unwrap();
    std::fs::write(&path, "# mine\nlevel = \"5\" # weak\nside = \"black\"\n").unwrap();
    save(&path, Key::Rate, "20").unwrap();
    let text = std::fs::read_to_string(&path).unwrap();
    assert_eq!(text, "# mine\nlevel = \"5\" # weak\nside = \"black\"\nrate = \"20\"\n");
    let mut settings = Settings::default();
    assert_eq!(load(&mut settings, &path), []);
    assert_eq!((settings.rate, settings.side), (Some(20), SideChoice::Black));
}

#[test]
fn several_settings_are_kept_all_or_none() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("settings.toml");
    let answers = [(Key::Face, "screen".to_owned()), (Key::ClockInterval, "30".to_owned())];
    save_all(&path, &answers).unwrap();
    let mut settings = Settings::default();
    assert_eq!(load(&mut settings, &path), []);
    assert_eq!((settings.face, settings.clock_interval), (FaceChoice::Screen, 30));
    std::fs::write(&path, "face = = screen").unwrap();
    assert!(matches!(save_all(&path, &answers), Err(FileError::Form)));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "face = = screen");
}

#[test]
fn what_the_screen_cannot_do_is_no_value() {
    let mut settings = Settings::default();
    for (key, text) in [
        (Key::Theme, "pink"),
        (Key::Face, "window"),
        (Key::ClockInterval, "3601"),
        (Key::ClockInterval, "-1"),
        (Key::Tones, "loud"),
    ] {
        assert_eq!(settings.set(key, text), Err(Wrong::Value(key, text.into())));
    }
    for text in Key::Theme.values().split(", ") {
        assert_eq!(settings.set(Key::Theme, text), Ok(()));
        assert_eq!(settings.text(Key::Theme).as_deref(), Some(text));
    }
    assert_eq!(settings.set(Key::ClockInterval, "3600"), Ok(()));
}

#[test]
fn the_environment_goes_over_the_file() {
    let mut settings = Settings::default();
    let variables = [
        ("TOUCHMOVE_LEVEL", "12"),
        ("TOUCHMOVE_EXTRA_WORDS", "off"),
        ("TOUCHMOVE_TIME", "soon"),
        ("TOUCHMOVE_SIDE", ""),
        ("TOUCHMOVE_DATA", "elsewhere"),
        ("HOME", "here"),
    ];
    let variables = variables.map(|(name, value)| (name.to_owned(), value.to_owned()));
    let wrong = settings.set_from_environment(&variables);
    let time = Source::Variable("TOUCHMOVE_TIME".to_owned());
    assert_eq!(wrong, [(time, Wrong::Value(Key::Time, "soon".into()))]);
    assert_eq!((settings.level, settings.extra_words), (12, false));
}

#[test]
fn the_laws_are_named_by_id_or_year() {
    let known = Edition::ALL.map(Edition::id).join(", ");
    assert_eq!(Key::Laws.values(), known);
    let mut settings = Settings::default();
    for text in ["fide-2009", "2009"] {
        settings.laws = Edition::default();
        settings.set(Key::Laws, text).unwrap();
        assert_eq!(settings.laws, Edition::E2009);
    }
    assert_eq!(settings.set(Key::Laws, "2010"), Err(Wrong::Value(Key::Laws, "2010".into())));
    assert_eq!(settings.laws, Edition::E2009);
}

#[test]
fn warnings_are_minutes_or_seconds_with_commas_between_them() {
    let mut settings = Settings::default();
    assert_eq!(settings.warnings, None);
    settings.set(Key::Warnings, "10, 5,30s").unwrap();
    let wanted = Some([600, 300, 30].map(Duration::from_secs).to_vec());
    assert_eq!(settings.warnings, wanted);
    for wrong in ["", "0", "-1", "5,,1", "soon", "1.5", "10 5"] {
        assert!(settings.set(Key::Warnings, wrong).is_err(), "{wrong}");
    }
    assert_eq!(settings.warnings, wanted);
    settings.set(Key::Warnings, "off").unwrap();
    assert_eq!(settings.warnings, Some(Vec::new()));
    settings.set(Key::Warnings, "auto").unwrap();
    assert_eq!(settings.warnings, None);
}

#[test]
fn announcing_is_one_of_three() {
    let mut settings = Settings::default();
    for text in Key::Announcing.values().split(", ").filter(|text| *text != "off") {
        settings.set(Key::Announcing, text).unwrap();
        assert_ne!(settings.announcing, Announcing::Off, "{text}");
    }
    assert!(settings.set(Key::Announcing, "on").is_err());
    settings.set(Key::Announcing, "off").unwrap();
    assert_eq!(settings.announcing, Announcing::Off);
}

#[test]
fn the_page_of_a_braille_sheet_has_bounds() {
    let mut settings = Settings::default();
    for (key, least, most) in [(Key::SheetCells, 12, 80), (Key::SheetLines, 5, 60)] {
        for right in [least, most] {
            settings.set(key, &right.to_string()).unwrap();
        }
        for wrong in [least - 1, most + 1, 0, 300] {
            assert!(settings.set(key, &wrong.to_string()).is_err(), "{key} {wrong}");
        }
    }
    assert_eq!((settings.sheet_cells, settings.sheet_lines), (80, 60));
}

#[test]
fn a_braille_table_is_off_automatic_or_named() {
    let mut settings = Settings::default();
    let named = |name: &str| BrailleTable::Named(name.to_owned());
    for (text, table) in [
        ("auto", BrailleTable::Auto),
        ("off", BrailleTable::Off),
        ("de-chess.ctb,de-g1.ctb", named("de-chess.ctb,de-g1.ctb")),
        ("language:de grade:1", named("language:de grade:1")),
    ] {
        settings.set(Key::BrailleTable, text).unwrap();
        assert_eq!(settings.braille_table, table);
    }
    for wrong in ["", " ", "a\nb", "a\0b"] {
        assert!(settings.set(Key::BrailleTable, wrong).is_err(), "{wrong:?}");
    }
}

#[test]
fn an_engine_is_named_by_its_file_whatever_stands_in_that() {
    let mut settings = Settings::default();
    let engine = |file: &str| OpponentChoice::Engine(file.to_owned());
    for (text, opponent) in [
        ("uci:stockfish", engine("stockfish")),
        ("uci: /opt/my engines/deep: 3 ", engine("/opt/my engines/deep: 3")),
        ("human", OpponentChoice::Human),
        ("builtin", OpponentChoice::Builtin),
    ] {
        assert_eq!(settings.set(Key::Opponent, text), Ok(()));
        assert_eq!(settings.opponent, opponent);
    }
    for text in ["uci", "uci:", "uci: ", "stockfish", "UCI:stockfish"] {
        assert!(settings.set(Key::Opponent, text).is_err(), "{text}");
    }
    assert_eq!(settings.opponent, OpponentChoice::Builtin);
}

#[test]
fn every_setting_is_told_as_it_can_be_set() {
    let settings = Settings::default();
    for key in KEYS {
        let Some(text) = settings.text(key) else { continue };
        let mut again = settings.clone();
        again.set(key, &text).unwrap();
        assert_eq!(again, settings, "{key}");
    }
    let grouped: usize = GROUPS.into_iter().map(|group| group.keys().count()).sum();
    assert_eq!(grouped, KEYS.len());
}

#[test]
fn every_value_that_is_told_can_be_set() {
    let mut settings = Settings::default();
    for key in KEYS {
        if Names::default().of(key).is_some() {
            continue;
        }
        for part in key.parts() {
            let values = match part {
                Part::Value(text) | Part::Example(text) => vec![text],
                Part::Range(least, most) => vec![least, most],
                Part::Others => Vec::new(),
            };
            for value in values {
                assert_eq!(settings.set(key, value), Ok(()), "{key} {value}");
                assert!(settings.text(key).is_some(), "{key} {value}");
            }
        }
    }
}

/// As the records of a match and the files for an envelope.
#[test]
fn threads_that_write_into_one_folder_leave_each_other_their_files() {
    let folder = TempDir::new().unwrap();
    std::thread::scope(|scope| {
        for name in ["white", "black", "desk"] {
            let path = folder.path().join(name);
            scope.spawn(move || {
                for _ in 0..50 {
                    let write = |file: &mut file::New| file.text(name);
                    file::replace::<std::io::Error>(&path, write).unwrap();
                    assert_eq!(std::fs::read_to_string(&path).unwrap(), name);
                }
            });
        }
    });
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 3);
}
