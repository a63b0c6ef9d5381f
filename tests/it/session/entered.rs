//! Small words of a game at home, each typed as a newcomer does.

use touchmove::laws::Variant;

use super::*;

fn said(header: Header, lines: &[&str]) -> String {
    let mut table = Table::new(header);
    table.transcript.clear();
    for line in lines {
        table.types(line);
    }
    table.transcript
}

fn two() -> Header {
    header(&start(), Player::Human, None)
}

#[test]
fn h17_the_next_line_completes_a_command_that_lacks_its_word() {
    let told = said(two(), &["claim", "threefold"]);
    assert_eq!(
        told,
        said(two(), &["claim", "claim threefold"])
            .replace("claim threefold\n", "threefold\n")
            .replacen("Type threefold", "Type claim threefold", 1),
        "{told}"
    );
    let fifty = said(two(), &["claim", "fifty"]);
    assert!(!fifty.contains("Unknown") && fifty.lines().count() > 3, "{fifty}");
    // What is a move or a command is that.
    let moved = said(two(), &["claim", "e4", "threefold"]);
    assert!(moved.contains("pawn e2 e4") && moved.contains("Unknown: threefold"), "{moved}");
    // Nothing else is taken for it.
    assert!(said(two(), &["claim", "yes"]).contains("No question to answer"));
    let level = said(header(&start(), Player::Builtin, None), &["level", "5"]);
    assert!(level.contains('5') && !level.contains("Unknown"), "{level}");
}

#[test]
fn h18_the_second_player_at_one_keyboard_accepts_by_draw() {
    let told = said(two(), &["e4", "e5", "draw", "yes", "draw"]);
    assert!(told.contains("Draw by agreement."), "{told}");
}

#[test]
fn h20_settings_tell_what_is_otherwise_in_this_game() {
    let clock = header(&start(), Player::Human, Some("5+3"));
    let told = said(clock, &["settings game"]);
    assert!(told.contains("time: 5+3 in this game, off at the next start."), "{told}");
    assert!(told.contains("opponent: human in this game, computer at the next start."), "{told}");
    let set = said(header(&start(), Player::Human, Some("5+3")), &["set time 10", "settings game"]);
    assert!(set.contains("time: 5+3 in this game, 10 from the next game."), "{set}");
}

/// The game that these lines begin.
fn begun(mut header: Header, lines: &[&str]) -> Header {
    if lines.first() == Some(&"chess960") {
        header.variant = Variant::Chess960;
        "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w EGeg - 0 1".clone_into(&mut header.position);
    }
    let mut table = Table::new(header);
    for line in lines.iter().filter(|line| **line != "chess960") {
        table.types(line);
    }
    table.begun.unwrap_or_else(|| panic!("{}", table.transcript))
}

#[test]
fn h21_chess960_ends_with_the_opponent_and_stays_in_a_rematch() {
    assert_eq!(begun(two(), &["chess960", "new"]).variant, Variant::Chess960);
    assert_eq!(begun(two(), &["chess960", "new black 5 minutes"]).variant, Variant::Chess960);
    assert_ne!(begun(two(), &["chess960", "new opponent builtin"]).variant, Variant::Chess960);
    assert_ne!(begun(two(), &["chess960", "new friend ben"]).variant, Variant::Chess960);
    assert_eq!(
        begun(two(), &["chess960", "new opponent builtin chess960"]).variant,
        Variant::Chess960
    );
    // A position that was set up is of that game too.
    let set_up = header("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Player::Human, None);
    assert_eq!(begun(set_up, &["new opponent builtin"]).position, start());
}

#[test]
fn h24_a_number_alone_is_minutes_and_a_friend_gets_the_colour_that_is_set() {
    assert_eq!(begun(two(), &["new 5"]).time.as_deref(), Some("5"));
    let black = Header { white: Player::Builtin, ..header(&start(), Player::Human, None) };
    let friend = begun(black, &["new friend ben"]);
    assert_eq!((friend.white_name.as_str(), friend.black_name.as_str()), ("", "ben"));
    let told = said(two(), &["new stockfish"]);
    assert!(
        told.contains("Not understood: stockfish.") && told.contains("new engine stockfish"),
        "{told}"
    );
    assert!(said(two(), &["new 1600"]).contains("For minutes"));
}

#[test]
fn h24_small_questions_are_answered() {
    let clocked = || header(&start(), Player::Human, Some("5+3"));
    let (left, asked) = (said(clocked(), &["time left"]), said(clocked(), &["clock"]));
    assert_eq!(left.split_once('\n').unwrap().1, asked.split_once('\n').unwrap().1);
    let told = said(two(), &["e4", "where was that"]);
    assert!(told.ends_with("pawn e2 e4. White, move 1.\n"), "{told}");
    let told = said(two(), &["set up"]);
    assert!(told.contains("type position."), "{told}");
    let told = said(two(), &["set name"]);
    assert!(told.contains("for example Anna"), "{told}");
    let told = said(two(), &["speech off", "slower"]);
    assert!(told.contains("Speech off. To turn it on"), "{told}");
}

#[test]
fn h24_a_capture_that_is_none_says_why() {
    let only = |text: &str| {
        let told = said(two(), &[text]);
        told.lines().nth(1).unwrap().to_owned()
    };
    assert_eq!(only("rook takes"), "Takes what? Type the square too.");
    assert_eq!(only("bishop takes knight"), "Out of reach: bishop takes knight.");
    let bare = header("4k3/8/8/8/8/8/8/4K2R w - - 0 1", Player::Human, None);
    let told = said(bare, &["rook takes queen", "bishop takes king"]);
    assert!(
        told.contains("Your opponent has no queen.") && told.contains("You have no bishop."),
        "{told}"
    );
    let pinned = header("4r2k/8/8/8/8/2p5/4N3/4K3 w - - 0 1", Player::Human, None);
    assert!(said(pinned, &["knight takes pawn"]).contains("Not legal"));
}

#[test]
fn h24_who_plays_against_the_program_hears_who_has_won() {
    let mates = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
    let told = said(header(mates, Player::Builtin, None), &["Ra8"]);
    assert!(told.contains("White wins. You win."), "{told}");
    let mut table = Table::new(header(&start(), Player::Builtin, None));
    table.types("resign").types("yes").judges();
    assert!(table.transcript.contains("Black wins. You lose."), "{}", table.transcript);
    let told = said(header(mates, Player::Human, None), &["Ra8"]);
    assert!(told.contains("White wins.") && !told.contains("You win."), "{told}");
}

#[test]
fn s18_pieces_are_called_by_their_wing() {
    let told = said(two(), &["king's pawn to e4", "e5", "king's knight f3"]);
    assert!(told.contains("pawn e2 e4") && told.contains("knight g1 f3"), "{told}");
    // From the position it is known which rook is meant, and not which knight went to f3.
    let rook = said(two(), &["where is the king's rook"]);
    assert!(rook.contains("h1") && !rook.contains("a1") && !rook.contains("king:"), "{rook}");
    let black = said(two(), &["where is black's queen's rook"]);
    assert!(black.contains("a8") && !black.contains("h8"), "{black}");
    let pawn = said(two(), &["where is the queen's bishop's pawn"]);
    assert!(pawn.contains("c2") && !pawn.contains("b2"), "{pawn}");
    let told = said(two(), &["what is the king's rook"]);
    assert!(told.contains("Names by wing."), "{told}");
    let wrong = said(two(), &["queen's knight to f3"]);
    assert!(wrong.contains("Not legal from there"), "{wrong}");
}

#[test]
fn s5_moves_can_be_said_and_written_in_figures() {
    let told = said(two(), &["set form figures", "e4", "score", "5755", "5 2 5 4"]);
    assert!(told.contains("5254") && told.contains("5755"), "{told}");
    let french = said(two(), &["P-K4", "P-K4", "Kt-KB3", "P-Q3", "P-Q4", "PxP"]);
    assert!(french.contains("knight g1 f3") && french.contains("pawn e5"), "{french}");
}

#[test]
fn s1_one_word_is_enough_for_speech_and_the_screen() {
    let told = said(two(), &["sound off", "sound on", "full screen"]);
    assert!(!told.contains("Unknown"), "{told}");
    assert!(told.contains("face: screen.") && !told.contains("next start"), "{told}");
    let back = said(two(), &["full screen", "line by line"]);
    assert!(back.contains("face: line."), "{back}");
}

#[test]
fn s14_a_capture_in_passing_may_be_said_to_be_one() {
    let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    for text in
        ["exd6 e.p.", "exd6 e. p.", "exd6 (ep)", "exd6 a.p.", "exd6 qđ", "e5 takes d6 e. p."]
    {
        let told = said(header(fen, Player::Human, None), &[text]);
        assert!(told.contains("takes d6") || told.contains("e5 d6"), "{text}: {told}");
    }
}

#[test]
fn tab_completes_what_can_be_said_now() {
    let mut table = Table::new(two());
    let has = |table: &Table, word: &str| table.session.completions().iter().any(|it| it == word);
    for (word, is_there) in [("board", true), ("resign", true), ("next", false), ("yes", false)] {
        assert_eq!(has(&table, word), is_there, "{word}");
    }
    table.types("e4");
    table.types("resign");
    assert!(has(&table, "yes") && has(&table, "board"), "{}", table.transcript);
    table.types("no");
    assert!(!has(&table, "yes"), "{}", table.transcript);
}

#[test]
fn a_word_behind_a_command_is_compared_with_what_the_command_takes() {
    let english = ["claim threfold", "tones onn", "set tehme dark", "what-if g1", "settings tehme"];
    let told = said(two(), &english);
    for near in ["threefold", "theme"] {
        assert!(told.contains(&format!("Did you mean {near}?")), "{told}");
    }
    expect![[r#"
        > claim threfold
        Unknown: threfold. Did you mean threefold?
        > tones onn
        tones needs on or off.
        > set tehme dark
        Unknown setting: tehme. Did you mean theme?
        > what-if g1
        what-if needs two squares, for example what-if g1 f3.
        > settings tehme
        Unknown setting: tehme. Did you mean theme?
    "#]]
    .assert_eq(&told);
    let own =
        ["talk de", "einstellen Sprahce en", "anspruch dreifahc", "einstellen tasten lihcess"];
    expect![[r#"
        > talk de
        Sprache: Deutsch.
        > einstellen Sprahce en
        Unbekannte Einstellung: Sprahce. Meinst du Sprache?
        > anspruch dreifahc
        Unbekannt: dreifahc. Meinst du dreifach?
        > einstellen tasten lihcess
        Tasten kann nicht lihcess sein. Möglich: lichess, winboard, numpad, left-hand, right-hand.
    "#]]
    .assert_eq(&said(two(), &own));
}

/// A mark behind a move judges it in a score, and at a keyboard it asks.
#[test]
fn a_move_that_is_asked_about_denied_or_thought_of_is_not_played() {
    for (line, answer) in [
        ("d4?", "Legal, not played: pawn d2 d4."),
        ("can I play d4", "Legal, not played: pawn d2 d4."),
        ("how about knight f3", "Legal, not played: knight g1 f3."),
        ("no d4", "Nothing is played."),
        ("don't play d4", "Nothing is played."),
        ("should I play d4", "Nothing is played."),
        ("maybe d4", "Nothing is played."),
        ("d4 or e4", "Nothing is played."),
        ("I like d4", "Nothing is played."),
    ] {
        let told = said(two(), &[line, "last"]);
        assert!(told.contains(answer) && told.contains("No moves yet."), "{line}: {told}");
    }
    let judged = said(two(), &["d4!?"]);
    assert!(judged.contains("\npawn d2 d4\n"), "{judged}");
}

#[test]
fn a_move_may_stand_in_a_sentence_at_home_and_in_no_rehearsal() {
    let lines = ["I'll play d4", "play d5 please", "let's move the pawn to c4"];
    let told = said(two(), &[&lines[..], &["take the pawn on c4", "castle please"]].concat());
    for made in ["pawn d2 d4", "pawn d7 d5", "pawn c2 c4", "pawn d5 takes c4"] {
        assert!(told.contains(&format!("\n{made}\n")), "{told}");
    }
    let strict = said(Header { strict: true, ..two() }, &["I'll play d4"]);
    assert!(!strict.contains("pawn d2 d4"), "{strict}");
}

#[test]
fn yes_and_no_may_stand_in_sentences_and_no_question_is_a_yes() {
    let asked = |answer: &str| said(two(), &["e4", "resign", answer]);
    let again = |told: &str| told.matches("yes or no").count() > 1;
    for answer in ["yes?", "maybe yes", "yes or no", "I am not sure"] {
        assert!(again(&asked(answer)), "{answer}: {}", asked(answer));
    }
    for (answer, same) in [("yes please", "yes"), ("of course", "yes"), ("no thanks", "no")] {
        let (told, plain) = (asked(answer), asked(same));
        let after = |told: &str, line: &str| told.split(line).last().map(str::to_owned);
        assert_eq!(after(&told, answer), after(&plain, &format!("> {same}")), "{told}");
    }
}
