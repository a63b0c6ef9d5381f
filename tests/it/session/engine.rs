//! A game against an engine that the test plays: what it is told, and what is heard when it fails.

use std::time::Duration;

use expect_test::expect;
use shakmaty::CastlingMode;
use touchmove::app::input::Input;
use touchmove::archive::{Header, Player, What, entry};
use touchmove::laws::{At, Variant};
use touchmove::opponent::builtin::Score;
use touchmove::opponent::thinker::{Thought, Ticket};
use touchmove::opponent::uci::{
    Answer, EngineLine, EngineProfile, Fault, Limits, Order, Range, Reply,
};

use super::study::{score, tree};
use super::{Table, header, start};

pub(super) fn against(time: Option<&str>) -> Header {
    Header {
        engine: Some("/opt/my engines/deep".to_owned()),
        ..header(&start(), Player::Engine, time)
    }
}

pub(super) fn profile() -> EngineProfile {
    let elo = Some(Range { least: 1000, most: 2800 });
    EngineProfile {
        name: "Deep 3".to_owned(),
        elo,
        skill: None,
        chess960: false,
        variants: Vec::new(),
    }
}

/// The same with one that plays as it can, and is left to its clock.
fn strong(time: &str) -> Header {
    Header { level: 20, ..against(Some(time)) }
}

/// One that has no levels.
fn without_levels() -> EngineProfile {
    EngineProfile { elo: None, ..profile() }
}

impl Table {
    /// Writes down what an engine is told; the ticket that waits for its answer.
    pub(super) fn order(&mut self, who: &str, order: &Order) -> Option<Ticket> {
        let mut waits = None;
        let words = match order {
            Order::Open { ticket, file, table } => {
                waits = Some(*ticket);
                let kind = match table.variant {
                    Variant::Standard => String::new(),
                    variant => format!(", {}", variant.pgn()),
                };
                format!("start {}, level {}{kind}", file.display(), table.level)
            }
            Order::Search { ticket, search } => {
                waits = Some(*ticket);
                let moves: Vec<String> = search.moves.iter().map(ToString::to_string).collect();
                let from = search.start.as_deref().unwrap_or("the start");
                let time = match search.limits {
                    Limits::Move(time) => format!("{time:?}"),
                    Limits::Held(effort, time) => format!("{time:?} and {effort:?}"),
                    Limits::Nodes(nodes) => format!("{nodes} nodes, {} lines", search.lines),
                    Limits::Clocks { white, black, bonus, moves_to_go } => {
                        let moves = moves_to_go.map(|moves| format!(", {moves} moves"));
                        format!("{white:?} and {black:?} + {bonus:?}{}", moves.unwrap_or_default())
                    }
                };
                format!("search from {from} [{}] for {time}", moves.join(" "))
            }
            Order::Ping(_) => "ping".to_owned(),
            Order::Stop => "stop".to_owned(),
            Order::Cut(_) => "cut".to_owned(),
            Order::Level(level) => format!("level {level}"),
            Order::Kill => "kill".to_owned(),
        };
        self.write(&format!("({who}: {words})"));
        waits
    }

    pub(super) fn engine(&mut self, answer: Answer) -> &mut Self {
        let ticket = Ticket(self.thinking.unwrap().0);
        self.input(Input::Engine(ticket, answer))
    }

    fn ready(&mut self) -> &mut Self {
        self.engine(Answer::Ready(profile()))
    }

    fn fails(&mut self, fault: Fault) -> &mut Self {
        self.engine(Answer::Failed(fault, String::new()))
    }

    /// It writes all the time, until it is ended.
    fn never_stops(&mut self) -> &mut Self {
        self.transcript.clear();
        while !self.transcript.contains("(engine: cut)") {
            self.late();
            if self.transcript.ends_with("(engine: ping)\n") {
                self.engine(Answer::Alive { attentive: false });
            }
        }
        self
    }

    /// It was ended, and had shown these lines.
    fn cut(&mut self, lines: &[&str]) -> &mut Self {
        let lines = lines.iter().map(|line| line.parse().unwrap()).collect();
        self.engine(Answer::Cut(lines))
    }

    fn plays(&mut self, uci: &str) -> &mut Self {
        self.engine(Answer::Played(Reply::Move(uci.parse().unwrap()), Vec::new()))
    }

    /// Lets the time come for which the session has asked.
    pub(super) fn late(&mut self) -> &mut Self {
        let deadline = self.session.deadline().unwrap();
        self.write(&format!("({:?} later)", deadline.since(self.now)));
        self.now = deadline;
        self.input(Input::TimePassed)
    }
}

#[test]
fn a_game_begins_when_the_engine_is_ready() {
    let mut table = Table::new(against(Some("5+2")));
    assert!(!table.session.is_settled());
    table.types("e4").types("clock").ready();
    assert!(table.session.is_settled());
    table.waits(1).types("e4").waits(1).plays("e7e5").types("quit");
    table.expect(expect![[r#"
        (engine: start /opt/my engines/deep, level 3)
        > e4
        deep is starting. To play without it, type new computer.
        > clock
        White: 5 minutes 2 seconds.
        Black: 5 minutes 2 seconds.
        New game 1. You play White against Deep 3, level 3.
        Time: 5 minutes, plus 2 seconds per move.
        > e4
        pawn e2 e4
        (engine: search from the start [e2e4] for 1s)
        pawn e7 e5
        > quit
        (leaves)
    "#]]);
    let presented = table.journal.iter().find(|entry| matches!(entry.what, What::Engine(_)));
    assert_eq!(entry::encode(&presented.unwrap().what), "engine Deep 3 at UCI_Elo 1200");
}

#[test]
fn what_becomes_of_an_engine_while_another_game_is_gone_through_is_told_afterwards() {
    let mut table = Table::new(against(Some("5+2")));
    table.types("open 57").fetches(score(tree(), "1-0")).ready().waits(60);
    // Nobody's time runs before the player is back.
    assert!(table.journal.iter().all(|entry| !matches!(entry.what, What::Event(_))));
    table.types("close").types("clock");
    table.expect(expect![[r#"
        (engine: start /opt/my engines/deep, level 3)
        > open 57
        (game 57)
        (of 3 moves)
        Played in Bilbao.
        > close
        Back to game 1.
        No moves yet.
        New game 1. You play White against Deep 3, level 3.
        Time: 5 minutes, plus 2 seconds per move.
        > clock
        White: 5 minutes 2 seconds.
        Black: 5 minutes 2 seconds.
    "#]]);

    let mut table = Table::new(against(None));
    table.types("open 57").fetches(score(tree(), "1-0")).fails(Fault::Missing);
    table.types("close");
    table.expect(expect![[r#"
        (engine: start /opt/my engines/deep, level 3)
        > open 57
        (game 57)
        (of 3 moves)
        Played in Bilbao.
        > close
        Back to game 1.
        No moves yet.
        (engine: kill)
        deep is not on this computer.
        Play the built-in opponent instead? yes or no.
    "#]]);
}

/// None looks less far ahead than one ply, which is much too strong for a low level.
#[test]
fn b18_the_built_in_opponent_makes_moves_of_an_engine_without_levels() {
    let moves = [("e4", "e5"), ("Nf3", "Nc6"), ("Bc4", "Nf6"), ("d3", "d6"), ("h3", "h6")];
    let lent = |level: &str| {
        let mut table = Table::new(against(None));
        table.engine(Answer::Ready(without_levels())).types(level);
        let makes = |(white, black): &(&str, &str)| {
            let before = table.transcript.len();
            table.types(white);
            let is_lent = table.transcript[before..].contains("(thinks of a move)");
            if is_lent {
                table.answers(black);
            } else {
                let mv = table.reads(black).to_uci(CastlingMode::Standard);
                table.plays(&mv.to_string());
            }
            is_lent
        };
        moves.iter().map(makes).filter(|is_lent| *is_lent).count()
    };
    let [one, eleven, strong] = ["level 1", "level 11", "level 13"].map(lent);
    assert!(one > eleven && one < 6 && strong == 0, "{one} {eleven} {strong}");
}

/// Level 3 is the level that was measured, whatever the chance of the game: four moves of five are those of
/// level 1, and none is searched farther than one ply.
#[test]
fn b18_level_3_of_an_engine_without_levels_is_level_3() {
    let moves = [("e4", "e5"), ("Nf3", "Nc6"), ("Bc4", "Nf6"), ("d3", "d6"), ("h3", "h6")];
    let mut lent = 0;
    for seed in 0..40 {
        let mut table = Table::new(Header { seed, ..against(None) });
        table.engine(Answer::Ready(without_levels()));
        for (white, black) in moves {
            table.level = None;
            table.types(white);
            if let Some(level) = table.level {
                assert_eq!(level.get(), 1);
                lent += 1;
                table.answers(black);
            } else {
                assert!(table.transcript.contains("depth: 1, nodes: 50,"), "{}", table.transcript);
                let mv = table.reads(black).to_uci(CastlingMode::Standard);
                table.plays(&mv.to_string());
            }
        }
    }
    assert!((150..=170).contains(&lent), "{lent} of 200");
}

#[test]
fn b18_an_engine_without_levels_is_held_back_and_says_so() {
    let mut table = Table::new(against(None));
    table.engine(Answer::Ready(without_levels())).types("level 20").types("level 4");
    table.expect(expect![[r#"
        (engine: start /opt/my engines/deep, level 3)
        New game 1. You play White against Deep 3, level 3.
        Deep 3 has no levels of its own. The lower the level, the less it looks ahead and the more moves the built-in opponent makes.
        > level 20
        (engine: level 20)
        Level 20.
        > level 4
        (engine: level 4)
        Level 4.
        Deep 3 has no levels of its own. The lower the level, the less it looks ahead and the more moves the built-in opponent makes.
    "#]]);
    let mut table = Table::new(against(None));
    table.ready().types("level 19").types("e4").plays("e7e5").types("level 20");
    table.expect(expect![[r#"
        (engine: start /opt/my engines/deep, level 3)
        New game 1. You play White against Deep 3, level 3.
        > level 19
        (engine: level 19)
        Level 19.
        > e4
        pawn e2 e4
        (engine: search from the start [e2e4] for 1s)
        pawn e7 e5
        > level 20
        (engine: level 20)
        Level 20.
    "#]]);
}

#[test]
fn a_slow_start_is_told_and_one_that_never_ends_is_given_up() {
    let mut table = Table::new(against(None));
    table.late().late().types("e4").types("no").types("e4").types("yes");
    table.types("e4").answers("e5");
    table.expect(expect![[r#"
        (engine: start /opt/my engines/deep, level 3)
        (1s later)
        deep is starting. To play without it, type new computer.
        (19s later)
        (engine: kill)
        deep does not answer.
        Play the built-in opponent instead? yes or no.
        > e4
        e4 is neither yes nor no.
        Play the built-in opponent instead? yes or no.
        > no
        No game started. Type new to try again, or quit.
        > e4
        Play the built-in opponent instead? yes or no.
        > yes
        (new game against level 3)
        > e4
        pawn e2 e4
        (thinks of a move)
        pawn e7 e5
    "#]]);
}

#[test]
fn s15_who_waits_for_an_engine_may_play_without_it() {
    let mut table = Table::new(against(None));
    table.late().types("new level 3");
    table.expect(expect![[r#"
        (engine: start /opt/my engines/deep, level 3)
        (1s later)
        deep is starting. To play without it, type new computer.
        > new level 3
        (engine: stop)
    "#]]);
}

#[test]
fn an_engine_that_is_not_there_is_not_started_twice() {
    for fault in [Fault::Missing, Fault::Refused] {
        let mut table = Table::new(against(None));
        table.fails(fault);
        let starts = table.transcript.matches("(engine: start").count();
        assert_eq!(starts, 1, "{}", table.transcript);
        assert!(table.transcript.ends_with("Play the built-in opponent instead? yes or no.\n"));
        assert!(table.session.is_settled());
    }
}

#[test]
fn an_engine_that_dies_is_started_again_while_the_clocks_stand() {
    let mut table = Table::new(strong("5"));
    table.ready().types("e4").waits(10).fails(Fault::Ended).waits(100).types("clock");
    table.ready().types("clock").waits(5).plays("e7e5").types("Nf3").fails(Fault::Flooded);
    table.fails(Fault::Ended).waits(1000).types("clock").types("yes").answers("Nc6").types("clock");
    table.expect(expect![[r#"
        (engine: start /opt/my engines/deep, level 20)
        New game 1. You play White against Deep 3, level 20.
        Time: 5 minutes.
        > e4
        pawn e2 e4
        (engine: search from the start [e2e4] for 300s and 300s + 0ns)
        (engine: kill)
        Deep 3 has stopped unexpectedly.
        Restarting it.
        (engine: start /opt/my engines/deep, level 20)
        > clock
        White: 5 minutes.
        Black: 4 minutes 50 seconds.
        Deep 3 is back.
        (engine: search from the start [e2e4] for 300s and 290s + 0ns)
        > clock
        White: 5 minutes.
        Black: 4 minutes 50 seconds.
        pawn e7 e5
        > Nf3
        knight g1 f3
        (engine: search from the start [e2e4 e7e5 g1f3] for 300s and 285s + 0ns)
        (engine: kill)
        Deep 3 does not stop writing.
        Restarting it.
        (engine: start /opt/my engines/deep, level 20)
        (engine: kill)
        Deep 3 has stopped unexpectedly.
        Continue with the built-in opponent? yes or no.
        > clock
        White: 5 minutes.
        Black: 4 minutes 45 seconds.
        > yes
        The built-in opponent continues, level 20.
        (thinks of a move)
        knight b8 c6
        > clock
        White: 5 minutes.
        Black: 4 minutes 45 seconds.
    "#]]);
    assert_eq!(table.journal.iter().filter(|entry| entry.what == What::Replaced).count(), 1);
}

/// Nobody plays then, and what is judged needs no engine.
#[test]
fn while_it_is_asked_who_plays_on_the_built_in_opponent_judges() {
    let mut table = Table::new(against(None));
    table.ready().types("e4").fails(Fault::Ended);
    table.fails(Fault::Ended).transcript.clear();
    table.types("best").types("eval").types("hint").types("last");
    table.expect(expect![[r#"
        > best
        Thinking.
        (judges moves)
        > eval
        Thinking.
        > hint
        Looking for a hint.
        > last
        pawn e2 e4. White, move 1.
    "#]]);
}

#[test]
fn what_is_no_move_is_told_and_asked_again() {
    let mut table = Table::new(against(None));
    table.ready().types("e4").plays("e2e4");
    table.ready().engine(Answer::Played(Reply::Nonsense("moo".to_owned()), Vec::new())).types("no");
    table.types("d4").types("no").types("new").types("no").types("quit");
    table.expect(expect![[r#"
        (engine: start /opt/my engines/deep, level 3)
        New game 1. You play White against Deep 3, level 3.
        > e4
        pawn e2 e4
        (engine: search from the start [e2e4] for 1s)
        (engine: kill)
        Deep 3 sent an illegal move: e2e4.
        Restarting it.
        (engine: start /opt/my engines/deep, level 3)
        Deep 3 is back.
        (engine: search from the start [e2e4] for 1s)
        (engine: kill)
        Deep 3 sent an invalid move: moo.
        Continue with the built-in opponent? yes or no.
        > no
        The game waits for Deep 3. Type quit; touchmove resume tries again.
        > d4
        Continue with the built-in opponent? yes or no.
        > no
        The game waits for Deep 3. Type quit; touchmove resume tries again.
        > new
        Leave this game? New: you play White against Deep 3, level 3, no clock. yes or no.
        > no
        The game waits for Deep 3. Type quit; touchmove resume tries again.
        > quit
        (leaves)
    "#]]);
    let mut table = Table::new(against(None));
    table.ready().types("e4").engine(Answer::Played(Reply::None, Vec::new())).ready().plays("e7e5");
    table.types("d4").engine(Answer::Played(Reply::None, Vec::new())).ready().plays("e5d4");
    table.expect(expect![[r#"
        (engine: start /opt/my engines/deep, level 3)
        New game 1. You play White against Deep 3, level 3.
        > e4
        pawn e2 e4
        (engine: search from the start [e2e4] for 1s)
        (engine: kill)
        Deep 3 sent no move.
        Restarting it.
        (engine: start /opt/my engines/deep, level 3)
        Deep 3 is back.
        (engine: search from the start [e2e4] for 1s)
        pawn e7 e5
        > d4
        pawn d2 d4
        (engine: search from the start [e2e4 e7e5 d2d4] for 1s)
        (engine: kill)
        Deep 3 sent no move.
        Restarting it.
        (engine: start /opt/my engines/deep, level 3)
        Deep 3 is back.
        (engine: search from the start [e2e4 e7e5 d2d4] for 1s)
        pawn e5 takes d4
    "#]]);
}

#[test]
fn h5_a_held_back_engine_is_not_left_to_its_clock() {
    let asked = |time: Option<&str>, level, left: u64| {
        let mut table = Table::new(Header { level, ..against(time) });
        table.ready().types("e4").waits(left).plays("e7e5").types("d4");
        let (_, search) = table.transcript.rsplit_once(" for ").unwrap();
        search.trim_end().trim_end_matches(')').to_owned()
    };
    for level in [1, 7, 19] {
        for time in [None, Some("5+3"), Some("90+30"), Some("120"), Some("1")] {
            assert_eq!(asked(time, level, 0), "1s", "{level} {time:?}");
        }
    }
    assert_eq!(asked(None, 20, 0), "1s");
    assert_eq!(asked(Some("5+3"), 20, 0), "309s and 306s + 3s");
    // With hardly any time left it gets a share of that.
    assert_eq!(asked(Some("1"), 1, 55), "150ms");
}

#[test]
fn h5_the_player_is_told_that_it_takes_long() {
    let mut table = Table::new(strong("90+30"));
    table.ready().types("e4").late().engine(Answer::Alive { attentive: true }).late().late();
    table.engine(Answer::Alive { attentive: true }).plays("e7e5");
    table.expect(expect![[r#"
        (engine: start /opt/my engines/deep, level 20)
        New game 1. You play White against Deep 3, level 20.
        (90 minutes, 30 seconds a move)
        > e4
        pawn e2 e4
        (engine: search from the start [e2e4] for 5460s and 5430s + 30s)
        (5s later)
        (engine: ping)
        (5s later)
        (engine: ping)
        (0ns later)
        Still thinking. To play without the engine, type new computer.
        pawn e7 e5
    "#]]);
    // Nor does the built-in opponent think long in silence.
    let mut table =
        Table::new(Header { level: 20, ..header(&start(), Player::Builtin, Some("90+30")) });
    table.types("e4").late().late();
    table.expect(expect![[r#"
        New game 1. You play White against level 20.
        (90 minutes, 30 seconds a move)
        > e4
        pawn e2 e4
        (thinks of a move)
        (10s later)
        Still thinking.
        (10s later)
    "#]]);
}

#[test]
fn e4_an_engine_may_load_at_its_first_move() {
    for (header, seconds) in [(against(None), 44), (strong("5"), 44), (strong("60"), 44)] {
        let mut table = Table::new(header);
        table.ready().types("e4");
        let end = table.now + Duration::from_secs(seconds);
        while table.session.deadline().is_some_and(|due| due < end) {
            table.late();
        }
        table.now = end;
        table.plays("e7e5");
        assert!(!table.transcript.contains("kill"), "{}", table.transcript);
        assert!(table.transcript.ends_with("pawn e7 e5\n"), "{}", table.transcript);
    }
}

#[test]
fn e4_an_engine_may_load_when_it_has_greeted() {
    let mut table = Table::new(against(None));
    table.engine(Answer::Speaks(true)).late().late();
    for _ in 0..10 {
        table.engine(Answer::Alive { attentive: false }).late();
    }
    table.late();
    table.expect(expect![[r#"
        (engine: start /opt/my engines/deep, level 3)
        (1s later)
        deep is starting. To play without it, type new computer.
        (4s later)
        (engine: ping)
        (5s later)
        (engine: ping)
        (5s later)
        (engine: ping)
        (5s later)
        (engine: ping)
        (5s later)
        (engine: ping)
        (5s later)
        (engine: ping)
        (5s later)
        (engine: ping)
        (5s later)
        (engine: ping)
        (5s later)
        (engine: ping)
        (5s later)
        (engine: ping)
        (5s later)
        (engine: ping)
        (40s later)
        (engine: kill)
        deep does not answer.
        Play the built-in opponent instead? yes or no.
    "#]]);
}

#[test]
fn e9_one_that_writes_all_the_time_may_think_as_long_as_its_clock_lets_it() {
    let mut table = Table::new(strong("90+30"));
    table.ready().types("e4").plays("e7e5").types("d4");
    while table.session.game().outcome().is_none() {
        let orders = table.transcript.matches("ping").count();
        table.late();
        if table.transcript.matches("ping").count() > orders {
            table.engine(Answer::Alive { attentive: false });
        }
        assert!(!table.transcript.contains("kill"), "{}", table.transcript);
        if table.transcript.contains("(engine: stop)") {
            break;
        }
    }
    assert!(table.now > At::ZERO + Duration::from_mins(44));
    table.plays("e5d4");
    assert!(table.transcript.ends_with("pawn e5 takes d4\n"), "{}", table.transcript);
}

#[test]
fn e9_one_that_is_quiet_while_it_thinks_is_waited_for_as_its_clock_allows() {
    for (time, attentive, seconds) in
        [("90+30", false, 120), ("90+30", true, 10), ("5", false, 30), ("1", false, 10)]
    {
        let mut table = Table::new(strong(time));
        table.ready().types("e4").late().engine(Answer::Alive { attentive }).plays("e7e5");
        let asked = table.now;
        table.types("d4");
        while !table.transcript.contains("kill") {
            table.late();
        }
        let taken = table.now.since(asked).as_secs();
        assert!((seconds - 1..=seconds + 1).contains(&taken), "{time}: {taken}");
        assert!(table.session.game().is_paused());
    }
}

/// It shows moves for ever, hears no order, and is ended: its best one so far is its move. It is started
/// again, with the clocks standing; if it does so again, it is given up.
#[test]
fn d9_one_that_shows_moves_and_does_not_stop_is_ended_and_its_move_is_played() {
    for header in [against(None), against(Some("5+2")), against(Some("90+30"))] {
        let mut table = Table::new(header);
        table.ready().types("e4").engine(Answer::Shows);
        let asked = table.now;
        table.never_stops();
        assert!(table.now.since(asked) < Duration::from_secs(6), "{}", table.transcript);
        table.cut(&["score cp 10 pv e7e5 g1f3"]);
        let told = "Deep 3 does not stop thinking.\nIts best so far:\npawn e7 e5\n";
        assert!(table.transcript.ends_with(&told), "{}", table.transcript);
        // What he asks meanwhile is answered, and no time is lost.
        table.transcript.clear();
        table.types("d4");
        assert!(table.session.game().is_paused());
        assert!(table.transcript.ends_with("(engine: start /opt/my engines/deep, level 3)\n"));
        table.waits(30).ready();
        assert!(table.session.game().is_running());
        assert!(table.transcript.contains("Deep 3 is back.\n(engine: search "));
        table.engine(Answer::Shows).never_stops().cut(&["pv e5d4"]);
        let told = "Deep 3 does not stop thinking.\nContinue with the built-in opponent? ";
        assert!(table.transcript.contains(told), "{}", table.transcript);
        assert!(table.session.game().is_paused());
    }
}

/// Its best move so far is none: it is at fault like one that shows nothing.
#[test]
fn d9_one_that_does_not_stop_and_shows_an_illegal_move_is_started_again() {
    let mut table = Table::new(against(None));
    table.ready().types("e4").engine(Answer::Shows).never_stops().cut(&["pv e2e4"]);
    let told = "Deep 3 does not stop thinking.\nRestarting it.\n(engine: start ";
    assert!(table.transcript.contains(told), "{}", table.transcript);
}

#[test]
fn one_that_is_alive_and_never_moves_is_found() {
    let mut table = Table::new(against(None));
    table.ready().types("e4").plays("e7e5").types("d4");
    while !table.transcript.contains("kill") {
        table.late();
        if table.transcript.ends_with("(engine: ping)\n") {
            table.engine(Answer::Alive { attentive: false });
        }
    }
    table.expect(expect![[r#"
        (engine: start /opt/my engines/deep, level 3)
        New game 1. You play White against Deep 3, level 3.
        > e4
        pawn e2 e4
        (engine: search from the start [e2e4] for 1s)
        pawn e7 e5
        > d4
        pawn d2 d4
        (engine: search from the start [e2e4 e7e5 d2d4] for 1s)
        (1.5s later)
        (engine: stop)
        (0ns later)
        (engine: ping)
        (5s later)
        (engine: ping)
        (3.5s later)
        Still thinking. To play without the engine, type new computer.
        (1.5s later)
        (engine: ping)
        (5s later)
        (engine: ping)
        (5s later)
        (engine: ping)
        (5s later)
        (engine: ping)
        (3.5s later)
        Still thinking. To play without the engine, type new computer.
        (1.5s later)
        (engine: ping)
        (0ns later)
        (engine: kill)
        Deep 3 sent no move.
        Restarting it.
        (engine: start /opt/my engines/deep, level 3)
    "#]]);
}

#[test]
fn b18_the_last_words_of_a_program_are_told() {
    let mut table = Table::new(against(None));
    let words = "sh: gnuchess: not found".to_owned();
    table.engine(Answer::Failed(Fault::Ended, words));
    assert!(
        table.transcript.contains("unexpectedly.\nIt says: sh: gnuchess: not found\nRestarting"),
        "{}",
        table.transcript
    );
}

#[test]
fn an_engine_that_hangs_without_a_clock_is_stopped_and_given_up() {
    let mut table = Table::new(against(None));
    table.ready().types("e4");
    while !table.transcript.contains("kill") {
        table.late();
    }
    table.expect(expect![[r#"
        (engine: start /opt/my engines/deep, level 3)
        New game 1. You play White against Deep 3, level 3.
        > e4
        pawn e2 e4
        (engine: search from the start [e2e4] for 1s)
        (1.5s later)
        (engine: stop)
        (0ns later)
        (engine: ping)
        (8.5s later)
        Still thinking. To play without the engine, type new computer.
        (20s later)
        Still thinking. To play without the engine, type new computer.
        (15s later)
        (engine: kill)
        Deep 3 does not answer.
        Continue with the built-in opponent? yes or no.
    "#]]);
}

#[test]
fn an_engine_that_thinks_long_must_show_that_it_lives() {
    let mut table = Table::new(strong("90"));
    table
        .ready()
        .types("e4")
        .late()
        .engine(Answer::Alive { attentive: false })
        .late()
        .engine(Answer::Alive { attentive: false });
    while !table.transcript.contains("kill") {
        table.late();
    }
    table.expect(expect![[r#"
        (engine: start /opt/my engines/deep, level 20)
        New game 1. You play White against Deep 3, level 20.
        Time: 1 hour 30 minutes.
        > e4
        pawn e2 e4
        (engine: search from the start [e2e4] for 5400s and 5400s + 0ns)
        (5s later)
        (engine: ping)
        (5s later)
        (engine: ping)
        (0ns later)
        Still thinking. To play without the engine, type new computer.
        (5s later)
        (engine: ping)
        (15s later)
        Still thinking. To play without the engine, type new computer.
        (20s later)
        Still thinking. To play without the engine, type new computer.
        (20s later)
        Still thinking. To play without the engine, type new computer.
        (20s later)
        Still thinking. To play without the engine, type new computer.
        (20s later)
        Still thinking. To play without the engine, type new computer.
        (20s later)
        (engine: kill)
        Deep 3 does not answer.
        Continue with the built-in opponent? yes or no.
    "#]]);
}

#[test]
fn an_engine_that_hangs_does_not_lose_its_flag() {
    for time in ["0+1", "0+3", "0+8", "0+10", "0+11", "0+15", "1"] {
        let mut table = Table::new(strong(time));
        table.ready().types("e4");
        while !table.transcript.contains("kill") {
            table.late();
        }
        assert_eq!(table.session.game().outcome(), None, "{time}: {}", table.transcript);
        assert!(table.session.game().is_paused());
    }
    // Asked for a sign of life when there is hardly time for one.
    let mut table = Table::new(strong("1"));
    table.ready().types("e4").waits(49);
    table.now = table.now + Duration::from_millis(900);
    table.plays("e7e5").types("Nf3").late().late().late().late();
    assert_eq!(table.session.game().outcome(), None);
    assert!(table.transcript.contains("Restarting it."), "{}", table.transcript);
}

#[test]
fn an_engine_that_uses_its_time_up_loses() {
    let mut table = Table::new(strong("0+1"));
    table.ready().types("e4").waits(2).input(Input::TimePassed).judges().plays("e7e5");
    table.expect(expect![[r#"
        (engine: start /opt/my engines/deep, level 20)
        New game 1. You play White against Deep 3, level 20.
        Time: 1 second per move.
        > e4
        pawn e2 e4
        (engine: search from the start [e2e4] for 2s and 1s + 1s)
        Black's flag has fallen.
        (engine: stop)
        White wins on time. You win.
        (what now)
        (engine: stop)
    "#]]);
}

#[test]
fn an_engine_in_time_trouble_loses_on_time_and_is_not_restarted() {
    let mut table = Table::new(strong("1"));
    table.ready().types("e4").waits(59);
    table.now = table.now + Duration::from_millis(900);
    table.plays("e7e5").types("Nf3").late().late().late().judges();
    assert!(table.transcript.contains("White wins on time. You win.\n"), "{}", table.transcript);
    assert!(!table.transcript.contains("kill"), "{}", table.transcript);
}

#[test]
fn a_move_that_was_taken_back_is_not_answered() {
    let mut table = Table::new(against(None));
    table.ready().types("e4");
    let stale = Ticket(table.thinking.unwrap().0);
    let played = || Answer::Played(Reply::Move("e7e5".parse().unwrap()), Vec::new());
    table.types("takeback").types("yes").input(Input::Engine(stale, played())).types("d4");
    table.input(Input::Engine(stale, played()));
    table.input(Input::Engine(stale, Answer::Failed(Fault::Ended, String::new()))).plays("d7d5");
    table.expect(expect![[r#"
        (engine: start /opt/my engines/deep, level 3)
        New game 1. You play White against Deep 3, level 3.
        > e4
        pawn e2 e4
        (engine: search from the start [e2e4] for 1s)
        > takeback
        (take it back?)
        > yes
        (engine: stop)
        Taken back: pawn e2 e4.
        > d4
        pawn d2 d4
        (engine: search from the start [d2d4] for 1s)
        pawn d7 d5
    "#]]);
}

#[test]
fn a_question_that_was_open_when_the_engine_failed_does_not_stop_its_start() {
    let mut table = Table::new(against(None));
    table.ready().types("e4").types("takeback").fails(Fault::Ended).types("yes").ready();
    table.plays("e7e5");
    table.expect(expect![[r#"
        (engine: start /opt/my engines/deep, level 3)
        New game 1. You play White against Deep 3, level 3.
        > e4
        pawn e2 e4
        (engine: search from the start [e2e4] for 1s)
        > takeback
        (take it back?)
        (engine: kill)
        Deep 3 has stopped unexpectedly.
        Restarting it.
        (engine: start /opt/my engines/deep, level 3)
        > yes
        Deep 3 is starting. The game waits for it.
        Deep 3 is back.
        (engine: search from the start [e2e4] for 1s)
        pawn e7 e5
    "#]]);
}

#[test]
fn an_engine_that_fails_before_its_first_move_leaves_no_game() {
    let mut table =
        Table::new(Header { white: Player::Engine, black: Player::Human, ..against(None) });
    table.ready().fails(Fault::Ended).fails(Fault::Ended).types("no");
    table.expect(expect![[r#"
        (engine: start /opt/my engines/deep, level 3)
        New game 1. You play Black against Deep 3, level 3.
        (engine: search from the start [] for 1s)
        (engine: kill)
        Deep 3 has stopped unexpectedly.
        Restarting it.
        (engine: start /opt/my engines/deep, level 3)
        (engine: kill)
        Deep 3 has stopped unexpectedly.
        Continue with the built-in opponent? yes or no.
        > no
        No game started. Type new to try again, or quit.
    "#]]);
}

#[test]
fn the_built_in_opponent_answers_an_offer_unless_the_engine_is_better() {
    let line = |score| EngineLine {
        score: Some(score),
        depth: 9,
        nodes: 9,
        chances: None,
        moves: Vec::new(),
    };
    let draw = |score: Option<Score>| {
        let mut table = Table::new(against(None));
        table.ready().types("e4");
        let reply = Reply::Move("e7e5".parse().unwrap());
        let lines = score.map(line).into_iter().collect();
        table.engine(Answer::Played(reply, lines)).types("Nf3").types("draw").types("yes");
        let ticket = table.thinking.take().unwrap();
        table.input(Input::Thought(ticket, Thought::DrawAnswer { accepts: true }));
        table
    };
    draw(Some(Score::Centipawns(50))).expect(expect![[r#"
        (engine: start /opt/my engines/deep, level 3)
        New game 1. You play White against Deep 3, level 3.
        > e4
        pawn e2 e4
        (engine: search from the start [e2e4] for 1s)
        pawn e7 e5
        > Nf3
        knight g1 f3
        (engine: search from the start [e2e4 e7e5 g1f3] for 1s)
        > draw
        (offer a draw?)
        > yes
        Draw offered.
        (engine: stop)
        (thinks of a draw)
        Draw by agreement.
        (what now)
    "#]]);
    assert!(draw(None).session.game().outcome().is_some());
    draw(Some(Score::Centipawns(51))).expect(expect![[r#"
        (engine: start /opt/my engines/deep, level 3)
        New game 1. You play White against Deep 3, level 3.
        > e4
        pawn e2 e4
        (engine: search from the start [e2e4] for 1s)
        pawn e7 e5
        > Nf3
        knight g1 f3
        (engine: search from the start [e2e4 e7e5 g1f3] for 1s)
        > draw
        (offer a draw?)
        > yes
        Draw offered.
        (engine: stop)
        (thinks of a draw)
        Black declines the draw.
        (engine: search from the start [e2e4 e7e5 g1f3] for 1s)
    "#]]);
    assert!(draw(Some(Score::Mate(9))).session.game().outcome().is_none());
    assert!(draw(Some(Score::Mate(-9))).session.game().outcome().is_some());
}

#[test]
fn chess960_is_not_begun_with_an_engine_that_does_not_play_it() {
    let header = Header { variant: touchmove::laws::Variant::Chess960, ..against(None) };
    let mut table = Table::new(header.clone());
    table.ready().types("no").types("quit");
    table.expect(expect![[r#"
        (engine: start /opt/my engines/deep, level 3, Chess960)
        (engine: kill)
        Deep 3 does not play Chess960.
        Play the built-in opponent instead? yes or no.
        > no
        No game started. Type new to try again, or quit.
        > quit
        (leaves)
    "#]]);
    let mut table = Table::new(header);
    table.engine(Answer::Ready(EngineProfile { chess960: true, ..profile() })).types("e4");
    table.expect(expect![[r#"
        (engine: start /opt/my engines/deep, level 3, Chess960)
        New game 1. You play White against Deep 3, level 3.
        Chess960, position 518: the usual one.
        > e4
        pawn e2 e4
        (engine: search from rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [e2e4] for 1s)
    "#]]);
}

#[test]
fn a_variant_is_played_by_an_engine_that_lists_it_and_by_no_other() {
    let variant = Variant::Crazyhouse;
    let fen = "4k3/8/8/8/8/8/8/4K3[Nq] w - - 0 1".to_owned();
    let header = Header { variant, position: fen, ..against(None) };
    let mut table = Table::new(header.clone());
    table.ready().types("no");
    table.expect(expect![[r#"
        (engine: start /opt/my engines/deep, level 3, Crazyhouse)
        (engine: kill)
        Deep 3 does not play Crazyhouse.
        Play the built-in opponent instead? yes or no.
        > no
        No game started. Type new to try again, or quit.
    "#]]);
    let mut table = Table::new(header);
    table.engine(Answer::Ready(EngineProfile { variants: vec![variant], ..profile() }));
    table.types("N@d3").plays("Q@e2").types("moves");
    table.expect(expect![[r#"
        (engine: start /opt/my engines/deep, level 3, Crazyhouse)
        New game 1. You play White against Deep 3, level 3.
        Crazyhouse. Type article for its rules. Special starting position. To hear it: board.
        (how to have the usual one)
        Your move.
        > N@d3
        knight at d3
        (engine: search from 4k3/8/8/8/8/8/8/4K3[Nq] w - - 0 1 [N@d3] for 1s)
        queen at e2, check
        > moves
        king e1: takes queen e2.
    "#]]);
}

#[test]
fn an_engine_castles_in_chess960_by_taking_its_rook() {
    let fen = "4k3/8/8/8/8/8/8/1R2KR2 w FB - 0 1";
    let mut table = Table::new(Header {
        position: fen.to_owned(),
        variant: touchmove::laws::Variant::Chess960,
        white: Player::Engine,
        black: Player::Human,
        ..against(None)
    });
    table.engine(Answer::Ready(EngineProfile { chess960: true, ..profile() }));
    table.plays("e1f1").types("Kd7");
    table.expect(expect![[r#"
        (engine: start /opt/my engines/deep, level 3, Chess960)
        New game 1. You play Black against Deep 3, level 3.
        Chess960, from another position. Type board to hear it.
        (engine: search from 4k3/8/8/8/8/8/8/1R2KR2 w KQ - 0 1 [] for 1s)
        short castling
        > Kd7
        king e8 d7
        (engine: search from 4k3/8/8/8/8/8/8/1R2KR2 w KQ - 0 1 [e1f1 e8d7] for 1s)
    "#]]);
}

#[test]
fn a_game_that_is_resumed_waits_for_its_engine() {
    let mut table = Table::new(strong("5"));
    table.ready().types("e4").plays("e7e5").waits(7).types("Nf3").plays("b8c6").waits(3);
    let (header, mut journal) = (table.header.clone(), std::mem::take(&mut table.journal));
    let mut resumed = Table::after(header.clone(), journal.clone());
    resumed.waits(60).types("Bc4").ready().types("clock").types("Bc4");
    resumed.expect(expect![[r#"
        (engine: start /opt/my engines/deep, level 20)
        > Bc4
        Deep 3 is starting. The game waits for it.
        Game 1 resumed. 2 moves so far.
        You play White against Deep 3, level 20.
        knight b8 c6. Black, move 2.
        Your move.
        White: 4 minutes 53 seconds.
        Black: 5 minutes.
        > clock
        White: 4 minutes 53 seconds.
        Black: 5 minutes.
        > Bc4
        bishop f1 c4
        (engine: search from the start [e2e4 e7e5 g1f3 b8c6 f1c4] for 293s and 300s + 0ns)
    "#]]);
    // It is not there now: the built-in opponent plays on, and does so after the next start too.
    let mut lost = Table::after(header.clone(), journal);
    lost.fails(Fault::Missing).types("yes").types("Bc4").answers("Nf6");
    lost.expect(expect![[r#"
        (engine: start /opt/my engines/deep, level 20)
        (engine: kill)
        Deep 3 is not on this computer.
        Play the built-in opponent instead? yes or no.
        > yes
        Game 1 resumed. 2 moves so far.
        You play White against level 20.
        knight b8 c6. Black, move 2.
        Your move.
        White: 4 minutes 53 seconds.
        Black: 5 minutes.
        > Bc4
        bishop f1 c4
        (thinks of a move)
        knight g8 f6
    "#]]);
    journal = std::mem::take(&mut lost.journal);
    let mut again = Table::after(header, journal);
    again.types("d3");
    again.expect(expect![[r#"
        Game 1 resumed. 3 moves so far.
        You play White against level 20.
        knight g8 f6. Black, move 3.
        Your move.
        White: 4 minutes 53 seconds.
        Black: 5 minutes.
        > d3
        pawn d2 d3
        (thinks of a move)
    "#]]);
}

#[test]
fn two_clocks_with_periods_are_told_to_the_engine() {
    let mut table =
        Table::new(Header { white: Player::Engine, black: Player::Human, ..strong("2/3+5,1") });
    table.ready().waits(4).plays("e2e4").waits(2).types("e5").plays("g1f3").types("Nc6");
    table.expect(expect![[r#"
        (engine: start /opt/my engines/deep, level 20)
        New game 1. You play Black against Deep 3, level 20.
        Time: 3 minutes for 2 moves, plus 5 seconds per move.
        Then 1 minute.
        (engine: search from the start [] for 185s and 185s + 5s, 2 moves)
        pawn e2 e4
        > e5
        pawn e7 e5
        (engine: search from the start [e2e4 e7e5] for 186s and 188s + 5s, 1 moves)
        knight g1 f3
        New period: White gets 1 minute.
        > Nc6
        knight b8 c6
        New period: Black gets 1 minute.
        (engine: search from the start [e2e4 e7e5 g1f3 b8c6] for 246s and 248s + 0ns)
    "#]]);
    assert!(table.now > At::ZERO);
}
