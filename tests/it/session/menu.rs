//! The menu of the screen: commands below their headings, and what may follow them, without typing.

use touchmove::archive::Player;
use touchmove::config::{KEYS, Key};
use touchmove::keymap::Code;
use touchmove::laws::{Outcome, Reason};
use touchmove::ui::screen::scene::{Focus, Scene};

use super::screen::Seat;
use super::{Table, header, start};

/// Goes in the list to the line that begins so, and chooses it.
fn choose(seat: &mut Seat, line: &str) {
    let Scene { layer, focus, .. } = seat.scene();
    let (lines, Focus::Layer(here)) = (layer.unwrap().lines, focus) else { panic!("{focus:?}") };
    let at = lines.iter().position(|there| there.starts_with(line));
    let at = at.unwrap_or_else(|| panic!("no {line} in {lines:?}"));
    (here..at).for_each(|_| seat.press(Code::Down));
    (at..here).for_each(|_| seat.press(Code::Up));
    seat.press(Code::Enter);
}

#[test]
fn a_draw_is_claimed_by_ten_keys() {
    let mut seat = Seat::with("numpad", &start());
    for _ in 0..2 {
        for line in ["Nf3", "Nf6", "Ng1", "Ng8"] {
            seat.table.types(line);
        }
    }
    // The menu, then its lines by 2 and 5.
    seat.types("+5");
    let lines = seat.scene().layer.unwrap().lines;
    let claim = lines.iter().position(|line| line.starts_with("claim")).unwrap();
    seat.types(&"2".repeat(claim));
    seat.types("5");
    assert_eq!(seat.shown(), "claim. threefold repetition");
    seat.types("5");
    assert_eq!(seat.table.session.game().outcome(), Some(Outcome::draw(Reason::Threefold)));
}

#[test]
fn what_may_follow_a_command_is_a_list() {
    let mut seat = Seat::new(&start());
    for (command, first) in
        [("pieces", "White's pieces"), ("talk", "de"), ("print", "text"), ("speech", "on")]
    {
        seat.press(Code::F(2));
        choose(&mut seat, command);
        let layer = seat.scene().layer.unwrap();
        assert_eq!((layer.title.as_str(), layer.lines[0].as_str()), (command, first));
        assert!(!layer.lines.iter().any(|line| line == "fide"), "no voice of moves talks");
        seat.press(Code::Escape);
        let menu = seat.scene().layer.unwrap();
        assert!(menu.title.starts_with("Commands"), "{}", menu.title);
        seat.press(Code::Escape);
        assert!(seat.scene().layer.is_none());
    }
    seat.press(Code::F(2));
    choose(&mut seat, "pieces");
    choose(&mut seat, "Black's knights");
    assert!(seat.transcript().ends_with("black knights: b8, g8."), "{}", seat.transcript());
}

#[test]
fn a_list_of_values_begins_at_the_one_that_is_set_and_escape_leads_one_list_back() {
    let mut seat = Seat::new(&start());
    seat.types_line("set theme large");
    let settings = seat.table.session.settings().clone();
    seat.screen.learn(&settings);
    seat.press(Code::F(2));
    choose(&mut seat, "set ");
    choose(&mut seat, "theme:");
    assert_eq!(seat.shown(), "theme. large");
    seat.press(Code::Escape);
    assert!(seat.shown().starts_with("set. theme: "), "{}", seat.shown());
    seat.press(Code::Enter);
    seat.press(Code::Up);
    seat.press(Code::Enter);
    assert!(seat.scene().layer.is_none(), "a value is chosen");
    assert!(seat.transcript().ends_with("theme: light."), "{}", seat.transcript());
}

#[test]
fn every_setting_is_chosen_from_lists() {
    let mut seat = Seat::new(&start());
    for key in KEYS {
        seat.press(Code::F(2));
        choose(&mut seat, "set ");
        let name = seat.table.session.narrator().talk.setting_name(key).to_owned();
        choose(&mut seat, &format!("{name}:"));
        let layer = seat.scene().layer.unwrap();
        assert_eq!(layer.title, name);
        assert!(!layer.lines.is_empty(), "{key}");
        seat.press(Code::Escape);
    }
    for (key, value) in
        [(Key::Theme, "light"), (Key::SheetCode, "uk"), (Key::Form, "short"), (Key::Level, "7")]
    {
        seat.press(Code::F(2));
        choose(&mut seat, "set ");
        choose(&mut seat, &format!("{key}:"));
        choose(&mut seat, value);
        assert_eq!(seat.table.session.settings().text(key).as_deref(), Some(value));
    }
    seat.press(Code::F(2));
    choose(&mut seat, "set ");
    choose(&mut seat, "name:");
    choose(&mut seat, "another");
    assert_eq!(seat.scene().entry.text, "/set name ");
}

#[test]
fn left_and_right_go_from_heading_to_heading() {
    let mut seat = Seat::new(&start());
    seat.press(Code::F(2));
    assert_eq!(seat.scene().layer.unwrap().title, "Commands: Ask about the position");
    seat.press(Code::Right);
    let shown = seat.shown();
    assert!(shown.starts_with("Ask about the game. last:"), "{shown}");
    assert_eq!(seat.scene().layer.unwrap().title, "Commands: Ask about the game");
    seat.press(Code::Left);
    assert!(seat.shown().starts_with("Ask about the position. board:"));
    let shown = seat.shown();
    seat.press(Code::Left);
    assert_eq!(seat.shown(), shown.replace("Ask about the position. ", "Edge. "));
    let at_edge = |seat: &Seat| seat.shown().starts_with("Edge. ");
    let mut heard = Vec::new();
    while !at_edge(&seat) || heard.is_empty() {
        seat.press(Code::Right);
        heard.push(seat.shown());
    }
    let last = heard[heard.len() - 2].split_once(". ").unwrap();
    assert_eq!(heard[heard.len() - 1], format!("Edge. {}", last.1));
    assert_eq!(seat.scene().layer.unwrap().title, format!("Commands: {}", last.0));
    seat.press(Code::Right);
    assert!(at_edge(&seat), "as often as it is pressed");
}

#[test]
fn a_flag_is_claimed_only_where_there_are_clocks() {
    for (timed, claims) in [(true, 4), (false, 3)] {
        let time = timed.then_some("5");
        let mut seat = Seat::at("lichess", Table::new(header(&start(), Player::Human, time)));
        seat.press(Code::F(2));
        choose(&mut seat, "claim");
        let lines = seat.scene().layer.unwrap().lines;
        assert_eq!(lines.len(), claims, "{lines:?}");
        assert_eq!(lines.iter().any(|line| line.contains("flag")), timed, "{lines:?}");
    }
}

/// The lines of the list that is open.
fn lines(seat: &Seat) -> Vec<String> {
    seat.scene().layer.map(|layer| layer.lines).unwrap_or_default()
}

#[test]
fn what_is_told_in_lines_is_chosen_from_on_a_screen() {
    for (line, title, row) in [
        ("learn", "learn", "3. The rook"),
        ("drill", "drill", "2. "),
        ("endings", "endings", "2: "),
        ("puzzle themes", "puzzle", "skewer"),
        ("repertoire openings", "repertoire", "30. "),
    ] {
        let mut seat = Seat::new(&start());
        seat.types_line(line);
        let layer = seat.scene().layer.unwrap_or_else(|| panic!("no list for {line}"));
        assert!(layer.title.starts_with(title), "{line}: {}", layer.title);
        let first = layer.lines[0].clone();
        assert_eq!(seat.shown(), format!("{title}. {first}"));
        assert!(seat.scene().log.is_empty(), "{line} is not told besides: {:?}", seat.scene().log);
        seat.table.transcript.clear();
        choose(&mut seat, row);
        assert!(seat.scene().layer.is_none(), "{line}: what is chosen is done");
        assert!(seat.transcript().lines().count() > 1, "{line}: {}", seat.transcript());
    }
}

#[test]
fn who_types_in_the_field_is_told_a_list_and_goes_on_typing() {
    let mut seat = Seat::new(&start());
    seat.types("ilearn");
    seat.press(Code::Enter);
    assert!(seat.scene().layer.is_none());
    assert!(!seat.scene().log.is_empty());
    seat.table.transcript.clear();
    seat.types("3");
    seat.press(Code::Enter);
    assert!(seat.transcript().starts_with("The rook."), "{}", seat.transcript());
}

#[test]
fn settings_are_chosen_from_with_their_values() {
    let mut seat = Seat::new(&start());
    seat.types_line("settings");
    let settings = lines(&seat);
    for key in KEYS {
        let name = seat.table.session.narrator().talk.setting_name(key);
        assert!(settings.iter().any(|line| line.starts_with(&format!("{name}: "))), "{name}");
    }
    seat.types("theme");
    seat.press(Code::Enter);
    assert!(lines(&seat).contains(&"large".to_owned()), "{:?}", lines(&seat));
    seat.types("lar");
    seat.press(Code::Enter);
    assert!(seat.transcript().ends_with("theme: large."), "{}", seat.transcript());
}

#[test]
fn a_list_is_searched_by_typing() {
    let mut seat = Seat::new(&start());
    seat.press(Code::F(2));
    let all = lines(&seat);
    seat.types("clo");
    assert!(seat.shown().starts_with("clock: "), "{}", seat.shown());
    let found = lines(&seat);
    assert!(found.len() < all.len() && found.iter().all(|line| line.contains("clo")), "{found:?}");
    seat.types("x");
    assert_eq!(seat.shown(), "Nothing with clox in this list.");
    assert_eq!(lines(&seat), found);
    seat.press(Code::Backspace);
    assert!(lines(&seat).len() > found.len());
    seat.press(Code::Escape);
    assert_eq!(lines(&seat), all);
    assert!(seat.shown().starts_with("clock: "), "the cursor stays: {}", seat.shown());
    seat.press(Code::Escape);
    assert!(seat.scene().layer.is_none());
    // The same letter once more goes on.
    seat.press(Code::F(2));
    let heard: Vec<String> = (0..4)
        .map(|_| {
            seat.types("m");
            seat.shown()
        })
        .collect();
    assert!(heard.windows(2).all(|two| two[0] != two[1]), "{heard:?}");
    assert!(heard.iter().all(|line| line.contains('m')), "{heard:?}");
}

#[test]
fn s12_help_in_a_list_says_how_it_is_gone_through() {
    let mut seat = Seat::new(&start());
    seat.press(Code::F(2));
    seat.press(Code::F(1));
    assert_eq!(
        seat.shown(),
        "Enter chooses, arrow up and arrow down go through the list, Escape goes back. \
         Type letters to search it."
    );
    let mut seat = Seat::with("numpad", &start());
    seat.types("+5");
    seat.press(Code::F(1));
    assert_eq!(seat.shown(), "5 chooses, 8 and 2 go through the list, dot goes back.");
}
