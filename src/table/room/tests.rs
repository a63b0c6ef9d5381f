use super::*;

const HASH: &str = "$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$";

fn wrongs(text: &str) -> Vec<(usize, Fault)> {
    read(text).1.into_iter().map(|wrong| (wrong.line, wrong.what)).collect()
}

fn id(number: u16) -> TableId {
    TableId::new(number).unwrap()
}

fn hash() -> String {
    let example = include_str!("../../../examples/two-peg-boards.toml");
    let line = example.lines().find(|line| line.starts_with("passphrase")).unwrap();
    line.to_owned()
}

#[test]
fn a_room_has_the_tables_of_its_file_by_their_numbers() {
    let text = format!(
        "[arbiter]\nname = \"Ruth Richter\"\n{}\n\n\
         [[table]]\nnumber = 7\nmatch = \"table7.toml\"\n\n\
         [[table]]\nnumber = \"3\"\nmatch = \"u18/table3.toml\"\n",
        hash()
    );
    let (room, wrongs) = read(&text);
    assert_eq!(wrongs, []);
    let table = |number, file: &str, line| RoomTable {
        teams: ByColor::default(),
        id: id(number),
        file: file.into(),
        players: ByColor::default(),
        shared: false,
        line,
    };
    assert_eq!(room.tables, [table(7, "table7.toml", 7), table(3, "u18/table3.toml", 11)]);
    let arbiter = room.arbiter.unwrap();
    assert!(arbiter.name == "Ruth Richter" && arbiter.passphrase.fits("example"));
    assert_eq!(arbiter.lock, Some(Duration::from_mins(15)));
    let (room, wrongs) = read("[[table]]\nnumber = 1\nmatch = \"a.toml\"\n");
    assert!(wrongs.is_empty() && room.arbiter.is_none());
}

#[test]
fn what_is_of_all_tables_counts_where_a_table_has_no_file_of_its_own() {
    let text = "[[table]]\nnumber = 1\nwhite = \"Anna\"\nblack = \"Boris\"\n\
        [[table]]\nnumber = 2\nmatch = \"two.toml\"\n\
        [[table]]\nnumber = 3\nwhite = \"Carl\"\nblack = \"Dora\"\n\
        [all]\nmatch = \"all.toml\"\n";
    let (room, wrongs) = read(text);
    assert_eq!(wrongs, []);
    let told = |table: &RoomTable| {
        let ByColor { white, black } = table.players.clone();
        (table.id.get(), table.file.clone(), white, black, table.shared)
    };
    let players = |white: &str, black: &str| (Some(white.to_owned()), Some(black.to_owned()));
    let of_all = |number, (white, black)| (number, "all.toml".to_owned(), white, black, true);
    assert_eq!(
        room.tables.iter().map(told).collect::<Vec<_>>(),
        [
            of_all(1, players("Anna", "Boris")),
            (2, "two.toml".to_owned(), None, None, false),
            of_all(3, players("Carl", "Dora")),
        ]
    );
}

#[test]
fn a_table_of_all_has_its_own_players() {
    let all = "[all]\nmatch = \"all.toml\"\n";
    assert_eq!(
        wrongs(&format!("{all}[[table]]\nnumber = 1\nwhite = \"Anna\"\n")),
        [(3, Fault::Missing(Key::Black))]
    );
    assert_eq!(
        wrongs("[[table]]\nnumber = 1\nwhite = \"Anna\"\nblack = \"Boris\"\n"),
        [(1, Fault::Missing(Key::Match))]
    );
    assert_eq!(
        wrongs("[all]\ntime = \"5\"\n[[table]]\nnumber = 1\nmatch = \"a.toml\"\n"),
        [
            (2, Fault::Unknown { word: "time".into(), part: Part::All }),
            (1, Fault::Missing(Key::Match))
        ]
        .into_iter()
        .rev()
        .collect::<Vec<_>>()
    );
    assert_eq!(wrongs("all = 3\n")[0], (1, Fault::NoPart(Part::All)));
}

#[test]
fn the_desk_of_a_room_is_locked_after_the_minutes_of_its_file() {
    let with = |lock: &str| {
        let arbiter = format!("[arbiter]\nname = \"Ruth\"\n{}\n{lock}\n", hash());
        format!("{arbiter}[[table]]\nnumber = 1\nmatch = \"a.toml\"\n")
    };
    for (minutes, after) in [("30", Some(Duration::from_mins(30))), ("0", None)] {
        let (room, wrongs) = read(&with(&format!("lock = {minutes}")));
        assert_eq!(
            (wrongs, room.arbiter.as_ref().map(|arbiter| arbiter.lock)),
            (vec![], Some(after))
        );
        assert_eq!(read(&room.written()).0.arbiter, room.arbiter);
    }
    let usual = read(&with("")).0;
    assert!(!usual.written().contains("lock"), "{}", usual.written());
    assert_eq!(wrongs(&with("lock = 601")), [(4, Fault::Value(Key::Lock, "601".into()))]);
}

#[test]
fn everything_that_is_wrong_is_found_at_once_with_its_line() {
    let text = format!(
        "tabel = 3\n\
         [arbiter]\nname = \"12\"\npassphrase = \"{HASH}\"\n\
         [[table]]\nnumber = 0\nmatch = \"a.toml\"\n\
         [[table]]\nnumber = 2\nmatch = \"\"\n\
         [[table]]\nnumber = 2\nmtach = \"b.toml\"\n\
         [[table]]\nnumber = 4\nmatch = \"c.toml\"\n\
         [[table]]\nnumber = 4\nmatch = \"c.toml\"\n\
         [[table]]\nnumber = 10000\nmatch = \"d.toml\"\n"
    );
    let unknown = |word: &str, part| Fault::Unknown { word: word.into(), part };
    assert_eq!(
        wrongs(&text),
        [
            (1, unknown("tabel", Part::Room)),
            (3, Fault::Value(Key::Name, "12".into())),
            (4, Fault::Value(Key::Passphrase, HASH.into())),
            (6, Fault::Value(Key::Number, "0".into())),
            (10, Fault::Value(Key::Match, String::new())),
            (13, unknown("mtach", Part::Table)),
            (18, Fault::SameNumber(id(4))),
            (19, Fault::SameFile("c.toml".into())),
            (21, Fault::Value(Key::Number, "10000".into())),
        ]
    );
}

#[test]
fn parts_that_are_no_parts_and_lines_that_are_no_lines_are_told() {
    assert_eq!(
        wrongs("table = 7\narbiter = \"Ruth\"\n"),
        [(1, Fault::NoPart(Part::Table)), (2, Fault::NoPart(Part::Arbiter))]
    );
    assert_eq!(wrongs("table = [7]\n"), [(1, Fault::NoPart(Part::Table))]);
    assert_eq!(
        wrongs("[table]\nnumber = 7\nmatch = \"a.toml\"\n"),
        [(1, Fault::NoPart(Part::Table))]
    );
    let good = "[[table]]\nnumber = 7\nmatch = \"a.toml\"\n";
    assert_eq!(wrongs(&format!("{good}number = 8\n")), [(4, Fault::Twice)]);
    assert_eq!(wrongs(&format!("{good}what is this\n")), [(4, Fault::Form)]);
    assert_eq!(wrongs(""), [(0, Fault::NoTables)]);
    assert_eq!(wrongs("# nothing yet\n"), [(0, Fault::NoTables)]);
}

#[test]
fn one_board_cannot_stand_at_two_tables() {
    let with = |white: &str, black: &str| {
        let device = |address: &str| match address {
            "" => String::new(),
            address => format!("device = \"pegs\"\naddress = \"{address}\"\n"),
        };
        let text = format!(
            "time = \"90+30\"\n[white]\nname = \"Anna\"\n{}[black]\nname = \"Boris\"\n{}\
             [arbiter]\nname = \"Ruth\"\n{}\n",
            device(white),
            device(black),
            hash()
        );
        crate::table::file::read(&text, &[]).unwrap().table
    };
    let (one, other) = (with("peg1:/dev/ttyUSB0", ""), with("peg1:/dev/ttyUSB1", ""));
    let typed = with("", "");
    let same = |tables: &[(TableId, &Match)]| shared_boards(tables);
    assert_eq!(same(&[(id(1), &one), (id(2), &other), (id(3), &typed), (id(4), &typed)]), []);
    let port = |port: &str, number| Fault::SamePort(port.to_owned(), id(number));
    assert_eq!(
        same(&[(id(1), &one), (id(2), &other), (id(5), &one)]),
        [(id(5), port("/dev/ttyUSB0", 1))]
    );
    let found = with("peg1", "");
    assert_eq!(same(&[(id(1), &found), (id(2), &found)]), [(id(2), Fault::SameBoards(id(1)))]);
}

#[test]
fn teams_stand_in_the_file_with_their_captains_and_at_their_tables() {
    let text = "[[team]]\nname = \"Nord\"\ncaptain = \"Kapp, Otto\"\ntalk = \"de\"\n\
        [[team]]\nname = \"Süd\"\n\
        [captains]\nadvise = \"no\"\nsign = \"yes\"\n\
        [[table]]\nnumber = 1\nmatch = \"a.toml\"\nwhite-team = \"Nord\"\nblack-team = \"Süd\"\n";
    let (room, wrongs) = read(text);
    assert_eq!(wrongs, []);
    let named = |team: &RoomTeam| (team.name.clone(), team.captain.clone(), team.talk.clone());
    let some = |text: &str| Some(text.to_owned());
    let nord = ("Nord".to_owned(), some("Kapp, Otto"), some("de"));
    assert_eq!(
        room.teams.iter().map(named).collect::<Vec<_>>(),
        [nord, ("Süd".into(), None, None)]
    );
    assert_eq!(room.captains, CaptainRules { advise: false, sign: true });
    assert_eq!(room.tables[0].teams, ByColor { white: some("Nord"), black: some("Süd") });
    let (again, wrongs) = read(&room.written());
    assert_eq!(wrongs, []);
    assert_eq!(
        (again.captains, again.tables[0].teams.clone()),
        (room.captains, room.tables[0].teams.clone())
    );
    assert_eq!(
        again.teams.iter().map(named).collect::<Vec<_>>(),
        room.teams.iter().map(named).collect::<Vec<_>>()
    );
    let (room, _) = read("[[table]]\nnumber = 1\nmatch = \"a.toml\"\n");
    assert_eq!(room.captains, CaptainRules { advise: true, sign: false });
}

#[test]
fn a_team_that_is_wrong_is_told_with_its_line() {
    let text = "[[team]]\nname = \"Nord\"\n[[team]]\nname = \"Nord\"\n[[team]]\ncaptain = \"Otto\"\n\
        [captains]\nadvise = \"maybe\"\n\
        [[table]]\nnumber = 1\nmatch = \"a.toml\"\nwhite-team = \"West\"\n";
    let (_, wrongs) = read(text);
    let told: Vec<(usize, Fault)> =
        wrongs.into_iter().map(|wrong| (wrong.line, wrong.what)).collect();
    let expected = [
        (4, Fault::SameTeam("Nord".to_owned())),
        (5, Fault::Missing(Key::TeamName)),
        (8, Fault::Value(Key::Advise, "maybe".to_owned())),
        (12, Fault::NoTeam("West".to_owned())),
    ];
    assert_eq!(told, expected);
}
