use std::net::Shutdown;
use std::path::PathBuf;
use std::sync::mpsc::channel;

use tempfile::TempDir;

use super::*;

const LONG: Duration = Duration::from_secs(20);
const SHORT: Duration = Duration::from_millis(200);

/// Both sides of a link.
fn linked() -> (Stream, Stream, TempDir) {
    let folder = TempDir::new().unwrap();
    let path: PathBuf = folder.path().join("match.sock");
    let listener = Listener::bind(&path).unwrap();
    let (came, coming) = channel();
    thread::spawn(move || came.send(listener.incoming().next().unwrap().unwrap()).unwrap());
    let client = connect(&path).unwrap();
    let host = coming.recv_timeout(LONG).unwrap();
    for side in [&client, &host] {
        side.set_read_timeout(Some(LONG)).unwrap();
        side.set_write_timeout(Some(LONG)).unwrap();
    }
    (client, host, folder)
}

/// So many bytes of what comes.
fn read(from: &Stream, count: usize) -> Vec<u8> {
    let mut bytes = vec![0; count];
    from.clone().read_exact(&mut bytes).unwrap();
    bytes
}

fn end(from: &Stream) -> usize {
    from.clone().read(&mut [0; 10]).unwrap()
}

#[test]
fn what_is_written_is_read_there_while_the_other_side_reads_and_writes() {
    let (client, host, _folder) = linked();
    let (writing, reading) = (host.clone(), client.clone());
    // More than a pipe holds, so that neither could write unless the other reads.
    let long: Vec<u8> = (0..300_000_u32).map(|n| u8::try_from(n % 250 + 1).unwrap()).collect();
    let sent = long.clone();
    let writer = thread::spawn(move || (&writing).write_all(&sent).unwrap());
    (&client).write_all(b"5\nhello").unwrap();
    assert_eq!(read(&host, 7), b"5\nhello");
    assert_eq!(read(&reading, long.len()), long);
    writer.join().unwrap();
}

#[test]
fn a_side_that_ends_is_seen_to_end_once_all_is_read() {
    let (client, host, _folder) = linked();
    (&host).write_all(b"goodbye").unwrap();
    host.shutdown(Shutdown::Both).unwrap();
    assert_eq!(read(&client, 7), b"goodbye");
    assert_eq!((end(&client), end(&host)), (0, 0));
    assert_eq!((&host).write(b"more").unwrap_err().kind(), ErrorKind::BrokenPipe);
    let (client, host, _folder) = linked();
    drop(client);
    assert_eq!(end(&host), 0);
}

#[test]
fn who_reads_here_goes_on_when_this_side_ends() {
    let (client, _host, _folder) = linked();
    client.set_read_timeout(None).unwrap();
    let reading = client.clone();
    let (told, ended) = channel();
    thread::spawn(move || told.send(end(&reading)).unwrap());
    assert!(ended.recv_timeout(SHORT).is_err());
    client.shutdown(Shutdown::Both).unwrap();
    assert_eq!(ended.recv_timeout(LONG).unwrap(), 0);
}

#[test]
fn nobody_is_waited_for_longer_than_is_wanted() {
    let (client, host, _folder) = linked();
    host.set_read_timeout(Some(SHORT)).unwrap();
    host.set_write_timeout(Some(SHORT)).unwrap();
    assert_eq!(host.clone().read(&mut [0; 10]).unwrap_err().kind(), ErrorKind::TimedOut);
    // The client takes nothing, and no pipe holds so much.
    let much = vec![b'x'; 4 << 20];
    assert_eq!((&host).write(&much).unwrap_err().kind(), ErrorKind::TimedOut);
    assert_eq!((&host).write(b"more").unwrap_err().kind(), ErrorKind::BrokenPipe);
    drop(client);
}

#[test]
fn each_host_has_a_name_of_its_own_and_one_that_is_gone_answers_nobody() {
    let folder = TempDir::new().unwrap();
    let paths = ["one", "two"].map(|name| folder.path().join(name));
    let names = paths.each_ref().map(|path| {
        drop(Listener::bind(path).unwrap());
        fs::read_to_string(path).unwrap()
    });
    assert_ne!(names[0], names[1]);
    assert_eq!(names[0].len(), "touchmove-".len() + 32);
    assert_eq!(connect(&paths[0]).unwrap_err().kind(), ErrorKind::NotFound);
    assert_eq!(connect(&folder.path().join("none")).unwrap_err().kind(), ErrorKind::NotFound);
}
