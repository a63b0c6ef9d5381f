//! A word of chess in every language, as the desk asks for it.

use expect_test::expect;

use crate::app::seats::tests::event_rules::opened;

#[test]
fn a10f_a_word_is_told_in_every_language() {
    let mut table = opened("");
    expect![[r#"
        > glossary draw
          English: draw
          čeština: remíza
          Deutsch: remis
          español: tablas
          français: nulle
          magyar: döntetlen
          italiano: patta
          한국어: 무승부
          Nederlands: remise
          polski: remis
          português: empate
          português do Brasil: empate
          русский: ничья
          svenska: remi
          ไทย: เสมอ
          Türkçe: beraberlik
          українська: нічия
          tiếng Việt: hòa
        > glossary Springer
          English: knight
          čeština: jezdec
          Deutsch: Springer
          español: caballo
          français: cavalier
          magyar: huszár
          italiano: cavallo
          한국어: 나이트
          Nederlands: paard
          polski: skoczek
          português: cavalo
          português do Brasil: cavalo
          русский: конь
          svenska: springare
          ไทย: ม้า
          Türkçe: at
          українська: кінь
          tiếng Việt: Mã
        > glossary xyz
          Not in the glossary: xyz. It has pieces, commands and words of the Laws.
        > glossary
          glossary needs a word: glossary draw.
    "#]]
    .assert_eq(&table.at_desk("glossary draw\nglossary Springer\nglossary xyz\nglossary"));
    let words = |told: String| told.split_once('\n').unwrap().1.to_owned();
    let (english, vietnamese) = (table.at_desk("glossary draw"), table.at_desk("glossary hòa"));
    assert_eq!(words(english), words(vietnamese));
}

#[test]
fn d13_players_and_words_of_the_laws_are_in_the_glossary() {
    let mut table = opened("");
    for (word, german) in [
        ("white", "Weiß"),
        ("black", "Schwarz"),
        ("check", "Schach"),
        ("en passant", "en passant"),
        ("sealed move", "Abgabezug"),
        ("warning", "Verwarnung"),
        ("score sheet", "Partieformular"),
        ("adjudication", "Abschätzung"),
        ("Rochade", "Rochade"),
        ("blitz", "Blitz"),
    ] {
        let told = table.at_desk(&format!("glossary {word}"));
        assert!(told.contains(&format!("Deutsch: {german}\n")), "{told}");
        assert!(!told.lines().any(|line| line.trim_end().ends_with(':')), "{told}");
    }
}

#[test]
fn a45_a_piece_named_by_its_wing_is_told_in_every_language() {
    let mut table = opened("");
    expect![[r#"
        > glossary queen's rook
          English: queen's rook
          čeština: dámská věž
          Deutsch: Damenturm
          español: torre de dama
          français: tour de la dame
          magyar: vezérbástya
          italiano: torre di donna
          한국어: 퀸 룩
          Nederlands: dametoren
          polski: wieża hetmańska
          português: torre da dama
          português do Brasil: torre da dama
          русский: ферзевая ладья
          svenska: damtorn
          ไทย: เรือฝั่งควีน
          Türkçe: vezir kalesi
          українська: ферзева тура
          tiếng Việt: Xe cánh Hậu
        > glossary Tốt Vua
          English: king's pawn
          čeština: královský pěšec
          Deutsch: Königsbauer
          español: peón de rey
          français: pion du roi
          magyar: királygyalog
          italiano: pedone di re
          한국어: 킹 폰
          Nederlands: koningspion
          polski: pion królewski
          português: peão do rei
          português do Brasil: peão do rei
          русский: королевская пешка
          svenska: kungsbonde
          ไทย: เบี้ยหน้าคิง
          Türkçe: şah piyonu
          українська: королівський пішак
          tiếng Việt: Tốt Vua
    "#]]
    .assert_eq(&table.at_desk("glossary queen's rook\nglossary Tốt Vua"));
}
