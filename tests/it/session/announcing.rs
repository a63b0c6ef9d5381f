//! Sessions in which moves are announced, repeated and completed by the clock; other editions, claims
//! and warnings.

use expect_test::expect;
use touchmove::app::input::Input;
use touchmove::app::session::Fate;
use touchmove::archive::{GameId, Header, Player};
use touchmove::laws::{Announcing, At};
use touchmove::opponent::thinker::Thought;

use super::{Table, header, start};

/// A game at home in which moves are announced.
pub(super) fn announced(black: Player, announcing: Announcing) -> Header {
    Header { announcing, ..header(&start(), black, None) }
}

#[test]
fn a_move_is_made_announced_and_completed_by_the_clock() {
    let mut table = Table::new(announced(Player::Builtin, Announcing::Announce));
    table.types("press").types("Nf3").types("press").types("Nf3").types("d4").types("announce");
    table
        .types("announce Nf3")
        .types("Nf3")
        .types("press")
        .types("press")
        .answers("d5")
        .types("press");
    table.expect(expect![[r#"
        Every move is announced. Type your move, then press.
        > press
        Not completed: no piece has moved. FIDE 2023, 4.7.
        > Nf3
        knight g1 f3 is on the board.
        Announce it.
        > press
        Not completed: announce the move first. FIDE 2023, D.2.3.
        > Nf3
        knight g1 f3
        > d4
        Too late: the move has been made. FIDE 2023, 4.7.
        Announced: knight g1 f3.
        Press the clock.
        > announce
        Announced: knight g1 f3.
        Press the clock.
        > announce Nf3
        Announced: knight g1 f3.
        Press the clock.
        > Nf3
        Announced: knight g1 f3.
        Press the clock.
        > press
        Pressed.
        (thinks of a move)
        > press
        Black is to move. Wait for the answer.
        pawn d7 d5
        > press
        Not completed: no piece has moved. FIDE 2023, 4.7.
    "#]]);
}

#[test]
fn an_announcement_alone_makes_the_move() {
    let mut table = Table::new(announced(Player::Human, Announcing::Announce));
    table.types("announce d4").types("announce e4").types("correct e4").types("press");
    table.types("last");
    table.expect(expect![[r#"
        Every move is announced. Type your move, then press.
        > announce d4
        pawn d2 d4
        > announce e4
        Already announced. To change it, type correct. FIDE 2023, D.2.8.
        > correct e4
        Corrected: pawn e2 e4.
        > press
        White presses the clock.
        > last
        pawn e2 e4. White, move 1.
    "#]]);
}

#[test]
fn a_slip_of_the_tongue_is_corrected_before_the_clock() {
    let mut table = Table::new(announced(Player::Builtin, Announcing::Repeat));
    table.types("correct Nf3").types("Nf3").types("announce Nh3").types("press");
    table.types("correct nonsense").types("correct Nf3").types("press").types("correct Nh3");
    table.expect(expect![[r#"
        (moves are announced and repeated)
        > correct Nf3
        No announcement to correct.
        > Nf3
        knight g1 f3 is on the board.
        Announce it.
        > announce Nh3
        Announced: knight g1 h3. On the board: knight g1 f3. Correct it.
        > press
        Not completed: the move on the board is not the one announced. Correct it. FIDE 2023, D.2.8.
        > correct nonsense
        Unknown: nonsense. Type a move, or help.
        > correct Nf3
        Corrected: knight g1 f3.
        (Black repeats)
        > press
        Pressed.
        (thinks of a move)
        > correct Nh3
        Too late to correct: the clock was pressed. Compare the boards. FIDE 2023, D.2.9.
        Type takeback to take the move back.
    "#]]);
}

#[test]
fn the_opponent_repeats_and_is_repeated() {
    let mut table = Table::new(announced(Player::Builtin, Announcing::Repeat));
    table.types("announce e4").types("press").answers("Nf6").types("hint").types("announce Nf6");
    table.types("Na6").types("xyzzy").types("Nh3").types("turn").types("knight f6");
    table.types("turn").types("e5");
    table.expect(expect![[r#"
        (moves are announced and repeated)
        > announce e4
        pawn e2 e4
        (Black repeats)
        > press
        Pressed.
        (thinks of a move)
        knight g8 f6
        Repeat it.
        > hint
        Complete the move first.
        Announced: knight g8 f6.
        Repeat it.
        > announce Nf6
        Announced: knight g8 f6.
        Repeat it.
        > Na6
        That is a different move. Announced: knight g8 f6.
        > xyzzy
        Unknown: xyzzy. Type a move, or help.
        Announced: knight g8 f6.
        Repeat it.
        > Nh3
        That is a different move. Announced: knight g8 f6.
        > turn
        (your turn, move 2)
        Announced: knight g8 f6.
        Repeat it.
        > knight f6
        Repeated. Your move.
        > turn
        (your turn, move 2)
        > e5
        pawn e4 e5 is on the board.
        Announce it.
    "#]]);
}

#[test]
fn two_people_repeat_each_other_at_one_keyboard() {
    let mut table = Table::new(announced(Player::Human, Announcing::Repeat));
    table.types("e4").types("announce e4").types("press").types("d4").types("e4");
    table.types("announce e5").types("e5").types("press").types("help");
    table.expect(expect![[r#"
        (moves are announced and repeated)
        > e4
        pawn e2 e4 is on the board.
        Announce it.
        > announce e4
        pawn e2 e4
        Black, repeat the move.
        > press
        White presses the clock.
        > d4
        That is a different move. Announced: pawn e2 e4.
        > e4
        Black repeats it.
        > announce e5
        pawn e7 e5
        White, repeat the move.
        > e5
        White repeats it.
        > press
        Black presses the clock.
        > help
        Your move: announce knight f3, press.
        The opponent's move: type it to repeat.
        A slip: correct knight f3.
        Ask: board, last, pieces N, clock.
        Do: draw, resign, takeback, hint.
        Another game: new. Your games: games.
        A clock: new 10+5. Black: new black.
        Electronic board: pegboard.
        Settings: settings. To leave: quit.
        More: help all, help board.
    "#]]);
}

#[test]
fn a_repetition_in_short_means_the_announced_move() {
    let fen = "4k3/8/8/8/2N3N1/8/8/4K3 w - - 0 1";
    let mut table = Table::new(Header {
        position: fen.to_owned(),
        ..announced(Player::Human, Announcing::Repeat)
    });
    table.types("Ne5").types("2").types("announce Ne5").types("Ne5").types("press");
    table.expect(expect![[r#"
        (moves are announced and repeated)
        (special position)
        (how to have the usual one)
        > Ne5
        2 moves possible. Type a number.
        1: knight c4 e5
        2: knight g4 e5
        > 2
        knight g4 e5 is on the board.
        Announce it.
        > announce Ne5
        knight g4 e5
        Black, repeat the move.
        > Ne5
        Black repeats it.
        > press
        White presses the clock.
    "#]]);
}

#[test]
fn a_mate_that_is_announced_needs_no_clock() {
    let mut table = Table::new(announced(Player::Human, Announcing::Announce));
    for text in ["f3", "e5", "g4"] {
        table.types(&format!("announce {text}")).types("press");
    }
    table.transcript.clear();
    table.types("announce Qh4");
    table.expect(expect![[r#"
        > announce Qh4
        queen d8 h4, checkmate
        Black wins.
        (what now)
    "#]]);
}

#[test]
fn a_game_that_was_left_in_the_middle_of_a_move_goes_on_there() {
    let header = announced(Player::Builtin, Announcing::Repeat);
    let mut table = Table::new(header.clone());
    table.types("e4").types("quit");
    let mut table = Table::after(header.clone(), table.journal);
    table.types("announce e4").types("press").answers("e5");
    // The program was killed here.
    let mut again = Table::after(header, table.journal);
    again.types("e5").types("Nf3");
    table.transcript += "(killed)\n";
    table.transcript += &again.transcript;
    again.transcript = table.transcript;
    again.expect(expect![[r#"
        Game 1 resumed. No moves so far.
        You play White against level 3.
        (moves are announced and repeated)
        pawn e2 e4 is on the board.
        Announce it.
        > announce e4
        pawn e2 e4
        (Black repeats)
        > press
        Pressed.
        (thinks of a move)
        pawn e7 e5
        Repeat it.
        (killed)
        Game 1 resumed. 1 move so far.
        You play White against level 3.
        (moves are announced and repeated)
        Announced: pawn e7 e5.
        Repeat it.
        > e5
        Repeated. Your move.
        > Nf3
        knight g1 f3 is on the board.
        Announce it.
    "#]]);
}

#[test]
fn a_move_that_was_said_and_then_made_is_made_also_after_coming_back() {
    let mut table = Table::new(announced(Player::Builtin, Announcing::Announce));
    table.types("announce Nf3").types("Nf3").types("correct Nh3");
    let refused = "Too late: the move has been made. FIDE 2023, 4.7.\n";
    assert!(table.transcript.ends_with(refused), "{}", table.transcript);
    table.types("quit");
    let mut again = Table::after(table.header, table.journal);
    again.types("correct Nh3");
    assert!(again.transcript.ends_with(refused), "{}", again.transcript);
}

#[test]
fn a_move_that_is_not_completed_can_be_taken_back() {
    let mut table = Table::new(announced(Player::Builtin, Announcing::Announce));
    table.types("e4").types("hint").types("takeback").types("yes").types("announce d4");
    table.types("takeback").types("yes").types("announce c4").types("press").answers("c5");
    table.types("Nf3").types("takeback").types("yes").types("takeback").types("yes").types("turn");
    table.expect(expect![[r#"
        Every move is announced. Type your move, then press.
        > e4
        pawn e2 e4 is on the board.
        Announce it.
        > hint
        Complete the move first.
        pawn e2 e4 is on the board.
        Announce it.
        > takeback
        (take it back?)
        > yes
        Move taken back.
        > announce d4
        pawn d2 d4
        > takeback
        (take it back?)
        > yes
        Move taken back.
        > announce c4
        pawn c2 c4
        > press
        Pressed.
        (thinks of a move)
        pawn c7 c5
        > Nf3
        knight g1 f3 is on the board.
        Announce it.
        > takeback
        (take it back?)
        > yes
        Move taken back.
        > takeback
        (take it back?)
        > yes
        Taken back: pawn c7 c5, pawn c2 c4.
        > turn
        White to move, move 1. You play White.
    "#]]);
}

#[test]
fn a_move_that_is_not_completed_is_worth_coming_back_to() {
    let mut table = Table::new(announced(Player::Human, Announcing::Announce));
    assert_eq!(table.session.farewell(Fate::Kept(GameId(1))).written(), "Goodbye.");
    table.types("e4").types("new").types("no");
    let farewell = table.session.farewell(Fate::Kept(GameId(1))).written();
    assert_eq!(farewell, "Game 1 saved. To continue: touchmove resume\nGoodbye.");
    table.expect(expect![[r#"
        Every move is announced. Type your move, then press.
        > e4
        pawn e2 e4 is on the board.
        Announce it.
        > new
        Leave this game? New: two players, no clock, moves are announced. yes or no.
        > no
        (the game goes on)
    "#]]);
}

#[test]
fn a_draw_is_offered_between_the_move_and_the_clock() {
    let mut table = Table::new(announced(Player::Builtin, Announcing::Announce));
    table.types("announce e4").types("press").answers("e5").types("announce Nf3").types("draw");
    table.types("yes");
    let ticket = table.thinking.take().unwrap();
    table.input(Input::Thought(ticket, Thought::DrawAnswer { accepts: false })).types("press");
    table.types("resign").types("yes").judges();
    table.expect(expect![[r#"
        Every move is announced. Type your move, then press.
        > announce e4
        pawn e2 e4
        > press
        Pressed.
        (thinks of a move)
        pawn e7 e5
        > announce Nf3
        knight g1 f3
        > draw
        (offer a draw?)
        > yes
        Draw offered.
        (thinks of a draw)
        Black declines the draw.
        > press
        Pressed.
        (thinks of a move)
        > resign
        Resign? yes or no.
        > yes
        White resigns. Black wins. You lose.
        (what now)
    "#]]);
}

#[test]
fn what_is_only_for_announced_moves_is_not_needed_without() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    table
        .types("announce e4")
        .types("press")
        .types("correct e4")
        .types("adjust")
        .types("adjust e4");
    table.expect(expect![[r#"
        > announce e4
        Not needed: moves count as you type them. To change that: set announcing.
        > press
        Not needed: moves count as you type them. To change that: set announcing.
        > correct e4
        Not needed: moves count as you type them. To change that: set announcing.
        > adjust
        Not needed: moves are typed here.
        > adjust e4
        Not understood: e4. Type only adjust.
    "#]]);
    assert_eq!(table.session.game().made(), []);
}

#[test]
fn a_flag_and_an_illegal_move_are_claimed() {
    let mut table = Table::new(header(&start(), Player::Human, Some("1")));
    table.types("claim flag").types("claim illegal").types("claim flag e4").types("clock");
    let mut clockless = Table::new(header(&start(), Player::Human, None));
    clockless.types("claim flag");
    table.transcript += &clockless.transcript;
    table.expect(expect![[r#"
        Time: 1 minute.
        > claim flag
        Claim refused: White's flag has not fallen. FIDE 2023, 6.8.
        > claim illegal
        No illegal move to claim.
        > claim flag e4
        Claim what? Type claim threefold, claim fifty, claim flag or claim illegal. More: help claim.
        > clock
        White: 1 minute.
        Black: 1 minute.
        (new game for two)
        > claim flag
        This game has no clocks.
    "#]]);
}

#[test]
fn the_time_that_is_left_is_told_where_it_was_asked_for() {
    let header = Header {
        warnings: [5, 1].map(std::time::Duration::from_mins).into(),
        ..header(&start(), Player::Builtin, Some("6"))
    };
    let mut table = Table::new(header);
    assert_eq!(table.session.deadline(), Some(At::from_secs(60)));
    table.waits(60).input(Input::TimePassed).waits(240).input(Input::TimePassed);
    table.expect(expect![[r#"
        Time: 6 minutes.
        White has 5 minutes left.
        White has 1 minute left.
    "#]]);
}

/// From 90 seconds into the game on, also after it was left and gone on with.
#[test]
fn the_times_that_are_told_change_in_the_game() {
    let header = Header {
        warnings: [5, 1].map(std::time::Duration::from_mins).into(),
        ..header(&start(), Player::Human, Some("6"))
    };
    let mut table = Table::new(header.clone());
    table.waits(90).types("set warnings 5,4,2");
    let deadline = table.session.deadline();
    assert_eq!(deadline, Some(At::from_secs(120)), "five minutes have passed in silence");
    table.input(Input::TimePassed).waits(30).input(Input::TimePassed);
    let mut later = Table::after(header, table.journal);
    later.waits(120).input(Input::TimePassed);
    later.types("set warnings off").waits(200).input(Input::TimePassed);
    later.transcript.insert_str(0, &table.transcript);
    later.expect(expect![[r#"
        Time: 6 minutes.
        > set warnings 5,4,2
        warnings: 5,4,2.
        White has 5 minutes left.
        White has 4 minutes left.
        (new game for two)
        Time: 6 minutes.
        White has 2 minutes left.
        > set warnings off
        warnings: off.
        White's flag has fallen.
    "#]]);
}

#[test]
fn where_the_times_that_are_told_were_laid_down_they_hold() {
    let strict = Header { strict: true, ..header(&start(), Player::Builtin, Some("6")) };
    for header in [strict, header(&start(), Player::Builtin, None)] {
        let mut table = Table::new(header);
        table.types("set warnings 5");
        let told = "warnings: 5, from the next game. Type new to begin it.";
        assert!(table.transcript.lines().any(|line| line == told), "{}", table.transcript);
    }
}

#[test]
fn the_edition_is_told_where_it_is_not_the_newest() {
    let laws =
        |laws: &str| Header { laws: laws.to_owned(), ..header(&start(), Player::Human, None) };
    let mut table = Table::new(laws("fide-2009"));
    let mut incomplete = Table::new(laws("fide-2005"));
    let partly = Table::new(laws("fide-2014"));
    incomplete.types("e4").types("quit");
    let incomplete = Table::after(laws("fide-2005"), incomplete.journal);
    table.types("claim threefold");
    table.transcript += &partly.transcript;
    table.transcript += &Table::new(laws("fide-2005")).transcript;
    table.transcript += &incomplete.transcript;
    table.expect(expect![[r#"
        Laws: FIDE 2009.
        > claim threefold
        Claim refused: this position has occurred once. It takes three. FIDE 2009, 9.5b.
        White's claim stays as a draw offer.
        (new game for two)
        Laws: FIDE 2014.
        Not confirmed by any text of FIDE 2014: 5.2c, 7.3, 9.2, 9.4, 9.5.
        (new game for two)
        Laws: FIDE 2005.
        FIDE 2005: known up to article 8.1 only. The rest is not confirmed.
        Game 1 resumed. 1 move so far.
        Laws: FIDE 2005.
        FIDE 2005: known up to article 8.1 only. The rest is not confirmed.
        pawn e2 e4. White, move 1.
    "#]]);
}
