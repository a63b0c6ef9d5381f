//! The voices that are shipped: complete, without a warning, and able to read back what they say.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::rc::Rc;

use proptest::prelude::*;
use shakmaty::{Color, Move, Position as _, Role};
use touchmove::command::desk::DESK_COMMANDS;
use touchmove::command::{COMMANDS, Command};
use touchmove::describe::{Question, answer};
use touchmove::keymap::layout;
use touchmove::laws::{Position, Variant};
use touchmove::notation::{Atom, NotRead, Spelling, openings, read};
use touchmove::voices::announce::{ExtraWords, Style};
use touchmove::voices::library::ROOT;
use touchmove::voices::pack::State;
use touchmove::voices::{Form, Library, Narrator, Span, Voice, written};

use crate::program::Home;

/// The names of the voices that are compiled in.
fn all() -> Vec<String> {
    Library::built_in().names().into_iter().map(str::to_owned).collect()
}

/// Those of them that have sentences.
fn talk() -> Vec<String> {
    all().into_iter().filter(|name| voice(name).has_sentence("setup-language")).collect()
}

fn voice(name: &str) -> Rc<Voice> {
    let mut library = Library::built_in();
    let voice = library.get(name).unwrap();
    assert_eq!(library.take_warnings(), []);
    voice
}

fn file(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

#[test]
fn every_folder_of_voices_is_compiled_in() {
    let folders = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("voices")).unwrap();
    let folders = folders.map(Result::unwrap).filter(|entry| entry.path().is_dir());
    let names = folders.map(|entry| entry.file_name().into_string().unwrap());
    assert_eq!(names.collect::<BTreeSet<_>>(), all().into_iter().collect());
}

#[test]
fn the_program_finds_nothing_wrong_with_them() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/voices");
    let run = Home::new().run(&["voices", "check", folder]);
    // What may still be missing, another test counts.
    let wrong: Vec<&str> = run.err.lines().filter(|line| !line.starts_with("Missing: ")).collect();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// A file of sentences; empty where a voice has none yet.
fn sentences_in(voice: &str, name: &str) -> String {
    let path = format!("voices/{voice}/{name}.ftl");
    if Path::new(env!("CARGO_MANIFEST_DIR")).join(&path).exists() {
        file(&path)
    } else {
        String::new()
    }
}

/// The names of the sentences of a voice, with the gaps that each has.
fn sentences(voice: &str) -> BTreeMap<String, BTreeSet<String>> {
    let files = ["phrases", "lessons"].map(|name| sentences_in(voice, name));
    let text = files.concat();
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut name = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((id, _)) =
            line.split_once(" =").filter(|_| line.starts_with(char::is_alphabetic))
        {
            id.clone_into(&mut name);
            assert!(found.insert(name.clone(), BTreeSet::new()).is_none(), "{name} stands twice");
        }
        for gap in line.split('$').skip(1) {
            let gap = gap.chars().take_while(char::is_ascii_alphanumeric).collect();
            found.get_mut(&name).unwrap().insert(gap);
        }
    }
    found
}

#[test]
fn every_shipped_voice_loads_without_a_warning() {
    for name in &all() {
        assert_eq!(voice(name).name(), name);
    }
}

#[test]
fn every_talking_voice_has_the_sentences_of_the_english_one_with_the_same_gaps() {
    let english = sentences(ROOT);
    // New sentences that drafts do not have yet.
    let new: BTreeSet<String> =
        file("tests/data/untranslated.txt").lines().map(str::to_owned).collect();
    let (mut wrong, mut needed) = (Vec::new(), BTreeSet::new());
    for name in &talk() {
        let own = sentences(name);
        let is_draft = voice(name).review().is_some_and(|review| review.state == State::Draft);
        let may_lack = |id: &String| is_draft && new.contains(id);
        // A voice of another country of the same language has what differs.
        let is_variant = name.contains('-');
        for id in english.keys().filter(|id| !is_variant && !own.contains_key(*id)) {
            if may_lack(id) {
                needed.insert(id.clone());
            } else {
                wrong.push(format!("{name}: {id} is missing"));
            }
        }
        // Pieces with colours are built in English and may be inflected elsewhere; headings are those
        // of languages in which a number changes the word behind it.
        let built =
            |id: &str| ["white-", "black-", "heading-"].iter().any(|kind| id.starts_with(kind));
        for (id, gaps) in own.iter().filter(|(id, _)| !built(id)) {
            if english.get(id) != Some(gaps) {
                wrong.push(format!("{name}: {id} has {gaps:?}, not {:?}", english.get(id)));
            }
        }
    }
    wrong.extend(new.difference(&needed).map(|id| format!("{id} is missing nowhere")));
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn no_other_word_for_a_choice_is_one_for_its_opposite_or_says_nothing() {
    let pairs = [
        ["light", "dark"],
        ["mate", "stalemate"],
        ["won", "drawn"],
        ["clocks", "arbiter"],
        ["with", "without"],
    ];
    let mut wrong = Vec::new();
    for talk in &talk() {
        let voice = voice(talk);
        let listed = |id: &str| -> Vec<String> {
            written(&voice.sentence(id, &[])).split(", ").map(str::to_owned).collect()
        };
        let words = |choice: &str| {
            let mut words = vec![written(&voice.sentence(&format!("choice-{choice}"), &[]))];
            words.extend(listed(&format!("choice-{choice}-also")));
            words
        };
        let filler = listed("choice-filler");
        for pair in pairs {
            let [one, other] = pair.map(words);
            let all: Vec<&String> = one.iter().chain(&other).collect();
            for (at, word) in all.iter().enumerate() {
                let is = |known: &&String| voice.same(known, word);
                if all[..at].iter().copied().any(|known| is(&known))
                    || filler.iter().any(|it| is(&it))
                {
                    wrong.push(format!("{talk}: {word}"));
                }
            }
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn the_keyboard_of_every_voice_is_one() {
    let known = layout::built_in();
    for voice in all().iter().map(|name| voice(name)) {
        let named = voice.keyboard();
        assert!(
            named.is_none_or(|name| known.iter().any(|known| known.name() == name)),
            "{named:?}"
        );
    }
}

#[test]
fn every_sentence_that_the_code_names_is_there() {
    let known = sentences("en");
    let calls = [
        "say(",
        "said(",
        "sentence(",
        "word(",
        "one(",
        "notice(",
        "self.line(",
        "urgent(",
        "of(",
        "timed(",
        "numbered(",
        "plain(",
        "counted(",
    ];
    let mut missing = Vec::new();
    let code = glob("src").into_iter().chain(glob("crates/words/src"));
    let code = code.filter(|path| !path.replace('\\', "/").contains("archive/entry"));
    for path in code.filter(|path| !path.ends_with("tests.rs")) {
        // Formatting must not matter: a call may stand over several lines.
        let text: String = fs::read_to_string(&path).unwrap().split_whitespace().collect();
        for call in calls {
            for rest in text.split(call).skip(1) {
                let argument = rest.trim_start_matches("Priority::Answer,");
                let argument = argument.trim_start_matches("Priority::Urgent,");
                let argument = argument.trim_start_matches("Priority::Move,");
                let argument = argument.trim_start_matches("true,").trim_start_matches("false,");
                let Some((id, _)) = argument.strip_prefix('"').and_then(|id| id.split_once('"'))
                else {
                    continue;
                };
                if !known.contains_key(id) && id.chars().all(|c| c.is_ascii_lowercase() || c == '-')
                {
                    missing.push(format!("{path}: {id}"));
                }
            }
        }
    }
    assert!(missing.is_empty(), "\n{}", missing.join("\n"));
}

fn glob(folder: &str) -> Vec<String> {
    let mut files = Vec::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    for entry in fs::read_dir(root).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(glob(path.to_str().unwrap()));
        } else {
            files.push(path.display().to_string());
        }
    }
    files
}

#[test]
fn every_command_has_a_help_that_begins_with_its_name_in_its_language() {
    for talk in &talk() {
        let voice = voice(talk);
        for spec in COMMANDS {
            let help = written(&voice.sentence(&format!("help-{}", spec.name), &[]));
            let name = voice.command_name(spec.command);
            // With a slash where it would be a move without it.
            let begun = help.trim_start_matches('/').starts_with(name);
            assert!(begun, "{talk}: {name} has the help `{help}`");
            assert_eq!(voice.command(spec.name), Some(spec.command), "{talk}: {}", spec.name);
        }
    }
}

#[test]
fn every_command_of_the_desk_has_a_help_that_begins_with_its_name_in_its_language() {
    for talk in &talk() {
        let voice = voice(talk);
        for spec in DESK_COMMANDS {
            let help = written(&voice.sentence(&format!("help-desk-{}", spec.name), &[]));
            let name = voice.desk_name(spec.command);
            assert!(help.starts_with(name), "{talk}: {name} has the help `{help}`");
            assert_eq!(voice.desk_command(spec.name), Some(spec.command), "{talk}: {}", spec.name);
        }
    }
    for talk in talk().iter().filter(|name| *name != ROOT) {
        let voice = voice(talk);
        let mut seen = BTreeSet::new();
        for (name, command) in voice.desk_commands() {
            assert!(seen.insert(name.clone()), "{talk}: {name} stands twice");
            assert_eq!(voice.desk_command(name), Some(*command), "{talk}: {name}");
        }
        // An envelope is one in Portuguese too, and an article one in French.
        let is_same = |name: &str| {
            talk.starts_with("pt") && name == "envelope" || talk == "fr" && name == "article"
        };
        for spec in DESK_COMMANDS.iter().filter(|spec| !is_same(spec.name)) {
            assert_ne!(voice.desk_name(spec.command), spec.name, "{talk}");
        }
    }
}

#[test]
fn every_reason_for_an_end_has_a_sentence() {
    let known = sentences("en");
    for id in touchmove::voices::narrate::ended_ids() {
        assert!(known.contains_key(&id), "{id}");
    }
}

#[test]
fn no_name_of_a_command_hides_another_or_a_move() {
    for talk in &talk() {
        let voice = voice(talk);
        let mut seen = BTreeSet::new();
        for (name, command) in voice.commands() {
            assert!(seen.insert(name.clone()), "{talk}: {name} stands twice");
            assert_eq!(voice.command(name), Some(*command), "{talk}: {name}");
            // What is asked for by the word of an announcement is read with the move behind it.
            if matches!(command, Command::Check | Command::Mate) {
                continue;
            }
            assert!(voice.vocabulary().meanings(name).is_empty(), "{talk}: {name} is in moves too");
        }
    }
}

#[test]
fn plurals_are_right() {
    let count = |talk: &str, id: &str, n: usize| -> String {
        let spans = voice(talk).sentence(id, &[("count", n.into()), ("n", n.into())]);
        spans.iter().map(|span| span.written.as_str()).collect()
    };
    assert_eq!(count("en", "knight", 1), "knight");
    assert_eq!(count("en", "white-knight", 2), "white knights");
    assert_eq!(count("en", "minutes", 1), "1 minute");
    assert_eq!(count("de", "minutes", 1), "eine Minute");
    assert_eq!(count("de", "seconds", 30), "30 Sekunden");
    assert_eq!(count("de", "black-pawn", 2), "schwarze Bauern");
}

#[test]
fn the_blind_appendix_is_written_as_printed_and_spelt_for_the_ear() {
    let fide = voice("fide");
    let squares: Vec<String> = shakmaty::Square::ALL.map(|square| fide.square(square)).into();
    assert_eq!(squares[0], "Anna eins");
    assert_eq!(squares[34], "Cesar fünf");
    assert_eq!(squares[63], "Hector acht");
    let fide = fide.beside(&voice("en"), Spelling::Auto);
    assert_eq!(fide.span("Läufer Cesar fünf").spoken, "Läufer Zäsar fünf");
    assert_eq!(fide.span("Läufer Cesar fünf").written, "Laeufer Cesar fuenf");
    assert_eq!(fide.span("Kurze Rochade").spoken, "Kurze Roschade");
    assert_eq!(fide.language().tag(), "de");
}

#[test]
fn an_answer_mixes_languages_by_spans() {
    let narrator = narrator("fide", Form::Long);
    let said = narrator
        .answers()
        .of(&answer(Question::Square(shakmaty::Square::E2), &Position::default()));
    assert_eq!(said.written(), "Eva zwei: white pawn, light square.");
    let languages: Vec<&str> = said.spans.iter().map(|span| span.language.tag()).collect();
    assert_eq!(languages[0], "de");
    assert!(languages[1..].iter().all(|&language| language == "en"), "{languages:?}");
}

#[test]
fn s5_figures_are_written_together_and_said_one_by_one() {
    let announced = |moves: &str, position: &Position, mv: &str| {
        let mv: shakmaty::san::San = mv.parse().unwrap();
        narrator(moves, Form::Figures).announcement(position, mv.to_move(position).unwrap())
    };
    let said = announced("fide", &Position::default(), "e4");
    assert_eq!((said.written.as_str(), said.spoken.as_str()), ("5254", "fünf zwei, fünf vier"));
    let said = announced("en", &Position::default(), "Nf3");
    assert_eq!((said.written.as_str(), said.spoken.as_str()), ("7163", "7 1, 6 3"));
    let fen = "7k/2P5/8/8/8/8/8/4K3 w - - 0 1".parse::<shakmaty::fen::Fen>().unwrap();
    let last: Position =
        Position::from_setup(fen.into_setup(), shakmaty::CastlingMode::Standard).unwrap();
    assert_eq!(announced("en", &last, "c8=N").spoken, "3 7, 3 8, 4");
    let check = announced("en", &last, "c8=Q+");
    assert_eq!(
        (check.written.as_str(), check.spoken.as_str()),
        ("37381, check", "3 7, 3 8, 1, check")
    );
}

fn narrator(moves: &str, form: Form) -> Narrator {
    let style = Style { form, extra: ExtraWords(true), ..Style::default() };
    Narrator::new(voice("en"), &voice(moves), style)
}

/// A game of random legal moves.
fn random_game(choices: &[u16]) -> Vec<(Position, Move)> {
    let mut position = Position::default();
    let mut game = Vec::new();
    for &choice in choices {
        let moves = position.legal_moves();
        let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
        game.push((position.clone(), mv));
        position.play_unchecked(mv);
    }
    game
}

/// All voices, read once for all games.
fn all_read() -> Library {
    thread_local! {
        static VOICES: Library = {
            let mut library = Library::built_in();
            let _ = library.usable();
            library
        };
    }
    VOICES.with(Library::clone)
}

/// How many voices read the same move, so that more voices take no longer.
const SIDE_BY_SIDE: usize = 4;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    /// Said, printed or respelt for the ear, each voice understands itself; long form always, short
    /// form at least as one of the readings that the player is asked for. The voices take turns.
    #[test]
    fn every_voice_reads_back_what_it_says(choices in prop::collection::vec(any::<u16>(), 120)) {
        let mut library = all_read();
        let names = all();
        let turns = names.len().div_ceil(SIDE_BY_SIDE);
        for (turn, name) in names.iter().enumerate() {
            let moves = library.get(name).unwrap();
            let talk = library.speaking(moves.language().tag()).unwrap().to_owned();
            let talk = library.get(&talk).unwrap();
            for form in [Form::Long, Form::Short, Form::Figures] {
                let style = Style { form, extra: ExtraWords(true), ..Style::default() };
                let narrator = Narrator::new(Rc::clone(&talk), &moves, style);
                let vocabularies = [talk.vocabulary(), narrator.moves.vocabulary()];
                let game = random_game(&choices).into_iter().enumerate();
                for (_, (position, mv)) in game.filter(|(ply, _)| ply % turns == turn % turns) {
                    let said = narrator.announcement(&position, mv);
                    for text in [&said.written, &said.spoken] {
                        match read(text, &vocabularies, &position) {
                            Ok(read) => prop_assert_eq!(read, mv, "{}: {}", name, text),
                            Err(NotRead::Ambiguous(moves)) => {
                                prop_assert!(form == Form::Short, "{}: {}", name, text);
                                prop_assert!(moves.contains(&mv), "{}: {}", name, text);
                            }
                            Err(error) => prop_assert!(false, "{name}: {text}: {error:?}"),
                        }
                    }
                }
            }
        }
    }

    /// Whatever is typed, reading it never panics, and what is read is legal.
    #[test]
    fn anything_can_be_typed(text in "\\PC{0,40}", choices in prop::collection::vec(any::<u16>(), 20)) {
        let (english, fide) = (voice("en"), voice("fide"));
        let vocabularies = [english.vocabulary(), fide.vocabulary()];
        let position = random_game(&choices).pop().map_or_else(Position::default, |(position, _)| position);
        if let Ok(mv) = read(&text, &vocabularies, &position) {
            prop_assert!(position.is_legal(mv));
        }
    }
}

#[test]
fn a_sample_game_is_spoken_in_every_voice() {
    let moves = ["e4", "d5", "exd5", "Nf6", "Nf3", "Nxd5", "Be2", "Nc6", "O-O"];
    let english = voice("en");
    for name in &all() {
        let narrator = narrator(name, Form::Long);
        let mut position = Position::default();
        for text in moves {
            let mv = read(text, &[english.vocabulary()], &position).unwrap();
            let said = narrator.announcement(&position, mv);
            assert!(!said.written.contains("  ") && said.written.trim() == said.written);
            assert_eq!(said.language, *narrator.moves.language());
            position.play_unchecked(mv);
        }
        assert_eq!(position.turn(), Color::Black);
    }
}

#[test]
fn openings_have_german_names_and_where_a_part_has_none_all_is_spoken_as_english() {
    let german = voice("de");
    let said = |name: &str| -> Vec<(String, String)> {
        let spans = german.opening(name).into_iter();
        spans.map(|span| (span.language.to_string(), span.written)).collect()
    };
    let written = |name: &str| said(name).into_iter().map(|(_, text)| text).collect::<String>();
    assert_eq!(
        written("Sicilian Defense: Najdorf Variation, English Attack"),
        "Sizilianische Verteidigung, Najdorf-Variante, Englischer Angriff"
    );
    let whole = said("Italian Game: Hungarian Defense, Mokele Mbembe");
    let spoken_as: Vec<&str> = whole.iter().map(|(language, _)| language.as_str()).collect();
    assert_eq!(spoken_as, ["en"; 5]);
    let english = voice("en").opening("Sicilian Defense: Najdorf Variation");
    assert_eq!(
        english.iter().map(|span| &*span.written).collect::<String>(),
        "Sicilian Defense, Najdorf Variation"
    );
}

#[test]
fn an_opening_is_found_by_words_of_its_german_name_in_every_spelling() {
    let german = voice("de");
    for text in
        ["Königsindisch", "koenigsind", "VERTEIDIGUNG konigsind", "Königsind., Verteidigung"]
    {
        assert!(german.openings_like(text).contains(&"King's Indian Defense"), "{text}");
    }
    assert!(!german.openings_like("koenigsind").contains(&"Sicilian Defense"));
    assert!(german.openings_like(" ").is_empty());
    assert!(voice("en").openings_like("King").is_empty());
}

#[test]
fn every_name_of_an_opening_is_one_of_the_table_and_most_have_a_german_one() {
    let parts: BTreeSet<&str> =
        openings::all().flat_map(|opening| openings::parts(opening.name)).collect();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for talk in talk() {
        let path = format!("voices/{talk}/openings.toml");
        if !root.join(&path).exists() {
            continue;
        }
        let file: toml::Table = file(&path).parse().unwrap();
        let names = file["openings"].as_table().unwrap();
        let is_strange = |name: &&String| !name.contains('*') && !parts.contains(name.as_str());
        let strange: Vec<&String> = names.keys().filter(is_strange).collect();
        assert!(strange.is_empty(), "{talk}: {strange:?}");
    }
    let german = voice("de");
    let in_german =
        |part: &&&str| german.opening(part).iter().all(|span| span.language.tag() == "de");
    let known = parts.iter().filter(in_german).count();
    assert!(known * 100 > parts.len() * 80, "{known} of {}", parts.len());
}

/// Letters and words that must never be taken for each other, also as they are compared: without accents
/// and capitals. A file and a rank stand at their own places in a square.
#[test]
fn no_word_of_a_voice_means_two_things() {
    let is_square = |atom: &&Atom| matches!(atom, Atom::File(_) | Atom::Rank(_));
    let mut wrong = Vec::new();
    for name in &all() {
        let voice = voice(name);
        for (word, meanings) in voice.vocabulary().words() {
            let files = meanings.iter().filter(|atom| matches!(atom, Atom::File(_))).count();
            let squares = meanings.iter().filter(is_square).count();
            let is_square = squares == meanings.len() && files < 2 && squares - files < 2;
            // The English rook is a castle too; whether one moves or two men do, is seen.
            let is_castle = meanings == [Atom::Piece(Role::Rook), Atom::Castling];
            if meanings.len() > 1 && !is_square && !is_castle {
                wrong.push(format!("{name}: {word} means {meanings:?}"));
            }
        }
        let letters = voice.vocabulary().letters();
        let lower = Role::ALL.map(|role| letters[role].to_lowercase());
        for (at, letter) in lower.iter().enumerate().filter(|(_, letter)| !letter.is_empty()) {
            if lower[..at].contains(letter) {
                wrong.push(format!("{name}: two pieces have the letter {letter}"));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// Where two voices have the same word for different things, only who uses one of them is understood with
/// it. A word that means nothing in one of them does no harm: `at`, `de`.
#[test]
fn d29_words_that_mean_one_thing_here_and_another_there_are_known() {
    let mut known: BTreeMap<String, BTreeMap<String, Vec<String>>> = BTreeMap::new();
    for name in all() {
        let voice = voice(&name);
        for (words, meanings) in voice.vocabulary().words() {
            let something = meanings.iter().any(|atom| *atom != Atom::Noise);
            let meant = known.entry(words.to_owned()).or_default();
            if something {
                meant.entry(format!("{meanings:?}")).or_default().push(name.clone());
            }
        }
    }
    known.retain(|_, meant| meant.len() > 1);
    let line = |(words, meant): (&String, &BTreeMap<String, Vec<String>>)| {
        let meant: Vec<_> =
            meant.iter().map(|(means, names)| format!("{means} in {}", names.join(" "))).collect();
        format!("{words}: {}\n", meant.join(", "))
    };
    let differ: String = known.iter().map(line).collect();
    expect_test::expect![[r#""#]].assert_eq(&differ);
}

/// Voices of the player's own, with a word for a rank, one for yes or no and one for a command.
fn home_with_voices(voices: &[(&str, &str, &str, &str)]) -> Home {
    let home = Home::new();
    for (name, four, answer, command) in voices {
        let text = format!(
            "language = \"{name}\"\nparent = \"en\"\n[understood]\n{four}\n{answer}\n[commands]\n{command}\n"
        );
        home.write(&format!("voices/{name}/voice.toml"), text);
    }
    home
}

#[test]
fn words_of_other_voices_are_understood_where_they_agree() {
    let home = home_with_voices(&[
        ("hr", "4 = [\"kvárr\"]", "yes = [\"dahj\"]", "board = [\"plóchq\"]"),
        ("sk", "4 = [\"kvarr\", \"štyrr\"]", "yes = [\"hej\"]", "board = [\"plochq\"]"),
    ]);
    assert_eq!(home.run(&["read", "e kvarr"]).transcript(), "e4 e2e4\n");
    assert_eq!(home.run(&["read", "e štyrr"]).transcript(), "e4 e2e4\n");
    let board = home.run(&["ask", "board"]).transcript();
    assert_eq!(home.run(&["ask", "plochq"]).transcript(), board);
    let odd = home_with_voices(&[
        ("hr", "4 = [\"kvárr\"]", "yes = [\"dahj\"]", "board = [\"plóchq\"]"),
        ("sk", "3 = [\"kvarr\"]", "no = [\"dahj\"]", "last = [\"plochq\"]"),
    ]);
    assert!(odd.run(&["read", "e kvarr"]).refusal(1).starts_with("Unknown: kvarr."));
    assert!(odd.run(&["ask", "plochq"]).refusal(1).starts_with("Unknown: plochq."));
    // The player's own voice decides.
    assert_eq!(odd.run(&["read", "e kvarr", "--moves", "sk"]).transcript(), "e3 e2e3\n");
    // A letter of another voice is no piece, and no letter at all.
    home.write(
        "voices/hr/voice.toml",
        "language = \"hr\"\n[letters]\nking = \"K\"\nqueen = \"Y\"\n\
        rook = \"J\"\nbishop = \"L\"\nknight = \"W\"\npawn = \"\"\n",
    );
    assert!(home.run(&["read", "Yd2"]).refusal(1).starts_with("No piece is called Y."));
    let queen =
        home.run(&["read", "Yh5", "--moves", "hr", "--position", "4k3/8/8/8/8/8/8/3QK3 w - -"]);
    assert_eq!(queen.transcript(), "Qh5+ d1h5\n");
}

#[test]
fn every_game_has_a_name_in_every_language() {
    for name in all() {
        let narrator = Narrator::new(voice("en"), &voice(&name), Style::default());
        let called = |variant| written(&narrator.variants().name(variant));
        let games: BTreeSet<String> = Variant::ALL.into_iter().map(called).collect();
        assert_eq!(games.len(), Variant::ALL.len(), "{name}: {games:?}");
        assert!(games.iter().all(|game| !game.is_empty()), "{name}: {games:?}");
    }
}

#[test]
fn e21_the_name_of_an_opening_is_of_one_language() {
    let mut library = Library::built_in();
    let names: Vec<String> = library.talk_names().into_iter().map(str::to_owned).collect();
    for name in names {
        let voice = library.get(&name).unwrap();
        for opening in touchmove::notation::openings::all() {
            let spans = voice.opening(opening.name);
            // Portuguese is one language on both sides of the sea.
            let language = |span: &Span| span.language.tag()[..2].to_owned();
            let first = language(&spans[0]);
            assert!(spans.iter().all(|span| language(span) == first), "{name}: {}", opening.name);
            let written: String = spans.iter().map(|span| span.written.as_str()).collect();
            let letters = || written.chars().filter(|c| c.is_alphabetic());
            let is_latin = |c: char| c < '\u{250}' || ('\u{1e00}'..'\u{1f00}').contains(&c);
            let one = letters().all(is_latin) || !letters().any(is_latin);
            assert!(one, "{name}: {written}");
            let is_english = first == "en" || !written.contains("Symmetrical");
            assert!(is_english, "{name}: {written}");
        }
    }
}
