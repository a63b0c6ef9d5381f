//! A language that the program has never heard of: its folder is all that knows it.

use std::fs;
use std::path::Path;
use std::rc::Rc;

use expect_test::expect;
use shakmaty::{Board, Color, Position as _};
use tempfile::TempDir;
use touchmove::app::braille;
use touchmove::config::{BrailleTable, Names};
use touchmove::keymap::{self, Chord, Code};
use touchmove::laws::Position;
use touchmove::notation::read;
use touchmove::ui::completion::Offers;
use touchmove::ui::screen::scene::{Colors, Design, Theme};
use touchmove::ui::screen::{Screen, Wish};
use touchmove::ui::view::{GameCourse, Shown, View, Viewpoint};
use touchmove::voices::announce::Style;
use touchmove::voices::voice::Word;
use touchmove::voices::{Library, Narrator, Voice, written};

use crate::program::Home;
#[cfg(unix)]
use crate::program::{Running, lines_of};

/// The plurals of Polish, for a language must have plurals; the words are nobody's.
const VOICE: &str = r#"
language = "be"
keyboard = "gb"

[folding]
"ł" = "y"
"ø" = "oe"
"þ" = "th"

[letters]
king = "Ł"
queen = "Ø"
rook = "Þ"
bishop = "G"
knight = "S"
pawn = "P"

[pieces]
king = "łurk"
queen = "ømka"
rook = "þorn"
bishop = "gonka"
knight = "skøczka"
pawn = "pinka"

[words]
short-castling = "mała"
long-castling = "wiełka"
takes = "bije"
becomes = "robi"
en-passant = "mimo"
check = "szachu"
checkmate = "matu"

[understood]
yes = ["þak"]
no = ["nø"]

[settings]
time = ["øra"]

[values]
human = ["þelavek"]

[commands]
material = ["łiczba"]
board = ["øtable"]
quit = ["kønets"]

[openings]
"Sicilian Defense" = "Obrøna sycka"
"#;

const PHRASES: &str = "\
setup-language = { $number }: zorbsko.
setup-language-names = zorbsko, żorbi
minutes = { $n ->
    [one] { $n } minuka
    [few] { $n } minuki
   *[other] { $n } minuk
}
pawn = { $count ->
    [one] pinka
    [few] pinki
   *[other] pinek
}
braille-table = zorb-g1.ctb
help-board = øtable: co stoi na desce.
help-material = łiczba: ile kto ma.
goodbye = Pa, pa.
";

/// The folder of the voices, with this one in it.
fn drop_in(folder: &Path) {
    fs::create_dir_all(folder.join("zorb")).unwrap();
    fs::write(folder.join("zorb/voice.toml"), VOICE).unwrap();
    fs::write(folder.join("zorb/phrases.ftl"), PHRASES).unwrap();
}

fn library() -> (TempDir, Library) {
    let folder = TempDir::new().unwrap();
    drop_in(folder.path());
    let mut library = Library::built_in();
    library.add_folder(folder.path());
    (folder, library)
}

fn zorb() -> Rc<Voice> {
    let (_folder, mut library) = library();
    let voice = library.get("zorb").unwrap();
    assert_eq!(library.take_warnings(), []);
    voice
}

#[test]
fn a_language_in_a_folder_is_that_of_its_locale_and_announces_itself() {
    let (_folder, mut library) = library();
    assert_eq!(library.speaking("be_BY.UTF-8"), Some("zorb"));
    assert_eq!(library.speaking("de_AT.UTF-8"), Some("de"));
    assert_eq!(library.speaking("en_GB"), Some("en"));
    assert_eq!(["C", "POSIX", "", "bex", "p"].map(|other| library.speaking(other)), [None; 5]);
    let talk = zorb();
    assert_eq!(library.announcer(&talk).unwrap().name(), "zorb");
    let german = library.get("de").unwrap();
    assert_eq!(library.announcer(&german).unwrap().name(), "fide");
    assert_eq!((talk.keyboard(), german.keyboard()), (Some("gb"), Some("de")));
    let narrator = Narrator::new(talk.clone(), &talk, Style::default());
    let table = |narrator: &Narrator| braille::table(&BrailleTable::Auto, narrator).0;
    assert_eq!(table(&narrator), "zorb-g1.ctb");
}

#[test]
fn facts_of_another_language_are_not_those_of_a_language_that_leaves_them_out() {
    let folder = TempDir::new().unwrap();
    for (name, head) in
        [("bare", "language = \"pl\""), ("kin", "language = \"de\"\nparent = \"de\"")]
    {
        fs::create_dir(folder.path().join(name)).unwrap();
        fs::write(folder.path().join(name).join("voice.toml"), head).unwrap();
    }
    let mut library = Library::built_in();
    library.add_folder(folder.path());
    let mut known = |name: &str| {
        let voice = library.get(name).unwrap();
        let narrator = Narrator::new(voice.clone(), &voice, Style::default());
        let table = braille::table(&BrailleTable::Auto, &narrator).0;
        (table, voice.keyboard().map(str::to_owned), voice.same("Züge", "zuege"))
    };
    assert_eq!(known("bare"), ("language:pl".to_owned(), None, false));
    assert_eq!(known("kin"), ("de-g1.ctb".to_owned(), Some("de".to_owned()), true));
}

#[test]
fn a_language_in_a_folder_has_letters_plurals_and_words_of_its_own() {
    let voice = zorb();
    for (word, text) in [(Word::Yes, "þak"), (Word::Yes, "THAK"), (Word::No, "noe")] {
        assert_eq!(voice.word(text), Some(word), "{text}");
    }
    let count =
        |id: &str, n: usize| written(&voice.sentence(id, &[("n", n.into()), ("count", n.into())]));
    assert_eq!([1, 3, 5].map(|n| count("minutes", n)), ["1 minuka", "3 minuki", "5 minuk"]);
    assert_eq!([1, 3, 5].map(|n| count("pawn", n)), ["pinka", "pinki", "pinek"]);
    assert!(voice.openings_like("obroena").contains(&"Sicilian Defense"));

    let mut position = Position::default();
    for text in ["pinka e4", "P e7 e5", "skoeczka f3", "Sc6", "gonka b5", "pinka a6", "maya"] {
        let mv = read(text, &[voice.vocabulary()], &position).unwrap();
        let narrator = Narrator::new(voice.clone(), &voice, Style::default());
        let said = narrator.announcement(&position, mv);
        assert_eq!(said.language.tag(), "be");
        assert_eq!(read(&said.written, &[voice.vocabulary()], &position).unwrap(), mv);
        position.play_unchecked(mv);
    }
}

#[test]
fn the_letters_of_a_language_in_a_folder_find_the_lines_of_a_list() {
    let narrator = Narrator::new(zorb(), &zorb(), Style::default());
    let keymap = keymap::Library::built_in().get("lichess", "us").unwrap();
    let look = Design {
        theme: Theme::Dark,
        colors: Colors::All,
        is_dark: true,
        ahead: false,
        width: None,
    };
    let mut screen = Screen::new(
        narrator,
        keymap,
        look,
        (80, 24),
        Vec::new(),
        Offers::default(),
        Names::default(),
    );
    let view = View {
        board: Board::default(),
        bottom: Color::White,
        last: None,
        check: None,
        held: None,
        targets: shakmaty::Bitboard::EMPTY,
        header: Vec::new(),
        pending: None,
        clocks: None,
        moves: Vec::new(),
        timed: false,
        quickplay: false,
        asked: None,
        here: None,
        course: GameCourse::default(),
        done: None,
        weeks: Vec::new(),
        walking: false,
        told: Shown(true),
        spot: Viewpoint::Home,
        matters: Vec::new(),
        boards: Vec::new(),
        room: None,
    };
    let mut press = |code| {
        let chord = Chord { code, control: false, alt: false, shift: false };
        screen.press(chord, &view).into_iter().find_map(|wish| match wish {
            Wish::Hear(said) => Some(said.written()),
            _ => None,
        })
    };
    press(Code::F(2));
    let mut finds = |sign, line: &str| {
        let found = press(Code::Char(sign)).unwrap_or_default();
        press(Code::Escape);
        assert!(found.starts_with(line), "{sign}: {found}");
    };
    finds('ł', "łiczba");
    finds('ø', "øtable");
    // No line begins with a y: it stands for the ł.
    finds('y', "łiczba");
}

#[cfg(unix)]
#[test]
fn a_player_whose_language_is_a_folder_starts_and_plays_in_it() {
    let home = Home::new();
    drop_in(&home.data("voices"));
    let mut command = home.command(&["play", "--seed", "7", "--opponent", "human"]);
    command.env("LANG", "be_BY.UTF-8");
    let mut running = Running::of(command);
    running.feed(lines_of(&["skoeczka f3", "pinka e5", "yiczba", "koenets"]).into_bytes());
    expect![[r#"
        skøczka g1 f3
        pinka e7 e5
        Material is level.
        White: 1 queen, 2 rooks, 2 bishops,
        2 knights, 8 pinek.
        Black: 1 queen, 2 rooks, 2 bishops,
        2 knights, 8 pinek.
        Game 1 saved. To continue: touchmove resume
        Pa, pa.
    "#]]
    .assert_eq(&running.end().transcript());
}

#[test]
fn what_is_wrong_with_the_facts_of_a_language_is_told_with_its_line() {
    let home = Home::new();
    home.write(
        "voices/nn/voice.toml",
        "language = \"no such tag\"\nkeyboard = \"zz\"\n\n[folding]\n\"ä\" = \"ae\"\n\"sch\" = \"s\"\n",
    );
    let folder = home.data("voices");
    let run = home.run(&["voices", "check", folder.to_str().unwrap()]);
    assert_eq!(run.code, Some(1), "{run:#?}");
    expect![[r#"
        sch is not a single letter. Write one before the equals sign. Ignored: line 6 of VOICES/nn/voice.toml.
        no such tag is not a language tag. Write one such as de or pt-BR. Ignored: line 1 of VOICES/nn/voice.toml.
        Unknown keyboard: zz. Write one of br, ch, cz, de, es, fr, gb, hu, it, kr, nl, pl, pt, ru, se, th, tr, ua, us, vn. Ignored: line 2 of VOICES/nn/voice.toml.
    "#]].assert_eq(&run.err.replace(folder.to_str().unwrap(), "VOICES"));
}
