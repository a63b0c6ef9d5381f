//! Weak levels make the mistakes of people: they overlook things, but throw nothing away.

#[path = "../../benches/ladder/absurd.rs"]
mod absurd;

use absurd::Absurd::{Given, IntoMate, Left};
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, EnPassantMode, Position as _};
use touchmove::laws::Position;
use touchmove::opponent::builtin::{Level, Pace, Problem, Stop, choose};

/// Absurd moves among so many of a level that plays itself.
fn absurd_moves(level: u8, games: u64, moves: usize) -> usize {
    let level = Level::new(level).unwrap();
    (0..games).map(|seed| absurd_in_a_game(level, seed, moves)).sum()
}

fn absurd_in_a_game(level: Level, seed: u64, moves: usize) -> usize {
    let mut game = Problem::new(Position::default());
    let mut found = 0;
    for _ in 0..moves {
        let Some(mv) = choose(&game, level, seed, Pace::Own, &Stop::new()) else { break };
        found += usize::from(absurd::judge(&game.position, mv).is_some());
        game.history.push(game.position.zobrist_hash(EnPassantMode::Legal));
        game.position.play_unchecked(mv);
        game.last = Some(mv);
    }
    found
}

#[test]
fn weak_levels_seldom_throw_away_a_queen_a_rook_or_the_game() {
    for (level, most) in [(3, 20), (5, 12), (8, 10)] {
        let found = absurd_moves(level, 8, 50);
        assert!(found <= most, "level {level}: {found} of 400 moves");
    }
}

#[test]
fn what_is_absurd() {
    for (what, fen, mv, expected) in [
        ("queen to a guarded square", "4k3/1p6/8/8/8/8/8/Q3K3 w - - 0 1", "a1a6", Some(Given)),
        ("queen to a free square", "4k3/1p6/8/8/8/8/8/Q3K3 w - - 0 1", "a1a5", None),
        ("queen for queen", "3qk3/8/8/8/8/8/8/3QK3 w - - 0 1", "d1d8", None),
        ("queen for a pawn", "3qk3/3p4/8/8/8/8/8/3QK3 w - - 0 1", "d1d7", Some(Given)),
        ("rook left standing", "4k3/8/8/8/8/8/1b4P1/R3K3 w - - 0 1", "g2g3", Some(Left)),
        ("rook saved", "4k3/8/8/8/8/8/1b4P1/R3K3 w - - 0 1", "a1b1", None),
        ("back rank left", "r5k1/8/8/8/8/R7/5PPP/6K1 w - - 0 1", "a3h3", Some(IntoMate)),
        ("back rank guarded", "r5k1/8/8/8/8/R7/5PPP/6K1 w - - 0 1", "a3b3", None),
    ] {
        let position: Position =
            Position::from_setup(fen.parse::<Fen>().unwrap().into_setup(), CastlingMode::Standard)
                .unwrap();
        let mv = mv.parse::<UciMove>().unwrap().to_move(&position).unwrap();
        assert_eq!(absurd::judge(&position, mv), expected, "{what}");
    }
}
