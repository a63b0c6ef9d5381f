//! Puzzles: solved, missed, helped with and given up, by typing.

use std::collections::HashMap;
use std::io::ErrorKind;

use expect_test::expect;
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{EnPassantMode, Position};
use touchmove::app::session::Session;
use touchmove::archive::{GameId, Player, replay};
use touchmove::command::Command;
use touchmove::lessons::Written;
use touchmove::practice::mistakes::GamePhase;
use touchmove::practice::puzzle::Puzzle;
use touchmove::practice::reason::LineReason;
use touchmove::puzzles;
use touchmove::voices::written;

use super::{Table, header, manner, start};

impl Table {
    /// Solves puzzles in this language, beside a game that has begun.
    fn solving(talk: &str) -> Self {
        let header = header(&start(), Player::Human, Some("15+10"));
        let session = Session::new(manner(talk), GameId(1), replay(header.clone(), &[]).unwrap());
        Self::with(session, header).opened()
    }
}

#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
#[test]
fn a_puzzle_is_missed_helped_with_and_solved() {
    let mut table = Table::solving("en");
    table.types("e4").types("puzzle elephants").types("puzzle 5 1500");
    table.types("Kf7").types("").types("last").types("h6").types("hint").types("h7");
    table.types("Kh6").types("g6").types("g7").types("g7").types("hint").types("about");
    table.types("fen").types("").types("previous");
    table.types("draw").types("close").types("turn").types("puzzle mate in one 5");
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > e4
        pawn e2 e4
        > puzzle elephants
        No theme and no file called elephants. To hear the themes: puzzle themes.
        Your own files go into puzzles.
        > puzzle 5 1500
        Puzzle, 5 pieces, rated 1401.
        (game 1 waits)
        White: king g6, pawns g5, h5.
        Black: king f4, bishop d8.
        Black has played king e5 f4.
        (what is the best move?)
        > Kf7
        Black answers bishop d8 takes g5. Try again.
        > 
        (what is the best move?)
        > last
        king e5 f4. Black, move 65.
        > h6
        Right. Black answers bishop d8 c7.
        > hint
        A quiet move: no check, no capture.
        > h7
        Right. Black answers bishop c7 e5.
        > Kh6
        Right. Black answers king f4 f5.
        > g6
        Right. Black answers king f5 e4.
        > g7
        Right, that solves it.
        The pawn on g7 is close to promotion.
        (puzzle/05wPY: Wrong)
        Your rating is 997. Another one: Enter.
        > g7
        You have no pawn.
        > hint
        The puzzle is over. Another one: next. Back to your game: close.
        > about
        The pawn on g7 is close to promotion.
        > fen
        8/6PP/7K/4b3/4k3/8/8/8 b - - 0 70
        > 
        Puzzle, 5 pieces, rated 1353.
        White: king g1, pawns f6, g4.
        Black: king b5, knight d6.
        Black has played king a4 b5.
        (what is the best move?)
        > previous
        previous has no place in a puzzle.
        > draw
        (what is the best move?)
        > close
        Back to game 1.
        pawn e2 e4. White, move 1.
        (the clocks are stopped)
        > turn
        Black to move, move 1.
        > puzzle mate in one 5
        Puzzle, 5 pieces, rated 966.
        (game 1 waits)
        White: king c4, queen c5.
        Black: king a4, queen h1, pawn a6.
        Black has played king a5 a4.
        (what is the best move?)
    "#]]);
}

#[test]
fn in_german_too() {
    let mut table = Table::solving("de");
    table.types("taktik gabel 1200").types("tipp").types("tipp").types("tipp").types("tipp");
    table.types("weiter").types("angaben").types("").types("wo").types("anfang").types("schließen");
    table.expect(expect![[r#"
        (new game for two, in German)
        Bedenkzeit: 15 Minuten, plus 10 Sekunden je Zug.
        > taktik gabel 1200
        Taktikaufgabe, 5 Figuren, Wertung 1086.
        Deine Partie 1 wartet. Zum Zurückkehren: schließen.
        Weiß: König h7, Bauern g7, h6.
        Schwarz: König e7, Dame f6.
        Schwarz hat king f8 e7 gespielt.
        Weiß am Zug. Finde den besten Zug.
        > tipp
        Such eine Gabel.
        > tipp
        Es ist diese Figur: Bauer auf g7.
        > tipp
        Bauer nach g8.
        > tipp
        pawn g7 g8 promotes to knight, check.
        > weiter
        pawn g7 g8 promotes to knight, check, king e7 e6, knight g8 takes f6, king e6 takes f6, king h7 g8.
        Gabel: Springer g8 greift Dame f6 und König e7 an.
        (puzzle/Mxn5b: Wrong)
        Deine Wertung ist 988. Die nächste Aufgabe: Enter.
        > angaben
        Gabel: Springer g8 greift Dame f6 und König e7 an.
        Umwandlung: Springer.
        > 
        Taktikaufgabe, 14 Figuren, Wertung 1186.
        Weiß: König h1, Dame d3, Läufer e4,
        Bauern a2, b4, f4, h2.
        Schwarz: König h8, Dame g4, Läufer d6,
        Bauern a7, b6, d4, h7.
        Schwarz hat bishop c5 d6 gespielt.
        Weiß am Zug. Finde den besten Zug.
        > wo
        Taktikaufgabe, 14 Figuren, Wertung 1186.
        > anfang
        In einer Taktikaufgabe gibt es anfang nicht.
        > schließen
        Zurück zu Partie 1.
        Noch kein Zug.
        Die Uhren stehen. Enter startet sie.
    "#]]);
}

/// That there never was one is not told as if the player had solved it.
#[test]
fn a_puzzle_with_fewer_pieces_than_any_has_is_none_that_was_had() {
    let mut table = Table::solving("en");
    table.types("puzzle 2").types("puzzle smothered mate 5");
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > puzzle 2
        None has so few pieces. There are some from 4 pieces on.
        > puzzle smothered mate 5
        None has so few pieces. There are some from 14 pieces on.
    "#]]);
}

/// All puzzles, by the position that is to be solved.
pub(super) fn by_position() -> HashMap<String, (String, Puzzle)> {
    let library = puzzles::Library::built_in();
    let ids: Vec<String> = library.ratings().into_keys().map(str::to_owned).collect();
    let all = ids.into_iter().filter_map(|id| library.get(&id).map(|puzzle| (id, puzzle)));
    let fen =
        |puzzle: &Puzzle| Fen::from_position(puzzle.start(), EnPassantMode::Legal).to_string();
    all.map(|(id, puzzle)| (fen(&puzzle), (id, puzzle))).collect()
}

impl Table {
    /// The puzzle that is asked now.
    pub(super) fn puzzle<'a>(
        &mut self,
        all: &'a HashMap<String, (String, Puzzle)>,
    ) -> &'a (String, Puzzle) {
        self.types("fen");
        let fen = self.transcript.lines().last().unwrap_or_default();
        all.get(fen).unwrap_or_else(|| panic!("{fen}\n{}", self.transcript))
    }

    /// Solves the puzzle that is asked now by its line.
    pub(super) fn solves(&mut self, puzzle: &Puzzle) {
        let mut position = puzzle.start().clone();
        for (mv, ply) in puzzle.line().iter().zip(0..) {
            if ply % 2 == 0 {
                self.types(&SanPlus::from_move(position.clone(), *mv).to_string());
            }
            position.play_unchecked(*mv);
        }
    }

    /// Answers the puzzle that is asked now wrongly.
    pub(super) fn misses(&mut self, puzzle: &Puzzle) {
        let start = puzzle.start();
        let is_wrong = |mv: &shakmaty::Move| {
            let after = start.clone().play(*mv).unwrap();
            *mv != puzzle.line()[0] && !after.is_game_over()
        };
        let wrong = start.legal_moves().into_iter().find(is_wrong).expect("another move");
        self.types(&SanPlus::from_move(start.clone(), wrong).to_string());
    }
}

/// Twenty puzzles one after another, each solved by its line.
#[test]
fn a_puzzle_is_solved_by_its_line() {
    let mut table = Table::solving("en");
    let all = by_position();
    for _ in 0..20 {
        table.types("puzzle 1500");
        let (id, puzzle) = table.puzzle(&all);
        table.solves(puzzle);
        let kept = format!("(puzzle/{id}: Right)\n");
        assert!(table.transcript.contains(&kept), "{id}\n{}", table.transcript);
    }
}

/// There are puzzles with more than one mate; each of them counts.
#[test]
fn any_mate_solves_a_puzzle() {
    let mut table = Table::solving("en");
    let all = by_position();
    for _ in 0..200 {
        table.types("puzzle mate in one 1000");
        let (id, puzzle) = table.puzzle(&all);
        let mates = |mv: &shakmaty::Move| {
            let after = puzzle.start().clone().play(*mv).unwrap();
            after.is_checkmate() && puzzle.line()[0] != *mv
        };
        if let Some(mv) = puzzle.start().legal_moves().into_iter().find(mates) {
            table.types(&SanPlus::from_move(puzzle.start().clone(), mv).to_string());
            assert!(table.transcript.contains(&format!("(puzzle/{id}: Right)")), "{id}");
            return;
        }
        table.types("next");
    }
    panic!("no puzzle with two mates");
}

/// Closed, left for another one, or for good.
#[test]
fn a_puzzle_that_was_answered_wrongly_and_is_left_counts_as_missed() {
    let all = by_position();
    for leaves in ["close", "puzzle fork", "drill lines", "quit"] {
        let mut table = Table::solving("en");
        table.types("puzzle 5 1500").types(leaves);
        assert!(!table.transcript.contains("Wrong"), "{leaves}\n{}", table.transcript);
        let mut table = Table::solving("en");
        table.types("puzzle 5 1500");
        let (id, puzzle) = table.puzzle(&all);
        table.misses(puzzle);
        table.types(leaves);
        let missed = table.transcript.matches(&format!("(puzzle/{id}: Wrong)")).count();
        assert_eq!(missed, 1, "{leaves}\n{}", table.transcript);
    }
}

/// H4: by size, rating, hardness and part of the game, in the words of every voice that has them.
#[test]
fn h4_a_puzzle_is_chosen_by_what_it_is() {
    let all = by_position();
    let men = |puzzle: &Puzzle| puzzle.start().board().occupied().count();
    let asks = |line: &str| {
        let mut table = Table::solving("en");
        table.types(line).puzzle(&all).1.clone()
    };
    assert!(men(&asks("puzzle 20")).abs_diff(20) < 4);
    assert!(men(&asks("puzzle with 30 pieces")).abs_diff(30) < 5);
    assert!(asks("puzzle 1600").rating.abs_diff(1600) < 150);
    assert!(asks("puzzle easy").rating < 850);
    assert!(asks("puzzle harder").rating > 1150);
    let hard = asks("puzzle hard endgame");
    assert!(hard.rating > 1150 && GamePhase::of(hard.start()) == GamePhase::Endgame);
    assert!(GamePhase::of(asks("puzzle middle game").start()) == GamePhase::Middlegame);
    assert!(GamePhase::of(asks("puzzle opening").start()) == GamePhase::Opening);
    let fork = asks("puzzle easy fork");
    assert!(fork.reasons().iter().any(|(it, _)| matches!(it, LineReason::Fork { .. })));
    for (talk, line) in [
        ("de", "taktik schwer endspiel"),
        ("vi", "câu đố khó cờ tàn"),
        ("ru", "задача трудная эндшпиль"),
    ] {
        let mut table = Table::solving(talk);
        let puzzle = &table.types(line).puzzle(&all).1;
        assert!(
            puzzle.rating > 1150 && GamePhase::of(puzzle.start()) == GamePhase::Endgame,
            "{line}"
        );
    }
}

/// H4: a row of solved puzzles has a record of its own.
#[test]
fn h4_a_streak_goes_on_until_a_puzzle_is_missed() {
    let all = by_position();
    let mut table = Table::solving("en");
    table.types("puzzle streak");
    for _ in 0..3 {
        let (_, puzzle) = table.puzzle(&all);
        table.solves(puzzle);
        table.types("");
    }
    // Whoever does something else in between goes on where the streak was.
    table.types("close").types("puzzle streak");
    let (id, puzzle) = table.puzzle(&all);
    table.misses(puzzle);
    table.types("");
    let (_, puzzle) = table.puzzle(&all);
    table.solves(puzzle);
    table.types("");
    // Help counts, also where nothing was answered after it.
    let (helped, _) = table.puzzle(&all);
    table.types("hint").types("close").types("puzzle streak");
    let said =
        |text: &str| assert!(table.transcript.contains(text), "{text}\n{}", table.transcript);
    said("Streak, puzzle 1: ");
    said("A mistake or a hint ends it. Your record: 0.");
    said("Streak: 3.");
    said("Streak, puzzle 4: ");
    said(&format!("(puzzle/streak:{id}: Wrong)"));
    said("The streak ends at 3. Your record: 3.");
    said(&format!("(puzzle/streak:{helped}: Helped)"));
    let last = table.transcript.rsplit("> puzzle streak\n").next().unwrap();
    assert!(last.contains("Streak, puzzle 1: "), "{last}");
    assert!(last.contains("A mistake or a hint ends it. Your record: 3."), "{last}");
}

const LADDER: &str =
    "[FEN \"7k/8/8/8/8/8/R7/1R4K1 w - - 0 1\"]\n\n1. Ra7 Kg8 2. Rb8# *\n\n1. e4 *\n";

const ROWS: &str = "PuzzleId,FEN,Moves,Rating\n\
    05jkz,8/8/8/8/3p4/3k1P2/1K6/8 w - - 0 62,b2c1 d3e2 c1c2 d4d3,1529\n\
    a,8/8 w,b2c1 d3e2,9\nb,8/8/8/8/3p4/3k1P2/1K6/8 w - - 0 62,b2b9,9\nc\nd\ne\n";

/// Whoever has put these files into the folder of puzzles.
fn bringing(talk: &str) -> Table {
    let mut table = Table::solving(talk);
    let written = |file: &str, text| Written { file: format!("puzzles/{file}"), text };
    table.written = vec![
        written("closed.csv", Err(ErrorKind::PermissionDenied)),
        written("ladder.pgn", Ok(LADDER.to_owned())),
        written("rows.csv", Ok(ROWS.to_owned())),
    ];
    table
}

#[test]
fn puzzles_of_one_s_own_are_solved() {
    let mut table = bringing("en");
    table.types("puzzle ladder").types("Kf2").types("Ra7").types("Rb8").types("");
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > puzzle ladder
        A puzzle needs its position in the tag FEN. Ignored: line 5 of puzzles/ladder.pgn.
        Puzzle from ladder, 4 pieces.
        (game 1 waits)
        White: king g1, rooks a2, b1.
        Black: king h8.
        (what is the best move?)
        > Kf2
        Black answers king h8 g7. Try again.
        > Ra7
        Right. Black answers king h8 g8.
        > Rb8
        Right, that solves it.
        Mate.
        (puzzle/own:ladder/1: Wrong)
        Another one: Enter.
        > 
        You have had all of these puzzles.
        New puzzles: puzzle.
    "#]]);
}

#[test]
fn what_is_wrong_with_puzzles_of_one_s_own_is_told() {
    let mut table = bringing("en");
    table.types("puzzle closed").types("puzzle rows").types("Ke3").types("close");
    table.types("puzzle row");
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > puzzle closed
        The file cannot be read: its permissions do not allow it. Ignored: puzzles/closed.csv.
        No puzzles in closed.
        > puzzle rows
        There is no such position. Ignored: line 3 of puzzles/rows.csv.
        Move 1 cannot be played. Ignored: line 4 of puzzles/rows.csv.
        A row needs a name, a position, moves and a rating, with commas between. Ignored: line 5 of puzzles/rows.csv.
        And 2 more.
        Puzzle from rows, 4 pieces.
        (game 1 waits)
        Black: king d3, pawn d4.
        White: king c1, pawn f3.
        White has played king b2 c1.
        Black to move. Find the best move.
        > Ke3
        White answers king c1 c2. Try again.
        > close
        (puzzle/own:rows/05jkz: Wrong)
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
        > puzzle row
        No theme and no file called row. To hear the themes: puzzle themes.
        Your own files go into puzzles.
    "#]]);
}

#[test]
fn puzzles_of_one_s_own_are_solved_in_german() {
    let mut table = bringing("de");
    table.types("taktik ladder").types("weiter").types("taktik rows").types("schließen");
    table.expect(expect![[r#"
        (new game for two, in German)
        Bedenkzeit: 15 Minuten, plus 10 Sekunden je Zug.
        > taktik ladder
        Eine Aufgabe braucht ihre Stellung im Tag FEN. Ignoriert: Zeile 5 von puzzles/ladder.pgn.
        Taktikaufgabe aus ladder, 4 Figuren.
        Deine Partie 1 wartet. Zum Zurückkehren: schließen.
        Weiß: König g1, Türme a2, b1.
        Schwarz: König h8.
        Weiß am Zug. Finde den besten Zug.
        > weiter
        rook a2 a7, king h8 g8, rook b1 b8, checkmate.
        (puzzle/own:ladder/1: Wrong)
        Die nächste Aufgabe: Enter.
        > taktik rows
        So eine Stellung gibt es nicht. Ignoriert: Zeile 3 von puzzles/rows.csv.
        Zug 1 ist nicht möglich. Ignoriert: Zeile 4 von puzzles/rows.csv.
        Eine Zeile braucht einen Namen, eine Stellung, Züge und eine Wertung, mit Kommas dazwischen. Ignoriert: Zeile 5 von puzzles/rows.csv.
        Und 2 weitere.
        Taktikaufgabe aus rows, 4 Figuren.
        Schwarz: König d3, Bauer d4.
        Weiß: König c1, Bauer f3.
        Weiß hat king b2 c1 gespielt.
        Schwarz am Zug. Finde den besten Zug.
        > schließen
        Zurück zu Partie 1.
        Noch kein Zug.
        Die Uhren stehen. Enter startet sie.
    "#]]);
}

/// The ending of a file may be typed; of two files of one name it says which.
#[test]
fn a_file_of_one_s_own_is_named_with_its_ending() {
    let mut table = bringing("en");
    table.written.push(Written { file: "puzzles/ROWS.PGN".into(), text: Ok(LADDER.to_owned()) });
    table.types("puzzle rows.pgn").types("Ra7").types("Rb8").types("").types("puzzle rows.csv");
    table.types("puzzle rows.txt");
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > puzzle rows.pgn
        A puzzle needs its position in the tag FEN. Ignored: line 5 of puzzles/ROWS.PGN.
        Puzzle from ROWS, 4 pieces.
        (game 1 waits)
        White: king g1, rooks a2, b1.
        Black: king h8.
        (what is the best move?)
        > Ra7
        Right. Black answers king h8 g8.
        > Rb8
        Right, that solves it.
        Mate.
        (puzzle/own:ROWS/1: Right)
        Another one: Enter.
        > 
        You have had all of these puzzles.
        New puzzles: puzzle.
        > puzzle rows.csv
        There is no such position. Ignored: line 3 of puzzles/rows.csv.
        Move 1 cannot be played. Ignored: line 4 of puzzles/rows.csv.
        A row needs a name, a position, moves and a rating, with commas between. Ignored: line 5 of puzzles/rows.csv.
        And 2 more.
        Puzzle from rows, 4 pieces.
        Black: king d3, pawn d4.
        White: king c1, pawn f3.
        White has played king b2 c1.
        Black to move. Find the best move.
        > puzzle rows.txt
        No theme and no file called rows.txt. To hear the themes: puzzle themes.
        Your own files go into puzzles.
    "#]]);
}

#[test]
fn where_files_go_and_how_themes_are_heard_is_told() {
    let mut table = Table::solving("en");
    table.types("puzzle mine").types("puzzle themes");
    table.closed = vec![puzzles::FOLDER];
    table.types("puzzle mine").types("puzzle fork 3");
    let mut german = Table::solving("de");
    german.types("taktik mine.pgn").types("taktik themen");
    table.write(&german.transcript);
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > puzzle mine
        No theme and no file called mine. To hear the themes: puzzle themes.
        Your own files go into puzzles.
        > puzzle themes
        Themes: fork, pin, skewer, discovered attack, double check, undefended piece, back-rank mate, smothered mate, mate in one, mate in two, mate in three, sacrifice, promotion, trapped piece, quiet move, defence, zugzwang. Or type a number of pieces, or a rating.
        Also: easy, hard, opening, middlegame, endgame, streak.
        > puzzle mine
        puzzles cannot be read. Check its permissions.
        > puzzle fork 3
        None has so few pieces. There are some from 5 pieces on.
        (new game for two, in German)
        Bedenkzeit: 15 Minuten, plus 10 Sekunden je Zug.
        > taktik mine.pgn
        Weder ein Thema noch eine Datei heißt mine.pgn. Alle Themen hörst du mit: taktik themen.
        Eigene Dateien gehören in puzzles.
        > taktik themen
        Themen: Gabel, Fesselung, Spieß, Abzug, Doppelschach, ungedeckte Figur, Grundreihenmatt, ersticktes Matt, Matt in eins, Matt in zwei, Matt in drei, Opfer, Umwandlung, gefangene Figur, stiller Zug, Verteidigung, Zugzwang. Oder nenne eine Zahl von Figuren oder eine Wertung.
        Oder: leicht, schwer, Eröffnung, Mittelspiel, Endspiel, Serie.

    "#]]);
}

/// The word by which all themes are told is no theme itself.
#[test]
fn themes_are_told_in_every_language() {
    for talk in ["en", "de", "nl", "sv", "cs", "pl", "ru", "uk", "hu"]
        .into_iter()
        .chain(["tr", "fr", "es", "it", "pt", "pt-br", "ko", "th", "vi"])
    {
        let narrator = manner(talk).narrator;
        let said = |id: &str| written(&narrator.talk.sentence(id, &[]));
        let command = narrator.talk.command_name(Command::Puzzle);
        let mut table = Table::solving(talk);
        table.transcript.clear();
        table.types(&format!("{command} {}", said("puzzle-themes")));
        let is_told = [said("theme-fork"), said("theme-trapped")]
            .iter()
            .all(|theme| table.transcript.contains(theme.as_str()));
        assert!(is_told, "{talk}: {}", table.transcript);
    }
}

/// What a pawn becomes is heard with the move, and that it mates.
#[test]
fn a_reason_that_the_moves_have_told_is_not_told_again() {
    let promotes = "[FEN \"8/4P1k1/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. e8=N+ Kf8 2. Nc7 *\n";
    let stalemates = "[FEN \"k7/8/3Q4/8/8/8/8/K7 w - - 0 1\"]\n\n1. Qc7 *\n";
    let mut table = bringing("en");
    let written = |file: &str, text: &str| Written {
        file: format!("puzzles/{file}"),
        text: Ok(text.to_owned()),
    };
    table.written.push(written("knight.pgn", promotes));
    table.written.push(written("draw.pgn", stalemates));
    table.types("puzzle ladder").types("next").types("puzzle knight").types("next");
    table.types("puzzle draw").types("next").types("close");
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > puzzle ladder
        A puzzle needs its position in the tag FEN. Ignored: line 5 of puzzles/ladder.pgn.
        Puzzle from ladder, 4 pieces.
        (game 1 waits)
        White: king g1, rooks a2, b1.
        Black: king h8.
        (what is the best move?)
        > next
        rook a2 a7, king h8 g8, rook b1 b8, checkmate.
        (puzzle/own:ladder/1: Wrong)
        Another one: Enter.
        > puzzle knight
        Puzzle from knight, 3 pieces.
        White: king e1, pawn e7.
        Black: king g7.
        (what is the best move?)
        > next
        pawn e7 e8 promotes to knight, check, king g7 f8, knight e8 c7.
        (puzzle/own:knight/1: Wrong)
        Another one: Enter.
        > puzzle draw
        Puzzle from draw, 3 pieces.
        White: king a1, queen d6.
        Black: king a8.
        (what is the best move?)
        > next
        queen d6 c7.
        Draw by stalemate.
        It is a draw.
        (puzzle/own:draw/1: Wrong)
        Another one: Enter.
        > close
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
    "#]]);
}

#[test]
fn words_that_exclude_each_other_are_told() {
    let mut table = Table::solving("en");
    for words in ["easy hard", "8 20", "1500 1700", "opening endgame", "hard endgame 8"] {
        table.types(&format!("puzzle {words}"));
    }
    table.types("close");
    for words in ["knight 6 seconds 8 seconds", "knight 5 questions 6 questions", "knight 2 3"] {
        table.types(&format!("drill {words}"));
    }
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > puzzle easy hard
        easy and hard do not go together. Type one of them.
        > puzzle 8 20
        8 and 20 do not go together. Type one of them.
        > puzzle 1500 1700
        1500 and 1700 do not go together. Type one of them.
        > puzzle opening endgame
        opening and endgame do not go together. Type one of them.
        > puzzle hard endgame 8
        Puzzle, 8 pieces, rated 1291.
        (game 1 waits)
        White: king c3, pawns a4, f3, h4.
        Black: king c5, pawns a5, c4, h5.
        Black has played king d5 c5.
        (what is the best move?)
        > close
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
        > drill knight 6 seconds 8 seconds
        6 seconds and 8 seconds do not go together. Type one of them.
        > drill knight 5 questions 6 questions
        5 questions and 6 questions do not go together. Type one of them.
        > drill knight 2 3
        3: not understood. After the level, limits: 6 seconds, 20 questions, no repeats. Up to 600 seconds and 50 questions.
    "#]]);
}
