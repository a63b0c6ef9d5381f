//! Every language of the program: a game with its questions in the words that its players type, what
//! espeak-ng makes of its words, and its braille, read back.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command as Process, Stdio};
use std::rc::Rc;

use shakmaty::{CastlingMode, Color, File, Position as _, Rank, Role, Square};
use touchmove::command::Command;
use touchmove::describe::{Answer, Placed};
use touchmove::keymap::Action;
use touchmove::laws::Position;
use touchmove::louis::{self, Table};
use touchmove::notation::{Check, Illegal, MoveParts, NotRead, SaidOrigin, position, read};
use touchmove::voices::announce::Style;
use touchmove::voices::{Form, Library, Narrator, Utterance, Voice, written};

use crate::kept::compare;
use crate::program::{Home, undated};

fn voice(name: &str) -> Rc<Voice> {
    Library::built_in().get(name).unwrap()
}

fn all() -> Vec<String> {
    Library::built_in().names().into_iter().map(str::to_owned).collect()
}

/// The voices with sentences, each with the one that announces moves beside it.
fn talks() -> Vec<(Rc<Voice>, Rc<Voice>)> {
    let mut library = Library::built_in();
    let voices: Vec<_> = all().iter().filter_map(|name| library.get(name)).collect();
    let talks = voices.into_iter().filter(|voice| voice.has_sentence("setup-language"));
    let with = |talk: Rc<Voice>| (Rc::clone(&talk), library.announcer(&talk).unwrap());
    talks.map(with).collect()
}

fn kept(folder: &str, name: &str) -> PathBuf {
    let data = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(folder);
    std::fs::create_dir_all(&data).unwrap();
    data.join(format!("{name}.txt"))
}

/// Morphy against the Duke of Brunswick and Count Isouard, Paris 1858.
const GAME: &str = "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 \
                    Bxb5+ Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#";

/// Before which ply, counted from 1, what is asked.
const ASKED: [(usize, Command, &str); 16] = [
    (2, Command::Last, ""),
    (4, Command::Turn, ""),
    (7, Command::Moves, "d4"),
    (8, Command::Attackers, "f3"),
    (9, Command::Material, ""),
    (11, Command::Opening, ""),
    (14, Command::Captures, ""),
    (16, Command::Board, ""),
    (18, Command::Colour, "b5"),
    (20, Command::Rays, "b5"),
    (22, Command::Defenders, "d7"),
    (24, Command::Captured, ""),
    (26, Command::WhatIf, "d1 d7"),
    (28, Command::Knight, "f6"),
    (30, Command::Score, ""),
    (32, Command::Draw, ""),
];

/// Moves are typed as the voice announces them, questions by the names that it has for them.
fn typed(talk: &Rc<Voice>, moves: &Rc<Voice>) -> Vec<String> {
    let style = Style { form: Form::Long, ..Style::default() };
    let narrator = Narrator::new(Rc::clone(talk), moves, style);
    let english = voice("en");
    let mut position = Position::default();
    let mut lines =
        vec![format!("{} {}", talk.command_name(Command::Pieces), talk.piece(Role::Pawn))];
    for (at, text) in GAME.split_whitespace().enumerate() {
        for (_, command, rest) in ASKED.iter().filter(|(number, ..)| *number == at + 1) {
            lines.push(format!("{} {rest}", talk.command_name(*command)).trim_end().to_owned());
        }
        let mv = read(text, &[english.vocabulary()], &position).unwrap();
        lines.push(narrator.announcement(&position, mv).written);
        position.play_unchecked(mv);
    }
    lines.push(talk.command_name(Command::Quit).to_owned());
    lines
}

/// Where the moves are played that players type.
const PLAYED: [(&str, &[&str]); 6] = [
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &["Nf3", "e4"]),
    ("rnbqkbnr/pppp1ppp/8/4p3/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 1", &["Nxe5"]),
    ("r3k2r/8/8/3p4/4P3/8/8/R3K2R w KQkq - 0 1", &["exd5", "O-O", "O-O-O"]),
    ("8/4P2k/8/8/8/8/8/4K3 w - - 0 1", &["e8=Q", "e8=N"]),
    ("4k3/8/8/8/8/8/8/3QKB2 w - - 0 1", &["Qh5+", "Bc4"]),
    ("7k/8/8/8/8/8/8/R4RK1 w - - 0 1", &["Rad1"]),
];

/// `tests/data/typed` has a file for each language: a move in English notation, and what a player may type
/// for it, with semicolons between.
#[test]
fn moves_are_read_as_players_type_them() {
    let mut wrong = Vec::new();
    for (talk, moves) in talks() {
        let text = std::fs::read_to_string(kept("typed", talk.name())).unwrap();
        let mut lines: BTreeMap<&str, &str> =
            text.lines().map(|line| line.split_once(": ").unwrap()).collect();
        for (fen, san) in
            PLAYED.iter().flat_map(|(fen, sans)| sans.iter().map(move |san| (fen, san)))
        {
            let texts = lines.remove(san).unwrap_or_else(|| panic!("{}: {san}", talk.name()));
            let position = position::read(fen, CastlingMode::Standard).unwrap();
            let mv = read(san, &[voice("en").vocabulary()], &position);
            let found = |text| read(text, &[talk.vocabulary(), moves.vocabulary()], &position);
            let misread = texts.split("; ").filter(|text| found(text) != mv);
            wrong.extend(misread.map(|text| format!("{}: {text}: {:?}", talk.name(), found(text))));
        }
        assert!(lines.is_empty(), "{}: {lines:?}", talk.name());
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What tells something and changes nothing, so that it can be asked twice.
const TOLD: [Command; 14] = [
    Command::Board,
    Command::Rank,
    Command::File,
    Command::Attackers,
    Command::Defenders,
    Command::Moves,
    Command::Captures,
    Command::Turn,
    Command::Last,
    Command::Captured,
    Command::Material,
    Command::Clock,
    Command::Colour,
    Command::Opening,
];

#[test]
fn questions_are_answered_as_players_ask_them() {
    for (talk, moves) in talks() {
        let mut asked: Vec<String> = Vec::new();
        let mut named: Vec<String> = Vec::new();
        for &(ref phrase, command) in talk.phrases_asked() {
            let about = match command {
                _ if !phrase.contains("{}") => "",
                Command::Rank => "4",
                Command::File => "e",
                _ => "e4",
            };
            let line = phrase.replace("{}", about);
            assert_eq!(talk.asked(&line), Some((command, about)), "{}: {line}", talk.name());
            if TOLD.contains(&command) {
                asked.push(line);
                named.push(format!("{} {about}", talk.command_name(command)));
            }
        }
        assert!(asked.len() > 20, "{}: {asked:?}", talk.name());
        // What a phrase means has been seen; that it is asked by it, three alphabets show.
        if !["en", "ru", "ko"].contains(&talk.name()) {
            continue;
        }
        let heard = |lines: &[String]| {
            let args = ["--talk", talk.name(), "--moves", moves.name(), "--opponent", "human"];
            let lines = ["e4", "e5"].into_iter().chain(lines.iter().map(String::as_str));
            let lines: Vec<&str> = lines.chain([talk.command_name(Command::Quit)]).collect();
            undated(&Home::new().play(&args, &lines).transcript())
        };
        assert_eq!(heard(&asked), heard(&named), "{}", talk.name());
    }
}

/// Lines that begin with `< ` are typed; what was read in answer to all of them is below.
#[test]
fn a_game_is_typed_and_read_in_every_language() {
    for (talk, moves) in talks() {
        let (home, lines) = (Home::new(), typed(&talk, &moves));
        let args = ["--talk", talk.name(), "--moves", moves.name(), "--opponent", "human"];
        let heard = undated(
            &home.play(&args, &lines.iter().map(String::as_str).collect::<Vec<_>>()).transcript(),
        );
        let typed = format!("< {}\n", lines.join("\n< "));
        compare(&kept("languages", talk.name()), &(typed + &heard));
    }
}

/// What espeak-ng makes of the words of each voice, so that a change of a word or of its spelling for
/// the ear is seen, and heard by whoever made it. Another version than 1.51 may say it otherwise.
#[test]
fn the_sounds_of_every_voice_are_those_that_were_heard() {
    if !espeak_version().contains("1.51") {
        return;
    }
    for name in all() {
        let voice = voice(&name);
        // It has no voice for Thai that anybody understands.
        if voice.language().tag() == "th" {
            continue;
        }
        let words = words_of(&voice);
        let spoken: Vec<String> = words.iter().map(|(_, spoken)| spoken.clone()).collect();
        let sounds = sounds(voice.language().tag(), &spoken);
        assert_eq!(sounds.len(), words.len(), "{name}");
        let line = |((written, spoken), sound): (&(String, String), &String)| match spoken {
            spoken if spoken == written => format!("{written}: {sound}\n"),
            spoken => format!("{written} = {spoken}: {sound}\n"),
        };
        compare(&kept("sounds", &name), &words.iter().zip(&sounds).map(line).collect::<String>());
    }
}

/// The letter a is an article or a preposition in many languages, and e a conjunction.
#[test]
fn s3_no_letter_of_a_file_is_read_as_a_word() {
    if !espeak_version().contains("1.51") {
        return;
    }
    let mut wrong = Vec::new();
    for (talk, _) in talks() {
        let tag = talk.language().tag().to_owned();
        // It has no voice for Thai that anybody understands.
        if tag == "th" {
            continue;
        }
        for file in File::ALL {
            let named = talk.span(talk.file(file)).spoken;
            wrong.extend(misread(&tag, &named, &standing_alone(&talk, file)));
            wrong.extend(square_misread(&tag, &named, &talk, file));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A letter that is no piece is named, and then those that are.
#[test]
fn s3_no_letter_of_a_piece_is_read_as_a_word() {
    if !espeak_version().contains("1.51") {
        return;
    }
    let mut wrong = Vec::new();
    for (talk, _) in talks().into_iter().filter(|(talk, _)| talk.language().tag() != "th") {
        let narrator = Narrator::new(Rc::clone(&talk), &talk, Style::default());
        let letter = |role| talk.vocabulary().letter(role).to_owned();
        let pieces = Role::ALL.map(letter).into_iter();
        let is_latin = !["ko", "ru", "uk"].contains(&talk.language().tag());
        let others = ('A'..='Z').filter(|_| is_latin).map(String::from);
        for named in pieces.chain(others) {
            let text = spoken(&narrator.entries().not_read(&NotRead::NoPiece(named.clone())));
            wrong.extend(misread(talk.language().tag(), &talk.span(&named).spoken, &[text]));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What of these texts is read so that a letter in them is no letter. Alone, it is read as one.
fn misread(tag: &str, named: &str, texts: &[String]) -> Vec<String> {
    let alone = sounds(tag, &[named.to_owned()]).remove(0);
    let compared = compared(tag);
    let letter = compared(&alone);
    let is_misread = |(text, sound): &(&String, String)| {
        // Some letters have names of several words.
        if alone.contains(' ') {
            return !compared(sound).contains(&letter);
        }
        let is_joined = text.contains(&format!("{named}-"));
        let is_it = |word: &str| word == letter || is_joined && word.starts_with(&letter);
        sound.split(' ').filter(|word| is_it(&compared(word))).count() < times(named, text)
    };
    let sounds = sounds(tag, texts);
    let misread = texts.iter().zip(sounds).filter(is_misread);
    misread.map(|(text, sound)| format!("{tag}: {text}: {sound}, not {letter}")).collect()
}

/// What of the squares of a file does not begin with its letter.
fn square_misread(tag: &str, named: &str, voice: &Voice, file: File) -> Vec<String> {
    let letter = compared(tag)(&sounds(tag, &[named.to_owned()]).remove(0));
    let square = |rank| voice.span(&voice.square(Square::from_coords(file, rank))).spoken;
    let squares = Rank::ALL.map(square);
    let sounds = sounds(tag, &squares);
    let misread = squares.iter().zip(sounds).filter(|(_, sound)| {
        let first = sound.split(' ').next().unwrap_or_default();
        !compared(tag)(first).contains(&letter)
    });
    misread.map(|(square, sound)| format!("{tag}: {square}: {sound}, not {letter}")).collect()
}

/// What of a sound is compared. In Czech the letter a is long, and short it is the word for "and".
fn compared(tag: &str) -> fn(&str) -> String {
    if tag == "cs" { bare_but_length } else { bare }
}

/// How often a text has the name of a file for itself.
fn times(name: &str, text: &str) -> usize {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| *word == name).count()
}

/// What is heard where a file is named without its rank: of a move from there, and of what stands there.
fn standing_alone(voice: &Rc<Voice>, file: File) -> Vec<String> {
    let style = Style { form: Form::Short, ..Style::default() };
    let narrator = Narrator::new(Rc::clone(voice), voice, style);
    let to = if file == File::D { Square::E1 } else { Square::D1 };
    let from = |role, rank| MoveParts {
        dropped: false,
        role,
        from: Square::from_coords(file, rank),
        to,
        origin: SaidOrigin::File,
        captured: None,
        en_passant: false,
        promotion: None,
        castling: None,
        check: Check::None,
    };
    let taking = |parts| MoveParts { captured: Some(Role::Bishop), to: Square::B6, ..parts };
    let rook = from(Role::Rook, Rank::First);
    let moves = [taking(from(Role::Pawn, Rank::Fifth)), taking(rook), rook];
    let piece = Role::Pawn.of(Color::Black);
    let placed = |file| Placed { square: Square::from_coords(file, Rank::Seventh), piece };
    let none_takes = Illegal::NoPawnTakes(File::B, file);
    let rows =
        [vec![file], File::ALL[file as usize..].to_vec(), File::ALL[..=file as usize].to_vec()];
    let rows = rows.map(|row| Answer::Rank(Rank::Seventh, row.into_iter().map(placed).collect()));
    let said = |answer: &Answer| spoken(&narrator.answers().of(answer));
    let moves = moves.iter().map(|parts| voice.announce(parts, style).spoken);
    let others = [
        spoken(&narrator.answers().of(&Answer::File(file, vec![placed(File::H)]))),
        spoken(&narrator.entries().illegal(none_takes)),
        narrator
            .keyboard()
            .action(&Action::File(file))
            .iter()
            .map(|span| span.spoken.as_str())
            .collect(),
    ];
    moves.chain(rows.iter().map(said)).chain(others).collect()
}

/// All that is handed to the synthesiser.
fn spoken(utterance: &Utterance) -> String {
    utterance.spans.iter().map(|span| span.spoken.as_str()).collect()
}

/// How espeak-ng tells that a word is of another language.
const LANGUAGES: [&str; 2] = ["(en)", "(ko)"];

/// A sound without stress, length, tone and what its neighbours make of it.
fn bare(sound: &str) -> String {
    bare_but_length(sound).replace(':', "")
}

fn bare_but_length(sound: &str) -> String {
    let sound = LANGUAGES.iter().fold(sound.to_lowercase(), |sound, mark| sound.replace(mark, ""));
    let voiceless = [('v', 'f'), ('z', 's'), ('d', 't'), ('b', 'p'), ('g', 'k')];
    let sound: String = sound
        .chars()
        .map(|c| voiceless.iter().find(|(voiced, _)| *voiced == c).map_or(c, |(_, other)| *other))
        .collect();
    sound.chars().filter(|c| c.is_alphabetic() || matches!(c, '#' | '@' | '&' | ':')).collect()
}

fn espeak_version() -> String {
    let run = Process::new("espeak-ng").arg("--version").output();
    run.map(|run| String::from_utf8_lossy(&run.stdout).into_owned()).unwrap_or_default()
}

/// What a voice says most, written and as it is handed to the synthesiser.
fn words_of(voice: &Rc<Voice>) -> Vec<(String, String)> {
    let mut texts: Vec<String> = Role::ALL.map(|role| voice.piece(role).to_owned()).into();
    let squares = ["a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8", "e4", "g1"];
    texts.extend(squares.map(|square| voice.square(square.parse().unwrap())));
    let narrator = Narrator::new(Rc::clone(voice), voice, Style::default());
    let position = |fen: &str| -> Position {
        let fen: shakmaty::fen::Fen = fen.parse().unwrap();
        Position::from_setup(fen.into_setup(), shakmaty::CastlingMode::Standard).unwrap()
    };
    let moves = [
        ("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1", "e1g1"),
        ("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1", "e1c1"),
        ("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1", "e5d6"),
        ("3r2k1/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8q"),
        ("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1", "e1e8"),
    ];
    texts.extend(moves.map(|(fen, uci)| {
        let before = position(fen);
        let mv = uci.parse::<shakmaty::uci::UciMove>().unwrap().to_move(&before).unwrap();
        narrator.announcement(&before, mv).written
    }));
    let sentences = ["color-white", "color-black", "ended-checkmate-draw", "yes", "no"];
    let own = sentences.into_iter().filter(|id| voice.has_sentence(id));
    texts.extend(own.map(|id| written(&voice.sentence(id, &[]))));
    let spoken = |text: String| (text.clone(), voice.span(&text).spoken);
    texts.into_iter().map(spoken).collect()
}

/// The phonemes of texts, one by one.
fn sounds(language: &str, texts: &[String]) -> Vec<String> {
    let said = |text: &String| {
        let mut espeak = Process::new("espeak-ng");
        espeak.args(["-q", "-x", "-v", &language.to_lowercase(), text.as_str()]);
        let run = espeak.output().unwrap();
        assert!(run.status.success(), "{language}: {text}");
        let sound = String::from_utf8(run.stdout).unwrap();
        sound.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    texts.iter().map(said).collect()
}

/// A language has a table of liblouis only if what is written by it is read back as it was: as letters
/// and digits, of which the case may differ.
#[test]
fn the_braille_of_every_language_reads_back() {
    if louis::version().is_err() {
        return;
    }
    for (talk, moves) in talks() {
        let Some(table) = talk.fact("braille-table") else { continue };
        let texts = sample(&talk, &moves);
        let lines: Vec<&str> = texts.iter().map(String::as_str).collect();
        let cells = louis::translate(&Table(table.clone()), &lines).unwrap();
        let cells: Vec<String> = cells.into_iter().map(|cells| cells.expect(&table)).collect();
        let mut wrong = BTreeMap::new();
        for (text, read) in texts.iter().zip(read_back(&table, &cells)) {
            if letters(text) != letters(&read) {
                wrong.insert(text.clone(), read);
            }
        }
        // Some tables have one cell for two signs, such as that of ¿ and 5 in Spanish.
        let most = texts.len() / 25;
        assert!(wrong.len() <= most, "{}, {table}, of {}: {wrong:#?}", talk.name(), texts.len());
    }
}

/// Sentences without gaps, and what is announced.
fn sample(talk: &Rc<Voice>, moves: &Rc<Voice>) -> Vec<String> {
    let text = std::fs::read_to_string(
        PathBuf::from(env!("CARGO_MANIFEST_DIR"))
            .join(format!("voices/{}/phrases.ftl", talk.name())),
    );
    let text = text.unwrap();
    let plain = text
        .lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic()) && !line.contains('{'))
        // These are in the scripts of all languages.
        .filter(|line| !line.starts_with("setup-language-names"));
    let sentences = plain.filter_map(|line| Some(line.split_once(" = ")?.1.to_owned()));
    let is_text = |text: &String| !text.contains(['/', '-', '[', '=', '_']) && text.contains(' ');
    let mut texts: Vec<String> = sentences.filter(is_text).step_by(4).take(100).collect();
    texts.extend(typed(talk, moves));
    // A colon is read back as a digit by some tables that write it right.
    texts.iter().map(|text| text.replace([':', '.', '?', ';'], "")).collect()
}

fn letters(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

fn read_back(table: &str, cells: &[String]) -> Vec<String> {
    let mut louis = Process::new("lou_translate");
    louis.args(["--backward", &format!("unicode.dis,{table}")]);
    louis.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut running = louis.spawn().unwrap();
    let mut input = running.stdin.take().unwrap();
    let lines = cells.join("\n") + "\n";
    let writing = std::thread::spawn(move || input.write_all(lines.as_bytes()));
    let run = running.wait_with_output().unwrap();
    writing.join().unwrap().unwrap();
    String::from_utf8(run.stdout).unwrap().lines().map(str::to_owned).collect()
}
