//! What is rare at a board: castling in Chess960, underpromotion, hands on it while the game stands.

use super::*;

/// A king on f1 and a rook on h1: the king's step to g1 may be half of castling.
const STEP: &str = "5k1r/8/8/8/8/8/8/5K1R w Kk - 0 1";
/// King and rook change places.
const SWAP: &str = "5kr1/5ppp/8/8/8/8/5PPP/5KR1 w Kk - 0 1";
/// Only the rook moves.
const STAYS: &str = "6kr/8/8/8/8/8/8/6KR w Kk - 0 1";

impl Table {
    /// Adds the transcript of one case of several.
    fn adds_to(&mut self, all: &mut String, case: &str) {
        self.is_replayed();
        *all += &format!("{case}\n{}\n", self.transcript);
    }
}

fn chess960(fen: &str) -> Header {
    Header { chess960: true, ..header(fen, Player::Builtin, None) }
}

#[test]
fn in_chess960_a_king_that_may_still_castle_completes_no_move_by_itself() {
    let mut table = Table::on(Make::Certabo, chess960(STEP));
    table.hands("-f1 g1").pauses(9000).hands("-h1 f1").pauses(3000);
    table.expect(expect![[r#"
        # -f1
        king f1 touched.
        # g1
        g1.
        king f1 g1 stands.
        Press the clock.
        # -h1
        rook h1 touched.
        King and rook touched: short castling.
        # f1
        f1.
        short castling, check
        (thinks of a move)
    "#]]);
}

#[test]
fn in_chess960_a_king_that_goes_without_castling_is_pressed() {
    let mut table = Table::on(Make::Certabo, chess960(STEP));
    table.hands("-f1 g1").pauses(9000).types("press");
    table.expect(expect![[r#"
        # -f1
        king f1 touched.
        # g1
        g1.
        king f1 g1 stands.
        Press the clock.
        > press
        king f1 g1
        (thinks of a move)
    "#]]);
}

#[test]
fn in_chess960_king_and_rook_change_places() {
    let mut all = String::new();
    for make in [Make::Certabo, Make::Peg1] {
        for hands in ["-f1 -g1 f1 g1", "-f1 -g1 g1 f1"] {
            let mut table = Table::on(make, chess960(SWAP));
            table.hands(hands).pauses(3000);
            if make == Make::Peg1 {
                table.button(Pressed::Short);
            }
            table.adds_to(&mut all, &format!("{make:?}: {hands}"));
        }
    }
    expect![[r#"
        Certabo: -f1 -g1 f1 g1
        # -f1
        king f1 touched.
        # -g1
        rook g1 touched.
        King and rook touched: short castling.
        # f1
        f1.
        # g1
        g1.
        short castling
        (thinks of a move)

        Certabo: -f1 -g1 g1 f1
        # -f1
        king f1 touched.
        # -g1
        rook g1 touched.
        King and rook touched: short castling.
        # g1
        g1.
        # f1
        f1.
        short castling
        (thinks of a move)

        Peg1: -f1 -g1 f1 g1
        # -f1
        king f1 touched.
        # -g1
        rook g1 touched.
        King and rook touched: short castling.
        # f1
        f1.
        # g1
        g1.
        # button Short
        short castling
        (thinks of a move)

        Peg1: -f1 -g1 g1 f1
        # -f1
        king f1 touched.
        # -g1
        rook g1 touched.
        King and rook touched: short castling.
        # g1
        g1.
        # f1
        f1.
        # button Short
        short castling
        (thinks of a move)

    "#]]
    .assert_eq(&all);
}

#[test]
fn in_chess960_a_rook_castles_round_a_king_that_stays() {
    let mut all = String::new();
    for hands in ["-h1 f1", "-g1 g1 -h1 f1", "-g1 -h1 g1 f1", "-g1 -h1 f1 g1"] {
        let mut table = Table::on(Make::Peg1, chess960(STAYS));
        table.hands(hands).button(Pressed::Short).answers("O-O").hands("-h8 f8");
        table.adds_to(&mut all, hands);
    }
    expect![[r#"
        -h1 f1
        # -h1
        rook h1 touched.
        # f1
        f1.
        # button Short
        short castling
        (thinks of a move)
        short castling
        (board 1: lights f8 h8)
        (board 1: shows g8h8)
        (board 1: shakes 1)
        # -h8
        rook h8.
        (board 1: lights f8)
        # f8
        It stands on your board.
        (board 1: dark)

        -g1 g1 -h1 f1
        # -g1
        king g1 touched.
        # g1
        All stands as before. Touched stays touched.
        # -h1
        rook h1 touched.
        King and rook touched: short castling.
        # f1
        f1.
        # button Short
        short castling
        (thinks of a move)
        short castling
        (board 1: lights f8 h8)
        (board 1: shows g8h8)
        (board 1: shakes 1)
        # -h8
        rook h8.
        (board 1: lights f8)
        # f8
        It stands on your board.
        (board 1: dark)

        -g1 -h1 g1 f1
        # -g1
        king g1 touched.
        # -h1
        rook h1 touched.
        King and rook touched: short castling.
        # g1
        g1.
        # f1
        f1.
        # button Short
        short castling
        (thinks of a move)
        short castling
        (board 1: lights f8 h8)
        (board 1: shows g8h8)
        (board 1: shakes 1)
        # -h8
        rook h8.
        (board 1: lights f8)
        # f8
        It stands on your board.
        (board 1: dark)

        -g1 -h1 f1 g1
        # -g1
        king g1 touched.
        # -h1
        rook h1 touched.
        King and rook touched: short castling.
        # f1
        f1.
        # g1
        g1.
        # button Short
        short castling
        (thinks of a move)
        short castling
        (board 1: lights f8 h8)
        (board 1: shows g8h8)
        (board 1: shakes 1)
        # -h8
        rook h8.
        (board 1: lights f8)
        # f8
        It stands on your board.
        (board 1: dark)

    "#]]
    .assert_eq(&all);
}

const PROMOTES: &str = "7k/4P3/8/8/8/8/P7/K7 w - - 0 1";

#[test]
fn a_pawn_becomes_what_is_said_on_a_board_that_knows_no_men() {
    let mut all = String::new();
    for how in ["knight", "e8=N", "an e8 knight", "no|e8=R", "press|4"] {
        let mut table = Table::on(Make::Certabo, header(PROMOTES, Player::Builtin, None));
        table.hands("-e7 e8").pauses(4000);
        for line in how.split('|') {
            table.types(line);
        }
        table.pauses(3000).adds_to(&mut all, how);
    }
    expect![[r#"
        knight
        # -e7
        pawn e7 touched.
        # e8
        Say what the pawn becomes.
        > knight
        pawn e7 e8 promotes to knight
        (thinks of a move)

        e8=N
        # -e7
        pawn e7 touched.
        # e8
        Say what the pawn becomes.
        > e8=N
        pawn e7 e8 promotes to knight
        (thinks of a move)

        an e8 knight
        # -e7
        pawn e7 touched.
        # e8
        Say what the pawn becomes.
        > an e8 knight
        pawn e7 e8 promotes to knight
        Pressed.
        (thinks of a move)

        no|e8=R
        # -e7
        pawn e7 touched.
        # e8
        Say what the pawn becomes.
        > no
        Nothing was done.
        > e8=R
        pawn e7 e8 promotes to rook, check
        (thinks of a move)

        press|4
        # -e7
        pawn e7 touched.
        # e8
        Say what the pawn becomes.
        > press
        Not completed: say what the pawn becomes. FIDE 2023, 4.4.4.
        (board 1: shakes 2)
        > 4
        pawn e7 e8 promotes to knight
        (thinks of a move)

    "#]]
    .assert_eq(&all);
}

#[test]
fn what_a_pawn_has_become_is_announced() {
    let header =
        Header { announcing: Announcing::Repeat, ..header(PROMOTES, Player::Builtin, None) };
    let mut table = Table::on(Make::Peg1, header);
    table
        .hands("-e7 e8")
        .pauses(4000)
        .button(Pressed::Short)
        .types("knight")
        .button(Pressed::Short);
    table.expect(expect![[r#"
        # -e7
        pawn e7 touched.
        # e8
        Say what the pawn becomes.
        # button Short
        > knight
        pawn e7 e8 promotes to knight
        Repeated.
        # button Short
        Pressed.
        (thinks of a move)
    "#]]);
}

#[test]
fn what_was_executed_in_a_gap_is_executed_at_once() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.hands("-e2 e4").button(Pressed::Short).answers("e5").hands("-e7");
    table.reports(FIRST, Report::Gap);
    table.stands_as(FIRST, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR").pauses(2000);
    table.hands("-g1 f3").button(Pressed::Short);
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # button Short
        pawn e2 e4
        (thinks of a move)
        pawn e7 e5
        (board 1: lights e5 e7)
        (board 1: shows e7e5)
        (board 1: shakes 1)
        # -e7
        pawn e7.
        (board 1: lights e5)
        (board 1: dark)
        It stands on your board.
        # -g1
        knight g1 touched.
        # f3
        f3.
        # button Short
        knight g1 f3
        (thinks of a move)
    "#]]);
}

#[test]
fn what_was_put_back_in_a_gap_is_put_back() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.hands("-g1").reports(FIRST, Report::Gap).stands_as(FIRST, &start()).pauses(2000);
    table.hands("-g1 f3").button(Pressed::Short);
    table.expect(expect![[r#"
        # -g1
        knight g1 touched.
        All stands as before. Touched stays touched.
        # -g1
        knight g1.
        # f3
        f3.
        # button Short
        knight g1 f3
        (thinks of a move)
    "#]]);
}

#[test]
fn the_board_of_a_side_that_the_program_plays_is_not_used() {
    let mut table = Table::at_boards(header(&start(), Player::Builtin, None), "peg1,dgt");
    table.comes(FIRST, Make::Peg1).stands_as(FIRST, &start());
    table.comes(SECOND, Make::Dgt).stands_as(SECOND, &start());
    table.hands("-e2 e4").button(Pressed::Short).answers("e5").hands("-e7 e5");
    table.tells(SECOND, Told::Lost(Loss::NoBoard)).hands("-g1 f3").button(Pressed::Short);
    table.types("pegboard").expect(expect![[r#"
        (looks for 1: white=peg1)
        (looks for 2: black=dgt)
        New game 1. You play White, level 3.
        Board found: PEG/1, /dev/board1.
        You play on the board.
        Board found: DGT, /dev/board2.
        Not used: the program plays that side.
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # button Short
        pawn e2 e4
        (thinks of a move)
        pawn e7 e5
        (board 1: lights e5 e7)
        (board 1: shows e7e5)
        (board 1: shakes 1)
        # -e7
        pawn e7.
        (board 1: lights e5)
        # e5
        It stands on your board.
        (board 1: dark)
        The board is gone: no port has one. Go on at the keyboard. Plug it in; it is looked for.
        # -g1
        knight g1 touched.
        # f3
        f3.
        # button Short
        knight g1 f3
        (thinks of a move)
        > pegboard
        Board: PEG/1, /dev/board1.
        It stands as the game.
        No board: no port has one. Plug it in; it is looked for.
    "#]]);
}

#[test]
fn of_two_boards_one_can_be_lost() {
    let mut table = Table::at_boards(header(&start(), Player::Human, None), "peg1,dgt");
    table.comes(FIRST, Make::Peg1).stands_as(FIRST, &start());
    table.comes(SECOND, Make::Dgt).stands_as(SECOND, &start());
    table.hands("-e2 e4").tells(SECOND, Told::Lost(Loss::NoBoard)).button(Pressed::Short);
    table.types("e5").hands("-e7 e5").comes(SECOND, Make::Dgt);
    table.stands_as(SECOND, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR");
    table.hands("-g1 f3").button(Pressed::Short).hand(SECOND, "-g1 f3 -b8 c6").pauses(3000);
    table.expect(expect![[r#"
        (looks for 1: white=peg1)
        (looks for 2: black=dgt)
        New game 1 for two players.
        Board found: PEG/1, /dev/board1.
        You play on the board.
        Board found: DGT, /dev/board2.
        You play on the board.
        # -e2
        pawn e2 touched.
        # e4
        e4.
        The board is gone: no port has one. Go on at the keyboard. Plug it in; it is looked for.
        # button Short
        pawn e2 e4
        > e5
        pawn e7 e5
        (board 1: lights e5 e7)
        (board 1: shows e7e5)
        (board 1: shakes 1)
        # -e7
        pawn e7.
        (board 1: lights e5)
        # e5
        White has made it on the board.
        (board 1: dark)
        The board is back: DGT, /dev/board2.
        You play on the board.
        # -g1
        knight g1 touched.
        # f3
        f3.
        # button Short
        knight g1 f3
        (board 2: lights g1 f3)
        (board 2: shows g1f3)
        (board 2: shakes 1)
        # -g1
        knight g1.
        (board 2: lights f3)
        # f3
        Black has made it on the board.
        (board 2: dark)
        # -b8
        knight b8 touched.
        # c6
        c6.
        knight b8 c6
        (board 1: lights c6 b8)
        (board 1: shows b8c6)
        (board 1: shakes 1)
    "#]]);
}

#[test]
fn a_game_ends_with_a_man_in_the_hand() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.hands("-e2").types("resign").types("yes").judges().hands("e4 -g8").button(Pressed::Short);
    table.types("takeback").types("yes");
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        > resign
        Resign? yes or no.
        > yes
        White resigns. Black wins.
        # e4
        # -g8
        # button Short
        > takeback
        The game is over. Type new for another one.
        > yes
        The game is over. Type new for another one.
    "#]]);
}

#[test]
fn a_move_is_taken_back_with_a_man_in_the_hand() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.hands("-e2 e4").button(Pressed::Short).answers("e5").hands("-e7");
    table.types("takeback").types("yes").hands("e7 -e4 e2 -d2 d4").button(Pressed::Short);
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # button Short
        pawn e2 e4
        (thinks of a move)
        pawn e7 e5
        (board 1: lights e5 e7)
        (board 1: shows e7e5)
        (board 1: shakes 1)
        # -e7
        pawn e7.
        (board 1: lights e5)
        > takeback
        Take back your move? yes or no.
        > yes
        Taken back: pawn e7 e5, pawn e2 e4.
        (board 1: shakes 2)
        The board does not stand as the game.
        Take the man off e4.
        (board 1: lights e4)
        # e7
        # -e4
        Put the white pawn on e2.
        (board 1: lights e2)
        # e2
        The board is right.
        (board 1: dark)
        # -d2
        pawn d2 touched.
        # d4
        d4.
        # button Short
        pawn d2 d4
        (thinks of a move)
    "#]]);
}

#[test]
fn stale_times_of_a_clock_are_no_press() {
    let mut table = Table::on(Make::Dgt, header(&start(), Player::Builtin, Some("5")));
    let five = Duration::from_mins(5);
    let runs = |runs| {
        let left = shakmaty::ByColor { white: five, black: five };
        let flagged = shakmaty::ByColor { white: false, black: false };
        Report::Clock(Times { left, runs: Some(runs), flagged })
    };
    table.reports(FIRST, runs(Color::White)).types("e4").pauses(1500).answers("e5").pauses(20);
    table.reports(FIRST, runs(Color::Black)).pauses(20).reports(FIRST, runs(Color::White));
    table.hands("-e2 e4 -e7 e5 -g1 f3").reports(FIRST, runs(Color::White));
    table.reports(FIRST, runs(Color::Black));
    table.expect(expect![[r#"
        > e4
        pawn e2 e4
        (thinks of a move)
        (board 1: shakes 2)
        The board does not stand as the game.
        Take the man off e2.
        (board 1: lights e2)
        (board 1: clock 300 300 Some(Black))
        pawn e7 e5
        (board 1: shows e7e5)
        (board 1: clock 300 298 Some(White))
        (board 1: shakes 1)
        # -e2
        Take the man off e7.
        (board 1: lights e7)
        # e4
        # -e7
        Put the black pawn on e5.
        (board 1: lights e5)
        # e5
        The board is right.
        (board 1: dark)
        # -g1
        knight g1 touched.
        # f3
        f3.
        knight g1 f3
        (thinks of a move)
        (board 1: clock 296 298 Some(Black))
    "#]]);
}

#[test]
fn what_can_be_no_move_is_told_without_a_button() {
    let mut all = String::new();
    for hands in ["-d7 d5", "-a1 -a2 a2", "-e2 -d2 d4 e4", "-e2 -a7 a7 e5"] {
        let mut table = Table::on(Make::Certabo, header(&start(), Player::Builtin, None));
        table.hands(hands).pauses(4000).types("press");
        table.adds_to(&mut all, hands);
    }
    expect![[r#"
        -d7 d5
        # -d7
        pawn d7 touched.
        d7 touched. Nothing touched can be played: any move goes.
        # d5
        d5.
        That move is not legal.
        (board 1: shakes 2)
        > press
        That move is not legal.

        -a1 -a2 a2
        # -a1
        rook a1 touched.
        a1 touched. Nothing touched can be played: any move goes.
        # -a2
        pawn a2 touched.
        # a2
        a2.
        > press
        Not completed: a man is off the board. FIDE 2023, 4.7.
        (board 1: shakes 2)

        -e2 -d2 d4 e4
        # -e2
        pawn e2 touched.
        # -d2
        pawn d2 touched.
        e2 touched: it must move.
        # d4
        d4.
        # e4
        e4.
        That move is not legal.
        (board 1: shakes 2)
        > press
        That move is not legal.

        -e2 -a7 a7 e5
        # -e2
        pawn e2 touched.
        # -a7
        pawn a7 touched.
        e2 touched: it must move.
        # a7
        a7.
        # e5
        e5.
        No pawn of yours can go to e5.
        (board 1: shakes 2)
        > press
        That move is not legal.

    "#]]
    .assert_eq(&all);
}

#[test]
fn what_was_touched_when_the_game_was_left_stays_touched() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.hands("-g1").types("turn").types("quit");
    let (header, journal) = (table.header.clone(), std::mem::take(&mut table.journal));
    let mut table = Table::after(header, journal);
    table.types("pegboard auto").comes(FIRST, Make::Peg1);
    table.stands_as(FIRST, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R").hands("g1 -e2 e4");
    table.button(Pressed::Short);
    table.expect(expect![[r#"
        Game 1 goes on. No moves so far.
        You play White, level 3.
        > pegboard auto
        A board is looked for.
        (looks for 1: auto)
        Board found: PEG/1, /dev/board1.
        (board 1: shakes 2)
        The board does not stand as the game.
        Put the white knight on g1.
        (board 1: lights g1)
        # g1
        The board is right.
        (board 1: dark)
        # -e2
        pawn e2 touched.
        g1 touched: it must move.
        # e4
        g1 touched: it must move.
        # button Short
        Not completed: g1 was touched and must be played. FIDE 2023, 4.3.
        (board 1: shakes 2)
    "#]]);
}

#[test]
fn on_a_shared_board_the_clock_runs_for_who_thinks_however_fast_the_answer_came() {
    let mut table = Table::on(Make::Certabo, header(&start(), Player::Human, Some("5")));
    table.hands("-e2 e4 -d7 d5 -e4 -d5 d5").pauses(100_000).types("clock");
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # -d7
        pawn e2 e4
        pawn d7 touched.
        (board 1: clock 298 300 Some(Black))
        # d5
        d5.
        # -e4
        pawn d7 d5
        pawn e4 touched.
        (board 1: clock 298 299 Some(White))
        # -d5
        pawn d5 touched.
        e4 must take d5.
        # d5
        d5.
        pawn e4 takes d5
        (board 1: clock 296 299 Some(Black))
        > clock
        Black: 3 minutes 20 seconds.
        White: 4 minutes 56 seconds.
    "#]]);
}

#[test]
fn a_move_that_was_made_before_the_board_was_lost_is_pressed_at_the_keyboard() {
    let mut table = Table::on(Make::Certabo, header(&start(), Player::Human, None));
    table.hands("-e2 e4").tells(FIRST, Told::Lost(Loss::NoBoard)).types("press").types("e5");
    table.comes(FIRST, Make::Certabo);
    table.stands_as(FIRST, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR");
    table.hands("-g1 f3").pauses(3000);
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        e4.
        The board is gone: no port has one. Go on at the keyboard. Plug it in; it is looked for.
        > press
        pawn e2 e4
        > e5
        pawn e7 e5
        The board is back: Certabo, /dev/board1.
        You play on the board.
        # -g1
        knight g1 touched.
        # f3
        f3.
        knight g1 f3
    "#]]);
}

#[test]
fn a_pawn_that_leaves_the_last_rank_again_is_not_asked_what_it_becomes() {
    let mut table = Table::on(Make::Peg1, header(PROMOTES, Player::Builtin, None));
    table.hands("-e7 e8 -e8 e7").types("queen").button(Pressed::Short).types("pegboard");
    table.expect(expect![[r#"
        # -e7
        pawn e7 touched.
        # e8
        Say what the pawn becomes.
        # -e8
        pawn e8.
        # e7
        All stands as before. Touched stays touched.
        > queen
        That is no move. Type for example e2 e4, or help.
        # button Short
        > pegboard
        Board: PEG/1, /dev/board1.
        It stands as the game.
    "#]]);
}

#[test]
fn a_man_in_the_hand_before_the_opponents_move_is_complete_is_touched_when_it_is_executed() {
    let mut table = Table::at_boards(header(&start(), Player::Human, None), "peg1,dgt");
    table.comes(FIRST, Make::Peg1).stands_as(FIRST, &start());
    table.comes(SECOND, Make::Dgt).stands_as(SECOND, &start());
    table.hand(SECOND, "-e7").hands("-e2 e4").button(Pressed::Short);
    table.hand(SECOND, "e5 -e2 e4").pauses(3000).types("pegboard");
    table.expect(expect![[r#"
        (looks for 1: white=peg1)
        (looks for 2: black=dgt)
        New game 1 for two players.
        Board found: PEG/1, /dev/board1.
        You play on the board.
        Board found: DGT, /dev/board2.
        You play on the board.
        # -e7
        pawn e7.
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # button Short
        pawn e2 e4
        (board 2: lights e2 e4 e7)
        (board 2: shows e2e4)
        (board 2: shakes 1)
        # e5
        e5.
        (board 2: lights e2 e4 e5 e7)
        # -e2
        pawn e2.
        (board 2: lights e4 e5 e7)
        # e4
        Black has made it on the board.
        e7 touched: it must move.
        (board 2: dark)
        pawn e7 e5
        (board 1: lights e5 e7)
        (board 1: shows e7e5)
        (board 1: shakes 1)
        > pegboard
        Board of White: PEG/1, /dev/board1.
        A move is on its way on it.
        Board of Black: DGT, /dev/board2.
        It stands as the game.
    "#]]);
}

#[test]
fn an_announcement_that_is_not_what_stands_is_told() {
    let mut table = Table::on(Make::Peg1, announcing(Announcing::Repeat, Player::Builtin));
    table.hands("-e2 e4").types("an d4").types("an e3").button(Pressed::Short).hands("-e4 e3");
    table.types("an e3").button(Pressed::Short);
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        e4.
        > an d4
        e2 was touched and must be played. FIDE 2023, 4.3.
        > an e3
        Announced: pawn e2 e3. On the board: pawn e2 e4. Correct it.
        # button Short
        Not completed: another move stands on the board than was announced. Correct it. FIDE 2023, D.2.8.
        (board 1: shakes 2)
        # -e4
        pawn e4.
        # e3
        pawn e2 e3 stands.
        Repeated.
        > an e3
        Announced: pawn e2 e3.
        Press the clock.
        # button Short
        Pressed.
        (thinks of a move)
    "#]]);
}

#[test]
fn a_flag_falls_with_a_man_in_the_hand() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, Some("1")));
    table.hands("-e2").pauses(61_000).judges().hands("e4").button(Pressed::Short);
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        White's flag has fallen.
        (board 1: clock 0 60 None)
        Black wins on time.
        # e4
        # button Short
    "#]]);
}
