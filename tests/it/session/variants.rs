//! Games by other rules than those of chess, as they are heard: their ends, what follows from a move
//! besides, and what is typed in them.

use touchmove::laws::Variant;

use super::*;

/// A game of two people at one keyboard.
pub(super) fn game(variant: Variant, fen: &str) -> Header {
    let fen = if fen.is_empty() { position::write(&variant.start()) } else { fen.to_owned() };
    Header { variant, ..header(&fen, Player::Human, None) }
}

/// A session in one of the languages.
pub(super) fn table(header: Header, talk: &str) -> Table {
    let rebuilt = replay(header.clone(), &[]).unwrap();
    let session = Session::new(manner(talk), GameId(1), rebuilt);
    Table::with(session, header).opened()
}

/// What is heard behind the opening, with nothing of what is typed.
pub(super) fn heard(variant: Variant, fen: &str, talk: &str, lines: &[&str]) -> String {
    let mut table = table(game(variant, fen), talk);
    table.transcript.clear();
    for line in lines {
        table.types(line);
    }
    table.is_replayed();
    let is_heard = |line: &&str| !line.starts_with("> ");
    table.transcript.lines().filter(is_heard).collect::<Vec<_>>().join("\n")
}

/// The shortest ends.
const ENDS: [(Variant, &str, &[&str]); 15] = [
    (Variant::KingOfTheHill, "", &["e3", "a6", "Ke2", "a5", "Kd3", "a4", "Kd4"]),
    (Variant::ThreeCheck, "", &["e4", "e5", "Bc4", "Nc6", "Bxf7+", "Kxf7", "Qh5+", "g6", "Qxg6"]),
    (Variant::Crazyhouse, "7k/5ppp/8/8/8/8/8/4K3[R] w - - 0 1", &["R@d8"]),
    (Variant::Crazyhouse, "7k/5Q2/8/8/8/8/8/K7[] w - - 0 1", &["Qg6"]),
    (Variant::KingOfTheHill, "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", &["Ra8"]),
    (Variant::Antichess, "8/8/8/8/8/p7/1B6/7b w - - 0 1", &["Bxa3"]),
    (Variant::Antichess, "8/8/8/8/8/8/1p6/R7 b - - 0 1", &["bxa1=Q"]),
    (Variant::Antichess, "8/8/8/8/8/p7/P6p/8 b - - 0 1", &["h1=B"]),
    (Variant::Atomic, "", &["Nf3", "a6", "Ng5", "a5", "Nxf7"]),
    (Variant::Atomic, "7k/8/6Q1/8/8/8/8/K7 w - - 0 1", &["Qg7"]),
    (Variant::Horde, "k7/8/1P6/8/8/8/8/2Q5 w - - 0 1", &["Qc8"]),
    (Variant::Horde, "k7/8/1P6/8/8/8/8/2Q5 w - - 0 1", &["Qc7"]),
    (Variant::Horde, "4k3/8/8/8/8/r7/P7/8 b - - 0 1", &["Rxa2"]),
    (Variant::RacingKings, "8/k6K/8/8/8/8/8/8 w - - 0 1", &["Kh8", "Ka8"]),
    (Variant::RacingKings, "8/7K/8/8/8/8/k7/8 w - - 0 1", &["Kh8"]),
];

fn ends(talk: &str) -> String {
    let last = |(variant, fen, lines): (Variant, &str, &[&str])| {
        let heard = heard(variant, fen, talk, lines);
        let lines: Vec<&str> = heard.lines().collect();
        // What can be done after a game is the same in each.
        let (_, told) = lines.split_last().unwrap();
        let last = &told[told.len().saturating_sub(4)..];
        format!("{}:\n{}\n", variant.id(), last.join("\n"))
    };
    ENDS.map(last).concat()
}

#[test]
fn each_game_ends_by_its_own_rules() {
    expect![[r#"
        king-of-the-hill:
        king e2 d3
        pawn a5 a4
        king d3 d4
        The king is on the hill. White wins.
        three-check:
        Check 2 of 3.
        pawn g7 g6
        queen h5 takes g6, check
        Third check. White wins.
        crazyhouse:
        rook at d8, checkmate
        White wins.
        crazyhouse:
        queen f7 g6
        Draw by stalemate.
        king-of-the-hill:
        rook a1 a8, checkmate
        White wins.
        antichess:
        bishop b2 takes a3
        Draw. Dead position: neither side can checkmate.
        antichess:
        pawn b2 takes a1 promotes to queen
        White has lost all pieces and wins.
        antichess:
        pawn h2 h1 promotes to bishop
        White has no move left and wins.
        atomic:
        pawn a6 a5
        knight g5 takes f7
        Explosion. Gone: white knight g5, black king e8, black bishop f8, black knight g8.
        The king has exploded. White wins.
        atomic:
        queen g6 g7, checkmate
        White wins.
        horde:
        queen c1 c8, checkmate
        White wins.
        horde:
        queen c1 c7
        Draw by stalemate.
        horde:
        rook a3 takes a2
        The horde is gone. Black wins.
        racing-kings:
        king h7 h8
        king a7 a8
        Draw. Both kings are on the last rank.
        racing-kings:
        king h7 h8
        The king is on the last rank. White wins.
    "#]]
    .assert_eq(&ends("en"));
}

#[test]
fn each_game_ends_in_german() {
    expect![[r#"
        king-of-the-hill:
        king e2 d3
        pawn a5 a4
        king d3 d4
        Der König steht auf dem Hügel. Weiß gewinnt.
        three-check:
        Schach 2 von 3.
        pawn g7 g6
        queen h5 takes g6, check
        Drittes Schach. Weiß gewinnt.
        crazyhouse:
        rook at d8, checkmate
        Weiß gewinnt.
        crazyhouse:
        queen f7 g6
        Remis durch Patt.
        king-of-the-hill:
        rook a1 a8, checkmate
        Weiß gewinnt.
        antichess:
        bishop b2 takes a3
        Remis: Niemand kann mehr mattsetzen.
        antichess:
        pawn b2 takes a1 promotes to queen
        Keine Figur mehr: Weiß gewinnt.
        antichess:
        pawn h2 h1 promotes to bishop
        Weiß hat keinen Zug mehr und gewinnt.
        atomic:
        pawn a6 a5
        knight g5 takes f7
        Explosion. Weg: weißer Springer g5, schwarzer König e8, schwarzer Läufer f8, schwarzer Springer g8.
        Der König ist explodiert. Weiß gewinnt.
        atomic:
        queen g6 g7, checkmate
        Weiß gewinnt.
        horde:
        queen c1 c8, checkmate
        Weiß gewinnt.
        horde:
        queen c1 c7
        Remis durch Patt.
        horde:
        rook a3 takes a2
        Die Horde ist geschlagen. Schwarz gewinnt.
        racing-kings:
        king h7 h8
        king a7 a8
        Remis: Beide Könige stehen auf der letzten Reihe.
        racing-kings:
        king h7 h8
        Der König steht auf der letzten Reihe. Weiß gewinnt.
    "#]].assert_eq(&ends("de"));
}

#[test]
fn each_game_ends_in_vietnamese() {
    expect![[r#"
        king-of-the-hill:
        king e2 d3
        pawn a5 a4
        king d3 d4
        Vua đã lên đồi. Trắng thắng.
        three-check:
        Chiếu lần 2 trên 3.
        pawn g7 g6
        queen h5 takes g6, check
        Chiếu lần thứ ba. Trắng thắng.
        crazyhouse:
        rook at d8, checkmate
        Trắng thắng.
        crazyhouse:
        queen f7 g6
        Hòa do hết nước đi.
        king-of-the-hill:
        rook a1 a8, checkmate
        Trắng thắng.
        antichess:
        bishop b2 takes a3
        Hòa. Không bên nào có khả năng đánh thắng.
        antichess:
        pawn b2 takes a1 promotes to queen
        Trắng mất hết quân và thắng.
        antichess:
        pawn h2 h1 promotes to bishop
        Trắng hết nước đi và thắng.
        atomic:
        pawn a6 a5
        knight g5 takes f7
        Nổ. Mất: Mã trắng g5, Vua đen e8, Tượng đen f8, Mã đen g8.
        Vua đã nổ. Trắng thắng.
        atomic:
        queen g6 g7, checkmate
        Trắng thắng.
        horde:
        queen c1 c8, checkmate
        Trắng thắng.
        horde:
        queen c1 c7
        Hòa do hết nước đi.
        horde:
        rook a3 takes a2
        Đội quân tốt đã hết. Đen thắng.
        racing-kings:
        king h7 h8
        king a7 a8
        Hòa. Cả hai vua đều ở hàng cuối.
        racing-kings:
        king h7 h8
        Vua đã đến hàng cuối. Trắng thắng.
    "#]]
    .assert_eq(&ends("vi"));
}

#[test]
fn what_is_captured_is_dropped_by_sign_and_in_words() {
    let lines = [
        "e4",
        "d5",
        "exd5",
        "Qxd5",
        "Nc3",
        "Qd8",
        "pocket",
        "N@f3",
        "pawn at d5",
        "pocket",
        "takeback",
        "yes",
        "@d5",
        "drop pawn e4",
        "knight f3",
        "fen",
    ];
    expect![[r#"
        pawn e2 e4
        pawn d7 d5
        pawn e4 takes d5
        queen d8 takes d5
        knight b1 c3
        queen d5 d8
        White can drop 1 pawn.
        Black can drop 1 pawn.
        Not in your pocket: knight.
        pawn at d5
        White has nothing to drop.
        Black can drop 1 pawn.
        Take back your move? yes or no.
        Taken back: pawn at d5.
        pawn at d5
        pawn at e4
        knight g1 f3
        rnbqkbnr/ppp1pppp/8/3P4/4p3/2N2N2/PPPP1PPP/R1BQKB1R[] b KQkq - 1 5"#]]
    .assert_eq(&heard(Variant::Crazyhouse, "", "en", &lines));
    let german = ["e4", "d5", "exd5", "Dxd5", "Sc3", "Dd8", "Bauer eingesetzt auf d5"];
    expect![[r#"
        pawn e2 e4
        pawn d7 d5
        pawn e4 takes d5
        queen d8 takes d5
        knight b1 c3
        queen d5 d8
        pawn at d5"#]]
    .assert_eq(&heard(Variant::Crazyhouse, "", "de", &german));
}

#[test]
fn a_piece_on_the_board_goes_before_one_in_the_hand() {
    let fen = "4k3/8/8/8/8/8/8/4K1N1[N] w - - 0 1";
    let told = heard(Variant::Crazyhouse, fen, "en", &["knight f3"]);
    assert_eq!(told, "knight g1 f3");
    let told = heard(Variant::Crazyhouse, fen, "en", &["knight at f3"]);
    assert_eq!(told, "knight at f3");
    let told = heard(Variant::Crazyhouse, fen, "en", &["knight e5"]);
    assert_eq!(told, "knight at e5");
}

#[test]
fn what_must_be_captured_is_told_and_nothing_else_is_taken() {
    let lines = ["e3", "b5", "a3", "Bxb5"];
    expect![[r#"
        pawn e2 e3
        pawn b7 b5
        You must capture. Possible: black pawn b5.
        You must capture.
        bishop f1 takes b5"#]]
    .assert_eq(&heard(Variant::Antichess, "", "en", &lines));
}

#[test]
fn what_explodes_is_told_square_by_square() {
    let lines = ["Nf3", "d5", "Ne5", "Nc6", "Nxc6"];
    expect![[r#"
        knight g1 f3
        pawn d7 d5
        knight f3 e5
        knight b8 c6
        knight e5 takes c6
        Explosion. Gone: white knight e5."#]]
    .assert_eq(&heard(Variant::Atomic, "", "en", &lines));
}

#[test]
fn rules_are_told_and_what_knows_only_chess_says_so() {
    let mut table =
        table(Header { variant: Variant::Atomic, ..header(&start(), Player::Builtin, None) }, "en");
    for line in ["rules", "eval", "hint", "book", "e4"] {
        table.types(line);
    }
    expect![[r#"
        New game 1. You play White against level 3.
        Atomic. Type article for its rules.
        For the usual one: new usual.
        Levels are weaker here than in chess.
        Your move.
        > rules
        Atomic. A capture explodes: all around it goes too, but pawns stay. Explode the king to win.
        > eval
        Only in chess. This game is Atomic.
        > hint
        Only in chess. This game is Atomic.
        > book
        Only in chess. This game is Atomic.
        > e4
        pawn e2 e4
        (thinks of a move)
    "#]]
    .assert_eq(&table.transcript);
    assert!(table.thinking.is_some());
}

#[test]
fn a_game_is_begun_by_its_name_and_another_is_like_it() {
    let begun = |line: &str| {
        let mut table = Table::new(header(&start(), Player::Human, None));
        table.types(line);
        table.begun.unwrap_or_else(|| panic!("{}", table.transcript))
    };
    let names = [
        ("new crazyhouse", Variant::Crazyhouse),
        ("new king of the hill", Variant::KingOfTheHill),
        ("new three-check 5", Variant::ThreeCheck),
        ("new antichess", Variant::Antichess),
        ("new atomic black", Variant::Atomic),
        ("new horde", Variant::Horde),
        ("new racing kings", Variant::RacingKings),
    ];
    for (line, variant) in names {
        let header = begun(line);
        assert_eq!(header.variant, variant, "{line}");
        assert_eq!(header.setup().unwrap().position, variant.start());
    }
    let mut again = Table::new(game(Variant::Horde, ""));
    again.types("new");
    assert_eq!(again.begun.unwrap().variant, Variant::Horde);
    let mut usual = Table::new(game(Variant::Horde, ""));
    usual.types("new usual");
    assert_eq!(usual.begun.unwrap().variant, Variant::Standard);
}

#[test]
fn a_game_goes_on_where_it_was_left() {
    let begun = game(Variant::Crazyhouse, "");
    let mut first = Table::new(begun.clone());
    for line in ["e4", "d5", "exd5", "Qxd5", "Nc3", "Qd8", "@d5"] {
        first.types(line);
    }
    let mut table = Table::after(begun, first.journal);
    table.transcript.clear();
    table.types("P@e5").types("fen");
    table.is_replayed();
    let fen = "rnb1kbnr/ppp1pppp/8/3Pp3/8/2N5/PPPP1PPP/R1BQKBNR[] w KQkq - 0 5";
    assert!(table.transcript.contains("rnbqkbnr/ppp1pppp/8/3Pp3"), "{fen} {}", table.transcript);
}

#[test]
fn the_moves_tell_what_can_be_dropped_and_where() {
    let fen = "4k3/8/8/8/8/8/8/4K3[QPn] w - - 0 1";
    let told = heard(Variant::Crazyhouse, fen, "en", &["moves", "moves e1"]);
    expect![[r#"
        king e1: d1, f1, d2, e2, f2.
        queen to drop: any empty square.
        pawn to drop:
        any empty square on ranks 2 to 7.
        king e1: d1, f1, d2, e2, f2."#]]
    .assert_eq(&told);
    // A check that only a drop can meet.
    let checked = "k7/8/8/8/8/8/5PPP/r6K[BP] w - - 0 1";
    expect!["bishop to drop: b1, c1, d1, e1, f1, g1."].assert_eq(&heard(
        Variant::Crazyhouse,
        checked,
        "en",
        &["moves"],
    ));
    expect![[r#"
        Läufer zum Einsetzen: b1, c1, d1, e1,
        f1, g1."#]]
    .assert_eq(&heard(Variant::Crazyhouse, checked, "de", &["züge"]));
}

#[test]
fn what_knows_only_chess_is_refused_and_is_not_offered() {
    let mut table = table(game(Variant::Horde, ""), "en");
    table.transcript.clear();
    for line in ["hanging", "opening", "course", "mate", "threat", "lines", "pocket"] {
        table.types(line);
    }
    expect![[r#"
        > hanging
        Only in chess. This game is Horde.
        > opening
        Only in chess. This game is Horde.
        > course
        Only in chess. This game is Horde.
        > mate
        Only in chess. This game is Horde.
        > threat
        Only in chess. This game is Horde.
        > lines
        Only in chess. This game is Horde.
        > pocket
        Nothing is dropped in this game.
    "#]]
    .assert_eq(&table.transcript);
    let offered = table.session.completions();
    for name in ["hanging", "opening", "course", "mate", "eval", "hint", "book", "pocket"] {
        assert!(!offered.iter().any(|word| word == name), "{name}");
    }
    assert!(offered.iter().any(|word| word == "captures"));
    let house = self::table(game(Variant::Crazyhouse, ""), "en");
    assert!(house.session.completions().iter().any(|word| word == "pocket"));
}
