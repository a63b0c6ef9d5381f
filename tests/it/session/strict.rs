//! Rehearsals of a tournament: its protocol, its consequences, and what is not told there.

use expect_test::expect;
use proptest::prelude::*;
use shakmaty::{CastlingMode, Color, Position, Square};
use touchmove::app::input::Input;
use touchmove::app::session::Session;
use touchmove::archive::{Entry, GameId, Header, Player, What, replay};
use touchmove::command::{Allowed, COMMANDS, Command};
use touchmove::laws::{Announcing, Clock, Event};
use touchmove::opponent::thinker::Thought;
use touchmove::table::Aids;
use touchmove::tones::Tone;
use touchmove::ui::view::{Arrival, Shown, Thing};

use super::{Table, header, manner, start};

/// A rehearsal against the program.
fn rehearsal(fen: &str, laws: &str, time: Option<&str>) -> Header {
    let header = header(fen, Player::Builtin, time);
    Header { strict: true, announcing: Announcing::Repeat, laws: laws.to_owned(), ..header }
}

fn table() -> Table {
    Table::new(rehearsal(&start(), "fide-2023", Some("90+30")))
}

impl Table {
    /// One move of each, as the protocol wants it.
    fn exchanges(&mut self, mine: &str, theirs: &str) -> &mut Self {
        self.types(mine).types("press").answers(theirs).types(theirs)
    }
}

/// What stands in a journal besides the events.
fn memos(table: &Table) -> Vec<String> {
    let memo = |entry: &Entry| match &entry.what {
        What::Memo(memo) => Some(memo.write()),
        _ => None,
    };
    table.journal.iter().filter_map(memo).collect()
}

/// How a piece moves is no aid; a lesson has no place there.
#[test]
fn help_with_a_word_of_chess_names_nothing_that_has_no_place_here() {
    let mut table = table();
    table.transcript.clear();
    table.types("help queen").types("help fork");
    table.expect(expect![[r#"
        > help queen
        The queen is the strongest piece. She moves like a rook or like a bishop: along a file, a rank or a diagonal. She goes any distance while the way is clear, but she never jumps.
        > help fork
        In a fork, one piece attacks two at once. The opponent can save only one of them. Knights are especially good at it. The best target is the king, because a check must be answered.
    "#]]);
}

#[test]
fn a_short_game_to_mate() {
    let mut table = table();
    table.exchanges("f3", "e5").types("g4").types("press").answers("Qh4");
    table.types("e8").types("board e8");
    table.expect(expect![[r#"
        (90 minutes, 30 seconds a move)
        (rehearsal)
        (how to announce)
        (how to repeat)
        > f3
        pawn f2 f3
        (Black repeats)
        > press
        Pressed.
        (thinks of a move)
        pawn e7 e5
        Repeat it.
        > e5
        Repeated. Your move.
        > g4
        pawn g2 g4
        (Black repeats)
        > press
        Pressed.
        (thinks of a move)
        queen d8 h4
        Checkmate. Black wins. You lose.
        (what now)
        > e8
        (over)
        > board e8
        e8: black king, light square.
    "#]]);
}

#[test]
fn a_slip_is_corrected_in_time_and_stands_too_late() {
    let mut table = table();
    table
        .types("e4")
        .types("d4")
        .types("Nh7")
        .types("Nd2")
        .types("correct d4")
        .types("press")
        .types("correct e4");
    assert_eq!(table.session.game().matters(), []);
    table.expect(expect![[r#"
        (90 minutes, 30 seconds a move)
        (rehearsal)
        (how to announce)
        (how to repeat)
        > e4
        pawn e2 e4
        (Black repeats)
        > d4
        Already announced. To change it, type correct. FIDE 2023, D.2.8.
        > Nh7
        Already announced. To change it, type correct. FIDE 2023, D.2.8.
        > Nd2
        Already announced. To change it, type correct. FIDE 2023, D.2.8.
        > correct d4
        Corrected: pawn d2 d4.
        (Black repeats)
        > press
        Pressed.
        (thinks of a move)
        > correct e4
        Too late to correct: the clock was pressed. The move counts. FIDE 2023, D.2.9.
    "#]]);
}

#[test]
fn a2_a_wrong_repetition_takes_the_time_of_who_repeats() {
    let mut table = table();
    table.types("e4").types("press").answers("e5").types("e6").types("d4");
    let game = table.session.game();
    assert_eq!(game.clock().and_then(Clock::turn), Some(Color::White));
    assert_eq!(game.awaits_repetition(), Some(Color::White));
    table.types("e5").types("Nf3");
    table.expect(expect![[r#"
        (90 minutes, 30 seconds a move)
        (rehearsal)
        (how to announce)
        (how to repeat)
        > e4
        pawn e2 e4
        (Black repeats)
        > press
        Pressed.
        (thinks of a move)
        pawn e7 e5
        Repeat it.
        > e6
        That is a different move. Announced: pawn e7 e5.
        > d4
        That is a different move. Announced: pawn e7 e5.
        > e5
        Repeated. Your move.
        > Nf3
        knight g1 f3
        (Black repeats)
    "#]]);
}

#[test]
fn a_clock_pressed_without_a_move_is_an_illegal_act() {
    table().types("press").types("e4").types("press").expect(expect![[r#"
        (90 minutes, 30 seconds a move)
        (rehearsal)
        (how to announce)
        (how to repeat)
        > press
        Not completed: no piece has moved. FIDE 2023, 4.7.
        White's first illegal move. The clock was pressed without a move. FIDE 2023, 7.5.3.
        Black gets 2 minutes more. FIDE 2023, 7.5.5.
        > e4
        pawn e2 e4
        (Black repeats)
        > press
        Pressed.
        (thinks of a move)
    "#]]);
    // Before 2017 what it costs is left to the arbiter, who warns.
    let mut table = Table::new(rehearsal(&start(), "fide-2014", Some("90+30")));
    table.types("press").types("press").expect(expect![[r#"
        (90 minutes, 30 seconds a move)
        Laws: FIDE 2014.
        (rehearsal)
        (how to announce)
        (how to repeat)
        Not confirmed by any text of FIDE 2014: 5.2c, 7.3, 9.2, 9.4, 9.5.
        > press
        Not completed: no piece has moved. FIDE 2014, 4.7.
        Ruling 1: White is warned. FIDE 2014, 12.9.
        > press
        Not completed: no piece has moved. FIDE 2014, 4.7.
        Ruling 2: White is warned. FIDE 2014, 12.9.
    "#]]);
}

#[test]
fn an_illegal_move_sounds_like_a_legal_one_until_the_clock_is_pressed() {
    let mut table = table();
    table.types("e5").types("repeat").types("help").types("correct Nf5").types("correct b1 b3");
    table.types("press").types("e4").types("Nc3").types("press").answers("e5").types("e5");
    assert_eq!(table.tones, [Tone::Illegal]);
    table.types("Ke3").types("press").judges();
    table.expect(expect![[r#"
        (90 minutes, 30 seconds a move)
        (rehearsal)
        (how to announce)
        (how to repeat)
        > e5
        pawn e2 e5
        (Black repeats)
        > repeat
        (Black repeats)
        > help
        Your move is announced. Now press.
        A slip, before that: correct knight f3.
        > correct Nf5
        Corrected: knight g1 f5.
        (Black repeats)
        > correct b1 b3
        Corrected: knight b1 b3.
        (Black repeats)
        > press
        White's first illegal move.
        Back to the starting position.
        b1 touched: it must move.
        Black gets 2 minutes more. FIDE 2023, 7.5.5.
        > e4
        Touch-move: b1 must move. FIDE 2023, 4.3.
        > Nc3
        knight b1 c3
        (Black repeats)
        > press
        Pressed.
        (thinks of a move)
        pawn e7 e5
        Repeat it.
        > e5
        Repeated. Your move.
        > Ke3
        king e1 e3
        (Black repeats)
        > press
        White's second illegal move. FIDE 2023, 7.5.1.
        Back to the position after move 1, Black.
        Black wins. White made too many illegal moves. You lose. FIDE 2023, 7.5.5.
        (what now)
    "#]]);
}

#[test]
fn nothing_tells_which_moves_are_legal() {
    let fen = "4k3/8/8/8/2N3N1/8/8/R3K2R w KQ - 0 1";
    let mut table = Table::new(rehearsal(fen, "fide-2023", None));
    table.types("Ne5").types("N e1 e2").types("claim threefold Ne5");
    table.types("claim threefold Ra9").types("claim fifty Ke5").types("hmpf").types("");
    assert_eq!((table.tones.len(), table.session.game().underway().named()), (0, None));
    table.types("O-O-O").types("press");
    table.expect(expect![[r#"
        (rehearsal)
        (how to announce)
        (how to repeat)
        Special starting position. Set up your board:
        Rank 8: black king e.
        Ranks 7 to 5: empty.
        Rank 4: white knights c, g.
        Ranks 3 and 2: empty.
        Rank 1: white rooks a, h, king e.
        Your move.
        > Ne5
        Not clear. Say the piece and both squares, for castling those of the king.
        > N e1 e2
        Not clear. Say the piece and both squares, for castling those of the king.
        > claim threefold Ne5
        Not clear. Say the piece and both squares, for castling those of the king.
        > claim threefold Ra9
        Unknown: Ra9. Type a move, or help.
        > claim fifty Ke5
        Not clear. Say the piece and both squares, for castling those of the king.
        > hmpf
        Unknown: hmpf. Type a move, or help.
        > 
        Nothing typed. Type a move, or help.
        > O-O-O
        long castling
        (Black repeats)
        > press
        Pressed.
        (thinks of a move)
    "#]]);
}

#[test]
fn an_announcement_tells_neither_capture_nor_check() {
    let fen = "4k3/3p4/8/1B6/8/8/P7/4K3 w - - 0 1";
    let mut table = Table::new(rehearsal(fen, "fide-2023", None));
    table.types("Bd7");
    assert_eq!(table.tones, []);
    table.types("press").answers("Kd7").types("Kd7").types("last");
    assert_eq!(table.tones, []);
    table.expect(expect![[r#"
        (rehearsal)
        (how to announce)
        (how to repeat)
        Special starting position. Set up your board:
        Rank 8: black king e.
        Rank 7: black pawn d.
        Rank 6: empty.
        Rank 5: white bishop b.
        Ranks 4 and 3: empty.
        Rank 2: white pawn a.
        Rank 1: white king e.
        Your move.
        > Bd7
        bishop b5 d7
        (Black repeats)
        > press
        Pressed.
        (thinks of a move)
        king e8 d7
        Repeat it.
        > Kd7
        Repeated. Your move.
        > last
        king e8 d7. Black, move 1.
    "#]]);
}

#[test]
fn a_promotion_without_its_piece_becomes_a_queen_and_costs() {
    let fen = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    let mut table = Table::new(rehearsal(fen, "fide-2023", Some("90+30")));
    table.types("a8").types("rook").types("press").types("turn");
    table.expect(expect![[r#"
        (90 minutes, 30 seconds a move)
        (rehearsal)
        (how to announce)
        (how to repeat)
        Special starting position. Set up your board:
        Rank 8: empty.
        Rank 7: white pawn a, black king h.
        Ranks 6 to 2: empty.
        Rank 1: white king a.
        Your move.
        > a8
        pawn a7 a8
        (Black repeats)
        > rook
        Already announced. To change it, type correct. FIDE 2023, D.2.8.
        > press
        Not completed: say what the pawn becomes. FIDE 2023, 4.4.4.
        White's first illegal move. A pawn was left on the last rank. FIDE 2023, 7.5.2.
        Black gets 2 minutes more. FIDE 2023, 7.5.5.
        The pawn on a8 becomes a queen.
        pawn a7 a8 promotes to queen
        (thinks of a move)
        > turn
        Black to move, move 1. You play White.
    "#]]);
    let mut table = Table::new(rehearsal(fen, "fide-2023", Some("90+30")));
    table.types("a8").types("correct a8 rook").types("press");
    table.expect(expect![[r#"
        (90 minutes, 30 seconds a move)
        (rehearsal)
        (how to announce)
        (how to repeat)
        Special starting position. Set up your board:
        Rank 8: empty.
        Rank 7: white pawn a, black king h.
        Ranks 6 to 2: empty.
        Rank 1: white king a.
        Your move.
        > a8
        pawn a7 a8
        (Black repeats)
        > correct a8 rook
        Corrected: pawn a7 a8 promotes to rook.
        (Black repeats)
        > press
        Pressed.
        (thinks of a move)
    "#]]);
}

/// What a player may ask in a rehearsal, and what not, a line each.
const ASKED: &str = "board\n\
    moves\n\
    what-if g1 f3\n\
    attackers e5\n\
    opening\n\
    takeback\n\
    hint\n\
    level 20\n\
    take g1\n\
    knight f7\n\
    games\n\
    open 1\n\
    new\n\
    position start\n\
    next\n\
    last\n\
    repeat\n\
    score\n\
    clock mine\n\
    turn\n\
    flip";

#[test]
fn each_use_and_each_refusal_of_an_aid_is_on_record() {
    let mut table = table();
    table.exchanges("e4", "e5");
    for asked in ASKED.lines() {
        table.types(asked);
    }
    expect![[r#"
        asked white position-readout refused
        asked white legal-moves refused
        asked white legal-moves refused
        asked white attackers refused
        asked white opening-name refused
        asked white takeback refused
        asked white engine refused
        asked white engine refused
        asked white position-readout refused
        asked white own-announcements had
        asked white own-announcements had
        asked white score-sheet had
        asked white times had
        asked white move-number had"#]]
    .assert_eq(&memos(&table).join("\n"));
    table.is_replayed();
}

#[test]
fn what_is_not_told_is_refused_with_the_article() {
    let mut table = table();
    table.exchanges("e4", "e5");
    table.transcript.clear();
    for asked in ASKED.lines() {
        table.types(asked);
    }
    table.expect(expect![[r#"
        > board
        Position not available. Feel your own board. FIDE 2023, 11.3.1.
        > moves
        Legal moves are not available. FIDE 2023, 11.3.1.
        > what-if g1 f3
        Legal moves are not available. FIDE 2023, 11.3.1.
        > attackers e5
        Attackers, defenders: not available. FIDE 2023, 11.3.1.
        > opening
        Opening names are not available. FIDE 2023, 11.3.1.
        > takeback
        No takebacks. FIDE 2023, 4.7.
        > hint
        No advice during the game, and no change of level. FIDE 2023, 11.3.1.
        > level 20
        No advice during the game, and no change of level. FIDE 2023, 11.3.1.
        > take g1
        Position not available. Feel your own board. FIDE 2023, 11.3.1.
        > knight f7
        knight g1 f7
        (Black repeats)
        > games
        Not during this game: games.
        > open 1
        Not during this game: open.
        > new
        Not during this game: new.
        > position start
        Not during this game: position.
        > next
        Not during this game: next.
        > last
        Announced: knight g1 f7.
        Press the clock.
        > repeat
        Announced: knight g1 f7.
        Press the clock.
        > score
        1. pawn e2 e4, pawn e7 e5
        > clock mine
        White: 1 hour 31 minutes.
        > turn
        (your turn, move 2)
        Announced: knight g1 f7.
        Press the clock.
        > flip
        Board turned: Black at the bottom.
    "#]]);
}

#[test]
fn when_the_game_is_over_everything_is_told() {
    let mut table = table();
    table.types("e4").types("press").types("resign").types("yes").judges();
    let asked = memos(&table);
    table.types("board e4").types("moves e7").types("opening").types("last");
    assert_eq!(memos(&table), asked);
    table.expect(expect![[r#"
        (90 minutes, 30 seconds a move)
        (rehearsal)
        (how to announce)
        (how to repeat)
        > e4
        pawn e2 e4
        (Black repeats)
        > press
        Pressed.
        (thinks of a move)
        > resign
        Resign? yes or no.
        > yes
        White resigns. Black wins. You lose.
        (what now)
        > board e4
        e4: white pawn, light, last move.
        > moves e7
        pawn e7: e6, e5.
        > opening
        King's Pawn Game. B00.
        > last
        pawn e2 e4. White, move 1.
    "#]]);
}

#[test]
fn a_rehearsal_that_is_resumed_is_one() {
    let mut table = table();
    table.types("e4").types("press").answers("e5").types("e5").types("e4 e6");
    let mut again = Table::after(table.header.clone(), std::mem::take(&mut table.journal));
    again.types("board").types("press").types("help");
    again.expect(expect![[r#"
        Game 1 resumed. 1 move so far.
        You play White against level 3.
        (rehearsal)
        (how to announce)
        (how to repeat)
        pawn e7 e5. Black, move 1.
        Announced: pawn e4 e6.
        Press the clock.
        White: 1 hour 31 minutes.
        Black: 1 hour 31 minutes.
        > board
        Position not available. Feel your own board. FIDE 2023, 11.3.1.
        > press
        White's first illegal move.
        Back to the position after move 1, Black.
        e4 touched. It has no legal move, so any move may be played.
        Black gets 2 minutes more. FIDE 2023, 7.5.5.
        > help
        Your move. Type it: it is announced.
        When a pawn promotes, say the piece too.
        You can ask: last, repeat, score, clock, turn.
        Also: draw, claim threefold, resign.
        To leave: quit.
        More: help all, help claim.
    "#]]);
}

#[test]
fn the_opponent_claims_a_flag_where_the_arbiter_may_not() {
    // In 2023 the arbiter calls it, in a rapid game of 2001 only the opponent can.
    for laws in ["fide-2023", "fide-2001"] {
        let mut table = Table::new(rehearsal(&start(), laws, Some("15")));
        table.waits(901).input(Input::TimePassed).judges();
        let outcome = table.session.game().outcome().unwrap();
        assert_eq!(outcome.winner(), Some(Color::Black), "{laws}");
        let claim = |entry: &&Entry| matches!(entry.what, What::Event(Event::FlagClaimed(_)));
        let claims = table.journal.iter().filter(claim);
        assert_eq!(claims.count(), usize::from(laws == "fide-2001"), "{laws}");
    }
}

/// At home nobody supervises (2009, A.4d). A game that was begun before has its flags called.
#[test]
fn d3_at_home_a_flag_falls_by_a_claim_where_only_players_call_it() {
    for (laws, closely_read, claimed) in [
        ("fide-2001", true, true),
        ("fide-2009", true, true),
        ("fide-2023", true, false),
        ("fide-2009", false, false),
    ] {
        let home = header(&start(), Player::Builtin, Some("15"));
        let header = Header { laws: laws.to_owned(), closely_read, ..home };
        let mut own = Table::new(header.clone());
        own.waits(901).input(Input::TimePassed).judges();
        let lost = own.session.game().outcome().unwrap();
        assert_eq!(lost.winner(), Some(Color::Black), "{laws}");
        let claim = |entry: &&Entry| matches!(entry.what, What::Event(Event::FlagClaimed(_)));
        assert_eq!(own.journal.iter().filter(claim).count(), usize::from(claimed), "{laws}");
        let mut other = Table::new(header);
        other.types("e4").waits(901).input(Input::TimePassed).judges();
        assert_eq!(other.session.game().outcome().is_none(), claimed, "{laws}");
        other.types("claim flag").judges();
        let won = other.session.game().outcome().unwrap();
        assert_eq!(won.winner(), Some(Color::White), "{laws}");
    }
}

#[test]
fn the_player_claims_the_opponents_flag_himself() {
    let mut table = Table::new(rehearsal(&start(), "fide-2001", Some("15")));
    table.types("claim flag").types("e4").types("press").waits(901).input(Input::TimePassed);
    assert_eq!(table.session.game().outcome(), None);
    table.types("claim flag").judges();
    table.expect(expect![[r#"
        Time: 15 minutes.
        Laws: FIDE 2001.
        A flag counts only when it is claimed: claim.
        (rehearsal)
        (how to announce)
        (how to repeat)
        > claim flag
        Claim refused: Black's flag has not fallen. FIDE 2001, B.
        > e4
        pawn e2 e4
        (Black repeats)
        > press
        Pressed.
        (thinks of a move)
        > claim flag
        Black's flag has fallen.
        White wins on time. You win.
        (what now)
    "#]]);
}

#[test]
fn the_opponent_claims_an_illegal_move_that_would_stand() {
    let mut table = Table::new(rehearsal(&start(), "fide-2001", Some("15")));
    table.types("e5").types("press");
    assert_eq!(table.session.game().conduct().illegal_of(), None);
    table.expect(expect![[r#"
        Time: 15 minutes.
        Laws: FIDE 2001.
        A flag counts only when it is claimed: claim.
        (rehearsal)
        (how to announce)
        (how to repeat)
        > e5
        pawn e2 e5
        (Black repeats)
        > press
        Pressed.
        White's first illegal move.
        Back to the starting position.
        e2 touched: it must move.
        Black gets 2 minutes more. FIDE 2001, B5.
    "#]]);
}

#[test]
fn a_screen_shows_no_second_board() {
    let mut table = table();
    table.exchanges("e4", "e5");
    let view = table.session.view();
    assert!(view.board.occupied().is_empty() && view.told == Shown(false));
    assert_eq!((view.last, view.check, view.held), (None, None, None));
    assert_eq!(view.moves, ["1 e4 e5"]);
    let look = |table: &Table, square| {
        let thing = Thing::Square(square);
        table.session.named(table.now, thing).written()
    };
    assert_eq!(look(&table, Square::E4), "e4");
    table.types("resign").types("yes").judges();
    assert_eq!(look(&table, Square::E4), "e4: white pawn, light square.");
    assert!(!table.session.view().board.occupied().is_empty());
    let asked = memos(&table);
    let thing = Thing::Square(Square::A1);
    table.input(Input::Looked { thing, arrival: Arrival::Step });
    assert_eq!(memos(&table), asked);
}

#[test]
fn the_same_is_said_in_german() {
    let header = rehearsal(&start(), "fide-2023", Some("90+30"));
    let rebuilt = replay(header.clone(), &[]).unwrap();
    let mut manner = manner("de");
    manner.narrator.moves = manner.library.get("fide").unwrap();
    let mut table = Table::with(Session::new(manner, GameId(1), rebuilt), header).opened();
    table.types("drücken").types("eva vier").types("brett").types("züge").types("tipp");
    table.types("hilfe").types("drücken").types("ende");
    table.expect(expect![[r#"
        Neue Partie 1. Du spielst Weiß gegen Stufe 3.
        Bedenkzeit: eine Stunde 30 Minuten, plus 30 Sekunden je Zug.
        Turniermodus.
        Gib deinen Zug ein, um ihn anzusagen. Dann drücken.
        Gib den Zug des Gegners ein, um ihn zu wiederholen.
        > drücken
        Nicht abgeschlossen: Keine Figur wurde gezogen. FIDE 2023, 4.7.
        Erster regelwidriger Zug von Weiß. Die Uhr wurde ohne Zug gedrückt. FIDE 2023, 7.5.3.
        Schwarz bekommt 2 Minuten dazu. FIDE 2023, 7.5.5.
        > eva vier
        Bauer Eva zwei Eva vier
        Schwarz hat ihn wiederholt.
        > brett
        Die Stellung wird nicht vorgelesen. Taste dein Brett ab. FIDE 2023, 11.3.1.
        > züge
        Erlaubte Züge werden nicht genannt. FIDE 2023, 11.3.1.
        > tipp
        Kein Tipp und keine andere Stufe, solange die Partie läuft. FIDE 2023, 11.3.1.
        > hilfe
        Dein Zug ist angesagt. Jetzt drücken.
        Falsch angesagt? Vorher: berichtigen Springer f3.
        > drücken
        Gedrückt.
        (thinks of a move)
        > ende
        (leaves)
    "#]]);
}

/// A line that a hand may type: a move, legal or not, a command with what may stand after it, noise.
fn any_line(table: &Table, (kind, which, more): (u8, usize, usize), noise: &str) -> String {
    let position = table.session.game().position();
    let moves = position.legal_moves();
    let square = |of: usize| Square::new(u32::try_from(of % 64).unwrap());
    let uci = || moves.get(which % moves.len().max(1)).map(|mv| mv.to_uci(CastlingMode::Standard));
    let command = COMMANDS[which % COMMANDS.len()].name;
    match kind % 8 {
        0 | 1 => uci().map(|uci| uci.to_string()).unwrap_or_default(),
        2 => format!("{} {}", square(which), square(more)),
        3 => "press".to_owned(),
        4 => format!("correct {} {}", square(which), square(more)),
        5 => noise.to_owned(),
        6 => format!("/{command}"),
        _ => format!("/{command} {} {}", square(more), square(which)),
    }
}

/// The command that a line asks for and may not have.
fn refused(table: &Table, line: &str) -> Option<Command> {
    let command = match Command::named(line.strip_prefix('/')?.split(' ').next()?)? {
        Command::Where => Command::Turn,
        command => command,
    };
    let allowed = match command.spec().allowed {
        Allowed::Always => true,
        Allowed::By(aid) => Aids::default().allow(aid),
        Allowed::Never => false,
    };
    (!allowed && table.session.game().outcome().is_none()).then_some(command)
}

/// What is said of a question that is given up before the line is answered.
const LAPSED: [&str; 5] = [
    "No draw offered.",
    "Resignation dropped.",
    "No move taken back.",
    "No new game started.",
    "Cancelled.",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn whatever_is_typed_no_aid_is_answered_that_is_refused(
        steps in proptest::collection::vec((any::<(u8, usize, usize)>(), "\\PC{0,12}"), 1..60),
    ) {
        let mut table = table();
        for (choice, noise) in steps {
            let line = any_line(&table, choice, &noise);
            let asked = refused(&table, &line);
            let recorded = memos(&table).len();
            table.transcript.clear();
            table.types(&line);
            if let Some(command) = asked {
                let lapsed = |line: &&str| LAPSED.contains(line);
                let said = table.transcript.lines().skip(1).skip_while(lapsed);
                let said: Vec<&str> = said.collect();
                prop_assert_eq!(said.len(), 1, "{}: {:?}", line, said);
                let by_aid = matches!(command.spec().allowed, Allowed::By(_));
                let tells = said[0].contains("FIDE 2023") || said[0].starts_with("Not during");
                prop_assert!(tells, "{}: {}", line, said[0]);
                prop_assert_eq!(memos(&table).len(), recorded + usize::from(by_aid));
            }
            let over = table.session.game().outcome().is_some();
            prop_assert!(over || table.session.view().board.occupied().is_empty());
            table.judges();
            if table.transcript.contains("(thinks of a move)")
                && let Some(mv) = table.session.game().position().legal_moves().first().copied()
                && let Some(ticket) = table.thinking.take()
            {
                table.input(Input::Thought(ticket, Thought::Chosen(mv)));
            }
        }
        table.is_replayed();
    }
}

/// 2009, D: where no arbiter is, nobody but the other player has accepted the claim.
#[test]
fn a_claim_in_a_quickplay_finish_at_home_is_accepted_by_the_opponent() {
    let fen = "4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1";
    let header = Header { laws: "fide-2009".to_owned(), ..header(fen, Player::Human, Some("60")) };
    let mut table = Table::new(header);
    table.waits(3479).types("claim effort");
    assert!(table.transcript.contains("Too early. Claim on your move"), "{}", table.transcript);
    // Nothing has happened since: the clock of now counts, not that of the last event.
    table.waits(31).types("claim effort").types("yes").types("Kd2").types("accept");
    let said = &table.transcript;
    assert!(said.contains("The game stops until your opponent accepts"), "{said}");
    assert!(said.contains("> Kd2\nA draw is claimed: accept, decline"), "{said}");
    assert!(said.contains("Draw. The opponent accepts the claim."), "{said}");
    assert!(!said.contains("arbiter accepts"), "{said}");
}
