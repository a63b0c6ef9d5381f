//! Conversations: what the engine writes, and what is written to it and reported.
#![allow(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]

use std::time::Duration;

use expect_test::{Expect, expect};
use proptest::prelude::*;

use super::protocol::{Protocol, Step};
use super::*;

mod fuzz;
mod lenient;
mod variants;

/// What Stockfish 15.1 of Debian 12 writes, shortened.
const STOCKFISH: &str = "Stockfish 15.1 by the Stockfish developers (see AUTHORS file)\n\
    id name Stockfish 15.1\n\
    id author the Stockfish developers (see AUTHORS file)\n\n\
    option name Debug Log File type string default \n\
    option name Threads type spin default 1 min 1 max 512\n\
    option name Hash type spin default 16 min 1 max 33554432\n\
    option name Clear Hash type button\n\
    option name Ponder type check default false\n\
    option name Skill Level type spin default 20 min 0 max 20\n\
    option name UCI_Chess960 type check default false\n\
    option name UCI_LimitStrength type check default false\n\
    option name UCI_Elo type spin default 1350 min 1350 max 2850\n\
    uciok\n";

const NAMELESS: &str = "uciok\n";

/// A conversation, written down.
struct Talk {
    protocol: Protocol,
    written: String,
}

fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

fn second() -> Search {
    let moves = ["e2e4", "e7e5"].map(|uci| uci.parse().unwrap()).to_vec();
    let limits = Limits::Move(Duration::from_secs(1));
    Search { start: None, moves, limits, lines: 1, only: Vec::new() }
}

fn start() -> Search {
    Search { moves: Vec::new(), ..second() }
}

impl Talk {
    fn new() -> Self {
        Self { protocol: Protocol::default(), written: String::new() }
    }

    /// A conversation with an engine that is ready for a game.
    fn after(greeting: &str) -> Self {
        let mut talk = Self::new();
        talk.open(1, Variant::Standard, 20).hears(greeting).hears("readyok\n");
        talk.written.clear();
        talk
    }

    fn note(&mut self, steps: Vec<Step>) -> &mut Self {
        for step in steps {
            let line = match step {
                Step::Write(line) => line,
                Step::Report(Ticket(ticket), answer) => format!("({ticket}: {answer:?})"),
            };
            self.written.push_str(&line);
            self.written.push('\n');
        }
        self
    }

    fn open(&mut self, ticket: u64, variant: Variant, number: u8) -> &mut Self {
        let steps = self
            .protocol
            .open(Ticket(ticket), Table { variant, level: level(number), judges: false });
        self.note(steps)
    }

    fn search(&mut self, ticket: u64, search: Search) -> &mut Self {
        let steps = self.protocol.search(Ticket(ticket), search);
        self.note(steps)
    }

    fn stop(&mut self) -> &mut Self {
        let steps = self.protocol.stop();
        self.note(steps)
    }

    fn ping(&mut self, ticket: u64) -> &mut Self {
        let steps = self.protocol.ping(Ticket(ticket));
        self.note(steps)
    }

    fn hears(&mut self, bytes: impl AsRef<[u8]>) -> &mut Self {
        let steps = self.protocol.hear(bytes.as_ref());
        self.note(steps)
    }

    #[expect(clippy::needless_pass_by_value, reason = "`expect!` makes a value")]
    fn expect(&mut self, expected: Expect) {
        expected.assert_eq(&std::mem::take(&mut self.written));
    }
}

#[test]
fn a_game_begins_when_the_engine_is_ready() {
    let mut talk = Talk::new();
    talk.open(1, Variant::Chess960, 7).hears(STOCKFISH).search(2, start());
    talk.expect(expect![[r#"
        (1: Speaks(false))
        (1: Speaks(true))
        setoption name Hash value 32
        setoption name Threads value 1
        setoption name UCI_LimitStrength value true
        setoption name UCI_Elo value 1850
        setoption name UCI_Chess960 value true
        ucinewgame
        isready
    "#]]);
    talk.hears("readyok\n").hears("read").hears("yok\r\n").hears("bestmove E2E4 ponder e7e5\n");
    talk.expect(expect![[r#"
        (1: Ready(EngineProfile { name: "Stockfish 15.1", elo: Some(Range { least: 1350, most: 2850 }), skill: Some(Range { least: 0, most: 20 }), chess960: true, variants: [] }))
        position startpos
        isready
        go movetime 1000
        (2: Played(Move(Normal { from: E2, to: E4, promotion: None }), [EngineLine { score: None, depth: 0, nodes: 0, chances: None, moves: [Normal { from: E2, to: E4, promotion: None }] }]))
    "#]]);
}

#[test]
fn the_moves_and_the_clocks_are_told() {
    let mut talk = Talk::after(STOCKFISH);
    let clocks = Limits::Clocks {
        white: Duration::from_mins(1),
        black: Duration::ZERO,
        bonus: Duration::from_secs(2),
        moves_to_go: Some(12),
    };
    let start = Some("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".to_owned());
    talk.search(2, Search { start, limits: clocks, ..second() }).hears("readyok\n");
    talk.hears("info depth 9 score cp -31 upperbound pv e2e4\n");
    talk.hears("info string the score cp 99 is a text\ninfo score\ninfo score cp x\n");
    talk.hears("bestmove (none)\n");
    talk.expect(expect![[r#"
        position fen 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 moves e2e4 e7e5
        isready
        go wtime 60000 btime 1 winc 2000 binc 2000 movestogo 12
        (2: Played(None, []))
    "#]]);
}

#[test]
fn a_stopped_search_answers_before_the_next_one_begins() {
    let mut talk = Talk::after(STOCKFISH);
    talk.search(2, start()).hears("readyok\n").stop().stop().search(3, second());
    talk.hears("readyok\n").hears("info score mate 3\nbestmove d2d4\nbestmove d2d4\n");
    talk.hears("bestmove d2d4\nreadyok\nbestmove g1f3\nbestmove d2d4\n");
    talk.expect(expect![[r#"
        position startpos
        isready
        go movetime 1000
        stop
        (2: Played(Move(Normal { from: D2, to: D4, promotion: None }), [EngineLine { score: Some(Mate(3)), depth: 0, nodes: 0, chances: None, moves: [Normal { from: D2, to: D4, promotion: None }] }]))
        position startpos moves e2e4 e7e5
        isready
        go movetime 1000
        (3: Played(Move(Normal { from: G1, to: F3, promotion: None }), [EngineLine { score: None, depth: 0, nodes: 0, chances: None, moves: [Normal { from: G1, to: F3, promotion: None }] }]))
    "#]]);
}

#[test]
fn a_search_that_is_stopped_before_it_begins_is_forgotten() {
    let mut talk = Talk::after(STOCKFISH);
    talk.search(2, start());
    assert_eq!(talk.protocol.asked(), [Ticket(2)]);
    talk.stop().hears("readyok\n");
    assert_eq!(talk.protocol.asked(), []);
    talk.search(3, start()).hears("readyok\n");
    assert_eq!(talk.protocol.asked(), [Ticket(3)]);
    talk.expect(expect![[r#"
        position startpos
        isready
        position startpos
        isready
        go movetime 1000
    "#]]);
}

#[test]
fn a_ping_during_a_search_is_answered_by_itself() {
    let mut talk = Talk::after(STOCKFISH);
    talk.search(2, start()).hears("readyok\n").ping(2).hears("readyok\nreadyok\n");
    talk.hears("bestmove e2e4\n");
    talk.expect(expect![[r#"
        position startpos
        isready
        go movetime 1000
        isready
        (2: Alive { attentive: false })
        (2: Played(Move(Normal { from: E2, to: E4, promotion: None }), [EngineLine { score: None, depth: 0, nodes: 0, chances: None, moves: [Normal { from: E2, to: E4, promotion: None }] }]))
    "#]]);
}

#[test]
fn a_new_game_ends_the_search_of_the_old_one() {
    let mut talk = Talk::after(NAMELESS);
    talk.search(2, start()).hears("readyok\n").open(3, Variant::Standard, 4);
    assert_eq!(talk.protocol.asked(), [Ticket(3), Ticket(2)]);
    talk.hears("bestmove e2e4\nreadyok\n");
    talk.expect(expect![[r#"
        position startpos
        isready
        go movetime 1000
        stop
        (2: Played(Move(Normal { from: E2, to: E4, promotion: None }), [EngineLine { score: None, depth: 0, nodes: 0, chances: None, moves: [Normal { from: E2, to: E4, promotion: None }] }]))
        ucinewgame
        isready
        (3: Ready(EngineProfile { name: "", elo: None, skill: None, chess960: false, variants: [] }))
    "#]]);
}

#[test]
fn a_level_is_set_before_the_next_search() {
    let mut talk = Talk::after(STOCKFISH);
    talk.search(2, start()).hears("readyok\n");
    talk.protocol.level(level(1));
    talk.protocol.level(level(19));
    talk.hears("bestmove e2e4\n").search(3, second());
    talk.expect(expect![[r#"
        position startpos
        isready
        go movetime 1000
        (2: Played(Move(Normal { from: E2, to: E4, promotion: None }), [EngineLine { score: None, depth: 0, nodes: 0, chances: None, moves: [Normal { from: E2, to: E4, promotion: None }] }]))
        setoption name UCI_LimitStrength value true
        setoption name UCI_Elo value 2850
        position startpos moves e2e4 e7e5
        isready
    "#]]);
}

#[test]
fn an_engine_with_skills_alone_is_made_weaker_by_them() {
    let mut talk = Talk::new();
    talk.open(1, Variant::Standard, 10)
        .hears("option name skill LEVEL type spin min 0 max 20\nuciok\n");
    talk.hears("readyok\n").open(2, Variant::Standard, 20);
    talk.expect(expect![[r#"
        (1: Speaks(true))
        setoption name Skill Level value 9
        ucinewgame
        isready
        (1: Ready(EngineProfile { name: "", elo: None, skill: Some(Range { least: 0, most: 20 }), chess960: false, variants: [] }))
        setoption name Skill Level value 20
        ucinewgame
        isready
    "#]]);
}

#[test]
fn lines_are_shown_for_who_judges_a_position() {
    let mut talk = Talk::new();
    let table = Table { variant: Variant::Standard, level: Level::MAX, judges: true };
    let steps = talk.protocol.open(Ticket(1), table);
    talk.note(steps).hears(
        "option name MultiPV type spin default 1 min 1 max 4\n\
         option name UCI_AnalyseMode type check default false\n\
         option name UCI_ShowWDL type check default false\nuciok\nreadyok\n",
    );
    talk.search(2, Search { limits: Limits::Nodes(200), lines: 2, ..start() }).hears("readyok\n");
    talk.hears(
        "info depth 1 multipv 1 score cp 9 pv a2a3\ninfo depth 1 multipv 2 score cp 8 pv b2b3\n",
    );
    talk.hears("info depth 1 multipv 3 score cp 7 pv h2h3\ninfo multipv 0 score cp 7 pv h2h3\n");
    talk.hears("info depth 2 multipv 1 score cp 40 lowerbound pv d2d4\n");
    talk.hears(
        "info depth 2 multipv 1 score cp 31 wdl 90 880 30 nodes 77 time 1 pv e2e4 e7e5 oops g1f3\n\
         bestmove e2e4\n",
    );
    let only = vec!["d2d4".parse().unwrap(), "e2e4".parse().unwrap()];
    talk.search(3, Search { limits: Limits::Nodes(0), only, ..start() }).hears("readyok\n");
    talk.hears("info score mate -2 pv b2b3\nbestmove b2b3\n");
    talk.expect(expect![[r#"
        (1: Speaks(true))
        setoption name UCI_AnalyseMode value true
        setoption name UCI_ShowWDL value true
        ucinewgame
        isready
        (1: Ready(EngineProfile { name: "", elo: None, skill: None, chess960: false, variants: [] }))
        setoption name MultiPV value 2
        position startpos
        isready
        go nodes 200
        (2: Shows)
        (2: Played(Move(Normal { from: E2, to: E4, promotion: None }), [EngineLine { score: Some(Centipawns(31)), depth: 2, nodes: 77, chances: Some([90, 880, 30]), moves: [Normal { from: E2, to: E4, promotion: None }, Normal { from: E7, to: E5, promotion: None }] }, EngineLine { score: Some(Centipawns(8)), depth: 1, nodes: 0, chances: None, moves: [Normal { from: B2, to: B3, promotion: None }] }]))
        setoption name MultiPV value 1
        position startpos
        isready
        go nodes 1 searchmoves d2d4 e2e4
        (3: Shows)
        (3: Played(Move(Normal { from: B2, to: B3, promotion: None }), [EngineLine { score: Some(Mate(-2)), depth: 0, nodes: 0, chances: None, moves: [Normal { from: B2, to: B3, promotion: None }] }]))
    "#]]);
}

/// Stopped in the middle of a round, it has shown the best move also as the second best of the last one.
#[test]
fn no_two_lines_begin_with_the_same_move() {
    let mut talk = Talk::after(STOCKFISH);
    talk.search(2, Search { lines: 2, ..start() }).hears("readyok\n");
    talk.hears("info multipv 1 score cp 9 pv a2a3\ninfo multipv 2 score cp 8 pv b2b3\n");
    talk.hears("info multipv 1 score cp 10 pv b2b3\n");
    let answered = talk.protocol.hear(b"bestmove b2b3\n");
    let [Step::Report(_, Answer::Played(_, lines))] = &answered[..] else { panic!("no answer") };
    assert_eq!(
        lines.iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["depth 0 score cp 10 nodes 0 pv b2b3"]
    );
}

#[test]
fn only_a_move_or_an_exact_score_is_a_line() {
    let read = |text: &str| text.parse::<EngineLine>().map(|line| line.to_string());
    for (text, expected) in [
        ("score cp 12", Ok("depth 0 score cp 12 nodes 0 pv")),
        ("pv e2e4 score mate 3 depth 99999999", Ok("depth 0 score mate 3 nodes 0 pv e2e4")),
        ("score cp mate 2 pv e2e4", Ok("depth 0 score mate 2 nodes 0 pv e2e4")),
        ("depth 4 pv e2e4 e7e5", Ok("depth 4 nodes 0 pv e2e4 e7e5")),
        ("score cp x pv e2e4", Ok("depth 0 nodes 0 pv e2e4")),
        ("score pv e2e4", Ok("depth 0 nodes 0 pv e2e4")),
        ("depth 4 score cp -2147483648 pv 0000", Ok("depth 4 score cp -1000000 nodes 0 pv")),
        ("score cp 1 wdl 1 2 3 pv e7e8q @@@@", Ok("depth 0 score cp 1 nodes 0 pv e7e8q")),
        ("score cp 1 wdl 65535 2 3", Ok("depth 0 score cp 1 nodes 0 pv")),
        ("depth 4 string score cp 12 pv e2e4", Err(NoVariation)),
        ("score cp mate", Err(NoVariation)),
        ("score cp 12 upperbound", Err(NoVariation)),
        ("score cp 99999999999", Err(NoVariation)),
        ("score", Err(NoVariation)),
        ("wdl 1 2", Err(NoVariation)),
        ("score cp 1 multipv -1", Err(NoVariation)),
        ("score wdl 3", Err(NoVariation)),
        ("", Err(NoVariation)),
    ] {
        assert_eq!(read(text), expected.map(str::to_owned), "{text}");
    }
    let long = format!("score cp 1 pv{}", " e2e4".repeat(3000));
    assert_eq!(long.parse::<EngineLine>().unwrap().moves.len(), 32);
}

#[test]
fn what_is_no_option_sets_nothing() {
    let mut talk = Talk::new();
    talk.open(1, Variant::Chess960, 3).hears(
        "option\noption name\noption name Hash\noption name Hash type spin min 9 max 2\n\
         option name Hash type spin min a max b\noption name Threads type string\n\
         option name UCI_Elo type spin min 100 max 200\noption name UCI_Chess960 type spin min 0 max 1\n\
         readyok\nbestmove e2e4\nuciok\nuciok\nid name Too late\n",
    );
    talk.hears("readyok\n");
    talk.expect(expect![[r#"
        (1: Speaks(true))
        ucinewgame
        isready
        (1: Ready(EngineProfile { name: "", elo: None, skill: None, chess960: false, variants: [] }))
    "#]]);
}

#[test]
fn a_line_without_end_takes_no_memory_and_the_next_one_is_read() {
    let mut talk = Talk::after(STOCKFISH);
    talk.search(2, start()).hears("readyok\n");
    for _ in 0..100 {
        talk.hears([b'x'; 10_000]);
        assert!(talk.protocol.kept() < 40_000);
    }
    talk.hears("bestmove e2e4\nbestmove d2d4\n");
    talk.expect(expect![[r#"
        position startpos
        isready
        go movetime 1000
        (2: Played(Move(Normal { from: D2, to: D4, promotion: None }), [EngineLine { score: None, depth: 0, nodes: 0, chances: None, moves: [Normal { from: D2, to: D4, promotion: None }] }]))
    "#]]);
}

#[test]
fn each_level_is_at_least_as_strong_as_the_one_below() {
    let range = |least, most| Some(Range { least, most });
    let elo = EngineProfile { elo: range(1350, 2850), ..EngineProfile::default() };
    let skill = EngineProfile { skill: range(0, 20), ..EngineProfile::default() };
    let all = |profile: &EngineProfile| -> Vec<Strength> {
        (1..=20).map(|number| profile.strength(level(number))).collect()
    };
    let value = |strength: &Strength| match strength {
        Strength::Elo(value) | Strength::Skill(value) => *value,
        Strength::Held(effort) => i32::try_from(effort.nodes).unwrap(),
        Strength::Full => i32::MAX,
    };
    let none = EngineProfile::default();
    for profile in [&elo, &skill, &none] {
        assert!(all(profile).is_sorted_by_key(value));
    }
    assert_eq!(all(&elo)[0], Strength::Elo(1350));
    assert_eq!(all(&elo)[18..], [Strength::Elo(2850), Strength::Full]);
    assert_eq!(all(&skill)[0], Strength::Skill(0));
    assert_eq!(all(&skill)[18..], [Strength::Skill(18), Strength::Full]);
    let lent = Some(Lent { percent: 90, level: Level::MIN });
    assert_eq!(all(&none)[0], Strength::Held(Handicap { depth: 1, nodes: 50, lent }));
    let held = |(strength, level): (&Strength, u8)| match strength {
        Strength::Held(Handicap { lent: Some(lent), .. }) => {
            assert!(lent.level.get() <= level);
            (lent.level, 100 - lent.percent)
        }
        _ => (Level::MAX, 100),
    };
    let none = all(&none);
    assert!(none.iter().zip(1..).map(held).is_sorted(), "each makes more of its moves itself");
    assert_eq!(
        none[18..],
        [Strength::Held(Handicap { depth: 8, nodes: 80_000, lent: None }), Strength::Full]
    );
    let whole = EngineProfile { elo: range(i32::MIN, i32::MAX), ..EngineProfile::default() };
    assert!(all(&whole).is_sorted_by_key(value));
}

/// What an engine might write: words of the protocol among anything at all.
fn bytes() -> impl Strategy<Value = Vec<u8>> {
    let words = "uciok|readyok|bestmove|e2e4|\\(none\\)|option|name|UCI_Elo|Hash|type|spin|min|max|-1|\
                 99999999999|check|id|info|score|cp|mate|string|\
                 multipv|depth|nodes|wdl|pv|upperbound|1|1000|0|\n|\r\n| |\t";
    let word = proptest::string::string_regex(words).unwrap().prop_map(String::into_bytes);
    let any = prop::collection::vec(any::<u8>(), 0..40);
    prop::collection::vec(prop_oneof![6 => word, 1 => any], 0..200).prop_map(|parts| parts.concat())
}

proptest! {
    #[test]
    fn nothing_that_an_engine_writes_does_harm(parts in prop::collection::vec((0_u8..7, bytes()), 0..20)) {
        let mut talk = Talk::new();
        let (mut orders, mut answered) = (0, 0);
        for (order, bytes) in parts {
            orders += 1;
            match order {
                0 => { talk.open(orders, Variant::Chess960, 5); }
                1 => { talk.search(orders, second()); }
                2 => { talk.stop(); }
                3 => { talk.ping(orders); }
                _ => {}
            }
            let steps = talk.protocol.hear(&bytes);
            // How an engine speaks is no answer.
            let is_answer = |step: &&Step| match step {
                Step::Report(_, answer) => {
                    !matches!(answer, Answer::Speaks(_) | Answer::Alive { .. } | Answer::Shows)
                }
                Step::Write(_) => false,
            };
            answered += steps.iter().filter(is_answer).count();
            prop_assert!(talk.protocol.kept() < 40_000);
        }
        // Nothing is answered twice, and nothing that was not asked.
        prop_assert!(answered as u64 <= orders);
    }

    /// What is kept of a line is read again as it was.
    #[test]
    fn a_line_is_kept_as_it_was_shown(bytes in bytes()) {
        let text = String::from_utf8_lossy(&bytes);
        for line in text.lines() {
            if let Ok(variation) = line.parse::<EngineLine>() {
                prop_assert_eq!(variation.to_string().parse(), Ok(variation));
            }
        }
    }

    /// However the bytes are cut, they mean the same.
    #[test]
    fn pieces_mean_what_the_whole_means(bytes in bytes(), at in any::<prop::sample::Index>()) {
        let mut whole = Talk::after(STOCKFISH);
        let mut pieces = Talk::after(STOCKFISH);
        for talk in [&mut whole, &mut pieces] {
            talk.search(2, start()).hears("readyok\n");
        }
        whole.hears(&bytes);
        let (one, other) = bytes.split_at(at.index(bytes.len() + 1));
        pieces.hears(one).hears(other);
        prop_assert_eq!(whole.written, pieces.written);
    }
}
