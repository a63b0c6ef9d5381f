//! Every language as its players type and write it: claims in several words, spaces where they put them,
//! words in the form that their grammar wants, and their own letters in braille.

use std::rc::Rc;

use shakmaty::{Move, Position as _, Role};
use touchmove::command::{Claimable, Command};
use touchmove::config::Key;
use touchmove::laws::Position;
use touchmove::notation::braille::cell::Cell;
use touchmove::notation::braille::text;
use touchmove::notation::{MoveParts, read};
use touchmove::voices::announce::Style;
use touchmove::voices::voice::Word;
use touchmove::voices::{Library, Narrator, Value, Voice, written};

use crate::program::Home;

fn voice(name: &str) -> Rc<Voice> {
    Library::built_in().get(name).unwrap()
}

#[test]
fn l1_a_claim_is_understood_in_all_its_words() {
    let claims = [
        ("en", "threefold repetition", Claimable::Threefold, ""),
        ("en", "a draw by threefold repetition with Nf3", Claimable::Threefold, "Nf3"),
        ("en", "threefold a takes b5", Claimable::Threefold, "a takes b5"),
        ("en", "threefold repetition with a 4", Claimable::Threefold, "a 4"),
        ("en", "the fifty-move rule", Claimable::Fifty, ""),
        ("en", "illegal move", Claimable::Illegal, ""),
        ("en", "a win on time", Claimable::Flag, ""),
        ("en", "five seconds a move", Claimable::Seconds, ""),
        ("de", "Remis durch dreifache Stellungswiederholung", Claimable::Threefold, ""),
        ("de", "fünfzig Züge", Claimable::Fifty, ""),
        ("de", "wegen dreifacher Stellungswiederholung", Claimable::Threefold, ""),
        ("de", "50-Züge-Regel", Claimable::Fifty, ""),
        ("es", "triple repetición", Claimable::Threefold, ""),
        ("es", "triple de cuatro", Claimable::Threefold, "de cuatro"),
        ("fr", "cinquante coups", Claimable::Fifty, ""),
        ("fr", "coup illégal", Claimable::Illegal, ""),
        ("it", "cinquanta mosse", Claimable::Fifty, ""),
        ("nl", "drie keer", Claimable::Threefold, ""),
        ("pl", "trzykrotne powtórzenie pozycji", Claimable::Threefold, ""),
        ("cs", "padesát tahů", Claimable::Fifty, ""),
        ("ru", "троекратное повторение позиции", Claimable::Threefold, ""),
        ("uk", "неможливий хід", Claimable::Illegal, ""),
        ("pt", "três vezes", Claimable::Threefold, ""),
        ("pt", "tripla a toma b5", Claimable::Threefold, "a toma b5"),
        ("pt-br", "lance ilegal", Claimable::Illegal, ""),
        ("tr", "elli hamle kuralı", Claimable::Fifty, ""),
        ("hu", "háromszori ismétlés", Claimable::Threefold, ""),
        ("sv", "femtio drag", Claimable::Fifty, ""),
        ("vi", "ba lần", Claimable::Threefold, ""),
        ("vi", "năm mươi nước Mf3", Claimable::Fifty, "Mf3"),
        ("vi", "rụng cờ", Claimable::Flag, ""),
        ("vi", "không hợp lệ", Claimable::Illegal, ""),
        ("ko", "동형 반복", Claimable::Threefold, ""),
        ("ko", "시간 초과", Claimable::Flag, ""),
        ("th", "ซ้ำสามครั้ง", Claimable::Threefold, ""),
        ("th", "รูปหมาก ซ้ำสามครั้ง", Claimable::Threefold, ""),
    ];
    for (talk, text, claimed, behind) in claims {
        assert_eq!(voice(talk).claimed(text), Some((claimed, behind)), "{talk}: {text}");
    }
    for (talk, text) in [("en", "e4"), ("en", "the draw"), ("ru", "ход"), ("ko", ""), ("th", "ม้า")]
    {
        assert_eq!(voice(talk).claimed(text), None, "{talk}: {text}");
    }
}

#[test]
fn l2_l4_a_name_is_the_same_with_other_spaces() {
    for (talk, text, command) in [
        ("ko", "새 대국", Command::New),
        ("ko", "이어 두기", Command::Resume),
        ("ko", "대국 목록", Command::Games),
        ("ko", "잡힌 기물", Command::Captured),
        ("ko", "캐슬링 권리", Command::Castling),
        ("vi", "đồng hồ", Command::Clock),
        ("th", "เข้า แนว", Command::Variation),
        ("fr", "droits de roque", Command::Castling),
    ] {
        assert_eq!(voice(talk).command(text), Some(command), "{talk}: {text}");
    }
    assert_eq!(voice("vi").word("năm giây"), Some(Word::Seconds));
    assert_eq!(voice("ko").word("시간 초과"), Some(Word::Flag));
    assert_eq!(voice("vi").value("tự động"), Some("auto"));
    assert_eq!(voice("ko").setting("오프닝 북"), Some(Key::Book));
    let sv = voice("sv");
    let (name, rest, command) = sv.split_command("ställ in språk");
    assert_eq!((name, rest, command), ("ställ in", "språk", Some(Command::Set)));
}

#[test]
fn l3_a_command_stands_close_to_what_it_is_about_where_no_space_is_written() {
    let th = voice("th");
    for (line, split) in [
        ("แถว4", ("แถว", "4")),
        ("แถว๔", ("แถว", "๔")),
        ("สีช่องe4", ("สีช่อง", "e4")),
        ("ช่วยทั้งหมด", ("ช่วย", "ทั้งหมด")),
        ("เกมใหม่ดำ", ("เกมใหม่", "ดำ")),
        ("อ้างสิทธิ์ซ้ำสามครั้ง", ("อ้างสิทธิ์", "ซ้ำสามครั้ง")),
        ("ตัวหมากม้า", ("ตัวหมาก", "ม้า")),
        // What answers a question is no command, though one begins like it.
        ("ซ้ำสามครั้ง", ("ซ้ำสามครั้ง", "")),
    ] {
        let (name, rest, _) = th.split_command(line);
        assert_eq!((name, rest), split, "{line}");
    }
    for (line, command, about) in [
        ("e4มีอะไร", Command::Board, "e4"),
        ("ช่องe4มีอะไร", Command::Board, "e4"),
        ("ม้าอยู่ไหน", Command::Pieces, "ม้า"),
        ("ม้าอยู่ที่ไหน", Command::Pieces, "ม้า"),
        ("ม้าเดินอย่างไร", Command::Help, "ม้า"),
        ("ใครโจมตีe5", Command::Attackers, "e5"),
        ("e4สีอะไร", Command::Colour, "e4"),
    ] {
        assert_eq!(th.asked(line), Some((command, about)), "{line}");
    }
    // A move begins with no command.
    for line in ["ม้าจีหนึ่งเอฟสาม", "เบี้ยอีสี่กินดีห้า"]
    {
        assert_eq!(th.command(th.split_command(line).0), None, "{line}");
    }
}

#[test]
fn l5_a_particle_behind_a_square_is_no_part_of_it() {
    for line in ["e4에 뭐가 있어", "e4에 뭐가 있나요?", "e4에 있는 기물", "e4에는 뭐가 있어"]
    {
        assert_eq!(voice("ko").asked(line), Some((Command::Board, "e4")), "{line}");
    }
    assert_eq!(voice("ko").asked("h8은 무슨 색"), Some((Command::Colour, "h8")));
}

#[test]
fn l6_a_country_speaks_what_it_takes_over_in_its_own_accent() {
    let own = voice("pt-br");
    let mut from_above = 0;
    for id in ["color-white", "turn-stalemate", "material-bare", "list-none", "goodbye"] {
        from_above += usize::from(!own.has_sentence(id));
        let said = own.sentence(id, &[("color", "".into()), ("number", 1_usize.into())]);
        assert!(said.iter().all(|span| span.language.tag() == "pt-BR"), "{id}: {said:?}");
    }
    assert!(from_above > 0);
    for english in ["Italian Game", "Sicilian Defense: Najdorf Variation"] {
        let said = own.opening(english);
        assert!(said.iter().all(|span| span.language.tag() == "pt-BR"), "{said:?}");
    }
}

/// The pawn goes on to a8.
fn before_a_promotion() -> Position {
    let fen: shakmaty::fen::Fen = "8/P7/8/8/8/8/k6K/8 w - - 0 1".parse().unwrap();
    Position::from_setup(fen.into_setup(), shakmaty::CastlingMode::Standard).unwrap()
}

#[test]
fn l14_what_a_pawn_becomes_has_the_form_that_its_word_wants() {
    for (name, queen, knight) in [
        ("ru", "превращение в ферзя", "превращение в коня"),
        ("uk", "перетворення на ферзя", "перетворення на коня"),
        ("pl", "promocja na hetmana", "promocja na skoczka"),
        ("cs", "proměna v dámu", "proměna v jezdce"),
        ("hu", "átváltozás vezérré", "átváltozás huszárrá"),
        ("ko", "퀸으로 승급", "나이트로 승급"),
        ("fide-ru", "превращение в ферзя", "превращение в коня"),
        ("en", "queen", "knight"),
    ] {
        let position = before_a_promotion();
        let voice = voice(name);
        for (role, words) in [(Role::Queen, queen), (Role::Knight, knight)] {
            let promotes = |mv: &Move| mv.promotion() == Some(role);
            let mv = position.legal_moves().into_iter().find(promotes).unwrap();
            let said = voice.announce(&MoveParts::of(&position, mv), Style::default()).written;
            assert!(said.contains(words), "{name}: {said}");
            let read = read(&said, &[voice.vocabulary()], &position);
            assert_eq!(read.ok(), Some(mv), "{name}: {said}");
        }
    }
}

#[test]
fn l15_a_range_is_said_as_its_language_says_ranges() {
    for (name, said) in [
        ("ru", "от 1 до 20"),
        ("uk", "від 1 до 20"),
        ("it", "da 1 a 20"),
        ("ko", "1에서 20"),
        ("hu", "1 és 20 között"),
        ("nl", "1 tot en met 20"),
        ("en", "1 to 20"),
    ] {
        let talk = voice(name);
        let narrator = Narrator::new(Rc::clone(&talk), &talk, Style::default());
        let range = narrator.slips().range("1 … 20");
        let Value::Spans(spans) = range else { panic!("{name}: {range:?}") };
        assert_eq!(written(&spans), said, "{name}");
    }
}

#[test]
fn l7_a_page_has_the_letters_of_its_language_without_any_table() {
    let cells = |name: &str, text: &str| {
        let talk = voice(name);
        let cells = text::cells_with(talk.cells(), talk.folding(), text);
        cells.into_iter().map(Cell::unicode).collect::<String>()
    };
    for (name, text, written) in [
        ("sv", "öppen", "⠪⠏⠏⠑⠝"),
        ("hu", "sötét", "⠎⠟⠞⠡⠞"),
        ("pl", "wieża", "⠺⠊⠑⠯⠁"),
        ("cs", "věž", "⠧⠣⠮"),
        ("tr", "şah", "⠩⠁⠓"),
        ("vi", "mã", "⠍⠤⠁"),
        ("ru", "Ход", "⠓⠕⠙"),
        ("uk", "її", "⠹⠹"),
        ("pt-br", "peão", "⠏⠑⠜⠕"),
        ("en", "ok", "⠕⠅"),
    ] {
        assert_eq!(cells(name, text), written, "{name}: {text}");
    }
    // Korean and Thai have no letters to be written out in: they are left out, and moves stay.
    for (name, text) in [("ko", "백 Nf3"), ("th", "ม้า Nf3"), ("de", "김민수 Nf3")] {
        assert_eq!(cells(name, text).trim_start_matches('\u{2800}'), cells("en", "Nf3"), "{name}");
    }
}

#[test]
fn l8_l9_a_new_voice_is_of_a_language_that_is_not_there() {
    let home = Home::new();
    for known in ["fr", "en", "vi", "PT-br"] {
        let told = home.run(&["voices", "new", known]).refusal(1);
        assert!(told.contains("is built in already"), "{known}: {told}");
    }
    for none in ["pt_BR", "zz", "fr_CA", "?"] {
        let told = home.run(&["voices", "new", none]).refusal(1);
        assert!(told.contains("is not a language tag"), "{none}: {told}");
    }
    let folder = home.path("own");
    let folder = folder.to_str().unwrap();
    home.run(&["voices", "new", "ID", folder]).transcript();
    let toml = std::fs::read_to_string(home.path("own/id/voice.toml")).unwrap();
    assert!(toml.starts_with("language = \"id\"\n"), "{toml}");
}

#[test]
fn l10_what_is_missing_is_told_of_the_file_where_it_belongs() {
    let home = Home::new();
    let folder = home.path("own");
    let folder = folder.to_str().unwrap();
    home.run(&["voices", "new", "el", folder]).transcript();
    let phrases = home.path("own/el/phrases.ftl");
    let text = std::fs::read_to_string(&phrases).unwrap();
    let line = text.lines().position(|line| line.starts_with("# color-black")).unwrap() + 1;
    let text = text.replacen("# color-white = White", "color-white = Λευκά", 1);
    std::fs::write(&phrases, text).unwrap();
    let told = home.run(&["voices", "check", folder]).err;
    let missing: Vec<&str> = told.lines().filter(|line| line.starts_with("Missing: ")).collect();
    assert_eq!(missing.len(), 2, "{told}");
    assert!(missing[0].contains("color-black"), "{told}");
    assert!(missing[0].ends_with(&format!("line {line} of {}.", phrases.display())), "{told}");
    assert!(missing[1].contains("lessons.ftl"), "{told}");
}

#[test]
fn l11_a_script_that_cannot_be_read_is_told_in_the_player_s_language() {
    let home = Home::new();
    home.write("settings.toml", "talk = \"de\"\n");
    home.write("empty.txt", "");
    for (name, said) in
        [("missing.txt", "diese Datei gibt es nicht"), ("empty.txt", "Kein Ereignis in")]
    {
        let file = home.data(name);
        let told = home.run(&["referee", file.to_str().unwrap()]).refusal(2);
        assert!(told.contains(said), "{name}: {told}");
    }
}

#[test]
fn l13_a_flag_takes_the_words_that_a_language_has_for_values() {
    let home = Home::new();
    let turn = |args: &[&str], ask: &str| home.play(args, &[ask, "quit"]).transcript();
    for (talk, side, color) in
        [("ko", "흑", "흑"), ("de", "schwarz", "Schwarz"), ("th", "ดำ", "ดำ")]
    {
        let args = ["--opponent", "builtin", "--level", "1", "--side", side, "--talk", talk];
        let told = turn(&args, "turn");
        assert!(told.contains(color), "{talk}: {told}");
    }
    let told = turn(&["--opponent", "Mensch", "--touch", "aus", "--talk", "de"], "turn");
    assert!(told.contains("für zwei"), "{told}");
    let args = ["--opponent", "human", "--side", "schief", "--talk", "de"];
    let told = home.run(&[&["play"], &args[..]].concat()).refusal(2);
    assert!(told.contains("--side") && told.contains("schief"), "{told}");
}

#[test]
fn l20_the_name_of_a_file_is_read_as_it_is_and_squares_beside_it_are_not() {
    let talk = voice("ru");
    let file = "/h4/e4.pgn";
    let said = talk.sentence(
        "import-fault",
        &[
            ("what", "Поле e4.".into()),
            ("file", file.into()),
            ("line", 3_usize.into()),
            ("column", 4_usize.into()),
        ],
    );
    let [span] = &said[..] else { panic!("{said:?}") };
    assert!(span.written.contains(file) && span.spoken.contains(file), "{span:?}");
    assert!(!span.spoken.contains("Поле e4"), "{span:?}");
    // What was cut ends the sentence.
    let said = talk.sentence("exported", &[("file", "a…".into())]);
    assert!(written(&said).ends_with("a…"), "{said:?}");
}
