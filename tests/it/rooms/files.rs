//! Room files: what is told of good ones and of bad ones.

use expect_test::expect;

use super::{Room, file, match_text, start};

#[test]
fn a_room_file_is_told_table_by_table() {
    let room = Room::of(&[1, 2]);
    let run = start(&room.home, &["room", "--check", &file(&room.home, "room.toml")]).end();
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    expect![[r#"
        Table 1: Anna White against Boris Black.
        Table 1: No default time: the arbiter decides. FIDE 2023, 6.7.1: the event sets one.
        Table 1: Unusual: White is sighted and does not keep score. FIDE 2023, 8.1.1.
        Table 1: Unusual: Black is sighted and does not keep score. FIDE 2023, 8.1.1.
        Table 2: Carl Cohn against Dora Diaz.
        Table 2: No default time: the arbiter decides. FIDE 2023, 6.7.1: the event sets one.
        Table 2: Unusual: White is sighted and does not keep score. FIDE 2023, 8.1.1.
        Table 2: Unusual: Black is sighted and does not keep score. FIDE 2023, 8.1.1.
        The room file has no faults.
    "#]]
    .assert_eq(&run.text());
}

#[test]
fn every_mistake_in_a_room_and_in_its_match_files_is_told_at_once() {
    let room = Room::of(&[1, 2, 3]);
    let at_port = match_text("Gerd Gans", "Hanna Hahn", "");
    let board = "[white]\ndevice = \"board\"\naddress = \"dgt:/dev/ttyUSB3\"\n";
    let at_port = at_port.replace("[white]\n", board);
    for name in ["port1.toml", "port2.toml"] {
        room.home.write_private(name, &at_port);
    }
    room.home.write_private("bad.toml", &match_text("Ida", "Jan", "tmie = \"5\"\n"));
    let text = "romo = 3\n\
        [arbiter]\nname = \"Ruth\"\npasphrase = \"x\"\n\
        [[table]]\nnumber = 1\nmatch = \"table1.toml\"\n\
        [[table]]\nnumber = 1\nmatch = \"table2.toml\"\n\
        [[table]]\nnumber = 4\nmatch = \"table1.toml\"\n\
        [[table]]\nnumber = 0\nmatch = \"table3.toml\"\n\
        [[table]]\nnumber = 5\n\
        [[table]]\nnumber = 6\nmatch = \"missing.toml\"\n\
        [[table]]\nnumber = 7\nmatch = \"bad.toml\"\n\
        [[table]]\nnumber = 8\nmatch = \"port1.toml\"\n\
        [[table]]\nnumber = 9\nmatch = \"port2.toml\"\n\
        nonsense\n";
    room.home.write_private("room.toml", text);
    let told = |args: &[&str]| {
        let told = start(&room.home, args).end().refusal(1);
        told.replace(room.home.path("").to_str().unwrap(), "HOME/")
    };
    let path = file(&room.home, "room.toml");
    let checked = told(&["room", "--check", &path]);
    expect![[r#"
        Line 1: romo is unknown here. One of: all, arbiter, captains, team, table.
        Line 4: pasphrase is unknown here. Did you mean passphrase?
        Line 9: table 1 is there already. Each table needs its own number.
        Line 13: another table has table1.toml. Each table needs its own match file.
        Line 15: number cannot be 0. Number of the table, from 1 to 9999.
        Line 17: match is missing. Match file of the table, such as table7.toml.
        Line 31: not of the form key = "value". Put the value in quotation marks.
        Table 6: Match file not found: HOME/missing.toml. To write one: touchmove match --new HOME/missing.toml
        Table 7: Line 2: tmie is unknown here. Did you mean time?
        Line 30: table 8 uses /dev/ttyUSB3 too. Each board needs its own port.
    "#]]
    .assert_eq(&checked);
    assert_eq!(told(&["room", &path]), checked);
    assert_eq!(told(&["room", "--talk", "de", &path]).lines().count(), checked.lines().count());
}

#[test]
fn a_room_file_that_is_not_there_or_empty_is_told() {
    let room = Room::of(&[1]);
    room.home.write_private("empty.toml", "# later\n");
    let missing = start(&room.home, &["room", "nowhere.toml"]).end();
    assert_eq!(
        (missing.code, missing.err.as_str()),
        (Some(2), "Room file not found: nowhere.toml.\n")
    );
    let empty = start(&room.home, &["room", &file(&room.home, "empty.toml")]).end();
    assert_eq!(
        empty.refusal(1),
        "No tables in the file. Write [[table]] on a line, and below it number and match.\n"
    );
}

#[test]
fn the_example_is_a_room_and_each_table_is_a_match_of_its_own() {
    let room = Room::of(&[1]);
    let examples = concat!(env!("CARGO_MANIFEST_DIR"), "/examples");
    for (name, of) in [
        ("room/room.toml", "room.toml"),
        ("room/all.toml", "all.toml"),
        ("two-peg-boards.toml", "../two-peg-boards.toml"),
    ] {
        let text = std::fs::read_to_string(format!("{examples}/{name}")).unwrap();
        let text = text.replace("../two-peg-boards.toml", "two-peg-boards.toml");
        room.home.write_private(of.trim_start_matches("../"), &text);
    }
    let path = file(&room.home, "room.toml");
    let told = start(&room.home, &["room", "--check", &path]).end();
    expect![[r#"
        Table 1: Anna Muster against Boris Probe.
        Table 1: Both players share one output: each hears what is meant for the other.
        Table 1: This passphrase is in the examples: everybody knows it. touchmove match --new asks for yours.
        Table 2: Carla Test against Daniel Beispiel.
        Table 2: Both players share one output: each hears what is meant for the other.
        Table 2: This passphrase is in the examples: everybody knows it. touchmove match --new asks for yours.
        Table 3: Erika Vorlage against Franz Entwurf.
        Table 3: Both players share one output: each hears what is meant for the other.
        Table 3: This passphrase is in the examples: everybody knows it. touchmove match --new asks for yours.
        Table 4: Claire Exemple against Dana Example.
        Table 4: This passphrase is in the examples: everybody knows it. touchmove match --new asks for yours.
        The room file has no faults.
    "#]]
    .assert_eq(&told.text().replace(room.home.path("").to_str().unwrap(), "HOME/"));
}

#[test]
fn tables_of_one_match_file_go_on_each_with_its_own_game() {
    let mut room = Room::of(&[]);
    room.home.write_private("all.toml", &match_text("White", "Black", ""));
    let text = "[all]\nmatch = \"all.toml\"\n\
        [[table]]\nnumber = 1\nwhite = \"Anna\"\nblack = \"Boris\"\n\
        [[table]]\nnumber = 2\nwhite = \"Carl\"\nblack = \"Dora\"\n";
    room.home.write_private("room.toml", text);
    room.open();
    room.plays("host hears 2 tables: 1, 2.\nhost hears To go to a table");
    for (table, typed) in [(1, "e4"), (2, "d4")] {
        room.runs(table, "start");
        room.plays(&format!("host types table {table} white {typed}\nhost hears pawn"));
    }
    room.closes();
    room.open();
    room.plays(
        "host hears 2 tables: 1, 2.
         host types table 1
         host hears Table 1: Anna against Boris.
         host types table 1 desk
         host hears The arbiter's passphrase",
    );
    let passphrase = super::PASSPHRASE;
    room.plays(&format!(
        "host types {passphrase}\nhost hears Welcome\nhost types last\nhost hears e2 e4"
    ));
    room.plays(
        "host types leave\nhost hears closed\nhost types table 2 desk\nhost hears passphrase",
    );
    room.plays(&format!(
        "host types {passphrase}\nhost hears Welcome\nhost types last\nhost hears d2 d4"
    ));
    let told = room.closes();
    assert!(!told.contains("New tables"), "{told}");
}
