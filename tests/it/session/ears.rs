//! What three people marked who heard the program for the first time, each evening by ear alone.

use expect_test::expect;
use touchmove::app::session::Session;
use touchmove::archive::{GameId, Player, replay};

use super::{Table, header, manner, start};

fn two() -> Table {
    Table::new(header(&start(), Player::Human, None))
}

/// A game at home with the program's words in this language.
fn speaking(talk: &str) -> Table {
    let header = header(&start(), Player::Builtin, None);
    let session = Session::new(manner(talk), GameId(1), replay(header.clone(), &[]).unwrap());
    Table::with(session, header).opened()
}

#[test]
fn newcomer_where_is_the_queen_asks_about_pieces() {
    let mut table = speaking("en");
    table.types("where is the queen").types("where are their rooks?");
    table.types("where are the black knights").types("where am I");
    table.expect(expect![[r#"
        > where is the queen
        white queen: d1.
        > where are their rooks?
        black rooks: a8, h8.
        > where are the black knights
        black knights: b8, g8.
        > where am I
        White to move, move 1. You play White.
    "#]]);
    let mut table = speaking("de");
    table.types("wo ist die Dame").types("wo stehen die schwarzen Springer").types("wo bin ich");
    table.expect(expect![[r#"
        Neue Partie 1. Du spielst Weiß gegen Stufe 3.
        > wo ist die Dame
        weiße Dame: d1.
        > wo stehen die schwarzen Springer
        schwarze Springer: b8, g8.
        > wo bin ich
        Weiß am Zug, Zug 1. Du spielst Weiß.
    "#]]);
}

#[test]
fn newcomer_saving_leaving_and_writing_a_file_are_told() {
    let mut table = speaking("en");
    table.types("export").types("e4").types("save").types("leave").types("export");
    table.expect(expect![[r#"
        > export
        No moves yet.
        > e4
        pawn e2 e4
        (thinks of a move)
        > save
        Every move is saved. To leave, type quit.
        > leave
        To leave, type quit. Every move is saved.
        > export
        Which file? Type its name, such as game.pgn.
    "#]]);
    let mut table = speaking("de");
    table.types("e4").types("speichern").types("verlassen").types("exportieren");
    table.expect(expect![[r#"
        Neue Partie 1. Du spielst Weiß gegen Stufe 3.
        > e4
        pawn e2 e4
        (thinks of a move)
        > speichern
        Jeder Zug ist gespeichert. Zum Aufhören: ende.
        > verlassen
        Zum Aufhören: ende. Jeder Zug ist gespeichert.
        > exportieren
        Welche Datei? Gib ihren Namen ein, etwa partie.pgn.
    "#]]);
}

#[test]
fn ears_1_castling_without_a_right_from_the_beginning_is_told_so() {
    let mut table = Table::new(header("4k3/8/8/8/8/8/8/4K2R w - - 0 1", Player::Human, None));
    table.types("O-O");
    let mut lost = Table::new(header("4k3/8/8/8/8/8/8/4K2R w K - 0 1", Player::Human, None));
    lost.types("Ke2").types("Kd8").types("Ke1").types("Ke8").types("O-O");
    table.expect(expect![[r#"
        (special position)
        (how to have the usual one)
        > O-O
        You cannot castle there: the starting position does not allow it.
    "#]]);
    assert!(lost.transcript.ends_with("your king or rook has moved.\n"), "{}", lost.transcript);
}

#[test]
fn ears_3_the_settings_end_where_they_end() {
    let mut table = two();
    table.types("settings");
    // However many settings there are.
    for _ in 0..20 {
        if !table.transcript.ends_with("End of the list.\n") {
            table.types("more");
        }
    }
    assert!(table.transcript.ends_with("> more\nEnd of the list.\n"), "{}", table.transcript);
}

#[test]
fn ears_4_take_back_in_two_words_is_takeback() {
    for (talk, line) in [("en", "take back"), ("en", "take my move back"), ("de", "nimm zurück")] {
        let mut table = speaking(talk);
        table.types("e4").answers("e5").types(line);
        let asked = table.transcript.lines().last().unwrap().to_owned();
        assert!(
            ["Take back your move? yes or no.", "Zug zurücknehmen? ja oder nein."]
                .contains(&asked.as_str()),
            "{line}: {asked}"
        );
    }
}

#[test]
fn ears_8_a_known_word_is_never_taken_for_a_slip() {
    let mut table = speaking("de");
    table.types("dame").types("Damen").types("Dme");
    table.expect(expect![[r#"
        Neue Partie 1. Du spielst Weiß gegen Stufe 3.
        > dame
        Kein Zug. Gib etwa e2 e4 oder hilfe ein.
        > Damen
        Kein Zug. Gib etwa e2 e4 oder hilfe ein.
        > Dme
        Unbekannt: Dme. Meinst du Dame? Alle Befehle: hilfe alle.
    "#]]);
}

#[test]
fn ears_12_the_end_says_how_to_go_on() {
    let mut table = two();
    table.types("f3").types("e5").types("g4").types("Qh4").types("help");
    table.expect(expect![[r#"
        > f3
        pawn f2 f3
        > e5
        pawn e7 e5
        > g4
        pawn g2 g4
        > Qh4
        queen d8 h4, checkmate
        Black wins.
        (what now)
        > help
        The game is over.
        All moves: score. Another game: new.
        Go through a game: open 57.
        To leave: quit.
    "#]]);
}

#[test]
fn ears_16_two_people_hear_who_has_which_colour_and_who_resigns() {
    let mut named = header(&start(), Player::Human, None);
    named.white_name = "Bob".to_owned();
    named.black_name = "Ben".to_owned();
    let mut table = Table::new(named);
    table.types("e4").types("resign").types("yes").judges();
    table.expect(expect![[r#"
        New game 1: Bob plays White, Ben plays Black.
        > e4
        pawn e2 e4
        > resign
        Resign for Black? yes or no.
        > yes
        Black resigns. White wins.
        (what now)
    "#]]);
}

#[test]
fn ears_17_help_in_a_question_asks_it_again() {
    let mut table = two();
    table.types("resign").types("help board").types("no");
    table.expect(expect![[r#"
        > resign
        Resign for White? yes or no.
        > help board
        board: the position, rank by rank.
        board e4: one square. Short: b.
        Resign for White? yes or no.
        > no
        (the game goes on)
    "#]]);
}

#[test]
fn ears_18_the_name_of_an_engine_is_told_how_to_be_typed() {
    let mut table = two();
    table.types("opponent stockfish");
    table.expect(expect![[r#"
        > opponent stockfish
        opponent cannot be stockfish. It can be: computer, human, uci:PATH.
        An engine? Type opponent engine stockfish.
    "#]]);
}

#[test]
fn ears_19_mate_and_agreement_are_said_once() {
    let mut table = two();
    table.types("e4").types("e5").types("draw").types("yes").types("accept");
    table.expect(expect![[r#"
        > e4
        pawn e2 e4
        > e5
        pawn e7 e5
        > draw
        (offer a draw?)
        > yes
        White offers a draw.
        Black: type accept or decline.
        > accept
        Draw by agreement.
        (what now)
    "#]]);
}

#[test]
fn ears_20_the_position_names_each_kind_once_and_empty_ranks_together() {
    let mut table = two();
    table.types("e4").types("board");
    table.expect(expect![[r#"
        > e4
        pawn e2 e4
        > board
        Rank 8: black rooks a, h, knights b, g,
        bishops c, f, queen d, king e.
        Rank 7: black pawns a to h.
        Ranks 6 and 5: empty.
        Rank 4: white pawn e.
        Rank 3: empty.
        Rank 2: white pawns a to d, f to h.
        Rank 1: white rooks a, h, knights b, g,
        bishops c, f, queen d, king e.
    "#]]);
}

#[test]
fn ears_26_one_s_own_offer_names_nobody() {
    let mut table = speaking("en");
    table.types("e4").answers("e5").types("draw").types("yes");
    table.expect(expect![[r#"
        > e4
        pawn e2 e4
        (thinks of a move)
        pawn e7 e5
        > draw
        (offer a draw?)
        > yes
        Draw offered.
        (thinks of a draw)
    "#]]);
}

#[test]
fn ears_42_and_43_a_bare_name_tells_and_a_language_has_its_name() {
    let mut table = speaking("en");
    table.types("level").types("talk").types("moves-voice").types("talk german");
    table.types("sprache englisch").types("talk klingon").types("talk fide").types("set talk");
    table.expect(expect![[r#"
        > level
        Level 3. To change it, type level and a number from 1 to 20.
        > talk
        Language: English. To change it, type for example talk de.
        > moves-voice
        moves-voice: en.
        The move voice.
        It can be: en, cs, de, es, fide, fide-br, fide-cs, fide-en, fide-es, fide-fr, fide-hu, fide-it, fide-ko, fide-nl, fide-pl, fide-pt, fide-ru, fide-sv, fide-th, fide-tr, fide-uk, fide-vi, fr, hu, it, ko, nl, pl, pt, pt-br, ru, sv, th, tr, uk, vi.
        > talk german
        Sprache: Deutsch.
        > sprache englisch
        Language: English.
        > talk klingon
        talk needs a voice: en, cs, de, es, fr, hu, it, ko, nl, pl, pt, pt-br, ru, sv, th, tr, uk, vi.
        > talk fide
        talk needs a voice: en, cs, de, es, fr, hu, it, ko, nl, pl, pt, pt-br, ru, sv, th, tr, uk, vi.
        > set talk
        talk: en.
        The language of everything else.
        It can be: en, cs, de, es, fr, hu, it, ko, nl, pl, pt, pt-br, ru, sv, th, tr, uk, vi.
    "#]]);
}

#[test]
fn what_is_set_changes_nothing_else() {
    let mut table = speaking("en");
    table.types("faster").types("set braille-width 20").types("faster").types("set form short");
    table.types("slower").types("set rate 50").types("slower");
    table.expect(expect![[r#"
        > faster
        Speech rate 10.
        > set braille-width 20
        braille-width: 20.
        > faster
        Speech rate 20.
        > set form short
        form: short.
        > slower
        Speech rate 10.
        > set rate 50
        rate: 50.
        > slower
        Speech rate 40.
    "#]]);
}

#[test]
fn louder_and_softer_set_a_volume_that_is_never_silence() {
    let mut table = speaking("en");
    table.types("softer").types("quieter").types("louder").types("set volume 20").types("softer");
    table.types("too loud").types("set volume 100").types("speak up").types("set volume 5");
    table.expect(expect![[r#"
        > softer
        Volume 90 of 100.
        > quieter
        Volume 80 of 100.
        > louder
        Volume 90 of 100.
        > set volume 20
        volume: 20.
        > softer
        Volume 10 of 100.
        > too loud
        Volume 10 of 100.
        > set volume 100
        volume: 100.
        > speak up
        Volume 100 of 100.
        > set volume 5
        volume cannot be 5. It can be: 10 to 100.
    "#]]);
}

#[test]
fn ears_21_an_increment_alone_is_told_without_its_zero() {
    let table = Table::new(header(&start(), Player::Human, Some("0+3")));
    assert!(table.transcript.contains("Time: 3 seconds per move.\n"), "{}", table.transcript);
}

#[test]
fn ears_at_one_keyboard_it_is_told_who_is_to_move_and_who_answers() {
    let mut table = two();
    table.types("d5").types("Ke5").types("e4").types("e5").types("draw").types("yes");
    table.types("yes").types("decline").types("Nf6").types("Nf3");
    table.expect(expect![[r#"
        > d5
        White is to move.
        > Ke5
        Your king does not reach e5.
        > e4
        pawn e2 e4
        > e5
        pawn e7 e5
        > draw
        (offer a draw?)
        > yes
        White offers a draw.
        Black: type accept or decline.
        > yes
        Type accept or decline.
        > decline
        Black declines the draw.
        > Nf6
        White is to move.
        > Nf3
        knight g1 f3
    "#]]);
}

#[test]
fn ears_pieces_are_asked_for_by_their_names_and_colours() {
    let mut table = speaking("en");
    table.types("pieces").types("pieces knight").types("pieces black rooks").types("pieces white");
    table.expect(expect![[r#"
        > pieces
        pieces needs a piece, such as pieces queen or pieces black rooks.
        > pieces knight
        white knights: b1, g1.
        > pieces black rooks
        black rooks: a8, h8.
        > pieces white
        White: king e1, queen d1, rooks a1, h1,
        bishops c1, f1, knights b1, g1,
        pawns a2, b2, c2, d2, e2, f2, g2, h2.
    "#]]);
    let mut table = speaking("de");
    table.types("figuren").types("figuren Springer").types("figuren schwarze Türme");
    table.expect(expect![[r#"
        Neue Partie 1. Du spielst Weiß gegen Stufe 3.
        > figuren
        figuren: welche Figur? Etwa figuren Dame oder figuren schwarze Türme.
        > figuren Springer
        weiße Springer: b1, g1.
        > figuren schwarze Türme
        schwarze Türme: a8, h8.
    "#]]);
}

#[test]
fn ears_after_the_end_an_answer_and_an_offer_hear_that_it_is_over() {
    let mut table = two();
    table.types("f3").types("e5").types("g4").types("Qh4").types("yes").types("draw");
    table.expect(expect![[r#"
        > f3
        pawn f2 f3
        > e5
        pawn e7 e5
        > g4
        pawn g2 g4
        > Qh4
        queen d8 h4, checkmate
        Black wins.
        (what now)
        > yes
        (over)
        > draw
        (over)
    "#]]);
}
