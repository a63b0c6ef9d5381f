//! A board of a simultaneous display, as it is heard: whose it is, the way to the next one, the end.

use touchmove::archive::{Guest, SimulBoard};

use super::*;

fn display(board: usize) -> Header {
    let guests = vec![
        Guest::Builtin(1),
        Guest::Engine(7, "/opt/deep".to_owned()),
        Guest::Person("Anna".to_owned()),
    ];
    let simul = SimulBoard { event: 5, board, exhibitor: Color::White, guests };
    simul.header(&header(&start(), Player::Human, None))
}

fn table(header: Header) -> Table {
    let rebuilt = replay(header.clone(), &[]).unwrap();
    Table::with(Session::new(manner("en"), GameId(1), rebuilt), header).opened()
}

#[test]
fn a_move_leads_to_the_next_board_before_it_is_answered() {
    let mut table = table(display(1));
    table.types("board 2").types("e4");
    table.expect(expect![[r#"
        Simul on 3 boards. After each move of yours comes the next board.
        Board 1: level 1.
        Your move.
        > board 2
        (goes to board Board(2))
        > e4
        pawn e2 e4
        (goes to board AfterMove)
    "#]]);
}

#[test]
fn the_last_board_is_played_as_any_other_game() {
    let mut table = table(display(1));
    table.types("e4");
    let acts = table.session.stays_at_board(table.now);
    table.note(acts);
    table.answers("e5").types("Nf3");
    table.expect(expect![[r#"
        Simul on 3 boards. After each move of yours comes the next board.
        Board 1: level 1.
        Your move.
        > e4
        pawn e2 e4
        (goes to board AfterMove)
        (thinks of a move)
        pawn e7 e5
        > Nf3
        knight g1 f3
        (thinks of a move)
    "#]]);
}

#[test]
fn a_guest_at_the_keyboard_moves_when_the_player_is_there() {
    let mut table = table(display(3));
    table.types("e4");
    table.transcript.push_str("---\n");
    table.types("e5").types("next board").types("waiting").types("resign").types("yes");
    table.expect(expect![[r#"
        Board 3: Anna.
        Your move.
        > e4
        pawn e2 e4
        (goes to board AfterMove)
        ---
        > e5
        pawn e7 e5
        > next board
        (goes to board Next)
        > waiting
        (boards: Waiting(At(0)))
        > resign
        Resign for White? yes or no.
        > yes
    "#]]);
}

#[test]
fn a_display_is_begun_by_the_number_of_its_boards() {
    let mut table = Table::new(header(&start(), Player::Builtin, None));
    for line in
        ["simul", "simul many", "simul 1", "simul 8 10+5", "simul 3 blue", "next board", "board 3"]
    {
        table.types(line);
    }
    table.types("simul 4 black friend Anna");
    let begun = table.begun.take().unwrap();
    assert_eq!((begun.white, begun.black, begun.level), (Player::Builtin, Player::Human, 1));
    let simul = begun.simul_board().unwrap();
    let guests = [1, 2, 3].map(Guest::Builtin).into_iter();
    assert!(guests.chain([Guest::Person("Anna".to_owned())]).eq(simul.guests));
    table.types("simul twenty level 5");
    let begun = table.begun.take().unwrap().simul_board().unwrap();
    assert_eq!(begun.guests, vec![Guest::Builtin(5); 20]);
    table.expect(expect![[r#"
        > simul
        (goes to board Last)
        > simul many
        Say the number of boards, 2 to 40: simul 8.
        > simul 1
        Say the number of boards, 2 to 40: simul 8.
        > simul 8 10+5
        No clocks in a simul. Leave out the time.
        > simul 3 blue
        Not understood: blue. Type help new.
        > next board
        No simul is on. To begin one: simul 8.
        > board 3
        board needs a square, for example board e4.
        > simul 4 black friend Anna
        > simul twenty level 5
    "#]]);
}
