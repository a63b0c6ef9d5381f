//! Settings from every source, right and wrong.

use tempfile::TempDir;

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
    assert_eq!(wrong, [Wrong::Value(Key::Side, "left".into()), Wrong::Key("spech".into())]);
    assert_eq!((settings.level, settings.talk.as_str()), (7, "de"));
}

#[test]
fn a_file_that_is_no_settings_file_is_told_and_never_overwritten() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("settings.toml");
    std::fs::write(&path, "this is = = nothing").unwrap();
    assert!(matches!(load(&mut Settings::default(), &path)[..], [Wrong::Form(_)]));
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
    assert_eq!((settings.rate, settings.side), (Some(20), Side::Black));
}

#[test]
fn the_environment_goes_over_the_file() {
    let mut settings = Settings::default();
    let wrong = settings.set_from_environment(|name| match name {
        "TOUCHMOVE_LEVEL" => Some("12".into()),
        "TOUCHMOVE_EXTRA_WORDS" => Some("off".into()),
        "TOUCHMOVE_TIME" => Some("soon".into()),
        _ => None,
    });
    assert_eq!(wrong, [Wrong::Value(Key::Time, "soon".into())]);
    assert_eq!((settings.level, settings.extra_words), (12, false));
}
