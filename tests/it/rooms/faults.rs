//! What can go wrong around a room that is played: a second host, a file that is changed, a disk that is full.

use super::desk::{comes, everybody_sits, plays, room};
use super::{Room, file, lay_room, start};
use crate::program::{PROGRAM, Running};

#[test]
fn a_second_host_is_refused_and_a_changed_file_waits_for_the_next_start() {
    let mut room = Room::of(&[1, 2]);
    room.open();
    room.plays("host hears To go to a table");
    everybody_sits(&mut room, &[2]);
    lay_room(&room.home, &[1]);
    let path = file(&room.home, "room.toml");
    let second = start(&room.home, &["room", &path]).end();
    let told = "Another match is open on this computer.";
    assert!(second.code == Some(1) && second.text().contains(told), "{}", second.text());
    room.runs(2, "start");
    room.plays("2 white types e4\n2 black hears e2 e4");
    room.closes();
    room.open();
    room.plays("host hears Table 2 has left the room file.");
}

/// A room at which every file longer than this many bytes is a full disk.
fn open_on_a_small_disk(room: &mut Room, bytes: u32) {
    let limit = format!("trap '' XFSZ; ulimit -f {}; exec \"$@\"", bytes / 512);
    let path = file(&room.home, "room.toml");
    let mut command = room.home.command_of("sh", &["-c", &limit, "sh", PROGRAM, "room", &path]);
    command.env("TOUCHMOVE_TALK", "en").env("TOUCHMOVE_MOVES", "en");
    room.host = Some(Running::of(command));
}

#[test]
fn a_full_disk_is_told_at_the_desk_of_the_room_once_and_the_games_go_on() {
    let mut room = room(&[1, 2]);
    open_on_a_small_disk(&mut room, 112_000);
    room.plays("host hears To go to a table");
    everybody_sits(&mut room, &[1, 2]);
    let mut ruth = comes(&room, 1);
    plays(&mut ruth, &[("start", "Started: 2 tables.")]);
    let moves = [["Na3", "Na6"], ["Nb1", "Nb8"], ["Nh3", "Nh6"], ["Ng1", "Ng8"], ["a3", "a6"]];
    for (place, mv) in moves.iter().flat_map(|pair| ["white", "black"].into_iter().zip(*pair)) {
        for table in [1, 2] {
            let squares = mv.trim_start_matches('N');
            room.plays(&format!("{table} {place} types {mv}\n{table} {place} hears {squares}"));
        }
    }
    ruth.wait_for("Not saved: the disk is full.");
    plays(&mut ruth, &[("tables", "Tables: 2. Playing: 2.")]);
    let heard = ruth.end().text();
    assert_eq!(heard.matches("Not saved: the disk is full.").count(), 1, "{heard}");
    let closed = room.host.take().unwrap().end();
    assert_eq!(closed.code, Some(1));
    assert!(closed.text().contains("These moves are not saved. Copy them:"), "{}", closed.text());
}
