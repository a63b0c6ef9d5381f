//! A game between two homes, by the real program at both, over a command that carries its bytes.

use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::net::UnixStream;

use super::program::{Home, PATIENCE, PROGRAM, Running};

/// The command by which a guest reaches the home of his host.
fn way(host: &Home) -> String {
    format!("'{PROGRAM}' --data '{}' link game", host.path("data").display())
}

/// Two homes with a game that has begun: the host has White.
fn begun(host: &Home, guest: &Home, terms: &[&str]) -> (Running, Running) {
    let mut hosts = host.start(&[&["host", "white"], terms].concat());
    hosts.wait_for("Waiting for the other player.");
    let mut joins = guest.start(&["join", "--by", &way(host)]);
    joins.wait_for("Play? yes or no.");
    joins.type_line("yes");
    hosts.wait_for("You play White against");
    joins.wait_for("You play Black against");
    (hosts, joins)
}

/// Each types a line in turn, and both hear it.
fn play(hosts: &mut Running, joins: &mut Running, moves: &[(&str, &str)]) {
    for (ply, (line, heard)) in moves.iter().enumerate() {
        let (player, other) =
            if ply % 2 == 0 { (&mut *hosts, &mut *joins) } else { (&mut *joins, &mut *hosts) };
        player.type_line(line);
        player.wait_for(heard);
        other.wait_for(heard);
    }
}

/// The moves and the result of the first game of a home.
fn moves_of(home: &Home, game: &str) -> String {
    let pgn = home.run(&["export", game]).text();
    assert!(!pgn.contains("lichess"), "{pgn}");
    let moves = pgn.lines().filter(|line| !line.starts_with('['));
    // Clock times are those of each home.
    let (mut kept, mut inside) = (Vec::new(), false);
    for word in moves.flat_map(str::split_whitespace) {
        inside |= word.starts_with('{');
        if !inside && !word.ends_with("...") {
            kept.push(word);
        }
        inside &= !word.ends_with('}');
    }
    kept.join(" ")
}

#[test]
fn two_homes_play_whole_games_and_each_keeps_them() {
    let (host, guest) = (Home::new(), Home::new());
    let (mut hosts, mut joins) = begun(&host, &guest, &["15+10"]);
    play(&mut hosts, &mut joins, &[("e4", "Eva four"), ("e5", "Eva five"), ("Nf3", "Felix three")]);
    // A move is taken back if both want it.
    hosts.type_line("takeback");
    hosts.type_line("yes");
    hosts.wait_for("Takeback requested.");
    joins.wait_for("Your opponent asks for a takeback.");
    joins.type_line("takeback");
    for run in [&mut hosts, &mut joins] {
        run.wait_for("Taken back: knight");
    }
    // What is written is heard where the player does not have to move.
    joins.type_line("chat good morning");
    joins.wait_for("Sent to your opponent.");
    play(&mut hosts, &mut joins, &[("f4", "Felix four")]);
    hosts.wait_for("writes: good morning");
    play(&mut joins, &mut hosts, &[("d6", "David six")]);
    hosts.type_line("draw Nf3");
    joins.wait_for("draw");
    joins.type_line("accept");
    for run in [&mut hosts, &mut joins] {
        run.wait_for("For another game, type rematch.");
    }
    hosts.type_line("rematch");
    hosts.wait_for("Rematch offered to your opponent.");
    joins.wait_for("Rematch offered. To accept, type rematch.");
    joins.type_line("rematch");
    hosts.wait_for("You play Black against");
    joins.wait_for("You play White against");
    play(
        &mut joins,
        &mut hosts,
        &[("f3", "Felix three"), ("e5", "Eva five"), ("g4", "Gustav four")],
    );
    hosts.type_line("Qh4");
    for run in [&mut hosts, &mut joins] {
        run.wait_for("checkmate");
    }
    for mut run in [joins, hosts] {
        run.type_line("quit");
        let done = run.end();
        assert_eq!((done.code, done.err.as_str()), (Some(0), ""), "{}", done.text());
    }
    for home in [&host, &guest] {
        assert_eq!(moves_of(home, "1"), "1. e4 e5 2. f4 d6 3. Nf3 1/2-1/2");
        assert_eq!(moves_of(home, "2"), "1. f3 e5 2. g4 Qh4# 0-1");
    }
}

#[test]
fn a_host_that_is_killed_goes_on_and_nothing_is_lost() {
    let (host, guest) = (Home::new(), Home::new());
    let (mut hosts, mut joins) = begun(&host, &guest, &["60"]);
    play(
        &mut hosts,
        &mut joins,
        &[("e4", "Eva four"), ("c5", "Cesar five"), ("Nf3", "Felix three")],
    );
    hosts.kill();
    joins.wait_for("Connection lost");
    // This move has nobody to take it yet.
    joins.type_line("d6");
    joins.wait_for("David six");
    let lost = host.run(&["resume"]);
    assert!(lost.err.contains("To continue: touchmove host"), "{lost:?}");
    let mut hosts = host.start(&["host"]);
    hosts.wait_for("continues. Waiting for the other player.");
    joins.wait_for("Connected again.");
    hosts.wait_for("David six");
    play(&mut hosts, &mut joins, &[("d4", "David four")]);
    joins.type_line("resign");
    joins.type_line("yes");
    for run in [&mut hosts, &mut joins] {
        run.wait_for("resign");
        run.wait_for("For another game, type rematch.");
    }
    for mut run in [joins, hosts] {
        run.type_line("quit");
        assert_eq!(run.end().code, Some(0));
    }
    let played = moves_of(&guest, "1");
    assert_eq!(played, "1. e4 c5 2. Nf3 d6 3. d4 1-0");
    // What the host had begun before it was killed is not a second game.
    assert_eq!(moves_of(&host, "1"), played);
    let games = host.run(&["games"]);
    assert_eq!(games.out[0], "1 game.", "{games:?}");
}

#[test]
fn a_guest_whose_line_breaks_is_waited_for() {
    let (host, guest) = (Home::new(), Home::new());
    let (mut hosts, mut joins) = begun(&host, &guest, &["30", "strict"]);
    play(&mut hosts, &mut joins, &[("e4", "Eva four")]);
    joins.kill();
    hosts.wait_for("Your opponent's connection is lost. The clocks run on.");
    // Another run of the program is let in, and hears how the game stands.
    let mut joins = guest.start(&["join", "--by", &way(&host)]);
    joins.wait_for("Eva four");
    hosts.wait_for("Your opponent is back.");
    // A third one is not.
    let other = Home::new();
    let third = other.run(&["join", "--by", &way(&host)]);
    assert!(third.text().contains("Another player is in that game."), "{third:?}");
    assert_eq!(third.code, Some(1));
    play(&mut joins, &mut hosts, &[("e5", "Eva five")]);
    // Where it was agreed, nothing is taken back.
    joins.type_line("takeback");
    joins.type_line("yes");
    joins.wait_for("Not done");
    hosts.type_line("quit");
    hosts.wait_for("The game is not over.");
    joins.wait_for("The host has left.");
    assert_eq!(hosts.end().code, Some(0));
    joins.type_line("quit");
    assert_eq!(joins.end().code, Some(0));
}

#[test]
fn who_finds_no_game_or_does_not_want_it_hears_one_sentence() {
    let (host, guest) = (Home::new(), Home::new());
    let nobody = guest.run(&["join", "--by", &way(&host)]);
    assert!(nobody.text().contains("No game is hosted there."), "{nobody:?}");
    assert_eq!(nobody.code, Some(1));
    let wrong = host.run(&["host", "15+10", "banana"]);
    assert!(wrong.err.contains("Not understood: banana."), "{wrong:?}");
    let mut hosts = host.start(&["host", "5+3", "white", "crazyhouse"]);
    hosts.wait_for("You play White, 5+3, Crazyhouse. Waiting for the other player.");
    let seat = guest.run(&["seat", "white", "--by", &way(&host)]);
    assert!(seat.text().contains("This connection is for game only."), "{seat:?}");
    let mut joins = guest.start(&["join", "--by", &way(&host)]);
    joins.wait_for("5+3, Crazyhouse. You play Black.");
    joins.type_line("no");
    hosts.wait_for("does not want to play.");
    assert_eq!(joins.end().code, Some(0));
    hosts.type_line("what");
    hosts.wait_for("Waiting for the other player. To leave, type quit.");
    hosts.type_line("quit");
    assert_eq!(hosts.end().code, Some(0));
}

#[test]
fn a_host_that_leaves_while_its_offer_stands_is_heard() {
    let (host, guest) = (Home::new(), Home::new());
    let mut hosts = host.start(&["host", "white"]);
    hosts.wait_for("Waiting for the other player.");
    let mut joins = guest.start(&["join", "--by", &way(&host)]);
    joins.wait_for("Play? yes or no.");
    joins.type_line("perhaps");
    joins.wait_for("Play? yes or no.");
    hosts.type_line("quit");
    joins.wait_for("The host has left.");
    for run in [hosts, joins] {
        assert_eq!(run.end().code, Some(0));
    }
}

/// A guest without the program: raw bytes.
struct Raw {
    from: BufReader<UnixStream>,
}

impl Raw {
    fn sits(host: &Home) -> Self {
        let stream = UnixStream::connect(host.data("table/match.sock")).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let mut raw = Self { from: BufReader::new(stream) };
        raw.next();
        raw.say("{ touchmove = 7, place = \"game\", in_step = false, sitting = 5 }");
        raw
    }

    fn say(&mut self, text: &str) {
        let framed = format!("{}\n{text}", text.len());
        self.from.get_mut().write_all(framed.as_bytes()).unwrap();
    }

    fn wants(&mut self, number: u32, wanted: &str) {
        let wants = format!("number = {number}, wanted = \"{wanted}\", thought = 0");
        self.say(&format!("{{ Game = {{ Wants = {{ {wants} }} }} }}"));
    }

    fn next(&mut self) -> String {
        let mut length = String::new();
        self.from.read_line(&mut length).unwrap();
        let mut text = vec![0; length.trim().parse().unwrap()];
        self.from.read_exact(&mut text).unwrap();
        String::from_utf8(text).unwrap()
    }

    /// Waits for a message with this in it, and says of each that it is carried out.
    fn hears(&mut self, what: &str) -> String {
        loop {
            let text = self.next();
            self.say("\"Took\"");
            if text.contains(what) {
                return text;
            }
        }
    }
}

#[test]
fn a_line_that_comes_twice_counts_once_whatever_has_broken_between() {
    let host = Home::new();
    let mut hosts = host.start(&["host", "white", "15+10"]);
    hosts.wait_for("Waiting for the other player.");
    let mut raw = Raw::sits(&host);
    raw.hears("Offers");
    raw.say("{ Game = { Agrees = [true, \"Bob\"] } }");
    hosts.wait_for("You play White against Bob.");
    hosts.type_line("e4");
    raw.hears("e2e4");
    for _ in 0..2 {
        raw.wants(1, "chat hello");
        raw.hears("Heard = 1");
    }
    raw.wants(2, "move e7e5");
    hosts.wait_for("Eva five");
    // The answer is lost with the line.
    drop(raw);
    hosts.wait_for("connection is lost");
    let mut raw = Raw::sits(&host);
    raw.hears("Heard = 2");
    raw.hears("Offers");
    raw.say("{ Game = { Agrees = [true, \"Bob\"] } }");
    hosts.wait_for("Your opponent is back.");
    for number in [1, 2] {
        raw.wants(number, ["chat hello", "move e7e5"][number as usize - 1]);
        raw.hears(&format!("Heard = {number}"));
    }
    // Nonsense is refused by its number, and costs nothing.
    raw.wants(3, "move e9e4");
    raw.hears("NotDone = 3");
    hosts.type_line("quit");
    raw.hears("Left");
    let done = hosts.end();
    let said = |what: &str| done.out.iter().filter(|line| line.contains(what)).count();
    assert_eq!((done.code, said("Bob writes: hello"), said("Eva five")), (Some(0), 1, 1));
}

#[test]
fn at_home_nobody_is_there_to_write_to() {
    let run = Home::new().play(&[], &["chat hello", "quit"]);
    assert!(run.text().contains("Nobody is there to write to."), "{run:?}");
}
