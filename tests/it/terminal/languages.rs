//! Moves typed in other languages, as their keyboards and input methods give them.

use super::Terminal;
use crate::program::Home;

const VIETNAMESE: &str = r#"
language = "vi"
parent = "en"
keyboard = "us"

[letters]
king = "V"
queen = "H"
rook = "X"
bishop = "T"
knight = "M"
pawn = ""

[pieces]
king = "Vua"
queen = "Hậu"
rook = "Xe"
bishop = "Tượng"
knight = "Mã"
pawn = "Tốt"

[words]
short-castling = "nhập thành gần"
long-castling = "nhập thành xa"
takes = "ăn"
becomes = "phong"
en-passant = "qua đường"
check = "chiếu"
checkmate = "chiếu hết"

[understood]
d = ["đê"]
5 = ["năm"]
"#;

const KOREAN: &str = r#"
language = "ko"
parent = "en"
keyboard = "kr"

[pieces]
king = "킹"
queen = "퀸"
rook = "룩"
bishop = "비숍"
knight = "나이트"
pawn = "폰"

[words]
short-castling = "킹사이드 캐슬링"
long-castling = "퀸사이드 캐슬링"
takes = "잡음"
becomes = "승급"
en-passant = "앙파상"
check = "체크"
checkmate = "체크메이트"

[announce]
square = "{file}{rank}"
long = "{piece}{ from}{ to}{ takes}{ promotion}{ becomes}{, en-passant}{, check}"
short = "{figure}{ origin}{ to}{ takes}{ promotion}{ becomes}{, en-passant}{, check}"
castling = "{castling}{, check}"

[understood]
b = ["비"]
e = ["이"]
5 = ["오"]
2 = ["이"]
noise = ["에서"]

[commands]
last = ["마지막"]
"#;

const THAI: &str = r#"
language = "th"
parent = "en"
keyboard = "th"

[pieces]
king = "คิง"
queen = "ควีน"
rook = "เรือ"
bishop = "บิชอป"
knight = "ม้า"
pawn = "เบี้ย"

[words]
short-castling = "เข้าป้อมสั้น"
long-castling = "เข้าป้อมยาว"
takes = "กิน"
becomes = "เป็น"
en-passant = "กินผ่าน"
check = "รุก"
checkmate = "รุกจน"

[understood]
b = ["บี"]
5 = ["ห้า"]
noise = ["ไป"]
"#;

const RUSSIAN: &str = r#"
language = "ru"
parent = "en"
keyboard = "ru"

[letters]
king = "Кр"
queen = "Ф"
rook = "Л"
bishop = "С"
knight = "К"
pawn = "п"

[pieces]
king = "король"
queen = "ферзь"
rook = "ладья"
bishop = "слон"
knight = "конь"
pawn = "пешка"

[words]
short-castling = "короткая рокировка"
long-castling = "длинная рокировка"
takes = "бьёт"
becomes = "превращается в"
en-passant = "на проходе"
check = "шах"
checkmate = "мат"

[commands]
last = ["последний"]
"#;

/// A game whose moves are typed in a voice of the player's own.
struct Game {
    home: Home,
    terminal: Terminal,
}

impl Game {
    fn new(language: &str, voice: &str) -> Self {
        let home = Home::new();
        home.write(&format!("voices/{language}/voice.toml"), voice);
        let base = ["play", "--speech", "off", "--opponent", "human"];
        let args = [&base[..], &["--moves", language, "--talk", language]].concat();
        let mut terminal = Terminal::new(&home, "xterm", (60, 80), &args);
        terminal.until_shown("New game 1");
        Self { home, terminal }
    }

    /// What is typed or put in at once, and what is seen of it then.
    fn enter(&mut self, keys: &str, seen: &str) {
        let times =
            |terminal: &Terminal| terminal.rows().iter().filter(|row| row.contains(seen)).count();
        self.terminal.until("a prompt", |terminal| terminal.last_row() == ">");
        let before = times(&self.terminal);
        self.terminal.press(&format!("{keys}\r"));
        self.terminal.until(seen, |terminal| times(terminal) > before);
    }

    /// The moves of the game, once it has been left.
    fn moves(mut self) -> String {
        self.terminal.until("a prompt", |terminal| terminal.last_row() == ">");
        self.terminal.press("quit\r");
        assert_eq!(self.terminal.end(), 0);
        let pgn = self.home.run(&["export", "1", "--pgn"]).transcript();
        pgn.lines().last().unwrap().to_owned()
    }
}

#[test]
fn a_game_with_telex_and_with_vni() {
    let mut game = Game::new("typed-vi", VIETNAMESE);
    game.enter("e4", "Tốt e2 e4");
    // Both keyboards: the letters in one code or in several, with words or with letters.
    game.enter("đê năm", "Tốt d7 d5");
    game.enter("ẽd5", "Read as exd5.");
    game.enter("hậu ăn d5", "Hậu d8 ăn d5");
    game.enter("Mc3", "Mã b1 c3");
    // VNI makes an accent of the digit; Telex doubles letters.
    game.enter("Hạ", "Read as Ha5.");
    game.enter("ma\u{303} f3", "Mã g1 f3");
    game.enter("Tốt e5", "Tốt e7 e5");
    // As an input method does it that takes back what it has shown.
    game.enter("Mx\u{7f}xe\u{7f}e5", "Mã f3 ăn e5");
    game.enter("Hxe5", "Hậu a5 ăn e5");
    game.enter("Te2", "Tượng f1 e2");
    assert_eq!(game.moves(), "1. e4 d5 2. exd5 Qxd5 3. Nc3 Qa5 4. Nf3 e5 5. Nxe5 Qxe5+ 6. Be2 *");
}

#[test]
fn a_game_in_hangul_composed_and_in_parts_and_in_its_layout() {
    let mut game = Game::new("typed-ko", KOREAN);
    game.enter("ㄷ2ㄷ4", "Read as e2e4.");
    game.enter("폰 이오", "폰 e7 e5");
    game.enter("나이트g1에서f3", "나이트 g1 f3");
    // As a Mac has it in names of files.
    game.enter("\u{1102}\u{1161}\u{110b}\u{1175}\u{1110}\u{1173} c6", "나이트 b8 c6");
    game.enter("ㅂㅣㅅㅛㅂ 비오", "비숍 f1 b5");
    game.enter("ㅁ7ㅁ6", "Read as a7a6.");
    // A syllable of the layout: h, g and 5 of another.
    game.enter("비숍 c6 잡음", "비숍 b5 c6 잡음");
    game.enter("마지막", "비숍 b5 c6 잡음");
    assert_eq!(game.moves(), "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 *");
}

#[test]
fn a_game_in_thai_without_spaces_with_its_digits_and_in_its_layout() {
    let mut game = Game::new("typed-th", THAI);
    game.enter("ำ/ำภ", "Read as e2e4.");
    game.enter("e๕", "เบี้ย e7 e5");
    game.enter("ม้าf๓", "ม้า g1 f3");
    game.enter("ม้าไปc6", "ม้า b8 c6");
    game.enter("บิชอปบีห้า", "บิชอป f1 b5");
    game.enter("a6", "เบี้ย a7 a6");
    game.enter("บิชอปกินc6", "บิชอป b5 กิน c6");
    assert_eq!(game.moves(), "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 *");
}

#[test]
fn a_game_in_cyrillic_and_in_its_layout() {
    let mut game = Game::new("typed-ru", RUSSIAN);
    game.enter("у2у4", "Read as e2e4.");
    // Cyrillic letters that look like those of files.
    game.enter("е5", "пешка e7 e5");
    game.enter("Кf3", "конь g1 f3");
    game.enter("конь с6", "конь b8 c6");
    game.enter("Сb5", "слон f1 b5");
    game.enter("Кре7", "король e8 e7");
    game.enter("слон бьет с6", "слон b5 бьёт c6");
    game.enter("последний", "слон b5 бьёт c6");
    assert_eq!(game.moves(), "1. e4 e5 2. Nf3 Nc6 3. Bb5 Ke7 4. Bxc6 *");
}

#[test]
fn keys_of_the_screen_are_found_by_their_place_in_a_cyrillic_layout() {
    let home = Home::new();
    home.write("voices/typed-ru/voice.toml", RUSSIAN);
    let args = [
        "play",
        "--screen",
        "--speech",
        "off",
        "--opponent",
        "human",
        "--moves",
        "typed-ru",
        "--talk",
        "typed-ru",
    ];
    let mut terminal = Terminal::new(&home, "xterm-256color", (24, 80), &args);
    terminal.until_shown("New game 1");
    // A sign of one cell each: the king of two letters is no knight.
    let mut board = terminal.rows().join(" ");
    board.retain(char::is_alphanumeric);
    assert!(board.contains("8rnbqkbnr"), "{board}");
    // The key of k: the next king.
    terminal.press("л");
    terminal.until_shown("e8");
    // An input method shows what is composed where the cursor is: behind all that stands there.
    terminal.press("ш나이트");
    terminal.until_shown("나이트");
    let (row, column) = terminal.screen().cursor_position();
    let field = terminal.rows()[usize::from(row)].clone();
    let typed = field.chars().map(|c| if c > '\u{1100}' { 2 } else { 1 }).sum::<u16>();
    assert!(field.ends_with("나이트") && column >= typed, "{field:?} {column}");
}
