use std::fs;

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Role, Square};

use super::ending::{ENDINGS, Ending, Goal};
use super::*;

fn position(fen: &str) -> Position {
    let fen: Fen = fen.parse().unwrap();
    Position::from_setup(fen.into_setup(), CastlingMode::Standard).unwrap()
}

fn best(fen: &str) -> (Worth, Option<Distance>) {
    let best = Tables::built_in().answer(&position(fen)).unwrap().unwrap().best();
    (best.worth, best.distance)
}

#[test]
fn known_positions_are_worth_what_they_are() {
    let mate = |moves| Some(Distance::Mate(moves));
    let progress = |moves| Some(Distance::Progress(moves));
    let known = [
        ("8/8/8/4k3/8/8/8/KQ6 w - - 0 1", Worth::Won, mate(9)),
        ("8/8/8/4k3/8/8/8/KR6 w - - 0 1", Worth::Won, mate(15)),
        ("8/8/8/4k3/8/8/8/KR6 b - - 0 1", Worth::Lost, mate(15)),
        ("k7/8/8/8/8/8/1q6/K7 w - - 0 1", Worth::Drawn, None),
        ("8/8/4k3/8/4K3/4P3/8/8 w - - 0 1", Worth::Drawn, None),
        ("8/8/4k3/8/4K3/4P3/8/8 b - - 0 1", Worth::Lost, progress(4)),
        ("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1", Worth::Won, progress(2)),
        ("7k/8/8/8/7P/8/4B3/6K1 w - - 0 1", Worth::Drawn, None),
        ("7k/8/8/8/7P/8/3B4/6K1 w - - 0 1", Worth::Won, progress(1)),
        // A rook and a bishop against a bare king: won, and no table says how soon.
        ("8/8/8/4k3/8/8/8/KRB5 w - - 0 1", Worth::Won, None),
        ("6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1", Worth::Won, None),
        // Ten moves are left to mate in fifteen.
        ("8/8/8/4k3/8/8/8/KR6 w - - 80 90", Worth::Spoilt, None),
        ("8/8/8/4k3/8/8/8/KR6 b - - 80 90", Worth::Saved, None),
    ];
    for (fen, worth, distance) in known {
        assert_eq!(best(fen), (worth, distance), "{fen}");
    }
}

#[test]
fn where_nobody_can_know_nothing_is_said() {
    let tables = Tables::built_in();
    for fen in [
        "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
        "4k3/8/8/8/8/8/8/RR2K2Q w - - 0 1",
        "k7/1Q6/1K6/8/8/8/8/8 b - - 0 1",
    ] {
        assert_eq!(tables.answer(&position(fen)).unwrap(), None, "{fen}");
    }
}

/// Mate comes after as many moves as was said, with two bishops and with bishop and knight too.
#[test]
fn the_best_moves_of_both_sides_lead_to_mate_in_time() {
    let tables = Tables::built_in();
    for fen in [
        "8/8/8/4k3/8/8/8/KQ6 w - - 0 1",
        "8/8/8/4k3/8/8/8/KR6 w - - 0 1",
        "8/8/8/4k3/8/8/8/KBB5 w - - 0 1",
        "8/8/8/4k3/8/8/8/KBN5 w - - 0 1",
    ] {
        let mut position = position(fen);
        let (_, Some(Distance::Mate(moves))) = best(fen) else { panic!("{fen}") };
        let mut made = 0;
        while let Some(answer) = tables.answer(&position).unwrap() {
            position.play_unchecked(answer.best().mv);
            made += 1;
            assert!(made < 100, "{fen}");
        }
        assert!(position.is_checkmate(), "{fen}");
        assert_eq!(made, moves * 2 - 1, "{fen}");
    }
}

#[test]
fn a_pawn_that_becomes_a_queen_is_won_soonest_by_one() {
    let tables = Tables::built_in();
    let won = position("8/4P3/4K3/8/8/8/8/k7 w - - 0 1");
    let best = tables.answer(&won).unwrap().unwrap().best();
    assert_eq!((best.mv.to(), best.mv.promotion()), (Square::E8, Some(Role::Queen)));
    let trap = position("8/k1P5/2K5/8/8/8/8/8 w - - 0 1");
    let answer = tables.answer(&trap).unwrap().unwrap();
    assert_eq!(answer.best().mv.promotion(), Some(Role::Rook));
    let queen = answer.moves.iter().find(|judged| judged.mv.promotion() == Some(Role::Queen));
    assert_eq!(queen.map(|judged| judged.worth), Some(Worth::Drawn));
}

#[test]
fn the_only_move_that_holds_is_alone() {
    let answer = Tables::built_in().answer(&position("8/4k3/4P3/4K3/8/8/8/8 b - - 0 1"));
    let answer = answer.unwrap().unwrap();
    assert_eq!(answer.best().worth, Worth::Drawn);
    let keeping: Vec<Square> = answer.keeping().map(|judged| judged.mv.to()).collect();
    assert_eq!(keeping, [Square::E8]);
}

#[test]
fn every_table_compiled_in_can_be_read() {
    assert_eq!(Tables::built_in().most_pieces(), 4);
    assert_eq!(files::built_in().count(), 61);
    let tables = Tables::built_in();
    for path in files::built_in() {
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let fen = standing(&name);
        let answer = tables.answer(&position(&fen)).unwrap();
        assert!(answer.is_some(), "{name}: {fen}");
    }
}

/// Some legal position with these pieces: kings far apart, the others where they give no check.
fn standing(name: &str) -> String {
    let (white, black) = name.split_once('v').unwrap();
    let (white, black) = (white[1..].to_owned(), black[1..].to_lowercase());
    let pad = |text: &str| format!("{text}{}", 8 - text.len());
    format!("7k/8/8/{}/{}/8/8/K7 w - - 0 1", pad(&black), pad(&white))
}

#[test]
fn a_folder_without_tables_and_broken_tables_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let fault = |folder: &Path| Tables::with_folder(folder).unwrap_err().to_string();
    let missing = folder.path().join("missing");
    assert_eq!(fault(&missing), format!("{}: cannot be read", missing.display()));
    assert_eq!(fault(folder.path()), format!("{}: no tables", folder.path().display()));
    fs::write(folder.path().join("notes.txt"), "no table").unwrap();
    assert_eq!(fault(folder.path()), format!("{}: no tables", folder.path().display()));
    let whole = found(&Path::new(files::HERE).join("KRvK.rtbz"));
    let table = folder.path().join("KRvK.rtbz");
    fs::write(&table, &whole[..whole.len() / 2]).unwrap();
    assert_eq!(fault(folder.path()), "KRvK.rtbz: damaged");
    // Cut off so that its size is one that a table can have.
    fs::write(&table, &whole[..1040]).unwrap();
    let tables = Tables::with_folder(folder.path()).unwrap();
    let answer = tables.answer(&position("8/8/8/4k3/8/8/8/KR6 w - - 0 1"));
    assert!(answer.unwrap_err().to_string().contains("damaged"));
    let noise: Vec<u8> = whole.iter().zip(0_u8..=255).map(|(byte, n)| byte ^ n).collect();
    let noise = [&whole[..4], &noise[4..], &whole[noise.len()..]].concat();
    fs::write(&table, noise).unwrap();
    let tables = Tables::with_folder(folder.path()).unwrap();
    // Whatever comes of it, it is an answer.
    let _ = tables.answer(&position("8/8/8/4k3/8/8/8/KR6 w - - 0 1"));
    fs::write(&table, whole).unwrap();
    let tables = Tables::with_folder(folder.path()).unwrap();
    let answer = tables.answer(&position("8/8/8/4k3/8/8/8/KR6 w - - 0 1")).unwrap().unwrap();
    assert_eq!(answer.best().distance, Some(Distance::Mate(15)));
}

fn found(path: &Path) -> &'static [u8] {
    files::found(path).unwrap().contents()
}

#[test]
fn in_every_ending_the_goal_is_the_best_that_can_be_reached() {
    let tables = Tables::built_in();
    for ending in ENDINGS {
        let mut seen = Vec::new();
        for position in [ending.start(), ending.another(1), ending.another(2), ending.another(3)] {
            let answer = tables.answer(&position).unwrap().unwrap();
            let name = ending.name;
            let result = answer.best().worth.result();
            assert_eq!(result, i8::from(ending.goal == Goal::Win), "{name}");
            assert!(ending.goal.is_kept_by(&answer.best()), "{name}");
            assert_eq!(position.turn(), ending.start().turn(), "{name}");
            assert!(!seen.contains(&position), "{name}: the same again");
            seen.push(position);
        }
        assert_eq!(Ending::named(ending.name), Some(ending));
        assert_eq!(ending.another(7), ending.another(7));
    }
}

/// The best play wins what is won: by mate, or by a capture or a promotion that leaves an easier ending.
#[test]
fn what_is_won_is_won_against_the_hardest_defence() {
    let tables = Tables::built_in();
    let known = |ending: &Ending| {
        let best = tables.answer(&ending.start()).unwrap().unwrap().best();
        ending.goal == Goal::Win && best.distance.is_some()
    };
    for ending in ENDINGS.into_iter().filter(known) {
        let mut position = ending.start();
        let had = position.board().material();
        for _ in 0..100 {
            let best = tables.answer(&position).unwrap().unwrap().best();
            position.play_unchecked(best.mv);
            if position.is_checkmate() || position.board().material() != had {
                break;
            }
            let reply = tables.hardest(&position, |_| false).unwrap();
            position.play_unchecked(reply);
        }
        let won = position.is_checkmate() || position.board().material() != had;
        assert!(won, "{}", ending.name);
    }
}

/// Whoever cannot win goes where few moves hold, and where nobody has been.
#[test]
fn whoever_cannot_win_sets_traps() {
    let tables = Tables::built_in();
    let drawn = position("8/8/3k4/8/3PK3/8/8/8 w - - 0 1");
    let hardest = tables.hardest(&drawn, |_| false).unwrap();
    let ease = |mv: Move| {
        let mut after = drawn.clone();
        after.play_unchecked(mv);
        let answer = tables.answer(&after).unwrap().unwrap();
        answer.keeping().count() * 1000 / answer.moves.len()
    };
    let answer = tables.answer(&drawn).unwrap().unwrap();
    assert_eq!(answer.best().worth, Worth::Drawn);
    let least = answer.keeping().map(|judged| ease(judged.mv)).min().unwrap();
    assert_eq!(ease(hardest), least);
    let mut there = drawn.clone();
    there.play_unchecked(hardest);
    let other = tables.hardest(&drawn, |position| *position == there).unwrap();
    assert_ne!(other, hardest);
}
