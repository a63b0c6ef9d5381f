//! Passphrases and codes that somebody at the table would find by trying, and others that nobody would.
//!
//! Pure. What is tried first is the same everywhere: one letter again and again, rows of a keyboard, the
//! words that everybody takes, and the names of the event. Randomness comes from outside.

use std::collections::BTreeSet;

use blake2::Blake2b;
use blake2::digest::Digest;
use blake2::digest::consts::U16;

use crate::table::passphrase::{CHARACTERS, WORDS};

/// Why a passphrase or a code is easily found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weak {
    /// It is too short.
    Short,
    /// It has hardly any different letters.
    Few,
    /// It says one thing again and again.
    Repeated,
    /// It has nothing but digits.
    Digits,
    /// It is a row of a keyboard, or of the alphabet.
    Row,
    /// Everybody takes it.
    Known,
    /// It is a name of the match.
    Name,
}

/// What lies side by side on a keyboard or in an alphabet, one row after the other.
const ROWS: &[&str] = &[
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "qwertzuiopü",
    "yxcvbnm",
    "asdfghjklöä",
    "azertyuiop",
    "qsdfghjklm",
    "wxcvbn",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
    "1q2w3e4r5t6y7u8i9o0p",
    "йцукенгшщзхъ",
    "фывапролджэ",
    "ячсмитьбю",
    "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ",
];

/// What everybody takes, in small letters and without signs.
const KNOWN: &[&str] = &[
    "pass",
    "password",
    "passwort",
    "passphrase",
    "passcode",
    "kennwort",
    "motdepasse",
    "contrasena",
    "contraseña",
    "parola",
    "wachtwoord",
    "senha",
    "hasło",
    "haslo",
    "heslo",
    "jelszó",
    "jelszo",
    "lösenord",
    "losenord",
    "şifre",
    "sifre",
    "parola",
    "пароль",
    "matkhau",
    "mậtkhẩu",
    "รหัสผ่าน",
    "비밀번호",
    "secret",
    "geheim",
    "letmein",
    "welcome",
    "willkommen",
    "bienvenue",
    "iloveyou",
    "admin",
    "administrator",
    "login",
    "master",
    "monkey",
    "dragon",
    "football",
    "princess",
    "sunshine",
    "superman",
    "trustno",
    "changeme",
    "example",
    "test",
    "hello",
    "hallo",
    "computer",
    "chess",
    "schach",
    "échecs",
    "echecs",
    "ajedrez",
    "scacchi",
    "schaken",
    "schaak",
    "xadrez",
    "шахматы",
    "шахи",
    "šachy",
    "sachy",
    "szachy",
    "sakk",
    "schack",
    "satranç",
    "satranc",
    "covua",
    "cờvua",
    "หมากรุก",
    "체스",
    "checkmate",
    "schachmatt",
    "touchmove",
    "arbiter",
    "referee",
    "schiedsrichter",
    "arbitre",
    "árbitro",
    "arbitro",
    "tournament",
    "turnier",
    "championship",
    "correcthorsebatterystaple",
];

/// What a code for a seat must not be by itself: what it is, and what stands there.
const OBVIOUS: &[&str] = &[
    "code",
    "seat",
    "white",
    "black",
    "weiss",
    "weiß",
    "schwarz",
    "blanc",
    "blancs",
    "noir",
    "noirs",
    "blanco",
    "blancas",
    "negro",
    "negras",
    "bianco",
    "nero",
    "wit",
    "zwart",
    "branco",
    "brancas",
    "preto",
    "pretas",
    "белый",
    "белые",
    "чёрный",
    "чёрные",
    "чорні",
    "білі",
    "bílý",
    "černý",
    "biały",
    "czarny",
    "fehér",
    "fekete",
    "beyaz",
    "siyah",
    "svart",
    "trắng",
    "king",
    "queen",
    "rook",
    "bishop",
    "knight",
    "pawn",
    "könig",
    "koenig",
    "dame",
    "turm",
    "läufer",
    "laeufer",
    "springer",
    "bauer",
    "board",
    "brett",
];

/// So many letters must be left once what is tried first is taken away.
const LEFT: usize = 5;

/// As many letters are a row, or a name worth trying.
const RUN: usize = 4;
const NAME: usize = 3;

/// Why this is no passphrase for a desk, at an event with these names.
#[must_use]
pub fn passphrase(text: &str, names: &[&str]) -> Option<Weak> {
    let text = text.trim().to_lowercase();
    let letters = squeezed(&text);
    if !is_long(&text) {
        let seems = weight(&text) >= CHARACTERS || text.split_whitespace().count() >= WORDS;
        let repeated = seems && words(&text).len() < text.split_whitespace().count();
        return Some(if repeated { Weak::Repeated } else { Weak::Short });
    }
    weak(&text, &letters, names, LEFT)
}

/// Why this is no code for a seat.
#[must_use]
pub fn code(text: &str, names: &[&str]) -> Option<Weak> {
    let text = text.trim().to_lowercase();
    let letters = squeezed(&text);
    if weight(&letters) < RUN {
        return Some(Weak::Short);
    }
    let known = is_obvious(&letters).then_some(Weak::Known);
    weak(&text, &letters, names, 1).filter(|weak| *weak != Weak::Digits).or(known)
}

/// Whether letters are what is tried first at a chess board: a colour, a piece, a move, or a year.
fn is_obvious(letters: &str) -> bool {
    let squares = letters.as_bytes().chunks(2);
    let is_square = |pair: &[u8]| matches!(pair, [b'a'..=b'h', b'1'..=b'8']);
    let is_year = letters.len() == 4 && (letters.starts_with("19") || letters.starts_with("20"));
    let is_number = letters.bytes().all(|byte| byte.is_ascii_digit());
    OBVIOUS.contains(&letters) || is_year && is_number || squares.into_iter().all(is_square)
}

fn weak(text: &str, letters: &str, names: &[&str], left: usize) -> Option<Weak> {
    let different: BTreeSet<char> = letters.chars().collect();
    let few = LEFT.min(letters.chars().count().div_ceil(2));
    if is_repeated(text) {
        return Some(if different.len() > 2 { Weak::Repeated } else { Weak::Few });
    }
    if different.len() < few {
        return Some(Weak::Few);
    }
    let plain = unspelt(letters);
    let rest = without(&without_rows(letters), &named(names), NAME);
    let rest = without(&rest, KNOWN, RUN);
    let found = [
        (without_rows(letters), Weak::Row),
        (without(letters, &named(names), NAME), Weak::Name),
        (without(letters, KNOWN, RUN), Weak::Known),
        (without(&plain, KNOWN, RUN), Weak::Known),
    ];
    let is_few = |rest: &str| weight(&rest.replace(|c: char| c.is_ascii_digit(), "")) < left;
    if letters.chars().all(|c| c.is_ascii_digit()) {
        let is_row = weight(&without_rows(letters)) < left;
        return Some(if is_row { Weak::Row } else { Weak::Digits })
            .filter(|weak| *weak == Weak::Row || letters.len() < 2 * CHARACTERS);
    }
    if let Some((_, why)) = found.iter().find(|(rest, _)| is_few(rest)) {
        return Some(*why);
    }
    let shorter = found.into_iter().find(|(rest, _)| rest.len() < letters.len());
    shorter.map(|(_, why)| why).filter(|_| is_few(&rest))
}

/// Whether a passphrase is long enough, by its characters or by its words; a word that comes again is
/// none.
fn is_long(text: &str) -> bool {
    let words = words(text);
    let whole = words.iter().filter(|word| weight(word) >= NAME).count();
    weight(&words.join(" ")) >= CHARACTERS || whole >= WORDS
}

/// The different words of a text.
fn words(text: &str) -> Vec<&str> {
    let mut words: Vec<&str> = Vec::new();
    for word in text.split_whitespace() {
        if !words.contains(&word) {
            words.push(word);
        }
    }
    words
}

/// Letters and digits alone.
fn squeezed(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).collect()
}

/// How many letters it is; one sign of Korean, Chinese or Japanese has the sounds of several.
fn weight(text: &str) -> usize {
    text.chars().map(|c| if c >= '\u{2e80}' { 3 } else { 1 }).sum()
}

/// Whether one word, or one group of letters, comes again and again and nothing else.
fn is_repeated(text: &str) -> bool {
    let words = (words(text).len(), text.split_whitespace().count());
    let letters: Vec<char> = squeezed(text).chars().collect();
    let period = (1..=letters.len() / 2).find(|&period| {
        letters.iter().zip(letters.iter().skip(period)).all(|(one, other)| one == other)
    });
    2 * words.0 <= words.1 || period.is_some_and(|len| len < CHARACTERS)
}

/// Without what goes along a row, forwards or backwards.
fn without_rows(letters: &str) -> String {
    let signs: Vec<char> = letters.chars().collect();
    let backwards: Vec<String> = ROWS.iter().map(|row| row.chars().rev().collect()).collect();
    let rows: Vec<&str> =
        ROWS.iter().copied().chain(backwards.iter().map(String::as_str)).collect();
    let mut rest = String::new();
    let mut at = 0;
    while at < signs.len() {
        let goes = |len: usize| {
            let run: String = signs[at..at + len].iter().collect();
            rows.iter().any(|row| row.contains(&run))
        };
        let run = (RUN..=signs.len() - at).take_while(|&len| goes(len)).last();
        if run.is_none() {
            rest.push(signs[at]);
        }
        at += run.unwrap_or(1);
    }
    rest
}

/// Without these words, of so many letters at least.
fn without<T: AsRef<str>>(letters: &str, words: &[T], least: usize) -> String {
    let mut words: Vec<&str> =
        words.iter().map(AsRef::as_ref).filter(|word| weight(word) >= least).collect();
    words.sort_by_key(|word| std::cmp::Reverse(word.len()));
    words.iter().fold(letters.to_owned(), |rest, word| rest.replace(word, ""))
}

/// The words of names.
fn named(names: &[&str]) -> Vec<String> {
    let parts = names.iter().flat_map(|name| name.split(|c: char| !c.is_alphanumeric()));
    parts.map(str::to_lowercase).collect()
}

/// With the letters for which digits and signs stand.
fn unspelt(letters: &str) -> String {
    let letter = |c: char| match c {
        '0' => 'o',
        '1' => 'i',
        '3' => 'e',
        '4' => 'a',
        '5' => 's',
        '7' => 't',
        other => other,
    };
    letters.chars().map(letter).collect()
}

/// So many of these squares and pieces are a passphrase, and so many a code.
pub const PAIRS: usize = 4;
/// See [`PAIRS`].
pub const CODE_PAIRS: usize = 2;

/// Randomness from outside, which never runs out: who has seen what was drawn cannot tell what comes.
#[derive(Clone, Debug)]
pub struct Chance([u8; 16]);

impl Chance {
    /// All that follows from these bytes.
    #[must_use]
    pub const fn new(random: [u8; 16]) -> Self {
        Self(random)
    }

    /// More of it.
    fn draw(&mut self) -> u128 {
        let [next, drawn] = [0, 1].map(|use_of| {
            let hash = Blake2b::<U16>::new().chain_update([use_of]).chain_update(self.0);
            hash.finalize().into()
        });
        self.0 = next;
        u128::from_be_bytes(drawn)
    }
}

/// So many pieces with a square as a phrase that nobody guesses, in the words of `pieces`.
#[must_use]
pub fn offered(pieces: &[String], pairs: usize, chance: &mut Chance) -> Option<String> {
    let mut left = chance.draw();
    let mut draw = |of: usize| -> Option<usize> {
        let of = u128::try_from(of).ok().filter(|&of| of > 0)?;
        let drawn = left % of;
        left /= of;
        usize::try_from(drawn).ok()
    };
    let mut words = Vec::new();
    for _ in 0..pairs {
        words.push(pieces.get(draw(pieces.len())?)?.clone());
        let square = u32::try_from(draw(64)?).ok()?;
        words.push(shakmaty::Square::new(square).to_string());
    }
    Some(words.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [&str; 4] = ["Sofia Open", "Anna Muster", "Bernd Beispiel", "Rita Richter"];

    #[test]
    fn s6_a_passphrase_that_is_tried_first_is_refused_with_its_reason() {
        let cases = [
            ("a", Weak::Short),
            ("a b c", Weak::Short),
            ("left rook", Weak::Short),
            ("a a a", Weak::Repeated),
            ("aaaaaaaaaa", Weak::Few),
            ("aaaaaaaaaaaaaaaaaaaaaaaa", Weak::Few),
            ("ababababab", Weak::Few),
            ("1234567890", Weak::Row),
            ("0987654321", Weak::Row),
            ("9182736450", Weak::Digits),
            ("qwertyuiop", Weak::Row),
            ("qwertzuiop12", Weak::Row),
            ("asdfghjkl1", Weak::Row),
            ("1qaz2wsx3edc", Weak::Row),
            ("йцукенгшщз", Weak::Row),
            ("abcdefghij", Weak::Row),
            ("password12", Weak::Known),
            ("P4ssw0rd 2026", Weak::Known),
            ("Passwort 123", Weak::Known),
            ("chess chess chess", Weak::Repeated),
            ("rook rook rook", Weak::Repeated),
            ("springer springer", Weak::Repeated),
            ("abc abc abc abc", Weak::Repeated),
            ("SofiaOpen2026", Weak::Name),
            ("Rita Richter", Weak::Name),
            ("anna muster 1", Weak::Name),
            ("schach sofia 123", Weak::Name),
        ];
        for (text, why) in cases {
            assert_eq!(passphrase(text, &NAMES), Some(why), "{text}");
        }
    }

    #[test]
    fn s6_a_passphrase_that_nobody_finds_is_taken() {
        let texts = [
            "three long words",
            "Läufer schlägt Turm",
            "queen f3 pawn b6 rook h1 bishop d4",
            "my aunt keeps bees",
            "왼쪽 룩이 이긴다",
            "зелёный слон поёт",
            "kfx9 wq2z lmro",
            "Rita eats blue soup",
        ];
        for text in texts {
            assert_eq!(passphrase(text, &NAMES), None, "{text}");
        }
    }

    #[test]
    fn s6_a_code_of_one_letter_is_refused() {
        let weak =
            ["x", "ab", "abc", "1234", "4321", "aaaa", "abab", "qwer", "pass", "test", "Anna"];
        for text in weak {
            assert!(code(text, &NAMES).is_some(), "{text}");
        }
        for text in ["white", "Weiß", "KING", "code", "2026", "1999", "e2e4", "e2-e4", "blancas"] {
            assert_eq!(code(text, &NAMES), Some(Weak::Known), "{text}");
        }
        for text in ["4711", "left rook", "bo\u{308}se", "knight f3 rook b7", "왼쪽 룩"] {
            assert_eq!(code(text, &NAMES), None, "{text}");
        }
    }

    #[test]
    fn s6_what_is_offered_is_good_and_never_the_same_again() {
        let pieces = ["king", "queen", "rook", "bishop", "knight", "pawn"].map(str::to_owned);
        let mut chance = Chance::new([7; 16]);
        let first = offered(&pieces, PAIRS, &mut chance).unwrap();
        let other = offered(&pieces, CODE_PAIRS, &mut chance).unwrap();
        assert_eq!(passphrase(&first, &NAMES), None, "{first}");
        assert_eq!(code(&other, &NAMES), None, "{other}");
        assert!(!first.contains(&other));
        let more = (0..1000).filter_map(|_| offered(&pieces, PAIRS, &mut chance));
        assert_eq!(more.collect::<BTreeSet<_>>().len(), 1000);
        assert_eq!(offered(&[], PAIRS, &mut chance), None);
    }
}
