//! What follows at the table when the arbiter puts a position right, takes an end back or decides one
//! matter of several: each test is named by its row.

use expect_test::expect;
use shakmaty::Color;

use crate::app::seats::tests::devices::{BLACK_PEGS, KEYS, WHITE, WHITE_PEGS};
use crate::app::seats::tests::{Table, match_file};
use crate::archive::{Entry, What};
use crate::laws::{Event, Ruling};
use crate::pegboard::Make;
use crate::table::{Memo, Place};

fn silent() -> Table {
    let mut table = Table::new(&match_file("", "", "announcing = \"off\""));
    table.start();
    table
}

/// 6.11.1: nobody's time runs while boards are put right.
#[test]
fn s1_the_clocks_stand_after_a_restored_position_until_resume() {
    let mut table = silent();
    table.plays("e4 e5 Nf3 Nc6");
    table.script("d restore 1 black\nd yes");
    expect![[r#"
        > desk: restore 1 black
        desk: Back to the position after move 1, Black? 2 moves are taken back. The clocks then show: White 1 hour 30 minutes 59 seconds, Black 1 hour 30 minutes 59 seconds. Yes or no?
        > desk: yes
        desk: Ruling 1: Back to the position after move 1, Black. FIDE 2023, 7.6.
        desk: No longer counts: knight g1 f3, knight b8 c6.
        desk: White's clock is set to 1 hour 30 minutes 59 seconds. Before: 1 hour 31 minutes 26 seconds.
        desk: Black's clock is set to 1 hour 30 minutes 59 seconds. Before: 1 hour 31 minutes 28 seconds.
        desk: White's board is not seen. Check yourself that it is right.
        desk: Black's board is not seen. Check yourself that it is right.
        desk: Clocks stopped. When the boards are right, type resume.
        white: Clocks stopped.
        white: Ruling 1: Back to the position after move 1, Black. FIDE 2023, 7.6.
        white: No longer counts: Springer Gustav eins Felix drei, Springer Bella acht Cesar sechs.
        white: White's clock is set to 1 hour 30 minutes 59 seconds.
        white: Black's clock is set to 1 hour 30 minutes 59 seconds.
        white: Take the white knight from Felix drei to Gustav eins.
        white: Take the black knight from Cesar sechs to Bella acht.
        black: Clocks stopped.
        black: Ruling 1: Back to the position after move 1, Black. FIDE 2023, 7.6.
        black: No longer counts: Springer Gustav eins Felix drei, Springer Bella acht Cesar sechs.
        black: White's clock is set to 1 hour 30 minutes 59 seconds.
        black: Black's clock is set to 1 hour 30 minutes 59 seconds.
        black: Take the white knight from Felix drei to Gustav eins.
        black: Take the black knight from Cesar sechs to Bella acht.
    "#]].assert_eq(&table.heard);
    let events = table.kept.iter().filter_map(|entry| match &entry.what {
        What::Event(event) => Some(event),
        _ => None,
    });
    let last: Vec<&Event> = events.skip(5).take(2).collect();
    let [Event::Paused, Event::Ruled(Ruling::Restored(2))] = last[..] else {
        panic!("an old journal has no stop before it: {last:?}")
    };
    assert!(table.seats.game(Place::Desk).is_paused());
    table.at_desk("resume");
    table.plays("Nf3 Nc6");
    assert_eq!(table.seats.game(Place::Desk).made().len(), 4);
    for typed in ["displaced 1 black\nyes", "position 4k3/8/8/8/8/8/4P3/4K3 w - -"] {
        let told = table.at_desk(typed);
        assert!(told.ends_with("When the boards are right, type resume.\n"), "{told}");
        assert!(table.seats.game(Place::Desk).is_paused());
        table.at_desk("resume");
    }
    table.agree();
}

#[test]
fn s1_a_board_that_is_seen_needs_no_look_of_the_arbiter() {
    let mut table = Table::of(WHITE_PEGS, KEYS, "").with(WHITE, Make::Peg1);
    let told = table.at_desk("restore 0\nyes");
    assert!(
        !told.contains("White's board is not seen") && told.contains("Black's board is not seen"),
        "{told}"
    );
}

#[test]
fn s1_a_refused_restoration_stops_no_clock() {
    let mut table = silent();
    table.plays("e4 e5");
    table.at_desk("restore 7 black\nposition nonsense");
    assert!(table.seats.game(Place::Desk).is_running());
}

#[test]
fn s1_set_up_is_offered_where_a_board_is() {
    let offers = |mut table: Table| {
        table.types(WHITE, "help all");
        table.heard.contains("white: set-up")
    };
    assert!(offers(Table::of(WHITE_PEGS, KEYS, "").with(WHITE, Make::Peg1)));
    assert!(!offers(Table::of(KEYS, KEYS, "")));
    assert!(!offers(Table::of(WHITE_PEGS, BLACK_PEGS, "")), "no board has come yet");
}

#[test]
fn s2_a_ruling_that_ended_the_game_is_revoked_and_all_hear_that_it_goes_on() {
    let mut table = silent();
    table.plays("e4 e5");
    table.script("w two-hands");
    table.at_desk("loss white\nyes");
    table.heard.clear();
    table.script("d revoke 1");
    expect![[r#"
        > desk: revoke 1
        desk: Ruling 2: Ruling 1 is revoked. It was: White loses. Black gets a point. FIDE 2023, 12.
        desk: Clocks stopped.
        desk: The game is not over: White to move, move 2.
        desk: One matter waits again. Type matters.
        desk: When all are ready, type resume.
        white: Ruling 2: Ruling 1 is revoked. It was: White loses. Black gets a point. FIDE 2023, 12.
        white: Clocks stopped.
        white: The game is not over: White to move, move 2.
        black: Ruling 2: Ruling 1 is revoked. It was: White loses. Black gets a point. FIDE 2023, 12.
        black: Clocks stopped.
        black: The game is not over: White to move, move 2.
    "#]]
    .assert_eq(&table.heard);
    table.at_desk("resume");
    assert!(table.seats.game(Place::Desk).is_running());
    table.agree();
}

#[test]
fn s3_the_number_to_revoke_is_named_and_revoke_alone_takes_it_back() {
    let mut table = silent();
    table.plays("e4 e5");
    let told = table.at_desk(
        "warn black
         loss white
         yes
         resume
         revoke
         yes
         resume",
    );
    expect![[r#"
        > warn black
          Ruling 1: Black is warned. FIDE 2023, 12.9.
        > loss white
          Let White lose, and Black get a point? This ends the game. Yes or no?
        > yes
          Ruling 2: White loses. Black gets a point. FIDE 2023, 12.9. Type revoke 2 to take ruling 2 back, or sign-off.
          Score sheet: White must complete it now.
          Score sheet: Black must complete it now.
        > resume
          The game is over. Type revoke 2 to take ruling 2 back, or sign-off.
        > revoke
          Take this back? Ruling 2: White loses. Black gets a point. Yes or no?
        > yes
          Ruling 3: Ruling 2 is revoked. It was: White loses. Black gets a point. FIDE 2023, 12.
          Clocks stopped.
          The game is not over: White to move, move 2.
          When all are ready, type resume.
        > resume
          Clocks running. White's clock is running.
    "#]]
    .assert_eq(&told);
    assert!(table.seats.game(Place::Desk).is_running());
    let told = table.at_desk(
        "loss white
         yes
         points black -1/2
         resume
         revoke",
    );
    expect![[r#"
        > loss white
          Let White lose, and Black get a point? This ends the game. Yes or no?
        > yes
          Ruling 4: White loses. Black gets a point. FIDE 2023, 12.9. Type revoke 4 to take ruling 4 back, or sign-off.
          Score sheet: White must complete it now.
          Score sheet: Black must complete it now.
        > points black -1/2
          Ruling 5: Black loses half a point.
          Arbiter's ruling: White gets nothing, Black half a point. FIDE 2023, 12.9. Type revoke 5 to take ruling 5 back, or sign-off.
        > resume
          The game is over. Type revoke 5 to take ruling 5 back, or sign-off.
        > revoke
          Ruling 5 conflicts with this. Type revoke 5 first.
    "#]]
    .assert_eq(&told);
    table.agree();
}

#[test]
fn s3_a_penalty_is_revoked_by_the_number_that_is_named() {
    let sparse = "announcing = \"off\"\npace = \"rapid\"\nsupervision = \"sparse\"";
    let mut table = Table::new(&match_file("", "", sparse));
    table.start();
    table.plays("e4 e5");
    table.does(Color::White, Event::Entered("e4e6".parse().unwrap()));
    let told = table.at_desk("illegal white\nrevoke 1\nrevoke 2\nrevoke 1\nyes");
    assert!(told.contains("Type revoke 2 first."), "{told}");
    assert!(told.contains("Counts again: pawn e4 e6."), "{told}");
    assert_eq!(told.matches("Type revoke 2").count(), 1, "{told}");
}

#[test]
fn s4_how_many_illegal_moves_count_is_said_when_the_end_is_taken_back() {
    let mut table = silent();
    table.plays("e4 e5");
    let illegal = || Event::Entered("e4e6".parse().unwrap());
    table.does(Color::White, illegal());
    table.does(Color::White, illegal());
    table.passes(4);
    table.heard.clear();
    table.script("d revoke\nd yes");
    expect![[r#"
        > desk: revoke
        desk: Take this back? Ruling 2: White's second illegal move. FIDE 2023, 7.5.1. Yes or no?
        > desk: yes
        desk: Ruling 3: Ruling 2 is revoked: neither the illegal move nor its touch counts. It was: White's second illegal move. FIDE 2023, 7.5.1. FIDE 2023, 12.
        desk: Clocks stopped.
        desk: The game is not over: White to move, move 2.
        desk: The last illegal move does not count. Illegal moves of White: 1.
        desk: When all are ready, type resume.
        white: Ruling 3: Ruling 2 is revoked: neither the illegal move nor its touch counts. It was: White's second illegal move. FIDE 2023, 7.5.1. FIDE 2023, 12.
        white: Clocks stopped.
        white: The game is not over: White to move, move 2.
        white: The last illegal move does not count. Illegal moves of White: 1.
        black: Ruling 3: Ruling 2 is revoked: neither the illegal move nor its touch counts. It was: White's second illegal move. FIDE 2023, 7.5.1. FIDE 2023, 12.
        black: Clocks stopped.
        black: The game is not over: White to move, move 2.
        black: The last illegal move does not count. Illegal moves of White: 1.
    "#]]
    .assert_eq(&table.heard);
    assert_eq!(table.seats.game(Place::Desk).conduct().illegal_acts(Color::White), 1);
    table.agree();
}

#[test]
fn s5_what_is_dismissed_is_named_and_chosen_by_its_number() {
    let mut table = silent();
    table.plays("e4 e5");
    table.script("w arbiter too loud\nw touched d7\nw two-hands\nb arbiter a break");
    let told = table.at_desk(
        "dismiss
         dismiss 4
         dismiss 1
         dismiss 7
         dismiss x
         dismiss 2
         matters
         dismiss
         dismiss
         rulings
         log 4",
    );
    expect![[r#"
        > dismiss
          1: White says Black touched d7 at move 1. The arbiter decides. FIDE 2023, 4.8.
          2: White complains: Black moved with two hands. The arbiter decides. FIDE 2023, 7.5.4.
          3: White calls the arbiter: too loud
          4: Black calls the arbiter: a break
          Which one? Type dismiss and its number, such as dismiss 2.
        > dismiss 4
          Black's call is done: a break
        > dismiss 1
          Ruling 1: White's complaint dismissed: d7 does not count as touched at move 1. FIDE 2023, 12.
        > dismiss 7
          No matter 7. Type matters to hear them.
        > dismiss x
          dismiss alone, or with the number of a matter: dismiss 2. matters lists them.
        > dismiss 2
          White's call is done: too loud
        > matters
          1: White complains: Black moved with two hands. The arbiter decides. FIDE 2023, 7.5.4.
          The move: pawn e7 e5, move 1, Black.
          Illegal moves of Black: 0.
          Type accept or dismiss.
        > dismiss
          Ruling 2: White's complaint dismissed: two hands. FIDE 2023, 12.
        > dismiss
          Nothing waits for your decision.
        > rulings
          Ruling 1: White's complaint dismissed: d7 does not count as touched at move 1.
          Ruling 2: White's complaint dismissed: two hands.
        > log 4
          0:00:11 Black's call is done: a break.
          0:00:12 Ruling 1: White's complaint dismissed: d7 does not count as touched at move 1. FIDE 2023, 12.
          0:00:15 White's call is done: too loud.
          0:00:17 Ruling 2: White's complaint dismissed: two hands. FIDE 2023, 12.
    "#]].assert_eq(&told);
    table.agree();
}

/// 12.9: of conduct the arbiter alone judges, and who keeps silent is told to nobody else.
#[test]
fn s5_players_hear_nothing_of_what_was_put_to_the_arbiter_alone() {
    let mut table = Table::of(KEYS, KEYS, "laws = \"fide-2014\"");
    table.script("w press");
    table.heard.clear();
    table.script("d dismiss");
    expect![[r#"
        > desk: dismiss
        desk: Ruling 1: No penalty. The clock was pressed without a move: White. FIDE 2014, 12.
        white: Ruling 1: Nothing changes for you.
        black: Ruling 1: Nothing changes for you.
    "#]]
    .assert_eq(&table.heard);
}

/// Journals of older programs say only that the newest matter is turned down.
#[test]
fn s5_an_old_journal_turns_the_newest_matter_down_and_its_ruling_is_named() {
    let mut table = silent();
    table.plays("e4 e5");
    table.script("w arbiter too loud\nw touched d7\nw two-hands");
    let mut kept = table.kept.clone();
    let at = table.at;
    kept.push(Entry { at, what: What::Event(Event::Ruled(Ruling::Dismissed(None))) });
    kept.push(Entry { at, what: What::Memo(Memo::SeenTo(None)) });
    let text = match_file("", "", "announcing = \"off\"");
    let mut again = Table::resumed(&text, "en", &kept);
    let told = again.at_desk("desk\nexample\nmatters\nrulings");
    expect![[r#"
        > desk
          (hidden)
          The arbiter's passphrase. Enter alone: back.
        > example
          Welcome, arbiter. One matter waits for your decision.
          The program stopped: White was thinking. At most 5 seconds of it are not counted.
        > matters
          1: White says Black touched d7 at move 1. The arbiter decides. FIDE 2023, 4.8.
          On d7 then: black pawn.
          Black played pawn e7 e5 at that move.
          Type accept or dismiss.
        > rulings
          Ruling 1: White's complaint dismissed: two hands.
    "#]]
    .assert_eq(&told);
}

/// D.2.1, 7.5.1: what no piece can make is announced and told to the desk. What several can make is
/// asked for, whether it is legal or not.
#[test]
fn m3_a_move_that_no_piece_can_make_is_announced_as_a_legal_one() {
    let mut table = Table::of(KEYS, KEYS, "");
    table.script("w Nc5\nb Nc5\nw correct Nd6\nw correct Nc3");
    expect![[r#"
        > white: Nc5
        white: knight b1 c5
        black: knight b1 c5
        black: Repeat it.
        desk: White: knight b1 c5
        desk: Black, repeat the move.
        desk: Not a legal move. The players are not told.
        > black: Nc5
        black: Repeated.
        white: Black repeats it.
        desk: Black repeats it.
        > white: correct Nd6
        white: Corrected: knight b1 d6.
        black: Corrected: knight b1 d6.
        black: Repeat it.
        desk: White: Corrected: knight b1 d6, check.
        desk: Black, repeat the move.
        desk: Not a legal move. The players are not told.
        > white: correct Nc3
        white: Corrected: knight b1 c3.
        black: Corrected: knight b1 c3.
        black: Repeat it.
        desk: White: Corrected: knight b1 c3.
        desk: Black, repeat the move.
    "#]]
    .assert_eq(&table.heard);
    table.agree();
    let mut both = Table::of(KEYS, KEYS, "").played("Nf3 d5 d4 e6");
    both.types(WHITE, "Nd2");
    let last = both.heard.lines().last().unwrap();
    assert_eq!(
        last, "white: Not clear. Say the piece and both squares, for castling those of the king.",
        "{}",
        both.heard
    );
    let mut single = Table::of(KEYS, KEYS, "").played("Nc3 d5 Nxd5 Qxd5");
    single.script("w Nc5");
    assert!(single.heard.contains("black: knight g1 c5"), "{}", single.heard);
}

/// D.2.1: the mover hears the same of an illegal move as of a legal one, and the opponent hears both.
#[test]
fn m3_a_legal_and_an_illegal_announcement_are_answered_alike() {
    for (legal, illegal) in [("Nf3", "Nf4"), ("e4", "e5"), ("announce Nc3", "announce Nc4")] {
        let heard = [legal, illegal].map(|line| {
            let mut table = Table::of(KEYS, KEYS, "");
            table.script(&format!("w {line}"));
            let own = table.heard.lines().filter(|line| !line.starts_with("desk: "));
            let kinds = own.map(|line| line.split(['1', '2', '3', '4', '5', '6', '7', '8']).next());
            kinds
                .map(|kind| kind.unwrap().split(' ').next().unwrap().to_owned())
                .collect::<Vec<_>>()
        });
        assert_eq!(heard[0], heard[1]);
    }
}

/// A7: of what was said unclearly the opponent hears nothing.
#[test]
fn s7_the_opponent_hears_nothing_of_unclear_words() {
    let mut both = Table::of(KEYS, KEYS, "").played("Nf3 d5 d4 e6");
    both.heard.clear();
    both.script("w Nd2");
    assert!(!both.heard.contains("black: "), "{}", both.heard);
    let mut repeats = Table::of(KEYS, KEYS, "");
    repeats.script("w e4");
    repeats.heard.clear();
    repeats.script("b Nc5");
    assert!(!repeats.heard.contains("both squares"), "{}", repeats.heard);
}
