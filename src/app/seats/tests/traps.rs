//! Lines that are typed at a wrong moment: what they must not do, and what is said instead.

use expect_test::expect;
use shakmaty::Color;

use crate::app::input::{FromTerminal, Sound};
use crate::app::seats::tests::{Table, match_file};
use crate::archive::What;
use crate::laws::Event;
use crate::table::Place;
use crate::ui::Typed;

const BLIND: &str = "blind = \"yes\"\nmoves = \"fide-en\"\ntalk = \"en\"";
const SEES: &str = "moves = \"en\"\ntalk = \"en\"";
const SEALED: &str = "adjournment = \"yes\"\ndefault-time = \"30\"";

/// Guidelines I.1: who was told to seal and types his move as always has not told it to anybody.
#[test]
fn a_move_that_must_be_sealed_is_not_announced() {
    let mut table = Table::of(BLIND, SEES, SEALED).played("e4 e5");
    table.types(Place::Desk, "adjourn");
    table.types(Place::Desk, "yes");
    table.heard.clear();
    table.script(
        "w Nf3\nw no\nw announce Nf3\nw no\nw correct Nf3\nw no\nw knight f3\nb Nc6\nw yes",
    );
    let announced = |what: &What| matches!(what, What::Event(Event::Announced(_, uci)) if uci.to_string() == "g1f3");
    assert!(!table.kept.iter().any(|entry| announced(&entry.what)), "{}", table.heard);
    expect![[r#"
        > white: Nf3
        white: Seal knight Gustav one Felix three? yes or no.
        > white: no
        white: Cancelled.
        > white: announce Nf3
        white: Seal knight Gustav one Felix three? yes or no.
        > white: no
        white: Cancelled.
        > white: correct Nf3
        white: Seal knight Gustav one Felix three? yes or no.
        > white: no
        white: Cancelled.
        > white: knight f3
        white: Seal knight Gustav one Felix three? yes or no.
        > black: Nc6
        black: Not your turn: White to move.
        > white: yes
        white: White has sealed. Clocks stopped.
        black: White has sealed. Clocks stopped.
        desk: White has sealed. Clocks stopped.
    "#]]
    .assert_eq(&table.heard);
}

/// Whose clock runs is told to a player who takes his seat while one does, and while none does, that
/// they stand.
#[test]
fn c_a_player_who_sits_down_hears_whose_clock_runs() {
    let mut table = Table::of(BLIND, SEES, "announcing = \"off\"").played("e4");
    for (color, runs) in
        [(Color::White, "Black's clock is running."), (Color::Black, "Your clock is running.")]
    {
        table.heard.clear();
        let sits = table.seats.occupy(table.at, Place::Seat(color));
        table.take(sits);
        assert!(table.heard.trim_end().ends_with(runs), "{}", table.heard);
    }
    table.at_desk("pause");
    table.heard.clear();
    let sits = table.seats.occupy(table.at, Place::Seat(Color::White));
    table.take(sits);
    assert!(table.heard.contains("white: Clocks stopped."), "{}", table.heard);
}

/// An adjourned game is not over, at whatever place somebody asks.
#[test]
fn what_is_typed_while_the_game_is_adjourned() {
    let mut table = Table::of(BLIND, SEES, SEALED).played("e4 e5");
    table.at_desk("adjourn\nyes");
    table.script("w seal Nf3\nw yes");
    table.at_desk("envelope");
    table.heard.clear();
    table.script("b Nc6\nw press\nb last\nd resume\nd start");
    let sits = table.seats.occupy(table.at, Place::Seat(Color::Black));
    table.take(sits);
    expect![[r#"
        > black: Nc6
        black: Game adjourned. The arbiter opens the envelope.
        > white: press
        white: Game adjourned. The arbiter opens the envelope.
        > black: last
        black: pawn e7 e5. Black, move 1.
        > desk: resume
        desk: Game adjourned. On the day: due, then open.
        > desk: start
        desk: Game adjourned. On the day: due, then open.
        white: Black now plays at another terminal.
        desk: Terminal connected: Black's seat.
        black: You play Black, Boris Black. Opponent: Anna Weiss.
        black: Time: 1 hour 30 minutes, plus 30 seconds per move.
        black: Every move is announced and repeated. Type your move, then press.
        black: pawn e7 e5. Black, move 1.
        black: Game adjourned. The arbiter opens the envelope.
    "#]]
    .assert_eq(&table.heard);
}

/// Whoever calls is heard where the arbiter would sit, and again when he comes.
#[test]
fn a_call_while_nobody_is_at_the_desk() {
    let mut table = Table::of(BLIND, SEES, "").played("e4 e5");
    table.script(
        "d leave
         w arbiter
         b touched e4
         w two-hands
         b desk
         b example
         b leave
         b desk
         b example",
    );
    expect![[r#"
        > desk: leave
        desk: The desk is closed.
        > white: arbiter
        white: The arbiter is called. The clocks keep running.
        black: White calls the arbiter.
        desk: The arbiter is needed.
        > black: touched e4
        black: Black says White touched e4 at move 2. The arbiter decides. FIDE 2023, 4.8. The clocks keep running.
        white: Black says White touched Eva four at move 2. The arbiter decides. FIDE 2023, 4.8. The clocks keep running.
        desk: The arbiter is needed.
        > white: two-hands
        white: The arbiter is told, and decides. The clocks keep running.
        black: White complains: Black moved with two hands. The arbiter decides. FIDE 2023, 7.5.4. The clocks keep running.
        desk: The arbiter is needed.
        > black: desk
        black: (hidden)
        black: The arbiter's passphrase. Enter alone: back.
        > black: example
        black: Welcome, arbiter. 3 matters wait for your decision.
        black: White calls the arbiter.
        > black: leave
        black: The desk is closed.
        > black: desk
        black: (hidden)
        black: The arbiter's passphrase. Enter alone: back.
        > black: example
        black: Welcome, arbiter. 3 matters wait for your decision.
    "#]]
    .assert_eq(&table.heard);
}

/// The line after a wrong passphrase is a passphrase again, and not seen.
#[test]
fn a_wrong_passphrase_is_asked_for_again() {
    let mut table = Table::new(&match_file(BLIND, SEES, ""));
    table.script("d \nd guess\nd example\nd leave\nw desk\nw guess\nw \nw e4");
    expect![[r#"
        white: You play White, Anna Weiss. Opponent: Boris Black.
        white: Time: 1 hour 30 minutes, plus 30 seconds per move.
        white: Every move is announced and repeated. Type your move, then press.
        white: The arbiter starts the clocks.
        black: You play Black, Boris Black. Opponent: Anna Weiss.
        black: Time: 1 hour 30 minutes, plus 30 seconds per move.
        black: Every move is announced and repeated. Type your move, then press.
        black: The arbiter starts the clocks.
        > desk: 
        desk: (hidden)
        desk: The arbiter's passphrase. Enter alone: back.
        > desk: guess
        desk: (hidden)
        desk: Wrong passphrase. Type it again. Enter alone: back.
        > desk: example
        desk: Welcome, arbiter.
        > desk: leave
        desk: The desk is closed.
        > white: desk
        white: (hidden)
        white: The arbiter's passphrase. Enter alone: back.
        > white: guess
        white: (hidden)
        white: Wrong passphrase. Type it again. Enter alone: back.
        > white: 
        white: The desk stays closed. Type desk to open it.
        > white: e4
        white: The arbiter starts the clocks.
    "#]]
    .assert_eq(&table.heard);
}

/// Bytes that are no text are no passphrase; the next line is one, and not seen.
#[test]
fn a_passphrase_that_is_no_text_is_asked_for_again() {
    let mut table = Table::new(&match_file(BLIND, SEES, ""));
    table.types(Place::Desk, "");
    table.heard.clear();
    table.input(Place::Desk, FromTerminal::Typed(Typed::NotText));
    table.types(Place::Desk, "example");
    expect![[r#"
        desk: (hidden)
        desk: That line is not text in UTF-8. Type it again.
        > desk: example
        desk: Welcome, arbiter.
    "#]]
    .assert_eq(&table.heard);
}

/// An arbiter whose speech is lost reads so at his terminal, whether or not he is at the desk.
#[test]
fn the_arbiter_reads_that_nothing_speaks_any_more() {
    let mut table = Table::new(&match_file(BLIND, SEES, ""));
    table.heard.clear();
    table.input(Place::Desk, FromTerminal::Sound(Sound::Lost("reason-hangs")));
    table.input(Place::Desk, FromTerminal::Sound(Sound::Found));
    expect![[r#"
        desk: Speech has failed: the speech server does not answer. Text only.
        desk: Speech is back.
    "#]]
    .assert_eq(&table.heard);
}

/// D.2.4: nobody is sent to his clock before the opponent has repeated.
#[test]
fn an_announced_move_waits_for_its_repetition() {
    let mut table = Table::of(BLIND, SEES, "");
    table.script("w e4\nw announce\nb e4\nw announce");
    expect![[r#"
        > white: e4
        white: pawn Eva two Eva four
        black: pawn e2 e4
        black: Repeat it.
        desk: White: pawn e2 e4
        desk: Black, repeat the move.
        > white: announce
        white: Announced: pawn Eva two Eva four.
        white: Black must repeat it.
        white: Press the clock.
        > black: e4
        black: Repeated.
        white: Black repeats it.
        desk: Black repeats it.
        > white: announce
        white: Announced: pawn Eva two Eva four.
        white: Press the clock.
    "#]]
    .assert_eq(&table.heard);
}

/// 6.7.1: where nobody is waited for, the arbiter hears what follows before it does.
#[test]
fn an_absence_that_loses_at_once_is_asked_for() {
    let mut table = Table::new(&match_file(BLIND, SEES, "default-time = \"0\""));
    table.types(Place::Desk, "");
    table.types(Place::Desk, "example");
    table.heard.clear();
    table.script("d absent white\nd no\nd start\nd absent black\nd yes\nd start\nd resume");
    expect![[r#"
        > desk: absent white
        desk: Mark White absent? White then loses at once: no waiting time is left. Yes or no?
        > desk: no
        desk: Nothing done.
        > desk: start
        desk: The game begins. White's clock is running.
        white: The game begins. White's clock is running.
        black: The game begins. White's clock is running.
        > desk: absent black
        desk: Mark Black absent? Black then loses at once: no waiting time is left. Yes or no?
        > desk: yes
        desk: Black is absent.
        desk: White wins. Black arrived too late. FIDE 2023, 6.7.1. Type revoke to take the end back, or sign-off.
        white: Black is absent.
        white: White wins. Black arrived too late. FIDE 2023, 6.7.1.
        black: Black is absent.
        black: White wins. Black arrived too late. FIDE 2023, 6.7.1.
        > desk: start
        desk: The game is over. Type revoke to take the end back, or sign-off.
        > desk: resume
        desk: The game is over. Type revoke to take the end back, or sign-off.
    "#]]
    .assert_eq(&table.heard);
}

/// Waited for, he is noted as absent at once, and hears so when he comes and types.
#[test]
fn who_is_noted_as_absent_hears_so() {
    let mut table = Table::of(BLIND, SEES, "default-time = \"30\"");
    table.script("d absent white\nw e4\nd arrived white\nw e4");
    expect![[r#"
        > desk: absent white
        desk: White is absent.
        white: White is absent.
        black: White is absent.
        > white: e4
        white: You are marked absent. Call the arbiter: arbiter.
        > desk: arrived white
        desk: White has arrived.
        white: White has arrived.
        black: White has arrived.
        > white: e4
        white: pawn Eva two Eva four
        black: pawn e2 e4
        black: Repeat it.
        desk: White: pawn e2 e4
        desk: Black, repeat the move.
    "#]]
    .assert_eq(&table.heard);
}

/// A question is still known when something else was heard meanwhile, and an offer is not a question.
#[test]
fn questions_and_offers() {
    let mut table = Table::of(BLIND, SEES, "").played("e4 e5");
    table.script("w draw\nw xyzzy\nw yes\nb yes\nb no\nb decline\nd pause\nw arbiter\nw Nf3");
    expect![[r#"
        > white: draw
        white: Offer a draw now? The right moment is after your move, before you press. yes or no.
        > white: xyzzy
        white: xyzzy is neither yes nor no.
        white: Offer a draw now? The right moment is after your move, before you press. yes or no.
        > white: yes
        white: Draw offered.
        black: White offers a draw.
        desk: White offers a draw.
        desk: White offers a draw at the wrong moment. The offer is valid. FIDE 2023, 11.5.
        > black: yes
        black: Type accept or decline.
        > black: no
        black: Type accept or decline.
        > black: decline
        black: Black declines the draw.
        white: Black declines the draw.
        desk: Black declines the draw.
        > desk: pause
        desk: Clocks stopped.
        white: Clocks stopped.
        black: Clocks stopped.
        > white: arbiter
        white: The arbiter is called.
        black: White calls the arbiter.
        desk: White calls the arbiter.
        > white: Nf3
        white: Clocks stopped. The arbiter will start them.
    "#]]
    .assert_eq(&table.heard);
}

/// 7.5.1, 11.3.1: who may not ask for the position must hear it once, when the arbiter has set it.
#[test]
fn a_position_that_is_set_is_read_out_once() {
    let mut table = Table::of(BLIND, SEES, "").played("e4 e5");
    table.script("d allow black position-readout");
    table.heard.clear();
    table.script("d position 4k3/8/8/8/8/8/4P3/4K3 w - -\nw board\nd revoke 1\nd revoke 2");
    expect![[r#"
        > desk: position 4k3/8/8/8/8/8/4P3/4K3 w - -
        desk: Ruling 1: Position set. Ask for the board to hear it. FIDE 2023, 7.6.
        desk: Position being examined. If neither side can mate, the game ends as a draw in a moment.
        desk: White's board is not seen. Check yourself that it is right.
        desk: Black's board is not seen. Check yourself that it is right.
        desk: Clocks stopped. When the boards are right, type resume.
        white: Clocks stopped.
        white: Ruling 1: Position set. Set up your board.
        white: Rank eight: black king Eva.
        white: Ranks seven to three: empty.
        white: Rank two: white pawn Eva.
        white: Rank one: white king Eva.
        black: Clocks stopped.
        black: Ruling 1: Position set. Ask for the board to hear it. FIDE 2023, 7.6.
        > white: board
        white: Position not available. Feel your own board. FIDE 2023, 11.3.1.
        desk: White has asked for, and been refused: position read out.
        > desk: revoke 1
        desk: Ruling 2: Ruling 1 is revoked. It was: Position set. Ask for the board to hear it. FIDE 2023, 12.
        desk: Back to the position after move 1, Black.
        desk: White's board is not seen. Check yourself that it is right.
        desk: Black's board is not seen. Check yourself that it is right.
        desk: Clocks stopped. When the boards are right, type resume.
        white: Ruling 2: Ruling 1 is revoked. It was: Position set. Ask for the board to hear it. FIDE 2023, 12.
        white: Back to the position after move 1, Black.
        white: Set up your board again: too much has changed.
        white: Rank eight: black rooks Anna, Hector,
        white: knights Bella, Gustav, bishops Cesar,
        white: Felix, queen David, king Eva.
        white: Rank seven: black pawns Anna to David,
        white: Felix to Hector.
        white: Rank six: empty.
        white: Rank five: black pawn Eva.
        white: Rank four: white pawn Eva.
        white: Rank three: empty.
        white: Rank two: white pawns Anna to David,
        white: Felix to Hector.
        white: Rank one: white rooks Anna, Hector,
        white: knights Bella, Gustav, bishops Cesar,
        white: Felix, queen David, king Eva.
        black: Ruling 2: Ruling 1 is revoked. It was: Position set. Ask for the board to hear it. FIDE 2023, 12.
        black: Back to the position after move 1, Black.
        black: Set up your board again: too much has changed.
        black: Rank 1: white rooks h, a, knights g, b,
        black: bishops f, c, king e, queen d.
        black: Rank 2: white pawns h, g, f, d, c, b, a.
        black: Rank 3: empty.
        black: Rank 4: white pawn e.
        black: Rank 5: black pawn e.
        black: Rank 6: empty.
        black: Rank 7: black pawns h, g, f, d, c, b, a.
        black: Rank 8: black rooks h, a, knights g, b,
        black: bishops f, c, king e, queen d.
        > desk: revoke 2
        desk: Ruling 2 has taken ruling 1 back. To rule that again, type its command, such as add-time white 2.
    "#]]
    .assert_eq(&table.heard);
}

/// An echo that names check or capture would tell its maker what he has not seen (11.3.1).
#[test]
fn no_announcement_tells_more_than_the_move() {
    let mut table = Table::of(BLIND, SEES, "").played("e4 d5");
    table.script("w exd5\nb exd5\nw press\nb Nf6\nw Nf6\nb press\nw Bb5");
    expect![[r#"
        > white: exd5
        white: pawn Eva four David five
        black: pawn e4 d5
        black: Repeat it.
        desk: White: pawn e4 takes d5
        desk: Black, repeat the move.
        > black: exd5
        black: Repeated.
        white: Black repeats it.
        desk: Black repeats it.
        > white: press
        white: Pressed.
        black: Your clock is running.
        desk: White presses the clock.
        > black: Nf6
        black: knight g8 f6
        white: knight Gustav eight Felix six
        white: Repeat it.
        desk: Black: knight g8 f6
        desk: White, repeat the move.
        > white: Nf6
        white: Repeated.
        black: White repeats it.
        desk: White repeats it.
        > black: press
        black: Pressed.
        black: Move 1, White, is missing on your sheet. Write it before you move.
        white: Your clock is running.
        desk: Black presses the clock.
        desk: Black must first write move 1, White. FIDE 2023, 8.1.1.
        > white: Bb5
        white: bishop Felix one Bella five
        black: bishop f1 b5
        black: Repeat it.
        desk: White: bishop f1 b5, check
        desk: Black, repeat the move.
    "#]]
    .assert_eq(&table.heard);
}

/// Until the clock is pressed a player is not told that his move is illegal (7.5.1): an offer and a claim
/// are answered as after a legal one.
#[test]
fn an_illegal_announcement_is_not_given_away_by_an_offer_or_a_claim() {
    let said_after = |mv: &str| {
        let mut table = Table::of(BLIND, SEES, "").played("e4 e5");
        table.script(&format!("w {mv}"));
        table.heard.clear();
        table.script("w claim threefold\nw claim fifty\nw draw");
        table.heard
    };
    let after = said_after("g1 g3");
    assert_eq!(after, said_after("Nf3"));
    expect![[r#"
        > white: claim threefold
        white: Too late to claim: you have started your move. FIDE 2023, 9.4.
        > white: claim fifty
        white: Too late to claim: you have started your move. FIDE 2023, 9.4.
        > white: draw
        white: Draw offered.
        black: White offers a draw.
        desk: White offers a draw.
    "#]]
    .assert_eq(&after);
}
