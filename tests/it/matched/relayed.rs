//! A player whose assistant types and hears for him (FIDE 2023, D.2.10).

use expect_test::expect;

use crate::matched::{ENGLISH, SILENT, Table, lay};
use crate::program::Home;

#[test]
fn an_assistant_relays_a_whole_game() {
    let white = "name = \"Emil Muster\"\nblind = \"yes\"\ndevice = \"assistant\"\nmoves = \"fide\"\n\
        talk = \"de\"\nspeech = \"no\"\n[white.assistant]\nname = \"Frida Helfer\"\ntalk = \"en\"\n";
    let home = Home::new();
    lay(&home, "", white, &[ENGLISH, SILENT].concat());
    let mut table = Table::new(home);
    table.open();
    table.plays(
        "desk types start
         white hears The game begins.
         black hears The game begins.
         white types announce f3
         black hears Repeat it.
         black types f3
         white hears Black repeats it.
         white types press
         black hears Your clock is running.
         black types write f3
         black hears Written
         black types touched e1
         desk hears says White touched
         desk types dismiss
         desk hears Ruling 1
         black types announce e5
         white hears Repeat it.
         white types e5
         black hears White repeats it.
         black types press
         white hears Your clock is running.
         black types write e5
         black hears Written
         white types score
         white hears 1. Bauer
         white types announce g4
         black hears Repeat it.
         black types g4
         white hears Black repeats it.
         white types press
         black hears Your clock is running.
         black types write g4
         black hears Written
         black types announce Qh4
         black hears Checkmate.
         white hears Checkmate.
         desk hears Checkmate.",
    );
    let [white, black, desk, host] = table.signs_off();
    expect![[r#"
        Frida Helfer, you type for Emil Muster, White. Opponent: Boris Black.
        Time: 1 hour 30 minutes, plus 30 seconds per move.
        Every move is announced and repeated. Type your move, then press.
        The arbiter starts the clocks.
        Black now plays at another terminal.
        The game begins. White's clock is running.
        Bauer Felix zwei Felix drei
        Black repeats it.
        Pressed.
        Black says White touched Eva eins at move 1. The arbiter decides. FIDE 2023, 4.8. The clocks keep running.
        Ruling 1: Black's complaint dismissed: Eva eins does not count as touched at move 1. FIDE 2023, 12.
        Bauer Eva sieben Eva fuenf
        Repeat it.
        Repeated.
        Your clock is running.
        1. Bauer Felix zwei Felix drei, Bauer Eva sieben Eva fuenf
        Bauer Gustav zwei Gustav vier
        Black repeats it.
        Pressed.
        Dame David acht Hector vier
        Checkmate. Black wins.
        The arbiter has signed off.
        Goodbye.
    "#]]
    .assert_eq(&white);
    expect![[r#"
        You play Black, Boris Black. Opponent: Emil Muster.
        Assistant of White: Frida Helfer.
        Time: 1 hour 30 minutes, plus 30 seconds per move.
        Every move is announced and repeated. Type your move, then press.
        The arbiter starts the clocks.
        The game begins. White's clock is running.
        pawn f2 f3
        Repeat it.
        Repeated.
        Your clock is running.
        Written: move 1, White: pawn f2 f3.
        Black says White touched e1 at move 1. The arbiter decides. FIDE 2023, 4.8. The clocks keep running.
        Ruling 1: Black's complaint dismissed: e1 does not count as touched at move 1. FIDE 2023, 12.
        pawn e7 e5
        White repeats it.
        Pressed.
        Written: move 1, Black: pawn e7 e5.
        pawn g2 g4
        Repeat it.
        Repeated.
        Your clock is running.
        Written: move 2, White: pawn g2 g4.
        queen d8 h4
        Checkmate. Black wins.
        Complete your score sheet now.
        The arbiter has signed off.
        Goodbye.
    "#]]
    .assert_eq(&black);
    expect![[r#"
        The arbiter's passphrase. Enter alone: back.
        Welcome, arbiter.
        The game begins. White's clock is running.
        White: pawn f2 f3
        Black, repeat the move.
        Black repeats it.
        White presses the clock.
        Black says White touched e1 at move 1. The arbiter decides. FIDE 2023, 4.8. The clocks keep running: pause stops them.
        Ruling 1: Black's complaint dismissed: e1 does not count as touched at move 1. FIDE 2023, 12.
        Black: pawn e7 e5
        White, repeat the move.
        White repeats it.
        Black presses the clock.
        White: pawn g2 g4
        Black, repeat the move.
        Black repeats it.
        White presses the clock.
        Black: queen d8 h4, checkmate
        Checkmate. Black wins. Type revoke to take the end back, or sign-off.
        Score sheet: Black must complete it now.
        White has not signed.
        Black has not signed.
        Missing on Black's sheet: move 2, Black.
        Sign off? The match ends and its records are written. Yes or no?
        Signed off.
        Writing the records.
        The records are in HOME/data/matches/1.
        Goodbye.
    "#]]
    .assert_eq(&desk);
    expect![[r#"
        White: Frida Helfer, you type for Emil Muster, White. Opponent: Boris Black.
        White: Time: 1 hour 30 minutes, plus 30 seconds per move.
        White: Every move is announced and repeated. Type your move, then press.
        White: The arbiter starts the clocks.
        Black: You play Black, Boris Black. Opponent: Emil Muster.
        Black: Assistant of White: Frida Helfer.
        Black: Time: 1 hour 30 minutes, plus 30 seconds per move.
        Black: Every move is announced and repeated. Type your move, then press.
        Black: The arbiter starts the clocks.
        Arbiter: type desk to open the desk.
        For one place: black e4.
        Black: White now plays at another terminal.
        Black plays at another terminal now.
        The desk is at another terminal now.
        Goodbye.
    "#]]
    .assert_eq(&host);
    assert_eq!(table.moves(), "1. f3 e5 2. g4 Qh4# 0-1");
}
