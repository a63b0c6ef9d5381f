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
    let table = |number, file: &str, line| RoomTable { id: id(number), file: file.into(), line };
    assert_eq!(room.tables, [table(7, "table7.toml", 7), table(3, "u18/table3.toml", 11)]);
    let arbiter = room.arbiter.unwrap();
    assert!(arbiter.name == "Ruth Richter" && arbiter.passphrase.fits("example"));
    let (room, wrongs) = read("[[table]]\nnumber = 1\nmatch = \"a.toml\"\n");
    assert!(wrongs.is_empty() && room.arbiter.is_none());
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
