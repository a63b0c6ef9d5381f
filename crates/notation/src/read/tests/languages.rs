//! Moves in languages that are written in other letters, without spaces, or with letters of two meanings.

use super::*;

/// A language: its letters for pawn, knight, bishop, rook, queen and king, and some words.
fn language(letters: [&str; 6], words: &[(&str, Atom)]) -> Vocabulary {
    let [pawn, knight, bishop, rook, queen, king] = letters.map(str::to_owned);
    let mut vocabulary = Vocabulary::new(ByRole { pawn, knight, bishop, rook, queen, king });
    for &(word, atom) in words {
        vocabulary.add(word, atom);
    }
    vocabulary
}

fn english_letters(words: &[(&str, Atom)]) -> Vocabulary {
    language(["P", "N", "B", "R", "Q", "K"], words)
}

fn vietnamese() -> Vocabulary {
    let words = [
        ("Vua", Atom::Piece(Role::King)),
        ("Xe", Atom::Piece(Role::Rook)),
        ("Tượng", Atom::Piece(Role::Bishop)),
        ("Mã", Atom::Piece(Role::Knight)),
        ("Tốt", Atom::Piece(Role::Pawn)),
        ("a", Atom::File(File::A)),
        ("d", Atom::File(File::D)),
        ("e", Atom::File(File::E)),
        ("đê", Atom::File(File::D)),
        ("ép", Atom::File(File::F)),
        ("gờ", Atom::File(File::G)),
        ("một", Atom::Rank(Rank::First)),
        ("ba", Atom::Rank(Rank::Third)),
        ("bốn", Atom::Rank(Rank::Fourth)),
        ("ăn", Atom::Capture),
    ];
    language(["", "M", "T", "X", "H", "V"], &words)
}

fn russian() -> Vocabulary {
    let words = [
        ("король", Atom::Piece(Role::King)),
        ("конь", Atom::Piece(Role::Knight)),
        ("бьёт", Atom::Capture),
        ("три", Atom::Rank(Rank::Third)),
        ("эф", Atom::File(File::F)),
    ];
    language(["п", "К", "С", "Л", "Ф", "Кр"], &words)
}

fn thai() -> Vocabulary {
    english_letters(&[
        ("คิง", Atom::Piece(Role::King)),
        ("ม้า", Atom::Piece(Role::Knight)),
        ("เบี้ย", Atom::Piece(Role::Pawn)),
        ("เอฟ", Atom::File(File::F)),
        ("อี", Atom::File(File::E)),
        ("ดี", Atom::File(File::D)),
        ("จี", Atom::File(File::G)),
        ("หนึ่ง", Atom::Rank(Rank::First)),
        ("สาม", Atom::Rank(Rank::Third)),
        ("สี่", Atom::Rank(Rank::Fourth)),
        ("ห้า", Atom::Rank(Rank::Fifth)),
        ("กิน", Atom::Capture),
        ("ไป", Atom::Noise),
        ("รุก", Atom::Noise),
    ])
}

fn korean() -> Vocabulary {
    english_letters(&[
        ("나이트", Atom::Piece(Role::Knight)),
        ("폰", Atom::Piece(Role::Pawn)),
        ("킹", Atom::Piece(Role::King)),
        ("디", Atom::File(File::D)),
        ("이", Atom::File(File::E)),
        ("에프", Atom::File(File::F)),
        ("지", Atom::File(File::G)),
        ("일", Atom::Rank(Rank::First)),
        ("이", Atom::Rank(Rank::Second)),
        ("삼", Atom::Rank(Rank::Third)),
        ("사", Atom::Rank(Rank::Fourth)),
        ("오", Atom::Rank(Rank::Fifth)),
        ("에서", Atom::Noise),
        ("잡음", Atom::Capture),
        ("킹사이드 캐슬링", Atom::Castle(CastlingSide::KingSide)),
    ])
}

#[track_caller]
fn reads(vocabulary: &Vocabulary, fen: &str, texts: &[&str], san: &str) {
    let position = position(fen);
    for text in texts {
        let read = read(text, &[&english(), vocabulary], &position);
        let read = read.map(|mv| san::english(&position, mv));
        assert_eq!(read.as_deref(), Ok(san), "{text}");
    }
}

const TAKES: &str = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";

#[test]
fn vietnamese_words_with_their_marks_in_one_code_or_in_several_and_without_them() {
    let texts = [
        "Mã gờ một ép ba",
        "ma\u{303} go\u{31b}\u{300} mo\u{323}\u{302}t e\u{301}p ba",
        "ma go mot ep ba",
        "Mã f3",
        "Mãf3",
        "Mf3",
    ];
    reads(&vietnamese(), START, &texts, "Nf3");
    reads(&vietnamese(), START, &["đê bốn", "de bon", "tốt d4", "tô\u{301}t d4"], "d4");
    // An accent on a letter alone is a key that an input method has taken, and no file.
    for text in ["ê4", "Mà3", "đ4"] {
        let read = read(text, &[&english(), &vietnamese()], &position(START));
        assert!(matches!(read, Err(NotRead::UnknownWord(_) | NotRead::NoMove)), "{text} {read:?}");
    }
    let french = english_letters(&[("à", Atom::Noise), ("cavalier", Atom::Piece(Role::Knight))]);
    reads(&french, START, &["cavalier g1 à f3"], "Nf3");
    let mut portuguese = english_letters(&[("a", Atom::File(File::A))]);
    portuguese.add_respelt("á", "a", Atom::File(File::A));
    reads(&portuguese, START, &["á 2 á 4", "Á4", "a\u{301}4"], "a4");
}

#[test]
fn a_word_that_is_a_piece_letter_and_a_file_as_well_is_read_both_ways() {
    let rook = "k7/8/8/8/8/8/8/4RK2 w - - 0 1";
    reads(&vietnamese(), rook, &["Xe4", "xe4", "Xe e4"], "Re4");
    let knight = "4k3/8/8/8/8/8/8/1N2K3 w - - 0 1";
    reads(&vietnamese(), knight, &["Ma3", "ma3", "Mã a3"], "Na3");
    let pawn = "k7/8/8/8/4p3/3P4/8/4K3 w - - 0 1";
    reads(&vietnamese(), pawn, &["xe4", "dxe4", "DXE4", "d ăn e4"], "dxe4");
    // A large letter is the rook, also where there is none.
    let read = |fen: &str, text: &str| read(text, &[&vietnamese(), &english()], &position(fen));
    let no_rook = Err(NotRead::Illegal(Illegal::NoSuchPiece(Role::Rook)));
    assert_eq!(read(pawn, "Xe4"), no_rook);
    // Where both could be played, the small letter may be either.
    let both = "k7/8/8/8/4p3/3P4/8/4RK2 w - - 0 1";
    reads(&vietnamese(), both, &["Xe4", "Xxe4", "Xe e4"], "Rxe4");
    reads(&vietnamese(), both, &["dxe4"], "dxe4");
    assert!(matches!(read(both, "xe4"), Err(NotRead::Ambiguous(moves)) if moves.len() == 2));
    // Other languages have such words too.
    let bishop = english_letters(&[("Ba", Atom::Piece(Role::Rook))]);
    reads(&bishop, "k7/8/8/8/8/8/8/4KB2 w - - 0 1", &["Ba6"], "Ba6");
}

#[test]
fn a_piece_of_two_letters_is_shown_and_read() {
    let fen = "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1";
    reads(&russian(), fen, &["Крe2", "кре2", "КРe2", "Кр e1-e2", "король e2"], "Ke2");
    reads(&russian(), fen, &["Кf3", "Кg1f3", "конь эф три"], "Nf3");
    let here = position(fen);
    let king = read("Ke2", &[&english()], &here).unwrap();
    assert_eq!(san::local(&here, king, &russian()), "Крe2");
    let promotes = "8/4P2k/8/8/8/8/8/4K3 w - - 0 1";
    reads(&russian(), promotes, &["e8=Ф", "e8Ф", "е8ф"], "e8=Q");
}

#[test]
fn cyrillic_letters_that_look_like_files_are_files_but_for_the_bishop() {
    reads(&russian(), START, &["е4", "е2е4", "е2-е4"], "e4");
    reads(&russian(), START, &["с4", "с2 с4"], "c4");
    reads(&russian(), START, &["а4", "а2-а4"], "a4");
    reads(&russian(), TAKES, &["ехd5", "е:d5", "е бьёт d5", "е бьет d5"], "exd5");
    reads(&russian(), CASTLE, &["О-О", "о-о"], "O-O");
    let bishop = "4k3/8/8/8/8/8/2P5/2B1K3 w - - 0 1";
    reads(&russian(), bishop, &["Сd2", "сd2"], "Bd2");
}

#[test]
fn thai_words_keep_their_marks_and_need_no_spaces() {
    let texts = ["ม้า g1 f3", "ม้าg1f3", "ม้าจีหนึ่งไปเอฟสาม", "ม้าf3", "ม้า เอฟ ๓", "ม้าf๓"];
    reads(&thai(), START, &texts, "Nf3");
    reads(&thai(), TAKES, &["เบี้ยอีสี่กินดีห้า", "เบี้ยกินd5"], "exd5");
    reads(&thai(), START, &["e๔", "๑.e๔", "เบี้ย e๒ e๔"], "e4");
    // Without its mark it is another word, or none.
    let read = read("มา f3", &[&english(), &thai()], &position(START));
    assert_eq!(read, Err(NotRead::UnknownWord("มา".into())));
}

#[test]
fn korean_words_stand_with_letters_and_each_other_and_come_in_parts() {
    let texts = ["나이트 g1 f3", "나이트g1에서f3", "나이트지일에서에프삼", "ㄴㅏㅇㅣㅌㅡ f3"];
    reads(&korean(), START, &texts, "Nf3");
    let apart = "\u{1102}\u{1161}\u{110b}\u{1175}\u{1110}\u{1173} f3";
    reads(&korean(), START, &[apart], "Nf3");
    // File e and rank 2 are one word.
    reads(&korean(), START, &["이사", "폰 이사", "폰 이 이 이 사"], "e4");
    for text in ["이 이 이 사", "이이이사"] {
        let read = read(text, &[&korean()], &position(START));
        assert!(matches!(read, Err(NotRead::Ambiguous(moves)) if moves.len() == 2), "{text}");
    }
    reads(&korean(), TAKES, &["폰 e4 d5 잡음", "폰이사디오잡음"], "exd5");
    reads(&korean(), CASTLE, &["킹사이드 캐슬링", "킹사이드캐슬링"], "O-O");
}

#[test]
fn the_verb_of_a_capture_may_stand_last_also_before_what_a_pawn_becomes() {
    let promotes = "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1";
    let korean = korean();
    reads(&korean, promotes, &["폰 e7 d8 잡음 Q", "폰 e7 d8 Q 잡음", "폰 e7 잡음 d8 Q"], "exd8=Q+");
}

#[test]
fn a_word_that_means_nothing_in_one_language_is_what_it_means_in_the_other() {
    let noise = other(&[("at", Atom::Noise)]);
    let turkish = other(&[("at", Atom::Piece(Role::Knight)), ("olur", Atom::Noise)]);
    let read = |fen: &str, text: &str| {
        let position = position(fen);
        let read = read(text, &[&english(), &noise, &turkish], &position);
        read.map(|mv| san::english(&position, mv))
    };
    let promotes = "8/4P2k/8/8/8/8/8/4K3 w - - 0 1";
    assert_eq!(read(promotes, "e7 e8 at olur").as_deref(), Ok("e8=N"));
    assert_eq!(read(START, "at f3").as_deref(), Ok("Nf3"));
    assert_eq!(read(START, "N at f3").as_deref(), Ok("Nf3"));
}

#[test]
fn a_word_that_means_something_is_ignored_where_it_may_mean_nothing() {
    let mut turkish = language(
        ["P", "A", "F", "K", "V", "Ş"],
        &[("vezir", Atom::Piece(Role::Queen)), ("şah", Atom::Piece(Role::King))],
    );
    let check = "4k3/8/8/8/8/8/8/3QK3 w - - 0 1";
    let read = |text: &str, turkish: &Vocabulary| {
        let position = position(check);
        let read = read(text, &[&english(), turkish], &position);
        read.map(|mv| san::english(&position, mv))
    };
    assert!(read("vezir h5 şah", &turkish).is_err());
    turkish.add_ignored("şah");
    assert_eq!(read("vezir h5 şah", &turkish).as_deref(), Ok("Qh5+"));
    assert_eq!(read("şah e2", &turkish).as_deref(), Ok("Ke2"));
    assert!(read("şah", &turkish).is_err());
    // Nobody says more, and each word more that is ignored would take the longer.
    assert_eq!(read("şah şah şah şah vezir h5", &turkish).as_deref(), Ok("Qh5+"));
    assert!(read(&("şah ".repeat(1000) + "vezir h5"), &turkish).is_err());
}

#[test]
fn a_piece_that_takes_a_piece_needs_no_square_where_one_move_is_meant() {
    let position = position("4k3/8/8/2bp4/4P3/3B4/8/R3K3 w - - 0 1");
    let words = english_letters(&[
        ("pawn", Atom::Piece(Role::Pawn)),
        ("bishop", Atom::Piece(Role::Bishop)),
        ("rook", Atom::Piece(Role::Rook)),
        ("queen", Atom::Piece(Role::Queen)),
        ("takes", Atom::Capture),
    ]);
    let korean = korean();
    let read = |text: &str| {
        let read = read(text, &[&words, &korean], &position);
        read.map(|mv| san::english(&position, mv))
    };
    for text in ["pawn takes pawn", "e takes pawn", "e4 takes pawn", "PxP", "폰 폰 잡음"] {
        assert_eq!(read(text).as_deref(), Ok("exd5"), "{text}");
    }
    let none = Illegal::TakesNone(Role::Pawn, Role::Bishop);
    assert_eq!(read("pawn takes bishop"), Err(NotRead::Illegal(none)));
    // Not by a letter that can be a file, and not without who takes.
    for text in ["exb", "takes pawn", "pawn takes"] {
        assert!(read(text).is_err(), "{text}");
    }
    let promotes = self::position("1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    let queen = super::read("pawn takes rook queen", &[&words], &promotes).unwrap();
    assert_eq!(san::english(&promotes, queen), "axb8=Q+");
}

#[test]
fn a_word_of_one_letter_means_nothing_where_it_is_neither_a_piece_nor_a_file() {
    let czech = language(["", "J", "S", "V", "D", "K"], &[("z", Atom::Noise), ("na", Atom::Noise)]);
    reads(&czech, START, &["z e2 na e4", "Z e2 e4"], "e4");
    let read = read("z e2 na e4", &[&english()], &position(START));
    assert_eq!(read, Err(NotRead::UnknownWord("z".into())));
}

#[test]
fn an_ending_behind_an_apostrophe_or_a_hyphen_means_nothing() {
    let mut turkish =
        language(["P", "A", "F", "K", "V", "Ş"], &[("at", Atom::Piece(Role::Knight))]);
    turkish.add_ending("den");
    turkish.add_ending("e");
    reads(&turkish, START, &["at g1'den f3'e", "G1’DEN F3’E", "Af3'e", "at f3-e"], "Nf3");
    let read = |text: &str| read(text, &[&english(), &turkish], &position(START));
    assert_eq!(read("e4'u"), Err(NotRead::UnknownWord("e4'u".into())));
    reads(&turkish, START, &["at g1den f3e", "Af3e"], "Nf3");
    // A letter of a piece there is a promotion.
    let promotes = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    let mut hungarian = language(["", "H", "F", "B", "V", "K"], &[]);
    hungarian.add_ending("n");
    reads(&hungarian, promotes, &["a8n"], "a8=N");
}

#[test]
fn wide_letters_and_digits_of_any_script_are_the_usual_ones() {
    reads(&english(), START, &["ｅ４", "ｅ２ｅ４", "e٤", "e४", "𝐞𝟒"], "e4");
}

#[test]
fn letters_with_a_stroke_may_be_typed_without_it() {
    let polish = language(
        ["", "S", "G", "W", "H", "K"],
        &[("król", Atom::Piece(Role::King)), ("biały", Atom::Noise)],
    );
    reads(&polish, START, &["biały e4", "bialy e4", "BIAŁY e4"], "e4");
    let turkish = language(
        ["P", "A", "F", "K", "V", "Ş"],
        &[("altı", Atom::Rank(Rank::Sixth)), ("kısa rok", Atom::Castle(CastlingSide::KingSide))],
    );
    reads(&turkish, CASTLE, &["kısa rok", "kisa rok", "KISA ROK"], "O-O");
    let norwegian =
        language(["B", "S", "L", "T", "D", "K"], &[("løper", Atom::Piece(Role::Bishop))]);
    reads(&norwegian, "4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", &["løper d2", "loper d2"], "Bd2");
}

#[test]
fn hindi_words_have_their_vowels() {
    let hindi = english_letters(&[("घोड़ा", Atom::Piece(Role::Knight))]);
    reads(&hindi, START, &["घोड़ा f3", "घोड़ाf3"], "Nf3");
    let read = read("घड f3", &[&english(), &hindi], &position(START));
    assert_eq!(read, Err(NotRead::UnknownWord("घड".into())));
}

/// The words of another language, of which no letters are known.
fn other(words: &[(&str, Atom)]) -> Vocabulary {
    language([""; 6], words)
}

#[test]
fn words_of_other_languages_are_understood_where_all_that_know_them_agree() {
    let queen = ("dama", Atom::Piece(Role::Queen));
    let spanish = other(&[queen, ("sin", Atom::Noise)]);
    let polish = other(&[queen, ("sin", Atom::File(File::E))]);
    let hungarian = other(&[("negy", Atom::Rank(Rank::Fourth))]);
    let swedish = other(&[("negy", Atom::Rank(Rank::Third))]);
    let read = |text: &str| {
        let others = || vec![&spanish, &polish, &hungarian, &swedish];
        let position = position("4k3/8/8/8/8/8/4P3/3QK3 w - - 0 1");
        let read = read_in_any(text, &[&english()], || None, others, &position);
        read.map(|mv| san::english(&position, mv))
    };
    assert_eq!(read("dama d4").as_deref(), Ok("Qd4"));
    assert_eq!(read("e negy"), Err(NotRead::UnknownWord("negy".into())));
    assert_eq!(read("dama a8").map_err(|why| matches!(why, NotRead::Illegal(_))), Err(true));
    assert_eq!(read("xyzzy d4"), Err(NotRead::UnknownWord("xyzzy".into())));
    // A letter of another language is none.
    assert_eq!(read("Zd4"), Err(NotRead::NoPiece("Z".into())));
}

/// The German name of d, which is also how its pawn takes on the e-file.
#[test]
fn the_spoken_name_of_a_file_stands_alone() {
    let mut named = german();
    for (name, file) in [("be", File::B), ("de", File::D), ("ef", File::F)] {
        named.add(name, Atom::File(file));
    }
    let read = |fen: &str, text: &str| {
        let position = position(fen);
        read(text, &[&english(), &named], &position).map(|mv| san::english(&position, mv))
    };
    let centre = "4k3/8/8/4p3/1B1P4/8/1P6/4K3 w - - 0 1";
    for (text, san) in [("de 4", "d4"), ("ef 3", "f3"), ("be 3", "b3"), ("Springer ef drei", "Nf3")]
    {
        assert_eq!(read(START, text).as_deref(), Ok(san), "{text}");
    }
    // Unless it is a move as it is written, which is asked about.
    assert!(matches!(read(centre, "de 5"), Err(NotRead::Ambiguous(moves)) if moves.len() == 2));
    assert_eq!(read(centre, "de fünf"), Err(NotRead::UnknownWord("fünf".into())));
    // Written with its rank it is two letters.
    assert_eq!(read(centre, "de5").as_deref(), Ok("dxe5"));
    let bishop = "4k3/8/8/8/8/6B1/1P6/4K3 w - - 0 1";
    assert_eq!(read(bishop, "be5").as_deref(), Ok("Be5"));
    // A capital may be that of a piece.
    let both = "4k3/8/8/8/8/6B1/1P3B2/4K3 w - - 0 1";
    assert!(matches!(read(both, "Be 3"), Err(NotRead::Ambiguous(moves)) if moves.len() == 2));
}

#[test]
fn what_players_of_every_country_know_goes_before_other_languages() {
    let names = other(&[("eva", Atom::File(File::E))]);
    let odd = other(&[("eva", Atom::File(File::D))]);
    let position = position(START);
    let read = read_in_any("eva 4", &[&english()], || Some(&names), || vec![&odd], &position);
    assert_eq!(read.map(|mv| san::english(&position, mv)).as_deref(), Ok("e4"));
}

#[test]
fn of_texts_that_may_have_been_meant_the_one_legal_move_is_taken() {
    let agreed = |texts: &[&str]| {
        let texts = texts.iter().map(|text| (*text).to_owned()).collect();
        agreed(texts, &[&english()], &position(START))
    };
    assert_eq!(agreed(&["ex", "e4"]).as_deref(), Some("e4"));
    assert_eq!(agreed(&["e2e4", "e4"]).as_deref(), Some("e2e4"));
    assert_eq!(agreed(&["e4", "d4"]), None);
    assert_eq!(agreed(&["e5"]), None);
}
