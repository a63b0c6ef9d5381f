//! A move as it is written on a score sheet, in the letters of every voice, is that move: never another,
//! and never none.

use std::fs;
use std::path::Path;
use std::rc::Rc;

use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{
    CastlingMode, CastlingSide, Color, Move, Piece, Position as _, Role, Setup, Square,
};
use touchmove::laws::Position;
use touchmove::notation::pgn::{Found, Reader};
use touchmove::notation::{Atom, NotRead, Vocabulary, position, read, written};
use touchmove::voices::{Library, Voice};

/// Numbers that look random and are the same at each run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, count: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % count
    }
}

/// A position of a game of random moves.
fn played(dice: &mut Dice) -> Position {
    let mut position = Position::default();
    for _ in 0..8 + dice.below(70) {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        position.play_unchecked(moves[dice.below(moves.len())]);
    }
    position
}

/// A board with several queens, rooks, knights and bishops of the player to move, and pawns that promote.
fn crowded(dice: &mut Dice) -> Position {
    loop {
        let mut setup = Setup::empty();
        let turn = if dice.below(2) == 0 { Color::White } else { Color::Black };
        setup.turn = turn;
        let roles = [Role::Queen, Role::Rook, Role::Knight, Role::Bishop];
        let own = roles.into_iter().flat_map(|role| [role.of(turn); 3]);
        let pawns = [turn.pawn(); 3].into_iter().chain([(!turn).knight(); 4]);
        let kings = [turn.king(), (!turn).king()];
        for piece in own.chain(pawns).chain(kings) {
            put(&mut setup, piece, dice);
        }
        if let Ok(position) = Position::from_setup(setup, CastlingMode::Standard)
            && !position.legal_moves().is_empty()
        {
            return position;
        }
    }
}

fn put(setup: &mut Setup, piece: Piece, dice: &mut Dice) {
    let rank = match piece.role {
        Role::Pawn => 8 * piece.color.fold_wb(6, 1),
        _ => 8 * dice.below(8),
    };
    let square = Square::new(u32::try_from(rank + dice.below(8)).unwrap());
    if setup.board.piece_at(square).is_none() {
        setup.board.set_piece_at(square, piece);
    }
}

fn positions() -> Vec<Position> {
    let mut dice = Dice(44);
    let mut all: Vec<Position> = (0..10).map(|_| played(&mut dice)).collect();
    all.extend((0..14).map(|_| crowded(&mut dice)));
    all
}

/// A text, and the legal moves that it says.
type Said = (String, Vec<Move>);

/// Every way to write a move in these letters.
fn spellings(position: &Position, mv: Move, letters: &Vocabulary) -> Vec<Said> {
    if let Some(side) = mv.castling_side() {
        let texts = match side {
            CastlingSide::KingSide => ["O-O", "0-0", "O–O"],
            CastlingSide::QueenSide => ["O-O-O", "0-0-0", "O–O–O"],
        };
        return texts.map(|text| (text.to_owned(), vec![mv])).to_vec();
    }
    let from = mv.from().unwrap();
    let (file, rank) = (from.file().char().to_string(), from.rank().char().to_string());
    let origins = match mv.role() {
        Role::Pawn if mv.is_capture() => vec![(true, false)],
        Role::Pawn => vec![(false, false)],
        _ => vec![(false, false), (true, false), (false, true), (true, true)],
    };
    let letter = if mv.role() == Role::Pawn { "" } else { letters.letter(mv.role()) };
    let check = SanPlus::from_move(position.clone(), mv)
        .suffix
        .map_or_else(String::new, |it| it.to_string());
    let mut all = Vec::new();
    for (has_file, has_rank) in origins {
        let fits = |other: &Move| {
            let square = other.from().unwrap();
            other.role() == mv.role()
                && !other.is_castle()
                && other.to() == mv.to()
                && other.promotion() == mv.promotion()
                && (mv.role() != Role::Pawn || other.is_capture() == mv.is_capture())
                && (!has_file || square.file() == from.file())
                && (!has_rank || square.rank() == from.rank())
        };
        let meant: Vec<Move> = position.legal_moves().into_iter().filter(fits).collect();
        let file = if has_file { &*file } else { "" };
        let rank = if has_rank { &*rank } else { "" };
        let becomes = mv.promotion().map_or("", |role| letters.letter(role));
        for takes in if mv.is_capture() { &["x", ""][..] } else { &[""] } {
            for sign in if mv.is_promotion() { &["=", ""][..] } else { &[""] } {
                let text = format!("{letter}{file}{rank}{takes}{}{sign}{becomes}", mv.to());
                all.push((format!("{text}{check}"), meant.clone()));
                all.push((text, meant.clone()));
            }
        }
    }
    all
}

/// The languages, each as the voice in which its moves are said and the one in which all else is.
fn languages() -> Vec<(String, Rc<Voice>, Rc<Voice>)> {
    let mut library = Library::built_in();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("voices");
    let folders = fs::read_dir(folder).unwrap().map(Result::unwrap);
    let folders = folders.filter(|entry| entry.path().is_dir());
    let mut names: Vec<String> =
        folders.map(|entry| entry.file_name().into_string().unwrap()).collect();
    names.sort();
    let mut all = Vec::new();
    for name in names {
        let voice = library.get(&name).unwrap();
        let talk = name.strip_prefix("fide-").and_then(|name| library.get(name));
        let talk = talk.unwrap_or_else(|| Rc::clone(&voice));
        all.push((name, voice, talk));
    }
    all
}

/// At a board a text is the move that is meant, or is asked about; a file has one meaning or none.
fn assert_reads(
    name: &str,
    own: &[&Vocabulary],
    position: &Position,
    (text, mv): (&str, Move),
    meant: &[Move],
) {
    let why = || format!("{name}: {text} in {}", position::write(position));
    match (read(text, own, position), meant) {
        (Ok(found), [only]) => assert_eq!(found, *only, "{}", why()),
        (Err(NotRead::Ambiguous(found)), [_, _, ..])
            if found.len() == meant.len() && found.contains(&mv) => {}
        (found, _) => panic!("{}: {found:?}, not {meant:?}", why()),
    }
    let in_file = written(text, own[0].notation()).unwrap().to_move(position).ok();
    assert_eq!(in_file, meant.first().copied().filter(|_| meant.len() == 1), "{}", why());
}

#[test]
fn l5_a_score_sheet_move_is_that_move_in_every_voice_and_in_files() {
    let english = Library::built_in().get("en").unwrap();
    let positions = positions();
    let mut tried = 0;
    for (name, moves, talk) in languages() {
        let own = [moves.vocabulary(), talk.vocabulary(), english.vocabulary()];
        for position in &positions {
            for mv in position.legal_moves() {
                for (text, meant) in spellings(position, mv, own[0]) {
                    assert_reads(&name, &own, position, (&text, mv), &meant);
                    tried += 1;
                }
            }
        }
    }
    assert!(tried > 50_000, "{tried}");
}

/// With letters in another case or with blanks a text may say two moves: then both are asked about, and
/// none is chosen.
#[test]
fn l5_in_another_case_or_with_blanks_no_move_is_played_for_another() {
    let english = Library::built_in().get("en").unwrap();
    let positions = positions();
    let mut tried = 0;
    for (name, moves, talk) in languages() {
        let own = [moves.vocabulary(), talk.vocabulary(), english.vocabulary()];
        for position in positions.iter().step_by(3) {
            let moves = position.legal_moves().into_iter().filter(|mv| mv.role() != Role::Pawn);
            let said = moves.flat_map(|mv| {
                let texts = spellings(position, mv, own[0]).into_iter();
                texts.map(move |(text, meant)| (mv, in_other_cases(&text), meant))
            });
            for (mv, others, meant) in said {
                tried += others.len();
                for other in &others {
                    assert_none_is_chosen(&name, &own, position, (other, mv), &meant);
                }
            }
        }
    }
    assert!(tried > 30_000, "{tried}");
}

/// A text in small letters, in large ones, and with a blank behind its first letters.
fn in_other_cases(text: &str) -> Vec<String> {
    let parted = |at| {
        let (at, _) = text.char_indices().nth(at)?;
        let (letter, square) = text.split_at(at);
        Some(format!("{letter} {square}"))
    };
    let cases = [text.to_lowercase(), text.to_uppercase()];
    cases.into_iter().chain((1..3).filter_map(parted)).collect()
}

fn assert_none_is_chosen(
    name: &str,
    own: &[&Vocabulary],
    position: &Position,
    (text, mv): (&str, Move),
    meant: &[Move],
) {
    let is_sure =
        |known: &&&Vocabulary| written(text, known.notation()).is_some_and(|found| found.is_sure());
    let Ok(found) = read(text, own, position) else { return };
    let is_written_so = own.iter().find(is_sure).is_some();
    let why = || format!("{name}: {text} in {}", position::write(position));
    assert!(meant == [found] || meant != [mv] || is_written_so, "{}: {found}", why());
}

#[test]
fn l5_a_file_in_the_letters_of_a_language_has_those_moves() {
    for (name, moves, _) in languages() {
        let letters = moves.vocabulary();
        let mut dice = Dice(5);
        for _ in 0..3 {
            let start = crowded(&mut dice);
            let fen = position::write(&start);
            let mv = {
                let all = start.legal_moves();
                all[dice.below(all.len())]
            };
            let (text, _) = spellings(&start, mv, letters)
                .into_iter()
                .find(|(_, meant)| meant.len() == 1)
                .unwrap();
            let dots = if start.turn() == Color::White { "1." } else { "1..." };
            let pgn = format!("[FEN \"{fen}\"]\n[SetUp \"1\"]\n\n{dots} {text} *\n");
            let mut reader = Reader::in_letters(Some(letters.notation().clone()));
            let mut found = Vec::new();
            let mut each = |it: Found| {
                if let Found::Game(game) = it {
                    found.push(game.moves.clone());
                }
            };
            reader.feed(pgn.as_bytes(), &mut each);
            reader.finish(&mut each);
            assert_eq!(found, [vec![mv]], "{name}: {pgn}");
        }
    }
}

/// The text in a position with the words of two voices, in SAN.
fn said(fen: &str, moves: &str, talk: &str, text: &str) -> Result<String, NotRead> {
    let mut library = Library::built_in();
    let voices = [moves, talk, "en"].map(|name| library.get(name).unwrap());
    let position: Position =
        Position::from_setup(fen.parse::<Fen>().unwrap().into_setup(), CastlingMode::Standard)
            .unwrap();
    let own: Vec<&Vocabulary> = voices.iter().map(|voice| voice.vocabulary()).collect();
    let mv = read(text, &own, &position)?;
    Ok(SanPlus::from_move(position, mv).to_string())
}

#[test]
fn l5_names_of_letters_fillers_and_words_come_after_what_is_written() {
    let queen = "6k1/8/8/8/7Q/8/3P4/4Q1K1 w - - 0 1";
    assert_eq!(said(queen, "de", "de", "Dee4").as_deref(), Ok("Qee4"));
    assert_eq!(said(queen, "fide", "de", "Dee4").as_deref(), Ok("Qee4"));
    // In the wrong case, or apart, it may be either.
    for text in ["dee4", "Dee 4", "dee 4"] {
        let found = said(queen, "de", "de", text);
        assert!(
            matches!(&found, Err(NotRead::Ambiguous(moves)) if moves.len() == 2),
            "{text}: {found:?}"
        );
    }
    assert_eq!(said(queen, "de", "de", "dee four").as_deref(), Ok("d4"));
    // A queen that cannot go there is no pawn.
    let alone = "6k1/8/8/8/8/8/3P4/6K1 w - - 0 1";
    assert!(matches!(said(alone, "de", "de", "Dee4"), Err(NotRead::Illegal(_))));
    assert_eq!(said(alone, "en", "en", "Dee4").as_deref(), Ok("d4"));
    for text in ["dee four", "Dee four", "dee 4"] {
        assert_eq!(said(alone, "de", "de", text).as_deref(), Ok("d4"), "{text}");
    }
    assert_eq!(said(alone, "de", "de", "de vier").as_deref(), Ok("d4"));
    let rook = "6k1/8/8/8/4R3/8/1P5K/4R3 w - - 0 1";
    assert_eq!(said(rook, "hu", "hu", "Bee3").map_err(|_| ()), Err(()));
    assert_eq!(
        said("6k1/8/8/8/7R/8/1P5K/4R3 w - - 0 1", "hu", "hu", "Bee4").as_deref(),
        Ok("Ree4")
    );
    assert_eq!(said("6k1/8/8/8/8/8/1P5K/8 w - - 0 1", "en", "en", "bee four").as_deref(), Ok("b4"));
    let first = "6k1/8/8/8/8/6K1/8/R6R w - - 0 1";
    assert_eq!(said(first, "de", "de", "The1").as_deref(), Ok("Rhe1"));
    assert_eq!(said(first, "de", "de", "the1").as_deref(), Ok("Rhe1"));
    assert_eq!(said(first, "en", "en", "the rook h1 e1").as_deref(), Ok("Rhe1"));
    assert_eq!(said("6k1/8/8/8/2R5/8/7K/R7 w - - 0 1", "tr", "tr", "Kcc1").as_deref(), Ok("Rcc1"));
    assert_eq!(said("6k1/8/3R4/8/3R4/8/7K/8 w - - 0 1", "tr", "tr", "K6d5").as_deref(), Ok("R6d5"));
    let takes = "7k/8/8/8/4p3/3P4/8/4RK2 w - - 0 1";
    assert_eq!(said(takes, "vi", "vi", "Xe4").as_deref(), Ok("Rxe4"));
    assert_eq!(said(takes, "vi", "vi", "dxe4").as_deref(), Ok("dxe4"));
}

#[test]
fn l5_the_player_s_own_voices_decide_in_their_order() {
    // A Spanish king, an English rook.
    let both = "6k1/8/8/8/8/8/8/4K2R w - - 0 1";
    assert_eq!(said(both, "es", "es", "Rf1").as_deref(), Ok("Kf1"));
    assert_eq!(said(both, "en", "es", "Rf1").as_deref(), Ok("Rf1"));
    assert_eq!(said(both, "es", "en", "Rf1").as_deref(), Ok("Kf1"));
    // Where it is not legal in the first, it is what it is in the next.
    assert_eq!(said(both, "es", "en", "Rh5").as_deref(), Ok("Rh5"));
}

#[test]
fn l5_words_are_understood_wherever_nothing_is_written_so() {
    let start = Position::default();
    let english = Library::built_in().get("en").unwrap();
    for (name, moves, talk) in languages() {
        let own = [moves.vocabulary(), talk.vocabulary(), english.vocabulary()];
        let is_word =
            |word: &str| word.chars().count() > 1 && word.chars().all(char::is_alphabetic);
        let ranks = own[0].words().filter(|(word, atoms)| {
            is_word(word) && **atoms == [Atom::Rank(shakmaty::Rank::Fourth)]
        });
        let ranks: Vec<&str> = ranks.map(|(word, _)| word).collect();
        for (word, atoms) in own[0].words().filter(|(word, _)| is_word(word)) {
            let [Atom::File(file)] = *atoms else { continue };
            for rank in &ranks {
                let text = format!("{word} {rank}");
                let found = read(&text, &own, &start);
                let to = Square::from_coords(file, shakmaty::Rank::Fourth);
                let is_meant = |mv: &Move| mv.to() == to && mv.role() == Role::Pawn;
                let is_asked =
                    matches!(&found, Err(NotRead::Ambiguous(moves)) if moves.iter().any(is_meant));
                assert!(
                    found.as_ref().is_ok_and(is_meant) || is_asked,
                    "{name}: {text}: {found:?}"
                );
            }
        }
    }
}
