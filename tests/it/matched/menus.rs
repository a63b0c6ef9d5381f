//! The menu on the button of a peg board, in a whole match: who has nothing else under his hands stops the
//! clocks, claims, and asks for five seconds a move.

use std::fs;

use crate::matched::{ENGLISH, GERMAN, SILENT, Table, lay, pegs};
use crate::program::Home;

/// A match with a quickplay finish, without an increment.
fn finish(home: &Home) {
    let white = [GERMAN, SILENT, &pegs(home, "pegs")].concat();
    let rest = "announcing = \"off\"\nquickplay = \"yes\"";
    lay(home, rest, &white, &[ENGLISH, SILENT].concat());
    let file = fs::read_to_string(home.path("match.toml")).unwrap();
    home.write_private("match.toml", &file.replace("90+30", "90"));
}

#[test]
fn c1_a_blind_player_at_a_peg_board_does_everything_by_the_button() {
    let home = Home::new();
    finish(&home);
    let mut table = Table::new(home);
    table.board("pegs");
    table.host();
    table.of("host").wait_for("arbiter starts the clocks");
    for (place, told) in [("white", "now plays at another"), ("black", "another terminal now")] {
        table.sits(place);
        table.of("host").wait_for(told);
    }
    table.sits("desk");
    table.plays("white hears Du spielst auf dem Brett.");
    table.enters();
    table.plays(
        "desk types start
         white hears Die Partie beginnt.
         black hears The game begins.
         pegs types lift e2
         white hears Eva zwei
         pegs types seat e4
         white hears Eva vier
         pegs types press
         black hears pawn e2 e4
         black types e5
         white hears Eva sieben Eva fünf
         pegs types lift e7
         white hears Eva sieben
         pegs types seat e5
         white hears Auf deinem Brett
         desk types set-clock white 1:55
         desk hears Yes or no?
         desk types yes
         white hears Uhr von Weiß",
    );
    // He hears the last move, goes to the third choice behind the first, and claims; the arbiter rejects
    // it.
    table.plays(
        "pegs types long
         white hears Eva sieben Eva fünf
         pegs types long
         white hears verlassen
         white hears Drücken
         pegs types press
         white hears Uhren anhalten
         pegs types press
         white hears nicht gewinnen
         pegs types press
         white hears versucht nicht
         pegs types long
         desk hears White claims a draw
         desk hears Clocks stopped
         black hears Clocks stopped
         desk types reject
         black hears 2 minutes
         desk types resume
         white hears Uhr",
    );
    // He stops the clocks to call the arbiter.
    table.plays(
        "pegs types long
         white hears Eva sieben Eva fünf
         pegs types long
         white hears Drücken
         pegs types press
         white hears Uhren anhalten
         pegs types long
         desk hears White has stopped the clocks
         black hears Clocks stopped
         desk types accept
         desk types resume
         black hears Clocks running",
    );
    // He holds it once too often, and nothing is done; a press is one at the game then.
    table.plays(
        "pegs types long
         white hears Eva sieben Eva fünf
         pegs types long
         white hears verlassen
         pegs types long
         white hears geschlossen
         pegs types press
         white hears Nichts gezogen",
    );
    // He asks for five seconds a move, which is a draw offer too; Black declines, and the arbiter grants
    // them. Each has them from the next move on.
    table.plays(
        "pegs types long
         white hears Eva sieben Eva fünf
         pegs types long
         white hears Drücken
         pegs types press
         pegs types press
         pegs types press
         pegs types press
         white hears fünf Sekunden
         pegs types long
         black hears White offers a draw
         black types decline
         desk hears White asks for five seconds per move
         desk types increment on
         black hears five seconds more per move
         white hears 2 Minuten
         pegs types lift g1
         white hears Gustav eins
         pegs types seat f3
         white hears Felix drei
         pegs types press
         black hears knight g1 f3",
    );
}
