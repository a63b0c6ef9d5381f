use super::*;

fn encoded(encoding: &'static Encoding, text: &str) -> Vec<u8> {
    encoding.encode(text).0.into_owned()
}

fn decoded(coding: Coding, bytes: &[u8]) -> String {
    let (mut out, mut decoder) = (String::new(), coding.decoder());
    // One byte after another: a character may come in pieces.
    for byte in bytes {
        decoder.feed(std::slice::from_ref(byte), false, &mut out);
    }
    decoder.feed(&[], true, &mut out);
    out
}

#[test]
fn p26_every_usual_name_of_an_encoding_is_known() {
    for (name, known) in [
        ("Windows-1251", "windows-1251"),
        ("cp1251", "windows-1251"),
        ("win1250", "windows-1250"),
        ("1252", "windows-1252"),
        ("ANSI 1250", "windows-1250"),
        ("Latin-2", "ISO-8859-2"),
        ("latin2", "ISO-8859-2"),
        ("ISO 8859-2", "ISO-8859-2"),
        ("8859-5", "ISO-8859-5"),
        ("iso8859-15", "ISO-8859-15"),
        ("KOI8-R", "KOI8-R"),
        ("koi8_u", "KOI8-U"),
        ("DOS 852", "CP852"),
        ("437", "CP437"),
        ("ibm850", "CP850"),
        ("cp866", "CP866"),
        ("utf8", "UTF-8"),
        ("UTF-16", "UTF-16LE"),
        ("shift-jis", "Shift_JIS"),
        ("mac-cyrillic", "x-mac-cyrillic"),
    ] {
        assert_eq!(named(name).map(Coding::name).as_deref(), Some(known), "{name}");
    }
    for name in ["", "klingon", "99999", "hz-gb-2312", "windows-9"] {
        assert_eq!(named(name), None, "{name}");
    }
    for name in NAMES {
        let coding = named(name).unwrap();
        assert_eq!(named(&coding.name()), Some(coding), "{name}");
    }
    assert_eq!(near("windows-1551")[0], "windows-1251");
    assert!(near("kio8-r").contains(&"koi8-r"));
}

#[test]
fn p26_a_named_encoding_is_decoded_byte_by_byte() {
    use encoding_rs::{ISO_8859_2, KOI8_R, SHIFT_JIS, WINDOWS_1250, WINDOWS_1251};
    for (encoding, text) in [
        (WINDOWS_1250, "Polgár Žofia, Świercz, Kovács, Răzvan"),
        (WINDOWS_1251, "Таль, Михаил — Ботвинник"),
        (ISO_8859_2, "Dürer, Šebestyén, Łódź"),
        (KOI8_R, "Алехин, Чигорин"),
        (SHIFT_JIS, "羽生善治 e4"),
    ] {
        assert_eq!(decoded(Coding::Web(encoding), &encoded(encoding, text)), text);
    }
    for (name, bytes, text) in [
        ("cp437", &b"M\x81ller"[..], "Müller"),
        ("cp850", b"Pel\x82", "Pelé"),
        ("cp852", b"Kov\xa0cs, \xe6ebesty\x82n", "Kovács, Šebestyén"),
        ("cp866", b"\x92\xa0\xab\xec", "Таль"),
    ] {
        assert_eq!(decoded(named(name).unwrap(), bytes), text, "{name}");
    }
    let mut out = String::new();
    assert!(!named("cp857").unwrap().decoder().feed(&[0xd5, 0xe7], true, &mut out));
}

#[test]
fn p26_utf16_is_known_by_its_mark_and_without() {
    let text = "[White \"Таль\"]\n\n1. e4 *\n";
    let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let big: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
    let marked = |mark: [u8; 2], bytes: &[u8]| [&mark, bytes].concat();
    for bytes in [marked([0xff, 0xfe], &little), marked([0xfe, 0xff], &big)] {
        assert_eq!(super::text(&bytes), text);
    }
    let plain = "[White \"Morphy\"]\n\n1. e4 e5 2. Nf3 d6 *\n";
    let little: Vec<u8> = plain.encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert_eq!(super::text(&little), plain);
}

#[test]
fn d14_utf16_without_a_mark_may_have_letters_above_ascii() {
    for text in [
        "[White \"Müller\"]\n\n1. e4 *\n",
        "[White \"Таль, Михаил\"]\n[Black \"Ботвинник\"]\n\n1. e4 c6 *\n",
        "[White \"丁立人\"]\n\n1. e4 {一} *\n",
        "1. e4 e5 {😀} *\n",
        "e4 e5",
    ] {
        let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
        assert_eq!(guess(&little), Some(Coding::Web(UTF_16LE)), "{text}");
        assert_eq!(guess(&big), Some(Coding::Web(UTF_16BE)), "{text}");
        assert_eq!((super::text(&little), super::text(&big)), (text.into(), text.into()));
    }
    // Cut within a character.
    let cut: Vec<u8> = format!("{}😀", "e4 ".repeat(SEEN).get(..SEEN / 2 - 1).unwrap())
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    assert_eq!(guess(&cut), Some(Coding::Web(UTF_16LE)));
    for bytes in [&b"PK\x03\x04\0\0\x08\0\0\0abc\0"[..], b"1\0\x01\0e\0\x02\0", b"\0\0\0\0\0\0\0\0"]
    {
        assert_eq!(guess(bytes), None, "{bytes:?}");
    }
}

#[test]
fn d14_the_order_of_utf16_is_named_in_every_way() {
    for (names, known) in [
        (["utf-16-le", "utf-16le", "UTF16LE", "UTF-16 LE", "utf_16_little_endian"], "UTF-16LE"),
        (["utf-16-be", "UTF-16BE", "utf16be", "UTF 16 BE", "utf-16-big-endian"], "UTF-16BE"),
    ] {
        for name in names {
            assert_eq!(named(name).map(Coding::name).as_deref(), Some(known), "{name}");
        }
    }
}

#[test]
fn d14_only_what_is_like_a_name_is_near_it() {
    for name in ["klingon", "", "xyz", "ebcdic", "Новая"] {
        assert_eq!(near(name), [""; 0], "{name}");
    }
    for (name, first) in [
        ("windows-1259", "windows-125"),
        ("utf-32", "utf-"),
        ("Windows_1551", "windows-125"),
        ("iso-8859-17", "iso-8859-1"),
        ("koi8", "koi8-"),
        ("cp851", "cp85"),
        ("mackintosh", "macintosh"),
        ("shiftjis-2", "shift_jis"),
    ] {
        let near = near(name);
        assert!(near.first().is_some_and(|near| near.starts_with(first)), "{name}: {near:?}");
    }
}

#[test]
fn p26_what_is_guessed_is_sure() {
    use encoding_rs::{IBM866, KOI8_R, WINDOWS_1250, WINDOWS_1251};
    let russian = "[White \"Таль, Михаил\"]\n[Black \"Ботвинник, Михаил\"]\n\n1. e4 c6 *\n";
    for encoding in [WINDOWS_1251, KOI8_R, IBM866] {
        // KOI8-U is found for KOI8-R, of which it has all Russian letters.
        assert_eq!(super::text(&encoded(encoding, russian)), russian, "{}", encoding.name());
    }
    assert_eq!(guess(&encoded(WINDOWS_1251, russian)), Some(Coding::Web(WINDOWS_1251)));
    let czech = "[White \"Šťastný, Jiří\"]\n[Black \"Dvořák, Břetislav\"]\n\n\
        {Bílý měl chvíli převahu, pak přišla nečekaná oběť věže.} 1. e4 *\n";
    assert_eq!(guess(&encoded(WINDOWS_1250, czech)), Some(Coding::Web(WINDOWS_1250)));
}

#[test]
fn p26_what_is_not_sure_stays_as_it_is() {
    use encoding_rs::WINDOWS_1252;
    let latin = |text: &str| encoded(WINDOWS_1252, text);
    let mixed =
        [&latin("[White \"Grünfeld\"]\n")[..], "[Black \"Polgár Žofia\"]\n".as_bytes()].concat();
    for bytes in [
        latin("[White \"Grünfeld, Ernst\"]\n[Black \"Capablanca, José Raúl\"]\n"),
        latin("[Event \"Tåstrup\"]\n[White \"Sørensen, Bjørn\"]\n{Für Anfänger: schön gespielt.}"),
        latin("[White \"Müller\"]"),
        "[White \"Таль\"]".as_bytes().to_vec(),
        mixed.clone(),
        b"1. e4 *".to_vec(),
        vec![0xff, 0x80],
    ] {
        assert_eq!(guess(&bytes), None, "{bytes:?}");
    }
    assert_eq!(super::text(&mixed), "[White \"Grünfeld\"]\n[Black \"Polgár Žofia\"]\n");
}

#[test]
fn usual_names_are_known() {
    let names = [
        ("dos", "CP850"),
        ("DOS", "CP850"),
        ("dos 437", "CP437"),
        ("utf16", "UTF-16LE"),
        ("UTF_16BE", "UTF-16BE"),
        ("utf8", "UTF-8"),
        ("utf-8-sig", "UTF-8"),
        ("win1250", "windows-1250"),
        ("western", "windows-1252"),
        ("latin1", "windows-1252"),
    ];
    for (name, known) in names {
        assert_eq!(named(name).map(Coding::name).as_deref(), Some(known), "{name}");
    }
}

#[test]
fn what_a_text_cannot_be_is_known_by_its_beginning() {
    let plain = "1. e4 e5 2. Nf3 Nc6 *";
    let wide =
        |order: fn(u16) -> [u8; 2]| plain.encode_utf16().flat_map(order).collect::<Vec<u8>>();
    let fits = |name, bytes: &[u8]| named(name).unwrap().fitting(bytes).map(Coding::name);
    assert_eq!(fits("utf-16", plain.as_bytes()), None);
    assert_eq!(fits("utf-16", &wide(u16::to_le_bytes)).as_deref(), Some("UTF-16LE"));
    assert_eq!(fits("utf-16", &wide(u16::to_be_bytes)).as_deref(), Some("UTF-16BE"));
    assert_eq!(fits("windows-1250", &wide(u16::to_le_bytes)), None);
    assert_eq!(fits("windows-1250", plain.as_bytes()).as_deref(), Some("windows-1250"));
}
