//! The host's end against clients of every kind, byte by byte.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::{UnixListener, UnixStream};
use std::process::{Command, Stdio};

use touchmove::app::link::{FromClient, HostLock, Socket, ToClient, Unopened};
use touchmove::app::order::Output;
use touchmove::tones::Tone;

use super::{ASKS, TOOK, Table, asked, folders, framed, open, raw, said};
use crate::program::Home;

fn mode(path: &std::path::Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

/// The next message as it is written; nothing at the end.
fn message(from: &mut impl BufRead) -> Option<String> {
    let mut head = String::new();
    if from.read_line(&mut head).unwrap() == 0 {
        return None;
    }
    let mut text = vec![0; head.trim_end().parse().unwrap()];
    from.read_exact(&mut text).unwrap();
    Some(String::from_utf8(text).unwrap())
}

#[test]
fn the_socket_is_for_its_owner_alone_and_goes_with_the_host() {
    let home = Home::new();
    fs::create_dir_all(folders(&home).table()).unwrap();
    fs::set_permissions(folders(&home).table(), fs::Permissions::from_mode(0o755)).unwrap();
    let table = Table::open(&home);
    assert_eq!(mode(&folders(&home).table()), 0o700);
    assert_eq!(mode(&folders(&home).socket()), 0o600);
    drop(table);
    assert!(!folders(&home).socket().exists());
    Table::open(&home);
}

#[test]
fn a_second_host_is_told_and_the_first_goes_on() {
    let home = Home::new();
    let table = Table::open(&home);
    assert!(matches!(open(&home), Err(Unopened::Busy)));
    let mut client = raw(&home);
    client.write_all(&framed(ASKS)).unwrap();
    assert_eq!(table.next().1, asked());
}

#[test]
fn the_socket_of_a_killed_host_is_removed() {
    let home = Home::new();
    fs::create_dir_all(folders(&home).table()).unwrap();
    drop(UnixListener::bind(folders(&home).socket()).unwrap());
    // A program that another test starts at this moment has it, too, until it is itself.
    while UnixStream::connect(folders(&home).socket()).is_ok() {
        std::thread::park_timeout(std::time::Duration::from_millis(10));
    }
    let table = Table::open(&home);
    let mut client = raw(&home);
    client.write_all(&framed(ASKS)).unwrap();
    assert_eq!(table.next().1, asked());
}

#[test]
fn a_data_folder_with_too_long_a_name_is_told() {
    let home = Home::new();
    let long = home.path(&"x".repeat(120));
    let folders = touchmove::app::folders::Folders::new(Some(long));
    let claim = HostLock::take(&folders).unwrap();
    let refused = Socket::listen(&folders, claim).unwrap_err();
    assert!(
        matches!(refused, Unopened::Refused(error) if error.kind() == std::io::ErrorKind::InvalidInput)
    );
}

#[test]
fn another_user_is_not_let_in() {
    let home = Home::new();
    let table = Table::open(&home);
    if !rustix::process::geteuid().is_root() {
        return;
    }
    // Whatever the rights of the files, who asks is looked at.
    for (path, mode) in [(home.path(""), 0o755), (home.path("data"), 0o755)] {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    }
    fs::set_permissions(folders(&home).table(), fs::Permissions::from_mode(0o755)).unwrap();
    fs::set_permissions(folders(&home).socket(), fs::Permissions::from_mode(0o666)).unwrap();
    let script = "import os,socket,sys\nos.setgid(65534); os.setuid(65534)\n\
        s=socket.socket(socket.AF_UNIX); s.connect(sys.argv[1])\n\
        try: s.sendall(sys.argv[2].encode()); print(len(s.recv(100)))\n\
        except OSError: print(0)";
    let asker = Command::new("python3")
        .args(["-c", script, folders(&home).socket().to_str().unwrap(), ASKS])
        .stderr(Stdio::inherit())
        .output()
        .unwrap();
    assert_eq!(String::from_utf8_lossy(&asker.stdout).trim(), "0", "a stranger was greeted");
    table.hears_nothing();
}

#[test]
fn what_is_no_message_ends_its_client_and_nothing_else() {
    let home = Home::new();
    let mut table = Table::open(&home);
    let mut good = raw(&home);
    good.write_all(&framed(ASKS)).unwrap();
    assert_eq!(table.seat(), "white");
    let endless = "1".repeat(70_000);
    // The first is taken: the place was given. The second is for nothing.
    let took_too_much = "6\n\"Took\"6\n\"Took\"";
    for bad in ["nonsense\n", "20\n{ Typed = ", &endless, took_too_much, "1\n[", "1\n\u{0}"] {
        let mut client = raw(&home);
        client.write_all(&framed(ASKS)).unwrap();
        let (id, asks) = table.next();
        assert_eq!(asks, asked());
        // The host may have hung up before all of it is written.
        let _ = client.write_all(bad.as_bytes());
        // Only what is half is known by its end.
        if bad.contains("Typed") {
            client.shutdown(std::net::Shutdown::Write).unwrap();
        }
        assert_eq!(table.next(), (id, FromClient::Gone), "{}", &bad[..bad.len().min(20)]);
    }
    let kings = "63\n{ touchmove = 7, place = \"kings\", in_step = true, sitting = 1 }";
    for bad in ["nonsense\n", kings, &endless, ""] {
        let mut client = raw(&home);
        let _ = client.write_all(bad.as_bytes());
        let _ = client.shutdown(std::net::Shutdown::Write);
        let mut rest = Vec::new();
        // Reset or ended: it is closed.
        let _ = client.read_to_end(&mut rest);
    }
    table.hears_nothing();
    good.write_all(&framed("{ Terminal = { Typed = { Line = \"e4\" } } }")).unwrap();
    assert_eq!(table.line("white"), "e4");
}

#[test]
fn a_client_of_another_version_asks_for_nothing() {
    let home = Home::new();
    let table = Table::open(&home);
    let mut client = raw(&home);
    let mut from = BufReader::new(client.try_clone().unwrap());
    assert_eq!(message(&mut from).unwrap(), "{ touchmove = 7, minor = 2 }");
    client.write_all(&framed(&ASKS.replace("= 7", "= 8"))).unwrap();
    assert_eq!(message(&mut from), None);
    table.hears_nothing();
}

#[test]
fn a_client_that_takes_nothing_is_dropped_while_another_goes_on() {
    let home = Home::new();
    let mut table = Table::open(&home);
    let mut deaf = raw(&home);
    deaf.write_all(&framed(&ASKS.replace("white", "black"))).unwrap();
    assert_eq!(table.seat(), "black");
    let mut good = raw(&home);
    good.write_all(&framed(ASKS)).unwrap();
    let mut from = BufReader::new(good.try_clone().unwrap());
    assert!(message(&mut from).unwrap().contains("touchmove"));
    assert_eq!(table.seat(), "white");
    assert!(message(&mut from).unwrap().contains("Seated"));
    good.write_all(&framed(TOOK)).unwrap();
    // The system still takes bytes for the deaf one: only what it does not take tells.
    for _ in 0..3 {
        table.send("white", &ToClient::Out(Output::Tone(Tone::Check)));
        assert_eq!(message(&mut from).unwrap(), "{ Out = { Tone = \"Check\" } }");
        good.write_all(&framed(TOOK)).unwrap();
    }
    table.gone("black");
    table.send("black", &ToClient::Out(Output::Hush));
    good.write_all(&framed("{ Terminal = { Typed = \"Interrupt\" } }")).unwrap();
    assert_eq!(table.typed("white"), touchmove::ui::Typed::Interrupt);
}

#[test]
fn whoever_is_closed_hears_why_also_when_the_host_ends() {
    let home = Home::new();
    let mut table = Table::open(&home);
    let mut client = raw(&home);
    client.write_all(&framed(ASKS)).unwrap();
    let mut from = BufReader::new(client.try_clone().unwrap());
    assert!(message(&mut from).unwrap().contains("touchmove"));
    table.seat();
    // More than the system takes at once.
    let page = ToClient::Out(Output::Print(said(&"x".repeat(50_000))));
    for _ in 0..30 {
        table.send("white", &page);
    }
    table.send("white", &ToClient::Close(said("Goodbye.")));
    table.send("white", &ToClient::Out(Output::Say(said("Too late."))));
    let reader = std::thread::spawn(move || {
        // The host is ending by then.
        std::thread::park_timeout(super::SHORT / 4);
        let mut lines = Vec::new();
        while let Some(line) = message(&mut from) {
            lines.push(line);
            // Whoever has said why needs no answer any more.
            let _ = client.write_all(&framed(TOOK));
        }
        lines
    });
    drop(table);
    let lines = reader.join().unwrap();
    assert_eq!(lines.len(), 32);
    assert!(lines[31].contains("Goodbye."));
}
