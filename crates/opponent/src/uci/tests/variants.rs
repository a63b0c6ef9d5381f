//! Games by other rules than those of chess, as an engine is told them.

use super::*;

/// What Fairy-Stockfish 11.1 of Debian 12 writes, shortened: it knows no atomic chess.
const FAIRY: &str = "id name Fairy-Stockfish 11.1\n\
    option name UCI_Chess960 type check default false\n\
    option name UCI_Variant type combo default chess var 3check var 5check var chess \
    var crazyhouse var horde var kingofthehill var racingkings\n\
    uciok\n";

#[test]
fn the_game_is_told_to_an_engine_that_lists_it() {
    let mut talk = Talk::new();
    talk.open(1, Variant::Crazyhouse, 20).hears(FAIRY).hears("readyok\n");
    talk.search(2, start()).hears("readyok\nbestmove N@f3\n").open(3, Variant::Standard, 20);
    talk.hears("readyok\n").open(4, Variant::Chess960, 20).hears("readyok\n");
    talk.expect(expect![[r#"
        (1: Speaks(true))
        setoption name UCI_Variant value crazyhouse
        setoption name UCI_Chess960 value false
        ucinewgame
        isready
        (1: Ready(EngineProfile { name: "Fairy-Stockfish 11.1", elo: None, skill: None, chess960: true, variants: [Standard, Chess960, KingOfTheHill, ThreeCheck, Crazyhouse, Horde, RacingKings] }))
        position startpos
        isready
        go movetime 1000
        (2: Played(Move(Put { role: Knight, to: F3 }), [EngineLine { score: None, depth: 0, nodes: 0, chances: None, moves: [Put { role: Knight, to: F3 }] }]))
        setoption name UCI_Variant value chess
        setoption name UCI_Chess960 value false
        ucinewgame
        isready
        (3: Ready(EngineProfile { name: "Fairy-Stockfish 11.1", elo: None, skill: None, chess960: true, variants: [Standard, Chess960, KingOfTheHill, ThreeCheck, Crazyhouse, Horde, RacingKings] }))
        setoption name UCI_Variant value chess
        setoption name UCI_Chess960 value true
        ucinewgame
        isready
        (4: Ready(EngineProfile { name: "Fairy-Stockfish 11.1", elo: None, skill: None, chess960: true, variants: [Standard, Chess960, KingOfTheHill, ThreeCheck, Crazyhouse, Horde, RacingKings] }))
    "#]]);
}

#[test]
fn a_game_that_an_engine_does_not_list_is_not_asked_of_it() {
    let mut talk = Talk::new();
    talk.open(1, Variant::Atomic, 20).hears(FAIRY);
    talk.expect(expect![[r#"
        (1: Speaks(true))
        setoption name UCI_Chess960 value false
        ucinewgame
        isready
    "#]]);
    let profile = EngineProfile { variants: vec![Variant::Horde], ..EngineProfile::default() };
    let played = [Variant::Standard, Variant::Chess960, Variant::Horde, Variant::Atomic];
    assert_eq!(played.map(|variant| profile.plays(variant)), [true, false, true, false]);
}
